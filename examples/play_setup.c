/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* isatty */

#include "play_setup.h"
#include "play_file.h"
#include "play_input.h"
#include "play_texts.h"
#include "play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { DEMO_SEED = 1, MOST_WINS = 1000, MOST_MINUTES = 1000, MOST_SECONDS = 86400 };

/* Of a forecast of the library. */
enum { MOST_PLAYOUTS = 1 << 24 };

/* What is to be played, as far as it is known. */
typedef struct setup {
    const play_options *given;
    int ask; /* whether a terminal is there to ask */
    chinczyk_rules rules;
    char seats[CHINCZYK_MAX_COLOURS + 2]; /* one more than the longest, to see a longer one */
    chinczyk_match_settings settings;
} setup;

static play_outcome usage(const char *message, const char *subject) {
    play_usage(message, subject);
    return PLAY_REFUSED;
}

/* --- numbers and words of the options --- */

/* A number that may be left out. */
static play_outcome read_number(const char *option, const char *text, uint64_t min, uint64_t max,
                                uint64_t *number) {
    char message[128];
    if (text == NULL || (play_read_number(text, max, number) && *number >= min))
        return PLAY_READY;
    snprintf(message, sizeof message, TEXT_NO_NUMBER, option, min, max);
    return usage(message, text);
}

/* Minutes, or minutes:seconds. */
static play_outcome read_clock(const char *text, uint64_t *milliseconds) {
    char minutes_text[8];
    uint64_t minutes, seconds = 0;
    if (text == NULL)
        return PLAY_READY;
    size_t length = strcspn(text, ":");
    snprintf(minutes_text, sizeof minutes_text, "%.*s", (int)(length < 7 ? length : 7), text);
    if (!play_read_number(minutes_text, MOST_MINUTES, &minutes) ||
        (text[length] == ':' &&
         (strlen(text + length) != 3 || !play_read_number(text + length + 1, 59, &seconds))) ||
        minutes + seconds == 0)
        return usage(TEXT_BAD_CLOCK, text);
    *milliseconds = (minutes * 60 + seconds) * 1000;
    return PLAY_READY;
}

/* Colours by https://no-color.org: not where NO_COLOR is set to anything. */
static play_outcome choose_ansi(const char *when, int *ansi) {
    const char *no_color = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    int wanted = (!no_color || *no_color == '\0') && term && strcmp(term, "dumb") != 0;
    if (!when || strcmp(when, "auto") == 0)
        *ansi = wanted && isatty(STDOUT_FILENO);
    else if (strcmp(when, "always") == 0 || strcmp(when, "never") == 0)
        *ansi = when[0] == 'a';
    else
        return usage(TEXT_BAD_COLOR, when);
    return PLAY_READY;
}

static play_outcome choose_budget(const play_options *given, play_budget *budget) {
    uint64_t seconds = 0;
    play_outcome so_far;
    if ((so_far = read_number("--nodes", given->nodes, 1, UINT64_MAX, &budget->nodes)) !=
            PLAY_READY ||
        (so_far = read_number("--playouts", given->playouts, 1, MOST_PLAYOUTS,
                              &budget->playouts)) != PLAY_READY ||
        (so_far = read_number("--seconds", given->seconds, 1, MOST_SECONDS, &seconds)) !=
            PLAY_READY)
        return so_far;
    budget->milliseconds = 1000 * seconds;
    return PLAY_READY;
}

static play_outcome choose_settings(setup *made) {
    const play_options *given = made->given;
    uint64_t first = 0, wins = 1;
    play_outcome so_far;
    chinczyk_match_settings_init(&made->settings, sizeof made->settings);
    made->settings.seed = made->ask || given->human ? (uint64_t)time(NULL) : DEMO_SEED;
    if ((so_far = read_number("--seed", given->seed, 0, UINT64_MAX, &made->settings.seed)) !=
            PLAY_READY ||
        (so_far = read_number("--first", given->first, 0, CHINCZYK_MAX_COLOURS, &first)) !=
            PLAY_READY ||
        (so_far = read_number("--wins", given->wins, 1, MOST_WINS, &wins)) != PLAY_READY ||
        (so_far = read_clock(given->clock, &made->settings.clock)) != PLAY_READY)
        return so_far;
    made->settings.wins = (int32_t)wins;
    if (given->first)
        made->settings.first = (int32_t)first;
    return PLAY_READY;
}

