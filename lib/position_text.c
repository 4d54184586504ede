/* SPDX-License-Identifier: MIT */
#include "position_text.h"

#include <string.h>

#include "moves.h"
#include "status.h"

/* --- printing --- */

static void put_colour(struct text *text, const struct ruleset *rs, const struct position *pos,
                       unsigned colour) {
    uint32_t pawns = pos->pawns[colour];

    if (rs->owner[colour] == NOBODY) {
        chinczyk_text_put_char(text, '.');
        return;
    }
    if (pawns_progress(pawns, 0) == ABSENT) {
        chinczyk_text_put_char(text, 'x');
        return;
    }
    for (unsigned k = 0; k < rs->pawns; k++) {
        if (k)
            chinczyk_text_put_char(text, ',');
        chinczyk_text_put_square(text, ruleset_square(rs, colour, pawns_progress(pawns, k)));
    }
}

static void put_robbers(struct text *text, const struct position *pos) {
    const char *separator = "/r";

    for (unsigned i = 0; i < ROBBERS; i++) {
        if (pos->robber_owner[i] == NOBODY)
            continue;
        chinczyk_text_put(text, separator);
        chinczyk_text_put_number(text, pos->robber_owner[i]);
        chinczyk_text_put_char(text, '@');
        chinczyk_text_put_square(text, pos->robber_at[i] ? pos->robber_at[i] - 1 : CHINCZYK_BASE);
        separator = ",";
    }
    if (*separator == '/')
        chinczyk_text_put(text, "/r-");
}

static void put_phase(struct text *text, const struct ruleset *rs, const struct position *pos) {
    static const char *const words[] = {
        [CHINCZYK_PHASE_ROLL_OFF] = "off",
        [CHINCZYK_PHASE_ROLL] = "roll",
        [CHINCZYK_PHASE_MOVE] = "move",
        [CHINCZYK_PHASE_OVER] = "over",
    };

    chinczyk_text_put(text, words[pos->phase]);
    if (pos->phase == CHINCZYK_PHASE_ROLL_OFF)
        for (unsigned p = 0; p < rs->players; p++) {
            static const char faces[] = "_123456.";

            chinczyk_text_put_char(text, p ? ',' : ':');
            chinczyk_text_put_char(text, faces[position_face(pos, p)]);
        }
    for (unsigned i = 0; i < pos->series; i++) {
        chinczyk_text_put_char(text, i ? '+' : ':');
        chinczyk_text_put_number(text, position_face(pos, i));
    }
}

void chinczyk_position_put(struct text *text, const struct ruleset *rs,
                           const struct position *pos) {
    for (unsigned c = 0; c < rs->colours; c++)
        chinczyk_text_put_char(text, rs->owner[c] == NOBODY ? '.' : (char)('0' + rs->owner[c]));
    for (unsigned c = 0; c < rs->colours; c++) {
        chinczyk_text_put_char(text, c ? '/' : ' ');
        put_colour(text, rs, pos, c);
    }
    if (rs->rules.robbers)
        put_robbers(text, pos);
    chinczyk_text_put_char(text, ' ');
    chinczyk_text_put_number(text, pos->player);
    chinczyk_text_put_char(text, ' ');
    put_phase(text, rs, pos);
    chinczyk_text_put(text, " t");
    chinczyk_text_put_number(text, pos->rolls);
    chinczyk_text_put_char(text, 's');
    chinczyk_text_put_number(text, pos->sixes);
    for (unsigned i = 0; i < pos->standing_count; i++) {
        chinczyk_text_put_char(text, i ? ',' : ' ');
        if (pos->standing[i] & STANDING_LEFT)
            chinczyk_text_put_char(text, 'x');
        chinczyk_text_put_number(text, pos->standing[i] & ~(unsigned)STANDING_LEFT);
    }
    if (!pos->standing_count)
        chinczyk_text_put(text, " -");
}

/* --- the form --- */

