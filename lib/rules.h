/* SPDX-License-Identifier: MIT */
/*
 * The public rules struct: its fields, presets and contradictions. The table of
 * fields is the only list of them: text, checks and descriptions walk it.
 */
#ifndef LIB_RULES_H
#define LIB_RULES_H

#include <chinczyk.h>

enum { FIELD_WORDS = 4 }; /* most words of a field */

struct field {
    const char *name;
    const char *help;
    const char *words[FIELD_WORDS]; /* of a field of words, by value; then null */
    uint16_t offset;
    uint8_t width;
    uint8_t kind;
    uint64_t min, max, preset; /* preset: the value in polish */
};

extern const struct field chinczyk_rules_fields[];
extern const int32_t chinczyk_rules_field_count;

uint64_t chinczyk_rules_get(const chinczyk_rules *rules, const struct field *field);
void chinczyk_rules_set(chinczyk_rules *rules, const struct field *field, uint64_t value);

void chinczyk_rules_preset(chinczyk_rules *rules, chinczyk_preset preset);

/*
 * Takes in the caller's struct of any published size and checks it. Only what
 * this returned ok for goes further into the library.
 */
chinczyk_status chinczyk_rules_read(const chinczyk_rules *rules, chinczyk_rules *read,
                                    chinczyk_error *error);

/* Hands a struct out to a caller who says it has `size` bytes, too few perhaps for these rules. */
chinczyk_status chinczyk_rules_write(const chinczyk_rules *rules, chinczyk_rules *out, size_t size,
                                     chinczyk_error *error);

#endif
