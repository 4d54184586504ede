/* SPDX-License-Identifier: MIT */
/* What must hold in every game of every rules, shown on random rules, seats and games. */
#include "walk.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 600, STEPS = 400, SQUARES = 96 };

typedef struct choice {
    size_t count;
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
} choice;

static choice moves_of(const chinczyk_game *game) {
    choice c;
    memset(&c, 0, sizeof c);
    cr_assert_eq(chinczyk_game_moves(game, c.moves, CHINCZYK_MAX_MOVES, &c.count), CHINCZYK_OK);
    return c;
}

static int lists(const choice *c, const chinczyk_move *move) {
    for (size_t i = 0; i < c->count; i++)
        if (memcmp(&c->moves[i], move, sizeof *move) == 0)
            return 1;
    return 0;
}

static chinczyk_game *copy_of(const chinczyk_game *game) {
    chinczyk_game *copy;
    cr_assert_eq(chinczyk_game_copy(game, NULL, &copy), CHINCZYK_OK);
    return copy;
}

static chinczyk_state state_of(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
    return state;
}

static int is_at(const chinczyk_game *game, const char *position, uint64_t hash) {
    char now[WALK_POSITION_TEXT];
    walk_position(game, now);
    return strcmp(now, position) == 0 && chinczyk_game_hash(game) == hash;
}

/* Walks many games; at every step, the first too, the property is looked at. */
static void walk_games(uint64_t first_seed, int games, int steps, void (*property)(walk *w)) {
    for (int i = 0; i < games; i++) {
        walk w;
        walk_begin(&w, first_seed + (uint64_t)i);
        property(&w);
        for (int step = 0; step < steps && walk_step(&w); step++)
            property(&w);
        walk_end(&w);
    }
}

/* The game waits for a roll, for a choice, or is over; and says so everywhere. */
static void waits_for_one_thing(walk *w) {
    chinczyk_phase phase = chinczyk_game_phase(w->game);
    chinczyk_state state = state_of(w->game);
    choice c = moves_of(w->game);
    chinczyk_game *copy = copy_of(w->game);
    int rolls = phase == CHINCZYK_PHASE_ROLL || phase == CHINCZYK_PHASE_ROLL_OFF;
    walk_assert(w, state.phase == phase);
    walk_assert(w, state.player == chinczyk_game_player(w->game));
    walk_assert(w, state.move_count == (int32_t)c.count);
    walk_assert(w, rolls || phase == CHINCZYK_PHASE_MOVE || phase == CHINCZYK_PHASE_OVER);
    walk_assert(w, (c.count > 0) == (phase == CHINCZYK_PHASE_MOVE));
    walk_assert(w, (state.distance > 0) == (phase == CHINCZYK_PHASE_MOVE));
    walk_assert(w, (chinczyk_game_roll(copy, 1, NULL) == CHINCZYK_OK) == rolls);
    if (!rolls)
        walk_assert(w, chinczyk_game_roll(copy, 1, NULL) == CHINCZYK_ERROR_WRONG_PHASE);
    if (phase != CHINCZYK_PHASE_MOVE)
        walk_assert(w, chinczyk_game_play_index(w->game, 0) == CHINCZYK_ERROR_WRONG_PHASE);
    if (phase == CHINCZYK_PHASE_OVER)
        walk_assert(w, chinczyk_game_leave(w->game, 0) == CHINCZYK_ERROR_WRONG_PHASE);
    walk_assert(w, is_at(w->game, w->position, w->hash));
    chinczyk_game_free(copy);
}

Test(properties, a_game_waits_for_one_thing) {
    walk_games(1000, GAMES, STEPS, waits_for_one_thing);
}

