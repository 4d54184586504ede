/* SPDX-License-Identifier: MIT */
/* Rules in words: each field shows, the presets read as they should, the questions of rules 5
 * are answered. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "script.h"
#include "utf8.h"
#include "walk.h"

enum { TEXT = 32768 };

static const char *words(const chinczyk_rules *rules, chinczyk_language language, char text[TEXT]) {
    size_t needed;
    cr_assert_eq(chinczyk_rules_words(rules, language, text, TEXT, &needed), CHINCZYK_OK);
    cr_assert_eq(needed, strlen(text) + 1);
    return text;
}

static const char *difference(const chinczyk_rules *rules, const chinczyk_rules *other,
                              chinczyk_language language, char text[TEXT]) {
    size_t needed;
    cr_assert_eq(chinczyk_rules_difference(rules, other, language, text, TEXT, &needed),
                 CHINCZYK_OK);
    cr_assert_eq(needed, strlen(text) + 1);
    return text;
}

static uint64_t hash(const char *text) {
    uint64_t hash = UINT64_C(14695981039346656037);
    while (*text)
        hash = (hash ^ (unsigned char)*text++) * UINT64_C(1099511628211);
    return hash;
}

/* Rules under which one field or another has no effect, and others under which it has. */
static const char *const grounds[] = {
    "polish",
    "british",
    "online",
    "tournament",
    "ludo",
    "traditional",
    "blockade",
    "robber",
    "polish,tries_when=never",
    "polish,bonus_faces=none",
    "polish,bonus_faces=none,bonus_limit=3,bonus_limit_effect=forfeit",
    "polish,bonus_faces=none,combine_rolls=yes",
    "polish,combine_rolls=yes",
    "polish,combine_rolls=yes,bonus_limit=3,bonus_limit_effect=forfeit",
    "polish,combine_rolls=yes,bonus_limit=9",
    "polish,capture=none",
    "polish,capture=none,slide=back,safe_start=any,safe_squares=3",
    "polish,jump=forbidden",
    "polish,jump=forbidden,block=shield,stack_limit=3,block_jump=forbidden",
    "polish,home_move=forbidden,overshoot=bounce",
    "polish,home_centre=yes,home_length=1,stack_limit=4",
    "polish,home_length=8,overshoot=bounce-all",
    "polish,colours=2,lap_length=21,safe_squares=0+19,safe_landing=share",
    "polish,colours=6,track_length=96,lap_length=96,exit_priority=mandatory",
    "polish,pawns=1,home_length=1,win_pawns=1",
    "robber,safe_start=own,safe_landing=share,start_clear=mandatory",
    "british,safe_start=own,capture_priority=mandatory,passing=allowed",
};
enum { GROUNDS = sizeof grounds / sizeof *grounds, VALUES = 1024 };

/* Values of a field: all, or for a set each alone, all but each, and all. */
static size_t values_of(int32_t field, uint64_t values[VALUES]) {
    chinczyk_field f;
    size_t count = 0;
    cr_assert_eq(chinczyk_field_describe(field, &f), CHINCZYK_OK);
    if (f.kind == CHINCZYK_FIELD_FACES) {
        for (uint64_t set = f.min ? 2 : 0; set <= f.max; set += 2)
            values[count++] = set;
        return count;
    }
    if (f.kind != CHINCZYK_FIELD_OFFSETS) {
        for (uint64_t value = f.min; value <= f.max; value++)
            values[count++] = value;
        return count;
    }
    values[count++] = 0;
    for (unsigned n = 0; n < 48; n++) {
        values[count++] = UINT64_C(1) << n;
        for (unsigned arm = n + 1; arm < 48; arm++)
            if (n < 3 || arm == n + 1)
                values[count++] = (UINT64_C(1) << n) | (UINT64_C(1) << arm);
    }
    return count;
}

