/* SPDX-License-Identifier: MIT */
/*
 * A program of the time of 0.1. It is compiled with the headers beside it, uses every
 * function of theirs, and prints what it sees: expected.txt, with every later library too.
 * What later versions may change is not looked at, or only whether it is there: presets,
 * fields and values that are new, members at the end, wording, where the board lies.
 */
#ifndef CLIENT_H
#define CLIENT_H

#include <chinczyk.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { TEXT = 512, LONG_TEXT = 1 << 20, MOST_STEPS = 20000 };

/* The library of the day need not be the one that it was compiled with, so what cannot
 * fail is looked at all the same. */
#define MUST(call) must((call), #call)

void must(chinczyk_status status, const char *call);
void must_be(int good, const char *what);

uint64_t mix(uint64_t sum, uint64_t value);
/* Member by member, so that it is the same on a machine of the other byte order. */
uint64_t mix_numbers(uint64_t sum, const int32_t *list, size_t count);
uint64_t mix_text(uint64_t sum, const char *text);
#define MIX_ARRAY(sum, array) mix_numbers((sum), (array), sizeof(array) / sizeof *(array))

/* Memory of its own, which is counted. */
extern const chinczyk_allocator allocator;
void must_be_given_back(void);

/* games.c */
void show_game(const chinczyk_rules *rules, const char *seats, uint64_t seed);

/* records.c */
void show_record(const chinczyk_game *game);
void show_tags(void);

/* matches.c */
void show_match(const chinczyk_rules *rules, const char *seats);

/* board.c */
void show_board(const chinczyk_rules *rules);

/* words.c */
void show_languages(void);
void look_at_rules(const chinczyk_rules *rules);
void look_at_event(const chinczyk_game *game, const chinczyk_event *event);
void look_at_pieces(const chinczyk_game *game, const chinczyk_move *moves, size_t count);
void show_reasons(void);

/* bots.c */
void show_choice(const chinczyk_game *game);
void show_race(void);

/* simulations.c */
void show_playouts(const chinczyk_game *game);
void show_simulation(const chinczyk_rules *rules, const char *seats);
void show_measures(void);

#endif
