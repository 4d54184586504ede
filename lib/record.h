/* SPDX-License-Identifier: MIT */
/*
 * What the writer and the reader of records share: the tags, the count of turns, and
 * how a fault is named. The form is that of doc/notation.md, "Record".
 */
#ifndef LIB_RECORD_H
#define LIB_RECORD_H

#include "game.h"
#include "status.h"
#include "text.h"

enum {
    TAGS = 64,           /* most tags of a record */
    TAG_NAME = 31,       /* greatest length of a tag's name, */
    TAG_VALUE = 1023,    /* and of its value; every text of rules is shorter */
    POSITION_TEXT = 256, /* every text of a position is shorter */
    RESULT_TEXT = 16     /* and of a result */
};

#define TAG_RULES "Rules"
#define TAG_SEATS "Seats"
#define TAG_FIRST "First"
#define TAG_POSITION "Position"
#define TAG_SEED "Seed"
#define TAG_RESULT "Result"

/* A text that is read. */
struct source {
    const char *text;
    const char *at;
    const char *end;
    uint64_t line; /* the number of its first line */
    chinczyk_error *error;
};

/* Names the line of `at` before the reason. Returns the status. */
chinczyk_status chinczyk_record_fault(const struct source *source, const char *at,
                                      chinczyk_status status, const char *field, const char *reason,
                                      ...) PRINTF_LIKE(5, 6);

/* How many lines end there. */
uint64_t chinczyk_record_lines(const char *at, const char *end);

static inline int record_is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Goes on behind blanks and comments. */
void chinczyk_record_skip(struct source *source);

/* `at`, or the line behind it that is the first not to be blank. */
const char *chinczyk_record_skip_blank_lines(const char *at, const char *end);

/* Whether what stands from `at` is a line `end`, given that a line begins there. */
int chinczyk_record_is_end(const char *at, const char *end);

/* A tag as it stands in the text, its form checked. */
struct tag {
    const char *begin; /* its bracket */
    char name[TAG_NAME + 1];
    const char *value, *value_end; /* between the quotes */
};

struct head {
    size_t count;
    struct tag tag[TAGS];
};

/* Reads all the tags of a record, and stops where something else begins. */
chinczyk_status chinczyk_record_read_head(struct source *source, struct head *head);

/* The tag of that name, or null. */
const struct tag *chinczyk_record_find_tag(const struct head *head, const char *name);

/* Writes the value of a tag without its escapes. */
void chinczyk_record_put_value(struct text *text, const struct tag *tag);

/* Reads the record that begins at `at`, and goes behind it and the blank lines that
 * follow. Tells its tags. On failure nothing is told. */
chinczyk_status chinczyk_record_load(struct source *source, const chinczyk_allocator *allocator,
                                     struct head *head, chinczyk_game **game);

/* As chinczyk_text_end(), and tells of it. */
chinczyk_status chinczyk_record_end_text(struct text *text, size_t *needed, chinczyk_error *error);

/* Places by player, or `*` for a game that is not over. */
void chinczyk_record_put_result(struct text *text, const chinczyk_game *game);

/* The turn under way: 0 for the roll-off, and for the others a number that counts on. */
struct turn {
    uint64_t number;
    chinczyk_phase phase;
    int32_t player;
};

static inline struct turn record_first_turn(chinczyk_phase phase, int32_t player) {
    return (struct turn){phase != CHINCZYK_PHASE_ROLL_OFF, phase, player};
}

/* After a step. Whoever else plays has a turn before the same player has another. */
static inline void record_follow_turn(struct turn *turn, chinczyk_phase phase, int32_t player) {
    if (turn->phase == CHINCZYK_PHASE_ROLL_OFF)
        turn->number += phase != CHINCZYK_PHASE_ROLL_OFF;
    else
        turn->number += player != turn->player;
    turn->phase = phase;
    turn->player = player;
}

#endif
