# SPDX-License-Identifier: MIT
"""Games of Chińczyk, by the shared library libchinczyk.

The library is found by the system's loader, or at the path in CHINCZYK_LIBRARY.
"""
from .abi import *  # the enumerations, tuples and limits
from .game import Game, GameView, Move
from .library import Error, version
from .match import Match
from .record import read_tags
from .rules import Rules, difference
from .simulation import Estimate, Results, simulate
from .words import language_of, name_of
