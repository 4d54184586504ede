/* SPDX-License-Identifier: MIT */
/* Texts of matches that are damaged: each fault is told with its line, and none does harm. */
#include "match_table.h"
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RULES                                                                                      \
    "[Rules \"tournament,track_length=24,lap_length=24,home_length=1,pawns=1,first=fixed\"]\n"

/* Player 1 falls on time, 3 leaves, 1 leaves, 2 falls; in the second game a step is taken back. */
static const char whole[] =
    "[MatchWins \"2\"]\n"
    "[MatchClock \"1000\"]\n"
    "[MatchSeed \"7\"]\n"
    "[MatchFirst \"1\"]\n"
    "[MatchGame \"0\"]\n"
    "[MatchFallen \"1@2 2@4\"]\n"
    "[MatchLeft \"3@3 1@3\"]\n" RULES "[Seats \"0123\"]\n"
    "[First \"1\"]\n"
    "[Seed \"7191089600892374487\"]\n"
    "\n"
    "p1 1 x1 x3 x2\n"
    "end\n"
    "\n"
    "[MatchGame \"1\"]\n"
    "[MatchTimes \"1000 1000 990 1000\"]\n" RULES "[Position \"0123 b/x/b/x 2 roll t0s0 x3,x1\"]\n"
    "[Seed \"309689372594955804\"]\n"
    "\n"
    "1 | 1\n"
    "end\n";

/* The text with all that is `from` made `to`. The caller frees it. */
static char *edited(const char *text, const char *from, const char *to) {
    char *made = calloc(1, strlen(text) * (strlen(to) + 1) + 1);
    const char *found = strstr(text, from);
    cr_assert_not_null(found, "nothing to edit: %s", from);
    memcpy(made, text, (size_t)(found - text));
    strcat(made, to);
    strcat(made, found + strlen(from));
    return made;
}

typedef struct fault {
    const char *from, *to;
    chinczyk_status status;
    int line;
    const char *field;
} fault;

static void is_told(const char *text, const fault *f) {
    chinczyk_match *match = (chinczyk_match *)&match;
    chinczyk_error error;
    size_t consumed = 9;
    uint64_t line = 1;
    chinczyk_status status =
        chinczyk_match_load(text, strlen(text), NULL, &match, &consumed, &line, &error);
    cr_assert_eq(status, f->status, "%s -> %s: %s: %s", f->from, f->to,
                 chinczyk_status_name(status), error.reason);
    cr_assert_null(match);
    cr_assert_eq(consumed, 0);
    cr_assert_eq(line, 1);
    cr_assert_eq(error.status, status);
    cr_assert_str_eq(error.field, f->field, "%s: %s", f->from, error.reason);
    char told[32];
    snprintf(told, sizeof told, "line %d: ", f->line);
    cr_assert_eq(strncmp(error.reason, told, strlen(told)), 0, "%s -> %s: %s", f->from, f->to,
                 error.reason);
    /* The byte is on that line. */
    int lines = 1;
    cr_assert_leq((size_t)error.offset, strlen(text));
    for (int32_t i = 0; i < error.offset; i++)
        lines += text[i] == '\n';
    cr_assert_eq(lines, f->line, "%s -> %s: byte %d", f->from, f->to, (int)error.offset);
    cr_assert_eq(chinczyk_match_load(text, strlen(text), NULL, &match, NULL, NULL, NULL), status);
}

Test(match_faults, the_whole_text_is_accepted) {
    chinczyk_match *match = match_load(whole);
    cr_assert_eq(match_standings(match).games, 2);
    cr_assert_eq(match_standings(match).flag_fallen[2], 0);
    cr_assert_eq(match_standings(match).time_left[2], 990);
    chinczyk_match_free(match);
}

