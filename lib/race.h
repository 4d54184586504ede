/* SPDX-License-Identifier: MIT */
/* Two players who can no longer meet: each runs home alone, and the chances of who is first can be
 * worked out exactly. */
#ifndef LIB_RACE_H
#define LIB_RACE_H

#include "memory.h"
#include "player.h"

/* Whether two players are left who will never stand on the same square of the track. */
int chinczyk_race_is_on(const struct ruleset *rs, const struct position *pos);

/* The chance of the player on turn, in millionths. NO_MEMORY, STOPPED. */
chinczyk_status chinczyk_race_chance(const struct ruleset *rs, const struct position *pos,
                                     const chinczyk_player_kind kinds[],
                                     const chinczyk_allocator *allocator, chinczyk_stop stop,
                                     void *ctx, uint32_t *millionths);

#endif
