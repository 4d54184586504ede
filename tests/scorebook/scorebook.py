#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""scorebook.py SCOREBOOK GAMES: tests what chinczyk-scorebook adds, tells and refuses.

GAMES writes the records of games.
"""
import os
import sqlite3
import subprocess

import tap
from book import GAMES, ROOM, SCOREBOOK, count, differs, games, record, run


def fresh(name):
    book = ROOM / name
    book.unlink(missing_ok=True)
    return book


# --- reports ---

EVENING = (record("Ala", "Ola", 1, Date="2026.11.29", Event="Friday") + record("Ala", "Ola", 2)
           + record("Ola", "Ala", 3) + record("Ala", "Jan", 4) + record("Jan", "", 5)
           + record("Ala", "Ola", 6) + record("Ala", "Ola", 7) + record("Ala", "Ola", 8)
           + record("Ola", "Ala", 9).replace("polish", "ludo")
           + record("Ola", "Ala", 10).replace("x1", "").replace("polish", "ludo"))


def evening():
    book = fresh("evening")
    code, out, err = run(book, "add", text=EVENING)
    assert (code, out, err) == (0, "10 added, 0 there already\n", ""), (code, out, err)
    return book


def tells(report, *lines):
    code, out, err = run(evening(), *report.split())
    yield from differs("status of %s: %s" % (report, err), 0, code)
    yield from differs(report, "".join(line + "\n" for line in lines), out)


def lists():
    yield from tells(
        "list",
        "game  date        event   rules   players       steps  finished",
        "   1  2026.11.29  Friday  polish  Ala 1, Ola 2      1  yes",
        "   2                      polish  Ala 1, Ola 2      1  yes",
        "   3                      polish  Ola 1, Ala 2      1  yes",
        "   4                      polish  Ala 1, Jan 2      1  yes",
        "   5                      polish  Jan 1, - 2        1  yes",
        "   6                      polish  Ala 1, Ola 2      1  yes",
        "   7                      polish  Ala 1, Ola 2      1  yes",
        "   8                      polish  Ala 1, Ola 2      1  yes",
        "   9                      ludo    Ola 1, Ala 2      1  yes",
        "  10                      ludo    Ola, Ala          0  no")


def who_wins():
    yield from tells("wins",
                     "player  games  wins  percent",
                     "Ala         8     6     75.0",
                     "Ola         7     2     28.6",
                     "Jan         2     1     50.0")


def what_is_played():
    yield from tells("played",
                     "rules   games  finished",
                     "polish      8         8",
                     "ludo        2         1")


def streaks():
    yield from tells("streaks",
                     "player  longest  now",
                     "Ala           4    0",
                     "Jan           1    1",
                     "Ola           1    1")


def lengths():
    book = fresh("lengths")
    text = ""
    for number, rolls in enumerate((4, 0, 9)):
        text += record("a", "b", number).replace("x1", "1 " * rolls + "x1")
    run(book, "add", text=text)
    yield from differs("odd", "rules   games  shortest  median  average  longest\n"
                              "polish      3         1     5.0      5.3       10\n",
                       run(book, "lengths")[1])
    run(book, "add", text=record("a", "b", 7).replace("x1", "1 1 x1"))
    yield from differs("even", "polish      4         1     4.0      4.8       10",
                       run(book, "lengths")[1].splitlines()[1])


def one_game():
    book = evening()
    wanted = EVENING.split("end\n")[8] + "end\n"
    _, shown, _ = run(book, "show", 9)
    again = fresh("again")
    run(again, "add", text=shown)
    yield from differs("shown and added", shown, run(again, "show", 1)[1])
    yield from differs("its tags", wanted.splitlines()[:2], shown.splitlines()[:2])
    yield from differs("no such game", (1, "", "chinczyk-scorebook: %s: there is no game 11\n" % book),
                       run(book, "show", 11))


def names_of_any_text():
    book = fresh("names")
    run(book, "add", text=record('a, \\"b\\"', "\\x1b[31m\\x0a"))
    yield from differs("csv", 'player,games,wins,percent\n"a, ""b""",1,1,100.0\n"\x1b[31m\n",1,0,0.0\n',
                       run(book, "wins", "--csv")[1])
    yield from differs("table", "player  games  wins  percent\n"
                                'a, "b"      1     1    100.0\n'
                                "?[31m?      1     0      0.0\n", run(book, "wins")[1])