Test(match_faults, are_told_with_their_line) {
    const chinczyk_status parse = CHINCZYK_ERROR_PARSE, record = CHINCZYK_ERROR_INVALID_RECORD,
                          argument = CHINCZYK_ERROR_INVALID_ARGUMENT;
    const fault faults[] = {
        /* settings */
        {"[MatchWins \"2\"]\n", "", parse, 1, "MatchWins"},
        {"[MatchWins \"2\"]", "[MatchWins \"\"]", parse, 1, "MatchWins"},
        {"[MatchWins \"2\"]", "[MatchWins \"2 \"]", parse, 1, "MatchWins"},
        {"[MatchWins \"2\"]", "[MatchWins \"02\"]", parse, 1, "MatchWins"},
        {"[MatchWins \"2\"]", "[MatchWins \"0\"]", argument, 1, "MatchWins"},
        {"[MatchWins \"2\"]", "[MatchWins \"1001\"]", argument, 1, "MatchWins"},
        {"[MatchWins \"2\"]", "[MatchWins \"4294967298\"]", argument, 1, "MatchWins"},
        {"[MatchWins \"2\"]", "[MatchWins \"1\"]", record, 16, ""},
        {"[MatchClock \"1000\"]\n", "", parse, 1, "MatchClock"},
        {"[MatchClock \"1000\"]", "[MatchClock \"-1\"]", parse, 2, "MatchClock"},
        {"[MatchClock \"1000\"]", "[MatchClock \"18446744073709551616\"]", parse, 2, "MatchClock"},
        {"[MatchClock \"1000\"]", "[MatchClock \"0\"]", record, 6, "MatchFallen"},
        {"[MatchSeed \"7\"]\n", "", parse, 1, "MatchSeed"},
        {"[MatchSeed \"7\"]", "[MatchSeed \"8\"]", record, 1, "Seed"},
        {"[MatchFirst \"1\"]\n", "", record, 1, ""},
        {"[MatchFirst \"1\"]", "[MatchFirst \"x\"]", parse, 4, "MatchFirst"},
        {"[MatchFirst \"1\"]", "[MatchFirst \"2\"]", record, 1, ""},
        {"[MatchFirst \"1\"]", "[MatchFirst \"4\"]", argument, 4, "MatchFirst"},
        {"[MatchFirst \"1\"]", "[MatchFirst \"4294967297\"]", argument, 4, "MatchFirst"},
        /* games */
        {"[MatchGame \"0\"]\n", "", parse, 1, "MatchGame"},
        {"[MatchGame \"0\"]", "[MatchGame \"1\"]", record, 5, "MatchGame"},
        {"[MatchGame \"1\"]\n", "", parse, 16, "MatchGame"},
        {"[MatchGame \"1\"]", "[MatchGame \"2\"]", record, 16, "MatchGame"},
        {"[MatchGame \"1\"]", "[MatchGame \"x\"]", parse, 16, "MatchGame"},
        {"[MatchGame \"1\"]", "[MatchGame", parse, 16, "MatchGame"},
        {"[Seed \"7191089600892374487\"]", "[Seed \"1\"]", record, 1, "Seed"},
        {"[Seed \"309689372594955804\"]", "[Seed \"1\"]", record, 16, "Seed"},
        {"2 roll t0s0 x3,x1", "0 roll t0s0 x3,x1", record, 16, ""},
        {"2 roll t0s0 x3,x1", "2 roll t0s0 x1,x3", record, 16, ""},
        {"x1 x3 x2\n", "x1 x3 x3\n", argument, 13, ""},
        {"1 | 1\n", "1 | 9\n", parse, 22, ""},
        {"p1 1 x1", "p2 1 x1", record, 13, ""},
        {"end\n\n", "\n\n", parse, 16, ""},
        {"pawns=1,first=fixed\"]\n[Seats", "pawns=9,first=fixed\"]\n[Seats",
         CHINCZYK_ERROR_INVALID_RULES, 8, "Rules"},
        {"pawns=1,first=fixed\"]\n[Position", "pawns=1,first=random\"]\n[Position", record, 16,
         "Rules"},
        /* notes */
        {"\"1@2 2@4\"", "\"1@2\"", record, 7, "MatchLeft"},
        {"[MatchFallen \"1@2 2@4\"]", "[MatchFallen \"\"]", record, 7, "MatchLeft"},
        {"\"1@2 2@4\"", "\"1@2 2@4 0@4\"", record, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2@4 0@5\"", record, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2@4 3@3\"", record, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2@4 2@4\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 4@4\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2  2@4\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2@4 \"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2,2@4\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2-4\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2@\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2@0\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2@4 0@4294967295\"", record, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 2@4294967296\"", parse, 6, "MatchFallen"},
        {"\"1@2 2@4\"", "\"1@2 @4\"", parse, 6, "MatchFallen"},
        {"\"3@3 1@3\"", "\"3@3\"", record, 16, ""},
        {"\"3@3 1@3\"", "\"1@3 3@3\"", record, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@2 1@3\"", record, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@4 1@3\"", record, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@3 0@3 1@3\"", record, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@3 1@3 0@4\"", record, 16, ""},
        {"\"3@3 1@3\"", "\"3@3 1@3 0@5\"", record, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@3 1@3 2@2\"", record, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@3 1@1\"", record, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@3 3@3\"", parse, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@3 1@3 1@4\"", parse, 7, "MatchLeft"},
        {"\"3@3 1@3\"", "\"3@3 x@3\"", parse, 7, "MatchLeft"},
        {"[MatchLeft \"3@3 1@3\"]\n", "", record, 1, "MatchLeft"},
        {"[MatchGame \"1\"]\n", "[MatchGame \"1\"]\n[MatchLeft \"1@1\"]\n", record, 17,
         "MatchLeft"},
        {"[MatchGame \"1\"]\n", "[MatchGame \"1\"]\n[MatchLeft \"0@1\"]\n", record, 17,
         "MatchLeft"},
        /* times */
        {"1000 1000 990 1000", "", parse, 17, "MatchTimes"},
        {"1000 1000 990 1000", "1000 1000 990", parse, 17, "MatchTimes"},
        {"1000 1000 990 1000", "1000 1000 990 ", parse, 17, "MatchTimes"},
        {"1000 1000 990 1000", "1000 1000 990 1000 0", parse, 17, "MatchTimes"},
        {"1000 1000 990 1000", "1000 1000,990 1000", parse, 17, "MatchTimes"},
        {"1000 1000 990 1000", "1000 1000 18446744073709551616 0", parse, 17, "MatchTimes"},
        {"[MatchTimes \"1000 1000 990 1000\"]\n", "", parse, 23, ""},
    };
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        char *text = edited(whole, faults[i].from, faults[i].to);
        is_told(text, &faults[i]);
        free(text);
    }
}

