/* SPDX-License-Identifier: MIT */
/*
 * Vectors of LANES bytes, a game in each, as the compiler's own arithmetic knows them:
 * + - & | ^ ~ << >> work lane by lane. A *mask* is a vec of lanes that are all ones or
 * all zeros. Included by each path, which adds what only its instructions do well:
 *
 * vec_min(a, b)        the lesser one
 * vec_excess(a, b)     a - b, or 0 where that is below it
 * vec_zero(a)          mask: a is 0
 * vec_ones(a)          mask: a is all ones, of bytes that are so or below 128
 * vec_mix(m, a, b)     a where the mask is set, else b
 * vec_strike(a, b)     a, but all ones where it equals b
 * vec_is(a, set)       mask: a is the set's first member
 * vec_among(a, set)    mask: a is one of the set
 * vec_bits(m)          the masks of all lanes as bits
 * words_high(a, n)     the high half of the product a * n
 */
#ifndef LIB_BATCH_VECTOR_H
#define LIB_BATCH_VECTOR_H

#include "hints.h"

#include <stdint.h>
#include <string.h>

typedef uint8_t vec __attribute__((vector_size(LANES), may_alias));
typedef int8_t vec_signed __attribute__((vector_size(LANES), may_alias));
/* Half as many lanes of 16 bits. */
typedef uint16_t words __attribute__((vector_size(LANES), may_alias));

/* A row of bytes or words in memory, one for each game. */
#define ROW _Alignas(LANES)

/* Small numbers, below 8: a list, and as marks at their places in each 16 bytes. */
struct set {
    ROW uint8_t marks[LANES];
    uint8_t member[6];
    uint8_t count;
};

ALWAYS_INLINE vec vec_all(unsigned byte) {
    return (vec){0} + (uint8_t)byte;
}

ALWAYS_INLINE vec vec_load(const uint8_t row[LANES]) {
    return *(const vec *)row;
}

ALWAYS_INLINE void vec_store(uint8_t row[LANES], vec value) {
    *(vec *)row = value;
}

ALWAYS_INLINE words words_load(const uint16_t row[LANES / 2]) {
    return *(const words *)row;
}

ALWAYS_INLINE void words_store(uint16_t row[LANES / 2], words value) {
    *(words *)row = value;
}

#endif