enum { FIELDS = 6, SEATS = 0, PIECES, TURN, PHASE, COUNTERS, STANDING };

static const char *const field_names[FIELDS] = {"seats", "pieces",   "turn",
                                                "phase", "counters", "standing"};

/* What a list of numbers says: those that fit, and how many there were. */
struct list {
    uint64_t number[CHINCZYK_MAX_FACES];
    size_t count;
};

enum { NUMBER_BASE = 255, NUMBER_OUT = ROLL_OFF_OUT }; /* for `b` and `.` */

/* The text taken apart: of the form, but perhaps nonsense. */
struct parts {
    const char *text;
    const char *begin[FIELDS];
    const char *end[FIELDS];
    struct list colour[COLOURS];
    char sign[COLOURS]; /* `.` or `x` instead of a list, else 0 */
    size_t colours;
    int has_robbers;
    struct list robber_owner, robber_at;
    uint64_t turn;
    chinczyk_phase phase;
    struct list faces;
    uint64_t rolls, sixes;
    struct list finished, left;
};

static void append(struct list *list, uint64_t number) {
    if (list->count < sizeof list->number / sizeof *list->number)
        list->number[list->count] = number;
    list->count++;
}

static chinczyk_status bad_form(const struct parts *parts, unsigned field, const char *at,
                                const char *reason, chinczyk_error *error) {
    return chinczyk_status_fail(error, CHINCZYK_ERROR_PARSE, at - parts->text, field_names[field],
                                "%s", reason);
}

static chinczyk_status split(struct parts *parts, chinczyk_error *error) {
    const char *at = parts->text;

    for (unsigned i = 0; i < FIELDS; i++) {
        parts->begin[i] = at;
        parts->end[i] = at += strcspn(at, " ");
        if (parts->end[i] == parts->begin[i])
            return bad_form(parts, i, at, "a position has six fields with one space between",
                            error);
        if (i + 1 < FIELDS && *at)
            at++;
    }
    if (*at)
        return bad_form(parts, STANDING, at, "a position has six fields and nothing behind them",
                        error);
    return CHINCZYK_OK;
}

/* A number or `b`; what it read goes to the list. Its length, or 0. */
static size_t read_square(const char *at, const char *end, struct list *list) {
    uint64_t number;
    size_t length;

    if (at < end && *at == 'b') {
        append(list, NUMBER_BASE);
        return 1;
    }
    length = chinczyk_text_number(at, end, &number);
    if (length)
        append(list, number == NUMBER_BASE ? UINT64_MAX : number);
    return length;
}

/* Things with a separator between, read by `read`. Null where all is well. */
static const char *read_list(const char *at, const char *end, char separator, struct list *list,
                             size_t (*read)(const char *, const char *, struct list *)) {
    for (;;) {
        size_t length = read(at, end, list);

        if (!length)
            return at;
        at += length;
        if (at == end)
            return NULL;
        if (*at != separator)
            return at;
        at++;
    }
}

static size_t read_number(const char *at, const char *end, struct list *list) {
    uint64_t number;
    size_t length = chinczyk_text_number(at, end, &number);

    if (length)
        append(list, number);
    return length;
}

/* A contender of the roll-off. */
static size_t read_contender(const char *at, const char *end, struct list *list) {
    if (at < end && (*at == '_' || *at == '.')) {
        append(list, *at == '_' ? 0 : NUMBER_OUT);
        return 1;
    }
    size_t length = read_number(at, end, list);

    /* 0 and 7 are no faces, but stand for `_` and `.` here. */
    if (length && list->count <= CHINCZYK_MAX_FACES)
        if (list->number[list->count - 1] == 0 || list->number[list->count - 1] == NUMBER_OUT)
            list->number[list->count - 1] = UINT64_MAX;
    return length;
}

