/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief The board as it is drawn: where squares, bases and dice lie.
 */
#ifndef CHINCZYK_BOARD_H
#define CHINCZYK_BOARD_H

#include <chinczyk/rules.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup board Board
 *
 * A drawing for every size of board, the same on every machine. The unit is a
 * thousandth of a cell; a square, a waiting piece and a die take a cell each.
 *
 * Boards of two and four colours are crosses: all lies on the whole cells of a grid,
 * the usual 40 squares on 11 by 11 of them, 52 on 15 by 15. Others are stars of as
 * many arms as colours. A lane lies in the middle of its colour's arm and runs inwards
 * from the last square of the lap, or outwards where the board has no room for it.
 * Colour 0 has the upper left base; the others follow clockwise.
 *
 * No two squares, waiting pieces and dice have their middles less than a cell apart,
 * and no two neighbours on a way more than one and a half. Only the centre may be one
 * point for all colours, the middle of the board.
 * @{
 */

/**
 * @brief The middle of what lies on the board.
 * @since 0.1
 */
typedef struct chinczyk_point {
    /** Thousandths of a cell to the right of the middle of the leftmost cell. */
    int32_t x;
    /** Thousandths of a cell below the middle of the uppermost cell. */
    int32_t y;
} chinczyk_point;

/**
 * @brief How large the board is, bases included. Its points are those from 0 to
 * width - 1000 and height - 1000.
 * @param[in] rules valid rules.
 * @param[out] width thousandths of a cell; 0 on failure.
 * @param[out] height thousandths of a cell; 0 on failure.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT, ::CHINCZYK_ERROR_INVALID_RULES.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_board_size(const chinczyk_rules *rules, int32_t *width,
                                                 int32_t *height);

/**
 * @brief Where a square lies.
 * @param[in] rules valid rules.
 * @param[in] colour whose lane or centre is meant; for a square of the track any
 * colour of the board.
 * @param[in] square a square of the track, the lane or the centre.
 * @param[out] point set; zeroed on failure.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no such colour or square,
 * ::CHINCZYK_ERROR_INVALID_RULES.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_board_square(const chinczyk_rules *rules, int32_t colour,
                                                   int32_t square, chinczyk_point *point);

/**
 * @brief Where a piece waits in a base.
 * @param[in] rules valid rules.
 * @param[in] colour whose base is meant; for a robber, which waits in the base of the
 * first colour of its owner, any colour of the board.
 * @param[in] piece a pawn of this colour, or a robber.
 * @param[out] point set; zeroed on failure.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no such colour or piece,
 * ::CHINCZYK_ERROR_INVALID_RULES.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_board_base(const chinczyk_rules *rules, int32_t colour,
                                                 int32_t piece, chinczyk_point *point);

/**
 * @brief Where the die of a colour lies: in the middle of its base.
 * @param[in] rules valid rules.
 * @param[in] colour whose base is meant.
 * @param[out] point set; zeroed on failure.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no such colour,
 * ::CHINCZYK_ERROR_INVALID_RULES.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_board_die(const chinczyk_rules *rules, int32_t colour,
                                                chinczyk_point *point);

/**
 * @brief The number of the corner in which a base lies, counted row by row from the
 * upper left: the corners of a cross are 1, 2, 4, 3 clockwise.
 * @param[in] rules valid rules.
 * @param[in] colour whose base is meant.
 * @param[out] corner set to the number, from 1; 0 on failure.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no such colour,
 * ::CHINCZYK_ERROR_INVALID_RULES.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_board_corner(const chinczyk_rules *rules, int32_t colour,
                                                   int32_t *corner);

/**
 * @brief Where one of several pieces stands on a square that they share.
 *
 * They stand in rows, and each has a room of its own.
 * @param[in] count pieces on the square, 1 to ::CHINCZYK_ROBBER +
 * ::CHINCZYK_MAX_ROBBERS.
 * @param[in] index which of them, 0 to count - 1.
 * @param[out] offset set to how far its middle lies from the square's; zeroed on
 * failure.
 * @param[out] room optional; set to the side of its room, 1000 for a piece alone; 0
 * on failure.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for another count or index.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_board_slot(int32_t count, int32_t index,
                                                 chinczyk_point *offset, int32_t *room);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
