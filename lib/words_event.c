/* SPDX-License-Identifier: MIT */
/* What happened, in words. */
#include "words_game.h"

/* Which members an event of a kind must set. */
enum { PLAYER = 1, PIECE = 2, FROM = 4, TO = 8 };

static const struct {
    enum message message;
    unsigned needs;
} kinds[] = {
    [CHINCZYK_EVENT_ROLLED] = {SAY_ROLLED, PLAYER},
    [CHINCZYK_EVENT_SAVED] = {SAY_SAVED, PLAYER},
    [CHINCZYK_EVENT_MOVED] = {SAY_MOVED, PLAYER | PIECE | FROM | TO},
    [CHINCZYK_EVENT_CAPTURED] = {SAY_CAPTURED, PLAYER | PIECE | FROM},
    [CHINCZYK_EVENT_SENT_BACK] = {SAY_SENT_BACK, PLAYER | PIECE | FROM},
    [CHINCZYK_EVENT_ROBBER_CHANGED_SIDES] = {SAY_ROBBER_CHANGED_SIDES, PLAYER | PIECE | FROM},
    [CHINCZYK_EVENT_REACHED_HOME] = {SAY_REACHED_HOME, PLAYER | PIECE | TO},
    [CHINCZYK_EVENT_PASSED] = {SAY_PASSED, PLAYER},
    [CHINCZYK_EVENT_BONUS] = {SAY_BONUS_FOR_FACE, PLAYER},
    [CHINCZYK_EVENT_TRIES_LEFT] = {SAY_TRIES_LEFT, PLAYER},
    [CHINCZYK_EVENT_ROLL_LOST] = {SAY_ROLL_LOST, PLAYER},
    [CHINCZYK_EVENT_FORFEITED] = {SAY_FORFEITED, PLAYER},
    [CHINCZYK_EVENT_TURN] = {SAY_TURN, PLAYER},
    [CHINCZYK_EVENT_PLACED] = {SAY_PLACED, PLAYER},
    [CHINCZYK_EVENT_LEFT] = {SAY_LEFT, PLAYER},
    [CHINCZYK_EVENT_OVER] = {SAY_OVER, 0},
    [CHINCZYK_EVENT_TIED] = {SAY_TIED, PLAYER},
};

/* Whether such an event can be one of this game. */
static int is_event(const struct scene *scene, const chinczyk_event *event) {
    unsigned needs;

    if (event->kind < CHINCZYK_EVENT_ROLLED || event->kind > CHINCZYK_EVENT_TIED ||
        event->value < 0)
        return 0;
    if (event->kind == CHINCZYK_EVENT_BONUS &&
        (event->value < CHINCZYK_BONUS_FACE || event->value > CHINCZYK_BONUS_HOME))
        return 0;
    needs = kinds[event->kind].needs;
    return (!(needs & PLAYER) || chinczyk_scene_has_player(scene, event->player)) &&
           (!(needs & PIECE) || chinczyk_scene_has_piece(scene, event->piece)) &&
           (!(needs & FROM) || chinczyk_scene_has_square(scene, event->from_square)) &&
           (!(needs & TO) || chinczyk_scene_has_square(scene, event->to_square));
}

static enum message choose_message(const chinczyk_event *event) {
    if (event->kind == CHINCZYK_EVENT_BONUS)
        return SAY_BONUS_FOR_FACE + (unsigned)(event->value - CHINCZYK_BONUS_FACE);
    if (event->flags & CHINCZYK_MOVE_BOUNCE)
        return SAY_MOVED_BOUNCE;
    if (event->flags & CHINCZYK_MOVE_SLIDE)
        return SAY_MOVED_SLIDE;
    return kinds[event->kind].message;
}

static void put_event(struct text *text, const struct scene *scene, const chinczyk_event *event) {
    char player[NAME_SIZE], piece[NAME_SIZE], subject[NAME_SIZE];
    char from[NAME_SIZE], to[NAME_SIZE], on[NAME_SIZE];
    unsigned needs = kinds[event->kind].needs;
    const struct value values[] = {
        {"player", player, 0},
        {"piece", piece, 0},
        {"subject", subject, 0},
        {"from", from, 0},
        {"to", to, 0},
        {"on", on, 0},
        {"n", NULL, (uint64_t)event->value},
        {NULL, NULL, 0},
    };

    if (needs & PLAYER)
        chinczyk_scene_player(scene, event->player, player);
    if (needs & PIECE) {
        chinczyk_scene_piece(scene, event->piece, piece);
        chinczyk_scene_subject(scene, event->piece, subject);
    }
    if (needs & FROM) {
        chinczyk_scene_square(scene, event->from_square, SAY_FROM_BASE, from);
        chinczyk_scene_square(scene, event->from_square, SAY_ON_BASE, on);
    }
    if (needs & TO)
        chinczyk_scene_square(scene, event->to_square, SAY_TO_BASE, to);
    chinczyk_words_say(text, scene->language, choose_message(event), values);
}

chinczyk_status chinczyk_event_words(const chinczyk_game *game, const chinczyk_event *event,
                                     chinczyk_language language, char *buffer, size_t capacity,
                                     size_t *needed) {
    struct scene scene;
    struct text text;
    chinczyk_status status = chinczyk_text_begin(&text, buffer, capacity, needed);

    if (!status)
        status = chinczyk_scene_set(&scene, game, language);
    if (!status && (!event || !is_event(&scene, event)))
        status = CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (status)
        return status;
    put_event(&text, &scene, event);
    return chinczyk_text_end(&text, needed);
}
