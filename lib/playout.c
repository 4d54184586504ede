/* SPDX-License-Identifier: MIT */
#include "playout.h"

#include <string.h>

#include "player.h"
#include "turn_core.h"

/* Plays one of the legal moves, of which there is at least one. */
static inline void choose(const struct ruleset *rs, struct position *pos, struct stream *stream,
                          const uint8_t kinds[], unsigned rest, struct tally *tally) {
    unsigned count = bits_count(pos->legal);
    struct outcome chosen;

    tally->moves[count]++;
    if (SELDOM(kinds[pos->player] != CHINCZYK_PLAYER_RANDOM))
        chinczyk_player_choose(rs, pos, kinds[pos->player], stream, rest, &chosen);
    else
        moves_outcome(rs, pos, bits_member(pos->legal, stream_choose(stream, rest, count)),
                      &chosen);
    tally->captures += (chosen.move.flags & CHINCZYK_MOVE_CAPTURE) != 0;
    turn_play(rs, pos, &chosen, NULL);
}

void chinczyk_playout(const struct ruleset *rs, struct position *pos, struct stream *stream,
                      const uint8_t kinds[], uint32_t limit, struct tally *tally) {
    memset(tally, 0, sizeof *tally);
    while (pos->phase == CHINCZYK_PHASE_ROLL_OFF)
        turn_roll(rs, pos, stream_roll(stream).face, NULL, NULL);
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
