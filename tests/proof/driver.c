/* SPDX-License-Identifier: MIT */
/*
 * Runs the kernel for Frama-C's Eva (check): on any rules of one board, and on any position of
 * these rules that could be, or that could not. BOARD names the board; COMBINE is combine_rolls, 0
 * or 1, with which the faces that wait to be moved go together.
 */
#include <__fc_builtin.h>
#include <string.h>

#include "turn.h"

static const struct {
    uint32_t colours, track, lap, home, centre, pawns;
    const char *seats;
    uint32_t robbers; /* may be there: only where two own a colour each */
} boards[] = {
    {4, 40, 40, 4, 0, 4, "0123", 0},   /* polish, all players */
    {4, 52, 51, 5, 1, 4, "0101", 0},   /* british, for two */
    {4, 40, 40, 4, 0, 4, "0.1.", 1},   /* the fewest players */
    {2, 12, 7, 1, 0, 1, "01", 1},      /* the smallest board */
    {6, 96, 96, 8, 1, 4, "012345", 0}, /* the largest, all players */
    {6, 96, 81, 8, 1, 4, "010101", 0}, /* and each of two with half of the colours */
};

enum { SERIES = COMBINE ? CHINCZYK_MAX_FACES : 1 };

/*
 * For the entries roll, play and leave the legal moves are any set. What is required is what the
 * entry find, which follows the function itself, has for given.
 */
/*@ requires player: pos->player < rs->players;
    requires series: pos->series <= SERIES && pos->distance <= 6 * SERIES;
    requires robbers: \forall integer i; 0 <= i < ROBBERS ==> pos->robber_at[i] <= rs->track;
    assigns \result \from *rs, *pos; */
uint64_t chinczyk_moves_set(const struct ruleset *rs, const struct position *pos);

static uint32_t any(uint32_t least, uint32_t most) {
    return (uint32_t)Frama_C_unsigned_int_interval(least, most);
}

/* A superset of what chinczyk_rules_check() lets through on this board. */
static void any_rules(chinczyk_rules *r) {
    memset(r, 0, sizeof *r);
    r->struct_size = sizeof *r;
    r->colours = boards[BOARD].colours;
    r->track_length = boards[BOARD].track;
    r->lap_length = boards[BOARD].lap;
    r->home_length = boards[BOARD].home;
    r->home_centre = boards[BOARD].centre;
    r->pawns = boards[BOARD].pawns;
    r->exit_faces = any(0, 63) << 1;
    r->bonus_faces = any(0, 63) << 1;
    r->tries = any(1, 10);
    r->tries_when = any(0, 3);
    r->bonus_limit = any(0, 9);
    r->bonus_limit_effect = any(0, 1);
    r->bonus_if_stuck = any(0, 1);
    r->combine_rolls = COMBINE;
    r->bonus_on_capture = any(0, 1);
    r->bonus_on_home = any(0, 1);
    r->exit_priority = any(0, 1);
    r->start_clear = any(0, 1);
    r->passing = any(0, 1);
    r->jump = any(0, 1);
    r->home_jump = any(0, 1);
    r->home_move = any(0, 1);
    r->overshoot = any(0, 2);
    r->stack_limit = any(1, 4);
    r->block = any(0, 2);
    r->block_jump = any(0, 1);
    r->capture = any(0, 1);
    r->slide = any(0, 1);
    r->capture_priority = any(0, 1);
    r->safe_start = any(0, 2);
    r->safe_squares = Frama_C_unsigned_long_interval(0, (UINT64_C(1) << 48) - 1);
    r->safe_landing = any(0, 1);
    r->robbers = any(0, boards[BOARD].robbers);
    r->first = any(0, 2);
    r->finish = any(0, 1);
    r->win_pawns = any(0, r->pawns);
}

/* Every byte of a word of pawns is a progress, or ABSENT, and below 128. */
static uint32_t any_pawns(const struct ruleset *rs, unsigned colour) {
    uint32_t word = 0;

    /*@ loop unroll 4; */
    for (unsigned k = 0; k < PAWNS; k++)
        word |= (k < rs->pawns && any(0, 1) ? any(0, rs->last) : ABSENT) << 8 * k;
    return word;
}

/* Any values that the members can have, whether or not they fit together. */
static void any_position(const struct ruleset *rs, struct position *pos, unsigned player,
                         unsigned phase) {
    memset(pos, 0, sizeof *pos);
    /*@ loop unroll 6; */
    for (unsigned c = 0; c < COLOURS; c++)
        pos->pawns[c] = c < rs->colours ? any_pawns(rs, c) : ABSENT * EACH_BYTE;
    /*@ loop unroll 96; */
    for (unsigned i = 0; i < LONGEST_TRACK; i++)
        pos->on[1 + i] = (uint8_t)any(0, CHINCZYK_ROBBER + ROBBERS);
    pos->series = (uint8_t)any(0, SERIES);
    pos->distance = (uint8_t)any(0, 6 * SERIES);
    pos->faces = any(0, (1u << 3 * CHINCZYK_MAX_FACES) - 1);
    pos->rolls = (uint8_t)any(0, 10);
    pos->sixes = (uint8_t)any(0, UINT8_MAX);
    pos->phase = (uint8_t)phase;
    pos->player = (uint8_t)player;
    pos->playing = (uint8_t)(any(0, (1u << rs->players) - 1) | 1u << player);
    pos->standing_count = (uint8_t)any(0, rs->players - 1u);
    /*@ loop unroll 6; */
    for (unsigned i = 0; i < COLOURS; i++)
        pos->standing[i] = (uint8_t)(any(0, rs->players - 1u) | (any(0, 1) ? STANDING_LEFT : 0));
    /*@ loop unroll 4; */
    for (unsigned i = 0; i < ROBBERS; i++) {
        pos->robber_owner[i] = (uint8_t)(any(0, boards[BOARD].robbers) ? any(0, 1) : NOBODY);
        pos->robber_at[i] = (uint8_t)any(0, rs->track);
    }
}

