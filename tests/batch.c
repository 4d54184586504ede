/* SPDX-License-Identifier: MIT */
/* Games side by side are the games played singly, on every path that works here. */
#include "batch.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 600 };

/* What a game came to. */
struct end {
    struct tally tally;
    int32_t place[CHINCZYK_MAX_COLOURS];
    int phase;
    int times; /* it was handed over */
};

struct games {
    struct ruleset rs;
    struct batch batch;
    struct end want[GAMES];
    struct end got[GAMES];
};

static void note(const struct games *games, struct end *end, const struct position *pos,
                 const struct tally *tally) {
    end->tally = *tally;
    end->phase = pos->phase;
    chinczyk_position_places(&games->rs, pos, end->place);
    end->times++;
}

static void take(void *ctx, uint64_t number, const struct position *pos,
                 const struct tally *tally) {
    struct games *games = ctx;

    number -= games->batch.number;
    cr_assert_lt(number, games->batch.games);
    note(games, &games->got[number], pos, tally);
}

/* Plays the games singly. */
static struct games *new_games(const char *rules_text, const char *seats, uint64_t number,
                               uint64_t count, int32_t first, uint32_t roll_limit) {
    struct games *games = calloc(1, sizeof *games);
    uint8_t kinds[CHINCZYK_MAX_COLOURS];
    chinczyk_rules rules;

    cr_assert_not_null(games);
    cr_assert_leq(count, (uint64_t)GAMES);
    cr_assert_eq(chinczyk_rules_parse(rules_text, &rules, sizeof rules, NULL), CHINCZYK_OK, "%s",
                 rules_text);
    cr_assert_eq(chinczyk_ruleset_compile(&games->rs, &rules, seats, strlen(seats), NULL),
                 CHINCZYK_OK, "%s", seats);
    cr_assert(chinczyk_batch_fits(&games->rs), "%s", rules_text);
    games->batch = (struct batch){.rs = &games->rs,
                                  .first = first,
                                  .roll_limit = roll_limit,
                                  .seed = 2026,
                                  .number = number,
                                  .games = count,
                                  .take = take,
                                  .ctx = games};
    memset(kinds, CHINCZYK_PLAYER_RANDOM, sizeof kinds);
    for (uint64_t i = 0; i < count; i++) {
        struct stream stream = stream_begin(games->batch.seed, number + i);
        struct position pos;
        struct tally tally;

        chinczyk_playout_begin(&games->rs, first, &stream, &pos);
        chinczyk_playout(&games->rs, &pos, &stream, kinds, roll_limit, &tally);
        note(games, &games->want[i], &pos, &tally);
    }
    return games;
}

/* Plays them on every path. */
static void check(struct games *games, const char *what) {
    const struct batch_path *path;

    for (unsigned i = 0; (path = chinczyk_batch_path(i)); i++) {
        if (!path->works_here())
            continue;
        memset(games->got, 0, sizeof games->got);
        path->play(&games->batch);
        for (unsigned n = 0; n < GAMES; n++)
            cr_assert(!memcmp(&games->got[n], &games->want[n], sizeof *games->got),
                      "%s on %s: game %u, rolls %u, not %u", what, path->name, n,
                      games->got[n].tally.rolls, games->want[n].tally.rolls);
    }
}

static void check_games(const char *rules, const char *seats, uint64_t number, uint64_t count,
                        int32_t first, uint32_t roll_limit) {
    struct games *games = new_games(rules, seats, number, count, first, roll_limit);

    check(games, rules);
    free(games);
}

static void check_rules(const char *rules, const char *seats) {
    check_games(rules, seats, 0, GAMES, CHINCZYK_NONE, CHINCZYK_MAX_ROLLS);
}

/* --- rules --- */

Test(batch, presets) {
    static const char *const presets[] = {"polish", "online", "tournament", "traditional"};

    for (unsigned i = 0; i < sizeof presets / sizeof *presets; i++) {
        check_rules(presets[i], "0.1.");
        check_rules(presets[i], "012.");
        check_rules(presets[i], "0123");
    }
}

Test(batch, seats) {
    check_rules("polish", ".0.1");
    check_rules("polish", "01..");
    check_rules("polish", "0.12");
    check_rules("polish,finish=first-winner", ".012");
    check_rules("polish,colours=5,track_length=60,lap_length=60", "01234");
    check_rules("polish,colours=6,track_length=60,lap_length=60", "01234.");
    check_rules("online,colours=6,track_length=60,lap_length=60", "012345");
}

