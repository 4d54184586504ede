/* SPDX-License-Identifier: MIT */
/*
 * Structs as raw bytes, struct_size and all. A struct lies in a block of just its size, so that
 * reading or writing beyond it is seen. The bytes of the input are laid over a struct that is
 * valid, by exclusive or, so that a few of them change a few members.
 */
#include "../simple/simple.h"
#include "fuzz.h"

enum { RESULTS_MOST = 65536 };

/* Whether the members that must be zero are. */
static bool rest_is_zero(const chinczyk_rules *rules) {
    return fuzz_rest_is_zero(rules, sizeof *rules) && rules->reserved0 == 0 &&
           rules->reserved1[0] == 0 && rules->reserved1[1] == 0 && rules->reserved1[2] == 0;
}

static void use_rules(const chinczyk_rules *rules, bytes *b) {
    char seats[16], text[FUZZ_RULES_TEXT];
    size_t size = sizeof *rules + bytes_below(b, 64), needed;
    chinczyk_game *game;
    FUZZ_CHECK(chinczyk_rules_format(rules, text, sizeof text, NULL) == CHINCZYK_OK);
    fuzz_note(rules, "");
    FUZZ_CHECK(chinczyk_rules_seats(rules, 2, 1, seats, sizeof seats, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_game_new(rules, seats, CHINCZYK_NONE, 1, NULL, &game, NULL) == CHINCZYK_OK);
    fuzz_check_game(game);
    chinczyk_rules *other = malloc(size);
    FUZZ_CHECK(other != NULL);
    FUZZ_CHECK(chinczyk_game_rules(game, other, size) == CHINCZYK_OK);
    FUZZ_CHECK(other->struct_size == size);
    FUZZ_CHECK(rest_is_zero(other));
    FUZZ_CHECK(chinczyk_rules_difference(rules, other, CHINCZYK_ENGLISH, NULL, 0, &needed) ==
               CHINCZYK_OK);
    int32_t width, height;
    FUZZ_CHECK(chinczyk_board_size(rules, &width, &height) == CHINCZYK_OK);
    free(other);
    chinczyk_game_free(game);
}

static void try_rules(bytes *b) {
    chinczyk_rules valid;
    chinczyk_error error;
    bytes_rules(b, &valid);
    chinczyk_rules *rules = fuzz_overlay(&valid, sizeof valid, FUZZ_SIZE_MOST, b);
    bool sized = fuzz_is_sized(rules, sizeof valid, FUZZ_SIZE_MOST);
    bool want = sized && rest_is_zero(rules) && simple_accepts(rules);
    chinczyk_status status = chinczyk_rules_check(rules, &error);
    FUZZ_CHECK((status == CHINCZYK_OK) == want);
    FUZZ_CHECK(error.status == status);
    if (want) {
        use_rules(rules, b);
    } else {
        chinczyk_game *game = (chinczyk_game *)&valid;
        FUZZ_CHECK(chinczyk_game_new(rules, "0.1.", 0, 1, NULL, &game, NULL) == status);
        FUZZ_CHECK(game == NULL);
        FUZZ_CHECK(chinczyk_rules_format(rules, NULL, 0, NULL) == status);
    }
    free(rules);
}

static chinczyk_game *some_game(chinczyk_rules *rules, bytes *b, char seats[8]) {
    chinczyk_game *game;
    bytes_rules(b, rules);
    bytes_seats(b, rules, seats);
    FUZZ_CHECK(chinczyk_game_new(rules, seats, CHINCZYK_NONE, 1, NULL, &game, NULL) == CHINCZYK_OK);
    return game;
}

/* An output struct is filled to its size and no further; at a wrong size nothing is written. */
static void try_state(bytes *b) {
    chinczyk_rules rules;
    chinczyk_state valid = {.struct_size = sizeof valid};
    char seats[8];
    chinczyk_game *game = some_game(&rules, b, seats);
    FUZZ_CHECK(chinczyk_game_state(game, &valid) == CHINCZYK_OK);
    chinczyk_state *state = fuzz_overlay(&valid, sizeof valid, FUZZ_SIZE_MOST, b);
    uint32_t size = state->struct_size;
    if (fuzz_is_sized(state, sizeof valid, FUZZ_SIZE_MOST)) {
        FUZZ_CHECK(chinczyk_game_state(game, state) == CHINCZYK_OK);
        FUZZ_CHECK(state->struct_size == size);
        state->struct_size = valid.struct_size;
        FUZZ_CHECK(memcmp(state, &valid, sizeof valid) == 0);
    } else {
        FUZZ_CHECK(chinczyk_game_state(game, state) == CHINCZYK_ERROR_INVALID_ARGUMENT);
    }
    free(state);
    chinczyk_game_free(game);
}

/* A move or an event with any bytes: it is played only where it is listed. */
static void try_move(bytes *b) {
    chinczyk_rules rules;
    char seats[8], text[FUZZ_MOVE_TEXT];
    chinczyk_move moves[CHINCZYK_MAX_MOVES], move;
    chinczyk_event event;
    size_t count = 0;
    chinczyk_game *game = some_game(&rules, b, seats);
    for (int i = 0; i < 60 && chinczyk_game_phase(game) != CHINCZYK_PHASE_MOVE; i++)
        FUZZ_CHECK(chinczyk_game_roll(game, 1 + i % 6, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count) == CHINCZYK_OK);
    memset(&move, 0, sizeof move);
    memset(&event, 0, sizeof event);
    if (count > 0)
        move = moves[bytes_below(b, (uint32_t)count)];
    for (uint8_t *at = (uint8_t *)&event; b->left > sizeof move; b->left--)
        at[b->left % sizeof event] ^= *b->at++;
    for (uint8_t *at = (uint8_t *)&move; b->left > 0; b->left--)
        at[b->left % sizeof move] ^= *b->at++;
    size_t listed = 0;
    for (size_t i = 0; i < count; i++)
        listed += memcmp(&moves[i], &move, sizeof move) == 0;
    (void)chinczyk_move_format(&move, text, sizeof text, NULL);
    (void)chinczyk_event_words(game, &event, CHINCZYK_ENGLISH, NULL, 0, NULL);
    (void)chinczyk_game_path_back(game, event.piece, event.from_square, NULL, 0, NULL);
    FUZZ_CHECK((chinczyk_game_play(game, &move) == CHINCZYK_OK) == (listed == 1));
    fuzz_check_game(game);
    chinczyk_game_free(game);
}

static void try_settings(bytes *b) {
    chinczyk_rules rules;
    chinczyk_match_settings valid;
    chinczyk_match *match;
    char seats[8];
    bytes_rules(b, &rules);
    bytes_seats(b, &rules, seats);
    FUZZ_CHECK(chinczyk_match_settings_init(&valid, sizeof valid) == CHINCZYK_OK);
    chinczyk_match_settings *settings = fuzz_overlay(&valid, sizeof valid, FUZZ_SIZE_MOST, b);
    chinczyk_status status = chinczyk_match_new(&rules, seats, settings, NULL, &match, NULL);
    FUZZ_CHECK((status == CHINCZYK_OK) == (match != NULL));
    if (!fuzz_is_sized(settings, sizeof valid, FUZZ_SIZE_MOST))
        FUZZ_CHECK(status == CHINCZYK_ERROR_INVALID_ARGUMENT);
    if (match)
        fuzz_check_game(chinczyk_match_game(match));
    chinczyk_match_free(match);
    free(settings);
}

static int32_t stop(uint64_t done, void *ctx) {
    (void)done;
    (void)ctx;
    return 1;
}

/* A request with any bytes, then its results with any bytes. */
static void try_simulation(bytes *b) {
    static chinczyk_results results;
    chinczyk_rules rules;
    chinczyk_simulation valid;
    FUZZ_CHECK(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_simulation_init(&valid, sizeof valid) == CHINCZYK_OK);
    bytes own = {b->at, b->left / 4};
    b->at += own.left;
    b->left -= own.left;
    chinczyk_simulation *simulation = fuzz_overlay(&valid, sizeof valid, FUZZ_SIZE_MOST, &own);
    memset(&results, 0, sizeof results);
    results.struct_size = sizeof results;
    bool sized = fuzz_is_sized(simulation, sizeof valid, FUZZ_SIZE_MOST);
    if (sized) {
        simulation->games %= 3;
        simulation->roll_limit %= 128;
    }
    chinczyk_status status =
        chinczyk_simulate(&rules, "0.1.", simulation, stop, NULL, &results, NULL);
    FUZZ_CHECK(sized || status == CHINCZYK_ERROR_INVALID_ARGUMENT);
    free(simulation);
    chinczyk_results *other = fuzz_overlay(&results, sizeof results, RESULTS_MOST, b);
    size_t needed;
    uint64_t mean;
    if (chinczyk_results_format(other, NULL, 0, &needed) == CHINCZYK_OK) {
        char *text = malloc(needed);
        FUZZ_CHECK(text != NULL);
        FUZZ_CHECK(chinczyk_results_format(other, text, needed, NULL) == CHINCZYK_OK);
        FUZZ_CHECK(strlen(text) + 1 == needed);
        free(text);
    }
    (void)chinczyk_results_mean(other, CHINCZYK_MEASURE_ROLLS, &mean, NULL);
    (void)chinczyk_results_per_roll(other, CHINCZYK_MEASURE_CHOICES, &mean, NULL);
    (void)chinczyk_results_share(other, results.places[0][0], &mean, NULL);
    (void)chinczyk_results_merge(&results, other, NULL);
    (void)chinczyk_results_merge(other, &results, NULL);
    free(other);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static void (*const tries[])(bytes *) = {try_rules, try_state, try_move, try_settings,
                                             try_simulation};
    bytes b = {data, size};
    tries[bytes_below(&b, sizeof tries / sizeof *tries)](&b);
    return 0;
}
