/* SPDX-License-Identifier: MIT */
/* What a call that succeeds leaves in the caller's error: nothing, whatever was there before. */
#include "script.h"

#include <string.h>

enum { TEXT = 1 << 14 };

static chinczyk_error error;

static void soil(void) {
    memset(&error, 'x', sizeof error);
}

static int is_clean(void) {
    chinczyk_error clean;
    memset(&clean, 0, sizeof clean);
    clean.offset = -1;
    return memcmp(&clean, &error, sizeof clean) == 0;
}

/* The call succeeds, and says so in the error too. */
#define clears(call)                                                                               \
    do {                                                                                           \
        soil();                                                                                    \
        cr_assert_eq(call, CHINCZYK_OK, #call);                                                    \
        cr_assert(is_clean(), #call);                                                              \
    } while (0)

Test(errors, rules) {
    chinczyk_rules rules;
    clears(chinczyk_rules_parse("polish", &rules, sizeof rules, &error));
    clears(chinczyk_rules_parse("british,exit_faces=16", &rules, sizeof rules, &error));
    clears(chinczyk_rules_check(&rules, &error));
}

Test(errors, games) {
    static char text[TEXT];
    const char *const starts[] = {"0.1. 10,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -",
                                  "0.1. 103,102,101,100/./15,b,b,b/. 0 over t0s0 0,1"};
    chinczyk_rules rules = script_rules("polish");
    chinczyk_game *game;
    chinczyk_move move;
    size_t consumed;
    uint64_t line = 1;
    clears(chinczyk_game_new(&rules, "0123", CHINCZYK_NONE, 1, NULL, &game, &error));
    chinczyk_game_free(game);
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        clears(chinczyk_game_new_at(&rules, starts[i], 1, NULL, &game, &error));
        if (i == 0)
            clears(chinczyk_game_find_move(game, "0:10-16", &move, &error));
        clears(chinczyk_game_save(game, NULL, 0, text, sizeof text, NULL, &error));
        chinczyk_game_free(game);
        clears(chinczyk_game_load(text, strlen(text), NULL, &game, &consumed, &line, &error));
        chinczyk_game_free(game);
        char value[TEXT];
        clears(chinczyk_record_tag_name(text, strlen(text), 0, value, sizeof value, NULL, &error));
        clears(chinczyk_record_tag(text, strlen(text), value, value + TEXT / 2, TEXT / 2, NULL,
                                   &error));
    }
}

Test(errors, matches) {
    static char text[TEXT];
    chinczyk_rules rules = script_rules("tournament");
    chinczyk_match_settings settings;
    chinczyk_match *match;
    size_t consumed;
    uint64_t line = 1;
    chinczyk_match_settings_init(&settings, sizeof settings);
    clears(chinczyk_match_new(&rules, "0.1.", &settings, NULL, &match, &error));
    clears(chinczyk_match_save(match, NULL, 0, text, sizeof text, NULL, &error));
    chinczyk_match_free(match);
    clears(chinczyk_match_load(text, strlen(text), NULL, &match, &consumed, &line, &error));
    chinczyk_match_free(match);
}

Test(errors, results) {
    static char text[TEXT];
    chinczyk_rules rules = script_rules("polish");
    chinczyk_simulation asked;
    chinczyk_results results = {.struct_size = sizeof results}, none = results, read = results;
    chinczyk_simulation_init(&asked, sizeof asked);
    asked.games = 2;
    clears(chinczyk_simulate(&rules, "0.1.", &asked, NULL, NULL, &results, &error));
    clears(chinczyk_results_merge(&results, &none, &error));
    clears(chinczyk_results_merge(&none, &results, &error));
    cr_assert_eq(chinczyk_results_format(&results, text, sizeof text, NULL), CHINCZYK_OK);
    clears(chinczyk_results_parse(text, &read, &error));
    asked.first_game = 2;
    clears(chinczyk_simulate(&rules, "0.1.", &asked, NULL, NULL, &read, &error));
    clears(chinczyk_results_merge(&results, &read, &error));
}
