/* SPDX-License-Identifier: MIT */
#include "play_loop.h"
#include "play_board.h"
#include "play_input.h"
#include "play_words.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* All texts of this file. */
static const char text_begin[] = "Rules %s, seed %" PRIu64 ". Type ? for help.\n";
static const char text_prompt_roll_off[] = "%s, roll for the first turn [Enter, 1-6, ?]: ";
static const char text_prompt_roll[] = "%s, roll [Enter, 1-6, ?]: ";
static const char text_prompt_tries[] = "%s, roll (up to %d times) [Enter, 1-6, ?]: ";
static const char text_prompt_move[] = "%s, move by %d [1-%d, ?]: ";
static const char text_prompt_only[] = "%s, move by %d [1 or Enter, ?]: ";
static const char text_prompt_over[] = "The game is over [Enter ends, u, b, ?]: ";
static const char text_move[] = "  %2d) ";
static const char text_nothing_to_undo[] = "There is nothing of yours to take back.\n";
static const char text_nothing_to_redo[] = "There is nothing to repeat.\n";
static const char text_undone[] = "Taken back.\n";
static const char text_redone[] = "Repeated.\n";
static const char text_bad_roll[] = "\"%.60s\" is no face: type Enter, a digit from 1 to 6, or ?\n";
static const char text_bad_move[] = "\"%.60s\" is no move: type a number of the list, or ?\n";
static const char text_bad_end[] = "\"%.60s\" means nothing here: type Enter, u, b, q or ?\n";
static const char text_help_roll_off[] =
    "The first turn is rolled for: the highest face begins, equal ones roll again.\n"
    "%s rolls now.\n";
static const char text_help_roll[] = "It is the turn of %s, who rolls.\n";
static const char text_help_tries[] = "Up to %d rolls are left.\n";
static const char text_help_move[] = "It is the turn of %s, who has rolled ";
static const char text_help_choose[] = " and must choose a move of the list.\n";
static const char text_help_sixes[] = "Bonus faces in a row in this turn: %d.\n";
static const char text_help_over[] = "The game is over.\n";
static const char text_help_enter_roll[] =
    "  Enter  rolls the program's die\n"
    "  1-6    the face that you rolled with a die of yours\n";
static const char text_help_enter_move[] =
    "  1, ... plays that move of the list; so does its text, such as %s\n";
static const char text_help_commands[] =
    "  u      takes back your last roll or move; the program's die will roll the same\n"
    "  r      repeats what was taken back\n"
    "  b      shows the board\n"
    "  ?      this help\n"
    "  q      quits\n";
static const char text_help_rules[] = "Rules: %s\nSeed: %" PRIu64 "\n";
static const char text_endless[] = "No end is in sight, so the program stops here.\n";
static const char text_summary[] = "%" PRIu32 " rolls, %" PRIu32 " moves, %" PRIu32 " captures\n";

/* Some rules hardly ever let a pawn arrive; without people nobody would stop such a game. */
enum { MOST_ROLLS = 100000 };

typedef enum answer { AGAIN, GO_ON, QUIT } answer;

typedef struct session {
    const play_table *table;
    play_view view;
    chinczyk_status status; /* of the last roll or move */
    uint32_t rolls, moves, captures;
    int column; /* how far the line of comment has come */
} session;

static int human_acts(const session *s) {
    return (int)(s->table->humans >> chinczyk_game_player(s->table->game) & 1);
}

/* The program's player: captures, else goes home, else leaves the base, else moves its foremost
 * pawn. A robber has no way to go, so it counts as hindmost. */
static int32_t worth(const play_view *view, const chinczyk_move *move) {
    if (move->flags & CHINCZYK_MOVE_PASS)
        return -1;
    if (move->flags & CHINCZYK_MOVE_BUST)
        return -2;
    const chinczyk_rules *rules = &view->rules;
    int32_t track = (int32_t)rules->track_length;
    int32_t start = move->colour * track / (int32_t)rules->colours;
    int32_t forward = 0;
    if (move->to_square >= CHINCZYK_LANE)
        forward = track + move->to_square - CHINCZYK_LANE;
    else if (move->piece < CHINCZYK_ROBBER)
        forward = (move->to_square - start + track) % track;
    if (move->flags & CHINCZYK_MOVE_CAPTURE)
        return 3000 + forward;
    if (move->flags & CHINCZYK_MOVE_HOME)
        return 2000 + forward;
    return forward + (move->flags & CHINCZYK_MOVE_EXIT ? 1000 : 0);
}

