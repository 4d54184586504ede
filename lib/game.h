/* SPDX-License-Identifier: MIT */
#ifndef LIB_GAME_H
#define LIB_GAME_H

#include "history.h"

struct chinczyk_game {
    struct ruleset ruleset;
    struct moment now;
    /* The face that the own die shows next, worked out while the one before is played, since all
     * of a turn waits for it; and the state of the die for which it holds. */
    int32_t next_face;
    uint64_t next_of;
    struct history history;
    chinczyk_allocator allocator;
};

#endif
