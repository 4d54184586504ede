/* SPDX-License-Identifier: MIT */
/* Computer players and chances. Those that judge positions may come to judge better. */
#include "client.h"

enum { PLAYOUTS = 20 };

static int32_t never(void *ctx) {
    (void)ctx;
    return 0;
}

/* Chances of random players, whose dice stay the same. */
static chinczyk_forecast of_random_players(void) {
    chinczyk_forecast forecast;

    MUST(chinczyk_forecast_init(&forecast, sizeof forecast));
    forecast.playouts = PLAYOUTS;
    forecast.seed = 5;
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        forecast.kinds[p] = CHINCZYK_PLAYER_RANDOM;
    return forecast;
}

static uint64_t mix_chances(const chinczyk_chance *chances, size_t count) {
    uint64_t sum = 0;

    for (size_t i = 0; i < count; i++)
        sum = mix(sum, chances[i].millionths);
    return sum;
}

/* A game that waits for a choice between some moves. */
void show_choice(const chinczyk_game *game) {
    const chinczyk_forecast forecast = of_random_players();
    chinczyk_hint hints[CHINCZYK_MAX_MOVES];
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    size_t count, moves, index;
    uint64_t done, sum = 0;

    MUST(chinczyk_game_moves(game, NULL, 0, &moves));
    for (chinczyk_player_kind kind = CHINCZYK_PLAYER_RANDOM; kind <= CHINCZYK_PLAYER_STRONG;
         kind++) {
        chinczyk_bot bot;

        MUST(chinczyk_bot_init(&bot, sizeof bot, kind));
        bot.seed = 7;
        bot.nodes = 100;
        MUST(chinczyk_game_choose(game, &bot, never, NULL, &index, &done));
        must_be(index < moves, "the choice of a computer player");
        if (kind == CHINCZYK_PLAYER_RANDOM)
            sum = mix(sum, index);
    }
    MUST(
        chinczyk_game_hint(game, &forecast, never, NULL, hints, CHINCZYK_MAX_MOVES, &count, &done));
    must_be(count == moves && done == PLAYOUTS, "hints for all moves");
    for (size_t i = 0; i < count; i++)
        sum = mix(mix(sum, hints[i].index), hints[i].millionths);
    MUST(chinczyk_game_chances(game, &forecast, never, NULL, chances, CHINCZYK_MAX_COLOURS, &count,
                               &done));
    printf("  chances sum %016" PRIx64 "\n", mix(sum, mix_chances(chances, count)));
}

/* Players who cannot meet any more. */
void show_race(void) {
    const chinczyk_forecast forecast = of_random_players();
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    chinczyk_rules rules;
    chinczyk_game *game;
    size_t count;

    MUST(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH));
    MUST(chinczyk_game_new_at(&rules, "0.1. 103,102,101,39/./103,102,101,19/. 0 roll t0s0 -", 1,
                              &allocator, &game, NULL));
    MUST(chinczyk_game_exact_chances(game, &forecast, never, NULL, chances, CHINCZYK_MAX_COLOURS,
                                     &count));
    printf("race %u %u\n", (unsigned)chances[0].millionths, (unsigned)chances[1].millionths);
    chinczyk_game_free(game);
    must_be_given_back();
}
