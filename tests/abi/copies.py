# SPDX-License-Identifier: MIT
"""Copies of the source tree that a test changes and builds, without Meson and unoptimised:
it is faster, and the interface is the same."""

import os
import pathlib
import re
import shutil
import subprocess

import api
from checks import Built
from headers import Header


FIRST = "abi/clients/0.1"  # the release whose sizes of structs are the least


class Copy:
    """A copy of what the library and the checks of its interface are made of."""

    def __init__(self, root, where, cc):
        self.root = pathlib.Path(where)
        self.cc = cc
        self.edited = []
        for part in ("include", "lib", "abi", "tests/abi"):
            shutil.copytree(pathlib.Path(root) / part, self.root / part)
        shutil.copy(pathlib.Path(root) / "meson.build", self.root)

    def edit(self, path, old, new):
        """Replaces a text that must be there once; the end of the file where it is empty."""
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        if old and text.count(old) != 1:
            raise ValueError("%s has %d times: %s" % (path, text.count(old), old))
        file.write_text(text.replace(old, new) if old else text + new, encoding="utf-8")
        self.edited.append(path)

    def refresh(self):
        """Writes anew what is made from the headers, as abi/refresh does."""
        header = Header(self.root / "include")
        (self.root / "abi" / "api.json").write_text(api.to_json(header), encoding="utf-8")
        (self.root / "tests" / "abi" / "layout.c").write_text(api.to_layout(header), "utf-8")
        self.program("layout", ["tests/abi/layout.c"], "include")
        printed = subprocess.run([self.root / "layout"], capture_output=True, check=True)
        (self.root / "abi" / "layout.txt").write_bytes(printed.stdout)

    def run(self, *command, check=True, cwd=None):
        """Runs a command in the copy; where it must succeed, what it says is raised."""
        done = subprocess.run(command, cwd=cwd or self.root, encoding="utf-8", capture_output=True)
        if check and done.returncode:
            raise ValueError(" ".join(map(str, command)) + "\n" + done.stdout + done.stderr)
        return done.returncode == 0

    def compile(self, unchanged, flags):
        """Compiles the library into objects/, but takes those of `unchanged`, a copy that
        was built, which the edits do not touch."""
        objects = self.root / "objects"
        objects.mkdir()
        sources = sorted((self.root / "lib").glob("*.c"))
        if unchanged and not flags and not any(path.endswith(".h") for path in self.edited):
            for source in sources:
                if "lib/" + source.name not in self.edited:
                    shutil.copy(unchanged.root / "objects" / (source.stem + ".o"), objects)
            sources = [s for s in sources if not (objects / (s.stem + ".o")).exists()]
        if sources:
            self.run(*self.cc, "-std=c11", "-O0", "-g", "-fPIC", "-fvisibility=hidden", *flags,
                     "-I../include", "-c", *sources, cwd=objects)
        return sorted(objects.glob("*.o"))

    def program(self, name, sources, include, check=False):
        """Links a program with the library, if it was made. Whether it compiles"""
        libraries = ["libchinczyk.so"] if (self.root / "libchinczyk.so").exists() else []
        return self.run(*self.cc, "-std=c11", "-I%s" % include, *sources, *libraries, "-o", name,
                        check=check)

    def link(self, objects):
        """Makes both libraries. The path of the shared one"""
        meson = (self.root / "meson.build").read_text(encoding="utf-8")
        name = "libchinczyk.so." + re.search(r"^soversion = '(\d+)'", meson, re.MULTILINE)[1]
        self.run(*self.cc, "-shared", "-Wl,-soname," + name,
                 "-Wl,--version-script=abi/libchinczyk.map", *objects, "-o", name)
        (self.root / "libchinczyk.so").symlink_to(name)
        self.run("ar", "rcs", "libchinczyk.a", *objects)
        return self.root / name

    def build(self, unchanged=None, flags=(), library=True):
        """Builds what the checks look at, with the library or without. The programs with the
        headers of old releases are those of `unchanged`: they met another library when they
        were linked."""
        shared = self.link(self.compile(unchanged, flags)) if library else None
        made = [name for name in ("layout", "constants")
                if self.program(name, ["tests/abi/%s.c" % name], "include")]
        old = {"struct_size": (["tests/abi/struct_size.c"], FIRST + "/include")}
        for client in (self.root / "abi" / "clients").iterdir():
            old["client-" + client.name] = (sorted(client.glob("*.c")), client / "include")
        if not unchanged:
            made += [name for name, (sources, include) in old.items()
                     if self.program(name, sources, include)]
        programs = [self.root / name for name in made]
        programs += [unchanged.root / name for name in old] if unchanged else []
        static = self.root / "libchinczyk.a" if library else None
        environment = {**os.environ, "LD_LIBRARY_PATH": str(self.root)}
        return Built(self.root, shared, static, programs, environment)
