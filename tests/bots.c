/* SPDX-License-Identifier: MIT */
/* Computer players: what they choose, and that they keep to their budget. */
#include "script.h"
#include "walk.h"

#include <string.h>

static chinczyk_bot bot_of(chinczyk_player_kind kind, uint64_t seed, uint64_t nodes) {
    chinczyk_bot bot;
    cr_assert_eq(chinczyk_bot_init(&bot, sizeof bot, kind), CHINCZYK_OK);
    bot.seed = seed;
    if (nodes)
        bot.nodes = nodes;
    return bot;
}

static void chooses(const char *rules, const char *position, chinczyk_player_kind kind,
                    const char *move) {
    chinczyk_game *game = script_begin(rules, position);
    chinczyk_bot bot = bot_of(kind, 1, 0);
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    char text[WALK_MOVE_TEXT];
    size_t index;
    cr_assert_eq(chinczyk_game_choose(game, &bot, NULL, NULL, &index, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_move_format(&moves[index], text, sizeof text, NULL), CHINCZYK_OK);
    cr_assert_str_eq(text, move, "%s: %s", position, text);
    chinczyk_game_free(game);
}

Test(bots, greedy_and_strong_capture_what_is_dear) {
    for (chinczyk_player_kind kind = CHINCZYK_PLAYER_GREEDY; kind <= CHINCZYK_PLAYER_STRONG;
         kind++) {
        chooses("polish", "0.1. 5,16,30,b/./19,20,33,b/. 0 move:3 t1s0 -", kind, "0:16-19x");
        chooses("blockade", "0.1. 5,16,30,b/./19,20,33,b/. 0 move:3 t1s0 -", kind, "0:16-19x");
        chooses("robber", "0.1. 5,16,30,b/./19,20,33,b/./r0@b,1@b 0 move:3 t1s0 -", kind,
                "0:16-19x");
    }
}

Test(bots, strong_goes_home_to_win) {
    chooses("polish,win_pawns=3", "0.1. 5,39,101,102/./18,19,101,102/. 0 move:1 t1s0 -",
            CHINCZYK_PLAYER_STRONG, "0:39-100");
}

/* A robber of the player's own may flee from two threats, which is worth 40; the other choice, to
 * walk on by three (18) with a pawn that flees from one, is worth 41, or 39 a square farther back.
 * A pawn that captures a robber gets 18 and 120, and 14 for the threat that this was; one that
 * flees from three gets 18 and 135, or 132. */
Test(bots, greedy_weighs_robbers_against_pawns) {
    chooses("robber", "0.1. 14,101,102,103/./10,25,26,103/./r0@27,1@b 0 move:3 t1s0 -",
            CHINCZYK_PLAYER_GREEDY, "0:14-17");
    chooses("robber", "0.1. 12,101,102,103/./10,25,26,103/./r0@27,1@b 0 move:3 t1s0 -",
            CHINCZYK_PLAYER_GREEDY, "r0:27-24");
    chooses("robber", "0.1. 5,36,102,103/./30,31,32,103/./r0@b,1@8 0 move:3 t1s0 -",
            CHINCZYK_PLAYER_GREEDY, "0:36-39");
    chooses("robber", "0.1. 5,35,102,103/./29,30,31,103/./r0@b,1@8 0 move:3 t1s0 -",
            CHINCZYK_PLAYER_GREEDY, "0:5-8x");
}

/* With nothing left to look at, the search ends long before its budget. */
Test(bots, strong_stops_where_every_move_wins) {
    chinczyk_game *game =
        script_begin("polish,pawns=2,win_pawns=1", "0.1. 38,39/./b,b/. 0 move:4 t1s0 -");
    chinczyk_bot bot = bot_of(CHINCZYK_PLAYER_STRONG, 1, UINT64_MAX);
    size_t index;
    uint64_t nodes;
    cr_assert_eq(chinczyk_game_choose(game, &bot, NULL, NULL, &index, &nodes), CHINCZYK_OK);
    cr_assert_eq(index, 1);
    /* Both moves at once, and then looking ahead by 1 to 32 rolls. */
    cr_assert_eq(nodes, 2 * (1 + 32));
    cr_assert_eq(chinczyk_game_play_index(game, index), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_phase(game), CHINCZYK_PHASE_OVER);
    chinczyk_game_free(game);
}

/* Both moves win at once. */
Test(bots, of_equals_strong_takes_the_greater_square_whichever_pawn_stands_there) {
    chooses("polish,win_pawns=1", "0.1. 38,39,b,b/./18,19,b,b/. 0 move:3 t1s0 -",
            CHINCZYK_PLAYER_STRONG, "0:39-102");
    chooses("polish,win_pawns=1", "0.1. 39,38,b,b/./18,19,b,b/. 0 move:3 t1s0 -",
            CHINCZYK_PLAYER_STRONG, "0:39-102");
}

/* Every legal move comes up over the seeds, and none other. */
Test(bots, random_chooses_each_move) {
    chinczyk_game *game = script_begin("polish", "0.1. 5,16,30,39/./19,20,33,b/. 0 move:3 t1s0 -");
    unsigned seen[4] = {0};
    for (uint64_t seed = 0; seed < 400; seed++) {
        chinczyk_bot bot = bot_of(CHINCZYK_PLAYER_RANDOM, seed, 0);
        size_t index, again;
        uint64_t nodes = 9;
        cr_assert_eq(chinczyk_game_choose(game, &bot, NULL, NULL, &index, &nodes), CHINCZYK_OK);
        cr_assert_eq(chinczyk_game_choose(game, &bot, NULL, NULL, &again, NULL), CHINCZYK_OK);
        cr_assert_eq(index, again);
        cr_assert_eq(nodes, 0);
        cr_assert_lt(index, 4);
        seen[index]++;
    }
    for (int i = 0; i < 4; i++)
        cr_assert(seen[i] > 60 && seen[i] < 140, "%d: %u", i, seen[i]);
    chinczyk_game_free(game);
}

static int32_t count_down(void *ctx) {
    return !--*(int32_t *)ctx;
}

/* In games of any rules a choice is a legal move, its budget is kept, and a stop ends it within
 * 32 positions, with the move of a search that had no more. */
Test(bots, choices_are_legal_and_within_the_budget) {
    for (uint64_t seed = 0; seed < 60; seed++) {
        walk w;
        walk_begin(&w, seed);
        for (int steps = 0; steps < 150 && walk_step(&w); steps++) {
            size_t moves, index, stopped;
            uint64_t nodes;
            int32_t left = 2;
            chinczyk_game_moves(w.game, NULL, 0, &moves);
            if (!moves || walk_below(&w.random, 4))
                continue;
            for (chinczyk_player_kind kind = 1; kind <= CHINCZYK_PLAYER_STRONG; kind++) {
                uint64_t most = 1 + walk_below(&w.random, 300);
                chinczyk_bot bot = bot_of(kind, seed, most);
                walk_assert(&w, chinczyk_game_choose(w.game, &bot, NULL, NULL, &index, &nodes) ==
                                    CHINCZYK_OK);
                walk_assert(&w, index < moves);
                walk_assert(&w, nodes <= most);
                walk_assert(&w, kind != CHINCZYK_PLAYER_STRONG ? nodes == 0
                                : moves == 1                   ? nodes == 1
                                                               : nodes == most);
            }
            chinczyk_bot bot = bot_of(CHINCZYK_PLAYER_STRONG, seed, 300);
            walk_assert(&w, chinczyk_game_choose(w.game, &bot, count_down, &left, &stopped,
                                                 &nodes) == CHINCZYK_OK);
            walk_assert(&w, nodes <= 64);
            bot.nodes = 63;
            walk_assert(&w, chinczyk_game_choose(w.game, &bot, NULL, NULL, &index, NULL) ==
                                CHINCZYK_OK);
            walk_assert(&w, moves == 1 || stopped == index);
        }
        walk_end(&w);
    }
}

Test(bots, a_budget_is_spent_to_the_last_node) {
    static const uint64_t budgets[] = {1, 10, 100, 1000, 4000, 20000};
    chinczyk_game *game = script_begin("polish", "0.1. 5,16,30,b/./19,20,33,b/. 0 move:3 t1s0 -");
    for (size_t i = 0; i < sizeof budgets / sizeof *budgets; i++) {
        chinczyk_bot bot = bot_of(CHINCZYK_PLAYER_STRONG, 0, budgets[i]);
        size_t index;
        uint64_t nodes;
        cr_assert_eq(chinczyk_game_choose(game, &bot, NULL, NULL, &index, &nodes), CHINCZYK_OK);
        cr_assert_eq(nodes, budgets[i]);
    }
    chinczyk_game_free(game);
}

/* Without a limit a search goes on until it is told to stop. */
Test(bots, a_search_without_a_limit_is_stopped) {
    chinczyk_game *game = script_begin("polish", "0.1. 5,16,30,b/./19,20,33,b/. 0 move:3 t1s0 -");
    chinczyk_bot bot = bot_of(CHINCZYK_PLAYER_STRONG, 0, UINT64_MAX), limited = bot;
    size_t index, limited_index;
    uint64_t nodes;
    int32_t left = 100;
    cr_assert_eq(chinczyk_game_choose(game, &bot, count_down, &left, &index, &nodes), CHINCZYK_OK);
    cr_assert_eq(nodes, 3200);
    limited.nodes = 3199;
    cr_assert_eq(chinczyk_game_choose(game, &limited, NULL, NULL, &limited_index, NULL),
                 CHINCZYK_OK);
    cr_assert_eq(index, limited_index);
    chinczyk_game_free(game);
}

/* A strong player who may not judge each move is a greedy one, not a worse one. */
Test(bots, too_few_nodes_leave_a_greedy_move) {
    static const char *const positions[] = {"0.1. 5,16,30,b/./19,20,33,b/. 0 move:3 t1s0 -",
                                            "0.1. 5,15,30,b/./18,20,22,b/. 0 move:3 t1s0 -",
                                            "0.1. 2,5,7,30/./28,32,b,b/. 0 move:2 t1s0 -"};
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        chinczyk_game *game = script_begin("polish", positions[i]);
        chinczyk_bot bot = bot_of(CHINCZYK_PLAYER_GREEDY, 0, 0);
        size_t moves, greedy, index;
        uint64_t nodes;
        chinczyk_game_moves(game, NULL, 0, &moves);
        cr_assert_geq(moves, 3);
        cr_assert_eq(chinczyk_game_choose(game, &bot, NULL, NULL, &greedy, NULL), CHINCZYK_OK);
        cr_assert_neq(greedy, 0, "%zu", i);
        bot.kind = CHINCZYK_PLAYER_STRONG;
        for (bot.nodes = 0; bot.nodes < moves; bot.nodes++) {
            cr_assert_eq(chinczyk_game_choose(game, &bot, NULL, NULL, &index, &nodes), CHINCZYK_OK);
            cr_assert_eq(index, greedy, "%zu: %" PRIu64, i, bot.nodes);
            cr_assert_eq(nodes, bot.nodes);
        }
        chinczyk_game_free(game);
    }
}

