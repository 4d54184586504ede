/* SPDX-License-Identifier: MIT */
#include "self_test.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "inlined.h"
#include "measures.h"
#include "pick.h"

enum { GAMES = 40, DEPTH = 5, MANY_GAMES = 20000 };

static int cases, failures;

static void tell(int good, const char *what, const struct subject *subject) {
    failures += !good;
    printf("%sok %d - %s", good ? "" : "not ", ++cases, what);
    if (subject)
        printf(", %s for %d", subject->preset, subject->players);
    puts("");
}

static int is_same_state(const chinczyk_game *game, const yardstick_game *yardstick,
                         int32_t players) {
    chinczyk_state state = {.struct_size = sizeof state};
    int32_t last = 0;

    must_be_ok(chinczyk_game_state(game, &state), "state");
    if (state.phase != yardstick_phase(yardstick) || state.player != yardstick_player(yardstick))
        return 0;
    for (int32_t p = 0; p < players; p++)
        if (yardstick_place(yardstick, p) > last)
            last = yardstick_place(yardstick, p);
    /* Under first-winner the library places the others too; the yardstick does not. */
    for (int32_t p = 0; p < players; p++)
        if (yardstick_place(yardstick, p) ? state.place[p] != yardstick_place(yardstick, p)
                                          : state.place[p] && state.place[p] <= last)
            return 0;
    return 1;
}

/* Plays both side by side: every face, every member of every legal move, every turn. */
static int is_same_game(const struct subject *subject, uint64_t seed) {
    chinczyk_move want[CHINCZYK_MAX_MOVES], got[CHINCZYK_MAX_MOVES];
    chinczyk_game *game;
    yardstick_game *yardstick;
    uint64_t pick = seed;
    int same = 1;

    must_be_ok(chinczyk_game_new(&subject->rules, subject->seats, 0, seed, NULL, &game, NULL),
               "game_new");
    must_be_ok(yardstick_new(&subject->rules, subject->players, 0, seed, &yardstick),
               "yardstick_new");
    while (same && chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER) {
        int32_t face, same_face;
        size_t count, same_count;

        must_be_ok(chinczyk_game_roll(game, 0, &face), "roll");
        must_be_ok(yardstick_roll(yardstick, 0, &same_face), "yardstick_roll");
        must_be_ok(chinczyk_game_moves(game, want, CHINCZYK_MAX_MOVES, &count), "moves");
        must_be_ok(yardstick_moves(yardstick, got, CHINCZYK_MAX_MOVES, &same_count),
                   "yardstick_moves");
        same = face == same_face && count == same_count && !memcmp(want, got, count * sizeof *want);
        if (same && count) {
            uint32_t n = pick_below(&pick, (uint32_t)count);

            must_be_ok(chinczyk_game_play(game, &want[n]), "play");
            must_be_ok(yardstick_play(yardstick, &got[n]), "yardstick_play");
        }
        same = same && is_same_state(game, yardstick, subject->players);
    }
    if (!same) {
        char text[SAMPLE_TEXT];

        must_be_ok(chinczyk_game_position(game, text, sizeof text, NULL), "position");
        printf("# seed %" PRIu64 ", then %s\n", seed, text);
    }
    chinczyk_game_free(game);
    yardstick_free(yardstick);
    return same;
}

static void test_games(const struct subject *subject) {
    int same = 1;

    for (uint64_t seed = 0; same && seed < GAMES; seed++)
        same = is_same_game(subject, seed);
    tell(same, "games", subject);
}

static int is_same_perft(const chinczyk_game *game, const yardstick_game *yardstick,
                         uint32_t depth) {
    uint64_t leaves;

    must_be_ok(chinczyk_game_perft(game, depth, NULL, NULL, &leaves), "perft");
    return leaves == yardstick_perft(yardstick, depth);
}

static void test_perft(const struct subject *subject) {
    chinczyk_game *game;
    yardstick_game *yardstick;
    int same;

    must_be_ok(chinczyk_game_new(&subject->rules, subject->seats, 0, 0, NULL, &game, NULL),
               "game_new");
    must_be_ok(yardstick_new(&subject->rules, subject->players, 0, 0, &yardstick), "yardstick_new");
    same = is_same_perft(game, yardstick, DEPTH);
    for (unsigned sample = 0; same && sample < SAMPLES; sample++)
        same = is_same_perft(subject->game[sample], subject->yardstick[sample], 2);
    tell(same, "perft", subject);
    chinczyk_game_free(game);
    yardstick_free(yardstick);
}

