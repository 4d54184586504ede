#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""future.py ROOT CC...: tests that the library can grow.

Makes a later version, in which a field has been appended to the rules and to the state as
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

RULES, GAME = "include/chinczyk/rules.h", "include/chinczyk/game.h"

# With the new field, where the rules fix who begins, the last player does.
EDITS = [
    (RULES, "    uint32_t reserved1[3];\n",
     "    uint32_t reserved1[3];\n    /** Who begins. */\n    uint32_t later;\n"
     "    /** Zero. */\n    uint32_t reserved2;\n"),
    ("lib/rules.c", "needs home to finish, 0 all\"),\n",
     "needs home to finish, 0 all\"),\n    NUMBER(later, 0, 1, 0, \"who begins\"),\n"),
    ("lib/game.c", "        chinczyk_turn_begin(pos, 0);\n",
     "        chinczyk_turn_begin(pos, rs->rules.later ? rs->players - 1u : 0);\n"),
    (GAME, "    uint32_t redo_steps;\n",
     "    uint32_t redo_steps;\n    /** More. */\n    int32_t later;\n"),
    ("lib/game_view.c", "    seen.struct_size = size;\n",
     "    seen.struct_size = size;\n    seen.later = 77;\n"),
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
