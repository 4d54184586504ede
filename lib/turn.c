/* SPDX-License-Identifier: MIT */
#include "turn_core.h"

COLD static void tell(struct events *events, chinczyk_event event) {
    assert(events->count < CHINCZYK_MAX_EVENTS);
    events->list[events->count++] = event;
}

void chinczyk_turn_tell(struct events *events, chinczyk_event_kind kind, unsigned player,
                        unsigned value) {
    tell(events, (chinczyk_event){.kind = kind,
                                  .player = (int32_t)player,
                                  .piece = CHINCZYK_NONE,
                                  .from_square = CHINCZYK_NONE,
                                  .to_square = CHINCZYK_NONE,
                                  .value = (int32_t)value});
}

void chinczyk_turn_begin(const struct ruleset *rs, struct position *pos, unsigned player) {
    turn_begin(rs, pos, player);
}

void chinczyk_turn_begin_game(const struct ruleset *rs, struct position *pos, int32_t first) {
    chinczyk_position_begin(rs, pos);
    turn_begin(rs, pos, first == CHINCZYK_NONE ? 0 : (unsigned)first);
    if (first == CHINCZYK_NONE && rs->rules.first == CHINCZYK_FIRST_ROLL_OFF)
        pos->phase = CHINCZYK_PHASE_ROLL_OFF;
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
    turn_tell(events, CHINCZYK_EVENT_PLACED, player, place + 1);
}

/* Ends the game; the player on turn stays the one who was (doc/notation.md). */
static void end_game(struct position *pos, struct events *events) {
    turn_roll_again(pos, 0, 0);
    pos->phase = CHINCZYK_PHASE_OVER;
    if (events)
        tell(events, (chinczyk_event){.kind = CHINCZYK_EVENT_OVER,
                                      .player = CHINCZYK_NONE,
                                      .piece = CHINCZYK_NONE,
                                      .from_square = CHINCZYK_NONE,
                                      .to_square = CHINCZYK_NONE});
}

/* Rules 3.9: the last one left wins or takes the next place. */
static int end_with_last_player(struct position *pos, struct events *events) {
    if (pos->playing & (pos->playing - 1))
        return 0;
    take_place(pos, bits_lowest(pos->playing), events);
    end_game(pos, events);
    return 1;
}

int chinczyk_turn_robber_on_track(const struct position *pos) {
    for (unsigned i = 0; i < ROBBERS; i++)
        if (pos->robber_owner[i] == pos->player && pos->robber_at[i])
            return 1;
    return 0;
}

int chinczyk_turn_all_in_base(const struct ruleset *rs, const struct position *pos) {
    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1)
        if (pawns_beyond(pos->pawns[bits_lowest(set)], 0) != rs->absent)
            return 0;
    return !rs->rules.robbers || !chinczyk_turn_robber_on_track(pos);
}

int chinczyk_turn_stuck_plain(const struct ruleset *rs, uint32_t pawns) {
    if (rs->track_ends_tries && pawns_on_track(rs, pawns))
        return 0;
    for (unsigned face = 1; face <= 6; face++)
        if (!(rs->rules.exit_faces >> face & 1) && moves_plain(rs, pawns, face))
            return 0;
    return 1;
}

