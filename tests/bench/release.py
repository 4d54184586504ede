# SPDX-License-Identifier: MIT
"""The library as it is measured: built with fixed options, whatever the user's build has."""
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Plain -O2 for the compiler's default processor, no assertions, calls through the shared library.
OPTIONS = ["--buildtype=plain", "-Doptimization=2", "-Ddebug=false", "-Db_ndebug=true",
           "-Ddefault_library=shared", "-Dtests=auto", "-Dexamples=disabled", "-Ddocs=disabled",
           "-Dabi_check=disabled"]


def build(directory):
    """Builds what is needed in `directory`; gives chinczyk-bench's path."""
    directory = pathlib.Path(directory)
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("CFLAGS", "CPPFLAGS", "LDFLAGS")}
    commands = [["ninja", "-C", directory, "tests/bench/chinczyk-bench"]]
    if not (directory / "build.ninja").exists():
        commands.insert(0, ["meson", "setup", directory, ROOT] + OPTIONS)
    for command in commands:
        done = subprocess.run(command, env=environment, text=True, errors="replace",
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            raise SystemExit("%s failed:\n%s" % (" ".join(map(str, command)), done.stdout))
    return directory / "tests" / "bench" / "chinczyk-bench"


def ask(bench, *arguments):
    """What chinczyk-bench says."""
    return subprocess.run([bench, *arguments], check=True, text=True, stdout=subprocess.PIPE).stdout
