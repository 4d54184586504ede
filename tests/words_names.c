/* SPDX-License-Identifier: MIT */
/* Languages, and the names of things in them. */
#include <chinczyk.h>
#include <criterion/criterion.h>
#include <string.h>

#include "script.h"
#include "utf8.h"

static const chinczyk_language unknown[] = {0, -1, 3, INT32_MIN, INT32_MAX};
enum { UNKNOWN = sizeof unknown / sizeof *unknown };

Test(words_names, languages) {
    cr_expect_eq(chinczyk_language_count(), 2);
    cr_expect_str_eq(chinczyk_language_code(CHINCZYK_ENGLISH), "en");
    cr_expect_str_eq(chinczyk_language_code(CHINCZYK_POLISH), "pl");
    cr_expect_str_eq(chinczyk_language_name(CHINCZYK_ENGLISH), "English");
    cr_expect_str_eq(chinczyk_language_name(CHINCZYK_POLISH), "polski");
    for (size_t i = 0; i < UNKNOWN; i++) {
        cr_expect_null(chinczyk_language_code(unknown[i]));
        cr_expect_null(chinczyk_language_name(unknown[i]));
    }
}

Test(words_names, languages_are_found_by_code) {
    const struct {
        const char *code;
        chinczyk_language language;
    } expected[] = {
        {"en", CHINCZYK_ENGLISH},
        {"pl", CHINCZYK_POLISH},
        {"pl_PL.UTF-8", CHINCZYK_POLISH},
        {"PL", CHINCZYK_POLISH},
        {"Pl-PL", CHINCZYK_POLISH},
        {"en_GB", CHINCZYK_ENGLISH},
        {"en.UTF-8", CHINCZYK_ENGLISH},
        {"pl@euro", CHINCZYK_POLISH},
        {"", CHINCZYK_NONE},
        {"p", CHINCZYK_NONE},
        {"plk", CHINCZYK_NONE},
        {"C.UTF-8", CHINCZYK_NONE},
        {"_pl", CHINCZYK_NONE},
        {"pl PL", CHINCZYK_NONE},
        {"de_DE", CHINCZYK_NONE},
        {"[L", CHINCZYK_NONE},
        {"eN", CHINCZYK_ENGLISH},
    };
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        cr_expect_eq(chinczyk_language_find(expected[i].code), expected[i].language, "%s",
                     expected[i].code);
    cr_expect_eq(chinczyk_language_find(NULL), CHINCZYK_NONE);
}

static void named(const char *name, const char *what, int32_t number) {
    cr_assert_not_null(name, "%s %d", what, (int)number);
    cr_expect_str_not_empty(name, "%s %d", what, (int)number);
    cr_expect(utf8_is_valid(name), "%s %d", what, (int)number);
    cr_expect_null(strpbrk(name, "{}|\n"), "%s %d: %s", what, (int)number, name);
}

/* Every status that the library knows has a sentence; in English that of the header. */
Test(words_names, statuses) {
    for (chinczyk_status status = 5; status > -200; status--)
        for (chinczyk_language l = 1; l <= chinczyk_language_count(); l++) {
            const char *words = chinczyk_words_status(status, l);
            named(words, "status", status);
            if (l == CHINCZYK_ENGLISH)
                cr_expect_str_eq(words, chinczyk_status_message(status));
            cr_expect_eq(strcmp(words, chinczyk_words_status(-999, l)) == 0,
                         strcmp(chinczyk_status_name(status), "unknown") == 0, "%d %s", (int)status,
                         words);
        }
    cr_expect_str_eq(chinczyk_words_status(CHINCZYK_OK, CHINCZYK_POLISH), "Gotowe.");
    cr_expect_str_eq(chinczyk_words_status(CHINCZYK_ERROR_STOPPED, CHINCZYK_POLISH),
                     "Przerwano na żądanie.");
}

Test(words_names, phases) {
    for (chinczyk_phase phase = CHINCZYK_PHASE_ROLL_OFF; phase <= CHINCZYK_PHASE_OVER; phase++)
        for (chinczyk_language l = 1; l <= chinczyk_language_count(); l++)
            named(chinczyk_words_phase(phase, l), "phase", phase);
    cr_expect_str_eq(chinczyk_words_phase(CHINCZYK_PHASE_ROLL_OFF, CHINCZYK_ENGLISH),
                     "roll for the first turn");
    cr_expect_str_eq(chinczyk_words_phase(CHINCZYK_PHASE_OVER, CHINCZYK_POLISH), "koniec gry");
    cr_expect_null(chinczyk_words_phase(0, CHINCZYK_ENGLISH));
    cr_expect_null(chinczyk_words_phase(CHINCZYK_PHASE_OVER + 1, CHINCZYK_ENGLISH));
    cr_expect_null(chinczyk_words_phase(INT32_MIN, CHINCZYK_ENGLISH));
}