static const char *read_robbers(const char *at, const char *end, struct parts *parts) {
    if (chinczyk_text_is(at, end, "-"))
        return NULL;
    for (;;) {
        size_t length = read_number(at, end, &parts->robber_owner);

        at += length;
        if (!length || at == end || *at != '@')
            return at;
        at++;
        length = read_square(at, end, &parts->robber_at);
        at += length;
        if (!length)
            return at;
        if (at == end)
            return NULL;
        if (*at != ',')
            return at;
        at++;
    }
}

static chinczyk_status read_pieces(struct parts *parts, chinczyk_error *error) {
    const char *at = parts->begin[PIECES], *last = parts->end[PIECES];

    for (;; at++) {
        const char *end = at, *wrong = NULL;

        while (end < last && *end != '/')
            end++;
        if (parts->has_robbers) {
            return bad_form(parts, PIECES, at, "robbers stand behind all the colours", error);
        } else if (at < end && *at == 'r') {
            parts->has_robbers = 1;
            wrong = read_robbers(at + 1, end, parts);
        } else {
            struct list ignored = {{0}, 0};
            int fits = parts->colours < COLOURS;

            if (chinczyk_text_is(at, end, ".") || chinczyk_text_is(at, end, "x")) {
                if (fits)
                    parts->sign[parts->colours] = *at;
            } else {
                wrong = read_list(at, end, ',', fits ? &parts->colour[parts->colours] : &ignored,
                                  read_square);
            }
            parts->colours++;
        }
        if (wrong)
            return bad_form(parts, PIECES, wrong,
                            "pieces are squares or `b` with `,` between, `/` between colours",
                            error);
        if (end == last)
            return CHINCZYK_OK;
        at = end;
    }
}

static chinczyk_status read_phase(struct parts *parts, chinczyk_error *error) {
    static const struct {
        const char *word;
        chinczyk_phase phase;
        char separator; /* of the list behind it, 0 for none */
        int needs_list;
    } phases[] = {
        {"off", CHINCZYK_PHASE_ROLL_OFF, ',', 1},
        {"roll", CHINCZYK_PHASE_ROLL, '+', 0},
        {"move", CHINCZYK_PHASE_MOVE, '+', 1},
        {"over", CHINCZYK_PHASE_OVER, 0, 0},
    };
    const char *at = parts->begin[PHASE], *end = parts->end[PHASE], *colon = at;

    while (colon < end && *colon != ':')
        colon++;
    for (size_t i = 0; i < sizeof phases / sizeof *phases; i++) {
        if (!chinczyk_text_is(at, colon, phases[i].word))
            continue;
        parts->phase = phases[i].phase;
        if (colon == end && !phases[i].needs_list)
            return CHINCZYK_OK;
        if (colon < end && phases[i].separator &&
            !read_list(colon + 1, end, phases[i].separator, &parts->faces,
                       parts->phase == CHINCZYK_PHASE_ROLL_OFF ? read_contender : read_number))
            return CHINCZYK_OK;
    }
    return bad_form(parts, PHASE, at, "the phase must be off:..., roll, roll:..., move:... or over",
                    error);
}

static chinczyk_status read_counters(struct parts *parts, chinczyk_error *error) {
    const char *at = parts->begin[COUNTERS], *end = parts->end[COUNTERS];
    size_t length;

    if (*at == 't' && (length = chinczyk_text_number(at + 1, end, &parts->rolls)) != 0) {
        at += 1 + length;
        if (at < end && *at == 's' &&
            (length = chinczyk_text_number(at + 1, end, &parts->sixes)) != 0 &&
            at + 1 + length == end)
            return CHINCZYK_OK;
    }
    return bad_form(parts, COUNTERS, at, "counters must be such as t0s0", error);
}

