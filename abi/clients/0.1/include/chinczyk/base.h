/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief What the rest stands on: version, status, memory, limits.
 */
#ifndef CHINCZYK_BASE_H
#define CHINCZYK_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifndef CHINCZYK_API
#if defined(_WIN32) && defined(CHINCZYK_BUILDING)
#define CHINCZYK_API __declspec(dllexport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define CHINCZYK_API __attribute__((visibility("default")))
#else
#define CHINCZYK_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup version Version
 * @since 0.1
 * @{
 */

/** Major version of this header. */
#define CHINCZYK_VERSION_MAJOR 0
/** Minor version of this header. */
#define CHINCZYK_VERSION_MINOR 1
/** Patch level of this header. */
#define CHINCZYK_VERSION_PATCH 0

/**
 * @brief The version of the library that is running, such as "0.1.0".
 * @return constant text, never null.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_version(void);

/**
 * @brief The major version of the library that is running.
 * @return the number.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API int32_t chinczyk_version_major(void);

/**
 * @brief The minor version of the library that is running.
 * @return the number.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API int32_t chinczyk_version_minor(void);

/**
 * @brief The patch level of the library that is running.
 * @return the number.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API int32_t chinczyk_version_patch(void);

/** @} */

/**
 * @defgroup status Status
 * @{
 */

/** Result of a call: ::CHINCZYK_OK or a negative error. @since 0.1 */
typedef int32_t chinczyk_status;

/** Values of ::chinczyk_status. Numbers are never used again. */
enum {
    /** Done. */
    CHINCZYK_OK = 0,
    /** An argument is null, out of its range, or names what does not exist. */
    CHINCZYK_ERROR_INVALID_ARGUMENT = -10,
    /** The output does not fit into the buffer; the needed size is told. */
    CHINCZYK_ERROR_BUFFER_TOO_SMALL = -11,
    /** The text does not have the form it must have. */
    CHINCZYK_ERROR_PARSE = -20,
    /** A field of the rules is out of its range, or two contradict. */
    CHINCZYK_ERROR_INVALID_RULES = -21,
    /** The rules cannot hold such a position. */
    CHINCZYK_ERROR_INVALID_POSITION = -22,
    /** A saved game tells otherwise than the game goes. */
    CHINCZYK_ERROR_INVALID_RECORD = -23,
    /** The move is not one of the legal moves. */
    CHINCZYK_ERROR_ILLEGAL_MOVE = -30,
    /** The game waits for something else, or is over, or is not over. */
    CHINCZYK_ERROR_WRONG_PHASE = -31,
    /** No step is left to take back. */
    CHINCZYK_ERROR_NOTHING_TO_UNDO = -32,
    /** No step is left to repeat. */
    CHINCZYK_ERROR_NOTHING_TO_REDO = -33,
    /** The allocator gave no memory. */
    CHINCZYK_ERROR_NO_MEMORY = -40,
    /** The caller's callback asked to stop. */
    CHINCZYK_ERROR_STOPPED = -41
};

/**
 * @brief The short name of a status, as logs and protocols write it: "ok",
 * "invalid-argument", "illegal-move".
 * @param[in] status any number.
 * @return constant text, never null; "unknown" for an unknown number.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_status_name(chinczyk_status status);

/**
 * @brief An English sentence for a status.
 * @param[in] status any number.
 * @return constant text, never null.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_status_message(chinczyk_status status);

/**
 * @brief What exactly was wrong.
 *
 * Functions that read texts or check rules fill one where the caller gives it.
 * The caller owns it and may leave it uninitialised. On success the status is
 * ::CHINCZYK_OK and the texts are empty. Its size never changes.
 * @since 0.1
 */
typedef struct chinczyk_error {
    /** The same status that the function returned. */
    chinczyk_status status;
    /** Byte of the text at which the fault begins; -1 where there is no text, or the
     * fault lies in what it says as a whole. */
    int32_t offset;
    /** The field that is wrong: a key of the rules, a field of the position;
     * empty where there is none. Of two that contradict it is one, and reason names
     * both. */
    char field[32];
    /** One English sentence without a full stop, which names what is wrong. */
    char reason[212];
    /** Zero. */
    int32_t reserved;
} chinczyk_error;

/** @} */

/**
 * @defgroup memory Memory
 * @{
 */

/**
 * @brief Where an object takes its memory from.
 *
 * The struct is copied; `ctx` must stay usable until the object is freed. The
 * functions are called only from within calls on the object, by the thread that
 * makes them. They must return, without exception or longjmp, and call nothing of
 * the object.
 * @since 0.1
 */
typedef struct chinczyk_allocator {
    /** Gives `size` bytes, aligned for any type, or null. `size` is never 0. */
    void *(*alloc)(size_t size, void *ctx);
    /** Takes back what alloc gave. Never called with null. */
    void (*free)(void *pointer, void *ctx);
    /** Handed to both. */
    void *ctx;
} chinczyk_allocator;

/** @} */

/**
 * @defgroup limits Limits
 *
 * They stay as long as the SONAME does. Each constant is also a function of the
 * same name, for callers that cannot read this header.
 * @par Threads: any
 * @since 0.1
 * @{
 */

/** Most colours of a board. */
#define CHINCZYK_MAX_COLOURS 6
/** Most pawns of a colour. */
#define CHINCZYK_MAX_PAWNS 4
/** Most robbers in a game. */
#define CHINCZYK_MAX_ROBBERS 2
/** Most legal moves in a choice. */
#define CHINCZYK_MAX_MOVES 32
/** Most faces that one move can add up (combine_rolls). */
#define CHINCZYK_MAX_FACES 9
/** Most events of a step. */
#define CHINCZYK_MAX_EVENTS 64
/** Most squares of the path of a move. */
#define CHINCZYK_MAX_PATH 128
/** The square of a piece that waits in base. */
#define CHINCZYK_BASE (-1)
/** The first square of every lane. */
#define CHINCZYK_LANE 100
/** The piece number of robber 0. */
#define CHINCZYK_ROBBER 24
/** No player, no piece, no square. */
#define CHINCZYK_NONE (-2)

/** @return ::CHINCZYK_MAX_COLOURS. @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_colours(void);
/** @return ::CHINCZYK_MAX_PAWNS. @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_pawns(void);
/** @return ::CHINCZYK_MAX_ROBBERS. @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_robbers(void);
/** @return ::CHINCZYK_MAX_MOVES. @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_moves(void);
/** @return ::CHINCZYK_MAX_FACES. @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_faces(void);
/** @return ::CHINCZYK_MAX_EVENTS. @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_events(void);
/** @return ::CHINCZYK_MAX_PATH. @since 0.1 */
CHINCZYK_API int32_t chinczyk_max_path(void);
/** @return ::CHINCZYK_BASE. @since 0.1 */
CHINCZYK_API int32_t chinczyk_base(void);
/** @return ::CHINCZYK_LANE. @since 0.1 */
CHINCZYK_API int32_t chinczyk_lane(void);
/** @return ::CHINCZYK_ROBBER. @since 0.1 */
CHINCZYK_API int32_t chinczyk_robber(void);
/** @return ::CHINCZYK_NONE. @since 0.1 */
CHINCZYK_API int32_t chinczyk_none(void);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
