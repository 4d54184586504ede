/* SPDX-License-Identifier: MIT */
/* The book itself: a SQLite database that is known by its application id. */
#ifndef SCOREBOOK_BOOK_H
#define SCOREBOOK_BOOK_H

#include <sqlite3.h>
#include <stdbool.h>

#define SCOREBOOK "chinczyk-scorebook"

struct book {
    const char *path;
    sqlite3 *db;
};

/* Says on standard error what is wrong with a file. Always false. */
bool complain(const char *path, const char *message, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* Says what SQLite says. Always false. */
bool book_fault(const struct book *book);

/* Opens a book, or begins one where that is asked for and there is none. A file that is no
 * book, or a damaged one, is refused and left as it is. */
bool book_open(struct book *book, const char *path, bool begin);
void book_close(struct book *book);

/* Runs statements without results. */
bool book_run(const struct book *book, const char *sql);

/* Prepares a statement; null after having said why not. */
sqlite3_stmt *book_prepare(const struct book *book, const char *sql);

#endif
