/* SPDX-License-Identifier: MIT */
/* chinczyk-play: the game in a terminal. */
#include "play_loop.h"
#include "play_options.h"
#include "play_review.h"
#include "play_setup.h"
#include "play_texts.h"

#include <stdio.h>
#include <stdlib.h>

enum { EXIT_USAGE = 2 };

static const char text_version[] = "chinczyk-play %s\n";

static int flushed(void) {
    return fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* Plays the match of a table that is set up. */
static int play(play_table *table) {
    int recorded;
    chinczyk_status status = play_loop(table, &recorded);
    if (status != CHINCZYK_OK)
        fprintf(stderr, TEXT_FAILED, chinczyk_words_status(status, play_language));
    if (!recorded)
        fprintf(stderr, TEXT_NOT_WRITTEN, table->record);
    int written = flushed();
    return status == CHINCZYK_OK && recorded ? written : EXIT_FAILURE;
}

/* Looks back at saved games. */
static int analyse(const play_options *given, play_table *table) {
    if (play_set_up_analysis(given, table) != PLAY_READY)
        return EXIT_USAGE;
    int told = play_review(table, given->analyse);
    int written = flushed();
    return told ? written : EXIT_FAILURE;
}

int main(int argc, char **argv) {
    play_options given = {0};
    play_table table = {0};
    int status = EXIT_SUCCESS;
    play_language_from_environment();
    if (!play_read_options(argc, argv, &given))
        return EXIT_USAGE;
    if (given.help || given.version) {
        if (given.help)
            fputs(TEXT_HELP, stdout);
        else
            printf(text_version, chinczyk_version());
        return flushed();
    }
    if (given.analyse)
        return analyse(&given, &table);
    switch (play_set_up(&given, &table)) {
    case PLAY_READY:
        status = play(&table);
        break;
    case PLAY_NO_MORE:
        putchar('\n');
        status = flushed();
        break;
    case PLAY_REFUSED:
        status = EXIT_USAGE;
        break;
    default:
        status = EXIT_FAILURE;
        break;
    }
    chinczyk_match_free(table.match);
    free(table.head);
    return status;
}
