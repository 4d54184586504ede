#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""users.py SOURCE VERSION: installs the library, and uses it as doc/embedding.md says.

SOURCE is the root of the source, VERSION the project's. Nothing is compiled in the source tree,
and programs see nothing of it but what was installed, or what they have copied.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import tap
import tree

SOURCE, VERSION = pathlib.Path(sys.argv[1]), sys.argv[2]
HERE = pathlib.Path(__file__).parent
USER = HERE / "user.c"

# Not a directory that compilers and pkg-config know by themselves.
PREFIX = "/opt/chinczyk"

# How user.c's game ends, with every compiler, language and way of linking.
ENDING = VERSION + ": 0.1. 103,102,101,22/./103,102,101,100/. 1 over t0s0 1,0\n"

# compiler, its language, standards
COMPILERS = [
    ("gcc", "c", ["c99", "c11"]),
    ("clang", "c", ["c99", "c11"]),
    ("g++", "c++", ["c++11", "c++20"]),
    ("clang++", "c++", ["c++11", "c++20"]),
]
STRICT = ["-pedantic-errors", "-Wall", "-Wextra", "-Wconversion", "-Werror"]

# What would lead the compilers, the linker or pkg-config elsewhere.
ENVIRONMENT = {name: value for name, value in os.environ.items()
               if not re.match("C(XX|PP)?FLAGS$|LDFLAGS$|DESTDIR$|PKG_CONFIG|CPATH$|C_INCLUDE_PATH$"
                               "|CPLUS_INCLUDE_PATH$|LIBRARY_PATH$|LD_|MESON|CMAKE", name)}

report = tap.Tap()


class Failed(Exception):
    pass


def run(*command, stdin="", **environment):
    """What a command prints; Failed where it does not succeed."""
    command = [str(word) for word in command]
    done = subprocess.run(command, input=stdin, encoding="utf-8", stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, env={**ENVIRONMENT, **environment})
    if done.returncode:
        raise Failed("%s: status %d\n%s" % (" ".join(command), done.returncode, done.stdout))
    return done.stdout


def case(name, check, *arguments):
    """A case that passes where `check` yields nothing and all that it runs succeeds."""
    try:
        faults = list(check(*arguments))
    except Failed as failed:
        faults = [str(failed)]
    report.case(name, faults)


def differs(got, wanted):
    if got != wanted:
        yield "got:\n%swanted:\n%s" % (got, wanted)


class Installation:
    """The library, built from the source and installed below a scratch root."""

    def __init__(self, scratch):
        self.build = build = scratch / "build"
        self.root = scratch / "root"
        self.prefix = self.root / PREFIX[1:]
        self.library = self.prefix / "lib"
        self.to_run = {"LD_LIBRARY_PATH": str(self.library)}
        self.to_build = {"PKG_CONFIG_LIBDIR": str(self.library / "pkgconfig"),
                         "PKG_CONFIG_SYSROOT_DIR": str(self.root)}
        run("meson", "setup", build, SOURCE, "--prefix=" + PREFIX, "--libdir=lib",
            "--buildtype=plain", "-Dtests=disabled", "-Ddocs=disabled")
        run("ninja", "-C", build, "-j2")
        run("meson", "install", "-C", build, "--no-rebuild", "--destdir", self.root)

    def flags(self, *options):
        return run("pkg-config", *options, "chinczyk", **self.to_build).split()

    def headers(self):
        include = self.prefix / "include"
        return sorted(str(path.relative_to(include)) for path in include.rglob("*.h"))


def headers_alone(installed, compiler, language, standard):
    """Every header can be the only one that a file includes."""
    flags = ["-std=" + standard, *STRICT, "-fsyntax-only", *installed.flags("--cflags")]
    for header in installed.headers():
        try:
            run(compiler, *flags, "-x", language, "-", stdin="#include <%s>\n" % header)
        except Failed as failed:
            yield str(failed)


def links_static(compiler, language, scratch):
    """Whether this machine has static libraries of the language."""
    try:
        run(compiler, "-x", language, "-", "-static", "-o", scratch / "static",
            stdin="int main() {}\n")
    except Failed:
        return False
    return True


def program_runs(installed, scratch, compiler, language, standard, static):
    """A user's program is compiled, linked and run with what pkg-config says."""
    link = ["-static", *installed.flags("--static", "--libs")] if static \
        else installed.flags("--libs")
    program = scratch / "user"
    run(compiler, "-std=" + standard, *STRICT, *installed.flags("--cflags"),
        "-x", language, USER, "-x", "none", *link, "-o", program)
    # A static program finds all that it needs in itself.
    yield from differs(run(program, **({} if static else installed.to_run)), ENDING)


def headers_are_all(installed):
    ours = [str(path.relative_to(SOURCE / "include"))
            for path in (SOURCE / "include").rglob("*.h")]
    yield from differs("\n".join(installed.headers()), "\n".join(sorted(ours)))


def pkg_config_tells(installed):
    yield from differs(run("pkg-config", "--modversion", "chinczyk", **installed.to_build),
                       VERSION + "\n")
    if not re.search(r"^URL: https://\S+$",
                     (installed.library / "pkgconfig" / "chinczyk.pc").read_text("utf-8"), re.M):
        yield "chinczyk.pc has no URL"


def programs_run(installed):
    for name in "chinczyk-board", "chinczyk-play", "chinczyk-simulate", "chinczyk-protocol":
        program = installed.prefix / "bin" / name
        yield from differs(run(program, "--version", **installed.to_run),
                           "%s %s\n" % (name, VERSION))
    yield from differs(run(program, stdin="new players=2\nquit\n", **installed.to_run), "ok\nok\n")


