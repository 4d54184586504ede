/* SPDX-License-Identifier: MIT */
/* The geometry of the board: every size that the rules allow, and the usual boards as
 * they are known. */
#include "script.h"

#include <stdio.h>
#include <string.h>

enum {
    CELL = 1000,
    POINTS = 96 + CHINCZYK_MAX_COLOURS * (8 + 1 + CHINCZYK_MAX_PAWNS + CHINCZYK_MAX_ROBBERS + 1),
    ROBBERS = CHINCZYK_MAX_ROBBERS
};

static chinczyk_point square(const chinczyk_rules *rules, int32_t colour, int32_t number) {
    chinczyk_point point;
    cr_assert_eq(chinczyk_board_square(rules, colour, number, &point), CHINCZYK_OK, "%d, %d",
                 (int)colour, (int)number);
    return point;
}

static chinczyk_point base(const chinczyk_rules *rules, int32_t colour, int32_t piece) {
    chinczyk_point point;
    cr_assert_eq(chinczyk_board_base(rules, colour, piece, &point), CHINCZYK_OK, "%d, %d",
                 (int)colour, (int)piece);
    return point;
}

static chinczyk_point die(const chinczyk_rules *rules, int32_t colour) {
    chinczyk_point point;
    cr_assert_eq(chinczyk_board_die(rules, colour, &point), CHINCZYK_OK, "%d", (int)colour);
    return point;
}

static int same(chinczyk_point a, chinczyk_point b) {
    return a.x == b.x && a.y == b.y;
}

static int64_t square_of_distance(chinczyk_point a, chinczyk_point b) {
    int64_t x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y;
}

static const char *text_of(const chinczyk_rules *rules) {
    static char text[200];
    cr_assert_eq(chinczyk_rules_format(rules, text, sizeof text, NULL), CHINCZYK_OK);
    return text;
}

static int grid(const chinczyk_rules *rules) {
    return rules->colours == 2 || rules->colours == 4;
}

/* Calls a check with each size of board, with a lap of all the track and as many pawns
 * as can be; and with a robber, who waits in a base too. */
static void for_every_size(void (*check)(chinczyk_rules *rules)) {
    chinczyk_rules rules = script_rules("robber");
    int sizes = 0;
    for (rules.colours = 2; rules.colours <= CHINCZYK_MAX_COLOURS; rules.colours++)
        for (rules.track_length = 12; rules.track_length <= 96; rules.track_length++)
            for (rules.home_length = 1; rules.home_length <= 8; rules.home_length++)
                for (rules.home_centre = 0; rules.home_centre <= 1; rules.home_centre++) {
                    rules.lap_length = rules.track_length;
                    rules.pawns = !rules.home_centre && rules.home_length < CHINCZYK_MAX_PAWNS
                                      ? rules.home_length
                                      : CHINCZYK_MAX_PAWNS;
                    if (chinczyk_rules_check(&rules, NULL) == CHINCZYK_OK) {
                        sizes++;
                        check(&rules);
                    }
                }
    /* Tracks of 6 an arm or more up to 96, for 2 to 6 colours; with 16 kinds of lane. */
    cr_expect_eq(sizes, (43 + 27 + 19 + 14 + 11) * 16);
}

static void is_inside(const chinczyk_rules *rules, const chinczyk_point *points, int count) {
    int32_t width, height;
    chinczyk_point last = {0, 0};
    int left = 0, top = 0;
    cr_assert_eq(chinczyk_board_size(rules, &width, &height), CHINCZYK_OK);
    for (int i = 0; i < count; i++) {
        cr_assert(points[i].x >= 0 && points[i].y >= 0, "%s", text_of(rules));
        left += points[i].x == 0;
        top += points[i].y == 0;
        last.x = points[i].x > last.x ? points[i].x : last.x;
        last.y = points[i].y > last.y ? points[i].y : last.y;
    }
    cr_assert(left && top && width == last.x + CELL && height == last.y + CELL, "%s",
              text_of(rules));
}

