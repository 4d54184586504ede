/* SPDX-License-Identifier: MIT */
/* Taking back and repeating: after every kind of step, thousands deep, with the die. */
#include "meter.h"
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EVENTS = 64, DEEP = 5000 };

/* All that can be seen of a game after a step. */
typedef struct record {
    char position[WALK_POSITION_TEXT];
    uint64_t hash;
    uint32_t steps;
    size_t event_count;
    chinczyk_event events[EVENTS];
} record;

static record record_of(const chinczyk_game *game) {
    record r;
    memset(&r, 0, sizeof r);
    walk_position(game, r.position);
    r.hash = chinczyk_game_hash(game);
    r.steps = chinczyk_game_steps(game);
    cr_assert_eq(chinczyk_game_events(game, r.events, EVENTS, &r.event_count), CHINCZYK_OK);
    return r;
}

static uint32_t redo_steps(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
    return state.redo_steps;
}

static void is_at(const chinczyk_game *game, const record *want, uint32_t redo) {
    record got = record_of(game);
    cr_assert_str_eq(got.position, want->position);
    cr_assert_arr_eq(&got, want, sizeof got, "hash, steps or events differ at %s", got.position);
    cr_assert_eq(redo_steps(game), redo, "at %s", got.position);
}

static void go(chinczyk_game *game, size_t count, chinczyk_status (*one)(chinczyk_game *)) {
    for (size_t i = 0; i < count; i++)
        cr_assert_eq(one(game), CHINCZYK_OK);
}

/* Steps of each kind, from a start to which nothing can be taken back. */
static const struct {
    const char *rules, *start, *steps;
} kinds[] = {
    {"polish", "0123", "3 5 5 2 6 4 1 2 3"}, /* roll-off with a tie, lost rolls, a turn */
    {"polish", "0123", "x1 5 x2 x0"},        /* leaves in a roll-off, the last ends the game */
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "6 0:b-0 6 0:0-6 2 0:6-8 1 1 1 3"},
    {"polish", "0.1. 10,b,b,b/./13,b,b,b/. 0 roll t0s0 -", "3 0:10-13x 1 6 2:b-20"},
    {"polish", "0.1. 39,b,b,b/./13,b,b,b/. 0 roll t0s0 -", "2 0:39-101 4 2:13-17"},
    {"polish", "012. 101,102,103,38/15,b,b,b/22,b,b,b/. 0 roll t0s0 -", "2 0:38-100 1 x2"},
    {"traditional", "0.1. 101,102,103,38/./15,b,b,b/. 0 roll t0s0 -", "2 0:38-100"},
    {"british", "0.1. 10,b,b,b/./13,13,b,b/. 0 roll t0s0 -", "3 0:10-13! 4 2:13-17 6 0:b-0"},
    {"british", "0.1. 10,b,b,b/./13,13,b,b/. 0 roll t0s2 -", "6 1 2:13-14"},
    {"blockade", "0.1. 10,10,b,b/./13,13,b,b/. 0 roll t0s0 -", "3 0:10=13x 6 2:b-20"},
    {"robber", "0.1. 10,b,b,b/./30,b,b,b/./r0@33,1@12 0 roll t0s0 -",
     "2 0:10-12x 3 2:30-33x 6 r1:b-20"},
    {"polish,combine_rolls=yes", "0.1. b,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "6 6 2 0:b-8 1"},
    {"polish,capture=none", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "1 0:4-6 2"},
    {"polish,passing=allowed", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "1 pass 6 pass 2"},
    {"polish,overshoot=bounce", "0.1. 39,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "6 0:39-101 2"},
    {"polish", "012. 4,b,b,b/10,b,b,b/24,b,b,b/. 0 roll t0s0 -", "3 x0 4 x2"},
    {"polish", "012. 4,b,b,b/10,b,b,b/24,b,b,b/. 0 roll t0s0 -", "3 x1 0:4-7 2"},
};

Test(undo, every_kind_of_step) {
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        chinczyk_game *game = script_begin(kinds[i].rules, kinds[i].start);
        record before = record_of(game), after, first = before;
        char step[32];
        const char *rest = kinds[i].steps;
        size_t steps = 0;
        for (int length; sscanf(rest, "%31s%n", step, &length) == 1; rest += length) {
            script_play(game, step);
            after = record_of(game);
            cr_assert_eq(after.steps, ++steps);
            cr_assert_gt(after.event_count, 0);
            cr_assert_str_neq(after.position, before.position);
            go(game, 1, chinczyk_game_undo);
            is_at(game, &before, 1);
            go(game, 1, chinczyk_game_redo);
            is_at(game, &after, 0);
            before = after;
        }
        go(game, steps, chinczyk_game_undo);
        is_at(game, &first, (uint32_t)steps);
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_ERROR_NOTHING_TO_UNDO);
        is_at(game, &first, (uint32_t)steps);
        go(game, steps, chinczyk_game_redo);
        is_at(game, &before, 0);
        cr_assert_eq(chinczyk_game_redo(game), CHINCZYK_ERROR_NOTHING_TO_REDO);
        is_at(game, &before, 0);
        chinczyk_game_free(game);
    }
}

