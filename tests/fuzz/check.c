/* SPDX-License-Identifier: MIT */
/* What must hold of every game at rest. */
#include "fuzz.h"

enum { PIECES = CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS };

static chinczyk_state state_of(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    FUZZ_CHECK(chinczyk_game_state(game, &state) == CHINCZYK_OK);
    return state;
}

/* Each move has a text of its own that names it, a path, and a piece that says it may move. */
static void check_moves(const chinczyk_game *game, const chinczyk_move *moves, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char text[FUZZ_MOVE_TEXT];
        size_t needed, squares;
        chinczyk_move found;
        chinczyk_why why;
        FUZZ_CHECK(chinczyk_move_format(&moves[i], text, sizeof text, &needed) == CHINCZYK_OK);
        FUZZ_CHECK(needed == strlen(text) + 1);
        FUZZ_CHECK(chinczyk_game_find_move(game, text, &found, NULL) == CHINCZYK_OK);
        FUZZ_CHECK(memcmp(&found, &moves[i], sizeof found) == 0);
        FUZZ_CHECK(chinczyk_game_path(game, &moves[i], NULL, 0, &squares) == CHINCZYK_OK);
        FUZZ_CHECK((squares == 0) == ((moves[i].flags & CHINCZYK_MOVE_PASS) != 0));
        FUZZ_CHECK(squares <= CHINCZYK_MAX_PATH);
        if (moves[i].flags & CHINCZYK_MOVE_PASS)
            continue;
        FUZZ_CHECK(chinczyk_game_why(game, moves[i].piece, moves[i].flags & CHINCZYK_MOVE_PAIR, 0,
                                     &why) == CHINCZYK_OK);
        FUZZ_CHECK(why.reason == CHINCZYK_REASON_NONE);
        FUZZ_CHECK(why.to_square == moves[i].to_square);
    }
}

/* Every piece is where the state says, and nowhere else. */
static void check_pieces(const chinczyk_game *game, const chinczyk_rules *rules,
                         const chinczyk_state *state) {
    for (int32_t p = 0; p < PIECES; p++) {
        uint32_t there;
        int32_t colour = p / CHINCZYK_MAX_PAWNS;
        if (state->square[p] == CHINCZYK_NONE)
            continue;
        if (p >= CHINCZYK_ROBBER)
            for (colour = 0; state->owner[colour] != state->robber_owner[p - CHINCZYK_ROBBER];)
                colour++;
        FUZZ_CHECK(chinczyk_game_pieces_on(game, colour, state->square[p], &there) == CHINCZYK_OK);
        FUZZ_CHECK(there >> p & 1);
    }
    for (int32_t square = 0; square < (int32_t)rules->track_length; square++) {
        uint32_t there;
        FUZZ_CHECK(chinczyk_game_pieces_on(game, 0, square, &there) == CHINCZYK_OK);
        for (int32_t p = 0; p < PIECES; p++)
            FUZZ_CHECK((there >> p & 1) == (state->square[p] == square));
    }
}

/* The text of the position is read again as the same position. */
static void check_text(const chinczyk_game *game, const chinczyk_rules *rules, const char *text,
                       const chinczyk_move *moves, size_t count) {
    char again[FUZZ_POSITION_TEXT];
    chinczyk_move others[CHINCZYK_MAX_MOVES];
    size_t other_count;
    chinczyk_game *other;
    FUZZ_CHECK(chinczyk_game_new_at(rules, text, 1, NULL, &other, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_game_position(other, again, sizeof again, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(strcmp(text, again) == 0);
    FUZZ_CHECK(chinczyk_game_hash(other) == chinczyk_game_hash(game));
    FUZZ_CHECK(chinczyk_game_moves(other, others, CHINCZYK_MAX_MOVES, &other_count) == CHINCZYK_OK);
    FUZZ_CHECK(other_count == count && memcmp(others, moves, count * sizeof *moves) == 0);
    chinczyk_state a = state_of(game), b = state_of(other);
    b.steps = a.steps;
    b.redo_steps = a.redo_steps;
    FUZZ_CHECK(memcmp(&a, &b, sizeof a) == 0);
    chinczyk_game_free(other);
}

/* Back one step and forth again is here. */
static void check_back_and_forth(const chinczyk_game *game, const char *text) {
    char again[FUZZ_POSITION_TEXT];
    chinczyk_game *copy;
    FUZZ_CHECK(chinczyk_game_copy(game, NULL, &copy) == CHINCZYK_OK);
    if (chinczyk_game_steps(game) == 0) {
        FUZZ_CHECK(chinczyk_game_undo(copy) == CHINCZYK_ERROR_NOTHING_TO_UNDO);
    } else {
        FUZZ_CHECK(chinczyk_game_undo(copy) == CHINCZYK_OK);
        FUZZ_CHECK(chinczyk_game_redo(copy) == CHINCZYK_OK);
    }
    FUZZ_CHECK(chinczyk_game_position(copy, again, sizeof again, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(strcmp(text, again) == 0);
    chinczyk_state a = state_of(game), b = state_of(copy);
    FUZZ_CHECK(memcmp(&a, &b, sizeof a) == 0);
    chinczyk_game_free(copy);
}

/* Events have words in every language. */
static void check_events(const chinczyk_game *game) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count, needed;
    FUZZ_CHECK(chinczyk_game_events(game, events, CHINCZYK_MAX_EVENTS, &count) == CHINCZYK_OK);
    FUZZ_CHECK((count > 0) == (chinczyk_game_steps(game) > 0));
    for (size_t i = 0; i < count; i++)
        FUZZ_CHECK(chinczyk_event_words(game, &events[i],
                                        i & 1 ? CHINCZYK_POLISH : CHINCZYK_ENGLISH, NULL, 0,
                                        &needed) == CHINCZYK_OK &&
                   needed > 1);
}

void fuzz_check_game(const chinczyk_game *game) {
    char text[FUZZ_POSITION_TEXT];
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    chinczyk_rules rules;
    size_t count, needed;
    FUZZ_CHECK(chinczyk_game_rules(game, &rules, sizeof rules) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_rules_check(&rules, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_game_position(game, text, sizeof text, &needed) == CHINCZYK_OK);
    FUZZ_CHECK(needed == strlen(text) + 1);
    fuzz_note(&rules, text);
    FUZZ_CHECK(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count) == CHINCZYK_OK);
    chinczyk_state state = state_of(game);
    FUZZ_CHECK(state.phase == chinczyk_game_phase(game));
    FUZZ_CHECK(state.phase >= CHINCZYK_PHASE_ROLL_OFF && state.phase <= CHINCZYK_PHASE_OVER);
    FUZZ_CHECK((count > 0) == (state.phase == CHINCZYK_PHASE_MOVE));
    FUZZ_CHECK(state.move_count == (int32_t)count);
    FUZZ_CHECK(state.player == chinczyk_game_player(game) && state.player < state.players);
    FUZZ_CHECK(state.steps == chinczyk_game_steps(game));
    FUZZ_CHECK((chinczyk_game_prompt(game) == CHINCZYK_PROMPT_OVER) ==
               (state.phase == CHINCZYK_PHASE_OVER));
    check_moves(game, moves, count);
    check_pieces(game, &rules, &state);
    check_text(game, &rules, text, moves, count);
    check_back_and_forth(game, text);
    check_events(game);
}
