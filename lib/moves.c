/* SPDX-License-Identifier: MIT */
#include "moves.h"

#include <assert.h>

/* A piece on its way: where the counting begins and how far it goes. */
struct walk {
    unsigned from;     /* progress, or of a robber its track square */
    unsigned distance; /* squares from there */
    int exit;          /* it ends on the start, straight from base */
};

/*
 * Rules 3.3 and 3.7: a piece in base enters with the first exit face that was
 * rolled and walks the rest. `start` is where its walk then begins.
 */
static enum obstacle enter(const struct ruleset *rs, const struct position *pos, unsigned start,
                           struct walk *walk) {
    for (unsigned i = 0; i < pos->series; i++) {
        unsigned face = position_face(pos, i);

        if (rs->rules.exit_faces >> face & 1) {
            *walk = (struct walk){start, pos->distance - face, pos->distance == face};
            return OBSTACLE_NONE;
        }
    }
    return OBSTACLE_NEEDS_EXIT;
}

/* Whom a player's piece meets on a square of the track. */
struct meeting {
    uint32_t own;       /* the player's pieces */
    uint32_t opponents; /* all others */
    uint32_t safe;      /* those of them that are safe */
    int block;          /* the opponents have a block there */
};

static struct meeting meet(const struct ruleset *rs, const struct position *pos, unsigned square) {
    struct meeting met = {0, 0, 0, 0};
    uint32_t pieces, own = rs->pawns_of[pos->player];

    if (!position_occupied(pos, square))
        return met;
    pieces = chinczyk_position_pieces(rs, pos, square);
    for (unsigned i = 0; i < ROBBERS; i++)
        if (pos->robber_owner[i] == pos->player)
            own |= 1u << (CHINCZYK_ROBBER + i);
    met.own = pieces & own;
    met.opponents = pieces & ~own;
    for (uint64_t set = rs->seated; set; set &= set - 1) {
        unsigned c = bits_lowest(set);
        uint32_t pawns = met.opponents & 15u << 4 * c;

        if (pawns && ruleset_is_safe(rs, c, square))
            met.safe |= pawns;
        if (rs->rules.block && pawns & (pawns - 1)) /* two or more */
            met.block = 1;
    }
    return met;
}

/* Rules 3.3: all opponents go to base, but for those that are safe. */
static enum obstacle capture(const struct ruleset *rs, const struct meeting *met,
                             struct outcome *out) {
    if (met->safe && rs->rules.safe_landing == CHINCZYK_LANDING_CLOSED)
        return OBSTACLE_SAFE;
    out->move.captured = met->opponents & ~met->safe;
    if (out->move.captured)
        out->move.flags |= CHINCZYK_MOVE_CAPTURE;
    return OBSTACLE_NONE;
}

/* Rules 3.6: from an opponent's square to a free one. */
static enum obstacle slide(const struct ruleset *rs, const struct position *pos, unsigned colour,
                           unsigned least, struct outcome *out) {
    unsigned to = out->to;

    out->move.flags |= CHINCZYK_MOVE_SLIDE;
    if (rs->rules.slide == CHINCZYK_SLIDE_BACK) {
        while (--to >= least) {
            if (!position_occupied(pos, ruleset_track_square(rs, colour, to))) {
                out->to = to;
                return OBSTACLE_NONE;
            }
        }
        return OBSTACLE_NO_FREE_SQUARE;
    }
    /* The lane has a square for every pawn, or ends in the centre. */
    while (++to <= rs->lap ? position_occupied(pos, ruleset_track_square(rs, colour, to))
                           : pawns_at(pos->pawns[colour], to) && !ruleset_is_centre(rs, to))
        continue;
    assert(to <= rs->last);
    out->to = to;
    return OBSTACLE_NONE;
}

/*
 * Rules 3.3, 3.4, 3.6: may a pawn, or a pair, end its move at out->to? `least` is
 * the least progress to which it could slide back.
 */
