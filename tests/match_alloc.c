/* SPDX-License-Identifier: MIT */
/* Memory: each allocation of the life of a match fails once; nothing leaks or is changed, and
 * what failed can be done again. */
#include "match_table.h"
#include "meter.h"
#include "script.h"

#include <stdlib.h>
#include <string.h>

typedef struct life {
    meter meter;
    chinczyk_allocator allocator;
    size_t failures;
} life;

/* Whether a call failed for want of memory, and is to be made again. */
static int again(life *l, chinczyk_status status) {
    if (status == CHINCZYK_OK)
        return 0;
    cr_assert_eq(status, CHINCZYK_ERROR_NO_MEMORY, "%s", chinczyk_status_name(status));
    l->failures++;
    return 1;
}

/* Makes a call until it succeeds; one that fails leaves the match as it was. */
#define TRY(l, match, call)                                                                        \
    do {                                                                                           \
        char *before = match_save(match);                                                          \
        while (again(l, call)) {                                                                   \
            char *after = match_save(match);                                                       \
            cr_assert_str_eq(after, before);                                                       \
            free(after);                                                                           \
        }                                                                                          \
        free(before);                                                                              \
    } while (0)

/* A text is told of with its line, and sometimes with the word in it. */
static void tells_of_memory(const chinczyk_error *error, int of_a_text) {
    static const char want[] = "there is not enough memory";
    size_t length = strlen(error->reason);
    cr_assert_eq(error->status, CHINCZYK_ERROR_NO_MEMORY);
    cr_assert_geq(length, strlen(want));
    cr_assert_str_eq(error->reason + length - strlen(want), want);
    if (!of_a_text) {
        cr_assert_eq(error->offset, -1);
        cr_assert_str_eq(error->field, "");
        cr_assert_str_eq(error->reason, want);
    }
}

static chinczyk_match *begin(life *l) {
    chinczyk_rules rules = script_rules(SHORT_RULES);
    chinczyk_match_settings settings = match_settings(2, 1000);
    for (;;) {
        chinczyk_match *match = (chinczyk_match *)&rules;
        chinczyk_error error;
        if (!again(l, chinczyk_match_new(&rules, "0123", &settings, &l->allocator, &match, &error)))
            return match;
        cr_assert_null(match);
        tells_of_memory(&error, 0);
        cr_assert_eq(l->meter.live, 0);
    }
}

static chinczyk_match *resume(life *l, const char *text) {
    size_t live = l->meter.live;
    for (;;) {
        chinczyk_match *match = (chinczyk_match *)&live;
        chinczyk_error error;
        if (!again(l, chinczyk_match_load(text, strlen(text), &l->allocator, &match, NULL, NULL,
                                          &error)))
            return match;
        cr_assert_null(match);
        tells_of_memory(&error, 1);
        cr_assert_eq(l->meter.live, live);
    }
}

static char *live(life *l, size_t fail_at) {
    int32_t fallen, rolled;
    *l = (life){.meter.fail_at = fail_at};
    l->allocator = meter_allocator(&l->meter);
    chinczyk_match *match = begin(l);
    TRY(l, match, chinczyk_match_leave(match, 2)); /* a first step takes memory */
    TRY(l, match, chinczyk_match_spend(match, 1000, &fallen));
    TRY(l, match, chinczyk_match_leave(match, 0));
    TRY(l, match, chinczyk_match_leave(match, 1));
    cr_assert_eq(chinczyk_match_stage(match), CHINCZYK_STAGE_OVER);
    chinczyk_match_free(match);
    cr_assert_eq(l->meter.live, 0);

    match = begin(l);
    TRY(l, match, chinczyk_match_spend(match, 1000, &fallen));
    TRY(l, match, chinczyk_match_leave(match, 0));
    TRY(l, match, chinczyk_match_spend(match, 1000, &fallen));
    TRY(l, match, chinczyk_match_leave(match, 1)); /* two seats to leave out */
    TRY(l, match, chinczyk_match_spend(match, 1000, &fallen));
    TRY(l, match, chinczyk_match_next(match));
    TRY(l, match, chinczyk_match_roll(match, 1, &rolled));
    char *text = match_save(match);
    chinczyk_match *resumed = resume(l, text);
    match_is_same(match, resumed);
    chinczyk_match_free(match);
    for (int i = 0; i < 70; i++)
        TRY(l, resumed, chinczyk_match_roll(resumed, 1, &rolled));
    free(text);
    text = match_save(resumed);
    chinczyk_match_free(resumed);
    cr_assert_eq(l->meter.live, 0);
    return text;
}

/* As many as can leave one game: the meter sees what is written behind a block. */
Test(match_alloc, five_of_six_leave) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    chinczyk_rules rules = script_rules("tournament,colours=6,track_length=36,lap_length=36");
    chinczyk_match_settings settings = match_settings(2, 0);
    chinczyk_match *match;
    cr_assert_eq(chinczyk_match_new(&rules, "012345", &settings, &allocator, &match, NULL),
                 CHINCZYK_OK);
    for (int32_t p = 0; p < 5; p++)
        cr_assert_eq(chinczyk_match_leave(match, p), CHINCZYK_OK);
    match_is_ranked(match, "5 4 3 2 1 0");
    chinczyk_match_free(match);
    cr_assert_eq(m.live, 0);
}

Test(match_alloc, each_allocation_fails_once) {
    life l;
    char *want = live(&l, 0);
    cr_assert_eq(l.failures, 0);
    size_t calls = l.meter.calls;
    for (size_t i = 1; i <= calls; i++) {
        char *got = live(&l, i);
        cr_assert_eq(l.failures, 1, "allocation %zu of %zu failed unseen", i, calls);
        cr_assert_str_eq(got, want);
        free(got);
    }
    free(want);
}
