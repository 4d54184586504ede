/* SPDX-License-Identifier: MIT */
/* Counts of the ways a game can go on: known ones, and ones counted step by step. */
#include "script.h"
#include "walk.h"

static uint64_t perft(const chinczyk_game *game, uint32_t depth) {
    uint64_t leaves;
    cr_assert_eq(chinczyk_game_perft(game, depth, NULL, NULL, &leaves), CHINCZYK_OK);
    return leaves;
}

/* Player 0 to roll, everything in base. */
static uint64_t from_the_start(const char *rules, const char *seats, uint32_t depth) {
    chinczyk_rules parsed = script_rules(rules);
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_new(&parsed, seats, 0, 1, NULL, &game, NULL), CHINCZYK_OK);
    uint64_t leaves = perft(game, depth);
    chinczyk_game_free(game);
    return leaves;
}

Test(perft, of_the_start) {
    cr_expect_eq(from_the_start("polish", "0.1.", 5), 7976);
    cr_expect_eq(from_the_start("polish", "0123", 5), 7951);
    cr_expect_eq(from_the_start("british", "0.1.", 5), 9219);
    cr_expect_eq(from_the_start("robber", "0.1.", 5), 18767);
}

/* Six faces, and no choice before the first six. */
Test(perft, of_small_depths) {
    cr_expect_eq(from_the_start("polish", "0123", 0), 1);
    cr_expect_eq(from_the_start("polish", "0123", 1), 6);
    cr_expect_eq(from_the_start("polish", "0123", 2), 36);
}

static uint64_t count(const chinczyk_game *game, uint32_t depth) {
    chinczyk_phase phase = chinczyk_game_phase(game);
    if (phase == CHINCZYK_PHASE_OVER || (phase != CHINCZYK_PHASE_MOVE && depth == 0))
        return 1;
    size_t ways = 6;
    if (phase == CHINCZYK_PHASE_MOVE)
        cr_assert_eq(chinczyk_game_moves(game, NULL, 0, &ways), CHINCZYK_OK);
    uint64_t leaves = 0;
    for (size_t way = 0; way < ways; way++) {
        chinczyk_game *next;
        cr_assert_eq(chinczyk_game_copy(game, NULL, &next), CHINCZYK_OK);
        if (phase == CHINCZYK_PHASE_MOVE) {
            cr_assert_eq(chinczyk_game_play_index(next, way), CHINCZYK_OK);
            leaves += count(next, depth);
        } else {
            cr_assert_eq(chinczyk_game_roll(next, 1 + (int32_t)way, NULL), CHINCZYK_OK);
            leaves += count(next, depth - 1);
        }
        chinczyk_game_free(next);
    }
    return leaves;
}

/* Any position of any rules, and the game that is looked at stays as it is. */
Test(perft, is_what_steps_count) {
    for (uint64_t seed = 20000; seed < 20120; seed++) {
        walk w;
        walk_begin(&w, seed);
        for (int step = 0; walk_step(&w) && step < 120; step++)
            if (step % 24 == 0)
                for (uint32_t depth = 0; depth <= 2; depth++) {
                    walk_assert(&w, perft(w.game, depth) == count(w.game, depth));
                    walk_assert(&w, chinczyk_game_hash(w.game) == w.hash);
                }
        walk_end(&w);
    }
}

Test(perft, of_a_choice_and_of_the_end) {
    chinczyk_game *game =
        script_begin("traditional", "0.1. 38,102,101,103/./30,b,b,b/. 0 roll t0s0 -");
    script_play(game, "2");
    cr_expect_eq(perft(game, 0), 1);
    cr_expect_eq(perft(game, 7), 1);
    script_play(game, "0:38-100");
    cr_expect_eq(perft(game, 0), 1);
    cr_expect_eq(perft(game, 9), 1);
    chinczyk_game_free(game);
    game = script_begin("polish", "0.1. 1,2,3,b/./30,b,b,b/. 0 move:6 t1s1 -");
    cr_expect_eq(perft(game, 0), 4);
    chinczyk_game_free(game);
}

/* Two pawns can move by each face, and the third six in a row is not moved; as the first one it
 * brings a third pawn in as well. */
