/* SPDX-License-Identifier: MIT */
/*
 * Chances of winning. Small games are solved whole, through the handle: every position that can
 * come about, and the chances of all of them at once, until nothing changes any more. Playouts
 * must come near to that, and the exact chances must be that.
 */
#include "meter.h"
#include "script.h"
#include "walk.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_POSITIONS = 1 << 15, MOST_WAYS = 6 * 8, MILLION = 1000000 };

/* --- a game solved whole --- */

typedef struct way {
    double chance;
    int32_t to;
} way;

typedef struct place {
    char text[WALK_POSITION_TEXT];
    way ways[MOST_WAYS];
    int32_t way_count;
    int32_t winner; /* or CHINCZYK_NONE */
    double won[2];  /* the chance of each player */
} place;

typedef struct whole {
    chinczyk_rules rules;
    chinczyk_player_kind kind;
    place *places;
    int32_t count;
    int32_t slot[4 * MOST_POSITIONS]; /* 1 + a place, by hash */
} whole;

static int32_t find(whole *w, const chinczyk_game *game) {
    char text[WALK_POSITION_TEXT];
    uint64_t hash = 14695981039346656037u;
    walk_position(game, text);
    for (const char *c = text; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 1099511628211u;
    size_t at = hash % (4 * MOST_POSITIONS);
    while (w->slot[at] && strcmp(w->places[w->slot[at] - 1].text, text) != 0)
        at = (at + 1) % (4 * MOST_POSITIONS);
    if (!w->slot[at]) {
        chinczyk_state state = {.struct_size = sizeof state};
        place *p = &w->places[w->count];
        cr_assert_lt(w->count, MOST_POSITIONS);
        cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
        memset(p, 0, sizeof *p);
        strcpy(p->text, text);
        p->winner = CHINCZYK_NONE;
        for (int32_t player = 0; player < 2; player++)
            if (state.place[player] == 1)
                p->winner = player;
        if (p->winner != CHINCZYK_NONE)
            p->won[p->winner] = 1;
        w->slot[at] = ++w->count;
    }
    return w->slot[at] - 1;
}

static void add_way(whole *w, int32_t from, const chinczyk_game *game, double chance) {
    int32_t to = find(w, game);
    cr_assert_lt(w->places[from].way_count, MOST_WAYS);
    w->places[from].ways[w->places[from].way_count++] = (way){chance, to};
}

/* The move of a strong player who judges each move and looks no further. */
static size_t strong_choice(const chinczyk_game *game, size_t moves) {
    chinczyk_bot bot;
    size_t index = 99;
    cr_assert_eq(chinczyk_bot_init(&bot, sizeof bot, CHINCZYK_PLAYER_STRONG), CHINCZYK_OK);
    bot.nodes = moves;
    cr_assert_eq(chinczyk_game_choose(game, &bot, NULL, NULL, &index, NULL), CHINCZYK_OK);
    return index;
}

static void add_choice(whole *w, int32_t from, chinczyk_game *game, double chance) {
    size_t moves;
    chinczyk_game_moves(game, NULL, 0, &moves);
    for (size_t i = 0; i < moves; i++) {
        if (w->kind == CHINCZYK_PLAYER_STRONG && i != strong_choice(game, moves))
            continue;
        cr_assert_eq(chinczyk_game_play_index(game, i), CHINCZYK_OK);
        add_way(w, from, game, w->kind == CHINCZYK_PLAYER_STRONG ? chance : chance / (int)moves);
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    }
}

static void follow(whole *w, int32_t from) {
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_new_at(&w->rules, w->places[from].text, 0, NULL, &game, NULL),
                 CHINCZYK_OK);
    if (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE)
        add_choice(w, from, game, 1);
    for (int32_t face = 1; face <= 6 && chinczyk_game_phase(game) == CHINCZYK_PHASE_ROLL; face++) {
        cr_assert_eq(chinczyk_game_roll(game, face, NULL), CHINCZYK_OK);
        if (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE)
            add_choice(w, from, game, 1.0 / 6);
        else
            add_way(w, from, game, 1.0 / 6);
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    }
    chinczyk_game_free(game);
}

/* All that can come after a position; the caller frees it. */
static whole *solve(const char *rules, const char *position, chinczyk_player_kind kind) {
    whole *w = calloc(1, sizeof *w);
    cr_assert_not_null(w);
    w->rules = script_rules(rules);
    w->kind = kind;
    w->places = calloc(MOST_POSITIONS, sizeof *w->places);
    cr_assert_not_null(w->places);
    chinczyk_game *game = script_begin(rules, position);
    find(w, game);
    chinczyk_game_free(game);
    for (int32_t i = 0; i < w->count; i++)
        if (w->places[i].winner == CHINCZYK_NONE)
            follow(w, i);
    double change;
    do {
        change = 0;
        for (int32_t i = w->count - 1; i >= 0; i--) {
            place *p = &w->places[i];
            if (p->winner != CHINCZYK_NONE)
                continue;
            for (int player = 0; player < 2; player++) {
                double sum = 0;
                for (int32_t k = 0; k < p->way_count; k++)
                    sum += p->ways[k].chance * w->places[p->ways[k].to].won[player];
                change = fmax(change, fabs(sum - p->won[player]));
                p->won[player] = sum;
            }
        }
    } while (change > 1e-11);
    return w;
}

static void forget(whole *w) {
    free(w->places);
    free(w);
}

/* --- asking --- */

static chinczyk_forecast forecast_of(chinczyk_player_kind kind, uint32_t playouts, uint64_t seed) {
    chinczyk_forecast forecast;
    cr_assert_eq(chinczyk_forecast_init(&forecast, sizeof forecast), CHINCZYK_OK);
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        forecast.kinds[p] = kind;
    forecast.playouts = playouts;
    forecast.seed = seed;
    return forecast;
}

