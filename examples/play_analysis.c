/* SPDX-License-Identifier: MIT */
/* The chance of winning is that among strong players, who hardly err: so it moves by rolls, and by
 * choices that are not the best. What such a choice moves is the chance after it less the chance
 * after the best one. The sum of what all rolls moved is then the rest: it need not be measured
 * roll by roll, which would be far less exact.
 *
 * The best move is that of a hint, if it still looks better with other dice. How much better it is,
 * is found with other dice again: with the same ones, the luckiest of several moves would always
 * look better than it is. */
#include "play_analysis.h"
#include "play_words.h"

#include <string.h>

enum { MILLION = 1000000 };

typedef struct analyst {
    chinczyk_game *game; /* goes from step to step; the next ones can be repeated */
    chinczyk_forecast hint;
    chinczyk_forecast doubt;   /* whether the hint's move is better, */
    chinczyk_forecast measure; /* and how much */
    play_limit limit;
    int32_t rolls;
    play_analysis *found;
} analyst;

static int won_by(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    chinczyk_game_state(game, &state);
    for (int32_t p = 0; p < state.players; p++) {
        if (state.place[p] == 1)
            return p;
    }
    return CHINCZYK_NONE;
}

/* The chance of each player to win; 0 where that was stopped. */
static int measure(analyst *by, chinczyk_forecast forecast, const chinczyk_game *game,
                   play_measured value[CHINCZYK_MAX_COLOURS]) {
    int32_t winner = won_by(game);
    for (uint32_t i = 0; i < PLAY_TRIES; i++) {
        chinczyk_chance chances[CHINCZYK_MAX_COLOURS] = {0};
        forecast.seed++;
        if (winner == CHINCZYK_NONE)
            chinczyk_game_chances(game, &forecast, play_limit_stop, &by->limit, chances,
                                  CHINCZYK_MAX_COLOURS, NULL, NULL);
        else
            chances[winner].millionths = MILLION;
        for (int32_t p = 0; p < by->found->players; p++)
            value[p].of[i] = chances[p].millionths;
    }
    return !play_limit_stop(&by->limit);
}

static void add(play_measured *sum, const play_measured *more, const play_measured *less) {
    for (int i = 0; i < PLAY_TRIES; i++)
        sum->of[i] += more->of[i] - less->of[i];
}

/* Adds what moved every chance from one value to another. */
static void add_moved(play_analysis *found, const play_measured from[CHINCZYK_MAX_COLOURS],
                      const play_measured to[CHINCZYK_MAX_COLOURS]) {
    for (int32_t p = 0; p < found->players; p++)
        add(&found->moved[p], &to[p], &from[p]);
}

/* Of a loss within two standard errors nobody can say that it was one. */
static void keep_worst(play_analysis *found, play_choice choice) {
    if (play_mean(&choice.lost) <= 2 * play_error(&choice.lost))
        return;
    for (int i = 0; i < PLAY_WORST; i++) {
        if (play_mean(&choice.lost) > play_mean(&found->worst[i].lost)) {
            play_choice other = found->worst[i];
            found->worst[i] = choice;
            choice = other;
        }
    }
}

/* The game after the step that can be repeated, or after the move of such a number. */
static uint64_t hash_after(chinczyk_game *game, const size_t *index) {
    if (index)
        chinczyk_game_play_index(game, *index);
    else
        chinczyk_game_redo(game);
    uint64_t hash = chinczyk_game_hash(game);
    chinczyk_game_undo(game);
    return hash;
}

/* The chances after two moves; `game` is a copy. */
static int compare(analyst *by, const chinczyk_forecast *forecast, chinczyk_game *game,
                   const play_choice *choice, play_measured had[CHINCZYK_MAX_COLOURS],
                   play_measured could[CHINCZYK_MAX_COLOURS]) {
    chinczyk_game_play_index(game, choice->played);
    int whole = measure(by, *forecast, game, had);
    chinczyk_game_undo(game);
    chinczyk_game_play_index(game, choice->best);
    whole = whole && measure(by, *forecast, game, could);
    chinczyk_game_undo(game);
    return whole;
}

/* Judges a choice that was not the hint's. */
static int judge_other(analyst *by, chinczyk_game *game, play_choice *choice) {
    static const play_measured nothing;
    play_analysis *found = by->found;
    play_measured had[CHINCZYK_MAX_COLOURS], could[CHINCZYK_MAX_COLOURS];
    int32_t player = choice->player;
    if (!compare(by, &by->doubt, game, choice, had, could))
        return 0;
    if (play_mean(&could[player]) <= play_mean(&had[player])) {
        found->best[player]++;
        return 1;
    }
    if (!compare(by, &by->measure, game, choice, had, could))
        return 0;
    add_moved(found, could, had);
    add(&choice->lost, &could[player], &had[player]);
    add(&found->lost[player], &choice->lost, &nothing);
    keep_worst(found, *choice);
    return 1;
}

