/* SPDX-License-Identifier: MIT */
/* The text of a position, as doc/notation.md tells it. */
#include "simple.h"

#include <string.h>

static void put(char *text, const char *word) {
    strcat(text, word);
}

static void put_number(char *text, int number) {
    char digit[] = {(char)('0' + number % 10), '\0'};
    if (number >= 10)
        put_number(text, number / 10);
    put(text, digit);
}

static void put_square(char *text, int square) {
    if (square == CHINCZYK_BASE)
        put(text, "b");
    else
        put_number(text, square);
}

static bool has_left(const simple *s, int player) {
    for (int i = 0; i < s->left_count; i++)
        if (s->left[i] == player)
            return true;
    return false;
}

static void put_pieces(const simple *s, char *text) {
    for (int c = 0; c < (int)s->rules.colours; c++) {
        put(text, c == 0 ? " " : "/");
        if (s->owner[c] == SIMPLE_NOBODY)
            put(text, ".");
        else if (has_left(s, s->owner[c]))
            put(text, "x");
        else
            for (int pawn = 0; pawn < (int)s->rules.pawns; pawn++) {
                put(text, pawn == 0 ? "" : ",");
                put_square(text, s->piece[4 * c + pawn].square);
            }
    }
    if (!s->rules.robbers)
        return;
    int count = 0;
    put(text, "/r");
    for (int i = CHINCZYK_ROBBER; i < SIMPLE_PIECES; i++)
        if (s->piece[i].there) {
            put(text, count++ == 0 ? "" : ",");
            put_number(text, s->piece[i].owner);
            put(text, "@");
            put_square(text, s->piece[i].square);
        }
    if (count == 0)
        put(text, "-");
}

static void put_phase(const simple *s, char *text) {
    switch (s->phase) {
    case CHINCZYK_PHASE_ROLL_OFF:
        for (int p = 0; p < s->players; p++) {
            put(text, p == 0 ? "off:" : ",");
            if (s->off[p] == SIMPLE_OFF_OUT)
                put(text, ".");
            else if (s->off[p] == 0)
                put(text, "_");
            else
                put_number(text, s->off[p]);
        }
        return;
    case CHINCZYK_PHASE_OVER:
        put(text, "over");
        return;
    default:
        put(text, s->phase == CHINCZYK_PHASE_ROLL ? "roll" : "move");
        for (int i = 0; i < s->face_count; i++) {
            put(text, i == 0 ? ":" : "+");
            put_number(text, s->faces[i]);
        }
    }
}

void simple_text(const simple *s, char text[SIMPLE_TEXT]) {
    text[0] = '\0';
    for (int c = 0; c < (int)s->rules.colours; c++)
        if (s->owner[c] == SIMPLE_NOBODY)
            put(text, ".");
        else
            put_number(text, s->owner[c]);
    put_pieces(s, text);
    put(text, " ");
    put_number(text, s->turn);
    put(text, " ");
    put_phase(s, text);
    put(text, " t");
    put_number(text, s->rolls_used);
    put(text, "s");
    put_number(text, s->row);
    put(text, " ");
    if (s->placed_count + s->left_count == 0)
        put(text, "-");
    for (int i = 0; i < s->placed_count; i++) {
        put(text, i == 0 ? "" : ",");
        put_number(text, s->placed[i]);
    }
    for (int i = 0; i < s->left_count; i++) {
        put(text, i + s->placed_count == 0 ? "x" : ",x");
        put_number(text, s->left[i]);
    }
}
