/* SPDX-License-Identifier: MIT */
#include "rules.h"

#include <string.h>

#include "growing.h"
#include "memory.h"
#include "status.h"

/* The size of the struct in the first published version, 0.1. */
enum { FIRST_SIZE = 168 };

#define ALL_FACES 0x7eu

#define FIELD(field, kind, min, max, preset, help, ...)                                            \
    {                                                                                              \
#field, help,                                                                              \
            {__VA_ARGS__ }, (uint16_t)offsetof(chinczyk_rules, field),                             \
             (uint8_t)sizeof(((chinczyk_rules *)0)->field), kind, min, max, preset                 \
    }
#define NUMBER(field, min, max, preset, help)                                                      \
    FIELD(field, CHINCZYK_FIELD_NUMBER, min, max, preset, help, NULL)
#define BOOLEAN(field, preset, help)                                                               \
    FIELD(field, CHINCZYK_FIELD_BOOLEAN, 0, 1, preset, help, "no", "yes")
/* The first word is value 0, and polish has it. */
#define WORD(field, help, ...)                                                                     \
    FIELD(field, CHINCZYK_FIELD_WORD, 0,                                                           \
          sizeof((const char *[]){__VA_ARGS__}) / sizeof(const char *) - 1, 0, help, __VA_ARGS__)
#define FACES(field, min, help)                                                                    \
    FIELD(field, CHINCZYK_FIELD_FACES, min, ALL_FACES, 1u << 6, help, NULL)

/* Rules 2, in the order of its table, which is the order of the canonical text. */
const struct field chinczyk_rules_fields[] = {
    NUMBER(colours, 2, 6, 4, "arms of the board"),
    NUMBER(track_length, 12, 96, 40, "squares of the ring that all colours share"),
    NUMBER(lap_length, 7, 96, 40, "squares that a pawn walks on the ring before its lane"),
    NUMBER(home_length, 1, 8, 4, "squares of a lane"),
    BOOLEAN(home_centre, 0, "behind the lane lies a centre, which alone is home"),
    NUMBER(pawns, 1, 4, 4, "pawns of a colour"),
    FACES(exit_faces, 1, "faces that bring a pawn from base to its start"),
    FACES(bonus_faces, 0, "faces that grant another roll"),
    NUMBER(tries, 1, 10, 3, "rolls in a grant of tries"),
    WORD(tries_when, "when a grant is a grant of tries", "none-on-track", "never", "all-in-base",
         "stuck-without-exit"),
    NUMBER(bonus_limit, 0, 9, 0, "bonus faces in a row from which on the effect holds, 0 never"),
    WORD(bonus_limit_effect, "what a bonus face at the limit does", "no-bonus", "forfeit"),
    BOOLEAN(bonus_if_stuck, 1, "a bonus face that moved nothing still grants its roll"),
    BOOLEAN(combine_rolls, 0, "bonus faces are saved up and one piece moves their sum"),
    BOOLEAN(bonus_on_capture, 0, "a capture grants another roll"),
    BOOLEAN(bonus_on_home, 0, "an arrival home grants another roll"),
    WORD(exit_priority, "whether an exit must be made where one is possible", "free", "mandatory"),
    WORD(start_clear, "whether the start must be cleared while others of the colour wait in base",
         "free", "mandatory"),
    WORD(passing, "whether a player may decline to move", "forbidden", "allowed"),
    WORD(jump, "passing over any piece", "allowed", "forbidden"),
    WORD(home_jump, "passing over own pawns in the lane", "allowed", "forbidden"),
    WORD(home_move, "moving on inside the lane", "allowed", "forbidden"),
    WORD(overshoot, "what a face too high for the lane does", "forbidden", "bounce", "bounce-all"),
    NUMBER(stack_limit, 1, 4, 1, "pawns of one colour on one square of the track"),
    WORD(block, "what two pawns of a colour on one square are", "none", "shield", "movable"),
    WORD(block_jump, "passing over an opponent's block", "allowed", "forbidden"),
    WORD(capture, "whether landing on opponents sends them to base", "normal", "none"),
    WORD(slide, "where a pawn goes that may not capture", "forward", "back"),
    WORD(capture_priority, "whether a capture must be made where one is possible", "free",
         "mandatory"),
    WORD(safe_start, "starts on which a pawn is safe", "none", "own", "any"),
    FIELD(safe_squares, CHINCZYK_FIELD_OFFSETS, 0, (UINT64_C(1) << 48) - 1, 0,
          "squares safe for every pawn, counted from every start", NULL),
    WORD(safe_landing, "whether opponents may join a safe pawn", "closed", "share"),
    NUMBER(robbers, 0, 1, 0, "robbers of each player at the beginning"),
    WORD(first, "who has the first turn", "roll-off", "random", "fixed"),
    WORD(finish, "when the game ends", "all-places", "first-winner"),
    NUMBER(win_pawns, 0, 4, 0, "pawns that each colour needs home to finish, 0 all"),
};

