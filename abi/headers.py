# SPDX-License-Identifier: MIT
"""Reads the public headers: their declarations, with what the comments say of each.

It knows the C of these headers and no more. A declaration of another kind ends the program:
nothing of the interface is passed over.
"""

import math
import pathlib
import re

INTEGERS = {"%sint%d_t" % (s, bits): bits // 8 for s in ("", "u") for bits in (8, 16, 32, 64)}
INTEGERS["size_t"] = None  # as wide as the machine has it; no struct holds one


class Unknown(SystemExit):
    """The header holds something that is not known here. Ends the program where nobody
    catches it."""


# --- comments ---

SECTION = re.compile(r"(?:^|\s)@(brief|return|since|deprecated|file|param|par)\b[ ]*")


def plain(text):
    """A text with a line for each paragraph and without Doxygen's sign for a link."""
    paragraphs = re.split(r"\n\s*\n", text.strip())
    return "\n".join(re.sub(r"::(?=\w)", "", " ".join(p.split())) for p in paragraphs)


class Comment:
    """A documentation comment, taken apart."""

    def __init__(self, text=""):
        body = re.sub(r"^/\*\*<?|\*/$", "", text)
        body = re.sub(r"^[ ]*\* ?", "", body, flags=re.MULTILINE)
        parts = SECTION.split(body)
        self.doc = plain(parts[0])
        self.params = {}
        self.returns = self.since = self.deprecated = self.threads = None
        for name, raw in zip(parts[1::2], parts[2::2]):
            self.section(name, raw)

    def section(self, name, raw):
        if name == "brief":
            self.doc = plain(raw)
        elif name == "param":
            match = re.match(r"\[([a-z,]+)\]\s*(\w+)\s+(.*)", raw, re.DOTALL)
            if not match:
                raise Unknown("@param without a direction or a text: " + raw)
            self.params[match[2]] = (match[1].replace(",", ""), plain(match[3]))
        elif name == "par":
            heading = plain(raw)
            if not heading.startswith("Threads: "):
                raise Unknown("@par " + heading)
            self.threads = heading[len("Threads: ") :]
        elif name == "return":
            self.returns = plain(raw)
        elif name != "file":
            setattr(self, name, plain(raw))


# --- tokens ---

TOKEN = re.compile(
    r"""(?P<doc>/\*\*.*?\*/)
      | (?P<comment>/\*.*?\*/)
      | (?P<directive>^[ ]*\#(?:\\\n|[^\n])*)
      | (?P<word>\w+)
      | (?P<blank>\s+)
      | (?P<sign>.)""",
    re.DOTALL | re.MULTILINE | re.VERBOSE,
)


def tokens(source):
    found = TOKEN.finditer(source)
    return [(m.lastgroup, m[0]) for m in found if m.lastgroup not in ("comment", "blank")]


class Stream:
    """The tokens of a header, one after the other, with the last comment among them."""

    def __init__(self, source):
        self.list = []
        self.at = 0
        self.comment = None
        for token in tokens(source):
            self.list.insert(self.place(token), token)

    def place(self, token):
        """The end; but `/**<`, which stands behind what it documents, goes before that."""
        at = len(self.list)
        if token[1].startswith("/**<"):
            at -= 1
            while self.list[at - 1][1] not in ("{", ",", ";"):
                at -= 1
        return at

    def peek(self):
        """The next token, after comments that document what follows."""
        while self.at < len(self.list) and self.list[self.at][0] == "doc":
            text = self.list[self.at][1]
            if re.search(r"@defgroup|@\}", text):
                break
            self.comment = Comment(text)
            self.at += 1
        return self.list[self.at] if self.at < len(self.list) else ("end", "")

    def next(self):
        token = self.peek()
        self.at += 1
        return token

    def take_comment(self):
        comment, self.comment = self.comment or Comment(), None
        return comment

    def expect(self, sign):
        word = self.next()[1]
        if word != sign:
            raise Unknown("%s where %s was expected" % (word, sign))

    def until(self, *ends):
        """(the words before one of these signs, that sign), outside of brackets"""
        words, depth = [], 0
        while True:
            kind, word = self.next()
            if kind not in ("word", "sign"):
                raise Unknown("%s behind %s" % (word or "the end", " ".join(words)))
            if depth == 0 and word in ends:
                return words, word
            depth += (word in "([{") - (word in ")]}")
            words.append(word)


# --- declarations ---


class Type:
    """The type of a parameter, a field or a result."""

    def __init__(self, words, lengths=()):
        self.const = words[0] == "const"
        self.base = words[self.const]
        self.pointers = len(words) - 1 - self.const
        self.length = math.prod(lengths) if lengths else None
        self.lengths = list(lengths)
        if words[self.const + 1 :] != ["*"] * self.pointers:
            raise Unknown("the type " + " ".join(words))

    def __str__(self):
        stars = " " + "*" * self.pointers if self.pointers else ""
        return ("const " if self.const else "") + self.base + stars


def parameters(words):
    """[(name, type)] of what stands between the brackets of a function"""
    if words == ["void"]:
        return []
    parts = [[]]
    for word in words:
        if word == ",":
            parts.append([])
        else:
            parts[-1].append(word)
    return [(part[-1], Type(part[:-1])) for part in parts]


def pointer_to_function(words):
    """(name, result, parameters) of `RESULT (*NAME)(PARAMETERS)`"""
    at = words.index("(")
    if words[at + 1] != "*" or words[at + 3 : at + 5] != [")", "("] or words[-1] != ")":
        raise Unknown(" ".join(words))
    return words[at + 2], Type(words[:at]), parameters(words[at + 5 : -1])


class Header:
    """All that the headers declare, each in the order of the headers."""

    def __init__(self, include):
        self.include = pathlib.Path(include)
        self.types = {}  # integers with a name of their own
        self.handles = {}
        self.callbacks = {}
        self.structs = {}
        self.groups = {}  # of constants
        self.constants = {}
        self.functions = {}
        self.seen = set()
        self.section = ("", Comment())  # the @defgroup
        self.read("chinczyk.h")

    def read(self, name):
        if name in self.seen:
            return
        self.seen.add(name)
        source = (self.include / name).read_text(encoding="utf-8")
        # What only C++ sees, and the macro for exporting, are no part of the interface.
        source = re.sub(r"^#ifdef __cplusplus\n.*?^#endif\n", "", source, flags=re.M | re.S)
        source = re.sub(
            r"^#ifndef CHINCZYK_API\n#if.*?^#endif\n#endif\n", "", source, flags=re.M | re.S
        )
        stream = Stream(source)
        while stream.peek()[0] != "end":
            self.declaration(stream)

    def declaration(self, stream):
        kind, word = stream.next()
        if kind == "doc":
            group = re.search(r"@defgroup\s+(\w+)[^\n]*(.*)@\{", word, re.DOTALL)
            self.section = (group[1], Comment("/**" + group[2])) if group else ("", Comment())
        elif kind == "directive":
            self.directive(word.split(None, 2), stream)
        elif word == "typedef":
            self.typedef(stream)
        elif word == "enum":
            self.enum(stream)
        elif word == "CHINCZYK_API":
            self.function(stream)
        else:
            raise Unknown("a declaration that begins with " + word)

    def directive(self, words, stream):
        comment = stream.take_comment()  # that of the file, before a guard or an include
        if words[0] == "#include" and words[1].startswith("<chinczyk/"):
            self.read(words[1].strip("<>"))
        elif words[0] == "#define" and len(words) == 3:
            group, about = self.section
            self.groups.setdefault(group, {"values_of": [], "flags": False, "doc": about.doc})
            value = self.value([word for _, word in tokens(words[2])])
            self.constant(words[1], value, group, comment, about.since)
        elif words[0] not in ("#define", "#ifndef", "#endif", "#include"):
            raise Unknown(" ".join(words))

    def value(self, words):
        """A constant expression of integers and of constants declared before."""
        known = self.constants
        text = "".join(str(known[word]["value"]) if word in known else word for word in words)
        if not re.fullmatch(r"[-+()0-9]+", text):
            raise Unknown("the value " + text)
        return eval(text)  # of digits and signs only

    def constant(self, name, value, group, comment, since):
        told = {"value": value, "group": group, "doc": comment.doc}
        self.constants[name] = {**told, "since": comment.since or since}

    def enum(self, stream):
        comment = stream.take_comment()
        stream.expect("{")
        # "Values of chinczyk_rules.jump and home_jump." or "Flags of ..."
        match = re.match(r"(Values|Flags) of (.*?)(?: where\b|[.:;](?:\s|$))", comment.doc)
        if not match:
            raise Unknown("an enum whose comment does not begin with Values of or Flags of")
        users = re.split(r", | and ", match[2])
        struct = users[0].rpartition(".")[0]
        users[1:] = [struct + "." + user for user in users[1:]]
        group = users[0]
        self.groups[group] = {
            "values_of": users,
            "flags": match[1] == "Flags",
            "doc": comment.doc,
        }
        since = comment.since or self.types[group]["since"]
        end = ","
        while end == ",":
            words, end = stream.until(",", "}")
            if words[1:2] != ["="]:
                raise Unknown("an enumerator without a value: " + " ".join(words))
            self.constant(words[0], self.value(words[2:]), group, stream.take_comment(), since)
        stream.expect(";")

    def typedef(self, stream):
        comment = stream.take_comment()
        about = {"since": comment.since, "doc": comment.doc}
        if stream.peek()[1] == "struct":
            stream.next()
            name = stream.next()[1]
            if stream.peek()[1] == "{":
                self.structs[name] = {"fields": self.fields(stream), "comment": comment}
            else:
                self.handles[name] = about
            stream.expect(name)
            stream.expect(";")
            return
        words, _ = stream.until(";")
        if "(" in words:
            name, returns, params = pointer_to_function(words)
            self.callbacks[name] = {"returns": returns, "params": params, "comment": comment}
        elif len(words) == 2 and words[0] in INTEGERS:
            self.types[words[1]] = {"type": words[0], **about}
        else:
            raise Unknown("typedef " + " ".join(words))

    def fields(self, stream):
        fields = []
        stream.expect("{")
        while stream.peek()[1] != "}":
            words, _ = stream.until(";")
            field = {"comment": stream.take_comment()}
            if "(" in words and "[" not in words:
                field["name"], field["returns"], field["params"] = pointer_to_function(words)
                field["type"] = Type(["void", "*"])
            else:
                lengths = []
                while words[-1] == "]":
                    at = len(words) - 1 - words[::-1].index("[")
                    lengths.append(self.value(words[at + 1 : -1]))
                    words = words[:at]
                field["name"] = words[-1]
                field["type"] = Type(words[:-1], lengths)
            fields.append(field)
        stream.expect("}")
        return fields

    def function(self, stream):
        words, _ = stream.until(";")
        comment = stream.take_comment()
        at = words.index("(")
        if words[-1] != ")":
            raise Unknown(" ".join(words))
        comment.threads = comment.threads or self.section[1].threads
        self.functions[words[at - 1]] = {
            "returns": Type(words[: at - 1]),
            "params": parameters(words[at + 1 : -1]),
            "comment": comment,
            "group": self.section[0],
        }

    # --- layout ---

    def has_pointers(self, struct):
        return any(field["type"].pointers for field in self.structs[struct]["fields"])

    def width(self, t):
        if t.pointers:
            return 1
        if t.base == "char":
            return 1
        return INTEGERS[self.types[t.base]["type"] if t.base in self.types else t.base]

    def layout(self, struct):
        """(size, alignment, [(offset, size) of each field]) of a struct, in bytes; of one of
        pointers, in pointers. No struct may mix the two or have padding: so every machine
        lays it out alike, if not every one aligns it alike."""
        at, widest, places = 0, 1, []
        for field in self.structs[struct]["fields"]:
            t = field["type"]
            if bool(t.pointers) != self.has_pointers(struct):
                raise Unknown(struct + " mixes pointers and others")
            width = self.width(t)
            if at % width:
                raise Unknown("%s has padding before %s" % (struct, field["name"]))
            places.append((at, width * (t.length or 1)))
            at += places[-1][1]
            widest = max(widest, width)
        if at % widest:
            raise Unknown(struct + " has padding at its end")
        return at, widest, places
