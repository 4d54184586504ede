/* SPDX-License-Identifier: MIT */
/* The handle: making it, leading it from step to step. Only this and the other
 * files of the public interface check their callers. */
#include "game.h"

#include <string.h>

#include "position_text.h"
#include "random.h"
#include "rules.h"
#include "status.h"
#include "turn_core.h"

static chinczyk_status make(const chinczyk_allocator *allocator, chinczyk_game **game,
                            chinczyk_error *error) {
    chinczyk_allocator chosen;

    *game = NULL;
    if (!chinczyk_memory_choose(allocator, &chosen))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the allocator lacks a function");
    *game = memory_take(&chosen, sizeof **game);
    if (!*game)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_NO_MEMORY, -1, "",
                                    "there is not enough memory");
    memset(*game, 0, sizeof **game);
    (*game)->allocator = chosen;
    return CHINCZYK_OK;
}

/* To be called where the position has changed otherwise than by a roll. */
static void list_choices(chinczyk_game *game) {
    game->choice_count = 0;
    if (game->now.position.legal)
        game->choice_count =
            bits_count(chinczyk_moves_find(&game->ruleset, &game->now.position, game->choices));
}

/* Rules 3.8; a first player whom the caller names goes before the rules. */
static void begin(chinczyk_game *game, int32_t first) {
    const struct ruleset *rs = &game->ruleset;
    struct position *pos = &game->now.position;

    chinczyk_position_begin(rs, pos);
    if (first != CHINCZYK_NONE)
        chinczyk_turn_begin(pos, (unsigned)first);
    else if (rs->rules.first == CHINCZYK_FIRST_ROLL_OFF)
        chinczyk_turn_begin_roll_off(pos);
    else if (rs->rules.first == CHINCZYK_FIRST_RANDOM)
        chinczyk_turn_begin(pos, random_below(&game->now.die, rs->players));
    else
        chinczyk_turn_begin(pos, 0);
}

chinczyk_status chinczyk_game_new(const chinczyk_rules *rules, const char *seats, int32_t first,
                                  uint64_t seed, const chinczyk_allocator *allocator,
                                  chinczyk_game **game, chinczyk_error *error) {
    chinczyk_rules read;
    struct ruleset ruleset;
    chinczyk_status status;

    if (!game)
        return chinczyk_status_null(error);
    *game = NULL;
    if (!rules || !seats)
        return chinczyk_status_null(error);
    status = chinczyk_rules_read(rules, &read, error);
    if (!status)
        status = chinczyk_ruleset_compile(&ruleset, &read, seats, strlen(seats), error);
    if (status)
        return status;
    if (first != CHINCZYK_NONE && (first < 0 || first >= ruleset.players))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "first",
                                    "first is not a player of this game");
    status = make(allocator, game, error);
    if (status)
        return status;
    (*game)->ruleset = ruleset;
    (*game)->now.die = seed;
    begin(*game, first);
    return chinczyk_status_ok(error);
}

chinczyk_status chinczyk_game_new_at(const chinczyk_rules *rules, const char *position,
                                     uint64_t seed, const chinczyk_allocator *allocator,
                                     chinczyk_game **game, chinczyk_error *error) {
    chinczyk_rules read;
    struct ruleset ruleset;
    struct position parsed;
    chinczyk_status status;

    if (!game)
        return chinczyk_status_null(error);
    *game = NULL;
    if (!rules || !position)
        return chinczyk_status_null(error);
    status = chinczyk_rules_read(rules, &read, error);
    if (!status)
        status = chinczyk_position_parse(position, &read, &ruleset, &parsed, error);
    if (!status)
        status = make(allocator, game, error);
    if (status)
        return status;
    (*game)->ruleset = ruleset;
    (*game)->now = (struct moment){parsed, seed};
    list_choices(*game);
    return chinczyk_status_ok(error);
}

chinczyk_status chinczyk_game_copy(const chinczyk_game *game, const chinczyk_allocator *allocator,
                                   chinczyk_game **copy) {
    chinczyk_status status;

    if (!copy)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *copy = NULL;
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    status = make(allocator, copy, NULL);
    if (status)
        return status;
    (*copy)->ruleset = game->ruleset;
    (*copy)->now = game->now;
    list_choices(*copy);
    status = chinczyk_history_copy(&game->history, &(*copy)->allocator, &(*copy)->history);
    if (status) {
        chinczyk_game_free(*copy);
        *copy = NULL;
    }
    return status;
}

