/* SPDX-License-Identifier: MIT */
/*
 * Behind every test of every program: the library has given back all that it took.
 *
 * Criterion runs each test in a process of its own, by a function that the linker's --wrap leads
 * here. What it calls later can no more fail the test, so the .fini of the suite is called here
 * already, and must bear being called again.
 */
#include "leaks.h"

#include "counted.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

void __real_criterion_internal_test_main(void (*test)(void));
void __wrap_criterion_internal_test_main(void (*test)(void));

static void (*test_itself)(void);

/* Criterion hands over copies, which are not aligned. */
static struct criterion_test_extra_data read_data(const void *data) {
    struct criterion_test_extra_data read = {.exit_code = 0};
    if (data)
        memcpy(&read, data, sizeof read);
    return read;
}

/* The rest of a test that has failed is not done; then nothing is said of leaks either. */
static void test_and_look(void) {
    void (*fini)(void) = read_data(criterion_current_suite->data).fini;
    test_itself();
    if (fini)
        fini();
    if (counted_taken() == counted_given())
        return;
    /* A test that is to leak shows by its exit that it was found out. */
    if (read_data(criterion_current_test->data).exit_code == LEAKS_EXIT)
        _Exit(LEAKS_EXIT);
    cr_assert_fail("the library took %zu blocks and gave back %zu", counted_taken(),
                   counted_given());
}

void __wrap_criterion_internal_test_main(void (*test)(void)) {
    test_itself = test;
    __real_criterion_internal_test_main(test_and_look);
}
