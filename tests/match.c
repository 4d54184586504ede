/* SPDX-License-Identifier: MIT */
/* One game of a match: clocks, flags that fall, players who leave, undo over all of them. */
#include "match_table.h"
#include "script.h"

#include <string.h>

enum { MINUTE = 60000 };

static int32_t spend(chinczyk_match *match, uint64_t milliseconds) {
    int32_t fallen = 99;
    cr_assert_eq(chinczyk_match_spend(match, milliseconds, &fallen), CHINCZYK_OK);
    return fallen;
}

/* It is told in full, and of no place in a text. */
static void is_error(const chinczyk_error *error, chinczyk_status status, const char *field,
                     const char *reason) {
    cr_assert_eq(error->status, status);
    cr_assert_eq(error->offset, -1);
    cr_assert_str_eq(error->field, field);
    cr_assert_str_eq(error->reason, reason);
}

static void stands(const chinczyk_match *match, const char *want) {
    char position[256];
    chinczyk_game_position(chinczyk_match_game(match), position, sizeof position, NULL);
    cr_assert_str_eq(position, want);
}

/* --- settings --- */

Test(match, settings_are_begun_with_one_win_and_no_clock) {
    union {
        chinczyk_match_settings settings;
        unsigned char bytes[sizeof(chinczyk_match_settings) + 16];
    } grown;
    chinczyk_match_settings settings;
    memset(&settings, 0x55, sizeof settings);
    cr_assert_eq(chinczyk_match_settings_init(&settings, sizeof settings), CHINCZYK_OK);
    cr_assert_eq(settings.struct_size, sizeof settings);
    cr_assert_eq(settings.wins, 1);
    cr_assert_eq(settings.clock, 0);
    cr_assert_eq(settings.seed, 0);
    cr_assert_eq(settings.first, CHINCZYK_NONE);
    cr_assert_eq(settings.reserved, 0);
    memset(&grown, 0x55, sizeof grown);
    cr_assert_eq(chinczyk_match_settings_init(&grown.settings, sizeof grown), CHINCZYK_OK);
    cr_assert_eq(grown.settings.struct_size, sizeof grown);
    for (size_t i = sizeof settings; i < sizeof grown; i++)
        cr_assert_eq(grown.bytes[i], 0);
}

