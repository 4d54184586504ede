/* SPDX-License-Identifier: MIT */
/*
 * All that the library says to people, in every language. A language is one file: a
 * table with a template for each message, in the order of the list below, which its
 * static assert holds it to in length and the tests in order. To add one: write
 * words_<code>.c, give it a number in chinczyk/words.h, and name it in words.c.
 *
 * Templates. `{name}` is a value. `{name:form|form}` is the form that the language has
 * for this number of things. `{name?form|form}` is the form of this number, from 0 on,
 * the last one for greater numbers; forms are plain text. Which values a message has
 * stands with it; those of the rules have all fields by their names.
 */
#ifndef LIB_WORDS_H
#define LIB_WORDS_H

#include <chinczyk.h>

#include "text.h"

enum message {
    /* Names. Statuses in the order of `statuses` in words_names.c, then the unknown one. */
    SAY_STATUS_OK,
    SAY_STATUS_INVALID_ARGUMENT,
    SAY_STATUS_BUFFER_TOO_SMALL,
    SAY_STATUS_PARSE,
    SAY_STATUS_INVALID_RULES,
    SAY_STATUS_INVALID_POSITION,
    SAY_STATUS_INVALID_RECORD,
    SAY_STATUS_ILLEGAL_MOVE,
    SAY_STATUS_WRONG_PHASE,
    SAY_STATUS_NOTHING_TO_UNDO,
    SAY_STATUS_NOTHING_TO_REDO,
    SAY_STATUS_NO_MEMORY,
    SAY_STATUS_STOPPED,
    SAY_STATUS_UNKNOWN,
    /* By number. */
    SAY_PHASE_ROLL_OFF,
    SAY_PHASE_ROLL,
    SAY_PHASE_MOVE,
    SAY_PHASE_OVER,
    SAY_KIND_ROLLED,
    SAY_KIND_SAVED,
    SAY_KIND_MOVED,
    SAY_KIND_CAPTURED,
    SAY_KIND_SENT_BACK,
    SAY_KIND_ROBBER_CHANGED_SIDES,
    SAY_KIND_REACHED_HOME,
    SAY_KIND_PASSED,
    SAY_KIND_BONUS,
    SAY_KIND_TRIES_LEFT,
    SAY_KIND_ROLL_LOST,
    SAY_KIND_FORFEITED,
    SAY_KIND_TURN,
    SAY_KIND_PLACED,
    SAY_KIND_LEFT,
    SAY_KIND_OVER,
    SAY_KIND_TIED,
    SAY_PRESET_POLISH,
    SAY_PRESET_BRITISH,
    SAY_PRESET_ONLINE,
    SAY_PRESET_TOURNAMENT,
    SAY_PRESET_LUDO,
    SAY_PRESET_TRADITIONAL,
    SAY_PRESET_BLOCKADE,
    SAY_PRESET_ROBBER,
    /* In the order of the table of fields. */
    SAY_FIELD_COLOURS,
    SAY_FIELD_TRACK_LENGTH,
    SAY_FIELD_LAP_LENGTH,
    SAY_FIELD_HOME_LENGTH,
    SAY_FIELD_HOME_CENTRE,
    SAY_FIELD_PAWNS,
    SAY_FIELD_EXIT_FACES,
    SAY_FIELD_BONUS_FACES,
    SAY_FIELD_TRIES,
    SAY_FIELD_TRIES_WHEN,
    SAY_FIELD_BONUS_LIMIT,
    SAY_FIELD_BONUS_LIMIT_EFFECT,
    SAY_FIELD_BONUS_IF_STUCK,
    SAY_FIELD_COMBINE_ROLLS,
    SAY_FIELD_BONUS_ON_CAPTURE,
    SAY_FIELD_BONUS_ON_HOME,
    SAY_FIELD_EXIT_PRIORITY,
    SAY_FIELD_START_CLEAR,
    SAY_FIELD_PASSING,
    SAY_FIELD_JUMP,
    SAY_FIELD_HOME_JUMP,
    SAY_FIELD_HOME_MOVE,
    SAY_FIELD_OVERSHOOT,
    SAY_FIELD_STACK_LIMIT,
    SAY_FIELD_BLOCK,
    SAY_FIELD_BLOCK_JUMP,
    SAY_FIELD_CAPTURE,
    SAY_FIELD_SLIDE,
    SAY_FIELD_CAPTURE_PRIORITY,
    SAY_FIELD_SAFE_START,
    SAY_FIELD_SAFE_SQUARES,
    SAY_FIELD_SAFE_LANDING,
    SAY_FIELD_ROBBERS,
    SAY_FIELD_FIRST,
    SAY_FIELD_FINISH,
    SAY_FIELD_WIN_PAWNS,
    SAY_NO,
    SAY_YES,
    /* The words of the fields that have words, in the order of the table of fields. */
    SAY_TRIES_WHEN_NONE_ON_TRACK,
    SAY_TRIES_WHEN_NEVER,
    SAY_TRIES_WHEN_ALL_IN_BASE,
    SAY_TRIES_WHEN_STUCK_WITHOUT_EXIT,
    SAY_BONUS_LIMIT_EFFECT_NO_BONUS,
    SAY_BONUS_LIMIT_EFFECT_FORFEIT,
    SAY_EXIT_PRIORITY_FREE,
    SAY_EXIT_PRIORITY_MANDATORY,
    SAY_START_CLEAR_FREE,
    SAY_START_CLEAR_MANDATORY,
    SAY_PASSING_FORBIDDEN,
    SAY_PASSING_ALLOWED,
    SAY_JUMP_ALLOWED,
    SAY_JUMP_FORBIDDEN,
    SAY_HOME_JUMP_ALLOWED,
    SAY_HOME_JUMP_FORBIDDEN,
    SAY_HOME_MOVE_ALLOWED,
    SAY_HOME_MOVE_FORBIDDEN,
    SAY_OVERSHOOT_FORBIDDEN,
    SAY_OVERSHOOT_BOUNCE,
    SAY_OVERSHOOT_BOUNCE_ALL,
    SAY_BLOCK_NONE,
    SAY_BLOCK_SHIELD,
    SAY_BLOCK_MOVABLE,
    SAY_BLOCK_JUMP_ALLOWED,
    SAY_BLOCK_JUMP_FORBIDDEN,
    SAY_CAPTURE_NORMAL,
    SAY_CAPTURE_NONE,
    SAY_SLIDE_FORWARD,
    SAY_SLIDE_BACK,
    SAY_CAPTURE_PRIORITY_FREE,
    SAY_CAPTURE_PRIORITY_MANDATORY,
    SAY_SAFE_START_NONE,
    SAY_SAFE_START_OWN,
    SAY_SAFE_START_ANY,
    SAY_SAFE_LANDING_CLOSED,
    SAY_SAFE_LANDING_SHARE,
    SAY_FIRST_ROLL_OFF,
    SAY_FIRST_RANDOM,
    SAY_FIRST_FIXED,
    SAY_FINISH_ALL_PLACES,
    SAY_FINISH_FIRST_WINNER,
    /* Colours, six each: alone; as a player, who begins a sentence; and, of the owner
     * of several, the colours before the last, those at the beginning in capitals. */
    SAY_COLOUR_RED,
    SAY_COLOUR_BLUE,
    SAY_COLOUR_YELLOW,
    SAY_COLOUR_GREEN,
    SAY_COLOUR_PURPLE,
    SAY_COLOUR_ORANGE,
    SAY_PLAYER_RED,
    SAY_PLAYER_BLUE,
    SAY_PLAYER_YELLOW,
    SAY_PLAYER_GREEN,
    SAY_PLAYER_PURPLE,
    SAY_PLAYER_ORANGE,
    SAY_STEM_RED,
    SAY_STEM_BLUE,
    SAY_STEM_YELLOW,
    SAY_STEM_GREEN,
    SAY_STEM_PURPLE,
    SAY_STEM_ORANGE,
    SAY_FIRST_STEM_RED,
    SAY_FIRST_STEM_BLUE,
    SAY_FIRST_STEM_YELLOW,
    SAY_FIRST_STEM_GREEN,
    SAY_FIRST_STEM_PURPLE,
    SAY_FIRST_STEM_ORANGE,

