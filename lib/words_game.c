/* SPDX-License-Identifier: MIT */
#include "words_game.h"

#include <assert.h>

#include "bits.h"

chinczyk_status chinczyk_scene_set(struct scene *scene, const chinczyk_game *game,
                                   chinczyk_language language) {
    scene->language = chinczyk_words_language(language);
    scene->state.struct_size = sizeof scene->state;
    if (!scene->language || chinczyk_game_state(game, &scene->state))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    return chinczyk_game_rules(game, &scene->rules, sizeof scene->rules);
}

int chinczyk_scene_has_player(const struct scene *scene, int32_t player) {
    return player >= 0 && player < scene->state.players;
}

int chinczyk_scene_has_piece(const struct scene *scene, int32_t piece) {
    int32_t colour = piece / CHINCZYK_MAX_PAWNS;

    if (piece >= CHINCZYK_ROBBER)
        return piece < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS && scene->rules.robbers;
    return piece >= 0 && scene->state.owner[colour] >= 0 &&
           piece % CHINCZYK_MAX_PAWNS < (int32_t)scene->rules.pawns;
}

int chinczyk_scene_has_square(const struct scene *scene, int32_t square) {
    int32_t end = CHINCZYK_LANE + (int32_t)(scene->rules.home_length + scene->rules.home_centre);

    return square == CHINCZYK_BASE ||
           (square >= 0 && square < (int32_t)scene->rules.track_length) ||
           (square >= CHINCZYK_LANE && square < end);
}

static void write_name(const struct scene *scene, enum message message, const struct value *values,
                       char name[NAME_SIZE]) {
    struct text text;
    chinczyk_status status;

    chinczyk_text_begin(&text, name, NAME_SIZE, NULL);
    chinczyk_words_say(&text, scene->language, message, values);
    status = chinczyk_text_end(&text, NULL);
    assert(!status);
    (void)status;
}

static void write_colours(const struct scene *scene, uint32_t colours, char name[NAME_SIZE]) {
    struct text text;

    chinczyk_text_begin(&text, name, NAME_SIZE, NULL);
    chinczyk_words_put_player(&text, scene->language, &scene->rules, colours);
    chinczyk_text_end(&text, NULL);
}

void chinczyk_scene_player(const struct scene *scene, int32_t player, char name[NAME_SIZE]) {
    write_colours(scene, scene->state.colours[player], name);
}

/* A pawn's colour is named where its owner has several. */
void chinczyk_scene_piece(const struct scene *scene, int32_t piece, char name[NAME_SIZE]) {
    uint32_t colour = (uint32_t)piece / CHINCZYK_MAX_PAWNS;
    struct value values[] = {{"colour", NULL, 0}, {"n", NULL, 0}, {NULL, NULL, 0}};

    if (piece >= CHINCZYK_ROBBER) {
        values[1].number = (uint32_t)piece - CHINCZYK_ROBBER + 1;
        write_name(scene, SAY_ROBBER_NUMBER, values, name);
        return;
    }
    values[0].text = chinczyk_words_text(
        scene->language, SAY_COLOUR_RED + chinczyk_words_colour_number(&scene->rules, colour));
    values[1].number = (uint64_t)(piece % CHINCZYK_MAX_PAWNS + 1);
    write_name(scene,
               bits_count(scene->state.colours[scene->state.owner[colour]]) > 1 ? SAY_PAWN_OF
                                                                                : SAY_PAWN,
               values, name);
}

void chinczyk_scene_subject(const struct scene *scene, int32_t piece, char name[NAME_SIZE]) {
    char colour[NAME_SIZE];
    struct value values[] = {{"player", colour, 0}, {"n", NULL, 0}, {NULL, NULL, 0}};

    if (piece >= CHINCZYK_ROBBER) {
        values[1].number = (uint32_t)piece - CHINCZYK_ROBBER + 1;
        write_name(scene, SAY_SUBJECT_ROBBER, values, name);
        return;
    }
    write_colours(scene, 1u << piece / CHINCZYK_MAX_PAWNS, colour);
    values[1].number = (uint64_t)(piece % CHINCZYK_MAX_PAWNS + 1);
    write_name(scene, SAY_SUBJECT_PAWN, values, name);
}

void chinczyk_scene_square(const struct scene *scene, int32_t square, enum message group,
                           char name[NAME_SIZE]) {
    enum { BASE, TRACK, LANE, CENTRE } kind = BASE;
    int32_t number = square, lane = square - CHINCZYK_LANE;

    if (lane >= (int32_t)scene->rules.home_length)
        kind = CENTRE;
    else if (lane >= 0)
        kind = LANE;
    else if (square >= 0)
        kind = TRACK;
    if (kind == LANE)
        number = lane + 1;

    const struct value values[] = {{"n", NULL, (uint64_t)number}, {NULL, NULL, 0}};

    write_name(scene, group + (unsigned)kind, values, name);
}

chinczyk_status chinczyk_player_words(const chinczyk_game *game, int32_t player,
                                      chinczyk_language language, char *buffer, size_t capacity,
                                      size_t *needed) {
    struct scene scene;
    struct text text;
    chinczyk_status status = chinczyk_text_begin(&text, buffer, capacity, needed);

    if (!status)
        status = chinczyk_scene_set(&scene, game, language);
    if (!status && !chinczyk_scene_has_player(&scene, player))
        status = CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (status)
        return status;
    chinczyk_words_put_player(&text, scene.language, &scene.rules, scene.state.colours[player]);
    return chinczyk_text_end(&text, needed);
}