Test(batch, boards) {
    check_rules("polish,track_length=96,lap_length=96,home_length=8", "0123");
    check_rules("polish,track_length=96,lap_length=73,home_length=4", "0.1.");
    check_rules("polish,track_length=40,lap_length=31", "0123");
    check_rules("polish,colours=2,track_length=12,lap_length=12", "01");
    check_rules("polish,pawns=3", "0123");
    check_rules("traditional,pawns=1,home_length=1", "0123");
    check_rules("online,pawns=2,home_length=5", "012.");
    check_rules("polish,win_pawns=4", "0.1.");
}

Test(batch, faces) {
    check_rules("polish,exit_faces=16", "0123");
    check_rules("polish,exit_faces=123456,bonus_faces=none", "0123");
    check_rules("online,exit_faces=56,bonus_faces=1", "0.1.");
    check_rules("tournament,bonus_faces=12345", "012.");
}

Test(batch, grants) {
    check_rules("polish,tries=1", "0123");
    check_rules("polish,tries=10,tries_when=all-in-base", "0.1.");
    check_rules("polish,tries=7,tries_when=stuck-without-exit", "0123");
    check_rules("polish,tries_when=never", "012.");
    check_rules("polish,bonus_limit=1", "0123");
    check_rules("polish,bonus_limit=2,bonus_if_stuck=no", "0.1.");
    check_rules("polish,bonus_limit=2,bonus_limit_effect=forfeit", "0123");
    check_rules("tournament,bonus_limit=9,bonus_limit_effect=forfeit,bonus_faces=123456", "012.");
    check_rules("polish,bonus_if_stuck=no", "0123");
}

Test(batch, first) {
    check_games("polish", "0123", 0, 200, 2, CHINCZYK_MAX_ROLLS);
    check_games("polish,first=fixed", "0.1.", 0, 200, CHINCZYK_NONE, CHINCZYK_MAX_ROLLS);
    check_games("polish,first=random", "0123", 0, 200, CHINCZYK_NONE, CHINCZYK_MAX_ROLLS);
}

/* --- ranges --- */

Test(batch, every_number_of_lanes) {
    for (uint64_t count = 0; count <= 260; count += count < 10 ? 1 : 11)
        check_games("traditional", "0.1.", 1000 + count, count, CHINCZYK_NONE, CHINCZYK_MAX_ROLLS);
    for (uint64_t lanes = 16; lanes <= 128; lanes *= 2)
        for (uint64_t count = lanes - 1; count <= lanes + 1; count++)
            check_games("traditional", "0.1.", 5, count, CHINCZYK_NONE, CHINCZYK_MAX_ROLLS);
}

Test(batch, greatest_numbers) {
    check_games("polish", "0.1.", UINT64_MAX - 300, 300, CHINCZYK_NONE, CHINCZYK_MAX_ROLLS);
}

/* --- games given up --- */

Test(batch, roll_limit) {
    for (uint32_t limit = 1; limit < 700; limit += limit < 5 ? 1 : 29)
        check_games("polish", "0123", 3, 150, CHINCZYK_NONE, limit);
    check_games("tournament", "0.1.", 3, 150, CHINCZYK_NONE, 120);
}

/* Games that end with just the last roll that they may have, and places that are taken
 * with it. */
Test(batch, roll_limit_and_end) {
    struct games *games = new_games("polish", "0123", 0, 40, CHINCZYK_NONE, CHINCZYK_MAX_ROLLS);

    for (unsigned n = 0; n < 40; n++)
        check_games("polish", "0123", 0, 40, CHINCZYK_NONE, games->want[n].tally.rolls);
    free(games);
    games =
        new_games("polish,finish=first-winner", "0123", 0, 40, CHINCZYK_NONE, CHINCZYK_MAX_ROLLS);
    for (unsigned n = 0; n < 40; n++)
        check_games("polish", "0123", 0, 40, CHINCZYK_NONE, games->want[n].tally.rolls);
    free(games);
}

/* --- what it stands on --- */

Test(batch, stream_back) {
    struct stream stream = stream_begin(1, 2);

    for (unsigned i = 0; i < 200000; i++) {
        struct stream before = stream, back;

        stream_draw(&stream);
        back = stream_back(stream);
        cr_assert(!memcmp(&back, &before, sizeof back));
    }
}

