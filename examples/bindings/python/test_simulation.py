# SPDX-License-Identifier: MIT
"""Simulated games."""
import unittest

from chinczyk import Error, Game, Measure, PlayerKind, Preset, Results, Rules, Status, simulate


class TestSimulation(unittest.TestCase):
    def test_parts_are_the_whole(self):
        settings = {"seed": 5, "kinds": [PlayerKind.GREEDY]}
        whole = simulate(30, **settings)
        early, late = simulate(20, **settings), simulate(10, first_game=20, **settings)
        self.assertEqual(str(late + early), str(whole))
        self.assertEqual(str(Results.parse(str(whole))), str(whole))
        with self.assertRaises(Error) as raised:
            early + early
        self.assertEqual(raised.exception.field, "first_game")

    def test_results(self):
        results = simulate(40, Rules(Preset.LUDO), 4, seed=2)
        self.assertEqual((results.games, results.unfinished), (40, 0))
        self.assertEqual((str(results.rules), results.seats), ("ludo", "0123"))
        self.assertEqual([sum(row) for row in results.places], [40] * 4)
        self.assertEqual([sum(row) for row in results.order_places], [40] * 4)
        self.assertAlmostEqual(results.won(0).value, results.places[0][0] / 40)
        self.assertAlmostEqual(sum(results.won_in_order(n).value for n in range(4)), 1)
        rolls = results.mean(Measure.ROLLS)
        self.assertTrue(rolls.value > 100 and rolls.standard_error > 0)
        self.assertEqual(results.per_roll(Measure.ROLLS), (1, 0))

    def test_progress(self):
        told = []
        with self.assertRaises(Error) as raised:
            simulate(9000, progress=lambda done: told.append(done) or done >= 4096, roll_limit=20)
        self.assertEqual((raised.exception.status, told), (Status.STOPPED, [4096]))

    def test_progress_raises(self):
        with self.assertRaises(ZeroDivisionError):
            simulate(1, progress=lambda done: done / 0)

    def test_playout(self):
        with Game.at("0.1. 103,102,101,39/./b,b,b,b/. 0 roll t0s0 -") as game:
            places = [game.playout(number) for number in range(20)]
            self.assertEqual(places, [game.playout(number) for number in range(20)])
            self.assertGreater(places.count([1, 2]), places.count([2, 1]))
            self.assertEqual(game.steps, 0)


if __name__ == "__main__":
    unittest.main()
