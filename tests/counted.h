/* SPDX-License-Identifier: MIT */
/*
 * The library's own malloc and free, counted.
 *
 * Tests are linked with a twin of the library: the very same objects, in which the linker's
 * --wrap leads malloc and free here. So whatever a test does without an allocator of its own
 * is counted too, and leaks.c looks behind each test whether all was given back.
 */
#ifndef COUNTED_H
#define COUNTED_H

#include <stddef.h>

#ifdef __GNUC__
#define COUNTED_API __attribute__((visibility("default")))
#else
#define COUNTED_API
#endif

/* Blocks that the library took so far, and gave back. */
COUNTED_API size_t counted_taken(void);
COUNTED_API size_t counted_given(void);

#endif
