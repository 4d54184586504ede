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

enum { GREATEST = 4096, GREATEST_RESULTS = 65536, GUARD = 64, MARK = 0x55 };

static const char *const POSITION = "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -";

/* Room for a struct of any size; guarded bytes follow it. */
typedef union sized {
    uint32_t struct_size;
    chinczyk_rules rules;
    chinczyk_state state;
    chinczyk_match_settings settings;
    chinczyk_standings standings;
    chinczyk_simulation simulation;
    chinczyk_bot bot;
    chinczyk_forecast forecast;
    chinczyk_results results;
    unsigned char bytes[GREATEST_RESULTS + GUARD];
} sized;

/* A call that fills a struct of a size. */
typedef chinczyk_status filling(void *out, size_t size);

/* Calls that read a struct, all of which must return the same. */
typedef void reading(const void *in, size_t size, chinczyk_status want);

/* Of a struct: its sizes, and what it is for. */
typedef struct growing {
    const char *name;
    size_t first, greatest;
    /* Its own size is told before it is filled. */
    int tells;
    filling *fill;
    /* May be null. */
    reading *read;
    /* What such calls return for a size that is refused. */
    chinczyk_status refused;
} growing;

static chinczyk_rules polish;
static chinczyk_match_settings settings;
static chinczyk_simulation simulation;
static chinczyk_results results;
static chinczyk_game *game;
static chinczyk_match *match;
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

/* --- calls that fill --- */

static chinczyk_status fill_rules(void *out, size_t size) {
    return chinczyk_rules_init(out, size, CHINCZYK_PRESET_POLISH);
}

static chinczyk_status fill_rules_from_text(void *out, size_t size) {
    return chinczyk_rules_parse("polish", out, size, NULL);
}

static chinczyk_status fill_rules_of_game(void *out, size_t size) {
    return chinczyk_game_rules(game, out, size);
}

static chinczyk_status fill_settings(void *out, size_t size) {
    return chinczyk_match_settings_init(out, size);
}

static chinczyk_status fill_simulation(void *out, size_t size) {
    return chinczyk_simulation_init(out, size);
}

static chinczyk_status fill_bot(void *out, size_t size) {
    return chinczyk_bot_init(out, size, CHINCZYK_PLAYER_RANDOM);
}

/* The chances of one playout are read as those of many. */
static chinczyk_status fill_forecast(void *out, size_t size) {
    chinczyk_status status = chinczyk_forecast_init(out, size);

    if (!status)
        ((chinczyk_forecast *)out)->playouts = 1;
    return status;
}

static chinczyk_status fill_state(void *out, size_t size) {
    (void)size;
    return chinczyk_game_state(game, out);
}

static chinczyk_status fill_standings(void *out, size_t size) {
    (void)size;
    return chinczyk_match_standings(match, out);
}

static chinczyk_status fill_results(void *out, size_t size) {
    (void)size;
    return chinczyk_simulate(&polish, "0.1.", &simulation, NULL, NULL, out, NULL);
}

static chinczyk_status fill_results_from_text(void *out, size_t size) {
    static char text[1 << 16];

    (void)size;
    if (chinczyk_results_format(&results, text, sizeof text, NULL))
        abort();
    return chinczyk_results_parse(text, out, NULL);
}

/* Into results that hold nothing yet. */
static chinczyk_status fill_results_by_merging(void *out, size_t size) {
    if (size >= sizeof(chinczyk_results) && size <= GREATEST_RESULTS)
        memset((char *)out + sizeof(uint32_t), 0, size - sizeof(uint32_t));
    return chinczyk_results_merge(out, &results, NULL);
}

/* --- calls that read --- */

