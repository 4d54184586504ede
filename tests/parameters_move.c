/* SPDX-License-Identifier: MIT */
/* Every value of the parameters that say how a pawn walks: rules 2, 3.3, 3.5. */
#include "table.h"

#include <criterion/criterion.h>

TestSuite(parameters_move, .fini = table_clear);

Test(parameters_move, jump_on_the_track) {
    const char *behind_own = "0.1. 3,5,b,b/./30,b,b,b/. 0 roll t0s0 -";
    const char *behind_other = "0.1. 3,b,b,b/./5,b,b,b/. 0 roll t0s0 -";
    offers("polish,jump=allowed", behind_own, 4, "0:3-7 0:5-9");
    offers("polish,jump=forbidden", behind_own, 4, "0:5-9");
    offers("polish,jump=allowed", behind_other, 4, "0:3-7");
    offers("polish,jump=forbidden", behind_other, 4, "");
    /* The last square of the lap is track, the first of the lane is not. */
    offers("polish,jump=forbidden", "0.1. 38,b,b,b/./39,b,b,b/. 0 roll t0s0 -", 2, "");
    offers("polish,jump=forbidden", "0.1. 38,b,b,b/./0,b,b,b/. 0 roll t0s0 -", 3, "0:38-101");
    /* Up to a piece and onto it is no jump. */
    offers("polish,jump=forbidden", behind_other, 1, "0:3-4");
    offers("polish,jump=forbidden", behind_other, 2, "0:3-5x");
}

Test(parameters_move, jump_in_the_lane) {
    const char *behind = "0.1. 39,101,b,b/./30,b,b,b/. 0 roll t0s0 -";
    offers("polish,jump=allowed", behind, 3, "0:39-102");
    offers("polish,jump=forbidden", behind, 3, "");
    offers("polish,jump=forbidden", behind, 1, "0:39-100 0:101-102");
    offers("polish,jump=allowed", "0.1. 100,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 2,
           "0:100-102 0:101-103");
    offers("polish,jump=forbidden", "0.1. 100,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:101-103");
}

Test(parameters_move, jump_stops_robbers_too) {
    const char *behind = "0.1. 15,b,b,b/./b,b,b,b/./r0@17,1@b 0 roll t0s0 -";
    offers("robber,jump=allowed", behind, 3, "0:15-18 r0:17-14");
    offers("robber,jump=forbidden", behind, 3, "");
    offers("robber,jump=forbidden", behind, 1, "0:15-16 r0:17-16");
}

