/* SPDX-License-Identifier: MIT */
#include "play_commands.h"
#include "play_board.h"
#include "play_file.h"
#include "play_hint.h"
#include "play_input.h"
#include "play_texts.h"
#include "play_why.h"

#include <stdio.h>
#include <string.h>

/* --- the words --- */

/* Of several that begin alike the first is meant. */
typedef enum command {
    UNDO,
    BOARD,
    REDO,
    WHY,
    SAVE,
    RULES,
    STANDINGS,
    HINT,
    CHANCES,
    ANALYSE,
    LEAVE,
    END,
    HELP,
    NO_COMMAND
} command;

static const char *const english[] = {"undo",  "board",     "redo", "why",     "save",
                                      "rules", "standings", "hint", "chances", "analyse",
                                      "leave", "quit",      "?"};
static const char *const polish[] = {"cofnij",   "plansza", "ponownie",   "dlaczego", "zapisz",
                                     "zasady",   "wyniki",  "podpowiedz", "szanse",   "analiza",
                                     "odchodzi", "koniec",  "?"};

static command find_word(const char *const *words, const char *typed, size_t length) {
    for (int c = UNDO; c < NO_COMMAND; c++) {
        size_t k = 0;
        while (k < length && words[c][k] == (typed[k] | ('A' <= typed[k] && typed[k] <= 'Z') << 5))
            k++;
        if (length > 0 && k == length)
            return (command)c;
    }
    return NO_COMMAND;
}

/* The command that a line begins with, in the language of the program or else in English, and
 * what follows it. */
static command read_command(const char *line, const char **rest) {
    size_t length = strcspn(line, " ");
    command found = NO_COMMAND;
    if (play_language == CHINCZYK_POLISH)
        found = find_word(polish, line, length);
    if (found == NO_COMMAND)
        found = find_word(english, line, length);
    *rest = line + length + strspn(line + length, " ");
    return found;
}

/* --- help --- */

static void explain_situation(const play_session *s, const char *player) {
    const chinczyk_state *state = &s->view.state;
    switch (state->phase) {
    case CHINCZYK_PHASE_ROLL_OFF:
        printf(TEXT_HELP_ROLL_OFF, player);
        break;
    case CHINCZYK_PHASE_ROLL:
        printf(TEXT_HELP_ROLL, player);
        if (state->rolls_left > 1)
            printf(TEXT_HELP_TRIES, (int)state->rolls_left);
        break;
    case CHINCZYK_PHASE_MOVE:
        printf(TEXT_HELP_MOVE, player);
        for (int i = 0; i < state->face_count; i++)
            printf("%s%d", i ? "+" : "", (int)state->faces[i]);
        fputs(TEXT_HELP_CHOOSE, stdout);
        break;
    default:
        fputs(TEXT_HELP_OVER, stdout);
        break;
    }
    if (state->sixes > 0)
        printf(TEXT_HELP_SIXES, (int)state->sixes);
}

static const char *own_letter(const play_session *s) {
    int32_t c = 0;
    while (c + 1 < (int32_t)s->view.rules.colours && s->view.state.owner[c] != s->view.state.player)
        c++;
    return s->view.look[c].letter;
}

static void explain(const play_session *s, const char *player, const chinczyk_move *moves,
                    size_t count) {
    const char *letter = own_letter(s);
    putchar('\n');
    explain_situation(s, player);
    if (count > 0) {
        char text[PLAY_NAME] = "";
        chinczyk_move_format(&moves[0], text, sizeof text, NULL);
        printf(TEXT_HELP_ENTER_MOVE, text, letter);
    } else if (s->view.state.phase != CHINCZYK_PHASE_OVER) {
        fputs(TEXT_HELP_ENTER_ROLL, stdout);
    }
    printf(TEXT_HELP_COMMANDS, letter);
    play_board_explain(&s->view);
    char rules[PLAY_RULES];
    play_rules_text(&s->view, rules);
    printf(TEXT_HELP_RULES, rules);
    if (s->table->has_seed)
        printf(TEXT_HELP_SEED, s->table->seed);
    putchar('\n');
}

/* --- other commands --- */

/* "", "R2", "5", "R2 5" */
static int read_why(const play_session *s, const char *rest, int32_t *piece, uint64_t *face) {
    char word[PLAY_LINE];
    size_t length = strcspn(rest, " ");
    *face = 0;
    snprintf(word, sizeof word, "%.*s", (int)length, rest);
    *piece = play_piece_find(&s->view, word);
    if (*piece != CHINCZYK_NONE)
        rest += length + strspn(rest + length, " ");
    return *rest == '\0' || (play_read_number(rest, 6, face) && *face > 0);
}

