/* SPDX-License-Identifier: MIT */
#include "turn.h"

#include <assert.h>

/* What a roll came to, which decides how the turn goes on (rules 3.1). */
struct result {
    int moved;
    int captured;
    int home;  /* a pawn arrived home */
    int tries; /* the grant is one of tries */
};

static void tell(struct events *events, chinczyk_event event) {
    if (!events)
        return;
    assert(events->count < MAX_EVENTS);
    events->list[events->count++] = event;
}

/* An event about a player, with a number or without. */
static void tell_player(struct events *events, chinczyk_event_type type, unsigned player,
                        unsigned value) {
    tell(events, (chinczyk_event){type, (int32_t)player, CHINCZYK_NONE, CHINCZYK_NONE,
                                  CHINCZYK_NONE, (int32_t)value});
}

/* Takes the faces off the table: they are moved, lost or forfeited. */
static void clear_series(struct position *pos) {
    pos->faces = 0;
    pos->series = 0;
    pos->distance = 0;
    pos->legal = 0;
}

void chinczyk_turn_begin(struct position *pos, unsigned player) {
    clear_series(pos);
    pos->phase = CHINCZYK_PHASE_ROLL;
    pos->player = (uint8_t)player;
    pos->rolls = 0;
    pos->sixes = 0;
}

void chinczyk_turn_begin_roll_off(struct position *pos) {
    chinczyk_turn_begin(pos, 0);
    pos->phase = CHINCZYK_PHASE_ROLL_OFF;
}

/* The next player in seat order who still plays (rules 3.10). */
static void end_turn(const struct ruleset *rs, struct position *pos, struct events *events) {
    unsigned player = pos->player;

    do
        player = player + 1 < rs->players ? player + 1 : 0;
    while (!position_is_playing(pos, player));
    chinczyk_turn_begin(pos, player);
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
    chinczyk_turn_begin(pos, pos->player);
    pos->phase = CHINCZYK_PHASE_OVER;
    tell(events, (chinczyk_event){CHINCZYK_EVENT_OVER, CHINCZYK_NONE, CHINCZYK_NONE, CHINCZYK_NONE,
                                  CHINCZYK_NONE, 0});
}

/* Rules 3.9: the last one left wins or takes the next place. */
static int end_with_last_player(struct position *pos, struct events *events) {
    if (pos->playing & (pos->playing - 1))
        return 0;
    take_place(pos, bits_lowest(pos->playing), events);
    end_game(pos, events);
    return 1;
}

static int any_on_track(const struct ruleset *rs, const struct position *pos) {
    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1) {
        uint32_t pawns = pos->pawns[bits_lowest(set)];

        if (HIGH_BITS & ~bytes_zero(pawns) & ~(pawns + (127u - rs->lap) * EACH_BYTE))
            return 1;
    }
    for (unsigned i = 0; i < ROBBERS; i++)
        if (pos->robber_owner[i] == pos->player && pos->robber_at[i])
            return 1;
    return 0;
}

static int all_in_base(const struct ruleset *rs, const struct position *pos) {
    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1)
        if (pawns_count(pos->pawns[bits_lowest(set)], 0) != rs->pawns)
            return 0;
    for (unsigned i = 0; i < ROBBERS; i++)
        if (pos->robber_owner[i] == pos->player && pos->robber_at[i])
            return 0;
    return 1;
}

static int stuck_without_exit(const struct ruleset *rs, const struct position *pos) {
    struct position tried = *pos;

    for (unsigned face = 1; face <= 6; face++) {
        if (rs->rules.exit_faces >> face & 1)
            continue;
        tried.faces = face;
        tried.series = 1;
        tried.distance = (uint8_t)face;
        if (chinczyk_moves_legal(rs, &tried))
            return 0;
    }
    return 1;
}

