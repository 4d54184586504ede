/* SPDX-License-Identifier: MIT */
/*
 * chinczyk-bench: how fast the library is, beside the obvious program. See doc/performance.md.
 *
 * Processor time is measured. Runs of the library and of the yardstick alternate, and a ratio is
 * that of two neighbours, so that a machine that slows down for a while does so for both; the
 * median of the runs is told.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "measures.h"
#include "self_test.h"

enum { MOST_RUNS = 99 };

#if defined(__clang__)
#define COMPILER __VERSION__ /* with its name */
#elif defined(__GNUC__)
#define COMPILER "gcc " __VERSION__
#else
#define COMPILER "unknown"
#endif

struct options {
    const char *preset, *measure; /* null for all */
    long players;                 /* 0 for all */
    long runs, time;              /* time in ms */
    long count;                   /* 0 to measure */
    int json, yardstick, self_test;
};

static const char usage[] =
    "usage: chinczyk-bench [OPTION...]\n"
    "  --preset NAME    only this preset\n"
    "  --players N      only games for so many players (2 or 4)\n"
    "  --measure NAME   only this measure\n"
    "  --runs N         runs of each side, of which the median is told (7)\n"
    "  --time MS        processor time of a run, at least (20)\n"
    "  --json           write JSON\n"
    "  --count N        measure nothing: do the work N times and print the units done\n"
    "  --yardstick      with --count: the yardstick's work\n"
    "  --compiler       print what compiler made this\n"
    "  --self-test      test that the yardsticks play the library's game\n"
    "  --help           this, and the measures\n";

/* --- measuring --- */

struct side {
    work *work;
    uint64_t times;
    double ns[MOST_RUNS]; /* a unit */
};

struct result {
    int has_library, has_yardstick;
    double ns, yardstick_ns, ratio;
};

static double seconds(void) {
    return (double)clock() / CLOCKS_PER_SEC;
}

/* Nanoseconds a unit of one run; and how long the run was. */
static double run(const struct side *side, const struct subject *subject, double *took) {
    double begin = seconds();
    uint64_t units = side->work(subject, side->times);

    *took = seconds() - begin;
    return units ? *took * 1e9 / (double)units : 0;
}

