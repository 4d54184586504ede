/* SPDX-License-Identifier: MIT */
#include "history.h"

#include <assert.h>
#include <string.h>

#include "random.h"

static void apply(const struct ruleset *rs, struct moment *now, uint8_t step,
                  struct events *events) {
    unsigned value = step & (unsigned)~STEP_KIND;

    switch (step < STEP_ROLL ? STEP_PLAY : step & STEP_KIND) {
    case STEP_OWN_ROLL:
        random_face(&now->die); /* gives the same face again */
        chinczyk_turn_tell_roll(rs, &now->position, value, events);
        break;
    case STEP_ROLL:
        chinczyk_turn_tell_roll(rs, &now->position, value, events);
        break;
    case STEP_LEAVE:
        chinczyk_turn_leave(rs, &now->position, value, events);
        break;
    default: {
        struct outcome out;

        moves_outcome(rs, &now->position, step, &out);
        chinczyk_turn_tell_play(rs, &now->position, &out, events);
        break;
    }
    }
}

/* The block that has the step after the last one, or null. */
static struct block *next_block(const struct history *history) {
    return history->count && history->count % BLOCK_STEPS == 0 ? history->block->after
                                                               : history->block;
}

chinczyk_status chinczyk_history_open_block(struct history *history,
                                            const chinczyk_allocator *allocator,
                                            const struct moment *now) {
    struct block *block = next_block(history);

    if (!block) {
        if (history->count > UINT32_MAX - BLOCK_STEPS)
            return CHINCZYK_ERROR_NO_MEMORY;
        block = memory_take(allocator, sizeof *block);
        if (!block)
            return CHINCZYK_ERROR_NO_MEMORY;
        block->before = history->block;
        block->after = NULL;
        if (block->before)
            block->before->after = block;
    }
    block->first = *now;
    history->block = block;
    return CHINCZYK_OK;
}

/* The moment after the first steps of the block in use. */
static struct moment replay(const struct history *history, const struct ruleset *rs,
                            unsigned steps) {
    struct moment moment = history->block->first;

    for (unsigned n = 0; n < steps; n++)
        apply(rs, &moment, history->block->step[n], NULL);
    return moment;
}

/* Fills in the moments before the first steps of the block in use. */
static void keep(struct history *history, const struct ruleset *rs, unsigned steps) {
    struct moment *before = history->before;

    before[0] = history->block->first;
    for (unsigned n = 1; n < steps; n++) {
        before[n] = before[n - 1];
        apply(rs, &before[n], history->block->step[n - 1], NULL);
    }
    history->keeping = 1;
}

void chinczyk_history_undo(struct history *history, const struct ruleset *rs, struct moment *now) {
    unsigned n = --history->count % BLOCK_STEPS;

    history->undone++;
    if (!history->keeping)
        keep(history, rs, n + 1);
    *now = history->before[n];
    if (n || !history->count)
        return;
    history->block = history->block->before;
    keep(history, rs, BLOCK_STEPS);
}

void chinczyk_history_redo(struct history *history, const struct ruleset *rs, struct moment *now) {
    unsigned n = history->count % BLOCK_STEPS;

    history->block = next_block(history);
    history->before[n] = *now;
    history->count++;
    history->undone--;
    apply(rs, now, history->block->step[n], NULL);
}

void chinczyk_history_tell(const struct history *history, const struct ruleset *rs,
                           struct events *events) {
    unsigned n = (history->count - 1) % BLOCK_STEPS;
    struct moment moment = history->keeping ? history->before[n] : replay(history, rs, n);

    apply(rs, &moment, history->block->step[n], events);
}

static const struct block *first_block(const struct history *history) {
    const struct block *block = history->block;

    while (block && block->before)
        block = block->before;
    return block;
}

const struct moment *chinczyk_history_start(const struct history *history,
                                            const struct moment *now) {
    return history->block ? &first_block(history)->first : now;
}

void chinczyk_history_walk(const struct history *history, const struct ruleset *rs,
                           void (*visit)(void *ctx, const struct moment *before, unsigned step),
                           void *ctx) {
    const struct block *block = first_block(history);
    struct moment moment;

    for (uint32_t i = 0; i < history->count + history->undone; i++) {
        unsigned n = i % BLOCK_STEPS;

        if (!n) {
            if (i)
                block = block->after;
            moment = block->first;
        }
        visit(ctx, &moment, block->step[n]);
        apply(rs, &moment, block->step[n], NULL);
    }
}

chinczyk_status chinczyk_history_copy(const struct history *history,
                                      const chinczyk_allocator *allocator, struct history *copy) {
    const struct block *from = history->block;
    struct block *last = NULL;
    uint32_t steps = 0;

    *copy = *history;
    copy->block = NULL;
    while (from && from->before)
        from = from->before;
    for (; from && steps < history->count + history->undone;
         from = from->after, steps += BLOCK_STEPS) {
        struct block *block = memory_take(allocator, sizeof *block);

        if (!block) {
            copy->block = last;
            chinczyk_history_free(copy, allocator);
            return CHINCZYK_ERROR_NO_MEMORY;
        }
        *block = *from;
        block->before = last;
        block->after = NULL;
        if (last)
            last->after = block;
        last = block;
        if (from == history->block)
            copy->block = block;
    }
    return CHINCZYK_OK;
}

void chinczyk_history_free(struct history *history, const chinczyk_allocator *allocator) {
    struct block *block = history->block;

    while (block && block->before)
        block = block->before;
    while (block) {
        struct block *after = block->after;

        memory_give(allocator, block);
        block = after;
    }
    memset(history, 0, sizeof *history);
}
