/* SPDX-License-Identifier: MIT */
/* Simulated games are the games that doc/simulation.md tells of: each is played again through the
 * handle, with the draws and the choices as that page has them, and counted from events. */
#include "script.h"
#include "walk.h"

#include <stdio.h>
#include <string.h>

enum { PLAYOUT_GAMES = 400, RANDOM_RULES = 400, STEPS_BEFORE = 150 };

/* --- the draws --- */

typedef struct stream {
    uint16_t a, b, c, d;
} stream;

static stream stream_of(uint64_t seed, uint64_t number) {
    uint64_t state = seed;
    state = walk_random(&state) + number;
    uint64_t z = walk_random(&state);
    return (stream){(uint16_t)z, (uint16_t)(z >> 16), (uint16_t)(z >> 32), (uint16_t)(z >> 48)};
}

static uint32_t draw_below(stream *s, uint32_t end) {
    for (;;) {
        uint16_t t = (uint16_t)(s->a + s->b + s->d);
        uint16_t c = s->c;
        s->d++;
        s->a = (uint16_t)(s->b ^ (s->b >> 5));
        s->b = (uint16_t)(c * 9);
        s->c = (uint16_t)((c << 6 | c >> 10) + t);
        if (t < end)
            return t;
    }
}

static uint32_t choose(stream *s, uint32_t rest, uint32_t n) {
    return n <= 8 ? rest / (10920 / n) : draw_below(s, 65536 / n * n) / (65536 / n);
}

/* --- the greedy player --- */

typedef struct table {
    chinczyk_rules rules;
    chinczyk_state state;
    int32_t me;
} table;

static int start_of(const table *t, int colour) {
    return colour * (int)(t->rules.track_length / t->rules.colours);
}

/* 0 in base, 1 on the start, and so on. */
static int walked(const table *t, int colour, int square) {
    int track = (int)t->rules.track_length;
    if (square == CHINCZYK_BASE)
        return 0;
    if (square >= CHINCZYK_LANE)
        return (int)t->rules.lap_length + 1 + square - CHINCZYK_LANE;
    return (square - start_of(t, colour) + track) % track + 1;
}

static int worth(int progress) {
    return progress ? progress + 8 : 0;
}

static int threats(const table *t, int square) {
    int track = (int)t->rules.track_length, count = 0;
    for (int c = 0; c < (int)t->rules.colours; c++) {
        int32_t owner = t->state.owner[c];
        int there = walked(t, c, square), waits = 0;
        if (owner == CHINCZYK_NONE || owner == t->me || t->state.place[owner] ||
            t->state.leave_order[owner] || there > (int)t->rules.lap_length)
            continue;
        for (int k = 0; k < 4; k++) {
            int at = t->state.square[4 * c + k];
            if (at == CHINCZYK_NONE)
                continue;
            int from = walked(t, c, at);
            count += from > 0 && from < there && there - from <= 6;
            waits |= from == 0 && there == 1;
        }
        count += waits;
    }
    for (int i = 0; i < CHINCZYK_MAX_ROBBERS; i++) {
        int at = t->state.square[CHINCZYK_ROBBER + i], mine = 0;
        if (t->state.robber_owner[i] == CHINCZYK_NONE || t->state.robber_owner[i] == t->me)
            continue;
        while (t->state.owner[mine] != t->me)
            mine++;
        if (at == CHINCZYK_BASE)
            count += square == start_of(t, mine);
        else
            for (int face = 1; face <= 6; face++)
                count += (square + face) % track == at;
    }
    return count;
}

static int is_safe(const table *t, int colour, int square) {
    int arm = (int)(t->rules.track_length / t->rules.colours);
    return (t->rules.safe_squares >> square % arm & 1) ||
           (t->rules.safe_start == CHINCZYK_SAFE_ANY && square % arm == 0) ||
           (t->rules.safe_start == CHINCZYK_SAFE_OWN && square == start_of(t, colour));
}

static int pawns_on(const table *t, int colour, int square) {
    int count = 0;
    for (int k = 0; k < 4; k++)
        count += t->state.square[4 * colour + k] == square;
    return count;
}

static int danger(const table *t, int colour, int square, int others) {
    if (square == CHINCZYK_BASE || square >= CHINCZYK_LANE || is_safe(t, colour, square) ||
        t->rules.capture == CHINCZYK_CAPTURE_NONE || (t->rules.block && others))
        return 0;
    return threats(t, square) * worth(walked(t, colour, square));
}

