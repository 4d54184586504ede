/* SPDX-License-Identifier: MIT */
/*
 * A race is decided by the number of turns in which each player comes home. For
 * each of the two the ways in which the pawns can stand at the beginning of a turn
 * are kept with their probabilities, and led through one turn after the other.
 *
 * Probabilities are whole numbers of 2^-60. What does not divide is lost, which is far
 * too little to be seen in a millionth; so no series of bonus faces goes on for ever.
 */
#include "race.h"

#include <assert.h>
#include <string.h>

#include "forecast.h"
#include "turn.h"

enum { FACES = 6, LEAST_ROOM = 64, MOST_TURNS = 4096, PRECISION = 60, HALF = PRECISION / 2 };

/* States played between two questions whether to stop. */
enum { PATIENCE = 1024 };

static const uint64_t certain = UINT64_C(1) << PRECISION;

struct state {
    struct position position;
    uint64_t mass;
    uint32_t next; /* 1 + the next state of the same hash, 0 for none */
};

/* States, each there once, found by a hash table of lists. */
struct states {
    struct state *list;
    uint32_t *heads;
    uint32_t count, room; /* room is a power of two, or 0 */
};

/* What both runs are given. */
struct means {
    const struct ruleset *rs;
    const chinczyk_allocator *allocator;
    chinczyk_stop stop;
    void *ctx;
    uint32_t patience;
    chinczyk_status status;
};

/* One player's run. */
struct run {
    struct means *means;
    chinczyk_player_kind kind;
    unsigned player;
    struct states now;   /* within a turn */
    struct states later; /* at the beginning of the next */
    uint64_t home;       /* of those that are home by now */
};

/* --- where the players can meet --- */

struct reach {
    uint64_t squares[2];
};

static void add_square(struct reach *reach, unsigned square) {
    reach->squares[square >> 6] |= UINT64_C(1) << (square & 63);
}

/* The squares on which a player's pieces stand or may come to stand. */
static struct reach reach_of(const struct ruleset *rs, const struct position *pos,
                             unsigned player) {
    struct reach reach = {{0, 0}};
    unsigned stays = !position_is_playing(pos, player);

    for (uint64_t set = rs->colours_of[player]; set; set &= set - 1)
        for (unsigned k = 0, colour = bits_lowest(set); k < rs->pawns; k++) {
            unsigned from = pawns_progress(pos->pawns[colour], k);
            unsigned last = stays ? from : rs->lap;

            for (unsigned p = from ? from : 1; p <= last && p <= rs->lap; p++)
                add_square(&reach, ruleset_track_square(rs, colour, p));
        }
    for (unsigned i = 0; i < ROBBERS; i++)
        if (pos->robber_owner[i] == player)
            for (unsigned square = 0; square < rs->track; square++)
                add_square(&reach, square);
    return reach;
}

int chinczyk_race_is_on(const struct ruleset *rs, const struct position *pos) {
    struct reach all = {{0, 0}};

    if (bits_count(pos->playing) != 2)
        return 0;
    for (unsigned p = 0; p < rs->players; p++) {
        struct reach one = reach_of(rs, pos, p);

        if ((all.squares[0] & one.squares[0]) | (all.squares[1] & one.squares[1]))
            return 0;
        all.squares[0] |= one.squares[0];
        all.squares[1] |= one.squares[1];
    }
    return 1;
}

/* --- sets of states --- */

static uint32_t *head_of(const struct states *states, uint64_t hash) {
    return &states->heads[hash & (states->room - 1)];
}

static void free_states(const struct states *states, const chinczyk_allocator *allocator) {
    memory_give(allocator, states->list);
    memory_give(allocator, states->heads);
}

static void link_state(const struct ruleset *rs, const struct states *states, uint32_t n) {
    uint32_t *head = head_of(states, chinczyk_position_hash(rs, &states->list[n].position));

    states->list[n].next = *head;
    *head = n + 1;
}

