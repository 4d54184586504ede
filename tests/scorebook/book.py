# SPDX-License-Identifier: MIT
"""What the tests of the scorebook share: the program, games, and books in a folder of their own."""
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

SCOREBOOK, GAMES = sys.argv[1:3]
FOLDER = tempfile.TemporaryDirectory()
ROOM = pathlib.Path(FOLDER.name)


def run(book, *words, text=None):
    """What the program does: its exit status, output, errors."""
    done = subprocess.run([SCOREBOOK, str(book), *map(str, words)], input=text, encoding="utf-8",
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=600)
    return done.returncode, done.stdout, done.stderr


def games(first, last):
    """The records of games that were played to the end, each another."""
    return subprocess.run([GAMES, str(first), str(last)], stdout=subprocess.PIPE, check=True,
                          encoding="utf-8").stdout


def record(winner, loser, number=0, **tags):
    """A short game: the loser leaves at once."""
    head = "".join('[%s "%s"]\n' % tag for tag in tags.items())
    return ('[Player0 "%s"]\n[Player1 "%s"]\n%s[Rules "polish"]\n[Seats "0.1."]\n[First "0"]\n'
            '[Seed "%d"]\n\nx1\nend\n' % (winner, loser, head, number))


def count(book):
    """The games that are there, by SQLite alone; each must have all its parts."""
    with sqlite3.connect(book) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        halves = db.execute("SELECT id FROM game WHERE record NOT LIKE '%' || char(10) || 'end' ||"
                            " char(10) OR (SELECT count(*) FROM player WHERE game = game.id) <> 2")
        assert halves.fetchall() == []
        orphans = "SELECT count(*) FROM player WHERE game NOT IN (SELECT id FROM game)"
        assert db.execute(orphans).fetchone() == (0,)
        numbers = db.execute("SELECT record FROM game").fetchall()
    db.close()
    found = [re.search(r'^\[Number "(\d+)"\]$', text, re.M)[1] for text, in numbers]
    assert len(set(found)) == len(found)
    return len(found)


def differs(what, wanted, got):
    if wanted != got:
        yield "%s\nwanted %r\ngot    %r" % (what, wanted, got)
