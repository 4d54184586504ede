/* SPDX-License-Identifier: MIT */
#include "play_mover.h"

#include <stdio.h>
#include <string.h>

/* The kind of such a name; CHINCZYK_NONE where there is none. */
static chinczyk_player_kind find_kind(const char *text, size_t length) {
    const char *name;
    for (chinczyk_player_kind kind = 1; (name = chinczyk_player_kind_name(kind)); kind++) {
        if (strlen(name) == length && memcmp(name, text, length) == 0)
            return kind;
    }
    return CHINCZYK_NONE;
}

int play_read_kinds(const char *text, int32_t players,
                    chinczyk_player_kind kinds[CHINCZYK_MAX_COLOURS]) {
    chinczyk_player_kind read[CHINCZYK_MAX_COLOURS], last = CHINCZYK_PLAYER_STRONG;
    int32_t p = 0;
    for (;; text++) {
        size_t length = strcspn(text, ",");
        chinczyk_player_kind kind = length == 0 ? last : find_kind(text, length);
        if (p == players || kind == CHINCZYK_NONE)
            return 0;
        read[p++] = last = kind;
        text += length;
        if (*text == '\0')
            break;
    }
    while (p < CHINCZYK_MAX_COLOURS)
        read[p++] = last;
    memcpy(kinds, read, sizeof read);
    return 1;
}

void play_list_kinds(const chinczyk_player_kind kinds[CHINCZYK_MAX_COLOURS], int32_t players,
                     char text[PLAY_KINDS]) {
    size_t length = 0;
    text[0] = '\0';
    for (int32_t p = 0; p < players; p++) {
        length += (size_t)snprintf(text + length, PLAY_KINDS - length, "%s%s", p > 0 ? "," : "",
                                   chinczyk_player_kind_name(kinds[p]));
    }
}

size_t play_choose(chinczyk_player_kind kind, const play_budget *budget, uint64_t seed,
                   const chinczyk_game *game) {
    chinczyk_bot bot;
    play_limit limit;
    size_t index = 0;
    chinczyk_bot_init(&bot, sizeof bot, kind);
    bot.seed = seed;
    if (budget->nodes > 0)
        bot.nodes = budget->nodes;
    play_limit_begin(&limit, budget);
    chinczyk_game_choose(game, &bot, play_limit_stop, &limit, &index, NULL);
    return index;
}
