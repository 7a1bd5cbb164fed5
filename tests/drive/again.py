"""After a game: the same deal once more, or revenge on computers a level lower."""
import os
import sqlite3
import unittest

import path_player
from client import Folder, Game
from tables import FALLING, FILE, NONE, Table, deal, route

GOAL = len(route("short", 2)["fields"]) - 1
LOST = {"events": [["all_advance_1", None], NONE], "fields": [0, GOAL - 1]}  # the card takes the other one home
WON = {"events": [["all_advance_1", None], NONE], "fields": [GOAL - 1, 0]}


def told(data, question, *values):
    """From the store of a game that has been closed."""
    with sqlite3.connect(os.path.join(data, FILE)) as store:
        rows = store.execute(question, values).fetchall()
    store.close()
    return rows


def levels(data, game):
    return [level for (level,) in told(data, "SELECT level FROM seat WHERE game = ? ORDER BY seat", game)]


class Revenge(unittest.TestCase):
    def test_after_a_defeat_the_same_computer_plays_a_level_lower(self):
        with Table(deal(FALLING, **LOST), levels=["", "hard"]) as table:
            table.go("stage.event0.0", "victory.revenge")
            self.assertEqual((table.scene(), table.state()["stage"]), ("stage", 1))
            table.close()
            self.assertEqual(levels(table.data, 1), ["", "hard"])
            self.assertEqual(levels(table.data, 2), ["", "medium"])

    def offered(self, how, *seats):
        with Table(deal(FALLING, **how), levels=seats) as table:
            table.go("stage.event0.0")
            return "victory.revenge" in table.widgets()

    def test_it_is_offered_to_who_lost_to_one_that_can_be_weaker(self):
        self.assertTrue(self.offered(LOST, "", "easy"))
        self.assertFalse(self.offered(LOST, "", "gentle"), "nobody plays lower")
        self.assertFalse(self.offered(WON, "", "hard"), "there is nothing to avenge")
        self.assertFalse(self.offered(LOST, "", ""), "there is no computer")

    def test_at_best_path_easy_is_the_lowest(self):
        with Folder() as data, Game(data, seed=2) as game:
            game.idle()
            game.go("title.new_path", *["path_setup.seat1.level"] * 2, "path_setup.start")
            self.assertEqual(self.pass_to_the_end(game), [1])
            game.go("path_end.revenge")
            self.assertEqual(game.scene(), "path")
            self.pass_to_the_end(game)
            game.go("path_end.revenge")
            self.pass_to_the_end(game)
            self.assertNotIn("path_end.revenge", game.widgets())
            game.close()
            self.assertEqual([levels(data, number) for number in (1, 2, 3)], [["", "hard"], ["", "medium"], ["", "easy"]])

    def pass_to_the_end(self, game):
        """Whoever draws nothing at all loses."""
        while game.scene() == "path":
            path_player.Hand(game).ready(0)
            game.idle()
        return game.state()["awaiting"]["winners"]


class SameDeal(unittest.TestCase):
    def test_it_is_dealt_again_card_by_card_and_counts_nowhere(self):
        with Table(deal(FALLING, **WON), levels=["", "easy"]) as table:
            dealt = table.hash()
            table.go("stage.event0.0", "victory.same")
            self.assertEqual((table.scene(), table.hash()), ("stage", dealt))
            table.go("stage.event0.0", "victory.title")
            table.close()
            extras = told(table.data, "SELECT game, key FROM extra WHERE key = 'unranked'")
            self.assertEqual(extras, [(2, "unranked")], "the first game counts, the second doesn't")

    def test_at_best_path_too(self):
        with Folder() as data, Game(data, seed=2) as game:
            game.idle()
            game.go("title.new_path", "path_setup.start")
            dealt = game.hash()
            Revenge.pass_to_the_end(self, game)
            game.go("path_end.same")
            self.assertEqual((game.scene(), game.hash()), ("path", dealt))

    def test_play_again_deals_anew(self):
        with Table(deal(FALLING, **WON), levels=["", "easy"]) as table:
            dealt = table.hash()
            table.go("stage.event0.0", "victory.again")
            self.assertNotEqual(table.hash(), dealt)


if __name__ == "__main__":
    unittest.main()
