/* SPDX-License-Identifier: MIT */
/* The calls on a game: what they refuse, what they tell, and that refusing changes nothing. */
#include "script.h"
#include "walk.h"

#include <string.h>

#define FRESH "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -"
#define BUSY "0.1. 10,5,b,103/./13,101,b,b/. 0 move:3 t1s0 -"
#define OVER "0.1. 103,102,101,100/./15,b,b,b/. 0 over t0s0 0,1"

#define REFUSED CHINCZYK_ERROR_INVALID_ARGUMENT

static chinczyk_state state_of(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
    return state;
}

static chinczyk_game *copy_of(const chinczyk_game *game) {
    chinczyk_game *copy;
    cr_assert_eq(chinczyk_game_copy(game, NULL, &copy), CHINCZYK_OK);
    return copy;
}

/* Both stand alike, and go on alike with their own dice. */
static void go_on_alike(chinczyk_game *one, chinczyk_game *other) {
    for (int step = 0; step < 300; step++) {
        char a[WALK_POSITION_TEXT], b[WALK_POSITION_TEXT];
        walk_position(one, a);
        walk_position(other, b);
        cr_assert_str_eq(a, b, "step %d", step);
        cr_assert_eq(chinczyk_game_hash(one), chinczyk_game_hash(other), "%s", a);
        chinczyk_state s = state_of(one), t = state_of(other);
        cr_assert_arr_eq(&s, &t, sizeof s, "%s", a);
        if (s.phase == CHINCZYK_PHASE_OVER)
            return;
        if (s.phase == CHINCZYK_PHASE_MOVE) {
            size_t index = (size_t)(step % s.move_count);
            cr_assert_eq(chinczyk_game_play_index(one, index), CHINCZYK_OK);
            cr_assert_eq(chinczyk_game_play_index(other, index), CHINCZYK_OK);
        } else {
            int32_t face = 0, same = -1;
            cr_assert_eq(chinczyk_game_roll(one, 0, &face), CHINCZYK_OK);
            cr_assert_eq(chinczyk_game_roll(other, 0, &same), CHINCZYK_OK);
            cr_assert_eq(face, same);
        }
    }
}

