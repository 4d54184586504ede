/* SPDX-License-Identifier: MIT */
/*
 * A program of a later version, whose rules have one more field, `later`, and whose other
 * structs that grow have one more member: future.py makes the headers and the library of
 * that version. Prints what is wrong. With an argument it runs with the library of today.
 */
#include <chinczyk.h>
#include <stdio.h>
#include <string.h>

static int faults;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("future.c:%d: %s\n", __LINE__, #condition);                                     \
            faults++;                                                                              \
        }                                                                                          \
    } while (0)

/* The size of the struct before the field was there. */
enum { FIRST_SIZE = offsetof(chinczyk_rules, later) };

static chinczyk_rules fixed(uint32_t later) {
    chinczyk_rules rules;

    EXPECT(!chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH));
    EXPECT(rules.struct_size == sizeof rules && rules.later == 0);
    rules.first = CHINCZYK_FIRST_FIXED;
    rules.later = later;
    return rules;
}

static chinczyk_game *begin(const chinczyk_rules *rules) {
    chinczyk_game *game = NULL;

    EXPECT(!chinczyk_game_new(rules, "0123", CHINCZYK_NONE, 1, NULL, &game, NULL));
    return game;
}

static void know_the_field(void) {
    int32_t last = chinczyk_field_count() - 1;
    chinczyk_rules rules = fixed(2), parsed;
    chinczyk_field field;
    chinczyk_error error;
    char text[128];

    EXPECT(!strcmp(chinczyk_field_name(last), "later"));
    EXPECT(!chinczyk_field_describe(last, &field) && field.offset == FIRST_SIZE);
    EXPECT(chinczyk_rules_check(&rules, &error) == CHINCZYK_ERROR_INVALID_RULES);
    EXPECT(!strcmp(error.field, "later"));
    rules.later = 1;
    EXPECT(!chinczyk_rules_format(&rules, text, sizeof text, NULL));
    EXPECT(!strcmp(text, "polish,first=fixed,later=1"));
    EXPECT(!chinczyk_rules_parse(text, &parsed, sizeof parsed, NULL));
    EXPECT(!memcmp(&parsed, &rules, sizeof rules));
}

/* What a struct of the first size has behind its end is not looked at. */
static void play_by_the_field(void) {
    chinczyk_rules rules = fixed(1), before = fixed(0), shorter = fixed(1);
    chinczyk_state state = {.struct_size = sizeof state};
    chinczyk_game *with, *without, *old;

    shorter.struct_size = FIRST_SIZE;
    with = begin(&rules);
    without = begin(&before);
    old = begin(&shorter);
    EXPECT(chinczyk_game_player(with) == 3);
    EXPECT(chinczyk_game_player(without) == 0);
    EXPECT(chinczyk_game_player(old) == 0);
    EXPECT(chinczyk_game_hash(old) == chinczyk_game_hash(without));
    EXPECT(chinczyk_game_hash(old) != chinczyk_game_hash(with));
    EXPECT(!chinczyk_game_state(with, &state) && state.later == 77);
    chinczyk_game_free(with);
    chinczyk_game_free(without);
    chinczyk_game_free(old);
}

/* A struct of the first size cannot hold the field, and is not given other rules. */
static void hand_out_nothing_cut_short(void) {
    chinczyk_rules rules = fixed(1), first = fixed(0), out, none;
    chinczyk_game *with = begin(&rules), *without = begin(&first);
    chinczyk_error error;

    memset(&none, 0, sizeof none);
    EXPECT(chinczyk_rules_parse("polish,later=1", &out, FIRST_SIZE, &error) ==
           CHINCZYK_ERROR_INVALID_ARGUMENT);
    EXPECT(!strcmp(error.field, "struct_size"));
    EXPECT(!memcmp(&out, &none, FIRST_SIZE));
    EXPECT(!chinczyk_rules_parse("polish,later=0", &out, FIRST_SIZE, NULL));
    EXPECT(chinczyk_game_rules(with, &out, FIRST_SIZE) == CHINCZYK_ERROR_INVALID_ARGUMENT);
    EXPECT(!memcmp(&out, &none, FIRST_SIZE));
    EXPECT(!chinczyk_game_rules(without, &out, FIRST_SIZE));
    chinczyk_game_free(with);
    chinczyk_game_free(without);
}

