/* SPDX-License-Identifier: MIT */
/* Putting games into the book. */
#ifndef SCOREBOOK_ADD_H
#define SCOREBOOK_ADD_H

#include <stddef.h>

#include "scorebook_book.h"

/* Adds the games of files, of standard input where there are none and where one is `-`, and says
 * how many. False after having said what was wrong. */
bool add_files(const struct book *book, char *const *paths, size_t count);

#endif
