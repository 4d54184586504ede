/* SPDX-License-Identifier: MIT */
/* The legal moves of a position: first what a colour's own pawns leave, for all of them at once,
 * and then, where it may be so, what others hinder and what obligations forbid. */
#include "moves.h"

#include <assert.h>

/* Whether nothing hinders a choice; obligations are not looked at. */
static int is_possible(const struct ruleset *rs, const struct position *pos, unsigned choice) {
    struct outcome unwanted;

    return !chinczyk_moves_outcome(rs, pos, choice, &unwanted);
}

/* --- what a colour lets its own pawns --- */

/* Bit 7 of each pawn for which a lower-numbered one on its square stands. */
static inline uint32_t followers(uint32_t pawns) {
    return (bytes_zero(pawns ^ pawns << 8) & HIGH_BITS << 8) |
           (bytes_zero(pawns ^ pawns << 16) & HIGH_BITS << 16) |
           (bytes_zero(pawns ^ pawns << 24) & HIGH_BITS << 24);
}

/* Bit 7 of each pawn that would pass another of its colour in the lane on its way to a progress
 * there, which is no greater than the last (rules 2, home_jump). */
static inline uint32_t jumpers(const struct ruleset *rs, uint32_t pawns, uint32_t to) {
    uint32_t lane = pawns_beyond(pawns, rs->lap), found = 0;

    for (unsigned i = 1; i < PAWNS; i++) {
        uint32_t other = bytes_turned(pawns, i);

        /* From before the other to behind it: where two bytes are below 128, the one with bit 7
         * set, less the other and 1, keeps that bit just where it is the greater. */
        found |= bytes_turned(lane, i) & ((other | HIGH_BITS) - pawns - EACH_BYTE) &
                 ((to | HIGH_BITS) - other - EACH_BYTE);
    }
    return found;
}

/* How many pawns of a colour may stand at a progress (rules 3.3). */
static unsigned room_at(const struct ruleset *rs, unsigned progress) {
    if (ruleset_is_centre(rs, progress))
        return PAWNS;
    return progress > rs->lap ? rs->lane_limit : rs->rules.stack_limit;
}

/* Of pawns that land on others of their colour those that find room. */
static uint32_t joiners(const struct ruleset *rs, uint32_t pawns, uint32_t mask, unsigned face) {
    uint32_t found = mask;

    for (; mask; mask &= mask - 1) {
        unsigned to = pawns_progress(pawns, bits_lowest(mask) / 8) + face;

        if (pawns_count(pawns, to) >= room_at(rs, to))
            found &= ~(mask & (0 - mask));
    }
    return found;
}

/* Bit 7 of each pawn that may move so far as others do not hinder it, but for those behind a
 * lower-numbered one on their square (rules 3.3). */
static inline uint32_t unhindered(const struct ruleset *rs, uint32_t pawns, uint32_t behind,
                                  unsigned face) {
    uint32_t to = pawns + face * EACH_BYTE, single = moves_land_alone(pawns, to), able;

    able = bytes_filled(pawns) & (rs->until_last - to) & HIGH_BITS & ~behind;
    if (rs->rules.home_move)
        able &= ~pawns_beyond(pawns, rs->lap);
    if (rs->heeds_lane && pawns_beyond(pawns, rs->lap))
        able &= ~jumpers(rs, pawns, to);
    if (able & ~single)
        able = (able & single) | joiners(rs, pawns, able & ~single, face);
    if (rs->rules.exit_faces >> face & 1) {
        uint32_t base = bytes_zero(pawns);

        if (base && pawns_count(pawns, 1) < rs->rules.stack_limit)
            able |= base & (0 - base);
    }
    return able;
}

/* Whether a piece stands on the squares of the track that a step passes over (rules 2, jump,
 * block_jump). */
static inline int meets_on_way(const struct ruleset *rs, const struct position *pos,
                               struct step step) {
    unsigned end = step.to <= rs->lap ? step.to : rs->lap + 1u;

    if (!step.from || step.from >= end)
        return 0;
    if (step.from_square + (ptrdiff_t)(end - step.from) <= rs->track)
        return position_any_behind(pos, step.from_square, end - step.from - 1);
    for (unsigned p = step.from + 1; p < end; p++)
        if (position_occupied(pos, ruleset_track_square(rs, step.piece / PAWNS, p)))
            return 1;
    return 0;
}

/* Whether an opponent has two pawns of a colour on one square of the track. */
static int opponents_have_block(const struct ruleset *rs, const struct position *pos) {
    for (uint64_t set = rs->seated & ~(1u << pos->colour); set; set &= set - 1) {
        uint32_t pawns = pos->pawns[bits_lowest(set)];

        if (followers(pawns) & pawns_on_track(rs, pawns))
            return 1;
    }
    return 0;
}

/* Whether others hinder the step of a pawn that its own colour lets move (rules 3.3, 3.4). */
static inline int is_hindered(const struct ruleset *rs, const struct position *pos,
                              struct step step) {
    int met = step.to_square < CHINCZYK_LANE && moves_meets(pos, step);

    return (met || (rs->heeds_way && meets_on_way(rs, pos, step))) &&
           !is_possible(rs, pos, choice_of_pawn(step.piece, 0));
}

