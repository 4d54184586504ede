#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""spdx.py SOURCE: tests that every file of the project names its licence."""
import fnmatch
import pathlib
import re
import sys

import tap
import tree

# The files that cannot, and why.
EXCEPTIONS = {
    "COPYING": "is the licence itself",
    "tests/packaging/debian/changelog": "has no comments",
    "tests/packaging/debian/libchinczyk-doc.doc-base": "has no comments",
    "tests/packaging/debian/source/format": "is a single line",
}

# JSON, which has no comments, has it as a member.
LINE = re.compile(rb'SPDX-License-Identifier(: MIT|": "MIT")')

source = pathlib.Path(sys.argv[1])
names = tree.files(source)


def names_licence(name):
    with open(source / name, "rb") as file:
        head = file.read(1024).splitlines()[:5]
    return any(LINE.search(line) for line in head)


def unlicensed():
    for name in names:
        excused = any(fnmatch.fnmatch(name, pattern) for pattern in EXCEPTIONS)
        if names_licence(name) == excused:
            yield name + (" needs no exception" if excused else " has no SPDX line")


def needless():
    for pattern in EXCEPTIONS:
        if not fnmatch.filter(names, pattern):
            yield "no file is called " + pattern


report = tap.Tap()
report.case("every file names its licence", unlicensed())
report.case("every exception is needed", needless())
report.done()
