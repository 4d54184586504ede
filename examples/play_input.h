/* SPDX-License-Identifier: MIT */
/* Lines and numbers that a person types, and how long that took. */
#ifndef PLAY_INPUT_H
#define PLAY_INPUT_H

#include <stdint.h>

enum { PLAY_LINE = 1024 };

/* How reading a line went. */
typedef enum play_input { PLAY_TYPED, PLAY_ENDED, PLAY_LATE } play_input;

/* For play_await_line(): as long as it takes. */
#define PLAY_FOR_EVER UINT64_MAX

/* Reads a line without the blanks around it, and tells how many milliseconds that took. PLAY_LATE
 * where it did not come within so many (on Windows it is waited for all the same). */
play_input play_await_line(char line[PLAY_LINE], uint64_t milliseconds, uint64_t *took);

/* The same without a clock; 0 at the end of input. */
int play_read_line(char line[PLAY_LINE]);

/* Reads decimal digits and nothing else; 0 where the text is not such a number up to max. */
int play_read_number(const char *text, uint64_t max, uint64_t *number);

/* The first byte of a text that would lead a terminal astray, which is one of a control character;
 * null where there is none. */
char *play_find_control(char *text);

/* Reads players as "0,2", "all" or "none" into a set; 0 where the text names no such players. */
int play_read_players(const char *text, int32_t players, uint32_t *set);

#endif
