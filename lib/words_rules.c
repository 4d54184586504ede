/* SPDX-License-Identifier: MIT */
/* Rules in words, and how two differ. */
#include <assert.h>
#include <string.h>

#include "rules.h"
#include "words.h"

/* The rules that are told, a line each, in this order. */
enum line {
    LINE_TRACK,
    LINE_LAP,
    LINE_LANE,
    LINE_PAWNS,
    LINE_PLAYERS,
    LINE_SHARED,
    LINE_FIRST,
    LINE_TURNS,
    LINE_EXIT,
    LINE_EXIT_CHOICE,
    LINE_START_CLEAR,
    LINE_TRIES,
    LINE_BONUS,
    LINE_LIMIT,
    LINE_CAPTURE_BONUS,
    LINE_HOME_BONUS,
    LINE_BONUS_ONCE,
    LINE_MOVE,
    LINE_MUST_MOVE,
    LINE_CHOICE,
    LINE_JUMP,
    LINE_STACK,
    LINE_BLOCK,
    LINE_BLOCK_JUMP,
    LINE_CAPTURE,
    LINE_CAPTURE_CHOICE,
    LINE_SAFE,
    LINE_SAFE_LANDING,
    LINE_LANE_MOVE,
    LINE_OVERSHOOT,
    LINE_ROBBER,
    LINE_ROBBER_CAPTURE,
    LINE_WIN,
    LINE_FINISH,
    LINE_LEAVING,
    LINE_UNUSED_TRIES,
    LINE_UNUSED_LIMIT,
    LINE_UNUSED_STUCK,
    LINE_UNUSED_COMBINE,
    LINE_UNUSED_CAPTURE_BONUS,
    LINE_UNUSED_HOME_JUMP,
    LINE_UNUSED_BLOCK_JUMP,
    LINE_UNUSED_BOUNCE,
    LINE_UNUSED_CAPTURE_CHOICE,
    LINE_UNUSED_SAFE_START,
    LINE_UNUSED_SAFE_SQUARES,
    LINE_UNUSED_SAFE_LANDING,
    LINES
};

static const struct {
    enum message heading;
    enum line first;
} groups[] = {
    {SAY_HEADING_BOARD, LINE_TRACK},     {SAY_HEADING_PLAYERS, LINE_PLAYERS},
    {SAY_HEADING_EXIT, LINE_EXIT},       {SAY_HEADING_ROLLS, LINE_TRIES},
    {SAY_HEADING_MOVING, LINE_MOVE},     {SAY_HEADING_STACKS, LINE_STACK},
    {SAY_HEADING_CAPTURE, LINE_CAPTURE}, {SAY_HEADING_SAFE, LINE_SAFE},
    {SAY_HEADING_HOME, LINE_LANE_MOVE},  {SAY_HEADING_ROBBERS, LINE_ROBBER},
    {SAY_HEADING_END, LINE_WIN},         {SAY_HEADING_UNUSED, LINE_UNUSED_TRIES},
};
enum { GROUPS = sizeof groups / sizeof *groups };

/* A sentence of a line. */
struct part {
    enum line line;
    enum message message;
};

/* The tests hold every language to these sizes. */
enum { LINE_SIZE = 1024, LIST_SIZE = 256, FIELDS = SAY_NO - SAY_FIELD_COLOURS, MORE = 7 };

/* Rules, ready to be told in a language. */
struct telling {
    const struct language *language;
    struct part parts[LINES * 3];
    size_t count;
    struct value values[FIELDS + MORE + 1];
    char names[LIST_SIZE], exit[LIST_SIZE], bonus[LIST_SIZE], offsets[LIST_SIZE];
};

/*
 * Which sentence says what: each field is in at least one, with another for each of
 * its values. What has no effect under these rules is told last, in a group of its
 * own, so that rules that differ never read alike and no sentence says what is not so.
 */
