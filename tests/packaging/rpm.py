#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""rpm.py SOURCE: builds RPM packages from the tarball of a release, and looks at them."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import tap
import tarball

SOURCE = pathlib.Path(sys.argv[1])
HERE = pathlib.Path(__file__).parent
SPEC = HERE / "chinczyk.spec"

# What other packages can ask for, next to the names of the packages.
PROVIDED = ["libchinczyk.so.0", "libchinczyk.so.0(CHINCZYK_0.1)", "pkgconfig(chinczyk)"]


# rpmlint is a Python program too, and has its own modules.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(*command, **environment):
    """Whether a command succeeded, and what it said."""
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
                          errors="replace", env={**ENVIRONMENT, **environment})
    return done.returncode == 0, done.stdout


def built(scratch):
    """Builds the packages; the machine need not have got its tools from rpm."""
    archive = tarball.make(SOURCE, scratch / "tarball")
    (scratch / "SOURCES").mkdir()
    shutil.copy(archive, scratch / "SOURCES")
    macros = [] if run("rpm", "--eval", "%{?meson}")[1].strip() \
        else ["--load", HERE / "meson.macros"]
    good, told = run("rpmbuild", "-bb", "--nodeps", "--without", "tests", *macros,
                     "--define", "_topdir %s" % scratch, SPEC)
    if not good:
        yield "\n".join(told.splitlines()[-60:])


def rpmlint_finds(packages, scratch):
    good, told = run("rpmlint", "-c", HERE / "rpmlint.toml", SPEC, *packages, HOME=str(scratch))
    if not good or "0 errors, 0 warnings" not in told:
        yield told


def provides_lack(packages):
    told = run("rpm", "-qp", "--provides", *packages)[1]
    provided = {line.split(" ")[0].replace("()(64bit)", "").replace("(64bit)", "")
                for line in told.splitlines()}
    for name in PROVIDED:
        if name not in provided:
            yield "nothing provides %s, but\n%s" % (name, told)


def main(scratch):
    report = tap.Tap()
    report.case("the packages are built", built(scratch))
    packages = sorted(scratch.glob("RPMS/*/*.rpm"))
    if shutil.which("rpmlint"):
        report.case("rpmlint finds nothing", rpmlint_finds(packages, scratch))
    else:
        report.skip("rpmlint finds nothing", "there is no rpmlint")
    report.case("the packages provide what others ask for", provides_lack(packages))
    report.done()


for tool in "git", "meson", "ninja", "rpmbuild", "doxygen":
    if not shutil.which(tool):
        tap.skip_all("there is no " + tool)
with tempfile.TemporaryDirectory(prefix="chinczyk-rpm-") as folder:
    main(pathlib.Path(folder).resolve())
