/* SPDX-License-Identifier: MIT */
/*
 * Picks among legal moves, in the library's games and in the yardsticks' alike. It costs next to
 * nothing, so that what is measured are they: one step of a linear congruence, of which the high
 * bits are good.
 */
#ifndef BENCH_PICK_H
#define BENCH_PICK_H

#include <stdint.h>

static inline uint32_t pick_below(uint64_t *state, uint32_t n) {
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*state >> 32) * n >> 32);
}

#endif
