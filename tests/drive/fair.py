"""Days at a fair in minutes: visitors arrive, play well or badly, press everything, and walk away, on virtual time with
one picture a second, of three days every ten seconds. Nobody who goes may be missed, nothing may grow, and the stand must still be there at the end. The stand
belongs to a fleet, whose folder is emptied and filled beside it. The curve of what must stay flat is printed, and written into
soak.txt of the build. fair.py [HOURS [SEED]]"""
import contextlib
import json
import os
import pathlib
import random
import sqlite3
import sys
import time

from client import LONG, Folder, Game
from path_player import awaited, choose, tile
from player import Player
from tables import FILE

KIOSK_INI = """[game]
boards = short classic
path_boards = classic kaleidoscope spiral
[times]
attract = 40
still_there = 30
countdown = 15
after_game = 30
[quiet]
from = 20:00
to = 08:30
[backup]
at = 03:00
kept = 3
[fleet]
folder = {fleet}
"""
SCRIPT_BEGIN = 1772438400  # the wall's clock when a script begins: 2026-03-02 08:00
CURVE_POINTS = 24
PICTURE_EVERY = 600 if LONG else 60  # frames
GROWTH_MOST = {"descriptors": 4, "threads": 2, "files": 8, "waiting": 9}  # from two thirds of the time to its end
# Five spells without a touch are too many, even while computers move; then the countdown. More is a missed reset.
AWAY_MOST = 5 * 30 + 15 + 10
MEMORY_GROWTH_MOST = 12 << 20
PLAYED_HOURS = 1
WARM_HOURS = 4  # until then memory still comes and goes with what is open for the first time
MEMORY_MOST = 200 << 20
TEXTURES_MOST = 130 << 20
LOG_MOST = 4 * 256 * 1024 + 4096
DATABASE_MOST = 24 << 20
VISIT_MOST = 20 * 60  # seconds a visitor stays: then the next in the queue is impatient


