/* SPDX-License-Identifier: MIT */
/*
 * Memory, function by function. Every public function stands in one of two lists: here those that
 * ask for memory, of which each request fails, once and from then on, and in memory_others.c
 * those that ask for none. What abi/api.json has besides fails the last test.
 */
#include "match_table.h"
#include "memory_others.h"
#include "meter.h"
#include "script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1 << 14 };

/* What the functions are called with, all of it on one meter. */
typedef struct world {
    meter meter;
    chinczyk_allocator allocator;
    chinczyk_rules rules;
    chinczyk_error error;
    chinczyk_game *game;
    chinczyk_match *match;
    char text[TEXT]; /* a record, or a position */
    /* What a function is to make. */
    chinczyk_game *new_game;
    chinczyk_match *new_match;
} world;

static void open_world(world *w) {
    memset(w, 0, sizeof *w);
    w->allocator = meter_allocator(&w->meter);
}

static void close_world(world *w) {
    chinczyk_game_free(w->game);
    chinczyk_game_free(w->new_game);
    chinczyk_match_free(w->match);
    chinczyk_match_free(w->new_match);
    cr_assert_eq(w->meter.live, 0, "%zu blocks leak", w->meter.live);
}

/* --- what the worlds are like --- */

/* A history to stand before: so many steps, perhaps after one that was taken back. */
typedef struct past {
    uint32_t steps;
    int undone;
} past;

/* Everybody stays in base by rolling ones. */
static void roll_ones(chinczyk_game *game, past p) {
    for (uint32_t i = 0; i < p.steps + (p.undone != 0); i++)
        script_play(game, "1");
    if (p.undone)
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
}

static void new_game(world *w, const char *seats) {
    w->rules = script_rules("polish");
    cr_assert_eq(chinczyk_game_new(&w->rules, seats, 0, 1, &w->allocator, &w->game, NULL),
                 CHINCZYK_OK);
}

static void before_a_roll(world *w, past p) {
    new_game(w, "012.");
    roll_ones(w->game, p);
}

/* The six that makes the choice is a step of its own. */
static void before_a_choice(world *w, past p) {
    if (p.steps == 0) {
        w->rules = script_rules("polish");
        cr_assert_eq(chinczyk_game_new_at(&w->rules, "0.1. b,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -", 1,
                                          &w->allocator, &w->game, NULL),
                     CHINCZYK_OK);
        return;
    }
    new_game(w, "0.1.");
    p.steps--;
    roll_ones(w->game, p);
    script_play(w->game, "6");
}

static void save_game(world *w) {
    cr_assert_eq(chinczyk_game_save(w->game, "", 0, w->text, TEXT, NULL, NULL), CHINCZYK_OK);
}

/* A record of rolls, a move and a leave. */
static void with_a_record(world *w, past p) {
    before_a_roll(w, p);
    cr_assert_eq(chinczyk_game_leave(w->game, 2), CHINCZYK_OK);
    while (chinczyk_game_phase(w->game) != CHINCZYK_PHASE_MOVE)
        script_play(w->game, "6");
    cr_assert_eq(chinczyk_game_play_index(w->game, 0), CHINCZYK_OK);
    save_game(w);
}

static void with_a_position(world *w, past p) {
    before_a_roll(w, p);
    cr_assert_eq(chinczyk_game_position(w->game, w->text, TEXT, NULL), CHINCZYK_OK);
}

static void in_a_race(world *w, past p) {
    (void)p;
    w->rules = script_rules("polish");
    cr_assert_eq(chinczyk_game_new_at(&w->rules,
                                      "0.1. 35,101,102,103/./16,101,102,103/. 0 move:4 t1s0 -", 1,
                                      &w->allocator, &w->game, NULL),
                 CHINCZYK_OK);
}

static chinczyk_match *make_match(world *w) {
    chinczyk_match_settings settings = match_settings(2, 1000);
    chinczyk_match *match;
    w->rules = script_rules(SHORT_RULES);
    cr_assert_eq(chinczyk_match_new(&w->rules, "0123", &settings, &w->allocator, &match, NULL),
                 CHINCZYK_OK);
    return match;
}

static void roll_ones_in_match(chinczyk_match *match, past p) {
    for (uint32_t i = 0; i < p.steps + (p.undone != 0); i++)
        cr_assert_eq(chinczyk_match_roll(match, 1, NULL), CHINCZYK_OK);
    if (p.undone)
        cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
}

static void in_a_match(world *w, past p) {
    w->match = make_match(w);
    roll_ones_in_match(w->match, p);
}

