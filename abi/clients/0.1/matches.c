/* SPDX-License-Identifier: MIT */
/* Matches: games, clocks, leavers. */
#include "client.h"

static void show_standings(const chinczyk_match *match) {
    chinczyk_standings s = {.struct_size = sizeof s};

    MUST(chinczyk_match_standings(match, &s));
    must_be(s.struct_size == sizeof s && s.stage == chinczyk_match_stage(match), "standings");
    printf("  match stage %d players %d games %d wins needed %d winner %d clock %" PRIu64,
           (int)s.stage, (int)s.players, (int)s.games, (int)s.wins_needed, (int)s.winner, s.clock);
    for (int32_t p = 0; p < s.players; p++)
        printf(" | %d %d %d %d %" PRIu64, (int)s.wins[p], (int)s.place[p], (int)s.leave_order[p],
               (int)s.flag_fallen[p], s.time_left[p]);
    printf("\n");
}

/* A step of the game that is played, behind the time that it took. */
static void step(chinczyk_match *match, uint64_t milliseconds) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    int32_t fallen;

    MUST(chinczyk_match_spend(match, milliseconds, &fallen));
    if (fallen != CHINCZYK_NONE || chinczyk_match_stage(match) != CHINCZYK_STAGE_GAME)
        return;
    MUST(chinczyk_game_moves(chinczyk_match_game(match), moves, CHINCZYK_MAX_MOVES, &count));
    if (!count)
        MUST(chinczyk_match_roll(match, 0, NULL));
    else if (milliseconds % 2)
        MUST(chinczyk_match_play(match, &moves[count - 1]));
    else
        MUST(chinczyk_match_play_index(match, 0));
}

static void play_on(chinczyk_match *match) {
    for (uint64_t n = 0; chinczyk_match_stage(match) == CHINCZYK_STAGE_GAME; n++) {
        must_be(n < MOST_STEPS, "a game of a match without an end");
        step(match, n % 100);
    }
}

static uint32_t steps(const chinczyk_match *match) {
    return chinczyk_game_steps(chinczyk_match_game(match));
}

/* Back to the beginning of the game and forth again. Time stays spent. */
static void walk_back(chinczyk_match *match) {
    uint64_t hash = chinczyk_game_hash(chinczyk_match_game(match));
    uint32_t end = steps(match);

    while (steps(match))
        MUST(chinczyk_match_undo(match));
    must_be(chinczyk_match_undo(match) == CHINCZYK_ERROR_NOTHING_TO_UNDO,
            "undo at the beginning of a game");
    while (steps(match) < end)
        MUST(chinczyk_match_redo(match));
    must_be(chinczyk_match_redo(match) == CHINCZYK_ERROR_NOTHING_TO_REDO,
            "redo at the end of a game");
    must_be(chinczyk_game_hash(chinczyk_match_game(match)) == hash, "hash after undo and redo");
}

/* Saved, loaded and saved again, it is the same. */
static void show_saved(const chinczyk_match *match) {
    static char text[LONG_TEXT], again[LONG_TEXT];
    const char *head = "[Player0 \"Ala\"]\n";
    chinczyk_match *loaded;
    size_t needed, consumed;
    uint64_t line = 1;

    MUST(chinczyk_match_save(match, head, strlen(head), text, sizeof text, &needed, NULL));
    must_be(needed == strlen(text) + 1, "the size of the match");
    MUST(chinczyk_match_load(text, strlen(text), &allocator, &loaded, &consumed, &line, NULL));
    must_be(consumed == strlen(text), "how much of the match was read");
    MUST(chinczyk_match_save(loaded, head, strlen(head), again, sizeof again, NULL, NULL));
    must_be(!strcmp(text, again), "the text of a match that was loaded");
    printf("  match lines %" PRIu64 " sum %016" PRIx64 "\n", line - 1, mix_text(0, text));
    chinczyk_match_free(loaded);
}

void show_match(const chinczyk_rules *rules, const char *seats) {
    chinczyk_match_settings settings;
    chinczyk_match *match;

    MUST(chinczyk_match_settings_init(&settings, sizeof settings));
    must_be(settings.struct_size == sizeof settings && settings.wins == 1 && !settings.clock &&
                !settings.seed && settings.first == CHINCZYK_NONE && !settings.reserved,
            "settings begun");
    settings.wins = 2;
    settings.clock = 100000;
    settings.seed = 7;
    MUST(chinczyk_match_new(rules, seats, &settings, &allocator, &match, NULL));
    play_on(match);
    show_standings(match);
    walk_back(match);
    MUST(chinczyk_match_next(match));
    must_be(chinczyk_match_game_at(match, 1) == chinczyk_match_game(match), "the second game");
    must_be(chinczyk_game_phase(chinczyk_match_game_at(match, 0)) == CHINCZYK_PHASE_OVER,
            "the first game");
    must_be(!chinczyk_match_game_at(match, 2), "a game that there is not");
    MUST(chinczyk_match_set_time(match, 0, 250));
    for (uint64_t n = 0; n < 40 && chinczyk_match_stage(match) == CHINCZYK_STAGE_GAME; n++)
        step(match, 40);
    show_standings(match);
    show_saved(match);
    if (chinczyk_match_stage(match) != CHINCZYK_STAGE_OVER) {
        MUST(chinczyk_match_leave(match, 1));
        show_standings(match);
        show_saved(match);
    }
    chinczyk_match_free(match);
    must_be_given_back();
}