/* Finds how many times a run must do its work to take long enough; 0 where there is none. */
static int prepare(struct side *side, const struct subject *subject, double least) {
    double took = 0;

    side->times = 1;
    if (!side->work || !side->work(subject, 1))
        return 0;
    for (run(side, subject, &took); took < least; run(side, subject, &took))
        side->times = took < least / 10 ? side->times * 8
                                        : (uint64_t)((double)side->times * 1.1 * least / took) + 1;
    return 1;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(double *values, long count) {
    qsort(values, (size_t)count, sizeof *values, compare);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

static struct result measure(const struct measure *m, const struct subject *subject,
                             const struct options *options) {
    struct side library = {.work = m->library}, yardstick = {.work = m->yardstick};
    double least = (double)options->time / 1000, took, ratios[MOST_RUNS];
    struct result result = {.has_library = prepare(&library, subject, least)};

    /* What the library could do, but not here, is left out. */
    result.has_yardstick =
        result.has_library == !!m->library && prepare(&yardstick, subject, least);

    for (long i = 0; i < options->runs; i++) {
        if (result.has_library)
            library.ns[i] = run(&library, subject, &took);
        if (result.has_yardstick)
            yardstick.ns[i] = run(&yardstick, subject, &took);
        if (result.has_library && result.has_yardstick)
            ratios[i] = yardstick.ns[i] / library.ns[i];
    }
    if (result.has_library)
        result.ns = median(library.ns, options->runs);
    if (result.has_yardstick)
        result.yardstick_ns = median(yardstick.ns, options->runs);
    if (result.has_library && result.has_yardstick)
        result.ratio = median(ratios, options->runs);
    return result;
}

/* --- telling --- */

static void tell_number(double number, int wanted, const char *format, int width) {
    if (wanted)
        printf(format, width, number);
    else
        printf(" %*s", width, "-");
}

static void tell_text(const struct measure *m, const struct result *r) {
    printf("  %-13s", m->name);
    tell_number(r->ns, r->has_library, " %*.1f", 10);
    tell_number(1e9 / r->ns, r->has_library, " %*.0f", 12);
    printf(" %-5s", m->unit);
    tell_number(r->yardstick_ns, r->has_yardstick, " %*.1f", 12);
    tell_number(r->ratio, r->has_library && r->has_yardstick, " %*.2f", 8);
    puts("");
}

static void tell_json_number(const char *key, double number, int wanted) {
    if (wanted)
        printf(", \"%s\": %.3f", key, number);
    else
        printf(", \"%s\": null", key);
}

static void tell_json(const struct subject *subject, const struct measure *m,
                      const struct result *r, int first) {
    printf("%s\n  {\"preset\": \"%s\", \"players\": %d, \"measure\": \"%s\", \"unit\": \"%s\"",
           first ? "" : ",", subject->preset, subject->players, m->name, m->unit);
    tell_json_number("ns", r->ns, r->has_library);
    tell_json_number("per_second", 1e9 / r->ns, r->has_library);
    tell_json_number("yardstick_ns", r->yardstick_ns, r->has_yardstick);
    tell_json_number("ratio", r->ratio, r->has_library && r->has_yardstick);
    printf("}");
}

static void measure_subject(const struct subject *subject, const struct options *options,
                            int *first) {
    if (!options->json)
        printf("%s, %d players\n  %-13s %10s %18s %12s %8s\n", subject->preset, subject->players,
               "", "ns", "a second", "yardstick ns", "ratio");
    for (int i = 0; i < measure_count; i++) {
        struct result result;

        if (options->measure && strcmp(options->measure, measures[i].name) != 0)
            continue;
        result = measure(&measures[i], subject, options);
        if (!result.has_library && !result.has_yardstick)
            continue;
        if (options->json)
            tell_json(subject, &measures[i], &result, *first);
        else
            tell_text(&measures[i], &result);
        *first = 0;
        fflush(stdout);
    }
    if (!options->json)
        puts("");
}

/* Does one measure's work, for a tool that counts what the processor does. */
static void count_subject(const struct subject *subject, const struct options *options) {
    for (int i = 0; i < measure_count; i++) {
        work *side = options->yardstick ? measures[i].yardstick : measures[i].library;

        if (side && !strcmp(options->measure, measures[i].name))
            printf("%" PRIu64 "\n", side(subject, (uint64_t)options->count));
    }
}

static void for_all_subjects(const struct options *options) {
    int first = 1;

    if (options->json)
        printf("{\"library\": \"%s\", \"compiler\": \"%s\", \"runs\": %ld, \"time\": %ld, "
               "\"results\": [",
               chinczyk_version(), COMPILER, options->runs, options->time);
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++)
        for (int32_t players = 2; players <= 4; players += 2) {
            struct subject subject;

            if ((options->preset && strcmp(options->preset, chinczyk_preset_name(preset)) != 0) ||
                (options->players && options->players != players) ||
                !subject_exists(preset, players))
                continue;
            subject_open(&subject, preset, players);
            if (options->count)
                count_subject(&subject, options);
            else
                measure_subject(&subject, options, &first);
            subject_close(&subject);
        }
    if (options->json)
        puts("\n]}");
}

/* --- options --- */

static void refuse(const char *what) {
    fprintf(stderr, "chinczyk-bench: %s\n%s", what, usage);
    exit(2);
}

static long number(const char *text, long most) {
    char *end;
    long value = strtol(text, &end, 10);

    if (end == text || *end || value < 1 || value > most)
        refuse("not such a number");
    return value;
}

static void help(void) {
    fputs(usage, stdout);
    puts("\nmeasures:");
    for (int i = 0; i < measure_count; i++)
        printf("  %-13s %s\n", measures[i].name, measures[i].help);
    exit(EXIT_SUCCESS);
}

static void tell_compiler(void) {
    puts(COMPILER);
    exit(EXIT_SUCCESS);
}

static void check_names(const struct options *options) {
    int known = !options->preset;

    for (chinczyk_preset preset = 0; !known && preset < chinczyk_preset_count(); preset++)
        known = !strcmp(options->preset, chinczyk_preset_name(preset));
    if (!known)
        refuse("no such preset");
    known = !options->measure;
    for (int i = 0; !known && i < measure_count; i++)
        known = !strcmp(options->measure, measures[i].name);
    if (!known)
        refuse("no such measure");
    if (options->count && !options->measure)
        refuse("--count needs --measure");
}

static struct options read_options(int argc, char **argv) {
    struct options options = {.runs = 7, .time = 20};

    for (int i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;

        if (!strcmp(name, "--help"))
            help();
        else if (!strcmp(name, "--compiler"))
            tell_compiler();
        else if (!strcmp(name, "--json"))
            options.json = 1;
        else if (!strcmp(name, "--yardstick"))
            options.yardstick = 1;
        else if (!strcmp(name, "--self-test"))
            options.self_test = 1;
        else if (!value)
            refuse("an option is unknown or lacks its value");
        else if (i++, !strcmp(name, "--preset"))
            options.preset = value;
        else if (!strcmp(name, "--measure"))
            options.measure = value;
        else if (!strcmp(name, "--players"))
            options.players = number(value, CHINCZYK_MAX_COLOURS);
        else if (!strcmp(name, "--runs"))
            options.runs = number(value, MOST_RUNS);
        else if (!strcmp(name, "--time"))
            options.time = number(value, 60000);
        else if (!strcmp(name, "--count"))
            options.count = number(value, 1000000000);
        else
            refuse("an option is unknown");
    }
    check_names(&options);
    return options;
}

int main(int argc, char **argv) {
    struct options options = read_options(argc, argv);

    if (options.self_test)
        return self_test() ? EXIT_FAILURE : EXIT_SUCCESS;
    for_all_subjects(&options);
    return EXIT_SUCCESS;
}
