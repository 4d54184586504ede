/* SPDX-License-Identifier: MIT */
#include "forecast.h"

#include "root.h"
#include "turn.h"

static void choose(const struct ruleset *rs, struct position *pos,
                   const chinczyk_player_kind kinds[], struct stream *stream, unsigned rest) {
    struct outcome chosen;

    chinczyk_player_choose(rs, pos, kinds[pos->player], 0, stream, rest, &chosen);
    chinczyk_turn_play(rs, pos, &chosen);
}

static int is_taken(const struct position *pos, unsigned place) {
    return place < pos->standing_count && !(pos->standing[place] & STANDING_LEFT);
}

unsigned chinczyk_forecast_stake(const struct position *pos) {
    unsigned place = 0;

    while (is_taken(pos, place))
        place++;
    return place;
}

void chinczyk_forecast_play(const struct ruleset *rs, struct position pos, unsigned stake,
                            const chinczyk_player_kind kinds[], struct stream *stream,
                            uint64_t shares[COLOURS]) {
    if (pos.phase == CHINCZYK_PHASE_MOVE)
        choose(rs, &pos, kinds, stream, stream_roll(stream).rest);
    for (unsigned rolls = 0; rolls < CHINCZYK_MAX_ROLLS && !is_taken(&pos, stake); rolls++) {
        struct draw draw = stream_roll(stream);

        chinczyk_turn_roll(rs, &pos, draw.face);
        if (pos.phase == CHINCZYK_PHASE_MOVE)
            choose(rs, &pos, kinds, stream, draw.rest);
    }
    if (is_taken(&pos, stake)) {
        shares[pos.standing[stake]] += PLAYOUT_SHARES;
        return;
    }
    for (uint64_t set = pos.playing; set; set &= set - 1)
        shares[bits_lowest(set)] += PLAYOUT_SHARES / bits_count(pos.playing);
}

/* By the rule of succession, so that what never came about is not taken for impossible. */
static uint32_t standard_error(uint64_t shares, uint64_t playouts) {
    const uint64_t billion = UINT64_C(1000) * MILLION;
    uint64_t part =
        (shares + PLAYOUT_SHARES) * billion / (PLAYOUT_SHARES * (playouts + 2)); /* billionths */

    return (uint32_t)((square_root(part * (billion - part) / playouts) + 999) / 1000);
}

void chinczyk_forecast_chances(const uint64_t shares[COLOURS], unsigned players, uint64_t playouts,
                               chinczyk_chance chances[]) {
    uint64_t all = playouts * PLAYOUT_SHARES, rest[COLOURS];
    uint32_t left = MILLION;

    for (unsigned p = 0; p < players; p++) {
        chances[p].millionths = (uint32_t)(shares[p] * MILLION / all);
        chances[p].standard_error = standard_error(shares[p], playouts);
        rest[p] = shares[p] * MILLION % all;
        left -= chances[p].millionths;
    }
    while (left--) { /* to those who lost most by rounding down */
        unsigned most = 0;

        for (unsigned p = 1; p < players; p++)
            if (rest[p] > rest[most])
                most = p;
        chances[most].millionths++;
        rest[most] = 0;
    }
}
