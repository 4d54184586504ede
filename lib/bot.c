/* SPDX-License-Identifier: MIT */
/* The public interface of players, chances and hints. */
#include <string.h>

#include "forecast.h"
#include "game.h"
#include "growing.h"
#include "race.h"
#include "strong.h"

/* The sizes of the structs in the first published version, 0.1. */
enum { BOT_SIZE = 24, FORECAST_SIZE = 40 };

enum { DEFAULT_NODES = 4000, DEFAULT_PLAYOUTS = 1000, MOST_PLAYOUTS = 1 << 24 };

/* False for a struct of no version, or one that asks for more than is known here. */
static int read_struct(const void *given, size_t first, void *known, size_t width) {
    return !chinczyk_growing_read(given, first, known, width, "the struct sets",
                                  CHINCZYK_ERROR_INVALID_ARGUMENT, NULL);
}

chinczyk_status chinczyk_bot_init(chinczyk_bot *bot, size_t size, chinczyk_player_kind kind) {
    const chinczyk_bot begun = {.kind = kind, .nodes = DEFAULT_NODES};

    if (!chinczyk_player_kind_name(kind))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    return chinczyk_growing_fill(bot, size, BOT_SIZE, &begun, sizeof begun);
}

chinczyk_status chinczyk_forecast_init(chinczyk_forecast *forecast, size_t size) {
    chinczyk_forecast begun = {.playouts = DEFAULT_PLAYOUTS};

    for (unsigned p = 0; p < COLOURS; p++)
        begun.kinds[p] = CHINCZYK_PLAYER_STRONG;
    return chinczyk_growing_fill(forecast, size, FORECAST_SIZE, &begun, sizeof begun);
}

/* --- choosing --- */

/* A player who leaves it to chance draws by the position, so that one seed serves a whole game. */
static unsigned choose(const chinczyk_game *game, const chinczyk_bot *bot, struct search *search) {
    const struct ruleset *rs = &game->ruleset;
    const struct position *pos = &game->now.position;
    struct outcome list[CHINCZYK_MAX_MOVES];
    unsigned choices = bits_count(chinczyk_moves_find(rs, pos, list));
    struct stream stream;
    uint32_t set;

    if (bot->kind == CHINCZYK_PLAYER_STRONG)
        return chinczyk_strong_search(rs, pos, list, choices, search);
    stream = stream_begin(bot->seed, chinczyk_position_hash(rs, pos));
    set = chinczyk_player_choices(rs, pos, bot->kind, 0, list, choices);
    return bits_member(set, stream_below(&stream, bits_count(set)));
}

chinczyk_status chinczyk_game_choose(const chinczyk_game *game, const chinczyk_bot *bot,
                                     chinczyk_stop stop, void *ctx, size_t *index,
                                     uint64_t *nodes) {
    struct search search = {.ahead = AHEAD_MOST, .stop = stop, .ctx = ctx};
    chinczyk_bot read;

    if (index)
        *index = 0;
    if (nodes)
        *nodes = 0;
    if (!game || !bot || !index || !read_struct(bot, BOT_SIZE, &read, sizeof read) ||
        !chinczyk_player_kind_name(read.kind))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!game->now.position.legal)
        return CHINCZYK_ERROR_WRONG_PHASE;
    search.weights = chinczyk_weights(&game->ruleset);
    search.most = read.nodes;
    *index = choose(game, &read, &search);
    if (nodes)
        *nodes = search.nodes;
    return CHINCZYK_OK;
}

/* --- chances --- */

static int read_forecast(const chinczyk_forecast *forecast, const struct ruleset *rs,
                         chinczyk_forecast *read) {
    if (!read_struct(forecast, FORECAST_SIZE, read, sizeof *read) || !read->playouts ||
        read->playouts > MOST_PLAYOUTS)
        return 0;
    for (unsigned p = 0; p < rs->players; p++)
        if (!chinczyk_player_kind_name(read->kinds[p]))
            return 0;
    return 1;
}