/* --- who beats whom --- */

static chinczyk_results played_by(const char *rules, chinczyk_player_kind first,
                                  chinczyk_player_kind second, uint64_t games) {
    chinczyk_rules read = script_rules(rules);
    chinczyk_simulation asked;
    chinczyk_results results = {.struct_size = sizeof results};
    cr_assert_eq(chinczyk_simulation_init(&asked, sizeof asked), CHINCZYK_OK);
    asked.kinds[0] = first;
    asked.kinds[1] = second;
    asked.games = games;
    asked.seed = 77;
    cr_assert_eq(chinczyk_simulate(&read, "0.1.", &asked, NULL, NULL, &results, NULL), CHINCZYK_OK);
    return results;
}

static double share_of_first(const char *rules, chinczyk_player_kind first,
                             chinczyk_player_kind second, uint64_t games) {
    return (double)played_by(rules, first, second, games).places[0][0] / (double)games;
}

Test(bots, greedy_beats_random_and_strong_beats_greedy) {
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++) {
        const char *rules = chinczyk_preset_name(preset);
        double greedy = share_of_first(rules, CHINCZYK_PLAYER_GREEDY, CHINCZYK_PLAYER_RANDOM, 600);
        double strong = share_of_first(rules, CHINCZYK_PLAYER_STRONG, CHINCZYK_PLAYER_GREEDY, 600);
        cr_assert_gt(greedy, 0.62, "%s %f", rules, greedy);
        cr_assert_gt(strong, 0.55, "%s %f", rules, strong);
    }
}

