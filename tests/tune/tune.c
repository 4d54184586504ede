/* SPDX-License-Identifier: MIT */
/*
 * chinczyk-tune PRESET PLAYERS [GAMES]: learns the weights of the strong player.
 *
 * Games are played round by round, in the first by greedy players, then by players of
 * both kinds. Of each choice the position that it led to is kept, as it looks to whoever
 * chose and to whoever rolls next, and the weights are led, position after position, to
 * tell better who won (logistic regression by stochastic gradient). Of the rounds that
 * wins which beats greedy players most often, half of the games looking a roll ahead.
 * It calls for nothing whose result could differ between machines, so the same
 * arguments give the same weights.
 */
#include "../../lib/evaluation.h"
#include "../../lib/greedy.h"
#include "../../lib/stream.h"
#include "../../lib/strong.h"
#include "../../lib/turn.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROUNDS = 4,
    GAMES = 20000,
    TRIALS = 4000,
    SCALING_GAMES = 200,
    MOST_POSITIONS = 4096,
    MOST_ROLLS = 20000,
    PLACES = ROLES * FEATURES, /* of a vector of features */
    SEED = 100,
    SEED_TRIALS = 999
};

/* A weight of 1 in the table is so much of a logit. */
static const double unit = 1000;

struct noted {
    double x[PLACES];
    unsigned player; /* to whom it looks so */
};

static struct ruleset rs;
static struct noted noted[MOST_POSITIONS]; /* of the last game */
static unsigned noted_count;

/* What the evaluation of a position for a player is a weighted sum of. */
static void note(const struct position *pos, unsigned player) {
    struct noted *to = &noted[noted_count++];

    memset(to, 0, sizeof *to);
    to->player = player;
    for (unsigned p = 0; p < rs.players; p++) {
        enum role role = p != player ? ROLE_OTHER : p == pos->player ? ROLE_TURN : ROLE_WAIT;
        double share = p == player ? 1 : -1.0 / (rs.players - 1);
        int32_t feature[FEATURES];

        if (!position_is_playing(pos, p))
            continue;
        chinczyk_evaluation_features(&rs, pos, p, feature);
        for (unsigned i = 0; i < FEATURES; i++)
            to->x[role * FEATURES + i] += share * feature[i];
    }
}

/* One of the moves, by weights, so many rolls ahead, or (null) greedily. */
static unsigned choose(const struct position *pos, const struct outcome *list, unsigned count,
                       const struct weights *weights, unsigned ahead, struct stream *stream) {
    struct search search = {.weights = weights, .ahead = ahead, .most = UINT64_MAX};
    uint32_t set;

    if (weights)
        return chinczyk_strong_search(&rs, pos, list, count, &search);
    set = chinczyk_greedy_best(&rs, pos, list, count);
    return bits_member(set, stream_below(stream, bits_count(set)));
}

/* Plays a game until somebody has won: who, or -1 where it takes too long. */
static int play(uint64_t seed, uint64_t number, const struct weights *const of[], unsigned ahead) {
    struct stream stream = stream_begin(seed, number);
    struct position pos;

    noted_count = 0;
    chinczyk_position_begin(&rs, &pos);
    chinczyk_turn_begin(&rs, &pos, stream_below(&stream, rs.players));
    for (unsigned rolls = 0; rolls < MOST_ROLLS && !pos.standing_count; rolls++) {
        struct outcome list[CHINCZYK_MAX_MOVES];
        unsigned count, player = pos.player;

        chinczyk_turn_roll(&rs, &pos, stream_roll(&stream).face);
        if (pos.phase != CHINCZYK_PHASE_MOVE)
            continue;
        chinczyk_moves_find(&rs, &pos, list);
        count = bits_count(pos.legal);
        chinczyk_turn_play(&rs, &pos, &list[choose(&pos, list, count, of[player], ahead, &stream)]);
        if (count < 2 || pos.standing_count || noted_count + 2 > MOST_POSITIONS)
            continue;
        note(&pos, player);
        if (pos.player != player)
            note(&pos, pos.player);
    }
    return pos.standing_count ? pos.standing[0] : -1;
}

/* Of the trials those won by players with these weights, who are every second one. */
static unsigned wins(const struct weights *weights) {
    unsigned count = 0;

    for (unsigned g = 0; g < TRIALS; g++) {
        const struct weights *of[COLOURS];
        int winner;

        for (unsigned p = 0; p < COLOURS; p++)
            of[p] = (p + g) % 2 ? weights : NULL;
        winner = play(SEED_TRIALS, g, of, g / 2 % 2);
        count += winner >= 0 && of[winner];
    }
    return count;
}

