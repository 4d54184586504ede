/* SPDX-License-Identifier: MIT */
/* Games, to the end and back. */
#include "client.h"

/* What a screen does follows from what the game waits for. */
static uint64_t see_prompt(const chinczyk_game *game, const chinczyk_state *state, uint64_t sum) {
    chinczyk_prompt prompt = chinczyk_game_prompt(game);

    switch (state->phase) {
    case CHINCZYK_PHASE_OVER:
        must_be(prompt == CHINCZYK_PROMPT_OVER, "the prompt of a game that is over");
        break;
    case CHINCZYK_PHASE_MOVE:
        must_be(prompt ==
                    (state->move_count > 1 ? CHINCZYK_PROMPT_CHOOSE : CHINCZYK_PROMPT_PLAY_UNASKED),
                "the prompt of a choice");
        break;
    case CHINCZYK_PHASE_ROLL_OFF:
        must_be(prompt == CHINCZYK_PROMPT_ROLL, "the prompt of the roll-off");
        break;
    default:
        must_be(prompt == CHINCZYK_PROMPT_ROLL || prompt == CHINCZYK_PROMPT_ROLL_UNASKED,
                "the prompt of a roll");
    }
    return mix(sum, (uint32_t)prompt);
}

/* The way of a piece that went back to base. */
static uint64_t see_path_back(const chinczyk_game *game, const chinczyk_event *event,
                              uint64_t sum) {
    int32_t squares[CHINCZYK_MAX_PATH];
    size_t count;

    MUST(chinczyk_game_path_back(game, event->piece, event->from_square, squares, CHINCZYK_MAX_PATH,
                                 &count));
    must_be(count > 1 && squares[0] == event->from_square && squares[count - 1] == CHINCZYK_BASE,
            "the path back to base");
    return mix_numbers(sum, squares, count);
}

static uint64_t see_event(const chinczyk_game *game, const chinczyk_event *event, uint64_t sum) {
    const int32_t members[] = {event->kind,        event->player,    event->piece,
                               event->from_square, event->to_square, event->value};

    look_at_event(game, event);
    if (event->kind == CHINCZYK_EVENT_CAPTURED || event->kind == CHINCZYK_EVENT_SENT_BACK)
        sum = see_path_back(game, event, sum);
    return mix(MIX_ARRAY(sum, members), event->flags);
}

static uint64_t see(const chinczyk_game *game, uint64_t sum) {
    chinczyk_state state = {.struct_size = sizeof state};
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count;

    MUST(chinczyk_game_state(game, &state));
    must_be(state.struct_size == sizeof state && state.phase == chinczyk_game_phase(game) &&
                state.player == chinczyk_game_player(game) &&
                state.steps == chinczyk_game_steps(game),
            "state");
    sum = mix(sum, (uint32_t)state.phase);
    sum = mix(sum, (uint32_t)state.player);
    sum = mix(sum, (uint32_t)state.players);
    sum = mix(sum, (uint32_t)state.distance);
    sum = mix(sum, (uint32_t)state.face_count);
    sum = MIX_ARRAY(sum, state.faces);
    sum = mix(sum, (uint32_t)state.rolls_used);
    sum = mix(sum, (uint32_t)state.rolls_left);
    sum = mix(sum, (uint32_t)state.sixes);
    sum = mix(sum, (uint32_t)state.move_count);
    for (size_t p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        sum = mix(sum, state.colours[p]);
    sum = MIX_ARRAY(sum, state.owner);
    sum = MIX_ARRAY(sum, state.square);
    sum = MIX_ARRAY(sum, state.robber_owner);
    sum = MIX_ARRAY(sum, state.roll_off);
    sum = MIX_ARRAY(sum, state.place);
    sum = MIX_ARRAY(sum, state.leave_order);
    sum = MIX_ARRAY(sum, state.pawns_home);
    sum = MIX_ARRAY(sum, state.walked);
    sum = mix(sum, state.steps);
    sum = mix(sum, state.redo_steps);
    MUST(chinczyk_game_events(game, events, CHINCZYK_MAX_EVENTS, &count));
    for (size_t i = 0; i < count; i++)
        sum = see_event(game, &events[i], sum);
    return mix(see_prompt(game, &state, sum), chinczyk_game_hash(game));
}

static uint64_t see_path(const chinczyk_game *game, const chinczyk_move *move, uint64_t sum) {
    int32_t squares[CHINCZYK_MAX_PATH];
    size_t count;

    MUST(chinczyk_game_path(game, move, squares, CHINCZYK_MAX_PATH, &count));
    if (move->flags & CHINCZYK_MOVE_PASS) {
        must_be(count == 0, "the path of a pass");
        return sum;
    }
    must_be(count > 1 && squares[0] == move->from_square, "the path of a move");
    return mix_numbers(sum, squares, count);
}

/* Plays the move by its list, its text or its place in turn. */
static uint64_t play(chinczyk_game *game, uint64_t sum) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES], found;
    char text[TEXT];
    uint32_t pieces;
    size_t count, at;

    MUST(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count));
    look_at_pieces(game, moves, count);
    if (count > 1 && chinczyk_game_steps(game) % 128 < 2)
        show_choice(game);
    at = (size_t)(sum % count);
    MUST(chinczyk_move_format(&moves[at], text, sizeof text, NULL));
    MUST(chinczyk_game_find_move(game, text, &found, NULL));
    must_be(!memcmp(&found, &moves[at], sizeof found), "the move found by its text");
    sum = see_path(game, &found, sum);
    if (!(found.flags & CHINCZYK_MOVE_PASS)) {
        MUST(chinczyk_game_pieces_on(game, found.colour, found.from_square, &pieces));
        sum = mix(sum, pieces);
    }
    if (sum & 1024)
        MUST(chinczyk_game_play(game, &found));
    else
        MUST(chinczyk_game_play_index(game, at));
    sum = mix(mix(sum, found.captured), found.flags);
    return mix_text(sum, text);
}

