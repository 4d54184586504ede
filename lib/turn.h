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

/* The first turn: of a player, or the roll-off. */
void chinczyk_turn_begin(struct position *pos, unsigned player);
void chinczyk_turn_begin_roll_off(struct position *pos);

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
