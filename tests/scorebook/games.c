/* SPDX-License-Identifier: MIT */
/* games FROM TO: writes the records of finished games, each from the seed of its number. */
#include <chinczyk.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(chinczyk_status status) {
    if (status != CHINCZYK_OK) {
        fprintf(stderr, "games: %s\n", chinczyk_status_message(status));
        exit(EXIT_FAILURE);
    }
}

static chinczyk_game *play(uint64_t number) {
    static const char *const texts[] = {"polish", "british", "traditional", "polish"};
    chinczyk_rules rules;
    chinczyk_game *game;
    check(chinczyk_rules_parse(texts[number % 4], &rules, sizeof rules, NULL));
    check(chinczyk_game_new(&rules, "0.1.", CHINCZYK_NONE, number, NULL, &game, NULL));
    while (chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER)
        check(chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE ? chinczyk_game_play_index(game, 0)
                                                               : chinczyk_game_roll(game, 0, NULL));
    return game;
}

static void write_game(const chinczyk_game *game, uint64_t number) {
    static const char *const names[] = {"Ala", "Ola", "Zo\xc5\x9b"};
    static char text[1 << 20];
    char head[200];
    size_t size;
    int length = snprintf(head, sizeof head,
                          "[Player0 \"%s\"]\n[Player1 \"%s\"]\n[Number \"%" PRIu64 "\"]\n",
                          names[number % 3], names[(number + 1) % 3], number);
    check(chinczyk_game_save(game, head, (size_t)length, text, sizeof text, &size, NULL));
    fwrite(text, 1, size - 1, stdout);
}

int main(int argc, char **argv) {
    if (argc != 3)
        return EXIT_FAILURE;
    uint64_t to = strtoull(argv[2], NULL, 10);
    for (uint64_t number = strtoull(argv[1], NULL, 10); number < to; number++) {
        chinczyk_game *game = play(number);
        write_game(game, number);
        chinczyk_game_free(game);
    }
    return ferror(stdout) || fflush(stdout) ? EXIT_FAILURE : EXIT_SUCCESS;
}
