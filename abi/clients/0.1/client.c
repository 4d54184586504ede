/* SPDX-License-Identifier: MIT */
/*
 * A program of the time of 0.1. It is compiled with the headers beside it, uses every
 * function of theirs, and prints what it sees: expected.txt, with every later library too.
 * What later versions may add (presets, fields, members at the end) it does not look at.
 */
#include <chinczyk.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 512, MOST_STEPS = 20000, SEEDS = 2 };

/* The library of the day need not be the one that it was compiled with, so what cannot
 * fail is looked at all the same. */
#define MUST(call) must((call), #call)

static void must(chinczyk_status status, const char *call) {
    if (status) {
        printf("%s: %s: %s\n", call, chinczyk_status_name(status), chinczyk_status_message(status));
        exit(1);
    }
}

static void must_be(int good, const char *what) {
    if (!good) {
        printf("wrong: %s\n", what);
        exit(1);
    }
}

static uint64_t mix(uint64_t sum, uint64_t value) {
    return (sum ^ value) * UINT64_C(0x100000001b3);
}

/* Member by member, so that it is the same on a machine of the other byte order. */
static uint64_t mix_numbers(uint64_t sum, const int32_t *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        sum = mix(sum, (uint32_t)list[i]);
    return sum;
}
#define MIX_ARRAY(sum, array) mix_numbers((sum), (array), sizeof(array) / sizeof *(array))

static uint64_t mix_text(uint64_t sum, const char *text) {
    while (*text)
        sum = mix(sum, (unsigned char)*text++);
    return sum;
}

/* --- memory of its own --- */

static long blocks;

static void *take(size_t size, void *ctx) {
    ++*(long *)ctx;
    return malloc(size);
}

static void give(void *pointer, void *ctx) {
    --*(long *)ctx;
    free(pointer);
}

static const chinczyk_allocator allocator = {take, give, &blocks};

/* --- what does not need a game --- */

static void show_constants(void) {
    const chinczyk_status statuses[] = {
        CHINCZYK_OK,
        CHINCZYK_ERROR_INVALID_ARGUMENT,
        CHINCZYK_ERROR_BUFFER_TOO_SMALL,
        CHINCZYK_ERROR_PARSE,
        CHINCZYK_ERROR_INVALID_RULES,
        CHINCZYK_ERROR_INVALID_POSITION,
        CHINCZYK_ERROR_ILLEGAL_MOVE,
        CHINCZYK_ERROR_WRONG_PHASE,
        CHINCZYK_ERROR_NOTHING_TO_UNDO,
        CHINCZYK_ERROR_NOTHING_TO_REDO,
        CHINCZYK_ERROR_NO_MEMORY,
        CHINCZYK_ERROR_STOPPED,
    };

    must_be(chinczyk_version() && *chinczyk_version(), "version");
    must_be(chinczyk_version_major() >= 0 && chinczyk_version_minor() >= 0 &&
                chinczyk_version_patch() >= 0,
            "numbers of the version");
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
        printf("status %d %s\n", (int)statuses[i], chinczyk_status_name(statuses[i]));
    printf("limits %d %d %d %d %d %d %d %d %d %d\n", (int)chinczyk_max_colours(),
           (int)chinczyk_max_pawns(), (int)chinczyk_max_robbers(), (int)chinczyk_max_moves(),
           (int)chinczyk_max_faces(), (int)chinczyk_max_events(), (int)chinczyk_base(),
           (int)chinczyk_lane(), (int)chinczyk_robber(), (int)chinczyk_none());
}

/* The fields that lie in the struct as this program knows it. */
static void show_fields(void) {
    for (int32_t i = 0; i < chinczyk_field_count(); i++) {
        chinczyk_field field;

        MUST(chinczyk_field_describe(i, &field));
        if (field.offset >= sizeof(chinczyk_rules))
            continue;
        must_be(*chinczyk_field_help(i), "help");
        must_be(chinczyk_field_find(chinczyk_field_name(i)) == i, "a field found by its name");
        printf("field %s %u %u %d %" PRIu64 " %" PRIu64 " %" PRIu64, chinczyk_field_name(i),
               field.offset, field.width, (int)field.kind, field.min, field.max,
               field.default_value);
        for (uint64_t value = 0; chinczyk_field_value_name(i, value); value++)
            printf(" %s", chinczyk_field_value_name(i, value));
        printf("\n");
    }
}