/* The two sides of each measure do the same number of units, unless they play other games. */
static void test_work(const struct subject *subject) {
    for (int i = 0; i < measure_count; i++) {
        const struct measure *m = &measures[i];
        uint64_t units = m->library ? m->library(subject, 3) : 0;
        uint64_t same_units = m->yardstick ? m->yardstick(subject, 3) : 0;

        if ((units && same_units && units != same_units && !m->other_games) ||
            (!units && !same_units && subject->number == CHINCZYK_PRESET_POLISH)) {
            printf("# %s: %" PRIu64 " and %" PRIu64 "\n", m->name, units, same_units);
            tell(0, "work", subject);
            return;
        }
    }
    tell(1, "work", subject);
}

/* The rolls of the inlined yardstick's games are those of the other one's. */
static void test_inlined(const struct subject *subject, enum inlined_game game, const char *what) {
    int same = !memcmp(inlined_rules(game), &subject->rules, sizeof subject->rules);

    for (uint64_t seed = 0; same && seed < GAMES; seed++) {
        yardstick_game *yardstick;
        uint64_t rolls = 0, pick = seed;

        must_be_ok(yardstick_new(&subject->rules, subject->players, 0, seed, &yardstick),
                   "yardstick_new");
        for (; yardstick_phase(yardstick) != CHINCZYK_PHASE_OVER; rolls++) {
            chinczyk_move moves[CHINCZYK_MAX_MOVES];
            size_t count;

            must_be_ok(yardstick_roll(yardstick, 0, NULL), "yardstick_roll");
            must_be_ok(yardstick_moves(yardstick, moves, CHINCZYK_MAX_MOVES, &count),
                       "yardstick_moves");
            if (count)
                must_be_ok(yardstick_play(yardstick, &moves[pick_below(&pick, (uint32_t)count)]),
                           "yardstick_play");
        }
        yardstick_free(yardstick);
        same = inlined_playout(game, seed, seed) == rolls;
    }
    tell(same, what, subject);
}

/* Whether the mean number of rolls in random games is that of doc/performance.md, within four
 * standard errors; those of its figure, from a hundred times as many games, do not count. */
static void test_mean(enum inlined_game game, double want, const char *what) {
    double sum = 0, squares = 0, mean, variance, off;

    for (uint64_t seed = 0; seed < MANY_GAMES; seed++) {
        double rolls = (double)inlined_playout(game, seed, seed);

        sum += rolls;
        squares += rolls * rolls;
    }
    mean = sum / MANY_GAMES;
    variance = squares / MANY_GAMES - mean * mean;
    off = mean - want;
    printf("# %s: mean %.2f, variance %.0f\n", what, mean, variance);
    tell(off * off < 16 * variance / MANY_GAMES, what, NULL);
}

int self_test(void) {
    puts("TAP version 13");
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++)
        for (int32_t players = 2; players <= 4; players++) {
            struct subject subject;

            if (!subject_exists(preset, players))
                continue;
            subject_open(&subject, preset, players);
            test_games(&subject);
            test_perft(&subject);
            if (players != 3)
                test_work(&subject);
            if (preset == CHINCZYK_PRESET_POLISH && players == 2)
                test_inlined(&subject, INLINED_POLISH_2, "inlined games");
            if (preset == CHINCZYK_PRESET_POLISH && players == 4) {
                test_inlined(&subject, INLINED_POLISH_4, "inlined games");
                subject.rules.finish = CHINCZYK_FINISH_FIRST_WINNER;
                test_inlined(&subject, INLINED_POLISH_4_FIRST_WINNER,
                             "inlined games to the first winner");
            }
            subject_close(&subject);
        }
    test_mean(INLINED_POLISH_2, 150.0, "mean rolls, polish for 2");
    test_mean(INLINED_POLISH_4_FIRST_WINNER, 385.2, "mean rolls to the first winner, polish for 4");
    printf("1..%d\n", cases);
    return failures;
}
