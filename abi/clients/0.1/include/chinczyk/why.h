/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief Why a piece has no legal move.
 */
#ifndef CHINCZYK_WHY_H
#define CHINCZYK_WHY_H

#include <chinczyk/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup why Why not
 * @{
 */

/** Why a piece has no legal move. @since 0.1 */
typedef int32_t chinczyk_reason;

/**
 * Values of ::chinczyk_reason.
 *
 * chinczyk_why.player, piece, partner and from_square are set for all of them but
 * ::CHINCZYK_REASON_GONE. Each says which of the others it sets. Where several hold, one
 * is told, as a rule the first of this list.
 */
enum {
    /** None: the piece may move, to to_square. */
    CHINCZYK_REASON_NONE = 0,
    /** The piece is off the board: its player has left. Of the members only piece is set. */
    CHINCZYK_REASON_GONE = 1,
    /** The game is over. */
    CHINCZYK_REASON_OVER = 2,
    /** player has finished, and the pawns that are left stay where they are. */
    CHINCZYK_REASON_FINISHED = 3,
    /** The players still roll for the first turn. Only without a face of the caller's. */
    CHINCZYK_REASON_ROLL_OFF = 4,
    /** It is the turn of the player value, not of player. Only without a face of the
     * caller's. */
    CHINCZYK_REASON_NOT_ON_TURN = 5,
    /** player has yet to roll. Only without a face of the caller's. */
    CHINCZYK_REASON_ROLL_DUE = 6,
    /** The face, with which value bonus faces have come in a row, is one too many: nothing
     * is moved and the turn ends. Only for a face of the caller's. */
    CHINCZYK_REASON_FORFEITED = 7,
    /** The face is saved for the sum of a combined roll, and player rolls again. Only for a
     * face of the caller's. */
    CHINCZYK_REASON_SAVED = 8,
    /** Asked for a pair: there is none, because the rules let no pair move, or the piece is
     * no pawn on the track, or stands there alone. */
    CHINCZYK_REASON_NO_PAIR = 9,
    /** The pawn has walked its whole way, and stays on the last square, or in the centre,
     * for ever. */
    CHINCZYK_REASON_AT_END = 10,
    /** The piece is in base, and none of faces, those that bring it out, was rolled. */
    CHINCZYK_REASON_NEEDS_EXIT = 11,
    /** These rules let no pawn in the lane move on. */
    CHINCZYK_REASON_HOME_MOVE = 12,
    /** The pair would enter the lane, where two cannot move together. */
    CHINCZYK_REASON_PAIR_IN_LANE = 13,
    /** The roll leads value squares past the last one, and the pawn may not turn back
     * there. */
    CHINCZYK_REASON_TOO_FAR = 14,
    /** The roll leads value squares past the last one, and so many back lead out of the lane
     * again. */
    CHINCZYK_REASON_BOUNCE_TOO_FAR = 15,
    /** The move would end where it began, on to_square. */
    CHINCZYK_REASON_OWN_SQUARE = 16,
    /** On the way to to_square stand pieces, anybody's, on square, a square of the track,
     * and these rules let nobody jump. */
    CHINCZYK_REASON_JUMP = 17,
    /** On the way to to_square stand pieces, an opponent's block, on square, over which
     * these rules let no opponent jump. */
    CHINCZYK_REASON_BLOCK_JUMP = 18,
    /** On the way to to_square stand pieces, pawns of the same colour, on square, a square
     * of the lane, over which these rules let none jump. */
    CHINCZYK_REASON_HOME_JUMP = 19,
    /** On square, which is to_square, stand pieces of player that leave no room. It is where
     * the piece would end; or the start which a piece in base must enter before it walks on
     * with the rest of a combined roll. */
    CHINCZYK_REASON_OWN_PIECE = 20,
    /** On square, which is to_square, stand pieces, an opponent's block, on which this piece
     * may not land. It is where the piece would end, or the start, as above. */
    CHINCZYK_REASON_BLOCK = 21,
    /** On square, which is to_square, stand pieces of opponents that are safe there. */
    CHINCZYK_REASON_SAFE = 22,
    /** On square, which is to_square, stand pieces of opponents, which are not captured in
     * this game, and the pawn finds no free square to slide to. */
    CHINCZYK_REASON_NO_FREE_SQUARE = 23,
    /** It could go to to_square, but one of pieces must leave its base. */
    CHINCZYK_REASON_MUST_EXIT = 24,
    /** It could go to to_square, but one of pieces must leave its start, because others wait
     * in base. */
    CHINCZYK_REASON_MUST_CLEAR_START = 25,
    /** It could go to to_square, but one of pieces must capture. */
    CHINCZYK_REASON_MUST_CAPTURE = 26
};

/**
 * @brief Whether a piece may move, and if not, why. Members that the reason does not set
 * are ::CHINCZYK_NONE, value 0, sets empty.
 * @since 0.1
 */
typedef struct chinczyk_why {
    /** Why it may not move; ::CHINCZYK_REASON_NONE where it may. */
    chinczyk_reason reason;
    /** Whose piece it is. */
    int32_t player;
    /** The piece that is moved: of several of one colour on one square the
     * lowest-numbered, of robbers that wait in one base too. */
    int32_t piece;
    /** The other pawn of the pair that was asked for. */
    int32_t partner;
    /** The square on which it stands. */
    int32_t from_square;
    /** The square on which it would come to stand, as in chinczyk_move; of one that finds no
     * square to slide to, the one that it counted to. */
    int32_t to_square;
    /** The square on which something hinders it. */
    int32_t square;
    /** A number, as the reason says. */
    int32_t value;
    /** Set of the pieces that hinder it, or that must move instead: bit p for piece p. */
    uint32_t pieces;
    /** Set of faces, as the reason says. */
    uint32_t faces;
    /** Zero. */
    uint32_t reserved[2];
} chinczyk_why;

/**
 * @brief Tells whether a piece may move, and if not, why.
 *
 * With face 0 it is asked about the game as it stands: the reason is
 * ::CHINCZYK_REASON_NONE if and only if chinczyk_game_moves() lists a move of
 * chinczyk_why.piece, or of the pair that it leads. Pawns of one colour on one square are
 * one choice, listed under the lowest number, so each of them gets the same answer.
 *
 * With another face it is asked what would be, had the owner of the piece rolled this
 * face: the owner who is to roll now with it, together with faces that were saved for a
 * combined roll; everybody else with it as the first of a turn. So it can be told before a
 * roll what each face is good for, and after a roll was lost, why: nothing has moved since.
 * @param[in] game the game.
 * @param[in] piece 4 * colour + pawn, or ::CHINCZYK_ROBBER plus the robber's number.
 * @param[in] flags 0 for a single piece, ::CHINCZYK_MOVE_PAIR for the pair on its square.
 * @param[in] face 1 to 6, or 0.
 * @param[out] why set; zeroed on failure.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a piece that this game never had, other
 * flags, or another face.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_why(const chinczyk_game *game, int32_t piece,
                                               uint32_t flags, int32_t face, chinczyk_why *why);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