static void is_spread(chinczyk_rules *rules) {
    chinczyk_point points[POINTS];
    int32_t track = (int32_t)rules->track_length, lane = (int32_t)rules->home_length;
    int32_t colours = (int32_t)rules->colours;
    int count = 0;
    for (int32_t s = 0; s < track; s++)
        points[count++] = square(rules, 0, s);
    for (int32_t c = 0; c < colours; c++) {
        for (int32_t k = 0; k < lane; k++)
            points[count++] = square(rules, c, CHINCZYK_LANE + k);
        for (int32_t p = 0; p < (int32_t)rules->pawns; p++)
            points[count++] = base(rules, c, 4 * c + p);
        for (int32_t r = 0; r < ROBBERS; r++)
            points[count++] = base(rules, c, CHINCZYK_ROBBER + r);
        points[count++] = die(rules, c);
    }
    if (rules->home_centre) {
        chinczyk_point centre = square(rules, 0, CHINCZYK_LANE + lane);
        int shared = same(centre, square(rules, 1, CHINCZYK_LANE + lane));
        points[count++] = centre;
        for (int32_t c = 1; c < colours; c++) {
            points[count] = square(rules, c, CHINCZYK_LANE + lane);
            cr_assert_eq(same(points[count], centre), shared, "%s", text_of(rules));
            count += !shared;
        }
    }
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            cr_assert_geq(square_of_distance(points[i], points[k]), CELL * CELL, "%s: %d, %d",
                          text_of(rules), i, k);
    for (int i = 0; grid(rules) && i < count; i++)
        cr_assert(points[i].x % CELL == 0 && points[i].y % CELL == 0, "%s", text_of(rules));
    if (rules->pawns == CHINCZYK_MAX_PAWNS)
        is_inside(rules, points, count);
}

Test(board, keeps_all_points_apart) {
    for_every_size(is_spread);
}

static void follows(const chinczyk_rules *rules, chinczyk_point from, chinczyk_point to) {
    int64_t most = grid(rules) ? 2 * CELL * CELL : 9 * CELL * CELL / 4;
    cr_assert_leq(square_of_distance(from, to), most, "%s: (%d, %d) to (%d, %d)", text_of(rules),
                  (int)from.x, (int)from.y, (int)to.x, (int)to.y);
}

static void hangs_together(chinczyk_rules *rules) {
    int32_t track = (int32_t)rules->track_length;
    int32_t arm = track / (int32_t)rules->colours;
    for (int32_t s = 0; s < track; s++)
        follows(rules, square(rules, 0, s), square(rules, 0, (s + 1) % track));
    for (int32_t c = 0; c < (int32_t)rules->colours; c++) {
        int32_t last = (c * arm + (int32_t)rules->lap_length - 1) % track;
        chinczyk_point at = square(rules, c, last);
        for (int32_t k = 0; k < (int32_t)(rules->home_length + rules->home_centre); k++) {
            chinczyk_point next = square(rules, c, CHINCZYK_LANE + k);
            follows(rules, at, next);
            at = next;
        }
    }
}

Test(board, has_neighbours_side_by_side) {
    for_every_size(hangs_together);
}

/* Shorter laps number the track otherwise, and fewer pawns leave points in base out. */
static void keeps_its_shape(chinczyk_rules *rules) {
    chinczyk_rules other = *rules;
    int32_t track = (int32_t)rules->track_length;
    int32_t colours = (int32_t)rules->colours;
    int32_t arm = track / colours;
    int32_t width, height, w, h;
    chinczyk_point points[96];
    cr_assert_eq(chinczyk_board_size(rules, &width, &height), CHINCZYK_OK);
    for (int32_t s = 0; s < track; s++)
        points[s] = square(rules, 0, s);
    for (int32_t left_out = 0; left_out < arm; left_out++) {
        other.lap_length = rules->track_length - (uint32_t)left_out;
        for (int32_t s = 0; s < track; s++)
            cr_assert(same(square(&other, 0, s), points[(s + left_out) % track]), "%s",
                      text_of(&other));
        for (other.pawns = 1; other.pawns <= rules->pawns; other.pawns++) {
            int32_t c = left_out % colours, last = (int32_t)other.pawns - 1;
            int32_t end = CHINCZYK_LANE + (int32_t)(rules->home_length + rules->home_centre) - 1;
            cr_assert_eq(chinczyk_board_size(&other, &w, &h), CHINCZYK_OK);
            cr_assert(w == width && h == height, "%s", text_of(&other));
            cr_assert(same(square(&other, c, end), square(rules, c, end)), "%s", text_of(&other));
            cr_assert(same(base(&other, c, 4 * c + last), base(rules, c, 4 * c + last)), "%s",
                      text_of(&other));
        }
        other.pawns = rules->pawns;
    }
}

