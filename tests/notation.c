/* SPDX-License-Identifier: MIT */
/* Texts of rules and moves: what is read, what is refused and why, what is printed. */
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <string.h>

/* What is read, and its canonical text. */
static const char *const canonical[][2] = {
    {"polish", "polish"},
    {"polish,colours=4", "polish"},
    {"polish,exit_faces=16,overshoot=bounce", "polish,exit_faces=16,overshoot=bounce"},
    {"polish,overshoot=bounce,exit_faces=16", "polish,exit_faces=16,overshoot=bounce"},
    {"polish,exit_faces=61", "polish,exit_faces=16"},
    {"polish,bonus_faces=none", "polish,bonus_faces=none"},
    {"polish,bonus_faces=654321", "polish,bonus_faces=123456"},
    {"polish,safe_squares=8+3+0", "polish,safe_squares=0+3+8"},
    {"polish,safe_squares=none", "polish"},
    {"polish,home_centre=no,bonus_if_stuck=yes", "polish"},
    {"polish,home_centre=yes", "polish,home_centre=yes"},
    {"polish,bonus_limit=2,bonus_limit_effect=forfeit",
     "polish,bonus_limit=2,bonus_limit_effect=forfeit"},
    {"british,block_jump=forbidden", "british,block_jump=forbidden"},
    {"british,block_jump=allowed", "british"},
    /* The preset with the fewest differing keys, and of two the first. */
    {"polish,tries_when=all-in-base", "polish,tries_when=all-in-base"},
    {"traditional,finish=all-places", "polish,tries_when=all-in-base"},
    {"traditional,tries_when=none-on-track", "polish,finish=first-winner"},
    {"polish,tries_when=all-in-base,finish=first-winner", "traditional"},
    {"robber,robbers=0", "traditional"},
    {"traditional,robbers=1,tries=2", "robber,tries=2"},
    {"blockade,block_jump=allowed,block=none", "traditional,stack_limit=2"},
    {"tournament,finish=all-places,bonus_limit=0", "polish,exit_priority=mandatory,first=random"},
    {"online,bonus_if_stuck=yes,bonus_limit=0",
     "polish,tries_when=stuck-without-exit,first=random"},
};

Test(notation, rules_are_printed_canonically) {
    for (size_t i = 0; i < sizeof canonical / sizeof *canonical; i++) {
        chinczyk_rules rules = script_rules(canonical[i][0]);
        char text[WALK_RULES_TEXT];
        size_t needed;
        cr_expect_eq(chinczyk_rules_format(&rules, text, sizeof text, &needed), CHINCZYK_OK);
        cr_expect_str_eq(text, canonical[i][1], "%s -> %s", canonical[i][0], text);
        cr_expect_eq(needed, strlen(text) + 1);
        chinczyk_rules again = script_rules(text);
        cr_expect_arr_eq(&again, &rules, sizeof rules, "%s", text);
    }
}

