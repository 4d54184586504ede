/* SPDX-License-Identifier: MIT */
#include "memory_others.h"

#include "counted.h"

#include <criterion/criterion.h>
#include <string.h>

enum { TEXT = 1 << 14 };

static char names[256][64];
static size_t name_count;

/* The name is what stands before the arguments of a call. */
static void note(const char *expression) {
    size_t length = strcspn(expression, "(");
    for (size_t i = 0; i < name_count; i++)
        if (strlen(names[i]) == length && memcmp(names[i], expression, length) == 0)
            return;
    cr_assert_lt(length, sizeof *names);
    cr_assert_lt(name_count, sizeof names / sizeof *names);
    memcpy(names[name_count++], expression, length);
}

static size_t requests(const others *w) {
    return w->meter->calls + counted_taken();
}

/* A call that must go well, and one that returns no status; neither asks for memory. */
#define GOOD(call)                                                                                 \
    do {                                                                                           \
        size_t requests_before = requests(w);                                                      \
        chinczyk_status call_status = call;                                                        \
        cr_assert_eq(requests(w), requests_before, "%s asks for memory", #call);                   \
        cr_assert_eq(call_status, CHINCZYK_OK, "%s", #call);                                       \
        note(#call);                                                                               \
    } while (0)
#define ANY(call)                                                                                  \
    do {                                                                                           \
        size_t requests_before = requests(w);                                                      \
        call;                                                                                      \
        cr_assert_eq(requests(w), requests_before, "%s asks for memory", #call);                   \
        note(#call);                                                                               \
    } while (0)

static void call_without_a_game(const others *w) {
    static chinczyk_results results, part;
    static char text[TEXT];
    chinczyk_rules rules;
    chinczyk_field field;
    chinczyk_point point;
    chinczyk_simulation simulation;
    chinczyk_bot bot;
    chinczyk_forecast forecast;
    chinczyk_match_settings settings;
    int32_t a, b;
    uint64_t c, d;
    size_t begin, end;

    ANY(chinczyk_version());
    ANY(chinczyk_version_major());
    ANY(chinczyk_version_minor());
    ANY(chinczyk_version_patch());
    ANY(chinczyk_status_name(CHINCZYK_OK));
    ANY(chinczyk_status_message(CHINCZYK_OK));
    ANY(chinczyk_max_colours());
    ANY(chinczyk_max_pawns());
    ANY(chinczyk_max_robbers());
    ANY(chinczyk_max_moves());
    ANY(chinczyk_max_faces());
    ANY(chinczyk_max_events());
    ANY(chinczyk_max_path());
    ANY(chinczyk_base());
    ANY(chinczyk_lane());
    ANY(chinczyk_robber());
    ANY(chinczyk_none());
    ANY(chinczyk_max_measures());
    ANY(chinczyk_max_bins());
    ANY(chinczyk_max_rolls());

    GOOD(chinczyk_rules_init(&rules, sizeof rules, CHINCZYK_PRESET_POLISH));
    GOOD(chinczyk_rules_parse("british", &rules, sizeof rules, NULL));
    GOOD(chinczyk_rules_check(&rules, NULL));
    GOOD(chinczyk_rules_format(&rules, text, TEXT, NULL));
    GOOD(chinczyk_rules_seats(&rules, 2, 2, text, TEXT, NULL));
    ANY(chinczyk_preset_count());
    ANY(chinczyk_preset_name(CHINCZYK_PRESET_POLISH));
    ANY(chinczyk_field_count());
    ANY(chinczyk_field_name(0));
    ANY(chinczyk_field_help(0));
    ANY(chinczyk_field_value_name(0, 0));
    ANY(chinczyk_field_find("robbers"));
    GOOD(chinczyk_field_describe(0, &field));

    GOOD(chinczyk_board_size(&rules, &a, &b));
    GOOD(chinczyk_board_square(&rules, 0, 1, &point));
    GOOD(chinczyk_board_base(&rules, 0, 0, &point));
    GOOD(chinczyk_board_die(&rules, 0, &point));
    GOOD(chinczyk_board_corner(&rules, 0, &a));
    GOOD(chinczyk_board_slot(1, 0, &point, &a));

    ANY(chinczyk_player_kind_name(CHINCZYK_PLAYER_GREEDY));
    ANY(chinczyk_measure_name(CHINCZYK_MEASURE_ROLLS));
    ANY(chinczyk_bin_least(1));
    GOOD(chinczyk_simulation_init(&simulation, sizeof simulation));
    simulation.games = 2;
    for (int32_t kind = CHINCZYK_PLAYER_RANDOM; kind <= CHINCZYK_PLAYER_STRONG; kind++) {
        simulation.kinds[0] = simulation.kinds[1] = kind;
        part = results = (chinczyk_results){.struct_size = sizeof results};
        GOOD(chinczyk_simulate(&rules, "0.1.", &simulation, NULL, NULL, &results, NULL));
        GOOD(chinczyk_bot_init(&bot, sizeof bot, kind));
    }
    simulation.first_game = 2;
    part.struct_size = sizeof part;
    GOOD(chinczyk_simulate(&rules, "0.1.", &simulation, NULL, NULL, &part, NULL));
    GOOD(chinczyk_results_merge(&results, &part, NULL));
    GOOD(chinczyk_results_format(&results, text, TEXT, NULL));
    GOOD(chinczyk_results_parse(text, &results, NULL));
    GOOD(chinczyk_results_mean(&results, CHINCZYK_MEASURE_ROLLS, &c, &d));
    GOOD(chinczyk_results_per_roll(&results, CHINCZYK_MEASURE_CAPTURES, &c, &d));
    GOOD(chinczyk_results_share(&results, 1, &c, &d));
    GOOD(chinczyk_forecast_init(&forecast, sizeof forecast));
    GOOD(chinczyk_match_settings_init(&settings, sizeof settings));

    GOOD(chinczyk_record_find(w->record, strlen(w->record), &begin, &end));
    GOOD(chinczyk_record_tag(w->record, strlen(w->record), "Rules", text, TEXT, NULL, NULL));
    GOOD(chinczyk_record_tag_name(w->record, strlen(w->record), 0, text, TEXT, NULL, NULL));
    GOOD(chinczyk_record_tag_format("Event", "a name", text, TEXT, NULL));

    ANY(chinczyk_language_count());
    ANY(chinczyk_language_find("pl"));
    for (int32_t language = CHINCZYK_ENGLISH; language <= CHINCZYK_POLISH; language++) {
        ANY(chinczyk_language_code(language));
        ANY(chinczyk_language_name(language));
        GOOD(chinczyk_rules_words(&rules, language, text, TEXT, NULL));
        GOOD(chinczyk_rules_difference(&rules, w->rules, language, text, TEXT, NULL));
        ANY(chinczyk_words_colour(&rules, 0, language));
        ANY(chinczyk_words_status(CHINCZYK_OK, language));
        ANY(chinczyk_words_phase(CHINCZYK_PHASE_ROLL, language));
        ANY(chinczyk_words_event_kind(CHINCZYK_EVENT_MOVED, language));
        ANY(chinczyk_words_preset(CHINCZYK_PRESET_POLISH, language));
        ANY(chinczyk_words_field(0, language));
        ANY(chinczyk_words_value(0, 1, language));
    }
}

static void call_of_a_game(const others *w) {
    static char text[TEXT];
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    chinczyk_state state = {.struct_size = sizeof state};
    chinczyk_chance chances[CHINCZYK_MAX_COLOURS];
    chinczyk_hint hints[CHINCZYK_MAX_MOVES];
    chinczyk_rules rules;
    chinczyk_why why;
    chinczyk_bot bot;
    chinczyk_forecast forecast;
    int32_t squares[CHINCZYK_MAX_PATH], places[CHINCZYK_MAX_COLOURS];
    uint32_t pieces;
    uint64_t number;
    size_t count, index;
    chinczyk_game *copy;

    ANY(chinczyk_game_phase(w->game));
    ANY(chinczyk_game_player(w->game));
    ANY(chinczyk_game_steps(w->game));
    ANY(chinczyk_game_hash(w->game));
    ANY(chinczyk_game_prompt(w->game));
    GOOD(chinczyk_game_moves(w->game, moves, CHINCZYK_MAX_MOVES, &count));
    GOOD(chinczyk_game_events(w->game, events, CHINCZYK_MAX_EVENTS, &count));
    GOOD(chinczyk_game_state(w->game, &state));
    GOOD(chinczyk_game_pieces_on(w->game, 0, CHINCZYK_BASE, &pieces));
    GOOD(chinczyk_game_rules(w->game, &rules, sizeof rules));
    GOOD(chinczyk_game_position(w->game, text, TEXT, NULL));
    GOOD(chinczyk_move_format(&moves[0], text, TEXT, NULL));
    GOOD(chinczyk_game_find_move(w->game, text, &moves[0], NULL));
    GOOD(chinczyk_game_path(w->game, &moves[0], squares, CHINCZYK_MAX_PATH, &count));
    GOOD(chinczyk_game_path_back(w->game, 0, 5, squares, CHINCZYK_MAX_PATH, &count));
    GOOD(chinczyk_game_perft(w->game, 2, NULL, NULL, &number));
    GOOD(chinczyk_game_playout(w->game, 1, 0, places, CHINCZYK_MAX_COLOURS, &count, &number));
    GOOD(chinczyk_game_save(w->game, "", 0, text, TEXT, NULL, NULL));
    GOOD(chinczyk_game_why(w->game, 0, 0, 0, &why));
    GOOD(chinczyk_event_words(w->game, &events[0], CHINCZYK_POLISH, text, TEXT, NULL));
    GOOD(chinczyk_why_words(w->game, &why, CHINCZYK_POLISH, text, TEXT, NULL));
    GOOD(chinczyk_player_words(w->game, 0, CHINCZYK_POLISH, text, TEXT, NULL));
    for (int32_t kind = CHINCZYK_PLAYER_RANDOM; kind <= CHINCZYK_PLAYER_STRONG; kind++) {
        cr_assert_eq(chinczyk_bot_init(&bot, sizeof bot, kind), CHINCZYK_OK);
        GOOD(chinczyk_game_choose(w->game, &bot, NULL, NULL, &index, &number));
    }
    cr_assert_eq(chinczyk_forecast_init(&forecast, sizeof forecast), CHINCZYK_OK);
    forecast.playouts = 1;
    GOOD(chinczyk_game_chances(w->game, &forecast, NULL, NULL, chances, CHINCZYK_MAX_COLOURS,
                               &count, &number));
    GOOD(chinczyk_game_hint(w->game, &forecast, NULL, NULL, hints, CHINCZYK_MAX_MOVES, &count,
                            &number));
    cr_assert_eq(chinczyk_game_copy(w->game, NULL, &copy), CHINCZYK_OK);
    ANY(chinczyk_game_free(copy));
}

static void call_of_a_match(const others *w) {
    static char text[TEXT];
    chinczyk_standings standings = {.struct_size = sizeof standings};

    ANY(chinczyk_match_stage(w->match));
    ANY(chinczyk_match_game(w->match));
    ANY(chinczyk_match_game_at(w->match, 0));
    GOOD(chinczyk_match_standings(w->match, &standings));
    GOOD(chinczyk_match_set_time(w->match, 0, 500));
    GOOD(chinczyk_match_save(w->match, "", 0, text, TEXT, NULL, NULL));
    ANY(chinczyk_match_free(w->match));
}

/* Back to the beginning, and to the end again. */
static void take_back_and_repeat(const others *w) {
    uint32_t steps = chinczyk_game_steps(w->game);
    for (uint32_t i = 0; i < steps; i++)
        GOOD(chinczyk_game_undo(w->game));
    for (uint32_t i = 0; i < steps; i++)
        GOOD(chinczyk_game_redo(w->game));
    steps = chinczyk_game_steps(chinczyk_match_game(w->match));
    for (uint32_t i = 0; i < steps; i++)
        GOOD(chinczyk_match_undo(w->match));
    for (uint32_t i = 0; i < steps; i++)
        GOOD(chinczyk_match_redo(w->match));
}

void others_call(const others *w) {
    call_without_a_game(w);
    call_of_a_game(w);
    take_back_and_repeat(w);
    call_of_a_match(w);
}

int others_have(const char *name) {
    for (size_t i = 0; i < name_count; i++)
        if (strcmp(names[i], name) == 0)
            return 1;
    return 0;
}

size_t others_count(void) {
    return name_count;
}