static void before_a_choice_in_a_match(world *w, past p) {
    p.steps -= p.steps > 0;
    in_a_match(w, p);
    cr_assert_eq(chinczyk_match_roll(w->match, 6, NULL), CHINCZYK_OK);
}

/* One has left, so that the next game begins without him. */
static void between_games(world *w, past p) {
    in_a_match(w, p);
    cr_assert_eq(chinczyk_match_leave(w->match, 2), CHINCZYK_OK);
    match_bring_home(w->match, 1);
    cr_assert_eq(chinczyk_match_stage(w->match), CHINCZYK_STAGE_NEXT);
}

/* Games of which one is over, and a leave in each. */
static void with_a_saved_match(world *w, past p) {
    between_games(w, (past){0});
    cr_assert_eq(chinczyk_match_next(w->match), CHINCZYK_OK);
    roll_ones_in_match(w->match, p);
    cr_assert_eq(chinczyk_match_leave(w->match, 0), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_save(w->match, "", 0, w->text, TEXT, NULL, NULL), CHINCZYK_OK);
}

/* --- the functions that ask for memory --- */

/* What the error tells, where a function fills one; of a text also where. */
static chinczyk_status told(const world *w, chinczyk_status status) {
    cr_assert_eq(w->error.status, status);
    cr_assert_eq(w->error.reason[0] == '\0', status == CHINCZYK_OK);
    if (status) {
        const char *why = strstr(w->error.reason, "there");
        cr_assert_not_null(why);
        cr_assert_str_eq(why, "there is not enough memory");
    }
    return status;
}

static chinczyk_status told_without_place(const world *w, chinczyk_status status) {
    cr_assert_eq(w->error.offset, -1);
    cr_assert_str_eq(w->error.field, "");
    return told(w, status);
}

static chinczyk_status game_new(world *w) {
    w->rules = script_rules("polish");
    return told_without_place(
        w, chinczyk_game_new(&w->rules, "0.1.", 0, 1, &w->allocator, &w->new_game, &w->error));
}

static chinczyk_status game_new_at(world *w) {
    return told_without_place(
        w, chinczyk_game_new_at(&w->rules, w->text, 1, &w->allocator, &w->new_game, &w->error));
}

static chinczyk_status game_copy(world *w) {
    return chinczyk_game_copy(w->game, &w->allocator, &w->new_game);
}

static chinczyk_status game_load(world *w) {
    size_t consumed = 7;
    uint64_t line = 100;
    chinczyk_status status = chinczyk_game_load(w->text, strlen(w->text), &w->allocator,
                                                &w->new_game, &consumed, &line, &w->error);
    cr_assert_eq(consumed, status ? 0 : strlen(w->text));
    cr_assert_eq(line == 100, status != CHINCZYK_OK);
    return told(w, status);
}

static chinczyk_status game_roll(world *w) {
    int32_t rolled = 9;
    chinczyk_status status = chinczyk_game_roll(w->game, 0, &rolled);
    cr_assert_eq(rolled == 0, status != CHINCZYK_OK);
    return status;
}

static chinczyk_status game_play(world *w) {
    chinczyk_move move;
    cr_assert_eq(chinczyk_game_moves(w->game, &move, 1, NULL), CHINCZYK_OK);
    return chinczyk_game_play(w->game, &move);
}

static chinczyk_status game_play_index(world *w) {
    return chinczyk_game_play_index(w->game, 0);
}

static chinczyk_status game_leave(world *w) {
    return chinczyk_game_leave(w->game, 1);
}

static chinczyk_status game_exact_chances(world *w) {
    chinczyk_chance chances[2];
    size_t count = 9;
    chinczyk_forecast forecast;
    cr_assert_eq(chinczyk_forecast_init(&forecast, sizeof forecast), CHINCZYK_OK);
    chinczyk_status status =
        chinczyk_game_exact_chances(w->game, &forecast, NULL, NULL, chances, 2, &count);
    cr_assert_eq(count, status ? 0 : 2);
    return status;
}

static chinczyk_status match_new(world *w) {
    chinczyk_match_settings settings = match_settings(2, 1000);
    w->rules = script_rules(SHORT_RULES);
    return told_without_place(w, chinczyk_match_new(&w->rules, "0123", &settings, &w->allocator,
                                                    &w->new_match, &w->error));
}

static chinczyk_status match_load_(world *w) {
    size_t consumed = 7;
    uint64_t line = 100;
    chinczyk_status status = chinczyk_match_load(w->text, strlen(w->text), &w->allocator,
                                                 &w->new_match, &consumed, &line, &w->error);
    cr_assert_eq(consumed, status ? 0 : strlen(w->text));
    cr_assert_eq(line == 100, status != CHINCZYK_OK);
    return told(w, status);
}

