#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""thinks.py PLAY SCOREBOOK: tests the computer players of chinczyk-play, its hints, and what it says
of games that it looks back at."""
import re
import signal
import subprocess
import time

import tap
from player import ENVIRONMENT, PLAY, ROOM, differs, lacks, on_terminal, play, read_until

SHORT = ["--rules", "tournament,win_pawns=1", "--players", "2", "--lang", "en"]
# Red has rolled a six and may move either of two pawns.
CHOICE = ["--players", "2", "--first", "0", "--human", "0,1", "--lang", "en", "--ask"]
TO_CHOICE = ["6", "1", "3", "1", "1", "2", "3", "6"]
MOST = 1 << 24


def figures(text):
    return [float(number) for number in re.findall(r"-?\d+\.\d", text)]


def table(output):
    """The rows of an analysis: choices, best, then lost, luck, begin and end in percent."""
    rows = re.findall(r"^(?!Together)\S+ +(\d+) +(\d+) +(-?\d.*)$", output, re.M)
    return [(int(choices), int(best), figures(rest)) for choices, best, rest in rows]


def stronger_wins():
    won = {"strong": 0, "greedy": 0}
    for better, worse in ("strong", "random"), ("greedy", "random"):
        for seed in range(40):
            out = play("--rules", "ludo", "--players", "2", "--lang", "en", "--demo", "--seed", seed,
                       "--computer", better + "," + worse)[1]
            won[better] += "1. Red" in out
    yield from differs("most of 40", [True, True], [games > 24 for games in won.values()])


def same_seed_same_moves():
    for kind in "random", "greedy", "strong", "random,strong":
        match = [*SHORT, "--demo", "--verbose", "--wins", "2", "--computer", kind, "--seed"]
        first, again, other = (play(*match, seed)[1] for seed in (5, 5, 6))
        yield from differs(kind, first, again)
        yield from differs(kind + " by another seed", False, first == other)
    yield from differs("random is not strong", False,
                       play(*SHORT, "--demo", "--verbose", "--computer", "random") ==
                       play(*SHORT, "--demo", "--verbose"))
    yield from differs("strong unless told", play(*SHORT, "--demo", "--computer", "strong"),
                       play(*SHORT, "--demo"))


def nodes_are_heeded():
    games = {play("--demo", "--verbose", "--lang", "en", "--nodes", nodes)[1]
             for nodes in (1, 4000)}
    yield from differs("other games", 2, len(games))


def strength_is_kept():
    save, again = ROOM / "strength", ROOM / "again"
    play("--players", "3", "--human", "1", "--first", "1", "--computer", "random,,greedy",
         "--lang", "en", lines=["save %s" % save])
    yield from lacks(save.read_text(), '[Computer "random,random,greedy"]')
    out = play("--resume", save, "--lang", "en", lines=["save %s" % again])[1]
    yield from lacks(out, "0 Red (computer, random)", "1 Blue (you)", "2 Yellow (computer, greedy)")
    yield from differs("saved again", save.read_text(), again.read_text())
    out = play("--resume", save, "--lang", "pl", "--computer", "strong,greedy")[1]
    yield from lacks(out, "0 Czerwony (komputer, silny)", "2 Żółty (komputer, zachłanny)")
    save.write_text(save.read_text().replace("random,random,greedy", "mad"))
    yield from lacks(play("--resume", save, "--lang", "en")[1], "0 Red (computer, strong)")


def resumed_computers_play_the_same():
    """Also those who play by chance: their seed is in the file."""
    save, rest, whole = ROOM / "half", ROOM / "rest", ROOM / "all"
    match = [*SHORT, "--human", "0", "--computer", "random", "--wins", "2", "--seed", "9"]
    lines = ["", "1"] * 500
    play(*match, "--record", whole, lines=lines)
    play(*match, "--record", rest, lines=lines[:30] + ["save %s" % save])
    play("--resume", save, "--record", rest, lines=lines[30:])
    yield from differs("games", True, whole.read_text().count("\nend\n") >= 2)
    yield from differs("records", whole.read_text(), rest.read_text())


def strength_is_asked_for():
    seen, code = on_terminal("--rules", "polish", "--players", "2", "--color", "never",
                             "--lang", "pl", answers=[
                                 ("[0]: ", "0"), ("[3]: ", "4"), ("[3]: ", "losowy"),
                                 ("[Enter, zasady]: ", "zasady"), ("[Enter, zasady]: ", ""),
                                 ("[Enter, 1-6, ?]: ", "k")])
    yield from lacks(seen, "1 losowy, 2 zachłanny, 3 silny", "Tak się nie da", "(komputer, losowy)")
    yield from differs("status", 0, code)
    for typed, kind in ("1", "random"), ("2", "greedy"), ("", "strong"), ("random", "random"):
        seen = on_terminal("--rules", "polish", "--players", "2", "--human", "0", "--lang", "en",
                           answers=[("[3]: ", typed), ("[Enter, rules]: ", "q")])[0]
        yield from lacks(seen, "[3]: ")
    seen = on_terminal(*CHOICE[:-1], "--rules", "polish", answers=[("[Enter, rules]: ", "q")])[0]
    yield from differs("asked of people only", False, "How strong" in seen)


def hints_are_of_legal_moves():
    for rules in "polish", "blockade", "british", "robber":
        out = play(*CHOICE, "--rules", rules, "--playouts", "30", "--seed", "4",
                   lines=["", "hint", "1"] * 60)[1]
        asked = re.findall(r"((?: +\d+\) .*\n)+).*: Chance to win.*\n((?:.* %.*\n)+)", out)
        yield from differs("some", True, len(asked) > 3)
        for moves, hints in asked:
            legal = sorted(re.sub(r"  \[.*", "", line).strip() for line in moves.splitlines())
            told = [line.split(" % ", 1) for line in hints.splitlines()]
            yield from differs(rules, legal, sorted(move.strip() for chance, move in told))
            chances = [figures(chance)[0] for chance, move in told]
            errors = [figures(chance)[1] for chance, move in told]
            yield from differs("from the best to the worst", sorted(chances)[::-1], chances)
            yield from differs("with errors", True, min(errors) > 0)


def hint_needs_a_choice():
    out = play(*CHOICE, lines=["hint", "leave", "hint", "chances"])[1]
    yield from lacks(out, "There is no move to choose now.", "There is no move to choose now.",
                     "The game is over.")


def chances_are_of_all():
    for words in (["--players", "2"], ["--players", "4"], ["--players", "3", "--seed", "8"]):
        out = play(*words, "--human", "all", "--playouts", "150", "--lang", "en",
                   lines=["6"] + ["", "1"] * 5 + ["chances", "leave 1", "chances"])[1]
        for told in re.findall(r"Chances to win \(games played on: 150.*\n((?:.* %.*\n)+)", out):
            chances = [figures(line)[0] for line in told.splitlines()]
            yield from differs("players", int(words[1]), len(chances))
            yield from differs("sum", True, abs(sum(chances) - 100) < 0.21)
    out = play("--rules", "polish,win_pawns=1", "--human", "all", "--seed", "3", "--lang", "en",
               "--playouts", "20", lines=["", "1"] * 400 + ["chances"])[1]
    out += play("--players", "3", "--first", "0", "--human", "0", "--lang", "pl", lines=["szanse"])[1]
    yield from lacks(out, "Szanse wygranej (", ",", " +- 1,5 %  Czerwony")


def thinking_changes_nothing():
    lines = ["", "1"] * 30
    thought = [word for line in lines for word in (line, "hint", "chances", "analyse")]
    for words in ["--seed", "3"], ["--seed", "7", "--wins", "2"]:
        saves = [ROOM / "without", ROOM / "with"]
        for save, typed in zip(saves, (lines, thought)):
            play("--players", "2", *words, "--human", "0", "--playouts", "2", lines=typed + ["save %s" % save])
        yield from differs(words, saves[0].read_text(), saves[1].read_text())
        for save in saves:
            save.unlink()


def endless(words, typed, after):
    """Types a question that would take hours; what the program says after what is done then."""
    process = subprocess.Popen([PLAY, *map(str, words), "--playouts", str(MOST)], env=ENVIRONMENT,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    output = process.stdout.fileno()
    process.stdin.write("".join(line + "\n" for line in TO_CHOICE).encode())
    process.stdin.flush()
    read_until(output, "[1-2, ?]: ")
    process.stdin.write((typed + "\n").encode())
    process.stdin.flush()
    time.sleep(0.3)
    after(process)
    seen = read_until(output, "[1-2, ?]: ")
    process.stdin.write(b"1\nq\n")
    process.stdin.flush()
    seen += process.communicate(timeout=60)[0].decode()
    return seen, process.returncode


def stopped_thinking_gives_the_best_so_far():
    for stop, words in ((lambda process: process.send_signal(signal.SIGINT), CHOICE),
                        (lambda process: None, [*CHOICE, "--seconds", "1"])):
        for typed, told in (("hint", ["Chance to win after each move", "+- ", "+- ", "Red moved"]),
                            ("chances", ["Chances to win", "Red\n", "Yellow\n", "Red moved"]),
                            ("analyse", ["Stopped after 0 of ", "luck is not known", "Red moved"])):
            seen, code = endless(words, typed, stop)
            yield from lacks(seen, *told)
            yield from differs("status", 0, code)
            for games in re.findall(r"games played on: (\d+)", seen):
                yield from differs("fewer games", True, 0 < int(games) < MOST)


def analysis_adds_up():
    record = ROOM / "judged"
    play(*SHORT, "--demo", "--computer", "strong,random", "--wins", "2", "--record", record)
    code, out, err = play("--analyse", record, "--playouts", "20", "--lang", "en")
    yield from differs("status", (0, ""), (code, err))
    yield from lacks(out, "Game 1.", "choices", "Red ", "Yellow ", "Together:", "Lost: ", "Luck: ",
                     "The choices that lost most:", "played  ", "better  ", "Game 2.")
    yield from differs("again", out, play("--analyse", record, "--playouts", "20", "--lang", "en")[1])
    rows = table(out)
    yield from differs("rows", 2 * out.count("Game "), len(rows))
    for own, other in zip(rows, rows[1:] + rows[:1]):
        yield from differs("best", True, own[1] <= own[0])
    for first, second in zip(rows[::2], rows[1::2]):
        for own, other in (first, second), (second, first):
            lost, luck, begin, end = own[2][0], own[2][2], own[2][4], own[2][5]
            yield from differs("%r, %r" % (own, other), True,
                               abs(begin + luck - lost + other[2][0] - end) < 0.5)
        yield from differs("ends", {0.0, 100.0}, {first[2][5], second[2][5]})
        yield from differs("who moves at random", True,
                           second[1] * first[0] < first[1] * second[0])


def analysis_of_what_is_played():
    """The game on the screen is analysed as the record of it."""
    record = ROOM / "mine"
    match = [*SHORT, "--human", "0", "--seed", "2", "--playouts", "10", "--ask"]
    moves = ["", "1"] * 300
    moves = moves[:play(*match, lines=moves)[1].split("The game is over")[0].count("?]: ")]
    out = play(*match, "--record", record,
               lines=["analyse", "analyse 2", "analyse x", *moves, "analyse 1", "q"])[1]
    yield from lacks(out, "Red                 0", "Which game?", "Which game?", "The game is over")
    told = play("--analyse", record, "--playouts", "10", "--lang", "en")[1]
    yield from differs("rows", 2, len(table(told)))
    yield from lacks(out, told.replace("Game 1.\n", ""))
    saved = ROOM / "going"
    out = play(*CHOICE, "--playouts", "10",
               lines=[*TO_CHOICE, "1", "analyse", "undo", "save %s" % saved])[1]
    yield from differs("a choice", 1, table(out)[0][0])
    taken = play("--analyse", saved, "--playouts", "10", "--lang", "en")[1]
    yield from differs("what was taken back is none", 0, table(taken)[0][0])


def leaves_are_no_luck():
    saved = ROOM / "left"
    play("--players", "2", "--first", "0", "--human", "all", "--lang", "en",
         lines=["leave", "save %s" % saved, "q"])
    rows = table(play("--analyse", saved, "--playouts", "100", "--lang", "en")[1])
    yield from differs("luck", [0.0, 0.0], [row[2][2] for row in rows])
    yield from differs("ends", [0.0, 100.0], [row[2][5] for row in rows])


def bad_records_are_told():
    record, bad, nothing = ROOM / "good.txt", ROOM / "bad.txt", ROOM / "nothing.txt"
    play(*SHORT, "--demo", "--record", record)
    bad.write_text(record.read_text() + "[Rules \"polish\"]\nnonsense\nend\n")
    code, out, err = play("--analyse", bad, "--playouts", "1", "--lang", "en")
    yield from differs("status", 1, code)
    yield from lacks(out, "Game 1.", "Together:")
    yield from differs("what is no game", 1, out.count("Game "))
    yield from lacks(err, "chinczyk-play: %s: line %d:" % (bad, record.read_text().count("\n") + 2))
    yield from differs("none", (1, "", "chinczyk-play: cannot read %s\n" % nothing),
                       play("--analyse", nothing, "--lang", "en"))
    bad.write_text("")
    code, out, err = play("--analyse", bad, "--lang", "pl")
    yield from differs("empty", (1, "", True), (code, out, err.startswith("chinczyk-play: %s: " % bad)))


report = tap.Tap()
for check in (stronger_wins, same_seed_same_moves, nodes_are_heeded, strength_is_kept,
              resumed_computers_play_the_same, strength_is_asked_for, hints_are_of_legal_moves,
              hint_needs_a_choice, chances_are_of_all, thinking_changes_nothing,
              stopped_thinking_gives_the_best_so_far, analysis_adds_up, analysis_of_what_is_played,
              leaves_are_no_luck, bad_records_are_told):
    report.case(check.__name__.replace("_", " "), check())
report.done()
