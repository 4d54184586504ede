/* SPDX-License-Identifier: MIT */
#include "path.h"

#include <assert.h>
#include <string.h>

#include "game.h"

static void step_to(struct path *path, int square) {
    assert(path->count < CHINCZYK_MAX_PATH);
    path->squares[path->count++] = square;
}

unsigned chinczyk_path_exit_face(const struct ruleset *rs, const struct position *pos) {
    unsigned i = 0;

    while (!(rs->rules.exit_faces >> position_face(pos, i) & 1))
        i++;
    assert(i < pos->series);
    return position_face(pos, i);
}

static void count_pawn(const struct ruleset *rs, const struct position *pos, unsigned piece,
                       struct path *path) {
    unsigned colour = piece / PAWNS, steps = pos->distance;
    unsigned at = pawns_progress(pos->pawns[colour], piece % PAWNS);
    int back = 0;

    step_to(path, ruleset_square(rs, colour, at));
    if (!at)
        steps -= chinczyk_path_exit_face(rs, pos) - 1; /* that face is a single step */
    while (steps--) {
        back |= at == rs->last;
        at += back ? -1u : 1u;
        step_to(path, ruleset_square(rs, colour, at));
    }
}

/* Rules 3.11: in at the opponent's start, and against the clock. */
static void count_robber(const struct ruleset *rs, const struct position *pos, unsigned robber,
                         struct path *path) {
    unsigned at = pos->robber_at[robber], steps = pos->distance, square = at - 1;

    step_to(path, (int)at - 1);
    if (!at) {
        square = rs->start[rs->colour_of[ruleset_opponent(pos->player)]];
        steps -= chinczyk_path_exit_face(rs, pos);
        step_to(path, (int)square);
    }
    while (steps--) {
        square = square ? square - 1 : rs->track - 1u;
        step_to(path, (int)square);
    }
}

void chinczyk_path_count(const struct ruleset *rs, const struct position *pos, unsigned piece,
                         struct path *path) {
    path->count = 0;
    if (piece < CHINCZYK_ROBBER)
        count_pawn(rs, pos, piece, path);
    else
        count_robber(rs, pos, piece - CHINCZYK_ROBBER, path);
}

/* From the square where the walk has ended over to another one of the pawn's way. */
static void go_over(const struct ruleset *rs, unsigned colour, int square, struct path *path) {
    int at = chinczyk_ruleset_progress(rs, colour, path->squares[path->count - 1]);
    int to = chinczyk_ruleset_progress(rs, colour, square);

    while (at != to) {
        at += at < to ? 1 : -1;
        step_to(path, ruleset_square(rs, colour, (unsigned)at));
    }
}

static chinczyk_status hand_over(const struct path *path, int32_t *squares, size_t capacity,
                                 size_t *count) {
    if (count)
        *count = path->count;
    if (!capacity)
        return CHINCZYK_OK;
    if (path->count > capacity)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    memcpy(squares, path->squares, path->count * sizeof *squares);
    return CHINCZYK_OK;
}

static int lists(const chinczyk_move *moves, size_t count, const chinczyk_move *move) {
    for (size_t i = 0; i < count; i++)
        if (!memcmp(&moves[i], move, sizeof *move))
            return 1;
    return 0;
}

chinczyk_status chinczyk_game_path(const chinczyk_game *game, const chinczyk_move *move,
                                   int32_t *squares, size_t capacity, size_t *count) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    struct path path = {.count = 0};
    const struct ruleset *rs;
    size_t legal;

    if (count)
        *count = 0;
    if (!game || !move || (!squares && capacity))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (chinczyk_game_phase(game) != CHINCZYK_PHASE_MOVE)
        return CHINCZYK_ERROR_WRONG_PHASE;
    chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &legal);
    if (!lists(moves, legal, move))
        return CHINCZYK_ERROR_ILLEGAL_MOVE;
    rs = &game->ruleset;
    if (!(move->flags & CHINCZYK_MOVE_PASS))
        chinczyk_path_count(rs, &game->now.position, (unsigned)move->piece, &path);
    if (move->flags & CHINCZYK_MOVE_SLIDE)
        go_over(rs, (unsigned)move->colour, move->to_square, &path);
    if (move->flags & CHINCZYK_MOVE_BUST)
        step_to(&path, CHINCZYK_BASE);
    return hand_over(&path, squares, capacity, count);
}

chinczyk_status chinczyk_game_path_back(const chinczyk_game *game, int32_t piece,
                                        int32_t from_square, int32_t *squares, size_t capacity,
                                        size_t *count) {
    struct path path = {.count = 0};
    const struct ruleset *rs;

    if (count)
        *count = 0;
    if (!game || (!squares && capacity))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    rs = &game->ruleset;
    if (!ruleset_has_piece(rs, piece))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (piece >= CHINCZYK_ROBBER) {
        if (from_square < CHINCZYK_BASE || from_square >= rs->track)
            return CHINCZYK_ERROR_INVALID_ARGUMENT;
        step_to(&path, from_square);
        if (from_square != CHINCZYK_BASE)
            step_to(&path, CHINCZYK_BASE);
    } else {
        unsigned colour = (unsigned)piece / PAWNS;

        if (chinczyk_ruleset_progress(rs, colour, from_square) < 0)
            return CHINCZYK_ERROR_INVALID_ARGUMENT;
        step_to(&path, from_square);
        go_over(rs, colour, CHINCZYK_BASE, &path);
    }
    return hand_over(&path, squares, capacity, count);
}
