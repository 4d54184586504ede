/* SPDX-License-Identifier: MIT */
/* The hard cases of turns: what ends one, what prolongs it, who begins and who is last. */
#include "table.h"

#include <criterion/criterion.h>

TestSuite(turns, .fini = table_clear);

/* Rules 3.1: whoever has finished rolls no more, whatever the roll would have granted. */
Test(turns, last_pawn_home_with_a_six) {
    const char *last = "012. 37,101,102,100/5,b,b,b/25,b,b,b/. 0 roll t0s0 -";
    const char *home = "012. 103,101,102,100/5,b,b,b/25,b,b,b/. 1 roll t0s0 0";
    given("polish", last);
    roll(6, "0:37-103");
    play("0:37-103", home);
    given("polish,bonus_on_home=yes", last);
    roll(6, "0:37-103");
    play("0:37-103", home);
    roll(2, "1:5-7");
    play("1:5-7", "012. 103,101,102,100/7,b,b,b/25,b,b,b/. 2 roll t0s0 0");
    roll(2, "2:25-27");
    play("2:25-27", "012. 103,101,102,100/7,b,b,b/27,b,b,b/. 1 roll t0s0 0");
}

/* Rules 3.2: a six in the tries that nothing can use. */
Test(turns, six_in_the_tries_that_cannot_be_used) {
    const char *blocked = "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -";
    given("blockade", blocked);
    roll_to(2, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t1s0 -");
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s1 -");
    roll_to(2, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t1s0 -");
    roll_to(3, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t2s0 -");
    roll_to(4, "0.1. b,b,b,b/./0,0,b,b/. 1 roll t0s0 -");

    given("blockade,bonus_if_stuck=no", blocked);
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t1s1 -");
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t2s2 -");
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 1 roll t0s0 -");

    given("blockade,bonus_limit=1", blocked);
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t1s1 -");

    given("blockade,bonus_limit=2,bonus_limit_effect=forfeit", blocked);
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s1 -");
    roll_to(6, "0.1. b,b,b,b/./0,0,b,b/. 1 roll t0s0 -");
}

/* Rules 3.2: a bonus begins a new grant, so three tries again. */
Test(turns, bonus_renews_the_tries) {
    given("polish", "0.1. 103,102,100,b/./30,b,b,b/. 0 roll t2s0 -");
    roll(1, "0:100-101");
    play("0:100-101", "0.1. 103,102,101,b/./30,b,b,b/. 1 roll t0s0 -");
    given("polish,bonus_faces=1", "0.1. 103,102,100,b/./30,b,b,b/. 0 roll t2s0 -");
    roll(1, "0:100-101");
    play("0:100-101", "0.1. 103,102,101,b/./30,b,b,b/. 0 roll t0s1 -");
    roll_to(2, "0.1. 103,102,101,b/./30,b,b,b/. 0 roll t1s0 -");
}

/* Rules 3.1: bonuses of one roll do not add up. */
Test(turns, capture_and_six_grant_one_roll) {
    given("polish,bonus_on_capture=yes", "0.1. 3,b,b,b/./9,30,b,b/. 0 roll t0s0 -");
    roll(6, "0:3-9x 0:b-0");
    play("0:3-9x", "0.1. 9,b,b,b/./b,30,b,b/. 0 roll t0s1 -");
    roll(1, "0:9-10");
    play("0:9-10", "0.1. 10,b,b,b/./b,30,b,b/. 1 roll t0s0 -");

    given("polish,bonus_on_home=yes", "0.1. 37,5,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:37-103 0:5-11 0:b-0");
    play("0:37-103", "0.1. 103,5,b,b/./30,b,b,b/. 0 roll t0s1 -");
    roll(1, "0:5-6");
    play("0:5-6", "0.1. 103,6,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(turns, third_six_is_forfeited_and_the_moves_before_it_stay) {
    given("british", "0.1. 3,b,b,b/./9,45,b,b/. 0 roll t0s0 -");
    roll(6, "0:3-9x 0:b-0");
    play("0:3-9x", "0.1. 9,b,b,b/./b,45,b,b/. 0 roll t0s1 -");
    roll(6, "0:9-15 0:b-0");
    play("0:9-15", "0.1. 15,b,b,b/./b,45,b,b/. 0 roll t0s2 -");
    roll_to(6, "0.1. 15,b,b,b/./b,45,b,b/. 1 roll t0s0 -");
    undo("0.1. 15,b,b,b/./b,45,b,b/. 0 roll t0s2 -");
    roll(5, "0:15-20");
    play("0:15-20", "0.1. 20,b,b,b/./b,45,b,b/. 1 roll t0s0 -");
}

Test(turns, sixes_are_counted_up_to_255) {
    given("polish", "0.1. 5,b,b,b/./30,b,b,b/. 0 roll t0s254 -");
    roll(6, "0:5-11 0:b-0");
    play("0:5-11", "0.1. 11,b,b,b/./30,b,b,b/. 0 roll t0s255 -");
    roll(6, "0:11-17 0:b-0");
    play("0:11-17", "0.1. 17,b,b,b/./30,b,b,b/. 0 roll t0s255 -");
    roll(1, "0:17-18");
    play("0:17-18", "0.1. 18,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

/* Rules 3.4 */
Test(turns, shield_as_the_only_landing_is_compulsory) {
    given("british", "0.1. 5,103,b,b/./9,9,b,b/. 0 roll t0s0 -");
    roll(4, "0:5-9!");
    play("0:5-9!", "0.1. b,103,b,b/./9,9,b,b/. 1 roll t0s0 -");
    /* The six that leads into it grants its roll all the same. */
    given("british", "0.1. 3,105,105,105/./9,9,b,b/. 0 roll t0s0 -");
    roll(6, "0:3-9!");
    play("0:3-9!", "0.1. b,105,105,105/./9,9,b,b/. 0 roll t0s1 -");
    roll(6, "0:b-0");
}

Test(turns, pair_meets_pair) {
    given("blockade", "0.1. 5,5,b,b/./9,9,b,b/. 0 roll t0s0 -");
    roll(3, "0:5-8 0:5=8");
    play("0:5=8", "0.1. 8,8,b,b/./9,9,b,b/. 1 roll t0s0 -");
    roll(1, "2:9-10 2:9=10");
    play("2:9-10", "0.1. 8,8,b,b/./10,9,b,b/. 0 roll t0s0 -");
    roll(2, "0:8-10x 0:8=10x");
    play("0:8-10x", "0.1. 10,8,b,b/./b,9,b,b/. 1 roll t0s0 -");

    given("blockade", "0.1. 5,5,b,b/./9,9,b,b/. 0 roll t0s0 -");
    roll(4, "0:5=9x");
    play("0:5=9x", "0.1. 9,9,b,b/./b,b,b,b/. 1 roll t0s0 -");
    roll_to(5, "0.1. 9,9,b,b/./b,b,b,b/. 1 roll t1s0 -");

    /* Whoever else stands there is captured with the pair. */
    given("blockade,safe_squares=7,safe_landing=share",
          "012. 5,5,b,b/7,7,b,b/7,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:5=7x");
    play("0:5=7x", "012. 7,7,b,b/b,b,b,b/b,b,b,b/. 1 roll t0s0 -");
}

/* Rules 3.4: two that stand on a safe square are a block there too. */
Test(turns, block_on_a_safe_square) {
    offers("british,safe_squares=8", "0.1. 5,b,b,b/./8,8,b,b/. 0 roll t0s0 -", 3, "0:5-8!");
    offers("british,safe_squares=8,safe_landing=share", "0.1. 5,b,b,b/./8,8,b,b/. 0 roll t0s0 -", 3,
           "0:5-8!");
    offers("blockade,safe_squares=7", "0.1. 5,5,b,b/./7,7,b,b/. 0 roll t0s0 -", 2, "0:5=7x");
    offers("blockade,safe_squares=7", "0.1. 5,5,b,b/./7,b,b,b/. 0 roll t0s0 -", 2, "");
}

/* Rules 3.11 */
Test(turns, captured_robber_comes_back_from_the_other_side) {
    given("robber", "0.1. 10,b,b,b/./14,b,b,b/./r0@17,1@b 1 roll t0s0 -");
    roll(3, "2:14-17x");
    play("2:14-17x", "0.1. 10,b,b,b/./17,b,b,b/./r1@b,1@b 0 roll t0s0 -");
    roll(3, "0:10-13");
    play("0:10-13", "0.1. 13,b,b,b/./17,b,b,b/./r1@b,1@b 1 roll t0s0 -");
    roll(6, "2:17-103 2:b-20 r0:b-0");
    play("r0:b-0", "0.1. 13,b,b,b/./17,b,b,b/./r1@0,1@b 1 roll t0s1 -");
    /* The second cannot enter while the first stands there. */
    roll(6, "2:17-103 2:b-20 r0:0-34");
    play("r0:0-34", "0.1. 13,b,b,b/./17,b,b,b/./r1@34,1@b 1 roll t0s2 -");
    roll(6, "2:17-103 2:b-20 r0:34-28 r1:b-0");
    play("r1:b-0", "0.1. 13,b,b,b/./17,b,b,b/./r1@34,1@0 1 roll t0s3 -");
    roll(1, "2:17-18 r0:34-33 r1:0-39");
    play("r0:34-33", "0.1. 13,b,b,b/./17,b,b,b/./r1@33,1@0 0 roll t0s0 -");
    roll(6, "0:13-19 0:b-0x");
    play("0:b-0x", "0.1. 13,0,b,b/./17,b,b,b/./r1@33,0@b 0 roll t0s1 -");
    roll(6, "0:13-19 0:0-6 r1:b-20");
}

Test(turns, robber_is_captured_by_an_exit_and_captures_by_one) {
    given("robber", "0.1. b,b,b,b/./30,b,b,b/./r0@b,1@0 0 roll t0s0 -");
    roll(6, "0:b-0x r0:b-20");
    play("0:b-0x", "0.1. 0,b,b,b/./30,b,b,b/./r0@b,0@b 0 roll t0s1 -");
    given("robber", "0.1. b,b,b,b/./20,b,b,b/./r0@b,1@b 0 roll t0s0 -");
    roll(6, "0:b-0 r0:b-20x");
    play("r0:b-20x", "0.1. b,b,b,b/./b,b,b,b/./r0@20,1@b 0 roll t0s1 -");
}

/* One piece a square: no robber lands on an own piece, no pawn on an own robber. */
Test(turns, robber_and_its_own_side) {
    offers("robber", "0.1. 14,b,b,b/./30,b,b,b/./r0@17,1@b 0 roll t0s0 -", 3, "");
    offers("robber", "0.1. 103,b,b,b/./30,b,b,b/./r0@17,0@14 0 roll t0s0 -", 3, "r1:14-11");
    offers("robber", "0.1. 20,b,b,b/./30,b,b,b/./r0@b,1@b 0 roll t0s0 -", 6, "0:20-26 0:b-0");
    offers("robber,safe_start=own,safe_landing=share",
           "0.1. 18,b,b,b/./20,b,b,b/./r0@20,1@b 0 roll t0s0 -", 2, "");
}

/* Rules 3.3: no move ends where it began; a piece passes its own square as an empty one. */
Test(turns, once_round_the_ring) {
    given("robber,colours=2,track_length=12,lap_length=12,combine_rolls=yes,bonus_limit=2",
          "01 b,b,b,b/b,b,b,b/r0@3,1@b 0 roll t0s0 -");
    roll_to(6, "01 b,b,b,b/b,b,b,b/r0@3,1@b 0 roll:6 t1s1 -");
    roll(6, "0:b-6");
    given("robber,colours=2,track_length=12,lap_length=12,combine_rolls=yes,jump=forbidden",
          "01 b,b,b,b/b,b,b,b/r0@3,1@b 0 roll t0s0 -");
    roll_to(6, "01 b,b,b,b/b,b,b,b/r0@3,1@b 0 roll:6 t1s1 -");
    roll_to(6, "01 b,b,b,b/b,b,b,b/r0@3,1@b 0 roll:6+6 t2s2 -");
    roll(2, "r0:3-1");
}

/* Rules 3.3 and 3.10: pawns of one number, but of different colours. */
Test(turns, same_number_of_different_colours) {
    given("polish", "0101 3,b,b,b/5,b,b,b/23,b,b,b/8,b,b,b 0 roll t0s0 -");
    roll(2, "0:3-5x 2:23-25");
    play("0:3-5x", "0101 5,b,b,b/b,b,b,b/23,b,b,b/8,b,b,b 1 roll t0s0 -");
    given("polish", "0101 3,b,b,b/5,b,b,b/23,b,b,b/8,b,b,b 0 roll t0s0 -");
    roll(5, "0:3-8x 2:23-28");
    play("0:3-8x", "0101 8,b,b,b/5,b,b,b/23,b,b,b/b,b,b,b 1 roll t0s0 -");
    /* No landing on the other own colour, and no block with it. */
    offers("polish", "0101 3,b,b,b/30,b,b,b/5,b,b,b/b,b,b,b 0 roll t0s0 -", 2, "2:5-7");
    offers("british", "0101 3,b,b,b/30,b,b,b/5,b,b,b/b,b,b,b 0 roll t0s0 -", 2, "2:5-7");
    offers("polish", "0101 b,b,b,b/30,b,b,b/0,b,b,b/b,b,b,b 0 roll t0s0 -", 6, "2:0-6 2:b-20");

    /* Two of one number on one square, and one of them goes. */
    given("ludo", "0.1. 26,b,b,b/./26,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:26-28");
    play("0:26-28", "0.1. 28,b,b,b/./26,b,b,b/. 1 roll t0s0 -");
    given("ludo", "0.1. 26,b,b,b/./26,b,b,b/. 1 roll t0s0 -");
    roll(2, "2:26-28");
    play("2:26-28", "0.1. 26,b,b,b/./28,b,b,b/. 0 roll t0s0 -");
}

/* Rules 3.3: pawns of one colour on one square are one origin, played by the lowest-numbered. */
Test(turns, identical_choices_are_one) {
    given("ludo", "0.1. b,7,b,7/./30,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:b-0 0:7-13");
    play("0:7-13", "0.1. b,13,b,7/./30,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:b-0 0:13-19 0:7-13");
    play("0:b-0", "0.1. 0,13,b,7/./30,b,b,b/. 0 roll t0s2 -");
}

/* Rules 3.8 */
Test(turns, roll_off_ties) {
    begun("polish", "0123", CHINCZYK_NONE,
          "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,_,_,_ t0s0 -");
    roll_to(6, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 1 off:6,_,_,_ t0s0 -");
    roll_to(2, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 2 off:6,2,_,_ t0s0 -");
    roll_to(6, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 3 off:6,2,6,_ t0s0 -");
    roll_to(2, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,.,_,. t0s0 -");
    roll_to(3, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 2 off:3,.,_,. t0s0 -");
    roll_to(3, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,.,_,. t0s0 -");
    roll_to(1, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 2 off:1,.,_,. t0s0 -");
    roll_to(4, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 2 roll t0s0 -");
    undo("0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 2 off:1,.,_,. t0s0 -");
    redo("0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 2 roll t0s0 -");

    begun("polish", "0.1.", CHINCZYK_NONE, "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -");
    roll_to(4, "0.1. b,b,b,b/./b,b,b,b/. 1 off:4,_ t0s0 -");
    roll_to(4, "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -");

    /* Two colours, one player, one roll. */
    begun("polish", "0101", CHINCZYK_NONE, "0101 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,_ t0s0 -");
    roll_to(1, "0101 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 1 off:1,_ t0s0 -");
    roll_to(6, "0101 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 1 roll t0s0 -");
}

Test(turns, roll_off_and_those_who_leave) {
    const char *begin = "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,_,_,_ t0s0 -";
    /* The one to roll; then the one who has the highest roll so far. */
    given("polish", begin);
    roll_to(5, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 1 off:5,_,_,_ t0s0 -");
    leave(1, "0123 b,b,b,b/x/b,b,b,b/b,b,b,b 2 off:5,.,_,_ t0s0 x1");
    roll_to(3, "0123 b,b,b,b/x/b,b,b,b/b,b,b,b 3 off:5,.,3,_ t0s0 x1");
    leave(0, "0123 x/x/b,b,b,b/b,b,b,b 3 off:.,.,3,_ t0s0 x1,x0");
    roll_to(2, "0123 x/x/b,b,b,b/b,b,b,b 2 roll t0s0 x1,x0");

    /* The last to roll: what was rolled decides, or ties. */
    given("polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 3 off:2,5,3,_ t0s0 -");
    leave(3, "0123 b,b,b,b/b,b,b,b/b,b,b,b/x 1 roll t0s0 x3");
    given("polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 3 off:5,2,5,_ t0s0 -");
    leave(3, "0123 b,b,b,b/b,b,b,b/b,b,b,b/x 0 off:_,.,_,. t0s0 x3");
    /* One who was out of it; then the last rival. */
    leave(1, "0123 b,b,b,b/x/b,b,b,b/x 0 off:_,.,_,. t0s0 x3,x1");
    roll_to(1, "0123 b,b,b,b/x/b,b,b,b/x 2 off:1,.,_,. t0s0 x3,x1");
    leave(0, "0123 x/x/b,b,b,b/x 2 over t0s0 2,x3,x1,x0");

    given("polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,.,_,. t0s0 -");
    leave(2, "0123 b,b,b,b/b,b,b,b/x/b,b,b,b 0 roll t0s0 x2");
    given("polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,.,_,. t0s0 -");
    leave(0, "0123 x/b,b,b,b/b,b,b,b/b,b,b,b 2 roll t0s0 x0");

    begun("polish", "0.1.", CHINCZYK_NONE, "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -");
    leave(0, "0.1. x/./b,b,b,b/. 0 over t0s0 1,x0");
    ranks("0:2 1:1");
}

/* Rules 3.9 */
Test(turns, leaving_when_not_on_turn) {
    /* Phase, face and counters stay, and the moves are found anew. */
    given("polish", "012. 3,b,b,b/5,b,b,b/25,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:3-5x");
    leave(1, "012. 3,b,b,b/x/25,b,b,b/. 0 move:2 t1s0 x1");
    choice("0:3-5");
    play("0:3-5", "012. 5,b,b,b/x/25,b,b,b/. 2 roll t0s0 x1");

    given("polish,jump=forbidden", "012. 3,20,b,b/5,b,b,b/25,b,b,b/. 0 roll t0s0 -");
    roll(3, "0:20-23");
    leave(1, "012. 3,20,b,b/x/25,b,b,b/. 0 move:3 t1s0 x1");
    choice("0:3-6 0:20-23");

    given("polish,capture_priority=mandatory", "012. 3,20,b,b/5,b,b,b/25,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:3-5x");
    leave(1, "012. 3,20,b,b/x/25,b,b,b/. 0 move:2 t1s0 x1");
    choice("0:3-5 0:20-22");

    given("polish", "012. b,b,b,b/5,b,b,b/25,b,b,b/. 0 roll t0s0 -");
    roll_to(2, "012. b,b,b,b/5,b,b,b/25,b,b,b/. 0 roll t1s0 -");
    leave(2, "012. b,b,b,b/5,b,b,b/x/. 0 roll t1s0 x2");

    given("polish,combine_rolls=yes", "012. 3,b,b,b/5,b,b,b/25,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "012. 3,b,b,b/5,b,b,b/25,b,b,b/. 0 roll:6 t1s1 -");
    leave(1, "012. 3,b,b,b/x/25,b,b,b/. 0 roll:6 t1s1 x1");
    roll(2, "0:3-11 0:b-2");
}

Test(turns, leaving_on_turn) {
    given("polish", "012. 3,b,b,b/5,b,b,b/25,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:3-5x");
    leave(0, "012. x/5,b,b,b/25,b,b,b/. 1 roll t0s0 x0");
    roll(6, "1:5-101 1:b-10");
    play("1:b-10", "012. x/5,10,b,b/25,b,b,b/. 1 roll t0s1 x0");
    leave(1, "012. x/x/25,b,b,b/. 1 over t0s0 2,x0,x1");
    ranks("0:3 1:2 2:1");
    undo("012. x/5,10,b,b/25,b,b,b/. 1 roll t0s1 x0");
    undo("012. x/5,b,b,b/25,b,b,b/. 1 move:6 t1s1 x0");
    redo("012. x/5,10,b,b/25,b,b,b/. 1 roll t0s1 x0");
    roll(2, "1:5-7 1:10-12");

    given("polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/5,b,b,b 3 roll t0s0 -");
    roll(3, "3:5-8");
    leave(3, "0123 b,b,b,b/b,b,b,b/b,b,b,b/x 0 roll t0s0 x3");
}

Test(turns, leaving_as_last_but_one) {
    given("polish", "0.1. 3,b,b,b/./25,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:3-5");
    leave(1, "0.1. 3,b,b,b/./x/. 0 over t0s0 0,x1");
    ranks("0:1 1:2");
    stays(0, CHINCZYK_ERROR_WRONG_PHASE);

    /* Behind one who has finished, the last takes the next place. */
    given("polish", "012. 100,101,102,103/15,b,b,b/25,b,b,b/. 1 roll t0s0 0");
    stays(0, CHINCZYK_ERROR_INVALID_ARGUMENT);
    leave(1, "012. 100,101,102,103/x/25,b,b,b/. 1 over t0s0 0,2,x1");
    ranks("0:1 1:3 2:2");

    /* Robbers vanish with their owner. */
    given("robber", "0.1. 3,b,b,b/./25,b,b,b/./r0@17,1@8 0 roll t0s0 -");
    leave(0, "0.1. x/./25,b,b,b/./r1@8 0 over t0s0 1,x0");
    given("robber", "0.1. 3,b,b,b/./25,b,b,b/./r1@17,1@8 0 roll t0s0 -");
    leave(1, "0.1. 3,b,b,b/./x/./r- 0 over t0s0 0,x1");
}

Test(turns, who_cannot_leave) {
    given("polish", "012. 100,101,102,103/15,b,b,b/25,b,b,b/. 1 roll t0s0 0");
    stays(0, CHINCZYK_ERROR_INVALID_ARGUMENT);
    stays(3, CHINCZYK_ERROR_INVALID_ARGUMENT);
    stays(-1, CHINCZYK_ERROR_INVALID_ARGUMENT);
    given("polish", "012. 5,b,b,b/x/25,b,b,b/. 0 roll t0s0 x1");
    stays(1, CHINCZYK_ERROR_INVALID_ARGUMENT);
}

Test(turns, two_colours_leave_together) {
    given("polish", "0101 5,b,b,b/15,b,b,b/25,b,b,b/35,b,b,b 0 roll t0s0 -");
    leave(1, "0101 5,b,b,b/x/25,b,b,b/x 0 over t0s0 0,x1");
    ranks("0:1 1:2");
}

/* Rules 3.9: the first winner ends it; places by pawns home, then by squares walked. */
Test(turns, places_behind_the_first_winner) {
    /* Walked: 3 and 3 of players 1 and 2, nothing of 3. */
    given("traditional", "0123 39,101,102,103/12,b,b,b/22,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll(1, "0:39-100");
    play("0:39-100", "0123 100,101,102,103/12,b,b,b/22,b,b,b/b,b,b,b 0 over t0s0 0");
    ranks("0:1 1:2 2:2 3:4");
    undo("0123 39,101,102,103/12,b,b,b/22,b,b,b/b,b,b,b 0 move:1 t1s0 -");
    redo("0123 100,101,102,103/12,b,b,b/22,b,b,b/b,b,b,b 0 over t0s0 0");
    ranks("0:1 1:2 2:2 3:4");

    /* One home and 41 walked goes before none home and 117. */
    given("traditional", "012. 39,101,102,103/100,b,b,b/19,18,17,b/. 0 roll t0s0 -");
    roll(1, "0:39-100");
    play("0:39-100", "012. 100,101,102,103/100,b,b,b/19,18,17,b/. 0 over t0s0 0");
    ranks("0:1 1:2 2:3");

    /* The sum counts, not the foremost: 1 + 11 against 11, and against 12. */
    given("traditional", "0123 39,101,102,103/10,20,b,b/30,b,b,b/1,b,b,b 0 roll t0s0 -");
    roll(1, "0:39-100");
    play("0:39-100", "0123 100,101,102,103/10,20,b,b/30,b,b,b/1,b,b,b 0 over t0s0 0");
    ranks("0:1 1:2 2:4 3:2");

    /* Nobody else has moved: all share the second place. */
    given("traditional", "0123 39,101,102,103/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    roll(1, "0:39-100");
    play("0:39-100", "0123 100,101,102,103/b,b,b,b/b,b,b,b/b,b,b,b 0 over t0s0 0");
    ranks("0:1 1:2 2:2 3:2");
}

Test(turns, places_of_those_who_left) {
    given("traditional", "0123 39,101,102,103/12,b,b,b/22,b,b,b/29,b,b,b 0 roll t0s0 -");
    leave(3, "0123 39,101,102,103/12,b,b,b/22,b,b,b/x 0 roll t0s0 x3");
    roll(1, "0:39-100");
    play("0:39-100", "0123 100,101,102,103/12,b,b,b/22,b,b,b/x 0 over t0s0 0,x3");
    ranks("0:1 1:2 2:2 3:4");

    /* The earliest leaver is the lowest. */
    given("polish", "0123 39,101,102,103/12,b,b,b/22,b,b,b/35,b,b,b 0 roll t0s0 -");
    leave(2, "0123 39,101,102,103/12,b,b,b/x/35,b,b,b 0 roll t0s0 x2");
    roll(1, "0:39-100");
    play("0:39-100", "0123 100,101,102,103/12,b,b,b/x/35,b,b,b 1 roll t0s0 0,x2");
    leave(3, "0123 100,101,102,103/12,b,b,b/x/x 1 over t0s0 0,1,x2,x3");
    ranks("0:1 1:2 2:4 3:3");

    /* The first winner may be the last who stayed. */
    given("traditional", "012. 5,b,b,b/12,b,b,b/22,b,b,b/. 0 roll t0s0 -");
    leave(0, "012. x/12,b,b,b/22,b,b,b/. 1 roll t0s0 x0");
    leave(2, "012. x/12,b,b,b/x/. 1 over t0s0 1,x0,x2");
    ranks("0:3 1:1 2:2");
}

/* Rules 3.9: all places, to the last. */
Test(turns, all_places) {
    given("polish", "0123 100,101,102,103/9,101,102,103/100,101,102,103/b,b,b,b 1 roll t0s0 2,0");
    roll(1, "1:9-100");
    play("1:9-100",
         "0123 100,101,102,103/100,101,102,103/100,101,102,103/b,b,b,b 1 over t0s0 2,0,1,3");
    ranks("0:2 1:3 2:1 3:4");
    undo("0123 100,101,102,103/9,101,102,103/100,101,102,103/b,b,b,b 1 move:1 t1s0 2,0");
    redo("0123 100,101,102,103/100,101,102,103/100,101,102,103/b,b,b,b 1 over t0s0 2,0,1,3");
}
