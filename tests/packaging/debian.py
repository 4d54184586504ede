#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""debian.py SOURCE: builds Debian packages from the tarball of a release, and uses them.

SOURCE is the root of the source. Where it runs as root, the packages are installed on this
machine for a moment, used, and removed again.
"""
import hashlib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile

import tap
import tarball

SOURCE = pathlib.Path(sys.argv[1])
HERE = pathlib.Path(__file__).parent
PACKAGES = ["chinczyk", "libchinczyk-dev", "libchinczyk-doc", "libchinczyk0"]

# What lintian may tell, and why.
TOLERATED = {
    "initial-upload-closes-no-bugs": "nobody has asked Debian for the package",
    "spelling-error-in-binary": "lintian takes what the compiler joins for a word",
}

# Debian's own tools, and nothing of what the caller has set.
ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
               # Before any time that this machine's clock may show.
               "SOURCE_DATE_EPOCH": "1000000000"}

report = tap.Tap()


class Failed(Exception):
    pass


def run(*command, cwd=None, **environment):
    """What a command prints; Failed, with the end of that, where it does not succeed."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
                          errors="replace", env={**ENVIRONMENT, **environment})
    if done.returncode:
        end = "\n".join(done.stdout.splitlines()[-60:])
        raise Failed("%s: status %d\n%s" % (" ".join(map(str, command)), done.returncode, end))
    return done.stdout


def case(name, check, *arguments):
    """A case that passes where `check` yields nothing; what it returns, None if it failed."""
    faults = []
    try:
        faults += check(*arguments)
    except Failed as failed:
        faults.append(str(failed))
    report.case(name, faults)
    return not faults


def offline():
    """What stands before a command that must do without a network."""
    try:
        run("unshare", "--net", "true")
    except Failed:
        return []
    return ["unshare", "--net"]


def without_git(scratch):
    """A PATH on which git does nothing but fail."""
    folder = scratch / "without-git"
    folder.mkdir()
    (folder / "git").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    (folder / "git").chmod(0o755)
    return "%s:%s" % (folder, ENVIRONMENT["PATH"])


class Build:
    """A source package, unpacked and built in a folder of its own."""

    def __init__(self, archive, folder):
        version = re.search(r"-([0-9.]+)\.tar", archive.name).group(1)
        folder.mkdir(parents=True)
        self.folder = folder
        shutil.copy(archive, folder / ("libchinczyk_%s.orig.tar.xz" % version))
        with tarfile.open(archive) as opened:
            opened.extractall(folder)
        self.source = folder / ("chinczyk-" + version)
        shutil.copytree(self.source / "tests" / "packaging" / "debian", self.source / "debian")

    def packages(self):
        return sorted(self.folder.glob("*.deb"))

    def run(self, path, *options, profile="", **environment):
        run(*offline(), "dpkg-buildpackage", "-us", "-uc", *options, cwd=self.source, PATH=path,
            DEB_BUILD_OPTIONS="parallel=2 " + profile, **environment)
        return []


def lintian_finds(build):
    changes = next(build.folder.glob("*.changes"))
    # It ends with another status than 0 where it finds an error.
    told = subprocess.run(["lintian", "-i", "-I", "--pedantic", "--allow-root", changes],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
                          env={**ENVIRONMENT, "HOME": str(build.folder)}).stdout
    for line in told.splitlines():
        tag = re.match(r"[EWIP]: [^:]*: (\S+)", line)
        if tag and tag.group(1) not in TOLERATED or not re.match("[EWIPN]:|$", line):
            yield line


def builds_differ(one, other):
    names = {path.name for path in one.packages()} ^ {path.name for path in other.packages()}
    for name in sorted(names):
        yield name + " is only built once"
    for path in one.packages():
        sums = {hashlib.sha256((build.folder / path.name).read_bytes()).hexdigest()
                for build in (one, other) if (build.folder / path.name).exists()}
        if len(sums) > 1:
            yield path.name + " differs"


