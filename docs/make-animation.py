#!/usr/bin/env python3
"""The README's moving picture: how a stage is won. make-animation.py PROGRAM [FRAMES]

Lets PROGRAM (a built schott-world) lay the last card of a row, by script and in virtual time, and writes docs/won.webp
with ImageMagick. FRAMES: a folder to keep the single pictures in. Run it when the table looks different."""
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
OUT = ROOT / "docs/won.webp"
LIMIT = 2_000_000  # bytes
SIZE, SHOWN = "1280x720", "960x540"
STEP, STILL, AT_END = 60, 600, 2200  # ms: between pictures; before the first card moves; of the last picture
LASTS = 5220  # until the winner has arrived
QUALITY = 68
NAMES = ["Ada", "Ben", "Mia", "Noah"]
ROW = [4, 11, 17, 24, 30, 38, 45, 52, 2]
OTHERS = [[29, 8, 47, 26, 5, 44, 23, 31, 42], [39, 48, 37, 16, 35, 14, 33, 51, 0], [12, 20, 58, 7, 41, 55, 3, 36, 19]]
DISCARD, FIELDS = [60, 9, 28], [12, 9, 18, 5]


def at_the_table(tables):
    """Four people with names; the last card of the first one's row lies on the discard pile."""
    set_out = tables.set_out

    def with_names(data, *what):
        set_out(data, *what)
        with sqlite3.connect(pathlib.Path(data, tables.FILE)) as store:
            store.executemany("UPDATE seat SET name = ? WHERE seat = ?", [(name, i) for i, name in enumerate(NAMES)])
        store.close()

    tables.set_out = with_names
    return tables.Table(tables.deal([ROW, *OTHERS], [[None, None]] * 4, discard=DISCARD, fields=FIELDS), size=SIZE,
                        draws=True)


def take(folder):
    sys.path.insert(0, str(ROOT / "tests/drive"))
    import tables  # of this program, once the environment says which one it is
    pictures = []

    def shoot(game):
        pictures.append(folder / f"{len(pictures):03}.png")
        game.say(f"shot {pictures[-1]}")

    with at_the_table(tables) as table:
        table.go("stage.discard")
        table.say("pointer 1 1 move")
        table.idle()
        shoot(table)
        table.click("stage.row0.slot8")
        table.say("pointer 1 1 move")
        for _ in range(LASTS // STEP):
            table.say(f"wait {STEP}")
            shoot(table)
    return pictures


def bind(pictures):
    """The first one stands still by being there more often: ImageMagick forgets a delay of its own."""
    *all_but_last, last = [pictures[0]] * (STILL // STEP) + pictures
    subprocess.run(["convert", "-delay", f"{STEP}x1000", *all_but_last, "-delay", f"{AT_END}x1000", last, "-filter",
                    "Lanczos", "-resize", SHOWN, "-strip", "-loop", "0", "-quality", str(QUALITY), "-define",
                    "webp:method=6", "-define", "webp:use-sharp-yuv=true", OUT], check=True)
    if OUT.stat().st_size > LIMIT:
        sys.exit(f"failed: {OUT} has {OUT.stat().st_size} bytes, more than {LIMIT}")
    print(f"{OUT}: {len(pictures)} pictures, {OUT.stat().st_size} bytes")


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    os.environ["SCHOTT_WORLD"] = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        kept = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else folder).resolve()
        kept.mkdir(parents=True, exist_ok=True)
        bind(take(kept))


if __name__ == "__main__":
    main()
