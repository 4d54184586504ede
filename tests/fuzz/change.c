/* SPDX-License-Identifier: MIT */
/* Makes inputs by changing others, without a look at what they reach: fast, and the same anywhere.
 */
#include "driver.h"

/* Longer inputs only take longer; what they would reach is reached by libFuzzer. */
enum { KEPT = 4096, LONGEST = 1536, PIECE = 48 };

static struct {
    uint8_t *data;
    size_t size;
} kept[KEPT];

static size_t kept_count;

static uint8_t made[LONGEST];
static size_t made_size;

void change_keep(const uint8_t *data, size_t size) {
    if (kept_count == KEPT)
        return;
    size = size < LONGEST ? size : LONGEST;
    kept[kept_count].data = malloc(size + 1);
    FUZZ_CHECK(kept[kept_count].data != NULL);
    memcpy(kept[kept_count].data, data, size);
    kept[kept_count++].size = size;
}

void change_forget(void) {
    while (kept_count > 0)
        free(kept[--kept_count].data);
}

static size_t below(uint64_t *state, size_t n) {
    return (size_t)(draw(state) >> 32) % n;
}

static size_t least(size_t a, size_t b) {
    return a < b ? a : b;
}

static void erase(size_t at, size_t length) {
    memmove(made + at, made + at + length, made_size - at - length);
    made_size -= length;
}

/* The piece must not lie in `made`. */
static void insert(size_t at, const uint8_t *piece, size_t length) {
    length = least(length, LONGEST - made_size);
    memmove(made + at + length, made + at, made_size - at);
    memcpy(made + at, piece, length);
    made_size += length;
}

/* A piece of any kept input. */
static const uint8_t *a_piece(uint64_t *state, size_t *length) {
    size_t which = below(state, kept_count), size = kept[which].size;
    size_t from = below(state, size + 1);
    *length = least(1 + below(state, PIECE), size - from);
    return kept[which].data + from;
}

static int is_digit(uint8_t byte) {
    return byte >= '0' && byte <= '9';
}

/* A number at or behind `at` becomes another. */
static void change_number(uint64_t *state, size_t at) {
    static const char *const numbers[] = {"0",          "1",
                                          "2",          "00",
                                          "-1",         "255",
                                          "256",        "65536",
                                          "4294967295", "4294967296",
                                          "2147483648", "9223372036854775808",
                                          "1000001",    "18446744073709551615",
                                          "7",          "18446744073709551616"};
    const char *number = numbers[below(state, sizeof numbers / sizeof *numbers)];
    size_t end;
    while (at < made_size && !is_digit(made[at]))
        at++;
    for (end = at; end < made_size && is_digit(made[end]);)
        end++;
    erase(at, end - at);
    insert(at, (const uint8_t *)number, strlen(number));
}

static void change(uint64_t *state) {
    uint8_t copy[PIECE];
    size_t at = below(state, made_size + 1), rest = made_size - at, length;
    const uint8_t *piece;
    switch (below(state, 12)) {
    case 0:
    case 1:
        if (rest > 0)
            made[at] ^= (uint8_t)(1u << below(state, 8));
        break;
    case 2:
        if (rest > 0)
            made[at] = (uint8_t)below(state, 256);
        break;
    case 3:
        if (rest > 0)
            made[at] = (uint8_t)(made[at] + below(state, 9) - 4);
        break;
    case 4:
    case 5:
        erase(at, least(rest, 1 + below(state, 4)));
        break;
    case 6:
        erase(at, least(rest, 1 + below(state, PIECE)));
        break;
    case 7: /* The same twice. */
        length = least(rest, 1 + below(state, PIECE));
        memcpy(copy, made + at, length);
        insert(at, copy, length);
        break;
    case 8:
        piece = a_piece(state, &length);
        insert(at, piece, length);
        break;
    case 9:
        piece = a_piece(state, &length);
        memcpy(made + at, piece, least(length, rest));
        break;
    case 10:
        change_number(state, at);
        break;
    default:
        if (below(state, 4) == 0)
            made_size = at;
    }
}

size_t change_make(uint64_t seed, const uint8_t **data) {
    uint64_t state = seed;
    FUZZ_CHECK(kept_count > 0);
    size_t which = below(&state, kept_count);
    made_size = kept[which].size;
    memcpy(made, kept[which].data, made_size);
    do
        change(&state);
    while (below(&state, 2) == 0);
    *data = made;
    return made_size;
}