/* Each listed move plays, and differs from the others. */
static void listed_moves_play(walk *w) {
    choice c = moves_of(w->game);
    for (size_t i = 0; i < c.count; i++) {
        chinczyk_game *by_move = copy_of(w->game), *by_index = copy_of(w->game);
        char text[WALK_MOVE_TEXT], after[WALK_POSITION_TEXT];
        chinczyk_move found;
        walk_assert(w, chinczyk_game_play(by_move, &c.moves[i]) == CHINCZYK_OK);
        walk_assert(w, chinczyk_game_play_index(by_index, i) == CHINCZYK_OK);
        walk_position(by_move, after);
        walk_assert(w, is_at(by_index, after, chinczyk_game_hash(by_move)));
        walk_assert(w, chinczyk_move_format(&c.moves[i], text, sizeof text, NULL) == CHINCZYK_OK);
        walk_assert(w, chinczyk_game_find_move(w->game, text, &found, NULL) == CHINCZYK_OK);
        walk_assert(w, memcmp(&found, &c.moves[i], sizeof found) == 0);
        for (size_t j = 0; j < i; j++)
            walk_assert(w, memcmp(&c.moves[i], &c.moves[j], sizeof *c.moves) != 0);
        chinczyk_game_free(by_move);
        chinczyk_game_free(by_index);
    }
    if (c.count > 0)
        walk_assert(w, chinczyk_game_play_index(w->game, c.count) == CHINCZYK_ERROR_ILLEGAL_MOVE);
    walk_assert(w, is_at(w->game, w->position, w->hash));
}

Test(properties, every_listed_move_plays) {
    walk_games(2000, GAMES, STEPS, listed_moves_play);
}

static void is_refused(walk *w, const choice *c, const chinczyk_move *move) {
    if (!lists(c, move))
        walk_assert(w, chinczyk_game_play(w->game, move) == CHINCZYK_ERROR_ILLEGAL_MOVE);
}

/* Each listed move, altered in any one member, is refused unless it is another listed one. */
static void other_moves_are_refused(walk *w) {
    choice c = moves_of(w->game);
    for (size_t i = 0; i < c.count; i++) {
        for (int change = -3; change <= 3; change++) {
            chinczyk_move m = c.moves[i];
            m.from_square = (int16_t)(m.from_square + change), is_refused(w, &c, &m),
            m = c.moves[i];
            m.to_square = (int16_t)(m.to_square + change), is_refused(w, &c, &m), m = c.moves[i];
            m.player = (int8_t)(m.player + change), is_refused(w, &c, &m), m = c.moves[i];
            m.piece = (int8_t)(m.piece + change), is_refused(w, &c, &m), m = c.moves[i];
            m.partner = (int8_t)(m.partner + change), is_refused(w, &c, &m), m = c.moves[i];
            m.colour = (int8_t)(m.colour + change), is_refused(w, &c, &m);
        }
        for (int bit = 0; bit < 32; bit++) {
            chinczyk_move m = c.moves[i];
            m.captured ^= UINT32_C(1) << bit, is_refused(w, &c, &m), m = c.moves[i];
            m.flags ^= UINT32_C(1) << bit, is_refused(w, &c, &m), m = c.moves[i];
            m.reserved ^= UINT32_C(1) << bit, is_refused(w, &c, &m);
        }
        chinczyk_move noise;
        uint64_t random[3] = {walk_random(&w->random), walk_random(&w->random),
                              walk_random(&w->random)};
        memcpy(&noise, random, sizeof noise);
        is_refused(w, &c, &noise);
    }
    walk_assert(w, is_at(w->game, w->position, w->hash));
}

Test(properties, every_other_move_is_refused) {
    walk_games(3000, GAMES, STEPS, other_moves_are_refused);
}

