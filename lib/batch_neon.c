/* SPDX-License-Identifier: MIT */
/* 16 games, with the vectors that every 64-bit ARM has. */
#include "batch.h"

#ifdef BATCH_NEON

#define LANES 16
#include "batch_logic.h"

#include <arm_neon.h>

ALWAYS_INLINE vec vec_min(vec a, vec b) {
    return (vec)vminq_u8((uint8x16_t)a, (uint8x16_t)b);
}

ALWAYS_INLINE vec vec_excess(vec a, vec b) {
    return (vec)vqsubq_u8((uint8x16_t)a, (uint8x16_t)b);
}

ALWAYS_INLINE uint64_t vec_bits(vec m) {
    /* A bit of each lane, added up for the lower and the upper eight of them. */
    static const uint8_t bits[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    uint8x16_t marks = vandq_u8((uint8x16_t)m, vld1q_u8(bits));

    return vaddv_u8(vget_low_u8(marks)) | (uint64_t)vaddv_u8(vget_high_u8(marks)) << 8;
}

ALWAYS_INLINE words words_high(words a, uint16_t n) {
    uint16x8_t words8 = (uint16x8_t)a;

    return (words)vcombine_u16(vshrn_n_u32(vmull_n_u16(vget_low_u16(words8), n), 16),
                               vshrn_n_u32(vmull_n_u16(vget_high_u16(words8), n), 16));
}

#define BATCH_PLAY chinczyk_batch_neon
#include "batch_core.h"

#endif