int chinczyk_turn_stuck(const struct ruleset *rs, const struct position *pos) {
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

unsigned chinczyk_turn_rolls_left(const struct ruleset *rs, const struct position *pos) {
    unsigned rolls = pos->phase == CHINCZYK_PHASE_ROLL || pos->phase == CHINCZYK_PHASE_ROLL_OFF;

    if ((pos->phase == CHINCZYK_PHASE_ROLL || pos->phase == CHINCZYK_PHASE_MOVE) &&
        pos->rolls < rs->rules.tries && turn_in_tries(rs, pos, 0))
        rolls = rs->rules.tries - pos->rolls;
    return rolls;
}

/* The turn goes to the first contender who has yet to roll, if any (rules 3.8). */
static int next_to_roll_off(const struct ruleset *rs, struct position *pos) {
    for (unsigned p = 0; p < rs->players; p++)
        if (!position_face(pos, p)) {
            position_set_player(rs, pos, p);
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
        turn_begin(rs, pos, first);
        turn_tell(events, CHINCZYK_EVENT_TURN, first, 0);
        return;
    }
    for (unsigned p = 0; p < rs->players; p++) {
        int tied = position_face(pos, p) == highest;

        position_set_face(pos, p, tied ? 0 : ROLL_OFF_OUT);
        if (tied)
            turn_tell(events, CHINCZYK_EVENT_TIED, p, highest);
    }
    position_set_player(rs, pos, first);
}

void chinczyk_turn_roll_off(const struct ruleset *rs, struct position *pos, unsigned face,
                            struct events *events) {
    position_set_face(pos, pos->player, face);
    if (!next_to_roll_off(rs, pos))
        settle_roll_off(rs, pos, events);
}

void chinczyk_turn_roll(const struct ruleset *rs, struct position *pos, unsigned face) {
    turn_roll(rs, pos, face, NULL);
}

void chinczyk_turn_tell_roll(const struct ruleset *rs, struct position *pos, unsigned face,
                             struct events *events) {
    turn_roll(rs, pos, face, events);
}

static void tell_piece(struct events *events, chinczyk_event_kind kind, unsigned player,
                       int32_t piece, int32_t from, int32_t to) {
    tell(events, (chinczyk_event){.kind = kind,
                                  .player = (int32_t)player,
                                  .piece = piece,
                                  .from_square = from,
                                  .to_square = to});
}

/* A move of one piece of it. */
static void tell_moved(struct events *events, const chinczyk_move *move, int32_t piece) {
    tell(events, (chinczyk_event){.kind = CHINCZYK_EVENT_MOVED,
                                  .player = move->player,
                                  .piece = piece,
                                  .from_square = move->from_square,
                                  .to_square = move->to_square,
                                  .flags = move->flags});
}

void chinczyk_turn_tell_move(const struct ruleset *rs, const chinczyk_move *move,
                             struct events *events) {
    unsigned player = (unsigned)move->player;

    tell_moved(events, move, move->piece);
    if (move->partner != CHINCZYK_NONE)
        tell_moved(events, move, move->partner);
    for (uint64_t set = move->captured; set; set &= set - 1) {
        int32_t piece = (int32_t)bits_lowest(set);

        if (piece >= CHINCZYK_ROBBER)
            tell_piece(events, CHINCZYK_EVENT_ROBBER_CHANGED_SIDES, player, piece, move->to_square,
                       CHINCZYK_BASE);
        else
            tell_piece(events, CHINCZYK_EVENT_CAPTURED, rs->owner[piece / PAWNS], piece,
                       move->to_square, CHINCZYK_BASE);
    }
    if (move->flags & CHINCZYK_MOVE_BUST)
        tell_piece(events, CHINCZYK_EVENT_SENT_BACK, player, move->piece, move->to_square,
                   CHINCZYK_BASE);
    if (move->flags & CHINCZYK_MOVE_HOME)
        tell_piece(events, CHINCZYK_EVENT_REACHED_HOME, player, move->piece, move->from_square,
                   move->to_square);
}

void chinczyk_turn_finish(const struct ruleset *rs, struct position *pos, struct events *events) {
    take_place(pos, pos->player, events);
    if (rs->rules.finish == CHINCZYK_FINISH_FIRST_WINNER)
        end_game(pos, events);
    else if (!end_with_last_player(pos, events))
        turn_end(rs, pos, events);
}

void chinczyk_turn_play(const struct ruleset *rs, struct position *pos, const struct outcome *out) {
    turn_play(rs, pos, out, NULL, 0);
}

void chinczyk_turn_tell_play(const struct ruleset *rs, struct position *pos,
                             const struct outcome *out, struct events *events) {
    turn_play(rs, pos, out, events, 0);
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
        turn_begin(rs, pos, last);
        turn_tell(events, CHINCZYK_EVENT_TURN, last, 0);
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
    turn_tell(events, CHINCZYK_EVENT_LEFT, player, 0);
    if (end_with_last_player(pos, events))
        return;
    if (pos->phase == CHINCZYK_PHASE_ROLL_OFF)
        leave_roll_off(rs, pos, player, events);
    else if (pos->player == player)
        turn_end(rs, pos, events);
    else if (pos->phase == CHINCZYK_PHASE_MOVE)
        turn_choose(rs, pos, events); /* rules 3.9: the legal moves are found anew */
}
