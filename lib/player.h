/* SPDX-License-Identifier: MIT */
/* The players by their kinds. */
#ifndef LIB_PLAYER_H
#define LIB_PLAYER_H

#include "moves.h"
#include "stream.h"

/* What a player of a kind might choose from a list of legal moves, bit n for member n: one, or
 * several that are equally likely. A strong one looks so many rolls `ahead`. */
uint32_t chinczyk_player_choices(const struct ruleset *rs, const struct position *pos,
                                 chinczyk_player_kind kind, unsigned ahead,
                                 const struct outcome *list, unsigned count);

/* Finds the legal moves and chooses one; `rest` is what the roll left of its draw. */
void chinczyk_player_choose(const struct ruleset *rs, const struct position *pos,
                            chinczyk_player_kind kind, unsigned ahead, struct stream *stream,
                            unsigned rest, struct outcome *chosen);

#endif
