/* SPDX-License-Identifier: MIT */
/* The clock of the program: the library reads none. */
#ifndef PLAY_CLOCK_H
#define PLAY_CLOCK_H

#include <stdint.h>

/* Milliseconds since some time or other; never goes back. */
uint64_t play_now(void);

#endif
