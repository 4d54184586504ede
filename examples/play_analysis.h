/* SPDX-License-Identifier: MIT */
/* A game looked back at: what each choice was worth, and what the dice did. */
#ifndef PLAY_ANALYSIS_H
#define PLAY_ANALYSIS_H

#include "play_think.h"

/* Chances are found several times, each time with other dice: that tells how exact they are. The
 * worst choices are kept. */
enum { PLAY_TRIES = 10, PLAY_WORST = 3 };

/* Millionths, once for each try. */
typedef struct play_measured {
    int64_t of[PLAY_TRIES];
} play_measured;

/* A choice that was not the best. */
typedef struct play_choice {
    uint32_t step; /* steps before it */
    int32_t roll;  /* rolls up to it */
    int32_t player;
    size_t played, best; /* their numbers in the list of moves */
    play_measured lost;
} play_choice;

typedef struct play_analysis {
    int32_t players;
    uint32_t choices[CHINCZYK_MAX_COLOURS], best[CHINCZYK_MAX_COLOURS];
    play_measured lost[CHINCZYK_MAX_COLOURS];  /* by the choices of each player */
    play_measured moved[CHINCZYK_MAX_COLOURS]; /* the chance of each, by all choices and leaves */
    play_measured begin[CHINCZYK_MAX_COLOURS], end[CHINCZYK_MAX_COLOURS];
    play_choice worst[PLAY_WORST]; /* the worst one first; one with a loss of 0 is none */
    uint32_t seen, steps;          /* how far it has come */
    int whole;                     /* whether it has come to its end */
    chinczyk_status status;        /* CHINCZYK_ERROR_NO_MEMORY where there was not enough */
} play_analysis;

/* Told how far it has come, now and then. */
typedef void (*play_progress)(uint32_t seen, uint32_t steps);

/* Analyses a game from its beginning until somebody has won or the game stands. Where it was
 * stopped it is not whole. */
void play_analyse(const chinczyk_game *game, const play_budget *budget, play_progress progress,
                  play_analysis *found);

/* How lucky a player was: what moved the chance from the beginning to the end, but was no choice.
 * Only of an analysis that is whole. */
void play_luck(const play_analysis *found, int32_t player, play_measured *luck);

/* The mean, and its standard error. */
int64_t play_mean(const play_measured *measured);
int64_t play_error(const play_measured *measured);

#endif
