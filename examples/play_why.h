/* SPDX-License-Identifier: MIT */
/* Why pawns may not move, in words. */
#ifndef PLAY_WHY_H
#define PLAY_WHY_H

#include "play_words.h"

/* Tells it of one piece. With face 0 of the game as it stands, else of what a roll would do. */
void play_say_why(const play_view *view, int32_t piece, int32_t face);

/* Tells it of all pieces of a player that may not move; returns how many sentences that took. */
int play_say_why_all(const play_view *view, int32_t player, int32_t face);

/* The same after a lost roll, but of pieces on their way only: of one that waits in base or has
 * come to its end everybody sees it. */
void play_say_why_lost(const play_view *view, int32_t player, int32_t face);

#endif
