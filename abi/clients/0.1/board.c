/* SPDX-License-Identifier: MIT */
/* The board as it is drawn. Where things lie may change, not what is said about it. */
#include "client.h"

enum { MOST_PLACES = 256 };

typedef struct board {
    const chinczyk_rules *rules;
    int32_t width, height;
    chinczyk_point places[MOST_PLACES];
    size_t count;
} board;

/* Within the board, and a cell apart from all that was there before. */
static void put(board *b, chinczyk_point place) {
    must_be(place.x >= 0 && place.x <= b->width - 1000 && place.y >= 0 &&
                place.y <= b->height - 1000,
            "a place beyond the board");
    for (size_t i = 0; i < b->count; i++) {
        int64_t x = place.x - b->places[i].x, y = place.y - b->places[i].y;

        must_be(x * x + y * y >= 1000 * 1000, "two places less than a cell apart");
    }
    must_be(b->count < MOST_PLACES, "the number of places");
    b->places[b->count++] = place;
}

static void put_square(board *b, int32_t colour, int32_t square) {
    chinczyk_point place;

    MUST(chinczyk_board_square(b->rules, colour, square, &place));
    put(b, place);
}

static void put_colour(board *b, int32_t colour) {
    chinczyk_point place;

    for (int32_t n = 0; n < (int32_t)b->rules->home_length; n++)
        put_square(b, colour, CHINCZYK_LANE + n);
    for (int32_t pawn = 0; pawn < (int32_t)b->rules->pawns; pawn++) {
        MUST(chinczyk_board_base(b->rules, colour, 4 * colour + pawn, &place));
        put(b, place);
    }
    for (int32_t n = 0; b->rules->robbers && n < CHINCZYK_MAX_ROBBERS; n++) {
        MUST(chinczyk_board_base(b->rules, colour, CHINCZYK_ROBBER + n, &place));
        put(b, place);
    }
    MUST(chinczyk_board_die(b->rules, colour, &place));
    put(b, place);
}

static void look_at_slots(void) {
    chinczyk_point alone, offset;
    int32_t room;

    MUST(chinczyk_board_slot(1, 0, &alone, &room));
    must_be(alone.x == 0 && alone.y == 0 && room == 1000, "a piece alone on its square");
    for (int32_t count = 2; count <= CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; count++)
        for (int32_t index = 0; index < count; index++) {
            MUST(chinczyk_board_slot(count, index, &offset, &room));
            must_be(room > 0 && room < 1000, "the room of a piece that shares its square");
        }
}

void show_board(const chinczyk_rules *rules) {
    board b = {.rules = rules};

    MUST(chinczyk_board_size(rules, &b.width, &b.height));
    printf("board %d by %d, corners", (int)b.width, (int)b.height);
    for (int32_t square = 0; square < (int32_t)rules->track_length; square++)
        put_square(&b, 0, square);
    for (int32_t colour = 0; colour < (int32_t)rules->colours; colour++) {
        int32_t corner;

        put_colour(&b, colour);
        MUST(chinczyk_board_corner(rules, colour, &corner));
        printf(" %d", (int)corner);
    }
    printf("\n");
    look_at_slots();
}
