/* SPDX-License-Identifier: MIT */
#ifndef LIB_FORECAST_H
#define LIB_FORECAST_H

#include "player.h"

/* What a playout hands out: it can be shared equally among 1 to 6. */
enum { PLAYOUT_SHARES = 60, MILLION = 1000000 };

/* The place that is at stake in a game that goes on: how many are taken by now. */
unsigned chinczyk_forecast_stake(const struct position *pos);

/* Plays on until the place at stake is taken, and gives its shares to whoever took it. */
void chinczyk_forecast_play(const struct ruleset *rs, struct position pos, unsigned stake,
                            const chinczyk_player_kind kinds[], struct stream *stream,
                            uint64_t shares[COLOURS]);

/* Chances from the shares of so many playouts, together exactly a million. */
void chinczyk_forecast_chances(const uint64_t shares[COLOURS], unsigned players, uint64_t playouts,
                               chinczyk_chance chances[]);

#endif
