/* SPDX-License-Identifier: MIT */
/* Matches that are saved and resumed, and finished games that are recorded. */
#ifndef PLAY_FILE_H
#define PLAY_FILE_H

#include "play_table.h"

/* How resuming went. */
typedef enum play_resumed { PLAY_RESUMED, PLAY_UNREADABLE, PLAY_NO_MATCH } play_resumed;

/* Takes up the match that a file holds, with its names and its movers where it tells them; what is
 * wrong with one that is no match is told in the error. Sets whether it told who moves. */
play_resumed play_resume(play_table *table, const char *path, int *tells_movers,
                         chinczyk_error *error);

/* All that a file holds, on the heap; null where it cannot be read. */
char *play_read_file(const char *path, size_t *length);

/* Takes up the names, the movers and their strengths that the first record of a text tells; whether
 * it told who moves. */
int play_read_tags(play_table *table, const char *text, size_t length, int32_t players);

/* Makes the tags that go into saved and recorded games: names, movers, and the day, for a match
 * that has no such tags yet. 0 where there is no memory. */
int play_make_head(play_table *table);

/* Writes the match to a file, which is whole or as it was before. 0 where that failed. */
int play_save(const play_table *table, const char *path);

/* Adds the record of the game that is over to the file of the table. 0 where that failed. */
int play_record(const play_table *table);

#endif
