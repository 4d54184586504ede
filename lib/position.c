/* SPDX-License-Identifier: MIT */
#include "position.h"

#include <string.h>

#include "hash.h"

void chinczyk_position_begin(const struct ruleset *rs, struct position *pos) {
    memset(pos, 0, sizeof *pos);
    for (unsigned c = 0; c < COLOURS; c++)
        for (unsigned k = 0; k < PAWNS; k++)
            if (rs->owner[c] == NOBODY || k >= rs->pawns)
                pos->pawns[c] |= (uint32_t)ABSENT << 8 * k;
    for (unsigned i = 0; i < ROBBERS; i++)
        pos->robber_owner[i] = (uint8_t)(rs->rules.robbers ? i : NOBODY);
    pos->playing = (uint8_t)((1u << rs->players) - 1);
}

uint32_t chinczyk_position_pieces(const struct ruleset *rs, const struct position *pos,
                                  unsigned square) {
    uint32_t pieces = 0;

    for (uint64_t set = rs->seated; set; set &= set - 1) {
        unsigned c = bits_lowest(set), progress = ruleset_track_progress(rs, c, square);

        if (progress)
            pieces |= position_pawns(pos, c, progress);
    }
    for (unsigned i = 0; i < ROBBERS; i++)
        if (pos->robber_owner[i] != NOBODY && pos->robber_at[i] == square + 1)
            pieces |= 1u << (CHINCZYK_ROBBER + i);
    return pieces;
}

void chinczyk_position_put_robber(const struct ruleset *rs, struct position *pos, unsigned robber,
                                  unsigned owner, unsigned at) {
    unsigned from = pos->robber_at[robber];

    pos->robber_owner[robber] = (uint8_t)owner;
    pos->robber_at[robber] = (uint8_t)at;
    if (from)
        position_vacate(rs, pos, from - 1);
    if (at)
        position_occupy(pos, (int)at - 1, CHINCZYK_ROBBER + robber);
}

/* Those behind close ranks, as the text numbers them. */
static void remove_robber(const struct ruleset *rs, struct position *pos, unsigned robber) {
    chinczyk_position_put_robber(rs, pos, robber, NOBODY, 0);
    for (unsigned i = robber; i + 1 < ROBBERS; i++) {
        pos->robber_owner[i] = pos->robber_owner[i + 1];
        pos->robber_at[i] = pos->robber_at[i + 1];
        pos->robber_owner[i + 1] = NOBODY;
        pos->robber_at[i + 1] = 0;
    }
}

void chinczyk_position_clear(const struct ruleset *rs, struct position *pos, unsigned player) {
    for (uint64_t set = rs->colours_of[player]; set; set &= set - 1)
        for (unsigned k = 0; k < PAWNS; k++)
            position_put_pawn(rs, pos, bits_lowest(set), k, ABSENT);
    for (unsigned i = ROBBERS; i-- > 0;)
        if (pos->robber_owner[i] == player)
            remove_robber(rs, pos, i);
}

int chinczyk_position_has_finished(const struct ruleset *rs, const struct position *pos,
                                   unsigned player) {
    for (uint64_t set = rs->colours_of[player]; set; set &= set - 1) {
        uint32_t home = pawns_beyond(pos->pawns[bits_lowest(set)], rs->home_first - 1u);

        if (bits_count(home) < rs->finishers)
            return 0;
    }
    return 1;
}

unsigned chinczyk_position_pawns_home(const struct ruleset *rs, const struct position *pos,
                                      unsigned player) {
    unsigned count = 0;

    for (uint64_t set = rs->colours_of[player]; set; set &= set - 1) {
        uint32_t pawns = pos->pawns[bits_lowest(set)];

        count += bits_count(pawns_beyond(pawns, rs->home_first - 1u) & ~pawns_at(pawns, ABSENT));
    }
    return count;
}

unsigned chinczyk_position_walked(const struct ruleset *rs, const struct position *pos,
                                  unsigned player) {
    unsigned walked = 0;

    for (uint64_t set = rs->colours_of[player]; set; set &= set - 1)
        for (unsigned k = 0; k < PAWNS; k++) {
            unsigned progress = pawns_progress(pos->pawns[bits_lowest(set)], k);

            walked += progress == ABSENT ? 0 : progress;
        }
    return walked;
}

/* Rules 3.9: who stands better when a game ends with its first winner. */
static int32_t merit(const struct ruleset *rs, const struct position *pos, unsigned player) {
    return (int32_t)(chinczyk_position_pawns_home(rs, pos, player) * 1024 +
                     chinczyk_position_walked(rs, pos, player));
}

void chinczyk_position_places(const struct ruleset *rs, const struct position *pos,
                              int32_t place[COLOURS]) {
    int32_t next = 1, last = rs->players;
    int over = pos->phase == CHINCZYK_PHASE_OVER;

    memset(place, 0, COLOURS * sizeof *place);
    for (unsigned i = 0; i < pos->standing_count; i++)
        if (!(pos->standing[i] & STANDING_LEFT))
            place[pos->standing[i]] = next++;
        else if (over)
            place[pos->standing[i] & ~STANDING_LEFT] = last--;
    for (unsigned p = 0; over && p < rs->players; p++) {
        if (!position_is_playing(pos, p))
            continue;
        place[p] = next;
        for (unsigned q = 0; q < rs->players; q++)
            if (position_is_playing(pos, q) && merit(rs, pos, q) > merit(rs, pos, p))
                place[p]++;
    }
}

uint64_t chinczyk_position_hash(const struct ruleset *rs, const struct position *pos) {
    uint64_t hash = rs->hash;

    for (unsigned c = 0; c < COLOURS; c += 2)
        hash = hash_mix(hash, pos->pawns[c] | (uint64_t)pos->pawns[c + 1] << 32);
    for (unsigned i = 0; i < ROBBERS; i++)
        hash = hash_mix(hash, pos->robber_owner[i] | (uint64_t)pos->robber_at[i] << 8);
    hash = hash_mix(hash, pos->faces | (uint64_t)pos->series << 32 | (uint64_t)pos->rolls << 40 |
                              (uint64_t)pos->sixes << 48 | (uint64_t)pos->player << 56 |
                              (uint64_t)pos->phase << 60);
    for (unsigned i = 0; i < pos->standing_count; i++)
        hash = hash_mix(hash, pos->standing[i]);
    return hash;
}
