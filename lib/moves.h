/* SPDX-License-Identifier: MIT */
/*
 * The legal moves of a position, and what each of them does.
 *
 * A *choice* is a number: twice the piece for a pawn, one more for the pair that
 * it leads, then the robbers, then passing. So a set of legal moves is one
 * word whose members, from the lowest, stand in the order of doc/notation.md. Of
 * pawns on one square only the lowest-numbered is a choice (rules 3.3).
 */
#ifndef LIB_MOVES_H
#define LIB_MOVES_H

#include <string.h>

#include "hints.h"
#include "position.h"

enum {
    CHOICE_ROBBER = 8 * COLOURS,
    CHOICE_PASS = CHOICE_ROBBER + ROBBERS,
    CHOICE_NONE /* never legal */
};

static inline unsigned choice_of_pawn(unsigned piece, unsigned pair) {
    return 2 * piece + (pair != 0);
}

/* Why a piece may not move, in the order in which it is found out. */
enum obstacle {
    OBSTACLE_NONE,
    OBSTACLE_NEEDS_EXIT,     /* in base, and no exit face was rolled */
    OBSTACLE_HOME_MOVE,      /* pawns in the lane stay where they are */
    OBSTACLE_PAIR_IN_LANE,   /* a pair cannot move into the lane */
    OBSTACLE_TOO_FAR,        /* past the last square, or back out of the lane */
    OBSTACLE_OWN_SQUARE,     /* the move would end where it began */
    OBSTACLE_JUMP,           /* over a piece on the track */
    OBSTACLE_HOME_JUMP,      /* over an own pawn in the lane */
    OBSTACLE_BLOCK_JUMP,     /* over an opponent's block */
    OBSTACLE_OWN_PIECE,      /* own pieces leave no room where it would land */
    OBSTACLE_BLOCK,          /* an opponent's block stands there */
    OBSTACLE_SAFE,           /* a safe opponent stands there */
    OBSTACLE_NO_FREE_SQUARE, /* no free square to slide to */
};

/* What a choice does. */
struct outcome {
    chinczyk_move move;
    unsigned to; /* progress at which the piece lands or comes to stand; of a robber,
                    one more than its track square */
};

/* The general cases of moves_legal(), with a list of the outcomes of the legal moves that
 * has room for CHINCZYK_MAX_MOVES, and of moves_outcome(). */
uint64_t chinczyk_moves_find(const struct ruleset *rs, const struct position *pos,
                             struct outcome *list);

enum obstacle chinczyk_moves_outcome(const struct ruleset *rs, const struct position *pos,
                                     unsigned choice, struct outcome *out);

/*
 * The pawns of a colour that may move, bit 7 of each, under rules that let pieces
 * pass and land freely but for one pawn a square, in the lane as well
 * (ruleset.plain): all four at once. Of those in base the lowest.
 */
ALWAYS_INLINE uint32_t moves_plain(const struct ruleset *rs, uint32_t pawns, unsigned face) {
    uint32_t to = pawns + face * EACH_BYTE;
    /* The square a pawn would land on has no other: each is compared with the three
     * others by turning the word. */
    uint32_t able = bytes_filled(to ^ (pawns << 8 | pawns >> 24)) &
                    bytes_filled(to ^ (pawns << 16 | pawns >> 16)) &
                    bytes_filled(to ^ (pawns << 24 | pawns >> 8)) & bytes_filled(pawns) &
                    (rs->until_last - to) & HIGH_BITS;

    if (rs->rules.exit_faces >> face & 1) {
        uint32_t base = bytes_zero(pawns);

        base &= 0 - base;
        if (base && !pawns_at(pawns, 1))
            /* Rules 3.1: where an exit is compulsory, it is the only move. */
            able = rs->rules.exit_priority ? base : able | base;
    }
    return able;
}

/* The choices of single pawns: bits 7, 15, 23, 31 to bits 0, 2, 4, 6. The product
 * puts them side by side, two apart, from bit 31 on. */
static inline uint64_t choices_of_pawns(unsigned colour, uint32_t mask) {
    return (mask * UINT64_C(0x01041040) >> 31 & 0x55) << 8 * colour;
}

/* The legal moves for the faces that wait to be moved. */
static inline uint64_t moves_legal(const struct ruleset *rs, const struct position *pos) {
    struct outcome unwanted[CHINCZYK_MAX_MOVES];
    unsigned colour = pos->colour;

    return rs->plain ? choices_of_pawns(colour, moves_plain(rs, pos->pawns[colour], pos->distance))
                     : chinczyk_moves_find(rs, pos, unwanted);
}

/* --- plain rules (ruleset.plain) --- */

