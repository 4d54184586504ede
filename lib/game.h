/* SPDX-License-Identifier: MIT */
#ifndef LIB_GAME_H
#define LIB_GAME_H

#include "history.h"

/* A roll of the own die: the face, and the die's state after it. */
struct cast {
    int32_t face;
    uint64_t after;
};

struct chinczyk_game {
    struct ruleset ruleset;
    struct moment now;
    /* The next roll of the own die, worked out while the one before is played, since all of a
     * turn waits for the face. It is the next one where its draw follows the die. */
    struct cast next;
    /* What now.position.legal holds, worked out, because it is asked for twice, to be
     * listed and to be played. Not kept under plain rules, where that costs less. */
    struct outcome choices[CHINCZYK_MAX_MOVES];
    struct history history;
    chinczyk_allocator allocator;
};

#endif
