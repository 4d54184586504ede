/* SPDX-License-Identifier: MIT */
/* Many games in one call. */
#include <string.h>

#include "game.h"
#include "results.h"
#include "rules.h"
#include "status.h"

/* The size of chinczyk_simulation in the first published version, 0.1; games between
 * two reports, a number that the header tells. */
enum { FIRST_SIZE = 64, GREATEST_SIZE = 4096, PATIENCE = 256 };

static const uint64_t most_games = UINT64_C(1) << 32;

/* Checked, and with the rules compiled. */
struct plan {
    struct ruleset rs;
    chinczyk_simulation asked;
    uint8_t kinds[COLOURS];
};

chinczyk_status chinczyk_simulation_init(chinczyk_simulation *simulation, size_t size) {
    chinczyk_simulation begun = {.first = CHINCZYK_NONE};

    if (!simulation || size < FIRST_SIZE || size > GREATEST_SIZE)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    begun.struct_size = (uint32_t)size;
    for (unsigned p = 0; p < COLOURS; p++)
        begun.kinds[p] = CHINCZYK_PLAYER_RANDOM;
    memset(simulation, 0, size);
    memcpy(simulation, &begun, size < sizeof begun ? size : sizeof begun);
    return CHINCZYK_OK;
}

/* --- asking --- */

static chinczyk_status refuse(chinczyk_error *error, const char *field, const char *reason) {
    return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, field, "%s", reason);
}

/* The caller's struct, with the defaults filled in. */
static chinczyk_status read_simulation(const chinczyk_simulation *simulation,
                                       chinczyk_simulation *read, chinczyk_error *error) {
    const char *bytes = (const char *)simulation;
    uint32_t size = simulation->struct_size;

    if (size < FIRST_SIZE || size > GREATEST_SIZE)
        return refuse(error, "struct_size", "struct_size is of no known version");
    for (uint32_t i = sizeof *read; i < size; i++)
        if (bytes[i])
            return refuse(error, "", "there is something behind the fields that are known");
    memset(read, 0, sizeof *read);
    memcpy(read, simulation, size < sizeof *read ? size : sizeof *read);
    if (read->reserved)
        return refuse(error, "reserved", "reserved is not zero");
    if (read->roll_limit > CHINCZYK_MAX_ROLLS)
        return refuse(error, "roll_limit", "roll_limit is more than 65535");
    if (!read->roll_limit)
        read->roll_limit = CHINCZYK_MAX_ROLLS;
    if (read->games > most_games)
        return refuse(error, "games", "games is more than 2 to the 32nd");
    if (read->first_game > UINT64_MAX - read->games)
        return refuse(error, "first_game", "the numbers of the games go beyond 64 bits");
    return CHINCZYK_OK;
}

static chinczyk_status read_players(struct plan *plan, chinczyk_error *error) {
    const chinczyk_simulation *asked = &plan->asked;

    if (asked->first != CHINCZYK_NONE && (asked->first < 0 || asked->first >= plan->rs.players))
        return refuse(error, "first", "first is not a player of these games");
    for (unsigned p = 0; p < plan->rs.players; p++) {
        if (!chinczyk_player_kind_name(asked->kinds[p]))
            return refuse(error, "kinds", "there is no such kind of player");
        plan->kinds[p] = (uint8_t)asked->kinds[p];
    }
    return CHINCZYK_OK;
}

static chinczyk_status make_plan(struct plan *plan, const chinczyk_rules *rules, const char *seats,
                                 const chinczyk_simulation *simulation, chinczyk_error *error) {
    chinczyk_rules read;
    chinczyk_status status = chinczyk_rules_read(rules, &read, error);

    if (!status)
        status = chinczyk_ruleset_compile(&plan->rs, &read, seats, strlen(seats), error);
    if (!status)
        status = read_simulation(simulation, &plan->asked, error);
    if (!status)
        status = read_players(plan, error);
    return status;
}

/* Results of no games yet. */
static void begin_results(const struct plan *plan, const char *seats, chinczyk_results *results) {
    memset(results, 0, sizeof *results);
    results->players = plan->rs.players;
    results->first = plan->asked.first;
    results->roll_limit = plan->asked.roll_limit;
    for (unsigned p = 0; p < plan->rs.players; p++)
        results->kinds[p] = plan->kinds[p];
    strcpy(results->seats, seats);
    chinczyk_rules_format(&plan->rs.rules, results->rules, sizeof results->rules, NULL);
    results->seed = plan->asked.seed;
    results->first_game = plan->asked.first_game;
}

/* --- playing --- */

