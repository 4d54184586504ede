/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief Records: whole games as text.
 */
#ifndef CHINCZYK_RECORD_H
#define CHINCZYK_RECORD_H

#include <chinczyk/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup record Record
 *
 * A record is one game as text: tags such as `[Rules "polish"]`, every step, and a
 * last line `end`. A text may hold any number of them, one behind the other.
 * doc/notation.md tells the form, and the limits.
 *
 * Texts that are read are given with their length; they need no zero byte at the
 * end. A fault is told with its byte, and its line, counted from 1, is named in the
 * reason.
 * @{
 */

/**
 * @brief Writes the record of a game: how it began, every step, those that can be
 * repeated as well, where it stands, and the own die, so that it goes on the same.
 * @param[in] game the game.
 * @param[in] head optional; tags of the caller, names of players, a date, anything, as
 * lines of a record (chinczyk_record_tag_format()). It ends with the text or before the
 * first line that is neither tag, comment nor blank, and tags that the library writes
 * itself are passed over, so a record that was read can be handed on as it is.
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
CHINCZYK_API chinczyk_status chinczyk_game_save(const chinczyk_game *game, const char *head,
                                                size_t head_length, char *buffer, size_t capacity,
                                                size_t *needed, chinczyk_error *error);

/**
 * @brief Reads the first record of a text: the game as it was saved, to be taken back,
 * repeated and played on.
 *
 * The time and the memory that it takes grow with the length of the record and no
 * faster.
 * @param[in] text records.
 * @param[in] length its length in bytes.
 * @param[in] allocator optional; null for malloc and free. Copied.
 * @param[out] game set to the game, which the caller frees with chinczyk_game_free();
 * to null on failure.
 * @param[out] consumed optional; how many bytes were read: the next record begins
 * behind them. Blank lines behind the record are among them.
 * @param[in,out] line optional; the number of the text's first line, else 1. On success
 * set to the number of the line behind the record.
 * @param[out] error optional.
 * @return ::CHINCZYK_ERROR_PARSE for a text that is not of the form,
 * ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_INVALID_POSITION for a position
 * to begin from, ::CHINCZYK_ERROR_INVALID_ARGUMENT for seats or players that there
 * are not or an allocator that lacks a function, ::CHINCZYK_ERROR_WRONG_PHASE for a
 * step that is not due, ::CHINCZYK_ERROR_ILLEGAL_MOVE,
 * ::CHINCZYK_ERROR_INVALID_RECORD where the record tells otherwise than the game goes,
 * ::CHINCZYK_ERROR_NO_MEMORY.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_game_load(const char *text, size_t length,
                                                const chinczyk_allocator *allocator,
                                                chinczyk_game **game, size_t *consumed,
                                                uint64_t *line, chinczyk_error *error);

/**
 * @brief Finds the first record of a text without reading it, as for a text that
 * arrives in parts.
 * @param[in] text records, the last of which may be cut off.
 * @param[in] length its length in bytes.
 * @param[out] begin set to the first byte that is not of a blank line; to length where
 * there are only such.
 * @param[out] end optional; set to the byte behind the line that ends the record; to 0
 * where this line, or the line feed behind it, is not there.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_record_find(const char *text, size_t length, size_t *begin,
                                                  size_t *end);

/**
 * @brief Reads the value of a tag of the first record of a text; nothing of the game is
 * looked at.
 * @param[in] text records.
 * @param[in] length its length in bytes.
 * @param[in] name the tag's name, such as "Player0".
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the value with its zero byte.
 * @param[out] error optional.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT where there is no such tag,
 * ::CHINCZYK_ERROR_PARSE for tags that are not of the form,
 * ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_record_tag(const char *text, size_t length, const char *name,
                                                 char *buffer, size_t capacity, size_t *needed,
                                                 chinczyk_error *error);

/**
 * @brief Tells the name of a tag of the first record of a text.
 * @param[in] text records.
 * @param[in] length its length in bytes.
 * @param[in] index which tag, from 0 in their order.
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the name with its zero byte.
 * @param[out] error optional.
 * @return as chinczyk_record_tag(): ::CHINCZYK_ERROR_INVALID_ARGUMENT behind the last
 * tag, ::CHINCZYK_ERROR_PARSE, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_record_tag_name(const char *text, size_t length, size_t index,
                                                      char *buffer, size_t capacity, size_t *needed,
                                                      chinczyk_error *error);

/**
 * @brief Writes a tag as a line of a record, with a line feed.
 * @param[in] name its name: a letter, then letters, digits or `_`, 31 at most.
 * @param[in] value its value: any UTF-8 of at most 1023 bytes.
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the line with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for another name or value,
 * ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_record_tag_format(const char *name, const char *value,
                                                        char *buffer, size_t capacity,
                                                        size_t *needed);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
