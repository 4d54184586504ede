# SPDX-License-Identifier: MIT
"""Java: constants, and the structures and functions for JNA."""
import re

from .api import MADE, camel, comment, short

PATH = "java/chinczyk/Abi.java"

HEAD = f"""\
// SPDX-License-Identifier: MIT
package chinczyk;

import com.sun.jna.Callback;
import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;

/** What libchinczyk declares, in Java and for JNA. {MADE} */
public final class Abi {{
    private Abi() {{}}"""

OTHERS = {"size_t": "SizeT", "void": "void", "char": "byte"}
INTEGERS = {"8": "byte", "16": "short", "32": "int", "64": "long"}
# Those to which a class written by hand adds methods.
BASES = {"chinczyk_rules": "RulesFields", "chinczyk_move": "MoveFields"}


def lines(api):
    yield HEAD
    for enum in api.enums.values():
        yield from ["", f"    /** {enum.doc} */", f"    public static final class {enum.name} {{"]
        yield f"        private {enum.name}() {{}}"
        yield ""
        for member in enum.members:
            yield f"        /** {member.doc} */"
            yield f"        public static final int {member.name} = {member.value};"
        yield "    }"
    for limit in api.limits:
        yield from ["", f"    /** {limit.doc} */"]
        yield f"    public static final int {limit.name} = {limit.value};"
    for struct in api.structs.values():
        yield from struct_lines(struct, api)
    for told in api.callbacks:
        yield from ["", f"    /** {comment(told['doc'])} */"]
        yield f"    interface {camel(short(told['name']))} extends Callback {{"
        yield from [f"        {method(api, told, 'invoke')}", "    }"]
    yield from ["", "    interface Functions extends Library {"]
    for at, told in enumerate(api.functions):
        yield from ([""] if at else []) + [f"        {method(api, told, told['name'])}"]
    yield from ["    }", "}"]


def struct_lines(struct, api):
    yield from ["", f"    /** {comment(struct['doc'])} */", "    @FieldOrder({"]
    yield from (f'        "{lower(field["name"])}",' for field in struct["fields"])
    yield "    })"
    yield f"    public static class {class_name(struct['name'])} extends Structure {{"
    for field in struct["fields"]:
        yield f"        /** {comment(field['doc'])} */"
        yield f"        public {declare(api, field)};"
    yield "    }"


def lower(name):
    """struct_size -> structSize"""
    return name[0] + camel(name)[1:]


def class_name(name):
    return BASES.get(name) or camel(short(name))


def integer(api, base):
    width = re.fullmatch(r"u?int(\d+)_t", api.integer(base))
    return INTEGERS[width[1]] if width else OTHERS[base]


def declare(api, field):
    kind, name = integer(api, field["base"]), lower(field["name"])
    length = field["length"]
    return f"{kind}[] {name} = new {kind}[{length}]" if length else f"{kind} {name}"


def type_name(api, told):
    base, pointers = told["base"], told["pointers"]
    if told["kind"] == "text":
        return "byte[]" if told.get("capacity") else "String"
    if told["kind"] == "callback":
        return camel(short(base))
    if pointers and base in api.structs:
        return class_name(base) + ("[]" if told["capacity"] else "")
    if pointers == 2:
        return "PointerByReference"
    if pointers and told["kind"] != "integer":
        return "Pointer"
    kind = integer(api, base)
    return kind[0].upper() + kind[1:] + "ByReference" if pointers else kind


def method(api, told, name):
    arguments = ", ".join(f"{type_name(api, p)} {lower(p['name'])}" for p in told["parameters"])
    text = f"{type_name(api, told['returns'])} {name}({arguments});"
    return text if len(text) < 90 else text.replace(f"{name}(", f"{name}(\n                ")
