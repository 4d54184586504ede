/* SPDX-License-Identifier: MIT */
/* The public functions that ask for no memory, each called where it could be tempted to. */
#ifndef MEMORY_OTHERS_H
#define MEMORY_OTHERS_H

#include "meter.h"

typedef struct others {
    const meter *meter;          /* behind all of this */
    const chinczyk_rules *rules; /* any */
    const char *record;          /* a text of at least one game */
    chinczyk_game *game;         /* that waits for a choice */
    chinczyk_match *match;       /* in its first game; it is freed */
} others;

/* Calls each of them; the test fails where one asks for memory, of the meter or of malloc. */
void others_call(const others *w);

/* Those that were called. */
int others_have(const char *name);
size_t others_count(void);

#endif
