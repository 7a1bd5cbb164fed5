"""Game codes as two tables use them: one reads out, the other types in, and both have the same deal; in both games."""
import unittest

from client import Folder, Game
from player import Player


def setup_of(game, kind):
    """Into the new game's setup; returns what its widgets' names begin with."""
    game.idle()
    game.go("title.new" if kind == "world" else "title.new_path")
    return "setup" if kind == "world" else "path_setup"


def type_in(game, code):
    game.go("code.text")
    game.go_on(f"text {code}")


def dealt(game, kind):
    """What both tables must have alike."""
    state = game.state()
    if kind == "world":
        return [player["row"] for player in state["players"]], state["awaiting"], state["stage"]
    return state


class Tables(unittest.TestCase):
    def test_both_tables_have_the_same_deal_and_the_same_first_question(self):
        asked = []
        code = None
        for seed, seats in ((3, 3), (8, 2)):  # the second table was set up for others
            with Folder() as data, Game(data, seed=seed) as game:
                game.say("lang en" if code is None else "lang de")
                if code is None:
                    setup_of(game, "world")
                    game.go(f"setup.seats{seats}", "setup.questions.experts", "setup.code")
                    code = game.widgets()["code.own"]["label"]
                else:
                    self.play_another_game_first(game)
                    setup_of(game, "world")
                    game.go("setup.code")
                    self.assertNotEqual(game.widgets()["code.own"]["label"], code)
                    type_in(game, code.replace(" ", "").lower())
                game.go("code.ok")
                rows = dealt(game, "world")
                self.assertEqual(len(rows[0]), 3)
                game.say("lang en")
                game.go("stage.pause")
                self.assertEqual(game.widgets()["pause.code"]["label"], f"Game code: {code}")
                game.go("pause.continue")
                asked.append((rows, game.hash()))
        self.assertEqual(asked[0], asked[1], "cards, and the order of the questions with their answers")

    def play_another_game_first(self, game):
        """So that questions have been seen here that the other table has not."""
        setup_of(game, "world")
        game.go("setup.route.short", "setup.start")
        Player(game, answers="first", seats=[0]).play()
        game.go("victory.title")

    def test_best_path_too(self):
        said = []
        code = None
        for seed in (3, 8):
            with Folder() as data, Game(data, seed=seed) as game:
                setup_of(game, "path")
                if code is None:
                    game.go("path_setup.seats2", "path_setup.board.spiral", "path_setup.limit60")
                    game.go("path_setup.code")
                    code = game.widgets()["code.own"]["label"]
                else:
                    game.go("path_setup.code")
                    type_in(game, code)
                game.go("code.ok")
                said.append(game.hash())
        self.assertEqual(said[0], said[1])

    def test_a_board_that_was_appended_too(self):
        said = []
        for seed in (3, 8):
            with Folder() as data, Game(data, seed=seed) as game:
                setup_of(game, "world")
                if said:
                    game.go("setup.code")
                    type_in(game, code)
                else:
                    game.go("setup.seats3", "setup.route.sprint", "setup.code")
                    code = game.widgets()["code.own"]["label"]
                game.go("code.ok")
                said.append(game.hash())
        self.assertEqual(said[0], said[1])

    def test_a_slip_is_told_and_nothing_begins(self):
        with Folder() as data, Game(data) as game:
            setup_of(game, "world")
            game.go("setup.code")
            code = game.widgets()["code.own"]["label"]
            wrong = ("Y" if code[0] != "Y" else "X") + code[1:]
            type_in(game, wrong)
            game.go("code.ok")
            self.assertEqual(game.widgets()["message.text"]["label"],
                             "There’s a mistake in this code. Please compare it letter by letter.")
            game.go("message.button0")
            self.assertEqual(game.scene(), "code")

    def test_what_the_setup_had_stays_for_the_next_game(self):
        with Folder() as data, Game(data, seed=3) as game:
            setup_of(game, "world")
            game.go("setup.seats3", "setup.route.short", "setup.code")
            code = game.widgets()["code.own"]["label"]
            self.assertNotIn("nobody starts ahead", game.widgets()["code.words"]["label"])
            game.go("code.cancel", "setup.seats2", "setup.route.classic", "setup.seat1.kind", "setup.house",
                    "house.ahead1", "house.close", "setup.code")
            self.assertIn("nobody starts ahead", game.widgets()["code.words"]["label"])
            type_in(game, code)
            game.go("code.ok")
            state = game.state()
            self.assertEqual([seat["field"] for seat in state["players"]], [0, 0, 0], "a code knows no handicap")
            game.go("stage.pause", "pause.leave", "title.new", "setup.start")
            self.assertEqual([seat["field"] for seat in game.state()["players"]], [0, 2])

    def test_two_of_a_name_are_told_so(self):
        """A code may bring more people to the table than have been named."""
        with Folder() as data, Game(data, seed=3) as game:
            setup_of(game, "world")
            game.go("setup.seats3", "setup.code")
            code = game.widgets()["code.own"]["label"]
            game.go("code.cancel", "setup.seat2.kind", "setup.seat2.name")
            game.go_on("text Player 1")
            game.go("setup.seats2", "setup.code")
            type_in(game, code)
            game.go("code.ok")
            self.assertEqual(game.widgets()["message.text"]["label"],
                             "Two players are called Player 1. Please rename one.")

    def test_the_second_game_with_a_code_does_not_count(self):
        with Folder() as data, Game(data, seed=3) as game:
            setup_of(game, "path")
            game.go("path_setup.code")
            code = game.widgets()["code.own"]["label"]
            for again in (False, True):
                if again:
                    setup_of(game, "path")
                    game.go("path_setup.code")
                    type_in(game, code)
                game.go("code.ok", "path.pause")
                self.assertEqual(game.widgets()["pause.code"]["label"],
                                 f"Game code: {code}" + (" · unranked" if again else ""))
                game.go("pause.leave")

    def test_the_end_tells_the_code_and_a_game_by_chance_has_none(self):
        with Folder() as data, Game(data, seed=5) as game:
            setup_of(game, "world")
            game.go("setup.route.short", "setup.code")
            code = game.widgets()["code.own"]["label"]
            game.go("code.ok")
            Player(game, answers="first", seats=[0]).play()
            self.assertEqual(game.widgets()["victory.code"]["label"], f"Game code: {code}")
            game.go("victory.title", "title.statistics", "statistics.tab_games", "statistics.game0.review")
            self.assertEqual(game.widgets()["victory.code"]["label"], f"Game code: {code}", "and so does a look back")
            game.go("victory.title", "statistics.back")
            setup_of(game, "world")
            game.go("setup.start")
            game.go("stage.pause")
            self.assertNotIn("pause.code", game.widgets())


if __name__ == "__main__":
    unittest.main()
