/* SPDX-License-Identifier: MIT */
#include "play_board.h"
#include "play_print.h"
#include "play_texts.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
    COLUMNS = 80,
    MARGIN = 2,
    CELL = 4,
    ROWS = (COLUMNS - MARGIN) / CELL,
    STRIP = 16,
    LINE = 1024
};

/* What is seen on a square, at most three letters, four for a part of a name. */
typedef enum cell_style { BLANK, NUMBER, PLACE, PIECE } cell_style;
typedef struct cell {
    char text[16];
    cell_style style;
    int32_t colour; /* CHINCZYK_NONE where it has none */
} cell;

static const cell blank = {"", BLANK, CHINCZYK_NONE};

static int32_t arm_length(const play_view *view) {
    return (int32_t)(view->rules.track_length / view->rules.colours);
}

static uint32_t pieces_on(const play_view *view, int32_t colour, int32_t square) {
    uint32_t pieces = 0;
    chinczyk_game_pieces_on(view->game, colour, square, &pieces);
    return pieces;
}

static int32_t count_pieces(uint32_t pieces) {
    int32_t count = 0;
    for (; pieces; pieces &= pieces - 1)
        count++;
    return count;
}

static int owned(const play_view *view, int32_t colour) {
    return view->state.owner[colour] >= 0;
}

static cell piece_cell(const play_view *view, int32_t piece) {
    cell seen = {"", PIECE, play_piece_colour(view, piece)};
    char name[PLAY_NAME];
    play_piece_name(view, piece, name);
    snprintf(seen.text, sizeof seen.text, "%.8s", name);
    return seen;
}

/* One piece by its name, several of a colour by their count, others by their first two colours. */
static cell pieces_cell(const play_view *view, uint32_t pieces) {
    cell seen = {"", PIECE, CHINCZYK_NONE};
    int32_t seen_colours[CHINCZYK_MAX_COLOURS] = {0};
    int32_t colours = 0;
    uint32_t colour_set = 0;
    int32_t count = count_pieces(pieces);
    for (int32_t p = 0; p < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; p++) {
        if (!(pieces >> p & 1))
            continue;
        if (count == 1)
            return piece_cell(view, p);
        int32_t c = play_piece_colour(view, p);
        if (!(colour_set >> c & 1)) {
            colour_set |= 1u << c;
            seen_colours[colours++] = c;
        }
    }
    const char *first = view->look[seen_colours[0]].letter;
    if (colours == 1) {
        seen.colour = seen_colours[0];
        snprintf(seen.text, sizeof seen.text, "%sx%d", first, (int)count % 10);
        return seen;
    }
    char last = colours == 2 && count <= 9 ? (char)('0' + count) : '+';
    snprintf(seen.text, sizeof seen.text, "%s%s%c", first, view->look[seen_colours[1]].letter,
             last);
    return seen;
}

static int is_start(const play_view *view, int32_t square) {
    return square % arm_length(view) == 0;
}

/* What marks a square of the track: its start's colour, or that it is safe. */
static const char *track_mark(const play_view *view, int32_t square) {
    int32_t arm = arm_length(view);
    if (is_start(view, square))
        return view->look[square / arm].small;
    return view->rules.safe_squares >> square % arm & 1 ? "+" : "";
}

static cell track_cell(const play_view *view, int32_t square) {
    cell seen = {"", NUMBER, CHINCZYK_NONE};
    const char *mark = track_mark(view, square);
    uint32_t pieces = pieces_on(view, 0, square);
    if (pieces) {
        seen = pieces_cell(view, pieces);
        if (play_width(seen.text) < CELL - 1)
            strcat(seen.text, mark);
    } else if (is_start(view, square)) {
        seen.style = PLACE;
        seen.colour = square / arm_length(view);
        snprintf(seen.text, sizeof seen.text, "%.4s%d", mark, (int)square % 100);
    } else {
        snprintf(seen.text, sizeof seen.text, "%d%.4s", (int)square % 100, mark);
    }
    return seen;
}