static void choose_parts(struct telling *t, const chinczyk_rules *r) {
    const uint32_t skipped = r->track_length - r->lap_length;
    const int centre = r->home_centre != 0;
    const int lane_home = !centre && r->home_length == r->pawns;
    const int several = !r->robbers && (r->colours == 4 || r->colours == 6);
    const int two = r->robbers || r->colours == 2;
    const int capture = r->capture == CHINCZYK_CAPTURE_NORMAL;
    const int back = r->slide == CHINCZYK_SLIDE_BACK;
    const int bonus = r->bonus_faces && !r->combine_rolls;
    const int series = r->bonus_faces && r->combine_rolls;
    const int limit = r->bonus_limit != 0;
    const int forfeit = r->bonus_limit_effect == CHINCZYK_BONUS_LIMIT_FORFEIT;
    const int by_capture = capture && r->bonus_on_capture;
    const int must_exit = r->exit_priority == CHINCZYK_OBLIGATION_MANDATORY;
    const int must_clear = r->start_clear == CHINCZYK_OBLIGATION_MANDATORY;
    const int must_capture = r->capture_priority == CHINCZYK_OBLIGATION_MANDATORY;
    const int jump = r->jump == CHINCZYK_MOVING_ALLOWED;
    const int home_jump = r->home_jump == CHINCZYK_MOVING_ALLOWED;
    const int home_move = r->home_move == CHINCZYK_MOVING_ALLOWED;
    const int block_jump = r->block_jump == CHINCZYK_MOVING_ALLOWED;
    const int many = r->stack_limit > 1;
    const int marked = r->safe_start || r->safe_squares;
    const int safe = capture && marked;
    const int share = r->safe_landing == CHINCZYK_LANDING_SHARE;
    const int bounce_all = r->overshoot == CHINCZYK_OVERSHOOT_BOUNCE_ALL;
    const int bounce = r->overshoot == CHINCZYK_OVERSHOOT_BOUNCE || (bounce_all && !home_move);

    const struct {
        enum line line;
        enum message message;
        int holds;
    } parts[] = {
        {LINE_TRACK, SAY_TRACK, 1},
        {LINE_TRACK, SAY_COLOURS, 1},
        {LINE_LAP, SAY_LAP_WHOLE, !skipped},
        {LINE_LAP, SAY_LAP_PART, skipped != 0},
        {LINE_LAP, SAY_SKIPPED_ONE, skipped == 1},
        {LINE_LAP, SAY_SKIPPED, skipped > 1},
        {LINE_LANE, SAY_LANE, 1},
        {LINE_LANE, SAY_HOME_CENTRE, centre},
        {LINE_LANE, SAY_HOME_LANE, lane_home},
        {LINE_LANE, SAY_HOME_LAST, !centre && !lane_home},
        {LINE_PAWNS, SAY_PAWNS, 1},

        {LINE_PLAYERS, SAY_PLAYERS_TWO, two},
        {LINE_PLAYERS, SAY_PLAYERS, !two},
        {LINE_PLAYERS, SAY_SEATS_OPPOSITE, r->colours % 2 == 0},
        {LINE_PLAYERS, SAY_SEATS_BESIDE, r->colours % 2 == 1},
        {LINE_SHARED, SAY_SHARED_FOUR, several && r->colours == 4},
        {LINE_SHARED, SAY_SHARED_SIX, several && r->colours == 6},
        {LINE_SHARED, SAY_SHARED, several},
        {LINE_FIRST, SAY_ROLL_OFF, r->first == CHINCZYK_FIRST_ROLL_OFF},
        {LINE_FIRST, SAY_RANDOM, r->first == CHINCZYK_FIRST_RANDOM},
        {LINE_FIRST, SAY_FIXED, r->first == CHINCZYK_FIRST_FIXED},
        {LINE_TURNS, SAY_TURNS, 1},

        {LINE_EXIT, SAY_EXIT, 1},
        {LINE_EXIT, SAY_EXIT_ENDS, !series},
        {LINE_EXIT, SAY_EXIT_OCCUPIED, r->stack_limit < r->pawns},
        {LINE_EXIT_CHOICE, SAY_EXIT_FREE, !must_exit},
        {LINE_EXIT_CHOICE, SAY_EXIT_MUST, must_exit},
        {LINE_START_CLEAR, SAY_START_MUST, must_clear},

        {LINE_TRIES, SAY_NONE_ON_TRACK, r->tries_when == CHINCZYK_TRIES_NONE_ON_TRACK},
        {LINE_TRIES, SAY_ALL_IN_BASE, r->tries_when == CHINCZYK_TRIES_ALL_IN_BASE},
        {LINE_TRIES, SAY_STUCK, r->tries_when == CHINCZYK_TRIES_STUCK_WITHOUT_EXIT},
        {LINE_TRIES, SAY_NO_TRIES, r->tries_when == CHINCZYK_TRIES_NEVER},
        {LINE_BONUS, SAY_BONUS_NONE, !r->bonus_faces},
        {LINE_BONUS, SAY_BONUS, bonus},
        {LINE_BONUS, SAY_BONUS_STUCK, bonus && r->bonus_if_stuck},
        {LINE_BONUS, SAY_BONUS_NOT_STUCK, bonus && !r->bonus_if_stuck},
        {LINE_BONUS, SAY_COMBINE, series},
        {LINE_BONUS, SAY_COMBINE_EXIT, series},
        {LINE_BONUS, SAY_COMBINE_BONUS, series},
        {LINE_LIMIT, SAY_LIMIT_OFF, bonus && !limit},
        {LINE_LIMIT, SAY_LIMIT_NO_BONUS, bonus && limit && !forfeit},
        {LINE_LIMIT, SAY_LIMIT_FORFEIT, bonus && forfeit},
        {LINE_LIMIT, SAY_SERIES_OFF, series && !limit},
        {LINE_LIMIT, SAY_SERIES_LIMIT, series && limit && !forfeit},
        {LINE_LIMIT, SAY_SERIES_FORFEIT, series && forfeit},
        {LINE_CAPTURE_BONUS, SAY_CAPTURE_BONUS, capture},
        {LINE_HOME_BONUS, SAY_HOME_BONUS, 1},
        {LINE_BONUS_ONCE, SAY_BONUS_ONCE, bonus + by_capture + (int)r->bonus_on_home > 1},

        {LINE_MOVE, SAY_MOVE, 1},
        {LINE_MUST_MOVE, SAY_MUST_MOVE, !r->passing},
        {LINE_MUST_MOVE, SAY_MAY_PASS, r->passing != 0},
        {LINE_MUST_MOVE, SAY_LOST, 1},
        {LINE_CHOICE, SAY_FREE_CHOICE, !must_exit && !must_clear && !(capture && must_capture)},
        {LINE_CHOICE, SAY_EXIT_FIRST, must_exit && must_clear},
        {LINE_CHOICE, SAY_CAPTURE_LAST, capture && must_capture && (must_exit || must_clear)},
        {LINE_JUMP, SAY_JUMP, jump},
        {LINE_JUMP, SAY_JUMP_LANE, jump && home_jump},
        {LINE_JUMP, SAY_JUMP_NOT_LANE, jump && !home_jump},
        {LINE_JUMP, SAY_NO_JUMP, !jump},

        {LINE_STACK, SAY_SINGLE, !many},
        {LINE_STACK, SAY_STACK, many && !centre},
        {LINE_STACK, SAY_STACK_LANE, many && centre},
        {LINE_STACK, SAY_STACK_TOGETHER, many && capture && !r->block},
        {LINE_BLOCK, SAY_SHIELD, r->block == CHINCZYK_BLOCK_SHIELD},
        {LINE_BLOCK, SAY_PAIR, r->block == CHINCZYK_BLOCK_MOVABLE},
        {LINE_BLOCK, SAY_PAIR_CAPTURE, r->block == CHINCZYK_BLOCK_MOVABLE},
        {LINE_BLOCK_JUMP, SAY_BLOCK_PASSED, r->block && jump && block_jump},
        {LINE_BLOCK_JUMP, SAY_BLOCK_BARS, jump && !block_jump},

        {LINE_CAPTURE, SAY_CAPTURES, capture},
        {LINE_CAPTURE, SAY_CAPTURED_EXIT, capture},
        {LINE_CAPTURE, SAY_NO_CAPTURE, !capture},
        {LINE_CAPTURE, SAY_SLIDES_FORWARD, !capture && !back},
        {LINE_CAPTURE, SAY_SLIDES_BACK, back},
        {LINE_CAPTURE_CHOICE, SAY_CAPTURE_FREE, capture && !must_capture},
        {LINE_CAPTURE_CHOICE, SAY_CAPTURE_MUST, capture && must_capture},

        {LINE_SAFE, SAY_SAFE_NOWHERE, capture && !marked},
        {LINE_SAFE, SAY_SAFE_OWN, capture && r->safe_start == CHINCZYK_SAFE_OWN},
        {LINE_SAFE, SAY_SAFE_ANY, capture && r->safe_start == CHINCZYK_SAFE_ANY},
        {LINE_SAFE, SAY_SAFE_SQUARES, capture && r->safe_squares},
        {LINE_SAFE, SAY_SAFE_LANE, safe},
        {LINE_SAFE_LANDING, SAY_SAFE_CLOSED, safe && !share},
        {LINE_SAFE_LANDING, SAY_SAFE_SHARED, safe && share},
        {LINE_SAFE_LANDING, SAY_SAFE_BLOCK, safe && r->block},

        {LINE_LANE_MOVE, SAY_LANE_MOVES, home_move},
        {LINE_LANE_MOVE, SAY_LANE_STAYS, !home_move},
        {LINE_OVERSHOOT, SAY_EXACT, !r->overshoot},
        {LINE_OVERSHOOT, SAY_BOUNCE, bounce},
        {LINE_OVERSHOOT, SAY_BOUNCE_LANE, bounce && home_move},
        {LINE_OVERSHOOT, SAY_BOUNCE_ALL, bounce_all && home_move},
        {LINE_OVERSHOOT, SAY_BOUNCE_OUT, bounce_all && home_move && !centre && !lane_home},

        {LINE_ROBBER, SAY_ROBBER, r->robbers != 0},
        {LINE_ROBBER_CAPTURE, SAY_ROBBER_CAPTURE, r->robbers != 0},
        {LINE_ROBBER_CAPTURE, SAY_ROBBER_SAFE, r->robbers && !(safe && share)},
        {LINE_ROBBER_CAPTURE, SAY_ROBBER_JOINS, r->robbers && safe && share},

        {LINE_WIN, SAY_WIN_ALL, !r->win_pawns},
        {LINE_WIN, SAY_WIN_EVERY, r->win_pawns == r->pawns},
        {LINE_WIN, SAY_WIN_SOME, r->win_pawns && r->win_pawns != r->pawns},
        {LINE_WIN, SAY_WIN_DONE, 1},
        {LINE_FINISH, SAY_ALL_PLACES, r->finish == CHINCZYK_FINISH_ALL_PLACES},
        {LINE_FINISH, SAY_FIRST_WINNER, r->finish == CHINCZYK_FINISH_FIRST_WINNER},
        {LINE_LEAVING, SAY_LEAVING, 1},

        {LINE_UNUSED_TRIES, SAY_UNUSED_TRIES,
         r->tries_when == CHINCZYK_TRIES_NEVER && r->tries > 1},
        {LINE_UNUSED_LIMIT, SAY_UNUSED_LIMIT, !r->bonus_faces && limit},
        {LINE_UNUSED_STUCK, SAY_UNUSED_STUCK, !bonus && !r->bonus_if_stuck},
        {LINE_UNUSED_COMBINE, SAY_UNUSED_COMBINE, !r->bonus_faces && r->combine_rolls},
        {LINE_UNUSED_CAPTURE_BONUS, SAY_UNUSED_CAPTURE_BONUS, !capture && r->bonus_on_capture},
        {LINE_UNUSED_HOME_JUMP, SAY_UNUSED_HOME_JUMP, !jump && !home_jump},
        {LINE_UNUSED_BLOCK_JUMP, SAY_UNUSED_BLOCK_JUMP, !jump && !block_jump},
        {LINE_UNUSED_BOUNCE, SAY_UNUSED_BOUNCE, bounce_all && !home_move},
        {LINE_UNUSED_CAPTURE_CHOICE, SAY_UNUSED_CAPTURE_MUST, !capture && must_capture},
        {LINE_UNUSED_SAFE_START, SAY_UNUSED_SAFE_OWN,
         !capture && r->safe_start == CHINCZYK_SAFE_OWN},
        {LINE_UNUSED_SAFE_START, SAY_UNUSED_SAFE_ANY,
         !capture && r->safe_start == CHINCZYK_SAFE_ANY},
        {LINE_UNUSED_SAFE_SQUARES, SAY_UNUSED_SAFE_SQUARES, !capture && r->safe_squares},
        {LINE_UNUSED_SAFE_LANDING, SAY_UNUSED_SHARED, !safe && share},
    };

    _Static_assert(sizeof parts / sizeof *parts <= sizeof t->parts / sizeof *t->parts, "too many");
    t->count = 0;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].holds)
            t->parts[t->count++] = (struct part){parts[i].line, parts[i].message};
}

