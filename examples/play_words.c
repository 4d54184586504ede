/* SPDX-License-Identifier: MIT */
#include "play_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A step has fewer events than pieces and players together, three times over. */
enum { EVENTS = 96, LINE = 79 };

/* All texts of this file. */
static const play_colour palette[] = {
    {"Red", 'R', 1},   {"Blue", 'B', 4},   {"Yellow", 'Y', 3},
    {"Green", 'G', 2}, {"Purple", 'P', 5}, {"Cyan", 'C', 6},
};
static const char text_and[] = "+";
static const char text_base[] = "base";
static const char text_rolled[] = "%s rolled %d";
static const char text_saved[] = "saves the %d";
static const char text_moves[] = "%s %s -> %s";
static const char text_captured[] = "captures %s";
static const char text_sent_back[] = "%s hits a block and goes back to base";
static const char text_changed_sides[] = "robber %d now serves %s";
static const char text_home[] = "%s is home";
static const char text_passed[] = "passes";
static const char text_bonus_face[] = "rolls again";
static const char text_bonus_capture[] = "rolls again for the capture";
static const char text_bonus_home[] = "rolls again for the arrival home";
static const char text_tries[] = "may try again (rolls left: %d)";
static const char text_lost[] = "cannot move %d";
static const char text_forfeited[] = "loses the turn: bonus faces in a row: %d";
static const char text_turn[] = "next: %s";
static const char text_placed[] = "%s takes place %d";
static const char text_left[] = "%s leaves the game";
static const char text_over[] = "the game is over";
static const char text_tied[] = "%s ties with %d and rolls again";
static const char text_list_pass[] = "pass";
static const char text_list_pair[] = "%s and %s  %s -> %s";
static const char text_list_single[] = "%s  %s -> %s";
static const char text_list_captures[] = ", captures";
static const char text_list_bust[] = ", hits a block and goes back to base";
static const char text_list_bounce[] = ", bounces";
static const char text_list_slide[] = ", slides past an opponent";
static const char text_list_home[] = ", home";
static const char text_places[] = "Places:";
static const char text_place[] = "  %d. %s\n";

/* The preset ludo seats its colours otherwise: rules 3.10. */
static const int usual_order[CHINCZYK_MAX_COLOURS] = {0, 1, 2, 3, 4, 5};
static const int ludo_order[CHINCZYK_MAX_COLOURS] = {0, 1, 3, 2, 4, 5};

void play_view_init(play_view *view, const chinczyk_game *game, uint32_t humans, int ansi) {
    memset(view, 0, sizeof *view);
    view->game = game;
    view->humans = humans;
    view->ansi = ansi;
    chinczyk_game_rules(game, &view->rules, sizeof view->rules);

    char rules[PLAY_RULES];
    play_rules_text(view, rules);
    size_t preset = strcspn(rules, ",");
    int ludo = preset == 4 && strncmp(rules, "ludo", preset) == 0;
    for (int c = 0; c < CHINCZYK_MAX_COLOURS; c++)
        view->colour[c] = &palette[ludo ? ludo_order[c] : usual_order[c]];
    play_view_update(view);
}

void play_view_update(play_view *view) {
    view->state.struct_size = sizeof view->state;
    chinczyk_game_state(view->game, &view->state);
}

void play_rules_text(const play_view *view, char text[PLAY_RULES]) {
    text[0] = '\0';
    chinczyk_rules_format(&view->rules, text, PLAY_RULES, NULL);
}

void play_player_name(const play_view *view, int32_t player, char name[PLAY_NAME]) {
    size_t length = 0;
    name[0] = '\0';
    for (int c = 0; c < (int)view->rules.colours; c++) {
        if (view->state.owner[c] != player)
            continue;
        length += (size_t)snprintf(name + length, PLAY_NAME - length, "%s%s",
                                   length ? text_and : "", view->colour[c]->name);
        if (length >= PLAY_NAME)
            return;
    }
}

int32_t play_piece_colour(const play_view *view, int32_t piece) {
    if (piece < CHINCZYK_ROBBER)
        return piece / CHINCZYK_MAX_PAWNS;
    int32_t owner = view->state.robber_owner[piece - CHINCZYK_ROBBER];
    int32_t c = 0;
    while (c + 1 < (int32_t)view->rules.colours && view->state.owner[c] != owner)
        c++;
    return c;
}

char play_small_letter(const play_view *view, int32_t colour) {
    return (char)(view->colour[colour]->letter - 'A' + 'a');
}

void play_piece_name(const play_view *view, int32_t piece, char name[PLAY_NAME]) {
    char letter = view->colour[play_piece_colour(view, piece)]->letter;
    if (piece < CHINCZYK_ROBBER)
        snprintf(name, PLAY_NAME, "%c%d", letter, (int)(piece % CHINCZYK_MAX_PAWNS + 1));
    else
        snprintf(name, PLAY_NAME, "%c*%d", letter, (int)(piece - CHINCZYK_ROBBER + 1));
}

void play_square_name(const play_view *view, int32_t colour, int32_t square, char name[PLAY_NAME]) {
    int32_t lane = square - CHINCZYK_LANE;
    if (square == CHINCZYK_BASE)
        snprintf(name, PLAY_NAME, "%s", text_base);
    else if (lane < 0)
        snprintf(name, PLAY_NAME, "%d", (int)square);
    else if (lane < (int32_t)view->rules.home_length)
        snprintf(name, PLAY_NAME, "%c:%d", play_small_letter(view, colour), (int)lane + 1);
    else
        snprintf(name, PLAY_NAME, "%c:C", play_small_letter(view, colour));
}

