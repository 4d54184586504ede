/* SPDX-License-Identifier: MIT */
/*
 * What the fuzz targets share. A target is one source with LLVMFuzzerTestOneInput; linked with a
 * fuzzer's main it is fed by that, linked with driver.c it replays its corpus and random bytes.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include <chinczyk.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FUZZ_SIZE_MOST = 4096,    /* the greatest struct_size of a struct, but for results */
    FUZZ_RULES_TEXT = 1024,   /* holds every rules text */
    FUZZ_POSITION_TEXT = 256, /* holds every position text */
    FUZZ_MOVE_TEXT = 32       /* holds every move text */
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What must hold. The process ends where it does not, which every fuzzer takes for a finding. */
#define FUZZ_CHECK(condition)                                                                      \
    do {                                                                                           \
        if (!(condition))                                                                          \
            fuzz_fail(__FILE__, __LINE__, #condition);                                             \
    } while (0)

_Noreturn void fuzz_fail(const char *file, int line, const char *condition);

/* Tells fuzz_fail() which rules and which position to print. */
void fuzz_note(const chinczyk_rules *rules, const char *position);

/* Choices are read off bytes; where there are none left every choice is 0. */
typedef struct bytes {
    const uint8_t *at;
    size_t left;
} bytes;

uint32_t bytes_byte(bytes *b);
uint32_t bytes_below(bytes *b, uint32_t n); /* n is 65536 at most */
uint64_t bytes_wide(bytes *b);

/* Rules that the library accepts. Any such rules can come up. */
void bytes_rules(bytes *b, chinczyk_rules *rules);
/* Seats that these rules have. */
void bytes_seats(bytes *b, const chinczyk_rules *rules, char seats[CHINCZYK_MAX_COLOURS + 1]);

/* A copy of the bytes that ends with a zero byte, exactly as long, so that a step beyond its end is
 * seen. The caller frees it. */
char *fuzz_text(const uint8_t *data, size_t size);

/* Cuts the text at its first line feed and returns what follows, the empty text where there is
 * none. */
char *fuzz_cut(char *text);

/* A copy of the struct with the bytes laid over it, as long as its struct_size says, within 4 and
 * `most` bytes. The caller frees it. */
void *fuzz_overlay(const void *valid, size_t size, size_t most, bytes *b);

/* Whether the struct_size of a struct is one of a version. */
bool fuzz_is_sized(const void *struct_, size_t least, size_t most);

/* Whether what follows the first `size` bytes of a struct is zero, as it must be. */
bool fuzz_rest_is_zero(const void *struct_, size_t size);

/* Memory that counts, and fails when it is told to. */
extern struct fuzz_memory {
    size_t live;
    size_t until; /* calls left before one fails; 0 for none */
} fuzz_memory;

extern const chinczyk_allocator fuzz_allocator;

/* All that must hold of a game at rest: its parts tell the same, its texts lead back to it. */
void fuzz_check_game(const chinczyk_game *game);

#endif
