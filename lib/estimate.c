/* SPDX-License-Identifier: MIT */
/*
 * Means and shares with their standard errors, in integers, so that every machine
 * tells the same. Results that no games could have lead to meaningless numbers only.
 */
#include "results.h"
#include "root.h"

static const uint64_t million = 1000000;

/* a * b / c, rounded down; the greatest number where it would not fit. */
static uint64_t multiply_divide(uint64_t a, uint64_t b, uint64_t c) {
    uint64_t a0 = a & UINT32_MAX, a1 = a >> 32, b0 = b & UINT32_MAX, b1 = b >> 32;
    uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & UINT32_MAX);
    uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
    uint64_t low = other << 32 | (a0 * b0 & UINT32_MAX);

    if (high >= c)
        return UINT64_MAX;
    for (unsigned i = 0; i < 64; i++) { /* long division, a bit at a time */
        uint64_t carry = high >> 63;

        high = high << 1 | low >> 63;
        low <<= 1;
        if (carry || high >= c) {
            high -= c;
            low |= 1;
        }
    }
    return low;
}

static void answer(uint64_t millionths, uint64_t variance, uint64_t *value,
                   uint64_t *standard_error) {
    *value = millionths;
    if (standard_error)
        *standard_error = square_root(variance);
}

/* Makes the outputs empty; whether the arguments will do. */
static int begin(const chinczyk_results *results, chinczyk_measure measure, chinczyk_results *read,
                 uint64_t *value, uint64_t *standard_error) {
    if (value)
        *value = 0;
    if (standard_error)
        *standard_error = 0;
    return value && results && chinczyk_results_read(results, read) && measure >= 0 &&
           measure < MEASURES;
}

chinczyk_status chinczyk_results_mean(const chinczyk_results *results, chinczyk_measure measure,
                                      uint64_t *millionths, uint64_t *standard_error) {
    chinczyk_results read;
    uint64_t n, sum, whole, rest, variance = 0;

    if (!begin(results, measure, &read, millionths, standard_error) || !read.games)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    n = read.games;
    sum = read.sums[measure];
    whole = sum / n;
    rest = sum % n;
    if (n > 1) {
        /* The squares of the distances from the whole part of the mean, which are right
         * although the product may be too great; and what they are too many for the mean. */
        uint64_t squares = read.squares[measure] - whole * (sum + rest);
        uint64_t fraction = multiply_divide(rest, million, n);

        variance = multiply_divide(squares, million, n - 1);
        variance -= multiply_divide(fraction, rest, n - 1);
        variance = multiply_divide(variance, million, n);
    }
    answer(multiply_divide(sum, million, n), variance, millionths, standard_error);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_results_per_roll(const chinczyk_results *results, chinczyk_measure measure,
                                          uint64_t *millionths, uint64_t *standard_error) {
    chinczyk_results read;
    uint64_t n, sum, rolls, variance = 0;

    if (!begin(results, measure, &read, millionths, standard_error) ||
        !read.sums[CHINCZYK_MEASURE_ROLLS])
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    n = read.games;
    sum = read.sums[measure];
    rolls = read.sums[CHINCZYK_MEASURE_ROLLS];
    if (n > 1) {
        /* The squares of what each game has beyond its rolls' share: the variance of a
         * ratio of two sums over games. */
        uint64_t expected = multiply_divide(read.squares[CHINCZYK_MEASURE_ROLLS], sum, rolls);
        uint64_t both = 2 * multiply_divide(read.products[measure], sum, rolls);
        uint64_t squares = read.squares[measure] + multiply_divide(expected, sum, rolls);

        squares = squares > both ? squares - both : 0; /* rounded down, it can be below 0 */
        variance = multiply_divide(squares, million, rolls);
        variance = multiply_divide(variance, million, rolls);
        variance = multiply_divide(variance, n, n - 1);
    }
    answer(multiply_divide(sum, million, rolls), variance, millionths, standard_error);
    return CHINCZYK_OK;
}

chinczyk_status chinczyk_results_share(const chinczyk_results *results, uint64_t count,
                                       uint64_t *millionths, uint64_t *standard_error) {
    chinczyk_results read;
    uint64_t n, variance = 0;

    if (!begin(results, CHINCZYK_MEASURE_ROLLS, &read, millionths, standard_error))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    n = read.games - read.unfinished;
    if (!n || count > n)
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    if (n > 1) {
        /* The share and the rest of the whole, as fine as the square of a millionth. */
        uint64_t whole = million * million, share = multiply_divide(count, whole, n);

        variance = multiply_divide(share, whole - share, whole) / (n - 1);
    }
    answer(multiply_divide(count, million, n), variance, millionths, standard_error);
    return CHINCZYK_OK;
}
