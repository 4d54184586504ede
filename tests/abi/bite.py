#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""bite.py ROOT CC...: tests that the checks of checks.py bite.

Copies of the source tree are changed, each in a way that must not pass, and built. The
check that is there for such a change must find it. What may pass must pass.
"""

import concurrent.futures
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True
import checks
from copies import Copy

BASE, RULES, GAME = ("include/chinczyk/%s.h" % name for name in ("base", "rules", "game"))
MAP = "abi/libchinczyk.map"
LIMITS = "lib/limits.c"

NEW_FUNCTION = [
    (BASE, "\n/** @} */\n\n#ifdef __cplusplus\n}", "\n/** @return 1. @since 0.2 */\n"
     "CHINCZYK_API int32_t chinczyk_one(void);\n\n/** @} */\n\n#ifdef __cplusplus\n}"),
    (LIMITS, "", "\nint32_t chinczyk_one(void) {\n    return 1;\n}\n"),
]

# (what is done, the checks that must find it, the edits: file, old text, new text)
MUTATIONS = [
    ("two fields of the rules are swapped", ["layout", "promises"], [
        (RULES, "    uint32_t jump;\n", "    uint32_t swapped;\n"),
        (RULES, "    uint32_t home_jump;\n", "    uint32_t jump;\n"),
        (RULES, "    uint32_t swapped;\n", "    uint32_t home_jump;\n"),
    ]),
    ("two fields of a move are swapped", ["layout", "promises"], [
        (GAME, "    int16_t from_square;\n", "    int16_t swapped;\n"),
        (GAME, "    int16_t to_square;\n", "    int16_t from_square;\n"),
        (GAME, "    int16_t swapped;\n", "    int16_t to_square;\n"),
    ]),
    ("a field is inserted in the middle of the rules", ["layout", "promises", "abidiff"], [
        (RULES, "    uint32_t tries;\n", "    uint32_t tries;\n    uint32_t a;\n    uint32_t b;\n"),
    ]),
    ("a field is inserted in the middle of the state", ["layout", "promises", "clients"], [
        (GAME, "    int32_t sixes;\n", "    int32_t sixes;\n    int32_t more;\n"),
    ]),
    ("a field is appended to a struct that may not grow", ["layout", "promises", "abidiff"], [
        (GAME, "} chinczyk_move;", "    uint32_t more;\n} chinczyk_move;"),
    ]),
    ("a field is widened", ["layout", "promises", "abidiff"], [
        (GAME, "    uint32_t captured;\n", "    uint64_t captured;\n"),
    ]),
    ("an array is lengthened", ["layout", "promises"], [
        (BASE, "    char reason[212];\n", "    char reason[232];\n"),
    ]),
    ("the sign of a field changes", ["promises", "abidiff"], [
        (GAME, "    uint32_t redo_steps;\n", "    int32_t redo_steps;\n"),
    ]),
    ("a field is removed", ["layout", "promises", "abidiff"], [
        (GAME, "    uint32_t redo_steps;\n", ""),
        ("lib/game_view.c",
         "    seen.redo_steps = game->history.undone;\n", ""),
    ]),
    ("a reserved field is dropped at the end of the rules", ["layout", "promises"], [
        (RULES, "    uint32_t reserved1[3];\n", "    uint32_t reserved1[1];\n"),
    ]),
    ("an enumerator is renumbered", ["layout", "promises"], [
        (GAME, "CHINCZYK_PHASE_OVER = 4", "CHINCZYK_PHASE_OVER = 5"),
    ]),
    ("a status is renumbered", ["layout", "promises"], [
        (BASE, "CHINCZYK_ERROR_PARSE = -20", "CHINCZYK_ERROR_PARSE = -23"),
    ]),
    ("a limit is renumbered", ["layout", "promises", "clients"], [
        (BASE, "#define CHINCZYK_LANE 100\n", "#define CHINCZYK_LANE 200\n"),
    ]),
    ("an enumerator is removed", ["layout", "promises"], [
        (RULES, "    CHINCZYK_SAFE_NONE = 0, /**< On none. */\n", ""),
    ]),
    ("the type of a parameter changes", ["promises", "abidiff"], [
        (GAME, "chinczyk_game_leave(chinczyk_game *game, int32_t player)",
         "chinczyk_game_leave(chinczyk_game *game, int64_t player)"),
        ("lib/game.c", "chinczyk_game_leave(chinczyk_game *game, int32_t player)",
         "chinczyk_game_leave(chinczyk_game *game, int64_t player)"),
    ]),
    ("a parameter is added", ["promises", "abidiff"], [
        (RULES, "*chinczyk_field_help(int32_t field)",
         "*chinczyk_field_help(int32_t field, int32_t line)"),
        ("lib/rules.c", "*chinczyk_field_help(int32_t field) {\n",
         "*chinczyk_field_help(int32_t field, int32_t line) {\n    (void)line;\n"),
    ]),
    ("the type of a result changes", ["promises", "abidiff"], [
        (GAME, "uint32_t chinczyk_game_steps(", "uint64_t chinczyk_game_steps("),
        ("lib/game_view.c", "uint32_t chinczyk_game_steps(", "uint64_t chinczyk_game_steps("),
    ]),
    ("the type of a callback changes", ["promises", "abidiff"], [
        (GAME, "typedef int32_t (*chinczyk_stop)", "typedef int64_t (*chinczyk_stop)"),
    ]),
    ("the type behind an enumeration changes", ["promises", "abidiff"], [
        (RULES, "typedef int32_t chinczyk_preset;", "typedef uint32_t chinczyk_preset;"),
    ]),
    ("a symbol is dropped from the map", ["names", "abidiff", "clients"], [
        (MAP, "        chinczyk_none;\n", ""),
    ]),
    ("a function is dropped", ["promises", "abidiff", "clients"], [
        (BASE, "/** @return ::CHINCZYK_NONE. @since 0.1 */\n"
         "CHINCZYK_API int32_t chinczyk_none(void);\n", ""),
        (MAP, "        chinczyk_none;\n", ""),
        (LIMITS, "int32_t chinczyk_none(void) {\n    return CHINCZYK_NONE;\n}\n", ""),
    ]),
    ("a symbol moves to a node of another release", ["names", "abidiff"], [
        (MAP, "        chinczyk_none;\n", ""),
        (MAP, "", "CHINCZYK_0.2 {\n    global:\n        chinczyk_none;\n} CHINCZYK_0.1;\n"),
    ]),
    ("a new function is in the node of a release that is out", ["names"], [
        *NEW_FUNCTION,
        (MAP, "        chinczyk_none;\n", "        chinczyk_none;\n        chinczyk_one;\n"),
    ]),
    ("a new function is not in the map", ["names", "description"], NEW_FUNCTION),
    ("the map lists what is nowhere", ["names"], [
        (MAP, "        chinczyk_none;\n", "        chinczyk_none;\n        chinczyk_nowhere;\n"),
    ]),
    ("a symbol beyond the header is exported", ["names"], [
        (MAP, "        chinczyk_none;\n", "        chinczyk_none;\n        chinczyk_rules_read;\n"),
        ("lib/rules.h", "chinczyk_status chinczyk_rules_read(",
         "CHINCZYK_API chinczyk_status chinczyk_rules_read("),
    ]),
    ("the map lets everything out", ["names"], [
        (MAP, "        *;\n", "        chinczyk_hidden;\n"),
        ("lib/rules.h", "chinczyk_status chinczyk_rules_read(",
         "CHINCZYK_API chinczyk_status chinczyk_rules_read("),
    ]),
    ("a variable is exported", ["names"], [
        (MAP, "        chinczyk_none;\n", "        chinczyk_none;\n        chinczyk_answer;\n"),
        (LIMITS, "", "\nextern CHINCZYK_API int32_t chinczyk_answer;\n"
         "int32_t chinczyk_answer = 42;\n"),
    ]),
    ("a global of the static library lacks the prefix", ["prefix"], [
        ("lib/status.c", "", "\nint fail_count(void);\nint fail_count(void) {\n    return 0;\n}\n"),
    ]),
    ("the SONAME is raised", ["soname", "abidiff", "clients"], [
        ("meson.build", "soversion = '0'", "soversion = '1'"),
    ]),
    ("a limit of the library is another than the header's", ["constants", "clients"], [
        (LIMITS, "    return CHINCZYK_LANE;\n", "    return CHINCZYK_LANE + 1;\n"),
    ]),
    ("a limit is no function", ["constants", "description"], [
        (BASE, "/** The first square of every lane. */\n",
         "/** Most. */\n#define CHINCZYK_MAX_LANE 8\n/** The first square of every lane. */\n"),
    ]),
    ("the rules of the first version are refused", ["struct_size", "clients"], [
        ("lib/rules.c", "FIRST_SIZE = 168", "FIRST_SIZE = 176"),
    ]),
    ("the state of the first version is refused", ["struct_size", "clients"], [
        ("lib/game_view.c", "FIRST_STATE_SIZE = 364", "FIRST_STATE_SIZE = 368"),
    ]),
    ("the settings of the first version are refused", ["struct_size", "clients"], [
        ("lib/match.c", "FIRST_SIZE = 32", "FIRST_SIZE = 40"),
    ]),
    ("the standings of the first version are refused", ["struct_size", "clients"], [
        ("lib/match_view.c", "FIRST_SIZE = 176", "FIRST_SIZE = 184"),
    ]),
    ("the simulation of the first version is refused", ["struct_size", "clients"], [
        ("lib/simulate.c", "FIRST_SIZE = 64", "FIRST_SIZE = 72"),
    ]),
    ("the results of the first version are refused", ["struct_size", "clients"], [
        ("lib/results.c", "FIRST_SIZE = 9312", "FIRST_SIZE = 9320"),
    ]),
    ("a byte behind a caller's results is written", ["struct_size"], [
        ("lib/results.c", "    memset(out, 0, size);\n", "    memset(out, 0, size + 1);\n"),
    ]),
    ("a byte behind a caller's struct is written", ["struct_size"], [
        ("lib/growing.c", "    memset(out, 0, size);\n    memcpy(out, known,",
         "    memset(out, 0, size + 1);\n    memcpy(out, known,"),
    ]),
    ("bytes that are not known pass", ["struct_size"], [
        ("lib/growing.c", "    if (size > width && !chinczyk_memory_is_zero(",
         "    if (!size && !chinczyk_memory_is_zero("),
    ]),
    ("the same seed gives another game", ["clients"], [
        ("lib/game.c", "    (*game)->now.die = seed;\n", "    (*game)->now.die = seed + 1;\n"),
    ]),
    ("the same seed gives other simulated games", ["clients"], [
        ("lib/simulate.c", "stream_begin(plan->asked.seed, number)",
         "stream_begin(plan->asked.seed + 1, number)"),
    ]),
    ("the same seed gives another match", ["clients"], [
        ("lib/match.c", "    made.seeds = made.settings.seed;\n",
         "    made.seeds = made.settings.seed + 1;\n"),
    ]),
    ("the hash of a position changes", ["clients"], [
        ("lib/position.c", "    uint64_t hash = rs->hash;\n",
         "    uint64_t hash = rs->hash + 1;\n"),
    ]),
    ("a comment changes and api.json does not", ["description"], [
        (BASE, "/** Done. */", "/** All is done. */"),
    ]),
    ("a declaration of a kind that api.py does not know", ["description"], [
        (BASE, "/** Most colours of a board. */\n", "extern int32_t chinczyk_thing;\n"
         "/** Most colours of a board. */\n"),
    ]),
]

# Changes that are as they should be: no check may find anything.
FINE = [
    ("nothing is changed", []),
    ("what the handle hides is changed", [
        ("lib/game.h", "    struct moment now;\n", "    struct moment now, more;\n"),
    ]),
    ("a function is added", [
        *NEW_FUNCTION,
        (MAP, "", "CHINCZYK_0.2 {\n    global:\n        chinczyk_one;\n} CHINCZYK_0.1;\n"),
    ]),
    ("a reserved field of the rules is used", [
        (RULES, "    /** Zero. */\n    uint32_t reserved1[3];\n",
         "    /** More. */\n    uint32_t more;\n    /** Zero. */\n    uint32_t reserved1[2];\n"),
    ]),
]


# The checks that need no library: the compiler and the headers are enough.
WITHOUT_LIBRARY = {"promises", "layout", "description"}


def found(copy, wanted, unchanged=None, flags=()):
    """{check: what it finds} of a copy. A check that is skipped here proves nothing."""
    library = not wanted or not WITHOUT_LIBRARY.issuperset(wanted)
    told = checks.cases(copy.build(unchanged, flags, library), wanted)
    return {name: faults for name, faults, skipped in told if not skipped}


def judge(told, wanted):
    """What is wrong with what the checks found."""
    if not wanted:
        return ["%s: %s" % (name, fault) for name, faults in told.items() for fault in faults]
    return ["the check %s finds nothing" % name for name in wanted if told.get(name) == []]


def outcome(wait, wanted):
    """What is wrong with a copy, also where it could not be changed or built."""
    try:
        return judge(wait.result(), wanted)
    except ValueError as error:
        return str(error).splitlines()


def main(root, *cc):
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        unchanged = Copy(root, scratch / "unchanged", cc)
        cases = [(FINE[0][0], judge(found(unchanged, []), []), None)]

        def make(number, wanted, edits, flags=()):
            copy = Copy(root, scratch / str(number), cc)
            for edit in edits:
                copy.edit(*edit)
            if not wanted:
                copy.refresh()
            return found(copy, wanted, unchanged, flags)

        changed = [(name, [], edits) for name, edits in FINE[1:]] + MUTATIONS
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            waits = [(name, wanted, pool.submit(make, number, wanted, edits))
                     for number, (name, wanted, edits) in enumerate(changed)]
            bare = pool.submit(make, "bare", ["abidiff"], [], ["-g0"])
            waits.append(("the debug information is missing", ["abidiff"], bare))
            cases += [(name, outcome(wait, wanted), None) for name, wanted, wait in waits]
        return checks.report(cases)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
