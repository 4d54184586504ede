/* SPDX-License-Identifier: MIT */
/* Writing a record: doc/notation.md, "Record". */
#include <string.h>

#include "position_text.h"
#include "record.h"

enum {
    WIDTH = 80,
    WORD = 32,
    /* Seats and First, or Position, three others, and up to eight of a match */
    OWN_TAGS = 13
};

struct writer {
    struct text text;
    const chinczyk_game *game;
    size_t line; /* where the line began */
    struct turn turn;
    uint32_t step; /* the next one */
};

static void put_line_feed(struct writer *w) {
    chinczyk_text_put_char(&w->text, '\n');
    w->line = w->text.length;
}

/* Ends the line, unless it is empty. */
static void put_break(struct writer *w) {
    if (w->text.length > w->line)
        put_line_feed(w);
}

static void put_word(struct writer *w, const char *word) {
    size_t column = w->text.length - w->line;

    if (column + 1 + strlen(word) > WIDTH) {
        put_line_feed(w);
        chinczyk_text_put(&w->text, "   ");
    } else if (column) {
        chinczyk_text_put_char(&w->text, ' ');
    }
    chinczyk_text_put(&w->text, word);
}

/* A word that is a number with signs around it. */
static void put_number(struct writer *w, const char *before, uint64_t number, const char *behind) {
    char word[WORD];
    struct text text = {word, sizeof word, 0};

    chinczyk_text_put(&text, before);
    chinczyk_text_put_number(&text, number);
    chinczyk_text_put(&text, behind);
    chinczyk_text_end(&text, NULL);
    put_word(w, word);
}

/* Where the game stands. */
static void put_standing(struct writer *w) {
    put_break(w);
    chinczyk_text_put_char(&w->text, '{');
    chinczyk_position_put(&w->text, &w->game->ruleset, &w->game->now.position);
    chinczyk_text_put_char(&w->text, '}');
    put_line_feed(w);
}

static void put_move(struct writer *w, const struct position *pos, unsigned choice) {
    char word[WORD];
    struct outcome out;

    chinczyk_moves_outcome(&w->game->ruleset, pos, choice, &out);
    chinczyk_move_format(&out.move, word, sizeof word, NULL);
    put_word(w, word);
}

/* A turn that begins with the next step. */
static void put_turn(struct writer *w, const struct position *pos) {
    uint64_t number = w->turn.number;

    record_follow_turn(&w->turn, pos->phase, pos->player);
    if (w->step && w->turn.number == number)
        return;
    put_break(w);
    put_number(w, "", w->turn.number, ".");
    put_number(w, "p", pos->player, "");
}

static void put_step(void *ctx, const struct moment *before, unsigned step) {
    struct writer *w = ctx;
    unsigned value = step & (unsigned)~STEP_KIND;

    if (w->step == history_count(&w->game->history)) {
        put_standing(w);
        put_word(w, "|");
    }
    put_turn(w, &before->position);
    if (step < STEP_ROLL)
        put_move(w, &before->position, step);
    else if ((step & STEP_KIND) == STEP_ROLL)
        put_number(w, "", value, "");
    else if ((step & STEP_KIND) == STEP_OWN_ROLL)
        put_number(w, "*", value, "");
    else
        put_number(w, "x", value, "");
    w->step++;
}

/* --- tags --- */

static void put_tag_begin(struct text *text, const char *name) {
    chinczyk_text_put_char(text, '[');
    chinczyk_text_put(text, name);
    chinczyk_text_put(text, " \"");
}

static void put_tag_end(struct text *text) {
    chinczyk_text_put(text, "\"]\n");
}

static void put_tag(struct text *text, const char *name, const char *value) {
    put_tag_begin(text, name);
    chinczyk_text_put(text, value);
    put_tag_end(text);
}

static void put_tag_number(struct text *text, const char *name, uint64_t value) {
    put_tag_begin(text, name);
    chinczyk_text_put_number(text, value);
    put_tag_end(text);
}

