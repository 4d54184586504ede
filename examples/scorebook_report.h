/* SPDX-License-Identifier: MIT */
/* What the book tells. */
#ifndef SCOREBOOK_REPORT_H
#define SCOREBOOK_REPORT_H

#include "scorebook_book.h"

struct report {
    const char *name;
    const char *help;
    const char *sql; /* the names of its columns are the headings */
};

extern const struct report reports[];
extern const unsigned report_count;

/* Prints a report, as a table or as comma-separated values. */
bool report_print(const struct book *book, const struct report *report, bool csv);

/* Prints the record of a game. */
bool report_show(const struct book *book, const char *number);

#endif
