#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""checks.py [OPTION...] ROOT PROGRAM...: the checks of abi/README.md.

ROOT is the root of the source; --shared FILE and --static FILE are the libraries built from
it, the programs those of this directory and of abi/clients. --without-abidiff leaves out
the check that needs abidiff and debug information.
"""

import argparse
import functools
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "abi"))
import api
import compare
from headers import Header, Unknown


class Skip(Exception):
    """A check that cannot be made here, and why."""


class Built:
    """A source tree and what was built from it."""

    def __init__(self, root, shared, static, programs, environment=None):
        self.root = pathlib.Path(root)
        self.abi = self.root / "abi"
        self.shared = shared
        self.static = static
        self.programs = {pathlib.Path(program).name: program for program in programs}
        self.environment = environment

    @functools.cached_property
    def header(self):
        return Header(self.root / "include")

    def run(self, program):
        """What a program prints, and how it ends if it crashes."""
        if program not in self.programs:
            return "there is no program %s\n" % program
        done = run([self.programs[program]], env=self.environment)
        crash = "%s ends by signal %d\n" % (program, -done.returncode)
        return done.stdout + done.stderr + (crash if done.returncode < 0 else "")

    def releases(self):
        """(version, its headers) of each release whose client is kept, the oldest first"""
        versions = [path.name for path in (self.abi / "clients").iterdir() if path.is_dir()]
        versions.sort(key=lambda version: [int(part) for part in version.split(".")])
        return [(v, Header(self.abi / "clients" / v / "include")) for v in versions]


def run(command, **settings):
    return subprocess.run(command, encoding="utf-8", capture_output=True, **settings)


def differences(want, got, what):
    """What two texts do not have in common, by lines."""
    want, got = want.splitlines(), got.splitlines()
    return (["%s lacks: %s" % (what, line) for line in want if line not in got]
            + ["%s has: %s" % (what, line) for line in got if line not in want]
            or (["%s has the lines in another order" % what] if want != got else []))


def defined(library, *options):
    """[(kind, name)] of the global symbols that a library defines"""
    if not library:
        raise Skip("this library is not built")
    done = run(["nm", "--defined-only", "--extern-only", *options, library])
    return re.findall(r"^[0-9a-f]* ([A-Za-z]) (\S+)$", done.stdout, re.MULTILINE)


# --- the checks: each yields what is wrong ---


def names(built):
    """What the header declares, the map lists and the shared library exports is the same;
    each function in the node of the release that brought it; and no data."""
    declared = {name: "CHINCZYK_" + of["comment"].since
                for name, of in built.header.functions.items()}
    text = (built.abi / "libchinczyk.map").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    listed = {}
    for node, symbols in re.findall(r"(\w[\w.]*)\s*\{\s*global:(.*?)(?:local:|\})", text, re.S):
        for symbol in re.findall(r"[^\s;]+", symbols):
            listed[symbol] = node
    exported = {}
    for kind, name in defined(built.shared, "--dynamic"):
        name, _, node = name.partition("@@")
        if kind != "A":  # the node itself
            exported[name] = node
        if kind not in "AT":
            yield "the shared library exports %s, which is no function" % name
    for who, what in (("the map", listed), ("the shared library", exported)):
        yield from differences("\n".join("%s in %s" % pair for pair in sorted(declared.items())),
                               "\n".join("%s in %s" % pair for pair in sorted(what.items())), who)


def prefix(built):
    """Every global symbol of the static library begins with the prefix. Two underscores
    are the compiler's own."""
    found = defined(built.static)
    if not found:
        yield "nm finds no symbol in the static library"
    for _, name in found:
        if not name.startswith(("chinczyk_", "__")):
            yield "the static library defines " + name


def soname(built):
    """The SONAME is that of the releases."""
    if not built.shared:
        raise Skip("this library is not built")
    baseline = (built.abi / "x86_64" / "libchinczyk.abi").read_text(encoding="utf-8")
    want = re.search(r"soname='(.*?)'", baseline)[1]
    got = re.search(r"\(SONAME\).*\[(.*)\]", run(["readelf", "--dynamic", built.shared]).stdout)
    if not got or got[1] != want:
        yield "the SONAME was %s and is %s" % (want, got[1] if got else "not there")


def promises(built):
    """Nothing that the headers of a release declare is gone or has changed."""
    for version, header in built.releases():
        for fault in compare.broken(header, built.header):
            yield "since %s: %s" % (version, fault)


def description(built):
    """api.json and layout.c are what api.py makes of the headers."""
    for made, path in ((api.to_json, "abi/api.json"), (api.to_layout, "tests/abi/layout.c")):
        got = (built.root / path).read_text(encoding="utf-8")
        yield from differences(made(built.header), got, path)


