/* SPDX-License-Identifier: MIT */
/* Why a piece may not move: each reason with all that it tells. That a reason is given if and
 * only if there is no move is shown on random games in why_random.c. */
#include <chinczyk.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_SIZE = 256, PAIR = CHINCZYK_MOVE_PAIR, R0 = CHINCZYK_ROBBER, R1 = CHINCZYK_ROBBER + 1 };

static const char *const names[] = {
    "may-move",   "gone",       "over",         "finished",   "roll-off",   "not-on-turn",
    "roll-due",   "forfeited",  "saved",        "no-pair",    "at-end",     "needs-exit",
    "home-move",  "pair-lane",  "too-far",      "bounce-far", "own-square", "jump",
    "block-jump", "home-jump",  "own-piece",    "block",      "safe",       "no-free-square",
    "must-exit",  "must-clear", "must-capture",
};

static size_t put(char *text, size_t length, const char *name, int32_t value) {
    if (value == CHINCZYK_NONE)
        return length;
    return length + (size_t)snprintf(text + length, TEXT_SIZE - length, " %s=%d", name, value);
}

static size_t put_set(char *text, size_t length, const char *name, uint32_t set) {
    for (int32_t member = 0; member < 32; member++)
        if (set >> member & 1)
            length = put(text, length, name, member);
    return length;
}

/* All that is set, in one line. */
static void describe(const chinczyk_why *why, char text[TEXT_SIZE]) {
    size_t length = (size_t)snprintf(text, TEXT_SIZE, "%s", names[why->reason]);
    length = put(text, length, "player", why->player);
    length = put(text, length, "piece", why->piece);
    length = put(text, length, "partner", why->partner);
    length = put(text, length, "from", why->from_square);
    length = put(text, length, "to", why->to_square);
    length = put(text, length, "at", why->square);
    length = put(text, length, "value", why->value == 0 ? CHINCZYK_NONE : why->value);
    length = put_set(text, length, "of", why->pieces);
    put_set(text, length, "face", why->faces);
    cr_assert(why->reserved[0] == 0 && why->reserved[1] == 0);
}

static chinczyk_game *game;

static void clear(void) {
    chinczyk_game_free(game);
    game = NULL;
}

TestSuite(why, .fini = clear);

static void given(const char *rules, const char *position) {
    chinczyk_rules read;
    chinczyk_error error;
    clear();
    cr_assert_eq(chinczyk_rules_parse(rules, &read, sizeof read, &error), CHINCZYK_OK, "%s: %s",
                 rules, error.reason);
    cr_assert_eq(chinczyk_game_new_at(&read, position, 1, NULL, &game, &error), CHINCZYK_OK,
                 "%s: %s: %s", rules, position, error.reason);
}

/* The answer is exactly this. */
#define told(piece, flags, face, text) told_at(__LINE__, piece, flags, face, text)

static void told_at(int line, int32_t piece, uint32_t flags, int32_t face, const char *wanted) {
    chinczyk_why why;
    char got[TEXT_SIZE];
    memset(&why, 0xff, sizeof why);
    cr_assert_eq(chinczyk_game_why(game, piece, flags, face, &why), CHINCZYK_OK, "line %d", line);
    describe(&why, got);
    cr_assert(strcmp(got, wanted) == 0, "line %d\n  wanted %s\n  got    %s", line, wanted, got);
}

