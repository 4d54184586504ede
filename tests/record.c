/* SPDX-License-Identifier: MIT */
/* Saved games: what is read is the game that was saved, to the last bit and ever after. */
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- saving and loading, or the test fails --- */

static char *saved(const chinczyk_game *game, const char *head) {
    size_t length = head ? strlen(head) : 0, needed, again;
    chinczyk_error error;
    cr_assert_eq(chinczyk_game_save(game, head, length, NULL, 0, &needed, &error), CHINCZYK_OK,
                 "%s", error.reason);
    char *text = malloc(needed);
    cr_assert_not_null(text);
    cr_assert_eq(chinczyk_game_save(game, head, length, text, needed, &again, &error), CHINCZYK_OK);
    cr_assert_eq(again, needed);
    cr_assert_eq(strlen(text) + 1, needed);
    return text;
}

static chinczyk_game *loaded(const char *text) {
    chinczyk_game *game;
    chinczyk_error error;
    size_t consumed;
    chinczyk_status status =
        chinczyk_game_load(text, strlen(text), NULL, &game, &consumed, NULL, &error);
    cr_assert_eq(status, CHINCZYK_OK, "%s\n%s", error.reason, text);
    cr_assert_eq(error.status, CHINCZYK_OK);
    cr_assert_eq(consumed, strlen(text));
    return game;
}

/* --- comparing --- */

static chinczyk_state state_of(const chinczyk_game *game) {
    chinczyk_state state;
    memset(&state, 0, sizeof state);
    state.struct_size = sizeof state;
    cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
    return state;
}

static void same_now(const chinczyk_game *a, const chinczyk_game *b, const char *text) {
    chinczyk_state one = state_of(a), two = state_of(b);
    cr_assert_arr_eq(&one, &two, sizeof one, "%s", text);
    cr_assert_eq(chinczyk_game_hash(a), chinczyk_game_hash(b), "%s", text);
    chinczyk_event first[CHINCZYK_MAX_EVENTS], second[CHINCZYK_MAX_EVENTS];
    size_t count, other;
    cr_assert_eq(chinczyk_game_events(a, first, CHINCZYK_MAX_EVENTS, &count), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_events(b, second, CHINCZYK_MAX_EVENTS, &other), CHINCZYK_OK);
    cr_assert_eq(count, other, "%s", text);
    if (count)
        cr_assert_arr_eq(first, second, count * sizeof *first, "%s", text);
}

/* The dice of both show the same from here on, whoever wins. */
static void same_dice(chinczyk_game *a, chinczyk_game *b, const char *text) {
    for (int i = 0; i < 30 && chinczyk_game_phase(a) != CHINCZYK_PHASE_OVER; i++) {
        if (chinczyk_game_phase(a) == CHINCZYK_PHASE_MOVE) {
            cr_assert_eq(chinczyk_game_play_index(a, 0), CHINCZYK_OK);
            cr_assert_eq(chinczyk_game_play_index(b, 0), CHINCZYK_OK);
        } else {
            int32_t one, two;
            cr_assert_eq(chinczyk_game_roll(a, 0, &one), CHINCZYK_OK);
            cr_assert_eq(chinczyk_game_roll(b, 0, &two), CHINCZYK_OK);
            cr_assert_eq(one, two, "another die: %s", text);
        }
        same_now(a, b, text);
    }
}

/* Back to the beginning and forth to the last step that can be repeated, then on. The games are
 * changed. */
