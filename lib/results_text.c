/* SPDX-License-Identifier: MIT */
/* The text of results, doc/notation.md: a line for each thing, in a fixed order, and
 * last a check of all the bytes before it. */
#include <string.h>

#include "hash.h"
#include "results.h"
#include "status.h"
#include "text.h"

static const char heading[] = "chinczyk-results 1";

static uint64_t check_of(const char *at, const char *end) {
    uint64_t hash = 0;

    for (; at < end; at++)
        hash = hash_mix(hash, (unsigned char)*at);
    return hash;
}

/* --- writing --- */

static void put_line(struct text *text, const char *key, uint64_t number) {
    chinczyk_text_put(text, key);
    chinczyk_text_put_char(text, ' ');
    chinczyk_text_put_number(text, number);
    chinczyk_text_put_char(text, '\n');
}

static void put_word(struct text *text, const char *key, const char *word) {
    chinczyk_text_put(text, key);
    chinczyk_text_put_char(text, ' ');
    chinczyk_text_put(text, word);
    chinczyk_text_put_char(text, '\n');
}

static void put_list(struct text *text, const char *key, const uint64_t *numbers, unsigned count) {
    chinczyk_text_put(text, key);
    for (unsigned i = 0; i < count; i++) {
        chinczyk_text_put_char(text, ' ');
        chinczyk_text_put_number(text, numbers[i]);
    }
    chinczyk_text_put_char(text, '\n');
}

static void put_request(struct text *text, const chinczyk_results *results) {
    put_word(text, "rules", results->rules);
    put_word(text, "seats", results->seats);
    for (int32_t p = 0; p < results->players; p++) {
        chinczyk_text_put(text, p ? "," : "kinds ");
        chinczyk_text_put(text, chinczyk_player_kind_name(results->kinds[p]));
    }
    chinczyk_text_put_char(text, '\n');
    if (results->first == CHINCZYK_NONE)
        put_word(text, "first", "any");
    else
        put_line(text, "first", (uint64_t)results->first);
    put_line(text, "roll_limit", results->roll_limit);
    put_line(text, "seed", results->seed);
    chinczyk_text_put(text, "games ");
    chinczyk_text_put_number(text, results->first_game);
    chinczyk_text_put_char(text, '+');
    chinczyk_text_put_number(text, results->games);
    chinczyk_text_put_char(text, '\n');
}

static void put_measure(struct text *text, const chinczyk_results *results, int32_t measure) {
    chinczyk_text_put(text, chinczyk_measure_name(measure));
    chinczyk_text_put_char(text, ' ');
    chinczyk_text_put_number(text, results->sums[measure]);
    chinczyk_text_put_char(text, ' ');
    chinczyk_text_put_number(text, results->squares[measure]);
    chinczyk_text_put_char(text, ' ');
    chinczyk_text_put_number(text, results->products[measure]);
    for (int32_t bin = 0; bin < CHINCZYK_MAX_BINS; bin++)
        if (results->bins[measure][bin]) {
            chinczyk_text_put_char(text, ' ');
            chinczyk_text_put_number(text, chinczyk_bin_least(bin));
            chinczyk_text_put_char(text, ':');
            chinczyk_text_put_number(text, results->bins[measure][bin]);
        }
    chinczyk_text_put_char(text, '\n');
}

static void put_counts(struct text *text, const chinczyk_results *results) {
    unsigned players = (unsigned)results->players, most = CHINCZYK_MAX_MOVES;

    put_line(text, "unfinished", results->unfinished);
    for (unsigned p = 0; p < players; p++)
        put_list(text, "places", results->places[p], players);
    for (unsigned p = 0; p < players; p++)
        put_list(text, "order", results->order_places[p], players);
    while (most && !results->moves[most])
        most--;
    put_list(text, "moves", results->moves, most + 1);
    put_line(text, "saved", results->saved);
    for (int32_t m = 0; m < MEASURES; m++)
        put_measure(text, results, m);
}

/* Whether there is a word for everything. */
static int can_be_written(const chinczyk_results *results) {
    if (!results->players)
        return 0;
    for (int32_t p = 0; p < results->players; p++)
        if (!chinczyk_player_kind_name(results->kinds[p]))
            return 0;
    return 1;
}

chinczyk_status chinczyk_results_format(const chinczyk_results *results, char *buffer,
                                        size_t capacity, size_t *needed) {
    static const char digits[] = "0123456789abcdef";
    struct text text;
    chinczyk_results read;
    uint64_t check;
    chinczyk_status status = chinczyk_text_begin(&text, buffer, capacity, needed);

    if (status)
        return status;
    if (!results || !chinczyk_results_read(results, &read) || !can_be_written(&read))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    chinczyk_text_put(&text, heading);
    chinczyk_text_put_char(&text, '\n');
    put_request(&text, &read);
    put_counts(&text, &read);
    /* What does not fit is not there to be read, and comes to nothing. */
    check = text.length <= capacity ? check_of(buffer, buffer + text.length) : 0;
    chinczyk_text_put(&text, "check ");
    for (unsigned i = 0; i < 16; i++)
        chinczyk_text_put_char(&text, digits[check >> (60 - 4 * i) & 15]);
    chinczyk_text_put_char(&text, '\n');
    return chinczyk_text_end(&text, needed);
}

