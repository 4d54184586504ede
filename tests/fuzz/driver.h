/* SPDX-License-Identifier: MIT */
/* What driver.c makes inputs from. */
#ifndef FUZZ_DRIVER_H
#define FUZZ_DRIVER_H

#include "fuzz.h"

/* The next number drawn. */
static inline uint64_t draw(uint64_t *state) {
    uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

/* Keeps an input to be changed later. */
void change_keep(const uint8_t *data, size_t size);

/* Forgets all that was kept. */
void change_forget(void);

/* Makes an input from those that were kept, by this seed alone; it lasts until the next is made. */
size_t change_make(uint64_t seed, const uint8_t **data);

#endif
