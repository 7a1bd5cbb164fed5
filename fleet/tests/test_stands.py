"""Three stands with the real game, their sidecars and a server: visitors play, things die, and in the end the server has the
sum of what the stands have, no more and no less. Wants SCHOTT_WORLD, SCHOTT_LAB and SCHOTT_WORLD_ASSETS, as tests/drive."""
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "drive"))
from client import WORLD, Game, environment  # noqa: E402
from operators import open_panel, set_pin  # noqa: E402
from player import Player  # noqa: E402
from tables import FILE  # noqa: E402

from events import sums, sums_of  # noqa: E402
from server import Server, connect  # noqa: E402
from gameless import SIDECAR, write_settings  # noqa: E402

ROLES = ("hall-1", "hall-2", "hall-3")
INI = """[stand]
name = {role}
[game]
languages = en
games = {games}
[times]
attract = 40
still_there = 30
countdown = 15
after_game = 30
resume = 0
[fleet]
folder = {folder}
"""


def setUpModule():
    global SERVER
    SERVER = Server()
    unittest.addModuleCleanup(SERVER.__exit__)
    SERVER.__enter__()
    for role in ROLES:
        SERVER.add_stand(role)


class Booth:
    """A stand: its saved games, its game, its sidecar."""

    def __init__(self, role, games="world", fleet=True):
        self.role = role
        self.home = pathlib.Path(tempfile.mkdtemp(prefix=f"{role}-", dir=SERVER.folder))
        self.data, self.folder = self.home / "games", self.home / "fleet"
        for path in (self.data, self.folder / "out", self.folder / "in"):
            path.mkdir(parents=True)
        self.ini = self.home / "kiosk.ini"
        self.ini.write_text(INI.format(role=role, games=games, folder=self.folder if fleet else ""))
        self.game = self.sidecar = None
        self.visits = 0
        if fleet:
            write_settings(self.home / "fleet.ini", SERVER, role, self.folder, hall=1)

    # ---- programs

    def open(self, seed=1):
        self.game = Game(str(self.data), "--kiosk", "--config", str(self.ini), seed=seed, size="1280x720")
        self.game.size = [1280, 720]
        self.game.say("wait 500")
        return self

    def close(self):
        self.game.close()
        self.game = None

    def carry(self):
        with open(self.home / "sidecar.log", "ab") as log:
            self.sidecar = subprocess.Popen([sys.executable, str(SIDECAR), "--config", str(self.home / "fleet.ini")],
                                            stdout=log, stderr=subprocess.STDOUT)

    def drop(self):
        self.sidecar.kill()
        self.sidecar.wait()
        self.sidecar = None

    def end(self):
        if self.game is not None:
            self.game.kill()
        if self.sidecar is not None:
            self.drop()

    # ---- people

    def sit_down(self, persons=1):
        while self.game.scene() != "attract":
            self.game.say("wait 1000")
        self.game.click("attract.play")
        self.game.say("wait 700")
        if persons > 1:
            self.game.click(f"arrive.persons{persons}")
        self.game.go("arrive.start")

    def play(self, persons=2, hears=False):
        """To the end, into the hall of fame and out of it again; what the hall said. Who was not good enough for it plays
        once more."""
        for _ in range(5):
            self.sit_down(persons)
            Player(self.game).play()
            self.visits += 1
            if hears:
                time.sleep(6)  # ten minutes of the game's time may have passed since it read the common hall
            self.game.say("wait 8000")
            if self.game.scene() == "fame":
                words = [widget["label"] for name, widget in sorted(self.game.widgets().items())
                         if name.startswith("fame.words")]
                self.game.click("fame.done")
                self.game.say("wait 1000")
                return words
        raise AssertionError("never good enough")

    def walk_away(self):
        self.sit_down()
        self.visits += 1
        self.game.say("wait 50000")
        assert self.game.scene() == "attract", self.game.stack()

    # ---- what there is

    def rows(self, query):
        """Only while the game is closed, which keeps its file to itself."""
        store = sqlite3.connect(self.data / FILE)
        try:
            return store.execute(query).fetchall()
        finally:
            store.close()

    def sums(self):
        """As sums_of, from the stand's own tables."""
        visits = self.rows("SELECT count(*), total(outcome = 1), total(persons), total(seconds) FROM visit WHERE outcome != 0")
        quiz = self.rows("SELECT total(asked), total(correct) FROM quiz")
        return [int(number) for number in [*visits[0], *quiz[0]]]

    def waiting(self):
        return self.rows("SELECT count(*) FROM outbox")[0][0]

    def deliver(self, seconds=40):
        """Until the game has heard that everything has arrived."""
        until = time.monotonic() + seconds
        while True:
            self.game.say("wait 1100")
            said = self.fleet_says()
            if "Everything has been sent." in said:
                return
            assert time.monotonic() < until, f"{said}\n{(self.home / 'sidecar.log').read_text()}"
            time.sleep(.3)

    def hear(self):
        """Until it shows what the other stands have won."""
        until = time.monotonic() + 40
        while "hall of fame shows all" not in self.fleet_says():
            assert time.monotonic() < until, self.fleet_says()
            time.sleep(.5)
            self.game.say("wait 1100")

    def hear_news(self, words):
        """Starts the sidecar again until the game says so: its clock is a made-up one, the first status it reads is of another
        day and counts as old, and it looks when it likes."""
        until = time.monotonic() + 60
        while words not in (said := self.fleet_says()):
            assert time.monotonic() < until, f"{said}\n{(self.home / 'sidecar.log').read_text()}"
            self.drop()
            time.sleep(1)  # its dates are whole seconds
            self.carry()
            time.sleep(1)
            self.game.say("wait 1100")
        return said

    def fleet_says(self):
        while self.game.scene() != "attract":
            self.game.say("wait 5000")
        open_panel(self.game)
        self.game.go("operator.tab_messages")
        said = self.game.widgets()["operator.fleet"]["label"]
        self.game.go("operator.back")
        return said


