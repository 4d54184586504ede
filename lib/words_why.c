/* SPDX-License-Identifier: MIT */
/* Why a piece may not move, in words. */
#include "words_game.h"

/* Which members a reason sets, but for the piece, which all do. */
enum { PLAYER = 1, OTHER = 2, TO = 4, ON = 8, FACES = 16, VALUE = 32 };

static const uint8_t needs[] = {
    [CHINCZYK_REASON_NONE] = TO,         [CHINCZYK_REASON_GONE] = 0,
    [CHINCZYK_REASON_OVER] = 0,          [CHINCZYK_REASON_FINISHED] = PLAYER,
    [CHINCZYK_REASON_ROLL_OFF] = 0,      [CHINCZYK_REASON_NOT_ON_TURN] = OTHER,
    [CHINCZYK_REASON_ROLL_DUE] = PLAYER, [CHINCZYK_REASON_FORFEITED] = VALUE,
    [CHINCZYK_REASON_SAVED] = PLAYER,    [CHINCZYK_REASON_NO_PAIR] = 0,
    [CHINCZYK_REASON_AT_END] = 0,        [CHINCZYK_REASON_NEEDS_EXIT] = FACES,
    [CHINCZYK_REASON_HOME_MOVE] = 0,     [CHINCZYK_REASON_PAIR_IN_LANE] = 0,
    [CHINCZYK_REASON_TOO_FAR] = VALUE,   [CHINCZYK_REASON_BOUNCE_TOO_FAR] = VALUE,
    [CHINCZYK_REASON_OWN_SQUARE] = 0,    [CHINCZYK_REASON_JUMP] = ON,
    [CHINCZYK_REASON_BLOCK_JUMP] = ON,   [CHINCZYK_REASON_HOME_JUMP] = ON,
    [CHINCZYK_REASON_OWN_PIECE] = ON,    [CHINCZYK_REASON_BLOCK] = ON,
    [CHINCZYK_REASON_SAFE] = ON,         [CHINCZYK_REASON_NO_FREE_SQUARE] = ON,
    [CHINCZYK_REASON_MUST_EXIT] = TO,    [CHINCZYK_REASON_MUST_CLEAR_START] = TO,
    [CHINCZYK_REASON_MUST_CAPTURE] = TO,
};

enum { REASONS = sizeof needs / sizeof *needs, FACE_BITS = 0x7e };

_Static_assert(SAY_WHY_NONE + REASONS - 1 == SAY_WHY_MUST_CAPTURE, "a reason has no words");

/* Whether this can be said of a piece of this game. */
static int is_why(const struct scene *scene, const chinczyk_why *why) {
    unsigned set;

    if (why->reason < 0 || why->reason >= REASONS || !chinczyk_scene_has_piece(scene, why->piece))
        return 0;
    set = needs[why->reason];
    return (!(set & PLAYER) || chinczyk_scene_has_player(scene, why->player)) &&
           (!(set & OTHER) || chinczyk_scene_has_player(scene, why->value)) &&
           (!(set & TO) || chinczyk_scene_has_square(scene, why->to_square)) &&
           (!(set & ON) || chinczyk_scene_has_square(scene, why->square)) &&
           (!(set & FACES) || (why->faces && !(why->faces & ~(uint32_t)FACE_BITS))) &&
           (!(set & VALUE) || why->value > 0);
}

static void put_why(struct text *text, const struct scene *scene, const chinczyk_why *why) {
    char subject[NAME_SIZE], player[NAME_SIZE], to[NAME_SIZE], on[NAME_SIZE], faces[NAME_SIZE];
    unsigned set = needs[why->reason];
    const struct value values[] = {
        {"subject", subject, 0}, {"player", player, 0}, {"to", to, 0},
        {"on", on, 0},           {"faces", faces, 0},   {"n", NULL, (uint64_t)why->value},
        {NULL, NULL, 0},
    };

    chinczyk_scene_subject(scene, why->piece, subject);
    if (set & (PLAYER | OTHER))
        chinczyk_scene_player(scene, set & OTHER ? why->value : why->player, player);
    if (set & TO)
        chinczyk_scene_square(scene, why->to_square, SAY_TO_BASE, to);
    if (set & ON)
        chinczyk_scene_square(scene, why->square, SAY_ON_BASE, on);
    if (set & FACES) {
        struct text list;

        chinczyk_text_begin(&list, faces, sizeof faces, NULL);
        chinczyk_words_put_set(&list, scene->language, why->faces, SAY_OR);
        chinczyk_text_end(&list, NULL);
    }
    chinczyk_words_say(text, scene->language, SAY_WHY_NONE + (unsigned)why->reason, values);
}

chinczyk_status chinczyk_why_words(const chinczyk_game *game, const chinczyk_why *why,
                                   chinczyk_language language, char *buffer, size_t capacity,
                                   size_t *needed) {
    struct scene scene;
    struct text text;
    chinczyk_status status = chinczyk_text_begin(&text, buffer, capacity, needed);

    if (!status)
        status = chinczyk_scene_set(&scene, game, language);
    if (!status && (!why || !is_why(&scene, why)))
        status = CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (status)
        return status;
    put_why(&text, &scene, why);
    return chinczyk_text_end(&text, needed);
}
