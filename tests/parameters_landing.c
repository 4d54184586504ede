/* SPDX-License-Identifier: MIT */
/* Every value of the parameters that say where a move may end, and what it does to those who stand
 * there: rules 2, 3.3, 3.4, 3.6. */
#include "table.h"

#include <criterion/criterion.h>

TestSuite(parameters_landing, .fini = table_clear);

Test(parameters_landing, stack_limit) {
    const char *one = "0.1. 3,5,b,b/./30,b,b,b/. 0 roll t0s0 -";
    const char *two = "0.1. 3,5,5,b/./30,b,b,b/. 0 roll t0s0 -";
    const char *three = "0.1. 3,5,5,5/./30,b,b,b/. 0 roll t0s0 -";
    offers("polish,stack_limit=1", one, 2, "0:5-7");
    offers("polish,stack_limit=2", one, 2, "0:3-5 0:5-7");
    offers("polish,stack_limit=2", two, 2, "0:5-7");
    offers("polish,stack_limit=3", two, 2, "0:3-5 0:5-7");
    offers("polish,stack_limit=3", three, 2, "0:5-7");
    offers("polish,stack_limit=4", three, 2, "0:3-5 0:5-7");
    refused("polish", two);
    /* The start is a square like any other. */
    offers("polish,stack_limit=2", "0.1. 0,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:0-6 0:b-0");
    offers("polish,stack_limit=2", "0.1. 0,0,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:0-6");
    /* The lane holds one, but as many as a square where it is not home. */
    offers("polish,stack_limit=2", "0.1. 101,102,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:102-103");
    offers("polish,stack_limit=2,home_centre=yes", "0.1. 101,102,b,b/./30,b,b,b/. 0 roll t0s0 -", 1,
           "0:101-102 0:102-103");
    offers("polish,stack_limit=2,home_centre=yes", "0.1. 101,102,102,b/./30,b,b,b/. 0 roll t0s0 -",
           1, "0:102-103");
    /* The centre holds any number. */
    offers("polish,stack_limit=2,home_centre=yes", "0.1. 103,104,104,b/./30,b,b,b/. 0 roll t0s0 -",
           1, "0:103-104");
    offers("polish,stack_limit=2,home_centre=yes,combine_rolls=yes",
           "0.1. 103,104,104,b/./30,b,b,b/. 0 roll t0s0 -", 1, "0:103-104");
}

/* Without a block, more on a square are only captured together. */
Test(parameters_landing, block_none) {
    given("polish,stack_limit=2,block=none", "0.1. 5,b,b,b/./7,7,30,b/. 0 roll t0s0 -");
    roll(2, "0:5-7x");
    play("0:5-7x", "0.1. 7,b,b,b/./b,b,30,b/. 1 roll t0s0 -");
    offers("polish,stack_limit=2,block=none", "0.1. 5,b,b,b/./7,7,30,b/. 0 roll t0s0 -", 4,
           "0:5-9");
    offers("polish,stack_limit=2,block=none", "0.1. 7,7,b,b/./30,b,b,b/. 0 roll t0s0 -", 4,
           "0:7-11");
    offers("polish,stack_limit=2,block=none", "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -", 6,
           "0:b-0x");
}

