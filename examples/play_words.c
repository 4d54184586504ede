/* SPDX-License-Identifier: MIT */
#include "play_words.h"
#include "play_print.h"
#include "play_texts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A sentence about a game is shorter than this. */
enum { SENTENCE = 512 };

/* How colours look, by their English names. Light letters stand on dark colours. */
static const struct {
    const char *name, *ink, *surface;
} palette[] = {
    {"red", "\033[31m", "\033[1;37;41m"},    {"blue", "\033[34m", "\033[1;37;44m"},
    {"yellow", "\033[33m", "\033[1;30;43m"}, {"green", "\033[32m", "\033[1;30;42m"},
    {"purple", "\033[35m", "\033[1;37;45m"}, {"orange", "\033[38;5;208m", "\033[1;30;48;5;208m"},
};

/* Letters that are not of ASCII, small and capital. */
static const char *const capitals[][2] = {{"ż", "Ż"}};

static size_t letter_length(const char *text) {
    size_t length = 1;
    while (((unsigned char)text[length] & 0xc0) == 0x80)
        length++;
    return length;
}

static void capital(const char *small, char letter[5]) {
    snprintf(letter, 5, "%s", small);
    letter[0] = (char)toupper((unsigned char)letter[0]);
    for (size_t i = 0; i < sizeof capitals / sizeof capitals[0]; i++) {
        if (strcmp(small, capitals[i][0]) == 0)
            snprintf(letter, 5, "%s", capitals[i][1]);
    }
}

static void make_look(const chinczyk_rules *rules, int32_t colour, play_look *look) {
    const char *name = chinczyk_words_colour(rules, colour, play_language);
    const char *english = chinczyk_words_colour(rules, colour, CHINCZYK_ENGLISH);
    size_t first = letter_length(name);
    snprintf(look->small, sizeof look->small, "%.*s", (int)first, name);
    capital(look->small, look->letter);
    snprintf(look->name, sizeof look->name, "%s%s", look->letter, name + first);
    look->ink = look->surface = "\033[1;7m"; /* of a colour that only a later library has */
    for (size_t i = 0; i < sizeof palette / sizeof palette[0]; i++) {
        if (strcmp(palette[i].name, english) == 0) {
            look->ink = palette[i].ink;
            look->surface = palette[i].surface;
        }
    }
}

void play_view_begin(play_view *view, const play_table *table, const chinczyk_game *game) {
    memset(view, 0, sizeof *view);
    view->table = table;
    chinczyk_game_rules(game, &view->rules, sizeof view->rules);
    for (int32_t c = 0; c < (int32_t)view->rules.colours; c++)
        make_look(&view->rules, c, &view->look[c]);
    play_view_show(view, game);
}

void play_view_init(play_view *view, const play_table *table) {
    play_view_begin(view, table, chinczyk_match_game(table->match));
    play_view_update(view);
}

void play_view_show(play_view *view, const chinczyk_game *game) {
    view->game = game;
    view->state.struct_size = sizeof view->state;
    chinczyk_game_state(game, &view->state);
}

void play_view_update(play_view *view) {
    play_view_show(view, chinczyk_match_game(view->table->match));
    view->standings.struct_size = sizeof view->standings;
    chinczyk_match_standings(view->table->match, &view->standings);
}

void play_rules_text(const play_view *view, char text[PLAY_RULES]) {
    text[0] = '\0';
    chinczyk_rules_format(&view->rules, text, PLAY_RULES, NULL);
}