/* Moves that lead to the same position are one. */
static int judge(analyst *by, size_t count, chinczyk_game *other) {
    chinczyk_hint hints[CHINCZYK_MAX_MOVES];
    play_analysis *found = by->found;
    play_choice choice = {.step = found->seen, .roll = by->rolls};
    choice.player = chinczyk_game_player(by->game);
    chinczyk_game_hint(by->game, &by->hint, play_limit_stop, &by->limit, hints, CHINCZYK_MAX_MOVES,
                       NULL, NULL);
    if (play_limit_stop(&by->limit))
        return 0;
    choice.best = hints[0].index;
    uint64_t played = hash_after(by->game, NULL);
    int was_best = hash_after(other, &choice.best) == played;
    while (choice.played + 1 < count && hash_after(other, &choice.played) != played)
        choice.played++;
    if (!was_best && !judge_other(by, other, &choice))
        return 0;
    found->choices[choice.player]++;
    found->best[choice.player] += (uint32_t)was_best;
    return 1;
}

/* A leave is neither a choice nor luck. */
static int judge_leave(analyst *by) {
    play_measured before[CHINCZYK_MAX_COLOURS], after[CHINCZYK_MAX_COLOURS];
    int whole = measure(by, by->measure, by->game, before);
    chinczyk_game_redo(by->game);
    whole = whole && measure(by, by->measure, by->game, after);
    chinczyk_game_undo(by->game);
    if (whole)
        add_moved(by->found, before, after);
    return whole;
}

/* What the step that can be repeated is. */
static chinczyk_event_kind next_step(chinczyk_game *game) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count = 0;
    chinczyk_game_redo(game);
    chinczyk_game_events(game, events, CHINCZYK_MAX_EVENTS, &count);
    chinczyk_game_undo(game);
    return events[0].kind;
}

/* Looks at the next step; 0 where that was stopped. */
static int look(analyst *by) {
    chinczyk_event_kind next = next_step(by->game);
    size_t count = 0;
    if (next == CHINCZYK_EVENT_ROLLED)
        by->rolls++;
    if (next == CHINCZYK_EVENT_LEFT)
        return judge_leave(by);
    chinczyk_game_moves(by->game, NULL, 0, &count);
    if (count < 2)
        return 1;
    chinczyk_game *other;
    by->found->status = chinczyk_game_copy(by->game, NULL, &other);
    int whole = by->found->status == CHINCZYK_OK && judge(by, count, other);
    chinczyk_game_free(other);
    return whole;
}

static void look_through(analyst *by, play_progress progress) {
    play_analysis *found = by->found;
    while (chinczyk_game_undo(by->game) == CHINCZYK_OK)
        continue;
    if (!measure(by, by->measure, by->game, found->begin))
        return;
    while (found->seen < found->steps && won_by(by->game) == CHINCZYK_NONE) {
        progress(found->seen, found->steps);
        if (!look(by))
            return;
        chinczyk_game_redo(by->game);
        found->seen++;
    }
    found->whole = measure(by, by->measure, by->game, found->end);
}

void play_analyse(const chinczyk_game *game, const play_budget *budget, play_progress progress,
                  play_analysis *found) {
    analyst by = {.found = found};
    memset(found, 0, sizeof *found);
    found->players = play_count_players(game);
    found->steps = chinczyk_game_steps(game);
    found->status = chinczyk_game_copy(game, NULL, &by.game);
    if (found->status != CHINCZYK_OK)
        return;
    play_forecast_init(&by.hint, budget);
    by.doubt = by.measure = by.hint;
    by.doubt.playouts = (by.hint.playouts + PLAY_TRIES - 1) / PLAY_TRIES;
    by.measure.playouts = (by.hint.playouts + 1) / 2;
    by.doubt.seed += PLAY_TRIES;
    play_limit_begin(&by.limit, budget);
    play_limit_catch(&by.limit);
    look_through(&by, progress);
    play_limit_release(&by.limit);
    chinczyk_game_free(by.game);
}

void play_luck(const play_analysis *found, int32_t player, play_measured *luck) {
    memset(luck, 0, sizeof *luck);
    add(luck, &found->end[player], &found->begin[player]);
    for (int i = 0; i < PLAY_TRIES; i++)
        luck->of[i] -= found->moved[player].of[i];
}

int64_t play_mean(const play_measured *measured) {
    int64_t sum = 0;
    for (int i = 0; i < PLAY_TRIES; i++)
        sum += measured->of[i];
    return sum / PLAY_TRIES;
}

int64_t play_error(const play_measured *measured) {
    int64_t mean = play_mean(measured), root = 0;
    int64_t squares = 0; /* differences are far below the root of its limit */
    for (int i = 0; i < PLAY_TRIES; i++)
        squares += (measured->of[i] - mean) * (measured->of[i] - mean);
    squares /= PLAY_TRIES * (PLAY_TRIES - 1);
    for (int64_t bit = INT64_C(1) << 30; bit > 0; bit /= 2) {
        if ((root + bit) * (root + bit) <= squares)
            root += bit;
    }
    return root;
}
