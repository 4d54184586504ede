/* SPDX-License-Identifier: MIT */
/* The game itself: who rolls, who moves, what was typed. */
#ifndef PLAY_LOOP_H
#define PLAY_LOOP_H

#include <chinczyk.h>

typedef struct play_table {
    chinczyk_game *game;
    uint64_t seed;
    uint32_t humans; /* bit p: a person moves player p; the program moves the others */
    int comment;     /* whether to tell each step */
    int ansi;        /* whether to colour the output */
} play_table;

/* Plays until the game is over or the person quits. A status other than CHINCZYK_OK is that of
 * the library, which could not go on. */
chinczyk_status play_loop(const play_table *table);

#endif
