/* SPDX-License-Identifier: MIT */
#include "table.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_SIZE = 512, SCRIPT_SIZE = 2048, MAX_STEPS = 128, SEEDS = 64 };

/* One game at a time: Criterion gives every test a process of its own. */
static struct {
    chinczyk_game *game;
    char rules[TEXT_SIZE];
    char script[SCRIPT_SIZE];             /* the steps so far, for messages */
    char texts[MAX_STEPS + 1][TEXT_SIZE]; /* the position after each step */
    uint64_t hashes[MAX_STEPS + 1];       /* its hash */
    size_t script_ends[MAX_STEPS + 1];    /* length of the script after each step */
    size_t at;                            /* steps behind us */
    size_t last;                          /* steps known, those taken back included */
} table;

/* Where facts and the library part, the test ends with all that is needed to judge who is right. */
static void same(const char *where, const char *what, const char *wanted, const char *got) {
    cr_assert(strcmp(wanted, got) == 0,
              "%s: %s\n  rules    %s\n  from     %s\n  steps   %s\n  now      %s\n"
              "  wanted   %s\n  got      %s",
              where, what, table.rules, table.texts[0], table.script, table.texts[table.at], wanted,
              got);
}

static void succeeded(const char *where, const char *what, chinczyk_status status,
                      const chinczyk_error *error) {
    char got[TEXT_SIZE];
    snprintf(got, sizeof got, "%s%s%s%s%s", chinczyk_status_name(status),
             error != NULL && status != CHINCZYK_OK ? ": " : "",
             error != NULL && status != CHINCZYK_OK ? error->field : "",
             error != NULL && status != CHINCZYK_OK ? ": " : "",
             error != NULL && status != CHINCZYK_OK ? error->reason : "");
    same(where, what, "ok", got);
}

static chinczyk_rules parsed(const char *where, const char *text) {
    chinczyk_rules rules;
    chinczyk_error error;
    succeeded(where, text, chinczyk_rules_parse(text, &rules, sizeof rules, &error), &error);
    return rules;
}

static void note(const char *where, const chinczyk_game *game, char text[TEXT_SIZE]) {
    succeeded(where, "position text", chinczyk_game_position(game, text, TEXT_SIZE, NULL), NULL);
}

static void clear(const char *rules, const char *position) {
    table_clear();
    snprintf(table.rules, sizeof table.rules, "%s", rules);
    snprintf(table.texts[0], sizeof table.texts[0], "%s", position);
}

static void standing(const char *where, const char *what, const char *position) {
    char text[TEXT_SIZE];
    note(where, table.game, text);
    same(where, what, position, text);
}

/* A text that the library prints back is one it would have written itself. */
static void start(const char *where, const char *position) {
    standing(where, "the start", position);
    table.hashes[0] = chinczyk_game_hash(table.game);
}

static void compare(const char *where, const char *what, const chinczyk_game *game, size_t step) {
    char text[TEXT_SIZE];
    note(where, game, text);
    same(where, what, table.texts[step], text);
    cr_assert_eq(chinczyk_game_hash(game), table.hashes[step], "%s: %s: another hash at %s", where,
                 what, text);
    cr_assert_eq(chinczyk_game_steps(game), step, "%s: %s: another number of steps at %s", where,
                 what, text);
}

/* On a copy, so that what the test does next meets a game that was never taken back. */
static void walk(const char *where) {
    chinczyk_game *game = NULL;
    succeeded(where, "copy", chinczyk_game_copy(table.game, NULL, &game), NULL);
    for (size_t step = table.at; step-- > 0;) {
        succeeded(where, "undo", chinczyk_game_undo(game), NULL);
        compare(where, "undo", game, step);
    }
    same(where, "undo at the start", "nothing-to-undo",
         chinczyk_status_name(chinczyk_game_undo(game)));
    for (size_t step = 1; step <= table.last; step++) {
        succeeded(where, "redo", chinczyk_game_redo(game), NULL);
        compare(where, "redo", game, step);
    }
    same(where, "redo at the end", "nothing-to-redo",
         chinczyk_status_name(chinczyk_game_redo(game)));
    chinczyk_game_free(game);
}

