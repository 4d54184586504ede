/* SPDX-License-Identifier: MIT */
#include "yardstick.h"

#include <stdlib.h>
#include <string.h>

#include "arrays.h"
#include "random.h"

struct yardstick_game {
    struct table table;
    struct position position;
    uint64_t die;
    unsigned count; /* of the choices, and the moves that they are */
    struct choice choices[CHOICES];
    chinczyk_move moves[CHOICES];
};

/* What no preset has is not known here. Such a field is 0 in all of them. */
static int is_known(const chinczyk_rules *rules) {
    return rules->colours <= PLAYERS && !rules->combine_rolls && !rules->bonus_on_home &&
           !rules->start_clear && !rules->passing && !rules->jump && !rules->home_move &&
           !rules->overshoot && !rules->capture && !rules->capture_priority &&
           rules->safe_start <= CHINCZYK_SAFE_OWN && !rules->safe_squares && !rules->win_pawns;
}

/* Rules 3.10: as far apart as the board allows. */
static void set_table(struct table *t, const chinczyk_rules *rules, unsigned players) {
    unsigned apart = rules->colours % players ? 1 : rules->colours / players;

    t->rules = *rules;
    t->players = players;
    for (unsigned p = 0; p < players; p++) {
        t->colour[p] = p * apart;
        t->start[p] = t->colour[p] * (rules->track_length / rules->colours);
    }
    t->last = rules->lap_length + rules->home_length + rules->home_centre;
    t->home = rules->home_centre ? t->last : t->last - rules->pawns + 1;
}

chinczyk_status yardstick_new(const chinczyk_rules *rules, int32_t players, int32_t first,
                              uint64_t seed, yardstick_game **game) {
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *game = NULL;
    if (!rules || !is_known(rules) || players < 2 || players > (int32_t)rules->colours ||
        first < 0 || first >= players)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *game = calloc(1, sizeof **game);
    if (!*game)
        return CHINCZYK_ERROR_NO_MEMORY;
    set_table(&(*game)->table, rules, (unsigned)players);
    begin_game(&(*game)->position, (unsigned)first);
    (*game)->die = seed;
    return CHINCZYK_OK;
}

chinczyk_status yardstick_copy(const yardstick_game *game, yardstick_game **copy) {
    if (!copy)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *copy = NULL;
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *copy = malloc(sizeof **copy);
    if (!*copy)
        return CHINCZYK_ERROR_NO_MEMORY;
    **copy = *game;
    return CHINCZYK_OK;
}

void yardstick_free(yardstick_game *game) {
    free(game);
}

chinczyk_phase yardstick_phase(const yardstick_game *game) {
    return game ? game->position.phase : 0;
}

int32_t yardstick_player(const yardstick_game *game) {
    return game ? game->position.player : CHINCZYK_NONE;
}

/* The square of a progress, as the public interface numbers it. */
static int16_t public_square(const struct table *t, unsigned player, unsigned progress) {
    if (!progress)
        return CHINCZYK_BASE;
    if (on_track(t, progress))
        return (int16_t)track_square(t, player, progress);
    return (int16_t)(CHINCZYK_LANE + progress - t->rules.lap_length - 1);
}

static void tell_robber(const struct table *t, const struct position *pos, unsigned robber,
                        chinczyk_move *move) {
    unsigned at = pos->robber_at[robber];

    move->piece = (int8_t)(CHINCZYK_ROBBER + robber);
    move->from_square = at ? (int16_t)(at - 1) : (int16_t)CHINCZYK_BASE;
    move->to_square = (int16_t)robber_target(t, pos, robber, pos->face);
    if (!at)
        move->flags |= CHINCZYK_MOVE_EXIT;
}

static void tell_pawn(const struct table *t, const struct position *pos, struct choice choice,
                      chinczyk_move *move) {
    unsigned player = pos->player, first = 4 * t->colour[player];
    unsigned from = pos->pawn[player][choice.piece];
    unsigned to = pawn_target(t, from, pos->face);

    move->piece = (int8_t)(first + choice.piece);
    move->from_square = public_square(t, player, from);
    move->to_square = public_square(t, player, to);
    if (!from)
        move->flags |= CHINCZYK_MOVE_EXIT;
    if (to >= t->home && from < t->home)
        move->flags |= CHINCZYK_MOVE_HOME;
    if (lands_on_shield(t, pos, choice))
        move->flags |= CHINCZYK_MOVE_BUST;
    if (choice.kind == KIND_PAIR) {
        move->partner = (int8_t)(first + partner_of(t, pos, choice.piece));
        move->flags |= CHINCZYK_MOVE_PAIR;
    }
}