    /* Between the last two of a list. */
    SAY_AND,
    SAY_OR,

    /* Headings of the description of rules. */
    SAY_HEADING_BOARD,
    SAY_HEADING_PLAYERS,
    SAY_HEADING_EXIT,
    SAY_HEADING_ROLLS,
    SAY_HEADING_MOVING,
    SAY_HEADING_STACKS,
    SAY_HEADING_CAPTURE,
    SAY_HEADING_SAFE,
    SAY_HEADING_HOME,
    SAY_HEADING_ROBBERS,
    SAY_HEADING_END,
    SAY_HEADING_UNUSED,
    /* The rules; when each is said: words_rules.c. They have all fields, and {arm}
     * squares from start to start, {skipped} squares of the track left out, {names} of
     * the colours, {exit} and {bonus}: lists of faces, {offsets}, {except}: 1 for
     * blocks and 2 for safe pawns, which are not captured. */
    SAY_TRACK,
    SAY_COLOURS,
    SAY_LAP_WHOLE,
    SAY_LAP_PART,
    SAY_SKIPPED_ONE,
    SAY_SKIPPED,
    SAY_LANE,
    SAY_HOME_CENTRE,
    SAY_HOME_LANE,
    SAY_HOME_LAST,
    SAY_PAWNS,
    SAY_PLAYERS_TWO,
    SAY_PLAYERS,
    SAY_SEATS_OPPOSITE,
    SAY_SEATS_BESIDE,
    SAY_SHARED_FOUR,
    SAY_SHARED_SIX,
    SAY_SHARED,
    SAY_ROLL_OFF,
    SAY_RANDOM,
    SAY_FIXED,
    SAY_TURNS,
    SAY_EXIT,
    SAY_EXIT_ENDS,
    SAY_EXIT_OCCUPIED,
    SAY_EXIT_FREE,
    SAY_EXIT_MUST,
    SAY_START_MUST,
    SAY_NONE_ON_TRACK,
    SAY_ALL_IN_BASE,
    SAY_STUCK,
    SAY_NO_TRIES,
    SAY_BONUS_NONE,
    SAY_BONUS,
    SAY_BONUS_STUCK,
    SAY_BONUS_NOT_STUCK,
    SAY_COMBINE,
    SAY_COMBINE_EXIT,
    SAY_COMBINE_BONUS,
    SAY_LIMIT_OFF,
    SAY_LIMIT_NO_BONUS,
    SAY_LIMIT_FORFEIT,
    SAY_SERIES_OFF,
    SAY_SERIES_LIMIT,
    SAY_SERIES_FORFEIT,
    SAY_CAPTURE_BONUS,
    SAY_HOME_BONUS,
    SAY_BONUS_ONCE,
    SAY_MOVE,
    SAY_MUST_MOVE,
    SAY_MAY_PASS,
    SAY_LOST,
    SAY_FREE_CHOICE,
    SAY_EXIT_FIRST,
    SAY_CAPTURE_LAST,
    SAY_JUMP,
    SAY_JUMP_LANE,
    SAY_JUMP_NOT_LANE,
    SAY_NO_JUMP,
    SAY_SINGLE,
    SAY_STACK,
    SAY_STACK_LANE,
    SAY_STACK_TOGETHER,
    SAY_SHIELD,
    SAY_PAIR,
    SAY_PAIR_CAPTURE,
    SAY_BLOCK_PASSED,
    SAY_BLOCK_BARS,
    SAY_CAPTURES,
    SAY_CAPTURED_EXIT,
    SAY_NO_CAPTURE,
    SAY_SLIDES_FORWARD,
    SAY_SLIDES_BACK,
    SAY_CAPTURE_FREE,
    SAY_CAPTURE_MUST,
    SAY_SAFE_NOWHERE,
    SAY_SAFE_OWN,
    SAY_SAFE_ANY,
    SAY_SAFE_SQUARES,
    SAY_SAFE_LANE,
    SAY_SAFE_CLOSED,
    SAY_SAFE_SHARED,
    SAY_SAFE_BLOCK,
    SAY_LANE_MOVES,
    SAY_LANE_STAYS,
    SAY_EXACT,
    SAY_BOUNCE,
    SAY_BOUNCE_LANE,
    SAY_BOUNCE_ALL,
    SAY_BOUNCE_OUT,
    SAY_ROBBER,
    SAY_ROBBER_CAPTURE,
    SAY_ROBBER_SAFE,
    SAY_ROBBER_JOINS,
    SAY_WIN_ALL,
    SAY_WIN_EVERY,
    SAY_WIN_SOME,
    SAY_WIN_DONE,
    SAY_ALL_PLACES,
    SAY_FIRST_WINNER,
    SAY_LEAVING,
    SAY_UNUSED_TRIES,
    SAY_UNUSED_LIMIT,
    SAY_UNUSED_STUCK,
    SAY_UNUSED_COMBINE,
    SAY_UNUSED_CAPTURE_BONUS,
    SAY_UNUSED_HOME_JUMP,
    SAY_UNUSED_BLOCK_JUMP,
    SAY_UNUSED_BOUNCE,
    SAY_UNUSED_CAPTURE_MUST,
    SAY_UNUSED_SAFE_OWN,
    SAY_UNUSED_SAFE_ANY,
    SAY_UNUSED_SAFE_SQUARES,
    SAY_UNUSED_SHARED,
    /* The difference: {rule} of the other rules. */
    SAY_EQUAL,
    SAY_INSTEAD,
    SAY_NO_LONGER,

