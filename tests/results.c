/* SPDX-License-Identifier: MIT */
/* Results of simulations: merged, written, read, and what is estimated from them. */
#include "script.h"
#include "walk.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1 << 16 };

static const char four[] = "polish,finish=first-winner,first=random";

static chinczyk_results empty(void) {
    chinczyk_results results;
    memset(&results, 0, sizeof results);
    results.struct_size = sizeof results;
    return results;
}

/* Some games, of two players who differ. */
static chinczyk_results some(const char *rules, uint64_t from, uint64_t games) {
    chinczyk_rules read = script_rules(rules);
    chinczyk_simulation asked;
    chinczyk_results results = empty();
    chinczyk_simulation_init(&asked, sizeof asked);
    asked.seed = 12;
    asked.first_game = from;
    asked.games = games;
    asked.kinds[1] = CHINCZYK_PLAYER_GREEDY;
    cr_assert_eq(chinczyk_simulate(&read, "0.1.", &asked, NULL, NULL, &results, NULL), CHINCZYK_OK);
    return results;
}

static int same(const chinczyk_results *a, const chinczyk_results *b) {
    return !memcmp(a, b, sizeof *a);
}

/* --- merging --- */

/* However a range is cut, and wherever the merging begins, the whole comes out. */
Test(results, parts_make_the_whole) {
    const chinczyk_results whole = some(four, 40, 300);
    uint64_t state = 30;
    for (int cut = 0; cut < 30; cut++) {
        chinczyk_results before = empty(), after = empty();
        uint64_t at = 40, middle = 40 + walk_below(&state, 301);
        while (at < middle) { /* forwards up to the middle */
            uint64_t games = walk_below(&state, (uint32_t)(middle - at + 1));
            chinczyk_results part = some(four, at, games);
            cr_assert_eq(chinczyk_results_merge(&before, &part, NULL), CHINCZYK_OK);
            at += games;
        }
        at = 340;
        while (at > middle) { /* backwards */
            uint64_t games = walk_below(&state, (uint32_t)(at - middle + 1));
            chinczyk_results part = some(four, at - games, games);
            cr_assert_eq(chinczyk_results_merge(&after, &part, NULL), CHINCZYK_OK);
            at -= games;
        }
        chinczyk_results reversed = after;
        cr_assert_eq(chinczyk_results_merge(&reversed, &before, NULL), CHINCZYK_OK);
        cr_assert_eq(chinczyk_results_merge(&before, &after, NULL), CHINCZYK_OK);
        cr_assert(same(&before, &whole), "cut %d", cut);
        cr_assert(same(&reversed, &whole), "cut %d", cut);
    }
}

static void unfit(chinczyk_results *results, const chinczyk_results *part, const char *field,
                  const char *reason) {
    chinczyk_error error;
    const chinczyk_results before = *results;
    cr_assert_eq(chinczyk_results_merge(results, part, &error), CHINCZYK_ERROR_INVALID_ARGUMENT,
                 "%s", field);
    cr_assert_eq(error.status, CHINCZYK_ERROR_INVALID_ARGUMENT, "%s", field);
    cr_assert_eq(error.offset, -1, "%s", field);
    cr_assert_str_eq(error.field, field);
    cr_assert_str_eq(error.reason, reason, "%s: %s", field, error.reason);
    cr_assert(same(results, &before), "%s", field);
}

Test(results, games_that_do_not_follow) {
    chinczyk_results whole = some(four, 100, 10);
    const uint64_t from[] = {111, 89, 100, 105, 95};
    for (size_t i = 0; i < sizeof from / sizeof *from; i++) {
        chinczyk_results part = some(four, from[i], 10);
        char reason[128];
        snprintf(reason, sizeof reason,
                 "games %" PRIu64 "+10 do not follow, or precede, games 100+10", from[i]);
        unfit(&whole, &part, "first_game", reason);
    }
    /* Without games there is nothing to be missed. */
    chinczyk_results before = whole, part = some(four, 500, 0);
    cr_assert_eq(chinczyk_results_merge(&whole, &part, NULL), CHINCZYK_OK);
    cr_assert(same(&whole, &before));
    cr_assert_eq(chinczyk_results_merge(&part, &whole, NULL), CHINCZYK_OK);
    cr_assert(same(&part, &before));
}