Test(game, nulls_are_refused) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_game *game = script_begin("polish", BUSY), *none = game;
    chinczyk_error error;
    chinczyk_move move;
    chinczyk_state state = {.struct_size = sizeof state};
    char text[WALK_POSITION_TEXT];
    int32_t face;
    size_t size;
    uint32_t pieces;
    cr_expect_eq(chinczyk_game_new(NULL, "0.1.", 0, 1, NULL, &none, &error), REFUSED);
    cr_expect_null(none);
    cr_expect_eq(error.status, REFUSED);
    none = game;
    cr_expect_eq(chinczyk_game_new(&rules, NULL, 0, 1, NULL, &none, NULL), REFUSED);
    cr_expect_null(none);
    cr_expect_eq(chinczyk_game_new(&rules, "0.1.", 0, 1, NULL, NULL, NULL), REFUSED);
    none = game;
    cr_expect_eq(chinczyk_game_new_at(NULL, FRESH, 1, NULL, &none, &error), REFUSED);
    cr_expect_null(none);
    none = game;
    cr_expect_eq(chinczyk_game_new_at(&rules, NULL, 1, NULL, &none, NULL), REFUSED);
    cr_expect_null(none);
    cr_expect_eq(chinczyk_game_new_at(&rules, FRESH, 1, NULL, NULL, NULL), REFUSED);
    none = game;
    cr_expect_eq(chinczyk_game_copy(NULL, NULL, &none), REFUSED);
    cr_expect_null(none);
    cr_expect_eq(chinczyk_game_copy(game, NULL, NULL), REFUSED);
    cr_expect_eq(chinczyk_game_phase(NULL), 0);
    cr_expect_eq(chinczyk_game_player(NULL), CHINCZYK_NONE);
    cr_expect_eq(chinczyk_game_steps(NULL), 0);
    cr_expect_eq(chinczyk_game_hash(NULL), 0);
    face = 9;
    cr_expect_eq(chinczyk_game_roll(NULL, 1, &face), REFUSED);
    cr_expect_eq(face, 0);
    size = 9;
    cr_expect_eq(chinczyk_game_moves(NULL, &move, 1, &size), REFUSED);
    cr_expect_eq(size, 0);
    cr_expect_eq(chinczyk_game_moves(game, NULL, 1, &size), REFUSED);
    cr_expect_eq(chinczyk_game_play(NULL, &move), REFUSED);
    cr_expect_eq(chinczyk_game_play(game, NULL), REFUSED);
    cr_expect_eq(chinczyk_game_play_index(NULL, 0), REFUSED);
    cr_expect_eq(chinczyk_game_leave(NULL, 0), REFUSED);
    cr_expect_eq(chinczyk_game_state(NULL, &state), REFUSED);
    cr_expect_eq(chinczyk_game_state(game, NULL), REFUSED);
    pieces = 9;
    cr_expect_eq(chinczyk_game_pieces_on(NULL, 0, 0, &pieces), REFUSED);
    cr_expect_eq(pieces, 0);
    cr_expect_eq(chinczyk_game_pieces_on(game, 0, 0, NULL), REFUSED);
    memset(&rules, 0x55, sizeof rules);
    cr_expect_eq(chinczyk_game_rules(NULL, &rules, sizeof rules), REFUSED);
    cr_expect_eq(rules.colours, 0);
    cr_expect_eq(rules.win_pawns, 0);
    cr_expect_eq(chinczyk_game_rules(game, NULL, sizeof rules), REFUSED);
    cr_expect_eq(chinczyk_game_position(NULL, text, sizeof text, &size), REFUSED);
    cr_expect_str_empty(text);
    cr_expect_eq(size, 0);
    cr_expect_eq(chinczyk_game_position(game, NULL, sizeof text, &size), REFUSED);
    cr_expect_eq(chinczyk_move_format(NULL, text, sizeof text, NULL), REFUSED);
    cr_assert_eq(chinczyk_game_moves(game, &move, 0, NULL), CHINCZYK_OK);
    cr_expect_eq(chinczyk_game_find_move(NULL, "0:1-2", &move, &error), REFUSED);
    cr_expect_eq(chinczyk_game_find_move(game, NULL, &move, &error), REFUSED);
    cr_expect_eq(chinczyk_game_find_move(game, "0:1-2", NULL, &error), REFUSED);
    chinczyk_game_free(game);
}

