/* SPDX-License-Identifier: MIT */
/*
 * The board as it is drawn: branches from the middle outwards, three columns each,
 * the track in the outer ones and round the tip, a lane in the middle one. The cross
 * has four branches, also for two colours; a star has one for each colour.
 *
 * On a branch a point is told by how far out it lies and how far to the side, in the
 * sense of the clock. All is in thousandths of a cell and whole numbers.
 */
#include <chinczyk.h>

#include "rules.h"

enum {
    CELL = 1000,
    UNIT = 1000000, /* of sines */
    MAX_BRANCHES = CHINCZYK_MAX_COLOURS,
    PAWN_POINTS = CHINCZYK_MAX_PAWNS,
    PIECES = CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS
};

/* The direction of a branch; colour 1 has the one that points upwards. */
struct direction {
    int32_t x, y;
};

/* What follows from the number of branches alone. Rounding a point moves it by less
 * than a thousandth, so in a star, where points are rounded, the pitch is a little
 * more than a cell, and still no two come closer than a cell. */
struct star {
    int32_t branches;
    int32_t pitch;    /* from one square of a column to the next */
    int32_t inner[2]; /* how far out the outer columns begin, without and with a corner */
    int32_t corner;   /* how far out the square lies that two branches share */
    int32_t least;    /* how far out two lanes come close to each other */
    int32_t base;     /* how far bases lie out along either branch, at least */
    struct direction directions[MAX_BRANCHES];
};

static const struct star stars[] = {
    {3, 1002, {1272, 1582}, 579, 580, 4000, {{-866025, 500000}, {0, -UNIT}, {866025, 500000}}},
    {4, 1000, {2000, 2000}, 1000, 1000, 3000, {{-UNIT, 0}, {0, -UNIT}, {UNIT, 0}, {0, UNIT}}},
    {5,
     1002,
     {2382, 2382},
     1380,
     854,
     4000,
     {{-951057, -309017}, {0, -UNIT}, {951057, -309017}, {587785, 809017}, {-587785, 809017}}},
    {6,
     1002,
     {2800, 2800},
     1736,
     1003,
     4000,
     {{-866025, -500000},
      {0, -UNIT},
      {866025, -500000},
      {866025, 500000},
      {0, UNIT},
      {-866025, 500000}}},
};

struct board {
    const struct star *star;
    int32_t track;
    int32_t lap;
    int32_t home;
    int32_t squares;            /* of a colour's own: the lane, and the centre where there is one */
    int32_t pawns;              /* of a colour */
    int32_t robbers;            /* of each player at the beginning */
    int32_t step;               /* from the branch of a colour to that of the next */
    int32_t reach[2];           /* squares in an outer column, of even and odd branches */
    int32_t corner[2];          /* whether a square is shared behind even and odd branches */
    int32_t tip;                /* how far out the last square of a lap lies on even branches */
    int32_t span;               /* from there to the last square of its own; negative outwards */
    chinczyk_point first, last; /* the board's upper left and lower right points, from the middle */
};

/* The last square of the lap is the tip of the branch; the tip, two columns and a corner
 * where the number is even make an arm. */
static void shape_evenly(struct board *board, int32_t arm) {
    board->reach[0] = board->reach[1] = (arm - 1) / 2;
    board->corner[0] = board->corner[1] = arm % 2 == 0;
}

/* Two colours have a cross as well, of a quarter of the track to each branch; where it
 * is no whole number, every other corner is there. Where the lane needs it, its branches
 * grow at the cost of the others, which keep a square at least, and of the corners. */
static void shape_for_two(struct board *board, int32_t half) {
    int32_t both = half % 4 == 0 && board->home != half / 2 - 2;
    int32_t corners = half % 2 + 2 * both;
    int32_t reach = (half - 2 - corners) / 2; /* of two branches together */

    board->corner[0] = corners > 0;
    board->corner[1] = both;
    board->reach[0] = (reach + 1) / 2;
    if (board->reach[0] < board->home && board->home < reach)
        board->reach[0] = board->home;
    board->reach[1] = reach - board->reach[0];
}

/* The lane runs inwards where it keeps clear of the others, the centre at its end or,
 * shared, in the middle of the board; else outwards, where there is always room. */
static void lay_lane(struct board *board) {
    const struct star *star = board->star;
    int32_t lane = board->home * star->pitch;
    int32_t all = board->squares * star->pitch;

    board->tip = star->inner[board->corner[0]] + (board->reach[0] - 1) * star->pitch;
    if (board->tip - all >= star->least)
        board->span = all;
    else if (board->squares > board->home && board->tip - lane >= star->pitch)
        board->span = board->tip;
    else
        board->span = -all;
}

static int32_t round_unit(int64_t value) {
    int64_t half = value < 0 ? -UNIT / 2 : UNIT / 2;

    return (int32_t)((value + half) / UNIT);
}

