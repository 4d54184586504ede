/* SPDX-License-Identifier: MIT */
/* The version, and the constants of the header for callers that cannot read it. */
#include <chinczyk.h>

#define TEXT(x) #x
#define VERSION(major, minor, patch) TEXT(major) "." TEXT(minor) "." TEXT(patch)

const char *chinczyk_version(void) {
    return VERSION(CHINCZYK_VERSION_MAJOR, CHINCZYK_VERSION_MINOR, CHINCZYK_VERSION_PATCH);
}

int32_t chinczyk_version_major(void) {
    return CHINCZYK_VERSION_MAJOR;
}

int32_t chinczyk_version_minor(void) {
    return CHINCZYK_VERSION_MINOR;
}

int32_t chinczyk_version_patch(void) {
    return CHINCZYK_VERSION_PATCH;
}

int32_t chinczyk_max_colours(void) {
    return CHINCZYK_MAX_COLOURS;
}

int32_t chinczyk_max_pawns(void) {
    return CHINCZYK_MAX_PAWNS;
}

int32_t chinczyk_max_robbers(void) {
    return CHINCZYK_MAX_ROBBERS;
}

int32_t chinczyk_max_moves(void) {
    return CHINCZYK_MAX_MOVES;
}

int32_t chinczyk_max_faces(void) {
    return CHINCZYK_MAX_FACES;
}

int32_t chinczyk_max_events(void) {
    return CHINCZYK_MAX_EVENTS;
}

int32_t chinczyk_max_path(void) {
    return CHINCZYK_MAX_PATH;
}

int32_t chinczyk_base(void) {
    return CHINCZYK_BASE;
}

int32_t chinczyk_lane(void) {
    return CHINCZYK_LANE;
}

int32_t chinczyk_robber(void) {
    return CHINCZYK_ROBBER;
}

int32_t chinczyk_none(void) {
    return CHINCZYK_NONE;
}

int32_t chinczyk_max_measures(void) {
    return CHINCZYK_MAX_MEASURES;
}

int32_t chinczyk_max_bins(void) {
    return CHINCZYK_MAX_BINS;
}

int32_t chinczyk_max_rolls(void) {
    return CHINCZYK_MAX_ROLLS;
}
