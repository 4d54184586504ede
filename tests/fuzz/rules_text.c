/* SPDX-License-Identifier: MIT */
/* The parser of rules: what is accepted is valid, is written canonically and read again alike. */
#include "../simple/simple.h"
#include "fuzz.h"

static int all_zero(const void *struct_, size_t size) {
    const unsigned char *at = struct_;
    for (size_t i = 0; i < size; i++)
        if (at[i] != 0)
            return 0;
    return 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    chinczyk_rules rules, again;
    chinczyk_error error;
    char written[FUZZ_RULES_TEXT], twice[FUZZ_RULES_TEXT];
    size_t needed;
    char *text = fuzz_text(data, size);
    chinczyk_status status = chinczyk_rules_parse(text, &rules, sizeof rules, &error);
    free(text);
    FUZZ_CHECK(error.status == status);
    if (status != CHINCZYK_OK) {
        FUZZ_CHECK(status == CHINCZYK_ERROR_PARSE || status == CHINCZYK_ERROR_INVALID_RULES);
        FUZZ_CHECK(all_zero(&rules, sizeof rules));
        return 0;
    }
    FUZZ_CHECK(chinczyk_rules_check(&rules, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(simple_accepts(&rules));
    FUZZ_CHECK(chinczyk_rules_format(&rules, written, sizeof written, &needed) == CHINCZYK_OK);
    FUZZ_CHECK(needed == strlen(written) + 1);
    fuzz_note(&rules, "");
    FUZZ_CHECK(chinczyk_rules_format(&rules, twice, needed - 1, NULL) ==
               CHINCZYK_ERROR_BUFFER_TOO_SMALL);
    FUZZ_CHECK(chinczyk_rules_parse(written, &again, sizeof again, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(memcmp(&rules, &again, sizeof rules) == 0);
    FUZZ_CHECK(chinczyk_rules_format(&again, twice, sizeof twice, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(strcmp(written, twice) == 0);
    for (chinczyk_language language = 1; language <= chinczyk_language_count(); language++)
        FUZZ_CHECK(chinczyk_rules_words(&rules, language, NULL, 0, &needed) == CHINCZYK_OK &&
                   needed > 1);
    return 0;
}
