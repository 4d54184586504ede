/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L

#include "scorebook_add.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#define O_BINARY 0
#endif

#include "scorebook_entry.h"

enum { FIRST_ROOM = 1 << 18, GREATEST_ROOM = 1 << 27 };

/* --- the tables --- */

struct adder {
    const struct book *book;
    sqlite3_stmt *find, *add_game, *add_player;
    unsigned long added, known;
};

static void bind_text(sqlite3_stmt *statement, int at, const char *text) {
    sqlite3_bind_text(statement, at, text, -1, SQLITE_TRANSIENT);
}

static void bind_tag(sqlite3_stmt *statement, int at, const struct entry *entry, const char *name) {
    char value[ENTRY_VALUE];
    if (entry_tag(entry, name, value)) {
        bind_text(statement, at, value);
    } else {
        sqlite3_bind_null(statement, at);
    }
}

/* Runs a statement to its end and makes it ready for the next time. */
static bool finish(const struct adder *adder, sqlite3_stmt *statement) {
    bool done = sqlite3_step(statement) == SQLITE_DONE || book_fault(adder->book);
    sqlite3_reset(statement);
    return done;
}

static bool is_known(const struct adder *adder, const struct entry *entry, bool *known) {
    sqlite3_bind_int64(adder->find, 1, entry->digest);
    bind_text(adder->find, 2, entry->record);
    int code = sqlite3_step(adder->find);
    *known = code == SQLITE_ROW;
    bool answered = *known || code == SQLITE_DONE || book_fault(adder->book);
    sqlite3_reset(adder->find);
    return answered;
}

static bool add_players(const struct adder *adder, const struct entry *entry) {
    sqlite3_int64 game = sqlite3_last_insert_rowid(adder->book->db);
    for (int seat = 0; seat < entry->state.players; seat++) {
        char name[ENTRY_VALUE];
        sqlite3_clear_bindings(adder->add_player);
        sqlite3_bind_int64(adder->add_player, 1, game);
        sqlite3_bind_int(adder->add_player, 2, seat);
        if (entry_player(entry, seat, name)) {
            bind_text(adder->add_player, 3, name);
        }
        if (entry->finished) {
            sqlite3_bind_int(adder->add_player, 4, entry->state.place[seat]);
        }
        if (!finish(adder, adder->add_player)) {
            return false;
        }
    }
    return true;
}

static bool add_entry(struct adder *adder, const struct entry *entry) {
    bool known;
    if (!is_known(adder, entry, &known)) {
        return false;
    }
    if (known) {
        adder->known++;
        return true;
    }
    bind_text(adder->add_game, 1, entry->record);
    sqlite3_bind_int64(adder->add_game, 2, entry->digest);
    bind_text(adder->add_game, 3, entry->rules);
    bind_tag(adder->add_game, 4, entry, "Date");
    bind_tag(adder->add_game, 5, entry, "Event");
    sqlite3_bind_int64(adder->add_game, 6, entry->state.steps);
    sqlite3_bind_int(adder->add_game, 7, entry->finished);
    if (!finish(adder, adder->add_game) || !add_players(adder, entry)) {
        return false;
    }
    adder->added++;
    return true;
}

/* --- a file --- */

struct input {
    const char *path; /* for messages */
    int file;
    char *text; /* what was read */
    size_t room, length;
    size_t used;      /* of it, what was taken */
    size_t looked_at; /* no record ends before this line */
    uint64_t line;    /* at `used` */
    bool ended;
};

/* How taking went. */
enum taken { TAKEN_ALL, TAKEN_SOME, TAKEN_NOT };

/* Reads what is there, and waits only where there is nothing. */
static bool read_more(struct input *input) {
    memmove(input->text, input->text + input->used, input->length - input->used);
    input->length -= input->used;
    input->looked_at -= input->used;
    input->used = 0;
    if (input->length == input->room) {
        size_t room = 2 * input->room;
        char *text = room <= GREATEST_ROOM ? realloc(input->text, room) : NULL;
        if (text == NULL) {
            return complain(input->path, "line %" PRIu64 ": the game is too long", input->line);
        }
        input->text = text;
        input->room = room;
    }
    for (;;) {
        long got = (long)read(input->file, input->text + input->length,
                              (unsigned)(input->room - input->length));
        if (got >= 0) {
            input->length += (size_t)got;
            input->ended = got == 0;
            return true;
        }
        if (errno != EINTR) {
            return complain(input->path, "%s", strerror(errno));
        }
    }
}

