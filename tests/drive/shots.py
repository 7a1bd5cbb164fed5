#!/usr/bin/env python3
"""A picture of every scene in every size. shots.py FOLDER [--compare PROGRAM | --renew] [--languages] [WxH ...]

The scenes are reached the way people reach them. The same seed makes the same pictures, so some are kept smaller than
they are and compared; after a change of how things look, --renew keeps those of today (with ImageMagick): look at
them. Those of 1280x720 are kept at half their size, those of other windows, where only the layout differs, at a
quarter in a folder of that name. With --languages each comes in the other languages too, in a folder for each, and all
languages' pictures of a scene on one sheet."""
import pathlib
import re
import subprocess
import sys

import operators
import path_player
from client import ROOT, Folder, Game
from player import Player, sit_down
from tables import Table, deal, route

GOLDEN, GOLDEN_SIZE = pathlib.Path(__file__).resolve().parents[1] / "golden_shots", "1280x720"
BLUE_MOST = 45  # per cent
ON_A_TABLE = re.compile(r"stage|scoring|film|tutorial|log|event|path(-(four|alone|hint|reveal|tutorial.*|film.*|log))?$")
SIZES = ["1280x720", "1920x1080", "3840x2160", "1024x768", "1080x1920"]
ROWS = [[2, 7, 11, 19, 24, 0, 38, 45, 30], [51, 14, 3, 22, 48, 36, 9, 27, 41],
        [8, 31, 5, 44, 17, 55, 20, 59, 12], [33, 10, 58, 26, 1, 47, 39, 15, 6]]
EVENTS = [["trade", "quiz"], ["swap_own", "take_two"], ["all_swap", "pass_left"], ["make_swap", "advance_2"]]


