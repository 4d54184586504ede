/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief Simulation: many games in one call, and what they came to.
 */
#ifndef CHINCZYK_SIMULATE_H
#define CHINCZYK_SIMULATE_H

#include <chinczyk/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup simulation Simulation
 *
 * Game k of a seed is the same game whoever plays it, on every machine and, but for
 * strong players, who may grow stronger, in every later version. So a range of games can
 * be shared among threads, processes and machines, and the results of the parts merged
 * into exactly those of the whole.
 * doc/simulation.md tells how, and how the players choose.
 * @{
 */

/** Measures that the results have room for. @since 0.1 */
#define CHINCZYK_MAX_MEASURES 8
/** Bins of a histogram. @since 0.1 */
#define CHINCZYK_MAX_BINS 112
/** Most rolls of a simulated game. @since 0.1 */
#define CHINCZYK_MAX_ROLLS 65535

/** @return ::CHINCZYK_MAX_MEASURES. @par Threads: any
 * @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_measures(void);
/** @return ::CHINCZYK_MAX_BINS. @par Threads: any
 * @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_bins(void);
/** @return ::CHINCZYK_MAX_ROLLS. @par Threads: any
 * @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_rolls(void);

/** How a simulated player chooses between moves. @since 0.1 */
typedef int32_t chinczyk_player_kind;

/** Values of ::chinczyk_player_kind. */
enum {
    /** Every legal move, the pass too, is equally likely. */
    CHINCZYK_PLAYER_RANDOM = 1,
    /** The move that looks best at once: captures, progress, arrivals, danger. */
    CHINCZYK_PLAYER_GREEDY = 2,
    /** The move that leads to the best position, by what was learned from many games; in
     * chinczyk_simulate() the best after one more roll. */
    CHINCZYK_PLAYER_STRONG = 3
};

/**
 * @brief The word for a kind of player, such as "random".
 * @param[in] kind any number.
 * @return constant text; null for no such kind.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_player_kind_name(chinczyk_player_kind kind);

/** What is counted of each game. @since 0.1 */
typedef int32_t chinczyk_measure;

/** Values of ::chinczyk_measure. */
enum {
    /** Rolls of turns; those of the roll-off are left out. */
    CHINCZYK_MEASURE_ROLLS = 0,
    /** Turns. */
    CHINCZYK_MEASURE_TURNS = 1,
    /** Moves that captured. */
    CHINCZYK_MEASURE_CAPTURES = 2,
    /** Rolls without a legal move, and those that forfeited. */
    CHINCZYK_MEASURE_LOST = 3,
    /** Rolls with one legal move. */
    CHINCZYK_MEASURE_FORCED = 4,
    /** Rolls with two or more legal moves. */
    CHINCZYK_MEASURE_CHOICES = 5
};

/**
 * @brief The word for a measure, such as "rolls".
 * @param[in] measure any number.
 * @return constant text; null for no such measure.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_measure_name(chinczyk_measure measure);

/**
 * @brief Which games are to be played.
 *
 * Begun with chinczyk_simulation_init(), and changed field by field.
 * @since 0.1
 */
typedef struct chinczyk_simulation {
    /** sizeof(chinczyk_simulation) of the caller. */
    uint32_t struct_size;
    /** Who begins, or ::CHINCZYK_NONE for what the rules say. */
    int32_t first;
    /** Rolls after which a game that is not over is given up, unfinished; 0 for
     * ::CHINCZYK_MAX_ROLLS, which is also the most. */
    uint32_t roll_limit;
    /** Zero. */
    uint32_t reserved;
    /** How each player chooses; of players who are not there it is not looked at. */
    chinczyk_player_kind kinds[CHINCZYK_MAX_COLOURS];
    /** The seed of all the games. */
    uint64_t seed;
    /** The number of the first game. */
    uint64_t first_game;
    /** How many games, at most 2 to the 32nd; the numbers of all must be below 2 to
     * the 64th. */
    uint64_t games;
} chinczyk_simulation;

/**
 * @brief What simulated games came to, in exact counts and sums.
 *
 * Set struct_size to sizeof(chinczyk_results) first. With all else zero it holds
 * nothing yet, and the first results merged into it become its own.
 *
 * A game that was given up is counted in games and unfinished and, as far as it went,
 * in everything but the places.
 * @since 0.1
 */
typedef struct chinczyk_results {
    /** sizeof(chinczyk_results) of the caller. */
    uint32_t struct_size;
    /** How many players; 0 for results that hold nothing yet. */
    int32_t players;
    /** Who began, or ::CHINCZYK_NONE for what the rules say. */
    int32_t first;
    /** Rolls after which a game was given up. */
    uint32_t roll_limit;
    /** How each player chose; 0 for no player. */
    chinczyk_player_kind kinds[CHINCZYK_MAX_COLOURS];
    /** The seats, a text. */
    char seats[8];
    /** The rules, a canonical text. */
    char rules[1024];
    /** The seed. */
    uint64_t seed;
    /** The number of the first game. */
    uint64_t first_game;
    /** Games played: these and no others, from first_game on. */
    uint64_t games;
    /** Games given up after roll_limit rolls. */
    uint64_t unfinished;
    /** How often each player took each place, the first in column 0. Players who are
     * level share a place, and the next stays empty (doc/rules.md 3.9). */
    uint64_t places[CHINCZYK_MAX_COLOURS][CHINCZYK_MAX_COLOURS];
    /** The same by order of play: row 0 is of whoever began, row 1 of the next. */
    uint64_t order_places[CHINCZYK_MAX_COLOURS][CHINCZYK_MAX_COLOURS];
    /** Rolls by their number of legal moves, the pass included. A combined series is
     * one of these, and its other rolls are saved. */
    uint64_t moves[CHINCZYK_MAX_MOVES + 1];
    /** Rolls that were saved up for the sum of a combined series. */
    uint64_t saved;
    /** Of each measure, the sum over the games. */
    uint64_t sums[CHINCZYK_MAX_MEASURES];
    /** Of each measure, the sum of its squares. */
    uint64_t squares[CHINCZYK_MAX_MEASURES];
    /** Of each measure, the sum of its products with the rolls of the same game. */
    uint64_t products[CHINCZYK_MAX_MEASURES];
    /** Of each measure, a histogram: games by the bin of chinczyk_bin_least(). */
    uint64_t bins[CHINCZYK_MAX_MEASURES][CHINCZYK_MAX_BINS];
} chinczyk_results;

/**
 * @brief Told now and then how far a call has come.
 *
 * It must return, without exception or longjmp.
 * @param[in] done games played so far in this call.
 * @param[in] ctx what the caller of the call gave.
 * @return anything but 0 to stop.
 * @since 0.1
 */
typedef int32_t (*chinczyk_progress)(uint64_t done, void *ctx);

/**
 * @brief Begins a request: games of random players, of seed 0 from game 0 on, none yet.
 * @param[out] simulation the caller's struct; all `size` bytes are set.
 * @param[in] size sizeof(chinczyk_simulation).
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a size below that of the first
 * published version or above 4096; nothing is written then.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_simulation_init(chinczyk_simulation *simulation, size_t size);

/**
 * @brief Plays games. Allocates nothing.
 * @param[in] rules valid rules.
 * @param[in] seats a character for each colour, see chinczyk_rules_seats().
 * @param[in] simulation which games.
 * @param[in] progress optional; called after every 4096 games and after the last, and sooner where
 * that would take more than a second or so.
 * @param[in] ctx handed to progress.
 * @param[in,out] results the caller's, with struct_size set; the rest is set. Where
 * the call was stopped, it holds the games played so far.
 * @param[out] error optional.
 * @return ::CHINCZYK_ERROR_STOPPED, unless all the games were played by then;
 * ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_PARSE for seats that are not of
 * the form, ::CHINCZYK_ERROR_INVALID_ARGUMENT for seats that these rules do not have,
 * for a simulation with a field out of its range, and for a struct_size below that of
 * the first published version, or above 4096 of the simulation, 65536 of the results.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_simulate(const chinczyk_rules *rules, const char *seats,
                                               const chinczyk_simulation *simulation,
                                               chinczyk_progress progress, void *ctx,
                                               chinczyk_results *results, chinczyk_error *error);

/**
 * @brief Plays the rest of a game at random, without changing it.
 *
 * For chances of winning: the share of many playouts. A playout of the same game, seed
 * and number is always the same one.
 * @param[in] game the game.
 * @param[in] seed of all the playouts.
 * @param[in] number of this playout.
 * @param[out] places the caller's; each player's place, see chinczyk_state.place. After
 * ::CHINCZYK_MAX_ROLLS rolls the playout is given up: whoever has none yet has place 0.
 * @param[in] capacity how many places it holds, ::CHINCZYK_MAX_COLOURS are always enough.
 * @param[out] count optional; the number of players.
 * @param[out] rolls optional; rolls until the end, those of a roll-off left out.
 * @return ::CHINCZYK_ERROR_BUFFER_TOO_SMALL; nothing is written to places then.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_playout(const chinczyk_game *game, uint64_t seed,
                                                   uint64_t number, int32_t *places,
                                                   size_t capacity, size_t *count, uint64_t *rolls);

/**
 * @brief The least value that a bin of a histogram counts.
 *
 * Each bin ends where the next one begins. Values below 8 have a bin each; above, a bin
 * is an eighth of a power of two wide.
 * @param[in] bin 0 to ::CHINCZYK_MAX_BINS; the last is the end of the last bin.
 * @return the value; 0 for no such bin.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API uint32_t chinczyk_bin_least(int32_t bin);

/**
 * @brief Adds the results of the games before or after to others.
 *
 * Both must come from the same rules, seats, players, seed and roll limit, and their
 * games must follow one another without a gap, whichever comes first. So a part is
 * neither forgotten nor counted twice. Results without games fit everywhere, and the
 * order in which parts are merged does not matter.
 * @param[in,out] results the caller's, with struct_size set.
 * @param[in] part what is added; may be the results of an empty range.
 * @param[out] error optional; field names what differs.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for results that do not fit together, sums
 * that would not fit into 64 bits, and a struct_size as in chinczyk_simulate().
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_results_merge(chinczyk_results *results,
                                                    const chinczyk_results *part,
                                                    chinczyk_error *error);

/**
 * @brief Writes results as text, see doc/notation.md.
 * @param[in] results the results of a simulation.
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_BUFFER_TOO_SMALL, ::CHINCZYK_ERROR_INVALID_ARGUMENT for a
 * struct that no simulation, merge or text has filled.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_results_format(const chinczyk_results *results, char *buffer,
                                                     size_t capacity, size_t *needed);

/**
 * @brief Reads results from text.
 * @param[in] text the text, see doc/notation.md.
 * @param[in,out] results the caller's, with struct_size set; the rest is set.
 * @param[out] error optional; field names the line.
 * @return ::CHINCZYK_ERROR_PARSE for a text that is not of the form or is damaged,
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT for a struct_size as in chinczyk_simulate().
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_results_parse(const char *text, chinczyk_results *results,
                                                    chinczyk_error *error);

/**
 * @brief The mean of a measure over the games, with its standard error.
 * @param[in] results the results.
 * @param[in] measure which.
 * @param[out] millionths the mean.
 * @param[out] standard_error optional; the standard error of the mean, in millionths; 0 for fewer
 * than two games.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no such measure, no games, or a struct that
 * no simulation, merge or text has filled.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_results_mean(const chinczyk_results *results,
                                                   chinczyk_measure measure, uint64_t *millionths,
                                                   uint64_t *standard_error);

/**
 * @brief A measure for each roll, such as the share of rolls that were lost, with its
 * standard error.
 *
 * The games are what is drawn at random: that rolls of one game have to do with each other
 * is taken into account.
 * @param[in] results the results.
 * @param[in] measure which.
 * @param[out] millionths the measure's sum divided by that of the rolls.
 * @param[out] standard_error optional; its standard error, in millionths; 0 for fewer than two
 * games.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no such measure, no rolls, or a struct that
 * no simulation, merge or text has filled.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_results_per_roll(const chinczyk_results *results,
                                                       chinczyk_measure measure,
                                                       uint64_t *millionths,
                                                       uint64_t *standard_error);

/**
 * @brief A share of the finished games, such as those that a player won, with its
 * standard error.
 * @param[in] results the results.
 * @param[in] count of games, such as a member of places.
 * @param[out] millionths the share.
 * @param[out] standard_error optional; its standard error, in millionths; 0 for fewer than two
 * games.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no finished games, fewer than count, or a
 * struct that no simulation, merge or text has filled.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_results_share(const chinczyk_results *results, uint64_t count,
                                                    uint64_t *millionths, uint64_t *standard_error);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
