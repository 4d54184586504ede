/* SPDX-License-Identifier: MIT */
/* Saved games that are damaged: every fault is found and named by its line, and whatever the
 * text, it is read to a game or an error. */
#include "meter.h"
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 4096 };

/* What is wrong with a text in which # stands before the fault, and is not part of it. */
static void is_fault(const char *marked, chinczyk_status status, const char *field,
                     const char *reason) {
    char text[TEXT], wanted[300];
    const char *mark = strchr(marked, '#');
    cr_assert(mark && !strchr(mark + 1, '#'), "%s", marked);
    size_t offset = (size_t)(mark - marked), length = strlen(marked) - 1;
    memcpy(text, marked, offset);
    memcpy(text + offset, mark + 1, length - offset);
    text[length] = '\0';
    unsigned line = 1;
    for (size_t i = 0; i < offset; i++)
        line += text[i] == '\n';

    chinczyk_game *game = (chinczyk_game *)text;
    chinczyk_error error;
    size_t consumed = 7;
    uint64_t number = 100;
    cr_assert_eq(chinczyk_game_load(text, length, NULL, &game, &consumed, &number, &error), status,
                 "%s: %s: %s", chinczyk_status_name(error.status), error.reason, marked);
    snprintf(wanted, sizeof wanted, "line %u: %s", line + 99, reason);
    cr_assert_str_eq(error.reason, wanted, "%s: %s", error.reason, marked);
    cr_assert_eq(error.status, status, "%s", marked);
    cr_assert_eq(error.offset, (int32_t)offset, "at %d: %s", (int)error.offset, marked);
    cr_assert_str_eq(error.field, field, "%s", marked);
    cr_assert_null(game);
    cr_assert_eq(consumed, 0);
    cr_assert_eq(number, 100);
    /* The very same, where nobody asks for more. */
    cr_assert_eq(chinczyk_game_load(text, length, NULL, &game, NULL, NULL, NULL), status);
    cr_assert_eq(chinczyk_game_load(text, length, NULL, &game, NULL, NULL, &error), status);
    snprintf(wanted, sizeof wanted, "line %u: %s", line, reason);
    cr_assert_str_eq(error.reason, wanted);
}

#define TAGS "[Rules \"polish\"]\n[Seats \"0.1.\"]\n"

/* A game with these steps, one of which is wrong. */
static void bad_step(const char *steps, chinczyk_status status, const char *reason) {
    char text[TEXT];
    snprintf(text, sizeof text, TAGS "\n%s\nend\n", steps);
    is_fault(text, status, "", reason);
}

#define PARSE CHINCZYK_ERROR_PARSE
#define RECORD CHINCZYK_ERROR_INVALID_RECORD
#define ARGUMENT CHINCZYK_ERROR_INVALID_ARGUMENT

Test(record_faults, tags) {
    const char *missing = "a record has tags Rules, and Seats or Position";
    is_fault("#", PARSE, "", missing);
    is_fault("\n\n#end\n", PARSE, "", missing);
    is_fault("[Rules \"polish\"]\n\n#6\nend\n", PARSE, "", missing);
    is_fault("[Seats \"0.1.\"]\n#end\n", PARSE, "", missing);
    is_fault("[Seats \"0.1.\"]\n#{}\n[Rules \"polish\"]\nend\n", PARSE, "", missing);
    is_fault(TAGS "#[Position \"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -\"]\nend\n", PARSE,
             "Position", "there is a tag Seats as well");
    is_fault("[Rules \"polish\"]\n[Position \"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -\"]\n"
             "#[First \"0\"]\nend\n",
             PARSE, "First", "First stands beside Seats only");
    is_fault(TAGS "#[Seats \"0.1.\"]\nend\n", PARSE, "Seats", "a tag Seats is there already");
}