def fame_in(path):
    store = sqlite3.connect(path)
    try:
        return store.execute("SELECT count(*) FROM fame").fetchone()[0]
    finally:
        store.close()


class Case(unittest.TestCase):
    def setUp(self):
        with connect(SERVER.connection()) as owner:
            owner.execute("TRUNCATE fleet.event, fleet.store, fleet.visits_by_hour, fleet.quiz_by_hour, fleet.fame")
            owner.execute("UPDATE fleet.era SET number = 0")

    def booth(self, role, **more):
        booth = Booth(role, **more)
        self.addCleanup(booth.end)
        set_pin(str(booth.data))
        return booth

    def check(self, *booths):
        """The server's sums are those of the stands, each and together. The games are closed."""
        together = [0] * 6
        for booth in booths:
            self.assertEqual(booth.waiting(), 0, booth.role)
            self.assertEqual(sums_of(SERVER, booth.role), booth.sums(), booth.role)
            together = [one + other for one, other in zip(together, booth.sums())]
        self.assertEqual(sums_of(SERVER), together)
        self.assertGreater(together[0], 0)


class ThreeStands(Case):
    def test_their_figures_add_up_and_they_share_a_hall(self):
        booths = [self.booth(role).open(seed) for seed, role in enumerate(ROLES, 1)]
        one, two, three = booths
        for booth in booths:
            booth.carry()
        first = one.play(2)
        one.walk_away()
        one.deliver()
        # The second stand has heard of it by the time somebody has played there.
        two.hear()
        two.drop()  # killed while it may be carrying
        two.carry()
        second = two.play(1, hears=True)
        winners = [name for words in first for name in re.findall(r"\d ([^ ]+) \d", words)]
        self.assertGreater(len(winners), 0)
        fair = "\n".join(words.split("\n")[1] for words in second)
        for name in winners:
            self.assertIn(f" {name} ", fair, "who played at the first stand")
        three.play(1)
        three.game.kill()  # in the demo: nothing is lost
        three.open(9)
        three.walk_away()
        for booth in booths:
            booth.deliver()
            booth.close()
        self.check(*booths)
        report = SERVER.tool("report", "--day", "2026-03-02")
        self.assertIn(f"{sum(booth.visits for booth in booths)} visits", report)
        self.assertEqual(SERVER.number("SELECT count(DISTINCT stand) FROM fleet.event WHERE kind = 'health'"), 3)

    def test_with_no_server_play_goes_on_and_everything_arrives_later(self):
        booth = self.booth("hall-1").open()
        SERVER.stop("immediate")
        try:
            booth.carry()
            booth.play(1)
            booth.walk_away()
            said = booth.hear_news("No connection to the server since")
            self.assertRegex(said, r"\d+ events are waiting to be sent")
            self.assertIn("shows only this stand", said)
            booth.game.kill()
            booth.open()
        finally:
            SERVER.start()
        booth.deliver(90)
        booth.close()
        self.check(booth)

    def test_a_restored_backup_counts_nothing_twice_and_loses_nothing(self):
        booth = self.booth("hall-1").open()
        booth.carry()
        booth.walk_away()
        booth.deliver()
        booth.drop()
        booth.walk_away()  # not sent yet
        booth.close()
        backup = booth.home / "backup.sqlite"
        shutil.copy(booth.data / FILE, backup)
        booth.open()
        booth.walk_away()  # neither sent nor in the backup
        booth.close()
        before = booth.sums()
        stores = booth.rows("SELECT store FROM fleet")
        subprocess.run([WORLD, "--data", str(booth.data), "--restore-backup", str(backup)], check=True,
                       stdout=subprocess.DEVNULL, env=environment())
        self.assertNotEqual(booth.rows("SELECT store FROM fleet"), stores)
        self.assertEqual(booth.sums()[0], before[0] - 1)
        booth.open()
        booth.carry()
        booth.walk_away()
        booth.deliver()
        booth.close()
        self.assertEqual(booth.waiting(), 0)
        self.assertEqual(sums_of(SERVER)[0], 4)
        self.assertEqual(booth.sums()[0], 3)

    def test_saved_games_that_were_set_back_by_hand_lose_nothing(self):
        booth = self.booth("hall-1").open()
        booth.carry()
        booth.walk_away()
        booth.deliver()
        booth.close()
        shutil.copy(booth.data / FILE, booth.home / "older.sqlite")
        booth.open()
        booth.walk_away()
        booth.deliver()
        booth.close()
        for path in booth.data.glob(FILE + "*"):
            path.unlink()
        shutil.copy(booth.home / "older.sqlite", booth.data / FILE)
        booth.open()
        booth.play(1)  # under a number that another visit has
        booth.deliver()
        booth.close()
        self.assertEqual(booth.waiting(), 0)
        self.assertEqual(sums_of(SERVER)[0], booth.visits)
        self.assertEqual(booth.sums()[0], booth.visits - 1)

    def test_emptying_the_hall_reaches_every_stand_and_every_copy(self):
        booth = self.booth("hall-1").open()
        booth.carry()
        booth.play(1)
        booth.game.say(f"wall {20 * 3600}")
        booth.game.say("wait 90000")  # past the hour of the daily copy
        booth.deliver()
        booth.hear()
        backups = list((booth.data / "backups").glob("*.sqlite"))
        self.assertGreater(sum(fame_in(path) for path in backups), 0)
        SERVER.tool("empty-hall", "--yes")
        until = time.monotonic() + 30
        while "The hall of fame of all stands was cleared" not in (booth.data / "log" / "schott-world.log").read_text():
            self.assertLess(time.monotonic(), until)
            time.sleep(.5)
            booth.game.say("wait 1100")
        booth.close()
        self.assertEqual(booth.rows("SELECT count(*) FROM fame"), [(0,)])
        self.assertEqual(sum(fame_in(path) for path in backups), 0)

    def test_a_clock_that_jumps_changes_no_sum(self):
        booth = self.booth("hall-1").open()
        booth.carry()
        for seconds in (-40 * 86400, 90 * 86400, -7200, 5 * 365 * 86400):
            booth.game.say(f"wall {seconds}")
            booth.walk_away()
        booth.deliver()
        booth.close()
        self.check(booth)


class NoFleet(Case):
    def test_without_one_nothing_runs_and_nothing_is_written(self):
        booth = self.booth("hall-1", fleet=False).open()
        booth.play(1)
        threads = len(os.listdir(f"/proc/{booth.game.process.pid}/task"))
        self.assertNotIn("operator.fleet", self.messages(booth))
        booth.close()
        self.assertEqual(booth.rows("SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM fleet)"), [(0,)])
        self.assertEqual(booth.rows("SELECT count(*) FROM setting WHERE key LIKE 'fleet%'"), [(0,)])
        self.assertEqual([path for path in booth.folder.rglob("*") if path.is_file()], [])
        with_fleet = self.booth("hall-2").open()
        self.assertEqual(len(os.listdir(f"/proc/{with_fleet.game.process.pid}/task")), threads, "nor does it with one")
        with_fleet.close()

    @staticmethod
    def messages(booth):
        open_panel(booth.game)
        booth.game.go("operator.tab_messages")
        return booth.game.widgets()


if __name__ == "__main__":
    unittest.main()
