"""What an earlier version has written opens, goes on and ends as it did then; README.md says how it was made.

    test_written_before.py TELL_STORE"""
import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
FILES = HERE / "files"
sys.path.insert(0, str(HERE.parent / "drive"))

from client import LAB, Folder, Game, Lab  # noqa: E402
from kiosk import Stand  # noqa: E402
from player import Player, answers_shown  # noqa: E402
from tables import FILE  # noqa: E402

TELL = sys.argv.pop(1)
NOTED = json.loads((FILES / "noted.json").read_text(encoding="utf-8"))
SIZE = "1080x1920"  # the whole list of games is seen


def tell(data):
    return subprocess.run([TELL, str(data)], check=True, capture_output=True, text=True,
                          encoding="utf-8").stdout.splitlines()


def contains(now, then):
    """Whatever was said then is said now; there may be more."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and contains(now[key], then[key]) for key in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(contains, now, then))
    return now == then


def told(label):
    """The names and numbers in it, in their order: the words around them may have improved since."""
    return re.findall(r"\d+|Lea|Otto|Émile|小红", label)


def without_question(state):
    """Which question stands on a card is nothing the rules know; which answer is right, they do."""
    return state | {"awaiting": {key: value for key, value in state["awaiting"].items() if key != "id"}}


def film_ends_in(game, row):
    game.go(f"statistics.game{row}.watch", "film.speed", "film.speed")
    on_screen = game.hash()
    game.go("film.close")
    return on_screen


def list_games(game):
    game.idle()
    game.go("title.statistics", "statistics.tab_games")


class Desktop(unittest.TestCase):
    def setUp(self):
        folder = Folder()
        self.data = folder.__enter__()
        self.addCleanup(folder.__exit__)
        shutil.copy(FILES / "desktop.sqlite", pathlib.Path(self.data) / FILE)

    def open(self):
        return Game(self.data, size=SIZE)

    def is_in_play(self, game, noted):
        self.assertEqual(game.scene(), "stage")
        self.assertEqual(game.hash(), noted["hash"])
        self.assertTrue(contains(without_question(game.state()), without_question(noted["state"])))

    def test_games_people_and_answers_are_read_as_they_were(self):
        self.assertEqual(tell(self.data), NOTED["desktop"]["told"])
        with self.open() as game:
            list_games(game)
        self.assertEqual(tell(self.data), NOTED["desktop"]["told"])

    def test_its_tables_keep_every_row_and_take_questions_called_wrong(self):
        def rows():
            with sqlite3.connect(pathlib.Path(self.data) / FILE) as store:
                names = [name for name, in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
                found = {name: store.execute(f"SELECT * FROM {name}").fetchall() for name in names}
                version, = store.execute("PRAGMA user_version").fetchone()
            store.close()
            return version, found

        before, then = rows()
        self.assertEqual(before, 3)
        tell(self.data)
        after, now = rows()
        self.assertEqual(after, 7)
        for new in ("report", "fleet", "outbox"):
            self.assertEqual(now.pop(new), [])
        for new in ("counted", "player_sum", "board_sum", "duel_sum"):
            self.assertNotEqual(now.pop(new), [], "its games were counted")
        self.assertEqual(sum(asked for _, _, asked, _ in now.pop("topic_sum")), len(then["answer"]))
        self.assertGreater(now.pop("opened"), then.pop("opened"))
        self.assertEqual(now, then)

    def test_settings_are_kept(self):
        with self.open() as game:
            game.idle()
        with sqlite3.connect(pathlib.Path(self.data) / FILE) as store:
            now = dict(store.execute("SELECT key, value FROM setting"))
        store.close()
        for key in ("language", "left_handed", "motion_speed", "computer_pace", "quiz_seconds", "confirmations"):
            self.assertEqual(now[key], NOTED["desktop"]["settings"][key], key)

    def test_the_title_tells_of_the_interrupted_game_in_the_language_that_was_chosen(self):
        with self.open() as game:
            game.idle()
            for language, noted in (("fr", NOTED["desktop"]["title_in_french"]),
                                    ("en", NOTED["desktop"]["continue"]["title"])):
                game.say(f"lang {language}")
                now = game.widgets()["title.continue"]["label"]
                self.assertEqual(told(now), told(noted), f"{now!r} says something else than {noted!r}")

    def test_the_game_that_lay_on_the_table_last_goes_on_to_its_end(self):
        with self.open() as game:
            game.idle()
            game.say("lang en")
            game.go("title.continue")
            self.is_in_play(game, NOTED["desktop"]["continue"])
            Player(game, seats=[0, 1]).play()

    def test_another_interrupted_game_goes_on_to_its_end(self):
        with self.open() as game:
            list_games(game)
            game.say("lang en")
            game.go("statistics.game2.resume")
            self.is_in_play(game, NOTED["desktop"]["left"])
            Player(game).play()

    def test_whoever_was_asked_a_question_is_asked_it_again(self):
        noted = NOTED["desktop"]["asked"]
        with self.open() as game:
            list_games(game)
            game.say("lang en")
            game.go("statistics.game0.resume")
            self.assertEqual(game.scene(), "question")
            self.assertEqual(game.hash(), noted["hash"])
            self.assertTrue(contains(game.state(), noted["state"]))
            self.assertEqual(answers_shown(game), noted["answers"])
            Player(game).play()

    def test_the_tutorial_goes_on(self):
        with self.open() as game:
            game.idle()
            game.go("title.tutorial")
            self.assertEqual(game.hash(), NOTED["desktop"]["tutorial"]["hash"])

    def test_films_of_finished_games_end_as_the_games_did(self):
        ends = NOTED["desktop"]["games"]
        classic = ends["two people on the classic route"]
        games = [line for line in NOTED["desktop"]["told"] if line.startswith("game") and ": world," in line]
        finished = [row for row, line in enumerate(games) if "state 1" in line]
        with self.open() as game:
            list_games(game)
            self.assertCountEqual([film_ends_in(game, row) for row in finished],
                                  [ends["one person, helped, among three computers"], classic, classic,
                                   ends["two people and a computer"]])


class ExportedGames(unittest.TestCase):
    ENDS = {"helped.json": NOTED["desktop"]["games"]["one person, helped, among three computers"],
            "classic.json": NOTED["desktop"]["games"]["two people on the classic route"],
            "left.json": NOTED["desktop"]["left"]["hash"]}

    def test_the_lab_replays_them_to_the_hash_they_record(self):
        for name, end in self.ENDS.items():
            done = subprocess.run([LAB, "replay", str(FILES / name)], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"the recorded hash {end}.", done.stdout)

    def test_the_desktop_takes_them_in_and_shows_them_to_their_end(self):
        with Folder() as data, Game(data, size=SIZE) as game:
            list_games(game)
            for name, end in self.ENDS.items():
                game.go("statistics.import", "file.path")
                game.say(f"text {FILES / name}")
                game.go("file.ok")
                self.assertEqual(game.scene(), "statistics", f"{name} was refused")
            ends = [film_ends_in(game, row) for row in range(len(self.ENDS))]
            self.assertCountEqual(ends, self.ENDS.values())
            game.close()
            told = tell(data)
            for player in (player for players in NOTED["desktop"]["files"].values() for player in players):
                seat = f"\"{player['name']}\", level \"{player.get('level', '')}\", figurine {player['figurine']},"
                self.assertTrue(any(seat in line for line in told), f"no {seat}")


class LabSaves(unittest.TestCase):
    def test_they_are_loaded_and_go_on(self):
        with Lab() as lab:
            for name, noted in NOTED["lab"].items():
                lab.ask("load", game=json.loads((FILES / name).read_text()))
                self.assertEqual(lab.ask("hash")["hash"], noted["hash"], name)
                state = lab.ask("state")["state"]
                self.assertTrue(contains(without_question(state), without_question(noted["state"])), name)
                is_over = state["awaiting"]["kind"] == "over"
                self.assertEqual(lab.ask("legal")["actions"] == [], is_over, name)

    def test_they_replay_to_the_hash_they_record(self):
        for name, noted in NOTED["lab"].items():
            done = subprocess.run([LAB, "replay", str(FILES / name)], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"the recorded hash {noted['hash']}.", done.stdout)


class AtAStand(unittest.TestCase):
    def test_visits_answers_and_fame_are_read_as_they_were_and_the_stand_goes_on(self):
        with Folder() as data:
            with sqlite3.connect(pathlib.Path(data) / FILE) as store:
                store.executescript((FILES / "stand.sql").read_text(encoding="utf-8"))
            store.close()
            self.assertEqual(tell(data), NOTED["stand"]["told"])
            with sqlite3.connect(pathlib.Path(data) / FILE) as store:
                self.assertEqual(store.execute("SELECT kind FROM visit").fetchall(), [("world",)] * 3)
            store.close()
            with Stand("[game]\nboards = short classic\n", data=data) as stand:
                self.assertEqual(stand.front(), "attract")
                stand.sit_down()
                self.assertEqual(stand.front(), "stage")
            told = tell(data)
            self.assertTrue(any(line.startswith("visit 4:") for line in told))
            self.assertEqual([line for line in told if line.startswith("fame")],
                             [line for line in NOTED["stand"]["told"] if line.startswith("fame")])


if __name__ == "__main__":
    unittest.main()
