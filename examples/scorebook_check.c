/* SPDX-License-Identifier: MIT */
#include "scorebook_check.h"

#include <stdio.h>
#include <string.h>

#include "scorebook_entry.h"

/* The players of a game, in the order of their seats. */
enum {
    GAME_ID,
    GAME_RECORD,
    GAME_DIGEST,
    GAME_RULES,
    GAME_DATE,
    GAME_EVENT,
    GAME_STEPS,
    GAME_FINISHED
};
enum { PLAYER_SEAT, PLAYER_NAME, PLAYER_PLACE };

static bool is_text(sqlite3_stmt *statement, int column, const char *text) {
    const char *found = (const char *)sqlite3_column_text(statement, column);
    return text == NULL || found == NULL ? text == found : strcmp(text, found) == 0;
}

static bool is_tag(sqlite3_stmt *statement, int column, const struct entry *entry,
                   const char *name) {
    char value[ENTRY_VALUE];
    return is_text(statement, column, entry_tag(entry, name, value) ? value : NULL);
}

static bool is_game(sqlite3_stmt *game, const struct entry *entry) {
    return is_text(game, GAME_RECORD, entry->record) &&
           sqlite3_column_int64(game, GAME_DIGEST) == entry->digest &&
           is_text(game, GAME_RULES, entry->rules) && is_tag(game, GAME_DATE, entry, "Date") &&
           is_tag(game, GAME_EVENT, entry, "Event") &&
           sqlite3_column_int64(game, GAME_STEPS) == entry->state.steps &&
           sqlite3_column_int(game, GAME_FINISHED) == entry->finished;
}

static bool is_player(sqlite3_stmt *player, int seat, const struct entry *entry) {
    char name[ENTRY_VALUE];
    int place = entry->finished ? entry->state.place[seat] : 0; /* null is read as 0 */
    return sqlite3_column_int(player, PLAYER_SEAT) == seat &&
           is_text(player, PLAYER_NAME, entry_player(entry, seat, name) ? name : NULL) &&
           sqlite3_column_int(player, PLAYER_PLACE) == place;
}

static bool are_players(sqlite3_stmt *players, sqlite3_int64 game, const struct entry *entry) {
    bool good = true;
    sqlite3_reset(players);
    sqlite3_bind_int64(players, 1, game);
    for (int seat = 0; good && seat < entry->state.players; seat++) {
        good = sqlite3_step(players) == SQLITE_ROW && is_player(players, seat, entry);
    }
    return good && sqlite3_step(players) == SQLITE_DONE;
}

static bool check_game(const struct book *book, sqlite3_stmt *game, sqlite3_stmt *players) {
    const char *record = (const char *)sqlite3_column_text(game, GAME_RECORD);
    long long id = sqlite3_column_int64(game, GAME_ID);
    chinczyk_error error;
    struct entry entry;
    size_t used;
    if (record == NULL || !entry_read(&entry, record, strlen(record), &used, NULL, &error)) {
        return complain(book->path, "game %lld: %s", id, record != NULL ? error.reason : "no text");
    }
    bool good = is_game(game, &entry) && are_players(players, id, &entry);
    entry_free(&entry);
    return good || complain(book->path, "game %lld is not as the book says", id);
}

static bool check_games(const struct book *book, sqlite3_stmt *games, sqlite3_stmt *players) {
    unsigned long count = 0;
    bool good = true;
    int code;
    while ((code = sqlite3_step(games)) == SQLITE_ROW) {
        count++;
        good &= check_game(book, games, players);
    }
    if (code != SQLITE_DONE) {
        return book_fault(book);
    }
    if (good) {
        printf("%lu games, all whole\n", count);
    }
    return good;
}

/* The first line that a check of SQLite's answers; it answers `ok`, or no line, where all is well.
 */
static bool check_file(const struct book *book, const char *pragma) {
    sqlite3_stmt *statement = book_prepare(book, pragma);
    if (statement == NULL) {
        return false;
    }
    int code = sqlite3_step(statement);
    bool good = code == SQLITE_DONE || (code == SQLITE_ROW && is_text(statement, 0, "ok"));
    if (code == SQLITE_ROW && !good) {
        complain(book->path, "%s", (const char *)sqlite3_column_text(statement, 0));
    } else if (!good) {
        book_fault(book);
    }
    sqlite3_finalize(statement);
    return good;
}

bool check_book(const struct book *book) {
    if (!check_file(book, "PRAGMA integrity_check") ||
        !check_file(book, "SELECT 'a player of no game' FROM player"
                          " WHERE game NOT IN (SELECT id FROM game)")) {
        return false;
    }
    sqlite3_stmt *games = book_prepare(book, "SELECT id, record, digest, rules, date, event, steps,"
                                             " finished FROM game ORDER BY id");
    sqlite3_stmt *players = book_prepare(book, "SELECT seat, name, place FROM player"
                                               " WHERE game = ? ORDER BY seat");
    bool good = games != NULL && players != NULL && check_games(book, games, players);
    sqlite3_finalize(games);
    sqlite3_finalize(players);
    return good;
}
