/* SPDX-License-Identifier: MIT */
#include "scorebook_entry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* FNV-1a; only to find quickly what may be the same record. */
static int64_t digest(const char *text) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (; *text != '\0'; text++) {
        hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
    }
    int64_t same_bits;
    memcpy(&same_bits, &hash, sizeof same_bits);
    return same_bits;
}

static chinczyk_status rules_of(const chinczyk_game *game, char text[ENTRY_RULES]) {
    chinczyk_rules rules;
    chinczyk_status status = chinczyk_game_rules(game, &rules, sizeof rules);
    return status != CHINCZYK_OK ? status : chinczyk_rules_format(&rules, text, ENTRY_RULES, NULL);
}

/* The record is written anew; its own tags are taken from the old one. */
static chinczyk_status write_record(const chinczyk_game *game, const char *text, size_t length,
                                    char **record, chinczyk_error *error) {
    size_t needed;
    chinczyk_status status = chinczyk_game_save(game, text, length, NULL, 0, &needed, error);
    *record = NULL;
    if (status != CHINCZYK_OK) {
        return status;
    }
    *record = malloc(needed);
    if (*record == NULL) {
        snprintf(error->reason, sizeof error->reason, "there is not enough memory");
        return CHINCZYK_ERROR_NO_MEMORY;
    }
    return chinczyk_game_save(game, text, length, *record, needed, NULL, error);
}

bool entry_read(struct entry *entry, const char *text, size_t length, size_t *used, uint64_t *line,
                chinczyk_error *error) {
    chinczyk_game *game;
    memset(entry, 0, sizeof *entry);
    if (chinczyk_game_load(text, length, NULL, &game, used, line, error) != CHINCZYK_OK) {
        return false;
    }
    entry->state.struct_size = sizeof entry->state;
    chinczyk_status status = write_record(game, text, length, &entry->record, error);
    if (status == CHINCZYK_OK) {
        status = chinczyk_game_state(game, &entry->state);
    }
    if (status == CHINCZYK_OK) {
        status = rules_of(game, entry->rules);
    }
    chinczyk_game_free(game);
    if (status != CHINCZYK_OK) {
        entry_free(entry);
        return false;
    }
    entry->finished = entry->state.phase == CHINCZYK_PHASE_OVER;
    entry->digest = digest(entry->record);
    return true;
}

void entry_free(struct entry *entry) {
    free(entry->record);
    entry->record = NULL;
}

bool entry_tag(const struct entry *entry, const char *name, char value[ENTRY_VALUE]) {
    return chinczyk_record_tag(entry->record, strlen(entry->record), name, value, ENTRY_VALUE, NULL,
                               NULL) == CHINCZYK_OK;
}

bool entry_player(const struct entry *entry, int seat, char name[ENTRY_VALUE]) {
    char tag[16];
    snprintf(tag, sizeof tag, "Player%d", seat);
    return entry_tag(entry, tag, name) && name[0] != '\0';
}