/* A game in which nobody goes home, since passing is allowed, and so as long as one likes. */
static void long_step(walk *w) {
    if (chinczyk_game_phase(w->game) != CHINCZYK_PHASE_MOVE) {
        int32_t face = (int32_t)walk_below(&w->random, 7);
        walk_assert(w, chinczyk_game_roll(w->game, face, NULL) == CHINCZYK_OK);
    } else {
        size_t count;
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        walk_assert(w,
                    chinczyk_game_moves(w->game, moves, CHINCZYK_MAX_MOVES, &count) == CHINCZYK_OK);
        size_t pick = walk_below(&w->random, (uint32_t)count);
        if (moves[pick].flags & CHINCZYK_MOVE_HOME)
            pick = count - 1;
        walk_assert(w, chinczyk_game_play_index(w->game, pick) == CHINCZYK_OK);
    }
    walk_position(w->game, w->position);
}

/* A long game and the record of each of its positions. */
static record *play_long(walk *w, const char *rules) {
    record *records = malloc((DEEP + 1) * sizeof *records);
    cr_assert_not_null(records);
    walk_begin_with(w, 1, rules);
    records[0] = record_of(w->game);
    for (size_t i = 1; i <= DEEP; i++) {
        long_step(w);
        records[i] = record_of(w->game);
    }
    return records;
}

static void there_and_back(const char *rules) {
    walk w;
    record *records = play_long(&w, rules);
    for (size_t at = DEEP; at-- > 0;) {
        go(w.game, 1, chinczyk_game_undo);
        is_at(w.game, &records[at], (uint32_t)(DEEP - at));
    }
    cr_assert_eq(chinczyk_game_undo(w.game), CHINCZYK_ERROR_NOTHING_TO_UNDO);
    for (size_t at = 1; at <= DEEP; at++) {
        go(w.game, 1, chinczyk_game_redo);
        is_at(w.game, &records[at], (uint32_t)(DEEP - at));
    }
    cr_assert_eq(chinczyk_game_redo(w.game), CHINCZYK_ERROR_NOTHING_TO_REDO);
    walk_end(&w);
    free(records);
}

Test(undo, thousands_of_steps_there_and_back) {
    there_and_back("polish,passing=allowed");
    there_and_back("blockade,passing=allowed,combine_rolls=yes");
    there_and_back("robber,passing=allowed");
}

/* The depths at which a history that is kept in parts could go wrong. */
static const size_t depths[] = {1,   2,    15,   16,   17,   31,   32,   33,   63,  64,  65,
                                95,  96,   97,   127,  128,  129,  255,  256,  257, 511, 512,
                                513, 1023, 1024, 1025, 2048, 4095, 4096, 4097, DEEP};
enum { DEPTHS = sizeof depths / sizeof *depths };

Test(undo, any_depth_and_back) {
    walk w;
    record *records = play_long(&w, "polish,passing=allowed");
    for (size_t i = 0; i < DEPTHS; i++) {
        go(w.game, depths[i], chinczyk_game_undo);
        is_at(w.game, &records[DEEP - depths[i]], (uint32_t)depths[i]);
        go(w.game, depths[i], chinczyk_game_redo);
        is_at(w.game, &records[DEEP], 0);
    }
    walk_end(&w);
    free(records);
}

Test(undo, jumps_to_and_fro) {
    walk w;
    record *records = play_long(&w, "robber,passing=allowed");
    size_t at = DEEP;
    for (int i = 0; i < 2000; i++) {
        size_t to = walk_below(&w.random, 2) ? walk_below(&w.random, DEEP + 1)
                                             : 32 * walk_below(&w.random, DEEP / 32 + 1);
        if (to < at)
            go(w.game, at - to, chinczyk_game_undo);
        else
            go(w.game, to - at, chinczyk_game_redo);
        at = to;
        is_at(w.game, &records[at], (uint32_t)(DEEP - at));
    }
    walk_end(&w);
    free(records);
}