/* Keeps the step that was just made. */
static void keep(const char *where, const char *verb, const char *object) {
    cr_assert_lt(table.at, (size_t)MAX_STEPS, "%s: more steps than a table keeps", where);
    size_t length = table.script_ends[table.at];
    int added = snprintf(table.script + length, SCRIPT_SIZE - length, " %s %s;", verb, object);
    cr_assert_lt(length + (size_t)added, (size_t)SCRIPT_SIZE, "%s: the script is full", where);
    table.last = ++table.at;
    table.script_ends[table.at] = length + (size_t)added;
    note(where, table.game, table.texts[table.at]);
    table.hashes[table.at] = chinczyk_game_hash(table.game);
    walk(where);
}

static void throw_die(const char *where, int32_t face) {
    char text[16];
    int32_t rolled = 0;
    snprintf(text, sizeof text, "%d", face);
    succeeded(where, "roll", chinczyk_game_roll(table.game, face, &rolled), NULL);
    cr_assert_eq(rolled, face, "%s: rolled %d, told %d", where, face, rolled);
    keep(where, "roll", text);
}

void table_given(const char *where, const char *rules, const char *position) {
    clear(rules, position);
    const chinczyk_rules fields = parsed(where, rules);
    chinczyk_error error;
    succeeded(where, "position",
              chinczyk_game_new_at(&fields, position, 1, NULL, &table.game, &error), &error);
    start(where, position);
}

void table_begun(const char *where, const char *rules, const char *seats, int32_t first,
                 const char *position) {
    clear(rules, position);
    const chinczyk_rules fields = parsed(where, rules);
    chinczyk_error error;
    succeeded(where, "new game",
              chinczyk_game_new(&fields, seats, first, 1, NULL, &table.game, &error), &error);
    start(where, position);
}

void table_refused(const char *where, const char *rules, const char *position) {
    clear(rules, position);
    const chinczyk_rules fields = parsed(where, rules);
    chinczyk_status status = chinczyk_game_new_at(&fields, position, 1, NULL, &table.game, NULL);
    same(where, "position", "invalid-position", chinczyk_status_name(status));
}

void table_unseated(const char *where, const char *rules, const char *seats) {
    clear(rules, seats);
    const chinczyk_rules fields = parsed(where, rules);
    chinczyk_status status =
        chinczyk_game_new(&fields, seats, CHINCZYK_NONE, 1, NULL, &table.game, NULL);
    same(where, "seats", "invalid-argument", chinczyk_status_name(status));
}

void table_seated(const char *where, const char *rules, int32_t players, int32_t colours_each,
                  const char *seats) {
    clear(rules, "");
    const chinczyk_rules fields = parsed(where, rules);
    char got[TEXT_SIZE];
    succeeded(where, "seats",
              chinczyk_rules_seats(&fields, players, colours_each, got, sizeof got, NULL), NULL);
    same(where, "seats", seats, got);
}

void table_drawn(const char *where, const char *rules, const char *seats) {
    clear(rules, seats);
    const chinczyk_rules fields = parsed(where, rules);
    int began[CHINCZYK_MAX_COLOURS] = {0};
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        succeeded(where, "new game",
                  chinczyk_game_new(&fields, seats, CHINCZYK_NONE, seed, NULL, &table.game, NULL),
                  NULL);
        cr_assert_eq(chinczyk_game_phase(table.game), CHINCZYK_PHASE_ROLL,
                     "%s: under %s the first player does not roll at once", where, rules);
        began[chinczyk_game_player(table.game)]++;
        chinczyk_game_free(table.game);
        table.game = NULL;
    }
    for (const char *seat = seats; *seat != '\0'; seat++)
        cr_assert(*seat == '.' || began[*seat - '0'] > 0,
                  "%s: under %s player %c began none of %d games", where, rules, *seat, SEEDS);
}

