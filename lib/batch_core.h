/* SPDX-License-Identifier: MIT */
/*
 * The algorithm of all paths: a roll in each of LANES games at once. A path defines
 * the vectors of batch_vector.h and BATCH_PLAY, the name of its function, and includes
 * this.
 *
 * A row has a byte for each game. A pawn's byte is its progress less one, so that all
 * ones is the base and the start is 0: in the base a pawn is past every limit, looked
 * at as a number without sign. What differs from game to game is a mask, nothing a
 * branch; only what differs from rules to rules is. So every game makes a roll in every
 * step, but for those in which a player has just finished: they *nap* through one step,
 * after which the lane is looked after by itself. By then it has long been known which
 * ones these are, and the processor doesn't wait for it.
 */
#include "batch.h"
#include "bits.h"
#include "turn_core.h"

/* SEATS players at most; groups of LANES games that take turns, so that the steps of one
 * fill the time for which those of another wait; steps for which a byte can count. */
enum { SEATS = COLOURS, GROUPS = 2, BYTE_STEPS = 255 };

enum {
    BASE = 0xff,           /* a pawn's byte in base */
    NOWHERE = ABSENT,      /* no pawn's byte, past the last square */
    NO_FACE = 0x78,        /* added to any face it is none of the six, and too far for all */
    SHARES = 12,           /* of a face's draws, a multiple of 1 to 4 */
    PORTIONS = 6 * SHARES, /* so many, of so many draws each: */
    PORTION = STREAM_ROLLS / PORTIONS
};

/* What is counted of each game: rolls by choices, but for the most choices, follow the
 * others. The rolls themselves follow from the steps, the captures from the exits. */
enum { TURNS, EXITS, BY_CHOICES, COUNTS = BY_CHOICES + PAWNS };

struct group {
    ROW uint8_t pawn[SEATS][PAWNS][LANES];
    ROW uint8_t player[LANES];      /* on turn */
    ROW uint8_t next[SEATS][LANES]; /* who plays after each */
    ROW uint8_t rolls[LANES];       /* used in this grant, before this step */
    ROW uint8_t sixes[LANES];       /* bonus faces in a row, kept where there is a bonus_limit */
    ROW uint8_t naps[LANES];        /* mask */
    ROW uint8_t ended[LANES];       /* whose turn it was last, before the nap if there is one */

    /* The streams of the even lanes, and of the odd ones (stream.h). */
    ROW uint16_t a[2][LANES / 2];
    ROW uint16_t b[2][LANES / 2];
    ROW uint16_t c[2][LANES / 2];
    ROW uint16_t d[2][LANES / 2];

    /* Handed on within a step. */
    ROW uint8_t face[LANES];         /* less one; more than 5 for none */
    ROW uint8_t share[LANES];        /* for the choice, below SHARES */
    ROW uint8_t moved[PAWNS][LANES]; /* the pawns of the player on turn, after the move */
    ROW uint8_t landing[LANES];      /* where the move goes, or all ones where there is none */
    ROW uint8_t behind[LANES];       /* the least of the pawns before the move */
    ROW uint8_t floor[LANES];        /* that has tries if neither is below it */

    /* Counts since the last flush, and before. */
    ROW uint8_t recent[COUNTS][LANES];
    uint16_t before[COUNTS][LANES];

    uint64_t step;    /* steps made */
    uint64_t give_up; /* step before which no game comes to its limit of rolls */
    uint64_t woken;   /* set of the lanes to look after once this step is made */
    uint64_t idle;    /* set of the lanes that have no game any more */
    uint64_t number[LANES];
    uint64_t begun[LANES]; /* step of the first roll, one more for every nap since */
    uint8_t first[LANES];
    uint8_t playing[LANES]; /* set of players */
    uint8_t places[LANES];  /* taken */
    uint8_t standing[LANES][SEATS];
};

/* All that does not change from step to step. */
struct kernel {
    const struct batch *batch;
    uint64_t number; /* of the next game */
    uint64_t left;   /* games to begin */
    uint64_t live;   /* games begun and not ended */
    unsigned players;
    unsigned limit; /* bonus_limit */
    int forfeits;   /* what is at the limit */
    int exits_first;
    int stuck_rolls_again; /* bonus_if_stuck */
    int stuck_tries;       /* tries_when=stuck-without-exit */
    int short_lap;         /* some squares are no colour's own */

