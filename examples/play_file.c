/* SPDX-License-Identifier: MIT */
#include "play_file.h"
#include "play_input.h"
#include "play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The tag that tells who moves: the players that persons move, as after --human. */
static const char movers_tag[] = "People";
/* The tag that tells how strong the computer players are, as after --computer. */
static const char kinds_tag[] = "Computer";
/* The tag of a match that is saved, by which the library tells its seed. */
static const char seed_tag[] = "MatchSeed";
static const char name_tag[] = "Player";
static const char date_tag[] = "Date";

/* The longest value of a tag, and the longest line of one: each byte may be escaped. */
enum { VALUE = 1024, TAG_NAME = 32, TAG_LINE = 4 * VALUE + 64 };

/* --- the head --- */

static int add_tag(char **head, const char *name, const char *value) {
    char line[TAG_LINE];
    size_t size, length = *head ? strlen(*head) : 0;
    if (chinczyk_record_tag_format(name, value, line, sizeof line, &size) != CHINCZYK_OK)
        return 1; /* such a value is not kept */
    char *longer = realloc(*head, length + size);
    if (longer == NULL)
        return 0;
    memcpy(longer + length, line, size);
    *head = longer;
    return 1;
}

/* "0,2", "all" or "none". */
static void list_persons(const play_table *table, char text[2 * CHINCZYK_MAX_COLOURS]) {
    size_t length = 0;
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++) {
        if (table->mover[p] != PLAY_PERSON)
            continue;
        if (length > 0)
            text[length++] = ',';
        text[length++] = (char)('0' + p);
    }
    text[length] = '\0';
    if (length == 0)
        strcpy(text, "none");
}

static int is_mine(const char *name) {
    return strncmp(name, name_tag, strlen(name_tag)) == 0 || strcmp(name, movers_tag) == 0 ||
           strcmp(name, kinds_tag) == 0;
}

/* The tags of a saved match that the program does not make itself: its day, its event. */
static int keep_tags(char **head, const char *text, size_t length) {
    char name[TAG_NAME], value[VALUE];
    for (size_t i = 0;
         chinczyk_record_tag_name(text, length, i, name, sizeof name, NULL, NULL) == CHINCZYK_OK;
         i++) {
        if (is_mine(name) ||
            chinczyk_record_tag(text, length, name, value, sizeof value, NULL, NULL) != CHINCZYK_OK)
            continue;
        if (!add_tag(head, name, value))
            return 0;
    }
    return 1;
}

int play_make_head(play_table *table) {
    char *head = NULL;
    char name[TAG_NAME], value[VALUE];
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++) {
        snprintf(name, sizeof name, "%s%d", name_tag, p);
        if (table->called[p][0] != '\0' && !add_tag(&head, name, table->called[p]))
            return 0;
    }
    if (table->head == NULL) {
        time_t today = time(NULL);
        const struct tm *day = localtime(&today);
        if (day && strftime(value, sizeof value, "%Y.%m.%d", day) > 0 &&
            !add_tag(&head, date_tag, value))
            return 0;
    } else if (!keep_tags(&head, table->head, strlen(table->head))) {
        return 0;
    }
    list_persons(table, value);
    if (!add_tag(&head, movers_tag, value))
        return 0;
    play_list_kinds(table->kind, play_count_players(chinczyk_match_game(table->match)), value);
    if (!add_tag(&head, kinds_tag, value))
        return 0;
    free(table->head);
    table->head = head;
    return 1;
}

/* --- reading --- */

char *play_read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    char *text = NULL;
    size_t room = 0, got = 1;
    *length = 0;
    while (got > 0) {
        if (*length == room) {
            room = room ? 2 * room : 1 << 16;
            char *longer = realloc(text, room);
            if (longer == NULL)
                break;
            text = longer;
        }
        got = fread(text + *length, 1, room - *length, file);
        *length += got;
    }
    int whole = got == 0 && !ferror(file);
    fclose(file);
    if (!whole) {
        free(text);
        text = NULL;
    }
    return text;
}

