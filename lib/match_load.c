/* SPDX-License-Identifier: MIT */
/*
 * Reading a match: doc/notation.md, "Match".
 *
 * It is played again: the match is begun with its settings, and each game that it begins
 * is replaced by the one that was read, which must begin the same. That game is led
 * through all its steps, and who leaves on the way is held against the tags.
 */
#include <string.h>

#include "game.h"
#include "match.h"
#include "record.h"

struct reader {
    struct source source;
    chinczyk_allocator allocator;
    struct head head; /* of the record that is read */
    const char *record;
    chinczyk_match *match;
    uint64_t number; /* of its game */
};

static chinczyk_status wrong(const struct reader *r, const struct tag *tag, chinczyk_status status,
                             const char *reason) {
    return chinczyk_record_fault(&r->source, tag->begin, status, tag->name, "%s", reason);
}

/* --- values --- */

/* Goes behind a number of 64 bits; false where none stands there. */
static int read_number(const char **at, const char *end, uint64_t *number) {
    size_t length = chinczyk_text_number(*at, end, number);
    const char *begin = *at;

    *at += length;
    return length && (*number < UINT64_MAX || chinczyk_text_is(begin, *at, "18446744073709551615"));
}

/* A list with a space between its elements. */
struct list {
    const struct tag *tag; /* null where there is none, which is the empty list */
    const char *at;
};

static struct list begin_list(const struct reader *r, const char *name) {
    const struct tag *tag = chinczyk_record_find_tag(&r->head, name);

    return (struct list){tag, tag ? tag->value : NULL};
}

static int list_has_more(const struct list *list) {
    return list->tag && list->at < list->tag->value_end;
}

/* Goes behind the space that must follow, unless the list ends. */
static int end_element(struct list *list) {
    const char *end = list->tag->value_end;

    return list->at == end || (*list->at++ == ' ' && list->at < end);
}

/* A player and the steps after which something happened. */
static int read_note(const struct reader *r, struct list *list, uint64_t *player, uint64_t *steps) {
    const char *end = list->tag->value_end;

    return read_number(&list->at, end, player) && *player < (uint64_t)r->match->players &&
           list->at < end && *list->at++ == '@' && read_number(&list->at, end, steps) && *steps &&
           *steps <= UINT32_MAX && end_element(list);
}

static chinczyk_status bad_notes(const struct reader *r, const struct list *list) {
    return wrong(r, list->tag, CHINCZYK_ERROR_PARSE,
                 "the value must be players and steps, such as 1@34 0@40, of each player once");
}

/* --- settings --- */

static chinczyk_status read_setting(const struct reader *r, const char *name, uint64_t *number) {
    const struct tag *tag = chinczyk_record_find_tag(&r->head, name);
    const char *at;

    if (!tag)
        return chinczyk_record_fault(&r->source, r->record, CHINCZYK_ERROR_PARSE, name,
                                     "the game has no tag %s", name);
    at = tag->value;
    if (!read_number(&at, tag->value_end, number) || at != tag->value_end)
        return wrong(r, tag, CHINCZYK_ERROR_PARSE, "the value must be a number of 64 bits");
    return CHINCZYK_OK;
}

static int32_t small(uint64_t number) {
    return number > INT32_MAX ? INT32_MAX : (int32_t)number;
}

static chinczyk_status read_settings(const struct reader *r, chinczyk_match_settings *settings) {
    uint64_t wins, first;
    chinczyk_status status = read_setting(r, TAG_MATCH_WINS, &wins);

    chinczyk_match_settings_init(settings, sizeof *settings);
    if (!status)
        status = read_setting(r, TAG_MATCH_CLOCK, &settings->clock);
    if (!status)
        status = read_setting(r, TAG_MATCH_SEED, &settings->seed);
    if (!status && chinczyk_record_find_tag(&r->head, TAG_MATCH_FIRST)) {
        status = read_setting(r, TAG_MATCH_FIRST, &first);
        if (!status)
            settings->first = small(first);
    }
    if (!status)
        settings->wins = small(wins);
    return status;
}

/* Begins the match to which the first game that was read belongs. */
static chinczyk_status begin_match(struct reader *r, const chinczyk_game *game) {
    chinczyk_match_settings settings;
    char seats[POSITION_TEXT];
    chinczyk_rules rules;
    chinczyk_error inner;
    chinczyk_status status = read_settings(r, &settings);

    if (status)
        return status;
    chinczyk_game_rules(game, &rules, sizeof rules);
    chinczyk_game_position(game, seats, sizeof seats, NULL);
    seats[rules.colours] = '\0'; /* the first field of the position */
    status = chinczyk_match_new(&rules, seats, &settings, &r->allocator, &r->match, &inner);
    if (!status)
        return CHINCZYK_OK;
    if (!strcmp(inner.field, "wins"))
        return wrong(r, chinczyk_record_find_tag(&r->head, TAG_MATCH_WINS), status, inner.reason);
    if (!strcmp(inner.field, "first"))
        return wrong(r, chinczyk_record_find_tag(&r->head, TAG_MATCH_FIRST), status, inner.reason);
    return chinczyk_record_fault(&r->source, r->record, status, inner.field, "%s", inner.reason);
}