static void list_names(struct text *text, const struct language *language,
                       const chinczyk_rules *r) {
    for (unsigned c = 0; c < r->colours; c++) {
        if (c)
            chinczyk_text_put(text,
                              c + 1 < r->colours ? ", " : chinczyk_words_text(language, SAY_AND));
        chinczyk_text_put(text, chinczyk_words_text(
                                    language, SAY_COLOUR_RED + chinczyk_words_colour_number(r, c)));
    }
}

/* The lists that sentences need, written into buffers of their own. */
static void write_lists(struct telling *t, const chinczyk_rules *r) {
    const struct {
        char *buffer;
        uint64_t set;
        enum message last;
    } sets[] = {{t->exit, r->exit_faces, SAY_OR},
                {t->bonus, r->bonus_faces, SAY_OR},
                {t->offsets, r->safe_squares, SAY_AND}};
    struct text text;

    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        chinczyk_text_begin(&text, sets[i].buffer, LIST_SIZE, NULL);
        chinczyk_words_put_set(&text, t->language, sets[i].set, sets[i].last);
        chinczyk_text_end(&text, NULL);
    }
    chinczyk_text_begin(&text, t->names, LIST_SIZE, NULL);
    list_names(&text, t->language, r);
    chinczyk_text_end(&text, NULL);
}

