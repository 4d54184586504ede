/* SPDX-License-Identifier: MIT */
#include "board_svg.h"

#include <string.h>

/* Lengths are those of the library, thousandths of a cell; and all is whole numbers. */
enum {
    CELL = 1000,
    PIXELS = 40, /* of a cell, unless who shows the picture scales it */
    SIDE = 800,  /* from the outermost middles to the edge of the picture */
    HEAD = 1900,
    FOOT = 900,
    LEGEND = 800, /* a row of the legend */
    ENTRY = 2900, /* a column of it */
    SQUARE = 440, /* radii */
    MARK = 170,
    DIE = 400,
    PIECES = CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS,
    LANGUAGES = 2
};

/* All texts of this file, English and Polish. */
static const char *const text_roll[LANGUAGES] = {"to roll", "rzut kostką"};
static const char *const text_rolled[LANGUAGES] = {"rolled", "wyrzucono"};
static const char *const text_over[LANGUAGES] = {"The game is over", "Koniec gry"};
static const char *const text_languages[LANGUAGES] = {"en", "pl"};

/* Colours that can be told apart whatever the eyes, after Okabe and Ito; and each has a letter
 * and a shape of its own as well. */
typedef struct tint {
    const char *names[LANGUAGES];
    const char *letters[LANGUAGES];
    const char *full, *pale; /* of pieces, of squares */
    const char *edge;        /* what can be seen on the pale colour */
    const char *ink;         /* what can be read on the full colour */
    int corners;             /* of the shape; 0 for a circle */
    int16_t shape[12];       /* x, y of each, in thousandths of the radius */
} tint;

static const tint tints[CHINCZYK_MAX_COLOURS] = {
    {{"Red", "Czerwony"}, {"R", "C"}, "#d55e00", "#f8dcc6", "#b34f00", "#fff", 0, {0}},
    {{"Blue", "Niebieski"},
     {"B", "N"},
     "#0072b2",
     "#c6dfee",
     "#0072b2",
     "#fff",
     4,
     {-880, -880, 880, -880, 880, 880, -880, 880}},
    {{"Yellow", "Żółty"},
     {"Y", "Ż"},
     "#f0e442",
     "#fbf8cb",
     "#8f8500",
     "#000",
     3,
     {0, -1200, 1140, 780, -1140, 780}},
    {{"Green", "Zielony"},
     {"G", "Z"},
     "#009e73",
     "#c3e8dd",
     "#007a59",
     "#fff",
     4,
     {0, -1150, 1150, 0, 0, 1150, -1150, 0}},
    {{"Purple", "Fioletowy"},
     {"P", "F"},
     "#cc79a7",
     "#f3deea",
     "#a34a7c",
     "#000",
     5,
     {0, -1080, 1030, -330, 630, 870, -630, 870, -1030, -330}},
    {{"Orange", "Pomarańczowy"},
     {"O", "P"},
     "#e69f00",
     "#fbe9bf",
     "#966700",
     "#000",
     6,
     {-540, -930, 540, -930, 1070, 0, 540, 930, -540, 930, -1070, 0}},
};

/* The preset ludo seats its colours otherwise: rules 3.10. */
static const int usual_order[CHINCZYK_MAX_COLOURS] = {0, 1, 2, 3, 4, 5};
static const int ludo_order[CHINCZYK_MAX_COLOURS] = {0, 1, 3, 2, 4, 5};

typedef struct picture {
    FILE *out;
    const chinczyk_game *game;
    const board_style *style;
    chinczyk_rules rules;
    chinczyk_state state;
    const tint *tints[CHINCZYK_MAX_COLOURS];
    int32_t width, height;         /* of the board, from middle to middle */
    chinczyk_point points[PIECES]; /* of the pieces that are there */
    int32_t rooms[PIECES];
} picture;