def on_machine():
    """The packages that this machine knows, be it for what a removal left behind."""
    for name in PACKAGES:
        try:
            yield run("dpkg-query", "-W", "-f", "${Package} ${db:Status-Abbrev}\n", name)
        except Failed:
            pass


def apt(*arguments):
    # Somebody else may be installing something; and some machines leave out manuals.
    run("apt-get", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300",
        "-o", "DPkg::Options::=--path-include=/usr/share/man/*",
        "-o", "DPkg::Options::=--path-include=/usr/share/doc/*",
        *arguments, DEBIAN_FRONTEND="noninteractive")


def files_of(package):
    """All but folders."""
    return [line.split("./", 1)[1].split(" -> ")[0]
            for line in run("dpkg-deb", "--contents", package).splitlines() if line[0] != "d"]


def autopkgtest(build, scratch, test):
    folder = scratch / test
    folder.mkdir()
    run(build.source / "debian" / "tests" / test, cwd=build.source, AUTOPKGTEST_TMP=str(folder))
    return []


def manuals_found():
    for section, name in (("3", "libchinczyk"), ("6", "chinczyk-board"), ("6", "chinczyk-play"),
                          ("6", "chinczyk-protocol"), ("6", "chinczyk-scorebook"),
                          ("6", "chinczyk-simulate")):
        place = run("man", "-w", section, name)
        if not place.startswith("/usr/share/man/man" + section):
            yield "%s(%s) is %s" % (name, section, place)


def reference_found():
    index = pathlib.Path("/usr/share/doc/libchinczyk-dev/html/index.html")
    if "chinczyk" not in index.read_text(encoding="utf-8"):
        yield "%s is not the reference" % index


def left_behind(packages):
    yield from on_machine()
    for package in packages:
        for name in files_of(package):
            if os.path.lexists("/" + name):
                yield "/%s is still there" % name
    if "libchinczyk" in run("ldconfig", "-p"):
        yield "ldconfig still knows the library"


def installation(build, scratch):
    if os.geteuid() != 0:
        return report.skip("the packages can be installed", "this takes root")
    if list(on_machine()):
        return report.skip("the packages can be installed", "some of them are installed already")
    packages = [path for path in build.packages() if path.name.split("_")[0] in PACKAGES]
    try:
        if case("the packages can be installed", lambda: [apt("install", *packages)][1:]):
            tests = (build.source / "debian" / "tests" / "control").read_text(encoding="utf-8")
            for test in re.findall(r"^Tests: (.*)$", tests, re.M):
                case("autopkgtest: " + test, autopkgtest, build, scratch, test)
            if shutil.which("man"):
                case("the manual pages are found", manuals_found)
            else:
                report.skip("the manual pages are found", "there is no man")
            case("the reference is found", reference_found)
    finally:
        apt("purge", *PACKAGES)
    case("the packages leave nothing behind", left_behind, packages)


def main(scratch):
    path = without_git(scratch)
    archive = tarball.make(SOURCE, scratch / "tarball")
    one = Build(archive, scratch / "one")
    other = Build(archive, scratch / "some" / "other" / "place")
    try:
        run("dpkg-checkbuilddeps", cwd=one.source)
    except Failed as failed:
        report.skip("source and packages are built", str(failed).splitlines()[-1])
        return
    if not case("source and packages are built, and tested", one.run, path):
        return
    case("lintian finds nothing", lintian_finds, one)
    if case("the packages are built again, without tests, in another folder and time zone",
            lambda: other.run(path, "--build=binary", profile="nocheck", TZ="Asia/Tokyo")):
        case("both builds are the same", builds_differ, one, other)
    installation(one, scratch)


for tool in "git", "meson", "ninja", "dpkg-buildpackage", "dh", "lintian", "apt-get":
    if not shutil.which(tool):
        report.skip("source and packages are built", "there is no " + tool)
        report.done()
# Also when Meson ends the test, what was installed is removed.
signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
with tempfile.TemporaryDirectory(prefix="chinczyk-debian-") as folder:
    main(pathlib.Path(folder).resolve())
report.done()