static size_t best_move(const play_view *view, const chinczyk_move *moves, size_t count) {
    size_t best = 0;
    for (size_t i = 1; i < count; i++) {
        if (worth(view, &moves[i]) > worth(view, &moves[best]))
            best = i;
    }
    return best;
}

/* Tells the last step; a roll and the move that the program finds for it make one line. */
static void tell(session *s) {
    play_say_step(&s->view, &s->column);
    if (s->view.state.phase == CHINCZYK_PHASE_MOVE && !human_acts(s))
        return;
    putchar('\n');
    s->column = 0;
}

static void after_step(session *s) {
    if (s->status != CHINCZYK_OK)
        return;
    play_view_update(&s->view);
    s->captures += (uint32_t)play_captures(&s->view);
    if (s->table->comment)
        tell(s);
}

static void roll(session *s, int32_t face) {
    s->status = chinczyk_game_roll(s->table->game, face, NULL);
    s->rolls += s->status == CHINCZYK_OK;
    after_step(s);
}

static void play(session *s, const chinczyk_move *move) {
    s->status = chinczyk_game_play(s->table->game, move);
    s->moves += s->status == CHINCZYK_OK;
    after_step(s);
}

/* The board of the new position, where it does not come anyway with moves or places. */
static void show_change(const session *s) {
    if (s->view.state.phase != CHINCZYK_PHASE_MOVE && s->view.state.phase != CHINCZYK_PHASE_OVER)
        play_board_draw(&s->view);
}

/* Goes back to where a person last decided; the program would only play its own steps again. */
static void take_back(session *s) {
    chinczyk_game *game = s->table->game;
    uint32_t taken = 0;
    int found = 0;
    while (!found && chinczyk_game_undo(game) == CHINCZYK_OK) {
        taken++;
        found = human_acts(s);
    }
    if (!found) {
        while (taken-- > 0)
            chinczyk_game_redo(game);
        fputs(text_nothing_to_undo, stdout);
        return;
    }
    fputs(text_undone, stdout);
    play_view_update(&s->view);
    show_change(s);
}

static void repeat(session *s) {
    chinczyk_game *game = s->table->game;
    if (chinczyk_game_redo(game) != CHINCZYK_OK) {
        fputs(text_nothing_to_redo, stdout);
        return;
    }
    fputs(text_redone, stdout);
    do {
        play_view_update(&s->view);
        tell(s);
    } while (!human_acts(s) && chinczyk_game_redo(game) == CHINCZYK_OK);
    show_change(s);
}

static void explain_situation(const session *s, const char *player) {
    const chinczyk_state *state = &s->view.state;
    switch (state->phase) {
    case CHINCZYK_PHASE_ROLL_OFF:
        printf(text_help_roll_off, player);
        break;
    case CHINCZYK_PHASE_ROLL:
        printf(text_help_roll, player);
        if (state->rolls_left > 1)
            printf(text_help_tries, (int)state->rolls_left);
        break;
    case CHINCZYK_PHASE_MOVE:
        printf(text_help_move, player);
        for (int i = 0; i < state->face_count; i++)
            printf("%s%d", i ? "+" : "", (int)state->faces[i]);
        fputs(text_help_choose, stdout);
        break;
    default:
        fputs(text_help_over, stdout);
        break;
    }
    if (state->sixes > 0)
        printf(text_help_sixes, (int)state->sixes);
}

static void explain(const session *s, const char *player, const chinczyk_move *moves,
                    size_t count) {
    putchar('\n');
    explain_situation(s, player);
    if (count > 0) {
        char text[PLAY_NAME] = "";
        chinczyk_move_format(&moves[0], text, sizeof text, NULL);
        printf(text_help_enter_move, text);
    } else if (s->view.state.phase != CHINCZYK_PHASE_OVER) {
        fputs(text_help_enter_roll, stdout);
    }
    fputs(text_help_commands, stdout);
    play_board_explain(&s->view);
    char rules[PLAY_RULES];
    play_rules_text(&s->view, rules);
    printf(text_help_rules, rules, s->table->seed);
    putchar('\n');
}

static void list_moves(const session *s, const chinczyk_move *moves, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char text[PLAY_NAME] = "";
        chinczyk_move_format(&moves[i], text, sizeof text, NULL);
        printf(text_move, (int)i + 1);
        play_say_move(&s->view, &moves[i]);
        printf("  [%s]\n", text);
    }
}

