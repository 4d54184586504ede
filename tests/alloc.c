/* SPDX-License-Identifier: MIT */
/* Memory: every allocation of a long life of games fails once, and then for good; nothing leaks,
 * nothing is changed, and the games can go on. */
#include "meter.h"
#include "script.h"
#include "walk.h"

#include <string.h>

/* What must not change under a call that fails. */
typedef struct look {
    char position[WALK_POSITION_TEXT];
    uint64_t hash;
    uint32_t steps, redo_steps;
    size_t events;
} look;

static look look_at(const chinczyk_game *game) {
    look l;
    memset(&l, 0, sizeof l);
    chinczyk_state state = {.struct_size = sizeof state};
    walk_position(game, l.position);
    cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_events(game, NULL, 0, &l.events), CHINCZYK_OK);
    l.hash = chinczyk_game_hash(game);
    l.steps = state.steps;
    l.redo_steps = state.redo_steps;
    return l;
}

/* One life of some games, with calls that may fail and are then made again. */
typedef struct life {
    meter meter;
    chinczyk_allocator allocator;
    chinczyk_rules rules;
    uint64_t random;
    size_t failures;
} life;

/* Whether the call failed for want of memory; if so there is enough from now on. */
static int wants_memory(life *l, chinczyk_status status) {
    if (status == CHINCZYK_OK)
        return 0;
    cr_assert_eq(status, CHINCZYK_ERROR_NO_MEMORY, "%s at allocation %zu",
                 chinczyk_status_name(status), l->meter.calls);
    cr_assert_eq(l->failures, 0);
    l->failures++;
    l->meter.fail_at = 0;
    return 1;
}

/* Fails at first perhaps, and leaves nothing behind then. */
static chinczyk_game *make(life *l, const char *start, const chinczyk_game *copied) {
    for (;;) {
        chinczyk_game *game = (chinczyk_game *)&l->rules;
        chinczyk_error error = {.status = CHINCZYK_OK};
        size_t live = l->meter.live;
        chinczyk_status status =
            copied ? chinczyk_game_copy(copied, &l->allocator, &game)
            : strchr(start, ' ')
                ? chinczyk_game_new_at(&l->rules, start, 1, &l->allocator, &game, &error)
                : chinczyk_game_new(&l->rules, start, 0, 1, &l->allocator, &game, &error);
        if (!wants_memory(l, status))
            return game;
        cr_assert_null(game);
        cr_assert_eq(l->meter.live, live, "a failed call keeps memory");
        if (!copied) {
            cr_assert_eq(error.status, CHINCZYK_ERROR_NO_MEMORY);
            cr_assert_eq(error.offset, -1);
            cr_assert_str_eq(error.reason, "there is not enough memory");
        }
    }
}

/* Passing is allowed in these games, and nobody goes home, so they go on for ever. */
static size_t a_move_not_home(life *l, const chinczyk_game *game) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
    size_t pick = walk_below(&l->random, (uint32_t)count);
    return moves[pick].flags & CHINCZYK_MOVE_HOME ? count - 1 : pick;
}

static void step(life *l, chinczyk_game *game) {
    int moves = chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE;
    size_t index = moves ? a_move_not_home(l, game) : 0;
    int32_t face = 1 + (int32_t)walk_below(&l->random, 6);
    look before = look_at(game);
    for (;;) {
        int32_t rolled = 99;
        chinczyk_status status =
            moves ? chinczyk_game_play_index(game, index) : chinczyk_game_roll(game, face, &rolled);
        if (!wants_memory(l, status))
            break;
        cr_assert(moves || rolled == 0);
        look after = look_at(game);
        cr_assert_arr_eq(&after, &before, sizeof before, "changed: %s", before.position);
    }
    cr_assert_eq(chinczyk_game_steps(game), before.steps + 1);
}

static void leave(life *l, chinczyk_game *game, int32_t player) {
    look before = look_at(game);
    while (wants_memory(l, chinczyk_game_leave(game, player))) {
        look after = look_at(game);
        cr_assert_arr_eq(&after, &before, sizeof before, "changed: %s", before.position);
    }
}

/* Taking back and repeating need no memory, so they cannot fail. */
static void back_and_forth(chinczyk_game *game, int back, int forth) {
    while (back-- > 0)
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    while (forth-- > 0)
        cr_assert_eq(chinczyk_game_redo(game), CHINCZYK_OK);
}

