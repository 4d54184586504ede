/* SPDX-License-Identifier: MIT */
/* Names: of statuses, phases, events, presets, fields and their values, colours, players. */
#include <stddef.h>

#include "bits.h"
#include "rules.h"
#include "words.h"

static const chinczyk_status statuses[] = {
    CHINCZYK_OK,
    CHINCZYK_ERROR_INVALID_ARGUMENT,
    CHINCZYK_ERROR_BUFFER_TOO_SMALL,
    CHINCZYK_ERROR_PARSE,
    CHINCZYK_ERROR_INVALID_RULES,
    CHINCZYK_ERROR_INVALID_POSITION,
    CHINCZYK_ERROR_INVALID_RECORD,
    CHINCZYK_ERROR_ILLEGAL_MOVE,
    CHINCZYK_ERROR_WRONG_PHASE,
    CHINCZYK_ERROR_NOTHING_TO_UNDO,
    CHINCZYK_ERROR_NOTHING_TO_REDO,
    CHINCZYK_ERROR_NO_MEMORY,
    CHINCZYK_ERROR_STOPPED,
};

enum { STATUSES = sizeof statuses / sizeof *statuses };

_Static_assert(SAY_STATUS_OK + STATUSES == SAY_STATUS_UNKNOWN, "a status has no name");

/* The name at a place of a group of messages. */
static const char *name_in(chinczyk_language language, int32_t place, enum message first,
                           enum message last) {
    const struct language *found = chinczyk_words_language(language);

    return found && place >= 0 && place <= (int32_t)(last - first)
               ? chinczyk_words_text(found, first + (unsigned)place)
               : NULL;
}

const char *chinczyk_words_status(chinczyk_status status, chinczyk_language language) {
    int32_t place = 0;

    while (place < STATUSES && statuses[place] != status)
        place++;
    return name_in(language, place, SAY_STATUS_OK, SAY_STATUS_UNKNOWN);
}

const char *chinczyk_words_phase(chinczyk_phase phase, chinczyk_language language) {
    return name_in(language, phase < 1 ? -1 : phase - 1, SAY_PHASE_ROLL_OFF, SAY_PHASE_OVER);
}

const char *chinczyk_words_event_kind(chinczyk_event_kind kind, chinczyk_language language) {
    return name_in(language, kind < 1 ? -1 : kind - 1, SAY_KIND_ROLLED, SAY_KIND_TIED);
}

const char *chinczyk_words_preset(chinczyk_preset preset, chinczyk_language language) {
    return name_in(language, preset, SAY_PRESET_POLISH, SAY_PRESET_ROBBER);
}

const char *chinczyk_words_field(int32_t field, chinczyk_language language) {
    return name_in(language, field, SAY_FIELD_COLOURS, SAY_FIELD_WIN_PAWNS);
}

const char *chinczyk_words_value(int32_t field, uint64_t value, chinczyk_language language) {
    int32_t place = 0;

    if (!chinczyk_field_value_name(field, value))
        return NULL;
    if (chinczyk_rules_fields[field].kind == CHINCZYK_FIELD_BOOLEAN)
        return name_in(language, (int32_t)value, SAY_NO, SAY_YES);
    for (int32_t i = 0; i < field; i++)
        if (chinczyk_rules_fields[i].kind == CHINCZYK_FIELD_WORD)
            place += (int32_t)chinczyk_rules_fields[i].max + 1;
    return name_in(language, place + (int32_t)value, SAY_TRIES_WHEN_NONE_ON_TRACK,
                   SAY_FINISH_FIRST_WINNER);
}

/* Rules 3.10: the names belong to the board. */
static int has_ludo_board(const chinczyk_rules *rules) {
    chinczyk_rules ludo;

    chinczyk_rules_preset(&ludo, CHINCZYK_PRESET_LUDO);
    return rules->colours == ludo.colours && rules->track_length == ludo.track_length &&
           rules->lap_length == ludo.lap_length && rules->home_length == ludo.home_length &&
           rules->home_centre == ludo.home_centre;
}

unsigned chinczyk_words_colour_number(const chinczyk_rules *rules, unsigned colour) {
    static const unsigned char ludo[] = {0, 1, 3, 2};

    return has_ludo_board(rules) ? ludo[colour] : colour;
}

const char *chinczyk_words_colour(const chinczyk_rules *rules, int32_t colour,
                                  chinczyk_language language) {
    chinczyk_rules read;

    if (chinczyk_rules_read(rules, &read, NULL) || colour < 0 || colour >= (int32_t)read.colours)
        return NULL;
    return name_in(language, (int32_t)chinczyk_words_colour_number(&read, (unsigned)colour),
                   SAY_COLOUR_RED, SAY_COLOUR_ORANGE);
}

void chinczyk_words_put_player(struct text *text, const struct language *language,
                               const chinczyk_rules *rules, uint32_t colours) {
    enum message alone = SAY_PLAYER_RED, stem = SAY_FIRST_STEM_RED;

    for (uint32_t set = colours; set; set &= set - 1) {
        unsigned number = chinczyk_words_colour_number(rules, bits_lowest(set));

        chinczyk_words_say(text, language, ((set & (set - 1)) != 0 ? stem : alone) + number, NULL);
        alone = SAY_COLOUR_RED;
        stem = SAY_STEM_RED;
    }
}