Test(match, settings_of_no_published_size_are_refused) {
    unsigned char bytes[4097];
    memset(bytes, 0x55, sizeof bytes);
    chinczyk_match_settings *settings = (void *)bytes;
    cr_assert_eq(chinczyk_match_settings_init(NULL, sizeof *settings),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_settings_init(settings, sizeof *settings - 1),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_settings_init(settings, 4097), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(bytes[0], 0x55);
    cr_assert_eq(chinczyk_match_settings_init(settings, 4096), CHINCZYK_OK);
}

static void refuses(const chinczyk_match_settings *settings, const char *field,
                    const char *reason) {
    chinczyk_rules rules = script_rules(SHORT_RULES);
    chinczyk_match *match = (chinczyk_match *)&rules;
    chinczyk_error error;
    cr_assert_eq(chinczyk_match_new(&rules, "0.1.", settings, NULL, &match, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_null(match);
    is_error(&error, CHINCZYK_ERROR_INVALID_ARGUMENT, field, reason);
}

Test(match, settings_out_of_range_are_refused) {
    const char *const wins = "wins must be between 1 and 1000",
                      *first = "first is not a player of this game",
                      *size = "struct_size must be between 32 and 4096";
    union {
        chinczyk_match_settings settings;
        unsigned char bytes[4096];
    } grown;
    chinczyk_match_settings settings = match_settings(0, 0);
    refuses(&settings, "wins", wins);
    settings = match_settings(1001, 0);
    refuses(&settings, "wins", wins);
    settings = match_settings(1, 0);
    settings.first = 2;
    refuses(&settings, "first", first);
    settings.first = -1;
    refuses(&settings, "first", first);
    settings = match_settings(1, 0);
    settings.reserved = 1;
    refuses(&settings, "reserved", "the reserved field must be zero");
    settings = match_settings(1, 0);
    settings.struct_size--;
    refuses(&settings, "struct_size", size);
    settings.struct_size = 4097;
    refuses(&settings, "struct_size", size);
    chinczyk_match_settings_init(&grown.settings, sizeof grown);
    grown.bytes[4095] = 1;
    refuses(&grown.settings, "struct_size",
            "the settings set a field that this version does not know");
    grown.bytes[4095] = 0;
    chinczyk_match_free(match_seated(SHORT_RULES, "0.1.", &grown.settings));
    settings = match_settings(1000, UINT64_MAX);
    chinczyk_match_free(match_seated(SHORT_RULES, "0.1.", &settings));
}

Test(match, what_a_game_refuses_a_match_refuses) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_match_settings settings = match_settings(1, 0);
    chinczyk_allocator allocator = {NULL, NULL, NULL};
    chinczyk_match *match;
    chinczyk_error error;
    cr_assert_eq(chinczyk_match_new(&rules, "0!1.", &settings, NULL, &match, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_null(match);
    cr_assert_eq(error.status, CHINCZYK_ERROR_PARSE);
    cr_assert_eq(chinczyk_match_new(&rules, "0..........", &settings, NULL, &match, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_new(&rules, "0.1.", &settings, &allocator, &match, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    is_error(&error, CHINCZYK_ERROR_INVALID_ARGUMENT, "", "the allocator lacks a function");
    rules.tries = 11;
    cr_assert_eq(chinczyk_match_new(&rules, "0.1.", &settings, NULL, &match, &error),
                 CHINCZYK_ERROR_INVALID_RULES);
    cr_assert_str_eq(error.field, "tries");
    cr_assert_null(match);
}

Test(match, null_is_refused_everywhere) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_match_settings settings = match_settings(1, 1);
    chinczyk_standings standings = {.struct_size = sizeof standings};
    chinczyk_move move;
    chinczyk_match *match;
    int32_t out = 99;
    const chinczyk_status want = CHINCZYK_ERROR_INVALID_ARGUMENT;
    cr_assert_eq(chinczyk_match_new(NULL, "0.1.", &settings, NULL, &match, NULL), want);
    cr_assert_null(match);
    cr_assert_eq(chinczyk_match_new(&rules, NULL, &settings, NULL, &match, NULL), want);
    cr_assert_eq(chinczyk_match_new(&rules, "0.1.", NULL, NULL, &match, NULL), want);
    cr_assert_eq(chinczyk_match_new(&rules, "0.1.", &settings, NULL, NULL, NULL), want);
    cr_assert_eq(chinczyk_match_stage(NULL), 0);
    cr_assert_null(chinczyk_match_game(NULL));
    cr_assert_null(chinczyk_match_game_at(NULL, 0));
    cr_assert_eq(chinczyk_match_standings(NULL, &standings), want);
    cr_assert_eq(chinczyk_match_roll(NULL, 1, &out), want);
    cr_assert_eq(out, 0);
    cr_assert_eq(chinczyk_match_roll(NULL, 1, NULL), want);
    cr_assert_eq(chinczyk_match_play(NULL, &move), want);
    cr_assert_eq(chinczyk_match_play_index(NULL, 0), want);
    cr_assert_eq(chinczyk_match_undo(NULL), want);
    cr_assert_eq(chinczyk_match_redo(NULL), want);
    cr_assert_eq(chinczyk_match_leave(NULL, 0), want);
    cr_assert_eq(chinczyk_match_spend(NULL, 1, &out), want);
    cr_assert_eq(out, CHINCZYK_NONE);
    cr_assert_eq(chinczyk_match_set_time(NULL, 0, 1), want);
    cr_assert_eq(chinczyk_match_next(NULL), want);
    chinczyk_match_free(NULL);
    match = match_of("polish", 2, 1, 1);
    cr_assert_eq(chinczyk_match_standings(match, NULL), want);
    cr_assert_eq(chinczyk_match_spend(match, 1, NULL), want);
    cr_assert_eq(chinczyk_match_play(match, NULL), want);
    cr_assert_eq(match_standings(match).time_left[0], 1);
    chinczyk_match_free(match);
}

/* Whatever else is wrong. */
Test(match, an_argument_that_is_null_is_told_first) {
    const char *const null = "a required argument is null";
    chinczyk_rules rules = script_rules("polish");
    chinczyk_match_settings settings = match_settings(0, 0);
    chinczyk_match *match;
    chinczyk_error error;
    chinczyk_match_new(NULL, "0.1.", &settings, NULL, &match, &error);
    is_error(&error, CHINCZYK_ERROR_INVALID_ARGUMENT, "", null);
    chinczyk_match_new(&rules, NULL, &settings, NULL, &match, &error);
    is_error(&error, CHINCZYK_ERROR_INVALID_ARGUMENT, "", null);
}

Test(match, standings_of_no_published_size_are_refused) {
    union {
        chinczyk_standings standings;
        unsigned char bytes[4096];
    } grown;
    chinczyk_match *match = match_of(SHORT_RULES, 2, 3, 5);
    const size_t sizes[] = {0, sizeof(chinczyk_standings) - 1, 4097};
    for (size_t i = 0; i < 3; i++) {
        memset(&grown, 0x55, sizeof grown);
        grown.standings.struct_size = (uint32_t)sizes[i];
        cr_assert_eq(chinczyk_match_standings(match, &grown.standings),
                     CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_assert_eq(grown.bytes[4], 0x55);
    }
    grown.standings.struct_size = 4096;
    cr_assert_eq(chinczyk_match_standings(match, &grown.standings), CHINCZYK_OK);
    cr_assert_eq(grown.standings.struct_size, 4096);
    cr_assert_eq(grown.bytes[4095], 0);
    cr_assert_eq(grown.bytes[sizeof(chinczyk_standings)], 0);
    chinczyk_match_free(match);
}

/* --- steps --- */

Test(match, a_game_is_led_as_a_game) {
    chinczyk_match *match = match_of("polish,first=fixed", 2, 1, 0);
    chinczyk_move move;
    int32_t rolled;
    cr_assert_eq(chinczyk_match_play_index(match, 0), CHINCZYK_ERROR_WRONG_PHASE);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_ERROR_NOTHING_TO_UNDO);
    cr_assert_eq(chinczyk_match_redo(match), CHINCZYK_ERROR_NOTHING_TO_REDO);
    cr_assert_eq(chinczyk_match_roll(match, 7, &rolled), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(rolled, 0);
    cr_assert_eq(chinczyk_match_roll(match, 6, &rolled), CHINCZYK_OK);
    cr_assert_eq(rolled, 6);
    cr_assert_eq(chinczyk_match_roll(match, 6, NULL), CHINCZYK_ERROR_WRONG_PHASE);
    cr_assert_eq(chinczyk_match_play_index(match, 1), CHINCZYK_ERROR_ILLEGAL_MOVE);
    cr_assert_eq(chinczyk_game_find_move(chinczyk_match_game(match), "0:b-0", &move, NULL),
                 CHINCZYK_OK);
    move.to_square = 1;
    cr_assert_eq(chinczyk_match_play(match, &move), CHINCZYK_ERROR_ILLEGAL_MOVE);
    move.to_square = 0;
    cr_assert_eq(chinczyk_match_play(match, &move), CHINCZYK_OK);
    stands(match, "0.1. 0,b,b,b/./b,b,b,b/. 0 roll t0s1 -");
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    stands(match, "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    cr_assert_eq(chinczyk_match_redo(match), CHINCZYK_OK);
    stands(match, "0.1. b,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -");
    chinczyk_match_free(match);
}

/* --- time --- */

Test(match, time_is_taken_from_the_player_on_turn) {
    chinczyk_match *match = match_of(SHORT_RULES, 2, 1, 2 * MINUTE);
    cr_assert_eq(match_standings(match).clock, 2 * MINUTE);
    cr_assert_eq(spend(match, 0), CHINCZYK_NONE);
    cr_assert_eq(spend(match, 500), CHINCZYK_NONE);
    cr_assert_eq(spend(match, 1500), CHINCZYK_NONE);
    for (int i = 0; i < 3; i++)
        chinczyk_match_roll(match, 1, NULL);
    cr_assert_eq(spend(match, 7), CHINCZYK_NONE);
    chinczyk_standings standings = match_standings(match);
    cr_assert_eq(standings.time_left[0], 2 * MINUTE - 2000);
    cr_assert_eq(standings.time_left[1], 2 * MINUTE - 7);
    cr_assert_eq(standings.time_left[2], 0);
    chinczyk_match_free(match);
}

Test(match, a_flag_falls_when_no_time_is_left) {
    chinczyk_match *match = match_of(SHORT_RULES, 2, 2, 1000);
    cr_assert_eq(spend(match, 999), CHINCZYK_NONE);
    cr_assert_eq(match_standings(match).time_left[0], 1);
    cr_assert_eq(spend(match, 1), 0);
    chinczyk_standings standings = match_standings(match);
    cr_assert_eq(standings.stage, CHINCZYK_STAGE_NEXT);
    cr_assert_eq(standings.time_left[0], 0);
    cr_assert_eq(standings.flag_fallen[0], 1);
    cr_assert_eq(standings.flag_fallen[1], 0);
    cr_assert_eq(standings.flag_fallen[2], CHINCZYK_NONE);
    cr_assert_eq(standings.leave_order[0], 0, "still in the match");
    cr_assert_eq(standings.wins[1], 1);
    cr_assert_eq(standings.winner, CHINCZYK_NONE);
    int32_t fallen = 99;
    cr_assert_eq(chinczyk_match_spend(match, 1, &fallen), CHINCZYK_ERROR_WRONG_PHASE);
    cr_assert_eq(fallen, CHINCZYK_NONE);
    chinczyk_match_free(match);
}

/* With clocks and without, where the last to move is the winner, whose time goes on no more. */
Test(match, no_time_is_spent_after_the_end_of_a_game) {
    for (uint64_t clock = 0; clock < 2000; clock += 1000) {
        chinczyk_match *match = match_of(SHORT_RULES, 2, 2, clock);
        int32_t fallen = 99;
        match_bring_home(match, 0);
        cr_assert_eq(chinczyk_match_spend(match, 1, &fallen), CHINCZYK_ERROR_WRONG_PHASE);
        cr_assert_eq(fallen, CHINCZYK_NONE);
        cr_assert_eq(match_standings(match).time_left[0], clock);
        chinczyk_match_free(match);
    }
}

Test(match, no_amount_of_time_overflows) {
    const uint64_t clocks[] = {1, 15 * MINUTE, UINT64_MAX - 1, UINT64_MAX};
    for (size_t i = 0; i < 4; i++) {
        chinczyk_match *match = match_of(SHORT_RULES, 2, 1, clocks[i]);
        cr_assert_eq(spend(match, clocks[i] - 1), CHINCZYK_NONE);
        cr_assert_eq(match_standings(match).time_left[0], 1);
        cr_assert_eq(spend(match, UINT64_MAX), 0);
        cr_assert_eq(match_standings(match).time_left[0], 0);
        cr_assert_eq(match_standings(match).winner, 1);
        chinczyk_match_free(match);
    }
}

Test(match, without_clocks_time_changes_nothing) {
    chinczyk_match *match = match_of(SHORT_RULES, 2, 1, 0);
    cr_assert_eq(spend(match, UINT64_MAX), CHINCZYK_NONE);
    cr_assert_eq(chinczyk_match_set_time(match, 0, 5), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(match_standings(match).time_left[0], 0);
    cr_assert_eq(chinczyk_match_stage(match), CHINCZYK_STAGE_GAME);
    chinczyk_match_free(match);
}

Test(match, the_others_play_on_after_a_fallen_flag) {
    chinczyk_match *match = match_of(SHORT_RULES, 3, 2, 1000);
    cr_assert_eq(chinczyk_match_roll(match, 6, NULL), CHINCZYK_OK);
    cr_assert_eq(spend(match, 1000), 0, "in a choice");
    stands(match, "012. x/b/b/. 1 roll t0s0 x0");
    cr_assert_eq(chinczyk_match_stage(match), CHINCZYK_STAGE_GAME);
    match_bring_home(match, 2);
    cr_assert_eq(match_standings(match).wins[2], 1);
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_OK);
    stands(match, "012. b/b/b/. 0 roll t0s0 -");
    chinczyk_standings standings = match_standings(match);
    cr_assert_eq(standings.flag_fallen[0], 0);
    for (int p = 0; p < 3; p++)
        cr_assert_eq(standings.time_left[p], 1000);
    chinczyk_match_free(match);
}

Test(match, flags_fall_in_a_roll_off_too) {
    chinczyk_match *match = match_of("polish", 3, 1, 10);
    cr_assert_eq(chinczyk_match_roll(match, 5, NULL), CHINCZYK_OK);
    cr_assert_eq(spend(match, 10), 1);
    stands(match, "012. b,b,b,b/x/b,b,b,b/. 2 off:5,.,_ t0s0 x1");
    cr_assert_eq(spend(match, 11), 2, "the last one left wins");
    cr_assert_eq(match_standings(match).winner, 0);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).flag_fallen[1], 0);
    stands(match, "012. b,b,b,b/b,b,b,b/b,b,b,b/. 1 off:5,_,_ t0s0 -");
    chinczyk_match_free(match);
}

Test(match, flags_fall_in_the_middle_of_tries_and_of_a_series) {
    chinczyk_match *match = match_of(SHORT_RULES ",combine_rolls=yes", 2, 3, 10);
    cr_assert_eq(chinczyk_match_roll(match, 1, NULL), CHINCZYK_OK);
    cr_assert_eq(spend(match, 10), 0);
    cr_assert_eq(match_standings(match).wins[1], 1);
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_roll(match, 6, NULL), CHINCZYK_OK);
    stands(match, "0.1. b/./b/. 0 roll:6 t1s1 -");
    cr_assert_eq(spend(match, 10), 0);
    cr_assert_eq(match_standings(match).wins[1], 2);
    chinczyk_match_free(match);
}

Test(match, time_can_be_set) {
    chinczyk_match *match = match_of(SHORT_RULES, 2, 2, 1000);
    cr_assert_eq(chinczyk_match_set_time(match, 1, 5000), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_set_time(match, 0, 10), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_set_time(match, 2, 10), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_set_time(match, -1, 10), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(match_standings(match).time_left[1], 5000);
    cr_assert_eq(spend(match, 10), 0);
    cr_assert_eq(chinczyk_match_set_time(match, 1, 5), CHINCZYK_ERROR_WRONG_PHASE);
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).time_left[0], 1000);
    cr_assert_eq(match_standings(match).time_left[1], 1000);
    cr_assert_eq(chinczyk_match_set_time(match, 0, 0), CHINCZYK_OK);
    cr_assert_eq(spend(match, 0), 0);
    chinczyk_match_free(match);
}

/* --- undo --- */

Test(match, undo_gives_no_time_back) {
    chinczyk_match *match = match_of(SHORT_RULES, 2, 2, 1000);
    spend(match, 300);
    chinczyk_match_roll(match, 1, NULL);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).time_left[0], 700);
    chinczyk_match_free(match);
}

Test(match, undo_takes_back_a_fallen_flag_but_not_its_time) {
    chinczyk_match *match = match_of(SHORT_RULES, 3, 2, 1000);
    chinczyk_match_roll(match, 6, NULL);
    cr_assert_eq(spend(match, 1000), 0);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    stands(match, "012. b/b/b/. 0 move:6 t1s1 -");
    cr_assert_eq(match_standings(match).flag_fallen[0], 0);
    cr_assert_eq(match_standings(match).time_left[0], 0);
    cr_assert_eq(chinczyk_match_redo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).flag_fallen[0], 1);
    stands(match, "012. x/b/b/. 1 roll t0s0 x0");
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(spend(match, 0), 0, "at once again");
    cr_assert_eq(match_standings(match).flag_fallen[0], 1);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_set_time(match, 0, 50), CHINCZYK_OK);
    cr_assert_eq(spend(match, 49), CHINCZYK_NONE);
    chinczyk_match_free(match);
}

