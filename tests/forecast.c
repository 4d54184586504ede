/* SPDX-License-Identifier: MIT */
/* What a forecast adds up to: chances that make a million, and how far off they may be. */
#include "forecast.h"

#include "game.h"
#include "script.h"

static void come_to(const uint64_t shares[COLOURS], unsigned players, uint64_t playouts,
                    const uint32_t expected[]) {
    chinczyk_chance chances[COLOURS];
    chinczyk_forecast_chances(shares, players, playouts, chances);
    for (unsigned p = 0; p < players; p++)
        cr_assert_eq(chances[p].millionths, expected[p], "player %u: %u", p,
                     (unsigned)chances[p].millionths);
}

Test(forecast, chances_make_a_million) {
    enum { S = PLAYOUT_SHARES };
    come_to((uint64_t[COLOURS]){S, S}, 2, 2, (uint32_t[]){500000, 500000});
    come_to((uint64_t[COLOURS]){S, 0}, 2, 1, (uint32_t[]){1000000, 0});
    /* To those who lost most by rounding down, of equal ones to the first. */
    come_to((uint64_t[COLOURS]){S, S, S}, 3, 3, (uint32_t[]){333334, 333333, 333333});
    come_to((uint64_t[COLOURS]){2 * S, S}, 2, 3, (uint32_t[]){666667, 333333});
    come_to((uint64_t[COLOURS]){S, 2 * S}, 2, 3, (uint32_t[]){333333, 666667});
    come_to((uint64_t[COLOURS]){S, S, 4 * S}, 3, 6, (uint32_t[]){166667, 166667, 666666});
    come_to((uint64_t[COLOURS]){2 * S, 2 * S, 3 * S}, 3, 7, (uint32_t[]){285714, 285714, 428572});
    come_to((uint64_t[COLOURS]){S, S, S, S, S, S}, 6, 6,
            (uint32_t[]){166667, 166667, 166667, 166667, 166666, 166666});
}

/* The root of p * (1 - p) / n, where p is (wins + 1) / (n + 2), rounded up. */
Test(forecast, standard_errors) {
    enum { S = PLAYOUT_SHARES };
    static const struct {
        uint64_t wins, playouts;
        uint32_t error;
    } known[] = {{50, 100, 50000}, {0, 98, 10051}, {1, 1, 471405}, {5000, 10000, 5000}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        uint64_t n = known[i].playouts, wins = known[i].wins;
        chinczyk_chance chances[COLOURS];
        chinczyk_forecast_chances((uint64_t[COLOURS]){wins * S, (n - wins) * S}, 2, n, chances);
        cr_assert_eq(chances[0].standard_error, known[i].error, "%u",
                     (unsigned)chances[0].standard_error);
        cr_assert_eq(chances[1].standard_error, known[i].error);
    }
}

/* Where nothing ever moves, so that each roll is a draw of the dice and nothing else is. */
Test(forecast, a_playout_is_given_up_after_so_many_rolls) {
    static const chinczyk_player_kind kinds[COLOURS] = {CHINCZYK_PLAYER_RANDOM,
                                                        CHINCZYK_PLAYER_RANDOM};
    chinczyk_game *game =
        script_begin("polish,bonus_faces=123456,bonus_limit=1,bonus_limit_effect=forfeit",
                     "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    struct stream stream = stream_begin(7, 0), rolled = stream;
    uint64_t shares[COLOURS] = {0};
    chinczyk_forecast_play(&game->ruleset, game->now.position, 0, kinds, &stream, shares);
    for (int i = 0; i < CHINCZYK_MAX_ROLLS; i++)
        stream_roll(&rolled);
    cr_assert_eq(stream_draw(&stream), stream_draw(&rolled));
    cr_assert_eq(stream_draw(&stream), stream_draw(&rolled));
    cr_assert_eq(shares[0], PLAYOUT_SHARES / 2);
    cr_assert_eq(shares[1], PLAYOUT_SHARES / 2);
    chinczyk_game_free(game);
}