/* The members of a move agree with each other and with the position. */
static void moves_tell_what_happens(walk *w) {
    choice c = moves_of(w->game);
    chinczyk_state before = state_of(w->game);
    for (size_t i = 0; i < c.count; i++) {
        const chinczyk_move *m = &c.moves[i];
        walk_assert(w, m->player == before.player);
        if (m->flags & CHINCZYK_MOVE_PASS) {
            walk_assert(w, m->flags == CHINCZYK_MOVE_PASS && m->captured == 0);
            walk_assert(w, m->piece == CHINCZYK_NONE && m->partner == CHINCZYK_NONE);
            walk_assert(w, i == c.count - 1);
            continue;
        }
        walk_assert(w, m->from_square == before.square[m->piece]);
        walk_assert(w, ((m->flags & CHINCZYK_MOVE_EXIT) != 0) == (m->from_square == CHINCZYK_BASE));
        walk_assert(w, ((m->flags & CHINCZYK_MOVE_CAPTURE) != 0) == (m->captured != 0));
        walk_assert(w, ((m->flags & CHINCZYK_MOVE_PAIR) != 0) == (m->partner != CHINCZYK_NONE));
        chinczyk_game *after_game = copy_of(w->game);
        cr_assert_eq(chinczyk_game_play(after_game, m), CHINCZYK_OK);
        chinczyk_state after = state_of(after_game);
        int32_t to = m->flags & CHINCZYK_MOVE_BUST ? CHINCZYK_BASE : m->to_square;
        for (int32_t piece = 0; piece < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; piece++) {
            int32_t want = before.square[piece];
            if (piece == m->piece || piece == m->partner)
                want = to;
            else if (m->captured >> piece & 1)
                want = CHINCZYK_BASE;
            walk_assert(w, after.square[piece] == want);
        }
        for (int32_t r = 0; r < CHINCZYK_MAX_ROBBERS; r++)
            walk_assert(w, after.robber_owner[r] == (m->captured >> (CHINCZYK_ROBBER + r) & 1
                                                         ? m->player
                                                         : before.robber_owner[r]));
        chinczyk_game_free(after_game);
    }
}

Test(properties, moves_tell_what_happens) {
    walk_games(4000, GAMES, STEPS, moves_tell_what_happens);
}

/* A step on a copy, taken back, leaves the same position; repeated, the same again. */
static void undo_brings_back(walk *w) {
    walk probe = *w;
    probe.game = copy_of(w->game);
    if (walk_step(&probe)) {
        walk_assert(w, chinczyk_game_undo(probe.game) == CHINCZYK_OK);
        walk_assert(w, is_at(probe.game, w->position, w->hash));
        walk_assert(w, chinczyk_game_redo(probe.game) == CHINCZYK_OK);
        walk_assert(w, is_at(probe.game, probe.position, probe.hash));
    }
    walk_end(&probe);
    walk_assert(w, is_at(w->game, w->position, w->hash));
}

Test(properties, undo_brings_back_the_same_position) {
    walk_games(5000, GAMES, STEPS, undo_brings_back);
}

static void go_on_alike(walk *w, const chinczyk_game *one, const chinczyk_game *other) {
    choice c = moves_of(one), d = moves_of(other);
    walk_assert(w, c.count == d.count);
    walk_assert(w, memcmp(c.moves, d.moves, sizeof c.moves) == 0);
    for (size_t i = 0; i < c.count; i++) {
        chinczyk_game *a = copy_of(one), *b = copy_of(other);
        char text[WALK_POSITION_TEXT];
        walk_assert(w, chinczyk_game_play_index(a, i) == CHINCZYK_OK);
        walk_assert(w, chinczyk_game_play_index(b, i) == CHINCZYK_OK);
        walk_position(a, text);
        walk_assert(w, is_at(b, text, chinczyk_game_hash(a)));
        chinczyk_game_free(a);
        chinczyk_game_free(b);
    }
}

