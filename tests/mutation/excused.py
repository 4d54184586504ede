# SPDX-License-Identifier: MIT
"""Reads survivors.txt: mutants that are the same program, each with the reason."""


class Excused:
    def __init__(self, path):
        self.entries = {}  # key: the line of the file
        with open(path, encoding="utf-8") as file:
            lines = [line.rstrip("\n") for line in file]
        for i, line in enumerate(lines):
            if line.startswith("- "):
                words = lines[i - 1].split()
                nth = int(words[2][1:]) if len(words) > 2 else 1
                assert lines[i + 1].startswith("+ "), "%s:%d" % (path, i + 2)
                assert lines[i + 2].strip(), "%s:%d: no reason" % (path, i + 3)
                self.entries[words[0], words[1], nth, line[2:], lines[i + 1][2:]] = i + 1

    def __contains__(self, mutant):
        return mutant.key in self.entries

    def stale(self, mutants):
        keys = {mutant.key for mutant in mutants}
        return [line for key, line in self.entries.items() if key not in keys]
