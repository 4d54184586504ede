# SPDX-License-Identifier: MIT
"""Finds the mutants of a C file: each changes one operator, constant, condition or statement.

It reads tokens, not C: the sources are laid out by clang-format, so an operator of two operands
has blanks on both sides and a sign has none behind it.
"""

import re

TOKEN = re.compile(
    r"""(?P<space>\s+|\\\n)
      | (?P<comment>/\*.*?\*/|//[^\n]*)
      | (?P<directive>(?<![^\n])[ \t]*\#(?:[^\n\\]|\\.|\\\n)*)
      | (?P<string>"(?:[^"\\]|\\.)*")
      | (?P<char>'(?:[^'\\]|\\.)+')
      | (?P<number>\.?[0-9](?:[eEpP][+-]|[\w.])*)
      | (?P<word>[A-Za-z_]\w*)
      | (?P<sign>\.\.\.|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL,
)

OPERATORS = {
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "/", "&": "|", "|": "&", "^": "|", "<<": ">>",
    ">>": "<<", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
}
ASSIGNMENTS = {
    "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "%=": "/=", "&=": "|=", "|=": "&=", "^=": "|=",
    "<<=": ">>=", ">>=": "<<=",
}
STEPS = {"++": "--", "--": "++"}
TYPE_WORDS = {"const", "static", "struct", "union", "enum", "unsigned", "signed", "int", "char",
              "long", "short", "void", "float", "double", "typedef", "extern", "volatile"}
CHECKS = {"assert", "static_assert", "_Static_assert", "alignas", "_Alignas", "sizeof",
          "offsetof"}
OPEN, CLOSE = {"(": ")", "[": "]", "{": "}"}, {")", "]", "}"}


class Token:
    __slots__ = ("kind", "text", "start", "end", "before", "after")

    def __init__(self, kind, text, start, end):
        self.kind, self.text, self.start, self.end = kind, text, start, end
        self.before = self.after = False  # is there a blank?


def tokens_of(source):
    tokens, blank = [], True
    for match in TOKEN.finditer(source):
        if match.lastgroup in ("space", "comment", "directive"):
            blank = True
            if tokens:
                tokens[-1].after = True
            continue
        token = Token(match.lastgroup, match.group(), match.start(), match.end())
        token.before, blank = blank, False
        tokens.append(token)
    return tokens


class Mutant:
    """source[start:end] becomes text."""

    def __init__(self, path, place, source, start, end, text):
        self.path, self.place = path, place
        self.start, self.end, self.text = start, end, text
        first = source.rfind("\n", 0, start) + 1
        last = source.find("\n", end)
        self.line = source.count("\n", 0, start) + 1
        self.old = " ".join(source[first:last].split())
        self.new = " ".join((source[first:start] + text + source[end:last]).split())
        self.nth = 1  # of the same change to the same line of the same function

    def apply(self, source):
        return source[: self.start] + self.text + source[self.end :]

    def told(self):
        """As survivors.txt has it."""
        return "%s %s%s\n- %s\n+ %s" % (self.path, self.place,
                                       " #%d" % self.nth if self.nth > 1 else "", self.old,
                                       self.new)

    @property
    def key(self):
        return (self.path, self.place, self.nth, self.old, self.new)


class Finder:
    def __init__(self, path, source):
        self.path, self.source = path, source
        self.tokens = tokens_of(source)
        self.partner = self.partners()
        self.mutants, self.place = [], ""

    def partners(self):
        partner, open_ones = {}, []
        for i, token in enumerate(self.tokens):
            if token.text in OPEN and token.kind == "sign":
                open_ones.append(i)
            elif token.text in CLOSE and token.kind == "sign":
                partner[i] = open_ones.pop()
                partner[partner[i]] = i
        return partner

    def text(self, i):
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def add(self, first, last, text):
        """Tokens first..last become text."""
        start, end = self.tokens[first].start, self.tokens[last].end
        if self.source[start:end] != text:
            self.mutants.append(
                Mutant(self.path, self.place, self.source, start, end, text))

    def find(self):
        """All mutants: the functions, and the values of constants outside of them."""
        i, begin = 0, 0  # begin: of the declaration
        while i < len(self.tokens):
            text = self.text(i)
            if text == "{":
                end = self.partner[i]
                if self.text(i - 1) == ")":
                    self.place = self.text(self.partner[i - 1] - 1)
                    self.block(i + 1, end)
                    begin = end + 1
                i = end + 1
            elif text == "=":
                end = i
                while self.text(end) != ";":
                    end = self.partner.get(end, end) + 1
                names = [j for j in range(begin, i) if self.tokens[j].kind == "word"
                         and self.text(j + 1) in ("=", "[")]
                self.place = self.text(names[0]) if names else ""
                self.expression(i + 1, end)
                i = end
            elif text in ("(", "["):
                i = self.partner[i] + 1
            else:
                if text == ";":
                    begin = i + 1
                i += 1
        seen = {}
        for mutant in self.mutants:
            key = (mutant.place, mutant.old, mutant.new)
            seen[key] = mutant.nth = seen.get(key, 0) + 1
        return self.mutants

    def block(self, i, end):
        while i < end:
            i = self.statement(i)

    def ends(self, i):
        """The token that ends the statement of an expression, or a declaration."""
        while self.text(i) != ";":
            i = self.partner[i] + 1 if self.text(i) in OPEN else i + 1
        return i

    def statement(self, i):
        """Mutates the statement at i; the token behind it is returned."""
        text = self.text(i)
        if text == "{":
            self.block(i + 1, self.partner[i])
            return self.partner[i] + 1
        if text == ";":
            return i + 1
        if text in ("if", "while"):
            close = self.partner[i + 1]
            self.condition(i + 2, close, endless=text == "while")
            return self.statement(close + 1)
        if text == "switch":
            close = self.partner[i + 1]
            self.expression(i + 2, close)
            return self.statement(close + 1)
        if text == "for":
            return self.loop(i)
        if text == "else":
            return self.statement(i + 1)
        if text == "do":
            i = self.statement(i + 1)
            close = self.partner[i + 1]
            self.condition(i + 2, close, endless=True)
            return close + 2
        if text in ("case", "default"):
            colon = i
            while self.text(colon) != ":":
                colon = self.partner[colon] + 1 if self.text(colon) in OPEN else colon + 1
            if text == "case":
                self.add(i, colon, "")
            return colon + 1
        end = self.ends(i)
        if text in ("break", "continue", "goto"):
            self.add(i, end, ";")
        elif text == "return":
            if end == i + 1:
                self.add(i, end, ";")
            else:
                if self.tokens[i + 1].kind != "number":
                    self.add(i + 1, end - 1, "0")
                self.expression(i + 1, end)
        elif text in CHECKS:
            pass
        elif self.declares(i):
            self.declaration(i, end)
        elif self.text(i + 1) == ":" and self.tokens[i].kind == "word":
            return i + 2
        elif not (text == "(" and self.text(i + 1) == "void"):
            self.add(i, end, ";")
            self.expression(i, end)
        return end + 1

    def loop(self, i):
        close = self.partner[i + 1]
        first = second = None
        j = i + 2
        while j < close:
            if self.text(j) == ";":
                first, second = (j, second) if first is None else (first, j)
            j = self.partner[j] + 1 if self.text(j) in OPEN else j + 1
        if self.declares(i + 2):
            self.declaration(i + 2, first)
        else:
            self.expression(i + 2, first)
        if first + 1 < second:
            self.condition(first + 1, second, endless=True)
        self.expression(second + 1, close, loop_step=True)
        return self.statement(close + 1)

    def declares(self, i):
        if self.text(i) in TYPE_WORDS:
            return True
        j = i + 1
        while self.text(j) in ("*", "const"):
            j += 1
        return (self.tokens[i].kind == "word" and self.tokens[j].kind == "word"
                and self.text(j + 1) in (";", "=", "[", ",", "(")
                and (j == i + 1 or not self.tokens[j - 1].after or self.text(j - 1) == "const"))

    def declaration(self, i, end):
        """Only values; how long an array is, is not of them."""
        while i < end:
            text = self.text(i)
            if text == "=":
                j = i + 1
                while j < end and self.text(j) != ",":
                    j = self.partner[j] + 1 if self.text(j) in OPEN else j + 1
                self.expression(i + 1, j)
                i = j
            else:
                i = self.partner[i] + 1 if text in OPEN else i + 1

    def operands(self, i, end, operator):
        """The parts between the operators of that kind, outside of brackets."""
        parts, begin = [], i
        while i < end:
            if self.text(i) == operator:
                parts.append((begin, i))
                begin = i + 1
            i = self.partner[i] + 1 if self.text(i) in OPEN else i + 1
        return parts + [(begin, end)]

    def replace(self, i, end, text):
        """The whole of i..end becomes text, unless it is a number, which have mutants enough."""
        if end - i > 1 or self.tokens[i].kind != "number":
            self.add(i, end - 1, text)

    def condition(self, i, end, endless=False):
        """Always true, always false; of && and || each part alone."""
        if not self.logic(i, end):
            if not endless:
                self.replace(i, end, "1")
            self.replace(i, end, "0")
        elif len(self.operands(i, end, "||")) == 1:
            self.add(i, end - 1, "0")
        elif not endless:
            self.add(i, end - 1, "1")
        self.expression(i, end)

    def logic(self, i, end):
        """Whether i..end is made by && or ||, outside of brackets."""
        return any(len(self.operands(i, end, operator)) > 1 for operator in ("&&", "||"))

    def expression(self, i, end, loop_step=False):
        """Mutates what stands in i..end."""
        for operator, neutral in (("||", "0"), ("&&", "1")):
            self.neutral(i, end, operator, neutral)
        while i < end:
            token, text = self.tokens[i], self.text(i)
            if text in CHECKS and self.text(i + 1) == "(":
                i = self.partner[i + 1] + 1
                continue
            if token.kind == "sign":
                self.sign(i, end, loop_step)
            elif token.kind == "number":
                self.number(i)
            elif token.kind == "char":
                self.char(i)
            elif token.kind == "string":
                self.string(i)
            elif token.kind == "word" and text.isupper() and len(text) > 1:
                self.name(i)
            i += 1

    def neutral(self, i, end, operator, neutral):
        """Each operand of && and ||, at any depth, made to have no say."""
        begin, stops, parts = i, {",", "?", ":", "=", ";", "return"} | set(ASSIGNMENTS), []
        if operator == "&&":
            stops.add("||")

        def close():
            if parts:
                for first, last in [*parts, (begin, i)]:
                    self.replace(first, last, neutral)
                parts.clear()

        while i < end:
            text = self.text(i)
            if text in OPEN and self.tokens[i].kind == "sign":
                self.neutral(i + 1, self.partner[i], operator, neutral)
                i = self.partner[i]
            elif text in stops:
                close()
                begin = i + 1
            elif text == operator:
                parts.append((begin, i))
                begin = i + 1
            i += 1
        close()

    def sign(self, i, end, loop_step):
        token, text = self.tokens[i], self.text(i)
        binary = token.before and token.after
        # Not && and ||: either side without a say is the sharper change.
        if text in OPERATORS and binary:
            self.add(i, i, OPERATORS[text])
        elif text in ASSIGNMENTS:
            self.add(i, i, ASSIGNMENTS[text])
        elif text in STEPS and not loop_step:
            self.add(i, i, STEPS[text])
        elif text in ("!", "~", "-") and not token.after:
            self.add(i, i, "")
        elif text == "?":
            begin = i - 1
            while begin >= 0 and self.text(begin) not in ("(", "[", "{", ",", "=", "?", ":", ";",
                                                          "return") \
                    and self.text(begin) not in ASSIGNMENTS:
                begin = self.partner[begin] - 1 if self.text(begin) in CLOSE else begin - 1
            if not self.logic(begin + 1, i):
                self.add(begin + 1, i - 1, "1")
            self.add(begin + 1, i - 1, "0")

    def number(self, i):
        match = re.fullmatch(r"(0[xX][0-9a-fA-F]+|[0-9]+)([uUlL]*)", self.text(i))
        if not match:
            self.add(i, i, "(%s + 1)" % self.text(i))
            return
        digits, suffix = match.groups()
        value = int(digits, 0)
        form = "0x%x%s" if digits[:2] in ("0x", "0X") else "%d%s"
        self.add(i, i, form % (value + 1, suffix))
        if 0 < value < 256:
            self.add(i, i, form % (value - 1, suffix))

    def char(self, i):
        self.add(i, i, "(%s + 1)" % self.text(i))

    def string(self, i):
        text = self.text(i)
        if self.text(i + 1)[:1] != '"' and len(text) > 2:
            self.add(i, i, text[:-1] + '#"')

    def name(self, i):
        """A named constant: another."""
        if self.text(i) != "NULL" and self.text(i + 1) not in ("(", "]") or self.text(i - 1) == "[":
            self.add(i, i, "(%s + 1)" % self.text(i))


def mutants_of(path, source):
    return Finder(path, source).find()
