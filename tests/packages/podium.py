"""What somebody does who has just installed the program: plays a game of each kind, to its podium.

podium.py FOLDER   keeps a picture of each podium there

SCHOTT_WORLD and SCHOTT_LAB as in prove.py"""
import pathlib
import shutil
import sys

import pictures  # first: it says where the others lie
import path_player
from client import Folder, Game
from player import Player, sit_down
from tables import hash_in_lab


def play_world(game):
    sit_down(game, 1, ["Easy"])
    Player(game, seats=[0]).play()


def play_best_path(game):
    path_player.sit_down(game, 1, 1)
    path_player.play(game, path_player.Hand(game), [0])


def play(to, podium, plays, in_lab):
    """Up to the scene that is the podium; the rules alone must end the game in the same way."""
    with Folder() as data:
        with Game(data, seed=9, size="1280x720") as game:
            plays(game)
            game.idle()
            if game.scene() != podium:
                sys.exit(f"failed: the game ended at {game.scene()}, not at its podium")
            game.say(f"shot {data}/podium.png")
            on_screen = game.hash()
        shutil.copyfile(pathlib.Path(data, "podium.png"), pathlib.Path(to, f"{podium}.png"))
        pictures.must_be_in_lab(on_screen, in_lab(data))


def main():
    play(sys.argv[1], "victory", play_world, hash_in_lab)
    play(sys.argv[1], "path_end", play_best_path, path_player.hash_in_lab)
    print("A game of each kind was played to its podium.")


if __name__ == "__main__":
    main()
