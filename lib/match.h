/* SPDX-License-Identifier: MIT */
/*
 * A match stands on the public interface of games: it adds what a game does not know,
 * who left the match and who lost a game on time.
 *
 * Both are noted with the number of steps after which they happened. A note counts
 * while the game has at least so many steps, so undo and redo need nothing more; a new
 * step drops the notes that it makes unreachable.
 */
#ifndef LIB_MATCH_H
#define LIB_MATCH_H

#include <chinczyk.h>

/* The tags of a saved match: of the first game, */
#define TAG_MATCH_WINS "MatchWins"
#define TAG_MATCH_CLOCK "MatchClock"
#define TAG_MATCH_SEED "MatchSeed"
#define TAG_MATCH_FIRST "MatchFirst"
/* of each game, */
#define TAG_MATCH_GAME "MatchGame"
#define TAG_MATCH_FALLEN "MatchFallen"
#define TAG_MATCH_LEFT "MatchLeft"
/* and of the last one. */
#define TAG_MATCH_TIMES "MatchTimes"

enum {
    MATCH_PLAYERS = CHINCZYK_MAX_COLOURS,
    MATCH_MOST_WINS = 1000,
    /* Room for the text of a position at the beginning of a game. */
    MATCH_START_TEXT = 128
};

/* A player left the match after so many steps of a game. */
struct leaver {
    uint32_t after;
    int32_t player;
};

/* A game of the match. */
struct round {
    struct round *next;
    chinczyk_game *game;
    /* Which step each player's fallen flag is; 0 for none. */
    uint32_t fell_after[MATCH_PLAYERS];
    /* In the order of `after`; the first ones count now. */
    struct leaver leaver[MATCH_PLAYERS];
    uint32_t leavers;
};

struct chinczyk_match {
    chinczyk_allocator allocator;
    chinczyk_rules rules;
    char seats[MATCH_PLAYERS + 1];
    chinczyk_match_settings settings;
    int32_t players;
    struct round *first;
    struct round *round; /* the last one */
    uint64_t seeds;      /* the generator of the games' seeds, behind the last one */
    uint64_t time_left[MATCH_PLAYERS];
    /* What the games before the last one led to. */
    int32_t games;
    int32_t wins[MATCH_PLAYERS];
    int32_t gone[MATCH_PLAYERS]; /* who left during them, in that order */
    int32_t gone_count;
};

/* Whether a player still plays the last game. */
int chinczyk_match_plays(const chinczyk_match *match, int32_t player);

/* Whether a flag that fell in a game counts now. */
int chinczyk_match_has_fallen(const struct round *round, int32_t player);

/* When a player left the match, from 1; 0 for one who is in it. */
int32_t chinczyk_match_leave_order(const chinczyk_match *match, int32_t player);

/* Whoever takes the first place of the last game has won it, or CHINCZYK_NONE. */
int32_t chinczyk_match_game_winner(const chinczyk_match *match);

/* Who has won the match, or CHINCZYK_NONE. */
int32_t chinczyk_match_winner(const chinczyk_match *match);

#endif
