/* SPDX-License-Identifier: MIT */
#include "playout.h"

#include <string.h>

#include "player.h"
#include "strong.h"
#include "turn_core.h"

/* Plays one of the legal moves, of which there is at least one. */
static inline void choose(const struct ruleset *rs, struct position *pos, struct stream *stream,
                          const uint8_t kinds[], unsigned rest, struct tally *tally) {
    unsigned count = bits_count(pos->legal);
    struct outcome chosen;

    tally->moves[count]++;
    if (SELDOM(kinds[pos->player] != CHINCZYK_PLAYER_RANDOM))
        chinczyk_player_choose(rs, pos, kinds[pos->player], AHEAD_SIMULATED, stream, rest, &chosen);
    else
        moves_outcome(rs, pos, bits_member(pos->legal, stream_choose(stream, rest, count)),
                      &chosen);
    tally->captures += (chosen.move.flags & CHINCZYK_MOVE_CAPTURE) != 0;
    turn_play(rs, pos, &chosen, NULL, 0);
}

/* Whether everybody chooses at random. */
static int all_random(const struct ruleset *rs, const uint8_t kinds[]) {
    for (unsigned p = 0; p < rs->players; p++)
        if (kinds[p] != CHINCZYK_PLAYER_RANDOM)
            return 0;
    return 1;
}

/*
 * Moves a pawn under plain rules. What it may grant besides the face is returned, a
 * CHINCZYK_MOVE_CAPTURE or CHINCZYK_MOVE_HOME.
 */
static inline unsigned move_plain(const struct ruleset *rs, struct position *pos, unsigned colour,
                                  unsigned shift, unsigned face) {
    uint32_t pawns = pos->pawns[colour];
    unsigned from = pawns >> shift & 0xff, to = from ? from + face : 1, flags = 0;
    int from_square = ruleset_square(rs, colour, from), to_square = ruleset_square(rs, colour, to);

    if (to_square >= CHINCZYK_LANE) {
        flags = ruleset_arrives_home(rs, from, to) ? CHINCZYK_MOVE_HOME : 0;
    } else if (SELDOM(position_occupied(pos, (unsigned)to_square))) {
        unsigned victim = bits_lowest(chinczyk_moves_victim(rs, pos, (unsigned)to_square));

        pos->pawns[victim / PAWNS] &= ~(UINT32_C(0xff) << victim % PAWNS * 8);
        flags = CHINCZYK_MOVE_CAPTURE;
    }
    pos->pawns[colour] = pawns ^ (from ^ to) << shift;
    pos->track[position_word_of_track(from_square)] &= ~position_bit_on_track(from_square);
    pos->track[position_word_of_track(to_square)] |= position_bit_on_track(to_square);
    return flags;
}

/*
 * Random players under plain rules: the turns of turn_core.h, where it is said what a
 * roll leads to, once more, but with their counters at hand, and of a choice nothing
 * worked out but the pawn that moves.
 */
static void play_plain(const struct ruleset *rs, struct position *pos, struct stream *stream,
                       uint32_t limit, struct tally *tally) {
    unsigned sixes = pos->sixes, rolls = pos->rolls, player = pos->player;
    struct stream s = *stream;
    uint32_t left = limit;

    while (left && pos->phase == CHINCZYK_PHASE_ROLL) {
        struct draw draw = stream_roll(&s);
        unsigned colour = rs->colour_of[player], count, bonus, flags = 0;
        uint32_t pawns = pos->pawns[colour], mask = moves_plain(rs, pawns, draw.face);
        int may_try;

        left--;
        rolls++;
        sixes = rs->rules.bonus_faces >> draw.face & 1 ? sixes + 1 : 0;
        if (SELDOM(rs->sets_aside && sixes >= rs->bonus_end)) { /* forfeited */
            mask = 0;
            rolls = rs->rules.tries;
        }
        count = pawns_of_mask(mask);
        tally->moves[count]++;
        bonus = sixes && sixes < rs->bonus_end && (count || rs->rules.bonus_if_stuck);
        may_try = !bonus && rolls < rs->rules.tries;
        if (SELDOM(may_try && rs->rules.tries_when == CHINCZYK_TRIES_STUCK_WITHOUT_EXIT))
            may_try = rolls > 1 || turn_has_tries(rs, pos, 1);
        if (count) {
            unsigned shift = bits_member(mask, draw.rest * count / STREAM_REST) - 7;

            flags = move_plain(rs, pos, colour, shift, draw.face);
        }
        if (SELDOM(flags)) {
            tally->captures += flags == CHINCZYK_MOVE_CAPTURE;
            bonus |= flags == CHINCZYK_MOVE_CAPTURE ? rs->rules.bonus_on_capture
                                                    : rs->rules.bonus_on_home;
        }
        if (SELDOM(flags == CHINCZYK_MOVE_HOME &&
                   chinczyk_position_has_finished(rs, pos, player))) {
            chinczyk_turn_finish(rs, pos, NULL);
            tally->turns += pos->player != player;
            player = pos->player;
            rolls = sixes = 0;
        } else if (bonus) {
            rolls = 0;
        } else if (!may_try || !turn_has_tries(rs, pos, 1) ||
                   (rs->rules.tries_when != CHINCZYK_TRIES_STUCK_WITHOUT_EXIT && rolls == 1 &&
                    !turn_had_tries(rs, pawns))) {
            player = turn_next(rs, pos, player);
            pos->player = (uint8_t)player;
            rolls = sixes = 0;
            tally->turns++;
        }
    }
    *stream = s;
    tally->rolls += limit - left;
}

void chinczyk_playout_begin(const struct ruleset *rs, int32_t first, struct stream *stream,
                            struct position *pos) {
    if (turn_first_is_drawn(rs, first))
        first = (int32_t)stream_below(stream, rs->players);
    chinczyk_turn_begin_game(rs, pos, first);
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
    if (rs->plain && all_random(rs, kinds))
        play_plain(rs, pos, stream, limit, tally);
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
