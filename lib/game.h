/* SPDX-License-Identifier: MIT */
#ifndef LIB_GAME_H
#define LIB_GAME_H

#include "history.h"

struct chinczyk_game {
    struct ruleset ruleset;
    struct moment now;
    struct history history;
    chinczyk_allocator allocator;
};

#endif
