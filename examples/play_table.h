/* SPDX-License-Identifier: MIT */
/* A match in the terminal: what is played, by whom, and how it is shown. */
#ifndef PLAY_TABLE_H
#define PLAY_TABLE_H

#include <chinczyk.h>

#include "play_mover.h"

enum { PLAY_CALLED = 64, PLAY_PATH = 1024 };

typedef struct play_table {
    chinczyk_match *match;
    uint64_t seed;                                   /* where it is known */
    int has_seed;                                    /* not of a match that was saved */
    play_mover mover[CHINCZYK_MAX_COLOURS];          /* who moves each player */
    chinczyk_player_kind kind[CHINCZYK_MAX_COLOURS]; /* how well, where a person does not */
    play_budget budget;                              /* how long the program thinks */
    char called[CHINCZYK_MAX_COLOURS][PLAY_CALLED];  /* names; empty where there is none */
    char *head;                                      /* tags of saved games, on the heap */
    char saved[PLAY_PATH];                           /* the file of this match; empty: none yet */
    const char *record;                              /* file for finished games; null: none */
    int comment;                                     /* whether to tell each step */
    int progress;                                    /* whether to show how far thinking has come */
    int ansi;                                        /* whether to colour the output */
    int ask_all;                                     /* whether to ask for what goes by itself */
    int explain;                                     /* whether to tell the rules first */
    int greet;                                       /* whether to wait before the first roll */
} play_table;

#endif
