/* SPDX-License-Identifier: MIT */
/*
 * Computer players, chances and hints. The input: a line of rules, one of a position, then a choice
 * of the call and the bytes that are laid over its request.
 */
#include "fuzz.h"

enum { NODES = 64, PLAYOUTS = 3, CALLS = 4, MILLION = 1000000 };

/* Once asked so often, everything stops. */
static int32_t stop(void *ctx) {
    int *calls = ctx;
    return --*calls < 0;
}

static bool is_kind(chinczyk_player_kind kind) {
    return kind >= CHINCZYK_PLAYER_RANDOM && kind <= CHINCZYK_PLAYER_STRONG;
}

static void try_bot(const chinczyk_game *game, bytes *b) {
    chinczyk_bot valid;
    size_t index = 1, again;
    uint64_t nodes = 1;
    int calls = (int)bytes_below(b, CALLS);
    FUZZ_CHECK(chinczyk_bot_init(&valid, sizeof valid, 1 + (int32_t)bytes_below(b, 3)) ==
               CHINCZYK_OK);
    chinczyk_bot *bot = fuzz_overlay(&valid, sizeof valid, FUZZ_SIZE_MOST, b);
    bool good = fuzz_is_sized(bot, sizeof *bot, FUZZ_SIZE_MOST) &&
                fuzz_rest_is_zero(bot, sizeof *bot) && is_kind(bot->kind);
    if (good)
        bot->nodes %= NODES;
    chinczyk_status status = chinczyk_game_choose(game, bot, stop, &calls, &index, &nodes);
    if (!good) {
        FUZZ_CHECK(status == CHINCZYK_ERROR_INVALID_ARGUMENT);
    } else if (chinczyk_game_phase(game) != CHINCZYK_PHASE_MOVE) {
        FUZZ_CHECK(status == CHINCZYK_ERROR_WRONG_PHASE);
    } else {
        size_t count;
        FUZZ_CHECK(status == CHINCZYK_OK);
        FUZZ_CHECK(chinczyk_game_moves(game, NULL, 0, &count) == CHINCZYK_OK);
        FUZZ_CHECK(index < count && nodes <= bot->nodes);
        FUZZ_CHECK(chinczyk_game_choose(game, bot, NULL, NULL, &again, NULL) == CHINCZYK_OK);
        FUZZ_CHECK(again < count && (again == index || calls < 0));
    }
    FUZZ_CHECK(status == CHINCZYK_OK || (index == 0 && nodes == 0));
    free(bot);
}

static void check_chances(const chinczyk_chance *chances, size_t count) {
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += chances[i].millionths;
    FUZZ_CHECK(sum == MILLION);
}

static void check_hints(const chinczyk_hint *hints, size_t count) {
    uint32_t seen = 0;
    for (size_t i = 0; i < count; i++) {
        FUZZ_CHECK(hints[i].index < count && (seen >> hints[i].index & 1) == 0);
        FUZZ_CHECK(hints[i].millionths <= (i == 0 ? MILLION : hints[i - 1].millionths));
        FUZZ_CHECK(hints[i].reserved == 0);
        seen |= UINT32_C(1) << hints[i].index;
    }
}

/* All three calls that take a forecast. */
static void ask(const chinczyk_game *game, const chinczyk_forecast *forecast, bool good,
                int calls) {
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    chinczyk_hint hints[CHINCZYK_MAX_MOVES];
    chinczyk_phase phase = chinczyk_game_phase(game);
    size_t count = 1, left = calls > 0 ? CHINCZYK_MAX_COLOURS : 0;
    uint64_t playouts = 1;
    int counter = calls;
    chinczyk_status bad = CHINCZYK_ERROR_INVALID_ARGUMENT, none = CHINCZYK_ERROR_WRONG_PHASE;
    chinczyk_status status = chinczyk_game_chances(game, forecast, stop, &counter, chances,
                                                   CHINCZYK_MAX_COLOURS, &count, &playouts);
    FUZZ_CHECK(status == (good ? CHINCZYK_OK : bad));
    FUZZ_CHECK(good ? playouts <= PLAYOUTS && (playouts > 0) == (phase != CHINCZYK_PHASE_OVER)
                    : playouts == 0 && count == 0);
    if (good)
        check_chances(chances, count);
    counter = calls;
    status = chinczyk_game_hint(game, forecast, stop, &counter, hints, CHINCZYK_MAX_MOVES, &count,
                                &playouts);
    FUZZ_CHECK(status == (!good ? bad : phase != CHINCZYK_PHASE_MOVE ? none : CHINCZYK_OK));
    if (status == CHINCZYK_OK)
        check_hints(hints, count);
    else
        FUZZ_CHECK(count == 0 && playouts == 0);
    counter = calls;
    status = chinczyk_game_exact_chances(game, forecast, stop, &counter, chances, left, &count);
    FUZZ_CHECK(good || status == bad);
    FUZZ_CHECK(status != CHINCZYK_ERROR_STOPPED || counter < 0);
    if (status == CHINCZYK_OK && left > 0)
        check_chances(chances, count);
    FUZZ_CHECK((status == CHINCZYK_OK) == (count > 0));
}

static void try_forecast(const chinczyk_game *game, bytes *b) {
    chinczyk_forecast valid;
    chinczyk_state state = {.struct_size = sizeof state};
    int calls = (int)bytes_below(b, CALLS);
    FUZZ_CHECK(chinczyk_game_state(game, &state) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_forecast_init(&valid, sizeof valid) == CHINCZYK_OK);
    chinczyk_forecast *forecast = fuzz_overlay(&valid, sizeof valid, FUZZ_SIZE_MOST, b);
    bool good = fuzz_is_sized(forecast, sizeof *forecast, FUZZ_SIZE_MOST) &&
                fuzz_rest_is_zero(forecast, sizeof *forecast);
    if (good) {
        good = forecast->playouts > 0 && forecast->playouts <= 1u << 24;
        for (int32_t p = 0; p < state.players; p++)
            good = good && is_kind(forecast->kinds[p]);
        if (good)
            forecast->playouts = 1 + forecast->playouts % PLAYOUTS;
    }
    ask(game, forecast, good, calls);
    free(forecast);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    chinczyk_rules rules;
    chinczyk_game *game;
    char *text = fuzz_text(data, size), *position = fuzz_cut(text), *rest = fuzz_cut(position);
    bytes b = {data + (rest - text), size - (size_t)(rest - text)};
    fuzz_memory.live = 0;
    fuzz_memory.until = 0;
    if (chinczyk_rules_parse(text, &rules, sizeof rules, NULL) == CHINCZYK_OK &&
        chinczyk_game_new_at(&rules, position, 1, &fuzz_allocator, &game, NULL) == CHINCZYK_OK) {
        size_t live = fuzz_memory.live;
        char after[FUZZ_POSITION_TEXT];
        fuzz_note(&rules, position);
        uint32_t choice = bytes_byte(&b);
        fuzz_memory.until = choice >> 4;
        (choice & 1 ? try_forecast : try_bot)(game, &b);
        fuzz_memory.until = 0;
        FUZZ_CHECK(fuzz_memory.live == live);
        FUZZ_CHECK(chinczyk_game_position(game, after, sizeof after, NULL) == CHINCZYK_OK);
        FUZZ_CHECK(strcmp(after, position) == 0);
        chinczyk_game_free(game);
    }
    FUZZ_CHECK(fuzz_memory.live == 0);
    free(text);
    return 0;
}