/* Rules 3.8; a first player whom the caller names goes before the rules. */
static void begin(const struct plan *plan, struct stream *stream, struct position *pos) {
    chinczyk_position_begin(&plan->rs, pos);
    if (plan->asked.first != CHINCZYK_NONE)
        chinczyk_turn_begin(pos, (unsigned)plan->asked.first);
    else if (plan->rs.rules.first == CHINCZYK_FIRST_ROLL_OFF)
        chinczyk_turn_begin_roll_off(pos);
    else if (plan->rs.rules.first == CHINCZYK_FIRST_RANDOM)
        chinczyk_turn_begin(pos, stream_below(stream, plan->rs.players));
    else
        chinczyk_turn_begin(pos, 0);
}

static void count(const struct ruleset *rs, const struct position *pos, const struct tally *tally,
                  chinczyk_results *results) {
    const uint32_t measures[MEASURES] = {
        [CHINCZYK_MEASURE_ROLLS] = tally->rolls,
        [CHINCZYK_MEASURE_TURNS] = tally->turns,
        [CHINCZYK_MEASURE_CAPTURES] = tally->captures,
        [CHINCZYK_MEASURE_LOST] = tally->moves[0],
        [CHINCZYK_MEASURE_FORCED] = tally->moves[1],
        [CHINCZYK_MEASURE_CHOICES] =
            tally->rolls - tally->saved - tally->moves[0] - tally->moves[1],
    };
    int32_t place[COLOURS];
    int over = pos->phase == CHINCZYK_PHASE_OVER;

    chinczyk_position_places(rs, pos, place);
    chinczyk_results_count(results, tally->first, over ? place : NULL, measures);
    results->saved += tally->saved;
    for (unsigned n = 0; n <= CHINCZYK_MAX_MOVES; n++)
        results->moves[n] += tally->moves[n];
}

/* Plays the games from `number` on, so many of them. */
static void play(const struct plan *plan, uint64_t number, unsigned games,
                 chinczyk_results *results) {
    for (; games--; number++) {
        struct stream stream = stream_begin(plan->asked.seed, number);
        struct position pos;
        struct tally tally;

        begin(plan, &stream, &pos);
        chinczyk_playout(&plan->rs, &pos, &stream, plan->kinds, plan->asked.roll_limit, &tally);
        count(&plan->rs, &pos, &tally, results);
    }
}

static chinczyk_status play_all(const struct plan *plan, chinczyk_progress progress, void *ctx,
                                chinczyk_results *results) {
    while (results->games < plan->asked.games) {
        uint64_t left = plan->asked.games - results->games;

        play(plan, plan->asked.first_game + results->games,
             left < PATIENCE ? (unsigned)left : PATIENCE, results);
        if (progress && progress(results->games, ctx) && results->games < plan->asked.games)
            return CHINCZYK_ERROR_STOPPED;
    }
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_simulate(const chinczyk_rules *rules, const char *seats,
                                  const chinczyk_simulation *simulation, chinczyk_progress progress,
                                  void *ctx, chinczyk_results *results, chinczyk_error *error) {
    chinczyk_results played;
    struct plan plan;
    chinczyk_status status;

    if (!results)
        return chinczyk_status_null(error);
    if (!chinczyk_results_has_size(results))
        return refuse(error, "struct_size", "struct_size of the results is of no known version");
    chinczyk_results_write(NULL, results);
    if (!rules || !seats || !simulation)
        return chinczyk_status_null(error);
    status = make_plan(&plan, rules, seats, simulation, error);
    if (status)
        return status;
    begin_results(&plan, seats, &played);
    status = play_all(&plan, progress, ctx, &played);
    chinczyk_results_write(&played, results);
    if (status)
        return chinczyk_status_fail(error, status, -1, "", "the caller stopped the simulation");
    return chinczyk_status_ok(error);
}

chinczyk_status chinczyk_game_playout(const chinczyk_game *game, uint64_t seed, uint64_t number,
                                      int32_t *places, size_t capacity, size_t *count,
                                      uint64_t *rolls) {
    uint8_t kinds[COLOURS];
    int32_t place[COLOURS];
    struct position pos;
    struct stream stream;
    struct tally tally;

    if (count)
        *count = 0;
    if (rolls)
        *rolls = 0;
    if (!game || (!places && capacity))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (count)
        *count = game->ruleset.players;
    if (capacity && capacity < game->ruleset.players)
        return CHINCZYK_ERROR_BUFFER_TOO_SMALL;
    memset(kinds, CHINCZYK_PLAYER_RANDOM, sizeof kinds);
    stream = stream_begin(seed, number);
    pos = game->now.position;
    chinczyk_playout(&game->ruleset, &pos, &stream, kinds, CHINCZYK_MAX_ROLLS, &tally);
    chinczyk_position_places(&game->ruleset, &pos, place);
    if (capacity)
        memcpy(places, place, game->ruleset.players * sizeof *places);
    if (rolls)
        *rolls = tally.rolls;
    return CHINCZYK_OK;
}
