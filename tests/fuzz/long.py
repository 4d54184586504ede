# SPDX-License-Identifier: MIT
"""The long run: as many inputs as can be had, without sanitizers, changed from the corpora.

The inputs are dealt to the targets by SHARES and are the same wherever this runs: input number i of
a target is change_make() of FIRST + i. They come in rounds, so that a run that is interrupted has
fed each target its share as well.
"""
import os
import pathlib
import re
import signal
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

ROUNDS = 1000

# In thousandths: what takes little time gets many.
SHARES = {"api": 5, "match": 1,
          "rules_text": 120, "position_text": 300, "move_text": 474, "names": 5,
          "record": 40, "match_text": 10, "results_text": 10,
          "structs": 10, "bots": 1,
          "protocol": 19,
          "differential": 5}


def program(build, target):
    return build / "tests" / "fuzz" / ("fuzz-" + target.replace("_", "-"))


def make(build):
    if not (build / "build.ninja").exists():
        subprocess.run(
            ["meson", "setup", build, ROOT, "-Dtests=auto", "-Ddocs=disabled", "-Dabi_check=disabled",
             "-Dexamples=disabled", "-Ddefault_library=static", "-Dbuildtype=release",
             "-Doptimization=2", "-Db_ndebug=false"], check=True, stdout=sys.stderr)
    names = [str(program(build, target).relative_to(build)) for target in SHARES]
    subprocess.run(["ninja", "-C", build, *names], check=True, stdout=sys.stderr)


def processor_time():
    """That of the programs run so far, in seconds."""
    times = os.times()
    return times.children_user + times.children_system


def feed(build, target, count, seed):
    """What was wrong, or nothing. An input that is at fault stays in the build directory."""
    found = build / "FOUND"
    found.unlink(missing_ok=True)
    # The corpus is fed too, each time; those inputs are not counted.
    done = subprocess.run(
        [program(build, target), HERE / "corpus" / (target + ".txt"),
         "--change", str(count), str(seed)],
        cwd=build, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if done.returncode == 0 and re.fullmatch(r"\d+ inputs\n", done.stdout):
        return None
    if found.exists():
        found.rename(build / ("found-%s-%d" % (target, seed)))
    return "%s, inputs from %d: %d\n%s" % (target, seed, done.returncode, done.stdout[-2000:])


def tell(fed, spent, faults):
    print("| target | inputs | a second of a processor | findings |\n| --- | --- | --- | --- |")
    for target in SHARES:
        rate = fed[target] / spent[target] if spent[target] else 0
        print("| `%s` | %d | %d | %d |" % (target, fed[target], rate, target in faults))
    print("| all | %d | %d | %d |" % (sum(fed.values()), sum(fed.values()) / max(sum(spent.values()), 1),
                                      len(faults)))
    for fault in faults.values():
        print(fault, file=sys.stderr)
    sys.stdout.flush()


def run(build, total, first):
    """True where nothing was found."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    make(build)
    build = build.resolve()
    fed = dict.fromkeys(SHARES, 0)
    spent = dict.fromkeys(SHARES, 0.0)
    faults = {}
    try:
        for number in range(ROUNDS):
            for target, share in SHARES.items():
                begin, end = (total * share * n // (1000 * ROUNDS) for n in (number, number + 1))
                if target in faults or begin == end:
                    continue
                start = processor_time()
                fault = feed(build, target, end - begin, first + begin)
                spent[target] += processor_time() - start
                if fault:
                    faults[target] = fault
                else:
                    fed[target] += end - begin
            print("round %d of %d: %d inputs" % (number + 1, ROUNDS, sum(fed.values())),
                  file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    tell(fed, spent, faults)
    return not faults
