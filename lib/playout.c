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
        moves_outcome(rs, pos,
                      bits_member(moves_choices(rs, pos), stream_choose(stream, rest, count)),
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

/* Whether a roll under plain rules that grants no other is followed by a try, the word of the
 * player's pawns being this before and after it (rules 3.2). */
NOINLINE static int is_try_left(const struct ruleset *rs, uint32_t before, uint32_t after,
                                unsigned rolls) {
    return rolls < rs->rules.tries && (rolls > 1 || turn_has_tries_plain(rs, before)) &&
           turn_has_tries_plain(rs, after);
}

/*
 * Random players under plain rules: the turns of turn_core.h, where it is said what a
 * roll leads to, once more, but with their counters at hand, and of a choice nothing
 * worked out but the pawn that moves. The caller sets the colour of the player on turn.
 */
NOINLINE static void play_plain(const struct ruleset *rs, struct position *pos,
                                struct stream *stream, uint32_t limit, struct tally *tally) {
    unsigned sixes = pos->sixes, rolls = pos->rolls, player = pos->player;
    struct stream s = *stream;
    uint32_t left = limit;

    while (left) {
        struct draw draw = stream_roll(&s);
        unsigned colour = rs->colour_of[player], bonus = 0, count;
        uint32_t pawns = pos->pawns[colour], able = moves_plain(rs, pawns, draw.face);

        left--;
        if (rs->rules.bonus_faces >> draw.face & 1) {
            sixes += sixes < UINT8_MAX; /* counted no further, as by turn_count_bonus() */
            bonus = sixes < rs->bonus_end;
            if (SELDOM(sixes >= rs->forfeit_at)) {
                able = 0;
                rolls = rs->rules.tries; /* so that none is left */
            }
        } else {
            sixes = 0;
        }
        count = pawns_of_mask(able);
        tally->moves[count]++;
        if (count) {
            unsigned nth = count > 1 ? draw.rest * count / STREAM_REST : 0;
            unsigned shift = bits_member(able, nth) - 7;
            unsigned from = pawns >> shift & 0xff, to = from ? from + draw.face : 1;
            int source = ruleset_square(rs, colour, from);
            int square = ruleset_square(rs, colour, to);

            if (square < CHINCZYK_LANE) {
                unsigned victim = pos->on[1 + square];

                if (SELDOM(victim)) {
                    position_send_back(pos, victim - 1);
                    tally->captures++;
                    bonus |= rs->rules.bonus_on_capture;
                }
                position_leave(pos, source);
                position_occupy(pos, square, PAWNS * colour + shift / 8);
                pos->pawns[colour] = pawns ^ (from ^ to) << shift;
                if (SELDOM(!rs->track_ends_tries) && !bonus &&
                    is_try_left(rs, pawns, pos->pawns[colour], ++rolls))
                    continue;
            } else {
                if (source < CHINCZYK_LANE)
                    position_leave(pos, source);
                pos->pawns[colour] = pawns ^ (from ^ to) << shift;
                if (ruleset_arrives_home(rs, from, to)) {
                    if (chinczyk_position_has_finished(rs, pos, player)) {
                        pos->player = (uint8_t)player;
                        chinczyk_turn_finish(rs, pos, NULL);
                        tally->turns += pos->player != player;
                        player = pos->player;
                        rolls = sixes = 0;
                        if (pos->phase != CHINCZYK_PHASE_ROLL)
                            break;
                        continue;
                    }
                    bonus |= rs->rules.bonus_on_home;
                }
                if (!bonus && is_try_left(rs, pawns, pos->pawns[colour], ++rolls))
                    continue;
            }
        } else {
            bonus = bonus && rs->rules.bonus_if_stuck;
            if (!bonus && ++rolls < rs->rules.tries && turn_has_tries_plain(rs, pawns))
                continue;
        }
        rolls = 0;
        if (!bonus) {
            player = turn_next(rs, pos, player);
            sixes = 0;
            tally->turns++;
        }
    }
    pos->player = (uint8_t)player;
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
    if (rs->plain && pos->phase == CHINCZYK_PHASE_ROLL && all_random(rs, kinds)) {
        play_plain(rs, pos, stream, limit, tally);
        position_set_player(rs, pos, pos->player);
    }
    while (pos->phase == CHINCZYK_PHASE_ROLL && tally->rolls < limit) {
        struct draw draw = stream_roll(stream);
        unsigned player = pos->player;

        tally->rolls++;
        turn_roll(rs, pos, draw.face, NULL);
        if (pos->phase == CHINCZYK_PHASE_MOVE)
            choose(rs, pos, stream, kinds, draw.rest, tally);
        else if (pos->series)
            tally->saved++;
        else
            tally->moves[0]++;
        tally->turns += pos->player != player;
    }
}
