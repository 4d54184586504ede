/* SPDX-License-Identifier: MIT */
/*
 * Who stands where and whose turn it is: a plain value, copied by assignment.
 *
 * The four pawns of a colour are four bytes of one word, each its progress, so
 * that they can be compared with a progress, or moved, all at once. A pawn that
 * is not there is ABSENT. `on` tells from a square of the track who stands there;
 * it, `colour` and `legal` follow from the rest.
 */
#ifndef LIB_POSITION_H
#define LIB_POSITION_H

#include <string.h>

#include "bits.h"
#include "ruleset.h"

enum { ROLL_OFF_OUT = 7, STANDING_LEFT = 0x80 };

#define EACH_BYTE UINT32_C(0x01010101)
#define HIGH_BITS UINT32_C(0x80808080)

struct position {
    uint32_t pawns[COLOURS];
    uint64_t legal;                /* the choice that is due, see moves.h */
    uint32_t faces;                /* three bits each: the series, first rolled lowest; in the
                                      roll-off each player's face, 0 to roll, ROLL_OFF_OUT */
    uint8_t series;                /* faces rolled that wait to be moved */
    uint8_t distance;              /* their sum */
    uint8_t rolls;                 /* used in this grant */
    uint8_t sixes;                 /* bonus faces in a row in this turn */
    uint8_t phase;                 /* CHINCZYK_PHASE_... */
    uint8_t player;                /* on turn */
    uint8_t colour;                /* the lowest of that player's */
    uint8_t playing;               /* set of the players who neither finished nor left */
    uint8_t standing_count;        /* of these: */
    uint8_t standing[COLOURS];     /* who took a place, then (STANDING_LEFT) who left */
    uint8_t robber_owner[ROBBERS]; /* or NOBODY for a robber that is not there */
    uint8_t robber_at[ROBBERS];    /* 0 in base, else 1 + its track square */

    /* Who stands on track square n - 1: nobody if 0, else 1 + a piece, which under plain rules is
     * the one that does. Base, square -1, is always empty; and so are the last 8, which are there
     * to be read together with those before (position_any_behind()). */
    uint8_t on[1 + LONGEST_TRACK + 8];
};

/* Bit 7 of each byte that is zero; all bytes must be below 128. */
static inline uint32_t bytes_zero(uint32_t bytes) {
    return (HIGH_BITS - bytes) & HIGH_BITS;
}

/* Bit 7 of each byte that is not zero, the other bits being of no meaning; all bytes must
 * be below 129. */
static inline uint32_t bytes_filled(uint32_t bytes) {
    return bytes + ~HIGH_BITS;
}

/* Each byte moved so many places up, from the top to the bottom. */
static inline uint32_t bytes_turned(uint32_t bytes, unsigned places) {
    return bytes << 8 * places | bytes >> (32 - 8 * places);
}

/* Bit 7 of each pawn at a progress. */
static inline uint32_t pawns_at(uint32_t pawns, unsigned progress) {
    return bytes_zero(pawns ^ progress * EACH_BYTE);
}

