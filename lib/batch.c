/* SPDX-License-Identifier: MIT */
#include "batch.h"

#include <stddef.h>

/* What every machine of the build can do. */
#if defined(BATCH_NEON) || defined(BATCH_PLAIN)
static int always(void) {
    return 1;
}
#endif

#ifdef BATCH_AVX512
static int has_avx512(void) {
    return __builtin_cpu_supports("avx512bw") != 0; /* there is none without F */
}
#endif

#ifdef BATCH_AVX2
static int has_avx2(void) {
    return __builtin_cpu_supports("avx2") != 0;
}
#endif

#ifdef BATCH_SSE2
static int has_sse2(void) {
    return __builtin_cpu_supports("sse2") != 0;
}
#endif

/* meson.build tells by BATCH_... which of them are built. */
static const struct batch_path paths[] = {
#ifdef BATCH_AVX512
    {"avx512", has_avx512, chinczyk_batch_avx512},
#endif
#ifdef BATCH_AVX2
    {"avx2", has_avx2, chinczyk_batch_avx2},
#endif
#ifdef BATCH_SSE2
    {"sse2", has_sse2, chinczyk_batch_sse2},
#endif
#ifdef BATCH_NEON
    {"neon", always, chinczyk_batch_neon},
#endif
#ifdef BATCH_PLAIN
    {"plain", always, chinczyk_batch_plain},
#endif
    {NULL, NULL, NULL},
};

const struct batch_path *chinczyk_batch_path(unsigned number) {
    return number + 1 < sizeof paths / sizeof *paths ? &paths[number] : NULL;
}

const struct batch_path *chinczyk_batch_first(const struct batch_path *path) {
    while (path->name && !path->works_here())
        path++;
    return path->name ? path : NULL;
}

const struct batch_path *chinczyk_batch_best(void) {
    return chinczyk_batch_first(paths);
}

int chinczyk_batch_fits(const struct ruleset *rs) {
    const chinczyk_rules *r = &rs->rules;

    return rs->plain && !r->bonus_on_capture && !r->bonus_on_home &&
           (!r->win_pawns || r->win_pawns == r->pawns) &&
           !(r->tries_when == CHINCZYK_TRIES_STUCK_WITHOUT_EXIT && r->exit_faces >> 1 & 1);
}
