/* SPDX-License-Identifier: MIT */
/* The text of a move: doc/notation.md, "Move". */
#include "move_text.h"

#include "text.h"

static int is_piece(int piece) {
    return piece >= 0 && piece < CHINCZYK_ROBBER + ROBBERS;
}

static int is_square(int square) {
    return square == CHINCZYK_BASE || square >= 0;
}

chinczyk_status chinczyk_move_format(const chinczyk_move *move, char *buffer, size_t capacity,
                                     size_t *needed) {
    struct text text;
    chinczyk_status status = chinczyk_text_begin(&text, buffer, capacity, needed);

    if (status)
        return status;
    if (!move)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (move->flags & CHINCZYK_MOVE_PASS) {
        chinczyk_text_put(&text, "pass");
        return chinczyk_text_end(&text, needed);
    }
    if (!is_piece(move->piece) || !is_square(move->from_square) || !is_square(move->to_square))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (move->piece >= CHINCZYK_ROBBER) {
        chinczyk_text_put_char(&text, 'r');
        chinczyk_text_put_number(&text, (uint64_t)(move->piece - CHINCZYK_ROBBER));
    } else {
        chinczyk_text_put_number(&text, (uint64_t)move->piece / PAWNS);
    }
    chinczyk_text_put_char(&text, ':');
    chinczyk_text_put_square(&text, move->from_square);
    chinczyk_text_put_char(&text, move->flags & CHINCZYK_MOVE_PAIR ? '=' : '-');
    chinczyk_text_put_square(&text, move->to_square);
    if (move->flags & CHINCZYK_MOVE_CAPTURE)
        chinczyk_text_put_char(&text, 'x');
    if (move->flags & CHINCZYK_MOVE_BUST)
        chinczyk_text_put_char(&text, '!');
    return chinczyk_text_end(&text, needed);
}

static const char *skip_number(const char *at, const char *end) {
    uint64_t ignored;

    return at + chinczyk_text_number(at, end, &ignored);
}

static const char *skip_square(const char *at, const char *end) {
    return at < end && *at == 'b' ? at + 1 : skip_number(at, end);
}

int chinczyk_move_text_has_form(const char *at, const char *end) {
    const char *begin;

    if (chinczyk_text_is(at, end, "pass"))
        return 1;
    at += *at == 'r';
    begin = at;
    at = skip_number(at, end);
    if (at == begin || *at != ':')
        return 0;
    begin = ++at;
    at = skip_square(at, end);
    if (at == begin || (*at != '-' && *at != '='))
        return 0;
    begin = ++at;
    at = skip_number(at, end);
    if (at == begin)
        return 0;
    at += *at == 'x' || *at == '!';
    return at == end;
}
