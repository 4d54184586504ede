/* SPDX-License-Identifier: MIT */
/* Texts of positions: the form, what the rules can hold, and strange ones that they can. */
#include "script.h"
#include "walk.h"

#include <string.h>

static chinczyk_status try_position(const char *rules, const char *text, chinczyk_error *error) {
    chinczyk_rules parsed = script_rules(rules);
    chinczyk_game *game = (chinczyk_game *)&parsed;
    memset(error, 0x55, sizeof *error);
    chinczyk_status status = chinczyk_game_new_at(&parsed, text, 1, NULL, &game, error);
    cr_expect_eq(error->status, status, "%s", text);
    cr_expect_eq(game != NULL, status == CHINCZYK_OK, "%s", text);
    chinczyk_game *unasked;
    cr_expect_eq(chinczyk_game_new_at(&parsed, text, 1, NULL, &unasked, NULL), status, "%s", text);
    if (status == CHINCZYK_OK) {
        chinczyk_game_free(game);
        chinczyk_game_free(unasked);
    }
    return status;
}

/* A position of polish that is of no form, and the field that is to blame. */
static const struct {
    const char *text, *field;
} malformed[] = {
    {"", "seats"},
    {" ", "seats"},
    {"x", "pieces"},
    {"0.1.", "pieces"},
    {"0.1. ", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 ", "standing"},
    {" 0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "seats"},
    {"0.1.  b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0  roll t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 - ", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 - -", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -\n", "standing"},
    {"0.1.\tb,b,b,b/./b,b,b,b/. 0 roll t0s0 -", NULL},
    {"0.1.#b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "standing"},
    /* seats */
    {"0,1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "seats"},
    {"0.a. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "seats"},
    {"0-1- b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "seats"},
    {"0.1x b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "seats"},
    /* pieces */
    {"0.1. b,b,b,/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. ,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b,,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b//b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/ 0 roll t0s0 -", "pieces"},
    {"0.1. /./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./ 0 roll t0s0 -", "pieces"},
    {"0.1. B,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. bb,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b b,b,b/./b,b,b,b/. 0 roll t0s0 -", NULL},
    {"0.1. b;b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. -1,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. +5,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. 05,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. 00,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. 5x,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. 5b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. 0x5,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. x,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. .,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/../b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r0 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r0@ 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r@5 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r0@5, 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r0@5;1@b 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r0-5 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r00@5 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r-,1@5 0 roll t0s0 -", "pieces"},
    {"0.1. r0@5/b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"0.1. b,b,b,b/./b,b,b,b/./r0@5/r1@5 0 roll t0s0 -", "pieces"},
    /* turn */
    {"0.1. b,b,b,b/./b,b,b,b/. a roll t0s0 -", "turn"},
    {"0.1. b,b,b,b/./b,b,b,b/. -1 roll t0s0 -", "turn"},
    {"0.1. b,b,b,b/./b,b,b,b/. 00 roll t0s0 -", "turn"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0x roll t0s0 -", "turn"},
    {"0.1. b,b,b,b/./b,b,b,b/. - roll t0s0 -", "turn"},
    /* phase */
    {"0.1. b,b,b,b/./b,b,b,b/. 0 rol t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 Roll t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 rolled t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll: t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll:6+ t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll:+6 t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll:6,6 t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 move t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 move: t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 move:x t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 move:06 t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 move:6;6 t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 move:6: t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 off t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 off: t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 off:_ _ t0s0 -", NULL},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 off:_+_ t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 off:_,-, t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 off:_, t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 off:__ t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 over: t0s0 -", "phase"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 over:6 t0s0 -", "phase"},
    /* counters */
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0 -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll s0 -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll s0t0 -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll ts0 -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t00s0 -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s00 -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t-1s0 -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0x -", "counters"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll T0S0 -", "counters"},
    /* standing */
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 --", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 x", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 0,", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 ,0", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 0,,1", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 0;1", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 xx1", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 1x", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 X1", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 00", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 0,-", "standing"},
    {"0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 x1,0", "standing"},
};

Test(positions, malformed) {
    for (size_t i = 0; i < sizeof malformed / sizeof *malformed; i++) {
        const char *text = malformed[i].text;
        chinczyk_error error;
        chinczyk_status status = try_position("polish", text, &error);
        cr_expect_eq(status, CHINCZYK_ERROR_PARSE, "`%s`: %s", text, chinczyk_status_name(status));
        if (malformed[i].field)
            cr_expect_str_eq(error.field, malformed[i].field, "`%s`: %s", text, error.field);
        cr_expect(error.offset >= 0 && (size_t)error.offset <= strlen(text), "`%s`: %d", text,
                  error.offset);
        cr_expect_str_not_empty(error.reason, "`%s`", text);
    }
}

/* Of the form, but nothing that the rules can hold; and the field that is to blame. */
static const struct {
    const char *rules, *text, *field;
} impossible[] = {
    /* seats */
    {"polish", "0.1 b,b,b,b/./b,b,b,b 0 roll t0s0 -", "seats"},
    {"polish", "0.1.. b,b,b,b/./b,b,b,b/./. 0 roll t0s0 -", "seats"},
    {"polish", "0... b,b,b,b/././. 0 roll t0s0 -", "seats"},
    {"polish", ".... ./././. 0 roll t0s0 -", "seats"},
    {"polish", "1.0. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "seats"},
    {"polish", "0.2. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "seats"},
    {"polish", "0.9. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "seats"},
    {"polish", "001. b,b,b,b/b,b,b,b/b,b,b,b/. 0 roll t0s0 -", "seats"},
    {"robber", "012. b,b,b,b/b,b,b,b/b,b,b,b/./r0@b,1@b 0 roll t0s0 -", "seats"},
    {"robber", "0101 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b/r0@b,1@b 0 roll t0s0 -", "seats"},
    /* pieces */
    {"polish", "0.1. b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b,b,b,b,b,b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/./. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b/././././././././. 0 roll t0s0 -", "pieces"},
    /* A seventh colour has no room, and must leave what lies behind the six as it is. */
    {"polish", "0.1. b,b,b,b/./b,b,b,b/./././1,2,3,4/b 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b/b,b,b,b/b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. ./b,b,b,b/b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. x/./b,b,b,b/. 1 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b/x/b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "012. b,b,b,b/b,b,b,b/b,b,b,b/. 0 roll t0s0 x1", "pieces"},
    {"polish", "0.1. 40,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 99,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 104,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 254,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 255,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 256,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 4294967296,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 18446744073709551615,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 99999999999999999999999999,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 5,5,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 5,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. 101,101,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0101 5,b,b,b/b,b,b,b/5,b,b,b/b,b,b,b 0 roll t0s0 -", "pieces"},
    {"polish,lap_length=39", "0.1. 39,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"british", "0.1. 51,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"british", "0.1. b,b,b,b/./25,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"british", "0.1. 106,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"british", "0.1. 5,5,5,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"british", "0.1. 102,102,102,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"ludo", "0.1. 102,102,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"ludo", "0.1. 5,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish,safe_start=own", "0.1. 0,b,b,b/./0,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish,safe_start=own,safe_landing=share,capture=none",
     "0.1. 0,b,b,b/./0,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b 0 roll t0s0 -", "pieces"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/./r- 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r- 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b,1@b 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,2@b 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@40 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@100 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. 5,b,b,b/./b,b,b,b/./r0@b,1@5 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. 5,b,b,b/./b,b,b,b/./r0@5,1@b 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@5,1@5 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@5,0@5 0 roll t0s0 -", "pieces"},
    {"robber", "0.1. b,b,b,b/./x/./r0@b,1@b 0 over t0s0 0,x1", "pieces"},
    /* turn */
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 2 roll t0s0 -", "turn"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 99999999999999999999 roll t0s0 -", "turn"},
    {"polish", "012. x/b,b,b,b/b,b,b,b/. 0 roll t0s0 x0", "turn"},
    {"polish", "012. 103,102,101,100/b,b,b,b/b,b,b,b/. 0 roll t0s0 0", "turn"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 1 off:_,_ t0s0 -", "turn"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:5,_ t0s0 -", "turn"},
    /* phase */
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:0 t1s0 -", "phase"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:7 t1s0 -", "phase"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:99999999999999999999 t1s0 -", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 move:5 t1s0 -", "phase"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6+4 t2s0 -", "phase"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll:6 t1s1 -", "phase"},
    {"polish,combine_rolls=yes", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll:4 t1s0 -", "phase"},
    {"polish,combine_rolls=yes", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:4+6 t2s1 -", "phase"},
    {"polish,combine_rolls=yes", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll:6+6+6+6+6+6+6+6+6+6 t10s10 -",
     "phase"},
    {"polish,combine_rolls=yes,bonus_limit=2", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6+6+6 t3s3 -",
     "phase"},
    {"polish,combine_rolls=yes,bonus_limit=2", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll:6+6 t2s2 -", NULL},
    {"polish", "0.1. 103,102,101,100/./b,b,b,b/. 1 roll t0s0 0", "phase"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 over t0s0 -", "phase"},
    {"traditional", "0.1. 5,b,b,b/./b,b,b,b/. 0 over t0s0 -", "phase"},
    {"polish", "012. 103,102,101,100/b,b,b,b/b,b,b,b/. 1 over t0s0 0", "phase"},
    {"traditional", "012. 103,102,101,100/b,b,b,b/b,b,b,b/. 1 roll t0s0 0", "phase"},
    {"polish", "0.1. b,b,b,b/./x/. 0 roll t0s0 x1", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_ t0s0 -", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_,_ t0s0 -", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:1,1,1,1,1,1,1,1,1,1,1,_ t0s0 -", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:7,_ t0s0 -", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:0,_ t0s0 -", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,5 t0s0 -", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:5,5 t0s0 -", "phase"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,. t0s0 -", "phase"},
    {"polish", "012. b,b,b,b/x/b,b,b,b/. 0 off:_,_,_ t0s0 x1", "phase"},
    /* counters */
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t3s0 -", "counters"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s256 -", "counters"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t4294967296s0 -", "counters"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s18446744073709551616 -", "counters"},
    {"british", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t1s0 -", "counters"},
    {"british", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s3 -", "counters"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:5 t0s0 -", "counters"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:5 t4s0 -", "counters"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:5 t1s1 -", "counters"},
    {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6 t1s0 -", "counters"},
    {"polish,bonus_faces=none", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll t0s1 -", "counters"},
    {"polish,combine_rolls=yes", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll:6+6 t1s2 -", "counters"},
    {"polish,combine_rolls=yes", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll:6+6 t2s1 -", "counters"},
    {"polish,combine_rolls=yes", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6+4 t1s0 -", "counters"},
    {"polish,combine_rolls=yes,bonus_limit=2", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6 t1s1 -",
     "counters"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t1s0 -", "counters"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s1 -", "counters"},
    {"polish", "0.1. 103,102,101,100/./b,b,b,b/. 0 over t1s0 0,1", "counters"},
    {"polish", "0.1. 103,102,101,100/./b,b,b,b/. 0 over t0s1 0,1", "counters"},
    /* standing */
    {"polish", "012. b,b,b,b/b,b,b,b/b,b,b,b/. 1 roll t0s0 0", "standing"},
    {"polish", "012. 103,102,101,b/b,b,b,b/b,b,b,b/. 1 roll t0s0 0", "standing"},
    {"polish", "012. 103,102,101,100/b,b,b,b/b,b,b,b/. 1 roll t0s0 -", "standing"},
    {"polish", "012. 103,102,101,100/b,b,b,b/b,b,b,b/. 1 roll t0s0 0,0", "standing"},
    {"polish", "012. 103,102,101,100/b,b,b,b/b,b,b,b/. 1 roll t0s0 3", "standing"},
    {"polish", "012. x/b,b,b,b/b,b,b,b/. 1 roll t0s0 x0,x0", "standing"},
    {"polish", "012. x/b,b,b,b/b,b,b,b/. 1 roll t0s0 0,x0", "standing"},
    {"polish", "012. x/b,b,b,b/b,b,b,b/. 1 roll t0s0 x3", "standing"},
    {"polish", "012. x/b,b,b,b/b,b,b,b/. 1 roll t0s0 x99999999999999999999", "standing"},
    {"polish", "012. x/x/x/. 1 over t0s0 x0,x1,x2", NULL},
    {"traditional", "012. 103,102,101,100/103,102,101,100/b,b,b,b/. 1 over t0s0 0,1", "standing"},
    {"polish,win_pawns=2", "012. 103,102,b,b/b,b,b,b/b,b,b,b/. 1 roll t0s0 -", "standing"},
    {"polish,win_pawns=2", "012. 103,b,b,b/b,b,b,b/b,b,b,b/. 1 roll t0s0 0", "standing"},
    {"polish", "0101 103,102,101,100/b,b,b,b/103,102,b,b/b,b,b,b 1 over t0s0 0,1", "standing"},
    {"polish", "012. b,b,b,b/b,b,b,b/b,b,b,b/. 0 over t0s0 0", "standing"},
    {"polish", "0.1. 103,102,101,100/./b,b,b,b/. 0 roll t0s0 0,1", "standing"},
};

Test(positions, impossible) {
    for (size_t i = 0; i < sizeof impossible / sizeof *impossible; i++) {
        const char *rules = impossible[i].rules, *text = impossible[i].text;
        chinczyk_error error;
        chinczyk_status status = try_position(rules, text, &error);
        cr_expect_eq(status, CHINCZYK_ERROR_INVALID_POSITION, "%s, %s: %s", rules, text,
                     chinczyk_status_name(status));
        if (impossible[i].field)
            cr_expect_str_eq(error.field, impossible[i].field, "%s, %s: %s: %s", rules, text,
                             error.field, error.reason);
        cr_expect(error.offset >= 0 && (size_t)error.offset < strlen(text), "%s: %d", text,
                  error.offset);
        cr_expect_str_not_empty(error.reason, "%s", text);
    }
}

/* Where there may be more to blame than one thing, the first is told. */
Test(positions, reasons) {
    static const char crowd[] = "two colours, or pieces and a robber, of one player share a square";
    static const struct {
        const char *rules, *text, *reason;
    } cases[] = {
        {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 x1,0", "players who left stand last"},
        {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 x1,",
         "the standing must be `-` or players with `,` between"},
        {"robber", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -", "the part for the robbers is missing"},
        {"polish", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b 0 roll t0s0 -",
         "these rules have no robbers"},
        {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b 0 roll t0s0 -",
         "there are more or fewer robbers than the rules say"},
        {"polish", "0101 5,b,b,b/8,b,b,b/5,b,b,b/b,b,b,b 0 roll t0s0 -", crowd},
        {"polish", "0101 5,b,b,b/8,b,b,b/5,8,b,b/b,b,b,b 0 roll t0s0 -", crowd},
        {"traditional", "012. 103,102,101,100/103,102,101,100/b,b,b,b/. 1 over t0s0 0,1",
         "the game ends with the first winner"},
        {"traditional", "012. 103,102,101,100/b,b,b,b/b,b,b,b/. 1 roll t0s0 0",
         "the game must be over"},
        {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 over t0s0 -", "the game is not over"},
        {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_,_ t0s0 -",
         "the roll-off must name each player"},
        {"polish", "012. b,b,b,b/x/b,b,b,b/. 0 off:_,_,_ t0s0 x1",
         "a player who left is in the roll-off"},
        {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,5 t0s0 -", "players roll off in seat order"},
        {"polish", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll:6 t1s1 -", "these rules combine no rolls"},
        {"polish,combine_rolls=yes,bonus_limit=2", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6+6+6 t3s3 -",
         "the series is too long"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chinczyk_error error;
        try_position(cases[i].rules, cases[i].text, &error);
        cr_expect_str_eq(error.reason, cases[i].reason, "%s: %s", cases[i].text, error.reason);
    }
}

/* Strange, but the rules can hold it and go on from it. */
static const char *const possible[][2] = {
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s255 -"},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 1 roll t2s0 -"},
    {"polish", "0.1. 0,1,2,3/./4,5,6,7/. 0 move:6 t1s9 -"},
    {"polish", "0.1. 39,b,b,b/./19,b,b,b/. 0 move:4 t1s0 -"},
    {"polish", "0.1. b,103,b,101/./102,b,b,b/. 0 roll t0s1 -"},
    {"polish", "0..1 b,b,b,b/././b,b,b,b 0 roll t0s0 -"},
    {"polish", ".01. ./b,b,b,b/b,b,b,b/. 1 off:3,_ t0s0 -"},
    {"polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 1 off:.,_,.,_ t0s0 -"},
    {"polish", "0123 b,b,b,b/b,b,b,b/x/b,b,b,b 3 off:4,.,.,_ t0s0 x2"},
    {"polish", "0123 103,102,101,100/x/20,b,b,b/30,b,b,b 2 roll t0s0 0,x1"},
    {"polish", "0123 103,102,101,100/x/x/30,b,b,b 3 over t0s0 0,3,x2,x1"},
    {"polish", "0123 x/x/x/30,b,b,b 0 over t0s0 3,x2,x1,x0"},
    {"polish", "0101 103,102,101,100/b,b,b,b/103,102,101,b/b,b,b,b 0 roll t0s0 -"},
    {"polish,win_pawns=2", "012. 103,102,7,b/b,b,b,b/b,b,b,b/. 1 roll t0s0 0"},
    {"polish,win_pawns=1", "012. 100,b,b,b/103,b,b,b/8,b,b,b/. 2 over t0s0 0,1,2"},
    {"traditional", "012. 103,102,101,100/5,b,b,b/103,b,b,b/. 0 over t0s0 0"},
    {"british", "0.1. 105,105,104,104/./5,5,103,b/. 0 roll t0s2 -"},
    {"ludo", "0.1. 0,0,0,0/./b,b,b,b/. 0 roll t0s0 -"},
    {"ludo", "0.1. 0,0,b,b/./0,0,b,b/. 0 roll t0s0 -"},
    {"ludo", "0123 0,b,b,b/0,b,b,b/b,b,b,b/b,b,b,b 1 roll t0s0 -"},
    {"polish,safe_start=any,safe_landing=share",
     "0123 b,b,b,b/0,b,b,b/0,b,b,b/b,b,b,b 1 roll t0s0 -"},
    {"polish,safe_squares=8,safe_landing=share",
     "0123 8,b,b,b/8,b,b,b/8,b,b,b/8,b,b,b 1 roll t0s0 -"},
    {"polish,safe_squares=8,safe_landing=share,robbers=1",
     "0.1. 8,b,b,b/./b,b,b,b/./r1@8,0@b 1 roll t0s0 -"},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r1@b,1@39 0 roll t0s0 -"},
    {"robber", "0.1. b,b,b,b/./x/./r0@b 1 over t0s0 0,x1"},
    {"robber", "0.1. b,b,b,b/./x/./r- 1 over t0s0 0,x1"},
    {"robber", "0.1. b,b,b,b/./x/./r0@b,0@7 1 over t0s0 0,x1"},
    {"polish,combine_rolls=yes", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll:6+6+6+6+6+6+6+6 t8s8 -"},
    {"polish,combine_rolls=yes", "0.1. b,b,b,b/./b,b,b,b/. 0 move:6+4 t4s0 -"},
    {"polish,combine_rolls=yes,bonus_limit=2", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6+6 t2s2 -"},
    {"polish,combine_rolls=yes,bonus_limit=2", "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6 t1s3 -"},
    {"polish,combine_rolls=yes,track_length=96,lap_length=96",
     "0.1. 5,b,b,b/./b,b,b,b/. 0 move:6+6+6+6+6+6+6+6+6 t9s9 -"},
    {"polish,colours=6,track_length=96,lap_length=96",
     "012345 95,b,b,b/15,b,b,b/31,b,b,b/47,b,b,b/63,b,b,b/79,b,b,b 5 roll t0s0 -"},
    {"polish,colours=6,track_length=96,lap_length=96",
     "012345 x/x/x/x/x/b,b,b,5 5 over t0s0 5,x4,x3,x2,x1,x0"},
    {"polish,pawns=1,home_length=1", "01.. 100/5/./. 1 over t0s0 0,1"},
    {"polish,home_length=8", "01.. 100,101,102,103/5,b,b,b/./. 1 roll t0s0 -"},
};

Test(positions, possible) {
    for (size_t i = 0; i < sizeof possible / sizeof *possible; i++) {
        const char *rules = possible[i][0], *text = possible[i][1];
        chinczyk_error error;
        char again[WALK_POSITION_TEXT];
        cr_expect_eq(try_position(rules, text, &error), CHINCZYK_OK, "%s, %s: %s", rules, text,
                     error.reason);
        if (error.status != CHINCZYK_OK)
            continue;
        cr_expect_eq(error.offset, -1);
        cr_expect_str_empty(error.field);
        cr_expect_str_empty(error.reason);
        chinczyk_game *game = script_begin(rules, text);
        walk_position(game, again);
        cr_expect_str_eq(again, text);
        chinczyk_game_free(game);
    }
}

/* Every part of the text counts for the hash. */
Test(positions, different_hashes) {
    static const char *const texts[][2] = {
        {"polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -"},
        {"polish,tries=4", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -"},
        {"polish", "0101 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -"},
        {"polish", "0011 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -"},
        {"polish", "0123 5,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -"},
        {"polish", "0123 b,5,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -"},
        {"polish", "0123 b,b,b,b/5,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -"},
        {"polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 1 roll t0s0 -"},
        {"polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t1s0 -"},
        {"polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s1 -"},
        {"polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,_,_,_ t0s0 -"},
        {"polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 off:_,.,_,_ t0s0 -"},
        {"polish", "0123 5,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 move:3 t1s0 -"},
        {"polish", "0123 5,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 move:4 t1s0 -"},
        {"polish", "0123 x/x/b,b,b,b/b,b,b,b 2 roll t0s0 x0,x1"},
        {"polish", "0123 x/x/b,b,b,b/b,b,b,b 2 roll t0s0 x1,x0"},
        {"polish", "0123 103,102,101,100/103,102,101,100/b,b,b,b/b,b,b,b 2 roll t0s0 0,1"},
        {"polish", "0123 103,102,101,100/103,102,101,100/b,b,b,b/b,b,b,b 2 roll t0s0 1,0"},
        {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b 0 roll t0s0 -"},
        {"robber", "0.1. b,b,b,b/./b,b,b,b/./r1@b,0@b 0 roll t0s0 -"},
        {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@5,1@b 0 roll t0s0 -"},
        {"polish,combine_rolls=yes", "0123 5,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 move:6+4 t2s0 -"},
        {"polish,combine_rolls=yes", "0123 5,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 move:6+3 t2s0 -"},
    };
    enum { TEXTS = sizeof texts / sizeof *texts };
    uint64_t hashes[TEXTS];
    for (size_t i = 0; i < TEXTS; i++) {
        chinczyk_game *game = script_begin(texts[i][0], texts[i][1]);
        hashes[i] = chinczyk_game_hash(game);
        chinczyk_game_free(game);
        cr_expect_neq(hashes[i], 0);
        for (size_t j = 0; j < i; j++)
            cr_expect_neq(hashes[i], hashes[j], "%s and %s", texts[i][1], texts[j][1]);
    }
}

/* For ever, on every machine: these numbers may not change in a later version. */
Test(positions, hashes_are_fixed) {
    static const struct {
        const char *rules, *text;
        uint64_t hash;
    } golden[] = {
        {"polish", "0123 b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -",
         UINT64_C(0xdb85f2780b7e543a)},
        {"british,block_jump=forbidden", "0.1. 105,104,5,5/./24,b,b,b/. 1 move:6 t1s2 -",
         UINT64_C(0x67f690d643a8c944)},
        {"robber,combine_rolls=yes", "01.. 10,b,b,b/30,b,b,b/././r1@12,0@b 0 roll:6+6 t2s2 -",
         UINT64_C(0xd2d70bd07ef5f527)},
        {"polish", "0123 103,102,101,100/x/20,b,b,b/30,b,b,b 2 roll t0s0 0,x1",
         UINT64_C(0x5b2261033e7dfee6)},
    };
    for (size_t i = 0; i < sizeof golden / sizeof *golden; i++) {
        chinczyk_game *game = script_begin(golden[i].rules, golden[i].text);
        cr_expect_eq(chinczyk_game_hash(game), golden[i].hash, "%s, %s: %016" PRIx64,
                     golden[i].rules, golden[i].text, chinczyk_game_hash(game));
        chinczyk_game_free(game);
    }
}

/* Texts one byte off a good one are refused, or are good themselves and come back as they are. */
Test(positions, mutated) {
    static const char alphabet[] = "0123456789bxr.,/:+_-@ toverlf";
    uint64_t random = 41;
    for (uint64_t seed = 30000; seed < 30060; seed++) {
        walk w;
        walk_begin(&w, seed);
        for (int step = 0; step < 200 && walk_step(&w); step++) {
            char text[WALK_POSITION_TEXT], again[WALK_POSITION_TEXT];
            size_t length = strlen(w.position), at = walk_below(&random, (uint32_t)length);
            memcpy(text, w.position, sizeof text);
            switch (walk_below(&random, 3)) {
            case 0:
                text[at] = alphabet[walk_below(&random, sizeof alphabet - 1)];
                break;
            case 1:
                memmove(text + at, text + at + 1, length - at);
                break;
            default:
                text[at] = '\0';
            }
            chinczyk_game *game;
            chinczyk_status status = chinczyk_game_new_at(&w.rules, text, 1, NULL, &game, NULL);
            if (status == CHINCZYK_OK) {
                walk_position(game, again);
                cr_assert_str_eq(again, text, "rules %s", w.rules_text);
                chinczyk_game_free(game);
            } else {
                walk_assert(&w, status == CHINCZYK_ERROR_PARSE ||
                                    status == CHINCZYK_ERROR_INVALID_POSITION);
            }
        }
        walk_end(&w);
    }
}