/* Of the lane, or of the centre behind it. */
static cell lane_cell(const play_view *view, int32_t colour, int32_t step) {
    cell seen = {".", NUMBER, CHINCZYK_NONE};
    if (!owned(view, colour))
        return seen;
    uint32_t pieces = pieces_on(view, colour, CHINCZYK_LANE + step);
    if (pieces)
        return pieces_cell(view, pieces);
    char name[PLAY_NAME];
    play_square_name(view, colour, CHINCZYK_LANE + step, name);
    snprintf(seen.text, sizeof seen.text, "%.8s", name);
    seen.style = PLACE;
    seen.colour = colour;
    return seen;
}

static cell base_cell(const play_view *view, int32_t colour, int32_t pawn) {
    int32_t piece = CHINCZYK_MAX_PAWNS * colour + pawn;
    if (pieces_on(view, colour, CHINCZYK_BASE) >> piece & 1)
        return piece_cell(view, piece);
    cell seen = {"", PLACE, colour};
    snprintf(seen.text, sizeof seen.text, "%.4s.", view->look[colour].small);
    return seen;
}

/* Prints a text padded to a width. The letters are the same with and without colours. */
static void print_text(const play_view *view, const char *text, cell_style style, int32_t colour,
                       int width) {
    int taken = play_width(text);
    int coloured = view->table->ansi && taken > 0;
    if (coloured && style == NUMBER)
        fputs("\033[2m", stdout);
    else if (coloured && colour < 0) /* of several colours */
        fputs("\033[1;7m", stdout);
    else if (coloured)
        fputs(style == PLACE ? view->look[colour].ink : view->look[colour].surface, stdout);
    fputs(text, stdout);
    if (coloured)
        fputs("\033[0m", stdout);
    printf("%*s", width > taken ? width - taken : 0, "");
}

static void print_cells(const play_view *view, const cell *cells, int count) {
    while (count > 0 && cells[count - 1].style == BLANK)
        count--;
    for (int i = 0; i < count; i++)
        print_text(view, cells[i].text, cells[i].style, cells[i].colour, i + 1 < count ? CELL : 0);
}

/* A board of two or four colours, which lies on whole cells. */
typedef struct cross {
    int rows, columns;
    int shares_centre; /* whether the centre is one cell in the middle for all */
} cross;

typedef struct point {
    int row, column;
} point;

static point cell_at(chinczyk_point at) {
    return (point){(int)at.y / 1000, (int)at.x / 1000};
}

static point square_at(const play_view *view, int32_t colour, int32_t square) {
    chinczyk_point at;
    chinczyk_board_square(&view->rules, colour, square, &at);
    return cell_at(at);
}

static point base_at(const play_view *view, int32_t colour, int32_t piece) {
    chinczyk_point at;
    chinczyk_board_base(&view->rules, colour, piece, &at);
    return cell_at(at);
}

/* Whether the board is a cross that fits on the screen. */
static int make_cross(const play_view *view, cross *shape) {
    int32_t width, height;
    if ((view->rules.colours != 2 && view->rules.colours != 4) ||
        chinczyk_board_size(&view->rules, &width, &height) != CHINCZYK_OK)
        return 0;
    shape->rows = (int)height / 1000;
    shape->columns = (int)width / 1000;
    shape->shares_centre = 0;
    if (view->rules.home_centre) {
        int32_t centre = CHINCZYK_LANE + (int32_t)view->rules.home_length;
        point first = square_at(view, 0, centre), second = square_at(view, 1, centre);
        shape->shares_centre = first.row == second.row && first.column == second.column;
    }
    return shape->rows <= ROWS && shape->columns <= ROWS;
}

static cell shared_centre_cell(const play_view *view) {
    cell seen = {"", NUMBER, CHINCZYK_NONE};
    int32_t centre = CHINCZYK_LANE + (int32_t)view->rules.home_length;
    int32_t count = 0;
    for (int32_t c = 0; c < (int32_t)view->rules.colours; c++)
        count += count_pieces(pieces_on(view, c, centre));
    snprintf(seen.text, sizeof seen.text, "C:%u", (unsigned)count % 100);
    if (count > 0)
        seen.style = PIECE;
    return seen;
}

