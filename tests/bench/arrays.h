/* SPDX-License-Identifier: MIT */
/*
 * The obvious program, with which the library is compared: arrays of pawns, and a loop over
 * them for every question. Meant to be read, and to be as fast as that makes it. It knows the
 * rules that some preset has, and players of one colour each; rules are cited from
 * doc/rules.md.
 *
 * All is inline, since it is used twice: by yardstick.c with rules known when it runs, by
 * inlined.c with rules known to the compiler.
 *
 * A pawn is known by its progress: 0 in base, 1 on its start, up to lap_length on the track,
 * then the lane, and the centre where there is one.
 */
#ifndef BENCH_ARRAYS_H
#define BENCH_ARRAYS_H

#include <chinczyk.h>

enum { PLAYERS = 4, PAWNS = 4, ROBBERS = 2, CHOICES = 2 * PAWNS + ROBBERS };

/* What never changes while a game lasts. */
struct table {
    chinczyk_rules rules;
    unsigned players;
    unsigned colour[PLAYERS]; /* of each player */
    unsigned start[PLAYERS];  /* track square of each player's start */
    unsigned last;            /* the last progress */
    unsigned home;            /* the first progress that is home */
};

/* The game as it stands. */
struct position {
    uint8_t pawn[PLAYERS][PAWNS];
    uint8_t robber_owner[ROBBERS];
    uint8_t robber_at[ROBBERS]; /* 0 in base, else 1 + its track square */
    uint8_t phase;              /* CHINCZYK_PHASE_... */
    uint8_t player;
    uint8_t face;
    uint8_t rolls; /* used in this grant */
    uint8_t sixes; /* bonus faces in a row in this turn */
    uint8_t tries; /* this grant is one of tries */
    uint8_t place[PLAYERS];
    uint8_t places; /* taken so far */
};

enum kind { KIND_PAWN, KIND_PAIR, KIND_ROBBER };

/* One thing that can be done with a roll: `piece` is a pawn of the player, or a robber. */
struct choice {
    uint8_t kind;
    uint8_t piece;
};

/* --- squares, and who stands on them --- */

static inline int on_track(const struct table *t, unsigned progress) {
    return progress >= 1 && progress <= t->rules.lap_length;
}

static inline unsigned track_square(const struct table *t, unsigned player, unsigned progress) {
    return (t->start[player] + progress - 1) % t->rules.track_length;
}

static inline int pawn_is_on(const struct table *t, const struct position *pos, unsigned player,
                             unsigned k, unsigned square) {
    unsigned progress = pos->pawn[player][k];

    return on_track(t, progress) && track_square(t, player, progress) == square;
}

/* Pawns of a player at a progress. */
static inline unsigned count_at(const struct table *t, const struct position *pos, unsigned player,
                                unsigned progress) {
    unsigned count = 0;

    for (unsigned k = 0; k < t->rules.pawns; k++)
        if (pos->pawn[player][k] == progress)
            count++;
    return count;
}

/* Pawns of a player on a square of the track. */
static inline unsigned count_on(const struct table *t, const struct position *pos, unsigned player,
                                unsigned square) {
    unsigned count = 0;

    for (unsigned k = 0; k < t->rules.pawns; k++)
        if (pawn_is_on(t, pos, player, k, square))
            count++;
    return count;
}

static inline int is_block(const struct table *t, unsigned count) {
    return t->rules.block != CHINCZYK_BLOCK_NONE && count >= 2;
}

static inline int is_safe(const struct table *t, unsigned player, unsigned square) {
    return t->rules.safe_start == CHINCZYK_SAFE_OWN && square == t->start[player];
}

/* Whether an opponent's block stands on a square of the track. */
static inline int block_on(const struct table *t, const struct position *pos, unsigned square) {
    for (unsigned p = 0; p < t->players; p++)
        if (p != pos->player && is_block(t, count_on(t, pos, p, square)))
            return 1;
    return 0;
}

/* A set of pieces, numbered as in the public interface: the opponents on a square of the track,
 * safe ones left out. */
static inline uint32_t opponents_on(const struct table *t, const struct position *pos,
                                    unsigned square) {
    uint32_t set = 0;

    for (unsigned p = 0; p < t->players; p++) {
        if (p == pos->player || is_safe(t, p, square))
            continue;
        for (unsigned k = 0; k < t->rules.pawns; k++)
            if (pawn_is_on(t, pos, p, k, square))
                set |= UINT32_C(1) << (4 * t->colour[p] + k);
    }
    for (unsigned r = 0; t->rules.robbers && r < ROBBERS; r++)
        if (pos->robber_owner[r] != pos->player && pos->robber_at[r] == square + 1)
            set |= UINT32_C(1) << (CHINCZYK_ROBBER + r);
    return set;
}

