"""The game of the day: the same for everybody on a date, another one on the next, told in a line that can be copied."""
import re
import unittest

import path_player
from client import Folder, Game
from player import Player

TODAY, TOMORROW = "2026-11-19", "2026-11-20"
SETUP = {"world": ("title.new", "setup"), "path": ("title.new_path", "path_setup")}


def open_day(game, kind, date=TODAY):
    """From the title to what the day has chosen."""
    title, setup = SETUP[kind]
    game.idle()
    game.say(f"date {date}")
    game.go(title, f"{setup}.day")


def pass_to_the_end(game):
    while game.scene() == "path":
        path_player.Hand(game).ready(0)
        game.idle()


def play_world(game):
    Player(game, answers="first", seats=[0]).play()


def label(game, widget):
    return game.widgets()[widget]["label"]


class Same(unittest.TestCase):
    def test_two_folders_have_the_same_game_whatever_was_played_before(self):
        for kind, play in (("world", play_world), ("path", pass_to_the_end)):
            ends = []
            for seed in (3, 8):
                with Folder() as data, Game(data, seed=seed) as game:
                    if seed == 8:
                        self.play_another_first(game)
                    open_day(game, kind)
                    told = label(game, "day.date"), label(game, "day.words")
                    game.go("day.ok")
                    dealt = game.hash()
                    play(game)
                    ends.append((told, dealt, game.hash()))
            self.assertEqual(ends[0], ends[1], "cards, questions, and what the computers did with them")

    def play_another_first(self, game):
        """So that questions have been seen, and the setup is for others."""
        game.idle()
        game.go("title.new", "setup.seats3", "setup.route.short", "setup.questions.experts", "setup.seat0.figurine",
                "setup.start")
        play_world(game)
        game.go("victory.title")

    def test_the_rule_stays_what_it_is(self):
        """Two versions of the program at two tables, too; a change here is one for everybody."""
        with Folder() as data, Game(data) as game:
            open_day(game, "world")
            self.assertEqual(label(game, "day.words"),
                             "Route: Short\nQuestions: Experts\nAgainst Clara (Hard) and Otto (Medium)")
            game.go("day.cancel", "setup.back")
            open_day(game, "path")
            self.assertEqual(label(game, "day.words"), "Window: Kaleidoscope\nAgainst Pauline (Medium) and Clara (Hard)")

    def test_another_date_has_another_game(self):
        for kind in SETUP:
            with Folder() as data, Game(data) as game:
                dealt = set()
                for date in (TODAY, TOMORROW):
                    open_day(game, kind, date)
                    game.go("day.ok")
                    dealt.add(game.hash())
                    table = "stage" if kind == "world" else "path"
                    game.go(f"{table}.pause", "pause.leave")
                self.assertEqual(len(dealt), 2)

    def test_the_date_is_the_local_one(self):
        dates = set()
        for zone in ("AAA-14", "BBB+12"):  # where it is never the same day
            with Folder() as data, Game(data, env={"TZ": zone}) as game:
                game.idle()
                game.go("title.new", "setup.day")
                dates.add(label(game, "day.date"))
        self.assertEqual(len(dates), 2)

    def test_the_date_is_said_as_people_write_it(self):
        with Folder() as data, Game(data) as game:
            open_day(game, "world")
            self.assertEqual(label(game, "day.date"), "19 November 2026")
            game.say("lang de")
            self.assertEqual(label(game, "day.date"), "19. November 2026")

    def test_the_first_of_a_month_has_its_own_word(self):
        with Folder() as data, Game(data, "--lang", "fr") as game:
            open_day(game, "world", "2026-12-01")
            self.assertEqual(label(game, "day.date"), "1er décembre 2026")
            game.go("day.cancel", "setup.back")
            open_day(game, "world", "2026-12-02")
            self.assertEqual(label(game, "day.date"), "2 décembre 2026")