static void answer_why(const play_session *s, const char *rest) {
    const char *letter = own_letter(s);
    int32_t piece;
    uint64_t face;
    if (!read_why(s, rest, &piece, &face))
        printf(TEXT_BAD_WHY, letter, letter);
    else if (piece != CHINCZYK_NONE)
        play_say_why(&s->view, piece, (int32_t)face);
    else if (play_say_why_all(&s->view, s->view.state.player, (int32_t)face) == 0)
        fputs(TEXT_ALL_MAY_MOVE, stdout);
}

static void answer_save(play_session *s, const char *path) {
    play_table *table = s->table;
    if (*path == '\0')
        path = table->saved;
    if (*path == '\0') {
        fputs(TEXT_SAVE_WHERE, stdout);
        return;
    }
    if (strcmp(path, table->saved) != 0) {
        FILE *there = fopen(path, "rb");
        if (there) {
            fclose(there);
            printf(TEXT_SAVE_THERE, path);
            return;
        }
    }
    if (!play_save(table, path)) {
        printf(TEXT_SAVE_FAILED, path);
        return;
    }
    if (path != table->saved)
        snprintf(table->saved, sizeof table->saved, "%s", path);
    printf(TEXT_SAVED, path);
}

/* Of the game that is played, or of the one whose number is given. */
static void answer_analyse(play_session *s, const char *rest) {
    uint64_t number = (uint64_t)s->view.standings.games;
    if (*rest != '\0' && (!play_read_number(rest, number, &number) || number == 0)) {
        fputs(TEXT_BAD_ANALYSE, stdout);
        return;
    }
    s->status =
        play_say_analysis(s->table, chinczyk_match_game_at(s->table->match, (int32_t)number - 1));
}

static play_answer answer_leave(play_session *s, const char *rest) {
    uint64_t player = (uint64_t)s->view.state.player;
    uint32_t steps = s->view.state.steps;
    if ((*rest != '\0' && !play_read_number(rest, (uint64_t)s->view.state.players - 1, &player)) ||
        !play_leave(s, (int32_t)player)) {
        fputs(TEXT_BAD_LEAVE, stdout);
        return PLAY_AGAIN;
    }
    return steps == s->view.state.steps ? PLAY_AGAIN : PLAY_GO_ON;
}

/* --- rolls and moves --- */

static play_answer answer_roll(play_session *s, const char *line) {
    uint64_t face = 0;
    if (*line != '\0' && (!play_read_number(line, 6, &face) || face == 0)) {
        printf(TEXT_BAD_ROLL, line);
        return PLAY_AGAIN;
    }
    play_roll(s, (int32_t)face);
    return PLAY_GO_ON;
}

/* The piece on the square that the text of a move names, as 0:12-16 or r0:b-5. */
static int32_t piece_of_text(const play_session *s, const char *text) {
    int colour, square = CHINCZYK_BASE;
    uint32_t pieces = 0;
    if (sscanf(text, "%1d:%3d", &colour, &square) != 2) {
        char base;
        if (sscanf(text, "%1d:%c", &colour, &base) != 2 || base != 'b')
            return CHINCZYK_NONE;
        square = CHINCZYK_BASE;
    }
    chinczyk_game_pieces_on(s->view.game, colour, square, &pieces);
    for (int32_t p = 0; p < CHINCZYK_ROBBER; p++) {
        if (pieces >> p & 1 && p / CHINCZYK_MAX_PAWNS == colour)
            return p;
    }
    return CHINCZYK_NONE;
}

/* A pawn was named: its single move is played, or why it has none is told. */
static play_answer answer_piece(play_session *s, int32_t piece, const chinczyk_move *moves,
                                size_t count) {
    chinczyk_why why;
    chinczyk_game_why(s->view.game, piece, 0, 0, &why);
    for (size_t i = 0; why.reason == CHINCZYK_REASON_NONE && i < count; i++) {
        if (moves[i].piece == why.piece && moves[i].partner == CHINCZYK_NONE) {
            play_move(s, &moves[i]);
            return PLAY_GO_ON;
        }
    }
    play_say_why(&s->view, piece, 0);
    return PLAY_AGAIN;
}

static play_answer answer_move(play_session *s, const char *line, const chinczyk_move *moves,
                               size_t count) {
    uint64_t number = 0;
    chinczyk_move move;
    int32_t piece = play_piece_find(&s->view, line);
    if (piece != CHINCZYK_NONE)
        return answer_piece(s, piece, moves, count);
    if (*line == '\0' && count == 1) {
        play_move(s, &moves[0]);
        return PLAY_GO_ON;
    }
    if (play_read_number(line, count, &number) && number > 0) {
        play_move(s, &moves[number - 1]);
        return PLAY_GO_ON;
    }
    if (chinczyk_game_find_move(s->view.game, line, &move, NULL) == CHINCZYK_OK) {
        play_move(s, &move);
        return PLAY_GO_ON;
    }
    printf(TEXT_BAD_MOVE, line, own_letter(s));
    piece = piece_of_text(s, line);
    if (piece != CHINCZYK_NONE)
        play_say_why(&s->view, piece, 0);
    return PLAY_AGAIN;
}

