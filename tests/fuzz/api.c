/* SPDX-License-Identifier: MIT */
/*
 * Sequences of calls from bytes, on two games, with memory that may run out. After half of the
 * calls, and at the end, all that must hold of a game is checked; a call that failed has changed
 * nothing.
 */
#include "fuzz.h"

enum { GAMES = 2, CALLS = 200 };

/* What a call that fails must not change. */
typedef struct look {
    char position[FUZZ_POSITION_TEXT];
    chinczyk_state state;
    size_t events;
} look;

static void look_at(const chinczyk_game *game, look *l) {
    memset(l, 0, sizeof *l);
    l->state.struct_size = sizeof l->state;
    FUZZ_CHECK(chinczyk_game_state(game, &l->state) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_game_position(game, l->position, sizeof l->position, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_game_events(game, NULL, 0, &l->events) == CHINCZYK_OK);
}

static chinczyk_game *new_game(bytes *b) {
    chinczyk_rules rules;
    char seats[CHINCZYK_MAX_COLOURS + 1];
    chinczyk_game *game = (chinczyk_game *)&rules;
    bytes_rules(b, &rules);
    bytes_seats(b, &rules, seats);
    int32_t first = (int32_t)bytes_below(b, 8) - 2; /* CHINCZYK_NONE, or a player, or nobody */
    size_t live = fuzz_memory.live;
    chinczyk_status status =
        chinczyk_game_new(&rules, seats, first, bytes_byte(b), &fuzz_allocator, &game, NULL);
    FUZZ_CHECK((status == CHINCZYK_OK) == (game != NULL));
    FUZZ_CHECK(game != NULL || fuzz_memory.live == live);
    return game;
}

/* Saves the game and reads it again: it is the same with its history, and takes the old one's
 * place. */
static void through_record(chinczyk_game **game) {
    size_t needed;
    chinczyk_game *loaded;
    FUZZ_CHECK(chinczyk_game_save(*game, NULL, 0, NULL, 0, &needed, NULL) == CHINCZYK_OK);
    char *text = malloc(needed);
    FUZZ_CHECK(text != NULL);
    FUZZ_CHECK(chinczyk_game_save(*game, NULL, 0, text, needed, NULL, NULL) == CHINCZYK_OK);
    chinczyk_status status =
        chinczyk_game_load(text, needed - 1, &fuzz_allocator, &loaded, NULL, NULL, NULL);
    FUZZ_CHECK(status == CHINCZYK_OK || status == CHINCZYK_ERROR_NO_MEMORY);
    if (status == CHINCZYK_OK) {
        look before, after;
        look_at(*game, &before);
        look_at(loaded, &after);
        FUZZ_CHECK(memcmp(&before, &after, sizeof before) == 0);
        chinczyk_game_free(*game);
        *game = loaded;
    }
    free(text);
}

/* A playout is the same again, and changes nothing. */
static void play_out(const chinczyk_game *game, uint64_t seed) {
    int32_t places[CHINCZYK_MAX_COLOURS], again[CHINCZYK_MAX_COLOURS];
    size_t count;
    uint64_t rolls, more;
    FUZZ_CHECK(chinczyk_game_playout(game, seed, 1, places, CHINCZYK_MAX_COLOURS, &count, &rolls) ==
               CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_game_playout(game, seed, 1, again, CHINCZYK_MAX_COLOURS, NULL, &more) ==
               CHINCZYK_OK);
    FUZZ_CHECK(rolls == more && memcmp(places, again, count * sizeof *places) == 0);
}

static void ask_why(const chinczyk_game *game, bytes *b) {
    chinczyk_why why;
    int32_t piece = (int32_t)bytes_below(b, 32) - 2;
    int32_t face = (int32_t)bytes_below(b, 9) - 1;
    uint32_t flags = bytes_below(b, 2) ? CHINCZYK_MOVE_PAIR : bytes_below(b, 2);
    if (chinczyk_game_why(game, piece, flags, face, &why) == CHINCZYK_OK)
        FUZZ_CHECK(chinczyk_why_words(game, &why, CHINCZYK_POLISH, NULL, 0, NULL) == CHINCZYK_OK);
}

/* One call that may change the game. */
static chinczyk_status change(chinczyk_game *game, bytes *b) {
    uint32_t choice = bytes_byte(b);
    switch (choice >> 5) {
    case 0:
        return chinczyk_game_undo(game);
    case 1:
        return chinczyk_game_redo(game);
    case 2:
        return choice < 68 ? chinczyk_game_leave(game, (int32_t)bytes_below(b, 9) - 2)
                           : chinczyk_game_roll(game, (int32_t)bytes_below(b, 9) - 1, NULL);
    default:
        if (chinczyk_game_phase(game) != CHINCZYK_PHASE_MOVE)
            return chinczyk_game_roll(game, (int32_t)(choice % 7), NULL);
        return chinczyk_game_play_index(game, choice % 4);
    }
}

static void call(chinczyk_game **game, chinczyk_game *other, bytes *b) {
    uint32_t choice = bytes_byte(b);
    look before, after;
    look_at(*game, &before);
    fuzz_memory.until = choice & 64 ? bytes_below(b, 4) : 0;
    switch (choice & 63) {
    case 0: {
        chinczyk_game *copy = other;
        size_t live = fuzz_memory.live;
        if (chinczyk_game_copy(*game, &fuzz_allocator, &copy) != CHINCZYK_OK)
            FUZZ_CHECK(copy == NULL && fuzz_memory.live == live);
        chinczyk_game_free(copy);
        break;
    }
    case 1:
        through_record(game);
        break;
    case 2:
        play_out(*game, choice);
        break;
    case 3:
    case 4:
        ask_why(*game, b);
        break;
    default:
        if (change(*game, b) == CHINCZYK_OK)
            goto checked;
    }
    look_at(*game, &after);
    FUZZ_CHECK(memcmp(&before, &after, sizeof before) == 0);
checked:
    fuzz_memory.until = 0;
    /* All of it takes longer than the calls do: after half of them. */
    if (choice & 128)
        fuzz_check_game(*game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bytes b = {data, size};
    chinczyk_game *games[GAMES] = {NULL};
    fuzz_memory.live = 0;
    fuzz_memory.until = bytes_below(&b, 8);
    for (int i = 0; i < GAMES; i++)
        games[i] = new_game(&b);
    fuzz_memory.until = 0;
    for (int i = 0; i < CALLS && b.left > 0; i++) {
        int which = (int)bytes_below(&b, 16) == 0;
        if (games[which])
            call(&games[which], games[!which], &b);
    }
    for (int i = 0; i < GAMES; i++) {
        if (games[i])
            fuzz_check_game(games[i]);
        chinczyk_game_free(games[i]);
    }
    FUZZ_CHECK(fuzz_memory.live == 0);
    return 0;
}
