/* SPDX-License-Identifier: MIT */
/* What a screen asks for (rules 6): made from what everybody can see of a game. */
#include <chinczyk.h>

static int on_track(int32_t square) {
    return square >= 0 && square < CHINCZYK_LANE;
}

static int has_piece_on_track(const chinczyk_state *state) {
    for (int32_t piece = 0; piece < CHINCZYK_ROBBER; piece++)
        if (state->owner[piece / CHINCZYK_MAX_PAWNS] == state->player &&
            on_track(state->square[piece]))
            return 1;
    for (int32_t robber = 0; robber < CHINCZYK_MAX_ROBBERS; robber++)
        if (state->robber_owner[robber] == state->player &&
            on_track(state->square[CHINCZYK_ROBBER + robber]))
            return 1;
    return 0;
}

chinczyk_prompt chinczyk_game_prompt(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};

    if (chinczyk_game_state(game, &state))
        return 0;
    switch (state.phase) {
    case CHINCZYK_PHASE_OVER:
        return CHINCZYK_PROMPT_OVER;
    case CHINCZYK_PHASE_MOVE:
        return state.move_count == 1 ? CHINCZYK_PROMPT_PLAY_UNASKED : CHINCZYK_PROMPT_CHOOSE;
    default:
        return has_piece_on_track(&state) ? CHINCZYK_PROMPT_ROLL_UNASKED : CHINCZYK_PROMPT_ROLL;
    }
}