/* --- rules --- */

/* What a preset is, in half a line. */
static const char *describe_preset(chinczyk_preset preset) {
    switch (preset) {
    case CHINCZYK_PRESET_POLISH:
        return PLAY_TEXT("the basic Polish rules", "podstawowe zasady polskie");
    case CHINCZYK_PRESET_BRITISH:
        return PLAY_TEXT("two pawns make a block, a third six is lost",
                         "dwa pionki to blokada, trzecia szóstka przepada");
    case CHINCZYK_PRESET_ONLINE:
        return PLAY_TEXT("not more than two extra rolls in a row",
                         "najwyżej dwa dodatkowe rzuty z rzędu");
    case CHINCZYK_PRESET_TOURNAMENT:
        return PLAY_TEXT("a six must bring a pawn out, one winner",
                         "szóstka musi wyprowadzić pionek, jeden zwycięzca");
    case CHINCZYK_PRESET_LUDO:
        return PLAY_TEXT("safe starts, an extra roll for a capture",
                         "bezpieczne pola startowe, dodatkowy rzut za bicie");
    case CHINCZYK_PRESET_TRADITIONAL:
        return PLAY_TEXT("three tries only with all pawns in base, one winner",
                         "trzy próby tylko z całą bazą, jeden zwycięzca");
    case CHINCZYK_PRESET_BLOCKADE:
        return PLAY_TEXT("two pawns make a wall that can move and capture",
                         "dwa pionki to mur, który może się ruszać i bić");
    case CHINCZYK_PRESET_ROBBER:
        return PLAY_TEXT("for two, each with a robber that runs the other way",
                         "dla dwóch, każdy z rozbójnikiem, który biegnie pod prąd");
    default: /* of a later version of the library */
        return "";
    }
}

static play_outcome ask_rules(setup *made) {
    int32_t presets = chinczyk_preset_count();
    for (int32_t p = 0; p < presets; p++)
        printf(TEXT_PRESET, (int)p + 1, chinczyk_preset_name(p), describe_preset(p));
    for (;;) {
        char line[PLAY_LINE];
        chinczyk_error error;
        uint64_t number;
        printf(TEXT_ASK_RULES, chinczyk_preset_name(CHINCZYK_PRESET_POLISH));
        if (!play_read_line(line))
            return PLAY_NO_MORE;
        const char *text = *line ? line : chinczyk_preset_name(CHINCZYK_PRESET_POLISH);
        if (play_read_number(line, (uint64_t)presets, &number) && number > 0)
            text = chinczyk_preset_name((chinczyk_preset)number - 1);
        if (chinczyk_rules_parse(text, &made->rules, sizeof made->rules, &error) == CHINCZYK_OK)
            return PLAY_READY;
        printf(TEXT_REFUSED, error.reason);
    }
}

static play_outcome choose_rules(setup *made) {
    const play_options *given = made->given;
    if (!given->rules && made->ask)
        return ask_rules(made);
    chinczyk_error error;
    const char *text = given->rules ? given->rules : chinczyk_preset_name(CHINCZYK_PRESET_POLISH);
    if (chinczyk_rules_parse(text, &made->rules, sizeof made->rules, &error) != CHINCZYK_OK)
        return usage(TEXT_BAD_RULES, error.reason);
    return PLAY_READY;
}

static int seat(setup *made, int32_t players, int32_t colours_each) {
    return chinczyk_rules_seats(&made->rules, players, colours_each, made->seats,
                                sizeof made->seats, NULL) == CHINCZYK_OK;
}

/* Seats the players that are wished, or as many as can be; leaves `made` seated. */
static play_outcome ask_players(setup *made, int32_t colours_each, int32_t most) {
    for (;;) {
        char line[PLAY_LINE];
        uint64_t players = (uint64_t)most;
        fputs(TEXT_ASK_PLAYERS, stdout);
        for (int32_t n = 2; n <= most; n++) {
            if (seat(made, n, colours_each))
                printf(" %d", (int)n);
        }
        printf(TEXT_DEFAULT, (int)most);
        if (!play_read_line(line))
            return PLAY_NO_MORE;
        if ((*line == '\0' || play_read_number(line, CHINCZYK_MAX_COLOURS, &players)) &&
            seat(made, (int32_t)players, colours_each))
            return PLAY_READY;
        printf(TEXT_REFUSED, TEXT_NONE_OF_THESE);
    }
}

