/* SPDX-License-Identifier: MIT */
/* chinczyk-league: lets the kinds of players play each other, and tells who is the better. */
#include <chinczyk.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char text_help[] =
    "Usage: chinczyk-league [OPTION VALUE]...\n"
    "Lets strong, greedy and random players of Chinczyk play each other: for two, and\n"
    "for four, where every second one is of the same kind. Tells the games won by the\n"
    "first kind, with a 95 % interval (Wilson's); they sit equally often in each seat.\n"
    "\n"
    "  --rules TEXT     only these rules, not all presets\n"
    "  --games N        games of each pairing (10000)\n"
    "  --seed S         their seed (1)\n"
    "  --nodes N        only strong against greedy, for two, where the strong player\n"
    "                   looks ahead and may judge so many positions for a choice\n";

static const struct pairing {
    chinczyk_player_kind first, second;
} pairings[] = {
    {CHINCZYK_PLAYER_GREEDY, CHINCZYK_PLAYER_RANDOM},
    {CHINCZYK_PLAYER_STRONG, CHINCZYK_PLAYER_GREEDY},
    {CHINCZYK_PLAYER_STRONG, CHINCZYK_PLAYER_RANDOM},
};

/* The games that players of the first kind won, who sit in every second seat from `seat` on. */
static uint64_t wins(const chinczyk_rules *rules, const char *seats, const struct pairing *pairing,
                     int seat, uint64_t seed, uint64_t games) {
    chinczyk_simulation asked;
    chinczyk_results results = {.struct_size = sizeof results};
    uint64_t won = 0;
    chinczyk_simulation_init(&asked, sizeof asked);
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        asked.kinds[p] = p % 2 == seat ? pairing->first : pairing->second;
    asked.seed = seed + (uint64_t)seat;
    asked.games = games;
    chinczyk_simulate(rules, seats, &asked, NULL, NULL, &results, NULL);
    for (int p = seat; p < results.players; p += 2)
        won += results.places[p][0];
    return won;
}

static void print_share(uint64_t won, uint64_t games) {
    double n = (double)games, share = (double)won / n, z = 1.96;
    double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    double reach = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    printf(" %.1f (%.1f to %.1f) |", 100 * share, 100 * (middle - reach), 100 * (middle + reach));
    fflush(stdout);
}

/* A game for two; the place of the strong player, who is `player`. */
static int32_t place_of_strong(const chinczyk_rules *rules, const char *seats, int32_t player,
                               uint64_t seed, uint64_t nodes) {
    chinczyk_bot strong, greedy;
    chinczyk_game *game;
    chinczyk_state state = {.struct_size = sizeof state};
    size_t index;
    chinczyk_bot_init(&strong, sizeof strong, CHINCZYK_PLAYER_STRONG);
    chinczyk_bot_init(&greedy, sizeof greedy, CHINCZYK_PLAYER_GREEDY);
    strong.nodes = nodes;
    greedy.seed = seed;
    if (chinczyk_game_new(rules, seats, CHINCZYK_NONE, seed, NULL, &game, NULL) != CHINCZYK_OK)
        exit(EXIT_FAILURE);
    while (chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER) {
        const chinczyk_bot *bot = chinczyk_game_player(game) == player ? &strong : &greedy;
        if (chinczyk_game_choose(game, bot, NULL, NULL, &index, NULL) == CHINCZYK_OK)
            chinczyk_game_play_index(game, index);
        else
            chinczyk_game_roll(game, 0, NULL);
    }
    chinczyk_game_state(game, &state);
    chinczyk_game_free(game);
    return state.place[player];
}

static void play_with_nodes(const chinczyk_rules *rules, uint64_t seed, uint64_t games,
                            uint64_t nodes) {
    char seats[CHINCZYK_MAX_COLOURS + 1];
    uint64_t won = 0;
    if (chinczyk_rules_seats(rules, 2, 1, seats, sizeof seats, NULL) != CHINCZYK_OK)
        return;
    for (uint64_t g = 0; g < games; g++)
        won += place_of_strong(rules, seats, (int32_t)(g % 2), seed + g / 2, nodes) == 1;
    printf("| %" PRIu64 " |", nodes);
    print_share(won, games);
    putchar('\n');
}

static void play(const chinczyk_rules *rules, const char *name, int players, uint64_t seed,
                 uint64_t games) {
    char seats[CHINCZYK_MAX_COLOURS + 1];
    /* These rules may not seat so many. */
    if (chinczyk_rules_seats(rules, players, 1, seats, sizeof seats, NULL) != CHINCZYK_OK)
        return;
    if (rules->robbers && players > 2)
        return;
    printf("| %s, %d |", name, players);
    for (size_t i = 0; i < sizeof pairings / sizeof *pairings; i++) {
        uint64_t half = (games + 1) / 2;
        uint64_t won = wins(rules, seats, &pairings[i], 0, seed, half) +
                       wins(rules, seats, &pairings[i], 1, seed, half);
        print_share(won, 2 * half);
    }
    putchar('\n');
}

int main(int argc, char **argv) {
    const char *only = NULL;
    uint64_t games = 10000, seed = 1, nodes = 0;
    chinczyk_rules rules;
    chinczyk_error error;
    for (int i = 1; i < argc; i += 2) {
        char *end = "";
        if (!strcmp(argv[i], "--help")) {
            fputs(text_help, stdout);
            return EXIT_SUCCESS;
        }
        if (i + 1 < argc && !strcmp(argv[i], "--rules"))
            only = argv[i + 1];
        else if (i + 1 < argc && !strcmp(argv[i], "--games"))
            games = strtoull(argv[i + 1], &end, 10);
        else if (i + 1 < argc && !strcmp(argv[i], "--seed"))
            seed = strtoull(argv[i + 1], &end, 10);
        else if (i + 1 < argc && !strcmp(argv[i], "--nodes"))
            nodes = strtoull(argv[i + 1], &end, 10);
        else
            end = argv[i];
        if (*end || !games || games > 1000000000) {
            fprintf(stderr, "chinczyk-league: what is %s? Try --help.\n", argv[i]);
            return 2;
        }
    }
    if (nodes) {
        if (chinczyk_rules_parse(only ? only : "polish", &rules, sizeof rules, NULL) != CHINCZYK_OK)
            return 2;
        play_with_nodes(&rules, seed, games, nodes);
        return EXIT_SUCCESS;
    }
    puts("| rules, players | greedy beats random, % | strong beats greedy, % "
         "| strong beats random, % |\n| --- | --- | --- | --- |");
    for (int32_t preset = 0; preset < (only ? 1 : chinczyk_preset_count()); preset++) {
        const char *name = only ? only : chinczyk_preset_name(preset);
        if (chinczyk_rules_parse(name, &rules, sizeof rules, &error) != CHINCZYK_OK) {
            fprintf(stderr, "chinczyk-league: --rules: %s\n", error.reason);
            return 2;
        }
        play(&rules, name, 2, seed, games);
        play(&rules, name, 4, seed, games);
    }
    return EXIT_SUCCESS;
}
