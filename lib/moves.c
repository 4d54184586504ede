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

/* Bit 7 of each pawn for which a lower-numbered one on its square stands. */
static inline uint32_t followers(uint32_t pawns) {
    return (bytes_zero(pawns ^ pawns << 8) & HIGH_BITS << 8) |
           (bytes_zero(pawns ^ pawns << 16) & HIGH_BITS << 16) |
           (bytes_zero(pawns ^ pawns << 24) & HIGH_BITS << 24);
}

/* The pawns of a colour, but for those that plainly may not move: of some in base all but the
 * lowest-numbered, where no others share a square. */
static inline uint32_t hopeful(const struct ruleset *rs, const struct position *pos,
                               uint32_t pawns) {
    uint32_t mask;

    if (pos->series > 1)
        return HIGH_BITS & ~rs->absent;
    mask = bytes_filled(pawns) & (rs->until_hope - (pawns + pos->distance * EACH_BYTE)) & HIGH_BITS;
    if (rs->rules.exit_faces >> pos->distance & 1) {
        uint32_t base = bytes_zero(pawns);

        mask |= base & (0 - base);
    }
    return mask;
}

/* On the track most find their square empty, and what they pass does not matter. */
static enum obstacle outcome_of_robber(const struct ruleset *rs, const struct position *pos,
                                       unsigned robber, struct outcome *out) {
    unsigned at = pos->robber_at[robber], square;

    if (!at || pos->series != 1 || rs->rules.jump)
        return chinczyk_moves_outcome(rs, pos, CHOICE_ROBBER + robber, out);
    square = (at > pos->distance ? at : at + rs->track) - pos->distance - 1u;
    if (position_occupied(pos, square))
        return chinczyk_moves_outcome(rs, pos, CHOICE_ROBBER + robber, out);
    out->move = (chinczyk_move){.from_square = (int16_t)(at - 1),
                                .to_square = (int16_t)square,
                                .player = (int8_t)pos->player,
                                .piece = (int8_t)(CHINCZYK_ROBBER + robber),
                                .partner = CHINCZYK_NONE,
                                .colour = (int8_t)pos->colour};
    out->to = square + 1;
    return OBSTACLE_NONE;
}

/* The robbers that may move, added to the list. */
NOINLINE static uint64_t find_robbers(const struct ruleset *rs, const struct position *pos,
                                      struct outcome **next) {
    uint64_t found = 0;
    int in_base = 0;

    for (unsigned i = 0; i < ROBBERS; i++) {
        if (pos->robber_owner[i] != pos->player)
            continue;
        if ((pos->robber_at[i] || !in_base) && !outcome_of_robber(rs, pos, i, *next)) {
            found |= UINT64_C(1) << (CHOICE_ROBBER + i);
            ++*next;
        }
        in_base |= !pos->robber_at[i];
    }
    return found;
}

/* Whether a pawn would leave its start while others of its colour wait in base. */
static int clears_start(const struct ruleset *rs, const struct position *pos,
                        const chinczyk_move *move) {
    return move->piece < CHINCZYK_ROBBER && move->from_square == rs->start[move->colour] &&
           bytes_zero(pos->pawns[move->colour]);
}

/* Rules 3.1: which obligation binds; one that nothing can meet does not. The list, up to
 * `end`, loses what is not legal, and gains passing. */
