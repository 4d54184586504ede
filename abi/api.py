#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes what the public headers declare in forms that programs read.

api.py json INCLUDE     prints api.json
api.py layout INCLUDE   prints tests/abi/layout.c

INCLUDE is the directory of chinczyk.h. README.md explains the members of api.json.
"""

import json
import re
import sys

sys.dont_write_bytecode = True
from headers import Header, Unknown


# --- types ---


def kind(header, t):
    if t.base in header.callbacks:
        return "callback"
    if t.pointers == 0:
        return "void" if t.base == "void" else "integer"
    if t.base in ("char", "void"):
        return "text" if t.base == "char" else "context"
    if t.base in header.handles:
        return "handle"
    return "struct" if t.base in header.structs else "integer"


def describe_type(header, t):
    return {
        "type": str(t),
        "kind": kind(header, t),
        "base": t.base,
        "pointers": t.pointers,
        "const": t.const,
    }


# --- functions ---


def ownership(told, doc):
    """Whose what a pointer points to is; README.md lists the words."""
    if told["kind"] in ("integer", "void") and not told["pointers"]:
        return None
    if "which the caller frees with" in doc:
        return "given"
    if "no longer there" in doc:
        return "taken"
    return "copied" if re.search(r"\bcopied\b", doc, re.IGNORECASE) else "borrowed"


def describe_parameter(header, function, at):
    params = function["params"]
    name, t = params[at]
    direction, doc = function["comment"].params[name]
    told = {"name": name, **describe_type(header, t), "direction": direction}
    owner = ownership(told, doc)
    optional = re.search(r"\boptional\b|\bmay be null\b|\bnull with\b", doc)
    free = re.search(r"caller frees with (\w+)\(\)", doc)
    behind = [name for name, _ in params[at + 1 : at + 3]]
    told["nullable"] = owner is not None and (told["kind"] == "context" or bool(optional))
    told["ownership"] = owner
    told["freed_by"] = free[1] if free else None
    # The parameters behind an output that tell its room, in elements or in bytes, and
    # how much of it is needed.
    for key, names in {"capacity": "capacity", "size": "size", "needed": "needed count"}.items():
        follows = [n for n in behind if n in names.split()]
        told[key] = follows[0] if direction == "out" and follows else None
    told["doc"] = doc
    return told


def statuses(header, function, parameters):
    if function["returns"].base != "chinczyk_status":
        return []
    named = set(re.findall(r"CHINCZYK_ERROR_\w+", function["comment"].returns))
    # What chinczyk.h says of every function: null where it may not be.
    if any(p["pointers"] and not p["nullable"] for p in parameters):
        named.add("CHINCZYK_ERROR_INVALID_ARGUMENT")
    if named - set(header.constants):
        raise Unknown("no such status: " + " ".join(named - set(header.constants)))
    return ["CHINCZYK_OK"] + [name for name in header.constants if name in named]


def describe_function(header, name):
    function = header.functions[name]
    comment = function["comment"]
    returns = describe_type(header, function["returns"])
    if bool(comment.returns) == (returns["kind"] == "void"):
        raise Unknown(name + ": a result without @return, or @return without one")
    if not comment.since or not comment.threads:
        raise Unknown(name + ": the comment lacks @since or @par Threads")
    if list(comment.params) != [name for name, _ in function["params"]]:
        raise Unknown(name + ": the comment does not tell of each parameter in order")
    pointed = returns["kind"] in ("text", "handle")
    returns["nullable"] = pointed and "never null" not in comment.returns
    returns["ownership"] = {"text": "library", "handle": "lent"}.get(returns["kind"])
    returns["doc"] = comment.returns or ""
    parameters = [describe_parameter(header, function, i) for i in range(len(function["params"]))]
    return {
        "name": name,
        "group": function["group"],
        "returns": returns,
        "parameters": parameters,
        "statuses": statuses(header, function, parameters),
        "threads": comment.threads,
        "since": comment.since,
        "deprecated": comment.deprecated,
        "doc": comment.doc,
    }


def describe_callback(header, returns, params):
    return {
        "returns": describe_type(header, returns),
        "parameters": [{"name": name, **describe_type(header, t)} for name, t in params],
    }


# --- structs and constants ---


def describe_field(header, struct, field, place):
    t = field["type"]
    told = {"name": field["name"], "offset": place[0], "size": place[1]}
    told.update(describe_type(header, t))
    if told["base"] == "char":
        told["kind"] = "text"
    if "params" in field:
        told["kind"] = "callback"
    told["length"] = t.length
    told["lengths"] = t.lengths if len(t.lengths) > 1 else None
    told["callback"] = (
        describe_callback(header, field["returns"], field["params"]) if "params" in field else None
    )
    full = struct + "." + field["name"]
    values = [g for g, of in header.groups.items() if full in of["values_of"] or g == t.base]
    told["values"] = values[0] if values else None
    told["reserved"] = field["name"].startswith("reserved")
    told["doc"] = field["comment"].doc
    return told


def describe_struct(header, name):
    struct = header.structs[name]
    size, alignment, places = header.layout(name)
    fields = [describe_field(header, name, f, p) for f, p in zip(struct["fields"], places)]
    return {
        "name": name,
        "unit": "pointer" if header.has_pointers(name) else "byte",
        "size": size,
        "alignment": alignment,
        "grows": fields[0]["name"] == "struct_size",
        "fields": fields,
        "since": struct["comment"].since,
        "doc": struct["comment"].doc,
    }


def describe_constant(header, name):
    function = name.lower()
    told = {"name": name, **header.constants[name]}
    told["function"] = function if function in header.functions else None
    return told


def describe_group(header, name):
    constants = [c for c, of in header.constants.items() if of["group"] == name]
    return {"name": name, **header.groups[name], "constants": constants}


def describe(header):
    """All of api.json."""
    parts = ("MAJOR", "MINOR", "PATCH")
    version = [str(header.constants["CHINCZYK_VERSION_" + part]["value"]) for part in parts]
    return {
        "SPDX-License-Identifier": "MIT",
        "format": 1,
        "library": "chinczyk",
        "version": ".".join(version),
        "header": "chinczyk.h",
        "types": [
            {"name": name, **told, "values": name if name in header.groups else None}
            for name, told in header.types.items()
        ],
        "handles": [{"name": name, **told} for name, told in header.handles.items()],
        "callbacks": [
            {
                "name": name,
                **describe_callback(header, told["returns"], told["params"]),
                "since": told["comment"].since,
                "doc": told["comment"].doc,
            }
            for name, told in header.callbacks.items()
        ],
        "groups": [describe_group(header, name) for name in header.groups],
        "constants": [describe_constant(header, name) for name in header.constants],
        "structs": [describe_struct(header, name) for name in header.structs],
        "functions": [describe_function(header, name) for name in header.functions],
    }


def lines(value, indent=0):
    """JSON with what is short on one line."""
    text = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or indent and len(text) + indent < 160:
        return text
    room = " " * (indent + 1)
    if isinstance(value, list):
        inner = [room + lines(item, indent + 1) for item in value]
        return "[\n" + ",\n".join(inner) + "\n" + " " * indent + "]"
    inner = ['%s"%s": %s' % (room, key, lines(item, indent + 1)) for key, item in value.items()]
    return "{\n" + ",\n".join(inner) + "\n" + " " * indent + "}"


def to_json(header):
    return lines(describe(header)) + "\n"


# --- layout.c ---

LAYOUT_HEAD = """\
/* SPDX-License-Identifier: MIT */
/*
 * Made by abi/api.py. Prints every constant, and the size and offsets of every struct, as
 * the compiler of this machine sees them: abi/layout.txt. The version is left out, which
 * every release changes, and structs of pointers, which depend on the machine.
 */