static void assert_near(const char *text, chinczyk_chance chance, double right) {
    cr_assert_leq(fabs(chance.millionths - right * MILLION), 3.0 * chance.standard_error,
                  "%s: %u +- %u, not %.6f", text, (unsigned)chance.millionths,
                  (unsigned)chance.standard_error, right);
}

/* Playouts from every so-manieth position come near to its chance. */
static void compare_playouts(whole *w, int32_t step, uint32_t playouts, uint64_t seed) {
    chinczyk_forecast forecast = forecast_of(w->kind, playouts, seed);
    for (int32_t i = 0; i < w->count; i += step) {
        chinczyk_game *game;
        chinczyk_chance chances[2];
        uint64_t done;
        size_t count;
        cr_assert_eq(chinczyk_game_new_at(&w->rules, w->places[i].text, 0, NULL, &game, NULL),
                     CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_chances(game, &forecast, NULL, NULL, chances, 2, &count, &done),
                     CHINCZYK_OK);
        cr_assert_eq(count, 2);
        cr_assert_eq(done, w->places[i].winner == CHINCZYK_NONE ? playouts : 0);
        cr_assert_eq(chances[0].millionths + chances[1].millionths, MILLION);
        assert_near(w->places[i].text, chances[0], w->places[i].won[0]);
        assert_near(w->places[i].text, chances[1], w->places[i].won[1]);
        chinczyk_game_free(game);
    }
}

/* The exact chances of every so-manieth position that has some. How many had. */
static int32_t compare_exact(whole *w, int32_t step) {
    chinczyk_forecast forecast = forecast_of(w->kind, 1, 0);
    int32_t compared = 0;
    for (int32_t i = 0; i < w->count; i += step) {
        chinczyk_game *game;
        chinczyk_chance chances[2];
        cr_assert_eq(chinczyk_game_new_at(&w->rules, w->places[i].text, 0, NULL, &game, NULL),
                     CHINCZYK_OK);
        chinczyk_status status =
            chinczyk_game_exact_chances(game, &forecast, NULL, NULL, chances, 2, NULL);
        if (status == CHINCZYK_OK) {
            for (int p = 0; p < 2; p++) {
                cr_assert_leq(fabs(chances[p].millionths - w->places[i].won[p] * MILLION), 1.5,
                              "%s: %u, not %.7f", w->places[i].text,
                              (unsigned)chances[p].millionths, w->places[i].won[p]);
                cr_assert_eq(chances[p].standard_error, 0);
            }
            compared++;
        } else {
            cr_assert_eq(status, w->places[i].winner == CHINCZYK_NONE
                                     ? CHINCZYK_ERROR_INVALID_POSITION
                                     : CHINCZYK_ERROR_WRONG_PHASE);
        }
        chinczyk_game_free(game);
    }
    return compared;
}

#define SMALL "polish,colours=2,track_length=12,lap_length=12,first=fixed,bonus_limit=2"

Test(chances, playouts_of_a_small_board_come_near_to_its_solution) {
    whole *w =
        solve(SMALL ",pawns=1,home_length=2", "01 b/b 0 roll t0s0 -", CHINCZYK_PLAYER_RANDOM);
    cr_assert_gt(w->count, 300);
    compare_playouts(w, w->count / 30, 1000, 1);
    forget(w);
}

Test(chances, strong_players_are_played_on_as_they_choose) {
    whole *w = solve(SMALL ",pawns=2,home_length=2,tries_when=never,tries=1",
                     "01 10,11/4,5 0 roll t0s0 -", CHINCZYK_PLAYER_STRONG);
    compare_playouts(w, w->count / 10 + 1, 500, 2);
    cr_assert_gt(compare_exact(w, 1), 20);
    forget(w);
}

/* The exact chances of a race are those of the race solved whole, at so many of its positions. */
static void race_is_solved(int32_t parts, const char *rules, const char *position) {
    whole *w = solve(rules, position, CHINCZYK_PLAYER_RANDOM);
    int32_t compared = compare_exact(w, w->count / parts + 1);
    cr_assert_gt(compared, 10, "%s", position);
    forget(w);
}

Test(chances, exact_ones_are_those_of_a_race_solved_whole) {
    race_is_solved(50, SMALL ",pawns=2,home_length=2", "01 9,10/3,4 0 roll t0s0 -");
    race_is_solved(50, SMALL ",pawns=2,home_length=2,win_pawns=1", "01 9,10/3,4 0 roll t0s0 -");
    race_is_solved(50, SMALL ",pawns=2,home_length=2,tries_when=all-in-base",
                   "01 100,11/100,5 1 roll t0s0 -");
}

Test(chances, exact_ones_of_a_longer_lane) {
    race_is_solved(50, SMALL ",pawns=2,home_length=3", "01 10,11/4,100 0 move:3 t1s0 -");
}

Test(chances, exact_ones_of_bounces) {
    race_is_solved(50, SMALL ",pawns=2,home_length=3,overshoot=bounce-all",
                   "01 10,11/3,101 1 roll t0s0 -");
}

Test(chances, exact_ones_of_rolls_won_at_home) {
    race_is_solved(50, SMALL ",pawns=2,home_length=2,bonus_on_home=yes,passing=allowed",
                   "01 10,100/4,5 0 roll t0s0 -");
}

Test(chances, exact_ones_of_combined_rolls) {
    race_is_solved(100, SMALL ",pawns=1,home_length=4,home_centre=yes,combine_rolls=yes",
                   "01 7/1 0 roll:6 t1s1 -");
    race_is_solved(100,
                   SMALL ",pawns=1,home_length=8,home_centre=yes,combine_rolls=yes,bonus_faces=56",
                   "01 7/1 0 roll t0s0 -");
}