# --- adding ---

def each_game_once():
    book = fresh("once")
    text = games(0, 20)
    (ROOM / "games.txt").write_text(text, encoding="utf-8")
    yield from differs("first", (0, "20 added, 0 there already\n", ""), run(book, "add", text=text))
    yield from differs("again", (0, "5 added, 20 there already\n", ""),
                       run(book, "add", text=text + games(20, 25)))
    yield from differs("twice in one text", (0, "1 added, 1 there already\n", ""),
                       run(book, "add", text=2 * games(30, 31)))
    yield from differs("files", (0, "1 added, 41 there already\n", ""),
                       run(book, "add", ROOM / "games.txt", "-", ROOM / "games.txt",
                           text=games(30, 32)))
    # Another blank or comment is the same game, another name is not.
    other = "; again\n\n" + games(0, 1).replace("\n", "\r\n")
    yield from differs("other blanks", (0, "0 added, 1 there already\n", ""),
                       run(book, "add", text=other))
    yield from differs("count", 27, count(book))
    yield from differs("check", (0, "27 games, all whole\n", ""), run(book, "check"))


def damaged_games():
    """A file is refused as a whole; what comes by a pipe, from the damage on."""
    book = fresh("damaged-games")
    good, bad = games(0, 400), games(400, 410).replace("0:b-0", "0:b-1", 1)
    line = good.count("\n") + bad[: bad.index("0:b-1")].count("\n") + 1
    why = "line %d: 0:b-1: the move is not one of the legal moves\n" % line
    path = ROOM / "bad.txt"
    path.write_text(good + bad, encoding="utf-8")
    run(book, "add", text=games(1000, 1001))
    before = book.read_bytes()
    code, out, err = run(book, "add", path)
    yield from differs("a file", (1, "0 added, 0 there already\n",
                                  "chinczyk-scorebook: %s: %s"
                                  "chinczyk-scorebook: %s: nothing of it was added\n"
                                  % (path, why, path)), (code, out, err))
    yield from differs("the book", before, book.read_bytes())
    code, out, err = run(book, "add", text=good + bad)
    yield from differs("a pipe", (1, "400 added, 0 there already\n",
                                  "chinczyk-scorebook: standard input: " + why), (code, out, err))
    yield from differs("what is there", 401, count(book))


def cut_off_games():
    book = fresh("cut")
    text = games(0, 3)
    code, out, err = run(book, "add", text=text[: text.rindex("{")])
    yield from differs("two games", (1, "2 added, 0 there already\n"), (code, out))
    if "the text ends before the line `end`" not in err:
        yield err
    yield from differs("without the last line feed", (0, "1 added, 2 there already\n", ""),
                       run(book, "add", text=text[:-1]))
    yield from differs("blank lines", (0, "0 added, 0 there already\n", ""),
                       run(book, "add", text=" \n\r\n\n"))
    yield from differs("nothing", (0, "0 added, 0 there already\n", ""), run(book, "add", text=""))


def missing_files():
    book = fresh("missing")
    code, _, err = run(book, "add", ROOM / "nothing.txt")
    yield from differs("a missing file", (1, "chinczyk-scorebook: %s: No such file or directory\n"
                                          % (ROOM / "nothing.txt")), (code, err))
    code, _, err = run(book, "add", ROOM)
    if code != 1 or "directory" not in err:
        yield "a directory: %d %s" % (code, err)