/* --- seats --- */

static play_outcome choose_seats(setup *made) {
    const play_options *given = made->given;
    if (given->seats) {
        snprintf(made->seats, sizeof made->seats, "%s", given->seats);
        return PLAY_READY;
    }
    uint64_t colours_each = 1, players = 0;
    if (read_number("--colours", given->colours, 1, CHINCZYK_MAX_COLOURS, &colours_each) !=
            PLAY_READY ||
        read_number("--players", given->players, 1, CHINCZYK_MAX_COLOURS, &players) != PLAY_READY)
        return PLAY_REFUSED;
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
        return usage(TEXT_BAD_PLAYERS, "");
    return PLAY_READY;
}

/* --- players --- */

static int32_t count_players(const play_table *table) {
    return play_count_players(chinczyk_match_game(table->match));
}

static void seat_persons(play_table *table, uint32_t persons) {
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        table->mover[p] = persons >> p & 1 ? PLAY_PERSON : PLAY_PROGRAM;
}

static play_outcome ask_humans(play_table *table, int32_t players) {
    play_view view;
    play_view_init(&view, table);
    for (int32_t p = 0; p < players; p++) {
        char name[PLAY_NAME];
        play_player_name(&view, p, name);
        printf(TEXT_PLAYER, (int)p, name);
    }
    for (;;) {
        char line[PLAY_LINE];
        uint32_t persons;
        fputs(TEXT_ASK_HUMANS, stdout);
        if (!play_read_line(line))
            return PLAY_NO_MORE;
        if (play_read_players(*line ? line : "0", players, &persons)) {
            seat_persons(table, persons);
            return PLAY_READY;
        }
        printf(TEXT_REFUSED, TEXT_NONE_OF_PLAYERS);
    }
}

/* A strength, by its number, name or name in the language of the program. */
static int read_strength(const char *line, play_table *table) {
    static const char numbers[] = "123";
    chinczyk_player_kind kind = 1;
    const char *name;
    if (*line == '\0')
        line = chinczyk_player_kind_name(CHINCZYK_PLAYER_STRONG);
    while ((name = chinczyk_player_kind_name(kind)) && strcmp(line, play_kind_words(kind)) != 0 &&
           (line[0] != numbers[kind - 1] || line[1] != '\0'))
        kind++;
    return play_read_kinds(name ? name : line, count_players(table), table->kind);
}

static play_outcome ask_computer(play_table *table) {
    for (;;) {
        char line[PLAY_LINE];
        fputs(TEXT_ASK_COMPUTER, stdout);
        if (!play_read_line(line))
            return PLAY_NO_MORE;
        if (read_strength(line, table))
            return PLAY_READY;
        printf(TEXT_REFUSED, TEXT_NO_STRENGTH);
    }
}

/* How well the program moves; a saved match tells it. */
static play_outcome choose_computer(const setup *made, play_table *table) {
    const char *list = made->given->computer;
    int computers = 0;
    for (int32_t p = 0; p < count_players(table); p++)
        computers += table->mover[p] != PLAY_PERSON;
    if (list && !play_read_kinds(list, count_players(table), table->kind))
        return usage(TEXT_BAD_COMPUTER, list);
    if (!list && !made->given->resume) {
        play_read_kinds("", count_players(table), table->kind);
        if (made->ask && computers > 0)
            return ask_computer(table);
    }
    return PLAY_READY;
}

/* Who moves each player; a saved match may know it. */
static play_outcome choose_humans(const setup *made, play_table *table, int known) {
    const char *list = made->given->human;
    int32_t players = count_players(table);
    uint32_t persons = 0;
    if (list && !play_read_players(list, players, &persons))
        return usage(TEXT_BAD_HUMANS, list);
    if (!list && !made->given->demo && known)
        return PLAY_READY;
    if (!list && made->ask)
        return ask_humans(table, players);
    seat_persons(table, persons);
    return PLAY_READY;
}