static chinczyk_status read_standing(struct parts *parts, chinczyk_error *error) {
    const char *at = parts->begin[STANDING], *end = parts->end[STANDING];

    if (chinczyk_text_is(at, end, "-"))
        return CHINCZYK_OK;
    for (;; at++) {
        int left = at < end && *at == 'x';
        size_t length = read_number(at + left, end, left ? &parts->left : &parts->finished);

        at += (size_t)left + length;
        if (length && !left && parts->left.count)
            return bad_form(parts, STANDING, at, "players who left stand last", error);
        if (length && at == end)
            return CHINCZYK_OK;
        if (!length || *at != ',')
            return bad_form(parts, STANDING, at,
                            "the standing must be `-` or players with `,` between", error);
    }
}

static chinczyk_status take_apart(struct parts *parts, chinczyk_error *error) {
    chinczyk_status status = split(parts, error);
    const char *at = parts->begin[SEATS];

    if (status)
        return status;
    for (; at < parts->end[SEATS]; at++)
        if (*at != '.' && (*at < '0' || *at > '9'))
            return bad_form(parts, SEATS, at, "seats have a digit or `.` for each colour", error);
    status = read_pieces(parts, error);
    if (status)
        return status;
    at = parts->begin[TURN];
    if (chinczyk_text_number(at, parts->end[TURN], &parts->turn) != (size_t)(parts->end[TURN] - at))
        return bad_form(parts, TURN, at, "the turn must be the number of a player", error);
    status = read_phase(parts, error);
    if (!status)
        status = read_counters(parts, error);
    if (!status)
        status = read_standing(parts, error);
    return status;
}

/* --- the meaning --- */

static chinczyk_status impossible(const struct parts *parts, unsigned field, const char *reason,
                                  chinczyk_error *error) {
    return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_POSITION,
                                parts->begin[field] - parts->text, field_names[field], "%s",
                                reason);
}

/* Puts the players of a list into the standing. */
static chinczyk_status place(const struct parts *parts, const struct list *list, unsigned mark,
                             const struct ruleset *rs, struct position *pos,
                             chinczyk_error *error) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->number[i] >= rs->players || !position_is_playing(pos, (unsigned)list->number[i]))
            return impossible(parts, STANDING, "the standing names a player twice, or nobody",
                              error);
        pos->playing = (uint8_t)(pos->playing & ~(1u << list->number[i]));
        pos->standing[pos->standing_count++] = (uint8_t)(list->number[i] | mark);
    }
    return CHINCZYK_OK;
}

static int has_left(const struct position *pos, unsigned player) {
    for (unsigned i = 0; i < pos->standing_count; i++)
        if (pos->standing[i] == (player | STANDING_LEFT))
            return 1;
    return 0;
}

static chinczyk_status put_pawns(const struct parts *parts, unsigned colour,
                                 const struct ruleset *rs, struct position *pos,
                                 chinczyk_error *error) {
    const struct list *list = &parts->colour[colour];
    char sign = 0;

    if (rs->owner[colour] == NOBODY)
        sign = '.';
    else if (has_left(pos, rs->owner[colour]))
        sign = 'x';
    if (sign != parts->sign[colour])
        return impossible(parts, PIECES,
                          "`.` stands for a colour of nobody, `x` for one whose player left",
                          error);
    if (sign)
        return CHINCZYK_OK;
    if (list->count != rs->pawns)
        return impossible(parts, PIECES, "a colour has more or fewer pawns than the rules say",
                          error);
    for (unsigned k = 0; k < rs->pawns; k++) {
        int64_t square = list->number[k] == NUMBER_BASE  ? CHINCZYK_BASE
                         : list->number[k] < NUMBER_BASE ? (int64_t)list->number[k]
                                                         : INT64_MAX;
        int progress = chinczyk_ruleset_progress(rs, colour, square);
        unsigned limit;

        if (progress < 0)
            return impossible(parts, PIECES, "a pawn stands off its colour's way", error);
        position_put_pawn(rs, pos, colour, k, (unsigned)progress);
        limit = progress > rs->lap ? rs->lane_limit : rs->rules.stack_limit;
        if (progress && !ruleset_is_centre(rs, (unsigned)progress) &&
            pawns_count(pos->pawns[colour], (unsigned)progress) > limit)
            return impossible(parts, PIECES, "more pawns stand on a square than may", error);
    }
    return CHINCZYK_OK;
}

