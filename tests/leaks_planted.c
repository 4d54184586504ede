/* SPDX-License-Identifier: MIT */
/* The look behind each test (leaks.c) sees what it looks for. */
#include "counted.h"
#include "leaks.h"
#include "script.h"

static chinczyk_game *kept;

static void give_back(void) {
    chinczyk_game_free(kept);
    kept = NULL;
}

TestSuite(leaks_planted, .fini = give_back);

Test(leaks_planted, the_librarys_memory_is_counted) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    cr_assert_eq(counted_taken(), 1);
    script_play(game, "1");
    cr_assert_eq(counted_taken(), 2);
    cr_assert_eq(counted_given(), 0);
    chinczyk_game_free(game);
    cr_assert_eq(counted_given(), 2);
}

Test(leaks_planted, a_leak_fails_the_test, .exit_code = LEAKS_EXIT) {
    script_begin("polish", "0.1.");
}

Test(leaks_planted, what_the_suite_gives_back_is_no_leak) {
    kept = script_begin("polish", "0.1.");
}
