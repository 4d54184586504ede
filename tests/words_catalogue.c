/* SPDX-License-Identifier: MIT */
/* The tables of messages, compiled into this test: every language says everything, with the
 * same values, in the forms that it has. */
#include "../lib/words.h"

#include <criterion/criterion.h>
#include <string.h>

#include "utf8.h"

static const struct language *const tables[] = {&chinczyk_words_en, &chinczyk_words_pl};
enum { LANGUAGES = sizeof tables / sizeof *tables };

/* Numbers that have all the forms a language may tell apart. */
static unsigned forms(const struct language *language) {
    unsigned most = 0;
    for (uint64_t n = 0; n < 200; n++)
        if (language->plural(n) > most)
            most = language->plural(n);
    return most + 1;
}

/* What stands in braces from `at` on: its name's length, its sign, how many forms. */
typedef struct hole {
    const char *name;
    size_t length;
    char sign;
    unsigned forms;
} hole;

static const char *next_hole(const char *at, hole *found) {
    at = strchr(at, '{');
    if (!at)
        return NULL;
    found->name = at + 1;
    found->length = strcspn(found->name, ":?{|}");
    found->sign = found->name[found->length];
    found->forms = 1;
    for (at = found->name + found->length; *at && *at != '}'; at++) {
        cr_assert_neq(*at, '{', "forms are plain text: %s", found->name);
        found->forms += *at == '|';
    }
    cr_assert_eq(*at, '}', "no end: %s", found->name);
    return at + 1;
}

static int has_hole(const char *text, const hole *wanted) {
    hole found;
    for (const char *at = text; (at = next_hole(at, &found));)
        if (found.length == wanted->length && !strncmp(found.name, wanted->name, found.length))
            return 1;
    return 0;
}

Test(words_catalogue, every_message_in_its_place) {
    for (size_t l = 0; l < LANGUAGES; l++)
        for (int m = 0; m < SAY_COUNT; m++) {
            const char *text = tables[l]->sayings[m].text;
            cr_assert_eq((int)tables[l]->sayings[m].message, m, "%s: after %s", tables[l]->code,
                         m ? tables[l]->sayings[m - 1].text : "the beginning");
            cr_assert_not_null(text);
            cr_expect_str_not_empty(text, "%s: message %d", tables[l]->code, m);
            cr_expect(utf8_is_valid(text), "%s: %s", tables[l]->code, text);
            cr_expect_null(strstr(text, "  "), "%s: %s", tables[l]->code, text);
        }
}

/* A number for all that is said, which changes only when something is meant to be said
 * otherwise. */
Test(words_catalogue, nothing_is_said_otherwise_by_accident) {
    static const uint64_t said[LANGUAGES] = {0x9d0b9a31e66edb5f, 0xf9673fbf572bc7a0};
    for (size_t l = 0; l < LANGUAGES; l++) {
        uint64_t hash = 0;
        for (int m = 0; m < SAY_COUNT; m++)
            for (const char *at = tables[l]->sayings[m].text; *at; at++)
                hash = (hash ^ (unsigned char)*at) * UINT64_C(0x100000001b3);
        cr_expect_eq(hash, said[l], "%s: 0x%016llx", tables[l]->code, (unsigned long long)hash);
    }
}

Test(words_catalogue, the_same_values_in_every_language) {
    for (size_t l = 0; l < LANGUAGES; l++)
        for (int m = 0; m < SAY_COUNT; m++) {
            hole found;
            for (const char *at = tables[l]->sayings[m].text; (at = next_hole(at, &found));) {
                cr_expect_gt(found.length, 0, "%s", tables[l]->sayings[m].text);
                cr_expect_not_null(strchr(":?}", found.sign), "%s", tables[l]->sayings[m].text);
                if (found.sign == ':')
                    cr_expect_eq(found.forms, forms(tables[l]), "%s: %s", tables[l]->code,
                                 tables[l]->sayings[m].text);
                if (found.sign == '?')
                    cr_expect_gt(found.forms, 1, "%s", tables[l]->sayings[m].text);
            }
        }
}

/* Grammar may need a value once more, or as a choice of words; what is told must be told in all:
 * a value printed in one language is in the other's message in some way. */
Test(words_catalogue, no_language_leaves_a_value_out) {
    for (size_t l = 0; l < LANGUAGES; l++)
        for (size_t other = 0; other < LANGUAGES; other++)
            for (int m = 0; m < SAY_COUNT; m++) {
                hole found;
                for (const char *at = tables[l]->sayings[m].text; (at = next_hole(at, &found));)
                    cr_expect(has_hole(tables[other]->sayings[m].text, &found), "%s: %s\n%s: %s",
                              tables[l]->code, tables[l]->sayings[m].text, tables[other]->code,
                              tables[other]->sayings[m].text);
            }
}

/* The lane is the domek and the base the baza, never the other way. */
Test(words_catalogue, domek_is_the_lane) {
    for (int m = SAY_HEADING_BOARD; m < SAY_COUNT; m++) {
        const char *english = chinczyk_words_en.sayings[m].text;
        const char *polish = chinczyk_words_pl.sayings[m].text;
        cr_expect_eq(strstr(english, " lane") != NULL,
                     strstr(polish, "domk") != NULL || strstr(polish, "domek") != NULL ||
                         strstr(polish, "Domek") != NULL,
                     "%s\n%s", english, polish);
        cr_expect_eq(strstr(english, " base") != NULL,
                     strstr(polish, "baz") != NULL || strstr(polish, "Baz") != NULL, "%s\n%s",
                     english, polish);
    }
}

Test(words_catalogue, plurals) {
    const struct {
        uint64_t n;
        unsigned english, polish;
    } expected[] = {{0, 1, 2},  {1, 0, 0},  {2, 1, 1},  {3, 1, 1},   {4, 1, 1},   {5, 1, 2},
                    {11, 1, 2}, {12, 1, 2}, {14, 1, 2}, {15, 1, 2},  {21, 1, 2},  {22, 1, 1},
                    {24, 1, 1}, {25, 1, 2}, {96, 1, 2}, {101, 1, 2}, {112, 1, 2}, {102, 1, 1}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        cr_expect_eq(chinczyk_words_en.plural(expected[i].n), expected[i].english);
        cr_expect_eq(chinczyk_words_pl.plural(expected[i].n), expected[i].polish, "%d",
                     (int)expected[i].n);
    }
}
