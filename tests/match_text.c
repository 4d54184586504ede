/* SPDX-License-Identifier: MIT */
/* Matches saved and restored: the text to the byte, and that nothing is lost at any moment. */
#include "match_table.h"
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Three games to two wins: the flag of 0 falls in the first, in the second 1 leaves, in the
 * third something is taken back. */
static const char *const scenario[] = {
    "roll 1",    "roll 1", "spend 400", "roll 1", /* 0 has 600 left */
    "roll 6",    "play",   "spend 100", "roll 5",    "play",   "roll 1", "roll 1",  "roll 1",
    "spend 600", "home 2", "next",      "spend 250", "roll 6", "play",   "leave 1", "undo",
    "roll 2",    "play",   "leave 1",   "home 0",    "next",   "roll 6", "play",    "spend 999",
    "undo",      "undo",   "roll 4",    "undo",      "redo",   "undo",   "roll 1",  "home 2",
};

static void perform(chinczyk_match *match, const char *line) {
    int32_t number = line[strlen(line) - 1] - '0', fallen;
    chinczyk_status status = CHINCZYK_OK;
    if (!strncmp(line, "roll", 4))
        status = chinczyk_match_roll(match, number, NULL);
    else if (!strncmp(line, "spend", 5))
        status = chinczyk_match_spend(match, (uint64_t)atoi(line + 6), &fallen);
    else if (!strncmp(line, "home", 4))
        match_bring_home(match, number);
    else if (!strncmp(line, "leave", 5))
        status = chinczyk_match_leave(match, number);
    else if (!strcmp(line, "play"))
        status = chinczyk_match_play_index(match, 0);
    else if (!strcmp(line, "undo"))
        status = chinczyk_match_undo(match);
    else if (!strcmp(line, "redo"))
        status = chinczyk_match_redo(match);
    else
        status = chinczyk_match_next(match);
    cr_assert_eq(status, CHINCZYK_OK, "%s: %s", line, chinczyk_status_name(status));
}

enum { LINES = sizeof scenario / sizeof *scenario };

/* Plays the match; before the line `at` it is saved, put away and resumed. */
static chinczyk_match *play_scenario(size_t at) {
    chinczyk_match *match = match_of(SHORT_RULES, 3, 2, 1000);
    for (size_t i = 0; i < LINES; i++) {
        if (i == at) {
            char *text = match_save(match);
            chinczyk_match *resumed = match_load(text);
            match_is_same(match, resumed);
            chinczyk_match_free(match);
            free(text);
            match = resumed;
        }
        perform(match, scenario[i]);
    }
    return match;
}

Test(match_text, a_match_saved_in_the_middle_ends_as_without) {
    chinczyk_match *want = play_scenario(LINES);
    chinczyk_standings standings = match_standings(want);
    cr_assert_eq(standings.games, 3);
    cr_assert_eq(standings.stage, CHINCZYK_STAGE_OVER);
    cr_assert_eq(standings.winner, 2);
    cr_assert_eq(standings.wins[0], 1);
    cr_assert_eq(standings.leave_order[1], 1);
    match_is_ranked(want, "2 0 1");
    for (size_t at = 0; at < LINES; at++) {
        chinczyk_match *match = play_scenario(at);
        match_is_same(match, want);
        chinczyk_match_free(match);
    }
    chinczyk_match_free(want);
}

/* One runs on; the other is saved and restored after every single act. */
static void run_both(uint64_t seed, const char *rules, int32_t players) {
    uint64_t random = seed, same;
    int32_t wins = 1 + (int32_t)walk_below(&random, 3);
    uint64_t clock = walk_below(&random, 3) * 2000;
    chinczyk_match *match = match_of(rules, players, wins, clock);
    chinczyk_match *restored = match_of(rules, players, wins, clock);
    int going = 1;
    for (int i = 0; i < 150 && going; i++) {
        char *text = match_save(restored);
        chinczyk_match_free(restored);
        restored = match_load(text);
        free(text);
        same = random;
        going = match_act(match, &random);
        match_act(restored, &same);
        match_is_same(match, restored);
    }
    chinczyk_match_free(match);
    chinczyk_match_free(restored);
}

Test(match_text, random_matches_restored_after_every_act) {
    for (uint64_t seed = 1; seed <= 4; seed++) {
        for (int32_t players = 2; players <= 4; players++) {
            run_both(seed, SHORT_RULES, players);
            run_both(seed, LONG_RULES, players);
        }
        run_both(seed, "polish,track_length=24,lap_length=24,home_length=1,pawns=1", 3);
        run_both(seed,
                 "tournament,colours=6,track_length=36,lap_length=36,home_length=1,pawns=1,"
                 "finish=all-places",
                 2 + (int32_t)(seed % 5));
    }
}

