/* SPDX-License-Identifier: MIT */
#include "play_hint.h"
#include "play_analysis.h"
#include "play_print.h"
#include "play_texts.h"

#include <stdio.h>

/* What the chances are of: the first place that nobody has. */
static void say_title(const chinczyk_state *state, int of_moves) {
    int32_t taken = 0;
    for (int32_t p = 0; p < state->players; p++)
        taken += state->place[p] > 0;
    if (taken == 0)
        fputs(of_moves ? TEXT_HINT : TEXT_CHANCES, stdout);
    else if (of_moves)
        printf(TEXT_HINT_PLACE, (int)taken + 1);
    else
        printf(TEXT_CHANCES_PLACE, (int)taken + 1);
}

/* How a chance is told: "54.3 +- 1.6 %", of an exact one without its error. */
static void say_chance(uint32_t millionths, uint32_t error) {
    char chance[PLAY_POINTS], wide[PLAY_POINTS];
    play_points_text(millionths, chance);
    play_points_text(error, wide);
    printf(error > 0 ? TEXT_CHANCE : TEXT_CHANCE_EXACT, chance, wide);
}

static void say_how(uint64_t playouts) {
    printf(TEXT_PLAYED_ON, playouts);
}

/* Persons play on like strong players. */
static void begin(const play_view *view, chinczyk_forecast *forecast, play_limit *limit) {
    play_forecast_init(forecast, &view->table->budget);
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++) {
        if (view->table->mover[p] != PLAY_PERSON)
            forecast->kinds[p] = view->table->kind[p];
    }
    play_limit_begin(limit, &view->table->budget);
    play_limit_catch(limit);
}

void play_say_hint(const play_view *view) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    chinczyk_hint hints[CHINCZYK_MAX_MOVES];
    chinczyk_forecast forecast;
    play_limit limit;
    size_t count = 0;
    uint64_t playouts = 0;
    if (view->state.phase != CHINCZYK_PHASE_MOVE) {
        fputs(TEXT_NO_HINT, stdout);
        return;
    }
    begin(view, &forecast, &limit);
    chinczyk_game_moves(view->game, moves, CHINCZYK_MAX_MOVES, &count);
    chinczyk_game_hint(view->game, &forecast, play_limit_stop, &limit, hints, CHINCZYK_MAX_MOVES,
                       &count, &playouts);
    play_limit_release(&limit);
    say_title(&view->state, 1);
    say_how(playouts);
    for (size_t i = 0; i < count; i++) {
        say_chance(hints[i].millionths, hints[i].standard_error);
        printf(TEXT_MOVE, (int)hints[i].index + 1);
        play_say_move(view, &moves[hints[i].index]);
        putchar('\n');
    }
}

void play_say_chances(const play_view *view) {
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    chinczyk_forecast forecast;
    play_limit limit;
    size_t count = 0;
    uint64_t playouts = 0;
    if (view->state.phase == CHINCZYK_PHASE_OVER) {
        fputs(TEXT_HELP_OVER, stdout);
        return;
    }
    begin(view, &forecast, &limit);
    chinczyk_game_chances(view->game, &forecast, play_limit_stop, &limit, chances,
                          CHINCZYK_MAX_COLOURS, &count, &playouts);
    play_limit_release(&limit);
    say_title(&view->state, 0);
    say_how(playouts);
    for (size_t p = 0; p < count; p++) {
        char name[PLAY_NAME];
        play_player_name(view, (int32_t)p, name);
        say_chance(chances[p].millionths, chances[p].standard_error);
        printf(TEXT_CHANCE_OF, name);
    }
}

/* --- a game looked back at --- */

/* Right in its column. */
static void put(const char *text, int width) {
    int blanks = width - play_width(text);
    printf("%*s%s", blanks > 0 ? blanks : 0, "", text);
}

static void put_number(uint32_t number, int width) {
    char text[PLAY_POINTS];
    snprintf(text, sizeof text, "%" PRIu32, number);
    put(text, width);
}

static void put_points(int64_t millionths, int width) {
    char text[PLAY_POINTS];
    play_points_text(millionths, text);
    put(text, width);
}

static void put_measured(const play_measured *measured, int width) {
    char mean[PLAY_POINTS], error[PLAY_POINTS], text[2 * PLAY_POINTS + 8];
    play_points_text(play_mean(measured), mean);
    play_points_text(play_error(measured), error);
    snprintf(text, sizeof text, TEXT_MEASURED, mean, error);
    put(text, width);
}

enum { NAME = 14, CHOICES = 7, BEST = 10, LOST = 14, LUCK = 15, CHANCE = 9 };

