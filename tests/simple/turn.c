/* SPDX-License-Identifier: MIT */
/* Rolls, tries, bonuses, turns, and the end: sections 3.1, 3.2 and 3.7 to 3.10. */
#include "simple.h"

enum { SERIES_LIMIT = 9, ROW_MOST = 255 };

static bool listed(const int *list, int count, int player) {
    for (int i = 0; i < count; i++)
        if (list[i] == player)
            return true;
    return false;
}

bool simple_is_in(const simple *s, int player) {
    return !listed(s->placed, s->placed_count, player) && !listed(s->left, s->left_count, player);
}

static int players_in(const simple *s) {
    int count = 0;
    for (int p = 0; p < s->players; p++)
        if (simple_is_in(s, p))
            count++;
    return count;
}

int simple_pawns_home(const simple *s, int player) {
    int count = 0;
    for (int i = 0; i < CHINCZYK_ROBBER; i++)
        if (s->piece[i].there && s->piece[i].owner == player &&
            simple_is_home(&s->rules, s->piece[i].square))
            count++;
    return count;
}

int simple_walked(const simple *s, int player) {
    int sum = 0;
    for (int i = 0; i < CHINCZYK_ROBBER; i++)
        if (s->piece[i].there && s->piece[i].owner == player)
            sum += simple_step_of(&s->rules, s->piece[i].colour, s->piece[i].square);
    return sum;
}

/* 3.9: each colour has its pawns home. */
static bool has_finished(const simple *s, int player) {
    int needed = (int)(s->rules.win_pawns ? s->rules.win_pawns : s->rules.pawns);
    for (int c = 0; c < (int)s->rules.colours; c++) {
        int home = 0;
        if (s->owner[c] != player)
            continue;
        for (int pawn = 0; pawn < CHINCZYK_MAX_PAWNS; pawn++) {
            const simple_piece *p = &s->piece[4 * c + pawn];
            if (p->there && simple_is_home(&s->rules, p->square))
                home++;
        }
        if (home < needed)
            return false;
    }
    return true;
}

static void game_over(simple *s) {
    s->phase = CHINCZYK_PHASE_OVER;
    s->face_count = s->rolls_used = s->row = 0;
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        s->off[p] = SIMPLE_OFF_OUT;
}

/* Where one player is left, that one takes the next place and the game is over. */
static void last_one_takes_a_place(simple *s) {
    if (players_in(s) != 1)
        return;
    for (int p = 0; p < s->players; p++)
        if (simple_is_in(s, p)) {
            s->placed[s->placed_count++] = p;
            break;
        }
    game_over(s);
}

static void new_grant(simple *s) {
    s->phase = CHINCZYK_PHASE_ROLL;
    s->face_count = 0;
    s->rolls_used = 0;
}

static void begin_turn(simple *s, int player) {
    s->turn = player;
    s->row = 0;
    new_grant(s);
}

static void end_turn(simple *s) {
    int next = s->turn;
    do
        next = (next + 1) % s->players;
    while (!simple_is_in(s, next));
    begin_turn(s, next);
}

/* 3.2 */
static bool tries_condition(const simple *s) {
    bool on_track = false, all_in_base = true;
    for (int i = 0; i < SIMPLE_PIECES; i++) {
        if (!s->piece[i].there || s->piece[i].owner != s->turn)
            continue;
        on_track = on_track || simple_on_track(s->piece[i].square);
        all_in_base = all_in_base && s->piece[i].square == CHINCZYK_BASE;
    }
    switch (s->rules.tries_when) {
    case CHINCZYK_TRIES_NONE_ON_TRACK:
        return !on_track;
    case CHINCZYK_TRIES_ALL_IN_BASE:
        return all_in_base;
    case CHINCZYK_TRIES_STUCK_WITHOUT_EXIT:
        for (int face = 1; face <= 6; face++) {
            chinczyk_move moves[CHINCZYK_MAX_MOVES];
            if (!simple_in_set(s->rules.exit_faces, face) &&
                simple_moves_by(s, &face, 1, moves) > 0)
                return false;
        }
        return true;
    default:
        return false;
    }
}

/* Whether the grant is one of tries, before its roll is moved. A grant in which something was
 * rolled before the series at hand is. */
static bool is_grant_of_tries(const simple *s) {
    return s->rolls_used > s->face_count || tries_condition(s);
}

