/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief The way of a move, square by square.
 */
#ifndef CHINCZYK_PATH_H
#define CHINCZYK_PATH_H

#include <chinczyk/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup path Paths
 *
 * For showing how a piece moves. The first square of a path is where the piece stands,
 * the last where it comes to stand, and of two that follow each other the second is a
 * single step from the first, on or back.
 * @{
 */

/**
 * @brief Lists the squares that the piece of a legal move walks over.
 *
 * Out of base the step is to the start; with a combined roll it walks on from there. A
 * bounce goes to the last square and back. A slide goes to the opponent's square first,
 * then on or back to the free one. A pawn that lands on a shield goes from there to its
 * base, in one step. A robber runs backwards. A pair has one path, a pass none: 0
 * squares.
 * @param[in] game the game.
 * @param[in] move one that chinczyk_game_moves() lists now, the same in every member.
 * @param[out] squares the caller's; null with capacity 0.
 * @param[in] capacity how many it holds; ::CHINCZYK_MAX_PATH are always enough.
 * @param[out] count optional; set to their number.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no choice is due,
 * ::CHINCZYK_ERROR_ILLEGAL_MOVE, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL; nothing is written
 * then.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_path(const chinczyk_game *game,
                                                const chinczyk_move *move, int32_t *squares,
                                                size_t capacity, size_t *count);

/**
 * @brief Lists the squares over which a piece goes back to base, as one that was captured
 * or hit a shield.
 *
 * A pawn goes back the way that it came, to its start and then its base. A robber, which
 * only changes sides, goes to base in one step.
 * @param[in] game the game; where the piece stands in it now does not matter.
 * @param[in] piece 4 * colour + pawn, or ::CHINCZYK_ROBBER plus the robber's number.
 * @param[in] from_square where it stood: chinczyk_event.from_square.
 * @param[out] squares the caller's; null with capacity 0.
 * @param[in] capacity how many it holds; ::CHINCZYK_MAX_PATH are always enough.
 * @param[out] count optional; set to their number.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a piece that this game never had, or a
 * square that is none of its way, to which base belongs; ::CHINCZYK_ERROR_BUFFER_TOO_SMALL;
 * nothing is written then.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_path_back(const chinczyk_game *game, int32_t piece,
                                                     int32_t from_square, int32_t *squares,
                                                     size_t capacity, size_t *count);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
