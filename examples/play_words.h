/* SPDX-License-Identifier: MIT */
/* How the terminal game names and tells things: colours, pieces, squares, moves, events, reasons,
 * places. Sentences are the library's; the short names that the board has room for are not. */
#ifndef PLAY_WORDS_H
#define PLAY_WORDS_H

#include "play_table.h"

/* How a colour is shown. */
typedef struct play_look {
    char name[32];       /* "Red" */
    char letter[5];      /* "R", for pieces */
    char small[5];       /* "r", for places */
    const char *ink;     /* terminal sequences: for letters in the colour, */
    const char *surface; /* and for letters on the colour */
} play_look;

/* A game with all that is needed to show it; game and state are those of the last
 * play_view_update() or play_view_show(). */
typedef struct play_view {
    const play_table *table;
    const chinczyk_game *game;
    chinczyk_rules rules;
    chinczyk_state state;
    chinczyk_standings standings;
    play_look look[CHINCZYK_MAX_COLOURS];
} play_view;

/* Room for every name below, and for the texts of rules, clocks and chances. */
enum { PLAY_NAME = 192, PLAY_RULES = 1024, PLAY_TIME = 32, PLAY_POINTS = 32 };

void play_view_init(play_view *view, const play_table *table);
void play_view_update(play_view *view);
/* The same of any game; of no match, so that the standings are empty. */
void play_view_begin(play_view *view, const play_table *table, const chinczyk_game *game);
void play_view_show(play_view *view, const chinczyk_game *game);

/* The canonical text of the game's rules. */
void play_rules_text(const play_view *view, char text[PLAY_RULES]);
/* What the player is called; by the colours where nobody gave a name: "Red-Yellow". */
void play_player_name(const play_view *view, int32_t player, char name[PLAY_NAME]);
/* "R1", "R*1" for a robber. */
void play_piece_name(const play_view *view, int32_t piece, char name[PLAY_NAME]);
/* The piece of the game with such a name; CHINCZYK_NONE where there is none. */
int32_t play_piece_find(const play_view *view, const char *name);
/* "12", "r:3", "r:C", "base". */
void play_square_name(const play_view *view, int32_t colour, int32_t square, char name[PLAY_NAME]);
/* The colour in which a piece is shown; a robber has its owner's first. */
int32_t play_piece_colour(const play_view *view, int32_t piece);
/* A time of a clock, as "4:07". */
void play_time_text(uint64_t milliseconds, char text[PLAY_TIME]);

/* What a strength of computer players is called. */
const char *play_kind_words(chinczyk_player_kind kind);
/* A chance, or a difference of two, in percent: "54.3". */
void play_points_text(int64_t millionths, char text[PLAY_POINTS]);
/* How many players began a game. */
int32_t play_count_players(const chinczyk_game *game);

/* These write to standard output. */
void play_say_move(const play_view *view, const chinczyk_move *move);
/* What the last step did, after as many columns as the line has by now; the caller ends it. */
void play_say_step(const play_view *view, int *column);
void play_say_places(const play_view *view);
/* How the match stands. */
void play_say_standings(const play_view *view);
/* All the rules in words. */
void play_say_rules(const play_view *view);
/* What the rules are called, and in words what they do otherwise than the preset. */
void play_say_preset(const play_view *view);

/* How many pieces the last step captured. */
int32_t play_captures(const play_view *view);
/* Whether the last step lost a roll; with which distance, else 0. */
int32_t play_lost_distance(const play_view *view);

#endif
