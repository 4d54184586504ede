/* SPDX-License-Identifier: MIT */
/* What client.h tells; here what does not need a game. */
#include "client.h"

#include <stdlib.h>

enum { SEEDS = 2 };

void must(chinczyk_status status, const char *call) {
    if (status) {
        printf("%s: %s: %s\n", call, chinczyk_status_name(status), chinczyk_status_message(status));
        exit(1);
    }
}

void must_be(int good, const char *what) {
    if (!good) {
        printf("wrong: %s\n", what);
        exit(1);
    }
}

uint64_t mix(uint64_t sum, uint64_t value) {
    return (sum ^ value) * UINT64_C(0x100000001b3);
}

uint64_t mix_numbers(uint64_t sum, const int32_t *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        sum = mix(sum, (uint32_t)list[i]);
    return sum;
}

uint64_t mix_text(uint64_t sum, const char *text) {
    while (*text)
        sum = mix(sum, (unsigned char)*text++);
    return sum;
}

/* --- memory of its own --- */

static long blocks;

static void *take(size_t size, void *ctx) {
    ++*(long *)ctx;
    return malloc(size);
}

static void give(void *pointer, void *ctx) {
    --*(long *)ctx;
    free(pointer);
}

const chinczyk_allocator allocator = {take, give, &blocks};

void must_be_given_back(void) {
    must_be(blocks == 0, "memory that was not given back");
}

/* --- what does not need a game --- */

static void show_constants(void) {
    const chinczyk_status statuses[] = {
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

    must_be(chinczyk_version() && *chinczyk_version(), "version");
    must_be(chinczyk_version_major() >= 0 && chinczyk_version_minor() >= 0 &&
                chinczyk_version_patch() >= 0,
            "numbers of the version");
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
        printf("status %d %s\n", (int)statuses[i], chinczyk_status_name(statuses[i]));
    printf("limits %d %d %d %d %d %d %d %d %d %d %d %d %d %d\n", (int)chinczyk_max_colours(),
           (int)chinczyk_max_pawns(), (int)chinczyk_max_robbers(), (int)chinczyk_max_moves(),
           (int)chinczyk_max_faces(), (int)chinczyk_max_events(), (int)chinczyk_base(),
           (int)chinczyk_lane(), (int)chinczyk_robber(), (int)chinczyk_none(),
           (int)chinczyk_max_path(), (int)chinczyk_max_measures(), (int)chinczyk_max_bins(),
           (int)chinczyk_max_rolls());
}

/* The fields that lie in the struct as this program knows it. */
static void show_fields(void) {
    for (int32_t i = 0; i < chinczyk_field_count(); i++) {
        chinczyk_field field;

        MUST(chinczyk_field_describe(i, &field));
        if (field.offset >= sizeof(chinczyk_rules))
            continue;
        must_be(*chinczyk_field_help(i), "help");
        must_be(chinczyk_field_find(chinczyk_field_name(i)) == i, "a field found by its name");
        printf("field %s %u %u %d %" PRIu64 " %" PRIu64 " %" PRIu64, chinczyk_field_name(i),
               field.offset, field.width, (int)field.kind, field.min, field.max,
               field.default_value);
        for (uint64_t value = 0; chinczyk_field_value_name(i, value); value++)
            printf(" %s", chinczyk_field_value_name(i, value));
        printf("\n");
    }
}

static void show_preset(chinczyk_preset preset) {
    chinczyk_rules rules, parsed;
    chinczyk_error error;
    char text[TEXT], seats[TEXT];

    must_be(preset < chinczyk_preset_count(), "the number of presets");
    MUST(chinczyk_rules_init(&rules, sizeof rules, preset));
    MUST(chinczyk_rules_check(&rules, &error));
    MUST(chinczyk_rules_format(&rules, text, sizeof text, NULL));
    printf("rules %s\n", text);
    must_be(!strcmp(text, chinczyk_preset_name(preset)), "the text of a preset");
    MUST(chinczyk_rules_parse(text, &parsed, sizeof parsed, NULL));
    must_be(!memcmp(&rules, &parsed, sizeof rules), "the rules read from their text");
    look_at_rules(&rules);
    show_board(&rules);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        int32_t players = rules.robbers || seed == 1 ? 2 : 4;

        MUST(chinczyk_rules_seats(&rules, players, 1, seats, sizeof seats, NULL));
        show_game(&rules, seats, seed);
        show_match(&rules, seats);
        show_simulation(&rules, seats);
    }
}

/* What it leaves unset must be zero, and a reserved number is refused. */
static void show_errors(void) {
    chinczyk_rules rules;
    chinczyk_error error;

    MUST(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_LUDO));
    rules.stack_limit = 9;
    printf("error %d", (int)chinczyk_rules_check(&rules, &error));
    printf(" %d %d %s\n", (int)error.status, (int)error.offset, error.field);
    printf("error %d", (int)chinczyk_rules_parse("polish,pawns=x", &rules, sizeof rules, &error));
    printf(" %d %d\n", (int)error.status, (int)error.offset);
}

int main(void) {
    puts("# SPDX-License-Identifier: MIT");
    show_constants();
    show_fields();
    show_errors();
    show_languages();
    show_reasons();
    show_tags();
    show_measures();
    show_race();
    for (chinczyk_preset preset = 0; preset <= CHINCZYK_PRESET_ROBBER; preset++)
        show_preset(preset);
    return 0;
}
