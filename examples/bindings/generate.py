#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""generate.py API_JSON FOLDER: writes what each binding declares of the library.

API_JSON is abi/api.json, or where it was installed; FOLDER is that of this script, or a copy.
"""
import pathlib
import sys

from backends import cpp, java, javascript, python, rust
from backends.api import Api

BACKENDS = [cpp, java, javascript, python, rust]


def files(api_json):
    """Each generated file: its path below FOLDER, and its text."""
    api = Api(api_json)
    return {back.PATH: "".join(line + "\n" for line in back.lines(api)) for back in BACKENDS}


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    for path, text in files(sys.argv[1]).items():
        pathlib.Path(sys.argv[2], path).write_text(text, encoding="utf-8", newline="\n")
