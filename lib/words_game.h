/* SPDX-License-Identifier: MIT */
/* Players, pieces and squares of a game in words: what events and reasons speak of. */
#ifndef LIB_WORDS_GAME_H
#define LIB_WORDS_GAME_H

#include "words.h"

enum { NAME_SIZE = 128 }; /* the tests hold every language to it */

/* A game, ready to be spoken of in a language. */
struct scene {
    const struct language *language;
    chinczyk_rules rules;
    chinczyk_state state;
};

/* Refuses a null game and an unknown language. */
chinczyk_status chinczyk_scene_set(struct scene *scene, const chinczyk_game *game,
                                   chinczyk_language language);

int chinczyk_scene_has_player(const struct scene *scene, int32_t player);
/* A piece that the game had when it began. */
int chinczyk_scene_has_piece(const struct scene *scene, int32_t piece);
int chinczyk_scene_has_square(const struct scene *scene, int32_t square);

/* Each writes a name, by a message that begins a group: for a piece SAY_PAWN or
 * SAY_SUBJECT_PAWN, for a square SAY_FROM_BASE, SAY_TO_BASE or SAY_ON_BASE. */
void chinczyk_scene_player(const struct scene *scene, int32_t player, char name[NAME_SIZE]);
void chinczyk_scene_piece(const struct scene *scene, int32_t piece, char name[NAME_SIZE]);
void chinczyk_scene_subject(const struct scene *scene, int32_t piece, char name[NAME_SIZE]);
void chinczyk_scene_square(const struct scene *scene, int32_t square, enum message group,
                           char name[NAME_SIZE]);

#endif
