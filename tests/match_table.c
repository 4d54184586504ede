/* SPDX-License-Identifier: MIT */
#include "match_table.h"

#include <stdlib.h>
#include <string.h>

#include "script.h"
#include "walk.h"

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

int match_act(chinczyk_match *match, uint64_t *random) {
    uint32_t dice = walk_below(random, 200);
    int32_t fallen, player = (int32_t)walk_below(random, CHINCZYK_MAX_COLOURS);
    chinczyk_phase phase = chinczyk_game_phase(chinczyk_match_game(match));
    if (chinczyk_match_stage(match) == CHINCZYK_STAGE_OVER)
        return 0;
    if (dice < 2)
        chinczyk_match_leave(match, player);
    else if (dice < 30)
        chinczyk_match_spend(match, walk_below(random, 400), &fallen);
    else if (dice < 50)
        chinczyk_match_undo(match);
    else if (dice < 60)
        chinczyk_match_redo(match);
    else if (dice < 62)
        chinczyk_match_set_time(match, player, walk_below(random, 2000));
    else if (phase == CHINCZYK_PHASE_OVER)
        chinczyk_match_next(match);
    else if (phase == CHINCZYK_PHASE_MOVE)
        chinczyk_match_play_index(match, 0);
    else
        chinczyk_match_roll(match, dice < 120 ? 6 : 0, NULL);
    return 1;
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

char *match_save(const chinczyk_match *match) {
    size_t needed, again;
    cr_assert_eq(chinczyk_match_save(match, NULL, 0, NULL, 0, &needed, NULL), CHINCZYK_OK);
    char *text = malloc(needed);
    cr_assert_eq(chinczyk_match_save(match, NULL, 0, text, needed, &again, NULL), CHINCZYK_OK);
    cr_assert_eq(again, needed);
    cr_assert_eq(strlen(text) + 1, needed);
    return text;
}

chinczyk_match *match_load(const char *text) {
    chinczyk_match *match;
    chinczyk_error error;
    size_t consumed;
    chinczyk_status status =
        chinczyk_match_load(text, strlen(text), NULL, &match, &consumed, NULL, &error);
    cr_assert_eq(status, CHINCZYK_OK, "%s in\n%s", error.reason, text);
    cr_assert_eq(consumed, strlen(text));
    return match;
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
    char *text = match_save(match), *other_text = match_save(other);
    cr_assert_str_eq(text, other_text);
    free(text);
    free(other_text);
}
