"""By one button alone: whatever a key or a pad opens shows at once what the next press does, and that press does it."""
import unittest

from client import Folder, Game

ACCEPT = {"Enter": "key Return", "Space": "key Space", "A": "pad a"}
STEER = {"Enter": "key Right", "Space": "key Right", "A": "pad dpright"}


def press(game, command):
    game.say(f"{command} down")
    game.say(f"{command} up")
    game.idle()


def focused(game):
    return [name for name, widget in game.widgets().items() if widget["focused"]]


class Begun:
    """A new program in an empty folder: nobody has pressed anything."""

    def __enter__(self):
        self.folder = Folder()
        self.game = Game(self.folder.__enter__(), seed=3)
        self.game.idle()
        return self.game

    def __exit__(self, *what):
        self.game.__exit__(*what)
        self.folder.__exit__()


class KeysAlone(unittest.TestCase):
    def test_each_press_from_the_title_does_something(self):
        for name, accept in ACCEPT.items():
            with self.subTest(name), Begun() as game:
                seen = [game.scene()]
                for _ in range(2):
                    press(game, accept)
                    seen.append(game.scene())
                self.assertEqual(seen, ["title", "setup", "stage"])
                before = game.state()
                press(game, accept)
                self.assertEqual(game.state()["awaiting"]["kind"], "place", "the first card is drawn")
                press(game, accept)
                self.assertNotEqual(game.state()["players"][0]["row"], before["players"][0]["row"], "and placed")

    def test_start_begins_a_game_too(self):
        with Begun() as game:
            press(game, "pad start")
            press(game, "pad start")
            self.assertEqual(game.scene(), "stage")

    def test_best_path_is_begun_and_drawn_in(self):
        for name, accept in ACCEPT.items():
            with self.subTest(name), Begun() as game:
                for _ in range(2):  # the first shows where one is, the second leads to the other door
                    press(game, STEER[name])
                press(game, accept)
                self.assertEqual(game.scene(), "path_setup")
                press(game, accept)
                self.assertEqual(game.scene(), "path")
                before = focused(game)
                press(game, STEER[name])
                self.assertNotEqual(focused(game), before, "the first press only showed where one is")

    def test_what_lies_over_the_table_goes_by_the_first_press(self):
        for accept, opens in (("key Return", "key Escape"), ("key Space", "key Escape"), ("pad a", "pad start"),
                              ("key Return", "key F1"), ("pad a", "pad back"), ("key Return", "key l")):
            with self.subTest(opens=opens, accept=accept), Begun() as game:
                game.go("title.new", "setup.start")  # by mouse: no focus is shown yet
                press(game, opens)
                over = game.scene()
                self.assertNotEqual(over, "stage")
                press(game, accept)
                self.assertNotEqual(game.scene(), over, "the first press was dead")


if __name__ == "__main__":
    unittest.main()