/* From the middle of the board. */
static chinczyk_point on_branch(const struct board *board, int32_t branch, int32_t out,
                                int32_t side) {
    const struct direction *d = &board->star->directions[branch % board->star->branches];
    int64_t o = out, s = side;

    return (chinczyk_point){round_unit(o * d->x - s * d->y), round_unit(o * d->y + s * d->x)};
}

static chinczyk_point plus(chinczyk_point a, chinczyk_point b) {
    return (chinczyk_point){a.x + b.x, a.y + b.y};
}

static chinczyk_point lane_point(const struct board *board, int32_t branch, int32_t step) {
    return on_branch(board, branch, board->tip - board->span * (step + 1) / board->squares, 0);
}

/* A base lies in the corner between a branch and the next, amid their columns. */
static chinczyk_point base_point(const struct board *board, int32_t branch) {
    int32_t least = board->star->base;
    int32_t here = least + (board->reach[branch & 1] - 2) / 2 * CELL;
    int32_t there = least + (board->reach[~branch & 1] - 2) / 2 * CELL;

    return plus(on_branch(board, branch, here, 0), on_branch(board, branch + 1, there, 0));
}

/* Pawns wait round the die, robbers above and below it. */
static chinczyk_point waiting_point(int32_t n) {
    int32_t row = n < PAWN_POINTS ? n / 2 : n - PAWN_POINTS;
    int32_t column = n < PAWN_POINTS ? n % 2 * 2 : 1;

    return (chinczyk_point){(column - 1) * CELL, (row * 2 - 1) * CELL};
}

static void widen(struct board *board, chinczyk_point point) {
    if (point.x < board->first.x)
        board->first.x = point.x;
    if (point.y < board->first.y)
        board->first.y = point.y;
    if (point.x > board->last.x)
        board->last.x = point.x;
    if (point.y > board->last.y)
        board->last.y = point.y;
}

/* How far out the tip of a branch lies, and how many squares follow it up to the next
 * tip, that included. */
static int32_t tip_of(const struct board *board, int32_t branch) {
    return board->tip + (board->reach[branch & 1] - board->reach[0]) * board->star->pitch;
}

static int32_t sector_of(const struct board *board, int32_t branch) {
    return board->reach[0] + board->reach[1] + board->corner[branch & 1] + 1;
}

/* Nothing lies farther out than the squares beside the tips, the ends of lanes, and the first
 * and last pawn of a base, which stand in opposite corners of it. */
static void measure(struct board *board) {
    int32_t side = board->star->pitch;

    for (int32_t b = 0; b < board->star->branches; b++) {
        widen(board, on_branch(board, b, tip_of(board, b), -side));
        widen(board, on_branch(board, b, tip_of(board, b), side));
        if (b % board->step == 0) {
            widen(board, lane_point(board, b, board->squares - 1));
            widen(board, plus(base_point(board, b), waiting_point(0)));
            widen(board, plus(base_point(board, b), waiting_point(PAWN_POINTS - 1)));
        }
    }
}

static chinczyk_status read_board(struct board *board, const chinczyk_rules *rules) {
    chinczyk_rules r;
    chinczyk_status status = chinczyk_rules_read(rules, &r, NULL);

    if (status)
        return status;
    *board = (struct board){.star = stars,
                            .track = (int32_t)r.track_length,
                            .lap = (int32_t)r.lap_length,
                            .home = (int32_t)r.home_length,
                            .squares = (int32_t)(r.home_length + r.home_centre),
                            .pawns = (int32_t)r.pawns,
                            .robbers = (int32_t)r.robbers,
                            .step = r.colours == 2 ? 2 : 1};
    while (board->star->branches != (int32_t)r.colours * board->step)
        board->star++;
    if (r.colours == 2)
        shape_for_two(board, board->track / 2);
    else
        shape_evenly(board, board->track / (int32_t)r.colours);
    lay_lane(board);
    measure(board);
    return CHINCZYK_OK;
}

/* As above, for a colour, whose branch is told. */
static chinczyk_status read_colour(struct board *board, const chinczyk_rules *rules, int32_t colour,
                                   int32_t *branch) {
    chinczyk_status status = read_board(board, rules);

    if (status)
        return status;
    if (colour < 0 || colour >= board->star->branches / board->step)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *branch = colour * board->step;
    return CHINCZYK_OK;
}

/* From the upper left point of the board, as callers see it. */
static void hand_out(const struct board *board, chinczyk_point from_middle, chinczyk_point *point) {
    *point = (chinczyk_point){from_middle.x - board->first.x, from_middle.y - board->first.y};
}