/* However a field is changed alone, no two of its values read the same. */
static void tell_apart(const char *ground, int32_t field, chinczyk_language language) {
    static char text[TEXT];
    uint64_t values[VALUES], hashes[VALUES];
    size_t count = values_of(field, values), held = 0;
    for (size_t i = 0; i < count; i++) {
        chinczyk_rules rules = script_rules(ground);
        walk_field_set(&rules, field, values[i]);
        if (chinczyk_rules_check(&rules, NULL))
            continue;
        hashes[held] = hash(words(&rules, language, text));
        for (size_t j = 0; j < held; j++)
            cr_assert_neq(hashes[j], hashes[held], "%s, %s=%" PRIu64 " reads like another value",
                          ground, chinczyk_field_name(field), values[i]);
        held++;
    }
    cr_assert_geq(held, 1);
}

Test(words_rules, every_field_shows) {
    for (size_t g = 0; g < GROUNDS; g++)
        for (int32_t field = 0; field < chinczyk_field_count(); field++)
            for (chinczyk_language l = 1; l <= chinczyk_language_count(); l++)
                tell_apart(grounds[g], field, l);
}

static void is_readable(const char *text) {
    cr_assert(utf8_is_valid(text), "%s", text);
    cr_assert_null(strpbrk(text, "{}|"), "%s", text);
    cr_assert_null(strstr(text, "  "), "%s", text);
    cr_assert_null(strstr(text, " ."), "%s", text);
    cr_assert_null(strstr(text, " ,"), "%s", text);
    cr_assert_eq(text[strlen(text) - 1], '\n');
}

/* Random rules that differ read differently, and their difference says so. */
Test(words_rules, random_rules) {
    static char one[TEXT], two[TEXT];
    for (uint64_t seed = 1; seed <= 1500; seed++) {
        uint64_t random = seed;
        chinczyk_rules rules, other;
        chinczyk_language l = 1 + (int32_t)(seed % 2);
        walk_rules(&random, &rules);
        other = rules;
        for (int tries = 0; tries < 4; tries++) {
            uint64_t values[VALUES];
            int32_t field = (int32_t)walk_below(&random, (uint32_t)chinczyk_field_count());
            chinczyk_rules changed = other;
            size_t count = values_of(field, values);
            walk_field_set(&changed, field, values[walk_below(&random, (uint32_t)count)]);
            if (chinczyk_rules_check(&changed, NULL) == CHINCZYK_OK)
                other = changed;
        }
        int equal = memcmp(&rules, &other, sizeof rules) == 0;
        is_readable(words(&rules, l, one));
        cr_assert_eq(equal, strcmp(one, words(&other, l, two)) == 0, "seed %" PRIu64, seed);
        is_readable(words(&other, l, two) + 0);
        difference(&rules, &other, l, one);
        cr_assert_eq(equal, strncmp(one, "- ", 2) != 0, "seed %" PRIu64 ": %s", seed, one);
    }
}

static void read_file(const char *name, char text[TEXT]) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s", WORDS_DIR, name);
    FILE *file = fopen(path, "rb");
    cr_assert_not_null(file, "%s", path);
    cr_assert_not_null(fgets(text, TEXT, file)); /* the licence */
    size_t length = fread(text, 1, TEXT - 1, file);
    text[length] = '\0';
    fclose(file);
}

/* Each preset in each language, as tests/words has them, which people have read. */
Test(words_rules, presets) {
    static char text[TEXT], expected[TEXT];
    for (chinczyk_preset p = 0; p < chinczyk_preset_count(); p++)
        for (chinczyk_language l = 1; l <= chinczyk_language_count(); l++) {
            chinczyk_rules rules = script_rules(chinczyk_preset_name(p));
            char name[64];
            snprintf(name, sizeof name, "%s.%s.txt", chinczyk_preset_name(p),
                     chinczyk_language_code(l));
            read_file(name, expected);
            cr_expect_str_eq(words(&rules, l, text), expected, "%s is now\n%s", name, text);
            is_readable(text);
        }
}