static void set_values(struct telling *t, const chinczyk_rules *r) {
    const int safe = r->safe_start || r->safe_squares;
    const struct value more[] = {
        {"arm", NULL, r->track_length / r->colours},
        {"skipped", NULL, r->track_length - r->lap_length},
        {"except", NULL, (r->block ? 1u : 0) + (safe ? 2u : 0)},
        {"names", t->names, 0},
        {"exit", t->exit, 0},
        {"bonus", t->bonus, 0},
        {"offsets", t->offsets, 0},
        {NULL, NULL, 0},
    };

    _Static_assert(sizeof more / sizeof *more == MORE + 1, "the values do not fit");
    assert(chinczyk_rules_field_count == FIELDS);
    for (int32_t i = 0; i < FIELDS; i++) {
        const struct field *field = &chinczyk_rules_fields[i];

        t->values[i] = (struct value){field->name, NULL, chinczyk_rules_get(r, field)};
    }
    memcpy(t->values + FIELDS, more, sizeof more);
}

static chinczyk_status begin(struct telling *t, const chinczyk_rules *rules,
                             const struct language *language) {
    chinczyk_rules read;
    chinczyk_status status = chinczyk_rules_read(rules, &read, NULL);

    if (status)
        return status;
    t->language = language;
    choose_parts(t, &read);
    write_lists(t, &read);
    set_values(t, &read);
    return CHINCZYK_OK;
}

