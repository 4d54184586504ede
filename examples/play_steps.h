/* SPDX-License-Identifier: MIT */
/* The steps of a match in the terminal: each is made, counted and told. */
#ifndef PLAY_STEPS_H
#define PLAY_STEPS_H

#include "play_words.h"

typedef struct play_session {
    play_table *table;
    play_view view;
    chinczyk_status status; /* of the last step */
    int failed_to_record;
    uint32_t rolls, moves, captures; /* of this game */
    uint32_t unasked;                /* rolls since a person was asked */
    int column;                      /* how far the line of comment has come */
} play_session;

/* Whether a person is asked for the next step. */
int play_is_asked(const play_session *s);

/* A face of 0 is the program's die. */
void play_roll(play_session *s, int32_t face);
void play_move(play_session *s, const chinczyk_move *move);

/* A player leaves the match; 0 where that player cannot. */
int play_leave(play_session *s, int32_t player);

/* Takes time from the clock of the player on turn; whether the flag fell. */
int play_spend(play_session *s, uint64_t milliseconds);

/* Goes back to where a person last decided; the program would only play its own steps again. */
void play_take_back(play_session *s);
void play_repeat(play_session *s);

#endif
