/* SPDX-License-Identifier: MIT */
#include "ruleset.h"

#include <string.h>

#include "bits.h"
#include "hash.h"
#include "rules.h"
#include "status.h"

/* Only the fields that differ from polish count, so that a field added by a later
 * version leaves the numbers as they were. */
static uint64_t hash_rules(const chinczyk_rules *rules) {
    uint64_t hash = 0;

    for (int32_t i = 0; i < chinczyk_rules_field_count; i++) {
        const struct field *field = &chinczyk_rules_fields[i];
        uint64_t value = chinczyk_rules_get(rules, field);

        if (value != field->preset)
            hash = hash_mix(hash_text(hash, field->name), value);
    }
    return hash;
}

static chinczyk_status seat(struct ruleset *rs, const char *seats, size_t length,
                            chinczyk_error *error) {
    const chinczyk_rules *r = &rs->rules;

    for (size_t i = 0; i < length; i++)
        if (seats[i] != '.' && (seats[i] < '0' || seats[i] > '9'))
            return chinczyk_status_fail(error, CHINCZYK_ERROR_PARSE, (ptrdiff_t)i, "seats",
                                        "seats have a digit or `.` for each colour");
    if (length != r->colours)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, 0, "seats",
                                    "seats must have %u characters, one for each colour",
                                    (unsigned)r->colours);
    memset(rs->owner, NOBODY, sizeof rs->owner);
    for (unsigned c = 0; c < length; c++) {
        unsigned player = (unsigned)(seats[c] - '0');

        if (seats[c] == '.')
            continue;
        if (player > rs->players)
            return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, (ptrdiff_t)c,
                                        "seats", "players must be numbered by their first colour");
        if (player == rs->players)
            rs->colour_of[rs->players++] = (uint8_t)c;
        rs->owner[c] = (uint8_t)player;
        rs->seated = (uint8_t)(rs->seated | 1u << c);
        rs->colours_of[player] = (uint8_t)(rs->colours_of[player] | 1u << c);
        rs->pawns_of[player] |= 15u << 4 * c;
    }
    if (rs->players < 2)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, 0, "seats",
                                    "a game needs at least two players");
    for (unsigned p = 1; p < rs->players; p++)
        if (bits_count(rs->colours_of[p]) != bits_count(rs->colours_of[0]))
            return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, 0, "seats",
                                        "all players must own equally many colours");
    if (r->robbers && (rs->players != 2 || bits_count(rs->colours_of[0]) != 1))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, 0, "seats",
                                    "a game with robbers needs two players of one colour each");
    return CHINCZYK_OK;
}

/* The track squares that are safe for every pawn (rules 2, safe_squares, safe_start). Checked
 * rules have no offset beyond an arm, so a square is on the track. */
static void mark_safe(struct ruleset *rs) {
    uint64_t offsets = rs->rules.safe_squares;

    if (rs->rules.safe_start == CHINCZYK_SAFE_ANY)
        offsets |= 1;
    for (; offsets; offsets &= offsets - 1)
        for (unsigned c = 0; c < rs->colours; c++) {
            unsigned square = rs->start[c] + bits_lowest(offsets);

            rs->safe[square >> 6] |= UINT64_C(1) << (square & 63);
        }
}

/* The ring twice in a row has the lap of every colour as a part of it. */
static void number_squares(struct ruleset *rs) {
    int16_t ring[2 * LONGEST_TRACK], lane[LONGEST_LANE];

    for (unsigned i = 0; i < rs->track; i++)
        ring[i] = ring[rs->track + i] = (int16_t)i;
    for (unsigned i = 0; i < LONGEST_LANE; i++)
        lane[i] = (int16_t)(CHINCZYK_LANE + i);
    for (unsigned c = 0; c < rs->colours; c++) {
        int16_t *square = rs->square[c];

        rs->start[c] = (uint8_t)(c * rs->track / rs->colours);
        square[0] = CHINCZYK_BASE;
        memcpy(square + 1, ring + rs->start[c], rs->lap * sizeof *square);
        memcpy(square + 1 + rs->lap, lane, (rs->last - rs->lap) * sizeof *square);
        for (unsigned p = rs->last + 1u; rs->rules.overshoot && p <= ABSENT; p++)
            square[p] = (int16_t)(CHINCZYK_LANE + p - rs->lap - 1);
    }
}

/* Who moves what, as in moves_way(). */
static void name_movers(struct ruleset *rs) {
    for (uint64_t set = rs->seated; set; set &= set - 1) {
        unsigned c = bits_lowest(set);
        uint32_t player = rs->owner[c], partner = (uint8_t)CHINCZYK_NONE;

        for (unsigned k = 0; k < PAWNS; k++)
            rs->mover[c][k] = (uint64_t)(player | (PAWNS * c + k) << 8 | partner << 16 | c << 24)
                              << 32;
    }
}

/*
 * Whether a pawn on the track can always move by a face outside exit_faces, where pieces
 * pass and land freely but for one own pawn a square. Before it there are as many squares
 * as the lane has, at least, and its fellows can stand on all but one of `pawns` of them.
 */
static int is_free_on_track(const chinczyk_rules *r) {
    unsigned faces = 0;

    for (unsigned face = 1; face <= 6 && face <= r->home_length; face++)
        faces += !(r->exit_faces >> face & 1);
    return faces >= r->pawns;
}

