/* SPDX-License-Identifier: MIT */
/* Sets as words: counting members and walking them from the lowest. */
#ifndef LIB_BITS_H
#define LIB_BITS_H

#include <stdint.h>

/* Without the processor's instruction compilers call a function for it; the sets
 * here are small, and most have one member or two. */
static inline unsigned bits_count(uint64_t set) {
#if defined(__POPCNT__)
    return (unsigned)__builtin_popcountll(set);
#else
    unsigned count = 0;

    for (; set; set &= set - 1)
        count++;
    return count;
#endif
}

/* The lowest member of a set that is not empty. */
static inline unsigned bits_lowest(uint64_t set) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(set);
#else
    return bits_count((set & (0 - set)) - 1);
#endif
}

/* The highest member of a set that is not empty. */
static inline unsigned bits_highest(uint64_t set) {
#if defined(__GNUC__)
    return 63 - (unsigned)__builtin_clzll(set);
#else
    unsigned highest = 0;

    while (set >>= 1)
        highest++;
    return highest;
#endif
}

/* The n-th member, from 0, of a set that has more than n. */
static inline unsigned bits_member(uint64_t set, unsigned n) {
    while (n--)
        set &= set - 1;
    return bits_lowest(set);
}

#endif
