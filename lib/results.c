/* SPDX-License-Identifier: MIT */
#include "results.h"

#include <inttypes.h>
#include <string.h>

#include "memory.h"
#include "status.h"

/* The size of chinczyk_results in the first published version, 0.1. */
enum { FIRST_SIZE = 9312, GREATEST_SIZE = 65536 };

int chinczyk_results_has_size(const chinczyk_results *results) {
    return results->struct_size >= FIRST_SIZE && results->struct_size <= GREATEST_SIZE;
}

void chinczyk_results_write(const chinczyk_results *results, chinczyk_results *out) {
    uint32_t size = out->struct_size;

    memset(out, 0, size);
    if (results)
        memcpy(out, results, size < sizeof *results ? size : sizeof *results);
    out->struct_size = size;
}

int chinczyk_results_read(const chinczyk_results *results, chinczyk_results *read) {
    memset(read, 0, sizeof *read);
    if (!chinczyk_results_has_size(results))
        return 0;
    if (results->struct_size > sizeof *read &&
        !chinczyk_memory_is_zero((const char *)results + sizeof *read,
                                 results->struct_size - sizeof *read))
        return 0;
    memcpy(read, results,
           results->struct_size < sizeof *read ? results->struct_size : sizeof *read);
    return read->players >= 0 && read->players <= COLOURS &&
           memchr(read->seats, '\0', sizeof read->seats) &&
           memchr(read->rules, '\0', sizeof read->rules);
}

/* --- measures and their histograms --- */

const char *chinczyk_measure_name(chinczyk_measure measure) {
    static const char *const names[MEASURES] = {
        [CHINCZYK_MEASURE_ROLLS] = "rolls",       [CHINCZYK_MEASURE_TURNS] = "turns",
        [CHINCZYK_MEASURE_CAPTURES] = "captures", [CHINCZYK_MEASURE_LOST] = "lost",
        [CHINCZYK_MEASURE_FORCED] = "forced",     [CHINCZYK_MEASURE_CHOICES] = "choices",
    };

    return measure >= 0 && measure < MEASURES ? names[measure] : NULL;
}

/* Eight bins for each power of two: the three bits behind the first. */
unsigned chinczyk_results_bin(uint32_t value) {
    unsigned shift = value > 15 ? bits_highest(value) - 3 : 0;

    return 8 * shift + (value >> shift);
}

uint32_t chinczyk_bin_least(int32_t bin) {
    if (bin < 0 || bin > CHINCZYK_MAX_BINS)
        return 0;
    return bin < 16 ? (uint32_t)bin : (uint32_t)(8 + bin % 8) << (bin / 8 - 1);
}

/* --- adding --- */

void chinczyk_results_count(chinczyk_results *results, unsigned first, const int32_t place[],
                            const uint32_t measures[MEASURES]) {
    unsigned players = (unsigned)results->players;

    results->games++;
    results->unfinished += !place;
    for (unsigned p = 0; place && p < players; p++) {
        results->places[p][place[p] - 1]++;
        results->order_places[(p + players - first) % players][place[p] - 1]++;
    }
    for (unsigned m = 0; m < MEASURES; m++) {
        uint64_t value = measures[m];

        results->sums[m] += value;
        results->squares[m] += value * value;
        results->products[m] += value * measures[CHINCZYK_MEASURE_ROLLS];
        results->bins[m][chinczyk_results_bin(measures[m])]++;
    }
}

/* All counts and sums from unfinished on are added alike: they stand side by side. */
static int add_all(chinczyk_results *results, const chinczyk_results *part) {
    const size_t from = offsetof(chinczyk_results, unfinished);
    uint64_t *sums = (uint64_t *)(void *)((char *)results + from);
    const uint64_t *parts = (const uint64_t *)(const void *)((const char *)part + from);
    size_t count = (sizeof *results - from) / sizeof *sums;

    for (size_t i = 0; i < count; i++) {
        if (sums[i] > UINT64_MAX - parts[i])
            return 0;
        sums[i] += parts[i];
    }
    return 1;
}

/* The first thing in which the games of two parts differ, or null. */
static const char *difference(const chinczyk_results *a, const chinczyk_results *b) {
    if (strcmp(a->rules, b->rules))
        return "rules";
    if (strcmp(a->seats, b->seats))
        return "seats";
    if (a->first != b->first)
        return "first";
    if (memcmp(a->kinds, b->kinds, sizeof a->kinds))
        return "kinds";
    if (a->roll_limit != b->roll_limit)
        return "roll_limit";
    return a->seed != b->seed ? "seed" : NULL;
}

static chinczyk_status join(chinczyk_results *whole, const chinczyk_results *part,
                            chinczyk_error *error) {
    const char *field = difference(whole, part);

    if (field)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, field,
                                    "the parts come from different %s", field);
    if (!part->games)
        return CHINCZYK_OK;
    if (!whole->games || part->first_game + part->games == whole->first_game)
        whole->first_game = part->first_game;
    else if (whole->first_game + whole->games != part->first_game)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "first_game",
                                    "games %" PRIu64 "+%" PRIu64
                                    " do not follow, or precede, games %" PRIu64 "+%" PRIu64,
                                    part->first_game, part->games, whole->first_game, whole->games);
    whole->games += part->games;
    if (!add_all(whole, part))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the sums do not fit into 64 bits");
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_results_merge(chinczyk_results *results, const chinczyk_results *part,
                                       chinczyk_error *error) {
    chinczyk_results whole, added;
    chinczyk_status status = CHINCZYK_OK;

    if (!results || !part)
        return chinczyk_status_null(error);
    if (!chinczyk_results_read(results, &whole) || !chinczyk_results_read(part, &added))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "a struct is not of a known size, or holds no results");
    if (!whole.players)
        whole = added;
    else if (added.players)
        status = join(&whole, &added, error);
    if (status)
        return status;
    chinczyk_results_write(&whole, results);
    return chinczyk_status_ok(error);
}