/* A game set up from the text goes on in all its ways as the game that wrote it. */
static void text_holds_all(walk *w) {
    chinczyk_game *again;
    chinczyk_error error;
    chinczyk_status status = chinczyk_game_new_at(&w->rules, w->position, 0, NULL, &again, &error);
    cr_assert_eq(status, CHINCZYK_OK, "seed %" PRIu64 ", rules %s, position %s: %s", w->seed,
                 w->rules_text, w->position, error.reason);
    walk_assert(w, is_at(again, w->position, w->hash));
    chinczyk_state one = state_of(w->game), other = state_of(again);
    one.steps = 0;
    walk_assert(w, memcmp(&one, &other, sizeof one) == 0);
    go_on_alike(w, w->game, again);
    int rolls = chinczyk_game_phase(w->game) == CHINCZYK_PHASE_ROLL ||
                chinczyk_game_phase(w->game) == CHINCZYK_PHASE_ROLL_OFF;
    for (int32_t face = 1; rolls && face <= 6; face++) {
        chinczyk_game *a = copy_of(w->game), *b = copy_of(again);
        char text[WALK_POSITION_TEXT];
        walk_assert(w, chinczyk_game_roll(a, face, NULL) == CHINCZYK_OK);
        walk_assert(w, chinczyk_game_roll(b, face, NULL) == CHINCZYK_OK);
        walk_position(a, text);
        walk_assert(w, is_at(b, text, chinczyk_game_hash(a)));
        go_on_alike(w, a, b);
        chinczyk_game_free(a);
        chinczyk_game_free(b);
    }
    chinczyk_game_free(again);
}

Test(properties, the_text_holds_all_of_a_position) {
    walk_games(6000, GAMES, STEPS / 2, text_holds_all);
}

static uint32_t pieces_on(walk *w, int32_t colour, int32_t square) {
    uint32_t pieces;
    walk_assert(w, chinczyk_game_pieces_on(w->game, colour, square, &pieces) == CHINCZYK_OK);
    return pieces;
}

/* Notes that these pieces stand where no other was seen before, as the state has it. */
static void see(walk *w, const chinczyk_state *state, uint32_t pieces, int32_t square,
                uint32_t *seen) {
    if (pieces == 0)
        return;
    walk_assert(w, (*seen & pieces) == 0);
    *seen |= pieces;
    for (int32_t piece = 0; piece < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; piece++)
        walk_assert(w, !(pieces >> piece & 1) || state->square[piece] == square);
}

/* Every piece of a player who has not left is on exactly one square; no other piece is. */
static void pieces_are_kept(walk *w) {
    chinczyk_state state = state_of(w->game);
    uint32_t want = 0, seen = 0;
    int32_t colours = (int32_t)w->rules.colours;
    for (int32_t c = 0; c < colours; c++)
        if (w->seats[c] != '.' && state.leave_order[w->seats[c] - '0'] == 0)
            want |= ((UINT32_C(1) << w->rules.pawns) - 1) << 4 * c;
    for (int32_t r = 0; r < CHINCZYK_MAX_ROBBERS; r++)
        if (state.robber_owner[r] != CHINCZYK_NONE) {
            walk_assert(w, w->rules.robbers && state.leave_order[state.robber_owner[r]] == 0);
            want |= UINT32_C(1) << (CHINCZYK_ROBBER + r);
        }
    for (int32_t c = 0; c < colours; c++) {
        see(w, &state, pieces_on(w, c, CHINCZYK_BASE), CHINCZYK_BASE, &seen);
        int32_t lane = (int32_t)(w->rules.home_length + w->rules.home_centre);
        for (int32_t square = CHINCZYK_LANE; square < CHINCZYK_LANE + lane; square++) {
            uint32_t pieces = pieces_on(w, c, square);
            walk_assert(w, (pieces & ~(UINT32_C(15) << 4 * c)) == 0);
            see(w, &state, pieces, square, &seen);
        }
    }
    for (int32_t square = 0; square < (int32_t)w->rules.track_length; square++) {
        uint32_t pieces = pieces_on(w, 0, square);
        see(w, &state, pieces, square, &seen);
        for (int32_t c = 0; pieces && c < colours; c++) {
            uint32_t count = 0;
            for (int32_t pawn = 0; pawn < CHINCZYK_MAX_PAWNS; pawn++)
                count += pieces >> (4 * c + pawn) & 1;
            walk_assert(w, count <= w->rules.stack_limit);
        }
    }
    walk_assert(w, seen == want);
    for (int32_t piece = 0; piece < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; piece++)
        walk_assert(w, (want >> piece & 1) || state.square[piece] == CHINCZYK_NONE);
}

