/* SPDX-License-Identifier: MIT */
/* The text of results: what is read is written and read again alike. */
#include "fuzz.h"

#include <inttypes.h>

static char *format(const chinczyk_results *results, size_t *needed) {
    FUZZ_CHECK(chinczyk_results_format(results, NULL, 0, needed) == CHINCZYK_OK);
    char *text = malloc(*needed);
    FUZZ_CHECK(text != NULL);
    FUZZ_CHECK(chinczyk_results_format(results, text, *needed, NULL) == CHINCZYK_OK);
    return text;
}

/* No fuzzer finds the check of a text (doc/notation.md), so it is put right. Returns a new text. */
static char *with_check(const char *text) {
    const char *at = strstr(text, "check ");
    size_t length = at ? (size_t)(at - text) : strlen(text);
    uint64_t check = 0;
    char *whole = malloc(length + sizeof "check 0123456789abcdef\n");
    FUZZ_CHECK(whole != NULL);
    memcpy(whole, text, length);
    for (size_t i = 0; i < length; i++) {
        check = (check ^ (unsigned char)text[i]) * UINT64_C(0x9fb21c651e98df25);
        check ^= check >> 29;
    }
    sprintf(whole + length, "check %016" PRIx64 "\n", check);
    return whole;
}

static void try(const char *text) {
    static chinczyk_results results, again;
    chinczyk_error error;
    size_t needed;
    results.struct_size = again.struct_size = sizeof results;
    chinczyk_status status = chinczyk_results_parse(text, &results, &error);
    FUZZ_CHECK(error.status == status);
    if (status != CHINCZYK_OK)
        return;
    char *written = format(&results, &needed);
    FUZZ_CHECK(strcmp(written, text) == 0);
    FUZZ_CHECK(chinczyk_results_parse(written, &again, NULL) == CHINCZYK_OK);
    FUZZ_CHECK(memcmp(&results, &again, sizeof results) == 0);
    free(written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size), *checked = with_check(text);
    try(text);
    try(checked);
    free(checked);
    free(text);
    return 0;
}
