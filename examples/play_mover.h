/* SPDX-License-Identifier: MIT */
/* Who moves a player: a person, who is asked, or a kind of player of the program. */
#ifndef PLAY_MOVER_H
#define PLAY_MOVER_H

#include <chinczyk.h>

typedef enum play_mover { PLAY_PERSON, PLAY_PROGRAM } play_mover;

/* The place in the list of the move that a player of the program chooses. */
size_t play_choose(play_mover mover, const chinczyk_game *game, const chinczyk_move *moves,
                   size_t count);

#endif