Test(record_faults, values_of_tags) {
    is_fault("[Rules \"polish,#exit=6\"]\n[Seats \"0.1.\"]\nend\n", PARSE, "Rules",
             "`exit=6` is not a key=value of the rules");
    is_fault("\n\n#[Rules \"polish,bonus_limit_effect=forfeit\"]\n[Seats \"0.1.\"]\nend\n",
             CHINCZYK_ERROR_INVALID_RULES, "Rules",
             "bonus_limit_effect=forfeit needs a bonus_limit");
    is_fault("[Rules \"polish\"]\n[Seats \"#a.1.\"]\nend\n", PARSE, "Seats",
             "seats have a digit or `.` for each colour");
    is_fault("[Rules \"polish\"]\n[Seats \"#0...\"]\nend\n", ARGUMENT, "Seats",
             "a game needs at least two players");
    is_fault("[Rules \"polish\"]\n[Position \"0.1. b,b,b,b/./b,b,b,b/. #7 roll t0s0 -\"]\nend\n",
             CHINCZYK_ERROR_INVALID_POSITION, "Position", "there is no such player");
    is_fault("[Rules \"polish\"]\n[Position \"#\"]\nend\n", PARSE, "Position",
             "a position has six fields with one space between");
    is_fault(TAGS "#[First \"2\"]\nend\n", ARGUMENT, "First", "first is not a player of this game");
    is_fault(TAGS "#[First \"99999999999\"]\nend\n", ARGUMENT, "First",
             "first is not a player of this game");
    is_fault(TAGS "#[First \"4294967296\"]\nend\n", ARGUMENT, "First",
             "first is not a player of this game");
    is_fault(TAGS "#[First \"\"]\nend\n", PARSE, "First", "the value must be a number");
    is_fault(TAGS "#[First \"-1\"]\nend\n", PARSE, "First", "the value must be a number");
    is_fault(TAGS "#[Seed \"01\"]\nend\n", PARSE, "Seed", "the value must be a number");
    is_fault(TAGS "#[Seed \"18446744073709551616\"]\nend\n", ARGUMENT, "Seed",
             "the number has more than 64 bits");
    is_fault(TAGS "#[Result \"1 2\"]\n6\nend\n", RECORD, "Result", "the result of the game is *");
    is_fault(TAGS "#[Result \"2 1\"]\n{0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -} x1\nend\n",
             RECORD, "Result", "the result of the game is 1 2");
    is_fault(TAGS "#[Result \"*\"]\nx1\nend\n", RECORD, "Result", "the result of the game is 1 2");
    is_fault(TAGS "#[Result \"1 2\"]\n| x1\nend\n", RECORD, "Result",
             "the result of the game is *");
}

/* A value of 1023 bytes, the most there can be, is looked at as a whole. */
Test(record_faults, a_value_of_greatest_length) {
    char text[TEXT];
    snprintf(text, sizeof text, "[Rules \"polish,tries=#%01010d\"]\n[Seats \"0.1.\"]\nend\n", 0);
    is_fault(text, PARSE, "Rules", "the value of tries must be a number without leading zeros");
}

