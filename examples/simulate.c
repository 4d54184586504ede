/* SPDX-License-Identifier: MIT */
/* chinczyk-simulate: plays many games and tells what they came to. This file reads the options. */
#define _POSIX_C_SOURCE 200809L /* isatty, sysconf */

#include "simulate.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { EXIT_USAGE = 2, EXIT_INTERRUPTED = 130, MOST_THREADS = 4096 };

static const char text_help[] =
    "Usage: chinczyk-simulate [OPTION]...\n"
    "       chinczyk-simulate --merge FILE...\n"
    "Plays many games of Chinczyk and tells what they came to.\n"
    "\n"
    "  --rules TEXT     a preset and what differs from it (polish)\n"
    "  --players LIST   how each player chooses, random,greedy,strong, or how many\n"
    "                   random ones (4)\n"
    "  --seats TEXT     the owner of each colour: 0.1. or 0011\n"
    "  --first P        the player who begins, whatever the rules say\n"
    "  --games N        how many games (100000)\n"
    "  --from K         the number of the first (0)\n"
    "  --seed S         seed of all the games (1)\n"
    "  --roll-limit N   rolls after which a game is given up (65535)\n"
    "  --threads N      threads (one for each processor)\n"
    "  --part I/N       only the I-th of N equal parts of the games, for --merge;\n"
    "                   -/N reads numbers of parts from standard input\n"
    "  --merge FILE...  plays nothing, puts parts together; - is standard input\n"
    "  --format WHAT    text, csv, json, or results: the form of a part\n"
    "  --quiet          no progress bar\n"
    "  --help           shows this text\n"
    "  --version        shows the version\n";

typedef struct options {
    const char *rules, *players, *seats, *first, *games, *from, *seed, *roll_limit, *threads, *part;
    const char *format, *quiet, *help, *version;
    char **merge; /* null, or the files up to the end */
    int merge_count;
} options;

typedef void writer(const chinczyk_results *results);

/* All return 0 after a message. */
static int refuse(const char *what, const char *subject) {
    fprintf(stderr, "chinczyk-simulate: %s%s\nTry --help.\n", what, subject);
    return 0;
}

static int read_options(int argc, char **argv, options *given) {
    const struct {
        const char *name;
        const char **value;
        int takes_value;
    } known[] = {
        {"--rules", &given->rules, 1},     {"--players", &given->players, 1},
        {"--seats", &given->seats, 1},     {"--first", &given->first, 1},
        {"--games", &given->games, 1},     {"--from", &given->from, 1},
        {"--seed", &given->seed, 1},       {"--roll-limit", &given->roll_limit, 1},
        {"--threads", &given->threads, 1}, {"--part", &given->part, 1},
        {"--format", &given->format, 1},   {"--quiet", &given->quiet, 0},
        {"--help", &given->help, 0},       {"--version", &given->version, 0},
    };
    const size_t count = sizeof known / sizeof *known;
    for (int i = 1; i < argc; i++) {
        size_t length = strcspn(argv[i], "="), k = 0;
        if (!strcmp(argv[i], "--merge")) { /* before or behind the options */
            given->merge = &argv[i + 1];
            while (i + 1 < argc && strncmp(argv[i + 1], "--", 2) != 0) {
                given->merge_count++;
                i++;
            }
            continue;
        }
        while (k < count &&
               (strlen(known[k].name) != length || strncmp(known[k].name, argv[i], length) != 0))
            k++;
        if (k == count)
            return refuse("unknown option: ", argv[i]);
        int has_value = argv[i][length] == '=';
        if (!known[k].takes_value && has_value)
            return refuse("no value is taken by ", known[k].name);
        if (known[k].takes_value && !has_value && i + 1 == argc)
            return refuse("a value is missing after ", known[k].name);
        if (has_value)
            *known[k].value = argv[i] + length + 1;
        else
            *known[k].value = known[k].takes_value ? argv[++i] : argv[i];
    }
    return 1;
}