static void say_the_field(void) {
    chinczyk_rules with = fixed(1), without = fixed(0);
    char text[8192], other[8192];

    EXPECT(!strcmp(chinczyk_words_field(chinczyk_field_count() - 1, CHINCZYK_ENGLISH), "Later."));
    EXPECT(!chinczyk_rules_words(&with, CHINCZYK_ENGLISH, text, sizeof text, NULL));
    EXPECT(!chinczyk_rules_words(&without, CHINCZYK_ENGLISH, other, sizeof other, NULL));
    EXPECT(strcmp(text, other) != 0);
}

/* The member of the settings comes back in the standings: `want` of 5. */
static void hold_a_match(uint64_t want) {
    chinczyk_rules rules = fixed(0);
    chinczyk_match_settings settings;
    chinczyk_standings standings = {.struct_size = sizeof standings};
    chinczyk_match *match = NULL;
    chinczyk_error error;

    EXPECT(!chinczyk_match_settings_init(&settings, sizeof settings) && settings.later == 0);
    EXPECT(!chinczyk_match_new(&rules, "0123", &settings, NULL, &match, NULL));
    EXPECT(!chinczyk_match_standings(match, &standings) && standings.later == 0);
    chinczyk_match_free(match);
    settings.later = 5;
    EXPECT(chinczyk_match_new(&rules, "0123", &settings, NULL, &match, &error) ==
           (want ? CHINCZYK_OK : CHINCZYK_ERROR_INVALID_ARGUMENT));
    EXPECT(!strcmp(error.field, want ? "" : "struct_size"));
    if (match)
        EXPECT(!chinczyk_match_standings(match, &standings) && standings.later == want);
    chinczyk_match_free(match);
}

/* The member of the results counts the games, `want` of 3; that of the simulation must be
 * known to be set. */
static void simulate(uint64_t want) {
    chinczyk_rules rules = fixed(0);
    chinczyk_simulation simulation;
    chinczyk_results results = {.struct_size = sizeof results}, sum = results;
    chinczyk_error error;

    EXPECT(!chinczyk_simulation_init(&simulation, sizeof simulation) && simulation.later == 0);
    simulation.games = 3;
    EXPECT(!chinczyk_simulate(&rules, "0123", &simulation, NULL, NULL, &results, NULL));
    EXPECT(results.games == 3 && results.later == want);
    EXPECT(!chinczyk_results_merge(&sum, &results, NULL) && sum.later == want);
    simulation.later = 1;
    EXPECT(chinczyk_simulate(&rules, "0123", &simulation, NULL, NULL, &results, &error) ==
           (want ? CHINCZYK_OK : CHINCZYK_ERROR_INVALID_ARGUMENT));
    EXPECT(!strcmp(error.field, want ? "" : "struct_size"));
    sum.later = 1;
    results = (chinczyk_results){.struct_size = sizeof results};
    EXPECT(chinczyk_results_merge(&results, &sum, NULL) ==
           (want ? CHINCZYK_OK : CHINCZYK_ERROR_INVALID_ARGUMENT));
}

/* A library that does not know the field takes it only unset. */
static void meet_the_library_of_today(void) {
    chinczyk_rules rules = fixed(0);
    chinczyk_error error;
    chinczyk_game *game = begin(&rules);

    EXPECT(chinczyk_game_player(game) == 0);
    chinczyk_game_free(game);
    rules = fixed(1);
    EXPECT(chinczyk_rules_check(&rules, &error) == CHINCZYK_ERROR_INVALID_RULES);
    EXPECT(!strcmp(error.field, "struct_size"));
}

int main(int argc, char **argv) {
    (void)argv;
    if (argc > 1) {
        meet_the_library_of_today();
        hold_a_match(0);
        simulate(0);
    } else {
        know_the_field();
        play_by_the_field();
        hand_out_nothing_cut_short();
        say_the_field();
        hold_a_match(5);
        simulate(3);
    }
    return faults > 0;
}
