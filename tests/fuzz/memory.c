/* SPDX-License-Identifier: MIT */
/* Memory that counts, and fails when it is told to. */
#include "fuzz.h"

struct fuzz_memory fuzz_memory;

static void *take(size_t size, void *ctx) {
    (void)ctx;
    FUZZ_CHECK(size > 0);
    if (fuzz_memory.until > 0 && --fuzz_memory.until == 0)
        return NULL;
    void *pointer = malloc(size);
    FUZZ_CHECK(pointer != NULL);
    memset(pointer, 0xa5, size);
    fuzz_memory.live++;
    return pointer;
}

static void give(void *pointer, void *ctx) {
    (void)ctx;
    FUZZ_CHECK(pointer != NULL && fuzz_memory.live > 0);
    fuzz_memory.live--;
    free(pointer);
}

const chinczyk_allocator fuzz_allocator = {.alloc = take, .free = give};
