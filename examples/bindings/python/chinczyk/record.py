# SPDX-License-Identifier: MIT
"""Saved games and matches: tags, and one text behind another."""
from .abi import Status
from .library import Error, chars, check, ffi, lib, written


def head_of(tags):
    """Tags as the lines of a record."""
    lines = (written(lib.chinczyk_record_tag_format, chars(name), chars(value))
             for name, value in tags.items())
    return "".join(lines).encode()


def read_tags(text):
    """The tags of the first record of a text, by name; nothing of the game is looked at."""
    text, tags, detail = text.encode(), {}, ffi.new("chinczyk_error *")
    while True:
        at = (text, len(text))
        try:
            name = written(lib.chinczyk_record_tag_name, *at, len(tags), behind=(detail,))
        except Error as error:
            if error.status == Status.INVALID_ARGUMENT:  # behind the last tag
                return tags
            raise
        tags[name] = written(lib.chinczyk_record_tag, *at, name.encode(), behind=(detail,))


def load_all(text, function, handle):
    """The handles that a function makes of a text, one behind another."""
    text, at, line = ffi.from_buffer("char[]", text.encode()), 0, ffi.new("uint64_t *", 1)
    while at == 0 or at < len(text):  # a text without one is refused
        out, consumed = ffi.new(f"{handle} **"), ffi.new("size_t *")
        detail = ffi.new("chinczyk_error *")
        check(function(text + at, len(text) - at, ffi.NULL, out, consumed, line, detail), detail)
        at += consumed[0]
        yield out[0]