/* A step that differs from the one that was taken back ends what could be repeated. */
Test(undo, a_new_step_ends_what_could_be_repeated) {
    for (size_t i = 0; i < DEPTHS; i++) {
        walk w;
        record *records = play_long(&w, "polish,passing=allowed");
        size_t at = DEEP - depths[i];
        go(w.game, depths[i], chinczyk_game_undo);
        long_step(&w);
        record next = record_of(w.game);
        cr_assert_eq(next.steps, at + 1);
        cr_assert_eq(chinczyk_game_redo(w.game), CHINCZYK_ERROR_NOTHING_TO_REDO);
        is_at(w.game, &next, 0);
        for (int further = 0; further < 70; further++)
            long_step(&w);
        go(w.game, 70, chinczyk_game_undo);
        is_at(w.game, &next, 70);
        go(w.game, 1, chinczyk_game_undo);
        is_at(w.game, &records[at], 71);
        if (at >= 40) {
            go(w.game, 40, chinczyk_game_undo);
            is_at(w.game, &records[at - 40], 111);
        }
        walk_end(&w);
        free(records);
    }
}

/* Even the very step that was taken back, made anew, is a new step. */
Test(undo, the_same_step_again_is_a_new_one) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    script_play(game, "6 5 6 0:b-0");
    go(game, 4, chinczyk_game_undo);
    script_play(game, "6");
    cr_assert_eq(chinczyk_game_redo(game), CHINCZYK_ERROR_NOTHING_TO_REDO);
    cr_assert_eq(redo_steps(game), 0);
    chinczyk_game_free(game);
}

