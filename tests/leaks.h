/* SPDX-License-Identifier: MIT */
#ifndef LEAKS_H
#define LEAKS_H

/* The .exit_code of a test that is to leak. */
enum { LEAKS_EXIT = 99 };

#endif
