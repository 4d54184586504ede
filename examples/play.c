/* SPDX-License-Identifier: MIT */
/* chinczyk-play: the game in a terminal. This file reads the options and asks for what they leave
 * open. */
#define _POSIX_C_SOURCE 200809L /* isatty */

#include "play_input.h"
#include "play_loop.h"
#include "play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* All texts of this file. */
static const char text_help[] =
    "Usage: chinczyk-play [OPTION]...\n"
    "Plays Chinczyk in the terminal and asks for what no option tells. Without a\n"
    "terminal, and without --human, it plays a game by itself.\n"
    "\n"
    "  --rules TEXT     a preset and what differs from it: polish,exit_faces=16\n"
    "  --players N      how many players, 2 to 6\n"
    "  --colours K      colours of each player (1)\n"
    "  --seats TEXT     instead of both, the owner of each colour: 0.1. or 0011\n"
    "  --first P        the player who begins, whatever the rules say\n"
    "  --human LIST     the players that people move: 0,2 or all or none\n"
    "  --seed N         seed of the die; without it the time, in a demo 1\n"
    "  --demo           the program moves everybody and shows the end\n"
    "  --verbose        a demo tells each step\n"
    "  --color WHEN     auto, always or never\n"
    "  --help           shows this text\n"
    "  --version        shows the version\n"
    "\n"
    "Players and colours count from 0. While playing, ? tells what can be typed.\n";
static const char text_version[] = "chinczyk-play %s\n";
static const char text_usage[] = "chinczyk-play: %s%s\nTry --help.\n";
static const char text_unknown[] = "unknown option: ";
static const char text_no_value[] = "a value is missing after ";
static const char text_extra_value[] = "no value is taken by ";
static const char text_no_number[] = "no number, or too great a one: ";
static const char text_bad_color[] = "--color is auto, always or never, not ";
static const char text_seats_alone[] = "--seats goes without --players and --colours";
static const char text_demo_alone[] = "--demo goes without --human";
static const char text_bad_rules[] = "--rules: ";
static const char text_bad_players[] = "these rules do not seat so many players";
static const char text_bad_humans[] = "--human does not list players of this game: ";
static const char text_failed[] = "chinczyk-play: %s\n";
static const char text_preset[] = "  %d  %-12s %s\n";
static const char text_ask_rules[] = "Which rules? A number, or a text as in --rules [%s]: ";
static const char text_ask_players[] = "How many players?";
static const char text_default[] = " [%d]: ";
static const char text_player[] = "  %d  %s\n";
static const char text_ask_humans[] = "Which of them do you move? As 0,2 or all or none [0]: ";
static const char text_refused[] = "That cannot be: %s\n";
static const char text_none_of_these[] = "none of these numbers";
static const char text_none_of_players[] = "no such players";
static const char *const text_presets[] = {
    "the basic Polish rules",
    "two pawns make a block, a third six is lost",
    "not more than two extra rolls in a row",
    "a six must bring a pawn out, one winner",
    "safe starts, an extra roll for a capture",
    "three tries only with all pawns in base, one winner",
    "two pawns make a wall that can move and capture",
    "for two, each with a robber that runs the other way",
};

enum { EXIT_USAGE = 2, DEMO_SEED = 1 };

typedef struct options {
    const char *rules, *players, *colours, *seats, *first, *human, *seed, *color;
    const char *demo, *verbose, *help, *version;
} options;

/* What is to be played, as far as it is known. */
typedef struct setup {
    int ask; /* whether a terminal is there to ask */
    chinczyk_rules rules;
    char seats[CHINCZYK_MAX_COLOURS + 2]; /* one more than the longest, to see a longer one */
    int32_t first;
    uint64_t seed;
} setup;

/* How a part of the set-up went: the person may end the input where a question is asked. */
typedef enum outcome { READY, ENDED, REFUSED } outcome;

static outcome usage(const char *message, const char *subject) {
    fprintf(stderr, text_usage, message, subject);
    return REFUSED;
}

