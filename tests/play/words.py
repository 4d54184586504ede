#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""words.py PLAY SCOREBOOK: tests the languages of chinczyk-play, and the width of what it shows."""
import pathlib
import re

import tap
from player import differs, lacks, play

PRESETS = ["polish", "british", "online", "tournament", "ludo", "traditional", "blockade",
           "robber"]
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"


def language(*words, **env):
    """Which language a game is told in."""
    out = play(*words, "--demo", "--verbose", "--players", "2", env=env)[1]
    return "pl" if "Czerwony wyrzucił" in out else "en" if "Red rolled" in out else out


def environment_chooses():
    for wanted, env in (("en", {}), ("pl", {"LANG": "pl_PL.UTF-8"}), ("en", {"LANG": "C"}),
                        ("en", {"LANG": "fi_FI"}), ("pl", {"LANG": "en_GB", "LC_MESSAGES": "pl"}),
                        ("en", {"LANG": "pl", "LC_MESSAGES": "pl", "LC_ALL": "en_US.UTF-8"}),
                        ("pl", {"LANG": "pl", "LC_MESSAGES": "", "LC_ALL": ""})):
        yield from differs(env, wanted, language(**env))


def option_chooses():
    yield from differs("--lang en", "en", language("--lang", "en", LANG="pl_PL.UTF-8"))
    yield from differs("--lang=pl", "pl", language("--lang=pl", LC_ALL="en"))
    yield from differs("--lang xx", (2, "", "chinczyk-play: --lang is en or pl, not xx\n"
                                            "Try --help.\n"), play("--lang", "xx"))


def polish_session():
    code, out, err = play("--players", "2", "--first", "1", "--human", "all", "--lang", "pl",
                          "--names", "Ala,Żaneta", "--ask",
                          lines=["6", "ż2", "5", "Ż4", "dlaczego Ż3", "d ż2 3", "c", "ponownie",
                                 "1", "bzdura", "wyniki", "zas", "odchodzi", "k"])
    yield from differs("status", (0, ""), (code, err))
    yield from lacks(out, "Zasady: Gra podstawowa (polish).", "> 1 Żaneta, Żółty (ty): baza 4",
                     "Żaneta, rzuć kostką (najwyżej razy: 3)", "Żółty wyrzucił 6.",
                     "Żółty przesunął pionek 1 z bazy na pole 20.", "Żółty wyrzucił 5.",
                     "   1) Ż1  20 -> 25  [2:20-25]",
                     "Żółty pionek 2 jest w bazie i wyjdzie dopiero, gdy wypadnie 6.",
                     "Żółty pionek 2 jest w bazie", "Cofnięte.",
                     "Ponowione.", "„bzdura” to nie", "Mecz do 1", "\nPlansza\n- Trasa",
                     "nie gra już w tym meczu.", "odszedł z gry.", "Koniec gry", "Miejsca:")


def polish_words_are_known():
    """English words are understood in Polish as well, where Polish has none that begins so."""
    lines = ["cofnij", "ponownie", "plansza", "dlaczego", "zapisz", "wyniki", "b", "undo", "?",
             "podpowiedz", "szanse", "analiza", "hint", "ch", "koniec"]
    out = play("--human", "0", "--first", "0", "--lang", "pl", "--playouts", "5",
               lines=lines)[1]
    yield from differs("refused", 0, out.count("to nie oczka"))
    yield from differs("boards", 3, out.count("Czerwony        7"))


