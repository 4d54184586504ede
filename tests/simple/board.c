/* SPDX-License-Identifier: MIT */
/* Squares and rules: sections 1 and 2. */
#include "simple.h"

bool simple_in_set(uint32_t faces, int face) {
    return (faces & (1u << face)) != 0;
}

int simple_start(const chinczyk_rules *rules, int colour) {
    return colour * (int)rules->track_length / (int)rules->colours;
}

bool simple_on_track(int square) {
    return square >= 0 && square < CHINCZYK_LANE;
}

/* The number of walked squares of a pawn on its last square. */
int simple_last_step(const chinczyk_rules *rules) {
    return (int)(rules->lap_length + rules->home_length + rules->home_centre);
}

/* Walked squares: 0 in base, 1 on the start. */
int simple_step_of(const chinczyk_rules *rules, int colour, int square) {
    for (int step = 0; step <= simple_last_step(rules); step++)
        if (simple_square_of(rules, colour, step) == square)
            return step;
    return -1;
}

int simple_square_of(const chinczyk_rules *rules, int colour, int step) {
    int lap = (int)rules->lap_length;
    if (step == 0)
        return CHINCZYK_BASE;
    if (step <= lap)
        return (simple_start(rules, colour) + step - 1) % (int)rules->track_length;
    return CHINCZYK_LANE + step - lap - 1;
}

bool simple_is_home(const chinczyk_rules *rules, int square) {
    int length = (int)rules->home_length;
    if (rules->home_centre)
        return square == CHINCZYK_LANE + length;
    return square >= CHINCZYK_LANE + length - (int)rules->pawns;
}

static bool between(uint32_t value, uint32_t least, uint32_t greatest) {
    return value >= least && value <= greatest;
}

static bool faces_are_faces(uint32_t set) {
    for (int bit = 0; bit < 32; bit++)
        if ((set >> bit & 1) && !between((uint32_t)bit, 1, 6))
            return false;
    return true;
}

static bool in_range(const chinczyk_rules *r) {
    return between(r->colours, 2, 6) && between(r->track_length, 12, 96) &&
           between(r->home_length, 1, 8) && between(r->home_centre, 0, 1) &&
           between(r->pawns, 1, 4) && faces_are_faces(r->exit_faces) && r->exit_faces != 0 &&
           faces_are_faces(r->bonus_faces) && between(r->tries, 1, 10) &&
           between(r->tries_when, 0, 3) && between(r->bonus_limit, 0, 9) &&
           between(r->bonus_limit_effect, 0, 1) && between(r->bonus_if_stuck, 0, 1) &&
           between(r->combine_rolls, 0, 1) && between(r->bonus_on_capture, 0, 1) &&
           between(r->bonus_on_home, 0, 1) && between(r->exit_priority, 0, 1) &&
           between(r->start_clear, 0, 1) && between(r->passing, 0, 1) && between(r->jump, 0, 1) &&
           between(r->home_jump, 0, 1) && between(r->home_move, 0, 1) &&
           between(r->overshoot, 0, 2) && between(r->stack_limit, 1, 4) &&
           between(r->block, 0, 2) && between(r->block_jump, 0, 1) && between(r->capture, 0, 1) &&
           between(r->slide, 0, 1) && between(r->capture_priority, 0, 1) &&
           between(r->safe_start, 0, 2) && between(r->safe_landing, 0, 1) &&
           between(r->robbers, 0, 1) && between(r->first, 0, 2) && between(r->finish, 0, 1);
}

/* The table "What is refused", row by row. */
static bool contradicts(const chinczyk_rules *r) {
    uint32_t arm = r->track_length / r->colours;
    if (r->track_length % r->colours != 0 || arm < 6)
        return true;
    if (r->lap_length > r->track_length || r->lap_length <= r->track_length - arm)
        return true;
    if (r->home_length < r->pawns && !r->home_centre)
        return true;
    if (r->win_pawns > r->pawns)
        return true;
    for (uint32_t offset = arm; offset < 64; offset++)
        if (r->safe_squares >> offset & 1)
            return true;
    if (r->tries_when == CHINCZYK_TRIES_STUCK_WITHOUT_EXIT && r->exit_faces == 0x7e)
        return true;
    if (r->bonus_limit_effect == CHINCZYK_BONUS_LIMIT_FORFEIT && r->bonus_limit == 0)
        return true;
    if (r->block == CHINCZYK_BLOCK_SHIELD && r->stack_limit == 1)
        return true;
    if (r->block == CHINCZYK_BLOCK_MOVABLE && r->stack_limit != 2)
        return true;
    if (r->block_jump == CHINCZYK_MOVING_FORBIDDEN && r->block == CHINCZYK_BLOCK_NONE)
        return true;
    if (r->capture == CHINCZYK_CAPTURE_NONE &&
        (r->block == CHINCZYK_BLOCK_MOVABLE || r->robbers == 1))
        return true;
    if (r->slide == CHINCZYK_SLIDE_BACK && r->capture == CHINCZYK_CAPTURE_NORMAL)
        return true;
    if (r->robbers == 1 && r->stack_limit > 1)
        return true;
    return r->home_move == CHINCZYK_MOVING_FORBIDDEN &&
           (r->home_centre || r->home_length != r->pawns || r->jump == CHINCZYK_MOVING_FORBIDDEN ||
            r->home_jump == CHINCZYK_MOVING_FORBIDDEN);
}

bool simple_accepts(const chinczyk_rules *rules) {
    return in_range(rules) && !contradicts(rules);
}