    /* Pieces: {colour}, {player} of that colour alone, {n} from 1 on. The object of a
     * sentence, and what begins it. */
    SAY_PAWN,
    SAY_PAWN_OF,
    SAY_ROBBER_NUMBER,
    SAY_SUBJECT_PAWN,
    SAY_SUBJECT_ROBBER,
    /* Squares: {n}. */
    SAY_FROM_BASE,
    SAY_FROM_TRACK,
    SAY_FROM_LANE,
    SAY_FROM_CENTRE,
    SAY_TO_BASE,
    SAY_TO_TRACK,
    SAY_TO_LANE,
    SAY_TO_CENTRE,
    SAY_ON_BASE,
    SAY_ON_TRACK,
    SAY_ON_LANE,
    SAY_ON_CENTRE,
    /* Events: {player}, {n}: the value, {piece}: the object, {subject}: the same as one,
     * {from}, {to}, {on}: the square it left. */
    SAY_ROLLED,
    SAY_SAVED,
    SAY_MOVED,
    SAY_MOVED_BOUNCE,
    SAY_MOVED_SLIDE,
    SAY_CAPTURED,
    SAY_SENT_BACK,
    SAY_ROBBER_CHANGED_SIDES,
    SAY_REACHED_HOME,
    SAY_PASSED,
    SAY_BONUS_FOR_FACE,
    SAY_BONUS_FOR_CAPTURE,
    SAY_BONUS_FOR_HOME,
    SAY_TRIES_LEFT,
    SAY_ROLL_LOST,
    SAY_FORFEITED,
    SAY_TURN,
    SAY_PLACED,
    SAY_LEFT,
    SAY_OVER,
    SAY_TIED,
    /* Reasons, by number: {subject}: the piece, {player}: who it is about, {to}, {on}: the
     * square on which something stands, {faces}, {n}: the value. */
    SAY_WHY_NONE,
    SAY_WHY_GONE,
    SAY_WHY_OVER,
    SAY_WHY_FINISHED,
    SAY_WHY_ROLL_OFF,
    SAY_WHY_NOT_ON_TURN,
    SAY_WHY_ROLL_DUE,
    SAY_WHY_FORFEITED,
    SAY_WHY_SAVED,
    SAY_WHY_NO_PAIR,
    SAY_WHY_AT_END,
    SAY_WHY_NEEDS_EXIT,
    SAY_WHY_HOME_MOVE,
    SAY_WHY_PAIR_IN_LANE,
    SAY_WHY_TOO_FAR,
    SAY_WHY_BOUNCE_TOO_FAR,
    SAY_WHY_OWN_SQUARE,
    SAY_WHY_JUMP,
    SAY_WHY_BLOCK_JUMP,
    SAY_WHY_HOME_JUMP,
    SAY_WHY_OWN_PIECE,
    SAY_WHY_BLOCK,
    SAY_WHY_SAFE,
    SAY_WHY_NO_FREE_SQUARE,
    SAY_WHY_MUST_EXIT,
    SAY_WHY_MUST_CLEAR_START,
    SAY_WHY_MUST_CAPTURE,