    struct set is[8]; /* each number alone */
    struct set exits; /* faces less one */
    struct set bonuses;
    ROW uint8_t start[SEATS][LANES]; /* the same value in each lane: */
    ROW uint8_t track[LANES];
    ROW uint8_t lap_end[LANES]; /* the last square of the lap */
    ROW uint8_t beyond[LANES];  /* the last square, and one */
    ROW uint8_t home[LANES];    /* the first progress that is home */
    ROW uint8_t floor[LANES];   /* group.floor where it is always the same */
    ROW uint8_t last_try[LANES];
    ROW uint8_t last_bonus[LANES]; /* in a row */
};

/* --- lanes, one at a time --- */

static inline unsigned half_of(unsigned lane) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return ~lane & 1;
#else
    return lane & 1;
#endif
}

static struct stream stream_of(const struct group *g, unsigned lane) {
    unsigned half = half_of(lane), word = lane / 2;

    return (struct stream){g->a[half][word], g->b[half][word], g->c[half][word], g->d[half][word]};
}

static void set_stream(struct group *g, unsigned lane, struct stream s) {
    unsigned half = half_of(lane), word = lane / 2;

    g->a[half][word] = s.a;
    g->b[half][word] = s.b;
    g->c[half][word] = s.c;
    g->d[half][word] = s.d;
}

static void set_next(const struct kernel *k, struct group *g, unsigned lane) {
    unsigned playing = g->playing[lane];

    for (unsigned p = 0; p < k->players; p++) {
        unsigned later = playing & ~0u << p << 1;

        g->next[p][lane] = (uint8_t)bits_lowest(later ? later : playing);
    }
}

/* Begins the next game in a lane; without one, games go on there that nobody counts. */
static void begin(struct kernel *k, struct group *g, unsigned lane) {
    const struct ruleset *rs = k->batch->rs;
    struct stream stream = stream_begin(k->batch->seed, k->number);
    struct position pos;

    if (k->left) {
        k->left--;
        k->live++;
        g->number[lane] = k->number++;
    } else {
        g->idle |= UINT64_C(1) << lane;
    }
    chinczyk_playout_begin(rs, k->batch->first, &stream, &pos);
    chinczyk_playout_roll_off(rs, &pos, &stream);
    set_stream(g, lane, stream);
    for (unsigned p = 0; p < k->players; p++)
        for (unsigned i = 0; i < PAWNS; i++)
            g->pawn[p][i][lane] = (uint8_t)(i < rs->pawns ? BASE : ABSENT - 1);
    g->player[lane] = pos.player;
    g->rolls[lane] = 0;
    g->sixes[lane] = 0;
    for (unsigned i = 0; i < COUNTS; i++)
        g->before[i][lane] = (uint16_t)-g->recent[i][lane];
    g->begun[lane] = g->step;
    g->first[lane] = pos.player;
    g->playing[lane] = pos.playing;
    g->places[lane] = 0;
    set_next(k, g, lane);
}

/* Hands the game of a lane over, finished or given up, and begins another. */
static void end(struct kernel *k, struct group *g, unsigned lane, unsigned phase) {
    const struct ruleset *rs = k->batch->rs;
    struct tally tally = {.first = g->first[lane]};
    struct position pos = {
        .phase = (uint8_t)phase, .playing = g->playing[lane], .standing_count = g->places[lane]};
    uint32_t counts[COUNTS], most_choices;

    if (g->idle >> lane & 1) {
        begin(k, g, lane);
        return;
    }
    for (unsigned i = 0; i < COUNTS; i++)
        counts[i] = (uint16_t)(g->before[i][lane] + g->recent[i][lane]);
    tally.rolls = (uint32_t)(g->step - g->begun[lane]);
    /* A game that is over has ended its last turn, too. */
    tally.turns = counts[TURNS] + (phase != CHINCZYK_PHASE_OVER);
    most_choices = tally.rolls;
    for (unsigned n = 0; n < PAWNS; n++) {
        tally.moves[n] = counts[BY_CHOICES + n];
        most_choices -= tally.moves[n];
    }
    tally.moves[PAWNS] = most_choices;
    /* Whoever left the base is out of it still, or was captured. */
    tally.captures = counts[EXITS] + (uint32_t)(rs->players * (PAWNS - rs->pawns));
    for (unsigned p = 0; p < rs->players; p++) {
        uint32_t pawns = 0;

        for (unsigned i = 0; i < PAWNS; i++) {
            uint8_t progress = (uint8_t)(g->pawn[p][i][lane] + 1);

            tally.captures -= (uint32_t)(progress != 0);
            pawns |= (uint32_t)progress << 8 * i;
        }
        pos.pawns[bits_lowest(rs->colours_of[p])] = pawns;
    }
    memcpy(pos.standing, g->standing[lane], sizeof pos.standing);
    k->live--;
    k->batch->take(k->batch->ctx, g->number[lane], &pos, &tally);
    begin(k, g, lane);
}