/* --- legal moves --- */

/* Where a pawn goes with a face; 0 nowhere. */
static inline unsigned pawn_target(const struct table *t, unsigned from, unsigned face) {
    if (!from)
        return t->rules.exit_faces >> face & 1;
    return from + face <= t->last ? from + face : 0;
}

/* Track square to which a robber goes with a face, against the clock; -1 nowhere (rules
 * 3.11). */
static inline int robber_target(const struct table *t, const struct position *pos, unsigned robber,
                                unsigned face) {
    unsigned at = pos->robber_at[robber];

    if (!at)
        return t->rules.exit_faces >> face & 1 ? (int)t->start[1 - pos->player] : -1;
    return (int)((at - 1 + t->rules.track_length - face) % t->rules.track_length);
}

/* Nothing that may not be passed stands between two squares of a pawn's way. */
static inline int way_is_free(const struct table *t, const struct position *pos, unsigned from,
                              unsigned to) {
    if (t->rules.home_jump == CHINCZYK_MOVING_ALLOWED &&
        t->rules.block_jump == CHINCZYK_MOVING_ALLOWED)
        return 1;
    for (unsigned between = from + 1; between < to; between++) {
        if (!on_track(t, between)) {
            if (t->rules.home_jump == CHINCZYK_MOVING_FORBIDDEN &&
                count_at(t, pos, pos->player, between))
                return 0;
        } else if (t->rules.block_jump == CHINCZYK_MOVING_FORBIDDEN &&
                   block_on(t, pos, track_square(t, pos->player, between))) {
            return 0;
        }
    }
    return 1;
}

/* The opponents let a piece land on a square of the track (rules 3.3, 3.4). */
static inline int may_land(const struct table *t, const struct position *pos, unsigned square,
                           enum kind kind, int is_exit) {
    if (t->rules.block == CHINCZYK_BLOCK_NONE && t->rules.safe_start == CHINCZYK_SAFE_NONE)
        return 1;
    for (unsigned p = 0; p < t->players; p++) {
        unsigned count;

        if (p == pos->player)
            continue;
        count = count_on(t, pos, p, square);
        if (is_block(t, count)) {
            if (t->rules.block == CHINCZYK_BLOCK_SHIELD ? is_exit : kind != KIND_PAIR)
                return 0;
        } else if (count && is_safe(t, p, square) &&
                   t->rules.safe_landing == CHINCZYK_LANDING_CLOSED) {
            return 0;
        }
    }
    return 1;
}

static inline int own_robber_on(const struct table *t, const struct position *pos,
                                unsigned square) {
    for (unsigned r = 0; t->rules.robbers && r < ROBBERS; r++)
        if (pos->robber_owner[r] == pos->player && pos->robber_at[r] == square + 1)
            return 1;
    return 0;
}

/* Own pawns that one square may hold. */
static inline unsigned room_at(const struct table *t, unsigned progress) {
    if (t->rules.home_centre && progress == t->last)
        return PAWNS;
    return on_track(t, progress) || t->rules.home_centre ? t->rules.stack_limit : 1;
}

static inline int pawn_may_move(const struct table *t, const struct position *pos, unsigned k,
                                enum kind kind, unsigned face) {
    unsigned from = pos->pawn[pos->player][k];
    unsigned to = pawn_target(t, from, face);
    unsigned room, square;

    if (!to)
        return 0;
    /* Rules 3.4: a pair lands where none of its own stands. */
    room = kind == KIND_PAIR ? 1 : room_at(t, to);
    if (count_at(t, pos, pos->player, to) >= room || (from && !way_is_free(t, pos, from, to)))
        return 0;
    if (!on_track(t, to))
        return kind != KIND_PAIR;
    square = track_square(t, pos->player, to);
    return !own_robber_on(t, pos, square) && may_land(t, pos, square, kind, !from);
}

static inline int robber_may_move(const struct table *t, const struct position *pos,
                                  unsigned robber, unsigned face) {
    int square = robber_target(t, pos, robber, face);

    return square >= 0 && !own_robber_on(t, pos, (unsigned)square) &&
           !count_on(t, pos, pos->player, (unsigned)square) &&
           may_land(t, pos, (unsigned)square, KIND_ROBBER, !pos->robber_at[robber]);
}

/* Pawns on one square, and robbers in one base, are one origin (rules 3.3). */
static inline int pawn_is_repeated(const struct position *pos, unsigned k) {
    for (unsigned lower = 0; lower < k; lower++)
        if (pos->pawn[pos->player][lower] == pos->pawn[pos->player][k])
            return 1;
    return 0;
}