Test(record_faults, steps) {
    bad_step("6 5\n6 #0:b-1\n", CHINCZYK_ERROR_ILLEGAL_MOVE,
             "0:b-1: the move is not one of the legal moves");
    bad_step("6 5\n6 0:b-0 #0:0-1", CHINCZYK_ERROR_WRONG_PHASE,
             "0:0-1: no choice between moves is due");
    bad_step("#pass", CHINCZYK_ERROR_WRONG_PHASE, "pass: no choice between moves is due");
    bad_step("6\n5\n6\n#0:b+0", PARSE,
             "0:b+0: a move must be such as 0:12-16, 1:5=9x, r0:b-20 or pass");
    bad_step("6 5 6 #0:b-00000000000000000000000000000000000", PARSE,
             "0:b-000000000000000000000000000: no move is so long");
    /* 32 letters are too many and are told in part, 31 are not. */
    bad_step("6 5 6 #0:b-0000000000000000000000000001", PARSE,
             "0:b-000000000000000000000000000: no move is so long");
    bad_step("6 5 6 #0:b-000000000000000000000000001", PARSE,
             "0:b-000000000000000000000000001: a move must be such as 0:12-16, 1:5=9x, r0:b-20 or "
             "pass");
    bad_step("6 5 6\n#3 0:b-0", CHINCZYK_ERROR_WRONG_PHASE, "3: no roll is due");
    bad_step("6 5 6\n#*3 0:b-0", CHINCZYK_ERROR_WRONG_PHASE, "*3: no roll is due");
    bad_step("6 #7", PARSE, "7: a face is 1 to 6");
    bad_step("6 #0", PARSE, "0: a face is 1 to 6");
    bad_step("#66", PARSE, "66: a face is 1 to 6");
    bad_step("#*", PARSE, "*: a face is 1 to 6");
    bad_step("#**6", PARSE, "**6: a face is 1 to 6");
    bad_step("#*0", PARSE, "*0: a face is 1 to 6");
    bad_step("#6/", PARSE, "6/: a face is 1 to 6");
    bad_step("#x", PARSE, "x: who leaves is `x` and a number");
    bad_step("#x01", PARSE, "x01: who leaves is `x` and a number");
    bad_step("#x1x", PARSE, "x1x: who leaves is `x` and a number");
    bad_step("#x2", ARGUMENT, "x2: there is no such player who could leave");
    bad_step("#x4294967296", ARGUMENT, "x4294967296: there is no such player who could leave");
    bad_step("x1 #x0", CHINCZYK_ERROR_WRONG_PHASE, "x0: there is no such player who could leave");
    bad_step("x1 #6", CHINCZYK_ERROR_WRONG_PHASE, "6: no roll is due");
    bad_step("#six", PARSE, "six: this is nothing that a record has");
    bad_step("6 #{0.1.}6", RECORD,
             "the game stands otherwise: 0.1. b,b,b,b/./b,b,b,b/. 1 off:6,_ t0s0 -");
    bad_step("6 | #|", PARSE, "|: there is one already");
    bad_step("6 #||", PARSE, "||: this is nothing that a record has");
    bad_step("6 #\x01", PARSE, "?: this is nothing that a record has");
    bad_step("6\n#\xc5\xbb", PARSE, "??: this is nothing that a record has");
}

Test(record_faults, what_a_record_tells_twice) {
    bad_step("0. 6 5 #0. 6", RECORD, "this is turn 1");
    bad_step("#1. 6", RECORD, "this is turn 0");
    bad_step("6 5 1. 3 3 1. 3 2.\n #1. 6", RECORD, "this is turn 2");
    bad_step("#01. 6", PARSE, "01.: a turn is a number and a full stop");
    bad_step("#1.. 6", PARSE, "1..: a turn is a number and a full stop");
    bad_step("p0 6 #p0 6", RECORD, "player 1 is on turn");
    bad_step("#p 6", PARSE, "p: a player is `p` and a number");
    bad_step("#p00 6", PARSE, "p00: a player is `p` and a number");
    bad_step("#p0: 6", PARSE, "p0:: a move must be such as 0:12-16, 1:5=9x, r0:b-20 or pass");
    bad_step("#player 6", PARSE, "player: a player is `p` and a number");
    bad_step("6\n#{0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -}", RECORD,
             "the game stands otherwise: 0.1. b,b,b,b/./b,b,b,b/. 1 off:6,_ t0s0 -");
    bad_step("6\n#{0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -\n5", PARSE,
             "{0.1. b,b,b,b/./b,b,b,b/. 0 rol: a position is closed by `}` on its line");
    bad_step("#{", PARSE, "{: a position is closed by `}` on its line");
    bad_step("#{}", RECORD, "the game stands otherwise: 0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -");
}

/* The game's own die is part of the record. */
Test(record_faults, another_face_of_the_own_die) {
    for (int face = 1; face <= 6; face++) {
        chinczyk_rules rules = script_rules("polish");
        chinczyk_game *game;
        char text[200], reason[64];
        int32_t rolled;
        cr_assert_eq(chinczyk_game_new(&rules, "0.1.", CHINCZYK_NONE, 77, NULL, &game, NULL),
                     CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_roll(game, 0, &rolled), CHINCZYK_OK);
        chinczyk_game_free(game);
        if (rolled == face)
            continue;
        snprintf(text, sizeof text, TAGS "[Seed \"77\"]\n\n#*%d\nend\n", face);
        snprintf(reason, sizeof reason, "*%d: the game's own die shows %d", face, (int)rolled);
        is_fault(text, RECORD, "", reason);
    }
}

