/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */

#include "play_clock.h"

#include <time.h>

#ifdef _WIN32
#include <windows.h>
#endif

uint64_t play_now(void) {
#ifdef _WIN32
    return GetTickCount64();
#else
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
#endif
}
