/* SPDX-License-Identifier: MIT */
/* Players, events and reasons in words. */
#include <string.h>

#include "script.h"
#include "utf8.h"
#include "walk.h"

enum { TEXT = 4096 };

static void put_sentence(const chinczyk_game *game, const chinczyk_event *event,
                         chinczyk_language language, char text[TEXT]) {
    size_t length = strlen(text), needed;
    script_assert(game, chinczyk_event_words(game, event, language, text + length, TEXT - length,
                                             &needed) == CHINCZYK_OK);
    script_assert(game, needed == strlen(text + length) + 1);
}

/* What the last step told, its sentences with a space between. */
static void tell(const chinczyk_game *game, chinczyk_language language, char text[TEXT]) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count;
    text[0] = '\0';
    cr_assert_eq(chinczyk_game_events(game, events, CHINCZYK_MAX_EVENTS, &count), CHINCZYK_OK);
    for (size_t i = 0; i < count; i++) {
        if (i)
            strcat(text, " ");
        put_sentence(game, &events[i], language, text);
    }
}

#define FRESH "0.1. b,b,b,b/./b,b,b,b/. 0 roll t0s0 -"

/* A start; steps, of which the last is told; how. */
static const struct {
    const char *rules, *start, *steps, *english, *polish;
} told[] = {
    {"polish", "012.", "5 2 5",
     "Yellow rolled 5. Red tied with 5 and rolls again. Yellow tied with 5 and rolls again.",
     "Żółty wyrzucił 5. Czerwony zremisował z wynikiem 5 i rzuca jeszcze raz. Żółty zremisował z "
     "wynikiem 5 i rzuca jeszcze raz."},
    {"polish", "012.", "3 5 4", "Yellow rolled 4. It is Blue's turn.",
     "Żółty wyrzucił 4. Niebieski zaczyna swoją kolejkę."},
    {"polish", "0.1.", "5 x0", "Red left the game. Yellow took place 1. The game is over.",
     "Czerwony odszedł z gry. Żółty zajął 1. miejsce. Koniec gry."},
    {"polish", FRESH, "6", "Red rolled 6.", "Czerwony wyrzucił 6."},
    {"polish", FRESH, "3",
     "Red rolled 3. Red could move nothing by 3: the roll is lost. Red may try again, 2 times at "
     "most.",
     "Czerwony wyrzucił 3. Czerwony nie mógł ruszyć niczego o 3 pola: rzut przepada. Czerwony może "
     "próbować jeszcze najwyżej 2 razy."},
    {"polish", FRESH, "1 1",
     "Red rolled 1. Red could move nothing by 1: the roll is lost. Red may try again, 1 time at "
     "most.",
     "Czerwony wyrzucił 1. Czerwony nie mógł ruszyć niczego o 1 pole: rzut przepada. Czerwony może "
     "próbować jeszcze najwyżej 1 raz."},
    {"polish", FRESH, "6 0:b-0", "Red moved pawn 1 from base to square 0. Red rolls again.",
     "Czerwony przesunął pionek 1 z bazy na pole 0. Czerwony rzuca jeszcze raz."},
    {"polish,bonus_on_capture=yes", "0.1. 10,b,b,b/./b,13,b,b/. 0 roll t0s0 -", "3 0:10-13x",
     "Red moved pawn 1 from square 10 to square 13. Yellow's pawn 2 was captured on square 13 and "
     "went back to base. Red rolls again for the capture.",
     "Czerwony przesunął pionek 1 z pola 10 na pole 13. Żółty pionek 2 został zbity na polu 13 i "
     "wrócił do bazy. Czerwony rzuca jeszcze raz za bicie."},
    {"polish,bonus_on_home=yes", "0.1. 38,10,b,b/./30,b,b,b/. 0 roll t0s0 -", "4 0:38-102",
     "Red moved pawn 1 from square 38 to lane square 3. Red brought pawn 1 home. Red rolls again "
     "for the arrival home.",
     "Czerwony przesunął pionek 1 z pola 38 na 3. pole domku. Czerwony doprowadził pionek 1 do "
     "celu. Czerwony rzuca jeszcze raz za dojście do celu."},
    {"polish", "0.1. 101,b,b,b/./30,b,b,b/. 0 roll t0s0 -", "1 0:101-102",
     "Red moved pawn 1 from lane square 2 to lane square 3. Red may try again, 2 times at most.",
     "Czerwony przesunął pionek 1 z 2. pola domku na 3. pole domku. Czerwony może próbować jeszcze "
     "najwyżej 2 razy."},
    {"british", "0.1. 103,5,b,b/./30,b,b,b/. 0 roll t0s0 -", "2 0:103-105",
     "Red moved pawn 1 from lane square 4 to the centre. Red brought pawn 1 home. It is Yellow's "
     "turn.",
     "Czerwony przesunął pionek 1 z 4. pola domku do środka. Czerwony doprowadził pionek 1 do "
     "celu. "
     "Żółty zaczyna swoją kolejkę."},
    {"british", "0.1. b,10,b,b/./13,13,b,b/. 0 roll t0s0 -", "3 0:10-13!",
     "Red moved pawn 2 from square 10 to square 13. Red's pawn 2 hit a block on square 13 and went "
     "back to base. It is Yellow's turn.",
     "Czerwony przesunął pionek 2 z pola 10 na pole 13. Czerwony pionek 2 trafił na blokadę na "
     "polu "
     "13 i wrócił do bazy. Żółty zaczyna swoją kolejkę."},
    {"british", "0.1. 5,b,b,b/./b,b,b,b/. 0 roll t0s2 -", "6",
     "Red rolled 6. Red rolled 3 bonus faces in a row: the turn is lost. It is Yellow's turn.",
     "Czerwony wyrzucił 6. Czerwony wyrzucił oczka premiowe 3 razy z rzędu: kolejka przepada. "
     "Żółty "
     "zaczyna swoją kolejkę."},
    {"polish,combine_rolls=yes", FRESH, "6", "Red rolled 6. Red saved the 6.",
     "Czerwony wyrzucił 6. Czerwony odłożył 6."},
    {"british,combine_rolls=yes", "0.1. b,b,b,b/./0,0,b,b/. 0 roll t0s0 -", "6 4",
     "Red rolled 4. Red could move nothing by 10: the roll is lost. It is Yellow's turn.",
     "Czerwony wyrzucił 4. Czerwony nie mógł ruszyć niczego o 10 pól: rzut przepada. Żółty zaczyna "
     "swoją kolejkę."},
    {"polish,overshoot=bounce", "0.1. 39,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "6 0:39-101",
     "Red moved pawn 1 from square 39 to the end and back to lane square 2. Red brought pawn 1 "
     "home. Red rolls again.",
     "Czerwony przesunął pionek 1 z pola 39 do końca i z powrotem na 2. pole domku. Czerwony "
     "doprowadził pionek 1 do celu. Czerwony rzuca jeszcze raz."},
    {"polish,capture=none", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "1 0:4-6",
     "Red moved pawn 1 from square 4 to square 6, the nearest that was free. It is Yellow's turn.",
     "Czerwony przesunął pionek 1 z pola 4 na pole 6, najbliższe wolne. Żółty zaczyna swoją "
     "kolejkę."},
    {"polish,passing=allowed", "0.1. 4,b,b,b/./5,b,b,b/. 0 roll t0s0 -", "1 pass",
     "Red passed. It is Yellow's turn.",
     "Czerwony zrezygnował z ruchu. Żółty zaczyna swoją kolejkę."},
    {"blockade", "0.1. 10,b,10,b/./30,b,b,b/. 0 roll t0s0 -", "3 0:10=13",
     "Red moved pawn 1 from square 10 to square 13. Red moved pawn 3 from square 10 to square 13. "
     "It is Yellow's turn.",
     "Czerwony przesunął pionek 1 z pola 10 na pole 13. Czerwony przesunął pionek 3 z pola 10 na "
     "pole 13. Żółty zaczyna swoją kolejkę."},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@17,1@20 1 roll t0s0 -", "3 r1:20-17x",
     "Yellow moved robber 2 from square 20 to square 17. Yellow captured robber 1 on square 17: it "
     "changed sides and waits in base. It is Red's turn.",
     "Żółty przesunął rozbójnika 2 z pola 20 na pole 17. Żółty zbił rozbójnika 1 na polu 17: "
     "rozbójnik przeszedł na jego stronę i czeka w bazie. Czerwony zaczyna swoją kolejkę."},
    /* Players of several colours have compound names, and the colour of a pawn is told. */
    {"polish", "0101 10,b,b,b/13,b,b,b/b,b,b,b/b,b,b,b 0 roll t0s0 -", "3 0:10-13x",
     "Red-yellow moved red pawn 1 from square 10 to square 13. Blue's pawn 1 was captured on "
     "square "
     "13 and went back to base. It is Blue-green's turn.",
     "Czerwono-żółty przesunął czerwony pionek 1 z pola 10 na pole 13. Niebieski pionek 1 został "
     "zbity na polu 13 i wrócił do bazy. Niebiesko-zielony zaczyna swoją kolejkę."},
};

