/* SPDX-License-Identifier: MIT */
/* What a path has of batch_vector.h that knows nothing better than comparisons. */
#ifndef LIB_BATCH_LOGIC_H
#define LIB_BATCH_LOGIC_H

#include "batch_vector.h"

ALWAYS_INLINE vec vec_zero(vec a) {
    return (vec)(a == 0);
}

ALWAYS_INLINE vec vec_ones(vec a) {
    return (vec)((vec_signed)a < 0);
}

ALWAYS_INLINE vec vec_mix(vec m, vec a, vec b) {
    return (a & m) | (b & ~m);
}

ALWAYS_INLINE vec vec_strike(vec a, vec b) {
    return a | (vec)(a == b);
}

ALWAYS_INLINE vec vec_is(vec a, const struct set *set) {
    return (vec)(a == vec_all(set->member[0]));
}

ALWAYS_INLINE vec vec_among(vec a, const struct set *set) {
    vec among = {0};

    for (unsigned i = 0; i < set->count; i++)
        among |= (vec)(a == vec_all(set->member[i]));
    return among;
}

#endif
