/* SPDX-License-Identifier: MIT */
/*
 * The state machine of turns as inline code. It stands here, not in turn.c, to be
 * made once for each kind of caller, for whom these are constants: `events`, null where
 * nobody asks what happens, and `plain`, true only where the rules are (ruleset.plain), so
 * that what they do not use is left out.
 */
#ifndef LIB_TURN_CORE_H
#define LIB_TURN_CORE_H

#include <assert.h>

#include "hints.h"
#include "turn.h"

/* --- what happens seldom, or takes long anyway: turn.c --- */

void chinczyk_turn_tell(struct events *events, chinczyk_event_kind kind, unsigned player,
                        unsigned value);
void chinczyk_turn_tell_move(const struct ruleset *rs, const chinczyk_move *move,
                             struct events *events);
int chinczyk_turn_robber_on_track(const struct position *pos);
int chinczyk_turn_all_in_base(const struct ruleset *rs, const struct position *pos);
int chinczyk_turn_stuck(const struct ruleset *rs, const struct position *pos);
int chinczyk_turn_stuck_plain(const struct ruleset *rs, uint32_t pawns);
void chinczyk_turn_roll_off(const struct ruleset *rs, struct position *pos, unsigned face,
                            struct events *events);

/* The player on turn has finished: no bonus, the turn ends (rules 3.1, 3.9). */
void chinczyk_turn_finish(const struct ruleset *rs, struct position *pos, struct events *events);

/* --- turns --- */

/* An event about a player, with a number or without. */
ALWAYS_INLINE void turn_tell(struct events *events, chinczyk_event_kind kind, unsigned player,
                             unsigned value) {
    if (events)
        chinczyk_turn_tell(events, kind, player, value);
}

/* Lets the player on turn roll again: the faces are moved, lost or forfeited. */
ALWAYS_INLINE void turn_roll_again(struct position *pos, unsigned rolls, unsigned sixes) {
    pos->faces = 0;
    pos->series = 0;
    pos->distance = 0;
    pos->rolls = (uint8_t)rolls;
    pos->sixes = (uint8_t)sixes;
    pos->legal = 0;
    pos->phase = CHINCZYK_PHASE_ROLL;
}

ALWAYS_INLINE void turn_begin(const struct ruleset *rs, struct position *pos, unsigned player) {
    turn_roll_again(pos, 0, 0);
    position_set_player(rs, pos, player);
}

/* The next player in seat order who still plays (rules 3.10). */
ALWAYS_INLINE unsigned turn_next(const struct ruleset *rs, const struct position *pos,
                                 unsigned player) {
    do
        player = rs->after[player];
    while (SELDOM(!position_is_playing(pos, player)));
    return player;
}

ALWAYS_INLINE void turn_end(const struct ruleset *rs, struct position *pos, struct events *events) {
    unsigned player = turn_next(rs, pos, pos->player);

    turn_begin(rs, pos, player);
    turn_tell(events, CHINCZYK_EVENT_TURN, player, 0);
}

ALWAYS_INLINE int turn_any_on_track(const struct ruleset *rs, const struct position *pos) {
    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1) {
        if (pawns_on_track(rs, pos->pawns[bits_lowest(set)]))
            return 1;
    }
    return rs->rules.robbers && chinczyk_turn_robber_on_track(pos);
}

/* Whether the condition of tries holds under plain rules for a player with these pawns
 * (rules 3.2). */
ALWAYS_INLINE int turn_has_tries_plain(const struct ruleset *rs, uint32_t pawns) {
    uint32_t when = rs->rules.tries_when;

    if (when == CHINCZYK_TRIES_NONE_ON_TRACK)
        return !pawns_on_track(rs, pawns);
    if (when == CHINCZYK_TRIES_ALL_IN_BASE)
        return pawns_beyond(pawns, 0) == rs->absent;
    return when == CHINCZYK_TRIES_STUCK_WITHOUT_EXIT && chinczyk_turn_stuck_plain(rs, pawns);
}

/* The same for the player on turn, under any rules. */
ALWAYS_INLINE int turn_has_tries(const struct ruleset *rs, const struct position *pos, int plain) {
    if (plain || rs->plain)
        return turn_has_tries_plain(rs, pos->pawns[pos->colour]);
    switch (rs->rules.tries_when) {
    case CHINCZYK_TRIES_NONE_ON_TRACK:
        return !turn_any_on_track(rs, pos);
    case CHINCZYK_TRIES_ALL_IN_BASE:
        return chinczyk_turn_all_in_base(rs, pos);
    case CHINCZYK_TRIES_STUCK_WITHOUT_EXIT:
        return chinczyk_turn_stuck(rs, pos);
    default:
        return 0;
    }
}