static void same_game(chinczyk_game *a, chinczyk_game *b, const char *text) {
    chinczyk_game *c, *d;
    same_now(a, b, text);
    cr_assert_eq(chinczyk_game_copy(a, NULL, &c), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_copy(b, NULL, &d), CHINCZYK_OK);
    same_dice(c, d, text);
    chinczyk_game_free(c);
    chinczyk_game_free(d);
    while (chinczyk_game_undo(a) == CHINCZYK_OK) {
        cr_assert_eq(chinczyk_game_undo(b), CHINCZYK_OK);
        same_now(a, b, text);
    }
    cr_assert_eq(chinczyk_game_undo(b), CHINCZYK_ERROR_NOTHING_TO_UNDO);
    while (chinczyk_game_redo(a) == CHINCZYK_OK) {
        cr_assert_eq(chinczyk_game_redo(b), CHINCZYK_OK);
        same_now(a, b, text);
    }
    cr_assert_eq(chinczyk_game_redo(b), CHINCZYK_ERROR_NOTHING_TO_REDO);
    same_dice(a, b, text);
}

/* No line of steps is too long for a screen. */
static void narrow(const char *text) {
    for (const char *end; *text; text = end + 1) {
        end = strchr(text, '\n');
        cr_assert_not_null(end, "%s", text);
        cr_assert(*text == '[' || *text == '{' || end - text <= 80, "%s", text);
    }
}

/* The game is saved, read, and found to be the same; the caller's is changed. */
static void round_trip(chinczyk_game *game, const char *head) {
    char *text = saved(game, head);
    chinczyk_game *read = loaded(text);
    char *again = saved(read, text);
    cr_assert_str_eq(again, text);
    narrow(text);
    same_game(game, read, text);
    chinczyk_game_free(read);
    free(text);
    free(again);
}

/* --- games --- */

static chinczyk_game *at_position(const walk *w) {
    chinczyk_game *game;
    chinczyk_error error;
    cr_assert_eq(chinczyk_game_new_at(&w->rules, w->position, ~w->seed, NULL, &game, &error),
                 CHINCZYK_OK, "%s", error.reason);
    return game;
}

/* Random rules, seats, steps; given faces and the own die, leaves, steps taken back. */
Test(record, games_of_any_rules) {
    for (uint64_t seed = 0; seed < 400; seed++) {
        walk w;
        walk_begin(&w, seed);
        for (uint32_t n = walk_below(&w.random, 300); n > 0 && walk_step(&w); n--)
            continue;
        if (seed % 3 == 0) { /* from this position on, which is as good as any */
            chinczyk_game *from = at_position(&w);
            walk_end(&w);
            w.game = from;
            for (uint32_t n = walk_below(&w.random, 100); n > 0 && walk_step(&w); n--)
                continue;
        }
        if (seed % 2 == 0)
            for (uint32_t n = walk_below(&w.random, 100); n > 0; n--)
                chinczyk_game_undo(w.game);
        round_trip(w.game, NULL);
        walk_end(&w);
    }
}

/* The depths at which a history that is kept in parts could go wrong. */
Test(record, any_number_of_steps_and_of_steps_taken_back) {
    for (int steps = 0; steps <= 70; steps += 1 + steps / 40)
        for (int back = 0; back <= steps; back += 1 + back / 4) {
            chinczyk_game *game = script_begin("polish", "012.");
            for (int i = 0; i < steps; i++)
                script_play(game, i % 2 ? "1" : "2");
            for (int i = 0; i < back; i++)
                cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
            round_trip(game, NULL);
            chinczyk_game_free(game);
        }
}