Test(words_game, events) {
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        char text[TEXT];
        chinczyk_game *game = script_begin(told[i].rules, told[i].start);
        script_play(game, told[i].steps);
        tell(game, CHINCZYK_ENGLISH, text);
        cr_expect_str_eq(text, told[i].english, "%s", text);
        tell(game, CHINCZYK_POLISH, text);
        cr_expect_str_eq(text, told[i].polish, "%s", text);
        chinczyk_game_free(game);
    }
}

static void is_sentence(const char *text) {
    cr_assert(utf8_is_valid(text), "%s", text);
    cr_assert_null(strpbrk(text, "{}|\n"), "%s", text);
    cr_assert_null(strstr(text, "  "), "%s", text);
    cr_assert_eq(text[strlen(text) - 1], '.', "%s", text);
}

/* Whatever a game tells or answers can be said. */
Test(words_game, all_of_random_games) {
    for (uint64_t seed = 1; seed <= 60; seed++) {
        walk w;
        chinczyk_language language = 1 + (int32_t)(seed % 2);
        walk_begin(&w, seed);
        for (int step = 0; step < 150 && walk_step(&w); step++) {
            chinczyk_event events[CHINCZYK_MAX_EVENTS];
            char text[TEXT] = "";
            size_t count;
            chinczyk_game_events(w.game, events, CHINCZYK_MAX_EVENTS, &count);
            for (size_t i = 0; i < count; i++) {
                text[0] = '\0';
                put_sentence(w.game, &events[i], language, text);
                is_sentence(text);
            }
            for (int32_t piece = 0; piece < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; piece++) {
                chinczyk_why why;
                int32_t face = (int32_t)walk_below(&w.random, 7);
                uint32_t flags = walk_below(&w.random, 2) ? CHINCZYK_MOVE_PAIR : 0;
                if (chinczyk_game_why(w.game, piece, flags, face, &why))
                    continue;
                walk_assert(&w, chinczyk_why_words(w.game, &why, language, text, sizeof text,
                                                   NULL) == CHINCZYK_OK);
                is_sentence(text);
            }
        }
        walk_end(&w);
    }
}

