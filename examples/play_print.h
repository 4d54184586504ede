/* SPDX-License-Identifier: MIT */
/* Words on a terminal of 80 columns. */
#ifndef PLAY_PRINT_H
#define PLAY_PRINT_H

#include <stddef.h>

/* How many columns UTF-8 takes, of the letters that are used here. */
int play_width(const char *text);

/* Prints the words of a text from the column that the line has reached, on new lines with so many
 * blanks before them where they would not fit. The caller ends the line. */
void play_flow(int *column, const char *text, int indent);

/* Prints lines, each broken where it is too long, further lines of it two columns to the right. */
void play_wrap(const char *lines);

#endif