/* The other pawn of a pair, or PAWNS. */
static inline unsigned partner_of(const struct table *t, const struct position *pos, unsigned k) {
    unsigned other = k + 1;

    if (!on_track(t, pos->pawn[pos->player][k]))
        return PAWNS;
    while (other < t->rules.pawns && pos->pawn[pos->player][other] != pos->pawn[pos->player][k])
        other++;
    return other < t->rules.pawns ? other : PAWNS;
}

static inline int is_exit(const struct position *pos, struct choice choice) {
    return choice.kind == KIND_ROBBER ? !pos->robber_at[choice.piece]
                                      : !pos->pawn[pos->player][choice.piece];
}

/* Rules 3.1: only exits, if there is one. */
static inline unsigned keep_exits(const struct position *pos, struct choice *choices,
                                  unsigned count) {
    unsigned kept = 0;

    for (unsigned i = 0; i < count; i++)
        if (is_exit(pos, choices[i]))
            choices[kept++] = choices[i];
    return kept ? kept : count;
}

/* Lists what the player can do with a face, in the order of doc/notation.md. */
static inline unsigned list_choices(const struct table *t, const struct position *pos,
                                    unsigned face, struct choice *choices) {
    unsigned count = 0;

    for (uint8_t k = 0; k < t->rules.pawns; k++) {
        if (pawn_is_repeated(pos, k))
            continue;
        /* Written first, then counted or not: no branch that is hard to foresee. */
        choices[count] = (struct choice){KIND_PAWN, k};
        count += (unsigned)pawn_may_move(t, pos, k, KIND_PAWN, face);
        if (t->rules.block == CHINCZYK_BLOCK_MOVABLE && partner_of(t, pos, k) < PAWNS &&
            pawn_may_move(t, pos, k, KIND_PAIR, face))
            choices[count++] = (struct choice){KIND_PAIR, k};
    }
    for (uint8_t r = 0; t->rules.robbers && r < ROBBERS; r++) {
        int repeated = r && !pos->robber_at[0] && !pos->robber_at[1] &&
                       pos->robber_owner[0] == pos->robber_owner[1];

        if (pos->robber_owner[r] == pos->player && !repeated && robber_may_move(t, pos, r, face))
            choices[count++] = (struct choice){KIND_ROBBER, r};
    }
    if (t->rules.exit_priority == CHINCZYK_OBLIGATION_MANDATORY)
        count = keep_exits(pos, choices, count);
    return count;
}

/* --- turns --- */

/* Rules 3.2: the condition of tries. */
static inline int has_tries(const struct table *t, const struct position *pos) {
    struct choice choices[CHOICES];

    switch (t->rules.tries_when) {
    case CHINCZYK_TRIES_NONE_ON_TRACK:
    case CHINCZYK_TRIES_ALL_IN_BASE:
        for (unsigned k = 0; k < t->rules.pawns; k++)
            if (t->rules.tries_when == CHINCZYK_TRIES_ALL_IN_BASE
                    ? pos->pawn[pos->player][k]
                    : on_track(t, pos->pawn[pos->player][k]))
                return 0;
        for (unsigned r = 0; t->rules.robbers && r < ROBBERS; r++)
            if (pos->robber_owner[r] == pos->player && pos->robber_at[r])
                return 0;
        return 1;
    case CHINCZYK_TRIES_STUCK_WITHOUT_EXIT:
        for (unsigned face = 1; face <= 6; face++)
            if (!(t->rules.exit_faces >> face & 1) && list_choices(t, pos, face, choices))
                return 0;
        return 1;
    default:
        return 0;
    }
}

static inline void begin_turn(struct position *pos, unsigned player) {
    pos->player = (uint8_t)player;
    pos->phase = CHINCZYK_PHASE_ROLL;
    pos->rolls = 0;
    pos->sixes = 0;
}

static inline void end_turn(const struct table *t, struct position *pos) {
    unsigned player = pos->player;

    do
        player = (player + 1) % t->players;
    while (pos->place[player]);
    begin_turn(pos, player);
}

/* Whether the face grants a roll, if it may (rules 3.1). */
static inline int is_bonus(const struct table *t, const struct position *pos) {
    return (t->rules.bonus_faces >> pos->face & 1) &&
           (!t->rules.bonus_limit || pos->sixes < t->rules.bonus_limit);
}

/* The roll is moved or lost: who rolls next? (rules 3.1, 3.2) */
static inline void go_on(const struct table *t, struct position *pos, int bonus) {
    if (bonus) {
        pos->rolls = 0;
        pos->phase = CHINCZYK_PHASE_ROLL;
    } else if (pos->tries && pos->rolls < t->rules.tries && has_tries(t, pos)) {
        pos->phase = CHINCZYK_PHASE_ROLL;
    } else {
        end_turn(t, pos);
    }
}

