/* SPDX-License-Identifier: MIT */
/* What each preset is, shown by play: rules 4. */
#include "table.h"

#include <criterion/criterion.h>

TestSuite(presets, .fini = table_clear);

/* polish */

Test(presets, polish_from_the_roll_off_to_the_first_capture) {
    begun("polish", "0.1.", CHINCZYK_NONE, "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -");
    roll_to(2, "0.1. b,b,b,b/./b,b,b,b/. 1 off:2,_ t0s0 -");
    roll_to(5, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
    roll_to(4, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t1s0 -");
    roll(6, "2:b-20");
    play("2:b-20", "0.1. b,b,b,b/./20,b,b,b/. 1 roll t0s1 -");
    roll(6, "2:20-26");
    play("2:20-26", "0.1. b,b,b,b/./26,b,b,b/. 1 roll t0s2 -");
    roll(6, "2:26-32 2:b-20");
    play("2:26-32", "0.1. b,b,b,b/./32,b,b,b/. 1 roll t0s3 -");
    roll(5, "2:32-37");
    play("2:32-37", "0.1. b,b,b,b/./37,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:b-0");
    play("0:b-0", "0.1. 0,b,b,b/./37,b,b,b/. 0 roll t0s1 -");
    roll(1, "0:0-1");
    play("0:0-1", "0.1. 1,b,b,b/./37,b,b,b/. 1 roll t0s0 -");
    roll(4, "2:37-1x");
    play("2:37-1x", "0.1. b,b,b,b/./1,b,b,b/. 0 roll t0s0 -");
    roll_to(3, "0.1. b,b,b,b/./1,b,b,b/. 0 roll t1s0 -");
}

Test(presets, polish_plays_for_all_places) {
    given("polish", "012. 39,101,102,103/9,101,102,103/19,101,102,103/. 0 roll t0s0 -");
    roll(1, "0:39-100");
    flagged("0:39-100", CHINCZYK_MOVE_HOME);
    play("0:39-100", "012. 100,101,102,103/9,101,102,103/19,101,102,103/. 1 roll t0s0 0");
    roll_to(5, "012. 100,101,102,103/9,101,102,103/19,101,102,103/. 2 roll t0s0 0");
    roll_to(5, "012. 100,101,102,103/9,101,102,103/19,101,102,103/. 1 roll t0s0 0");
    roll(1, "1:9-100");
    play("1:9-100", "012. 100,101,102,103/100,101,102,103/19,101,102,103/. 1 over t0s0 0,1,2");
    ranks("0:1 1:2 2:3");
}

/* british */

Test(presets, british_lap_lane_and_centre) {
    /* 51 squares round, so the one before one's own start is never entered. */
    offers("british", "0.1. 49,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:49-50");
    offers("british", "0.1. 49,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:49-100");
    offers("british", "0.1. 50,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "0:50-104");
    offers("british", "0.1. 50,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:50-105 0:b-0");
    offers("british", "0.1. 10,b,b,b/./24,b,b,b/. 1 roll t0s0 -", 1, "2:24-100");
    offers("british", "0.1. 10,b,b,b/./51,b,b,b/. 1 roll t0s0 -", 1, "2:51-0");
    refused("british", "0.1. 51,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    refused("british", "0.1. 10,b,b,b/./25,b,b,b/. 0 roll t0s0 -");
    begun("british", "0123", 3, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 3 roll t0s0 -");
    roll(6, "3:b-39");
}

Test(presets, british_centre_is_home) {
    given("british", "0.1. 105,105,104,103/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(3, "0.1. 105,105,104,103/./30,b,b,b/. 1 roll t0s0 -");
    given("british", "0.1. 105,105,104,103/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:104-105 0:103-104");
    flagged("0:104-105", CHINCZYK_MOVE_HOME);
    flagged("0:103-104", 0);
    play("0:104-105", "0.1. 105,105,105,103/./30,b,b,b/. 1 roll t0s0 -");
    roll(1, "2:30-31");
    play("2:30-31", "0.1. 105,105,105,103/./31,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:103-105");
    play("0:103-105", "0.1. 105,105,105,105/./31,b,b,b/. 0 over t0s0 0,1");
    ranks("0:1 1:2");
}

Test(presets, british_one_try_and_two_sixes) {
    begun("british", "0.1.", 0, "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
    roll(6, "2:b-26");
    play("2:b-26", "0.1. b,b,b,b/./26,b,b,b/. 1 roll t0s1 -");
    roll(6, "2:26-32 2:b-26");
    play("2:b-26", "0.1. b,b,b,b/./26,26,b,b/. 1 roll t0s2 -");
    roll_to(6, "0.1. b,b,b,b/./26,26,b,b/. 0 roll t0s0 -");
}

Test(presets, british_two_pawns_are_a_shield) {
    const char *shield = "0.1. 5,b,b,b/./9,9,b,b/. 0 roll t0s0 -";
    given("british", shield);
    roll(4, "0:5-9!");
    flagged("0:5-9!", CHINCZYK_MOVE_BUST);
    play("0:5-9!", "0.1. b,b,b,b/./9,9,b,b/. 1 roll t0s0 -");
    roll(2, "2:9-11");
    play("2:9-11", "0.1. b,b,b,b/./11,9,b,b/. 0 roll t0s0 -");

    /* A third pawn finds no room, one alone is no shield. */
    offers("british", "0.1. 9,9,5,b/./30,b,b,b/. 0 roll t0s0 -", 4, "0:9-13");
    offers("british", "0.1. 5,b,b,b/./9,30,b,b/. 0 roll t0s0 -", 4, "0:5-9x");

    /* Over it, but for the tables where nobody jumps a block. */
    offers("british", shield, 5, "0:5-10");
    offers("british,block_jump=forbidden", shield, 5, "");
    offers("british,block_jump=forbidden", shield, 3, "0:5-8");
    offers("british,block_jump=forbidden", shield, 4, "0:5-9!");
}

/* online */

Test(presets, online_draws_the_first_player) {
    drawn("online", "0.1.");
}

Test(presets, online_tries_while_only_a_six_helps) {
    given("online", "0.1. 103,102,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. 103,102,b,b/./30,b,b,b/. 0 roll t1s0 -");
    roll_to(2, "0.1. 103,102,b,b/./30,b,b,b/. 0 roll t2s0 -");
    roll_to(3, "0.1. 103,102,b,b/./30,b,b,b/. 1 roll t0s0 -");

    /* 101 could move on by a one or a two, so this grant is of one roll. */
    given("online", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(3, "0.1. 101,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(presets, online_third_six_moves_and_ends_the_turn) {
    given("online", "0.1. 5,b,b,b/./35,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:5-11 0:b-0");
    play("0:5-11", "0.1. 11,b,b,b/./35,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:11-17 0:b-0");
    play("0:11-17", "0.1. 17,b,b,b/./35,b,b,b/. 0 roll t0s2 -");
    roll(6, "0:17-23 0:b-0");
    play("0:b-0", "0.1. 17,0,b,b/./35,b,b,b/. 1 roll t0s0 -");
}

Test(presets, online_stuck_six_grants_nothing) {
    given("online", "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 1 roll t0s0 -");
}

/* tournament */

Test(presets, tournament_draws_the_first_player) {
    drawn("tournament", "0123");
}

Test(presets, tournament_must_bring_a_pawn_out) {
    offers("tournament", "0.1. 12,b,b,b/./18,b,b,b/. 0 roll t0s0 -", 6, "0:b-0");
    offers("tournament", "0.1. 0,12,b,b/./35,b,b,b/. 0 roll t0s0 -", 6, "0:0-6 0:12-18");
    offers("tournament", "0.1. 3,12,103,102/./35,b,b,b/. 0 roll t0s0 -", 6, "0:3-9 0:12-18");
    offers("tournament", "0.1. 12,b,b,b/./0,b,b,b/. 0 roll t0s0 -", 6, "0:b-0x");
}

Test(presets, tournament_third_six_moves_and_ends_the_turn) {
    given("tournament", "0.1. 12,b,103,102/./35,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:b-0");
    play("0:b-0", "0.1. 12,0,103,102/./35,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:12-18 0:0-6");
    play("0:12-18", "0.1. 18,0,103,102/./35,b,b,b/. 0 roll t0s2 -");
    roll(6, "0:18-24 0:0-6");
    play("0:0-6", "0.1. 18,6,103,102/./35,b,b,b/. 1 roll t0s0 -");
}

Test(presets, tournament_stuck_six_rolls_again) {
    given("tournament", "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s1 -");
}

Test(presets, tournament_knows_a_winner_only) {
    given("tournament", "0123 39,101,102,103/15,b,b,b/25,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll(1, "0:39-100");
    play("0:39-100", "0123 100,101,102,103/15,b,b,b/25,b,b,b/b,b,b,b 0 over t0s0 0");
    ranks("0:1 1:2 2:2 3:4");
}

Test(presets, tournament_goes_on_without_those_who_leave) {
    given("tournament", "0123 5,b,b,b/15,b,b,b/25,b,b,b/35,b,b,b 0 roll t0s0 -");
    leave(1, "0123 5,b,b,b/x/25,b,b,b/35,b,b,b 0 roll t0s0 x1");
    roll(2, "0:5-7");
    play("0:5-7", "0123 7,b,b,b/x/25,b,b,b/35,b,b,b 2 roll t0s0 x1");
    leave(2, "0123 7,b,b,b/x/x/35,b,b,b 3 roll t0s0 x1,x2");
    leave(0, "0123 x/x/x/35,b,b,b 3 over t0s0 3,x1,x2,x0");
    ranks("0:2 1:4 2:3 3:1");
}

/* ludo */

Test(presets, ludo_board) {
    begun("ludo", "0123", CHINCZYK_NONE, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll(6, "0:b-0");
    offers("ludo", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 1 roll t0s0 -", 6, "1:b-13");
    offers("ludo", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 2 roll t0s0 -", 6, "2:b-26");
    offers("ludo", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 3 roll t0s0 -", 6, "3:b-39");
    /* The whole ring of 52, then six squares of lane. */
    offers("ludo", "0.1. 50,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:50-51");
    offers("ludo", "0.1. 50,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 3, "0:50-101");
    offers("ludo", "0.1. 51,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:51-105 0:b-0");
    offers("ludo", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:103-105");
    offers("ludo", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 3, "");
}

Test(presets, ludo_one_try) {
    given("ludo", "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(5, "0.1. b,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(presets, ludo_third_six_loses_the_turn) {
    given("ludo", "0.1. 4,8,b,b/./45,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:4-10 0:8-14 0:b-0");
    play("0:4-10", "0.1. 10,8,b,b/./45,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:10-16 0:8-14 0:b-0");
    play("0:b-0", "0.1. 10,8,0,b/./45,b,b,b/. 0 roll t0s2 -");
    roll_to(6, "0.1. 10,8,0,b/./45,b,b,b/. 1 roll t0s0 -");
}

Test(presets, ludo_stuck_six_rolls_again) {
    given("ludo", "0.1. 51,103,104,105/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 51,103,104,105/./30,b,b,b/. 0 roll t0s1 -");
}

Test(presets, ludo_capture_grants_a_roll) {
    given("ludo", "0.1. 17,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    roll(3, "0:17-20x");
    play("0:17-20x", "0.1. 20,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:20-21");
    play("0:20-21", "0.1. 21,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
}

Test(presets, ludo_own_start_is_safe_and_shared) {
    given("ludo", "0.1. 24,b,b,b/./26,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:24-26");
    play("0:24-26", "0.1. 26,b,b,b/./26,b,b,b/. 1 roll t0s0 -");
    /* The guest is safe from nobody; the host that moves away leaves it there. */
    roll(6, "2:26-32 2:b-26x");
    play("2:26-32", "0.1. 26,b,b,b/./32,b,b,b/. 1 roll t0s1 -");
    roll(6, "2:32-38 2:b-26x");
    play("2:b-26x", "0.1. b,b,b,b/./32,26,b,b/. 1 roll t0s2 -");
}

Test(presets, ludo_own_pawns_share_and_are_captured_together) {
    given("ludo", "0.1. 17,30,b,b/./18,18,14,b/. 1 roll t0s0 -");
    roll(4, "2:18-22 2:14-18");
    play("2:14-18", "0.1. 17,30,b,b/./18,18,18,b/. 0 roll t0s0 -");
    roll(1, "0:17-18x 0:30-31");
    play("0:17-18x", "0.1. 18,30,b,b/./b,b,b,b/. 0 roll t0s0 -");
    offers("ludo", "0.1. 7,7,7,5/./30,b,b,b/. 0 roll t0s0 -", 2, "0:7-9 0:5-7");
}

Test(presets, ludo_no_jumping_in_the_lane) {
    offers("ludo", "0.1. 51,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 3, "0:101-104");
    offers("ludo", "0.1. 51,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:51-100 0:101-102");
    offers("ludo", "0.1. 51,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:101-103");
    offers("ludo", "0.1. 45,47,b,b/./46,b,b,b/. 0 roll t0s0 -", 3, "0:45-48 0:47-50");
}

Test(presets, ludo_wins_with_all_on_the_last_four) {
    given("ludo", "012. 101,103,104,105/30,b,b,b/40,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:101-102");
    play("0:101-102", "012. 102,103,104,105/30,b,b,b/40,b,b,b/. 1 roll t0s0 0");
    roll(2, "1:30-32");
    play("1:30-32", "012. 102,103,104,105/32,b,b,b/40,b,b,b/. 2 roll t0s0 0");
}

/* traditional */

Test(presets, traditional_tries_with_all_in_base) {
    given("traditional", "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. b,b,b,b/./30,b,b,b/. 0 roll t1s0 -");
    roll_to(1, "0.1. b,b,b,b/./30,b,b,b/. 0 roll t2s0 -");
    roll_to(1, "0.1. b,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("traditional", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. 103,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(presets, traditional_knows_a_winner_only) {
    begun("traditional", "0.1.", CHINCZYK_NONE, "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -");
    given("traditional", "012. 39,101,102,103/b,b,b,b/25,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:39-100");
    play("0:39-100", "012. 100,101,102,103/b,b,b,b/25,b,b,b/. 0 over t0s0 0");
    ranks("0:1 1:3 2:2");
}

/* blockade */

Test(presets, blockade_two_share_and_move_together) {
    given("blockade", "0.1. 5,7,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:5-7 0:7-9");
    play("0:5-7", "0.1. 7,7,b,b/./30,b,b,b/. 1 roll t0s0 -");
    roll(1, "2:30-31");
    play("2:30-31", "0.1. 7,7,b,b/./31,b,b,b/. 0 roll t0s0 -");
    roll(4, "0:7-11 0:7=11");
    flagged("0:7=11", CHINCZYK_MOVE_PAIR);
    play("0:7=11", "0.1. 11,11,b,b/./31,b,b,b/. 1 roll t0s0 -");

    /* A third pawn finds no room, and a pair none with a third. */
    offers("blockade", "0.1. 5,7,7,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:7-9 0:7=9");
    offers("blockade", "0.1. 5,5,7,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:5-7 0:7-9");
}

Test(presets, blockade_stops_opponents) {
    const char *blocked = "0.1. 5,b,b,b/./7,7,b,b/. 0 roll t0s0 -";
    offers("blockade", blocked, 1, "0:5-6");
    offers("blockade", blocked, 2, "");
    offers("blockade", blocked, 4, "");
    offers("blockade", "0.1. 5,7,7,b/./30,b,b,b/. 0 roll t0s0 -", 4, "0:5-9 0:7-11 0:7=11");
}

Test(presets, blockade_is_captured_by_another) {
    given("blockade", "0.1. 5,5,b,b/./7,7,b,b/. 0 roll t0s0 -");
    roll(2, "0:5=7x");
    flagged("0:5=7x", CHINCZYK_MOVE_PAIR | CHINCZYK_MOVE_CAPTURE);
    play("0:5=7x", "0.1. 7,7,b,b/./b,b,b,b/. 1 roll t0s0 -");
    offers("blockade", "0.1. 5,5,b,b/./7,30,b,b/. 0 roll t0s0 -", 2, "0:5-7x 0:5=7x");
}

Test(presets, blockade_on_the_start) {
    given("blockade", "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s1 -");
    offers("blockade", "0.1. 12,b,b,b/./0,0,b,b/. 0 roll t0s0 -", 6, "0:12-18");
    offers("blockade", "0.1. 0,0,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:0-6 0:0=6");
    offers("blockade", "0.1. b,b,b,b/./0,b,b,b/. 0 roll t0s0 -", 6, "0:b-0x");
    offers("blockade", "0.1. 0,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:0-6 0:b-0");
}

Test(presets, blockade_tries_and_ends_as_traditional) {
    given("blockade", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. 103,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("blockade", "012. 39,101,102,103/15,b,b,b/b,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:39-100");
    play("0:39-100", "012. 100,101,102,103/15,b,b,b/b,b,b,b/. 0 over t0s0 0");
}

/* robber */

Test(presets, robber_enters_at_the_other_start_and_runs_back) {
    begun("robber", "0.1.", 0, "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b 0 roll t0s0 -");
    roll(6, "0:b-0 r0:b-20");
    flagged("r0:b-20", CHINCZYK_MOVE_EXIT);
    play("r0:b-20", "0.1. b,b,b,b/./b,b,b,b/./r0@20,1@b 0 roll t0s1 -");
    roll(3, "r0:20-17");
    play("r0:20-17", "0.1. b,b,b,b/./b,b,b,b/./r0@17,1@b 1 roll t0s0 -");
    roll(6, "2:b-20 r1:b-0");
    play("r1:b-0", "0.1. b,b,b,b/./b,b,b,b/./r0@17,1@0 1 roll t0s1 -");
    roll(5, "r1:0-35");
    play("r1:0-35", "0.1. b,b,b,b/./b,b,b,b/./r0@17,1@35 0 roll t0s0 -");
}

Test(presets, robber_captures_and_is_captured) {
    given("robber", "0.1. 2,b,b,b/./14,b,b,b/./r0@17,1@b 0 roll t0s0 -");
    roll(3, "0:2-5 r0:17-14x");
    play("r0:17-14x", "0.1. 2,b,b,b/./b,b,b,b/./r0@14,1@b 1 roll t0s0 -");

    given("robber", "0.1. 2,b,b,b/./14,b,b,b/./r0@17,1@b 1 roll t0s0 -");
    roll(3, "2:14-17x");
    play("2:14-17x", "0.1. 2,b,b,b/./17,b,b,b/./r1@b,1@b 0 roll t0s0 -");
}

Test(presets, robber_is_for_two) {
    unseated("robber", "012.");
    unseated("robber", "0101");
}