/* A fallen flag that is taken back, then another step: the player only leaves later. */
Test(match, a_new_step_ends_what_was_noted_of_those_taken_back) {
    chinczyk_match *match = match_of(SHORT_RULES, 3, 2, 1000);
    cr_assert_eq(spend(match, 1000), 0);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_roll(match, 1, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_redo(match), CHINCZYK_ERROR_NOTHING_TO_REDO);
    chinczyk_standings standings = match_standings(match);
    cr_assert_eq(standings.flag_fallen[0], 0);
    cr_assert_eq(chinczyk_match_leave(match, 0), CHINCZYK_OK);
    standings = match_standings(match);
    cr_assert_eq(standings.flag_fallen[0], 0);
    cr_assert_eq(standings.leave_order[0], 1);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_roll(match, 1, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_roll(match, 1, NULL), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[0], 0);
    chinczyk_match_free(match);
}

/* --- leaving --- */

Test(match, a_leaver_is_out_of_the_game_and_of_the_match) {
    chinczyk_match *match = match_of(SHORT_RULES, 3, 2, 0);
    cr_assert_eq(chinczyk_match_leave(match, 3), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_leave(match, -1), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_leave(match, 1), CHINCZYK_OK);
    stands(match, "012. b/x/b/. 0 roll t0s0 x1");
    cr_assert_eq(chinczyk_match_leave(match, 1), CHINCZYK_ERROR_INVALID_ARGUMENT);
    chinczyk_standings standings = match_standings(match);
    cr_assert_eq(standings.leave_order[1], 1);
    cr_assert_eq(standings.leave_order[0], 0);
    cr_assert_eq(standings.leave_order[3], CHINCZYK_NONE);
    match_is_ranked(match, "0 2 1");
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[1], 0);
    cr_assert_eq(chinczyk_match_redo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[1], 1);
    cr_assert_eq(chinczyk_match_leave(match, 0), CHINCZYK_OK);
    standings = match_standings(match);
    cr_assert_eq(standings.stage, CHINCZYK_STAGE_OVER);
    cr_assert_eq(standings.winner, 2);
    cr_assert_eq(standings.leave_order[0], 2);
    match_is_ranked(match, "2 0 1");
    cr_assert_eq(chinczyk_match_leave(match, 2), CHINCZYK_ERROR_WRONG_PHASE);
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_ERROR_WRONG_PHASE);
    chinczyk_match_free(match);
}