/* Both are home but for a one, and robbers make more choices of it, once they are out of base. */
Test(chances, exact_ones_with_robbers) {
    whole *w = solve("robber,colours=2,track_length=12,lap_length=12,pawns=1,home_length=2,"
                     "bonus_faces=none",
                     "01 100/100/r0@b,0@b 0 roll t0s0 -", CHINCZYK_PLAYER_RANDOM);
    cr_assert_gt(compare_exact(w, w->count / 30 + 1), 10);
    forget(w);
}

/* Of the presets only robber has none: robbers meet everybody for ever. */
static const struct {
    const char *rules, *begin, *end;
} preset_races[] = {
    {"polish", "0.1. 25,37,102,103/./8,10,102,103/. 1", "0.1. 34,37,102,103/./15,18,102,103/. 0"},
    {"british", "0.1. 38,44,104,105/./12,20,104,105/. 1", "0.1. 48,49,105,105/./22,23,105,105/. 0"},
    {"online", "0.1. 25,37,102,103/./8,10,102,103/. 1", "0.1. 34,37,102,103/./15,18,102,103/. 0"},
    {"tournament", "0.1. 25,37,102,103/./8,10,102,103/. 1",
     "0.1. 34,37,102,103/./15,18,102,103/. 0"},
    {"ludo", "0.1. 38,44,100,105/./12,20,100,105/. 1", "0.1. 48,49,104,105/./22,23,104,105/. 0"},
    {"traditional", "0.1. 25,37,102,103/./8,10,102,103/. 1",
     "0.1. 34,37,102,103/./15,18,102,103/. 0"},
    {"blockade", "0.1. 25,25,102,103/./8,10,102,103/. 1", "0.1. 36,36,102,103/./15,18,102,103/. 0"},
};

/* The kinds of players take turns. */
Test(chances, exact_ones_of_presets_lie_within_the_errors_of_playouts) {
    for (size_t i = 0; i < sizeof preset_races / sizeof *preset_races; i++) {
        chinczyk_player_kind kind = CHINCZYK_PLAYER_RANDOM + (int32_t)(i % 3);
        chinczyk_forecast forecast = forecast_of(kind, 2000, 9);
        chinczyk_chance exact[2], played[2];
        char position[WALK_POSITION_TEXT];
        snprintf(position, sizeof position, "%s roll t0s0 -", preset_races[i].begin);
        chinczyk_game *game = script_begin(preset_races[i].rules, position);
        cr_assert_eq(chinczyk_game_exact_chances(game, &forecast, NULL, NULL, exact, 2, NULL),
                     CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_chances(game, &forecast, NULL, NULL, played, 2, NULL, NULL),
                     CHINCZYK_OK);
        cr_assert_eq(exact[0].millionths + exact[1].millionths, MILLION);
        cr_assert(exact[0].millionths > 50000 && exact[1].millionths > 50000, "no certain thing");
        assert_near(preset_races[i].rules, played[0], exact[0].millionths / (double)MILLION);
        chinczyk_game_free(game);
    }
}

/* With a limit, that of most presets, not infinitely many positions can come about. */
static void preset_is_solved(size_t i, chinczyk_player_kind kind) {
    char rules[64], position[WALK_POSITION_TEXT];
    snprintf(rules, sizeof rules, "%s,bonus_limit=3", preset_races[i].rules);
    snprintf(position, sizeof position, "%s roll t0s0 -", preset_races[i].end);
    whole *w = solve(rules, position, kind);
    cr_assert_gt(compare_exact(w, w->count / 20 + 1), 10, "%s %d", rules, w->count);
    forget(w);
}

Test(chances, exact_ones_of_presets_are_those_of_a_race_solved_whole) {
    for (size_t i = 0; i < sizeof preset_races / sizeof *preset_races; i += 2)
        preset_is_solved(i, CHINCZYK_PLAYER_RANDOM);
}

Test(chances, exact_ones_of_presets_with_strong_players) {
    for (size_t i = 3; i < sizeof preset_races / sizeof *preset_races; i += 2)
        preset_is_solved(i, CHINCZYK_PLAYER_STRONG);
}

/* Many positions, for its centre holds many pawns. */
Test(chances, exact_ones_of_british_with_strong_players) {
    preset_is_solved(1, CHINCZYK_PLAYER_STRONG);
}

/* --- more than two players, places, ends --- */

static void chances_at(const char *rules, const char *position, uint32_t playouts,
                       chinczyk_chance chances[CHINCZYK_MAX_COLOURS]) {
    chinczyk_game *game = script_begin(rules, position);
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_GREEDY, playouts, 5);
    memset(chances, 0, CHINCZYK_MAX_COLOURS * sizeof *chances);
    cr_assert_eq(chinczyk_game_chances(game, &forecast, NULL, NULL, chances, CHINCZYK_MAX_COLOURS,
                                       NULL, NULL),
                 CHINCZYK_OK);
    chinczyk_game_free(game);
}

Test(chances, four_equal_players) {
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    uint32_t sum = 0;
    chances_at("polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,_,_,_ t0s0 -", 1000,
               chances);
    for (int p = 0; p < 4; p++) {
        sum += chances[p].millionths;
        assert_near("start", chances[p], 0.25);
    }
    cr_assert_eq(sum, MILLION);
}

Test(chances, once_somebody_has_won_the_next_place_is_at_stake) {
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    chances_at("polish", "0123 100,101,102,103/b,b,b,b/19,101,102,103/b,b,b,b 2 roll t0s0 0", 400,
               chances);
    cr_assert_eq(chances[0].millionths, 0);
    cr_assert_gt(chances[2].millionths, 900000);
    cr_assert_eq(chances[1].millionths + chances[2].millionths + chances[3].millionths, MILLION);
}

