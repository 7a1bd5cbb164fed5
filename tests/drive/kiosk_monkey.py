"""Whatever can be pressed on a stand, with every key SDL knows under every modifier: nothing leads out of the game, into
its settings or to the operators, and nothing ends it. kiosk_monkey.py [SEED [INPUTS [PART PARTS]]]; with fewer than
10,000 inputs not every key has its turn. Several monkeys share keys and inputs, so that each has a core of its own."""
import ctypes
import itertools
import random
import sys
import time

from client import LONG, Folder, Game
from operators import set_pin

MODIFIERS = ["Left Ctrl", "Left Alt", "Left GUI", "Left Shift"]
FORBIDDEN = {"title", "setup", "path_setup", "settings", "statistics", "file", "film", "operator"}
BUTTONS = ["a", "b", "x", "y", "start", "back", "guide", "dpup", "dpdown", "dpleft", "dpright", "leftshoulder",
           "rightshoulder", "leftstick", "rightstick"]
SIZES = [(1280, 720), (1080, 1920), (1920, 1080), (1024, 600)]
TABLES = {"world": "stage", "path": "path"}
FINGERS = 5
EVERY_KEY = 10000


def keys_of_sdl():
    """By name, one for each that has one."""
    sdl = ctypes.CDLL("libSDL2-2.0.so.0")
    sdl.SDL_GetScancodeName.restype = ctypes.c_char_p
    names = {sdl.SDL_GetScancodeName(scancode).decode() for scancode in range(512)}
    return sorted(name for name in names if name.strip() and name not in MODIFIERS)


def combinations(chance):
    """Every key with every set of modifiers, in some order."""
    sets = [held for count in range(len(MODIFIERS) + 1) for held in itertools.combinations(MODIFIERS, count)]
    every = [(held, key) for held in sets for key in keys_of_sdl()]
    chance.shuffle(every)
    return every


class Monkey:
    def __init__(self, game, seed, part=0, parts=1):
        self.game, self.chance = game, random.Random(seed)
        self.size = SIZES[0]
        self.every = combinations(random.Random(1))[part::parts]
        self.log, self.seen, self.front, self.inputs, self.pressed = [], {}, "attract", 0, 0

    def ask(self, command):
        self.log.append(command)
        del self.log[:-80]
        return self.game.ask(command)

    def point(self):
        w, h = self.size
        if self.chance.random() < .25:  # corners and edges, where gestures begin
            return f"{self.chance.choice([2, w // 2, w - 3])} {self.chance.choice([2, h // 2, h - 3])}"
        return f"{self.chance.randrange(w)} {self.chance.randrange(h)}"

    def press_keys(self):
        held, key = self.every[self.pressed % len(self.every)]
        self.pressed += 1
        for modifier in held:
            self.ask(f"key {modifier} down")
        self.ask(f"key {key}")
        for modifier in reversed(held):
            self.ask(f"key {modifier} up")

    def press_widget(self):
        names = [widget["id"] for widget in self.game.widgets().values() if widget["enabled"]]
        ways = [name for name in names if name.startswith("attract.door.") or name == "arrive.start"]
        new = [f"attract.door.{game}" for game, table in TABLES.items() if table not in self.seen]
        if ways and self.chance.random() < .5:  # else it plays one of the games too seldom
            names = [name for name in ways if name in new] or ways
        if names:
            self.ask(f"click {self.chance.choice(names)}")

    def act(self):
        roll, pick = self.chance.random(), self.chance.choice
        self.inputs += 1
        if self.front == "attract" and roll < .5:  # a door is not there for long: most touches lead past it
            self.press_widget()
        elif roll < .36:
            self.press_keys()
        elif roll < .55:
            self.press_widget()
        elif roll < .75:
            self.ask(f"touch {self.chance.randrange(FINGERS)} {self.point()} {pick(['down', 'up', 'move'])}")
        elif roll < .85:
            self.ask(f"pointer {self.point()} {pick(['down', 'up', 'move'])}")
        elif roll < .9:
            self.ask(f"pad {pick(BUTTONS)}{pick(['', ' down', ' up'])}")
        elif roll < .92:
            self.ask(f"text {pick(['Lea', '小明', '%s%n', 'quit'])}")
        elif roll < .925:
            self.size = pick(SIZES)
            self.ask(f"resize {self.size[0]} {self.size[1]}")
        elif roll < .997:
            self.ask(f"wait {pick([16, 100, 500, 2000])}")
        else:
            self.ask("wait 60000")  # nobody is there

    def look(self):
        stack = self.game.stack()
        assert stack, "nothing is on the screen"
        entered = FORBIDDEN & set(stack) | {name for name in stack if name.startswith("operator")}
        assert not entered, f"a visitor came to {sorted(entered)}: {stack}"
        self.front = stack[-1]
        self.seen[self.front] = self.seen.get(self.front, 0) + 1


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    part, parts = (int(word) for word in sys.argv[3:5]) if len(sys.argv) > 4 else (0, 1)
    inputs = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2] != "-" else (500000 if LONG else 10000) // parts
    began = time.monotonic()
    with Folder() as data:
        set_pin(data)
        with Game(data, "--kiosk", seed=seed, size="1280x720") as game:
            game.say("draw every 250")
            game.say("wait 1000")
            monkey = Monkey(game, seed, part, parts)
            try:
                keys = len(monkey.every) if inputs >= EVERY_KEY // parts else 0
                while monkey.inputs < inputs or monkey.pressed < keys:
                    monkey.act()
                    monkey.look()
            except Exception:
                print("\n".join(monkey.log), file=sys.stderr)
                raise
            for finger in range(FINGERS):
                game.ask(f"touch {finger} 5 5 up")
            game.say("wait 600000")  # long enough for everybody to have gone
            assert game.scene() == "attract", f"nobody is there, but it is {game.stack()}"
    print(f"{monkey.inputs} inputs, {min(monkey.pressed, len(monkey.every))} of {len(monkey.every)} keys with "
          f"modifiers, {time.monotonic() - began:.0f} s; scenes: {monkey.seen}")
    missed = {"attract", "arrive", "stage", "path", "pause", "help"} - set(monkey.seen)
    assert not missed, f"the monkey never got to {sorted(missed)}"


if __name__ == "__main__":
    main()
