/* SPDX-License-Identifier: MIT */
/* Where the sources are silent or can be read two ways: the readings chosen, each named after the
 * section of the rules that marks it. */
#include "table.h"

#include <criterion/criterion.h>

TestSuite(readings, .fini = table_clear);

/* 3.2: a grant of tries stays one when somebody leaves in its middle. */
Test(readings, s3_2_leave_in_the_middle_of_tries) {
    /* A pawn could move when the roll came, and behind its move none can. */
    given("british,home_length=1,bonus_faces=none,tries=4,tries_when=stuck-without-exit,"
          "block_jump=forbidden",
          "012. 101,b,b,100/b,b,b,26/38,b,45,b/. 0 roll t2s0 -");
    leave(2, "012. 101,b,b,100/b,b,b,26/x/. 0 roll t2s0 x2");
    roll(1, "0:100-101");
    play("0:100-101", "012. 101,b,b,101/b,b,b,26/x/. 0 roll t3s0 x2");
    /* Where the condition does not hold behind the move, the turn ends. */
    given("online", "012. 103,102,100,b/b,b,b,26/28,b,35,b/. 0 roll t1s0 -");
    leave(2, "012. 103,102,100,b/b,b,b,26/x/. 0 roll t1s0 x2");
    roll(1, "0:100-101");
    play("0:100-101", "012. 103,102,101,b/b,b,b,26/x/. 0 roll t2s0 x2");
    given("online", "012. 103,102,10,b/b,b,b,26/28,b,35,b/. 0 roll t1s0 -");
    leave(2, "012. 103,102,10,b/b,b,b,26/x/. 0 roll t1s0 x2");
    roll(1, "0:10-11");
    play("0:10-11", "012. 103,102,11,b/b,b,b,26/x/. 1 roll t0s0 x2");
}

