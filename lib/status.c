/* SPDX-License-Identifier: MIT */
#include "status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const struct {
    chinczyk_status status;
    const char *name;
    const char *message;
} table[] = {
    {CHINCZYK_OK, "ok", "Done."},
    {CHINCZYK_ERROR_INVALID_ARGUMENT, "invalid-argument",
     "An argument is null, out of its range, or names what does not exist."},
    {CHINCZYK_ERROR_BUFFER_TOO_SMALL, "buffer-too-small",
     "The output does not fit into the buffer."},
    {CHINCZYK_ERROR_PARSE, "parse", "The text does not have the form it must have."},
    {CHINCZYK_ERROR_INVALID_RULES, "invalid-rules",
     "A field of the rules is out of its range, or two contradict."},
    {CHINCZYK_ERROR_INVALID_POSITION, "invalid-position", "The rules cannot hold such a position."},
    {CHINCZYK_ERROR_INVALID_RECORD, "invalid-record",
     "The saved game tells otherwise than the game goes."},
    {CHINCZYK_ERROR_ILLEGAL_MOVE, "illegal-move", "The move is not one of the legal moves."},
    {CHINCZYK_ERROR_WRONG_PHASE, "wrong-phase", "The game does not wait for this now."},
    {CHINCZYK_ERROR_NOTHING_TO_UNDO, "nothing-to-undo", "No step is left to take back."},
    {CHINCZYK_ERROR_NOTHING_TO_REDO, "nothing-to-redo", "No step is left to repeat."},
    {CHINCZYK_ERROR_NO_MEMORY, "no-memory", "There is not enough memory."},
    {CHINCZYK_ERROR_STOPPED, "stopped", "The caller asked to stop."},
};

const char *chinczyk_status_name(chinczyk_status status) {
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].status == status)
            return table[i].name;
    return "unknown";
}

const char *chinczyk_status_message(chinczyk_status status) {
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].status == status)
            return table[i].message;
    return "The status is not one of this library.";
}

chinczyk_status chinczyk_status_ok(chinczyk_error *error) {
    if (error) {
        memset(error, 0, sizeof *error);
        error->offset = -1;
    }
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_status_fail(chinczyk_error *error, chinczyk_status status,
                                     ptrdiff_t offset, const char *field, const char *reason, ...) {
    chinczyk_status_ok(error);
    if (error) {
        va_list arguments;
        error->status = status;
        if (offset >= 0 && offset <= INT32_MAX)
            error->offset = (int32_t)offset;
        snprintf(error->field, sizeof error->field, "%s", field);
        va_start(arguments, reason);
        vsnprintf(error->reason, sizeof error->reason, reason, arguments);
        va_end(arguments);
        /* The reason may quote a caller's text, which may be anything. */
        for (char *at = error->reason; *at; at++)
            if (*at < ' ' || *at > '~')
                *at = '?';
    }
    return status;
}

chinczyk_status chinczyk_status_null(chinczyk_error *error) {
    return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                "a required argument is null");
}