static void refused(const chinczyk_game *game, chinczyk_event event) {
    char text[4] = "abc";
    size_t needed = 7;
    cr_expect_eq(chinczyk_event_words(game, &event, CHINCZYK_ENGLISH, text, sizeof text, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT,
                 "kind %d, player %d, piece %d, %d to %d, value %d", (int)event.kind,
                 (int)event.player, (int)event.piece, (int)event.from_square, (int)event.to_square,
                 (int)event.value);
    cr_expect_str_empty(text);
    cr_expect_eq(needed, 0);
}

static void accepted(const chinczyk_game *game, chinczyk_event event, const char *words) {
    char text[TEXT];
    cr_expect_eq(chinczyk_event_words(game, &event, CHINCZYK_ENGLISH, text, sizeof text, NULL),
                 CHINCZYK_OK);
    cr_expect_str_eq(text, words, "%s", text);
}

Test(words_game, events_of_no_game) {
    chinczyk_game *game = script_begin("polish,pawns=3,home_length=3", "0.1.");
    chinczyk_game *robbers = script_begin("robber", "0.1.");
    const chinczyk_event moved = {.kind = CHINCZYK_EVENT_MOVED, .from_square = 3, .to_square = 5};
    const chinczyk_event rolled = {.kind = CHINCZYK_EVENT_ROLLED, .value = 5};
    const chinczyk_event bonus = {.kind = CHINCZYK_EVENT_BONUS, .value = CHINCZYK_BONUS_FACE};
    const int32_t no_player[] = {-1, CHINCZYK_NONE, 2, INT32_MIN, INT32_MAX};
    const int32_t no_piece[] = {-1, 3, 4, 7, 11, 12, 23, 24, 25, 26, INT32_MIN, INT32_MAX};
    const int32_t no_square[] = {CHINCZYK_NONE, 40, 99, 103, INT32_MIN, INT32_MAX};
    chinczyk_event event;

    for (size_t i = 0; i < sizeof no_player / sizeof *no_player; i++)
        event = rolled, event.player = no_player[i], refused(game, event);
    for (size_t i = 0; i < sizeof no_piece / sizeof *no_piece; i++)
        event = moved, event.piece = no_piece[i], refused(game, event);
    for (size_t i = 0; i < sizeof no_square / sizeof *no_square; i++) {
        event = moved, event.from_square = no_square[i], refused(game, event);
        event = moved, event.to_square = no_square[i], refused(game, event);
    }
    event = rolled, event.value = -1, refused(game, event);
    event = rolled, event.kind = 0, refused(game, event);
    event = rolled, event.kind = CHINCZYK_EVENT_TIED + 1, refused(game, event);
    event = rolled, event.kind = INT32_MIN, refused(game, event);
    event = bonus, event.value = 0, refused(game, event);
    event = bonus, event.value = CHINCZYK_BONUS_HOME + 1, refused(game, event);

    /* The edges on the other side. */
    accepted(game, bonus, "Red rolls again.");
    event = rolled, event.player = 1, accepted(game, event, "Yellow rolled 5.");
    event = moved, event.player = 1, event.piece = 10, event.from_square = 39,
    event.to_square = 102,
    accepted(game, event, "Yellow moved pawn 3 from square 39 to lane square 3.");
    event = moved, event.from_square = CHINCZYK_BASE, event.to_square = CHINCZYK_BASE,
    accepted(game, event, "Red moved pawn 1 from base to base.");
    event = moved, event.piece = 25,
    accepted(robbers, event, "Red moved robber 2 from square 3 to square 5.");
    event = moved, event.piece = 26, refused(robbers, event);
    event = moved, event.kind = CHINCZYK_EVENT_OVER, event.player = CHINCZYK_NONE,
    accepted(game, event, "The game is over.");
    chinczyk_game_free(game);
    chinczyk_game_free(robbers);
}

static void named(const char *rules, const char *seats, int32_t player, const char *english,
                  const char *polish) {
    char text[TEXT];
    size_t needed;
    chinczyk_game *game = script_begin(rules, seats);
    cr_expect_eq(chinczyk_player_words(game, player, CHINCZYK_ENGLISH, text, sizeof text, &needed),
                 CHINCZYK_OK);
    cr_expect_str_eq(text, english, "%s", text);
    cr_expect_eq(needed, strlen(english) + 1);
    cr_expect_eq(chinczyk_player_words(game, player, CHINCZYK_POLISH, text, sizeof text, NULL),
                 CHINCZYK_OK);
    cr_expect_str_eq(text, polish, "%s", text);
    chinczyk_game_free(game);
}

Test(words_game, players) {
    const char *six = "polish,colours=6,track_length=42,lap_length=42";
    named("polish", "0.1.", 1, "Yellow", "Żółty");
    named("ludo", "0.1.", 1, "Green", "Zielony");
    named("polish", "0101", 0, "Red-yellow", "Czerwono-żółty");
    named("polish", "0110", 1, "Blue-yellow", "Niebiesko-żółty");
    named(six, "010101", 0, "Red-yellow-purple", "Czerwono-żółto-fioletowy");
    named(six, "010101", 1, "Blue-green-orange", "Niebiesko-zielono-pomarańczowy");
    named(six, "001122", 2, "Purple-orange", "Fioletowo-pomarańczowy");
}

Test(words_game, players_that_do_not_exist) {
    chinczyk_game *game = script_begin("polish", "012.");
    const int32_t none[] = {-1, 3, CHINCZYK_NONE, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        char text[4] = "abc";
        size_t needed = 7;
        cr_expect_eq(
            chinczyk_player_words(game, none[i], CHINCZYK_ENGLISH, text, sizeof text, &needed),
            CHINCZYK_ERROR_INVALID_ARGUMENT);
        cr_expect_str_empty(text);
        cr_expect_eq(needed, 0);
    }
    chinczyk_game_free(game);
}

/* A piece of a position, asked about with a face, and what is said. */
static const struct {
    const char *rules, *position;
    int32_t piece;
    uint32_t flags;
    int32_t face;
    chinczyk_reason reason;
    const char *english, *polish;
} reasons[] = {
    {"polish", "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 3, CHINCZYK_REASON_NONE,
     "Red's pawn 1 may move to square 13.", "Czerwony pionek 1 może się ruszyć na pole 13."},
    {"polish", "012. 10,b,b,b/x/30,b,b,b/. 0 roll t0s0 x1", 4, 0, 0, CHINCZYK_REASON_GONE,
     "Blue's pawn 1 is off the board: its player has left.",
     "Niebieski pionek 1 nie jest już na planszy: jego gracz odszedł."},
    {"polish", "0.1. 100,101,102,103/./30,b,b,b/. 0 over t0s0 0,1", 8, 0, 0, CHINCZYK_REASON_OVER,
     "The game is over.", "Koniec gry."},
    {"polish,win_pawns=1", "012. 103,1,b,b/30,b,b,b/b,b,b,b/. 1 roll t0s0 0", 1, 0, 0,
     CHINCZYK_REASON_FINISHED, "Red has finished and moves no more.",
     "Czerwony skończył już grę i więcej się nie rusza."},
    {"polish", "0.1. b,b,b,b/./b,b,b,b/. 0 off:_,_ t0s0 -", 0, 0, 0, CHINCZYK_REASON_ROLL_OFF,
     "The players still roll for the first turn.", "Gracze jeszcze rzucają o pierwszeństwo."},
    {"polish", "0.1. 10,b,b,b/./30,b,b,b/. 1 roll t0s0 -", 0, 0, 0, CHINCZYK_REASON_NOT_ON_TURN,
     "It is Yellow's turn.", "Żółty ma teraz kolejkę."},
    {"polish", "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 0, CHINCZYK_REASON_ROLL_DUE,
     "Red has to roll first.", "Czerwony musi najpierw rzucić kostką."},
    {"british", "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s2 -", 0, 0, 6, CHINCZYK_REASON_FORFEITED,
     "That is bonus face number 3 in a row, one too many: nothing moves, and the turn ends.",
     "Oczka premiowe wypadają 3. raz z rzędu, o jeden raz za dużo: nic się nie rusza i kolejka się "
     "kończy."},
    {"polish,combine_rolls=yes", "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 6,
     CHINCZYK_REASON_SAVED, "This roll is saved, and Red rolls again before anything moves.",
     "Czerwony odkłada ten rzut i rzuca dalej, zanim coś się ruszy."},
    {"polish", "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, CHINCZYK_MOVE_PAIR, 3,
     CHINCZYK_REASON_NO_PAIR, "There is no pair here that could move together.",
     "Nie ma tu pary, która mogłaby się ruszyć razem."},
    {"polish", "0.1. 103,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 1, CHINCZYK_REASON_AT_END,
     "Red's pawn 1 has reached the end of its way.",
     "Czerwony pionek 1 doszedł do końca swojej drogi."},
    {"polish,exit_faces=16", "0.1. 10,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 1, 0, 5,
     CHINCZYK_REASON_NEEDS_EXIT, "Red's pawn 2 is in base and needs a roll of 1 or 6 to come out.",
     "Czerwony pionek 2 jest w bazie i wyjdzie dopiero, gdy wypadnie 1 lub 6."},
    {"polish,home_move=forbidden", "0.1. 100,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 1,
     CHINCZYK_REASON_HOME_MOVE, "A pawn in the lane does not move on in this game.",
     "W tej grze pionek w domku już się nie rusza."},
    {"blockade", "0.1. 39,39,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, CHINCZYK_MOVE_PAIR, 1,
     CHINCZYK_REASON_PAIR_IN_LANE, "A pair cannot move into the lane together.",
     "Para nie może razem wejść do domku."},
    {"polish", "0.1. 39,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 5, CHINCZYK_REASON_TOO_FAR,
     "Red's pawn 1 would go 1 square too far.", "Czerwony pionek 1 poszedłby o 1 pole za daleko."},
    {"polish,overshoot=bounce-all,home_length=1,pawns=1", "0.1. 39/./30/. 0 roll t0s0 -", 0, 0, 5,
     CHINCZYK_REASON_BOUNCE_TOO_FAR,
     "Red's pawn 1 would go 4 squares too far, and so many back lead out of the lane again.",
     "Czerwony pionek 1 poszedłby o 4 pola za daleko, a cofając się o tyle, wyszedłby z domku."},
    {"polish,overshoot=bounce-all", "0.1. 102,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 2,
     CHINCZYK_REASON_OWN_SQUARE, "Red's pawn 1 would end where it began.",
     "Czerwony pionek 1 skończyłby ruch tam, skąd ruszył."},
    {"polish,jump=forbidden", "0.1. 10,b,b,b/./12,b,b,b/. 0 roll t0s0 -", 0, 0, 3,
     CHINCZYK_REASON_JUMP,
     "The way is barred on square 12: nobody may jump over a piece in this game.",
     "Droga jest zajęta na polu 12: w tej grze nie wolno nikogo przeskakiwać."},
    {"blockade", "0.1. 10,b,b,b/./12,12,b,b/. 0 roll t0s0 -", 0, 0, 3, CHINCZYK_REASON_BLOCK_JUMP,
     "The way is barred on square 12: nobody may jump over an opponent's block in this game.",
     "Droga jest zajęta na polu 12: w tej grze nie wolno przeskakiwać blokady przeciwnika."},
    {"ludo", "0.1. 51,101,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 3, CHINCZYK_REASON_HOME_JUMP,
     "The way is barred on lane square 2: no pawn may jump over another in the lane in this game.",
     "Droga jest zajęta na 2. polu domku: w tej grze nie wolno przeskakiwać pionków w domku."},
    {"polish", "0.1. 10,13,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 3, CHINCZYK_REASON_OWN_PIECE,
     "There is no room on square 13: an own piece stands there.",
     "Nie ma miejsca na polu 13: stoją tam swoi."},
    {"blockade", "0.1. 10,b,b,b/./13,13,b,b/. 0 roll t0s0 -", 0, 0, 3, CHINCZYK_REASON_BLOCK,
     "An opponent's block stands on square 13.", "Blokada przeciwnika stoi na polu 13."},
    {"polish,safe_start=own", "0.1. 19,b,b,b/./20,b,b,b/. 0 roll t0s0 -", 0, 0, 1,
     CHINCZYK_REASON_SAFE, "An opponent's pawn stands on square 20, where it is safe.",
     "Przeciwnik stoi na polu 20 i jest tam bezpieczny."},
    {"polish,capture=none,slide=back", "0.1. 19,b,b,b/./20,b,b,b/. 0 roll t0s0 -", 0, 0, 1,
     CHINCZYK_REASON_NO_FREE_SQUARE,
     "An opponent's piece stands on square 20, which is not captured in this game, and there is no "
     "free square instead.",
     "Przeciwnik stoi na polu 20, a w tej grze nie ma bicia; nie ma też wolnego pola, na które "
     "można by przejść."},
    {"tournament", "0.1. 19,b,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 6, CHINCZYK_REASON_MUST_EXIT,
     "Red's pawn 1 could move to square 25, but a piece must come out of base first.",
     "Czerwony pionek 1 mógłby się ruszyć na pole 25, ale najpierw trzeba wyjść z bazy."},
    {"polish,start_clear=mandatory", "0.1. 19,0,b,b/./30,b,b,b/. 0 roll t0s0 -", 0, 0, 3,
     CHINCZYK_REASON_MUST_CLEAR_START,
     "Red's pawn 1 could move to square 22, but a pawn must move on from its start first.",
     "Czerwony pionek 1 mógłby się ruszyć na pole 22, ale najpierw trzeba zejść z pola "
     "startowego."},
    {"polish,capture_priority=mandatory", "0.1. 10,38,b,b/./13,b,b,b/. 0 roll t0s0 -", 1, 0, 3,
     CHINCZYK_REASON_MUST_CAPTURE,
     "Red's pawn 2 could move to lane square 2, but another move captures, which is compulsory.",
     "Czerwony pionek 2 mógłby się ruszyć na 2. pole domku, ale inny ruch zbija, a bicie jest "
     "obowiązkowe."},
    {"robber", "0.1. b,b,b,b/./b,b,b,b/./r0@b,1@b 0 roll t0s0 -", 24, 0, 5,
     CHINCZYK_REASON_NEEDS_EXIT, "Robber 1 is in base and needs a roll of 6 to come out.",
     "Rozbójnik 1 jest w bazie i wyjdzie dopiero, gdy wypadnie 6."},
};

Test(words_game, reasons) {
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        char text[TEXT];
        chinczyk_why why;
        size_t needed;
        chinczyk_game *game = script_begin(reasons[i].rules, reasons[i].position);
        cr_assert_eq(
            chinczyk_game_why(game, reasons[i].piece, reasons[i].flags, reasons[i].face, &why),
            CHINCZYK_OK);
        cr_assert_eq(why.reason, reasons[i].reason, "%s: %d", reasons[i].english, (int)why.reason);
        cr_expect_eq(chinczyk_why_words(game, &why, CHINCZYK_ENGLISH, text, sizeof text, &needed),
                     CHINCZYK_OK);
        cr_expect_str_eq(text, reasons[i].english, "%s", text);
        cr_expect_eq(needed, strlen(text) + 1);
        cr_expect_eq(chinczyk_why_words(game, &why, CHINCZYK_POLISH, text, sizeof text, NULL),
                     CHINCZYK_OK);
        cr_expect_str_eq(text, reasons[i].polish, "%s", text);
        chinczyk_game_free(game);
    }
}

