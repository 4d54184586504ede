/* SPDX-License-Identifier: MIT */
#include "playout.h"

#include <string.h>

#include "greedy.h"
#include "turn_core.h"

/* The choice of a greedy player: one of the best, at random where there are several. */
static void choose_greedily(const struct ruleset *rs, const struct position *pos,
                            struct stream *stream, unsigned rest, struct outcome *chosen) {
    struct outcome list[CHINCZYK_MAX_MOVES];
    uint32_t best;

    chinczyk_moves_find(rs, pos, list);
    best = chinczyk_greedy_best(rs, pos, list, bits_count(pos->legal));
    *chosen = list[bits_member(best, stream_choose(stream, rest, bits_count(best)))];
}

/* Plays one of the legal moves, of which there is at least one. */
static inline void choose(const struct ruleset *rs, struct position *pos, struct stream *stream,
                          const uint8_t kinds[], unsigned rest, struct tally *tally) {
    unsigned count = bits_count(pos->legal);
    struct outcome chosen;

    tally->moves[count]++;
    if (SELDOM(kinds[pos->player] == CHINCZYK_PLAYER_GREEDY))
        choose_greedily(rs, pos, stream, rest, &chosen);
    else
        moves_outcome(rs, pos, bits_member(pos->legal, stream_choose(stream, rest, count)),
                      &chosen);
    tally->captures += (chosen.move.flags & CHINCZYK_MOVE_CAPTURE) != 0;
    turn_play(rs, pos, &chosen, NULL);
}

void chinczyk_playout_begin(const struct ruleset *rs, int32_t first, struct stream *stream,
                            struct position *pos) {
    chinczyk_position_begin(rs, pos);
    if (first != CHINCZYK_NONE)
        chinczyk_turn_begin(pos, (unsigned)first);
    else if (rs->rules.first == CHINCZYK_FIRST_ROLL_OFF)
        chinczyk_turn_begin_roll_off(pos);
    else if (rs->rules.first == CHINCZYK_FIRST_RANDOM)
        chinczyk_turn_begin(pos, stream_below(stream, rs->players));
    else
        chinczyk_turn_begin(pos, 0);
}

void chinczyk_playout_roll_off(const struct ruleset *rs, struct position *pos,
                               struct stream *stream) {
    while (pos->phase == CHINCZYK_PHASE_ROLL_OFF)
        chinczyk_turn_roll_off(rs, pos, stream_roll(stream).face, NULL);
}

void chinczyk_playout(const struct ruleset *rs, struct position *pos, struct stream *stream,
                      const uint8_t kinds[], uint32_t limit, struct tally *tally) {
    memset(tally, 0, sizeof *tally);
    chinczyk_playout_roll_off(rs, pos, stream);
    tally->first = pos->player;
    tally->turns = 1;
    if (pos->phase == CHINCZYK_PHASE_MOVE)
        choose(rs, pos, stream, kinds, stream_roll(stream).rest, tally);
    while (pos->phase == CHINCZYK_PHASE_ROLL && tally->rolls < limit) {
        struct draw draw = stream_roll(stream);
        unsigned player = pos->player;

        tally->rolls++;
        turn_roll(rs, pos, draw.face, NULL, NULL);
        if (pos->phase == CHINCZYK_PHASE_MOVE)
            choose(rs, pos, stream, kinds, draw.rest, tally);
        else if (pos->series)
            tally->saved++;
        else
            tally->moves[0]++;
        tally->turns += pos->player != player;
    }
}