static chinczyk_status put_all_robbers(const struct parts *parts, const struct ruleset *rs,
                                       struct position *pos, chinczyk_error *error) {
    size_t count = parts->robber_owner.count;
    size_t wanted = rs->rules.robbers ? ROBBERS : 0;

    if (parts->has_robbers != (int)rs->rules.robbers)
        return impossible(parts, PIECES,
                          rs->rules.robbers ? "the part for the robbers is missing"
                                            : "these rules have no robbers",
                          error);
    /* Robbers vanish with the player who leaves, and with that the game ends. */
    if (count > wanted || (count < wanted && !parts->left.count))
        return impossible(parts, PIECES, "there are more or fewer robbers than the rules say",
                          error);
    for (unsigned i = 0; i < wanted; i++) {
        uint64_t owner = parts->robber_owner.number[i], at = parts->robber_at.number[i];

        pos->robber_owner[i] = NOBODY;
        if (i >= count)
            continue;
        if (owner >= rs->players || has_left(pos, (unsigned)owner))
            return impossible(parts, PIECES, "a robber's owner is not in the game", error);
        if (at != NUMBER_BASE && at >= rs->track)
            return impossible(parts, PIECES, "a robber stands off the track", error);
        chinczyk_position_put_robber(rs, pos, i, (unsigned)owner,
                                     at == NUMBER_BASE ? 0 : (unsigned)at + 1);
    }
    return CHINCZYK_OK;
}

/* Rules 3.3: who may stand together on a square of the track. */
static const char *crowded(const struct ruleset *rs, const struct position *pos, unsigned square) {
    uint32_t pieces = chinczyk_position_pieces(rs, pos, square);
    unsigned players = 0, unsafe = 0;

    for (unsigned p = 0; p < rs->players; p++) {
        unsigned colours = 0, robbers = 0, exposed = 0;

        for (unsigned c = 0; c < rs->colours; c++)
            if (pieces & rs->pawns_of[p] & 15u << 4 * c) {
                colours++;
                exposed |= !ruleset_is_safe(rs, c, square);
            }
        for (unsigned i = 0; i < ROBBERS; i++)
            robbers += pieces >> (CHINCZYK_ROBBER + i) & 1 && pos->robber_owner[i] == p;
        if (colours + robbers > 1)
            return "two colours, or pieces and a robber, of one player share a square";
        players += colours + robbers;
        unsafe += exposed || robbers;
    }
    if (players > 1 && (rs->rules.safe_landing != CHINCZYK_LANDING_SHARE || rs->rules.capture))
        return "pieces of two players share a square";
    if (unsafe > 1)
        return "pieces of two players share a square, and are not safe on it";
    return NULL;
}

static chinczyk_status put_pieces(const struct parts *parts, const struct ruleset *rs,
                                  struct position *pos, chinczyk_error *error) {
    chinczyk_status status = CHINCZYK_OK;

    if (parts->colours != rs->colours)
        return impossible(parts, PIECES, "the pieces must have a part for each colour", error);
    for (unsigned i = 0; i < parts->left.count; i++)
        chinczyk_position_clear(rs, pos, (unsigned)parts->left.number[i]);
    for (unsigned c = 0; c < rs->colours && !status; c++)
        status = put_pawns(parts, c, rs, pos, error);
    if (!status)
        status = put_all_robbers(parts, rs, pos, error);
    for (unsigned square = 0; square < rs->track && !status; square++) {
        const char *reason = crowded(rs, pos, square);

        if (reason)
            status = impossible(parts, PIECES, reason, error);
    }
    return status;
}

