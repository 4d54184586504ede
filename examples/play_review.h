/* SPDX-License-Identifier: MIT */
/* Saved games looked back at. */
#ifndef PLAY_REVIEW_H
#define PLAY_REVIEW_H

#include "play_table.h"

/* Tells of every game of a file of records or of a saved match what its choices were worth, until
 * Ctrl-C is pressed. 0 where that failed, which has been told. */
int play_review(play_table *table, const char *path);

#endif
