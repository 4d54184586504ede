/* SPDX-License-Identifier: MIT */
#ifndef BENCH_SELF_TEST_H
#define BENCH_SELF_TEST_H

/* Tests that the yardsticks play the library's game, so that comparing them means something.
 * Tells it by the Test Anything Protocol; gives the number of failures. */
int self_test(void);

#endif