Test(board, is_the_same_for_every_lap_and_number_of_pawns) {
    for_every_size(keeps_its_shape);
}

/* Bases follow each other clockwise, each nearest to its colour's start where the lap leaves
 * nothing out. */
static void runs_clockwise(chinczyk_rules *rules) {
    int32_t colours = (int32_t)rules->colours;
    int32_t corner;
    cr_assert_eq(chinczyk_board_corner(rules, 0, &corner), CHINCZYK_OK);
    cr_assert_eq(corner, 1, "%s", text_of(rules));
    for (int32_t c = 0; c < colours; c++) {
        chinczyk_point start = square(rules, 0, c * (int32_t)rules->track_length / colours);
        chinczyk_point own = die(rules, c), next = die(rules, (c + 1) % colours);
        chinczyk_point third = die(rules, (c + 2) % colours);
        int64_t turn = (int64_t)(next.x - own.x) * (third.y - next.y) -
                       (int64_t)(next.y - own.y) * (third.x - next.x);
        cr_assert(colours == 2 || turn > 0, "%s", text_of(rules));
        for (int32_t other = 0; other < colours; other++)
            cr_assert(other == c || square_of_distance(start, die(rules, other)) >
                                        square_of_distance(start, own),
                      "%s", text_of(rules));
    }
}

Test(board, runs_clockwise_from_the_upper_left) {
    for_every_size(runs_clockwise);
}

/* A board of whole cells: the track by the last digits of its squares, capital letters
 * for starts, small ones for lanes, * for the centre, 1 to 4 for pawns in base, which
 * stand in the rows of their die, #. */
static void drawn(const char *text, const char *picture) {
    chinczyk_rules rules = script_rules(text);
    int32_t track = (int32_t)rules.track_length, lane = (int32_t)rules.home_length;
    int32_t colours = (int32_t)rules.colours;
    int32_t width, height;
    char cells[32][33];
    char seen[32 * 33] = "";
    cr_assert_eq(chinczyk_board_size(&rules, &width, &height), CHINCZYK_OK);
    cr_assert(width <= 32 * CELL && height <= 32 * CELL);
    memset(cells, ' ', sizeof cells);
#define PUT(point, mark) cells[(point).y / CELL][(point).x / CELL] = (char)(mark)
    for (int32_t s = 0; s < track; s++)
        PUT(square(&rules, 0, s), '0' + s % 10);
    for (int32_t c = 0; c < colours; c++) {
        PUT(square(&rules, c, c * track / colours), 'A' + c);
        for (int32_t k = 0; k < lane; k++)
            PUT(square(&rules, c, CHINCZYK_LANE + k), 'a' + c);
        if (rules.home_centre)
            PUT(square(&rules, c, CHINCZYK_LANE + lane), '*');
        for (int32_t p = 0; p < (int32_t)rules.pawns; p++)
            PUT(base(&rules, c, 4 * c + p), '1' + p);
        for (int32_t r = 0; rules.robbers && r < ROBBERS; r++)
            PUT(base(&rules, c, CHINCZYK_ROBBER + r), '8' + r);
        PUT(die(&rules, c), '#');
    }
#undef PUT
    for (int32_t y = 0; y < height / CELL; y++) {
        int end = (int)(width / CELL);
        while (end > 0 && cells[y][end - 1] == ' ')
            end--;
        snprintf(seen + strlen(seen), sizeof seen - strlen(seen), "%.*s\n", end, cells[y]);
    }
    cr_expect_str_eq(seen, picture, "%s:\n%s", text, seen);
}

