/* SPDX-License-Identifier: MIT */
/* The path of a move, and of a captured piece, square by square. */
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <string.h>

#ifndef GAMES
#define GAMES 600
#endif

enum { STEPS = 400, TEXT_SIZE = 512, R0 = CHINCZYK_ROBBER, R1 = CHINCZYK_ROBBER + 1 };

static chinczyk_game *game;

static void clear(void) {
    chinczyk_game_free(game);
    game = NULL;
}

TestSuite(path, .fini = clear);

static void given(const char *rules, const char *position) {
    chinczyk_rules read;
    chinczyk_error error;
    clear();
    cr_assert_eq(chinczyk_rules_parse(rules, &read, sizeof read, &error), CHINCZYK_OK, "%s: %s",
                 rules, error.reason);
    cr_assert_eq(chinczyk_game_new_at(&read, position, 1, NULL, &game, &error), CHINCZYK_OK,
                 "%s: %s: %s", rules, position, error.reason);
}

static void same(int line, const int32_t *squares, size_t count, const char *wanted) {
    char got[TEXT_SIZE] = "";
    size_t length = 0;
    for (size_t i = 0; i < count; i++)
        length +=
            (size_t)snprintf(got + length, sizeof got - length, i > 0 ? " %d" : "%d", squares[i]);
    cr_assert(strcmp(got, wanted) == 0, "line %d\n  wanted %s\n  got    %s", line, wanted, got);
}

/* The path of a legal move is exactly this. */
#define walks(move, text) walks_at(__LINE__, move, text)
/* And this the way back to base. */
#define goes_back(piece, square, text) goes_back_at(__LINE__, piece, square, text)

static void walks_at(int line, const char *text, const char *wanted) {
    chinczyk_move move;
    int32_t squares[CHINCZYK_MAX_PATH];
    size_t count;
    cr_assert_eq(chinczyk_game_find_move(game, text, &move, NULL), CHINCZYK_OK, "line %d", line);
    cr_assert_eq(chinczyk_game_path(game, &move, squares, CHINCZYK_MAX_PATH, &count), CHINCZYK_OK);
    same(line, squares, count, wanted);
}

static void goes_back_at(int line, int32_t piece, int32_t square, const char *wanted) {
    int32_t squares[CHINCZYK_MAX_PATH];
    size_t count;
    cr_assert_eq(chinczyk_game_path_back(game, piece, square, squares, CHINCZYK_MAX_PATH, &count),
                 CHINCZYK_OK, "line %d", line);
    same(line, squares, count, wanted);
}

Test(path, of_pawns) {
    given("polish", "0.1. 3,39,b,b/./17,b,b,b/. 0 move:4 t1s0 -");
    walks("0:3-7", "3 4 5 6 7");
    walks("0:39-103", "39 100 101 102 103");
    given("polish", "0.1. 3,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -");
    walks("0:b-0", "-1 0");
    given("polish", "0.1. b,b,b,b/./38,b,b,b/. 1 move:4 t1s0 -");
    walks("2:38-2", "38 39 0 1 2");
    given("blockade", "0.1. 3,3,b,b/./b,b,b,b/. 0 move:2 t1s0 -");
    walks("0:3=5", "3 4 5");
    walks("0:3-5", "3 4 5");
    given("polish,passing=allowed", "0.1. 3,b,b,b/./b,b,b,b/. 0 move:1 t1s0 -");
    walks("pass", "");
}

Test(path, of_robbers) {
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,0@2 0 move:6 t1s1 -");
    walks("r0:b-20", "-1 20");
    walks("r1:2-36", "2 1 0 39 38 37 36");
    given("robber,combine_rolls=yes", "0.1. b,b,b,b/./b,b,b,b/./r1@b,0@2 1 move:6+3 t2s0 -");
    walks("r0:b-37", "-1 0 39 38 37");
}

Test(path, of_a_combined_roll) {
    given("polish,combine_rolls=yes,exit_faces=16", "0.1. 3,b,b,b/./b,b,b,b/. 0 move:6+1 t2s0 -");
    walks("0:b-1", "-1 0 1");
    walks("0:3-10", "3 4 5 6 7 8 9 10");
    given("polish,combine_rolls=yes,exit_faces=16,bonus_faces=56",
          "0.1. 3,b,b,b/./b,b,b,b/. 0 move:5+1 t2s0 -");
    walks("0:b-5", "-1 0 1 2 3 4 5");
    given("polish,combine_rolls=yes,exit_faces=16,bonus_faces=1",
          "0.1. 3,b,b,b/./b,b,b,b/. 0 move:1+6 t2s0 -");
    walks("0:b-6", "-1 0 1 2 3 4 5 6");
}

