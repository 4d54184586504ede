/* SPDX-License-Identifier: MIT */
/* Whether the book is whole. */
#ifndef SCOREBOOK_CHECK_H
#define SCOREBOOK_CHECK_H

#include "scorebook_book.h"

/* Looks through the file, reads every game and compares it with what the book says of it. Says how
 * many games there are, or what is wrong. */
bool check_book(const struct book *book);

#endif