static int score(const table *t, const chinczyk_move *m) {
    int sum = 0;
    if (m->flags & CHINCZYK_MOVE_PASS)
        return 0;
    for (int piece = 0; piece < CHINCZYK_ROBBER; piece++)
        if (m->captured >> piece & 1)
            sum += 6 * worth(walked(t, piece / 4, t->state.square[piece]));
    sum += m->captured >> CHINCZYK_ROBBER ? 6 * 20 : 0;
    if (m->piece >= CHINCZYK_ROBBER) {
        if (m->from_square != CHINCZYK_BASE)
            sum += 20 * threats(t, m->from_square);
        return sum - 20 * threats(t, m->to_square);
    }
    int colour = m->colour, pair = m->partner != CHINCZYK_NONE;
    int to = m->flags & CHINCZYK_MOVE_BUST ? CHINCZYK_BASE : m->to_square;
    int pawn = 6 * (worth(walked(t, colour, to)) - worth(walked(t, colour, m->from_square)));
    pawn += danger(t, colour, m->from_square, pawns_on(t, colour, m->from_square) - 1);
    pawn -= danger(t, colour, to, pawns_on(t, colour, to) + pair);
    sum += pair ? 2 * pawn : pawn;
    return sum + (m->flags & CHINCZYK_MOVE_HOME ? 6 * 12 : 0);
}

/* --- playing again --- */

typedef struct replay {
    chinczyk_game *game;
    stream stream;
    const chinczyk_player_kind *kinds;
    uint64_t measures[6]; /* CHINCZYK_MEASURE_... */
    chinczyk_results *results;
} replay;

static chinczyk_state state_of(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
    return state;
}

static size_t best_moves(const chinczyk_game *game, chinczyk_move *moves, size_t count) {
    table t = {.state = state_of(game), .me = chinczyk_game_player(game)};
    int best = 0;
    size_t kept = 0;
    cr_assert_eq(chinczyk_game_rules(game, &t.rules, sizeof t.rules), CHINCZYK_OK);
    for (size_t i = 0; i < count; i++) {
        int s = score(&t, &moves[i]);
        if (!kept || s > best) {
            best = s;
            kept = 0;
        }
        if (s == best)
            moves[kept++] = moves[i];
    }
    return kept;
}

static void count_events(replay *r) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count;
    cr_assert_eq(chinczyk_game_events(r->game, events, CHINCZYK_MAX_EVENTS, &count), CHINCZYK_OK);
    for (size_t i = 0; i < count; i++) {
        switch (events[i].kind) {
        case CHINCZYK_EVENT_TURN:
            r->measures[CHINCZYK_MEASURE_TURNS]++;
            break;
        case CHINCZYK_EVENT_ROLL_LOST:
        case CHINCZYK_EVENT_FORFEITED:
            r->measures[CHINCZYK_MEASURE_LOST]++;
            r->results->moves[0]++;
            break;
        case CHINCZYK_EVENT_SAVED:
            r->results->saved++;
            break;
        default:
            break;
        }
    }
}

static void replay_choice(replay *r, uint32_t rest) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    cr_assert_eq(chinczyk_game_moves(r->game, moves, CHINCZYK_MAX_MOVES, &count), CHINCZYK_OK);
    r->results->moves[count]++;
    r->measures[count == 1 ? CHINCZYK_MEASURE_FORCED : CHINCZYK_MEASURE_CHOICES]++;
    if (r->kinds[chinczyk_game_player(r->game)] == CHINCZYK_PLAYER_GREEDY)
        count = best_moves(r->game, moves, count);
    const chinczyk_move *m = &moves[choose(&r->stream, rest, (uint32_t)count)];
    r->measures[CHINCZYK_MEASURE_CAPTURES] += (m->flags & CHINCZYK_MOVE_CAPTURE) != 0;
    cr_assert_eq(chinczyk_game_play(r->game, m), CHINCZYK_OK);
    count_events(r);
}

/* To the end, or for so many rolls. */
static void replay_rest(replay *r, uint64_t limit) {
    if (chinczyk_game_phase(r->game) == CHINCZYK_PHASE_MOVE)
        replay_choice(r, draw_below(&r->stream, 65520) % 10920);
    for (;;) {
        chinczyk_phase phase = chinczyk_game_phase(r->game);
        if (phase == CHINCZYK_PHASE_OVER ||
            (phase == CHINCZYK_PHASE_ROLL && r->measures[CHINCZYK_MEASURE_ROLLS] == limit))
            return;
        uint32_t drawn = draw_below(&r->stream, 65520);
        cr_assert_eq(chinczyk_game_roll(r->game, (int32_t)(1 + drawn / 10920), NULL), CHINCZYK_OK);
        if (phase == CHINCZYK_PHASE_ROLL_OFF)
            continue;
        r->measures[CHINCZYK_MEASURE_ROLLS]++;
        count_events(r);
        if (chinczyk_game_phase(r->game) == CHINCZYK_PHASE_MOVE)
            replay_choice(r, drawn % 10920);
    }
}

