"""Two more first evenings, from the title on: a family of mixed ages round one screen, and somebody who tries everything
there is to try. The newcomer's and the child's are in first_evening.py."""
import json
import pathlib
import subprocess
import unittest

from client import LAB, Folder, Game
from path_player import Hand
from player import QUESTIONS, Player

BEN, ANNA, MIA = range(3)


def label(game, widget):
    return game.widgets()[widget]["label"]


def name(game, scene, seat, who):
    game.go(f"{scene}.seat{seat}.name")
    game.go_on(f"text {who}", "key Return")


class Family(unittest.TestCase):
    """Ben, Anna and Mia, who is eight."""

    def sit_down(self, game):
        game.idle()
        game.go("title.new", "setup.seats3", "setup.route.short")
        for seat, who in enumerate(("Ben", "Anna", "Mia")):
            if label(game, f"setup.seat{seat}.kind") == "Computer":
                game.go(f"setup.seat{seat}.kind")
            name(game, "setup", seat, who)
        while label(game, f"setup.seat{MIA}.questions") != "Questions: Children":
            game.go(f"setup.seat{MIA}.questions")
        game.go("setup.house", *[f"house.ahead{MIA}"] * 3)
        game.go("house.close")
        self.assertEqual(label(game, "setup.house"), "House rules: 1")
        game.go("setup.start")
        self.assertEqual([seat["field"] for seat in game.state()["players"]], [0, 0, 6])

    def changes_hands(self, game):
        """Ben moves; Anna is called by name, and nobody need press anything."""
        game.go("stage.stock")
        game.click("stage.row0.slot4")
        for _ in range(200):
            if "stage.handover" in game.widgets():
                break
            game.say("wait 20")
        self.assertIn("Anna", label(game, "stage.handover"))
        game.idle()
        self.assertNotIn("stage.handover", game.widgets())
        self.assertEqual(game.state()["awaiting"]["player"], ANNA)

    def stand_in(self, game, seat):
        game.go("stage.pause", "pause.stand_in", f"stand_in.seat{seat}", "stand_in.close")
        if game.scene() == "pause":
            game.go("pause.continue")

    def play_until(self, game, seats, reached):
        """Persons in these seats, until it is so; Mia is asked what a child may know."""
        player = Player(game, answers="first", seats=seats)
        for _ in range(6000):
            game.idle()
            state = game.state()
            if reached(state):
                return
            awaiting = state["awaiting"]
            if awaiting["kind"] == "question" and awaiting["player"] == MIA:
                self.asked.add(QUESTIONS[awaiting["id"]]["difficulty"])
            player.step()
        self.fail("it never came to that")

    def test_an_evening(self):
        self.asked = set()
        with Folder() as data, Game(data, seed=6) as game:
            self.sit_down(game)
            self.changes_hands(game)
            self.play_until(game, range(3), lambda state: state["awaiting"].get("player") == MIA)
            self.stand_in(game, MIA)  # she has to brush her teeth
            self.play_until(game, (BEN, ANNA), lambda state: state["awaiting"].get("player") == BEN)
            game.go("stage.log")
            self.assertRegex(label(game, "log.list"), r"Mia (puts|plays)")
            game.go("log.close")
            self.stand_in(game, MIA)
            self.play_until(game, (BEN, ANNA), lambda state: state["awaiting"].get("player") == MIA)
            game.say("wait 20000")
            self.assertEqual(game.state()["awaiting"]["player"], MIA, "her seat is hers again")
            self.play_until(game, range(3), lambda state: state["stage"] == 2 and state["awaiting"]["kind"] == "turn")
            self.stand_in(game, ANNA)  # and Anna is called to the telephone
            self.play_until(game, (BEN, MIA), lambda state: state["awaiting"]["kind"] == "over")
            Player(game).play()  # to where the winners stand
            self.assertLessEqual(self.asked, {1}, "a child's questions alone")
            for seat, who in enumerate(("Ben", "Anna", "Mia")):
                self.assertIn(who, label(game, f"victory.seat{seat}"))
            self.assertIn("(6-space head start)", label(game, f"victory.seat{MIA}"))
            self.assertNotIn("head start", label(game, f"victory.seat{BEN}"))
            game.go("victory.again")
            self.assertEqual([seat["field"] for seat in game.state()["players"]], [0, 0, 6])
            self.play_until(game, range(3), lambda state: state["awaiting"].get("player") == ANNA)
            self.assertEqual(game.scene(), "stage", "Anna is back")
            game.go("stage.pause", "pause.leave", "title.statistics", "statistics.tab_players")
            known = [widget["label"] for widget in game.widgets().values()]
            self.assertTrue([text for text in known if "Ben" in text])
            self.assertFalse([text for text in known if "Anna" in text or "Mia" in text],
                             "a game in which a computer played for them does not count for them")
            self.best_path(game)

    def best_path(self, game):
        """The window goes round; each finds the others' names beside the small ones."""
        game.go("statistics.back", "title.new_path", "path_setup.seats3")
        for seat, who in enumerate(("Ben", "Anna", "Mia")):
            if label(game, f"path_setup.seat{seat}.kind") == "Computer":
                game.go(f"path_setup.seat{seat}.kind")
            name(game, "path_setup", seat, who)
        game.go("path_setup.in_turn", "path_setup.start")
        while game.scene() == "path":
            seat = next(seat for seat in range(3) if f"path.ready{seat}" in game.widgets())
            Hand(game).draw(seat, game.state())
            game.idle()
        self.assertEqual(game.scene(), "path_end")


