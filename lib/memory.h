/* SPDX-License-Identifier: MIT */
/* The caller's allocator, or the C library's. */
#ifndef LIB_MEMORY_H
#define LIB_MEMORY_H

#include <chinczyk.h>

/* Null stands for malloc and free. False where only one function is given. */
int chinczyk_memory_choose(const chinczyk_allocator *wanted, chinczyk_allocator *chosen);

static inline void *memory_take(const chinczyk_allocator *allocator, size_t size) {
    return allocator->alloc(size, allocator->ctx);
}

static inline void memory_give(const chinczyk_allocator *allocator, void *pointer) {
    if (pointer)
        allocator->free(pointer, allocator->ctx);
}

/* Whether all bytes are zero, as those of a struct must be that this version does not
 * know. */
int chinczyk_memory_is_zero(const void *at, size_t size);

#endif
