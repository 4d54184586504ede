/* SPDX-License-Identifier: MIT */
/*
 * replay FILE...: plays transcripts (vectors/README.md) and compares what they tell. A plain
 * program, so that it also runs where the test framework does not.
 */
#include <chinczyk.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 512, TEXT = 256, STEPS = 4096, SHOWN = 5 };

/* A game of a transcript as far as it is played. */
struct play {
    chinczyk_rules rules;
    chinczyk_game *game;
    size_t steps;
    char texts[STEPS + 1][TEXT]; /* the position after so many steps */
    char why[8 * LINE];          /* the first difference; empty while there is none */
};

static int differs(struct play *p, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(p->why, sizeof p->why, format, arguments);
    va_end(arguments);
    return 0;
}

static int fails(struct play *p, const char *line, chinczyk_status status, const char *reason) {
    return differs(p, "%s: %s %s", line, chinczyk_status_name(status), reason);
}

static int is_at(struct play *p, const char *text) {
    char now[TEXT];
    chinczyk_status status = chinczyk_game_position(p->game, now, sizeof now, NULL);
    if (status)
        return fails(p, "position", status, "");
    return strcmp(now, text) == 0 || differs(p, "want %s\n  got  %s", text, now);
}

/* Notes the position to which a step, or the beginning, led. */
static int note(struct play *p) {
    chinczyk_status status = chinczyk_game_position(p->game, p->texts[p->steps], TEXT, NULL);
    return status == CHINCZYK_OK || fails(p, "position", status, "");
}

static int step(struct play *p, const char *line, chinczyk_status status, const char *reason) {
    if (status)
        return fails(p, line, status, reason);
    if (p->steps == STEPS)
        return differs(p, "%s: more than %d steps", line, STEPS);
    p->steps++;
    return note(p);
}

static int begin(struct play *p, const char *line) {
    const char *at;
    char seats[CHINCZYK_MAX_COLOURS + 1];
    int32_t players = 0, colours = 1, first = CHINCZYK_NONE;
    chinczyk_status status = CHINCZYK_OK;
    if ((at = strstr(line, "first=")))
        first = atoi(at + strlen("first="));
    if ((at = strstr(line, "colours=")))
        colours = atoi(at + strlen("colours="));
    if ((at = strstr(line, "players=")))
        players = atoi(at + strlen("players="));
    if ((at = strstr(line, "seats=")))
        snprintf(seats, sizeof seats, "%.*s", (int)strcspn(at + strlen("seats="), " "),
                 at + strlen("seats="));
    else
        status = chinczyk_rules_seats(&p->rules, players, colours, seats, sizeof seats, NULL);
    if (status)
        return fails(p, line, status, "");
    chinczyk_error error;
    status = chinczyk_game_new(&p->rules, seats, first, 1, NULL, &p->game, &error);
    return status ? fails(p, line, status, error.reason) : note(p);
}

static int begin_at(struct play *p, const char *line, const char *position) {
    chinczyk_error error;
    chinczyk_status status = chinczyk_game_new_at(&p->rules, position, 1, NULL, &p->game, &error);
    if (status)
        return fails(p, line, status, error.reason);
    return note(p) && is_at(p, position);
}

static int lists(struct play *p, const char *line, const char *want) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    char got[LINE] = "";
    size_t count;
    chinczyk_status status = chinczyk_game_moves(p->game, moves, CHINCZYK_MAX_MOVES, &count);
    if (status)
        return fails(p, line, status, "");
    for (size_t i = 0, length = 0; i < count; i++) {
        if (i > 0)
            got[length++] = ' ';
        status = chinczyk_move_format(&moves[i], got + length, sizeof got - length, NULL);
        if (status)
            return fails(p, line, status, "");
        length += strlen(got + length);
    }
    return strcmp(got, want) == 0 ||
           differs(p, "%s at %s\n  want %s\n  got  %s", line, p->texts[p->steps - 1], want, got);
}

static int roll(struct play *p, const char *line) {
    const char *moves = strstr(line, " ;");
    if (!step(p, line, chinczyk_game_roll(p->game, atoi(line + strlen("roll ")), NULL), ""))
        return 0;
    moves = moves ? moves + strspn(moves, " ;") : "";
    return lists(p, line, moves);
}