static chinczyk_status match_roll(world *w) {
    int32_t rolled = 9;
    chinczyk_status status = chinczyk_match_roll(w->match, 0, &rolled);
    cr_assert_eq(rolled == 0, status != CHINCZYK_OK);
    return status;
}

static chinczyk_status match_play(world *w) {
    chinczyk_move move;
    size_t count;
    cr_assert_eq(chinczyk_game_moves(chinczyk_match_game(w->match), &move, 1, &count), CHINCZYK_OK);
    return chinczyk_match_play(w->match, &move);
}

static chinczyk_status match_play_index(world *w) {
    return chinczyk_match_play_index(w->match, 0);
}

static chinczyk_status match_leave(world *w) {
    return chinczyk_match_leave(w->match, 1);
}

static chinczyk_status match_spend(world *w) {
    int32_t fallen = 9;
    chinczyk_status status = chinczyk_match_spend(w->match, 1000, &fallen);
    cr_assert_eq(fallen == CHINCZYK_NONE, status != CHINCZYK_OK);
    return status;
}

static chinczyk_status match_next(world *w) {
    return chinczyk_match_next(w->match);
}

static void nothing(world *w, past p) {
    (void)w;
    (void)p;
}

static const struct asker {
    const char *name;
    void (*set_up)(world *w, past p);
    chinczyk_status (*call)(world *w);
} askers[] = {
    {"chinczyk_game_new", nothing, game_new},
    {"chinczyk_game_new_at", with_a_position, game_new_at},
    {"chinczyk_game_copy", before_a_roll, game_copy},
    {"chinczyk_game_load", with_a_record, game_load},
    {"chinczyk_game_roll", before_a_roll, game_roll},
    {"chinczyk_game_play", before_a_choice, game_play},
    {"chinczyk_game_play_index", before_a_choice, game_play_index},
    {"chinczyk_game_leave", before_a_roll, game_leave},
    {"chinczyk_game_exact_chances", in_a_race, game_exact_chances},
    {"chinczyk_match_new", nothing, match_new},
    {"chinczyk_match_load", with_a_saved_match, match_load_},
    {"chinczyk_match_roll", in_a_match, match_roll},
    {"chinczyk_match_play", before_a_choice_in_a_match, match_play},
    {"chinczyk_match_play_index", before_a_choice_in_a_match, match_play_index},
    {"chinczyk_match_leave", in_a_match, match_leave},
    {"chinczyk_match_spend", in_a_match, match_spend},
    {"chinczyk_match_next", between_games, match_next},
};

enum { ASKERS = sizeof askers / sizeof *askers };

/* All that can be seen, as text. */
static void describe(const world *w, char *text) {
    const chinczyk_game *const games[] = {w->game, w->new_game};
    const chinczyk_match *const matches[] = {w->match, w->new_match};
    size_t needed;
    for (int i = 0; i < 2; i++) {
        if (games[i]) {
            cr_assert_eq(chinczyk_game_save(games[i], "", 0, text, TEXT, &needed, NULL),
                         CHINCZYK_OK);
            text += needed - 1;
            text += sprintf(text, "%llx\n", (unsigned long long)chinczyk_game_hash(games[i]));
        }
        if (matches[i]) {
            cr_assert_eq(chinczyk_match_save(matches[i], "", 0, text, TEXT, &needed, NULL),
                         CHINCZYK_OK);
            text += needed - 1;
        }
    }
    *text = '\0';
}

/* The call goes well, after the request for memory that fails, if any: how many it makes. */
static size_t call(const struct asker *a, past p, size_t fail_at, int for_good, char *after) {
    static char before[4 * TEXT], now[4 * TEXT];
    static world w;
    int no_game = 0, no_match = 0;
    open_world(&w);
    a->set_up(&w, p);
    describe(&w, before);
    if (fail_at) {
        size_t live = w.meter.live;
        void *photo = meter_photo(&w.meter);
        w.meter.fail_at = w.meter.calls + fail_at;
        w.meter.for_good = for_good;
        w.new_game = (chinczyk_game *)&w;
        w.new_match = (chinczyk_match *)&w;
        chinczyk_status status = a->call(&w);
        cr_assert_eq(status, CHINCZYK_ERROR_NO_MEMORY, "%s, request %zu: %s", a->name, fail_at,
                     chinczyk_status_name(status));
        cr_assert_eq(w.meter.live, live, "%s, request %zu: a leak", a->name, fail_at);
        cr_assert(meter_is_as(&w.meter, photo), "%s, request %zu: changed", a->name, fail_at);
        free(photo);
        no_game = w.new_game == NULL;
        no_match = w.new_match == NULL;
        w.new_game = NULL;
        w.new_match = NULL;
        describe(&w, now);
        cr_assert_str_eq(now, before, "%s, request %zu", a->name, fail_at);
        w.meter.fail_at = 0;
    }
    size_t calls = w.meter.calls;
    cr_assert_eq(a->call(&w), CHINCZYK_OK, "%s", a->name);
    calls = w.meter.calls - calls;
    if (fail_at) {
        cr_assert_eq(no_game, w.new_game != NULL, "%s", a->name);
        cr_assert_eq(no_match, w.new_match != NULL, "%s", a->name);
    }
    describe(&w, after);
    close_world(&w);
    return calls;
}

