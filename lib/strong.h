/* SPDX-License-Identifier: MIT */
/* A player who judges where each move leads to, and looks ahead as far as allowed
 * (doc/players.md). */
#ifndef LIB_STRONG_H
#define LIB_STRONG_H

#include "moves.h"

/* How far a player may look ahead, and what it has cost. */
struct search {
    uint64_t most;  /* positions that may be judged */
    uint64_t nodes; /* that were judged */
    chinczyk_stop stop;
    void *ctx;
    int stopped;
};

/* The best of a list of legal moves where each leads to, looked at no further. */
unsigned chinczyk_strong_best(const struct ruleset *rs, const struct position *pos,
                              const struct outcome *list, unsigned count);

/* The best as far as the search came. */
unsigned chinczyk_strong_search(const struct ruleset *rs, const struct position *pos,
                                const struct outcome *list, unsigned count, struct search *search);

#endif
