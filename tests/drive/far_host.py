"""A host of tables in a folder of its own, and what people do to come to one of its tables from several screens."""
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from client import PATIENCE

TABLE = os.environ.get("SCHOTT_TABLE")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Host:
    """schott-table. Computers move at once, and nobody is told to slow down."""
    SETTINGS = "[tables]\npace = 0\n[limits]\n" + "".join(
        f"{name} = 100000\n" for name in ("connections", "joins", "wrong_codes", "tables", "messages", "burst"))

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="schott-table-")
        self.config = os.path.join(self.folder, "table.ini")
        with open(self.config, "w", encoding="utf-8") as file:
            file.write(self.SETTINGS)
        self.port = free_port()
        self.address = f"localhost:{self.port}"
        self.start()
        return self

    def start(self):
        self.log = open(os.path.join(self.folder, "log"), "a", encoding="utf-8")
        begun = self.log.tell()
        self.process = subprocess.Popen([TABLE, "--config", self.config, "--folder", os.path.join(self.folder, "games"),
                                         "--port", str(self.port)], stderr=self.log)
        until(lambda: "ready" in self.told(begun), "the host listens")

    def told(self, begun=0):
        with open(self.log.name, encoding="utf-8") as log:
            log.seek(begun)
            return log.read()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def until(is_so, what, *games):
    """Real time passes until that is so; at these screens virtual time does, too."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"never: {what}"
        for game in games:
            game.say("wait 50")
        time.sleep(.01)


def has(game, widget):
    return lambda: widget in game.widgets()


def words(game, widget):
    return game.widgets()[widget]["label"]


def fill(game, field, text):
    """Types into a field what it is to hold."""
    game.click(field)
    game.say(f"text {text}")


def next_choice(game, widget):
    """The arrow at the right end of a choice."""
    x, y, wide, high = game.widgets()[widget]["rect"]
    for what in ("down", "up"):
        game.say(f"pointer {x + wide - high // 2} {y + high // 2} {what}")
    game.idle()


def make(game, host, kind="world"):
    """A table with a seat for somebody elsewhere. Returns its code."""
    game.go("title.together", "together.make")
    fill(game, "make_table.host", host.address)
    if kind == "path":
        next_choice(game, "make_table.game")
    game.click("make_table.ok")
    until(has(game, "who.code"), "the table is made", game)
    return words(game, "who.code")


def join(game, host, code, name="Mia"):
    game.go("title.together", "together.join")
    fill(game, "join_table.code", code)
    fill(game, "join_table.host", host.address)
    fill(game, "join_table.name", name)
    game.click("join_table.ok")
    until(has(game, "who.code"), "somebody joins", game)
