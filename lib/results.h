/* SPDX-License-Identifier: MIT */
/*
 * What simulated games came to. Everything is a count or a sum, so that the order in
 * which games or parts are added does not matter.
 */
#ifndef LIB_RESULTS_H
#define LIB_RESULTS_H

#include "playout.h"

enum { MEASURES = CHINCZYK_MEASURE_CHOICES + 1 };

/* Whether the caller's struct is of a size that was ever published. */
int chinczyk_results_has_size(const chinczyk_results *results);

/* Takes in the caller's struct; false where its size or what is in it cannot be. */
int chinczyk_results_read(const chinczyk_results *results, chinczyk_results *read);

/* Hands results out, or (null) none, to the caller's struct of a good size. */
void chinczyk_results_write(const chinczyk_results *results, chinczyk_results *out);

/* Adds a game: who began, everybody's place (null where it was given up), measures. */
void chinczyk_results_count(chinczyk_results *results, unsigned first, const int32_t place[],
                            const uint32_t measures[MEASURES]);

/* The bin of a value up to CHINCZYK_MAX_ROLLS. */
unsigned chinczyk_results_bin(uint32_t value);

#endif
