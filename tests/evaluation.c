/* SPDX-License-Identifier: MIT */
/* What is counted of a position, counted once more, piece by piece and face by face. */
#include "evaluation.h"

#include <stdlib.h>
#include <string.h>

#include "game.h"
#include "script.h"
#include "walk.h"

enum { FACES = 6 };

/* The progress at which a colour stands on a track square, -1 where it never comes there. */
static int progress_on(const struct ruleset *rs, unsigned colour, int square) {
    int32_t progress = chinczyk_ruleset_progress(rs, colour, square);
    return square >= 0 && progress > 0 && progress <= rs->lap ? progress : -1;
}

static int progress_of(const struct position *pos, unsigned piece) {
    return (int)pawns_progress(pos->pawns[piece / PAWNS], piece % PAWNS);
}

static int is_pawn_of(const struct ruleset *rs, unsigned piece, unsigned player) {
    return rs->owner[piece / PAWNS] == player && piece % PAWNS < rs->pawns;
}

static int is_exit(const struct ruleset *rs, int face) {
    return face >= 1 && face <= FACES && rs->rules.exit_faces >> face & 1;
}

/* Squares from a piece on to a track square, 0 where it does not get there; an exit is `face`. */
static int lands(const struct ruleset *rs, const struct position *pos, unsigned piece, int square,
                 int face) {
    if (piece >= CHINCZYK_ROBBER) {
        unsigned robber = piece - CHINCZYK_ROBBER, owner = pos->robber_owner[robber];
        int at = pos->robber_at[robber] - 1;
        if (at < 0)
            return is_exit(rs, face) && square == rs->start[rs->colour_of[1 - owner]];
        for (int step = 0; step < face; step++)
            at = at ? at - 1 : rs->track - 1;
        return at == square;
    }
    int target = progress_on(rs, piece / PAWNS, square), from = progress_of(pos, piece);
    if (target < 0)
        return 0;
    return from ? from + face == target : target == 1 && is_exit(rs, face);
}

static int has_piece(const struct ruleset *rs, const struct position *pos, unsigned piece,
                     unsigned player) {
    return piece >= CHINCZYK_ROBBER
               ? rs->rules.robbers && pos->robber_owner[piece - CHINCZYK_ROBBER] == player
               : is_pawn_of(rs, piece, player);
}

/* How many faces of a player's land on a square; and how many of the pieces on the track would
 * with 7 to 12. */
static int faces_on(const struct ruleset *rs, const struct position *pos, unsigned player,
                    int square, int *far) {
    int faces = 0;
    for (int face = 1; face <= 2 * FACES; face++) {
        int hit = 0;
        for (unsigned piece = 0; piece < CHINCZYK_ROBBER + ROBBERS; piece++)
            if (has_piece(rs, pos, piece, player))
                hit += lands(rs, pos, piece, square, face);
        if (face <= FACES)
            faces += hit > 0;
        else
            *far += hit;
    }
    return faces;
}

static void count_pawn(const struct ruleset *rs, const struct position *pos, unsigned player,
                       unsigned piece, int32_t want[FEATURES]) {
    unsigned colour = piece / PAWNS;
    int progress = progress_of(pos, piece), fellows = 0, waiting = 0, faces = 0, far = 0;
    for (unsigned k = 0; k < rs->pawns; k++) {
        fellows += progress_of(pos, PAWNS * colour + k) == progress;
        waiting += progress_of(pos, PAWNS * colour + k) == 0;
    }
    want[FEATURE_PROGRESS] += progress;
    want[FEATURE_ADVANCE] += progress * progress / rs->last;
    want[FEATURE_BASE] += progress == 0;
    want[FEATURE_HOME] += progress >= rs->home_first;
    want[FEATURE_LANE] += progress > rs->lap;
    if (progress == 0 || progress > rs->lap)
        return;
    int square = ruleset_square(rs, colour, (unsigned)progress);
    want[FEATURE_NONE_ON_TRACK] = 0;
    want[FEATURE_NEAR] += progress + FACES > rs->lap;
    want[FEATURE_START] += progress == 1 && waiting > 0;
    want[FEATURE_TOGETHER] += fellows > 1;
    if (rs->rules.capture == CHINCZYK_CAPTURE_NONE || (fellows > 1 && rs->rules.block) ||
        ruleset_is_safe(rs, colour, (unsigned)square)) {
        want[FEATURE_SAFE]++;
        return;
    }
    for (unsigned p = 0; p < rs->players; p++)
        if (p != player && position_is_playing(pos, p))
            faces += faces_on(rs, pos, p, square, &far);
    want[FEATURE_DANGER] += faces;
    want[FEATURE_DANGER_PROGRESS] += faces * progress;
    want[FEATURE_FAR] += far;
    want[FEATURE_FAR_PROGRESS] += far * progress;
}

/* Whether a pawn may go by a face as far as own pawns are concerned. */
static int finds_room(const struct ruleset *rs, const struct position *pos, unsigned piece,
                      int face) {
    int from = progress_of(pos, piece), to = from ? from + face : 1, there = 0;
    if (from ? to > rs->last : !is_exit(rs, face))
        return 0;
    for (unsigned k = 0; k < rs->pawns; k++)
        there += progress_of(pos, piece / PAWNS * PAWNS + k) == to;
    if (to > rs->lap)
        return (rs->rules.home_centre && to == rs->last) || there < rs->lane_limit;
    return there < (int)rs->rules.stack_limit;
}