/* The length of a character of UTF-8 that may be written, 0 where there is none. */
static size_t character_length(const unsigned char *at) {
    static const struct {
        unsigned char first, last, least, most; /* of the first byte, of the second */
        size_t length;
    } forms[] = {
        {0x20, 0x7e, 0x00, 0xff, 1}, {0xc2, 0xc2, 0xa0, 0xbf, 2}, {0xc3, 0xdf, 0x80, 0xbf, 2},
        {0xe0, 0xe0, 0xa0, 0xbf, 3}, {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3},
        {0xee, 0xee, 0x80, 0xbf, 3}, {0xef, 0xef, 0x80, 0xbe, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4},
        {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        if (at[0] < forms[i].first || at[0] > forms[i].last)
            continue;
        if (at[1] < forms[i].least || at[1] > forms[i].most)
            return 0;
        for (size_t k = 2; k < forms[i].length; k++) {
            if (at[k] < 0x80 || at[k] > 0xbf)
                return 0;
        }
        return forms[i].length;
    }
    return 0;
}

int board_svg_can_write(const char *text) {
    const unsigned char *at = (const unsigned char *)text;
    while (*at != '\0') {
        size_t length = character_length(at);
        if (length == 0)
            return 0;
        at += length;
    }
    return 1;
}

static void write_text(FILE *out, const char *text) {
    for (; *text != '\0'; text++) {
        if (*text == '&')
            fputs("&amp;", out);
        else if (*text == '<')
            fputs("&lt;", out);
        else if (*text == '>')
            fputs("&gt;", out);
        else
            fputc(*text, out);
    }
}

static int owned(const picture *pic, int32_t colour) {
    return pic->state.owner[colour] >= 0;
}

static int32_t first_colour(const picture *pic, int32_t player) {
    int32_t c = 0;
    while (pic->state.owner[c] != player)
        c++;
    return c;
}

static int32_t piece_colour(const picture *pic, int32_t piece) {
    if (piece < CHINCZYK_ROBBER)
        return piece / CHINCZYK_MAX_PAWNS;
    return first_colour(pic, pic->state.robber_owner[piece - CHINCZYK_ROBBER]);
}

static chinczyk_point square_point(const picture *pic, int32_t colour, int32_t square) {
    chinczyk_point point;
    chinczyk_board_square(&pic->rules, colour, square, &point);
    return point;
}

/* Pieces that share a point each have a slot of it. */
static void find_points(picture *pic) {
    for (int32_t p = 0; p < PIECES; p++) {
        int32_t square = pic->state.square[p];
        pic->rooms[p] = square == CHINCZYK_NONE ? 0 : CELL;
        if (square == CHINCZYK_BASE)
            chinczyk_board_base(&pic->rules, piece_colour(pic, p), p, &pic->points[p]);
        else if (square != CHINCZYK_NONE)
            pic->points[p] = square_point(pic, piece_colour(pic, p), square);
    }
    int32_t count[PIECES], index[PIECES];
    for (int32_t p = 0; p < PIECES; p++) {
        count[p] = index[p] = 0;
        for (int32_t other = 0; pic->rooms[p] && other < PIECES; other++) {
            if (pic->rooms[other] && pic->points[other].x == pic->points[p].x &&
                pic->points[other].y == pic->points[p].y) {
                count[p]++;
                index[p] += other < p;
            }
        }
    }
    for (int32_t p = 0; p < PIECES; p++) {
        chinczyk_point offset;
        if (chinczyk_board_slot(count[p], index[p], &offset, &pic->rooms[p]) == CHINCZYK_OK) {
            pic->points[p].x += offset.x;
            pic->points[p].y += offset.y;
        }
    }
}

static void draw_text(const picture *pic, chinczyk_point at, int size, const char *ink,
                      const char *text) {
    fprintf(pic->out, "<text x=\"%d\" y=\"%d\" font-size=\"%d\" fill=\"%s\">", (int)at.x,
            (int)at.y + size * 35 / 100, size, ink);
    write_text(pic->out, text);
    fputs("</text>\n", pic->out);
}

static void draw_circle(const picture *pic, chinczyk_point at, int radius, const char *fill,
                        const char *stroke) {
    fprintf(pic->out, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"%s\"/>\n",
            (int)at.x, (int)at.y, radius, fill, stroke);
}

static void draw_box(const picture *pic, chinczyk_point at, int half, const char *fill,
                     const char *stroke) {
    fprintf(pic->out,
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" fill=\"%s\" "
            "stroke=\"%s\"/>\n",
            (int)at.x - half, (int)at.y - half, 2 * half, 2 * half, half / 3, fill, stroke);
}

/* The shape of a colour. */
static void draw_shape(const picture *pic, const tint *look, chinczyk_point at, int radius,
                       const char *fill, const char *stroke) {
    if (look->corners == 0) {
        draw_circle(pic, at, radius, fill, stroke);
        return;
    }
    fputs("<polygon points=\"", pic->out);
    for (int i = 0; i < look->corners; i++)
        fprintf(pic->out, "%s%d,%d", i ? " " : "", (int)at.x + look->shape[2 * i] * radius / 1000,
                (int)at.y + look->shape[2 * i + 1] * radius / 1000);
    fprintf(pic->out, "\" fill=\"%s\" stroke=\"%s\"/>\n", fill, stroke);
}

static void draw_line(const picture *pic, const char *element, int32_t colour, int32_t first,
                      int32_t count) {
    fprintf(pic->out, "<%s points=\"", element);
    for (int32_t i = 0; i < count; i++) {
        chinczyk_point at = square_point(pic, colour, first + i);
        fprintf(pic->out, "%s%d,%d", i ? " " : "", (int)at.x, (int)at.y);
    }
    fputs("\" fill=\"none\" stroke=\"#b9b3a5\" stroke-width=\"120\"/>\n", pic->out);
}

/* The square of a colour's track before its lane. */
static int32_t last_of_lap(const picture *pic, int32_t colour) {
    uint32_t start = (uint32_t)colour * (pic->rules.track_length / pic->rules.colours);
    return (int32_t)((start + pic->rules.lap_length - 1) % pic->rules.track_length);
}

static void draw_ways(const picture *pic) {
    int32_t own = (int32_t)(pic->rules.home_length + pic->rules.home_centre);
    draw_line(pic, "polygon", 0, 0, (int32_t)pic->rules.track_length);
    for (int32_t c = 0; c < (int32_t)pic->rules.colours; c++) {
        chinczyk_point from = square_point(pic, c, last_of_lap(pic, c));
        chinczyk_point to = square_point(pic, c, CHINCZYK_LANE + own - 1);
        fprintf(pic->out,
                "<path d=\"M%d,%dL%d,%d\" fill=\"none\" stroke=\"%s\" stroke-width=\"120\"/>\n",
                (int)from.x, (int)from.y, (int)to.x, (int)to.y, pic->tints[c]->edge);
    }
}

static void draw_number(const picture *pic, chinczyk_point at, int32_t number) {
    char text[12];
    snprintf(text, sizeof text, "%d", (int)number);
    draw_text(pic, at, 330, "#444", text);
}

/* A safe square has a ring inside. */
static void draw_track(const picture *pic) {
    int32_t arm = (int32_t)(pic->rules.track_length / pic->rules.colours);
    for (int32_t s = 0; s < (int32_t)pic->rules.track_length; s++) {
        int32_t offset = s % arm, c = s / arm;
        chinczyk_point at = square_point(pic, 0, s);
        int safe = (int)(pic->rules.safe_squares >> offset & 1) ||
                   (offset == 0 && pic->rules.safe_start != CHINCZYK_SAFE_NONE);
        draw_circle(pic, at, SQUARE, offset ? "#fff" : pic->tints[c]->pale,
                    offset ? "#555" : pic->tints[c]->edge);
        if (safe)
            draw_circle(pic, at, SQUARE - 90, "none", offset ? "#555" : pic->tints[c]->edge);
        if (pic->style->numbers)
            draw_number(pic, at, s);
        else if (offset == 0)
            draw_shape(pic, pic->tints[c], at, MARK, pic->tints[c]->edge, "none");
    }
}

static void draw_lanes(const picture *pic) {
    int32_t lane = (int32_t)pic->rules.home_length;
    for (int32_t c = 0; c < (int32_t)pic->rules.colours; c++) {
        const tint *look = pic->tints[c];
        for (int32_t k = 0; k < lane; k++) {
            chinczyk_point at = square_point(pic, c, CHINCZYK_LANE + k);
            draw_circle(pic, at, SQUARE, look->pale, look->edge);
            if (pic->style->numbers)
                draw_number(pic, at, CHINCZYK_LANE + k);
            else
                draw_shape(pic, look, at, MARK, "none", look->edge);
        }
    }
    for (int32_t c = 0; pic->rules.home_centre && c < (int32_t)pic->rules.colours; c++) {
        chinczyk_point at = square_point(pic, c, CHINCZYK_LANE + lane);
        chinczyk_point next = square_point(pic, c ? 0 : 1, CHINCZYK_LANE + lane);
        int shared = at.x == next.x && at.y == next.y;
        if (!shared || c == 0)
            draw_box(pic, at, SQUARE, shared ? "#fff" : pic->tints[c]->pale,
                     shared ? "#222" : pic->tints[c]->edge);
        if (pic->style->numbers && (!shared || c == 0))
            draw_number(pic, at, CHINCZYK_LANE + lane);
    }
}

static void draw_pips(const picture *pic, chinczyk_point at, int32_t face) {
    static const unsigned pips[] = {0, 020, 0104, 0124, 0505, 0525, 0555}; /* of three by three */
    for (int32_t i = 0; i < 9; i++) {
        chinczyk_point pip = {at.x + (i % 3 - 1) * 220, at.y + (i / 3 - 1) * 220};
        if (pips[face] >> i & 1)
            draw_circle(pic, pip, 80, "#000", "none");
    }
}

/* The die lies with the player on turn, in the roll-off with all who have rolled; who has taken a
 * place has its number there instead. */
static void draw_die(const picture *pic, int32_t player, chinczyk_point at) {
    const chinczyk_state *state = &pic->state;
    char text[12];
    if (state->place[player] > 0) {
        snprintf(text, sizeof text, "%d.", (int)state->place[player]);
        draw_text(pic, at, 700, "#000", text);
        return;
    }
    int on_turn = state->phase != CHINCZYK_PHASE_OVER && state->player == player;
    int32_t face = state->phase == CHINCZYK_PHASE_ROLL_OFF ? state->roll_off[player] : 0;
    if (on_turn && state->phase != CHINCZYK_PHASE_ROLL_OFF)
        face = state->distance;
    if (!on_turn && face <= 0)
        return;
    draw_box(pic, at, DIE, "#fff", "#000");
    if (face > 6) { /* the sum of a combined roll */
        snprintf(text, sizeof text, "%d", (int)face);
        draw_text(pic, at, 500, "#000", text);
    } else if (face > 0) {
        draw_pips(pic, at, face);
    }
}

static void draw_bases(const picture *pic) {
    for (int32_t c = 0; c < (int32_t)pic->rules.colours; c++) {
        const tint *look = pic->tints[c];
        chinczyk_point at, middle;
        chinczyk_board_die(&pic->rules, c, &middle);
        draw_box(pic, middle, CELL + SQUARE + 20, look->pale, look->edge);
        for (int32_t p = 0; p < (int32_t)pic->rules.pawns; p++) {
            chinczyk_board_base(&pic->rules, c, CHINCZYK_MAX_PAWNS * c + p, &at);
            draw_circle(pic, at, SQUARE, "#fff", look->edge);
            draw_shape(pic, look, at, MARK, "none", look->edge);
        }
        if (owned(pic, c) && first_colour(pic, pic->state.owner[c]) == c)
            draw_die(pic, pic->state.owner[c], middle);
    }
}

/* A pawn has the shape and letter of its colour, a robber a black coat and a star. */
static void draw_piece(const picture *pic, int32_t piece) {
    const tint *look = pic->tints[piece_colour(pic, piece)];
    chinczyk_point at = pic->points[piece];
    int radius = (int)pic->rooms[piece] * 38 / 100;
    int robber = piece >= CHINCZYK_ROBBER;
    int number = robber ? piece - CHINCZYK_ROBBER + 1 : piece % CHINCZYK_MAX_PAWNS + 1;
    char text[16];
    snprintf(text, sizeof text, "%s%s%d", look->letters[pic->style->language], robber ? "*" : "",
             number);
    if (robber)
        draw_box(pic, at, radius * 11 / 10, "#000", look->full);
    else
        draw_shape(pic, look, at, radius, look->full, "#000");
    draw_text(pic, at, radius * (robber ? 95 : 100) / 100, robber ? "#fff" : look->ink, text);
}

static int32_t root(int64_t of) {
    int64_t found = 0;
    for (int64_t bit = INT64_C(1) << 20; bit > 0; bit /= 2) {
        if ((found + bit) * (found + bit) <= of)
            found += bit;
    }
    return (int32_t)found;
}

/* The point so far from one towards another. */
static chinczyk_point towards(chinczyk_point from, chinczyk_point to, int32_t distance) {
    int64_t x = to.x - from.x, y = to.y - from.y;
    int32_t length = root(x * x + y * y);
    if (length == 0)
        return from;
    return (chinczyk_point){from.x + (int32_t)(x * distance / length),
                            from.y + (int32_t)(y * distance / length)};
}

/* A bow from the piece to the square where it comes to stand. What is captured there is crossed
 * out; who hits a block has an exclamation mark. */
static void draw_move(const picture *pic, const chinczyk_move *move) {
    if (move->flags & CHINCZYK_MOVE_PASS)
        return;
    chinczyk_point from = pic->points[move->piece];
    chinczyk_point to = square_point(pic, move->colour, move->to_square);
    chinczyk_point bow = {(from.x + to.x) / 2 - (to.y - from.y) / 5,
                          (from.y + to.y) / 2 + (to.x - from.x) / 5};
    from = towards(from, bow, pic->rooms[move->piece] * 2 / 5);
    to = towards(to, bow, SQUARE);
    chinczyk_point tip = towards(to, bow, 250);
    fprintf(pic->out,
            "<path d=\"M%d,%dQ%d,%d %d,%d\" fill=\"none\" stroke=\"#000\" stroke-width=\"%d\" "
            "marker-end=\"url(#tip)\"/>\n",
            (int)from.x, (int)from.y, (int)bow.x, (int)bow.y, (int)tip.x, (int)tip.y,
            move->flags & CHINCZYK_MOVE_PAIR ? 160 : 90);
    to = square_point(pic, move->colour, move->to_square);
    if (move->flags & CHINCZYK_MOVE_CAPTURE)
        fprintf(pic->out,
                "<path d=\"M%d,%dl800,800m0,-800l-800,800\" fill=\"none\" stroke=\"#000\" "
                "stroke-width=\"60\"/>\n",
                (int)to.x - 400, (int)to.y - 400);
    if (move->flags & CHINCZYK_MOVE_BUST)
        draw_text(pic, (chinczyk_point){to.x + SQUARE, to.y - SQUARE}, 800, "#000", "!");
}

static chinczyk_status draw_moves(const picture *pic) {
    chinczyk_move moves[CHINCZYK_MAX_MOVES];
    size_t count;
    chinczyk_status status = chinczyk_game_moves(pic->game, moves, CHINCZYK_MAX_MOVES, &count);
    if (status != CHINCZYK_OK)
        return status;
    fputs("<g opacity=\"0.75\">\n", pic->out);
    for (size_t i = 0; i < count; i++)
        draw_move(pic, &moves[i]);
    fputs("</g>\n", pic->out);
    return status;
}

static int32_t legend_columns(const picture *pic) {
    int32_t columns = (pic->width + 2 * SIDE) / ENTRY;
    return columns > 1 ? columns : 1;
}

static void draw_legend(const picture *pic) {
    int32_t columns = legend_columns(pic);
    int32_t n = 0;
    for (int32_t c = 0; c < (int32_t)pic->rules.colours; c++) {
        const tint *look = pic->tints[c];
        if (!owned(pic, c))
            continue;
        chinczyk_point at = {n % columns * ENTRY, pic->height + FOOT + n / columns * LEGEND};
        draw_shape(pic, look, at, 260, look->full, "#000");
        draw_text(pic, at, 270, look->ink, look->letters[pic->style->language]);
        fprintf(pic->out,
                "<text x=\"%d\" y=\"%d\" font-size=\"400\" text-anchor=\"start\">%s</text>\n",
                (int)at.x + 500, (int)at.y + 140, look->names[pic->style->language]);
        n++;
    }
}

/* What the game waits for, unless the style has a title. */
static void write_title(const picture *pic) {
    const chinczyk_state *state = &pic->state;
    board_language language = pic->style->language;
    if (pic->style->title) {
        write_text(pic->out, pic->style->title);
        return;
    }
    if (state->phase == CHINCZYK_PHASE_OVER) {
        fputs(text_over[language], pic->out);
        return;
    }
    const char *before = "";
    for (int32_t c = 0; c < (int32_t)pic->rules.colours; c++) {
        if (state->owner[c] == state->player) {
            fprintf(pic->out, "%s%s", before, pic->tints[c]->names[language]);
            before = "+";
        }
    }
    if (state->phase == CHINCZYK_PHASE_MOVE)
        fprintf(pic->out, ": %s %d", text_rolled[language], (int)state->distance);
    else
        fprintf(pic->out, ": %s", text_roll[language]);
}

static void draw_frame(const picture *pic) {
    int32_t colours = 0, columns = legend_columns(pic);
    for (int32_t c = 0; c < (int32_t)pic->rules.colours; c++)
        colours += owned(pic, c);
    int width = (int)pic->width + 2 * SIDE;
    int height =
        (int)pic->height + HEAD + FOOT + (int)((colours + columns - 1) / columns) * LEGEND - 200;
    fprintf(pic->out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"%s\" width=\"%d\" height=\"%d\" "
            "viewBox=\"%d %d %d %d\" font-family=\"sans-serif\" text-anchor=\"middle\" "
            "stroke-width=\"40\">\n<title>",
            text_languages[pic->style->language], width * PIXELS / CELL, height * PIXELS / CELL,
            -SIDE, -HEAD, width, height);
    write_title(pic);
    fprintf(pic->out,
            "</title>\n<defs><marker id=\"tip\" markerUnits=\"userSpaceOnUse\" "
            "markerWidth=\"400\" markerHeight=\"360\" refX=\"150\" refY=\"180\" orient=\"auto\">"
            "<path d=\"M0,0L400,180L0,360Z\"/></marker></defs>\n"
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#f4f0e6\"/>\n"
            "<text x=\"%d\" y=\"%d\" font-size=\"600\">",
            -SIDE, -HEAD, width, height, (int)pic->width / 2, -HEAD + 900);
    write_title(pic);
    fputs("</text>\n", pic->out);
}

static chinczyk_status begin(picture *pic, FILE *out, const chinczyk_game *game,
                             const board_style *style) {
    char rules[1024];
    memset(pic, 0, sizeof *pic);
    pic->out = out;
    pic->game = game;
    pic->style = style;
    pic->state.struct_size = sizeof pic->state;
    chinczyk_status status = chinczyk_game_state(game, &pic->state);
    if (status == CHINCZYK_OK)
        status = chinczyk_game_rules(game, &pic->rules, sizeof pic->rules);
    if (status == CHINCZYK_OK)
        status = chinczyk_rules_format(&pic->rules, rules, sizeof rules, NULL);
    if (status == CHINCZYK_OK)
        status = chinczyk_board_size(&pic->rules, &pic->width, &pic->height);
    if (status != CHINCZYK_OK)
        return status;
    pic->width -= CELL;
    pic->height -= CELL;
    const char *ludo = chinczyk_preset_name(CHINCZYK_PRESET_LUDO);
    size_t preset = strcspn(rules, ",");
    const int *order =
        preset == strlen(ludo) && strncmp(rules, ludo, preset) == 0 ? ludo_order : usual_order;
    for (int32_t c = 0; c < CHINCZYK_MAX_COLOURS; c++)
        pic->tints[c] = &tints[order[c]];
    find_points(pic);
    return status;
}

chinczyk_status board_svg_write(FILE *out, const chinczyk_game *game, const board_style *style) {
    picture pic;
    chinczyk_status status = begin(&pic, out, game, style);
    if (status != CHINCZYK_OK)
        return status;
    draw_frame(&pic);
    draw_bases(&pic);
    draw_ways(&pic);
    draw_track(&pic);
    draw_lanes(&pic);
    for (int32_t p = 0; p < PIECES; p++) {
        if (pic.rooms[p])
            draw_piece(&pic, p);
    }
    if (style->moves)
        status = draw_moves(&pic);
    draw_legend(&pic);
    fputs("</svg>\n", out);
    return status;
}
