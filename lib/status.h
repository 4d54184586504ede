/* SPDX-License-Identifier: MIT */
/* What went wrong, told to the caller. */
#ifndef LIB_STATUS_H
#define LIB_STATUS_H

#include <chinczyk.h>

#if defined(__GNUC__)
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

/* All fill the caller's error, which may be null, and return its status. */
chinczyk_status chinczyk_status_ok(chinczyk_error *error);
chinczyk_status chinczyk_status_null(chinczyk_error *error); /* a required argument is */
chinczyk_status chinczyk_status_fail(chinczyk_error *error, chinczyk_status status,
                                     ptrdiff_t offset, const char *field, const char *reason, ...)
    PRINTF_LIKE(5, 6);

#endif