/* Left in its column; a longer one has a line of its own. */
static void put_name(const char *name) {
    int width = play_width(name);
    fputs(name, stdout);
    if (width > NAME)
        putchar('\n');
    printf("%*s", width > NAME ? NAME : NAME - width, "");
}

static void put_head(int whole) {
    put_name("");
    put(TEXT_COLUMN_CHOICES, CHOICES);
    put(TEXT_COLUMN_BEST, BEST);
    put(TEXT_COLUMN_LOST, LOST);
    if (whole) {
        put(TEXT_COLUMN_LUCK, LUCK);
        put(TEXT_COLUMN_BEGIN, CHANCE);
        put(TEXT_COLUMN_END, CHANCE);
    }
    putchar('\n');
}

static void put_choices(uint32_t choices, uint32_t best, const play_measured *lost) {
    put_number(choices, CHOICES);
    put_number(best, BEST);
    put_measured(lost, LOST);
}

static void put_table(const play_view *view, const play_analysis *found) {
    uint32_t choices = 0, best = 0;
    play_measured lost = {0};
    put_head(found->whole);
    for (int32_t p = 0; p < found->players; p++) {
        char name[PLAY_NAME];
        play_player_name(view, p, name);
        put_name(name);
        put_choices(found->choices[p], found->best[p], &found->lost[p]);
        if (found->whole) {
            play_measured luck;
            play_luck(found, p, &luck);
            put_measured(&luck, LUCK);
            put_points(play_mean(&found->begin[p]), CHANCE);
            put_points(play_mean(&found->end[p]), CHANCE);
        }
        putchar('\n');
        choices += found->choices[p];
        best += found->best[p];
        for (int i = 0; i < PLAY_TRIES; i++)
            lost.of[i] += found->lost[p].of[i];
    }
    put_name(TEXT_TOGETHER);
    put_choices(choices, best, &lost);
    putchar('\n');
}

/* A move of the game that is shown. */
static void say_move_at(const play_view *view, const char *before, size_t index) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count = 0;
    chinczyk_game_moves(view->game, moves, CHINCZYK_MAX_MOVES, &count);
    fputs(before, stdout);
    play_say_move(view, &moves[index]);
    putchar('\n');
}

static void say_worst(play_view *view, chinczyk_game *game, const play_choice *choice) {
    char name[PLAY_NAME], lost[PLAY_POINTS], error[PLAY_POINTS];
    while (chinczyk_game_steps(game) > choice->step)
        chinczyk_game_undo(game);
    while (chinczyk_game_steps(game) < choice->step)
        chinczyk_game_redo(game);
    play_view_show(view, game);
    play_player_name(view, choice->player, name);
    play_points_text(play_mean(&choice->lost), lost);
    play_points_text(play_error(&choice->lost), error);
    printf(TEXT_WORST_CHOICE, lost, error, (int)choice->roll, name, (int)view->state.distance);
    say_move_at(view, TEXT_PLAYED, choice->played);
    say_move_at(view, TEXT_BETTER, choice->best);
}

/* Of each worst choice what was played and what was better. */
static chinczyk_status put_worst(play_view *view, const play_analysis *found) {
    chinczyk_game *game;
    if (play_mean(&found->worst[0].lost) == 0)
        return CHINCZYK_OK;
    chinczyk_status status = chinczyk_game_copy(view->game, NULL, &game);
    if (status != CHINCZYK_OK)
        return status;
    fputs(TEXT_WORST, stdout);
    for (int i = 0; i < PLAY_WORST && play_mean(&found->worst[i].lost) > 0; i++)
        say_worst(view, game, &found->worst[i]);
    chinczyk_game_free(game);
    return CHINCZYK_OK;
}

static void show_progress(uint32_t seen, uint32_t steps) {
    printf(TEXT_PROGRESS, (int)(100 * (uint64_t)seen / steps));
    fflush(stdout);
}

static void show_nothing(uint32_t seen, uint32_t steps) {
    (void)seen;
    (void)steps;
}

chinczyk_status play_say_analysis(const play_table *table, const chinczyk_game *game) {
    play_analysis found;
    play_view view;
    play_view_begin(&view, table, game);
    play_analyse(game, &table->budget, table->progress ? show_progress : show_nothing, &found);
    if (table->progress)
        fputs(TEXT_PROGRESS_OVER, stdout);
    if (found.status != CHINCZYK_OK)
        return found.status;
    fputs(TEXT_ANALYSIS, stdout);
    put_table(&view, &found);
    if (found.whole)
        fputs(TEXT_ANALYSIS_MEANS, stdout);
    else
        printf(TEXT_ANALYSIS_STOPPED, found.seen, found.steps);
    return put_worst(&view, &found);
}
