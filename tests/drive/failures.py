"""What goes wrong with files, disks and devices while the real game runs: each time a clear sentence, nothing lost, and
one can play."""
import ctypes
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import time
import unittest

from client import ROOT, WORLD, Folder, Game, environment
from display import Display
from player import Player, sit_down
from tables import FALLING, FILE, NONE, Table, deal, record, set_out


def plays(test, game):
    """Everything there is to a game can be done."""
    while game.scene() == "message":
        game.go("message.button0")
    sit_down(game, 2)
    player = Player(game)
    for _ in range(8):
        player.step()
    test.assertIn(game.scene(), ("stage", "question", "scoring"))


def ended(process, seconds):
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def text_on_screen(game):
    return " ".join(widget["label"] for widget in game.widgets().values())


class Mount:
    """A small disk of its own."""

    def __init__(self, path, size):
        self.path, self.libc = path.encode(), ctypes.CDLL(None, use_errno=True)
        if self.mount(b"tmpfs", 0, f"size={size}".encode()) != 0:
            raise unittest.SkipTest("no disk can be mounted here")

    def mount(self, kind, flags, options):
        return self.libc.mount(b"tmpfs", self.path, kind, ctypes.c_ulong(flags), options)

    def read_only(self):
        assert self.mount(None, 32 | 1, None) == 0  # MS_REMOUNT | MS_RDONLY

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.libc.umount2(self.path, 2)  # MNT_DETACH


class Files(unittest.TestCase):
    def test_a_damaged_file_is_kept_aside_and_a_new_one_begun(self):
        with Folder() as data:
            pathlib.Path(data, FILE).write_bytes(b"this is no database" * 1000)
            with Game(data) as game:
                game.idle()
                self.assertEqual(game.scene(), "message")
                plays(self, game)
            kept = [name for name in os.listdir(data) if pathlib.Path(data, name).read_bytes()[:19] ==
                    b"this is no database"]
            self.assertEqual(len(kept), 1)
            self.assertNotEqual(kept, [FILE])
            with Game(data) as game:
                game.idle()
                self.assertIn("title.continue", game.widgets())

    def test_a_file_with_a_torn_middle_is_kept_aside_too(self):
        with Folder() as data:
            set_out(data, record(deal(FALLING, [NONE, NONE])))
            path = pathlib.Path(data, FILE)
            torn = bytearray(path.read_bytes())
            for page in range(4096, len(torn), 4096):
                torn[page:page + 200] = os.urandom(200)
            path.write_bytes(torn)
            with Game(data) as game:
                plays(self, game) if game.idle() is not None else None
            self.assertTrue(any(bytes(torn) == pathlib.Path(data, name).read_bytes() for name in os.listdir(data)),
                            "what may hold somebody's games is still there")

    def test_a_newer_file_is_refused_and_left_alone(self):
        with Folder() as data:
            set_out(data, record(deal(FALLING, [NONE, NONE])))
            with sqlite3.connect(os.path.join(data, FILE)) as store:
                store.execute("PRAGMA user_version = 99")
            store.close()
            before = pathlib.Path(data, FILE).read_bytes()
            done = subprocess.run([WORLD, "--driver", "--data", data], input="", capture_output=True, text=True,
                                  env=environment(), timeout=60)
            self.assertEqual(done.returncode, 1)
            self.assertIn("newer version", done.stderr)
            self.assertEqual(pathlib.Path(data, FILE).read_bytes(), before)

    def test_a_game_that_no_longer_applies_is_told_and_left_alone(self):
        with Folder() as data:
            set_out(data, record(deal(FALLING, [NONE, NONE])))
            with sqlite3.connect(os.path.join(data, FILE)) as store:
                store.execute("INSERT INTO action VALUES (1, 0, 1, 0, 4, 3, 0, 0)")  # placed before anything was taken
            store.close()
            with Game(data) as game:
                game.idle()
                if "title.continue" in game.widgets():
                    game.go("title.continue")
                    self.assertEqual(game.scene(), "message")
                plays(self, game)
            with sqlite3.connect(os.path.join(data, FILE)) as store:
                self.assertEqual(store.execute("SELECT kind FROM action WHERE game = 1").fetchall(), [(4,)])
            store.close()

    def watch_film_after(self, *damage):
        with Folder() as data:
            set_out(data, record(deal(FALLING, [NONE, NONE])))
            with sqlite3.connect(os.path.join(data, FILE)) as store:
                store.execute("UPDATE game SET state = 1, ended = 2")
                for statement in damage:
                    store.execute(statement)
            store.close()
            with Game(data) as game:
                game.idle()
                game.go("title.statistics", "statistics.tab_games", "statistics.game0.watch")
                self.assertEqual(game.scene(), "film")
                shown = set(game.widgets())
                game.go("film.close")
                self.assertEqual(game.scene(), "statistics")
                return shown

    def test_a_film_that_cannot_be_shown_can_only_be_closed(self):
        placed_before_taken = "INSERT INTO action VALUES (1, 0, 1, 0, 4, 3, 0, 0)"
        gap = "INSERT INTO action VALUES (1, 5, 1, 0, 1, 0, 0, 0)"
        taken = "INSERT INTO action VALUES (1, 0, 1, 0, 1, 0, 0, 0)"
        for damage in ([placed_before_taken], [gap], [taken, "UPDATE game SET setup = '{}'"]):
            with self.subTest(damage=damage):
                self.assertEqual(self.watch_film_after(*damage), {"film.close"})
        self.assertIn("film.play", self.watch_film_after(taken))

    def test_a_second_copy_on_the_same_files_says_so_and_goes(self):
        with Folder() as data, Game(data) as game:
            game.idle()
            done = subprocess.run([WORLD, "--driver", "--data", data], input="", capture_output=True, text=True,
                                  env=environment(), timeout=60)
            self.assertEqual(done.returncode, 1)
            self.assertIn("already using", done.stderr)
            plays(self, game)