/* The bytes of a text that fill so many columns, or all of them. */
static size_t columns(const char *text, int width) {
    size_t length = 0;
    while (text[length] != '\0' && (width > 0 || ((unsigned char)text[length] & 0xc0) == 0x80))
        width -= ((unsigned char)text[length++] & 0xc0) != 0x80;
    return length;
}

/* A base has its colour's name in the middle row, where the die would lie. */
static void put_base(const play_view *view, int32_t colour, cell grid[ROWS][ROWS]) {
    chinczyk_point die;
    chinczyk_board_die(&view->rules, colour, &die);
    point at = cell_at(die);
    const char *name = view->look[colour].name;
    for (int i = -1; name[0] != '\0' && i <= 1; i++) {
        cell *part = &grid[at.row][at.column + i];
        *part = (cell){"", PLACE, colour};
        size_t length = columns(name, CELL);
        snprintf(part->text, sizeof part->text, "%.*s", (int)length, name);
        name += length;
    }
    for (int32_t i = 0; i < (int32_t)view->rules.pawns; i++) {
        at = base_at(view, colour, CHINCZYK_MAX_PAWNS * colour + i);
        grid[at.row][at.column] = base_cell(view, colour, i);
    }
    uint32_t robbers = pieces_on(view, colour, CHINCZYK_BASE) >> CHINCZYK_ROBBER;
    for (int32_t i = 0; i < CHINCZYK_MAX_ROBBERS; i++) {
        if (robbers >> i & 1) {
            at = base_at(view, colour, CHINCZYK_ROBBER + i);
            grid[at.row][at.column] = piece_cell(view, CHINCZYK_ROBBER + i);
        }
    }
}

static void draw_cross(const play_view *view, const cross *shape) {
    cell grid[ROWS][ROWS];
    int32_t lane = (int32_t)view->rules.home_length;
    int32_t steps = lane + (view->rules.home_centre && !shape->shares_centre);
    for (int r = 0; r < shape->rows; r++) {
        for (int c = 0; c < shape->columns; c++)
            grid[r][c] = blank;
    }
    for (int32_t s = 0; s < (int32_t)view->rules.track_length; s++) {
        point at = square_at(view, 0, s);
        grid[at.row][at.column] = track_cell(view, s);
    }
    for (int32_t c = 0; c < (int32_t)view->rules.colours; c++) {
        for (int32_t i = 0; i < steps; i++) {
            point at = square_at(view, c, CHINCZYK_LANE + i);
            grid[at.row][at.column] = lane_cell(view, c, i);
        }
        if (owned(view, c))
            put_base(view, c, grid);
    }
    if (shape->shares_centre) {
        point at = square_at(view, 0, CHINCZYK_LANE + lane);
        grid[at.row][at.column] = shared_centre_cell(view);
    }
    for (int r = 0; r < shape->rows; r++) {
        printf("%*s", MARGIN, "");
        print_cells(view, grid[r], shape->columns);
        putchar('\n');
    }
}

static void draw_strip_track(const play_view *view, int32_t colour, int name_width) {
    int32_t arm = arm_length(view);
    for (int32_t i = 0; i < arm; i += STRIP) {
        cell cells[STRIP];
        int count = (int)(arm - i < STRIP ? arm - i : STRIP);
        for (int k = 0; k < count; k++)
            cells[k] = track_cell(view, colour * arm + i + k);
        printf("%*s", MARGIN, "");
        print_text(view, i == 0 ? view->look[colour].name : "", PLACE, colour, name_width);
        print_cells(view, cells, count);
        putchar('\n');
    }
}

static void draw_strip_base(const play_view *view, int32_t colour, int name_width) {
    cell cells[CHINCZYK_MAX_PAWNS + CHINCZYK_MAX_ROBBERS];
    int count = 0;
    for (int32_t i = 0; i < (int32_t)view->rules.pawns; i++)
        cells[count++] = base_cell(view, colour, i);
    uint32_t robbers = pieces_on(view, colour, CHINCZYK_BASE) >> CHINCZYK_ROBBER;
    for (int32_t i = 0; i < CHINCZYK_MAX_ROBBERS; i++) {
        if (robbers >> i & 1)
            cells[count++] = piece_cell(view, CHINCZYK_ROBBER + i);
    }
    printf("%*s%-*s", 2 * MARGIN, "", name_width - MARGIN, TEXT_BASE);
    print_cells(view, cells, count);
    putchar('\n');
}