void play_say_move(const play_view *view, const chinczyk_move *move) {
    if (move->flags & CHINCZYK_MOVE_PASS) {
        fputs(text_list_pass, stdout);
        return;
    }
    char piece[PLAY_NAME], partner[PLAY_NAME], from[PLAY_NAME], to[PLAY_NAME];
    play_piece_name(view, move->piece, piece);
    play_square_name(view, move->colour, move->from_square, from);
    play_square_name(view, move->colour, move->to_square, to);
    if (move->flags & CHINCZYK_MOVE_PAIR) {
        play_piece_name(view, move->partner, partner);
        printf(text_list_pair, piece, partner, from, to);
    } else {
        printf(text_list_single, piece, from, to);
    }
    if (move->flags & CHINCZYK_MOVE_BOUNCE)
        fputs(text_list_bounce, stdout);
    if (move->flags & CHINCZYK_MOVE_SLIDE)
        fputs(text_list_slide, stdout);
    if (move->flags & CHINCZYK_MOVE_BUST)
        fputs(text_list_bust, stdout);
    if (move->flags & CHINCZYK_MOVE_HOME)
        fputs(text_list_home, stdout);
    if (move->captured == 0)
        return;
    fputs(text_list_captures, stdout);
    for (int32_t p = 0; p < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; p++) {
        if (move->captured >> p & 1) {
            play_piece_name(view, p, piece);
            printf(" %s", piece);
        }
    }
}

/* Adds a phrase to a line of phrases, on a new line where it would not fit. */
#ifdef __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
static void
phrase(int *column, const char *format, ...) {
    char text[LINE * 2];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (*column > 0) {
        int fits = *column + 2 + length <= LINE;
        fputs(fits ? ", " : ",\n    ", stdout);
        *column = fits ? *column + 2 : 4;
    }
    fputs(text, stdout);
    *column += length;
}

static size_t last_events(const play_view *view, chinczyk_event events[EVENTS]) {
    size_t count = 0;
    if (chinczyk_game_events(view->game, events, EVENTS, &count) != CHINCZYK_OK)
        return 0;
    return count;
}

static void say_bonus(int *column, int32_t why) {
    phrase(column, "%s",
           why == CHINCZYK_BONUS_CAPTURE ? text_bonus_capture
           : why == CHINCZYK_BONUS_HOME  ? text_bonus_home
                                         : text_bonus_face);
}

static void say_event(const play_view *view, const chinczyk_event *event, int *column) {
    char player[PLAY_NAME] = "", piece[PLAY_NAME] = "", from[PLAY_NAME], to[PLAY_NAME];
    int value = (int)event->value;
    if (event->player >= 0)
        play_player_name(view, event->player, player);
    if (event->piece >= 0)
        play_piece_name(view, event->piece, piece);

    switch (event->kind) {
    case CHINCZYK_EVENT_ROLLED:
        phrase(column, text_rolled, player, value);
        break;
    case CHINCZYK_EVENT_SAVED:
        phrase(column, text_saved, value);
        break;
    case CHINCZYK_EVENT_MOVED:
        play_square_name(view, play_piece_colour(view, event->piece), event->from_square, from);
        play_square_name(view, play_piece_colour(view, event->piece), event->to_square, to);
        phrase(column, text_moves, piece, from, to);
        break;
    case CHINCZYK_EVENT_CAPTURED:
        phrase(column, text_captured, piece);
        break;
    case CHINCZYK_EVENT_SENT_BACK:
        phrase(column, text_sent_back, piece);
        break;
    case CHINCZYK_EVENT_ROBBER_CHANGED_SIDES:
        phrase(column, text_changed_sides, (int)event->piece - CHINCZYK_ROBBER + 1, player);
        break;
    case CHINCZYK_EVENT_REACHED_HOME:
        phrase(column, text_home, piece);
        break;
    case CHINCZYK_EVENT_PASSED:
        phrase(column, "%s", text_passed);
        break;
    case CHINCZYK_EVENT_BONUS:
        say_bonus(column, event->value);
        break;
    case CHINCZYK_EVENT_TRIES_LEFT:
        phrase(column, text_tries, value);
        break;
    case CHINCZYK_EVENT_ROLL_LOST:
        phrase(column, text_lost, value);
        break;
    case CHINCZYK_EVENT_FORFEITED:
        phrase(column, text_forfeited, value);
        break;
    case CHINCZYK_EVENT_TURN:
        phrase(column, text_turn, player);
        break;
    case CHINCZYK_EVENT_PLACED:
        phrase(column, text_placed, player, value);
        break;
    case CHINCZYK_EVENT_LEFT:
        phrase(column, text_left, player);
        break;
    case CHINCZYK_EVENT_OVER:
        phrase(column, "%s", text_over);
        break;
    case CHINCZYK_EVENT_TIED:
        phrase(column, text_tied, player, value);
        break;
    default: /* of a later version of the library */
        break;
    }
}

void play_say_step(const play_view *view, int *column) {
    chinczyk_event events[EVENTS];
    size_t count = last_events(view, events);
    for (size_t i = 0; i < count; i++)
        say_event(view, &events[i], column);
}

int32_t play_captures(const play_view *view) {
    chinczyk_event events[EVENTS];
    size_t count = last_events(view, events);
    int32_t captures = 0;
    for (size_t i = 0; i < count; i++)
        captures += events[i].kind == CHINCZYK_EVENT_CAPTURED ||
                    events[i].kind == CHINCZYK_EVENT_ROBBER_CHANGED_SIDES;
    return captures;
}

void play_say_places(const play_view *view) {
    puts(text_places);
    for (int32_t place = 1; place <= view->state.players; place++) {
        for (int32_t p = 0; p < view->state.players; p++) {
            if (view->state.place[p] != place)
                continue;
            char name[PLAY_NAME];
            play_player_name(view, p, name);
            printf(text_place, (int)place, name);
        }
    }
}
