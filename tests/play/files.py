#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""files.py PLAY SCOREBOOK: tests what chinczyk-play saves, resumes and records."""
import re
import subprocess

import tap
from player import ROOM, SCOREBOOK, differs, lacks, play, slowly

PEOPLE = ["--human", "all", "--players", "2", "--names", "Ala,Olek", "--lang", "en"]


def resumed_match_ends_the_same():
    whole, save, rest = ROOM / "whole", ROOM / "saved", ROOM / "rest"
    match = [*PEOPLE, "--wins", "2", "--seed", "11", "--rules", "tournament,win_pawns=1"]
    lines = ["", "1"] * 1000  # the die of the program, and the first move
    play(*match, "--record", whole, lines=lines)
    yield from differs("games to two wins", True, whole.read_text().count("\nend\n") >= 2)
    for cut in 0, 1, 7, 40:
        for file in save, rest:
            file.unlink(missing_ok=True)
        code, out, err = play(*match, "--record", rest, lines=lines[:cut] + ["save %s" % save, "q"])
        yield from differs("status", (0, ""), (code, err))
        yield from lacks(out, "Saved: %s\n" % save)
        resumed = play("--resume", save, "--record", rest, lines=lines[cut:])
        yield from differs("status", (0, ""), (resumed[0], resumed[2]))
        yield from differs("cut after %d" % cut, whole.read_text(), rest.read_text())


def takes_back_what_was_saved():
    save = ROOM / "history"
    play(*PEOPLE, "--first", "0", lines=["6", "save %s" % save])
    yield from lacks(play("--resume", save, lines=["undo"])[1], "Rules: ", "Taken back.",
                     "> 0 Ala, Red (you): base 4, track 0")


def resumed_choice_is_shown_once():
    """The board comes with the list of moves, not before it as well."""
    save = ROOM / "choice"
    play(*PEOPLE, "--ask", "--first", "0", lines=["6", "1", "6", "1", "6", "save %s" % save])
    out = play("--resume", save)[1]
    yield from lacks(out, "Type ? for help.", "> 0 Ala, Red (you)", "\n   1) R1  6 -> 12",
                     "\n   2) R2  base -> 0")
    yield from differs("boards", 1, out.count("> 0 Ala, Red (you)"))


def movers_are_kept():
    save = ROOM / "movers"
    play("--players", "3", "--human", "1", "--first", "1", "--names", ",Ala",
         lines=["save %s" % save])
    out = play("--resume", save)[1]
    yield from lacks(out, "0 Red (computer, strong)", "1 Ala, Blue (you)",
                     "2 Yellow (computer, strong)")
    out = play("--resume", save, "--human", "0,2", "--names", "Ewa")[1]
    yield from lacks(out, "0 Ewa, Red (you)", "1 Ala, Blue (computer, strong)", "2 Yellow (you)")
    yield from lacks(play("--resume", save, "--demo")[1], "Places:", "rolls, ")


