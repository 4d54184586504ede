/* SPDX-License-Identifier: MIT */
#include "turn.h"

#include <assert.h>

#include "hints.h"

COLD static void tell(struct events *events, chinczyk_event event) {
    assert(events->count < MAX_EVENTS);
    events->list[events->count++] = event;
}

COLD static void tell_about(struct events *events, chinczyk_event_type type, unsigned player,
                            unsigned value) {
    tell(events, (chinczyk_event){type, (int32_t)player, CHINCZYK_NONE, CHINCZYK_NONE,
                                  CHINCZYK_NONE, (int32_t)value});
}

/* An event about a player, with a number or without. */
ALWAYS_INLINE void tell_player(struct events *events, chinczyk_event_type type, unsigned player,
                               unsigned value) {
    if (events)
        tell_about(events, type, player, value);
}

/* Lets the player on turn roll again: the faces are moved, lost or forfeited. */
ALWAYS_INLINE void roll_again(struct position *pos, unsigned rolls, unsigned sixes) {
    pos->faces = 0;
    pos->series = 0;
    pos->distance = 0;
    pos->rolls = (uint8_t)rolls;
    pos->sixes = (uint8_t)sixes;
    pos->legal = 0;
    pos->phase = CHINCZYK_PHASE_ROLL;
}

ALWAYS_INLINE void begin(struct position *pos, unsigned player) {
    roll_again(pos, 0, 0);
    pos->player = (uint8_t)player;
}

void chinczyk_turn_begin(struct position *pos, unsigned player) {
    begin(pos, player);
}

void chinczyk_turn_begin_roll_off(struct position *pos) {
    begin(pos, 0);
    pos->phase = CHINCZYK_PHASE_ROLL_OFF;
}

/* The next player in seat order who still plays (rules 3.10). */
ALWAYS_INLINE void end_turn(struct position *pos, struct events *events) {
    unsigned later = pos->playing & ~0u << pos->player << 1;
    unsigned player = bits_lowest(later ? later : pos->playing);

    begin(pos, player);
    tell_player(events, CHINCZYK_EVENT_TURN, player, 0);
}

static unsigned places_taken(const struct position *pos) {
    unsigned count = 0;

    for (unsigned i = 0; i < pos->standing_count; i++)
        count += !(pos->standing[i] & STANDING_LEFT);
    return count;
}

/* Whoever takes a place stands before those who left, as in the text. */
static void take_place(struct position *pos, unsigned player, struct events *events) {
    unsigned place = places_taken(pos);

    pos->playing = (uint8_t)(pos->playing & ~(1u << player));
    for (unsigned i = pos->standing_count++; i > place; i--)
        pos->standing[i] = pos->standing[i - 1];
    pos->standing[place] = (uint8_t)player;
    tell_player(events, CHINCZYK_EVENT_PLACED, player, place + 1);
}

/* Ends the game; the player on turn stays the one who was (doc/notation.md). */
static void end_game(struct position *pos, struct events *events) {
    begin(pos, pos->player);
    pos->phase = CHINCZYK_PHASE_OVER;
    if (events)
        tell(events, (chinczyk_event){CHINCZYK_EVENT_OVER, CHINCZYK_NONE, CHINCZYK_NONE,
                                      CHINCZYK_NONE, CHINCZYK_NONE, 0});
}

/* Rules 3.9: the last one left wins or takes the next place. */
static int end_with_last_player(struct position *pos, struct events *events) {
    if (pos->playing & (pos->playing - 1))
        return 0;
    take_place(pos, bits_lowest(pos->playing), events);
    end_game(pos, events);
    return 1;
}

static int robber_on_track(const struct position *pos) {
    for (unsigned i = 0; i < ROBBERS; i++)
        if (pos->robber_owner[i] == pos->player && pos->robber_at[i])
            return 1;
    return 0;
}

ALWAYS_INLINE int any_on_track(const struct ruleset *rs, const struct position *pos) {
    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1) {
        uint32_t pawns = pos->pawns[bits_lowest(set)];

        if (HIGH_BITS & ~bytes_zero(pawns) & ~pawns_beyond(pawns, rs->lap))
            return 1;
    }
    return rs->rules.robbers && robber_on_track(pos);
}

static int all_in_base(const struct ruleset *rs, const struct position *pos) {
    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1)
        if (pawns_beyond(pos->pawns[bits_lowest(set)], 0) != rs->absent)
            return 0;
    return !rs->rules.robbers || !robber_on_track(pos);
}