/* The questions of rules 5: a sentence of the words answers each. */
static const struct {
    int question;
    const char *rules, *english, *polish;
} answers[] = {
    {1, "polish", "A roll of 6, and no other, brings a pawn from base", "gdy wypadnie 6, i tylko"},
    {1, "polish,exit_faces=16", "A roll of 1 or 6, and no other, brings a pawn from base",
     "gdy wypadnie 1 lub 6, i tylko wtedy"},
    {1, "polish,exit_faces=16", "Each roll of 6 grants another roll",
     "Kto wyrzuci 6, za każdym razem po wykonaniu ruchu rzuca jeszcze raz"},
    {1, "polish,exit_faces=16", "no other face does", "żadne inne oczka tego nie dają"},
    {2, "polish", "has no pawn on the track", "nie ma na trasie żadnego pionka"},
    {2, "polish", "after the last one there was captured or went home",
     "gdy ostatni stamtąd został zbity lub doszedł do celu"},
    {2, "polish", "has 3 tries", "ma 3 próby"},
    {2, "polish", "Everyone else has one roll.", "Każdy inny rzuca raz."},
    {2, "traditional", "has all pawns in base has 3 tries", "wszystkie pionki ma w bazie, ma 3"},
    {2, "british", "There are no tries", "Prób nie ma"},
    {2, "polish,tries=5", "has 5 tries", "ma 5 prób"},
    {3, "polish", "once its own move is made, by which any pawn may move",
     "może wtedy ruszyć dowolny pionek"},
    {3, "polish,combine_rolls=yes", "Then one pawn moves the sum",
     "Wtedy jeden pionek przechodzi ich sumę"},
    {4, "polish", "a third 6 in a row is moved and grants a roll like any other",
     "6 wyrzucone trzeci raz z rzędu daje ruch i dodatkowy rzut jak każde inne"},
    {4, "british", "The third 6 in a row within a turn is not moved: it is lost, and the turn ends",
     "6 wypadnie trzeci raz z rzędu, rzut przepada bez ruchu i kolejka się kończy"},
    {4, "online", "The third 6 in a row within a turn, and every later one, is moved but grants no",
     "ruch się wykonuje, ale dodatkowego rzutu nie ma"},
    {4, "polish,bonus_limit=2",
     "The second 6 in a row within a turn, and every later one, is moved",
     "6 wypadnie drugi raz z rzędu, i za każdym następnym razem"},
    {5, "polish", "is captured only by an opponent who ends a move on its square",
     "zostaje zbity tylko wtedy, gdy przeciwnik kończy ruch na jego polu"},
    {5, "polish", "Those that are jumped over stay.", "Przeskoczone pionki zostają na miejscu."},
    {5, "polish", "goes back to base, and needs a roll of 6 to come out again",
     "wraca do bazy i wychodzi z niej znowu dopiero wtedy, gdy wypadnie 6"},
    {6, "polish", "A capture grants no other roll.", "Bicie nie daje dodatkowego rzutu."},
    {6, "ludo", "A capture grants another roll.", "Bicie daje dodatkowy rzut."},
    {7, "polish", "Capturing is not compulsory.", "Bicie nie jest obowiązkowe."},
    {7, "polish,capture_priority=mandatory", "a player who can capture may make no other move",
     "Kto może bić, musi bić: żaden inny ruch nie jest wtedy dozwolony."},
    {8, "polish", "Pawns on the way may be jumped over", "Pionki po drodze wolno przeskakiwać"},
    {8, "polish", "No move may end on a square where an own pawn stands",
     "Nie wolno zakończyć ruchu na polu, na którym stoi własny pionek"},
    {8, "british", "are a block, which cannot be captured",
     "Dwa pionki jednego koloru na polu trasy to blokada, której nie można zbić"},
    {9, "polish", "The last square of the lane needs the exact roll",
     "Na ostatnie pole domku trzeba wejść dokładnym rzutem"},
    {9, "polish", "If no move is possible the roll is lost.",
     "Jeśli żaden ruch nie jest możliwy, rzut przepada"},
    {9, "polish,overshoot=bounce", "and back by the rest. Where it may not land there",
     "cofa się o resztę. Jeśli nie może tam stanąć"},
    {10, "polish", "Bringing a pawn out is not compulsory", "Wyjście nie jest obowiązkowe"},
    {10, "polish", "It cannot come out while another pawn of its colour stands on the start.",
     "Nie może wyjść, dopóki na polu startowym stoi inny pionek jego koloru."},
    {10, "tournament", "where a pawn can come out, no other move is allowed",
     "Gdy pionek może wyjść, wyjście jest obowiązkowe"},
    {11, "polish", "no square of the track is safe, not even a start",
     "żadne pole trasy nie jest bezpieczne, nawet startowe"},
    {11, "polish", "or comes out of base onto it", "albo wychodzi na nie z bazy"},
    {11, "polish,safe_start=own", "A pawn is safe on the start of its own colour.",
     "Pionek jest bezpieczny na polu startowym swojego koloru."},
    {11, "polish,safe_start=own", "Nobody may land on a square where an opponent's pawn is safe.",
     "Nie wolno wejść na pole, na którym bezpieczny jest pionek przeciwnika."},
    {11, "ludo", "stands there beside it", "staje obok niego"},
    {12, "polish", "Everyone rolls once, and the highest begins.",
     "Każdy rzuca raz i zaczyna ten, kto wyrzucił najwięcej."},
    {12, "ludo", "is named before the game, as the youngest is",
     "Zaczyna gracz wskazany przed grą, przy wielu stołach najmłodszy"},
    {13, "polish", "unless another roll is due, the turn passes", "kolejka się kończy"},
    {13, "polish", "The roll is granted even where nothing could be moved.",
     "Dodatkowy rzut przysługuje także temu, kto niczego nie mógł ruszyć."},
    {13, "online", "The roll is not granted where nothing could be moved.",
     "Dodatkowy rzut nie przysługuje temu, kto niczego nie mógł ruszyć."},
    {14, "polish", "Two players sit opposite each other.",
     "Dwaj gracze siadają naprzeciwko siebie."},
    {14, "polish", "two colours each, opposite each other or side by side",
     "po dwa kolory, leżące naprzeciwko siebie albo obok siebie"},
    {15, "british", "The third 6 in a row within a turn is not moved", "rzut przepada bez ruchu"},
};