int simple_rolls_left(const simple *s) {
    int left = (int)s->rules.tries - s->rolls_used;
    bool due = s->phase == CHINCZYK_PHASE_ROLL || s->phase == CHINCZYK_PHASE_ROLL_OFF;
    if (s->phase == CHINCZYK_PHASE_OVER)
        return 0;
    if (s->phase != CHINCZYK_PHASE_ROLL_OFF && tries_condition(s) && left > due)
        return left;
    return due;
}

static bool below_limit(const simple *s) {
    return s->rules.bonus_limit == 0 || s->row < (int)s->rules.bonus_limit;
}

/* What comes after the move, or the loss, of a roll (3.1). */
static void after_roll(simple *s, bool of_tries, bool moved, uint32_t flags) {
    const chinczyk_rules *r = &s->rules;
    if (has_finished(s, s->turn)) {
        s->placed[s->placed_count++] = s->turn;
        if (r->finish == CHINCZYK_FINISH_FIRST_WINNER)
            game_over(s);
        else
            last_one_takes_a_place(s);
        if (s->phase != CHINCZYK_PHASE_OVER)
            end_turn(s);
        return;
    }
    bool bonus = false;
    if (!r->combine_rolls && simple_in_set(r->bonus_faces, s->faces[0]) && below_limit(s) &&
        (moved || r->bonus_if_stuck))
        bonus = true;
    if (r->bonus_on_capture && (flags & CHINCZYK_MOVE_CAPTURE))
        bonus = true;
    if (r->bonus_on_home && (flags & CHINCZYK_MOVE_HOME))
        bonus = true;
    if (bonus) {
        new_grant(s);
    } else if (of_tries && tries_condition(s) && s->rolls_used < (int)r->tries) {
        s->phase = CHINCZYK_PHASE_ROLL;
        s->face_count = 0;
    } else {
        end_turn(s);
    }
}

static void look_for_moves(simple *s) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    s->phase = CHINCZYK_PHASE_MOVE;
    if (simple_moves(s, moves) == 0)
        after_roll(s, is_grant_of_tries(s), false, 0);
}

/* 3.8: who rolls next, or who begins. */
static void go_on_with_roll_off(simple *s) {
    int highest = 0, tied = 0, contenders = 0, one = 0;
    for (int p = 0; p < s->players; p++)
        if (s->off[p] != SIMPLE_OFF_OUT) {
            contenders++;
            one = p;
        }
    if (contenders > 1) {
        for (int p = 0; p < s->players; p++)
            if (s->off[p] == 0) {
                s->turn = p;
                return;
            }
        for (int p = 0; p < s->players; p++)
            if (s->off[p] > highest)
                highest = s->off[p];
        for (int p = 0; p < s->players; p++) {
            if (s->off[p] == highest) {
                tied++;
                one = p;
                s->off[p] = 0;
            } else {
                s->off[p] = SIMPLE_OFF_OUT;
            }
        }
        if (tied > 1) {
            go_on_with_roll_off(s);
            return;
        }
    }
    for (int p = 0; p < s->players; p++)
        s->off[p] = SIMPLE_OFF_OUT;
    begin_turn(s, one);
}

void simple_roll(simple *s, int face) {
    const chinczyk_rules *r = &s->rules;
    if (s->phase == CHINCZYK_PHASE_ROLL_OFF) {
        s->off[s->turn] = face;
        go_on_with_roll_off(s);
        return;
    }
    bool bonus_face = simple_in_set(r->bonus_faces, face);
    s->rolls_used++;
    s->row = !bonus_face ? 0 : s->row < ROW_MOST ? s->row + 1 : ROW_MOST;
    s->faces[s->face_count++] = face;
    if (bonus_face && !below_limit(s) && r->bonus_limit_effect == CHINCZYK_BONUS_LIMIT_FORFEIT) {
        end_turn(s);
        return;
    }
    int limit = r->bonus_limit ? (int)r->bonus_limit : SERIES_LIMIT;
    if (r->combine_rolls && bonus_face && s->row < limit) {
        s->phase = CHINCZYK_PHASE_ROLL;
        return;
    }
    look_for_moves(s);
}

static void to_base(simple *s, int piece) {
    s->piece[piece].square = CHINCZYK_BASE;
}