static void tell_move(const struct table *t, const struct position *pos, struct choice choice,
                      chinczyk_move *move) {
    move->player = (int8_t)pos->player;
    move->partner = CHINCZYK_NONE;
    move->colour = (int8_t)t->colour[pos->player];
    move->captured = captured_by(t, pos, choice);
    move->flags = move->captured ? CHINCZYK_MOVE_CAPTURE : 0;
    if (choice.kind == KIND_ROBBER)
        tell_robber(t, pos, choice.piece, move);
    else
        tell_pawn(t, pos, choice, move);
}

chinczyk_status yardstick_roll(yardstick_game *game, int32_t face, int32_t *rolled) {
    if (rolled)
        *rolled = 0;
    if (!game)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (game->position.phase != CHINCZYK_PHASE_ROLL)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (face < 0 || face > 6)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!face)
        face = random_face(&game->die);
    game->count = take_roll(&game->table, &game->position, (unsigned)face, game->choices);
    for (unsigned i = 0; i < game->count; i++)
        tell_move(&game->table, &game->position, game->choices[i], &game->moves[i]);
    if (rolled)
        *rolled = face;
    return CHINCZYK_OK;
}

chinczyk_status yardstick_moves(const yardstick_game *game, chinczyk_move *moves, size_t capacity,
                                size_t *count) {
    if (count)
        *count = 0;
    if (!game || (!moves && capacity))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (count)
        *count = game->count;
    if (!capacity)
        return CHINCZYK_OK;
    if (game->count > capacity)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    for (unsigned i = 0; i < game->count; i++)
        moves[i] = game->moves[i];
    return CHINCZYK_OK;
}

chinczyk_status yardstick_play(yardstick_game *game, const chinczyk_move *move) {
    if (!game || !move)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (game->position.phase != CHINCZYK_PHASE_MOVE)
        return CHINCZYK_ERROR_WRONG_PHASE;
    for (unsigned i = 0; i < game->count; i++)
        if (!memcmp(&game->moves[i], move, sizeof *move)) {
            play_choice(&game->table, &game->position, game->choices[i], move->captured);
            game->count = 0;
            return CHINCZYK_OK;
        }
    return CHINCZYK_ERROR_ILLEGAL_MOVE;
}

int32_t yardstick_place(const yardstick_game *game, int32_t player) {
    if (!game || player < 0 || player >= (int32_t)game->table.players)
        return 0;
    return game->position.place[player];
}

static uint64_t count_rolls(const struct table *t, const struct position *pos, uint32_t depth);

static uint64_t count_choices(const struct table *t, const struct position *pos,
                              const struct choice *choices, unsigned count, uint32_t depth) {
    uint64_t leaves = 0;

    for (unsigned i = 0; i < count; i++) {
        struct position next = *pos;

        play_choice(t, &next, choices[i], captured_by(t, pos, choices[i]));
        leaves += count_rolls(t, &next, depth);
    }
    return leaves;
}

static uint64_t count_rolls(const struct table *t, const struct position *pos, uint32_t depth) {
    uint64_t leaves = 0;

    if (!depth || pos->phase == CHINCZYK_PHASE_OVER)
        return 1;
    for (unsigned face = 1; face <= 6; face++) {
        struct position next = *pos;
        struct choice choices[CHOICES];
        unsigned count = take_roll(t, &next, face, choices);

        leaves += count ? count_choices(t, &next, choices, count, depth - 1)
                        : count_rolls(t, &next, depth - 1);
    }
    return leaves;
}

uint64_t yardstick_perft(const yardstick_game *game, uint32_t depth) {
    if (!game)
        return 0;
    return game->count
               ? count_choices(&game->table, &game->position, game->choices, game->count, depth)
               : count_rolls(&game->table, &game->position, depth);
}
