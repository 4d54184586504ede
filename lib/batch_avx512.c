/* SPDX-License-Identifier: MIT */
/*
 * 64 games, with AVX-512 F and BW. A comparison puts its result into a mask register
 * and takes long; so what can be had by arithmetic is.
 */
#include "batch.h"

#ifdef BATCH_AVX512

#define LANES 64
#include "batch_vector.h"

#include <immintrin.h>

ALWAYS_INLINE vec vec_min(vec a, vec b) {
    return (vec)_mm512_min_epu8((__m512i)a, (__m512i)b);
}

ALWAYS_INLINE vec vec_excess(vec a, vec b) {
    return (vec)_mm512_subs_epu8((__m512i)a, (__m512i)b);
}

ALWAYS_INLINE vec vec_zero(vec a) {
    return vec_min(a, vec_all(1)) - vec_all(1);
}

ALWAYS_INLINE vec vec_ones(vec a) {
    /* As a signed number it is -1, the only one below 0. */
    return (vec)_mm512_min_epi8((__m512i)a, _mm512_setzero_si512());
}

ALWAYS_INLINE vec vec_mix(vec m, vec a, vec b) {
    /* 0xca is the column of "m ? a : b" over all values of the three bits. */
    return (vec)_mm512_ternarylogic_epi32((__m512i)m, (__m512i)a, (__m512i)b, 0xca);
}

ALWAYS_INLINE vec vec_strike(vec a, vec b) {
    return (vec)_mm512_mask_mov_epi8((__m512i)a, _mm512_cmpeq_epi8_mask((__m512i)a, (__m512i)b),
                                     _mm512_set1_epi8(-1));
}

ALWAYS_INLINE vec vec_among(vec a, const struct set *set) {
    return (vec)_mm512_shuffle_epi8((__m512i)vec_load(set->marks), (__m512i)a);
}

ALWAYS_INLINE vec vec_is(vec a, const struct set *set) {
    return vec_among(a, set);
}

ALWAYS_INLINE uint64_t vec_bits(vec m) {
    return _mm512_movepi8_mask((__m512i)m);
}

ALWAYS_INLINE words words_high(words a, uint16_t n) {
    return (words)_mm512_mulhi_epu16((__m512i)a, _mm512_set1_epi16((short)n));
}

#define BATCH_PLAY chinczyk_batch_avx512
#include "batch_core.h"

#endif