Test(results, other_games) {
    static const char unknown[] = "a struct is not of a known size, or holds no results";
    static const char too_great[] = "the sums do not fit into 64 bits";
    chinczyk_results whole = some(four, 0, 10), other = some("polish", 10, 10);
    unfit(&whole, &other, "rules", "the parts come from different rules");
#define OTHER(member, value, field, reason)                                                        \
    do {                                                                                           \
        other = some(four, 10, 10);                                                                \
        other.member = value;                                                                      \
        unfit(&whole, &other, field, reason);                                                      \
    } while (0)
    OTHER(seats[1], '1', "seats", "the parts come from different seats");
    OTHER(first, 0, "first", "the parts come from different first");
    OTHER(kinds[0], CHINCZYK_PLAYER_GREEDY, "kinds", "the parts come from different kinds");
    OTHER(roll_limit, 9, "roll_limit", "the parts come from different roll_limit");
    OTHER(seed, 9, "seed", "the parts come from different seed");
    OTHER(struct_size, sizeof other - 1, "", unknown);
    OTHER(struct_size, 65537, "", unknown);
    OTHER(players, -1, "", unknown);
    OTHER(players, 7, "", unknown);
#undef OTHER
    whole.unfinished = 1;
    other = some(four, 10, 10);
    other.unfinished = UINT64_MAX; /* one too many, in the first of the sums */
    unfit(&whole, &other, "", too_great);
    other.unfinished = 0;
    other.bins[CHINCZYK_MAX_MEASURES - 1][CHINCZYK_MAX_BINS - 1] = UINT64_MAX; /* the last */
    cr_assert_eq(chinczyk_results_merge(&whole, &other, NULL), CHINCZYK_OK);
    cr_assert_eq(whole.bins[CHINCZYK_MAX_MEASURES - 1][CHINCZYK_MAX_BINS - 1], UINT64_MAX);
    memset(other.seats, '0', sizeof other.seats);
    unfit(&whole, &other, "", unknown);
    other = some(four, 10, 10);
    memset(other.rules, 'x', sizeof other.rules);
    unfit(&whole, &other, "", unknown);
    cr_assert_eq(chinczyk_results_merge(NULL, &whole, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_results_merge(&whole, NULL, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    whole.struct_size--;
    other = some(four, 10, 10);
    unfit(&whole, &other, "", unknown);
}

Test(results, nothing_yet) {
    chinczyk_results none = empty(), part = some(four, 3, 4), whole = part;
    cr_assert_eq(
        chinczyk_results_merge(&none, &(chinczyk_results){.struct_size = sizeof none}, NULL),
        CHINCZYK_OK);
    cr_assert_eq(none.players, 0);
    cr_assert_eq(chinczyk_results_merge(&whole, &none, NULL), CHINCZYK_OK);
    cr_assert(same(&whole, &part));
    cr_assert_eq(chinczyk_results_merge(&none, &part, NULL), CHINCZYK_OK);
    cr_assert(same(&none, &part));
}

/* A struct of a later version, whose new fields must be zero. */
Test(results, later_struct) {
    struct {
        chinczyk_results known;
        uint64_t later;
    } part = {some(four, 0, 4), 0};
    chinczyk_results whole = empty();
    part.known.struct_size = sizeof part;
    cr_assert_eq(chinczyk_results_merge(&whole, &part.known, NULL), CHINCZYK_OK);
    cr_assert_eq(whole.games, 4);
    cr_assert_eq(whole.struct_size, sizeof whole);
    part.later = UINT64_C(1) << 56;
    unfit(&whole, &part.known, "", "a struct is not of a known size, or holds no results");
}

/* Of the greatest size, far more than this version knows. */
Test(results, longest_struct) {
    static union {
        chinczyk_results known;
        char bytes[65536];
    } part;
    chinczyk_results whole = empty();
    part.known = some(four, 0, 4);
    part.known.struct_size = sizeof part;
    cr_assert_eq(chinczyk_results_merge(&whole, &part.known, NULL), CHINCZYK_OK);
    cr_assert_eq(whole.games, 4);
    part.bytes[sizeof part - 1] = 1;
    unfit(&whole, &part.known, "", "a struct is not of a known size, or holds no results");
}

/* --- text --- */

static void format(const chinczyk_results *results, char *text) {
    size_t needed;
    cr_assert_eq(chinczyk_results_format(results, text, TEXT, &needed), CHINCZYK_OK);
    cr_assert_eq(needed, strlen(text) + 1);
}

Test(results, text_round_trip) {
    static const struct {
        const char *rules, *seats;
        int32_t first;
    } games[] = {
        {"polish", "0.1.", CHINCZYK_NONE},
        {"ludo", "0123", 3},
        {"british,combine_rolls=yes", "012.", 0},
        {"ludo,exit_faces=123456,passing=allowed", "0101", CHINCZYK_NONE},
        {"polish,colours=6,track_length=60,lap_length=60", "012345", 5},
    };
    static char text[TEXT], again[TEXT];
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        chinczyk_rules rules = script_rules(games[i].rules);
        chinczyk_simulation asked;
        chinczyk_results results = empty(), read = empty();
        chinczyk_error error;
        chinczyk_simulation_init(&asked, sizeof asked);
        asked.first = games[i].first;
        asked.seed = UINT64_MAX;
        asked.first_game = UINT64_MAX - 5;
        asked.games = i ? 5 : 0;
        asked.kinds[1] = CHINCZYK_PLAYER_GREEDY;
        asked.roll_limit = i == 2 ? 200 : 0;
        cr_assert_eq(chinczyk_simulate(&rules, games[i].seats, &asked, NULL, NULL, &results, NULL),
                     CHINCZYK_OK);
        format(&results, text);
        cr_assert_eq(chinczyk_results_parse(text, &read, &error), CHINCZYK_OK, "%s: %s",
                     error.field, error.reason);
        cr_assert(same(&results, &read), "%s", games[i].rules);
        format(&read, again);
        cr_assert_str_eq(text, again);
    }
}

/* Any change of any byte is found, and so is an end that comes early or late. */
Test(results, damaged_text) {
    static char text[TEXT];
    const chinczyk_results results = some(four, 0, 5), none = empty();
    format(&results, text);
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i++) {
        chinczyk_results read = results;
        chinczyk_error error;
        char kept = text[i];
        const char changes[] = {'\0', ' ', '\n', (char)(kept ^ 1), '7', 'a', '\x80'};
        for (size_t k = 0; k < sizeof changes; k++) {
            if (changes[k] == kept)
                continue;
            text[i] = changes[k];
            cr_assert_eq(chinczyk_results_parse(text, &read, &error), CHINCZYK_ERROR_PARSE,
                         "byte %zu", i);
            cr_assert_neq(error.reason[0], '\0');
            cr_assert(same(&read, &none));
        }
        text[i] = kept;
    }
    chinczyk_results read = empty();
    chinczyk_error error;
    strcat(text, "\n");
    cr_assert_eq(chinczyk_results_parse(text, &read, &error), CHINCZYK_ERROR_PARSE);
    cr_assert_str_eq(error.reason, "something follows the last line");
}

/* The check as doc/notation.md has it. */
static void sign(char *text) {
    uint64_t hash = 0;
    for (; *text; text++) {
        hash = (hash ^ (unsigned char)*text) * UINT64_C(0x9fb21c651e98df25);
        hash ^= hash >> 29;
    }
    sprintf(text, "check %016" PRIx64 "\n", hash);
}

static const char sound[] = "chinczyk-results 1\n"
                            "rules polish\n"
                            "seats 0.1.\n"
                            "kinds random,greedy\n"
                            "first any\n"
                            "roll_limit 65535\n"
                            "seed 1\n"
                            "games 5+2\n"
                            "unfinished 0\n"
                            "places 1 1\n"
                            "places 1 1\n"
                            "order 2 0\n"
                            "order 0 2\n"
                            "moves 20 30 50\n"
                            "saved 0\n"
                            "rolls 100 5000 5000 48:1 52:1\n"
                            "turns 60 1800 3000 30:2\n"
                            "captures 0 0 0 0:2\n"
                            "lost 20 200 1000 10:2\n"
                            "forced 30 450 1500 15:2\n"
                            "choices 50 1250 2500 24:2\n";

/* Reads the sound text with one piece in place of another, properly signed. Why it is refused. */
static const char *faulty(const char *piece, const char *other, const char *field) {
    static char text[TEXT];
    static chinczyk_error error;
    const char *at = strstr(sound, piece);
    chinczyk_results read = empty();
    cr_assert_not_null(at, "%s", piece);
    sprintf(text, "%.*s%s%s", (int)(at - sound), sound, other, at + strlen(piece));
    sign(text);
    cr_assert_eq(chinczyk_results_parse(text, &read, &error), CHINCZYK_ERROR_PARSE, "%s", other);
    cr_assert_str_eq(error.field, field, "%s: %s, %s", other, error.field, error.reason);
    cr_assert_geq(error.offset, at - sound - 12, "%s", other);
    cr_assert_leq(error.offset, at - sound + (ptrdiff_t)strlen(other) + 3, "%s", other);
    return error.reason;
}

Test(results, faults_are_named) {
    static char text[TEXT], again[TEXT];
    chinczyk_results read = empty();
    strcpy(text, sound);
    sign(text);
    cr_assert_eq(chinczyk_results_parse(text, &read, NULL), CHINCZYK_OK);
    format(&read, again);
    cr_assert_str_eq(text, again);

    faulty("results 1", "results 2", "");
    faulty("1\nrules", "1 \nrules", "");
    faulty("rules ", "rule ", "rules");
    faulty("rules ", "rules=", "rules");
    faulty("polish", "chinese", "rules");
    faulty("polish", "polish,pawns=4", "rules");
    faulty("polish", "polish,pawns=9", "rules");
    faulty("0.1.", "0.1", "seats");
    faulty("0.1.", "0...", "seats");
    faulty("random,greedy", "random", "kinds");
    faulty("random,greedy", "random greedy", "kinds");
    faulty("random,greedy", "random,lazy", "kinds");
    faulty("random,greedy", "random,greedy,random", "kinds");
    faulty("kinds", "kind", "kinds");
    faulty("any", "2", "first");
    faulty("any", "anybody", "first");
    faulty("any", "", "first");
    faulty("first any", "third any", "first");
    faulty("65535", "65536", "roll_limit");
    faulty("65535", "065535", "roll_limit");
    faulty("seed 1", "seed 18446744073709551616", "seed");
    faulty("seed 1", "seed 99999999999999999999", "seed");
    faulty("seed 1", "seed 100000000000000000000", "seed");
    faulty("seed 1", "seed -1", "seed");
    faulty("games 5", "game 5", "games");
    faulty("games 5", "games x", "games");
    faulty("5+2", "5-2", "games");
    faulty("5+2", "5+18446744073709551611", "games");
    faulty("unfinished 0", "unfinished 3", "unfinished");
    faulty("places 1 1\norder", "order", "places");
    faulty("places 1 1\norder", "places 1\norder", "places");
    faulty("places 1 1\norder", "places 1 1 0\norder", "places");
    faulty("places 1 1\norder", "places 1 x\norder", "places");
    faulty("order 2 0", "order 2", "order");
    faulty("moves", "move", "moves");
    faulty("20 30 50", "", "moves");
    faulty("20 30 50", "20 30 50 0", "moves");
    faulty("20 30 50", "20 30 50 ", "moves");
    faulty("20 30 50", "0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3",
           "moves");
    faulty("20 30 50\n", "20 30 50", "moves");
    faulty("saved", "lost", "saved");
    faulty("rolls", "roll", "rolls");
    faulty("100 5000 5000", "100 5000", "rolls");
    faulty("48:1 52:1", "48:1 49:1", "rolls");
    faulty("48:1 52:1", "52:1 48:1", "rolls");
    faulty("48:1 52:1", "48:1 48:1", "rolls");
    faulty("48:1", "65536:1", "rolls");
    faulty("48:1", "48:0", "rolls");
    faulty("48:1", "48=1", "rolls");
    faulty("48:1", "48:x", "rolls");
    faulty("48:1", "x:1", "rolls");
    faulty("30:2\n", "30:2 \n", "turns");
    faulty("choices", "check", "choices");
}

/* Sound too, with one piece in place of another. */
static void fine(const char *piece, const char *other) {
    static char text[TEXT];
    const char *at = strstr(sound, piece);
    chinczyk_results read = empty();
    chinczyk_error error;
    cr_assert_not_null(at, "%s", piece);
    sprintf(text, "%.*s%s%s", (int)(at - sound), sound, other, at + strlen(piece));
    sign(text);
    cr_assert_eq(chinczyk_results_parse(text, &read, &error), CHINCZYK_OK, "%s: %s, %s", other,
                 error.field, error.reason);
}

/* One more or one less, and it is a fault. */
Test(results, as_great_as_may_be) {
    static const char all[] = "0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2";
    fine("20 30 50", all); /* of CHINCZYK_MAX_MOVES moves too */
    fine("20 30 50", "0");
    fine("52:1", "61440:1"); /* the last bin */
    faulty("52:1", "65536:1", "rolls");
    fine("seed 1", "seed 18446744073709551615");
    fine("5+2", "5+18446744073709551610");
}

Test(results, reasons_of_faults) {
    static const struct {
        const char *piece, *other, *field, *reason;
    } faults[] = {
        {"polish", "polish#", "rules", "the text is not one of rules"},
        {"0.1.", "0...", "seats", "these rules do not have such seats"},
        {"random,greedy", "random", "kinds", "there are too few players"},
        {"seed 1", "seed 184467440737095516150", "seed", "the number is too great"},
        {"20 30 50", "20 0", "moves", "the last number is zero"},
        {"20 30 50", "0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3", "moves",
         "there are too many numbers"},
    };
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        const char *reason = faulty(faults[i].piece, faults[i].other, faults[i].field);
        cr_expect_str_eq(reason, faults[i].reason, "%s: %s", faults[i].other, reason);
    }
}

