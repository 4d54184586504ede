/* SPDX-License-Identifier: MIT */
/* Who moves a player: a person, who is asked, or a computer player of some strength. */
#ifndef PLAY_MOVER_H
#define PLAY_MOVER_H

#include "play_think.h"

typedef enum play_mover { PLAY_PERSON, PLAY_PROGRAM } play_mover;

/* Room for a list of the strengths of all players. */
enum { PLAY_KINDS = 8 * CHINCZYK_MAX_COLOURS };

/* Reads strengths as "greedy,strong", for each player in their order; the last one holds for the
 * players who are left, and a name may be left out. 0 where the text is no such list for so many
 * players; kinds are as they were then. */
int play_read_kinds(const char *text, int32_t players,
                    chinczyk_player_kind kinds[CHINCZYK_MAX_COLOURS]);

/* Writes them as they are read. */
void play_list_kinds(const chinczyk_player_kind kinds[CHINCZYK_MAX_COLOURS], int32_t players,
                     char text[PLAY_KINDS]);

/* The number in the list of moves of the one that a computer player chooses. A player of chance
 * makes another choice for each seed. */
size_t play_choose(chinczyk_player_kind kind, const play_budget *budget, uint64_t seed,
                   const chinczyk_game *game);

#endif