/* Seats (rules 3.10): only the form is a matter of parsing. What is wrong with them, and where. */
Test(game, seats_that_nobody_can_take) {
    static const char form[] = "seats have a digit or `.` for each colour";
    static const char length[] = "seats must have 4 characters, one for each colour";
    static const char number[] = "players must be numbered by their first colour";
    static const char alone[] = "a game needs at least two players";
    static const char uneven[] = "all players must own equally many colours";
    static const char robbers[] = "a game with robbers needs two players of one colour each";
    static const struct {
        const char *rules, *seats, *reason;
        int32_t offset;
    } cases[] = {
        {"polish", "", length, 0},      {"polish", "0.1", length, 0},
        {"polish", "0.1..", length, 0}, {"polish", "0.1.0.1.0.1.", length, 0},
        {"polish", "0 1.", form, 1},    {"polish", "0a1.", form, 1},
        {"polish", "0/1.", form, 1},    {"polish", "0.1/", form, 3},
        {"polish", "0.:.", form, 2},    {"polish", "0.1. ", form, 4},
        {"polish", "....", alone, 0},   {"polish", "0...", alone, 0},
        {"polish", "0000", alone, 0},   {"polish", "1.0.", number, 0},
        {"polish", "1.2.", number, 0},  {"polish", "0.2.", number, 2},
        {"polish", "0012", uneven, 0},  {"polish", "001.", uneven, 0},
        {"robber", "012.", robbers, 0}, {"robber", "0101", robbers, 0},
        {"robber", "0123", robbers, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chinczyk_rules rules = script_rules(cases[i].rules);
        chinczyk_game *game = (chinczyk_game *)&rules;
        chinczyk_error error;
        chinczyk_status status =
            chinczyk_game_new(&rules, cases[i].seats, CHINCZYK_NONE, 1, NULL, &game, &error);
        cr_expect_eq(status, cases[i].reason == form ? CHINCZYK_ERROR_PARSE : REFUSED, "%s %s: %s",
                     cases[i].rules, cases[i].seats, chinczyk_status_name(status));
        cr_expect_null(game);
        cr_expect_eq(error.status, status);
        cr_expect_str_eq(error.reason, cases[i].reason);
        cr_expect_str_eq(error.field, "seats");
        cr_expect_eq(error.offset, cases[i].offset, "%s: %d", cases[i].seats, (int)error.offset);
    }
}

Test(game, seats_that_can_be_taken) {
    static const char *const cases[][2] = {
        {"polish", "0.1."},
        {"polish", "01.."},
        {"polish", "..01"},
        {"polish", "0..1"},
        {"polish", "012."},
        {"polish", ".012"},
        {"polish", "0123"},
        {"polish", "0101"},
        {"polish", "0011"},
        {"polish", "0110"},
        {"robber", "01.."},
        {"robber", ".0.1"},
        {"british", "0101"},
        {"ludo", "0011"},
        {"polish,colours=5", "01.01"},
        {"polish,colours=2", "01"},
        {"polish,colours=6,track_length=48,lap_length=48", "001122"},
        {"polish,colours=6,track_length=48,lap_length=48", "012345"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chinczyk_game *game = script_begin(cases[i][0], cases[i][1]);
        char text[WALK_POSITION_TEXT];
        walk_position(game, text);
        cr_expect_eq(strncmp(text, cases[i][1], strlen(cases[i][1])), 0, "%s", text);
        chinczyk_game_free(game);
    }
}

/* Who starts (rules 3.8). */
Test(game, first_player) {
    static const char *const presets[] = {"polish", "online", "ludo"};
    for (size_t i = 0; i < 3; i++) {
        chinczyk_rules rules = script_rules(presets[i]);
        const int32_t none[] = {-1, -3, 3, INT32_MAX, INT32_MIN};
        for (int32_t first = 0; first < 3; first++) {
            chinczyk_game *game;
            cr_assert_eq(chinczyk_game_new(&rules, "012.", first, 1, NULL, &game, NULL),
                         CHINCZYK_OK);
            cr_expect_eq(chinczyk_game_phase(game), CHINCZYK_PHASE_ROLL);
            cr_expect_eq(chinczyk_game_player(game), first);
            chinczyk_game_free(game);
        }
        for (size_t n = 0; n < sizeof none / sizeof *none; n++) {
            chinczyk_game *game = (chinczyk_game *)&rules;
            cr_expect_eq(chinczyk_game_new(&rules, "012.", none[n], 1, NULL, &game, NULL), REFUSED);
            cr_expect_null(game);
        }
    }
    chinczyk_game *game = script_begin("polish", "012.");
    cr_expect_eq(chinczyk_game_phase(game), CHINCZYK_PHASE_ROLL_OFF);
    cr_expect_eq(chinczyk_game_player(game), 0);
    chinczyk_game_free(game);
    game = script_begin("ludo", "012.");
    cr_expect_eq(chinczyk_game_phase(game), CHINCZYK_PHASE_ROLL);
    cr_expect_eq(chinczyk_game_player(game), 0);
    chinczyk_game_free(game);
}

/* A refused call changes nothing: the game goes on as a copy that was not asked. */
static void after_refusals(const char *rules, const char *start,
                           void (*refusals)(chinczyk_game *game)) {
    chinczyk_game *game = script_begin(rules, start), *copy = copy_of(game);
    refusals(game);
    go_on_alike(game, copy);
    chinczyk_game_free(game);
    chinczyk_game_free(copy);
}

static void no_faces(chinczyk_game *game, chinczyk_status status) {
    const int32_t faces[] = {-1, 7, 8, INT32_MAX, INT32_MIN, 6 + 256};
    for (size_t i = 0; i < sizeof faces / sizeof *faces; i++) {
        int32_t rolled = 9;
        cr_expect_eq(chinczyk_game_roll(game, faces[i], &rolled), status, "face %d", faces[i]);
        cr_expect_eq(rolled, 0);
    }
}

static void no_choices(chinczyk_game *game) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES], zero;
    size_t count = 9;
    memset(&zero, 0, sizeof zero);
    cr_expect_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
    cr_expect_eq(count, 0);
    cr_expect_eq(chinczyk_game_moves(game, NULL, 0, &count), CHINCZYK_OK);
    cr_expect_eq(chinczyk_game_play(game, &zero), CHINCZYK_ERROR_WRONG_PHASE);
    cr_expect_eq(chinczyk_game_play_index(game, 0), CHINCZYK_ERROR_WRONG_PHASE);
    memset(moves, 0x55, sizeof moves);
    cr_expect_eq(chinczyk_game_find_move(game, "0:b-0", moves, NULL), CHINCZYK_ERROR_WRONG_PHASE);
    cr_expect_arr_eq(moves, &zero, sizeof zero);
    memset(moves, 0x55, sizeof moves);
    cr_expect_eq(chinczyk_game_find_move(game, "0:b", moves, NULL), CHINCZYK_ERROR_PARSE);
    cr_expect_arr_eq(moves, &zero, sizeof zero);
}

