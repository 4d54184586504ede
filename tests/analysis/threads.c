/* SPDX-License-Identifier: MIT */
/*
 * Threads, for ThreadSanitizer and for every run of the tests: each does what it does alone. Two
 * play a game each, one builds rules while another plays, two read the same game, two simulate.
 */
#include <chinczyk.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 3000, RULES = 300, READS = 300 };

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);         \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* What a thread is given, and a number for all that it saw. */
struct task {
    const char *rules;
    const chinczyk_game *game; /* to read */
    uint64_t saw;
};

static void see(struct task *task, uint64_t number) {
    task->saw = (task->saw ^ number) * UINT64_C(0x9fb21c651e98df25);
    task->saw ^= task->saw >> 29;
}

static chinczyk_game *begin(const char *text) {
    chinczyk_rules rules;
    chinczyk_game *game;
    char seats[16];
    CHECK(chinczyk_rules_parse(text, &rules, sizeof rules, NULL) == CHINCZYK_OK);
    CHECK(chinczyk_rules_seats(&rules, 2, 1, seats, sizeof seats, NULL) == CHINCZYK_OK);
    CHECK(chinczyk_game_new(&rules, seats, CHINCZYK_NONE, 1, NULL, &game, NULL) == CHINCZYK_OK);
    return game;
}

/* One step, the first move of every choice; a game that is over is taken back a little. */
static void step(chinczyk_game *game) {
    chinczyk_status status;
    switch (chinczyk_game_phase(game)) {
    case CHINCZYK_PHASE_OVER:
        for (int i = 0; i < 50; i++)
            CHECK(chinczyk_game_undo(game) == CHINCZYK_OK);
        status = chinczyk_game_redo(game);
        break;
    case CHINCZYK_PHASE_MOVE:
        status = chinczyk_game_play_index(game, 0);
        break;
    default:
        status = chinczyk_game_roll(game, 0, NULL);
    }
    CHECK(status == CHINCZYK_OK);
}

static void *play(void *argument) {
    struct task *task = argument;
    chinczyk_game *game = begin(task->rules);
    for (int i = 0; i < STEPS; i++) {
        step(game);
        see(task, chinczyk_game_hash(game));
    }
    chinczyk_game_free(game);
    return NULL;
}

static void *build_rules(void *argument) {
    struct task *task = argument;
    for (int i = 0; i < RULES; i++) {
        chinczyk_rules rules;
        char text[1024];
        size_t needed, words;
        int32_t width, height;
        CHECK(chinczyk_rules_init(&rules, sizeof rules, i % chinczyk_preset_count()) ==
              CHINCZYK_OK);
        rules.pawns = 1 + (uint32_t)i % 4;
        CHECK(chinczyk_rules_check(&rules, NULL) == CHINCZYK_OK);
        CHECK(chinczyk_rules_format(&rules, text, sizeof text, &needed) == CHINCZYK_OK);
        CHECK(chinczyk_rules_parse(text, &rules, sizeof rules, NULL) == CHINCZYK_OK);
        CHECK(chinczyk_rules_words(&rules, CHINCZYK_POLISH, NULL, 0, &words) == CHINCZYK_OK);
        CHECK(chinczyk_board_size(&rules, &width, &height) == CHINCZYK_OK);
        chinczyk_game_free(begin(text));
        see(task, needed + words + (uint64_t)width);
    }
    return NULL;
}

static void *read_game(void *argument) {
    struct task *task = argument;
    for (int i = 0; i < READS; i++) {
        chinczyk_state state = {.struct_size = sizeof state};
        chinczyk_game *copy;
        size_t count, needed;
        uint64_t leaves;
        CHECK(chinczyk_game_state(task->game, &state) == CHINCZYK_OK);
        CHECK(chinczyk_game_moves(task->game, NULL, 0, &count) == CHINCZYK_OK);
        CHECK(chinczyk_game_perft(task->game, 1, NULL, NULL, &leaves) == CHINCZYK_OK);
        CHECK(chinczyk_game_save(task->game, NULL, 0, NULL, 0, &needed, NULL) == CHINCZYK_OK);
        CHECK(chinczyk_game_copy(task->game, NULL, &copy) == CHINCZYK_OK);
        step(copy);
        see(task, chinczyk_game_hash(copy) + state.steps + count + leaves + needed);
        chinczyk_game_free(copy);
    }
    return NULL;
}

static void *simulate(void *argument) {
    struct task *task = argument;
    chinczyk_rules rules;
    chinczyk_simulation simulation;
    chinczyk_results *results = calloc(1, sizeof *results);
    CHECK(results != NULL);
    results->struct_size = sizeof *results;
    CHECK(chinczyk_rules_parse(task->rules, &rules, sizeof rules, NULL) == CHINCZYK_OK);
    CHECK(chinczyk_simulation_init(&simulation, sizeof simulation) == CHINCZYK_OK);
    simulation.games = 50;
    CHECK(chinczyk_simulate(&rules, "0.1.", &simulation, NULL, NULL, results, NULL) == CHINCZYK_OK);
    for (int m = 0; m < CHINCZYK_MAX_MEASURES; m++)
        see(task, results->sums[m]);
    free(results);
    return NULL;
}

typedef void *(*work)(void *task);

/* Alone first, then at the same time: both see what they saw alone. */
static void together(work first, struct task one, work second, struct task two) {
    struct task alone_one = one, alone_two = two;
    pthread_t threads[2];
    first(&alone_one);
    second(&alone_two);
    CHECK(pthread_create(&threads[0], NULL, first, &one) == 0);
    CHECK(pthread_create(&threads[1], NULL, second, &two) == 0);
    CHECK(pthread_join(threads[0], NULL) == 0);
    CHECK(pthread_join(threads[1], NULL) == 0);
    CHECK(one.saw == alone_one.saw && two.saw == alone_two.saw);
}

int main(void) {
    struct task polish = {.rules = "polish"}, ludo = {.rules = "ludo,combine_rolls=yes"};
    chinczyk_game *game = begin("british");
    struct task reading = {.game = game};
    for (int i = 0; i < 200; i++)
        step(game);
    together(play, polish, play, ludo);
    together(play, polish, play, polish);
    together(build_rules, polish, play, ludo);
    together(read_game, reading, read_game, reading);
    together(simulate, polish, simulate, ludo);
    chinczyk_game_free(game);
    puts("each thread saw what it sees alone");
    return EXIT_SUCCESS;
}