static inline unsigned pawns_progress(uint32_t pawns, unsigned pawn) {
    return pawns >> 8 * pawn & 0xff;
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
/* Where the low byte of a word comes first, pawns stand in memory in the order of the pieces. */
static inline unsigned position_progress(const struct position *pos, unsigned piece) {
    return ((const uint8_t *)pos->pawns)[piece];
}

/* Whether anybody stands on the next `count` squares of the track, at most 7, which does not
 * end before. */
static inline int position_any_behind(const struct position *pos, ptrdiff_t square,
                                      unsigned count) {
    uint64_t squares;

    memcpy(&squares, &pos->on[2 + square], sizeof squares);
    return (squares & ((UINT64_C(1) << 8 * count) - 1)) != 0;
}
#else
static inline unsigned position_progress(const struct position *pos, unsigned piece) {
    return pawns_progress(pos->pawns[piece / PAWNS], piece % PAWNS);
}

static inline int position_any_behind(const struct position *pos, ptrdiff_t square,
                                      unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if (pos->on[2 + square + i])
            return 1;
    return 0;
}
#endif

/* The next roll asks for the word: so it is written whole, since a processor that has just
 * written a byte of a word is slow to read the word. */
static inline void position_set_progress(struct position *pos, unsigned piece, unsigned progress) {
    uint32_t *pawns = &pos->pawns[piece / PAWNS];
    unsigned shift = piece % PAWNS * 8;

    *pawns = (*pawns & ~(UINT32_C(0xff) << shift)) | (uint32_t)progress << shift;
}

static inline unsigned pawns_count(uint32_t pawns, unsigned progress) {
    return bits_count(pawns_at(pawns, progress));
}

/* The pawns of a mask as pawns_at() gives it, bit k for pawn k: the product puts
 * the bits 7, 15, 23, 31 side by side from bit 28 on. */
static inline uint32_t pawns_set(uint32_t mask) {
    return (uint32_t)((uint64_t)(mask >> 7) * UINT64_C(0x10204080) >> 28) & 15;
}

/* Bit 7 of each pawn on the track. */
static inline uint32_t pawns_on_track(const struct ruleset *rs, uint32_t pawns) {
    return bytes_filled(pawns) & (rs->until_lap - pawns) & HIGH_BITS;
}

/* How many pawns a mask has: the product adds its bytes up in the highest. */
static inline unsigned pawns_of_mask(uint32_t mask) {
    return (mask >> 7) * EACH_BYTE >> 24;
}

/* Bit 7 of each pawn beyond a progress, and of those that are not there. */
static inline uint32_t pawns_beyond(uint32_t pawns, unsigned progress) {
    return (pawns + (127 - progress) * EACH_BYTE) & HIGH_BITS;
}

static inline int position_occupied(const struct position *pos, unsigned square) {
    return pos->on[1 + square] != 0;
}

static inline unsigned position_face(const struct position *pos, unsigned n) {
    return pos->faces >> 3 * n & 7;
}

static inline void position_set_face(struct position *pos, unsigned n, unsigned face) {
    pos->faces = (pos->faces & ~(UINT32_C(7) << 3 * n)) | face << 3 * n;
}

static inline void position_set_player(const struct ruleset *rs, struct position *pos,
                                       unsigned player) {
    pos->player = (uint8_t)player;
    pos->colour = rs->colour_of[player];
}

static inline int position_is_playing(const struct position *pos, unsigned player) {
    return pos->playing >> player & 1;
}

static inline void position_occupy(struct position *pos, ptrdiff_t square, unsigned piece) {
    pos->on[1 + square] = (uint8_t)(1 + piece);
}

/* Base may be left as well: so there is no branch, and who moves cannot be foreseen. */
static inline void position_leave(struct position *pos, ptrdiff_t square) {
    pos->on[1 + square] = 0;
}

/* A captured pawn goes to base; its square is its captor's. */
static inline void position_send_back(struct position *pos, unsigned piece) {
    position_set_progress(pos, piece, 0);
}

/* Everything in base, nobody's turn yet. */
void chinczyk_position_begin(const struct ruleset *rs, struct position *pos);

/* The set of pieces on a track square. */
uint32_t chinczyk_position_pieces(const struct ruleset *rs, const struct position *pos,
                                  unsigned square);

/* The set of a colour's pieces at a progress, robbers left out. */
static inline uint32_t position_pawns(const struct position *pos, unsigned colour,
                                      unsigned progress) {
    return pawns_set(pawns_at(pos->pawns[colour], progress)) << 4 * colour;
}

/* Nobody stands on a square of the track any more, unless others share it. */
static inline void position_vacate(const struct ruleset *rs, struct position *pos,
                                   unsigned square) {
    if (!ruleset_is_mixed(rs, square) || !chinczyk_position_pieces(rs, pos, square))
        position_leave(pos, (int)square);
}

/* Puts a pawn, or a robber, elsewhere. */
static inline void position_put_pawn(const struct ruleset *rs, struct position *pos,
                                     unsigned colour, unsigned pawn, unsigned progress) {
    unsigned from = pawns_progress(pos->pawns[colour], pawn);

    pos->pawns[colour] ^= (from ^ progress) << 8 * pawn;
    if (from - 1 < rs->lap && !pawns_at(pos->pawns[colour], from))
        position_vacate(rs, pos, ruleset_track_square(rs, colour, from));
    if (progress - 1 < rs->lap)
        position_occupy(pos, ruleset_square(rs, colour, progress), PAWNS * colour + pawn);
}

void chinczyk_position_put_robber(const struct ruleset *rs, struct position *pos, unsigned robber,
                                  unsigned owner, unsigned at);

/* Takes a player's pieces off the board. */
void chinczyk_position_clear(const struct ruleset *rs, struct position *pos, unsigned player);

/* Whether enough pawns of each of a player's colours are home (rules 2, win_pawns). */
int chinczyk_position_has_finished(const struct ruleset *rs, const struct position *pos,
                                   unsigned player);

unsigned chinczyk_position_pawns_home(const struct ruleset *rs, const struct position *pos,
                                      unsigned player);

/* Squares walked by all the player's pawns (rules 3.9). */
unsigned chinczyk_position_walked(const struct ruleset *rs, const struct position *pos,
                                  unsigned player);

/* Everybody's place once the game is over, else of those who have one, 0 of others. */
void chinczyk_position_places(const struct ruleset *rs, const struct position *pos,
                              int32_t place[COLOURS]);

/* Equal for equal texts, whatever the machine (doc/notation.md). */
uint64_t chinczyk_position_hash(const struct ruleset *rs, const struct position *pos);

#endif