static int grow(const struct ruleset *rs, struct states *states,
                const chinczyk_allocator *allocator) {
    struct states larger = {.count = states->count,
                            .room = states->room ? 2 * states->room : LEAST_ROOM};

    larger.list = memory_take(allocator, larger.room * sizeof *larger.list);
    larger.heads = memory_take(allocator, larger.room * sizeof *larger.heads);
    if (!larger.list || !larger.heads) {
        free_states(&larger, allocator);
        return 0;
    }
    memset(larger.heads, 0, larger.room * sizeof *larger.heads);
    for (uint32_t i = 0; i < states->count; i++) {
        larger.list[i] = states->list[i];
        link_state(rs, &larger, i);
    }
    free_states(states, allocator);
    *states = larger;
    return 1;
}

/* Pawns of one colour are alike: those that have come farthest come last. */
static uint32_t sorted(uint32_t pawns) {
    for (unsigned pass = 1; pass < PAWNS; pass++)
        for (unsigned k = 0; k + 1 < PAWNS; k++) {
            unsigned low = pawns_progress(pawns, k), high = pawns_progress(pawns, k + 1);

            if (low > high)
                pawns ^= (low ^ high) << 8 * k | (low ^ high) << 8 * (k + 1);
        }
    return pawns;
}

static void sort_pawns(const struct ruleset *rs, struct position *pos, unsigned player) {
    for (uint64_t set = rs->colours_of[player]; set; set &= set - 1) {
        unsigned colour = bits_lowest(set);

        pos->pawns[colour] = sorted(pos->pawns[colour]);
    }
}

/* Whether two states of the same player's run go on in the same way. The faces tell how many
 * there are, and their sum. */
static int alike(const struct position *a, const struct position *b) {
    return !memcmp(a->pawns, b->pawns, sizeof a->pawns) && a->faces == b->faces &&
           a->rolls == b->rolls && a->sixes == b->sixes &&
           !memcmp(a->robber_at, b->robber_at, sizeof a->robber_at);
}

static void add_state(struct run *run, struct states *states, const struct position *pos,
                      uint64_t mass) {
    const struct ruleset *rs = run->means->rs;
    uint64_t hash = chinczyk_position_hash(rs, pos);

    if (!mass)
        return;
    if (states->room)
        for (uint32_t n = *head_of(states, hash); n; n = states->list[n - 1].next)
            if (alike(&states->list[n - 1].position, pos)) {
                states->list[n - 1].mass += mass;
                return;
            }
    if (states->count == states->room && !grow(rs, states, run->means->allocator)) {
        run->means->status = CHINCZYK_ERROR_NO_MEMORY;
        return;
    }
    states->list[states->count] = (struct state){*pos, mass, 0};
    link_state(rs, states, states->count++);
}

static void clear(struct states *states) {
    states->count = 0;
    if (states->room)
        memset(states->heads, 0, states->room * sizeof *states->heads);
}

/* --- turns --- */

/* After a roll or a move: home, at the next turn, or still at this one. */
static void settle(struct run *run, struct position *pos, uint64_t mass) {
    if (!position_is_playing(pos, run->player)) {
        run->home += mass;
        return;
    }
    sort_pawns(run->means->rs, pos, run->player);
    if (pos->player == run->player) {
        add_state(run, &run->now, pos, mass);
        return;
    }
    chinczyk_turn_begin(run->means->rs, pos, run->player);
    add_state(run, &run->later, pos, mass);
}

static void choose(struct run *run, const struct position *pos, uint64_t mass) {
    struct outcome list[CHINCZYK_MAX_MOVES];
    uint32_t set;

    chinczyk_moves_find(run->means->rs, pos, list);
    set = chinczyk_player_choices(run->means->rs, pos, run->kind, 0, list, bits_count(pos->legal));
    assert(set); /* a choice has a legal move, and one of them is chosen */
    for (mass /= bits_count(set); set; set &= set - 1) {
        struct position next = *pos;

        chinczyk_turn_play(run->means->rs, &next, &list[bits_lowest(set)]);
        settle(run, &next, mass);
    }
}