static int32_t bin_of(uint64_t value) {
    int32_t bin = 0;
    while (chinczyk_bin_least(bin + 1) <= value)
        bin++;
    return bin;
}

static void count_game(const replay *r, int32_t first) {
    chinczyk_results *results = r->results;
    int32_t players = results->players;
    results->games++;
    if (chinczyk_game_phase(r->game) == CHINCZYK_PHASE_OVER) {
        chinczyk_state state = state_of(r->game);
        for (int32_t p = 0; p < players; p++) {
            results->places[p][state.place[p] - 1]++;
            results->order_places[(p - first + players) % players][state.place[p] - 1]++;
        }
    } else {
        results->unfinished++;
    }
    for (int m = 0; m < 6; m++) {
        results->sums[m] += r->measures[m];
        results->squares[m] += r->measures[m] * r->measures[m];
        results->products[m] += r->measures[m] * r->measures[CHINCZYK_MEASURE_ROLLS];
        results->bins[m][bin_of(r->measures[m])]++;
    }
}

/* The player on turn once the roll-off is over, found with a copy of the stream. */
static int32_t first_player(replay *r) {
    while (chinczyk_game_phase(r->game) == CHINCZYK_PHASE_ROLL_OFF) {
        uint32_t drawn = draw_below(&r->stream, 65520);
        cr_assert_eq(chinczyk_game_roll(r->game, (int32_t)(1 + drawn / 10920), NULL), CHINCZYK_OK);
    }
    return chinczyk_game_player(r->game);
}

static void replay_game(const chinczyk_rules *rules, const char *seats,
                        const chinczyk_simulation *asked, uint64_t number,
                        chinczyk_results *results) {
    replay r = {.stream = stream_of(asked->seed, number),
                .kinds = asked->kinds,
                .results = results,
                .measures = {[CHINCZYK_MEASURE_TURNS] = 1}};
    int32_t first = asked->first;
    if (first == CHINCZYK_NONE && rules->first == CHINCZYK_FIRST_RANDOM) {
        uint32_t players = (uint32_t)results->players, share = 65536 / players;
        first = (int32_t)(draw_below(&r.stream, share * players) / share);
    }
    cr_assert_eq(chinczyk_game_new(rules, seats, first, 0, NULL, &r.game, NULL), CHINCZYK_OK);
    first = first_player(&r);
    replay_rest(&r, asked->roll_limit ? asked->roll_limit : CHINCZYK_MAX_ROLLS);
    if (r.measures[CHINCZYK_MEASURE_TURNS] > r.measures[CHINCZYK_MEASURE_ROLLS])
        r.measures[CHINCZYK_MEASURE_TURNS] = r.measures[CHINCZYK_MEASURE_ROLLS];
    count_game(&r, first);
    chinczyk_game_free(r.game);
}

/* All that the results hold, from games that are played again. */
static void check(const chinczyk_rules *rules, const char *seats,
                  const chinczyk_simulation *asked) {
    chinczyk_results got = {.struct_size = sizeof got}, again;
    chinczyk_error error;
    cr_assert_eq(chinczyk_simulate(rules, seats, asked, NULL, NULL, &got, &error), CHINCZYK_OK,
                 "%s", error.reason);
    memset(&again, 0, sizeof again);
    again.struct_size = sizeof again;
    for (const char *c = seats; *c; c++)
        if (*c != '.' && *c - '0' >= again.players)
            again.players = *c - '0' + 1;
    again.first = asked->first;
    again.roll_limit = asked->roll_limit ? asked->roll_limit : CHINCZYK_MAX_ROLLS;
    memcpy(again.kinds, asked->kinds, (size_t)again.players * sizeof *again.kinds);
    strcpy(again.seats, seats);
    cr_assert_eq(chinczyk_rules_format(rules, again.rules, sizeof again.rules, NULL), CHINCZYK_OK);
    again.seed = asked->seed;
    again.first_game = asked->first_game;
    for (uint64_t i = 0; i < asked->games; i++)
        replay_game(rules, seats, asked, asked->first_game + i, &again);
    cr_assert(!memcmp(&got, &again, sizeof got), "rules %s seats %s seed %" PRIu64, again.rules,
              seats, asked->seed);
}

static chinczyk_simulation request(uint64_t seed, uint64_t games) {
    chinczyk_simulation asked;
    cr_assert_eq(chinczyk_simulation_init(&asked, sizeof asked), CHINCZYK_OK);
    asked.seed = seed;
    asked.games = games;
    return asked;
}