def clocks_are_kept():
    save = ROOM / "clocks"
    slowly(*PEOPLE, "--first", "0", "--clock", "2",
           answers=[("]: ", 1.1, "save %s" % save), ("]: ", 0, "q")])
    left = re.search(r'^\[MatchTimes "(\d+) 120000"\]$', save.read_text(), re.M)
    yield from differs("time went by", True, left is not None and 60000 < int(left[1]) < 119000)
    shown = "1:%02d" % (int(left[1]) // 1000 - 60)
    yield from lacks(play("--resume", save)[1], "Time of each player for a game: 2:00.",
                     "time " + shown, "time 2:00", "Ala (%s), roll" % shown)


def nothing_is_overwritten():
    other, save = ROOM / "letter", ROOM / "mine"
    other.write_text("Dear Ala")
    out = play(*PEOPLE, lines=["save", "save %s" % other, "save %s" % (ROOM / "no" / "where"),
                               "save %s" % save, "6", "save", "save %s" % save])[1]
    yield from lacks(out, "Where to?", "is there already", "cannot be written", *["Saved: "] * 3)
    yield from differs("the letter", "Dear Ala", other.read_text())
    yield from differs("parts left", [], list(ROOM.glob("*.part")))


def damaged_is_refused():
    save, damaged = ROOM / "good", ROOM / "damaged"
    play(*PEOPLE, "--first", "0", lines=["6", "save %s" % save])
    text = save.read_text()
    for wrong, reason in ((text.replace("6", "4", 1), "line"), (text[:-4], "line"), ("", "line"),
                          ("[Rules \"polish\"]\nend\n", "line")):
        damaged.write_text(wrong)
        code, out, err = play("--resume", damaged)
        yield from differs(wrong, (1, ""), (code, out))
        yield from lacks(err, "chinczyk-play: %s: " % damaged, reason)
    nothing = ROOM / "nothing"
    yield from differs("no file", (1, "", "chinczyk-play: nie można odczytać %s\n" % nothing),
                       play("--resume", nothing, "--lang", "pl"))


def strange_names_do_no_harm():
    save = ROOM / "strange"
    play(*PEOPLE, "--first", "0", lines=["save %s" % save])
    text = save.read_text()
    for value, shown in (("\\x1b[2J", "?[2J"), ("\u009b2J", "??2J"), ("x" * 1023, "x" * 63),
                         ("a" + "ż" * 100, "a" + "ż" * 31)):
        save.write_text(text.replace('"Ala"', '"%s"' % value))
        code, out, err = play("--resume", save)
        yield from differs(value, (0, ""), (code, err))
        yield from lacks(out, "> 0 %s, Red" % shown, "\n%s, roll" % shown)
    save.write_text(text.replace('[People "0,1"]', '[People "0,5"]'))
    yield from lacks(play("--resume", save)[1], "Places:")
    save.write_text(text.replace('[People', '[Event "Friday"]\n[People'))
    again = ROOM / "again"
    play("--resume", save, lines=["save %s" % again])
    yield from lacks(again.read_text(), '[Event "Friday"]')


def finished_games_are_recorded():
    book, record = ROOM / "book", ROOM / "games.txt"
    match = ["--demo", "--rules", "tournament,win_pawns=1", "--players", "2", "--wins", "2",
             "--lang", "en", "--names", "Ala,Olek", "--record", record]
    out = play(*match)[1]
    games = out.count("Places:")
    yield from differs("records", games, record.read_text().count("\nend\n"))
    yield from differs("half a match", 0, record.read_text().count("[Match"))
    if not SCOREBOOK:
        return
    added = subprocess.check_output([SCOREBOOK, book, "add", record], encoding="utf-8")
    yield from differs("added", "%d added, 0 there already\n" % games, added)
    wins = subprocess.check_output([SCOREBOOK, book, "wins", "--csv"], encoding="utf-8")
    winner = re.search(r"^(\w+) wins the match", out, re.M)[1]
    yield from lacks(wins.replace("\r", ""), "\n%s,%d,2," % (winner, games))


def unfinished_is_not_recorded():
    record = ROOM / "none.txt"
    play(*PEOPLE, "--record", record, lines=["6", "q"])
    yield from differs("record", "", record.read_text())


def record_that_fails_is_told():
    nowhere = ROOM / "no" / "where"
    yield from differs("no folder", (1, "", "chinczyk-play: cannot write %s\n" % nowhere),
                       play("--demo", "--record", nowhere, "--lang", "en"))
    code, out, err = play("--demo", "--record", "/dev/full", "--lang", "en")
    yield from differs("no room", (1, "chinczyk-play: cannot write /dev/full\n"), (code, err))
    yield from lacks(out, "Places:")


report = tap.Tap()
for check in (resumed_match_ends_the_same, takes_back_what_was_saved,
              resumed_choice_is_shown_once, movers_are_kept,
              clocks_are_kept, nothing_is_overwritten, damaged_is_refused,
              strange_names_do_no_harm, finished_games_are_recorded, unfinished_is_not_recorded,
              record_that_fails_is_told):
    report.case(check.__name__.replace("_", " "), check())
report.done()
