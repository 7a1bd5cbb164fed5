"""A third game in the box, pressed through from the title to a stand; and what each part of the box does about a game
without a tutorial, codes, hints, a look back, questions, a show or a hall of fame."""
import json
import pathlib
import sqlite3
import subprocess
import unittest

from client import LAB, Folder, Game, Lab
from kiosk import Stand
from operators import PIN, knock, log_of, set_pin, type_pin
from tables import FILE

SIZES = ["1280x720", "1024x768", "1080x1920"]
ENGLISH = "[game]\ngames = nim\nlanguages = en\n"
FINISHED, ABANDONED = 1, 2


def sit_down(game, persons=1, computers=1, level="Gentle"):
    seats = persons + computers
    game.idle()
    game.go("title.new_nim", f"nim_setup.seats{seats}")
    for seat in range(seats):
        wanted = "Human" if seat < persons else "Computer"
        if game.widgets()[f"nim_setup.seat{seat}.kind"]["label"] != wanted:
            game.go(f"nim_setup.seat{seat}.kind")
        for _ in range(6):
            if seat < persons or game.widgets()[f"nim_setup.seat{seat}.level"]["label"] == level:
                break
            game.go(f"nim_setup.seat{seat}.level")
    game.go("nim_setup.start")


def take(game, heap, count, press=None):
    """So many stones from the top of a heap."""
    (press or game.go)(f"nim.heap{heap}.stone{game.state()['heaps'][heap] - count}")


def take_one(game, press=None):
    heaps = game.state()["heaps"]
    take(game, next(heap for heap in range(len(heaps)) if heaps[heap]), 1, press)


def play(game):
    """To the end; computers take theirs meanwhile. Returns the hash in which it ends."""
    while game.scene() == "nim":
        take_one(game)
    return game.hash()


def label(game, widget):
    return game.widgets()[widget]["label"]


def overlap(a, b):
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


class Title(unittest.TestCase):
    def test_each_game_has_a_door_of_its_own_in_every_window(self):
        for size in SIZES:
            with self.subTest(size), Folder() as data, Game(data, size=size, draws=True) as game:
                game.idle()
                game.say(f"shot {pathlib.Path(data) / 'title.png'}")
                widgets = game.widgets()
                doors = [widgets[name]["rect"] for name in ("title.new", "title.new_path", "title.new_nim")]
                pictures = [widgets[f"title.door{door}"]["rect"] for door in range(3)]
                everything = [*doors, *pictures, widgets["title.help"]["rect"]]
                for i, a in enumerate(everything):
                    self.assertGreater(min(a[2:]), 40)
                    self.assertFalse([b for b in everything[i + 1:] if overlap(a, b)], f"{a} lies over another")
                for size in (2, 3):
                    self.assertLessEqual(max(door[size] for door in doors) - min(door[size] for door in doors), 1)

    def test_its_figurines_hop_and_nothing_else_does(self):
        with Folder() as data, Game(data) as game:
            game.idle()
            for figurine in range(6):
                game.click(f"title.figurine{figurine}")
                self.assertTrue(game.say("scene")["motion"])
                game.idle()
            self.assertEqual(game.scene(), "title")

    def test_who_teaches_nothing_has_no_button_for_it(self):
        with Folder() as data, Game(data) as game:
            game.idle()
            learn = [name for name, widget in game.widgets().items() if widget["label"] == "Learn to play"]
            self.assertCountEqual(learn, ["title.tutorial", "title.path_tutorial"])


class Setup(unittest.TestCase):
    def test_a_game_without_codes_and_days_has_no_buttons_for_them(self):
        with Folder() as data, Game(data) as game:
            game.idle()
            game.go("title.new_nim")
            self.assertFalse({"nim_setup.code", "nim_setup.day"} & set(game.widgets()))
            for _ in range(20):
                game.say("key Tab")
                focused = [name for name, widget in game.widgets().items() if widget["focused"]]
                self.assertEqual(len(focused), 1, "nor can keys lead to one that is not seen")
            game.go("nim_setup.start", "nim.pause")
            self.assertNotIn("pause.code", game.widgets())

    def test_two_to_four_play_and_are_remembered(self):
        with Folder() as data, Game(data) as game:
            for seats in (4, 3, 2):
                sit_down(game, seats - 1, 1)
                self.assertEqual(game.state()["players"], seats)
                game.go("nim.pause", "pause.leave", "title.new_nim")
                self.assertIn(f"nim_setup.seat{seats - 1}.kind", game.widgets())
                self.assertNotIn(f"nim_setup.seat{seats}.kind", game.widgets())
                game.go("nim_setup.back")


