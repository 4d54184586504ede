/* SPDX-License-Identifier: MIT */
#include "play_options.h"
#include "play_texts.h"

#include <stdio.h>
#include <string.h>

int play_usage(const char *message, const char *subject) {
    fprintf(stderr, TEXT_TRY_HELP, message, subject);
    return 0;
}

/* What goes together. */
static int check(const play_options *given) {
    const struct {
        const char *name, *value;
    } settled[] = {
        {"--rules", given->rules}, {"--players", given->players}, {"--colours", given->colours},
        {"--seats", given->seats}, {"--first", given->first},     {"--seed", given->seed},
        {"--wins", given->wins},   {"--clock", given->clock},
    };
    const struct {
        const char *name, *value;
    } played[] = {
        {"--human", given->human},     {"--computer", given->computer}, {"--names", given->names},
        {"--nodes", given->nodes},     {"--resume", given->resume},     {"--record", given->record},
        {"--ask", given->ask},         {"--explain", given->explain},   {"--demo", given->demo},
        {"--verbose", given->verbose},
    };
    if (given->seats && (given->players || given->colours))
        return play_usage(TEXT_SEATS_ALONE, "");
    if (given->demo && given->human)
        return play_usage(TEXT_DEMO_ALONE, "");
    for (size_t i = 0; given->resume && i < sizeof settled / sizeof settled[0]; i++) {
        if (settled[i].value)
            return play_usage(TEXT_RESUME_ALONE, settled[i].name);
    }
    for (size_t i = 0; given->analyse && i < sizeof settled / sizeof settled[0]; i++) {
        if (settled[i].value)
            return play_usage(TEXT_ANALYSE_ALONE, settled[i].name);
    }
    for (size_t i = 0; given->analyse && i < sizeof played / sizeof played[0]; i++) {
        if (played[i].value)
            return play_usage(TEXT_ANALYSE_ALONE, played[i].name);
    }
    return 1;
}

int play_read_options(int argc, char **argv, play_options *given) {
    const struct {
        const char *name;
        const char **value;
        int takes_value;
    } known[] = {
        {"--rules", &given->rules, 1},       {"--players", &given->players, 1},
        {"--colours", &given->colours, 1},   {"--seats", &given->seats, 1},
        {"--first", &given->first, 1},       {"--seed", &given->seed, 1},
        {"--human", &given->human, 1},       {"--computer", &given->computer, 1},
        {"--names", &given->names, 1},       {"--nodes", &given->nodes, 1},
        {"--playouts", &given->playouts, 1}, {"--seconds", &given->seconds, 1},
        {"--wins", &given->wins, 1},         {"--clock", &given->clock, 1},
        {"--resume", &given->resume, 1},     {"--record", &given->record, 1},
        {"--analyse", &given->analyse, 1},   {"--lang", &given->lang, 1},
        {"--explain", &given->explain, 0},   {"--ask", &given->ask, 0},
        {"--demo", &given->demo, 0},         {"--verbose", &given->verbose, 0},
        {"--color", &given->color, 1},       {"--help", &given->help, 0},
        {"--version", &given->version, 0},
    };
    size_t options_known = sizeof known / sizeof known[0];
    for (int i = 1; i < argc; i++) {
        size_t length = strcspn(argv[i], "=");
        size_t k = 0;
        while (k < options_known &&
               (strlen(known[k].name) != length || strncmp(known[k].name, argv[i], length) != 0))
            k++;
        if (k == options_known)
            return play_usage(TEXT_UNKNOWN, argv[i]);
        int has_value = argv[i][length] == '=';
        if (!known[k].takes_value && has_value)
            return play_usage(TEXT_EXTRA_VALUE, known[k].name);
        if (known[k].takes_value && !has_value && i + 1 == argc)
            return play_usage(TEXT_NO_VALUE, known[k].name);
        if (has_value)
            *known[k].value = argv[i] + length + 1;
        else
            *known[k].value = known[k].takes_value ? argv[++i] : known[k].name;
        if (known[k].value == &given->lang && !play_language_set(given->lang))
            return play_usage(TEXT_BAD_LANG, given->lang);
    }
    return check(given);
}