/* After its nap a lane goes on with the next player, or (rules 3.9) its game is over. */
NOINLINE static void wake(struct kernel *k, struct group *g, uint64_t lanes) {
    for (; lanes; lanes &= lanes - 1) {
        unsigned lane = bits_lowest(lanes), player = g->ended[lane], playing;

        g->naps[lane] = 0;
        g->begun[lane]++;
        playing = g->playing[lane] & ~(1u << player);
        g->standing[lane][g->places[lane]++] = (uint8_t)player;
        if (!(playing & (playing - 1)) &&
            k->batch->rs->rules.finish != CHINCZYK_FINISH_FIRST_WINNER) {
            g->standing[lane][g->places[lane]++] = (uint8_t)bits_lowest(playing);
            playing = 0;
        }
        g->playing[lane] = (uint8_t)playing;
        if (!playing || k->batch->rs->rules.finish == CHINCZYK_FINISH_FIRST_WINNER) {
            end(k, g, lane, CHINCZYK_PHASE_OVER);
        } else if (g->step - g->begun[lane] == k->batch->roll_limit) {
            end(k, g, lane, CHINCZYK_PHASE_ROLL);
        } else {
            /* The draw of the step that it slept through is still to come. */
            set_stream(g, lane, stream_back(stream_of(g, lane)));
            g->rolls[lane] = 0;
            g->sixes[lane] = 0;
            set_next(k, g, lane);
        }
    }
}

/* Ends the games that have come to the limit of rolls. */
NOINLINE static void give_up(struct kernel *k, struct group *g) {
    uint64_t earliest = UINT64_MAX;

    for (unsigned lane = 0; lane < LANES; lane++) {
        uint64_t due;

        if (!g->naps[lane] && g->step - g->begun[lane] == k->batch->roll_limit)
            end(k, g, lane, CHINCZYK_PHASE_ROLL);
        due = g->begun[lane] + (g->naps[lane] & 1) + k->batch->roll_limit;
        if (due < earliest)
            earliest = due;
    }
    g->give_up = earliest;
}

/* The few draws that are no roll are drawn again (stream_roll()). */
COLD static void draw_again(struct group *g, uint64_t lanes) {
    for (; lanes; lanes &= lanes - 1) {
        unsigned lane = bits_lowest(lanes);
        struct stream stream = stream_of(g, lane);
        struct draw draw = stream_roll(&stream);

        set_stream(g, lane, stream);
        g->face[lane] = (uint8_t)(draw.face - 1);
        g->share[lane] = (uint8_t)(draw.rest / PORTION);
    }
}

/* --- a step, in all lanes --- */

/* stream_draw() */
ALWAYS_INLINE words draw(struct group *g, unsigned half) {
    words a = words_load(g->a[half]), b = words_load(g->b[half]);
    words c = words_load(g->c[half]), d = words_load(g->d[half]);
    words drawn = a + b + d;

    words_store(g->d[half], d + 1);
    words_store(g->a[half], b ^ b >> 5);
    words_store(g->b[half], c + (c << 3));
    words_store(g->c[half], (c << 6 | c >> 10) + drawn);
    return drawn;
}

/* The bytes of all lanes from those of the halves, which are in the low byte of a word. */
ALWAYS_INLINE vec weave(words even, words odd) {
    return (vec)(even | odd << 8);
}

/*
 * Rolls. Of the portion in which a draw lies the face is a twelfth; what is left of it
 * decides among up to four choices, since 12 is a multiple of 1 to 4 and a portion is
 * as good for that as the draw. Divisions are multiplications:
 * draw / 910 = draw / 2 / 455 = draw / 2 * 36874 >> 24, where 36874 = 2^24 / 455 and a
 * bit, right for all draws (tests/batch.c tries them); portion / 12 = portion * 5462 >> 16.
 */