/* Rules that cannot be read: the status, and where in the text the fault begins. */
static const struct {
    const char *text;
    chinczyk_status status;
    int32_t offset;
    const char *field;
} bad_rules[] = {
    {"", CHINCZYK_ERROR_PARSE, 0, ""},
    {"polski", CHINCZYK_ERROR_PARSE, 0, ""},
    {"Polish", CHINCZYK_ERROR_PARSE, 0, ""},
    {" polish", CHINCZYK_ERROR_PARSE, 0, ""},
    {"polish ", CHINCZYK_ERROR_PARSE, 0, ""},
    {"tries=3", CHINCZYK_ERROR_PARSE, 0, ""},
    {",tries=3", CHINCZYK_ERROR_PARSE, 0, ""},
    {"polish,", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,,tries=3", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,tries=3,", CHINCZYK_ERROR_PARSE, 15, ""},
    {"polish,british", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,tries", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,trie=3", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,tries3=3", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,Tries=3", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish, tries=3", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,=3", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,struct_size=168", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,reserved0=0", CHINCZYK_ERROR_PARSE, 7, ""},
    {"polish,tries=2,tries=2", CHINCZYK_ERROR_PARSE, 15, "tries"},
    {"polish,tries=2,jump=forbidden,tries=3", CHINCZYK_ERROR_PARSE, 30, "tries"},
    {"polish,tries=", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=x", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=03", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=00", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=+3", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=-3", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=3 ", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries= 3", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=3.0", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=0x3", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries==3", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=none", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,tries=0", CHINCZYK_ERROR_INVALID_RULES, -1, "tries"},
    {"polish,tries=11", CHINCZYK_ERROR_INVALID_RULES, -1, "tries"},
    {"polish,tries=4294967299", CHINCZYK_ERROR_INVALID_RULES, -1, "tries"},
    {"polish,tries=18446744073709551619", CHINCZYK_ERROR_INVALID_RULES, -1, "tries"},
    {"polish,tries=99999999999999999999999999999999", CHINCZYK_ERROR_INVALID_RULES, -1, "tries"},
    {"polish,bonus_limit=4294967296", CHINCZYK_ERROR_INVALID_RULES, -1, "bonus_limit"},
    {"polish#tries=3", CHINCZYK_ERROR_PARSE, 0, ""},
    {"polish,tries=3#jump=forbidden", CHINCZYK_ERROR_PARSE, 13, "tries"},
    {"polish,jump=no", CHINCZYK_ERROR_PARSE, 12, "jump"},
    {"polish,jump=0", CHINCZYK_ERROR_PARSE, 12, "jump"},
    {"polish,jump=", CHINCZYK_ERROR_PARSE, 12, "jump"},
    {"polish,jump=allow", CHINCZYK_ERROR_PARSE, 12, "jump"},
    {"polish,jump=allowed ", CHINCZYK_ERROR_PARSE, 12, "jump"},
    {"polish,home_centre=true", CHINCZYK_ERROR_PARSE, 19, "home_centre"},
    {"polish,home_centre=1", CHINCZYK_ERROR_PARSE, 19, "home_centre"},
    {"polish,exit_faces=", CHINCZYK_ERROR_PARSE, 18, "exit_faces"},
    {"polish,exit_faces=1,6", CHINCZYK_ERROR_PARSE, 20, ""},
    {"polish,exit_faces=1+6", CHINCZYK_ERROR_PARSE, 18, "exit_faces"},
    {"polish,exit_faces=66", CHINCZYK_ERROR_PARSE, 18, "exit_faces"},
    {"polish,exit_faces=161", CHINCZYK_ERROR_PARSE, 18, "exit_faces"},
    {"polish,exit_faces=six", CHINCZYK_ERROR_PARSE, 18, "exit_faces"},
    {"polish,exit_faces=:", CHINCZYK_ERROR_PARSE, 18, "exit_faces"},
    {"polish,exit_faces=/", CHINCZYK_ERROR_PARSE, 18, "exit_faces"},
    {"polish,exit_faces=none", CHINCZYK_ERROR_INVALID_RULES, -1, "exit_faces"},
    {"polish,exit_faces=0", CHINCZYK_ERROR_INVALID_RULES, -1, "exit_faces"},
    {"polish,exit_faces=67", CHINCZYK_ERROR_INVALID_RULES, -1, "exit_faces"},
    {"polish,safe_squares=", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=8+", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=+8", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=8++9", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=8+8", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=64+64", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=64+65+66+67+68+69+70+71+72", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=63+63", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=64+63", CHINCZYK_ERROR_INVALID_RULES, -1, "safe_squares"},
    {"polish,safe_squares=64+62", CHINCZYK_ERROR_INVALID_RULES, -1, "safe_squares"},
    {"polish,safe_squares=62+63+64+65+66+67+68+69+70", CHINCZYK_ERROR_INVALID_RULES, -1,
     "safe_squares"},
    {"polish,safe_squares=64+65", CHINCZYK_ERROR_INVALID_RULES, -1, "safe_squares"},
    {"polish,safe_squares=08", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=8-9", CHINCZYK_ERROR_PARSE, 20, "safe_squares"},
    {"polish,safe_squares=10", CHINCZYK_ERROR_INVALID_RULES, -1, "safe_squares"},
    {"polish,safe_squares=64", CHINCZYK_ERROR_INVALID_RULES, -1, "safe_squares"},
    {"polish,safe_squares=8+72", CHINCZYK_ERROR_INVALID_RULES, -1, "safe_squares"},
    {"polish,safe_squares=18446744073709551616", CHINCZYK_ERROR_INVALID_RULES, -1, "safe_squares"},
};

Test(notation, rules_that_cannot_be_read) {
    for (size_t i = 0; i < sizeof bad_rules / sizeof *bad_rules; i++) {
        const char *text = bad_rules[i].text;
        chinczyk_rules rules, zero;
        chinczyk_error error;
        memset(&zero, 0, sizeof zero);
        memset(&rules, 0x55, sizeof rules);
        memset(&error, 0x55, sizeof error);
        chinczyk_status status = chinczyk_rules_parse(text, &rules, sizeof rules, &error);
        cr_expect_eq(status, bad_rules[i].status, "%s: %s", text, chinczyk_status_name(status));
        cr_expect_eq(error.status, status, "%s", text);
        cr_expect_eq(error.offset, bad_rules[i].offset, "%s: %d", text, error.offset);
        cr_expect_str_eq(error.field, bad_rules[i].field, "%s: %s", text, error.field);
        cr_expect_str_not_empty(error.reason, "%s", text);
        cr_expect_arr_eq(&rules, &zero, sizeof rules, "%s", text);
        cr_expect_eq(chinczyk_rules_parse(text, &rules, sizeof rules, NULL), status, "%s", text);
    }
}

/* The reason says what would be right. */
Test(notation, why_rules_cannot_be_read) {
    static const char *const wrong[][2] = {
        {"polski", "rules must begin with the name of a preset"},
        {"polish,trie=3", "`trie=3` is not a key=value of the rules"},
        {"polish,tries=2,tries=2", "tries is given twice"},
        {"polish,tries=x", "the value of tries must be a number without leading zeros"},
        {"polish,exit_faces=66",
         "the value of exit_faces must be different digits, such as 16, or none"},
        {"polish,safe_squares=8+8",
         "the value of safe_squares must be different numbers, such as 8+11, or none"},
        {"polish,jump=0", "the value of jump must be allowed or forbidden"},
        {"polish,overshoot=0", "the value of overshoot must be forbidden or bounce or bounce-all"},
        {"polish,tries_when=0", "the value of tries_when must be none-on-track or never or "
                                "all-in-base or stuck-without-exit"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        chinczyk_rules rules;
        chinczyk_error error;
        cr_assert_eq(chinczyk_rules_parse(wrong[i][0], &rules, sizeof rules, &error),
                     CHINCZYK_ERROR_PARSE, "%s", wrong[i][0]);
        cr_assert_str_eq(error.reason, wrong[i][1]);
    }
}

/* Of a key the reason quotes 60 letters. */
Test(notation, a_long_key_is_quoted_in_part) {
    for (int length = 59; length <= 62; length++) {
        char text[80], reason[120];
        chinczyk_rules rules;
        chinczyk_error error;
        snprintf(text, sizeof text, "polish,%0*d", length, 0);
        snprintf(reason, sizeof reason, "`%0*d` is not a key=value of the rules",
                 length < 60 ? length : 60, 0);
        cr_assert_eq(chinczyk_rules_parse(text, &rules, sizeof rules, &error),
                     CHINCZYK_ERROR_PARSE);
        cr_assert_str_eq(error.reason, reason);
    }
}

/* A long text fits into an error all the same. */
Test(notation, a_long_text_is_refused_in_short) {
    char text[5000];
    memset(text, 'a', sizeof text);
    text[sizeof text - 1] = '\0';
    memcpy(text, "polish,", 7);
    chinczyk_rules rules;
    chinczyk_error error;
    cr_expect_eq(chinczyk_rules_parse(text, &rules, sizeof rules, &error), CHINCZYK_ERROR_PARSE);
    cr_expect_not_null(memchr(error.reason, '\0', sizeof error.reason));
    memset(text + 7, '9', sizeof text - 8);
    memcpy(text, "polish,tries=", 13);
    cr_expect_eq(chinczyk_rules_parse(text, &rules, sizeof rules, &error),
                 CHINCZYK_ERROR_INVALID_RULES);
    cr_expect_str_eq(error.field, "tries");
}

Test(notation, a_good_text_leaves_no_error) {
    chinczyk_rules rules;
    chinczyk_error error, none;
    memset(&none, 0, sizeof none);
    none.offset = -1;
    memset(&error, 0x55, sizeof error);
    cr_expect_eq(chinczyk_rules_parse("ludo", &rules, sizeof rules, &error), CHINCZYK_OK);
    cr_expect_eq(error.status, CHINCZYK_OK);
    cr_expect_str_empty(error.field);
    cr_expect_str_empty(error.reason);
    cr_expect_eq(error.offset, -1);
}

Test(notation, buffers_of_rules) {
    const char want[] = "polish,exit_faces=16";
    chinczyk_rules rules = script_rules(want);
    char text[sizeof want + 1];
    for (size_t capacity = 0; capacity <= sizeof want; capacity++) {
        size_t needed = 0;
        memset(text, 0x55, sizeof text);
        chinczyk_status status =
            chinczyk_rules_format(&rules, capacity ? text : NULL, capacity, &needed);
        cr_expect_eq(needed, sizeof want);
        if (capacity == 0 || capacity == sizeof want)
            cr_expect_eq(status, CHINCZYK_OK);
        else
            cr_expect_eq(status, CHINCZYK_ERROR_BUFFER_TOO_SMALL, "capacity %zu", capacity);
        if (capacity == sizeof want)
            cr_expect_str_eq(text, want);
        else if (capacity > 0)
            cr_expect_str_empty(text);
        cr_expect_eq(text[capacity], 0x55, "written beyond %zu", capacity);
    }
    rules.tries = 0;
    size_t needed = 9;
    cr_expect_eq(chinczyk_rules_format(&rules, text, sizeof text, &needed),
                 CHINCZYK_ERROR_INVALID_RULES);
    cr_expect_str_empty(text);
    cr_expect_eq(needed, 0);
}

/* Any rules: what is printed is read back as the same, and printed as the same. */
Test(notation, any_rules_there_and_back) {
    uint64_t random = 31;
    for (int i = 0; i < 5000; i++) {
        chinczyk_rules rules;
        char text[WALK_RULES_TEXT], again[WALK_RULES_TEXT];
        walk_rules(&random, &rules);
        cr_assert_eq(chinczyk_rules_format(&rules, text, sizeof text, NULL), CHINCZYK_OK);
        chinczyk_rules read = script_rules(text);
        cr_assert_arr_eq(&read, &rules, sizeof rules, "%s", text);
        cr_assert_eq(chinczyk_rules_format(&read, again, sizeof again, NULL), CHINCZYK_OK);
        cr_assert_str_eq(again, text);
    }
}

static size_t count_keys(const char *text) {
    size_t keys = 0;
    for (; (text = strchr(text, ',')); text++)
        keys++;
    return keys;
}

/* No preset needs fewer keys than the one that is printed. */
Test(notation, any_rules_are_printed_shortest) {
    uint64_t random = 32;
    for (int i = 0; i < 1000; i++) {
        chinczyk_rules rules;
        char text[WALK_RULES_TEXT];
        walk_rules(&random, &rules);
        cr_assert_eq(chinczyk_rules_format(&rules, text, sizeof text, NULL), CHINCZYK_OK);
        size_t printed = count_keys(text);
        int before = 1; /* among the presets before the printed one */
        for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++) {
            chinczyk_rules base;
            size_t keys = 0;
            const char *name = chinczyk_preset_name(preset);
            cr_assert_eq(chinczyk_rules_init(&base, sizeof base, preset), CHINCZYK_OK);
            for (int32_t field = 0; field < chinczyk_field_count(); field++)
                keys += walk_field_get(&base, field) != walk_field_get(&rules, field);
            if (strncmp(text, name, strlen(name)) == 0) {
                before = 0;
                cr_assert_eq(keys, printed, "%s", text);
            }
            cr_assert(before ? keys > printed : keys >= printed, "%s, not %s", text, name);
        }
    }
}

#define TOGETHER "polish", "0.1. 10,5,b,b/./13,b,b,b/. 0 move:3 t1s0 -"

/* Texts of moves where a choice is due. */
static const struct {
    const char *rules, *position, *text;
    chinczyk_status status;
} move_texts[] = {
    {TOGETHER, "0:10-13x", CHINCZYK_OK},
    {TOGETHER, "0:5-8", CHINCZYK_OK},
    {TOGETHER, "0:10-13", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "0:10-13!", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "0:10=13x", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "0:5-8x", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "0:5-9", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "2:5-8", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "7:5-8", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "0:b-0", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "r0:5-2", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "pass", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "0:99999999999999999999-8", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "4294967296:5-8", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "0:65541-8", CHINCZYK_ERROR_ILLEGAL_MOVE},
    {TOGETHER, "", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5-", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5-b", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, ":5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5-8 ", CHINCZYK_ERROR_PARSE},
    {TOGETHER, " 0:5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0: 5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:05-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "00:5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5-08", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5--8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0;5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5+8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5-8-9", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:5-8X", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:10-13xx", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:10-13x!", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:10-13x\n", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "0:10-13xpass", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "r:5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "R0:5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "rr0:5-8", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "Pass", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "pass ", CHINCZYK_ERROR_PARSE},
    {TOGETHER, "passx", CHINCZYK_ERROR_PARSE},
    {"polish", "0.1. 10,b,b,b/./13,b,b,b/. 0 move:6 t1s1 -", "0:b-0", CHINCZYK_OK},
    {"polish", "0.1. 10,b,b,b/./13,b,b,b/. 0 move:6 t1s1 -", "0:-1-0", CHINCZYK_ERROR_PARSE},
    {"polish", "0.1. 39,b,b,b/./13,b,b,b/. 0 move:2 t1s0 -", "0:39-101", CHINCZYK_OK},
    {"polish,passing=allowed", "0.1. 39,b,b,b/./13,b,b,b/. 0 move:2 t1s0 -", "pass", CHINCZYK_OK},
    {"british", "0.1. 10,b,b,b/./13,13,b,b/. 0 move:3 t1s0 -", "0:10-13!", CHINCZYK_OK},
    {"british", "0.1. 10,b,b,b/./13,13,b,b/. 0 move:3 t1s0 -", "0:10-13",
     CHINCZYK_ERROR_ILLEGAL_MOVE},
    {"blockade", "0.1. 10,10,b,b/./13,13,b,b/. 0 move:3 t1s0 -", "0:10=13x", CHINCZYK_OK},
    {"blockade", "0.1. 10,10,b,b/./13,13,b,b/. 0 move:3 t1s0 -", "0:10=13",
     CHINCZYK_ERROR_ILLEGAL_MOVE},
    {"blockade", "0.1. 10,10,b,b/./33,13,b,b/. 0 move:2 t1s0 -", "0:10=12", CHINCZYK_OK},
    {"blockade", "0.1. 10,10,b,b/./33,13,b,b/. 0 move:2 t1s0 -", "0:10-12", CHINCZYK_OK},
    {"robber", "0.1. 10,20,b,b/./33,b,b,b/./r1@5,0@13 0 move:3 t1s0 -", "r1:13-10",
     CHINCZYK_ERROR_ILLEGAL_MOVE},
    {"robber", "0.1. 11,b,b,b/./33,b,b,b/./r1@5,0@13 0 move:3 t1s0 -", "r1:13-10", CHINCZYK_OK},
    {"robber", "0.1. 11,b,b,b/./33,b,b,b/./r1@5,0@13 0 move:3 t1s0 -", "r0:5-2",
     CHINCZYK_ERROR_ILLEGAL_MOVE},
    {"robber", "0.1. 11,b,b,b/./33,b,b,b/./r1@5,0@b 0 move:6 t1s1 -", "r1:b-20", CHINCZYK_OK},
};

Test(notation, texts_of_moves) {
    for (size_t i = 0; i < sizeof move_texts / sizeof *move_texts; i++) {
        chinczyk_game *game = script_begin(move_texts[i].rules, move_texts[i].position);
        const char *text = move_texts[i].text;
        chinczyk_move move, zero;
        chinczyk_error error;
        memset(&zero, 0, sizeof zero);
        memset(&move, 0x55, sizeof move);
        memset(&error, 0x55, sizeof error);
        chinczyk_status status = chinczyk_game_find_move(game, text, &move, &error);
        cr_expect_eq(status, move_texts[i].status, "%s at %s: %s", text, move_texts[i].position,
                     chinczyk_status_name(status));
        cr_expect_eq(error.status, status, "%s", text);
        if (status == CHINCZYK_OK) {
            char again[WALK_MOVE_TEXT];
            cr_expect_eq(chinczyk_move_format(&move, again, sizeof again, NULL), CHINCZYK_OK);
            cr_expect_str_eq(again, text);
        } else {
            cr_expect_arr_eq(&move, &zero, sizeof move, "%s", text);
            cr_expect_str_not_empty(error.reason, "%s", text);
        }
        chinczyk_game_free(game);
    }
}

Test(notation, buffers_of_moves) {
    chinczyk_game *game = script_begin(TOGETHER);
    chinczyk_move move;
    cr_assert_eq(chinczyk_game_find_move(game, "0:10-13x", &move, NULL), CHINCZYK_OK);
    const size_t size = sizeof "0:10-13x";
    char text[16];
    for (size_t capacity = 0; capacity <= size; capacity++) {
        size_t needed = 0;
        memset(text, 0x55, sizeof text);
        chinczyk_status status =
            chinczyk_move_format(&move, capacity ? text : NULL, capacity, &needed);
        cr_expect_eq(needed, size);
        cr_expect_eq(status, capacity == 0 || capacity == size ? CHINCZYK_OK
                                                               : CHINCZYK_ERROR_BUFFER_TOO_SMALL);
        if (capacity > 0)
            cr_expect_str_eq(text, capacity == size ? "0:10-13x" : "");
        cr_expect_eq(text[capacity], 0x55, "written beyond %zu", capacity);
    }
    size_t needed = 9;
    cr_expect_eq(chinczyk_move_format(&move, NULL, size, &needed), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(needed, 0);
    chinczyk_game_free(game);
}

/* A struct that is no move has no text. */
Test(notation, what_is_no_move) {
    chinczyk_game *game = script_begin(TOGETHER);
    chinczyk_move good;
    cr_assert_eq(chinczyk_game_find_move(game, "0:10-13x", &good, NULL), CHINCZYK_OK);
    for (int wrong = 0; wrong < 5; wrong++) {
        chinczyk_move move = good;
        char text[16] = "untouched";
        size_t needed = 9;
        if (wrong == 0)
            move.piece = CHINCZYK_NONE;
        else if (wrong == 1)
            move.piece = CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS;
        else if (wrong == 2)
            move.from_square = CHINCZYK_NONE;
        else if (wrong == 3)
            move.to_square = CHINCZYK_NONE;
        else
            move.piece = INT8_MIN;
        cr_expect_eq(chinczyk_move_format(&move, text, sizeof text, &needed),
                     CHINCZYK_ERROR_INVALID_ARGUMENT, "case %d", wrong);
        cr_expect_str_empty(text);
        cr_expect_eq(needed, 0);
    }
    chinczyk_game_free(game);
}
