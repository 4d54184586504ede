#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check.py CROSS-FILE: builds the library for another machine and uses it there.

The project's own build makes it, warnings being errors; the plain programs then run under the
cross file's exe_wrapper. They must play the same vectors, tell the same games from the same seeds,
and find the same layout as everywhere. The Test Anything Protocol tells how it went.
"""
import ast
import configparser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TESTS = os.path.join(ROOT, "tests")

# All that a program for Windows may ask for beside the library; no runtime of the compiler.
WINDOWS_OWN = {"KERNEL32.dll", "msvcrt.dll"}


def run(*command, stdin="", **options):
    """What a command said, or an AssertionError."""
    done = subprocess.run(command, input=stdin, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", **options)
    assert done.returncode == 0, "%s: status %d\n%s" % (
        " ".join(command), done.returncode, done.stdout)
    return done.stdout


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


class CrossFile:
    """The tools of a cross file."""

    def __init__(self, path, scratch):
        # Meson 1.0 does not know @DIRNAME@ yet.
        path = os.path.abspath(path)
        self.path = os.path.join(scratch, os.path.basename(path))
        text = read(path).replace("@DIRNAME@", os.path.dirname(path))
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text)
        parser = configparser.ConfigParser(interpolation=None)
        parser.read_string(text)
        self.system = ast.literal_eval(parser["host_machine"]["system"])
        self.binaries = {}
        for name, value in parser["binaries"].items():
            words = ast.literal_eval(value)
            self.binaries[name] = words if isinstance(words, list) else [words]

    def lacks(self, scratch):
        """Why this machine cannot build for it or run what was built; None where it can."""
        for tool in self.binaries.values():
            if not shutil.which(tool[0]):
                return "no " + tool[0]
        try:
            # A compiler may be there without its C library.
            run(*self.binaries["c"], "-x", "c", "-", "-o", os.path.join(scratch, "probe"),
                stdin="#include <stdio.h>\nint main(void) { return puts(\"\") < 0; }\n")
        except AssertionError:
            return "%s builds no program" % self.binaries["c"][0]
        return None


class Check:
    """The cases, each a method named after what it shows."""

    def __init__(self, cross, scratch):
        self.cross = cross
        self.build = os.path.join(scratch, "build")
        self.env = dict(os.environ)
        if cross.system == "windows":
            # Without menus and downloads.
            self.env.update(WINEPREFIX=os.path.join(scratch, "wine"), WINEDEBUG="-all",
                            WINEDLLOVERRIDES="winemenubuilder.exe,mscoree,mshtml=",
                            WINEPATH="Z:" + os.path.join(self.build, "lib").replace("/", "\\"))

    def cases(self):
        yield self.builds
        if self.cross.system == "linux":
            yield self.exports_of_elf
        if self.cross.system == "windows":
            yield self.exports_of_dll
        yield self.replays_the_vectors
        yield self.plays_the_same_games
        yield self.has_the_same_layout

    def end(self):
        """Wine leaves a server behind, which writes into its prefix."""
        if "WINEPREFIX" in self.env and os.path.isdir(self.env["WINEPREFIX"]):
            subprocess.run(["wineserver", "-k"], env=self.env, check=False)
            subprocess.run(["wineserver", "-w"], env=self.env, check=False)

    def path(self, name):
        """Of a program that was built."""
        targets = json.loads(run("meson", "introspect", "--targets", self.build))
        path, = [target["filename"][0] for target in targets
                 if target["name"] == name and target["type"] == "executable"]
        return path

    def program(self, name, *arguments):
        """Runs a program; gives its lines."""
        path = self.path(name)
        wrapper = self.cross.binaries.get("exe_wrapper", [])
        return run(*wrapper, path, *arguments, env=self.env).splitlines()

    @staticmethod
    def are_public(names):
        """Tells whether they are the public functions: all of them and no other name."""
        public = set(re.findall(r"^\s+(chinczyk_\w+);", read(ROOT, "abi", "libchinczyk.map"), re.M))
        names = set(names)
        assert names == public, "missing %s, too many %s" % (public - names, names - public)

    @staticmethod
    def soversion():
        return re.search(r"^soversion = '(\d+)'", read(ROOT, "meson.build"), re.M).group(1)

    def objdump(self, option, library):
        path = os.path.join(self.build, "lib", library)
        return run(*self.cross.binaries["objdump"], option, path)

    def setup(self, *options):
        run("meson", "setup", self.build, ROOT, "--cross-file", self.cross.path, "-Dwerror=true",
            "-Dwarning_level=3", "-Ddocs=disabled", *options, env=self.env)
        run("ninja", "-C", self.build, "-j", "2", env=self.env)

    def builds(self):
        self.setup()

    def exports_of_elf(self):
        soname = "libchinczyk.so." + self.soversion()
        told = self.objdump("-p", soname)
        assert re.search(r"^\s+SONAME\s+%s$" % re.escape(soname), told, re.M), \
            "the name inside is not " + soname
        symbols = re.findall(r"^\w+ ([^l].{6}) \.\w+\t.*\s(\w+)$", self.objdump("-T", soname), re.M)
        self.are_public(name for _, name in symbols)
        assert {kind for kind, _ in symbols} == {"g    DF"}, "not only functions: %s" % symbols

    def exports_of_dll(self):
        name = "libchinczyk-%s.dll" % self.soversion()
        told = self.objdump("-p", name)
        assert re.search(r"^Name\s+\w+\s+%s$" % re.escape(name), told, re.M), \
            "the name inside is not " + name
        # Newer objdumps print the ordinal too.
        ordinal = r"^\s+\[\s*\d+\]\s(?:\+base\[\s*\d+\]\s+\w+\s)?"
        self.are_public(re.findall(ordinal + r"(\w+)$", told, re.M))
        needed = set(re.findall(r"^\s+DLL Name: (\S+)$", told, re.M))
        assert needed and needed <= WINDOWS_OWN, needed

    def replays_the_vectors(self):
        vectors = os.path.join(TESTS, "vectors")
        texts = [os.path.join(vectors, name) for name in sorted(os.listdir(vectors))
                 if name.endswith(".txt")]
        assert texts, "no vectors"
        self.program("replay", *texts)

    def plays_the_same_games(self):
        self.program("games", os.path.join(TESTS, "portability", "games.txt"))

    def has_the_same_layout(self):
        want = read(ROOT, "abi", "layout.txt").splitlines()
        got = self.program("layout")
        assert want, "no layout"
        assert got == want, "".join(
            "want %s\ngot  %s\n" % pair for pair in zip(want, got) if pair[0] != pair[1]) or \
            "%d lines, not %d" % (len(got), len(want))


class WasiCheck(Check):
    """Meson 1.0 links with flags that wasm-ld lacks: it makes the library, clang the programs."""

    SOURCES = {
        "replay": os.path.join(TESTS, "replay.c"),
        "games": os.path.join(TESTS, "portability", "games.c"),
        "layout": os.path.join(TESTS, "abi", "layout.c"),
    }

    def path(self, name):
        return os.path.join(self.build, name + ".wasm")

    def builds(self):
        self.setup("-Dtests=disabled", "-Dexamples=disabled")
        for name, source in self.SOURCES.items():
            run(*self.cross.binaries["c"], "-std=c11", "-Wall", "-Wextra", "-Wpedantic",
                "-Wconversion", "-Wshadow", "-Werror", "-O2", "-I", os.path.join(ROOT, "include"),
                source, os.path.join(self.build, "lib", "libchinczyk.a"), "-o", self.path(name))


def main():
    print("TAP version 13")
    with tempfile.TemporaryDirectory() as scratch:
        cross = CrossFile(sys.argv[1], scratch)
        lacking = cross.lacks(scratch)
        if lacking:
            print("1..0 # SKIP", lacking)
            return
        check = (WasiCheck if cross.system == "wasi" else Check)(cross, scratch)
        cases = list(check.cases())
        print("1..%d" % len(cases))
        for number, case in enumerate(cases, 1):
            name = "%d - %s" % (number, case.__name__.replace("_", " "))
            try:
                case()
            except AssertionError as error:
                print("not ok", name)
                print("".join("  %s\n" % line for line in str(error).splitlines()[-60:]), end="")
                if case == check.builds:
                    print("Bail out! There is nothing to run.")
                    break
            else:
                print("ok", name, flush=True)
        check.end()


main()