Test(record_faults, the_end) {
    const char *early = "the text ends before the line `end`";
    is_fault(TAGS "#", PARSE, "", early);
    is_fault(TAGS "6 5\n\n#", PARSE, "", early);
    is_fault(TAGS "6 5 ; end\n;end\n#", PARSE, "", early);
    is_fault(TAGS "6 5 #end\n", PARSE, "", "end: this is nothing that a record has");
    is_fault(TAGS "6 5\n#end end\n", PARSE, "", "end: this is nothing that a record has");
    is_fault(TAGS "6 5\n#en", PARSE, "", "en: this is nothing that a record has");
    is_fault(TAGS "6 5\n#end;\n", PARSE, "", "end;: this is nothing that a record has");
    is_fault(TAGS "6 5\n#end\rx\n", PARSE, "", "end: this is nothing that a record has");
    is_fault(TAGS "6 5\n\n#[Rules \"polish\"]\n", PARSE, "",
             "[Rules: tags stand before the steps of a game, and `end` behind them");
}

/* --- damage --- */

/* A game with all that a record can have. */
static char *a_record(void) {
    chinczyk_game *game = script_begin("robber,passing=allowed", "0.1.");
    script_play(game, "6 5 6 r0:b-20 3 r0:20-17 6 2:b-20");
    for (int i = 0; i < 12; i++)
        cr_assert_eq(chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE
                         ? chinczyk_game_play_index(game, 0)
                         : chinczyk_game_roll(game, i % 4 ? 0 : 6, NULL),
                     CHINCZYK_OK);
    for (int i = 0; i < 4; i++)
        cr_assert_eq(chinczyk_game_undo(game), CHINCZYK_OK);
    const char head[] = "[Player0 \"\xc5\xbb \\\"a\\\" \\x0a\"]\n";
    size_t needed;
    cr_assert_eq(chinczyk_game_save(game, head, strlen(head), NULL, 0, &needed, NULL), CHINCZYK_OK);
    char *text = malloc(needed);
    cr_assert_not_null(text);
    cr_assert_eq(chinczyk_game_save(game, head, strlen(head), text, needed, NULL, NULL),
                 CHINCZYK_OK);
    chinczyk_game_free(game);
    return text;
}

/* Reads from memory of exactly this length, so that a sanitizer sees what lies beyond. */
static chinczyk_status read_exactly(const char *text, size_t length) {
    char *exact = malloc(length ? length : 1);
    cr_assert_not_null(exact);
    memcpy(exact, text, length);
    chinczyk_game *game;
    chinczyk_error error;
    size_t consumed, begin, end, needed;
    char value[8];
    chinczyk_status status =
        chinczyk_game_load(exact, length, NULL, &game, &consumed, NULL, &error);
    cr_assert_eq(status, error.status);
    cr_assert_eq(game == NULL, status != CHINCZYK_OK);
    cr_assert_leq(consumed, length);
    cr_assert(status == CHINCZYK_OK || (error.offset >= 0 && (size_t)error.offset <= length &&
                                        strncmp(error.reason, "line ", 5) == 0));
    cr_assert_eq(chinczyk_record_find(exact, length, &begin, &end), CHINCZYK_OK);
    cr_assert_leq(begin, length);
    cr_assert_leq(end, length);
    chinczyk_record_tag(exact, length, "Player0", value, sizeof value, &needed, &error);
    if (game) { /* what was read can be saved, and that is read again */
        char again[TEXT];
        cr_assert_eq(chinczyk_game_save(game, exact, length, again, sizeof again, &needed, &error),
                     CHINCZYK_OK, "%s", error.reason);
        chinczyk_game *once_more;
        cr_assert_eq(chinczyk_game_load(again, needed - 1, NULL, &once_more, NULL, NULL, &error),
                     CHINCZYK_OK, "%s\n%s", error.reason, again);
        chinczyk_game_free(once_more);
    }
    chinczyk_game_free(game);
    free(exact);
    return status;
}

Test(record_faults, cut_off_anywhere) {
    char *text = a_record();
    size_t length = strlen(text);
    for (size_t cut = 0; cut <= length; cut++) {
        chinczyk_status status = read_exactly(text, cut);
        cr_assert_eq(status == CHINCZYK_OK, cut >= length - 1, "%zu: %s", cut,
                     chinczyk_status_name(status));
    }
    free(text);
}