    SAY_COUNT
};

enum { COLOURS_NAMED = 6 };

/* A row of a language's table: the message, and how the language says it. */
struct saying {
    enum message message;
    const char *text;
};

struct language {
    const char *code;
    const char *name;
    unsigned (*plural)(uint64_t n); /* which form so many things have */
    const struct saying *sayings;   /* SAY_COUNT, in order */
};

extern const struct language chinczyk_words_en, chinczyk_words_pl;

/* Null for one that does not exist. */
const struct language *chinczyk_words_language(chinczyk_language language);

/* Values for templates: a text, or where that is null a number. */
struct value {
    const char *name;
    const char *text;
    uint64_t number;
};

/* Ends with a row whose name is null; `values` may be null. */
void chinczyk_words_say(struct text *text, const struct language *language, enum message message,
                        const struct value *values);

/* The message as it stands; for those without values. */
const char *chinczyk_words_text(const struct language *language, enum message message);

/* The numbers of a set, with `last`, SAY_AND or SAY_OR, before the last. */
void chinczyk_words_put_set(struct text *text, const struct language *language, uint64_t set,
                            enum message last);

/* Which of the six names a colour of these rules has. */
unsigned chinczyk_words_colour_number(const chinczyk_rules *rules, unsigned colour);

/* The name of who owns these colours, at the beginning of a sentence. */
void chinczyk_words_put_player(struct text *text, const struct language *language,
                               const chinczyk_rules *rules, uint32_t colours);

#endif
