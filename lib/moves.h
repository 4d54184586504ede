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

#include "hints.h"
#include "position.h"

enum { CHOICE_ROBBER = 8 * COLOURS, CHOICE_PASS = CHOICE_ROBBER + ROBBERS };

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

/* The general cases of moves_list() and moves_outcome(). */
uint64_t chinczyk_moves_find(const struct ruleset *rs, const struct position *pos,
                             struct outcome *list);

enum obstacle chinczyk_moves_outcome(const struct ruleset *rs, const struct position *pos,
                                     unsigned choice, struct outcome *out);

/*
 * The pawns of a colour that may move, bit 7 of each, under rules that let pieces
 * pass and land freely but for one pawn a square, in the lane as well
 * (ruleset.plain): all four at once. Of those in base the lowest.
 */
static inline uint32_t moves_plain(const struct ruleset *rs, const struct position *pos,
                                   uint32_t pawns) {
    uint32_t base = bytes_zero(pawns);
    uint32_t to = pawns + pos->distance * EACH_BYTE;
    /* The square a pawn would land on has another: each is compared with the
     * three others by turning the word. */
    uint32_t taken = bytes_zero(to ^ (pawns << 8 | pawns >> 24)) |
                     bytes_zero(to ^ (pawns << 16 | pawns >> 16)) |
                     bytes_zero(to ^ (pawns << 24 | pawns >> 8));
    uint32_t able = HIGH_BITS & ~(base | taken | pawns_beyond(to, rs->last));

    if (base && rs->rules.exit_faces >> pos->distance & 1 && !pawns_at(pawns, 1))
        able |= base & (0 - base);
    return able;
}

/* The choices of single pawns: bits 7, 15, 23, 31 to bits 0, 2, 4, 6. The product
 * puts them side by side, two apart, from bit 24 on. */
static inline uint64_t choices_of_pawns(unsigned colour, uint32_t mask) {
    return ((uint64_t)(mask >> 7) * UINT64_C(0x01041040) >> 24 & 0x55) << 8 * colour;
}

/* The legal moves for the faces that wait to be moved. */
static inline uint64_t moves_legal(const struct ruleset *rs, const struct position *pos) {
    struct outcome unwanted[CHINCZYK_MAX_MOVES];
    unsigned colour = bits_lowest(rs->colours_of[pos->player]);

    return rs->plain ? choices_of_pawns(colour, moves_plain(rs, pos, pos->pawns[colour]))
                     : chinczyk_moves_find(rs, pos, unwanted);
}

/* The outcome for a single pawn that meets nobody. */
ALWAYS_INLINE void moves_tell_easy(const struct ruleset *rs, const struct position *pos,
                                   unsigned piece, unsigned from, unsigned to, uint32_t flags,
                                   struct outcome *out) {
    unsigned colour = piece / PAWNS;

    out->move.from_square = (int16_t)ruleset_square(rs, colour, from);
    out->move.to_square = (int16_t)ruleset_square(rs, colour, to);
    out->move.player = (int8_t)pos->player;
    out->move.piece = (int8_t)piece;
    out->move.partner = CHINCZYK_NONE;
    out->move.colour = (int8_t)colour;
    out->move.captured = 0;
    out->move.flags = flags;
    out->move.reserved = 0;
    out->to = to;
}

/*
 * Works out a choice; obligations towards other moves are not looked at. The
 * outcome is meaningful where there is no obstacle.
 *
 * Most moves are of a single pawn that meets nothing on its way, finds its square
 * empty, and where the rules of the lane are out of play. Nothing else needs to be
 * asked of them.
 */
ALWAYS_INLINE enum obstacle moves_outcome(const struct ruleset *rs, const struct position *pos,
                                          unsigned choice, struct outcome *out) {
    unsigned colour = choice / 8, from, to;
    uint32_t pawns, flags = 0;

    if (!(rs->easy_choices >> choice & 1))
        return chinczyk_moves_outcome(rs, pos, choice, out);
    pawns = pos->pawns[colour];
    from = pawns >> choice % 8 * 4 & 0xff; /* choice % 8 is twice the pawn */
    to = from + pos->distance;
    if (!from) {
        if (pos->series != 1 || !(rs->rules.exit_faces >> to & 1))
            return chinczyk_moves_outcome(rs, pos, choice, out);
        to = 1;
        flags = CHINCZYK_MOVE_EXIT;
    }
    if (to > rs->easy_last)
        return chinczyk_moves_outcome(rs, pos, choice, out);
    if (to <= rs->lap) {
        if (position_occupied(pos, ruleset_track_square(rs, colour, to)))
            return chinczyk_moves_outcome(rs, pos, choice, out);
    } else {
        if (pawns_at(pawns, to))
            return chinczyk_moves_outcome(rs, pos, choice, out);
        if (ruleset_arrives_home(rs, from, to))
            flags = CHINCZYK_MOVE_HOME;
    }
    moves_tell_easy(rs, pos, choice / 2, from, to, flags, out);
    return OBSTACLE_NONE;
}

/* Under plain rules all that moves_plain() finds is legal; what is left to ask is
 * whom it captures. */
ALWAYS_INLINE uint64_t moves_list_plain(const struct ruleset *rs, const struct position *pos,
                                        struct outcome *list) {
    unsigned colour = bits_lowest(rs->colours_of[pos->player]), distance = pos->distance;
    uint32_t pawns = pos->pawns[colour], mask = moves_plain(rs, pos, pawns);

    for (uint32_t set = mask; set; set &= set - 1, list++) {
        unsigned high = bits_lowest(set), piece = PAWNS * colour + high / 8;
        unsigned from = pawns >> (high - 7) & 0xff, to = from ? from + distance : 1;
        uint32_t flags = 0;

        if (to > rs->lap) {
            if (ruleset_arrives_home(rs, from, to))
                flags = CHINCZYK_MOVE_HOME;
        } else if (position_occupied(pos, ruleset_track_square(rs, colour, to))) {
            chinczyk_moves_outcome(rs, pos, choice_of_pawn(piece, 0), list);
            continue;
        } else if (!from) {
            flags = CHINCZYK_MOVE_EXIT;
        }
        moves_tell_easy(rs, pos, piece, from, to, flags, list);
    }
    return choices_of_pawns(colour, mask);
}

/* The legal moves for the faces that wait to be moved, worked out into a list with
 * room for CHINCZYK_MAX_MOVES. */
ALWAYS_INLINE uint64_t moves_list(const struct ruleset *rs, const struct position *pos,
                                  struct outcome *list) {
    return rs->plain ? moves_list_plain(rs, pos, list) : chinczyk_moves_find(rs, pos, list);
}

/* Makes the move of an outcome; turns are not its business. */
void chinczyk_moves_make(const struct ruleset *rs, struct position *pos, const struct outcome *out);

static inline void moves_make(const struct ruleset *rs, struct position *pos,
                              const struct outcome *out) {
    const chinczyk_move *move = &out->move;
    const uint32_t easy = CHINCZYK_MOVE_HOME | CHINCZYK_MOVE_EXIT;

    if (move->flags & ~easy || move->piece >= CHINCZYK_ROBBER)
        chinczyk_moves_make(rs, pos, out);
    else
        position_put_pawn(rs, pos, (unsigned)move->colour, (unsigned)move->piece % PAWNS, out->to);
}

#endif