class Album:
    """languages: besides English, those in which everything is shown once more."""

    def __init__(self, folder, size, languages=()):
        self.folder, self.size, self.languages = pathlib.Path(folder) / size, size, languages
        for language in [".", *languages]:
            (self.folder / language).mkdir(parents=True, exist_ok=True)

    def shoot(self, game, name):
        """At rest, everything sharp, and the pointer where it lights nothing."""
        game.say("pointer 1 1 move")
        game.idle()
        self.shoot_now(game, name)

    def shoot_now(self, game, name):
        game.say(f"shot {(self.folder / name).resolve()}.png")
        for language in self.languages:
            game.say(f"lang {language}")
            game.say(f"shot {(self.folder / language / name).resolve()}.png")
        if self.languages:
            game.say("lang en")
            self.bind(name)

    def shoot_popup(self, game, name, way):
        """A popup's words were chosen when it came, so it comes anew in each language."""
        for language in ["en", *self.languages]:
            game.say(f"lang {language}")
            game.go(way)
            game.say("pointer 1 1 move")
            game.idle()
            folder = self.folder if language == "en" else self.folder / language
            game.say(f"shot {(folder / name).resolve()}.png")
            game.say("key Escape")
            game.idle()
        game.say("lang en")
        if self.languages:
            self.bind(name)

    def bind(self, name):
        """What has been shot in all languages on one sheet."""
        sheets = self.folder / "sheets"
        sheets.mkdir(exist_ok=True)
        pictures = [self.folder / language / f"{name}.png" for language in [".", *self.languages]]
        wide, high = map(int, self.size.split("x"))
        columns = 2 if wide > high else 3
        subprocess.run(["montage", *pictures, "-tile", f"{columns}x", "-geometry", f"{1920 // columns}x+4+4",
                        sheets / f"{name}.png"], check=True)

    def menus(self):
        with Folder() as data, Game(data, seed=4, size=self.size) as game:
            game.idle()
            self.shoot(game, "title")
            for name, way in (("help", "title.help"), ("settings", "title.settings"), ("language", "title.language"),
                              ("statistics-empty", "title.statistics"), ("setup", "title.new")):
                game.go(way)
                self.shoot(game, name)
                game.say("key Escape")
                game.idle()
            self.shoot_popup(game, "message-quit", "title.quit")
            game.go("title.new", "setup.seat0.names")
            self.shoot(game, "names")
            game.say("key Escape")
            game.idle()
            game.say("key Escape")
            game.idle()
            sit_down(game, 1, ["Easy", "Medium", "Expert"], "short")
            game.go("stage.pause")
            self.shoot(game, "pause")
            game.go("pause.leave")
            while game.scene() == "message":
                self.shoot(game, "message")
                game.go("message.button0")
            self.shoot(game, "title-continue")

    def first_game(self):
        """The coach's first words, and what it says to what is done."""
        with Folder() as data, Game(data, seed=3, size=self.size) as game:
            game.idle()
            game.go("title.tutorial")
            for word in range(4):
                if game.scene() != "tutorial":
                    break
                self.shoot(game, f"tutorial-{word + 1}")
                game.go("tutorial.next")
            self.shoot(game, "tutorial-stage")
            game.go("stage.discard")
            self.shoot(game, "tutorial-place")
        with Folder() as data, Game(data, seed=3, size=self.size) as game:
            game.idle()
            game.go("title.path_tutorial")
            for word in range(2):
                self.shoot(game, f"path-tutorial-{word + 1}")
                game.go("path_tutorial.next")
            game.go(path_player.tile(0, 14))
            self.shoot(game, "path-tutorial-draw")
            game.go("path.ready0")
            self.shoot(game, "path-tutorial-early")
            game.go("path_tutorial.keep")
            self.shoot(game, "path-tutorial-lit")

    def help(self):
        with Folder() as data, Game(data, seed=4, size=self.size) as game:
            game.idle()
            game.go("title.help")
            for book in range(2):
                for topic in [name for name in game.widgets() if name not in ("help.close", "help.text", "help.other", "help.learn", "help.next")]:
                    game.go(topic)
                    self.shoot(game, topic.replace(".", "-"))
                game.go("help.other")

    def table(self):
        """The stage in all its states, at one table."""
        with Table(deal(ROWS, EVENTS, discard=[50, 29, 16], stock=[4, 21], fields=[12, 25, 9, 19]), size=self.size) as table:
            self.shoot(table, "stage")
            table.go("stage.stock")
            self.shoot(table, "stage-place")
            table.go("stage.row0.slot8", "stage.event1.1")
            self.shoot(table, "stage-take-two")
            table.go("stage.hand0", "stage.row1.slot8", "stage.event2.0", "stage.row2.slot3")
            self.shoot(table, "stage-swap")
            table.go("stage.row2.slot8")
            for player in (3, 0, 1):
                table.go(f"stage.row{player}.slot0", f"stage.row{player}.slot8")
            table.go("stage.event3.0")
            self.shoot(table, "stage-name")
            table.go("stage.player1", "stage.row1.slot2", "stage.row1.slot3", "stage.event0.0")
            self.shoot(table, "stage-trade")
            table.go("stage.row2.slot1", "stage.row0.slot5", "stage.hint")
            self.shoot(table, "stage-hint")
            table.go("stage.log")
            self.shoot(table, "log")

    def questions(self):
        row = [1, 3, 5, 7, 9, 11, 13, 15, 2]
        others = [[29, 8, 47, 26, 45, 24, 53, 22, 31], [39, 48, 37, 16, 35, 14, 33, 52, 0]]
        table = Table(deal([row] + others, [["advance_2", None], [None, None], [None, None]], discard=[17],
                           fields=[4, 10, 18]), size=self.size)
        with table:
            table.go("stage.fast_track0", "stage.event0.0")
            self.shoot(table, "question")
            table.go(Player(table).answer(table.state(), "wrong"))
            self.shoot(table, "question-wrong")

    def scoring(self):
        row = [1, 3, 5, 7, 9, 0, 13, 15, 2]
        others = [[29, 38, 47, 26, 25, 24, 23, 22, 21], [39, 18, 37, 36, 35, 34, 33, 32, 31],
                  [2, 4, 6, 48, 50, 44, 43, 42, 41]]
        others[2][0] = 14
        table = Table(deal([row] + others, [[None, None]] * 4, discard=[17], fields=[0, 5, 9, 10]), size=self.size)
        with table:
            table.go("stage.fast_track0", "stage.discard")
            table.click("stage.row0.slot8")
            table.say("wait 2600")
            self.shoot_now(table, "scoring-counts")
            table.idle()
            self.shoot(table, "question-reward")
            table.go(Player(table).answer(table.state(), "right"))
            self.shoot(table, "question-right")
            table.go("question.next")
            self.shoot(table, "scoring")

    def end(self):
        """A whole game, so that there is something to tell about; then what was kept of it."""
        with Folder() as data, Game(data, seed=8, size=self.size) as game:
            sit_down(game, 2, ["Hard"])
            Player(game, seats=[0, 1]).play()
            self.shoot(game, "victory")
            game.go("victory.charts")
            self.shoot(game, "victory-way")
            game.go("victory.view_review")
            self.shoot(game, "victory-review")
            game.go("victory.title", "title.statistics")
            self.shoot(game, "statistics")
            game.go("statistics.tab_games")
            self.shoot(game, "statistics-games")
            for name in ("export", "delete"):
                self.shoot_popup(game, f"statistics-{name}", f"statistics.game0.{name}")
            game.click("statistics.game0.watch")
            game.say("wait 6000")
            self.shoot_now(game, "film")

    def shared(self):
        rows = [[9, 8, 7, 6, 5, 4, 3, 2, 1], [19, 18, 17, 16, 15, 14, 13, 12, 11]]
        goal = route("short", 2)["goal"]
        with Table(deal(rows, [["all_advance_1", None], [None, None]], fields=[goal - 2, goal - 1]), size=self.size) as game:
            game.go("stage.event0.0")
            self.shoot(game, "victory-shared")

    def best_path(self):
        """Setup, table and end: against computers, alone, and four at one screen."""
        with Folder() as data, Game(data, seed=6, size=self.size) as game:
            game.idle()
            game.go("title.new_path")
            self.shoot(game, "path-setup")
            game.say("key Escape")
            game.idle()
            path_player.sit_down(game, 1, 2)
            self.play_rounds(game, [0], 6)
            self.draw_some(game, 0)
            self.shoot(game, "path")
            game.go("path.hint")
            self.shoot(game, "path-hint")
            game.go("path.log")
            self.shoot(game, "path-log")
            game.say("key Escape")
            game.idle()
            game.click("path.ready0")
            game.say("wait 700")
            self.shoot_now(game, "path-reveal")
            game.idle()
            path_player.play(game, path_player.Hand(game), [0])
            self.shoot(game, "path-end")
            game.go("path_end.review")
            self.shoot(game, "path-review")
            game.go("path_review.close")
            self.film(game, "path-film", 9)
            game.go("path_end.title")
            self.shoot(game, "title-after-path")
            game.go("title.statistics")
            self.shoot(game, "statistics-path")
            game.go("statistics.tab_games")
            self.shoot(game, "statistics-games-path")
            game.go("statistics.back")
            game.go("title.new_path", "path_setup.seats4")
            for seat in (1, 2, 3):
                if game.widgets()[f"path_setup.seat{seat}.kind"]["label"] != "Human":
                    game.go(f"path_setup.seat{seat}.kind")
            game.go("path_setup.together", "path_setup.seat2.side")
            self.shoot(game, "path-setup-four")
            game.go("path_setup.start")
            self.play_rounds(game, range(4), 4)
            for seat in range(4):
                self.draw_some(game, seat)
            game.go("path.ready1")
            self.shoot(game, "path-four")
            game.go("path.reopen1")
            path_player.play(game, path_player.Hand(game), range(4))
            self.film(game, "path-film-four", 6)
        with Folder() as data, Game(data, seed=7, size=self.size) as game:
            path_player.sit_down(game, 1)
            self.play_rounds(game, [0], 8)
            self.draw_some(game, 0)
            self.shoot(game, "path-alone")
            path_player.play(game, path_player.Hand(game), [0])
            self.shoot(game, "path-end-alone")
            self.film(game, "path-film-alone", 6)

    def film(self, game, name, rounds):
        """From the end of a game: at rest, while a round is revealed, and at its end."""
        game.click("path_end.film")
        game.say("wait 100")
        game.go("film.play", *["film.next"] * rounds)
        self.shoot(game, name)
        game.click("film.step")
        game.say("wait 700")
        self.shoot_now(game, f"{name}-reveal")
        game.idle()
        game.go(*["film.next"] * 15)
        self.shoot(game, f"{name}-end")
        game.go("film.close")

    @staticmethod
    def play_rounds(game, persons, rounds):
        path_player.play(game, path_player.Hand(game), persons, lambda state: state["round"] > rounds)

    @staticmethod
    def draw_some(game, seat):
        """All but the last tile of a line."""
        state = game.state()
        end, cells = path_player.choose(state, seat)
        hand = path_player.Hand(game)
        hand.turn_to(seat, state, end, cells)
        for cell in cells[:-1]:
            hand.press(path_player.tile(seat, cell))

    def stand(self):
        """What visitors see at a fair, and the people who look after it. What moves all the time is never at rest."""
        with Folder() as data:
            operators.set_pin(data)
            with operators.stand(data, size=self.size, ini="[game]\nboards = short\n[times]\nstill_there = 30\n") as game:
                for part in ("fan", "swap", "leap", "beckon", "path"):
                    while game.stack() != [f"show_{part}", "attract"]:
                        game.say("wait 100")
                    game.say("wait 2400")
                    self.shoot_now(game, f"attract-{part}")
                game.click("attract.door.world")
                game.say("wait 1500")
                self.shoot_now(game, "arrive-language")
                game.click("arrive.language.en")
                game.say("wait 1500")
                self.shoot_now(game, "arrive")
                game.go("arrive.start")
                self.shoot(game, "stage-at-a-stand")
                while game.scene() != "stillthere":
                    game.say("wait 1000")
                self.shoot_now(game, "stillthere")
                game.go("stillthere.yes")
                Player(game, seats=[0]).play()
                self.shoot(game, "victory-at-a-stand")
                while game.scene() == "victory":
                    game.say("wait 500")
                game.say("wait 2000")
                self.shoot_now(game, game.scene())
                operators.knock(game)
                self.shoot_now(game, "pin")
                operators.type_pin(game, operators.PIN)
                for tab in ("figures", "stand", "messages", "questions"):
                    game.click(f"operator.tab_{tab}")
                    game.say("wait 600")
                    self.shoot_now(game, f"operator-{tab}")