Test(properties, pieces_are_neither_lost_nor_made) {
    walk_games(7000, GAMES, STEPS, pieces_are_kept);
}

/* The places of a game that is over are 1, and so on; equal ones skip the next. */
static void places_are_a_ranking(walk *w) {
    chinczyk_state state = state_of(w->game);
    if (state.phase != CHINCZYK_PHASE_OVER)
        return;
    int32_t first = 0;
    for (int32_t p = 0; p < state.players; p++) {
        int32_t better = 0;
        for (int32_t q = 0; q < state.players; q++)
            better += state.place[q] < state.place[p];
        walk_assert(w, state.place[p] == better + 1);
        first += state.place[p] == 1;
        for (int32_t q = 0; q < state.players; q++) {
            if (state.leave_order[p] == 0 && state.leave_order[q] > 0)
                walk_assert(w, state.place[p] < state.place[q]);
            if (state.leave_order[q] > state.leave_order[p] && state.leave_order[p] > 0)
                walk_assert(w, state.place[q] < state.place[p]);
        }
    }
    walk_assert(w, first == 1);
}

Test(properties, places_are_a_ranking) {
    walk_games(8000, 2 * GAMES, 4 * STEPS, places_are_a_ranking);
}

/* The games of the presets come to an end; those of random rules do in most cases. */
Test(properties, games_end) {
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++)
        for (uint64_t seed = 9000; seed < 9010; seed++) {
            walk w;
            walk_begin_with(&w, seed, chinczyk_preset_name(preset));
            w.plays_on = 1;
            for (int step = 0; step < 20000 && walk_step(&w); step++)
                ;
            walk_assert(&w, chinczyk_game_phase(w.game) == CHINCZYK_PHASE_OVER);
            walk_end(&w);
        }
}

typedef struct seen {
    char position[WALK_POSITION_TEXT];
    uint64_t hash;
} seen;

static int by_position(const void *a, const void *b) {
    return strcmp(((const seen *)a)->position, ((const seen *)b)->position);
}

static int by_hash(const void *a, const void *b) {
    uint64_t x = ((const seen *)a)->hash, y = ((const seen *)b)->hash;
    return (x > y) - (x < y);
}

static void hash_is_the_text(const char *rules) {
    enum { ENOUGH = 20000 };
    seen *all = malloc(ENOUGH * sizeof *all);
    cr_assert_not_null(all);
    size_t count = 0;
    for (uint64_t seed = 10000; count < ENOUGH; seed++) {
        walk w;
        walk_begin_with(&w, seed, rules);
        do {
            memcpy(all[count].position, w.position, sizeof w.position);
            all[count++].hash = w.hash;
        } while (count < ENOUGH && walk_step(&w));
        walk_end(&w);
    }
    qsort(all, count, sizeof *all, by_position);
    size_t again = 0;
    for (size_t i = 1; i < count; i++)
        if (strcmp(all[i - 1].position, all[i].position) == 0) {
            again++;
            cr_assert_eq(all[i - 1].hash, all[i].hash, "%s, %s", rules, all[i].position);
        }
    cr_assert_gt(again, 0, "no position came twice");
    qsort(all, count, sizeof *all, by_hash);
    for (size_t i = 1; i < count; i++)
        if (all[i - 1].hash == all[i].hash)
            cr_assert_str_eq(all[i - 1].position, all[i].position, "%s: one hash", rules);
    free(all);
}

Test(properties, hashes_are_equal_where_texts_are) {
    hash_is_the_text("polish");
    hash_is_the_text("ludo,combine_rolls=yes");
    hash_is_the_text("blockade,colours=2");
    hash_is_the_text("robber");
}
