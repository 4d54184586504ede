/* SPDX-License-Identifier: MIT */
/*
 * chinczyk-protocol: the line protocol of doc/notation.md on standard input and
 * output. It needs nothing but the public header, and is what scripts, servers
 * and other languages talk to.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

#include <chinczyk.h>

/* The program's own errors. The library's are negative, so these never meet them. */
enum { ERROR_UNKNOWN_COMMAND = 1, ERROR_NO_GAME = 2 };

/* The longest text that a line may hold; canonical texts are far shorter. */
enum { LINE_SIZE = 65536, TEXT_SIZE = 4096 };

/* How often perft may ask whether to stop, every 4096 positions, before it is stopped: after two
 * seconds or so. Whoever sends the lines cannot keep the program busy. */
enum { PATIENCE = 16384 };

struct session {
    chinczyk_rules rules; /* of the next new or position */
    chinczyk_game *game;  /* null before the first */
    chinczyk_error error; /* its reason tells more than the status, unless empty */
    bool quit;
};

/* A well-formed number. One that is too large for 64 bits holds the greatest value. */
struct number {
    uint64_t value;
    bool too_large;
};

struct argument {
    char *text; /* the rest of the line, null where nothing follows the command */
    struct number number;
};

/* Of the `FORM_ROLL` the number may be left out. */
enum form { FORM_NOTHING, FORM_NUMBER, FORM_ROLL, FORM_TEXT };

struct command {
    const char *name;
    enum form form;
    bool needs_game;
    int (*run)(struct session *session, const struct argument *argument);
};

static int fail(struct session *session, int status, const char *reason) {
    session->error.field[0] = '\0';
    snprintf(session->error.reason, sizeof session->error.reason, "%s", reason);
    return status;
}

static int no_game(struct session *session) {
    return fail(session, ERROR_NO_GAME, "there is no game: begin one with new or position");
}

/* `0`, or digits without a leading zero. */
static bool read_number(const char *text, struct number *number) {
    *number = (struct number){0, false};
    if (text[0] == '\0' || (text[0] == '0' && text[1] != '\0')) {
        return false;
    }
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9') {
            return false;
        }
        uint64_t digit = (uint64_t)(*text - '0');
        if (number->value > (UINT64_MAX - digit) / 10) {
            *number = (struct number){UINT64_MAX, true};
        } else {
            number->value = 10 * number->value + digit;
        }
    }
    return true;
}

/* No face, player or count is as large as INT32_MAX, so the library refuses what
 * does not fit, in its own order of checks. */
static int32_t to_int32(struct number number) {
    return number.value < INT32_MAX ? (int32_t)number.value : INT32_MAX;
}

static void begin(struct session *session, chinczyk_game *game) {
    chinczyk_game_free(session->game);
    session->game = game;
}

static int run_rules(struct session *session, const struct argument *argument) {
    chinczyk_rules rules;
    char text[TEXT_SIZE];
    int status = chinczyk_rules_parse(argument->text, &rules, sizeof rules, &session->error);
    if (status == CHINCZYK_OK) {
        status = chinczyk_rules_format(&rules, text, sizeof text, NULL);
    }
    if (status == CHINCZYK_OK) {
        session->rules = rules;
        printf("rules %s\n", text);
    }
    return status;
}

enum option { OPTION_PLAYERS, OPTION_COLOURS, OPTION_FIRST, OPTION_SEED, OPTION_SEATS, OPTIONS };

struct options {
    char *text[OPTIONS]; /* null where not given */
    struct number number[OPTIONS];
};

