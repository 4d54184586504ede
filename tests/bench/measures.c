/* SPDX-License-Identifier: MIT */
#include "measures.h"

#include <stdio.h>
#include <stdlib.h>

#include "batches.h"
#include "inlined.h"
#include "pick.h"

/* Rolls ahead in perft, from the start of a game; and events that a step makes, at most. */
enum { PERFT_DEPTH = 6, MOST_EVENTS = 64 };

void must_be_ok(chinczyk_status status, const char *call) {
    if (status != CHINCZYK_OK) {
        fprintf(stderr, "chinczyk-bench: %s: %s\n", call, chinczyk_status_message(status));
        exit(EXIT_FAILURE);
    }
}

/* --- subjects --- */

int subject_exists(chinczyk_preset preset, int32_t players) {
    chinczyk_rules rules;

    must_be_ok(chinczyk_rules_init(&rules, sizeof rules, preset), "rules_init");
    return !chinczyk_rules_seats(&rules, players, 1, NULL, 0, NULL);
}

static chinczyk_game *new_game(const struct subject *subject, uint64_t seed) {
    chinczyk_game *game;

    must_be_ok(chinczyk_game_new(&subject->rules, subject->seats, 0, seed, NULL, &game, NULL),
               "game_new");
    return game;
}

static yardstick_game *new_yardstick(const struct subject *subject, uint64_t seed) {
    yardstick_game *game;

    must_be_ok(yardstick_new(&subject->rules, subject->players, 0, seed, &game), "yardstick_new");
    return game;
}

/* Plays until the game is over, which a roll that it does not wait for tells, but so many plies at
 * most, and returns how many. A ply is a roll, and a move picked at random where there is one. */
static uint64_t play_plies(chinczyk_game *game, uint64_t *pick, uint64_t most) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    uint64_t plies = 0;
    size_t count;

    for (; plies < most; plies++) {
        chinczyk_status status = chinczyk_game_roll(game, 0, NULL);

        if (status && chinczyk_game_phase(game) == CHINCZYK_PHASE_OVER)
            break;
        must_be_ok(status, "roll");
        must_be_ok(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), "moves");
        if (count)
            must_be_ok(chinczyk_game_play(game, &moves[pick_below(pick, (uint32_t)count)]), "play");
    }
    return plies;
}

static uint64_t play_plies_of_yardstick(yardstick_game *game, uint64_t *pick, uint64_t most) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    uint64_t plies = 0;
    size_t count;

    for (; plies < most; plies++) {
        chinczyk_status status = yardstick_roll(game, 0, NULL);

        if (status && yardstick_phase(game) == CHINCZYK_PHASE_OVER)
            break;
        must_be_ok(status, "yardstick_roll");
        must_be_ok(yardstick_moves(game, moves, CHINCZYK_MAX_MOVES, &count), "yardstick_moves");
        if (count)
            must_be_ok(yardstick_play(game, &moves[pick_below(pick, (uint32_t)count)]),
                       "yardstick_play");
    }
    return plies;
}

/* Plays the sample's game `plies` on, and then to a choice; 0 where it is over before. */
static int open_sample(struct subject *subject, unsigned sample, uint64_t seed, unsigned plies) {
    chinczyk_game *game = new_game(subject, seed);
    yardstick_game *yardstick = new_yardstick(subject, seed);
    uint64_t pick = seed, same_pick = seed;

    play_plies(game, &pick, plies);
    play_plies_of_yardstick(yardstick, &same_pick, plies);
    while (chinczyk_game_phase(game) == CHINCZYK_PHASE_ROLL) {
        must_be_ok(chinczyk_game_roll(game, 0, NULL), "roll");
        must_be_ok(yardstick_roll(yardstick, 0, NULL), "yardstick_roll");
    }
    if (chinczyk_game_phase(game) != CHINCZYK_PHASE_MOVE) {
        chinczyk_game_free(game);
        yardstick_free(yardstick);
        return 0;
    }
    subject->game[sample] = game;
    subject->yardstick[sample] = yardstick;
    must_be_ok(chinczyk_game_position(game, subject->text[sample], SAMPLE_TEXT, NULL), "position");
    return 1;
}

