#!/usr/bin/env python3
"""The demo's loop as frames, to be looked at as strips: a shot every 50 ms of virtual time, once round.
strip.py FOLDER [SIZE ...]      FOLDER/SIZE/0001-show_fan.png and so on
--games world   what is on offer (world path)
--every 500     ms from shot to shot
--reduced       with reduced motion"""
import argparse
import pathlib

from client import Folder, Game

LONGEST = 90000  # ms


def shoot(folder, size, games, every, reduced):
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    with Folder() as data:
        config = pathlib.Path(data, "kiosk.ini")
        config.write_text(f"[game]\ngames = {games}\n[screen]\nreduced_motion = {'yes' if reduced else 'no'}\n")
        with Game(data, "--kiosk", "--config", str(config), size=size, draws=True) as game:
            seen = []
            for number in range(LONGEST // every):
                below = game.stack()[0]
                if below != (seen or [None])[-1]:
                    seen.append(below)
                    if seen.count(seen[0]) > 1:
                        break  # it begins again
                game.say(f"shot {folder.resolve()}/{number:04d}-{below}.png")
                game.say(f"wait {every}")
            print(f"{folder}: {number} frames of {' '.join(seen)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("sizes", nargs="*", default=["1280x720", "1080x1920"])
    parser.add_argument("--games", default="world path")
    parser.add_argument("--every", type=int, default=50)
    parser.add_argument("--reduced", action="store_true")
    options = parser.parse_intermixed_args()
    for size in options.sizes:
        shoot(options.folder / size, size, options.games, options.every, options.reduced)


if __name__ == "__main__":
    main()