static int stuck_without_exit(const struct ruleset *rs, const struct position *pos) {
    struct position tried = *pos;

    for (unsigned face = 1; face <= 6; face++) {
        if (rs->rules.exit_faces >> face & 1)
            continue;
        tried.faces = face;
        tried.series = 1;
        tried.distance = (uint8_t)face;
        if (moves_legal(rs, &tried))
            return 0;
    }
    return 1;
}

ALWAYS_INLINE int has_tries(const struct ruleset *rs, const struct position *pos) {
    switch (rs->rules.tries_when) {
    case CHINCZYK_TRIES_NONE_ON_TRACK:
        return !any_on_track(rs, pos);
    case CHINCZYK_TRIES_ALL_IN_BASE:
        return all_in_base(rs, pos);
    case CHINCZYK_TRIES_STUCK_WITHOUT_EXIT:
        return stuck_without_exit(rs, pos);
    default:
        return 0;
    }
}

/* Judged before the grant's first roll is moved; a later roll can only be a try
 * (rules 3.2). */
ALWAYS_INLINE int in_tries(const struct ruleset *rs, const struct position *pos) {
    return pos->rolls > pos->series || has_tries(rs, pos);
}

unsigned chinczyk_turn_rolls_left(const struct ruleset *rs, const struct position *pos) {
    unsigned rolls = pos->phase == CHINCZYK_PHASE_ROLL;

    if ((rolls || pos->phase == CHINCZYK_PHASE_MOVE) && pos->rolls < rs->rules.tries &&
        in_tries(rs, pos))
        rolls = rs->rules.tries - pos->rolls;
    return rolls;
}

/* Whether a try is left for the case that the roll grants no bonus. Asked before the
 * roll is moved. */
ALWAYS_INLINE int may_try_again(const struct ruleset *rs, const struct position *pos) {
    return pos->rolls < rs->rules.tries && in_tries(rs, pos);
}

/* Rules 3.1: whether the face grants a roll, if it is moved and if it is not. That it
 * is a bonus face is told by their count in a row. */
ALWAYS_INLINE unsigned bonus_of_face(const struct ruleset *rs, const struct position *pos,
                                     int moved) {
    return pos->sixes && pos->sixes < rs->bonus_end && (moved || rs->rules.bonus_if_stuck)
               ? CHINCZYK_BONUS_FACE
               : 0;
}

/* The roll is moved or lost: who rolls next? (rules 3.1, 3.2) */
ALWAYS_INLINE void go_on(const struct ruleset *rs, struct position *pos, unsigned bonus,
                         int try_again, struct events *events) {
    if (bonus) {
        roll_again(pos, 0, pos->sixes);
        tell_player(events, CHINCZYK_EVENT_BONUS, pos->player, bonus);
    } else if (try_again && has_tries(rs, pos)) {
        roll_again(pos, pos->rolls, pos->sixes);
        tell_player(events, CHINCZYK_EVENT_TRIES_LEFT, pos->player, rs->rules.tries - pos->rolls);
    } else {
        end_turn(pos, events);
    }
}

/* A roll that moves nothing: no move was legal, or the player passed. */
ALWAYS_INLINE void go_on_unmoved(const struct ruleset *rs, struct position *pos,
                                 struct events *events) {
    unsigned bonus = bonus_of_face(rs, pos, 0);

    go_on(rs, pos, bonus, !bonus && may_try_again(rs, pos), events);
}

/* Offers the choice, or loses the roll where there is none. */
ALWAYS_INLINE void choose(const struct ruleset *rs, struct position *pos, struct outcome *list,
                          struct events *events) {
    pos->phase = CHINCZYK_PHASE_MOVE;
    pos->legal = list ? chinczyk_moves_find(rs, pos, list) : moves_legal(rs, pos);
    if (pos->legal)
        return;
    tell_player(events, CHINCZYK_EVENT_ROLL_LOST, pos->player, pos->distance);
    go_on_unmoved(rs, pos, events);
}

/* The turn goes to the first contender who has yet to roll, if any (rules 3.8). */
static int next_to_roll_off(const struct ruleset *rs, struct position *pos) {
    for (unsigned p = 0; p < rs->players; p++)
        if (!position_face(pos, p)) {
            pos->player = (uint8_t)p;
            return 1;
        }
    return 0;
}

