/* SPDX-License-Identifier: MIT */
/*
 * The obvious program (arrays.h) at its best: a whole game in one call, everything inline, the
 * rules constant. What playouts and batches of the library are compared with.
 */
#ifndef BENCH_INLINED_H
#define BENCH_INLINED_H

#include <chinczyk.h>

enum inlined_game {
    INLINED_POLISH_2, /* polish for so many players */
    INLINED_POLISH_4,
    INLINED_POLISH_4_FIRST_WINNER, /* polish,finish=first-winner */
    INLINED_GAMES
};

/* Plays a game, player 0 first, with the library's die and with picks of pick.h from `pick` on;
 * gives the number of rolls. */
uint64_t inlined_playout(enum inlined_game game, uint64_t seed, uint64_t pick);

/* The rules that it was compiled with. */
const chinczyk_rules *inlined_rules(enum inlined_game game);

#endif
