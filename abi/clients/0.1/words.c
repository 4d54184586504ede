/* SPDX-License-Identifier: MIT */
/*
 * What is said to people, and why a piece may not move. The wording may become better, so
 * it is not printed; neither are the reasons of whole games, of which there may be more.
 */
#include "client.h"

typedef chinczyk_status wording(const void *what, chinczyk_language language, char *buffer,
                                size_t capacity, size_t *needed);

/* Text in every language, and the size told that is needed. */
static void look_at_text(wording *write, const void *what) {
    static char text[LONG_TEXT];
    size_t needed, same;

    for (chinczyk_language l = CHINCZYK_ENGLISH; l <= CHINCZYK_POLISH; l++) {
        MUST(write(what, l, NULL, 0, &needed));
        must_be(needed > 1 && needed <= sizeof text, "the size of the words");
        must_be(write(what, l, text, needed - 1, &same) == CHINCZYK_ERROR_BUFFER_TOO_SMALL &&
                    same == needed,
                "a buffer too small for the words");
        MUST(write(what, l, text, needed, &same));
        must_be(same == needed && strlen(text) == needed - 1, "the words");
    }
}

static void look_at_name(const char *name) {
    must_be(name && *name, "a name");
}

/* --- names --- */

void show_languages(void) {
    must_be(chinczyk_language_count() >= CHINCZYK_POLISH, "the number of languages");
    for (chinczyk_language l = CHINCZYK_ENGLISH; l <= CHINCZYK_POLISH; l++) {
        printf("language %d %s\n", (int)l, chinczyk_language_code(l));
        must_be(chinczyk_language_find(chinczyk_language_code(l)) == l, "a language by its code");
        look_at_name(chinczyk_language_name(l));
        look_at_name(chinczyk_words_status(CHINCZYK_ERROR_ILLEGAL_MOVE, l));
        look_at_name(chinczyk_words_status(1, l));
        for (int32_t phase = CHINCZYK_PHASE_ROLL_OFF; phase <= CHINCZYK_PHASE_OVER; phase++)
            look_at_name(chinczyk_words_phase(phase, l));
        for (int32_t kind = CHINCZYK_EVENT_ROLLED; kind <= CHINCZYK_EVENT_TIED; kind++)
            look_at_name(chinczyk_words_event_kind(kind, l));
        for (int32_t preset = 0; preset <= CHINCZYK_PRESET_ROBBER; preset++)
            look_at_name(chinczyk_words_preset(preset, l));
        for (int32_t field = 0; field < chinczyk_field_count(); field++) {
            look_at_name(chinczyk_words_field(field, l));
            for (uint64_t v = 0; chinczyk_field_value_name(field, v); v++)
                look_at_name(chinczyk_words_value(field, v, l));
        }
    }
    must_be(chinczyk_language_find("pl_PL.UTF-8") == CHINCZYK_POLISH, "the language of a locale");
    must_be(chinczyk_language_find("-") == CHINCZYK_NONE, "a language that there is not");
    must_be(!chinczyk_language_code(0) && !chinczyk_language_name(0), "language 0");
}

/* --- rules --- */

static chinczyk_status write_rules(const void *rules, chinczyk_language language, char *buffer,
                                   size_t capacity, size_t *needed) {
    return chinczyk_rules_words(rules, language, buffer, capacity, needed);
}

static chinczyk_status write_difference(const void *rules, chinczyk_language language, char *buffer,
                                        size_t capacity, size_t *needed) {
    chinczyk_rules polish;

    MUST(chinczyk_rules_init(&polish, sizeof polish, CHINCZYK_PRESET_POLISH));
    return chinczyk_rules_difference(&polish, rules, language, buffer, capacity, needed);
}

void look_at_rules(const chinczyk_rules *rules) {
    look_at_text(write_rules, rules);
    look_at_text(write_difference, rules);
    for (chinczyk_language l = CHINCZYK_ENGLISH; l <= CHINCZYK_POLISH; l++)
        for (int32_t colour = 0; colour < (int32_t)rules->colours; colour++)
            look_at_name(chinczyk_words_colour(rules, colour, l));
}

/* --- games --- */

typedef struct asked {
    const chinczyk_game *game;
    const chinczyk_event *event;
    const chinczyk_why *why;
} asked;

static chinczyk_status write_event(const void *what, chinczyk_language language, char *buffer,
                                   size_t capacity, size_t *needed) {
    const asked *a = what;

    return chinczyk_event_words(a->game, a->event, language, buffer, capacity, needed);
}

static chinczyk_status write_why(const void *what, chinczyk_language language, char *buffer,
                                 size_t capacity, size_t *needed) {
    const asked *a = what;

    return chinczyk_why_words(a->game, a->why, language, buffer, capacity, needed);
}

static chinczyk_status write_player(const void *game, chinczyk_language language, char *buffer,
                                    size_t capacity, size_t *needed) {
    return chinczyk_player_words(game, 0, language, buffer, capacity, needed);
}

void look_at_event(const chinczyk_game *game, const chinczyk_event *event) {
    const asked a = {game, event, NULL};

    look_at_text(write_event, &a);
    look_at_text(write_player, game);
}

/* A piece may move if and only if it, or the one that stands for it, is in the list. */
static int is_listed(const chinczyk_why *why, const chinczyk_move *moves, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (!(moves[i].flags & (CHINCZYK_MOVE_PAIR | CHINCZYK_MOVE_PASS)) &&
            moves[i].piece == why->piece)
            return 1;
    return 0;
}

void look_at_pieces(const chinczyk_game *game, const chinczyk_move *moves, size_t count) {
    for (int32_t piece = 0; piece < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; piece++) {
        chinczyk_why why;
        const asked a = {game, NULL, &why};

        if (chinczyk_game_why(game, piece, 0, 0, &why))
            continue; /* no piece of this game */
        must_be((why.reason == CHINCZYK_REASON_NONE) == is_listed(&why, moves, count),
                "why a piece may not move");
        look_at_text(write_why, &a);
    }
}

/* --- reasons that are sure --- */

static void show_reason(const char *rules_text, const char *position, int32_t piece, int32_t face) {
    chinczyk_rules rules;
    chinczyk_game *game;
    chinczyk_why why;

    MUST(chinczyk_rules_parse(rules_text, &rules, sizeof rules, NULL));
    MUST(chinczyk_game_new_at(&rules, position, 1, &allocator, &game, NULL));
    MUST(chinczyk_game_why(game, piece, 0, face, &why));
    printf("why %d %d: reason %d player %d piece %d partner %d from %d to %d square %d value %d "
           "pieces %x faces %x\n",
           (int)piece, (int)face, (int)why.reason, (int)why.player, (int)why.piece,
           (int)why.partner, (int)why.from_square, (int)why.to_square, (int)why.square,
           (int)why.value, (unsigned)why.pieces, (unsigned)why.faces);
    chinczyk_game_free(game);
    must_be_given_back();
}

void show_reasons(void) {
    const char *position = "0.1. 4,b,38,103/./1,b,b,b/. 0 roll t0s0 -";

    show_reason("polish", position, 0, 0);
    show_reason("polish", position, 8, 0);
    show_reason("polish", position, 0, 3);
    show_reason("polish", position, 1, 5);
    show_reason("polish", position, 1, 6);
    show_reason("polish", position, 2, 6);
    show_reason("polish", position, 3, 1);
    show_reason("polish,jump=forbidden", "0.1. 4,b,b,b/./6,b,b,b/. 0 roll t0s0 -", 0, 4);
}
