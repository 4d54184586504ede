/* SPDX-License-Identifier: MIT */
#include "walk.h"

#include <string.h>

uint64_t walk_random(uint64_t *state) {
    uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

uint32_t walk_below(uint64_t *state, uint32_t n) {
    return (uint32_t)(walk_random(state) % n);
}

int32_t walk_field(const char *name) {
    for (int32_t field = 0; field < chinczyk_field_count(); field++)
        if (strcmp(chinczyk_field_name(field), name) == 0)
            return field;
    return -1;
}

static chinczyk_field describe(int32_t field) {
    chinczyk_field description;
    cr_assert_eq(chinczyk_field_describe(field, &description), CHINCZYK_OK);
    return description;
}

uint64_t walk_field_get(const chinczyk_rules *rules, int32_t field) {
    chinczyk_field f = describe(field);
    const char *at = (const char *)rules + f.offset;
    uint32_t narrow;
    uint64_t wide;
    if (f.width == sizeof wide) {
        memcpy(&wide, at, sizeof wide);
        return wide;
    }
    memcpy(&narrow, at, sizeof narrow);
    return narrow;
}

void walk_field_set(chinczyk_rules *rules, int32_t field, uint64_t value) {
    chinczyk_field f = describe(field);
    char *at = (char *)rules + f.offset;
    uint32_t narrow = (uint32_t)value;
    if (f.width == sizeof value)
        memcpy(at, &value, sizeof value);
    else
        memcpy(at, &narrow, sizeof narrow);
}

static uint64_t random_value(uint64_t *state, int32_t field, uint32_t arm) {
    chinczyk_field f = describe(field);
    switch (f.kind) {
    case CHINCZYK_FIELD_OFFSETS:
        return walk_random(state) & walk_random(state) & f.max & ((UINT64_C(1) << arm) - 1);
    case CHINCZYK_FIELD_FACES:
        return walk_random(state) & f.max;
    default:
        return f.min + walk_below(state, (uint32_t)(f.max - f.min + 1));
    }
}

static void random_board(uint64_t *state, chinczyk_rules *rules) {
    uint32_t colours = 2 + walk_below(state, 5);
    uint32_t arm = 6 + walk_below(state, 96 / colours - 5);
    rules->colours = colours;
    rules->track_length = colours * arm;
    rules->lap_length = rules->track_length - walk_below(state, arm);
    rules->home_length = 1 + walk_below(state, 8);
    rules->home_centre = walk_below(state, 2);
    rules->pawns = 1 + walk_below(state, 4);
    rules->win_pawns = 0;
    rules->safe_squares = 0;
}

void walk_rules(uint64_t *state, chinczyk_rules *rules) {
    chinczyk_preset preset = (int32_t)walk_below(state, (uint32_t)chinczyk_preset_count());
    cr_assert_eq(chinczyk_rules_init(rules, sizeof *rules, preset), CHINCZYK_OK);
    chinczyk_rules changed = *rules;
    if (walk_below(state, 3) == 0) {
        random_board(state, &changed);
        if (chinczyk_rules_check(&changed, NULL) == CHINCZYK_OK)
            *rules = changed;
    }
    for (uint32_t changes = walk_below(state, 16); changes > 0; changes--) {
        changed = *rules;
        /* A block needs a stack, so the two are drawn together now and then. */
        if (walk_below(state, 8) == 0) {
            changed.stack_limit = 2;
            changed.block = walk_below(state, 3);
            changed.block_jump = changed.block ? walk_below(state, 2) : 0;
        } else {
            int32_t field = (int32_t)walk_below(state, (uint32_t)chinczyk_field_count());
            walk_field_set(&changed, field,
                           random_value(state, field, changed.track_length / changed.colours));
        }
        if (chinczyk_rules_check(&changed, NULL) == CHINCZYK_OK)
            *rules = changed;
    }
}

void walk_seats(uint64_t *state, const chinczyk_rules *rules, char *seats) {
    uint32_t colours = rules->colours;
    uint32_t players = 2 + walk_below(state, colours - 1);
    uint32_t each = 1 + walk_below(state, colours / players);
    if (rules->robbers)
        players = 2, each = 1;
    uint32_t owned[CHINCZYK_MAX_COLOURS] = {0};
    uint32_t seated = 0, rest = players * each;
    for (uint32_t c = 0; c < colours; c++) {
        seats[c] = '.';
        /* A colour stays empty by chance, while enough others are left. */
        if (rest == 0 || (rest < colours - c && walk_below(state, 2) == 0))
            continue;
        /* Players are numbered by their first colour (rules 3.10). */
        uint32_t player = walk_below(state, seated < players ? seated + 1 : players);
        while (owned[player] == each)
            player = player + 1 < players ? player + 1 : 0;
        seated += player == seated;
        owned[player]++;
        rest--;
        seats[c] = (char)('0' + player);
    }
    seats[colours] = '\0';
}

void walk_position(const chinczyk_game *game, char *text) {
    size_t needed;
    cr_assert_eq(chinczyk_game_position(game, text, WALK_POSITION_TEXT, &needed), CHINCZYK_OK);
    cr_assert_eq(needed, strlen(text) + 1);
}

static void look(walk *w) {
    walk_position(w->game, w->position);
    w->hash = chinczyk_game_hash(w->game);
}

static void begin(walk *w) {
    cr_assert_eq(chinczyk_rules_format(&w->rules, w->rules_text, sizeof w->rules_text, NULL),
                 CHINCZYK_OK);
    walk_seats(&w->random, &w->rules, w->seats);
    chinczyk_error error;
    cr_assert_eq(
        chinczyk_game_new(&w->rules, w->seats, CHINCZYK_NONE, w->seed, NULL, &w->game, &error),
        CHINCZYK_OK, "seed %" PRIu64 ", rules %s, seats %s: %s", w->seed, w->rules_text, w->seats,
        error.reason);
    look(w);
}

void walk_begin(walk *w, uint64_t seed) {
    memset(w, 0, sizeof *w);
    w->seed = w->random = seed;
    walk_rules(&w->random, &w->rules);
    begin(w);
}

void walk_begin_with(walk *w, uint64_t seed, const char *rules) {
    memset(w, 0, sizeof *w);
    w->seed = w->random = seed;
    chinczyk_error error;
    cr_assert_eq(chinczyk_rules_parse(rules, &w->rules, sizeof w->rules, &error), CHINCZYK_OK,
                 "rules %s: %s", rules, error.reason);
    begin(w);
}

static int32_t a_player_still_in(walk *w) {
    chinczyk_state state = {.struct_size = sizeof state};
    cr_assert_eq(chinczyk_game_state(w->game, &state), CHINCZYK_OK);
    int32_t player = (int32_t)walk_below(&w->random, (uint32_t)state.players);
    return state.place[player] == 0 && state.leave_order[player] == 0 ? player : CHINCZYK_NONE;
}

int walk_step(walk *w) {
    if (chinczyk_game_phase(w->game) == CHINCZYK_PHASE_OVER)
        return 0;
    int32_t leaver = CHINCZYK_NONE;
    if (!w->plays_on && walk_below(&w->random, 400) == 0)
        leaver = a_player_still_in(w);
    if (leaver != CHINCZYK_NONE) {
        walk_assert(w, chinczyk_game_leave(w->game, leaver) == CHINCZYK_OK);
    } else if (chinczyk_game_phase(w->game) == CHINCZYK_PHASE_MOVE) {
        size_t count;
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        walk_assert(w,
                    chinczyk_game_moves(w->game, moves, CHINCZYK_MAX_MOVES, &count) == CHINCZYK_OK);
        walk_assert(w, count > 0);
        size_t pick = walk_below(&w->random, (uint32_t)count);
        walk_assert(w, chinczyk_game_play(w->game, &moves[pick]) == CHINCZYK_OK);
    } else {
        int32_t face = (int32_t)walk_below(&w->random, 7); /* 0: the game's own die */
        walk_assert(w, chinczyk_game_roll(w->game, face, NULL) == CHINCZYK_OK);
    }
    look(w);
    return 1;
}

void walk_end(walk *w) {
    chinczyk_game_free(w->game);
    w->game = NULL;
}
