/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief A game: rolls, moves, history, texts.
 */
#ifndef CHINCZYK_GAME_H
#define CHINCZYK_GAME_H

#include <chinczyk/rules.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup game Game
 * @{
 */

/** A game in progress, with its history and its die. @since 0.1 */
typedef struct chinczyk_game chinczyk_game;

/** What a game waits for. @since 0.1 */
typedef int32_t chinczyk_phase;

/** Values of ::chinczyk_phase. */
enum {
    /** The roll of a player in the roll-off for the first turn. */
    CHINCZYK_PHASE_ROLL_OFF = 1,
    /** A roll. */
    CHINCZYK_PHASE_ROLL = 2,
    /** A choice between the legal moves, of which there is at least one. */
    CHINCZYK_PHASE_MOVE = 3,
    /** Nothing: the game is over. */
    CHINCZYK_PHASE_OVER = 4
};

/** Flags of chinczyk_move.flags. @since 0.1 */
enum {
    /** The piece leaves its base. */
    CHINCZYK_MOVE_EXIT = 1,
    /** Something is captured. */
    CHINCZYK_MOVE_CAPTURE = 2,
    /** Two pawns move together. */
    CHINCZYK_MOVE_PAIR = 4,
    /** The pawn lands on a shield and goes back to its base. */
    CHINCZYK_MOVE_BUST = 8,
    /** The pawn walks to the last square and back by the rest. */
    CHINCZYK_MOVE_BOUNCE = 16,
    /** The pawn slides from an opponent's square to a free one. */
    CHINCZYK_MOVE_SLIDE = 32,
    /** The pawn arrives home: it ends there and began elsewhere. */
    CHINCZYK_MOVE_HOME = 64,
    /** The player declines to move; all else but the player is empty. */
    CHINCZYK_MOVE_PASS = 128
};

/**
 * @brief A move, with all that a screen needs to show it.
 * @since 0.1
 */
typedef struct chinczyk_move {
    /** Square the piece leaves. */
    int16_t from_square;
    /** Square on which it comes to stand; of a bust, where it landed. */
    int16_t to_square;
    /** Who moves. */
    int8_t player;
    /** The piece: of several on one square the lowest-numbered;
     * ::CHINCZYK_NONE for a pass. */
    int8_t piece;
    /** The other pawn of a pair, else ::CHINCZYK_NONE. */
    int8_t partner;
    /** The piece's colour; of a robber, its owner's; ::CHINCZYK_NONE for a pass. */
    int8_t colour;
    /** Bit p: piece p is captured. */
    uint32_t captured;
    /** CHINCZYK_MOVE_... */
    uint32_t flags;
    /** Zero. */
    uint32_t reserved;
} chinczyk_move;

/** What happened. @since 0.1 */
typedef int32_t chinczyk_event_kind;

/** Values of ::chinczyk_event_kind; which members of ::chinczyk_event they set. */
enum {
    /** player rolled the face value. */
    CHINCZYK_EVENT_ROLLED = 1,
    /** player saved the face value for the sum of a combined roll. */
    CHINCZYK_EVENT_SAVED = 2,
    /** player's piece went from from_square to to_square. */
    CHINCZYK_EVENT_MOVED = 3,
    /** piece of player was captured on from_square and went to base, which is to_square. */
    CHINCZYK_EVENT_CAPTURED = 4,
    /** player's piece hit a shield on from_square and went to base, which is to_square. */
    CHINCZYK_EVENT_SENT_BACK = 5,
    /** The robber piece, captured on from_square, waits in player's base, which is to_square. */
    CHINCZYK_EVENT_ROBBER_CHANGED_SIDES = 6,
    /** player's piece arrived home on to_square, coming from from_square. */
    CHINCZYK_EVENT_REACHED_HOME = 7,
    /** player declined to move. */
    CHINCZYK_EVENT_PASSED = 8,
    /** player has another roll; value is a CHINCZYK_BONUS_... */
    CHINCZYK_EVENT_BONUS = 9,
    /** player may try again, value times at most. */
    CHINCZYK_EVENT_TRIES_LEFT = 10,
    /** player has no legal move for value squares. */
    CHINCZYK_EVENT_ROLL_LOST = 11,
    /** player rolled too many bonus faces in a row, value of them. */
    CHINCZYK_EVENT_FORFEITED = 12,
    /** The turn of player begins. */
    CHINCZYK_EVENT_TURN = 13,
    /** player has taken the place value. Of the others of a game that ends with its
     * first winner nothing is told: see chinczyk_state.place. */
    CHINCZYK_EVENT_PLACED = 14,
    /** player has left. */
    CHINCZYK_EVENT_LEFT = 15,
    /** The game is over. */
    CHINCZYK_EVENT_OVER = 16,
    /** player tied at the top of the roll-off with value, and rolls again; the others
     * are out of it. */
    CHINCZYK_EVENT_TIED = 17
};

/** Values of chinczyk_event.value where the kind is ::CHINCZYK_EVENT_BONUS: why a
 * roll was granted. @since 0.1 */
enum {
    CHINCZYK_BONUS_FACE = 1,    /**< A bonus face was rolled. */
    CHINCZYK_BONUS_CAPTURE = 2, /**< Something was captured. */
    CHINCZYK_BONUS_HOME = 3     /**< A pawn arrived home. */
};

/**
 * @brief One thing that happened in a step. Members that the kind does not set
 * are ::CHINCZYK_NONE, value and flags 0.
 * @since 0.1
 */
typedef struct chinczyk_event {
    /** What happened. */
    chinczyk_event_kind kind;
    /** To whom. */
    int32_t player;
    /** Which piece. */
    int32_t piece;
    /** From which square. */
    int32_t from_square;
    /** To which square. */
    int32_t to_square;
    /** A number, as the kind says. */
    int32_t value;
    /** Of ::CHINCZYK_EVENT_MOVED the move's, CHINCZYK_MOVE_...; else 0. */
    uint32_t flags;
    /** Zero. */
    uint32_t reserved;
} chinczyk_event;

/**
 * @brief All that can be seen of a game, at once.
 *
 * Set struct_size to sizeof(chinczyk_state) first. Places of players, colours or
 * pieces that the game does not have are ::CHINCZYK_NONE, sets empty.
 * @since 0.1
 */
typedef struct chinczyk_state {
    /** sizeof(chinczyk_state) of the caller. */
    uint32_t struct_size;
    /** What the game waits for. */
    chinczyk_phase phase;
    /** Whose turn it is; once over, whose it was. */
    int32_t player;
    /** How many players began. */
    int32_t players;
    /** Squares to move in a choice: the face, or the sum of a combined roll; else 0. */
    int32_t distance;
    /** Faces rolled that wait to be moved. */
    int32_t face_count;
    /** These faces, as rolled, then zeros. */
    int32_t faces[CHINCZYK_MAX_FACES];
    /** Rolls used in this grant, saved faces included. */
    int32_t rolls_used;
    /** Rolls still to come in this grant (doc/rules.md 3.2), one that is due
     * included, if none finds a bonus: in a grant of tries, while its condition
     * holds, those that are left of them; else 1 where a roll is due, in the roll-off
     * too, and 0 where a choice is. */
    int32_t rolls_left;
    /** Bonus faces in a row in this turn. */
    int32_t sixes;
    /** Legal moves in a choice, else 0. */
    int32_t move_count;
    /** Set of the colours of each player, bit c for colour c; empty for no player. */
    uint32_t colours[CHINCZYK_MAX_COLOURS];
    /** Owner of each colour. */
    int32_t owner[CHINCZYK_MAX_COLOURS];
    /** Square of each piece, pawns by 4 * colour + pawn; ::CHINCZYK_NONE for a
     * piece that is not there. */
    int32_t square[CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS];
    /** Owner of each robber. */
    int32_t robber_owner[CHINCZYK_MAX_ROBBERS];
    /** In the roll-off, the face of each contender, 0 for one who has yet to roll;
     * ::CHINCZYK_NONE for players out of it, and for all at any other time. */
    int32_t roll_off[CHINCZYK_MAX_COLOURS];
    /** Place taken so far by each player: 1 first; 0 none yet. Once the game is
     * over, everybody's place, players that left and shared places included. */
    int32_t place[CHINCZYK_MAX_COLOURS];
    /** When each player left: 1 the first to leave; 0 has not left. */
    int32_t leave_order[CHINCZYK_MAX_COLOURS];
    /** Pawns home of each player. */
    int32_t pawns_home[CHINCZYK_MAX_COLOURS];
    /** Squares walked by all the pawns of each player. */
    int32_t walked[CHINCZYK_MAX_COLOURS];
    /** Steps so far: rolls, moves and leaves. */
    uint32_t steps;
    /** Steps taken back that can be repeated. */
    uint32_t redo_steps;
} chinczyk_state;

/**
 * @brief Begins a game.
 * @param[in] rules valid rules; copied.
 * @param[in] seats a character for each colour: the player who owns it, `.` for
 * nobody; such as "0.1." See chinczyk_rules_seats().
 * @param[in] first the player who begins, or ::CHINCZYK_NONE for what the rules say.
 * @param[in] seed of the game's own die; the same seed gives the same rolls on every
 * machine and in every later version. Not for stakes: who knows some rolls can
 * find out the others.
 * @param[in] allocator optional; null for malloc and free. Copied.
 * @param[out] game set to the new game, which the caller frees with
 * chinczyk_game_free(); to null on failure.
 * @param[out] error optional.
 * @return ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_PARSE for seats that
 * are not of the form, ::CHINCZYK_ERROR_INVALID_ARGUMENT for seats or a first
 * player that these rules do not have or an allocator that lacks a function,
 * ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_new(const chinczyk_rules *rules, const char *seats,
                                               int32_t first, uint64_t seed,
                                               const chinczyk_allocator *allocator,
                                               chinczyk_game **game, chinczyk_error *error);

/**
 * @brief Sets up a game at a position, without history.
 * @param[in] rules valid rules; copied.
 * @param[in] position its text, see doc/notation.md.
 * @param[in] seed of the game's own die.
 * @param[in] allocator optional; null for malloc and free. Copied.
 * @param[out] game set to the new game, which the caller frees with
 * chinczyk_game_free(); to null on failure.
 * @param[out] error optional; names the field of the position.
 * @return ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_PARSE,
 * ::CHINCZYK_ERROR_INVALID_POSITION, ::CHINCZYK_ERROR_INVALID_ARGUMENT for an
 * allocator that lacks a function, ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_new_at(const chinczyk_rules *rules, const char *position,
                                                  uint64_t seed,
                                                  const chinczyk_allocator *allocator,
                                                  chinczyk_game **game, chinczyk_error *error);

/**
 * @brief Copies a game with its history and its die. The two are independent.
 * @param[in] game the game.
 * @param[in] allocator optional; null for malloc and free. Copied.
 * @param[out] copy set to the copy, which the caller frees with chinczyk_game_free();
 * to null on failure.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for an allocator that lacks a
 * function, ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_copy(const chinczyk_game *game,
                                                const chinczyk_allocator *allocator,
                                                chinczyk_game **copy);

/**
 * @brief Frees a game.
 * @param[in] game the game, which is no longer there afterwards; may be null.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API void chinczyk_game_free(chinczyk_game *game);

/**
 * @brief What the game waits for.
 * @param[in] game the game.
 * @return CHINCZYK_PHASE_..., or 0 for a null game.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_phase chinczyk_game_phase(const chinczyk_game *game);

/**
 * @brief Whose turn it is; once the game is over, whose it was.
 * @param[in] game the game.
 * @return the player, or ::CHINCZYK_NONE for a null game.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API int32_t chinczyk_game_player(const chinczyk_game *game);

/**
 * @brief Rolls the die, in a roll-off too.
 *
 * What follows by itself is done: a lost roll, a forfeited series, the next
 * turn. Afterwards the game waits for a roll or a choice. A roll is a step.
 * @param[in,out] game the game.
 * @param[in] face 1 to 6 for a face that the caller rolled, 0 for the game's own die.
 * @param[out] rolled optional; set to the face, 0 on failure.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no roll is due,
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT for another face, ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_roll(chinczyk_game *game, int32_t face, int32_t *rolled);

/**
 * @brief Lists the legal moves.
 *
 * By colour, then by the pawn's number, a single pawn before its pair; then
 * robbers by number; the pass last. Where no choice is due there are none.
 * @param[in] game the game.
 * @param[out] moves the caller's; null with capacity 0.
 * @param[in] capacity how many it holds; ::CHINCZYK_MAX_MOVES are always enough.
 * @param[out] count optional; set to their number.
 * @return ::CHINCZYK_ERROR_BUFFER_TOO_SMALL; nothing is written then.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_moves(const chinczyk_game *game, chinczyk_move *moves,
                                                 size_t capacity, size_t *count);

/**
 * @brief Plays a move.
 *
 * What follows by itself is done, as in chinczyk_game_roll(). A move is a step.
 * @param[in,out] game the game.
 * @param[in] move one that chinczyk_game_moves() lists now, the same in every
 * member. To keep a move for later, or for another version, keep its text.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no choice is due,
 * ::CHINCZYK_ERROR_ILLEGAL_MOVE, ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_play(chinczyk_game *game, const chinczyk_move *move);

/**
 * @brief Plays the move at a place of the list of chinczyk_game_moves().
 * @param[in,out] game the game.
 * @param[in] index its place, from 0.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no choice is due,
 * ::CHINCZYK_ERROR_ILLEGAL_MOVE for a place that the list does not have,
 * ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_play_index(chinczyk_game *game, size_t index);

/**
 * @brief A player leaves the game for good; the pieces vanish.
 *
 * Allowed whenever the game is not over, for any player who still plays. A leave
 * is a step.
 * @param[in,out] game the game.
 * @param[in] player who leaves.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE when the game is over,
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT for a player who has finished or left or
 * never was, ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_leave(chinczyk_game *game, int32_t player);

/**
 * @brief Takes back the last step, the die included: the same roll of the game's
 * own die would come again.
 * @param[in,out] game the game.
 * @return ::CHINCZYK_ERROR_NOTHING_TO_UNDO.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_undo(chinczyk_game *game);

/**
 * @brief Repeats the step that was taken back last. A new step ends what could
 * be repeated.
 * @param[in,out] game the game.
 * @return ::CHINCZYK_ERROR_NOTHING_TO_REDO.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_redo(chinczyk_game *game);

/**
 * @brief How many steps led here from the beginning: rolls, moves, leaves.
 *
 * A server can ask a client for the number it saw, and refuse a stale action.
 * @param[in] game the game.
 * @return the number; 0 for a null game.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API uint32_t chinczyk_game_steps(const chinczyk_game *game);

/**
 * @brief What the last step did, in order; nothing where there was none.
 *
 * The last step is the one that chinczyk_game_undo() would take back.
 * @param[in] game the game.
 * @param[out] events the caller's; null with capacity 0.
 * @param[in] capacity how many it holds; ::CHINCZYK_MAX_EVENTS are always enough.
 * @param[out] count optional; set to their number.
 * @return ::CHINCZYK_ERROR_BUFFER_TOO_SMALL; nothing is written then.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_events(const chinczyk_game *game, chinczyk_event *events,
                                                  size_t capacity, size_t *count);

/**
 * @brief All that can be seen of the game.
 * @param[in] game the game.
 * @param[in,out] state the caller's, with struct_size set; the rest is set.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a struct_size below that of the
 * first published version or above 4096; nothing is written then.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_state(const chinczyk_game *game, chinczyk_state *state);

/**
 * @brief Who stands on a square.
 * @param[in] game the game.
 * @param[in] colour whose base, lane or centre is meant; for a square of the track
 * any colour of the board. Robbers wait in the base of the first colour of their
 * owner.
 * @param[in] square the square.
 * @param[out] pieces set to a set of pieces, bit p for piece p.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no such colour or square.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_pieces_on(const chinczyk_game *game, int32_t colour,
                                                     int32_t square, uint32_t *pieces);

/**
 * @brief The rules of the game.
 * @param[in] game the game.
 * @param[out] rules the caller's struct; all `size` bytes are set.
 * @param[in] size sizeof(chinczyk_rules).
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a size as in
 * chinczyk_rules_init(), and for a struct too small for these rules.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_rules(const chinczyk_game *game, chinczyk_rules *rules,
                                                 size_t size);

/**
 * @brief Writes the text of the position, see doc/notation.md.
 * @param[in] game the game.
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_position(const chinczyk_game *game, char *buffer,
                                                    size_t capacity, size_t *needed);

/**
 * @brief A number for the position: equal for equal texts of equal rules, the
 * same on every machine and in every later version.
 * @param[in] game the game.
 * @return the number; 0 for a null game.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API uint64_t chinczyk_game_hash(const chinczyk_game *game);

/**
 * @brief Writes the text of a move, see doc/notation.md.
 * @param[in] move a move that chinczyk_game_moves() listed.
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a struct that is no move,
 * ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_move_format(const chinczyk_move *move, char *buffer,
                                                  size_t capacity, size_t *needed);

/**
 * @brief Finds the legal move that a text names.
 * @param[in] game the game.
 * @param[in] text the text, see doc/notation.md.
 * @param[out] move set; zeroed on failure.
 * @param[out] error optional.
 * @return ::CHINCZYK_ERROR_PARSE for a text that is not of the form,
 * ::CHINCZYK_ERROR_WRONG_PHASE where no choice is due,
 * ::CHINCZYK_ERROR_ILLEGAL_MOVE where it is not among the legal moves.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_find_move(const chinczyk_game *game, const char *text,
                                                     chinczyk_move *move, chinczyk_error *error);

/**
 * @brief Asked now and then by a call that may take long: anything but 0 stops
 * it. It must return, without exception or longjmp; it may read the game.
 * @since 0.1
 */
typedef int32_t (*chinczyk_stop)(void *ctx);

/**
 * @brief Counts the ways a game can go on, to check a move generator.
 *
 * A game that is over is one. A choice is the sum over its moves at the same
 * depth. A roll that is due is one at depth 0, else the sum over the six faces at
 * the depth less one. Changes nothing; the work grows about tenfold with each
 * unit of depth.
 * @param[in] game the game.
 * @param[in] depth rolls to look ahead, at most 255.
 * @param[in] stop optional; asked at least every few thousand positions.
 * @param[in] ctx handed to stop.
 * @param[out] leaves set to the count, modulo 2 to the 64th; 0 on failure.
 * @return ::CHINCZYK_ERROR_STOPPED, ::CHINCZYK_ERROR_INVALID_ARGUMENT.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_perft(const chinczyk_game *game, uint32_t depth,
                                                 chinczyk_stop stop, void *ctx, uint64_t *leaves);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
