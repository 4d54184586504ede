/* SPDX-License-Identifier: MIT */
#include "memory.h"

#include <stdlib.h>

static void *take(size_t size, void *ctx) {
    (void)ctx;
    return malloc(size);
}

static void give(void *pointer, void *ctx) {
    (void)ctx;
    free(pointer);
}

int chinczyk_memory_choose(const chinczyk_allocator *wanted, chinczyk_allocator *chosen) {
    if (wanted)
        *chosen = *wanted;
    else
        *chosen = (chinczyk_allocator){take, give, NULL};
    return chosen->alloc && chosen->free;
}

int chinczyk_memory_is_zero(const void *at, size_t size) {
    const unsigned char *bytes = at;

    for (size_t i = 0; i < size; i++)
        if (bytes[i])
            return 0;
    return 1;
}
