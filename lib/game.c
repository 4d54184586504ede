/* SPDX-License-Identifier: MIT */
/* The handle: making it, leading it from step to step. Only this and the other
 * files of the public interface check their callers. */
#include "game.h"

#include <assert.h>
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
 * calls nothing, another for what does under others, and a long one for everything else;
 * each hands on what it is not made for, to be looked at afresh.
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
    turn_roll(&game->ruleset, &game->now.position, (unsigned)face, NULL);
    if (rolled)
        *rolled = face;
    return CHINCZYK_OK;
}

/* The roll finds no legal move, or must not be moved; under plain rules and under others. */
NOINLINE static chinczyk_status lose(chinczyk_game *game) {
    turn_fail(&game->ruleset, &game->now.position, 1);
    return CHINCZYK_OK;
}

NOINLINE static chinczyk_status lose_any(chinczyk_game *game) {
    turn_fail(&game->ruleset, &game->now.position, 0);
    return CHINCZYK_OK;
}

/* Notes the face of a roll and tells it; false where it must be drawn the long way. */
ALWAYS_INLINE int take_face(chinczyk_game *game, int32_t face, int32_t *rolled, unsigned *taken) {
    unsigned kind = STEP_ROLL;

    if (!face) {
        if (SELDOM(game->next_of != game->now.die))
            return 0;
        face = game->next_face;
        random_skip(&game->now.die);
        look_ahead(game);
        kind = STEP_OWN_ROLL;
    }
    if (rolled)
        *rolled = face;
    history_add(&game->history, kind | (unsigned)face);
    *taken = (unsigned)face;
    return 1;
}

/* The short way under other rules by which one face is moved; else as roll(). */
NOINLINE static chinczyk_status roll_any(chinczyk_game *game, int32_t face, int32_t *rolled) {
    unsigned taken;

    if (!game || game->ruleset.plain || game->ruleset.rules.combine_rolls ||
        !history_has_room(&game->history) || game->now.position.phase != CHINCZYK_PHASE_ROLL ||
        face < 0 || face > 6 || !take_face(game, face, rolled, &taken))
        return roll(game, face, rolled);
    if (SELDOM(!turn_roll_face(&game->ruleset, &game->now.position, taken, 0)))
        return lose_any(game);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_roll(chinczyk_game *game, int32_t face, int32_t *rolled) {
    unsigned taken;

    if (!game || !history_is_quick(&game->history) ||
        game->now.position.phase != CHINCZYK_PHASE_ROLL || face < 0 || face > 6 ||
        !take_face(game, face, rolled, &taken))
        return roll_any(game, face, rolled);
    if (SELDOM(!turn_roll_face(&game->ruleset, &game->now.position, taken, 1)))
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
        struct outcome out;

        moves_outcome(&game->ruleset, &game->now.position, bits_lowest(set), &out);
        *moves = out.move;
    }
    return CHINCZYK_OK;
}

/* Lists steps under other than plain rules. */
NOINLINE static chinczyk_status list_steps(const chinczyk_game *game, chinczyk_move *moves,
                                           size_t *count) {
    const struct ruleset *rs = &game->ruleset;
    const struct position *pos = &game->now.position;
    size_t n = 0;

    for (uint64_t set = pos->legal; set; set &= set - 1) {
        unsigned choice = bits_lowest(set);

        moves_tell_any_step(rs, pos, choice, moves_step_of(rs, pos, choice), &moves[n++]);
    }
    *count = n;
    return CHINCZYK_OK;
}

/* Lists those of robbers after so many of pawns; the short way where no robber meets anybody. */
NOINLINE static chinczyk_status list_robbers(const chinczyk_game *game, chinczyk_move *moves,
                                             size_t n, size_t *count) {
    const struct ruleset *rs = &game->ruleset;
    const struct position *pos = &game->now.position;

    for (uint64_t set = pos->legal & ~CHOICES_OF_PAWNS; set; set &= set - 1) {
        struct step step = moves_step_of_robber(rs, pos, bits_lowest(set) - CHOICE_ROBBER);

        if (SELDOM(moves_meets(pos, step)))
            return list_steps(game, moves, count);
        moves_tell_step(rs, pos, step, &moves[n++]);
    }
    *count = n;
    return CHINCZYK_OK;
}

