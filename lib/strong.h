/* SPDX-License-Identifier: MIT */
/* A player who judges where each move leads to, and looks ahead as far as allowed
 * (doc/players.md). */
#ifndef LIB_STRONG_H
#define LIB_STRONG_H

#include "evaluation.h"
#include "moves.h"

/* Rolls that are looked ahead at most, which bounds the stack; and in simulated games, of which
 * many are to be played. */
enum { AHEAD_MOST = 32, AHEAD_SIMULATED = 1 };

/* How far a player may look ahead, and what it has cost. */
struct search {
    const struct weights *weights;
    unsigned ahead; /* rolls that may be looked ahead */
    uint64_t most;  /* positions that may be judged */
    uint64_t nodes; /* that were judged */
    chinczyk_stop stop;
    void *ctx;
    int stopped;
};

/* The best of a list of legal moves as far as the search came. */
unsigned chinczyk_strong_search(const struct ruleset *rs, const struct position *pos,
                                const struct outcome *list, unsigned count, struct search *search);

#endif