def as_they_arrive():
    """A game from a pipe is in the book before the next one comes, and nothing is locked meanwhile."""
    book = fresh("arrive")
    with subprocess.Popen([SCOREBOOK, str(book), "add"], stdin=subprocess.PIPE,
                          stdout=subprocess.DEVNULL, encoding="utf-8") as adding:
        for number in range(3):
            adding.stdin.write(games(number, number + 1))
            adding.stdin.flush()
            while len(run(book, "list")[1].splitlines()) < 2 * (number + 1):
                if adding.poll() is not None:
                    yield "the program has ended"
                    return
            yield from differs("another process", (0, "1 added, 0 there already\n", ""),
                               run(book, "add", text=games(100 + number, 101 + number)))
        adding.stdin.close()
    yield from differs("count", 6, count(book))


def two_at_once():
    book = fresh("two")
    for part, (first, last) in enumerate(((0, 300), (200, 500))):
        (ROOM / ("part%d" % part)).write_text(games(first, last), encoding="utf-8")
    adding = [subprocess.Popen([SCOREBOOK, str(book), "add", str(ROOM / ("part%d" % part))],
                               stdout=subprocess.DEVNULL) for part in range(2)]
    yield from differs("both", [0, 0], [process.wait() for process in adding])
    yield from differs("count", 500, count(book))


# --- what is no book ---

def refused(what, content, reason, words=("add", "list", "check")):
    """With a word, and not one byte of the file changes."""
    path = ROOM / "refused"
    for word in words:
        path.write_bytes(content)
        code, out, err = run(path, word, text=games(0, 1))
        yield from differs(what, (1, ""), (code, out))
        if reason not in err or not err.startswith("chinczyk-scorebook: %s: " % path):
            yield "%s: %s" % (what, err)
        yield from differs(what + ": the file", content, path.read_bytes())
        extra = sorted(p.name for p in ROOM.glob("refused*"))
        yield from differs(what + ": files", ["refused"], extra)


def database(*statements):
    path = fresh("other")
    db = sqlite3.connect(path)
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()
    return path.read_bytes()


def other_files():
    yield from refused("text", b"hello\n", "this is no scorebook")
    yield from refused("games", games(0, 2).encode(), "this is no scorebook")
    yield from refused("noise", bytes(range(256)) * 40, "this is no scorebook")
    yield from refused("zeros", bytes(8192), "this is no scorebook")
    yield from refused("a part of a header", b"SQLite format 3\0", "this is no scorebook")
    yield from refused("another database", database("CREATE TABLE game (id)"),
                       "a database of another program")
    yield from refused("a database with an id", database("CREATE TABLE t (a)", "PRAGMA application_id = 7"),
                       "a database of another program")
    book = evening().read_bytes()
    yield from refused("a later version", book[:60] + b"\0\0\0\x02" + book[64:], "a later version")
    yield from refused("no version", book[:60] + b"\0\0\0\0" + book[64:], "damaged")


