/* SPDX-License-Identifier: MIT */
/* A game as a picture: the board, the pieces, the dice, and arrows for the legal moves. */
#ifndef BOARD_SVG_H
#define BOARD_SVG_H

#include <chinczyk.h>

#include <stdio.h>

typedef enum board_language { BOARD_ENGLISH, BOARD_POLISH } board_language;

typedef struct board_style {
    const char *title; /* null for what the game waits for; empty for none */
    board_language language;
    int moves;   /* whether arrows show the legal moves */
    int numbers; /* whether empty squares tell their numbers */
} board_style;

/* Whether a text may stand in the picture: whole UTF-8, without control characters. */
int board_svg_can_write(const char *text);

/* Writes the picture, which is the same to the byte for the same game and style. */
chinczyk_status board_svg_write(FILE *out, const chinczyk_game *game, const board_style *style);

#endif
