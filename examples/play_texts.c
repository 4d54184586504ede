/* SPDX-License-Identifier: MIT */
#include "play_texts.h"

#include <stdlib.h>

chinczyk_language play_language = CHINCZYK_ENGLISH;

void play_language_from_environment(void) {
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value && *value != '\0') {
            play_language_set(value);
            return;
        }
    }
}

int play_language_set(const char *code) {
    chinczyk_language found = chinczyk_language_find(code);
    if (found != CHINCZYK_NONE)
        play_language = found;
    return found != CHINCZYK_NONE;
}
