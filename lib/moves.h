/* SPDX-License-Identifier: MIT */
/*
 * The legal moves of a position, and what each of them does.
 *
 * A *choice* is a number: twice the piece for a pawn, one more for the pair that
 * it leads, then the robbers, then passing. So a set of legal moves is one
 * word whose members, from the lowest, stand in the order of doc/notation.md. Of
 * pawns on one square only the lowest-numbered is a choice (rules 3.3).
 *
 * Under plain rules (ruleset.plain) only pawns of one colour are choices, and a position
 * has the set as a roll finds it: bit 7 of each pawn that may move.
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

/* All choices of pawns. */
#define CHOICES_OF_PAWNS ((UINT64_C(1) << CHOICE_ROBBER) - 1)

/* The choices of single pieces. */
#define CHOICES_OF_STEPS                                                                           \
    ((CHOICES_OF_PAWNS & UINT64_C(0x5555555555555555)) |                                           \
     (((UINT64_C(1) << ROBBERS) - 1) << CHOICE_ROBBER))

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

/* The set of the legal moves, with a list of what each does that has room for
 * CHINCZYK_MAX_MOVES; and, under other than plain rules, without. */
uint64_t chinczyk_moves_find(const struct ruleset *rs, const struct position *pos,
                             struct outcome *list);
uint64_t chinczyk_moves_set(const struct ruleset *rs, const struct position *pos);

/*
 * Works out a choice of the player on turn, legal or not: of a piece that is there, or of a
 * pair. Obligations towards other moves are not looked at. The outcome is meaningful where
 * there is no obstacle.
 */
enum obstacle chinczyk_moves_outcome(const struct ruleset *rs, const struct position *pos,
                                     unsigned choice, struct outcome *out);

/* Bit 7, the other bits being of no meaning, of each pawn of a colour that would land on no other
 * of them, `to` being where: each is compared with the three others by turning the word. */
ALWAYS_INLINE uint32_t moves_land_alone(uint32_t pawns, uint32_t to) {
    return bytes_filled(to ^ bytes_turned(pawns, 1)) & bytes_filled(to ^ bytes_turned(pawns, 2)) &
           bytes_filled(to ^ bytes_turned(pawns, 3));
}

/*
 * The pawns of a colour that may move, bit 7 of each, under rules that let pieces
 * pass and land freely but for one pawn a square, in the lane as well
 * (ruleset.plain): all four at once. Of those in base the lowest.
 */
