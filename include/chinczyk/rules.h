/* SPDX-License-Identifier: MIT */
/**
 * @file
 * @brief The rules of a game.
 */
#ifndef CHINCZYK_RULES_H
#define CHINCZYK_RULES_H

#include <chinczyk/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup rules Rules
 *
 * doc/rules.md tells what every field does. A struct is begun with
 * chinczyk_rules_init(), changed field by field, and checked where it is used.
 * @{
 */

/** A named set of rules. @since 0.1 */
typedef int32_t chinczyk_preset;

/** Values of ::chinczyk_preset. */
enum {
    CHINCZYK_PRESET_POLISH = 0,      /**< The basic rules. */
    CHINCZYK_PRESET_BRITISH = 1,     /**< A larger board with a centre, one try, shields. */
    CHINCZYK_PRESET_ONLINE = 2,      /**< Tries where only an exit face helps. */
    CHINCZYK_PRESET_TOURNAMENT = 3,  /**< Mandatory exits; ends with the first winner. */
    CHINCZYK_PRESET_LUDO = 4,        /**< A larger board, stacks, a bonus for a capture. */
    CHINCZYK_PRESET_TRADITIONAL = 5, /**< Tries with all in base; ends with the first winner. */
    CHINCZYK_PRESET_BLOCKADE = 6,    /**< Traditional, with blocks that move. */
    CHINCZYK_PRESET_ROBBER = 7       /**< Traditional, with a robber each. */
};

/** Values of chinczyk_rules.tries_when. @since 0.1 */
enum {
    CHINCZYK_TRIES_NONE_ON_TRACK = 0,     /**< No pawn or robber of the player is on the track. */
    CHINCZYK_TRIES_NEVER = 1,             /**< Never. */
    CHINCZYK_TRIES_ALL_IN_BASE = 2,       /**< All of them are in base. */
    CHINCZYK_TRIES_STUCK_WITHOUT_EXIT = 3 /**< No face but an exit face has a legal move. */
};

/** Values of chinczyk_rules.bonus_limit_effect. @since 0.1 */
enum {
    CHINCZYK_BONUS_LIMIT_NO_BONUS = 0, /**< It is moved but grants nothing. */
    CHINCZYK_BONUS_LIMIT_FORFEIT = 1   /**< It is not moved and the turn ends. */
};

/** Values of chinczyk_rules.exit_priority, start_clear and capture_priority. @since 0.1 */
enum {
    CHINCZYK_OBLIGATION_FREE = 0,     /**< It need not be done. */
    CHINCZYK_OBLIGATION_MANDATORY = 1 /**< Where it can be done, nothing else is legal. */
};

/** Values of chinczyk_rules.jump, home_jump, home_move and block_jump. @since 0.1 */
enum {
    CHINCZYK_MOVING_ALLOWED = 0,  /**< It may be done. */
    CHINCZYK_MOVING_FORBIDDEN = 1 /**< It may not be done. */
};

/** Values of chinczyk_rules.passing. @since 0.1 */
enum {
    CHINCZYK_PASSING_FORBIDDEN = 0, /**< Who can move must move. */
    CHINCZYK_PASSING_ALLOWED = 1    /**< A pass is among the legal moves. */
};

/** Values of chinczyk_rules.overshoot. @since 0.1 */
enum {
    CHINCZYK_OVERSHOOT_FORBIDDEN = 0, /**< The move is illegal. */
    CHINCZYK_OVERSHOOT_BOUNCE = 1,    /**< A pawn from the track turns back by the rest. */
    CHINCZYK_OVERSHOOT_BOUNCE_ALL = 2 /**< So does a pawn in the lane. */
};

/** Values of chinczyk_rules.block. @since 0.1 */
enum {
    CHINCZYK_BLOCK_NONE = 0,   /**< Two pawns, no more. */
    CHINCZYK_BLOCK_SHIELD = 1, /**< Nobody captures them; who lands there goes back to base. */
    CHINCZYK_BLOCK_MOVABLE = 2 /**< A pair that may move as one, and that only a pair captures. */
};

/** Values of chinczyk_rules.capture. @since 0.1 */
enum {
    CHINCZYK_CAPTURE_NORMAL = 0, /**< The opponents go to base. */
    CHINCZYK_CAPTURE_NONE = 1    /**< The pawn slides to a free square. */
};

/** Values of chinczyk_rules.slide. @since 0.1 */
enum {
    CHINCZYK_SLIDE_FORWARD = 0, /**< To the next free square of its way. */
    CHINCZYK_SLIDE_BACK = 1     /**< To the nearest free square before. */
};

/** Values of chinczyk_rules.safe_start. @since 0.1 */
enum {
    CHINCZYK_SAFE_NONE = 0, /**< On none. */
    CHINCZYK_SAFE_OWN = 1,  /**< On its own. */
    CHINCZYK_SAFE_ANY = 2   /**< On any. */
};

/** Values of chinczyk_rules.safe_landing. @since 0.1 */
enum {
    CHINCZYK_LANDING_CLOSED = 0, /**< It is illegal. */
    CHINCZYK_LANDING_SHARE = 1   /**< Both stand there. */
};

/** Values of chinczyk_rules.first. @since 0.1 */
enum {
    CHINCZYK_FIRST_ROLL_OFF = 0, /**< The highest roll. */
    CHINCZYK_FIRST_RANDOM = 1,   /**< Drawn by the game's own die. */
    CHINCZYK_FIRST_FIXED = 2     /**< Whom the caller names, else player 0. */
};

/** Values of chinczyk_rules.finish. @since 0.1 */
enum {
    CHINCZYK_FINISH_ALL_PLACES = 0,  /**< When only one player has no place. */
    CHINCZYK_FINISH_FIRST_WINNER = 1 /**< With the first winner. */
};

/**
 * @brief The rules of a game.
 *
 * A plain value: it may be copied, compared and stored, since it has no padding
 * and chinczyk_rules_init() sets every byte. Functions accept any struct_size
 * from that of the first published version up to 4096: fields that are missing
 * at the end have their old behaviour, bytes that the library does not know must
 * be zero. Rules that a struct is too small for are not cut short but refused. Yes
 * and no are 1 and 0.
 * @since 0.1
 */
typedef struct chinczyk_rules {
    /** sizeof(chinczyk_rules) of the caller; chinczyk_rules_init() sets it. */
    uint32_t struct_size;
    /** Zero. */
    uint32_t reserved0;
    /** Arms of the board, 2 to 6. */
    uint32_t colours;
    /** Squares of the ring, 12 to 96: a multiple of colours, 6 an arm at least. */
    uint32_t track_length;
    /** Squares that a pawn walks on the ring before it turns into its lane. */
    uint32_t lap_length;
    /** Lane squares, 1 to 8. */
    uint32_t home_length;
    /** Yes: behind the lane lies a centre, and home is there alone. */
    uint32_t home_centre;
    /** Pawns of a colour, 1 to 4. */
    uint32_t pawns;
    /** Set of the faces that bring a pawn out of base. */
    uint32_t exit_faces;
    /** Set of the faces that grant another roll. */
    uint32_t bonus_faces;
    /** Rolls in a grant of tries, 1 to 10. */
    uint32_t tries;
    /** When a grant is one of tries: CHINCZYK_TRIES_... */
    uint32_t tries_when;
    /** From which bonus face in a row on the effect holds; 0 never. */
    uint32_t bonus_limit;
    /** What such a bonus face does: CHINCZYK_BONUS_LIMIT_... */
    uint32_t bonus_limit_effect;
    /** Yes: a bonus face that moved nothing still grants its roll. */
    uint32_t bonus_if_stuck;
    /** Yes: bonus faces are saved up and one piece moves their sum. */
    uint32_t combine_rolls;
    /** Yes: a capture grants another roll. */
    uint32_t bonus_on_capture;
    /** Yes: an arrival home grants another roll. */
    uint32_t bonus_on_home;
    /** Mandatory: only exits are legal while there is one. */
    uint32_t exit_priority;
    /** Mandatory: a pawn on its start goes first while others of it wait. */
    uint32_t start_clear;
    /** Allowed: a player may decline to move: CHINCZYK_PASSING_... */
    uint32_t passing;
    /** Forbidden: no piece passes over another. */
    uint32_t jump;
    /** Forbidden: no pawn passes over one of its own in the lane. */
    uint32_t home_jump;
    /** Forbidden: a pawn in the lane stays where it is. */
    uint32_t home_move;
    /** What happens past the last square: CHINCZYK_OVERSHOOT_... */
    uint32_t overshoot;
    /** Pawns of one colour on one square of the track, 1 to 4. */
    uint32_t stack_limit;
    /** What two of them are: CHINCZYK_BLOCK_... */
    uint32_t block;
    /** Forbidden: opponents do not pass over a block. */
    uint32_t block_jump;
    /** What landing on an opponent does: CHINCZYK_CAPTURE_... */
    uint32_t capture;
    /** Where to without capture: CHINCZYK_SLIDE_... */
    uint32_t slide;
    /** Mandatory: only captures are legal while there is one. */
    uint32_t capture_priority;
    /** On which starts a pawn is safe: CHINCZYK_SAFE_... */
    uint32_t safe_start;
    /** Bit n: the square n behind every start is safe for every pawn. */
    uint64_t safe_squares;
    /** What landing on a safe opponent does: CHINCZYK_LANDING_... */
    uint32_t safe_landing;
    /** Robbers of each player at the beginning, 0 or 1. */
    uint32_t robbers;
    /** Who begins: CHINCZYK_FIRST_... */
    uint32_t first;
    /** When the game ends: CHINCZYK_FINISH_... */
    uint32_t finish;
    /** Pawns that each colour needs home to finish; 0 all. */
    uint32_t win_pawns;
    /** Zero. */
    uint32_t reserved1[3];
} chinczyk_rules;

/**
 * @brief Fills a rules struct from a preset.
 * @param[out] rules the caller's struct; all `size` bytes are set.
 * @param[in] size sizeof(chinczyk_rules).
 * @param[in] preset CHINCZYK_PRESET_...
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for an unknown preset, for a size below
 * that of the first published version or above 4096, and for a struct too small for
 * these rules.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_rules_init(chinczyk_rules *rules, size_t size,
                                                 chinczyk_preset preset);

/**
 * @brief Checks that every field is in its range and that none contradict.
 * @param[in] rules the rules.
 * @param[out] error optional; names the field, or the two fields, at fault.
 * @return ::CHINCZYK_ERROR_INVALID_RULES where they cannot be played.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_rules_check(const chinczyk_rules *rules,
                                                  chinczyk_error *error);

/**
 * @brief Reads rules from text: `preset[,key=value]...`, see doc/notation.md.
 * @param[in] text the text.
 * @param[out] rules the caller's struct; all `size` bytes are set, to zero on failure.
 * @param[in] size sizeof(chinczyk_rules).
 * @param[out] error optional.
 * @return ::CHINCZYK_ERROR_PARSE for a text that is not of the form,
 * ::CHINCZYK_ERROR_INVALID_RULES for values that cannot be played,
 * ::CHINCZYK_ERROR_INVALID_ARGUMENT for a size as in chinczyk_rules_init(), and for
 * a struct too small for these rules.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_rules_parse(const char *text, chinczyk_rules *rules,
                                                  size_t size, chinczyk_error *error);

/**
 * @brief Writes the canonical text of rules: the nearest preset and the keys
 * that differ from it.
 * @param[in] rules valid rules.
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_rules_format(const chinczyk_rules *rules, char *buffer,
                                                   size_t capacity, size_t *needed);

/**
 * @brief Writes the seats of so many players, as doc/rules.md seats them.
 *
 * With one colour each, players sit as far apart as the board allows; with
 * several, colour c is player c modulo `players`.
 * @param[in] rules valid rules.
 * @param[in] players 2 or more.
 * @param[in] colours_each colours of each player, 1 or more.
 * @param[out] buffer the caller's; null with capacity 0.
 * @param[in] capacity its size in bytes.
 * @param[out] needed optional; the size of the text with its zero byte.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT where these rules do not seat them,
 * ::CHINCZYK_ERROR_INVALID_RULES, ::CHINCZYK_ERROR_BUFFER_TOO_SMALL.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_rules_seats(const chinczyk_rules *rules, int32_t players,
                                                  int32_t colours_each, char *buffer,
                                                  size_t capacity, size_t *needed);

/**
 * @return the number of presets.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API int32_t chinczyk_preset_count(void);

/**
 * @param[in] preset CHINCZYK_PRESET_...
 * @return the preset's name, such as "polish"; null for an unknown one.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_preset_name(chinczyk_preset preset);

/** Kind of value that a field holds. @since 0.1 */
typedef int32_t chinczyk_field_kind;

/** Values of ::chinczyk_field_kind. */
enum {
    /** A number between min and max. */
    CHINCZYK_FIELD_NUMBER = 1,
    /** 0 or 1: no or yes. */
    CHINCZYK_FIELD_BOOLEAN = 2,
    /** One of several words, numbered from 0. */
    CHINCZYK_FIELD_WORD = 3,
    /** A set of faces, bit f for face f. */
    CHINCZYK_FIELD_FACES = 4,
    /** A set of offsets, bit n for offset n. */
    CHINCZYK_FIELD_OFFSETS = 5
};

/**
 * @brief A field of ::chinczyk_rules, described.
 * @since 0.1
 */
typedef struct chinczyk_field {
    /** Its offset in the struct, in bytes. A field that ends beyond the struct_size
     * you compiled with is not in your struct: leave it alone. */
    uint32_t offset;
    /** Its width in bytes: 4 or 8, an unsigned integer. */
    uint32_t width;
    /** What it holds. */
    chinczyk_field_kind kind;
    /** Zero. */
    uint32_t reserved;
    /** Least value; of a set, 0 where it may be empty, else 1. */
    uint64_t min;
    /** Greatest value; of a set, all the bits that it may have. */
    uint64_t max;
    /** Value in the preset polish. */
    uint64_t default_value;
} chinczyk_field;

/**
 * @return the number of fields, struct_size and reserved ones left out.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API int32_t chinczyk_field_count(void);

/**
 * @param[in] field 0 to chinczyk_field_count() - 1, in the order of the rules text.
 * @return its name, which is its key in the text; null for no such field.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_field_name(int32_t field);

/**
 * @param[in] field as for chinczyk_field_name().
 * @return one line of English on what it does; null for no such field.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_field_help(int32_t field);

/**
 * @brief The word for a value of a field of words, or no and yes of a boolean.
 * @param[in] field as for chinczyk_field_name().
 * @param[in] value the value.
 * @return constant text; null where there is no such field, value or word.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API const char *chinczyk_field_value_name(int32_t field, uint64_t value);

/**
 * @brief Finds a field by its name.
 *
 * Field numbers hold for the running library only; keep names.
 * @param[in] name optional; the name.
 * @return the field's number, or ::CHINCZYK_NONE for no such field.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API int32_t chinczyk_field_find(const char *name);

/**
 * @brief Describes a field.
 * @param[in] field as for chinczyk_field_name().
 * @param[out] description set.
 * @return ::CHINCZYK_ERROR_INVALID_ARGUMENT for no such field.
 * @par Threads: any
 * @since 0.1
 */
CHINCZYK_API chinczyk_status chinczyk_field_describe(int32_t field, chinczyk_field *description);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
