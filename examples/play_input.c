/* SPDX-License-Identifier: MIT */
#include "play_input.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* All texts of this file. */
static const char text_all[] = "all";
static const char text_none[] = "none";
static const char text_too_long[] = "(a line that is too long)";

int play_read_line(char line[PLAY_LINE]) {
    fflush(stdout);
    if (fgets(line, PLAY_LINE, stdin) == NULL)
        return 0;
    size_t length = strlen(line);
    if (length == PLAY_LINE - 1 && line[length - 1] != '\n') {
        int c;
        do
            c = getchar();
        while (c != '\n' && c != EOF);
        strcpy(line, text_too_long);
        return 1;
    }
    while (length > 0 && isspace((unsigned char)line[length - 1]))
        line[--length] = '\0';
    size_t blanks = 0;
    while (isspace((unsigned char)line[blanks]))
        blanks++;
    memmove(line, line + blanks, length - blanks + 1);
    return 1;
}

int play_read_number(const char *text, uint64_t max, uint64_t *number) {
    uint64_t value = 0;
    if (*text == '\0')
        return 0;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return 0;
        uint64_t digit = (uint64_t)(*text - '0');
        if (digit > max || value > (max - digit) / 10)
            return 0;
        value = value * 10 + digit;
    }
    *number = value;
    return 1;
}

int play_read_players(const char *text, int32_t players, uint32_t *set) {
    uint32_t all = (1u << players) - 1;
    uint32_t read = 0;
    if (strcmp(text, text_all) == 0 || strcmp(text, text_none) == 0) {
        *set = text[0] == text_all[0] ? all : 0;
        return 1;
    }
    /* players have one digit, so the text is digits with commas between */
    for (;; text += 2) {
        if (text[0] < '0' || text[0] >= '0' + players)
            return 0;
        read |= 1u << (text[0] - '0');
        if (text[1] == '\0')
            break;
        if (text[1] != ',')
            return 0;
    }
    *set = read;
    return 1;
}
