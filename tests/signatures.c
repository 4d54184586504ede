/* SPDX-License-Identifier: MIT */
/*
 * All that the library says over many random rules, positions and games, as one number for each
 * kind of it. Other tests say what is right; these, that nothing changed that nobody meant to
 * change. Who means to puts the new number here, which the failed test prints, having looked
 * at what has changed.
 */
#include "walk.h"

#include <string.h>

enum { TEXT = 1 << 16 };

/* The sum so far, with a number or a text more (FNV-1a). */
static uint64_t sum;

static void add_byte(unsigned char byte) {
    sum = (sum ^ byte) * UINT64_C(1099511628211);
}

static void add(int64_t number) {
    for (unsigned shift = 0; shift < 64; shift += 8)
        add_byte((unsigned char)((uint64_t)number >> shift));
}

static void add_text(const char *text) {
    do
        add_byte((unsigned char)*text);
    while (*text++);
}

static void add_name(const char *name) {
    add_text(name ? name : "null");
}

static void add_error(const chinczyk_error *error) {
    add(error->status);
    add(error->offset);
    add_text(error->field);
    add_text(error->reason);
}

#define comes_to(expected) cr_assert_eq(sum, UINT64_C(expected), "now 0x%016" PRIx64, sum)

/* A letter of the text becomes another of those that such texts are made of. */
static void damage(uint64_t *random, char *text, const char *letters) {
    text[walk_below(random, (uint32_t)strlen(text))] =
        letters[walk_below(random, (uint32_t)strlen(letters))];
}

static int is_language(chinczyk_language language) {
    return language <= chinczyk_language_count();
}

Test(signatures, names) {
    chinczyk_rules rules;
    chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH);
    for (int32_t status = 1; status > -40; status--) {
        add_name(chinczyk_status_name(status));
        add_name(chinczyk_status_message(status));
    }
    for (int32_t field = -1; field <= chinczyk_field_count(); field++) {
        add_name(chinczyk_field_name(field));
        add_name(chinczyk_field_help(field));
        for (uint64_t value = 0; value < 6; value++)
            add_name(chinczyk_field_value_name(field, value));
    }
    for (chinczyk_language l = 0; l <= chinczyk_language_count() + 1; l++) {
        add_name(chinczyk_language_code(l));
        add_name(chinczyk_language_name(l));
        for (int32_t i = -1; i < 40; i++) {
            add_name(chinczyk_words_colour(&rules, i, l));
            add_name(chinczyk_words_status(1 - i, l));
            add_name(chinczyk_words_phase(i, l));
            add_name(chinczyk_words_event_kind(i, l));
            add_name(chinczyk_words_preset(i, l));
            add_name(chinczyk_words_field(i, l));
            for (uint64_t value = 0; value < 6; value++)
                add_name(chinczyk_words_value(i, value, l));
        }
    }
    comes_to(0x94d1625b10ff4bf8);
}

Test(signatures, words_of_rules) {
    static char text[TEXT];
    chinczyk_rules before;
    uint64_t random = 1;
    walk_rules(&random, &before);
    for (int i = 0; i < 400; i++) {
        chinczyk_rules rules;
        walk_rules(&random, &rules);
        for (chinczyk_language l = 1; is_language(l); l++) {
            cr_assert_eq(chinczyk_rules_words(&rules, l, text, TEXT, NULL), CHINCZYK_OK);
            add_text(text);
        }
        chinczyk_language l = 1 + i % chinczyk_language_count();
        cr_assert_eq(chinczyk_rules_difference(&before, &rules, l, text, TEXT, NULL), CHINCZYK_OK);
        add_text(text);
        before = rules;
    }
    comes_to(0x3ea9ae567d8be859);
}

Test(signatures, texts_of_rules) {
    uint64_t random = 2;
    for (int i = 0; i < 400; i++) {
        chinczyk_rules rules;
        chinczyk_error error;
        char text[WALK_RULES_TEXT];
        walk_rules(&random, &rules);
        cr_assert_eq(chinczyk_rules_format(&rules, text, sizeof text, NULL), CHINCZYK_OK);
        add_text(text);
        for (int32_t players = 1; players <= CHINCZYK_MAX_COLOURS + 1; players++)
            for (int32_t each = 0; each <= CHINCZYK_MAX_COLOURS / 2; each++) {
                char seats[CHINCZYK_MAX_COLOURS + 1];
                add(chinczyk_rules_seats(&rules, players, each, seats, sizeof seats, NULL));
                add_text(seats);
            }
        /* A field of any value is right or wrong, and so is a damaged text. */
        for (int32_t field = 0; field < chinczyk_field_count(); field++) {
            chinczyk_rules changed = rules;
            walk_field_set(&changed, field, walk_below(&random, 14));
            chinczyk_rules_check(&changed, &error);
            add_error(&error);
        }
        for (int damages = 0; damages < 8; damages++) {
            char damaged[WALK_RULES_TEXT];
            memcpy(damaged, text, sizeof text);
            damage(&random, damaged, ",=+09azno");
            chinczyk_rules parsed;
            chinczyk_rules_parse(damaged, &parsed, sizeof parsed, &error);
            add_error(&error);
        }
    }
    comes_to(0xf9c8e370ad5700fb);
}

