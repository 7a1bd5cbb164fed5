"""Whole games, played by pressing widgets by their names alone."""
import json
import pathlib
import subprocess
import unittest

from client import LAB, Folder, Game
from player import Player, sit_down
from tables import FALLING, NONE, Table, deal, hash_in_lab, route

GOAL = route("short", 2)["goal"]
NEARLY_THERE = deal(FALLING, [["all_advance_1", None], NONE], fields=[GOAL - 2, GOAL - 1])


class WholeGames(unittest.TestCase):
    def play(self, persons, computers=(), route="short", seed=1, **how):
        with Folder() as data:
            with Game(data, seed=seed) as game:
                sit_down(game, persons, computers, route)
                player = Player(game, seats=range(persons), **how)
                player.play()
                state, hash_on_screen = game.state(), game.hash()
                widgets = game.widgets()
            self.assertEqual(state["awaiting"]["kind"], "over")
            self.assertEqual(hash_in_lab(data), hash_on_screen, "the journal replays to what was on the table")
            self.assertIn("victory.again", widgets)
            self.assertIn("victory.title", widgets)
        return state, player

    def test_two_people_play_from_the_title_to_victory(self):
        state, player = self.play(2)
        self.assertEqual(len(state["players"]), 2)
        self.assertIn("scoring", player.scenes)
        self.assertIn("question", player.scenes)

    def test_four_people_play_from_the_title_to_victory(self):
        state, _ = self.play(4, seed=2)
        self.assertEqual(len(state["players"]), 4)

    def test_one_person_plays_against_three_computers(self):
        state, _ = self.play(1, ["Easy", "Medium", "Hard"], seed=3)
        self.assertEqual(len(state["players"]), 4)

    def test_a_person_who_is_always_wrong_plays_on_the_classic_route_against_an_expert(self):
        state, _ = self.play(1, ["Expert"], route="classic", seed=4, answers="wrong")
        self.assertEqual(state["track"]["goal"], max(player["field"] for player in state["players"]))

    def test_two_who_reach_the_goal_in_one_event_win_together(self):
        with Table(NEARLY_THERE) as game:
            game.go("stage.event0.0")
            self.assertEqual(game.scene(), "victory")
            self.assertEqual(game.state()["awaiting"], {"kind": "over", "winners": [0, 1]})
            self.assertEqual(game.state()["ranking"], [[0, 1]])

    def test_the_same_people_play_again_and_their_left_neighbour_begins(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 2)
            Player(game).play()
            game.go("victory.again")
            self.assertEqual(game.scene(), "stage")
            state = game.state()
            self.assertEqual((state["stage"], state["starter"]), (1, 1))
            Player(game).play()
            game.go("victory.title")
            self.assertEqual(game.scene(), "title")


class Files(unittest.TestCase):
    def test_a_game_that_was_written_to_a_file_is_played_again_by_the_lab(self):
        with Folder() as stick:
            file = pathlib.Path(stick, "game.json")
            with Table(NEARLY_THERE) as game:
                game.go("stage.event0.0")
                ends_in = game.hash()
                game.go("victory.title", "title.statistics", "statistics.tab_games", "statistics.game0.export", "file.path")
                game.say(f"text {file}")
                game.go("file.ok")
            self.assertIn(f"end with the recorded hash {ends_in}", self.replay(file).stdout)
            written = json.loads(file.read_text())
            written["actions"].pop()
            file.write_text(json.dumps(written))
            self.assertIn(f"but {ends_in} is recorded", self.replay(file).stderr)

    def replay(self, file):
        return subprocess.run([LAB, "replay", str(file)], capture_output=True, text=True, check=False)


class Hands(unittest.TestCase):
    """What is pressed in play is large enough for a finger: 9 mm, on a screen of 24 inches with 1920 x 1080 points."""
    LEAST = 9 * 1920 / (24 * 25.4 * 16 / (16 ** 2 + 9 ** 2) ** .5)

    def check(self, game):
        for name, widget in game.widgets().items():
            if widget["enabled"]:
                _, _, wide, high = widget["rect"]
                self.assertGreaterEqual(min(wide, high), self.LEAST, f"{name} is {wide} x {high}")
                self.met.add(name)

    def play(self, size):
        self.met = set()
        with Folder() as data, Game(data, seed=6, size=size) as game:
            sit_down(game, 4)
            Player(game).play(watch=self.check)
        for name in ("stage.stock", "stage.discard", "stage.hint", "stage.log", "stage.pause", "stage.event0.0",
                     "stage.row0.slot8", "question.answer0", "question.next", "scoring.next", "stage.fast_track0"):
            self.assertIn(name, self.met)

    def test_everything_can_be_hit_in_a_wide_window(self):
        self.play("1920x1080")

    def test_everything_can_be_hit_in_a_tall_window(self):
        self.play("1080x1920")


class Help(unittest.TestCase):
    def test_f1_a_question_mark_and_a_button_open_it_and_it_leads_back(self):
        with Folder() as data, Game(data, seed=4) as game:
            game.idle()
            for scene, way in (("setup", ["title.new"]), ("stage", ["setup.start"])):
                game.go(*way)
                for opens in ("key F1", "key ?", f"click {scene}.help"):
                    game.say(opens)
                    game.idle()
                    self.assertEqual(game.stack()[-2:], [scene, "help"], opens)
                    game.go("help.close")
                    self.assertEqual(game.scene(), scene)

    def test_it_opens_over_what_has_happened(self):
        with Folder() as data, Game(data, seed=4) as game:
            sit_down(game, 2)
            game.idle()
            game.go("stage.log")
            game.say("key F1")
            game.idle()
            self.assertEqual(game.stack()[-2:], ["log", "help"])
            game.go("help.close", "log.close")
            self.assertEqual(game.scene(), "stage")

    def test_a_question_mark_in_a_name_is_a_letter(self):
        with Folder() as data, Game(data, seed=4) as game:
            game.idle()
            game.go("title.new", "setup.seat0.name")
            game.say("key ?")
            game.idle()
            self.assertEqual(game.scene(), "setup")


class LessMotion(unittest.TestCase):
    def play(self, less):
        with Folder() as data, Game(data, seed=9) as game:
            if less:
                game.idle()
                game.go("title.settings", "settings.reduced_motion", "settings.close")
            sit_down(game, 1, ["Medium"])
            began = game.say("perf")["steps"]
            Player(game, seats=[0]).play(until="scoring")
            return game.hash(), game.say("perf")["steps"] - began

    def test_it_is_shorter_and_what_happens_is_the_same(self):
        usual, usual_steps = self.play(less=False)
        less, less_steps = self.play(less=True)
        self.assertEqual(less, usual)
        self.assertLess(less_steps, .8 * usual_steps)


if __name__ == "__main__":
    unittest.main()
