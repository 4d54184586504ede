/* SPDX-License-Identifier: MIT */
/*
 * All that takes a number or a name and needs no game: any number has an answer, a name or none,
 * and a point on the board or an error. The input: numbers of four bytes, then a text.
 */
#include "fuzz.h"

/* A text is read to its end, so that one without an end is seen. */
static size_t length_of(const char *text) {
    return text ? strlen(text) : 0;
}

/* Near what is known, or anything. */
static int32_t a_number(bytes *b) {
    uint32_t value = bytes_byte(b);
    if (value < 128)
        return (int32_t)value - 32;
    for (int i = 0; i < 3; i++)
        value = value << 8 | bytes_byte(b);
    int32_t number;
    memcpy(&number, &value, sizeof number);
    return number;
}

static void name_numbers(int32_t n, uint64_t wide) {
    chinczyk_language language = n % 4;
    (void)length_of(chinczyk_status_message(n));
    FUZZ_CHECK(length_of(chinczyk_status_name(n)) > 0);
    (void)length_of(chinczyk_words_status(n, language));
    (void)length_of(chinczyk_words_phase(n, language));
    (void)length_of(chinczyk_words_event_kind(n, language));
    (void)length_of(chinczyk_words_preset(n, language));
    (void)length_of(chinczyk_words_field(n, language));
    (void)length_of(chinczyk_words_value(n, wide, language));
    (void)length_of(chinczyk_words_value(n, wide % 8, 1 + language % 2));
    (void)length_of(chinczyk_words_phase(1, n));
    (void)length_of(chinczyk_field_value_name(n, wide));
    (void)length_of(chinczyk_field_value_name(n, wide % 8));
    (void)length_of(chinczyk_measure_name(n));
    (void)length_of(chinczyk_player_kind_name(n));
    (void)chinczyk_bin_least(n);
    bool is_preset = n >= 0 && n < chinczyk_preset_count();
    FUZZ_CHECK((chinczyk_preset_name(n) != NULL) == is_preset);
    bool is_language = n >= 1 && n <= chinczyk_language_count();
    FUZZ_CHECK((chinczyk_language_name(n) != NULL) == is_language);
    if (chinczyk_language_code(n))
        FUZZ_CHECK(chinczyk_language_find(chinczyk_language_code(n)) == n);
    FUZZ_CHECK((chinczyk_field_help(n) != NULL) == (chinczyk_field_name(n) != NULL));
    if (chinczyk_field_name(n))
        FUZZ_CHECK(chinczyk_field_find(chinczyk_field_name(n)) == n);
}

static void check_point(const chinczyk_rules *rules, chinczyk_status status,
                        const chinczyk_point *point) {
    int32_t width, height;
    FUZZ_CHECK(chinczyk_board_size(rules, &width, &height) == CHINCZYK_OK);
    FUZZ_CHECK(status == CHINCZYK_OK || (point->x == 0 && point->y == 0));
    FUZZ_CHECK(point->x >= 0 && point->x <= width - 1000);
    FUZZ_CHECK(point->y >= 0 && point->y <= height - 1000);
}

static void ask_board(const chinczyk_rules *rules, int32_t colour, int32_t n) {
    chinczyk_point point;
    int32_t corner, room;
    chinczyk_status status = chinczyk_board_square(rules, colour, n, &point);
    check_point(rules, status, &point);
    status = chinczyk_board_base(rules, colour, n, &point);
    check_point(rules, status, &point);
    status = chinczyk_board_die(rules, colour, &point);
    check_point(rules, status, &point);
    status = chinczyk_board_corner(rules, colour, &corner);
    FUZZ_CHECK((status == CHINCZYK_OK) == (corner > 0));
    status = chinczyk_board_slot(n, colour, &point, &room);
    FUZZ_CHECK((status == CHINCZYK_OK) == (room > 0 && room <= 1000));
    (void)length_of(chinczyk_words_colour(rules, colour, 1 + (n & 1)));
}

static void ask_words(const chinczyk_rules *rules, const char *seats, int32_t n, int32_t m) {
    chinczyk_game *game;
    chinczyk_why why = {0};
    size_t needed;
    uint32_t pieces;
    FUZZ_CHECK(chinczyk_game_new(rules, seats, CHINCZYK_NONE, 1, NULL, &game, NULL) == CHINCZYK_OK);
    if (chinczyk_player_words(game, n, CHINCZYK_POLISH, NULL, 0, &needed) == CHINCZYK_OK)
        FUZZ_CHECK(needed > 1);
    why.reason = n;
    why.piece = m;
    why.faces = (uint32_t)n;
    (void)chinczyk_why_words(game, &why, CHINCZYK_ENGLISH, NULL, 0, &needed);
    if (chinczyk_game_why(game, n, (uint32_t)m, m, &why) == CHINCZYK_OK)
        FUZZ_CHECK(chinczyk_why_words(game, &why, CHINCZYK_ENGLISH, NULL, 0, &needed) ==
                   CHINCZYK_OK);
    (void)chinczyk_game_pieces_on(game, m, n, &pieces);
    FUZZ_CHECK(chinczyk_match_stage(NULL) == 0 && chinczyk_match_game_at(NULL, n) == NULL);
    chinczyk_game_free(game);
}

static void read_names(char *text) {
    char *value = fuzz_cut(text), line[2200];
    size_t needed;
    (void)chinczyk_language_find(text);
    int32_t field = chinczyk_field_find(text);
    FUZZ_CHECK(field < 0 || strcmp(chinczyk_field_name(field), text) == 0);
    if (chinczyk_record_tag_format(text, value, NULL, 0, &needed) != CHINCZYK_OK)
        return;
    FUZZ_CHECK(needed <= sizeof line);
    FUZZ_CHECK(chinczyk_record_tag_format(text, value, line, needed, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(strlen(line) + 1 == needed && line[needed - 2] == '\n');
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bytes b = {data, size};
    chinczyk_rules rules;
    char seats[CHINCZYK_MAX_COLOURS + 1];
    int32_t n = a_number(&b), m = a_number(&b);
    name_numbers(n, bytes_wide(&b));
    bytes_rules(&b, &rules);
    bytes_seats(&b, &rules, seats);
    ask_board(&rules, m, n);
    ask_board(&rules, n, m);
    ask_words(&rules, seats, n, m);
    char *text = fuzz_text(b.at, b.left);
    read_names(text);
    free(text);
    return 0;
}
