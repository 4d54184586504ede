/* SPDX-License-Identifier: MIT */
#include "inlined.h"

#include "arrays.h"
#include "pick.h"
#include "random.h"

/* Every call inside goes inline, and with it what the compiler knows of the rules. */
#if defined(__GNUC__)
#define FLATTEN __attribute__((flatten))
#else
#define FLATTEN
#endif

#define POLISH(ends)                                                                               \
    {                                                                                              \
        .struct_size = sizeof(chinczyk_rules), .colours = 4, .track_length = 40, .lap_length = 40, \
        .home_length = 4, .pawns = 4, .exit_faces = 1u << 6, .bonus_faces = 1u << 6, .tries = 3,   \
        .bonus_if_stuck = 1, .stack_limit = 1, .finish = (ends)                                    \
    }
#define FOR_TWO .players = 2, .colour = {0, 2}, .start = {0, 20}, .last = 44, .home = 41
#define FOR_FOUR                                                                                   \
    .players = 4, .colour = {0, 1, 2, 3}, .start = {0, 10, 20, 30}, .last = 44, .home = 41

static const struct table polish_2 = {POLISH(CHINCZYK_FINISH_ALL_PLACES), FOR_TWO};
static const struct table polish_4 = {POLISH(CHINCZYK_FINISH_ALL_PLACES), FOR_FOUR};
static const struct table polish_4_first_winner = {POLISH(CHINCZYK_FINISH_FIRST_WINNER), FOR_FOUR};

/* Whom a move captures under these rules. What captured_by() does in an obvious way, at its best:
 * the square is turned into a progress once for each opponent, not for each pawn into a square. */
static inline uint32_t captured_in_polish(const struct table *t, const struct position *pos,
                                          struct choice choice) {
    unsigned to = target_of(t, pos, choice), square;
    uint32_t captured = 0;

    if (!on_track(t, to))
        return 0;
    square = track_square(t, pos->player, to);
    for (unsigned p = 0; p < t->players; p++) {
        unsigned progress =
            1 + (square + t->rules.track_length - t->start[p]) % t->rules.track_length;

        for (unsigned k = 0; p != pos->player && k < PAWNS; k++)
            if (pos->pawn[p][k] == progress)
                captured |= UINT32_C(1) << (4 * t->colour[p] + k);
    }
    return captured;
}

static inline uint64_t playout(const struct table *t, uint64_t seed, uint64_t pick) {
    struct position pos;
    uint64_t rolls = 0;

    begin_game(&pos, 0);
    while (pos.phase != CHINCZYK_PHASE_OVER) {
        struct choice choices[CHOICES];
        unsigned count = take_roll(t, &pos, (unsigned)random_face(&seed), choices);

        rolls++;
        if (count) {
            struct choice choice = choices[pick_below(&pick, count)];

            play_choice(t, &pos, choice, captured_in_polish(t, &pos, choice));
        }
    }
    return rolls;
}

FLATTEN static uint64_t play_polish_2(uint64_t seed, uint64_t pick) {
    return playout(&polish_2, seed, pick);
}

FLATTEN static uint64_t play_polish_4(uint64_t seed, uint64_t pick) {
    return playout(&polish_4, seed, pick);
}

FLATTEN static uint64_t play_polish_4_first_winner(uint64_t seed, uint64_t pick) {
    return playout(&polish_4_first_winner, seed, pick);
}

uint64_t inlined_playout(enum inlined_game game, uint64_t seed, uint64_t pick) {
    switch (game) {
    case INLINED_POLISH_2:
        return play_polish_2(seed, pick);
    case INLINED_POLISH_4:
        return play_polish_4(seed, pick);
    case INLINED_POLISH_4_FIRST_WINNER:
        return play_polish_4_first_winner(seed, pick);
    default:
        return 0;
    }
}

const chinczyk_rules *inlined_rules(enum inlined_game game) {
    switch (game) {
    case INLINED_POLISH_2:
        return &polish_2.rules;
    case INLINED_POLISH_4:
        return &polish_4.rules;
    case INLINED_POLISH_4_FIRST_WINNER:
        return &polish_4_first_winner.rules;
    default:
        return NULL;
    }
}
