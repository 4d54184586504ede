/* SPDX-License-Identifier: MIT */
/* 16 games, with no more than what the compiler makes of its vectors on any machine. */
#include "batch.h"

#ifdef BATCH_PLAIN

#define LANES 16
#include "batch_logic.h"

ALWAYS_INLINE vec vec_min(vec a, vec b) {
    return vec_mix((vec)(a < b), a, b);
}

ALWAYS_INLINE vec vec_excess(vec a, vec b) {
    return (a - b) & (vec)(a > b);
}

ALWAYS_INLINE uint64_t vec_bits(vec m) {
    uint64_t halves[2], bits = 0;

    memcpy(halves, &m, sizeof halves);
    if (halves[0] | halves[1])
        for (unsigned lane = 0; lane < LANES; lane++)
            bits |= (uint64_t)(m[lane] >> 7) << lane;
    return bits;
}

ALWAYS_INLINE words words_high(words a, uint16_t n) {
    for (unsigned i = 0; i < LANES / 2; i++)
        a[i] = (uint16_t)((uint32_t)a[i] * n >> 16);
    return a;
}

#define BATCH_PLAY chinczyk_batch_plain
#include "batch_core.h"

#endif