static void draw_strip_lane(const play_view *view, int32_t colour, int name_width) {
    cell cells[STRIP];
    int count = (int)(view->rules.home_length + view->rules.home_centre);
    for (int i = 0; i < count; i++)
        cells[i] = lane_cell(view, colour, i);
    uint32_t last = (uint32_t)(colour * arm_length(view)) + view->rules.lap_length - 1;
    printf("%*s%-*s", 2 * MARGIN, "", name_width - MARGIN, TEXT_LANE);
    print_cells(view, cells, count);
    printf(TEXT_ENTERED, (int)(last % view->rules.track_length));
    putchar('\n');
}

/* Any other board: for each colour its part of the track, from its start on, its base, its lane. */
static void draw_strip(const play_view *view) {
    int name_width = play_width(TEXT_LANE) + 2 * MARGIN;
    for (int32_t c = 0; c < (int32_t)view->rules.colours; c++) {
        int length = play_width(view->look[c].name) + MARGIN;
        name_width = length > name_width ? length : name_width;
    }
    for (int32_t c = 0; c < (int32_t)view->rules.colours; c++) {
        draw_strip_track(view, c, name_width);
        if (owned(view, c)) {
            draw_strip_base(view, c, name_width);
            draw_strip_lane(view, c, name_width);
        }
    }
}

/* Names the pieces of a square that holds several, since its cell has no room for them. */
static void list_together(const play_view *view, int32_t colour, int32_t square, int *column) {
    uint32_t pieces = pieces_on(view, colour, square);
    if (count_pieces(pieces) < 2)
        return;
    char name[PLAY_NAME];
    char text[CHINCZYK_MAX_COLOURS * CHINCZYK_MAX_PAWNS * 4];
    play_square_name(view, colour, square, name);
    size_t length = (size_t)snprintf(text, sizeof text, "  %.8s", name);
    for (int32_t p = 0; p < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; p++) {
        if (pieces >> p & 1 && length < sizeof text) {
            play_piece_name(view, p, name);
            length += (size_t)snprintf(text + length, sizeof text - length, " %.4s", name);
        }
    }
    if (*column == 0 || *column + (int)length >= COLUMNS)
        *column = printf("%s%*s%s", *column ? "\n" : "", *column ? MARGIN : 0, "",
                         *column ? "" : TEXT_TOGETHER);
    *column += printf("%s", text);
}

static void draw_together(const play_view *view) {
    int column = 0;
    int32_t steps = (int32_t)(view->rules.home_length + view->rules.home_centre);
    for (int32_t s = 0; s < (int32_t)view->rules.track_length; s++)
        list_together(view, 0, s, &column);
    for (int32_t c = 0; c < (int32_t)view->rules.colours; c++) {
        for (int32_t i = 0; owned(view, c) && i < steps; i++)
            list_together(view, c, CHINCZYK_LANE + i, &column);
    }
    if (column > 0)
        putchar('\n');
}

/* The colours, and the name that somebody gave. */
static void name_player(const play_view *view, int32_t player, char named[2 * PLAY_NAME]) {
    char colours[PLAY_NAME] = "";
    chinczyk_player_words(view->game, player, play_language, colours, sizeof colours, NULL);
    const char *called = view->table->called[player];
    if (called[0] != '\0')
        snprintf(named, 2 * PLAY_NAME, TEXT_NAMED, called, colours);
    else
        snprintf(named, 2 * PLAY_NAME, "%s", colours);
}

/* Adds to a line, which has room for all that is told of a player. */
#ifdef __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
static void
add(char line[LINE], const char *format, ...) {
    size_t length = strlen(line);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line + length, LINE - length, format, arguments);
    va_end(arguments);
}

/* Nothing where no person plays. */
static void add_mover(const play_view *view, int32_t player, char line[LINE]) {
    const play_table *table = view->table;
    int persons = 0;
    for (int32_t p = 0; p < view->state.players; p++)
        persons += table->mover[p] == PLAY_PERSON;
    if (table->mover[player] == PLAY_PERSON)
        add(line, "%s", TEXT_PERSON);
    else if (persons > 0)
        add(line, TEXT_COMPUTER, play_kind_words(table->kind[player]));
}