/* A name as it can be shown. */
static void show_name(const char *value, char called[PLAY_CALLED]) {
    size_t length = strlen(value);
    if (length >= PLAY_CALLED) {
        length = PLAY_CALLED - 1;
        while (length > 0 && ((unsigned char)value[length] & 0xc0) == 0x80)
            length--;
    }
    memcpy(called, value, length);
    called[length] = '\0';
    for (char *at = called; (at = play_find_control(at)) != NULL;) {
        if ((unsigned char)*at >= 0x80) /* it has two bytes */
            at[1] = '?';
        *at = '?';
    }
}

int play_read_tags(play_table *table, const char *text, size_t length, int32_t players) {
    char name[TAG_NAME], value[VALUE];
    uint32_t persons = 0;
    for (int p = 0; p < players; p++) {
        table->called[p][0] = '\0';
        snprintf(name, sizeof name, "%s%d", name_tag, p);
        if (chinczyk_record_tag(text, length, name, value, sizeof value, NULL, NULL) == CHINCZYK_OK)
            show_name(value, table->called[p]);
    }
    int tells_movers = chinczyk_record_tag(text, length, movers_tag, value, sizeof value, NULL,
                                           NULL) == CHINCZYK_OK &&
                       play_read_players(value, players, &persons);
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        table->mover[p] = tells_movers && persons >> p & 1 ? PLAY_PERSON : PLAY_PROGRAM;
    if (chinczyk_record_tag(text, length, kinds_tag, value, sizeof value, NULL, NULL) !=
            CHINCZYK_OK ||
        !play_read_kinds(value, players, table->kind))
        play_read_kinds("", players, table->kind);
    if (chinczyk_record_tag(text, length, seed_tag, value, sizeof value, NULL, NULL) == CHINCZYK_OK)
        play_read_number(value, UINT64_MAX, &table->seed);
    return tells_movers;
}

play_resumed play_resume(play_table *table, const char *path, int *tells_movers,
                         chinczyk_error *error) {
    size_t length;
    char *text = play_read_file(path, &length);
    if (text == NULL)
        return PLAY_UNREADABLE;
    play_resumed how = PLAY_NO_MATCH;
    if (chinczyk_match_load(text, length, NULL, &table->match, NULL, NULL, error) == CHINCZYK_OK) {
        *tells_movers = play_read_tags(table, text, length,
                                       play_count_players(chinczyk_match_game(table->match)));
        how = keep_tags(&table->head, text, length) ? PLAY_RESUMED : PLAY_UNREADABLE;
        snprintf(table->saved, sizeof table->saved, "%s", path);
    }
    free(text);
    return how;
}

/* --- writing --- */

static int write_text(const char *path, const char *mode, const char *text) {
    FILE *file = fopen(path, mode);
    if (file == NULL)
        return 0;
    int written = fputs(text, file) >= 0;
    return fclose(file) == 0 && written;
}

int play_save(const play_table *table, const char *path) {
    char part[PLAY_PATH + 8];
    size_t needed, head = strlen(table->head);
    if (chinczyk_match_save(table->match, table->head, head, NULL, 0, &needed, NULL) != CHINCZYK_OK)
        return 0;
    char *text = malloc(needed);
    if (text == NULL)
        return 0;
    chinczyk_match_save(table->match, table->head, head, text, needed, NULL, NULL);
    snprintf(part, sizeof part, "%s.part", path);
    int written = write_text(part, "wb", text);
    free(text);
#ifdef _WIN32
    if (written)
        remove(path); /* or it could not be replaced */
#endif
    if (written && rename(part, path) == 0)
        return 1;
    remove(part);
    return 0;
}

int play_record(const play_table *table) {
    const chinczyk_game *game = chinczyk_match_game(table->match);
    size_t needed, head = strlen(table->head);
    if (chinczyk_game_save(game, table->head, head, NULL, 0, &needed, NULL) != CHINCZYK_OK)
        return 0;
    char *text = malloc(needed);
    if (text == NULL)
        return 0;
    chinczyk_game_save(game, table->head, head, text, needed, NULL, NULL);
    int written = write_text(table->record, "ab", text);
    free(text);
    return written;
}