/* --- games --- */

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
    for (size_t i = 0; i < count; i++) {
        const int32_t members[] = {events[i].kind,        events[i].player,    events[i].piece,
                                   events[i].from_square, events[i].to_square, events[i].value};

        sum = mix(MIX_ARRAY(sum, members), events[i].flags);
    }
    return mix(sum, chinczyk_game_hash(game));
}

/* Plays the move by its list, its text or its place in turn. */
static uint64_t play(chinczyk_game *game, uint64_t sum) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES], found;
    char text[TEXT];
    uint32_t pieces;
    size_t count, at;

    MUST(chinczyk_game_moves(game, moves, CHINCZYK_MAX_MOVES, &count));
    at = (size_t)(sum % count);
    MUST(chinczyk_move_format(&moves[at], text, sizeof text, NULL));
    MUST(chinczyk_game_find_move(game, text, &found, NULL));
    must_be(!memcmp(&found, &moves[at], sizeof found), "the move found by its text");
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
static void show_game(const chinczyk_rules *rules, const char *seats, uint64_t seed) {
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
    MUST(chinczyk_game_new_at(rules, text, seed, &allocator, &again, NULL));
    must_be(chinczyk_game_hash(again) == chinczyk_game_hash(game), "hash of the same position");
    MUST(chinczyk_game_leave(again, chinczyk_game_player(again)));
    sum = play_to_the_end(again, sum);
    MUST(chinczyk_game_position(again, text, sizeof text, NULL));
    printf("  %s sum %016" PRIx64 "\n", text, sum);
    chinczyk_game_free(game);
    chinczyk_game_free(again);
    chinczyk_game_free(copy);
    must_be(blocks == 0, "memory that was not given back");
}

static void show_preset(chinczyk_preset preset) {
    chinczyk_rules rules, parsed;
    chinczyk_error error;
    char text[TEXT], seats[TEXT];

    must_be(preset < chinczyk_preset_count(), "the number of presets");
    MUST(chinczyk_rules_init(&rules, sizeof rules, preset));
    MUST(chinczyk_rules_check(&rules, &error));
    MUST(chinczyk_rules_format(&rules, text, sizeof text, NULL));
    printf("rules %s\n", text);
    must_be(!strcmp(text, chinczyk_preset_name(preset)), "the text of a preset");
    MUST(chinczyk_rules_parse(text, &parsed, sizeof parsed, NULL));
    must_be(!memcmp(&rules, &parsed, sizeof rules), "the rules read from their text");
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        int32_t players = rules.robbers || seed == 1 ? 2 : 4;

        MUST(chinczyk_rules_seats(&rules, players, 1, seats, sizeof seats, NULL));
        show_game(&rules, seats, seed);
    }
}

/* What it leaves unset must be zero, and a reserved number is refused. */
static void show_errors(void) {
    chinczyk_rules rules;
    chinczyk_error error;

    MUST(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_LUDO));
    rules.stack_limit = 9;
    printf("error %d", (int)chinczyk_rules_check(&rules, &error));
    printf(" %d %d %s\n", (int)error.status, (int)error.offset, error.field);
    printf("error %d", (int)chinczyk_rules_parse("polish,pawns=x", &rules, sizeof rules, &error));
    printf(" %d %d\n", (int)error.status, (int)error.offset);
}

int main(void) {
    puts("# SPDX-License-Identifier: MIT");
    show_constants();
    show_fields();
    show_errors();
    for (chinczyk_preset preset = 0; preset <= CHINCZYK_PRESET_ROBBER; preset++)
        show_preset(preset);
    return 0;
}
