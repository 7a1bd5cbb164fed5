"""After a game: the same deal once more, or computers a level lower or higher."""
import os
import sqlite3
import unittest

import path_player
from client import Folder, Game
from stand_ins import STRENGTHS, next_strength
from tables import FALLING, FILE, NONE, Table, deal, record, route, set_out

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

    def test_after_a_victory_the_same_computer_plays_a_level_higher(self):
        with Table(deal(FALLING, **WON), levels=["", "hard"]) as table:
            table.go("stage.event0.0", "victory.harder")
            self.assertEqual((table.scene(), table.state()["stage"]), ("stage", 1))
            table.close()
            self.assertEqual(levels(table.data, 2), ["", "expert"])

    def offered(self, how, *seats):
        """What it says on the button for another level, if there is one."""
        with Table(deal(FALLING, **how), levels=seats) as table:
            table.go("stage.event0.0")
            return [table.widgets()[name]["label"] for name in ("victory.revenge", "victory.harder")
                    if name in table.widgets()]

    def test_who_lost_may_have_it_easier_and_who_won_harder(self):
        self.assertEqual(self.offered(LOST, "", "easy"), ["One level easier"])
        self.assertEqual(self.offered(LOST, "", "gentle"), [], "nobody plays lower")
        self.assertEqual(self.offered(WON, "", "hard"), ["Harder"])
        self.assertEqual(self.offered(WON, "", "expert"), [], "nobody plays higher")
        self.assertEqual(self.offered(LOST, "", ""), [], "there is no computer")

    def test_at_best_path_it_goes_down_to_gentle(self):
        with Folder() as data, Game(data, seed=2) as game:
            game.idle()
            game.go("title.new_path", "path_setup.seat1.level", "path_setup.start")
            self.assertEqual(self.pass_to_the_end(game), [1])
            game.go("path_end.revenge")
            self.assertEqual(game.scene(), "path")
            self.pass_to_the_end(game)
            game.go("path_end.revenge")
            self.pass_to_the_end(game)
            self.assertNotIn("path_end.revenge", game.widgets())
            game.close()
            self.assertEqual([levels(data, number) for number in (1, 2, 3)], [["", "medium"], ["", "easy"], ["", "gentle"]])

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
            table.go("stage.event0.0", "victory.charts", "victory.same")
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


def digit(step):
    """As a game notes the step of who followed."""
    return step % 16


class FollowsYou(unittest.TestCase):
    """A computer a step lower after a defeat, higher after a victory."""

    def after(self, level, place, extras=(("followed", 1, 1),), door="title.new"):
        """The level and step it takes after a game of that level in which the person came in that place."""
        with Folder() as data:
            set_out(data, record(deal(FALLING, [NONE, NONE])), ["", level],
                    {"new_game.seat0.name": "Seat 0", "new_game.seat1.follows": 1, "new_game.seat1.level": 2})
            with sqlite3.connect(os.path.join(data, FILE)) as store:
                store.execute("UPDATE game SET state = 1, ended = 9")
                store.execute("UPDATE seat SET place = CASE seat WHEN 0 THEN ? ELSE 3 - ? END", (place, place))
                store.executemany("INSERT INTO extra (game, seat, key, value) VALUES (1, ?, ?, ?)",
                                  [(seat, key, value) for key, seat, value in extras])
            store.close()
            with Game(data) as game:
                game.idle()
                game.go(door, "setup.start")
            ((noted,),) = told(data, "SELECT value FROM setting WHERE key = 'game.2.followed'")
            step = int(noted) >> 8 & 15  # the second seat's
            return levels(data, 2)[1], step - 16 if step > 7 else step

    def test_each_step_leads_to_the_next_as_the_stand_ins_play_it(self):
        for strength in (0, 2, 3, 6, 8, 14, len(STRENGTHS) - 1):
            for place in (1, 2):
                met = STRENGTHS[strength]
                wanted = STRENGTHS[next_strength(strength, [place == 1])]
                with self.subTest(met=met, place=place):
                    followed = ("followed", 1, 1 + digit(met["step"]))
                    self.assertEqual(self.after(met["level"], place, (followed,)), (wanted["level"], wanted["step"]))

    def test_games_it_did_not_follow_or_that_do_not_count_tell_nothing(self):
        self.assertEqual(self.after("expert", 1, extras=()), ("easy", 0))
        self.assertEqual(self.after("expert", 1, extras=(("followed", 1, 1), ("unranked", 0, 1))), ("easy", 0))

    def test_it_is_chosen_beside_the_levels_remembered_and_told(self):
        with Folder() as data, Game(data, seed=5) as game:
            game.idle()
            game.go("title.new_path", *["path_setup.seat1.level"] * 4)
            self.assertEqual(game.widgets()["path_setup.seat1.level"]["label"], "Adapts to you")
            game.go("path_setup.start")
            Revenge.pass_to_the_end(self, game)
            game.go("path_end.again")
            Revenge.pass_to_the_end(self, game)
            game.go("path_end.title", "title.statistics", "statistics.tab_games")
            told_of = [widget["label"] for widget in game.widgets().values() if "adaptive computer" in widget["label"]]
            self.assertGreaterEqual(len(told_of), 1, "the list of games says so")
            game.close()
            self.assertEqual([levels(data, number)[1] for number in (1, 2)], ["easy", "gentle"])
            self.assertEqual(told(data, "SELECT game, seat FROM extra WHERE key = 'followed'"), [(1, 1), (2, 1)])

    def test_a_game_that_is_gone_on_with_is_remembered_as_one(self):
        with Folder() as data:
            with Game(data, seed=5) as game:
                game.idle()
                game.go("title.new_path", *["path_setup.seat1.level"] * 4, "path_setup.start")
            with Game(data, seed=6) as game:
                game.idle()
                game.go("title.continue")
                Revenge.pass_to_the_end(self, game)
            self.assertEqual(told(data, "SELECT seat FROM extra WHERE key = 'followed'"), [(1,)])


class Files(unittest.TestCase):
    def test_a_saved_game_is_found_in_the_folder_without_typing(self):
        with Table(deal(FALLING, **WON), levels=["", "easy"]) as table:
            table.go("stage.event0.0", "victory.title", "title.statistics", "statistics.tab_games",
                     "statistics.game0.export")
            self.assertIn("file.folder", table.widgets())
            table.go("file.ok", "message.button0", "statistics.import")
            self.assertIn(table.widgets()["file.file0"]["label"], os.listdir(table.data))
            table.go("file.folder")
            self.assertEqual(table.scene(), "file", "nothing is chosen by looking at the folder")
            table.go("file.file0")
            self.assertEqual(table.scene(), "statistics")
            self.assertTrue(any("imported" in widget["label"] for widget in table.widgets().values()))


if __name__ == "__main__":
    unittest.main()
