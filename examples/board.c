/* SPDX-License-Identifier: MIT */
/* chinczyk-board: a position as a picture. This file reads the options and opens what they name. */
#define _POSIX_C_SOURCE 200809L /* popen */

#include "board_svg.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* All texts of this file. */
static const char text_help[] =
    "Usage: chinczyk-board [OPTION]... [POSITION]\n"
    "Draws a position of Chinczyk, or how a game begins, as SVG or PNG.\n"
    "\n"
    "  --rules TEXT     a preset and what differs from it: polish,exit_faces=16\n"
    "  --seats TEXT     the owner of each colour, where no position is given: 0.1.\n"
    "  --moves          arrows show the legal moves\n"
    "  --numbers        squares tell their numbers\n"
    "  --title TEXT     instead of what the game waits for\n"
    "  --lang LANG      en or pl\n"
    "  --output FILE    where to; PNG where it ends in .png, which takes rsvg-convert\n"
    "  -o FILE          the same\n"
    "  --help           shows this text\n"
    "  --version        shows the version\n";
static const char text_version[] = "chinczyk-board %s\n";
static const char text_usage[] = "chinczyk-board: %s%s\nTry --help.\n";
static const char text_unknown[] = "unknown option: ";
static const char text_no_value[] = "a value is missing after ";
static const char text_extra_value[] = "no value is taken by ";
static const char text_extra_position[] = "a second position: ";
static const char text_seats_alone[] = "--seats goes without a position";
static const char text_bad_lang[] = "--lang is en or pl, not ";
static const char text_bad_title[] = "--title is not plain UTF-8";
static const char text_bad_rules[] = "--rules: ";
static const char text_bad_seats[] = "--seats: ";
static const char text_bad_position[] = "the position: ";
static const char text_no_converter[] = "chinczyk-board: rsvg-convert did not write %s\n";
static const char text_not_written[] = "chinczyk-board: cannot write %s\n";
static const char text_failed[] = "chinczyk-board: %s\n";

static const char converter[] = "rsvg-convert --format=png";
static const char png[] = ".png";

enum { EXIT_USAGE = 2 };

typedef struct options {
    const char *rules, *seats, *position, *moves, *numbers, *title, *lang, *output;
    const char *help, *version;
} options;

static int usage(const char *message, const char *subject) {
    fprintf(stderr, text_usage, message, subject);
    return EXIT_USAGE;
}

static int read_options(int argc, char **argv, options *given) {
    const struct {
        const char *name;
        const char **value;
        int takes_value;
    } known[] = {
        {"--rules", &given->rules, 1},   {"--seats", &given->seats, 1},
        {"--moves", &given->moves, 0},   {"--numbers", &given->numbers, 0},
        {"--title", &given->title, 1},   {"--lang", &given->lang, 1},
        {"--output", &given->output, 1}, {"-o", &given->output, 1},
        {"--help", &given->help, 0},     {"--version", &given->version, 0},
    };
    size_t options_known = sizeof known / sizeof known[0];
    for (int i = 1; i < argc; i++) {
        size_t length = strcspn(argv[i], "=");
        size_t k = 0;
        if (argv[i][0] != '-') {
            if (given->position)
                return usage(text_extra_position, argv[i]);
            given->position = argv[i];
            continue;
        }
        while (k < options_known &&
               (strlen(known[k].name) != length || strncmp(known[k].name, argv[i], length) != 0))
            k++;
        if (k == options_known)
            return usage(text_unknown, argv[i]);
        int has_value = argv[i][length] == '=';
        if (!known[k].takes_value && has_value)
            return usage(text_extra_value, known[k].name);
        if (known[k].takes_value && !has_value && i + 1 == argc)
            return usage(text_no_value, known[k].name);
        if (has_value)
            *known[k].value = argv[i] + length + 1;
        else
            *known[k].value = known[k].takes_value ? argv[++i] : known[k].name;
    }
    if (given->seats && given->position)
        return usage(text_seats_alone, "");
    if (given->title && !board_svg_can_write(given->title))
        return usage(text_bad_title, "");
    return EXIT_SUCCESS;
}

