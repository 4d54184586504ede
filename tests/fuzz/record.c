/* SPDX-License-Identifier: MIT */
/* The saved game: what is read is a game, and is written and read again alike. */
#include "fuzz.h"

static char *save(const chinczyk_game *game, const uint8_t *head, size_t head_length,
                  size_t *needed) {
    FUZZ_CHECK(chinczyk_game_save(game, (const char *)head, head_length, NULL, 0, needed, NULL) ==
               CHINCZYK_OK);
    char *text = malloc(*needed);
    FUZZ_CHECK(text != NULL);
    FUZZ_CHECK(chinczyk_game_save(game, (const char *)head, head_length, text, *needed, NULL,
                                  NULL) == CHINCZYK_OK);
    return text;
}

static void check_saved(const chinczyk_game *game, const uint8_t *data, size_t size) {
    chinczyk_game *again;
    size_t needed, needed_again, consumed;
    char *text = save(game, data, size, &needed);
    FUZZ_CHECK(chinczyk_game_load(text, needed - 1, NULL, &again, &consumed, NULL, NULL) ==
               CHINCZYK_OK);
    FUZZ_CHECK(consumed == needed - 1);
    FUZZ_CHECK(chinczyk_game_hash(again) == chinczyk_game_hash(game));
    FUZZ_CHECK(chinczyk_game_steps(again) == chinczyk_game_steps(game));
    char *twice = save(again, (const uint8_t *)text, needed - 1, &needed_again);
    FUZZ_CHECK(needed_again == needed && strcmp(text, twice) == 0);
    chinczyk_game_free(again);
    free(twice);
    free(text);
}

/* The tags can be asked for whatever the game is like. */
static void ask_tags(const char *text, size_t size) {
    char name[64], value[1100];
    size_t begin, end, needed;
    FUZZ_CHECK(chinczyk_record_find(text, size, &begin, &end) == CHINCZYK_OK);
    FUZZ_CHECK(begin <= size && end <= size);
    for (size_t i = 0;
         chinczyk_record_tag_name(text, size, i, name, sizeof name, &needed, NULL) == CHINCZYK_OK;
         i++) {
        FUZZ_CHECK(needed == strlen(name) + 1);
        FUZZ_CHECK(chinczyk_record_tag(text, size, name, value, sizeof value, NULL, NULL) ==
                   CHINCZYK_OK);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    chinczyk_game *game;
    chinczyk_error error;
    size_t consumed;
    uint64_t line = 1;
    const char *text = (const char *)data;
    chinczyk_status status = chinczyk_game_load(text, size, NULL, &game, &consumed, &line, &error);
    FUZZ_CHECK(error.status == status);
    FUZZ_CHECK((status == CHINCZYK_OK) == (game != NULL));
    ask_tags(text, size);
    if (!game)
        return 0;
    FUZZ_CHECK(consumed > 0 && consumed <= size && line > 1);
    fuzz_check_game(game);
    check_saved(game, data, consumed);
    while (chinczyk_game_undo(game) == CHINCZYK_OK)
        ;
    fuzz_check_game(game);
    chinczyk_game_free(game);
    return 0;
}
