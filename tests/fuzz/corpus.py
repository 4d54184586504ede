#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A corpus: the inputs of a fuzz target, a line each, in one text file.

corpus.py unpack FILE DIRECTORY   writes each input to a file of its own, as fuzzers want them
corpus.py pack DIRECTORY FILE     the other way round

Printable ASCII stands for itself, any other byte and the backslash as \\xNN.
"""
import hashlib
import pathlib
import re
import sys

HEAD = "# SPDX-License-Identifier: MIT\n"


def written(data):
    plain = "".join(chr(byte) if 32 <= byte < 127 and byte != 92 else "\\x%02x" % byte
                    for byte in data)
    # A line that begins with # would be a comment.
    return re.sub("^#", r"\\x23", plain)


def read(line):
    return re.sub(rb"\\x([0-9a-f]{2})", lambda match: bytes([int(match[1], 16)]),
                  line.encode("ascii"))


def unpack(file, directory):
    directory = pathlib.Path(directory)
    directory.mkdir(parents=True, exist_ok=True)
    for line in pathlib.Path(file).read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            data = read(line)
            (directory / hashlib.sha1(data).hexdigest()).write_bytes(data)


def pack(directory, file):
    inputs = {path.read_bytes() for path in pathlib.Path(directory).iterdir()}
    lines = [written(data) for data in sorted(inputs, key=lambda data: (len(data), data))]
    pathlib.Path(file).write_text(HEAD + "".join(line + "\n" for line in lines), encoding="ascii")


if __name__ == "__main__":
    {"pack": pack, "unpack": unpack}[sys.argv[1]](*sys.argv[2:])
