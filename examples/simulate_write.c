/* SPDX-License-Identifier: MIT */
/* Results as text for people, as CSV, as JSON, and as the library's own text. */
#include "simulate.h"

#include <inttypes.h>
#include <stdlib.h>

enum { COLUMN = 20, BAR = 40 };

/* A number and its standard error. */
typedef struct estimate {
    double value, error;
} estimate;

static estimate share(const chinczyk_results *r, uint64_t count) {
    uint64_t value, error;
    chinczyk_results_share(r, count, &value, &error);
    return (estimate){(double)value / 1e6, (double)error / 1e6};
}

static estimate mean(const chinczyk_results *r, chinczyk_measure m) {
    uint64_t value, error;
    chinczyk_results_mean(r, m, &value, &error);
    return (estimate){(double)value / 1e6, (double)error / 1e6};
}

static estimate per_roll(const chinczyk_results *r, chinczyk_measure m) {
    uint64_t value, error;
    chinczyk_results_per_roll(r, m, &value, &error);
    return (estimate){(double)value / 1e6, (double)error / 1e6};
}

static int most_moves(const chinczyk_results *r) {
    int most = CHINCZYK_MAX_MOVES;
    while (most && !r->moves[most])
        most--;
    return most;
}

static uint64_t decisions(const chinczyk_results *r) {
    return r->sums[CHINCZYK_MEASURE_ROLLS] - r->saved;
}

static double fraction(uint64_t part, uint64_t whole) {
    return whole ? (double)part / (double)whole : 0;
}

/* --- for people --- */

static void write_percent(estimate e) {
    char cell[64];
    snprintf(cell, sizeof cell, "%.2f +-%.2f", 100 * e.value, 100 * e.error);
    printf("%*s", COLUMN, cell);
}

static void write_places(const chinczyk_results *r, const char *title,
                         uint64_t places[CHINCZYK_MAX_COLOURS][CHINCZYK_MAX_COLOURS],
                         int by_order) {
    printf("\n%-16s", title);
    for (int32_t place = 1; place <= r->players; place++)
        printf("%*s%d", COLUMN - 1, "place ", (int)place);
    putchar('\n');
    for (int32_t p = 0; p < r->players; p++) {
        char row[32];
        if (by_order)
            snprintf(row, sizeof row, "%d", (int)p + 1);
        else
            snprintf(row, sizeof row, "%d %s", (int)p, chinczyk_player_kind_name(r->kinds[p]));
        printf("%-16s", row);
        for (int32_t place = 0; place < r->players; place++)
            write_percent(share(r, places[p][place]));
        putchar('\n');
    }
}

static void write_histogram(const chinczyk_results *r, chinczyk_measure m) {
    int32_t first = 0, last = CHINCZYK_MAX_BINS - 1;
    uint64_t most = 0;
    while (!r->bins[m][first])
        first++;
    while (!r->bins[m][last])
        last--;
    for (int32_t bin = first; bin <= last; bin++)
        if (r->bins[m][bin] > most)
            most = r->bins[m][bin];
    printf("\nGames by their %s, %%\n", chinczyk_measure_name(m));
    for (int32_t bin = first; bin <= last; bin++) {
        int length = (int)(BAR * (double)r->bins[m][bin] / (double)most + 0.5);
        printf("%6" PRIu32 "-%-6" PRIu32 "%7.3f ", chinczyk_bin_least(bin),
               chinczyk_bin_least(bin + 1) - 1, 100 * fraction(r->bins[m][bin], r->games));
        while (length--)
            putchar('#');
        putchar('\n');
    }
}

void simulate_write_text(const chinczyk_results *r) {
    printf("rules %s, seats %s, seed %" PRIu64 "\n", r->rules, r->seats, r->seed);
    printf("%" PRIu64 " games from number %" PRIu64 " on, %" PRIu64 " unfinished\n", r->games,
           r->first_game, r->unfinished);
    if (!r->games)
        return;
    if (r->games > r->unfinished) {
        write_places(r, "player, %", (void *)r->places, 0);
        write_places(r, "order of play, %", (void *)r->order_places, 1);
    }
    printf("\n%-16s%*s%*s\n", "", COLUMN, "per game", COLUMN, "per 100 rolls");
    for (int32_t m = 0; chinczyk_measure_name(m); m++) {
        char cell[64];
        snprintf(cell, sizeof cell, "%.3f +-%.3f", mean(r, m).value, mean(r, m).error);
        printf("%-16s%*s", chinczyk_measure_name(m), COLUMN, cell);
        write_percent(per_roll(r, m));
        putchar('\n');
    }
    printf("\nLegal moves of a roll, %%\n");
    for (int n = 0; n <= most_moves(r); n++)
        printf("%6d %8.3f\n", n, 100 * fraction(r->moves[n], decisions(r)));
    write_histogram(r, CHINCZYK_MEASURE_ROLLS);
}

/* --- for programs --- */

