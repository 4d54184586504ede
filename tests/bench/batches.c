/* SPDX-License-Identifier: MIT */
#include "batches.h"

#include <string.h>

#include "batch.h"

static void take(void *ctx, uint64_t number, const struct position *pos,
                 const struct tally *tally) {
    uint64_t *rolls = ctx;

    (void)number;
    (void)pos;
    *rolls += tally->rolls;
}

static const struct batch_path *find(const char *name) {
    const struct batch_path *path;

    for (unsigned i = 0; (path = chinczyk_batch_path(i)); i++)
        if (!strcmp(path->name, name))
            return path->works_here() ? path : NULL;
    return NULL;
}

uint64_t batches_play(const char *name, const chinczyk_rules *rules, const char *seats,
                      uint64_t games) {
    const struct batch_path *path = find(name);
    struct ruleset rs;
    uint64_t rolls = 0;
    struct batch batch = {.rs = &rs,
                          .first = CHINCZYK_NONE,
                          .roll_limit = CHINCZYK_MAX_ROLLS,
                          .games = games,
                          .take = take,
                          .ctx = &rolls};

    if (path && !chinczyk_ruleset_compile(&rs, rules, seats, strlen(seats), NULL) &&
        chinczyk_batch_fits(&rs))
        path->play(&batch);
    return rolls;
}