ALWAYS_INLINE void roll(struct kernel *k, struct group *g) {
    words even = words_high(draw(g, 0) >> 1, 36874) >> 8;
    words odd = words_high(draw(g, 1) >> 1, 36874) >> 8;
    vec portion = weave(even, odd), face = weave(words_high(even, 5462), words_high(odd, 5462));
    vec naps = vec_load(g->naps), face4 = (face + face) + (face + face);
    uint64_t no_rolls = vec_bits(vec_is(face, &k->is[6]) & ~naps);

    vec_store(g->face, face | (naps & vec_all(NO_FACE)));
    vec_store(g->share, portion - face4 - (face4 + face4));
    if (SELDOM(no_rolls))
        draw_again(g, no_rolls);
}

/* Finds the legal moves and makes one of them, as far as the player's own pawns go. */
ALWAYS_INLINE void choose(struct kernel *k, struct group *g, unsigned players) {
    vec face = vec_load(g->face), share = vec_load(g->share), number = face + 1;
    vec own[PAWNS], to[PAWNS], in_base[PAWNS], barred[PAWNS];
    vec nowhere = vec_all(NOWHERE), zero = {0};
    vec exit, portion, choices, before, landing, lost;

    for (unsigned i = 0; i < PAWNS; i++)
        own[i] = zero;
    for (unsigned p = 0; p < players; p++) {
        vec on_turn = vec_is(vec_load(g->player), &k->is[p]);

        for (unsigned i = 0; i < PAWNS; i++)
            own[i] |= on_turn & vec_load(g->pawn[p][i]);
    }

    /* Of the pawns in base only the lowest-numbered may go to the start, and only with an
     * exit face. */
    exit = nowhere & ~vec_among(face, &k->exits);
    for (unsigned i = 0; i < PAWNS; i++) {
        in_base[i] = vec_ones(own[i]);
        to[i] = vec_mix(in_base[i], exit, own[i] + number);
        exit |= in_base[i] & nowhere;
    }
    /* Barred is what goes too far, or where it meets an own pawn: then one of these is 0. */
    for (unsigned i = 0; i < PAWNS; i++) {
        vec room = vec_excess(vec_load(k->beyond), to[i]);

        for (unsigned j = 0; j < PAWNS; j++)
            if (j != i)
                room = vec_min(room, to[i] ^ own[j]);
        barred[i] = vec_zero(room);
    }
    if (k->limit) { /* rules 3.1 */
        vec bonus = vec_among(face, &k->bonuses);
        vec sixes = bonus & vec_min(vec_load(g->sixes) + 1, vec_all(BYTE_STEPS - 1));

        vec_store(g->sixes, sixes);
        if (k->forfeits)
            for (unsigned i = 0; i < PAWNS; i++)
                barred[i] |= bonus & ~vec_zero(vec_excess(sixes, vec_load(k->last_bonus)));
    }
    if (k->exits_first) {
        vec exits = zero;

        for (unsigned i = 0; i < PAWNS; i++)
            exits |= in_base[i] & ~barred[i];
        for (unsigned i = 0; i < PAWNS; i++)
            barred[i] |= exits & ~in_base[i];
    }

    /* Of n choices it is number share * n / 12, the one with up to `portion` twelfths
     * before it, but not twelve more: portion - before is from 0 to 11. */
    portion = before = landing = zero;
    choices = vec_all(PAWNS);
    for (unsigned i = 0; i < PAWNS; i++) {
        portion += share & ~barred[i];
        choices += barred[i];
    }
    for (unsigned i = 0; i < PAWNS; i++) {
        vec rest = (portion - before) | barred[i];
        vec chosen = vec_zero(vec_excess(rest, vec_all(SHARES - 1)));

        before += vec_all(SHARES) & ~barred[i];
        landing |= chosen & to[i];
        vec_store(g->moved[i], vec_mix(chosen, to[i], own[i]));
    }
    lost = vec_is(choices, &k->is[0]);
    vec_store(g->landing, landing | lost);
    vec_store(g->behind, vec_min(vec_min(own[0], own[1]), vec_min(own[2], own[3])));
    if (k->stuck_tries) {
        vec floor = vec_load(k->floor);

        for (unsigned i = 0; i < PAWNS; i++)
            floor -= in_base[i];
        vec_store(g->floor, floor);
    } else {
        vec_store(g->floor, vec_load(k->floor));
    }

    vec_store(g->recent[BY_CHOICES], vec_load(g->recent[BY_CHOICES]) - (lost & ~vec_load(g->naps)));
    for (unsigned n = 1; n < PAWNS; n++) {
        uint8_t *recent = g->recent[BY_CHOICES + n];

        vec_store(recent, vec_load(recent) - vec_is(choices, &k->is[n]));
    }
}