/* --- a game --- */

/* Compares how the game that was read, with all its steps taken back, and the one that
 * the match has begun stand, and their dice. */
static chinczyk_status check_start(const struct reader *r, const chinczyk_game *read) {
    const chinczyk_game *begun = r->match->round->game;
    char want[POSITION_TEXT], stands[POSITION_TEXT];

    chinczyk_game_position(begun, want, sizeof want, NULL);
    chinczyk_game_position(read, stands, sizeof stands, NULL);
    if (memcmp(&begun->ruleset.rules, &read->ruleset.rules, sizeof(chinczyk_rules)) != 0)
        return chinczyk_record_fault(&r->source, r->record, CHINCZYK_ERROR_INVALID_RECORD,
                                     TAG_RULES, "the games of a match have the same rules");
    if (strcmp(want, stands) != 0)
        return chinczyk_record_fault(&r->source, r->record, CHINCZYK_ERROR_INVALID_RECORD, "",
                                     "in this match the game begins at %s", want);
    if (begun->now.die != read->now.die)
        return chinczyk_record_fault(&r->source, r->record, CHINCZYK_ERROR_INVALID_RECORD, TAG_SEED,
                                     "the seed of the match gives this game another one");
    return CHINCZYK_OK;
}

static chinczyk_status read_fallen(const struct reader *r) {
    struct list list = begin_list(r, TAG_MATCH_FALLEN);

    while (list_has_more(&list)) {
        uint64_t player, step;

        if (!read_note(r, &list, &player, &step) || r->match->round->fell_after[player])
            return bad_notes(r, &list);
        r->match->round->fell_after[player] = (uint32_t)step;
    }
    return CHINCZYK_OK;
}

/* They stand in the round, and do not count yet. */
static chinczyk_status read_leavers(const struct reader *r, uint32_t *count) {
    struct leaver *leaver = r->match->round->leaver;
    struct list list = begin_list(r, TAG_MATCH_LEFT);

    while (list_has_more(&list)) {
        uint64_t player, steps;

        if (!read_note(r, &list, &player, &steps))
            return bad_notes(r, &list);
        for (uint32_t i = 0; i < *count; i++)
            if (leaver[i].player == (int32_t)player)
                return bad_notes(r, &list);
        leaver[(*count)++] = (struct leaver){(uint32_t)steps, (int32_t)player};
    }
    return CHINCZYK_OK;
}

/* Who left the game in its last step, or CHINCZYK_NONE. */
static int32_t leaves_in_step(const chinczyk_game *game) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count;

    chinczyk_game_events(game, events, CHINCZYK_MAX_EVENTS, &count);
    /* It is the first thing that a leave tells. */
    return events[0].kind == CHINCZYK_EVENT_LEFT ? events[0].player : CHINCZYK_NONE;
}

/* The tag whose notes are wrong, or the record where it has none. */
static chinczyk_status notes_fault(const struct reader *r, const char *name, const char *reason,
                                   int32_t player, uint32_t step) {
    const struct tag *tag = chinczyk_record_find_tag(&r->head, name);

    return chinczyk_record_fault(&r->source, tag ? tag->begin : r->record,
                                 CHINCZYK_ERROR_INVALID_RECORD, name, reason, (int)player,
                                 (unsigned)step);
}

/* Repeats all steps of the game; each leave must be a note's, and each note possible. */
static chinczyk_status check_notes(const struct reader *r, uint32_t count) {
    struct round *round = r->match->round;
    const struct leaver *leaver = round->leaver;
    uint32_t fallen = 0;

    for (;;) {
        int32_t turn = chinczyk_game_player(round->game);
        uint32_t step = chinczyk_game_steps(round->game) + 1;
        int32_t left;

        if (chinczyk_game_redo(round->game))
            break;
        left = leaves_in_step(round->game);
        if (left != CHINCZYK_NONE && round->fell_after[left] == step) {
            if (left != turn || !r->match->settings.clock)
                return notes_fault(r, TAG_MATCH_FALLEN, "the flag of %d cannot fall in step %u",
                                   left, step);
            fallen |= 1u << left;
        } else if (left != CHINCZYK_NONE) {
            if (round->leavers == count || leaver[round->leavers].player != left ||
                leaver[round->leavers].after != step)
                return notes_fault(r, TAG_MATCH_LEFT, "player %d leaves in step %u", left, step);
            round->leavers++;
        }
        /* Those who leave without a step, after this one. */
        while (round->leavers < count && leaver[round->leavers].after == step) {
            int32_t player = leaver[round->leavers].player;

            if (chinczyk_match_plays(r->match, player) || chinczyk_match_leave(r->match, player))
                return notes_fault(r, TAG_MATCH_LEFT, "player %d cannot leave after step %u",
                                   player, step);
        }
    }
    if (round->leavers < count)
        return notes_fault(r, TAG_MATCH_LEFT, "player %d does not leave after step %u",
                           leaver[round->leavers].player, leaver[round->leavers].after);
    for (int32_t p = 0; p < r->match->players; p++)
        if (round->fell_after[p] && !(fallen >> p & 1))
            return notes_fault(r, TAG_MATCH_FALLEN, "the flag of %d does not fall in step %u", p,
                               round->fell_after[p]);
    return CHINCZYK_OK;
}

