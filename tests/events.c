/* SPDX-License-Identifier: MIT */
/* What each kind of step tells, in order, member by member. */
#include "script.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { TEXT = 2048 };

static const char *kind_name(chinczyk_event_kind type) {
    static const char *const names[] = {
        [CHINCZYK_EVENT_ROLLED] = "rolled",
        [CHINCZYK_EVENT_SAVED] = "saved",
        [CHINCZYK_EVENT_MOVED] = "moved",
        [CHINCZYK_EVENT_CAPTURED] = "captured",
        [CHINCZYK_EVENT_SENT_BACK] = "sent-back",
        [CHINCZYK_EVENT_ROBBER_CHANGED_SIDES] = "changed-sides",
        [CHINCZYK_EVENT_REACHED_HOME] = "home",
        [CHINCZYK_EVENT_PASSED] = "passed",
        [CHINCZYK_EVENT_BONUS] = "bonus",
        [CHINCZYK_EVENT_TRIES_LEFT] = "tries-left",
        [CHINCZYK_EVENT_ROLL_LOST] = "lost",
        [CHINCZYK_EVENT_FORFEITED] = "forfeited",
        [CHINCZYK_EVENT_TURN] = "turn",
        [CHINCZYK_EVENT_PLACED] = "placed",
        [CHINCZYK_EVENT_LEFT] = "left",
        [CHINCZYK_EVENT_OVER] = "over",
        [CHINCZYK_EVENT_TIED] = "tied",
    };
    cr_assert(type > 0 && type < (int32_t)(sizeof names / sizeof *names));
    return names[type];
}

static size_t put(char *text, size_t length, char between, int32_t number) {
    int written = number == CHINCZYK_NONE
                      ? snprintf(text + length, TEXT - length, "%c_", between)
                      : snprintf(text + length, TEXT - length, "%c%" PRId32, between, number);
    return length + (size_t)written;
}

/* `kind player,piece,from,to,value` with `_` for none, and `; ` between events. */
static void tell(const chinczyk_game *game, char *text) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count, length = 0;
    cr_assert_eq(chinczyk_game_events(game, events, CHINCZYK_MAX_EVENTS, &count), CHINCZYK_OK);
    text[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        length += (size_t)snprintf(text + length, TEXT - length, "%s%s", i > 0 ? "; " : "",
                                   kind_name(events[i].kind));
        length = put(text, length, ' ', events[i].player);
        length = put(text, length, ',', events[i].piece);
        length = put(text, length, ',', events[i].from_square);
        length = put(text, length, ',', events[i].to_square);
        length = put(text, length, ',', events[i].value);
    }
}

/* A start; steps that lead on; then the step that is looked at, and what it tells. */
typedef struct step {
    const char *rules, *start, *before, *step, *told;
} step;

static void check(const step *steps, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char got[TEXT];
        chinczyk_game *game = script_begin(steps[i].rules, steps[i].start);
        script_play(game, steps[i].before);
        script_play(game, steps[i].step);
        tell(game, got);
        cr_expect_str_eq(got, steps[i].told, "%s, %s, %s %s\n  want %s\n  got  %s", steps[i].rules,
                         steps[i].start, steps[i].before, steps[i].step, steps[i].told, got);
        chinczyk_game_free(game);
    }
}
#define CHECK(steps) check(steps, sizeof(steps) / sizeof *(steps))

#define FRESH "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -"

Test(events, of_the_roll_off) {
    static const step steps[] = {
        {"polish", "012.", "", "3", "rolled 0,_,_,_,3"},
        {"polish", "012.", "3 5", "4", "rolled 2,_,_,_,4; turn 1,_,_,_,0"},
        {"polish", "012.", "5 2", "5", "rolled 2,_,_,_,5; tied 0,_,_,_,5; tied 2,_,_,_,5"},
        {"polish", "012.", "5 2 5 1", "6", "rolled 2,_,_,_,6; turn 2,_,_,_,0"},
        {"polish", "012.", "5", "x1", "left 1,_,_,_,0"},
        {"polish", "012.", "5 2 5", "x0", "left 0,_,_,_,0; turn 2,_,_,_,0"},
        {"polish", "012.", "5 2", "x2", "left 2,_,_,_,0; turn 0,_,_,_,0"},
        {"polish", "0.1.", "5", "x0", "left 0,_,_,_,0; placed 1,_,_,_,1; over _,_,_,_,0"},
    };
    CHECK(steps);
}

