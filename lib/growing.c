/* SPDX-License-Identifier: MIT */
#include "growing.h"

#include <string.h>

#include "memory.h"
#include "status.h"

static int is_size(size_t size, size_t first_size) {
    return size >= first_size && size <= GROWING_GREATEST_SIZE;
}

chinczyk_status chinczyk_growing_read(const void *given, size_t first_size, void *known,
                                      size_t width, const char *what, chinczyk_status fault,
                                      chinczyk_error *error) {
    uint32_t size, of_this_version = (uint32_t)width;

    memcpy(&size, given, sizeof size);
    if (!is_size(size, first_size))
        return chinczyk_status_fail(error, fault, -1, "struct_size",
                                    "struct_size must be between %d and %d", (int)first_size,
                                    GROWING_GREATEST_SIZE);
    if (size > width && !chinczyk_memory_is_zero((const char *)given + width, size - width))
        return chinczyk_status_fail(error, fault, -1, "struct_size",
                                    "%s a field that this version does not know", what);
    memset(known, 0, width);
    memcpy(known, given, size < width ? size : width);
    memcpy(known, &of_this_version, sizeof of_this_version);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_growing_fill(void *out, size_t size, size_t first_size, const void *known,
                                      size_t width) {
    uint32_t told = (uint32_t)size;

    if (!out || !is_size(size, first_size))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    memset(out, 0, size);
    memcpy(out, known, size < width ? size : width);
    memcpy(out, &told, sizeof told);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_growing_fill_whole(void *out, size_t size, size_t first_size,
                                            const void *known, size_t width,
                                            chinczyk_error *error) {
    if (chinczyk_growing_fill(out, size, first_size, known, width))
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the struct to be filled is null or of a wrong size");
    if (size < width && !chinczyk_memory_is_zero((const char *)known + size, width - size)) {
        memset(out, 0, size);
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "struct_size",
                                    "the struct to be filled is too small");
    }
    return chinczyk_status_ok(error);
}