/* Reads `key=value key=value...` and cuts the text up on the way. */
static int read_options(struct session *session, char *text, struct options *options) {
    static const char *const keys[OPTIONS] = {"players", "colours", "first", "seed", "seats"};
    *options = (struct options){0};
    while (text != NULL) {
        char *next = strchr(text, ' ');
        if (next != NULL) {
            *next++ = '\0';
        }
        char *value = strchr(text, '=');
        if (value == NULL || value[1] == '\0') {
            return fail(session, CHINCZYK_ERROR_PARSE, "an option is key=value");
        }
        *value++ = '\0';
        size_t key = 0;
        while (key < OPTIONS && strcmp(keys[key], text) != 0) {
            key++;
        }
        if (key == OPTIONS) {
            return fail(session, CHINCZYK_ERROR_PARSE,
                        "the options are players, colours, first, seed and seats");
        }
        if (options->text[key] != NULL) {
            return fail(session, CHINCZYK_ERROR_PARSE, "an option is given twice");
        }
        options->text[key] = value;
        if (key != OPTION_SEATS && !read_number(value, &options->number[key])) {
            return fail(session, CHINCZYK_ERROR_PARSE, "the value of an option is no number");
        }
        text = next;
    }
    bool seats = options->text[OPTION_SEATS] != NULL;
    if (seats == (options->text[OPTION_PLAYERS] != NULL)) {
        return fail(session, CHINCZYK_ERROR_PARSE, "either players or seats must be given");
    }
    if (seats && options->text[OPTION_COLOURS] != NULL) {
        return fail(session, CHINCZYK_ERROR_PARSE, "colours does not go with seats");
    }
    return CHINCZYK_OK;
}

static int run_new(struct session *session, const struct argument *argument) {
    struct options options;
    int status = read_options(session, argument->text, &options);
    if (status != CHINCZYK_OK) {
        return status;
    }
    char seated[TEXT_SIZE];
    const char *seats = options.text[OPTION_SEATS];
    if (seats == NULL) {
        bool one = options.text[OPTION_COLOURS] == NULL;
        status = chinczyk_rules_seats(&session->rules, to_int32(options.number[OPTION_PLAYERS]),
                                      one ? 1 : to_int32(options.number[OPTION_COLOURS]), seated,
                                      sizeof seated, NULL);
        if (status != CHINCZYK_OK) {
            return fail(session, status, "these rules do not seat so many players and colours");
        }
        seats = seated;
    }
    bool named = options.text[OPTION_FIRST] != NULL;
    int32_t first = named ? to_int32(options.number[OPTION_FIRST]) : CHINCZYK_NONE;
    chinczyk_game *game;
    status = chinczyk_game_new(&session->rules, seats, first, options.number[OPTION_SEED].value,
                               NULL, &game, &session->error);
    if (status != CHINCZYK_OK) {
        return status;
    }
    /* Only now, since the form of the seats comes before the value of the seed. */
    if (options.number[OPTION_SEED].too_large) {
        chinczyk_game_free(game);
        return fail(session, CHINCZYK_ERROR_INVALID_ARGUMENT, "the seed does not fit into 64 bits");
    }
    begin(session, game);
    return CHINCZYK_OK;
}

static int run_position(struct session *session, const struct argument *argument) {
    chinczyk_game *game;
    int status =
        chinczyk_game_new_at(&session->rules, argument->text, 0, NULL, &game, &session->error);
    if (status == CHINCZYK_OK) {
        begin(session, game);
    }
    return status;
}

static int run_state(struct session *session, const struct argument *argument) {
    (void)argument;
    char text[TEXT_SIZE];
    int status = chinczyk_game_position(session->game, text, sizeof text, NULL);
    if (status == CHINCZYK_OK) {
        printf("position %s\n", text);
    }
    return status;
}

static int run_roll(struct session *session, const struct argument *argument) {
    int32_t face = 0;
    if (argument->text != NULL) {
        /* To the library 0 is its own die; to a caller of this program it is no face. */
        face = argument->number.value == 0 ? -1 : to_int32(argument->number);
    }
    int32_t rolled;
    int status = chinczyk_game_roll(session->game, face, &rolled);
    if (status == CHINCZYK_ERROR_INVALID_ARGUMENT) {
        return fail(session, status, "a face is 1 to 6");
    }
    if (status == CHINCZYK_OK) {
        printf("rolled %" PRId32 "\n", rolled);
    }
    return status;
}

