/* SPDX-License-Identifier: MIT */
/* Reading a record: doc/notation.md, "Record". */
#include <inttypes.h>
#include <string.h>

#include "memory.h"
#include "position_text.h"
#include "record.h"

enum { WORD = 31 };

struct reader {
    struct source source;
    const chinczyk_allocator *allocator;
    struct head head;
    chinczyk_game *game;
    struct turn turn;
    int marked;    /* steps that can be repeated follow */
    uint32_t mark; /* how many steps stand before them */
};

/* A word among the steps, up to the next blank. */
struct word {
    const char *begin, *end;
};

static chinczyk_status fault(const struct reader *r, const struct word *word,
                             chinczyk_status status, const char *reason) {
    int length = word->end - word->begin > WORD ? WORD : (int)(word->end - word->begin);

    return chinczyk_record_fault(&r->source, word->begin, status, "", "%.*s: %s", length,
                                 word->begin, reason);
}

/* --- the head --- */

/* A fault in the value of a tag, found by what reads such values. */
static chinczyk_status tag_fault(const struct reader *r, const struct tag *tag,
                                 const chinczyk_error *inner) {
    const char *at = inner->offset < 0 ? tag->begin : tag->value + inner->offset;

    return chinczyk_record_fault(&r->source, at, inner->status, tag->name, "%s", inner->reason);
}

static chinczyk_status tag_wrong(const struct reader *r, const struct tag *tag,
                                 chinczyk_status status, const char *reason) {
    return chinczyk_record_fault(&r->source, tag->begin, status, tag->name, "%s", reason);
}

static void value_of(const struct tag *tag, char value[TAG_VALUE + 1]) {
    struct text text = {value, TAG_VALUE + 1, 0};

    chinczyk_record_put_value(&text, tag);
    chinczyk_text_end(&text, NULL);
}

/* The number that a tag holds; `number` is left as it is where there is no tag. */
static chinczyk_status read_number(const struct reader *r, const char *name, uint64_t *number) {
    const struct tag *tag = chinczyk_record_find_tag(&r->head, name);

    if (!tag)
        return CHINCZYK_OK;
    if (tag->value == tag->value_end || chinczyk_text_number(tag->value, tag->value_end, number) !=
                                            (size_t)(tag->value_end - tag->value))
        return tag_wrong(r, tag, CHINCZYK_ERROR_PARSE, "the value must be a number");
    if (*number == UINT64_MAX &&
        !chinczyk_text_is(tag->value, tag->value_end, "18446744073709551615"))
        return tag_wrong(r, tag, CHINCZYK_ERROR_INVALID_ARGUMENT,
                         "the number has more than 64 bits");
    return CHINCZYK_OK;
}

/* Makes the game at its start from checked parts. */
static chinczyk_status make(struct reader *r, const chinczyk_rules *rules, const struct tag *seats,
                            const struct tag *position) {
    const struct tag *start = seats ? seats : position;
    uint64_t seed = 0, first = UINT64_MAX;
    char value[TAG_VALUE + 1];
    chinczyk_error inner;
    chinczyk_status status = read_number(r, TAG_SEED, &seed);

    if (!status)
        status = read_number(r, TAG_FIRST, &first);
    if (status)
        return status;
    value_of(start, value);
    if (position) {
        chinczyk_game_new_at(rules, value, seed, r->allocator, &r->game, &inner);
    } else {
        const struct tag *named = chinczyk_record_find_tag(&r->head, TAG_FIRST);
        int32_t player = first > INT32_MAX ? INT32_MAX : (int32_t)first;

        chinczyk_game_new(rules, value, named ? player : CHINCZYK_NONE, seed, r->allocator,
                          &r->game, &inner);
        if (!strcmp(inner.field, "first"))
            start = named;
    }
    return inner.status ? tag_fault(r, start, &inner) : CHINCZYK_OK;
}

static chinczyk_status begin(struct reader *r) {
    const struct tag *rules = chinczyk_record_find_tag(&r->head, TAG_RULES);
    const struct tag *seats = chinczyk_record_find_tag(&r->head, TAG_SEATS);
    const struct tag *position = chinczyk_record_find_tag(&r->head, TAG_POSITION);
    const struct tag *first = chinczyk_record_find_tag(&r->head, TAG_FIRST);
    chinczyk_rules parsed;
    char value[TAG_VALUE + 1];
    chinczyk_error inner;

    if (!rules || (!seats && !position))
        return chinczyk_record_fault(&r->source, r->source.at, CHINCZYK_ERROR_PARSE, "",
                                     "a record has tags Rules, and Seats or Position");
    if (position && seats)
        return tag_wrong(r, position, CHINCZYK_ERROR_PARSE, "there is a tag Seats as well");
    if (position && first)
        return tag_wrong(r, first, CHINCZYK_ERROR_PARSE, "First stands beside Seats only");
    value_of(rules, value);
    if (chinczyk_rules_parse(value, &parsed, sizeof parsed, &inner))
        return tag_fault(r, rules, &inner);
    return make(r, &parsed, seats, position);
}

