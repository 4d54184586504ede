/* SPDX-License-Identifier: MIT */
/* The rules struct: its table of fields, its ranges, its contradictions, its size. */
#include "walk.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define NUMBER CHINCZYK_FIELD_NUMBER
#define BOOLEAN CHINCZYK_FIELD_BOOLEAN
#define WORD CHINCZYK_FIELD_WORD
#define FACES CHINCZYK_FIELD_FACES
#define OFFSETS CHINCZYK_FIELD_OFFSETS

#define FACE_BITS 0x7e
#define OFFSET_BITS ((UINT64_C(1) << 48) - 1)

/* The table of rules 2: each field in its order; what it may hold; its default; rules under which
 * its least and its greatest value hold. */
#define FIELD(name) #name, offsetof(chinczyk_rules, name), sizeof(((chinczyk_rules *)0)->name)
static const struct {
    const char *name;
    size_t offset, width;
    chinczyk_field_kind kind;
    uint64_t min, max, value;
    const char *with_min, *with_max;
    const char *words; /* from 0 on, for fields of words */
} table[] = {
    {FIELD(colours), NUMBER, 2, 6, 4, "polish", "polish,colours=6,track_length=42,lap_length=42",
     ""},
    {FIELD(track_length), NUMBER, 12, 96, 40, "polish,colours=2,track_length=12,lap_length=12",
     "polish,track_length=96,lap_length=96", ""},
    {FIELD(lap_length), NUMBER, 7, 96, 40, "polish,colours=2,track_length=12,lap_length=12",
     "polish,track_length=96,lap_length=96", ""},
    {FIELD(home_length), NUMBER, 1, 8, 4, "polish,pawns=1", "polish", ""},
    {FIELD(home_centre), BOOLEAN, 0, 1, 0, "polish", "polish", "no yes"},
    {FIELD(pawns), NUMBER, 1, 4, 4, "polish", "polish", ""},
    {FIELD(exit_faces), FACES, 1, FACE_BITS, 1 << 6, "polish", "polish", ""},
    {FIELD(bonus_faces), FACES, 0, FACE_BITS, 1 << 6, "polish", "polish", ""},
    {FIELD(tries), NUMBER, 1, 10, 3, "polish", "polish", ""},
    {FIELD(tries_when), WORD, 0, 3, 0, "polish", "polish",
     "none-on-track never all-in-base stuck-without-exit"},
    {FIELD(bonus_limit), NUMBER, 0, 9, 0, "polish", "polish", ""},
    {FIELD(bonus_limit_effect), WORD, 0, 1, 0, "polish", "polish,bonus_limit=3",
     "no-bonus forfeit"},
    {FIELD(bonus_if_stuck), BOOLEAN, 0, 1, 1, "polish", "polish", "no yes"},
    {FIELD(combine_rolls), BOOLEAN, 0, 1, 0, "polish", "polish", "no yes"},
    {FIELD(bonus_on_capture), BOOLEAN, 0, 1, 0, "polish", "polish", "no yes"},
    {FIELD(bonus_on_home), BOOLEAN, 0, 1, 0, "polish", "polish", "no yes"},
    {FIELD(exit_priority), WORD, 0, 1, 0, "polish", "polish", "free mandatory"},
    {FIELD(start_clear), WORD, 0, 1, 0, "polish", "polish", "free mandatory"},
    {FIELD(passing), WORD, 0, 1, 0, "polish", "polish", "forbidden allowed"},
    {FIELD(jump), WORD, 0, 1, 0, "polish", "polish", "allowed forbidden"},
    {FIELD(home_jump), WORD, 0, 1, 0, "polish", "polish", "allowed forbidden"},
    {FIELD(home_move), WORD, 0, 1, 0, "polish", "polish", "allowed forbidden"},
    {FIELD(overshoot), WORD, 0, 2, 0, "polish", "polish", "forbidden bounce bounce-all"},
    {FIELD(stack_limit), NUMBER, 1, 4, 1, "polish", "polish", ""},
    {FIELD(block), WORD, 0, 2, 0, "polish", "polish,stack_limit=2", "none shield movable"},
    {FIELD(block_jump), WORD, 0, 1, 0, "polish", "polish,stack_limit=2,block=shield",
     "allowed forbidden"},
    {FIELD(capture), WORD, 0, 1, 0, "polish", "polish", "normal none"},
    {FIELD(slide), WORD, 0, 1, 0, "polish", "polish,capture=none", "forward back"},
    {FIELD(capture_priority), WORD, 0, 1, 0, "polish", "polish", "free mandatory"},
    {FIELD(safe_start), WORD, 0, 2, 0, "polish", "polish", "none own any"},
    {FIELD(safe_squares), OFFSETS, 0, OFFSET_BITS, 0, "polish",
     "polish,colours=2,track_length=96,lap_length=96", ""},
    {FIELD(safe_landing), WORD, 0, 1, 0, "polish", "polish", "closed share"},
    {FIELD(robbers), NUMBER, 0, 1, 0, "polish", "polish", ""},
    {FIELD(first), WORD, 0, 2, 0, "polish", "polish", "roll-off random fixed"},
    {FIELD(finish), WORD, 0, 1, 0, "polish", "polish", "all-places first-winner"},
    {FIELD(win_pawns), NUMBER, 0, 4, 0, "polish", "polish", ""},
};
enum { FIELDS = sizeof table / sizeof *table };

