/* SPDX-License-Identifier: MIT */
#include "play_print.h"

#include <stdio.h>
#include <string.h>

enum { LAST_COLUMN = 79 };

static int width_of(const char *text, size_t length) {
    int width = 0;
    for (size_t i = 0; i < length; i++)
        width += ((unsigned char)text[i] & 0xc0) != 0x80;
    return width;
}

int play_width(const char *text) {
    return width_of(text, strlen(text));
}

static void flow(int *column, const char *text, size_t length, int indent) {
    const char *end = text + length;
    int begun = *column > 0; /* whether a word stands on the line */
    while (text < end) {
        while (text < end && *text == ' ')
            text++;
        size_t word = 0;
        while (text + word < end && text[word] != ' ')
            word++;
        if (word == 0)
            return;
        int width = width_of(text, word);
        if (begun && *column + 1 + width > LAST_COLUMN) {
            printf("\n%*s", indent, "");
            *column = indent;
        } else if (begun) {
            putchar(' ');
            ++*column;
        }
        begun = 1;
        fwrite(text, 1, word, stdout);
        *column += width;
        text += word;
    }
}

void play_flow(int *column, const char *text, int indent) {
    flow(column, text, strlen(text), indent);
}

void play_wrap(const char *lines) {
    while (*lines != '\0') {
        size_t length = strcspn(lines, "\n");
        size_t blanks = strspn(lines, " ");
        int column = printf("%*s", (int)blanks, "");
        /* the first word stands where it stood, what follows below it is further to the right */
        size_t first = blanks + strcspn(lines + blanks, " \n");
        fwrite(lines + blanks, 1, first - blanks, stdout);
        column += width_of(lines + blanks, first - blanks);
        flow(&column, lines + first, length - first, (int)blanks + 2);
        putchar('\n');
        lines += length + (lines[length] == '\n');
    }
}
