/* SPDX-License-Identifier: MIT */
#include "script.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

chinczyk_rules script_rules(const char *rules) {
    chinczyk_rules parsed;
    chinczyk_error error;
    cr_assert_eq(chinczyk_rules_parse(rules, &parsed, sizeof parsed, &error), CHINCZYK_OK,
                 "rules %s: %s", rules, error.reason);
    return parsed;
}

chinczyk_game *script_begin(const char *rules, const char *start) {
    chinczyk_rules parsed = script_rules(rules);
    chinczyk_game *game;
    chinczyk_error error;
    chinczyk_status status =
        strchr(start, ' ')
            ? chinczyk_game_new_at(&parsed, start, 1, NULL, &game, &error)
            : chinczyk_game_new(&parsed, start, CHINCZYK_NONE, 1, NULL, &game, &error);
    cr_assert_eq(status, CHINCZYK_OK, "rules %s, start %s: %s", rules, start, error.reason);
    return game;
}

static chinczyk_status step(chinczyk_game *game, const char *text) {
    if (isdigit((unsigned char)text[0]) && text[1] == '\0')
        return chinczyk_game_roll(game, atoi(text), NULL);
    if (text[0] == 'x')
        return chinczyk_game_leave(game, atoi(text + 1));
    chinczyk_move move;
    chinczyk_status status = chinczyk_game_find_move(game, text, &move, NULL);
    return status ? status : chinczyk_game_play(game, &move);
}

void script_play(chinczyk_game *game, const char *steps) {
    char text[32];
    for (int length; sscanf(steps, "%31s%n", text, &length) == 1; steps += length) {
        chinczyk_status status = step(game, text);
        script_assert(game, status == CHINCZYK_OK && text[0] != '\0');
        cr_assert_eq(status, CHINCZYK_OK, "%s: %s", text, chinczyk_status_name(status));
    }
}