static outcome read_options(int argc, char **argv, options *given) {
    const struct {
        const char *name;
        const char **value;
        int takes_value;
    } known[] = {
        {"--rules", &given->rules, 1},     {"--players", &given->players, 1},
        {"--colours", &given->colours, 1}, {"--seats", &given->seats, 1},
        {"--first", &given->first, 1},     {"--human", &given->human, 1},
        {"--seed", &given->seed, 1},       {"--color", &given->color, 1},
        {"--demo", &given->demo, 0},       {"--verbose", &given->verbose, 0},
        {"--help", &given->help, 0},       {"--version", &given->version, 0},
    };
    size_t options_known = sizeof known / sizeof known[0];
    for (int i = 1; i < argc; i++) {
        size_t length = strcspn(argv[i], "=");
        size_t k = 0;
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
    if (given->seats && (given->players || given->colours))
        return usage(text_seats_alone, "");
    if (given->demo && given->human)
        return usage(text_demo_alone, "");
    return READY;
}

/* A number that may be left out. */
static outcome read_number(const char *text, uint64_t max, uint64_t *number) {
    if (text && !play_read_number(text, max, number))
        return usage(text_no_number, text);
    return READY;
}

/* Colours by https://no-color.org: not where NO_COLOR is set to anything. */
static outcome choose_ansi(const char *when, int *ansi) {
    const char *no_color = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    int wanted = (!no_color || *no_color == '\0') && term && strcmp(term, "dumb") != 0;
    if (!when || strcmp(when, "auto") == 0)
        *ansi = wanted && isatty(STDOUT_FILENO);
    else if (strcmp(when, "always") == 0 || strcmp(when, "never") == 0)
        *ansi = when[0] == 'a';
    else
        return usage(text_bad_color, when);
    return READY;
}

static outcome ask_rules(setup *made) {
    int32_t presets = chinczyk_preset_count();
    int32_t told = (int32_t)(sizeof text_presets / sizeof text_presets[0]);
    for (int32_t p = 0; p < presets; p++)
        printf(text_preset, (int)p + 1, chinczyk_preset_name(p), p < told ? text_presets[p] : "");
    for (;;) {
        char line[PLAY_LINE];
        chinczyk_error error;
        uint64_t number;
        printf(text_ask_rules, chinczyk_preset_name(CHINCZYK_PRESET_POLISH));
        if (!play_read_line(line))
            return ENDED;
        const char *text = *line ? line : chinczyk_preset_name(CHINCZYK_PRESET_POLISH);
        if (play_read_number(line, (uint64_t)presets, &number) && number > 0)
            text = chinczyk_preset_name((chinczyk_preset)number - 1);
        if (chinczyk_rules_parse(text, &made->rules, sizeof made->rules, &error) == CHINCZYK_OK)
            return READY;
        printf(text_refused, error.reason);
    }
}

static outcome choose_rules(const options *given, setup *made) {
    if (!given->rules && made->ask)
        return ask_rules(made);
    chinczyk_error error;
    const char *text = given->rules ? given->rules : chinczyk_preset_name(CHINCZYK_PRESET_POLISH);
    if (chinczyk_rules_parse(text, &made->rules, sizeof made->rules, &error) != CHINCZYK_OK)
        return usage(text_bad_rules, error.reason);
    return READY;
}

static int seat(setup *made, int32_t players, int32_t colours_each) {
    return chinczyk_rules_seats(&made->rules, players, colours_each, made->seats,
                                sizeof made->seats, NULL) == CHINCZYK_OK;
}

/* Seats the players that are wished, or as many as can be; leaves `made` seated. */
static outcome ask_players(setup *made, int32_t colours_each, int32_t most) {
    for (;;) {
        char line[PLAY_LINE];
        uint64_t players = (uint64_t)most;
        fputs(text_ask_players, stdout);
        for (int32_t n = 2; n <= most; n++) {
            if (seat(made, n, colours_each))
                printf(" %d", (int)n);
        }
        printf(text_default, (int)most);
        if (!play_read_line(line))
            return ENDED;
        if ((*line == '\0' || play_read_number(line, CHINCZYK_MAX_COLOURS, &players)) &&
            seat(made, (int32_t)players, colours_each))
            return READY;
        printf(text_refused, text_none_of_these);
    }
}

static outcome choose_seats(const options *given, setup *made) {
    if (given->seats) {
        snprintf(made->seats, sizeof made->seats, "%s", given->seats);
        return READY;
    }
    uint64_t colours_each = 1, players = 0;
    if (read_number(given->colours, CHINCZYK_MAX_COLOURS, &colours_each) != READY ||
        read_number(given->players, CHINCZYK_MAX_COLOURS, &players) != READY)
        return REFUSED;
    int32_t most = 0, choices = 0;
    for (int32_t n = 2; n <= CHINCZYK_MAX_COLOURS; n++) {
        if (seat(made, n, (int32_t)colours_each)) {
            most = n;
            choices++;
        }
    }
    if (!given->players && made->ask && choices > 1)
        return ask_players(made, (int32_t)colours_each, most);
    if (!seat(made, given->players ? (int32_t)players : most, (int32_t)colours_each))
        return usage(text_bad_players, "");
    return READY;
}

static outcome choose_humans(const options *given, const setup *made, play_table *table) {
    play_view view;
    play_view_init(&view, table->game, 0, table->ansi);
    int32_t players = view.state.players;
    if (given->human)
        return play_read_players(given->human, players, &table->humans)
                   ? READY
                   : usage(text_bad_humans, given->human);
    for (int32_t p = 0; made->ask && p < players; p++) {
        char name[PLAY_NAME];
        play_player_name(&view, p, name);
        printf(text_player, (int)p, name);
    }
    while (made->ask) {
        char line[PLAY_LINE];
        fputs(text_ask_humans, stdout);
        if (!play_read_line(line))
            return ENDED;
        if (play_read_players(*line ? line : "0", players, &table->humans))
            break;
        printf(text_refused, text_none_of_players);
    }
    return READY;
}

static outcome begin(const setup *made, chinczyk_game **game) {
    chinczyk_error error;
    chinczyk_status status =
        chinczyk_game_new(&made->rules, made->seats, made->first, made->seed, NULL, game, &error);
    if (status != CHINCZYK_OK)
        return usage(error.reason[0] ? error.reason : chinczyk_status_message(status), "");
    return READY;
}

static int exit_status(outcome ended) {
    if (ended == ENDED)
        putchar('\n');
    if (ended == REFUSED)
        return EXIT_USAGE;
    return fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int argc, char **argv) {
    options given = {0};
    outcome so_far = read_options(argc, argv, &given);
    if (so_far != READY)
        return exit_status(so_far);
    if (given.help || given.version) {
        if (given.help)
            fputs(text_help, stdout);
        else
            printf(text_version, chinczyk_version());
        return exit_status(READY);
    }

    int terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    int demo = given.demo || (!terminal && !given.human);
    setup made = {.ask = terminal && !demo, .first = CHINCZYK_NONE};
    made.seed = demo ? DEMO_SEED : (uint64_t)time(NULL);
    play_table table = {.seed = 0, .comment = !demo || given.verbose};
    uint64_t first = 0;
    if ((so_far = choose_ansi(given.color, &table.ansi)) != READY ||
        (so_far = read_number(given.seed, UINT64_MAX, &made.seed)) != READY ||
        (so_far = read_number(given.first, CHINCZYK_MAX_COLOURS, &first)) != READY ||
        (so_far = choose_rules(&given, &made)) != READY ||
        (so_far = choose_seats(&given, &made)) != READY)
        return exit_status(so_far);
    if (given.first)
        made.first = (int32_t)first;
    so_far = begin(&made, &table.game);
    if (so_far != READY)
        return exit_status(so_far);

    so_far = choose_humans(&given, &made, &table);
    chinczyk_status status = CHINCZYK_OK;
    if (so_far == READY) {
        table.seed = made.seed;
        status = play_loop(&table);
    }
    chinczyk_game_free(table.game);
    if (status != CHINCZYK_OK) {
        fprintf(stderr, text_failed, chinczyk_status_message(status));
        return EXIT_FAILURE;
    }
    return exit_status(so_far);
}
