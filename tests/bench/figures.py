#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""figures.py SIMULATE: tests that games come out as they do with another generator.

SIMULATE is the program. What is known is of games with a generator of 64 bits in place of the
16 bits of a simulated game; what is told must lie within three standard errors of both.
"""
import json
import math
import subprocess
import sys

GAMES = 2000000
KNOWN = {  # players: rolls a game and wins of who begins, each with its standard error
    2: ((150.0747, 0.0109), (0.51120, 0.00020)),
    3: ((254.1862, 0.0239), (0.34206, 0.00024)),
    4: ((385.4783, 0.0388), (0.25681, 0.00022)),
}


def play(players):
    command = [sys.argv[1], "--rules", "polish,finish=first-winner", "--players", str(players),
               "--games", str(GAMES), "--format", "json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


print("TAP version 13\n1..%d" % (2 * len(KNOWN)))
number = 0
for players, known in KNOWN.items():
    played = play(players)
    rolls, wins = played["measures"]["rolls"]["per_game"], played["order_places"][0][0]
    for what, value, error, (expected, uncertain) in (
            ("rolls", rolls["mean"], rolls["standard_error"], known[0]),
            ("wins", wins["share"], wins["standard_error"], known[1])):
        number += 1
        good = abs(value - expected) <= 3 * math.hypot(error, uncertain)
        print("%sok %d - %s of %d players: %f, known %f" %
              ("" if good else "not ", number, what, players, value, expected))
