/* SPDX-License-Identifier: MIT */
/* Choices read off bytes. */
#include "fuzz.h"

static struct {
    chinczyk_rules rules;
    char position[FUZZ_POSITION_TEXT];
} note;

void fuzz_note(const chinczyk_rules *rules, const char *position) {
    note.rules = *rules;
    snprintf(note.position, sizeof note.position, "%s", position);
}

_Noreturn void fuzz_fail(const char *file, int line, const char *condition) {
    char rules[FUZZ_RULES_TEXT] = "";
    chinczyk_rules_format(&note.rules, rules, sizeof rules, NULL);
    fprintf(stderr, "%s:%d: does not hold: %s\n  rules    %s\n  position %s\n", file, line,
            condition, rules, note.position);
    abort();
}

uint32_t bytes_byte(bytes *b) {
    if (b->left == 0)
        return 0;
    b->left--;
    return *b->at++;
}

uint32_t bytes_below(bytes *b, uint32_t n) {
    uint32_t value = bytes_byte(b);
    return (n > 256 ? 256 * value + bytes_byte(b) : value) % n;
}

uint64_t bytes_wide(bytes *b) {
    uint64_t value = 0;
    for (int i = 0; i < 8; i++)
        value = value << 8 | bytes_byte(b);
    return value;
}

static void random_board(bytes *b, chinczyk_rules *rules) {
    uint32_t colours = 2 + bytes_below(b, 5);
    uint32_t arm = 6 + bytes_below(b, 96 / colours - 5);
    rules->colours = colours;
    rules->track_length = colours * arm;
    rules->lap_length = rules->track_length - bytes_below(b, arm);
    rules->home_length = 1 + bytes_below(b, 8);
    rules->home_centre = bytes_below(b, 2);
    rules->pawns = 1 + bytes_below(b, 4);
    rules->win_pawns = 0;
    rules->safe_squares = 0;
}

static void random_field(bytes *b, chinczyk_rules *rules) {
    chinczyk_field f;
    int32_t field = (int32_t)bytes_below(b, (uint32_t)chinczyk_field_count());
    FUZZ_CHECK(chinczyk_field_describe(field, &f) == CHINCZYK_OK);
    uint64_t value;
    if (f.kind == CHINCZYK_FIELD_OFFSETS)
        value = bytes_wide(b) & ((UINT64_C(1) << rules->track_length / rules->colours) - 1);
    else if (f.kind == CHINCZYK_FIELD_FACES)
        value = bytes_byte(b) & f.max;
    else
        value = f.min + bytes_below(b, (uint32_t)(f.max - f.min + 1));
    uint32_t narrow = (uint32_t)value;
    unsigned char *at = (unsigned char *)rules + f.offset;
    if (f.width == sizeof narrow)
        memcpy(at, &narrow, sizeof narrow);
    else
        memcpy(at, &value, sizeof value);
}

void bytes_rules(bytes *b, chinczyk_rules *rules) {
    chinczyk_preset preset = (int32_t)bytes_below(b, (uint32_t)chinczyk_preset_count());
    FUZZ_CHECK(chinczyk_rules_init(rules, sizeof *rules, preset) == CHINCZYK_OK);
    for (uint32_t changes = bytes_below(b, 24); changes > 0; changes--) {
        chinczyk_rules changed = *rules;
        switch (bytes_below(b, 12)) {
        case 0:
            random_board(b, &changed);
            break;
        case 1: /* A block needs a stack. */
            changed.stack_limit = 2;
            changed.block = bytes_below(b, 3);
            changed.block_jump = changed.block ? bytes_below(b, 2) : 0;
            break;
        case 2: /* Sharing needs safe squares. */
            changed.safe_landing = CHINCZYK_LANDING_SHARE;
            changed.safe_start = bytes_below(b, 3);
            changed.safe_squares = bytes_below(b, 64);
            break;
        default:
            random_field(b, &changed);
        }
        if (chinczyk_rules_check(&changed, NULL) == CHINCZYK_OK)
            *rules = changed;
    }
    fuzz_note(rules, "");
}

void bytes_seats(bytes *b, const chinczyk_rules *rules, char seats[CHINCZYK_MAX_COLOURS + 1]) {
    uint32_t colours = rules->colours;
    uint32_t players = rules->robbers ? 2 : 2 + bytes_below(b, colours - 1);
    uint32_t each = rules->robbers ? 1 : 1 + bytes_below(b, colours / players);
    uint32_t owned[CHINCZYK_MAX_COLOURS] = {0};
    uint32_t seated = 0, rest = players * each;
    for (uint32_t c = 0; c < colours; c++) {
        seats[c] = '.';
        if (rest == 0 || (rest < colours - c && bytes_below(b, 2) == 0))
            continue;
        /* Players are numbered by their first colour. */
        uint32_t player = bytes_below(b, seated < players ? seated + 1 : players);
        while (owned[player] == each)
            player = (player + 1) % players;
        seated += player == seated;
        owned[player]++;
        rest--;
        seats[c] = (char)('0' + player);
    }
    seats[colours] = '\0';
}

char *fuzz_text(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    FUZZ_CHECK(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

char *fuzz_cut(char *text) {
    char *end = strchr(text, '\n');
    if (!end)
        return text + strlen(text);
    *end = '\0';
    return end + 1;
}

void *fuzz_overlay(const void *valid, size_t size, size_t most, bytes *b) {
    uint32_t struct_size;
    uint8_t *whole = calloc(1, most);
    FUZZ_CHECK(whole != NULL);
    memcpy(whole, valid, size);
    while (b->left > 0) {
        size_t at = bytes_below(b, (uint32_t)(size + size / 4));
        whole[at] ^= (uint8_t)bytes_byte(b);
    }
    memcpy(&struct_size, whole, sizeof struct_size);
    size_t length = struct_size < sizeof struct_size ? sizeof struct_size
                    : struct_size > most             ? most
                                                     : struct_size;
    uint8_t *exact = malloc(length);
    FUZZ_CHECK(exact != NULL);
    memcpy(exact, whole, length);
    free(whole);
    return exact;
}

bool fuzz_is_sized(const void *struct_, size_t least, size_t most) {
    uint32_t struct_size;
    memcpy(&struct_size, struct_, sizeof struct_size);
    return struct_size >= least && struct_size <= most;
}

bool fuzz_rest_is_zero(const void *struct_, size_t size) {
    const uint8_t *at = struct_;
    uint32_t struct_size;
    memcpy(&struct_size, struct_, sizeof struct_size);
    for (size_t i = size; i < struct_size; i++)
        if (at[i] != 0)
            return false;
    return true;
}