@unittest.skipUnless(shutil.which("Xvfb") and shutil.which("xdotool"), "there is no display to be had")
class Starting(unittest.TestCase):
    """The reason the game can't start has to reach a person who clicked on it and sees no terminal."""

    def start(self, display, data, *options, at_hangup=signal.SIG_DFL):
        process = subprocess.Popen([WORLD, "--data", data, "--mute", *options], env=environment(display.env),
                                   stderr=subprocess.PIPE, text=True,
                                   preexec_fn=lambda: signal.signal(signal.SIGHUP, at_hangup))
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def windows(self, display):
        """The root, and what is on it."""
        return subprocess.run(["xdotool", "search", "--class", ""], env=environment(display.env),
                              stdout=subprocess.PIPE, text=True).stdout.split()

    def wait_for_windows(self, display, are_enough, or_else):
        for _ in range(200):
            found = self.windows(display)
            if are_enough(len(found)):
                return found
            time.sleep(.1)
        self.fail(or_else)

    def box(self, display):
        """The only window there is beside the root, and where it has its button."""
        window = self.wait_for_windows(display, lambda count: count > 1, "there is no box")[-1]
        shell = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window],
                               env=environment(display.env), stdout=subprocess.PIPE, text=True).stdout
        place = dict(line.split("=") for line in shell.split())
        return window, str(int(place["WIDTH"]) // 2), str(int(place["HEIGHT"]) - 28)

    def test_a_person_gets_a_box_with_the_sentence(self):
        with Folder() as data, Game(data) as game, Display() as display:
            game.idle()
            process = self.start(display, data)
            window, x, y = self.box(display)
            self.assertIsNone(process.poll())
            for _ in range(40):  # it takes presses once it has been drawn
                subprocess.run(["xdotool", "mousemove", "--window", window, x, y, "click", "1"],
                               env=environment(display.env), check=False)
                if ended(process, .5):
                    break
            self.assertEqual(process.wait(timeout=20), 1)
            self.assertIn("already using", process.stderr.read())

    def test_who_is_told_to_end_does_not_wait_for_the_box(self):
        with Folder() as data, Game(data) as game, Display() as display:
            game.idle()
            for number in (signal.SIGTERM, signal.SIGINT):
                process = self.start(display, data)
                self.box(display)
                process.send_signal(number)
                self.assertEqual(process.wait(timeout=20), -number)
                self.wait_for_windows(display, lambda count: count == 1, "its box stays")

    def test_a_game_ends_by_itself_when_its_terminal_goes_unless_that_is_ignored(self):
        for at_hangup, number in ((signal.SIG_DFL, signal.SIGHUP), (signal.SIG_IGN, signal.SIGTERM)):
            with self.subTest(number), Folder() as data, Display() as display:
                process = self.start(display, data, "--windowed", "1024x600", at_hangup=at_hangup)
                self.wait_for_windows(display, lambda count: count > 1, "there is no window")
                process.send_signal(signal.SIGHUP)
                if number != signal.SIGHUP:
                    self.assertFalse(ended(process, 2), "nohup keeps it")
                    process.send_signal(number)
                self.assertEqual(process.wait(timeout=20), 0)

    def test_who_is_told_to_end_before_there_is_a_box_gets_none(self):
        """However early: what SDL has taken in until then counts too."""
        with Folder() as data, Game(data) as game, Display() as display:
            game.idle()
            for wait in range(0, 400, 20):
                process = self.start(display, data)
                time.sleep(wait / 1000)
                process.send_signal(signal.SIGTERM)
                self.assertIn(process.wait(timeout=20), (-signal.SIGTERM, 1), f"after {wait} ms")

    def test_a_screen_is_filled_where_no_window_manager_sees_to_it(self):
        with Folder() as data, Display() as display:
            self.start(display, data)
            window, _, _ = self.box(display)
            sizes = [subprocess.run(["xdotool", *words], env=environment(display.env), check=True,
                                    stdout=subprocess.PIPE, text=True).stdout
                     for words in (["getwindowgeometry", "--shell", window], ["getdisplaygeometry", "--shell"])]
            game, screen = [{line for line in size.split() if line.startswith(("WIDTH=", "HEIGHT="))} for size in sizes]
            self.assertEqual(game, screen)

    def test_a_script_ends_without_a_box_that_nobody_would_click_away(self):
        with Folder() as data, Game(data) as game, Display() as display:
            game.idle()
            process = self.start(display, data, "--driver")
            self.assertEqual(process.wait(timeout=20), 1)
            self.assertIn("already using", process.stderr.read())


class Disks(unittest.TestCase):
    def test_on_a_read_only_disk_one_can_play(self):
        with Folder() as data, Mount(data, "4m") as disk:
            set_out(data, record(deal(FALLING, [NONE, NONE])))
            disk.read_only()
            before = pathlib.Path(data, FILE).read_bytes()
            with Game(data) as game:
                game.idle()
                self.assertEqual(game.scene(), "message")
                plays(self, game)
                game.status = 1
            self.assertIn("Not everything could be saved", game.said)
            self.assertEqual(pathlib.Path(data, FILE).read_bytes(), before)

    def test_ending_on_a_full_disk_is_told(self):
        with Folder() as data, Mount(data, "1m"):
            with Game(data) as game:
                game.idle()
                self.fill(data)
                plays(self, game)
                game.status = 1
            self.assertIn("Not everything could be saved", game.said)

    def test_what_did_not_fit_on_a_full_disk_is_saved_when_there_is_room(self):
        with Folder() as data, Mount(data, "4m"):
            with Game(data) as game:
                sit_down(game, 2)
                player = Player(game)
                player.step()
                ballast = self.fill(data)
                for _ in range(400):
                    if player.step() == "message":
                        break
                self.assertEqual(player.scenes[-1], "message", "a full disk is told")
                for _ in range(6):
                    player.step()
                ballast.unlink()
                for _ in range(6):
                    player.step()
                on_screen = game.hash()
            with Game(data) as game:
                game.idle()
                game.go("title.continue")
                self.assertEqual(game.hash(), on_screen)

    def test_a_full_disk_is_told_wherever_somebody_is(self):
        ways = {"setup": ["title.new"], "statistics": ["title.statistics"]}
        for scene, way in ways.items():
            with self.subTest(scene=scene), Folder() as data, Mount(data, "1m"):
                with Game(data) as game:
                    game.idle()
                    self.fill(data)
                    game.go("title.settings", "settings.left_handed", "settings.close")
                    said = text_on_screen(game)
                    while game.scene() == "message":
                        game.go("message.button0")
                    self.assertIn("full", said)
                    os.unlink(pathlib.Path(data, "ballast"))
                    game.go(*way)
                    self.assertEqual(game.scene(), scene)
                    for _ in range(100):  # the disk is tried again in real time
                        time.sleep(.1)
                        game.say("wait 100")
                        if game.scene() == "message":
                            break
                    self.assertEqual(game.stack()[-2:], [scene, "message"], "it is told that saving works again")

    def test_a_game_that_finds_no_room_leaves_the_older_file_whole(self):
        with Folder() as data, Folder() as stick, Mount(stick, "64k"):
            set_out(data, record(deal(FALLING, [NONE, NONE])))
            with sqlite3.connect(os.path.join(data, FILE)) as store:
                store.execute("UPDATE game SET state = 1, ended = 2")
                store.execute("INSERT INTO action VALUES (1, 0, 1, 0, 1, 0, 0, 0)")
            store.close()
            older = pathlib.Path(stick, "game.json")
            older.write_text("dear")
            self.fill(stick)
            with Game(data) as game:
                game.idle()
                game.go("title.statistics", "statistics.tab_games", "statistics.game0.export", "file.path")
                game.say(f"text {older}")
                game.go("file.ok", "message.button0")
                self.assertIn("can’t be saved", text_on_screen(game))
            self.assertEqual(older.read_text(), "dear")
            self.assertEqual(sorted(os.listdir(stick)), ["ballast", "game.json"], "and nothing half beside it")

    def fill(self, data):
        ballast = pathlib.Path(data, "ballast")
        with open(ballast, "wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)) == 4096:
                    pass
            except OSError:
                pass
        return ballast


class Devices(unittest.TestCase):
    def test_without_a_loudspeaker_one_plays_in_silence(self):
        for driver in ("alsa", "there-is-no-such-driver"):
            with self.subTest(driver=driver), Folder() as data:
                with Game(data, env={"SDL_AUDIODRIVER": driver}) as game:
                    game.idle()
                    self.assertEqual(game.scene(), "title", "nothing in the way of playing")
                    plays(self, game)

    def test_an_unknown_language_is_told_and_the_game_speaks_english(self):
        with Folder() as data:
            with Game(data, "--lang", "tlh") as game:
                game.idle()
                self.assertIn("Learn to play", text_on_screen(game))
                complaint = game.complaints()
                self.assertFalse(game.ask("lang tlh")["ok"])
            self.assertIn("tlh", complaint)


class Assets(unittest.TestCase):
    """The game with a copy of its assets of which something is missing or broken."""

    def run_without(self, name, broken=None):
        """broken: what stands in the file instead of what belongs there; None: it is gone."""
        folder = Folder()
        path = pathlib.Path(folder.__enter__())
        self.addCleanup(folder.__exit__)
        shutil.copytree(ROOT / "assets", path / "assets", copy_function=os.link if self.same_disk(path) else shutil.copy)
        victim = path / "assets" / name
        self.assertTrue(victim.exists(), name)
        victim.unlink()
        if broken is not None:
            victim.write_bytes(broken)
        (path / "data").mkdir()
        return path / "data", {"SCHOTT_WORLD_ASSETS": str(path / "assets")}

    def same_disk(self, path):
        return os.stat(path).st_dev == os.stat(ROOT).st_dev

    def test_a_missing_or_broken_picture_leaves_a_game_to_play(self):
        for name in ("art/cards/back_number.svg", "art/board/map-landscape.svg", "art/figurines/lens_stand.svg"):
            for broken in (None, b"<svg", b""):
                with self.subTest(name=name, broken=broken):
                    data, env = self.run_without(name, broken)
                    with Game(data, env=env) as game:
                        plays(self, game)
                        game.say(f"shot {data}/shot.png")
                        self.assertIn(os.path.basename(name)[:-4], game.complaints())

    def test_a_missing_or_broken_font_is_told(self):
        for broken in (None, b"no font"):
            data, env = self.run_without("fonts/nunito-extrabold.ttf", broken)
            done = subprocess.run([WORLD, "--driver", "--data", str(data)], input="wait idle\n", capture_output=True,
                                  text=True, env=environment(env), timeout=60)
            self.assertIn("font", done.stderr)
            self.assertEqual(done.returncode, 1)

    def test_missing_or_broken_questions_are_told_where_a_game_would_begin(self):
        for broken in (None, b"{", b"{\"questions\": []}"):
            with self.subTest(broken=broken):
                data, env = self.run_without("questions.json", broken)
                with Game(data, env=env) as game:
                    game.idle()
                    game.go("title.new", "setup.start")
                    self.assertEqual(game.scene(), "message")
                    game.go("message.button0")
                    self.assertEqual(game.scene(), "setup")

    def test_broken_translated_questions_are_asked_in_english(self):
        data, env = self.run_without("questions.de.json", b"[]")
        with Game(data, "--lang", "de", env=env) as game:
            game.idle()
            game.go("title.new", "setup.start")
            self.assertEqual(game.scene(), "stage")

    def test_a_missing_or_broken_board_cannot_be_chosen(self):
        for broken in (None, b"{\"name\": \"grand\"}"):
            with self.subTest(broken=broken):
                data, env = self.run_without("boards/grand.json", broken)
                with Game(data, env=env) as game:
                    game.idle()
                    game.go("title.new")
                    self.assertFalse(game.ask("click setup.route.grand")["ok"])
                    game.go("setup.route.short", "setup.start")
                    self.assertEqual(game.scene(), "stage")


if __name__ == "__main__":
    unittest.main()
