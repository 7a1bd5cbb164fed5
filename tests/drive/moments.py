#!/usr/bin/env python3
"""The great moments of World's table as frames, to be looked at as strips: a shot every 50 ms of virtual time.
moments.py FOLDER [SIZE ...]      FOLDER/SIZE/won/000.png and so on
--only won walk                   some of them"""
import argparse
import pathlib

from question import BACK, landing  # before the folder of drawings, which has one of that name, is looked in
from living import NO_EVENTS, OTHERS, ROW, Mainz, Walks
from player import Player
from tables import Table, deal

EVERY = 50  # ms


class Strip:
    """Of one moment, in a folder of its own."""

    def __init__(self, folder, name):
        self.folder = folder / name
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.png"):
            old.unlink()

    def shoot(self, table, ms):
        for number in range(ms // EVERY):
            table.say(f"shot {self.folder.resolve()}/{number:03d}.png")
            table.say(f"wait {EVERY}")


def table_with(size, event=None):
    events = [[event, None]] + NO_EVENTS[1:]
    return Table(deal([ROW, *OTHERS], events, discard=[60], fields=[12, 26, 9, 20]), size=size, draws=True)


def placed(folder, size):
    with table_with(size) as table:
        table.click("stage.stock")
        Strip(folder, "drawn").shoot(table, 700)
        table.idle()
        table.click("stage.row0.slot2")
        Strip(folder, "placed").shoot(table, 1500)


def won(folder, size):
    with table_with(size) as table:
        table.go("stage.discard")
        table.click("stage.row0.slot8")
        Strip(folder, "won").shoot(table, 6000)


def walk(folder, size):
    with Walks.table(size=size, draws=True) as table:
        table.go("stage.discard")
        table.click("stage.row0.slot5")
        Strip(folder, "walk").shoot(table, 4500)


def question(folder, size):
    with landing(BACK[0], size=size, draws=True) as table:
        table.click("stage.event0.0")
        while table.scene() != "question":
            table.say("wait 16")
        Strip(folder, "asked").shoot(table, 1000)
        table.idle()
        table.click(Player(table).answer(table.state(), "wrong"))
        Strip(folder, "answered").shoot(table, 1500)
        table.idle()
        table.click("question.next")
        Strip(folder, "folded").shoot(table, 1000)


def event(folder, size):
    for card in ("pass_left", "shift_seats", "all_advance_1"):
        with table_with(size, card) as table:
            table.click("stage.event0.0")
            Strip(folder, card).shoot(table, 7000)


def fast_track(folder, size):
    with table_with(size) as table:
        table.click("stage.fast_track0")
        Strip(folder, "fast_track").shoot(table, 1800)


def mainz(folder, size):
    with Mainz.table(size=size, draws=True) as table:
        Strip(folder, "mainz").shoot(table, 12000)


MOMENTS = {made.__name__: made for made in (placed, won, walk, question, event, fast_track, mainz)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("sizes", nargs="*", default=["1280x720", "1024x768", "1080x1920"])
    parser.add_argument("--only", nargs="+", choices=MOMENTS, default=list(MOMENTS))
    options = parser.parse_intermixed_args()
    for size in options.sizes:
        for name in options.only:
            MOMENTS[name](options.folder / size, size)
        print(f"{options.folder / size}: {' '.join(options.only)}")


if __name__ == "__main__":
    main()
