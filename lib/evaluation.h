/* SPDX-License-Identifier: MIT */
/*
 * How good a position is for each player, in integers: a weighted sum of what can be
 * counted about the player's pieces. The weights are learned from games (tests/tune).
 */
#ifndef LIB_EVALUATION_H
#define LIB_EVALUATION_H

#include "position.h"

/* What is counted of each player. */
enum feature {
    FEATURE_PRESENT,         /* 1 */
    FEATURE_PROGRESS,        /* squares walked */
    FEATURE_ADVANCE,         /* of each pawn the square of its progress, by the whole way */
    FEATURE_BASE,            /* pawns in base */
    FEATURE_HOME,            /* pawns home */
    FEATURE_LANE,            /* pawns beyond the track, those home too */
    FEATURE_NEAR,            /* pawns that one face brings into the lane */
    FEATURE_START,           /* pawns on the own start while others wait in base */
    FEATURE_NONE_ON_TRACK,   /* 1 where all pawns are in base or beyond the track */
    FEATURE_DANGER,          /* faces of opponents that capture a pawn */
    FEATURE_DANGER_PROGRESS, /* the same, each times the progress of the pawn */
    FEATURE_FAR,             /* opponents that stand 7 to 12 squares behind a pawn */
    FEATURE_FAR_PROGRESS,    /* the same, each times the progress of the pawn */
    FEATURE_SAFE,            /* pawns on the track that cannot be captured */
    FEATURE_TOGETHER,        /* pawns beside another one on the track */
    FEATURE_FACES,           /* faces that can be moved */
    FEATURE_ROBBERS,         /* robbers owned */
    FEATURE_ROBBER_DANGER,   /* faces of opponents that capture a robber */
    FEATURES
};

/* As what a player is looked at: the one for whom the position is judged, who rolls next or waits
 * for it, and the others. What the others have counts the same whoever rolls, so that a player
 * whom nobody meets any more chooses by the own pieces alone. */
enum role { ROLE_TURN, ROLE_WAIT, ROLE_OTHER, ROLES };

struct weights {
    int16_t of[ROLES][FEATURES];
};

/* The worth of having won: more than any sum of features. */
enum { WORTH_WON = 1 << 24 };

/* The weights for some rules. */
const struct weights *chinczyk_weights(const struct ruleset *rs);

void chinczyk_evaluation_features(const struct ruleset *rs, const struct position *pos,
                                  unsigned player, int32_t feature[FEATURES]);

/* How much better a player stands than the mean of the others, times their number. */
int64_t chinczyk_evaluation(const struct ruleset *rs, const struct weights *weights,
                            const struct position *pos, unsigned player);

#endif
