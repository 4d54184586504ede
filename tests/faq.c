/* SPDX-License-Identifier: MIT */
/* The questions players ask, each with the answer of the basic rules and of the variant that
 * answers otherwise: rules 5, row by row. */
#include "table.h"

#include <criterion/criterion.h>

TestSuite(faq, .fini = table_clear);

Test(faq, q01_six_to_leave_base) {
    const char *waiting = "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    for (int face = 1; face <= 6; face++) {
        offers("polish", waiting, face, face == 6 ? "0:b-0" : "");
        offers("polish,exit_faces=16", waiting, face, face == 1 || face == 6 ? "0:b-0" : "");
    }

    given("polish,exit_faces=16", waiting);
    roll(1, "0:b-0");
    play("0:b-0", "0.1. 0,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("polish,exit_faces=16", waiting);
    roll(6, "0:b-0");
    play("0:b-0", "0.1. 0,b,b,b/./30,b,b,b/. 0 roll t0s1 -");
}

Test(faq, q02_three_tries_at_the_start) {
    begun("polish", "0.1.", 0, "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. b,b,b,b/./b,b,b,b/. 0 roll t1s0 -");
    roll_to(5, "0.1. b,b,b,b/./b,b,b,b/. 0 roll t2s0 -");
    roll_to(3, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
    roll_to(2, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t1s0 -");
    roll_to(4, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t2s0 -");
    roll(6, "2:b-20");
    play("2:b-20", "0.1. b,b,b,b/./20,b,b,b/. 1 roll t0s1 -");
    roll(1, "2:20-21");
    play("2:20-21", "0.1. b,b,b,b/./21,b,b,b/. 0 roll t0s0 -");
}

Test(faq, q02_three_tries_after_the_last_was_captured) {
    given("polish", "0.1. 3,b,b,b/./5,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:3-5x");
    play("0:3-5x", "0.1. 5,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
    roll_to(2, "0.1. 5,b,b,b/./b,b,b,b/. 1 roll t1s0 -");
    roll_to(2, "0.1. 5,b,b,b/./b,b,b,b/. 1 roll t2s0 -");
    roll_to(2, "0.1. 5,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
}

Test(faq, q02_three_tries_after_the_last_went_home) {
    given("polish", "0.1. 38,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(5, "0:38-103");
    play("0:38-103", "0.1. 103,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    roll(1, "2:30-31");
    play("2:30-31", "0.1. 103,b,b,b/./31,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. 103,b,b,b/./31,b,b,b/. 0 roll t1s0 -");
    roll_to(2, "0.1. 103,b,b,b/./31,b,b,b/. 0 roll t2s0 -");
    roll_to(3, "0.1. 103,b,b,b/./31,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q02_one_roll_otherwise) {
    given("polish", "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(5, "0.1. 39,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("british", "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(5, "0.1. b,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q03_again_after_each_six) {
    given("polish", "0.1. 12,3,b,b/./35,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:12-18 0:3-9 0:b-0");
    play("0:12-18", "0.1. 18,3,b,b/./35,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:18-24 0:3-9 0:b-0");
    play("0:3-9", "0.1. 18,9,b,b/./35,b,b,b/. 0 roll t0s2 -");
    roll(2, "0:18-20 0:9-11");
    play("0:9-11", "0.1. 18,11,b,b/./35,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q03_or_one_pawn_by_the_sum) {
    given("polish,combine_rolls=yes", "0.1. 12,3,b,b/./35,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 12,3,b,b/./35,b,b,b/. 0 roll:6 t1s1 -");
    roll(2, "0:12-20 0:3-11 0:b-2");
    play("0:12-20", "0.1. 20,3,b,b/./35,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q04_three_sixes_are_nothing_special) {
    given("polish", "0.1. 0,b,b,b/./35,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:0-6");
    play("0:0-6", "0.1. 6,b,b,b/./35,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:6-12 0:b-0");
    play("0:6-12", "0.1. 12,b,b,b/./35,b,b,b/. 0 roll t0s2 -");
    roll(6, "0:12-18 0:b-0");
    play("0:12-18", "0.1. 18,b,b,b/./35,b,b,b/. 0 roll t0s3 -");
    roll(6, "0:18-24 0:b-0");
    play("0:18-24", "0.1. 24,b,b,b/./35,b,b,b/. 0 roll t0s4 -");
    roll(2, "0:24-26");
    play("0:24-26", "0.1. 26,b,b,b/./35,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q04_british_third_six_is_lost) {
    given("british", "0.1. 0,b,b,b/./45,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:0-6 0:b-0");
    play("0:0-6", "0.1. 6,b,b,b/./45,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:6-12 0:b-0");
    play("0:b-0", "0.1. 6,0,b,b/./45,b,b,b/. 0 roll t0s2 -");
    roll_to(6, "0.1. 6,0,b,b/./45,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q04_extra_roll_only_once) {
    given("polish,bonus_limit=2", "0.1. 0,b,b,b/./35,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:0-6");
    play("0:0-6", "0.1. 6,b,b,b/./35,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:6-12 0:b-0");
    play("0:6-12", "0.1. 12,b,b,b/./35,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q05_capture_only_by_landing) {
    const char *near = "0.1. 3,b,b,b/./5,b,b,b/. 0 roll t0s0 -";
    given("polish", near);
    roll(4, "0:3-7");
    play("0:3-7", "0.1. 7,b,b,b/./5,b,b,b/. 1 roll t0s0 -");

    given("polish", near);
    roll(2, "0:3-5x");
    flagged("0:3-5x", CHINCZYK_MOVE_CAPTURE);
    play("0:3-5x", "0.1. 5,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
    for (int face = 1; face <= 6; face++)
        offers("polish", "0.1. 5,b,b,b/./b,b,b,b/. 1 roll t0s0 -", face, face == 6 ? "2:b-20" : "");
}

Test(faq, q06_bonus_for_a_capture) {
    const char *near = "0.1. 3,b,b,b/./5,30,b,b/. 0 roll t0s0 -";
    given("polish", near);
    roll(2, "0:3-5x");
    play("0:3-5x", "0.1. 5,b,b,b/./b,30,b,b/. 1 roll t0s0 -");
    given("polish,bonus_on_capture=yes", near);
    roll(2, "0:3-5x");
    play("0:3-5x", "0.1. 5,b,b,b/./b,30,b,b/. 0 roll t0s0 -");
}

Test(faq, q07_capture_compulsory) {
    const char *near = "0.1. 3,10,b,b/./5,30,b,b/. 0 roll t0s0 -";
    given("polish", near);
    roll(2, "0:3-5x 0:10-12");
    play("0:10-12", "0.1. 3,12,b,b/./5,30,b,b/. 1 roll t0s0 -");
    offers("polish,capture_priority=mandatory", near, 2, "0:3-5x");
    offers("polish,capture_priority=mandatory", near, 3, "0:3-6 0:10-13");
}

Test(faq, q08_jump_own_and_two_on_a_square) {
    const char *two = "0.1. 3,5,b,b/./1,b,b,b/. 0 roll t0s0 -";
    offers("polish", two, 4, "0:3-7 0:5-9");
    offers("polish", two, 2, "0:5-7");

    given("british", two);
    roll(2, "0:3-5 0:5-7");
    play("0:3-5", "0.1. 5,5,b,b/./1,b,b,b/. 1 roll t0s0 -");
    roll(4, "2:1-5!");
    play("2:1-5!", "0.1. 5,5,b,b/./b,b,b,b/. 0 roll t0s0 -");
}

Test(faq, q09_exact_roll_home) {
    const char *ways[] = {"0:39-100", "0:39-101", "0:39-102", "0:39-103", "", "0:b-0"};
    for (int face = 1; face <= 6; face++)
        offers("polish", "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -", face, ways[face - 1]);
    offers("polish", "0.1. 39,10,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "0:10-15");

    given("polish", "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(5, "0.1. 39,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q09_or_back_by_the_rest) {
    given("polish,overshoot=bounce", "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(5, "0:39-102");
    flagged("0:39-102", CHINCZYK_MOVE_BOUNCE | CHINCZYK_MOVE_HOME);
    play("0:39-102", "0.1. 102,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    offers("polish,overshoot=bounce", "0.1. 39,102,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "");
    offers("polish,overshoot=bounce", "0.1. 39,102,10,b/./30,b,b,b/. 0 roll t0s0 -", 5, "0:10-15");
}

Test(faq, q10_six_need_not_bring_one_out) {
    offers("polish", "0.1. 12,b,b,b/./35,b,b,b/. 0 roll t0s0 -", 6, "0:12-18 0:b-0");
    offers("tournament", "0.1. 12,b,b,b/./35,b,b,b/. 0 roll t0s0 -", 6, "0:b-0");
}

Test(faq, q10_never_onto_an_own_pawn) {
    const char *rules[] = {"polish",
                           "polish,exit_faces=16",
                           "polish,overshoot=bounce",
                           "polish,overshoot=bounce-all",
                           "polish,capture=none",
                           "polish,capture=none,slide=back",
                           "polish,bonus_limit=2",
                           "polish,bonus_on_capture=yes",
                           "polish,capture_priority=mandatory",
                           "polish,safe_start=own",
                           "polish,safe_start=own,safe_landing=share",
                           "polish,first=fixed",
                           "online",
                           "traditional"};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        given(rules[i], "0.1. 0,b,b,b/./35,b,b,b/. 0 roll t0s0 -");
        roll(6, "0:0-6");
        play("0:0-6", "0.1. 6,b,b,b/./35,b,b,b/. 0 roll t0s1 -");
        roll(6, "0:6-12 0:b-0");
    }
    offers("tournament", "0.1. 0,b,b,b/./35,b,b,b/. 0 roll t0s0 -", 6, "0:0-6");
    offers("robber", "0.1. 0,b,b,b/./35,b,b,b/./r0@b,1@b 0 roll t0s0 -", 6, "0:0-6 r0:b-20");

    given("polish,combine_rolls=yes", "0.1. 0,b,b,b/./35,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 0,b,b,b/./35,b,b,b/. 0 roll:6 t1s1 -");
    roll(3, "0:0-9");
}

Test(faq, q11_start_is_not_safe) {
    given("polish", "0.1. 18,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:18-20x");
    play("0:18-20x", "0.1. 20,b,b,b/./b,b,b,b/. 1 roll t0s0 -");

    given("polish", "0.1. b,b,b,b/./0,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:b-0x");
    flagged("0:b-0x", CHINCZYK_MOVE_EXIT | CHINCZYK_MOVE_CAPTURE);
    play("0:b-0x", "0.1. 0,b,b,b/./b,b,b,b/. 0 roll t0s1 -");
}

Test(faq, q11_only_the_lane_is_safe) {
    given("polish", "0.1. 100,b,b,b/./39,b,b,b/. 1 roll t0s0 -");
    roll(1, "2:39-0");
    play("2:39-0", "0.1. 100,b,b,b/./0,b,b,b/. 0 roll t0s0 -");
    /* Lanes have the same numbers, but every colour its own. */
    given("polish", "0.1. 100,b,b,b/./19,b,b,b/. 1 roll t0s0 -");
    roll(1, "2:19-100");
    play("2:19-100", "0.1. 100,b,b,b/./100,b,b,b/. 0 roll t0s0 -");
}

Test(faq, q11_or_the_own_start_is) {
    const char *closed = "polish,safe_start=own";
    const char *shared = "polish,safe_start=own,safe_landing=share";
    given(closed, "0.1. 18,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    roll_to(2, "0.1. 18,b,b,b/./20,b,b,b/. 1 roll t0s0 -");
    given(shared, "0.1. 18,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:18-20");
    play("0:18-20", "0.1. 20,b,b,b/./20,b,b,b/. 1 roll t0s0 -");
    /* Only one's own: a guest there is captured by the exit. */
    offers(closed, "0.1. b,b,b,b/./0,b,b,b/. 0 roll t0s0 -", 6, "0:b-0x");
    offers(shared, "0.1. b,b,b,b/./0,b,b,b/. 0 roll t0s0 -", 6, "0:b-0x");
}

Test(faq, q12_highest_roll_starts) {
    begun("polish", "012.", CHINCZYK_NONE, "012. b,b,b,b/b,b,b,b/b,b,b,b/. 0 off:_,_,_ t0s0 -");
    roll_to(3, "012. b,b,b,b/b,b,b,b/b,b,b,b/. 1 off:3,_,_ t0s0 -");
    roll_to(6, "012. b,b,b,b/b,b,b,b/b,b,b,b/. 2 off:3,6,_ t0s0 -");
    roll_to(4, "012. b,b,b,b/b,b,b,b/b,b,b,b/. 1 roll t0s0 -");
    roll(6, "1:b-10");
    play("1:b-10", "012. b,b,b,b/10,b,b,b/b,b,b,b/. 1 roll t0s1 -");
}

Test(faq, q12_or_the_one_who_is_named) {
    begun("polish,first=fixed", "012.", 2, "012. b,b,b,b/b,b,b,b/b,b,b,b/. 2 roll t0s0 -");
    begun("polish,first=fixed", "012.", CHINCZYK_NONE,
          "012. b,b,b,b/b,b,b,b/b,b,b,b/. 0 roll t0s0 -");
}

Test(faq, q13_cannot_move) {
    const char *stuck = "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s0 -";
    given("polish", stuck);
    roll_to(5, "0.1. 39,103,102,101/./30,b,b,b/. 1 roll t0s0 -");
    given("polish", stuck);
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s1 -");
    roll(1, "0:39-100");
    given("online", stuck);
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 1 roll t0s0 -");
}

Test(faq, q14_two_players_sit_opposite) {
    seated("polish", 2, 1, "0.1.");
    begun("polish", "0.1.", 1, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
    roll(6, "2:b-20");
}

Test(faq, q14_or_have_two_colours_each) {
    seated("polish", 2, 2, "0101");
    begun("polish", "0101", 0, "0101 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll(6, "0:b-0 2:b-20");
    begun("polish", "0011", 0, "0011 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll(6, "0:b-0 1:b-10");

    /* Four home of eight are no win, eight are. */
    given("polish", "0101 39,101,102,103/5,b,b,b/19,101,102,103/b,b,b,b 0 roll t0s0 -");
    roll(1, "0:39-100 2:19-100");
    play("0:39-100", "0101 100,101,102,103/5,b,b,b/19,101,102,103/b,b,b,b 1 roll t0s0 -");
    roll(1, "1:5-6");
    play("1:5-6", "0101 100,101,102,103/6,b,b,b/19,101,102,103/b,b,b,b 0 roll t0s0 -");
    roll(1, "2:19-100");
    play("2:19-100", "0101 100,101,102,103/6,b,b,b/100,101,102,103/b,b,b,b 0 over t0s0 0,1");
    ranks("0:1 1:2");
}

Test(faq, q15_ludo_differs_by_blocks_and_the_third_six) {
    const char *two = "0.1. 5,7,b,b/./35,b,b,b/. 0 roll t0s0 -";
    offers("polish", two, 2, "0:7-9");
    offers("british", two, 2, "0:5-7 0:7-9");

    const char *third = "0.1. 5,b,b,b/./35,b,b,b/. 0 roll t0s2 -";
    offers("polish", third, 6, "0:5-11 0:b-0");
    given("british", third);
    roll_to(6, "0.1. 5,b,b,b/./35,b,b,b/. 1 roll t0s0 -");
}
