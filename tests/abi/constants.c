/* SPDX-License-Identifier: MIT */
/* The limits of the header are those of the library. Prints what differs. */
#include <chinczyk.h>
#include <stdio.h>

int main(void) {
    const struct {
        const char *name;
        int32_t header, library;
    } limits[] = {
        {"CHINCZYK_MAX_COLOURS", CHINCZYK_MAX_COLOURS, chinczyk_max_colours()},
        {"CHINCZYK_MAX_PAWNS", CHINCZYK_MAX_PAWNS, chinczyk_max_pawns()},
        {"CHINCZYK_MAX_ROBBERS", CHINCZYK_MAX_ROBBERS, chinczyk_max_robbers()},
        {"CHINCZYK_MAX_MOVES", CHINCZYK_MAX_MOVES, chinczyk_max_moves()},
        {"CHINCZYK_MAX_FACES", CHINCZYK_MAX_FACES, chinczyk_max_faces()},
        {"CHINCZYK_MAX_EVENTS", CHINCZYK_MAX_EVENTS, chinczyk_max_events()},
        {"CHINCZYK_MAX_PATH", CHINCZYK_MAX_PATH, chinczyk_max_path()},
        {"CHINCZYK_MAX_MEASURES", CHINCZYK_MAX_MEASURES, chinczyk_max_measures()},
        {"CHINCZYK_MAX_BINS", CHINCZYK_MAX_BINS, chinczyk_max_bins()},
        {"CHINCZYK_MAX_ROLLS", CHINCZYK_MAX_ROLLS, chinczyk_max_rolls()},
        {"CHINCZYK_BASE", CHINCZYK_BASE, chinczyk_base()},
        {"CHINCZYK_LANE", CHINCZYK_LANE, chinczyk_lane()},
        {"CHINCZYK_ROBBER", CHINCZYK_ROBBER, chinczyk_robber()},
        {"CHINCZYK_NONE", CHINCZYK_NONE, chinczyk_none()},
    };
    int faults = 0;

    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        if (limits[i].header != limits[i].library) {
            printf("%s is %d in the header and %d in the library\n", limits[i].name,
                   (int)limits[i].header, (int)limits[i].library);
            faults++;
        }
    return faults > 0;
}
