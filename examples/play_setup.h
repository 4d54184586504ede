/* SPDX-License-Identifier: MIT */
/* From options and answers to a match that can be played. */
#ifndef PLAY_SETUP_H
#define PLAY_SETUP_H

#include "play_options.h"
#include "play_table.h"

/* How it went: the person may end the input where a question is asked; what is refused or cannot be
 * read has been told. */
typedef enum play_outcome { PLAY_READY, PLAY_NO_MORE, PLAY_REFUSED, PLAY_FAILED } play_outcome;

/* Sets the table, whose match and head the caller frees in any case. */
play_outcome play_set_up(const play_options *given, play_table *table);

/* Sets what an analysis of saved games needs of it. */
play_outcome play_set_up_analysis(const play_options *given, play_table *table);

#endif
