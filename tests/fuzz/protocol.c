/* SPDX-License-Identifier: MIT */
/*
 * The line protocol: the example program itself, its input and output in memory. Every line that is
 * a command is answered once, by lines that end with `ok`, or by one line of an error.
 */
#include "fuzz.h"

#include <stdarg.h>
#include <stdbool.h>

static struct {
    const uint8_t *at;
    size_t left;
    char *text; /* all that was printed */
    size_t length, capacity;
} terminal;

static int terminal_getchar(void) {
    if (terminal.left == 0)
        return EOF;
    terminal.left--;
    return *terminal.at++;
}

static int terminal_putchar(int c) {
    if (terminal.length == terminal.capacity) {
        terminal.capacity = terminal.capacity ? 2 * terminal.capacity : 4096;
        terminal.text = realloc(terminal.text, terminal.capacity);
        FUZZ_CHECK(terminal.text != NULL);
    }
    terminal.text[terminal.length++] = (char)c;
    return c;
}

static int terminal_printf(const char *format, ...) {
    char text[8192];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    FUZZ_CHECK(length >= 0 && (size_t)length < sizeof text);
    for (int i = 0; i < length; i++)
        terminal_putchar(text[i]);
    return length;
}

static int terminal_puts(const char *text) {
    return terminal_printf("%s\n", text);
}

/* Deep counts take for ever, and are right or wrong at any depth. */
static chinczyk_status shallow_perft(const chinczyk_game *game, uint32_t depth, chinczyk_stop stop,
                                     void *ctx, uint64_t *leaves) {
    return chinczyk_game_perft(game, depth > 255 ? depth : depth % 3, stop, ctx, leaves);
}

#undef getchar
#undef putchar
#define getchar terminal_getchar
#define putchar terminal_putchar
#define printf terminal_printf
#define puts terminal_puts
#define chinczyk_game_perft shallow_perft
#define main protocol_main
#include "../../examples/protocol.c"
#undef main

/* Lines of the input that are to be answered, up to `quit`. */
static size_t count_commands(const uint8_t *data, size_t size) {
    size_t count = 0;
    while (size > 0) {
        const uint8_t *end = memchr(data, '\n', size);
        size_t whole = end ? (size_t)(end - data) + 1 : size, length = end ? whole - 1 : whole;
        if (length > 0 && data[length - 1] == '\r' && length < LINE_SIZE)
            length--;
        count += length > 0 && data[0] != '#';
        if (length == 4 && memcmp(data, "quit", 4) == 0)
            break;
        data += whole;
        size -= whole;
    }
    return count;
}

/* Answers in what was printed: plain ASCII, every line one that the protocol has. */
static size_t count_answers(void) {
    static const char *const told[] = {"rules ", "position ", "rolled ", "move ",
                                       "rank ",  "perft ",    "hash "};
    size_t answers = 0;
    bool open = false; /* lines of an answer that is not ended */
    terminal_putchar('\0');
    for (char *line = terminal.text, *end; *line != '\0'; line = end + 1) {
        bool known = false;
        FUZZ_CHECK((end = strchr(line, '\n')) != NULL);
        *end = '\0';
        for (const char *at = line; *at != '\0'; at++)
            FUZZ_CHECK(*at >= ' ' && *at <= '~');
        if (strcmp(line, "ok") == 0 || strncmp(line, "error ", 6) == 0) {
            FUZZ_CHECK(!open || line[0] == 'o');
            answers++;
            open = false;
            continue;
        }
        for (size_t i = 0; i < sizeof told / sizeof *told; i++)
            known = known || strncmp(line, told[i], strlen(told[i])) == 0;
        FUZZ_CHECK(known);
        open = true;
    }
    FUZZ_CHECK(!open);
    return answers;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char name[] = "chinczyk-protocol", *arguments[] = {name, NULL};
    terminal.at = data;
    terminal.left = size;
    FUZZ_CHECK(protocol_main(1, arguments) == EXIT_SUCCESS);
    FUZZ_CHECK(count_answers() == count_commands(data, size));
    free(terminal.text);
    terminal.text = NULL;
    terminal.length = terminal.capacity = 0;
    return 0;
}