/* --- reading --- */

struct reader {
    const char *text, *at;
    const char *key; /* of the line */
    chinczyk_error *error;
};

/* False, so that it can be what a reading function returns. */
static int fail(const struct reader *reader, const char *reason) {
    chinczyk_status_fail(reader->error, CHINCZYK_ERROR_PARSE, reader->at - reader->text,
                         reader->key, "%s", reason);
    return 0;
}

/* A fixed piece of text. */
static int read_fixed(struct reader *reader, const char *fixed) {
    size_t length = strlen(fixed);

    if (strncmp(reader->at, fixed, length))
        return 0;
    reader->at += length;
    return 1;
}

/* A fixed piece of text that must stand there. */
static int expect(struct reader *reader, const char *fixed, const char *reason) {
    return read_fixed(reader, fixed) ? 1 : fail(reader, reason);
}

static int read_key(struct reader *reader, const char *key) {
    const char *begin = reader->at;

    reader->key = key;
    if (read_fixed(reader, key) && read_fixed(reader, " "))
        return 1;
    reader->at = begin;
    return fail(reader, "the line is not where it is due");
}

static int read_end(struct reader *reader) {
    return expect(reader, "\n", "the line does not end where it should");
}

static int read_number(struct reader *reader, uint64_t *number, uint64_t most) {
    static const char greatest[] = "18446744073709551615";
    size_t length = chinczyk_text_number(reader->at, reader->at + strlen(reader->at), number);

    if (!length)
        return fail(reader, "a number is due");
    /* A number that is too great for the type is read as its greatest. */
    if (*number > most || (*number == UINT64_MAX && (length != sizeof greatest - 1 ||
                                                     memcmp(reader->at, greatest, length) != 0)))
        return fail(reader, "the number is too great");
    reader->at += length;
    return 1;
}

static int read_line(struct reader *reader, const char *key, uint64_t *number, uint64_t most) {
    return read_key(reader, key) && read_number(reader, number, most) && read_end(reader);
}

/* The rest of the line, into a text of the struct. */
static int read_text(struct reader *reader, const char *key, char *copy, size_t room) {
    size_t length;

    if (!read_key(reader, key))
        return 0;
    length = strcspn(reader->at, "\n");
    if (length >= room)
        return fail(reader, "the text is too long");
    memcpy(copy, reader->at, length);
    copy[length] = '\0';
    return 1;
}

/* Counts with a space between them. */
static int read_counts(struct reader *reader, uint64_t *counts, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if ((i && !expect(reader, " ", "there are too few numbers")) ||
            !read_number(reader, &counts[i], UINT64_MAX))
            return 0;
    return 1;
}

static int read_rules(struct reader *reader, chinczyk_results *results, chinczyk_rules *rules) {
    char canonical[sizeof results->rules];

    if (!read_text(reader, "rules", results->rules, sizeof results->rules))
        return 0;
    if (chinczyk_rules_parse(results->rules, rules, sizeof *rules, NULL))
        return fail(reader, "the text is not one of rules");
    chinczyk_rules_format(rules, canonical, sizeof canonical, NULL);
    if (strcmp(canonical, results->rules) != 0)
        return fail(reader, "the rules are not in their canonical form");
    reader->at += strlen(results->rules);
    return read_end(reader);
}

static int read_seats(struct reader *reader, chinczyk_results *results,
                      const chinczyk_rules *rules) {
    struct ruleset rs;
    size_t length;

    if (!read_text(reader, "seats", results->seats, sizeof results->seats))
        return 0;
    length = strlen(results->seats);
    if (chinczyk_ruleset_compile(&rs, rules, results->seats, length, NULL))
        return fail(reader, "these rules do not have such seats");
    results->players = rs.players;
    reader->at += length;
    return read_end(reader);
}

static int read_kind(struct reader *reader, chinczyk_player_kind *kind) {
    const char *name;

    for (*kind = 1; (name = chinczyk_player_kind_name(*kind)) != NULL; ++*kind)
        if (read_fixed(reader, name))
            return 1;
    return fail(reader, "there is no such kind of player");
}

static int read_kinds(struct reader *reader, chinczyk_results *results) {
    if (!read_key(reader, "kinds"))
        return 0;
    for (int32_t p = 0; p < results->players; p++)
        if ((p && !expect(reader, ",", "there are too few players")) ||
            !read_kind(reader, &results->kinds[p]))
            return 0;
    return read_end(reader);
}

static int read_first(struct reader *reader, chinczyk_results *results) {
    uint64_t first;

    results->first = CHINCZYK_NONE;
    if (!read_key(reader, "first"))
        return 0;
    if (!read_fixed(reader, "any")) {
        if (!read_number(reader, &first, (uint64_t)results->players - 1))
            return 0;
        results->first = (int32_t)first;
    }
    return read_end(reader);
}

