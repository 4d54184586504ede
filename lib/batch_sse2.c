/* SPDX-License-Identifier: MIT */
/* 16 games, with SSE2. */
#include "batch.h"

#ifdef BATCH_SSE2

#define LANES 16
#include "batch_logic.h"

#include <emmintrin.h>

ALWAYS_INLINE vec vec_min(vec a, vec b) {
    return (vec)_mm_min_epu8((__m128i)a, (__m128i)b);
}

ALWAYS_INLINE vec vec_excess(vec a, vec b) {
    return (vec)_mm_subs_epu8((__m128i)a, (__m128i)b);
}

ALWAYS_INLINE uint64_t vec_bits(vec m) {
    return (uint32_t)_mm_movemask_epi8((__m128i)m);
}

ALWAYS_INLINE words words_high(words a, uint16_t n) {
    return (words)_mm_mulhi_epu16((__m128i)a, _mm_set1_epi16((short)n));
}

#define BATCH_PLAY chinczyk_batch_sse2
#include "batch_core.h"

#endif
