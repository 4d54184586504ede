# SPDX-License-Identifier: MIT
"""Games, to be played and to be looked at."""
from .abi import (
    MAX_COLOURS,
    MAX_EVENTS,
    MAX_MOVES,
    MAX_PATH,
    NONE,
    Event,
    Language,
    MoveFields,
    MoveFlag,
    Phase,
    Prompt,
    State,
    Why,
)
from .library import Asked, Owner, as_tuple, chars, check, ffi, lib, listed, written
from .record import head_of, load_all
from .rules import Rules


class Move(MoveFields):
    """A move, with all that a screen needs to show it; its text is str(move)."""

    __slots__ = ()

    def __str__(self):
        return written(lib.chinczyk_move_format, ffi.new("chinczyk_move *", self))


class GameView:
    """A game to be looked at. Iterating over it yields the legal moves."""

    def _call(self, function, *arguments):
        """Calls a function of the game."""
        raise NotImplementedError

    def _written(self, function, *arguments, behind=()):
        return self._call(lambda game: written(function, game, *arguments, behind=behind))

    def _listed(self, function, *arguments, **kind):
        return self._call(lambda game: listed(function, game, *arguments, **kind))

    def copy(self):
        """An independent game with the same history and die."""
        out, other = ffi.new("chinczyk_game **"), Game.__new__(Game)
        check(self._call(lib.chinczyk_game_copy, ffi.NULL, out))
        other._own(out[0], lib.chinczyk_game_free)
        return other

    __copy__ = copy

    @property
    def phase(self):
        """What the game waits for."""
        return Phase(self._call(lib.chinczyk_game_phase))

    @property
    def prompt(self):
        """What a screen does next: what to ask the player for, and what not."""
        return Prompt(self._call(lib.chinczyk_game_prompt))

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
        return self._written(lib.chinczyk_game_position)

    @property
    def rules(self):
        """A copy of the rules."""
        rules = Rules()
        size = ffi.sizeof("chinczyk_rules")
        check(self._call(lib.chinczyk_game_rules, rules._rules, size))
        return rules

    @property
    def state(self):
        """All that can be seen of the game."""
        state = ffi.new("chinczyk_state *", {"struct_size": ffi.sizeof("chinczyk_state")})
        check(self._call(lib.chinczyk_game_state, state))
        return as_tuple(State, state[0])

    @property
    def hash(self):
        """A number for the position, the same on every machine."""
        return self._call(lib.chinczyk_game_hash)

    @property
    def moves(self):
        """The legal moves; none where no choice is due."""
        return self._listed(lib.chinczyk_game_moves, kind="chinczyk_move", most=MAX_MOVES,
                            make=lambda move: as_tuple(Move, move))

    def __iter__(self):
        return iter(self.moves)

    def find_move(self, text):
        """The legal move that a text names."""
        move, detail = ffi.new("chinczyk_move *"), ffi.new("chinczyk_error *")
        check(self._call(lib.chinczyk_game_find_move, chars(text), move, detail), detail)
        return as_tuple(Move, move[0])

    def _move(self, move):
        """A legal move, or the text of one, for C."""
        return ffi.new("chinczyk_move *", self.find_move(move) if isinstance(move, str) else move)

    @property
    def events(self):
        """What the last step did, in order."""
        return self._listed(lib.chinczyk_game_events, kind="chinczyk_event", most=MAX_EVENTS,
                            make=lambda event: as_tuple(Event, event))

    def pieces_on(self, colour, square):
        """The numbers of the pieces on a square."""
        pieces = ffi.new("uint32_t *")
        check(self._call(lib.chinczyk_game_pieces_on, colour, square, pieces))
        return [piece for piece in range(32) if pieces[0] >> piece & 1]

    def why(self, piece, *, pair=False, face=0):
        """Whether a piece may move, now or with a face, and if not, why."""
        why, flags = ffi.new("chinczyk_why *"), MoveFlag.PAIR if pair else 0
        check(self._call(lib.chinczyk_game_why, piece, flags, face, why))
        return as_tuple(Why, why[0])

    def path(self, move):
        """The squares that a legal move, or the text of one, leads over."""
        return self._listed(lib.chinczyk_game_path, self._move(move), kind="int32_t", most=MAX_PATH)

    def path_back(self, piece, from_square):
        """The squares over which a piece goes back to base."""
        return self._listed(lib.chinczyk_game_path_back, piece, from_square, kind="int32_t",
                            most=MAX_PATH)

    def say(self, what, language=Language.ENGLISH):
        """A sentence for an event, or for why a piece may not move."""
        if isinstance(what, Why):
            why = ffi.new("chinczyk_why *", what)
            return self._written(lib.chinczyk_why_words, why, language)
        event = ffi.new("chinczyk_event *", what)
        return self._written(lib.chinczyk_event_words, event, language)

    def player_name(self, player, language=Language.ENGLISH):
        """The name of a player, by the colours."""
        return self._written(lib.chinczyk_player_words, player, language)

    def playout(self, number, *, seed=0):
        """Everybody's place after the rest of the game was played at random."""
        rolls = ffi.new("uint64_t *")
        # The rolls stand behind the places and their number.
        function = lambda game, *out: lib.chinczyk_game_playout(game, seed, number, *out, rolls)
        return self._listed(function, kind="int32_t", most=MAX_COLOURS)

    def save(self, tags=None):
        """The game as text: how it began, every step, and tags of yours, such as names."""
        detail, head = ffi.new("chinczyk_error *"), head_of(tags or {})
        return self._written(lib.chinczyk_game_save, head, len(head), behind=(detail,))

    def perft(self, depth, stop=None):
        """Counts the ways to go on. `stop` is asked now and then; what it returns, or raises,
        ends the count."""
        leaves, asked = ffi.new("uint64_t *"), Asked("int32_t(void *)", stop)
        # Of a copy, so that `stop`, or another thread, may do with the game what it likes.
        with self.copy() as game:
            status = game._call(lib.chinczyk_game_perft, depth, asked.callback, ffi.NULL, leaves)
        asked.check(status)
        return leaves[0]


