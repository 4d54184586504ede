/* SPDX-License-Identifier: MIT */
/* How long the program thinks: as much as it may, until its time is up or somebody stops it. */
#ifndef PLAY_THINK_H
#define PLAY_THINK_H

#include <chinczyk.h>

typedef struct play_budget {
    uint64_t nodes;        /* positions for a choice of a strong player; 0: the library's number */
    uint64_t playouts;     /* games for a chance; 0: the library's number */
    uint64_t milliseconds; /* for an answer; 0: as long as it takes */
} play_budget;

typedef struct play_limit {
    uint64_t end;             /* when the time is up; 0: never */
    void (*interrupted)(int); /* what Ctrl-C did before */
} play_limit;

/* From now on the time runs. */
void play_limit_begin(play_limit *limit, const play_budget *budget);

/* Between these two Ctrl-C only ends the thinking. */
void play_limit_catch(play_limit *limit);
void play_limit_release(const play_limit *limit);

/* Whether Ctrl-C ended the last thinking. */
int play_limit_interrupted(void);

/* Whether to stop thinking; the limit is the context of such calls of the library. */
int32_t play_limit_stop(void *limit);

/* A forecast of strong players. It has the same dice wherever it is asked for, which have nothing
 * to do with those of a game. */
void play_forecast_init(chinczyk_forecast *forecast, const play_budget *budget);

#endif