/* 3.2: a bonus roll that finds nothing on the track is a full grant of tries. */
Test(readings, s3_2_bonus_roll_as_grant_of_tries) {
    given("polish", "0.1. 37,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:37-103 0:b-0");
    play("0:37-103", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s1 -");
    roll_to(1, "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t1s0 -");
    roll_to(2, "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t2s0 -");
    roll_to(3, "0.1. 103,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

/* 3.4: the lane holds one pawn a square, so a pair enters it one by one. */
Test(readings, s3_4_pair_stays_out_of_the_lane) {
    offers("blockade", "0.1. 38,38,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:38-39 0:38=39");
    offers("blockade", "0.1. 38,38,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:38-100");
    offers("blockade", "0.1. 38,38,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "0:38-103");
    offers("blockade", "0.1. 38,38,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:b-0");
    /* Not even where two could stand on a lane square, or in the centre. */
    offers("blockade,home_centre=yes", "0.1. 38,38,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:38-100");
    offers("blockade,home_centre=yes", "0.1. 38,38,b,b/./30,b,b,b/. 0 roll t0s0 -", 6,
           "0:38-104 0:b-0");
    /* Two pawns of the lane are no pair either. */
    offers("blockade,home_centre=yes", "0.1. 101,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 1,
           "0:101-102");
}

/* 3.5: only a pawn from the track bounces; bounce-all is the other reading. */
Test(readings, s3_5_pawn_in_the_lane_does_not_bounce) {
    given("polish,overshoot=bounce", "0.1. 102,20,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(3, "0:20-23");
    given("polish,overshoot=bounce-all", "0.1. 102,20,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(3, "0:102-101 0:20-23");
    flagged("0:102-101", CHINCZYK_MOVE_BOUNCE);
}

/* 3.6: the free square "behind" an opponent is the next one onward. */
Test(readings, s3_6_slide_goes_onward) {
    offers("polish,capture=none", "0.1. 3,b,b,b/./5,b,b,b/. 0 roll t0s0 -", 2, "0:3-6");
    offers("polish,capture=none", "0.1. 3,b,b,b/./5,6,7,b/. 0 roll t0s0 -", 2, "0:3-8");
}

Test(readings, s3_6_exit_slides_past) {
    given("polish,capture=none", "0.1. b,b,b,b/./0,1,b,b/. 0 roll t0s0 -");
    roll(6, "0:b-2");
    flagged("0:b-2", CHINCZYK_MOVE_EXIT | CHINCZYK_MOVE_SLIDE);
    play("0:b-2", "0.1. 2,b,b,b/./0,1,b,b/. 0 roll t0s1 -");
    offers("polish,capture=none,slide=back", "0.1. b,b,b,b/./0,1,b,b/. 0 roll t0s0 -", 6, "");
    offers("polish,capture=none", "0.1. 0,b,b,b/./1,b,b,b/. 0 roll t0s0 -", 6, "0:0-6");
}

Test(readings, s3_6_slide_may_end_in_the_lane) {
    given("polish,capture=none", "0.1. 38,100,b,b/./39,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:38-101 0:100-101");
    flagged("0:38-101", CHINCZYK_MOVE_SLIDE | CHINCZYK_MOVE_HOME);
    play("0:38-101", "0.1. 101,100,b,b/./39,b,b,b/. 1 roll t0s0 -");
    /* In the lane itself the roll is exact, and an own pawn is no reason to slide. */
    offers("polish,capture=none", "0.1. 39,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:101-103");
    /* A lane square where two might stand is not free; the centre always is. */
    offers("british,capture=none", "0.1. 49,100,b,b/./50,30,b,b/. 0 roll t0s0 -", 1,
           "0:49-101 0:100-101");
    offers("polish,home_centre=yes,home_length=2,capture=none",
           "0.1. 38,100,101,102/./39,b,b,b/. 0 roll t0s0 -", 1, "0:38-102 0:101-102");
}

Test(readings, s3_6_all_else_stays) {
    /* Jumping is judged up to the counted square, and a slide goes on over anybody. */
    offers("polish,capture=none,jump=forbidden", "0.1. 5,b,b,b/./8,9,b,b/. 0 roll t0s0 -", 3,
           "0:5-10");
    offers("polish,capture=none,jump=forbidden", "0.1. 5,b,b,b/./8,9,b,b/. 0 roll t0s0 -", 4, "");
    offers("british,capture=none,block_jump=forbidden", "0.1. 5,b,b,b/./6,7,7,b/. 0 roll t0s0 -", 1,
           "0:5-8");
    offers("british,capture=none", "0.1. 5,b,b,b/./7,7,b,b/. 0 roll t0s0 -", 2, "0:5-7!");
    /* Nobody is safe where nobody is in danger. */
    offers("polish,capture=none,safe_start=own", "0.1. 18,b,b,b/./20,b,b,b/. 0 roll t0s0 -", 2,
           "0:18-21");
    offers("polish,capture=none,safe_start=any,safe_landing=share",
           "0.1. 18,b,b,b/./20,b,b,b/. 0 roll t0s0 -", 2, "0:18-21");
}

/* 3.7: all but the sum itself is a reading. */
Test(readings, s3_7_saved_faces_move_nothing) {
    given("polish,combine_rolls=yes", "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(2, "0.1. b,b,b,b/./30,b,b,b/. 0 roll t1s0 -");
    roll_to(6, "0.1. b,b,b,b/./30,b,b,b/. 0 roll:6 t2s1 -");
    roll_to(6, "0.1. b,b,b,b/./30,b,b,b/. 0 roll:6+6 t3s2 -");
    roll(4, "0:b-10");
    play("0:b-10", "0.1. 10,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(readings, s3_7_series_ends_at_the_limit) {
    const char *running = "0.1. 5,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    given("polish,combine_rolls=yes,bonus_limit=2", running);
    roll_to(6, "0.1. 5,b,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll(6, "0:5-17 0:b-6");
    play("0:5-17", "0.1. 17,b,b,b/./30,b,b,b/. 1 roll t0s0 -");

    given("polish,combine_rolls=yes,bonus_limit=3,bonus_limit_effect=forfeit", running);
    roll_to(6, "0.1. 5,b,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll_to(6, "0.1. 5,b,b,b/./30,b,b,b/. 0 roll:6+6 t2s2 -");
    roll_to(6, "0.1. 5,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(readings, s3_7_series_without_a_limit_ends_at_the_ninth) {
    const char *rules = "polish,colours=2,track_length=96,lap_length=96,combine_rolls=yes";
    given(rules, "01 5,b,b,b/50,b,b,b 0 roll:6+6+6+6+6+6+6 t7s7 -");
    roll_to(6, "01 5,b,b,b/50,b,b,b 0 roll:6+6+6+6+6+6+6+6 t8s8 -");
    roll(6, "0:5-59 0:b-48");
    play("0:b-48", "01 5,48,b,b/50,b,b,b 1 roll t0s0 -");
}

Test(readings, s3_7_piece_enters_by_the_first_exit_face) {
    const char *waiting = "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    given("polish,exit_faces=16,combine_rolls=yes", waiting);
    roll_to(6, "0.1. b,b,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll(1, "0:b-1");
    given("polish,exit_faces=1,combine_rolls=yes", waiting);
    roll_to(6, "0.1. b,b,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll(1, "0:b-6");
    given("polish,exit_faces=1,combine_rolls=yes", waiting);
    roll_to(6, "0.1. b,b,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll_to(2, "0.1. b,b,b,b/./30,b,b,b/. 0 roll t2s0 -");
}

Test(readings, s3_7_only_the_final_landing_counts) {
    /* A single opponent on the start neither hinders nor is captured. */
    given("polish,combine_rolls=yes", "0.1. b,b,b,b/./0,4,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. b,b,b,b/./0,4,b,b/. 0 roll:6 t1s1 -");
    roll(4, "0:b-4x");
    play("0:b-4x", "0.1. 4,b,b,b/./0,b,b,b/. 1 roll t0s0 -");
    given("polish,combine_rolls=yes,safe_start=any", "0.1. b,b,b,b/./0,30,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. b,b,b,b/./0,30,b,b/. 0 roll:6 t1s1 -");
    roll(5, "0:b-5");
    /* It is a landing further on, not an exit: onto a shield it is legal. */
    given("british,combine_rolls=yes", "0.1. b,b,b,b/./4,4,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. b,b,b,b/./4,4,b,b/. 0 roll:6 t1s1 -");
    roll(4, "0:b-4!");
    play("0:b-4!", "0.1. b,b,b,b/./4,4,b,b/. 1 roll t0s0 -");
}

Test(readings, s3_7_entry_must_be_possible) {
    /* Not past an own pawn on a full start, a pawn of the other own colour, the own robber, or an
     * opponent's block. */
    given("polish,combine_rolls=yes", "0.1. 0,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 0,b,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll(2, "0:0-8");
    given("polish,combine_rolls=yes", "0101 b,b,b,b/35,b,b,b/0,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll_to(6, "0101 b,b,b,b/35,b,b,b/0,b,b,b/b,b,b,b 0 roll:6 t1s1 -");
    roll(2, "2:0-8 2:b-22");
    given("robber,combine_rolls=yes", "0.1. b,b,b,b/./30,b,b,b/./r0@0,1@b 0 roll t0s0 -");
    roll_to(6, "0.1. b,b,b,b/./30,b,b,b/./r0@0,1@b 0 roll:6 t1s1 -");
    roll(2, "r0:0-32");
    given("british,combine_rolls=yes", "0.1. 5,b,b,b/./0,0,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 5,b,b,b/./0,0,b,b/. 0 roll:6 t1s1 -");
    roll(2, "0:5-13");
}

Test(readings, s3_7_pairs_and_robbers_move_the_sum) {
    given("blockade,combine_rolls=yes", "0.1. 5,5,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 5,5,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll(3, "0:5-14 0:5=14 0:b-3");
    play("0:5=14", "0.1. 14,14,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("robber,combine_rolls=yes", "0.1. 5,b,b,b/./30,b,b,b/./r0@b,1@b 0 roll t0s0 -");
    roll_to(6, "0.1. 5,b,b,b/./30,b,b,b/./r0@b,1@b 0 roll:6 t1s1 -");
    roll(3, "0:5-14 0:b-3 r0:b-17");
    play("r0:b-17", "0.1. 5,b,b,b/./30,b,b,b/./r0@17,1@b 1 roll t0s0 -");
    given("robber,combine_rolls=yes", "0.1. 5,b,b,b/./30,b,b,b/./r0@17,1@b 0 roll t0s0 -");
    roll_to(6, "0.1. 5,b,b,b/./30,b,b,b/./r0@17,1@b 0 roll:6 t1s1 -");
    roll(3, "0:5-14 0:b-3 r0:17-8");
    /* Of two that wait the lowest-numbered. */
    given("robber,combine_rolls=yes", "0.1. 5,b,b,b/./30,b,b,b/./r0@b,0@b 0 roll t0s0 -");
    roll_to(6, "0.1. 5,b,b,b/./30,b,b,b/./r0@b,0@b 0 roll:6 t1s1 -");
    roll(3, "0:5-14 0:b-3 r0:b-17");
}

Test(readings, s3_7_a_capture_or_an_arrival_may_grant_a_roll) {
    given("polish,combine_rolls=yes,bonus_on_capture=yes",
          "0.1. 5,b,b,b/./14,30,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 5,b,b,b/./14,30,b,b/. 0 roll:6 t1s1 -");
    roll(3, "0:5-14x 0:b-3");
    play("0:5-14x", "0.1. 14,b,b,b/./b,30,b,b/. 0 roll t0s0 -");
    given("polish,combine_rolls=yes,bonus_on_home=yes",
          "0.1. 35,20,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 35,20,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll(2, "0:35-103 0:20-28 0:b-2");
    play("0:35-103", "0.1. 103,20,b,b/./30,b,b,b/. 0 roll t0s0 -");
}

Test(readings, s3_7_sum_that_nobody_can_move_is_lost) {
    given("polish,combine_rolls=yes", "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll_to(1, "0.1. 39,103,102,101/./30,b,b,b/. 1 roll t0s0 -");
    /* In a grant of tries each face of the series was one of them. */
    given("blockade,combine_rolls=yes", "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 0 roll:6 t1s1 -");
    roll_to(4, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t2s0 -");
    roll_to(4, "0.1. b,b,b,b/./0,0,b,b/. 1 roll t0s0 -");
}

/* 3.10: one turn for all the colours of a player, tries that look at all, a win with all home. */
Test(readings, s3_10_tries_look_at_all_colours) {
    given("polish", "0101 b,b,b,b/30,b,b,b/25,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll(3, "2:25-28");
    play("2:25-28", "0101 b,b,b,b/30,b,b,b/28,b,b,b/b,b,b,b 1 roll t0s0 -");
    given("polish", "0101 b,b,b,b/30,b,b,b/103,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll_to(3, "0101 b,b,b,b/30,b,b,b/103,b,b,b/b,b,b,b 0 roll t1s0 -");
    given("polish", "0101 39,b,b,b/30,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll_to(5, "0101 39,b,b,b/30,b,b,b/b,b,b,b/b,b,b,b 1 roll t0s0 -");
}

Test(readings, s3_10_bonus_roll_moves_any_colour) {
    given("polish", "0101 5,b,b,b/30,b,b,b/25,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll(6, "0:5-11 0:b-0 2:25-31 2:b-20");
    play("2:b-20", "0101 5,b,b,b/30,b,b,b/25,20,b,b/b,b,b,b 0 roll t0s1 -");
    roll(2, "0:5-7 2:25-27 2:20-22");
    play("0:5-7", "0101 7,b,b,b/30,b,b,b/25,20,b,b/b,b,b,b 1 roll t0s0 -");
}

/* 3.10 */
Test(readings, s3_10_seats) {
    seated("polish", 2, 1, "0.1.");
    seated("polish", 3, 1, "012.");
    seated("polish", 4, 1, "0123");
    seated("polish", 2, 2, "0101");
    const char *six = "polish,colours=6,track_length=72,lap_length=72";
    seated(six, 2, 1, "0..1..");
    seated(six, 3, 1, "0.1.2.");
    seated(six, 4, 1, "0123..");
    seated(six, 5, 1, "01234.");
    seated(six, 6, 1, "012345");
    seated(six, 2, 3, "010101");
    seated(six, 3, 2, "012012");
    begun("polish", "..01", 0, "..01 ././b,b,b,b/b,b,b,b 0 roll t0s0 -");
    begun("polish", "0110", 0, "0110 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    unseated("polish", "0...");
    unseated("polish", "001.");
    unseated("polish", "1.0.");
    unseated("polish", "0.2.");
}

/* 3.11: a robber takes a robber, and counts as a piece for tries. */
Test(readings, s3_11_robber_takes_robber) {
    given("robber", "0.1. b,b,b,b/./30,b,b,b/./r0@17,1@14 0 roll t0s0 -");
    roll(3, "r0:17-14x");
    play("r0:17-14x", "0.1. b,b,b,b/./30,b,b,b/./r0@14,0@b 1 roll t0s0 -");
}

Test(readings, s3_11_robber_counts_for_tries) {
    given("robber", "0.1. b,b,b,b/./30,b,b,b/./r0@b,1@b 0 roll t0s0 -");
    roll_to(3, "0.1. b,b,b,b/./30,b,b,b/./r0@b,1@b 0 roll t1s0 -");
    given("robber", "0.1. b,b,b,b/./30,b,b,b/./r0@17,1@b 0 roll t0s0 -");
    roll(3, "r0:17-14");
    play("r0:17-14", "0.1. b,b,b,b/./30,b,b,b/./r0@14,1@b 1 roll t0s0 -");
    given("robber,tries_when=none-on-track", "0.1. 101,b,b,b/./30,b,b,b/./r0@17,1@b 0 roll t0s0 -");
    roll(1, "0:101-102 r0:17-16");
    play("0:101-102", "0.1. 102,b,b,b/./30,b,b,b/./r0@17,1@b 1 roll t0s0 -");
    given("robber,tries_when=none-on-track", "0.1. 101,b,b,b/./30,b,b,b/./r0@b,1@b 0 roll t0s0 -");
    roll(1, "0:101-102");
    play("0:101-102", "0.1. 102,b,b,b/./30,b,b,b/./r0@b,1@b 0 roll t1s0 -");
}

/* 7: the boards. */
Test(readings, s7_boards) {
    const char *forty[] = {"polish", "online", "tournament", "traditional", "blockade"};
    for (size_t i = 0; i < sizeof forty / sizeof *forty; i++) {
        offers(forty[i], "0.1. 39,b,b,b/./18,b,b,b/. 0 roll t0s0 -", 4, "0:39-103");
        offers(forty[i], "0.1. 30,b,b,b/./39,b,b,b/. 1 roll t0s0 -", 1, "2:39-0");
    }
    offers("british", "0.1. 50,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "0:50-104");
}

/* 7: british home is the centre, two may share a lane square, and a shield may have to be met. */
Test(readings, s7_british) {
    given("british", "0.1. 105,105,105,104/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(2, "0.1. 105,105,105,104/./30,b,b,b/. 1 roll t0s0 -");
    offers("british", "0.1. 103,102,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:103-104 0:102-103");
    offers("british", "0.1. 103,103,102,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:103-104");
    given("british", "0.1. 5,b,b,b/./9,9,b,b/. 0 roll t0s0 -");
    roll(4, "0:5-9!");
    play("0:5-9!", "0.1. b,b,b,b/./9,9,b,b/. 1 roll t0s0 -");
    given("british", "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s1 -");
}

/* 7: a move in the lane is made and the tries go on. */
Test(readings, s7_tries_go_on_after_a_move_in_the_lane) {
    given("polish", "0.1. 100,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:100-101");
    play("0:100-101", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t1s0 -");
    roll(2, "0:101-103");
    play("0:101-103", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t2s0 -");
    roll_to(2, "0.1. 103,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

/* 7: all-in-base is literal: one home and three captured is not all. */
Test(readings, s7_all_in_base_is_literal) {
    given("traditional", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(2, "0.1. 103,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

/* 7: so they do after any move behind which their condition holds: of a pawn that went back to
 * base, and of one that came out, but may not go on. */
Test(readings, s7_tries_go_on_after_a_move_that_leaves_their_condition) {
    given("british,combine_rolls=yes,tries=3,tries_when=all-in-base",
          "0.1. b,b,b,b/./3,3,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. b,b,b,b/./3,3,b,b/. 0 roll:6 t1s1 -");
    roll(3, "0:b-3!");
    play("0:b-3!", "0.1. b,b,b,b/./3,3,b,b/. 0 roll t2s0 -");
    given("online,exit_faces=1,jump=forbidden", "0.1. b,b,b,b/./1,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:b-0");
    play("0:b-0", "0.1. 0,b,b,b/./1,b,b,b/. 0 roll t1s0 -");
}

/* 7: "three rolls" means up to three: after the six the tries are over. */
Test(readings, s7_up_to_three) {
    given("traditional", "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:b-0");
    play("0:b-0", "0.1. 0,b,b,b/./30,b,b,b/. 0 roll t0s1 -");
    roll(2, "0:0-2");
    play("0:0-2", "0.1. 2,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

/* 7: tournament: a stuck six rolls again, jumping on the track. */
Test(readings, s7_tournament) {
    given("tournament", "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s1 -");
    offers("tournament", "0.1. 3,5,b,b/./6,b,b,b/. 0 roll t0s0 -", 5, "0:3-8 0:5-10");
}

/* 7: tournament and traditional end with the first winner. */
Test(readings, s7_first_winner) {
    const char *rules[] = {"tournament", "traditional", "blockade"};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        given(rules[i], "012. 39,101,102,103/15,b,b,b/25,b,b,b/. 0 roll t0s0 -");
        roll(1, "0:39-100");
        play("0:39-100", "012. 100,101,102,103/15,b,b,b/25,b,b,b/. 0 over t0s0 0");
    }
}

/* 7: ludo: one try, the third six is not moved, the last four lane squares are home. */
Test(readings, s7_ludo) {
    given("ludo", "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. b,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("ludo", "0.1. 5,b,b,b/./30,b,b,b/. 0 roll t0s2 -");
    roll_to(6, "0.1. 5,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("ludo", "0.1. 101,103,104,105/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:101-102");
    play("0:101-102", "0.1. 102,103,104,105/./30,b,b,b/. 0 over t0s0 0,1");
    given("ludo", "0.1. 100,103,104,105/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:100-101");
    play("0:100-101", "0.1. 101,103,104,105/./30,b,b,b/. 1 roll t0s0 -");
}

/* 7: ludo: a six that captures grants one roll. */
Test(readings, s7_six_that_captures_grants_one_roll) {
    given("ludo", "0.1. 3,b,b,b/./9,30,b,b/. 0 roll t0s0 -");
    roll(6, "0:3-9x 0:b-0");
    play("0:3-9x", "0.1. 9,b,b,b/./b,30,b,b/. 0 roll t0s1 -");
    roll(1, "0:9-10");
    play("0:9-10", "0.1. 10,b,b,b/./b,30,b,b/. 1 roll t0s0 -");
}

/* 7: traditional: clockwise, moves are compulsory, moving on and jumping in the lane. */
Test(readings, s7_traditional_as_polish) {
    given("traditional", "0123 5,b,b,b/b,b,b,b/25,b,b,b/35,b,b,b 0 roll t0s0 -");
    roll(2, "0:5-7");
    play("0:5-7", "0123 7,b,b,b/b,b,b,b/25,b,b,b/35,b,b,b 1 roll t0s0 -");
    offers("traditional", "0.1. 39,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:101-103");
    offers("traditional", "0.1. 39,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 3, "0:39-102");
    offers("traditional", "0.1. 100,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:100-102 0:101-103");
}

/* 7: a pair moves the whole face. */
Test(readings, s7_pair_moves_the_whole_face) {
    given("blockade", "0.1. 7,7,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(4, "0:7-11 0:7=11");
    play("0:7=11", "0.1. 11,11,b,b/./30,b,b,b/. 1 roll t0s0 -");
    offers("blockade", "0.1. 7,7,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "0:7-12 0:7=12");
}

/* 7: a robber needs an exit face, waits in its new owner's base, and runs for ever. */
Test(readings, s7_robber) {
    const char *ways[] = {"0:5-6", "0:5-7", "0:5-8", "0:5-9", "0:5-10", "0:5-11 r0:b-20"};
    for (int face = 1; face <= 6; face++)
        offers("robber", "0.1. 103,102,101,5/./30,b,b,b/./r0@b,1@b 0 roll t0s0 -", face,
               ways[face - 1]);
    given("robber", "0.1. 5,b,b,b/./30,b,b,b/./r0@31,1@b 1 roll t0s0 -");
    roll(1, "2:30-31x");
    play("2:30-31x", "0.1. 5,b,b,b/./31,b,b,b/./r1@b,1@b 0 roll t0s0 -");
    /* Past either start, and round again. */
    offers("robber", "0.1. 103,b,b,b/./30,b,b,b/./r0@2,1@b 0 roll t0s0 -", 4, "r0:2-38");
    offers("robber", "0.1. 103,b,b,b/./30,b,b,b/./r0@22,1@b 0 roll t0s0 -", 4, "r0:22-18");
}