typedef struct reason {
    const char *from, *to;
    unsigned line;
    const char *text;
} reason;

/* Lines are counted from the one that the caller tells, the first where there is none. */
static void is_told_in_full(const reason *r) {
    char *text = edited(whole, r->from, r->to), want[256];
    chinczyk_match *match;
    chinczyk_error error;
    uint64_t line = 100;
    chinczyk_match_load(text, strlen(text), NULL, &match, NULL, NULL, &error);
    snprintf(want, sizeof want, "line %u: %s", r->line, r->text);
    cr_assert_str_eq(error.reason, want);
    chinczyk_match_load(text, strlen(text), NULL, &match, NULL, &line, &error);
    snprintf(want, sizeof want, "line %u: %s", r->line + 99, r->text);
    cr_assert_str_eq(error.reason, want);
    cr_assert_eq(line, 100);
    free(text);
}

Test(match_faults, are_told_in_full) {
    const reason reasons[] = {
        {"[MatchWins \"2\"]\n", "", 1, "the game has no tag MatchWins"},
        {"[MatchWins \"2\"]", "[MatchWins \"x\"]", 1, "the value must be a number of 64 bits"},
        {"[MatchWins \"2\"]", "[MatchWins \"1001\"]", 1, "wins must be between 1 and 1000"},
        {"[MatchFirst \"1\"]", "[MatchFirst \"4\"]", 4, "first is not a player of this game"},
        {"[MatchGame \"0\"]", "[MatchGame \"1\"]", 5, "the games of a match count from 0"},
        {"[MatchWins \"2\"]", "[MatchWins \"1\"]", 16, "after the game before there is no other"},
        {"pawns=1,first=fixed\"]\n[Position", "pawns=1,first=random\"]\n[Position", 16,
         "the games of a match have the same rules"},
        {"2 roll t0s0 x3,x1", "0 roll t0s0 x3,x1", 16,
         "in this match the game begins at 0123 b/x/b/x 2 roll t0s0 x3,x1"},
        {"[MatchSeed \"7\"]", "[MatchSeed \"8\"]", 1,
         "the seed of the match gives this game another one"},
        {"\"1@2 2@4\"", "\"1@2,2@4\"", 6,
         "the value must be players and steps, such as 1@34 0@40, of each player once"},
        {"\"1@2 2@4\"", "\"1@2 2@4 3@3\"", 6, "the flag of 3 cannot fall in step 3"},
        {"\"1@2 2@4\"", "\"1@2 2@4 0@5\"", 6, "the flag of 0 does not fall in step 5"},
        {"\"3@3 1@3\"", "\"3@4 1@3\"", 7, "player 3 leaves in step 3"},
        {"\"3@3 1@3\"", "\"3@2 1@3\"", 7, "player 3 cannot leave after step 2"},
        {"\"3@3 1@3\"", "\"3@3 1@3 0@5\"", 7, "player 0 does not leave after step 5"},
        {"1000 1000 990 1000", "1000 1000 990", 17,
         "the value must be a time for each player, 0 without clocks"},
        {"[MatchTimes \"1000 1000 990 1000\"]\n", "", 23,
         "the text ends before the last game of a match, which has a tag MatchTimes"},
    };
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        is_told_in_full(&reasons[i]);
}