Test(words_rules, questions) {
    static char text[TEXT];
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
        chinczyk_rules rules = script_rules(answers[i].rules);
        cr_expect_not_null(strstr(words(&rules, CHINCZYK_ENGLISH, text), answers[i].english),
                           "%d, %s: %s is not in\n%s", answers[i].question, answers[i].rules,
                           answers[i].english, text);
        cr_expect_not_null(strstr(words(&rules, CHINCZYK_POLISH, text), answers[i].polish),
                           "%d, %s: %s is not in\n%s", answers[i].question, answers[i].rules,
                           answers[i].polish, text);
    }
}

/* What these rules say, and what they must not say: sentences depend on more than one field. */
static const struct {
    const char *rules, *there, *not_there;
} contexts[] = {
    {"polish,win_pawns=2",
     "brought 2 pawns of each colour home has finished; the others stay "
     "where they are and move no more, but can be captured.",
     "all pawns home"},
    {"polish,win_pawns=2,capture=none", "move no more.", "can be captured"},
    {"polish,win_pawns=4", "brought 4 pawns of each colour home has finished.", "the others stay"},
    {"polish,home_centre=yes", "A pawn is home in the centre only.", "as soon as"},
    {"polish,home_centre=yes", "The centre needs the exact roll", "last square of the lane"},
    {"polish,home_centre=yes", "own pawn stands, the centre apart.", "of its colour, but"},
    {"polish,home_length=6", "any of the last 4 squares", "as soon as"},
    {"polish,home_length=6,pawns=1", "A pawn is home on the last square of the lane.", "any of"},
    {"polish,lap_length=39", "The square before its own start it never enters.", "whole track"},
    {"polish,lap_length=35", "The last 5 squares before its own start it never enters.", "whole"},
    {"polish,stack_limit=3",
     "Up to 3 pawns of one colour may stand on a square of the track; a "
     "square of the lane holds one. They are no block: they are captured "
     "together.",
     "No move may end"},
    {"polish,stack_limit=3,capture=none", "holds one.", "captured together"},
    {"polish,stack_limit=3,home_centre=yes", "of the track or of the lane.", "holds one"},
    {"polish,stack_limit=3", "while 3 pawns of its colour stand on the start", "another pawn"},
    {"polish,stack_limit=4", "It goes no further with that roll.\n", "It cannot come out"},
    {"polish,combine_rolls=yes", "or by the sum of a series", "It goes no further"},
    {"polish,combine_rolls=yes", "the ninth 6 in a row", "grants a roll like any other"},
    {"polish,combine_rolls=yes,bonus_on_home=yes", "An arrival home grants another roll.",
     "several such reasons"},
    {"polish,bonus_on_home=yes", "several such reasons", "An arrival home grants no"},
    {"polish,bonus_faces=none,bonus_on_home=yes,bonus_on_capture=yes", "several such reasons",
     "in a row"},
    {"polish,capture=none,bonus_on_capture=yes", "A capture would grant another roll.",
     "A capture grants"},
    {"polish,capture=none", "goes on to the next free square of its way", "Safe squares"},
    {"polish,capture=none,slide=back", "stops on the last free square before it", "goes on to"},
    {"polish,capture=none,capture_priority=mandatory", "the choice is free", "Capturing is"},
    {"polish,jump=forbidden", "No pawn may jump over another, on the track or in the lane.",
     "may be jumped over"},
    {"blockade,jump=forbidden", "Jumping over opponents' blocks would be", "its owner may"},
    {"blockade", "No opponent, not even a pair, may jump over a block", "Blocks may be jumped"},
    {"british,block_jump=forbidden", "No opponent may jump over a block; its owner may.",
     "not even a pair"},
    {"british,jump=forbidden", "are a block", "Blocks may be jumped over"},
    {"british,stack_limit=3", "Two or more pawns of one colour on a square of the track are a",
     "captured together"},
    {"polish,overshoot=bounce", "A pawn already in the lane needs the exact roll.", "out of home"},
    {"polish,overshoot=bounce-all", "from the track or in the lane, walks", "out of home"},
    {"polish,overshoot=bounce-all,home_length=5", "So a pawn can step out of home again.",
     "already in the lane"},
    {"polish,overshoot=bounce-all,home_move=forbidden", "would turn back there too",
     "from the track or in the lane"},
    {"polish,overshoot=bounce,home_move=forbidden", "A pawn that comes from the track with too",
     "already in the lane"},
    {"polish,home_move=forbidden", "stays on the square where it came in", "the tries go on"},
    {"robber", "for two players", "two colours each"},
    {"robber,safe_start=own,safe_landing=share", "may stand beside a safe pawn.",
     "safe nowhere.\n"},
    {"robber,exit_priority=mandatory", "where a pawn or robber can come out", "not compulsory: an"},
    {"polish,exit_priority=mandatory,start_clear=mandatory",
     "Coming out of base goes before moving on from the start", "the choice is free"},
    {"polish,start_clear=mandatory,capture_priority=mandatory", "The duty to capture comes after",
     "Coming out of base goes before"},
    {"polish,capture_priority=mandatory", "Capturing is compulsory", "The duty to capture"},
    {"polish,passing=allowed", "The player may pass", "who can move must move"},
    {"polish,passing=allowed", "even where nothing was moved", "even where nothing could be"},
    {"british,safe_start=own", "but no safe pawn, and blocks only as said above",
     "not even a start"},
    {"british,safe_start=own", "On an opponent's block the rule of blocks holds", "beside it"},
    {"polish,safe_start=any", "on every start", "of its own colour."},
    {"polish,safe_squares=0+8", "counted from each start: 0 and 8.", "not even a start"},
    {"polish,colours=5", "Two players take the first two colours.", "opposite each other"},
    {"polish,colours=6,track_length=42,lap_length=42", "three colours each, or three players two",
     "side by side"},
    {"polish,colours=2", "for two players, with one colour each. Two players sit opposite",
     "2 to 2"},
    {"polish,pawns=1,home_length=1,tries=1", "has 1 try: up to 1 roll, until", "1 tries"},
    {"polish,tries_when=never", "The number of tries, if there were any: 3.", "has 3 tries"},
    {"british", "There are no tries", "Without effect"},
};