static enum obstacle land_pawn(const struct ruleset *rs, const struct position *pos,
                               unsigned colour, int exit, unsigned least, struct outcome *out) {
    int pair = (out->move.flags & CHINCZYK_MOVE_PAIR) != 0;
    unsigned there = pawns_count(pos->pawns[colour], out->to);
    struct meeting met;
    unsigned square;

    if (out->to > rs->lap)
        return there >= rs->lane_limit && !ruleset_is_centre(rs, out->to) ? OBSTACLE_OWN_PIECE
                                                                          : OBSTACLE_NONE;
    if (pair ? there > 0 : there >= rs->rules.stack_limit)
        return OBSTACLE_OWN_PIECE;
    square = ruleset_track_square(rs, colour, out->to);
    met = meet(rs, pos, square);
    if (met.own & ~(15u << 4 * colour))
        return OBSTACLE_OWN_PIECE;
    if (!met.opponents)
        return OBSTACLE_NONE;
    if (met.block) {
        if (exit)
            return OBSTACLE_BLOCK;
        if (rs->rules.block == CHINCZYK_BLOCK_SHIELD) {
            out->move.flags |= CHINCZYK_MOVE_BUST;
            return OBSTACLE_NONE;
        }
        if (!pair)
            return OBSTACLE_BLOCK;
        met.safe = 0;
    } else if (rs->rules.capture == CHINCZYK_CAPTURE_NONE) {
        return slide(rs, pos, colour, least, out);
    }
    return capture(rs, &met, out);
}

/*
 * Rules 2 (jump, home_jump, block_jump) and 3.5: is a piece in the way? The walk
 * goes from `from` up to `high`, and where it bounces from the last square back
 * down to `to`. The landing square of a walk that does not bounce is not passed.
 */
static enum obstacle pass_over(const struct ruleset *rs, const struct position *pos,
                               unsigned colour, unsigned from, unsigned to, int bounce) {
    unsigned low = bounce && to < from ? to : from;
    unsigned high = bounce ? rs->last : to - 1;

    for (unsigned p = from + 1; p <= high && p <= rs->lap; p++) {
        unsigned square = ruleset_track_square(rs, colour, p);

        if (!position_occupied(pos, square))
            continue;
        if (rs->rules.jump)
            return OBSTACLE_JUMP;
        if (rs->rules.block_jump && meet(rs, pos, square).block)
            return OBSTACLE_BLOCK_JUMP;
    }
    if (!rs->rules.jump && !rs->rules.home_jump)
        return OBSTACLE_NONE;
    for (unsigned k = 0; k < PAWNS; k++) {
        unsigned p = pawns_progress(pos->pawns[colour], k);

        /* The square that the pawn left counts as empty, the centre holds any. */
        if (p > rs->lap && p > low && p <= high && p != from && !ruleset_is_centre(rs, p))
            return OBSTACLE_HOME_JUMP;
    }
    return OBSTACLE_NONE;
}

