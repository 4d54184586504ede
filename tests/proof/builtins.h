/* SPDX-License-Identifier: MIT */
/* Included before every source: builtins of compilers become functions of stubs.c. */
#ifndef PROOF_BUILTINS_H
#define PROOF_BUILTINS_H

#include <stdint.h>

unsigned proof_lowest(uint64_t set);
unsigned proof_highest(uint64_t set);

#undef __POPCNT__
#define __builtin_ctzll(set) ((int)proof_lowest(set))
#define __builtin_expect(condition, expected) (condition)
#define __builtin_clzll(set) (63 - (int)proof_highest(set))

#endif