Test(words_rules, sentences_fit_together) {
    static char text[TEXT];
    for (size_t i = 0; i < sizeof contexts / sizeof *contexts; i++) {
        chinczyk_rules rules = script_rules(contexts[i].rules);
        words(&rules, CHINCZYK_ENGLISH, text);
        cr_expect_not_null(strstr(text, contexts[i].there), "%s: %s is not in\n%s",
                           contexts[i].rules, contexts[i].there, text);
        cr_expect_null(strstr(text, contexts[i].not_there), "%s: %s is in\n%s", contexts[i].rules,
                       contexts[i].not_there, text);
    }
}

static void differ(const char *rules, const char *other, chinczyk_language language,
                   const char *expected) {
    static char text[TEXT];
    chinczyk_rules one = script_rules(rules), two = script_rules(other);
    cr_expect_str_eq(difference(&one, &two, language, text), expected, "%s to %s:\n%s", rules,
                     other, text);
}

Test(words_rules, differences) {
    differ("polish", "polish", CHINCZYK_ENGLISH, "The rules are the same.\n");
    differ("ludo", "ludo", CHINCZYK_POLISH, "Zasady są takie same.\n");
    differ("polish", "polish,bonus_on_capture=yes", CHINCZYK_ENGLISH,
           "- A capture grants another roll.\n  instead of: A capture grants no other roll.\n"
           "- If one roll has several such reasons, it still grants one roll only.\n");
    differ("polish,bonus_on_capture=yes", "polish", CHINCZYK_ENGLISH,
           "- A capture grants no other roll.\n  instead of: A capture grants another roll.\n"
           "- No longer: If one roll has several such reasons, it still grants one roll only.\n");
    differ(
        "polish", "polish,first=random", CHINCZYK_POLISH,
        "- Gracza, który zaczyna, wyznacza los.\n"
        "  zamiast: Każdy rzuca raz i zaczyna ten, kto wyrzucił najwięcej. Przy remisie na czele "
        "remisujący rzucają ponownie, aż zostanie jeden. Te rzuty niczego nie przesuwają.\n");
    differ("traditional,start_clear=mandatory", "traditional", CHINCZYK_POLISH,
           "- Już nie: Pionek stojący na własnym polu startowym musi z niego zejść, jeśli może, "
           "dopóki inne pionki jego koloru czekają w bazie: żaden inny ruch nie jest wtedy "
           "dozwolony.\n"
           "- Spośród możliwych ruchów wybiera się dowolny.\n");
    differ("polish,tries_when=never,tries=2", "polish,tries_when=never", CHINCZYK_ENGLISH,
           "- The number of tries, if there were any: 3.\n"
           "  instead of: The number of tries, if there were any: 2.\n");
}

