/* SPDX-License-Identifier: MIT */
/* Who may move where: sections 3.3 to 3.7 and 3.11, and the obligations of 3.1. */
#include "simple.h"

/* A move as it is being found out. */
typedef struct attempt {
    const simple *s;
    int piece;
    int partner; /* the other pawn of a pair, or CHINCZYK_NONE */
    int player;
    int colour;   /* of a pawn */
    int from;     /* the square */
    bool is_exit; /* a plain exit (3.3), not a combined one */
    int to;
    uint32_t captured;
    uint32_t flags;
} attempt;

static const simple_piece *piece_of(const attempt *a) {
    return &a->s->piece[a->piece];
}

static bool moves_along(const attempt *a, int piece) {
    return piece == a->piece || piece == a->partner;
}

/* Whether the piece stands on this square, which of a lane is the lane of the colour. */
static bool stands_on(const simple *s, int piece, int colour, int square) {
    const simple_piece *p = &s->piece[piece];
    if (!p->there || p->square != square)
        return false;
    return simple_on_track(square) || (!p->robber && p->colour == colour);
}

/* Pawns of this colour there, those that move left aside. */
static int pawns_there(const attempt *a, int colour, int square) {
    int count = 0;
    for (int i = 0; i < CHINCZYK_ROBBER; i++)
        if (a->s->piece[i].colour == colour && stands_on(a->s, i, colour, square) &&
            !moves_along(a, i))
            count++;
    return count;
}

static bool is_free(const attempt *a, int square) {
    for (int i = 0; i < SIMPLE_PIECES; i++)
        if (stands_on(a->s, i, a->colour, square) && !moves_along(a, i))
            return false;
    return true;
}

/* The colour of an opponent's block on the square, or nobody (3.4). */
static int block_there(const attempt *a, int square) {
    if (a->s->rules.block == CHINCZYK_BLOCK_NONE || !simple_on_track(square))
        return SIMPLE_NOBODY;
    for (int c = 0; c < (int)a->s->rules.colours; c++)
        if (a->s->owner[c] != a->player && pawns_there(a, c, square) >= 2)
            return c;
    return SIMPLE_NOBODY;
}

static bool is_centre(const simple *s, int square) {
    return s->rules.home_centre && square == CHINCZYK_LANE + (int)s->rules.home_length;
}

/* Whether a piece may not pass over the square (3.3). */
static bool hinders(const attempt *a, int square) {
    const chinczyk_rules *r = &a->s->rules;
    if (is_centre(a->s, square) || square == a->from)
        return false;
    if (r->jump == CHINCZYK_MOVING_FORBIDDEN && !is_free(a, square))
        return true;
    if (r->home_jump == CHINCZYK_MOVING_FORBIDDEN && !simple_on_track(square) &&
        pawns_there(a, a->colour, square) > 0)
        return true;
    return r->block_jump == CHINCZYK_MOVING_FORBIDDEN && block_there(a, square) != SIMPLE_NOBODY;
}

/* Pawns of the player's other colours there, or a robber of the player's; to a robber every
 * pawn of its owner (3.3, third). */
static bool own_other_there(const attempt *a, int square) {
    for (int i = 0; i < SIMPLE_PIECES; i++) {
        const simple_piece *p = &a->s->piece[i];
        if (!stands_on(a->s, i, a->colour, square) || moves_along(a, i) || p->owner != a->player)
            continue;
        if (p->robber || piece_of(a)->robber || p->colour != a->colour)
            return true;
    }
    return false;
}

/* Pawns of the moving one's colour are too many there (3.3, second). */
static bool own_colour_full(const attempt *a, int square) {
    const chinczyk_rules *r = &a->s->rules;
    if (piece_of(a)->robber || is_centre(a->s, square))
        return false;
    int there = pawns_there(a, a->colour, square);
    if (a->partner != CHINCZYK_NONE)
        return there > 0;
    int most = simple_on_track(square) || r->home_centre ? (int)r->stack_limit : 1;
    return there + 1 > most;
}

static bool is_safe(const simple *s, int piece) {
    const simple_piece *p = &s->piece[piece];
    const chinczyk_rules *r = &s->rules;
    int offset = p->square % (int)(r->track_length / r->colours);
    if (p->robber)
        return false;
    if (r->safe_start == CHINCZYK_SAFE_OWN && p->square == simple_start(r, p->colour))
        return true;
    if (r->safe_start == CHINCZYK_SAFE_ANY && offset == 0)
        return true;
    return (r->safe_squares >> offset & 1) != 0;
}

/* The opponents' pieces there. */
static uint32_t opponents_there(const attempt *a, int square) {
    uint32_t set = 0;
    for (int i = 0; simple_on_track(square) && i < SIMPLE_PIECES; i++)
        if (stands_on(a->s, i, a->colour, square) && a->s->piece[i].owner != a->player)
            set |= UINT32_C(1) << i;
    return set;
}

static bool land_on_block(attempt *a, int square) {
    if (a->is_exit)
        return false;
    a->to = square;
    if (a->s->rules.block == CHINCZYK_BLOCK_SHIELD) {
        a->flags |= CHINCZYK_MOVE_BUST;
        return true;
    }
    a->captured = opponents_there(a, square);
    return a->partner != CHINCZYK_NONE;
}

