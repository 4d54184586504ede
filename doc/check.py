#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check.py SOURCE PROTOCOL PLAY QUICKSTART CC...: tests that the documents tell the truth.

SOURCE is the root of the source, the next three are example programs, CC is the compiler.
"""
import os, pathlib, re, subprocess, sys, tempfile

source = pathlib.Path(sys.argv[1])
protocol, play, quickstart, *cc = sys.argv[2:]


def read(name):
    return (source / name).read_text(encoding="utf-8")


def blocks(name, language):
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", read(name), re.MULTILINE | re.DOTALL)
    return [text for kind, text in fenced if kind == language]


def run(command, text="", **options):
    # Programs that speak several languages are shown in English.
    environment = {**os.environ, "LC_ALL": "C", **options.pop("env", {})}
    return subprocess.run(command, input=text, encoding="utf-8", capture_output=True,
                          env=environment, **options)


def canonical(rules):
    """The first line of the answer: `rules <canonical text>` or an error."""
    return run([protocol], "rules %s\n" % rules).stdout.split("\n")[0]


def snippets_compile():
    options = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-x", "c"]
    for snippet in blocks("doc/guide.md", "c") + blocks("doc/security.md", "c"):
        done = run(cc + options + ["-I%s" % (source / "include"), "-"], snippet)
        if done.returncode:
            yield done.stderr


def readme_has_quickstart():
    if read("examples/quickstart.c") not in blocks("README.md", "c"):
        yield "README.md does not hold examples/quickstart.c as it is"


def readme_output_is_real():
    board, places = blocks("README.md", "")
    if board not in run([play, "--demo"]).stdout:
        yield "the board in README.md is not that of chinczyk-play --demo"
    if run([quickstart]).stdout != places:
        yield "quickstart does not print what README.md says"


def tour_is_real():
    """What is shown with a prompt is run in one folder, one command after the other."""
    programs = pathlib.Path(play).resolve().parent
    path = "%s:%s" % (programs, os.environ["PATH"])
    with tempfile.TemporaryDirectory() as folder:
        for block in blocks("README.md", "console"):
            for command, shown in re.findall(r"^\$ (.*\n)((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                needed = re.findall(r"chinczyk-\w+", command)
                if not all((programs / name).exists() for name in needed):
                    continue  # left out of this build
                done = run(["sh", "-c", command], cwd=folder, env={"PATH": path})
                if done.stdout != shown or done.stderr:
                    yield "%sprints\n%s%s" % (command, done.stdout, done.stderr)


def options_are_known():
    """Of commands that are shown for people to type: the program knows every option of theirs."""
    known = set(re.findall(r"--\w+", run([play, "--help"]).stdout))
    for command in re.findall(r"^(?:chinczyk-play|\./examples/run) .*", read("README.md"), re.M):
        for option in set(re.findall(r"--\w+", command)) - known:
            yield "chinczyk-play does not know " + option


def links_lead_somewhere():
    for page in ["README.md", "doc/guide.md"]:
        for link, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", read(page)):
            target = (source / page).parent / link if link else source / page
            if not target.exists():
                yield "%s: there is no %s" % (page, link)
            elif anchor and anchor not in [
                    re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in
                    re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.M)]:
                yield "%s: %s has no #%s" % (page, link, anchor)


def session_is_real():
    session = blocks("doc/notation.md", "")[-1].splitlines(keepends=True)
    sent = "".join(line[2:] for line in session if line.startswith("> "))
    answer = "".join(line for line in session if not line.startswith("> "))
    got = run([protocol], sent).stdout
    if got != answer:
        yield "the session in doc/notation.md is answered by\n" + got


def counts_end():
    answer = run([protocol], "new players=4\nperft 255\nperft 1\n").stdout.splitlines()
    if len(answer) != 4 or not answer[1].startswith("error stopped ") or answer[3] != "ok":
        yield "a count that would take for ever is answered by\n" + "\n".join(answer)


def presets_are_as_told():
    rows = re.findall(r"^\| \d \| `(\w+)` \| .* \|(.*)\|$", read("doc/rules.md"), re.MULTILINE)
    if len(rows) != 8:
        yield "doc/rules.md tells of %d presets" % len(rows)
    for name, differences in rows:
        rules = ",".join(["polish"] + re.findall("`(.*?)`", differences))
        if canonical(rules) != "rules " + name:
            yield "%s is not %s but %s" % (rules, name, canonical(rules))


def words_are_as_told():
    parameters = read("doc/rules.md").split("\n## ")[2]
    rows = re.findall(r"^\| `(\w+)` \| (`[a-z].*?) \|", parameters, re.MULTILINE)
    for key, values in rows:
        words = re.findall("`([a-z-]+)`", values)
        if canonical("polish,%s=%s" % (key, words[0])) != "rules polish":
            yield "%s is not the default of %s" % (words[0], key)
        for word in words[1:]:
            if canonical("polish,%s=%s" % (key, word)).startswith("error parse"):
                yield "%s knows no %s" % (key, word)
    if len(rows) < 20:
        yield "the parameters are not where they were in doc/rules.md"


checks = [snippets_compile, readme_has_quickstart, readme_output_is_real, tour_is_real,
          options_are_known, links_lead_somewhere, session_is_real, counts_end, presets_are_as_told,
          words_are_as_told]
print("TAP version 13\n1..%d" % len(checks))
for number, check in enumerate(checks, 1):
    faults = list(check())
    print("%sok %d - %s" % ("not " if faults else "", number, check.__name__))
    for line in "\n".join(faults).splitlines():
        print("# " + line)
