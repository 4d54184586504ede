/* SPDX-License-Identifier: MIT */
/*
 * Structs that tell their size: which sizes the library takes, and that it touches no byte
 * beyond. Compiled with the headers of 0.1, whose sizes are the least that it must take.
 * Prints what is wrong.
 */
#include <chinczyk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GREATEST = 4096, GUARD = 64, MARK = 0x55 };

static const char *const POSITION = "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -";

/* Room for a struct of any size; guarded bytes follow it. */
typedef union sized {
    chinczyk_rules rules;
    chinczyk_state state;
    unsigned char bytes[GREATEST + GUARD];
} sized;

static int faults;

static void expect(int good, const char *what, size_t size) {
    if (good)
        return;
    printf("%s, size %lu\n", what, (unsigned long)size);
    faults++;
}

static int all(const unsigned char *bytes, size_t size, unsigned char value) {
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != value)
            return 0;
    return 1;
}

/* A block that ends where the struct ends, so that a memory checker sees the byte behind it. */
static void *exact(const sized *s, size_t size) {
    void *block = malloc(size);

    if (!block)
        abort();
    return memcpy(block, s->bytes, size);
}

static void expect_written(const sized *s, size_t size, const char *what) {
    uint32_t told;

    memcpy(&told, s->bytes, sizeof told);
    expect(told == size, what, size);
    expect(all(s->bytes + size, GUARD, MARK), what, size);
}

/* All that takes rules must say the same of them. */
static void expect_read(const sized *s, size_t size, chinczyk_status want, const char *what) {
    chinczyk_rules *rules = exact(s, size);
    chinczyk_game *game = NULL;
    char text[512];

    expect(chinczyk_rules_check(rules, NULL) == want, what, size);
    expect(chinczyk_rules_format(rules, text, sizeof text, NULL) == want, what, size);
    expect(chinczyk_rules_seats(rules, 2, 1, text, sizeof text, NULL) == want, what, size);
    expect(chinczyk_game_new(rules, "0.1.", 0, 1, NULL, &game, NULL) == want, what, size);
    chinczyk_game_free(game);
    expect(chinczyk_game_new_at(rules, POSITION, 1, NULL, &game, NULL) == want, what, size);
    chinczyk_game_free(game);
    free(rules);
}

static void try_rules(const chinczyk_game *game, size_t size) {
    sized s;

    memset(&s, MARK, sizeof s);
    expect(!chinczyk_game_rules(game, &s.rules, size), "the rules of a game", size);
    expect_written(&s, size, "the rules of a game");
    memset(&s, MARK, sizeof s);
    expect(!chinczyk_rules_parse("polish", &s.rules, size, NULL), "rules from text", size);
    expect_written(&s, size, "rules from text");
    memset(&s, MARK, sizeof s);
    expect(!chinczyk_rules_init(&s.rules, size, CHINCZYK_PRESET_POLISH), "rules begun", size);
    expect_written(&s, size, "rules begun");
    expect_read(&s, size, CHINCZYK_OK, "rules");
}

static void refuse_rules(const chinczyk_game *game, size_t size) {
    const chinczyk_status refused = CHINCZYK_ERROR_INVALID_ARGUMENT;
    sized s;

    memset(&s, MARK, sizeof s);
    expect(chinczyk_game_rules(game, &s.rules, size) == refused, "the rules of a game", size);
    expect(chinczyk_rules_parse("polish", &s.rules, size, NULL) == refused, "rules from text",
           size);
    expect(chinczyk_rules_init(&s.rules, size, 0) == refused, "rules begun", size);
    expect(chinczyk_rules_init(&s.rules, GREATEST, 0) == CHINCZYK_OK, "rules begun", GREATEST);
    s.rules.struct_size = (uint32_t)size;
    expect_read(&s, GREATEST, CHINCZYK_ERROR_INVALID_RULES, "rules of a refused size");
}

/* A byte that no version has yet a field for. */
static void refuse_unknown_bytes(void) {
    sized s;

    expect(!chinczyk_rules_init(&s.rules, GREATEST, 0), "rules begun", GREATEST);
    s.bytes[GREATEST - 1] = 1;
    expect_read(&s, GREATEST, CHINCZYK_ERROR_INVALID_RULES, "rules with an unknown byte");
}

static void try_state(const chinczyk_game *game, size_t size) {
    const size_t first = sizeof(chinczyk_state);
    static const sized none;
    static sized least;
    sized s;
    chinczyk_state *state;

    memset(&s, MARK, sizeof s);
    s.state.struct_size = (uint32_t)size;
    expect(!chinczyk_game_state(game, &s.state), "a state", size);
    expect_written(&s, size, "a state");
    if (size == first)
        least = s;
    s.state.struct_size = (uint32_t)first;
    expect(!memcmp(&s, &least, first), "the members that the first version has", size);
    s = none;
    s.state.struct_size = (uint32_t)size;
    state = exact(&s, size);
    expect(!chinczyk_game_state(game, state), "a state", size);
    free(state);
}

static void refuse_state(const chinczyk_game *game, size_t size) {
    sized s;

    memset(&s, MARK, sizeof s);
    s.state.struct_size = (uint32_t)size;
    expect(chinczyk_game_state(game, &s.state) == CHINCZYK_ERROR_INVALID_ARGUMENT, "a state", size);
    expect(all(s.bytes + sizeof(uint32_t), sizeof s - sizeof(uint32_t), MARK), "a state", size);
}

int main(void) {
    const size_t rules = sizeof(chinczyk_rules), state = sizeof(chinczyk_state);
    const size_t bad_rules[] = {0, 4, rules - 1, GREATEST + 1, UINT32_MAX};
    const size_t bad_state[] = {0, 4, state - 1, GREATEST + 1, UINT32_MAX};
    chinczyk_rules polish;
    chinczyk_game *game;

    if (chinczyk_rules_init(&polish, sizeof polish, CHINCZYK_PRESET_POLISH) ||
        chinczyk_game_new(&polish, "0.1.", 0, 1, NULL, &game, NULL)) {
        puts("the struct of the first version is refused");
        return 1;
    }
    /* An odd step, to meet sizes that are no multiple of anything. */
    for (size_t size = rules; size <= GREATEST; size += size < 2 * rules ? 1 : 37)
        try_rules(game, size);
    for (size_t size = state; size <= GREATEST; size += size < 2 * state ? 1 : 37)
        try_state(game, size);
    try_rules(game, GREATEST);
    try_state(game, GREATEST);
    for (size_t i = 0; i < sizeof bad_rules / sizeof *bad_rules; i++)
        refuse_rules(game, bad_rules[i]);
    for (size_t i = 0; i < sizeof bad_state / sizeof *bad_state; i++)
        refuse_state(game, bad_state[i]);
    refuse_unknown_bytes();
    chinczyk_game_free(game);
    return faults > 0;
}