class Game(Owner, GameView):
    """A game in progress. It may be used from several threads, one call at a time."""

    def __init__(self, rules=None, players=2, *, seats=None, first=NONE, seed=1):
        rules = rules or Rules()
        seats = seats or rules.seats(players)
        self._begin(lib.chinczyk_game_new, rules._rules, chars(seats), first, seed)

    @classmethod
    def at(cls, position, rules=None, *, seed=1):
        """A game at a position, given by its text, without history."""
        rules, game = rules or Rules(), cls.__new__(cls)
        game._begin(lib.chinczyk_game_new_at, rules._rules, chars(position), seed)
        return game

    @classmethod
    def load(cls, text):
        """The first game of a text that save() wrote, or of many such, one behind another."""
        return next(cls.load_all(text))

    @classmethod
    def load_all(cls, text):
        """Reads a text of saved games, and yields one after the other."""
        for handle in load_all(text, lib.chinczyk_game_load, "chinczyk_game"):
            game = cls.__new__(cls)
            game._own(handle, lib.chinczyk_game_free)
            yield game

    def _begin(self, function, *arguments):
        out, detail = ffi.new("chinczyk_game **"), ffi.new("chinczyk_error *")
        check(function(*arguments, ffi.NULL, out, detail), detail)
        self._own(out[0], lib.chinczyk_game_free)

    def roll(self, face=0):
        """Rolls a face, or the game's own die, and returns what was rolled."""
        rolled = ffi.new("int32_t *")
        check(self._call(lib.chinczyk_game_roll, face, rolled))
        return rolled[0]

    def play(self, move):
        """Plays a legal move, or the text of one."""
        check(self._call(lib.chinczyk_game_play, self._move(move)))

    def leave(self, player):
        """A player leaves for good."""
        check(self._call(lib.chinczyk_game_leave, player))

    def undo(self):
        """Takes back the last step, the die included."""
        check(self._call(lib.chinczyk_game_undo))

    def redo(self):
        """Repeats the step that was taken back last."""
        check(self._call(lib.chinczyk_game_redo))
