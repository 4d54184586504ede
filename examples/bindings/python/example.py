# SPDX-License-Identifier: MIT
"""example.py [SEED]: a whole game, a look back, and what is refused."""
import sys

import chinczyk
from chinczyk import Error, Game, MoveFlag, Overshoot, Phase, Preset, Rules


def choose(game):
    """The first move that captures, else the last one."""
    for move in game:
        if move.flags & MoveFlag.CAPTURE:
            print(f"player {move.player} captures: {move}")
            return move
    return move


def play(game):
    while game.phase != Phase.OVER:
        if game.steps % 40 == 0:
            print(f"step {game.steps}: {game.position}")
        if game.phase == Phase.MOVE:
            game.play(choose(game))
        else:
            game.roll()


def show_end(game):
    state = game.state
    print(f"over after {state.steps} steps, hash {game.hash:016x}")
    for player in range(state.players):
        home, walked = state.pawns_home[player], state.walked[player]
        print(f"player {player}: place {state.place[player]}, {home} home, {walked} walked")
    for event in game.events:
        print(f"event {event.kind:d} of player {event.player}")


def undo_and_redo(game):
    print("end:", game.position)
    for _ in range(3):
        game.undo()
    print("undone:", game.position)
    for _ in range(3):
        game.redo()
    print("redone:", game.position)


def refused(action, *arguments):
    try:
        action(*arguments)
    except Error as error:
        print(f"error {error.name}: {error}")
        return error
    raise AssertionError("it was not refused")


def refused_in_detail(action, *arguments):
    error = refused(action, *arguments)
    offset = -1 if error.offset is None else error.offset
    print(f"  field '{error.field or ''}', offset {offset}")


def show_errors(game):
    refused_in_detail(Rules.parse, "polish,pawns=5")
    refused_in_detail(Rules.parse, "polish,horses=5")
    rules = Rules(Preset.ROBBER)
    rules.stack_limit = 2
    refused_in_detail(rules.check)
    refused_in_detail(Game.at, "0.1. 77,b,b,b/./b,b,b,b/. 0 roll t0s0 -", game.rules)
    refused(game.roll)
    with Game.at("0.1. 3,b,b,b/./b,b,b,b/. 0 roll t0s0 -", game.rules) as other:
        refused(other.undo)
        other.roll(4)
        refused_in_detail(other.play, "0:3-8")
        other.undo()
        print("perft 4:", other.perft(4))
        refused(other.perft, 255, lambda: True)


print("libchinczyk", chinczyk.version())
rules = Rules(Preset.POLISH)
rules.exit_faces = 1 << 1 | 1 << 6
rules.overshoot = Overshoot.BOUNCE
print("rules", rules)
with Game(rules, players=2, seed=int(sys.argv[1]) if len(sys.argv) > 1 else 1) as game:
    play(game)
    show_end(game)
    undo_and_redo(game)
    show_errors(game)
