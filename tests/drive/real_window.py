#!/usr/bin/env python3
"""A whole game in a real window in real time, from the title to victory, with a real mouse: xdotool under Xvfb.

Where things lie tells a companion: the same game through the driver, always one press behind. Whether a press did
something tells the store, read from a copy. real_window.py [COMPARE [FOLDER_FOR_PICTURES]]"""
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import time

from client import WORLD, Folder, Game, environment
from display import Display
from player import Player, sit_down
from tables import FILE, empty_store

SIZE, SEED = "1280x720", "11"
FASTEST = {"motion_speed": 2000, "reduced_motion": 1, "computer_pace": 0, "volume_music": 0, "volume_effects": 0}
SETTLES, PATIENCE = .35, 20  # seconds: a scene has come; a press has certainly been lost


def begin_store(data):
    pathlib.Path(data).mkdir()
    path = pathlib.Path(data, FILE)
    path.write_bytes(empty_store())
    with sqlite3.connect(path) as store:
        store.executemany("INSERT OR REPLACE INTO setting VALUES (?, ?)",
                          [(key, str(value)) for key, value in FASTEST.items()])
    store.close()


class Window:
    def __init__(self, display, data, scratch):
        self.display, self.data, self.scratch = display, data, scratch
        self.env = environment(display.env)
        self.process = subprocess.Popen([WORLD, "--windowed", SIZE, "--data", data, "--seed", SEED, "--mute"],
                                        env=self.env, cwd=data)
        self.presses = 0

    def press(self, rect):
        if self.process.poll() is not None:
            raise RuntimeError(f"the game ended with status {self.process.returncode}")
        x, y = rect[0] + rect[2] / 2, rect[1] + rect[3] / 2
        subprocess.run(["xdotool", "mousemove", str(round(x)), str(round(y)), "click", "1"], env=self.env, check=True)
        self.presses += 1

    def actions(self):
        """How many the store holds. The game keeps the file to itself, but not the disk."""
        for name in (FILE, FILE + "-wal"):
            if os.path.exists(os.path.join(self.data, name)):
                shutil.copy(os.path.join(self.data, name), os.path.join(self.scratch, name))
        try:
            store = sqlite3.connect(os.path.join(self.scratch, FILE))
            found = store.execute("SELECT count(*) FROM action").fetchone()[0]
            games = store.execute("SELECT count(*) FROM game").fetchone()[0]
            store.close()
        except sqlite3.DatabaseError:
            return -1  # copied while it was being written
        return found + games

    def check_icon(self):
        """Its own, since nothing is installed here that a task bar could show."""
        shown = subprocess.run(["xprop", "-name", "SCHOTT World", "_NET_WM_ICON"], env=self.env, capture_output=True,
                               text=True, check=True).stdout
        if "Icon (128 x 128)" not in shown:
            raise RuntimeError(f"the window has no icon: {shown[:80]}")

    def shoot(self, path):
        subprocess.run(["import", "-window", "root", str(path)], env=self.env, check=True)


def follow(window, game, widgets):
    """One action: pressed in the window, waited for, then done by the companion too."""
    rects = []
    before = window.actions()
    for widget in widgets:
        rects.append(game.widgets()[widget]["rect"])
        game.click(widget)
        if widget != widgets[-1]:
            game.say("wait 100")
    game.idle()
    last = 0
    end = time.monotonic() + PATIENCE
    while window.actions() <= before:
        if time.monotonic() > end:
            raise RuntimeError(f"{widgets} does nothing")
        if time.monotonic() > last + 2.5:  # a press may be taken for a wish to hurry
            for rect in rects:
                window.press(rect)
                time.sleep(.05)
            last = time.monotonic()
        time.sleep(.03)


def press_through(window, game, widget):
    """What changes only the scene: nothing but time can tell that it has."""
    window.press(game.widgets()[widget]["rect"])
    game.go(widget)
    time.sleep(SETTLES)


class Looks:
    """What the window shows is what the driver's picture shows: one of each scene on the way."""

    def __init__(self, window, game, folder, compare):
        self.window, self.game, self.folder, self.compare = window, game, folder, compare

    def at(self, name):
        subprocess.run(["xdotool", "mousemove", "1", "1"], env=self.window.env, check=True)
        self.game.say("pointer 1 1 move")
        self.game.idle()
        shown, wanted = (self.folder / f"{name}-{side}.png" for side in ("window", "companion"))
        self.game.say(f"shot {wanted.resolve()}")
        for _ in range(10):
            time.sleep(1.2)  # nothing is pointed at, no tooltip stays, all pictures are sharp
            self.window.shoot(shown)
            if self.compare is None:
                return
            compared = subprocess.run([self.compare, str(shown), str(wanted)], capture_output=True, text=True)
            if compared.returncode == 0:
                return
        raise RuntimeError(f"{name} does not look in the window as it does in the driver: {compared.stdout}{compared.stderr}")

    def visit(self, name, way, back):
        press_through(self.window, self.game, way)
        self.at(name)
        press_through(self.window, self.game, back)

    def menus(self):
        self.at("title")
        self.visit("help", "title.help", "help.close")
        self.visit("settings", "title.settings", "settings.close")
        self.visit("language", "title.language", "language.close")
        self.visit("statistics", "title.statistics", "statistics.back")

    def over_the_table(self):
        self.at("stage")
        self.visit("log", "stage.log", "log.close")
        self.visit("pause", "stage.pause", "pause.continue")


def play(window, game):
    player = Player(game)
    while True:
        scene, state = game.scene(), game.state()
        if scene == "victory":
            return
        if scene == "stage":
            follow(window, game, player.choice(state))
        elif scene == "scoring":
            follow(window, game, ["scoring.next"])
            time.sleep(SETTLES)
        elif "question.next" in game.widgets():
            press_through(window, game, "question.next")
        else:
            time.sleep(SETTLES)
            follow(window, game, [player.answer(state)])
            time.sleep(SETTLES)


def main():
    compare = sys.argv[1] if len(sys.argv) > 1 else None
    began = time.monotonic()
    with Folder() as folder, Display(SIZE) as display:
        here = pathlib.Path(folder)
        pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else here / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        (here / "scratch").mkdir()
        for name in ("window", "companion"):
            begin_store(here / name)
        with Game(here / "companion", "--mute", seed=SEED, size=SIZE) as game:
            window = Window(display, str(here / "window"), str(here / "scratch"))
            try:
                game.idle()
                time.sleep(4)
                window.check_icon()
                looks = Looks(window, game, pictures, compare)
                looks.menus()
                press_through(window, game, "title.new")
                press_through(window, game, "setup.route.short")
                press_through(window, game, "setup.seat1.kind")
                looks.visit("names", "setup.seat0.names", "names.close")
                looks.at("setup")
                follow(window, game, ["setup.start"])
                time.sleep(1)
                looks.over_the_table()
                play(window, game)
                time.sleep(4)
                looks.at("victory")
            finally:
                window.process.terminate()
                window.process.wait()
        print(f"victory after {window.presses} presses and {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
