/* SPDX-License-Identifier: MIT */
/*
 * The generator behind the game's own die, the same on every machine for ever
 * (doc/notation.md, "The die").
 *
 * The state is a counter that grows by a fixed odd step; a draw is the state
 * after the step, its bits mixed by two rounds of shift, exclusive or and
 * multiplication. So every seed has the full period of 2^64, and the state can be
 * saved and put back as one number.
 */
#ifndef LIB_RANDOM_H
#define LIB_RANDOM_H

#include <stdint.h>

#include "hints.h"

#define RANDOM_STEP UINT64_C(0x9e3779b97f4a7c15)

static inline uint64_t random_draw(uint64_t *state) {
    uint64_t x = *state += RANDOM_STEP;

    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

/* Draws once without looking. */
static inline void random_skip(uint64_t *state) {
    *state += RANDOM_STEP;
}

/* A draw's high word, times n. */
static inline uint64_t random_product(uint64_t *state, uint32_t n) {
    return (random_draw(state) >> 32) * n;
}

/* Whether such a product is one of those that are drawn again. */
static inline int random_is_surplus(uint64_t product, uint32_t n) {
    return SELDOM((uint32_t)product < n) && (uint32_t)product < (0u - n) % n;
}

/*
 * A number below n, all equally likely: the high half of draw * n. Of the 2^32
 * values of the draw's high word, those whose product falls into the first
 * 2^32 mod n of a residue are drawn again, so that each number keeps the same
 * count of values.
 */
static inline uint32_t random_below(uint64_t *state, uint32_t n) {
    uint64_t product;

    do
        product = random_product(state, n);
    while (random_is_surplus(product, n));
    return (uint32_t)(product >> 32);
}

static inline int random_face(uint64_t *state) {
    return 1 + (int)random_below(state, 6);
}

#endif
