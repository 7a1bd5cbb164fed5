"""Best Path's table for who plays the first time, or wants a round back: the aim in the ribbon, and the way back past a
card that has been turned up, which costs the place in the statistics."""
import unittest

from client import Folder, Game
from path_player import Hand, choose, say_ready, tile

AIM = "Reach numbers, light tiles!"


def label(game, widget):
    return game.widgets()[widget]["label"]


def begin(game, *choices):
    game.idle()
    game.go("title.new_path", *choices, "path_setup.start")


def draw(game):
    """The person's line, which is not closed yet."""
    state = game.state()
    end, cells = choose(state, 0)
    Hand(game).turn_to(0, state, end, cells)
    game.go(*[tile(0, cell) for cell in cells])


def play_round(game):
    draw(game)
    before = game.hash()
    game.go("path.ready0")
    return before


class Aim(unittest.TestCase):
    def test_the_ribbon_begins_with_the_aim_until_the_first_round_is_over(self):
        with Folder() as data, Game(data, seed=2) as game:
            begin(game)
            self.assertTrue(label(game, "path.ribbon").startswith(f"{AIM} Player 1, draw your line: "))
            draw(game)
            self.assertTrue(label(game, "path.ribbon").startswith(AIM))
            game.go("path.ready0")
            self.assertTrue(label(game, "path.ribbon").startswith("Player 1, draw your line: "))

    def test_a_hint_and_the_coach_say_more(self):
        with Folder() as data, Game(data, seed=2) as game:
            begin(game)
            game.go("path.hint")
            self.assertNotIn(AIM, label(game, "path.ribbon"))
            game.go("path.pause", "pause.leave", "title.path_tutorial")
            self.assertNotIn(AIM, game.widgets().get("path.ribbon", {"label": ""})["label"])


class Back(unittest.TestCase):
    def test_a_round_can_be_taken_back_and_the_game_does_not_count(self):
        with Folder() as data:
            with Game(data, seed=2) as game:
                begin(game)
                self.assertFalse(game.widgets()["path.back0"]["enabled"], "there was no round yet")
                before = play_round(game)
                second = game.hash()
                self.assertEqual(label(game, "path.back0"), "Undo round")
                game.go("path.back0")
                self.assertIn("won’t count in the statistics", label(game, "message.text"))
                game.go("message.button1")
                self.assertEqual(game.hash(), second, "asked, and left")
                game.go("path.back0", "message.button0")
                self.assertEqual((game.hash(), game.state()["round"]), (before, 1))
                self.assertEqual(label(game, "path.back0"), "Undo tile")
                play_round(game)
                self.assertEqual(game.hash(), second, "the computer draws what it drew")
                game.go_on("key u")
                self.assertEqual(game.hash(), before, "and nobody is asked again")
            with Game(data, seed=9) as game:
                game.idle()
                game.go("title.continue")
                self.assertEqual(game.hash(), before)
                while game.scene() == "path":
                    Hand(game).ready(0)
                    game.idle()
                self.assertEqual(label(game, "path_end.code"), "unranked")
                game.go("path_end.title", "title.statistics", "statistics.tab_games")
                self.assertIn("unranked", label(game, "statistics.row0"))
                game.go("statistics.tab_players")
                self.assertFalse([name for name in game.widgets() if name.startswith("statistics.player0")])

    def test_a_line_that_was_closed_and_opened_is_no_round(self):
        with Folder() as data, Game(data, seed=2) as game:
            game.idle()
            game.go("title.new_path")
            game.click("path_setup.start")
            self.close_and_open(game, 1)
            self.assertFalse(game.widgets()["path.back0"]["enabled"])
            draw(game)
            before = game.hash()
            game.click("path.ready0")
            self.close_and_open(game, 2)
            game.go("path.back0", "message.button0")
            self.assertEqual((game.hash(), game.state()["round"]), (before, 1))

    def close_and_open(self, game, round_):
        """As soon as the round is there, so that the computer still thinks."""
        while (game.state() or {"round": 0})["round"] < round_ or not self.may(game):
            game.say("wait 20")
        game.click(tile(0, choose(game.state(), 0)[1][0]), "path.ready0", "path.reopen0", "path.back0")
        game.idle()
        self.assertEqual(game.state()["round"], round_)

    def may(self, game):
        return game.widgets().get("path.ready0", {"enabled": False})["enabled"]

    def test_two_persons_have_no_way_back(self):
        with Folder() as data, Game(data, seed=2) as game:
            begin(game, "path_setup.seats3", "path_setup.seat1.kind")
            state = game.state()
            say_ready(game, 0, 1)
            self.assertEqual(game.state()["round"], state["round"] + 1)
            self.assertFalse(game.widgets()["path.back0"]["enabled"])

    def test_alone_there_is_none(self):
        with Folder() as data, Game(data, seed=2) as game:
            begin(game, "path_setup.seats1")
            play_round(game)
            self.assertFalse(game.widgets()["path.back0"]["enabled"])
            self.assertEqual(label(game, "path.back0"), "Undo tile")


if __name__ == "__main__":
    unittest.main()
