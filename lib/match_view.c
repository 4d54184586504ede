/* SPDX-License-Identifier: MIT */
/* What can be seen of a match. */
#include <string.h>

#include "growing.h"
#include "match.h"

/* The size of chinczyk_standings in the first published version, 0.1. */
enum { FIRST_SIZE = 176 };

const chinczyk_game *chinczyk_match_game(const chinczyk_match *match) {
    return match ? match->round->game : NULL;
}

const chinczyk_game *chinczyk_match_game_at(const chinczyk_match *match, int32_t number) {
    const struct round *round;

    if (!match || number < 0 || number >= match->games)
        return NULL;
    round = match->first;
    while (number--)
        round = round->next;
    return round->game;
}

/* Whether a player stands before another: the winner, then those in the match by their
 * wins, then those who left, the latest first. */
static int is_before(const chinczyk_standings *standings, int32_t a, int32_t b) {
    if (a == standings->winner || b == standings->winner)
        return b != standings->winner;
    if (standings->leave_order[a] || standings->leave_order[b])
        return !standings->leave_order[a] ||
               (standings->leave_order[b] && standings->leave_order[a] > standings->leave_order[b]);
    return standings->wins[a] > standings->wins[b];
}

static void see_players(const struct chinczyk_match *match, chinczyk_standings *standings) {
    int32_t winner = chinczyk_match_game_winner(match);

    for (int32_t p = 0; p < match->players; p++) {
        standings->time_left[p] = match->time_left[p];
        standings->wins[p] = match->wins[p] + (p == winner);
        standings->leave_order[p] = chinczyk_match_leave_order(match, p);
        standings->flag_fallen[p] = chinczyk_match_has_fallen(match->round, p);
    }
    for (int32_t p = match->players; p < MATCH_PLAYERS; p++)
        standings->wins[p] = standings->place[p] = standings->leave_order[p] =
            standings->flag_fallen[p] = CHINCZYK_NONE;
    for (int32_t p = 0; p < match->players; p++) {
        standings->place[p] = 1;
        for (int32_t other = 0; other < match->players; other++)
            standings->place[p] += is_before(standings, other, p);
    }
}

chinczyk_status chinczyk_match_standings(const chinczyk_match *match,
                                         chinczyk_standings *standings) {
    chinczyk_standings seen;

    if (!match || !standings)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    memset(&seen, 0, sizeof seen);
    seen.stage = chinczyk_match_stage(match);
    seen.players = match->players;
    seen.games = match->games;
    seen.wins_needed = match->settings.wins;
    seen.winner = chinczyk_match_winner(match);
    seen.clock = match->settings.clock;
    see_players(match, &seen);
    return chinczyk_growing_fill(standings, standings->struct_size, FIRST_SIZE, &seen, sizeof seen);
}