Test(words_rules, buffers_of_all_sizes) {
    static char whole[TEXT], text[TEXT];
    chinczyk_rules rules = script_rules("ludo"), other = script_rules("blockade");
    size_t words_size = strlen(words(&rules, CHINCZYK_POLISH, whole)) + 1, needed;
    for (size_t capacity = 0; capacity <= words_size + 1; capacity++) {
        memset(text, 0x55, sizeof text);
        chinczyk_status status = chinczyk_rules_words(&rules, CHINCZYK_POLISH,
                                                      capacity ? text : NULL, capacity, &needed);
        cr_assert_eq(needed, words_size);
        cr_assert_eq(status, capacity && capacity < words_size ? CHINCZYK_ERROR_BUFFER_TOO_SMALL
                                                               : CHINCZYK_OK);
        cr_assert_eq(text[capacity], 0x55, "byte %zu is written", capacity);
        if (capacity)
            cr_assert_str_eq(text, status ? "" : whole);
    }
    size_t size = strlen(difference(&rules, &other, CHINCZYK_POLISH, whole)) + 1;
    for (size_t capacity = 0; capacity <= size + 1; capacity++) {
        memset(text, 0x55, sizeof text);
        chinczyk_status status = chinczyk_rules_difference(
            &rules, &other, CHINCZYK_POLISH, capacity ? text : NULL, capacity, &needed);
        cr_assert_eq(needed, size);
        cr_assert_eq(status,
                     capacity && capacity < size ? CHINCZYK_ERROR_BUFFER_TOO_SMALL : CHINCZYK_OK);
        cr_assert_eq(text[capacity], 0x55, "byte %zu is written", capacity);
        if (capacity)
            cr_assert_str_eq(text, status ? "" : whole);
    }
    cr_expect_eq(chinczyk_rules_words(&rules, CHINCZYK_POLISH, whole, TEXT, NULL), CHINCZYK_OK);
    cr_expect_eq(chinczyk_rules_difference(&rules, &other, CHINCZYK_POLISH, whole, TEXT, NULL),
                 CHINCZYK_OK);
}

