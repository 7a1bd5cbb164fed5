"""What 15d9d4a has written, both games: opens, goes on, ends and means as it did then; README.md says how it was made.

    test_15d9d4a.py TELL_STORE"""
import json
import pathlib
import shutil
import sqlite3
import subprocess
import unittest

from test_written_before import HERE, contains, film_ends_in, list_games, tell, told, without_question

import path_player
from client import LAB, ROOT, Folder, Game, Lab
from kiosk import Stand
from path_player import Hand
from player import Player
from tables import FILE

FILES = HERE / "files-15d9d4a"
NOTED = json.loads((FILES / "noted.json").read_text(encoding="utf-8"))
DESKTOP = NOTED["desktop"]
SIZE = "1080x1920"  # the whole list of games is seen
RULES_AND_DATA = ("This code comes from another version of the game, with other rules, boards or questions. Both tables "
                  "need the same version.")


def state_of(state):
    return without_question(state) if state["game"] == "world" else state


class Desktop(unittest.TestCase):
    def setUp(self):
        folder = Folder()
        self.data = folder.__enter__()
        self.addCleanup(folder.__exit__)
        shutil.copy(FILES / "desktop.sqlite", pathlib.Path(self.data) / FILE)

    def open(self, env=None):
        return Game(self.data, size=SIZE, env=env)

    def assets_with_its_questions(self):
        """Today's but for the bank: which questions are asked, and so what a date deals, may differ in every version."""
        folder = pathlib.Path(self.data) / "assets"
        if not folder.exists():
            folder.mkdir()
            for path in (ROOT / "assets").iterdir():
                (folder / path.name).symlink_to(path)
            (folder / "questions.json").unlink()
            (folder / "questions.json").symlink_to(FILES / "questions.json")
        return str(folder)

    def is_in_play(self, game, scene, noted):
        self.assertEqual(game.scene(), scene)
        self.assertEqual(game.hash(), noted["hash"])
        self.assertTrue(contains(state_of(game.state()), state_of(noted["state"])))

    def row_of(self, number):
        """Where a game stands in the list, which has the newest first and no tutorials."""
        games = [line for line in DESKTOP["told"] if line.startswith("game") and "_tutorial" not in line]
        return next(row for row, line in enumerate(games) if line.startswith(f"game {number}:"))

    def test_games_people_records_and_answers_are_read_as_they_were(self):
        self.assertEqual(tell(self.data), DESKTOP["told"])
        with self.open() as game:
            list_games(game)
        self.assertEqual(tell(self.data), DESKTOP["told"])

    def test_its_tables_keep_every_row(self):
        def rows():
            with sqlite3.connect(pathlib.Path(self.data) / FILE) as store:
                names = [name for name, in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
                found = {name: store.execute(f"SELECT * FROM {name}").fetchall() for name in names}
            store.close()
            return found

        then = rows()
        tell(self.data)
        now = rows()
        self.assertGreater(now.pop("opened"), then.pop("opened"))
        for name, kept in then.items():
            self.assertEqual([row[:len(kept[0])] for row in now[name]] if kept else now[name], kept, name)

    def test_settings_and_setups_are_kept(self):
        with self.open() as game:
            for title, start, pause, names in (("title.new", "setup.start", "stage.pause", ["Lea", "小红"]),
                                               ("title.new_path", "path_setup.start", "path.pause",
                                                ["Otto", "Lea", "Émile"])):
                game.idle()
                game.go(title, start, pause, "pause.leave")
                self.assertEqual(told(game.widgets()["title.continue"]["label"])[:len(names)], names)
        with sqlite3.connect(pathlib.Path(self.data) / FILE) as store:
            now = dict(store.execute("SELECT key, value FROM setting"))
        store.close()
        for key, value in DESKTOP["settings"].items():
            if not key.startswith(("display", "fullscreen", "last_game")):
                self.assertEqual(now[key], value, key)

    def test_the_game_of_world_that_lay_on_the_table_last_goes_on_to_its_end(self):
        with self.open() as game:
            game.idle()
            self.assertEqual(told(game.widgets()["title.continue"]["label"])[:2], ["Lea", "小红"])
            game.go("title.continue")
            self.is_in_play(game, "stage", DESKTOP["world_left"])
            Player(game, seats=[0, 1]).play()

    def test_the_game_of_best_path_goes_on_to_its_end(self):
        with self.open() as game:
            list_games(game)
            game.go(f"statistics.game{self.row_of(7)}.resume")
            self.is_in_play(game, "path", DESKTOP["path_left"])
            path_player.play(game, Hand(game), [0, 1, 2])
            self.assertEqual(game.scene(), "path_end")

    def test_the_tutorial_of_best_path_goes_on(self):
        with self.open() as game:
            game.idle()
            game.go("title.path_tutorial")
            self.assertEqual(game.hash(), DESKTOP["path_tutorial"])

    def test_films_of_finished_games_end_as_the_games_did(self):
        days = [day["end"] for day in DESKTOP["days"].values()]
        games = [line for line in DESKTOP["told"] if line.startswith("game") and "_tutorial" not in line]
        with self.open() as game:
            list_games(game)
            ends = []
            for line in games:
                if "state 1" in line:
                    ends.append(film_ends_in(game, 0))
                game.go("statistics.game0.delete", "message.button0")  # so that the next one is seen
        self.assertCountEqual(ends, [*DESKTOP["world"].values(), *DESKTOP["path"].values(), *days])

    def test_the_day_still_tells_how_it_ended(self):
        for kind, title, day in (("world", "title.new", "setup.day"), ("path", "title.new_path", "path_setup.day")):
            noted = DESKTOP["days"][kind]
            with self.subTest(kind), self.open() as game:
                game.idle()
                game.say(f"date {noted['date']}")
                game.go(title, day, "day.result")
                self.assertEqual(game.widgets()["day_result.text"]["label"], noted["result"])

    def test_the_day_has_the_same_game_of_the_same_questions(self):
        for kind, title, setup, table in (("world", "title.new", "setup", "stage"),
                                          ("path", "title.new_path", "path_setup", "path")):
            noted = DESKTOP["days"][kind]
            with self.subTest(kind), self.open({"SCHOTT_WORLD_ASSETS": self.assets_with_its_questions()}) as game:
                game.idle()
                game.say(f"date {noted['date']}")
                game.go(title, f"{setup}.day", "day.ok")
                self.assertEqual((game.scene(), game.hash()), (table, noted["dealt"]))


class ExportedGames(unittest.TestCase):
    ENDS = {"world.json": DESKTOP["world"]["two people and a computer"],
            "world-house.json": DESKTOP["world"]["by house rules"],
            "world-left.json": DESKTOP["world_left"]["hash"],
            "path-alone.json": DESKTOP["path"]["alone on the spiral"],
            "path-four.json": DESKTOP["path"]["two people, helped, against two computers and the clock"],
            "path-taken-back.json": DESKTOP["path"]["a round taken back"],
            "path-left.json": DESKTOP["path_left"]["hash"]}

    def test_the_lab_replays_them_to_the_hash_they_record(self):
        for name, end in self.ENDS.items():
            done = subprocess.run([LAB, "replay", str(FILES / name)], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"the recorded hash {end}.", done.stdout)

    def test_the_desktop_takes_them_in_shows_them_to_their_end_and_writes_the_same_again(self):
        with Folder() as data, Folder() as stick, Game(data, size=SIZE) as game:
            list_games(game)
            for name, end in self.ENDS.items():
                game.go("statistics.import", "file.path")
                game.say(f"text {FILES / name}")
                game.go("file.ok")
                self.assertEqual(game.scene(), "statistics", f"{name} was refused")
                if name != "path-left.json":  # a film shows whole rounds
                    self.assertEqual(film_ends_in(game, 0), end, name)
                again = pathlib.Path(stick) / name
                game.go("statistics.game0.export", "file.path")
                game.say(f"text {again}")
                game.go("file.ok", "message.button0")
                self.assertEqual(json.loads(again.read_text()), json.loads((FILES / name).read_text()), name)
                game.go("statistics.game0.delete", "message.button0")


class LabSaves(unittest.TestCase):
    def test_they_are_loaded_and_go_on(self):
        with Lab() as lab:
            for name, noted in NOTED["lab"].items():
                lab.ask("load", game=json.loads((FILES / name).read_text()))
                self.assertEqual(lab.ask("hash")["hash"], noted["hash"], name)
                state = lab.ask("state")["state"]
                self.assertTrue(contains(state_of(state), state_of(noted["state"])), name)
                self.assertEqual(lab.ask("legal")["actions"] == [], state["awaiting"]["kind"] == "over", name)

    def test_they_replay_to_the_hash_they_record(self):
        for name, noted in NOTED["lab"].items():
            done = subprocess.run([LAB, "replay", str(FILES / name)], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"the recorded hash {noted['hash']}.", done.stdout)


class Codes(unittest.TestCase):
    """Of version 1, which are read for ever. Whose questions or boards are others by now says so instead: these codes
    hold a digest of them."""
    SIGNS = "2346789KLMRTUWXY"

    def digest(self, code):
        """Its eight bits follow game (1) and rules (3), the lowest sign first."""
        bits = sum(self.SIGNS.index(sign) << 4 * at for at, sign in enumerate(code.replace(" ", "")[:11]))
        return bits >> 4 & 255

    def own_digest(self, game, noted):
        """Of this program, for the same board and number of players."""
        clicks = [click for click in noted["chosen"] if "house" not in click]
        self.open_code(game, noted["game"], *clicks)
        digest = self.digest(game.widgets()["code.own"]["label"])
        game.go("code.cancel", "setup.back" if noted["game"] == "world" else "path_setup.back")
        return digest

    def open_code(self, game, kind, *clicks):
        title, setup = ("title.new", "setup") if kind == "world" else ("title.new_path", "path_setup")
        game.idle()
        game.go(title, *clicks, f"{setup}.code")

    def type_in(self, game, noted):
        self.open_code(game, noted["game"])
        game.go("code.text")
        game.go_on(f"text {noted['code']}")
        game.go("code.ok")

    def time_is_up(self, game, noted):
        """The limit for a round is part of a code and of no state."""
        limits = [int(click.removeprefix("path_setup.limit")) for click in noted["chosen"] if ".limit" in click]
        for limit in limits:
            game.say(f"wait {1000 * (limit or 100) - 5000}")
            self.assertEqual(game.state()["round"], 1)
            game.say("wait 12000")
            self.assertEqual(game.state()["round"], 2 if limit else 1, f"{limit} seconds")

    def test_each_leads_to_the_deal_it_led_to(self):
        taken = set()
        for noted in NOTED["codes"]:
            with self.subTest(noted["code"]), Folder() as data, Game(data, seed=9) as game:
                is_same = self.own_digest(game, noted) == self.digest(noted["code"])
                self.type_in(game, noted)
                if is_same:
                    self.assertEqual(game.hash(), noted["hash"])
                    self.assertTrue(contains(state_of(game.state()), state_of(noted["state"])))
                    taken.add(noted["game"])
                    self.time_is_up(game, noted)
                else:
                    self.assertEqual(game.widgets()["message.text"]["label"], RULES_AND_DATA)
        self.assertIn("path", taken, "boards of Best Path stay what they are")

    def test_one_of_the_other_game_says_which(self):
        for noted, other, says in ((NOTED["codes"][0], "path", "This code is for SCHOTT World."),
                                   (NOTED["codes"][3], "world", "This code is for Best Path.")):
            with self.subTest(noted["code"]), Folder() as data, Game(data) as game:
                self.type_in(game, noted | {"game": other})
                self.assertEqual(game.widgets()["message.text"]["label"], says)


class AtAStand(unittest.TestCase):
    def test_visits_answers_and_fame_of_both_games_are_read_as_they_were_and_the_stand_goes_on(self):
        with Folder() as data:
            with sqlite3.connect(pathlib.Path(data) / FILE) as store:
                store.executescript((FILES / "stand.sql").read_text(encoding="utf-8"))
            store.close()
            self.assertEqual(tell(data), NOTED["stand"]["told"])
            with Stand("[game]\nlanguages = en\nboards = short classic\n", data=data) as stand:
                self.assertEqual(stand.front(), "attract")
                stand.press("attract.door.path", "arrive.start")
                stand.game.idle()
                self.assertEqual(stand.front(), "path")
            now = tell(data)
            self.assertTrue(any(line.startswith("visit 6:") for line in now))
            self.assertEqual([line for line in now if line.startswith("fame")],
                             [line for line in NOTED["stand"]["told"] if line.startswith("fame")])


if __name__ == "__main__":
    unittest.main()
