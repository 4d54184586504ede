/* SPDX-License-Identifier: MIT */
#include "../../lib/evaluation.h"
#include "../../lib/greedy.h"
#include "../../lib/stream.h"
#include "../../lib/turn.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 4096, W = ROLES * FEATURES };

static struct ruleset rs;
struct sample { float x[W]; uint8_t player; };
static struct sample *samples; /* of a game */
static unsigned count;

static void vector(const struct position *pos, unsigned player, float x[W]) {
    memset(x, 0, W * sizeof *x);
    for (unsigned p = 0; p < rs.players; p++) {
        int32_t f[FEATURES];
        if (!position_is_playing(pos, p)) continue;
        chinczyk_evaluation_features(&rs, pos, p, f);
        unsigned role = p != player ? ROLE_OTHER : p == pos->player ? ROLE_TURN : ROLE_WAIT;
        float factor = p == player ? 1 : -1.0f / (float)(rs.players - 1);
        for (unsigned i = 0; i < FEATURES; i++)
            x[role * FEATURES + i] += factor * (float)f[i];
    }
}

static unsigned pick(const struct position *pos, const struct outcome *list, unsigned n, const struct weights *w, struct stream *s) {
    if (!w) {
        uint32_t best = chinczyk_greedy_best(&rs, pos, list, n);
        return bits_member(best, stream_below(s, bits_count(best)));
    }
    int64_t high = INT64_MIN; unsigned best = 0;
    for (unsigned i = 0; i < n; i++) {
        struct position next = *pos;
        chinczyk_turn_play(&rs, &next, &list[i]);
        int64_t v = chinczyk_evaluation(&rs, w, &next, pos->player);
        if (v > high) { high = v; best = i; }
    }
    return best;
}

/* who won; samples noted */
static int game(uint64_t seed, uint64_t number, const struct weights *const *w, int note) {
    struct stream s = stream_begin(seed, number);
    struct position pos;
    unsigned rolls = 0;
    chinczyk_position_begin(&rs, &pos);
    chinczyk_turn_begin(&pos, stream_below(&s, rs.players));
    count = 0;
    while (pos.phase != CHINCZYK_PHASE_OVER && !pos.standing_count && rolls++ < 20000) {
        chinczyk_turn_roll(&rs, &pos, stream_roll(&s).face);
        if (pos.phase == CHINCZYK_PHASE_MOVE) {
            struct outcome list[CHINCZYK_MAX_MOVES];
            unsigned me = pos.player;
            chinczyk_moves_find(&rs, &pos, list);
            unsigned n = bits_count(pos.legal);
            unsigned k = pick(&pos, list, n, w[pos.player], &s);
            chinczyk_turn_play(&rs, &pos, &list[k]);
            if (note && n > 1 && !pos.standing_count && count < MOST) {
                vector(&pos, me, samples[count].x);
                samples[count++].player = (uint8_t)me;
            }
        }
    }
    return pos.standing_count ? pos.standing[0] : -1;
}

static double share(uint64_t seed, unsigned games, const struct weights *a, const struct weights *b) {
    unsigned wins = 0;
    for (unsigned g = 0; g < games; g++) {
        const struct weights *w[COLOURS];
        unsigned me = g % rs.players;
        for (unsigned p = 0; p < COLOURS; p++) w[p] = p == me ? a : b;
        if (rs.players == 4) w[(me + 2) % 4] = a;
        int won = game(seed, g, w, 0);
        wins += won >= 0 && w[won] == a;
    }
    return wins / (double)games;
}

int main(int argc, char **argv) {
    const char *text = argc > 1 ? argv[1] : "polish";
    int players = argc > 2 ? atoi(argv[2]) : 2;
    unsigned games = argc > 3 ? (unsigned)atoi(argv[3]) : 20000;
    unsigned rounds = argc > 4 ? (unsigned)atoi(argv[4]) : 3;
    chinczyk_rules rules; char seats[8];
    chinczyk_rules_parse(text, &rules, sizeof rules, NULL);
    chinczyk_rules_seats(&rules, players, 1, seats, 8, NULL);
    chinczyk_ruleset_compile(&rs, &rules, seats, strlen(seats), NULL);
    samples = malloc(MOST * sizeof *samples);
    struct weights current, best, *use = NULL; double most = 0;
    double v[W] = {0}, sq[W] = {0}, mean[W] = {0};
    for (unsigned round = 0; round < rounds; round++) {
        const struct weights *w[COLOURS];
        double n = 0;
        memset(v, 0, sizeof v); 
        if (!round) { /* scales */
            for (unsigned g = 0; g < 200; g++) {
                for (unsigned p = 0; p < COLOURS; p++) w[p] = use;
                game(7, g, w, 1);
                for (unsigned k = 0; k < count; k++) for (unsigned i = 0; i < W; i++) { sq[i] += samples[k].x[i] * samples[k].x[i]; }
                n += count;
            }
            for (unsigned i = 0; i < W; i++) sq[i] = sq[i] > 0 ? sqrt(sq[i] / n) : 0;
        }
        memset(mean, 0, sizeof mean); n = 0;
        for (unsigned g = 0; g < games; g++) {
            for (unsigned p = 0; p < COLOURS; p++) w[p] = round && (g + p) % 3 ? use : NULL;
            int won = game(100 + round, g, w, 1);
            if (won < 0) continue;
            double rate = 0.01 / (1 + 20.0 * g / games);
            for (unsigned k = 0; k < count; k++) {
                double z = 0; struct sample *s = &samples[k];
                for (unsigned i = 0; i < W; i++) if (sq[i] > 0) z += v[i] * s->x[i] / sq[i];
                double p = 1 / (1 + exp(-z)), e = (s->player == won) - p;
                for (unsigned i = 0; i < W; i++) if (sq[i] > 0) v[i] += rate * e * s->x[i] / sq[i];
            }
            if (g > games / 2) { n++; for (unsigned i = 0; i < W; i++) mean[i] += v[i]; }
        }
        for (unsigned i = 0; i < W; i++) {
            double x = sq[i] > 0 ? 1000 * mean[i] / n / sq[i] : 0;
            current.of[i / FEATURES][i % FEATURES] = (int16_t)lrint(x);
        }
        use = &current;
        double got = share(999, 6000, use, NULL);
        fprintf(stderr, "%s %d round %u: against greedy %.4f\n", text, players, round, got);
        if (got > most) { most = got; best = current; }
    }
    printf("    {{{");
    for (unsigned r = 0; r < ROLES; r++) { if (r) printf("},\n      {"); for (unsigned i = 0; i < FEATURES; i++) printf("%s%d", i ? ", " : "", best.of[r][i]); }
    printf("}}},\n");
    return 0;
}