static void refused_why(const chinczyk_game *game, chinczyk_why why) {
    char text[4] = "abc";
    size_t needed = 7;
    cr_expect_eq(chinczyk_why_words(game, &why, CHINCZYK_ENGLISH, text, sizeof text, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT, "reason %d", (int)why.reason);
    cr_expect_str_empty(text);
    cr_expect_eq(needed, 0);
}

Test(words_game, reasons_of_no_game) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    refused_why(game, (chinczyk_why){.reason = -1});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_MUST_CAPTURE + 1});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_OVER, .piece = 4});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_ROLL_DUE, .player = 2});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_NOT_ON_TURN, .value = 2});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_NONE, .to_square = 40});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_BLOCK, .square = 104});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_NEEDS_EXIT, .faces = 0});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_NEEDS_EXIT, .faces = 1});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_NEEDS_EXIT, .faces = 0x80});
    refused_why(game, (chinczyk_why){.reason = CHINCZYK_REASON_TOO_FAR, .value = 0});
    chinczyk_game_free(game);
}

Test(words_game, what_must_not_be_null) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    const chinczyk_event event = {.kind = CHINCZYK_EVENT_ROLLED, .value = 5};
    const chinczyk_why why = {.reason = CHINCZYK_REASON_ROLL_DUE};
    char text[64];
    const chinczyk_status wrong = CHINCZYK_ERROR_INVALID_ARGUMENT;
    cr_expect_eq(chinczyk_event_words(NULL, &event, CHINCZYK_ENGLISH, text, 64, NULL), wrong);
    cr_expect_eq(chinczyk_event_words(game, NULL, CHINCZYK_ENGLISH, text, 64, NULL), wrong);
    cr_expect_eq(chinczyk_event_words(game, &event, 3, text, 64, NULL), wrong);
    cr_expect_eq(chinczyk_event_words(game, &event, CHINCZYK_ENGLISH, NULL, 64, NULL), wrong);
    cr_expect_eq(chinczyk_why_words(NULL, &why, CHINCZYK_ENGLISH, text, 64, NULL), wrong);
    cr_expect_eq(chinczyk_why_words(game, NULL, CHINCZYK_ENGLISH, text, 64, NULL), wrong);
    cr_expect_eq(chinczyk_why_words(game, &why, 0, text, 64, NULL), wrong);
    cr_expect_eq(chinczyk_why_words(game, &why, CHINCZYK_ENGLISH, NULL, 64, NULL), wrong);
    cr_expect_eq(chinczyk_player_words(NULL, 0, CHINCZYK_ENGLISH, text, 64, NULL), wrong);
    cr_expect_eq(chinczyk_player_words(game, 0, -1, text, 64, NULL), wrong);
    cr_expect_eq(chinczyk_player_words(game, 0, CHINCZYK_ENGLISH, NULL, 64, NULL), wrong);
    chinczyk_game_free(game);
}

