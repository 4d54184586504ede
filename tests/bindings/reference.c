/* SPDX-License-Identifier: MIT */
/*
 * reference [SEED]: what the example of every binding does, in C. Each must print the same.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include <chinczyk.h>

/* Any text of the library is shorter. */
#define TEXT 1024

static chinczyk_error detail;

static void check(chinczyk_status status) {
    if (status != CHINCZYK_OK) {
        fprintf(stderr, "reference: %s\n", chinczyk_status_message(status));
        exit(EXIT_FAILURE);
    }
}

static const char *position(const chinczyk_game *game) {
    static char text[TEXT];
    check(chinczyk_game_position(game, text, sizeof text, NULL));
    return text;
}

/* The first move that captures, else the last one. */
static chinczyk_move choose(const chinczyk_game *game) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    check(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count));
    for (size_t i = 0; i < count; i++) {
        if (moves[i].flags & CHINCZYK_MOVE_CAPTURE) {
            char text[TEXT];
            check(chinczyk_move_format(&moves[i], text, sizeof text, NULL));
            printf("player %d captures: %s\n", moves[i].player, text);
            return moves[i];
        }
    }
    return moves[count - 1];
}

static void play(chinczyk_game *game) {
    while (chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER) {
        if (chinczyk_game_steps(game) % 40 == 0) {
            printf("step %" PRIu32 ": %s\n", chinczyk_game_steps(game), position(game));
        }
        if (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE) {
            chinczyk_move move = choose(game);
            check(chinczyk_game_play(game, &move));
        } else {
            check(chinczyk_game_roll(game, 0, NULL));
        }
    }
}

static void show_end(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    check(chinczyk_game_state(game, &state));
    printf("over after %" PRIu32 " steps, hash %016" PRIx64 "\n", state.steps,
           chinczyk_game_hash(game));
    for (int i = 0; i < state.players; i++) {
        printf("player %d: place %" PRId32 ", %" PRId32 " home, %" PRId32 " walked\n", i,
               state.place[i], state.pawns_home[i], state.walked[i]);
    }
    chinczyk_event events[64];
    size_t count;
    check(chinczyk_game_events(game, events, 64, &count));
    for (size_t i = 0; i < count; i++) {
        printf("event %" PRId32 " of player %" PRId32 "\n", events[i].kind, events[i].player);
    }
}

static void undo_and_redo(chinczyk_game *game) {
    printf("end: %s\n", position(game));
    for (int i = 0; i < 3; i++) {
        check(chinczyk_game_undo(game));
    }
    printf("undone: %s\n", position(game));
    for (int i = 0; i < 3; i++) {
        check(chinczyk_game_redo(game));
    }
    printf("redone: %s\n", position(game));
}

static void show_error(chinczyk_status status, const char *reason) {
    printf("error %s: %s\n", chinczyk_status_name(status), reason);
}

static void show_detail(chinczyk_status status) {
    show_error(status, detail.reason);
    printf("  field '%s', offset %" PRId32 "\n", detail.field, detail.offset);
}

static int32_t stop_at_once(void *ctx) {
    (void)ctx;
    return 1;
}

static void show_errors(chinczyk_game *game) {
    chinczyk_rules rules;
    show_detail(chinczyk_rules_parse("polish,pawns=5", &rules, sizeof rules, &detail));
    show_detail(chinczyk_rules_parse("polish,horses=5", &rules, sizeof rules, &detail));

    check(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_ROBBER));
    rules.stack_limit = 2;
    show_detail(chinczyk_rules_check(&rules, &detail));

    check(chinczyk_game_rules(game, &rules, sizeof rules));
    chinczyk_game *other;
    show_detail(chinczyk_game_new_at(&rules, "0.1. 77,b,b,b/./b,b,b,b/. 0 roll t0s0 -", 1, NULL,
                                     &other, &detail));

    chinczyk_status status = chinczyk_game_roll(game, 0, NULL);
    show_error(status, chinczyk_status_message(status));

    check(chinczyk_game_new_at(&rules, "0.1. 3,b,b,b/./b,b,b,b/. 0 roll t0s0 -", 1, NULL, &other,
                               &detail));
    status = chinczyk_game_undo(other);
    show_error(status, chinczyk_status_message(status));
    check(chinczyk_game_roll(other, 4, NULL));
    chinczyk_move move;
    show_detail(chinczyk_game_find_move(other, "0:3-8", &move, &detail));
    check(chinczyk_game_undo(other));

    uint64_t leaves;
    check(chinczyk_game_perft(other, 4, NULL, NULL, &leaves));
    printf("perft 4: %" PRIu64 "\n", leaves);
    status = chinczyk_game_perft(other, 255, stop_at_once, NULL, &leaves);
    show_error(status, chinczyk_status_message(status));
    chinczyk_game_free(other);
}

int main(int argc, char **argv) {
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    printf("libchinczyk %s\n", chinczyk_version());

    chinczyk_rules rules;
    check(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH));
    rules.exit_faces = 1u << 1 | 1u << 6;
    rules.overshoot = CHINCZYK_OVERSHOOT_BOUNCE;
    char text[TEXT];
    check(chinczyk_rules_format(&rules, text, sizeof text, NULL));
    printf("rules %s\n", text);

    check(chinczyk_rules_seats(&rules, 2, 1, text, sizeof text, NULL));
    chinczyk_game *game;
    check(chinczyk_game_new(&rules, text, CHINCZYK_NONE, seed, NULL, &game, NULL));
    play(game);
    show_end(game);
    undo_and_redo(game);
    show_errors(game);
    chinczyk_game_free(game);
    return EXIT_SUCCESS;
}