static int run_moves(struct session *session, const struct argument *argument) {
    (void)argument;
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    char texts[CHINCZYK_MAX_MOVES][64];
    size_t count;
    int status = chinczyk_game_moves(session->game, moves, CHINCZYK_MAX_MOVES, &count);
    for (size_t i = 0; status == CHINCZYK_OK && i < count; i++) {
        status = chinczyk_move_format(&moves[i], texts[i], sizeof texts[i], NULL);
    }
    for (size_t i = 0; status == CHINCZYK_OK && i < count; i++) {
        printf("move %s\n", texts[i]);
    }
    return status;
}

/* The form of a move is checked before there is a game; only the library knows
 * it, so any game must do. */
static int check_move_form(struct session *session, const char *text) {
    chinczyk_rules rules;
    chinczyk_game *game;
    chinczyk_move move;
    int status = chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH);
    if (status == CHINCZYK_OK) {
        status = chinczyk_game_new(&rules, "0.1.", 0, 0, NULL, &game, &session->error);
    }
    if (status == CHINCZYK_OK) {
        status = chinczyk_game_find_move(game, text, &move, &session->error);
        chinczyk_game_free(game);
    }
    return status == CHINCZYK_ERROR_PARSE || status == CHINCZYK_ERROR_NO_MEMORY ? status
                                                                                : CHINCZYK_OK;
}

static int run_play(struct session *session, const struct argument *argument) {
    chinczyk_move move;
    if (session->game == NULL) {
        int status = check_move_form(session, argument->text);
        return status == CHINCZYK_OK ? no_game(session) : status;
    }
    int status = chinczyk_game_find_move(session->game, argument->text, &move, &session->error);
    return status == CHINCZYK_OK ? chinczyk_game_play(session->game, &move) : status;
}

static int run_undo(struct session *session, const struct argument *argument) {
    (void)argument;
    return chinczyk_game_undo(session->game);
}

static int run_redo(struct session *session, const struct argument *argument) {
    (void)argument;
    return chinczyk_game_redo(session->game);
}

static int run_leave(struct session *session, const struct argument *argument) {
    int status = chinczyk_game_leave(session->game, to_int32(argument->number));
    return status == CHINCZYK_ERROR_INVALID_ARGUMENT
               ? fail(session, status, "there is no such player in the game any more")
               : status;
}

static int run_ranks(struct session *session, const struct argument *argument) {
    (void)argument;
    chinczyk_state state = {.struct_size = sizeof state};
    int status = chinczyk_game_state(session->game, &state);
    if (status != CHINCZYK_OK) {
        return status;
    }
    if (state.phase != CHINCZYK_PHASE_OVER) {
        return fail(session, CHINCZYK_ERROR_WRONG_PHASE, "the game is not over");
    }
    for (int32_t player = 0; player < state.players; player++) {
        printf("rank %" PRId32 " %" PRId32 "\n", player, state.place[player]);
    }
    return CHINCZYK_OK;
}

static int32_t lose_patience(void *patience) {
    int32_t *left = patience;
    return --*left < 0;
}

static int run_perft(struct session *session, const struct argument *argument) {
    uint64_t depth = argument->number.value;
    uint64_t leaves;
    int32_t patience = PATIENCE;
    int status = depth > UINT32_MAX ? CHINCZYK_ERROR_INVALID_ARGUMENT
                                    : chinczyk_game_perft(session->game, (uint32_t)depth,
                                                          lose_patience, &patience, &leaves);
    if (status == CHINCZYK_ERROR_INVALID_ARGUMENT) {
        return fail(session, status, "the depth is too great");
    }
    if (status == CHINCZYK_ERROR_STOPPED) {
        return fail(session, status, "it would take too long to count so many");
    }
    if (status == CHINCZYK_OK) {
        printf("perft %" PRIu64 "\n", leaves);
    }
    return status;
}

