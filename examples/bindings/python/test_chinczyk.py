# SPDX-License-Identifier: MIT
"""What the example does not show."""
import threading
import unittest

from chinczyk import LANE, Error, EventKind, Game, Phase, Preset, Rules, Status


class TestRules(unittest.TestCase):
    def test_64_bits(self):
        rules = Rules.parse("polish,colours=2,track_length=96,lap_length=96")
        rules.safe_squares = 1 << 47
        self.assertEqual(rules.safe_squares, 1 << 47)
        self.assertIn("safe_squares=47", str(rules))

    def test_equality(self):
        self.assertEqual(Rules.parse("british"), Rules(Preset.BRITISH))
        self.assertNotEqual(Rules(), Rules(Preset.BRITISH))

    def test_a_text_holds_a_zero_byte(self):
        with self.assertRaises(Error) as raised:
            Rules.parse("polish\0,pawns=3")
        self.assertEqual(raised.exception.status, Status.PARSE)

    def test_a_field_is_misspelt(self):
        with self.assertRaises(AttributeError):
            Rules().exit_face = 6

    def test_a_value_does_not_fit(self):
        with self.assertRaises(OverflowError):
            Rules().pawns = -1


class TestGame(unittest.TestCase):
    def test_use_after_close(self):
        game = Game()
        game.close()
        game.close()
        with self.assertRaises(ValueError):
            game.roll()

    def test_copy(self):
        with Game(first=0, seed=3) as game, game.copy() as copy:
            copy.roll()
            self.assertEqual((game.steps, copy.steps), (0, 1))

    def test_seats_and_leave(self):
        with Game(Rules(), seats="012.", first=1) as game:
            game.leave(1)
            self.assertEqual(game.player, 2)
            self.assertEqual([event.kind for event in game.events],
                             [EventKind.LEFT, EventKind.TURN])
            game.undo()
            game.redo()
            game.leave(0)
            self.assertEqual(game.phase, Phase.OVER)
            self.assertEqual(game.state.place[:3], (2, 3, 1))

    def test_pieces_on(self):
        with Game.at("0.1. 100,b,7,b/./b,b,b,b/. 0 roll t0s0 -") as game:
            self.assertEqual(game.pieces_on(0, LANE), [0])
            self.assertEqual(game.pieces_on(2, 7), [2])
            with self.assertRaises(Error) as raised:
                game.pieces_on(0, 40)
            self.assertEqual(raised.exception.status, Status.INVALID_ARGUMENT)

    def test_stop_raises(self):
        def stop():
            game.roll(6)  # not what is counted
            raise KeyError("enough")

        with Game(first=0) as game:
            with self.assertRaises(KeyError):
                game.perft(255, stop)
            self.assertEqual(game.steps, 1)

    def test_threads(self):
        """Both change one game, but never at once."""

        def play():
            for _ in range(500):
                try:
                    game.undo() if game.phase == Phase.MOVE else game.roll()
                except Error as error:  # the other one was faster
                    self.assertIn(error.status, (Status.WRONG_PHASE, Status.NOTHING_TO_UNDO))

        with Game(first=0) as game:
            threads = [threading.Thread(target=play) for _ in range(2)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            while game.steps:
                game.undo()
            self.assertEqual(game.position, Game(first=0).position)


class TestEnumerations(unittest.TestCase):
    def test_a_number_of_a_later_version(self):
        self.assertEqual(Phase(1000).name, "UNKNOWN_1000")
        self.assertEqual(Phase(1000), 1000)


if __name__ == "__main__":
    unittest.main()