COLD static uint64_t oblige(const struct ruleset *rs, const struct position *pos, uint64_t all,
                            struct outcome *list, const struct outcome *end) {
    uint64_t exits = 0, clears = 0, captures = 0, legal = all, set = all;

    /*@ loop unroll CHINCZYK_MAX_MOVES; */
    for (const struct outcome *out = list; out < end; out++, set &= set - 1) {
        uint64_t bit = set & (0 - set);

        exits |= out->move.flags & CHINCZYK_MOVE_EXIT ? bit : 0;
        clears |= clears_start(rs, pos, &out->move) ? bit : 0;
        captures |= out->move.flags & CHINCZYK_MOVE_CAPTURE ? bit : 0;
    }
    if (rs->rules.exit_priority && exits)
        legal = exits;
    else if (rs->rules.start_clear && clears)
        legal = clears;
    if (rs->rules.capture_priority && legal & captures)
        legal &= captures;
    set = all;
    /*@ loop unroll CHINCZYK_MAX_MOVES; */
    for (const struct outcome *out = list; out < end; out++, set &= set - 1)
        if (legal & set & (0 - set))
            *list++ = *out;
    if (rs->rules.passing && legal) {
        legal |= UINT64_C(1) << CHOICE_PASS;
        chinczyk_moves_outcome(rs, pos, CHOICE_PASS, list);
    }
    return legal;
}

/* Whether others stand with a pawn on a square of the track. */
static int is_pair_led_by(const struct ruleset *rs, uint32_t pawns, unsigned pawn) {
    unsigned progress = pawns_progress(pawns, pawn);

    return progress - 1 < rs->lap && pawns_count(pawns, progress) > 1;
}

/* As many choices as pawns, at most. */
enum { PAWN_CHOICES = PAWNS * COLOURS };

/* As chinczyk_moves_find(), made once for rules by which one face is moved, and once for those by
 * which the sum of several may be. */
ALWAYS_INLINE uint64_t find(const struct ruleset *rs, const struct position *pos,
                            struct outcome *list, int sums) {
    struct outcome *next = list;
    uint64_t found = 0;

    /* For Eva (tests/proof): each length of the list is looked at by itself. */
    /*@ dynamic_split next - list; */
    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1) {
        unsigned colour = bits_lowest(set);
        uint32_t pawns = pos->pawns[colour], behind = rs->stacks ? followers(pawns) : 0;
        uint32_t mask = hopeful(rs, pos, pawns) & ~behind;
        int pairs = rs->rules.block == CHINCZYK_BLOCK_MOVABLE && behind;

        for (; mask; mask &= mask - 1) {
            unsigned pawn = bits_lowest(mask) / 8;
            unsigned choice = choice_of_pawn(PAWNS * colour + pawn, 0);

            assert(next - list < PAWN_CHOICES);
            if (!(sums ? chinczyk_moves_outcome(rs, pos, choice, next)
                       : moves_outcome_of_pawn(rs, pos, choice, next))) {
                found |= UINT64_C(1) << choice;
                next++;
            }
            if (SELDOM(pairs) && is_pair_led_by(rs, pawns, pawn) &&
                !chinczyk_moves_outcome(rs, pos, choice + 1, next)) {
                found |= UINT64_C(1) << (choice + 1);
                next++;
            }
        }
    }
    if (SELDOM(rs->rules.robbers))
        found |= find_robbers(rs, pos, &next);
    return SELDOM(rs->obliges) ? oblige(rs, pos, found, list, next) : found;
}

NOINLINE static uint64_t find_plain(const struct ruleset *rs, const struct position *pos,
                                    struct outcome *list) {
    struct outcome *next = list;
    uint32_t able = moves_plain(rs, pos->pawns[pos->colour], pos->distance);
    uint64_t found = choices_of_pawns(pos->colour, able);

    /*@ dynamic_split next - list; */
    for (uint64_t set = found; set; set &= set - 1) {
        assert(next - list < PAWNS);
        moves_outcome_plain(rs, pos, bits_lowest(set), next++);
    }
    return found;
}

NOINLINE static uint64_t find_sums(const struct ruleset *rs, const struct position *pos,
                                   struct outcome *list) {
    return find(rs, pos, list, 1);
}

uint64_t chinczyk_moves_find(const struct ruleset *rs, const struct position *pos,
                             struct outcome *list) {
    if (rs->plain)
        return find_plain(rs, pos, list);
    return rs->rules.combine_rolls ? find_sums(rs, pos, list) : find(rs, pos, list, 0);
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
