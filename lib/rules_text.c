/* SPDX-License-Identifier: MIT */
/* The text of rules: doc/notation.md, "Rules". */
#include <string.h>

#include "rules.h"
#include "status.h"
#include "text.h"

static chinczyk_status bad_value(chinczyk_error *error, ptrdiff_t offset, const struct field *field,
                                 const char *wanted) {
    return chinczyk_status_fail(error, CHINCZYK_ERROR_PARSE, offset, field->name,
                                "the value of %s must be %s", field->name, wanted);
}

/* A word of the field; its value, or -1. */
static int find_word(const struct field *field, const char *at, const char *end) {
    for (int value = 0; value < FIELD_WORDS && field->words[value]; value++)
        if (chinczyk_text_is(at, end, field->words[value]))
            return value;
    return -1;
}

/* Digits, each a face; what is no face of a die is left to the check of ranges. */
static int read_faces(const char *at, const char *end, uint64_t *set) {
    if (at == end)
        return 0;
    for (; at < end; at++) {
        if (*at < '0' || *at > '9' || *set >> (*at - '0') & 1)
            return 0;
        *set |= UINT64_C(1) << (*at - '0');
    }
    return 1;
}

/*
 * Numbers with `+` between. One too great for the set becomes its greatest bit,
 * which is above every arm and so out of range; of those only a few are
 * remembered, to find one given twice, and more are not of the form.
 */
static int read_offsets(const char *at, const char *end, uint64_t *set) {
    uint64_t great[8];
    size_t count = 0;

    for (;;) {
        uint64_t offset;
        size_t length = chinczyk_text_number(at, end, &offset);

        if (!length)
            return 0;
        if (offset < 63) {
            if (*set >> offset & 1)
                return 0;
            *set |= UINT64_C(1) << offset;
        } else {
            for (size_t i = 0; i < count; i++)
                if (great[i] == offset)
                    return 0;
            if (count == sizeof great / sizeof *great)
                return 0;
            great[count++] = offset;
            *set |= UINT64_C(1) << 63;
        }
        at += length;
        if (at == end)
            return 1;
        if (*at++ != '+')
            return 0;
    }
}

static chinczyk_status read_value(const struct field *field, const char *text, const char *at,
                                  const char *end, chinczyk_rules *rules, chinczyk_error *error) {
    uint64_t value = 0;

    switch (field->kind) {
    case CHINCZYK_FIELD_NUMBER:
        if (at == end || chinczyk_text_number(at, end, &value) != (size_t)(end - at))
            return bad_value(error, at - text, field, "a number without leading zeros");
        if (value > UINT32_MAX)
            value = UINT32_MAX;
        break;
    case CHINCZYK_FIELD_FACES:
        if (!chinczyk_text_is(at, end, "none") && !read_faces(at, end, &value))
            return bad_value(error, at - text, field, "different digits, such as 16, or none");
        break;
    case CHINCZYK_FIELD_OFFSETS:
        if (!chinczyk_text_is(at, end, "none") && !read_offsets(at, end, &value))
            return bad_value(error, at - text, field, "different numbers, such as 8+11, or none");
        break;
    default: {
        int word = find_word(field, at, end);
        char words[120] = "";

        for (int i = 0; word < 0 && i < FIELD_WORDS && field->words[i]; i++) {
            strcat(words, i ? " or " : "");
            strcat(words, field->words[i]);
        }
        if (word < 0)
            return bad_value(error, at - text, field, words);
        value = (uint64_t)word;
        break;
    }
    }
    chinczyk_rules_set(rules, field, value);
    return CHINCZYK_OK;
}

static const struct field *find_key(const char *at, const char *end) {
    for (int32_t i = 0; i < chinczyk_rules_field_count; i++)
        if (chinczyk_text_is(at, end, chinczyk_rules_fields[i].name))
            return &chinczyk_rules_fields[i];
    return NULL;
}