const int32_t chinczyk_rules_field_count =
    (int32_t)(sizeof chinczyk_rules_fields / sizeof *chinczyk_rules_fields);

uint64_t chinczyk_rules_get(const chinczyk_rules *rules, const struct field *field) {
    const char *at = (const char *)rules + field->offset;
    uint32_t narrow;
    uint64_t wide;

    if (field->width == sizeof wide) {
        memcpy(&wide, at, sizeof wide);
        return wide;
    }
    memcpy(&narrow, at, sizeof narrow);
    return narrow;
}

void chinczyk_rules_set(chinczyk_rules *rules, const struct field *field, uint64_t value) {
    char *at = (char *)rules + field->offset;
    uint32_t narrow = (uint32_t)value;

    if (field->width == sizeof value)
        memcpy(at, &value, sizeof value);
    else
        memcpy(at, &narrow, sizeof narrow);
}

/* Rules 4: what each preset changes of polish. */
void chinczyk_rules_preset(chinczyk_rules *rules, chinczyk_preset preset) {
    memset(rules, 0, sizeof *rules);
    rules->struct_size = sizeof *rules;
    for (int32_t i = 0; i < chinczyk_rules_field_count; i++)
        chinczyk_rules_set(rules, &chinczyk_rules_fields[i], chinczyk_rules_fields[i].preset);
    switch (preset) {
    case CHINCZYK_PRESET_BRITISH:
        rules->track_length = 52;
        rules->lap_length = 51;
        rules->home_length = 5;
        rules->home_centre = 1;
        rules->tries = 1;
        rules->tries_when = CHINCZYK_TRIES_NEVER;
        rules->bonus_limit = 3;
        rules->bonus_limit_effect = CHINCZYK_BONUS_LIMIT_FORFEIT;
        rules->stack_limit = 2;
        rules->block = CHINCZYK_BLOCK_SHIELD;
        break;
    case CHINCZYK_PRESET_ONLINE:
        rules->first = CHINCZYK_FIRST_RANDOM;
        rules->tries_when = CHINCZYK_TRIES_STUCK_WITHOUT_EXIT;
        rules->bonus_limit = 3;
        rules->bonus_if_stuck = 0;
        break;
    case CHINCZYK_PRESET_TOURNAMENT:
        rules->first = CHINCZYK_FIRST_RANDOM;
        rules->exit_priority = CHINCZYK_OBLIGATION_MANDATORY;
        rules->bonus_limit = 3;
        rules->finish = CHINCZYK_FINISH_FIRST_WINNER;
        break;
    case CHINCZYK_PRESET_LUDO:
        rules->track_length = 52;
        rules->lap_length = 52;
        rules->home_length = 6;
        rules->tries = 1;
        rules->tries_when = CHINCZYK_TRIES_NEVER;
        rules->bonus_limit = 3;
        rules->bonus_limit_effect = CHINCZYK_BONUS_LIMIT_FORFEIT;
        rules->bonus_on_capture = 1;
        rules->safe_start = CHINCZYK_SAFE_OWN;
        rules->safe_landing = CHINCZYK_LANDING_SHARE;
        rules->stack_limit = 4;
        rules->home_jump = CHINCZYK_MOVING_FORBIDDEN;
        rules->first = CHINCZYK_FIRST_FIXED;
        break;
    case CHINCZYK_PRESET_TRADITIONAL:
    case CHINCZYK_PRESET_BLOCKADE:
    case CHINCZYK_PRESET_ROBBER:
        rules->tries_when = CHINCZYK_TRIES_ALL_IN_BASE;
        rules->finish = CHINCZYK_FINISH_FIRST_WINNER;
        if (preset == CHINCZYK_PRESET_BLOCKADE) {
            rules->stack_limit = 2;
            rules->block = CHINCZYK_BLOCK_MOVABLE;
            rules->block_jump = CHINCZYK_MOVING_FORBIDDEN;
        }
        rules->robbers = preset == CHINCZYK_PRESET_ROBBER;
        break;
    default:
        break;
    }
}