static int run_hash(struct session *session, const struct argument *argument) {
    (void)argument;
    printf("hash %016" PRIx64 "\n", chinczyk_game_hash(session->game));
    return CHINCZYK_OK;
}

static int run_quit(struct session *session, const struct argument *argument) {
    (void)argument;
    session->quit = true;
    return CHINCZYK_OK;
}

/* play needs a game too, but looks for it itself, after the form of the move. */
static const struct command commands[] = {
    {"rules", FORM_TEXT, false, run_rules},       {"new", FORM_TEXT, false, run_new},
    {"position", FORM_TEXT, false, run_position}, {"state", FORM_NOTHING, true, run_state},
    {"roll", FORM_ROLL, true, run_roll},          {"moves", FORM_NOTHING, true, run_moves},
    {"play", FORM_TEXT, false, run_play},         {"undo", FORM_NOTHING, true, run_undo},
    {"redo", FORM_NOTHING, true, run_redo},       {"leave", FORM_NUMBER, true, run_leave},
    {"ranks", FORM_NOTHING, true, run_ranks},     {"perft", FORM_NUMBER, true, run_perft},
    {"hash", FORM_NOTHING, true, run_hash},       {"quit", FORM_NOTHING, false, run_quit},
};

static const struct command *find_command(const char *word, size_t length) {
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strlen(commands[i].name) == length && memcmp(commands[i].name, word, length) == 0) {
            return &commands[i];
        }
    }
    return NULL;
}

static int read_argument(struct session *session, enum form form, struct argument *argument) {
    switch (form) {
    case FORM_NOTHING:
        if (argument->text != NULL) {
            return fail(session, CHINCZYK_ERROR_PARSE, "nothing may follow this command");
        }
        break;
    case FORM_TEXT:
        if (argument->text == NULL) {
            return fail(session, CHINCZYK_ERROR_PARSE, "something must follow this command");
        }
        break;
    case FORM_ROLL:
    case FORM_NUMBER:
        if (argument->text == NULL ? form == FORM_NUMBER
                                   : !read_number(argument->text, &argument->number)) {
            return fail(session, CHINCZYK_ERROR_PARSE, "one number must follow this command");
        }
        break;
    }
    return CHINCZYK_OK;
}

/* The form comes first, then whether there is a game, then what the library says. */
static int run_line(struct session *session, char *line, size_t length, bool too_long) {
    char *space = memchr(line, ' ', length);
    size_t word = space == NULL ? length : (size_t)(space - line);
    if (word == 0) {
        return fail(session, CHINCZYK_ERROR_PARSE,
                    "a line begins with a command, not with a space");
    }
    const struct command *command = find_command(line, word);
    if (command == NULL) {
        return fail(session, ERROR_UNKNOWN_COMMAND, "there is no such command");
    }
    if (too_long) {
        return fail(session, CHINCZYK_ERROR_PARSE, "the line is too long");
    }
    if (memchr(line, '\0', length) != NULL) {
        return fail(session, CHINCZYK_ERROR_PARSE, "the line holds a zero byte");
    }
    struct argument argument = {space == NULL ? NULL : space + 1, {0, false}};
    int status = read_argument(session, command->form, &argument);
    if (status != CHINCZYK_OK) {
        return status;
    }
    if (command->needs_game && session->game == NULL) {
        return no_game(session);
    }
    return command->run(session, &argument);
}

static const char *code(int status) {
    switch (status) {
    case ERROR_UNKNOWN_COMMAND:
        return "unknown-command";
    case ERROR_NO_GAME:
        return "no-game";
    default:
        return chinczyk_status_name(status);
    }
}