/* Writes a line, which is empty where these rules have nothing to say there. */
static void write_line(const struct telling *t, enum line line, char buffer[LINE_SIZE]) {
    struct text text;
    chinczyk_status status;

    chinczyk_text_begin(&text, buffer, LINE_SIZE, NULL);
    for (size_t i = 0; i < t->count; i++) {
        if (t->parts[i].line != line)
            continue;
        if (text.length)
            chinczyk_text_put_char(&text, ' ');
        chinczyk_words_say(&text, t->language, t->parts[i].message, t->values);
    }
    status = chinczyk_text_end(&text, NULL);
    assert(!status);
    (void)status;
}

static void put_line(struct text *text, const char *before, const char *line) {
    chinczyk_text_put(text, before);
    chinczyk_text_put(text, line);
    chinczyk_text_put_char(text, '\n');
}

static void put_group(struct text *text, const struct telling *t, enum message heading,
                      enum line first, enum line end) {
    char line[LINE_SIZE];
    int begun = 0;

    for (enum line i = first; i < end; i++) {
        write_line(t, i, line);
        if (!*line)
            continue;
        if (!begun)
            put_line(text, text->length ? "\n" : "", chinczyk_words_text(t->language, heading));
        begun = 1;
        put_line(text, "- ", line);
    }
}

