/* SPDX-License-Identifier: MIT */
/* Whole matches: to so many wins, for so many players, who begins, seeds, memory. */
#include "match_table.h"
#include "script.h"
#include "walk.h"

#include <stdlib.h>
#include <string.h>

#define SIX_ARMS                                                                                   \
    "tournament,colours=6,track_length=36,lap_length=36,home_length=1,pawns=1,first=fixed"

static int32_t on_turn(const chinczyk_match *match) {
    return chinczyk_game_player(chinczyk_match_game(match));
}

static void won_by(chinczyk_match *match, int32_t player) {
    match_bring_home(match, player);
    cr_assert_eq(chinczyk_match_stage(match), CHINCZYK_STAGE_NEXT);
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_OK);
}

/* Everybody wins in turn, the last player one game less, so that it takes all the games that a
 * match can have; the player after the winner begins each time. */
static void play_row(const char *rules, int32_t players, int32_t wins) {
    chinczyk_match *match = match_of(rules, players, wins, 1000);
    int32_t games = players * (wins - 1) + 1;
    for (int32_t n = 0; n < games; n++) {
        int32_t winner = n % players, fallen;
        chinczyk_standings standings = match_standings(match);
        cr_assert_eq(standings.players, players);
        cr_assert_eq(standings.wins_needed, wins);
        cr_assert_eq(standings.games, n + 1);
        cr_assert_eq(standings.winner, CHINCZYK_NONE);
        cr_assert_eq(standings.stage, CHINCZYK_STAGE_GAME);
        cr_assert_eq(on_turn(match), winner, "seated after the last winner");
        for (int32_t p = 0; p < players; p++) {
            cr_assert_eq(standings.time_left[p], 1000);
            cr_assert_eq(standings.wins[p], n / players + (p < winner));
        }
        cr_assert_eq(chinczyk_match_spend(match, 600, &fallen), CHINCZYK_OK);
        match_bring_home(match, winner);
        cr_assert_eq(chinczyk_match_stage(match),
                     n == games - 1 ? CHINCZYK_STAGE_OVER : CHINCZYK_STAGE_NEXT);
        cr_assert_eq(chinczyk_match_next(match),
                     n == games - 1 ? CHINCZYK_ERROR_WRONG_PHASE : CHINCZYK_OK);
    }
    chinczyk_standings standings = match_standings(match);
    cr_assert_eq(standings.winner, 0);
    cr_assert_eq(standings.place[0], 1);
    cr_assert_eq(standings.place[1], 2);
    cr_assert_eq(standings.place[players - 1], 2);
    for (int32_t p = players; p < CHINCZYK_MAX_COLOURS; p++) {
        cr_assert_eq(standings.place[p], CHINCZYK_NONE);
        cr_assert_eq(standings.wins[p], CHINCZYK_NONE);
    }
    for (int32_t n = 0; n < games; n++)
        cr_assert_eq(chinczyk_game_phase(chinczyk_match_game_at(match, n)), CHINCZYK_PHASE_OVER);
    cr_assert_eq(chinczyk_match_game_at(match, games - 1), chinczyk_match_game(match));
    cr_assert_neq(chinczyk_match_game_at(match, 0), games == 1 ? NULL : chinczyk_match_game(match));
    cr_assert_null(chinczyk_match_game_at(match, games));
    cr_assert_null(chinczyk_match_game_at(match, -1));
    chinczyk_match_free(match);
}

Test(match_rows, to_one_two_three_and_five_wins) {
    const int32_t wins[] = {1, 2, 3, 5};
    for (size_t i = 0; i < 4; i++) {
        for (int32_t players = 2; players <= 4; players++)
            play_row(SHORT_RULES, players, wins[i]);
        for (int32_t players = 2; players <= 6; players++)
            play_row(SIX_ARMS, players, wins[i]);
    }
}

/* --- who begins --- */

Test(match_rows, the_player_seated_after_the_last_winner_begins) {
    chinczyk_match *match = match_of(SHORT_RULES, 4, 9, 0);
    const int32_t winners[] = {2, 2, 3, 0, 3, 1, 1};
    for (size_t i = 0; i < sizeof winners / sizeof *winners; i++) {
        won_by(match, winners[i]);
        cr_assert_eq(on_turn(match), (winners[i] + 1) % 4);
    }
    chinczyk_match_free(match);
}

