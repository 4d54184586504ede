/* SPDX-License-Identifier: MIT */
#include "play_mover.h"

/* Captures, else goes home, else leaves the base, else moves the foremost pawn. A robber has no way
 * to go, so it counts as hindmost. */
static int32_t worth(const chinczyk_rules *rules, const chinczyk_move *move) {
    if (move->flags & CHINCZYK_MOVE_PASS)
        return -1;
    if (move->flags & CHINCZYK_MOVE_BUST)
        return -2;
    int32_t track = (int32_t)rules->track_length;
    int32_t start = move->colour * track / (int32_t)rules->colours;
    int32_t forward = 0;
    if (move->to_square >= CHINCZYK_LANE)
        forward = track + move->to_square - CHINCZYK_LANE;
    else if (move->piece < CHINCZYK_ROBBER)
        forward = (move->to_square - start + track) % track;
    if (move->flags & CHINCZYK_MOVE_CAPTURE)
        return 3000 + forward;
    if (move->flags & CHINCZYK_MOVE_HOME)
        return 2000 + forward;
    return forward + (move->flags & CHINCZYK_MOVE_EXIT ? 1000 : 0);
}

size_t play_choose(play_mover mover, const chinczyk_game *game, const chinczyk_move *moves,
                   size_t count) {
    chinczyk_rules rules;
    size_t best = 0;
    (void)mover; /* the program has one kind of player */
    chinczyk_game_rules(game, &rules, sizeof rules);
    for (size_t i = 1; i < count; i++) {
        if (worth(&rules, &moves[i]) > worth(&rules, &moves[best]))
            best = i;
    }
    return best;
}
