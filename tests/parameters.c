/* SPDX-License-Identifier: MIT */
/* Every value of the parameters that make the board, the players and the end: rules 2. */
#include "table.h"

#include <criterion/criterion.h>

TestSuite(parameters, .fini = table_clear);

Test(parameters, colours) {
    offers("polish,colours=2,track_length=24,lap_length=24", "01 b,b,b,b/b,b,b,b 1 roll t0s0 -", 6,
           "1:b-12");
    offers("polish,colours=3,track_length=30,lap_length=30",
           "012 b,b,b,b/b,b,b,b/b,b,b,b 2 roll t0s0 -", 6, "2:b-20");
    offers("polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 3 roll t0s0 -", 6, "3:b-30");
    offers("polish,colours=5", "01234 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 4 roll t0s0 -", 6,
           "4:b-32");
    offers("polish,colours=6,track_length=72,lap_length=72",
           "012345 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 5 roll t0s0 -", 6, "5:b-60");
    unseated("polish", "012");
    unseated("polish", "01234");
}

Test(parameters, track_length) {
    const char *largest = "polish,track_length=96,lap_length=96";
    const char *smallest = "polish,colours=2,track_length=12,lap_length=12";
    offers(largest, "0.1. 40,b,b,b/./95,b,b,b/. 1 roll t0s0 -", 1, "2:95-0");
    offers(largest, "0.1. 95,b,b,b/./40,b,b,b/. 0 roll t0s0 -", 1, "0:95-100");
    offers(largest, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 1 roll t0s0 -", 6, "1:b-24");
    refused("polish", "0.1. 40,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    offers(smallest, "01 8,b,b,b/11,b,b,b 0 roll t0s0 -", 4, "0:8-100");
    offers(smallest, "01 8,b,b,b/11,b,b,b 1 roll t0s0 -", 4, "1:11-3");
}

Test(parameters, lap_length) {
    offers("polish", "0.1. 38,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:38-39");
    offers("polish,lap_length=39", "0.1. 38,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:38-100");
    offers("polish,lap_length=31", "0.1. 30,b,b,b/./25,b,b,b/. 0 roll t0s0 -", 1, "0:30-100");
    offers("polish,lap_length=31", "0.1. 28,b,b,b/./9,b,b,b/. 1 roll t0s0 -", 3, "2:9-101");
    refused("polish,lap_length=39", "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    given("polish,lap_length=39", "0.1. 30,b,b,b/./39,b,b,b/. 0 roll t0s0 -");
}

Test(parameters, home_length) {
    const char *entering = "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    refused("polish", "0.1. 104,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    refused("polish,home_length=6", "0.1. 106,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    refused("polish,home_centre=yes", "0.1. 105,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    offers("polish", entering, 6, "0:b-0");
    offers("polish,home_length=6", entering, 6, "0:39-105 0:b-0");
    offers("polish,home_length=8", "0.1. 39,102,b,b/./30,b,b,b/. 0 roll t0s0 -", 5,
           "0:39-104 0:102-107");

    /* Home is the last four squares: on 101 a pawn of six has not arrived. */
    given("polish,home_length=6", "0.1. 101,103,104,105/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:101-102");
    flagged("0:101-102", CHINCZYK_MOVE_HOME);
    play("0:101-102", "0.1. 102,103,104,105/./30,b,b,b/. 0 over t0s0 0,1");
}

Test(parameters, home_centre) {
    const char *last = "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    offers("polish", last, 1, "");
    offers("polish,home_centre=yes", last, 1, "0:103-104");
    offers("polish,home_centre=yes", last, 2, "");
    offers("polish,home_centre=yes", "0.1. 103,104,104,b/./30,b,b,b/. 0 roll t0s0 -", 1,
           "0:103-104");

    /* The lane is no longer home. */
    given("polish,home_centre=yes", "0.1. 39,101,102,103/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:39-100 0:103-104");
    flagged("0:39-100", 0);
    flagged("0:103-104", CHINCZYK_MOVE_HOME);
    play("0:39-100", "0.1. 100,101,102,103/./30,b,b,b/. 1 roll t0s0 -");
    given("polish,home_centre=yes", "0.1. 39,104,104,104/./30,b,b,b/. 0 roll t0s0 -");
    roll(5, "0:39-104");
    play("0:39-104", "0.1. 104,104,104,104/./30,b,b,b/. 0 over t0s0 0,1");
}

Test(parameters, pawns) {
    begun("polish,pawns=1", "0.1.", 0, "0.1. b/./b/. 0 roll t0s0 -");
    begun("polish,pawns=3", "0.1.", 0, "0.1. b,b,b/./b,b,b/. 0 roll t0s0 -");

    /* Home is as many squares at the end of the lane as there are pawns. */
    given("polish,pawns=1", "0.1. 39/./30/. 0 roll t0s0 -");
    roll(3, "0:39-102");
    play("0:39-102", "0.1. 102/./30/. 1 roll t0s0 -");
    roll(1, "2:30-31");
    play("2:30-31", "0.1. 102/./31/. 0 roll t0s0 -");
    roll(1, "0:102-103");
    play("0:102-103", "0.1. 103/./31/. 0 over t0s0 0,1");

    given("polish,pawns=2", "0.1. 101,103/./30,b/. 0 roll t0s0 -");
    roll(1, "0:101-102");
    play("0:101-102", "0.1. 102,103/./30,b/. 0 over t0s0 0,1");
}

Test(parameters, robbers) {
    begun("polish", "0.1.", 0, "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:b-0");
    begun("polish,robbers=1", "0.1.", 0, "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b 0 roll t0s0 -");
    roll(6, "0:b-0 r0:b-20");
    begun("polish,robbers=1", ".01.", 0, ".01. ./b,b,b,b/b,b,b,b/./r0@b,1@b 0 roll t0s0 -");
    roll(6, "1:b-10 r0:b-20");
}

Test(parameters, first_roll_off) {
    begun("polish,first=roll-off", "0.1.", CHINCZYK_NONE,
          "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -");
    /* A name goes before what the rules say. */
    begun("polish,first=roll-off", "0.1.", 1, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
}

Test(parameters, first_random) {
    drawn("polish,first=random", "0123");
    begun("polish,first=random", "0.1.", 1, "0.1. b,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
}

Test(parameters, first_fixed) {
    begun("polish,first=fixed", "0123", CHINCZYK_NONE,
          "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    begun("polish,first=fixed", "0123", 3, "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 3 roll t0s0 -");
}

Test(parameters, finish) {
    const char *last = "012. 39,101,102,103/15,b,b,b/25,b,b,b/. 0 roll t0s0 -";
    given("polish,finish=all-places", last);
    roll(1, "0:39-100");
    play("0:39-100", "012. 100,101,102,103/15,b,b,b/25,b,b,b/. 1 roll t0s0 0");
    roll(2, "1:15-17");

    given("polish,finish=first-winner", last);
    roll(1, "0:39-100");
    play("0:39-100", "012. 100,101,102,103/15,b,b,b/25,b,b,b/. 0 over t0s0 0");
    ranks("0:1 1:2 2:2");
}

Test(parameters, win_pawns) {
    const char *second = "012. 39,103,5,b/15,b,b,b/25,b,b,b/. 0 roll t0s0 -";
    given("polish", second);
    roll(1, "0:39-100 0:5-6");
    play("0:39-100", "012. 100,103,5,b/15,b,b,b/25,b,b,b/. 1 roll t0s0 -");
    given("polish,win_pawns=2", second);
    roll(1, "0:39-100 0:5-6");
    play("0:39-100", "012. 100,103,5,b/15,b,b,b/25,b,b,b/. 1 roll t0s0 0");
    given("polish,win_pawns=3", second);
    roll(1, "0:39-100 0:5-6");
    play("0:39-100", "012. 100,103,5,b/15,b,b,b/25,b,b,b/. 1 roll t0s0 -");
    given("polish,win_pawns=1", "0.1. 39,b,b,b/./25,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:39-100");
    play("0:39-100", "0.1. 100,b,b,b/./25,b,b,b/. 0 over t0s0 0,1");

    /* What is home does not change: the first two of a lane of six are not. */
    given("polish,win_pawns=1,home_length=6", "0.1. 39,b,b,b/./25,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:39-101");
    play("0:39-101", "0.1. 101,b,b,b/./25,b,b,b/. 1 roll t0s0 -");
}

/* The pawns that a finished player did not need. */
Test(parameters, win_pawns_leaves_the_others_standing) {
    given("polish,win_pawns=2", "012. 100,103,16,b/15,b,b,b/25,b,b,b/. 1 roll t0s0 0");
    roll(1, "1:15-16x");
    play("1:15-16x", "012. 100,103,b,b/16,b,b,b/25,b,b,b/. 2 roll t0s0 0");
    roll(6, "2:25-31 2:b-20");
    play("2:25-31", "012. 100,103,b,b/16,b,b,b/31,b,b,b/. 2 roll t0s1 0");
    roll(1, "2:31-32");
    play("2:31-32", "012. 100,103,b,b/16,b,b,b/32,b,b,b/. 1 roll t0s0 0");
}

Test(parameters, win_pawns_of_each_colour) {
    const char *rules = "polish,win_pawns=2";
    given(rules, "0101 103,102,5,b/20,b,b,b/103,19,b,b/b,b,b,b 0 roll t0s0 -");
    roll(1, "0:5-6 2:19-100");
    play("2:19-100", "0101 103,102,5,b/20,b,b,b/103,100,b,b/b,b,b,b 0 over t0s0 0,1");
    given(rules, "0101 103,102,39,b/20,b,b,b/103,5,b,b/b,b,b,b 0 roll t0s0 -");
    roll(1, "0:39-100 2:5-6");
    play("0:39-100", "0101 103,102,100,b/20,b,b,b/103,5,b,b/b,b,b,b 1 roll t0s0 -");
}
