/* SPDX-License-Identifier: MIT */
#include "play_loop.h"
#include "play_board.h"
#include "play_commands.h"
#include "play_file.h"
#include "play_texts.h"

#include <inttypes.h>
#include <stdio.h>

/* Some rules hardly ever let a pawn arrive; where nobody is asked, nobody would stop such a game.
 */
enum { MOST_ROLLS = 100000 };

static int person_plays(const play_table *table) {
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++) {
        if (table->mover[p] == PLAY_PERSON)
            return 1;
    }
    return 0;
}

static int is_endless(const play_session *s) {
    return s->unasked >= MOST_ROLLS;
}

static void list_moves(const play_session *s, const chinczyk_move *moves, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char text[PLAY_NAME] = "";
        chinczyk_move_format(&moves[i], text, sizeof text, NULL);
        printf(TEXT_MOVE, (int)i + 1);
        play_say_move(&s->view, &moves[i]);
        printf("  [%s]\n", text);
    }
}

/* Lets the person on turn decide; a refused line is asked again without the board. */
static int person_acts(play_session *s, const chinczyk_move *moves, size_t count) {
    if (count > 0) {
        play_board_draw(&s->view);
        list_moves(s, moves, count);
    }
    play_answer given;
    do
        given = play_ask(s, moves, count);
    while (given == PLAY_AGAIN && s->status == CHINCZYK_OK);
    return given != PLAY_QUIT;
}

/* The same for the same step of a match, whether it was saved in between or not. */
static uint64_t seed_of_step(const play_session *s) {
    return s->table->seed + ((uint64_t)s->view.standings.games << 32) + s->view.state.steps;
}

/* What nobody is asked for: a person's only move is the first. */
static void program_acts(play_session *s, const chinczyk_move *moves, size_t count) {
    int32_t player = s->view.state.player;
    if (count == 0)
        play_roll(s, 0);
    else if (count == 1 || s->table->mover[player] == PLAY_PERSON)
        play_move(s, &moves[0]);
    else
        play_move(s, &moves[play_choose(s->table->kind[player], &s->table->budget, seed_of_step(s),
                                        s->view.game)]);
}

static int act(play_session *s) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count = 0;
    chinczyk_game_moves(s->view.game, moves, CHINCZYK_MAX_MOVES, &count);
    if (play_is_asked(s))
        return person_acts(s, moves, count);
    program_acts(s, moves, count);
    return 1;
}

static void record(play_session *s) {
    if (s->table->record && !play_record(s->table))
        s->failed_to_record = 1;
}

static int begin_next(play_session *s) {
    s->status = chinczyk_match_next(s->table->match);
    if (s->status != CHINCZYK_OK)
        return 0;
    s->rolls = s->moves = s->captures = s->unasked = 0;
    play_view_update(&s->view);
    printf(TEXT_GAME, (int)s->view.standings.games);
    if (person_plays(s->table))
        play_board_draw(&s->view);
    return 1;
}

static void show_end(const play_session *s) {
    play_board_draw(&s->view);
    if (s->view.state.phase == CHINCZYK_PHASE_OVER)
        play_say_places(&s->view);
    if (s->view.standings.wins_needed > 1)
        play_say_standings(&s->view);
    if (is_endless(s))
        fputs(TEXT_ENDLESS, stdout);
    if (!person_plays(s->table))
        printf(TEXT_SUMMARY, s->rolls, s->moves, s->captures);
}

/* At the end of a game a person may still look back and take back. */
static int end(play_session *s) {
    show_end(s);
    play_answer given = PLAY_GO_ON;
    if (is_endless(s))
        return 0;
    if (person_plays(s->table)) {
        do
            given = play_ask(s, NULL, 0);
        while (given == PLAY_AGAIN);
        if (s->view.state.phase != CHINCZYK_PHASE_OVER)
            return 1;
    }
    record(s);
    return given != PLAY_QUIT && s->view.standings.stage == CHINCZYK_STAGE_NEXT && begin_next(s);
}

static void open_match(const play_session *s) {
    const chinczyk_standings *match = &s->view.standings;
    play_say_preset(&s->view);
    if (match->wins_needed > 1)
        printf(TEXT_MATCH_IS, (int)match->wins_needed);
    if (match->clock > 0) {
        char time[PLAY_TIME];
        play_time_text(match->clock, time);
        printf(TEXT_CLOCK_IS, time);
    }
    if (s->table->has_seed)
        printf(TEXT_SEED_IS, s->table->seed);
    fputs(TEXT_TYPE_HELP, stdout);
    if (s->table->explain)
        play_say_rules(&s->view);
    /* Where a match goes on with a choice, the board comes with the list of moves. */
    if (s->view.state.phase != CHINCZYK_PHASE_MOVE || !play_is_asked(s))
        play_board_draw(&s->view);
}

chinczyk_status play_loop(play_table *table, int *recorded) {
    play_session s = {.table = table, .status = CHINCZYK_OK};
    play_view_init(&s.view, table);
    int going = 1;
    if (person_plays(table))
        open_match(&s);
    else if (table->explain)
        play_say_rules(&s.view);
    if (table->greet)
        going = play_greet(&s) != PLAY_QUIT;
    while (going && s.status == CHINCZYK_OK) {
        if (s.view.state.phase == CHINCZYK_PHASE_OVER || is_endless(&s))
            going = end(&s);
        else
            going = act(&s);
    }
    *recorded = !s.failed_to_record;
    return s.status;
}
