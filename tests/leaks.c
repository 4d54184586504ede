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
#include <stdio.h>
#include <stdlib.h>

void __real_criterion_internal_test_main(void (*test)(void));
void __wrap_criterion_internal_test_main(void (*test)(void));

static void (*test_itself)(void);

/* The rest of a test that has failed is not done; then nothing is said of leaks either. */
static void test_and_look(void) {
    const struct criterion_test_extra_data *suite = criterion_current_suite->data;
    test_itself();
    if (suite && suite->fini)
        suite->fini();
    if (counted_taken() == counted_given())
        return;
    fprintf(stderr, "%s: the library took %zu blocks and gave back %zu\n",
            criterion_current_test->name, counted_taken(), counted_given());
    _Exit(LEAKS_EXIT);
}

void __wrap_criterion_internal_test_main(void (*test)(void)) {
    test_itself = test;
    __real_criterion_internal_test_main(test_and_look);
}