class Table(unittest.TestCase):
    def test_a_game_against_a_computer_ends_and_says_who_has_won(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game)
            play(game)
            self.assertEqual(game.scene(), "nim_end")
            winner = game.state()["awaiting"]["winner"]
            name = "Player 1" if winner == 0 else label(game, "nim_end.words").removesuffix(" has won.")
            self.assertEqual(label(game, "nim_end.words"), f"{name} has won.")
            game.go("nim_end.again")
            self.assertEqual((game.scene(), sum(game.state()["heaps"]) > 0), ("nim", True))

    def test_a_step_is_taken_back_with_what_the_computer_did_since(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game)
            before, heaps = game.hash(), game.state()["heaps"]
            take_one(game)
            self.assertLess(sum(game.state()["heaps"]), sum(heaps) - 1, "the computer has taken some, too")
            game.go("nim.undo")
            self.assertEqual((game.hash(), game.state()["heaps"]), (before, heaps))
            self.assertNotIn("nim.undo", game.widgets())

    def test_who_asks_for_a_hint_gets_none_and_plays_on(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game)
            game.go_on("key h")
            take_one(game)
            self.assertEqual(game.scene(), "nim")

    def test_help_opens_at_its_own_page_and_leads_to_the_other_games(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game)
            game.go("nim.pause", "pause.help")
            self.assertIn("help.nim", game.widgets())
            self.assertNotIn("help.learn", game.widgets())
            others = []
            for _ in range(3):
                others.append(label(game, "help.other"))
                game.go("help.other")
            self.assertEqual(others, ["SCHOTT World", "Best Path", "Nim"])
            self.assertIn("help.nim", game.widgets())
            game.go("help.next")
            self.assertNotIn("help.next", game.widgets(), "credits stand at the end of every book")


class PowerCuts(unittest.TestCase):
    def test_a_game_that_is_killed_after_each_move_goes_on_where_it_was(self):
        with Folder() as data:
            with Game(data, seed=5) as game:
                sit_down(game, 2, 0)
                settled, stones = game.hash(), sum(game.state()["heaps"])
            moves = 0
            while True:
                game = Game(data)
                game.idle()
                if "title.continue" not in game.widgets():
                    game.close()
                    break
                self.assertIn(f" {stones} stones left", label(game, "title.continue"))
                game.go("title.continue")
                self.assertEqual(game.hash(), settled)
                if stones == 0:  # the end is offered once to whoever has not seen it
                    self.assertEqual(game.scene(), "nim_end")
                    game.kill()
                    continue
                take_one(game)
                settled, stones = game.hash(), stones - 1
                moves += 1
                game.kill()
            self.assertEqual(moves, 12)

    def test_it_is_offered_among_other_open_games(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 2, 0)
            take_one(game)
            on_the_table = game.hash()
            game.go("nim.pause", "pause.leave", "title.new_path", "path_setup.start", "path.pause", "pause.leave")
            game.go("title.others", "open_games.game1")
            self.assertEqual((game.scene(), game.hash()), ("nim", on_the_table))


class Statistics(unittest.TestCase):
    def test_film_file_and_numbers_are_those_of_the_game(self):
        with Folder() as data, Folder() as stick, Game(data, seed=5) as game:
            sit_down(game)
            end = play(game)
            won = game.state()["awaiting"]["winner"] == 0
            game.go("nim_end.title", "title.statistics")
            self.assertTrue({"statistics.kind_world", "statistics.kind_path", "statistics.kind_nim"} <=
                            set(game.widgets()))
            self.assertTrue(game.widgets()["statistics.kind_nim"]["rect"][2] > 60)
            self.assertEqual(label(game, "statistics.player0"), "Player 1")
            self.assertEqual(label(game, "statistics.numbers"), f"Games: 1 · Won: {int(won)}")
            game.go("statistics.kind_world")
            self.assertNotIn("statistics.player0", game.widgets())
            self.assertNotIn("statistics.numbers", game.widgets())
            game.go("statistics.tab_games")
            self.assertTrue(label(game, "statistics.row0").startswith("Nim · "))
            self.assertNotIn("statistics.game0.review", game.widgets(), "there is no look back")
            game.go("statistics.game0.watch", "film.speed", "film.speed")
            self.assertEqual(game.hash(), end)
            game.go("film.close")
            file = pathlib.Path(stick, "nim.json")
            game.go("statistics.game0.export", "file.path")
            game.say(f"text {file}")
            game.go("file.ok", "message.button0")
            self.assertEqual(json.loads(file.read_text())["game"], "nim")
            self.replays(file, end)
            self.shows(file, end)

    def replays(self, file, end):
        done = subprocess.run([LAB, "replay", str(file)], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(f"the recorded hash {end}.", done.stdout)

    def shows(self, file, end):
        with Folder() as data, Game(data, str(file)) as game:
            game.idle()
            self.assertEqual((game.scene(), game.hash()), ("film", end))


class Shelf(unittest.TestCase):
    def test_a_game_of_world_begins_beside_it_with_its_questions_read(self):
        """Each game has its own place in the host for what it reads ahead."""
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game)
            game.go("nim.pause", "pause.leave", "title.new", "setup.start")
            self.assertEqual((game.scene(), game.state()["game"]), ("stage", "world"))


