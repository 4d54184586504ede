/* SPDX-License-Identifier: MIT */
/*
 * Feeds a fuzz target without a fuzzer, so that it also runs under every tool.
 *
 *     fuzz-TARGET [CORPUS | DIRECTORY | FILE]... [--random COUNT [SEED]] [--change COUNT SEED]
 *
 * A corpus is a .txt file that holds an input a line (README.md), a directory or any
 * other file holds inputs as they are. --random makes up COUNT inputs from a seed, --change makes
 * COUNT inputs by changing those that were fed before; input number i of a seed is the first of
 * seed + i. An input that ends the program, or takes ten seconds, is left in the file FOUND of
 * the working directory.
 */
#include "driver.h"

#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

enum { LINE = 1 << 16, RANDOM_SIZE = 1024, PATH = 4096, SECONDS = 10 };

static uint64_t inputs;

/* The input that runs, for the handler of signals. */
static const uint8_t *volatile running;
static volatile size_t running_size;

/* Leaves the input where it can be found. The clock only does so when the input has not changed
 * since it last rang. */
static void leave(int signal_number) {
    static uint64_t last;
    if (signal_number == SIGVTALRM && last != inputs) {
        last = inputs;
        return;
    }
    int out = open("FOUND", O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (out < 0 || write(out, running, running_size) < 0)
        _exit(3);
    _exit(2);
}

static void watch(void) {
    const struct itimerval every = {.it_interval.tv_sec = SECONDS, .it_value.tv_sec = SECONDS};
    FUZZ_CHECK(signal(SIGVTALRM, leave) != SIG_ERR && signal(SIGABRT, leave) != SIG_ERR);
    FUZZ_CHECK(signal(SIGSEGV, leave) != SIG_ERR && signal(SIGFPE, leave) != SIG_ERR);
    FUZZ_CHECK(signal(SIGBUS, leave) != SIG_ERR && signal(SIGILL, leave) != SIG_ERR);
    FUZZ_CHECK(setitimer(ITIMER_VIRTUAL, &every, NULL) == 0);
}

static void feed(const uint8_t *data, size_t size) {
    /* A block of its own, just as long, shows a step beyond its end to the sanitizers. */
    uint8_t *copy = malloc(size > 0 ? size : 1);
    FUZZ_CHECK(copy != NULL);
    if (size > 0)
        memcpy(copy, data, size);
    running_size = size;
    running = copy;
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
        change_keep(data, size);
    }
    return !ferror(in);
}

static int feed_bytes(FILE *in) {
    static uint8_t data[1 << 20];
    size_t size = fread(data, 1, sizeof data, in);
    if (ferror(in))
        return 0;
    feed(data, size);
    change_keep(data, size);
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

static void feed_changed(uint64_t count, uint64_t seed) {
    watch();
    for (uint64_t i = 0; i < count; i++) {
        const uint8_t *data;
        size_t size = change_make(seed + i, &data);
        feed(data, size);
    }
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--random") == 0 && i + 1 < argc) {
            uint64_t count = strtoull(argv[++i], NULL, 10);
            feed_random(count, i + 1 < argc ? strtoull(argv[++i], NULL, 10) : 1);
        } else if (strcmp(argv[i], "--change") == 0 && i + 2 < argc) {
            feed_changed(strtoull(argv[i + 1], NULL, 10), strtoull(argv[i + 2], NULL, 10));
            i += 2;
        } else if (!feed_path(argv[i])) {
            return EXIT_FAILURE;
        }
    }
    change_forget();
    printf("%" PRIu64 " inputs\n", inputs);
    return inputs > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
