/* SPDX-License-Identifier: MIT */
/* A player who takes the move that looks best at once (doc/simulation.md, "The players"). */
#ifndef LIB_GREEDY_H
#define LIB_GREEDY_H

#include "moves.h"

/* The best of a list of legal moves, bit n for member n: one, or several that are
 * equally good. */
uint32_t chinczyk_greedy_best(const struct ruleset *rs, const struct position *pos,
                              const struct outcome *list, unsigned count);

#endif