/* Game for game, on every machine; other weights make other games. */
Test(bots, strong_plays_the_same_games_everywhere) {
    chinczyk_results results =
        played_by("polish", CHINCZYK_PLAYER_STRONG, CHINCZYK_PLAYER_GREEDY, 300);
    cr_assert_eq(results.places[0][0], 179);
    cr_assert_eq(results.sums[CHINCZYK_MEASURE_ROLLS], 48651);
    cr_assert_eq(results.sums[CHINCZYK_MEASURE_CAPTURES], 1471);
}

/* --- arguments --- */

Test(bots, begin_with_4000_nodes_and_seed_0) {
    for (chinczyk_player_kind kind = CHINCZYK_PLAYER_RANDOM; kind <= CHINCZYK_PLAYER_STRONG;
         kind++) {
        chinczyk_bot bot;
        memset(&bot, 0x55, sizeof bot);
        cr_assert_eq(chinczyk_bot_init(&bot, sizeof bot, kind), CHINCZYK_OK);
        cr_assert_eq(bot.struct_size, sizeof bot);
        cr_assert_eq(bot.kind, kind);
        cr_assert_eq(bot.nodes, 4000);
        cr_assert_eq(bot.seed, 0);
    }
}

Test(bots, refused_arguments) {
    chinczyk_game *game = script_begin("polish", "0.1. 5,16,30,b/./19,20,33,b/. 0 move:3 t1s0 -");
    struct {
        chinczyk_bot known;
        char tail[8];
    } longer = {.known = bot_of(CHINCZYK_PLAYER_GREEDY, 0, 0), .tail = {0}};
    chinczyk_bot good = bot_of(CHINCZYK_PLAYER_GREEDY, 0, 0), bad = good;
    size_t index = 5;
    uint64_t nodes = 5;
#define REFUSED(game, bot, index)                                                                  \
    cr_assert_eq(chinczyk_game_choose(game, bot, NULL, NULL, index, &nodes),                       \
                 CHINCZYK_ERROR_INVALID_ARGUMENT)
    REFUSED(NULL, &good, &index);
    cr_assert_eq(index, 0);
    cr_assert_eq(nodes, 0);
    REFUSED(game, NULL, &index);
    REFUSED(game, &good, NULL);
    bad.kind = 4;
    REFUSED(game, &bad, &index);
    bad = good;
    bad.struct_size = sizeof bad - 1;
    REFUSED(game, &bad, &index);
    bad.struct_size = 4097;
    REFUSED(game, &bad, &index);
    longer.known.struct_size = sizeof longer;
    cr_assert_eq(chinczyk_game_choose(game, &longer.known, NULL, NULL, &index, NULL), CHINCZYK_OK);
    longer.tail[0] = 1;
    REFUSED(game, &longer.known, &index);
#undef REFUSED
    cr_assert_eq(chinczyk_game_play_index(game, 0), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_choose(game, &good, NULL, NULL, &index, NULL),
                 CHINCZYK_ERROR_WRONG_PHASE);
    chinczyk_game_free(game);
    cr_assert_eq(chinczyk_bot_init(NULL, sizeof bad, 1), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_bot_init(&bad, sizeof bad - 1, 1), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_bot_init(&bad, 4097, 1), CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_assert_eq(chinczyk_bot_init(&bad, sizeof bad, 0), CHINCZYK_ERROR_INVALID_ARGUMENT);
}
