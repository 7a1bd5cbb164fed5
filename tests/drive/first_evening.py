"""A first evening, as a newcomer and as a child: whom they meet, how often they win, and the way through the game."""
import unittest

from client import Folder, Game
from player import Player, sit_down
from stand_ins import Child, wins


class Chances(unittest.TestCase):
    """By the rules alone, over the same games each time."""

    def wins(self, who, level, games, least, most, of="world"):
        won = wins(who, level, games, of)
        print(f"{who} wins {won} of {games} games of {of} against {level}")
        self.assertTrue(least <= won / games <= most, f"{won} of {games}")

    def test_a_child_wins_now_and_then_against_gentle(self):
        self.wins("child", "gentle", 400, .35, .50)

    def test_a_child_wins_now_and_then_against_gentle_at_best_path(self):
        self.wins("child", "gentle", 400, .35, .50, "path")

    def test_the_child_at_best_path_is_the_one_easy_was_measured_by(self):
        self.wins("child", "easy", 400, .18, .28, "path")

    def test_a_newcomer_wins_half_the_games_against_easy(self):
        self.wins("newcomer", "easy", 200, .42, .62)


class ChildAtTheScreen(Player):
    """The same child, pressing widgets."""

    def __init__(self, game):
        super().__init__(game, answers="first", events=False, fast_track=False, seats=[0])
        self.mind = Child()

    def choice(self, state):
        action = self.mind.choose(state)
        if action["type"] == "take":
            return ["stage.stock"]
        return [f"stage.row0.slot{action[key]}" for key in ("slot", "a", "b") if key in action]


class Evenings(unittest.TestCase):
    def test_a_newcomer_finds_the_way_with_one_key_and_meets_easy(self):
        with Folder() as data, Game(data, seed=4) as game:
            game.idle()
            game.go_on("key Return")
            self.assertEqual(game.widgets()["setup.seat1.level"]["label"], "Easy")
            game.go("setup.start")
            Player(game, answers="first", seats=[0]).play()
            game.go_on("key Return")
            self.assertEqual((game.scene(), game.state()["stage"]), ("stage", 1))

    def test_a_child_plays_against_gentle(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 1, ["Gentle"])
            ChildAtTheScreen(game).play()
            self.assertEqual(game.scene(), "victory")

    def test_best_path_begins_with_easy_and_has_gentle_below(self):
        with Folder() as data, Game(data) as game:
            game.idle()
            game.go("title.new_path")
            levels = []
            for _ in range(6):
                levels.append(game.widgets()["path_setup.seat1.level"]["label"])
                game.go("path_setup.seat1.level")
            self.assertEqual(levels, ["Easy", "Medium", "Hard", "Expert", "Adapts to you", "Gentle"])


if __name__ == "__main__":
    unittest.main()