Test(simulate, presets) {
    int seatings = 0;
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++)
        for (int32_t players = 2; players <= 6; players++)
            for (int greedy = 0; greedy < 3; greedy++) {
                chinczyk_rules rules;
                char seats[7];
                chinczyk_simulation asked = request((uint64_t)preset, 3);
                cr_assert_eq(chinczyk_rules_init(&rules, sizeof rules, preset), CHINCZYK_OK);
                if (chinczyk_rules_seats(&rules, players, 1, seats, sizeof seats, NULL))
                    continue;
                asked.first_game = UINT64_MAX - 3;
                for (int p = 0; p < greedy * 3; p += 3 - greedy)
                    asked.kinds[p] = CHINCZYK_PLAYER_GREEDY;
                check(&rules, seats, &asked);
                seatings++;
            }
    cr_assert_eq(seatings, 66);
}

Test(simulate, six_players) {
    chinczyk_rules rules = script_rules("polish,colours=6,track_length=60,lap_length=60");
    chinczyk_simulation asked = request(6, 3);
    asked.kinds[4] = CHINCZYK_PLAYER_GREEDY;
    check(&rules, "012345", &asked);
    check(&rules, "01234.", &asked);
    check(&rules, "010101", &asked);
}

/* Two colours each: more legal moves than shares of what a roll has left. */
Test(simulate, many_moves) {
    chinczyk_rules rules = script_rules("ludo,exit_faces=123456,passing=allowed");
    chinczyk_simulation asked = request(7, 30);
    chinczyk_results results = {.struct_size = sizeof results};
    uint64_t many = 0;
    check(&rules, "0101", &asked);
    cr_assert_eq(chinczyk_simulate(&rules, "0101", &asked, NULL, NULL, &results, NULL),
                 CHINCZYK_OK);
    for (int n = 9; n <= CHINCZYK_MAX_MOVES; n++)
        many += results.moves[n];
    cr_assert_gt(many, 0);
    asked.kinds[1] = CHINCZYK_PLAYER_GREEDY;
    check(&rules, "0101", &asked);
}

/* A pawn on the last squares of the ring can move with exit faces alone, and the tries go on. */
Test(simulate, stuck_on_the_track) {
    static const char *const pawns[] = {"1", "2", "3"};
    for (int i = 0; i < 3; i++) {
        char text[128];
        chinczyk_simulation asked = request(9, 40);
        snprintf(text, sizeof text,
                 "polish,tries_when=stuck-without-exit,exit_faces=12345,bonus_faces=none,pawns=%s",
                 pawns[i]);
        chinczyk_rules rules = script_rules(text);
        check(&rules, "0.1.", &asked);
    }
}

Test(simulate, who_begins) {
    static const char *const words[] = {"roll-off", "random", "fixed"};
    for (int i = 0; i < 3; i++) {
        char text[64];
        chinczyk_simulation asked = request(8, 40);
        snprintf(text, sizeof text, "polish,first=%s,finish=first-winner", words[i]);
        chinczyk_rules rules = script_rules(text);
        check(&rules, "012.", &asked);
        asked.games = 5;
        asked.first = 2;
        check(&rules, "012.", &asked);
    }
}

/* Any rules: also those under which games take for ever. */
Test(simulate, any_rules) {
    uint64_t state = 20;
    for (int i = 0; i < RANDOM_RULES; i++) {
        chinczyk_rules rules;
        char seats[CHINCZYK_MAX_COLOURS + 1];
        walk_rules(&state, &rules);
        walk_seats(&state, &rules, seats);
        chinczyk_simulation asked = request(walk_random(&state), 2);
        asked.first_game = walk_random(&state) >> 1;
        asked.roll_limit = 1 + walk_below(&state, 600);
        for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
            asked.kinds[p] = 1 + (int32_t)walk_below(&state, 2);
        check(&rules, seats, &asked);
    }
}

/* What other programs and generators found in 2 million games, rounded to a twentieth, within
 * three standard errors of both. */
static void known(const char *seats, double rolls, const double *wins, const double *moves) {
    enum { GAMES = 60000, KNOWN_GAMES = 2000000 };
    chinczyk_rules rules = script_rules("polish,finish=first-winner");
    chinczyk_simulation asked = request(1, GAMES);
    chinczyk_results results = {.struct_size = sizeof results};
    const double both = 3 * (1 + (double)GAMES / KNOWN_GAMES);
    uint64_t value, error;
    cr_assert_eq(chinczyk_simulate(&rules, seats, &asked, NULL, NULL, &results, NULL), CHINCZYK_OK);
    chinczyk_results_mean(&results, CHINCZYK_MEASURE_ROLLS, &value, &error);
    cr_assert_float_eq((double)value / 1e6, rolls, both * (double)error / 1e6 + 0.05);
    for (int32_t p = 0; wins && p < results.players; p++) {
        chinczyk_results_share(&results, results.order_places[p][0], &value, &error);
        cr_assert_float_eq((double)value / 1e4, wins[p], both * (double)error / 1e4 + 0.05);
    }
    for (int32_t m = 0; moves && m < 3; m++) {
        chinczyk_results_per_roll(&results, CHINCZYK_MEASURE_LOST + m, &value, &error);
        cr_assert_float_eq((double)value / 1e4, moves[m], both * (double)error / 1e4 + 0.05);
    }
}

