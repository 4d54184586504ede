/* SPDX-License-Identifier: MIT */
/* What can be seen of a game. */
#include <string.h>

#include "game.h"
#include "growing.h"
#include "move_text.h"
#include "position_text.h"
#include "rules.h"
#include "status.h"

/* The size of chinczyk_state in the first published version, 0.1. */
enum { FIRST_STATE_SIZE = 364 };

chinczyk_phase chinczyk_game_phase(const chinczyk_game *game) {
    return game ? game->now.position.phase : 0;
}

int32_t chinczyk_game_player(const chinczyk_game *game) {
    return game ? game->now.position.player : CHINCZYK_NONE;
}

uint32_t chinczyk_game_steps(const chinczyk_game *game) {
    return game ? history_count(&game->history) : 0;
}

uint64_t chinczyk_game_hash(const chinczyk_game *game) {
    return game ? chinczyk_position_hash(&game->ruleset, &game->now.position) : 0;
}

chinczyk_status chinczyk_game_rules(const chinczyk_game *game, chinczyk_rules *rules, size_t size) {
    static const chinczyk_rules none;

    if (game)
        return chinczyk_rules_write(&game->ruleset.rules, rules, size, NULL);
    chinczyk_rules_write(&none, rules, size, NULL);
    return CHINCZYK_ERROR_INVALID_ARGUMENT;
}

chinczyk_status chinczyk_game_position(const chinczyk_game *game, char *buffer, size_t capacity,
                                       size_t *needed) {
    struct text text;
    chinczyk_status status = chinczyk_text_begin(&text, buffer, capacity, needed);

    if (status)
        return status;
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    chinczyk_position_put(&text, &game->ruleset, &game->now.position);
    return chinczyk_text_end(&text, needed);
}

chinczyk_status chinczyk_game_events(const chinczyk_game *game, chinczyk_event *events,
                                     size_t capacity, size_t *count) {
    struct events told = {.count = 0};

    if (count)
        *count = 0;
    if (!game || (!events && capacity))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (history_count(&game->history))
        chinczyk_history_tell(&game->history, &game->ruleset, &told);
    if (count)
        *count = told.count;
    if (!capacity)
        return CHINCZYK_OK;
    if (told.count > capacity)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    memcpy(events, told.list, told.count * sizeof *events);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_pieces_on(const chinczyk_game *game, int32_t colour, int32_t square,
                                        uint32_t *pieces) {
    const struct ruleset *rs;
    const struct position *pos;
    int progress;

    if (!pieces)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *pieces = 0;
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    rs = &game->ruleset;
    pos = &game->now.position;
    if (colour < 0 || colour >= rs->colours)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (square >= 0 && square < rs->track) {
        *pieces = chinczyk_position_pieces(rs, pos, (unsigned)square);
        return CHINCZYK_OK;
    }
    progress = chinczyk_ruleset_progress(rs, (unsigned)colour, square);
    if (progress < 0)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *pieces = position_pawns(pos, (unsigned)colour, (unsigned)progress);
    for (unsigned i = 0; square == CHINCZYK_BASE && i < ROBBERS; i++)
        if (pos->robber_owner[i] != NOBODY && !pos->robber_at[i] &&
            (unsigned)colour == rs->colour_of[pos->robber_owner[i]])
            *pieces |= 1u << (CHINCZYK_ROBBER + i);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_find_move(const chinczyk_game *game, const char *text,
                                        chinczyk_move *move, chinczyk_error *error) {
    if (move)
        memset(move, 0, sizeof *move);
    if (!game || !text || !move)
        return chinczyk_status_null(error);
    if (!chinczyk_move_text_has_form(text, text + strlen(text)))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_PARSE, 0, "",
                                    "a move must be such as 0:12-16, 1:5=9x, r0:b-20 or pass");
    if (!game->now.position.legal)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_WRONG_PHASE, -1, "",
                                    "no choice between moves is due");
    for (uint64_t set = moves_choices(&game->ruleset, &game->now.position); set; set &= set - 1) {
        struct outcome out;
        char legal[32];

        moves_outcome(&game->ruleset, &game->now.position, bits_lowest(set), &out);
        chinczyk_move_format(&out.move, legal, sizeof legal, NULL);
        if (!strcmp(legal, text)) {
            *move = out.move;
            return chinczyk_status_ok(error);
        }
    }
    return chinczyk_status_fail(error, CHINCZYK_ERROR_ILLEGAL_MOVE, -1, "",
                                "the move is not one of the legal moves");
}