Test(parameters_move, home_jump) {
    const char *behind = "0.1. 39,101,b,b/./30,b,b,b/. 0 roll t0s0 -";
    offers("polish,home_jump=allowed", behind, 3, "0:39-102");
    offers("polish,home_jump=forbidden", behind, 3, "");
    offers("polish,home_jump=forbidden", behind, 1, "0:39-100 0:101-102");
    offers("polish,home_jump=forbidden", "0.1. 100,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 2,
           "0:101-103");
    offers("polish,home_jump=forbidden", "0.1. 101,39,b,b/./30,b,b,b/. 0 roll t0s0 -", 3, "");
    /* On the track it says nothing. */
    offers("polish,home_jump=forbidden", "0.1. 3,5,b,b/./6,b,b,b/. 0 roll t0s0 -", 4,
           "0:3-7 0:5-9");
    /* A centre is the end of every way, so nobody stands in it. */
    offers("british,home_jump=forbidden", "0.1. 103,105,b,b/./30,b,b,b/. 0 roll t0s0 -", 2,
           "0:103-105");
    offers("british,home_jump=forbidden", "0.1. 103,104,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "");
}

Test(parameters_move, home_move) {
    const char *inside = "0.1. 39,101,b,b/./30,b,b,b/. 0 roll t0s0 -";
    offers("polish,home_move=allowed", inside, 1, "0:39-100 0:101-102");
    offers("polish,home_move=forbidden", inside, 1, "0:39-100");
    offers("polish,home_move=forbidden", inside, 3, "0:39-102");
    given("polish,home_move=forbidden", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(1, "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t1s0 -");
}

/* The greatest progress that there is. */
Test(parameters_move, overshoot_on_the_longest_track) {
    const char *rules = "polish,track_length=96,lap_length=96,home_length=8,overshoot=bounce";
    offers(rules, "0.1. 95,b,b,b/./5,b,b,b/. 0 roll t0s0 -", 3, "0:95-102");
    offers(rules, "0.1. 94,95,101,107/./5,b,b,b/. 0 roll t0s0 -", 5, "0:94-103 0:95-104 0:101-106");
}

Test(parameters_move, overshoot_from_the_track) {
    const char *entering = "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    offers("polish,overshoot=forbidden", entering, 5, "");
    offers("polish,overshoot=bounce", entering, 5, "0:39-102");
    offers("polish,overshoot=bounce", entering, 6, "0:39-101 0:b-0");
    offers("polish,overshoot=bounce-all", entering, 5, "0:39-102");
    offers("polish,overshoot=bounce-all", entering, 6, "0:39-101 0:b-0");
    offers("polish,overshoot=bounce", entering, 4, "0:39-103");

    given("polish,overshoot=bounce", entering);
    roll(6, "0:39-101 0:b-0");
    flagged("0:39-101", CHINCZYK_MOVE_BOUNCE | CHINCZYK_MOVE_HOME);
    play("0:39-101", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s1 -");
}

Test(parameters_move, overshoot_in_the_lane) {
    const char *third = "0.1. 102,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    const char *ways[] = {"0:102-103", "", "0:102-101", "0:102-100", "", "0:b-0"};
    for (int face = 1; face <= 6; face++) {
        offers("polish,overshoot=bounce-all", third, face, ways[face - 1]);
        offers("polish,overshoot=bounce", third, face,
               face == 1   ? "0:102-103"
               : face == 6 ? "0:b-0"
                           : "");
        offers("polish,overshoot=forbidden", third, face,
               face == 1   ? "0:102-103"
               : face == 6 ? "0:b-0"
                           : "");
        /* Where it may not go further, it may not go back. */
        offers("polish,overshoot=bounce-all", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -", face,
               face == 6 ? "0:b-0" : "");
        offers("british,overshoot=bounce-all", "0.1. 105,b,b,b/./30,b,b,b/. 0 roll t0s0 -", face,
               face == 6 ? "0:b-0" : "");
    }
}

Test(parameters_move, overshoot_can_lead_out_of_home) {
    given("ludo,overshoot=bounce-all", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:103-101 0:b-0");
    flagged("0:103-101", CHINCZYK_MOVE_BOUNCE);
    play("0:103-101", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s1 -");
    roll(1, "0:101-102");
    flagged("0:101-102", CHINCZYK_MOVE_HOME);
}

/* Whatever it would meet on its way back: rules 3.3 and 3.5. */
Test(parameters_move, overshoot_on_what_it_meets) {
    offers("polish,overshoot=bounce", "0.1. 39,102,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "");
    offers("polish,overshoot=bounce", "0.1. 39,103,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "0:39-102");
    offers("polish,overshoot=bounce,home_jump=forbidden",
           "0.1. 39,103,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "");
    offers("polish,overshoot=bounce,home_jump=forbidden",
           "0.1. 39,102,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:b-0");
    offers("british,overshoot=bounce-all,home_jump=forbidden",
           "0.1. 103,105,b,b/./30,b,b,b/. 0 roll t0s0 -", 3, "0:103-104");
    /* The square it left itself hinders nobody: out to 105, back over 103 to 102. */
    offers("british,overshoot=bounce-all,home_jump=forbidden",
           "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 5, "0:103-102");
    /* Where a walk ends it does not pass. */
    offers("british,overshoot=bounce-all,home_jump=forbidden",
           "0.1. 104,102,b,b/./30,b,b,b/. 0 roll t0s0 -", 4, "0:104-102");
}

/* Neither onto its own square nor out of the lane again. */
Test(parameters_move, overshoot_has_an_end) {
    offers("polish,overshoot=bounce-all", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 4, "");
    offers("british,overshoot=bounce-all", "0.1. 104,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "");
    offers("british,overshoot=bounce-all", "0.1. 104,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 3,
           "0:104-103");
    offers("polish,overshoot=bounce-all", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 5,
           "0:101-100");
    offers("polish,overshoot=bounce-all", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:b-0");
    offers("polish,pawns=1,home_length=1,overshoot=bounce", "0.1. 39/./30/. 0 roll t0s0 -", 1,
           "0:39-100");
    offers("polish,pawns=1,home_length=1,overshoot=bounce", "0.1. 39/./30/. 0 roll t0s0 -", 2, "");
    offers("polish,pawns=1,home_length=1,overshoot=bounce", "0.1. 38/./30/. 0 roll t0s0 -", 3, "");
}