chinczyk_status chinczyk_game_chances(const chinczyk_game *game, const chinczyk_forecast *forecast,
                                      chinczyk_stop stop, void *ctx, chinczyk_chance *chances,
                                      size_t capacity, size_t *count, uint64_t *playouts) {
    uint64_t shares[COLOURS] = {0}, done = 0;
    const struct position *pos;
    chinczyk_forecast read;
    unsigned stake;

    if (count)
        *count = 0;
    if (playouts)
        *playouts = 0;
    if (!game || !forecast || (!chances && capacity) ||
        !read_forecast(forecast, &game->ruleset, &read))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (count)
        *count = game->ruleset.players;
    if (!capacity)
        return CHINCZYK_OK;
    if (capacity < game->ruleset.players)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    pos = &game->now.position;
    if (pos->phase == CHINCZYK_PHASE_OVER) {
        memset(chances, 0, game->ruleset.players * sizeof *chances);
        chances[pos->standing[0]].millionths = MILLION;
        return CHINCZYK_OK;
    }
    stake = chinczyk_forecast_stake(pos);
    do {
        struct stream stream = stream_begin(read.seed, done);

        chinczyk_forecast_play(&game->ruleset, *pos, stake, read.kinds, &stream, shares);
        done++;
    } while (done < read.playouts && !(stop && stop(ctx)));
    chinczyk_forecast_chances(shares, game->ruleset.players, done, chances);
    if (playouts)
        *playouts = done;
    return CHINCZYK_OK;
}

/* Plays on after each move, with the dice of the same number. */
static void play_all(const chinczyk_game *game, const struct outcome *list, unsigned choices,
                     const chinczyk_forecast *forecast, uint64_t number,
                     uint64_t shares[][COLOURS]) {
    unsigned stake = chinczyk_forecast_stake(&game->now.position);

    for (unsigned i = 0; i < choices; i++) {
        struct stream stream = stream_begin(forecast->seed, number);
        struct position next = game->now.position;

        chinczyk_turn_play(&game->ruleset, &next, &list[i]);
        chinczyk_forecast_play(&game->ruleset, next, stake, forecast->kinds, &stream, shares[i]);
    }
}

/* Inserts a hint into a list that goes from the best to the worst. */
static void insert(chinczyk_hint *hints, unsigned count, const chinczyk_hint *hint) {
    while (count && hints[count - 1].millionths < hint->millionths) {
        hints[count] = hints[count - 1];
        count--;
    }
    hints[count] = *hint;
}

chinczyk_status chinczyk_game_hint(const chinczyk_game *game, const chinczyk_forecast *forecast,
                                   chinczyk_stop stop, void *ctx, chinczyk_hint *hints,
                                   size_t capacity, size_t *count, uint64_t *playouts) {
    uint64_t shares[CHINCZYK_MAX_MOVES][COLOURS] = {{0}}, done = 0;
    struct outcome list[CHINCZYK_MAX_MOVES];
    chinczyk_forecast read;
    unsigned choices;

    if (count)
        *count = 0;
    if (playouts)
        *playouts = 0;
    if (!game || !forecast || (!hints && capacity) ||
        !read_forecast(forecast, &game->ruleset, &read))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!game->now.position.legal)
        return CHINCZYK_ERROR_WRONG_PHASE;
    choices = bits_count(chinczyk_moves_find(&game->ruleset, &game->now.position, list));
    if (count)
        *count = choices;
    if (!capacity)
        return CHINCZYK_OK;
    if (capacity < choices)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    do
        play_all(game, list, choices, &read, done++, shares);
    while (done < read.playouts && !(stop && stop(ctx)));
    for (unsigned i = 0; i < choices; i++) {
        chinczyk_chance chance[COLOURS];
        unsigned player = game->now.position.player;

        chinczyk_forecast_chances(shares[i], game->ruleset.players, done, chance);
        insert(hints, i,
               &(chinczyk_hint){i, chance[player].millionths, chance[player].standard_error, 0});
    }
    if (playouts)
        *playouts = done;
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_exact_chances(const chinczyk_game *game,
                                            const chinczyk_forecast *forecast, chinczyk_stop stop,
                                            void *ctx, chinczyk_chance *chances, size_t capacity,
                                            size_t *count) {
    const struct position *pos;
    uint32_t first;
    chinczyk_forecast read;
    chinczyk_status status;

    if (count)
        *count = 0;
    if (!game || !forecast || (!chances && capacity) ||
        !read_forecast(forecast, &game->ruleset, &read))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    pos = &game->now.position;
    if (pos->phase != CHINCZYK_PHASE_ROLL && pos->phase != CHINCZYK_PHASE_MOVE)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (!chinczyk_race_is_on(&game->ruleset, pos))
        return CHINCZYK_ERROR_INVALID_POSITION;
    if (count)
        *count = game->ruleset.players;
    if (!capacity)
        return CHINCZYK_OK;
    if (capacity < game->ruleset.players)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    status =
        chinczyk_race_chance(&game->ruleset, pos, read.kinds, &game->allocator, stop, ctx, &first);
    if (status) {
        if (count)
            *count = 0;
        return status;
    }
    memset(chances, 0, game->ruleset.players * sizeof *chances);
    chances[bits_lowest(pos->playing & ~(1u << pos->player))].millionths = MILLION - first;
    chances[pos->player].millionths = first;
    return CHINCZYK_OK;
}
