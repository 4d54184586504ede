/* SPDX-License-Identifier: MIT */
/* Results that were saved, read and merged. */
#include "simulate.h"

#include <stdlib.h>
#include <string.h>

typedef struct parts {
    chinczyk_results *list;
    size_t count, room;
} parts;

static int complain(const char *file, const char *message) {
    fprintf(stderr, "chinczyk-simulate: %s: %s\n", file, message);
    return 0;
}

/* All of a file, which the caller frees; null where it cannot be had. */
static char *read_all(FILE *file) {
    size_t length = 0, room = 1 << 16;
    char *text = malloc(room);
    while (text) {
        length += fread(text + length, 1, room - length - 1, file);
        text[length] = '\0';
        if (ferror(file) || memchr(text, '\0', length))
            break;
        if (length + 1 < room)
            return text;
        char *longer = realloc(text, room *= 2);
        if (!longer)
            break;
        text = longer;
    }
    free(text);
    return NULL;
}

static int add(parts *all, const char *file, const char *text) {
    chinczyk_error error;
    if (all->count == all->room) {
        size_t room = all->room ? 2 * all->room : 64;
        chinczyk_results *longer = realloc(all->list, room * sizeof *longer);
        if (!longer)
            return complain(file, "not enough memory");
        all->list = longer;
        all->room = room;
    }
    chinczyk_results *part = &all->list[all->count];
    part->struct_size = sizeof *part;
    if (chinczyk_results_parse(text, part, &error) != CHINCZYK_OK) {
        fprintf(stderr, "chinczyk-simulate: %s: %s: %s\n", file, error.field, error.reason);
        return 0;
    }
    all->count++;
    return 1;
}

/* Each part ends with the line of its check. */
static int add_all(parts *all, const char *file, char *text) {
    while (*text) {
        char *check = strncmp(text, "check ", 6) ? strstr(text, "\ncheck ") : text;
        char *end = check ? strchr(check + 1, '\n') : NULL;
        if (!end)
            return complain(file, "it does not end as results do");
        char after = end[1];
        end[1] = '\0';
        if (!add(all, file, text))
            return 0;
        end[1] = after;
        text = end + 1;
    }
    return 1;
}

static int add_file(parts *all, const char *name) {
    int standard = !strcmp(name, "-");
    FILE *file = standard ? stdin : fopen(name, "rb");
    if (!file)
        return complain(name, "it cannot be opened");
    char *text = read_all(file);
    if (!standard)
        fclose(file);
    if (!text)
        return complain(name, "it cannot be read");
    int added = add_all(all, name, text);
    free(text);
    return added;
}

/* By their games; those without any first. */
static int compare(const void *a, const void *b) {
    const chinczyk_results *x = a, *y = b;
    if (x->first_game != y->first_game)
        return x->first_game < y->first_game ? -1 : 1;
    return (x->games > y->games) - (x->games < y->games);
}

static int merge(parts *all, chinczyk_results *results) {
    chinczyk_error error;
    if (!all->count)
        return complain("--merge", "there are no results");
    qsort(all->list, all->count, sizeof *all->list, compare);
    for (size_t i = 0; i < all->count; i++)
        if (chinczyk_results_merge(results, &all->list[i], &error) != CHINCZYK_OK)
            return complain("--merge", error.reason);
    return 1;
}

int simulate_merge(char *const *files, int count, chinczyk_results *results) {
    parts all = {0};
    int good = 1;
    for (int i = 0; i < count && good; i++)
        good = add_file(&all, files[i]);
    good = good && merge(&all, results);
    free(all.list);
    return good;
}