/* A step after some were taken back: what could be repeated is gone, and not saved. */
Test(record, what_cannot_be_repeated_is_not_saved) {
    chinczyk_game *game = script_begin("polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    script_play(game, "6 0:b-0 3");
    for (int i = 0; i < 3; i++)
        chinczyk_game_undo(game);
    script_play(game, "5 5");
    char *text = saved(game, NULL);
    cr_assert_not_null(strstr(text, "\n1. p0 5 5\n{"));
    cr_assert_null(strstr(text, "|"));
    free(text);
    round_trip(game, NULL);
    chinczyk_game_free(game);
}

Test(record, thousands_of_steps) {
    chinczyk_game *game = script_begin("polish,passing=allowed", "0101");
    for (int i = 0; i < 6000; i++) {
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        size_t count;
        if (chinczyk_game_phase(game) != CHINCZYK_PHASE_MOVE) {
            cr_assert_eq(chinczyk_game_roll(game, i % 3 ? 0 : 6, NULL), CHINCZYK_OK);
            continue;
        }
        cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
        int home = moves[0].flags & CHINCZYK_MOVE_HOME; /* nobody ever goes there */
        cr_assert_eq(chinczyk_game_play_index(game, home ? count - 1 : 0), CHINCZYK_OK);
    }
    char *text = saved(game, NULL);
    chinczyk_game *read = loaded(text);
    cr_assert_eq(chinczyk_game_steps(read), 6000);
    same_now(game, read, "6000 steps");
    same_dice(game, read, "6000 steps");
    chinczyk_game_free(game);
    chinczyk_game_free(read);
    free(text);
}

/* --- the text --- */

static void is_saved_as(chinczyk_game *game, const char *head, const char *text) {
    char *got = saved(game, head);
    cr_assert_str_eq(got, text);
    free(got);
    round_trip(game, head);
    chinczyk_game_free(game);
}

Test(record, a_game_as_text) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    script_play(game, "6 5 6 0:b-0 3 0:0-3 1 2 1 x1");
    is_saved_as(game, "[Player0 \"Ala\"]\n\n; a comment\n[Date \"2026.11.30\"]\n",
                "[Player0 \"Ala\"]\n"
                "[Date \"2026.11.30\"]\n"
                "[Rules \"polish\"]\n"
                "[Seats \"0.1.\"]\n"
                "[Seed \"1\"]\n"
                "[Result \"1 2\"]\n"
                "\n"
                "0. p0 6 5\n"
                "1. p0 6 0:b-0 3 0:0-3\n"
                "2. p1 1 2 1\n"
                "3. p0 x1\n"
                "{0.1. 3,b,b,b/./x/. 0 over t0s0 0,x1}\n"
                "end\n");
}

Test(record, a_game_that_begins_with_a_turn) {
    chinczyk_rules rules = script_rules("traditional,robbers=1");
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_new(&rules, "0.1.", 1, UINT64_MAX, NULL, &game, NULL), CHINCZYK_OK);
    is_saved_as(game, NULL,
                "[Rules \"robber\"]\n"
                "[Seats \"0.1.\"]\n"
                "[First \"1\"]\n"
                "[Seed \"18446744073709551615\"]\n"
                "[Result \"*\"]\n"
                "\n"
                "{0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b 1 roll t0s0 -}\n"
                "end\n");
}

/* Seven steps, of which the last three are taken back: the line breaks where the game stands. */
Test(record, a_game_from_a_position_with_steps_taken_back) {
    chinczyk_game *game = script_begin("polish", "0.1. 10,b,b,b/./13,b,b,b/. 0 move:3 t1s0 -");
    script_play(game, "0:10-13x 1 6 2:b-20 6 2:20-26");
    for (int i = 0; i < 3; i++)
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    is_saved_as(game, NULL,
                "[Rules \"polish\"]\n"
                "[Position \"0.1. 10,b,b,b/./13,b,b,b/. 0 move:3 t1s0 -\"]\n"
                "[Seed \"1\"]\n"
                "[Result \"*\"]\n"
                "\n"
                "1. p0 0:10-13x\n"
                "2. p1 1 6\n"
                "{0.1. 13,b,b,b/./b,b,b,b/. 1 move:6 t2s1 -}\n"
                "| 2:b-20 6 2:20-26\n"
                "end\n");
}

