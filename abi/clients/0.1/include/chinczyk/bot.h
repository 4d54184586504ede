/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief Computer players, chances of winning, hints.
 */
#ifndef CHINCZYK_BOT_H
#define CHINCZYK_BOT_H

#include <chinczyk/simulate.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup bot Computer players
 *
 * They look at a game and leave it as it is. What they answer depends on the position, the
 * request and its seed alone, and is the same on every machine. doc/players.md tells how they
 * think.
 * @{
 */

/**
 * @brief A computer player. Begun with chinczyk_bot_init(), and changed field by field.
 * @since 0.1
 */
typedef struct chinczyk_bot {
    /** sizeof(chinczyk_bot) of the caller. */
    uint32_t struct_size;
    /** How it chooses. */
    chinczyk_player_kind kind;
    /** Seed of what it leaves to chance. */
    uint64_t seed;
    /** Positions that a strong player may judge for one choice; the others need none. */
    uint64_t nodes;
} chinczyk_bot;

/**
 * @brief Begins a computer player: seed 0, and as many nodes as take few milliseconds.
 * @param[out] bot the caller's struct; all `size` bytes are set.
 * @param[in] size sizeof(chinczyk_bot).
 * @param[in] kind CHINCZYK_PLAYER_...
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for an unknown kind, and for a size below that of the
 * first published version or above 4096; nothing is written then.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_bot_init(chinczyk_bot *bot, size_t size,
                                               chinczyk_player_kind kind);

/**
 * @brief Chooses one of the legal moves for the player on turn. Allocates nothing.
 * @param[in] game the game, which must wait for a choice.
 * @param[in] bot who chooses.
 * @param[in] stop optional; asked after every 32 nodes whether to stop. For a limit of time, let it
 * look at a clock.
 * @param[in] ctx handed to stop.
 * @param[out] index the move's place in the list of chinczyk_game_moves(). Where the search was
 * stopped, or had no more nodes, the best move so far, or a greedy one where not yet each move
 * was judged.
 * @param[out] nodes optional; how many positions were judged, at most bot->nodes.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no choice is due, ::CHINCZYK_ERROR_INVALID_ARGUMENT
 * for an unknown kind and for a struct_size as in chinczyk_bot_init().
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_choose(const chinczyk_game *game,
                                                  const chinczyk_bot *bot, chinczyk_stop stop,
                                                  void *ctx, size_t *index, uint64_t *nodes);

/**
 * @brief How a game is played on to find out chances. Begun with chinczyk_forecast_init(), and
 * changed field by field.
 * @since 0.1
 */
typedef struct chinczyk_forecast {
    /** sizeof(chinczyk_forecast) of the caller. */
    uint32_t struct_size;
    /** How often the game is played on, 1 to 2 to the 24th; for a hint, after each move. */
    uint32_t playouts;
    /** How each player chooses, a strong one looking no further than the next position; of players
     * who are not there it is not looked at. */
    chinczyk_player_kind kinds[CHINCZYK_MAX_COLOURS];
    /** Seed of the dice. */
    uint64_t seed;
} chinczyk_forecast;

/**
 * @brief A chance, in millionths.
 *
 * It is the chance to win or, once somebody has won, to take the next place. Playouts that do not
 * end within ::CHINCZYK_MAX_ROLLS rolls are shared equally among those who still play.
 * @since 0.1
 */
typedef struct chinczyk_chance {
    /** The chance. */
    uint32_t millionths;
    /** Its standard error; 0 where it is exact. */
    uint32_t standard_error;
} chinczyk_chance;

/**
 * @brief A legal move with the chance that it leaves.
 * @since 0.1
 */
typedef struct chinczyk_hint {
    /** The move's place in the list of chinczyk_game_moves(). */
    uint32_t index;
    /** The chance of the player on turn after it, in millionths, as in ::chinczyk_chance. */
    uint32_t millionths;
    /** Its standard error. */
    uint32_t standard_error;
    /** Zero. */
    uint32_t reserved;
} chinczyk_hint;

/**
 * @brief Begins a forecast: 1000 playouts of strong players, seed 0.
 * @param[out] forecast the caller's struct; all `size` bytes are set.
 * @param[in] size sizeof(chinczyk_forecast).
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a size below that of the first published version or
 * above 4096; nothing is written then.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_forecast_init(chinczyk_forecast *forecast, size_t size);

/**
 * @brief The chances of all players, by playing the game on many times. Allocates nothing.
 * @param[in] game the game, in any phase.
 * @param[in] forecast how it is played on.
 * @param[in] stop optional; asked after each playout whether to stop.
 * @param[in] ctx handed to stop.
 * @param[out] chances the caller's; a chance for each player, together exactly a million. Where the
 * call was stopped, by the playouts so far, of which there is at least one.
 * @param[in] capacity how many it holds; ::CHINCZYK_MAX_COLOURS are always enough.
 * @param[out] count optional; the number of players.
 * @param[out] playouts optional; how often the game was played on; 0 where it is over.
 * @return ::CHINCZYK_ERROR_BUFFER_TOO_SMALL; nothing is written to chances then.
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT for a forecast with a field out of its range, and for a
 * struct_size as in chinczyk_forecast_init().
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_chances(const chinczyk_game *game,
                                                   const chinczyk_forecast *forecast,
                                                   chinczyk_stop stop, void *ctx,
                                                   chinczyk_chance *chances, size_t capacity,
                                                   size_t *count, uint64_t *playouts);

/**
 * @brief The legal moves from the best to the worst, by playing the game on many times after each,
 * with the same dice for all. Allocates nothing.
 * @param[in] game the game, which must wait for a choice.
 * @param[in] forecast how it is played on.
 * @param[in] stop optional; asked after a playout of each move whether to stop.
 * @param[in] ctx handed to stop.
 * @param[out] hints the caller's; null with capacity 0, which plays nothing. Where the call was
 * stopped, by the playouts so far, of which each move has at least one.
 * @param[in] capacity how many it holds; ::CHINCZYK_MAX_MOVES are always enough.
 * @param[out] count optional; the number of legal moves.
 * @param[out] playouts optional; how often the game was played on after each move.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no choice is due, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL;
 * nothing is written to hints then; ::CHINCZYK_ERROR_INVALID_ARGUMENT as in
 * chinczyk_game_chances().
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_hint(const chinczyk_game *game,
                                                const chinczyk_forecast *forecast,
                                                chinczyk_stop stop, void *ctx, chinczyk_hint *hints,
                                                size_t capacity, size_t *count, uint64_t *playouts);

/**
 * @brief The exact chances of two players who can no longer meet, so that each runs alone.
 *
 * Who has won, and who has left, is no longer looked at: two players must be left. Takes memory
 * from the game's allocator while it runs, for each way in which the pawns of one of them can stand
 * after equally many turns: that can be some megabytes.
 * @param[in] game the game, which must wait for a roll or a choice.
 * @param[in] forecast how the players choose; playouts and seed are not looked at.
 * @param[in] stop optional; asked at every 1024th position of the calculation whether to stop.
 * @param[in] ctx handed to stop.
 * @param[out] chances the caller's; a chance for each player, together exactly a million. Each is
 * right but for its last digit.
 * @param[in] capacity how many it holds; ::CHINCZYK_MAX_COLOURS are always enough.
 * @param[out] count optional; the number of players.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE in a roll-off, or where the game is over;
 * ::CHINCZYK_ERROR_INVALID_POSITION where players can still meet, or more than two play;
 * ::CHINCZYK_ERROR_NO_MEMORY, ::CHINCZYK_ERROR_STOPPED, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL; nothing
 * is written to chances then; ::CHINCZYK_ERROR_INVALID_ARGUMENT as in chinczyk_game_chances().
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_exact_chances(const chinczyk_game *game,
                                                         const chinczyk_forecast *forecast,
                                                         chinczyk_stop stop, void *ctx,
                                                         chinczyk_chance *chances, size_t capacity,
                                                         size_t *count);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
