/* SPDX-License-Identifier: MIT */
/* An allocator that counts, and fails where a test wants it to. */
#ifndef METER_H
#define METER_H

#include <chinczyk.h>

typedef struct meter {
    size_t calls;              /* that asked for memory */
    size_t fail_at;            /* the call that fails; 0 for none */
    int for_good;              /* and every later one */
    size_t live;               /* blocks given and not taken back */
    struct meter_block *first; /* of those, the latest */
} meter;

/* The meter must stay where it is. The test fails at once where the library asks for nothing, or
 * gives back what it did not take from here, or wrote behind it. */
chinczyk_allocator meter_allocator(meter *m);

/* A copy of all live blocks, which the caller frees, and whether they are still the same, byte
 * for byte. */
void *meter_photo(const meter *m);
int meter_is_as(const meter *m, const void *photo);

#endif
