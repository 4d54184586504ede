/* SPDX-License-Identifier: MIT */
/*
 * Seeded walks: random rules, random seats and random games, the same on every machine, so that
 * a failure can be had again from the seed that it prints.
 */
#ifndef WALK_H
#define WALK_H

#include <chinczyk.h>
#include <criterion/criterion.h>
#include <inttypes.h>

enum {
    WALK_RULES_TEXT = 1024,   /* holds every rules text */
    WALK_POSITION_TEXT = 256, /* holds every position text */
    WALK_MOVE_TEXT = 32       /* holds every move text */
};

typedef struct walk {
    uint64_t seed;   /* what it was begun with */
    uint64_t random; /* state of its generator */
    chinczyk_rules rules;
    char rules_text[WALK_RULES_TEXT];
    char seats[CHINCZYK_MAX_COLOURS + 1];
    chinczyk_game *game;
    char position[WALK_POSITION_TEXT]; /* of the game now */
    uint64_t hash;                     /* of the game now */
    int plays_on;                      /* no player leaves */
} walk;

/* A generator of 64-bit numbers, apart from the library's own. */
uint64_t walk_random(uint64_t *state);
/* A number below n. */
uint32_t walk_below(uint64_t *state, uint32_t n);

/* The field of that name; -1 where there is none. */
int32_t walk_field(const char *name);
uint64_t walk_field_get(const chinczyk_rules *rules, int32_t field);
void walk_field_set(chinczyk_rules *rules, int32_t field, uint64_t value);

/* Rules that the library accepts, any value of any field among them. */
void walk_rules(uint64_t *state, chinczyk_rules *rules);
/* Seats that these rules have: every seating of rules 3.10 can come up. */
void walk_seats(uint64_t *state, const chinczyk_rules *rules, char *seats);

/* Text of the position; the test fails where it cannot be had. */
void walk_position(const chinczyk_game *game, char *text);

/* Begins a game of random rules, or of these, for random seats. */
void walk_begin(walk *w, uint64_t seed);
void walk_begin_with(walk *w, uint64_t seed, const char *rules);
/* One random step: a roll, a move, rarely a leave. 0 once the game is over. */
int walk_step(walk *w);
void walk_end(walk *w);

/* What failed, and all that it takes to see it again. Nothing is counted where it holds, so that
 * millions of these cost little. */
#define walk_assert(w, condition)                                                                  \
    do {                                                                                           \
        if (!(condition))                                                                          \
            cr_assert(0, "%s: seed %" PRIu64 ", rules %s, position %s", #condition, (w)->seed,     \
                      (w)->rules_text, (w)->position);                                             \
    } while (0)

#endif
