/* SPDX-License-Identifier: MIT */
#include "match.h"

#include <string.h>

#include "growing.h"
#include "memory.h"
#include "random.h"
#include "rules.h"
#include "status.h"

/* The size of chinczyk_match_settings in the first published version, 0.1. */
enum { FIRST_SIZE = 32 };

/* --- what holds now --- */

static void see(const struct round *round, chinczyk_state *state) {
    state->struct_size = sizeof *state;
    chinczyk_game_state(round->game, state);
}

int chinczyk_match_plays(const chinczyk_match *match, int32_t player) {
    chinczyk_state state;

    see(match->round, &state);
    /* Where the game is over everybody has a place. */
    return !state.place[player] && !state.leave_order[player];
}

/* The leaves of a game that count now: those after no more steps than there are. */
static uint32_t leavers_now(const struct round *round) {
    uint32_t count = 0;

    while (count < round->leavers && round->leaver[count].after <= chinczyk_game_steps(round->game))
        count++;
    return count;
}

int chinczyk_match_has_fallen(const struct round *round, int32_t player) {
    uint32_t after = round->fell_after[player];

    return after && after <= chinczyk_game_steps(round->game);
}

int32_t chinczyk_match_leave_order(const chinczyk_match *match, int32_t player) {
    const struct round *round = match->round;
    uint32_t leavers = leavers_now(round);

    for (int32_t i = 0; i < match->gone_count; i++)
        if (match->gone[i] == player)
            return i + 1;
    for (uint32_t i = 0; i < leavers; i++)
        if (round->leaver[i].player == player)
            return match->gone_count + (int32_t)i + 1;
    return 0;
}

int32_t chinczyk_match_game_winner(const chinczyk_match *match) {
    chinczyk_state state;

    see(match->round, &state);
    for (int32_t p = 0; p < match->players; p++)
        if (state.place[p] == 1)
            return p;
    return CHINCZYK_NONE;
}

/* With the wins, also where the player left while the others played on for the places
 * of the last game; else as the last one left (rules 6). */
int32_t chinczyk_match_winner(const chinczyk_match *match) {
    int32_t winner = chinczyk_match_game_winner(match), last = CHINCZYK_NONE;
    int32_t left = match->gone_count + (int32_t)leavers_now(match->round);

    if (winner != CHINCZYK_NONE && match->wins[winner] + 1 == match->settings.wins)
        return winner;
    for (int32_t p = 0; p < match->players; p++)
        if (!chinczyk_match_leave_order(match, p))
            last = p;
    return left == match->players - 1 ? last : CHINCZYK_NONE;
}

chinczyk_stage chinczyk_match_stage(const chinczyk_match *match) {
    if (!match)
        return 0;
    if (chinczyk_game_phase(match->round->game) != CHINCZYK_PHASE_OVER)
        return CHINCZYK_STAGE_GAME;
    return chinczyk_match_winner(match) == CHINCZYK_NONE ? CHINCZYK_STAGE_NEXT
                                                         : CHINCZYK_STAGE_OVER;
}

/* --- making --- */

chinczyk_status chinczyk_match_settings_init(chinczyk_match_settings *settings, size_t size) {
    const chinczyk_match_settings made = {.wins = 1, .first = CHINCZYK_NONE};

    return chinczyk_growing_fill(settings, size, FIRST_SIZE, &made, sizeof made);
}

/* Takes in the caller's struct of any published size. */
static chinczyk_status read_settings(const chinczyk_match_settings *settings,
                                     chinczyk_match_settings *read, chinczyk_error *error) {
    chinczyk_status status =
        chinczyk_growing_read(settings, FIRST_SIZE, read, sizeof *read, "the settings set",
                              CHINCZYK_ERROR_INVALID_ARGUMENT, error);

    if (status)
        return status;
    if (read->reserved)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "reserved",
                                    "the reserved field must be zero");
    if (read->wins < 1 || read->wins > MATCH_MOST_WINS)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "wins",
                                    "wins must be between 1 and %d", MATCH_MOST_WINS);
    return CHINCZYK_OK;
}

