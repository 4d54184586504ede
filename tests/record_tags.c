/* SPDX-License-Identifier: MIT */
/* The tags of saved games: names of players and whatever else, kept byte for byte. */
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <string.h>

enum { LINE = 8192, LONGEST_NAME = 31, LONGEST_VALUE = 1023, MOST_TAGS = 64 };

static void is_written(const char *value, const char *escaped) {
    char line[LINE], wanted[LINE], read[LINE];
    size_t needed;
    chinczyk_error error;
    cr_assert_eq(chinczyk_record_tag_format("Player0", value, line, sizeof line, &needed),
                 CHINCZYK_OK, "%s", value);
    snprintf(wanted, sizeof wanted, "[Player0 \"%s\"]\n", escaped);
    cr_assert_str_eq(line, wanted);
    cr_assert_eq(needed, strlen(line) + 1);
    cr_assert_eq(
        chinczyk_record_tag(line, needed - 1, "Player0", read, sizeof read, &needed, &error),
        CHINCZYK_OK, "%s", error.reason);
    cr_assert_eq(error.status, CHINCZYK_OK);
    cr_assert_str_eq(read, value);
    cr_assert_eq(needed, strlen(value) + 1);
}

Test(record_tags, values_of_any_text) {
    is_written("", "");
    is_written("Ala", "Ala");
    is_written("Za\xc5\xbc\xc3\xb3\xc5\x82\xc4\x87 \xf0\x9f\x8e\xb2",
               "Za\xc5\xbc\xc3\xb3\xc5\x82\xc4\x87 \xf0\x9f\x8e\xb2");
    is_written("\"", "\\\"");
    is_written("\\x0a]", "\\\\x0a]");
    is_written("a\nb\tc\r\x01\x1f\x7f", "a\\x0ab\\x09c\\x0d\\x01\\x1f\\x7f");
    is_written("\nend\n[Rules \"x\"]", "\\x0aend\\x0a[Rules \\\"x\\\"]");
    is_written("; no comment", "; no comment");
    /* The edges of UTF-8. */
    is_written("\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf",
               "\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf");
    is_written("\xf0\x90\x80\x80\xf4\x8f\xbf\xbf", "\xf0\x90\x80\x80\xf4\x8f\xbf\xbf");
}

#define NO_TEXT                                                                                    \
    "a value is UTF-8, with \\\" and \\\\ for a quote and a backslash and such as \\x0a for a "    \
    "control character"

static const char *const not_utf8[] = {"\x80",
                                       "\xbf",
                                       "\xc0\x80",
                                       "\xc1\xbf",
                                       "\xc2",
                                       "\xc2\x7f",
                                       "\xc2\xc0",
                                       "\xe0\x9f\xbf",
                                       "\xe0\xa0",
                                       "\xe1\x80\x7f",
                                       "\xe1\x80\xc0",
                                       "\xed\xa0\x80",
                                       "\xf0\x8f\xbf\xbf",
                                       "\xf0\x90\x80",
                                       "\xf1\x80\x80\xc0",
                                       "\xf4\x90\x80\x80",
                                       "\xf5\x80\x80\x80",
                                       "\xff",
                                       "a\xc5",
                                       "\xe1\xc0\x80"};

