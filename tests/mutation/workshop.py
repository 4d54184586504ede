# SPDX-License-Identifier: MIT
"""Builds the tests once, then mutants one at a time: only what changed is compiled and linked."""

import collections
import concurrent.futures
import glob
import hashlib
import json
import math
import os
import re
import shlex
import shutil
import subprocess
import threading

ALLOWANCE = 0.5  # seconds of processor time that every test may take at least
PATIENCE = 12  # times as long as it takes without a mutant
# What a mutant does beyond an array, or by too large a shift, ends it.
TRAPS = ("-fsanitize=bounds-strict,shift", "-fsanitize-undefined-trap-on-error")
SLOW = 1.5  # seconds, with profiling: what takes longer is no fast test
# These make the same algorithm of a header for one kind of vectors each. A mutant of it is made in
# one of them, in the first that is built.
PATHS = ("lib/batch_sse2.c", "lib/batch_neon.c", "lib/batch_plain.c", "lib/batch_avx2.c",
         "lib/batch_avx512.c")


class Failure(Exception):
    pass


def run(command, **more):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", **more)
    if done.returncode:
        raise Failure("%s\n%s" % (" ".join(command[:8]), done.stdout[-4000:]))
    return done.stdout


class Workshop:
    def __init__(self, root, build):
        self.root, self.build = root, build
        self.lock, self.linked = threading.Lock(), set()
        self.home = os.path.join(build, "mutants")
        os.makedirs(self.home, exist_ok=True)
        os.environ["CC"] = "gcc"  # some of its options are used below
        if not os.path.exists(os.path.join(build, "build.ninja")):
            run(["meson", "setup", build, root, "-Dtests=enabled", "-Dexamples=disabled",
                 "-Dscorebook=disabled", "-Ddocs=disabled", "-Dabi_check=disabled",
                 "-Doptimization=1", "-Ddebug=false"])
        run(["ninja", "-C", build, "-j2", "tests/mutation/runner"])
        with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
            commands = json.load(file)
        self.compile = {}  # what compiles lib/x.c, without its name and where it goes
        self.objects = {}
        tests = []
        for one in commands:
            source = os.path.normpath(os.path.join(build, one["file"]))
            name = os.path.relpath(source, root)
            output = os.path.join(build, one["output"])
            if one["output"].startswith("lib/"):
                self.compile[name] = self.shortened(shlex.split(one["command"]))
                self.objects[name] = output
            elif one["output"].startswith("tests/mutation/"):
                tests.append(output)
        self.tests = os.path.join(self.home, "tests.o")
        run(["ld", "-r", "-o", self.tests] + tests)
        self.counted("lib/memory.c", self.objects["lib/memory.c"],
                     os.path.join(self.home, "memory.o"))
        self.objects["lib/memory.c"] = os.path.join(self.home, "memory.o")
        self.read_includes()
        self.read_profile()

    def shortened(self, command):
        kept, skip = [], False
        for word in command:
            if skip:
                skip = False
            elif word in ("-o", "-MF", "-MQ", "-MT"):
                skip = True
            elif word.startswith("-I"):
                kept.append("-I" + os.path.join(self.build, word[2:]))
            elif word not in ("-c", "-MD", "-g") and not re.search(r"\.[co]$|^-W(?!p|l)", word):
                kept.append(word)
        return kept + ["-w"]

    @staticmethod
    def counted(source, object_file, to):
        """The library's malloc and free are counted behind every test."""
        if source == "lib/memory.c":
            run(["objcopy", "--redefine-sym", "malloc=runner_malloc", "--redefine-sym",
                 "free=runner_free", object_file, to])

    def read_includes(self):
        """users: the sources that see a file."""
        direct = {}
        for path in glob.glob(os.path.join(self.root, "lib", "*.[ch]")):
            with open(path, encoding="utf-8") as file:
                direct["lib/" + os.path.basename(path)] = [
                    "lib/" + name for name in re.findall(r'#include "(\w+\.h)"', file.read())]
        self.users = collections.defaultdict(set)
        for source in self.objects:
            seen, todo = set(), [source]
            while todo:
                path = todo.pop()
                if path not in seen:
                    seen.add(path)
                    todo += direct.get(path, [])
            for path in seen:
                self.users[path].add(source)

    def link(self, to, replaced):
        """Links a program, in which these objects stand for those of the library."""
        rest = [o for s, o in self.objects.items() if s not in replaced]
        if len(replaced) == 1:
            # Many mutants of that source are to come: what stays is linked once.
            source, = replaced
            whole = os.path.join(self.home, "all-but-" + os.path.basename(source) + ".o")
            with self.lock:
                if source not in self.linked:
                    run(["ld", "-r", "-o", whole, self.tests] + rest)
                    self.linked.add(source)
            rest = [whole]
        else:
            rest.append(self.tests)
        linker = ["-fuse-ld=gold"] if shutil.which("ld.gold") else []
        run(["gcc", *linker, "-o", to, *replaced.values(), *rest, "-lm"])

    def read_profile(self):
        """reached: the tests that enter a function, and the sources that hold a copy of it."""
        digest = hashlib.sha256()
        for path in sorted(glob.glob(os.path.join(self.root, "lib", "*")) +
                           glob.glob(os.path.join(self.root, "include", "**", "*.h"),
                                     recursive=True) +
                           glob.glob(os.path.join(self.root, "tests", "**", "*.[ch]"),
                                     recursive=True)):
            with open(path, "rb") as file:
                digest.update(file.read())
        cache = os.path.join(self.home, "profile-%s.json" % digest.hexdigest()[:16])
        if not os.path.exists(cache):
            found = self.profile()
            with open(cache, "w", encoding="utf-8") as file:
                json.dump(found, file)
        with open(cache, encoding="utf-8") as file:
            found = json.load(file)
        slow = {test for test, seconds in found["seconds"].items() if seconds > SLOW}
        self.slow = slow
        self.seconds = {t: s for t, s in found["seconds"].items() if t not in slow}
        self.reached = {}
        for place, tests in found["reached"].items():
            path, function = place.split(" ")
            self.reached[path, function] = set(tests) - slow
        self.holders = {tuple(place.split(" ")): set(sources)
                        for place, sources in found["holders"].items()}
        # Tests that look at the library's tables themselves enter no function.
        inside = {os.path.basename(path)[:-2]
                  for path in glob.glob(os.path.join(self.root, "tests", "*.c"))
                  if '#include "../lib/' in open(path, encoding="utf-8").read()}
        self.inside = {test for test in self.seconds if test.split("/")[0] in inside}
        self.of_file = collections.defaultdict(set)
        for (path, _), tests in self.reached.items():
            self.of_file[path] |= tests

    def profile(self):
        place = os.path.join(self.home, "profile")
        os.makedirs(place, exist_ok=True)
        objects = {source: os.path.join(place, os.path.basename(source) + ".o")
                   for source in self.objects}

        def compile_one(source):
            path = objects[source]
            times = [os.path.getmtime(os.path.join(self.root, user))
                     for user, sources in self.users.items() if source in sources]
            if os.path.exists(path) and os.path.getmtime(path) > max(times):
                return
            run(self.compile[source] + [
                "-O1", "-fno-inline", "-fno-ipa-cp", "-fno-ipa-sra", "-fno-partial-inlining",
                "-g", "-finstrument-functions", "-c", os.path.join(self.root, source), "-o", path])
            self.counted(source, path, path)

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(compile_one, self.objects))
        program = os.path.join(place, "runner")
        self.link(program, objects)
        symbols = {}
        for line in run(["nm", program]).splitlines():
            words = line.split()
            if len(words) == 3:
                symbols[words[2]] = int(words[0], 16)
        lines = subprocess.run([program, "--profile"], stdout=subprocess.PIPE, text=True,
                               errors="replace", check=False).stdout.splitlines()
        seconds, entered = {}, {}
        for line in lines:
            words = line.split()
            # One that did not end in time is slow.
            passed = words[-2] == "passed"
            seconds[words[0]] = float(words[-1]) if passed else math.inf
            entered[words[0]] = words[1:-2] if passed else []
        base = symbols["run"]
        addresses = sorted({word for words in entered.values() for word in words})
        told = subprocess.run(
            ["addr2line", "-f", "-e", program] +
            ["%x" % ((base + int(word, 16)) & (2**64 - 1)) for word in addresses],
            stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
        where = {}
        for i, word in enumerate(addresses):
            path = os.path.relpath(os.path.normpath(
                os.path.join(self.build, told[2 * i + 1].split(":")[0])), self.root)
            where[word] = "%s %s" % (path, told[2 * i])
        reached = collections.defaultdict(set)
        for test, words in entered.items():
            for word in words:
                reached[where[word]].add(test)
        holders = collections.defaultdict(set)
        for source, path in objects.items():
            for line in run(["nm", path]).splitlines():
                words = line.split()
                if words[-2] in "tT":
                    for user in self.users:
                        if source in self.users[user]:
                            holders["%s %s" % (user, words[-1].split(".")[0])].add(source)
        return {"seconds": seconds,
                "reached": {k: sorted(v) for k, v in reached.items()},
                "holders": {k: sorted(v) for k, v in holders.items()}}

    def tests_of(self, mutant):
        tests = self.reached.get((mutant.path, mutant.place))
        if tests is None:
            # Not entered at all, or data: whatever enters the file, or sees it.
            tests = set(self.of_file[mutant.path])
            if not tests:
                for user in self.users[mutant.path]:
                    tests |= self.of_file[user]
            tests |= self.inside
        return tests


class Bench:
    """Where one mutant after another is made: a copy of lib/, of links but for the file changed."""

    def __init__(self, shop, number):
        self.shop = shop
        self.place = os.path.join(shop.home, "bench-%d" % number)
        self.lib = os.path.join(self.place, "lib")
        os.makedirs(self.lib, exist_ok=True)
        for name in os.listdir(self.lib):
            os.unlink(os.path.join(self.lib, name))
        for path in glob.glob(os.path.join(shop.root, "lib", "*.[ch]")):
            os.symlink(path, os.path.join(self.lib, os.path.basename(path)))
        self.include = "-I" + os.path.join(shop.root, "include")

    def sources_of(self, mutant):
        if mutant.path in self.shop.objects:
            return [mutant.path]
        users = self.shop.users[mutant.path]
        sources = self.shop.holders.get((mutant.path, mutant.place), users) & users
        paths = [source for source in PATHS if source in sources]
        return sorted(sources - set(paths[1:]))

    def compiled(self, sources, extra=()):
        """The objects, or None where the compiler refuses."""
        objects = {}
        for source in sources:
            to = os.path.join(self.place, os.path.basename(source) + ".o")
            command = self.shop.compile[source] + [*extra, "-I.", self.include, "-c", source, "-o",
                                                   to]
            if subprocess.run(command, cwd=self.place, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, check=False).returncode:
                return None
            self.shop.counted(source, to, to)
            objects[source] = to
        return objects

    def put(self, path, text):
        here = os.path.join(self.place, path)
        os.unlink(here)
        if text is None:
            os.symlink(os.path.join(self.shop.root, path), here)
        else:
            with open(here, "w", encoding="utf-8") as file:
                file.write(text)

    def same(self, mutant, text, sources):
        """Whether the compiler makes the same code of it, optimizing."""
        codes = []
        for version in (None, text):
            self.put(mutant.path, version)
            objects = self.compiled(sources, ("-O2", "-DNDEBUG"))
            if objects is None:
                return False
            code = []
            for path in objects.values():
                run(["objcopy", "--strip-debug", path])
                with open(path, "rb") as file:
                    code.append(file.read())
            codes.append(code)
        return codes[0] == codes[1]

    def run(self, program, tests):
        """The first of the tests that fails, or None."""
        plan = os.path.join(self.place, "plan")
        with open(plan, "w", encoding="utf-8") as file:
            for test in tests:
                file.write("%s %.2f\n" % (test, max(ALLOWANCE,
                                                   PATIENCE * self.shop.seconds[test])))
        done = subprocess.run([program, plan], stdout=subprocess.PIPE, text=True, check=False,
                              stderr=subprocess.DEVNULL, cwd=self.place)
        return done.stdout.strip() if done.returncode else None

    def prove(self):
        """Without a mutant no test fails, so that what fails with one does because of it."""
        program = os.path.join(self.place, "runner")
        self.shop.link(program, {})
        failed = self.run(program, sorted(self.shop.seconds))
        if failed is not None:
            raise Failure("%s fails without a mutant" % failed)

    def try_out(self, mutant, source, order):
        """(what became of it, the test that killed it)."""
        text = mutant.apply(source)
        sources = self.sources_of(mutant)
        try:
            self.put(mutant.path, text)
            objects = self.compiled(sources, ("-O0", *TRAPS))
            if objects is None:
                return "refused", ""
            program = os.path.join(self.place, "runner")
            try:
                self.shop.link(program, objects)
            except Failure:
                return "refused", ""
            killer = self.run(program, order)
            if killer is not None:
                return "killed", killer
            if self.same(mutant, text, sources):
                return "same", ""
            return "survived", ""
        finally:
            self.put(mutant.path, None)


class Order:
    """Tests in the order in which they are likely to kill: those that did near by, then the
    quick ones."""

    def __init__(self, shop):
        self.shop = shop
        self.kills = collections.defaultdict(collections.Counter)

    def of(self, mutant):
        near = self.kills[mutant.path, mutant.place]
        file = self.kills[mutant.path, None]
        return sorted(self.shop.tests_of(mutant), key=lambda test: (
            -near[test], -file[test], self.shop.seconds[test], test))

    def killed(self, key, test):
        self.kills[key[0], key[1]][test] += 1
        self.kills[key[0], None][test] += 1