#include <chinczyk.h>
#include <stdio.h>

#define CONSTANT(name) printf("constant %s %ld\\n", #name, (long)(name))
#define STRUCT(name) printf("struct %s size %u\\n", #name, (unsigned)sizeof(name))
#define FIELD(of, name)                                                                            \\
    printf("field %s.%s offset %u size %u\\n", #of, #name, (unsigned)offsetof(of, name),            \\
           (unsigned)sizeof(((of *)0)->name))

int main(void) {
    puts("# SPDX-License-Identifier: MIT");
"""


def to_layout(header):
    """The program that prints layout.txt."""
    told = [name for name, of in header.constants.items() if of["group"] != "version"]
    calls = ["CONSTANT(%s)" % name for name in told]
    for name, struct in header.structs.items():
        if not header.has_pointers(name):
            calls.append("STRUCT(%s)" % name)
            calls += ["FIELD(%s, %s)" % (name, field["name"]) for field in struct["fields"]]
    return LAYOUT_HEAD + "".join("    %s;\n" % call for call in calls) + "    return 0;\n}\n"


FORMS = {"json": to_json, "layout": to_layout}

if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in FORMS:
        sys.exit(__doc__)
    sys.stdout.write(FORMS[sys.argv[1]](Header(sys.argv[2])))
