/* SPDX-License-Identifier: MIT */
/*
 * What chinczyk-bench measures, and of what. To measure one thing more, write what does it and add
 * a row to the table in measures.c.
 */
#ifndef BENCH_MEASURES_H
#define BENCH_MEASURES_H

#include <chinczyk.h>

#include "yardstick.h"

enum { SAMPLES = 64, SAMPLE_TEXT = 160 };

/* One preset for so many players, and games of it that stand at a choice, the same ones of the
 * library and of the yardstick. */
struct subject {
    const char *preset;
    chinczyk_preset number;
    int32_t players;
    chinczyk_rules rules;
    char seats[CHINCZYK_MAX_COLOURS + 1];
    chinczyk_game *game[SAMPLES];
    yardstick_game *yardstick[SAMPLES];
    char text[SAMPLES][SAMPLE_TEXT];
};

/* Does a thing so many times, and gives the number of units (plies, leaves, ...) that this was. */
typedef uint64_t work(const struct subject *subject, uint64_t times);

struct measure {
    const char *name;
    const char *unit;
    const char *help;
    work *library;   /* null where the library has no such thing; gives 0 where it can't */
    work *yardstick; /* null where the yardstick has none; gives 0 where not for the subject */
    int other_games; /* the yardstick's units are as good, but not the same */
};

extern const struct measure measures[];
extern const int measure_count;

/* Ends the program where a call failed. */
void must_be_ok(chinczyk_status status, const char *call);

/* Whether the preset is played by so many. */
int subject_exists(chinczyk_preset preset, int32_t players);

void subject_open(struct subject *subject, chinczyk_preset preset, int32_t players);
void subject_close(struct subject *subject);

#endif
