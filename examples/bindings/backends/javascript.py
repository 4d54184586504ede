# SPDX-License-Identifier: MIT
"""JavaScript: enumerations, and the types and prototypes for koffi."""
from .api import MADE, declare, short

PATH = "javascript/abi.js"

HEAD = f"""\
// SPDX-License-Identifier: MIT
// What libchinczyk declares, in JavaScript and for koffi.
// {MADE}
import koffi from 'koffi';"""

DIRECTIONS = {"in": "", "out": "_Out_ ", "inout": "_Inout_ "}


def lines(api):
    yield HEAD
    for enum in api.enums.values():
        yield from ["", f"/** {enum.doc} */", f"export const {enum.name} = Object.freeze({{"]
        for member in enum.members:
            yield from [f"  /** {member.doc} */", f"  {member.name}: {member.value},"]
        yield "});"
    for limit in api.limits:
        yield from ["", f"/** {limit.doc} */", f"export const {limit.name} = {limit.value};"]
    yield from ["", "/** The fields of the rules that a caller may set. */"]
    yield "export const RULES_FIELDS = Object.freeze(["
    yield from (f"  '{field['name']}'," for field in api.rules_fields())
    yield from ["]);", ""]
    yield from type_lines(api)
    yield from ["", "/** The functions of the library at `path`, without their prefix. */"]
    yield from ["export function load(path) {", "  const library = koffi.load(path);", "  return {"]
    for told in api.functions:
        arguments = ", ".join(parameter(p) for p in told["parameters"]) or "void"
        prototype = f"{declare(told['returns'], told['name'])}({arguments})"
        yield from [f"    {short(told['name'])}: library.func(", f"      '{prototype}',", "    ),"]
    yield from ["  };", "}"]


def type_lines(api):
    yield from (f"koffi.alias('{name}', '{integer}');" for name, integer in api.integers.items())
    yield from (f"koffi.opaque('{name}');" for name in api.opaque)
    for told in api.callbacks:
        arguments = ", ".join(declare(p, p["name"]) for p in told["parameters"])
        yield f"koffi.proto('{declare(told['returns'], told['name'])}({arguments})');"
    for name, struct in api.structs.items():
        yield f"koffi.struct('{name}', {{"
        for field in struct["fields"]:
            kind = f"'{field['base']}'"
            if field["length"]:
                kind = f"koffi.array({kind}, {field['length']})"
            yield f"  {field['name']}: {kind},"
        yield "});"


def parameter(told):
    if told["capacity"]:
        return "void *" + told["name"]  # a Buffer of the caller's
    if told["kind"] == "callback":
        return f"{told['base']} *{told['name']}"
    if told["kind"] == "handle" and told["pointers"] == 1:
        return declare(told, told["name"])
    return DIRECTIONS[told["direction"]] + declare(told, told["name"])
