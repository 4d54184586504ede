/* SPDX-License-Identifier: MIT */
#include "scorebook_report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Players without a name are nobody's rivals; the order of games is that in which they were added.
 */
const struct report reports[] = {
    {"list", "all games",
     "SELECT id AS game, date, event, rules,"
     " (SELECT group_concat(coalesce(name, '-') || coalesce(' ' || place, ''), ', ')"
     "  FROM (SELECT name, place FROM player WHERE game = game.id ORDER BY place, seat))"
     "  AS players,"
     " steps, CASE WHEN finished THEN 'yes' ELSE 'no' END AS finished "
     "FROM game ORDER BY id"},
    {"wins", "who wins most often, of the games that are finished",
     "SELECT name AS player, count(DISTINCT game) AS games,"
     " count(DISTINCT CASE WHEN place = 1 THEN game END) AS wins,"
     " printf('%.1f', 100.0 * count(DISTINCT CASE WHEN place = 1 THEN game END)"
     "  / count(DISTINCT game)) AS percent "
     "FROM player WHERE name IS NOT NULL AND place IS NOT NULL "
     "GROUP BY name ORDER BY wins DESC, games, name"},
    {"played", "what is played most",
     "SELECT rules, count(*) AS games, sum(finished) AS finished "
     "FROM game GROUP BY rules ORDER BY games DESC, rules"},
    {"lengths", "how many steps a finished game has: rolls, moves and leaves",
     "WITH ranked AS (SELECT rules, steps,"
     "  row_number() OVER (PARTITION BY rules ORDER BY steps) AS rank,"
     "  count(*) OVER (PARTITION BY rules) AS games FROM game WHERE finished) "
     "SELECT rules, games, min(steps) AS shortest,"
     " printf('%.1f', avg(CASE WHEN rank IN ((games + 1) / 2, (games + 2) / 2) THEN steps END))"
     "  AS median,"
     " printf('%.1f', avg(steps)) AS average, max(steps) AS longest "
     "FROM ranked GROUP BY rules ORDER BY games DESC, rules"},
    {"streaks", "how many games in a row somebody won, and how many up to now",
     "WITH result AS (SELECT name, game, min(place) = 1 AS won FROM player"
     "  WHERE name IS NOT NULL AND place IS NOT NULL GROUP BY name, game),"
     " placed AS (SELECT name, game, won, max(game) OVER (PARTITION BY name) AS latest,"
     "  row_number() OVER (PARTITION BY name ORDER BY game)"
     "  - row_number() OVER (PARTITION BY name, won ORDER BY game) AS run FROM result),"
     " streak AS (SELECT name, won * count(*) AS length,"
     "  won * count(*) * (max(game) = latest) AS current"
     "  FROM placed GROUP BY name, won, run) "
     "SELECT name AS player, max(length) AS longest, max(current) AS now "
     "FROM streak GROUP BY name ORDER BY longest DESC, now DESC, name"},
};
const unsigned report_count = sizeof reports / sizeof *reports;

/* --- comma-separated values --- */

static void put_csv(const char *text) {
    if (text[strcspn(text, ",\"\r\n")] == '\0') {
        fputs(text, stdout);
        return;
    }
    putchar('"');
    for (; *text != '\0'; text++) {
        if (*text == '"') {
            putchar('"');
        }
        putchar(*text);
    }
    putchar('"');
}

/* --- a table --- */

enum { MOST_COLUMNS = 8 };

static bool is_control(char c) {
    return (unsigned char)c < ' ' || c == 0x7f;
}

/* Characters, taken to be of one width. */
static int width(const char *text) {
    int characters = 0;
    for (; *text != '\0'; text++) {
        characters += ((unsigned char)*text & 0xc0) != 0x80;
    }
    return characters;
}

/* A name may hold what a terminal would obey. */
static void put_clean(const char *text) {
    for (; *text != '\0'; text++) {
        putchar(is_control(*text) ? '?' : *text);
    }
}

static const char *column(sqlite3_stmt *statement, int i) {
    const char *text = (const char *)sqlite3_column_text(statement, i);
    return text != NULL ? text : "";
}

/* The last column is not filled up. */
static void put_cell(const char *text, int room, bool number, bool last) {
    int rest = room - width(text);
    if (number) {
        printf("%*s", rest, "");
    }
    put_clean(text);
    if (!last) {
        printf("%*s", number ? 2 : rest + 2, "");
    }
}

struct table {
    int columns;
    int room[MOST_COLUMNS];
    bool number[MOST_COLUMNS];
};

/* Goes through all rows once to see how wide the columns are. */
static bool measure(const struct book *book, sqlite3_stmt *statement, struct table *table) {
    int code;
    table->columns = sqlite3_column_count(statement);
    for (int i = 0; i < table->columns; i++) {
        table->room[i] = width(sqlite3_column_name(statement, i));
        table->number[i] = true;
    }
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        for (int i = 0; i < table->columns; i++) {
            const char *text = column(statement, i);
            int wide = width(text);
            table->room[i] = wide > table->room[i] ? wide : table->room[i];
            table->number[i] &= text[strspn(text, "0123456789.")] == '\0' && text[0] != '\0';
        }
    }
    return code == SQLITE_DONE || book_fault(book);
}

static void put_headings(sqlite3_stmt *statement, const struct table *table, bool csv) {
    for (int i = 0; i < table->columns; i++) {
        const char *name = sqlite3_column_name(statement, i);
        if (csv) {
            printf("%s%s", i > 0 ? "," : "", name);
        } else {
            put_cell(name, table->room[i], table->number[i], i + 1 == table->columns);
        }
    }
    putchar('\n');
}

static void put_row(sqlite3_stmt *statement, const struct table *table, bool csv) {
    for (int i = 0; i < table->columns; i++) {
        const char *text = column(statement, i);
        if (csv) {
            fputs(i > 0 ? "," : "", stdout);
            put_csv(text);
        } else {
            put_cell(text, table->room[i], table->number[i], i + 1 == table->columns);
        }
    }
    putchar('\n');
}

static bool print_rows(const struct book *book, sqlite3_stmt *statement, bool csv) {
    struct table table;
    int code;
    if (!measure(book, statement, &table)) {
        return false;
    }
    sqlite3_reset(statement);
    put_headings(statement, &table, csv);
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        put_row(statement, &table, csv);
    }
    return code == SQLITE_DONE || book_fault(book);
}

/* In one transaction, so that both times the rows are the same. */
bool report_print(const struct book *book, const struct report *report, bool csv) {
    sqlite3_stmt *statement = book_prepare(book, report->sql);
    bool good = statement != NULL && book_run(book, "BEGIN") && print_rows(book, statement, csv);
    sqlite3_finalize(statement);
    return good && book_run(book, "COMMIT");
}

bool report_show(const struct book *book, const char *number) {
    sqlite3_stmt *statement = book_prepare(book, "SELECT record FROM game WHERE id = ?");
    if (statement == NULL) {
        return false;
    }
    sqlite3_bind_text(statement, 1, number, -1, SQLITE_STATIC);
    int code = sqlite3_step(statement);
    if (code == SQLITE_ROW) {
        fputs(column(statement, 0), stdout);
    } else if (code == SQLITE_DONE) {
        complain(book->path, "there is no game %s", number);
    } else {
        book_fault(book);
    }
    sqlite3_finalize(statement);
    return code == SQLITE_ROW;
}