/* --- the text --- */

/* Everything that a text can have. */
static chinczyk_match *example(void) {
    chinczyk_match_settings settings = match_settings(2, 1000);
    settings.seed = 7;
    settings.first = 1;
    chinczyk_match *match = match_seated(SHORT_RULES, "0123", &settings);
    const char *const lines[] = {"roll 1", "spend 1000", "leave 3", "leave 1",  "spend 1000",
                                 "next",   "roll 1",     "roll 1",  "spend 10", "undo"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        perform(match, lines[i]);
    return match;
}

#define RULES                                                                                      \
    "[Rules \"tournament,track_length=24,lap_length=24,home_length=1,pawns=1,first=fixed\"]\n"
#define FIRST_TAGS                                                                                 \
    "[MatchWins \"2\"]\n"                                                                          \
    "[MatchClock \"1000\"]\n"                                                                      \
    "[MatchSeed \"7\"]\n"                                                                          \
    "[MatchFirst \"1\"]\n"                                                                         \
    "[MatchGame \"0\"]\n"                                                                          \
    "[MatchFallen \"1@2 2@4\"]\n"                                                                  \
    "[MatchLeft \"3@3 1@3\"]\n"
#define FIRST_GAME                                                                                 \
    RULES "[Seats \"0123\"]\n"                                                                     \
          "[First \"1\"]\n"                                                                        \
          "[Seed \"7191089600892374487\"]\n"                                                       \
          "[Result \"1 4 2 3\"]\n"                                                                 \
          "\n"                                                                                     \
          "1. p1 1 x1\n"                                                                           \
          "2. p2 x3 x2\n"                                                                          \
          "{0123 b/x/x/x 2 over t0s0 0,x1,x3,x2}\n"                                                \
          "end\n"
#define LAST_TAGS                                                                                  \
    "[MatchGame \"1\"]\n"                                                                          \
    "[MatchTimes \"1000 1000 990 1000\"]\n"
#define LAST_GAME                                                                                  \
    RULES "[Position \"0123 b/x/b/x 2 roll t0s0 x3,x1\"]\n"                                        \
          "[Seed \"309689372594955804\"]\n"                                                        \
          "[Result \"*\"]\n"                                                                       \
          "\n"                                                                                     \
          "1. p2 1\n"                                                                              \
          "{0123 b/x/b/x 2 roll t1s0 x3,x1}\n"                                                     \
          "| 1\n"                                                                                  \
          "end\n"

Test(match_text, is_this_to_the_byte) {
    chinczyk_match *match = example();
    char *text = match_save(match);
    cr_assert_str_eq(text, FIRST_TAGS FIRST_GAME "\n" LAST_TAGS LAST_GAME);
    chinczyk_match *restored = match_load(text);
    match_is_same(match, restored);
    chinczyk_match_free(restored);
    chinczyk_match_free(match);
    free(text);
}

Test(match_text, the_caller_s_tags_go_into_every_game) {
    /* Those of a match are its own, so the text of one can be the head of another. */
    static const char head[] = "[Player0 \"Ala\"]\n[MatchWins \"9\"]\n[Seed \"3\"]\n[Site \"x\"]\n";
    chinczyk_match *match = example();
    char text[4096];
    size_t needed;
    cr_assert_eq(chinczyk_match_save(match, head, strlen(head), text, sizeof text, &needed, NULL),
                 CHINCZYK_OK);
    cr_assert_str_eq(text, FIRST_TAGS "[Player0 \"Ala\"]\n[Site \"x\"]\n" FIRST_GAME "\n" LAST_TAGS
                                      "[Player0 \"Ala\"]\n[Site \"x\"]\n" LAST_GAME);
    cr_assert_eq(needed, strlen(text) + 1);
    chinczyk_match *restored = match_load(text);
    match_is_same(match, restored);
    char again[4096];
    cr_assert_eq(chinczyk_match_save(restored, text, strlen(text), again, sizeof again, NULL, NULL),
                 CHINCZYK_OK);
    cr_assert_str_eq(again, text);
    chinczyk_match_free(restored);
    chinczyk_match_free(match);
}

/* As many tags as a head may have leave room for all those of a match. */
Test(match_text, a_full_head_comes_back) {
    char head[1024] = "", text[8192];
    chinczyk_match_settings settings = match_settings(2, 1000);
    settings.first = 1;
    chinczyk_match *match = match_seated(SHORT_RULES, "012.", &settings);
    chinczyk_error error;
    size_t needed;
    for (int i = 0; i < 51; i++)
        sprintf(head + strlen(head), "[A%d \"\"]\n", i);
    perform(match, "spend 1000");
    perform(match, "leave 1");
    cr_assert_eq(chinczyk_match_save(match, head, strlen(head), text, sizeof text, &needed, &error),
                 CHINCZYK_OK, "%s", error.reason);
    chinczyk_match_free(match);
    chinczyk_match_free(match_load(text));
    strcat(head, "[B \"\"]\n");
    match = match_load(text);
    cr_assert_eq(chinczyk_match_save(match, head, strlen(head), text, sizeof text, &needed, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_str_eq(error.field, "B");
    chinczyk_match_free(match);
}

Test(match_text, each_game_is_a_record) {
    chinczyk_match *match = example();
    char *text = match_save(match);
    size_t begin = 0, length = strlen(text), consumed;
    for (int32_t n = 0; n < 2; n++) {
        chinczyk_game *game;
        cr_assert_eq(
            chinczyk_game_load(text + begin, length - begin, NULL, &game, &consumed, NULL, NULL),
            CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_hash(game),
                     chinczyk_game_hash(chinczyk_match_game_at(match, n)));
        chinczyk_game_free(game);
        begin += consumed;
    }
    cr_assert_eq(begin, length);
    free(text);
    chinczyk_match_free(match);
}

Test(match_text, fits_or_is_empty) {
    chinczyk_match *match = example();
    char *want = match_save(match);
    size_t length = strlen(want), needed;
    char *text = malloc(length + 2);
    chinczyk_error error;
    for (size_t capacity = 0; capacity <= length + 1; capacity++) {
        memset(text, '#', length + 2);
        needed = 0;
        chinczyk_status status =
            chinczyk_match_save(match, NULL, 0, capacity ? text : NULL, capacity, &needed, &error);
        cr_assert_eq(needed, length + 1);
        cr_assert_eq(status, capacity == 0 || capacity > length ? CHINCZYK_OK
                                                                : CHINCZYK_ERROR_BUFFER_TOO_SMALL);
        cr_assert_eq(error.status, status);
        cr_assert_eq(text[capacity], '#');
        if (capacity)
            cr_assert_str_eq(text, capacity > length ? want : "");
    }
    free(text);
    free(want);
    chinczyk_match_free(match);
}

Test(match_text, what_cannot_be_saved_is_refused) {
    chinczyk_match *match = example();
    char text[64] = "#";
    size_t needed = 9;
    chinczyk_error error;
    cr_assert_eq(chinczyk_match_save(NULL, NULL, 0, text, sizeof text, &needed, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(needed, 0);
    cr_assert_str_eq(text, "");
    cr_assert_eq(chinczyk_match_save(match, NULL, 0, NULL, 5, NULL, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_save(match, NULL, 5, text, sizeof text, NULL, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_save(match, "\n[X]", 4, text, sizeof text, &needed, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_not_null(strstr(error.reason, "line 2"));
    cr_assert_eq(needed, 0);
    cr_assert_str_eq(text, "");
    chinczyk_match_free(match);
}

Test(match_text, several_matches_stand_in_one_text) {
    static const char text[] = "\n\n" FIRST_TAGS FIRST_GAME LAST_TAGS LAST_GAME
                               "\n\n" FIRST_TAGS FIRST_GAME LAST_TAGS LAST_GAME " \n";
    const char *at = text;
    uint64_t line = 5;
    for (int i = 0; i < 2; i++) {
        chinczyk_match *match;
        size_t consumed;
        cr_assert_eq(chinczyk_match_load(at, strlen(at), NULL, &match, &consumed, &line, NULL),
                     CHINCZYK_OK);
        at += consumed;
        cr_assert_eq(match_standings(match).games, 2);
        chinczyk_match_free(match);
    }
    cr_assert_eq(at, text + strlen(text));
    uint64_t lines = 0;
    for (at = text; *at; at++)
        lines += *at == '\n';
    cr_assert_eq(line, 5 + lines);
}

/* Rules that draw the first player, and clocks of 64 bits. */
Test(match_text, great_numbers_and_a_drawn_player_come_back) {
    chinczyk_match_settings settings = match_settings(1000, UINT64_MAX);
    settings.seed = UINT64_MAX;
    chinczyk_match *match = match_seated("tournament", "0123", &settings);
    char *text = match_save(match);
    cr_assert_not_null(strstr(text, "[MatchClock \"18446744073709551615\"]"));
    cr_assert_null(strstr(text, "MatchFirst"));
    chinczyk_match *restored = match_load(text);
    match_is_same(match, restored);
    chinczyk_match_free(match);
    chinczyk_match_free(restored);
    free(text);
}
