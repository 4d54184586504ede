/* SPDX-License-Identifier: MIT */
/*
 * Structs that begin with struct_size, which later versions make longer: a caller's may
 * be of any size from that of the first published version on (abi/README.md).
 */
#ifndef LIB_GROWING_H
#define LIB_GROWING_H

#include <chinczyk.h>

/* The greatest size that a version may have, but for chinczyk_results. */
enum { GROWING_GREATEST_SIZE = 4096 };

/*
 * Takes a caller's struct into one of this version, `width` bytes, with zeros for what it
 * lacks. `fault` for a size of no version and for bytes that this version does not know;
 * `what` names the struct in the error, such as "the rules set".
 */
chinczyk_status chinczyk_growing_read(const void *given, size_t first_size, void *known,
                                      size_t width, const char *what, chinczyk_status fault,
                                      chinczyk_error *error);

/* Fills a caller's struct of `size` bytes with one of this version, and zeros where this is
 * shorter. INVALID_ARGUMENT for null and for a size of no version. */
chinczyk_status chinczyk_growing_fill(void *out, size_t size, size_t first_size, const void *known,
                                      size_t width);

/* The same, but nothing is cut off: INVALID_ARGUMENT, and zeros, also where the struct of an
 * earlier version has no room for what is set. */
chinczyk_status chinczyk_growing_fill_whole(void *out, size_t size, size_t first_size,
                                            const void *known, size_t width, chinczyk_error *error);

#endif