/* What every entry begins with. */
static unsigned begin(struct ruleset *rs) {
    chinczyk_rules rules;

    any_rules(&rules);
    if (chinczyk_ruleset_compile(rs, &rules, boards[BOARD].seats, boards[BOARD].colours, NULL))
        Frama_C_abort();
    return any(0, rs->players - 1u);
}

/* --- the entries: each a call, or a few, on any position --- */

void look(void) {
    struct ruleset rs;
    struct position pos;
    int32_t place[COLOURS];
    unsigned player = begin(&rs);

    any_position(&rs, &pos, player, any(CHINCZYK_PHASE_ROLL_OFF, CHINCZYK_PHASE_OVER));
    chinczyk_position_pieces(&rs, &pos, any(0, rs.track - 1u));
    chinczyk_position_has_finished(&rs, &pos, player);
    chinczyk_position_pawns_home(&rs, &pos, player);
    chinczyk_position_walked(&rs, &pos, player);
    chinczyk_position_places(&rs, &pos, place);
    chinczyk_position_hash(&rs, &pos);
    chinczyk_turn_begin_game(&rs, &pos, CHINCZYK_NONE);
}

void find(void) {
    struct ruleset rs;
    struct position pos;
    struct outcome list[CHINCZYK_MAX_MOVES];
    unsigned player = begin(&rs);

    any_position(&rs, &pos, player, CHINCZYK_PHASE_MOVE);
    chinczyk_moves_find(&rs, &pos, list);
}

void outcome(void) {
    struct ruleset rs;
    struct position pos;
    struct outcome out;
    unsigned player = begin(&rs);

    any_position(&rs, &pos, player, CHINCZYK_PHASE_MOVE);
    /* A pawn or a pair of the player; a robber, or passing. */
    chinczyk_moves_outcome(&rs, &pos, 8 * rs.colour_of[player] + any(0, 7), &out);
    chinczyk_moves_outcome(
        &rs, &pos, any(boards[BOARD].robbers ? CHOICE_ROBBER : CHOICE_PASS, CHOICE_PASS), &out);
}

static void play_any(const struct ruleset *rs, struct position *pos, const struct outcome *out) {
    struct events events = {.count = 0};

    if (any(0, 1))
        chinczyk_turn_play(rs, pos, out);
    else
        chinczyk_turn_tell_play(rs, pos, out, &events);
}

/* An outcome of any members, whether or not they fit together; but a robber stays on the track. */
void play(void) {
    struct ruleset rs;
    struct position pos;
    struct outcome out = {.to = 0};
    unsigned player = begin(&rs);

    any_position(&rs, &pos, player, CHINCZYK_PHASE_MOVE);
    out.move.player = (int8_t)player;
    out.move.partner = any(0, 1) ? CHINCZYK_NONE : (int8_t)any(0, CHINCZYK_ROBBER - 1);
    out.move.colour = (int8_t)any(0, rs.colours - 1u);
    out.move.captured = any(0, (1u << (CHINCZYK_ROBBER + ROBBERS * boards[BOARD].robbers)) - 1);
    out.move.flags = any(0, 127);
    out.move.from_square = (int16_t)((int)any(0, CHINCZYK_LANE + 9) - 1);
    out.move.to_square = (int16_t)((int)any(0, CHINCZYK_LANE + 9) - 1);
    if (boards[BOARD].robbers && any(0, 1)) {
        out.move.piece = (int8_t)any(CHINCZYK_ROBBER, CHINCZYK_ROBBER - 1 + ROBBERS);
        out.to = any(0, rs.track);
        play_any(&rs, &pos, &out);
    } else {
        out.move.piece = (int8_t)any(0, CHINCZYK_ROBBER - 1);
        out.to = any(0, ABSENT);
        play_any(&rs, &pos, &out);
    }
}

void roll(void) {
    struct ruleset rs;
    struct position pos;
    struct events events = {.count = 0};
    unsigned player = begin(&rs);

    any_position(&rs, &pos, player, any(CHINCZYK_PHASE_ROLL_OFF, CHINCZYK_PHASE_ROLL));
    pos.series = (uint8_t)any(0, SERIES - 1);
    pos.distance = (uint8_t)any(0, 6 * (SERIES - 1));
    if (any(0, 1))
        chinczyk_turn_roll(&rs, &pos, any(1, 6));
    else
        chinczyk_turn_tell_roll(&rs, &pos, any(1, 6), &events);
}

void leave(void) {
    struct ruleset rs;
    struct position pos;
    struct events events = {.count = 0};
    unsigned player = begin(&rs);

    any_position(&rs, &pos, player, any(CHINCZYK_PHASE_ROLL_OFF, CHINCZYK_PHASE_MOVE));
    chinczyk_turn_leave(&rs, &pos, player, any(0, 1) ? &events : NULL);
}