Test(match, who_lost_on_time_can_leave_the_match) {
    chinczyk_match *match = match_of(SHORT_RULES, 3, 2, 10);
    cr_assert_eq(spend(match, 10), 0);
    uint32_t steps = chinczyk_game_steps(chinczyk_match_game(match));
    cr_assert_eq(chinczyk_match_leave(match, 0), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_steps(chinczyk_match_game(match)), steps, "no step");
    cr_assert_eq(match_standings(match).leave_order[0], 1);
    cr_assert_eq(match_standings(match).flag_fallen[0], 1);
    /* It belongs to the step before it. */
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[0], 0);
    cr_assert_eq(chinczyk_match_redo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[0], 1);
    cr_assert_eq(chinczyk_match_leave(match, 1), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).winner, 2);
    chinczyk_match_free(match);
}

Test(match, between_games_players_leave_without_a_step) {
    chinczyk_match *match = match_of(SHORT_RULES, 4, 2, 0);
    match_bring_home(match, 1);
    cr_assert_eq(chinczyk_match_stage(match), CHINCZYK_STAGE_NEXT);
    cr_assert_eq(chinczyk_match_leave(match, 2), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_leave(match, 2), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_leave(match, 1), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[2], 1);
    cr_assert_eq(match_standings(match).leave_order[1], 2);
    match_is_ranked(match, "0 3 1 2");
    cr_assert_eq(match_standings(match).place[0], 1, "although 1 has won more");
    cr_assert_eq(match_standings(match).place[1], 3);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_stage(match), CHINCZYK_STAGE_GAME);
    cr_assert_eq(match_standings(match).leave_order[2], 0);
    cr_assert_eq(match_standings(match).leave_order[1], 0);
    cr_assert_eq(chinczyk_match_redo(match), CHINCZYK_OK);
    match_is_ranked(match, "0 3 1 2");
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_OK);
    stands(match, "0123 b/x/x/b 3 roll t0s0 x2,x1");
    chinczyk_match_free(match);
}