/* All contenders have rolled: the highest starts, or those tied roll again. */
static void settle_roll_off(const struct ruleset *rs, struct position *pos, struct events *events) {
    unsigned highest = 0, count = 0, first = 0;

    for (unsigned p = rs->players; p-- > 0;) {
        unsigned face = position_face(pos, p);

        if (face == ROLL_OFF_OUT || face < highest)
            continue;
        count = face > highest ? 1 : count + 1;
        highest = face;
        first = p;
    }
    if (count == 1) {
        begin(pos, first);
        tell_player(events, CHINCZYK_EVENT_TURN, first, 0);
        return;
    }
    for (unsigned p = 0; p < rs->players; p++) {
        int tied = position_face(pos, p) == highest;

        position_set_face(pos, p, tied ? 0 : ROLL_OFF_OUT);
        if (tied)
            tell_player(events, CHINCZYK_EVENT_TIED, p, highest);
    }
    pos->player = (uint8_t)first;
}

COLD static void roll_off(const struct ruleset *rs, struct position *pos, unsigned face,
                          struct events *events) {
    position_set_face(pos, pos->player, face);
    if (!next_to_roll_off(rs, pos))
        settle_roll_off(rs, pos, events);
}

/* A bonus face that is not to be moved now: false where it is. */
static int set_aside(const struct ruleset *rs, struct position *pos, unsigned face,
                     struct events *events) {
    if (rs->rules.bonus_limit_effect == CHINCZYK_LIMIT_FORFEIT &&
        pos->sixes >= rs->rules.bonus_limit) {
        tell_player(events, CHINCZYK_EVENT_FORFEITED, pos->player, pos->sixes);
        end_turn(pos, events);
        return 1;
    }
    if (rs->rules.combine_rolls && pos->sixes < rs->series_limit) {
        tell_player(events, CHINCZYK_EVENT_SAVED, pos->player, face);
        return 1;
    }
    return 0;
}

ALWAYS_INLINE void roll(const struct ruleset *rs, struct position *pos, unsigned face,
                        struct outcome *list, struct events *events) {
    tell_player(events, CHINCZYK_EVENT_ROLLED, pos->player, face);
    if (SELDOM(pos->phase == CHINCZYK_PHASE_ROLL_OFF)) {
        roll_off(rs, pos, face, events);
        return;
    }
    assert(pos->phase == CHINCZYK_PHASE_ROLL);
    pos->rolls++;
    pos->faces |= face << 3 * pos->series++;
    pos->distance = (uint8_t)(pos->distance + face);
    if (!(rs->rules.bonus_faces >> face & 1)) {
        pos->sixes = 0;
    } else {
        pos->sixes = (uint8_t)(pos->sixes + (pos->sixes < UINT8_MAX));
        if (rs->sets_aside && set_aside(rs, pos, face, events))
            return;
    }
    choose(rs, pos, list, events);
}

void chinczyk_turn_roll(const struct ruleset *rs, struct position *pos, unsigned face) {
    roll(rs, pos, face, NULL, NULL);
}

void chinczyk_turn_list_roll(const struct ruleset *rs, struct position *pos, unsigned face,
                             struct outcome *list) {
    roll(rs, pos, face, list, NULL);
}

void chinczyk_turn_tell_roll(const struct ruleset *rs, struct position *pos, unsigned face,
                             struct events *events) {
    roll(rs, pos, face, NULL, events);
}

static void tell_piece(struct events *events, chinczyk_event_type type, unsigned player,
                       int32_t piece, int32_t from, int32_t to) {
    tell(events, (chinczyk_event){type, (int32_t)player, piece, from, to, 0});
}