void chinczyk_game_free(chinczyk_game *game) {
    chinczyk_allocator allocator;

    if (!game)
        return;
    allocator = game->allocator;
    chinczyk_history_free(&game->history, &allocator);
    memory_give(&allocator, game);
}

static inline chinczyk_status note(chinczyk_game *game, unsigned step) {
    return history_note(&game->history, &game->allocator, &game->now, step);
}

chinczyk_status chinczyk_game_roll(chinczyk_game *game, int32_t face, int32_t *rolled) {
    uint64_t die;
    unsigned kind = STEP_ROLL;

    if (rolled)
        *rolled = 0;
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (game->now.position.phase != CHINCZYK_PHASE_ROLL &&
        game->now.position.phase != CHINCZYK_PHASE_ROLL_OFF)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (face < 0 || face > 6)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    die = game->now.die;
    if (!face) {
        face = random_face(&die);
        kind = STEP_OWN_ROLL;
    }
    if (note(game, kind | (unsigned)face))
        return CHINCZYK_ERROR_NO_MEMORY;
    game->now.die = die;
    turn_roll(&game->ruleset, &game->now.position, (unsigned)face, game->choices, NULL);
    game->choice_count = bits_count(game->now.position.legal);
    if (rolled)
        *rolled = face;
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_moves(const chinczyk_game *game, chinczyk_move *moves,
                                    size_t capacity, size_t *count) {
    if (count)
        *count = 0;
    if (!game || (!moves && capacity))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (count)
        *count = game->choice_count;
    if (!capacity)
        return CHINCZYK_OK;
    if (game->choice_count > capacity)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    for (unsigned i = 0; i < game->choice_count; i++)
        moves[i] = game->choices[i].move;
    return CHINCZYK_OK;
}

/* The choice that a legal move is. */
static unsigned choice_of_move(const chinczyk_move *move) {
    if (move->flags & CHINCZYK_MOVE_PASS)
        return CHOICE_PASS;
    if (move->piece >= CHINCZYK_ROBBER)
        return CHOICE_ROBBER + (unsigned)move->piece - CHINCZYK_ROBBER;
    return choice_of_pawn((unsigned)move->piece, move->flags & CHINCZYK_MOVE_PAIR);
}

/* Plays one of the listed choices. */
static chinczyk_status play(chinczyk_game *game, const struct outcome *out) {
    if (note(game, STEP_PLAY | choice_of_move(&out->move)))
        return CHINCZYK_ERROR_NO_MEMORY;
    turn_play(&game->ruleset, &game->now.position, out, NULL);
    game->choice_count = 0; /* a move is followed by a roll, or the end */
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_play(chinczyk_game *game, const chinczyk_move *move) {
    if (!game || !move)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!game->choice_count)
        return CHINCZYK_ERROR_WRONG_PHASE;
    for (unsigned i = 0; i < game->choice_count; i++)
        if (!memcmp(&game->choices[i].move, move, sizeof *move))
            return play(game, &game->choices[i]);
    return CHINCZYK_ERROR_ILLEGAL_MOVE;
}

chinczyk_status chinczyk_game_play_index(chinczyk_game *game, size_t index) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!game->choice_count)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (index >= game->choice_count)
        return CHINCZYK_ERROR_ILLEGAL_MOVE;
    return play(game, &game->choices[index]);
}

chinczyk_status chinczyk_game_leave(chinczyk_game *game, int32_t player) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (game->now.position.phase == CHINCZYK_PHASE_OVER)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (player < 0 || player >= game->ruleset.players ||
        !position_is_playing(&game->now.position, (unsigned)player))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (note(game, STEP_LEAVE | (unsigned)player))
        return CHINCZYK_ERROR_NO_MEMORY;
    chinczyk_turn_leave(&game->ruleset, &game->now.position, (unsigned)player, NULL);
    list_choices(game);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_undo(chinczyk_game *game) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!game->history.count)
        return CHINCZYK_ERROR_NOTHING_TO_UNDO;
    chinczyk_history_undo(&game->history, &game->ruleset, &game->now);
    list_choices(game);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_redo(chinczyk_game *game) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (game->history.count == game->history.end)
        return CHINCZYK_ERROR_NOTHING_TO_REDO;
    chinczyk_history_redo(&game->history, &game->ruleset, &game->now);
    list_choices(game);
    return CHINCZYK_OK;
}