void subject_open(struct subject *subject, chinczyk_preset preset, int32_t players) {
    uint64_t seed = 0;

    *subject = (struct subject){
        .preset = chinczyk_preset_name(preset), .number = preset, .players = players};
    must_be_ok(chinczyk_rules_init(&subject->rules, sizeof subject->rules, preset), "rules_init");
    must_be_ok(chinczyk_rules_seats(&subject->rules, players, 1, subject->seats,
                                    sizeof subject->seats, NULL),
               "rules_seats");
    for (unsigned sample = 0; sample < SAMPLES; sample++)
        while (!open_sample(subject, sample, seed++, 2 * sample))
            ;
}

void subject_close(struct subject *subject) {
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        chinczyk_game_free(subject->game[sample]);
        yardstick_free(subject->yardstick[sample]);
    }
}

/* --- whole games --- */

static uint64_t play_games(const struct subject *subject, uint64_t times) {
    uint64_t plies = 0;

    for (uint64_t seed = 0; seed < times; seed++) {
        chinczyk_game *game = new_game(subject, seed);
        uint64_t pick = seed;

        plies += play_plies(game, &pick, UINT64_MAX);
        chinczyk_game_free(game);
    }
    return plies;
}

static uint64_t play_games_of_yardstick(const struct subject *subject, uint64_t times) {
    uint64_t plies = 0;

    for (uint64_t seed = 0; seed < times; seed++) {
        yardstick_game *game = new_yardstick(subject, seed);
        uint64_t pick = seed;

        plies += play_plies_of_yardstick(game, &pick, UINT64_MAX);
        yardstick_free(game);
    }
    return plies;
}

static uint64_t play_games_inlined(const struct subject *subject, uint64_t times) {
    enum inlined_game game = subject->players == 2 ? INLINED_POLISH_2 : INLINED_POLISH_4;
    uint64_t plies = 0;

    if (subject->number != CHINCZYK_PRESET_POLISH)
        return 0;
    for (uint64_t seed = 0; seed < times; seed++)
        plies += inlined_playout(game, seed, seed);
    return plies;
}

/* Random games that the library plays by itself. The yardstick's are others: it has the library's
 * die, not the draws of doc/simulation.md. */
static uint64_t simulate(const struct subject *subject, uint64_t times) {
    chinczyk_results results = {.struct_size = sizeof results};
    chinczyk_simulation simulation;

    must_be_ok(chinczyk_simulation_init(&simulation, sizeof simulation), "simulation_init");
    simulation.games = times;
    must_be_ok(
        chinczyk_simulate(&subject->rules, subject->seats, &simulation, NULL, NULL, &results, NULL),
        "simulate");
    return results.sums[CHINCZYK_MEASURE_ROLLS];
}

static uint64_t play_out(const struct subject *subject, uint64_t times) {
    chinczyk_game *game = new_game(subject, 0);
    uint64_t plies = 0, rolls;

    for (uint64_t i = 0; i < times; i++) {
        must_be_ok(chinczyk_game_playout(game, 0, i, NULL, 0, NULL, &rolls), "playout");
        plies += rolls;
    }
    chinczyk_game_free(game);
    return plies;
}

static uint64_t play_batch_plain(const struct subject *subject, uint64_t times) {
    return batches_play("plain", &subject->rules, subject->seats, times);
}

static uint64_t play_batch_sse2(const struct subject *subject, uint64_t times) {
    return batches_play("sse2", &subject->rules, subject->seats, times);
}

static uint64_t play_batch_avx2(const struct subject *subject, uint64_t times) {
    return batches_play("avx2", &subject->rules, subject->seats, times);
}

static uint64_t play_batch_avx512(const struct subject *subject, uint64_t times) {
    return batches_play("avx512", &subject->rules, subject->seats, times);
}