static chinczyk_status parse(const char *text, chinczyk_rules *rules, chinczyk_error *error) {
    const char *at = text, *end = text + strcspn(text, ",");
    uint64_t seen = 0;
    chinczyk_preset preset = 0;

    while (chinczyk_preset_name(preset) && !chinczyk_text_is(at, end, chinczyk_preset_name(preset)))
        preset++;
    if (!chinczyk_preset_name(preset))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_PARSE, 0, "",
                                    "rules must begin with the name of a preset");
    chinczyk_rules_preset(rules, preset);
    while (*end) {
        const char *equals;
        const struct field *field;
        chinczyk_status status;

        at = end + 1;
        end = at + strcspn(at, ",");
        equals = at + strcspn(at, "=,");
        field = find_key(at, equals);
        if (!field || *equals != '=')
            return chinczyk_status_fail(error, CHINCZYK_ERROR_PARSE, at - text, "",
                                        "`%.*s` is not a key=value of the rules",
                                        end - at > 60 ? 60 : (int)(end - at), at);
        if (seen >> (field - chinczyk_rules_fields) & 1)
            return chinczyk_status_fail(error, CHINCZYK_ERROR_PARSE, at - text, field->name,
                                        "%s is given twice", field->name);
        seen |= UINT64_C(1) << (field - chinczyk_rules_fields);
        status = read_value(field, text, equals + 1, end, rules, error);
        if (status)
            return status;
    }
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_rules_parse(const char *text, chinczyk_rules *rules, size_t size,
                                     chinczyk_error *error) {
    chinczyk_rules parsed, checked;
    chinczyk_status status;

    chinczyk_rules_preset(&parsed, CHINCZYK_PRESET_POLISH);
    status = chinczyk_rules_write(&parsed, rules, size, error);
    if (status)
        return status;
    memset(rules, 0, size);
    if (!text)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the text is null");
    status = parse(text, &parsed, error);
    if (!status)
        status = chinczyk_rules_read(&parsed, &checked, error);
    return status ? status : chinczyk_rules_write(&checked, rules, size, error);
}

static unsigned count_differences(const chinczyk_rules *rules, const chinczyk_rules *preset) {
    unsigned count = 0;

    for (int32_t i = 0; i < chinczyk_rules_field_count; i++)
        count += chinczyk_rules_get(rules, &chinczyk_rules_fields[i]) !=
                 chinczyk_rules_get(preset, &chinczyk_rules_fields[i]);
    return count;
}

static void put_set(struct text *text, uint64_t set, const char *between) {
    const char *separator = "";

    if (!set)
        chinczyk_text_put(text, "none");
    for (unsigned n = 0; n < 64; n++)
        if (set >> n & 1) {
            chinczyk_text_put(text, separator);
            chinczyk_text_put_number(text, n);
            separator = between;
        }
}

static void put_value(struct text *text, const struct field *field, uint64_t value) {
    switch (field->kind) {
    case CHINCZYK_FIELD_NUMBER:
        chinczyk_text_put_number(text, value);
        break;
    case CHINCZYK_FIELD_FACES:
        put_set(text, value, "");
        break;
    case CHINCZYK_FIELD_OFFSETS:
        put_set(text, value, "+");
        break;
    default:
        chinczyk_text_put(text, field->words[value]);
        break;
    }
}

chinczyk_status chinczyk_rules_format(const chinczyk_rules *rules, char *buffer, size_t capacity,
                                      size_t *needed) {
    struct text text;
    chinczyk_rules read, nearest, preset;
    unsigned fewest = UINT32_MAX;
    chinczyk_preset best = 0;
    chinczyk_status status;

    status = chinczyk_text_begin(&text, buffer, capacity, needed);
    if (!status)
        status = chinczyk_rules_read(rules, &read, NULL);
    if (status)
        return status;
    for (chinczyk_preset i = 0; i < chinczyk_preset_count(); i++) {
        chinczyk_rules_preset(&preset, i);
        unsigned differences = count_differences(&read, &preset);

        if (differences < fewest) {
            fewest = differences;
            nearest = preset;
            best = i;
        }
    }
    chinczyk_text_put(&text, chinczyk_preset_name(best));
    for (int32_t i = 0; i < chinczyk_rules_field_count; i++) {
        const struct field *field = &chinczyk_rules_fields[i];
        uint64_t value = chinczyk_rules_get(&read, field);

        if (value == chinczyk_rules_get(&nearest, field))
            continue;
        chinczyk_text_put_char(&text, ',');
        chinczyk_text_put(&text, field->name);
        chinczyk_text_put_char(&text, '=');
        put_value(&text, field, value);
    }
    return chinczyk_text_end(&text, needed);
}

/* Rules 3.10. */
chinczyk_status chinczyk_rules_seats(const chinczyk_rules *rules, int32_t players,
                                     int32_t colours_each, char *buffer, size_t capacity,
                                     size_t *needed) {
    struct text text;
    chinczyk_rules read;
    chinczyk_status status;
    int32_t colours, apart;

    status = chinczyk_text_begin(&text, buffer, capacity, needed);
    if (!status)
        status = chinczyk_rules_read(rules, &read, NULL);
    if (status)
        return status;
    colours = (int32_t)read.colours;
    if (players < 2 || players > colours || colours_each < 1 || colours_each > colours ||
        (colours_each > 1 && players * colours_each != colours) ||
        (read.robbers && (players != 2 || colours_each != 1)))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    apart = colours_each == 1 && colours % players == 0 ? colours / players : 1;
    for (int32_t c = 0; c < colours; c++) {
        if (c % apart || (colours_each == 1 && c / apart >= players))
            chinczyk_text_put_char(&text, '.');
        else
            chinczyk_text_put_char(&text, (char)('0' + c / apart % players));
    }
    return chinczyk_text_end(&text, needed);
}
