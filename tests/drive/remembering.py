"""Fourteen evenings of one person: each game's end and the title say something at least once an evening that was never
said before, and all of it is true."""
import re
import sqlite3
import unittest

from client import Folder, Game
from path_player import Hand
from player import Player

EVENINGS = 14
FIRST = 6  # of December: the dates stay within the month


def label(game, widget):
    return game.widgets().get(widget, {"label": ""})["label"]


def lines(text):
    """A line of the podium may be two sentences, each a thing that can be new."""
    return [part for line in text.split("\n") for part in line.split(" · ") if part]


class Mia:
    """She plays SCHOTT World one evening and Best Path the next, against Clara, and the game of the day on some."""

    def __init__(self, game):
        self.game = game
        self.ends = []  # what each podium said
        self.is_named = set()

    def sit_down(self, setup):
        if setup not in self.is_named:
            self.game.go(f"{setup}.seat0.name")
            self.game.go_on("text Mia", "key Return")
            self.is_named.add(setup)
        self.game.go(f"{setup}.start")

    def play_world(self):
        self.game.go("title.new")
        if "setup" not in self.is_named:
            self.game.go("setup.route.short")
        self.sit_down("setup")
        Player(self.game, answers="right" if len(self.ends) % 3 else "first", seats=[0]).play()
        return self.told("victory")

    def play_path(self):
        self.game.go("title.new_path")
        self.sit_down("path_setup")
        return self.draw()

    def play_day(self):
        self.game.go("title.day1", "day.ok")
        return self.draw()

    def draw(self):
        while self.game.scene() == "path":
            Hand(self.game).draw(0, self.game.state())
            self.game.idle()
        return self.told("path_end")

    def told(self, scene):
        self.game.idle()
        said = lines(label(self.game, f"{scene}.remembered"))
        self.ends.append(said)
        self.game.go(f"{scene}.title")
        return said


class Evenings(unittest.TestCase):
    def score(self, data, kind):
        """How often either came in first, counted game by game."""
        with sqlite3.connect(f"{data}/schott-world.sqlite") as store:
            rows = store.execute("SELECT a.place, b.place FROM seat a JOIN seat b ON a.game = b.game JOIN game g ON"
                                 " g.id = a.game WHERE a.name = 'Mia' AND b.name = 'Clara' AND g.kind = ? AND"
                                 " g.state = 1", (kind,)).fetchall()
        store.close()
        return sum(mia < clara for mia, clara in rows), sum(mia > clara for mia, clara in rows)

    def test_something_is_new_every_evening(self):
        known = {"podium": set(), "title": set()}
        with Folder() as data:
            for evening in range(EVENINGS):
                with Game(data, seed=100 + evening) as game:
                    game.idle()
                    game.say(f"date 2026-12-{FIRST + evening:02}")
                    game.go("title.settings")
                    game.go_on("key Escape")
                    title = {label(game, f"title.day{i}") for i in range(2)}
                    mia = Mia(game)
                    mia.is_named = {"setup", "path_setup"} if evening > 1 else set()
                    podium = set(mia.play_world() if evening % 2 == 0 else mia.play_path())
                    if evening % 5 < 3:
                        podium |= set(mia.play_day())
                    new = {"podium": podium - known["podium"], "title": title - known["title"]}
                    if evening > 1:  # before there is no past
                        self.assertTrue(new["podium"], f"evening {evening}: the podium said only {podium}")
                    self.assertTrue(new["title"], f"evening {evening}: the title said only {title}")
                    known["podium"] |= podium
                    known["title"] |= title
            for kind, evening in (("world", EVENINGS - 2), ("path", EVENINGS - 1)):
                won, lost = self.score(data, kind)
                self.assertGreater(won + lost, 2)
                self.assertIn(f"Mia {won}–{lost} Clara", known["podium"], "the last score that was told is the true one")
            scores = [said for said in known["podium"] if re.fullmatch(r"Mia \d+–\d+ Clara", said)]
            self.assertGreater(len(scores), 6)

    def test_the_first_evening_has_no_past(self):
        with Folder() as data, Game(data, seed=7) as game:
            game.idle()
            mia = Mia(game)
            for said in (mia.play_world(), mia.play_path()):
                self.assertFalse([line for line in said if re.search(r"–|yet for|A first|in a row|played by", line)], said)


if __name__ == "__main__":
    unittest.main()