/* --- all at once --- */

static void fill_none(int32_t *list, size_t count) {
    while (count--)
        list[count] = CHINCZYK_NONE;
}

static void see_turn(const struct ruleset *rs, const struct position *pos, chinczyk_state *state) {
    state->phase = pos->phase;
    state->player = pos->player;
    state->distance = pos->phase == CHINCZYK_PHASE_MOVE ? pos->distance : 0;
    state->face_count = pos->series;
    for (unsigned i = 0; i < pos->series; i++)
        state->faces[i] = (int32_t)position_face(pos, i);
    state->rolls_used = pos->rolls;
    state->sixes = pos->sixes;
    state->move_count = (int32_t)bits_count(pos->legal);
    state->rolls_left = (int32_t)chinczyk_turn_rolls_left(rs, pos);
}

static void see_pieces(const struct ruleset *rs, const struct position *pos,
                       chinczyk_state *state) {
    for (unsigned c = 0; c < rs->colours; c++) {
        if (rs->owner[c] == NOBODY)
            continue;
        state->owner[c] = rs->owner[c];
        for (unsigned k = 0; k < rs->pawns; k++) {
            unsigned progress = pawns_progress(pos->pawns[c], k);

            if (progress != ABSENT)
                state->square[PAWNS * c + k] = ruleset_square(rs, c, progress);
        }
    }
    for (unsigned i = 0; i < ROBBERS; i++) {
        if (pos->robber_owner[i] == NOBODY)
            continue;
        state->robber_owner[i] = pos->robber_owner[i];
        state->square[CHINCZYK_ROBBER + i] =
            pos->robber_at[i] ? pos->robber_at[i] - 1 : CHINCZYK_BASE;
    }
}

static void see_players(const struct ruleset *rs, const struct position *pos,
                        chinczyk_state *state) {
    int32_t place[COLOURS], leaves = 0;

    state->players = rs->players;
    chinczyk_position_places(rs, pos, place);
    for (unsigned p = 0; p < rs->players; p++) {
        unsigned face = position_face(pos, p);

        state->colours[p] = rs->colours_of[p];
        state->place[p] = place[p];
        state->leave_order[p] = 0;
        state->pawns_home[p] = (int32_t)chinczyk_position_pawns_home(rs, pos, p);
        state->walked[p] = (int32_t)chinczyk_position_walked(rs, pos, p);
        if (pos->phase == CHINCZYK_PHASE_ROLL_OFF && face != ROLL_OFF_OUT)
            state->roll_off[p] = (int32_t)face;
    }
    for (unsigned i = 0; i < pos->standing_count; i++)
        if (pos->standing[i] & STANDING_LEFT)
            state->leave_order[pos->standing[i] & ~(unsigned)STANDING_LEFT] = ++leaves;
}

chinczyk_status chinczyk_game_state(const chinczyk_game *game, chinczyk_state *state) {
    chinczyk_state seen;

    if (!game || !state)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    memset(&seen, 0, sizeof seen);
    fill_none(seen.owner, COLOURS);
    fill_none(seen.square, CHINCZYK_ROBBER + ROBBERS);
    fill_none(seen.robber_owner, ROBBERS);
    fill_none(seen.roll_off, COLOURS);
    fill_none(seen.place, COLOURS);
    fill_none(seen.leave_order, COLOURS);
    fill_none(seen.pawns_home, COLOURS);
    fill_none(seen.walked, COLOURS);
    see_turn(&game->ruleset, &game->now.position, &seen);
    see_pieces(&game->ruleset, &game->now.position, &seen);
    see_players(&game->ruleset, &game->now.position, &seen);
    seen.steps = history_count(&game->history);
    seen.redo_steps = game->history.undone;
    return chinczyk_growing_fill(state, state->struct_size, FIRST_STATE_SIZE, &seen, sizeof seen);
}