static void add_point(chinczyk_status status, const chinczyk_point *point) {
    add(status);
    add(point->x);
    add(point->y);
}

Test(signatures, boards) {
    uint64_t random = 3;
    for (int i = 0; i < 120; i++) {
        chinczyk_rules rules;
        chinczyk_point point;
        int32_t width, height, corner;
        walk_rules(&random, &rules);
        add(chinczyk_board_size(&rules, &width, &height));
        add(width);
        add(height);
        for (int32_t c = -1; c <= CHINCZYK_MAX_COLOURS; c++) {
            for (int32_t square = -1; square <= CHINCZYK_LANE + 9; square++)
                add_point(chinczyk_board_square(&rules, c, square, &point), &point);
            for (int32_t piece = -1; piece < CHINCZYK_ROBBER + 3; piece++)
                add_point(chinczyk_board_base(&rules, c, piece, &point), &point);
            add_point(chinczyk_board_die(&rules, c, &point), &point);
            add(chinczyk_board_corner(&rules, c, &corner));
            add(corner);
        }
    }
    comes_to(0x15735a7235b3155f);
}

static void add_moves(const walk *w) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    add(chinczyk_game_moves(w->game, moves, CHINCZYK_MAX_MOVES, &count));
    for (size_t i = 0; i < count; i++) {
        const chinczyk_move *m = &moves[i];
        char text[WALK_MOVE_TEXT];
        int32_t squares[CHINCZYK_MAX_PATH];
        size_t length;
        cr_assert_eq(chinczyk_move_format(m, text, sizeof text, NULL), CHINCZYK_OK);
        add_text(text);
        add(m->player);
        add(m->piece);
        add(m->partner);
        add(m->captured);
        add(m->flags);
        add(chinczyk_game_path(w->game, m, squares, CHINCZYK_MAX_PATH, &length));
        for (size_t s = 0; s < length; s++)
            add(squares[s]);
    }
}

/* `words` of one language, or 0. */
static void add_events(const walk *w, chinczyk_language words) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count;
    add(chinczyk_game_events(w->game, events, CHINCZYK_MAX_EVENTS, &count));
    for (size_t i = 0; i < count; i++) {
        const chinczyk_event *e = &events[i];
        char text[1024];
        add(e->kind);
        add(e->player);
        add(e->piece);
        add(e->from_square);
        add(e->to_square);
        add(e->value);
        add(e->flags);
        cr_assert_eq(chinczyk_event_words(w->game, e, words, text, sizeof text, NULL), CHINCZYK_OK);
        add_text(text);
    }
}

Test(signatures, games) {
    for (uint64_t seed = 1; seed <= 120; seed++) {
        walk w;
        walk_begin(&w, seed);
        add_text(w.rules_text);
        for (int step = 0; step < 250 && walk_step(&w); step++) {
            add_text(w.position);
            add((int64_t)w.hash);
            add(chinczyk_game_prompt(w.game));
            add_events(&w, 1 + (int32_t)(seed % (uint64_t)chinczyk_language_count()));
            add_moves(&w);
        }
        walk_end(&w);
    }
    comes_to(0xb32cf77b89287e57);
}

Test(signatures, reasons) {
    for (uint64_t seed = 1; seed <= 60; seed++) {
        walk w;
        walk_begin(&w, seed);
        for (int step = 0; step < 80 && walk_step(&w); step++)
            for (int32_t piece = 0; piece < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; piece++) {
                chinczyk_why why;
                char text[1024];
                int32_t face = (int32_t)walk_below(&w.random, 8);
                uint32_t pair = walk_below(&w.random, 4) ? 0 : CHINCZYK_MOVE_PAIR;
                chinczyk_status status = chinczyk_game_why(w.game, piece, pair, face, &why);
                add(status);
                if (status)
                    continue;
                add(why.reason);
                add(why.player);
                add(why.piece);
                add(why.partner);
                add(why.from_square);
                add(why.to_square);
                add(why.square);
                add(why.value);
                add(why.pieces);
                add(why.faces);
                cr_assert_eq(chinczyk_why_words(w.game, &why, 1 + step % chinczyk_language_count(),
                                                text, sizeof text, NULL),
                             CHINCZYK_OK);
                add_text(text);
            }
        walk_end(&w);
    }
    comes_to(0xc5666864ad6692d0);
}