class Engineer(unittest.TestCase):
    """A code, a step back that costs the place in the statistics, the film, a file out and in, the game of the day."""

    def test_an_evening(self):
        with Folder() as data, Folder() as stick, Game(data, seed=7) as game:
            game.idle()
            game.say("date 2026-11-19")
            game.go("title.new")
            name(game, "setup", 0, "Ada")
            game.go("setup.route.short", "setup.code")
            code = label(game, "code.own")
            game.go("code.ok")
            self.step_back(game)
            player = Player(game, answers="right", seats=[0])
            player.play()
            self.assertEqual(label(game, "victory.code"), f"Game code: {code}")
            self.assertIn("unranked", " ".join(label(game, f"victory.seat{seat}") for seat in range(2)))
            ended = game.hash()
            self.film(game, ended)
            game.go("victory.title")
            self.files(game, pathlib.Path(stick), ended)
            self.day(game, "title.new_path", "path_setup")
            self.day(game, "title.new", "setup")

    def step_back(self, game):
        before = game.hash()
        game.go("stage.stock")
        self.assertNotEqual(game.hash(), before)
        game.go("stage.undo")
        self.assertIn("won’t count in the statistics", label(game, "message.text"))
        game.go("message.button0")
        self.assertEqual(game.hash(), before)

    def film(self, game, ended):
        game.go("victory.charts", "victory.film")
        self.assertEqual(game.scene(), "film")
        for _ in range(12):
            game.go("film.next")
        self.assertEqual(game.hash(), ended, "the film ends as the game did")
        game.go("film.close")
        self.assertEqual(game.scene(), "victory")

    def files(self, game, stick, ended):
        file = stick / "game.json"
        game.go("title.statistics", "statistics.tab_games")
        self.assertIn("unranked", label(game, "statistics.row0"))
        game.go("statistics.game0.export", "file.path")
        game.go_on(f"text {file}")
        game.go("file.ok", "message.button0")
        replayed = subprocess.run([LAB, "replay", file], stdout=subprocess.PIPE, text=True, check=True)
        self.assertIn(ended, replayed.stdout)
        self.assertEqual(json.loads(file.read_text())["players"][0]["name"], "Ada")
        game.go("statistics.import", "file.path")
        game.go_on(f"text {file}")
        game.go("file.ok")
        self.assertIn("imported", label(game, "statistics.row0"))
        game.go("statistics.tab_players")
        self.assertFalse([widget for widget in game.widgets().values() if "Ada" in widget["label"]],
                         "neither the unranked game nor its copy counts")
        game.go("statistics.back")

    def day(self, game, title, setup):
        game.go(title)
        if not game.widgets()[f"{setup}.seat0.name"]["label"].startswith("Ada"):
            name(game, setup, 0, "Ada")
        game.go(f"{setup}.day")
        self.assertEqual(label(game, "day.date"), "19 November 2026")
        game.go("day.ok")
        if setup == "setup":
            Player(game, answers="right", seats=[0]).play()
        while game.scene() == "path":
            Hand(game).draw(0, game.state())
            game.idle()
        end = game.scene()
        game.go(f"{end}.result")
        shown = label(game, "day_result.text")
        self.assertIn("game of the day, 19 November 2026", shown)
        game.go("day_result.copy")
        self.assertEqual(game.say("clipboard")["text"], shown)
        game.go("day_result.close", f"{end}.title", "title.statistics", "statistics.tab_players")
        self.assertTrue([widget for widget in game.widgets().values() if "Ada" in widget["label"]], "this one counts")
        game.go("statistics.back")


if __name__ == "__main__":
    unittest.main()
