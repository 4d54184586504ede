/* SPDX-License-Identifier: MIT */
#include "evaluation.h"

#include <assert.h>
#include <string.h>

enum { FACES = 6, EVERY_FACE = 0x7e };

/* The faces, bit f for face f, with which one of a player's pieces lands on a track square; and
 * how many stand 7 to 12 squares behind it. */
struct threat {
    unsigned faces;
    unsigned far;
};

static void add_pawns(const struct ruleset *rs, const struct position *pos, unsigned colour,
                      unsigned square, struct threat *threat) {
    /* 0, where the colour never comes there: then nobody is before it. */
    unsigned progress = ruleset_track_progress(rs, colour, square);

    for (unsigned k = 0; k < rs->pawns; k++) {
        unsigned from = pawns_progress(pos->pawns[colour], k), distance = progress - from;

        if (!from)
            threat->faces |= progress == 1 ? (unsigned)rs->rules.exit_faces : 0;
        else if (from < progress && distance <= FACES)
            threat->faces |= 1u << distance;
        else if (from < progress && distance <= 2 * FACES)
            threat->far++;
    }
}

/* Rules 3.11: a robber runs the other way, and enters on the start of the opponent. */
static void add_robber(const struct ruleset *rs, const struct position *pos, unsigned robber,
                       unsigned square, struct threat *threat) {
    unsigned opponent = ruleset_opponent(pos->robber_owner[robber]);
    unsigned start = rs->start[bits_lowest(rs->colours_of[opponent])];
    unsigned at = pos->robber_at[robber], distance;

    if (!at) {
        threat->faces |= square == start ? (unsigned)rs->rules.exit_faces : 0;
        return;
    }
    distance = (at - 1 + rs->track - square) % rs->track;
    assert(distance); /* only what is safe shares a square with it */
    if (distance <= FACES)
        threat->faces |= 1u << distance;
    else if (distance <= 2 * FACES)
        threat->far++;
}

static struct threat threat_of(const struct ruleset *rs, const struct position *pos,
                               unsigned player, unsigned square) {
    struct threat threat = {0, 0};

    for (uint64_t set = rs->colours_of[player]; set; set &= set - 1)
        add_pawns(rs, pos, bits_lowest(set), square, &threat);
    for (unsigned i = 0; rs->rules.robbers && i < ROBBERS; i++)
        if (pos->robber_owner[i] == player)
            add_robber(rs, pos, i, square, &threat);
    return threat;
}

static void add_danger(const struct ruleset *rs, const struct position *pos, unsigned player,
                       unsigned progress, unsigned square, int32_t feature[FEATURES]) {
    unsigned faces = 0, far = 0;

    for (uint64_t set = pos->playing & ~(1u << player); set; set &= set - 1) {
        struct threat threat = threat_of(rs, pos, bits_lowest(set), square);

        faces += bits_count(threat.faces);
        far += threat.far;
    }
    feature[FEATURE_DANGER] += (int32_t)faces;
    feature[FEATURE_DANGER_PROGRESS] += (int32_t)(faces * progress);
    feature[FEATURE_FAR] += (int32_t)far;
    feature[FEATURE_FAR_PROGRESS] += (int32_t)(far * progress);
}

static void add_on_track(const struct ruleset *rs, const struct position *pos, unsigned player,
                         unsigned colour, unsigned progress, int32_t feature[FEATURES]) {
    unsigned square = ruleset_track_square(rs, colour, progress);
    int together = pawns_count(pos->pawns[colour], progress) > 1;

    feature[FEATURE_NONE_ON_TRACK] = 0;
    feature[FEATURE_NEAR] += progress + FACES > rs->lap;
    feature[FEATURE_TOGETHER] += together;
    if (rs->rules.capture == CHINCZYK_CAPTURE_NONE || (together && rs->rules.block) ||
        ruleset_is_safe(rs, colour, square))
        feature[FEATURE_SAFE]++;
    else
        add_danger(rs, pos, player, progress, square, feature);
}

