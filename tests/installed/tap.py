# SPDX-License-Identifier: MIT
"""The Test Anything Protocol, as Meson and tests/run read it."""
import sys


class Tap:
    """Reports cases as they come; the plan follows at the end."""

    def __init__(self):
        self.number = 0
        self.failed = 0
        print("TAP version 13", flush=True)

    def case(self, name, faults):
        """A case that passes where there are no faults, each of them a text."""
        faults = list(faults)
        self.number += 1
        self.failed += bool(faults)
        print("%sok %d - %s" % ("not " if faults else "", self.number, name))
        if faults:
            print("  ---")
            for line in "\n".join(faults).splitlines():
                print("  | " + line)
            print("  ...")
        sys.stdout.flush()

    def skip(self, name, why):
        self.number += 1
        print("ok %d - %s # SKIP %s" % (self.number, name, why), flush=True)

    def done(self):
        """Ends the report, and the program."""
        print("1..%d" % self.number, flush=True)
        sys.exit(self.failed > 0)


def skip_all(why):
    """Instead of any case."""
    print("TAP version 13\n1..0 # SKIP %s" % why, flush=True)
    sys.exit(0)