static uint64_t play_batch_neon(const struct subject *subject, uint64_t times) {
    return batches_play("neon", &subject->rules, subject->seats, times);
}

/* --- single calls --- */

static uint64_t begin_and_free(const struct subject *subject, uint64_t times) {
    for (uint64_t i = 0; i < times; i++)
        chinczyk_game_free(new_game(subject, i));
    return times;
}

static uint64_t begin_and_free_yardstick(const struct subject *subject, uint64_t times) {
    for (uint64_t i = 0; i < times; i++)
        yardstick_free(new_yardstick(subject, i));
    return times;
}

static uint64_t list_moves(const struct subject *subject, uint64_t times) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;

    for (uint64_t i = 0; i < times; i++)
        must_be_ok(
            chinczyk_game_moves(subject->game[i % SAMPLES], moves, CHINCZYK_MAX_MOVES, &count),
            "moves");
    return times;
}

static uint64_t list_moves_of_yardstick(const struct subject *subject, uint64_t times) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;

    for (uint64_t i = 0; i < times; i++)
        must_be_ok(
            yardstick_moves(subject->yardstick[i % SAMPLES], moves, CHINCZYK_MAX_MOVES, &count),
            "yardstick_moves");
    return times;
}

static uint64_t play_and_undo(const struct subject *subject, uint64_t times) {
    for (uint64_t i = 0; i < times; i++) {
        must_be_ok(chinczyk_game_play_index(subject->game[i % SAMPLES], 0), "play_index");
        must_be_ok(chinczyk_game_undo(subject->game[i % SAMPLES]), "undo");
    }
    return times;
}

static uint64_t copy_and_free(const struct subject *subject, uint64_t times) {
    for (uint64_t i = 0; i < times; i++) {
        chinczyk_game *copy;

        must_be_ok(chinczyk_game_copy(subject->game[i % SAMPLES], NULL, &copy), "copy");
        chinczyk_game_free(copy);
    }
    return times;
}

static uint64_t copy_and_free_yardstick(const struct subject *subject, uint64_t times) {
    for (uint64_t i = 0; i < times; i++) {
        yardstick_game *copy;

        must_be_ok(yardstick_copy(subject->yardstick[i % SAMPLES], &copy), "yardstick_copy");
        yardstick_free(copy);
    }
    return times;
}

static uint64_t tell_events(const struct subject *subject, uint64_t times) {
    chinczyk_event events[MOST_EVENTS];
    size_t count;

    for (uint64_t i = 0; i < times; i++)
        must_be_ok(chinczyk_game_events(subject->game[i % SAMPLES], events, MOST_EVENTS, &count),
                   "events");
    return times;
}

static uint64_t hash(const struct subject *subject, uint64_t times) {
    for (uint64_t i = 0; i < times; i++)
        chinczyk_game_hash(subject->game[i % SAMPLES]);
    return times;
}

static uint64_t print(const struct subject *subject, uint64_t times) {
    char text[SAMPLE_TEXT];

    for (uint64_t i = 0; i < times; i++)
        must_be_ok(chinczyk_game_position(subject->game[i % SAMPLES], text, sizeof text, NULL),
                   "position");
    return times;
}

static uint64_t parse(const struct subject *subject, uint64_t times) {
    for (uint64_t i = 0; i < times; i++) {
        chinczyk_game *game;

        must_be_ok(
            chinczyk_game_new_at(&subject->rules, subject->text[i % SAMPLES], 0, NULL, &game, NULL),
            "new_at");
        chinczyk_game_free(game);
    }
    return times;
}

/* --- perft --- */

