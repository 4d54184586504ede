/* SPDX-License-Identifier: MIT */
/*
 * Why a piece has no legal move. moves.c knows that there is an obstacle, and of
 * which kind; here is found out where it stands and who it is.
 */
#include <assert.h>
#include <string.h>

#include "game.h"
#include "path.h"
#include "turn.h"

static chinczyk_reason reason_of(enum obstacle obstacle) {
    static const chinczyk_reason reasons[] = {
        [OBSTACLE_NONE] = CHINCZYK_REASON_NONE,
        [OBSTACLE_NEEDS_EXIT] = CHINCZYK_REASON_NEEDS_EXIT,
        [OBSTACLE_HOME_MOVE] = CHINCZYK_REASON_HOME_MOVE,
        [OBSTACLE_PAIR_IN_LANE] = CHINCZYK_REASON_PAIR_IN_LANE,
        [OBSTACLE_TOO_FAR] = CHINCZYK_REASON_TOO_FAR,
        [OBSTACLE_OWN_SQUARE] = CHINCZYK_REASON_OWN_SQUARE,
        [OBSTACLE_JUMP] = CHINCZYK_REASON_JUMP,
        [OBSTACLE_HOME_JUMP] = CHINCZYK_REASON_HOME_JUMP,
        [OBSTACLE_BLOCK_JUMP] = CHINCZYK_REASON_BLOCK_JUMP,
        [OBSTACLE_OWN_PIECE] = CHINCZYK_REASON_OWN_PIECE,
        [OBSTACLE_BLOCK] = CHINCZYK_REASON_BLOCK,
        [OBSTACLE_SAFE] = CHINCZYK_REASON_SAFE,
        [OBSTACLE_NO_FREE_SQUARE] = CHINCZYK_REASON_NO_FREE_SQUARE,
    };

    return reasons[obstacle];
}

static unsigned progress_of(const struct position *pos, int32_t pawn) {
    return pawns_progress(pos->pawns[pawn / PAWNS], (unsigned)pawn % PAWNS);
}

/* --- who stands on a square, seen by the player on turn --- */

/* All pieces on a square of the way of a piece. */
static uint32_t everybody(const struct ruleset *rs, const struct position *pos, unsigned piece,
                          int square) {
    unsigned colour = piece / PAWNS;

    if (square < CHINCZYK_LANE)
        return chinczyk_position_pieces(rs, pos, (unsigned)square);
    return position_pawns(pos, colour, (unsigned)chinczyk_ruleset_progress(rs, colour, square));
}

static uint32_t own(const struct ruleset *rs, const struct position *pos) {
    uint32_t pieces = rs->pawns_of[pos->player];

    for (unsigned i = 0; i < ROBBERS; i++)
        if (pos->robber_owner[i] == pos->player)
            pieces |= 1u << (CHINCZYK_ROBBER + i);
    return pieces;
}

/* Of some pieces on a square of the track, those that are a block. */
static uint32_t blocks(const struct ruleset *rs, uint32_t pieces) {
    uint32_t found = 0;

    for (unsigned c = 0; c < rs->colours; c++) {
        uint32_t pawns = pieces & 15u << 4 * c;

        if (pawns & (pawns - 1)) /* two or more */
            found |= pawns;
    }
    return found;
}

/* The pieces on a square that are an obstacle of this kind to a piece. */
static uint32_t hinderers(const struct ruleset *rs, const struct position *pos, unsigned piece,
                          enum obstacle obstacle, int square) {
    uint32_t all = everybody(rs, pos, piece, square), mine = own(rs, pos);

    switch (obstacle) {
    case OBSTACLE_HOME_JUMP: /* the centre holds any number */
        return square < CHINCZYK_LANE || square == CHINCZYK_LANE + (int)rs->rules.home_length ? 0
                                                                                              : all;
    case OBSTACLE_OWN_PIECE:
        return all & mine;
    case OBSTACLE_BLOCK_JUMP:
    case OBSTACLE_BLOCK:
        return blocks(rs, all & ~mine);
    default:
        /* Nobody may jump over anybody; and with those who are safe, or from whom a pawn
         * would slide on, no other player shares a square. */
        return all;
    }
}

/* --- why --- */

/* A roll of one face. */
static void set_roll(struct position *pos, unsigned face) {
    pos->faces = face;
    pos->series = 1;
    pos->distance = (uint8_t)face;
}

/* The first square on the way where somebody is in the way. */
static void find_in_way(const struct ruleset *rs, const struct position *pos,
                        enum obstacle obstacle, const struct path *path, chinczyk_why *why) {
    /* Who enters with a combined roll does not pass over the start (rules 3.7). */
    unsigned i = why->from_square == CHINCZYK_BASE ? 2 : 1;

    do {
        assert(i < path->count);
        why->square = path->squares[i++];
        /* The square that the piece itself left counts as empty. */
        why->pieces = why->square == why->from_square
                          ? 0
                          : hinderers(rs, pos, (unsigned)why->piece, obstacle, why->square);
    } while (!why->pieces);
}

