/* SPDX-License-Identifier: MIT */
#include "play_why.h"
#include "play_print.h"
#include "play_texts.h"

#include <stdio.h>
#include <string.h>

enum { SENTENCE = 512 };

static int32_t owner_of(const play_view *view, int32_t piece) {
    if (view->state.square[piece] == CHINCZYK_NONE)
        return CHINCZYK_NONE;
    return piece < CHINCZYK_ROBBER ? view->state.owner[piece / CHINCZYK_MAX_PAWNS]
                                   : view->state.robber_owner[piece - CHINCZYK_ROBBER];
}

static void make_sentence(const play_view *view, const chinczyk_why *why, char text[SENTENCE]) {
    text[0] = '\0';
    chinczyk_why_words(view->game, why, play_language, text, SENTENCE, NULL);
}

static void say(const char *sentence) {
    int column = 0;
    play_flow(&column, sentence, 4);
    putchar('\n');
}

void play_say_why(const play_view *view, int32_t piece, int32_t face) {
    char sentence[SENTENCE];
    chinczyk_why why;
    if (chinczyk_game_why(view->game, piece, 0, face, &why) != CHINCZYK_OK)
        return;
    make_sentence(view, &why, sentence);
    say(sentence);
}

static int lies_plain(const chinczyk_why *why) {
    return why->reason == CHINCZYK_REASON_NEEDS_EXIT || why->reason == CHINCZYK_REASON_AT_END;
}

/* Pawns of one colour on one square are one choice, told once; so is what holds for all. */
static int say_all(const play_view *view, int32_t player, int32_t face, int with_plain) {
    char sentence[SENTENCE], last[SENTENCE] = "";
    int said = 0;
    for (int32_t p = 0; p < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; p++) {
        chinczyk_why why;
        if (owner_of(view, p) != player ||
            chinczyk_game_why(view->game, p, 0, face, &why) != CHINCZYK_OK || why.piece != p ||
            why.reason == CHINCZYK_REASON_NONE || (!with_plain && lies_plain(&why)))
            continue;
        make_sentence(view, &why, sentence);
        if (strcmp(sentence, last) == 0)
            continue;
        say(sentence);
        strcpy(last, sentence);
        said++;
    }
    return said;
}

int play_say_why_all(const play_view *view, int32_t player, int32_t face) {
    return say_all(view, player, face, 1);
}

void play_say_why_lost(const play_view *view, int32_t player, int32_t face) {
    say_all(view, player, face, 0);
}
