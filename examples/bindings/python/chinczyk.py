# SPDX-License-Identifier: MIT
"""Games of Chińczyk, by the shared library libchinczyk.

The library is found by the system's loader, or at the path in CHINCZYK_LIBRARY.
"""
import functools
import os
import threading
import typing

import cffi

import _chinczyk
from _chinczyk import *  # the enumerations, tuples and limits are this module's too

ffi = cffi.FFI()
ffi.cdef(_chinczyk.CDEF)
lib = ffi.dlopen(os.environ.get("CHINCZYK_LIBRARY", "libchinczyk.so.0"))


class Error(Exception):
    """What the library refuses. `field` and `offset` tell where, `None` where that is not told."""

    def __init__(self, status, detail=None):
        self.status = Status(status)
        self.field = detail and _text(detail.field) or None
        self.offset = detail.offset if detail and detail.offset >= 0 else None
        reason = detail and _text(detail.reason)
        super().__init__(reason or _text(lib.chinczyk_status_message(status)))

    @property
    def name(self):
        """The short name of the status, such as "illegal-move"."""
        return _text(lib.chinczyk_status_name(self.status))


class Rules(RulesFields):
    """The rules of a game: a preset, whose fields may be changed."""

    __slots__ = ("_rules",)  # a field that is misspelt is an error

    def __init__(self, preset=Preset.POLISH):
        self._rules = ffi.new("chinczyk_rules *")
        _check(lib.chinczyk_rules_init(self._rules, ffi.sizeof("chinczyk_rules"), preset))

    @classmethod
    def parse(cls, text):
        """Reads `preset[,key=value]...`."""
        rules, detail = cls(), ffi.new("chinczyk_error *")
        size = ffi.sizeof("chinczyk_rules")
        _check(lib.chinczyk_rules_parse(_chars(text), rules._rules, size, detail), detail)
        return rules

    def check(self):
        """Raises an Error where the rules cannot be played."""
        detail = ffi.new("chinczyk_error *")
        _check(lib.chinczyk_rules_check(self._rules, detail), detail)

    def seats(self, players, colours_each=1):
        """The seats of so many players, such as "0.1."."""
        return _written(lib.chinczyk_rules_seats, self._rules, players, colours_each)

    def __str__(self):
        return _written(lib.chinczyk_rules_format, self._rules)

    def __eq__(self, other):
        if not isinstance(other, Rules):
            return NotImplemented
        return bytes(ffi.buffer(self._rules)) == bytes(ffi.buffer(other._rules))

    __hash__ = None  # they may be changed


class Move(MoveFields):
    """A move, with all that a screen needs to show it; its text is str(move)."""

    __slots__ = ()

    def __str__(self):
        return _written(lib.chinczyk_move_format, ffi.new("chinczyk_move *", self))