/*
 * Captures, and puts the player's pawns back. `square` is the track square of the
 * landing; off the track it is of no matter, since `off` makes of it the progress of
 * nobody but of pawns in base, who stay there.
 */
ALWAYS_INLINE void land(struct kernel *k, struct group *g, unsigned players) {
    vec landing = vec_load(g->landing), player = vec_load(g->player), track = vec_load(k->track);
    vec off = ~vec_zero(vec_excess(landing, vec_load(k->lap_end)));
    vec square = landing, moved[PAWNS];

    for (unsigned i = 0; i < PAWNS; i++)
        moved[i] = vec_load(g->moved[i]);
    for (unsigned p = 0; p < players; p++)
        square += vec_is(player, &k->is[p]) & vec_load(k->start[p]);
    /* Below 0 is a great number without sign, so the lesser one is that on the ring. */
    square = vec_min(square, square - track);
    for (unsigned p = 0; p < players; p++) {
        vec on_turn = vec_is(player, &k->is[p]), progress = square - vec_load(k->start[p]);

        progress = vec_min(progress, progress + track) | off;
        if (k->short_lap)
            progress |= ~vec_zero(vec_excess(progress, vec_load(k->lap_end)));
        for (unsigned i = 0; i < PAWNS; i++) {
            vec left = vec_strike(vec_load(g->pawn[p][i]), progress);

            vec_store(g->pawn[p][i], vec_mix(on_turn, moved[i], left));
        }
    }
}

/* Who rolls next? (rules 3.1, 3.2) Gives those who have finished, to nap. */
ALWAYS_INLINE vec go_on(struct kernel *k, struct group *g, unsigned players) {
    vec landing = vec_load(g->landing), player = vec_load(g->player), naps = vec_load(g->naps);
    vec granted = vec_among(vec_load(g->face), &k->bonuses), forfeit = {0}, next = {0};
    vec rolls = vec_load(g->rolls) + 1, one = vec_all(1), ahead, finished, trying, stays;

    if (k->limit) {
        vec within = vec_zero(vec_excess(vec_load(g->sixes), vec_load(k->last_bonus)));

        if (k->forfeits)
            forfeit = granted & ~within;
        granted &= within;
    }
    if (!k->stuck_rolls_again)
        granted &= ~vec_zero(~landing);
    /* As progress, so that the base is 0. */
    ahead = vec_load(g->moved[0]) + one;
    for (unsigned i = 1; i < PAWNS; i++)
        ahead = vec_min(ahead, vec_load(g->moved[i]) + one);
    finished = vec_zero(vec_excess(vec_load(k->home), ahead)) & ~naps;
    trying = vec_zero(vec_excess(vec_load(g->floor), vec_min(vec_load(g->behind), landing))) &
             vec_zero(vec_excess(rolls, vec_load(k->last_try))) & ~granted;
    stays = ((granted | trying) & ~(finished | forfeit)) | naps;
    for (unsigned p = 0; p < players; p++)
        next |= vec_is(player, &k->is[p]) & vec_load(g->next[p]);
    vec_store(g->ended, vec_mix(naps, vec_load(g->ended), player));
    vec_store(g->player, vec_mix(stays, player, next));
    vec_store(g->rolls, rolls & trying & stays);
    if (k->limit)
        vec_store(g->sixes, vec_load(g->sixes) & stays);
    vec_store(g->recent[TURNS], vec_load(g->recent[TURNS]) - ~stays);
    vec_store(g->recent[EXITS], vec_load(g->recent[EXITS]) - vec_zero(landing));
    return finished;
}

ALWAYS_INLINE void step(struct kernel *k, struct group groups[], unsigned players) {
    for (unsigned i = 0; i < GROUPS; i++)
        roll(k, &groups[i]);
    for (unsigned i = 0; i < GROUPS; i++)
        choose(k, &groups[i], players);
    for (unsigned i = 0; i < GROUPS; i++) {
        struct group *g = &groups[i];
        uint64_t woken = g->woken;
        vec finished;

        land(k, g, players);
        finished = go_on(k, g, players);
        vec_store(g->naps, vec_load(g->naps) | finished);
        g->woken = vec_bits(finished);
        g->step++;
        if (woken)
            wake(k, g, woken);
        if (SELDOM(g->step == g->give_up))
            give_up(k, g);
    }
}

