/* SPDX-License-Identifier: MIT */
/*
 * The rules of turns as a state machine: a roll, a move or a leave leads to the
 * next decision. Callers give only what the phase allows.
 */
#ifndef LIB_TURN_H
#define LIB_TURN_H

#include "moves.h"

/* Where events go. */
struct events {
    chinczyk_event list[CHINCZYK_MAX_EVENTS];
    unsigned count;
};

/* The turn of a player. */
void chinczyk_turn_begin(const struct ruleset *rs, struct position *pos, unsigned player);

/* Rules 3.8; a first player whom the caller names goes before the rules. */
static inline int turn_first_is_drawn(const struct ruleset *rs, int32_t first) {
    return first == CHINCZYK_NONE && rs->rules.first == CHINCZYK_FIRST_RANDOM;
}

/* The initial position, with the first turn or the roll-off. `first` is who was named or
 * drawn, else CHINCZYK_NONE. */
void chinczyk_turn_begin_game(const struct ruleset *rs, struct position *pos, int32_t first);

/* A roll, and a move; each also in a form that tells what happens. */
void chinczyk_turn_roll(const struct ruleset *rs, struct position *pos, unsigned face);
void chinczyk_turn_tell_roll(const struct ruleset *rs, struct position *pos, unsigned face,
                             struct events *events);
void chinczyk_turn_play(const struct ruleset *rs, struct position *pos, const struct outcome *out);
void chinczyk_turn_tell_play(const struct ruleset *rs, struct position *pos,
                             const struct outcome *out, struct events *events);

/* A leave; the events may be null. */
void chinczyk_turn_leave(const struct ruleset *rs, struct position *pos, unsigned player,
                         struct events *events);

/* Rolls of the running grant still to come, if each finds no bonus (rules 3.2): of a
 * grant of tries while its condition holds, else 1 where a roll is due. */
unsigned chinczyk_turn_rolls_left(const struct ruleset *rs, const struct position *pos);

#endif
