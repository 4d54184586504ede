#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""simulate.py SIMULATE: tests that chinczyk-simulate plays the same games however they are shared.

SIMULATE is the program.
"""
import csv
import io
import json
import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import tap

SIMULATE = sys.argv[1]
GAMES = ["--rules", "tournament", "--players", "random,greedy,random", "--games", "1500",
         "--seed", "7"]
PARTS = 7


def run(*options, stdin="", status=0, program=(SIMULATE,)):
    done = subprocess.run([*program, *options], input=stdin, encoding="utf-8", capture_output=True)
    assert done.returncode == status, "%s: %d %s" % (options, done.returncode, done.stderr)
    return done.stdout if status == 0 else done.stderr


def results(*options, **more):
    return run("--format", "results", *options, **more)


def part(number, parts=PARTS, **more):
    return run(*GAMES, "--part", "%d/%d" % (number, parts), **more)


WHOLE = results(*GAMES)


def differs(got, wanted=WHOLE):
    if got != wanted:
        yield "this is not what one call came to:\n" + got


def threads():
    for count in "1", "2", "5":
        yield from differs(results(*GAMES, "--threads", count))


def ranges():
    few = results(*GAMES[:-4], "--seed", "7", "--games", "700", "--from", "0")
    rest = results(*GAMES[:-4], "--seed", "7", "--games", "800", "--from", "700")
    yield from differs(results("--merge", "-", stdin=rest + few))


def files():
    with tempfile.TemporaryDirectory() as scratch:
        names = []
        for number in range(PARTS, 0, -1):
            names.append(str(pathlib.Path(scratch, "part-%d.txt" % number)))
            pathlib.Path(names[-1]).write_text(part(number))
        yield from differs(results("--merge", *names))
        text = run("--merge", *names)
        if text != run(*GAMES):
            yield "merged: " + text
        hurt = pathlib.Path(names[2])
        hurt.write_text(hurt.read_text().replace("places ", "places 1", 1))
        fault = run("--merge", *names, status=1)
        if names[2] not in fault or "check" not in fault:
            yield "of a damaged file it is said: " + fault
        fault = run("--merge", scratch + "/none", status=1)
        if scratch + "/none" not in fault:
            yield "of no file it is said: " + fault


def piped():
    """As Spark does: the numbers of a partition to the input, lines from the output."""
    first = run(*GAMES, "--part", "-/%d" % PARTS, stdin="1\n2\n5\n6\n")
    second = run(*GAMES, "--part", "-/%d" % PARTS, stdin="3\n4\n7\n")
    yield from differs(results("--merge", "-", stdin=second + first))
    if run(*GAMES, "--part", "-/%d" % PARTS):
        yield "an empty partition has results"
    run(*GAMES, "--part", "-/%d" % PARTS, stdin="8\n", status=2)


def more_parts_than_games():
    few = [*GAMES[:4], "--games", "3"]
    parts = "".join(run(*few, "--part", "%d/5" % i) for i in range(1, 6))
    yield from differs(results("--merge", "-", stdin=parts), results(*few))


def parallel():
    numbers = [str(i) for i in range(1, PARTS + 1)]
    parts = run("-j2", SIMULATE, *GAMES, "--threads", "1", "--part", "{}/%d" % PARTS, ":::",
                *numbers, program=["parallel", "--will-cite"])
    yield from differs(results("--merge", "-", stdin=parts))


def faulty_merges():
    one, two, three = part(1), part(2), part(3)
    for what, parts in {"a part is missing": one + three, "a part is there twice": one + one + two,
                        "other games": one + results("--from", "1500", "--games", "9"), "no results": "",
                        "a part is cut short": one + two[:200], "zero": one + "\0"}.items():
        if "chinczyk-simulate: " not in run("--merge", "-", stdin=parts, status=1):
            yield "there is no message where " + what


def numbers_agree():
    told = json.loads(run(*GAMES, "--format", "json"))
    rows = list(csv.DictReader(io.StringIO(run(*GAMES, "--format", "csv"))))
    lines = WHOLE.splitlines()
    rolls = int(re.search(r"^rolls (\d+)", WHOLE, re.M)[1])
    places = [[int(n) for n in line.split()[1:]] for line in lines if line.startswith("places")]
    if [[place["count"] for place in row] for row in told["places"]] != places:
        yield "the places in JSON are not those of the results"
    if [[int(row["count"]) for row in rows if (row["statistic"], row["of"]) == ("player", str(p))]
            for p in range(3)] != places:
        yield "the places in CSV are not those of the results"
    mean = told["measures"]["rolls"]["per_game"]["mean"]
    if told["measures"]["rolls"]["sum"] != rolls or abs(mean - rolls / 1500) > 2e-6:
        yield "the rolls in JSON are not those of the results"
    means = [row for row in rows if (row["statistic"], row["of"]) == ("mean", "rolls")]
    if len(means) != 1 or float(means[0]["value"]) != mean:
        yield "the rolls in CSV are not those of JSON"
    if sum(bin["games"] for bin in told["measures"]["lost"]["histogram"]) != 1500:
        yield "the histogram in JSON does not hold all games"
    for percent in "%.2f" % (100 * places[1][0] / 1500), "%.3f" % mean:
        if percent not in run(*GAMES):
            yield "the text does not hold " + percent


def nothing_to_tell():
    none = run("--games", "0")
    if "\n0 games" not in none:
        yield none
    for form in "csv", "json":
        if not run("--games", "0", "--format", form):
            yield "nothing as " + form
    json.loads(run("--games", "10", "--roll-limit", "3", "--format", "json"))
    if "10 unfinished" not in run("--games", "10", "--roll-limit", "3"):
        yield "games that are given up are not told"


def progress_bar():
    done = subprocess.run([SIMULATE, *GAMES], encoding="utf-8", capture_output=True)
    if done.stderr:
        yield "without a terminal there is " + done.stderr
    for options, wanted in ([], True), (["--quiet"], False):
        master, slave = pty.openpty()
        subprocess.run([SIMULATE, "--games", "30000", *options], stdout=subprocess.DEVNULL,
                       stderr=slave)
        os.write(slave, b".")
        seen = os.read(master, 1 << 20)
        if (b"[" in seen) != wanted:
            yield "on a terminal, with %s: %s" % (options, seen)
        os.close(slave)
        os.close(master)


def interrupted():
    """What is told then is whole games, from the first on."""
    game = ["--players", "2", "--format", "results"]
    with subprocess.Popen([SIMULATE, *game, "--games", "1000000000"], encoding="utf-8",
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        time.sleep(0.5)
        running.send_signal(signal.SIGINT)
        out, error = running.communicate()
    played = re.search(r"^games 0\+(\d+)$", out, re.M)
    if running.returncode != 130 or "stopped after" not in error or not played:
        yield "%d %s %s" % (running.returncode, error, out)
    else:
        yield from differs(run(*game, "--games", played[1]), out)


def refusals():
    for options in (["--rules", "chess"], ["--players", "7"], ["--players", "1"],
                    ["--players", "random,lazy"], ["--players", "random,,random"],
                    ["--players", ",".join(["random"] * 7)], ["--seats", "0"],
                    ["--seats", "0.1.", "--players", "3"], ["--first", "4"], ["--first", "9"],
                    ["--games", "-1"], ["--games", "x"], ["--games", ""],
                    ["--seed", "18446744073709551616"], ["--from", "18446744073709551615"],
                    ["--roll-limit", "65536"], ["--threads", "0"], ["--part", "0/4"],
                    ["--part", "5/4"], ["--part", "1/0"], ["--part", "1"], ["--part", "1/4x"],
                    ["--format", "xml"], ["--nonsense"], ["--quiet=yes"], ["--games"]):
        if not run(*options, status=2).startswith("chinczyk-simulate: "):
            yield "%s is not refused with a message" % options
    if not run("--threads", "x", status=2).startswith("chinczyk-simulate: --threads is a number"):
        yield "the option that has no number is not named"


def full_disk():
    if os.path.exists("/dev/full"):
        with open("/dev/full", "w") as full:
            done = subprocess.run([SIMULATE, "--games", "1"], stdout=full, stderr=subprocess.PIPE)
        if done.returncode != 1 or not done.stderr:
            yield "the output is lost without a word"


report = tap.Tap()
report.case("threads make no difference", threads())
report.case("ranges make the whole", ranges())
report.case("files of parts are merged in any order", files())
report.case("parts come by pipe", piped())
report.case("some parts may be empty", more_parts_than_games())
if shutil.which("parallel") and "GNU" in run("--version", program=["parallel"]):
    report.case("GNU parallel plays the whole", parallel())
else:
    report.skip("GNU parallel plays the whole", "there is no GNU parallel")
report.case("parts that do not fit are refused", faulty_merges())
report.case("CSV, JSON and text agree", numbers_agree())
report.case("no games, and unfinished ones", nothing_to_tell())
report.case("a bar on a terminal only", progress_bar())
report.case("an interrupt leaves whole games", interrupted())
report.case("wrong options are refused", refusals())
report.case("a full disk is noticed", full_disk())
report.done()
