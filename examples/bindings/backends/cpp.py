# SPDX-License-Identifier: MIT
"""C++: scoped enumerations, and a class of the rules. All else is in the C header."""
from .api import MADE, comment

PATH = "cpp/chinczyk_fields.hpp"

HEAD = f"""\
// SPDX-License-Identifier: MIT
// The enumerations and the rules of libchinczyk, in C++.
// {MADE}
#ifndef CHINCZYK_FIELDS_HPP
#define CHINCZYK_FIELDS_HPP

#include <chinczyk.h>

#include <cstddef>
#include <cstdint>

namespace chinczyk {{"""

RULES = """
/// The fields of the rules: read without an argument, set with one.
template <class Self> class RulesFields {
public:"""

TAIL = """
protected:
    chinczyk_rules rules_{};
};

} // namespace chinczyk

#endif"""


def lines(api):
    yield HEAD
    for enum in api.enums.values():
        yield from ["", f"/// {enum.doc}", f"enum class {enum.name} : std::{enum.type} {{"]
        for member in enum.members:
            yield from [f"    /// {member.doc}", f"    {member.name.lower()} = {member.value},"]
        yield "};"
    yield RULES
    for at, field in enumerate(api.rules_fields()):
        yield from ([""] if at else []) + field_lines(api, field)
    yield TAIL


def field_lines(api, field):
    name, enum, integer = field["name"], api.enum_of(field), "std::" + field["base"]
    got, put = f"rules_.{name}", "value"
    if enum:
        got, put = f"static_cast<{enum}>({got})", f"static_cast<{integer}>(value)"
    return [
        f"    /// {comment(field['doc'])}",
        f"    {enum or integer} {name}() const {{ return {got}; }}",
        f"    Self &{name}({enum or integer} value) {{",
        f"        rules_.{name} = {put};",
        "        return static_cast<Self &>(*this);",
        "    }",
        f"    static_assert(offsetof(chinczyk_rules, {name}) == {field['offset']});",
    ]