/* The place of one who left is no place taken: it is still the first that is at stake. */
Test(chances, leavers_have_won_nothing) {
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    chances_at("polish", "012. 39,101,102,103/x/b,b,b,b/. 0 move:1 t1s0 x1", 20, chances);
    cr_assert_eq(chances[0].millionths, MILLION);
    cr_assert_eq(chances[1].millionths, 0);
    cr_assert_eq(chances[2].millionths, 0);
}

/* Nothing is played then, and nothing is uncertain. */
static void was_won(const char *position, size_t winner) {
    chinczyk_game *game = script_begin("polish", position);
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_GREEDY, 50, 5);
    chinczyk_chance chances[2];
    size_t count;
    uint64_t playouts = 9;
    cr_assert_eq(chinczyk_game_chances(game, &forecast, NULL, NULL, chances, 2, &count, &playouts),
                 CHINCZYK_OK);
    cr_assert_eq(count, 2);
    cr_assert_eq(playouts, 0);
    for (size_t p = 0; p < 2; p++) {
        cr_assert_eq(chances[p].millionths, p == winner ? MILLION : 0);
        cr_assert_eq(chances[p].standard_error, 0);
    }
    chinczyk_game_free(game);
}

Test(chances, a_game_that_is_over_was_won) {
    was_won("0.1. b,b,b,b/./100,101,102,103/. 1 over t0s0 1,0", 1);
    was_won("0.1. b,b,b,b/./x/. 1 over t0s0 0,x1", 0);
}

/* Rules by which nothing moves: whatever is rolled is forfeited. */
#define STANDSTILL "polish,bonus_faces=123456,bonus_limit=1,bonus_limit_effect=forfeit"

/* Among those who still play. Of three parts the odd millionth goes to the first. */
Test(chances, a_game_without_end_is_shared) {
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    chances_at(STANDSTILL, "012. b,b,b,b/b,b,b,b/b,b,b,b/. 0 roll t0s0 -", 2, chances);
    cr_assert_eq(chances[0].millionths, 333334);
    cr_assert_eq(chances[1].millionths, 333333);
    cr_assert_eq(chances[2].millionths, 333333);
    chances_at(STANDSTILL, "012. b,b,b,b/x/b,b,b,b/. 0 roll t0s0 x1", 2, chances);
    cr_assert_eq(chances[0].millionths, 500000);
    cr_assert_eq(chances[1].millionths, 0);
    cr_assert_eq(chances[2].millionths, 500000);
}

static void exact_is(const char *rules, const char *position, uint32_t first) {
    chinczyk_game *game = script_begin(rules, position);
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_RANDOM, 1, 0);
    chinczyk_chance chances[2];
    cr_assert_eq(chinczyk_game_exact_chances(game, &forecast, NULL, NULL, chances, 2, NULL),
                 CHINCZYK_OK);
    cr_assert_eq(chances[0].millionths, first);
    cr_assert_eq(chances[1].millionths, MILLION - first);
    chinczyk_game_free(game);
}

Test(chances, a_race_without_end_is_shared) {
    exact_is(STANDSTILL, "0.1. 20,25,30,103/./0,5,10,103/. 0 roll t0s0 -", 500000);
}

/* Both need a one: whoever rolls first wins 6 of 11 races, 0.54545454... */
Test(chances, exact_ones_are_rounded) {
    exact_is("polish,pawns=1,home_length=1,bonus_faces=none", "0.1. 39/./19/. 0 roll t0s0 -",
             545455);
}

/* As above, but one of them has nothing left to roll. */
Test(chances, exact_ones_of_a_move_that_ends_the_race) {
    exact_is("polish,pawns=1,home_length=1,bonus_faces=none", "0.1. 39/./19/. 0 move:1 t1s0 -",
             MILLION);
    exact_is("polish,pawns=2,home_length=2,bonus_faces=none",
             "0.1. 39,101/./18,19/. 0 move:1 t1s0 -", MILLION);
}

/* Only a six moves anything: who needs a one never comes home, and the other does in the end. */
Test(chances, who_never_comes_home_has_lost_the_race) {
#define SIXES                                                                                      \
    "polish,pawns=1,home_length=1,bonus_faces=12345,bonus_limit=1,bonus_limit_effect=forfeit"
    exact_is(SIXES, "0.1. 34/./19/. 0 roll t0s0 -", MILLION);
    exact_is(SIXES, "0.1. 39/./14/. 0 roll t0s0 -", 0);
}

/* As above, of four. */
Test(chances, exact_ones_are_those_of_the_two_who_are_left) {
    /* Of those who need a one. Who needs seven comes to need one to six, and rolls as one who needs
     * a one does, but a turn later: that is as good as to be second. */
    static const struct {
        const char *position;
        uint32_t won;
    } races[] = {{"0123 100/9/19/x 1 roll t0s0 0,x3", 545455},
                 {"0123 100/3/19/x 1 roll t0s0 0,x3", 454545}};
    for (size_t i = 0; i < sizeof races / sizeof *races; i++) {
        const uint32_t won[4] = {0, races[i].won, MILLION - races[i].won, 0};
        chinczyk_game *game =
            script_begin("polish,pawns=1,home_length=1,bonus_faces=none", races[i].position);
        chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_RANDOM, 1, 0);
        chinczyk_chance chances[4];
        size_t count;
        cr_assert_eq(chinczyk_game_exact_chances(game, &forecast, NULL, NULL, chances, 4, &count),
                     CHINCZYK_OK);
        cr_assert_eq(count, 4);
        for (int p = 0; p < 4; p++)
            cr_assert_eq(chances[p].millionths, won[p], "%d: %u", p,
                         (unsigned)chances[p].millionths);
        chinczyk_game_free(game);
    }
}