int chinczyk_turn_has_tries(const struct ruleset *rs, const struct position *pos) {
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
int chinczyk_turn_in_tries(const struct ruleset *rs, const struct position *pos) {
    return pos->rolls > pos->series || chinczyk_turn_has_tries(rs, pos);
}

/* Rules 3.1: which bonus a roll grants, CHINCZYK_BONUS_... or 0. At most one. */
static unsigned find_bonus(const struct ruleset *rs, const struct position *pos,
                           const struct result *result) {
    unsigned face = position_face(pos, pos->series - 1u);

    if (rs->rules.bonus_faces >> face & 1 && !rs->rules.combine_rolls &&
        (result->moved || rs->rules.bonus_if_stuck) &&
        (!rs->rules.bonus_limit || pos->sixes < rs->rules.bonus_limit))
        return CHINCZYK_BONUS_FACE;
    if (result->captured && rs->rules.bonus_on_capture)
        return CHINCZYK_BONUS_CAPTURE;
    if (result->home && rs->rules.bonus_on_home)
        return CHINCZYK_BONUS_HOME;
    return 0;
}

/* The roll is moved or lost: who rolls next? (rules 3.1, 3.2) */
static void go_on(const struct ruleset *rs, struct position *pos, const struct result *result,
                  struct events *events) {
    unsigned bonus = find_bonus(rs, pos, result);

    clear_series(pos);
    pos->phase = CHINCZYK_PHASE_ROLL;
    if (bonus) {
        pos->rolls = 0;
        tell_player(events, CHINCZYK_EVENT_BONUS, pos->player, bonus);
    } else if (pos->rolls < rs->rules.tries && result->tries && chinczyk_turn_has_tries(rs, pos)) {
        tell_player(events, CHINCZYK_EVENT_TRIES_LEFT, pos->player, rs->rules.tries - pos->rolls);
    } else {
        end_turn(rs, pos, events);
    }
}

/* Offers the choice, or loses the roll where there is none. */
static void choose(const struct ruleset *rs, struct position *pos, struct events *events) {
    struct result lost = {0, 0, 0, 0};

    pos->phase = CHINCZYK_PHASE_MOVE;
    pos->legal = chinczyk_moves_legal(rs, pos);
    if (pos->legal)
        return;
    tell_player(events, CHINCZYK_EVENT_ROLL_LOST, pos->player, pos->distance);
    lost.tries = pos->rolls < rs->rules.tries && chinczyk_turn_in_tries(rs, pos);
    go_on(rs, pos, &lost, events);
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
        chinczyk_turn_begin(pos, first);
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

static void roll_off(const struct ruleset *rs, struct position *pos, unsigned face,
                     struct events *events) {
    position_set_face(pos, pos->player, face);
    if (!next_to_roll_off(rs, pos))
        settle_roll_off(rs, pos, events);
}

void chinczyk_turn_roll(const struct ruleset *rs, struct position *pos, unsigned face,
                        struct events *events) {
    int bonus = rs->rules.bonus_faces >> face & 1;

    tell_player(events, CHINCZYK_EVENT_ROLLED, pos->player, face);
    if (pos->phase == CHINCZYK_PHASE_ROLL_OFF) {
        roll_off(rs, pos, face, events);
        return;
    }
    assert(pos->phase == CHINCZYK_PHASE_ROLL);
    pos->rolls++;
    if (!bonus)
        pos->sixes = 0;
    else if (pos->sixes < UINT8_MAX)
        pos->sixes++;
    position_set_face(pos, pos->series++, face);
    pos->distance = (uint8_t)(pos->distance + face);
    if (bonus && rs->rules.bonus_limit_effect == CHINCZYK_LIMIT_FORFEIT &&
        pos->sixes >= rs->rules.bonus_limit) {
        tell_player(events, CHINCZYK_EVENT_FORFEITED, pos->player, pos->sixes);
        end_turn(rs, pos, events);
    } else if (bonus && rs->rules.combine_rolls && pos->sixes < rs->series_limit) {
        tell_player(events, CHINCZYK_EVENT_SAVED, pos->player, face);
    } else {
        choose(rs, pos, events);
    }
}

static void tell_piece(struct events *events, chinczyk_event_type type, unsigned player,
                       unsigned piece, int from, int to) {
    tell(events, (chinczyk_event){type, (int32_t)player, (int32_t)piece, from, to, 0});
}

/* Tells a move, before it is made. */
static void tell_move(const struct ruleset *rs, const struct position *pos,
                      const struct outcome *out, struct events *events) {
    unsigned pieces[2] = {out->piece, out->partner};
    int from, to;

    if (out->piece >= CHINCZYK_ROBBER) {
        from = pos->robber_at[out->piece - CHINCZYK_ROBBER] - 1;
        to = out->to - 1;
    } else {
        from = ruleset_square(rs, out->colour,
                              pawns_progress(pos->pawns[out->colour], out->piece % 4));
        to = ruleset_square(rs, out->colour, out->to);
    }
    for (unsigned i = 0; i < 2 && pieces[i] != NOBODY; i++)
        tell_piece(events, CHINCZYK_EVENT_MOVED, pos->player, pieces[i], from, to);
    for (uint64_t set = out->captured; set; set &= set - 1) {
        unsigned piece = bits_lowest(set);

        if (piece >= CHINCZYK_ROBBER)
            tell_piece(events, CHINCZYK_EVENT_ROBBER_CHANGED_SIDES, pos->player, piece, to,
                       CHINCZYK_BASE);
        else
            tell_piece(events, CHINCZYK_EVENT_CAPTURED, rs->owner[piece / 4], piece, to,
                       CHINCZYK_BASE);
    }
    if (out->flags & CHINCZYK_MOVE_BUST)
        tell_piece(events, CHINCZYK_EVENT_SENT_BACK, pos->player, out->piece, to, CHINCZYK_BASE);
    if (out->flags & CHINCZYK_MOVE_HOME)
        tell_piece(events, CHINCZYK_EVENT_REACHED_HOME, pos->player, out->piece, from, to);
}

void chinczyk_turn_play(const struct ruleset *rs, struct position *pos, unsigned choice,
                        struct events *events) {
    struct result result = {0, 0, 0, 0};
    struct outcome out;

    assert(pos->phase == CHINCZYK_PHASE_MOVE && pos->legal >> choice & 1);
    result.tries = pos->rolls < rs->rules.tries && chinczyk_turn_in_tries(rs, pos);
    if (choice == CHOICE_PASS) {
        tell_player(events, CHINCZYK_EVENT_PASSED, pos->player, 0);
        go_on(rs, pos, &result, events);
        return;
    }
    chinczyk_moves_outcome(rs, pos, choice, &out);
    if (events)
        tell_move(rs, pos, &out, events);
    chinczyk_moves_make(rs, pos, &out);
    result.moved = 1;
    result.captured = out.captured != 0;
    result.home = (out.flags & CHINCZYK_MOVE_HOME) != 0;
    if (!chinczyk_position_has_finished(rs, pos, pos->player)) {
        go_on(rs, pos, &result, events);
        return;
    }
    take_place(pos, pos->player, events);
    if (rs->rules.finish == CHINCZYK_FINISH_FIRST_WINNER)
        end_game(pos, events);
    else if (!end_with_last_player(pos, events))
        end_turn(rs, pos, events);
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
        chinczyk_turn_begin(pos, last);
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
        end_turn(rs, pos, events);
    else if (pos->phase == CHINCZYK_PHASE_MOVE)
        choose(rs, pos, events); /* rules 3.9: the legal moves are found anew */
}
