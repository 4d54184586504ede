/* SPDX-License-Identifier: MIT */
/* The parser of moves. The input: a line of rules, one of a position, and a move. */
#include "fuzz.h"

/* What is found is listed, and is written as it was read. */
static void check_found(chinczyk_game *game, const chinczyk_move *move, const char *text) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    char again[FUZZ_MOVE_TEXT];
    size_t count, listed = 0;
    FUZZ_CHECK(chinczyk_move_format(move, again, sizeof again, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(strcmp(again, text) == 0);
    FUZZ_CHECK(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count) == CHINCZYK_OK);
    for (size_t i = 0; i < count; i++)
        listed += memcmp(&moves[i], move, sizeof *move) == 0;
    FUZZ_CHECK(listed == 1);
    FUZZ_CHECK(chinczyk_game_play(game, move) == CHINCZYK_OK);
    fuzz_check_game(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const chinczyk_move nothing;
    chinczyk_rules rules;
    chinczyk_error error;
    chinczyk_move move;
    chinczyk_game *game;
    char *text = fuzz_text(data, size), *position = fuzz_cut(text), *rest = fuzz_cut(position);
    if (chinczyk_rules_parse(text, &rules, sizeof rules, NULL) == CHINCZYK_OK &&
        chinczyk_game_new_at(&rules, position, 1, NULL, &game, NULL) == CHINCZYK_OK) {
        fuzz_note(&rules, position);
        chinczyk_status status = chinczyk_game_find_move(game, rest, &move, &error);
        FUZZ_CHECK(error.status == status);
        if (status == CHINCZYK_OK)
            check_found(game, &move, rest);
        else
            FUZZ_CHECK(memcmp(&move, &nothing, sizeof move) == 0);
        chinczyk_game_free(game);
    }
    free(text);
    return 0;
}