ALWAYS_INLINE uint32_t moves_plain(const struct ruleset *rs, uint32_t pawns, unsigned face) {
    uint32_t to = pawns + face * EACH_BYTE;
    uint32_t able =
        moves_land_alone(pawns, to) & bytes_filled(pawns) & (rs->until_last - to) & HIGH_BITS;

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

/* The legal moves for the faces that wait to be moved, as position.legal has them. */
static inline uint64_t moves_legal(const struct ruleset *rs, const struct position *pos) {
    return rs->plain ? moves_plain(rs, pos->pawns[pos->colour], pos->distance)
                     : chinczyk_moves_set(rs, pos);
}

/* The set of the choices that are due. */
static inline uint64_t moves_choices(const struct ruleset *rs, const struct position *pos) {
    return rs->plain ? choices_of_pawns(pos->colour, (uint32_t)pos->legal) : pos->legal;
}

/* --- plain rules (ruleset.plain) --- */

/*
 * A move as numbers, the words that stand in memory where the low byte comes first, so that
 * each is loaded and stored at once: its *way*, the squares and who moves what, and its
 * *effect*, whom it captures and the flags. The rest is reserved.
 */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
ALWAYS_INLINE uint64_t moves_way(const chinczyk_move *move) {
    uint64_t way;

    memcpy(&way, move, sizeof way);
    return way;
}

ALWAYS_INLINE uint64_t moves_effect(const chinczyk_move *move) {
    uint64_t effect;

    memcpy(&effect, &move->captured, sizeof effect);
    return effect;
}

ALWAYS_INLINE void moves_set(chinczyk_move *move, uint64_t way, uint64_t effect) {
    memcpy(move, &way, sizeof way);
    memcpy(&move->captured, &effect, sizeof effect);
    move->reserved = 0;
}
#else
ALWAYS_INLINE uint64_t moves_way(const chinczyk_move *move) {
    return (uint64_t)(uint16_t)move->from_square | (uint64_t)(uint16_t)move->to_square << 16 |
           (uint64_t)(uint8_t)move->player << 32 | (uint64_t)(uint8_t)move->piece << 40 |
           (uint64_t)(uint8_t)move->partner << 48 | (uint64_t)(uint8_t)move->colour << 56;
}

ALWAYS_INLINE uint64_t moves_effect(const chinczyk_move *move) {
    return move->captured | (uint64_t)move->flags << 32;
}

ALWAYS_INLINE void moves_set(chinczyk_move *move, uint64_t way, uint64_t effect) {
    *move = (chinczyk_move){.from_square = (int16_t)way,
                            .to_square = (int16_t)(way >> 16),
                            .player = (int8_t)(way >> 32),
                            .piece = (int8_t)(way >> 40),
                            .partner = (int8_t)(way >> 48),
                            .colour = (int8_t)(way >> 56),
                            .captured = (uint32_t)effect,
                            .flags = (uint32_t)(effect >> 32)};
}
#endif

/* Whether a move is, in all its members, the one of such words. */
ALWAYS_INLINE int moves_is(const chinczyk_move *move, uint64_t way, uint64_t effect) {
    return moves_way(move) == way && moves_effect(move) == effect && !move->reserved;
}

/* The effect that is a flag alone. */
#define MOVES_EFFECT(flag) ((uint64_t)(flag) << 32)

/* A pawn's way from square to square: what most moves are. */
struct step {
    unsigned piece;
    unsigned from, to;
    ptrdiff_t from_square, to_square; /* as the public interface numbers them */
    uint64_t mover;                   /* the way but for its squares */
    uint64_t effect;                  /* but for captures and arrivals */
};

/* The step of a single pawn by one face; of one in base, by an exit face. */
ALWAYS_INLINE struct step moves_step(const struct ruleset *rs, const struct position *pos,
                                     unsigned colour, unsigned pawn) {
    const int16_t *square = rs->square[colour];
    struct step step;

    step.piece = PAWNS * colour + pawn;
    step.mover = rs->mover[colour][pawn];
    step.from = position_progress(pos, step.piece);
    step.from_square = square[step.from];
    /* Both ways look the square up, lest compilers make no branch of it: it is nearly always
     * foreseen, and what follows need not wait. */
    if (SELDOM(!step.from)) {
        step.to = 1;
        step.to_square = square[1];
        step.effect = MOVES_EFFECT(CHINCZYK_MOVE_EXIT);
    } else {
        step.to = step.from + pos->distance;
        step.to_square = square[step.to];
        step.effect = 0;
    }
    return step;
}

ALWAYS_INLINE uint64_t moves_way_of(struct step step) {
    return step.mover | (uint32_t)step.to_square << 16 | (uint16_t)step.from_square;
}

/* Whether a step that ends on the track meets somebody there. */
ALWAYS_INLINE int moves_meets(const struct position *pos, struct step step) {
    return pos->on[1 + step.to_square] != 0;
}

/* What a step does that ends on the track and captures 1 + this piece, or (0) nobody. */
ALWAYS_INLINE uint64_t moves_effect_of(struct step step, unsigned victim) {
    if (SELDOM(victim))
        return step.effect | MOVES_EFFECT(CHINCZYK_MOVE_CAPTURE) | UINT64_C(1) << (victim - 1);
    return step.effect;
}

/* Tells a legal step of plain rules, which captures whom it meets, or an easy one of others, which
 * meets nobody; `pos` is where it would be made. Rules 3.1: where it arrives home, as in
 * ruleset_arrives_home(). */
ALWAYS_INLINE void moves_tell_step(const struct ruleset *rs, const struct position *pos,
                                   struct step step, chinczyk_move *move) {
    uint64_t effect;

    if (SELDOM(step.to_square >= CHINCZYK_LANE))
        effect = step.to_square >= rs->home_square && step.from_square < rs->home_square
                     ? MOVES_EFFECT(CHINCZYK_MOVE_HOME)
                     : 0;
    else
        effect = moves_effect_of(step, pos->on[1 + step.to_square]);
    moves_set(move, moves_way_of(step), effect);
}

/* Works out a legal choice. */
ALWAYS_INLINE void moves_outcome_plain(const struct ruleset *rs, const struct position *pos,
                                       unsigned choice, struct outcome *out) {
    struct step step = moves_step(rs, pos, choice / 8, choice / 2 % PAWNS);

    moves_tell_step(rs, pos, step, &out->move);
    out->to = step.to;
}

/* Makes a step that ends on the track, as the move tells it, whose members need not be kept
 * for that. No square is shared: the one that the pawn leaves is empty. */
ALWAYS_INLINE void moves_make_step(struct position *pos, struct step step,
                                   const chinczyk_move *move, unsigned victim) {
    if (SELDOM(victim))
        position_send_back(pos, victim - 1);
    pos->pawns[pos->colour] += (step.to - step.from) << 8 * ((unsigned)move->piece % PAWNS);
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

/* The step of a robber by one face, against the clock; of one in base, by an exit face, to the
 * start of the opponent. */
ALWAYS_INLINE struct step moves_step_of_robber(const struct ruleset *rs, const struct position *pos,
                                               unsigned robber) {
    struct step step;

    step.piece = CHINCZYK_ROBBER + robber;
    step.mover = rs->mover[pos->colour][0] + ((uint64_t)(step.piece - PAWNS * pos->colour) << 40);
    step.from = pos->robber_at[robber];
    step.from_square = (ptrdiff_t)step.from - 1;
    if (SELDOM(!step.from)) {
        step.to_square = rs->start[rs->colour_of[ruleset_opponent(pos->player)]];
        step.effect = MOVES_EFFECT(CHINCZYK_MOVE_EXIT);
    } else {
        step.to_square = step.from_square - pos->distance;
        if (SELDOM(step.to_square < 0))
            step.to_square += rs->track;
        step.effect = 0;
    }
    step.to = (unsigned)step.to_square + 1;
    return step;
}

/* Tells a legal choice that is a step, but meets somebody, or bounces: the progress in the end. */
unsigned chinczyk_moves_tell_meeting(const struct ruleset *rs, const struct position *pos,
                                     unsigned choice, chinczyk_move *move);

/* Whether there is more to a legal step than moves_tell_step() knows of. */
ALWAYS_INLINE int moves_has_more(const struct ruleset *rs, const struct position *pos,
                                 struct step step) {
    return SELDOM(step.to_square >= CHINCZYK_LANE) ? step.to > rs->last : moves_meets(pos, step);
}

/* Tells any legal choice that is a step, likewise. */
ALWAYS_INLINE unsigned moves_tell_any_step(const struct ruleset *rs, const struct position *pos,
                                           unsigned choice, struct step step, chinczyk_move *move) {
    if (SELDOM(moves_has_more(rs, pos, step)))
        return chinczyk_moves_tell_meeting(rs, pos, choice, move);
    moves_tell_step(rs, pos, step, move);
    return step.to;
}

/* The step that a choice of a single piece is. */
ALWAYS_INLINE struct step moves_step_of(const struct ruleset *rs, const struct position *pos,
                                        unsigned choice) {
    return choice < CHOICE_ROBBER ? moves_step(rs, pos, choice / 8, choice / 2 % PAWNS)
                                  : moves_step_of_robber(rs, pos, choice - CHOICE_ROBBER);
}

/* Works out a legal choice. */
ALWAYS_INLINE void moves_outcome(const struct ruleset *rs, const struct position *pos,
                                 unsigned choice, struct outcome *out) {
    if (rs->plain)
        moves_outcome_plain(rs, pos, choice, out);
    else if (CHOICES_OF_STEPS >> choice & 1 && pos->series == 1)
        out->to = moves_tell_any_step(rs, pos, choice, moves_step_of(rs, pos, choice), &out->move);
    else
        chinczyk_moves_outcome(rs, pos, choice, out);
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