/* Round the board from the square behind the tip of branch 0. */
static chinczyk_point track_point(const struct board *board, int32_t square) {
    const struct star *star = board->star;
    int32_t walked = (square + board->track - board->lap) % board->track;
    int32_t branch = 0;

    while (walked >= sector_of(board, branch))
        walked -= sector_of(board, branch++);

    int32_t inwards = board->reach[branch & 1];
    int32_t left = sector_of(board, branch) - 1 - walked; /* to the next tip */

    if (walked < inwards)
        return on_branch(board, branch, tip_of(board, branch) - walked * star->pitch, star->pitch);
    if (left > board->reach[~branch & 1])
        return on_branch(board, branch, star->corner, star->pitch);
    if (left)
        return on_branch(board, branch + 1, tip_of(board, branch + 1) - (left - 1) * star->pitch,
                         -star->pitch);
    return on_branch(board, branch + 1, tip_of(board, branch + 1), 0);
}

chinczyk_status chinczyk_board_size(const chinczyk_rules *rules, int32_t *width, int32_t *height) {
    struct board board;
    chinczyk_status status;

    if (width)
        *width = 0;
    if (height)
        *height = 0;
    if (!width || !height)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    status = read_board(&board, rules);
    if (status)
        return status;
    *width = board.last.x - board.first.x + CELL;
    *height = board.last.y - board.first.y + CELL;
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_board_square(const chinczyk_rules *rules, int32_t colour, int32_t square,
                                      chinczyk_point *point) {
    struct board board;
    int32_t branch;
    chinczyk_status status;

    if (!point)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *point = (chinczyk_point){0, 0};
    status = read_colour(&board, rules, colour, &branch);
    if (status)
        return status;
    if (square >= 0 && square < board.track)
        hand_out(&board, track_point(&board, square), point);
    else if (square >= CHINCZYK_LANE && square - CHINCZYK_LANE < board.squares)
        hand_out(&board, lane_point(&board, branch, square - CHINCZYK_LANE), point);
    else
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    return CHINCZYK_OK;
}

/* Which of the points round a die the piece has, or PIECES for one that has none. */
static int32_t waiting_number(const struct board *board, int32_t colour, int32_t piece) {
    int32_t first = CHINCZYK_MAX_PAWNS * colour;

    if (piece >= first && piece < first + board->pawns)
        return piece - first;
    if (board->robbers && piece >= CHINCZYK_ROBBER && piece < PIECES)
        return PAWN_POINTS + piece - CHINCZYK_ROBBER;
    return PIECES;
}

chinczyk_status chinczyk_board_base(const chinczyk_rules *rules, int32_t colour, int32_t piece,
                                    chinczyk_point *point) {
    struct board board;
    int32_t branch, number;
    chinczyk_status status;

    if (!point)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *point = (chinczyk_point){0, 0};
    status = read_colour(&board, rules, colour, &branch);
    if (status)
        return status;
    number = waiting_number(&board, colour, piece);
    if (number == PIECES)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    hand_out(&board, plus(base_point(&board, branch), waiting_point(number)), point);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_board_die(const chinczyk_rules *rules, int32_t colour,
                                   chinczyk_point *point) {
    struct board board;
    int32_t branch;
    chinczyk_status status;

    if (!point)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *point = (chinczyk_point){0, 0};
    status = read_colour(&board, rules, colour, &branch);
    if (status)
        return status;
    hand_out(&board, base_point(&board, branch), point);
    return CHINCZYK_OK;
}

/* Rules 3.10. */
chinczyk_status chinczyk_board_corner(const chinczyk_rules *rules, int32_t colour,
                                      int32_t *corner) {
    struct board board;
    chinczyk_point base;
    int32_t branch;
    chinczyk_status status;

    if (!corner)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *corner = 0;
    status = read_colour(&board, rules, colour, &branch);
    if (status)
        return status;
    base = base_point(&board, branch);
    *corner = 1;
    for (int32_t b = 0; b < board.star->branches; b++) {
        chinczyk_point other = base_point(&board, b);

        *corner += other.y < base.y || (other.y == base.y && other.x < base.x);
    }
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_board_slot(int32_t count, int32_t index, chinczyk_point *offset,
                                    int32_t *room) {
    int32_t columns = 1;

    if (room)
        *room = 0;
    if (!offset)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    *offset = (chinczyk_point){0, 0};
    if (count > PIECES || index < 0 || index >= count)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    while (columns * columns < count)
        columns++;

    int32_t rows = (count + columns - 1) / columns;
    int32_t row = index / columns;
    int32_t in_row = row < rows - 1 ? columns : count - columns * row;
    int32_t side = CELL / columns / 2 * 2;

    *offset = (chinczyk_point){(2 * (index % columns) - in_row + 1) * side / 2,
                               (2 * row - rows + 1) * side / 2};
    if (room)
        *room = side;
    return CHINCZYK_OK;
}
