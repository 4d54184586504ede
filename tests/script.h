/* SPDX-License-Identifier: MIT */
/* Games written down: a start, and steps in one line, such as "6 0:b-0 3 x1 pass". */
#ifndef SCRIPT_H
#define SCRIPT_H

#include <chinczyk.h>
#include <criterion/criterion.h>

chinczyk_rules script_rules(const char *rules);

/* A game that begins with these seats, or at this position; the caller frees it. */
chinczyk_game *script_begin(const char *rules, const char *start);

/* Steps with a space between: a digit is rolled, x and a digit is a player who leaves, anything
 * else is the text of a move. Each must be accepted. */
void script_play(chinczyk_game *game, const char *steps);

/* Tells the test that failed where the game stands. */
#define script_assert(game, condition)                                                             \
    do {                                                                                           \
        char script_at[256] = "";                                                                  \
        chinczyk_game_position(game, script_at, sizeof script_at, NULL);                           \
        cr_assert(condition, "%s: position %s", #condition, script_at);                            \
    } while (0)

#endif
