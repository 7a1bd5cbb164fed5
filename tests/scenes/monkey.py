"""A monkey at the table: presses, drags, types and changes the language, at random but always the same for a seed. It must
neither bring the game down nor make it complain.

    monkey.py PROGRAM STEPS SEED...
"""
import pathlib
import random
import sys

from table import Refused, Table

LINGUAS = pathlib.Path(__file__).resolve().parents[2] / "locale/LINGUAS"
LANGUAGES = ["en"] + LINGUAS.read_text(encoding="utf-8").split()
LEAVES = ("pause.leave", "message", "title", "setup", "victory")  # what would end the game that is tested
KEYS = ("Tab", "Return", "Space", "Left", "Right", "Up", "Down", "Escape", "F1", "h", "u", "l", "1", "5", "9")
SEATS = ("person,person", "person,hard,easy", "person,person,person,person", "easy,hard,person")


def command(source, table):
    """The next thing it does."""
    kind = source.random()
    if kind < .62:
        widgets = [name for name, widget in table.widgets().items()
                   if widget["enabled"] and not name.startswith(LEAVES)]
        return f"click {source.choice(widgets)}" if widgets else "wait idle"
    if kind < .72:
        widgets = list(table.widgets())
        return "drag {} {}".format(*source.sample(widgets, 2)) if len(widgets) > 1 else "wait idle"
    if kind < .82:
        return f"key {source.choice(KEYS)}"
    if kind < .9:
        return f"pointer {source.randrange(1024)} {source.randrange(768)} {source.choice(('down', 'up', 'move'))}"
    if kind < .93:
        return f"lang {source.choice(LANGUAGES)}"
    return f"wait {source.randrange(1, 3000)}" if kind < .98 else "wait idle"


def play(program, steps, seed):
    source = random.Random(seed)
    table = Table(program, "--seed", str(seed), "--board", source.choice(("short", "classic")), source.choice(SEATS))
    table.say("draw every 25")
    done = []
    try:
        for _ in range(steps):
            done.append(command(source, table))
            try:
                table.say(done[-1])
            except Refused:
                pass
            if table.scene() in ("victory", "title"):  # played to the end, or left by keys
                break
        table.close()
    except Exception:
        print(f"seed {seed}, after {len(done)} steps: {done[-10:]}", file=sys.stderr)
        raise


if __name__ == "__main__":
    for number in sys.argv[3:]:
        play(sys.argv[1], int(sys.argv[2]), int(number))
