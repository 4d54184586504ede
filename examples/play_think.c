/* SPDX-License-Identifier: MIT */
#include "play_think.h"
#include "play_clock.h"

#include <signal.h>

static volatile sig_atomic_t interrupted;

static void interrupt(int number) {
    (void)number;
    interrupted = 1;
}

void play_limit_begin(play_limit *limit, const play_budget *budget) {
    limit->end = budget->milliseconds > 0 ? play_now() + budget->milliseconds : 0;
    interrupted = 0;
}

void play_limit_catch(play_limit *limit) {
    limit->interrupted = signal(SIGINT, interrupt);
}

void play_limit_release(const play_limit *limit) {
    if (limit->interrupted != SIG_ERR)
        signal(SIGINT, limit->interrupted);
}

int play_limit_interrupted(void) {
    return interrupted;
}

int32_t play_limit_stop(void *limit) {
    const play_limit *given = limit;
    return interrupted || (given->end > 0 && play_now() >= given->end);
}

void play_forecast_init(chinczyk_forecast *forecast, const play_budget *budget) {
    chinczyk_forecast_init(forecast, sizeof *forecast);
    if (budget->playouts > 0)
        forecast->playouts = (uint32_t)budget->playouts;
}
