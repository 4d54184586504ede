/* SPDX-License-Identifier: MIT */
/*
 * The games of a job, on threads. They are cut into many ranges, and a thread that has
 * played one takes the next, so that none waits for a slower one; the results are
 * merged in the end.
 */
#define _POSIX_C_SOURCE 200809L /* sigaction, clock_gettime */

#include "simulate.h"

#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Ranges for each thread; games that are worth a range; columns of the bar. */
enum { SHARES = 32, LEAST_RANGE = 256, BAR = 30 };

static const double between_reports = 0.1; /* seconds */

typedef struct crew {
    const simulate_job *job;
    uint64_t ranges;
    chinczyk_results *results; /* of each range */
    pthread_mutex_t lock;      /* of all that follows */
    uint64_t next;             /* range */
    uint64_t done;             /* games */
    double begun, reported;    /* seconds */
    chinczyk_status status;
    chinczyk_error error;
} crew;

/* A range as it is played. */
typedef struct range {
    crew *crew;
    uint64_t done;
} range;

static volatile sig_atomic_t interrupted;

static void interrupt(int signal) {
    (void)signal;
    interrupted = 1;
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* With the lock held. */
static void report(crew *c) {
    double now = seconds(), took = now - c->begun;
    double part = (double)c->done / (double)c->job->games.games;
    char bar[BAR + 1];
    if (now - c->reported < between_reports)
        return;
    c->reported = now;
    memset(bar, '.', BAR);
    memset(bar, '#', (size_t)(part * BAR));
    bar[BAR] = '\0';
    fprintf(stderr, "\r[%s] %3.0f %%  %.0f games/s  %.0f s left ", bar, 100 * part,
            (double)c->done / took, took / part - took);
}

static int32_t progress(uint64_t done, void *ctx) {
    range *r = ctx;
    crew *c = r->crew;
    pthread_mutex_lock(&c->lock);
    c->done += done - r->done;
    if (c->job->show_progress)
        report(c);
    pthread_mutex_unlock(&c->lock);
    r->done = done;
    return interrupted;
}

/* The games that stand before a range. */
static uint64_t range_begin(const crew *c, uint64_t number) {
    uint64_t size = c->job->games.games / c->ranges, rest = c->job->games.games % c->ranges;
    return size * number + (number < rest ? number : rest);
}

static void play_range(crew *c, uint64_t number) {
    chinczyk_simulation games = c->job->games;
    chinczyk_error error;
    range r = {c, 0};
    games.first_game += range_begin(c, number);
    games.games = range_begin(c, number + 1) - range_begin(c, number);
    chinczyk_status status = chinczyk_simulate(&c->job->rules, c->job->seats, &games, progress, &r,
                                               &c->results[number], &error);
    if (status == CHINCZYK_OK)
        return;
    pthread_mutex_lock(&c->lock);
    c->status = status;
    c->error = error;
    c->next = c->ranges;
    pthread_mutex_unlock(&c->lock);
}

static void *work(void *ctx) {
    crew *c = ctx;
    for (;;) {
        pthread_mutex_lock(&c->lock);
        uint64_t number = c->next;
        c->next += number < c->ranges;
        pthread_mutex_unlock(&c->lock);
        if (number == c->ranges)
            return NULL;
        play_range(c, number);
    }
}

/* This thread works as well, and alone where no other can be had. */
static void work_together(crew *c) {
    uint64_t wanted = c->job->threads < c->ranges ? c->job->threads : c->ranges, count = 0;
    pthread_t *threads = malloc((size_t)wanted * sizeof *threads);
    while (threads && count + 1 < wanted && !pthread_create(&threads[count], NULL, work, c))
        count++;
    work(c);
    for (uint64_t i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    free(threads);
}

/* The results of all ranges, or of those before the first that is not whole. */
static chinczyk_status gather(const crew *c, chinczyk_results *results, chinczyk_error *error) {
    chinczyk_status status = CHINCZYK_OK;
    for (uint64_t i = 0; i < c->ranges && status == CHINCZYK_OK; i++) {
        status = chinczyk_results_merge(results, &c->results[i], error);
        if (results->games < range_begin(c, i + 1))
            break;
    }
    return status;
}

chinczyk_status simulate_run(const simulate_job *job, chinczyk_results *results,
                             chinczyk_error *error) {
    struct sigaction action = {.sa_handler = interrupt};
    crew c = {.job = job, .ranges = job->threads * SHARES};
    if (c.ranges > job->games.games / LEAST_RANGE)
        c.ranges = job->games.games / LEAST_RANGE;
    if (!c.ranges)
        c.ranges = 1;
    c.results = calloc((size_t)c.ranges, sizeof *c.results);
    if (!c.results) {
        *error = (chinczyk_error){.status = CHINCZYK_ERROR_NO_MEMORY};
        return CHINCZYK_ERROR_NO_MEMORY;
    }
    for (uint64_t i = 0; i < c.ranges; i++)
        c.results[i].struct_size = sizeof *c.results;
    pthread_mutex_init(&c.lock, NULL);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    c.begun = seconds();

    work_together(&c);

    if (job->show_progress)
        fprintf(stderr, "\r%*s\r", BAR + 49, "");
    chinczyk_status status = c.status;
    *error = c.error;
    if (status == CHINCZYK_OK || status == CHINCZYK_ERROR_STOPPED) {
        chinczyk_status gathered = gather(&c, results, error);
        if (gathered != CHINCZYK_OK)
            status = gathered;
    }
    pthread_mutex_destroy(&c.lock);
    free(c.results);
    return status;
}