static void no_leavers(chinczyk_game *game) {
    const int32_t players[] = {-1, CHINCZYK_NONE, 2, 3, 6, 255, 256, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof players / sizeof *players; i++)
        cr_expect_eq(chinczyk_game_leave(game, players[i]), REFUSED, "player %d", players[i]);
}

static void no_history(chinczyk_game *game) {
    cr_expect_eq(chinczyk_game_undo(game), CHINCZYK_ERROR_NOTHING_TO_UNDO);
    cr_expect_eq(chinczyk_game_redo(game), CHINCZYK_ERROR_NOTHING_TO_REDO);
}

static void where_a_roll_is_due(chinczyk_game *game) {
    no_faces(game, REFUSED);
    no_choices(game);
    no_leavers(game);
    no_history(game);
}

static void where_a_choice_is_due(chinczyk_game *game) {
    chinczyk_move move, zero;
    int32_t rolled = 9;
    memset(&zero, 0, sizeof zero);
    no_faces(game, CHINCZYK_ERROR_WRONG_PHASE);
    cr_expect_eq(chinczyk_game_roll(game, 0, &rolled), CHINCZYK_ERROR_WRONG_PHASE);
    cr_expect_eq(rolled, 0);
    cr_expect_eq(chinczyk_game_roll(game, 3, NULL), CHINCZYK_ERROR_WRONG_PHASE);
    cr_expect_eq(chinczyk_game_play(game, &zero), CHINCZYK_ERROR_ILLEGAL_MOVE);
    cr_expect_eq(chinczyk_game_play_index(game, 2), CHINCZYK_ERROR_ILLEGAL_MOVE);
    cr_expect_eq(chinczyk_game_play_index(game, SIZE_MAX), CHINCZYK_ERROR_ILLEGAL_MOVE);
    memset(&move, 0x55, sizeof move);
    cr_expect_eq(chinczyk_game_find_move(game, "0:10-14", &move, NULL),
                 CHINCZYK_ERROR_ILLEGAL_MOVE);
    cr_expect_arr_eq(&move, &zero, sizeof zero);
    no_leavers(game);
    no_history(game);
}

static void where_all_is_over(chinczyk_game *game) {
    int32_t rolled = 9;
    no_faces(game, CHINCZYK_ERROR_WRONG_PHASE);
    cr_expect_eq(chinczyk_game_roll(game, 0, &rolled), CHINCZYK_ERROR_WRONG_PHASE);
    cr_expect_eq(rolled, 0);
    no_choices(game);
    for (int32_t player = -1; player < 4; player++)
        cr_expect_eq(chinczyk_game_leave(game, player), CHINCZYK_ERROR_WRONG_PHASE);
    no_history(game);
}

Test(game, refusals_change_nothing) {
    after_refusals("polish", "0.1.", where_a_roll_is_due);
    after_refusals("polish", FRESH, where_a_roll_is_due);
    after_refusals("polish", BUSY, where_a_choice_is_due);
    after_refusals("polish", OVER, where_all_is_over);
}

