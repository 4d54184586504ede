/* SPDX-License-Identifier: MIT */
/*
 * Many random games at a time, side by side in the lanes of vectors. The games are
 * those of playout.h, to the bit, whatever the processor.
 *
 * A *path* is one algorithm, batch_core.h, compiled for one set of instructions, with
 * the compiler's flags for them and BATCH_... defined (meson.build); which one to take
 * is asked of the processor at run time. A build without any plays games singly.
 */
#ifndef LIB_BATCH_H
#define LIB_BATCH_H

#include "playout.h"

/* Which games to play. */
struct batch {
    const struct ruleset *rs;
    int32_t first; /* who begins, or CHINCZYK_NONE for what the rules say */
    uint32_t roll_limit;
    uint64_t seed;
    uint64_t number; /* of the first game */
    uint64_t games;
    /* Told of each game when it has ended, in no order. Of the position no more is
     * set than chinczyk_position_places() asks about. */
    void (*take)(void *ctx, uint64_t number, const struct position *pos, const struct tally *tally);
    void *ctx;
};

struct batch_path {
    const char *name;
    int (*works_here)(void); /* on this processor */
    void (*play)(const struct batch *batch);
};

/* The paths that this build has, the fastest first; null from some number on. */
const struct batch_path *chinczyk_batch_path(unsigned number);

/* The first one of a list, which one without a name ends, that works on this processor, or null. */
const struct batch_path *chinczyk_batch_first(const struct batch_path *path);

/* The fastest one that works on this processor, or null. */
const struct batch_path *chinczyk_batch_best(void);

/*
 * Whether games under these rules can be played so: players of one colour each; one
 * pawn a square, and nothing else that hinders passing or landing; no obligation but
 * exit_priority; no roll granted by a capture or an arrival; all pawns to bring home;
 * no exit on a one with tries_when=stuck-without-exit. Of the presets: polish, online,
 * tournament, traditional.
 */
int chinczyk_batch_fits(const struct ruleset *rs);

/* The paths: use chinczyk_batch_path(). */
void chinczyk_batch_avx512(const struct batch *batch);
void chinczyk_batch_avx2(const struct batch *batch);
void chinczyk_batch_sse2(const struct batch *batch);
void chinczyk_batch_neon(const struct batch *batch);
void chinczyk_batch_plain(const struct batch *batch);

#endif
