# SPDX-License-Identifier: MIT
"""abi/api.json as the back ends see it. abi/README.md explains its members."""
import json
import os
import pathlib
import re

MADE = "Made by examples/bindings/generate.py from abi/api.json: not edited by hand."

# An enumeration is named after the type or the field that holds it, but these.
ENUM_NAMES = {
    "chinczyk_rules.exit_priority": "Obligation",
    "chinczyk_rules.jump": "Permission",
    "chinczyk_move.flags": "MoveFlag",
    "chinczyk_event.value": "Bonus",
}


def short(name):
    """chinczyk_game_roll -> game_roll"""
    return re.sub("^chinczyk_", "", name, flags=re.IGNORECASE)


def camel(name):
    """event_kind -> EventKind"""
    return "".join(word.capitalize() for word in name.split("_"))


def comment(doc):
    """The first paragraph of a comment, on one line."""
    return " ".join(doc.split("\n")[0].split())


def declare(told, name):
    """A C declaration of `name`."""
    return told["type"] + ("" if told["type"].endswith("*") else " ") + name


class Constant:
    def __init__(self, told, prefix):
        self.name = re.sub("^ERROR_", "", told["name"][len(prefix):])
        self.value = told["value"]
        self.doc = comment(told["doc"])


class Enum:
    """An enumeration; `type` is the integer that holds it."""

    def __init__(self, group, constants, holder, type_):
        self.name = ENUM_NAMES.get(holder) or camel(short(holder).split(".")[-1])
        self.type = type_
        self.flags = group["flags"]
        self.doc = comment(group["doc"])
        prefix = os.path.commonprefix(group["constants"])
        prefix = prefix[:prefix.rindex("_") + 1]
        self.members = [Constant(constants[name], prefix) for name in group["constants"]]


class Api:
    def __init__(self, path):
        told = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        if told["format"] != 1:
            raise ValueError("api.json has a format that this script does not know")
        self.integers = {t["name"]: t["type"] for t in told["types"]}
        self.handles = [h["name"] for h in told["handles"]]
        self.callbacks = told["callbacks"]
        self.functions = told["functions"]
        self.structs = {s["name"]: s for s in told["structs"] if s["unit"] == "byte"}
        # The one struct of pointers, the allocator, is opaque to the bindings: they hand null.
        self.opaque = self.handles + [s["name"] for s in told["structs"] if s["unit"] == "pointer"]
        constants = {c["name"]: c for c in told["constants"]}
        enums = [g for g in told["groups"] if g["values_of"]]
        named = {name for g in enums for name in g["constants"]}
        limits = [c for c in told["constants"] if c["name"] not in named and c["group"] != "version"]
        self.limits = [Constant(c, "CHINCZYK_") for c in limits]
        self.enums = {g["name"]: self._enum(g, constants) for g in enums}

    def _enum(self, group, constants):
        holder = group["values_of"][0]
        struct, _, name = holder.partition(".")
        if name:
            field = next(f for f in self.structs[struct]["fields"] if f["name"] == name)
        return Enum(group, constants, holder, self.integer(field["base"] if name else struct))

    def integer(self, base):
        """The integer type of C behind a typedef."""
        return self.integers.get(base, base)

    def enum_of(self, field):
        """The name of the enumeration that a field always holds, or None."""
        # The value of an event is a bonus only where its type says so.
        if field["values"] in (None, "chinczyk_event.value"):
            return None
        return self.enums[field["values"]].name

    def rules_fields(self):
        """Those that a caller may set."""
        fields = self.structs["chinczyk_rules"]["fields"]
        return [f for f in fields if not f["reserved"] and f["name"] != "struct_size"]
