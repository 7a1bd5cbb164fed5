"""Pictures of what people see first of both games, in three languages: English, in which the scenes are reached, German and Chinese.

pictures.py FOLDER   draws them there with the programs in SCHOTT_WORLD and SCHOTT_LAB"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "drive"))
import path_player  # noqa: E402
from client import Folder, Game  # noqa: E402
from player import Player, sit_down  # noqa: E402
from shots import EVENTS, ROWS, Album  # noqa: E402
from tables import Table, deal, hash_in_lab  # noqa: E402

LANGUAGES, SIZE = ["de", "zh_CN"], "1280x720"
NAMES = ["title", "help", "setup", "stage", "stage-place", "question", "question-wrong", "scoring", "victory",
         "statistics", "path-setup", "path", "path-end"]


class Pictures(Album):
    def bind(self, name):
        """Nobody looks at them side by side."""

    def menus(self):
        with Folder() as data, Game(data, seed=4, size=self.size) as game:
            game.idle()
            self.shoot(game, "title")
            for name, way in (("help", "title.help"), ("setup", "title.new")):
                game.go(way)
                self.shoot(game, name)
                game.say("key Escape")
                game.idle()

    def table(self):
        with Table(deal(ROWS, EVENTS, discard=[50, 29, 16], stock=[4, 21], fields=[12, 25, 9, 19]), size=self.size) as table:
            self.shoot(table, "stage")
            table.go("stage.stock")
            self.shoot(table, "stage-place")

    def end(self):
        """A whole game, which the rules alone end in the same way."""
        with Folder() as data:
            with Game(data, seed=8, size=self.size) as game:
                sit_down(game, 2, ["Hard"])
                Player(game, seats=[0, 1]).play()
                self.shoot(game, "victory")
                on_screen = game.hash()
                game.go("victory.title", "title.statistics")
                self.shoot(game, "statistics")
            must_be_in_lab(on_screen, hash_in_lab(data))

    def best_path(self):
        """The same with Best Path: its setup, its table in the middle of a round, its end."""
        with Folder() as data:
            with Game(data, seed=6, size=self.size) as game:
                game.idle()
                game.go("title.new_path")
                self.shoot(game, "path-setup")
                game.say("key Escape")
                game.idle()
                path_player.sit_down(game, 1, 1)
                self.play_rounds(game, [0], 5)
                self.draw_some(game, 0)
                self.shoot(game, "path")
                path_player.play(game, path_player.Hand(game), [0])
                self.shoot(game, "path-end")
                on_screen = game.hash()
            must_be_in_lab(on_screen, path_player.hash_in_lab(data))


def must_be_in_lab(on_screen, in_lab):
    if in_lab != on_screen:
        sys.exit(f"failed: the game ended in {on_screen}, the same moves in the lab in {in_lab}")


def draw(folder):
    album = Pictures(folder, SIZE, LANGUAGES)
    for part in (album.menus, album.table, album.questions, album.scoring, album.end, album.best_path):
        part()


if __name__ == "__main__":
    draw(sys.argv[1])
