/* SPDX-License-Identifier: MIT */
/* Writing a match: doc/notation.md, "Match". */
#include "match.h"
#include "record.h"

static void put_tag(struct text *text, const char *name, uint64_t value) {
    chinczyk_text_put_char(text, '[');
    chinczyk_text_put(text, name);
    chinczyk_text_put(text, " \"");
    chinczyk_text_put_number(text, value);
    chinczyk_text_put(text, "\"]\n");
}

/* A list as the value of a tag, which stands only where it has elements. */
struct list {
    struct text *text;
    const char *tag;
    int count;
};

static void put_element(struct list *list, uint64_t number) {
    if (list->count++) {
        chinczyk_text_put_char(list->text, ' ');
    } else {
        chinczyk_text_put_char(list->text, '[');
        chinczyk_text_put(list->text, list->tag);
        chinczyk_text_put(list->text, " \"");
    }
    chinczyk_text_put_number(list->text, number);
}

static void put_note(struct list *list, int32_t player, uint32_t steps) {
    put_element(list, (uint64_t)player);
    chinczyk_text_put_char(list->text, '@');
    chinczyk_text_put_number(list->text, steps);
}

static void put_list_end(const struct list *list) {
    if (list->count)
        chinczyk_text_put(list->text, "\"]\n");
}

static void put_settings(struct text *text, const chinczyk_match_settings *settings) {
    put_tag(text, TAG_MATCH_WINS, (uint64_t)settings->wins);
    put_tag(text, TAG_MATCH_CLOCK, settings->clock);
    put_tag(text, TAG_MATCH_SEED, settings->seed);
    if (settings->first != CHINCZYK_NONE)
        put_tag(text, TAG_MATCH_FIRST, (uint64_t)settings->first);
}

static void put_notes(struct text *text, const struct round *round) {
    struct list fallen = {text, TAG_MATCH_FALLEN, 0}, left = {text, TAG_MATCH_LEFT, 0};

    for (int32_t p = 0; p < MATCH_PLAYERS; p++)
        if (round->fell_after[p])
            put_note(&fallen, p, round->fell_after[p]);
    put_list_end(&fallen);
    for (uint32_t i = 0; i < round->leavers; i++)
        put_note(&left, round->leaver[i].player, round->leaver[i].after);
    put_list_end(&left);
}

static void put_times(struct text *text, const chinczyk_match *match) {
    struct list times = {text, TAG_MATCH_TIMES, 0};

    for (int32_t p = 0; p < match->players; p++)
        put_element(&times, match->time_left[p]);
    put_list_end(&times);
}

/* The head has been found to be of the form. */
static void put_record(struct text *text, const chinczyk_game *game, const char *head,
                       size_t head_length) {
    size_t room = text->length < text->capacity ? text->capacity - text->length : 0, needed;

    chinczyk_game_save(game, head, head_length, room ? text->buffer + text->length : NULL, room,
                       &needed, NULL);
    text->length += needed - 1;
}

chinczyk_status chinczyk_match_save(const chinczyk_match *match, const char *head,
                                    size_t head_length, char *buffer, size_t capacity,
                                    size_t *needed, chinczyk_error *error) {
    struct text text;
    uint64_t number = 0;
    chinczyk_status status;

    if (chinczyk_text_begin(&text, buffer, capacity, needed) || !match)
        return chinczyk_status_null(error);
    status = chinczyk_game_save(match->first->game, head, head_length, NULL, 0, NULL, error);
    if (status)
        return status;
    for (const struct round *round = match->first; round; round = round->next) {
        if (number)
            chinczyk_text_put_char(&text, '\n');
        else
            put_settings(&text, &match->settings);
        put_tag(&text, TAG_MATCH_GAME, number++);
        put_notes(&text, round);
        if (round == match->round)
            put_times(&text, match);
        put_record(&text, round->game, head, head_length);
    }
    return chinczyk_record_end_text(&text, needed, error);
}