/* The leaves of chinczyk_game_perft(), every one of them played and taken back. */
static uint64_t count_leaves(chinczyk_game *game, uint32_t depth) {
    uint64_t leaves = 0;

    if (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE) {
        size_t count;

        must_be_ok(chinczyk_game_moves(game, NULL, 0, &count), "moves");
        for (size_t i = 0; i < count; i++) {
            must_be_ok(chinczyk_game_play_index(game, i), "play_index");
            leaves += count_leaves(game, depth);
            must_be_ok(chinczyk_game_undo(game), "undo");
        }
        return leaves;
    }
    if (!depth || chinczyk_game_phase(game) == CHINCZYK_PHASE_OVER)
        return 1;
    for (int32_t face = 1; face <= 6; face++) {
        must_be_ok(chinczyk_game_roll(game, face, NULL), "roll");
        leaves += count_leaves(game, depth - 1);
        must_be_ok(chinczyk_game_undo(game), "undo");
    }
    return leaves;
}

static uint64_t perft_by_calls(const struct subject *subject, uint64_t times) {
    chinczyk_game *game = new_game(subject, 0);
    uint64_t leaves = 0;

    for (uint64_t i = 0; i < times; i++)
        leaves += count_leaves(game, PERFT_DEPTH);
    chinczyk_game_free(game);
    return leaves;
}

static uint64_t perft(const struct subject *subject, uint64_t times) {
    chinczyk_game *game = new_game(subject, 0);
    uint64_t leaves = 0;

    for (uint64_t i = 0; i < times; i++) {
        uint64_t found;

        must_be_ok(chinczyk_game_perft(game, PERFT_DEPTH, NULL, NULL, &found), "perft");
        leaves += found;
    }
    chinczyk_game_free(game);
    return leaves;
}

static uint64_t perft_of_yardstick(const struct subject *subject, uint64_t times) {
    yardstick_game *game = new_yardstick(subject, 0);
    uint64_t leaves = 0;

    for (uint64_t i = 0; i < times; i++)
        leaves += yardstick_perft(game, PERFT_DEPTH);
    yardstick_free(game);
    return leaves;
}

/* --- the table --- */

const struct measure measures[] = {
    {"play", "ply", "whole random games: roll, moves, play, with the history kept", play_games,
     play_games_of_yardstick, 0},
    {"new-free", "game", "a game begun and freed", begin_and_free, begin_and_free_yardstick, 0},
    {"moves", "call", "the legal moves of a choice listed", list_moves, list_moves_of_yardstick, 0},
    /* Before the first undo: from then on a game keeps more, and its events are cheaper. */
    {"events", "call", "the events of the last step", tell_events, NULL, 0},
    {"play-undo", "pair", "a move played and taken back", play_and_undo, NULL, 0},
    {"copy", "copy", "a game copied with its history, the copy freed", copy_and_free,
     copy_and_free_yardstick, 0},
    {"hash", "call", "the hash of the position", hash, NULL, 0},
    {"print", "text", "the text of the position written", print, NULL, 0},
    {"parse", "text", "a game made from the text of a position, and freed", parse, NULL, 0},
    {"perft-calls", "leaf", "perft by roll, moves, play_index and undo, every leaf played",
     perft_by_calls, perft_of_yardstick, 0},
    {"perft", "leaf", "perft in one call", perft, perft_of_yardstick, 0},
    {"playout", "ply", "whole random games, one in one call; the yardstick is the inlined one",
     play_out, play_games_inlined, 1},
    {"simulate", "ply", "many random games in one call, with their statistics; likewise", simulate,
     play_games_inlined, 1},
    {"batch-plain", "ply", "games side by side in the compiler's vectors of 16 bytes; likewise",
     play_batch_plain, play_games_inlined, 1},
    {"batch-sse2", "ply", "by SSE2", play_batch_sse2, play_games_inlined, 1},
    {"batch-avx2", "ply", "by AVX2", play_batch_avx2, play_games_inlined, 1},
    {"batch-avx512", "ply", "by AVX-512", play_batch_avx512, play_games_inlined, 1},
    {"batch-neon", "ply", "by NEON", play_batch_neon, play_games_inlined, 1},
};
const int measure_count = sizeof measures / sizeof *measures;
