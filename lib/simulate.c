/* SPDX-License-Identifier: MIT */
/* Many games in one call. */
#include <string.h>

#include "batch.h"
#include "game.h"
#include "growing.h"
#include "results.h"
#include "rules.h"
#include "status.h"

/* The size of chinczyk_simulation in the first published version, 0.1; games between
 * two reports, a number that the header tells; games for which a batch is worth it. */
enum { FIRST_SIZE = 64, PATIENCE = 4096, FEW = 16 };

/* Rolls after which a report is due all the same, of random players and of those who think:
 * a second or so. */
enum { MANY_ROLLS = 1 << 23, MANY_THOUGHTS = 1 << 15 };

static const uint64_t most_games = UINT64_C(1) << 32;

/* Checked, and with the rules compiled. */
struct plan {
    struct ruleset rs;
    chinczyk_simulation asked;
    const struct batch_path *path; /* null to play one game after the other */
    uint64_t patience;             /* rolls of games played singly until a report is due */
    uint8_t kinds[COLOURS];
};

chinczyk_status chinczyk_simulation_init(chinczyk_simulation *simulation, size_t size) {
    chinczyk_simulation begun = {.first = CHINCZYK_NONE};

    for (unsigned p = 0; p < COLOURS; p++)
        begun.kinds[p] = CHINCZYK_PLAYER_RANDOM;
    return chinczyk_growing_fill(simulation, size, FIRST_SIZE, &begun, sizeof begun);
}

/* --- asking --- */

static chinczyk_status refuse(chinczyk_error *error, const char *field, const char *reason) {
    return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, field, "%s", reason);
}

/* The caller's struct, with the defaults filled in. */
static chinczyk_status read_simulation(const chinczyk_simulation *simulation,
                                       chinczyk_simulation *read, chinczyk_error *error) {
    chinczyk_status status =
        chinczyk_growing_read(simulation, FIRST_SIZE, read, sizeof *read, "the simulation sets",
                              CHINCZYK_ERROR_INVALID_ARGUMENT, error);

    if (status)
        return status;
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
        if (plan->kinds[p] != CHINCZYK_PLAYER_RANDOM) {
            plan->path = NULL;
            plan->patience = MANY_THOUGHTS;
        }
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
    if (status)
        return status;
    plan->path = chinczyk_batch_fits(&plan->rs) ? chinczyk_batch_best() : NULL;
    plan->patience = MANY_ROLLS;
    return read_players(plan, error);
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

static void count(const struct ruleset *rs, const struct position *pos, const struct tally *tally,
                  chinczyk_results *results) {
    const uint32_t measures[MEASURES] = {
        [CHINCZYK_MEASURE_ROLLS] = tally->rolls,
        /* One that was begun when the game was given up had no roll. */
        [CHINCZYK_MEASURE_TURNS] = tally->turns < tally->rolls ? tally->turns : tally->rolls,
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

/* Plays the games from `number` on, so many of them or until patience ends, one after the
 * other. */
static void play_singly(const struct plan *plan, uint64_t number, uint64_t games,
                        chinczyk_results *results) {
    const uint64_t *rolls = &results->sums[CHINCZYK_MEASURE_ROLLS];

    for (uint64_t enough = *rolls + plan->patience; games && *rolls < enough; games--, number++) {
        struct stream stream = stream_begin(plan->asked.seed, number);
        struct position pos;
        struct tally tally;

        chinczyk_playout_begin(&plan->rs, plan->asked.first, &stream, &pos);
        chinczyk_playout(&plan->rs, &pos, &stream, plan->kinds, plan->asked.roll_limit, &tally);
        count(&plan->rs, &pos, &tally, results);
    }
}

/* A game of the batch, and what it counts for. */
struct taken {
    const struct plan *plan;
    chinczyk_results *results;
};

static void take(void *ctx, uint64_t number, const struct position *pos,
                 const struct tally *tally) {
    const struct taken *taken = ctx;

    (void)number;
    count(&taken->plan->rs, pos, tally, taken->results);
}

/* The same, side by side. */
static void play_batch(const struct plan *plan, uint64_t number, uint64_t games,
                       chinczyk_results *results) {
    struct taken taken = {plan, results};
    struct batch batch = {.rs = &plan->rs,
                          .first = plan->asked.first,
                          .roll_limit = plan->asked.roll_limit,
                          .seed = plan->asked.seed,
                          .number = number,
                          .games = games,
                          .take = take,
                          .ctx = &taken};

    plan->path->play(&batch);
}

static chinczyk_status play_all(const struct plan *plan, chinczyk_progress progress, void *ctx,
                                chinczyk_results *results) {
    while (results->games < plan->asked.games) {
        uint64_t number = plan->asked.first_game + results->games;
        uint64_t games = plan->asked.games - results->games;

        if (progress && games > PATIENCE)
            games = PATIENCE;
        if (plan->path && games >= FEW)
            play_batch(plan, number, games, results);
        else
            play_singly(plan, number, games, results);
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