static void refused(const chinczyk_rules *rules, const chinczyk_rules *other,
                    chinczyk_language language, chinczyk_status status) {
    char text[4] = "abc";
    size_t needed = 7;
    cr_expect_eq(chinczyk_rules_difference(rules, other, language, text, sizeof text, &needed),
                 status);
    cr_expect_str_empty(text);
    cr_expect_eq(needed, 0);
}

Test(words_rules, refusals) {
    chinczyk_rules rules = script_rules("polish"), wrong = rules;
    char text[4] = "abc";
    size_t needed = 7;
    wrong.pawns = 5;
    refused(&rules, &wrong, CHINCZYK_ENGLISH, CHINCZYK_ERROR_INVALID_RULES);
    refused(&wrong, &rules, CHINCZYK_ENGLISH, CHINCZYK_ERROR_INVALID_RULES);
    refused(&rules, NULL, CHINCZYK_ENGLISH, CHINCZYK_ERROR_INVALID_ARGUMENT);
    refused(NULL, &rules, CHINCZYK_ENGLISH, CHINCZYK_ERROR_INVALID_ARGUMENT);
    refused(&rules, &rules, 0, CHINCZYK_ERROR_INVALID_ARGUMENT);
    refused(&rules, &rules, chinczyk_language_count() + 1, CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_rules_difference(&rules, &rules, CHINCZYK_ENGLISH, NULL, 4, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(needed, 0);

    needed = 7;
    cr_expect_eq(chinczyk_rules_words(&wrong, CHINCZYK_ENGLISH, text, sizeof text, &needed),
                 CHINCZYK_ERROR_INVALID_RULES);
    cr_expect_str_empty(text);
    cr_expect_eq(needed, 0);
    cr_expect_eq(chinczyk_rules_words(NULL, CHINCZYK_ENGLISH, text, sizeof text, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_rules_words(&rules, 3, text, sizeof text, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
    cr_expect_eq(chinczyk_rules_words(&rules, CHINCZYK_ENGLISH, NULL, 4, &needed),
                 CHINCZYK_ERROR_INVALID_ARGUMENT);
}

/* The struct of an earlier or later version tells the same. */
Test(words_rules, structs_of_other_versions) {
    static char text[TEXT], expected[TEXT];
    struct {
        chinczyk_rules rules;
        uint32_t more[4];
    } later = {.rules = script_rules("british")};
    words(&later.rules, CHINCZYK_ENGLISH, expected);
    later.rules.struct_size = sizeof later;
    cr_expect_str_eq(words(&later.rules, CHINCZYK_ENGLISH, text), expected);
    later.more[3] = 1;
    cr_expect_eq(chinczyk_rules_words(&later.rules, CHINCZYK_ENGLISH, text, TEXT, NULL),
                 CHINCZYK_ERROR_INVALID_RULES);
}
