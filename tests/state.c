/* SPDX-License-Identifier: MIT */
/* What can be seen of a game: its state in every phase, and who stands where. */
#include "script.h"

#include <string.h>

#define NONE CHINCZYK_NONE
#define BASE CHINCZYK_BASE
#define PIECES (CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS)

static chinczyk_state state_of(const chinczyk_game *game) {
    chinczyk_state state;
    memset(&state, 0x55, sizeof state);
    state.struct_size = sizeof state;
    cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
    return state;
}

/* Squares of the pawns of a colour. */
static void stands(const chinczyk_state *state, int colour, int32_t a, int32_t b, int32_t c,
                   int32_t d) {
    const int32_t want[] = {a, b, c, d};
    cr_expect_arr_eq(&state->square[4 * colour], want, sizeof want, "colour %d", colour);
}

/* An array with a place for each colour or player. */
#define SIX(array, ...)                                                                            \
    do {                                                                                           \
        const int32_t six[CHINCZYK_MAX_COLOURS] = {__VA_ARGS__};                                   \
        cr_expect_arr_eq(array, six, sizeof six, #array);                                          \
    } while (0)

Test(state, of_a_roll_off) {
    chinczyk_game *game = script_begin("polish", "0101");
    script_play(game, "4");
    chinczyk_state s = state_of(game);
    cr_expect_eq(s.struct_size, sizeof s);
    cr_expect_eq(s.phase, CHINCZYK_PHASE_ROLL_OFF);
    cr_expect_eq(s.rolls_left, 1);
    cr_expect_eq(s.player, 1);
    cr_expect_eq(s.players, 2);
    cr_expect_eq(s.distance, 0);
    cr_expect_eq(s.face_count, 0);
    cr_expect_eq(s.rolls_used, 0);
    cr_expect_eq(s.sixes, 0);
    cr_expect_eq(s.move_count, 0);
    SIX(s.colours, 1 | 4, 2 | 8, 0, 0, 0, 0);
    SIX(s.owner, 0, 1, 0, 1, NONE, NONE);
    SIX(s.roll_off, 4, 0, NONE, NONE, NONE, NONE);
    SIX(s.place, 0, 0, NONE, NONE, NONE, NONE);
    SIX(s.leave_order, 0, 0, NONE, NONE, NONE, NONE);
    SIX(s.pawns_home, 0, 0, NONE, NONE, NONE, NONE);
    SIX(s.walked, 0, 0, NONE, NONE, NONE, NONE);
    for (int colour = 0; colour < 4; colour++)
        stands(&s, colour, BASE, BASE, BASE, BASE);
    for (int colour = 4; colour < 6; colour++)
        stands(&s, colour, NONE, NONE, NONE, NONE);
    cr_expect_eq(s.square[CHINCZYK_ROBBER], NONE);
    cr_expect_eq(s.square[CHINCZYK_ROBBER + 1], NONE);
    cr_expect_eq(s.robber_owner[0], NONE);
    cr_expect_eq(s.robber_owner[1], NONE);
    cr_expect_eq(s.steps, 1);
    cr_expect_eq(s.redo_steps, 0);
    chinczyk_game_free(game);
    game = script_begin("polish", "012.");
    script_play(game, "5 3 5 2"); /* one is out, the others roll again */
    s = state_of(game);
    cr_expect_eq(s.player, 2);
    SIX(s.roll_off, 2, NONE, 0, NONE, NONE, NONE);
    chinczyk_game_free(game);
}

Test(state, of_a_roll) {
    chinczyk_game *game =
        script_begin("polish,pawns=3", "0.12 b,b,101/./10,8,b/35,b,103 1 roll t0s2 -");
    chinczyk_state s = state_of(game);
    cr_expect_eq(s.phase, CHINCZYK_PHASE_ROLL);
    cr_expect_eq(s.player, 1);
    cr_expect_eq(s.players, 3);
    cr_expect_eq(s.distance, 0);
    cr_expect_eq(s.face_count, 0);
    cr_expect_eq(s.rolls_used, 0);
    cr_expect_eq(s.rolls_left, 1);
    cr_expect_eq(s.sixes, 2);
    cr_expect_eq(s.move_count, 0);
    SIX(s.colours, 1, 4, 8, 0, 0, 0);
    SIX(s.owner, 0, NONE, 1, 2, NONE, NONE);
    SIX(s.roll_off, NONE, NONE, NONE, NONE, NONE, NONE);
    SIX(s.pawns_home, 1, 0, 1, NONE, NONE, NONE);
    /* A start is the first square walked; the lane goes on behind the fortieth. */
    SIX(s.walked, 42, 31 + 29, 6 + 44, NONE, NONE, NONE);
    stands(&s, 0, BASE, BASE, 101, NONE);
    stands(&s, 1, NONE, NONE, NONE, NONE);
    stands(&s, 2, 10, 8, BASE, NONE);
    stands(&s, 3, 35, BASE, 103, NONE);
    cr_expect_eq(s.steps, 0);
    chinczyk_game_free(game);
}

Test(state, of_a_choice) {
    chinczyk_game *game =
        script_begin("polish,combine_rolls=yes", "0.1. 3,b,b,b/./10,8,b,b/. 0 roll t0s0 -");
    script_play(game, "6 6");
    chinczyk_state s = state_of(game);
    cr_expect_eq(s.phase, CHINCZYK_PHASE_ROLL);
    cr_expect_eq(s.distance, 0);
    cr_expect_eq(s.face_count, 2);
    cr_expect_eq(s.rolls_used, 2);
    cr_expect_eq(s.rolls_left, 1);
    cr_expect_eq(s.sixes, 2);
    script_play(game, "4");
    s = state_of(game);
    const int32_t faces[CHINCZYK_MAX_FACES] = {6, 6, 4};
    cr_expect_eq(s.phase, CHINCZYK_PHASE_MOVE);
    cr_expect_eq(s.player, 0);
    cr_expect_eq(s.distance, 16);
    cr_expect_eq(s.face_count, 3);
    cr_expect_arr_eq(s.faces, faces, sizeof faces);
    cr_expect_eq(s.rolls_used, 3);
    cr_expect_eq(s.rolls_left, 0);
    cr_expect_eq(s.sixes, 0);
    cr_expect_eq(s.move_count, 2);
    cr_expect_eq(s.steps, 3);
    cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    s = state_of(game);
    cr_expect_eq(s.steps, 2);
    cr_expect_eq(s.redo_steps, 1);
    chinczyk_game_free(game);
}

Test(state, of_tries) {
    chinczyk_game *game =
        script_begin("polish,tries=4", "0.1. 100,b,b,b/./1,b,b,b/. 0 roll t0s0 -");
    for (int32_t used = 0; used < 4; used++) {
        chinczyk_state s = state_of(game);
        cr_expect_eq(s.rolls_used, used);
        cr_expect_eq(s.rolls_left, 4 - used);
        script_play(game, "5");
    }
    cr_expect_eq(state_of(game).rolls_left, 1, "a pawn on the track has one roll");
    for (int i = 0; i < 4; i++)
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    script_play(game, "5 2");
    chinczyk_state s = state_of(game);
    cr_expect_eq(s.phase, CHINCZYK_PHASE_MOVE);
    cr_expect_eq(s.rolls_used, 2);
    cr_expect_eq(s.rolls_left, 2, "a move inside the lane, and the tries go on");
    chinczyk_game_free(game);
}

/* A pawn of any of the player's colours on the track ends the tries. */
Test(state, of_no_tries_with_two_colours) {
    chinczyk_game *game =
        script_begin("polish", "0101 b,b,b,b/b,b,b,b/25,b,b,b/b,b,b,b 0 roll t0s0 -");
    cr_expect_eq(state_of(game).rolls_left, 1);
    chinczyk_game_free(game);
    game = script_begin("polish", "0101 b,b,b,b/25,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    cr_expect_eq(state_of(game).rolls_left, 3);
    chinczyk_game_free(game);
}

Test(state, of_the_end) {
    chinczyk_game *game =
        script_begin("polish", "0123 103,102,101,38/100,101,102,103/23,b,b,b/x 0 roll t0s0 1,x3");
    chinczyk_state s = state_of(game);
    SIX(s.place, 0, 1, 0, 0, NONE, NONE);
    SIX(s.leave_order, 0, 0, 0, 1, NONE, NONE);
    stands(&s, 3, NONE, NONE, NONE, NONE);
    script_play(game, "2 0:38-100");
    s = state_of(game);
    cr_expect_eq(s.phase, CHINCZYK_PHASE_OVER);
    cr_expect_eq(s.player, 0);
    cr_expect_eq(s.players, 4);
    cr_expect_eq(s.rolls_used, 0);
    cr_expect_eq(s.rolls_left, 0);
    cr_expect_eq(s.sixes, 0);
    cr_expect_eq(s.move_count, 0);
    SIX(s.place, 2, 1, 3, 4, NONE, NONE);
    SIX(s.leave_order, 0, 0, 0, 1, NONE, NONE);
    SIX(s.pawns_home, 4, 4, 0, 0, NONE, NONE);
    SIX(s.walked, 41 + 42 + 43 + 44, 41 + 42 + 43 + 44, 4, 0, NONE, NONE);
    chinczyk_game_free(game);
}

/* The earliest leaver is placed lowest; equal ones share a place (rules 3.9). */
Test(state, places) {
    static const struct {
        const char *rules, *position;
        int32_t place[4];
    } cases[] = {
        {"traditional",
         "0123 103,102,101,100/11,b,b,b/23,b,b,b/33,b,b,b 0 over t0s0 0",
         {1, 4, 2, 2}},
        {"traditional", "0123 103,102,101,100/x/23,b,b,b/x 0 over t0s0 0,x3,x1", {1, 3, 2, 4}},
        {"traditional",
         "0123 103,102,101,100/11,b,b,b/103,b,b,b/31,9,b,b 0 over t0s0 0",
         {1, 4, 2, 3}},
        {"traditional", "0123 x/x/x/31,9,b,b 3 over t0s0 3,x1,x0,x2", {3, 4, 2, 1}},
        {"polish", "0123 103,102,101,100/x/23,b,b,b/x 0 over t0s0 0,2,x1,x3", {1, 4, 2, 3}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chinczyk_game *game = script_begin(cases[i].rules, cases[i].position);
        chinczyk_state s = state_of(game);
        cr_expect_arr_eq(s.place, cases[i].place, sizeof cases[i].place, "%s: %d %d %d %d",
                         cases[i].position, s.place[0], s.place[1], s.place[2], s.place[3]);
        chinczyk_game_free(game);
    }
}

Test(state, of_robbers) {
    chinczyk_game *game =
        script_begin("robber", "01.. 10,b,b,b/30,b,b,b/././r1@12,0@b 0 roll t0s0 -");
    chinczyk_state s = state_of(game);
    cr_expect_eq(s.square[CHINCZYK_ROBBER], 12);
    cr_expect_eq(s.square[CHINCZYK_ROBBER + 1], BASE);
    cr_expect_eq(s.robber_owner[0], 1);
    cr_expect_eq(s.robber_owner[1], 0);
    SIX(s.walked, 11, 21, NONE, NONE, NONE, NONE); /* a robber's squares do not count */
    chinczyk_game_free(game);
}

/* Squares of a lap shorter than the ring, and of a centre. */
Test(state, of_a_centre) {
    chinczyk_game *game =
        script_begin("british", "0.1. 105,104,50,b/./24,105,105,b/. 0 roll t0s0 -");
    chinczyk_state s = state_of(game);
    SIX(s.pawns_home, 1, 2, NONE, NONE, NONE, NONE);
    SIX(s.walked, 57 + 56 + 51, 51 + 57 + 57, NONE, NONE, NONE, NONE);
    chinczyk_game_free(game);
}

Test(state, struct_size_edges) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    union {
        chinczyk_state state;
        unsigned char bytes[4104];
    } sized, untouched;
    const uint32_t first = sizeof(chinczyk_state);
    const uint32_t good[] = {first, first + 1, first + 4, 4096};
    const uint32_t bad[] = {0, 4, first - 1, 4097, UINT32_MAX};
    chinczyk_state want = state_of(game);
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        memset(&sized, 0x55, sizeof sized);
        sized.state.struct_size = good[i];
        cr_expect_eq(chinczyk_game_state(game, &sized.state), CHINCZYK_OK);
        cr_expect_eq(sized.state.struct_size, good[i]);
        sized.state.struct_size = first;
        cr_expect_arr_eq(&sized.state, &want, sizeof want);
        for (uint32_t byte = first; byte < good[i]; byte++)
            cr_assert_eq(sized.bytes[byte], 0);
        cr_expect_eq(sized.bytes[good[i]], 0x55);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        memset(&sized, 0x55, sizeof sized);
        sized.state.struct_size = bad[i];
        untouched = sized;
        cr_expect_eq(chinczyk_game_state(game, &sized.state), CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_expect_arr_eq(&sized, &untouched, sizeof sized);
    }
    chinczyk_game_free(game);
}

Test(state, pieces_on_squares) {
    chinczyk_game *game =
        script_begin("ludo", "0101 13,13,b,105/13,b,b,b/10,100,b,b/b,b,b,b 0 roll t0s0 -");
    static const struct {
        int32_t colour, square;
        uint32_t pieces;
    } good[] = {
        {0, 13, 1 << 0 | 1 << 1 | 1 << 4},
        {3, 13, 1 << 0 | 1 << 1 | 1 << 4},
        {0, 10, 1 << 8},
        {0, 0, 0},
        {0, 51, 0},
        {0, CHINCZYK_BASE, 1 << 2},
        {1, CHINCZYK_BASE, 1 << 5 | 1 << 6 | 1 << 7},
        {2, CHINCZYK_BASE, 1 << 10 | 1 << 11},
        {3, CHINCZYK_BASE, 15 << 12},
        {0, 105, 1 << 3},
        {1, 105, 0},
        {0, 100, 0},
        {2, 100, 1 << 9},
    };
    static const struct {
        int32_t colour, square;
    } bad[] = {
        {-1, 0}, {4, 0},   {INT32_MAX, 0}, {INT32_MIN, 0}, {CHINCZYK_NONE, 10}, {0, 52},
        {0, 99}, {0, 106}, {0, -2},        {0, INT32_MAX}, {0, INT32_MIN},      {0, 356},
    };
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        uint32_t pieces = 99;
        cr_expect_eq(chinczyk_game_pieces_on(game, good[i].colour, good[i].square, &pieces),
                     CHINCZYK_OK);
        cr_expect_eq(pieces, good[i].pieces, "colour %d, square %d: %x", good[i].colour,
                     good[i].square, pieces);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        uint32_t pieces = 99;
        cr_expect_eq(chinczyk_game_pieces_on(game, bad[i].colour, bad[i].square, &pieces),
                     CHINCZYK_ERROR_INVALID_ARGUMENT, "colour %d, square %d", bad[i].colour,
                     bad[i].square);
        cr_expect_eq(pieces, 0);
    }
    chinczyk_game_free(game);
}

/* Robbers wait in the base of the first colour of their owner. */
Test(state, pieces_on_with_robbers) {
    chinczyk_game *game = script_begin("robber", ".0.1 ./b,b,b,b/./5,b,b,b/r1@b,0@7 0 roll t0s0 -");
    static const struct {
        int32_t colour, square;
        uint32_t pieces;
    } cases[] = {
        {1, BASE, 15 << 4}, {3, BASE, 14 << 12 | 1 << 24},
        {0, BASE, 0},       {2, BASE, 0},
        {1, 7, 1 << 25},    {0, 7, 1 << 25},
        {3, 5, 1 << 12},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint32_t pieces = 99;
        cr_expect_eq(chinczyk_game_pieces_on(game, cases[i].colour, cases[i].square, &pieces),
                     CHINCZYK_OK);
        cr_expect_eq(pieces, cases[i].pieces, "colour %d, square %d: %x", cases[i].colour,
                     cases[i].square, pieces);
    }
    chinczyk_game_free(game);
}

Test(state, pieces_on_a_centre) {
    chinczyk_game *game =
        script_begin("british", "0.1. 105,104,105,105/./24,b,b,b/. 1 roll t0s0 -");
    uint32_t pieces;
    cr_expect_eq(chinczyk_game_pieces_on(game, 0, 105, &pieces), CHINCZYK_OK);
    cr_expect_eq(pieces, 1 | 4 | 8);
    cr_expect_eq(chinczyk_game_pieces_on(game, 0, 106, &pieces), CHINCZYK_ERROR_INVALID_ARGUMENT);
    chinczyk_game_free(game);
}