chinczyk_status chinczyk_rules_words(const chinczyk_rules *rules, chinczyk_language language,
                                     char *buffer, size_t capacity, size_t *needed) {
    const struct language *found = chinczyk_words_language(language);
    struct telling telling;
    struct text text;
    chinczyk_status status = chinczyk_text_begin(&text, buffer, capacity, needed);

    if (!status && (!rules || !found))
        status = CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!status)
        status = begin(&telling, rules, found);
    if (status)
        return status;
    for (size_t i = 0; i < GROUPS; i++)
        put_group(&text, &telling, groups[i].heading, groups[i].first,
                  i + 1 < GROUPS ? groups[i + 1].first : LINES);
    return chinczyk_text_end(&text, needed);
}

static void put_difference(struct text *text, const struct telling *t, const char *was,
                           const char *is) {
    const struct value values[] = {{"rule", was, 0}, {NULL, NULL, 0}};

    chinczyk_text_put(text, "- ");
    if (*is) {
        chinczyk_text_put(text, is);
        if (*was) {
            chinczyk_text_put(text, "\n  ");
            chinczyk_words_say(text, t->language, SAY_INSTEAD, values);
        }
    } else {
        chinczyk_words_say(text, t->language, SAY_NO_LONGER, values);
    }
    chinczyk_text_put_char(text, '\n');
}

chinczyk_status chinczyk_rules_difference(const chinczyk_rules *rules, const chinczyk_rules *other,
                                          chinczyk_language language, char *buffer, size_t capacity,
                                          size_t *needed) {
    const struct language *found = chinczyk_words_language(language);
    struct telling before, after;
    struct text text;
    chinczyk_status status = chinczyk_text_begin(&text, buffer, capacity, needed);

    if (!status && (!rules || !other || !found))
        status = CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (!status)
        status = begin(&before, rules, found);
    if (!status)
        status = begin(&after, other, found);
    if (status)
        return status;
    for (enum line i = 0; i < LINES; i++) {
        char was[LINE_SIZE], is[LINE_SIZE];

        write_line(&before, i, was);
        write_line(&after, i, is);
        if (strcmp(was, is) != 0)
            put_difference(&text, &after, was, is);
    }
    if (!text.length)
        put_line(&text, "", chinczyk_words_text(found, SAY_EQUAL));
    return chinczyk_text_end(&text, needed);
}