/*
 * Four members of a move, who moves what, as one number. It is what stands in memory where the
 * low byte comes first, and compilers make one load of it.
 */
ALWAYS_INLINE uint32_t moves_mover(const chinczyk_move *move) {
    return (uint32_t)(uint8_t)move->player | (uint32_t)(uint8_t)move->piece << 8 |
           (uint32_t)(uint8_t)move->partner << 16 | (uint32_t)(uint8_t)move->colour << 24;
}

ALWAYS_INLINE void moves_set_mover(chinczyk_move *move, uint32_t mover) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(&move->player, &mover, sizeof mover);
#else
    move->player = (int8_t)(uint8_t)mover;
    move->piece = (int8_t)(uint8_t)(mover >> 8);
    move->partner = (int8_t)(uint8_t)(mover >> 16);
    move->colour = (int8_t)(uint8_t)(mover >> 24);
#endif
}

/* A pawn's way from square to square: what most moves are. */
struct step {
    unsigned piece;
    unsigned from, to;
    ptrdiff_t from_square, to_square; /* as the public interface numbers them */
    uint32_t mover;                   /* as moves_mover() has it */
    uint32_t flags;                   /* of a move, but for captures and arrivals */
};

/* The step of a single pawn by one face; of one in base, by an exit face. */
ALWAYS_INLINE struct step moves_step(const struct ruleset *rs, const struct position *pos,
                                     unsigned piece) {
    unsigned colour = piece / PAWNS;
    const int16_t *square = rs->square[colour];
    struct step step;

    step.piece = piece;
    step.from = position_progress(pos, piece);
    step.from_square = square[step.from];
    if (step.from) {
        step.to = step.from + pos->distance;
        step.to_square = square[step.to];
        step.flags = 0;
    } else {
        step.to = 1;
        step.to_square = square[1];
        step.flags = CHINCZYK_MOVE_EXIT;
    }
    step.mover = rs->mover[colour] | piece << 8;
    return step;
}

/* Whether a step that ends on the track meets somebody there. */
ALWAYS_INLINE int moves_meets(const struct position *pos, struct step step) {
    return pos->on[1 + step.to_square] != 0;
}

/* 1 + the piece that a step captures, if it is legal under plain rules; 0 for none. */
ALWAYS_INLINE unsigned moves_victim(const struct position *pos, struct step step) {
    return SELDOM(step.to_square >= CHINCZYK_LANE) ? 0 : pos->on[1 + step.to_square];
}

/* The members of a move that tell what a step does on the track. */
ALWAYS_INLINE uint32_t moves_captured(unsigned victim) {
    return SELDOM(victim) ? UINT32_C(1) << (victim - 1) : 0;
}

ALWAYS_INLINE uint32_t moves_flags(struct step step, unsigned victim) {
    return SELDOM(victim) ? step.flags | CHINCZYK_MOVE_CAPTURE : step.flags;
}

/* Tells a legal step of plain rules, which captures whom it meets, or an easy one of others, which
 * meets nobody; `pos` is where it would be made. Rules 3.1: where it arrives home, as in
 * ruleset_arrives_home(). */
ALWAYS_INLINE void moves_tell_step(const struct ruleset *rs, const struct position *pos,
                                   struct step step, chinczyk_move *move) {
    unsigned victim;

    /* The position is asked between two stores, lest compilers make one of them, which takes
     * longer. */
    move->from_square = (int16_t)step.from_square;
    victim = moves_victim(pos, step);
    move->to_square = (int16_t)step.to_square;
    moves_set_mover(move, step.mover);
    move->captured = moves_captured(victim);
    move->flags = moves_flags(step, victim);
    move->reserved = 0;
    if (SELDOM(step.to_square >= CHINCZYK_LANE) && step.to_square >= rs->home_square &&
        move->from_square < rs->home_square)
        move->flags = CHINCZYK_MOVE_HOME;
}

/* Whether a move is, in all its members, a step on the track that captures this victim. */
ALWAYS_INLINE int moves_is_step(struct step step, unsigned victim, const chinczyk_move *move) {
    return move->from_square == step.from_square && move->to_square == step.to_square &&
           !((moves_mover(move) ^ step.mover) | (move->captured ^ moves_captured(victim)) |
             (move->flags ^ moves_flags(step, victim)) | move->reserved);
}

/* Works out a legal choice. */
ALWAYS_INLINE void moves_outcome_plain(const struct ruleset *rs, const struct position *pos,
                                       unsigned choice, struct outcome *out) {
    struct step step = moves_step(rs, pos, choice / 2);

    moves_tell_step(rs, pos, step, &out->move);
    out->to = step.to;
}

