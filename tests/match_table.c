/* SPDX-License-Identifier: MIT */
#include "match_table.h"

#include <string.h>

#include "script.h"

chinczyk_match_settings match_settings(int32_t wins, uint64_t clock) {
    chinczyk_match_settings settings;
    cr_assert_eq(chinczyk_match_settings_init(&settings, sizeof settings), CHINCZYK_OK);
    settings.wins = wins;
    settings.clock = clock;
    return settings;
}

chinczyk_match *match_seated(const char *rules, const char *seats,
                             const chinczyk_match_settings *settings) {
    chinczyk_rules parsed = script_rules(rules);
    chinczyk_match *match;
    chinczyk_error error;
    cr_assert_eq(chinczyk_match_new(&parsed, seats, settings, NULL, &match, &error), CHINCZYK_OK,
                 "%s", error.reason);
    cr_assert_eq(error.status, CHINCZYK_OK);
    return match;
}

chinczyk_match *match_of(const char *rules, int32_t players, int32_t wins, uint64_t clock) {
    chinczyk_rules parsed = script_rules(rules);
    chinczyk_match_settings settings = match_settings(wins, clock);
    char seats[CHINCZYK_MAX_COLOURS + 1];
    cr_assert_eq(chinczyk_rules_seats(&parsed, players, 1, seats, sizeof seats, NULL), CHINCZYK_OK);
    return match_seated(rules, seats, &settings);
}

chinczyk_standings match_standings(const chinczyk_match *match) {
    chinczyk_standings standings = {.struct_size = sizeof standings};
    cr_assert_eq(chinczyk_match_standings(match, &standings), CHINCZYK_OK);
    return standings;
}

static chinczyk_state state_of(const chinczyk_match *match) {
    chinczyk_state state = {.struct_size = sizeof state};
    cr_assert_eq(chinczyk_game_state(chinczyk_match_game(match), &state), CHINCZYK_OK);
    return state;
}

static int32_t face_towards_home(const chinczyk_match *match, const chinczyk_state *state,
                                 int32_t player) {
    chinczyk_rules rules;
    cr_assert_eq(chinczyk_game_rules(chinczyk_match_game(match), &rules, sizeof rules),
                 CHINCZYK_OK);
    int32_t left = (int32_t)rules.lap_length + 1 - state->walked[player];
    return !state->walked[player] ? 6 : left < 5 ? left : 5;
}

void match_bring_home(chinczyk_match *match, int32_t player) {
    chinczyk_state state = state_of(match);
    while (!state.place[player]) {
        chinczyk_status status;
        if (state.phase == CHINCZYK_PHASE_MOVE)
            status = chinczyk_match_play_index(match, 0);
        else if (state.player == player)
            status = chinczyk_match_roll(match, face_towards_home(match, &state, player), NULL);
        else
            status = chinczyk_match_roll(match, 1, NULL);
        cr_assert_eq(status, CHINCZYK_OK);
        state = state_of(match);
    }
}

void match_is_ranked(const chinczyk_match *match, const char *players) {
    chinczyk_standings standings = match_standings(match);
    char ranked[2 * CHINCZYK_MAX_COLOURS + 1] = "";
    for (int32_t place = 1; place <= standings.players; place++)
        for (int32_t p = 0; p < standings.players; p++)
            if (standings.place[p] == place) {
                char *end = ranked + strlen(ranked);
                *end = (char)('0' + p);
                end[1] = ' ';
                end[2] = '\0';
            }
    ranked[strlen(ranked) - 1] = '\0';
    cr_assert_str_eq(ranked, players);
}

static void game_is_same(const chinczyk_game *game, const chinczyk_game *other) {
    char position[2][256];
    chinczyk_state state = {.struct_size = sizeof state}, state2 = state;
    chinczyk_game_position(game, position[0], sizeof position[0], NULL);
    chinczyk_game_position(other, position[1], sizeof position[1], NULL);
    cr_assert_str_eq(position[0], position[1]);
    chinczyk_game_state(game, &state);
    chinczyk_game_state(other, &state2);
    cr_assert_arr_eq(&state, &state2, sizeof state);
    cr_assert_eq(chinczyk_game_hash(game), chinczyk_game_hash(other));
}

void match_is_same(const chinczyk_match *match, const chinczyk_match *other) {
    chinczyk_standings a = match_standings(match), b = match_standings(other);
    cr_assert_arr_eq(&a, &b, sizeof a);
    for (int32_t n = 0; n < a.games; n++)
        game_is_same(chinczyk_match_game_at(match, n), chinczyk_match_game_at(other, n));
}
