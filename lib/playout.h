/* SPDX-License-Identifier: MIT */
/* Plays a game to its end in one go, and counts. */
#ifndef LIB_PLAYOUT_H
#define LIB_PLAYOUT_H

#include "position.h"
#include "stream.h"

/* What happened. Rolls are those of `moves` and the saved ones; a first choice
 * that was due at once is in `moves` as well. */
struct tally {
    uint32_t rolls;
    uint32_t turns;
    uint32_t captures;                      /* moves that captured */
    uint32_t saved;                         /* rolls saved for a combined series */
    uint32_t moves[CHINCZYK_MAX_MOVES + 1]; /* rolls by their number of legal moves */
    unsigned first;                         /* who was on turn first, once the roll-off was over */
};

/* The beginning of a game: `first` begins, or (CHINCZYK_NONE) whom the rules say, and
 * then it may be that a roll-off is due (rules 3.8). */
void chinczyk_playout_begin(const struct ruleset *rs, int32_t first, struct stream *stream,
                            struct position *pos);

/* Plays a roll-off, if one is due, to its end. */
void chinczyk_playout_roll_off(const struct ruleset *rs, struct position *pos,
                               struct stream *stream);

/*
 * Plays from any position until the game is over or `limit` rolls are made; the
 * phase then tells which. `kinds` has a CHINCZYK_PLAYER_... for each player.
 */
void chinczyk_playout(const struct ruleset *rs, struct position *pos, struct stream *stream,
                      const uint8_t kinds[], uint32_t limit, struct tally *tally);

#endif