struct told {
    chinczyk_status load, tag;
    chinczyk_error load_error, tag_error;
    size_t consumed, begin, end;
};

/* All that is told of a text of this length. */
static struct told told_of(const char *text, size_t length) {
    struct told told;
    chinczyk_game *game;
    memset(&told, 0, sizeof told);
    told.load =
        chinczyk_game_load(text, length, NULL, &game, &told.consumed, NULL, &told.load_error);
    chinczyk_game_free(game);
    told.tag = chinczyk_record_tag(text, length, "Player0", NULL, 0, NULL, &told.tag_error);
    cr_assert_eq(chinczyk_record_find(text, length, &told.begin, &told.end), CHINCZYK_OK);
    return told;
}

/* What stands behind the length that is given has no say. */
Test(record_faults, what_stands_behind) {
    char *text = a_record(), followed[TEXT];
    static const char others[] = "\n\r\"\\] 0;dx}.\x80\xbb";
    size_t length = strlen(text);
    for (size_t cut = 0; cut <= length; cut++) {
        memcpy(followed, text, cut);
        memset(followed + cut, '#', sizeof followed - cut);
        struct told alone = told_of(followed, cut), same = told_of(text, cut);
        cr_assert(!memcmp(&alone, &same, sizeof alone), "%.*s", (int)cut, text);
        for (const char *other = others; *other; other++) {
            memset(followed + cut, *other, 16);
            same = told_of(followed, cut);
            cr_assert(!memcmp(&alone, &same, sizeof alone), "%d: %.*s", *other, (int)cut, text);
        }
    }
    free(text);
}

/* Some damage gives another game, such as another name or a face that is as good. */
Test(record_faults, a_byte_that_is_another) {
    char *text = a_record();
    static const char others[] = "\0\n\r \"[]{}*|.:;-x\\06p\x7f\x80\xc5\xff";
    size_t good = 0, bad = 0;
    for (char *at = text; *at; at++) {
        char was = *at;
        for (size_t i = 0; i < sizeof others; i++) {
            *at = others[i];
            if (was != *at)
                *(read_exactly(text, strlen(text + 1) + 1) ? &bad : &good) += 1;
        }
        *at = was;
    }
    cr_assert_gt(good, 0);
    cr_assert_gt(bad, 10 * good);
    free(text);
}

Test(record_faults, a_byte_too_few_or_too_many) {
    char *text = a_record();
    size_t length = strlen(text);
    char damaged[TEXT];
    for (size_t at = 0; at < length; at++) {
        memcpy(damaged, text, at);
        memcpy(damaged + at, text + at + 1, length - at);
        read_exactly(damaged, length - 1);
        memcpy(damaged + at + 1, text + at, length - at);
        damaged[at] = "\n 6\"x*|}"[at % 8];
        read_exactly(damaged, length + 1);
    }
    free(text);
}

/* Words that belong to records, in no order. */
Test(record_faults, words_at_random) {
    static const char *const words[] = {
        "6",  "*1",  "*2", "*3",   "*4",    "*5", "*6",     "1",     "2",     "3",      "0:b-0",
        "x0", "x1",  "|",  "pass", "p0",    "p1", "2:b-20", "0.",    "1.",    "2.",     "{",
        "}",  "end", "\n", ";",    "\nend", "\"", "[Rules", "0:0-6", "0:0-3", "r0:b-20"};
    uint64_t random = 1;
    for (int round = 0; round < 20000; round++) {
        char text[TEXT] = TAGS;
        size_t length = strlen(text);
        for (uint32_t n = walk_below(&random, 12); n > 0; n--)
            length += (size_t)sprintf(text + length, "%s ",
                                      words[walk_below(&random, sizeof words / sizeof *words)]);
        read_exactly(text, length);
    }
}

/* Long input takes time in step with its length: these are read in no time, or the test runs out
 * of it. */