Test(undo, a_refused_call_keeps_what_can_be_repeated) {
    chinczyk_game *game = script_begin("polish", "012.");
    script_play(game, "6 5 4 6 0:b-0 6 x1");
    record end = record_of(game);
    go(game, 2, chinczyk_game_undo);
    cr_assert_eq(chinczyk_game_roll(game, 7, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_game_roll(game, -1, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_game_play_index(game, 0), CHINCZYK_ERROR_WRONG_PHASE);
    cr_assert_eq(chinczyk_game_leave(game, 3), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(redo_steps(game), 2);
    go(game, 1, chinczyk_game_redo);
    chinczyk_move move = {0};
    cr_assert_eq(chinczyk_game_play(game, &move), CHINCZYK_ERROR_ILLEGAL_MOVE);
    cr_assert_eq(chinczyk_game_play_index(game, 99), CHINCZYK_ERROR_ILLEGAL_MOVE);
    cr_assert_eq(chinczyk_game_roll(game, 1, NULL), CHINCZYK_ERROR_WRONG_PHASE);
    go(game, 1, chinczyk_game_redo);
    is_at(game, &end, 0);
    chinczyk_game_free(game);
}

static int32_t roll_own(chinczyk_game *game) {
    int32_t face = 0;
    while (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE)
        cr_assert_eq(chinczyk_game_play_index(game, 0), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_roll(game, 0, &face), CHINCZYK_OK);
    cr_assert(face >= 1 && face <= 6);
    return face;
}

/* The die is taken back, and repeated, with the step: the same faces come again. */
Test(undo, the_die_is_taken_back) {
    chinczyk_game *game = script_begin("polish", "0123");
    int32_t faces[150], next;
    for (int i = 0; i < 150; i++)
        faces[i] = roll_own(game);
    next = roll_own(game);
    go(game, 1, chinczyk_game_undo);
    for (uint32_t back = 1; back < 150; back += 7) {
        go(game, back, chinczyk_game_undo);
        go(game, back, chinczyk_game_redo);
        cr_assert_eq(roll_own(game), next, "repeated steps turn the die");
        go(game, 1, chinczyk_game_undo);
    }
    chinczyk_game *copy;
    cr_assert_eq(chinczyk_game_copy(game, NULL, &copy), CHINCZYK_OK);
    cr_assert_eq(roll_own(copy), next, "a copy has the die");
    chinczyk_game_free(copy);
    go(game, chinczyk_game_steps(game), chinczyk_game_undo);
    for (int i = 0; i < 150; i++)
        cr_assert_eq(roll_own(game), faces[i], "roll %d", i);
    chinczyk_game_free(game);
}

/* A face that the caller tells does not turn the game's own die. */
Test(undo, a_told_face_taken_back_leaves_the_die) {
    chinczyk_game *game = script_begin("polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    int32_t first, again;
    cr_assert_eq(chinczyk_game_roll(game, 0, &first), CHINCZYK_OK);
    go(game, 1, chinczyk_game_undo);
    script_play(game, first == 1 ? "2" : "1");
    go(game, 1, chinczyk_game_undo);
    cr_assert_eq(chinczyk_game_roll(game, 0, &again), CHINCZYK_OK);
    cr_assert_eq(again, first);
    chinczyk_game_free(game);
}

/* A copy has the whole history, and its own. */
Test(undo, a_copy_has_its_own_history) {
    walk w;
    record *records = play_long(&w, "blockade,passing=allowed");
    go(w.game, 1000, chinczyk_game_undo);
    chinczyk_game *copy;
    cr_assert_eq(chinczyk_game_copy(w.game, NULL, &copy), CHINCZYK_OK);
    is_at(copy, &records[DEEP - 1000], 1000);
    go(copy, DEEP - 1000, chinczyk_game_undo);
    is_at(copy, &records[0], DEEP);
    is_at(w.game, &records[DEEP - 1000], 1000);
    go(copy, DEEP, chinczyk_game_redo);
    is_at(copy, &records[DEEP], 0);
    go(w.game, 1, chinczyk_game_redo);
    walk_end(&w);
    go(copy, DEEP, chinczyk_game_undo);
    is_at(copy, &records[0], DEEP);
    chinczyk_game_free(copy);
    free(records);
}

static size_t blocks_of_copy(const chinczyk_game *game, meter *m, chinczyk_game **copy) {
    chinczyk_allocator allocator = meter_allocator(m);
    cr_assert_eq(chinczyk_game_copy(game, &allocator, copy), CHINCZYK_OK);
    return m->live;
}

static chinczyk_game *nobody_comes_out(size_t steps) {
    chinczyk_game *game = script_begin("polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    while (steps--)
        cr_assert_eq(chinczyk_game_roll(game, 1, NULL), CHINCZYK_OK);
    return game;
}

/* Steps that a new one ended are not copied: the copy of a game that was longer once takes no
 * more memory than that of one that never was. */
Test(undo, a_copy_leaves_out_what_was_ended) {
    for (size_t at = 1; at < 300; at++) {
        chinczyk_game *shortened = nobody_comes_out(400), *never_long = nobody_comes_out(at);
        chinczyk_game *copy, *other;
        meter m = {0}, n = {0};
        go(shortened, 400 - at, chinczyk_game_undo);
        record before = record_of(shortened);
        script_play(shortened, "2");
        script_play(never_long, "2");
        cr_assert_eq(blocks_of_copy(shortened, &m, &copy), blocks_of_copy(never_long, &n, &other),
                     "after %zu steps", at);
        record end = record_of(other);
        is_at(copy, &end, 0);
        go(copy, 1, chinczyk_game_undo);
        is_at(copy, &before, 1);
        chinczyk_game_free(shortened);
        chinczyk_game_free(never_long);
        chinczyk_game_free(copy);
        chinczyk_game_free(other);
    }
}

Test(undo, a_game_set_up_has_no_history) {
    chinczyk_game *game = script_begin("polish", "0.1. 1,b,b,b/./b,b,b,b/. 0 move:3 t1s0 -");
    record first = record_of(game);
    cr_assert_eq(first.steps, 0);
    cr_assert_eq(first.event_count, 0);
    cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_ERROR_NOTHING_TO_UNDO);
    cr_assert_eq(chinczyk_game_redo(game), CHINCZYK_ERROR_NOTHING_TO_REDO);
    is_at(game, &first, 0);
    chinczyk_game_free(game);
}

Test(undo, of_nothing) {
    cr_expect_eq(chinczyk_game_undo(NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_game_redo(NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
}

/* The choice that a step leads back to, or on to again, is offered as it was. */
Test(undo, choices_come_back) {
    enum { STEPS = 400 };
    static chinczyk_move offered[STEPS][CHINCZYK_MAX_MOVES];
    static size_t counts[STEPS];
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++) {
        chinczyk_rules rules = script_rules(chinczyk_preset_name(preset));
        chinczyk_game *game;
        int steps = 0;
        cr_assert_eq(chinczyk_game_new(&rules, "0.1.", 0, 5, NULL, &game, NULL), CHINCZYK_OK);
        for (; steps < STEPS && chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER; steps++) {
            cr_assert_eq(
                chinczyk_game_moves(game, offered[steps], CHINCZYK_MAX_MOVES, &counts[steps]),
                CHINCZYK_OK);
            if (counts[steps])
                cr_assert_eq(chinczyk_game_play_index(game, (size_t)steps % counts[steps]),
                             CHINCZYK_OK);
            else
                cr_assert_eq(chinczyk_game_roll(game, 0, NULL), CHINCZYK_OK);
        }
        for (int way = 0; way < 2; way++)
            for (int i = 1; i < steps - way; i++) {
                int at = way ? i + 1 : steps - i;
                chinczyk_move moves[CHINCZYK_MAX_MOVES];
                size_t count;
                cr_assert_eq(way ? chinczyk_game_redo(game) : chinczyk_game_undo(game),
                             CHINCZYK_OK);
                cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count),
                             CHINCZYK_OK);
                cr_assert_eq(count, counts[at], "%s, step %d", chinczyk_preset_name(preset), at);
                cr_assert_eq(memcmp(moves, offered[at], count * sizeof *moves), 0, "%s, step %d",
                             chinczyk_preset_name(preset), at);
            }
        chinczyk_game_free(game);
    }
}
