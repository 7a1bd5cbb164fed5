"""What happens around a stand: a file that others have, a display that goes. It plays on, says what is wrong, or starts
anew."""
import os
import pathlib
import pwd
import shutil
import sqlite3
import struct
import subprocess
import tempfile
import time
import unittest
import zlib

from client import ROOT, WORLD, Folder, Game, environment
from display import Display
from operators import log_of, open_panel, set_pin, stand
from tables import FALLING, FILE, NONE, deal, record, set_out

APP_EXIT_RESTART = 3
NOBODY = pwd.getpwnam("nobody")


def wait_for(happened, or_else, seconds=30):
    until = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < until, or_else
        time.sleep(.1)


def rows(data, sql):
    store = sqlite3.connect(os.path.join(data, FILE))
    try:
        return store.execute(sql).fetchall()
    finally:
        store.close()


class TakenFile:
    """Another program that has the saved games."""

    def __init__(self, data):
        self.store = sqlite3.connect(os.path.join(data, FILE), isolation_level=None)

    def __enter__(self):
        self.store.execute("PRAGMA locking_mode = EXCLUSIVE")
        self.store.execute("BEGIN EXCLUSIVE")
        return self

    def __exit__(self, *_):
        self.store.close()


def what_the_panel_says(game):
    open_panel(game)
    game.go("operator.tab_stand")
    told = game.widgets()["operator.note"]["label"]
    game.go("operator.back")
    return told


def visitors_play(game):
    while game.scene() != "attract":
        game.say("wait 1000")
    game.click("attract.language.en")
    game.say("wait 1000")
    game.go("arrive.start")
    assert game.scene() == "stage", game.stack()