/* --- asking --- */

static void prompt(const play_session *s, const char *player, size_t count) {
    const chinczyk_state *state = &s->view.state;
    char who[PLAY_NAME + PLAY_TIME + 8], time[PLAY_TIME];
    play_time_text(s->view.standings.time_left[state->player], time);
    if (s->view.standings.clock > 0)
        snprintf(who, sizeof who, TEXT_WHO_WITH_CLOCK, player, time);
    else
        snprintf(who, sizeof who, TEXT_WHO, player);
    if (s->view.standings.stage == CHINCZYK_STAGE_NEXT)
        fputs(TEXT_PROMPT_NEXT, stdout);
    else if (state->phase == CHINCZYK_PHASE_OVER)
        fputs(TEXT_PROMPT_OVER, stdout);
    else if (state->phase == CHINCZYK_PHASE_ROLL_OFF)
        printf(TEXT_PROMPT_ROLL_OFF, who);
    else if (count == 1)
        printf(TEXT_PROMPT_ONLY, who, (int)state->distance);
    else if (count > 1)
        printf(TEXT_PROMPT_MOVE, who, (int)state->distance, (int)count);
    else if (state->rolls_left > 1)
        printf(TEXT_PROMPT_TRIES, who, (int)state->rolls_left);
    else
        printf(TEXT_PROMPT_ROLL, who);
}

static play_answer obey(play_session *s, command typed, const char *rest) {
    uint32_t steps = s->view.state.steps;
    switch (typed) {
    case UNDO:
        play_take_back(s);
        break;
    case REDO:
        play_repeat(s);
        break;
    case BOARD:
        play_board_draw(&s->view);
        break;
    case WHY:
        answer_why(s, rest);
        break;
    case SAVE:
        answer_save(s, rest);
        break;
    case RULES:
        play_say_rules(&s->view);
        break;
    case STANDINGS:
        play_say_standings(&s->view);
        break;
    case HINT:
        play_say_hint(&s->view);
        break;
    case CHANCES:
        play_say_chances(&s->view);
        break;
    case ANALYSE:
        answer_analyse(s, rest);
        break;
    case LEAVE:
        return answer_leave(s, rest);
    default:
        return PLAY_QUIT;
    }
    return steps == s->view.state.steps ? PLAY_AGAIN : PLAY_GO_ON;
}

play_answer play_ask(play_session *s, const chinczyk_move *moves, size_t count) {
    char line[PLAY_LINE], player[PLAY_NAME];
    const char *rest;
    int over = s->view.state.phase == CHINCZYK_PHASE_OVER;
    uint64_t limit = PLAY_FOR_EVER, took;
    if (s->view.standings.clock > 0 && !over)
        limit = s->view.standings.time_left[s->view.state.player];
    s->unasked = 0;
    play_player_name(&s->view, s->view.state.player, player);
    prompt(s, player, count);
    play_input how = play_await_line(line, limit, &took);
    if (how != PLAY_TYPED)
        putchar('\n');
    if (how == PLAY_ENDED)
        return PLAY_QUIT;
    if (play_spend(s, took))
        return PLAY_GO_ON;
    if (how == PLAY_LATE || s->status != CHINCZYK_OK)
        return PLAY_AGAIN;
    command typed = read_command(line, &rest);
    if (typed == HELP)
        explain(s, player, moves, count);
    else if (typed != NO_COMMAND)
        return obey(s, typed, rest);
    else if (over && *line == '\0')
        return PLAY_GO_ON;
    else if (over)
        printf(TEXT_BAD_END, line);
    else if (count > 0)
        return answer_move(s, line, moves, count);
    else
        return answer_roll(s, line);
    return PLAY_AGAIN;
}

play_answer play_greet(play_session *s) {
    for (;;) {
        char line[PLAY_LINE];
        const char *rest;
        fputs(TEXT_ASK_BEGIN, stdout);
        if (!play_read_line(line)) {
            putchar('\n');
            return PLAY_QUIT;
        }
        command typed = read_command(line, &rest);
        if (typed == END)
            return PLAY_QUIT;
        if (typed != RULES)
            return PLAY_GO_ON;
        play_say_rules(&s->view);
    }
}