static void csv_places(const chinczyk_results *r, const char *statistic,
                       uint64_t places[CHINCZYK_MAX_COLOURS][CHINCZYK_MAX_COLOURS]) {
    for (int32_t p = 0; p < r->players; p++)
        for (int32_t place = 0; place < r->players; place++) {
            estimate e = share(r, places[p][place]);
            printf("%s,%d,%d,%" PRIu64 ",%.6f,%.6f\n", statistic, (int)p, (int)place + 1,
                   places[p][place], e.value, e.error);
        }
}

static void csv_measure(const chinczyk_results *r, chinczyk_measure m) {
    const char *name = chinczyk_measure_name(m);
    estimate game = mean(r, m), roll = per_roll(r, m);
    printf("mean,%s,,%" PRIu64 ",%.6f,%.6f\n", name, r->sums[m], game.value, game.error);
    printf("per-roll,%s,,%" PRIu64 ",%.6f,%.6f\n", name, r->sums[m], roll.value, roll.error);
    for (int32_t bin = 0; bin < CHINCZYK_MAX_BINS; bin++)
        if (r->bins[m][bin])
            printf("histogram,%s,%" PRIu32 ",%" PRIu64 ",%.6f,\n", name, chinczyk_bin_least(bin),
                   r->bins[m][bin], fraction(r->bins[m][bin], r->games));
}

void simulate_write_csv(const chinczyk_results *r) {
    puts("statistic,of,which,count,value,standard_error");
    printf("games,,,%" PRIu64 ",,\n", r->games);
    printf("unfinished,,,%" PRIu64 ",,\n", r->unfinished);
    csv_places(r, "player", (void *)r->places);
    csv_places(r, "order", (void *)r->order_places);
    for (int n = 0; n <= most_moves(r); n++)
        printf("moves,,%d,%" PRIu64 ",%.6f,\n", n, r->moves[n],
               fraction(r->moves[n], decisions(r)));
    printf("saved,,,%" PRIu64 ",,\n", r->saved);
    for (int32_t m = 0; chinczyk_measure_name(m); m++)
        csv_measure(r, m);
}

static void json_places(const chinczyk_results *r, const char *name,
                        uint64_t places[CHINCZYK_MAX_COLOURS][CHINCZYK_MAX_COLOURS]) {
    printf("  \"%s\": [", name);
    for (int32_t p = 0; p < r->players; p++) {
        printf("%s\n    [", p ? "," : "");
        for (int32_t place = 0; place < r->players; place++) {
            estimate e = share(r, places[p][place]);
            printf("%s{\"count\": %" PRIu64 ", \"share\": %.6f, \"standard_error\": %.6f}",
                   place ? ", " : "", places[p][place], e.value, e.error);
        }
        putchar(']');
    }
    puts("\n  ],");
}

static void json_measure(const chinczyk_results *r, chinczyk_measure m) {
    estimate game = mean(r, m), roll = per_roll(r, m);
    const char *comma = "";
    printf("%s\n    \"%s\": {\"sum\": %" PRIu64 ",\n"
           "      \"per_game\": {\"mean\": %.6f, \"standard_error\": %.6f},\n"
           "      \"per_roll\": {\"mean\": %.6f, \"standard_error\": %.6f},\n"
           "      \"histogram\": [",
           m ? "," : "", chinczyk_measure_name(m), r->sums[m], game.value, game.error, roll.value,
           roll.error);
    for (int32_t bin = 0; bin < CHINCZYK_MAX_BINS; bin++)
        if (r->bins[m][bin]) {
            printf("%s{\"least\": %" PRIu32 ", \"games\": %" PRIu64 "}", comma,
                   chinczyk_bin_least(bin), r->bins[m][bin]);
            comma = ", ";
        }
    printf("]}");
}

/* The texts of rules and seats need no escapes. */
void simulate_write_json(const chinczyk_results *r) {
    printf("{\n  \"rules\": \"%s\",\n  \"seats\": \"%s\",\n  \"kinds\": [", r->rules, r->seats);
    for (int32_t p = 0; p < r->players; p++)
        printf("%s\"%s\"", p ? ", " : "", chinczyk_player_kind_name(r->kinds[p]));
    printf("],\n  \"seed\": %" PRIu64 ",\n  \"first_game\": %" PRIu64 ",\n  \"games\": %" PRIu64
           ",\n  \"unfinished\": %" PRIu64 ",\n",
           r->seed, r->first_game, r->games, r->unfinished);
    json_places(r, "places", (void *)r->places);
    json_places(r, "order_places", (void *)r->order_places);
    printf("  \"moves\": [");
    for (int n = 0; n <= most_moves(r); n++)
        printf("%s%" PRIu64, n ? ", " : "", r->moves[n]);
    printf("],\n  \"saved\": %" PRIu64 ",\n  \"measures\": {", r->saved);
    for (int32_t m = 0; chinczyk_measure_name(m); m++)
        json_measure(r, m);
    puts("\n  }\n}");
}

void simulate_write_results(const chinczyk_results *r) {
    size_t needed = 0;
    chinczyk_results_format(r, NULL, 0, &needed);
    char *text = malloc(needed);
    if (!text) {
        fputs("chinczyk-simulate: not enough memory\n", stderr);
        exit(EXIT_FAILURE);
    }
    chinczyk_results_format(r, text, needed, NULL);
    fputs(text, stdout);
    free(text);
}