static void live(life *l, size_t fail_at, int for_good, look ends[3]) {
    memset(l, 0, sizeof *l);
    l->meter.fail_at = fail_at;
    l->meter.for_good = for_good;
    l->allocator = meter_allocator(&l->meter);
    l->rules = script_rules("polish,passing=allowed,bonus_on_capture=yes");
    l->random = 77;
    chinczyk_game *one = make(l, "0123", NULL);
    for (int i = 0; i < 1500; i++)
        step(l, one);
    chinczyk_game *two = make(l, NULL, one);
    back_and_forth(two, 700, 100);
    for (int i = 0; i < 500; i++)
        step(l, two);
    char position[WALK_POSITION_TEXT];
    walk_position(two, position);
    chinczyk_game *three = make(l, position, NULL);
    for (int i = 0; i < 100; i++)
        step(l, three);
    leave(l, three, 2);
    leave(l, one, chinczyk_game_player(one));
    for (int i = 0; i < 100; i++)
        step(l, one);
    ends[0] = look_at(one);
    ends[1] = look_at(two);
    ends[2] = look_at(three);
    chinczyk_game_free(two);
    chinczyk_game_free(three);
    chinczyk_game_free(one);
    cr_assert_eq(l->meter.live, 0, "%zu blocks leak", l->meter.live);
}

static void fail_each(int for_good) {
    life l;
    look want[3], got[3];
    live(&l, 0, 0, want);
    cr_assert_eq(l.failures, 0);
    size_t calls = l.meter.calls;
    cr_assert_geq(calls, 3);
    for (size_t i = 1; i <= calls; i++) {
        live(&l, i, for_good, got);
        cr_assert_eq(l.failures, 1, "allocation %zu of %zu failed unseen", i, calls);
        cr_assert_arr_eq(got, want, sizeof want, "allocation %zu of %zu", i, calls);
    }
}

Test(alloc, each_allocation_fails_once) {
    fail_each(0);
}

Test(alloc, each_allocation_and_all_later_ones_fail) {
    fail_each(1);
}

/* A step that takes the place of one taken back finds room: there is never a failed one that could
 * have ended what can be repeated. */
Test(alloc, a_step_in_place_of_another_asks_for_no_memory) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    chinczyk_rules rules = script_rules("polish");
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_new(&rules, "0.1.", 0, 1, &allocator, &game, NULL), CHINCZYK_OK);
    for (int i = 0; i < 200; i++) {
        cr_assert_eq(chinczyk_game_roll(game, 1, NULL), CHINCZYK_OK);
        size_t calls = m.calls;
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_roll(game, 2, NULL), CHINCZYK_OK);
        cr_assert_eq(m.calls, calls);
    }
    chinczyk_game_free(game);
    cr_assert_eq(m.live, 0);
}

/* A leave after any number of steps, whether or not it is the one that asks for memory. */
Test(alloc, a_leave_after_any_number_of_steps) {
    size_t failures = 0;
    for (int steps = 0; steps < 200; steps++) {
        meter m = {0};
        chinczyk_allocator allocator = meter_allocator(&m);
        chinczyk_rules rules = script_rules("polish");
        chinczyk_game *game;
        cr_assert_eq(chinczyk_game_new(&rules, "012.", 0, 1, &allocator, &game, NULL), CHINCZYK_OK);
        for (int i = 0; i < steps; i++)
            script_play(game, "1");
        look before = look_at(game);
        m.fail_at = m.calls + 1;
        chinczyk_status status = chinczyk_game_leave(game, 1);
        if (status == CHINCZYK_ERROR_NO_MEMORY) {
            look after = look_at(game);
            cr_assert_arr_eq(&after, &before, sizeof before);
            failures++;
            status = chinczyk_game_leave(game, 1);
        }
        cr_assert_eq(status, CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_leave(game, 1), CHINCZYK_ERROR_INVALID_ARGUMENT);
        chinczyk_game_free(game);
        cr_assert_eq(m.live, 0);
    }
    cr_assert_gt(failures, 0, "no leave asked for memory");
}

