#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""future.py ROOT CC...: tests that the library can grow.

Makes a later version, in which a field has been appended to each struct that grows, as
abi/README.md says. The programs of the releases must run with it as before, no check may
find anything, and a program of that version must meet the library of today.
"""

import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import checks
from copies import Copy

RULES, GAME, MATCH, SIMULATE, BOT = (
    "include/chinczyk/%s.h" % name for name in ("rules", "game", "match", "simulate", "bot"))
WORDS = "lib/words.h"

# With the new field, where the rules fix who begins, the last player does.
EDITS = [
    (RULES, "    uint32_t reserved1[3];\n",
     "    uint32_t reserved1[3];\n    /** Who begins. */\n    uint32_t later;\n"
     "    /** Zero. */\n    uint32_t reserved2;\n"),
    ("lib/rules.c", "needs home to finish, 0 all\"),\n",
     "needs home to finish, 0 all\"),\n    NUMBER(later, 0, 1, 0, \"who begins\"),\n"),
    ("lib/turn.c", "    turn_begin(rs, pos, first == CHINCZYK_NONE ? 0 : (unsigned)first);\n",
     "    unsigned begins = rs->rules.later ? rs->players - 1u : 0;\n\n"
     "    turn_begin(rs, pos, first == CHINCZYK_NONE ? begins : (unsigned)first);\n"),
    (GAME, "    uint32_t redo_steps;\n",
     "    uint32_t redo_steps;\n    /** More. */\n    int32_t later;\n"),
    ("lib/game_view.c", "    seen.redo_steps = game->history.undone;\n",
     "    seen.redo_steps = game->history.undone;\n    seen.later = 77;\n"),
    (MATCH, "    uint32_t reserved;\n} chinczyk_match_settings;\n",
     "    uint32_t reserved;\n    /** More. */\n    uint64_t later;\n} chinczyk_match_settings;\n"),
    (MATCH, "} chinczyk_standings;\n",
     "    /** More. */\n    uint64_t later;\n} chinczyk_standings;\n"),
    ("lib/match_view.c", "    seen.clock = match->settings.clock;\n",
     "    seen.clock = match->settings.clock;\n    seen.later = match->settings.later;\n"),
    (BOT, "} chinczyk_bot;\n",
     "    /** More. */\n    uint64_t later;\n} chinczyk_bot;\n"),
    (BOT, "} chinczyk_forecast;\n",
     "    /** More. */\n    uint64_t later;\n} chinczyk_forecast;\n"),
    (SIMULATE, "} chinczyk_simulation;\n",
     "    /** More. */\n    uint64_t later;\n} chinczyk_simulation;\n"),
    (SIMULATE, "} chinczyk_results;\n",
     "    /** More. */\n    uint64_t later;\n} chinczyk_results;\n"),
    ("lib/results.c", "    results->games++;\n", "    results->games++;\n    results->later++;\n"),
    # The words for the field of the rules.
    (WORDS, "    SAY_FIELD_WIN_PAWNS,\n", "    SAY_FIELD_WIN_PAWNS,\n    SAY_FIELD_LATER,\n"),
    (WORDS, "    SAY_TURNS,\n", "    SAY_LATER,\n    SAY_TURNS,\n"),
    ("lib/words_names.c", "SAY_FIELD_COLOURS, SAY_FIELD_WIN_PAWNS)",
     "SAY_FIELD_COLOURS, SAY_FIELD_LATER)"),
    ("lib/words_rules.c", "        {LINE_TURNS, SAY_TURNS, 1},\n",
     "        {LINE_FIRST, SAY_LATER, r->later != 0},\n        {LINE_TURNS, SAY_TURNS, 1},\n"),
    *(("lib/words_%s.c" % language, "    {%s," % message,
       "    {%s, \"Later.\"},\n    {%s," % (new, message))
      for language in ("en", "pl")
      for message, new in (("SAY_NO", "SAY_FIELD_LATER"), ("SAY_TURNS", "SAY_LATER"))),
]


def main(root, *cc):
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        today = Copy(root, scratch / "today", cc)
        built_today = today.build()
        future = Copy(root, scratch / "future", cc)
        for edit in EDITS:
            future.edit(*edit)
        future.refresh()
        built = future.build(today)
        cases = list(checks.cases(built))
        future.program("future", ["tests/abi/future.c"], "include", check=True)
        for name, environment, arguments in (
                ("a program of the later version", built.environment, []),
                ("a program of the later version with the library of today",
                 built_today.environment, ["today"])):
            done = subprocess.run([future.root / "future", *arguments], env=environment,
                                  encoding="utf-8", capture_output=True)
            faults = (done.stdout + done.stderr).splitlines()
            if done.returncode and not faults:
                faults = ["it ends with %d" % done.returncode]
            cases.append((name, faults, None))
        return checks.report(cases)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
