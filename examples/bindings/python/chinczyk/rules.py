# SPDX-License-Identifier: MIT
"""Rules, and the board that they are played on."""
from .abi import Language, Point, Preset, RulesFields
from .library import as_tuple, chars, check, ffi, lib, text_of, written


class Rules(RulesFields):
    """The rules of a game: a preset, whose fields may be changed."""

    __slots__ = ("_rules",)  # a field that is misspelt is an error

    def __init__(self, preset=Preset.POLISH):
        self._rules = ffi.new("chinczyk_rules *")
        check(lib.chinczyk_rules_init(self._rules, ffi.sizeof("chinczyk_rules"), preset))

    @classmethod
    def parse(cls, text):
        """Reads `preset[,key=value]...`."""
        rules, detail = cls(), ffi.new("chinczyk_error *")
        size = ffi.sizeof("chinczyk_rules")
        check(lib.chinczyk_rules_parse(chars(text), rules._rules, size, detail), detail)
        return rules

    def check(self):
        """Raises an Error where the rules cannot be played."""
        detail = ffi.new("chinczyk_error *")
        check(lib.chinczyk_rules_check(self._rules, detail), detail)

    def seats(self, players, colours_each=1):
        """The seats of so many players, such as "0.1."."""
        return written(lib.chinczyk_rules_seats, self._rules, players, colours_each)

    def words(self, language=Language.ENGLISH):
        """What the rules are, in full, for players to agree on."""
        return written(lib.chinczyk_rules_words, self._rules, language)

    def colour_name(self, colour, language=Language.ENGLISH):
        """The name of a colour; None where there is none."""
        name = lib.chinczyk_words_colour(self._rules, colour, language)
        return text_of(name) if name else None

    @property
    def board_size(self):
        """Width and height of the board, in thousandths of a cell."""
        width, height = ffi.new("int32_t *"), ffi.new("int32_t *")
        check(lib.chinczyk_board_size(self._rules, width, height))
        return width[0], height[0]

    def square_point(self, colour, square):
        """Where a square of the track, a lane or the centre lies."""
        return self._point(lib.chinczyk_board_square, colour, square)

    def base_point(self, colour, piece):
        """Where a piece waits in a base."""
        return self._point(lib.chinczyk_board_base, colour, piece)

    def die_point(self, colour):
        """Where the die of a colour lies."""
        return self._point(lib.chinczyk_board_die, colour)

    def corner(self, colour):
        """The number of the corner in which a base lies, row by row from 1."""
        corner = ffi.new("int32_t *")
        check(lib.chinczyk_board_corner(self._rules, colour, corner))
        return corner[0]

    def _point(self, function, *arguments):
        point = ffi.new("chinczyk_point *")
        check(function(self._rules, *arguments, point))
        return as_tuple(Point, point[0])

    def __str__(self):
        return written(lib.chinczyk_rules_format, self._rules)

    def __eq__(self, other):
        if not isinstance(other, Rules):
            return NotImplemented
        return bytes(ffi.buffer(self._rules)) == bytes(ffi.buffer(other._rules))

    __hash__ = None  # they may be changed


def difference(rules, other, language=Language.ENGLISH):
    """What `other` rules do differently, for who knows `rules`."""
    return written(lib.chinczyk_rules_difference, rules._rules, other._rules, language)
