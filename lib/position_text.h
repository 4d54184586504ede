/* SPDX-License-Identifier: MIT */
/* The text of a position: doc/notation.md, "Position". */
#ifndef LIB_POSITION_TEXT_H
#define LIB_POSITION_TEXT_H

#include "position.h"
#include "text.h"

void chinczyk_position_put(struct text *text, const struct ruleset *rs, const struct position *pos);

/* Reads a position of checked rules, compiling them for its seats. What comes out
 * is one that the rules can hold. */
chinczyk_status chinczyk_position_parse(const char *text, const chinczyk_rules *rules,
                                        struct ruleset *rs, struct position *pos,
                                        chinczyk_error *error);

#endif