/* The one allocator is not asked for what belongs to the other. */
Test(alloc, a_copy_lives_on_its_own_allocator) {
    meter m = {0}, n = {0};
    chinczyk_allocator allocator = meter_allocator(&m), other = meter_allocator(&n);
    chinczyk_rules rules = script_rules("british");
    chinczyk_game *game, *copy, *plain;
    cr_assert_eq(chinczyk_game_new(&rules, "0101", 0, 1, &allocator, &game, NULL), CHINCZYK_OK);
    for (int i = 0; i < 50; i++)
        script_play(game, "1");
    size_t calls = m.calls;
    cr_assert_eq(chinczyk_game_copy(game, &other, &copy), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_copy(copy, NULL, &plain), CHINCZYK_OK);
    cr_assert_eq(m.calls, calls);
    chinczyk_game_free(game);
    cr_assert_eq(m.live, 0);
    cr_assert_gt(n.live, 0);
    for (int i = 0; i < 500; i++)
        script_play(copy, "1");
    chinczyk_game_free(plain);
    chinczyk_game_free(copy);
    cr_assert_eq(n.live, 0);
    cr_assert_eq(m.calls, calls);
}

/* The struct is copied: the caller's own may go. */
Test(alloc, the_allocator_is_copied) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    chinczyk_rules rules = script_rules("polish");
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_new(&rules, "0.1.", 0, 1, &allocator, &game, NULL), CHINCZYK_OK);
    memset(&allocator, 0, sizeof allocator);
    for (int i = 0; i < 500; i++)
        script_play(game, "1");
    chinczyk_game_free(game);
    cr_assert_eq(m.live, 0);
}

/* Half an allocator is none. */
Test(alloc, an_allocator_has_both_functions) {
    meter m = {0};
    chinczyk_rules rules = script_rules("polish");
    for (int missing = 0; missing < 2; missing++) {
        chinczyk_allocator allocator = meter_allocator(&m);
        chinczyk_game *game = (chinczyk_game *)&m, *copy = game;
        if (missing == 0)
            allocator.alloc = NULL;
        else
            allocator.free = NULL;
        cr_expect_eq(chinczyk_game_new(&rules, "0.1.", 0, 1, &allocator, &game, NULL),
                     CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_expect_null(game);
        game = script_begin("polish", "0.1.");
        cr_expect_eq(chinczyk_game_copy(game, &allocator, &copy), CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_expect_null(copy);
        chinczyk_game_free(game);
    }
    cr_expect_eq(m.calls, 0);
}

Test(alloc, freeing_nothing_is_fine) {
    chinczyk_game_free(NULL);
}

/* Steps stand in blocks, and a move may be the one that asks for another. */
Test(alloc, a_move_that_begins_a_block) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    chinczyk_rules rules = script_rules("polish");
    int failures = 0;
    for (uint64_t seed = 0; failures < 3; seed++) {
        chinczyk_game *game;
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        size_t count;
        cr_assert_lt(seed, 100);
        cr_assert_eq(chinczyk_game_new(&rules, "0123", 0, seed, &allocator, &game, NULL),
                     CHINCZYK_OK);
        while (chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER) {
            cr_assert_eq(chinczyk_game_roll(game, 0, NULL), CHINCZYK_OK);
            cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
            if (!count)
                continue;
            look before = look_at(game);
            m.fail_at = m.calls + 1;
            chinczyk_status status = chinczyk_game_play(game, &moves[0]);
            m.fail_at = 0;
            if (status) {
                cr_assert_eq(status, CHINCZYK_ERROR_NO_MEMORY);
                look after = look_at(game);
                cr_assert_eq(memcmp(&before, &after, sizeof before), 0);
                cr_assert_eq(chinczyk_game_play(game, &moves[0]), CHINCZYK_OK);
                failures++;
            }
        }
        chinczyk_game_free(game);
    }
    cr_assert_eq(m.live, 0);
}

Test(alloc, half_an_allocator) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    chinczyk_rules rules = script_rules("polish");
    chinczyk_game *game = (chinczyk_game *)&m;
    chinczyk_error error;
    allocator.alloc = NULL;
    cr_assert_eq(chinczyk_game_new(&rules, "0123", 0, 1, &allocator, &game, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_null(game);
    cr_assert_eq(error.offset, -1);
    cr_assert_str_eq(error.reason, "the allocator lacks a function");
}
