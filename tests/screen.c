/* SPDX-License-Identifier: MIT */
/* What a screen asks for and what it need not: each prompt where it is due. */
#include "script.h"

static void prompts(const char *rules, const char *position, chinczyk_prompt want) {
    chinczyk_game *game = script_begin(rules, position);
    script_assert(game, chinczyk_game_prompt(game) == want);
    chinczyk_game_free(game);
}

Test(screen, with_nothing_on_the_track_the_player_rolls) {
    prompts("tournament", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", CHINCZYK_PROMPT_ROLL);
    prompts("tournament", "0.1. b,100,b,103/./4,b,b,b/. 0 roll t0s0 -", CHINCZYK_PROMPT_ROLL);
    prompts("british", "0.1. 105,105,b,100/./4,b,b,b/. 0 roll t0s0 -", CHINCZYK_PROMPT_ROLL);
}

Test(screen, with_a_pawn_on_the_track_the_die_rolls_itself) {
    prompts("tournament", "0.1. 0,b,b,b/./b,b,b,b/. 0 roll t0s0 -", CHINCZYK_PROMPT_ROLL_UNASKED);
    prompts("tournament", "0.1. b,b,b,39/./b,b,b,b/. 0 roll t0s0 -", CHINCZYK_PROMPT_ROLL_UNASKED);
    prompts("tournament", "0.1. b,b,b,b/./b,b,b,19/. 1 roll t0s0 -", CHINCZYK_PROMPT_ROLL_UNASKED);
}

Test(screen, any_colour_of_the_player_counts) {
    prompts("polish", "0101 b,b,b,b/7,b,b,b/8,b,b,b/b,b,b,b 0 roll t0s0 -",
            CHINCZYK_PROMPT_ROLL_UNASKED);
    prompts("polish", "0101 b,b,b,b/7,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -", CHINCZYK_PROMPT_ROLL);
}

Test(screen, a_robber_of_the_player_counts) {
    prompts("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@33,1@b 0 roll t0s0 -",
            CHINCZYK_PROMPT_ROLL_UNASKED);
    prompts("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,0@5 0 roll t0s0 -",
            CHINCZYK_PROMPT_ROLL_UNASKED);
    prompts("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@5 0 roll t0s0 -", CHINCZYK_PROMPT_ROLL);
}

Test(screen, a_combined_series_goes_on_by_itself_from_the_track_only) {
    prompts("polish,combine_rolls=yes", "0.1. 4,b,b,b/./b,b,b,b/. 0 roll:6 t1s1 -",
            CHINCZYK_PROMPT_ROLL_UNASKED);
    prompts("polish,combine_rolls=yes", "0.1. b,b,b,b/./b,b,b,b/. 0 roll:6 t1s1 -",
            CHINCZYK_PROMPT_ROLL);
}

Test(screen, everybody_rolls_in_a_roll_off) {
    prompts("polish", "0123", CHINCZYK_PROMPT_ROLL);
    prompts("polish", "0.1. b,b,b,b/./b,b,b,b/. 1 off:5,_ t0s0 -", CHINCZYK_PROMPT_ROLL);
}

Test(screen, one_legal_move_is_played_and_several_are_asked_for) {
    prompts("polish", "0.1. 4,b,b,b/./b,b,b,b/. 0 move:3 t1s0 -", CHINCZYK_PROMPT_PLAY_UNASKED);
    prompts("polish", "0.1. 4,8,b,b/./b,b,b,b/. 0 move:3 t1s0 -", CHINCZYK_PROMPT_CHOOSE);
    /* Four pawns in base are one choice, and beside a move a pass is another. */
    prompts("polish", "0.1. b,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -", CHINCZYK_PROMPT_PLAY_UNASKED);
    prompts("polish,passing=allowed", "0.1. 4,b,b,b/./b,b,b,b/. 0 move:3 t1s0 -",
            CHINCZYK_PROMPT_CHOOSE);
    /* A compulsory exit leaves nothing to ask. */
    prompts("tournament", "0.1. 4,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -", CHINCZYK_PROMPT_PLAY_UNASKED);
    prompts("polish", "0.1. 4,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -", CHINCZYK_PROMPT_CHOOSE);
}

Test(screen, a_lost_roll_asks_for_nothing) {
    chinczyk_game *game = script_begin("tournament", "0.1. b,b,b,b/./9,b,b,b/. 0 roll t2s0 -");
    script_play(game, "5");
    cr_assert_eq(chinczyk_game_player(game), 1);
    cr_assert_eq(chinczyk_game_prompt(game), CHINCZYK_PROMPT_ROLL_UNASKED);
    chinczyk_game_free(game);
}

Test(screen, the_end_and_no_game) {
    chinczyk_game *game = script_begin("tournament", "0.1.");
    script_play(game, "x1");
    cr_assert_eq(chinczyk_game_prompt(game), CHINCZYK_PROMPT_OVER);
    cr_assert_eq(chinczyk_game_prompt(NULL), 0);
    chinczyk_game_free(game);
}