static int is_one_of(const chinczyk_move *move, const chinczyk_move *moves, size_t count) {
    while (count--)
        if (memcmp(&moves[count], move, sizeof *move) == 0)
            return 1;
    return 0;
}

/* None of the legal moves is played with any one bit turned. */
static void moves_must_be_exact(chinczyk_game *game) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    uint32_t steps = chinczyk_game_steps(game);
    uint64_t hash = chinczyk_game_hash(game);
    cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
    cr_assert_gt(count, 0);
    for (size_t i = 0; i < count; i++)
        for (size_t bit = 0; bit < 8 * sizeof *moves; bit++) {
            chinczyk_move wrong = moves[i];
            ((unsigned char *)&wrong)[bit / 8] ^= (unsigned char)(1u << bit % 8);
            if (!is_one_of(&wrong, moves, count))
                cr_assert_eq(chinczyk_game_play(game, &wrong), CHINCZYK_ERROR_ILLEGAL_MOVE,
                             "move %zu, bit %zu", i, bit);
        }
    cr_assert_eq(chinczyk_game_steps(game), steps);
    cr_assert_eq(chinczyk_game_hash(game), hash);
}

/* But as they are told they are played. */
static void moves_are_played(const chinczyk_game *game) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
    for (size_t i = 0; i < count; i++) {
        chinczyk_game *copy = copy_of(game);
        cr_assert_eq(chinczyk_game_play(copy, &moves[i]), CHINCZYK_OK, "move %zu", i);
        chinczyk_game_free(copy);
    }
}