/* All of a game taken back, and the turn that begins behind the mark. */
Test(record, a_game_taken_back_to_its_start) {
    chinczyk_game *game = script_begin("polish,first=fixed", "0.1.");
    int32_t face;
    cr_assert_eq(chinczyk_game_roll(game, 0, &face), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    char text[400];
    snprintf(text, sizeof text,
             "[Rules \"polish,first=fixed\"]\n"
             "[Seats \"0.1.\"]\n"
             "[First \"0\"]\n"
             "[Seed \"1\"]\n"
             "[Result \"*\"]\n"
             "\n"
             "{0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -}\n"
             "|\n"
             "1. p0 *%d\n"
             "end\n",
             (int)face);
    is_saved_as(game, NULL, text);
}

/* A turn of many rolls goes over several lines. */
Test(record, a_long_turn) {
    chinczyk_game *game = script_begin("polish", "0.1. 10,b,b,b/./13,b,b,b/. 0 roll t0s0 -");
    script_play(game, "6 0:10-16 6 0:16-22 6 0:22-28 6 0:28-34 6 0:b-0 6 0:0-6 6 0:6-12 6 0:12-18 "
                      "6 0:18-24 1");
    is_saved_as(game, NULL,
                "[Rules \"polish\"]\n"
                "[Position \"0.1. 10,b,b,b/./13,b,b,b/. 0 roll t0s0 -\"]\n"
                "[Seed \"1\"]\n"
                "[Result \"*\"]\n"
                "\n"
                "1. p0 6 0:10-16 6 0:16-22 6 0:22-28 6 0:28-34 6 0:b-0 6 0:0-6 6 0:6-12 6 0:12-18\n"
                "   6 0:18-24 1\n"
                "{0.1. 34,24,b,b/./13,b,b,b/. 0 move:1 t1s0 -}\n"
                "end\n");
}

/* The edge itself: a line may have 80 characters, and it is used up to there. */
Test(record, lines_of_eighty) {
    size_t longest = 0;
    for (int rolls = 30; rolls < 60; rolls++) {
        chinczyk_game *game =
            script_begin("polish,bonus_faces=16", "0.1. b,b,b,b/./13,b,b,b/. 0 roll t0s0 -");
        for (int i = 0; i < rolls; i++)
            script_play(game, "1");
        char *text = saved(game, NULL);
        for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
            if (*line == '1' && strlen(line) > longest)
                longest = strlen(line);
        free(text);
        round_trip(game, NULL);
        chinczyk_game_free(game);
    }
    cr_assert_eq(longest, 79, "1. p0 and 37 rolls, not %zu", longest);
}

/* What people write by hand: any order, blanks, comments, no numbers, no seed, no result. */
Test(record, a_game_written_by_hand) {
    const char *text = "\r\n; two on the board\r\n"
                       "[Seats \"0.1.\"]\r\n"
                       "\t[Rules \"polish\"] \r\n"
                       "6 ; the first roll\r\n"
                       "   5 1. p0 {0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -} 6\r\n"
                       "0:b-0\r\n;end\r\n1. p0\t4\r\nend\r";
    chinczyk_game *game = loaded(text), *same = script_begin("polish", "0.1.");
    script_play(same, "6 5 6 0:b-0 4");
    same_now(game, same, text);
    chinczyk_game_free(same);
    same = game;
    char *first = saved(game, NULL);
    cr_assert_not_null(strstr(first, "[Seed \"0\"]"));
    free(first);
    round_trip(same, NULL);
    chinczyk_game_free(same);
}

/* Without a first player the rules say who begins; the draw is then part of the seed. */
Test(record, a_first_player_who_is_drawn) {
    int began[4] = {0};
    for (int seed = 0; seed < 60; seed++) {
        char text[120];
        snprintf(text, sizeof text, "[Rules \"online\"]\n[Seats \"0123\"]\n[Seed \"%d\"]\nend\n",
                 seed);
        chinczyk_game *game = loaded(text), *same;
        chinczyk_rules rules = script_rules("online");
        cr_assert_eq(
            chinczyk_game_new(&rules, "0123", CHINCZYK_NONE, (uint64_t)seed, NULL, &same, NULL),
            CHINCZYK_OK);
        began[chinczyk_game_player(game)]++;
        same_game(game, same, text);
        round_trip(game, NULL);
        chinczyk_game_free(game);
        chinczyk_game_free(same);
    }
    for (int p = 0; p < 4; p++)
        cr_assert_gt(began[p], 0);
}

/* --- outputs --- */

Test(record, buffers) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    char *text = saved(game, NULL);
    size_t size = strlen(text) + 1, needed;
    char buffer[512];
    chinczyk_error error;
    for (size_t capacity = 1; capacity < size; capacity += 7) {
        memset(buffer, '#', sizeof buffer);
        cr_assert_eq(chinczyk_game_save(game, NULL, 0, buffer, capacity, &needed, &error),
                     CHINCZYK_ERROR_BUFFER_TOO_SMALL);
        cr_assert_eq(needed, size);
        cr_assert_eq(error.status, CHINCZYK_ERROR_BUFFER_TOO_SMALL);
        cr_assert_str_eq(error.reason, "the buffer is too small");
        cr_assert_eq(error.offset, -1);
        cr_assert_str_empty(buffer);
        cr_assert_eq(buffer[capacity], '#');
    }
    cr_assert_eq(chinczyk_game_save(game, NULL, 0, buffer, size, NULL, NULL), CHINCZYK_OK);
    cr_assert_str_eq(buffer, text);
    free(text);
    chinczyk_game_free(game);
}