/* What fits into its member with the zero byte is read, and one byte more is not. */
Test(results, texts_without_room) {
    const char *too_long = "the text is too long";
    chinczyk_results results;
    char rules[sizeof results.rules + 1], seats[sizeof results.seats + 1];
    memset(rules, 'x', sizeof rules);
    memset(seats, '.', sizeof seats);
    rules[sizeof results.rules] = seats[sizeof results.seats] = '\0';
    cr_assert_str_eq(faulty("polish", rules, "rules"), too_long);
    cr_assert_str_eq(faulty("0.1.", seats, "seats"), too_long);
    rules[sizeof results.rules - 1] = seats[sizeof results.seats - 1] = '\0';
    cr_assert_str_neq(faulty("polish", rules, "rules"), too_long);
    cr_assert_str_neq(faulty("0.1.", seats, "seats"), too_long);
}

Test(results, faulty_check) {
    static char text[TEXT];
    chinczyk_results read = empty();
    chinczyk_error error;
    size_t end = sizeof sound - 1;
    static const char changed[] = "something in the text was changed";
    static const char no_digit[] = "a hexadecimal digit is due";
    static const char *const checks[][2] = {
        {"check 0000000000000000\n", changed},
        {"chock 0000000000000000\n", "the line is not where it is due"},
        {"check 000000000000000\n", no_digit},
        /* what stands before and behind the digits, and the same in capitals */
        {"check /000000000000000\n", no_digit},
        {"check :000000000000000\n", no_digit},
        {"check @000000000000000\n", no_digit},
        {"check A000000000000000\n", no_digit},
        {"check `000000000000000\n", no_digit},
        {"check g000000000000000\n", no_digit},
    };
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
        strcpy(text, sound);
        strcat(text, checks[i][0]);
        cr_assert_eq(chinczyk_results_parse(text, &read, &error), CHINCZYK_ERROR_PARSE);
        cr_assert_str_eq(error.field, "check");
        cr_assert_str_eq(error.reason, checks[i][1], "%s", checks[i][0]);
        cr_assert_geq(error.offset, (int32_t)end);
    }
    strcpy(text, sound);
    sign(text);
    strcpy(text + strlen(text) - 1, " \n");
    cr_assert_eq(chinczyk_results_parse(text, &read, &error), CHINCZYK_ERROR_PARSE);
    cr_assert_str_eq(error.field, "check");
}

