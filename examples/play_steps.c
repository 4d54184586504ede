/* SPDX-License-Identifier: MIT */
#include "play_steps.h"
#include "play_board.h"
#include "play_texts.h"
#include "play_why.h"

#include <stdio.h>

int play_is_asked(const play_session *s) {
    const chinczyk_game *game = chinczyk_match_game(s->table->match);
    if (s->table->mover[chinczyk_game_player(game)] != PLAY_PERSON)
        return 0;
    chinczyk_prompt prompt = chinczyk_game_prompt(game);
    return s->table->ask_all || prompt == CHINCZYK_PROMPT_ROLL || prompt == CHINCZYK_PROMPT_CHOOSE;
}

/* Tells the last step; a roll and the move that nobody is asked for make one line. */
static void tell(play_session *s) {
    play_say_step(&s->view, &s->column);
    if (s->view.state.phase == CHINCZYK_PHASE_MOVE && !play_is_asked(s))
        return;
    putchar('\n');
    s->column = 0;
}

static void after_step(play_session *s) {
    if (s->status != CHINCZYK_OK)
        return;
    play_view_update(&s->view);
    s->captures += (uint32_t)play_captures(&s->view);
    if (s->table->comment)
        tell(s);
}

void play_roll(play_session *s, int32_t face) {
    int32_t player = s->view.state.player;
    int32_t rolled = 0;
    s->status = chinczyk_match_roll(s->table->match, face, &rolled);
    s->rolls += s->status == CHINCZYK_OK;
    s->unasked++;
    after_step(s);
    /* of a series that was lost the last face alone would not tell why */
    if (s->status == CHINCZYK_OK && s->table->comment && s->table->mover[player] == PLAY_PERSON &&
        play_lost_distance(&s->view) == rolled)
        play_say_why_lost(&s->view, player, rolled);
}

void play_move(play_session *s, const chinczyk_move *move) {
    s->status = chinczyk_match_play(s->table->match, move);
    s->moves += s->status == CHINCZYK_OK;
    after_step(s);
}

int play_leave(play_session *s, int32_t player) {
    uint32_t steps = s->view.state.steps;
    chinczyk_status status = chinczyk_match_leave(s->table->match, player);
    if (status == CHINCZYK_ERROR_NO_MEMORY)
        s->status = status;
    if (status != CHINCZYK_OK)
        return 0;
    play_view_update(&s->view);
    char name[PLAY_NAME];
    play_player_name(&s->view, player, name);
    printf(TEXT_LEAVES, name);
    if (s->view.state.steps != steps) /* else the player had no more to do in this game */
        tell(s);
    return 1;
}

int play_spend(play_session *s, uint64_t milliseconds) {
    int32_t fallen;
    if (s->view.standings.clock == 0 || s->view.state.phase == CHINCZYK_PHASE_OVER)
        return 0;
    s->status = chinczyk_match_spend(s->table->match, milliseconds, &fallen);
    play_view_update(&s->view);
    if (s->status != CHINCZYK_OK || fallen == CHINCZYK_NONE)
        return 0;
    char name[PLAY_NAME];
    play_player_name(&s->view, fallen, name);
    printf(TEXT_FLAG, name);
    tell(s);
    return 1;
}

/* The board of the new position, where it does not come anyway with moves or places. */
static void show_change(const play_session *s) {
    if (s->view.state.phase != CHINCZYK_PHASE_MOVE && s->view.state.phase != CHINCZYK_PHASE_OVER)
        play_board_draw(&s->view);
}

static int32_t flags_fallen(const play_session *s) {
    chinczyk_standings now = {.struct_size = sizeof now};
    int32_t fallen = 0;
    chinczyk_match_standings(s->table->match, &now);
    for (int32_t p = 0; p < now.players; p++)
        fallen += now.flag_fallen[p];
    return fallen;
}

void play_take_back(play_session *s) {
    chinczyk_match *match = s->table->match;
    int32_t fallen = flags_fallen(s);
    uint32_t taken = 0;
    int found = 0, stays = 0;
    while (!found && !stays && chinczyk_match_undo(match) == CHINCZYK_OK) {
        taken++;
        stays = flags_fallen(s) != fallen;
        found = play_is_asked(s);
    }
    if (!found || stays) {
        while (taken-- > 0)
            chinczyk_match_redo(match);
        fputs(stays ? TEXT_FLAG_STAYS : TEXT_NOTHING_TO_UNDO, stdout);
        return;
    }
    fputs(TEXT_UNDONE, stdout);
    play_view_update(&s->view);
    show_change(s);
}

void play_repeat(play_session *s) {
    chinczyk_match *match = s->table->match;
    if (chinczyk_match_redo(match) != CHINCZYK_OK) {
        fputs(TEXT_NOTHING_TO_REDO, stdout);
        return;
    }
    fputs(TEXT_REDONE, stdout);
    do {
        play_view_update(&s->view);
        tell(s);
    } while (!play_is_asked(s) && chinczyk_match_redo(match) == CHINCZYK_OK);
    show_change(s);
}