Test(simulate, statistics) {
    known("0.1.", 150.1, (const double[]){51.2, 48.8}, NULL);
    known("012.", 254.2, NULL, NULL);
    known("0123", 385.5, (const double[]){25.7, 25.2, 24.7, 24.5},
          (const double[]){24.8, 46.7, 28.5});
}

Test(simulate, greedy_wins) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_simulation asked = request(9, 2000);
    chinczyk_results results = {.struct_size = sizeof results};
    asked.kinds[1] = CHINCZYK_PLAYER_GREEDY;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, NULL, NULL, &results, NULL),
                 CHINCZYK_OK);
    cr_assert_gt(results.places[1][0], 1250);
}

/* --- the call --- */

static int32_t note(uint64_t done, void *ctx) {
    uint64_t *told = ctx;
    cr_assert_eq(done, told[0] < 8192 ? told[0] + 4096 : 8193);
    told[0] = done;
    return done >= told[1];
}

Test(simulate, progress_and_stop) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_simulation asked = request(3, 8193), fewer = request(3, 4096);
    chinczyk_results results = {.struct_size = sizeof results}, part = results;
    chinczyk_error error;
    uint64_t told[2] = {0, UINT64_MAX};
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, note, told, &results, &error),
                 CHINCZYK_OK);
    cr_assert_eq(told[0], 8193);
    told[0] = 0;
    told[1] = 4096;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, note, told, &results, &error),
                 CHINCZYK_ERROR_STOPPED);
    cr_assert_eq(error.status, CHINCZYK_ERROR_STOPPED);
    cr_assert_str_eq(error.reason, "the caller stopped the simulation");
    cr_assert_eq(error.offset, -1);
    cr_assert_eq(told[0], 4096);
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &fewer, NULL, NULL, &part, NULL), CHINCZYK_OK);
    cr_assert(!memcmp(&results, &part, sizeof part));
    told[0] = 0;
    told[1] = 8193; /* nothing is left to be stopped */
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, note, told, &results, &error),
                 CHINCZYK_OK);
    asked.games = 0;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, note, told, &results, &error),
                 CHINCZYK_OK);
    cr_assert_eq(results.games, 0);
    cr_assert_eq(results.players, 2);
}

static int32_t count_reports(uint64_t done, void *ctx) {
    uint64_t *told = ctx;
    cr_assert_eq(done, ++*told);
    return 0;
}

/* Whoever waits is told after each, and could stop. */
Test(simulate, long_games_of_thinkers_are_reported_one_by_one) {
    chinczyk_rules rules =
        script_rules("polish,bonus_faces=123456,bonus_limit=1,bonus_limit_effect=forfeit");
    chinczyk_simulation asked = request(3, 3);
    chinczyk_results results = {.struct_size = sizeof results};
    uint64_t told = 0;
    asked.kinds[1] = CHINCZYK_PLAYER_GREEDY;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, count_reports, &told, &results, NULL),
                 CHINCZYK_OK);
    cr_assert_eq(told, 3);
    cr_assert_eq(results.unfinished, 3);
    cr_assert_eq(results.sums[CHINCZYK_MEASURE_TURNS], 3 * 65535);
    cr_assert_eq(results.bins[CHINCZYK_MEASURE_TURNS][CHINCZYK_MAX_BINS - 1], 3);
}

/* The report is due as soon as 32768 rolls are made, however few turns they are: nobody can ever
 * bring a pawn out, for a six ends the turn, so games end by their limit only. */
Test(simulate, rolls_decide_when_a_report_is_due) {
    chinczyk_rules rules = script_rules("polish,tries=10,bonus_limit=1,bonus_limit_effect=forfeit");
    chinczyk_simulation asked = request(3, 3);
    chinczyk_results results = {.struct_size = sizeof results};
    uint64_t told = 0;
    asked.kinds[1] = CHINCZYK_PLAYER_GREEDY;
    asked.roll_limit = 32768;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, count_reports, &told, &results, NULL),
                 CHINCZYK_OK);
    cr_assert_eq(told, 3);
    cr_assert_eq(results.sums[CHINCZYK_MEASURE_ROLLS], 3 * 32768);
    cr_assert_lt(results.sums[CHINCZYK_MEASURE_TURNS], 32768);
}