def layout(built):
    """The compiler lays out the structs as layout.txt has it, and api.json."""
    got = built.run("layout")
    want = (built.abi / "layout.txt").read_text(encoding="utf-8")
    yield from differences(want, got, "the compiler")
    header = built.header
    for name in header.structs:
        size, _, places = header.layout(name)
        if header.has_pointers(name):
            continue
        lines = ["struct %s size %d" % (name, size)]
        for field, place in zip(header.structs[name]["fields"], places):
            lines.append("field %s.%s offset %d size %d" % (name, field["name"], *place))
        for line in lines:
            if line not in got.splitlines():
                yield "api.json has, the compiler not: " + line


def abidiff(built):
    """The types and symbols of the shared library are those of the last release. What else
    abidiff finds is no fault: handles are opaque, and `promises` judges what has grown."""
    if not built.shared:
        raise Skip("this library is not built")
    if "X86-64" not in run(["readelf", "--file-header", built.shared]).stdout:
        raise Skip("the baseline is for x86_64")
    if ".debug_info" not in run(["readelf", "--sections", "--wide", built.shared]).stdout:
        # abidiff would find no difference at all.
        yield "the shared library has no debug information: compile with -g, or set abi_check"
        return
    if not shutil.which("abidiff"):
        raise Skip("abidiff is not installed")
    types = list(built.header.handles)
    types += compare.grown(built.releases()[-1][1], built.header)
    with tempfile.TemporaryDirectory() as scratch:
        ignored, today = pathlib.Path(scratch, "abignore"), pathlib.Path(scratch, "today.abi")
        ignored.write_text("".join("[suppress_type]\n name = %s\n" % name for name in types))
        # Given the library itself, abidiff 2.2 passes over some of what has changed.
        told = run([built.abi / "types", built.shared])
        today.write_text(told.stdout, encoding="utf-8")
        done = run(["abidiff", "--no-added-syms", "--suppressions", ignored,
                    built.abi / "x86_64" / "libchinczyk.abi", today])
    if told.returncode:
        yield "abidw: " + told.stderr
    # 1 and 2: it could not do its work; 4: changes; 8: such as break programs.
    if done.returncode & 15:
        yield from (line for line in (done.stdout + done.stderr).splitlines() if line)


def clients(built):
    """The programs of each release run and print what they always did, and use every
    function that there was."""
    for version, header in built.releases():
        directory = built.abi / "clients" / version
        source = "".join(path.read_text(encoding="utf-8") for path in directory.glob("*.c"))
        for name in header.functions:
            if not re.search(r"\b%s\(" % name, source):
                yield "the client of %s does not use %s" % (version, name)
        want = (directory / "expected.txt").read_text(encoding="utf-8")
        yield from differences(want, built.run("client-" + version), "the client of " + version)


def constants(built):
    """Each limit is also a function, which returns the same."""
    source = (built.root / "tests" / "abi" / "constants.c").read_text(encoding="utf-8")
    for name, of in built.header.constants.items():
        macro = not built.header.groups[of["group"]]["values_of"] and of["group"] != "version"
        if macro and not re.search(r"\b%s\(" % name.lower(), source):
            yield "constants.c does not compare " + name
    yield from built.run("constants").splitlines()


def struct_size(built):
    """Structs of every size from the first version's on are taken, and others refused."""
    yield from built.run("struct_size").splitlines()


CHECKS = (names, prefix, soname, promises, description, layout, abidiff, clients, constants,
          struct_size)


def cases(built, wanted=()):
    """(name, what is wrong, why it is skipped) of the wanted checks; of all where none is"""
    for check in CHECKS:
        name = check.__name__
        if wanted and name not in wanted:
            continue
        try:
            yield name, list(check(built)), None
        except Skip as skip:
            yield name, [], str(skip)
        except Unknown as unknown:
            yield name, ["the header is not understood: %s" % unknown], None


# --- output ---


def report(told):
    """Prints cases by the Test Anything Protocol. The status to exit with"""
    print("TAP version 13")
    number, status = 0, 0
    for number, (name, faults, skipped) in enumerate(told, 1):
        print("%sok %d - %s%s" % ("not " if faults else "", number, name,
                                  " # SKIP " + skipped if skipped else ""))
        if faults:
            status = 1
            print("  ---")
            print("".join("  %s\n" % fault for fault in faults), end="")
            print("  ...")
        sys.stdout.flush()
    print("1..%d" % number)
    return status


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("root")
    parser.add_argument("--shared")
    parser.add_argument("--static")
    parser.add_argument("--without-abidiff", action="store_true")
    parser.add_argument("programs", nargs="*")
    options = parser.parse_intermixed_args()
    wanted = [check.__name__ for check in CHECKS]
    if options.without_abidiff:
        wanted.remove("abidiff")
    return report(cases(Built(options.root, options.shared, options.static, options.programs),
                        wanted))


if __name__ == "__main__":
    sys.exit(main())
