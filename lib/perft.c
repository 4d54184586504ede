/* SPDX-License-Identifier: MIT */
/* Counting the ways a game can go on. */
#include "game.h"

/* Positions between two questions whether to stop; and the deepest search, which
 * bounds the stack and is far beyond what can be counted. */
enum { PATIENCE = 4096, GREATEST_DEPTH = 255 };

struct search {
    const struct ruleset *rs;
    int bulk; /* the leaves of the last roll can be counted without making it */
    chinczyk_stop stop;
    void *ctx;
    uint32_t patience;
    int stopped;
};

static uint64_t count_rolls(struct search *search, const struct position *pos, uint32_t depth);

static int goes_on(struct search *search) {
    if (search->stop && !search->stopped && !search->patience--) {
        search->patience = PATIENCE;
        search->stopped = search->stop(search->ctx) != 0;
    }
    return !search->stopped;
}

static uint64_t count_moves(struct search *search, const struct position *pos, uint32_t depth) {
    uint64_t leaves = 0;

    if (!depth) /* each move leads to a roll or the end: one leaf */
        return bits_count(pos->legal);
    for (uint64_t set = moves_choices(search->rs, pos); set && goes_on(search); set &= set - 1) {
        struct position next = *pos;
        struct outcome out;

        moves_outcome(search->rs, pos, bits_lowest(set), &out);
        chinczyk_turn_play(search->rs, &next, &out);
        leaves += count_rolls(search, &next, depth);
    }
    return leaves;
}

/*
 * The leaves of the last roll under plain rules: the moves of each face, and one where
 * there is none. They are only counted; no roll is made.
 */
static uint64_t count_last_roll(const struct ruleset *rs, const struct position *pos) {
    uint32_t pawns = pos->pawns[pos->colour];
    uint64_t leaves = 0;

    for (unsigned face = 1; face <= 6; face++) {
        uint32_t able = moves_plain(rs, pawns, face);

        leaves += able ? pawns_of_mask(able) : 1;
    }
    return leaves;
}

/* From a position that waits for a roll, of which there are more. */
static uint64_t count_faces(struct search *search, const struct position *pos, uint32_t depth) {
    const chinczyk_rules *rules = &search->rs->rules;
    uint64_t leaves = 0, lost = 0;

    for (unsigned face = 1; face <= 6 && goes_on(search); face++) {
        struct position next = *pos;

        chinczyk_turn_roll(search->rs, &next, face);
        if (pos->phase == CHINCZYK_PHASE_ROLL && !next.series &&
            !(rules->bonus_faces >> face & 1)) {
            /* A face that waits for nothing was lost. A lost roll leads to the same position,
             * whatever the face. */
            lost = lost ? lost : count_rolls(search, &next, depth - 1);
            leaves += lost;
        } else {
            leaves += count_rolls(search, &next, depth - 1);
        }
    }
    return leaves;
}

/* From a position that is over, or waits for a roll or a choice. */
static uint64_t count_rolls(struct search *search, const struct position *pos, uint32_t depth) {
    if (pos->phase == CHINCZYK_PHASE_MOVE)
        return count_moves(search, pos, depth);
    if (pos->phase == CHINCZYK_PHASE_OVER || !depth)
        return 1;
    if (depth == 1 && search->bulk && pos->phase == CHINCZYK_PHASE_ROLL)
        return count_last_roll(search->rs, pos);
    return count_faces(search, pos, depth);
}

chinczyk_status chinczyk_game_perft(const chinczyk_game *game, uint32_t depth, chinczyk_stop stop,
                                    void *ctx, uint64_t *leaves) {
    struct search search = {.stop = stop, .ctx = ctx};

    if (!leaves)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *leaves = 0;
    if (!game || (depth > GREATEST_DEPTH && game->now.position.phase != CHINCZYK_PHASE_OVER))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    search.rs = &game->ruleset;
    search.bulk = search.rs->plain && search.rs->forfeit_at == NEVER;
    *leaves = count_rolls(&search, &game->now.position, depth);
    if (search.stopped) {
        *leaves = 0;
        return CHINCZYK_ERROR_STOPPED;
    }
    return CHINCZYK_OK;
}
