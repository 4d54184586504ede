#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""manuals.py SOURCE VERSION BOARD PLAY PROTOCOL SCOREBOOK SIMULATE CC...: tests that the manual pages are
sound and true.

SOURCE is the root of the source, VERSION the project's, the next five are the installed programs,
of which the last two may be the empty text, CC is the compiler.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

import tap

SOURCE, VERSION = pathlib.Path(sys.argv[1]), sys.argv[2]
BOARD, PLAY, PROTOCOL, SCOREBOOK, SIMULATE, *CC = sys.argv[3:]
PAGES = sorted((SOURCE / "doc" / "man").glob("*.[1-8]"))


def text(page):
    return (SOURCE / "doc" / "man" / page).read_text(encoding="utf-8")


def run(*command, stdin="", **environment):
    return subprocess.run(command, input=stdin, encoding="utf-8", stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, env={**os.environ, **environment}).stdout


def literal(page):
    """The last example."""
    return re.findall(r"^\.Bd -literal.*\n((?:.*\n)*?)\.Ed$", text(page), re.M)[-1]


def groff_warns():
    for page in PAGES:
        command = ["man", "--warnings", "--encoding=UTF-8", "--ditroff", "-Tutf8", "-l", str(page)]
        done = subprocess.run(command, encoding="utf-8", stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, env={**os.environ, "LC_ALL": "C.UTF-8"})
        if done.returncode or done.stderr:
            yield "%s: %s" % (page.name, done.stderr)


def mandoc_warns():
    for page in PAGES:
        found = run("mandoc", "-Tlint", "-Wwarning", str(page))
        if found:
            yield found


def versions_differ():
    for page in PAGES:
        if ".Os libchinczyk %s\n" % VERSION not in text(page.name):
            yield "%s is not that of version %s" % (page.name, VERSION)


def declarations_differ():
    """The synopsis declares functions as the header does."""
    header = "".join(path.read_text(encoding="utf-8")
                     for path in sorted((SOURCE / "include" / "chinczyk").glob("*.h")))
    declared = {re.sub(r"\s", "", found)
                for found in re.findall(r"^CHINCZYK_API ([^;]*);", header, re.M)}
    synopsis = re.sub(r"\\\n", "", text("libchinczyk.3"))
    found = re.findall(r"^\.Ft (.*)\n\.Fn (\w+) (.*)$", synopsis, re.M)
    if not found:
        yield "libchinczyk.3 declares nothing"
    for result, name, parameters in found:
        listed = re.findall(r'"([^"]*)"|(\S+)', parameters)
        whole = "%s%s(%s)" % (result, name, ",".join(quoted or bare for quoted, bare in listed))
        if re.sub(r"\s", "", whole) not in declared:
            yield "the header does not declare " + whole


def example_fails():
    command = [*CC, "-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only",
               "-I%s" % (SOURCE / "include"), "-x", "c", "-"]
    found = run(*command, stdin=literal("libchinczyk.3").replace("\\e", "\\"))
    if found:
        yield found


def options_differ():
    """A page describes the options that its program knows."""
    for program, page in ((BOARD, "chinczyk-board.6"), (PLAY, "chinczyk-play.6"),
                          (PROTOCOL, "chinczyk-protocol.6"), (SCOREBOOK, "chinczyk-scorebook.6"),
                          (SIMULATE, "chinczyk-simulate.6")):
        if not program:
            continue
        known = set(re.findall(r"--([a-z]+)", run(program, "--help")))
        described = set(re.findall(r"^\.It Fl -([a-z]+)", text(page), re.M))
        if known != described:
            yield "%s: %s" % (page, " ".join(sorted(known ^ described)))


def commands_differ():
    """Each command has its place, and the program knows no other."""
    for program, page in (PROTOCOL, "chinczyk-protocol.6"), (SCOREBOOK, "chinczyk-scorebook.6"):
        if not program:
            continue
        shown = re.findall(r"^  ([a-z]+(?:, [a-z]+)*)", run(program, "--help"), re.M)
        known = {name for line in shown for name in line.split(", ")}
        described = set(re.findall(r"^\.It (?:Xo\n\.)?Ic ([a-z]+)", text(page), re.M))
        if not known or known != described:
            yield "%s: %s" % (page, " ".join(sorted(known ^ described)) or "no commands")


def session_differs():
    session = literal("chinczyk-protocol.6").splitlines(keepends=True)
    sent = "".join(line[2:] for line in session if line.startswith("> "))
    wanted = "".join(line for line in session if not line.startswith("> "))
    got = run(PROTOCOL, stdin=sent)
    if got != wanted:
        yield "the session in chinczyk-protocol.6 is answered by\n" + got


report = tap.Tap()
for tool, check in ("man", groff_warns), ("mandoc", mandoc_warns):
    if shutil.which(tool):
        report.case(tool + " has nothing to warn of", check())
    else:
        report.skip(tool + " has nothing to warn of", "there is no " + tool)
report.case("the pages are of this version", versions_differ())
report.case("functions are declared as in the header", declarations_differ())
report.case("the example compiles", example_fails())
report.case("the options are those of the programs", options_differ())
report.case("the commands are those of the programs", commands_differ())
report.case("the session is real", session_differs())
report.done()