/* A number at the beginning of a text; where it ends, null where there is none. */
static const char *number_at(const char *text, uint64_t *number) {
    char *end;
    if (*text < '0' || *text > '9')
        return NULL;
    errno = 0;
    unsigned long long read = strtoull(text, &end, 10);
    *number = read;
    return errno ? NULL : end;
}

/* Leaves the number as it is where the option is not given. */
static int read_number(const char *option, const char *text, uint64_t most, uint64_t *number) {
    uint64_t read;
    if (!text)
        return 1;
    const char *end = number_at(text, &read);
    if (!end || *end || read > most) {
        fprintf(stderr,
                "chinczyk-simulate: %s is a number up to %" PRIu64 ", not %s\nTry --help.\n",
                option, most, text);
        return 0;
    }
    *number = read;
    return 1;
}

/* --- the job --- */

/* A number of random players, or a kind for each. */
static int read_players(const char *text, int32_t *players, chinczyk_player_kind *kinds) {
    uint64_t number;
    *players = 0;
    if (*text >= '0' && *text <= '9') {
        if (!read_number("--players", text, CHINCZYK_MAX_COLOURS, &number))
            return 0;
        *players = (int32_t)number;
        return 1;
    }
    for (;;) {
        size_t length = strcspn(text, ",");
        const char *name;
        chinczyk_player_kind kind = 1;
        while ((name = chinczyk_player_kind_name(kind)) != NULL &&
               (strlen(name) != length || memcmp(name, text, length) != 0))
            kind++;
        if (!name)
            return refuse("--players: no such kind of player: ", text);
        if (*players == CHINCZYK_MAX_COLOURS)
            return refuse("--players: there are too many", "");
        kinds[(*players)++] = kind;
        text += length;
        if (!*text++)
            return 1;
    }
}

/* How many players a text of seats has. */
static int32_t players_of_seats(const char *seats) {
    int32_t players = 0;
    for (; *seats; seats++)
        if (*seats >= '0' && *seats - '0' >= players)
            players = *seats - '0' + 1;
    return players;
}

static int seat(const options *given, simulate_job *job, char *seats, size_t room) {
    int32_t players = 4;
    if (given->players && !read_players(given->players, &players, job->games.kinds))
        return 0;
    job->seats = given->seats ? given->seats : seats;
    if (!given->seats &&
        chinczyk_rules_seats(&job->rules, players, 1, seats, room, NULL) != CHINCZYK_OK)
        return refuse("these rules do not seat so many players", "");
    if (given->seats && given->players && players_of_seats(given->seats) != players)
        return refuse("--players and --seats do not tell of equally many players", "");
    return 1;
}

static int prepare(const options *given, simulate_job *job, char *seats, size_t room) {
    chinczyk_error error;
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    uint64_t first = 0, limit = 0;
    chinczyk_simulation_init(&job->games, sizeof job->games);
    job->games.games = 100000;
    job->games.seed = 1;
    job->threads = processors > 0 ? (uint64_t)processors : 1;
    job->show_progress = !given->quiet && isatty(STDERR_FILENO);
    if (chinczyk_rules_parse(given->rules ? given->rules : "polish", &job->rules, sizeof job->rules,
                             &error) != CHINCZYK_OK)
        return refuse("--rules: ", error.reason);
    if (!seat(given, job, seats, room) ||
        !read_number("--games", given->games, UINT64_MAX, &job->games.games) ||
        !read_number("--from", given->from, UINT64_MAX, &job->games.first_game) ||
        !read_number("--seed", given->seed, UINT64_MAX, &job->games.seed) ||
        !read_number("--first", given->first, CHINCZYK_MAX_COLOURS, &first) ||
        !read_number("--roll-limit", given->roll_limit, CHINCZYK_MAX_ROLLS, &limit) ||
        !read_number("--threads", given->threads, MOST_THREADS, &job->threads))
        return 0;
    if (given->first)
        job->games.first = (int32_t)first;
    job->games.roll_limit = (uint32_t)limit;
    if (!job->threads)
        return refuse("--threads: there must be one", "");
    if (job->games.games > UINT64_MAX - job->games.first_game)
        return refuse("--from: the numbers of the games go beyond 64 bits", "");
    return 1;
}

/* --- doing it --- */