static chinczyk_rules parse(const char *text) {
    chinczyk_rules rules;
    chinczyk_error error;
    cr_assert_eq(chinczyk_rules_parse(text, &rules, sizeof rules, &error), CHINCZYK_OK, "%s: %s",
                 text, error.reason);
    return rules;
}

/* A sentence without its full stop. */
static int is_reason(const char *text) {
    return *text && isalnum((unsigned char)text[strlen(text) - 1]);
}

static void holds(const chinczyk_rules *rules, const char *what, uint64_t value) {
    chinczyk_error error;
    memset(&error, 0x55, sizeof error);
    cr_assert_eq(chinczyk_rules_check(rules, &error), CHINCZYK_OK, "%s = %" PRIu64 ": %s", what,
                 value, error.reason);
    cr_assert_eq(error.status, CHINCZYK_OK);
    cr_assert_str_empty(error.field);
    cr_assert_str_empty(error.reason);
    cr_assert_eq(chinczyk_rules_check(rules, NULL), CHINCZYK_OK);
}

static void refused(const chinczyk_rules *rules, const char *field, uint64_t value) {
    chinczyk_error error;
    memset(&error, 0x55, sizeof error);
    cr_assert_eq(chinczyk_rules_check(rules, &error), CHINCZYK_ERROR_INVALID_RULES, "%s = %" PRIu64,
                 field, value);
    cr_assert_eq(error.status, CHINCZYK_ERROR_INVALID_RULES);
    cr_assert_eq(error.offset, -1);
    cr_assert_str_eq(error.field, field, "%s = %" PRIu64 " blames %s: %s", field, value,
                     error.field, error.reason);
    cr_assert(is_reason(error.reason), "%s", error.reason);
    cr_assert_eq(chinczyk_rules_check(rules, NULL), CHINCZYK_ERROR_INVALID_RULES);
}

static void set_and_check(const char *text, int32_t field, uint64_t value, int valid) {
    chinczyk_rules rules = parse(text);
    walk_field_set(&rules, field, value);
    if (valid)
        holds(&rules, table[field].name, value);
    else
        refused(&rules, table[field].name, value);
}

Test(rules, fields_are_those_of_the_page) {
    cr_assert_eq(chinczyk_field_count(), FIELDS);
    for (int32_t i = 0; i < FIELDS; i++) {
        chinczyk_field f;
        cr_assert_str_eq(chinczyk_field_name(i), table[i].name);
        cr_assert_eq(chinczyk_field_describe(i, &f), CHINCZYK_OK);
        cr_expect_eq(f.offset, table[i].offset, "%s", table[i].name);
        cr_expect_eq(f.width, table[i].width, "%s", table[i].name);
        cr_expect_eq(f.kind, table[i].kind, "%s", table[i].name);
        cr_expect_eq(f.reserved, 0, "%s", table[i].name);
        cr_expect_eq(f.min, table[i].min, "%s: %" PRIu64, table[i].name, f.min);
        cr_expect_eq(f.max, table[i].max, "%s: %" PRIu64, table[i].name, f.max);
        cr_expect_eq(f.default_value, table[i].value, "%s", table[i].name);
        /* A phrase on one line, without a full stop. */
        const char *help = chinczyk_field_help(i);
        cr_assert_str_not_empty(help);
        cr_expect_null(strchr(help, '\n'), "%s", table[i].name);
        cr_expect(islower((unsigned char)help[0]), "%s", help);
        cr_expect(isalnum((unsigned char)help[strlen(help) - 1]), "%s", help);
    }
}