static void read_rules(const void *in, size_t size, chinczyk_status want) {
    static char text[1 << 16];
    chinczyk_results out = {.struct_size = sizeof out};
    const chinczyk_language english = CHINCZYK_ENGLISH;
    chinczyk_game *new_game = NULL;
    chinczyk_match *new_match = NULL;
    chinczyk_point place;
    int32_t width, height;

    expect(chinczyk_rules_check(in, NULL) == want, "rules checked", size);
    expect(chinczyk_rules_format(in, text, sizeof text, NULL) == want, "rules as text", size);
    expect(chinczyk_rules_seats(in, 2, 1, text, sizeof text, NULL) == want, "seats", size);
    expect(chinczyk_game_new(in, "0.1.", 0, 1, NULL, &new_game, NULL) == want, "a game", size);
    chinczyk_game_free(new_game);
    expect(chinczyk_game_new_at(in, POSITION, 1, NULL, &new_game, NULL) == want,
           "a game at a position", size);
    chinczyk_game_free(new_game);
    expect(chinczyk_match_new(in, "0.1.", &settings, NULL, &new_match, NULL) == want, "a match",
           size);
    chinczyk_match_free(new_match);
    expect(chinczyk_simulate(in, "0.1.", &simulation, NULL, NULL, &out, NULL) == want,
           "simulated games", size);
    expect(chinczyk_board_size(in, &width, &height) == want, "the size of the board", size);
    expect(chinczyk_board_square(in, 0, 0, &place) == want, "a square of the board", size);
    expect(chinczyk_rules_words(in, english, text, sizeof text, NULL) == want, "rules in words",
           size);
    expect(chinczyk_rules_difference(&polish, in, english, text, sizeof text, NULL) == want,
           "a difference of rules", size);
    expect(!chinczyk_words_colour(in, 0, english) == (want != CHINCZYK_OK), "a colour", size);
}

static void read_settings(const void *in, size_t size, chinczyk_status want) {
    chinczyk_match *out = NULL;

    expect(chinczyk_match_new(&polish, "0.1.", in, NULL, &out, NULL) == want, "a match", size);
    chinczyk_match_free(out);
}

static void read_simulation(const void *in, size_t size, chinczyk_status want) {
    chinczyk_results out = {.struct_size = sizeof out};

    expect(chinczyk_simulate(&polish, "0.1.", in, NULL, NULL, &out, NULL) == want,
           "simulated games", size);
}

static void read_bot(const void *in, size_t size, chinczyk_status want) {
    chinczyk_game *choice;
    size_t index;

    expect(!chinczyk_game_new_at(&polish, "0.1. b,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -", 1, NULL,
                                 &choice, NULL),
           "a game with a choice", size);
    expect(chinczyk_game_choose(choice, in, NULL, NULL, &index, NULL) == want, "a choice", size);
    chinczyk_game_free(choice);
}

static void read_forecast(const void *in, size_t size, chinczyk_status want) {
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];

    expect(chinczyk_game_chances(game, in, NULL, NULL, chances, CHINCZYK_MAX_COLOURS, NULL, NULL) ==
               want,
           "chances", size);
}

static void read_results(const void *in, size_t size, chinczyk_status want) {
    static char text[1 << 16];
    chinczyk_results out = {.struct_size = sizeof out};
    uint64_t value;

    expect(chinczyk_results_format(in, text, sizeof text, NULL) == want, "results as text", size);
    expect(chinczyk_results_merge(&out, in, NULL) == want, "results merged", size);
    expect(chinczyk_results_mean(in, 0, &value, NULL) == want, "a mean", size);
    expect(chinczyk_results_per_roll(in, 0, &value, NULL) == want, "a measure of a roll", size);
    expect(chinczyk_results_share(in, 0, &value, NULL) == want, "a share", size);
}

static const growing structs[] = {
    {"rules begun", sizeof(chinczyk_rules), GREATEST, 0, fill_rules, read_rules,
     CHINCZYK_ERROR_INVALID_RULES},
    {"rules from text", sizeof(chinczyk_rules), GREATEST, 0, fill_rules_from_text, NULL, 0},
    {"the rules of a game", sizeof(chinczyk_rules), GREATEST, 0, fill_rules_of_game, NULL, 0},
    {"a state", sizeof(chinczyk_state), GREATEST, 1, fill_state, NULL, 0},
    {"settings", sizeof(chinczyk_match_settings), GREATEST, 0, fill_settings, read_settings,
     CHINCZYK_ERROR_INVALID_ARGUMENT},
    {"standings", sizeof(chinczyk_standings), GREATEST, 1, fill_standings, NULL, 0},
    {"a simulation", sizeof(chinczyk_simulation), GREATEST, 0, fill_simulation, read_simulation,
     CHINCZYK_ERROR_INVALID_ARGUMENT},
    {"a computer player", sizeof(chinczyk_bot), GREATEST, 0, fill_bot, read_bot,
     CHINCZYK_ERROR_INVALID_ARGUMENT},
    {"a forecast", sizeof(chinczyk_forecast), GREATEST, 0, fill_forecast, read_forecast,
     CHINCZYK_ERROR_INVALID_ARGUMENT},
    {"results", sizeof(chinczyk_results), GREATEST_RESULTS, 1, fill_results, read_results,
     CHINCZYK_ERROR_INVALID_ARGUMENT},
    {"results from text", sizeof(chinczyk_results), GREATEST_RESULTS, 1, fill_results_from_text,
     NULL, 0},
    {"results merged", sizeof(chinczyk_results), GREATEST_RESULTS, 1, fill_results_by_merging, NULL,
     0},
};

