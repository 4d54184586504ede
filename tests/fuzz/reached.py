#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every function of the library is called by a fuzz target, or by the program that one feeds."""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# They take nothing and return a constant.
CONSTANT = re.compile("chinczyk_(max_.*|version.*|base|lane|robber|none)")

names = re.findall(r"^ +(chinczyk_\w+);", (ROOT / "abi" / "libchinczyk.map").read_text(), re.M)
sources = [*HERE.glob("*.c"), ROOT / "examples" / "protocol.c"]
text = "".join(path.read_text(encoding="utf-8") for path in sources)
missing = [name for name in names
           if not CONSTANT.fullmatch(name) and not re.search(r"\b%s\(" % name, text)]
for name in missing:
    print("no fuzz target calls " + name)
sys.exit(bool(missing) or not names)