def golden_ones(size):
    return sorted(GOLDEN.glob("*.png") if size == GOLDEN_SIZE else (GOLDEN / size).glob("*.jpg"))


def renew(folder, size):
    for golden in golden_ones(size):
        smaller = ["50%"] if size == GOLDEN_SIZE else ["25%", "-sampling-factor", "4:4:4", "-quality", "85"]
        subprocess.run(["convert", folder / size / f"{golden.stem}.png", "-filter", "box", "-strip", "-resize",
                        *smaller, golden], check=True)


def compare(program, folder, size):
    """The names of those that have changed."""
    return [f"{golden.stem} {size}" for golden in golden_ones(size)
            if subprocess.run([program, folder / size / f"{golden.stem}.png", golden], check=False).returncode != 0]


def too_blue(program, folder, size):
    """One sky: only what lies on the two tables is as blue as night."""
    pictures = sorted((folder / size).glob("*.png"))
    lines = subprocess.run([program, "--blue", *pictures], check=True, text=True, capture_output=True).stdout.splitlines()
    share = {pathlib.Path(path).stem: float(blue) for blue, path in (line.split(" ", 1) for line in lines)}
    print("\n".join(f"{blue:5.1f} % blue: {name}" for name, blue in sorted(share.items(), key=lambda item: -item[1])))
    return [name for name, blue in share.items() if blue > BLUE_MOST and not ON_A_TABLE.match(name)]


def main():
    folder, *words = sys.argv[1:]
    sizes = [word for word in words if word[0].isdigit()] or SIZES
    languages = (ROOT / "locale/LINGUAS").read_text().split() if "--languages" in words else []
    for size in sizes:
        album = Album(folder, size, languages)
        for part in (album.menus, album.first_game, album.help, album.table, album.questions, album.scoring, album.end,
                     album.shared, album.best_path, album.stand):
            part()
    if "--renew" in words:
        for size in sizes:
            renew(pathlib.Path(folder), size)
    if "--compare" in words:
        program = words[words.index("--compare") + 1]
        changed = [name for size in sizes for name in compare(program, pathlib.Path(folder), size)]
        blue = [name for size in sizes for name in too_blue(program, pathlib.Path(folder), size)]
        if blue:
            sys.exit(f"failed: over {BLUE_MOST} % of {', '.join(blue)} is blue")
        if changed:
            sys.exit(f"failed: {', '.join(changed)} look different; if that is meant: shots.py {folder} --renew")


if __name__ == "__main__":
    main()