static int32_t stop(uint64_t done, void *ctx) {
    *(uint64_t *)ctx = done;
    return 1;
}

/* The most that can be asked for. */
Test(simulate, greatest_requests) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_simulation asked = request(3, UINT64_C(1) << 32);
    chinczyk_results results = {.struct_size = sizeof results};
    uint64_t done = 0;
    asked.roll_limit = CHINCZYK_MAX_ROLLS;
    asked.first_game = UINT64_MAX - asked.games;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, stop, &done, &results, NULL),
                 CHINCZYK_ERROR_STOPPED);
    cr_assert_eq(done, 4096);
    cr_assert_eq(results.games, 4096);
}

Test(simulate, unfinished_games) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_simulation asked = request(3, 100);
    chinczyk_results results = {.struct_size = sizeof results};
    asked.roll_limit = 20;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, NULL, NULL, &results, NULL),
                 CHINCZYK_OK);
    cr_assert_eq(results.unfinished, 100);
    cr_assert_eq(results.sums[CHINCZYK_MEASURE_ROLLS], 2000);
    cr_assert_eq(results.places[0][0], 0);
}

static void refuses(const chinczyk_simulation *asked, const char *field, const char *reason) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_results results, none = {.struct_size = sizeof none};
    chinczyk_error error;
    memset(&results, 0xff, sizeof results);
    results.struct_size = sizeof results;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", asked, NULL, NULL, &results, &error),
                 CHINCZYK_ERROR_INVALID_ARGUMENT, "%s", field);
    cr_assert_str_eq(error.field, field);
    cr_assert_str_eq(error.reason, reason);
    cr_assert_eq(error.offset, -1);
    cr_assert(!memcmp(&results, &none, sizeof none));
}

Test(simulate, refused_requests) {
    chinczyk_simulation asked = request(1, 1);
#define REFUSED(member, value, reason)                                                             \
    do {                                                                                           \
        chinczyk_simulation wrong = asked;                                                         \
        wrong.member = value;                                                                      \
        refuses(&wrong, #member, reason);                                                          \
    } while (0)
    REFUSED(struct_size, 63, "struct_size must be between 64 and 4096");
    REFUSED(struct_size, 4097, "struct_size must be between 64 and 4096");
    REFUSED(first, 2, "first is not a player of these games");
    REFUSED(first, -1, "first is not a player of these games");
    REFUSED(roll_limit, 65536, "roll_limit is more than 65535");
    REFUSED(reserved, 1, "reserved is not zero");
    REFUSED(games, (UINT64_C(1) << 32) + 1, "games is more than 2 to the 32nd");
    REFUSED(first_game, UINT64_MAX, "the numbers of the games go beyond 64 bits");
#undef REFUSED
    asked.kinds[2] = 77; /* of a player who is not there */
    chinczyk_rules rules = script_rules("polish");
    chinczyk_results results = {.struct_size = sizeof results};
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, NULL, NULL, &results, NULL),
                 CHINCZYK_OK);
    cr_assert_eq(results.kinds[2], 0);
    asked.kinds[1] = 4;
    refuses(&asked, "kinds", "there is no such kind of player");
}

Test(simulate, refused_arguments) {
    chinczyk_rules rules = script_rules("polish"), wrong = rules;
    chinczyk_simulation asked = request(1, 1);
    chinczyk_results results = {.struct_size = sizeof results};
    const chinczyk_status null = CHINCZYK_ERROR_INVALID_ARGUMENT;
    chinczyk_error error;
    cr_assert_eq(chinczyk_simulate(NULL, "0.1.", &asked, NULL, NULL, &results, &error), null);
    cr_assert_str_eq(error.reason, "a required argument is null");
    cr_assert_eq(chinczyk_simulate(&rules, NULL, &asked, NULL, NULL, &results, NULL), null);
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", NULL, NULL, NULL, &results, NULL), null);
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, NULL, NULL, NULL, NULL), null);
    cr_assert_eq(chinczyk_simulate(&rules, "0...", &asked, NULL, NULL, &results, NULL), null);
    cr_assert_eq(chinczyk_simulate(&rules, "0x1.", &asked, NULL, NULL, &results, NULL),
                 CHINCZYK_ERROR_PARSE);
    wrong.pawns = 0;
    cr_assert_eq(chinczyk_simulate(&wrong, "0.1.", &asked, NULL, NULL, &results, NULL),
                 CHINCZYK_ERROR_INVALID_RULES);
    results.struct_size--;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, NULL, NULL, &results, &error), null);
    cr_assert_str_eq(error.field, "struct_size");
    cr_assert_str_eq(error.reason, "struct_size of the results is of no known version");
    results.struct_size = 65537;
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked, NULL, NULL, &results, NULL), null);
}