void play_player_name(const play_view *view, int32_t player, char name[PLAY_NAME]) {
    name[0] = '\0';
    if (view->table->called[player][0] != '\0')
        snprintf(name, PLAY_NAME, "%s", view->table->called[player]);
    else
        chinczyk_player_words(view->game, player, play_language, name, PLAY_NAME, NULL);
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

void play_piece_name(const play_view *view, int32_t piece, char name[PLAY_NAME]) {
    const char *letter = view->look[play_piece_colour(view, piece)].letter;
    if (piece < CHINCZYK_ROBBER)
        snprintf(name, PLAY_NAME, "%s%d", letter, (int)(piece % CHINCZYK_MAX_PAWNS + 1));
    else
        snprintf(name, PLAY_NAME, "%s*%d", letter, (int)(piece - CHINCZYK_ROBBER + 1));
}

int32_t play_piece_find(const play_view *view, const char *name) {
    if (*name == '\0')
        return CHINCZYK_NONE;
    char typed[5], letter[5], wanted[PLAY_NAME];
    size_t first = letter_length(name);
    snprintf(typed, sizeof typed, "%.*s", (int)first, name);
    capital(typed, letter);
    snprintf(wanted, sizeof wanted, "%s%s", letter, name + first);
    for (int32_t p = 0; p < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; p++) {
        char found[PLAY_NAME];
        if (view->state.square[p] == CHINCZYK_NONE)
            continue;
        play_piece_name(view, p, found);
        if (strcmp(found, wanted) == 0)
            return p;
    }
    return CHINCZYK_NONE;
}

void play_square_name(const play_view *view, int32_t colour, int32_t square, char name[PLAY_NAME]) {
    int32_t lane = square - CHINCZYK_LANE;
    if (square == CHINCZYK_BASE)
        snprintf(name, PLAY_NAME, "%s", TEXT_BASE);
    else if (lane < 0)
        snprintf(name, PLAY_NAME, "%d", (int)square);
    else if (lane < (int32_t)view->rules.home_length)
        snprintf(name, PLAY_NAME, "%s:%d", view->look[colour].small, (int)lane + 1);
    else
        snprintf(name, PLAY_NAME, "%s:C", view->look[colour].small);
}

const char *play_kind_words(chinczyk_player_kind kind) {
    switch (kind) {
    case CHINCZYK_PLAYER_RANDOM:
        return TEXT_KIND_RANDOM;
    case CHINCZYK_PLAYER_GREEDY:
        return TEXT_KIND_GREEDY;
    default:
        return TEXT_KIND_STRONG;
    }
}

int32_t play_count_players(const chinczyk_game *game) {
    chinczyk_state state = {.struct_size = sizeof state};
    chinczyk_game_state(game, &state);
    return state.players;
}

void play_points_text(int64_t millionths, char text[PLAY_POINTS]) {
    int64_t tenths = (millionths < 0 ? -millionths + 500 : millionths + 500) / 1000;
    snprintf(text, PLAY_POINTS, "%s%" PRId64 "%s%d", millionths < 0 && tenths > 0 ? "-" : "",
             tenths / 10, TEXT_POINT, (int)(tenths % 10));
}

void play_time_text(uint64_t milliseconds, char text[PLAY_TIME]) {
    uint64_t seconds = milliseconds / 1000;
    snprintf(text, PLAY_TIME, "%" PRIu64 ":%02" PRIu64, seconds / 60, seconds % 60);
}

void play_say_move(const play_view *view, const chinczyk_move *move) {
    if (move->flags & CHINCZYK_MOVE_PASS) {
        fputs(TEXT_LIST_PASS, stdout);
        return;
    }
    char piece[PLAY_NAME], partner[PLAY_NAME], from[PLAY_NAME], to[PLAY_NAME];
    play_piece_name(view, move->piece, piece);
    play_square_name(view, move->colour, move->from_square, from);
    play_square_name(view, move->colour, move->to_square, to);
    if (move->flags & CHINCZYK_MOVE_PAIR) {
        play_piece_name(view, move->partner, partner);
        printf(TEXT_LIST_PAIR, piece, partner, from, to);
    } else {
        printf(TEXT_LIST_SINGLE, piece, from, to);
    }
    if (move->flags & CHINCZYK_MOVE_BOUNCE)
        fputs(TEXT_LIST_BOUNCE, stdout);
    if (move->flags & CHINCZYK_MOVE_SLIDE)
        fputs(TEXT_LIST_SLIDE, stdout);
    if (move->flags & CHINCZYK_MOVE_BUST)
        fputs(TEXT_LIST_BUST, stdout);
    if (move->flags & CHINCZYK_MOVE_HOME)
        fputs(TEXT_LIST_HOME, stdout);
    if (move->captured == 0)
        return;
    fputs(TEXT_LIST_CAPTURES, stdout);
    for (int32_t p = 0; p < CHINCZYK_ROBBER + CHINCZYK_MAX_ROBBERS; p++) {
        if (move->captured >> p & 1) {
            play_piece_name(view, p, piece);
            printf(" %s", piece);
        }
    }
}

static size_t last_events(const play_view *view, chinczyk_event events[CHINCZYK_MAX_EVENTS]) {
    size_t count = 0;
    chinczyk_game_events(view->game, events, CHINCZYK_MAX_EVENTS, &count);
    return count;
}

void play_say_step(const play_view *view, int *column) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count = last_events(view, events);
    for (size_t i = 0; i < count; i++) {
        char sentence[SENTENCE] = ""; /* stays so for an event of a later library */
        chinczyk_event_words(view->game, &events[i], play_language, sentence, sizeof sentence,
                             NULL);
        play_flow(column, sentence, 4);
    }
}

