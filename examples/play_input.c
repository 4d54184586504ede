/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* poll, read */

#include "play_input.h"
#include "play_clock.h"
#include "play_texts.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifndef _WIN32
#include <poll.h>
#endif

/* The words for sets of players, in every language. */
static const char text_all[] = "all";
static const char text_none[] = "none";

/* What was read and not yet handed out. The library of C would keep such bytes where poll() does
 * not see them. */
static char pending[PLAY_LINE];
static size_t pending_length;

/* Waits until something can be read or the time is up; 0 then. */
static int wait_for_input(uint64_t began, uint64_t milliseconds) {
#ifdef _WIN32
    (void)began;
    (void)milliseconds;
    return 1;
#else
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    for (;;) {
        uint64_t took = play_now() - began;
        if (took >= milliseconds)
            return 0;
        uint64_t left = milliseconds - took;
        /* a day at a time, or the number would not fit; a signal is no input */
        if (poll(&input, 1, left < 86400000 ? (int)left : 86400000) > 0)
            return 1;
    }
#endif
}

/* Reads on to the end of a line that is longer than anybody types. 0 where the input ends. */
static int skip_line(void) {
    for (;;) {
        const char *end = memchr(pending, '\n', pending_length);
        if (end) {
            size_t used = (size_t)(end - pending) + 1;
            memmove(pending, pending + used, pending_length -= used);
            return 1;
        }
        ssize_t got = read(STDIN_FILENO, pending, sizeof pending);
        pending_length = got > 0 ? (size_t)got : 0;
        if (got <= 0)
            return 0;
    }
}

static void hand_out(char line[PLAY_LINE], size_t length) {
    size_t first = 0, end = length;
    while (end > 0 && isspace((unsigned char)pending[end - 1]))
        end--;
    while (first < end && isspace((unsigned char)pending[first]))
        first++;
    memcpy(line, pending + first, end - first);
    line[end - first] = '\0';
    /* a zero byte would hide what is behind it */
    for (size_t i = 0; i < end - first; i++)
        line[i] = line[i] == '\0' ? '.' : line[i];
    pending_length -= length;
    memmove(pending, pending + length, pending_length);
}

static play_input take_line(char line[PLAY_LINE], uint64_t began, uint64_t milliseconds) {
    for (;;) {
        const char *end = memchr(pending, '\n', pending_length);
        if (end) {
            hand_out(line, (size_t)(end - pending) + 1);
            return PLAY_TYPED;
        }
        if (pending_length == sizeof pending) {
            strcpy(line, TEXT_TOO_LONG);
            skip_line();
            return PLAY_TYPED;
        }
        if (milliseconds != PLAY_FOR_EVER && !wait_for_input(began, milliseconds))
            return PLAY_LATE;
        ssize_t got = read(STDIN_FILENO, pending + pending_length, sizeof pending - pending_length);
        if (got > 0) {
            pending_length += (size_t)got;
        } else if (pending_length > 0) { /* a last line without its end */
            hand_out(line, pending_length);
            return PLAY_TYPED;
        } else {
            return PLAY_ENDED;
        }
    }
}

play_input play_await_line(char line[PLAY_LINE], uint64_t milliseconds, uint64_t *took) {
    fflush(stdout);
    uint64_t began = play_now();
    play_input how = take_line(line, began, milliseconds);
    *took = play_now() - began;
    return how;
}

int play_read_line(char line[PLAY_LINE]) {
    uint64_t took;
    return play_await_line(line, PLAY_FOR_EVER, &took) == PLAY_TYPED;
}

char *play_find_control(char *text) {
    for (char *at = text; *at != '\0'; at++) {
        unsigned char c = (unsigned char)*at;
        if (c < ' ' || c == 0x7f || (c == 0xc2 && (unsigned char)at[1] < 0xa0))
            return at;
    }
    return NULL;
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
