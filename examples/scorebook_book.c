/* SPDX-License-Identifier: MIT */
#include "scorebook_book.h"

#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* A change of the tables raises the version; the id never changes. */
#define VERSION 1
#define APPLICATION_ID 1130910562 /* "ChSb" */

#define TEXT(number) #number
#define NUMBER(number) TEXT(number)

enum { WAIT_MILLISECONDS = 30000 };

static const char schema[] =
    "BEGIN EXCLUSIVE;"
    "CREATE TABLE game ("
    "  id INTEGER PRIMARY KEY,"
    "  record TEXT NOT NULL,"    /* as the library saves it, with the tags of the file */
    "  digest INTEGER NOT NULL," /* of the record */
    "  rules TEXT NOT NULL,"
    "  date TEXT,"
    "  event TEXT,"
    "  steps INTEGER NOT NULL,"
    "  finished INTEGER NOT NULL CHECK (finished IN (0, 1)));"
    "CREATE INDEX game_digest ON game (digest);"
    "CREATE TABLE player ("
    "  game INTEGER NOT NULL REFERENCES game,"
    "  seat INTEGER NOT NULL,"
    "  name TEXT,"
    "  place INTEGER," /* null where the game is not finished */
    "  PRIMARY KEY (game, seat)) WITHOUT ROWID;"
    "PRAGMA application_id = " NUMBER(APPLICATION_ID) ";"
                                                      "PRAGMA user_version = " NUMBER(
                                                          VERSION) ";"
                                                                   "COMMIT;";

bool complain(const char *path, const char *message, ...) {
    va_list arguments;
    fprintf(stderr, SCOREBOOK ": %s: ", path);
    va_start(arguments, message);
    vfprintf(stderr, message, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return false;
}

static bool damaged(const char *path, const char *how) {
    return complain(path, "the scorebook is damaged (%s), and left as it is", how);
}

bool book_fault(const struct book *book) {
    int code = sqlite3_errcode(book->db) & 0xff;
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR) {
        return damaged(book->path, sqlite3_errmsg(book->db));
    }
    return complain(book->path, "%s", sqlite3_errmsg(book->db));
}

bool book_run(const struct book *book, const char *sql) {
    return sqlite3_exec(book->db, sql, NULL, NULL, NULL) == SQLITE_OK || book_fault(book);
}

sqlite3_stmt *book_prepare(const struct book *book, const char *sql) {
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(book->db, sql, -1, &statement, NULL) != SQLITE_OK) {
        book_fault(book);
        return NULL;
    }
    return statement;
}

/* The number, or the text, that a statement answers first. */
static bool ask(const struct book *book, const char *sql, int *number, char *text, size_t size) {
    sqlite3_stmt *statement = book_prepare(book, sql);
    if (statement == NULL) {
        return false;
    }
    bool answered = sqlite3_step(statement) == SQLITE_ROW;
    if (!answered) {
        book_fault(book);
    } else if (number != NULL) {
        *number = sqlite3_column_int(statement, 0);
    } else {
        snprintf(text, size, "%s", (const char *)sqlite3_column_text(statement, 0));
    }
    sqlite3_finalize(statement);
    return answered;
}

static uint32_t big_endian(const unsigned char *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

enum found { FOUND_NOTHING, FOUND_BOOK, FOUND_OTHER };

/* What the file is, from its first bytes: SQLite is not let near the file of another program, whose
 * unfinished work it would take upon itself to undo. */
static enum found look_at(const char *path) {
    unsigned char header[100];
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        if (errno == ENOENT) {
            return FOUND_NOTHING;
        }
        complain(path, "%s", strerror(errno));
        return FOUND_OTHER;
    }
    size_t length = fread(header, 1, sizeof header, file);
    int failed = ferror(file) ? errno : 0;
    fclose(file);
    if (failed) {
        complain(path, "%s", strerror(failed));
    } else if (length == 0) {
        return FOUND_NOTHING;
    } else if (length < sizeof header || memcmp(header, "SQLite format 3", 16) != 0) {
        complain(path, "this is no scorebook; it is left as it is");
    } else if (big_endian(header + 68) != APPLICATION_ID) {
        complain(path, "this is a database of another program; it is left as it is");
    } else if (big_endian(header + 60) > VERSION) {
        complain(path, "this scorebook was made by a later version of " SCOREBOOK
                       "; it is left as it is");
    } else {
        return FOUND_BOOK;
    }
    return FOUND_OTHER;
}

/* Whether a transaction that began the book was cut short, and there is nothing in the file. */
static bool is_empty(const struct book *book, bool *empty) {
    int tables = 0;
    bool answered = ask(book, "SELECT count(*) FROM sqlite_master", &tables, NULL, 0);
    *empty = tables == 0;
    return answered;
}

static bool make_ready(const struct book *book, bool begin) {
    bool empty;
    int id = 0, version = 0;
    char check[200];
    sqlite3_busy_timeout(book->db, WAIT_MILLISECONDS);
    if (!is_empty(book, &empty)) {
        return false;
    }
    if (empty) {
        if (!begin) {
            return complain(book->path, "there is no scorebook yet; `add` begins one");
        }
        /* Another process may have begun it meanwhile, which is as good. */
        if (sqlite3_exec(book->db, schema, NULL, NULL, NULL) != SQLITE_OK) {
            char why[200];
            snprintf(why, sizeof why, "%s", sqlite3_errmsg(book->db));
            sqlite3_exec(book->db, "ROLLBACK", NULL, NULL, NULL);
            if (!is_empty(book, &empty) || empty) {
                return complain(book->path, "%s", why);
            }
        }
    }
    if (!ask(book, "PRAGMA application_id", &id, NULL, 0) ||
        !ask(book, "PRAGMA user_version", &version, NULL, 0) ||
        !ask(book, "PRAGMA quick_check(1)", NULL, check, sizeof check)) {
        return false;
    }
    if (id != APPLICATION_ID || version != VERSION) {
        return damaged(book->path, "its version is gone");
    }
    return strcmp(check, "ok") == 0 || damaged(book->path, check);
}

bool book_open(struct book *book, const char *path, bool begin) {
    *book = (struct book){path, NULL};
    if (path[0] == '\0' || path[0] == ':') { /* SQLite would keep it in memory */
        return complain(path, "this is no name of a file");
    }
    enum found found = look_at(path);
    if (found == FOUND_OTHER) {
        return false;
    }
    if (found == FOUND_NOTHING && !begin) {
        return complain(path, "there is no scorebook yet; `add` begins one");
    }
    /* Writing is asked for even to read: a process that was killed may have left work to be undone.
     */
    int flags = SQLITE_OPEN_READWRITE | (begin ? SQLITE_OPEN_CREATE : 0);
    if (sqlite3_open_v2(path, &book->db, flags, NULL) != SQLITE_OK) {
        complain(path, "%s", book->db != NULL ? sqlite3_errmsg(book->db) : "no memory");
    } else if (make_ready(book, begin)) {
        return true;
    }
    book_close(book);
    return false;
}

void book_close(struct book *book) {
    sqlite3_close(book->db);
    book->db = NULL;
}
