/* SPDX-License-Identifier: MIT */
/* As much of Criterion as the tests here ask for, for runner.c: what fails ends the process, so a
 * mutant costs no more than its first failing check. */
#ifndef MUTATION_CRITERION_H
#define MUTATION_CRITERION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct options {
    int none; /* for where no option is named */
    void (*init)(void);
    void (*fini)(void);
    double timeout;
} options;

typedef struct unit {
    const char *suite, *name;
    void (*run)(void); /* null for a suite, whose options are those of its tests */
    options options;
    struct unit *next;
} unit;

void runner_add(unit *one);
_Noreturn void runner_fail(const char *file, int line);

#define RUNNER_UNIT(suite, name, run, ...)                                                         \
    __attribute__((constructor)) static void add_##suite##_##name(void) {                          \
        static unit it = {#suite, #name, run, {.none = 0, __VA_ARGS__}, NULL};                     \
        runner_add(&it);                                                                           \
    }

#define Test(suite, name, ...)                                                                     \
    static void run_##suite##_##name(void);                                                        \
    RUNNER_UNIT(suite, name, run_##suite##_##name, __VA_ARGS__)                                    \
    static void run_##suite##_##name(void)
#define TestSuite(suite, ...) RUNNER_UNIT(suite, suite_itself, NULL, __VA_ARGS__)

/* The message is checked by the compiler, and said by nobody. */
#define RUNNER_CHECK(condition, ...)                                                               \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            (void)snprintf(NULL, 0, " " __VA_ARGS__);                                              \
            runner_fail(__FILE__, __LINE__);                                                       \
        }                                                                                          \
    } while (0)

#define RUNNER_NEAR(a, b, by) ((a) - (b) <= (by) && (b) - (a) <= (by))

#define cr_assert(condition, ...) RUNNER_CHECK(condition, __VA_ARGS__)
#define cr_assert_not(condition, ...) RUNNER_CHECK(!(condition), __VA_ARGS__)
#define cr_assert_eq(a, b, ...) RUNNER_CHECK((a) == (b), __VA_ARGS__)
#define cr_assert_neq(a, b, ...) RUNNER_CHECK((a) != (b), __VA_ARGS__)
#define cr_assert_lt(a, b, ...) RUNNER_CHECK((a) < (b), __VA_ARGS__)
#define cr_assert_leq(a, b, ...) RUNNER_CHECK((a) <= (b), __VA_ARGS__)
#define cr_assert_gt(a, b, ...) RUNNER_CHECK((a) > (b), __VA_ARGS__)
#define cr_assert_geq(a, b, ...) RUNNER_CHECK((a) >= (b), __VA_ARGS__)
#define cr_assert_null(a, ...) RUNNER_CHECK((a) == NULL, __VA_ARGS__)
#define cr_assert_not_null(a, ...) RUNNER_CHECK((a) != NULL, __VA_ARGS__)
#define cr_assert_float_eq(a, b, by, ...) RUNNER_CHECK(RUNNER_NEAR(a, b, by), __VA_ARGS__)
#define cr_assert_arr_eq(a, b, size, ...) RUNNER_CHECK(memcmp(a, b, size) == 0, __VA_ARGS__)
#define cr_assert_arr_neq(a, b, size, ...) RUNNER_CHECK(memcmp(a, b, size) != 0, __VA_ARGS__)
#define cr_assert_str_eq(a, b, ...) RUNNER_CHECK(strcmp(a, b) == 0, __VA_ARGS__)
#define cr_assert_str_neq(a, b, ...) RUNNER_CHECK(strcmp(a, b) != 0, __VA_ARGS__)
#define cr_assert_str_empty(a, ...) RUNNER_CHECK(*(a) == '\0', __VA_ARGS__)
#define cr_assert_str_not_empty(a, ...) RUNNER_CHECK(*(a) != '\0', __VA_ARGS__)

#define cr_expect cr_assert
#define cr_expect_not cr_assert_not
#define cr_expect_eq cr_assert_eq
#define cr_expect_neq cr_assert_neq
#define cr_expect_lt cr_assert_lt
#define cr_expect_leq cr_assert_leq
#define cr_expect_gt cr_assert_gt
#define cr_expect_geq cr_assert_geq
#define cr_expect_null cr_assert_null
#define cr_expect_not_null cr_assert_not_null
#define cr_expect_float_eq cr_assert_float_eq
#define cr_expect_arr_eq cr_assert_arr_eq
#define cr_expect_arr_neq cr_assert_arr_neq
#define cr_expect_str_eq cr_assert_str_eq
#define cr_expect_str_neq cr_assert_str_neq
#define cr_expect_str_empty cr_assert_str_empty
#define cr_expect_str_not_empty cr_assert_str_not_empty

#endif