class Game:
    """A game in progress. Iterating over it yields the legal moves.

    It may be used from several threads, one call at a time. close(), the end of a `with`
    block or the garbage collector frees it.
    """

    def __init__(self, rules=None, players=2, *, seats=None, first=NONE, seed=1):
        rules = rules or Rules()
        seats = seats or rules.seats(players)
        self._begin(lib.chinczyk_game_new, rules._rules, _chars(seats), first, seed)

    @classmethod
    def at(cls, position, rules=None, *, seed=1):
        """A game at a position, given by its text, without history."""
        rules, game = rules or Rules(), cls.__new__(cls)
        game._begin(lib.chinczyk_game_new_at, rules._rules, _chars(position), seed)
        return game

    def _begin(self, function, *arguments):
        out, detail = ffi.new("chinczyk_game **"), ffi.new("chinczyk_error *")
        _check(function(*arguments, ffi.NULL, out, detail), detail)
        self._own(out[0])

    def _own(self, handle):
        self._handle = ffi.gc(handle, lib.chinczyk_game_free)
        # cffi lets other threads run during a call, but a game is for one at a time.
        self._lock = threading.RLock()

    def _call(self, function, *arguments):
        with self._lock:
            if self._handle is None:
                raise ValueError("the game is closed")
            return function(self._handle, *arguments)

    def copy(self):
        """An independent game with the same history and die."""
        out, other = ffi.new("chinczyk_game **"), Game.__new__(Game)
        _check(self._call(lib.chinczyk_game_copy, ffi.NULL, out))
        other._own(out[0])
        return other

    __copy__ = copy

    def close(self):
        """Frees the game; nothing else can be done with it afterwards."""
        with self._lock:
            if self._handle is not None:
                ffi.release(self._handle)
                self._handle = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @property
    def phase(self):
        """What the game waits for."""
        return Phase(self._call(lib.chinczyk_game_phase))

    @property
    def player(self):
        """Whose turn it is; once the game is over, whose it was."""
        return self._call(lib.chinczyk_game_player)

    @property
    def steps(self):
        """How many rolls, moves and leaves led here."""
        return self._call(lib.chinczyk_game_steps)

    @property
    def position(self):
        """The text of the position."""
        return self._call(lambda game: _written(lib.chinczyk_game_position, game))

    @property
    def rules(self):
        """A copy of the rules."""
        rules = Rules()
        size = ffi.sizeof("chinczyk_rules")
        _check(self._call(lib.chinczyk_game_rules, rules._rules, size))
        return rules

    @property
    def state(self):
        """All that can be seen of the game."""
        state = ffi.new("chinczyk_state *", {"struct_size": ffi.sizeof("chinczyk_state")})
        _check(self._call(lib.chinczyk_game_state, state))
        return _tuple(State, state[0])

    @property
    def hash(self):
        """A number for the position, the same on every machine."""
        return self._call(lib.chinczyk_game_hash)

    def roll(self, face=0):
        """Rolls a face, or the game's own die, and returns what was rolled."""
        rolled = ffi.new("int32_t *")
        _check(self._call(lib.chinczyk_game_roll, face, rolled))
        return rolled[0]

    @property
    def moves(self):
        """The legal moves; none where no choice is due."""
        moves, count = ffi.new("chinczyk_move[]", MAX_MOVES), ffi.new("size_t *")
        _check(self._call(lib.chinczyk_game_moves, moves, MAX_MOVES, count))
        return [_tuple(Move, move) for move in moves[0 : count[0]]]

    def __iter__(self):
        return iter(self.moves)

    def find_move(self, text):
        """The legal move that a text names."""
        move, detail = ffi.new("chinczyk_move *"), ffi.new("chinczyk_error *")
        _check(self._call(lib.chinczyk_game_find_move, _chars(text), move, detail), detail)
        return _tuple(Move, move[0])

    def play(self, move):
        """Plays a legal move, or the text of one."""
        move = self.find_move(move) if isinstance(move, str) else move
        _check(self._call(lib.chinczyk_game_play, ffi.new("chinczyk_move *", move)))

    def leave(self, player):
        """A player leaves for good."""
        _check(self._call(lib.chinczyk_game_leave, player))

    def undo(self):
        """Takes back the last step, the die included."""
        _check(self._call(lib.chinczyk_game_undo))

    def redo(self):
        """Repeats the step that was taken back last."""
        _check(self._call(lib.chinczyk_game_redo))

    @property
    def events(self):
        """What the last step did, in order."""
        return self._call(_events)

    def pieces_on(self, colour, square):
        """The numbers of the pieces on a square."""
        pieces = ffi.new("uint32_t *")
        _check(self._call(lib.chinczyk_game_pieces_on, colour, square, pieces))
        return [piece for piece in range(32) if pieces[0] >> piece & 1]

    def perft(self, depth, stop=None):
        """Counts the ways to go on. `stop` is asked now and then; what it returns, or raises,
        ends the count."""
        raised = []
        leaves, callback = ffi.new("uint64_t *"), ffi.NULL
        if stop:
            # An exception cannot pass through C: it is kept, and raised behind it.
            callback = ffi.callback(
                "int32_t(void *)",
                lambda _: bool(stop()),
                error=1,
                onerror=lambda _type, error, _traceback: raised.append(error),
            )
        # Of a copy, so that `stop`, or another thread, may do with the game what it likes.
        with self.copy() as game:
            status = game._call(lib.chinczyk_game_perft, depth, callback, ffi.NULL, leaves)
        if raised:
            raise raised[0]
        _check(status)
        return leaves[0]


def version():
    """The version of the library that is running."""
    return _text(lib.chinczyk_version())


def _check(status, detail=None):
    if status != Status.OK:
        raise Error(status, detail)


def _chars(text):
    """A text for C, which reads to the first zero byte and would not see what is behind it."""
    if "\0" in text:
        raise Error(Status.PARSE)
    return text.encode()


def _text(chars):
    return ffi.string(chars).decode()


def _written(function, *arguments):
    """The text that a function writes into a buffer of the size that it asks for."""
    needed = ffi.new("size_t *")
    _check(function(*arguments, ffi.NULL, 0, needed))
    buffer = ffi.new("char[]", needed[0])
    _check(function(*arguments, buffer, needed[0], needed))
    return _text(buffer)


def _events(game):
    count = ffi.new("size_t *")
    _check(lib.chinczyk_game_events(game, ffi.NULL, 0, count))
    events = ffi.new("chinczyk_event[]", count[0])
    _check(lib.chinczyk_game_events(game, events, count[0], count))
    return [_tuple(Event, event) for event in events]


_hints = functools.cache(typing.get_type_hints)


def _tuple(kind, struct):
    """A struct as a NamedTuple; the numbers of enumerations become members."""
    values = []
    for (name, _), wanted in zip(ffi.typeof(struct).fields, _hints(kind).values()):
        value = getattr(struct, name)
        values.append(tuple(value) if wanted is tuple else wanted(value))
    return kind._make(values)
