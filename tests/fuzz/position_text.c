/* SPDX-License-Identifier: MIT */
/* The parsers of seats and positions. The input: a line of rules, then seats or a position. */
#include "fuzz.h"

static void check(chinczyk_status status, chinczyk_game *game, const chinczyk_error *error) {
    FUZZ_CHECK(error->status == status);
    FUZZ_CHECK((status == CHINCZYK_OK) == (game != NULL));
    if (game)
        fuzz_check_game(game);
    chinczyk_game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    chinczyk_rules rules;
    chinczyk_error error;
    chinczyk_game *game;
    char *text = fuzz_text(data, size), *rest = fuzz_cut(text);
    if (chinczyk_rules_parse(text, &rules, sizeof rules, NULL) == CHINCZYK_OK) {
        fuzz_note(&rules, rest);
        chinczyk_status status =
            chinczyk_game_new(&rules, rest, CHINCZYK_NONE, 1, NULL, &game, &error);
        check(status, game, &error);
        status = chinczyk_game_new_at(&rules, rest, 1, NULL, &game, &error);
        if (status == CHINCZYK_OK) {
            char canonical[FUZZ_POSITION_TEXT];
            FUZZ_CHECK(chinczyk_game_position(game, canonical, sizeof canonical, NULL) ==
                       CHINCZYK_OK);
            FUZZ_CHECK(strcmp(canonical, rest) == 0);
        }
        check(status, game, &error);
    }
    free(text);
    return 0;
}