/* Without clocks no flag falls and nobody has time. */
Test(match_faults, time_without_clocks) {
    static const char text[] =
        "[MatchWins \"1\"]\n[MatchClock \"0\"]\n[MatchSeed \"7\"]\n"
        "[MatchGame \"0\"]\n[MatchTimes \"0 0\"]\n" RULES "[Seats \"0.1.\"]\n[First \"0\"]\n"
        "[Seed \"7191089600892374487\"]\n1\nend\n";
    chinczyk_match_free(match_load(text));
    const fault times = {"\"0 0\"", "\"0 1\"", CHINCZYK_ERROR_PARSE, 5, "MatchTimes"};
    char *wrong = edited(text, times.from, times.to);
    is_told(wrong, &times);
    free(wrong);
    const fault fallen = {"1\nend", "x0\nend", CHINCZYK_ERROR_INVALID_RECORD, 5, "MatchFallen"};
    char *left = edited(text, fallen.from, fallen.to);
    wrong = edited(left, "[MatchTimes", "[MatchFallen \"0@1\"]\n[MatchTimes");
    is_told(wrong, &fallen);
    free(wrong);
    free(left);
}

/* No game follows one that is not over. */
Test(match_faults, a_game_too_many) {
    const fault after = {"x1 x3 x2\n", "x1 x3\n", CHINCZYK_ERROR_INVALID_RECORD, 16, ""};
    char *text = edited(whole, after.from, after.to);
    char *open = edited(text, "\"1@2 2@4\"", "\"1@2\"");
    is_told(open, &after);
    free(open);
    free(text);
}

/* The winner need not wait for the end, but then there is nothing left to leave. */
Test(match_faults, a_leave_after_the_end_of_the_match) {
    const fault after = {"1@3\"", "1@3 0@4\"", CHINCZYK_ERROR_INVALID_RECORD, 7, "MatchLeft"};
    char *text = edited(whole, after.from, after.to);
    char *decided = edited(text, "[MatchWins \"2\"]", "[MatchWins \"1\"]");
    is_told(decided, &after);
    free(decided);
    free(text);
}

Test(match_faults, an_empty_text_and_null_are_refused) {
    chinczyk_match *match;
    chinczyk_error error;
    size_t consumed = 9;
    chinczyk_allocator allocator = {NULL, NULL, NULL};
    cr_assert_eq(chinczyk_match_load("", 0, NULL, &match, &consumed, NULL, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_not_null(strstr(error.reason, "line 1: the text ends"));
    cr_assert_eq(chinczyk_match_load(" \n\n", 3, NULL, &match, &consumed, NULL, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_eq(error.offset, 3);
    cr_assert_eq(chinczyk_match_load(NULL, 0, NULL, &match, &consumed, NULL, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_null(match);
    cr_assert_eq(consumed, 0);
    cr_assert_eq(chinczyk_match_load("", 0, NULL, NULL, NULL, NULL, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_match_load(whole, strlen(whole), &allocator, &match, NULL, NULL, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(error.offset, -1);
    cr_assert_str_eq(error.reason, "the allocator lacks a function");
    cr_assert_null(match);
}

/* A damaged text is refused, or is a match like any other. */
static int survives(const char *text, size_t length) {
    /* No byte behind the text may be read. */
    char *exact = malloc(length ? length : 1);
    memcpy(exact, text, length);
    chinczyk_match *match;
    chinczyk_error error;
    chinczyk_status status = chinczyk_match_load(exact, length, NULL, &match, NULL, NULL, &error);
    cr_assert_eq(error.status, status);
    free(exact);
    if (status)
        return 0;
    char *saved = match_save(match);
    chinczyk_match *again = match_load(saved);
    match_is_same(match, again);
    uint64_t random = length;
    for (int i = 0; i < 20 && match_act(match, &random); i++)
        continue;
    chinczyk_match_free(match);
    chinczyk_match_free(again);
    free(saved);
    return 1;
}

Test(match_faults, every_text_cut_off_is_refused) {
    for (size_t length = 0; length + 1 < strlen(whole); length++)
        cr_assert_not(survives(whole, length), "%zu", length);
    cr_assert(survives(whole, strlen(whole) - 1), "only the last line feed may lack");
}

Test(match_faults, damage_does_no_harm) {
    static const char bytes[] = "0123456789@x|{}[]\" \n*:-.b,";
    uint64_t random = 1;
    int survived = 0;
    for (int i = 0; i < 6000; i++) {
        char text[sizeof whole];
        memcpy(text, whole, sizeof text);
        for (uint32_t n = 1 + walk_below(&random, 3); n; n--) {
            size_t at = walk_below(&random, sizeof whole - 1);
            text[at] = walk_below(&random, 4) ? bytes[walk_below(&random, sizeof bytes - 1)]
                                              : (char)walk_below(&random, 256);
        }
        survived += survives(text, strlen(text));
    }
    cr_assert_gt(survived, 0);
}
