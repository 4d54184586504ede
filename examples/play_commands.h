/* SPDX-License-Identifier: MIT */
/* What a person types while playing. */
#ifndef PLAY_COMMANDS_H
#define PLAY_COMMANDS_H

#include "play_steps.h"

typedef enum play_answer { PLAY_AGAIN, PLAY_GO_ON, PLAY_QUIT } play_answer;

/* Asks the person on turn, or at the end of a game whoever is there, once. PLAY_AGAIN where nothing
 * has changed. */
play_answer play_ask(play_session *s, const chinczyk_move *moves, size_t count);

/* Before the first roll of a match: waits until the person begins. */
play_answer play_greet(play_session *s);

#endif
