/* SPDX-License-Identifier: MIT */
/* What compilers bring, as code that Eva can follow. */
#include <stdint.h>

unsigned proof_lowest(uint64_t set) {
    unsigned i = 0;

    /*@ assert not_empty: set != 0; */
    /*@ loop unroll 64; */
    while (!(set >> i & 1))
        i++;
    return i;
}

unsigned proof_highest(uint64_t set) {
    unsigned i = 63;

    /*@ assert not_empty: set != 0; */
    /*@ loop unroll 64; */
    while (!(set >> i & 1))
        i--;
    return i;
}