class Line:
    """What a fleet's program does with the folder: takes what lies there, acknowledges it, and brings a hall and how it is."""

    def __init__(self, folder):
        self.folder, self.top = pathlib.Path(folder), {}
        for name in ("out", "in"):
            (self.folder / name).mkdir(parents=True)

    def write(self, name, content):
        path = self.folder / "in" / name
        path.with_suffix(".part").write_text(json.dumps(content), encoding="utf-8")
        path.with_suffix(".part").replace(path)

    def take(self, path):
        batch = json.loads(path.read_text(encoding="utf-8"))
        for event in batch["events"]:
            top = self.top.get(batch["store"], 0)
            assert event["seq"] <= top + 1, f"event {top + 1} never came, but {event['seq']}"
            self.top[batch["store"]] = max(top, event["seq"])
        return batch["run"]

    def follow(self, now):
        run = None
        for path in sorted((self.folder / "out").glob("events-*.json")):
            with contextlib.suppress(FileNotFoundError):  # it has heard of the last time, and taken it away
                run = self.take(path)
        if run is not None:
            self.write("ack.json", {"run": run, "acked": self.top, "fork": {}})
        when = SCRIPT_BEGIN + int(now)
        row = {"record": 0, "board": "short", "date": None, "figurine": 1, "won": when // 86400, "own": False}
        self.write("fleet.json", {"format": 1, "when": when, "era": 0, "hall": [
            {**row, "name": "Ada", "value": 9 + i, "at": when - 60 * i} for i in range(10)]})
        self.write("status.json", {"format": 1, "when": when, "state": "fine", "reason": "", "since": SCRIPT_BEGIN, "refused": 0,
                                   "last": ""})

    def waiting(self):
        return len(list((self.folder / "out").iterdir()))


class Fair:
    def __init__(self, game, data, line, seed):
        self.game, self.data, self.line, self.chance = game, pathlib.Path(data), line, random.Random(seed)
        self.now = 0.0  # virtual seconds
        self.counts = {}
        self.longest_away = 0.0
        self.longest_start = 0.0
        self.games = {"world": 0, "path": 0}  # begun
        self.ended = {"world": 0, "path": 0}  # played to the end

    # ---- time

    def wait(self, seconds):
        self.now += self.game.say(f"wait {max(1, int(seconds * 1000))}")["ms"] / 1000

    def think(self, least=.4, most=2.5):
        self.wait(self.chance.uniform(least, most))

    def count(self, what):
        self.counts[what] = self.counts.get(what, 0) + 1

    # ---- the stand, as those see it who walk up to it

    def touch(self, x, y, finger=0):
        self.game.ask(f"touch {finger} {int(x)} {int(y)} down")
        self.wait(.08)
        self.game.ask(f"touch {finger} {int(x)} {int(y)} up")

    def tap(self, widget):
        shown = self.game.widgets().get(widget)
        if shown is None or not shown["enabled"]:
            return False
        x, y, w, h = shown["rect"]
        self.touch(x + w * self.chance.uniform(.3, .7), y + h * self.chance.uniform(.3, .7))
        return True

    def tap_any(self, *beginnings):
        names = [name for name, widget in self.game.widgets().items()
                 if widget["enabled"] and name.startswith(tuple(beginnings))]
        return bool(names) and self.tap(self.chance.choice(names))

    def is_home(self):
        return self.game.scene() in ("attract", "quiet")

    # ---- visitors

    def arrive(self):
        """From the screen that waits into a game. Returns how long that took, None: it led nowhere."""
        began = self.now
        if self.game.scene() == "quiet":
            self.touch(400, 400)
            self.think()
        seldom = min(self.games, key=self.games.get)
        ways = self.chance.choices([f"attract.door.{seldom}", "attract.door.", "attract.language.", "attract.play"],
                                   [.4, .2, .2, .2])
        if self.game.scene() == "attract" and not self.tap_any(*ways):
            return None
        for _ in range(12):
            self.think()
            scene = self.game.scene()
            if scene != "arrive":
                return self.now - began if scene in ("stage", "tutorial", "path", "path_tutorial") else None
            roll = self.chance.random()
            if roll < .12 and self.tap_any("arrive.persons", "arrive.seat", "arrive.route", "arrive.game"):
                continue
            if roll < .16 and self.tap("arrive.tutorial"):
                continue
            if not self.tap("arrive.start"):
                self.tap_any("arrive.language.")
        return None

    def play_step(self, plays_well):
        """One thing a visitor does. False: nothing could be done here."""
        game, scene = self.game, self.game.scene()
        if scene == "stillthere":
            return self.tap("stillthere.yes")
        if scene == "question":
            return self.tap("question.next") or self.tap_any("question.answer")
        if scene == "scoring":
            return self.tap("scoring.next")
        if scene == "message":
            return self.tap("message.button0")
        if scene == "tutorial":
            return self.tap_any("tutorial.")
        if scene == "path_tutorial":
            return self.tap_any("path_tutorial.")
        if scene in ("help", "log", "names", "language", "pause", "fame", "path_log", "path_review"):
            return self.tap_any(f"{scene}.close", f"{scene}.back", f"{scene}.continue", f"{scene}.go") or \
                self.tap_any(f"{scene}.")
        if scene == "path":
            return self.draw_line() if plays_well else self.tap_any("path.")
        if scene != "stage":
            return False
        state = game.state()
        if state is None or "player" not in state["awaiting"]:
            return False
        if not plays_well:
            return self.tap_any("stage.row", "stage.stock", "stage.discard", "stage.event", "stage.fast_track",
                                "stage.hand", "stage.player", "stage.hint", "stage.undo", "stage.help", "stage.log")
        if state["awaiting"]["kind"] == "question":
            return False  # it is about to be asked
        for widget in Player(game).choice(state):
            if not self.tap(widget):
                return False
            self.think(.3, .8)
        return True

    def draw_line(self):
        """On the first board that somebody stands at and that is waited for."""
        state, widgets = self.game.state(), self.game.widgets()
        seats = [seat for seat in awaited(state) if seat < self.staying and f"path.ready{seat}" in widgets]
        if not seats or not widgets[f"path.ready{seats[0]}"]["enabled"]:
            return False
        for cell in choose(state, seats[0])[1]:
            if not self.tap(tile(seats[0], cell)):
                break
            self.wait(.2)
        self.think(.3, .8)
        return self.tap(f"path.ready{seats[0]}")

    def play(self, plays_well, most):
        """Until the end, or until the visitor has had enough."""
        until = self.now + most
        while self.now < until:
            if self.game.scene() in ("victory", "path_end", "attract", "quiet", "arrive"):
                return
            if not self.play_step(plays_well):
                self.wait(1)
            self.think()

    def after_the_game(self):
        self.ended["path" if self.game.scene() == "path_end" else "world"] += 1
        self.think(1, 6)
        roll = self.chance.random()
        if roll < .3:
            self.tap_any("victory.again", "path_end.again")
            self.play(True, 60)
        elif roll < .6:
            self.tap_any("victory.", "path_end.", "fame.")

    def press_everything(self, seconds):
        until = self.now + seconds
        w, h = 1280, 720
        keys = ["Escape", "Return", "Tab", "F1", "F4", "F11", "Left", "q", "Space", "Left Alt", "Left Ctrl"]
        while self.now < until:
            roll = self.chance.random()
            finger = self.chance.randrange(4)
            x, y = self.chance.randrange(w), self.chance.randrange(h)
            if roll < .5:
                self.touch(x, y, finger)
            elif roll < .7:
                self.game.ask(f"touch {finger} {x} {y} {self.chance.choice(['down', 'up', 'move'])}")
            elif roll < .8:
                self.game.ask(f"key {self.chance.choice(keys)}")
            else:
                self.play_step(False)
            self.wait(self.chance.uniform(.05, .6))
        for finger in range(4):
            self.game.ask(f"touch {finger} 5 5 up")
        for key in ("Left Alt", "Left Ctrl"):
            self.game.ask(f"key {key} up")

    def wait_until_it_is_free(self):
        """Everybody has gone. How long until the stand waits for the next?"""
        began = self.now
        while not self.is_home():
            assert self.now - began <= AWAY_MOST, \
                f"nobody is there, and after {self.now - began:.0f} s it is still {self.game.stack()}"
            self.wait(2)
        self.longest_away = max(self.longest_away, self.now - began)

    def visit(self):
        roll = self.chance.random()
        if roll < .12:
            self.count("touch and go")
            self.touch(self.chance.randrange(1280), self.chance.randrange(720))
        elif roll < .2:
            self.count("press everything")
            self.press_everything(self.chance.uniform(20, 120))
        else:
            took = self.arrive()
            if took is not None:
                self.longest_start = max(self.longest_start, took)
                self.games["path" if self.game.scene().startswith("path") else "world"] += 1
                self.staying = self.chance.choice([1, 4, 4])  # the others leave their boards
                plays_well = self.chance.random() < .6
                stays = VISIT_MOST if self.chance.random() < .5 else self.chance.uniform(5, 240)
                self.count("play well" if plays_well else "play badly")
                self.play(plays_well, stays)
                if self.game.scene() in ("victory", "path_end"):
                    self.after_the_game()
                else:
                    self.count("walk away in the game")
            else:
                self.count("get lost")
        self.wait_until_it_is_free()

    # ---- what must stay small

    def sizes(self):
        perf = self.game.say("perf")
        files = {path: path.stat().st_size for path in self.data.rglob("*") if path.is_file()}
        process = pathlib.Path("/proc", str(self.game.process.pid))
        return {"hours": self.now / 3600, "memory": perf["rss_bytes"], "textures": perf["texture_bytes"],
                "descriptors": len(os.listdir(process / "fd")), "threads": len(os.listdir(process / "task")),
                "waiting": self.line.waiting(),
                "database": sum(size for path, size in files.items() if path.name.startswith(FILE)),
                "log": sum(size for path, size in files.items() if ".log" in path.name),
                "files": len(files)}


def mib(number):
    return f"{number / (1 << 20):.2f} MiB"


def keep_curve(marks):
    """A line for each time it was looked at, also of a run that will not come to its end: sizes in MiB, the rest counted."""
    in_mib = ("memory", "textures", "database", "log")
    lines = ["  ".join(f"{name:>11}" for name in marks[0])]
    for mark in marks:
        lines.append("  ".join(f"{value / (1 << 20):11.2f}" if name in in_mib else f"{value:11.1f}" if name == "hours" else
                               f"{value:11d}" for name, value in mark.items()))
    text = "\n".join(lines) + "\n"
    if "MESON_BUILD_ROOT" in os.environ:
        pathlib.Path(os.environ["MESON_BUILD_ROOT"], "soak.txt").write_text(text, encoding="utf-8")
    return text


def check_database(data):
    with sqlite3.connect(f"file:{os.path.join(data, FILE)}?mode=ro", uri=True) as store:
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",), "the database is damaged"
        states = dict(store.execute("SELECT state, count(*) FROM game GROUP BY state").fetchall())
        return states, {kind for kind, in store.execute("SELECT DISTINCT kind FROM visit")}


def main():
    hours = float(sys.argv[1]) if len(sys.argv) > 1 else 72 if LONG else 1
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    began = time.monotonic()
    with Folder() as data, Folder() as fleet:
        ini = pathlib.Path(data, "kiosk.ini")
        line = Line(pathlib.Path(fleet, "folder"))
        ini.write_text(KIOSK_INI.format(fleet=line.folder))
        marks = []
        with Game(data, "--kiosk", "--config", str(ini), seed=seed, size="1280x720", draws=True) as game:
            game.say(f"draw every {PICTURE_EVERY}")
            fair = Fair(game, data, line, seed)
            fair.wait(2)
            assert fair.is_home(), game.stack()
            while fair.now < hours * 3600:
                fair.visit()
                line.follow(fair.now)
                fair.wait(fair.chance.choice([1, 5, 20, 90]))
                if fair.now >= (len(marks) + 1) * hours * 3600 / CURVE_POINTS:
                    marks.append(fair.sizes())
                    keep_curve(marks)
            last = fair.sizes()
            marks.append(last)
        line.follow(fair.now)
        states, kinds = check_database(data)
    first = marks[len(marks) * 2 // 3]  # by then everything has been open once, in every language
    print(keep_curve(marks), end="")
    print(f"{fair.now / 3600:.1f} h in {time.monotonic() - began:.0f} s; visits: {fair.counts}; games: {states}, "
          f"begun {fair.games}, to the end {fair.ended}")
    print(f"longest way into a game {fair.longest_start:.1f} s; longest time till the stand was free again "
          f"{fair.longest_away:.0f} s of {AWAY_MOST} allowed")
    for what in ("memory", "textures", "database", "log"):
        print(f"{what}: {mib(first[what])} after two thirds, {mib(last[what])} at the end")
    assert last["memory"] <= MEMORY_MOST, "more memory than a game may take"
    if hours >= WARM_HOURS:
        assert last["memory"] - first["memory"] <= MEMORY_GROWTH_MOST, "memory grows"
    for what, most in GROWTH_MOST.items():
        assert last[what] - first[what] <= most, f"{what} grow: {first[what]}, then {last[what]}"
    assert sum(line.top.values()) > sum(fair.counts.values()) // 4, f"the fleet heard of {line.top} events alone"
    assert last["textures"] <= TEXTURES_MOST, "textures grow"
    assert last["database"] <= DATABASE_MOST, "the database grows"
    assert last["log"] <= LOG_MOST, "the log grows"
    assert min(fair.games.values()) > 0, "nobody ever played one of the games"
    assert kinds == {kind for kind, games in fair.games.items() if games > 0}, f"visits to {kinds} were counted"
    assert hours < PLAYED_HOURS or min(fair.ended.values()) > 0, "one of the games was never played to its end"


if __name__ == "__main__":
    main()