static play_outcome choose_names(const char *list, play_table *table) {
    int32_t players = count_players(table);
    for (int32_t p = 0; list; p++) {
        char tag[8 * PLAY_CALLED];
        size_t length = strcspn(list, ",");
        if (p == players || length >= PLAY_CALLED)
            return usage(TEXT_BAD_NAMES, list);
        char *called = table->called[p];
        snprintf(called, PLAY_CALLED, "%.*s", (int)length, list);
        /* and it must be UTF-8, or no tag of a record could hold it */
        if (chinczyk_record_tag_format("Player", called, tag, sizeof tag, NULL) != CHINCZYK_OK ||
            play_find_control(called))
            return usage(TEXT_BAD_NAMES, list);
        list = list[length] == ',' ? list + length + 1 : NULL;
    }
    return PLAY_READY;
}

/* --- the match --- */

static play_outcome begin(setup *made, play_table *table) {
    play_outcome so_far;
    if ((so_far = choose_settings(made)) != PLAY_READY ||
        (so_far = choose_rules(made)) != PLAY_READY || (so_far = choose_seats(made)) != PLAY_READY)
        return so_far;
    chinczyk_error error;
    chinczyk_status status =
        chinczyk_match_new(&made->rules, made->seats, &made->settings, NULL, &table->match, &error);
    if (status != CHINCZYK_OK)
        return usage(error.reason[0] ? error.reason : chinczyk_words_status(status, play_language),
                     "");
    table->seed = made->settings.seed;
    table->has_seed = 1;
    return PLAY_READY;
}

static play_outcome resume(const char *path, play_table *table, int *tells_movers) {
    chinczyk_error error;
    switch (play_resume(table, path, tells_movers, &error)) {
    case PLAY_RESUMED:
        return PLAY_READY;
    case PLAY_NO_MATCH:
        fprintf(stderr, TEXT_NOT_A_MATCH, path, error.reason);
        return PLAY_FAILED;
    default:
        fprintf(stderr, TEXT_NOT_READ, path);
        return PLAY_FAILED;
    }
}

/* Better now than when the first game is over. */
static play_outcome try_to_record(const char *path) {
    FILE *file = path ? fopen(path, "ab") : NULL;
    if (file)
        fclose(file);
    if (!path || file)
        return PLAY_READY;
    fprintf(stderr, TEXT_NOT_WRITTEN, path);
    return PLAY_FAILED;
}

play_outcome play_set_up(const play_options *given, play_table *table) {
    int terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    setup made = {.given = given, .ask = terminal && !given->demo};
    int tells_movers = 0;
    play_outcome so_far;
    if ((so_far = choose_ansi(given->color, &table->ansi)) != PLAY_READY ||
        (so_far = given->resume ? resume(given->resume, table, &tells_movers)
                                : begin(&made, table)) != PLAY_READY ||
        (so_far = choose_names(given->names, table)) != PLAY_READY ||
        (so_far = choose_humans(&made, table, tells_movers)) != PLAY_READY ||
        (so_far = choose_computer(&made, table)) != PLAY_READY ||
        (so_far = choose_budget(given, &table->budget)) != PLAY_READY ||
        (so_far = try_to_record(given->record)) != PLAY_READY)
        return so_far;
    if (!play_make_head(table)) {
        fprintf(stderr, TEXT_FAILED,
                chinczyk_words_status(CHINCZYK_ERROR_NO_MEMORY, play_language));
        return PLAY_FAILED;
    }
    table->progress = isatty(STDOUT_FILENO);
    int persons = 0;
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        persons += table->mover[p] == PLAY_PERSON;
    table->comment = persons > 0 || given->human || given->verbose;
    table->ask_all = given->ask != NULL;
    table->explain = given->explain != NULL;
    table->greet = made.ask && persons > 0 && !given->resume;
    table->record = given->record;
    return PLAY_READY;
}

play_outcome play_set_up_analysis(const play_options *given, play_table *table) {
    table->progress = isatty(STDOUT_FILENO);
    return choose_budget(given, &table->budget);
}