def png(side):
    """All black, a bit for each of its pixels: a few kilobytes that grow to gigabytes."""
    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    pack = zlib.compressobj(9)
    rows = b"".join(pack.compress(bytes(side // 8 + 1)) for _ in range(min(side, 30000)) if side < 1 << 20) + pack.flush()
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)) + chunk(
        b"IDAT", rows) + chunk(b"IEND", b"")


# Every column of the saved games: in which row of the sheet, by which words. Numbers that say nothing but which row belongs
# to which are with what they join.
TOLD = [
    ("game", "id kind rules board setup state imported", "games that were played", "moves and answers"),
    ("game", "started ended", "games that were played", "when each game started and ended to the second"),
    ("seat", "name", "a game in progress", "first names chosen from the lists"),
    ("seat", "game seat figurine level place field", "games that were played", "moves and answers"),
    ("extra", "game seat key value", "games that were played", "moves and answers"),
    ("counted", "game seat kind name ended board alone won stage field cells", "sums of these games", "while a visit lasts, for each first name"),
    ("player_sum", "kind name games wins alone", "sums of these games", "games, wins"),
    ("board_sum", "kind name board alone games wins points cells ends", "sums of these games", "results, boards"),
    ("duel_sum", "kind name other is_computer games won lost", "sums of these games", "opponents"),
    ("topic_sum", "name topic asked correct", "sums of these games", "answers by topic"),
    ("action", "game ordinal rules seat kind a b c", "games that were played", "moves and answers"),
    ("answer", "id question topic difficulty correct time", "answers to questions", "question, right or wrong, time"),
    ("answer", "name", "answers to questions", "without a name"),
    ("answer", "game ordinal", "answers to questions", "as long as their game"),
    ("quiz", "date hour topic asked correct", "answers counted by hour and topic", "numbers"),
    ("visit", "kind language board persons levels", "visits", "game, language, route, number of people, levels"),
    ("visit", "begun ended", "visits", "start and end to the second"),
    ("visit", "date hour seconds outcome", "visits", "date, hour, length, finished or not"),
    ("visit", "id game", "visits", "a reference to its game"),
    ("report", "question time", "questions marked as wrong", "question and time"),
    ("report", "game ordinal", "questions marked as wrong", "a reference to the game"),
    ("fame", "id kind board name figurine value date time", "hall of fame",
     "a first name from the lists, piece, board, result, date, time to the second"),
    ("fleet", "store next active", "in a fleet: what is waiting for the server", "visits"),
    ("outbox", "store seq kind at body", "in a fleet: what is waiting for the server", "entries of the hall of fame"),
    ("setting", "key value", "settings", "when the stand last ran and was backed up"),
    ("opened", "count", "settings", "when the stand last ran"),
]


class Files(unittest.TestCase):
    def setUp(self):
        folder = Folder()
        self.data = folder.__enter__()
        self.addCleanup(folder.__exit__)
        set_pin(self.data)
        set_out(self.data, record(deal(FALLING, [NONE, NONE])))

    def test_a_file_others_have_is_played_without_and_written_to_once_they_let_go(self):
        backup = pathlib.Path(self.data, "backups", "schott-world-2026-03-02.sqlite")
        backup.parent.mkdir()
        backup.write_bytes(b"last night's")
        with TakenFile(self.data) as taken:
            game = stand(self.data)
            self.addCleanup(lambda: game.process.poll() is None and game.kill())
            self.assertIn("Another program is using the saved games", log_of(self.data))
            open_panel(game)
            self.assertIn("operator.quit", game.widgets(), "what is wrong is seen first")
            self.assertIn("Another program", game.widgets()["operator.note"]["label"])
            game.go("operator.back")
            visitors_play(game)
            game.say("wait 30000")
            self.assertEqual(backup.read_bytes(), b"last night's", "what is in memory alone is no backup")
            taken.__exit__()
        wait_for(lambda: game.say("wait 100") and "Saving is working again" in log_of(self.data), "it is not opened")
        self.assertIn("are being saved", what_the_panel_says(game))
        game.close()
        self.assertEqual(rows(self.data, "SELECT id FROM visit"), [(1,)])
        self.assertEqual(len(rows(self.data, "SELECT id FROM game")), 2, "the one there was and the visitors'")

    def test_a_newer_file_is_played_without_and_left_alone(self):
        rows(self.data, "PRAGMA user_version = 99")
        before = pathlib.Path(self.data, FILE).read_bytes()
        with stand(self.data) as game:
            self.assertIn("newer version", log_of(self.data))
            self.assertIn("newer version", what_the_panel_says(game))
            visitors_play(game)
            game.status = 1
        self.assertEqual(pathlib.Path(self.data, FILE).read_bytes(), before)

    def test_a_stand_says_its_name(self):
        with stand(self.data, ini="[stand]\nname = Halle 3\n") as game:
            self.assertIn("The stand is called Halle 3.", log_of(self.data))
            self.assertTrue(what_the_panel_says(game).startswith("Stand: Halle 3\n"))

    def test_drives_are_asked_for_only_while_the_panel_is_open(self):
        with tempfile.TemporaryDirectory() as runtime:
            mark = pathlib.Path(runtime, "panel")
            game = stand(self.data, env={"RUNTIME_DIRECTORY": runtime})
            self.assertFalse(mark.exists())
            open_panel(game)
            self.assertTrue(mark.exists())
            game.go("operator.tab_messages")
            self.assertTrue(mark.exists())
            game.go("operator.back")
            self.assertFalse(mark.exists())
            open_panel(game)
            game.say("wait 125000")
            self.assertFalse(mark.exists(), "it has closed by itself")
            open_panel(game)
            game.kill()
            self.assertTrue(mark.exists())
            with stand(self.data, env={"RUNTIME_DIRECTORY": runtime}):
                self.assertFalse(mark.exists(), "a new start is a closed panel")

    def test_an_operator_who_ends_what_cannot_be_saved_is_told(self):
        with TakenFile(self.data), tempfile.TemporaryDirectory() as runtime:
            game = stand(self.data, env={"RUNTIME_DIRECTORY": runtime})
            open_panel(game)
            game.go("operator.restart")
            self.assertIn("will be lost", game.widgets()["message.text"]["label"], "a game is not found again")
            game.go("message.button1", "operator.quit")
            self.assertIn("hasn’t been saved will be lost", game.widgets()["message.text"]["label"])
            game.send("click message.button0")
            self.assertEqual(game.process.wait(timeout=60), 1)
            self.assertIn("Not everything could be saved", log_of(self.data))
            self.assertTrue(pathlib.Path(runtime, "ended").exists(), "it stays down")
            game.kill()

    def test_a_damaged_file_is_logged_and_begun_anew(self):
        pathlib.Path(self.data, FILE).write_bytes(b"this is no database" * 1000)
        with stand(self.data) as game:
            self.assertIn("The file with settings and games was damaged", log_of(self.data))
            self.assertIn("are being saved", what_the_panel_says(game))
            visitors_play(game)
        self.assertEqual(len(rows(self.data, "SELECT id FROM visit")), 1)


    def test_a_pipe_in_place_of_any_file_is_told_and_waited_for_by_nobody(self):
        for name in (FILE, FILE + "-journal", "logo.png", "kiosk.ini"):
            path = pathlib.Path(self.data, name)
            for kind in ("pipe", "device"):
                path.unlink(missing_ok=True)
                os.mkfifo(path) if kind == "pipe" else path.symlink_to("/dev/zero")
                with self.subTest(name=name, kind=kind):
                    self.starts_beside(name)
            path.unlink()
            pathlib.Path(self.data, "log", "schott-world.log").unlink()

    def starts_beside(self, name):
        ini = pathlib.Path(self.data, "kiosk.ini" if name == "kiosk.ini" else "settings.ini")
        if name != "kiosk.ini":
            ini.write_text(f"[screen]\nlogo = {self.data}/logo.png\n" if name == "logo.png" else "")
        told = {"logo.png": "The logo can’t be read", "kiosk.ini": "kiosk.ini can’t be read"}
        began = time.monotonic()
        with Game(self.data, "--kiosk", "--config", str(ini)) as game:
            game.say("wait 1000")
            self.assertEqual(game.scene(), "attract")
            game.status = 1 if name.startswith(FILE) else 0
        self.assertLess(time.monotonic() - began, 30)
        self.assertIn(told.get(name, "something other than a file"), log_of(self.data))

    def test_a_file_too_large_is_told_and_not_taken_in(self):
        ini, logo = pathlib.Path(self.data, "kiosk.ini"), pathlib.Path(self.data, "logo.png")
        with open(ini, "wb") as file:
            file.truncate(1 << 36)
        with Game(self.data, "--kiosk", "--config", str(ini)) as game:
            game.say("wait 1000")
            self.assertIn("kiosk.ini is far too large", log_of(self.data))
        for side in (30000, 1 << 31):
            logo.write_bytes(png(side))
            pathlib.Path(self.data, "log", "schott-world.log").unlink()
            with stand(self.data, ini=f"[screen]\nlogo = {logo}\n"):
                self.assertIn("The logo can’t be read", log_of(self.data))

    def test_nobody_else_can_read_what_a_stand_keeps(self):
        before = os.umask(0)
        self.addCleanup(os.umask, before)
        log = pathlib.Path(self.data, "log", "schott-world.log")
        log.parent.mkdir()
        log.write_text("2026-01-01 00:00:00 info Everybody can read this.\n")
        log.chmod(0o644)
        with stand(self.data, ini="[backup]\nat = 00:00\n") as game:
            open_panel(game)
            game.go("operator.export", "message.button0", "operator.back")
            visitors_play(game)
            game.say("wait 30000")
            self.open_to_others()
            made = [path.relative_to(self.data).parts[0] for path in pathlib.Path(self.data).rglob("*")]
            self.assertLessEqual({FILE, FILE + "-wal", "backups", "figures", "log", "operator-pin"}, set(made))
        self.open_to_others()

    def open_to_others(self):
        loose = [str(path) for path in pathlib.Path(self.data).rglob("*")
                 if path.is_file() and path.name != "kiosk.ini" and path.stat().st_mode & 0o077]
        self.assertEqual(loose, [])

    def test_the_sheet_on_privacy_tells_of_every_column(self):
        sheet = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8").split("## In a fleet", maxsplit=1)[0]
        kept = dict(line.strip("| ").split(" | ", 1) for line in sheet.splitlines() if line.count(" | ") == 3)
        with stand(self.data):
            pass
        store = sqlite3.connect(os.path.join(self.data, FILE))
        found = {(table, column) for table, in store.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
                 for _, column, *_ in store.execute(f"PRAGMA table_info({table})")}
        store.close()
        for table, columns, row, words in TOLD:
            for column in columns.split():
                with self.subTest(table=table, column=column):
                    found.remove((table, column))
                    self.assertIn(words, kept[row])
        self.assertEqual(found, set(), "the sheet is silent about these")

    def test_emptying_the_hall_of_fame_empties_the_backups(self):
        backups = pathlib.Path(self.data, "backups")
        backups.mkdir()
        rows(self.data, "PRAGMA user_version")
        with Game(self.data) as game:  # today's tables
            game.idle()
        store = sqlite3.connect(os.path.join(self.data, FILE))
        store.execute("INSERT INTO fame VALUES (1, 1, 'short', 'Xaverius', 0, 9, 20514, 1772438400)")
        store.commit()
        for copy in (backups / "schott-world-2026-02-25.sqlite",
                     pathlib.Path(self.data, "schott-world-replaced-2026-02-26.sqlite")):
            with sqlite3.connect(copy) as other:
                store.backup(other)
            other.close()
        store.close()
        pathlib.Path(backups, "schott-world-2026-02-24.sqlite").write_bytes(b"Xaverius")
        for half in (backups / "schott-world-2026-02-23.sqlite.part",  # a power cut while it was made
                     pathlib.Path(self.data, "schott-world-replaced-2026-02-22.sqlite.part")):
            half.write_bytes(b"Xaverius")
        with stand(self.data, ini="[backup]\nat =\n") as game:
            open_panel(game)
            game.go("operator.tab_stand", "operator.clear_fame")
            self.assertIn("backups too", game.widgets()["message.text"]["label"])
            game.go("message.button0", "operator.back")
        left = [path.name for path in pathlib.Path(self.data).rglob("*") if path.is_file() and
                b"Xaverius" in path.read_bytes()]
        self.assertEqual(left, ["schott-world-2026-02-24.sqlite"], "which is no backup")
        self.assertIn("The names in schott-world-2026-02-24.sqlite couldn’t be deleted", log_of(self.data))


class Displays(unittest.TestCase):
    def start(self, data, command, env):
        process = subprocess.Popen([*command, WORLD, "--kiosk", "--mute", "--data", data], env=environment(env),
                                   stderr=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def wait_for_start(self, data):
        log = pathlib.Path(data, "log", "schott-world.log")
        wait_for(lambda: log.exists() and "The game has started" in log.read_text(), "it does not start")
        time.sleep(2)

    def cannot_draw(self, said):
        """SDL has no software renderer for Wayland, and a machine without a graphics card no other."""
        time.sleep(3)
        return "render driver" in said.read_text(errors="replace")

    @unittest.skipUnless(shutil.which("Xvfb"), "there is no display to be had")
    def test_an_x_display_that_goes_leads_to_a_new_start(self):
        with Folder() as data, Display() as display:
            process = self.start(data, [], display.env)
            self.wait_for_start(data)
            display.process.kill()
            self.assertEqual(process.wait(timeout=30), APP_EXIT_RESTART)
            self.assertIn("The display has gone", log_of(data))
            self.assertTrue(log_of(data).rstrip().endswith("The game has ended."))
            self.assertFalse(pathlib.Path(data, FILE + "-wal").exists(), "it was closed")

    @unittest.skipUnless(shutil.which("cage") and os.geteuid() == 0, "only root may start cage for somebody else")
    def test_a_wayland_display_that_goes_leads_to_a_new_start(self):
        with Folder() as data, tempfile.TemporaryDirectory() as runtime:
            env = {"XDG_RUNTIME_DIR": runtime, "HOME": runtime, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman",
                   "WLR_LIBINPUT_NO_DEVICES": "1", "SDL_VIDEODRIVER": "wayland"}
            status = pathlib.Path(runtime, "status")
            session = ["sh", "-c", f'trap "" TERM HUP; "$@"; echo $? >{status}', "session"]
            for folder in (data, runtime):
                os.chown(folder, NOBODY.pw_uid, NOBODY.pw_gid)
            said = pathlib.Path(runtime, "said")
            cage = subprocess.Popen(["cage", "-d", "--", *session, WORLD, "--kiosk", "--mute", "--data", data],
                                    env=environment(env), stderr=open(said, "wb"), cwd=runtime, extra_groups=[],
                                    user=NOBODY.pw_uid, group=NOBODY.pw_gid)
            self.addCleanup(cage.wait)
            self.addCleanup(cage.kill)
            if self.cannot_draw(said):
                self.skipTest("nothing draws on a Wayland display here")
            self.wait_for_start(data)
            cage.kill()
            wait_for(status.exists, "the game stays without a display")
            self.assertEqual(int(status.read_text()), APP_EXIT_RESTART)
            self.assertIn("The display has gone", log_of(data))


if __name__ == "__main__":
    unittest.main()