Test(board, of_40_squares_is_the_polish_one) {
    drawn("polish", "1 2 89B 1 2\n"
                    " #  7b1  #\n"
                    "3 4 6b2 3 4\n"
                    "    5b3\n"
                    "A1234b45678\n"
                    "9aaaa cccc9\n"
                    "87654d4321C\n"
                    "    3d5\n"
                    "1 2 2d6 1 2\n"
                    " #  1d7  #\n"
                    "3 4 D98 3 4\n");
}

Test(board, of_40_squares_with_a_centre_has_one_for_all) {
    drawn("robber,home_centre=yes", "182 89B 182\n"
                                    " #  7b1  #\n"
                                    "394 6b2 394\n"
                                    "    5b3\n"
                                    "A1234b45678\n"
                                    "9aaaa*cccc9\n"
                                    "87654d4321C\n"
                                    "    3d5\n"
                                    "182 2d6 182\n"
                                    " #  1d7  #\n"
                                    "394 D98 394\n");
}

Test(board, of_52_squares_has_no_inner_corners) {
    drawn("british", "      012\n"
                     " 1 2  9bB  1 2\n"
                     "  #   8b4   #\n"
                     " 3 4  7b5  3 4\n"
                     "      6b6\n"
                     "      5b7\n"
                     "1A1234 * 890123\n"
                     "0aaaaa* *ccccc4\n"
                     "987654 * 0987C5\n"
                     "      3d1\n"
                     "      2d2\n"
                     " 1 2  1d3  1 2\n"
                     "  #   0d4   #\n"
                     " 3 4  Dd5  3 4\n"
                     "      876\n");
    drawn("ludo", "      12B\n"
                  " 1 2  0b4  1 2\n"
                  "  #   9b5   #\n"
                  " 3 4  8b6  3 4\n"
                  "      7b7\n"
                  "      6b8\n"
                  "A12345 b 901234\n"
                  "1aaaaaa cccccc5\n"
                  "098765 d 10987C\n"
                  "      4d2\n"
                  "      3d3\n"
                  " 1 2  2d4  1 2\n"
                  "  #   1d5   #\n"
                  " 3 4  0d6  3 4\n"
                  "      D87\n");
}

Test(board, with_a_lane_longer_than_its_arms_has_it_outside) {
    drawn("polish,track_length=24,lap_length=24", "       b\n"
                                                  "       b\n"
                                                  "       b\n"
                                                  "   1 2 b 1 2\n"
                                                  "    # 45B #\n"
                                                  "   3 43 73 4\n"
                                                  "    A12 890\n"
                                                  "aaaa3     1cccc\n"
                                                  "    210 43C\n"
                                                  "   1 29 51 2\n"
                                                  "    # D76 #\n"
                                                  "   3 4 d 3 4\n"
                                                  "       d\n"
                                                  "       d\n"
                                                  "       d\n");
}

Test(board, for_two_colours_is_a_cross_too) {
    drawn("polish,colours=2", "1 2 890\n"
                              " #  7 1\n"
                              "3 4 6 2\n"
                              "    5 3\n"
                              "A1234 45678\n"
                              "9aaaa bbbb9\n"
                              "87654 4321B\n"
                              "    3 5\n"
                              "    2 6 1 2\n"
                              "    1 7  #\n"
                              "    098 3 4\n");
    drawn("polish,colours=2,track_length=24,lap_length=24", "1 2\n"
                                                            " #\n"
                                                            "3 4 456\n"
                                                            "A123   7890\n"
                                                            "3aaaa bbbb1\n"
                                                            "2109   543B\n"
                                                            "    876 1 2\n"
                                                            "         #\n"
                                                            "        3 4\n");
    drawn("polish,colours=2,track_length=26,lap_length=26,home_length=6", "      1 2\n"
                                                                          "       # 567\n"
                                                                          "      3 44 8\n"
                                                                          "      A123  901\n"
                                                                          "aaaaaa5       2bbbbbb\n"
                                                                          "      432  654B\n"
                                                                          "         1 71 2\n"
                                                                          "         098 #\n"
                                                                          "            3 4\n");
    drawn("polish,colours=2,track_length=12,lap_length=12,home_length=1,pawns=1", "1\n"
                                                                                  " #\n"
                                                                                  "   123\n"
                                                                                  "  A   4\n"
                                                                                  "  1a b5\n"
                                                                                  "  0   B\n"
                                                                                  "   9871\n"
                                                                                  "       #\n"
                                                                                  "\n");
}