static int play(struct play *p, const char *line) {
    chinczyk_move move;
    chinczyk_error error;
    chinczyk_status status =
        chinczyk_game_find_move(p->game, line + strlen("play "), &move, &error);
    if (status)
        return fails(p, line, status, error.reason);
    return step(p, line, chinczyk_game_play(p->game, &move), "refused");
}

static int ranks(struct play *p, const char *line) {
    chinczyk_state state = {.struct_size = sizeof state};
    chinczyk_status status = chinczyk_game_state(p->game, &state);
    if (status)
        return fails(p, line, status, "");
    if (state.phase != CHINCZYK_PHASE_OVER)
        return differs(p, "%s: the game is not over", line);
    char got[LINE] = "ranks";
    for (int32_t player = 0; player < state.players; player++)
        snprintf(got + strlen(got), sizeof got - strlen(got), " %" PRId32 ":%" PRId32, player,
                 state.place[player]);
    return strcmp(got, line) == 0 || differs(p, "want %s\n  got  %s", line, got);
}

static int follow(struct play *p, const char *line) {
    if (strncmp(line, "rules ", 6) == 0) {
        chinczyk_error error;
        chinczyk_status status = chinczyk_rules_parse(line + 6, &p->rules, sizeof p->rules, &error);
        return status == CHINCZYK_OK || fails(p, line, status, error.reason);
    }
    if (strncmp(line, "new ", 4) == 0)
        return begin(p, line);
    if (strncmp(line, "position ", 9) == 0)
        return begin_at(p, line, line + 9);
    if (strncmp(line, "roll ", 5) == 0)
        return roll(p, line);
    if (strncmp(line, "play ", 5) == 0)
        return play(p, line);
    if (strncmp(line, "leave ", 6) == 0)
        return step(p, line, chinczyk_game_leave(p->game, atoi(line + 6)), "");
    if (strncmp(line, "ranks ", 6) == 0)
        return ranks(p, line);
    if (strncmp(line, "= ", 2) == 0)
        return is_at(p, line + 2);
    return differs(p, "%s: no line of a transcript", line);
}

/* Takes back every step and repeats it: each position comes again. */
static int there_and_back(struct play *p) {
    for (size_t left = p->steps; left > 0; left--) {
        chinczyk_status status = chinczyk_game_undo(p->game);
        if (status)
            return fails(p, "undo", status, "");
        if (!is_at(p, p->texts[left - 1]))
            return 0;
    }
    if (chinczyk_game_undo(p->game) != CHINCZYK_ERROR_NOTHING_TO_UNDO)
        return differs(p, "undo beyond the beginning");
    for (size_t done = 1; done <= p->steps; done++) {
        chinczyk_status status = chinczyk_game_redo(p->game);
        if (status)
            return fails(p, "redo", status, "");
        if (!is_at(p, p->texts[done]))
            return 0;
    }
    return chinczyk_game_redo(p->game) == CHINCZYK_ERROR_NOTHING_TO_REDO ||
           differs(p, "redo beyond the end");
}

static struct { unsigned passed, failed; } total;

static void end(struct play *p, const char *file, unsigned at) {
    if (!*p->why)
        there_and_back(p);
    if (*p->why && ++total.failed <= SHOWN)
        printf("%s:%u: %s\n", file, at, p->why);
    total.passed += !*p->why;
    chinczyk_game_free(p->game);
    p->game = NULL;
    p->steps = 0;
    *p->why = '\0';
}

static int replay(struct play *p, const char *file) {
    char line[LINE];
    unsigned number = 0, at = 0; /* at: where the game began, then where it first differed */
    int open = 0;
    FILE *in = fopen(file, "r");
    if (!in) {
        perror(file);
        return 0;
    }
    while (fgets(line, sizeof line, in)) {
        number++;
        line[strcspn(line, "\r\n")] = '\0';
        if (*line == '#')
            continue;
        if (*line == '\0' && open)
            end(p, file, at);
        open = *line != '\0';
        if (!open || *p->why)
            continue;
        at = number;
        follow(p, line);
    }
    if (open)
        end(p, file, at);
    fclose(in);
    return 1;
}

int main(int argc, char **argv) {
    struct play *p = calloc(1, sizeof *p);
    int read = argc > 1 && p;
    for (int i = 1; i < argc && read; i++)
        read = replay(p, argv[i]);
    free(p);
    printf("%u passed, %u failed\n", total.passed, total.failed);
    return read && total.failed == 0 && total.passed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
