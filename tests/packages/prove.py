"""Proves a package as people get it: that its own program draws every word, plays whole games of both kinds and goes on
with one of each after kill -9.

prove.py FOLDER REFERENCE COMPARE   draws into FOLDER and compares with the pictures in REFERENCE, with that program

SCHOTT_WORLD and SCHOTT_LAB name the package's programs, or scripts that start them where they are installed: in a clean
system, under Wine."""
import os
import pathlib
import random
import shutil
import subprocess
import sys

import pictures  # first: it says where the others lie
import path_player
from client import Folder, Game
from player import Player, sit_down
from tables import hash_in_lab

KILLS = 3


def compare(folder, reference, program):
    """Returns how many there are to compare; ends with the names of those in which a word is missing or another."""
    wanted = sorted(path.relative_to(reference) for path in pathlib.Path(reference).rglob("*.png"))
    if len(wanted) < (1 + len(pictures.LANGUAGES)) * len(pictures.NAMES):
        sys.exit(f"failed: {reference} has only {len(wanted)} pictures")
    missing = [name for name in wanted if not (folder / name).is_file()]
    if missing:
        sys.exit(f"failed: not drawn: {', '.join(map(str, missing))}")
    other = 0
    for name in wanted:
        looked = subprocess.run([program, "--words", folder / name, reference / name], stdout=subprocess.PIPE, check=False)
        if looked.returncode != 0:
            print(looked.stdout.decode().strip(), flush=True)
            other += 1
    if other:
        sys.exit(f"failed: in {other} of {len(wanted)} pictures words are missing or others")
    return len(wanted)


def go_on():
    """A game killed at rest and in the middle of things lacks nothing that was done before, and comes to its end."""
    chance = random.Random(5)
    with Folder() as data:
        with Game(data, seed=11) as game:
            sit_down(game, 2)
        for _ in range(KILLS):
            game = Game(data)
            game.idle()
            game.go("title.continue")
            player = Player(game)
            for _ in range(chance.randint(3, 12)):
                player.step()
            settled = game.hash()
            game.kill()
            with Game(data) as again:
                again.idle()
                again.go("title.continue")
                if again.hash() != settled:
                    sys.exit(f"failed: the game was in {settled} when it was killed and goes on from {again.hash()}")
        with Game(data) as game:
            game.idle()
            game.go("title.continue")
            Player(game).play()
            on_screen = game.hash()
        in_lab = hash_in_lab(data)
    if in_lab != on_screen:
        sys.exit(f"failed: the game ended in {on_screen}, its journal replays to {in_lab}")


def draw_rounds(game, rounds):
    """So many, or all there are."""
    last = None if rounds is None else game.state()["round"] + rounds
    path_player.play(game, path_player.Hand(game), [0, 1], lambda state: last is not None and state["round"] >= last)


def go_on_with_best_path():
    """The same with a game of Best Path, killed between any two rounds."""
    chance = random.Random(6)
    with Folder() as data:
        with Game(data, seed=12) as game:
            path_player.sit_down(game, 2)
        for _ in range(KILLS):
            game = Game(data)
            game.idle()
            game.go("title.continue")
            draw_rounds(game, chance.randint(1, 4))
            settled = game.hash()
            game.kill()
            with Game(data) as again:
                again.idle()
                again.go("title.continue")
                if again.hash() != settled:
                    sys.exit(f"failed: Best Path was in {settled} when it was killed and goes on from {again.hash()}")
        with Game(data) as game:
            game.idle()
            game.go("title.continue")
            draw_rounds(game, None)
            on_screen = game.hash()
        in_lab = path_player.hash_in_lab(data)
    if in_lab != on_screen:
        sys.exit(f"failed: Best Path ended in {on_screen}, its journal replays to {in_lab}")


def draw(folder):
    """The program may be somebody else's, in a system that shares only the folder for games with this one."""
    os.umask(0)
    with Folder() as shared:
        os.chmod(shared, 0o777)
        try:
            pictures.draw(shared)
        finally:
            shutil.copytree(shared, folder, dirs_exist_ok=True)


def main():
    folder, reference, program = sys.argv[1:]
    draw(folder)
    count = compare(pathlib.Path(folder), pathlib.Path(reference), program)
    go_on()
    go_on_with_best_path()
    print(f"{count} pictures have the same words; two whole games of each kind were played, one of each was killed {KILLS} "
          "times.")


if __name__ == "__main__":
    main()
