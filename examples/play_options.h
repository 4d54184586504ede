/* SPDX-License-Identifier: MIT */
/* The options of the terminal game, as they were given. */
#ifndef PLAY_OPTIONS_H
#define PLAY_OPTIONS_H

/* Each is null where it was not given; one without a value is its own name. */
typedef struct play_options {
    const char *rules, *players, *colours, *seats, *first, *seed;
    const char *human, *computer, *names, *wins, *clock, *resume, *record, *analyse;
    const char *nodes, *playouts, *seconds;
    const char *lang, *explain, *ask, *demo, *verbose, *color, *help, *version;
} play_options;

/* Reads the options, and chooses the language that they name. 0 where they are wrong, which has
 * been told. */
int play_read_options(int argc, char **argv, play_options *given);

/* Tells what is wrong with the options; returns 0. */
int play_usage(const char *message, const char *subject);

#endif
