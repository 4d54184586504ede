/* SPDX-License-Identifier: MIT */
/* What an error tells, whatever it is told. */
#include "status.h"

#include <criterion/criterion.h>
#include <string.h>

static chinczyk_error fail_at(ptrdiff_t offset, const char *field, const char *quoted) {
    chinczyk_error error;

    memset(&error, 0x55, sizeof error);
    cr_assert_eq(
        chinczyk_status_fail(&error, CHINCZYK_ERROR_PARSE, offset, field, "bad: %s", quoted),
        CHINCZYK_ERROR_PARSE);
    cr_assert_eq(error.status, CHINCZYK_ERROR_PARSE);
    return error;
}

Test(status, offsets) {
    cr_assert_eq(fail_at(0, "", "").offset, 0);
    cr_assert_eq(fail_at(INT32_MAX, "", "").offset, INT32_MAX);
    cr_assert_eq(fail_at(-1, "", "").offset, -1);
    cr_assert_eq(fail_at(PTRDIFF_MIN, "", "").offset, -1);
#if PTRDIFF_MAX > INT32_MAX
    /* Too far for the member. */
    cr_assert_eq(fail_at((ptrdiff_t)INT32_MAX + 1, "", "").offset, -1);
    cr_assert_eq(fail_at(PTRDIFF_MAX, "", "").offset, -1);
#endif
}

Test(status, texts_are_cut_and_printable) {
    char longest[300];
    chinczyk_error error = fail_at(3, "tries", "a\n\x7f\xc4\x87~ z");

    cr_assert_str_eq(error.field, "tries");
    cr_assert_str_eq(error.reason, "bad: a????~ z");
    memset(longest, 'x', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    error = fail_at(3, longest, longest);
    cr_assert_eq(strlen(error.field), sizeof error.field - 1);
    cr_assert_eq(strlen(error.reason), sizeof error.reason - 1);
    cr_assert(!strncmp(error.reason, "bad: xxx", 8));
}

Test(status, nobody_need_ask) {
    chinczyk_error error;

    cr_assert_eq(chinczyk_status_ok(NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_status_fail(NULL, CHINCZYK_ERROR_PARSE, 0, "", "bad"),
                 CHINCZYK_ERROR_PARSE);
    error = fail_at(3, "tries", "x");
    cr_assert_eq(chinczyk_status_ok(&error), CHINCZYK_OK);
    cr_assert_eq(error.status, CHINCZYK_OK);
    cr_assert_eq(error.offset, -1);
    cr_assert_str_eq(error.field, "");
    cr_assert_str_eq(error.reason, "");
}