/* Structs of a later version, with fields that this one does not know. */
Test(simulate, later_structs) {
    struct {
        chinczyk_simulation known;
        uint64_t later;
    } asked;
    struct {
        chinczyk_results known;
        uint64_t later;
    } results = {.known.struct_size = sizeof results, .later = 1};
    chinczyk_rules rules = script_rules("polish");
    memset(&asked, 0xff, sizeof asked);
    cr_assert_eq(chinczyk_simulation_init(&asked.known, sizeof asked), CHINCZYK_OK);
    cr_assert_eq(asked.known.struct_size, sizeof asked);
    cr_assert_eq(asked.known.first, CHINCZYK_NONE);
    cr_assert_eq(asked.known.kinds[5], CHINCZYK_PLAYER_RANDOM);
    cr_assert_eq(asked.later, 0);
    cr_assert_eq(chinczyk_simulate(&rules, "0.1.", &asked.known, NULL, NULL, &results.known, NULL),
                 CHINCZYK_OK);
    cr_assert_eq(results.known.struct_size, sizeof results);
    cr_assert_eq(results.later, 0);
    asked.later = 1;
    chinczyk_error error;
    cr_assert_eq(
        chinczyk_simulate(&rules, "0.1.", &asked.known, NULL, NULL, &results.known, &error),
        CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_str_eq(error.reason, "the simulation sets a field that this version does not know");
    cr_assert_eq(chinczyk_simulation_init(NULL, sizeof asked), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_simulation_init(&asked.known, 63), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_simulation_init(&asked.known, 4097), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(asked.later, 1);
}

Test(simulate, names) {
    cr_assert_str_eq(chinczyk_player_kind_name(CHINCZYK_PLAYER_RANDOM), "random");
    cr_assert_str_eq(chinczyk_player_kind_name(CHINCZYK_PLAYER_GREEDY), "greedy");
    cr_assert_str_eq(chinczyk_player_kind_name(CHINCZYK_PLAYER_STRONG), "strong");
    cr_assert_null(chinczyk_player_kind_name(4));
    cr_assert_null(chinczyk_player_kind_name(0));
    cr_assert_str_eq(chinczyk_measure_name(CHINCZYK_MEASURE_ROLLS), "rolls");
    cr_assert_str_eq(chinczyk_measure_name(CHINCZYK_MEASURE_CHOICES), "choices");
    cr_assert_null(chinczyk_measure_name(6));
    cr_assert_null(chinczyk_measure_name(-1));
}

/* --- playouts --- */

/* Plays the game on as playout number `number` of seed 5 does; how many rolls that takes. */
static uint64_t replay_playout(chinczyk_game *game, uint64_t number) {
    static const chinczyk_player_kind random[CHINCZYK_MAX_COLOURS] = {
        CHINCZYK_PLAYER_RANDOM, CHINCZYK_PLAYER_RANDOM, CHINCZYK_PLAYER_RANDOM,
        CHINCZYK_PLAYER_RANDOM, CHINCZYK_PLAYER_RANDOM, CHINCZYK_PLAYER_RANDOM};
    chinczyk_results unwanted = {.struct_size = sizeof unwanted};
    replay r = {
        .game = game, .stream = stream_of(5, number), .kinds = random, .results = &unwanted};
    replay_rest(&r, CHINCZYK_MAX_ROLLS);
    return r.measures[CHINCZYK_MEASURE_ROLLS];
}

/* From any position of the game, it is played on without being changed. */
static void play_out(walk *w, uint64_t number) {
    int32_t places[CHINCZYK_MAX_COLOURS];
    uint64_t rolls, hash;
    size_t count;
    uint32_t steps = walk_below(&w->random, STEPS_BEFORE);
    while (steps-- && walk_step(w))
        ;
    hash = w->hash;
    walk_assert(w, chinczyk_game_playout(w->game, 5, number, places, CHINCZYK_MAX_COLOURS, &count,
                                         &rolls) == CHINCZYK_OK);
    walk_assert(w, chinczyk_game_hash(w->game) == hash);
    walk_assert(w, rolls == replay_playout(w->game, number));
    chinczyk_state state = state_of(w->game);
    walk_assert(w, count == (size_t)state.players);
    walk_assert(w, !memcmp(places, state.place, count * sizeof *places));
    walk_end(w);
}

Test(playout, replayed) {
    for (uint64_t i = 0; i < PLAYOUT_GAMES; i++) {
        walk w;
        walk_begin(&w, 3000 + i);
        play_out(&w, i);
    }
}

/* The same of games that take no time. */
Test(playout, presets_replayed) {
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++)
        for (uint64_t i = 0; i < 4; i++) {
            walk w;
            walk_begin_with(&w, i, chinczyk_preset_name(preset));
            play_out(&w, i);
        }
}

/* Of what plain rules can have and no preset of them has. */
Test(playout, plain_rules_replayed) {
    static const char *const rules[] = {
        "polish,bonus_on_capture=yes",
        "polish,bonus_on_home=yes",
        "online,bonus_on_capture=yes,bonus_on_home=yes,win_pawns=3",
        "tournament,tries=7,tries_when=stuck-without-exit",
        "polish,tries=4,tries_when=stuck-without-exit,exit_faces=16,bonus_faces=5",
        "traditional,tries=3,tries_when=all-in-base,bonus_on_home=yes",
        "polish,track_length=96,lap_length=96,home_length=8,bonus_on_home=yes",
        "polish,bonus_limit=2,bonus_limit_effect=forfeit,bonus_if_stuck=no"};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        for (uint64_t n = 0; n < 3; n++) {
            walk w;
            walk_begin_with(&w, n, rules[i]);
            play_out(&w, n);
        }
}

/* Nothing is rolled then. */
Test(playout, of_a_game_that_is_over) {
    chinczyk_game *game =
        script_begin("polish", "0.1. 100,101,102,103/./25,b,b,b/. 0 over t0s0 0,1");
    int32_t places[2] = {7, 7};
    uint64_t rolls = 7;
    cr_assert_eq(chinczyk_game_playout(game, 1, 1, places, 2, NULL, &rolls), CHINCZYK_OK);
    cr_assert_eq(rolls, 0);
    cr_assert_eq(places[0], 1);
    cr_assert_eq(places[1], 2);
    chinczyk_game_free(game);
    game = script_begin("polish", "0.1. 39,101,102,103/./25,b,b,b/. 0 move:1 t1s0 -");
    cr_assert_eq(chinczyk_game_playout(game, 1, 1, places, 2, NULL, &rolls), CHINCZYK_OK);
    cr_assert_eq(rolls, 0);
    cr_assert_eq(places[0], 1);
    chinczyk_game_free(game);
}

/* A game that never ends is given up, and nobody has a place. */
Test(playout, of_a_game_without_end) {
    chinczyk_game *game =
        script_begin("polish,first=fixed,bonus_limit=1,bonus_limit_effect=forfeit", "0.1.");
    int32_t places[2] = {7, 7};
    uint64_t rolls;
    cr_assert_eq(chinczyk_game_playout(game, 1, 1, places, 2, NULL, &rolls), CHINCZYK_OK);
    cr_assert_eq(rolls, 65535);
    cr_assert_eq(places[0], 0);
    cr_assert_eq(places[1], 0);
    chinczyk_game_free(game);
}

/* Bonus faces in a row are counted up to 255 and no further, and without a limit no count of them
 * ends anything. */
Test(playout, more_bonus_faces_in_a_row_than_are_counted) {
    for (uint64_t i = 0; i < 12; i++) {
        chinczyk_game *game = script_begin("polish", "0.1. 10,20,b,b/./5,15,b,b/. 0 roll t0s255 -");
        int32_t places[2];
        uint64_t rolls;
        cr_assert_eq(chinczyk_game_playout(game, 5, i, places, 2, NULL, &rolls), CHINCZYK_OK);
        cr_assert_eq(rolls, replay_playout(game, i));
        chinczyk_state state = state_of(game);
        cr_assert_arr_eq(places, state.place, sizeof places);
        chinczyk_game_free(game);
    }
}

Test(playout, arguments) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    int32_t places[2] = {7, 7};
    uint64_t rolls = 7;
    size_t count = 7;
    cr_assert_eq(chinczyk_game_playout(NULL, 1, 1, places, 2, &count, &rolls),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(count, 0);
    cr_assert_eq(rolls, 0);
    cr_assert_eq(chinczyk_game_playout(game, 1, 1, NULL, 2, &count, &rolls),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_game_playout(game, 1, 1, places, 1, &count, &rolls),
                 CHINCZYK_ERROR_BUFFER_TOO_SMALL);
    cr_assert_eq(count, 2);
    cr_assert_eq(rolls, 0);
    cr_assert_eq(places[0], 7);
    cr_assert_eq(chinczyk_game_playout(game, 1, 1, NULL, 0, NULL, &rolls), CHINCZYK_OK);
    cr_assert_gt(rolls, 0);
    cr_assert_eq(chinczyk_game_playout(game, 1, 1, places, 2, NULL, NULL), CHINCZYK_OK);
    cr_assert_eq(places[0] + places[1], 3);
    chinczyk_game_free(game);
}
