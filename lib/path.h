/* SPDX-License-Identifier: MIT */
/* The squares that a piece walks over. */
#ifndef LIB_PATH_H
#define LIB_PATH_H

#include "position.h"

struct path {
    unsigned count;
    int32_t squares[CHINCZYK_MAX_PATH];
};

/* The face that brings a piece out of base: the first exit face that was rolled (rules
 * 3.7). There must be one. */
unsigned chinczyk_path_exit_face(const struct ruleset *rs, const struct position *pos);

/*
 * The walk of a piece of the player on turn as it is counted, whatever it meets: from
 * the square where it stands, by the faces that wait to be moved, turning back at the
 * last square. A piece in base must have an exit face.
 */
void chinczyk_path_count(const struct ruleset *rs, const struct position *pos, unsigned piece,
                         struct path *path);

#endif