/* Puts the game that was read in the place of the one that the match has begun. */
static chinczyk_status take_game(struct reader *r, chinczyk_game *game) {
    struct round *round = r->match->round;
    uint32_t steps = chinczyk_game_steps(game), count = 0;
    chinczyk_game *begun = round->game;
    chinczyk_status status;

    while (!chinczyk_game_undo(game))
        continue;
    status = check_start(r, game);
    round->game = game; /* the match's from now on, whatever comes */
    chinczyk_game_free(begun);
    if (!status)
        status = read_fallen(r);
    if (!status)
        status = read_leavers(r, &count);
    if (!status)
        status = check_notes(r, count);
    while (chinczyk_game_steps(game) > steps)
        chinczyk_game_undo(game);
    return status;
}

static chinczyk_status read_times(const struct reader *r) {
    struct list list = begin_list(r, TAG_MATCH_TIMES);
    chinczyk_match *match = r->match;

    for (int32_t p = 0; p < match->players; p++)
        if (!read_number(&list.at, list.tag->value_end, &match->time_left[p]) ||
            !end_element(&list) || (match->time_left[p] && !match->settings.clock) ||
            list_has_more(&list) == (p == match->players - 1))
            return wrong(r, list.tag, CHINCZYK_ERROR_PARSE,
                         "the value must be a time for each player, 0 without clocks");
    return CHINCZYK_OK;
}

/* --- the whole --- */

/* Readies the match for the game that was read. */
static chinczyk_status begin_game(struct reader *r, const chinczyk_game *game) {
    uint64_t number;
    chinczyk_status status = read_setting(r, TAG_MATCH_GAME, &number);

    if (status)
        return status;
    if (number != r->number)
        return wrong(r, chinczyk_record_find_tag(&r->head, TAG_MATCH_GAME),
                     CHINCZYK_ERROR_INVALID_RECORD, "the games of a match count from 0");
    if (!r->match)
        return begin_match(r, game);
    status = chinczyk_match_next(r->match);
    if (status == CHINCZYK_ERROR_WRONG_PHASE)
        return chinczyk_record_fault(&r->source, r->record, CHINCZYK_ERROR_INVALID_RECORD, "",
                                     "after the game before there is no other");
    return status ? chinczyk_record_fault(&r->source, r->record, status, "",
                                          "there is not enough memory")
                  : CHINCZYK_OK;
}

static chinczyk_status read_game(struct reader *r) {
    chinczyk_game *game;
    chinczyk_status status;

    r->record = r->source.at;
    if (chinczyk_record_skip_blank_lines(r->record, r->source.end) == r->source.end)
        return chinczyk_record_fault(&r->source, r->source.end, CHINCZYK_ERROR_PARSE, "",
                                     "the text ends before the last game of a match, which has "
                                     "a tag " TAG_MATCH_TIMES);
    status = chinczyk_record_load(&r->source, &r->allocator, &r->head, &game);
    if (status)
        return status;
    status = begin_game(r, game);
    if (status) {
        chinczyk_game_free(game);
        return status;
    }
    r->number++;
    return take_game(r, game);
}

static chinczyk_status read_match(struct reader *r) {
    do {
        chinczyk_status status = read_game(r);

        if (status)
            return status;
    } while (!chinczyk_record_find_tag(&r->head, TAG_MATCH_TIMES));
    return read_times(r);
}

chinczyk_status chinczyk_match_load(const char *text, size_t length,
                                    const chinczyk_allocator *allocator, chinczyk_match **match,
                                    size_t *consumed, uint64_t *line, chinczyk_error *error) {
    struct reader r = {.number = 0};
    chinczyk_status status;

    if (match)
        *match = NULL;
    if (consumed)
        *consumed = 0;
    if (!text || !match)
        return chinczyk_status_null(error);
    if (!chinczyk_memory_choose(allocator, &r.allocator))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the allocator lacks a function");
    r.source = (struct source){text, text, text + length, line ? *line : 1, error};
    status = read_match(&r);
    if (status) {
        chinczyk_match_free(r.match);
        return status;
    }
    *match = r.match;
    if (consumed)
        *consumed = (size_t)(r.source.at - text);
    if (line)
        *line += chinczyk_record_lines(text, r.source.at);
    return chinczyk_status_ok(error);
}