/* Makes a step that ends on the track, as the move tells it, whose members need not be kept
 * for that. No square is shared: the one that the pawn leaves is empty. */
ALWAYS_INLINE void moves_make_step(struct position *pos, struct step step,
                                   const chinczyk_move *move, unsigned victim) {
    if (SELDOM(victim))
        position_send_back(pos, victim - 1);
    position_set_progress(pos, (unsigned)move->piece, step.to);
    position_leave(pos, move->from_square);
    position_occupy(pos, move->to_square, (unsigned)move->piece);
}

/* Makes any choice of a pawn where no square is shared. What is captured goes to base. */
ALWAYS_INLINE void moves_make_plain(struct position *pos, const struct outcome *out) {
    const chinczyk_move *move = &out->move;

    position_set_progress(pos, (unsigned)move->piece, out->to);
    if (move->from_square < CHINCZYK_LANE)
        position_leave(pos, move->from_square);
    if (move->to_square < CHINCZYK_LANE)
        position_occupy(pos, move->to_square, (unsigned)move->piece);
    if (move->captured)
        position_send_back(pos, bits_lowest(move->captured));
}

/* --- any rules --- */

/* Whether a piece stands on the squares of the track that a step passes over (rules 2, jump,
 * block_jump). */
ALWAYS_INLINE int moves_meets_on_way(const struct ruleset *rs, const struct position *pos,
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

/* Whether a step into the lane, or on in it, meets no rule of the lane (rules 2, home_move, jump,
 * home_jump; 3.3); what else there is to say move_pawn() says. */
ALWAYS_INLINE int moves_is_easy_in_lane(const struct ruleset *rs, const struct position *pos,
                                        struct step step) {
    uint32_t pawns = pos->pawns[step.piece / PAWNS];
    unsigned before = step.from > rs->lap ? step.from : rs->lap;

    if (rs->rules.home_move && step.from > rs->lap)
        return 0;
    if (rs->heeds_lane && pawns_beyond(pawns, before) & ~pawns_beyond(pawns, step.to - 1))
        return 0;
    return ruleset_is_centre(rs, step.to) || !pawns_at(pawns, step.to);
}

/*
 * Most moves are of a single pawn that meets nothing on its way and finds its square
 * empty. They are legal, and nothing else needs to be asked of them.
 */
ALWAYS_INLINE int moves_is_easy(const struct ruleset *rs, const struct position *pos,
                                struct step step) {
    if (step.to > rs->last)
        return 0;
    if (step.to_square < CHINCZYK_LANE ? moves_meets(pos, step)
                                       : !moves_is_easy_in_lane(rs, pos, step))
        return 0;
    return !rs->heeds_way || !moves_meets_on_way(rs, pos, step);
}

/* Works out a single pawn's choice by one face, as below. */
ALWAYS_INLINE enum obstacle moves_outcome_of_pawn(const struct ruleset *rs,
                                                  const struct position *pos, unsigned choice,
                                                  struct outcome *out) {
    struct step step = moves_step(rs, pos, choice / 2);

    if (!moves_is_easy(rs, pos, step))
        return chinczyk_moves_outcome(rs, pos, choice, out);
    moves_tell_step(rs, pos, step, &out->move);
    out->to = step.to;
    return OBSTACLE_NONE;
}

/*
 * Works out a choice that is legal or that hopeful() lets through; obligations towards
 * other moves are not looked at. The outcome is meaningful where there is no obstacle.
 */
ALWAYS_INLINE enum obstacle moves_outcome(const struct ruleset *rs, const struct position *pos,
                                          unsigned choice, struct outcome *out) {
    if (rs->plain) {
        moves_outcome_plain(rs, pos, choice, out);
        return OBSTACLE_NONE;
    }
    return rs->pawn_choices >> choice & 1 ? moves_outcome_of_pawn(rs, pos, choice, out)
                                          : chinczyk_moves_outcome(rs, pos, choice, out);
}

/* Makes the move of an outcome; turns are not its business. */
void chinczyk_moves_make(const struct ruleset *rs, struct position *pos, const struct outcome *out);

ALWAYS_INLINE void moves_make(const struct ruleset *rs, struct position *pos,
                              const struct outcome *out) {
    const chinczyk_move *move = &out->move;
    const uint32_t easy = CHINCZYK_MOVE_HOME | CHINCZYK_MOVE_EXIT;

    if (move->flags & ~easy || move->piece >= CHINCZYK_ROBBER)
        chinczyk_moves_make(rs, pos, out);
    else if (rs->shares)
        position_put_pawn(rs, pos, (unsigned)move->colour, (unsigned)move->piece % PAWNS, out->to);
    else
        moves_make_plain(pos, out);
}

#endif
