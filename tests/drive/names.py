"""docs/driver.md names every scene and every widget that a round through the game meets."""
import re
import unittest

import path_player
from client import ROOT, Folder, Game
from player import Player, sit_down
from tables import FALLING, NONE, Table, deal

DOCS = (ROOT / "docs/driver.md").read_text(encoding="utf-8")


def named():
    """Names in the docs as patterns: N stands for a number, {a,b} for one of several, NAME for a word."""
    for name in re.findall(r"`([a-z_]+\.[A-Za-z0-9_.{},]+)`", DOCS):
        pattern = re.sub(r"\{([^}]*)\}", lambda found: "(" + found[1].replace(",", "|") + ")", re.escape(name)
                         .replace(r"\{", "{").replace(r"\}", "}").replace(r"\,", ","))
        yield re.compile(re.sub("(?<![A-Z])N", r"\\d+", pattern.replace("NAME", "[a-z_]+")) + r"\Z")


class Names(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.patterns, self.met = list(named()), set()

    def look(self, game):
        self.met |= set(game.widgets())

    def go(self, game, *widgets):
        for widget in widgets:
            game.go(widget)
            self.look(game)

    def test_all_that_is_met_is_named(self):
        with Folder() as data, Game(data, seed=4) as game:
            game.idle()
            self.look(game)
            for way in ("title.help", "title.settings", "title.language", "title.statistics", "title.quit"):
                self.go(game, way)
                game.say("key Escape")
                game.idle()
            self.go(game, "title.new", "setup.seat0.names")
            game.go_on("key Escape", "key Escape")
            sit_down(game, 1, ["Easy"])
            Player(game, seats=[0]).play(watch=lambda _: self.look(game))
            self.look(game)
            self.go(game, "victory.title")
            path_player.sit_down(game, 1, 1)
            self.go(game, "path.hint", "path.log")
            game.go_on("key Escape")
            hand = path_player.Hand(game)
            path_player.play(game, hand, [0], lambda state: self.look(game))
            self.look(game)
            self.go(game, "path_end.review", "path_review.close")
            game.click("path_end.film")
            game.say("wait 100")
            self.go(game, "film.play", "film.next", "film.close", "path_end.title")
            self.go(game, "title.statistics", "statistics.kind_world", "statistics.kind_path", "statistics.tab_games",
                    "statistics.back")
            path_player.sit_down(game, 2, together=True)
            hand.draw(0, game.state())
            self.look(game)
            self.go(game, "path.pause", "pause.leave")
            while game.scene() == "message":
                self.go(game, "message.button0")
            sit_down(game, 2)
            self.go(game, "stage.pause", "pause.leave")
            while game.scene() == "message":
                self.go(game, "message.button0")
            self.go(game, "title.others")
        with Table(deal(FALLING, [NONE, NONE], discard=[30, 40])) as table:
            self.look(table)
        missing = sorted({re.sub(r"\d+", "N", name) for name in self.met
                          if not any(pattern.match(name) for pattern in self.patterns)})
        self.assertEqual(missing, [], "docs/driver.md does not name them")


if __name__ == "__main__":
    unittest.main()
