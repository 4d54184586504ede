/* SPDX-License-Identifier: MIT */
/*
 * Sequences of calls from bytes, on a match, with memory that may run out. A call that failed has
 * changed nothing; now and then the match is saved and read again, and is the same.
 */
#include "fuzz.h"

enum { CALLS = 200 };

/* What a call that fails must not change. */
typedef struct look {
    char position[FUZZ_POSITION_TEXT];
    chinczyk_standings standings;
    uint32_t steps;
    uint32_t reserved;
} look;

static void look_at(const chinczyk_match *match, look *l) {
    const chinczyk_game *game = chinczyk_match_game(match);
    memset(l, 0, sizeof *l);
    l->standings.struct_size = sizeof l->standings;
    FUZZ_CHECK(chinczyk_match_standings(match, &l->standings) == CHINCZYK_OK);
    FUZZ_CHECK(chinczyk_game_position(game, l->position, sizeof l->position, NULL) == CHINCZYK_OK);
    l->steps = chinczyk_game_steps(game);
}

/* All that must hold of a match at rest. */
static void check(const chinczyk_match *match) {
    look l;
    look_at(match, &l);
    const chinczyk_standings *s = &l.standings;
    const chinczyk_game *game = chinczyk_match_game(match);
    bool over = chinczyk_game_phase(game) == CHINCZYK_PHASE_OVER;
    FUZZ_CHECK(s->stage == chinczyk_match_stage(match));
    FUZZ_CHECK((s->stage == CHINCZYK_STAGE_GAME) == !over);
    FUZZ_CHECK(s->games > 0 && chinczyk_match_game_at(match, s->games - 1) == game);
    FUZZ_CHECK(chinczyk_match_game_at(match, s->games) == NULL);
    FUZZ_CHECK(chinczyk_match_game_at(match, 0) != NULL);
    for (int32_t p = 0; p < CHINCZYK_MAX_COLOURS; p++)
        FUZZ_CHECK(p < s->players ? s->wins[p] >= 0 && s->place[p] >= 1 && s->place[p] <= s->players
                                  : s->place[p] == CHINCZYK_NONE);
    fuzz_check_game(game);
}

/* The match that was saved takes the place of the old one. */
static void through_text(chinczyk_match **match) {
    size_t needed;
    look before, after;
    chinczyk_match *loaded;
    FUZZ_CHECK(chinczyk_match_save(*match, NULL, 0, NULL, 0, &needed, NULL) == CHINCZYK_OK);
    char *text = malloc(needed);
    FUZZ_CHECK(text != NULL);
    FUZZ_CHECK(chinczyk_match_save(*match, NULL, 0, text, needed, NULL, NULL) == CHINCZYK_OK);
    chinczyk_status status =
        chinczyk_match_load(text, needed - 1, &fuzz_allocator, &loaded, NULL, NULL, NULL);
    FUZZ_CHECK(status == CHINCZYK_OK || status == CHINCZYK_ERROR_NO_MEMORY);
    if (status == CHINCZYK_OK) {
        look_at(*match, &before);
        look_at(loaded, &after);
        FUZZ_CHECK(memcmp(&before, &after, sizeof before) == 0);
        chinczyk_match_free(*match);
        *match = loaded;
    }
    free(text);
}

static chinczyk_status play(chinczyk_match *match, bytes *b) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count, index = bytes_below(b, 8);
    FUZZ_CHECK(chinczyk_game_moves(chinczyk_match_game(match), moves, CHINCZYK_MAX_MOVES, &count) ==
               CHINCZYK_OK);
    if (index & 1 || count == 0)
        return chinczyk_match_play_index(match, index);
    return chinczyk_match_play(match, &moves[index % count]);
}

static chinczyk_status call(chinczyk_match *match, bytes *b, uint32_t choice) {
    int32_t fallen, player = (int32_t)bytes_below(b, 8) - 1;
    switch (choice % 32) {
    case 1:
        return chinczyk_match_undo(match);
    case 2:
        return chinczyk_match_redo(match);
    case 3:
        return chinczyk_match_leave(match, player);
    case 4:
        return chinczyk_match_set_time(match, player, bytes_wide(b));
    case 5:
        return chinczyk_match_spend(match, bytes_wide(b), &fallen);
    case 6:
    case 7:
        return chinczyk_match_spend(match, bytes_byte(b), &fallen);
    case 8:
    case 9:
        return chinczyk_match_next(match);
    case 10:
        return play(match, b);
    case 11:
        return chinczyk_match_roll(match, player, NULL);
    default:
        if (chinczyk_game_phase(chinczyk_match_game(match)) == CHINCZYK_PHASE_MOVE)
            return play(match, b);
        return chinczyk_match_roll(match, choice & 32 ? 6 : (int32_t)(choice % 7), NULL);
    }
}

static chinczyk_match *a_match(bytes *b) {
    chinczyk_rules rules;
    char seats[CHINCZYK_MAX_COLOURS + 1];
    chinczyk_match_settings settings;
    chinczyk_match *match = (chinczyk_match *)&rules;
    /* Small boards and few pawns, or no game would ever end. */
    bytes_rules(b, &rules);
    if (bytes_below(b, 4))
        rules.win_pawns = 1;
    if (chinczyk_rules_check(&rules, NULL) != CHINCZYK_OK)
        rules.win_pawns = 0;
    bytes_seats(b, &rules, seats);
    FUZZ_CHECK(chinczyk_match_settings_init(&settings, sizeof settings) == CHINCZYK_OK);
    settings.wins = (int32_t)bytes_below(b, 4);
    settings.clock = bytes_below(b, 3) * 500;
    settings.seed = bytes_byte(b);
    settings.first = (int32_t)bytes_below(b, 8) - 1;
    chinczyk_status status =
        chinczyk_match_new(&rules, seats, &settings, &fuzz_allocator, &match, NULL);
    FUZZ_CHECK((status == CHINCZYK_OK) == (match != NULL));
    return match;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bytes b = {data, size};
    look before, after;
    fuzz_memory.live = 0;
    fuzz_memory.until = bytes_below(&b, 16);
    chinczyk_match *match = a_match(&b);
    FUZZ_CHECK(match != NULL || fuzz_memory.live == 0);
    fuzz_memory.until = 0;
    for (int i = 0; match && i < CALLS && b.left > 0; i++) {
        uint32_t choice = bytes_byte(&b);
        look_at(match, &before);
        fuzz_memory.until = choice & 64 ? bytes_below(&b, 8) : 0;
        if (choice % 32 == 0)
            through_text(&match);
        if (choice % 32 == 0 || call(match, &b, choice) != CHINCZYK_OK) {
            look_at(match, &after);
            FUZZ_CHECK(memcmp(&before, &after, sizeof before) == 0);
        }
        fuzz_memory.until = 0;
        if (choice & 128)
            check(match);
    }
    if (match)
        check(match);
    chinczyk_match_free(match);
    FUZZ_CHECK(fuzz_memory.live == 0);
    return 0;
}
