/* SPDX-License-Identifier: MIT */
/* Which of the learned weights go with which rules: those of the preset that is nearest. */
#include "evaluation.h"

#include <criterion/criterion.h>
#include <string.h>

static const struct weights *weights_of(const char *rules_text, const char *seats) {
    chinczyk_rules rules;
    struct ruleset rs;
    cr_assert_eq(chinczyk_rules_parse(rules_text, &rules, sizeof rules, NULL), CHINCZYK_OK, "%s",
                 rules_text);
    cr_assert_eq(chinczyk_ruleset_compile(&rs, &rules, seats, strlen(seats), NULL), CHINCZYK_OK,
                 "%s", seats);
    return chinczyk_weights(&rs);
}

static void alike(const char *rules, const char *preset) {
    cr_assert_eq(weights_of(rules, "01.."), weights_of(preset, "01.."), "%s", rules);
}

Test(weights, each_preset_has_its_own) {
    chinczyk_preset presets = chinczyk_preset_count();
    for (chinczyk_preset p = 0; p < presets; p++)
        for (chinczyk_preset q = 0; q < p; q++)
            cr_assert_neq(weights_of(chinczyk_preset_name(p), "0.1."),
                          weights_of(chinczyk_preset_name(q), "0.1."), "%s and %s",
                          chinczyk_preset_name(p), chinczyk_preset_name(q));
}

Test(weights, two_players_play_another_game_than_more) {
    const struct weights *two = weights_of("polish", "0.1."), *three = weights_of("polish", "012.");
    cr_assert_neq(two, three);
    cr_assert_eq(weights_of("polish", "0101"), two);
    cr_assert_eq(weights_of("polish", "0123"), three);
}

Test(weights, other_rules_have_those_of_the_nearest) {
    alike("polish,exit_faces=16", "polish");
    alike("polish,exit_priority=mandatory", "tournament");
    alike("online,exit_priority=mandatory", "tournament");
    alike("polish,tries_when=all-in-base", "traditional");
    alike("polish,tries_when=stuck-without-exit", "online");
    alike("polish,tries_when=never", "polish");
    alike("polish,stack_limit=2", "ludo");
    alike("traditional,stack_limit=4", "ludo");
    alike("polish,stack_limit=2,block=shield", "british");
    alike("tournament,stack_limit=2,block=movable", "blockade");
    alike("tournament,robbers=1", "robber");
}