Test(path, of_a_bounce) {
    given("polish,overshoot=bounce", "0.1. 39,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -");
    walks("0:39-101", "39 100 101 102 103 102 101");
    given("british,overshoot=bounce-all", "0.1. 103,b,b,b/./b,b,b,b/. 0 move:5 t1s0 -");
    walks("0:103-102", "103 104 105 104 103 102");
}

Test(path, of_a_slide) {
    given("polish,capture=none", "0.1. 36,b,b,b/./38,39,b,b/. 0 move:2 t1s0 -");
    walks("0:36-100", "36 37 38 39 100");
    given("polish,capture=none", "0.1. 3,b,b,b/./0,1,b,b/. 0 move:6 t1s1 -");
    walks("0:b-2", "-1 0 1 2");
    given("polish,capture=none,slide=back", "0.1. 3,b,b,b/./6,7,b,b/. 0 move:4 t1s0 -");
    walks("0:3-5", "3 4 5 6 7 6 5");
}

Test(path, of_a_bust) {
    given("british", "0.1. 3,b,b,b/./5,5,b,b/. 0 move:2 t1s0 -");
    walks("0:3-5!", "3 4 5 -1");
}

Test(path, back_to_base) {
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@2 0 roll t0s0 -");
    goes_back(0, 3, "3 2 1 0 -1");
    goes_back(3, 0, "0 -1");
    goes_back(8, 1, "1 0 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 -1");
    goes_back(8, 18,
              "18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 39 38 37 36 35 34 33 32 31 "
              "30 29 28 27 26 25 24 23 22 21 20 -1");
    goes_back(8, CHINCZYK_BASE, "-1");
    goes_back(R0, 2, "2 -1");
    goes_back(R1, 39, "39 -1");
    goes_back(R1, CHINCZYK_BASE, "-1");
    given("polish,colours=2,track_length=12,lap_length=8,home_centre=yes,home_length=1",
          "01 b,b,b,b/b,b,b,b 0 roll t0s0 -");
    goes_back(0, 101, "101 100 7 6 5 4 3 2 1 0 -1");
}