Test(results, text_arguments) {
    static char text[TEXT];
    chinczyk_results results = some(four, 0, 5), read = empty();
    chinczyk_error error;
    size_t needed, asked;
    format(&results, text);
    size_t length = strlen(text) + 1;
    cr_assert_eq(chinczyk_results_format(&results, NULL, 0, &asked), CHINCZYK_OK);
    cr_assert_eq(asked, length);
    for (size_t room = 1; room < length; room += room < length - 30 ? 97 : 1) {
        char *buffer = malloc(room);
        cr_assert_eq(chinczyk_results_format(&results, buffer, room, &needed),
                     CHINCZYK_ERROR_BUFFER_TOO_SMALL);
        cr_assert_eq(needed, length);
        cr_assert_eq(*buffer, '\0');
        free(buffer);
    }
    cr_assert_eq(chinczyk_results_format(&results, text, length, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_results_format(NULL, text, TEXT, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_str_eq(text, "");
    cr_assert_eq(needed, 0);
    cr_assert_eq(chinczyk_results_format(&results, NULL, 5, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_results_format(&read, text, TEXT, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    for (int player = 0; player < 2; player++) {
        chinczyk_results unnamed = results;
        unnamed.kinds[player] = 99;
        cr_assert_eq(chinczyk_results_format(&unnamed, text, TEXT, &needed),
                     CHINCZYK_ERROR_INVALID_ARGUMENT);
    }
    results.players = 7;
    cr_assert_eq(chinczyk_results_format(&results, text, TEXT, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);

    cr_assert_eq(chinczyk_results_parse("", NULL, &error), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_results_parse(NULL, &read, &error), CHINCZYK_ERROR_INVALID_ARGUMENT);
    read.struct_size = sizeof read - 1;
    cr_assert_eq(chinczyk_results_parse("", &read, &error), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_str_eq(error.field, "struct_size");
    cr_assert_str_eq(error.reason, "struct_size is of no known version");
    cr_assert_eq(error.offset, -1);
}

/* --- histograms and estimates --- */

Test(results, bins) {
    cr_assert_eq(chinczyk_bin_least(0), 0);
    cr_assert_eq(chinczyk_bin_least(15), 15);
    cr_assert_eq(chinczyk_bin_least(16), 16);
    cr_assert_eq(chinczyk_bin_least(17), 18);
    cr_assert_eq(chinczyk_bin_least(24), 32);
    cr_assert_eq(chinczyk_bin_least(25), 36);
    cr_assert_eq(chinczyk_bin_least(CHINCZYK_MAX_BINS - 1), 61440);
    cr_assert_eq(chinczyk_bin_least(CHINCZYK_MAX_BINS), 65536);
    cr_assert_eq(chinczyk_bin_least(CHINCZYK_MAX_BINS + 1), 0);
    cr_assert_eq(chinczyk_bin_least(-1), 0);
}

/* Within two millionths of what floating point says. */
static void near(uint64_t millionths, double value, const char *what) {
    cr_assert(fabs((double)millionths - value * 1e6) <= 2 + value * 1e-3,
              "%s: %" PRIu64 " is not %f", what, millionths, value * 1e6);
}

Test(results, estimates) {
    const uint64_t games[] = {1, 2, 3, 50, 1000};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        chinczyk_results r = some(four, 7, games[i]);
        double n = (double)r.games, rolls = (double)r.sums[CHINCZYK_MEASURE_ROLLS];
        uint64_t value, error;
        for (int32_t m = 0; chinczyk_measure_name(m); m++) {
            double sum = (double)r.sums[m], squares = (double)r.squares[m];
            double ratio = sum / rolls;
            double apart = squares - 2 * ratio * (double)r.products[m] +
                           ratio * ratio * (double)r.squares[CHINCZYK_MEASURE_ROLLS];
            cr_assert_eq(chinczyk_results_mean(&r, m, &value, &error), CHINCZYK_OK);
            near(value, sum / n, "mean");
            near(error, n > 1 ? sqrt((squares - sum * sum / n) / (n - 1) / n) : 0, "its error");
            cr_assert_eq(chinczyk_results_per_roll(&r, m, &value, &error), CHINCZYK_OK);
            near(value, ratio, "per roll");
            near(error / 1000, n > 1 ? sqrt(fmax(apart, 0) * n / (n - 1)) / rolls / 1000 : 0,
                 "its error");
        }
        double share = (double)r.places[1][0] / n;
        cr_assert_eq(chinczyk_results_share(&r, r.places[1][0], &value, &error), CHINCZYK_OK);
        near(value, share, "share");
        near(error, n > 1 ? sqrt(share * (1 - share) / (n - 1)) : 0, "its error");
    }
}

/* What remains when a mean of any size is taken back: less than one unit. */
Test(results, means_of_any_size) {
    uint64_t state = 7;
    for (int i = 0; i < 3000; i++) {
        chinczyk_results r = empty();
        uint64_t value;
        r.players = 2;
        r.games = walk_random(&state) >> 19 | UINT64_C(1) << 40;
        r.sums[0] = walk_random(&state) >> walk_below(&state, 40);
        cr_assert_eq(chinczyk_results_mean(&r, 0, &value, NULL), CHINCZYK_OK);
        cr_assert_lt(r.sums[0] * 1000000 - value * r.games, r.games, "%" PRIu64 " / %" PRIu64,
                     r.sums[0], r.games);
        near(value, (double)r.sums[0] / (double)r.games, "mean");
    }
}

/* One game has no error, and two have one already. */
Test(results, errors_of_few_games) {
    chinczyk_results r = empty();
    uint64_t value, error;
    r.players = 2;
    r.games = 1;
    r.sums[CHINCZYK_MEASURE_ROLLS] = 10;
    r.sums[CHINCZYK_MEASURE_CAPTURES] = 3;
    cr_assert_eq(chinczyk_results_per_roll(&r, CHINCZYK_MEASURE_CAPTURES, &value, &error),
                 CHINCZYK_OK);
    cr_assert_eq(value, 300000);
    cr_assert_eq(error, 0);
    cr_assert_eq(chinczyk_results_share(&r, 1, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, 1000000);
    cr_assert_eq(error, 0);
    r.games = 2;
    cr_assert_eq(chinczyk_results_share(&r, 1, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, 500000);
    cr_assert_eq(error, 500000);
    r.games = 1000;
    cr_assert_eq(chinczyk_results_share(&r, 1, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, 1000);
    cr_assert_eq(error, 1000, "a rare one is as uncertain as it is rare");
    /* The square of the error is 3 / 16 / (n - 1), near 10.9 of its unit. */
    r.games = UINT64_C(1) << 34;
    cr_assert_eq(chinczyk_results_share(&r, r.games / 4, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, 250000);
    cr_assert_eq(error, 3);
}

/* Figures that fill 64 bits. */
Test(results, great_estimates) {
    chinczyk_results r = empty();
    uint64_t value, error;
    r.players = 2;
    r.games = UINT64_C(1) << 40;
    r.sums[0] = r.games / 2 * 3;
    r.squares[0] = r.games / 2 * 5; /* as many ones as twos */
    cr_assert_eq(chinczyk_results_mean(&r, 0, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, 1500000);
    cr_assert_eq(error, 0); /* half a millionth */
    cr_assert_eq(chinczyk_results_share(&r, r.games / 4, &value, NULL), CHINCZYK_OK);
    cr_assert_eq(value, 250000);
    r.games = 2;
    r.sums[0] = 3 * (UINT64_C(1) << 31);
    r.squares[0] = 5 * (UINT64_C(1) << 60); /* one half of the sum away from each other */
    cr_assert_eq(chinczyk_results_mean(&r, 0, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, r.sums[0] / 2 * 1000000);
    cr_assert_eq(error, UINT32_MAX); /* the greatest that is told */
    r.sums[0] = UINT64_MAX;
    r.games = 1;
    cr_assert_eq(chinczyk_results_mean(&r, 0, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, UINT64_MAX);
    cr_assert_eq(error, 0);
    /* The greatest number of wholes whose millionths fit in 64 bits, and the next. */
    r.sums[0] = UINT64_MAX / 1000000;
    cr_assert_eq(chinczyk_results_mean(&r, 0, &value, NULL), CHINCZYK_OK);
    cr_assert_eq(value, r.sums[0] * 1000000);
    r.sums[0]++;
    cr_assert_eq(chinczyk_results_mean(&r, 0, &value, NULL), CHINCZYK_OK);
    cr_assert_eq(value, UINT64_MAX);
    r.sums[0] = UINT64_MAX;
    r.sums[1] = UINT64_MAX / 2;
    cr_assert_eq(chinczyk_results_per_roll(&r, 1, &value, NULL), CHINCZYK_OK);
    cr_assert_eq(value, 499999);
    /* What does not fit is the greatest number: twice that, in 64 bits, is one less than the
     * squares, and one is nothing beside so many rolls. No games have such sums. */
    r.games = 2;
    r.sums[0] = UINT64_C(1) << 40;
    r.sums[1] = (UINT64_C(1) << 63) + (UINT64_C(5) << 37);
    r.squares[0] = 0;
    r.squares[1] = UINT64_MAX;
    r.products[1] = UINT64_MAX;
    cr_assert_eq(chinczyk_results_per_roll(&r, 1, &value, &error), CHINCZYK_OK);
    cr_assert_eq(error, 0);
}

/* Rounded down, the squares come to less than nothing. */
Test(results, rounded_to_nothing) {
    chinczyk_results r = empty();
    uint64_t value, error = 1;
    r.players = 2;
    r.games = 2;
    r.sums[0] = 7;
    r.sums[1] = 5;
    r.squares[0] = 2;
    r.products[1] = 7;
    cr_assert_eq(chinczyk_results_per_roll(&r, 1, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, 714285);
    cr_assert_eq(error, 0);
}

Test(results, estimate_arguments) {
    const chinczyk_status bad = CHINCZYK_ERROR_INVALID_ARGUMENT;
    chinczyk_results r = some(four, 0, 5), none = some(four, 0, 0);
    uint64_t value = 1, error = 1;
    cr_assert_eq(chinczyk_results_mean(NULL, 0, &value, &error), bad);
    cr_assert_eq(value, 0);
    cr_assert_eq(error, 0);
    cr_assert_eq(chinczyk_results_mean(&r, 0, NULL, &error), bad);
    cr_assert_eq(chinczyk_results_mean(&r, -1, &value, NULL), bad);
    cr_assert_eq(chinczyk_results_mean(&r, 6, &value, NULL), bad);
    cr_assert_eq(chinczyk_results_mean(&none, 0, &value, NULL), bad);
    cr_assert_eq(chinczyk_results_mean(&r, 5, &value, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_results_per_roll(&r, 6, &value, &error), bad);
    cr_assert_eq(chinczyk_results_per_roll(&none, 0, &value, &error), bad);
    cr_assert_eq(chinczyk_results_per_roll(&r, 0, &value, NULL), CHINCZYK_OK);
    cr_assert_eq(value, 1000000);
    cr_assert_eq(chinczyk_results_share(NULL, 0, &value, &error), bad);
    cr_assert_eq(chinczyk_results_share(&r, 6, &value, &error), bad);
    cr_assert_eq(chinczyk_results_share(&none, 0, &value, &error), bad);
    cr_assert_eq(chinczyk_results_share(&r, 5, &value, NULL), CHINCZYK_OK);
    cr_assert_eq(value, 1000000);
    r.unfinished = 3; /* of two games */
    cr_assert_eq(chinczyk_results_share(&r, 3, &value, &error), bad);
    cr_assert_eq(chinczyk_results_share(&r, 1, &value, &error), CHINCZYK_OK);
    cr_assert_eq(value, 500000);
    r.struct_size = 0;
    cr_assert_eq(chinczyk_results_mean(&r, 0, &value, &error), bad);
    cr_assert_eq(chinczyk_results_per_roll(&r, 0, &value, &error), bad);
    cr_assert_eq(chinczyk_results_share(&r, 0, &value, &error), bad);
}