class AtAStand(unittest.TestCase):
    def games(self, stand):
        with sqlite3.connect(pathlib.Path(stand.data) / FILE) as store:
            found = store.execute("SELECT kind, outcome, persons FROM visit ORDER BY id").fetchall()
        store.close()
        return found

    def test_alone_on_offer_it_is_shown_played_and_counted(self):
        with Stand(ENGLISH) as stand:
            self.assertEqual(stand.game.stack(), ["nim", "attract"], "it has no show: it is played at once")
            stand.wait(60)
            self.assertIn(stand.game.stack(), (["nim", "attract"], ["nim_end", "attract"]))
            stand.press("attract.play")
            self.assertNotIn("arrive.tutorial", stand.game.widgets())
            stand.press("arrive.persons2", "arrive.start")
            stand.game.idle()
            while stand.front() == "nim":
                take_one(stand.game, stand.press)
            self.assertEqual(stand.front(), "nim_end")
            stand.wait(30)
            self.assertEqual(stand.front(), "stillthere", "it is in no hall of fame")
            stand.wait(30)
            self.assertEqual(stand.front(), "attract")
            stand.game.close()
            self.assertEqual(self.games(stand), [("nim", FINISHED, 2)])
            stand.open()

    def test_who_walks_away_is_asked_and_given_up(self):
        with Stand(ENGLISH) as stand:
            stand.press("attract.play", "arrive.start")
            stand.wait(46)
            self.assertEqual(stand.front(), "stillthere")
            stand.wait(16)
            self.assertEqual(stand.front(), "attract")
            stand.game.close()
            self.assertEqual(self.games(stand), [("nim", ABANDONED, 1)])
            stand.open()

    def test_three_on_offer_have_three_doors_and_play_in_turn(self):
        for size in SIZES:
            with self.subTest(size), Stand("[game]\nlanguages = en\n", size=size) as stand:
                doors = [stand.game.widgets()[f"attract.door.{kind}"]["rect"] for kind in ("world", "path", "nim")]
                self.assertFalse(overlap(doors[0], doors[1]) or overlap(doors[1], doors[2]))
                stand.press("attract.door.nim", "arrive.start")
                self.assertEqual(stand.front(), "nim")
        with Stand("[game]\nlanguages = en\n") as stand:
            tables = []
            for _ in range(200):
                stand.wait(5)
                below = stand.game.stack()[0]
                if below in ("stage", "path", "nim") and (not tables or tables[-1] != below):
                    tables.append(below)
            self.assertEqual(tables[:4], ["stage", "path", "nim", "stage"])


    def test_staff_put_it_on_offer_alone(self):
        with Stand() as stand:
            stand.game.close()
            set_pin(stand.data)
            stand.open()
            stand.game.size = [int(side) for side in stand.size.split("x")]
            knock(stand.game)
            type_pin(stand.game, PIN)
            stand.game.go("operator.tab_stand")
            for _ in range(3):
                x, y, wide, high = stand.game.widgets()["operator.games"]["rect"]
                stand.game.go_on(f"pointer {x + wide - 20} {y + high // 2} down",
                                 f"pointer {x + wide - 20} {y + high // 2} up")
            told = [line.split(": ", 1)[1] for line in log_of(stand.data).splitlines() if "Games offered" in line]
            self.assertEqual(told, ["SCHOTT World", "Best Path", "Nim"])
            stand.game.go("operator.back")
            stand.wait(1)
            stand.press("arrive.language.en", "arrive.start")
            self.assertEqual(stand.front(), "nim")


class InTheLab(unittest.TestCase):
    def test_the_engine_plays_it_and_replays_what_it_saved(self):
        with Folder() as folder, Lab() as lab:
            state = lab.ask("new", game="nim", players=3, seed=7)["state"]
            while state["awaiting"]["kind"] == "take":
                self.assertIn(lab.ask("suggest", level="easy")["action"], lab.ask("legal")["actions"])
                state = lab.ask("apply", action=lab.ask("legal")["actions"][0])["state"]
            end = lab.ask("hash")["hash"]
            file = pathlib.Path(folder, "nim.json")
            file.write_text(json.dumps(lab.ask("save")["game"]))
            done = subprocess.run([LAB, "replay", str(file)], capture_output=True, text=True)
            self.assertEqual((done.returncode, end in done.stdout), (0, True), done.stderr)
            file.write_text(file.read_text().replace(end, "0" * 16))
            self.assertEqual(subprocess.run([LAB, "replay", str(file)], capture_output=True).returncode, 1)

    def test_other_games_are_what_they_were(self):
        with Lab() as lab:
            self.assertEqual(lab.ask("new", game="world", players=2, seed=7)["state"]["game"], "world")
            self.assertEqual(lab.ask("new", game="path", players=2, seed=7)["state"]["game"], "path")

    def test_an_expert_wins_nearly_always_and_the_names_are_told(self):
        done = subprocess.run([LAB, "simulate", "--game", "nim", "--games", "400"], capture_output=True, text=True,
                              check=True)
        won = int(done.stdout.split()[2])
        self.assertGreater(won, 340)
        done = subprocess.run([LAB, "bench", "--game", "nim"], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (2, ""), "it has none")
        done = subprocess.run([LAB, "simulate", "--game", "chess"], capture_output=True, text=True)
        self.assertIn("known are world, path, nim.", done.stderr)


if __name__ == "__main__":
    unittest.main()
