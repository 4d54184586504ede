/* SPDX-License-Identifier: MIT */
#include "text.h"

#include <string.h>

chinczyk_status chinczyk_text_begin(struct text *text, char *buffer, size_t capacity,
                                    size_t *needed) {
    *text = (struct text){buffer, capacity, 0};
    if (needed)
        *needed = 0;
    if (!buffer && capacity)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (capacity)
        buffer[0] = '\0';
    return CHINCZYK_OK;
}

void chinczyk_text_put_char(struct text *text, char put) {
    if (text->length < text->capacity)
        text->buffer[text->length] = put;
    text->length++;
}

void chinczyk_text_put(struct text *text, const char *put) {
    while (*put)
        chinczyk_text_put_char(text, *put++);
}

void chinczyk_text_put_number(struct text *text, uint64_t put) {
    if (put > 9)
        chinczyk_text_put_number(text, put / 10);
    chinczyk_text_put_char(text, (char)('0' + put % 10));
}

void chinczyk_text_put_square(struct text *text, int square) {
    if (square == CHINCZYK_BASE)
        chinczyk_text_put_char(text, 'b');
    else
        chinczyk_text_put_number(text, (uint64_t)square);
}

chinczyk_status chinczyk_text_end(struct text *text, size_t *needed) {
    chinczyk_text_put_char(text, '\0');
    if (needed)
        *needed = text->length;
    if (!text->capacity || text->length <= text->capacity)
        return CHINCZYK_OK;
    text->buffer[0] = '\0';
    return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
}

size_t chinczyk_text_number(const char *at, const char *end, uint64_t *number) {
    const char *begin = at;

    *number = 0;
    for (; at < end && *at >= '0' && *at <= '9'; at++) {
        unsigned digit = (unsigned)(*at - '0');

        if (at > begin && *begin == '0')
            return 0;
        if (*number > (UINT64_MAX - digit) / 10)
            *number = UINT64_MAX;
        else
            *number = *number * 10 + digit;
    }
    return (size_t)(at - begin);
}

int chinczyk_text_is(const char *at, const char *end, const char *word) {
    size_t length = strlen(word);

    return (size_t)(end - at) == length && !memcmp(at, word, length);
}