Test(words_names, kinds_of_events) {
    for (chinczyk_event_kind k = CHINCZYK_EVENT_ROLLED; k <= CHINCZYK_EVENT_TIED; k++)
        for (chinczyk_language l = 1; l <= chinczyk_language_count(); l++)
            named(chinczyk_words_event_kind(k, l), "kind", k);
    cr_expect_str_eq(chinczyk_words_event_kind(CHINCZYK_EVENT_ROLLED, CHINCZYK_POLISH), "rzut");
    cr_expect_str_eq(chinczyk_words_event_kind(CHINCZYK_EVENT_TIED, CHINCZYK_ENGLISH),
                     "tie in the roll for the first turn");
    cr_expect_null(chinczyk_words_event_kind(0, CHINCZYK_POLISH));
    cr_expect_null(chinczyk_words_event_kind(CHINCZYK_EVENT_TIED + 1, CHINCZYK_POLISH));
    cr_expect_null(chinczyk_words_event_kind(INT32_MIN, CHINCZYK_POLISH));
}

Test(words_names, presets) {
    for (chinczyk_preset p = 0; p < chinczyk_preset_count(); p++)
        for (chinczyk_language l = 1; l <= chinczyk_language_count(); l++)
            named(chinczyk_words_preset(p, l), "preset", p);
    cr_expect_str_eq(chinczyk_words_preset(CHINCZYK_PRESET_POLISH, CHINCZYK_POLISH),
                     "Gra podstawowa");
    cr_expect_str_eq(chinczyk_words_preset(CHINCZYK_PRESET_ROBBER, CHINCZYK_ENGLISH), "Robber");
    cr_expect_null(chinczyk_words_preset(-1, CHINCZYK_POLISH));
    cr_expect_null(chinczyk_words_preset(chinczyk_preset_count(), CHINCZYK_POLISH));
}

Test(words_names, fields_and_their_values) {
    int32_t fields = chinczyk_field_count();
    for (chinczyk_language l = 1; l <= chinczyk_language_count(); l++)
        for (int32_t i = 0; i < fields; i++) {
            named(chinczyk_words_field(i, l), "field", i);
            for (int32_t j = 0; j < i; j++)
                cr_expect_str_neq(chinczyk_words_field(i, l), chinczyk_words_field(j, l));
            for (uint64_t value = 0; value < 6; value++) {
                const char *words = chinczyk_words_value(i, value, l);
                cr_expect_eq(words == NULL, chinczyk_field_value_name(i, value) == NULL, "%s",
                             chinczyk_field_name(i));
                if (!words)
                    continue;
                named(words, chinczyk_field_name(i), (int32_t)value);
                if (value)
                    cr_expect_str_neq(words, chinczyk_words_value(i, value - 1, l));
            }
            cr_expect_null(chinczyk_words_value(i, UINT64_MAX, l));
        }
    cr_expect_null(chinczyk_words_field(-1, CHINCZYK_POLISH));
    cr_expect_null(chinczyk_words_field(fields, CHINCZYK_POLISH));
    cr_expect_null(chinczyk_words_value(-1, 0, CHINCZYK_POLISH));
    cr_expect_null(chinczyk_words_value(fields, 0, CHINCZYK_POLISH));
}