/* The status that the program ends with. */
static int play(const simulate_job *job, writer *write) {
    static chinczyk_results results;
    chinczyk_error error;
    memset(&results, 0, sizeof results);
    results.struct_size = sizeof results;
    chinczyk_status status = simulate_run(job, &results, &error);
    if (status != CHINCZYK_OK && status != CHINCZYK_ERROR_STOPPED) {
        refuse(error.reason[0] ? error.reason : chinczyk_status_message(status), "");
        return EXIT_USAGE;
    }
    if (status == CHINCZYK_ERROR_STOPPED)
        fprintf(stderr, "chinczyk-simulate: stopped after %" PRIu64 " games\n", results.games);
    write(&results);
    return status == CHINCZYK_OK ? EXIT_SUCCESS : EXIT_INTERRUPTED;
}

/* The games of part `part` of `parts`, counted from 1. */
static int play_part(const simulate_job *whole, uint64_t part, uint64_t parts, writer *write) {
    simulate_job job = *whole;
    uint64_t size = whole->games.games / parts, rest = whole->games.games % parts;
    uint64_t before = part - 1;
    job.games.first_game += size * before + (before < rest ? before : rest);
    job.games.games = size + (before < rest);
    return play(&job, write);
}

/* Parts whose numbers come on standard input, one a line. */
static int play_parts(const simulate_job *job, uint64_t parts, writer *write) {
    char line[64];
    int status = EXIT_SUCCESS;
    while (status == EXIT_SUCCESS && fgets(line, sizeof line, stdin)) {
        uint64_t part;
        line[strcspn(line, "\r\n")] = '\0';
        const char *end = number_at(line, &part);
        if (!end || *end || !part || part > parts) {
            refuse("no number of a part: ", line);
            return EXIT_USAGE;
        }
        status = play_part(job, part, parts, write);
    }
    return status;
}

static int play_as_told(const options *given, const simulate_job *job, writer *write) {
    uint64_t part, parts;
    if (!given->part)
        return play(job, write);
    int listed = *given->part == '-';
    const char *slash = listed ? given->part + 1 : number_at(given->part, &part);
    const char *end = slash && *slash == '/' ? number_at(slash + 1, &parts) : NULL;
    if (!end || *end || !parts || (!listed && (!part || part > parts))) {
        refuse("--part is such as 3/64, not ", given->part);
        return EXIT_USAGE;
    }
    return listed ? play_parts(job, parts, write) : play_part(job, part, parts, write);
}

static int merge(const options *given, writer *write) {
    static chinczyk_results results;
    results.struct_size = sizeof results;
    if (!simulate_merge(given->merge, given->merge_count, &results))
        return EXIT_FAILURE;
    write(&results);
    return EXIT_SUCCESS;
}

static writer *choose_writer(const options *given) {
    static const struct {
        const char *name;
        writer *write;
    } known[] = {
        {"text", simulate_write_text},
        {"csv", simulate_write_csv},
        {"json", simulate_write_json},
        {"results", simulate_write_results},
    };
    const char *name = given->format ? given->format : given->part ? "results" : "text";
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(known[i].name, name))
            return known[i].write;
    refuse("--format is text, csv, json or results, not ", name);
    return NULL;
}

int main(int argc, char **argv) {
    options given = {0};
    simulate_job job = {.threads = 1};
    char seats[CHINCZYK_MAX_COLOURS + 1];
    int status = EXIT_SUCCESS;
    writer *write;
    if (!read_options(argc, argv, &given) || !(write = choose_writer(&given)))
        return EXIT_USAGE;
    if (given.help)
        fputs(text_help, stdout);
    else if (given.version)
        printf("chinczyk-simulate %s\n", chinczyk_version());
    else if (given.merge)
        status = merge(&given, write);
    else if (prepare(&given, &job, seats, sizeof seats))
        status = play_as_told(&given, &job, write);
    else
        return EXIT_USAGE;
    if (fflush(stdout) || ferror(stdout)) {
        fputs("chinczyk-simulate: the output cannot be written\n", stderr);
        return EXIT_FAILURE;
    }
    return status;
}
