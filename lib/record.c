/* SPDX-License-Identifier: MIT */
/* Records: where they begin and end, their faults, their results. */
#include "record.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "position.h"

chinczyk_status chinczyk_record_fault(const struct source *source, const char *at,
                                      chinczyk_status status, const char *field, const char *reason,
                                      ...) {
    char told[sizeof((chinczyk_error *)0)->reason];
    uint64_t line = source->line + chinczyk_record_lines(source->text, at);
    va_list arguments;

    va_start(arguments, reason);
    vsnprintf(told, sizeof told, reason, arguments);
    va_end(arguments);
    return chinczyk_status_fail(source->error, status, at - source->text, field,
                                "line %" PRIu64 ": %s", line, told);
}

uint64_t chinczyk_record_lines(const char *at, const char *end) {
    uint64_t lines = 0;

    for (; at < end; at++)
        lines += *at == '\n';
    return lines;
}

void chinczyk_record_skip(struct source *source) {
    int comment = 0;

    for (; source->at < source->end; source->at++) {
        char c = *source->at;

        if (c == '\n')
            comment = 0;
        else if (c == ';')
            comment = 1;
        else if (!comment && !record_is_blank(c))
            return;
    }
}

const char *chinczyk_record_skip_blank_lines(const char *at, const char *end) {
    for (const char *next = at; next < end; next++) {
        if (*next == '\n')
            at = next + 1;
        else if (!record_is_blank(*next))
            return at;
    }
    return end;
}

int chinczyk_record_is_end(const char *at, const char *end) {
    if (end - at < 3 || memcmp(at, "end", 3) != 0)
        return 0;
    at += 3;
    at += at < end && *at == '\r';
    return at == end || *at == '\n';
}

void chinczyk_record_put_result(struct text *text, const chinczyk_game *game) {
    int32_t place[COLOURS];

    if (game->now.position.phase != CHINCZYK_PHASE_OVER) {
        chinczyk_text_put_char(text, '*');
        return;
    }
    chinczyk_position_places(&game->ruleset, &game->now.position, place);
    for (unsigned p = 0; p < game->ruleset.players; p++) {
        if (p)
            chinczyk_text_put_char(text, ' ');
        chinczyk_text_put_number(text, (uint64_t)place[p]);
    }
}

chinczyk_status chinczyk_record_end_text(struct text *text, size_t *needed, chinczyk_error *error) {
    if (chinczyk_text_end(text, needed))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_BUFFER_TOO_SMALL, -1, "",
                                    "the buffer is too small");
    return chinczyk_status_ok(error);
}

chinczyk_status chinczyk_record_find(const char *text, size_t length, size_t *begin, size_t *end) {
    const char *at, *last;

    if (begin)
        *begin = 0;
    if (end)
        *end = 0;
    if (!text || !begin)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    last = text + length;
    at = chinczyk_record_skip_blank_lines(text, last);
    *begin = (size_t)(at - text);
    while (at < last) {
        const char *feed = memchr(at, '\n', (size_t)(last - at));

        if (!feed)
            break;
        if (chinczyk_record_is_end(at, feed)) {
            if (end)
                *end = (size_t)(feed + 1 - text);
            break;
        }
        at = feed + 1;
    }
    return CHINCZYK_OK;
}