static enum obstacle move_pawn(const struct ruleset *rs, const struct position *pos, unsigned from,
                               struct outcome *out) {
    unsigned colour = (unsigned)out->move.colour;
    struct walk walk = {from, pos->distance, 0};
    unsigned to, least = from + 1;
    enum obstacle obstacle;

    if (!from) { /* the least is the start */
        struct outcome at_start = {.to = 1};

        obstacle = enter(rs, pos, 1, &walk);
        if (obstacle)
            return obstacle;
        out->move.flags |= CHINCZYK_MOVE_EXIT;
        if (!walk.exit) {
            /* Rules 3.7: only own pieces and blocks hinder a piece that walks on. */
            obstacle = land_pawn(rs, pos, colour, 1, 1, &at_start);
            if (obstacle == OBSTACLE_OWN_PIECE || obstacle == OBSTACLE_BLOCK)
                return obstacle;
        }
    }
    to = walk.from + walk.distance;
    if (walk.from > rs->lap && rs->rules.home_move)
        return OBSTACLE_HOME_MOVE;
    if (to > rs->lap && out->move.flags & CHINCZYK_MOVE_PAIR)
        return OBSTACLE_PAIR_IN_LANE;
    if (to > rs->last) { /* rules 3.5 */
        unsigned over = to - rs->last;

        if (!rs->rules.overshoot || walk.from == rs->last ||
            (walk.from > rs->lap && rs->rules.overshoot == CHINCZYK_OVERSHOOT_BOUNCE) ||
            over >= (unsigned)(rs->last - rs->lap))
            return OBSTACLE_TOO_FAR;
        to = rs->last - over;
        if (to == walk.from)
            return OBSTACLE_OWN_SQUARE;
        out->move.flags |= CHINCZYK_MOVE_BOUNCE;
    }
    out->to = to;
    if ((rs->rules.jump || rs->rules.home_jump || rs->rules.block_jump) && walk.distance) {
        obstacle = pass_over(rs, pos, colour, walk.from, to,
                             (out->move.flags & CHINCZYK_MOVE_BOUNCE) != 0);
        if (obstacle)
            return obstacle;
    }
    obstacle = land_pawn(rs, pos, colour, walk.exit, least, out);
    if (ruleset_arrives_home(rs, from, out->to))
        out->move.flags |= CHINCZYK_MOVE_HOME;
    return obstacle;
}

/* Rules 3.11. */
static enum obstacle land_robber(const struct ruleset *rs, const struct position *pos,
                                 unsigned square, struct outcome *out) {
    struct meeting met = meet(rs, pos, square);

    if (met.own)
        return OBSTACLE_OWN_PIECE;
    return capture(rs, &met, out);
}

static enum obstacle move_robber(const struct ruleset *rs, const struct position *pos, unsigned at,
                                 struct outcome *out) {
    struct walk walk = {at - 1, pos->distance, 0};
    unsigned square;

    if (!at) {
        unsigned opponent = ruleset_opponent(pos->player);
        unsigned start = rs->start[rs->colour_of[opponent]];
        enum obstacle obstacle = enter(rs, pos, start, &walk);

        if (obstacle)
            return obstacle;
        out->move.flags |= CHINCZYK_MOVE_EXIT;
        if (meet(rs, pos, start).own)
            return OBSTACLE_OWN_PIECE;
    }
    square = walk.from;
    for (unsigned n = 1; n <= walk.distance; n++) {
        square = square ? square - 1 : rs->track - 1u;
        if (rs->rules.jump && n < walk.distance && square + 1 != at &&
            position_occupied(pos, square))
            return OBSTACLE_JUMP;
    }
    if (square + 1 == at)
        return OBSTACLE_OWN_SQUARE;
    out->to = square + 1;
    return land_robber(rs, pos, square, out);
}

static enum obstacle work_out_pawn(const struct ruleset *rs, const struct position *pos,
                                   unsigned choice, struct outcome *out) {
    unsigned colour = choice / 8, pawn = choice % 8 / 2;
    unsigned from = pawns_progress(pos->pawns[colour], pawn);
    enum obstacle obstacle;

    out->move.piece = (int8_t)(4 * colour + pawn);
    out->move.colour = (int8_t)colour;
    if (choice & 1) {
        uint64_t there = position_pawns(pos, colour, from);

        out->move.flags = CHINCZYK_MOVE_PAIR;
        out->move.partner = (int8_t)bits_lowest(there & ~(UINT64_C(1) << out->move.piece));
    }
    obstacle = move_pawn(rs, pos, from, out);
    out->move.from_square = (int16_t)ruleset_square(rs, colour, from);
    out->move.to_square = (int16_t)ruleset_square(rs, colour, out->to);
    return obstacle;
}

