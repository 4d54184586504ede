#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""session.py PLAY SCOREBOOK: tests how chinczyk-play leads people through a match."""
import re

import tap
from player import differs, lacks, on_terminal, play, slowly

TWO = ["--players", "2", "--first", "0", "--human", "all", "--lang", "en"]


def told_in_sentences():
    code, out, err = play(*TWO, lines=["6"])
    yield from differs("status", (0, ""), (code, err))
    yield from lacks(out, "Rules: Basic Polish game (polish).", "Type ? for help.",
                     "Red, roll (up to 3 times) [Enter, 1-6, ?]: ",
                     "Red rolled 6. Red moved pawn 1 from base to square 0. Red rolls again.")


def asks_what_screens_ask():
    """No die is asked for with a pawn on the track, and no move where there is one only."""
    out = play(*TWO, "--seed", "3", lines=["6", "6"])[1]
    yield from differs("prompts", 3, out.count("[Enter, 1-6, ?]") + out.count("[1-2, ?]"))
    out = play(*TWO, "--ask", lines=["6", "", "4", "1", "6", "1", "2", "0:4-6"])[1]
    yield from lacks(out, "[Enter, 1-6, ?]: Red rolled 6.",
                     "Red, move by 6 [1 or Enter, ?]: Red moved",
                     "Red, roll [Enter, 1-6, ?]: Red rolled 4.")


def lost_roll_needs_nothing():
    out = play(*TWO, lines=["3", "4"])[1]
    yield from lacks(out, "Red could move nothing by 3: the roll is lost.", "2 times at most",
                     "(up to 2 times)", "could move nothing by 4")
    yield from differs("why a pawn in base stays there is plain", 0, out.count("is in base"))


# Red brings a pawn to 39, the last square of the track; Yellow has none out.
NEAR = ["--ask", "--players", "2", "--first", "0", "--human", "all", "--lang", "en"]
TO_39 = ["6", "1"] * 7 + ["3", "1"] + ["1", "1", "1"]


def tells_why_not():
    out = play(*NEAR, lines=TO_39 + ["6", "R1", "why", "why R1", "0:39-104", "r2"])[1]
    yield from lacks(out, "move by 6 [1 or Enter, ?]: Red's pawn 1 would go 2 squares too far.",
                     "?]: Red's pawn 1 would go 2 squares too far.\n",
                     "?]: Red's pawn 1 would go 2 squares too far.\n",
                     '"0:39-104" is no move', "Red's pawn 1 would go 2 squares too far.",
                     "?]: Red moved pawn 2 from base to square 0.")
    out = play(*NEAR, lines=TO_39 + ["why R1 6", "w R1 2", "w 5", "w R9", "w 7", "w 0", "w 5 R1",
                                     "w R1 6 6"])[1]
    yield from lacks(out, "Red's pawn 1 would go 2 squares too far.",
                     "Red's pawn 1 may move to lane",
                     "1 square too far", "2 is in base and needs a roll of 6",
                     *["Of which pawn?"] * 5)


def tells_why_a_roll_is_lost():
    out = play(*NEAR, lines=TO_39 + ["5"])[1]
    yield from lacks(out, "Red could move nothing by 5: the roll is lost.",
                     "Red's pawn 1 would go 1 square too far.")


def takes_back():
    out = play(*TWO, lines=["3", "u", "r", "u", "u", "r", "r"])[1]
    yield from lacks(out, "Taken back.", "Repeated.", "Taken back.",
                     "nothing of yours to take back", "Repeated.", "nothing to repeat")


def match_goes_on():
    out = play("--rules", "tournament,win_pawns=1", "--wins", "2", "--players", "2", "--demo",
               "--lang", "en", "--names", "Ala,Olek")[1]
    yield from lacks(out, "Match to 2, games won:", "Game 2.", "Match to 2, games won:",
                     "wins the match.")
    last = re.sub(r"^.*(?=Match to 2)", "", out, flags=re.S)
    if not re.search(r"  1\. (\w+): 2\n  2\. \w+: [01]\n\1 wins the match", last):
        yield last


ROLL, OVER = "[Enter, 1-6, ?]: ", "[Enter ends, ?]: "


def flag_falls_at_once():
    """While it is waited for a line, which never comes."""
    out = slowly(*TWO, "--clock", "0:01", "--names", "Ala,Olek", answers=[(OVER, 0, "standings")])
    yield from lacks(out, "Time of each player for a game: 0:01.", "Ala (0:01), roll",
                     "Ala has run out of time.", "Red left the game.", "Ala, Red (you)",
                     "out of time, place 2", "  1. Olek\n  2. Ala\n", "1. Olek: 1")


def flag_stays_fallen():
    out = slowly(*TWO, "--clock", "0:01", answers=[(OVER, 0, "undo"), (OVER, 0, "q")])
    yield from lacks(out, "Red has run out of time.", "A time that has run out is not taken back.",
                     OVER)


def clock_runs_between():
    out = slowly(*TWO, "--clock", "1:00", answers=[(ROLL, 1.1, "b"), (ROLL, 0, "q")])
    yield from lacks(out, "time 1:00", "Red (1:00), roll", "> 0 Red")
    left = re.findall(r"time (\d:\d\d)\n", out)
    yield from differs("who is asked has less", True, left[2] < "0:59" and left[3] == "1:00")


def leaves():
    out = play("--players", "3", "--first", "0", "--human", "all", "--wins", "3", "--lang", "en",
               lines=["leave 2", "leave 2", "leave x", "l", "", "q"])[1]
    yield from lacks(out, "Yellow has left the match.\nYellow left the game.", "Nobody leaves so",
                     "Nobody leaves so", "Red has left the match.", "1. Blue: 1", "has left",
                     "Blue wins the match.", "The game is over [Enter ends, ?]")


def greets_on_a_terminal():
    rolls = ("[Enter, 1-6, ?]: ", "q")
    seen, code = on_terminal("--color", "never", answers=[
        ("[polish]: ", "9"), ("[polish]: ", "2"), ("[4]: ", "7"), ("[4]: ", "2"),
        ("[0]: ", "5"), ("[0]: ", "0,1"), ("[Enter, rules]: ", "rules"),
        ("[Enter, rules]: ", ""), rolls], env={"LANG": "C"})
    yield from lacks(seen, "2  british", "That cannot be", "How many players? 2 3 4",
                     "That cannot be: none of these numbers", "That cannot be: no such players",
                     "Rules: British ludo (british).", "\nRolls\n- ", "roll")
    yield from differs("status", 0, code)


def asks_no_script():
    out = play(*TWO, lines=[])[1]
    yield from differs("greeting", 0, out.count("[Enter, rules]"))
    yield from lacks(play(*TWO, "--explain")[1], "\nBoard\n- The track")


def long_and_strange_lines():
    code, out, err = play(*TWO, lines=["x" * 5000, "\0", "\u017b1", "?", "6 6"])
    yield from differs("status", (0, ""), (code, err))
    yield from lacks(out, '"(a line that is too long)" is no face', "is no face", "is no face",
                     "rolls the program's die", '"6 6" is no face')


report = tap.Tap()
for check in (told_in_sentences, asks_what_screens_ask, lost_roll_needs_nothing, tells_why_not,
              tells_why_a_roll_is_lost, takes_back, match_goes_on, flag_falls_at_once,
              flag_stays_fallen, clock_runs_between, leaves, greets_on_a_terminal, asks_no_script,
              long_and_strange_lines):
    report.case(check.__name__.replace("_", " "), check())
report.done()
