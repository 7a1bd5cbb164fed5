"""Presses whatever can be pressed, and what cannot, for as long as it is told to; the game only has to stay alive and
keep its rules: what is in the store at the end replays. monkey.py [SEED [STEPS]]"""
import os
import random
import sqlite3
import sys
import time

import path_player
import tables
from client import LANGUAGES, LONG, Ended, Folder, Game

KEYS = ["Return", "Escape", "Tab", "Space", "Up", "Down", "Left", "Right", "F1", "F11", "Backspace", "Delete", "Home",
        "End", "PageUp", "PageDown", "1", "5", "9", "h", "u", "l", "z", "Left Ctrl", "Left Shift", "Left Alt"]
BUTTONS = ["a", "b", "x", "y", "start", "back", "dpup", "dpdown", "dpleft", "dpright", "leftshoulder", "rightshoulder"]
TEXTS = ["Lea", "Ø", "小明", "  ", "a" * 60, "e\u0301", "\U0001f600", "{name}", "%s%n"]
SIZES = [(1024, 600), (1280, 720), (1080, 1920), (800, 600), (1920, 1080), (480, 480), (1024, 768)]
QUITS = "title.quit"  # allowed, but then it all begins again
ONWARD = ["title.continue", "title.new", "setup.start", "question.next", "scoring.next", "victory.again",
          "pause.continue", "help.close", "settings.close", "language.close", "names.close", "log.close",
          "file.cancel", "message.button0", "statistics.back", "film.close"]


class Monkey:
    def __init__(self, game, seed):
        self.game, self.chance, self.size, self.seen = game, random.Random(seed), (1024, 600), {}

    def point(self):
        w, h = self.size
        return f"{self.chance.randint(-20, w + 20)} {self.chance.randint(-20, h + 20)}"

    def widgets(self):
        answer = list(self.game.widgets().values())
        if answer:
            scene = answer[0]["scene"]
            self.seen[scene] = self.seen.get(scene, 0) + 1
        return answer

    def some(self, enabled):
        ids = [widget["id"] for widget in self.widgets() if widget["enabled"] or not enabled]
        return [name for name in ids if name != QUITS or self.chance.random() < .02] or ["nothing.here"]

    def onward(self):
        """What leads out of where a monkey would stay for ever, into the game."""
        ids = self.some(enabled=True)
        doors = [name for name in ids if name in ONWARD or name.startswith("question.answer")]
        table = [name for name in ids if name.startswith(("stage.row", "stage.stock", "stage.discard", "stage.event",
                                                          "stage.player", "stage.hand"))]
        return self.chance.choice(doors or table or ids)

    def command(self):
        roll, pick = self.chance.random(), self.chance.choice
        if roll < .3:
            return f"click {self.onward()}"
        if roll < .52:
            return f"click {pick(self.some(enabled=True))}"
        if roll < .58:
            return f"click {pick(self.some(enabled=False))}"
        if roll < .64:
            ids = self.some(enabled=False)
            return f"drag {pick(ids)} {pick(ids)}"
        if roll < .74:
            return f"key {pick(KEYS)}{pick(['', '', '', ' down', ' up'])}"
        if roll < .77:
            return f"pad {pick(BUTTONS)}{pick(['', ' down', ' up'])}"
        if roll < .84:
            return f"pointer {self.point()} {pick(['down', 'up', 'move'])}"
        if roll < .88:
            return f"touch {self.chance.randint(0, 3)} {self.point()} {pick(['down', 'up', 'move'])}"
        if roll < .90:
            return f"text {pick(TEXTS)}"
        if roll < .905:
            self.size = pick(SIZES)
            return f"resize {self.size[0]} {self.size[1]}"
        if roll < .912:
            return f"lang {pick(LANGUAGES + ['xx'])}"
        if roll < .93:
            return f"speed {pick([.5, 1, 2, 100])}"
        if roll < .935:
            return pick(["state", "hash", "scene", "perf", "", "nonsense", "click", "pointer 1"])
        return pick(["wait idle", "wait idle", "wait 30", "wait 500", "wait 2000"])


def run(steps, seed, data, log):
    """As many steps as there are left when the game quits by itself, which is allowed."""
    with Game(data, seed=seed) as game:
        monkey = Monkey(game, seed)
        game.say("draw every 250")
        done = 0
        try:
            while done < steps:
                command = monkey.command()
                log.append(command)
                game.ask(command)
                done += 1
        except Ended as ended:
            if "status 0 " not in str(ended):
                raise
            return done + 1, monkey.seen
    return done, monkey.seen


def replay(data):
    """The newest game by its rules alone, whichever it is of the two."""
    with sqlite3.connect(f"file:{os.path.join(data, tables.FILE)}?mode=ro", uri=True) as store:
        newest = store.execute("SELECT kind FROM game ORDER BY id DESC LIMIT 1").fetchone()
    store.close()
    if newest is not None:
        (path_player if newest[0].startswith("path") else tables).hash_in_lab(data)


def main():
    seed = int(sys.argv[1]) * 1000 if len(sys.argv) > 1 else 1
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 100000 if LONG else 5000  # two monkeys share the work
    seen, began, runs = {}, time.monotonic(), 0
    with Folder() as data:
        while steps > 0:
            log = []
            try:
                done, scenes = run(steps, seed + runs, data, log)
            except Exception:
                print("\n".join(log[-60:]), file=sys.stderr)
                raise
            steps, runs = steps - done, runs + 1
            for scene, times in scenes.items():
                seen[scene] = seen.get(scene, 0) + times
        replay(data)
    print(f"{runs} runs, {time.monotonic() - began:.0f} s; scenes: {seen}")
    missed = {"title", "setup", "stage", "question", "help", "settings", "pause"} - set(seen)
    if missed:
        sys.exit(f"the monkey never got to {sorted(missed)}")


if __name__ == "__main__":
    main()