int32_t play_captures(const play_view *view) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count = last_events(view, events);
    int32_t captures = 0;
    for (size_t i = 0; i < count; i++)
        captures += events[i].kind == CHINCZYK_EVENT_CAPTURED ||
                    events[i].kind == CHINCZYK_EVENT_ROBBER_CHANGED_SIDES;
    return captures;
}

int32_t play_lost_distance(const play_view *view) {
    chinczyk_event events[CHINCZYK_MAX_EVENTS];
    size_t count = last_events(view, events);
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == CHINCZYK_EVENT_ROLL_LOST)
            return events[i].value;
    }
    return 0;
}

void play_say_places(const play_view *view) {
    fputs(TEXT_PLACES, stdout);
    for (int32_t place = 1; place <= view->state.players; place++) {
        for (int32_t p = 0; p < view->state.players; p++) {
            if (view->state.place[p] != place)
                continue;
            char name[PLAY_NAME];
            play_player_name(view, p, name);
            printf(TEXT_PLACE, (int)place, name);
        }
    }
}

void play_say_standings(const play_view *view) {
    const chinczyk_standings *now = &view->standings;
    char name[PLAY_NAME];
    printf(TEXT_STANDINGS, (int)now->wins_needed);
    for (int32_t place = 1; place <= now->players; place++) {
        for (int32_t p = 0; p < now->players; p++) {
            if (now->place[p] != place)
                continue;
            play_player_name(view, p, name);
            printf(TEXT_STANDING, (int)place, name, (int)now->wins[p]);
            puts(now->leave_order[p] > 0 ? TEXT_HAS_LEFT : "");
        }
    }
    if (now->winner != CHINCZYK_NONE) {
        play_player_name(view, now->winner, name);
        printf(TEXT_WINNER, name);
    }
}

void play_say_rules(const play_view *view) {
    size_t needed = 0;
    chinczyk_rules_words(&view->rules, play_language, NULL, 0, &needed);
    char *text = malloc(needed);
    if (text == NULL)
        return;
    chinczyk_rules_words(&view->rules, play_language, text, needed, NULL);
    putchar('\n');
    play_wrap(text);
    putchar('\n');
    free(text);
}

/* The preset whose name the canonical text begins with. */
static chinczyk_preset nearest_preset(const char *text) {
    size_t length = strcspn(text, ",");
    chinczyk_preset p = 0;
    while (strlen(chinczyk_preset_name(p)) != length ||
           strncmp(chinczyk_preset_name(p), text, length) != 0)
        p++;
    return p;
}

void play_say_preset(const play_view *view) {
    char text[PLAY_RULES];
    chinczyk_rules usual;
    size_t needed = 0;
    play_rules_text(view, text);
    chinczyk_preset preset = nearest_preset(text);
    const char *name = chinczyk_words_preset(preset, play_language);
    if (strchr(text, ',') == NULL) {
        printf(TEXT_RULES_ARE, name, text);
        return;
    }
    printf(TEXT_RULES_BUT, name);
    chinczyk_rules_init(&usual, sizeof usual, preset);
    chinczyk_rules_difference(&usual, &view->rules, play_language, NULL, 0, &needed);
    char *words = malloc(needed);
    if (words == NULL)
        return;
    chinczyk_rules_difference(&usual, &view->rules, play_language, words, needed, NULL);
    play_wrap(words);
    free(words);
}
