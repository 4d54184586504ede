# SPDX-License-Identifier: MIT
"""Python: enumerations, tuples for the plain structs, and the C declarations for cffi."""
import keyword

from .api import MADE, comment, declare

PATH = "python/chinczyk/abi.py"

HEAD = f'''\
# SPDX-License-Identifier: MIT
"""What libchinczyk declares, in Python and for cffi.

{MADE}
"""
import enum
from typing import NamedTuple
'''

OPEN = '''

class Open(enum.IntEnum):
    """An enumeration that has a member for every number, known or not."""

    @classmethod
    def _missing_(cls, value):
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member'''

# To the moves a class written by hand adds methods.
TUPLES = {
    "chinczyk_move": "MoveFields",
    "chinczyk_event": "Event",
    "chinczyk_state": "State",
    "chinczyk_why": "Why",
    "chinczyk_point": "Point",
    "chinczyk_standings": "Standings",
}


def lines(api):
    yield HEAD
    names = [enum.name for enum in api.enums.values()] + [limit.name for limit in api.limits]
    yield "__all__ = ["
    yield from (f'    "{name}",' for name in sorted(names + [*TUPLES.values(), "RulesFields"]))
    yield from ["]", OPEN]
    for enum in api.enums.values():
        yield from ["", "", f"class {enum.name}({'enum.IntFlag' if enum.flags else 'Open'}):"]
        yield from [f'    """{enum.doc}"""', ""]
        yield from (f"    {m.name} = {m.value}  # {m.doc}" for m in enum.members)
    yield from ["", ""]
    yield from (f"{limit.name} = {limit.value}  # {limit.doc}" for limit in api.limits)
    for struct, name in TUPLES.items():
        yield from tuple_lines(api, api.structs[struct], name)
    yield from rules_lines(api)
    yield from ["", "", 'CDEF = """', *c_lines(api), '"""']


def tuple_lines(api, struct, name):
    yield from ["", "", f"class {name}(NamedTuple):"]
    yield from [f'    """{comment(struct["doc"])}"""', ""]
    for field in struct["fields"]:
        name = field["name"]
        name += "_" if keyword.iskeyword(name) else ""
        kind = "tuple" if field["length"] else api.enum_of(field) or "int"
        yield f"    {name}: {kind}  # {comment(field['doc'])}"


def rules_lines(api):
    yield from ["", "", "class RulesFields:"]
    yield '    """The fields of the rules. `_rules` of a subclass is a chinczyk_rules."""'
    yield from ["", "    __slots__ = ()"]
    for field in api.rules_fields():
        name, kind = field["name"], api.enum_of(field) or "int"
        value = f"self._rules.{name}"
        yield from ["", "    @property", f"    def {name}(self) -> {kind}:"]
        yield f'        """{comment(field["doc"])}"""'
        yield "        return " + (value if kind == "int" else f"{kind}({value})")
        yield from ["", f"    @{name}.setter", f"    def {name}(self, value: {kind}):"]
        yield f"        {value} = value"


def c_arguments(told):
    return ", ".join(declare(p, p["name"]) for p in told["parameters"]) or "void"


def c_lines(api):
    yield from (f"typedef {integer} {name};" for name, integer in api.integers.items())
    yield from (f"typedef struct {name} {name};" for name in api.opaque)
    for told in api.callbacks:
        yield f"typedef {told['returns']['type']} (*{told['name']})({c_arguments(told)});"
    for name, struct in api.structs.items():
        yield f"typedef struct {name} {{"
        for field in struct["fields"]:
            lengths = field["lengths"] or ([field["length"]] if field["length"] else [])
            length = "".join(f"[{length}]" for length in lengths)
            yield f"    {declare(field, field['name'])}{length};"
        yield f"}} {name};"
    for told in api.functions:
        yield f"{declare(told['returns'], told['name'])}({c_arguments(told)});"
