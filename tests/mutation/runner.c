/* SPDX-License-Identifier: MIT */
/*
 * All tests of tests/ in one program, without Criterion, for mutate.py.
 *
 *     runner --list                   the tests, a line each: suite/name
 *     runner --profile                runs them all, and tells of each the processor time and
 *                                     the functions of the library that it entered
 *     runner FILE                     runs the tests named in FILE, a line each, in that order:
 *                                     suite/name and the processor time allowed, in seconds;
 *                                     ends at the first that fails and prints its name
 *
 * Each test runs in a process of its own, so none finds what another left.
 */
#define _DEFAULT_SOURCE
#include <criterion/criterion.h>

#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ENTERED = 1 << 14, MEMORY = 1 << 30, MICROSECONDS = 1000000 };

/* Seconds for a test to tell of itself: what takes longer is too slow for mutants. */
static const double PROFILED = 2;

static unit *units;
static int verbose;

void runner_add(unit *one) {
    one->next = units;
    units = one;
}

void runner_fail(const char *file, int line) {
    if (verbose)
        fprintf(stderr, "%s:%d: failed\n", file, line);
    _exit(EXIT_FAILURE);
}

/* replay.c, which is a program of its own. */
int replay_main(int argc, char **argv);

static void replay(const char *file) {
    char name[] = "replay", path[512];
    snprintf(path, sizeof path, "%s/%s.txt", VECTORS_DIR, file);
    char *argv[] = {name, path, NULL};
    cr_assert_eq(replay_main(2, argv), EXIT_SUCCESS);
}

Test(replay, corners) {
    replay("corners");
}

Test(replay, presets) {
    replay("presets");
}

Test(replay, scatter) {
    replay("scatter");
}

Test(replay, variants) {
    replay("variants");
}

/* An open set of the functions entered, filled where the library is built with
 * -finstrument-functions. */
static void *entered[ENTERED];

void __cyg_profile_func_enter(void *function, void *caller);
void __cyg_profile_func_exit(void *function, void *caller);

void __cyg_profile_func_enter(void *function, void *caller) {
    (void)caller;
    size_t at = (uintptr_t)function / 4 % ENTERED;
    while (entered[at] && entered[at] != function)
        at = (at + 1) % ENTERED;
    entered[at] = function;
}

void __cyg_profile_func_exit(void *function, void *caller) {
    (void)function;
    (void)caller;
}

/* What the library's own malloc and free are called in the objects that mutate links: a test
 * leaves nothing behind. */
static size_t taken, given;

void *runner_malloc(size_t size);
void runner_free(void *block);

void *runner_malloc(size_t size) {
    void *block = malloc(size);
    taken += block != NULL;
    return block;
}

void runner_free(void *block) {
    given += block != NULL;
    free(block);
}

static const options *suite_of(const unit *test) {
    for (const unit *u = units; u; u = u->next)
        if (!u->run && strcmp(u->suite, test->suite) == 0)
            return &u->options;
    return &test->options;
}

static void run_here(const unit *test) {
    const options *suite = suite_of(test);
    if (suite->init)
        suite->init();
    test->run();
    if (suite->fini)
        suite->fini();
}

/* 1 where it passed. */
static int run(const unit *test, double seconds, int profile) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        struct rlimit memory = {MEMORY, MEMORY}, none = {0, 0};
        struct itimerval timer = {
            .it_value = {(time_t)seconds,
                         (suseconds_t)((seconds - (double)(time_t)seconds) * MICROSECONDS)}};
        setrlimit(RLIMIT_AS, &memory);
        setrlimit(RLIMIT_CORE, &none);
        setitimer(ITIMER_PROF, &timer, NULL);
        if (!verbose && !(freopen("/dev/null", "w", stdout) && freopen("/dev/null", "w", stderr)))
            _exit(EXIT_FAILURE);
        run_here(test);
        if (taken != given)
            _exit(EXIT_FAILURE);
        if (profile)
            for (size_t i = 0; i < ENTERED; i++)
                if (entered[i])
                    dprintf(profile, " %zx", (size_t)((uintptr_t)entered[i] - (uintptr_t)run));
        _exit(EXIT_SUCCESS);
    }
    int status = EXIT_FAILURE;
    if (child < 0 || waitpid(child, &status, 0) != child)
        return 0;
    return WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS;
}

static double used(void) {
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / MICROSECONDS;
}

static int profile(void) {
    int all = 1, out = dup(STDOUT_FILENO);
    for (const unit *u = units; u; u = u->next) {
        if (!u->run)
            continue;
        double before = used();
        dprintf(out, "%s/%s", u->suite, u->name);
        int passed = run(u, PROFILED, out);
        dprintf(out, " %s %f\n", passed ? "passed" : "failed", used() - before);
        all &= passed;
    }
    return all;
}

static int run_file(const char *path) {
    char suite[64], name[128];
    double seconds;
    FILE *in = fopen(path, "r");
    if (!in) {
        perror(path);
        return 0;
    }
    while (fscanf(in, "%63[^/ ]/%127s %lf ", suite, name, &seconds) == 3)
        for (const unit *u = units; u; u = u->next)
            if (u->run && strcmp(u->suite, suite) == 0 && strcmp(u->name, name) == 0 &&
                !run(u, seconds, 0)) {
                printf("%s/%s\n", suite, name);
                fclose(in);
                return 0;
            }
    fclose(in);
    return 1;
}

int main(int argc, char **argv) {
    verbose = getenv("VERBOSE") != NULL;
    if (argc == 2 && strcmp(argv[1], "--profile") == 0)
        return profile() ? EXIT_SUCCESS : EXIT_FAILURE;
    if (argc == 2 && strcmp(argv[1], "--list") != 0)
        return run_file(argv[1]) ? EXIT_SUCCESS : EXIT_FAILURE;
    for (const unit *u = units; u && argc == 2; u = u->next)
        if (u->run)
            printf("%s/%s\n", u->suite, u->name);
    return argc == 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
