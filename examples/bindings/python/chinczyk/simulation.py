# SPDX-License-Identifier: MIT
"""Many games, played by the library."""
from typing import NamedTuple

from .abi import MAX_COLOURS, NONE, PlayerKind
from .library import Asked, chars, check, ffi, lib, text_of, written
from .rules import Rules


class Estimate(NamedTuple):
    """A number with its standard error."""

    value: float
    standard_error: float


class Results:
    """What games came to. Results of ranges that follow one another can be added."""

    def __init__(self):
        self._results = ffi.new("chinczyk_results *",
                                {"struct_size": ffi.sizeof("chinczyk_results")})

    @classmethod
    def parse(cls, text):
        """Reads what str(results) wrote."""
        results, detail = cls(), ffi.new("chinczyk_error *")
        check(lib.chinczyk_results_parse(chars(text), results._results, detail), detail)
        return results

    def __str__(self):
        return written(lib.chinczyk_results_format, self._results)

    def __add__(self, other):
        both, detail = Results(), ffi.new("chinczyk_error *")
        for part in (self, other):
            check(lib.chinczyk_results_merge(both._results, part._results, detail), detail)
        return both

    @property
    def rules(self):
        return Rules.parse(text_of(self._results.rules))

    @property
    def seats(self):
        return text_of(self._results.seats)

    @property
    def games(self):
        """Games played."""
        return self._results.games

    @property
    def unfinished(self):
        """Those of them that were given up."""
        return self._results.unfinished

    @property
    def places(self):
        """How often each player took each place, the first in column 0."""
        return self._table(self._results.places)

    @property
    def order_places(self):
        """The same by order of play: row 0 is of whoever began."""
        return self._table(self._results.order_places)

    def _table(self, table):
        players = self._results.players
        return [list(row[0:players]) for row in table[0:players]]

    def won(self, player):
        """The share of the finished games that a player won."""
        return self._share(self._results.places[player][0])

    def won_in_order(self, place):
        """The share of the finished games that who began (0), or came next, won."""
        return self._share(self._results.order_places[place][0])

    def _share(self, count):
        return self._estimate(lib.chinczyk_results_share, count)

    def mean(self, measure):
        """The mean of a measure over the games."""
        return self._estimate(lib.chinczyk_results_mean, measure)

    def per_roll(self, measure):
        """A measure for each roll."""
        return self._estimate(lib.chinczyk_results_per_roll, measure)

    def _estimate(self, function, argument):
        value, error = ffi.new("uint64_t *"), ffi.new("uint64_t *")
        check(function(self._results, argument, value, error))
        return Estimate(value[0] / 1e6, error[0] / 1e6)


def simulate(games, rules=None, players=2, *, seats=None, kinds=(), seed=0, first_game=0,
             first=NONE, roll_limit=0, progress=None):
    """Plays games. `kinds` are how the players choose, all at random unless given. `progress`
    is told now and then how many were played; what it returns, or raises, ends it."""
    rules = rules or Rules()
    seats = seats or rules.seats(players)
    asked = Asked("int32_t(uint64_t, void *)", progress)
    simulation, results = ffi.new("chinczyk_simulation *"), Results()
    check(lib.chinczyk_simulation_init(simulation, ffi.sizeof("chinczyk_simulation")))
    simulation.games, simulation.first_game = games, first_game
    simulation.seed, simulation.first, simulation.roll_limit = seed, first, roll_limit
    simulation.kinds = [*kinds, *[PlayerKind.RANDOM] * MAX_COLOURS][:MAX_COLOURS]
    detail = ffi.new("chinczyk_error *")
    status = lib.chinczyk_simulate(rules._rules, chars(seats), simulation, asked.callback,
                                   ffi.NULL, results._results, detail)
    asked.check(status, detail)
    return results
