#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""compare.py OLD NEW: tells what the headers in NEW break of the promise made by those in OLD.

Each is the directory of a chinczyk.h. Prints a line for each broken promise; nothing where
programs made with OLD run with a library made with NEW.
"""

import sys

sys.dont_write_bytecode = True
from headers import Header


def signature(function):
    types = [str(t) for _, t in function["params"]]
    return "%s(%s)" % (function["returns"], ", ".join(types))


def same_signatures(old, new, what):
    for name, function in old.items():
        if name not in new:
            yield "%s %s is gone" % (what, name)
        elif signature(new[name]) != signature(function):
            was, now = signature(function), signature(new[name])
            yield "%s %s was %s and is %s" % (what, name, was, now)


def same_names(old, new):
    for name in old.handles:
        if name not in new.handles:
            yield "handle %s is gone" % name
    for name, told in old.types.items():
        if name not in new.types:
            yield "type %s is gone" % name
        elif new.types[name]["type"] != told["type"]:
            yield "type %s was %s and is %s" % (name, told["type"], new.types[name]["type"])
    for name, told in old.constants.items():
        if name not in new.constants:
            yield "constant %s is gone" % name
        elif told["group"] != "version" and new.constants[name]["value"] != told["value"]:
            value = new.constants[name]["value"]
            yield "constant %s was %d and is %d" % (name, told["value"], value)


def fields(header, struct):
    """{name: (type, offset, size)}"""
    told = {}
    for field, place in zip(header.structs[struct]["fields"], header.layout(struct)[2]):
        t = signature(field) if "params" in field else str(field["type"])
        length = field["type"].length
        told[field["name"]] = (t + "[%d]" % length if length else t, *place)
    return told


def grows(header, struct):
    """A struct that tells its own size may be longer in a later version, and what was
    reserved in it may be used."""
    return header.structs[struct]["fields"][0]["name"] == "struct_size"


def same_struct(old, new, struct):
    was, now = fields(old, struct), fields(new, struct)
    for name, told in was.items():
        if grows(old, struct) and name.startswith("reserved"):
            continue
        if name not in now:
            yield "field %s.%s is gone" % (struct, name)
        elif now[name] != told:
            form = "%s at %d of %d bytes"
            text = (struct, name, form % told, form % now[name])
            yield "field %s.%s was %s and is %s" % text
    before, after = old.layout(struct)[0], new.layout(struct)[0]
    if after < before or after > before and not grows(old, struct):
        yield "struct %s had %d bytes and has %d" % (struct, before, after)
    if not grows(old, struct):
        for name in now.keys() - was.keys():
            yield "field %s.%s is new in a struct that may not grow" % (struct, name)


def broken(old, new):
    """Each promise of the old headers that the new ones break."""
    yield from same_signatures(old.functions, new.functions, "function")
    yield from same_signatures(old.callbacks, new.callbacks, "callback")
    yield from same_names(old, new)
    for struct in old.structs:
        if struct in new.structs:
            yield from same_struct(old, new, struct)
        else:
            yield "struct %s is gone" % struct


def grown(old, new):
    """The structs that have more fields than before, and as they may."""
    return [
        struct
        for struct in old.structs
        if struct in new.structs
        and fields(old, struct) != fields(new, struct)
        and not list(same_struct(old, new, struct))
    ]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    faults = list(broken(Header(sys.argv[1]), Header(sys.argv[2])))
    print("".join(fault + "\n" for fault in faults), end="")
    sys.exit(bool(faults))
