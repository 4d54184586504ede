/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief Matches: several games to so many wins, with clocks and with players who leave.
 */
#ifndef CHINCZYK_MATCH_H
#define CHINCZYK_MATCH_H

#include <chinczyk/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup match Match
 *
 * A match is a row of games between the same players on the same seats. A player wins
 * it with so many wins, or as the last one who has not left. Every game begins from the
 * initial position with full clocks; from the second game on the player seated after
 * the last winner begins, of those still in the match. Players keep their numbers.
 *
 * The match owns its games. They can be looked at by every function that takes a
 * constant game, and are led by the functions of the match, so that steps, clocks and
 * leavers never part:
 *
 * - A **step** is a roll, a move, a leave or a fallen flag of the game that is played.
 *   chinczyk_match_undo() takes back the last one, back to the beginning of this game,
 *   also once it is over; chinczyk_match_next() ends that.
 * - **Time** is no step. It is fed by chinczyk_match_spend(), and undo never gives it
 *   back. Whose flag has fallen has no time left, and after an undo plays on without:
 *   give some with chinczyk_match_set_time(), or the next spend makes it fall again.
 * - A **leave** of a player who still plays is a step. One of a player who has finished,
 *   or lost on time, or between two games, is none; it belongs to the last step before
 *   it, and is taken back and repeated with that one.
 * @{
 */

/** A match: its games, its clocks and who is still in it. @since 0.1 */
typedef struct chinczyk_match chinczyk_match;

/** What a match waits for. @since 0.1 */
typedef int32_t chinczyk_stage;

/** Values of ::chinczyk_stage. */
enum {
    /** A step of the game that is played. */
    CHINCZYK_STAGE_GAME = 1,
    /** The next game: this one is over. */
    CHINCZYK_STAGE_NEXT = 2,
    /** Nothing: the match is over. */
    CHINCZYK_STAGE_OVER = 3
};

/**
 * @brief How a match is played. Begin with chinczyk_match_settings_init().
 * @since 0.1
 */
typedef struct chinczyk_match_settings {
    /** sizeof(chinczyk_match_settings) of the caller. */
    uint32_t struct_size;
    /** Wins that it takes, 1 to 1000. */
    int32_t wins;
    /** Time of each player for each game, in milliseconds; 0 for no clocks. */
    uint64_t clock;
    /** What the seeds of the games are made from: that of game n, counted from 0, is
     * draw n + 1 of this seed (doc/notation.md, "The die"). */
    uint64_t seed;
    /** The player who begins the first game, or ::CHINCZYK_NONE for what the rules say. */
    int32_t first;
    /** Zero. */
    uint32_t reserved;
} chinczyk_match_settings;

/**
 * @brief Fills settings: one win, no clocks, seed 0, the first player as the rules say.
 * @param[out] settings the caller's struct; all `size` bytes are set.
 * @param[in] size sizeof(chinczyk_match_settings).
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a size below that of the first published
 * version or above 4096; nothing is written then.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_settings_init(chinczyk_match_settings *settings,
                                                          size_t size);

/**
 * @brief How a match stands: its stage, clocks, wins and places.
 *
 * Set struct_size to sizeof(chinczyk_standings) first. Places of players who are not
 * there are ::CHINCZYK_NONE, their times 0.
 * @since 0.1
 */
typedef struct chinczyk_standings {
    /** sizeof(chinczyk_standings) of the caller. */
    uint32_t struct_size;
    /** What the match waits for. */
    chinczyk_stage stage;
    /** How many players began. */
    int32_t players;
    /** Games begun so far, this one included. */
    int32_t games;
    /** Wins that the match takes. */
    int32_t wins_needed;
    /** Who has won it, or ::CHINCZYK_NONE. It can be decided before its last game is over,
     * where that is played on for the other places. */
    int32_t winner;
    /** Time of each player for each game, in milliseconds; 0 for no clocks. */
    uint64_t clock;
    /** Time that each player has left in this game, in milliseconds; 0 without clocks. */
    uint64_t time_left[CHINCZYK_MAX_COLOURS];
    /** Games won by each player, this one included as soon as its first place is taken. */
    int32_t wins[CHINCZYK_MAX_COLOURS];
    /** Place of each player so far: by wins, players who have left behind the others, the
     * earliest last; the winner is first. Equal players share a place, and the next ones
     * are skipped: 1, 2, 2, 4. */
    int32_t place[CHINCZYK_MAX_COLOURS];
    /** When each player left the match: 1 the first to leave; 0 is in it. */
    int32_t leave_order[CHINCZYK_MAX_COLOURS];
    /** 1 for a player who has lost this game on time, else 0. */
    int32_t flag_fallen[CHINCZYK_MAX_COLOURS];
} chinczyk_standings;

/**
 * @brief Begins a match with its first game.
 * @param[in] rules valid rules; copied.
 * @param[in] seats as for chinczyk_game_new().
 * @param[in] settings how it is played; copied.
 * @param[in] allocator optional; null for malloc and free. Copied.
 * @param[out] match set to the new match, which the caller frees with
 * chinczyk_match_free(); to null on failure.
 * @param[out] error optional.
 * @return ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_PARSE for seats that are not
 * of the form, ::CHINCZYK_ERROR_INVALID_ARGUMENT for seats or a first player that these
 * rules do not have, settings out of their range, a struct_size below that of the first
 * published version or above 4096, or an allocator that lacks a function,
 * ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_new(const chinczyk_rules *rules, const char *seats,
                                                const chinczyk_match_settings *settings,
                                                const chinczyk_allocator *allocator,
                                                chinczyk_match **match, chinczyk_error *error);

/**
 * @brief Frees a match with all its games.
 * @param[in] match the match, which is no longer there afterwards; may be null.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API void chinczyk_match_free(chinczyk_match *match);

/**
 * @brief What the match waits for.
 * @param[in] match the match.
 * @return CHINCZYK_STAGE_..., or 0 for a null match.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_stage chinczyk_match_stage(const chinczyk_match *match);

/**
 * @brief The game that is played, or was played last, to be looked at.
 * @param[in] match the match.
 * @return the game, which belongs to the match and lives as long as it does, also when
 * the next one has begun; null for a null match.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API const chinczyk_game *chinczyk_match_game(const chinczyk_match *match);

/**
 * @brief Any game of the match.
 * @param[in] match the match.
 * @param[in] number its number, from 0, in the order in which they were played.
 * @return the game, as chinczyk_match_game(); null where there is none.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API const chinczyk_game *chinczyk_match_game_at(const chinczyk_match *match,
                                                         int32_t number);

/**
 * @brief How the match stands.
 * @param[in] match the match.
 * @param[in,out] standings the caller's, with struct_size set; the rest is set.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a struct_size below that of the first
 * published version or above 4096; nothing is written then.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_standings(const chinczyk_match *match,
                                                      chinczyk_standings *standings);

/**
 * @brief Rolls the die in the game that is played, as chinczyk_game_roll().
 * @param[in,out] match the match.
 * @param[in] face 1 to 6 for a face that the caller rolled, 0 for the game's own die.
 * @param[out] rolled optional; set to the face, 0 on failure.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no roll is due,
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT for another face, ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_roll(chinczyk_match *match, int32_t face,
                                                 int32_t *rolled);

/**
 * @brief Plays a move in the game that is played, as chinczyk_game_play().
 * @param[in,out] match the match.
 * @param[in] move one that chinczyk_game_moves() lists now for this game.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no choice is due,
 * ::CHINCZYK_ERROR_ILLEGAL_MOVE, ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_play(chinczyk_match *match, const chinczyk_move *move);

/**
 * @brief Plays the move at a place of the list of chinczyk_game_moves().
 * @param[in,out] match the match.
 * @param[in] index its place, from 0.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where no choice is due,
 * ::CHINCZYK_ERROR_ILLEGAL_MOVE for a place that the list does not have,
 * ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_play_index(chinczyk_match *match, size_t index);

/**
 * @brief Takes back the last step of the game that is played, or was played last: a
 * roll, a move, a leave or a fallen flag, and who left the match since. Time stays spent.
 * @param[in,out] match the match.
 * @return ::CHINCZYK_ERROR_NOTHING_TO_UNDO at the beginning of the game.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_undo(chinczyk_match *match);

/**
 * @brief Repeats the step that was taken back last, and who left after it. A new step
 * ends what could be repeated.
 * @param[in,out] match the match.
 * @return ::CHINCZYK_ERROR_NOTHING_TO_REDO.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_redo(chinczyk_match *match);

/**
 * @brief Takes time from the clock of the player on turn, in a roll-off of the one whose
 * roll is due. If none is left, the flag falls: the player has lost this game, whose
 * other players go on, and is still in the match.
 *
 * Feed it before each step with what the player took for it, and in between as often as
 * a fallen flag should be seen. Where the flag falls the step came too late: it is the
 * turn of somebody else then, or the game is over. Without clocks time changes nothing.
 * @param[in,out] match the match.
 * @param[in] milliseconds how much; any number.
 * @param[out] fallen set to the player whose flag has fallen, or ::CHINCZYK_NONE.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE when the game is over, ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_spend(chinczyk_match *match, uint64_t milliseconds,
                                                  int32_t *fallen);

/**
 * @brief Sets a clock of the game that is played: time given for a move, given back
 * after an undo, or a handicap. Raises no flag that has fallen.
 * @param[in,out] match the match.
 * @param[in] player whose.
 * @param[in] milliseconds the time left from now on; with 0 the next spend makes the
 * flag fall.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for a player who is not there, or where the
 * match has no clocks; ::CHINCZYK_ERROR_WRONG_PHASE when the game is over.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_set_time(chinczyk_match *match, int32_t player,
                                                     uint64_t milliseconds);

/**
 * @brief A player leaves the match for good, and the game too while still playing it.
 * Allowed until the match is over, whoever is on turn.
 * @param[in,out] match the match.
 * @param[in] player who leaves.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE when the match is over,
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT for a player who has left or never was,
 * ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_leave(chinczyk_match *match, int32_t player);

/**
 * @brief Begins the next game. What was done so far cannot be taken back any more.
 *
 * Those who have left keep their number and their seat, which is skipped; the game
 * begins at a position without them (doc/notation.md, "Position").
 * @param[in,out] match the match.
 * @return ::CHINCZYK_ERROR_WRONG_PHASE where the match does not wait for it,
 * ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: alone
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_next(chinczyk_match *match);

/**
 * @brief Writes a match: the records of its games (chinczyk_game_save()), with tags that
 * say how it is played and stands, see doc/notation.md, "Match". Those who read records
 * can read each of its games.
 * @param[in] match the match.
 * @param[in] head optional; tags of the caller, such as names of players, as for
 * chinczyk_game_save(). They go into the record of every game.
 * @param[in] head_length its length in bytes.
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @param[out] error optional; tells what is wrong with the head.
 * @return ::CHINCZYK_ERROR_PARSE for a head that is not of the form,
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_save(const chinczyk_match *match, const char *head,
                                                 size_t head_length, char *buffer, size_t capacity,
                                                 size_t *needed, chinczyk_error *error);

/**
 * @brief Reads the first match of a text: as it was saved, to be taken back, repeated and
 * played on.
 *
 * Everything is checked: that each game begins as this match begins it, who left when
 * and whose flag fell. A fault is told as by chinczyk_game_load(), with its line.
 * @param[in] text matches.
 * @param[in] length its length in bytes.
 * @param[in] allocator optional; null for malloc and free. Copied.
 * @param[out] match set to the match, which the caller frees with chinczyk_match_free();
 * to null on failure.
 * @param[out] consumed optional; how many bytes were read: the next match begins behind
 * them. Blank lines behind the match are among them.
 * @param[in,out] line optional; the number of the text's first line, else 1. On success
 * set to the number of the line behind the match.
 * @param[out] error optional.
 * @return all that chinczyk_game_load() returns: ::CHINCZYK_ERROR_PARSE,
 * ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_INVALID_POSITION,
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT also for settings out of their range,
 * ::CHINCZYK_ERROR_WRONG_PHASE, ::CHINCZYK_ERROR_ILLEGAL_MOVE,
 * ::CHINCZYK_ERROR_INVALID_RECORD also where the match tells otherwise than it goes,
 * ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_match_load(const char *text, size_t length,
                                                 const chinczyk_allocator *allocator,
                                                 chinczyk_match **match, size_t *consumed,
                                                 uint64_t *line, chinczyk_error *error);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
