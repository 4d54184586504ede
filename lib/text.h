/* SPDX-License-Identifier: MIT */
/* Writing into a caller's buffer, and reading numbers. */
#ifndef LIB_TEXT_H
#define LIB_TEXT_H

#include <chinczyk.h>

/* What is being written. `length` counts what does not fit, too. */
struct text {
    char *buffer;
    size_t capacity;
    size_t length;
};

/* Makes the caller's outputs empty. A capacity without a buffer is refused. */
chinczyk_status chinczyk_text_begin(struct text *text, char *buffer, size_t capacity,
                                    size_t *needed);

void chinczyk_text_put(struct text *text, const char *put);
void chinczyk_text_put_char(struct text *text, char put);
void chinczyk_text_put_number(struct text *text, uint64_t put);
void chinczyk_text_put_square(struct text *text, int square);

/* Ends the text; tells its size. A text that does not fit is made empty. */
chinczyk_status chinczyk_text_end(struct text *text, size_t *needed);

/*
 * Reads `0`, or digits without a leading zero; a number too great for the type
 * becomes its greatest. The length read, 0 where there is no number.
 */
size_t chinczyk_text_number(const char *at, const char *end, uint64_t *number);

/* Whether the text from `at` to `end` is a word. */
int chinczyk_text_is(const char *at, const char *end, const char *word);

#endif