/* Takes a roll; lists the choices that it leaves, if any, and gives their number. */
static inline unsigned take_roll(const struct table *t, struct position *pos, unsigned face,
                                 struct choice *choices) {
    unsigned count;

    pos->face = (uint8_t)face;
    if (!pos->rolls)
        pos->tries = (uint8_t)has_tries(t, pos);
    pos->rolls++;
    if (!(t->rules.bonus_faces >> face & 1))
        pos->sixes = 0;
    else if (pos->sixes < UINT8_MAX)
        pos->sixes++;
    if (t->rules.bonus_limit_effect == CHINCZYK_BONUS_LIMIT_FORFEIT &&
        pos->sixes >= t->rules.bonus_limit) {
        end_turn(t, pos);
        return 0;
    }
    count = list_choices(t, pos, face, choices);
    if (count)
        pos->phase = CHINCZYK_PHASE_MOVE;
    else
        go_on(t, pos, is_bonus(t, pos) && t->rules.bonus_if_stuck);
    return count;
}

static inline int has_finished(const struct table *t, const struct position *pos) {
    for (unsigned k = 0; k < t->rules.pawns; k++)
        if (pos->pawn[pos->player][k] < t->home)
            return 0;
    return 1;
}

/* The player on turn is home (rules 3.9). */
static inline void finish(const struct table *t, struct position *pos) {
    pos->place[pos->player] = ++pos->places;
    if (t->rules.finish == CHINCZYK_FINISH_FIRST_WINNER) {
        pos->phase = CHINCZYK_PHASE_OVER;
    } else if (pos->places + 1u < t->players) {
        end_turn(t, pos);
    } else {
        for (unsigned p = 0; p < t->players; p++)
            if (!pos->place[p])
                pos->place[p] = ++pos->places;
        pos->phase = CHINCZYK_PHASE_OVER;
    }
}

/* Sends pieces to base; robbers change sides. */
static inline void capture(const struct table *t, struct position *pos, uint32_t captured) {
    for (unsigned p = 0; p < t->players; p++)
        for (unsigned k = 0; k < t->rules.pawns; k++)
            if (captured >> (4 * t->colour[p] + k) & 1)
                pos->pawn[p][k] = 0;
    for (unsigned r = 0; t->rules.robbers && r < ROBBERS; r++)
        if (captured >> (CHINCZYK_ROBBER + r) & 1) {
            pos->robber_at[r] = 0;
            pos->robber_owner[r] = pos->player;
        }
}

/* Where a choice leads a piece: a pawn's progress, a robber's square of the track. */
static inline unsigned target_of(const struct table *t, const struct position *pos,
                                 struct choice choice) {
    return choice.kind == KIND_ROBBER
               ? (unsigned)robber_target(t, pos, choice.piece, pos->face)
               : pawn_target(t, pos->pawn[pos->player][choice.piece], pos->face);
}

/* Rules 3.4: a pawn that lands on a shield goes back to base, and captures nothing. */
static inline int lands_on_shield(const struct table *t, const struct position *pos,
                                  struct choice choice) {
    unsigned to;

    if (t->rules.block != CHINCZYK_BLOCK_SHIELD)
        return 0;
    to = target_of(t, pos, choice);
    return on_track(t, to) && block_on(t, pos, track_square(t, pos->player, to));
}

static inline uint32_t captured_by(const struct table *t, const struct position *pos,
                                   struct choice choice) {
    unsigned to = target_of(t, pos, choice);

    if (choice.kind == KIND_ROBBER)
        return opponents_on(t, pos, to);
    if (!on_track(t, to) || lands_on_shield(t, pos, choice))
        return 0;
    return opponents_on(t, pos, track_square(t, pos->player, to));
}

/* Plays a choice that captures what captured_by() says. */
static inline void play_choice(const struct table *t, struct position *pos, struct choice choice,
                               uint32_t captured) {
    unsigned to = lands_on_shield(t, pos, choice) ? 0 : target_of(t, pos, choice);

    if (choice.kind == KIND_PAIR)
        pos->pawn[pos->player][partner_of(t, pos, choice.piece)] = (uint8_t)to;
    if (choice.kind == KIND_ROBBER)
        pos->robber_at[choice.piece] = (uint8_t)(to + 1);
    else
        pos->pawn[pos->player][choice.piece] = (uint8_t)to;
    if (captured)
        capture(t, pos, captured);
    if (has_finished(t, pos))
        finish(t, pos);
    else
        go_on(t, pos, is_bonus(t, pos) || (captured && t->rules.bonus_on_capture));
}

/* Everything in base, a player to roll. */
static inline void begin_game(struct position *pos, unsigned first) {
    *pos = (struct position){.robber_owner = {0, 1}};
    begin_turn(pos, first);
}

#endif