Test(why, a_piece_may_move) {
    given("polish", "0.1. 3,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -");
    told(0, 0, 0, "may-move player=0 piece=0 from=3 to=9");
    told(1, 0, 0, "may-move player=0 piece=1 from=-1 to=0");
    /* Those in one base are one choice (rules 3.3). */
    told(3, 0, 0, "may-move player=0 piece=1 from=-1 to=0");
    given("blockade", "0.1. b,3,3,b/./b,b,b,b/. 0 move:6 t1s1 -");
    told(1, PAIR, 0, "may-move player=0 piece=1 partner=2 from=3 to=9");
    told(2, PAIR, 0, "may-move player=0 piece=1 partner=2 from=3 to=9");
    told(2, 0, 0, "may-move player=0 piece=1 from=3 to=9");
    /* To where it stands in the end: bounced, slid, or on a shield. */
    given("polish,overshoot=bounce", "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 5, "may-move player=0 piece=0 from=39 to=102");
    given("polish,capture=none", "0.1. 3,b,b,b/./7,8,b,b/. 0 roll t0s0 -");
    told(0, 0, 4, "may-move player=0 piece=0 from=3 to=9");
    given("british", "0.1. 3,b,b,b/./7,7,b,b/. 0 roll t0s0 -");
    told(0, 0, 4, "may-move player=0 piece=0 from=3 to=7");
}

Test(why, robbers_may_move) {
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@3 0 roll t0s0 -");
    told(R0, 0, 6, "may-move player=0 piece=24 from=-1 to=20");
    told(R0, 0, 5, "needs-exit player=0 piece=24 from=-1 face=6");
    told(R1, 0, 0, "not-on-turn player=1 piece=25 from=3");
    told(R1, 0, 5, "may-move player=1 piece=25 from=3 to=38");
    /* Two that wait together are one choice; two elsewhere are not. */
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,0@b 0 roll t0s0 -");
    told(R1, 0, 6, "may-move player=0 piece=24 from=-1 to=20");
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b 0 roll t0s0 -");
    told(R1, 0, 6, "may-move player=1 piece=25 from=-1 to=0");
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@5,0@b 0 roll t0s0 -");
    told(R1, 0, 6, "may-move player=0 piece=25 from=-1 to=20");
    told(R0, 0, 6, "may-move player=0 piece=24 from=5 to=39");
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,0@5 0 roll t0s0 -");
    told(R1, 0, 6, "may-move player=0 piece=25 from=5 to=39");
}

Test(why, nobody_may_move) {
    given("polish", "012. x/b,b,b,b/3,b,b,b/. 1 roll t0s0 x0");
    told(0, 0, 0, "gone piece=0");
    told(0, 0, 6, "gone piece=0");
    told(3, PAIR, 0, "gone piece=3");
    given("robber", "0.1. b,b,b,b/./x/./r0@b 1 over t0s0 0,x1");
    told(R1, 0, 0, "gone piece=25");
    told(R0, 0, 6, "over player=0 piece=24 from=-1");
    told(0, 0, 0, "over player=0 piece=0 from=-1");
    given("polish,win_pawns=1", "012. 103,5,b,b/b,b,b,b/b,b,b,b/. 1 move:6 t1s1 0");
    told(1, 0, 0, "finished player=0 piece=1 from=5");
    told(1, 0, 3, "finished player=0 piece=1 from=5");
    given("polish", "0.1. b,b,b,b/./b,b,b,b/. 1 off:3,_ t0s0 -");
    told(0, 0, 0, "roll-off player=0 piece=0 from=-1");
    told(8, 0, 0, "roll-off player=1 piece=8 from=-1");
    told(8, 0, 6, "may-move player=1 piece=8 from=-1 to=20");
    told(0, 0, 3, "needs-exit player=0 piece=0 from=-1 face=6");
    given("polish", "0.1. 3,b,b,b/./b,b,b,b/. 1 roll t0s0 -");
    told(8, 0, 0, "roll-due player=1 piece=8 from=-1");
    told(0, 0, 0, "not-on-turn player=0 piece=0 from=3 value=1");
    given("polish", "0.1. 3,b,b,b/./b,b,b,b/. 1 move:6 t1s1 -");
    told(8, 0, 0, "may-move player=1 piece=8 from=-1 to=20");
    told(0, 0, 0, "not-on-turn player=0 piece=0 from=3 value=1");
}

Test(why, a_face_that_is_not_moved) {
    given("british", "0.1. 3,b,b,b/./b,b,b,b/. 0 roll t0s2 -");
    told(0, 0, 6, "forfeited player=0 piece=0 from=3 value=3");
    told(0, 0, 5, "may-move player=0 piece=0 from=3 to=8");
    /* Others would begin a turn. */
    told(8, 0, 6, "may-move player=1 piece=8 from=-1 to=26");
    given("british", "0.1. 3,b,b,b/./b,b,b,b/. 0 move:6 t1s2 -");
    told(0, 0, 6, "may-move player=0 piece=0 from=3 to=9");
    told(0, 0, 2, "may-move player=0 piece=0 from=3 to=5");
    given("polish,combine_rolls=yes", "0.1. 3,b,b,b/./13,b,b,b/. 0 roll:6 t1s1 -");
    told(0, 0, 6, "saved player=0 piece=0 from=3");
    told(0, 0, 5, "may-move player=0 piece=0 from=3 to=14");
    told(1, 0, 5, "may-move player=0 piece=1 from=-1 to=5");
    told(8, 0, 5, "may-move player=1 piece=8 from=13 to=18");
    told(0, 0, 0, "roll-due player=0 piece=0 from=3");
}

Test(why, pairs) {
    given("blockade", "0.1. 3,3,b,b/./b,b,b,b/. 0 roll t0s0 -");
    told(1, PAIR, 0, "roll-due player=0 piece=0 partner=1 from=3");
    told(2, PAIR, 6, "no-pair player=0 piece=2 from=-1");
    given("blockade", "0.1. 3,4,100,b/./5,b,b,b/. 0 roll t0s0 -");
    told(0, PAIR, 1, "no-pair player=0 piece=0 from=3");
    told(2, PAIR, 1, "no-pair player=0 piece=2 from=100");
    /* Two of different colours are none. */
    given("blockade,safe_landing=share,safe_start=own", "0.1. 20,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    told(0, PAIR, 1, "no-pair player=0 piece=0 from=20");
    given("ludo", "0.1. 3,3,b,b/./b,b,b,b/. 0 roll t0s0 -");
    told(0, PAIR, 1, "no-pair player=0 piece=0 from=3");
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@9,1@3 0 roll t0s0 -");
    told(R0, PAIR, 1, "no-pair player=0 piece=24 from=9");
    given("blockade", "0.1. 38,38,b,b/./b,b,b,b/. 0 roll t0s0 -");
    told(0, PAIR, 1, "may-move player=0 piece=0 partner=1 from=38 to=39");
    told(0, PAIR, 2, "pair-lane player=0 piece=0 partner=1 from=38");
    told(0, 0, 2, "may-move player=0 piece=0 from=38 to=100");
}

Test(why, the_end_of_the_way) {
    given("polish", "0.1. 103,101,38,b/./30,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 1, "at-end player=0 piece=0 from=103");
    told(1, 0, 3, "too-far player=0 piece=1 from=101 value=1");
    told(2, 0, 6, "too-far player=0 piece=2 from=38 value=1");
    given("polish,home_move=forbidden", "0.1. 103,101,38,b/./30,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 1, "at-end player=0 piece=0 from=103");
    told(1, 0, 1, "home-move player=0 piece=1 from=101");
    given("british", "0.1. 105,105,103,b/./30,b,b,b/. 0 roll t0s0 -");
    told(1, 0, 1, "at-end player=0 piece=0 from=105");
    told(2, 0, 6, "too-far player=0 piece=2 from=103 value=4");
    /* Who may turn back, but too far; and who may not. */
    given("polish,overshoot=bounce,home_length=4", "0.1. 102,39,b,b/./30,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 3, "too-far player=0 piece=0 from=102 value=2");
    given("polish,overshoot=bounce,pawns=1,home_length=2", "0.1. 39/./30/. 0 roll t0s0 -");
    told(0, 0, 3, "may-move player=0 piece=0 from=39 to=100");
    told(0, 0, 4, "bounce-far player=0 piece=0 from=39 value=2");
    given("polish,overshoot=bounce-all", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 4, "own-square player=0 piece=0 from=101 to=101");
    told(0, 0, 6, "bounce-far player=0 piece=0 from=101 value=4");
    /* Out of base and past the end with one combined roll. */
    given("polish,combine_rolls=yes,colours=2,track_length=12,lap_length=7,pawns=1,home_length=1",
          "01 b/b 0 roll:6+6 t2s2 -");
    told(0, 0, 2, "too-far player=0 piece=0 from=-1 value=1");
    told(0, 0, 1, "may-move player=0 piece=0 from=-1 to=100");
}

Test(why, needs_an_exit) {
    given("polish,exit_faces=16", "0.1. 3,b,b,b/./30,b,b,b/. 0 move:5 t1s0 -");
    told(1, 0, 0, "needs-exit player=0 piece=1 from=-1 face=1 face=6");
    told(3, 0, 0, "needs-exit player=0 piece=1 from=-1 face=1 face=6");
}

Test(why, a_robber_comes_round) {
    given("robber,combine_rolls=yes,colours=2,track_length=12,lap_length=12",
          "01 b,b,b,b/b,b,b,b/r0@3,1@b 0 roll:6 t1s1 -");
    told(R0, 0, 5, "may-move player=0 piece=24 from=3 to=4");
    given("robber,combine_rolls=yes,colours=2,track_length=12,lap_length=12,bonus_faces=456",
          "01 b,b,b,b/b,b,b,b/r0@3,1@b 0 roll:5+4 t2s2 -");
    told(R0, 0, 3, "own-square player=0 piece=24 from=3 to=3");
}

Test(why, somebody_in_the_way) {
    given("polish,jump=forbidden", "0.1. 3,5,101,39/./8,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 4, "jump player=0 piece=0 from=3 to=7 at=5 of=1");
    told(1, 0, 4, "jump player=0 piece=1 from=5 to=9 at=8 of=8");
    told(3, 0, 3, "home-jump player=0 piece=3 from=39 to=102 at=101 of=2");
    given("ludo,jump=forbidden,home_jump=allowed,safe_start=any",
          "0.1. 10,b,b,b/./13,13,b,b/. 0 roll t0s0 -");
    told(0, 0, 5, "jump player=0 piece=0 from=10 to=15 at=13 of=8 of=9");
    given("robber,jump=forbidden", "0.1. b,b,b,b/./14,b,b,b/./r0@17,1@16 0 roll t0s0 -");
    told(R0, 0, 6, "jump player=0 piece=24 from=17 to=11 at=16 of=25");
    /* Around the whole ring, past where it stood, to somebody behind. */
    given("robber,jump=forbidden,combine_rolls=yes,colours=2,track_length=12,lap_length=12,"
          "bonus_faces=456",
          "01 2,b,b,b/b,b,b,b/r0@3,1@b 0 roll:5+4 t2s2 -");
    told(R0, 0, 3, "jump player=0 piece=24 from=3 to=3 at=2 of=0");
    given("polish,home_jump=forbidden", "0.1. 3,4,101,39/./8,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 5, "may-move player=0 piece=0 from=3 to=8");
    told(3, 0, 4, "home-jump player=0 piece=3 from=39 to=103 at=101 of=2");
    /* There and back: the last square, the square that it left, the centre. */
    given("polish,overshoot=bounce,home_jump=forbidden",
          "0.1. 39,103,b,b/./30,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 5, "home-jump player=0 piece=0 from=39 to=102 at=103 of=1");
    given("british,overshoot=bounce-all,home_jump=forbidden",
          "0.1. 103,105,102,102/./30,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 5, "own-piece player=0 piece=0 from=103 to=102 at=102 of=2 of=3");
    told(0, 0, 6, "home-jump player=0 piece=0 from=103 to=101 at=102 of=2 of=3");
    given("blockade", "0.1. 3,b,b,b/./5,5,b,b/. 0 roll t0s0 -");
    told(0, 0, 4, "block-jump player=0 piece=0 from=3 to=7 at=5 of=8 of=9");
    given("blockade", "0.1. 3,3,4,4/./5,5,b,b/. 0 roll t0s0 -");
    told(0, PAIR, 4, "block-jump player=0 piece=0 partner=1 from=3 to=7 at=5 of=8 of=9");
    given("british,block_jump=forbidden,home_jump=forbidden",
          "0.1. 49,100,b,b/./50,50,b,b/. 0 roll t0s0 -");
    told(0, 0, 3, "block-jump player=0 piece=0 from=49 to=101 at=50 of=8 of=9");
}

Test(why, no_room) {
    given("polish", "0.1. 0,3,101,b/./30,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 3, "own-piece player=0 piece=0 from=0 to=3 at=3 of=1");
    told(3, 0, 6, "own-piece player=0 piece=3 from=-1 to=0 at=0 of=0");
    given("polish", "0101 0,3,101,39/5,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -");
    told(3, 0, 2, "own-piece player=0 piece=3 from=39 to=101 at=101 of=2");
    given("polish", "0101 3,b,b,b/b,b,b,b/5,b,b,b/b,b,b,b 0 roll t0s0 -");
    told(0, 0, 2, "own-piece player=0 piece=0 from=3 to=5 at=5 of=8");
    given("robber", "0.1. 20,17,b,b/./b,b,b,b/./r0@b,0@18 0 roll t0s0 -");
    told(R0, 0, 6, "own-piece player=0 piece=24 from=-1 to=20 at=20 of=0");
    told(R1, 0, 1, "own-piece player=0 piece=25 from=18 to=17 at=17 of=1");
    told(1, 0, 1, "own-piece player=0 piece=1 from=17 to=18 at=18 of=25");
    /* A pair needs the square for itself; of several who share it, only its own count. */
    given("blockade", "0.1. 3,3,5,b/./b,b,b,b/. 0 roll t0s0 -");
    told(0, PAIR, 2, "own-piece player=0 piece=0 partner=1 from=3 to=5 at=5 of=2");
    given("polish,safe_start=own,safe_landing=share", "0.1. 20,19,b,b/./20,b,b,b/. 0 roll t0s0 -");
    told(1, 0, 1, "own-piece player=0 piece=1 from=19 to=20 at=20 of=0");
}

/* Whoever enters and walks on must be able to enter (rules 3.7). */
Test(why, no_room_to_enter) {
    given("polish,combine_rolls=yes", "0.1. 0,3,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    told(2, 0, 3, "own-piece player=0 piece=2 from=-1 to=0 at=0 of=0");
    given("polish,combine_rolls=yes", "0.1. 1,3,b,b/./30,b,b,b/. 0 roll:6 t1s1 -");
    told(2, 0, 3, "own-piece player=0 piece=2 from=-1 to=3 at=3 of=1");
    given("blockade,combine_rolls=yes", "0.1. 1,3,b,b/./0,0,b,b/. 0 roll:6 t1s1 -");
    told(2, 0, 3, "block player=0 piece=2 from=-1 to=0 at=0 of=8 of=9");
    given("robber,combine_rolls=yes", "0.1. 20,b,b,b/./18,b,b,b/./r0@b,1@b 0 roll:6 t1s1 -");
    told(R0, 0, 3, "own-piece player=0 piece=24 from=-1 to=20 at=20 of=0");
    /* A safe opponent on the start does not hinder, nor may anybody there be jumped over. */
    given("polish,combine_rolls=yes,safe_squares=0+3,jump=forbidden",
          "0.1. b,b,b,b/./0,2,3,b/. 0 roll:6 t1s1 -");
    told(2, 0, 3, "jump player=0 piece=0 from=-1 to=3 at=2 of=9");
    told(2, 0, 2, "may-move player=0 piece=0 from=-1 to=2");
    given("polish,combine_rolls=yes,safe_squares=0+3", "0.1. b,b,b,b/./0,2,3,b/. 0 roll:6 t1s1 -");
    told(2, 0, 3, "safe player=0 piece=0 from=-1 to=3 at=3 of=10");
}

Test(why, somebody_may_not_be_captured) {
    given("blockade", "0.1. 3,b,b,b/./5,5,0,0/. 0 roll t0s0 -");
    told(0, 0, 2, "block player=0 piece=0 from=3 to=5 at=5 of=8 of=9");
    told(1, 0, 6, "block player=0 piece=1 from=-1 to=0 at=0 of=10 of=11");
    given("british", "0.1. 3,b,b,b/./0,0,b,b/. 0 roll t0s0 -");
    told(1, 0, 6, "block player=0 piece=1 from=-1 to=0 at=0 of=8 of=9");
    given("polish,safe_start=own", "0.1. 19,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 1, "safe player=0 piece=0 from=19 to=20 at=20 of=8");
    given("robber,safe_start=own", "0.1. b,b,b,b/./20,b,b,b/./r0@21,1@b 0 roll t0s0 -");
    told(R0, 0, 1, "safe player=0 piece=24 from=21 to=20 at=20 of=8");
    given("polish,capture=none,slide=back", "0.1. 3,b,b,b/./4,0,b,b/. 0 roll t0s0 -");
    told(0, 0, 1, "no-free-square player=0 piece=0 from=3 to=4 at=4 of=8");
    told(1, 0, 6, "no-free-square player=0 piece=1 from=-1 to=0 at=0 of=9");
    /* Of those who share it, not the one who may be captured. */
    given("polish,safe_start=own,safe_landing=share", "0.1. 19,b,b,b/./20,b,b,b/. 0 roll t0s0 -");
    told(0, 0, 1, "may-move player=0 piece=0 from=19 to=20");
}

Test(why, another_must_move) {
    given("tournament", "0.1. 3,b,b,b/./5,b,b,b/. 0 move:6 t1s1 -");
    told(0, 0, 0, "must-exit player=0 piece=0 from=3 to=9 of=1");
    told(2, 0, 0, "may-move player=0 piece=1 from=-1 to=0");
    given("polish,start_clear=mandatory", "0.1. 3,0,b,b/./5,b,b,b/. 0 move:5 t1s0 -");
    told(0, 0, 0, "must-clear player=0 piece=0 from=3 to=8 of=1");
    given("polish,capture_priority=mandatory", "0.1. 3,0,10,b/./5,12,b,b/. 0 move:2 t1s0 -");
    told(1, 0, 0, "must-capture player=0 piece=1 from=0 to=2 of=0 of=2");
    told(0, 0, 0, "may-move player=0 piece=0 from=3 to=5");
    /* A pass beside it is no piece. */
    given("polish,capture_priority=mandatory,passing=allowed",
          "0.1. 3,0,10,b/./5,12,b,b/. 0 move:2 t1s0 -");
    told(1, 0, 0, "must-capture player=0 piece=1 from=0 to=2 of=0 of=2");
    /* What hinders a piece goes before what it owes. */
    given("tournament", "0.1. 3,9,b,b/./5,b,b,b/. 0 move:6 t1s1 -");
    told(0, 0, 0, "own-piece player=0 piece=0 from=3 to=9 at=9 of=1");
    /* Of two obligations the one that forbids it. */
    const char *both = "tournament,start_clear=mandatory,capture_priority=mandatory";
    given(both, "0101 3,b,b,b/b,b,b,b/b,b,b,b/0,b,b,b 0 move:6 t1s1 -");
    told(0, 0, 0, "must-exit player=0 piece=0 from=3 to=9 of=1");
    told(8, 0, 0, "must-capture player=0 piece=8 from=-1 to=20 of=1");
    given(both, "0101 0,3,b,b/8,b,b,b/20,b,b,b/b,b,b,b 0 move:5 t1s0 -");
    told(0, 0, 0, "may-move player=0 piece=0 from=0 to=5");
    told(1, 0, 0, "must-clear player=0 piece=1 from=3 to=8 of=0 of=8");
    given(both, "0101 0,3,b,b/25,b,b,b/20,b,b,b/b,b,b,b 0 move:5 t1s0 -");
    told(0, 0, 0, "must-capture player=0 piece=0 from=0 to=5 of=8");
    told(1, 0, 0, "must-clear player=0 piece=1 from=3 to=8 of=8");
    /* A piece that owes the move of its pair. */
    given("blockade,capture_priority=mandatory", "0.1. 3,3,b,b/./5,5,b,b/. 0 move:2 t1s0 -");
    told(0, 0, 0, "block player=0 piece=0 from=3 to=5 at=5 of=8 of=9");
    given("blockade,capture_priority=mandatory,safe_squares=5,safe_landing=share",
          "0.1. 3,3,b,b/./5,b,b,b/. 0 move:2 t1s0 -");
    told(0, 0, 0, "may-move player=0 piece=0 from=3 to=5");
}

/* Nothing has moved since a roll was lost: it can still be told why. */
Test(why, after_the_roll_was_lost) {
    given("polish", "0.1. 103,102,101,39/./30,b,b,b/. 0 roll t0s0 -");
    cr_assert_eq(chinczyk_game_roll(game, 5, NULL), CHINCZYK_OK);
    cr_assert_eq(chinczyk_game_player(game), 1);
    told(3, 0, 0, "not-on-turn player=0 piece=3 from=39 value=1");
    told(0, 0, 5, "at-end player=0 piece=0 from=103");
    told(1, 0, 5, "too-far player=0 piece=1 from=102 value=4");
    told(3, 0, 5, "too-far player=0 piece=3 from=39 value=1");
}

static void is_refused(const chinczyk_game *of, int32_t piece, uint32_t flags, int32_t face) {
    chinczyk_why why, zero;
    memset(&why, 0xff, sizeof why);
    memset(&zero, 0, sizeof zero);
    cr_assert_eq(chinczyk_game_why(of, piece, flags, face, &why), CHINCZYK_ERROR_INVALID_ARGUMENT,
                 "%d %u %d", piece, flags, face);
    cr_assert_eq(memcmp(&why, &zero, sizeof why), 0);
}

Test(why, what_is_refused) {
    given("polish,pawns=2", "0.1. 3,b/./b,b/. 0 move:6 t1s1 -");
    told(1, 0, 6, "may-move player=0 piece=1 from=-1 to=0");
    is_refused(NULL, 0, 0, 0);
    cr_assert_eq(chinczyk_game_why(game, 0, 0, 0, NULL), CHINCZYK_ERROR_INVALID_ARGUMENT);
    int32_t none[] = {INT32_MIN, CHINCZYK_NONE, -1, 2, 3, 4, 10, 16, 20, R0, R1, 26, INT32_MAX};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        is_refused(game, none[i], 0, 0);
    for (int bit = 0; bit < 32; bit++)
        if (UINT32_C(1) << bit != PAIR)
            is_refused(game, 0, UINT32_C(1) << bit, 0);
    is_refused(game, 0, 0, -1);
    is_refused(game, 0, 0, 7);
    given("robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@3 0 roll t0s0 -");
    told(R1, 0, 1, "may-move player=1 piece=25 from=3 to=2");
    is_refused(game, 26, 0, 0);
}