static int read_style(const options *given, board_style *style) {
    *style = (board_style){.title = given->title,
                           .language = BOARD_ENGLISH,
                           .moves = given->moves != NULL,
                           .numbers = given->numbers != NULL};
    if (given->lang && strcmp(given->lang, "pl") == 0)
        style->language = BOARD_POLISH;
    else if (given->lang && strcmp(given->lang, "en") != 0)
        return usage(text_bad_lang, given->lang);
    return EXIT_SUCCESS;
}

/* As many players as can sit down, one colour each. */
static void seat(const chinczyk_rules *rules, char seats[CHINCZYK_MAX_COLOURS + 1]) {
    int32_t players = rules->robbers ? 2 : (int32_t)rules->colours;
    chinczyk_rules_seats(rules, players, 1, seats, CHINCZYK_MAX_COLOURS + 1, NULL);
}

static int begin(const options *given, chinczyk_game **game) {
    chinczyk_rules rules;
    chinczyk_error error;
    const char *text = given->rules ? given->rules : chinczyk_preset_name(CHINCZYK_PRESET_POLISH);
    if (chinczyk_rules_parse(text, &rules, sizeof rules, &error) != CHINCZYK_OK)
        return usage(text_bad_rules, error.reason);
    if (given->position) {
        if (chinczyk_game_new_at(&rules, given->position, 1, NULL, game, &error) != CHINCZYK_OK)
            return usage(text_bad_position, error.reason);
        return EXIT_SUCCESS;
    }
    char seats[CHINCZYK_MAX_COLOURS + 1];
    seat(&rules, seats);
    if (chinczyk_game_new(&rules, given->seats ? given->seats : seats, CHINCZYK_NONE, 1, NULL, game,
                          &error) != CHINCZYK_OK)
        return usage(text_bad_seats, error.reason);
    return EXIT_SUCCESS;
}

static int is_png(const char *name) {
    size_t length = strlen(name), end = strlen(png);
    return length >= end && strcmp(name + length - end, png) == 0;
}

static int draw(FILE *out, const chinczyk_game *game, const board_style *style) {
    chinczyk_status status = board_svg_write(out, game, style);
    if (status != CHINCZYK_OK)
        fprintf(stderr, text_failed, chinczyk_status_message(status));
    return status == CHINCZYK_OK ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* Standard output is the file, into which the converter writes. */
static int draw_png(const char *name, const chinczyk_game *game, const board_style *style) {
#ifdef SIGPIPE
    signal(SIGPIPE, SIG_IGN); /* a converter that is not there is told below */
#endif
    FILE *out = popen(converter, "w");
    int result = out ? draw(out, game, style) : EXIT_FAILURE;
    if (!out || pclose(out) != 0) {
        fprintf(stderr, text_no_converter, name);
        remove(name);
        return EXIT_FAILURE;
    }
    return result;
}

static int draw_to(const char *name, const chinczyk_game *game, const board_style *style) {
    if (name && !freopen(name, "wb", stdout)) {
        fprintf(stderr, text_not_written, name);
        return EXIT_FAILURE;
    }
    if (name && is_png(name))
        return draw_png(name, game, style);
    int result = draw(stdout, game, style);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, text_not_written, name ? name : "the picture");
        return EXIT_FAILURE;
    }
    return result;
}

int main(int argc, char **argv) {
    options given = {0};
    board_style style;
    chinczyk_game *game;
    int result = read_options(argc, argv, &given);
    if (result != EXIT_SUCCESS)
        return result;
    if (given.help || given.version) {
        if (given.help)
            fputs(text_help, stdout);
        else
            printf(text_version, chinczyk_version());
        return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    if ((result = read_style(&given, &style)) != EXIT_SUCCESS ||
        (result = begin(&given, &game)) != EXIT_SUCCESS)
        return result;
    result = draw_to(given.output, game, &style);
    chinczyk_game_free(game);
    return result;
}