def refusals_are_in_both():
    for words, english, polish in (
            (["--clock", "x"], "--clock is minutes", "--clock to minuty"),
            (["--clock", "0"], "--clock is minutes", "--clock to minuty"),
            (["--clock", "1:7"], "--clock is minutes", "--clock to minuty"),
            (["--clock", "1:60"], "--clock is minutes", "--clock to minuty"),
            (["--wins", "0"], "--wins is a number from 1 to 1000, not 0",
             "--wins to liczba od 1 do 1000, a nie 0"),
            (["--wins", "1001"], "--wins is a number", "--wins to liczba"),
            (["--players", "5"], "have no seats", "nie ma miejsc"),
            (["--human", "0,7"], "--human does not", "--human nie"),
            (["--names", "a,b,c,d,e"], "--names has", "--names ma"),
            (["--names", "a\x1b[31m"], "--names has", "--names ma"),
            (["--names", "a\u0085"], "--names has", "--names ma"),
            (["--names", "x" * 64], "--names has", "--names ma"),
            (["--demo", "--human", "0"], "--demo goes without", "--demo wyklucza"),
            (["--seats", "0.1.", "--players", "2"], "--seats goes without", "--seats wyklucza"),
            (["--resume", "x", "--wins", "2"], "--resume goes without --wins", "wyklucza --wins"),
            (["--computer", "wild"], "--computer lists random", "--computer wymienia random"),
            (["--computer", "random,", "--players", "1"], "have no seats", "nie ma miejsc"),
            (["--computer", "random,greedy,strong", "--players", "2"], "--computer lists",
             "--computer wymienia"),
            (["--nodes", "0"], "--nodes is a number", "--nodes to liczba"),
            (["--playouts", "16777217"], "--playouts is a number", "--playouts to liczba"),
            (["--seconds", "1.5"], "--seconds is a number", "--seconds to liczba"),
            (["--analyse", "x", "--seed", "2"], "it goes without --seed", "wyklucza --seed"),
            (["--analyse", "x", "--demo"], "it goes without --demo", "wyklucza --demo"),
            (["--analyse", "x", "--playouts", "0"], "--playouts is", "--playouts to"),
            (["--nothing"], "unknown option", "nieznana opcja"),
            (["--seed"], "a value is missing", "brak wartości"),
            (["--ask=1"], "no value is taken", "wartości nie przyjmuje"),
            (["--color", "red"], "--color is", "--color to")):
        for code, wanted in ("en", english), ("pl", polish):
            status, out, err = play("--lang", code, *words)
            yield from differs(words, (2, ""), (status, out))
            yield from lacks(err, "chinczyk-play: ", wanted)


def options_are_told_alike():
    told = [re.findall(r"^  (--\w+)", play("--help", "--lang", code)[1], re.M)
            for code in ("en", "pl")]
    yield from differs("options", told[0], told[1])
    yield from differs("some", True, len(told[0]) > 15)


def lines_fit():
    """On 80 columns, whatever is played and in whichever language."""
    for preset in PRESETS:
        for code in "en", "pl":
            status, out, err = play("--rules", preset, "--lang", code, "--demo", "--verbose",
                                    "--explain")
            yield from differs(preset, (0, ""), (status, err))
            for line in out.splitlines():
                if len(line) > 80:
                    yield "%s, %s: %d columns: %s" % (preset, code, len(line), line)
            out = play("--rules", preset, "--lang", code, "--human", "0", "--first", "0",
                       "--clock", "90", "--wins", "3", "--names", "Bonifacy Dobromir",
                       "--playouts", "5", lines=["?", "", "1", "hint", "chances", "", "", "1", "hint",
                                                 "leave 1", "analyse"])[1]
            for line in out.splitlines():
                if len(line) > 80 and "]: " not in line:
                    yield "%s, %s: %d columns: %s" % (preset, code, len(line), line)


def house_rules_are_told():
    out = play("--rules", "polish,exit_faces=16", "--human", "0", "--lang", "en")[1]
    yield from lacks(out, "Rules: Basic Polish game, but:\n- A roll of 1 or 6, and no other",
                     "instead of: ")


def colours_are_told_apart():
    """The sixth colour too, by letters and by the colours of the terminal."""
    out = play("--rules", "polish,colours=6,track_length=60,lap_length=60", "--demo",
               "--lang", "pl", "--color", "always")[1]
    yield from lacks(out, "Czerwony", "Niebieski", "Żółty", "Zielony", "Fioletowy", "Pomarańczowy")
    yield from differs("orange", True, "\x1b[1;30;48;5;208mP" in out)
    yield from differs("no colours", False, "\x1b" in play("--demo", env={"TERM": "xterm"})[1])


def texts_are_used():
    header = (EXAMPLES / "play_texts.h").read_text(encoding="utf-8")
    rest = "".join(path.read_text(encoding="utf-8") for path in EXAMPLES.glob("play*.c"))
    for name in re.findall(r"#define (TEXT_\w+)", header):
        if not re.search(r"\b%s\b" % name, rest):
            yield name + " is not used"


report = tap.Tap()
for check in (environment_chooses, option_chooses, polish_session, polish_words_are_known,
              refusals_are_in_both, options_are_told_alike, lines_fit, house_rules_are_told,
              colours_are_told_apart, texts_are_used):
    report.case(check.__name__.replace("_", " "), check())
report.done()
