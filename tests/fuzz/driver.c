/* SPDX-License-Identifier: MIT */
/*
 * Feeds a fuzz target without a fuzzer, so that it also runs under every tool.
 *
 *     fuzz-TARGET [CORPUS | DIRECTORY | FILE]... [--random COUNT [SEED]]
 *
 * A corpus is a .txt file that holds an input a line (README.md), a directory or any
 * other file holds inputs as they are. --random makes up COUNT inputs from a seed.
 */
#include "fuzz.h"

#include <dirent.h>
#include <inttypes.h>

enum { LINE = 1 << 16, RANDOM_SIZE = 1024, PATH = 4096 };

static uint64_t inputs;

static void feed(const uint8_t *data, size_t size) {
    /* A block of its own, just as long, shows a step beyond its end to the sanitizers. */
    uint8_t *copy = malloc(size > 0 ? size : 1);
    FUZZ_CHECK(copy != NULL);
    if (size > 0)
        memcpy(copy, data, size);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
    inputs++;
}

/* A line of a corpus: printable ASCII stands for itself, `\xNN` for any byte. */
static int read_line(char *line, uint8_t *data, size_t *size) {
    *size = 0;
    for (const char *at = line; *at != '\0' && *at != '\n';) {
        unsigned byte = (unsigned char)*at++;
        int length = 0;
        if (byte == '\\' && (sscanf(at, "x%2x%n", &byte, &length) != 1 || length != 3))
            return 0;
        at += length;
        data[(*size)++] = (uint8_t)byte;
    }
    return 1;
}

static int feed_corpus(FILE *in, const char *name) {
    static char line[LINE];
    static uint8_t data[LINE];
    size_t size;
    while (fgets(line, sizeof line, in)) {
        if (line[0] == '#')
            continue;
        if (!strchr(line, '\n') || !read_line(line, data, &size)) {
            fprintf(stderr, "%s: no line of a corpus: %.80s\n", name, line);
            return 0;
        }
        feed(data, size);
    }
    return !ferror(in);
}

static int feed_bytes(FILE *in) {
    static uint8_t data[1 << 20];
    size_t size = fread(data, 1, sizeof data, in);
    if (ferror(in))
        return 0;
    feed(data, size);
    return 1;
}

static int feed_file(const char *name) {
    size_t length = strlen(name);
    int good;
    FILE *in = fopen(name, "rb");
    if (!in) {
        perror(name);
        return 0;
    }
    if (length > 4 && strcmp(name + length - 4, ".txt") == 0)
        good = feed_corpus(in, name);
    else
        good = feed_bytes(in);
    fclose(in);
    return good;
}

static int feed_path(const char *name) {
    int good = 1;
    DIR *directory = opendir(name);
    if (!directory)
        return feed_file(name);
    for (struct dirent *entry; good && (entry = readdir(directory));) {
        char path[PATH];
        snprintf(path, sizeof path, "%s/%s", name, entry->d_name);
        if (entry->d_name[0] != '.')
            good = feed_file(path);
    }
    closedir(directory);
    return good;
}

static uint64_t draw(uint64_t *state) {
    uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

static void feed_random(uint64_t count, uint64_t seed) {
    static uint8_t data[RANDOM_SIZE];
    for (uint64_t i = 0; i < count; i++) {
        uint64_t state = seed + i;
        size_t size = draw(&state) % (RANDOM_SIZE + 1);
        for (size_t at = 0; at < size; at++)
            data[at] = (uint8_t)(draw(&state) >> 32);
        feed(data, size);
    }
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--random") == 0 && i + 1 < argc) {
            uint64_t count = strtoull(argv[++i], NULL, 10);
            feed_random(count, i + 1 < argc ? strtoull(argv[++i], NULL, 10) : 1);
        } else if (!feed_path(argv[i])) {
            return EXIT_FAILURE;
        }
    }
    printf("%" PRIu64 " inputs\n", inputs);
    return inputs > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