/* The mean size of each feature, 0 of one that never is there. */
static void measure(double size[PLACES]) {
    static const struct weights *const greedy[COLOURS];
    double positions = 0;

    memset(size, 0, PLACES * sizeof *size);
    for (unsigned g = 0; g < SCALING_GAMES; g++) {
        play(SEED, g, greedy, 0);
        for (unsigned k = 0; k < noted_count; k++)
            for (unsigned i = 0; i < PLACES; i++)
                size[i] += noted[k].x[i] * noted[k].x[i];
        positions += noted_count;
    }
    for (unsigned i = 0; i < PLACES; i++)
        size[i] = sqrt(size[i] / positions);
}

/* Rises from 0 to 1 as the logistic function does, and is a half at 0 as steeply. */
static double rise(double z) {
    return 0.5 + 0.25 * z / sqrt(1 + 0.25 * z * z);
}

static void learn(double weight[PLACES], const double size[PLACES], unsigned winner, double rate) {
    for (unsigned k = 0; k < noted_count; k++) {
        double sum = 0, error;

        for (unsigned i = 0; i < PLACES; i++)
            if (size[i] > 0)
                sum += weight[i] * noted[k].x[i] / size[i];
        error = (noted[k].player == winner) - rise(sum);
        for (unsigned i = 0; i < PLACES; i++)
            if (size[i] > 0)
                weight[i] += rate * error * noted[k].x[i] / size[i];
    }
}

/* What is learned from one round, played with what was learned `before`, or (null) nothing. */
static struct weights play_round(unsigned round, unsigned games, const double size[PLACES],
                                 const struct weights *before) {
    double weight[PLACES] = {0}, sum[PLACES] = {0}, counted = 0;
    struct weights learned;

    for (unsigned g = 0; g < games; g++) {
        const struct weights *of[COLOURS];
        int winner;

        for (unsigned p = 0; p < COLOURS; p++)
            of[p] = (g + p) % 3 ? before : NULL;
        winner = play(SEED + 1 + round, g, of, 0);
        if (winner < 0)
            continue;
        learn(weight, size, (unsigned)winner, 0.01 / (1 + 20.0 * g / games));
        if (g < games / 2)
            continue;
        for (unsigned i = 0; i < PLACES; i++) /* the mean wavers less than the last */
            sum[i] += weight[i];
        counted++;
    }
    for (unsigned i = 0; i < PLACES; i++) {
        double value = size[i] > 0 ? unit * sum[i] / counted / size[i] : 0;

        learned.of[i / FEATURES][i % FEATURES] = (int16_t)(value < 0 ? value - 0.5 : value + 0.5);
    }
    return learned;
}

static void print(const struct weights *weights) {
    for (unsigned role = 0; role < ROLES; role++) {
        printf(role ? "},\n      {" : "     {{{");
        for (unsigned i = 0; i < FEATURES; i++)
            printf("%s%d", i ? ", " : "", weights->of[role][i]);
    }
    puts("}}},");
}

static int prepare(const char *preset, int players) {
    chinczyk_rules rules;
    char seats[CHINCZYK_MAX_COLOURS + 1];

    return !chinczyk_rules_parse(preset, &rules, sizeof rules, NULL) &&
           !chinczyk_rules_seats(&rules, players, 1, seats, sizeof seats, NULL) &&
           !chinczyk_ruleset_compile(&rs, &rules, seats, strlen(seats), NULL);
}

int main(int argc, char **argv) {
    unsigned games = argc > 3 ? (unsigned)atoi(argv[3]) : GAMES, most = 0;
    struct weights best = {{{0}}}, last;
    double size[PLACES];

    if (argc < 3 || !prepare(argv[1], atoi(argv[2]))) {
        fputs("Usage: chinczyk-tune PRESET PLAYERS [GAMES]\n", stderr);
        return 2;
    }
    measure(size);
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned won;

        last = play_round(round, games, size, round ? &last : NULL);
        won = wins(&last);
        fprintf(stderr, "%s %s: round %u wins %u of %d games against greedy players\n", argv[1],
                argv[2], round, won, TRIALS);
        if (won >= most) {
            most = won;
            best = last;
        }
    }
    print(&best);
    return 0;
}
