/* SPDX-License-Identifier: MIT */
/* The history from within, at a length that no game is played to. */
#include "history.h"

#include "meter.h"

#include <criterion/criterion.h>

/* A history has a number for each step, and ends before they run out, as if memory had. */
Test(history, is_full_before_the_numbers_of_steps_run_out) {
    meter m = {0};
    uint32_t noted = 1;
    const chinczyk_allocator allocator = meter_allocator(&m);
    const struct moment now = {.die = 1};
    struct history history = {0}, full;

    cr_assert_eq(history_note(&history, &allocator, &now, STEP_ROLL | 1), CHINCZYK_OK);
    /* As if billions had gone before. */
    history.block->earlier = UINT32_MAX - 3 * BLOCK_STEPS + 1;
    while (history_count(&history) <= UINT32_MAX - BLOCK_STEPS) {
        cr_assert_eq(history_note(&history, &allocator, &now, STEP_ROLL | 1), CHINCZYK_OK);
        noted++;
    }
    cr_assert_eq(noted, 2 * BLOCK_STEPS);
    cr_assert_eq(m.live, 2);

    history.undone = 5;
    full = history;
    cr_assert_eq(history_note(&history, &allocator, &now, STEP_ROLL | 2), CHINCZYK_ERROR_NO_MEMORY);
    cr_assert_eq(m.live, 2);
    cr_assert_arr_eq(&history, &full, sizeof history, "a failed step changes something");
    cr_assert_null(history.block->after);
    chinczyk_history_free(&history, &allocator);
    cr_assert_eq(m.live, 0);
}
