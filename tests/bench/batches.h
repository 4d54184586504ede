/* SPDX-License-Identifier: MIT */
/* The library's batches of games by path, which its interface does not tell apart. */
#ifndef BENCH_BATCHES_H
#define BENCH_BATCHES_H

#include <chinczyk.h>

/* Plays games on the path of a name, and gives their rolls; 0 where there is no such path,
 * the processor doesn't have it, or the rules do not fit. */
CHINCZYK_API uint64_t batches_play(const char *path, const chinczyk_rules *rules, const char *seats,
                                   uint64_t games);

#endif
