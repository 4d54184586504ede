/* SPDX-License-Identifier: MIT */
/*
 * What the compiler is told about the few functions that play spends its time in. A build
 * without optimization, for a debugger or to count what tests reach, keeps them apart.
 */
#ifndef LIB_HINTS_H
#define LIB_HINTS_H

#if defined(__GNUC__) && defined(__OPTIMIZE__)
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#else
#define ALWAYS_INLINE static inline
#endif

#if defined(__GNUC__)
#define SELDOM(condition) __builtin_expect(!!(condition), 0)
#define NOINLINE __attribute__((noinline))
#define COLD __attribute__((noinline, cold))
#else
#define SELDOM(condition) (condition)
#define NOINLINE
#define COLD
#endif

#endif