/* --- hints --- */

Test(chances, a_hint_goes_from_the_best_to_the_worst) {
    chinczyk_game *game = script_begin("polish", "0.1. 5,16,30,b/./33,20,22,b/. 0 move:3 t1s0 -");
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_STRONG, 600, 3);
    chinczyk_hint hints[CHINCZYK_MAX_MOVES];
    size_t count;
    uint64_t playouts;
    cr_assert_eq(chinczyk_game_hint(game, &forecast, NULL, NULL, hints, CHINCZYK_MAX_MOVES, &count,
                                    &playouts),
                 CHINCZYK_OK);
    cr_assert_eq(count, 3);
    cr_assert_eq(playouts, 600);
    cr_assert_eq(hints[0].index, 2, "the capture is the best");
    cr_assert_eq(hints[0].index + hints[1].index + hints[2].index, 3);
    for (size_t i = 0; i < count; i++) {
        chinczyk_chance chances[2];
        cr_assert_eq(hints[i].reserved, 0);
        cr_assert(!i || hints[i - 1].millionths >= hints[i].millionths);
        cr_assert_eq(chinczyk_game_play_index(game, hints[i].index), CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_chances(game, &forecast, NULL, NULL, chances, 2, NULL, NULL),
                     CHINCZYK_OK);
        cr_assert_eq(chances[0].millionths, hints[i].millionths);
        cr_assert_eq(chances[0].standard_error, hints[i].standard_error);
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    }
    chinczyk_game_free(game);
}

Test(chances, a_move_that_wins_is_certain) {
    chinczyk_game *game = script_begin(
        "polish", "0123 100,101,102,103/9,101,102,103/b,b,b,b/b,b,b,b 1 move:1 t1s0 0");
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_RANDOM, 100, 3);
    chinczyk_hint hint[CHINCZYK_MAX_MOVES];
    size_t count;
    cr_assert_eq(
        chinczyk_game_hint(game, &forecast, NULL, NULL, hint, CHINCZYK_MAX_MOVES, &count, NULL),
        CHINCZYK_OK);
    cr_assert_eq(hint[0].millionths, MILLION);
    chinczyk_game_free(game);
}

/* Two moves win at once, of four. */
Test(chances, of_equal_moves_a_hint_has_the_earlier_first) {
    chinczyk_game *game =
        script_begin("polish,win_pawns=1", "0.1. 1,37,38,39/./18,19,b,b/. 0 move:3 t1s0 -");
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_RANDOM, 20, 3);
    chinczyk_hint hints[CHINCZYK_MAX_MOVES];
    size_t count;
    cr_assert_eq(
        chinczyk_game_hint(game, &forecast, NULL, NULL, hints, CHINCZYK_MAX_MOVES, &count, NULL),
        CHINCZYK_OK);
    cr_assert_eq(count, 4);
    cr_assert_eq(hints[1].millionths, MILLION);
    cr_assert_lt(hints[0].index, hints[1].index);
    cr_assert_lt(hints[1].index, hints[2].index);
    chinczyk_game_free(game);
}

/* --- stopping, arguments --- */

static int32_t stop_at_zero(void *ctx) {
    return !--*(int32_t *)ctx;
}

Test(chances, a_stopped_call_has_what_was_played) {
    chinczyk_game *game = script_begin("polish", "0.1. 5,16,30,b/./33,20,22,b/. 0 move:3 t1s0 -");
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_GREEDY, 100, 3);
    chinczyk_chance stopped[2], chances[2];
    chinczyk_hint hints[CHINCZYK_MAX_MOVES];
    int32_t left = 7;
    uint64_t done;
    size_t count;
    cr_assert_eq(
        chinczyk_game_chances(game, &forecast, stop_at_zero, &left, stopped, 2, NULL, &done),
        CHINCZYK_OK);
    cr_assert_eq(done, 7);
    forecast.playouts = 7;
    left = 100;
    cr_assert_eq(
        chinczyk_game_chances(game, &forecast, stop_at_zero, &left, chances, 2, NULL, &done),
        CHINCZYK_OK);
    cr_assert_eq(left, 94);
    cr_assert_arr_eq(stopped, chances, sizeof chances);
    left = 3;
    cr_assert_eq(chinczyk_game_hint(game, &forecast, stop_at_zero, &left, hints, CHINCZYK_MAX_MOVES,
                                    NULL, &done),
                 CHINCZYK_OK);
    cr_assert_eq(done, 3);
    chinczyk_game_free(game);
    game = script_begin("polish", "0.1. 20,25,30,103/./0,5,10,103/. 0 roll t0s0 -");
    left = 2;
    count = 9;
    memset(chances, 0x55, sizeof chances);
    memcpy(stopped, chances, sizeof chances);
    cr_assert_eq(
        chinczyk_game_exact_chances(game, &forecast, stop_at_zero, &left, chances, 2, &count),
        CHINCZYK_ERROR_STOPPED);
    cr_assert_eq(count, 0);
    cr_assert_arr_eq(stopped, chances, sizeof chances);
    chinczyk_game_free(game);
}

Test(chances, exact_ones_survive_a_lack_of_memory) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    chinczyk_rules rules = script_rules("polish");
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_GREEDY, 1, 0);
    chinczyk_chance chances[2];
    chinczyk_game *game;
    size_t calls;
    cr_assert_eq(chinczyk_game_new_at(&rules,
                                      "0.1. 35,101,102,103/./16,101,102,103/. 0 move:4 t1s0 -", 0,
                                      &allocator, &game, NULL),
                 CHINCZYK_OK);
    m.calls = 0;
    cr_assert_eq(chinczyk_game_exact_chances(game, &forecast, NULL, NULL, chances, 2, NULL),
                 CHINCZYK_OK);
    calls = m.calls;
    cr_assert_geq(calls, 6);
    for (size_t i = 1; i <= calls; i++) {
        m.calls = 0;
        m.fail_at = i;
        cr_assert_eq(chinczyk_game_exact_chances(game, &forecast, NULL, NULL, chances, 2, NULL),
                     CHINCZYK_ERROR_NO_MEMORY, "%zu", i);
        cr_assert_eq(m.live, 1);
    }
    chinczyk_game_free(game);
    cr_assert_eq(m.live, 0);
}