static void count_player(const struct ruleset *rs, const struct position *pos, unsigned player,
                         int32_t want[FEATURES]) {
    memset(want, 0, FEATURES * sizeof *want);
    want[FEATURE_PRESENT] = want[FEATURE_NONE_ON_TRACK] = 1;
    for (unsigned piece = 0; piece < CHINCZYK_ROBBER; piece++)
        if (is_pawn_of(rs, piece, player))
            count_pawn(rs, pos, player, piece, want);
    for (int face = 1; face <= FACES; face++) {
        int room = 0;
        for (unsigned piece = 0; piece < CHINCZYK_ROBBER; piece++)
            room |= is_pawn_of(rs, piece, player) && finds_room(rs, pos, piece, face);
        want[FEATURE_FACES] += room;
    }
    for (unsigned i = 0; rs->rules.robbers && i < ROBBERS; i++)
        if (pos->robber_owner[i] == player) {
            int unwanted = 0;
            want[FEATURE_ROBBERS]++;
            if (pos->robber_at[i])
                want[FEATURE_ROBBER_DANGER] +=
                    faces_on(rs, pos, 1 - player, pos->robber_at[i] - 1, &unwanted);
        }
}

static void check_features(walk *w) {
    const struct ruleset *rs = &w->game->ruleset;
    const struct position *pos = &w->game->now.position;
    for (unsigned p = 0; p < rs->players; p++) {
        int32_t want[FEATURES], got[FEATURES + 1];
        if (!position_is_playing(pos, p))
            continue;
        count_player(rs, pos, p, want);
        got[FEATURES] = 99;
        chinczyk_evaluation_features(rs, pos, p, got);
        cr_assert_eq(got[FEATURES], 99);
        for (unsigned i = 0; i < FEATURES; i++)
            if (want[i] != got[i])
                cr_assert(0, "feature %u of player %u: %d, not %d: rules %s, position %s", i, p,
                          (int)got[i], (int)want[i], w->rules_text, w->position);
    }
}

Test(evaluation, features_of_any_rules) {
    for (uint64_t seed = 31000; seed < 31150; seed++) {
        walk w;
        walk_begin(&w, seed);
        for (int step = 0; walk_step(&w) && step < 150; step++)
            if (step % 5 == 0)
                check_features(&w);
        walk_end(&w);
    }
}

Test(evaluation, features_of_presets) {
    for (chinczyk_preset preset = 0; preset < chinczyk_preset_count(); preset++)
        for (uint64_t seed = 32000; seed < 32010; seed++) {
            walk w;
            walk_begin_with(&w, seed, chinczyk_preset_name(preset));
            for (int step = 0; walk_step(&w) && step < 300; step++)
                if (step % 3 == 0)
                    check_features(&w);
            walk_end(&w);
        }
}

/* Where no other pawn can go by the exit face, one leaves base only if its start has room. */
Test(evaluation, faces_of_an_exit) {
    static const struct {
        const char *position;
        int faces;
    } cases[] = {{"01 0,6,103,b/b,b,b,b 0 roll t0s0 -", 5},
                 {"01 1,6,103,b/b,b,b,b 0 roll t0s0 -", 5}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chinczyk_game *game =
            script_begin("polish,colours=2,track_length=12,lap_length=7", cases[i].position);
        int32_t feature[FEATURES];
        chinczyk_evaluation_features(&game->ruleset, &game->now.position, 0, feature);
        cr_assert_eq(feature[FEATURE_FACES], cases[i].faces, "%s", cases[i].position);
        chinczyk_game_free(game);
    }
}

/* The sum that the header tells of, from features and weights of which no two are alike. */
static int64_t worth(const struct ruleset *rs, const struct position *pos,
                     const struct weights *weights, unsigned player) {
    int64_t total = 0, others = rs->players - 1;
    for (unsigned i = 0; i < pos->standing_count; i++)
        if (pos->standing[i] < STANDING_LEFT) {
            int64_t won = (int64_t)WORTH_WON / (1 << i);
            total += pos->standing[i] == player ? others * won : -won;
        }
    for (unsigned p = 0; p < rs->players; p++) {
        int32_t feature[FEATURES];
        if (!position_is_playing(pos, p))
            continue;
        count_player(rs, pos, p, feature);
        for (unsigned i = 0; i < FEATURES; i++)
            if (p != player)
                total -= (int64_t)feature[i] * weights->of[ROLE_OTHER][i];
            else if (p == pos->player)
                total += others * feature[i] * weights->of[ROLE_TURN][i];
            else
                total += others * feature[i] * weights->of[ROLE_WAIT][i];
    }
    return total;
}

Test(evaluation, is_the_weighted_sum) {
    struct weights weights;
    for (int role = 0; role < ROLES; role++)
        for (int i = 0; i < FEATURES; i++)
            weights.of[role][i] = (int16_t)((role - 1) * 1000 + 37 * i - 300);
    for (uint64_t seed = 33000; seed < 33100; seed++) {
        walk w;
        walk_begin(&w, seed);
        const struct ruleset *rs = &w.game->ruleset;
        const struct position *pos = &w.game->now.position;
        for (int step = 0; walk_step(&w) && step < 2000; step++)
            for (unsigned p = 0; step % 20 == 0 && p < rs->players; p++)
                walk_assert(&w, chinczyk_evaluation(rs, &weights, pos, p) ==
                                    worth(rs, pos, &weights, p));
        walk_end(&w);
    }
}