/* Rules 2, safe_landing=share: where some colour is safe, others may join it. */
static void mark_mixed(struct ruleset *rs) {
    if (rs->rules.safe_landing != CHINCZYK_LANDING_SHARE)
        return;
    memcpy(rs->mixed, rs->safe, sizeof rs->mixed);
    if (rs->rules.safe_start == CHINCZYK_SAFE_OWN)
        for (unsigned c = 0; c < rs->colours; c++)
            rs->mixed[rs->start[c] >> 6] |= UINT64_C(1) << (rs->start[c] & 63);
}

/* Which short ways there are. */
static void classify(struct ruleset *rs) {
    const chinczyk_rules *r = &rs->rules;
    int closed = (r->safe_start || r->safe_squares) && r->safe_landing == CHINCZYK_LANDING_CLOSED;
    int one_colour = bits_count(rs->colours_of[0]) == 1;
    int alone;

    rs->only_blocks = !r->capture && !closed && !r->jump && one_colour;
    rs->only_exits = rs->only_blocks && r->block == CHINCZYK_BLOCK_SHIELD && !r->block_jump;
    rs->hindered = r->block || !rs->only_blocks;
    alone = !rs->hindered && !r->combine_rolls && !r->overshoot && !r->start_clear &&
            !r->capture_priority && !r->passing && r->stack_limit == 1 && !r->home_jump &&
            !r->home_move && !r->home_centre;
    rs->alone = alone && !r->exit_priority;
    rs->plain = alone && !r->robbers && !r->safe_start && !r->safe_squares;
    if (r->tries_when != CHINCZYK_TRIES_STUCK_WITHOUT_EXIT || (rs->plain && rs->track_ends_tries))
        rs->quiet_end = CHINCZYK_LANE;
}

chinczyk_status chinczyk_ruleset_compile(struct ruleset *rs, const chinczyk_rules *rules,
                                         const char *seats, size_t length, chinczyk_error *error) {
    const chinczyk_rules *r = &rs->rules;
    chinczyk_status status;

    memset(rs, 0, sizeof *rs);
    rs->rules = *rules;
    rs->colours = (uint8_t)r->colours;
    status = seat(rs, seats, length, error);
    if (status)
        return status;
    rs->track = (uint8_t)r->track_length;
    rs->lap = (uint8_t)r->lap_length;
    rs->last = (uint8_t)(r->lap_length + r->home_length + r->home_centre);
    rs->pawns = (uint8_t)r->pawns;
    rs->finishers = (uint8_t)(PAWNS - (r->win_pawns ? r->pawns - r->win_pawns : 0));
    rs->absent = (uint32_t)(UINT64_C(0x80808080) << 8 * r->pawns);
    rs->home_first = (uint8_t)(r->home_centre ? rs->last : rs->last - r->pawns + 1);
    rs->home_square = (int16_t)(CHINCZYK_LANE + rs->home_first - rs->lap - 1);
    rs->lane_limit = (uint8_t)(r->home_centre ? r->stack_limit : 1); /* rules 3.3 */
    /* Rules 3.7: where no limit is set, a series ends as under 9. */
    rs->series_limit = (uint8_t)(r->bonus_limit ? r->bonus_limit : CHINCZYK_MAX_FACES);
    /* Rules 3.7: the faces of a combined series grant none; without a limit all do. */
    rs->bonus_end = (uint16_t)(r->combine_rolls ? 0 : r->bonus_limit ? r->bonus_limit : NEVER);
    rs->forfeit_at =
        (uint16_t)(r->bonus_limit_effect == CHINCZYK_BONUS_LIMIT_FORFEIT ? r->bonus_limit : NEVER);
    rs->obliges = r->exit_priority || r->start_clear || r->capture_priority || r->passing;
    rs->shares = r->stack_limit > 1 || r->safe_landing == CHINCZYK_LANDING_SHARE;
    rs->heeds_way = r->jump || r->block_jump;
    rs->heeds_lane = r->jump || r->home_jump;
    rs->track_ends_tries =
        r->tries_when != CHINCZYK_TRIES_STUCK_WITHOUT_EXIT || is_free_on_track(r);
    rs->until_lap = (128u + rs->lap) * UINT32_C(0x01010101);
    rs->until_last = (128u + rs->last) * UINT32_C(0x01010101);
    number_squares(rs);
    mark_safe(rs);
    mark_mixed(rs);
    classify(rs);
    for (unsigned p = 0; p < rs->players; p++)
        rs->after[p] = (uint8_t)(p + 1 < rs->players ? p + 1 : 0);
    name_movers(rs);
    rs->hash = hash_rules(r);
    for (unsigned c = 0; c < r->colours; c++)
        rs->hash = hash_mix(rs->hash, rs->owner[c]);
    return CHINCZYK_OK;
}

int chinczyk_ruleset_progress(const struct ruleset *rs, unsigned colour, int64_t square) {
    if (square == CHINCZYK_BASE)
        return 0;
    if (square >= CHINCZYK_LANE && square < CHINCZYK_LANE + rs->last - rs->lap)
        return (int)square - CHINCZYK_LANE + rs->lap + 1;
    if (square < 0 || square >= rs->track)
        return -1;
    unsigned progress = ruleset_track_progress(rs, colour, (unsigned)square);

    return progress ? (int)progress : -1;
}