static int32_t never_stop(void *ctx) {
    ++*(int32_t *)ctx;
    return 0;
}

/* How often the exact chances of a game of two ask for memory. */
static size_t calls_for(const char *rules, const char *position, chinczyk_stop stop, void *ctx,
                        chinczyk_status status) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    chinczyk_rules read = script_rules(rules);
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_RANDOM, 1, 0);
    chinczyk_chance chances[2];
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_new_at(&read, position, 0, &allocator, &game, NULL), CHINCZYK_OK);
    m.calls = 0;
    cr_assert_eq(chinczyk_game_exact_chances(game, &forecast, stop, ctx, chances, 2, NULL), status);
    size_t calls = m.calls;
    chinczyk_game_free(game);
    return calls;
}

/* The beginnings of this turn and of the next take two blocks of each player, which have room for
 * 64. In these races there are fewer: two pawns on 11 squares, in 55 ways, or four on 7, in 35, as
 * those of a colour are alike. */
Test(chances, equal_states_of_a_race_are_held_once) {
    static const char *const races[][2] = {
        {"polish,pawns=2,home_length=2,bonus_faces=none,tries=1,tries_when=never",
         "0.1. 31,32/./12,11/. 0 roll t0s0 -"},
        {"polish,bonus_faces=none,tries=1,tries_when=never",
         "0.1. 37,38,39,100/./100,19,18,17/. 0 roll t0s0 -"},
    };
    for (size_t i = 0; i < sizeof races / sizeof *races; i++)
        cr_expect_eq(calls_for(races[i][0], races[i][1], NULL, NULL, CHINCZYK_OK), 8, "%s",
                     races[i][1]);
}

/* It is asked before the first of so many states, when only the two first are there; a race of few
 * is over before it would be asked again. */
Test(chances, a_race_asks_seldom_whether_to_stop) {
    static const char rules[] = "polish,pawns=1,home_length=1,bonus_faces=none";
    static const char position[] = "0.1. 39/./19/. 0 roll t0s0 -";
    int32_t asked = 0, left = 1;
    cr_expect_eq(calls_for(rules, position, never_stop, &asked, CHINCZYK_OK), 8);
    cr_expect_eq(asked, 1);
    cr_expect_eq(calls_for(rules, position, stop_at_zero, &left, CHINCZYK_ERROR_STOPPED), 4);
    cr_expect_eq(left, 0);
}

/* How many positions one player's run has who needs so many twos, and then a one that never comes:
 * in each of 4096 turns one for each number of twos that may have been rolled by then. Chances are
 * whole numbers of 2^-60. */
static int32_t positions_of_twos(int twos) {
    uint64_t mass[16] = {UINT64_C(1) << 60};
    int32_t count = 0;
    for (int turn = 0; turn < 4096; turn++)
        for (int i = twos; i >= 0; i--) {
            uint64_t sixth = mass[i] / 6;
            count += mass[i] > 0;
            mass[i] = (i < twos ? 5 : 6) * sixth;
            if (i < twos)
                mass[i + 1] += sixth;
        }
    return count;
}

/* The numbers are chosen such that 1023 or 1025 would show. */
Test(chances, a_race_asks_at_every_1024th_position) {
    static const struct {
        int twos[2];
        const char *position;
    } races[] = {
        {{0, 0}, "01 95/47 0 roll t0s0 -"},
        {{13, 1}, "01 69/45 0 roll t0s0 -"},
    };
    for (size_t i = 0; i < sizeof races / sizeof *races; i++) {
        int32_t positions =
            positions_of_twos(races[i].twos[0]) + positions_of_twos(races[i].twos[1]);
        int32_t asked = 0;
        calls_for("polish,colours=2,track_length=96,lap_length=96,pawns=1,home_length=1,"
                  "bonus_faces=13456,bonus_limit=1,bonus_limit_effect=forfeit",
                  races[i].position, never_stop, &asked, CHINCZYK_OK);
        cr_expect_eq(asked, (positions + 1023) / 1024, "%s: %d of %d", races[i].position,
                     (int)asked, (int)positions);
    }
}

static int32_t stop_after_failure(void *ctx) {
    const meter *m = ctx;
    return m->fail_at && m->calls >= m->fail_at;
}

/* The position is chosen such that one of these requests comes when the 1024th position has been
 * played, before the next of which it would be asked whether to stop. */
Test(chances, a_race_without_memory_does_not_ask_to_stop) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    chinczyk_rules rules =
        script_rules("polish,pawns=3,home_length=3,bonus_faces=none,tries=1,tries_when=never");
    chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_RANDOM, 1, 0);
    chinczyk_chance chances[2];
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_new_at(&rules, "0.1. 25,28,31/./4,7,8/. 0 roll t0s0 -", 0,
                                      &allocator, &game, NULL),
                 CHINCZYK_OK);
    for (size_t i = 1; i <= 40; i++) {
        m.calls = 0;
        m.fail_at = i;
        cr_expect_eq(
            chinczyk_game_exact_chances(game, &forecast, stop_after_failure, &m, chances, 2, NULL),
            CHINCZYK_ERROR_NO_MEMORY, "%zu", i);
    }
    chinczyk_game_free(game);
}

