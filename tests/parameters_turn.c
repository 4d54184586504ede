/* SPDX-License-Identifier: MIT */
/* Every value of the parameters that say how often one rolls, and what one must: rules 2, 3.1,
 * 3.2. */
#include "table.h"

#include <criterion/criterion.h>
#include <stdio.h>

TestSuite(parameters_turn, .fini = table_clear);

Test(parameters_turn, exit_faces) {
    const char *waiting = "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    const struct {
        const char *rules;
        const char *exits;
    } rows[] = {{"polish,exit_faces=6", "6"},
                {"polish,exit_faces=16", "16"},
                {"polish,exit_faces=35", "35"},
                {"polish,exit_faces=123456", "123456"}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++)
        for (int face = 1; face <= 6; face++) {
            const char *exit = "";
            for (const char *digit = rows[row].exits; *digit != '\0'; digit++)
                if (*digit - '0' == face)
                    exit = "0:b-0";
            offers(rows[row].rules, waiting, face, exit);
        }
}

Test(parameters_turn, bonus_faces) {
    const char *running = "0.1. 5,12,13,14/./30,b,b,b/. 0 roll t0s0 -";
    given("polish,bonus_faces=none", running);
    roll(6, "0:5-11 0:12-18 0:13-19 0:14-20");
    play("0:5-11", "0.1. 11,12,13,14/./30,b,b,b/. 1 roll t0s0 -");

    given("polish,bonus_faces=16", running);
    roll(1, "0:5-6 0:14-15");
    play("0:5-6", "0.1. 6,12,13,14/./30,b,b,b/. 0 roll t0s1 -");
    roll(6, "0:12-18 0:13-19 0:14-20");
    play("0:12-18", "0.1. 6,18,13,14/./30,b,b,b/. 0 roll t0s2 -");
    roll(5, "0:6-11 0:18-23 0:14-19");
    play("0:6-11", "0.1. 11,18,13,14/./30,b,b,b/. 1 roll t0s0 -");

    /* An exit face need not be a bonus face. */
    given("polish,bonus_faces=1", "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(6, "0:b-0");
    play("0:b-0", "0.1. 0,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(parameters_turn, tries) {
    for (int tries = 1; tries <= 10; tries++) {
        char rules[32], position[64];
        snprintf(rules, sizeof rules, "polish,tries=%d", tries);
        given(rules, "0.1. b,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
        for (int used = 1; used < tries; used++) {
            snprintf(position, sizeof position, "0.1. b,b,b,b/./30,b,b,b/. 0 roll t%ds0 -", used);
            roll_to(used % 5 + 1, position);
        }
        roll_to(4, "0.1. b,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    }
}

/* The same four positions under each of the four conditions. */
Test(parameters_turn, tries_when) {
    const struct {
        const char *when;
        int32_t in_base, on_last, in_lane, blocked; /* who rolls after a lost roll */
    } rows[] = {{"none-on-track", 0, 0, 0, 1},
                {"never", 1, 1, 1, 1},
                {"all-in-base", 0, 1, 1, 1},
                {"stuck-without-exit", 0, 0, 1, 0}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        char rules[64], position[64];
        snprintf(rules, sizeof rules, "blockade,tries_when=%s", rows[row].when);
        const struct {
            const char *pieces;
            int32_t next;
        } cases[] = {{"b,b,b,b/./6,6,b,b/.", rows[row].in_base},
                     {"103,b,b,b/./6,6,b,b/.", rows[row].on_last},
                     {"101,b,b,b/./6,6,b,b/.", rows[row].in_lane},
                     {"5,b,b,b/./6,6,b,b/.", rows[row].blocked}};
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            snprintf(position, sizeof position, "0.1. %s 0 roll t0s0 -", cases[i].pieces);
            given(rules, position);
            snprintf(position, sizeof position, "0.1. %s %d roll t%ds0 -", cases[i].pieces,
                     cases[i].next, cases[i].next == 0 ? 1 : 0);
            roll_to(4, position);
        }
    }
}

/* The same where pieces pass and land freely, and not by the first roll of a game. */
Test(parameters_turn, tries_when_by_a_later_roll) {
    const struct {
        const char *when;
        int32_t in_base, on_last, in_lane, by_lane; /* who rolls after a lost roll */
    } rows[] = {{"none-on-track", 0, 0, 0, 1},
                {"never", 1, 1, 1, 1},
                {"all-in-base", 0, 1, 1, 1},
                {"stuck-without-exit", 0, 0, 1, 1}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        char rules[64], position[64];
        snprintf(rules, sizeof rules, "polish,tries_when=%s", rows[row].when);
        const struct {
            const char *pieces;
            int32_t next;
        } cases[] = {{"b,b,b,b", rows[row].in_base},
                     {"103,b,b,b", rows[row].on_last},
                     {"101,b,b,b", rows[row].in_lane},
                     {"38,102,b,b", rows[row].by_lane}};
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            snprintf(position, sizeof position, "0.1. %s/./25,b,b,b/. 1 roll t0s0 -",
                     cases[i].pieces);
            given(rules, position);
            roll(4, "2:25-29");
            snprintf(position, sizeof position, "0.1. %s/./29,b,b,b/. 0 roll t0s0 -",
                     cases[i].pieces);
            play("2:25-29", position);
            snprintf(position, sizeof position, "0.1. %s/./29,b,b,b/. %d roll t%ds0 -",
                     cases[i].pieces, cases[i].next, cases[i].next == 0 ? 1 : 0);
            roll_to(4, position);
        }
    }
}

/* Every face outside exit_faces counts, a six as well: it alone leads on to 11. */
Test(parameters_turn, tries_when_stuck_but_for_a_six) {
    given("blockade,block_jump=allowed,exit_faces=1,tries_when=stuck-without-exit",
          "012. 5,b,b,b/7,7,8,8/9,9,10,10/. 0 roll t0s0 -");
    roll_to(2, "012. 5,b,b,b/7,7,8,8/9,9,10,10/. 1 roll t0s0 -");
}

/* A pawn on the track that no face outside exit_faces moves: own pawns and the end of the lane are
 * in its way. */
Test(parameters_turn, tries_when_stuck_on_the_track) {
    given("polish,exit_faces=16,tries_when=stuck-without-exit",
          "0.1. 39,101,102,103/./25,b,b,b/. 0 roll t0s0 -");
    roll_to(5, "0.1. 39,101,102,103/./25,b,b,b/. 0 roll t1s0 -");
    given("polish,exit_faces=1234,bonus_faces=none,tries_when=stuck-without-exit",
          "0.1. 39,b,b,b/./25,b,b,b/. 0 roll t0s0 -");
    roll_to(5, "0.1. 39,b,b,b/./25,b,b,b/. 0 roll t1s0 -");
    given("polish,home_length=8,pawns=2,exit_faces=12345,bonus_faces=none,"
          "tries_when=stuck-without-exit",
          "0.1. 39,105/./25,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 39,105/./25,b/. 0 roll t1s0 -");
    given("polish,home_length=8,pawns=2,exit_faces=12345,bonus_faces=none,passing=allowed,"
          "tries_when=stuck-without-exit",
          "0.1. 100,106/./25,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 100,106/./25,b/. 0 roll t1s0 -");
    /* Here a six would do. */
    given("polish,home_length=8,pawns=2,exit_faces=12345,bonus_faces=none,"
          "tries_when=stuck-without-exit",
          "0.1. 100,104/./25,b/. 0 roll t0s0 -");
    roll_to(4, "0.1. 100,104/./25,b/. 1 roll t0s0 -");
}

Test(parameters_turn, bonus_limit_by_number) {
    for (int limit = 0; limit <= 9; limit++) {
        char rules[32], position[64];
        snprintf(rules, sizeof rules, "polish,bonus_limit=%d", limit);
        if (limit > 1) {
            snprintf(position, sizeof position, "0.1. 5,b,b,b/./35,b,b,b/. 0 roll t0s%d -",
                     limit - 2);
            given(rules, position);
            roll(6, "0:5-11 0:b-0");
            snprintf(position, sizeof position, "0.1. 11,b,b,b/./35,b,b,b/. 0 roll t0s%d -",
                     limit - 1);
            play("0:5-11", position);
            roll(6, "0:11-17 0:b-0");
            play("0:11-17", "0.1. 17,b,b,b/./35,b,b,b/. 1 roll t0s0 -");
        } else {
            given(rules, "0.1. 5,b,b,b/./35,b,b,b/. 0 roll t0s0 -");
            roll(6, "0:5-11 0:b-0");
            play("0:5-11", limit == 1 ? "0.1. 11,b,b,b/./35,b,b,b/. 1 roll t0s0 -"
                                      : "0.1. 11,b,b,b/./35,b,b,b/. 0 roll t0s1 -");
        }
    }
    given("polish,bonus_limit=0", "0.1. 5,b,b,b/./35,b,b,b/. 0 roll t0s20 -");
    roll(6, "0:5-11 0:b-0");
    play("0:5-11", "0.1. 11,b,b,b/./35,b,b,b/. 0 roll t0s21 -");
}

Test(parameters_turn, bonus_limit_binds_every_later_one) {
    given("polish,bonus_limit=2,bonus_on_capture=yes", "0.1. 3,b,b,b/./9,30,b,b/. 0 roll t0s1 -");
    roll(6, "0:3-9x 0:b-0");
    play("0:3-9x", "0.1. 9,b,b,b/./b,30,b,b/. 0 roll t0s2 -");
    roll(6, "0:9-15 0:b-0");
    play("0:9-15", "0.1. 15,b,b,b/./b,30,b,b/. 1 roll t0s0 -");
}

Test(parameters_turn, bonus_limit_effect) {
    const char *third = "0.1. 5,b,b,b/./35,b,b,b/. 0 roll t0s2 -";
    given("polish,bonus_limit=3,bonus_limit_effect=no-bonus", third);
    roll(6, "0:5-11 0:b-0");
    play("0:5-11", "0.1. 11,b,b,b/./35,b,b,b/. 1 roll t0s0 -");
    given("polish,bonus_limit=3,bonus_limit_effect=forfeit", third);
    roll_to(6, "0.1. 5,b,b,b/./35,b,b,b/. 1 roll t0s0 -");
    given("polish,bonus_limit=3,bonus_limit_effect=forfeit", third);
    roll(5, "0:5-10");
}

/* Other faces in between begin the row anew, as in a turn prolonged by a capture. */
Test(parameters_turn, bonus_limit_counts_a_row) {
    given("polish,bonus_limit=2,bonus_on_capture=yes", "0.1. 3,b,b,b/./5,30,b,b/. 0 roll t0s1 -");
    roll(2, "0:3-5x");
    play("0:3-5x", "0.1. 5,b,b,b/./b,30,b,b/. 0 roll t0s0 -");
    roll(6, "0:5-11 0:b-0");
    play("0:5-11", "0.1. 11,b,b,b/./b,30,b,b/. 0 roll t0s1 -");
}

Test(parameters_turn, bonus_if_stuck) {
    const char *stuck = "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s0 -";
    given("polish,bonus_if_stuck=yes", stuck);
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 0 roll t0s1 -");
    given("polish,bonus_if_stuck=no", stuck);
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 1 roll t0s0 -");

    /* A pass moved nothing either. */
    const char *free = "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    given("polish,passing=allowed,bonus_if_stuck=yes", free);
    roll(6, "0:10-16 0:b-0 pass");
    play("pass", "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s1 -");
    given("polish,passing=allowed,bonus_if_stuck=no", free);
    roll(6, "0:10-16 0:b-0 pass");
    play("pass", "0.1. 10,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("polish,passing=allowed,bonus_if_stuck=no", free);
    roll(6, "0:10-16 0:b-0 pass");
    play("0:10-16", "0.1. 16,b,b,b/./30,b,b,b/. 0 roll t0s1 -");

    /* What is at the limit grants nothing, moved or not. */
    given("polish,bonus_limit=1,bonus_if_stuck=yes", stuck);
    roll_to(6, "0.1. 39,103,102,101/./30,b,b,b/. 1 roll t0s0 -");
}

Test(parameters_turn, combine_rolls) {
    const char *running = "0.1. 12,b,b,b/./30,b,b,b/. 0 roll t0s0 -";
    given("polish,combine_rolls=no", running);
    roll(6, "0:12-18 0:b-0");
    play("0:12-18", "0.1. 18,b,b,b/./30,b,b,b/. 0 roll t0s1 -");
    given("polish,combine_rolls=yes", running);
    roll_to(6, "0.1. 12,b,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll_to(6, "0.1. 12,b,b,b/./30,b,b,b/. 0 roll:6+6 t2s2 -");
    roll(1, "0:12-25 0:b-7");
    play("0:b-7", "0.1. 12,7,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("polish,combine_rolls=yes", running);
    roll(4, "0:12-16");
    play("0:12-16", "0.1. 16,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
}

Test(parameters_turn, bonus_on_capture) {
    const char *near = "0.1. 3,b,b,b/./5,30,b,b/. 0 roll t0s0 -";
    given("polish,bonus_on_capture=no", near);
    roll(2, "0:3-5x");
    play("0:3-5x", "0.1. 5,b,b,b/./b,30,b,b/. 1 roll t0s0 -");
    given("polish,bonus_on_capture=yes", near);
    roll(2, "0:3-5x");
    play("0:3-5x", "0.1. 5,b,b,b/./b,30,b,b/. 0 roll t0s0 -");
    roll(1, "0:5-6");
    play("0:5-6", "0.1. 6,b,b,b/./b,30,b,b/. 1 roll t0s0 -");
    /* The shield captures nothing for its owner, nor for the one who ran into it. */
    given("british,bonus_on_capture=yes", "0.1. 5,b,b,b/./9,9,b,b/. 0 roll t0s0 -");
    roll(4, "0:5-9!");
    play("0:5-9!", "0.1. b,b,b,b/./9,9,b,b/. 1 roll t0s0 -");
}

Test(parameters_turn, bonus_on_home) {
    const char *near = "0.1. 39,5,b,b/./30,b,b,b/. 0 roll t0s0 -";
    given("polish,bonus_on_home=no", near);
    roll(2, "0:39-101 0:5-7");
    play("0:39-101", "0.1. 101,5,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("polish,bonus_on_home=yes", near);
    roll(2, "0:39-101 0:5-7");
    play("0:39-101", "0.1. 101,5,b,b/./30,b,b,b/. 0 roll t0s0 -");
    /* Moving on at home is no arrival. */
    roll(1, "0:101-102 0:5-6");
    play("0:101-102", "0.1. 102,5,b,b/./30,b,b,b/. 1 roll t0s0 -");

    /* Of a lane of six the first two squares are not home. */
    given("ludo,bonus_on_home=yes", "0.1. 51,5,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(2, "0:51-101 0:5-7");
    play("0:51-101", "0.1. 101,5,b,b/./30,b,b,b/. 1 roll t0s0 -");
    given("ludo,bonus_on_home=yes", "0.1. 101,5,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:101-102 0:5-6");
    play("0:101-102", "0.1. 102,5,b,b/./30,b,b,b/. 0 roll t0s0 -");
    given("british,bonus_on_home=yes", "0.1. 104,5,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:104-105 0:5-6");
    play("0:104-105", "0.1. 105,5,b,b/./30,b,b,b/. 0 roll t0s0 -");
}

Test(parameters_turn, exit_priority) {
    const char *could = "0.1. 12,b,b,b/./18,b,b,b/. 0 roll t0s0 -";
    offers("polish,exit_priority=free", could, 6, "0:12-18x 0:b-0");
    offers("polish,exit_priority=mandatory", could, 6, "0:b-0");
    /* What nothing can meet does not bind. */
    offers("polish,exit_priority=mandatory", "0.1. 0,12,b,b/./30,b,b,b/. 0 roll t0s0 -", 6,
           "0:0-6 0:12-18");
    offers("polish,exit_priority=mandatory", could, 5, "0:12-17");
    /* Out of base is out of base: of either colour, a robber's, or by a sum. */
    offers("polish,exit_priority=mandatory",
           "0101 12,b,b,b/30,b,b,b/25,b,b,b/b,b,b,b 0 roll t0s0 -", 6, "0:b-0 2:b-20");
    offers("robber,exit_priority=mandatory", "0.1. 12,b,b,b/./30,b,b,b/./r0@b,1@b 0 roll t0s0 -", 6,
           "0:b-0 r0:b-20");
    given("polish,exit_priority=mandatory,combine_rolls=yes",
          "0.1. 12,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(6, "0.1. 12,b,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    roll(3, "0:b-3");
}

Test(parameters_turn, start_clear) {
    const char *standing = "0.1. 0,12,b,b/./30,b,b,b/. 0 roll t0s0 -";
    offers("polish,start_clear=free", standing, 3, "0:0-3 0:12-15");
    offers("polish,start_clear=mandatory", standing, 3, "0:0-3");
    /* Nobody waits; the start is another's; it cannot move. */
    offers("polish,start_clear=mandatory", "0.1. 0,12,103,102/./30,b,b,b/. 0 roll t0s0 -", 3,
           "0:0-3 0:12-15");
    offers("polish,start_clear=mandatory", "0.1. 20,12,b,b/./30,b,b,b/. 0 roll t0s0 -", 3,
           "0:20-23 0:12-15");
    offers("polish,start_clear=mandatory", "0.1. 0,3,b,b/./30,b,b,b/. 0 roll t0s0 -", 3, "0:3-6");
    /* The pair clears it too, by one pawn or both. */
    offers("blockade,start_clear=mandatory", "0.1. 0,0,12,b/./30,b,b,b/. 0 roll t0s0 -", 3,
           "0:0-3 0:0=3");
    /* Robbers and the other colour wait, even one that could come out. */
    offers("robber,start_clear=mandatory", "0.1. 0,12,b,b/./30,b,b,b/./r0@17,1@b 0 roll t0s0 -", 3,
           "0:0-3");
    offers("polish,start_clear=mandatory", "0101 0,12,b,b/35,b,b,b/25,b,b,b/b,b,b,b 0 roll t0s0 -",
           6, "0:0-6");
}

Test(parameters_turn, passing) {
    const char *capture = "0.1. 3,12,b,b/./5,30,b,b/. 0 roll t0s0 -";
    offers("polish,passing=forbidden", capture, 2, "0:3-5x 0:12-14");
    given("polish,passing=allowed", capture);
    roll(2, "0:3-5x 0:12-14 pass");
    flagged("pass", CHINCZYK_MOVE_PASS);
    play("pass", "0.1. 3,12,b,b/./5,30,b,b/. 1 roll t0s0 -");
    /* Beside obligations too, but not instead of a roll that is lost by itself. */
    offers("polish,passing=allowed,capture_priority=mandatory", capture, 2, "0:3-5x pass");
    given("polish,passing=allowed", "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(5, "0.1. 39,b,b,b/./30,b,b,b/. 1 roll t0s0 -");
    /* Where nothing can move, there is nothing to decline: the tries of rules 3.2 stay. */
    given("online,passing=allowed", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll_to(5, "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t1s0 -");
    /* In a grant of tries a pass uses one up. */
    given("polish,passing=allowed", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    roll(1, "0:101-102 pass");
    play("pass", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t1s0 -");
}

/* Where several duties meet: exits first, else the start, and captures among what is left: 3.1. */
Test(parameters_turn, duties_in_order) {
    offers("polish,exit_priority=mandatory,capture_priority=mandatory",
           "0.1. 12,b,b,b/./18,b,b,b/. 0 roll t0s0 -", 6, "0:b-0");
    offers("polish,exit_priority=mandatory,capture_priority=mandatory",
           "0101 12,b,b,b/18,b,b,b/25,b,b,b/20,b,b,b 0 roll t0s0 -", 6, "2:b-20x");
    offers("polish,start_clear=mandatory,capture_priority=mandatory",
           "0.1. 0,12,b,b/./15,b,b,b/. 0 roll t0s0 -", 3, "0:0-3");
    offers("blockade,start_clear=mandatory,capture_priority=mandatory",
           "0.1. 0,0,12,b/./3,3,15,b/. 0 roll t0s0 -", 3, "0:0=3x");
    offers("polish,start_clear=mandatory,capture_priority=mandatory",
           "0101 0,12,b,b/15,b,b,b/20,b,b,b/23,b,b,b 0 roll t0s0 -", 3, "2:20-23x");
    offers("british,exit_priority=mandatory,start_clear=mandatory",
           "0.1. 0,12,b,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:b-0");
    offers("british,exit_priority=mandatory,start_clear=mandatory",
           "0.1. 0,0,12,b/./30,b,b,b/. 0 roll t0s0 -", 6, "0:0-6");
}
