#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""release.py SOURCE: tests that the tarball is whole, and that what is built from it is the same
everywhere."""
import filecmp
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

import tap
import tarball
import tree

SOURCE = pathlib.Path(sys.argv[1])


def same_files(one, other, names, other_names):
    for name in sorted(set(names) ^ set(other_names)):
        yield name + " is only in one of them"
    for name in sorted(set(names) & set(other_names)):
        if not filecmp.cmp(one / name, other / name, shallow=False):
            yield name + " differs"


def unpack(archive, folder):
    """Where the tarball was unpacked."""
    with tarfile.open(archive) as opened:
        opened.extractall(folder)
    return next(folder.iterdir())


def installed(source, root):
    """What a release build of `source` installs below `root`, links left out."""
    build = source / "build"
    docs = "enabled" if shutil.which("doxygen") else "disabled"
    for command in (["meson", "setup", build, source, "--prefix=/usr", "--buildtype=release",
                     "-Dtests=disabled", "-Ddocs=" + docs],
                    ["ninja", "-C", build, "-j2"],
                    ["meson", "install", "-C", build, "--no-rebuild", "--destdir", root]):
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return [str(path.relative_to(root)) for path in root.rglob("*")
            if path.is_file() and not path.is_symlink()]


def main(scratch):
    archive = tarball.make(SOURCE, scratch / "tarball")
    here = unpack(archive, scratch / "here")
    there = unpack(archive, scratch / "some" / "folders" / "away")
    report = tap.Tap()
    report.case("the tarball has all files of the project",
                same_files(SOURCE, here, tree.files(SOURCE), tree.files(here)))
    roots = scratch / "root", scratch / "other root"
    names = [installed(source, root) for source, root in zip((here, there), roots)]
    report.case("two builds in two folders are the same", same_files(*roots, *names))
    report.done()


for tool in "git", "meson", "ninja":
    if not shutil.which(tool):
        tap.skip_all("there is no " + tool)
with tempfile.TemporaryDirectory(prefix="chinczyk-release-") as folder:
    main(pathlib.Path(folder).resolve())