def no_paths_inside(installed):
    """What was built runs from wherever it is installed."""
    shared = (installed.library / "libchinczyk.so").resolve()
    programs = list((installed.prefix / "bin").iterdir())
    for built in [shared, *programs]:
        entries = run("readelf", "-d", "-W", built)
        if "RPATH" in entries or "RUNPATH" in entries:
            yield "%s has a path of its own:\n%s" % (built.name, entries)
        if built != shared and "[libchinczyk.so.0]" not in entries:
            yield "%s does not ask for libchinczyk.so.0:\n%s" % (built.name, entries)


def meson_user(scratch, source, subprojects, environment, to_run):
    """The project in `source` gets the library from these subprojects, if any."""
    shutil.copy(HERE / "subproject" / "meson.build", source)
    shutil.copy(USER, source)
    build = scratch / (source.name + "-build")
    run("meson", "setup", build, source, **environment)
    used = json.loads(run("meson", "introspect", "--projectinfo", build))["subprojects"]
    if [project["name"] for project in used] != subprojects:
        yield "its subprojects are %s" % used
    run("ninja", "-C", build, "-j2", "user")
    yield from differs(run(build / "user", **to_run), ENDING)


def meson_dependency(installed, scratch):
    source = scratch / "dependency"
    source.mkdir()
    return meson_user(scratch, source, [], installed.to_build, installed.to_run)


def meson_subproject(scratch):
    source = scratch / "subproject"
    tree.copy(SOURCE, source / "subprojects" / "chinczyk")
    # No library is installed, not even on this machine.
    return meson_user(scratch, source, ["chinczyk"], {"PKG_CONFIG_LIBDIR": str(source)}, {})


def cmake_user(installed, scratch):
    source, build = scratch / "cmake", scratch / "cmake-build"
    source.mkdir()
    shutil.copy(HERE / "cmake" / "CMakeLists.txt", source)
    shutil.copy(USER, source)
    run("cmake", "-S", source, "-B", build, **installed.to_build)
    run("cmake", "--build", build)
    yield from differs(run(build / "user", **installed.to_run), ENDING)


def uninstalled(installed, scratch):
    """A program is built with the library where it was built."""
    flags = run("pkg-config", "--cflags", "--libs", "chinczyk",
                PKG_CONFIG_LIBDIR=str(installed.build / "meson-uninstalled")).split()
    run("cc", USER, *flags, "-o", scratch / "user")
    yield from differs(run(scratch / "user", LD_LIBRARY_PATH=str(installed.build / "lib")), ENDING)


def sources_alone(scratch):
    """The sources are compiled into a program, or hidden in a library of somebody else."""
    copied = scratch / "copied"
    copied.mkdir()
    for name in "include", "lib":
        shutil.copytree(SOURCE / name, copied / name)
    sources = sorted((copied / "lib").glob("*.c"))
    compiled = ["cc", "-std=c11", "-I%s" % (copied / "include"), USER, *sources]
    run(*compiled, "-o", scratch / "user")
    yield from differs(run(scratch / "user"), ENDING)
    run(*compiled, "-fPIC", "-shared", "-fvisibility=hidden", "-DCHINCZYK_API=",
        "-o", scratch / "plugin.so")
    if "chinczyk" in run("nm", "-D", "--defined-only", scratch / "plugin.so"):
        yield "a library that hides the sources shows their names"


def document_differs():
    """What doc/embedding.md shows is what is tried here."""
    document = (SOURCE / "doc" / "embedding.md").read_text(encoding="utf-8")
    for path in HERE / "subproject" / "meson.build", HERE / "cmake" / "CMakeLists.txt":
        # It does without the comments at its top.
        shown = re.sub(r"\A(#.*\n)*", "", path.read_text(encoding="utf-8"))
        if "\n%s```\n" % shown not in document:
            yield "doc/embedding.md does not show " + path.name


def main(scratch):
    installed = Installation(scratch)
    case("the headers of the source are installed", headers_are_all, installed)
    case("pkg-config tells version and URL", pkg_config_tells, installed)
    case("the installed programs run", programs_run, installed)
    case("nothing that is installed has an rpath", no_paths_inside, installed)
    for compiler, language, standards in COMPILERS:
        for standard in standards:
            name = "%s as %s: " % (compiler, standard)
            if not shutil.which(compiler):
                report.skip(name + "headers and programs", "there is no " + compiler)
                continue
            case(name + "headers alone", headers_alone, installed, compiler, language, standard)
            case(name + "shared program", program_runs,
                 installed, scratch, compiler, language, standard, False)
            if links_static(compiler, language, scratch):
                case(name + "static program", program_runs,
                     installed, scratch, compiler, language, standard, True)
            else:
                report.skip(name + "static program", "there is no static library of the language")
    case("a Meson project finds it by pkg-config", meson_dependency, installed, scratch)
    case("a Meson project builds it as its subproject", meson_subproject, scratch)
    if shutil.which("cmake"):
        case("a CMake project finds it by FindPkgConfig", cmake_user, installed, scratch)
    else:
        report.skip("a CMake project finds it by FindPkgConfig", "there is no cmake")
    case("it is used where it was built", uninstalled, installed, scratch)
    case("the sources alone are enough", sources_alone, scratch)
    case("doc/embedding.md shows what was tried", document_differs)


for tool in "cc", "meson", "ninja", "nm", "pkg-config", "readelf":
    if not shutil.which(tool):
        report.skip("installation", "there is no " + tool)
        report.done()
with tempfile.TemporaryDirectory(prefix="chinczyk-installed-") as folder:
    try:
        main(pathlib.Path(folder).resolve())
    except Failed as failed:
        report.case("the library can be installed", [str(failed)])
report.done()