Test(events, of_rolls) {
    static const step steps[] = {
        {"polish", FRESH, "", "6", "rolled 0,_,_,_,6"},
        {"polish", FRESH, "", "3", "rolled 0,_,_,_,3; lost 0,_,_,_,3; tries-left 0,_,_,_,2"},
        {"polish", FRESH, "3", "3", "rolled 0,_,_,_,3; lost 0,_,_,_,3; tries-left 0,_,_,_,1"},
        {"polish", FRESH, "3 3", "1", "rolled 0,_,_,_,1; lost 0,_,_,_,1; turn 1,_,_,_,0"},
        {"polish", "0.1. 103,100,b,b/./b,b,b,b/. 0 roll t0s0 -", "", "6", "rolled 0,_,_,_,6"},
        {"polish,exit_faces=1", FRESH, "", "6",
         "rolled 0,_,_,_,6; lost 0,_,_,_,6; bonus 0,_,_,_,1"},
        {"online,exit_faces=1", FRESH, "", "6",
         "rolled 0,_,_,_,6; lost 0,_,_,_,6; tries-left 0,_,_,_,2"},
        {"british", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll t0s2 -", "", "6",
         "rolled 0,_,_,_,6; forfeited 0,_,_,_,3; turn 1,_,_,_,0"},
        {"polish,combine_rolls=yes", FRESH, "", "6", "rolled 0,_,_,_,6; saved 0,_,_,_,6"},
        {"polish,combine_rolls=yes", FRESH, "6", "2", "rolled 0,_,_,_,2"},
        {"polish,combine_rolls=yes", "0.1. 39,103,102,b/./1,b,b,b/. 0 roll t0s0 -", "6 6", "5",
         "rolled 0,_,_,_,5"},
        {"british,combine_rolls=yes", "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -", "6", "4",
         "rolled 0,_,_,_,4; lost 0,_,_,_,10; turn 1,_,_,_,0"},
        {"british,combine_rolls=yes", "0.1. b,b,b,b/./1,b,b,b/. 0 roll t0s0 -", "6 6", "6",
         "rolled 0,_,_,_,6; forfeited 0,_,_,_,3; turn 1,_,_,_,0"},
    };
    CHECK(steps);
}

Test(events, of_moves) {
    static const step steps[] = {
        {"polish", FRESH, "6", "0:b-0", "moved 0,0,-1,0,0; bonus 0,_,_,_,1"},
        {"polish", "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s0 -", "3", "0:10-13",
         "moved 0,0,10,13,0; turn 1,_,_,_,0"},
        {"polish", "0.1. 10,b,b,b/./13,b,b,b/. 0 roll t0s0 -", "3", "0:10-13x",
         "moved 0,0,10,13,0; captured 1,8,13,-1,0; turn 1,_,_,_,0"},
        {"polish,bonus_on_capture=yes", "0.1. 10,b,b,b/./13,b,b,b/. 0 roll t0s0 -", "3", "0:10-13x",
         "moved 0,0,10,13,0; captured 1,8,13,-1,0; bonus 0,_,_,_,2"},
        {"polish,bonus_on_capture=yes", "0.1. 10,b,b,b/./16,b,b,b/. 0 roll t0s0 -", "6", "0:10-16x",
         "moved 0,0,10,16,0; captured 1,8,16,-1,0; bonus 0,_,_,_,1"},
        {"ludo", "0.1. 10,b,b,b/./13,13,b,13/. 0 roll t0s0 -", "3", "0:10-13x",
         "moved 0,0,10,13,0; captured 1,8,13,-1,0; captured 1,9,13,-1,0; captured 1,11,13,-1,0; "
         "bonus 0,_,_,_,2"},
        {"polish", "0.1. 38,10,b,b/./30,b,b,b/. 0 roll t0s0 -", "4", "0:38-102",
         "moved 0,0,38,102,0; home 0,0,38,102,0; turn 1,_,_,_,0"},
        {"polish,bonus_on_home=yes", "0.1. 38,10,b,b/./30,b,b,b/. 0 roll t0s0 -", "4", "0:38-102",
         "moved 0,0,38,102,0; home 0,0,38,102,0; bonus 0,_,_,_,3"},
        {"polish", "0.1. 38,b,b,b/./30,b,b,b/. 0 roll t0s0 -", "4", "0:38-102",
         "moved 0,0,38,102,0; home 0,0,38,102,0; turn 1,_,_,_,0"},
        {"polish", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -", "1", "0:101-102",
         "moved 0,0,101,102,0; tries-left 0,_,_,_,2"},
        {"british", "0.1. 103,5,b,b/./30,b,b,b/. 0 roll t0s0 -", "2", "0:103-105",
         "moved 0,0,103,105,0; home 0,0,103,105,0; turn 1,_,_,_,0"},
        {"british", "0.1. 49,5,b,b/./30,b,b,b/. 0 roll t0s0 -", "3", "0:49-101",
         "moved 0,0,49,101,0; turn 1,_,_,_,0"},
        {"british", "0.1. b,10,b,b/./13,13,b,b/. 0 roll t0s0 -", "3", "0:10-13!",
         "moved 0,1,10,13,0; sent-back 0,1,13,-1,0; turn 1,_,_,_,0"},
        {"blockade", "0.1. 10,b,10,b/./30,b,b,b/. 0 roll t0s0 -", "3", "0:10=13",
         "moved 0,0,10,13,0; moved 0,2,10,13,0; turn 1,_,_,_,0"},
        {"blockade", "0.1. 10,b,10,b/./13,b,13,b/. 0 roll t0s0 -", "3", "0:10=13x",
         "moved 0,0,10,13,0; moved 0,2,10,13,0; captured 1,8,13,-1,0; captured 1,10,13,-1,0; "
         "turn 1,_,_,_,0"},
        {"polish,capture=none", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "1", "0:4-6",
         "moved 0,0,4,6,0; turn 1,_,_,_,0"},
        {"polish,overshoot=bounce", "0.1. 39,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "6", "0:39-101",
         "moved 0,0,39,101,0; home 0,0,39,101,0; bonus 0,_,_,_,1"},
        {"polish,passing=allowed", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "1", "pass",
         "passed 0,_,_,_,0; turn 1,_,_,_,0"},
        {"polish,passing=allowed", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "6", "pass",
         "passed 0,_,_,_,0; bonus 0,_,_,_,1"},
        {"online,passing=allowed", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "6", "pass",
         "passed 0,_,_,_,0; turn 1,_,_,_,0"},
        {"polish,combine_rolls=yes", FRESH, "6 6 2", "0:b-8", "moved 0,0,-1,8,0; turn 1,_,_,_,0"},
    };
    CHECK(steps);
}