static void prompt(const session *s, const char *player, size_t count) {
    const chinczyk_state *state = &s->view.state;
    if (state->phase == CHINCZYK_PHASE_OVER)
        fputs(text_prompt_over, stdout);
    else if (state->phase == CHINCZYK_PHASE_ROLL_OFF)
        printf(text_prompt_roll_off, player);
    else if (count == 1)
        printf(text_prompt_only, player, (int)state->distance);
    else if (count > 1)
        printf(text_prompt_move, player, (int)state->distance, (int)count);
    else if (state->rolls_left > 1)
        printf(text_prompt_tries, player, (int)state->rolls_left);
    else
        printf(text_prompt_roll, player);
}

static void answer_roll(session *s, const char *line) {
    uint64_t face = 0;
    if (*line != '\0' && (!play_read_number(line, 6, &face) || face == 0))
        printf(text_bad_roll, line);
    else
        roll(s, (int32_t)face);
}

static void answer_move(session *s, const char *line, const chinczyk_move *moves, size_t count) {
    uint64_t number = 0;
    chinczyk_move move;
    if (*line == '\0' && count == 1)
        play(s, &moves[0]);
    else if (play_read_number(line, count, &number) && number > 0)
        play(s, &moves[number - 1]);
    else if (chinczyk_game_find_move(s->table->game, line, &move, NULL) == CHINCZYK_OK)
        play(s, &move);
    else
        printf(text_bad_move, line);
}

/* Asks the person on turn once. */
static answer ask(session *s, const chinczyk_move *moves, size_t count) {
    char line[PLAY_LINE], player[PLAY_NAME];
    int over = s->view.state.phase == CHINCZYK_PHASE_OVER;
    play_player_name(&s->view, s->view.state.player, player);
    prompt(s, player, count);
    if (!play_read_line(line)) {
        putchar('\n');
        return QUIT;
    }
    uint32_t steps = chinczyk_game_steps(s->table->game);
    int letter = line[0] != '\0' && line[1] == '\0' ? tolower((unsigned char)line[0]) : 0;
    if (letter == 'q' || (over && *line == '\0'))
        return QUIT;
    if (letter == '?')
        explain(s, player, moves, count);
    else if (letter == 'b')
        play_board_draw(&s->view);
    else if (letter == 'u')
        take_back(s);
    else if (letter == 'r')
        repeat(s);
    else if (over)
        printf(text_bad_end, line);
    else if (count > 0)
        answer_move(s, line, moves, count);
    else
        answer_roll(s, line);
    return steps == chinczyk_game_steps(s->table->game) ? AGAIN : GO_ON;
}

/* Lets the person on turn decide; a refused line is asked again without the board. */
static int person_acts(session *s, const chinczyk_move *moves, size_t count) {
    if (count > 0) {
        play_board_draw(&s->view);
        list_moves(s, moves, count);
    }
    answer given;
    do
        given = ask(s, moves, count);
    while (given == AGAIN && s->status == CHINCZYK_OK);
    return given != QUIT;
}

static void program_acts(session *s, const chinczyk_move *moves, size_t count) {
    if (count > 0)
        play(s, &moves[best_move(&s->view, moves, count)]);
    else
        roll(s, 0);
}

static int is_endless(const session *s) {
    return s->table->humans == 0 && s->rolls >= MOST_ROLLS;
}

/* At the end a person may still look back and take back. */
static int end(session *s) {
    play_board_draw(&s->view);
    play_say_places(&s->view);
    if (is_endless(s))
        fputs(text_endless, stdout);
    if (s->table->humans == 0) {
        printf(text_summary, s->rolls, s->moves, s->captures);
        return 0;
    }
    answer given;
    do
        given = ask(s, NULL, 0);
    while (given == AGAIN);
    return given != QUIT;
}

chinczyk_status play_loop(const play_table *table) {
    session s = {.table = table, .status = CHINCZYK_OK};
    play_view_init(&s.view, table->game, table->humans, table->ansi);
    if (table->humans != 0) {
        char rules[PLAY_RULES];
        play_rules_text(&s.view, rules);
        printf(text_begin, rules, table->seed);
        play_board_draw(&s.view);
    }
    int going = 1;
    while (going && s.status == CHINCZYK_OK) {
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        size_t count = 0;
        chinczyk_game_moves(table->game, moves, CHINCZYK_MAX_MOVES, &count);
        if (s.view.state.phase == CHINCZYK_PHASE_OVER || is_endless(&s))
            going = end(&s);
        else if (human_acts(&s))
            going = person_acts(&s, moves, count);
        else
            program_acts(&s, moves, count);
    }
    return s.status;
}
