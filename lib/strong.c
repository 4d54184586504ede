/* SPDX-License-Identifier: MIT */
#include "strong.h"

#include "greedy.h"
#include "turn.h"

/* Positions between two questions whether to stop. */
enum { PATIENCE = 32, FACES = 6 };

/* Counts a position that is about to be judged; false where none may be any more. */
static int goes_on(struct search *search) {
    if (search->stopped || search->nodes >= search->most)
        search->stopped = 1;
    else if (++search->nodes % PATIENCE == 0 && search->stop)
        search->stopped = search->stop(search->ctx) != 0;
    return !search->stopped;
}

/* Whether a move that is worth so much is the better one. Of equals it is the one that begins on
 * the greater square, so that it does not matter which of the pawns of a colour stands where. */
static int is_better(const struct outcome *out, int64_t value, const struct outcome *best,
                     int64_t highest) {
    return value > highest || (value == highest && out->move.from_square > best->move.from_square);
}

/* Where the best of the moves leads to, for whoever is on turn, looked at no further; `next` is set
 * to it. Stopped, the best so far. */
static unsigned best_of(const struct ruleset *rs, const struct position *pos,
                        const struct outcome *list, unsigned count, struct position *next,
                        struct search *search) {
    int64_t highest = INT64_MIN;
    unsigned best = 0;

    for (unsigned i = 0; i < count && goes_on(search); i++) {
        struct position after = *pos;
        int64_t value;

        chinczyk_turn_play(rs, &after, &list[i]);
        value = chinczyk_evaluation(rs, search->weights, &after, pos->player);
        if (is_better(&list[i], value, &list[best], highest)) {
            highest = value;
            best = i;
            *next = after;
        }
    }
    return best;
}

static int64_t mean_of_rolls(const struct ruleset *rs, const struct position *pos, unsigned player,
                             unsigned depth, struct search *search);

/* What a position is worth to a player so many rolls later. Whoever is to choose by then takes what
 * looks best at once. */
static int64_t look_ahead(const struct ruleset *rs, struct position *pos, unsigned player,
                          unsigned depth, struct search *search) {
    if (pos->phase == CHINCZYK_PHASE_MOVE) {
        struct outcome list[CHINCZYK_MAX_MOVES];
        struct position next = *pos;

        chinczyk_moves_find(rs, pos, list);
        best_of(rs, pos, list, bits_count(pos->legal), &next, search);
        *pos = next;
    }
    if (depth && pos->phase == CHINCZYK_PHASE_ROLL)
        return mean_of_rolls(rs, pos, player, depth, search);
    return goes_on(search) ? chinczyk_evaluation(rs, search->weights, pos, player) : 0;
}

static int64_t mean_of_rolls(const struct ruleset *rs, const struct position *pos, unsigned player,
                             unsigned depth, struct search *search) {
    int64_t sum = 0;

    for (unsigned face = 1; face <= FACES && !search->stopped; face++) {
        struct position next = *pos;

        chinczyk_turn_roll(rs, &next, face);
        sum += look_ahead(rs, &next, player, depth - 1, search);
    }
    return sum / FACES;
}

unsigned chinczyk_strong_search(const struct ruleset *rs, const struct position *pos,
                                const struct outcome *list, unsigned count, struct search *search) {
    struct position next;
    unsigned best = best_of(rs, pos, list, count, &next, search);

    /* The best of a few moves may be a bad one. */
    if (search->stopped)
        return bits_lowest(chinczyk_greedy_best(rs, pos, list, count));
    for (unsigned depth = 1; depth <= search->ahead && count > 1 && !search->stopped; depth++) {
        int64_t highest = INT64_MIN;
        unsigned deeper = best;

        for (unsigned i = 0; i < count && !search->stopped; i++) {
            int64_t value;

            next = *pos;
            chinczyk_turn_play(rs, &next, &list[i]);
            value = look_ahead(rs, &next, pos->player, depth, search);
            if (is_better(&list[i], value, &list[deeper], highest)) {
                highest = value;
                deeper = i;
            }
        }
        if (!search->stopped)
            best = deeper;
    }
    return best;
}
