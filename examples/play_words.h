/* SPDX-License-Identifier: MIT */
/* How the terminal game names and tells things: colours, pieces, squares, moves, events, places. */
#ifndef PLAY_WORDS_H
#define PLAY_WORDS_H

#include <chinczyk.h>

typedef struct play_colour {
    const char *name;
    char letter; /* a capital for pieces; the small one marks places */
    int ansi;    /* number of the colour in terminal sequences, 1 to 6 */
} play_colour;

/* A game with all that is needed to show it; the state is of the last play_view_update(). */
typedef struct play_view {
    const chinczyk_game *game;
    chinczyk_rules rules;
    chinczyk_state state;
    const play_colour *colour[CHINCZYK_MAX_COLOURS];
    uint32_t humans; /* bit p: a person moves player p */
    int ansi;        /* whether to colour the output */
} play_view;

/* Room for every name below. */
enum { PLAY_NAME = 64, PLAY_RULES = 1024 };

void play_view_init(play_view *view, const chinczyk_game *game, uint32_t humans, int ansi);
void play_view_update(play_view *view);

/* The canonical text of the game's rules. */
void play_rules_text(const play_view *view, char text[PLAY_RULES]);
/* "Red", "Red+Yellow". */
void play_player_name(const play_view *view, int32_t player, char name[PLAY_NAME]);
/* "R1", "R*1" for a robber. */
void play_piece_name(const play_view *view, int32_t piece, char name[PLAY_NAME]);
/* "12", "r:3", "r:C", "base". */
void play_square_name(const play_view *view, int32_t colour, int32_t square, char name[PLAY_NAME]);
/* The colour in which a piece is shown; a robber has its owner's first. */
int32_t play_piece_colour(const play_view *view, int32_t piece);
char play_small_letter(const play_view *view, int32_t colour);

/* These write to standard output. */
void play_say_move(const play_view *view, const chinczyk_move *move);
/* What the last step did, after as many columns as the line has by now; the caller ends it. */
void play_say_step(const play_view *view, int *column);
void play_say_places(const play_view *view);

/* How many pieces the last step captured. */
int32_t play_captures(const play_view *view);

#endif
