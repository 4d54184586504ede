/* SPDX-License-Identifier: MIT */
/* The parts of chinczyk-simulate. */
#ifndef SIMULATE_H
#define SIMULATE_H

#include <chinczyk.h>
#include <stdio.h>

typedef struct simulate_job {
    chinczyk_rules rules;
    const char *seats;
    chinczyk_simulation games;
    uint64_t threads;
    int show_progress;
} simulate_job;

/*
 * Plays the games of a job on so many threads. STOPPED where the user interrupted
 * it: the results are then those of the games before the first that is missing.
 */
chinczyk_status simulate_run(const simulate_job *job, chinczyk_results *results,
                             chinczyk_error *error);

/*
 * Reads files of results, "-" for standard input, each with any number of results one
 * after the other, and merges all of them whatever their order. 0 after a message on
 * standard error.
 */
int simulate_merge(char *const *files, int count, chinczyk_results *results);

/* Ways to write results. */
void simulate_write_text(const chinczyk_results *results);
void simulate_write_csv(const chinczyk_results *results);
void simulate_write_json(const chinczyk_results *results);
void simulate_write_results(const chinczyk_results *results);

#endif