Test(signatures, damaged_positions) {
    for (uint64_t seed = 1; seed <= 60; seed++) {
        walk w;
        walk_begin(&w, seed);
        for (int step = 0; step < 60 && walk_step(&w); step++)
            for (int damages = 0; damages < 6; damages++) {
                char text[WALK_POSITION_TEXT];
                chinczyk_game *game;
                chinczyk_error error;
                memcpy(text, w.position, sizeof text);
                damage(&w.random, text, "0123456789b,./- :x+_rts@");
                chinczyk_game_new_at(&w.rules, text, 1, NULL, &game, &error);
                add_error(&error);
                chinczyk_game_free(game);
            }
        walk_end(&w);
    }
    comes_to(0xc94ba4e926e7d2cf);
}

Test(signatures, damaged_records) {
    static char text[TEXT];
    for (uint64_t seed = 1; seed <= 60; seed++) {
        walk w;
        chinczyk_error error;
        walk_begin(&w, seed);
        for (int step = 0; step < 100 && walk_step(&w); step++)
            continue;
        cr_assert_eq(chinczyk_game_save(w.game, NULL, 0, text, TEXT, NULL, &error), CHINCZYK_OK);
        add_text(text);
        for (int damages = 0; damages < 20; damages++) {
            chinczyk_game *game;
            uint64_t line = 1;
            size_t consumed;
            damage(&w.random, text, "0123456789b-x!= []{}\"\nr:.");
            chinczyk_game_load(text, strlen(text), NULL, &game, &consumed, &line, &error);
            add_error(&error);
            add((int64_t)line);
            add((int64_t)consumed);
            if (game)
                add((int64_t)chinczyk_game_hash(game));
            chinczyk_game_free(game);
            if (damages % 4 == 3)
                chinczyk_game_save(w.game, NULL, 0, text, TEXT, NULL, &error);
        }
        walk_end(&w);
    }
    comes_to(0x2fe1ca8443e999d2);
}

/* Of random players, since what others choose gets better. */
Test(signatures, results) {
    static char text[TEXT];
    uint64_t random = 4;
    for (int i = 0; i < 40; i++) {
        chinczyk_rules rules;
        chinczyk_simulation simulation;
        chinczyk_results results = {.struct_size = sizeof results};
        chinczyk_error error;
        char seats[CHINCZYK_MAX_COLOURS + 1];
        walk_rules(&random, &rules);
        walk_seats(&random, &rules, seats);
        chinczyk_simulation_init(&simulation, sizeof simulation);
        simulation.seed = (uint64_t)i;
        simulation.games = 20;
        simulation.roll_limit = 2000;
        for (int32_t p = 0; p < CHINCZYK_MAX_COLOURS; p++)
            simulation.kinds[p] = CHINCZYK_PLAYER_RANDOM;
        cr_assert_eq(chinczyk_simulate(&rules, seats, &simulation, NULL, NULL, &results, &error),
                     CHINCZYK_OK);
        cr_assert_eq(chinczyk_results_format(&results, text, TEXT, NULL), CHINCZYK_OK);
        add_text(text);
        for (chinczyk_measure measure = 0; measure < CHINCZYK_MAX_MEASURES; measure++) {
            uint64_t millionths, by;
            add(chinczyk_results_mean(&results, measure, &millionths, &by));
            add((int64_t)millionths);
            add((int64_t)by);
            add(chinczyk_results_per_roll(&results, measure, &millionths, &by));
            add((int64_t)millionths);
            add((int64_t)by);
        }
        for (int damages = 0; damages < 12; damages++) {
            chinczyk_results parsed = {.struct_size = sizeof parsed};
            chinczyk_results_format(&results, text, TEXT, NULL);
            damage(&random, text, "0123456789 :-\nabx=,");
            chinczyk_results_parse(text, &parsed, &error);
            add_error(&error);
        }
    }
    comes_to(0xca0014b7ef1fa82a);
}
