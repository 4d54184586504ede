/* SPDX-License-Identifier: MIT */
/* A whole game of Chińczyk for two, played by itself. */
#include <stdio.h>
#include <stdlib.h>

#include <chinczyk.h>

static void check(chinczyk_status status) {
    if (status != CHINCZYK_OK) {
        fprintf(stderr, "chinczyk: %s\n", chinczyk_status_message(status));
        exit(EXIT_FAILURE);
    }
}

int main(void) {
    chinczyk_rules rules;
    check(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH));

    /* Players 0 and 1 sit opposite each other on a board of four colours. */
    uint64_t seed = 2024;
    chinczyk_game *game;
    check(chinczyk_game_new(&rules, "0.1.", CHINCZYK_NONE, seed, NULL, &game, NULL));

    /* The game waits for a roll or for a choice; all else happens by itself. */
    while (chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER) {
        if (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE) {
            chinczyk_move moves[CHINCZYK_MAX_MOVES];
            size_t count;
            check(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count));
            check(chinczyk_game_play(game, &moves[count - 1])); /* choose better here */
        } else {
            check(chinczyk_game_roll(game, 0, NULL)); /* 0: the game's own die */
        }
    }

    char position[1024];
    check(chinczyk_game_position(game, position, sizeof position, NULL));
    printf("After %u steps: %s\n", (unsigned)chinczyk_game_steps(game), position);

    chinczyk_state state = {.struct_size = sizeof state};
    check(chinczyk_game_state(game, &state));
    for (int player = 0; player < state.players; player++) {
        printf("Player %d took place %d.\n", player, (int)state.place[player]);
    }

    chinczyk_game_free(game);
    return EXIT_SUCCESS;
}