/* Capacities of a null buffer: 99, and 0. */
enum { NULL_BUFFER = 99, NO_BUFFER = 100 };

static chinczyk_status ask(int what, const chinczyk_game *game, const chinczyk_forecast *forecast,
                           size_t capacity, size_t *count) {
    uint64_t playouts = 9;
    chinczyk_status status;
    static chinczyk_chance chance_list[CHINCZYK_MAX_COLOURS];
    static chinczyk_hint hint_list[CHINCZYK_MAX_MOVES];
    chinczyk_chance *chances = capacity < NULL_BUFFER ? chance_list : NULL;
    chinczyk_hint *hints = capacity < NULL_BUFFER ? hint_list : NULL;
    if (capacity == NO_BUFFER)
        capacity = 0;
    if (what == 2)
        return chinczyk_game_exact_chances(game, forecast, NULL, NULL, chances, capacity, count);
    status = what
                 ? chinczyk_game_hint(game, forecast, NULL, NULL, hints, capacity, count, &playouts)
                 : chinczyk_game_chances(game, forecast, NULL, NULL, chances, capacity, count,
                                         &playouts);
    cr_assert_eq(playouts, status == CHINCZYK_OK && capacity ? forecast->playouts : 0);
    return status;
}

Test(chances, a_forecast_begins_with_1000_playouts_of_strong_players) {
    chinczyk_forecast forecast;
    memset(&forecast, 0x55, sizeof forecast);
    cr_assert_eq(chinczyk_forecast_init(&forecast, sizeof forecast), CHINCZYK_OK);
    cr_assert_eq(forecast.struct_size, sizeof forecast);
    cr_assert_eq(forecast.playouts, 1000);
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        cr_assert_eq(forecast.kinds[p], CHINCZYK_PLAYER_STRONG);
    cr_assert_eq(forecast.seed, 0);
}