/* Each field has its own words, not its neighbour's. */
Test(words_names, the_right_words_for_fields) {
    const struct {
        const char *field;
        uint64_t value;
        const char *english, *polish, *english_value, *polish_value;
    } expected[] = {
        {"colours", 0, "Colours of the board", "Kolory na planszy", NULL, NULL},
        {"home_centre", 1, "Centre behind the lanes", "Środek za domkami", "yes", "tak"},
        {"home_centre", 0, "Centre behind the lanes", "Środek za domkami", "no", "nie"},
        {"tries_when", 2, "When there are tries", "Kiedy przysługują próby", "all in base",
         "wszystkie w bazie"},
        {"passing", 1, "Passing instead of moving", "Rezygnacja z ruchu", "allowed", "dozwolona"},
        {"overshoot", 2, "Roll too great for the lane", "Za dużo oczek na końcu domku",
         "back by the rest, in the lane too", "z powrotem o resztę, także w domku"},
        {"block", 1, "Two pawns of one colour on one square",
         "Dwa pionki jednego koloru na jednym polu", "block that cannot be captured",
         "blokada nie do zbicia"},
        {"safe_start", 1, "Starts on which a pawn is safe",
         "Pola startowe, na których pionek jest bezpieczny", "its own", "własne"},
        {"first", 2, "Who begins", "Kto zaczyna", "named before the game",
         "kogo wskazano przed grą"},
        {"finish", 1, "End of the game", "Koniec gry", "with the first winner",
         "z pierwszym zwycięzcą"},
        {"win_pawns", 0, "Pawns needed home, 0 for all",
         "Ile pionków musi być u celu, 0: wszystkie", NULL, NULL},
    };
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        int32_t field = chinczyk_field_find(expected[i].field);
        cr_expect_str_eq(chinczyk_words_field(field, CHINCZYK_ENGLISH), expected[i].english);
        cr_expect_str_eq(chinczyk_words_field(field, CHINCZYK_POLISH), expected[i].polish);
        if (!expected[i].english_value)
            continue;
        cr_expect_str_eq(chinczyk_words_value(field, expected[i].value, CHINCZYK_ENGLISH),
                         expected[i].english_value);
        cr_expect_str_eq(chinczyk_words_value(field, expected[i].value, CHINCZYK_POLISH),
                         expected[i].polish_value);
    }
}

static void coloured(const char *text, chinczyk_language language, const char *names) {
    chinczyk_rules rules = script_rules(text);
    char found[128] = "";
    for (int32_t c = 0; c < (int32_t)rules.colours; c++) {
        const char *name = chinczyk_words_colour(&rules, c, language);
        cr_assert_not_null(name);
        strcat(strcat(found, c ? " " : ""), name);
    }
    cr_expect_str_eq(found, names, "%s: %s", text, found);
    cr_expect_null(chinczyk_words_colour(&rules, -1, language));
    cr_expect_null(chinczyk_words_colour(&rules, (int32_t)rules.colours, language));
}

Test(words_names, colours) {
    const char *six = "polish,colours=6,track_length=42,lap_length=42";
    coloured("polish", CHINCZYK_ENGLISH, "red blue yellow green");
    coloured("polish", CHINCZYK_POLISH, "czerwony niebieski żółty zielony");
    coloured("british", CHINCZYK_ENGLISH, "red blue yellow green");
    coloured(six, CHINCZYK_ENGLISH, "red blue yellow green purple orange");
    coloured(six, CHINCZYK_POLISH, "czerwony niebieski żółty zielony fioletowy pomarańczowy");
    coloured("polish,colours=2", CHINCZYK_ENGLISH, "red blue");
    /* The names of ludo belong to its board: house rules do not change them. */
    coloured("ludo", CHINCZYK_ENGLISH, "red blue green yellow");
    coloured("ludo,tries=3,first=random,bonus_on_capture=no", CHINCZYK_POLISH,
             "czerwony niebieski zielony żółty");
    coloured("ludo,lap_length=51", CHINCZYK_ENGLISH, "red blue yellow green");
    coloured("ludo,home_length=5", CHINCZYK_ENGLISH, "red blue yellow green");
    coloured("ludo,home_centre=yes", CHINCZYK_ENGLISH, "red blue yellow green");
    coloured("ludo,colours=2", CHINCZYK_ENGLISH, "red blue");
    coloured("ludo,track_length=56", CHINCZYK_ENGLISH, "red blue yellow green");
}

Test(words_names, colours_of_nothing) {
    chinczyk_rules rules = script_rules("polish");
    rules.pawns = 5;
    cr_expect_null(chinczyk_words_colour(&rules, 0, CHINCZYK_ENGLISH));
    cr_expect_null(chinczyk_words_colour(NULL, 0, CHINCZYK_ENGLISH));
}

Test(words_names, no_such_language) {
    chinczyk_rules rules = script_rules("polish");
    for (size_t i = 0; i < UNKNOWN; i++) {
        cr_expect_null(chinczyk_words_colour(&rules, 0, unknown[i]));
        cr_expect_null(chinczyk_words_status(CHINCZYK_OK, unknown[i]));
        cr_expect_null(chinczyk_words_phase(CHINCZYK_PHASE_ROLL, unknown[i]));
        cr_expect_null(chinczyk_words_event_kind(CHINCZYK_EVENT_ROLLED, unknown[i]));
        cr_expect_null(chinczyk_words_preset(CHINCZYK_PRESET_POLISH, unknown[i]));
        cr_expect_null(chinczyk_words_field(0, unknown[i]));
        cr_expect_null(chinczyk_words_value(chinczyk_field_find("first"), 0, unknown[i]));
    }
}
