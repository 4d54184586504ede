/* SPDX-License-Identifier: MIT */
#include "words.h"

#include <assert.h>
#include <string.h>

/* By number, from 1 on. */
static const struct language *const languages[] = {
    &chinczyk_words_en,
    &chinczyk_words_pl,
};

int32_t chinczyk_language_count(void) {
    return (int32_t)(sizeof languages / sizeof *languages);
}

const struct language *chinczyk_words_language(chinczyk_language language) {
    return language >= 1 && language <= chinczyk_language_count() ? languages[language - 1] : NULL;
}

const char *chinczyk_language_code(chinczyk_language language) {
    const struct language *found = chinczyk_words_language(language);

    return found ? found->code : NULL;
}

const char *chinczyk_language_name(chinczyk_language language) {
    const struct language *found = chinczyk_words_language(language);

    return found ? found->name : NULL;
}

static char small(char letter) {
    return (char)(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
}

/* Whether a name such as pl_PL.UTF-8 begins with the code. */
static int has_code(const char *name, const char *code) {
    for (; *code; name++, code++)
        if (small(*name) != *code)
            return 0;
    return strchr("_-.@", *name) != NULL; /* or the end */
}

chinczyk_language chinczyk_language_find(const char *code) {
    for (chinczyk_language i = 1; code && i <= chinczyk_language_count(); i++)
        if (has_code(code, chinczyk_language_code(i)))
            return i;
    return CHINCZYK_NONE;
}

const char *chinczyk_words_text(const struct language *language, enum message message) {
    assert(language->sayings[message].message == message);
    return language->sayings[message].text;
}

static const struct value *find_value(const struct value *values, const char *name, size_t length) {
    while (strncmp(values->name, name, length) || values->name[length])
        values++;
    return values;
}

/* Puts the form with this number, or the last; returns what follows behind the `}`. */
static const char *put_form(struct text *text, const char *at, uint64_t number) {
    const char *end = at + strcspn(at, "}");

    for (;;) {
        const char *form = at;

        at += strcspn(at, "|}");
        if (at == end || !number--) {
            while (form < at)
                chinczyk_text_put_char(text, *form++);
            return end + 1;
        }
        at++;
    }
}

void chinczyk_words_say(struct text *text, const struct language *language, enum message message,
                        const struct value *values) {
    const char *at = chinczyk_words_text(language, message);

    while (*at) {
        if (*at != '{') {
            chinczyk_text_put_char(text, *at++);
            continue;
        }
        size_t length = strcspn(++at, ":?}");
        const struct value *value = find_value(values, at, length);

        at += length;
        if (*at == ':')
            at = put_form(text, at + 1, language->plural(value->number));
        else if (*at == '?')
            at = put_form(text, at + 1, value->number);
        else {
            at++;
            if (value->text)
                chinczyk_text_put(text, value->text);
            else
                chinczyk_text_put_number(text, value->number);
        }
    }
}

void chinczyk_words_put_set(struct text *text, const struct language *language, uint64_t set,
                            enum message last) {
    const char *between = "";

    for (unsigned n = 0; set; n++, set >>= 1) {
        if (!(set & 1))
            continue;
        chinczyk_text_put(text,
                          *between && set == 1 ? chinczyk_words_text(language, last) : between);
        chinczyk_text_put_number(text, n);
        between = ", ";
    }
}
