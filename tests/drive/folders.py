"""Folders for saved games that are missing, and saved games that go while the real game runs."""
import os
import pathlib
import resource
import shutil
import time
import unittest

from client import Folder, Game
from failures import plays, text_on_screen
from player import Player
from tables import FILE


class Folders(unittest.TestCase):
    """There is no folder for saved games, and none can be made: that is told like a read-only one, and tried again."""

    def unmakeable(self, data):
        """A way for root too, whom no mode of a folder stops: a file lies where a folder should be."""
        file = pathlib.Path(data, "file")
        file.write_text("no folder", encoding="utf-8")
        yield file, {}
        yield file / "games", {}
        yield None, {"HOME": None, "XDG_DATA_HOME": None}
        yield None, {"HOME": "", "XDG_DATA_HOME": ""}
        yield None, {"HOME": str(file), "XDG_DATA_HOME": None}
        yield None, {"HOME": str(file), "XDG_DATA_HOME": ""}
        yield None, {"HOME": str(file), "XDG_DATA_HOME": "some/where"}
        yield None, {"HOME": data, "XDG_DATA_HOME": str(file)}

    def test_it_is_told_and_one_can_play(self):
        with Folder() as data:
            for place, env in self.unmakeable(data):
                with self.subTest(place=place, env=env), Game(place, env=env, cwd=data) as game:
                    game.idle()
                    self.assertEqual(game.scene(), "message")
                    self.assertIn("can’t be written to", text_on_screen(game))
                    plays(self, game)
                    game.status = 1
                self.assertIn("Not everything could be saved", game.said)
                self.assertEqual(os.listdir(data), ["file"], "nothing was made where nobody looks for it")

    def test_what_was_played_is_saved_once_the_folder_can_be_made(self):
        with Folder() as data:
            home = pathlib.Path(data, "home")
            home.write_text("no folder", encoding="utf-8")
            env = {"HOME": str(home), "XDG_DATA_HOME": ""}
            with Game(None, env=env, cwd=data) as game:
                game.idle()
                plays(self, game)
                home.unlink()
                for _ in range(600):  # the disk is tried again in real time
                    game.say("wait 100")
                    if game.scene() == "message":
                        break
                    time.sleep(.1)
                self.assertIn("everything has been saved", text_on_screen(game))
                game.go("message.button0")
                on_screen = game.hash()
            with Game(None, env=env, cwd=data) as game:
                game.idle()
                game.go("title.continue")
                self.assertEqual(game.hash(), on_screen)
            self.assertTrue((home / ".local/share/schott-world" / FILE).is_file())

    def test_a_variable_that_is_empty_or_relative_counts_as_unset(self):
        for share in ("", "some/where"):
            with self.subTest(share=share), Folder() as data:
                with Game(None, env={"HOME": data, "XDG_DATA_HOME": share}, cwd=data) as game:
                    plays(self, game)
                self.assertEqual(os.listdir(data), [".local"])
                self.assertTrue(pathlib.Path(data, ".local/share/schott-world", FILE).is_file())

    def test_a_limit_on_the_size_of_files_is_a_full_disk(self):
        with Folder() as data, Game(data) as game:
            plays(self, game)
            resource.prlimit(game.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            player = Player(game)
            for _ in range(400):
                if game.scene() == "message":
                    break
                player.step()
            self.assertIn("disk is full", text_on_screen(game))
            resource.prlimit(game.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def test_saved_games_deleted_under_a_running_game_are_told_and_written_anew(self):
        with Folder() as data:
            with Game(data) as game:
                plays(self, game)
                shutil.rmtree(data)
                for _ in range(600):
                    game.say("wait 100")
                    if game.scene() == "message":
                        break
                    Player(game).step()
                    time.sleep(.1)
                self.assertIn("Saving", text_on_screen(game))
                while game.scene() == "message":
                    game.go("message.button0")
                on_screen = game.hash()
            with Game(data) as game:
                game.idle()
                game.go("title.continue")
                self.assertEqual(game.hash(), on_screen)


if __name__ == "__main__":
    unittest.main()