Test(chances, refused_arguments) {
    struct {
        chinczyk_forecast known;
        char tail[8];
    } longer = {.known = forecast_of(CHINCZYK_PLAYER_RANDOM, 2, 0), .tail = {0}};
    longer.known.struct_size = sizeof longer;
    for (int what = 0; what < 3; what++) {
        chinczyk_game *game =
            script_begin("polish", "0.1. 35,37,39,103/./15,17,19,103/. 0 move:1 t1s0 -");
        chinczyk_forecast good = forecast_of(CHINCZYK_PLAYER_RANDOM, 2, 0), bad;
        size_t count = 9, all = what == 1 ? 3 : 2;
        cr_assert_eq(ask(what, game, &good, all, &count), CHINCZYK_OK);
        cr_assert_eq(count, all);
        cr_assert_eq(ask(what, game, &good, 0, &count), CHINCZYK_OK);
        cr_assert_eq(ask(what, game, &good, 0, NULL), CHINCZYK_OK);
        cr_assert_eq(count, all);
        cr_assert_eq(ask(what, game, &good, NO_BUFFER, &count), CHINCZYK_OK);
        cr_assert_eq(count, all);
        cr_assert_eq(ask(what, game, &good, all - 1, &count), CHINCZYK_ERROR_BUFFER_TOO_SMALL);
        cr_assert_eq(count, all);
        cr_assert_eq(ask(what, NULL, &good, all, &count), CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_assert_eq(count, 0);
        count = 9;
        cr_assert_eq(ask(what, game, NULL, all, &count), CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_assert_eq(count, 0);
        cr_assert_eq(ask(what, game, &good, NULL_BUFFER, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
#define BAD(field, value)                                                                          \
    bad = good;                                                                                    \
    bad.field = value;                                                                             \
    cr_assert_eq(ask(what, game, &bad, all, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT)
        BAD(struct_size, sizeof bad - 1);
        BAD(struct_size, 4097);
        BAD(playouts, 0);
        BAD(playouts, (1 << 24) + 1);
        BAD(kinds[1], 0);
        BAD(kinds[0], 4);
#undef BAD
        bad = good;
        bad.playouts = 1 << 24;
        cr_assert_eq(ask(what, game, &bad, 0, NULL), CHINCZYK_OK);
        bad = good;
        bad.kinds[2] = 77; /* nobody is there */
        cr_assert_eq(ask(what, game, &bad, all, NULL), CHINCZYK_OK);
        longer.tail[7] = 0;
        cr_assert_eq(ask(what, game, &longer.known, all, NULL), CHINCZYK_OK);
        longer.tail[7] = 1;
        cr_assert_eq(ask(what, game, &longer.known, all, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
        chinczyk_game_free(game);
    }
    chinczyk_forecast forecast;
    cr_assert_eq(chinczyk_forecast_init(NULL, sizeof forecast), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_forecast_init(&forecast, sizeof forecast - 1),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_forecast_init(&forecast, 4097), CHINCZYK_ERROR_INVALID_ARGUMENT);
}

Test(chances, no_hint_without_a_choice_and_no_race_while_players_can_meet) {
    static const struct {
        const char *rules, *position;
        chinczyk_status hint, exact;
    } cases[] = {
        {"polish", "0.1. 36,38,102,103/./15,18,102,103/. 0 roll t0s0 -", CHINCZYK_ERROR_WRONG_PHASE,
         CHINCZYK_OK},
        {"polish", "0.1. 19,38,102,103/./15,18,102,103/. 0 roll t0s0 -", CHINCZYK_ERROR_WRONG_PHASE,
         CHINCZYK_ERROR_INVALID_POSITION},
        {"polish", "0.1. b,25,30,103/./0,5,10,103/. 0 move:1 t1s0 -", CHINCZYK_OK,
         CHINCZYK_ERROR_INVALID_POSITION},
        {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -", CHINCZYK_ERROR_WRONG_PHASE,
         CHINCZYK_ERROR_WRONG_PHASE},
        {"polish", "0.1. b,b,b,b/./100,101,102,103/. 1 over t0s0 1,0", CHINCZYK_ERROR_WRONG_PHASE,
         CHINCZYK_ERROR_WRONG_PHASE},
        {"polish", "0123 39,101,102,103/9,101,102,103/19,101,102,103/b,b,b,b 0 roll t0s0 -",
         CHINCZYK_ERROR_WRONG_PHASE, CHINCZYK_ERROR_INVALID_POSITION},
        {"polish", "0123 100,101,102,103/9,101,102,103/19,101,102,103/x 1 roll t0s0 0,x3",
         CHINCZYK_ERROR_WRONG_PHASE, CHINCZYK_OK},
        {"robber", "0.1. 39,101,102,103/./19,101,102,103/./r0@b,1@b 0 roll t0s0 -",
         CHINCZYK_ERROR_WRONG_PHASE, CHINCZYK_ERROR_INVALID_POSITION},
        {"robber,home_length=5,track_length=24,lap_length=24,bonus_faces=none",
         "0.1. 23,102,103,104/./100,102,103,104/./r0@b,0@7 0 roll t0s0 -",
         CHINCZYK_ERROR_WRONG_PHASE, CHINCZYK_OK},
        /* A player who has finished still stands in the way of another. */
        {"polish,win_pawns=3", "012. 15,101,102,103/8,101,102,b/19,101,102,b/. 1 roll t0s0 0",
         CHINCZYK_ERROR_WRONG_PHASE, CHINCZYK_ERROR_INVALID_POSITION},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chinczyk_game *game = script_begin(cases[i].rules, cases[i].position);
        chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_RANDOM, 1, 0);
        cr_assert_eq(ask(1, game, &forecast, CHINCZYK_MAX_MOVES, NULL), cases[i].hint, "%zu", i);
        cr_assert_eq(ask(2, game, &forecast, CHINCZYK_MAX_COLOURS, NULL), cases[i].exact, "%zu", i);
        chinczyk_game_free(game);
    }
}

/* One pawn a colour, or two of which one must come home, behind squares 100 and 101. */
#define ONE "polish,pawns=1,home_length=1"
#define ONE_OF_TWO "polish,pawns=2,home_length=4,win_pawns=1"
#define ARMS_OF_48 ",colours=2,track_length=96,lap_length=96"
#define ARMS_OF_24 ",track_length=96,lap_length=96"
#define ROBBERS "robber,colours=2,track_length=24,lap_length=13,home_length=5,bonus_faces=none"

Test(chances, a_race_is_on_once_nobody_can_meet) {
    static const struct {
        const char *rules, *position;
        int on;
    } cases[] = {
        {ONE, "0.1. 20/./0/. 0 roll t0s0 -", 1},
        {ONE, "0.1. 19/./0/. 0 roll t0s0 -", 0}, /* on the last square of the other's lap */
        {ONE ",colours=2,track_length=42,lap_length=42", "01 21/5 0 roll t0s0 -", 1},
        {ONE ARMS_OF_48, "01 64/6 0 roll t0s0 -", 1},
        {ONE ARMS_OF_48, "01 70/60 0 roll t0s0 -", 0},
        /* Three who do not meet are no race. */
        {ONE, "012. 39/9/19/. 0 roll t0s0 -", 0},
        {ONE ",colours=6,track_length=36,lap_length=36",
         "012345 x/x/x/x/23/29 4 roll t0s0 x3,x2,x1,x0", 1},
        /* Who has finished stands where the pawns are, and comes nowhere else: on any of the
         * squares from 60 to 23, and none of those from 30 to 47. */
        {ONE_OF_TWO ARMS_OF_24, "012. 59,102/60,100/30,100/. 1 roll t0s0 0", 1},
        {ONE_OF_TWO ARMS_OF_24, "012. 63,102/60,100/30,100/. 1 roll t0s0 0", 0},
        {ONE_OF_TWO ARMS_OF_24, "012. 90,102/60,100/30,100/. 1 roll t0s0 0", 0},
        {ONE_OF_TWO ARMS_OF_24, "012. b,102/60,100/30,100/. 1 roll t0s0 0", 1},
        {ONE_OF_TWO, "0123 102,103/102,103/100,101/100,101 2 roll t0s0 0,1", 1},
        /* Out of base a pawn comes to the start, and all around. */
        {ONE_OF_TWO, "012. b,100/102,103/100,101/. 0 roll t0s0 1", 1},
        {ONE_OF_TWO, "012. b,100/0,102/100,101/. 0 roll t0s0 1", 0},
        {ONE_OF_TWO, "012. b,100/5,102/100,101/. 0 roll t0s0 1", 0},
        /* Robbers come everywhere, to the first square too. */
        {ROBBERS, "01 100,102,103,104/0,102,103,104/r0@b,0@b 0 roll t0s0 -", 0},
        {ROBBERS, "01 100,102,103,104/100,102,103,104/r0@b,1@b 0 roll t0s0 -", 0},
        {ROBBERS, "01 100,102,103,104/100,102,103,104/r0@b,0@b 0 roll t0s0 -", 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chinczyk_game *game = script_begin(cases[i].rules, cases[i].position);
        chinczyk_forecast forecast = forecast_of(CHINCZYK_PLAYER_RANDOM, 1, 0);
        cr_expect_eq(ask(2, game, &forecast, CHINCZYK_MAX_COLOURS, NULL),
                     cases[i].on ? CHINCZYK_OK : CHINCZYK_ERROR_INVALID_POSITION, "%s, %s",
                     cases[i].rules, cases[i].position);
        chinczyk_game_free(game);
    }
}