/* The faces with which a pawn lands where own pawns leave room. */
static unsigned faces_of(const struct ruleset *rs, uint32_t pawns, unsigned from) {
    unsigned faces = 0;

    if (!from)
        return pawns_count(pawns, 1) < rs->rules.stack_limit ? (unsigned)rs->rules.exit_faces : 0;
    for (unsigned face = 1; face <= FACES && from + face <= rs->last; face++) {
        unsigned to = from + face, there = pawns_count(pawns, to);

        if (to <= rs->lap ? there < rs->rules.stack_limit
                          : there < rs->lane_limit || ruleset_is_centre(rs, to))
            faces |= 1u << face;
    }
    return faces;
}

static void add_colour(const struct ruleset *rs, const struct position *pos, unsigned player,
                       unsigned colour, int32_t feature[FEATURES], unsigned *faces) {
    uint32_t pawns = pos->pawns[colour];
    int32_t base = 0;

    for (unsigned k = 0; k < rs->pawns; k++) {
        unsigned progress = pawns_progress(pawns, k);

        base += !progress;
        feature[FEATURE_PROGRESS] += (int32_t)progress;
        feature[FEATURE_ADVANCE] += (int32_t)(progress * progress / rs->last);
        if (*faces != EVERY_FACE)
            *faces |= faces_of(rs, pawns, progress);
        if (progress > rs->lap) {
            feature[FEATURE_LANE]++;
            feature[FEATURE_HOME] += progress >= rs->home_first;
        } else if (progress) {
            add_on_track(rs, pos, player, colour, progress, feature);
        }
    }
    feature[FEATURE_BASE] += base;
    if (base)
        feature[FEATURE_START] += (int32_t)pawns_count(pawns, 1);
}

static void add_robbers(const struct ruleset *rs, const struct position *pos, unsigned player,
                        int32_t feature[FEATURES]) {
    for (unsigned i = 0; i < ROBBERS; i++) {
        struct threat threat;

        if (pos->robber_owner[i] != player)
            continue;
        feature[FEATURE_ROBBERS]++;
        if (!pos->robber_at[i])
            continue;
        threat = threat_of(rs, pos, ruleset_opponent(player), pos->robber_at[i] - 1u);
        feature[FEATURE_ROBBER_DANGER] += (int32_t)bits_count(threat.faces);
    }
}

void chinczyk_evaluation_features(const struct ruleset *rs, const struct position *pos,
                                  unsigned player, int32_t feature[FEATURES]) {
    unsigned faces = 0;

    memset(feature, 0, FEATURES * sizeof *feature);
    feature[FEATURE_PRESENT] = feature[FEATURE_NONE_ON_TRACK] = 1;
    for (uint64_t set = rs->colours_of[player]; set; set &= set - 1)
        add_colour(rs, pos, player, bits_lowest(set), feature, &faces);
    feature[FEATURE_FACES] = (int32_t)bits_count(faces);
    if (rs->rules.robbers)
        add_robbers(rs, pos, player, feature);
}

/* Of a player who still plays. */
static int64_t sum(const struct ruleset *rs, const struct position *pos, unsigned player,
                   const int16_t weight[FEATURES]) {
    int32_t feature[FEATURES];
    int64_t total = 0;

    chinczyk_evaluation_features(rs, pos, player, feature);
    for (unsigned i = 0; i < FEATURES; i++)
        total += (int64_t)weight[i] * feature[i];
    return total;
}

int64_t chinczyk_evaluation(const struct ruleset *rs, const struct weights *weights,
                            const struct position *pos, unsigned player) {
    int64_t total = 0, others = rs->players - 1;

    for (unsigned i = 0; i < pos->standing_count; i++)
        if (!(pos->standing[i] & STANDING_LEFT))
            total += pos->standing[i] == player ? others * (WORTH_WON >> i) : -(WORTH_WON >> i);
    for (unsigned p = 0; p < rs->players; p++) {
        enum role role = p == pos->player ? ROLE_TURN : ROLE_WAIT;

        if (!position_is_playing(pos, p))
            continue;
        if (p == player)
            total += others * sum(rs, pos, p, weights->of[role]);
        else
            total -= sum(rs, pos, p, weights->of[ROLE_OTHER]);
    }
    return total;
}
