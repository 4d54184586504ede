/* SPDX-License-Identifier: MIT */
/*
 * chinczyk-scorebook: keeps the games that were played, in a file of SQLite, and tells who wins
 * most and what is played most. Games come as records (doc/notation.md).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chinczyk.h>

#include "scorebook_add.h"
#include "scorebook_book.h"
#include "scorebook_check.h"
#include "scorebook_report.h"

enum { FAILED = 1, MISUSED = 2 };

static void print_help(void) {
    printf("usage: " SCOREBOOK " BOOK add [FILE...]\n"
           "       " SCOREBOOK " BOOK REPORT [--csv]\n"
           "       " SCOREBOOK " BOOK show GAME\n"
           "       " SCOREBOOK " BOOK check\n"
           "       " SCOREBOOK " --help | --version\n"
           "Keeps games of Chinczyk in the file BOOK.\n"
           "\n"
           "  add        adds the games of the files, or of standard input, each once\n"
           "  show       prints one game\n"
           "  check      reads every game and compares it with what the book says of it\n"
           "\n"
           "Reports, as a table, or with --csv as comma-separated values:\n"
           "\n");
    for (unsigned i = 0; i < report_count; i++) {
        printf("  %-10s %s\n", reports[i].name, reports[i].help);
    }
}

static int misuse(const char *message) {
    fprintf(stderr, SCOREBOOK ": %s; see " SCOREBOOK " --help\n", message);
    return MISUSED;
}

static const struct report *find_report(const char *name) {
    for (unsigned i = 0; i < report_count; i++) {
        if (strcmp(name, reports[i].name) == 0) {
            return &reports[i];
        }
    }
    return NULL;
}

/* The words behind the command must be as many, and such, as it takes. */
static bool is_command(const char *command, char *const *words, int count) {
    if (find_report(command) != NULL) {
        return count == 0 || (count == 1 && strcmp(words[0], "--csv") == 0);
    }
    return strcmp(command, "add") == 0 || (strcmp(command, "show") == 0 && count == 1) ||
           (strcmp(command, "check") == 0 && count == 0);
}

static bool run(const struct book *book, const char *command, char *const *words, int count) {
    const struct report *report = find_report(command);
    if (report != NULL) {
        return report_print(book, report, count > 0);
    }
    if (strcmp(command, "add") == 0) {
        return add_files(book, words, (size_t)count);
    }
    return strcmp(command, "show") == 0 ? report_show(book, words[0]) : check_book(book);
}

int main(int argc, char **argv) {
    struct book book;
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        print_help();
    } else if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        printf(SCOREBOOK " %s\n", chinczyk_version());
    } else if (argc < 3) {
        return misuse("a book and a command are needed");
    } else if (!is_command(argv[2], argv + 3, argc - 3)) {
        return misuse("there is no such command, or not with these words");
    } else if (!book_open(&book, argv[1], strcmp(argv[2], "add") == 0)) {
        return FAILED;
    } else {
        bool good = run(&book, argv[2], argv + 3, argc - 3);
        book_close(&book);
        if (!good) {
            return FAILED;
        }
    }
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, SCOREBOOK ": the output could not be written\n");
        return FAILED;
    }
    return EXIT_SUCCESS;
}