static void cornered(const char *text, const char *corners) {
    chinczyk_rules rules = script_rules(text);
    for (int32_t c = 0; c < (int32_t)rules.colours; c++) {
        int32_t corner;
        cr_expect_eq(chinczyk_board_corner(&rules, c, &corner), CHINCZYK_OK);
        cr_expect_eq(corner, corners[c] - '0', "%s: %d", text, (int)c);
    }
}

Test(board, numbers_corners_row_by_row) {
    cornered("tournament", "1243");
    cornered("tournament,colours=2", "14");
    cornered("polish,colours=3,track_length=36,lap_length=36", "123");
    cornered("polish,colours=5", "12453");
    cornered("polish,colours=6,track_length=72,lap_length=72", "124653");
}

/* Of a star, to the thousandth: the points must be the same on every machine. */
static void at(chinczyk_point point, int32_t x, int32_t y) {
    cr_expect(point.x == x && point.y == y, "(%d, %d), not (%d, %d)", (int)point.x, (int)point.y,
              (int)x, (int)y);
}

Test(board, of_six_colours_is_a_star) {
    chinczyk_rules rules = script_rules("polish,colours=6,track_length=72,lap_length=72");
    int32_t width, height;
    cr_expect_eq(chinczyk_board_size(&rules, &width, &height), CHINCZYK_OK);
    cr_expect_eq(width, 20320);
    cr_expect_eq(height, 18000);
    at(die(&rules, 0), 5330, 1000);
    at(die(&rules, 2), 18320, 8500);
    at(square(&rules, 0, 0), 4265, 4228);
    at(square(&rules, 0, 12), 10662, 1692);
    at(square(&rules, 4, 48), 8658, 15308);
    at(square(&rules, 0, CHINCZYK_LANE + 3), 7235, 7100);
    at(square(&rules, 1, CHINCZYK_LANE + 3), 9660, 5700);
}

static uint64_t all_points;

static void mix(chinczyk_point point) {
    all_points = (all_points ^ (uint32_t)point.x) * UINT64_C(0x100000001b3);
    all_points = (all_points ^ (uint32_t)point.y) * UINT64_C(0x100000001b3);
}

static void adds_its_points(chinczyk_rules *rules) {
    chinczyk_point size;
    cr_assert_eq(chinczyk_board_size(rules, &size.x, &size.y), CHINCZYK_OK);
    mix(size);
    for (int32_t s = 0; s < (int32_t)rules->track_length; s++)
        mix(square(rules, 0, s));
    for (int32_t c = 0; c < (int32_t)rules->colours; c++) {
        for (int32_t k = 0; k < (int32_t)(rules->home_length + rules->home_centre); k++)
            mix(square(rules, c, CHINCZYK_LANE + k));
        for (int32_t p = 0; p < (int32_t)rules->pawns; p++)
            mix(base(rules, c, CHINCZYK_MAX_PAWNS * c + p));
        for (int32_t r = 0; r < ROBBERS; r++)
            mix(base(rules, c, CHINCZYK_ROBBER + r));
        mix(die(rules, c));
    }
}

/* Programs may keep points, so a number that changes here breaks them. */
Test(board, never_changes) {
    for_every_size(adds_its_points);
    cr_expect_eq(all_points, UINT64_C(9877494731790874940), "%llu", (unsigned long long)all_points);
}

