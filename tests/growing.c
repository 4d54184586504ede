/* SPDX-License-Identifier: MIT */
/*
 * Structs that grow, as a later version will have them: version 2 with one member more than
 * the first, and version 3 of which this one knows nothing.
 */
#include "growing.h"

#include <criterion/criterion.h>
#include <string.h>

struct first {
    uint32_t struct_size;
    uint32_t old;
};

struct second {
    uint32_t struct_size;
    uint32_t old;
    uint32_t later;
};

struct third {
    uint32_t struct_size;
    uint32_t old;
    uint32_t later;
    uint32_t unknown;
};

enum { FIRST = sizeof(struct first), WIDTH = sizeof(struct second) };

/* What stands in a struct that nothing was written to. */
static const struct third untouched = {99, 99, 99, 99};

/* No error of a struct lies in a text. */
static void check_error(const chinczyk_error *error, chinczyk_status status, const char *field,
                        const char *reason) {
    cr_assert_eq(error->status, status);
    cr_assert_eq(error->offset, -1);
    cr_assert_str_eq(error->field, field);
    cr_assert_str_eq(error->reason, reason, "%s", error->reason);
}

static chinczyk_status fill_whole(struct third *out, size_t size, uint32_t later,
                                  chinczyk_error *error) {
    const struct second known = {0, 5, later};

    *out = untouched;
    return chinczyk_growing_fill_whole(out, size, FIRST, &known, sizeof known, error);
}

static void check_is(const struct third *got, struct third want) {
    cr_assert(!memcmp(got, &want, sizeof want), "%u %u %u %u", got->struct_size, got->old,
              got->later, got->unknown);
}

Test(growing, fills_every_version) {
    chinczyk_error error;
    struct third out;

    cr_assert_eq(fill_whole(&out, WIDTH, 7, &error), CHINCZYK_OK);
    check_is(&out, (struct third){WIDTH, 5, 7, 99});
    cr_assert_eq(error.status, CHINCZYK_OK);
    cr_assert_eq(fill_whole(&out, sizeof out, 7, &error), CHINCZYK_OK);
    check_is(&out, (struct third){sizeof out, 5, 7, 0});
    cr_assert_eq(fill_whole(&out, FIRST, 0, &error), CHINCZYK_OK);
    check_is(&out, (struct third){FIRST, 5, 99, 99});
}

Test(growing, cuts_nothing_off) {
    chinczyk_error error;
    struct third out;

    cr_assert_eq(fill_whole(&out, FIRST, 7, &error), CHINCZYK_ERROR_INVALID_ARGUMENT);
    check_is(&out, (struct third){0, 0, 99, 99});
    check_error(&error, CHINCZYK_ERROR_INVALID_ARGUMENT, "struct_size",
                "the struct to be filled is too small");
}

Test(growing, fills_no_other_size) {
    static const size_t sizes[] = {0, FIRST - 1, GROWING_GREATEST_SIZE + 1, SIZE_MAX};
    chinczyk_error error;
    struct third out;

    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        cr_assert_eq(fill_whole(&out, sizes[i], 7, &error), CHINCZYK_ERROR_INVALID_ARGUMENT);
        check_is(&out, untouched);
        check_error(&error, CHINCZYK_ERROR_INVALID_ARGUMENT, "",
                    "the struct to be filled is null or of a wrong size");
    }
    cr_assert_eq(chinczyk_growing_fill_whole(NULL, WIDTH, FIRST, &untouched, WIDTH, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
}

static chinczyk_status take_in_or_tell(const struct third *given, struct second *known,
                                       chinczyk_error *error) {
    return chinczyk_growing_read(given, FIRST, known, sizeof *known, "the struct sets",
                                 CHINCZYK_ERROR_INVALID_RULES, error);
}

static chinczyk_status take_in(const struct third *given, struct second *known) {
    return take_in_or_tell(given, known, NULL);
}

Test(growing, reads_every_version) {
    const struct second of_first = {WIDTH, 5, 0}, of_others = {WIDTH, 5, 7};
    struct second known;

    cr_assert_eq(take_in(&(struct third){FIRST, 5, 7, 9}, &known), CHINCZYK_OK);
    cr_assert(!memcmp(&known, &of_first, sizeof known));
    cr_assert_eq(take_in(&(struct third){WIDTH, 5, 7, 9}, &known), CHINCZYK_OK);
    cr_assert(!memcmp(&known, &of_others, sizeof known));
    cr_assert_eq(take_in(&(struct third){sizeof(struct third), 5, 7, 0}, &known), CHINCZYK_OK);
    cr_assert(!memcmp(&known, &of_others, sizeof known));
    cr_assert_eq(take_in(&(struct third){sizeof(struct third), 5, 7, 9}, &known),
                 CHINCZYK_ERROR_INVALID_RULES);
}

Test(growing, tells_what_it_does_not_read) {
    const chinczyk_status fault = CHINCZYK_ERROR_INVALID_RULES;
    chinczyk_error error;
    struct second known;

    cr_assert_eq(take_in_or_tell(&(struct third){FIRST - 1, 5, 7, 9}, &known, &error), fault);
    check_error(&error, fault, "struct_size", "struct_size must be between 8 and 4096");
    cr_assert_eq(
        take_in_or_tell(&(struct third){GROWING_GREATEST_SIZE + 1, 5, 7, 9}, &known, &error),
        fault);
    check_error(&error, fault, "struct_size", "struct_size must be between 8 and 4096");
    cr_assert_eq(take_in_or_tell(&(struct third){sizeof(struct third), 5, 7, 9}, &known, &error),
                 fault);
    check_error(&error, fault, "struct_size",
                "the struct sets a field that this version does not know");
}