Test(perft, of_a_turn_that_can_be_forfeited) {
    const char *rules = "polish,bonus_limit=3,bonus_limit_effect=forfeit";
    chinczyk_game *game = script_begin(rules, "0.1. 10,20,b,b/./b,b,b,b/. 0 roll t0s2 -");
    cr_expect_eq(perft(game, 1), 5 * 2 + 1);
    chinczyk_game_free(game);
    game = script_begin(rules, "0.1. 10,20,b,b/./b,b,b,b/. 0 roll t0s0 -");
    cr_expect_eq(perft(game, 1), 5 * 2 + 3);
    chinczyk_game_free(game);
}

/* Every face leads on, tied or not, whoever could move by it. */
Test(perft, of_a_roll_off) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    cr_expect_eq(perft(game, 2), 36);
    cr_expect_eq(perft(game, 3), 216);
    chinczyk_game_free(game);
    game = script_begin("polish", "0.1. 10,20,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -");
    cr_expect_eq(perft(game, 1), 6);
    chinczyk_game_free(game);
}

typedef struct patience {
    int asked, limit;
} patience;

static int32_t lose_patience(void *ctx) {
    patience *p = ctx;
    return ++p->asked >= p->limit ? -7 : 0;
}

Test(perft, can_be_stopped) {
    chinczyk_game *game = script_begin("robber", "0.1. 10,20,b,b/./30,5,b,b/./r0@b,1@b 0 roll "
                                                 "t0s0 -");
    for (int limit = 1; limit < 4; limit++) {
        patience p = {0, limit};
        uint64_t leaves = 99, hash = chinczyk_game_hash(game);
        cr_expect_eq(chinczyk_game_perft(game, 100, lose_patience, &p, &leaves),
                     CHINCZYK_ERROR_STOPPED);
        cr_expect_eq(leaves, 0);
        cr_expect_eq(p.asked, limit, "asked again after the answer");
        cr_expect_eq(chinczyk_game_hash(game), hash);
    }
    patience patient = {0, 1 << 30};
    uint64_t leaves;
    cr_expect_eq(chinczyk_game_perft(game, 5, lose_patience, &patient, &leaves), CHINCZYK_OK);
    cr_expect_eq(leaves, perft(game, 5));
    cr_expect_lt((uint64_t)patient.asked, leaves / 1000, "seldom, for it costs time");
    chinczyk_game_free(game);
}

/* No position is looked at any more: by these rules a lost face and a bonus for one that was not
 * moved lead on, so that there are 2 to the power of the depth without a single move. */
Test(perft, ends_at_once_when_it_is_stopped) {
    chinczyk_game *game = script_begin("polish,exit_faces=5", "0.1. b,b,b,b/./b,b,b,b/. 0 roll "
                                                              "t0s0 -");
    for (uint32_t depth = 100; depth <= 255; depth += 155) {
        patience p = {0, 1};
        uint64_t leaves = 99;
        cr_expect_eq(chinczyk_game_perft(game, depth, lose_patience, &p, &leaves),
                     CHINCZYK_ERROR_STOPPED);
        cr_expect_eq(leaves, 0);
    }
    chinczyk_game_free(game);
}

Test(perft, can_be_stopped_at_a_choice) {
    chinczyk_game *game = script_begin("polish", "0.1. 1,2,3,b/./30,b,b,b/. 0 move:6 t1s1 -");
    patience p = {0, 1};
    uint64_t leaves = 99;
    cr_expect_eq(chinczyk_game_perft(game, 1, lose_patience, &p, &leaves), CHINCZYK_ERROR_STOPPED);
    cr_expect_eq(leaves, 0);
    cr_expect_eq(p.asked, 1);
    chinczyk_game_free(game);
}

Test(perft, has_a_greatest_depth) {
    chinczyk_game *game =
        script_begin("polish", "0.1. 103,102,101,100/./15,b,b,b/. 0 over t0s0 0,1");
    cr_expect_eq(perft(game, 255), 1);
    cr_expect_eq(perft(game, UINT32_MAX), 1, "a game that is over is one, at any depth");
    chinczyk_game_free(game);
    game = script_begin("polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    uint64_t leaves = 99;
    cr_expect_eq(chinczyk_game_perft(game, 256, NULL, NULL, &leaves),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(leaves, 0);
    cr_expect_eq(chinczyk_game_perft(game, UINT32_MAX, NULL, NULL, &leaves),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    chinczyk_game_free(game);
}

Test(perft, nulls) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    uint64_t leaves = 99;
    cr_expect_eq(chinczyk_game_perft(NULL, 1, NULL, NULL, &leaves),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(leaves, 0);
    cr_expect_eq(chinczyk_game_perft(game, 1, NULL, NULL, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    chinczyk_game_free(game);
}