/* A robber's colour is the first of its owner. */
static void take_robber(simple *s, int piece, int player) {
    s->piece[piece].owner = player;
    for (int c = (int)s->rules.colours - 1; c >= 0; c--)
        if (s->owner[c] == player)
            s->piece[piece].colour = c;
}

void simple_play(simple *s, const chinczyk_move *move) {
    bool of_tries = is_grant_of_tries(s);
    if (move->flags & CHINCZYK_MOVE_PASS) {
        after_roll(s, of_tries, false, 0);
        return;
    }
    for (int i = 0; i < SIMPLE_PIECES; i++) {
        if (!(move->captured >> i & 1))
            continue;
        to_base(s, i);
        if (s->piece[i].robber)
            take_robber(s, i, s->turn);
    }
    s->piece[move->piece].square = move->to_square;
    if (move->partner != CHINCZYK_NONE)
        s->piece[move->partner].square = move->to_square;
    if (move->flags & CHINCZYK_MOVE_BUST) {
        to_base(s, move->piece);
        if (move->partner != CHINCZYK_NONE)
            to_base(s, move->partner);
    }
    after_roll(s, of_tries, true, move->flags);
}

/* 3.9 */
void simple_leave(simple *s, int player) {
    s->left[s->left_count++] = player;
    for (int i = 0; i < SIMPLE_PIECES; i++)
        if (s->piece[i].owner == player)
            s->piece[i].there = false;
    int contended = s->off[player] != SIMPLE_OFF_OUT;
    s->off[player] = SIMPLE_OFF_OUT;
    if (players_in(s) == 1)
        last_one_takes_a_place(s);
    else if (s->phase == CHINCZYK_PHASE_ROLL_OFF && contended)
        go_on_with_roll_off(s);
    else if (s->phase != CHINCZYK_PHASE_ROLL_OFF && s->turn == player)
        end_turn(s);
    else if (s->phase == CHINCZYK_PHASE_MOVE)
        look_for_moves(s);
}

static bool stands_before(const simple *s, int player, int other) {
    int home = simple_pawns_home(s, player), others = simple_pawns_home(s, other);
    return home > others || (home == others && simple_walked(s, player) > simple_walked(s, other));
}

int simple_place(const simple *s, int player) {
    int place = 1;
    for (int i = 0; i < s->placed_count; i++)
        if (s->placed[i] == player)
            return i + 1;
    for (int i = 0; i < s->left_count; i++)
        if (s->left[i] == player)
            return s->players - i;
    place += s->placed_count;
    for (int p = 0; p < s->players; p++)
        if (p != player && simple_is_in(s, p) && stands_before(s, p, player))
            place++;
    return place;
}

void simple_begin(simple *s, const chinczyk_rules *rules, const chinczyk_state *state) {
    *s = (simple){.rules = *rules,
                  .players = state->players,
                  .phase = state->phase,
                  .turn = state->player,
                  .face_count = state->face_count,
                  .rolls_used = state->rolls_used,
                  .row = state->sixes};
    for (int c = 0; c < CHINCZYK_MAX_COLOURS; c++)
        s->owner[c] = state->owner[c] == CHINCZYK_NONE ? SIMPLE_NOBODY : state->owner[c];
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        s->off[p] = state->roll_off[p] == CHINCZYK_NONE ? SIMPLE_OFF_OUT : state->roll_off[p];
    for (int i = 0; i < CHINCZYK_MAX_FACES; i++)
        s->faces[i] = state->faces[i];
    for (int i = 0; i < SIMPLE_PIECES; i++) {
        simple_piece *p = &s->piece[i];
        p->there = state->square[i] != CHINCZYK_NONE;
        p->square = state->square[i];
        p->robber = i >= CHINCZYK_ROBBER;
        p->owner = SIMPLE_NOBODY;
        if (!p->robber) {
            p->colour = i / CHINCZYK_MAX_PAWNS;
            p->owner = s->owner[p->colour];
        } else if (p->there) {
            take_robber(s, i, state->robber_owner[i - CHINCZYK_ROBBER]);
        }
    }
    for (int n = 1; n <= state->players; n++)
        for (int p = 0; p < state->players; p++) {
            if (state->place[p] == n)
                s->placed[s->placed_count++] = p;
            if (state->leave_order[p] == n)
                s->left[s->left_count++] = p;
        }
}