/* The reason may quote the line, whose bytes could be anything; an answer is ASCII
 * and ends where the line ends. */
static void print_plain(const char *text) {
    for (; *text != '\0'; text++) {
        putchar(*text >= ' ' && *text <= '~' ? *text : '?');
    }
}

static void print_error(const chinczyk_error *error, int status) {
    printf("error %s ", code(status));
    if (strstr(error->reason, error->field) == NULL) {
        printf("%s: ", error->field);
    }
    print_plain(error->reason[0] != '\0' ? error->reason : chinczyk_status_message(status));
    putchar('\n');
}

static void answer(struct session *session, char *line, size_t length, bool too_long) {
    session->error = (chinczyk_error){0};
    int status = run_line(session, line, length, too_long);
    if (status == CHINCZYK_OK) {
        puts("ok");
    } else {
        print_error(&session->error, status);
    }
}

/* Reads a line without its end, which is a line feed, the two of CRLF, or the end
 * of the input. A line that is too long is cut. False where nothing is left. */
static bool read_line(char *line, size_t *length, bool *too_long) {
    int c = getchar();
    if (c == EOF) {
        return false;
    }
    *length = 0;
    *too_long = false;
    for (; c != EOF && c != '\n'; c = getchar()) {
        if (*length < LINE_SIZE - 1) {
            line[(*length)++] = (char)c;
        } else {
            *too_long = true;
        }
    }
    if (!*too_long && *length > 0 && line[*length - 1] == '\r') {
        --*length;
    }
    line[*length] = '\0';
    return true;
}

static int serve(void) {
    static char line[LINE_SIZE];
    struct session session = {.game = NULL};
    size_t length;
    bool too_long;
    int status = chinczyk_rules_init(&session.rules, sizeof session.rules, CHINCZYK_PRESET_POLISH);
    if (status != CHINCZYK_OK) {
        fprintf(stderr, "chinczyk-protocol: %s\n", chinczyk_status_message(status));
        return EXIT_FAILURE;
    }
    bool written = true;
    while (written && !session.quit && read_line(line, &length, &too_long)) {
        if (length > 0 && line[0] != '#') {
            answer(&session, line, length, too_long);
            written = fflush(stdout) == 0;
        }
    }
    chinczyk_game_free(session.game);
    return written && !ferror(stdin) ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int argc, char **argv) {
#ifdef _WIN32
    /* The protocol is the same bytes everywhere. */
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
    if (argc == 1) {
        return serve();
    }
    if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        printf("chinczyk-protocol %s\n", chinczyk_version());
        return EXIT_SUCCESS;
    }
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        puts("Usage: chinczyk-protocol [--help | --version]\n"
             "\n"
             "Plays Chińczyk by the line protocol: one command a line on standard input, each\n"
             "answered on standard output by zero or more lines and then `ok`, or by\n"
             "`error <code> <message>`. Empty lines and lines that begin with # are ignored.\n"
             "\n"
             "  rules TEXT              the rules of the next game, such as polish,exit_faces=16\n"
             "  new players=N [colours=K] [first=P] [seed=S]\n"
             "  new seats=TEXT [first=P] [seed=S]\n"
             "                          a new game; the seed is 0 unless given\n"
             "  position TEXT           a game at a position\n"
             "  state                   prints the position\n"
             "  roll [FACE]             rolls a face, or the game's own die\n"
             "  moves                   lists the legal moves\n"
             "  play MOVE               plays one of them\n"
             "  undo, redo              takes back or repeats a roll, a move or a leave\n"
             "  leave P                 player P leaves\n"
             "  ranks                   the places, once the game is over\n"
             "  perft D                 counts the ways to go on for D rolls\n"
             "  hash                    a number for the position\n"
             "  quit                    ends");
        return EXIT_SUCCESS;
    }
    fprintf(stderr, "chinczyk-protocol: unknown arguments; try --help\n");
    return 2;
}