/* Judged before the grant's first roll is moved; a later roll can only be a try
 * (rules 3.2). */
ALWAYS_INLINE int turn_in_tries(const struct ruleset *rs, const struct position *pos, int plain) {
    return pos->rolls > pos->series || turn_has_tries(rs, pos, plain);
}

/* Whether a try is left for the case that the roll grants no bonus. Asked before the
 * roll is moved. */
ALWAYS_INLINE int turn_may_try_again(const struct ruleset *rs, const struct position *pos,
                                     int plain) {
    return pos->rolls < rs->rules.tries && turn_in_tries(rs, pos, plain);
}

/* Rules 3.1: whether the face grants a roll, if it is moved and if it is not. That it
 * is a bonus face is told by their count in a row. */
ALWAYS_INLINE unsigned turn_bonus_of_face(const struct ruleset *rs, const struct position *pos,
                                          int moved) {
    return pos->sixes && pos->sixes < rs->bonus_end && (moved || rs->rules.bonus_if_stuck)
               ? CHINCZYK_BONUS_FACE
               : 0;
}

/* The roll is moved or lost: who rolls next? (rules 3.1, 3.2) */
ALWAYS_INLINE void turn_go_on(const struct ruleset *rs, struct position *pos, unsigned bonus,
                              int try_again, struct events *events) {
    if (bonus) {
        turn_roll_again(pos, 0, pos->sixes);
        turn_tell(events, CHINCZYK_EVENT_BONUS, pos->player, bonus);
    } else if (try_again) {
        turn_roll_again(pos, pos->rolls, pos->sixes);
        turn_tell(events, CHINCZYK_EVENT_TRIES_LEFT, pos->player, rs->rules.tries - pos->rolls);
    } else {
        turn_end(rs, pos, events);
    }
}

/* A roll that moves nothing: no move was legal, or the player passed. */
ALWAYS_INLINE void turn_go_on_unmoved(const struct ruleset *rs, struct position *pos,
                                      struct events *events, int plain) {
    unsigned bonus = turn_bonus_of_face(rs, pos, 0);

    /* Where the condition of tries holds still, it did so before. */
    turn_go_on(rs, pos, bonus,
               !bonus && pos->rolls < rs->rules.tries && turn_has_tries(rs, pos, plain), events);
}

/* No move is legal (rules 3.1). */
ALWAYS_INLINE void turn_lose(const struct ruleset *rs, struct position *pos,
                             struct events *events) {
    turn_tell(events, CHINCZYK_EVENT_ROLL_LOST, pos->player, pos->distance);
    turn_go_on_unmoved(rs, pos, events, 0);
}

/* Offers the choice, or loses the roll where there is none. */
ALWAYS_INLINE void turn_choose(const struct ruleset *rs, struct position *pos,
                               struct events *events) {
    pos->phase = CHINCZYK_PHASE_MOVE;
    pos->legal = moves_legal(rs, pos);
    if (!pos->legal)
        turn_lose(rs, pos, events);
}

/* Whether the bonus faces in a row lose the turn (rules 2, bonus_limit_effect). */
ALWAYS_INLINE int turn_is_forfeited(const struct ruleset *rs, const struct position *pos) {
    return pos->sixes >= rs->forfeit_at;
}

/* Counts the bonus faces in a row (rules 3.1): false where the turn is forfeited. */
ALWAYS_INLINE int turn_count_bonus(const struct ruleset *rs, struct position *pos, unsigned face) {
    if (!SELDOM(rs->rules.bonus_faces >> face & 1)) {
        pos->sixes = 0;
        return 1;
    }
    pos->sixes = (uint8_t)(pos->sixes + (pos->sixes < UINT8_MAX));
    return !turn_is_forfeited(rs, pos);
}