Test(match_rows, of_those_still_in_the_match) {
    chinczyk_match *match = match_of(SHORT_RULES, 4, 9, 0);
    cr_assert_eq(chinczyk_match_leave(match, 3), CHINCZYK_OK);
    won_by(match, 2);
    cr_assert_eq(on_turn(match), 0);
    cr_assert_eq(chinczyk_match_undo(match), CHINCZYK_ERROR_NOTHING_TO_UNDO);
    won_by(match, 1);
    cr_assert_eq(on_turn(match), 2);
    match_bring_home(match, 2);
    cr_assert_eq(chinczyk_match_leave(match, 0), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_OK);
    cr_assert_eq(on_turn(match), 1);
    cr_assert_eq(chinczyk_match_leave(match, 0), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(match_standings(match).leave_order[3], 1);
    cr_assert_eq(match_standings(match).leave_order[0], 2);
    won_by(match, 2);
    cr_assert_eq(on_turn(match), 1, "also after a winner behind whom only leavers sit");
    match_is_ranked(match, "2 1 0 3");
    chinczyk_match_free(match);
}

Test(match_rows, players_of_two_colours_and_any_seats) {
    const char *const seats[] = {"0101", "0011", ".01.", "0.12", "01.."};
    for (size_t i = 0; i < 5; i++) {
        chinczyk_match_settings settings = match_settings(2, 0);
        chinczyk_match *match = match_seated("polish,first=fixed", seats[i], &settings);
        cr_assert_eq(chinczyk_match_spend(match, 1, &(int32_t){0}), CHINCZYK_OK);
        char position[256], want[256];
        chinczyk_game_position(chinczyk_match_game(match), want, sizeof want, NULL);
        cr_assert_eq(strncmp(want, seats[i], 4), 0);
        int32_t players = match_standings(match).players;
        for (int32_t p = 0; p < players - 1; p++) /* the last one left wins this game only */
            cr_assert_eq(chinczyk_match_stage(match), CHINCZYK_STAGE_GAME);
        chinczyk_match_free(match);
        settings.clock = 1;
        match = match_seated("polish,first=fixed", seats[i], &settings);
        for (int32_t p = 0; p < players - 1; p++)
            chinczyk_match_spend(match, 1, &(int32_t){0});
        cr_assert_eq(match_standings(match).wins[players - 1], 1);
        cr_assert_eq(chinczyk_match_next(match), CHINCZYK_OK);
        chinczyk_game_position(chinczyk_match_game(match), position, sizeof position, NULL);
        cr_assert_str_eq(position, want, "the player after the last one is the first");
        chinczyk_match_free(match);
    }
}

Test(match_rows, the_first_game_begins_as_the_rules_or_the_settings_say) {
    chinczyk_match_settings settings = match_settings(2, 5);
    chinczyk_match *match = match_seated("polish", "0.1.", &settings);
    cr_assert_eq(chinczyk_game_phase(chinczyk_match_game(match)), CHINCZYK_PHASE_ROLL_OFF);
    cr_assert_eq(chinczyk_match_spend(match, 5, &(int32_t){0}), CHINCZYK_OK);
    cr_assert_eq(chinczyk_match_next(match), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_phase(chinczyk_match_game(match)), CHINCZYK_PHASE_ROLL);
    chinczyk_match_free(match);
    settings.first = 1;
    match = match_seated("polish", "0.1.", &settings);
    cr_assert_eq(chinczyk_game_phase(chinczyk_match_game(match)), CHINCZYK_PHASE_ROLL);
    cr_assert_eq(on_turn(match), 1);
    chinczyk_match_free(match);
}

/* --- seeds --- */

/* doc/notation.md, "The die". */
static uint64_t draw(uint64_t seed, unsigned number) {
    uint64_t x = seed + number * UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

static void rolls_alike(const chinczyk_game *game, const char *rules, const char *seats,
                        int32_t first, uint64_t seed) {
    chinczyk_rules parsed = script_rules(rules);
    chinczyk_game *want, *got;
    cr_assert_eq(chinczyk_game_new(&parsed, seats, first, seed, NULL, &want, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_copy(game, NULL, &got), CHINCZYK_OK);
    for (int i = 0; i < 60; i++) {
        int32_t face[2];
        cr_assert_eq(chinczyk_game_player(got), chinczyk_game_player(want));
        if (chinczyk_game_phase(want) == CHINCZYK_PHASE_MOVE) {
            cr_assert_eq(chinczyk_game_play_index(got, 0), chinczyk_game_play_index(want, 0));
            continue;
        }
        cr_assert_eq(chinczyk_game_roll(want, 0, &face[0]), CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_roll(got, 0, &face[1]), CHINCZYK_OK);
        cr_assert_eq(face[0], face[1]);
    }
    chinczyk_game_free(want);
    chinczyk_game_free(got);
}

Test(match_rows, each_game_has_the_next_draw_as_its_seed) {
    int32_t beginners = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        chinczyk_match_settings settings = match_settings(3, 5);
        settings.seed = seed * UINT64_C(0x123456789abcdef1);
        chinczyk_match *match = match_seated("tournament", "0123", &settings);
        beginners |= 1 << on_turn(match);
        rolls_alike(chinczyk_match_game(match), "tournament", "0123", CHINCZYK_NONE,
                    draw(settings.seed, 1));
        for (unsigned n = 2; n < 5; n++) {
            for (int i = 0; i < 3; i++)
                cr_assert_eq(chinczyk_match_spend(match, 5, &(int32_t){0}), CHINCZYK_OK);
            if (chinczyk_match_next(match) != CHINCZYK_OK)
                break;
            rolls_alike(chinczyk_match_game(match), "tournament", "0123", on_turn(match),
                        draw(settings.seed, n));
        }
        chinczyk_match_free(match);
    }
    cr_assert_eq(beginners, 15, "the first player is drawn");
}

/* --- random matches --- */

#define ROLLED "polish,track_length=24,lap_length=24,home_length=1,pawns=1"

/* What holds of every match at any time. */
static void holds(const chinczyk_match *match) {
    chinczyk_standings s = match_standings(match);
    chinczyk_state state = {.struct_size = sizeof state};
    chinczyk_game_state(chinczyk_match_game(match), &state);
    int32_t wins = 0, in = 0;
    uint32_t orders = 0;
    for (int32_t p = 0; p < s.players; p++) {
        int plays = !state.place[p] && !state.leave_order[p];
        wins += s.wins[p];
        in += !s.leave_order[p];
        orders |= 1u << s.leave_order[p];
        cr_assert(!plays || (!s.leave_order[p] && !s.flag_fallen[p]), "player %d", (int)p);
        cr_assert(!state.leave_order[p] || s.leave_order[p] || s.flag_fallen[p], "player %d",
                  (int)p);
        cr_assert_leq(s.wins[p], s.wins_needed);
        cr_assert_geq(s.place[p], 1);
    }
    cr_assert_eq(orders | 1, (1u << (s.players - in + 1)) - 1, "leave orders are 1, 2, ...");
    cr_assert(wins == s.games || (wins == s.games - 1 && state.phase != CHINCZYK_PHASE_OVER));
    if (s.winner != CHINCZYK_NONE)
        cr_assert(s.wins[s.winner] == s.wins_needed || (in == 1 && !s.leave_order[s.winner]));
    cr_assert_eq(s.stage == CHINCZYK_STAGE_OVER,
                 state.phase == CHINCZYK_PHASE_OVER && s.winner != CHINCZYK_NONE);
    cr_assert_eq(s.stage, chinczyk_match_stage(match));
}

Test(match_rows, random_matches_keep_their_promises) {
    const char *const rules[] = {SHORT_RULES, LONG_RULES, SIX_ARMS ",finish=all-places", ROLLED};
    int over = 0;
    for (uint64_t seed = 1; seed <= 400; seed++) {
        uint64_t random = seed;
        size_t which = seed % 4;
        int32_t players = 2 + (int32_t)walk_below(&random, which == 2 ? 5 : 3);
        chinczyk_match *match = match_of(rules[which], players, 1 + (int32_t)walk_below(&random, 3),
                                         walk_below(&random, 3) * 3000);
        for (int i = 0; i < 600 && match_act(match, &random); i++)
            holds(match);
        holds(match);
        over += chinczyk_match_stage(match) == CHINCZYK_STAGE_OVER;
        chinczyk_match_free(match);
    }
    cr_assert_gt(over, 200);
}