/* --- games --- */

static void flush(struct group *g) {
    for (unsigned i = 0; i < COUNTS; i++)
        for (unsigned lane = 0; lane < LANES; lane++) {
            g->before[i][lane] = (uint16_t)(g->before[i][lane] + g->recent[i][lane]);
            g->recent[i][lane] = 0;
        }
}

/* With the number of players known to the compiler. */
ALWAYS_INLINE void play(struct kernel *k, struct group groups[], unsigned players) {
    while (k->live) {
        for (unsigned n = 0; n < BYTE_STEPS && k->live; n++)
            step(k, groups, players);
        for (unsigned i = 0; i < GROUPS; i++)
            flush(&groups[i]);
    }
}

static void fill(uint8_t row[LANES], unsigned value) {
    memset(row, (int)value, LANES);
}

static void add_member(struct set *set, unsigned member) {
    set->member[set->count++] = (uint8_t)member;
    for (unsigned i = member; i < LANES; i += 16)
        set->marks[i] = 0xff;
}

static void compile(struct kernel *k, const struct batch *batch) {
    const struct ruleset *rs = batch->rs;
    const chinczyk_rules *r = &rs->rules;
    unsigned floor = 0, tries = r->tries;

    memset(k, 0, sizeof *k);
    k->batch = batch;
    k->number = batch->number;
    k->left = batch->games;
    /* Five play as six, one of whom is never on turn. */
    k->players = rs->players == 5 ? 6 : rs->players;
    k->limit = r->bonus_limit;
    k->forfeits = r->bonus_limit_effect == CHINCZYK_BONUS_LIMIT_FORFEIT;
    k->exits_first = r->exit_priority == CHINCZYK_OBLIGATION_MANDATORY;
    k->stuck_rolls_again = r->bonus_if_stuck != 0;
    k->stuck_tries = r->tries_when == CHINCZYK_TRIES_STUCK_WITHOUT_EXIT;
    k->short_lap = rs->lap < rs->track;
    for (unsigned n = 0; n < 8; n++)
        add_member(&k->is[n], n);
    for (unsigned face = 1; face <= 6; face++) {
        if (r->exit_faces >> face & 1)
            add_member(&k->exits, face - 1);
        if (r->bonus_faces >> face & 1)
            add_member(&k->bonuses, face - 1);
    }
    for (unsigned p = 0; p < rs->players; p++)
        fill(k->start[p], rs->start[bits_lowest(rs->colours_of[p])]);
    /* Rules 3.2, of the pawn that is furthest behind, those in base being past all. */
    switch (r->tries_when) {
    case CHINCZYK_TRIES_NONE_ON_TRACK:
        floor = rs->lap;
        break;
    case CHINCZYK_TRIES_ALL_IN_BASE:
        floor = ABSENT - 1;
        break;
    case CHINCZYK_TRIES_STUCK_WITHOUT_EXIT:
        /* None of them can move if they fill the last squares up: one could by a one if
         * there were a gap. So many there are: those that exist less those in base. */
        floor = (unsigned)rs->last - rs->pawns;
        break;
    default:
        tries = 1;
        break;
    }
    fill(k->track, rs->track);
    fill(k->lap_end, rs->lap - 1u);
    fill(k->beyond, rs->last);
    fill(k->home, rs->home_first);
    fill(k->floor, floor);
    fill(k->last_try, tries - 1);
    fill(k->last_bonus, k->limit - 1);
}

void BATCH_PLAY(const struct batch *batch) {
    struct group groups[GROUPS];
    struct kernel k;

    compile(&k, batch);
    memset(groups, 0, sizeof groups);
    for (unsigned i = 0; i < GROUPS; i++) {
        groups[i].give_up = batch->roll_limit;
        for (unsigned lane = 0; lane < LANES; lane++)
            begin(&k, &groups[i], lane);
    }
    switch (k.players) {
    case 2:
        play(&k, groups, 2);
        break;
    case 3:
        play(&k, groups, 3);
        break;
    case 4:
        play(&k, groups, 4);
        break;
    default:
        play(&k, groups, 6);
        break;
    }
}