/* --- steps --- */

static chinczyk_status read_roll(struct reader *r, const struct word *word) {
    int own = *word->begin == '*';
    const char *digit = word->begin + own;
    chinczyk_status status;
    int32_t face, rolled;

    if (word->end - digit != 1 || *digit < '1' || *digit > '6')
        return fault(r, word, CHINCZYK_ERROR_PARSE, "a face is 1 to 6");
    face = *digit - '0';
    status = chinczyk_game_roll(r->game, own ? 0 : face, &rolled);
    if (status)
        return fault(r, word, status,
                     status == CHINCZYK_ERROR_NO_MEMORY ? "there is not enough memory"
                                                        : "no roll is due");
    if (rolled != face)
        return chinczyk_record_fault(&r->source, word->begin, CHINCZYK_ERROR_INVALID_RECORD, "",
                                     "*%d: the game's own die shows %d", (int)face, (int)rolled);
    return CHINCZYK_OK;
}

static chinczyk_status read_leave(struct reader *r, const struct word *word) {
    uint64_t player;
    size_t length = chinczyk_text_number(word->begin + 1, word->end, &player);
    chinczyk_status status;

    if (!length || word->begin + 1 + length != word->end)
        return fault(r, word, CHINCZYK_ERROR_PARSE, "who leaves is `x` and a number");
    status = chinczyk_game_leave(r->game, player > INT32_MAX ? INT32_MAX : (int32_t)player);
    if (status == CHINCZYK_ERROR_NO_MEMORY)
        return fault(r, word, status, "there is not enough memory");
    return status ? fault(r, word, status, "there is no such player who could leave") : CHINCZYK_OK;
}

static chinczyk_status read_move(struct reader *r, const struct word *word) {
    char text[WORD + 1];
    size_t length = (size_t)(word->end - word->begin);
    chinczyk_move move;
    chinczyk_error inner;

    if (length > WORD)
        return fault(r, word, CHINCZYK_ERROR_PARSE, "no move is so long");
    memcpy(text, word->begin, length);
    text[length] = '\0';
    if (chinczyk_game_find_move(r->game, text, &move, &inner))
        return fault(r, word, inner.status, inner.reason);
    if (chinczyk_game_play(r->game, &move))
        return fault(r, word, CHINCZYK_ERROR_NO_MEMORY, "there is not enough memory");
    return CHINCZYK_OK;
}

/* --- what says how the game stands --- */

static chinczyk_status read_turn(const struct reader *r, const struct word *word) {
    uint64_t number;
    size_t length = chinczyk_text_number(word->begin, word->end, &number);

    if (!length || word->begin + length + 1 != word->end)
        return fault(r, word, CHINCZYK_ERROR_PARSE, "a turn is a number and a full stop");
    if (number != r->turn.number)
        return chinczyk_record_fault(&r->source, word->begin, CHINCZYK_ERROR_INVALID_RECORD, "",
                                     "this is turn %" PRIu64, r->turn.number);
    return CHINCZYK_OK;
}

static chinczyk_status read_player(const struct reader *r, const struct word *word) {
    uint64_t number;
    size_t length = chinczyk_text_number(word->begin + 1, word->end, &number);

    if (!length || word->begin + 1 + length != word->end)
        return fault(r, word, CHINCZYK_ERROR_PARSE, "a player is `p` and a number");
    if (number != r->game->now.position.player)
        return chinczyk_record_fault(&r->source, word->begin, CHINCZYK_ERROR_INVALID_RECORD, "",
                                     "player %d is on turn", r->game->now.position.player);
    return CHINCZYK_OK;
}

static chinczyk_status read_position(const struct reader *r, const struct word *word) {
    char stands[POSITION_TEXT];

    if (word->end[-1] != '}')
        return fault(r, word, CHINCZYK_ERROR_PARSE, "a position is closed by `}` on its line");
    chinczyk_game_position(r->game, stands, sizeof stands, NULL);
    if (!chinczyk_text_is(word->begin + 1, word->end - 1, stands))
        return chinczyk_record_fault(&r->source, word->begin, CHINCZYK_ERROR_INVALID_RECORD, "",
                                     "the game stands otherwise: %s", stands);
    return CHINCZYK_OK;
}

static chinczyk_status read_mark(struct reader *r, const struct word *word) {
    if (r->marked)
        return fault(r, word, CHINCZYK_ERROR_PARSE, "there is one already");
    r->marked = 1;
    r->mark = history_count(&r->game->history);
    return CHINCZYK_OK;
}