#define ROBBERS "0.1. 10,b,b,b/./30,b,b,b/./"

/* What was moved has the flags of the move, each pawn of a pair; all else has none. */
Test(events, flags_are_those_of_the_move) {
    static const struct {
        const char *rules, *position, *roll, *move;
        uint32_t flags;
    } moves[] = {
        {"polish", FRESH, "6", "0:b-0", CHINCZYK_MOVE_EXIT},
        {"polish", "0.1. 10,b,b,b/./13,b,b,b/. 0 roll t0s0 -", "3", "0:10-13x",
         CHINCZYK_MOVE_CAPTURE},
        {"polish,overshoot=bounce", "0.1. 38,b,b,b/./30,b,b,b/. 0 roll t0s0 -", "6", "0:38-102",
         CHINCZYK_MOVE_BOUNCE | CHINCZYK_MOVE_HOME},
        {"blockade", "0.1. 5,5,b,b/./30,b,b,b/. 0 roll t0s0 -", "3", "0:5=8", CHINCZYK_MOVE_PAIR},
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        chinczyk_game *game = script_begin(moves[i].rules, moves[i].position);
        script_play(game, moves[i].roll);
        script_play(game, moves[i].move);
        chinczyk_event events[CHINCZYK_MAX_EVENTS];
        size_t count, moved = 0;
        cr_assert_eq(chinczyk_game_events(game, events, CHINCZYK_MAX_EVENTS, &count), CHINCZYK_OK);
        for (size_t k = 0; k < count; k++) {
            int is_move = events[k].kind == CHINCZYK_EVENT_MOVED;
            cr_expect_eq(events[k].flags, is_move ? moves[i].flags : 0, "%s", moves[i].move);
            cr_expect_eq(events[k].reserved, 0);
            moved += (size_t)is_move;
        }
        cr_expect_eq(moved, moves[i].flags & CHINCZYK_MOVE_PAIR ? 2 : 1, "%s", moves[i].move);
        chinczyk_game_free(game);
    }
}

Test(events, of_robbers) {
    static const step steps[] = {
        {"robber", ROBBERS "r0@b,1@12 0 roll t0s0 -", "6", "r0:b-20",
         "moved 0,24,-1,20,0; bonus 0,_,_,_,1"},
        {"robber", ROBBERS "r0@33,1@12 0 roll t0s0 -", "2", "r0:33-31",
         "moved 0,24,33,31,0; turn 1,_,_,_,0"},
        {"robber", ROBBERS "r0@33,1@12 0 roll t0s0 -", "3", "r0:33-30x",
         "moved 0,24,33,30,0; captured 1,8,30,-1,0; turn 1,_,_,_,0"},
        {"robber", ROBBERS "r0@33,1@12 0 roll t0s0 -", "2", "0:10-12x",
         "moved 0,0,10,12,0; changed-sides 0,25,12,-1,0; turn 1,_,_,_,0"},
        {"robber", ROBBERS "r0@15,1@12 0 roll t0s0 -", "3", "r0:15-12x",
         "moved 0,24,15,12,0; changed-sides 0,25,12,-1,0; turn 1,_,_,_,0"},
    };
    CHECK(steps);
}

