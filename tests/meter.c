/* SPDX-License-Identifier: MIT */
#include "meter.h"

#include <criterion/criterion.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

/* What stands behind each block, and must still stand there when it is given back. */
enum { GUARD = 64, GUARD_BYTE = 0xc3 };

typedef struct meter_block {
    struct meter_block *before, *after;
    meter *owner;
    size_t size;
    alignas(max_align_t) unsigned char bytes[];
} block;

static void *meter_alloc(size_t size, void *ctx) {
    meter *m = ctx;
    cr_assert_gt(size, 0, "nothing is asked for");
    m->calls++;
    if (m->fail_at && (m->for_good ? m->calls >= m->fail_at : m->calls == m->fail_at))
        return NULL;
    block *b = malloc(sizeof *b + size + GUARD);
    cr_assert_not_null(b);
    *b = (block){.after = m->first, .owner = m, .size = size};
    if (m->first)
        m->first->before = b;
    m->first = b;
    m->live++;
    memset(b->bytes + size, GUARD_BYTE, GUARD);
    return memset(b->bytes, 0xa5, size); /* nobody may trust fresh memory */
}

static void meter_free(void *pointer, void *ctx) {
    meter *m = ctx;
    cr_assert_not_null(pointer);
    block *b = (block *)(void *)((unsigned char *)pointer - offsetof(block, bytes));
    cr_assert_eq(b->owner, m, "given back to another");
    for (size_t i = 0; i < GUARD; i++)
        if (b->bytes[b->size + i] != GUARD_BYTE)
            cr_assert(0, "written behind a block");
    *(b->before ? &b->before->after : &m->first) = b->after;
    if (b->after)
        b->after->before = b->before;
    m->live--;
    memset(b, 0x5a, sizeof *b + b->size);
    free(b);
}

chinczyk_allocator meter_allocator(meter *m) {
    return (chinczyk_allocator){.alloc = meter_alloc, .free = meter_free, .ctx = m};
}

void *meter_photo(const meter *m) {
    size_t size = 1;
    for (const block *b = m->first; b; b = b->after)
        size += b->size;
    unsigned char *photo = malloc(size), *at = photo;
    cr_assert_not_null(photo);
    for (const block *b = m->first; b; at += b->size, b = b->after)
        memcpy(at, b->bytes, b->size);
    return photo;
}

int meter_is_as(const meter *m, const void *photo) {
    const unsigned char *at = photo;
    for (const block *b = m->first; b; at += b->size, b = b->after)
        if (memcmp(at, b->bytes, b->size) != 0)
            return 0;
    return 1;
}
