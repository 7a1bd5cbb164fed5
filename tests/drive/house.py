"""House rules and handicaps, from the setup to the podium."""
import json
import os
import sqlite3
import unittest

from client import Folder, Game, Lab
from player import Player
from tables import FALLING, FILE, NONE, Table, deal, journal


class House(unittest.TestCase):
    def begin(self, game, *choices):
        game.idle()
        game.go("title.new")
        if game.widgets()["setup.seat1.kind"]["label"] == "Computer":
            game.go("setup.seat1.kind")
        game.go("setup.route.short", "setup.house", *choices, "house.close")

    def test_none_at_first(self):
        with Folder() as data, Game(data, seed=3) as game:
            self.begin(game)
            self.assertEqual(game.widgets()["setup.house"]["label"], "House rules")
            game.go("setup.start")
            state = game.state()
            self.assertNotIn("house", state)
            self.assertEqual([seat["field"] for seat in state["players"]], [0, 0])
            self.assertNotIn(None, state["players"][0]["events"])

    def test_a_head_start_is_no_first_turn(self):
        with Folder() as data, Game(data, seed=3) as game:
            game.idle()
            game.go("title.new", "setup.house", "house.ahead1")
            name = game.widgets()["house.ahead1"]["label"].removeprefix("Head start: ")
            self.assertNotIn("start", name)
            self.assertNotIn("start", game.widgets()["house.ahead0"]["label"].removeprefix("Head start: "))
            game.say("lang de")
            self.assertEqual(game.widgets()["house.ahead1"]["label"], f"Vorsprung: {name}")
            game.go("house.close")
            self.assertEqual(game.widgets()["setup.seats2"]["label"], "Zu zweit", "a computer is no person")

    def test_what_is_chosen_is_played_and_remembered(self):
        with Folder() as data, Game(data, seed=3) as game:
            self.begin(game, "house.no_events", "house.no_questions", "house.ahead1", "house.ahead1")
            self.assertEqual(game.widgets()["setup.house"]["label"], "House rules: 3")
            game.go("setup.start")
            state = game.state()
            self.assertEqual(state["house"], ["no_events", "no_questions"])
            self.assertEqual([seat["field"] for seat in state["players"]], [0, 4])
            self.assertEqual([seat["events"] for seat in state["players"]], [NONE, NONE])
            player = Player(game)
            player.play()
            self.assertNotIn("question", player.scenes)
            end = game.hash()
            game.go("victory.again")
            self.assertEqual([seat["field"] for seat in game.state()["players"]], [0, 4], "the next game, too")
            game.go("stage.pause", "pause.leave")
            while game.scene() == "message":
                game.go("message.button0")
            game.go("title.new")
            self.assertEqual(game.widgets()["setup.house"]["label"], "House rules: 3")
            game.close()
            with Lab() as lab:
                lab.ask("load", game=journal(data, 1))
                self.assertEqual(lab.ask("hash")["hash"], end, "the rules alone come to the same end")

    def test_with_questions_alone_left_out_events_are_there(self):
        with Folder() as data, Game(data, seed=3) as game:
            self.begin(game, "house.no_questions")
            game.go("setup.start")
            self.assertEqual(game.state()["house"], ["no_questions"])
            self.assertNotIn(None, game.state()["players"][0]["events"])

    def test_an_interrupted_game_goes_on_by_its_house_rules(self):
        with Folder() as data:
            with Game(data, seed=3) as game:
                self.begin(game, "house.no_questions", "house.ahead0")
                game.go("setup.start", "stage.stock", "stage.row0.slot4")
                before = game.hash()
            with Game(data, seed=4) as game:
                game.idle()
                game.go("title.continue")
                self.assertEqual((game.hash(), game.state()["house"]), (before, ["no_questions"]))


class Older(unittest.TestCase):
    def test_a_journal_without_house_rules_is_one_of_none(self):
        with Table(deal(FALLING, [NONE, NONE])) as table:
            on_screen = table.hash()
            table.close()
            with sqlite3.connect(f"file:{os.path.join(table.data, FILE)}?mode=ro", uri=True) as store:
                (setup,) = store.execute("SELECT setup FROM game").fetchone()
            store.close()
            self.assertEqual({"house", "ahead"} & set(json.loads(setup)["setup"]), set())
            with Lab() as lab:
                lab.ask("load", game={**json.loads(setup), "actions": []})
                self.assertEqual(lab.ask("hash")["hash"], on_screen)


if __name__ == "__main__":
    unittest.main()
