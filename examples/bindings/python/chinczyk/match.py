# SPDX-License-Identifier: MIT
"""Matches: several games to so many wins, with clocks and with players who leave."""
from .abi import NONE, Stage, Standings
from .game import GameView
from .library import Owner, as_tuple, chars, check, ffi, lib, written
from .record import head_of, load_all
from .rules import Rules


class MatchGame(GameView):
    """A game of a match. It is led by the match, and closed with it."""

    def __init__(self, match, number):
        self._match = match
        self._number = number

    def _call(self, function, *arguments):
        return self._match._call(
            lambda match: function(lib.chinczyk_match_game_at(match, self._number), *arguments))


class Match(Owner):
    """A match in progress. It may be used from several threads, one call at a time."""

    def __init__(self, rules=None, players=2, *, seats=None, wins=1, clock=0, first=NONE, seed=1):
        """`clock` is the time of each player for each game, in milliseconds; 0 for none."""
        rules = rules or Rules()
        seats = seats or rules.seats(players)
        settings = ffi.new("chinczyk_match_settings *")
        out, detail = ffi.new("chinczyk_match **"), ffi.new("chinczyk_error *")
        check(lib.chinczyk_match_settings_init(settings, ffi.sizeof("chinczyk_match_settings")))
        settings.wins, settings.clock = wins, clock
        settings.first, settings.seed = first, seed
        check(lib.chinczyk_match_new(rules._rules, chars(seats), settings, ffi.NULL, out, detail),
              detail)
        self._own(out[0], lib.chinczyk_match_free)

    @classmethod
    def load(cls, text):
        """The first match of a text that save() wrote, or of many such, one behind another."""
        return next(cls.load_all(text))

    @classmethod
    def load_all(cls, text):
        """Reads a text of saved matches, and yields one after the other."""
        for handle in load_all(text, lib.chinczyk_match_load, "chinczyk_match"):
            match = cls.__new__(cls)
            match._own(handle, lib.chinczyk_match_free)
            yield match

    def save(self, tags=None):
        """The match as text: its games with every step, and tags of yours, such as names."""
        detail, head = ffi.new("chinczyk_error *"), head_of(tags or {})
        return self._call(lambda match: written(lib.chinczyk_match_save, match, head, len(head),
                                                behind=(detail,)))

    @property
    def stage(self):
        """What the match waits for."""
        return Stage(self._call(lib.chinczyk_match_stage))

    @property
    def standings(self):
        """Clocks, wins, places."""
        out = ffi.new("chinczyk_standings *", {"struct_size": ffi.sizeof("chinczyk_standings")})
        check(self._call(lib.chinczyk_match_standings, out))
        return as_tuple(Standings, out[0])

    @property
    def games(self):
        """The games so far, to be looked at."""
        return [MatchGame(self, number) for number in range(self.standings.games)]

    @property
    def game(self):
        """The game that is played, or was played last, to be looked at."""
        return self.games[-1]

    def roll(self, face=0):
        """Rolls a face, or the game's own die, and returns what was rolled."""
        rolled = ffi.new("int32_t *")
        check(self._call(lib.chinczyk_match_roll, face, rolled))
        return rolled[0]

    def play(self, move):
        """Plays a legal move of the game, or the text of one."""
        check(self._call(lib.chinczyk_match_play, self.game._move(move)))

    def undo(self):
        """Takes back the last step of the game. Time stays spent."""
        check(self._call(lib.chinczyk_match_undo))

    def redo(self):
        """Repeats the step that was taken back last."""
        check(self._call(lib.chinczyk_match_redo))

    def spend(self, milliseconds):
        """Takes time from the clock of who is on turn. The player whose flag falls, else None."""
        fallen = ffi.new("int32_t *")
        check(self._call(lib.chinczyk_match_spend, milliseconds, fallen))
        return None if fallen[0] == NONE else fallen[0]

    def set_time(self, player, milliseconds):
        """Sets a clock."""
        check(self._call(lib.chinczyk_match_set_time, player, milliseconds))

    def leave(self, player):
        """A player leaves the match for good."""
        check(self._call(lib.chinczyk_match_leave, player))

    def next(self):
        """Begins the next game."""
        check(self._call(lib.chinczyk_match_next))
