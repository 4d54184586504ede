/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief Rules, events and names in the languages that players speak.
 */
#ifndef CHINCZYK_WORDS_H
#define CHINCZYK_WORDS_H

#include <chinczyk/game.h>
#include <chinczyk/rules.h>
#include <chinczyk/why.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup words Words
 *
 * What a program says to people, in their language, as UTF-8. Lines end with a
 * newline, sentences without one. The wording may become better from version to
 * version: show it, and do not read it. To store or to compare use the texts of
 * doc/notation.md.
 *
 * People count from 1: pawn 1 is pawn 0 of the interface, and so are lane squares
 * and robbers. Squares of the track keep their number.
 * @{
 */

/** A language. @since 0.1 */
typedef int32_t chinczyk_language;

/** Values of ::chinczyk_language: 1 to chinczyk_language_count(). */
enum {
    CHINCZYK_ENGLISH = 1, /**< English. */
    CHINCZYK_POLISH = 2   /**< Polish. */
};

/**
 * @return the number of languages.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API int32_t chinczyk_language_count(void);

/**
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return its code, such as "en"; null for an unknown one.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_language_code(chinczyk_language language);

/**
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return what it calls itself, such as "English"; null for an unknown one.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_language_name(chinczyk_language language);

/**
 * @brief Finds a language by its code, in small letters or capitals. What follows
 * behind an underscore, a hyphen, a dot or an at sign does not matter, so
 * "pl_PL.UTF-8" is Polish.
 * @param[in] code optional; the code.
 * @return the language, or ::CHINCZYK_NONE for none that the library knows.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_language chinczyk_language_find(const char *code);

/**
 * @brief Writes what the rules are, in full, for players to agree on.
 *
 * Groups with an empty line between; each has a heading, then lines that begin with
 * "- ", one rule each. Rules that differ in any field differ in their words.
 * @param[in] rules valid rules.
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for an unknown language,
 * ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_rules_words(const chinczyk_rules *rules,
                                                  chinczyk_language language, char *buffer,
                                                  size_t capacity, size_t *needed);

/**
 * @brief Writes what other rules do differently.
 *
 * A line that begins with "- " for each rule of `other` that `rules` do not have so,
 * as chinczyk_rules_words() words it; below it, indented, what it is instead of. A
 * rule that `other` has lost is told as lost. One sentence where the two are equal.
 * @param[in] rules valid rules, which the reader knows.
 * @param[in] other valid rules.
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for an unknown language,
 * ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_rules_difference(const chinczyk_rules *rules,
                                                       const chinczyk_rules *other,
                                                       chinczyk_language language, char *buffer,
                                                       size_t capacity, size_t *needed);

/**
 * @brief Writes a sentence for an event: "Red rolled 6."
 * @param[in] game the game that it happened in; only rules and seats matter.
 * @param[in] event one that chinczyk_game_events() told.
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for an unknown language, and for an event
 * that cannot be one of this game: an unknown kind, no such player, piece or square;
 * ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_event_words(const chinczyk_game *game,
                                                  const chinczyk_event *event,
                                                  chinczyk_language language, char *buffer,
                                                  size_t capacity, size_t *needed);

/**
 * @brief Writes a sentence for why a piece may not move, or where to it may: "Red's pawn 2
 * would go 3 squares too far."
 * @param[in] game the game that was asked; only rules and seats matter.
 * @param[in] why what chinczyk_game_why() answered.
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for an unknown language, and for an answer
 * that cannot be one of this game; ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_why_words(const chinczyk_game *game, const chinczyk_why *why,
                                                chinczyk_language language, char *buffer,
                                                size_t capacity, size_t *needed);

/**
 * @brief Writes the name of a player, by the colours: "Red", or "Red-Yellow" for
 * the owner of two.
 * @param[in] game the game.
 * @param[in] player the player.
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for an unknown language and for no such
 * player, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: shared
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_player_words(const chinczyk_game *game, int32_t player,
                                                   chinczyk_language language, char *buffer,
                                                   size_t capacity, size_t *needed);

/**
 * @brief The name of a colour, in small letters: red, blue, yellow, green, purple,
 * orange by number; on the board of the preset ludo red, blue, green, yellow.
 *
 * The names belong to the board: rules have those of ludo where colours,
 * track_length, lap_length, home_length and home_centre are those of that preset.
 * @param[in] rules valid rules.
 * @param[in] colour 0 to colours - 1.
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return constant text; null for no such colour or language, and for rules that are
 * not valid.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_words_colour(const chinczyk_rules *rules, int32_t colour,
                                               chinczyk_language language);

/**
 * @brief A sentence for a status.
 * @param[in] status any number.
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return constant text, for an unknown status too; null for an unknown language.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_words_status(chinczyk_status status, chinczyk_language language);

/**
 * @brief What a game waits for, in a few words.
 * @param[in] phase CHINCZYK_PHASE_...
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return constant text; null for no such phase or language.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_words_phase(chinczyk_phase phase, chinczyk_language language);

/**
 * @brief The name of a kind of event.
 * @param[in] kind CHINCZYK_EVENT_...
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return constant text; null for no such kind or language.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_words_event_kind(chinczyk_event_kind kind,
                                                   chinczyk_language language);

/**
 * @brief The name of a preset, for people; chinczyk_preset_name() is that of the
 * rules text.
 * @param[in] preset CHINCZYK_PRESET_...
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return constant text; null for no such preset or language.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_words_preset(chinczyk_preset preset, chinczyk_language language);

/**
 * @brief The name of a field of the rules, for people, as a page of settings shows it.
 * @param[in] field as for chinczyk_field_name().
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return constant text; null for no such field or language.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_words_field(int32_t field, chinczyk_language language);

/**
 * @brief The name of a value of a field, for people: of a word, of no and yes.
 * @param[in] field as for chinczyk_field_name().
 * @param[in] value as for chinczyk_field_value_name().
 * @param[in] language CHINCZYK_ENGLISH, ...
 * @return constant text; null where there is no such field, value, word or language.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_words_value(int32_t field, uint64_t value,
                                              chinczyk_language language);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
