#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""run.py SOURCE BUILD REFERENCE: follows the READMEs of the bindings.

SOURCE and BUILD are the roots of the source and of the build, REFERENCE the program whose
output each example must have. The first block of a README prepares the machine; the others are
run as they stand, on a copy of the bindings beside the library as it was installed.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE, BUILD, REFERENCE = map(pathlib.Path, sys.argv[1:])
BINDINGS = SOURCE / "examples" / "bindings"
sys.path[:0] = [str(SOURCE / "tests" / "installed"), str(BINDINGS)]

import generate
import tap

# What each needs, as commands that succeed where it is there.
NEEDS = {
    "cpp": ["g++ --version"],
    "java": ["javac -version", "test -f /usr/share/java/jna.jar"],
    "javascript": ["node --version", "npm --version"],
    "python": ["python3 -c 'import cffi'"],
    "rust": ["cargo --version"],
}
STRICT = "-std=c++17 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
# Where code of a README is written to, and what runs it.
SHOWN = {
    "cpp": ("shown.cpp", "g++ " + STRICT + " -Iexamples/bindings/cpp shown.cpp"
            " $(pkg-config --cflags --libs chinczyk) -o build/shown && build/shown"),
    "python": ("shown.py", "PYTHONPATH=examples/bindings/python python3 shown.py"),
}
# A seed that needs all its 64 bits.
OTHER_SEED = str(2**64 - 1)
# What npm says where the registry cannot be reached.
OFFLINE = re.compile(r"\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b")

report = tap.Tap()


class Failed(Exception):
    pass


def run(command, scratch=None, environment=None):
    """What a shell prints; Failed where a command does not succeed."""
    done = subprocess.run(["sh", "-e", "-c", command], cwd=scratch, env=environment,
                          encoding="utf-8", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE)
    if done.returncode:
        raise Failed("%s\nstatus %d\n%s%s" % (command, done.returncode, done.stdout, done.stderr))
    return done.stdout


def case(name, command, scratch, environment, wanted=None):
    try:
        got = run(command, scratch, environment)
    except Failed as failed:
        report.case(name, [str(failed)])
        return
    different = wanted is not None and got != wanted
    report.case(name, ["got:\n%s\nwanted:\n%s" % (got, wanted)] if different else [])


def blocks(language):
    """The shell blocks of a README, by the heading above, but the first."""
    text = (BINDINGS / language / "README.md").read_text(encoding="utf-8")
    found = [(text[:at.start()].rsplit("\n## ", 1)[1].split("\n")[0], at[1])
             for at in re.finditer(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]
    return found[1:]


def generated_files():
    for path, text in generate.files(SOURCE / "abi" / "api.json").items():
        there = (BINDINGS / path).read_text(encoding="utf-8")
        report.case("generated: " + path, [] if there == text else ["it is out of date"])


def environment(scratch):
    """Where the library is installed below the scratch directory, for all who look for it."""
    root = scratch / "root"
    run("meson install -C '%s' --no-rebuild --destdir '%s'" % (BUILD, root))
    library = next(root.glob("**/libchinczyk.so.0"))
    own = {name: value for name, value in os.environ.items()
           if not re.match("C(XX|PP)?FLAGS$|LDFLAGS$|DESTDIR$|PKG_CONFIG|RUST|CARGO|PYTHON|"
                           "NODE_(OPTIONS|PATH)$|JAVA_TOOL_OPTIONS$|CLASSPATH$", name)}
    return {
        **own,
        # Another Python that comes first need not have Debian's modules.
        "PATH": "/usr/bin:/bin:" + own["PATH"],
        "CHINCZYK_LIBRARY": str(library),
        "LD_LIBRARY_PATH": str(library.parent),
        "PKG_CONFIG_PATH": str(next(root.glob("**/chinczyk.pc")).parent),
        "PKG_CONFIG_SYSROOT_DIR": str(root),
        "CARGO_HOME": str(scratch / "cargo"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def follow(language, scratch, environ):
    lacking = [need for need in NEEDS[language] if lacks(need, environ)]
    if lacking:
        report.skip(language, "no success with: " + ", ".join(lacking))
        return
    for heading, block in blocks(language):
        name = "%s: %s" % (language, heading.lower())
        if heading == "Run":
            case(name, block, scratch, environ, run("'%s' 1" % REFERENCE))
            other = re.sub(r" 1\n$", " %s\n" % OTHER_SEED, block)
            wanted = run("'%s' %s" % (REFERENCE, OTHER_SEED))
            case(name + " with another seed", other, scratch, environ, wanted)
        elif heading == "Prepare":
            try:
                run(block, scratch, environ)
            except Failed as failed:
                if OFFLINE.search(str(failed)):
                    report.skip(language, "the registry cannot be reached")
                    return
                report.case(name, [str(failed)])
        else:
            case(name, block, scratch, environ)
    for number, code in enumerate(shown(language), 1):
        (scratch / SHOWN[language][0]).write_text(code, encoding="utf-8")
        case("%s: code of the README %d" % (language, number), SHOWN[language][1], scratch, environ)


def shown(language):
    """The code that a README shows, where it can be tried."""
    if language not in SHOWN:
        return []
    text = (BINDINGS / language / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^```%s\n(.*?)^```$" % language, text, re.MULTILINE | re.DOTALL)


def lacks(need, environ):
    try:
        run(need, environment=environ)
    except Failed:
        return True
    return False


def strict_cpp(scratch, environ):
    """The wrapper is silent under both compilers, and clean in memory."""
    for compiler in ("g++", "clang++"):
        if lacks(compiler + " --version", environ):
            report.skip("cpp: " + compiler, "it is not there")
            continue
        for program in ("example", "test"):
            command = ("%s %s -g -fsanitize=address,undefined -fno-sanitize-recover=all"
                       " examples/bindings/cpp/%s.cpp $(pkg-config --cflags --libs chinczyk)"
                       " -o build/strict && build/strict" % (compiler, STRICT, program))
            case("cpp: %s, strict, %s" % (compiler, program), command, scratch, environ)


if not (BUILD / "lib" / "libchinczyk.so.0").exists():
    tap.skip_all("the build has no shared library libchinczyk.so.0")
generated_files()
with tempfile.TemporaryDirectory(prefix="chinczyk-bindings-") as folder:
    scratch = pathlib.Path(folder)
    environ = environment(scratch)
    shutil.copytree(BINDINGS, scratch / "examples" / "bindings",
                    ignore=shutil.ignore_patterns("node_modules", "target", "Cargo.lock"))
    (scratch / "build").mkdir()
    for language in NEEDS:
        follow(language, scratch, environ)
    strict_cpp(scratch, environ)
report.done()