static void roll(struct run *run, const struct position *pos, uint64_t mass) {
    for (unsigned face = 1; face <= FACES; face++) {
        struct position next = *pos;

        chinczyk_turn_roll(run->means->rs, &next, face);
        if (next.phase == CHINCZYK_PHASE_MOVE)
            choose(run, &next, mass / FACES);
        else
            settle(run, &next, mass / FACES);
    }
}

/* Asked before each state, and now and then passed on to the caller. */
static int goes_on(struct means *means) {
    if (means->stop && !means->status && !means->patience--) {
        means->patience = PATIENCE - 1;
        if (means->stop(means->ctx))
            means->status = CHINCZYK_ERROR_STOPPED;
    }
    return !means->status;
}

/* Plays a turn of all states; those it leads to become the present ones. The list grows meanwhile,
 * and mass may come back to a state that was played. */
static void play_turn(struct run *run) {
    struct states swapped;
    int again = 1;

    while (again) {
        again = 0;
        for (uint32_t i = 0; i < run->now.count; i++) {
            struct state state = run->now.list[i];

            if (!state.mass)
                continue;
            if (!goes_on(run->means))
                break;
            run->now.list[i].mass = 0;
            again = 1;
            roll(run, &state.position, state.mass);
        }
    }
    clear(&run->now);
    swapped = run->now;
    run->now = run->later;
    run->later = swapped;
}

static void begin(struct run *run, struct means *means, const struct position *pos, unsigned player,
                  chinczyk_player_kind kind) {
    struct position start = *pos;

    *run = (struct run){.means = means, .kind = kind, .player = player};
    if (player != pos->player)
        chinczyk_turn_begin(means->rs, &start, player);
    if (start.phase == CHINCZYK_PHASE_MOVE)
        choose(run, pos, certain);
    else
        add_state(run, &run->now, &start, certain);
}

static void end(const struct run *run) {
    free_states(&run->now, run->means->allocator);
    free_states(&run->later, run->means->allocator);
}

/* The chance that both come about. */
static uint64_t both(uint64_t a, uint64_t b) {
    return (a >> HALF) * (b >> HALF);
}

/* Adds the chance of the first of two runs; `open` is set to that of neither having ended. */
static void compare(struct run runs[2], uint64_t *chance, uint64_t *open) {
    uint64_t before = 0;

    *open = certain;
    for (unsigned turn = 0; turn < MOST_TURNS && *open >> HALF && !runs->means->status; turn++) {
        play_turn(&runs[0]);
        /* The first comes home in this turn, the second in none before. */
        *chance += both(runs[0].home - before, certain - runs[1].home);
        before = runs[0].home;
        play_turn(&runs[1]);
        *open = both(certain - runs[0].home, certain - runs[1].home);
    }
}

chinczyk_status chinczyk_race_chance(const struct ruleset *rs, const struct position *pos,
                                     const chinczyk_player_kind kinds[],
                                     const chinczyk_allocator *allocator, chinczyk_stop stop,
                                     void *ctx, uint32_t *millionths) {
    unsigned first = pos->player, second = bits_lowest(pos->playing & ~(1u << first));
    struct means means = {.rs = rs, .allocator = allocator, .stop = stop, .ctx = ctx};
    struct run runs[2];
    uint64_t chance = 0, open;

    begin(&runs[0], &means, pos, first, kinds[first]);
    begin(&runs[1], &means, pos, second, kinds[second]);
    compare(runs, &chance, &open);
    end(&runs[0]);
    end(&runs[1]);
    /* Runs that may never end are shared, as playouts are. */
    *millionths = (uint32_t)((((chance + open / 2) >> 20) * MILLION >> (PRECISION - 21)) + 1) / 2;
    return means.status;
}
