/* SPDX-License-Identifier: MIT */
/*
 * games [FILE]: plays games of every preset with the game's own die and tells how they went;
 * with FILE (games.txt here), compares that with its lines. The same seed gives the same game on
 * every machine, so each must tell what one of them told.
 */
#include <chinczyk.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 160, SEATS = CHINCZYK_MAX_COLOURS + 1, EVENTS = 64, STEPS = 20000 };

/* Narrow ones, and ones that need all 64 bits. */
static const uint64_t seeds[] = {0, 1, 2024, UINT64_C(0xfedcba9876543210), UINT64_MAX};

static FILE *golden; /* null: to print */
static unsigned line_number;

static void fail(const char *what, const char *detail) {
    fprintf(stderr, "%s: %s\n", what, detail);
    exit(EXIT_FAILURE);
}

static void check(chinczyk_status status, const char *call) {
    if (status != CHINCZYK_OK)
        fail(call, chinczyk_status_message(status));
}

/* Prints a line, or compares it with the next one of the file. */
static void tell(const char *format, ...) {
    char line[LINE], want[LINE] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    line_number++;
    if (!golden) {
        puts(line);
        return;
    }
    if (fgets(want, sizeof want, golden))
        want[strcspn(want, "\r\n")] = '\0';
    if (strcmp(line, want) != 0) {
        fprintf(stderr, "line %u: want %s\n  got  %s\n", line_number, want, line);
        exit(EXIT_FAILURE);
    }
}

/* Stirs a number into the running hash. */
static void stir(uint64_t *run, uint64_t number) {
    *run = (*run ^ number) * UINT64_C(0x9e3779b97f4a7c15);
    *run ^= *run >> 32;
}

static void stir_signed(uint64_t *run, int64_t number) {
    stir(run, (uint64_t)number);
}

static void stir_move(uint64_t *run, const chinczyk_move *move) {
    stir_signed(run, move->from_square);
    stir_signed(run, move->to_square);
    stir_signed(run, move->player);
    stir_signed(run, move->piece);
    stir_signed(run, move->partner);
    stir_signed(run, move->colour);
    stir(run, move->captured);
    stir(run, move->flags);
}

/* What the last step did, and where it led. */
static void stir_step(uint64_t *run, const chinczyk_game *game) {
    chinczyk_event events[EVENTS];
    size_t count;
    check(chinczyk_game_events(game, events, EVENTS, &count), "events");
    for (size_t i = 0; i < count; i++) {
        stir_signed(run, events[i].kind);
        stir_signed(run, events[i].player);
        stir_signed(run, events[i].piece);
        stir_signed(run, events[i].from_square);
        stir_signed(run, events[i].to_square);
        stir_signed(run, events[i].value);
    }
    stir(run, chinczyk_game_hash(game));
}

/* The rule of choice only has to be the same everywhere and to try out all sorts of moves. */
static void step(uint64_t *run, chinczyk_game *game) {
    if (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE) {
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        size_t count;
        check(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), "moves");
        for (size_t i = 0; i < count; i++)
            stir_move(run, &moves[i]);
        check(chinczyk_game_play(game, &moves[chinczyk_game_steps(game) % count]), "play");
    } else {
        int32_t face;
        check(chinczyk_game_roll(game, 0, &face), "roll");
        stir_signed(run, face);
    }
    stir_step(run, game);
}

/* Plays a game and returns its running hash. */
static uint64_t play(chinczyk_preset preset, int32_t players, uint64_t seed) {
    chinczyk_rules rules;
    chinczyk_game *game;
    char seats[SEATS];
    uint64_t run = 0;
    check(chinczyk_rules_init(&rules, sizeof rules, preset), "rules");
    if (rules.robbers > 0)
        players = 2; /* rules 2: robbers are for two players */
    check(chinczyk_rules_seats(&rules, players, 1, seats, sizeof seats, NULL), "seats");
    check(chinczyk_game_new(&rules, seats, CHINCZYK_NONE, seed, NULL, &game, NULL), "new");
    while (chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER) {
        if (chinczyk_game_steps(game) == STEPS)
            fail(chinczyk_preset_name(preset), "the game does not end");
        step(&run, game);
    }
    tell("%s players=%" PRId32 " seed=%016" PRIx64 " steps=%" PRIu32 " position=%016" PRIx64
         " run=%016" PRIx64,
         chinczyk_preset_name(preset), players, seed, chinczyk_game_steps(game),
         chinczyk_game_hash(game), run);
    chinczyk_game_free(game);
    return run;
}

int main(int argc, char **argv) {
    uint64_t all = 0;
    if (argc > 1 && !(golden = fopen(argv[1], "r")))
        fail(argv[1], "cannot be read");
    tell("# SPDX-License-Identifier: MIT");
    tell("# The games of games.c; run is a hash of every face, move, event and position.");
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++)
        for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++)
            stir(&all, play(preset, 2 + (int32_t)(i % 3), seeds[i]));
    tell("all=%016" PRIx64, all);
    if (golden) {
        if (fgetc(golden) != EOF)
            fail(argv[1], "goes on");
        fclose(golden);
    }
    return EXIT_SUCCESS;
}
