/* SPDX-License-Identifier: MIT */
/*
 * The rules a second time, as plainly as they can be written, to hold the library against. It was
 * written from doc/rules.md alone and shares no code with lib/, only the public header's structs
 * and constants. Sections cited are those of doc/rules.md. It has no history, no texts to read and
 * no wish to be fast.
 */
#ifndef SIMPLE_H
#define SIMPLE_H

#include <chinczyk.h>
#include <stdbool.h>

enum {
    SIMPLE_PIECES = CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS, /* numbered as the library does */
    SIMPLE_NOBODY = -1,
    SIMPLE_TEXT = 256,  /* holds the text of a position */
    SIMPLE_OFF_OUT = -1 /* not in the roll-off, or out of it */
};

typedef struct simple_piece {
    bool there;  /* false: no such piece, or its player left */
    bool robber; /* else a pawn */
    int colour;  /* of a pawn */
    int owner;   /* the player */
    int square;  /* CHINCZYK_BASE, of the track, or CHINCZYK_LANE and more */
} simple_piece;

typedef struct simple {
    chinczyk_rules rules;
    int players;
    int owner[CHINCZYK_MAX_COLOURS]; /* the player who owns the colour, or nobody */
    simple_piece piece[SIMPLE_PIECES];
    chinczyk_phase phase;
    int turn;
    int off[CHINCZYK_MAX_COLOURS]; /* roll-off: the face, 0 to roll, SIMPLE_OFF_OUT */
    int faces[CHINCZYK_MAX_FACES]; /* rolled and not yet moved */
    int face_count;
    int rolls_used;                   /* in this grant */
    int row;                          /* bonus faces in a row in this turn */
    int placed[CHINCZYK_MAX_COLOURS]; /* players that took a place, in that order */
    int placed_count;
    int left[CHINCZYK_MAX_COLOURS]; /* players that left, in that order */
    int left_count;
} simple;

/* Whether these rules can be played, struct_size and reserved members left aside (2). */
bool simple_accepts(const chinczyk_rules *rules);

/* Stands as the library says that a game stands. Not for a game that is over. */
void simple_begin(simple *s, const chinczyk_rules *rules, const chinczyk_state *state);

/* The legal moves of a choice, in the order of the library; returns how many. */
int simple_moves(const simple *s, chinczyk_move moves[CHINCZYK_MAX_MOVES]);

/* Steps. The caller keeps to what the phase allows. */
void simple_roll(simple *s, int face);
void simple_play(simple *s, const chinczyk_move *move);
void simple_leave(simple *s, int player);

bool simple_is_in(const simple *s, int player); /* neither finished nor left */
int simple_pawns_home(const simple *s, int player);
int simple_walked(const simple *s, int player);
/* Rolls still to come in this grant, as chinczyk_state.rolls_left has it. */
int simple_rolls_left(const simple *s);
/* The place of a player in a game that is over (3.9). */
int simple_place(const simple *s, int player);

/* The text of the position, as doc/notation.md has it. */
void simple_text(const simple *s, char text[SIMPLE_TEXT]);

/* The parts that the others stand on. */
int simple_step_of(const chinczyk_rules *rules, int colour, int square);
int simple_square_of(const chinczyk_rules *rules, int colour, int step);
int simple_start(const chinczyk_rules *rules, int colour);
int simple_last_step(const chinczyk_rules *rules);
bool simple_is_home(const chinczyk_rules *rules, int square);
bool simple_on_track(int square);
bool simple_in_set(uint32_t faces, int face);
/* The moves of the player on turn by these faces, obligations met, without the pass. */
int simple_moves_by(const simple *s, const int *faces, int face_count,
                    chinczyk_move moves[CHINCZYK_MAX_MOVES]);

#endif
