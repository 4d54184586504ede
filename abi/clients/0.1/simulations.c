/* SPDX-License-Identifier: MIT */
/* Simulated games and what they came to. Standard errors may become more exact. */
#include "client.h"

enum { GAMES = 24, PART = 10, PLAYOUTS = 4 };

void show_measures(void) {
    for (chinczyk_player_kind kind = CHINCZYK_PLAYER_RANDOM; kind <= CHINCZYK_PLAYER_GREEDY; kind++)
        printf("player %d %s\n", (int)kind, chinczyk_player_kind_name(kind));
    for (chinczyk_measure m = CHINCZYK_MEASURE_ROLLS; m <= CHINCZYK_MEASURE_CHOICES; m++)
        printf("measure %d %s\n", (int)m, chinczyk_measure_name(m));
    printf("bins");
    for (int32_t bin = 0; bin <= CHINCZYK_MAX_BINS; bin += 14)
        printf(" %u", (unsigned)chinczyk_bin_least(bin));
    printf("\n");
}

void show_playouts(const chinczyk_game *game) {
    uint64_t sum = 0;

    for (uint64_t n = 0; n < PLAYOUTS; n++) {
        int32_t places[CHINCZYK_MAX_COLOURS];
        size_t count;
        uint64_t rolls;

        MUST(chinczyk_game_playout(game, 3, n, places, CHINCZYK_MAX_COLOURS, &count, &rolls));
        sum = mix(mix_numbers(sum, places, count), rolls);
    }
    printf("  playouts sum %016" PRIx64 "\n", sum);
}

static int32_t told(uint64_t done, void *ctx) {
    *(uint64_t *)ctx = done;
    return 0;
}

static chinczyk_results simulate(const chinczyk_rules *rules, const char *seats, uint64_t first,
                                 uint64_t games) {
    chinczyk_simulation simulation;
    chinczyk_results results = {.struct_size = sizeof results};
    uint64_t done = 0;

    MUST(chinczyk_simulation_init(&simulation, sizeof simulation));
    must_be(simulation.struct_size == sizeof simulation && simulation.first == CHINCZYK_NONE &&
                !simulation.roll_limit && simulation.kinds[5] == CHINCZYK_PLAYER_RANDOM &&
                !simulation.seed && !simulation.first_game && !simulation.games,
            "a simulation begun");
    simulation.seed = 11;
    simulation.roll_limit = 5000;
    simulation.first_game = first;
    simulation.games = games;
    simulation.kinds[1] = CHINCZYK_PLAYER_GREEDY;
    MUST(chinczyk_simulate(rules, seats, &simulation, told, &done, &results, NULL));
    must_be(done == games, "how far the simulation came");
    return results;
}

static void show_estimates(const chinczyk_results *results) {
    uint64_t mean, share, error;

    for (chinczyk_measure m = CHINCZYK_MEASURE_ROLLS; m <= CHINCZYK_MEASURE_CHOICES; m++) {
        MUST(chinczyk_results_mean(results, m, &mean, &error));
        MUST(chinczyk_results_per_roll(results, m, &share, &error));
        printf(" %" PRIu64 " %" PRIu64, mean, share);
    }
    MUST(chinczyk_results_share(results, results->places[0][0], &share, &error));
    must_be(error <= 500000, "the standard error of a share");
    printf(" won %" PRIu64 "\n", share);
}

/* The parts of a range are merged into exactly the whole, whatever their order. */
void show_simulation(const chinczyk_rules *rules, const char *seats) {
    static char text[LONG_TEXT];
    chinczyk_results whole = simulate(rules, seats, 0, GAMES);
    chinczyk_results late = simulate(rules, seats, PART, GAMES - PART);
    chinczyk_results early = simulate(rules, seats, 0, PART);
    chinczyk_results merged = {.struct_size = sizeof merged}, read = {.struct_size = sizeof read};
    size_t needed;

    MUST(chinczyk_results_merge(&merged, &late, NULL));
    MUST(chinczyk_results_merge(&merged, &early, NULL));
    must_be(!memcmp(&merged, &whole, sizeof whole), "the results of the parts");
    MUST(chinczyk_results_format(&whole, text, sizeof text, &needed));
    must_be(needed == strlen(text) + 1, "the size of the results");
    MUST(chinczyk_results_parse(text, &read, NULL));
    must_be(!memcmp(&read, &whole, sizeof whole), "the results read from their text");
    printf("  results sum %016" PRIx64 "\n ", mix_text(0, text));
    show_estimates(&whole);
}
