/* SPDX-License-Identifier: MIT */
/*
 * The table at which the rules are tried. A test sets up a position, then states
 * one fact a line: this face leaves exactly these moves, this move leads to exactly
 * this position. Texts are those of doc/notation.md.
 *
 * Behind every step the whole history is taken back and repeated on a copy, and each
 * position on the way compared, so every test is a test of undo and redo as well.
 */
#ifndef TABLE_H
#define TABLE_H

#include <chinczyk.h>

#define TABLE_TEXT(line) #line
#define TABLE_LINE(line) TABLE_TEXT(line)
#define TABLE_HERE __FILE__ ":" TABLE_LINE(__LINE__)

/* Sets the table. The position must be accepted and printed back byte for byte. */
#define given(rules, position) table_given(TABLE_HERE, rules, position)

/* A new game stands like this. first is a player, or CHINCZYK_NONE for what the rules say. */
#define begun(rules, seats, first, position) table_begun(TABLE_HERE, rules, seats, first, position)

/* These rules cannot hold this position, or seat players like this. */
#define refused(rules, position) table_refused(TABLE_HERE, rules, position)
#define unseated(rules, seats) table_unseated(TABLE_HERE, rules, seats)

/* So many players with so many colours each are seated like this. */
#define seated(rules, players, colours_each, seats)                                                \
    table_seated(TABLE_HERE, rules, players, colours_each, seats)

/* Over many seeds every player begins now and then, at once with a roll. */
#define drawn(rules, seats) table_drawn(TABLE_HERE, rules, seats)

/* Exactly these moves are legal, in this order; "" where no choice is due. */
#define choice(moves) table_choice(TABLE_HERE, moves)

/* The face is rolled: the choice is this. */
#define roll(face, moves) table_roll(TABLE_HERE, face, moves)

/* The face is rolled: nothing is to choose, and this is how the game stands. */
#define roll_to(face, position) table_roll_to(TABLE_HERE, face, position)

/* given() and roll() in one, where nothing more is asked. */
#define offers(rules, position, face, moves) table_offers(TABLE_HERE, rules, position, face, moves)

/* A legal move carries exactly these CHINCZYK_MOVE_ flags. */
#define flagged(move, flags) table_flagged(TABLE_HERE, move, flags)

/* A step, and how the game stands then. */
#define play(move, position) table_play(TABLE_HERE, move, position)
#define leave(player, position) table_leave(TABLE_HERE, player, position)
#define undo(position) table_undo(TABLE_HERE, position)
#define redo(position) table_redo(TABLE_HERE, position)

/* A player who may not leave. */
#define stays(player, status) table_stays(TABLE_HERE, player, status)

/* The game is over with these places: "0:1 1:2". */
#define ranks(places) table_ranks(TABLE_HERE, places)

void table_given(const char *where, const char *rules, const char *position);
void table_begun(const char *where, const char *rules, const char *seats, int32_t first,
                 const char *position);
void table_refused(const char *where, const char *rules, const char *position);
void table_unseated(const char *where, const char *rules, const char *seats);
void table_seated(const char *where, const char *rules, int32_t players, int32_t colours_each,
                  const char *seats);
void table_drawn(const char *where, const char *rules, const char *seats);
void table_choice(const char *where, const char *moves);
void table_roll(const char *where, int32_t face, const char *moves);
void table_roll_to(const char *where, int32_t face, const char *position);
void table_offers(const char *where, const char *rules, const char *position, int32_t face,
                  const char *moves);
void table_flagged(const char *where, const char *move, uint32_t flags);
void table_play(const char *where, const char *move, const char *position);
void table_leave(const char *where, int32_t player, const char *position);
void table_undo(const char *where, const char *position);
void table_redo(const char *where, const char *position);
void table_stays(const char *where, int32_t player, chinczyk_status status);
void table_ranks(const char *where, const char *places);

/* Puts the game away; for the .fini of a suite. */
void table_clear(void);

#endif