static const char *const preset_names[] = {"polish", "british",     "online",   "tournament",
                                           "ludo",   "traditional", "blockade", "robber"};

int32_t chinczyk_preset_count(void) {
    return (int32_t)(sizeof preset_names / sizeof *preset_names);
}

const char *chinczyk_preset_name(chinczyk_preset preset) {
    return preset >= 0 && preset < chinczyk_preset_count() ? preset_names[preset] : NULL;
}

static chinczyk_status check_range(const chinczyk_rules *rules, const struct field *field,
                                   chinczyk_error *error) {
    uint64_t value = chinczyk_rules_get(rules, field);
    const char *name = field->name;

    switch (field->kind) {
    case CHINCZYK_FIELD_FACES:
        if (value & ~field->max)
            return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_RULES, -1, name,
                                        "%s has a face outside 1 to 6", name);
        break;
    case CHINCZYK_FIELD_OFFSETS:
        if (value >> (rules->track_length / rules->colours))
            return chinczyk_status_fail(
                error, CHINCZYK_ERROR_INVALID_RULES, -1, name,
                "%s has an offset that is not below %u, the length of an arm: track_length by "
                "colours",
                name, (unsigned)(rules->track_length / rules->colours));
        break;
    default:
        if (value > field->max)
            return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_RULES, -1, name,
                                        "%s must be between %u and %u", name, (unsigned)field->min,
                                        (unsigned)field->max);
        break;
    }
    if (value < field->min && field->kind == CHINCZYK_FIELD_FACES)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_RULES, -1, name,
                                    "%s must not be empty", name);
    if (value < field->min)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_RULES, -1, name,
                                    "%s must be between %u and %u", name, (unsigned)field->min,
                                    (unsigned)field->max);
    return CHINCZYK_OK;
}

/* Rules 2, below its table: values that are each in range but not together. */
static chinczyk_status check_together(const chinczyk_rules *r, chinczyk_error *error) {
    const struct {
        int wrong;
        const char *field;
        const char *reason;
    } contradictions[] = {
        {r->track_length % r->colours != 0, "track_length",
         "track_length must be a multiple of colours"},
        {r->track_length / r->colours < 6, "track_length",
         "track_length must be at least 6 squares for each of colours"},
        {r->lap_length > r->track_length, "lap_length",
         "lap_length must not be greater than track_length"},
        {r->lap_length <= r->track_length - r->track_length / r->colours, "lap_length",
         "lap_length must be greater than track_length less one arm"},
        {!r->home_centre && r->home_length < r->pawns, "home_length",
         "home_length must be at least pawns without home_centre"},
        {r->tries_when == CHINCZYK_TRIES_STUCK_WITHOUT_EXIT && r->exit_faces == ALL_FACES,
         "tries_when", "tries_when=stuck-without-exit needs a face that is not in exit_faces"},
        {r->bonus_limit_effect == CHINCZYK_BONUS_LIMIT_FORFEIT && !r->bonus_limit,
         "bonus_limit_effect", "bonus_limit_effect=forfeit needs a bonus_limit"},
        {r->home_move && r->home_centre, "home_move",
         "home_move=forbidden does not go with home_centre"},
        {r->home_move && r->home_length != r->pawns, "home_move",
         "home_move=forbidden needs a home_length equal to pawns"},
        {r->home_move && r->home_jump, "home_move",
         "home_move=forbidden does not go with home_jump=forbidden"},
        {r->home_move && r->jump, "home_move",
         "home_move=forbidden does not go with jump=forbidden"},
        {r->block && r->stack_limit < 2, "block", "block needs a stack_limit of 2 or more"},
        {r->block == CHINCZYK_BLOCK_MOVABLE && r->stack_limit != 2, "block",
         "block=movable needs a stack_limit of 2"},
        {r->block_jump && !r->block, "block_jump", "block_jump=forbidden needs a block"},
        {r->capture && r->block == CHINCZYK_BLOCK_MOVABLE, "capture",
         "capture=none does not go with block=movable"},
        {r->capture && r->robbers, "capture", "capture=none does not go with robbers"},
        {r->slide && !r->capture, "slide", "slide=back needs capture=none"},
        {r->robbers && r->stack_limit > 1, "robbers",
         "robbers do not go with a stack_limit above 1"},
        {r->win_pawns > r->pawns, "win_pawns", "win_pawns must not be greater than pawns"},
    };

    for (size_t i = 0; i < sizeof contradictions / sizeof *contradictions; i++)
        if (contradictions[i].wrong)
            return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_RULES, -1,
                                        contradictions[i].field, "%s", contradictions[i].reason);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_rules_read(const chinczyk_rules *rules, chinczyk_rules *read,
                                    chinczyk_error *error) {
    chinczyk_status status;

    if (!rules)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the rules are null");
    status = chinczyk_growing_read(rules, FIRST_SIZE, read, sizeof *read, "the rules set",
                                   CHINCZYK_ERROR_INVALID_RULES, error);
    if (status)
        return status;
    if (read->reserved0 || !chinczyk_memory_is_zero(read->reserved1, sizeof read->reserved1))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_RULES, -1, "reserved",
                                    "the reserved fields must be zero");
    for (int32_t i = 0; i < chinczyk_rules_field_count; i++) {
        status = check_range(read, &chinczyk_rules_fields[i], error);

        if (status)
            return status;
    }
    return check_together(read, error);
}