static uint64_t play_to_the_end(chinczyk_game *game, uint64_t sum) {
    for (int step = 0; chinczyk_game_phase(game) != CHINCZYK_PHASE_OVER; step++) {
        int32_t face;

        must_be(step < MOST_STEPS, "a game without an end");
        sum = see(game, sum);
        if (chinczyk_game_phase(game) == CHINCZYK_PHASE_MOVE) {
            sum = play(game, sum);
            continue;
        }
        MUST(chinczyk_game_roll(game, step % 16 == 15 ? 1 + step % 6 : 0, &face));
        sum = mix(sum, (uint32_t)face);
    }
    return see(game, sum);
}

/* Back to the beginning and forth again. */
static void walk_back(chinczyk_game *game) {
    uint64_t hash = chinczyk_game_hash(game);
    uint32_t steps = chinczyk_game_steps(game);

    while (chinczyk_game_steps(game))
        MUST(chinczyk_game_undo(game));
    must_be(chinczyk_game_undo(game) == CHINCZYK_ERROR_NOTHING_TO_UNDO, "undo at the beginning");
    while (chinczyk_game_steps(game) < steps)
        MUST(chinczyk_game_redo(game));
    must_be(chinczyk_game_redo(game) == CHINCZYK_ERROR_NOTHING_TO_REDO, "redo at the end");
    must_be(chinczyk_game_hash(game) == hash, "hash after undo and redo");
}

static int32_t never(void *ctx) {
    ++*(int *)ctx;
    return 0;
}

/* One game from a seed, then copied, set up again from its text, left by a player. */
void show_game(const chinczyk_rules *rules, const char *seats, uint64_t seed) {
    chinczyk_game *game, *copy, *again;
    chinczyk_rules own;
    char text[TEXT];
    size_t needed;
    uint64_t sum, leaves;
    int asked = 0;

    MUST(chinczyk_game_new(rules, seats, CHINCZYK_NONE, seed, &allocator, &game, NULL));
    MUST(chinczyk_game_rules(game, &own, sizeof own));
    must_be(!memcmp(&own, rules, sizeof own), "the rules of the game");
    sum = play_to_the_end(game, seed);
    MUST(chinczyk_game_position(game, text, sizeof text, &needed));
    must_be(needed == strlen(text) + 1, "the size of the position");
    printf("game %s %" PRIu64 " steps %u sum %016" PRIx64 "\n  %s\n", seats, seed,
           (unsigned)chinczyk_game_steps(game), sum, text);

    walk_back(game);
    while (chinczyk_game_steps(game) > 20)
        MUST(chinczyk_game_undo(game));
    MUST(chinczyk_game_copy(game, NULL, &copy));
    MUST(chinczyk_game_perft(copy, 3, never, &asked, &leaves));
    MUST(chinczyk_game_position(copy, text, sizeof text, NULL));
    printf("  %s perft %" PRIu64 "\n", text, leaves);
    show_record(copy);
    show_playouts(copy);
    MUST(chinczyk_game_new_at(rules, text, seed, &allocator, &again, NULL));
    must_be(chinczyk_game_hash(again) == chinczyk_game_hash(game), "hash of the same position");
    MUST(chinczyk_game_leave(again, chinczyk_game_player(again)));
    sum = play_to_the_end(again, sum);
    MUST(chinczyk_game_position(again, text, sizeof text, NULL));
    printf("  %s sum %016" PRIx64 "\n", text, sum);
    chinczyk_game_free(game);
    chinczyk_game_free(again);
    chinczyk_game_free(copy);
    must_be_given_back();
}
