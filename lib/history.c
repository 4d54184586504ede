/* SPDX-License-Identifier: MIT */
#include "history.h"

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

void chinczyk_history_begin(struct history *history, int quick) {
    history->block = NULL;
    history->next = history->end = history->room_end = history->quick_end = NULL;
    history->quick = quick != 0;
    history->undone = 0;
    history->keeping = 0;
}

/* The block that has the step after the last one, or null. */
static struct block *next_block(const struct history *history) {
    struct block *block = history->block;

    return block && history->next == block->step + BLOCK_STEPS ? block->after : block;
}

/* Goes to a step of a block. What follows is not quick. */
static void go_to(struct history *history, struct block *block, uint32_t step) {
    size_t n = step - block->earlier;

    history->block = block;
    history->next = block->step + n;
    history->end = block->step + BLOCK_STEPS;
    history->room_end = history->quick_end = block->step;
}

chinczyk_status chinczyk_history_open_block(struct history *history,
                                            const chinczyk_allocator *allocator,
                                            const struct moment *now) {
    struct block *block = next_block(history);
    uint32_t count = history_count(history);

    if (!block) {
        if (count > UINT32_MAX - BLOCK_STEPS)
            return CHINCZYK_ERROR_NO_MEMORY;
        block = memory_take(allocator, sizeof *block);
        if (!block)
            return CHINCZYK_ERROR_NO_MEMORY;
        block->before = history->block;
        block->after = NULL;
        block->earlier = count;
        if (block->before)
            block->before->after = block;
    }
    block->first = *now;
    go_to(history, block, count);
    if (!history->keeping)
        history->room_end = history->end;
    if (history->quick)
        history->quick_end = history->room_end;
    return CHINCZYK_OK;
}

/* The moment before a step of the block in use, found by playing the block again. */
static struct moment replay(const struct history *history, const struct ruleset *rs,
                            uint32_t step) {
    const struct block *block = history->block;
    struct moment moment = block->first;

    for (uint32_t i = 0; i < step - block->earlier; i++)
        apply(rs, &moment, block->step[i], NULL);
    return moment;
}

/* Fills in the moments of a stretch up to the one before a step. */
static void keep(struct history *history, const struct ruleset *rs, uint32_t step) {
    struct moment *before = history->before;
    uint32_t i = step - step % STRETCH_STEPS;

    *before = replay(history, rs, i);
    for (; i < step; i++, before++) {
        before[1] = before[0];
        apply(rs, &before[1], history->block->step[i % BLOCK_STEPS], NULL);
    }
    history->keeping = 1;
}

void chinczyk_history_undo(struct history *history, const struct ruleset *rs, struct moment *now) {
    uint32_t step = history_count(history) - 1;
    struct block *block = history->block;

    history->undone++;
    if (!history->keeping)
        keep(history, rs, step);
    *now = history->before[step % STRETCH_STEPS];
    go_to(history, step == block->earlier && block->before ? block->before : block, step);
    if (step && step % STRETCH_STEPS == 0)
        keep(history, rs, step - 1);
}

void chinczyk_history_redo(struct history *history, const struct ruleset *rs, struct moment *now) {
    uint32_t step = history_count(history);

    history->before[step % STRETCH_STEPS] = *now;
    go_to(history, next_block(history), step + 1);
    history->undone--;
    apply(rs, now, history->block->step[step % BLOCK_STEPS], NULL);
}

void chinczyk_history_tell(const struct history *history, const struct ruleset *rs,
                           struct events *events) {
    uint32_t last = history_count(history) - 1;
    struct moment moment =
        history->keeping ? history->before[last % STRETCH_STEPS] : replay(history, rs, last);

    apply(rs, &moment, history->block->step[last % BLOCK_STEPS], events);
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

    for (uint32_t i = 0; i < history_count(history) + history->undone; i++) {
        unsigned n = i % BLOCK_STEPS;

        if (!i)
            moment = block->first;
        else if (!n)
            block = block->after;
        visit(ctx, &moment, block->step[n]);
        apply(rs, &moment, block->step[n], NULL);
    }
}

chinczyk_status chinczyk_history_copy(const struct history *history,
                                      const chinczyk_allocator *allocator, struct history *copy) {
    struct block *from = history->block, *last = NULL, *here = NULL;
    uint32_t steps = history_count(history) + history->undone;

    *copy = *history;
    while (from && from->before)
        from = from->before;
    for (; from && from->earlier < steps; from = from->after) {
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
            here = block;
    }
    copy->block = here;
    if (here) {
        copy->next = here->step + (history->next - history->block->step);
        copy->end = here->step + (history->end - history->block->step);
        copy->room_end = here->step + (history->room_end - history->block->step);
        copy->quick_end = here->step + (history->quick_end - history->block->step);
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
    chinczyk_history_begin(history, 0);
}
