/* SPDX-License-Identifier: MIT */
/*
 * The obvious program (arrays.h) behind calls like those of the library, in a shared library of
 * its own: what chinczyk-bench compares the library with. Of the rules it knows what some preset
 * has, of players those with one colour each. The caller names who begins. It keeps no history,
 * and has no events and no texts.
 */
#ifndef BENCH_YARDSTICK_H
#define BENCH_YARDSTICK_H

#include <chinczyk.h>

typedef struct yardstick_game yardstick_game;

/* INVALID_ARGUMENT also for rules that it does not know. */
CHINCZYK_API chinczyk_status yardstick_new(const chinczyk_rules *rules, int32_t players,
                                           int32_t first, uint64_t seed, yardstick_game **game);
CHINCZYK_API chinczyk_status yardstick_copy(const yardstick_game *game, yardstick_game **copy);
CHINCZYK_API void yardstick_free(yardstick_game *game);

/* As the functions of the library that are named so. */
CHINCZYK_API chinczyk_phase yardstick_phase(const yardstick_game *game);
CHINCZYK_API int32_t yardstick_player(const yardstick_game *game);
CHINCZYK_API chinczyk_status yardstick_roll(yardstick_game *game, int32_t face, int32_t *rolled);
CHINCZYK_API chinczyk_status yardstick_moves(const yardstick_game *game, chinczyk_move *moves,
                                             size_t capacity, size_t *count);
CHINCZYK_API chinczyk_status yardstick_play(yardstick_game *game, const chinczyk_move *move);

/* Place taken so far by a player, 0 none. */
CHINCZYK_API int32_t yardstick_place(const yardstick_game *game, int32_t player);

/* The leaves of chinczyk_game_perft(), every one of them played. */
CHINCZYK_API uint64_t yardstick_perft(const yardstick_game *game, uint32_t depth);

#endif
