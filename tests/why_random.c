/* SPDX-License-Identifier: MIT */
/* A reason is given if and only if there is no move: shown on random games of random rules, for
 * every piece and every face. */
#include "walk.h"

#include <stdio.h>

#ifndef GAMES
#define GAMES 400
#endif

enum { STEPS = 300, PIECES = CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS, PAIR = CHINCZYK_MOVE_PAIR };

/* How often each reason was given. */
static uint64_t given[32];

/* The moves that are legal, and who is on turn. */
typedef struct choice {
    int32_t player;
    size_t count;
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
} choice;

static choice choice_of(const chinczyk_game *game) {
    choice c = {.player = chinczyk_game_player(game)};
    cr_assert_eq(chinczyk_game_moves(game, c.moves, CHINCZYK_MAX_MOVES, &c.count), CHINCZYK_OK);
    return c;
}

static int in_game(const walk *w, int32_t piece) {
    if (piece >= CHINCZYK_ROBBER)
        return w->rules.robbers != 0;
    return piece / 4 < (int32_t)w->rules.colours && w->seats[piece / 4] != '.' &&
           piece % 4 < (int32_t)w->rules.pawns;
}

static const chinczyk_move *find(const choice *c, const chinczyk_why *why, uint32_t flags) {
    for (size_t i = 0; i < c->count; i++)
        if (c->moves[i].piece == why->piece && (c->moves[i].flags & PAIR) == flags)
            return &c->moves[i];
    return NULL;
}

static uint32_t pieces_of(const walk *w, const chinczyk_game *game, int32_t player) {
    chinczyk_state state = {.struct_size = sizeof state};
    uint32_t pieces = 0;
    cr_assert_eq(chinczyk_game_state(game, &state), CHINCZYK_OK);
    for (int32_t piece = 0; piece < PIECES; piece++)
        if (in_game(w, piece) &&
            (piece < CHINCZYK_ROBBER ? state.owner[piece / 4]
                                     : state.robber_owner[piece - CHINCZYK_ROBBER]) == player)
            pieces |= UINT32_C(1) << piece;
    return pieces;
}

/* What the members say is so. */
static void members_agree(walk *w, const choice *c, const chinczyk_why *why) {
    uint32_t there = 0, own, movers = 0;
    if (why->reason >= CHINCZYK_REASON_JUMP && why->reason <= CHINCZYK_REASON_NO_FREE_SQUARE) {
        int32_t colour = why->piece < CHINCZYK_ROBBER ? why->piece / 4 : 0;
        walk_assert(w,
                    chinczyk_game_pieces_on(w->game, colour, why->square, &there) == CHINCZYK_OK);
        walk_assert(w, why->pieces != 0 && (why->pieces & ~there) == 0);
        walk_assert(w, !(why->pieces >> why->piece & 1));
        own = pieces_of(w, w->game, why->player);
        if (why->reason == CHINCZYK_REASON_JUMP)
            walk_assert(w, why->pieces == there);
        else if (why->reason == CHINCZYK_REASON_HOME_JUMP ||
                 why->reason == CHINCZYK_REASON_OWN_PIECE)
            walk_assert(w, why->pieces == (there & own));
        else
            walk_assert(w, (why->pieces & own) == 0);
        if (why->reason == CHINCZYK_REASON_BLOCK || why->reason == CHINCZYK_REASON_BLOCK_JUMP)
            walk_assert(w, (why->pieces & (why->pieces - 1)) != 0);
        if (why->reason >= CHINCZYK_REASON_OWN_PIECE)
            walk_assert(w, why->square == why->to_square);
    } else if (why->reason >= CHINCZYK_REASON_MUST_EXIT) {
        for (size_t i = 0; i < c->count; i++) {
            const chinczyk_move *move = &c->moves[i];
            if (move->flags & CHINCZYK_MOVE_PASS)
                continue;
            movers |= UINT32_C(1) << move->piece;
            if (why->reason == CHINCZYK_REASON_MUST_EXIT)
                walk_assert(w, move->flags & CHINCZYK_MOVE_EXIT);
            if (why->reason == CHINCZYK_REASON_MUST_CAPTURE)
                walk_assert(w, move->flags & CHINCZYK_MOVE_CAPTURE);
            if (why->reason == CHINCZYK_REASON_MUST_CLEAR_START)
                walk_assert(w, move->from_square == move->colour * (int32_t)(w->rules.track_length /
                                                                             w->rules.colours));
        }
        walk_assert(w, why->pieces == movers && !(movers >> why->piece & 1));
    } else {
        walk_assert(w, why->pieces == 0 && why->square == CHINCZYK_NONE);
    }
}

/* The answers about a face are those of a game in which it was rolled, of which this is the
 * choice; of pieces of the player on turn in it. `other` is a reason why there is none. */