COLD static void tell_move(const struct ruleset *rs, const chinczyk_move *move,
                           struct events *events) {
    unsigned player = (unsigned)move->player;

    tell_piece(events, CHINCZYK_EVENT_MOVED, player, move->piece, move->from, move->to);
    if (move->partner != CHINCZYK_NONE)
        tell_piece(events, CHINCZYK_EVENT_MOVED, player, move->partner, move->from, move->to);
    for (uint64_t set = move->captured; set; set &= set - 1) {
        int32_t piece = (int32_t)bits_lowest(set);

        if (piece >= CHINCZYK_ROBBER)
            tell_piece(events, CHINCZYK_EVENT_ROBBER_CHANGED_SIDES, player, piece, move->to,
                       CHINCZYK_BASE);
        else
            tell_piece(events, CHINCZYK_EVENT_CAPTURED, rs->owner[piece / PAWNS], piece, move->to,
                       CHINCZYK_BASE);
    }
    if (move->flags & CHINCZYK_MOVE_BUST)
        tell_piece(events, CHINCZYK_EVENT_SENT_BACK, player, move->piece, move->to, CHINCZYK_BASE);
    if (move->flags & CHINCZYK_MOVE_HOME)
        tell_piece(events, CHINCZYK_EVENT_REACHED_HOME, player, move->piece, move->from, move->to);
}

/* The player on turn has finished: no bonus, the turn ends (rules 3.1, 3.9). */
COLD static void finish(const struct ruleset *rs, struct position *pos, struct events *events) {
    take_place(pos, pos->player, events);
    if (rs->rules.finish == CHINCZYK_FINISH_FIRST_WINNER)
        end_game(pos, events);
    else if (!end_with_last_player(pos, events))
        end_turn(pos, events);
}

ALWAYS_INLINE void play(const struct ruleset *rs, struct position *pos, const struct outcome *out,
                        struct events *events) {
    uint32_t flags = out->move.flags;
    unsigned bonus;
    int try_again;

    assert(pos->phase == CHINCZYK_PHASE_MOVE);
    if (SELDOM(flags & CHINCZYK_MOVE_PASS)) {
        tell_player(events, CHINCZYK_EVENT_PASSED, pos->player, 0);
        go_on_unmoved(rs, pos, events);
        return;
    }
    if (events)
        tell_move(rs, &out->move, events);
    bonus = bonus_of_face(rs, pos, 1);
    if (!bonus && flags & CHINCZYK_MOVE_CAPTURE && rs->rules.bonus_on_capture)
        bonus = CHINCZYK_BONUS_CAPTURE;
    if (!bonus && flags & CHINCZYK_MOVE_HOME && rs->rules.bonus_on_home)
        bonus = CHINCZYK_BONUS_HOME;
    try_again = !bonus && may_try_again(rs, pos);
    moves_make(rs, pos, out);
    if (SELDOM(flags & CHINCZYK_MOVE_HOME) && chinczyk_position_has_finished(rs, pos, pos->player))
        finish(rs, pos, events);
    else
        go_on(rs, pos, bonus, try_again, events);
}

void chinczyk_turn_play(const struct ruleset *rs, struct position *pos, const struct outcome *out) {
    play(rs, pos, out, NULL);
}

void chinczyk_turn_tell_play(const struct ruleset *rs, struct position *pos,
                             const struct outcome *out, struct events *events) {
    play(rs, pos, out, events);
}

/* Rules 3.8: whoever leaves drops out of the roll-off. */
static void leave_roll_off(const struct ruleset *rs, struct position *pos, unsigned player,
                           struct events *events) {
    unsigned contenders = 0, last = 0;

    position_set_face(pos, player, ROLL_OFF_OUT);
    for (unsigned p = 0; p < rs->players; p++)
        if (position_face(pos, p) != ROLL_OFF_OUT) {
            contenders++;
            last = p;
        }
    if (contenders == 1) {
        begin(pos, last);
        tell_player(events, CHINCZYK_EVENT_TURN, last, 0);
    } else if (!next_to_roll_off(rs, pos)) {
        settle_roll_off(rs, pos, events);
    }
}

void chinczyk_turn_leave(const struct ruleset *rs, struct position *pos, unsigned player,
                         struct events *events) {
    assert(position_is_playing(pos, player));
    chinczyk_position_clear(rs, pos, player);
    pos->playing = (uint8_t)(pos->playing & ~(1u << player));
    pos->standing[pos->standing_count++] = (uint8_t)(player | STANDING_LEFT);
    tell_player(events, CHINCZYK_EVENT_LEFT, player, 0);
    if (end_with_last_player(pos, events))
        return;
    if (pos->phase == CHINCZYK_PHASE_ROLL_OFF)
        leave_roll_off(rs, pos, player, events);
    else if (pos->player == player)
        end_turn(pos, events);
    else if (pos->phase == CHINCZYK_PHASE_MOVE)
        choose(rs, pos, NULL, events); /* rules 3.9: the legal moves are found anew */
}
