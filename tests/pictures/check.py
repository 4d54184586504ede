#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check.py PROGRAM: tests that chinczyk-board draws the pictures of commands.txt as they are.
check.py --write PROGRAM: makes them anew; look at them then.
"""
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
PROGRAM = sys.argv[-1]
LICENCE = b"<!-- SPDX-License-Identifier: MIT -->\n"  # of these pictures, not of all


def commands():
    """The arguments of each picture, and its file."""
    for line in (HERE / "commands.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("chinczyk-board "):
            *words, option, name = shlex.split(line)[1:]
            assert option == "-o", line
            yield words, name


def draw(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True)


def write():
    for words, name in commands():
        done = draw(*words)
        done.check_returncode()
        (SOURCE / name).write_bytes(LICENCE + done.stdout)


def is_current(words, name):
    done = draw(*words)
    if done.returncode or done.stderr:
        yield done.stderr.decode()
    elif LICENCE + done.stdout != (SOURCE / name).read_bytes():
        yield "chinczyk-board draws %s otherwise than it is" % name
    xml.etree.ElementTree.fromstring(done.stdout)


def pictures_are_listed():
    listed = {name for _, name in commands()}
    for folder in "doc/pictures", "tests/pictures":
        for path in (SOURCE / folder).glob("*.svg"):
            if path.relative_to(SOURCE).as_posix() not in listed:
                yield "no command makes %s" % path


def faults_are_told():
    for words in (["--nothing"], ["--rules"], ["--moves=1"], ["--lang", "de"], ["--rules", "chess"],
                  ["--seats", "0"], ["here"], ["a", "b"], ["--seats", "0.1.", "a"],
                  ["--title", "a\nb"], ["--title", b"\xed\xa0\x80"], ["--title", b"\xc4"]):
        done = draw(*words)
        if done.returncode != 2 or done.stdout or not done.stderr.startswith(b"chinczyk-board: "):
            yield "%s: %d, %s" % (words, done.returncode, done.stderr)
    with tempfile.TemporaryDirectory() as folder:
        done = draw("-o", folder + "/none/picture.svg")
        if done.returncode != 1 or not done.stderr:
            yield "a picture in a folder that is not there: %d" % done.returncode
        picture = pathlib.Path(folder, "picture.svg")
        done = draw("-o", str(picture))
        if done.returncode or done.stdout or picture.read_bytes() != draw().stdout:
            yield "a picture in a file: %d, %s" % (done.returncode, done.stderr)


def titles_are_kept():
    title = "Żółw & \U0001f3b2 <x>"
    found = xml.etree.ElementTree.fromstring(draw("--title=" + title).stdout)
    if found.findtext("{http://www.w3.org/2000/svg}title") != title:
        yield "the title has become " + found.findtext("{http://www.w3.org/2000/svg}title")


def png_is_made():
    with tempfile.TemporaryDirectory() as folder:
        picture = pathlib.Path(folder, "picture's.png")
        done = draw("--output", str(picture))
        if shutil.which("rsvg-convert"):
            if done.returncode or not picture.read_bytes().startswith(b"\x89PNG\r\n"):
                yield done.stderr.decode()
        elif done.returncode != 1 or b"rsvg-convert" not in done.stderr or picture.exists():
            yield "without rsvg-convert: %d, %s" % (done.returncode, done.stderr)


def main():
    if sys.argv[1] == "--write":
        write()
        return
    checks = [(name, lambda w=words, n=name: is_current(w, n)) for words, name in commands()]
    checks += [(check.__name__, check) for check in
               (pictures_are_listed, faults_are_told, titles_are_kept, png_is_made)]
    print("TAP version 13\n1..%d" % len(checks))
    for number, (name, check) in enumerate(checks, 1):
        faults = list(check())
        print("%sok %d - %s" % ("not " if faults else "", number, name))
        for line in "\n".join(faults).splitlines():
            print("# " + line)


main()
