/* SPDX-License-Identifier: MIT */
/* Games as text. */
#include "client.h"

static char text[LONG_TEXT], again[LONG_TEXT];

/* Saved, loaded and saved again, it is the same. */
void show_record(const chinczyk_game *game) {
    const char *head = "[Player0 \"Ala\"]\n";
    chinczyk_game *loaded;
    size_t needed, consumed;
    uint64_t line = 1;

    MUST(chinczyk_game_save(game, head, strlen(head), text, sizeof text, &needed, NULL));
    must_be(needed == strlen(text) + 1, "the size of the record");
    MUST(chinczyk_game_load(text, strlen(text), &allocator, &loaded, &consumed, &line, NULL));
    must_be(consumed == strlen(text), "how much of the record was read");
    MUST(chinczyk_game_save(loaded, text, strlen(text), again, sizeof again, NULL, NULL));
    must_be(!strcmp(text, again), "the record of a game that was loaded");
    printf("  record lines %" PRIu64 " sum %016" PRIx64 "\n", line - 1, mix_text(0, text));
    chinczyk_game_free(loaded);
}

/* Two records, one behind the other, as somebody typed them. */
void show_tags(void) {
    const char *records = "; two games\n"
                          "[Rules \"polish,first=fixed\"]\n[Seats \"0.1.\"]\n[Seed \"5\"]\n"
                          "[Event \"a \\\"test\\\"\"]\n\n1. p0 *3 *5 5 | x1\nend\n\n"
                          "[Seats \"01..\"]\n[Rules \"british\"]\n6 5 {01.. b,b,b,b/b,b,b,b/./. 0 "
                          "roll t0s0 -}\nend\n";
    size_t length = strlen(records), at = 0, begin, end;
    char name[TEXT], value[TEXT], line[TEXT];
    uint64_t number = 1;

    MUST(chinczyk_record_find(records, length, &begin, &end));
    printf("record %lu %lu\n", (unsigned long)begin, (unsigned long)end);
    for (size_t i = 0; i < 4; i++) {
        MUST(chinczyk_record_tag_name(records, length, i, name, sizeof name, NULL, NULL));
        MUST(chinczyk_record_tag(records, length, name, value, sizeof value, NULL, NULL));
        MUST(chinczyk_record_tag_format(name, value, line, sizeof line, NULL));
        printf("tag %s %s\n  %s", name, value, line);
    }
    must_be(chinczyk_record_tag_name(records, length, 4, name, sizeof name, NULL, NULL) ==
                CHINCZYK_ERROR_INVALID_ARGUMENT,
            "a tag behind the last");
    while (at < length) {
        chinczyk_error error;
        chinczyk_game *game;
        size_t consumed;

        must_be(!chinczyk_game_load(records + at, length - at, &allocator, &game, &consumed,
                                    &number, &error),
                error.reason);
        at += consumed;
        MUST(chinczyk_game_save(game, NULL, 0, text, sizeof text, NULL, NULL));
        printf("%s", text);
        chinczyk_game_free(game);
        must_be_given_back();
    }
    printf("lines %" PRIu64 "\n", number - 1);
}
