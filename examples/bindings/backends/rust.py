# SPDX-License-Identifier: MIT
"""Rust: enumerations, structs and foreign functions."""
import re

from .api import MADE, comment

PATH = "rust/src/sys.rs"

HEAD = f"""\
// SPDX-License-Identifier: MIT
//! What libchinczyk declares, in Rust.
//!
//! {MADE}
#![allow(non_camel_case_types)]

use std::os::raw::{{c_char, c_void}};"""

TEST_HEAD = """
#[cfg(test)]
mod layout {
    use super::*;
    use std::mem::{size_of, MaybeUninit};
    use std::ptr::addr_of;

    macro_rules! offset {
        ($name:ident, $field:ident) => {{
            let place = MaybeUninit::<$name>::uninit();
            let field = unsafe { addr_of!((*place.as_ptr()).$field) };
            field as usize - place.as_ptr() as usize
        }};
    }"""

KEYWORDS = set(
    "abstract as async await become box break const continue crate do dyn else enum extern false"
    " final fn for if impl in let loop macro match mod move mut override priv pub ref return self"
    " static struct super trait true try type typeof unsafe unsized use virtual where while"
    " yield".split()
)

TYPES = {"char": "c_char", "void": "c_void", "size_t": "usize"}


def lines(api):
    yield HEAD
    for enum in api.enums.values():
        yield from enum_lines(enum)
    for limit in api.limits:
        yield from ["", f"/// {limit.doc}", f"pub const {limit.name}: i32 = {limit.value};"]
    for name in api.opaque:
        yield from ["", "#[repr(C)]", f"pub struct {name} {{", "    _opaque: [u8; 0],", "}"]
    for told in api.callbacks:
        yield from ["", f"/// {comment(told['doc'])}"]
        yield f'pub type {told["name"]} = unsafe extern "C" fn{signature(api, told, "")};'
    for struct in api.structs.values():
        yield from struct_lines(api, struct)
    yield from ["", 'extern "C" {']
    for told in api.functions:
        yield f"    pub fn {told['name']}{signature(api, told, '    ')};"
    yield "}"
    yield from test_lines(api)


def enum_lines(enum):
    """Not an `enum`, which must not hold a number that it does not know."""
    yield from ["", f"/// {enum.doc}", "#[repr(transparent)]"]
    yield "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]"
    yield from [f"pub struct {enum.name}(pub {base(enum.type)});", "", f"impl {enum.name} {{"]
    for member in enum.members:
        yield f"    /// {member.doc}"
        yield f"    pub const {member.name}: Self = Self({member.value});"
    yield "}"


def struct_lines(api, struct):
    yield from ["", f"/// {comment(struct['doc'])}", "#[repr(C)]"]
    yield from ["#[derive(Clone, Copy, Debug, PartialEq, Eq)]", f"pub struct {struct['name']} {{"]
    for field in struct["fields"]:
        kind = api.enum_of(field) or base(field["base"])
        kind = f"[{kind}; {field['length']}]" if field["length"] else kind
        # From a false size the library would read what is not there.
        hidden = field["reserved"] or field["name"] == "struct_size"
        yield f"    /// {comment(field['doc'])}"
        yield f"    {'pub(crate)' if hidden else 'pub'} {raw(field['name'])}: {kind},"
    yield "}"


def base(name):
    integer = re.fullmatch(r"(u?)int(\d+)_t", name)
    return (integer[1] or "i") + integer[2] if integer else TYPES.get(name, name)


def kind_of(api, told):
    name = told["base"]
    kind = api.enums[name].name if name in api.enums else base(name)
    if told["kind"] == "callback":
        return f"Option<{kind}>"
    for level in range(told["pointers"]):
        kind = ("*const " if told["const"] and level == 0 else "*mut ") + kind
    return kind


def signature(api, told, margin):
    arguments = [f"{raw(p['name'])}: {kind_of(api, p)}" for p in told["parameters"]]
    returns = kind_of(api, told["returns"])
    returns = "" if returns == "c_void" else " -> " + returns
    inner = ", ".join(arguments)
    if len(inner) > 50:
        inner = "".join(f"\n{margin}    {argument}," for argument in arguments) + "\n" + margin
    return f"({inner}){returns}"


def raw(name):
    return "r#" + name if name in KEYWORDS else name


def test_lines(api):
    yield TEST_HEAD
    for name, struct in api.structs.items():
        yield from ["", "    #[test]", f"    fn of_{name}() {{"]
        yield f"        assert_eq!(size_of::<{name}>(), {struct['size']});"
        for field in struct["fields"]:
            yield f"        assert_eq!(offset!({name}, {raw(field['name'])}), {field['offset']});"
        yield "    }"
    yield "}"