static void answers_agree(walk *w, const chinczyk_game *rolled, int32_t player, int32_t face,
                          chinczyk_reason other) {
    choice c = choice_of(rolled);
    if (c.player != player)
        c.count = 0;
    for (int32_t piece = 0; piece < PIECES; piece++)
        for (uint32_t flags = 0; flags <= PAIR && in_game(w, piece); flags += PAIR) {
            chinczyk_why why;
            const chinczyk_move *move;
            walk_assert(w, chinczyk_game_why(w->game, piece, flags, face, &why) == CHINCZYK_OK);
            if (why.player != player)
                continue;
            given[why.reason]++;
            move = find(&c, &why, flags);
            walk_assert(w, (why.reason == CHINCZYK_REASON_NONE) == (move != NULL));
            if (move)
                walk_assert(w, why.from_square == move->from_square &&
                                   why.to_square == move->to_square &&
                                   why.partner == move->partner);
            walk_assert(w, other ? why.reason == other
                                 : why.reason == CHINCZYK_REASON_NONE ||
                                       why.reason >= CHINCZYK_REASON_NO_PAIR);
            members_agree(w, &c, &why);
        }
}

/* As the event says, the face was saved or forfeited; else it was to be moved. */
static chinczyk_reason set_aside(const chinczyk_game *rolled) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count;
    cr_assert_eq(chinczyk_game_events(rolled, events, CHINCZYK_MAX_EVENTS, &count), CHINCZYK_OK);
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == CHINCZYK_EVENT_SAVED)
            return CHINCZYK_REASON_SAVED;
        if (events[i].kind == CHINCZYK_EVENT_FORFEITED)
            return CHINCZYK_REASON_FORFEITED;
    }
    return CHINCZYK_REASON_NONE;
}

/* A copy in which it is a player's turn to roll: the same, or one that begins. */
static chinczyk_game *turned(const walk *w, int32_t player) {
    char text[4 * WALK_POSITION_TEXT], pieces[WALK_POSITION_TEXT], standing[WALK_POSITION_TEXT];
    chinczyk_game *game;
    if (player == chinczyk_game_player(w->game) &&
        chinczyk_game_phase(w->game) == CHINCZYK_PHASE_ROLL) {
        cr_assert_eq(chinczyk_game_copy(w->game, NULL, &game), CHINCZYK_OK);
        return game;
    }
    cr_assert_eq(sscanf(w->position, "%*s %255s %*s %*s %*s %255s", pieces, standing), 2);
    snprintf(text, sizeof text, "%s %s %d roll t0s0 %s", w->seats, pieces, player, standing);
    cr_assert_eq(chinczyk_game_new_at(&w->rules, text, 1, NULL, &game, NULL), CHINCZYK_OK, "%s, %s",
                 w->rules_text, text);
    return game;
}

static void look(walk *w) {
    chinczyk_state state = {.struct_size = sizeof state};
    chinczyk_reason now = CHINCZYK_REASON_NONE;
    cr_assert_eq(chinczyk_game_state(w->game, &state), CHINCZYK_OK);
    for (int32_t player = 0; player < state.players; player++) {
        if (state.phase == CHINCZYK_PHASE_OVER)
            now = CHINCZYK_REASON_OVER;
        else if (state.place[player])
            now = CHINCZYK_REASON_FINISHED;
        else if (state.phase == CHINCZYK_PHASE_ROLL_OFF)
            now = CHINCZYK_REASON_ROLL_OFF;
        else if (player != state.player)
            now = CHINCZYK_REASON_NOT_ON_TURN;
        else
            now = state.phase == CHINCZYK_PHASE_ROLL ? CHINCZYK_REASON_ROLL_DUE : 0;
        answers_agree(w, w->game, player, 0, now);
        if (state.phase == CHINCZYK_PHASE_OVER || state.place[player] || state.leave_order[player])
            continue;
        for (int32_t face = 1; face <= 6; face++) {
            chinczyk_game *rolled = turned(w, player);
            cr_assert_eq(chinczyk_game_roll(rolled, face, NULL), CHINCZYK_OK);
            answers_agree(w, rolled, player, face, set_aside(rolled));
            chinczyk_game_free(rolled);
        }
    }
    for (int32_t piece = -1; piece < PIECES + 1; piece++) {
        chinczyk_why why;
        chinczyk_status status = chinczyk_game_why(w->game, piece, 0, 0, &why);
        walk_assert(w,
                    (status == CHINCZYK_OK) == (piece >= 0 && piece < PIECES && in_game(w, piece)));
        if (status == CHINCZYK_OK && why.reason == CHINCZYK_REASON_GONE) {
            walk_assert(w, state.square[piece] == CHINCZYK_NONE);
            given[why.reason]++;
        }
    }
}

static void walk_on(walk *w) {
    look(w);
    for (int step = 0; step < STEPS && walk_step(w); step++)
        if (walk_below(&w->random, 4) == 0)
            look(w);
    walk_end(w);
}

Test(why_random, a_reason_if_and_only_if_there_is_no_move) {
    /* Every preset, and what random rules seldom bring together. */
    const char *rules[] = {
        "polish",     "british", "online",
        "tournament", "ludo",    "traditional",
        "blockade",   "robber",  "polish,capture=none,slide=back,combine_rolls=yes",
    };
    walk w;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        walk_begin(&w, 30000 + seed);
        walk_on(&w);
    }
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        walk_begin_with(&w, 40000, rules[i]);
        walk_on(&w);
    }
    for (int32_t reason = 0; reason <= CHINCZYK_REASON_MUST_CAPTURE; reason++)
        cr_expect(given[reason] > 0, "reason %d was never given", reason);
}