/* Those of a mask of a colour that others do not hinder. */
static uint32_t without_hindered(const struct ruleset *rs, const struct position *pos,
                                 unsigned colour, uint32_t mask) {
    uint32_t able = mask;

    for (; mask; mask &= mask - 1)
        if (SELDOM(is_hindered(rs, pos, moves_step(rs, pos, colour, bits_lowest(mask) / 8))))
            able &= ~(mask & (0 - mask));
    return able;
}

/* The pawns of a colour that land on a square of the track by a face. */
static inline uint32_t landing_on(const struct ruleset *rs, const struct position *pos,
                                  unsigned colour, unsigned square) {
    uint32_t pawns = pos->pawns[colour];
    unsigned progress = ruleset_track_progress(rs, colour, square);

    /* Of those in base an exit face is no distance. */
    return (pawns_at(pawns + pos->distance * EACH_BYTE, progress) & bytes_filled(pawns)) |
           (progress == 1 ? bytes_zero(pawns) : 0);
}

/* Whether a robber's step is legal that may pass somebody, or ends where somebody stands. */
NOINLINE static int robber_may_move(const struct ruleset *rs, const struct position *pos,
                                    struct step step) {
    unsigned victim = pos->on[1 + step.to_square] - 1u;

    if (rs->hindered || ruleset_is_mixed(rs, (unsigned)step.to_square))
        return is_possible(rs, pos, CHOICE_ROBBER + step.piece - CHINCZYK_ROBBER);
    return victim < CHINCZYK_ROBBER ? victim / PAWNS != pos->colour
                                    : pos->robber_owner[victim - CHINCZYK_ROBBER] != pos->player;
}

/* The choices where a player has robbers, of whose pawns these are free to move, but for landing on
 * a robber. */
NOINLINE static uint64_t with_robbers(const struct ruleset *rs, const struct position *pos,
                                      uint32_t able) {
    int exit = rs->rules.exit_faces >> pos->distance & 1;
    uint64_t found = 0;

    for (unsigned i = 0; i < ROBBERS; i++) {
        unsigned at = pos->robber_at[i];
        struct step step;

        if (pos->robber_owner[i] != pos->player)
            continue;
        if (at) {
            able &= ~landing_on(rs, pos, pos->colour, at - 1);
        } else {
            if (!exit)
                continue;
            exit = 0; /* of those in base the lowest (rules 3.11) */
        }
        step = moves_step_of_robber(rs, pos, i);
        if ((!moves_meets(pos, step) && !rs->rules.jump) || robber_may_move(rs, pos, step))
            found |= UINT64_C(1) << (CHOICE_ROBBER + i);
    }
    return choices_of_pawns(pos->colour, able) | found;
}

/* The pawns of a colour that may bounce back from the last square, or turn there (rules 3.5). */
NOINLINE static uint32_t bouncing(const struct ruleset *rs, const struct position *pos,
                                  unsigned colour, uint32_t behind) {
    uint32_t pawns = pos->pawns[colour], to = pawns + pos->distance * EACH_BYTE, found = 0;
    uint32_t there = HIGH_BITS + ABSENT * EACH_BYTE - to; /* none that is not comes so far */
    uint32_t mask = there & ~(rs->until_last - to) & bytes_filled(pawns) & ~behind;

    for (mask &= HIGH_BITS; mask; mask &= mask - 1) {
        unsigned piece = PAWNS * colour + bits_lowest(mask) / 8;

        if (is_possible(rs, pos, choice_of_pawn(piece, 0)))
            found |= mask & (0 - mask);
    }
    return found;
}

/* The pairs of a colour that may move, led by pawns that are behind none. */
NOINLINE static uint64_t pairs(const struct ruleset *rs, const struct position *pos,
                               unsigned colour, uint32_t behind) {
    uint32_t pawns = pos->pawns[colour];
    uint64_t found = 0;

    for (uint32_t mask = HIGH_BITS & ~behind; mask; mask &= mask - 1) {
        unsigned pawn = bits_lowest(mask) / 8, progress = pawns_progress(pawns, pawn);
        unsigned choice = choice_of_pawn(PAWNS * colour + pawn, 1);

        if (progress - 1 < rs->lap && pawns_count(pawns, progress) > 1 &&
            is_possible(rs, pos, choice))
            found |= UINT64_C(1) << choice;
    }
    return found;
}

/* --- the moves by one face --- */

/* Whether there may be somebody who hinders the player on turn. */
static int may_be_hindered(const struct ruleset *rs, const struct position *pos) {
    if (!rs->hindered || (rs->only_exits && !(rs->rules.exit_faces >> pos->distance & 1)))
        return 0;
    return !rs->only_blocks || opponents_have_block(rs, pos);
}

