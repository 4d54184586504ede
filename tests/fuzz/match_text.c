/* SPDX-License-Identifier: MIT */
/* The saved match: what is read is a match, and is written and read again alike. */
#include "fuzz.h"

static char *save(const chinczyk_match *match, const char *head, size_t head_length,
                  size_t *needed) {
    FUZZ_CHECK(chinczyk_match_save(match, head, head_length, NULL, 0, needed, NULL) == CHINCZYK_OK);
    char *text = malloc(*needed);
    FUZZ_CHECK(text != NULL);
    FUZZ_CHECK(chinczyk_match_save(match, head, head_length, text, *needed, NULL, NULL) ==
               CHINCZYK_OK);
    return text;
}

static chinczyk_standings standings_of(const chinczyk_match *match) {
    chinczyk_standings standings = {.struct_size = sizeof standings};
    FUZZ_CHECK(chinczyk_match_standings(match, &standings) == CHINCZYK_OK);
    return standings;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    chinczyk_match *match, *again;
    chinczyk_error error;
    size_t consumed, needed, needed_again;
    chinczyk_status status =
        chinczyk_match_load((const char *)data, size, NULL, &match, &consumed, NULL, &error);
    FUZZ_CHECK(error.status == status);
    FUZZ_CHECK((status == CHINCZYK_OK) == (match != NULL));
    if (!match)
        return 0;
    FUZZ_CHECK(consumed > 0 && consumed <= size);
    fuzz_check_game(chinczyk_match_game(match));
    char *text = save(match, NULL, 0, &needed);
    FUZZ_CHECK(chinczyk_match_load(text, needed - 1, NULL, &again, &consumed, NULL, NULL) ==
               CHINCZYK_OK);
    FUZZ_CHECK(consumed == needed - 1);
    chinczyk_standings a = standings_of(match), b = standings_of(again);
    FUZZ_CHECK(memcmp(&a, &b, sizeof a) == 0);
    char *twice = save(again, NULL, 0, &needed_again);
    FUZZ_CHECK(needed_again == needed && strcmp(text, twice) == 0);
    chinczyk_match_free(again);
    chinczyk_match_free(match);
    free(twice);
    free(text);
    return 0;
}
