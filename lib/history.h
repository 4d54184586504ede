/* SPDX-License-Identifier: MIT */
/*
 * The steps of a game, to take back and to repeat without limit.
 *
 * Steps stand in blocks, one byte each, and a block keeps the moment at which it begins,
 * so that a long game costs few bytes and seldom asks for more. A game of which steps are
 * taken back keeps, besides, the moments before the steps of the stretch in use: then a
 * step costs a copy, and so does one taken back, but once a stretch the block is played
 * again up to the one before it.
 */
#ifndef LIB_HISTORY_H
#define LIB_HISTORY_H

#include "memory.h"
#include "turn.h"

enum { BLOCK_STEPS = 128, STRETCH_STEPS = 32 /* a part of a block */ };

/* A position, with the die as it was. */
struct moment {
    struct position position;
    uint64_t die;
};

/*
 * A step: a roll of a face (by the own die, which advances it, or by the caller),
 * a move by its choice, or a leave by its player.
 */
enum { STEP_PLAY = 0, STEP_ROLL = 0x40, STEP_OWN_ROLL = 0x50, STEP_LEAVE = 0x60, STEP_KIND = 0x70 };

struct block {
    struct block *before, *after;
    uint32_t earlier; /* steps before its first */
    struct moment first;
    uint8_t step[BLOCK_STEPS];
};

struct history {
    struct block *block; /* the one in use; null before the first step */
    uint8_t *next;       /* where in it the next step goes */
    uint8_t *end;        /* of the block */
    uint8_t *room_end;   /* the same where steps may be added by history_add(), else the block's
                            first step: so it is from the first undo on */
    uint8_t *quick_end;  /* the same where the game has a short way, as whoever makes the history
                            says */
    uint32_t quick;      /* whether it has */
    uint32_t undone;     /* steps after these that can be repeated */
    uint32_t keeping;    /* the moments below are kept; from the first undo on */
    struct moment before[STRETCH_STEPS];
};

/* Without steps; of a game that has a short way or not. */
void chinczyk_history_begin(struct history *history, int quick);

/* Steps so far. */
static inline uint32_t history_count(const struct history *history) {
    const struct block *block = history->block;

    return block ? block->earlier + (uint32_t)(history->next - block->step) : 0;
}

/* Makes room for a step that begins a block. */
chinczyk_status chinczyk_history_open_block(struct history *history,
                                            const chinczyk_allocator *allocator,
                                            const struct moment *now);

/* Whether a step needs nothing but to be noted: it does not begin a block, nor are there
 * moments to keep or steps that could be repeated. */
static inline int history_has_room(const struct history *history) {
    return history->next < history->room_end;
}

/* The same, and the game has a short way. */
static inline int history_is_quick(const struct history *history) {
    return history->next < history->quick_end;
}

/* Notes a step for which there is room. The caller then makes it. */
static inline void history_add(struct history *history, unsigned step) {
    *history->next++ = (uint8_t)step;
}

/* Notes a step whatever the history holds, and ends what could be repeated. NO_MEMORY leaves all
 * as it was. */
static inline chinczyk_status history_note(struct history *history,
                                           const chinczyk_allocator *allocator,
                                           const struct moment *now, unsigned step) {
    if (SELDOM(!history_has_room(history))) {
        if (history->next == history->end && chinczyk_history_open_block(history, allocator, now))
            return CHINCZYK_ERROR_NO_MEMORY;
        if (history->keeping)
            history->before[(history->next - history->block->step) % STRETCH_STEPS] = *now;
        history->undone = 0;
    }
    history_add(history, step);
    return CHINCZYK_OK;
}

/* Steps back from `now`, and forth again, where there is such a step. */
void chinczyk_history_undo(struct history *history, const struct ruleset *rs, struct moment *now);
void chinczyk_history_redo(struct history *history, const struct ruleset *rs, struct moment *now);

/* What the last step does, told again; the history must have one. */
void chinczyk_history_tell(const struct history *history, const struct ruleset *rs,
                           struct events *events);

/* The moment before the first step, which is `now` where there is none. */
const struct moment *chinczyk_history_start(const struct history *history,
                                            const struct moment *now);

/* Goes through all steps, those that can be repeated included, and tells each with the
 * moment before it. */
void chinczyk_history_walk(const struct history *history, const struct ruleset *rs,
                           void (*visit)(void *ctx, const struct moment *before, unsigned step),
                           void *ctx);

/* On failure the copy is empty. */
chinczyk_status chinczyk_history_copy(const struct history *history,
                                      const chinczyk_allocator *allocator, struct history *copy);
void chinczyk_history_free(struct history *history, const chinczyk_allocator *allocator);

#endif