/* The divisions of batch_core.h by multiplication, for all draws. */
Test(batch, divisions) {
    for (uint32_t draw = 0; draw < 65536; draw++) {
        uint32_t portion = (draw / 2 * 36874 >> 16) >> 8, face = portion * 5462 >> 16;

        cr_assert_eq(portion, draw / 910);
        cr_assert_eq(face, draw / STREAM_REST);
        for (uint32_t n = 1; n <= 4 && draw < STREAM_ROLLS; n++)
            cr_assert_eq((portion - 12 * face) * n / 12, draw % STREAM_REST * n / STREAM_REST);
    }
}

static int works(void) {
    return 1;
}

static int fails(void) {
    return 0;
}

Test(batch, first_that_works) {
    static const struct batch_path paths[] = {
        {"a", fails, NULL}, {"b", works, NULL}, {"c", works, NULL}, {"d", fails, NULL}, {0}};

    cr_assert_eq(chinczyk_batch_first(paths), &paths[1]);
    cr_assert_eq(chinczyk_batch_first(paths + 1), &paths[1]);
    cr_assert_eq(chinczyk_batch_first(paths + 2), &paths[2]);
    cr_assert_null(chinczyk_batch_first(paths + 3));
    cr_assert_null(chinczyk_batch_first(paths + 4));
}

Test(batch, paths) {
    const struct batch_path *path, *best = chinczyk_batch_best();
    unsigned number = 0;

    while ((path = chinczyk_batch_path(number)) && !path->works_here())
        number++;
    cr_assert_eq(path, best);
    for (; (path = chinczyk_batch_path(number)); number++)
        cr_assert_not_null(path->name);
    cr_assert_null(chinczyk_batch_path(number + 1));
}

/* From the widest, by the names that the bench asks for. */
Test(batch, names) {
    static const char *const names[] = {"avx512", "avx2", "sse2", "neon", "plain"};
    const struct batch_path *path;
    unsigned at = 0;

    for (unsigned i = 0; (path = chinczyk_batch_path(i)); i++) {
        while (at < sizeof names / sizeof *names && strcmp(names[at], path->name) != 0)
            at++;
        cr_assert_lt(at, sizeof names / sizeof *names, "%s", path->name);
        if (at >= 3)
            cr_assert_eq(path->works_here(), 1, "%s", path->name);
    }
    if (chinczyk_batch_path(0))
        cr_assert_str_eq(names[at], "plain");
}

#if defined(__GNUC__) && defined(__x86_64__)
Test(batch, what_the_processor_has) {
    const struct batch_path *path;

    for (unsigned i = 0; (path = chinczyk_batch_path(i)); i++) {
        if (!strcmp(path->name, "avx512"))
            cr_assert_eq(path->works_here(), __builtin_cpu_supports("avx512bw") != 0);
        if (!strcmp(path->name, "avx2"))
            cr_assert_eq(path->works_here(), __builtin_cpu_supports("avx2") != 0);
        if (!strcmp(path->name, "sse2"))
            cr_assert_eq(path->works_here(), 1);
    }
}
#endif

Test(batch, fits) {
    static const struct {
        const char *rules, *seats;
        int fits;
    } cases[] = {
        {"polish", "0123", 1},
        {"online", "0123", 1},
        {"tournament", "0123", 1},
        {"traditional", "0123", 1},
        {"polish,win_pawns=4", "0123", 1},
        {"online,exit_faces=56", "0123", 1},
        {"polish,exit_faces=16", "0123", 1},
        {"british", "0123", 0},
        {"ludo", "0123", 0},
        {"blockade", "0123", 0},
        {"robber", "0.1.", 0},
        {"polish", "0101", 0},
        {"polish,start_clear=mandatory", "0123", 0},
        {"polish,capture_priority=mandatory", "0123", 0},
        {"polish,passing=allowed", "0123", 0},
        {"polish,bonus_on_capture=yes", "0123", 0},
        {"polish,bonus_on_home=yes", "0123", 0},
        {"polish,win_pawns=3", "0123", 0},
        {"online,exit_faces=16", "0123", 0},
    };

    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct ruleset rs;
        chinczyk_rules rules;

        cr_assert_eq(chinczyk_rules_parse(cases[i].rules, &rules, sizeof rules, NULL), CHINCZYK_OK);
        cr_assert_eq(
            chinczyk_ruleset_compile(&rs, &rules, cases[i].seats, strlen(cases[i].seats), NULL),
            CHINCZYK_OK);
        cr_assert_eq(chinczyk_batch_fits(&rs), cases[i].fits, "%s", cases[i].rules);
    }
}
