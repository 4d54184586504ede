/* SPDX-License-Identifier: MIT */
#include "player.h"

#include "greedy.h"
#include "strong.h"

const char *chinczyk_player_kind_name(chinczyk_player_kind kind) {
    switch (kind) {
    case CHINCZYK_PLAYER_RANDOM:
        return "random";
    case CHINCZYK_PLAYER_GREEDY:
        return "greedy";
    case CHINCZYK_PLAYER_STRONG:
        return "strong";
    default:
        return NULL;
    }
}

uint32_t chinczyk_player_choices(const struct ruleset *rs, const struct position *pos,
                                 chinczyk_player_kind kind, unsigned ahead,
                                 const struct outcome *list, unsigned count) {
    struct search search = {.weights = chinczyk_weights(rs), .ahead = ahead, .most = UINT64_MAX};

    switch (kind) {
    case CHINCZYK_PLAYER_RANDOM:
        return (uint32_t)((UINT64_C(1) << count) - 1);
    case CHINCZYK_PLAYER_GREEDY:
        return chinczyk_greedy_best(rs, pos, list, count);
    default:
        return UINT32_C(1) << chinczyk_strong_search(rs, pos, list, count, &search);
    }
}

void chinczyk_player_choose(const struct ruleset *rs, const struct position *pos,
                            chinczyk_player_kind kind, unsigned ahead, struct stream *stream,
                            unsigned rest, struct outcome *chosen) {
    struct outcome list[CHINCZYK_MAX_MOVES];
    uint32_t set;

    chinczyk_moves_find(rs, pos, list);
    set = chinczyk_player_choices(rs, pos, kind, ahead, list, bits_count(pos->legal));
    *chosen = list[bits_member(set, stream_choose(stream, rest, bits_count(set)))];
}
