/* SPDX-License-Identifier: MIT */
#ifndef LEAKS_H
#define LEAKS_H

/* How a test ends that leaks. */
enum { LEAKS_EXIT = 99 };

#endif
