#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""killed.py SCOREBOOK GAMES COUNT ROUNDS: kills chinczyk-scorebook while it adds COUNT games.

Each time in another moment, and each time the book must hold whole games only; in the end all are
added. Half of the rounds add a file, half from a pipe.
"""
import random
import signal
import subprocess
import sys
import time

import tap
from book import ROOM, SCOREBOOK, count, differs, games, run

COUNT, ROUNDS = int(sys.argv[3]), int(sys.argv[4])
BOOK, TEXT = ROOM / "book", ROOM / "games.txt"


def start(book, piped):
    text = open(TEXT, "rb") if piped else subprocess.DEVNULL
    command = [SCOREBOOK, str(book), "add"] + ([] if piped else [str(TEXT)])
    if piped:
        cat = subprocess.Popen(["cat"], stdin=text, stdout=subprocess.PIPE)
        return subprocess.Popen(command, stdin=cat.stdout, stdout=subprocess.DEVNULL), cat
    return subprocess.Popen(command, stdout=subprocess.DEVNULL), None


def finish(adding, cat):
    code = adding.wait()
    if cat is not None:
        cat.stdout.close()
        cat.wait()
    return code


def is_whole(book, least):
    """How many games are there, at least so many; what is wrong is an AssertionError."""
    if not book.exists() or not book.stat().st_size:
        assert least == 0, "the book is gone"
        return 0
    code, out, err = run(book, "check")
    if "there is no scorebook yet" in err:
        assert least == 0, "the book is empty"
        return 0
    assert code == 0, err
    found = count(book)
    assert out == "%d games, all whole\n" % found, out
    assert found >= least, "%d games of %d" % (found, least)
    return found


def rounds():
    """Each round takes up the book of the one before, or begins a new one."""
    generator = random.Random(COUNT)
    began = time.monotonic()
    finish(*start(ROOM / "measure", False))
    whole = time.monotonic() - began
    killed = between = have = 0
    for number in range(10 * ROUNDS):
        if number >= ROUNDS and killed and between:
            break  # else the moments were not yet those that matter
        if have == COUNT or number % 5 == 0:
            BOOK.unlink(missing_ok=True)
            have = 0
        adding, cat = start(BOOK, number % 2)
        time.sleep(generator.random() * whole)
        adding.send_signal(signal.SIGKILL)
        killed += finish(adding, cat) == -signal.SIGKILL
        try:
            have = is_whole(BOOK, have)
        except AssertionError as fault:
            yield "round %d: %s" % (number, fault)
            return
        between += 0 < have < COUNT
    print("# %d of %d killed, %d between the first and the last game" % (killed, number, between))
    if not killed or not between:
        yield "%d rounds, %d killed, %d between" % (number, killed, between)


def all_in_the_end():
    yield from differs("status", 0, finish(*start(BOOK, False)))
    yield from differs("count", COUNT, count(BOOK))


TEXT.write_text(games(0, COUNT), encoding="utf-8")
report = tap.Tap()
report.case("holds whole games after each of %d kills" % ROUNDS, rounds())
report.case("has all %d games in the end" % COUNT, all_in_the_end())
report.done()