static int read_request(struct reader *reader, chinczyk_results *results) {
    chinczyk_rules rules;
    uint64_t limit;

    if (!read_rules(reader, results, &rules) || !read_seats(reader, results, &rules) ||
        !read_kinds(reader, results) || !read_first(reader, results) ||
        !read_line(reader, "roll_limit", &limit, CHINCZYK_MAX_ROLLS) ||
        !read_line(reader, "seed", &results->seed, UINT64_MAX))
        return 0;
    results->roll_limit = (uint32_t)limit;
    return read_key(reader, "games") && read_number(reader, &results->first_game, UINT64_MAX) &&
           expect(reader, "+", "the number of games is due") &&
           read_number(reader, &results->games, UINT64_MAX - results->first_game) &&
           read_end(reader);
}

static int read_table(struct reader *reader, const char *key,
                      uint64_t rows[CHINCZYK_MAX_COLOURS][CHINCZYK_MAX_COLOURS], unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if (!read_key(reader, key) || !read_counts(reader, rows[i], count) || !read_end(reader))
            return 0;
    return 1;
}

static int read_moves(struct reader *reader, chinczyk_results *results) {
    unsigned count = 0;

    if (!read_key(reader, "moves"))
        return 0;
    do {
        if (count > CHINCZYK_MAX_MOVES)
            return fail(reader, "there are too many numbers");
        if (!read_number(reader, &results->moves[count++], UINT64_MAX))
            return 0;
    } while (read_fixed(reader, " "));
    if (count > 1 && !results->moves[count - 1])
        return fail(reader, "the last number is zero");
    return read_end(reader);
}

/* The bins that are not empty, in rising order. */
static int read_bins(struct reader *reader, uint64_t bins[CHINCZYK_MAX_BINS]) {
    unsigned next = 0;

    while (read_fixed(reader, " ")) {
        uint64_t least;
        unsigned bin;

        if (!read_number(reader, &least, CHINCZYK_MAX_ROLLS))
            return 0;
        bin = chinczyk_results_bin((uint32_t)least);
        if (bin < next || chinczyk_bin_least((int32_t)bin) != least)
            return fail(reader, "the bins are not in order, or one does not begin there");
        if (!expect(reader, ":", "the count of a bin is due") ||
            !read_number(reader, &bins[bin], UINT64_MAX))
            return 0;
        if (!bins[bin])
            return fail(reader, "the bin is empty");
        next = bin + 1;
    }
    return read_end(reader);
}

static int read_measure(struct reader *reader, chinczyk_results *results, int32_t measure) {
    uint64_t sums[3];

    if (!read_key(reader, chinczyk_measure_name(measure)) || !read_counts(reader, sums, 3))
        return 0;
    results->sums[measure] = sums[0];
    results->squares[measure] = sums[1];
    results->products[measure] = sums[2];
    return read_bins(reader, results->bins[measure]);
}

static int read_all(struct reader *reader, chinczyk_results *results) {
    unsigned players;

    if (!read_fixed(reader, heading) || !read_fixed(reader, "\n"))
        return fail(reader, "the text is not one of results, or of a later version");
    if (!read_request(reader, results) ||
        !read_line(reader, "unfinished", &results->unfinished, results->games))
        return 0;
    players = (unsigned)results->players;
    if (!read_table(reader, "places", results->places, players) ||
        !read_table(reader, "order", results->order_places, players) ||
        !read_moves(reader, results) || !read_line(reader, "saved", &results->saved, UINT64_MAX))
        return 0;
    for (int32_t m = 0; m < MEASURES; m++)
        if (!read_measure(reader, results, m))
            return 0;
    return 1;
}

static int read_check(struct reader *reader) {
    uint64_t check = check_of(reader->text, reader->at), told = 0;

    if (!read_key(reader, "check"))
        return 0;
    for (unsigned i = 0; i < 16; i++) {
        char c = *reader->at;

        if (c >= '0' && c <= '9')
            told = told << 4 | (uint64_t)(c - '0');
        else if (c >= 'a' && c <= 'f')
            told = told << 4 | (uint64_t)(c - 'a' + 10);
        else
            return fail(reader, "a hexadecimal digit is due");
        reader->at++;
    }
    if (told != check)
        return fail(reader, "something in the text was changed");
    if (!read_end(reader))
        return 0;
    return *reader->at ? fail(reader, "something follows the last line") : 1;
}

chinczyk_status chinczyk_results_parse(const char *text, chinczyk_results *results,
                                       chinczyk_error *error) {
    struct reader reader = {text, text, "", error};
    chinczyk_results read;

    if (!results)
        return chinczyk_status_null(error);
    if (!chinczyk_results_has_size(results))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "struct_size",
                                    "struct_size is of no known version");
    chinczyk_results_write(NULL, results);
    if (!text)
        return chinczyk_status_null(error);
    memset(&read, 0, sizeof read);
    if (!read_all(&reader, &read) || !read_check(&reader))
        return CHINCZYK_ERROR_PARSE;
    chinczyk_results_write(&read, results);
    return chinczyk_status_ok(error);
}