Test(board, gives_each_piece_on_a_square_its_slot) {
    int32_t most = CHINCZYK_ROBBER + ROBBERS;
    for (int32_t count = 1; count <= most; count++) {
        chinczyk_point slots[CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS];
        int32_t room = 0, first_room = 0;
        for (int32_t i = 0; i < count; i++) {
            cr_assert_eq(chinczyk_board_slot(count, i, &slots[i], &room), CHINCZYK_OK);
            first_room = i == 0 ? room : first_room;
            cr_expect_eq(room, first_room);
            int32_t side = 2 * slots[i].x, down = 2 * slots[i].y;
            cr_expect(side <= CELL - room && side >= room - CELL, "%d of %d", (int)i, (int)count);
            cr_expect(down <= CELL - room && down >= room - CELL, "%d of %d", (int)i, (int)count);
            for (int32_t k = 0; k < i; k++) {
                int32_t x = slots[k].x - slots[i].x, y = slots[k].y - slots[i].y;
                cr_expect(x >= room || x <= -room || y >= room || y <= -room, "%d and %d of %d",
                          (int)k, (int)i, (int)count);
            }
        }
    }
}

static void slot(int32_t count, int32_t index, int32_t x, int32_t y, int32_t room) {
    chinczyk_point point;
    int32_t got;
    cr_expect_eq(chinczyk_board_slot(count, index, &point, &got), CHINCZYK_OK);
    cr_expect(point.x == x && point.y == y && got == room, "%d of %d: (%d, %d), %d", (int)index,
              (int)count, (int)point.x, (int)point.y, (int)got);
    cr_expect_eq(chinczyk_board_slot(count, index, &point, NULL), CHINCZYK_OK);
}

Test(board, puts_the_pieces_on_a_square_in_rows) {
    slot(1, 0, 0, 0, 1000);
    slot(2, 0, -250, 0, 500);
    slot(2, 1, 250, 0, 500);
    slot(3, 1, 250, -250, 500);
    slot(3, 2, 0, 250, 500);
    slot(4, 3, 250, 250, 500);
    slot(5, 4, 166, 166, 332);
    slot(26, 25, 83, 332, 166);
}

static void no_square(const chinczyk_rules *rules, int32_t colour, int32_t number) {
    chinczyk_point point = {1, 1};
    cr_expect_eq(chinczyk_board_square(rules, colour, number, &point),
                 CHINCZYK_ERROR_INVALID_ARGUMENT, "%d, %d", (int)colour, (int)number);
    at(point, 0, 0);
}

Test(board, has_no_other_squares) {
    chinczyk_rules polish = script_rules("polish"), british = script_rules("british");
    no_square(&polish, -1, 0);
    no_square(&polish, 4, 0);
    no_square(&polish, 0, CHINCZYK_BASE);
    no_square(&polish, 0, CHINCZYK_NONE);
    no_square(&polish, 0, 40);
    no_square(&polish, 0, CHINCZYK_LANE - 1);
    no_square(&polish, 0, CHINCZYK_LANE + 4);
    no_square(&polish, 0, INT32_MIN);
    no_square(&polish, 0, INT32_MAX);
    no_square(&british, 0, 52);
    no_square(&british, 0, CHINCZYK_LANE + 6);
    no_square(&british, INT32_MAX, 0);
}

static void no_base(const chinczyk_rules *rules, int32_t colour, int32_t piece) {
    chinczyk_point point = {1, 1};
    cr_expect_eq(chinczyk_board_base(rules, colour, piece, &point), CHINCZYK_ERROR_INVALID_ARGUMENT,
                 "%d, %d", (int)colour, (int)piece);
    at(point, 0, 0);
}

