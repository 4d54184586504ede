/* SPDX-License-Identifier: MIT */
/* Lines and numbers that a person types. */
#ifndef PLAY_INPUT_H
#define PLAY_INPUT_H

#include <stdint.h>

enum { PLAY_LINE = 1024 };

/* Reads a line without the blanks around it; 0 at the end of input. */
int play_read_line(char line[PLAY_LINE]);

/* Reads decimal digits and nothing else; 0 where the text is not such a number up to max. */
int play_read_number(const char *text, uint64_t max, uint64_t *number);

/* Reads players as "0,2", "all" or "none" into a set; 0 where the text names no such players. */
int play_read_players(const char *text, int32_t players, uint32_t *set);

#endif
