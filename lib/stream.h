/* SPDX-License-Identifier: MIT */
/*
 * The generator of a simulated game, the same on every machine for ever
 * (doc/simulation.md, "The draws").
 *
 * A small counting generator of four words of 16 bits, so that many games can be
 * played side by side, each in its own lane of a vector. The counter sees to it that
 * no stream comes round before 2^16 draws.
 */
#ifndef LIB_STREAM_H
#define LIB_STREAM_H

#include "random.h"

struct stream {
    uint16_t a, b, c, d;
};

/* A die roll is a draw below STREAM_ROLLS: a face, and with it a number below
 * STREAM_REST for the choice that follows. Both are uniform, and STREAM_REST is a
 * multiple of 1 to STREAM_SHARES. */
enum { STREAM_REST = 10920, STREAM_ROLLS = 6 * STREAM_REST, STREAM_SHARES = 8 };

struct draw {
    unsigned face;
    unsigned rest;
};

/* Game `number` of a seed. */
static inline struct stream stream_begin(uint64_t seed, uint64_t number) {
    uint64_t state = random_draw(&seed) + number, bits = random_draw(&state);

    return (struct stream){(uint16_t)bits, (uint16_t)(bits >> 16), (uint16_t)(bits >> 32),
                           (uint16_t)(bits >> 48)};
}

static inline unsigned stream_draw(struct stream *s) {
    uint16_t drawn = (uint16_t)(s->a + s->b + s->d);

    s->d = (uint16_t)(s->d + 1);
    s->a = (uint16_t)(s->b ^ s->b >> 5);
    s->b = (uint16_t)(s->c + (s->c << 3));
    s->c = (uint16_t)((uint16_t)(s->c << 6 | s->c >> 10) + drawn);
    return drawn;
}

/* As it was before the last draw. 36409 is the inverse of 9, which b was multiplied by. */
static inline struct stream stream_back(struct stream s) {
    uint16_t b = (uint16_t)(s.a ^ s.a >> 5 ^ s.a >> 10 ^ s.a >> 15);
    uint16_t c = (uint16_t)(s.b * 36409u), d = (uint16_t)(s.d - 1);
    uint16_t drawn = (uint16_t)(s.c - (uint16_t)(c << 6 | c >> 10));

    return (struct stream){(uint16_t)(drawn - b - d), b, c, d};
}

/* A number below n, which is small; all equally likely. */
static inline unsigned stream_below(struct stream *s, unsigned n) {
    unsigned share = 65536 / n, drawn;

    do
        drawn = stream_draw(s);
    while (drawn >= share * n);
    return drawn / share;
}

static inline struct draw stream_roll(struct stream *s) {
    unsigned drawn;

    do
        drawn = stream_draw(s);
    while (drawn >= STREAM_ROLLS);
    return (struct draw){1 + drawn / STREAM_REST, drawn % STREAM_REST};
}

/* One of n, n at least 1, by what a roll has left. */
static inline unsigned stream_choose(struct stream *s, unsigned rest, unsigned n) {
    return n <= STREAM_SHARES ? rest * n / STREAM_REST : stream_below(s, n);
}

#endif