/* Each request of the call fails, before this past. How many there are. */
static size_t fail_each(const struct asker *a, past p) {
    static char want[4 * TEXT], got[4 * TEXT];
    size_t calls = call(a, p, 0, 0, want);
    for (int for_good = 0; for_good < 2; for_good++)
        for (size_t i = 1; i <= calls; i++) {
            cr_assert_eq(call(a, p, i, for_good, got), calls);
            cr_assert_str_eq(got, want, "%s, request %zu", a->name, i);
        }
    return calls;
}

/* Steps are kept in blocks: after how many steps a game asks for its block of this number. */
static uint32_t steps_before_block(size_t number) {
    static world w;
    open_world(&w);
    before_a_roll(&w, (past){0});
    for (;;) {
        size_t calls = w.meter.calls;
        script_play(w.game, "1");
        if (w.meter.calls > calls && number-- == 0)
            break;
    }
    uint32_t steps = chinczyk_game_steps(w.game) - 1;
    close_world(&w);
    return steps;
}

Test(memory, each_request_fails) {
    size_t calls[ASKERS] = {0};
    for (size_t block = 0; block < 3; block++) {
        uint32_t steps = steps_before_block(block);
        cr_assert_eq(steps == 0, block == 0);
        for (size_t i = 0; i < ASKERS; i++)
            for (uint32_t more = 0; more < 2; more++)
                for (int undone = 0; undone < 2; undone++)
                    calls[i] += fail_each(&askers[i], (past){steps + more, undone});
    }
    for (size_t i = 0; i < ASKERS; i++)
        cr_assert_gt(calls[i], 0, "%s asks for no memory", askers[i].name);
}

static void call_others(void) {
    static world w;
    open_world(&w);
    before_a_choice(&w, (past){steps_before_block(2), 0});
    save_game(&w);
    in_a_match(&w, (past){steps_before_block(2), 0});
    others_call(&(others){&w.meter, &w.rules, w.text, w.game, w.match});
    w.match = NULL;
    close_world(&w);
}

Test(memory, the_others_ask_for_none) {
    call_others();
    cr_assert_gt(others_count(), 0);
}

/* --- no function is forgotten --- */

static char *read_api(void) {
    FILE *in = fopen(API_JSON, "rb");
    cr_assert_not_null(in, "%s", API_JSON);
    cr_assert_eq(fseek(in, 0, SEEK_END), 0);
    long size = ftell(in);
    char *text = malloc((size_t)size + 1);
    cr_assert_not_null(text);
    rewind(in);
    cr_assert_eq(fread(text, 1, (size_t)size, in), (size_t)size);
    text[size] = '\0';
    fclose(in);
    return text;
}

static int asks(const char *name) {
    for (size_t i = 0; i < ASKERS; i++)
        if (strcmp(askers[i].name, name) == 0)
            return 1;
    return 0;
}

/* Those that ask for memory are those of which the headers tell CHINCZYK_ERROR_NO_MEMORY. */
Test(memory, every_function_is_in_one_list) {
    static const char key[] = "\"name\": \"chinczyk_";
    char *text = read_api(), *at = strstr(text, "\"functions\": [");
    size_t count = 0;
    call_others();
    cr_assert_not_null(at);
    for (at = strstr(at, key); at; count++) {
        char *name = strchr(at, ':') + 3, *next = strstr(at + 1, key);
        if (next)
            next[-1] = '\0';
        int tells = strstr(at, "CHINCZYK_ERROR_NO_MEMORY") != NULL;
        *strchr(name, '"') = '\0';
        cr_expect_eq(asks(name), tells, "%s: of memory it is told otherwise", name);
        cr_expect_eq(others_have(name), !tells, "%s is not in memory_others.c", name);
        at = next;
    }
    free(text);
    cr_assert_eq(count, ASKERS + others_count());
}