/* The face is rolled: it is moved, lost, saved or forfeited (rules 3.1). */
ALWAYS_INLINE void turn_roll(const struct ruleset *rs, struct position *pos, unsigned face,
                             struct events *events) {
    turn_tell(events, CHINCZYK_EVENT_ROLLED, pos->player, face);
    if (SELDOM(pos->phase == CHINCZYK_PHASE_ROLL_OFF)) {
        chinczyk_turn_roll_off(rs, pos, face, events);
        return;
    }
    assert(pos->phase == CHINCZYK_PHASE_ROLL);
    pos->rolls++;
    if (rs->rules.combine_rolls) {
        pos->faces |= face << 3 * pos->series++;
        pos->distance = (uint8_t)(pos->distance + face);
    } else {
        pos->faces = face;
        pos->series = 1;
        pos->distance = (uint8_t)face;
    }
    if (!turn_count_bonus(rs, pos, face)) {
        turn_tell(events, CHINCZYK_EVENT_FORFEITED, pos->player, pos->sixes);
        turn_end(rs, pos, events);
    } else if (rs->rules.combine_rolls && pos->sixes && pos->sixes < rs->series_limit) {
        turn_tell(events, CHINCZYK_EVENT_SAVED, pos->player, face);
    } else {
        turn_choose(rs, pos, events);
    }
}

/* The same where one face is moved and nobody rolls off; but a roll that is lost or forfeited is
 * left for turn_fail(), and false. */
ALWAYS_INLINE int turn_roll_face(const struct ruleset *rs, struct position *pos, unsigned face,
                                 int plain) {
    uint64_t legal;

    pos->rolls++;
    pos->series = 1;
    pos->faces = face;
    pos->distance = (uint8_t)face;
    pos->phase = CHINCZYK_PHASE_MOVE;
    if (!turn_count_bonus(rs, pos, face))
        return 0;
    legal = plain ? moves_plain(rs, pos->pawns[pos->colour], face) : chinczyk_moves_set(rs, pos);
    if (!legal)
        return 0;
    pos->legal = legal;
    return 1;
}

/* Rules 3.1, 3.2, as turn_lose() has them. */
ALWAYS_INLINE void turn_fail(const struct ruleset *rs, struct position *pos, int plain) {
    if (turn_is_forfeited(rs, pos))
        turn_end(rs, pos, NULL);
    else
        turn_go_on_unmoved(rs, pos, NULL, plain);
}

/* A move is made, or declined. */
ALWAYS_INLINE void turn_play(const struct ruleset *rs, struct position *pos,
                             const struct outcome *out, struct events *events, int plain) {
    uint32_t flags = out->move.flags;
    int rests = !(flags & CHINCZYK_MOVE_BUST); /* where it landed */
    int quiet = rests && out->move.to_square < rs->quiet_end;
    unsigned bonus;
    int try_again;

    assert(pos->phase == CHINCZYK_PHASE_MOVE);
    if (!plain && SELDOM(flags & CHINCZYK_MOVE_PASS)) {
        turn_tell(events, CHINCZYK_EVENT_PASSED, pos->player, 0);
        turn_go_on_unmoved(rs, pos, events, 0);
        return;
    }
    if (events)
        chinczyk_turn_tell_move(rs, &out->move, events);
    bonus = turn_bonus_of_face(rs, pos, 1);
    if (!bonus && flags & CHINCZYK_MOVE_CAPTURE && rs->rules.bonus_on_capture)
        bonus = CHINCZYK_BONUS_CAPTURE;
    if (!bonus && flags & CHINCZYK_MOVE_HOME && rs->rules.bonus_on_home)
        bonus = CHINCZYK_BONUS_HOME;
    try_again = !bonus && !quiet && turn_may_try_again(rs, pos, plain);
    if (plain)
        moves_make_plain(pos, out);
    else
        moves_make(rs, pos, out);
    if (SELDOM(flags & CHINCZYK_MOVE_HOME) && chinczyk_position_has_finished(rs, pos, pos->player))
        chinczyk_turn_finish(rs, pos, events);
    else
        turn_go_on(rs, pos, bonus, try_again && turn_has_tries(rs, pos, plain), events);
}

/* After a step that ends on the track, by which no try is left. */
ALWAYS_INLINE void turn_go_on_quietly(const struct ruleset *rs, struct position *pos,
                                      unsigned captured) {
    if (turn_bonus_of_face(rs, pos, 1) || (SELDOM(captured) && rs->rules.bonus_on_capture))
        turn_roll_again(pos, 0, pos->sixes);
    else
        turn_end(rs, pos, NULL);
}

/* Plays such a step under plain rules. */
ALWAYS_INLINE void turn_play_step(const struct ruleset *rs, struct position *pos, struct step step,
                                  const chinczyk_move *move, unsigned victim) {
    moves_make_step(pos, step, move, victim);
    turn_go_on_quietly(rs, pos, victim);
}

#endif
