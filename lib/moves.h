/* SPDX-License-Identifier: MIT */
/*
 * The legal moves of a position, and what each of them does.
 *
 * A *choice* is a number: 8 * colour + 2 * pawn for a pawn, one more for the pair
 * that it leads, then the robbers, then passing. So a set of legal moves is one
 * word whose members, from the lowest, stand in the order of doc/notation.md. Of
 * pawns on one square only the lowest-numbered is a choice (rules 3.3).
 */
#ifndef LIB_MOVES_H
#define LIB_MOVES_H

#include "position.h"

enum { CHOICE_ROBBER = 8 * COLOURS, CHOICE_PASS = CHOICE_ROBBER + ROBBERS };

static inline unsigned choice_of_pawn(unsigned colour, unsigned pawn, int pair) {
    return 8 * colour + 2 * pawn + (pair != 0);
}

/* Why a piece may not move, in the order in which it is found out. */
enum obstacle {
    OBSTACLE_NONE,
    OBSTACLE_NEEDS_EXIT,     /* in base, and no exit face was rolled */
    OBSTACLE_HOME_MOVE,      /* pawns in the lane stay where they are */
    OBSTACLE_PAIR_IN_LANE,   /* a pair cannot move into the lane */
    OBSTACLE_TOO_FAR,        /* past the last square, or back out of the lane */
    OBSTACLE_OWN_SQUARE,     /* the move would end where it began */
    OBSTACLE_JUMP,           /* over a piece on the track */
    OBSTACLE_HOME_JUMP,      /* over an own pawn in the lane */
    OBSTACLE_BLOCK_JUMP,     /* over an opponent's block */
    OBSTACLE_OWN_PIECE,      /* own pieces leave no room where it would land */
    OBSTACLE_BLOCK,          /* an opponent's block stands there */
    OBSTACLE_SAFE,           /* a safe opponent stands there */
    OBSTACLE_NO_FREE_SQUARE, /* no free square to slide to */
};

/* What a move does. */
struct outcome {
    uint32_t captured; /* set of pieces */
    uint32_t flags;    /* CHINCZYK_MOVE_... */
    uint8_t to;        /* progress at which it lands or comes to stand; of a robber,
                          one more than its track square */
    uint8_t colour;    /* of the pawn */
    uint8_t piece;
    uint8_t partner; /* the pair's other pawn, else NOBODY */
};

/* The legal moves for the faces that wait to be moved. */
uint64_t chinczyk_moves_legal(const struct ruleset *rs, const struct position *pos);

/* Works out a choice other than passing; obligations towards other moves are not
 * looked at. The outcome is meaningful where there is no obstacle. */
enum obstacle chinczyk_moves_outcome(const struct ruleset *rs, const struct position *pos,
                                     unsigned choice, struct outcome *out);

/* Makes the move of an outcome; turns are not its business. */
void chinczyk_moves_make(const struct ruleset *rs, struct position *pos, const struct outcome *out);

#endif