/* An obstacle that stands somewhere. */
static void locate(const struct ruleset *rs, const struct position *pos, unsigned choice,
                   enum obstacle obstacle, chinczyk_why *why) {
    struct position exit = *pos;
    struct outcome unwanted;
    struct path path;

    if (why->from_square == CHINCZYK_BASE) {
        enum obstacle at_start;

        set_roll(&exit, chinczyk_path_exit_face(rs, pos));
        at_start = chinczyk_moves_outcome(rs, &exit, choice, &unwanted);
        if (at_start == OBSTACLE_OWN_PIECE || at_start == OBSTACLE_BLOCK)
            pos = &exit;
    }
    chinczyk_path_count(rs, pos, (unsigned)why->piece, &path);
    why->to_square = path.squares[path.count - 1];
    if (obstacle == OBSTACLE_JUMP || obstacle == OBSTACLE_HOME_JUMP ||
        obstacle == OBSTACLE_BLOCK_JUMP) {
        find_in_way(rs, pos, obstacle, &path, why);
        return;
    }
    why->square = why->to_square;
    why->pieces = hinderers(rs, pos, (unsigned)why->piece, obstacle, why->square);
}

/* Rules 3.5: a roll past the last square. */
static void measure_overshoot(const struct ruleset *rs, const struct position *pos,
                              chinczyk_why *why) {
    unsigned at = progress_of(pos, why->piece), to = at + pos->distance;

    if (!at)
        to = 1 + pos->distance - chinczyk_path_exit_face(rs, pos);
    why->value = (int32_t)(to - rs->last);
    if (rs->rules.overshoot == CHINCZYK_OVERSHOOT_BOUNCE_ALL ||
        (rs->rules.overshoot == CHINCZYK_OVERSHOOT_BOUNCE && at <= rs->lap))
        why->reason = CHINCZYK_REASON_BOUNCE_TOO_FAR;
}

/*
 * Rules 3.1: which obligation forbids a move that nothing hinders. `list` has the
 * legal moves, as many as `count`.
 */
static void find_obligation(const struct ruleset *rs, const struct position *pos, unsigned choice,
                            const struct outcome *list, unsigned count, chinczyk_why *why) {
    struct ruleset lenient = *rs;
    struct outcome unwanted[CHINCZYK_MAX_MOVES];

    for (unsigned i = 0; i < count; i++)
        why->pieces |= 1u << list[i].move.piece;
    lenient.rules.capture_priority = CHINCZYK_OBLIGATION_FREE;
    if (chinczyk_moves_find(&lenient, pos, unwanted) >> choice & 1)
        why->reason = CHINCZYK_REASON_MUST_CAPTURE;
    else if (list->move.flags & CHINCZYK_MOVE_EXIT)
        why->reason = CHINCZYK_REASON_MUST_EXIT;
    else
        why->reason = CHINCZYK_REASON_MUST_CLEAR_START;
}

/* Why the faces that wait to be moved do not move a piece of the player on turn. */
static void judge(const struct ruleset *rs, const struct position *pos, chinczyk_why *why) {
    struct outcome list[CHINCZYK_MAX_MOVES], out;
    unsigned choice = why->piece < CHINCZYK_ROBBER
                          ? choice_of_pawn((unsigned)why->piece, why->partner != CHINCZYK_NONE)
                          : CHOICE_ROBBER + (unsigned)why->piece - CHINCZYK_ROBBER;
    uint64_t legal = chinczyk_moves_find(rs, pos, list);
    enum obstacle obstacle = chinczyk_moves_outcome(rs, pos, choice, &out);

    why->reason = reason_of(obstacle);
    switch (obstacle) {
    case OBSTACLE_NONE:
        why->to_square = out.move.to_square;
        legal &= (UINT64_C(1) << CHOICE_PASS) - 1;
        if (!(legal >> choice & 1))
            find_obligation(rs, pos, choice, list, bits_count(legal), why);
        break;
    case OBSTACLE_NEEDS_EXIT:
        why->faces = rs->rules.exit_faces;
        break;
    case OBSTACLE_HOME_MOVE:
    case OBSTACLE_PAIR_IN_LANE:
        break;
    case OBSTACLE_TOO_FAR:
        measure_overshoot(rs, pos, why);
        break;
    case OBSTACLE_OWN_SQUARE:
        why->to_square = why->from_square;
        break;
    default:
        locate(rs, pos, choice, obstacle, why);
    }
}

/*
 * Rolls a face for the owner of the piece: who is not to roll begins a turn with it.
 * Something else than a reason of none says that it is not moved.
 */
