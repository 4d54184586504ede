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

/* `*game` is null before, and where it fails. */
static chinczyk_status make(const chinczyk_allocator *allocator, const struct ruleset *ruleset,
                            chinczyk_game **game, chinczyk_error *error) {
    chinczyk_allocator chosen;

    if (!chinczyk_memory_choose(allocator, &chosen))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the allocator lacks a function");
    *game = memory_take(&chosen, sizeof **game);
    if (!*game)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_NO_MEMORY, -1, "",
                                    "there is not enough memory");
    (*game)->allocator = chosen;
    (*game)->ruleset = *ruleset;
    /* Only plain rules have the short way. */
    chinczyk_history_begin(&(*game)->history, ruleset->plain);
    return CHINCZYK_OK;
}

/* Works out the next face of the own die; but one for which the die must be drawn more than
 * once is left for a state that is 10^18 draws away. */
static inline void look_ahead(chinczyk_game *game) {
    uint64_t die = game->now.die, product = random_product(&die, 6);

    game->next_of = game->now.die;
    game->next_face = 1 + (int32_t)(product >> 32);
    if (random_is_surplus(product, 6))
        game->next_of--;
}

/* To be called where the position has changed otherwise than by a roll. */
static void keep_choices(chinczyk_game *game) {
    if (game->now.position.legal && !game->ruleset.plain)
        chinczyk_moves_find(&game->ruleset, &game->now.position, game->choices);
}

/* What a legal choice does. */
static inline const struct outcome *outcome_of(const chinczyk_game *game, unsigned choice,
                                               struct outcome *room) {
    uint64_t below = game->now.position.legal & ((UINT64_C(1) << choice) - 1);

    if (!game->ruleset.plain)
        return &game->choices[bits_count(below)];
    moves_outcome_plain(&game->ruleset, &game->now.position, choice, room);
    return room;
}

static void begin(chinczyk_game *game, int32_t first) {
    if (turn_first_is_drawn(&game->ruleset, first))
        first = (int32_t)random_below(&game->now.die, game->ruleset.players);
    chinczyk_turn_begin_game(&game->ruleset, &game->now.position, first);
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
    if (!seats)
        return chinczyk_status_null(error);
    status = chinczyk_rules_read(rules, &read, error);
    if (!status)
        status = chinczyk_ruleset_compile(&ruleset, &read, seats, strlen(seats), error);
    if (status)
        return status;
    if (first != CHINCZYK_NONE && (first < 0 || first >= ruleset.players))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "first",
                                    "first is not a player of this game");
    status = make(allocator, &ruleset, game, error);
    if (status)
        return status;
    (*game)->now.die = seed;
    begin(*game, first);
    look_ahead(*game);
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
    if (!position)
        return chinczyk_status_null(error);
    status = chinczyk_rules_read(rules, &read, error);
    if (!status)
        status = chinczyk_position_parse(position, &read, &ruleset, &parsed, error);
    if (!status)
        status = make(allocator, &ruleset, game, error);
    if (status)
        return status;
    (*game)->now = (struct moment){parsed, seed};
    look_ahead(*game);
    keep_choices(*game);
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
    status = make(allocator, &game->ruleset, copy, NULL);
    if (status)
        return status;
    (*copy)->now = game->now;
    look_ahead(*copy);
    keep_choices(*copy);
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

/* Whether the short way would do, had the next step not to begin a block of the history. */
static inline int begins_quick_block(const chinczyk_game *game) {
    return game->history.quick && !game->history.keeping && game->history.next == game->history.end;
}

static inline chinczyk_status open_block(chinczyk_game *game) {
    return chinczyk_history_open_block(&game->history, &game->allocator, &game->now);
}

/*
 * --- rolls and moves ---
 *
 * Each call has a short way for what happens nearly always under plain rules, which
 * calls nothing, and a long one for everything else, which looks at it afresh.
 */

NOINLINE static chinczyk_status roll(chinczyk_game *game, int32_t face, int32_t *rolled) {
    unsigned kind = STEP_ROLL;
    uint64_t die;

    if (rolled)
        *rolled = 0;
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (game->now.position.phase != CHINCZYK_PHASE_ROLL &&
        game->now.position.phase != CHINCZYK_PHASE_ROLL_OFF)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (face < 0 || face > 6)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (begins_quick_block(game) && game->now.position.phase == CHINCZYK_PHASE_ROLL)
        return open_block(game) ? CHINCZYK_ERROR_NO_MEMORY : chinczyk_game_roll(game, face, rolled);
    die = game->now.die;
    if (!face) {
        if (game->next_of == die) {
            face = game->next_face;
            random_skip(&die);
        } else {
            face = random_face(&die);
        }
        kind = STEP_OWN_ROLL;
    }
    if (note(game, kind | (unsigned)face))
        return CHINCZYK_ERROR_NO_MEMORY;
    if (kind == STEP_OWN_ROLL) {
        game->now.die = die;
        look_ahead(game);
    }
    turn_roll(&game->ruleset, &game->now.position, (unsigned)face, game->choices, NULL);
    if (rolled)
        *rolled = face;
    return CHINCZYK_OK;
}