static void add_pieces(const play_view *view, int32_t player, char line[LINE]) {
    const chinczyk_state *state = &view->state;
    int base = 0, track = 0, lane = 0, home = (int)state->pawns_home[player];
    for (int32_t p = 0; p < CHINCZYK_ROBBER; p++) {
        int32_t square = state->square[p];
        if (square == CHINCZYK_NONE || state->owner[p / CHINCZYK_MAX_PAWNS] != player)
            continue;
        base += square == CHINCZYK_BASE;
        track += square >= 0 && square < CHINCZYK_LANE;
        lane += square >= CHINCZYK_LANE;
    }
    add(line, TEXT_BOARD_PIECES, base, track, lane - home, home);
    for (int32_t r = 0; r < CHINCZYK_MAX_ROBBERS; r++) {
        if (state->robber_owner[r] != player)
            continue;
        char name[PLAY_NAME], square[PLAY_NAME];
        play_piece_name(view, CHINCZYK_ROBBER + r, name);
        play_square_name(view, 0, state->square[CHINCZYK_ROBBER + r], square);
        add(line, TEXT_ROBBER, name, square);
    }
}

static void draw_player(const play_view *view, int32_t player) {
    const chinczyk_state *state = &view->state;
    char line[LINE] = "", named[2 * PLAY_NAME];
    name_player(view, player, named);
    add(line, TEXT_BOARD_PLAYER, (int)player, named);
    add_mover(view, player, line);
    add(line, ": ");
    add_pieces(view, player, line);
    if (view->standings.flag_fallen[player] > 0)
        add(line, "%s", TEXT_OUT_OF_TIME);
    else if (state->leave_order[player] > 0)
        add(line, "%s", TEXT_LEFT);
    if (state->place[player] > 0)
        add(line, TEXT_BOARD_PLACE, (int)state->place[player]);
    if (view->standings.clock > 0) {
        char time[PLAY_TIME];
        play_time_text(view->standings.time_left[player], time);
        add(line, TEXT_TIME_LEFT, time);
    }
    int column = 1;
    putchar(state->player == player && state->phase != CHINCZYK_PHASE_OVER ? '>' : ' ');
    play_flow(&column, line, 4);
    putchar('\n');
}

void play_board_draw(const play_view *view) {
    cross shape;
    putchar('\n');
    if (make_cross(view, &shape))
        draw_cross(view, &shape);
    else
        draw_strip(view);
    putchar('\n');
    draw_together(view);
    for (int32_t p = 0; p < view->state.players; p++)
        draw_player(view, p);
    putchar('\n');
}

void play_board_explain(const play_view *view) {
    const play_look *first = &view->look[0], *second = &view->look[1];
    cross shape;
    fputs(TEXT_MARKS, stdout);
    printf(TEXT_MARK_PAWN, first->letter, first->name);
    if (view->rules.stack_limit > 1 || view->rules.home_centre)
        printf(TEXT_MARK_STACK, first->letter, first->name);
    if (view->rules.safe_landing == CHINCZYK_LANDING_SHARE)
        printf(TEXT_MARK_MIXED, first->letter, second->letter, first->name, second->name,
               first->letter, second->letter);
    if (view->rules.robbers)
        printf(TEXT_MARK_ROBBER, first->letter, first->name);
    printf(TEXT_MARK_START, first->small, 0, first->name);
    printf(TEXT_MARK_LANE, first->small, first->name, first->small);
    if (view->rules.home_centre) {
        if (make_cross(view, &shape) && shape.shares_centre)
            fputs(TEXT_MARK_SHARED, stdout);
        else
            printf(TEXT_MARK_CENTRE, first->small, first->name);
    }
    if (view->rules.safe_squares)
        fputs(TEXT_MARK_SAFE, stdout);
    if (view->rules.safe_start == CHINCZYK_SAFE_OWN)
        fputs(TEXT_MARK_OWN_SAFE, stdout);
    if (view->rules.safe_start == CHINCZYK_SAFE_ANY)
        fputs(TEXT_MARK_ANY_SAFE, stdout);
}