Test(path, back_fits_or_not) {
    int32_t squares[] = {77, 77, 77, 77};
    size_t count = 0;
    given("polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    cr_assert_eq(chinczyk_game_path_back(game, 0, 1, NULL, 0, &count), CHINCZYK_OK);
    cr_assert_eq(count, 3);
    cr_assert_eq(chinczyk_game_path_back(game, 0, 1, squares, 2, &count),
                 CHINCZYK_ERROR_BUFFER_TOO_SMALL);
    cr_assert(count == 3 && squares[0] == 77);
    cr_assert_eq(chinczyk_game_path_back(game, 0, 1, squares, 3, NULL), CHINCZYK_OK);
    cr_assert(squares[0] == 1 && squares[1] == 0 && squares[2] == CHINCZYK_BASE);
    cr_assert_eq(squares[3], 77);
}

static void is_refused_back(const chinczyk_game *of, int32_t piece, int32_t square) {
    int32_t squares[CHINCZYK_MAX_PATH] = {77};
    size_t count = 99;
    cr_assert_eq(chinczyk_game_path_back(of, piece, square, squares, CHINCZYK_MAX_PATH, &count),
                 CHINCZYK_ERROR_INVALID_ARGUMENT, "%d from %d", piece, square);
    cr_assert(count == 0 && squares[0] == 77);
}

Test(path, what_is_refused) {
    int32_t squares[CHINCZYK_MAX_PATH] = {77};
    size_t count = 99;
    chinczyk_move move;
    given("polish,pawns=3,lap_length=36,home_length=3", "0.1. 3,b,b/./b,b,b/. 0 move:6 t1s1 -");
    cr_assert_eq(chinczyk_game_find_move(game, "0:3-9", &move, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_path(NULL, &move, squares, 9, &count),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(count, 0);
    cr_assert_eq(chinczyk_game_path(game, NULL, squares, 9, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_game_path(game, &move, NULL, 9, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    move.to_square++;
    count = 99;
    cr_assert_eq(chinczyk_game_path(game, &move, squares, 9, &count), CHINCZYK_ERROR_ILLEGAL_MOVE);
    cr_assert_eq(count, 0);
    move.to_square--;
    cr_assert_eq(chinczyk_game_play(game, &move), CHINCZYK_OK);
    count = 99;
    cr_assert_eq(chinczyk_game_path(game, &move, squares, 9, &count), CHINCZYK_ERROR_WRONG_PHASE);
    cr_assert(count == 0 && squares[0] == 77);

    is_refused_back(NULL, 0, 3);
    cr_assert_eq(chinczyk_game_path_back(game, 0, 3, NULL, 9, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    int32_t none[] = {INT32_MIN, CHINCZYK_NONE, -1, 3, 4, 11, 16, R0, R1, 26, INT32_MAX};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        is_refused_back(game, none[i], CHINCZYK_BASE);
    int32_t off[] = {INT32_MIN, CHINCZYK_NONE, 36, 39, 40, 99, 103, INT32_MAX};
    for (size_t i = 0; i < sizeof off / sizeof *off; i++)
        is_refused_back(game, 0, off[i]);
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@2 0 roll t0s0 -");
    int32_t nowhere[] = {INT32_MIN, CHINCZYK_NONE, 40, CHINCZYK_LANE, INT32_MAX};
    for (size_t i = 0; i < sizeof nowhere / sizeof *nowhere; i++)
        is_refused_back(game, R1, nowhere[i]);
    is_refused_back(game, 26, 2);
}

/* The position decides, not what was legal when a path was asked for before. */
Test(path, of_a_move_of_another_game) {
    chinczyk_game *two = script_begin("polish", "0.1. 3,9,b,b/./b,b,b,b/. 0 move:4 t1s0 -");
    chinczyk_game *one = script_begin("polish", "0.1. 3,b,b,b/./b,b,b,b/. 0 move:4 t1s0 -");
    chinczyk_move move;
    size_t count;
    cr_assert_eq(chinczyk_game_find_move(two, "0:9-13", &move, NULL), CHINCZYK_OK);
    chinczyk_status legal = chinczyk_game_path(two, &move, NULL, 0, &count);
    chinczyk_status illegal = chinczyk_game_path(one, &move, NULL, 0, &count);
    cr_assert_eq(legal, CHINCZYK_OK);
    cr_assert_eq(illegal, CHINCZYK_ERROR_ILLEGAL_MOVE);
    chinczyk_game_free(two);
    chinczyk_game_free(one);
}

/* --- random games --- */

/* How far along its way a square is for a colour: base 0, its start 1. */
static int32_t progress(const walk *w, int32_t colour, int32_t square) {
    int32_t track = (int32_t)w->rules.track_length;
    int32_t start = colour * (track / (int32_t)w->rules.colours);
    if (square == CHINCZYK_BASE)
        return 0;
    if (square >= CHINCZYK_LANE)
        return (int32_t)w->rules.lap_length + 1 + square - CHINCZYK_LANE;
    return (square - start + track) % track + 1;
}

/* How many steps the faces are: the first exit face is a single one. */
static size_t steps_of(const walk *w, const chinczyk_state *state, const chinczyk_move *move) {
    size_t steps = (size_t)state->distance;
    for (int32_t i = 0; move->flags & CHINCZYK_MOVE_EXIT && i < state->face_count; i++)
        if (w->rules.exit_faces >> state->faces[i] & 1)
            return steps - (size_t)state->faces[i] + 1;
    return steps;
}

static void pawn_steps(walk *w, const chinczyk_move *m, const int32_t *squares, size_t steps,
                       size_t count) {
    int32_t last = (int32_t)(w->rules.lap_length + w->rules.home_length + w->rules.home_centre);
    int back = 0;
    for (size_t i = 1; i < count; i++) {
        int32_t from = progress(w, m->colour, squares[i - 1]);
        int32_t to = progress(w, m->colour, squares[i]);
        if (i > steps)
            back = m->flags & CHINCZYK_MOVE_SLIDE && w->rules.slide == CHINCZYK_SLIDE_BACK;
        else if (from == last)
            back = 1;
        walk_assert(w, to >= 1 && to <= last && to - from == (back ? -1 : 1));
        walk_assert(w, i > steps || !back || m->flags & CHINCZYK_MOVE_BOUNCE);
    }
    walk_assert(w, back || !(m->flags & CHINCZYK_MOVE_BOUNCE));
}

static void robber_steps(walk *w, const chinczyk_state *state, const chinczyk_move *m,
                         const int32_t *squares, size_t count) {
    int32_t track = (int32_t)w->rules.track_length;
    int32_t opponent = 0;
    while (state->owner[opponent] == CHINCZYK_NONE || state->owner[opponent] == m->player)
        opponent++;
    for (size_t i = 1; i < count; i++)
        if (squares[i - 1] == CHINCZYK_BASE)
            walk_assert(w, i == 1 && squares[i] == opponent * (track / (int32_t)w->rules.colours));
        else
            walk_assert(w, squares[i] == (squares[i - 1] + track - 1) % track);
}

static void path_is_a_walk(walk *w, const chinczyk_state *state, const chinczyk_move *m) {
    int32_t squares[CHINCZYK_MAX_PATH];
    size_t count, steps = steps_of(w, state, m), end;
    walk_assert(w,
                chinczyk_game_path(w->game, m, squares, CHINCZYK_MAX_PATH, &count) == CHINCZYK_OK);
    if (m->flags & CHINCZYK_MOVE_PASS) {
        walk_assert(w, count == 0);
        return;
    }
    walk_assert(w, squares[0] == m->from_square);
    end = count - 1;
    if (m->flags & CHINCZYK_MOVE_BUST)
        walk_assert(w, squares[end--] == CHINCZYK_BASE);
    walk_assert(w, squares[end] == m->to_square);
    if (m->flags & CHINCZYK_MOVE_SLIDE) {
        uint32_t there;
        walk_assert(w, end > steps);
        walk_assert(w, chinczyk_game_pieces_on(w->game, 0, squares[steps], &there) == CHINCZYK_OK);
        walk_assert(w, there != 0);
    } else {
        walk_assert(w, end == steps);
    }
    if (m->piece >= CHINCZYK_ROBBER)
        robber_steps(w, state, m, squares, end + 1);
    else
        pawn_steps(w, m, squares, steps, end + 1);
}

/* The caller's buffer is filled or left alone. */
static void path_fits_or_not(walk *w, const chinczyk_move *m) {
    int32_t all[CHINCZYK_MAX_PATH], squares[CHINCZYK_MAX_PATH];
    size_t count, needed = 0;
    walk_assert(w, chinczyk_game_path(w->game, m, NULL, 0, &count) == CHINCZYK_OK);
    walk_assert(w, chinczyk_game_path(w->game, m, all, CHINCZYK_MAX_PATH, NULL) == CHINCZYK_OK);
    memset(squares, 0x55, sizeof squares);
    if (count > 1) {
        walk_assert(w, chinczyk_game_path(w->game, m, squares, count - 1, &needed) ==
                           CHINCZYK_ERROR_BUFFER_TOO_SMALL);
        walk_assert(w, needed == count && squares[0] == 0x55555555);
    }
    walk_assert(w, chinczyk_game_path(w->game, m, squares, count, &needed) == CHINCZYK_OK);
    walk_assert(w, needed == count && memcmp(squares, all, count * sizeof *all) == 0);
    walk_assert(w, squares[count] == 0x55555555);
}

/* Whoever goes to base goes back the way that it came. */
static void ways_back(walk *w) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count, n;
    int32_t squares[CHINCZYK_MAX_PATH];
    walk_assert(w, chinczyk_game_events(w->game, events, CHINCZYK_MAX_EVENTS, &n) == CHINCZYK_OK);
    for (const chinczyk_event *e = events; e < events + n; e++) {
        if (e->kind != CHINCZYK_EVENT_CAPTURED && e->kind != CHINCZYK_EVENT_SENT_BACK &&
            e->kind != CHINCZYK_EVENT_ROBBER_CHANGED_SIDES)
            continue;
        walk_assert(w, chinczyk_game_path_back(w->game, e->piece, e->from_square, squares,
                                               CHINCZYK_MAX_PATH, &count) == CHINCZYK_OK);
        walk_assert(w, squares[0] == e->from_square && squares[count - 1] == e->to_square);
        if (e->piece >= CHINCZYK_ROBBER)
            walk_assert(w, count == 2);
        else
            for (size_t i = 0; i < count; i++)
                walk_assert(w, progress(w, e->piece / 4, squares[i]) == (int32_t)(count - 1 - i));
    }
}

static void walk_on(walk *w) {
    do {
        chinczyk_state state = {.struct_size = sizeof state};
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        size_t count;
        cr_assert_eq(chinczyk_game_state(w->game, &state), CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_moves(w->game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
        for (size_t i = 0; i < count; i++) {
            path_is_a_walk(w, &state, &moves[i]);
            path_fits_or_not(w, &moves[i]);
        }
        ways_back(w);
    } while (chinczyk_game_steps(w->game) < STEPS && walk_step(w));
    walk_end(w);
}

Test(path, of_random_games) {
    walk w;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        walk_begin(&w, 50000 + seed);
        walk_on(&w);
    }
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++) {
        walk_begin_with(&w, 60000, chinczyk_preset_name(preset));
        walk_on(&w);
    }
}

/* The longest of all fit. */
Test(path, of_the_longest_rolls) {
    const char *rules[] = {
        "polish,combine_rolls=yes,bonus_faces=123456,capture=none,slide=back,track_length=96,"
        "lap_length=96",
        "polish,combine_rolls=yes,bonus_faces=123456,capture=none,track_length=96,lap_length=96,"
        "home_length=8,home_centre=yes",
        "robber,combine_rolls=yes,bonus_faces=123456",
    };
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        for (uint64_t seed = 70000; seed < 70040; seed++) {
            walk w;
            walk_begin_with(&w, seed, rules[i]);
            walk_on(&w);
        }
}