/* --- sizes --- */

static void mark(sized *s, const growing *g, size_t size) {
    memset(s, MARK, sizeof *s);
    if (g->tells)
        s->struct_size = (uint32_t)size;
}

/* A size that is taken: exactly that many bytes are written, and they can be read. */
static void take(const growing *g, size_t size, const sized *least) {
    static sized s;
    void *block;

    mark(&s, g, size);
    expect(!g->fill(&s, size), g->name, size);
    expect(s.struct_size == size, g->name, size);
    expect(all(s.bytes + size, GUARD, MARK), g->name, size);
    expect(!memcmp(s.bytes + sizeof s.struct_size, least->bytes + sizeof s.struct_size,
                   g->first - sizeof s.struct_size),
           "the members that the first version has", size);
    block = exact(&s, size);
    if (g->read)
        g->read(block, size, CHINCZYK_OK);
    expect(!g->fill(block, size), g->name, size);
    free(block);
}

/* A size that is refused: no byte is written, and none is read behind the size. */
static void refuse(const growing *g, size_t size) {
    static sized s;
    const size_t told = g->tells ? sizeof s.struct_size : 0;

    mark(&s, g, size);
    expect(g->fill(&s, size) == CHINCZYK_ERROR_INVALID_ARGUMENT, g->name, size);
    expect(all(s.bytes + told, sizeof s - told, MARK), g->name, size);
    if (!g->read)
        return;
    mark(&s, g, g->greatest);
    expect(!g->fill(&s, g->greatest), g->name, g->greatest);
    s.struct_size = (uint32_t)size;
    g->read(&s, size, g->refused);
}

/* A byte that no version has yet a field for. */
static void refuse_an_unknown_byte(const growing *g) {
    static sized s;

    mark(&s, g, g->greatest);
    expect(!g->fill(&s, g->greatest), g->name, g->greatest);
    s.bytes[g->greatest - 1] = 1;
    g->read(&s, g->greatest, g->refused);
}

static void try_sizes(const growing *g) {
    const size_t bad[] = {0, 4, g->first - 1, g->greatest + 1, UINT32_MAX};
    const size_t few = g->first + 256, stride = g->greatest / 110;
    static sized least;

    mark(&least, g, g->first);
    expect(!g->fill(&least, g->first), g->name, g->first);
    /* All the small ones, then with an odd step, to meet sizes that are no multiple of
     * anything. */
    for (size_t size = g->first; size <= g->greatest; size += size < few ? 1 : stride | 1)
        take(g, size, &least);
    take(g, g->greatest, &least);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        refuse(g, bad[i]);
    if (g->read)
        refuse_an_unknown_byte(g);
}

static int begin(void) {
    results.struct_size = sizeof results;
    if (chinczyk_rules_init(&polish, sizeof polish, CHINCZYK_PRESET_POLISH) ||
        chinczyk_game_new(&polish, "0.1.", 0, 1, NULL, &game, NULL) ||
        chinczyk_match_settings_init(&settings, sizeof settings) ||
        chinczyk_match_new(&polish, "0.1.", &settings, NULL, &match, NULL) ||
        chinczyk_simulation_init(&simulation, sizeof simulation))
        return 0;
    simulation.games = 1;
    return !chinczyk_simulate(&polish, "0.1.", &simulation, NULL, NULL, &results, NULL);
}

int main(void) {
    if (!begin()) {
        puts("a struct of the first version is refused");
        return 1;
    }
    for (size_t i = 0; i < sizeof structs / sizeof *structs; i++)
        try_sizes(&structs[i]);
    chinczyk_match_free(match);
    chinczyk_game_free(game);
    return faults > 0;
}
