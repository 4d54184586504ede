# SPDX-License-Identifier: MIT
"""What a screen shows: reasons, paths, words, the board."""
import unittest

from chinczyk import (
    BASE,
    Error,
    EventKind,
    Game,
    LANE,
    Language,
    Phase,
    Preset,
    Prompt,
    Reason,
    Rules,
    Status,
    difference,
    language_of,
    name_of,
)

POSITION = "0.1. 38,b,7,b/./b,b,10,b/. 0 roll t0s0 -"


class TestWhy(unittest.TestCase):
    def test_reasons(self):
        with Game.at(POSITION) as game:
            self.assertEqual(game.why(0).reason, Reason.ROLL_DUE)
            self.assertEqual(game.why(0, face=6).reason, Reason.TOO_FAR)
            self.assertEqual(game.why(0, face=6).value, 1)
            self.assertEqual(game.why(1, face=5).reason, Reason.NEEDS_EXIT)
            self.assertEqual(game.why(0, pair=True, face=1).reason, Reason.NO_PAIR)
            game.roll(3)
            why = game.why(2)
            self.assertEqual((why.reason, why.from_square, why.to_square), (Reason.NONE, 7, 10))
            with self.assertRaises(Error):
                game.why(4)

    def test_words(self):
        with Game.at(POSITION) as game:
            why = game.why(0, face=6)
            self.assertIn("1", game.say(why))
            self.assertNotEqual(game.say(why), game.say(why, Language.POLISH))
            game.roll(3)
            self.assertEqual(game.events[0].kind, EventKind.ROLLED)
            self.assertIn(game.player_name(0), game.say(game.events[0]))
            self.assertIn("3", game.say(game.events[0], Language.POLISH))


class TestPaths(unittest.TestCase):
    def test_path(self):
        with Game.at(POSITION) as game:
            game.roll(3)
            self.assertEqual(game.path("0:7-10x"), [7, 8, 9, 10])
            self.assertEqual(game.path("0:38-101"), [38, 39, LANE, LANE + 1])
            game.play("0:7-10x")
            back = game.path_back(10, 10)
            self.assertEqual((back[0], back[-1]), (10, BASE))

    def test_prompt(self):
        with Game.at(POSITION) as game:
            self.assertEqual(game.prompt, Prompt.ROLL_UNASKED)
            game.roll(3)
            self.assertEqual(game.prompt, Prompt.CHOOSE)


class TestWords(unittest.TestCase):
    def test_rules(self):
        polish, ludo = Rules(), Rules(Preset.LUDO)
        self.assertIn("\n- ", polish.words())
        self.assertIn("pion", polish.words(Language.POLISH))
        self.assertIn("- ", difference(polish, ludo))
        self.assertNotIn("- ", difference(polish, polish))
        self.assertEqual(polish.colour_name(1), "blue")
        self.assertIsNone(polish.colour_name(4))

    def test_names(self):
        self.assertEqual(language_of("pl_PL.UTF-8"), Language.POLISH)
        self.assertIsNone(language_of("xx"))
        for member in (Phase.MOVE, EventKind.TURN, Preset.LUDO, Status.PARSE):
            self.assertNotEqual(name_of(member), name_of(member, Language.POLISH))
        self.assertIsNone(name_of(Phase(99)))


class TestBoard(unittest.TestCase):
    def test_points(self):
        rules = Rules()
        self.assertEqual(rules.board_size, (11000, 11000))
        points = {rules.square_point(0, square) for square in range(rules.track_length)}
        points |= {rules.base_point(colour, 4 * colour) for colour in range(4)}
        points |= {rules.die_point(colour) for colour in range(4)}
        self.assertEqual(len(points), 48)
        self.assertEqual([rules.corner(colour) for colour in range(4)], [1, 2, 4, 3])
        with self.assertRaises(Error) as raised:
            rules.square_point(0, 40)
        self.assertEqual(raised.exception.status, Status.INVALID_ARGUMENT)


if __name__ == "__main__":
    unittest.main()
