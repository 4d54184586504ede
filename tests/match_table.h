/* SPDX-License-Identifier: MIT */
/* Matches at the table: short games that the tests lead where they want them. */
#ifndef MATCH_TABLE_H
#define MATCH_TABLE_H

#include <chinczyk.h>
#include <criterion/criterion.h>

/* A pawn each, out of base by a six, home by an exact roll: who rolls ones stays in base.
 * For two to four players; player 0 begins the first game. */
#define SHORT_RULES "tournament,track_length=24,lap_length=24,home_length=1,pawns=1,first=fixed"
/* The same, played for all places. */
#define LONG_RULES SHORT_RULES ",finish=all-places"

/* A match of these rules, for so many players; the caller frees it. */
chinczyk_match *match_of(const char *rules, int32_t players, int32_t wins, uint64_t clock);

/* The same, of seats and settings. */
chinczyk_match *match_seated(const char *rules, const char *seats,
                             const chinczyk_match_settings *settings);

/* Settings with these wins and clocks, the rest as they are without. */
chinczyk_match_settings match_settings(int32_t wins, uint64_t clock);

chinczyk_standings match_standings(const chinczyk_match *match);

/* This player alone gets on, until home; the others roll ones. */
void match_bring_home(chinczyk_match *match, int32_t player);

/* One random act, of any kind that a caller has. 0 once the match is over. */
int match_act(chinczyk_match *match, uint64_t *random);

/* The text of a match, which the caller frees; a match from its text. */
char *match_save(const chinczyk_match *match);
chinczyk_match *match_load(const char *text);

/* These are the players from the first place on, "0 2 1"; of equal ones the lower first. */
void match_is_ranked(const chinczyk_match *match, const char *players);

/* Everything that can be seen of two matches is equal, their texts too. */
void match_is_same(const chinczyk_match *match, const chinczyk_match *other);

#endif