/* Rules 3.9: who has a place has the pawns home; who has them home has a place. */
static chinczyk_status check_standing(const struct parts *parts, const struct ruleset *rs,
                                      const struct position *pos, chinczyk_error *error) {
    int over = pos->phase == CHINCZYK_PHASE_OVER;
    int one_left = bits_count(pos->playing) == 0 && parts->finished.count > 0;
    int first_winner = rs->rules.finish == CHINCZYK_FINISH_FIRST_WINNER;

    for (unsigned i = 0; i < parts->finished.count; i++)
        if (!chinczyk_position_has_finished(rs, pos, pos->standing[i]) &&
            !(over && one_left && i + 1 == parts->finished.count))
            return impossible(parts, STANDING, "a player has a place without the pawns home",
                              error);
    for (unsigned p = 0; p < rs->players; p++)
        if (position_is_playing(pos, p) && chinczyk_position_has_finished(rs, pos, p))
            return impossible(parts, STANDING, "a player has the pawns home but no place", error);
    if (first_winner && parts->finished.count > 1)
        return impossible(parts, STANDING, "the game ends with the first winner", error);
    if (!over && ((first_winner && parts->finished.count) || bits_count(pos->playing) < 2))
        return impossible(parts, PHASE, "the game must be over", error);
    if (over && !(one_left || (first_winner && parts->finished.count)))
        return impossible(parts, PHASE, "the game is not over", error);
    return CHINCZYK_OK;
}

/* Rules 3.8. */
static chinczyk_status set_roll_off(const struct parts *parts, const struct ruleset *rs,
                                    struct position *pos, chinczyk_error *error) {
    unsigned contenders = 0, next = NOBODY;

    if (parts->faces.count != rs->players)
        return impossible(parts, PHASE, "the roll-off must name each player", error);
    for (unsigned p = 0; p < rs->players; p++) {
        uint64_t face = parts->faces.number[p];

        if (face > ROLL_OFF_OUT)
            return impossible(parts, PHASE, "a face of the roll-off is not from 1 to 6", error);
        position_set_face(pos, p, (unsigned)face);
        if (face == ROLL_OFF_OUT)
            continue;
        if (!position_is_playing(pos, p))
            return impossible(parts, PHASE, "a player who left is in the roll-off", error);
        if (face && next != NOBODY)
            return impossible(parts, PHASE, "players roll off in seat order", error);
        if (!face && next == NOBODY)
            next = p;
        contenders++;
    }
    if (contenders < 2 || next == NOBODY)
        return impossible(parts, PHASE, "the roll-off is over", error);
    if (pos->player != next)
        return impossible(parts, TURN, "it is not this player's turn to roll off", error);
    return CHINCZYK_OK;
}

/* Rules 3.1, 3.7: the faces that wait to be moved. */
static chinczyk_status set_series(const struct parts *parts, const struct ruleset *rs,
                                  struct position *pos, chinczyk_error *error) {
    const struct list *faces = &parts->faces;
    size_t saved = pos->phase == CHINCZYK_PHASE_MOVE ? faces->count - 1 : faces->count;

    if (saved && !rs->rules.combine_rolls)
        return impossible(parts, PHASE, "these rules combine no rolls", error);
    if (faces->count > rs->series_limit)
        return impossible(parts, PHASE, "the series is too long", error);
    for (size_t i = 0; i < faces->count; i++) {
        if (faces->number[i] < 1 || faces->number[i] > 6)
            return impossible(parts, PHASE, "a face is not from 1 to 6", error);
        if (i < saved && !(rs->rules.bonus_faces >> faces->number[i] & 1))
            return impossible(parts, PHASE, "a face was saved that is no bonus face", error);
        position_set_face(pos, (unsigned)i, (unsigned)faces->number[i]);
        pos->distance = (uint8_t)(pos->distance + faces->number[i]);
    }
    pos->series = (uint8_t)faces->count;
    return CHINCZYK_OK;
}

