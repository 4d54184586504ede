# SPDX-License-Identifier: MIT
"""Saved games, and matches."""
import unittest

from chinczyk import Error, Game, Match, Phase, Stage, Status, read_tags


def play_on(match):
    while match.stage == Stage.GAME:
        moves = match.game.moves
        match.play(moves[0]) if moves else match.roll()


class TestRecords(unittest.TestCase):
    def test_save_and_load(self):
        with Game(first=0, seed=3) as game:
            for _ in range(3):
                game.roll()
            game.undo()
            text = game.save({"Player0": 'Ala "Kostka"', "Site": "Łódź"})
            with Game.load(text) as loaded:
                self.assertEqual((loaded.position, loaded.steps), (game.position, 2))
                loaded.redo()
                game.redo()
                self.assertEqual(loaded.roll(), game.roll())
        tags = read_tags(text)
        self.assertEqual((tags["Player0"], tags["Site"]), ('Ala "Kostka"', "Łódź"))
        self.assertEqual(tags["Rules"], "polish")

    def test_several(self):
        texts = [Game(first=0, seed=seed).save({"Site": "Łódź"}) for seed in (1, 2)]
        games = list(Game.load_all("\n".join(texts)))
        self.assertEqual([game.save({"Site": "Łódź"}) for game in games], texts)
        with self.assertRaises(Error) as raised:
            list(Game.load_all(texts[0] + texts[1].replace("polish", "polis")))
        self.assertEqual(raised.exception.field, "Rules")
        line = texts[0].count("\n") + 2  # behind its first tag
        self.assertIn(f"line {line}:", str(raised.exception))

    def test_no_game(self):
        with self.assertRaises(Error) as raised:
            Game.load("")
        self.assertEqual(raised.exception.status, Status.PARSE)

    def test_a_tag_that_cannot_be(self):
        with Game() as game, self.assertRaises(Error):
            game.save({"a name": ""})


class TestMatch(unittest.TestCase):
    def test_match(self):
        with Match(wins=2, first=0, seed=7) as match:
            play_on(match)
            self.assertEqual(match.stage, Stage.NEXT)
            match.undo()
            self.assertEqual(match.stage, Stage.GAME)
            match.redo()
            match.next()
            first, second = match.games
            self.assertEqual((first.phase, second.steps), (Phase.OVER, 0))
            self.assertEqual(sum(match.standings.wins[:2]), 1)
            with Match.load(match.save({"Player0": "Ala"})) as loaded:
                play_on(loaded)
                play_on(match)
                self.assertEqual(loaded.game.position, match.game.position)
            match.leave(0)
            self.assertEqual((match.stage, match.standings.winner), (Stage.OVER, 1))

    def test_clock(self):
        with Match(players=2, clock=1000, first=0) as match:
            self.assertIsNone(match.spend(400))
            self.assertEqual(match.standings.time_left[:2], (600, 1000))
            match.set_time(0, 100)
            self.assertEqual(match.spend(100), 0)
            self.assertEqual(match.standings.flag_fallen[:2], (1, 0))

    def test_a_game_cannot_be_led_past_its_match(self):
        with Match(first=0) as match:
            game = match.game
            self.assertFalse(hasattr(game, "roll"))
            copy = game.copy()
            copy.roll()
            self.assertEqual((copy.steps, game.steps), (1, 0))
        with self.assertRaises(ValueError):
            game.steps
        with self.assertRaises(ValueError):
            match.roll()


if __name__ == "__main__":
    unittest.main()
