# SPDX-License-Identifier: MIT
"""What the tests of chinczyk-play share: the program, run by a script or on a terminal."""
import os
import pathlib
import pty
import select
import subprocess
import sys
import tempfile
import time

PLAY, SCOREBOOK = sys.argv[1:3]
FOLDER = tempfile.TemporaryDirectory()
ROOM = pathlib.Path(FOLDER.name)

# The language comes from the options of a test, or from what it sets.
ENVIRONMENT = {name: value for name, value in os.environ.items()
               if name not in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM")}


def play(*words, lines=(), env=None):
    """What the program does with these lines as its input: its exit status, output, errors."""
    done = subprocess.run([PLAY, *map(str, words)], input="".join(line + "\n" for line in lines),
                          encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env={**ENVIRONMENT, **(env or {})}, timeout=60)
    return done.returncode, done.stdout, done.stderr


def read_until(file, text):
    """What the file gives until it ends with the text, or ends."""
    found = b""
    while not found.decode("utf-8", "replace").endswith(text):
        ready = select.select([file], [], [], 30)[0]
        try:
            more = os.read(file, 4096) if ready else b""
        except OSError:  # a terminal whose program has ended
            more = b""
        if not more:
            break
        found += more
    return found.decode("utf-8").replace("\r\n", "\n")


def on_terminal(*words, answers, env=None):
    """Plays on a terminal: each answer is what to wait for, and what to type then. What was seen,
    and the exit status."""
    process, terminal = pty.fork()
    if process == 0:
        os.execve(PLAY, [PLAY, *map(str, words)], {**ENVIRONMENT, **(env or {})})
    seen = ""
    for wanted, typed in answers:
        seen += read_until(terminal, wanted)
        os.write(terminal, (typed + "\n").encode())
    seen += read_until(terminal, "\0")
    status = os.waitpid(process, 0)[1]
    os.close(terminal)
    return seen, os.waitstatus_to_exitcode(status)


def slowly(*words, answers):
    """Plays from a pipe: each answer is what to wait for, how long to think, and what to type
    then. The output."""
    process = subprocess.Popen([PLAY, *map(str, words)], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, env=ENVIRONMENT)
    seen = ""
    for wanted, seconds, typed in answers:
        seen += read_until(process.stdout.fileno(), wanted)
        time.sleep(seconds)
        process.stdin.write((typed + "\n").encode())
        process.stdin.flush()
    seen += process.communicate(timeout=60)[0].decode()
    return seen


def lacks(output, *wanted):
    """A fault for each text that does not follow those before it."""
    at = 0
    for text in wanted:
        found = output.find(text, at)
        if found < 0:
            yield "%r is not in\n%s" % (text, output[at:at + 2000])
            return
        at = found + len(text)


def differs(what, wanted, got):
    if wanted != got:
        yield "%s\nwanted %r\ngot    %r" % (what, wanted, got)