Test(parameters_landing, block_shield) {
    const char *rules = "polish,stack_limit=2,block=shield";
    given(rules, "0.1. 5,b,b,b/./7,7,30,b/. 0 roll t0s0 -");
    roll(2, "0:5-7!");
    play("0:5-7!", "0.1. b,b,b,b/./7,7,30,b/. 1 roll t0s0 -");
    offers(rules, "0.1. 5,b,b,b/./7,30,b,b/. 0 roll t0s0 -", 2, "0:5-7x");
    offers(rules, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -", 6, "");
    offers(rules, "0.1. b,b,b,b/./0,b,b,b/. 0 roll t0s0 -", 6, "0:b-0x");
    /* Two of its pawns move one by one. */
    offers(rules, "0.1. 7,7,b,b/./30,b,b,b/. 0 roll t0s0 -", 4, "0:7-11");
    /* More than two are a block as well. */
    offers("polish,stack_limit=3,block=shield", "0.1. 5,b,b,b/./7,7,7,b/. 0 roll t0s0 -", 2,
           "0:5-7!");
}

Test(parameters_landing, block_movable) {
    const char *rules = "polish,stack_limit=2,block=movable";
    offers(rules, "0.1. 5,b,b,b/./7,7,30,b/. 0 roll t0s0 -", 2, "");
    offers(rules, "0.1. 5,b,b,b/./7,7,30,b/. 0 roll t0s0 -", 4, "0:5-9");
    offers(rules, "0.1. 7,7,b,b/./30,b,b,b/. 0 roll t0s0 -", 4, "0:7-11 0:7=11");
    offers(rules, "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -", 6, "");
    given(rules, "0.1. 5,5,b,b/./7,7,30,b/. 0 roll t0s0 -");
    roll(2, "0:5=7x");
    play("0:5=7x", "0.1. 7,7,b,b/./b,b,30,b/. 1 roll t0s0 -");
    /* Not where one of its own stands, the other pawn alone may. */
    offers(rules, "0.1. 5,5,7,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:5-7 0:7-9");
}

Test(parameters_landing, block_jump) {
    const char *shield = "0.1. 5,b,b,b/./7,7,b,b/. 0 roll t0s0 -";
    offers("british,block_jump=allowed", shield, 4, "0:5-9");
    offers("british,block_jump=forbidden", shield, 4, "");
    offers("british,block_jump=forbidden", "0.1. 5,b,b,b/./7,30,b,b/. 0 roll t0s0 -", 4, "0:5-9");
    /* Never its owner. */
    offers("british,block_jump=forbidden", "0.1. 5,7,7,b/./30,b,b,b/. 0 roll t0s0 -", 4,
           "0:5-9 0:7-11");
    /* A pair is stopped as one pawn is. */
    const char *pair = "0.1. 5,5,b,b/./7,7,b,b/. 0 roll t0s0 -";
    offers("blockade,block_jump=allowed", pair, 4, "0:5-9 0:5=9");
    offers("blockade,block_jump=forbidden", pair, 4, "");
}

Test(parameters_landing, capture) {
    const char *near = "0.1. 3,b,b,b/./5,b,b,b/. 0 roll t0s0 -";
    offers("polish,capture=normal", near, 2, "0:3-5x");
    given("polish,capture=none", near);
    roll(2, "0:3-6");
    flagged("0:3-6", CHINCZYK_MOVE_SLIDE);
    play("0:3-6", "0.1. 6,b,b,b/./5,b,b,b/. 1 roll t0s0 -");
    /* On past whoever stands there, friend or foe. */
    offers("polish,capture=none", "0.1. 3,7,b,b/./5,6,b,b/. 0 roll t0s0 -", 2, "0:3-8 0:7-9");
    /* An own pawn is no reason to slide. */
    offers("polish,capture=none", "0.1. 3,5,b,b/./30,b,b,b/. 0 roll t0s0 -", 2, "0:5-7");
}

Test(parameters_landing, slide) {
    const char *near = "0.1. 3,b,b,b/./5,b,b,b/. 0 roll t0s0 -";
    const char *crowd = "0.1. 3,b,b,b/./5,4,b,b/. 0 roll t0s0 -";
    offers("polish,capture=none,slide=forward", near, 2, "0:3-6");
    offers("polish,capture=none,slide=forward", crowd, 2, "0:3-6");
    given("polish,capture=none,slide=back", near);
    roll(2, "0:3-4");
    flagged("0:3-4", CHINCZYK_MOVE_SLIDE);
    play("0:3-4", "0.1. 4,b,b,b/./5,b,b,b/. 1 roll t0s0 -");
    offers("polish,capture=none,slide=back", crowd, 2, "");
    offers("polish,capture=none,slide=back", crowd, 3, "0:3-6");
    /* Out of base: past the start, or not at all. */
    offers("polish,capture=none,slide=forward", "0.1. b,b,b,b/./0,b,b,b/. 0 roll t0s0 -", 6,
           "0:b-1");
    offers("polish,capture=none,slide=back", "0.1. b,b,b,b/./0,b,b,b/. 0 roll t0s0 -", 6, "");
    /* Home. */
    offers("polish,capture=none,slide=forward", "0.1. 37,b,b,b/./39,b,b,b/. 0 roll t0s0 -", 2,
           "0:37-100");
    offers("polish,capture=none,slide=back", "0.1. 37,b,b,b/./39,b,b,b/. 0 roll t0s0 -", 2,
           "0:37-38");
}

Test(parameters_landing, capture_priority) {
    const char *near = "0.1. 3,12,b,b/./5,14,b,b/. 0 roll t0s0 -";
    offers("polish,capture_priority=free", near, 2, "0:3-5x 0:12-14x");
    offers("polish,capture_priority=mandatory", near, 2, "0:3-5x 0:12-14x");
    offers("polish,capture_priority=free", "0.1. 3,12,b,b/./5,30,b,b/. 0 roll t0s0 -", 2,
           "0:3-5x 0:12-14");
    offers("polish,capture_priority=mandatory", "0.1. 3,12,b,b/./5,30,b,b/. 0 roll t0s0 -", 2,
           "0:3-5x");
    offers("polish,capture_priority=mandatory", "0.1. 12,b,b,b/./0,30,b,b/. 0 roll t0s0 -", 6,
           "0:b-0x");
    offers("robber,capture_priority=mandatory",
           "0.1. 12,b,b,b/./14,b,b,b/./r0@17,1@b 0 roll t0s0 -", 3, "r0:17-14x");
    /* To run into a shield is no capture. */
    offers("british,capture_priority=mandatory", "0.1. 5,20,b,b/./9,9,b,b/. 0 roll t0s0 -", 4,
           "0:5-9! 0:20-24");
}

Test(parameters_landing, safe_start) {
    const char *host = "0.1. 18,b,b,b/./20,b,b,b/. 0 roll t0s0 -";
    const char *guest = "012. 8,b,b,b/b,b,b,b/10,b,b,b/. 0 roll t0s0 -";
    const char *exit = "0.1. b,b,b,b/./0,b,b,b/. 0 roll t0s0 -";
    offers("polish,safe_start=none", host, 2, "0:18-20x");
    offers("polish,safe_start=own", host, 2, "");
    offers("polish,safe_start=any", host, 2, "");
    offers("polish,safe_start=none", guest, 2, "0:8-10x");
    offers("polish,safe_start=own", guest, 2, "0:8-10x");
    offers("polish,safe_start=any", guest, 2, "");
    offers("polish,safe_start=own", exit, 6, "0:b-0x");
    offers("polish,safe_start=any", exit, 6, "");
    /* A start without a player is a start. */
    offers("polish,safe_start=any", "0.1. 8,b,b,b/./10,b,b,b/. 0 roll t0s0 -", 2, "");
}

Test(parameters_landing, safe_squares) {
    const char *at8 = "0.1. 6,b,b,b/./8,b,b,b/. 0 roll t0s0 -";
    offers("polish,safe_squares=none", at8, 2, "0:6-8x");
    offers("polish,safe_squares=8", at8, 2, "");
    offers("polish,safe_squares=7", at8, 2, "0:6-8x");
    offers("polish,safe_squares=7+8", at8, 2, "");
    /* Counted from every start. */
    offers("polish,safe_squares=8", "0.1. 16,b,b,b/./18,b,b,b/. 0 roll t0s0 -", 2, "");
    offers("polish,safe_squares=8", "0.1. 26,b,b,b/./28,b,b,b/. 0 roll t0s0 -", 2, "");
    offers("polish,safe_squares=8", "0.1. 36,b,b,b/./38,b,b,b/. 0 roll t0s0 -", 2, "");
    offers("ludo,safe_squares=8", "0.1. 19,b,b,b/./21,b,b,b/. 0 roll t0s0 -", 2, "0:19-21");
    /* For pawns alone. */
    offers("robber,safe_squares=8", "0.1. 6,b,b,b/./b,b,b,b/./r0@b,1@8 0 roll t0s0 -", 2, "0:6-8x");
}

Test(parameters_landing, safe_landing) {
    const char *host = "0.1. 18,b,b,b/./20,b,b,b/. 0 roll t0s0 -";
    given("polish,safe_start=own,safe_landing=closed", host);
    roll_to(2, "0.1. 18,b,b,b/./20,b,b,b/. 1 roll t0s0 -");
    given("polish,safe_start=own,safe_landing=share", host);
    roll(2, "0:18-20");
    flagged("0:18-20", 0);
    play("0:18-20", "0.1. 20,b,b,b/./20,b,b,b/. 1 roll t0s0 -");

    /* Where one is safe and another is not, the other is captured. */
    given("polish,safe_start=own,safe_landing=share",
          "012. 10,b,b,b/10,b,b,b/8,b,b,b/. 2 roll t0s0 -");
    roll(2, "2:8-10x");
    play("2:8-10x", "012. b,b,b,b/10,b,b,b/10,b,b,b/. 0 roll t0s0 -");
    /* All three are safe. */
    offers("polish,safe_start=any,safe_landing=share",
           "012. 10,b,b,b/10,b,b,b/8,b,b,b/. 2 roll t0s0 -", 2, "2:8-10");
    /* Nothing is shared where nobody is safe. */
    refused("polish", "0.1. 20,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    refused("polish,safe_start=own", "0.1. 20,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    refused("polish,safe_start=own,safe_landing=share", "0.1. 21,b,b,b/./21,b,b,b/. 0 roll t0s0 -");
}

/* Whoever shares a square stays there when the other leaves, on the longest track as well. */
Test(parameters_landing, safe_landing_on_a_late_square) {
    given("polish,track_length=96,lap_length=96,bonus_faces=56,safe_start=own,safe_landing=share",
          "0123 72,b,b,b/b,b,b,b/b,b,b,b/72,b,b,b 3 roll t0s0 -");
    roll(5, "3:72-77");
    play("3:72-77", "0123 72,b,b,b/b,b,b,b/b,b,b,b/77,b,b,b 3 roll t0s1 -");
    roll(6, "3:77-83 3:b-72x");
    play("3:b-72x", "0123 b,b,b,b/b,b,b,b/b,b,b,b/77,72,b,b 3 roll t0s2 -");
}

/* A robber, safe nowhere, may join a safe pawn: rules 3.11. */
Test(parameters_landing, safe_landing_of_robbers) {
    const char *rules = "robber,safe_start=own,safe_landing=share";
    given(rules, "0.1. b,b,b,b/./20,b,b,b/./r0@23,1@b 0 roll t0s0 -");
    roll(3, "r0:23-20");
    play("r0:23-20", "0.1. b,b,b,b/./20,b,b,b/./r0@20,1@b 1 roll t0s0 -");
    roll(2, "2:20-22");
    offers("robber,safe_start=own", "0.1. b,b,b,b/./20,b,b,b/./r0@23,1@b 0 roll t0s0 -", 3, "");
    /* A pawn that would come out meets one of its own there. */
    offers(rules, "0.1. b,b,b,b/./20,b,b,b/./r0@20,1@b 1 roll t0s0 -", 6, "2:20-26 r1:b-0");
}