/* What the counters may be in this phase (rules 3.1, 3.2, 3.7). */
static chinczyk_status check_counters(const struct parts *parts, const struct ruleset *rs,
                                      const struct position *pos, chinczyk_error *error) {
    const chinczyk_rules *r = &rs->rules;
    uint64_t rolls = parts->rolls, sixes = parts->sixes;
    unsigned tries = r->tries_when == CHINCZYK_TRIES_NEVER ? 1 : r->tries;
    unsigned least = 0, greatest = UINT8_MAX;

    if (pos->phase == CHINCZYK_PHASE_OVER || pos->phase == CHINCZYK_PHASE_ROLL_OFF) {
        if (rolls || sixes)
            return impossible(parts, COUNTERS, "the counters must be t0s0 in this phase", error);
        return CHINCZYK_OK;
    }
    if (rolls < pos->series || rolls - pos->series >= tries)
        return impossible(parts, COUNTERS, "so many rolls are not in this grant", error);
    if (pos->phase == CHINCZYK_PHASE_ROLL) {
        least = pos->series;
        if (pos->series)
            greatest = rs->series_limit - 1u;
    } else if (r->bonus_faces >> position_face(pos, pos->series - 1u) & 1) {
        least = r->combine_rolls ? rs->series_limit : 1;
    } else {
        greatest = 0;
    }
    if (!r->bonus_faces)
        greatest = 0;
    if (greatest >= rs->forfeit_at)
        greatest = rs->forfeit_at - 1u;
    if (sixes < least || sixes > greatest)
        return impossible(parts, COUNTERS, "so many bonus faces in a row do not go with the rest",
                          error);
    return CHINCZYK_OK;
}

static chinczyk_status put_together(const struct parts *parts, struct ruleset *rs,
                                    struct position *pos, chinczyk_error *error) {
    chinczyk_status status = place(parts, &parts->finished, 0, rs, pos, error);

    if (!status)
        status = place(parts, &parts->left, STANDING_LEFT, rs, pos, error);
    if (!status)
        status = put_pieces(parts, rs, pos, error);
    if (status)
        return status;
    pos->phase = (uint8_t)parts->phase;
    if (parts->turn >= rs->players)
        return impossible(parts, TURN, "there is no such player", error);
    position_set_player(rs, pos, (unsigned)parts->turn);
    status = check_standing(parts, rs, pos, error);
    if (status)
        return status;
    if (pos->phase != CHINCZYK_PHASE_OVER && !position_is_playing(pos, pos->player))
        return impossible(parts, TURN, "this player has finished or left", error);
    if (pos->phase == CHINCZYK_PHASE_ROLL_OFF)
        status = set_roll_off(parts, rs, pos, error);
    else
        status = set_series(parts, rs, pos, error);
    if (!status)
        status = check_counters(parts, rs, pos, error);
    if (status)
        return status;
    pos->rolls = (uint8_t)parts->rolls;
    pos->sixes = (uint8_t)parts->sixes;
    if (pos->phase == CHINCZYK_PHASE_MOVE) {
        pos->legal = moves_legal(rs, pos);
        if (!pos->legal)
            return impossible(parts, PHASE, "there is no legal move to choose", error);
    }
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_position_parse(const char *text, const chinczyk_rules *rules,
                                        struct ruleset *rs, struct position *pos,
                                        chinczyk_error *error) {
    struct parts parts;
    chinczyk_status status;

    memset(&parts, 0, sizeof parts);
    parts.text = text;
    status = take_apart(&parts, error);
    if (status)
        return status;
    status = chinczyk_ruleset_compile(rs, rules, text, (size_t)(parts.end[SEATS] - text), error);
    if (status) {
        if (error)
            error->status = CHINCZYK_ERROR_INVALID_POSITION;
        return CHINCZYK_ERROR_INVALID_POSITION;
    }
    chinczyk_position_begin(rs, pos);
    return put_together(&parts, rs, pos, error);
}