Test(board, has_points_for_the_pieces_of_the_game_alone) {
    chinczyk_rules polish = script_rules("polish,pawns=3"), robber = script_rules("robber");
    no_base(&polish, 4, 16);
    no_base(&polish, -1, 0);
    no_base(&polish, 0, 3);
    no_base(&polish, 1, 3);
    no_base(&polish, 0, 4);
    no_base(&polish, 0, CHINCZYK_NONE);
    no_base(&polish, 0, CHINCZYK_ROBBER);
    no_base(&polish, 0, INT32_MAX);
    no_base(&polish, 3, INT32_MIN);
    no_base(&robber, 0, CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS);
    no_base(&robber, 3, CHINCZYK_ROBBER - 8);
    at(base(&polish, 0, 2), 0, 2 * CELL);
    at(base(&robber, 3, CHINCZYK_ROBBER), CELL, 8 * CELL);
    at(base(&robber, 0, CHINCZYK_ROBBER + 1), CELL, 2 * CELL);
}

Test(board, refuses_what_is_no_board) {
    chinczyk_rules rules = script_rules("polish");
    chinczyk_point point = {1, 1};
    int32_t width = 1, height = 1, corner = 1, room = 1;
    const chinczyk_status invalid = CHINCZYK_ERROR_INVALID_ARGUMENT;
    cr_expect_eq(chinczyk_board_size(&rules, NULL, &height), invalid);
    cr_expect_eq(height, 0);
    cr_expect_eq(chinczyk_board_size(&rules, &width, NULL), invalid);
    cr_expect_eq(width, 0);
    cr_expect_eq(chinczyk_board_size(NULL, &width, &height), invalid);
    cr_expect_eq(chinczyk_board_square(NULL, 0, 0, &point), invalid);
    cr_expect_eq(chinczyk_board_square(&rules, 0, 0, NULL), invalid);
    cr_expect_eq(chinczyk_board_base(NULL, 0, 0, &point), invalid);
    cr_expect_eq(chinczyk_board_base(&rules, 0, 0, NULL), invalid);
    cr_expect_eq(chinczyk_board_die(NULL, 0, &point), invalid);
    cr_expect_eq(chinczyk_board_die(&rules, 0, NULL), invalid);
    cr_expect_eq(chinczyk_board_die(&rules, 4, &point), invalid);
    at(point, 0, 0);
    cr_expect_eq(chinczyk_board_corner(NULL, 0, &corner), invalid);
    cr_expect_eq(chinczyk_board_corner(&rules, 0, NULL), invalid);
    cr_expect_eq(chinczyk_board_corner(&rules, -1, &corner), invalid);
    cr_expect_eq(corner, 0);

    rules.track_length = 41;
    width = height = corner = 1;
    point = (chinczyk_point){1, 1};
    cr_expect_eq(chinczyk_board_size(&rules, &width, &height), CHINCZYK_ERROR_INVALID_RULES);
    cr_expect_eq(width, 0);
    cr_expect_eq(height, 0);
    cr_expect_eq(chinczyk_board_square(&rules, 0, 0, &point), CHINCZYK_ERROR_INVALID_RULES);
    at(point, 0, 0);
    point.x = 1;
    cr_expect_eq(chinczyk_board_base(&rules, 0, 0, &point), CHINCZYK_ERROR_INVALID_RULES);
    at(point, 0, 0);
    point.y = 1;
    cr_expect_eq(chinczyk_board_die(&rules, 0, &point), CHINCZYK_ERROR_INVALID_RULES);
    at(point, 0, 0);
    cr_expect_eq(chinczyk_board_corner(&rules, 0, &corner), CHINCZYK_ERROR_INVALID_RULES);
    cr_expect_eq(corner, 0);

    const int32_t most = CHINCZYK_ROBBER + ROBBERS;
    const int32_t bad[][2] = {{0, 0}, {-1, 0}, {1, 1}, {1, -1}, {most + 1, 0}, {INT32_MAX, 0}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        point = (chinczyk_point){1, 1};
        room = 1;
        cr_expect_eq(chinczyk_board_slot(bad[i][0], bad[i][1], &point, &room), invalid);
        at(point, 0, 0);
        cr_expect_eq(room, 0);
    }
    room = 1;
    cr_expect_eq(chinczyk_board_slot(1, 0, NULL, &room), invalid);
    cr_expect_eq(room, 0);
}
