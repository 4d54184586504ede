/* SPDX-License-Identifier: MIT */
/*
 * Rules and seats, compiled once into what play asks for. Never changes while a
 * game lasts.
 *
 * Inside the library a pawn is known by its *progress*: 0 in base, 1 on its
 * start, up to `lap` on the track, then the lane, then the centre where there is
 * one, up to `last`.
 */
#ifndef LIB_RULESET_H
#define LIB_RULESET_H

#include <chinczyk.h>

enum {
    COLOURS = CHINCZYK_MAX_COLOURS,
    PAWNS = CHINCZYK_MAX_PAWNS,
    ROBBERS = CHINCZYK_MAX_ROBBERS,
    NOBODY = 0xff,
    LONGEST_TRACK = 96,
    LONGEST_LANE = 9, /* the centre included */
    ABSENT = 112,     /* the progress of a pawn that is not there; no move reaches it */
    NEVER = 256       /* more bonus faces in a row than are counted */
};

struct ruleset {
    chinczyk_rules rules;
    uint64_t safe[2];    /* squares of the track on which every pawn is safe */
    uint64_t mixed[2];   /* squares of the track that two players may share */
    uint64_t hash;       /* of the rules and the seats */
    uint32_t absent;     /* bit 7 of each byte of a word of pawns that holds none */
    uint32_t until_lap;  /* less a word of pawns has bit 7 of those no further than the */
    uint32_t until_last; /* lap, or the last progress */
    uint64_t mover[COLOURS][PAWNS]; /* of each pawn, moves_way() but for the squares */
    int16_t square[COLOURS][128];   /* of each progress, as the public interface numbers it */
    uint32_t pawns_of[COLOURS];     /* set of each player's pawns, as pieces */
    uint8_t start[COLOURS];         /* track square of each colour's start */
    uint8_t owner[COLOURS];         /* player, or NOBODY */
    uint8_t colours_of[COLOURS];    /* set of each player's colours */
    uint8_t colour_of[COLOURS];     /* the lowest of these */
    uint8_t after[COLOURS];         /* the next player in seat order */
    uint8_t players;
    uint8_t colours;
    uint8_t seated; /* set of the colours that have an owner */
    uint8_t track;  /* squares of the ring */
    uint8_t lap;
    uint8_t last;        /* the last progress */
    uint8_t home_first;  /* the least progress that is home */
    int16_t home_square; /* its square, as the public interface numbers it */
    uint8_t pawns;
    uint8_t finishers;        /* pawns of a colour beyond the rest of its way that finish it,
                                 those that are not there included */
    uint8_t lane_limit;       /* pawns of one colour on one lane square */
    uint8_t series_limit;     /* the bonus face in a row that ends a combined series */
    uint16_t bonus_end;       /* the bonus face in a row from which on none grants a roll */
    uint16_t forfeit_at;      /* the bonus face in a row that loses the turn */
    uint8_t obliges;          /* some obligation or passing may change the legal moves */
    uint8_t shares;           /* pieces may share a square of the track */
    uint8_t heeds_way;        /* pieces on the track may be in the way */
    uint8_t heeds_lane;       /* and so may own pawns in the lane */
    uint8_t track_ends_tries; /* under plain rules no tries with a pawn on the track */
    int16_t quiet_end;        /* a piece that comes to rest on a square below ends no game and
                                 leaves no try; CHINCZYK_LANE or, where that is not sure, 0 */
    uint8_t hindered;    /* others than pawns of its colour, and own robbers, may hinder a pawn */
    uint8_t only_blocks; /* but only a block, */
    uint8_t only_exits;  /* and only one that leaves its base */
    uint8_t alone;       /* players of one colour, who move one face; a pawn is only hindered by
                            one of its colour, or an own robber, where it lands; no obligation */
    uint8_t plain;       /* players of one colour, whose pawns pass and land freely but for
                            one a square, and no obligation but exits: the legal moves are
                            found for all pawns at once */
};

static inline int ruleset_is_centre(const struct ruleset *rs, unsigned progress) {
    return rs->rules.home_centre && progress == rs->last;
}

/* Rules 3.1: an arrival home ends on a home square and began on none. */
static inline int ruleset_arrives_home(const struct ruleset *rs, unsigned from, unsigned to) {
    return to >= rs->home_first && from < rs->home_first;
}

/* The square of any progress, as the public interface numbers it. */
static inline int ruleset_square(const struct ruleset *rs, unsigned colour, unsigned progress) {
    return rs->square[colour][progress];
}

/* The track square of a progress from 1 to lap. */
static inline unsigned ruleset_track_square(const struct ruleset *rs, unsigned colour,
                                            unsigned progress) {
    return (unsigned)rs->square[colour][progress];
}

/* The progress on a track square, or 0 where the colour never comes there. */
static inline unsigned ruleset_track_progress(const struct ruleset *rs, unsigned colour,
                                              unsigned square) {
    unsigned walked = square + rs->track - rs->start[colour];

    if (walked >= rs->track)
        walked -= rs->track;
    return walked < rs->lap ? walked + 1 : 0;
}

/* The progress on any square, or -1 where the colour never comes there. */
int chinczyk_ruleset_progress(const struct ruleset *rs, unsigned colour, int64_t square);

static inline int ruleset_is_safe(const struct ruleset *rs, unsigned colour, unsigned square) {
    return (int)(rs->safe[square >> 6] >> (square & 63) & 1) ||
           (rs->rules.safe_start == CHINCZYK_SAFE_OWN && square == rs->start[colour]);
}

static inline int ruleset_is_mixed(const struct ruleset *rs, unsigned square) {
    return rs->mixed[square >> 6] >> (square & 63) & 1;
}

/* Whether the game began with such a piece. */
static inline int ruleset_has_piece(const struct ruleset *rs, int32_t piece) {
    if (piece >= CHINCZYK_ROBBER)
        return rs->rules.robbers && piece < CHINCZYK_ROBBER + ROBBERS;
    return piece >= 0 && rs->owner[piece / PAWNS] != NOBODY && (unsigned)piece % PAWNS < rs->pawns;
}

/* The player opposite, in a game for two. */
static inline unsigned ruleset_opponent(unsigned player) {
    return 1 - player;
}

/*
 * Compiles checked rules and the text of seats. PARSE for a text that is not of
 * the form, INVALID_ARGUMENT for seats that these rules do not have.
 */
chinczyk_status chinczyk_ruleset_compile(struct ruleset *rs, const chinczyk_rules *rules,
                                         const char *seats, size_t length, chinczyk_error *error);

#endif