/* The length of the next record, 0 where more must be read. */
static size_t whole_record(struct input *input) {
    size_t begin, end;
    chinczyk_record_find(input->text + input->looked_at, input->length - input->looked_at, &begin,
                         &end);
    if (end != 0) {
        return input->looked_at + end - input->used;
    }
    for (size_t at = input->length; at > input->looked_at; at--) {
        if (input->text[at - 1] == '\n') {
            input->looked_at = at;
            break;
        }
    }
    if (!input->ended) {
        return 0;
    }
    /* The last record may lack its line feed; blank lines are none. */
    size_t rest = input->length - input->used;
    chinczyk_record_find(input->text + input->used, rest, &begin, NULL);
    return begin < rest ? rest : 0;
}

/* Takes the next record, and adds it, unless the input is only looked through. */
static enum taken take(struct adder *adder, struct input *input, size_t length) {
    chinczyk_error error;
    struct entry entry;
    size_t used;
    if (!entry_read(&entry, input->text + input->used, length, &used, &input->line, &error)) {
        complain(input->path, "%s", error.reason);
        return TAKEN_SOME;
    }
    input->used += used;
    input->looked_at = input->used;
    bool good = adder == NULL || add_entry(adder, &entry);
    entry_free(&entry);
    return good ? TAKEN_ALL : TAKEN_NOT;
}

/* Takes all records that are there whole. */
static enum taken take_all(struct adder *adder, struct input *input) {
    enum taken taken = TAKEN_ALL;
    for (size_t length; taken == TAKEN_ALL && (length = whole_record(input)) != 0;) {
        taken = take(adder, input, length);
    }
    return taken;
}

/* The same in one transaction. Where a record is bad, those before it are good; but a game that
 * could not be written whole takes back the others of its piece. */
static bool add_all(struct adder *adder, struct input *input) {
    struct adder before = *adder;
    if (!book_run(adder->book, "BEGIN IMMEDIATE")) {
        return false;
    }
    enum taken taken = take_all(adder, input);
    if (taken == TAKEN_NOT || !book_run(adder->book, "COMMIT")) {
        sqlite3_exec(adder->book->db, "ROLLBACK", NULL, NULL, NULL);
        *adder = before;
        return false;
    }
    return taken == TAKEN_ALL;
}

/* Reads to the end. What is there goes in at once, so no lock is held while waiting for more. */
static bool read_all(struct adder *adder, struct input *input) {
    bool good = true;
    input->length = input->used = input->looked_at = 0;
    input->line = 1;
    input->ended = false;
    while (good && !input->ended) {
        good = read_more(input) &&
               (adder != NULL ? add_all(adder, input) : take_all(NULL, input) == TAKEN_ALL);
    }
    return good;
}

/* A file is looked through before the first of its games goes in; what comes by a pipe cannot be.
 */
static bool add_open_file(struct adder *adder, struct input *input) {
    if (lseek(input->file, 0, SEEK_CUR) == 0) {
        if (!read_all(NULL, input)) {
            return complain(input->path, "nothing of it was added");
        }
        if (lseek(input->file, 0, SEEK_SET) != 0) {
            return complain(input->path, "%s", strerror(errno));
        }
    }
    return read_all(adder, input);
}

static bool add_file(struct adder *adder, const char *path) {
    bool standard = strcmp(path, "-") == 0;
    struct input input = {
        .path = standard ? "standard input" : path,
        .file = standard ? 0 : open(path, O_RDONLY | O_BINARY),
        .text = malloc(FIRST_ROOM),
        .room = FIRST_ROOM,
    };
    bool good = false;
    if (input.file < 0 || input.text == NULL) {
        complain(path, "%s", strerror(errno));
    } else {
        good = add_open_file(adder, &input);
    }
    if (!standard && input.file >= 0) {
        close(input.file);
    }
    free(input.text);
    return good;
}

bool add_files(const struct book *book, char *const *paths, size_t count) {
    struct adder adder = {
        .book = book,
        .find = book_prepare(book, "SELECT 1 FROM game WHERE digest = ? AND record = ?"),
        .add_game = book_prepare(book, "INSERT INTO game (record, digest, rules, date, event, "
                                       "steps, finished) VALUES (?, ?, ?, ?, ?, ?, ?)"),
        .add_player = book_prepare(book, "INSERT INTO player (game, seat, name, place) "
                                         "VALUES (?, ?, ?, ?)"),
    };
    bool good = adder.find != NULL && adder.add_game != NULL && adder.add_player != NULL;
    if (good) {
        good = count > 0 || add_file(&adder, "-");
        for (size_t i = 0; good && i < count; i++) {
            good = add_file(&adder, paths[i]);
        }
        printf("%lu added, %lu there already\n", adder.added, adder.known);
    }
    sqlite3_finalize(adder.find);
    sqlite3_finalize(adder.add_game);
    sqlite3_finalize(adder.add_player);
    return good;
}
