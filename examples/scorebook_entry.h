/* SPDX-License-Identifier: MIT */
/* What the book keeps of a game. */
#ifndef SCOREBOOK_ENTRY_H
#define SCOREBOOK_ENTRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <chinczyk.h>

enum { ENTRY_RULES = 1024, ENTRY_VALUE = 1024 };

struct entry {
    char *record;   /* as the library writes it, so that one game has one text */
    int64_t digest; /* of the record */
    char rules[ENTRY_RULES];
    bool finished;
    chinczyk_state state;
};

/* Reads the first record of a text, and goes on with the numbers of its lines. On failure the
 * error is told, and nothing is kept. */
bool entry_read(struct entry *entry, const char *text, size_t length, size_t *used, uint64_t *line,
                chinczyk_error *error);
void entry_free(struct entry *entry);

/* A tag of the record; false where it has none. */
bool entry_tag(const struct entry *entry, const char *name, char value[ENTRY_VALUE]);

/* The name of a player; false for one without. */
bool entry_player(const struct entry *entry, int seat, char name[ENTRY_VALUE]);

#endif