Test(rules, fields_cover_the_struct) {
    unsigned char covered[sizeof(chinczyk_rules)] = {0};
    memset(covered + offsetof(chinczyk_rules, struct_size), 1, sizeof(uint32_t));
    memset(covered + offsetof(chinczyk_rules, reserved0), 1, sizeof(uint32_t));
    memset(covered + offsetof(chinczyk_rules, reserved1), 1, sizeof(uint32_t[3]));
    for (int32_t i = 0; i < chinczyk_field_count(); i++) {
        chinczyk_field f;
        cr_assert_eq(chinczyk_field_describe(i, &f), CHINCZYK_OK);
        for (uint32_t byte = f.offset; byte < f.offset + f.width; byte++) {
            cr_assert_lt(byte, sizeof covered);
            cr_assert_eq(covered[byte], 0, "%s overlaps", chinczyk_field_name(i));
            covered[byte] = 1;
        }
    }
    cr_assert_null(memchr(covered, 0, sizeof covered), "a byte belongs to no field");
}

Test(rules, fields_that_do_not_exist) {
    const int32_t none[] = {-1, FIELDS, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        chinczyk_field f, zero;
        memset(&f, 0x55, sizeof f);
        memset(&zero, 0, sizeof zero);
        cr_expect_null(chinczyk_field_name(none[i]));
        cr_expect_null(chinczyk_field_help(none[i]));
        cr_expect_null(chinczyk_field_value_name(none[i], 0));
        cr_expect_eq(chinczyk_field_describe(none[i], &f), CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_expect_arr_eq(&f, &zero, sizeof f);
    }
    cr_expect_eq(chinczyk_field_describe(0, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
}

Test(rules, fields_are_found_by_name) {
    for (int32_t i = 0; i < chinczyk_field_count(); i++)
        cr_expect_eq(chinczyk_field_find(chinczyk_field_name(i)), i, "field %d", (int)i);
    cr_expect_eq(chinczyk_field_find("horses"), CHINCZYK_NONE);
    cr_expect_eq(chinczyk_field_find(""), CHINCZYK_NONE);
    cr_expect_eq(chinczyk_field_find(NULL), CHINCZYK_NONE);
}

Test(rules, words_of_fields) {
    for (int32_t i = 0; i < FIELDS; i++) {
        char words[128], *next = words;
        uint64_t value = 0;
        strcpy(words, table[i].words);
        for (char *word; (word = strtok(next, " ")); next = NULL, value++) {
            const char *got = chinczyk_field_value_name(i, value);
            cr_assert_not_null(got, "%s = %" PRIu64, table[i].name, value);
            cr_expect_str_eq(got, word, "%s", table[i].name);
        }
        cr_expect_null(chinczyk_field_value_name(i, value), "%s", table[i].name);
        cr_expect_null(chinczyk_field_value_name(i, UINT64_MAX), "%s", table[i].name);
    }
}

Test(rules, defaults_are_polish) {
    chinczyk_rules rules;
    cr_assert_eq(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH), CHINCZYK_OK);
    cr_assert_eq(rules.struct_size, sizeof rules);
    for (int32_t i = 0; i < FIELDS; i++)
        cr_expect_eq(walk_field_get(&rules, i), table[i].value, "%s", table[i].name);
    chinczyk_rules text = parse("polish");
    cr_assert_arr_eq(&rules, &text, sizeof rules);
}

Test(rules, edges_of_numbers_and_words) {
    for (int32_t i = 0; i < FIELDS; i++) {
        if (table[i].kind == FACES || table[i].kind == OFFSETS)
            continue;
        if (table[i].min > 0)
            set_and_check(table[i].with_min, i, table[i].min - 1, 0);
        set_and_check(table[i].with_min, i, table[i].min, 1);
        set_and_check(table[i].with_max, i, table[i].max, 1);
        set_and_check(table[i].with_max, i, table[i].max + 1, 0);
        set_and_check(table[i].with_max, i, UINT32_MAX, 0);
    }
}

Test(rules, edges_of_sets) {
    for (int32_t i = 0; i < FIELDS; i++) {
        if (table[i].kind != FACES && table[i].kind != OFFSETS)
            continue;
        set_and_check(table[i].with_max, i, 0, table[i].min == 0);
        set_and_check(table[i].with_max, i, table[i].max, 1);
        for (uint32_t bit = 0; bit < 8 * table[i].width; bit++) {
            uint64_t element = UINT64_C(1) << bit;
            set_and_check(table[i].with_max, i, element, (table[i].max & element) != 0);
        }
        set_and_check(table[i].with_max, i, table[i].width == 8 ? UINT64_MAX : UINT32_MAX, 0);
    }
}

/* The reason tells what is wrong with the value, and what would be right. */
Test(rules, reasons) {
    static const struct {
        const char *text, *reason;
    } reasons[] = {
        {"polish,tries=0", "tries must be between 1 and 10"},
        {"polish,tries=11", "tries must be between 1 and 10"},
        {"polish,exit_faces=67", "exit_faces has a face outside 1 to 6"},
        {"polish,bonus_faces=06", "bonus_faces has a face outside 1 to 6"},
        {"polish,exit_faces=none", "exit_faces must not be empty"},
        {"polish,safe_squares=10", "safe_squares has an offset that is not below 10, the length of "
                                   "an arm: track_length by colours"},
    };
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        chinczyk_rules rules;
        chinczyk_error error;
        cr_assert_eq(chinczyk_rules_parse(reasons[i].text, &rules, sizeof rules, &error),
                     CHINCZYK_ERROR_INVALID_RULES, "%s", reasons[i].text);
        cr_assert_str_eq(error.reason, reasons[i].reason);
        cr_assert_eq(error.offset, -1);
    }
}

/* An offset lies below an arm's length (rules 2). */
Test(rules, safe_squares_end_with_the_arm) {
    int32_t field = walk_field("safe_squares");
    set_and_check("polish", field, UINT64_C(1) << 9, 1);
    set_and_check("polish", field, UINT64_C(1) << 10, 0);
    set_and_check("polish", field, (UINT64_C(1) << 10) - 1, 1);
    set_and_check("british", field, UINT64_C(1) << 12, 1);
    set_and_check("british", field, UINT64_C(1) << 13, 0);
}

/* More than the track less one arm, at most the track (rules 2). */
Test(rules, lap_length_ends_with_the_arm) {
    int32_t field = walk_field("lap_length");
    set_and_check("polish", field, 31, 1);
    set_and_check("polish", field, 30, 0);
    set_and_check("polish,colours=2", field, 21, 1);
    set_and_check("polish,colours=2", field, 20, 0);
    set_and_check("polish", field, 41, 0);
}

Test(rules, an_arm_has_six_squares) {
    int32_t field = walk_field("track_length");
    set_and_check("polish,track_length=28,lap_length=23", field, 24, 1);
    set_and_check("polish,track_length=24,lap_length=20", field, 20, 0);
    set_and_check("polish,colours=6,track_length=36,lap_length=31", field, 30, 0);
}

/* What contradicts (rules 2), the field that is at fault, and the other that the reason must name
 * with it. */
static const struct {
    const char *text, *one, *other;
} contradictions[] = {
    {"polish,home_length=3", "home_length", "pawns"},
    {"polish,pawns=2,home_length=1", "home_length", "pawns"},
    {"polish,win_pawns=3,pawns=2", "win_pawns", "pawns"},
    {"polish,block=shield", "block", "stack_limit"},
    {"polish,block=movable", "block", "stack_limit"},
    {"polish,block=movable,stack_limit=3", "block", "stack_limit"},
    {"blockade,stack_limit=4", "block", "stack_limit"},
    {"polish,block_jump=forbidden", "block_jump", "block"},
    {"ludo,block_jump=forbidden", "block_jump", "block"},
    {"blockade,capture=none", "capture", "block"},
    {"robber,capture=none", "capture", "robbers"},
    {"polish,slide=back", "slide", "capture"},
    {"robber,stack_limit=2", "robbers", "stack_limit"},
    {"polish,bonus_limit_effect=forfeit", "bonus_limit_effect", "bonus_limit"},
    {"british,bonus_limit=0", "bonus_limit_effect", "bonus_limit"},
    {"polish,colours=3", "track_length", "colours"},
    {"polish,track_length=42,lap_length=42", "track_length", "colours"},
    {"polish,track_length=20,lap_length=20", "track_length", "colours"},
    {"polish,lap_length=41", "lap_length", "track_length"},
    {"polish,lap_length=30", "lap_length", "track_length"},
    {"polish,safe_squares=10", "safe_squares", "track_length"},
    {"polish,exit_faces=123456,tries_when=stuck-without-exit", "tries_when", "exit_faces"},
    {"online,exit_faces=123456", "tries_when", "exit_faces"},
    {"british,home_move=forbidden,home_length=4", "home_move", "home_centre"},
    {"polish,home_move=forbidden,home_length=5", "home_move", "home_length"},
    {"polish,home_move=forbidden,pawns=3", "home_move", "home_length"},
    {"polish,home_move=forbidden,home_jump=forbidden", "home_move", "home_jump"},
    {"polish,home_move=forbidden,jump=forbidden", "home_move", "jump"},
};

Test(rules, contradictions_name_both_fields) {
    for (size_t i = 0; i < sizeof contradictions / sizeof *contradictions; i++) {
        const char *text = contradictions[i].text;
        chinczyk_rules rules, zero;
        chinczyk_error error;
        memset(&rules, 0x55, sizeof rules);
        memset(&zero, 0, sizeof zero);
        cr_expect_eq(chinczyk_rules_parse(text, &rules, sizeof rules, &error),
                     CHINCZYK_ERROR_INVALID_RULES, "%s", text);
        cr_expect_eq(error.status, CHINCZYK_ERROR_INVALID_RULES, "%s", text);
        cr_expect_arr_eq(&rules, &zero, sizeof rules, "%s", text);
        cr_expect_str_eq(error.field, contradictions[i].one, "%s: %s", text, error.field);
        cr_expect_not_null(strstr(error.reason, contradictions[i].one), "%s", error.reason);
        cr_expect_not_null(strstr(error.reason, contradictions[i].other), "%s", error.reason);
        cr_expect(is_reason(error.reason), "%s", error.reason);
        cr_expect_eq(error.offset, -1);
    }
}

/* The neighbours of the contradictions that hold. */
Test(rules, what_does_not_contradict) {
    static const char *const texts[] = {
        "polish,home_length=3,home_centre=yes",
        "polish,home_length=1,home_centre=yes",
        "polish,home_length=1,pawns=1",
        "polish,win_pawns=4",
        "polish,pawns=2,win_pawns=2",
        "polish,stack_limit=4,block=shield",
        "polish,stack_limit=2,block=movable",
        "polish,stack_limit=3,block=shield,block_jump=forbidden",
        "polish,capture=none,slide=back",
        "british,capture=none",
        "robber,capture=normal",
        "polish,bonus_limit=9,bonus_limit_effect=forfeit",
        "polish,exit_faces=12345,tries_when=stuck-without-exit",
        "polish,exit_faces=123456",
        "polish,home_move=forbidden",
        "polish,home_move=forbidden,home_length=3,pawns=3",
        "polish,home_jump=forbidden,jump=forbidden",
        "polish,colours=5,robbers=1",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        chinczyk_rules rules = parse(texts[i]);
        holds(&rules, texts[i], 0);
    }
}

Test(rules, presets_have_their_texts) {
    static const struct {
        chinczyk_preset preset;
        const char *name, *as_polish;
    } presets[] = {
        {CHINCZYK_PRESET_POLISH, "polish", "polish"},
        {CHINCZYK_PRESET_BRITISH, "british",
         "polish,track_length=52,lap_length=51,home_length=5,home_centre=yes,tries=1,"
         "tries_when=never,bonus_limit=3,bonus_limit_effect=forfeit,stack_limit=2,block=shield"},
        {CHINCZYK_PRESET_ONLINE, "online",
         "polish,tries_when=stuck-without-exit,bonus_limit=3,bonus_if_stuck=no,first=random"},
        {CHINCZYK_PRESET_TOURNAMENT, "tournament",
         "polish,bonus_limit=3,exit_priority=mandatory,first=random,finish=first-winner"},
        {CHINCZYK_PRESET_LUDO, "ludo",
         "polish,track_length=52,lap_length=52,home_length=6,tries=1,tries_when=never,"
         "bonus_limit=3,bonus_limit_effect=forfeit,bonus_on_capture=yes,home_jump=forbidden,"
         "stack_limit=4,safe_start=own,safe_landing=share,first=fixed"},
        {CHINCZYK_PRESET_TRADITIONAL, "traditional",
         "polish,tries_when=all-in-base,finish=first-winner"},
        {CHINCZYK_PRESET_BLOCKADE, "blockade",
         "polish,tries_when=all-in-base,stack_limit=2,block=movable,block_jump=forbidden,"
         "finish=first-winner"},
        {CHINCZYK_PRESET_ROBBER, "robber",
         "polish,tries_when=all-in-base,robbers=1,finish=first-winner"},
    };
    cr_assert_eq(chinczyk_preset_count(), sizeof presets / sizeof *presets);
    for (size_t i = 0; i < sizeof presets / sizeof *presets; i++) {
        chinczyk_rules rules, built = parse(presets[i].as_polish);
        char text[64];
        size_t needed;
        cr_assert_eq(chinczyk_rules_init(&rules, sizeof rules, presets[i].preset), CHINCZYK_OK);
        cr_expect_arr_eq(&rules, &built, sizeof rules, "%s", presets[i].name);
        cr_expect_str_eq(chinczyk_preset_name(presets[i].preset), presets[i].name);
        cr_assert_eq(chinczyk_rules_format(&built, text, sizeof text, &needed), CHINCZYK_OK);
        cr_expect_str_eq(text, presets[i].name);
        cr_expect_eq(needed, strlen(presets[i].name) + 1);
        holds(&rules, presets[i].name, 0);
    }
    cr_expect_null(chinczyk_preset_name(-1));
    cr_expect_null(chinczyk_preset_name(chinczyk_preset_count()));
}

/* Room for a struct of a later version. */
typedef union sized {
    chinczyk_rules rules;
    unsigned char bytes[4104];
} sized;

Test(rules, init_takes_any_size_in_range) {
    const size_t first = sizeof(chinczyk_rules);
    const size_t good[] = {first, first + 1, first + 8, 1024, 4096};
    const size_t bad[] = {0, 4, first - 1, 4097, SIZE_MAX};
    chinczyk_rules polish = parse("polish");
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        sized s;
        memset(&s, 0x55, sizeof s);
        cr_assert_eq(chinczyk_rules_init(&s.rules, good[i], CHINCZYK_PRESET_POLISH), CHINCZYK_OK);
        cr_expect_eq(s.rules.struct_size, good[i]);
        s.rules.struct_size = polish.struct_size;
        cr_expect_arr_eq(&s.rules, &polish, sizeof polish);
        for (size_t byte = first; byte < good[i]; byte++)
            cr_assert_eq(s.bytes[byte], 0);
        cr_assert_eq(s.bytes[good[i]], 0x55, "written beyond %zu", good[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        sized s;
        memset(&s, 0x55, sizeof s);
        cr_expect_eq(chinczyk_rules_init(&s.rules, bad[i], CHINCZYK_PRESET_POLISH),
                     CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_expect_eq(chinczyk_rules_parse("polish", &s.rules, bad[i], NULL),
                     CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_expect_eq(chinczyk_rules_init(&s.rules, bad[i], -1), CHINCZYK_ERROR_INVALID_ARGUMENT);
        for (size_t byte = 0; byte < sizeof s; byte++)
            cr_assert_eq(s.bytes[byte], 0x55, "written: %zu of %zu", byte, bad[i]);
    }
}

Test(rules, init_refuses_what_is_no_preset) {
    const chinczyk_preset none[] = {-1, 8, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        chinczyk_rules rules, zero;
        memset(&rules, 0x55, sizeof rules);
        memset(&zero, 0, sizeof zero);
        cr_expect_eq(chinczyk_rules_init(&rules, sizeof rules, none[i]),
                     CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_expect_arr_eq(&rules, &zero, sizeof rules);
    }
    cr_expect_eq(chinczyk_rules_init(NULL, sizeof(chinczyk_rules), CHINCZYK_PRESET_POLISH),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
}

/* Every function that takes rules looks at the size in the same way. */
static chinczyk_status use(const chinczyk_rules *rules, chinczyk_error *error) {
    char text[WALK_RULES_TEXT];
    chinczyk_game *game = (chinczyk_game *)text;
    chinczyk_status status = chinczyk_rules_check(rules, error);
    cr_expect_eq(chinczyk_rules_format(rules, text, sizeof text, NULL), status);
    cr_expect_eq(chinczyk_rules_seats(rules, 2, 1, text, sizeof text, NULL), status);
    cr_expect_eq(chinczyk_game_new(rules, "0.1.", CHINCZYK_NONE, 1, NULL, &game, NULL), status);
    cr_expect_eq(game != NULL, status == CHINCZYK_OK);
    chinczyk_game_free(game);
    const char *position = "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -";
    cr_expect_eq(chinczyk_game_new_at(rules, position, 1, NULL, &game, NULL), status);
    cr_expect_eq(game != NULL, status == CHINCZYK_OK);
    chinczyk_game_free(game);
    return status;
}

Test(rules, struct_size_edges) {
    const uint32_t first = sizeof(chinczyk_rules);
    const uint32_t good[] = {first, first + 1, first + 8, 1024, 4096};
    const uint32_t bad[] = {0, 4, first - 1, 4097, UINT32_MAX};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        sized s;
        chinczyk_error error;
        cr_assert_eq(chinczyk_rules_init(&s.rules, good[i], CHINCZYK_PRESET_POLISH), CHINCZYK_OK);
        s.bytes[good[i]] = 0x55;
        cr_expect_eq(use(&s.rules, &error), CHINCZYK_OK, "size %u", good[i]);
        for (uint32_t at = first; at < good[i]; at += 61) {
            s.bytes[at] = 1;
            cr_expect_eq(use(&s.rules, &error), CHINCZYK_ERROR_INVALID_RULES, "size %u, byte %u",
                         good[i], at);
            s.bytes[at] = 0;
        }
        if (good[i] > first) {
            s.bytes[good[i] - 1] = 0x80;
            cr_expect_eq(use(&s.rules, &error), CHINCZYK_ERROR_INVALID_RULES, "size %u", good[i]);
            cr_expect_str_eq(error.reason, "the rules set a field that this version does not know");
        }
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        sized s;
        chinczyk_error error;
        cr_assert_eq(chinczyk_rules_init(&s.rules, 4096, CHINCZYK_PRESET_POLISH), CHINCZYK_OK);
        s.rules.struct_size = bad[i];
        cr_expect_eq(use(&s.rules, &error), CHINCZYK_ERROR_INVALID_RULES, "size %u", bad[i]);
        cr_expect_str_eq(error.field, "struct_size");
    }
}

Test(rules, reserved_fields_are_zero) {
    chinczyk_error error;
    chinczyk_rules rules = parse("polish");
    rules.reserved0 = 1;
    cr_expect_eq(use(&rules, &error), CHINCZYK_ERROR_INVALID_RULES);
    cr_expect_str_eq(error.field, "reserved");
    cr_expect_str_eq(error.reason, "the reserved fields must be zero");
    for (int i = 0; i < 3; i++) {
        rules = parse("polish");
        rules.reserved1[i] = UINT32_C(1) << 31;
        cr_expect_eq(use(&rules, &error), CHINCZYK_ERROR_INVALID_RULES);
        cr_expect_str_eq(error.field, "reserved");
        cr_expect_eq(error.offset, -1);
    }
}

/* Who sits where (rules 3.10); null where nobody can. */
static const struct {
    const char *rules;
    int32_t players, each;
    const char *seats;
} seatings[] = {
    {"polish", 2, 1, "0.1."},
    {"polish", 3, 1, "012."},
    {"polish", 4, 1, "0123"},
    {"polish", 2, 2, "0101"},
    {"polish", 1, 1, NULL},
    {"polish", 1, 4, NULL},
    {"polish", 5, 1, NULL},
    {"polish", 3, 2, NULL},
    {"polish", 4, 2, NULL},
    {"polish", 0, 1, NULL},
    {"polish", -2, -2, NULL},
    {"polish", 2, 0, NULL},
    {"polish", INT32_MAX, 1, NULL},
    {"polish", 2, INT32_MAX, NULL},
    {"polish", 65536, 65536, NULL},
    {"polish", 4, 0x40000001, NULL}, /* 4 in 32 bits */
    {"polish,colours=2", 2, 1, "01"},
    {"polish,colours=2", 3, 1, NULL},
    {"polish,colours=5", 2, 1, "01..."},
    {"polish,colours=5", 3, 1, "012.."},
    {"polish,colours=5", 4, 1, "0123."},
    {"polish,colours=5", 5, 1, "01234"},
    {"polish,colours=5", 2, 2, NULL},
    {"polish,colours=6,track_length=60,lap_length=60", 2, 1, "0..1.."},
    {"polish,colours=6,track_length=60,lap_length=60", 3, 1, "0.1.2."},
    {"polish,colours=6,track_length=60,lap_length=60", 4, 1, "0123.."},
    {"polish,colours=6,track_length=60,lap_length=60", 5, 1, "01234."},
    {"polish,colours=6,track_length=60,lap_length=60", 6, 1, "012345"},
    {"polish,colours=6,track_length=60,lap_length=60", 2, 3, "010101"},
    {"polish,colours=6,track_length=60,lap_length=60", 3, 2, "012012"},
    {"polish,colours=6,track_length=60,lap_length=60", 2, 2, NULL},
    {"robber", 2, 1, "0.1."},
    {"robber", 3, 1, NULL},
    {"robber", 4, 1, NULL},
    {"robber", 2, 2, NULL},
};

Test(rules, seats) {
    for (size_t i = 0; i < sizeof seatings / sizeof *seatings; i++) {
        chinczyk_rules rules = parse(seatings[i].rules);
        int32_t players = seatings[i].players, each = seatings[i].each;
        char text[16] = "untouched";
        size_t needed = 99;
        chinczyk_status status =
            chinczyk_rules_seats(&rules, players, each, text, sizeof text, &needed);
        if (seatings[i].seats) {
            size_t size = strlen(seatings[i].seats) + 1;
            cr_expect_eq(status, CHINCZYK_OK);
            cr_expect_str_eq(text, seatings[i].seats, "%s %d %d: %s", seatings[i].rules, players,
                             each, text);
            cr_expect_eq(needed, size);
            cr_expect_eq(chinczyk_rules_seats(&rules, players, each, NULL, 0, &needed),
                         CHINCZYK_OK);
            cr_expect_eq(needed, size);
            cr_expect_eq(chinczyk_rules_seats(&rules, players, each, text, size, NULL),
                         CHINCZYK_OK);
            cr_expect_eq(chinczyk_rules_seats(&rules, players, each, text, size - 1, &needed),
                         CHINCZYK_ERROR_BUFFER_TOO_SMALL);
            cr_expect_eq(needed, size);
            cr_expect_str_empty(text);
        } else {
            cr_expect_eq(status, CHINCZYK_ERROR_INVALID_ARGUMENT, "%s %d %d: %s", seatings[i].rules,
                         players, each, text);
            cr_expect_eq(needed, 0);
            cr_expect_str_empty(text);
        }
    }
}

Test(rules, nulls_are_refused) {
    chinczyk_rules rules = parse("polish");
    chinczyk_error error;
    char text[64];
    cr_expect_eq(chinczyk_rules_check(NULL, &error), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(error.status, CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_str_eq(error.reason, "the rules are null");
    cr_expect_eq(error.offset, -1);
    cr_expect_eq(chinczyk_rules_parse(NULL, &rules, sizeof rules, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_str_eq(error.reason, "the text is null");
    cr_expect_eq(error.offset, -1);
    cr_expect_eq(chinczyk_rules_parse("polish", NULL, sizeof rules, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    rules = parse("polish");
    cr_expect_eq(chinczyk_rules_format(NULL, text, sizeof text, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_rules_format(&rules, NULL, sizeof text, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_rules_seats(NULL, 2, 1, text, sizeof text, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_rules_seats(&rules, 2, 1, NULL, sizeof text, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
}

/* The constants are functions too, for callers that cannot read the header. */
Test(rules, limits_are_functions) {
    cr_expect_eq(chinczyk_max_colours(), CHINCZYK_MAX_COLOURS);
    cr_expect_eq(chinczyk_max_pawns(), CHINCZYK_MAX_PAWNS);
    cr_expect_eq(chinczyk_max_robbers(), CHINCZYK_MAX_ROBBERS);
    cr_expect_eq(chinczyk_max_moves(), CHINCZYK_MAX_MOVES);
    cr_expect_eq(chinczyk_max_faces(), CHINCZYK_MAX_FACES);
    cr_expect_eq(chinczyk_max_events(), CHINCZYK_MAX_EVENTS);
    cr_expect_eq(chinczyk_max_path(), CHINCZYK_MAX_PATH);
    cr_expect_eq(chinczyk_max_measures(), CHINCZYK_MAX_MEASURES);
    cr_expect_eq(chinczyk_max_bins(), CHINCZYK_MAX_BINS);
    cr_expect_eq(chinczyk_max_rolls(), CHINCZYK_MAX_ROLLS);
    cr_expect_eq(chinczyk_base(), CHINCZYK_BASE);
    cr_expect_eq(chinczyk_lane(), CHINCZYK_LANE);
    cr_expect_eq(chinczyk_robber(), CHINCZYK_ROBBER);
    cr_expect_eq(chinczyk_none(), CHINCZYK_NONE);
    char version[16];
    snprintf(version, sizeof version, "%d.%d.%d", CHINCZYK_VERSION_MAJOR, CHINCZYK_VERSION_MINOR,
             CHINCZYK_VERSION_PATCH);
    cr_expect_str_eq(chinczyk_version(), version);
    cr_expect_eq(chinczyk_version_major(), CHINCZYK_VERSION_MAJOR);
    cr_expect_eq(chinczyk_version_minor(), CHINCZYK_VERSION_MINOR);
    cr_expect_eq(chinczyk_version_patch(), CHINCZYK_VERSION_PATCH);
}

Test(rules, statuses_have_names) {
    static const struct {
        chinczyk_status status;
        const char *name;
    } statuses[] = {
        {CHINCZYK_OK, "ok"},
        {CHINCZYK_ERROR_INVALID_ARGUMENT, "invalid-argument"},
        {CHINCZYK_ERROR_BUFFER_TOO_SMALL, "buffer-too-small"},
        {CHINCZYK_ERROR_PARSE, "parse"},
        {CHINCZYK_ERROR_INVALID_RULES, "invalid-rules"},
        {CHINCZYK_ERROR_INVALID_POSITION, "invalid-position"},
        {CHINCZYK_ERROR_INVALID_RECORD, "invalid-record"},
        {CHINCZYK_ERROR_ILLEGAL_MOVE, "illegal-move"},
        {CHINCZYK_ERROR_WRONG_PHASE, "wrong-phase"},
        {CHINCZYK_ERROR_NOTHING_TO_UNDO, "nothing-to-undo"},
        {CHINCZYK_ERROR_NOTHING_TO_REDO, "nothing-to-redo"},
        {CHINCZYK_ERROR_NO_MEMORY, "no-memory"},
        {CHINCZYK_ERROR_STOPPED, "stopped"},
        {1, "unknown"},
        {-1, "unknown"},
        {INT32_MIN, "unknown"},
        {INT32_MAX, "unknown"},
    };
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++) {
        cr_expect_str_eq(chinczyk_status_name(statuses[i].status), statuses[i].name);
        cr_expect_str_not_empty(chinczyk_status_message(statuses[i].status));
    }
}
