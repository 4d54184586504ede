/* SPDX-License-Identifier: MIT */
/* A match from its beginning to its end: who acts, and what comes between games. */
#ifndef PLAY_LOOP_H
#define PLAY_LOOP_H

#include "play_table.h"

/* Plays until the match is over or the person quits. A status other than CHINCZYK_OK is that of
 * the library, which could not go on. Sets whether all finished games were recorded. */
chinczyk_status play_loop(play_table *table, int *recorded);

#endif
