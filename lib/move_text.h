/* SPDX-License-Identifier: MIT */
#ifndef LIB_MOVE_TEXT_H
#define LIB_MOVE_TEXT_H

#include "moves.h"

/* Whether a text, zero-terminated at `end`, has the form of a move. */
int chinczyk_move_text_has_form(const char *at, const char *end);

#endif