Test(record_faults, long_texts, .timeout = 60) {
    enum { LENGTH = 4000000 };
    static const char *const parts[] = {"\n",  ";",     "[", "[A \"", "x0 ", "{",         "6 ",
                                        "1. ", "0:b-0", " ", "\\",    "|",   "[A \"\"]\n"};
    char *text = malloc(LENGTH);
    cr_assert_not_null(text);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (int tags = 0; tags < 2; tags++) {
            size_t length = tags ? strlen(TAGS) : 0, part = strlen(parts[i]);
            chinczyk_game *game;
            size_t begin, end;
            memcpy(text, TAGS, length);
            for (; length + part <= LENGTH; length += part)
                memcpy(text + length, parts[i], part);
            cr_assert_neq(chinczyk_game_load(text, length, NULL, &game, NULL, NULL, NULL),
                          CHINCZYK_OK);
            cr_assert_eq(chinczyk_record_find(text, length, &begin, &end), CHINCZYK_OK);
            cr_assert_eq(end, 0);
        }
    free(text);
}

/* A million steps of a game in which nobody ever comes out. */
Test(record_faults, a_million_steps, .timeout = 60) {
    enum { STEPS = 1000000 };
    char *text = malloc(2 * STEPS + 100);
    cr_assert_not_null(text);
    size_t length = (size_t)sprintf(text, TAGS "[First \"0\"]\n");
    for (int i = 0; i < STEPS; i++, length += 2)
        memcpy(text + length, "1 ", 2);
    length += (size_t)sprintf(text + length, "\nend\n");
    chinczyk_game *game;
    cr_assert_eq(chinczyk_game_load(text, length, NULL, &game, NULL, NULL, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_steps(game), STEPS);
    chinczyk_game_free(game);
    free(text);
}

/* --- memory --- */

/* Each allocation fails once, at a roll, a move or a leave, and nothing is left behind. */
Test(record_faults, no_memory) {
    static const char *const blocks[] = {"1 ", "x2 ", "6 0:b-0 "};
    size_t failures = 0;
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        for (int before = 0; before < 140; before++) /* longer than a block of history */
            for (size_t fail_at = 1;; fail_at++) {
                meter m = {.fail_at = fail_at};
                chinczyk_allocator allocator = meter_allocator(&m);
                char text[TEXT] = "[Rules \"polish\"]\n[Seats \"012.\"]\n[First \"0\"]\n";
                size_t consumed;
                chinczyk_game *game;
                chinczyk_error error;
                for (int n = 0; n < before; n++)
                    strcat(text, "1 ");
                strcat(text, blocks[i]);
                strcat(text, "\nend\n");
                chinczyk_status status = chinczyk_game_load(text, strlen(text), &allocator, &game,
                                                            &consumed, NULL, &error);
                if (status == CHINCZYK_OK) {
                    cr_assert_lt(m.calls, fail_at);
                    chinczyk_game_free(game);
                    cr_assert_eq(m.live, 0);
                    break;
                }
                if (status == CHINCZYK_ERROR_ILLEGAL_MOVE || status == CHINCZYK_ERROR_WRONG_PHASE) {
                    cr_assert_eq(m.live, 0);
                    break; /* it was not player 0's turn */
                }
                cr_assert_eq(status, CHINCZYK_ERROR_NO_MEMORY, "%s: %s", error.reason, text);
                const char *why = strstr(error.reason, ": there is");
                cr_assert_not_null(why, "%s", error.reason);
                cr_assert_str_eq(why, ": there is not enough memory");
                cr_assert_null(game);
                cr_assert_eq(m.live, 0);
                failures++;
            }
    cr_assert_gt(failures, 100);
}

Test(record_faults, half_an_allocator) {
    meter m = {0};
    chinczyk_allocator allocator = meter_allocator(&m);
    allocator.free = NULL;
    chinczyk_game *game = (chinczyk_game *)&m;
    chinczyk_error error;
    cr_assert_eq(
        chinczyk_game_load(TAGS "end\n", strlen(TAGS) + 4, &allocator, &game, NULL, NULL, &error),
        CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_str_eq(error.reason, "the allocator lacks a function");
    cr_assert_eq(error.offset, -1);
    cr_assert_null(game);
    cr_assert_eq(m.calls, 0);
}
