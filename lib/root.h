/* SPDX-License-Identifier: MIT */
#ifndef LIB_ROOT_H
#define LIB_ROOT_H

#include <stdint.h>

/* The square root, rounded down. */
static inline uint64_t square_root(uint64_t n) {
    uint64_t root = 0;

    for (uint64_t bit = UINT64_C(1) << 31; bit; bit >>= 1)
        if ((root | bit) * (root | bit) <= n)
            root |= bit;
    return root;
}

#endif