Test(record, arguments) {
    chinczyk_game *game = script_begin("polish", "0.1."), *read = game;
    chinczyk_error error;
    char buffer[16] = "text";
    size_t needed = 7, begin = 7, end = 7;
    uint64_t line = 7;
    cr_expect_eq(chinczyk_game_save(NULL, NULL, 0, buffer, 16, &needed, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(needed, 0);
    cr_expect_str_empty(buffer);
    cr_expect_eq(error.status, CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_game_save(game, NULL, 1, buffer, 16, NULL, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_game_save(game, NULL, 0, NULL, 16, NULL, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_game_load(NULL, 0, NULL, &read, &needed, &line, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_null(read);
    cr_expect_eq(chinczyk_game_load("", 0, NULL, NULL, &begin, &line, NULL),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(begin, 0);
    cr_expect_eq(line, 7);
    begin = 7;
    cr_expect_eq(chinczyk_record_find(NULL, 0, &begin, &end), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(begin + end, 0);
    end = 7;
    cr_expect_eq(chinczyk_record_find("", 0, NULL, &end), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(end, 0);
    chinczyk_game_free(game);
}

/* --- several games in one text --- */

enum { GAMES = 1000 };

/* Games of which none is like another, with this between them; the caller frees the text. */
static char *many(const char *between, size_t *length) {
    FILE *file = tmpfile();
    cr_assert_not_null(file);
    for (int i = 0; i < GAMES; i++) {
        walk w;
        char head[64];
        walk_begin_with(&w, (uint64_t)i, i % 2 ? "polish" : "ludo");
        for (int n = i % 40; n > 0 && walk_step(&w); n--)
            continue;
        cr_assert_eq(chinczyk_record_tag_format("Number", "7", head, sizeof head, NULL),
                     CHINCZYK_OK);
        snprintf(head, sizeof head, "[Number \"%d\"]\n", i);
        char *text = saved(w.game, head);
        fprintf(file, "%s%s", text, between);
        free(text);
        walk_end(&w);
    }
    *length = (size_t)ftell(file);
    rewind(file);
    char *all = malloc(*length);
    cr_assert_not_null(all);
    cr_assert_eq(fread(all, 1, *length, file), *length);
    fclose(file);
    return all;
}

static void is_number(const char *text, size_t length, int number) {
    char value[16], wanted[16];
    chinczyk_error error;
    cr_assert_eq(chinczyk_record_tag(text, length, "Number", value, sizeof value, NULL, &error),
                 CHINCZYK_OK, "%s", error.reason);
    snprintf(wanted, sizeof wanted, "%d", number);
    cr_assert_str_eq(value, wanted);
}

static uint64_t line_feeds(const char *text, size_t length) {
    uint64_t count = 0;
    for (size_t i = 0; i < length; i++)
        count += text[i] == '\n';
    return count;
}

Test(record, a_thousand_games_in_a_text) {
    const char *between[] = {"", "\n", " \r\n\t\n"};
    for (int b = 0; b < 3; b++) {
        size_t length, at = 0;
        uint64_t line = 1;
        char *text = many(between[b], &length);
        for (int i = 0; i < GAMES; i++) {
            chinczyk_game *game;
            chinczyk_error error;
            size_t consumed;
            is_number(text + at, length - at, i);
            cr_assert_eq(
                chinczyk_game_load(text + at, length - at, NULL, &game, &consumed, &line, &error),
                CHINCZYK_OK, "game %d: %s", i, error.reason);
            at += consumed;
            cr_assert_eq(line, 1 + line_feeds(text, at), "game %d", i);
            chinczyk_game_free(game);
        }
        cr_assert_eq(at, length);
        free(text);
    }
}

/* As from a socket: the buffer holds a part of the text, which ends anywhere. */
static void in_chunks(const char *text, size_t length, size_t chunk) {
    static char buffer[1 << 16];
    size_t have = 0, read = 0;
    int count = 0;
    while (read < length) {
        size_t part = length - read < chunk ? length - read : chunk;
        size_t begin, end;
        cr_assert_leq(have + part, sizeof buffer);
        memcpy(buffer + have, text + read, part);
        read += part;
        have += part;
        while (chinczyk_record_find(buffer, have, &begin, &end) == CHINCZYK_OK && end) {
            chinczyk_game *game;
            chinczyk_error error;
            size_t consumed;
            is_number(buffer + begin, end - begin, count++);
            cr_assert_eq(chinczyk_game_load(buffer, end, NULL, &game, &consumed, NULL, &error),
                         CHINCZYK_OK, "%s", error.reason);
            cr_assert_eq(consumed, end);
            chinczyk_game_free(game);
            memmove(buffer, buffer + end, have - end);
            have -= end;
        }
    }
    size_t begin, end;
    cr_assert_eq(chinczyk_record_find(buffer, have, &begin, &end), CHINCZYK_OK);
    cr_assert_eq(begin, have, "something is left over");
    cr_assert_eq(end, 0);
    cr_assert_eq(count, GAMES);
}

Test(record, a_thousand_games_in_chunks) {
    size_t length;
    char *text = many("\r\n\n", &length);
    in_chunks(text, length, 61);
    in_chunks(text, length, 1000);
    in_chunks(text, length, 40000);
    free(text);
}

/* Where the line `end` is one, and where not. */
Test(record, where_a_record_ends) {
    static const struct {
        const char *text;
        size_t begin, end;
    } texts[] = {
        {"", 0, 0},
        {"\n \r\n", 4, 0},
        {"\n  x", 1, 0},
        {"end", 0, 0},
        {"end\n", 0, 4},
        {"\n\nend\r\n\n", 2, 7},
        {"en\nend \n end\n;end\nend;\nendx\nend\rx\nend\nend\n", 0, 38},
        {"end\r", 0, 0},
        {"6\nen", 0, 0},
        {"enx\nend\n", 0, 8},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        size_t begin, end;
        cr_assert_eq(chinczyk_record_find(texts[i].text, strlen(texts[i].text), &begin, &end),
                     CHINCZYK_OK);
        cr_assert_eq(begin, texts[i].begin, "%s", texts[i].text);
        cr_assert_eq(end, texts[i].end, "%s: %zu", texts[i].text, end);
        cr_assert_eq(chinczyk_record_find(texts[i].text, strlen(texts[i].text), &begin, NULL),
                     CHINCZYK_OK);
    }
}
