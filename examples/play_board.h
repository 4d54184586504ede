/* SPDX-License-Identifier: MIT */
/* The board on the terminal, at most 80 columns wide. */
#ifndef PLAY_BOARD_H
#define PLAY_BOARD_H

#include "play_words.h"

/* Draws the board and a line for each player. */
void play_board_draw(const play_view *view);

/* Explains the marks on the board. */
void play_board_explain(const play_view *view);

#endif