Test(match, the_last_one_left_between_games_wins_the_match) {
    chinczyk_match *match = match_of(SHORT_RULES, 2, 3, 0);
    match_bring_home(match, 1);
    cr_assert_eq(chinczyk_match_leave(match, 1), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).winner, 0);
    cr_assert_eq(match_standings(match).wins[0], 0);
    cr_assert_eq(match_standings(match).wins[1], 1);
    cr_assert_eq(chinczyk_match_stage(match), CHINCZYK_STAGE_OVER);
    match_is_ranked(match, "0 1");
    chinczyk_match_free(match);
}

/* 0 is home and leaves later than it did before the undo; 1 left after it then. */
Test(match, a_leave_is_noted_where_it_happens_among_steps_that_can_be_repeated) {
    chinczyk_match *match = match_of(LONG_RULES, 4, 2, 0);
    match_bring_home(match, 0);
    for (int i = 0; i < 3; i++)
        cr_assert_eq(chinczyk_match_roll(match, 1, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_leave(match, 1), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_leave(match, 0), CHINCZYK_OK);
    match_is_ranked(match, "2 3 0 1");
    for (int i = 0; i < 2; i++)
        cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[0], 0);
    cr_assert_eq(match_standings(match).leave_order[1], 0);
    cr_assert_eq(chinczyk_match_leave(match, 0), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[0], 1);
    for (int i = 0; i < 2; i++)
        cr_assert_eq(chinczyk_match_redo(match), CHINCZYK_OK);
    cr_assert_eq(match_standings(match).leave_order[0], 1);
    cr_assert_eq(match_standings(match).leave_order[1], 2);
    match_is_ranked(match, "2 3 1 0");
    chinczyk_match_free(match);
}

Test(match, a_match_is_decided_before_its_last_game_is_played_out) {
    chinczyk_match *match = match_of(LONG_RULES, 3, 1, 0);
    match_bring_home(match, 1);
    chinczyk_standings standings = match_standings(match);
    cr_assert_eq(standings.stage, CHINCZYK_STAGE_GAME);
    cr_assert_eq(standings.winner, 1);
    cr_assert_eq(standings.wins[1], 1);
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_ERROR_WRONG_PHASE);
    cr_assert_eq(chinczyk_match_leave(match, 1), CHINCZYK_OK, "the winner need not wait");
    cr_assert_eq(match_standings(match).winner, 1);
    match_is_ranked(match, "1 0 2");
    match_bring_home(match, 2);
    standings = match_standings(match);
    cr_assert_eq(standings.stage, CHINCZYK_STAGE_OVER);
    cr_assert_eq(standings.winner, 1);
    chinczyk_match_free(match);
}