/* --- words --- */

static int is_digit(char c) {
    return c >= '0' && c <= '9';
}

static chinczyk_status read_word(struct reader *r, const struct word *word) {
    size_t length = (size_t)(word->end - word->begin);
    char first = *word->begin;

    if (first == '{')
        return read_position(r, word);
    if (memchr(word->begin, ':', length) || chinczyk_text_is(word->begin, word->end, "pass"))
        return read_move(r, word);
    if (first == 'x')
        return read_leave(r, word);
    if (first == 'p')
        return read_player(r, word);
    if (is_digit(first) && word->end[-1] == '.')
        return read_turn(r, word);
    if (is_digit(first) || first == '*')
        return read_roll(r, word);
    if (chinczyk_text_is(word->begin, word->end, "|"))
        return read_mark(r, word);
    if (first == '[')
        return fault(r, word, CHINCZYK_ERROR_PARSE,
                     "tags stand before the steps of a game, and `end` behind them");
    return fault(r, word, CHINCZYK_ERROR_PARSE, "this is nothing that a record has");
}

/* A word goes up to the next blank, a position to its brace. */
static struct word next_word(struct source *source) {
    struct word word = {source->at, source->at};
    int position = *source->at == '{';

    while (source->at < source->end &&
           (position ? *source->at != '\n' : !record_is_blank(*source->at)))
        if (*source->at++ == '}' && position)
            break;
    word.end = source->at;
    return word;
}

static chinczyk_status read_steps(struct reader *r) {
    struct source *source = &r->source;

    for (;;) {
        struct word word;
        chinczyk_status status;

        chinczyk_record_skip(source);
        if (source->at == source->end)
            return chinczyk_record_fault(source, source->at, CHINCZYK_ERROR_PARSE, "",
                                         "the text ends before the line `end`");
        /* There is something before it: the tags. */
        if (source->at[-1] == '\n' && chinczyk_record_is_end(source->at, source->end))
            return CHINCZYK_OK;
        word = next_word(source);
        status = read_word(r, &word);
        if (status)
            return status;
        record_follow_turn(&r->turn, r->game->now.position.phase, r->game->now.position.player);
    }
}

/* Takes back the steps that can be repeated, and compares the result. */
static chinczyk_status settle(struct reader *r) {
    const struct tag *tag = chinczyk_record_find_tag(&r->head, TAG_RESULT);
    char result[RESULT_TEXT];
    struct text text = {result, sizeof result, 0};

    while (r->marked && history_count(&r->game->history) > r->mark)
        chinczyk_game_undo(r->game);
    chinczyk_record_put_result(&text, r->game);
    chinczyk_text_end(&text, NULL);
    if (tag && !chinczyk_text_is(tag->value, tag->value_end, result))
        return chinczyk_record_fault(&r->source, tag->begin, CHINCZYK_ERROR_INVALID_RECORD,
                                     TAG_RESULT, "the result of the game is %s", result);
    return CHINCZYK_OK;
}

static chinczyk_status read_record(struct reader *r) {
    chinczyk_status status = chinczyk_record_read_head(&r->source, &r->head);

    if (!status)
        status = begin(r);
    if (status)
        return status;
    r->turn = record_first_turn(r->game->now.position.phase, r->game->now.position.player);
    status = read_steps(r);
    return status ? status : settle(r);
}

chinczyk_status chinczyk_record_load(struct source *source, const chinczyk_allocator *allocator,
                                     struct head *head, chinczyk_game **game) {
    struct reader r = {.source = *source, .allocator = allocator};
    chinczyk_status status = read_record(&r);

    if (status) {
        chinczyk_game_free(r.game);
        return status;
    }
    *game = r.game;
    *head = r.head;
    source->at = chinczyk_record_skip_blank_lines(r.source.at + strlen("end"), source->end);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_game_load(const char *text, size_t length,
                                   const chinczyk_allocator *allocator, chinczyk_game **game,
                                   size_t *consumed, uint64_t *line, chinczyk_error *error) {
    chinczyk_allocator chosen;
    struct source source;
    struct head head;
    chinczyk_status status;

    if (game)
        *game = NULL;
    if (consumed)
        *consumed = 0;
    if (!text || !game)
        return chinczyk_status_null(error);
    if (!chinczyk_memory_choose(allocator, &chosen))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the allocator lacks a function");
    source = (struct source){text, text, text + length, line ? *line : 1, error};
    status = chinczyk_record_load(&source, allocator, &head, game);
    if (status)
        return status;
    if (consumed)
        *consumed = (size_t)(source.at - text);
    if (line)
        *line += chinczyk_record_lines(text, source.at);
    return chinczyk_status_ok(error);
}
