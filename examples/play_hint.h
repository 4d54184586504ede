/* SPDX-License-Identifier: MIT */
/* What the program thinks of a game, in words: hints, chances, a game looked back at. */
#ifndef PLAY_HINT_H
#define PLAY_HINT_H

#include "play_words.h"

/* The legal moves from the best to the worst with the chances that they leave. */
void play_say_hint(const play_view *view);

/* The chances of all players. */
void play_say_chances(const play_view *view);

/* What each choice of a game was worth, and how lucky everybody was. A status other than
 * CHINCZYK_OK is CHINCZYK_ERROR_NO_MEMORY. */
chinczyk_status play_say_analysis(const play_table *table, const chinczyk_game *game);

#endif
