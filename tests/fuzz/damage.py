#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""damage.py DIRECTORY COUNT [SEED]: writes COUNT damaged files for each target that reads texts.

They are made from the inputs of the corpora, each in one way: bytes turned, cut off, spliced,
repeated, numbers made huge, zero bytes, bytes that are no UTF-8, very long lines, CRLF, lines left
out, doubled or swapped. Then, with a build under the sanitizers:

    tests/fuzz/damage.py damaged 1000
    for target in record match-text position-text; do
        build-asan/tests/fuzz/fuzz-$target damaged/$target
    done
"""
import pathlib
import random
import re
import sys

import corpus

HERE = pathlib.Path(__file__).resolve().parent
TARGETS = ["record", "match_text", "position_text", "rules_text", "move_text", "results_text",
           "protocol", "bots"]
HUGE = [b"99999999999999999999999", b"4294967296", b"18446744073709551615", b"-1", b"2147483648",
        b"00000000000000000001", b"0x10", b"1e9", b"65536", b"256"]
NO_UTF8 = [b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\x80", b"\xe2\x82",
           b"\xef\xbb\xbf", b"\xe2\x80\xae"]


def somewhere(data):
    return random.randrange(len(data) + 1)


def put(data, what):
    at = somewhere(data)
    return data[:at] + what + data[at:]


def turn(data):
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 1, 2, 5, 40])):
        if data:
            data[random.randrange(len(data))] = random.randrange(256)
    return bytes(data)


def turn_bit(data):
    data = bytearray(data)
    if data:
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return bytes(data)


def cut(data):
    return data[:somewhere(data)]


def behead(data):
    return data[somewhere(data):]


def splice(data):
    return cut(data) + behead(random.choice(splice.others))


def repeat(data):
    begin, end = sorted((somewhere(data), somewhere(data)))
    return data[:end] + data[begin:end] * random.choice([1, 2, 50, 500]) + data[end:]


def enlarge(data):
    numbers = list(re.finditer(rb"\d+", data))
    if not numbers:
        return put(data, random.choice(HUGE))
    number = random.choice(numbers)
    return data[:number.start()] + random.choice(HUGE) + data[number.end():]


def many_digits(data):
    return put(data, random.choice(b"0123456789").to_bytes(1, "big") * 5000)


def zero(data):
    return put(data, b"\0" * random.choice([1, 1, 8]))


def no_utf8(data):
    return put(data, random.choice(NO_UTF8))


def long_line(data):
    return put(data, random.choice([b"a", b" ", b"[", b"\"", b"{", b",", b"/"]) * 70000)


def carriage_returns(data):
    return data.replace(b"\n", random.choice([b"\r\n", b"\r", b"\n\r", b"\n\n"]))


def by_lines(data):
    lines = data.split(b"\n")
    a, b = random.randrange(len(lines)), random.randrange(len(lines))
    how = random.randrange(4)
    if how == 0:
        del lines[a]
    elif how == 1:
        lines.insert(b, lines[a])
    elif how == 2:
        lines[a], lines[b] = lines[b], lines[a]
    else:
        lines[a] = b""
    return b"\n".join(lines)


def by_words(data):
    words = data.split(b" ")
    a, b = random.randrange(len(words)), random.randrange(len(words))
    if random.randrange(2):
        words[a], words[b] = words[b], words[a]
    else:
        del words[a]
    return b" ".join(words)


WAYS = [turn, turn_bit, cut, behead, splice, repeat, enlarge, many_digits, zero, no_utf8, long_line,
        carriage_returns, by_lines, by_words]


def main(directory, count, seed="1"):
    random.seed(int(seed))
    for target in TARGETS:
        lines = (HERE / "corpus" / (target + ".txt")).read_text(encoding="ascii").splitlines()
        inputs = [corpus.read(line) for line in lines if not line.startswith("#")]
        splice.others = inputs
        folder = pathlib.Path(directory) / target.replace("_", "-")
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(int(count)):
            way = WAYS[number % len(WAYS)]
            name = "%06d-%s" % (number, way.__name__)
            (folder / name).write_bytes(way(random.choice(inputs)))


if __name__ == "__main__":
    main(*sys.argv[1:])