#define LAST "0.1. 38,102,101,103/./30,b,b,b/. 0 roll t0s0 -"
#define LAST_OF_THREE "012. 38,102,101,103/15,b,b,b/30,b,b,b/. 0 roll t0s0 -"

Test(events, of_the_end) {
    static const step steps[] = {
        {"polish", LAST, "2", "0:38-100",
         "moved 0,0,38,100,0; home 0,0,38,100,0; placed 0,_,_,_,1; placed 1,_,_,_,2; "
         "over _,_,_,_,0"},
        {"traditional", LAST, "2", "0:38-100",
         "moved 0,0,38,100,0; home 0,0,38,100,0; placed 0,_,_,_,1; over _,_,_,_,0"},
        {"polish", LAST_OF_THREE, "2", "0:38-100",
         "moved 0,0,38,100,0; home 0,0,38,100,0; placed 0,_,_,_,1; turn 1,_,_,_,0"},
        {"polish,bonus_faces=26", LAST_OF_THREE, "2", "0:38-100",
         "moved 0,0,38,100,0; home 0,0,38,100,0; placed 0,_,_,_,1; turn 1,_,_,_,0"},
        {"polish", LAST_OF_THREE, "2 0:38-100", "x1",
         "left 1,_,_,_,0; placed 2,_,_,_,2; over _,_,_,_,0"},
    };
    CHECK(steps);
}

#define THREE "012. 4,b,b,b/10,b,b,b/24,b,b,b/. 0 roll t0s0 -"

Test(events, of_leaving) {
    static const step steps[] = {
        {"polish", THREE, "", "x0", "left 0,_,_,_,0; turn 1,_,_,_,0"},
        {"polish", THREE, "", "x1", "left 1,_,_,_,0"},
        {"polish", THREE, "3", "x0", "left 0,_,_,_,0; turn 1,_,_,_,0"},
        {"polish", THREE, "3", "x1", "left 1,_,_,_,0"},
        {"polish", THREE, "x0", "x1", "left 1,_,_,_,0; placed 2,_,_,_,1; over _,_,_,_,0"},
        /* The only move was a landing on the pair of the one who leaves. */
        {"british", "012. 4,b,b,b/7,7,b,b/24,b,b,b/. 0 roll t0s0 -", "3", "x1", "left 1,_,_,_,0"},
    };
    CHECK(steps);
}

Test(events, are_those_of_the_last_step) {
    char text[TEXT];
    chinczyk_game *game = script_begin("polish", FRESH);
    tell(game, text);
    cr_assert_str_empty(text);
    script_play(game, "6 0:b-0 4");
    tell(game, text);
    cr_assert_str_eq(text, "rolled 0,_,_,_,4");
    cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    tell(game, text);
    cr_assert_str_eq(text, "moved 0,0,-1,0,0; bonus 0,_,_,_,1");
    cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    tell(game, text);
    cr_assert_str_eq(text, "rolled 0,_,_,_,6");
    cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    tell(game, text);
    cr_assert_str_empty(text);
    cr_assert_eq(chinczyk_game_redo(game), CHINCZYK_OK);
    tell(game, text);
    cr_assert_str_eq(text, "rolled 0,_,_,_,6");
    cr_assert_eq(chinczyk_game_play_index(game, 5), CHINCZYK_ERROR_ILLEGAL_MOVE);
    tell(game, text);
    cr_assert_str_eq(text, "rolled 0,_,_,_,6", "a refused step tells nothing");
    chinczyk_game_free(game);
}

Test(events, buffers) {
    chinczyk_game *game = script_begin("polish", FRESH);
    script_play(game, "3");
    chinczyk_event events[4], untouched[4];
    memset(events, 0x55, sizeof events);
    memcpy(untouched, events, sizeof events);
    size_t count = 99;
    cr_expect_eq(chinczyk_game_events(game, NULL, 0, &count), CHINCZYK_OK);
    cr_expect_eq(count, 3);
    count = 99;
    cr_expect_eq(chinczyk_game_events(game, events, 2, &count), CHINCZYK_ERROR_BUFFER_TOO_SMALL);
    cr_expect_eq(count, 3, "the needed size is always told");
    cr_expect_arr_eq(events, untouched, sizeof events);
    cr_expect_eq(chinczyk_game_events(game, events, 3, NULL), CHINCZYK_OK);
    cr_expect_eq(events[2].kind, CHINCZYK_EVENT_TRIES_LEFT);
    cr_expect_arr_eq(&events[3], &untouched[3], sizeof *events);
    cr_expect_eq(chinczyk_game_events(game, NULL, 3, &count), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(count, 0);
    count = 99;
    cr_expect_eq(chinczyk_game_events(NULL, events, 3, &count), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(count, 0);
    chinczyk_game_free(game);
}