ALWAYS_INLINE uint64_t set_of_face(const struct ruleset *rs, const struct position *pos) {
    int hindered = may_be_hindered(rs, pos);
    uint64_t found = 0;

    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1) {
        unsigned colour = bits_lowest(set);
        uint32_t pawns = pos->pawns[colour], behind;
        uint32_t able;

        /* Else no square is shared but the base, of which unhindered() takes the lowest. */
        behind = rs->rules.stack_limit > 1 ? followers(pawns) : 0;
        able = unhindered(rs, pawns, behind, pos->distance);

        if (hindered)
            able = without_hindered(rs, pos, colour, able);
        if (rs->rules.overshoot)
            able |= bouncing(rs, pos, colour, behind);
        if (rs->rules.block == CHINCZYK_BLOCK_MOVABLE && SELDOM(behind & pawns_on_track(rs, pawns)))
            found |= pairs(rs, pos, colour, behind);
        /* Robbers have players of one colour. */
        found |= rs->rules.robbers ? with_robbers(rs, pos, able) : choices_of_pawns(colour, able);
    }
    return found;
}

/* --- and by the sum of several (rules 3.7) --- */

NOINLINE static uint64_t set_of_sum(const struct ruleset *rs, const struct position *pos) {
    uint64_t found = 0;
    int in_base = 0;

    for (uint64_t set = rs->colours_of[pos->player]; set; set &= set - 1) {
        unsigned colour = bits_lowest(set);
        uint32_t behind = followers(pos->pawns[colour]);

        for (uint32_t mask = HIGH_BITS & ~rs->absent & ~behind; mask; mask &= mask - 1) {
            unsigned choice = choice_of_pawn(PAWNS * colour + bits_lowest(mask) / 8, 0);

            found |= (uint64_t)is_possible(rs, pos, choice) << choice;
        }
        if (rs->rules.block == CHINCZYK_BLOCK_MOVABLE)
            found |= pairs(rs, pos, colour, behind);
    }
    for (unsigned i = 0; i < ROBBERS; i++) {
        if (pos->robber_owner[i] != pos->player || (in_base && !pos->robber_at[i]))
            continue;
        in_base |= !pos->robber_at[i]; /* the lowest (rules 3.11) */
        found |= (uint64_t)is_possible(rs, pos, CHOICE_ROBBER + i) << (CHOICE_ROBBER + i);
    }
    return found;
}

/* --- obligations --- */

/* Whether a pawn would leave its start while others of its colour wait in base. */
static int clears_start(const struct ruleset *rs, const struct position *pos,
                        const chinczyk_move *move) {
    return move->piece < CHINCZYK_ROBBER && move->from_square == rs->start[move->colour] &&
           bytes_zero(pos->pawns[move->colour]);
}

/* Rules 3.1: which obligation binds; one that nothing can meet does not. What it leaves of all. */
NOINLINE static uint64_t obliged(const struct ruleset *rs, const struct position *pos,
                                 uint64_t all) {
    uint64_t exits = 0, clears = 0, captures = 0, legal = all;

    for (uint64_t set = all; set; set &= set - 1) {
        uint64_t bit = set & (0 - set);
        struct outcome out;

        moves_outcome(rs, pos, bits_lowest(set), &out);
        exits |= out.move.flags & CHINCZYK_MOVE_EXIT ? bit : 0;
        clears |= clears_start(rs, pos, &out.move) ? bit : 0;
        captures |= out.move.flags & CHINCZYK_MOVE_CAPTURE ? bit : 0;
    }
    if (rs->rules.exit_priority && exits)
        legal = exits;
    else if (rs->rules.start_clear && clears)
        legal = clears;
    if (rs->rules.capture_priority && legal & captures)
        legal &= captures;
    return rs->rules.passing && legal ? legal | UINT64_C(1) << CHOICE_PASS : legal;
}

/* --- all --- */

NOINLINE static uint64_t set_any(const struct ruleset *rs, const struct position *pos) {
    uint64_t found = pos->series > 1 ? set_of_sum(rs, pos) : set_of_face(rs, pos);

    return SELDOM(rs->obliges) ? obliged(rs, pos, found) : found;
}

uint64_t chinczyk_moves_set(const struct ruleset *rs, const struct position *pos) {
    uint32_t able;

    if (!rs->alone)
        return set_any(rs, pos);
    able = moves_plain(rs, pos->pawns[pos->colour], pos->distance);
    return rs->rules.robbers ? with_robbers(rs, pos, able) : choices_of_pawns(pos->colour, able);
}

uint64_t chinczyk_moves_find(const struct ruleset *rs, const struct position *pos,
                             struct outcome *list) {
    uint64_t found = rs->plain ? choices_of_pawns(pos->colour, (uint32_t)moves_legal(rs, pos))
                               : chinczyk_moves_set(rs, pos);
    unsigned n = 0;

    for (uint64_t set = found; set; set &= set - 1) {
        struct outcome out;

        moves_outcome(rs, pos, bits_lowest(set), &out);
        assert(n < CHINCZYK_MAX_MOVES);
        list[n++] = out;
    }
    return found;
}