void table_choice(const char *where, const char *moves) {
    chinczyk_move listed[CHINCZYK_MAX_MOVES];
    size_t count = 0;
    char got[TEXT_SIZE] = "";
    size_t length = 0;
    succeeded(where, "moves", chinczyk_game_moves(table.game, listed, CHINCZYK_MAX_MOVES, &count),
              NULL);
    for (size_t i = 0; i < count; i++) {
        char text[32];
        succeeded(where, "move text", chinczyk_move_format(&listed[i], text, sizeof text, NULL),
                  NULL);
        length +=
            (size_t)snprintf(got + length, sizeof got - length, "%s%s", i > 0 ? " " : "", text);
        cr_assert_lt(length, sizeof got, "%s: more moves than the table reads", where);
    }
    same(where, "legal moves", moves, got);
    cr_assert_eq(chinczyk_game_phase(table.game) == CHINCZYK_PHASE_MOVE, count > 0,
                 "%s: the phase does not fit the number of moves at %s", where,
                 table.texts[table.at]);
}

void table_roll(const char *where, int32_t face, const char *moves) {
    throw_die(where, face);
    table_choice(where, moves);
}

void table_roll_to(const char *where, int32_t face, const char *position) {
    throw_die(where, face);
    table_choice(where, "");
    standing(where, "after the roll", position);
}

void table_offers(const char *where, const char *rules, const char *position, int32_t face,
                  const char *moves) {
    table_given(where, rules, position);
    table_roll(where, face, moves);
}

static chinczyk_move found(const char *where, const char *text) {
    chinczyk_move move;
    chinczyk_error error;
    succeeded(where, text, chinczyk_game_find_move(table.game, text, &move, &error), &error);
    return move;
}

void table_flagged(const char *where, const char *move, uint32_t flags) {
    const chinczyk_move listed = found(where, move);
    cr_assert_eq(listed.flags, flags, "%s: %s at %s under %s: flags wanted %u, got %u", where, move,
                 table.texts[table.at], table.rules, flags, listed.flags);
}

void table_play(const char *where, const char *move, const char *position) {
    const chinczyk_move listed = found(where, move);
    succeeded(where, move, chinczyk_game_play(table.game, &listed), NULL);
    keep(where, "play", move);
    standing(where, "after the move", position);
}

void table_leave(const char *where, int32_t player, const char *position) {
    char text[16];
    snprintf(text, sizeof text, "%d", player);
    succeeded(where, "leave", chinczyk_game_leave(table.game, player), NULL);
    keep(where, "leave", text);
    standing(where, "after the leave", position);
}

void table_undo(const char *where, const char *position) {
    succeeded(where, "undo", chinczyk_game_undo(table.game), NULL);
    table.at--;
    standing(where, "after the undo", position);
    walk(where);
}

void table_redo(const char *where, const char *position) {
    succeeded(where, "redo", chinczyk_game_redo(table.game), NULL);
    table.at++;
    standing(where, "after the redo", position);
    walk(where);
}

void table_stays(const char *where, int32_t player, chinczyk_status status) {
    same(where, "leave", chinczyk_status_name(status),
         chinczyk_status_name(chinczyk_game_leave(table.game, player)));
    standing(where, "after the refused leave", table.texts[table.at]);
}

void table_ranks(const char *where, const char *places) {
    chinczyk_state state = {.struct_size = sizeof state};
    char got[TEXT_SIZE] = "";
    size_t length = 0;
    succeeded(where, "state", chinczyk_game_state(table.game, &state), NULL);
    cr_assert_eq(state.phase, CHINCZYK_PHASE_OVER, "%s: not over: %s", where,
                 table.texts[table.at]);
    for (int32_t player = 0; player < state.players; player++)
        length += (size_t)snprintf(got + length, sizeof got - length, "%s%d:%d",
                                   player > 0 ? " " : "", player, state.place[player]);
    same(where, "places", places, got);
}

void table_clear(void) {
    chinczyk_game_free(table.game);
    memset(&table, 0, sizeof table);
}