static void position_text(const struct ruleset *rs, const struct position *pos,
                          char buffer[POSITION_TEXT]) {
    struct text text = {buffer, POSITION_TEXT, 0};

    chinczyk_position_put(&text, rs, pos);
    chinczyk_text_end(&text, NULL);
}

/* The seats where the game began as games of these rules begin, else the position. */
static void put_start(struct text *text, const struct ruleset *rs, const struct position *start) {
    char seats[COLOURS + 1], stands[POSITION_TEXT], begun[POSITION_TEXT];
    struct position begin;

    position_text(rs, start, stands);
    chinczyk_turn_begin_game(
        rs, &begin, start->phase == CHINCZYK_PHASE_ROLL_OFF ? CHINCZYK_NONE : start->player);
    position_text(rs, &begin, begun);
    if (strcmp(stands, begun) != 0) {
        put_tag(text, TAG_POSITION, stands);
        return;
    }
    memcpy(seats, stands, rs->colours); /* they are the first field of the position */
    seats[rs->colours] = '\0';
    put_tag(text, TAG_SEATS, seats);
    if (start->phase != CHINCZYK_PHASE_ROLL_OFF)
        put_tag_number(text, TAG_FIRST, start->player);
}

static void put_head(struct text *text, const chinczyk_game *game, const struct moment *start) {
    char rules[TAG_VALUE + 1];

    chinczyk_rules_format(&game->ruleset.rules, rules, sizeof rules, NULL);
    put_tag(text, TAG_RULES, rules);
    put_start(text, &game->ruleset, &start->position);
    put_tag_number(text, TAG_SEED, start->die);
    put_tag_begin(text, TAG_RESULT);
    chinczyk_record_put_result(text, game);
    put_tag_end(text);
}

/* Those of a match are written by chinczyk_match_save(). */
static int is_own(const char *name) {
    static const char *const names[] = {TAG_RULES,    TAG_SEATS, TAG_FIRST,
                                        TAG_POSITION, TAG_SEED,  TAG_RESULT};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(name, names[i]))
            return 1;
    return !strncmp(name, "Match", strlen("Match"));
}

/* The caller's tags, as many as leave room for those of the library. */
static chinczyk_status put_given(struct text *text, const struct source *source,
                                 const struct head *head) {
    size_t count = 0;

    for (size_t i = 0; i < head->count; i++) {
        const struct tag *tag = &head->tag[i];

        if (is_own(tag->name))
            continue;
        if (++count > TAGS - OWN_TAGS)
            return chinczyk_record_fault(source, tag->begin, CHINCZYK_ERROR_PARSE, tag->name,
                                         "a head has %d tags at most", TAGS - OWN_TAGS);
        put_tag_begin(text, tag->name);
        for (const char *at = tag->value; at < tag->value_end; at++)
            chinczyk_text_put_char(text, *at);
        put_tag_end(text);
    }
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_save(const chinczyk_game *game, const char *head, size_t head_length,
                                   char *buffer, size_t capacity, size_t *needed,
                                   chinczyk_error *error) {
    struct source source = {head, head, head ? head + head_length : NULL, 1, error};
    struct writer w = {.game = game};
    const struct moment *start;
    struct head given = {.count = 0};
    chinczyk_status status = CHINCZYK_OK;

    if (chinczyk_text_begin(&w.text, buffer, capacity, needed) || !game || (!head && head_length))
        return chinczyk_status_null(error);
    if (head)
        status = chinczyk_record_read_head(&source, &given);
    if (!status)
        status = put_given(&w.text, &source, &given);
    if (status) {
        chinczyk_text_begin(&w.text, buffer, capacity, needed);
        return status;
    }
    start = chinczyk_history_start(&game->history, &game->now);
    put_head(&w.text, game, start);
    put_line_feed(&w);
    w.turn = record_first_turn(start->position.phase, start->position.player);
    chinczyk_history_walk(&game->history, &game->ruleset, put_step, &w);
    if (w.step == history_count(&game->history))
        put_standing(&w);
    put_break(&w);
    chinczyk_text_put(&w.text, "end\n");
    return chinczyk_record_end_text(&w.text, needed, error);
}