class Told(unittest.TestCase):
    def test_what_is_copied_is_what_is_shown(self):
        with Folder() as data, Game(data, seed=3) as game:
            open_day(game, "world")
            game.go("day.ok", "stage.pause")
            self.assertEqual(label(game, "pause.code"), "Game of the day, 19 November 2026")
            game.go("pause.continue")
            play_world(game)
            self.assertEqual(label(game, "victory.code"), "Game of the day, 19 November 2026")
            self.assertFalse({"victory.revenge", "victory.harder"} & set(game.widgets()))
            state = game.state()
            game.go("victory.result")
            shown = label(game, "day_result.text")
            place = sorted((seat["field"] for seat in state["players"]), reverse=True).index(
                state["players"][0]["field"]) + 1
            words, squares = shown.split("\n", 1)
            self.assertRegex(words, r"^SCHOTT World, game of the day, 19 November 2026\u00a0· \d+ stages?\u00a0· "
                                    rf"No\. {place}, space {state['players'][0]['field']}\u00a0· questions: \d+ of \d+ right$")
            stages = int(re.search(r"(\d+) stages?", words)[1])
            self.assertRegex(squares, "^[⬛🟪🟦🟩🟨\n]+$")
            self.assertEqual(len(squares.replace("\n", "")), stages, "a square for each stage")
            game.go("day_result.copy")
            self.assertEqual(game.say("clipboard")["text"], shown)
            self.assertEqual(label(game, "day_result.said"), "Copied.")
            game.go("day_result.close", "victory.title")
            open_day(game, "world")
            game.go("day.result")
            self.assertEqual(label(game, "day_result.text"), shown, "until the day is over")
            game.go("day_result.close", "day.cancel", "setup.back")
            open_day(game, "world", TOMORROW)
            self.assertNotIn("day.result", game.widgets())

    def test_best_path_too(self):
        with Folder() as data, Game(data, seed=3) as game:
            open_day(game, "path")
            game.go("day.ok")
            pass_to_the_end(game)
            self.assertEqual(label(game, "path_end.code"), "Game of the day, 19 November 2026")
            players = len(game.state()["players"])
            game.go("path_end.result")
            self.assertEqual(label(game, "day_result.text"), "Best Path, game of the day, 19 November 2026\u00a0· "
                                                             f"No. {players}, −60 points\u00a0· numbers: 0 of 9\n"
                                                             "⬛⬛⬛⬛⬛\n⬛⬛⬛⬛⬛\n⬛⬛⬛⬛⬛")

    def test_a_press_on_its_words_does_nothing(self):
        with Folder() as data, Game(data, seed=4) as game:
            game.idle()
            game.go("title.new", "setup.day")
            for words in ("day.date", "day.words", "day.same"):
                x, y, wide, high = game.widgets()[words]["rect"]
                for phase in ("down", "up"):
                    game.say(f"pointer {x + wide // 2} {y + high // 2} {phase}")
                game.idle()
                self.assertEqual(game.scene(), "day", words)

    def test_the_second_game_of_a_day_says_that_it_does_not_count(self):
        with Folder() as data, Game(data, seed=3) as game:
            for again in (False, True):
                open_day(game, "path")
                self.assertEqual(label(game, "day.ok"), "Play again" if again else "Play")
                self.assertEqual("won’t count" in label(game, "day.same"), again)
                game.go("day.ok")
                pass_to_the_end(game)
                self.assertEqual("unranked" in label(game, "path_end.code"), again)
                game.go("path_end.result")
                self.assertEqual(label(game, "day_result.text").split("\n")[0].endswith("· unranked"), again)
                game.go("day_result.close", "path_end.title")
            game.go("title.statistics", "statistics.tab_games")
            rows = [widget["label"] for name, widget in game.widgets().items() if name.startswith("statistics.row")]
            self.assertEqual(sorted("unranked" in row for row in rows), [False, True])


class OnTheTitle(unittest.TestCase):
    """What there is today, what became of yesterday's, and never that somebody has missed one."""

    def play(self, game, date):
        game.say(f"date {date}")
        game.go("title.day1", "day.ok")
        pass_to_the_end(game)
        game.go("path_end.title")

    def told(self, game, date):
        game.say(f"date {date}")
        game.go("title.settings")
        game.go_on("key Escape")
        return label(game, "title.day1").split("\n")

    def test_it_is_there_and_its_result_until_the_next_one(self):
        with Folder() as data, Game(data, seed=3) as game:
            game.idle()
            self.assertEqual(self.told(game, TODAY), ["Game of the day", "Kaleidoscope · Pauline and Clara"])
            self.play(game, TODAY)
            self.assertEqual(self.told(game, TODAY)[1], "Today: No. 3, −60 points")
            self.assertEqual(self.told(game, TOMORROW)[1], "Yesterday: No. 3, −60 points")
            self.play(game, TOMORROW)
            self.assertRegex(self.told(game, "2026-11-21")[1], r"^Yesterday: No\. \d, −60 points · 2 days in a row$")
            missed = self.told(game, "2026-11-22")[1]
            self.assertNotRegex(missed, r"day|row|−60")

    def test_it_is_found_again_after_the_program_was_closed(self):
        with Folder() as data:
            with Game(data, seed=3) as game:
                game.idle()
                self.play(game, TODAY)
            with Game(data, seed=3) as game:
                game.idle()
                self.assertEqual(self.told(game, TOMORROW)[1], "Yesterday: No. 3, −60 points")


if __name__ == "__main__":
    unittest.main()