Test(record_tags, values_that_are_no_text) {
    char line[LINE], value[16] = "x";
    size_t needed;
    chinczyk_error error;
    for (size_t i = 0; i < sizeof not_utf8 / sizeof *not_utf8; i++) {
        cr_assert_eq(chinczyk_record_tag_format("A", not_utf8[i], line, sizeof line, &needed),
                     CHINCZYK_ERROR_INVALID_ARGUMENT, "%zu", i);
        cr_assert_str_empty(line);
        cr_assert_eq(needed, 0);
        snprintf(line, sizeof line, "[B \"\"]\n[A \"%s\"]\n", not_utf8[i]);
        cr_assert_eq(
            chinczyk_record_tag(line, strlen(line), "B", value, sizeof value, &needed, &error),
            CHINCZYK_ERROR_PARSE, "%zu", i);
        cr_assert_str_eq(error.reason, "line 2: " NO_TEXT);
        cr_assert_eq(error.offset, 7 + 4 + (not_utf8[i][0] == 'a'), "%zu", i);
        cr_assert_str_eq(error.field, "A");
        cr_assert_str_empty(value);
        cr_assert_eq(needed, 0);
    }
    /* Behind a control character, which is written by an escape. */
    cr_assert_eq(chinczyk_record_tag_format("A", "\n\x80", line, sizeof line, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
}

static void has_form(const char *line, int has) {
    char value[LINE];
    chinczyk_error error;
    chinczyk_status status =
        chinczyk_record_tag(line, strlen(line), "A", value, sizeof value, NULL, &error);
    cr_assert_eq(status, has ? CHINCZYK_OK : CHINCZYK_ERROR_PARSE, "%s: %s", line, error.reason);
}

Test(record_tags, form) {
    has_form("[A \"\"]", 1);
    has_form("[A \"\"]\n", 1);
    has_form("  [A \"\"] \t\r\n6", 1);
    has_form("[b_9 \"\"]\n; x\n\n[A \"\"]\n6 5\nend\n", 1);
    has_form("[z \"[A \\\"\"]\n[A \"\"]", 1);
    has_form("[", 0);
    has_form("[A", 0);
    has_form("[A ", 0);
    has_form("[A \"", 0);
    has_form("[A \"\"", 0);
    has_form("[A\"\"]", 0);
    has_form("[A  \"\"]", 0);
    has_form("[A ''", 0);
    has_form("[ A \"\"]", 0);
    has_form("[ \"\"]\n[A \"\"]", 0);
    has_form("[A \"\" ]", 0);
    has_form("[A \"\"]]", 0);
    has_form("[A \"\"] ; x", 0);
    has_form("[A \"\"] [B \"\"]", 0);
    has_form("[A \"\n\"]", 0);
    has_form("[A \"\t\"]", 0);
    has_form("[9 \"\"]\n[A \"\"]", 0);
    has_form("[_ \"\"]\n[A \"\"]", 0);
    has_form("[\xc5\xbb \"\"]\n[A \"\"]", 0);
    has_form("[@ \"\"]\n[A \"\"]", 0);
    has_form("[A \"\\", 0);
    has_form("[A \"\\\"", 0);
    has_form("[A \"\\n\"]", 0);
    has_form("[A \"\\y0a\"]", 0);
    has_form("[A \"\\x0a\"]", 1);
    has_form("[A \"\\x0A\"]", 0);
    has_form("[A \"\\x7f\"]", 1);
    has_form("[A \"\\x00\"]", 0);
    has_form("[A \"\\x41\"]", 0);
    has_form("[A \"\\x0\"]", 0);
    has_form("[A \"\\xg0\"]", 0);
    has_form("[A \"\\x1g\"]", 0);
    has_form("[A \"\\x", 0);
    has_form("[A \"\\x1", 0);
}

/* A zero byte is no character. */
Test(record_tags, zero_byte) {
    cr_assert_eq(chinczyk_record_tag("[A \"\0\"]", 7, "A", NULL, 0, NULL, NULL),
                 CHINCZYK_ERROR_PARSE);
}

/* Of all that two bytes can be, these are an escape: digits of base 16, small letters, of a
 * control character, and not of the zero byte. */
Test(record_tags, escapes) {
    static const char digits[] = "0123456789abcdef";
    char line[] = "[A \"\\x..\"]", value[8];
    int escapes = 0;
    for (int high = 0; high < 256; high++)
        for (int low = 0; low < 256; low++) {
            line[6] = (char)high;
            line[7] = (char)low;
            const char *one = memchr(digits, high, 16), *other = memchr(digits, low, 16);
            ptrdiff_t code = one && other ? (one - digits) * 16 + (other - digits) : 0;
            int is = (code > 0 && code < 32) || code == 127;
            cr_assert_eq(chinczyk_record_tag(line, strlen("[A \"\\x..\"]"), "A", value,
                                             sizeof value, NULL, NULL),
                         is ? CHINCZYK_OK : CHINCZYK_ERROR_PARSE, "%d %d", high, low);
            cr_assert(!is || value[0] == code);
            escapes += is;
        }
    cr_assert_eq(escapes, 32);
}

/* Where it ends too early or goes over a line the tag is named, else what its value may hold. */
Test(record_tags, what_is_wrong) {
    static const char form[] = "line 1: a tag must be such as [Name \"value\"], alone on its line";
    static const struct {
        const char *text, *reason;
        int32_t offset;
    } wrong[] = {
        {"[A", form, 2},
        {"[A ", form, 3},
        {"[A \"", form, 4},
        {"[A \"x\n\"]", form, 5},
        {"[A \"\"", form, 5},
        {"[A \"\"] [", form, 7},
        {"[A \"\\", "line 1: " NO_TEXT, 4},
        {"[A \"\t\"]", "line 1: " NO_TEXT, 4},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const char *text = wrong[i].text;
        chinczyk_error error;
        cr_assert_eq(chinczyk_record_tag_name(text, strlen(text), 0, NULL, 0, NULL, &error),
                     CHINCZYK_ERROR_PARSE, "%s", text);
        cr_assert_str_eq(error.reason, wrong[i].reason, "%s: %s", text, error.reason);
        cr_assert_eq(error.offset, wrong[i].offset, "%s: %d", text, (int)error.offset);
    }
}

static void fill(char *text, char c, size_t length) {
    memset(text, c, length);
    text[length] = '\0';
}

Test(record_tags, limits) {
    char name[LINE], value[LINE], line[LINE], read[LINE];
    size_t needed;
    chinczyk_error error;
    fill(name, 'n', LONGEST_NAME);
    fill(value, '\n', LONGEST_VALUE);
    cr_assert_eq(chinczyk_record_tag_format(name, value, line, sizeof line, &needed), CHINCZYK_OK);
    cr_assert_eq(needed, 1 + LONGEST_NAME + 2 + 4 * LONGEST_VALUE + 3 + 1);
    cr_assert_eq(chinczyk_record_tag(line, needed - 1, name, read, sizeof read, &needed, &error),
                 CHINCZYK_OK, "%s", error.reason);
    cr_assert_str_eq(read, value);

    fill(value, 'v', LONGEST_VALUE + 1);
    cr_assert_eq(chinczyk_record_tag_format("A", value, line, sizeof line, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    snprintf(line, sizeof line, "[A \"%.*s\"]\n", LONGEST_VALUE + 1, value);
    cr_assert_eq(chinczyk_record_tag(line, strlen(line), "A", NULL, 0, NULL, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_str_eq(error.reason, "line 1: a value has 1023 bytes at most");
    cr_assert_eq(error.offset, 4 + LONGEST_VALUE);

    /* Bytes are counted, those that escapes stand for: 512 letters of two, and 1024 line feeds. */
    size_t size = (size_t)sprintf(line, "[A \"");
    for (int i = 0; i < 512; i++)
        size += (size_t)sprintf(line + size, "\xc5\xbb");
    size += (size_t)sprintf(line + size, "\"]");
    cr_assert_eq(chinczyk_record_tag(line, size, "A", NULL, 0, NULL, &error), CHINCZYK_ERROR_PARSE);
    cr_assert_eq(error.offset, 4 + 2 * 511);
    size = (size_t)sprintf(line, "[A \"");
    for (int i = 0; i < 1024; i++)
        size += (size_t)sprintf(line + size, "\\x0a");
    size += (size_t)sprintf(line + size, "\"]");
    cr_assert_eq(chinczyk_record_tag(line, size, "A", NULL, 0, NULL, &error), CHINCZYK_ERROR_PARSE);
    cr_assert_eq(error.offset, 4 + 4 * 1023);

    fill(name, 'n', LONGEST_NAME + 1);
    cr_assert_eq(chinczyk_record_tag_format(name, "", line, sizeof line, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    snprintf(line, sizeof line, "\n[%.*s \"\"]\n", LONGEST_NAME + 1, name);
    cr_assert_eq(chinczyk_record_tag(line, strlen(line), "A", NULL, 0, NULL, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_str_eq(error.reason, "line 2: a name has 31 letters at most");

    size_t length = 0;
    for (int i = 0; i < MOST_TAGS; i++)
        length += (size_t)snprintf(line + length, sizeof line - length, "[A%d \"%d\"]\n", i, i);
    cr_assert_eq(chinczyk_record_tag(line, length, "A63", read, sizeof read, NULL, &error),
                 CHINCZYK_OK);
    cr_assert_str_eq(read, "63");
    snprintf(line + length, sizeof line - length, "[A \"\"]\n");
    cr_assert_eq(chinczyk_record_tag(line, strlen(line), "A63", read, sizeof read, NULL, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_str_eq(error.reason, "line 65: a record has 64 tags at most");
}

Test(record_tags, names) {
    static const char *const bad[] = {"", "1a", "_a", "a b", "a\"", "\xc5\xbb", "a-b", "a:"};
    char line[LINE];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_assert_eq(chinczyk_record_tag_format(bad[i], "", line, sizeof line, NULL),
                     CHINCZYK_ERROR_INVALID_ARGUMENT, "%s", bad[i]);
    cr_assert_eq(chinczyk_record_tag_format("aZ_09", "", line, sizeof line, NULL), CHINCZYK_OK);
    cr_assert_str_eq(line, "[aZ_09 \"\"]\n");
}

/* Whoever saves a game again hands on the record it was read from. */
Test(record_tags, a_head_is_handed_on) {
    static const char head[] = "; the first of the evening\n"
                               "[Event \"Friday\"]\n"
                               "[Result \"2 1\"]\n"
                               "[Rules \"not looked at\"]\n"
                               "[Player1 \"Ola \\\"O\\\"\"]\n"
                               "[Seats \"\"]\n[First \"\"]\n[Position \"\"]\n[Seed \"\"]\n"
                               "[seed \"7\"]\n"
                               "6 5 what follows is not looked at [";
    chinczyk_game *game = script_begin("polish", "0.1.");
    char text[LINE];
    chinczyk_error error;
    cr_assert_eq(chinczyk_game_save(game, head, strlen(head), text, sizeof text, NULL, &error),
                 CHINCZYK_OK, "%s", error.reason);
    cr_assert_str_eq(text, "[Event \"Friday\"]\n"
                           "[Player1 \"Ola \\\"O\\\"\"]\n"
                           "[seed \"7\"]\n"
                           "[Rules \"polish\"]\n"
                           "[Seats \"0.1.\"]\n"
                           "[Seed \"1\"]\n"
                           "[Result \"*\"]\n"
                           "\n"
                           "{0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -}\n"
                           "end\n");
    chinczyk_game_free(game);
}

/* Such a head is refused, so nothing is saved that could not be read. */
Test(record_tags, a_head_that_is_wrong) {
    static const char *const heads[] = {"[A \"\"]\n[A \"\"]\n", "\n[A]", "[A \"\"]\n[B \"\xff\"]"};
    chinczyk_game *game = script_begin("polish", "0.1.");
    char text[LINE];
    size_t needed;
    chinczyk_error error;
    for (int i = 0; i < 3; i++) {
        cr_assert_eq(chinczyk_game_save(game, heads[i], strlen(heads[i]), text, sizeof text,
                                        &needed, &error),
                     CHINCZYK_ERROR_PARSE);
        cr_assert_eq(error.status, CHINCZYK_ERROR_PARSE);
        cr_assert_eq(strncmp(error.reason, "line 2: ", 8), 0);
        cr_assert_str_empty(text);
        cr_assert_eq(needed, 0);
    }
    chinczyk_game_free(game);
}

/* The library adds five to a game, up to eight more to one of a match; what it wrote can be
 * handed on. */
Test(record_tags, as_many_as_there_is_room_for) {
    chinczyk_game *game =
        script_begin("polish,first=fixed", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    char head[LINE], text[LINE], again[LINE];
    size_t length = 0, needed;
    chinczyk_error error;
    for (int i = 0; i < MOST_TAGS - 13; i++)
        length += (size_t)snprintf(head + length, sizeof head - length, "[A%d \"\"]\n", i);
    cr_assert_eq(chinczyk_game_save(game, head, length, text, sizeof text, &needed, &error),
                 CHINCZYK_OK);
    chinczyk_game_free(game);
    cr_assert_eq(chinczyk_game_load(text, needed - 1, NULL, &game, NULL, NULL, &error), CHINCZYK_OK,
                 "%s", error.reason);
    cr_assert_eq(chinczyk_game_save(game, text, needed - 1, again, sizeof again, NULL, &error),
                 CHINCZYK_OK, "%s", error.reason);
    cr_assert_str_eq(again, text);
    length += (size_t)snprintf(head + length, sizeof head - length, "[Seed \"\"]\n[B \"\"]\n");
    cr_assert_eq(chinczyk_game_save(game, head, length, text, sizeof text, &needed, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_str_eq(error.reason, "line 53: a head has 51 tags at most");
    cr_assert_str_eq(error.field, "B");
    cr_assert_str_empty(text);
    cr_assert_eq(needed, 0);
    chinczyk_game_free(game);
}

Test(record_tags, asked_for) {
    static const char text[] = "[B \"1\"]\n[A \"22\"]\n\n6\n[C \"3\"]\n";
    char name[8], value[8];
    size_t needed;
    chinczyk_error error;
    cr_assert_eq(chinczyk_record_tag_name(text, strlen(text), 0, name, sizeof name, &needed, NULL),
                 CHINCZYK_OK);
    cr_assert_str_eq(name, "B");
    cr_assert_eq(needed, 2);
    cr_assert_eq(chinczyk_record_tag_name(text, strlen(text), 1, name, sizeof name, NULL, &error),
                 CHINCZYK_OK);
    cr_assert_str_eq(name, "A");
    cr_assert_eq(chinczyk_record_tag_name(text, strlen(text), 2, name, sizeof name, NULL, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_str_eq(error.reason, "the record has 2 tags");
    cr_assert_eq(error.offset, -1);
    cr_assert_str_empty(name);
    cr_assert_eq(chinczyk_record_tag(text, strlen(text), "C", value, sizeof value, NULL, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_str_eq(error.reason, "the record has no tag C");
    cr_assert_eq(error.offset, -1);
    cr_assert_eq(chinczyk_record_tag(text, strlen(text), "A", value, 2, &needed, &error),
                 CHINCZYK_ERROR_BUFFER_TOO_SMALL);
    cr_assert_eq(needed, 3);
    cr_assert_eq(error.status, CHINCZYK_ERROR_BUFFER_TOO_SMALL);
    cr_assert_eq(chinczyk_record_tag(text, strlen(text), "A", value, 3, &needed, &error),
                 CHINCZYK_OK);
    cr_assert_eq(chinczyk_record_tag_name("[", 1, 0, name, sizeof name, NULL, &error),
                 CHINCZYK_ERROR_PARSE);
    cr_assert_eq(chinczyk_record_tag_format("A", "bc", value, 7, &needed),
                 CHINCZYK_ERROR_BUFFER_TOO_SMALL);
    cr_assert_eq(needed, 10);
}

Test(record_tags, arguments) {
    char text[8] = "x";
    size_t needed = 7;
    chinczyk_error error;
    cr_expect_eq(chinczyk_record_tag(NULL, 0, "A", text, 8, &needed, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(needed, 0);
    cr_expect_str_empty(text);
    cr_expect_eq(error.status, CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_str_eq(error.reason, "a required argument is null");
    cr_expect_eq(chinczyk_record_tag("", 0, NULL, text, 8, NULL, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_str_eq(error.reason, "a required argument is null");
    cr_expect_eq(chinczyk_record_tag("[A \"\"]", 6, "A", NULL, 8, NULL, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_record_tag_name(NULL, 0, 0, text, 8, NULL, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_str_eq(error.reason, "a required argument is null");
    cr_expect_eq(chinczyk_record_tag_name("[A \"\"]", 6, 0, NULL, 8, NULL, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_record_tag_format(NULL, "", text, 8, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_record_tag_format("A", NULL, text, 8, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_record_tag_format("A", "", NULL, 8, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
}
