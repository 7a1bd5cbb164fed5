"""A stand on a real screen: it fills it, holds it against the keys that lead out elsewhere, and ends in order when the
system says so. kiosk_window.py [FOLDER_FOR_PICTURES]"""
import os
import pathlib
import signal
import sqlite3
import subprocess
import sys
import time

from client import WORLD, Folder, Game, environment
from display import Display
from tables import FILE

SIZE = (1280, 720)
WAYS_OUT = ["alt+F4", "alt+Tab", "super", "super+d", "ctrl+q", "ctrl+w", "ctrl+c", "ctrl+alt+BackSpace", "ctrl+Escape",
            "ctrl+shift+Escape", "ctrl+alt+Delete", "F11", "alt+Return", "alt+space", "Escape", "F1", "F10", "Print",
            "XF86PowerOff", "XF86Close", "Menu"]
STARTS, ENDS = 30, 10  # seconds


class Stand:
    def __init__(self, display, data):
        self.env = environment(display.env)
        self.process = subprocess.Popen([WORLD, "--kiosk", "--data", data], env=self.env, cwd=data,
                                        stderr=subprocess.PIPE)
        self.window = self.wait_for_window()

    def xdotool(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env=self.env, check=True, stdout=subprocess.PIPE,
                              text=True).stdout

    def wait_for_window(self):
        end = time.monotonic() + STARTS
        while time.monotonic() < end:
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "SCHOTT World"], env=self.env,
                                   stdout=subprocess.PIPE, text=True).stdout.split()
            if found:
                return found[-1]
            self.is_there()
            time.sleep(.1)
        raise AssertionError("there is no window")

    def is_there(self):
        assert self.process.poll() is None, f"it ended with {self.process.returncode}: {self.process.stderr.read()}"

    def fills_the_screen(self):
        shell = self.xdotool("getwindowgeometry", "--shell", self.window)
        place = dict(line.split("=") for line in shell.split())
        found = tuple(int(place[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))
        assert found == (0, 0, *SIZE), f"it does not fill the screen: {found}"

    def shoot(self, path):
        subprocess.run(["import", "-window", "root", str(path)], env=self.env, check=True)

    def ends(self, how):
        self.process.send_signal(how)
        began = time.monotonic()
        assert self.process.wait(timeout=ENDS) == 0, self.process.stderr.read()
        return time.monotonic() - began


def begin_a_game(stand, folder):
    """Where things lie tells a companion: the same stand through the driver."""
    os.mkdir(folder)
    with Game(folder, "--kiosk", size="x".join(map(str, SIZE))) as companion:
        companion.say("wait 1000")
        for widget in ("attract.play", "arrive.language.en", "arrive.start"):
            x, y, w, h = companion.widgets()[widget]["rect"]
            stand.xdotool("mousemove", x + w // 2, y + h // 2, "click", "1")
            companion.click(widget)
            companion.say("wait 1000")
            time.sleep(2)


def games(data):
    with sqlite3.connect(f"file:{os.path.join(data, FILE)}?mode=ro", uri=True) as store:
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return store.execute("SELECT id, state FROM game ORDER BY id").fetchall()


def main():
    with Folder() as folder, Display("x".join(map(str, SIZE))) as display:
        pictures = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(folder, "pictures")
        data = os.path.join(folder, "data")
        pictures.mkdir(parents=True, exist_ok=True)
        os.mkdir(data)
        stand = Stand(display, data)
        try:
            time.sleep(4)
            stand.fills_the_screen()
            stand.shoot(pictures / "kiosk-waits.png")
            begin_a_game(stand, os.path.join(folder, "companion"))
            stand.shoot(pictures / "kiosk-plays.png")
            for keys in WAYS_OUT:
                stand.xdotool("key", keys)
                time.sleep(.1)
                stand.is_there()
            stand.fills_the_screen()
            took = stand.ends(signal.SIGTERM)
            begun = games(data)
            assert begun, "nobody could begin a game"
            print(f"held against {len(WAYS_OUT)} keys; ended {took:.1f} s after SIGTERM; "
                  f"games: {begun}")
        finally:
            stand.process.kill()


if __name__ == "__main__":
    main()
