/* SPDX-License-Identifier: MIT */
/* The history from within, at a length that no game is played to. */
#include "history.h"

#include <criterion/criterion.h>
#include <stdlib.h>

static void *take(size_t size, void *ctx) {
    ++*(int *)ctx;
    return malloc(size);
}

static void give(void *pointer, void *ctx) {
    --*(int *)ctx;
    free(pointer);
}

/* A history has a number for each step, and ends before they run out, as if memory had. */
Test(history, is_full_before_the_numbers_of_steps_run_out) {
    int live = 0;
    const chinczyk_allocator allocator = {take, give, &live};
    const struct moment now = {.die = 1};
    struct history history = {0};

    cr_assert_eq(history_note(&history, &allocator, &now, STEP_ROLL | 1), CHINCZYK_OK);
    cr_assert_eq(live, 1);
    history.count = UINT32_MAX - 2 * BLOCK_STEPS + 1;
    cr_assert_eq(history_note(&history, &allocator, &now, STEP_ROLL | 2), CHINCZYK_OK);
    cr_assert_eq(live, 2, "the last block begins");
    history.count = UINT32_MAX - BLOCK_STEPS + 1;
    history.undone = 5;

    const struct history full = history;
    cr_assert_eq(history_note(&history, &allocator, &now, STEP_ROLL | 3), CHINCZYK_ERROR_NO_MEMORY);
    cr_assert_eq(live, 2);
    cr_assert_eq(history.block, full.block);
    cr_assert_null(history.block->after);
    cr_assert_eq(history.count, full.count);
    cr_assert_eq(history.undone, 5);
    chinczyk_history_free(&history, &allocator);
    cr_assert_eq(live, 0);
}
