/* SPDX-License-Identifier: MIT */
/*
 * Mixes words into one number, the same on every machine. The numbers are public
 * (chinczyk_game_hash()): what is fed in, and how, never changes.
 */
#ifndef LIB_HASH_H
#define LIB_HASH_H

#include <stdint.h>

static inline uint64_t hash_mix(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * UINT64_C(0x9fb21c651e98df25);
    return hash ^ hash >> 29;
}

static inline uint64_t hash_text(uint64_t hash, const char *text) {
    for (; *text; text++)
        hash = hash_mix(hash, (unsigned char)*text);
    return hash_mix(hash, 0);
}

#endif