/* The roll finds no legal move under plain rules, or must not be moved. */
NOINLINE static chinczyk_status lose(chinczyk_game *game) {
    turn_fail_plain(&game->ruleset, &game->now.position);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_roll(chinczyk_game *game, int32_t face, int32_t *rolled) {
    unsigned kind = STEP_ROLL;

    if (!game || !history_is_quick(&game->history) ||
        game->now.position.phase != CHINCZYK_PHASE_ROLL || face < 0 || face > 6)
        return roll(game, face, rolled);
    if (!face) {
        if (SELDOM(game->next_of != game->now.die))
            return roll(game, face, rolled);
        face = game->next_face;
        random_skip(&game->now.die);
        look_ahead(game);
        kind = STEP_OWN_ROLL;
    }
    if (rolled)
        *rolled = face;
    history_add(&game->history, kind | (unsigned)face);
    if (SELDOM(!turn_roll_plain(&game->ruleset, &game->now.position, (unsigned)face)))
        return lose(game);
    return CHINCZYK_OK;
}

NOINLINE static chinczyk_status list(const chinczyk_game *game, chinczyk_move *moves,
                                     size_t capacity, size_t *count) {
    size_t found;

    if (count)
        *count = 0;
    if (!game || (!moves && capacity))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    found = bits_count(game->now.position.legal);
    if (count)
        *count = found;
    if (!capacity)
        return CHINCZYK_OK;
    if (found > capacity)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    for (uint64_t set = moves_choices(&game->ruleset, &game->now.position); set;
         set &= set - 1, moves++) {
        struct outcome room;

        *moves = outcome_of(game, bits_lowest(set), &room)->move;
    }
    return CHINCZYK_OK;
}

NOINLINE static chinczyk_status copy_choices(const chinczyk_game *game, chinczyk_move *moves,
                                             size_t *count) {
    size_t n = 0;

    for (uint64_t set = game->now.position.legal; set; set &= set - 1, n++)
        moves_set(&moves[n], moves_way(&game->choices[n].move),
                  moves_effect(&game->choices[n].move));
    *count = n;
    return CHINCZYK_OK;
}

/* Tells the move of the lowest pawn of a set under plain rules. */
ALWAYS_INLINE void tell_lowest(const chinczyk_game *game, uint32_t set, chinczyk_move *move) {
    const struct ruleset *rs = &game->ruleset;
    const struct position *pos = &game->now.position;

    moves_tell_step(rs, pos, moves_step(rs, pos, pos->colour, bits_lowest(set) / 8), move);
}

/* Lists the moves after the first, of which there are some, under plain rules. */
NOINLINE static chinczyk_status list_others(const chinczyk_game *game, uint32_t set,
                                            chinczyk_move *moves, size_t *count) {
    size_t n = 1;

    do
        tell_lowest(game, set, &moves[n++]);
    while (set &= set - 1);
    *count = n;
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_moves(const chinczyk_game *game, chinczyk_move *moves,
                                    size_t capacity, size_t *count) {
    uint32_t set;

    if (!game || !moves || capacity < CHINCZYK_MAX_MOVES || !count)
        return list(game, moves, capacity, count);
    if (!game->ruleset.plain)
        return copy_choices(game, moves, count);
    /* What is counted is told by where the branches lead, so that the caller need not wait for
     * the set. */
    set = (uint32_t)game->now.position.legal;
    if (!set) {
        *count = 0;
        return CHINCZYK_OK;
    }
    tell_lowest(game, set, moves);
    set &= set - 1;
    if (set)
        return list_others(game, set, moves, count);
    *count = 1;
    return CHINCZYK_OK;
}

/* The choice that a move would be, whatever it holds. */
static unsigned choice_of_move(const chinczyk_move *move) {
    if (move->flags & CHINCZYK_MOVE_PASS)
        return CHOICE_PASS;
    if (move->piece < 0 || move->piece >= CHINCZYK_ROBBER + ROBBERS)
        return CHOICE_NONE;
    if (move->piece >= CHINCZYK_ROBBER)
        return CHOICE_ROBBER + (unsigned)move->piece - CHINCZYK_ROBBER;
    return choice_of_pawn((unsigned)move->piece, move->flags & CHINCZYK_MOVE_PAIR);
}

ALWAYS_INLINE chinczyk_status play_outcome(chinczyk_game *game, unsigned choice,
                                           const struct outcome *out) {
    if (note(game, STEP_PLAY | choice))
        return CHINCZYK_ERROR_NO_MEMORY;
    turn_play(&game->ruleset, &game->now.position, out, NULL, 0);
    return CHINCZYK_OK;
}

NOINLINE static chinczyk_status play(chinczyk_game *game, const chinczyk_move *move) {
    const struct outcome *out;
    struct outcome room;
    unsigned choice;

    if (!game || !move)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!game->now.position.legal)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (begins_quick_block(game))
        return open_block(game) ? CHINCZYK_ERROR_NO_MEMORY : chinczyk_game_play(game, move);
    choice = choice_of_move(move);
    if (!(moves_choices(&game->ruleset, &game->now.position) >> choice & 1))
        return CHINCZYK_ERROR_ILLEGAL_MOVE;
    out = outcome_of(game, choice, &room);
    if (!moves_is(move, moves_way(&out->move), moves_effect(&out->move)))
        return CHINCZYK_ERROR_ILLEGAL_MOVE;
    return play_outcome(game, choice, out);
}

/* A legal choice under plain rules that comes to the lane, or may leave a try. */
NOINLINE static chinczyk_status play_in_full(chinczyk_game *game, const chinczyk_move *move) {
    unsigned choice = choice_of_pawn((unsigned)move->piece, 0);
    struct outcome out;

    moves_outcome_plain(&game->ruleset, &game->now.position, choice, &out);
    if (!moves_is(move, moves_way(&out.move), moves_effect(&out.move)))
        return CHINCZYK_ERROR_ILLEGAL_MOVE;
    history_add(&game->history, STEP_PLAY | choice);
    turn_play(&game->ruleset, &game->now.position, &out, NULL, 1);
    return CHINCZYK_OK;
}

/* Any other legal choice, a step of a pawn on the track. */
ALWAYS_INLINE chinczyk_status play_step(chinczyk_game *game, const chinczyk_move *move,
                                        struct step step, unsigned victim) {
    if (!moves_is(move, moves_way_of(step), moves_effect_of(step, victim)))
        return CHINCZYK_ERROR_ILLEGAL_MOVE;
    history_add(&game->history, STEP_PLAY | choice_of_pawn(step.piece, 0));
    turn_play_step(&game->ruleset, &game->now.position, step, move, victim);
    return CHINCZYK_OK;
}

NOINLINE static chinczyk_status play_capture(chinczyk_game *game, const chinczyk_move *move) {
    const struct position *pos = &game->now.position;
    struct step step = moves_step(&game->ruleset, pos, pos->colour, (unsigned)move->piece % PAWNS);

    return play_step(game, move, step, pos->on[1 + step.to_square]);
}

chinczyk_status chinczyk_game_play(chinczyk_game *game, const chinczyk_move *move) {
    const struct position *pos;
    struct step step;
    unsigned pawn;

    if (!game || !move || !history_is_quick(&game->history))
        return play(game, move);
    pos = &game->now.position;
    pawn = (uint8_t)move->piece - (unsigned)PAWNS * pos->colour;
    if (pawn >= PAWNS || !(pos->legal >> (8 * pawn + 7) & 1))
        return play(game, move);
    step = moves_step(&game->ruleset, pos, pos->colour, pawn);
    if (SELDOM(step.to_square >= game->ruleset.quiet_end))
        return play_in_full(game, move);
    if (SELDOM(moves_meets(pos, step)))
        return play_capture(game, move);
    return play_step(game, move, step, 0);
}

chinczyk_status chinczyk_game_play_index(chinczyk_game *game, size_t index) {
    struct position *pos;
    struct outcome out;
    unsigned choice;

    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    pos = &game->now.position;
    if (!pos->legal)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (index >= bits_count(pos->legal))
        return CHINCZYK_ERROR_ILLEGAL_MOVE;
    choice = bits_member(moves_choices(&game->ruleset, pos), (unsigned)index);
    return play_outcome(game, choice, outcome_of(game, choice, &out));
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
    keep_choices(game);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_undo(chinczyk_game *game) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!history_count(&game->history))
        return CHINCZYK_ERROR_NOTHING_TO_UNDO;
    chinczyk_history_undo(&game->history, &game->ruleset, &game->now);
    keep_choices(game);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_redo(chinczyk_game *game) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!game->history.undone)
        return CHINCZYK_ERROR_NOTHING_TO_REDO;
    chinczyk_history_redo(&game->history, &game->ruleset, &game->now);
    keep_choices(game);
    return CHINCZYK_OK;
}
