/* SPDX-License-Identifier: MIT */
#include "greedy.h"

/* In squares walked: what it takes to leave base, to be home, to win a robber over. */
enum { WORTH_EXIT = 8, WORTH_HOME = 12, WORTH_ROBBER = 20, FACES = 6 };

/* What a pawn would lose by being captured. */
static int worth(unsigned progress) {
    return progress ? (int)progress + WORTH_EXIT : 0;
}

/* The pieces of a colour from which a face of the die leads to a track square; of
 * those in base, which must go out on it, one. */
static unsigned threats_of_colour(const struct ruleset *rs, const struct position *pos,
                                  unsigned colour, unsigned square) {
    unsigned progress = ruleset_track_progress(rs, colour, square);
    uint32_t pawns = pos->pawns[colour];

    if (!progress)
        return 0;
    if (progress == 1)
        return bytes_zero(pawns) != 0;
    return bits_count(pawns_beyond(pawns, progress > FACES ? progress - FACES - 1 : 0) &
                      ~pawns_beyond(pawns, progress - 1));
}

/* The same for the robber of an opponent, which runs the other way and enters on the
 * start of the player on turn. */
static unsigned threats_of_robber(const struct ruleset *rs, const struct position *pos,
                                  unsigned robber, unsigned square) {
    unsigned start = rs->start[pos->colour], track = rs->track;
    unsigned at = pos->robber_at[robber];

    if (pos->robber_owner[robber] != ruleset_opponent(pos->player))
        return 0;
    return at ? (at - 1 + track - square - 1) % track < FACES : square == start;
}

/* How many pieces could capture one of the player on turn on a track square. */
static int threats(const struct ruleset *rs, const struct position *pos, unsigned square) {
    unsigned count = 0;

    for (unsigned c = 0; c < rs->colours; c++)
        if (rs->owner[c] != NOBODY && rs->owner[c] != pos->player &&
            position_is_playing(pos, rs->owner[c]))
            count += threats_of_colour(rs, pos, c, square);
    for (unsigned i = 0; rs->rules.robbers && i < ROBBERS; i++)
        count += threats_of_robber(rs, pos, i, square);
    return (int)count;
}

/* What is to be feared for a pawn that stands at a progress beside so many others of
 * its colour: a sixth of its worth for each threat, in sixths of a square. */
static int danger(const struct ruleset *rs, const struct position *pos, unsigned colour,
                  unsigned progress, unsigned others) {
    unsigned square;

    if (progress - 1 >= rs->lap || rs->rules.capture == CHINCZYK_CAPTURE_NONE ||
        (rs->rules.block && others))
        return 0;
    square = ruleset_track_square(rs, colour, progress);
    return ruleset_is_safe(rs, colour, square) ? 0 : threats(rs, pos, square) * worth(progress);
}

static int score_pawn(const struct ruleset *rs, const struct position *pos,
                      const struct outcome *out) {
    const chinczyk_move *move = &out->move;
    unsigned colour = (unsigned)move->colour, pair = move->partner != CHINCZYK_NONE;
    uint32_t pawns = pos->pawns[colour];
    unsigned from = pawns_progress(pawns, (unsigned)move->piece % PAWNS);
    unsigned to = move->flags & CHINCZYK_MOVE_BUST ? 0 : out->to;
    int score = FACES * (worth(to) - worth(from));

    score += danger(rs, pos, colour, from, pawns_count(pawns, from) - 1);
    score -= danger(rs, pos, colour, to, pawns_count(pawns, to) + pair);
    if (pair)
        score *= 2;
    if (move->flags & CHINCZYK_MOVE_HOME)
        score += FACES * WORTH_HOME;
    return score;
}

static int score_robber(const struct ruleset *rs, const struct position *pos,
                        const struct outcome *out) {
    int from = out->move.from_square, score = -threats(rs, pos, out->to - 1);

    if (from != CHINCZYK_BASE)
        score += threats(rs, pos, (unsigned)from);
    return score * WORTH_ROBBER;
}

/* In sixths of a square. */
static int score(const struct ruleset *rs, const struct position *pos, const struct outcome *out) {
    const chinczyk_move *move = &out->move;
    int sum;

    if (move->flags & CHINCZYK_MOVE_PASS)
        return 0;
    sum = move->piece >= CHINCZYK_ROBBER ? score_robber(rs, pos, out) : score_pawn(rs, pos, out);
    for (uint64_t set = move->captured; set; set &= set - 1) {
        unsigned piece = bits_lowest(set);

        sum += FACES * (piece >= CHINCZYK_ROBBER
                            ? WORTH_ROBBER
                            : worth(pawns_progress(pos->pawns[piece / PAWNS], piece % PAWNS)));
    }
    return sum;
}

uint32_t chinczyk_greedy_best(const struct ruleset *rs, const struct position *pos,
                              const struct outcome *list, unsigned count) {
    int highest = score(rs, pos, list);
    uint32_t best = 1;

    for (unsigned i = 1; i < count; i++) {
        int next = score(rs, pos, &list[i]);

        if (next > highest) {
            highest = next;
            best = 0;
        }
        if (next == highest)
            best |= UINT32_C(1) << i;
    }
    return best;
}