Test(words_game, buffers_of_all_sizes) {
    chinczyk_game *game = script_begin("polish", "0.1.");
    const chinczyk_event event = {.kind = CHINCZYK_EVENT_ROLLED, .value = 5};
    const chinczyk_why why = {.reason = CHINCZYK_REASON_ROLL_DUE};
    for (size_t capacity = 0; capacity < 64; capacity++)
        for (int which = 0; which < 3; which++) {
            char text[65];
            size_t needed;
            char *buffer = capacity ? text : NULL;
            memset(text, 0x55, sizeof text);
            chinczyk_status status =
                which == 0
                    ? chinczyk_event_words(game, &event, CHINCZYK_POLISH, buffer, capacity, &needed)
                : which == 1
                    ? chinczyk_why_words(game, &why, CHINCZYK_POLISH, buffer, capacity, &needed)
                    : chinczyk_player_words(game, 0, CHINCZYK_POLISH, buffer, capacity, &needed);
            const char *whole = which == 0   ? "Czerwony wyrzucił 5."
                                : which == 1 ? "Czerwony musi najpierw rzucić kostką."
                                             : "Czerwony";
            int small = capacity && capacity < strlen(whole) + 1;
            cr_expect_eq(needed, strlen(whole) + 1);
            cr_expect_eq(status, small ? CHINCZYK_ERROR_BUFFER_TOO_SMALL : CHINCZYK_OK);
            cr_expect_eq(text[capacity], 0x55);
            if (capacity)
                cr_expect_str_eq(text, small ? "" : whole);
        }
    chinczyk_game_free(game);
}