/* Lists any moves; the short way for steps that meet nobody, which calls nothing. */
NOINLINE static chinczyk_status list_any(const chinczyk_game *game, chinczyk_move *moves,
                                         size_t *count) {
    const struct ruleset *rs = &game->ruleset;
    const struct position *pos = &game->now.position;
    size_t n = 0;

    if (SELDOM(pos->legal & ~CHOICES_OF_STEPS || pos->series > 1))
        return list(game, moves, CHINCZYK_MAX_MOVES, count);
    for (uint64_t set = pos->legal & CHOICES_OF_PAWNS; set; set &= set - 1) {
        unsigned piece = bits_lowest(set) / 2;
        struct step step = moves_step(rs, pos, piece / PAWNS, piece % PAWNS);

        if (SELDOM(moves_has_more(rs, pos, step)))
            return list_steps(game, moves, count);
        moves_tell_step(rs, pos, step, &moves[n++]);
    }
    if (SELDOM(pos->legal & ~CHOICES_OF_PAWNS))
        return list_robbers(game, moves, n, count);
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
        return list_any(game, moves, count);
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

/* Any move under any rules. */
NOINLINE static chinczyk_status play(chinczyk_game *game, const chinczyk_move *move) {
    struct outcome out;
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
    moves_outcome(&game->ruleset, &game->now.position, choice, &out);
    if (!moves_is(move, moves_way(&out.move), moves_effect(&out.move)))
        return CHINCZYK_ERROR_ILLEGAL_MOVE;
    return play_outcome(game, choice, &out);
}

/* A pawn has left a progress on the track where others may stand still. */
NOINLINE static chinczyk_status vacate(chinczyk_game *game, unsigned colour, unsigned from) {
    const struct ruleset *rs = &game->ruleset;
    struct position *pos = &game->now.position;

    if (!pawns_at(pos->pawns[colour], from))
        position_vacate(rs, pos, ruleset_track_square(rs, colour, from));
    return CHINCZYK_OK;
}

/* Whether a legal step is this move, and the short way does: it ends on an empty square of the
 * track, and leaves no try. */
ALWAYS_INLINE int is_quiet(const chinczyk_game *game, const chinczyk_move *move, struct step step) {
    return step.to_square < game->ruleset.quiet_end && !moves_meets(&game->now.position, step) &&
           moves_is(move, moves_way_of(step), step.effect);
}

/* The short way of a robber, where nobody shares a square; else as play(). */
NOINLINE static chinczyk_status play_robber(chinczyk_game *game, const chinczyk_move *move) {
    struct position *pos = &game->now.position;
    unsigned robber = (uint8_t)move->piece - CHINCZYK_ROBBER;
    struct step step;

    if (robber >= ROBBERS || game->ruleset.shares || pos->series > 1 ||
        !(pos->legal >> (CHOICE_ROBBER + robber) & 1))
        return play(game, move);
    step = moves_step_of_robber(&game->ruleset, pos, robber);
    if (!is_quiet(game, move, step))
        return play(game, move);
    history_add(&game->history, STEP_PLAY | (CHOICE_ROBBER + robber));
    pos->robber_at[robber] = (uint8_t)step.to;
    position_leave(pos, step.from_square);
    position_occupy(pos, step.to_square, step.piece);
    turn_go_on_quietly(&game->ruleset, pos, 0);
    return CHINCZYK_OK;
}

/* The short way under other than plain rules; else as play(). */
NOINLINE static chinczyk_status play_any(chinczyk_game *game, const chinczyk_move *move) {
    const struct ruleset *rs;
    struct position *pos;
    unsigned piece, colour;
    struct step step;

    if (!game || !move || !history_has_room(&game->history))
        return play(game, move);
    rs = &game->ruleset;
    assert(!rs->plain); /* else the history would be quick */
    pos = &game->now.position;
    piece = (uint8_t)move->piece;
    if (piece >= CHINCZYK_ROBBER)
        return play_robber(game, move);
    if (pos->series > 1 || !(pos->legal >> choice_of_pawn(piece, 0) & 1))
        return play(game, move);
    colour = piece / PAWNS;
    step = moves_step(rs, pos, colour, piece % PAWNS);
    if (!is_quiet(game, move, step))
        return play(game, move);
    history_add(&game->history, STEP_PLAY | choice_of_pawn(piece, 0));
    pos->pawns[colour] += (step.to - step.from) << 8 * (piece % PAWNS);
    position_occupy(pos, step.to_square, piece);
    turn_go_on_quietly(rs, pos, 0);
    if (rs->shares && step.from &&
        (pawns_at(pos->pawns[colour], step.from) ||
         ruleset_is_mixed(rs, (unsigned)step.from_square)))
        return vacate(game, colour, step.from);
    position_leave(pos, step.from_square);
    return CHINCZYK_OK;
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
        return play_any(game, move);
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
    moves_outcome(&game->ruleset, pos, choice, &out);
    return play_outcome(game, choice, &out);
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
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_undo(chinczyk_game *game) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!history_count(&game->history))
        return CHINCZYK_ERROR_NOTHING_TO_UNDO;
    chinczyk_history_undo(&game->history, &game->ruleset, &game->now);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_redo(chinczyk_game *game) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!game->history.undone)
        return CHINCZYK_ERROR_NOTHING_TO_REDO;
    chinczyk_history_redo(&game->history, &game->ruleset, &game->now);
    return CHINCZYK_OK;
}
