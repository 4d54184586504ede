/* SPDX-License-Identifier: MIT */
#include "play_review.h"
#include "play_file.h"
#include "play_hint.h"
#include "play_texts.h"

#include <stdio.h>
#include <stdlib.h>

/* Tells of the first game of a text, which has that number; whether that was possible. */
static int review_first(play_table *table, int number, const char *text, size_t length,
                        const char *path, uint64_t *line, size_t *used) {
    chinczyk_game *game;
    chinczyk_error error;
    if (chinczyk_game_load(text, length, NULL, &game, used, line, &error) != CHINCZYK_OK) {
        fprintf(stderr, TEXT_NOT_A_MATCH, path, error.reason);
        return 0;
    }
    printf(TEXT_GAME, number);
    play_read_tags(table, text, length, play_count_players(game));
    chinczyk_status status = play_say_analysis(table, game);
    chinczyk_game_free(game);
    if (status != CHINCZYK_OK)
        fprintf(stderr, TEXT_FAILED, chinczyk_words_status(status, play_language));
    return status == CHINCZYK_OK;
}

int play_review(play_table *table, const char *path) {
    size_t length, at = 0, used = 0;
    uint64_t line = 1;
    char *text = play_read_file(path, &length);
    int done = 1;
    if (text == NULL) {
        fprintf(stderr, TEXT_NOT_READ, path);
        return 0;
    }
    for (int number = 1; done && (number == 1 || at < length) && !play_limit_interrupted();
         number++) {
        done = review_first(table, number, text + at, length - at, path, &line, &used);
        at += used;
    }
    free(text);
    return done;
}
