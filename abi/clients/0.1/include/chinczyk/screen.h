/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief What a screen asks the player for, and what it need not.
 */
#ifndef CHINCZYK_SCREEN_H
#define CHINCZYK_SCREEN_H

#include <chinczyk/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup screen Screen
 * @{
 */

/** What a screen does next. @since 0.1 */
typedef int32_t chinczyk_prompt;

/**
 * Values of ::chinczyk_prompt. A roll that nobody can use is lost inside the roll
 * itself, so there is never anything to ask about it; ::CHINCZYK_EVENT_ROLL_LOST
 * among the events of the step tells that it was.
 */
enum {
    /** Ask the player to roll: no piece of theirs is on the track. Every roll of a
     * roll-off is one of these. */
    CHINCZYK_PROMPT_ROLL = 1,
    /** Roll without asking: the player has a pawn or robber on the track. */
    CHINCZYK_PROMPT_ROLL_UNASKED = 2,
    /** Ask the player to choose between several legal moves, of which passing may be
     * one. */
    CHINCZYK_PROMPT_CHOOSE = 3,
    /** Play the only legal move, which is the one at index 0, without asking. */
    CHINCZYK_PROMPT_PLAY_UNASKED = 4,
    /** Ask for nothing: the game is over. */
    CHINCZYK_PROMPT_OVER = 5
};

/**
 * @brief What a screen does next in a game: what to ask chinczyk_game_player() for,
 * or what to do without asking.
 *
 * It is a proposal. The game takes any legal step, asked for or not.
 * @param[in] game the game.
 * @return CHINCZYK_PROMPT_..., or 0 for a null game.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_prompt chinczyk_game_prompt(const chinczyk_game *game);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