static const struct {
    const char *rules, *start;
    int32_t face;
} choices[] = {
    {"polish", "0.1. 10,5,b,101/./13,101,b,b/. 0 roll t0s0 -", 2}, /* also in the lane */
    {"polish", "0.1. 10,5,b,38/./13,101,b,b/. 0 roll t0s0 -", 3},  /* a capture, a way home */
    {"polish", "0.1. 10,b,b,103/./b,b,b,b/. 0 roll t0s0 -", 6},    /* an exit */
    {"polish", "0.1. 10,b,b,103/./0,b,b,b/. 0 roll t0s0 -", 6},    /* one that captures */
    {"online", "0.1. 10,5,b,103/./13,101,b,b/. 0 roll t0s0 -", 3},
    {"blockade", "0.1. 10,10,5,b/./13,13,b,b/. 0 roll t0s0 -", 3}, /* a pair */
    {"british", "0.1. 10,9,5,b/./13,13,b,b/. 0 roll t0s0 -", 3},   /* back to base */
    {"robber", "0.1. 10,b,b,b/./30,b,b,b/./r0@33,1@12 0 roll t0s0 -", 2},
    {"robber", "0.1. 10,b,b,b/./30,b,b,b/./r0@b,0@b 0 roll t0s0 -", 6},
    {"polish,passing=allowed", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", 1},
    {"polish,capture=none", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", 1},
    {"polish,overshoot=bounce", "0.1. 39,b,b,b/./5,b,b,b/. 0 roll t0s0 -", 6},
    {"polish", "0101 10,b,b,b/5,b,b,b/20,b,b,b/b,b,b,b 0 roll t0s0 -", 6},
};

/* At once, some steps later, and after taking back. */
Test(game, a_move_is_played_only_as_it_is_told) {
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
        for (int taken_back = 0; taken_back < 2; taken_back++) {
            chinczyk_game *game = script_begin(choices[i].rules, choices[i].start);
            cr_assert_eq(chinczyk_game_roll(game, choices[i].face, NULL), CHINCZYK_OK);
            if (taken_back) {
                cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
                cr_assert_eq(chinczyk_game_redo(game), CHINCZYK_OK);
            }
            moves_must_be_exact(game);
            moves_are_played(game);

            char position[WALK_POSITION_TEXT];
            walk_position(game, position);
            chinczyk_game *fresh = script_begin(choices[i].rules, position);
            moves_must_be_exact(fresh);
            moves_are_played(fresh);
            chinczyk_game_free(game);
            chinczyk_game_free(fresh);
        }
}

/* At every step of games of every kind of rules, not at the first only. */
Test(game, refusals_in_the_midst_of_games) {
    static const char *const kinds[] = {"polish",  "online", "tournament",
                                        "british", "robber", "blockade"};
    for (uint64_t seed = 0; seed < 18; seed++) {
        walk w;
        walk_begin_with(&w, seed, kinds[seed % 6]);
        do {
            uint32_t steps = chinczyk_game_steps(w.game);
            chinczyk_phase phase = chinczyk_game_phase(w.game);
            int rolls = phase == CHINCZYK_PHASE_ROLL || phase == CHINCZYK_PHASE_ROLL_OFF;
            chinczyk_move pass = {.flags = CHINCZYK_MOVE_PASS, .piece = CHINCZYK_NONE};
            no_faces(w.game, rolls ? REFUSED : CHINCZYK_ERROR_WRONG_PHASE);
            walk_assert(&w, chinczyk_game_play(w.game, NULL) == REFUSED);
            if (phase == CHINCZYK_PHASE_MOVE) {
                moves_must_be_exact(w.game);
                walk_assert(&w, chinczyk_game_roll(w.game, 0, NULL) == CHINCZYK_ERROR_WRONG_PHASE);
                walk_assert(&w, chinczyk_game_play(w.game, &pass) == CHINCZYK_ERROR_ILLEGAL_MOVE);
                walk_assert(&w,
                            chinczyk_game_play_index(w.game, (size_t)state_of(w.game).move_count) ==
                                CHINCZYK_ERROR_ILLEGAL_MOVE);
            } else {
                no_choices(w.game);
            }
            if (phase == CHINCZYK_PHASE_OVER)
                walk_assert(&w, chinczyk_game_roll(w.game, 0, NULL) == CHINCZYK_ERROR_WRONG_PHASE);
            walk_assert(&w, chinczyk_game_steps(w.game) == steps);
            walk_assert(&w, chinczyk_game_hash(w.game) == w.hash);
        } while (walk_step(&w));
        walk_end(&w);
    }
}

/* A player who has finished or left cannot leave (rules 3.9). */
Test(game, who_is_out_cannot_leave) {
    chinczyk_game *game =
        script_begin("polish", "0123 103,102,101,100/1,b,b,b/x/31,b,b,b 1 roll t0s0 0,x2");
    cr_expect_eq(chinczyk_game_leave(game, 0), REFUSED);
    cr_expect_eq(chinczyk_game_leave(game, 2), REFUSED);
    cr_expect_eq(chinczyk_game_steps(game), 0);
    cr_expect_eq(chinczyk_game_leave(game, 3), CHINCZYK_OK);
    cr_expect_eq(chinczyk_game_phase(game), CHINCZYK_PHASE_OVER);
    chinczyk_game_free(game);
}

/* A move of an earlier choice is refused, even where a text would name one now. */
Test(game, a_stale_move_is_refused) {
    chinczyk_game *game = script_begin("polish", "0.1. 10,b,b,b/./16,b,b,b/. 0 roll t0s0 -");
    chinczyk_move capture;
    script_play(game, "6");
    cr_assert_eq(chinczyk_game_find_move(game, "0:10-16x", &capture, NULL), CHINCZYK_OK);
    script_play(game, "x1");
    cr_expect_eq(chinczyk_game_play(game, &capture), CHINCZYK_ERROR_WRONG_PHASE);
    chinczyk_game_free(game);

    game = script_begin("polish", "012. 10,b,b,b/16,b,b,b/30,b,b,b/. 0 roll t0s0 -");
    script_play(game, "6");
    cr_assert_eq(chinczyk_game_find_move(game, "0:10-16x", &capture, NULL), CHINCZYK_OK);
    script_play(game, "x1"); /* what it captured is gone */
    cr_expect_eq(chinczyk_game_play(game, &capture), CHINCZYK_ERROR_ILLEGAL_MOVE);
    cr_expect_eq(chinczyk_game_find_move(game, "0:10-16x", &capture, NULL),
                 CHINCZYK_ERROR_ILLEGAL_MOVE);
    script_play(game, "0:10-16");
    chinczyk_game_free(game);
}

Test(game, a_move_tells_all_of_it) {
    chinczyk_game *game = script_begin("blockade", "01.. 10,5,10,b/13,13,b,b/./. 0 move:3 t1s0 -");
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
    cr_assert_eq(count, 2);
    const chinczyk_move pair = {.from_square = 10,
                                .to_square = 13,
                                .player = 0,
                                .piece = 0,
                                .partner = 2,
                                .colour = 0,
                                .captured = 1 << 4 | 1 << 5,
                                .flags = CHINCZYK_MOVE_PAIR | CHINCZYK_MOVE_CAPTURE};
    const chinczyk_move single = {.from_square = 5,
                                  .to_square = 8,
                                  .player = 0,
                                  .piece = 1,
                                  .partner = CHINCZYK_NONE,
                                  .colour = 0};
    cr_expect_arr_eq(&moves[0], &pair, sizeof pair);
    cr_expect_arr_eq(&moves[1], &single, sizeof single);
    chinczyk_game_free(game);
}

Test(game, buffers_of_moves) {
    chinczyk_game *game = script_begin("polish", BUSY);
    chinczyk_move moves[4], untouched[4];
    memset(moves, 0x55, sizeof moves);
    memcpy(untouched, moves, sizeof moves);
    size_t count = 9;
    cr_expect_eq(chinczyk_game_moves(game, NULL, 0, &count), CHINCZYK_OK);
    cr_expect_eq(count, 2);
    count = 9;
    cr_expect_eq(chinczyk_game_moves(game, moves, 1, &count), CHINCZYK_ERROR_BUFFER_TOO_SMALL);
    cr_expect_eq(count, 2, "the needed size is always told");
    cr_expect_arr_eq(moves, untouched, sizeof moves);
    cr_expect_eq(chinczyk_game_moves(game, moves, 2, NULL), CHINCZYK_OK);
    cr_expect_eq(moves[0].to_square, 13);
    cr_expect_eq(moves[1].to_square, 8);
    cr_expect_arr_eq(&moves[2], &untouched[2], 2 * sizeof *moves);
    cr_expect_eq(chinczyk_game_moves(game, NULL, 0, NULL), CHINCZYK_OK);
    chinczyk_move room[CHINCZYK_MAX_MOVES];
    memset(room, 0x55, sizeof room);
    cr_expect_eq(chinczyk_game_moves(game, room, CHINCZYK_MAX_MOVES, NULL), CHINCZYK_OK);
    cr_expect_arr_eq(room, moves, 2 * sizeof *moves);
    cr_expect_arr_eq(&room[2], untouched, 4 * sizeof *moves);
    chinczyk_game_free(game);
}

Test(game, buffers_of_texts) {
    chinczyk_game *game = script_begin("polish", BUSY);
    const size_t size = sizeof BUSY;
    char text[sizeof BUSY + 1];
    for (size_t capacity = 0; capacity <= size + 1; capacity++) {
        size_t needed = 9;
        memset(text, 0x55, sizeof text);
        chinczyk_status status =
            chinczyk_game_position(game, capacity ? text : NULL, capacity, &needed);
        cr_expect_eq(needed, size);
        if (capacity > 0 && capacity < size) {
            cr_expect_eq(status, CHINCZYK_ERROR_BUFFER_TOO_SMALL, "capacity %zu", capacity);
            cr_expect_str_empty(text);
        } else {
            cr_expect_eq(status, CHINCZYK_OK, "capacity %zu", capacity);
        }
        if (capacity >= size)
            cr_expect_str_eq(text, BUSY);
        if (capacity < sizeof text)
            cr_expect_eq(text[capacity], 0x55, "written beyond %zu", capacity);
    }
    cr_expect_eq(chinczyk_game_position(game, text, size, NULL), CHINCZYK_OK);
    chinczyk_game_free(game);
}

Test(game, rules_come_back) {
    chinczyk_rules rules = script_rules("british,exit_faces=16,safe_squares=8+11"), got;
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_new(&rules, "0101", 1, 1, NULL, &game, NULL), CHINCZYK_OK);
    memset(&got, 0x55, sizeof got);
    cr_expect_eq(chinczyk_game_rules(game, &got, sizeof got), CHINCZYK_OK);
    cr_expect_arr_eq(&got, &rules, sizeof rules);
    union {
        chinczyk_rules rules;
        unsigned char bytes[4104];
    } larger;
    memset(&larger, 0x55, sizeof larger);
    cr_expect_eq(chinczyk_game_rules(game, &larger.rules, 4096), CHINCZYK_OK);
    cr_expect_eq(larger.rules.struct_size, 4096);
    cr_expect_eq(larger.bytes[4095], 0);
    cr_expect_eq(larger.bytes[4096], 0x55);
    cr_expect_eq(chinczyk_rules_check(&larger.rules, NULL), CHINCZYK_OK);
    cr_expect_eq(chinczyk_game_rules(game, &got, sizeof got - 1), REFUSED);
    cr_expect_eq(chinczyk_game_rules(game, &larger.rules, 4097), REFUSED);
    cr_expect_eq(chinczyk_game_rules(game, &got, 0), REFUSED);
    chinczyk_game_free(game);
}

Test(game, a_copy_is_independent) {
    chinczyk_game *game = script_begin("polish", "0123");
    for (int i = 0; i < 100; i++)
        cr_assert(chinczyk_game_roll(game, 0, NULL) == CHINCZYK_OK ||
                  chinczyk_game_play_index(game, 0) == CHINCZYK_OK);
    chinczyk_game *copy = copy_of(game), *witness = copy_of(game);
    go_on_alike(game, copy);
    chinczyk_game_free(game);
    chinczyk_game *later = copy_of(witness);
    go_on_alike(witness, later);
    chinczyk_game_free(copy);
    chinczyk_game_free(witness);
    chinczyk_game_free(later);
}

static void find_fails(const chinczyk_game *game, const char *text, chinczyk_status status,
                       ptrdiff_t offset, const char *reason) {
    chinczyk_move move;
    chinczyk_error error;
    cr_expect_eq(chinczyk_game_find_move(game, text, &move, &error), status, "%s", text);
    cr_expect_eq(error.status, status, "%s", text);
    cr_expect_eq(error.offset, offset, "%s", text);
    cr_expect_str_eq(error.field, "", "%s", text);
    cr_expect_str_eq(error.reason, reason, "%s", text);
}

Test(game, why_a_move_is_not_found) {
    chinczyk_game *game = script_begin("polish", "0.1. 10,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    find_fails(game, "0:10-14", CHINCZYK_ERROR_WRONG_PHASE, -1, "no choice between moves is due");
    script_play(game, "3");
    find_fails(game, "0:10-14", CHINCZYK_ERROR_ILLEGAL_MOVE, -1,
               "the move is not one of the legal moves");
    find_fails(game, "0:10", CHINCZYK_ERROR_PARSE, 0,
               "a move must be such as 0:12-16, 1:5=9x, r0:b-20 or pass");
    chinczyk_game_free(game);
}

/* A pass tells of nothing but who declines. */
Test(game, members_of_a_pass) {
    chinczyk_game *game =
        script_begin("polish,passing=allowed", "0.1. 10,b,b,b/./20,b,b,b/. 1 roll t0s0 -");
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    script_play(game, "3");
    cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
    cr_assert_eq(count, 2);
    cr_expect_eq(moves[1].flags, CHINCZYK_MOVE_PASS);
    cr_expect_eq(moves[1].player, 1);
    cr_expect_eq(moves[1].piece, CHINCZYK_NONE);
    cr_expect_eq(moves[1].partner, CHINCZYK_NONE);
    cr_expect_eq(moves[1].colour, CHINCZYK_NONE);
    cr_expect_eq(moves[1].from_square, CHINCZYK_NONE);
    cr_expect_eq(moves[1].to_square, CHINCZYK_NONE);
    cr_expect_eq(moves[1].captured, 0);
    cr_expect_eq(moves[1].reserved, 0);
    chinczyk_game_free(game);
}
