/* SPDX-License-Identifier: MIT */
/* 32 games, with AVX2. */
#include "batch.h"

#ifdef BATCH_AVX2

#define LANES 32
#include "batch_vector.h"

#include <immintrin.h>

ALWAYS_INLINE vec vec_min(vec a, vec b) {
    return (vec)_mm256_min_epu8((__m256i)a, (__m256i)b);
}

ALWAYS_INLINE vec vec_excess(vec a, vec b) {
    return (vec)_mm256_subs_epu8((__m256i)a, (__m256i)b);
}

ALWAYS_INLINE vec vec_zero(vec a) {
    return (vec)(a == vec_all(0));
}

ALWAYS_INLINE vec vec_ones(vec a) {
    return (vec)((vec_signed)a < 0);
}

ALWAYS_INLINE vec vec_mix(vec m, vec a, vec b) {
    return (vec)_mm256_blendv_epi8((__m256i)b, (__m256i)a, (__m256i)m);
}

ALWAYS_INLINE vec vec_strike(vec a, vec b) {
    return a | (vec)(a == b);
}

ALWAYS_INLINE vec vec_among(vec a, const struct set *set) {
    return (vec)_mm256_shuffle_epi8((__m256i)vec_load(set->marks), (__m256i)a);
}

ALWAYS_INLINE vec vec_is(vec a, const struct set *set) {
    return vec_among(a, set);
}

ALWAYS_INLINE uint64_t vec_bits(vec m) {
    return (uint32_t)_mm256_movemask_epi8((__m256i)m);
}

ALWAYS_INLINE words words_high(words a, uint16_t n) {
    return (words)_mm256_mulhi_epu16((__m256i)a, _mm256_set1_epi16((short)n));
}

#define BATCH_PLAY chinczyk_batch_avx2
#include "batch_core.h"

#endif