/* 3.6. `step` is the one counted. */
static bool slide(attempt *a, int step) {
    const chinczyk_rules *r = &a->s->rules;
    int own = simple_step_of(r, a->colour, a->from);
    a->flags |= CHINCZYK_MOVE_SLIDE;
    if (r->slide == CHINCZYK_SLIDE_FORWARD) {
        for (int to = step + 1; to <= simple_last_step(r); to++) {
            a->to = simple_square_of(r, a->colour, to);
            if (is_free(a, a->to) || is_centre(a->s, a->to))
                return true;
        }
        return false;
    }
    for (int to = step - 1; to > own; to--) {
        a->to = simple_square_of(r, a->colour, to);
        if (is_free(a, a->to))
            return true;
    }
    return false;
}

/* 3.3: whether the piece may land there, and what comes of it. `step` is that of a pawn. */
static bool land(attempt *a, int square, int step) {
    const chinczyk_rules *r = &a->s->rules;
    if (square == a->from)
        return false;
    if (own_colour_full(a, square) || own_other_there(a, square))
        return false;
    if (block_there(a, square) != SIMPLE_NOBODY)
        return land_on_block(a, square);
    uint32_t opponents = opponents_there(a, square);
    if (r->capture == CHINCZYK_CAPTURE_NONE && opponents != 0)
        return slide(a, step);
    a->to = square;
    for (int i = 0; i < SIMPLE_PIECES; i++) {
        if (!(opponents >> i & 1))
            continue;
        if (!is_safe(a->s, i))
            a->captured |= UINT32_C(1) << i;
        else if (r->safe_landing == CHINCZYK_LANDING_CLOSED)
            return false;
    }
    return true;
}

/* A pawn, or a pair, walks so many squares from a step of its way. */
static bool walk_pawn(attempt *a, int step, int distance) {
    const chinczyk_rules *r = &a->s->rules;
    int last = simple_last_step(r), lap = (int)r->lap_length;
    if (step == last || (step > lap && r->home_move == CHINCZYK_MOVING_FORBIDDEN))
        return false;
    int at = step, way = 1;
    for (int walked = 1; walked <= distance; walked++) {
        if (at == last) {
            /* 3.5: it turns back here, if it may. */
            if (r->overshoot == CHINCZYK_OVERSHOOT_FORBIDDEN ||
                (r->overshoot == CHINCZYK_OVERSHOOT_BOUNCE && step > lap))
                return false;
            a->flags |= CHINCZYK_MOVE_BOUNCE;
            way = -1;
        }
        at += way;
        if (at <= lap && way < 0)
            return false;
        if (walked < distance && hinders(a, simple_square_of(r, a->colour, at)))
            return false;
    }
    if (a->partner != CHINCZYK_NONE && at > lap)
        return false;
    return land(a, simple_square_of(r, a->colour, at), at);
}

static bool walk_robber(attempt *a, int square, int distance) {
    int length = (int)a->s->rules.track_length;
    for (int walked = 1; walked <= distance; walked++) {
        square = (square + length - 1) % length;
        if (walked < distance && hinders(a, square))
            return false;
    }
    return land(a, square, 0);
}

/* Where a robber comes out: on the start of the opponent of its owner (3.11). */
static int robber_start(const simple *s, int player) {
    for (int c = 0; c < (int)s->rules.colours; c++)
        if (s->owner[c] != SIMPLE_NOBODY && s->owner[c] != player)
            return simple_start(&s->rules, c);
    return CHINCZYK_BASE;
}

/* Out of base by a series (3.7), of which a single face is the plain exit. */
static bool leave_base(attempt *a, const int *faces, int face_count) {
    const chinczyk_rules *r = &a->s->rules;
    int rest = 0, entry = 0;
    for (int i = 0; i < face_count; i++) {
        rest += faces[i];
        if (entry == 0 && simple_in_set(r->exit_faces, faces[i]))
            entry = faces[i];
    }
    if (entry == 0)
        return false;
    rest -= entry;
    bool robber = piece_of(a)->robber;
    int start = robber ? robber_start(a->s, a->player) : simple_start(r, a->colour);
    a->flags |= CHINCZYK_MOVE_EXIT;
    if (rest == 0) {
        a->is_exit = true;
        return land(a, start, 1);
    }
    if (own_colour_full(a, start) || own_other_there(a, start) ||
        block_there(a, start) != SIMPLE_NOBODY)
        return false;
    return robber ? walk_robber(a, start, rest) : walk_pawn(a, 1, rest);
}

static bool try_move(attempt *a, const int *faces, int face_count) {
    int distance = 0;
    for (int i = 0; i < face_count; i++)
        distance += faces[i];
    if (a->from == CHINCZYK_BASE)
        return leave_base(a, faces, face_count);
    if (piece_of(a)->robber)
        return walk_robber(a, a->from, distance);
    return walk_pawn(a, simple_step_of(&a->s->rules, a->colour, a->from), distance);
}

