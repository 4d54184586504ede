/* SPDX-License-Identifier: MIT */
/*
 * The library against tests/simple: the same rules, the same position, the same steps; after each
 * of them the same text, the same legal moves, the same places.
 */
#include "../simple/simple.h"
#include "fuzz.h"

enum { STEPS = 600 };

static void print_moves(const char *whose, const chinczyk_move *moves, size_t count) {
    fprintf(stderr, "  %s", whose);
    for (size_t i = 0; i < count; i++) {
        char text[FUZZ_MOVE_TEXT] = "?";
        chinczyk_move_format(&moves[i], text, sizeof text, NULL);
        fprintf(stderr, " %s(captured %x, flags %x)", text, (unsigned)moves[i].captured,
                (unsigned)moves[i].flags);
    }
    fputc('\n', stderr);
}

static void compare_moves(const simple *s, const chinczyk_game *game) {
    chinczyk_move want[CHINCZYK_MAX_MOVES], got[CHINCZYK_MAX_MOVES];
    size_t count = 0, wanted = (size_t)simple_moves(s, want);
    FUZZ_CHECK(chinczyk_game_moves(game, got, CHINCZYK_MAX_MOVES, &count) == CHINCZYK_OK);
    int same_moves = count == wanted && memcmp(want, got, count * sizeof *got) == 0;
    if (!same_moves) {
        print_moves("simple ", want, wanted);
        print_moves("library", got, count);
    }
    FUZZ_CHECK(same_moves);
}

static chinczyk_state state_of(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    FUZZ_CHECK(chinczyk_game_state(game, &state) == CHINCZYK_OK);
    return state;
}

/* Whether the two stand alike; `before` and `step` tell how they came there. Then `before` is how
 * they stand. */
static void compare(const simple *s, const chinczyk_game *game, char before[SIMPLE_TEXT],
                    const char *step) {
    char want[SIMPLE_TEXT], got[FUZZ_POSITION_TEXT];
    simple_text(s, want);
    FUZZ_CHECK(chinczyk_game_position(game, got, sizeof got, NULL) == CHINCZYK_OK);
    int same_positions = strcmp(want, got) == 0;
    if (!same_positions)
        fprintf(stderr, "  before   %s\n  step     %s\n  simple   %s\n  library  %s\n", before,
                step, want, got);
    FUZZ_CHECK(same_positions);
    fuzz_note(&s->rules, got);
    compare_moves(s, game);
    chinczyk_state state = state_of(game);
    for (int p = 0; p < s->players; p++) {
        FUZZ_CHECK(state.pawns_home[p] == simple_pawns_home(s, p));
        FUZZ_CHECK(state.walked[p] == simple_walked(s, p));
        if (s->phase == CHINCZYK_PHASE_OVER)
            FUZZ_CHECK(state.place[p] == simple_place(s, p));
    }
    FUZZ_CHECK(state.rolls_left == simple_rolls_left(s));
    strcpy(before, want);
}

/* Pieces where bytes put them: in base, in the lane, anywhere, or where another stands. */
static int a_square(bytes *b, const simple *s, int colour) {
    int last = simple_last_step(&s->rules);
    switch (bytes_below(b, 6)) {
    case 0:
        return CHINCZYK_BASE;
    case 1:
        return simple_square_of(&s->rules, colour, last - (int)bytes_below(b, 10));
    case 2: {
        const simple_piece *other = &s->piece[bytes_below(b, CHINCZYK_ROBBER)];
        if (other->there && simple_step_of(&s->rules, colour, other->square) >= 0)
            return other->square;
        return CHINCZYK_BASE;
    }
    case 3:
        return simple_square_of(&s->rules, colour, 1 + (int)bytes_below(b, 12));
    default:
        return simple_square_of(&s->rules, colour, (int)bytes_below(b, (uint32_t)last + 1));
    }
}

/* Another position, which the library may refuse. */
static void scatter(bytes *b, simple *s) {
    for (int i = 0; i < SIMPLE_PIECES; i++) {
        simple_piece *p = &s->piece[i];
        if (!p->there)
            continue;
        if (!p->robber)
            p->square = a_square(b, s, p->colour);
        else if (bytes_below(b, 2))
            p->square = (int)bytes_below(b, s->rules.track_length);
    }
    s->phase = CHINCZYK_PHASE_ROLL;
    s->turn = (int)bytes_below(b, (uint32_t)s->players);
    for (int p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        s->off[p] = SIMPLE_OFF_OUT;
}

static chinczyk_game *a_game(bytes *b, const chinczyk_rules *rules, simple *s) {
    char seats[CHINCZYK_MAX_COLOURS + 1], text[SIMPLE_TEXT];
    chinczyk_game *game, *other;
    bytes_seats(b, rules, seats);
    uint32_t kind = bytes_below(b, 4);
    int32_t first = kind == 0 ? CHINCZYK_NONE : 0;
    FUZZ_CHECK(chinczyk_game_new(rules, seats, first, kind, NULL, &game, NULL) == CHINCZYK_OK);
    chinczyk_state state = state_of(game);
    simple_begin(s, rules, &state);
    if (kind < 2)
        return game;
    scatter(b, s);
    simple_text(s, text);
    if (chinczyk_game_new_at(rules, text, 0, NULL, &other, NULL) == CHINCZYK_OK) {
        chinczyk_game_free(game);
        return other;
    }
    simple_begin(s, rules, &state);
    return game;
}

/* A step of both; false where there is none. */
static int step(bytes *b, simple *s, chinczyk_game *game, char *told, size_t size) {
    uint32_t choice = bytes_byte(b);
    int player = (int)(choice % (uint32_t)s->players);
    if (s->phase == CHINCZYK_PHASE_OVER)
        return 0;
    if (choice >= 250 && simple_is_in(s, player)) {
        snprintf(told, size, "leave %d", player);
        FUZZ_CHECK(chinczyk_game_leave(game, player) == CHINCZYK_OK);
        simple_leave(s, player);
    } else if (s->phase == CHINCZYK_PHASE_MOVE) {
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        size_t index = choice % (uint32_t)simple_moves(s, moves);
        FUZZ_CHECK(chinczyk_move_format(&moves[index], told, size, NULL) == CHINCZYK_OK);
        FUZZ_CHECK(chinczyk_game_play_index(game, index) == CHINCZYK_OK);
        simple_play(s, &moves[index]);
    } else {
        /* Half of them sixes: much depends on them. */
        int face = choice & 1 ? 6 : 1 + (int)(choice >> 1) % 6;
        snprintf(told, size, "roll %d", face);
        FUZZ_CHECK(chinczyk_game_roll(game, face, NULL) == CHINCZYK_OK);
        simple_roll(s, face);
    }
    return 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bytes b = {data, size};
    chinczyk_rules rules;
    simple s;
    char before[SIMPLE_TEXT] = "none", told[FUZZ_MOVE_TEXT] = "none";
    bytes_rules(&b, &rules);
    chinczyk_game *game = a_game(&b, &rules, &s);
    compare(&s, game, before, told);
    for (int i = 0; i < STEPS && b.left > 0 && step(&b, &s, game, told, sizeof told); i++)
        compare(&s, game, before, told);
    chinczyk_game_free(game);
    return 0;
}