static chinczyk_reason roll(const struct ruleset *rs, struct position *pos, unsigned face,
                            chinczyk_why *why) {
    struct events events = {.count = 0};
    struct position rolled;

    if (why->player != pos->player || pos->phase != CHINCZYK_PHASE_ROLL)
        chinczyk_turn_begin(rs, pos, (unsigned)why->player);
    rolled = *pos;
    chinczyk_turn_tell_roll(rs, &rolled, face, &events);
    for (unsigned i = 0; i < events.count; i++) {
        if (events.list[i].kind == CHINCZYK_EVENT_SAVED)
            return CHINCZYK_REASON_SAVED;
        if (events.list[i].kind == CHINCZYK_EVENT_FORFEITED) {
            why->value = events.list[i].value;
            return CHINCZYK_REASON_FORFEITED;
        }
    }
    position_set_face(pos, pos->series++, face);
    pos->distance = (uint8_t)(pos->distance + face);
    return CHINCZYK_REASON_NONE;
}

/* Whether the player of the piece has a roll to move; else why not. */
static chinczyk_reason wait_for(const struct ruleset *rs, struct position *pos, unsigned face,
                                chinczyk_why *why) {
    if (pos->phase == CHINCZYK_PHASE_OVER)
        return CHINCZYK_REASON_OVER;
    if (!position_is_playing(pos, (unsigned)why->player))
        return CHINCZYK_REASON_FINISHED;
    if (face)
        return roll(rs, pos, face, why);
    if (pos->phase == CHINCZYK_PHASE_ROLL_OFF)
        return CHINCZYK_REASON_ROLL_OFF;
    if (why->player != pos->player) {
        why->value = pos->player;
        return CHINCZYK_REASON_NOT_ON_TURN;
    }
    return pos->phase == CHINCZYK_PHASE_ROLL ? CHINCZYK_REASON_ROLL_DUE : CHINCZYK_REASON_NONE;
}

/* Whose the pawn is and where it stands; of those on one square the lowest-numbered is
 * moved. */
static void find_pawn(const struct ruleset *rs, const struct position *pos, chinczyk_why *why) {
    unsigned colour = (unsigned)why->piece / PAWNS;
    unsigned at = progress_of(pos, why->piece);

    if (at == ABSENT)
        return;
    why->player = rs->owner[colour];
    why->from_square = ruleset_square(rs, colour, at);
    why->piece = (int32_t)bits_lowest(position_pawns(pos, colour, at));
}

/* Of robbers that wait in one base the lowest-numbered is moved. */
static void find_robber(const struct position *pos, chinczyk_why *why) {
    unsigned robber = (unsigned)why->piece - CHINCZYK_ROBBER;

    if (pos->robber_owner[robber] == NOBODY)
        return;
    why->player = pos->robber_owner[robber];
    why->from_square = pos->robber_at[robber] - 1;
    for (unsigned i = robber; i-- > 0;)
        if (pos->robber_owner[i] == why->player && !pos->robber_at[i] && !pos->robber_at[robber])
            why->piece = (int32_t)(CHINCZYK_ROBBER + i);
}

/* The other pawn of the pair that a pawn leads, if there is one. */
static int32_t partner(const struct ruleset *rs, const struct position *pos,
                       const chinczyk_why *why) {
    uint32_t others;

    if (rs->rules.block != CHINCZYK_BLOCK_MOVABLE || why->from_square < 0 ||
        why->from_square >= CHINCZYK_LANE)
        return CHINCZYK_NONE;
    others = everybody(rs, pos, (unsigned)why->piece, why->from_square) &
             15u << why->piece / PAWNS * PAWNS & ~(UINT32_C(1) << why->piece);
    return others ? (int32_t)bits_lowest(others) : CHINCZYK_NONE;
}

chinczyk_status chinczyk_game_why(const chinczyk_game *game, int32_t piece, uint32_t flags,
                                  int32_t face, chinczyk_why *why) {
    const struct ruleset *rs;
    struct position pos;

    if (why)
        memset(why, 0, sizeof *why);
    if (!game || !why || !ruleset_has_piece(&game->ruleset, piece) ||
        flags & ~(uint32_t)CHINCZYK_MOVE_PAIR || face < 0 || face > 6)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    rs = &game->ruleset;
    pos = game->now.position;
    *why = (chinczyk_why){.piece = piece,
                          .player = CHINCZYK_NONE,
                          .partner = CHINCZYK_NONE,
                          .from_square = CHINCZYK_NONE,
                          .to_square = CHINCZYK_NONE,
                          .square = CHINCZYK_NONE};
    if (piece < CHINCZYK_ROBBER)
        find_pawn(rs, &pos, why);
    else
        find_robber(&pos, why);
    if (why->player == CHINCZYK_NONE) {
        why->reason = CHINCZYK_REASON_GONE;
        return CHINCZYK_OK;
    }
    if (flags)
        why->partner = partner(rs, &pos, why);
    why->reason = wait_for(rs, &pos, (unsigned)face, why);
    if (why->reason)
        return CHINCZYK_OK;
    if (flags && why->partner == CHINCZYK_NONE)
        why->reason = CHINCZYK_REASON_NO_PAIR;
    else if (piece < CHINCZYK_ROBBER && progress_of(&pos, why->piece) == rs->last)
        why->reason = CHINCZYK_REASON_AT_END;
    else
        judge(rs, &pos, why);
    return CHINCZYK_OK;
}