/* Adds the move of the piece, alone or with a partner, where it is legal. */
static int add(const simple *s, int piece, int partner, const int *faces, int face_count,
               chinczyk_move *moves, int count) {
    const simple_piece *p = &s->piece[piece];
    attempt a = {.s = s,
                 .piece = piece,
                 .partner = partner,
                 .player = p->owner,
                 .colour = p->colour,
                 .from = p->square};
    if (!try_move(&a, faces, face_count))
        return count;
    if (a.captured != 0)
        a.flags |= CHINCZYK_MOVE_CAPTURE;
    if (partner != CHINCZYK_NONE)
        a.flags |= CHINCZYK_MOVE_PAIR;
    if (simple_is_home(&s->rules, a.to) && !simple_is_home(&s->rules, a.from))
        a.flags |= CHINCZYK_MOVE_HOME;
    moves[count] = (chinczyk_move){.from_square = (int16_t)a.from,
                                   .to_square = (int16_t)a.to,
                                   .player = (int8_t)a.player,
                                   .piece = (int8_t)piece,
                                   .partner = (int8_t)partner,
                                   .colour = (int8_t)p->colour,
                                   .captured = a.captured,
                                   .flags = a.flags};
    return count + 1;
}

/* Choices that cannot be told apart are one: is a lower-numbered piece of the same kind there? */
static bool has_elder(const simple *s, int piece) {
    const simple_piece *p = &s->piece[piece];
    for (int i = 0; i < piece; i++) {
        const simple_piece *q = &s->piece[i];
        if (q->there && q->robber == p->robber && q->owner == p->owner && q->colour == p->colour &&
            q->square == p->square)
            return true;
    }
    return false;
}

/* The other pawn of its colour on its track square, under blocks that move. */
static int partner_of(const simple *s, int piece) {
    const simple_piece *p = &s->piece[piece];
    if (s->rules.block == CHINCZYK_BLOCK_MOVABLE && !p->robber && simple_on_track(p->square))
        for (int i = piece + 1; i < CHINCZYK_ROBBER; i++)
            if (s->piece[i].there && s->piece[i].colour == p->colour &&
                s->piece[i].square == p->square)
                return i;
    return CHINCZYK_NONE;
}

static bool leaves_base(const simple *s, const chinczyk_move *move) {
    (void)s;
    return move->from_square == CHINCZYK_BASE;
}

static bool clears_start(const simple *s, const chinczyk_move *move) {
    const simple_piece *p = &s->piece[move->piece];
    if (p->robber || p->square != simple_start(&s->rules, p->colour))
        return false;
    for (int i = 0; i < CHINCZYK_ROBBER; i++)
        if (s->piece[i].there && s->piece[i].colour == p->colour &&
            s->piece[i].square == CHINCZYK_BASE)
            return true;
    return false;
}

static bool captures(const simple *s, const chinczyk_move *move) {
    (void)s;
    return move->captured != 0;
}

/* Keeps only such moves, if there is one (3.1, fourth). Returns whether there is. */
static bool oblige(const simple *s, uint32_t priority,
                   bool (*such)(const simple *, const chinczyk_move *), chinczyk_move *moves,
                   int *count) {
    int kept = 0;
    if (priority != CHINCZYK_OBLIGATION_MANDATORY)
        return false;
    for (int i = 0; i < *count; i++)
        if (such(s, &moves[i]))
            kept++;
    if (kept == 0)
        return false;
    kept = 0;
    for (int i = 0; i < *count; i++)
        if (such(s, &moves[i]))
            moves[kept++] = moves[i];
    *count = kept;
    return true;
}

int simple_moves_by(const simple *s, const int *faces, int face_count,
                    chinczyk_move moves[CHINCZYK_MAX_MOVES]) {
    int count = 0;
    for (int i = 0; i < SIMPLE_PIECES; i++) {
        if (!s->piece[i].there || s->piece[i].owner != s->turn || has_elder(s, i))
            continue;
        count = add(s, i, CHINCZYK_NONE, faces, face_count, moves, count);
        int partner = partner_of(s, i);
        if (partner != CHINCZYK_NONE)
            count = add(s, i, partner, faces, face_count, moves, count);
    }
    if (!oblige(s, s->rules.exit_priority, leaves_base, moves, &count))
        oblige(s, s->rules.start_clear, clears_start, moves, &count);
    oblige(s, s->rules.capture_priority, captures, moves, &count);
    return count;
}

int simple_moves(const simple *s, chinczyk_move moves[CHINCZYK_MAX_MOVES]) {
    if (s->phase != CHINCZYK_PHASE_MOVE)
        return 0;
    int count = simple_moves_by(s, s->faces, s->face_count, moves);
    if (count > 0 && s->rules.passing == CHINCZYK_PASSING_ALLOWED)
        moves[count++] = (chinczyk_move){.player = (int8_t)s->turn,
                                         .piece = CHINCZYK_NONE,
                                         .partner = CHINCZYK_NONE,
                                         .colour = CHINCZYK_NONE,
                                         .from_square = CHINCZYK_NONE,
                                         .to_square = CHINCZYK_NONE,
                                         .flags = CHINCZYK_MOVE_PASS};
    return count;
}