chinczyk_status chinczyk_rules_write(const chinczyk_rules *rules, chinczyk_rules *out, size_t size,
                                     chinczyk_error *error) {
    return chinczyk_growing_fill_whole(out, size, FIRST_SIZE, rules, sizeof *rules, error);
}

chinczyk_status chinczyk_rules_init(chinczyk_rules *rules, size_t size, chinczyk_preset preset) {
    chinczyk_rules made;
    chinczyk_status status;

    chinczyk_rules_preset(&made, preset);
    status = chinczyk_rules_write(&made, rules, size, NULL);
    if (!status && !chinczyk_preset_name(preset)) {
        memset(rules, 0, size);
        status = CHINCZYK_ERROR_INVALID_ARGUMENT;
    }
    return status;
}

chinczyk_status chinczyk_rules_check(const chinczyk_rules *rules, chinczyk_error *error) {
    chinczyk_rules read;
    chinczyk_status status = chinczyk_rules_read(rules, &read, error);

    return status ? status : chinczyk_status_ok(error);
}

int32_t chinczyk_field_count(void) {
    return chinczyk_rules_field_count;
}

static const struct field *find_field(int32_t field) {
    return field >= 0 && field < chinczyk_rules_field_count ? &chinczyk_rules_fields[field] : NULL;
}

int32_t chinczyk_field_find(const char *name) {
    for (int32_t i = 0; name && i < chinczyk_rules_field_count; i++)
        if (!strcmp(chinczyk_rules_fields[i].name, name))
            return i;
    return CHINCZYK_NONE;
}

const char *chinczyk_field_name(int32_t field) {
    const struct field *found = find_field(field);

    return found ? found->name : NULL;
}

const char *chinczyk_field_help(int32_t field) {
    const struct field *found = find_field(field);

    return found ? found->help : NULL;
}

const char *chinczyk_field_value_name(int32_t field, uint64_t value) {
    const struct field *found = find_field(field);

    return found && value < FIELD_WORDS ? found->words[value] : NULL;
}

chinczyk_status chinczyk_field_describe(int32_t field, chinczyk_field *description) {
    const struct field *found = find_field(field);

    if (!description)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *description = (chinczyk_field){0};
    if (!found)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *description = (chinczyk_field){.offset = found->offset,
                                    .width = found->width,
                                    .kind = found->kind,
                                    .min = found->min,
                                    .max = found->max,
                                    .default_value = found->preset};
    return CHINCZYK_OK;
}