static chinczyk_status no_memory(chinczyk_error *error) {
    return chinczyk_status_fail(error, CHINCZYK_ERROR_NO_MEMORY, -1, "",
                                "there is not enough memory");
}

/* Those who left during the games before leave this one, of which only the position
 * goes on: so their seats are skipped, and no undo brings them back. */
static chinczyk_status leave_out(const struct chinczyk_match *match, uint64_t seed,
                                 chinczyk_game **game) {
    chinczyk_game *all = *game;
    chinczyk_status status = CHINCZYK_OK;

    *game = NULL;
    for (int32_t i = 0; !status && i < match->gone_count; i++)
        status = chinczyk_game_leave(all, match->gone[i]);
    if (!status) {
        char start[MATCH_START_TEXT];

        chinczyk_game_position(all, start, sizeof start, NULL);
        status = chinczyk_game_new_at(&match->rules, start, seed, &match->allocator, game, NULL);
    }
    chinczyk_game_free(all);
    return status;
}

/* Begins a game with full clocks, in a match of which all else is as it is to be. */
static chinczyk_status begin_round(struct chinczyk_match *match, const char *seats, int32_t first,
                                   chinczyk_error *error) {
    struct round *round = memory_take(&match->allocator, sizeof *round);
    uint64_t seed = random_draw(&match->seeds);
    chinczyk_state state;
    chinczyk_status status;

    if (!round)
        return no_memory(error);
    memset(round, 0, sizeof *round);
    status = chinczyk_game_new(&match->rules, seats, first, seed, &match->allocator, &round->game,
                               error);
    if (!status && match->gone_count)
        status = leave_out(match, seed, &round->game);
    if (status) {
        memory_give(&match->allocator, round);
        return status;
    }
    see(round, &state);
    match->players = state.players;
    match->games++;
    if (match->first)
        match->round->next = round;
    else
        match->first = round;
    match->round = round;
    for (int32_t p = 0; p < match->players; p++)
        match->time_left[p] = match->settings.clock;
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_match_new(const chinczyk_rules *rules, const char *seats,
                                   const chinczyk_match_settings *settings,
                                   const chinczyk_allocator *allocator, chinczyk_match **match,
                                   chinczyk_error *error) {
    struct chinczyk_match made = {.round = NULL};
    chinczyk_status status;

    if (!match)
        return chinczyk_status_null(error);
    *match = NULL;
    if (!rules || !seats || !settings)
        return chinczyk_status_null(error);
    if (!chinczyk_memory_choose(allocator, &made.allocator))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the allocator lacks a function");
    status = read_settings(settings, &made.settings, error);
    if (!status)
        status = chinczyk_rules_read(rules, &made.rules, error);
    made.seeds = made.settings.seed;
    if (!status)
        status = begin_round(&made, seats, made.settings.first, error);
    if (status)
        return status;
    memcpy(made.seats, seats, made.rules.colours);
    *match = memory_take(&made.allocator, sizeof **match);
    if (!*match) {
        chinczyk_game_free(made.round->game);
        memory_give(&made.allocator, made.round);
        return no_memory(error);
    }
    **match = made;
    return chinczyk_status_ok(error);
}

void chinczyk_match_free(chinczyk_match *match) {
    chinczyk_allocator allocator;
    struct round *round;

    if (!match)
        return;
    allocator = match->allocator;
    while ((round = match->first)) {
        match->first = round->next;
        chinczyk_game_free(round->game);
        memory_give(&allocator, round);
    }
    memory_give(&allocator, match);
}

chinczyk_status chinczyk_match_next(chinczyk_match *match) {
    struct chinczyk_match after;
    int32_t winner, first;
    chinczyk_status status;

    if (!match)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (chinczyk_match_stage(match) != CHINCZYK_STAGE_NEXT)
        return CHINCZYK_ERROR_WRONG_PHASE;
    winner = chinczyk_match_game_winner(match);
    /* Rules 6. Where this player has left, the turn passes on as the seat is left out. */
    first = (winner + 1) % match->players;
    after = *match;
    after.wins[winner]++;
    for (uint32_t i = 0; i < match->round->leavers; i++)
        after.gone[after.gone_count++] = match->round->leaver[i].player;
    status = begin_round(&after, match->seats, first, NULL);
    if (!status)
        *match = after;
    return status;
}

/* --- steps --- */

/* A step was made: what could be repeated is gone, and the notes on it. */
static chinczyk_status stepped(struct round *round, chinczyk_status status) {
    uint32_t before;

    if (status)
        return status;
    before = chinczyk_game_steps(round->game) - 1;
    while (round->leavers && round->leaver[round->leavers - 1].after > before)
        round->leavers--;
    for (unsigned p = 0; p < MATCH_PLAYERS; p++)
        if (round->fell_after[p] > before)
            round->fell_after[p] = 0;
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_match_roll(chinczyk_match *match, int32_t face, int32_t *rolled) {
    if (rolled)
        *rolled = 0;
    if (!match)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    return stepped(match->round, chinczyk_game_roll(match->round->game, face, rolled));
}

chinczyk_status chinczyk_match_play(chinczyk_match *match, const chinczyk_move *move) {
    if (!match)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    return stepped(match->round, chinczyk_game_play(match->round->game, move));
}

chinczyk_status chinczyk_match_play_index(chinczyk_match *match, size_t index) {
    if (!match)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    return stepped(match->round, chinczyk_game_play_index(match->round->game, index));
}

chinczyk_status chinczyk_match_undo(chinczyk_match *match) {
    return match ? chinczyk_game_undo(match->round->game) : CHINCZYK_ERROR_INVALID_ARGUMENT;
}

chinczyk_status chinczyk_match_redo(chinczyk_match *match) {
    return match ? chinczyk_game_redo(match->round->game) : CHINCZYK_ERROR_INVALID_ARGUMENT;
}

/* Notes a leave behind those that count now. */
static void note_leaver(struct round *round, int32_t player) {
    uint32_t at = leavers_now(round), end = 0;

    /* The same player may leave later among the steps that can be repeated. */
    for (uint32_t i = 0; i < round->leavers; i++)
        if (round->leaver[i].player != player)
            round->leaver[end++] = round->leaver[i];
    memmove(&round->leaver[at + 1], &round->leaver[at], (end - at) * sizeof *round->leaver);
    round->leaver[at] = (struct leaver){chinczyk_game_steps(round->game), player};
    round->leavers = end + 1;
}

chinczyk_status chinczyk_match_leave(chinczyk_match *match, int32_t player) {
    chinczyk_status status = CHINCZYK_OK;

    if (!match)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (chinczyk_match_stage(match) == CHINCZYK_STAGE_OVER)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (player < 0 || player >= match->players || chinczyk_match_leave_order(match, player))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (chinczyk_match_plays(match, player))
        status = stepped(match->round, chinczyk_game_leave(match->round->game, player));
    if (!status)
        note_leaver(match->round, player);
    return status;
}

/* --- time --- */

chinczyk_status chinczyk_match_spend(chinczyk_match *match, uint64_t milliseconds,
                                     int32_t *fallen) {
    int32_t player;
    chinczyk_status status;

    if (fallen)
        *fallen = CHINCZYK_NONE;
    if (!match || !fallen)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (chinczyk_match_stage(match) != CHINCZYK_STAGE_GAME)
        return CHINCZYK_ERROR_WRONG_PHASE;
    if (!match->settings.clock)
        return CHINCZYK_OK;
    player = chinczyk_game_player(match->round->game);
    if (milliseconds < match->time_left[player]) {
        match->time_left[player] -= milliseconds;
        return CHINCZYK_OK;
    }
    status = stepped(match->round, chinczyk_game_leave(match->round->game, player));
    if (status)
        return status;
    match->round->fell_after[player] = chinczyk_game_steps(match->round->game);
    match->time_left[player] = 0;
    *fallen = player;
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_match_set_time(chinczyk_match *match, int32_t player,
                                        uint64_t milliseconds) {
    if (!match || player < 0 || player >= match->players || !match->settings.clock)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (chinczyk_match_stage(match) != CHINCZYK_STAGE_GAME)
        return CHINCZYK_ERROR_WRONG_PHASE;
    match->time_left[player] = milliseconds;
    return CHINCZYK_OK;
}