def damaged_books():
    run(fresh("full"), "add", text=games(0, 60))
    book = (ROOM / "full").read_bytes()
    size = int.from_bytes(book[16:18], "big")
    yield from refused("cut off", book[: len(book) // 2 // size * size], "damaged", ("add", "list"))
    yield from refused("cut off in a page", book[: size + 100], "damaged", ("add", "list"))
    for page in range(1, 8):
        begin = page * size
        yield from refused("page %d" % page, book[:begin] + b"\xa5" * size + book[begin + size :],
                           "damaged", ("list",))
    # Tables that are not those of a book.
    path = ROOM / "tables"
    path.write_bytes(book)
    with sqlite3.connect(path) as db:
        db.execute("ALTER TABLE game RENAME TO games")
    db.close()
    yield from refused("tables", path.read_bytes(), "damaged (no such table: game)", ("list", "add"))


def changed_games():
    """`check` sees what SQLite cannot know."""
    for change, reason in (
        ("UPDATE game SET record = replace(record, 'p0', 'p1') WHERE id = 3", "game 3: line "),
        ("UPDATE game SET record = record || ' ' WHERE id = 2", "game 2 is not as the book says"),
        ("UPDATE game SET digest = digest + 1 WHERE id = 2", "game 2 is not as the book says"),
        ("UPDATE game SET rules = 'ludo' WHERE id = 2", "game 2 is not as the book says"),
        ("UPDATE game SET steps = 0 WHERE id = 2", "game 2 is not as the book says"),
        ("UPDATE game SET date = '' WHERE id = 2", "game 2 is not as the book says"),
        ("UPDATE game SET event = '' WHERE id = 2", "game 2 is not as the book says"),
        ("UPDATE game SET finished = 0 WHERE id = 2", "game 2 is not as the book says"),
        ("UPDATE player SET name = 'Eve' WHERE game = 2 AND seat = 1", "game 2 is not as"),
        ("UPDATE player SET name = NULL WHERE game = 2 AND seat = 1", "game 2 is not as"),
        ("UPDATE player SET place = 3 - place WHERE game = 2", "game 2 is not as the book says"),
        ("DELETE FROM player WHERE game = 2 AND seat = 1", "game 2 is not as the book says"),
        ("INSERT INTO player VALUES (2, 2, 'Eve', 3)", "game 2 is not as the book says"),
        ("INSERT INTO player VALUES (99, 0, 'Eve', 1)", "a player of no game"),
        ("DELETE FROM game WHERE id = 2", "a player of no game"),
    ):
        book = fresh("changed")
        run(book, "add", text=games(0, 4))
        with sqlite3.connect(book) as db:
            db.execute(change)
        db.close()
        code, out, err = run(book, "check")
        if code != 1 or reason not in err or "whole" in out:
            yield "%s: %d %s%s" % (change, code, out, err)


def no_book():
    book = fresh("none")
    for word in "list", "check", "show":
        code, out, err = run(book, word, *(["1"] if word == "show" else []))
        if (code, out) != (1, "") or "there is no scorebook yet" not in err or book.exists():
            yield "%s: %d %s" % (word, code, err)
    book.touch()
    code, _, err = run(book, "list")
    yield from differs("an empty file", (1, 0), (code, book.stat().st_size))
    yield from differs("becomes a book", (0, "1 added, 0 there already\n", ""),
                       run(book, "add", text=games(0, 1)))
    for name in "", ":memory:":
        code, _, err = run(name, "add", text="")
        if code != 1 or "no name of a file" not in err:
            yield "%s: %d %s" % (name, code, err)


def misuse():
    book = fresh("misuse")
    for words in (), ("steal",), ("list", "all"), ("list", "--csv", "x"), ("show",), ("check", "x"):
        code, out, err = run(book, *words)
        if (code, out) != (2, "") or "--help" not in err or book.exists():
            yield "%s: %d %s" % (words, code, err)
    if os.path.exists("/dev/full"):
        with open("/dev/full", "wb") as full:
            code = subprocess.run([SCOREBOOK, "--help"], stdout=full, stderr=subprocess.DEVNULL)
        yield from differs("no room for the output", 1, code.returncode)


report = tap.Tap()
report.case("lists games", lists())
report.case("tells who wins most often", who_wins())
report.case("tells what is played most", what_is_played())
report.case("tells how long games are", lengths())
report.case("tells who wins in a row", streaks())
report.case("shows a game that can be added again", one_game())
report.case("writes names of any text", names_of_any_text())
report.case("adds each game once", each_game_once())
report.case("refuses damaged games", damaged_games())
report.case("refuses games that are cut off", cut_off_games())
report.case("tells of files that are not there", missing_files())
report.case("adds games as they arrive", as_they_arrive())
report.case("lets two add at once", two_at_once())
report.case("refuses other files, unchanged", other_files())
report.case("refuses damaged books, unchanged", damaged_books())
report.case("check finds games that were changed", changed_games())
report.case("begins a book only to add to it", no_book())
report.case("refuses other words", misuse())
report.done()
