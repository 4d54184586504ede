/* SPDX-License-Identifier: MIT */
/* A program of somebody who has the library installed: it plays a game and tells how it ended.
 * It is C99 as well as C++11. */
#include <stdio.h>

#include <chinczyk.h>

static chinczyk_status play_out(chinczyk_game *game) {
    chinczyk_status status = CHINCZYK_OK;
    while (status == CHINCZYK_OK && chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER) {
        if (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE) {
            status = chinczyk_game_play_index(game, 0);
        } else {
            status = chinczyk_game_roll(game, 0, NULL);
        }
    }
    return status;
}

int main(void) {
    chinczyk_rules rules;
    chinczyk_game *game = NULL;
    char position[1024];
    chinczyk_status status = chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH);
    if (status == CHINCZYK_OK) {
        status = chinczyk_game_new(&rules, "0.1.", CHINCZYK_NONE, 2024, NULL, &game, NULL);
    }
    if (status == CHINCZYK_OK) {
        status = play_out(game);
    }
    if (status == CHINCZYK_OK) {
        status = chinczyk_game_position(game, position, sizeof position, NULL);
    }
    if (status == CHINCZYK_OK) {
        printf("%s: %s\n", chinczyk_version(), position);
    } else {
        fprintf(stderr, "%s\n", chinczyk_status_message(status));
    }
    chinczyk_game_free(game);
    return status != CHINCZYK_OK;
}