static enum obstacle work_out_robber(const struct ruleset *rs, const struct position *pos,
                                     unsigned robber, struct outcome *out) {
    enum obstacle obstacle;

    out->move.piece = (int8_t)(CHINCZYK_ROBBER + robber);
    out->move.colour = (int8_t)pos->colour;
    obstacle = move_robber(rs, pos, pos->robber_at[robber], out);
    /* One less than the first square of the track is the base. */
    out->move.from_square = (int16_t)(pos->robber_at[robber] - 1);
    out->move.to_square = (int16_t)((int)out->to - 1);
    return obstacle;
}

enum obstacle chinczyk_moves_outcome(const struct ruleset *rs, const struct position *pos,
                                     unsigned choice, struct outcome *out) {
    *out = (struct outcome){.move = {.player = (int8_t)pos->player,
                                     .piece = CHINCZYK_NONE,
                                     .partner = CHINCZYK_NONE,
                                     .colour = CHINCZYK_NONE}};
    if (choice < CHOICE_ROBBER)
        return work_out_pawn(rs, pos, choice, out);
    if (choice < CHOICE_PASS)
        return work_out_robber(rs, pos, choice - CHOICE_ROBBER, out);
    out->move.from_square = out->move.to_square = CHINCZYK_NONE;
    out->move.flags = CHINCZYK_MOVE_PASS;
    return OBSTACLE_NONE;
}

unsigned chinczyk_moves_tell_meeting(const struct ruleset *rs, const struct position *pos,
                                     unsigned choice, chinczyk_move *move) {
    struct step step = moves_step_of(rs, pos, choice);
    unsigned square = (unsigned)step.to_square;
    struct outcome out;

    /* Where no two players share the square, it is one colour's that stands there, or a robber. */
    if (step.to_square < CHINCZYK_LANE && !ruleset_is_mixed(rs, square)) {
        unsigned victim = pos->on[1 + square] - 1u;
        uint32_t pieces = UINT32_C(1) << victim;

        if (victim < CHINCZYK_ROBBER) {
            unsigned colour = victim / PAWNS;

            if (colour == step.piece / PAWNS) {
                moves_set(move, moves_way_of(step), step.effect);
                return step.to;
            }
            pieces = position_pawns(pos, colour, ruleset_track_progress(rs, colour, square));
        }
        if (!rs->rules.capture && (!rs->rules.block || !(pieces & (pieces - 1)))) {
            moves_set(move, moves_way_of(step),
                      step.effect | MOVES_EFFECT(CHINCZYK_MOVE_CAPTURE) | pieces);
            return step.to;
        }
    }
    chinczyk_moves_outcome(rs, pos, choice, &out);
    *move = out.move;
    return out.to;
}

void chinczyk_moves_make(const struct ruleset *rs, struct position *pos,
                         const struct outcome *out) {
    const chinczyk_move *move = &out->move;
    unsigned to = move->flags & CHINCZYK_MOVE_BUST ? 0 : out->to;

    for (uint64_t set = move->captured; set; set &= set - 1) {
        unsigned piece = bits_lowest(set);

        /* Rules 3.11: a captured robber waits for its new owner. */
        if (piece >= CHINCZYK_ROBBER)
            chinczyk_position_put_robber(rs, pos, piece - CHINCZYK_ROBBER, pos->player, 0);
        else
            position_put_pawn(rs, pos, piece / PAWNS, piece % PAWNS, 0);
    }
    if (move->piece >= CHINCZYK_ROBBER) {
        chinczyk_position_put_robber(rs, pos, (unsigned)move->piece - CHINCZYK_ROBBER, pos->player,
                                     to);
        return;
    }
    position_put_pawn(rs, pos, (unsigned)move->colour, (unsigned)move->piece % PAWNS, to);
    if (move->partner != CHINCZYK_NONE)
        position_put_pawn(rs, pos, (unsigned)move->colour, (unsigned)move->partner % PAWNS, to);
}
