"""What the table says of itself: the aim, that one need not wait, what is new, what made way, why there is no question."""
import pathlib
import re
import unittest

from chips import pixels
from client import ROOT, Folder, Game
from path_player import Hand
from tables import FALLING, NONE, Table, deal, route, sites

FIELDS = route("short", 2)["fields"]


def ribbon(table):
    """What stands in it while somebody is asked."""
    return table.widgets()["stage.ribbon"]["label"]


def deal_the_next(table):
    """Through the end of a stage, whatever is asked."""
    while table.scene() != "stage":
        table.go("question.answer0" if "question.answer0" in table.widgets() and
                 table.widgets()["question.answer0"]["enabled"] else
                 "question.next" if table.scene() == "question" else "scoring.next")


class Aim(unittest.TestCase):
    def test_the_ribbon_begins_with_it_until_the_first_stage_is_over(self):
        rows = [[1, 4, 7, 22, 24, 27, 30, 33, 2], FALLING[1]]
        with Table(deal(rows, [NONE, NONE], discard=[40])) as table:
            self.assertTrue(ribbon(table).startswith("First to Mainz wins!"), ribbon(table))
            table.go("stage.discard")
            self.assertTrue(ribbon(table).startswith("Low left, high right!"), ribbon(table))
            table.go("stage.row0.slot8")
            deal_the_next(table)
            self.assertEqual(table.state()["stage"], 2)
            self.assertNotIn("Low left", ribbon(table))
            self.assertNotIn("Mainz", ribbon(table))

    def test_on_the_sprint_it_says_how_many_stages_there_are_and_which_is_the_last(self):
        rows = [[1, 4, 7, 22, 24, 27, 30, 33, 2], FALLING[1]]
        with Table(deal(rows, [NONE, NONE], discard=[40]), board="sprint") as table:
            self.assertTrue(ribbon(table).startswith("2 stages, then furthest ahead wins! Seat 0, "), ribbon(table))
            table.go("stage.discard", "stage.row0.slot8")
            deal_the_next(table)
            self.assertEqual(table.state()["starter"], 1, "Seat 1 is furthest behind")
            self.assertTrue(ribbon(table).startswith("Last stage: furthest ahead wins! Seat 1, "), ribbon(table))
            table.go("stage.stock")
            self.assertEqual(ribbon(table), "Seat 1, swap it for one of your cards")

    def test_not_where_something_else_is_asked(self):
        with Table(deal(FALLING, [["swap_own", None], NONE])) as table:
            table.go("stage.event0.0")
            self.assertIn("swap two of your cards", ribbon(table))
            self.assertNotIn("Low left", ribbon(table))


class Waiting(unittest.TestCase):
    def waited(self, press=None):
        """Virtual ms until it is my turn again."""
        with Table(deal(FALLING, [NONE, NONE], discard=[30]), levels=["", "easy"]) as table:
            table.go("stage.discard")
            table.click("stage.row0.slot0")
            waited, said = 0, set()
            while table.state()["awaiting"]["player"] != 0 or "stage.next" in table.widgets():
                said.add(table.widgets().get("stage.next", {}).get("label"))
                if press:
                    table.ask(press)
                waited += table.say("wait 50")["ms"]
                self.assertLess(waited, 60000)
            self.assertIn("Press to speed up", said)
            return waited

    def test_a_click_or_a_key_hurries_computers(self):
        unhurried = self.waited()
        for press in ("click stage.next", "key Space", "key Return"):
            with self.subTest(press=press):
                self.assertLess(self.waited(press), unhurried / 2)


class News(unittest.TestCase):
    def new(self, table):
        return sorted(name for name, widget in table.widgets().items() if "new since" in widget["label"])

    def test_what_others_have_changed_is_marked_until_i_have_moved(self):
        with Table(deal(FALLING, [NONE, NONE], discard=[30, 40])) as table:
            table.go("stage.discard", "stage.row0.slot3")
            self.assertEqual(self.new(table), ["stage.row0.slot3"], "new to Seat 1")
            table.go("stage.discard", "stage.row1.slot5")
            self.assertEqual(self.new(table), ["stage.row1.slot5"], "new to Seat 0, whose own isn't")
            table.go("stage.stock")
            self.assertEqual(self.new(table), ["stage.row1.slot5"], "as long as it is Seat 0's turn")

    def test_what_was_done_to_ones_own_row_is_marked_too(self):
        with Table(deal(FALLING, [["trade", None], NONE])) as table:
            table.go("stage.event0.0", "stage.row1.slot2", "stage.row0.slot7")
            self.assertEqual(self.new(table), ["stage.row0.slot7", "stage.row1.slot2"])

    def test_nothing_is_new_when_a_stage_begins(self):
        with Table(deal(FALLING, [NONE, NONE])) as table:
            self.assertEqual(self.new(table), [])


class WrongPress(unittest.TestCase):
    def test_it_is_answered_in_the_ribbon_for_a_moment(self):
        with Table(deal(FALLING, [NONE, NONE])) as table:
            self.assertFalse(table.ask("click stage.row0.slot3")["ok"])
            x, y, w, h = table.widgets()["stage.row0.slot3"]["rect"]
            for what in ("down", "up"):
                table.say(f"pointer {x + w / 2:.0f} {y + h / 2:.0f} {what}")
            table.say("wait 100")
            self.assertTrue(table.say("scene")["motion"])
            self.assertLessEqual(table.idle(), 1200)


class Jump(unittest.TestCase):
    def test_no_question_after_a_jump_is_said(self):
        """Seat 0 lands where Seat 1 stands, right before a site, and jumps onto it."""
        site = next(field for field in sites("short", 2) if field > 3 and field - 1 not in sites("short", 2))
        with Table(deal(FALLING, [["advance_2", None], NONE], fields=[site - 3, site - 1])) as table:
            table.click("stage.event0.0")
            table.idle()
            self.assertEqual(table.state()["players"][0]["field"], site)
            self.assertEqual(table.scene(), "stage")
            table.go("stage.log")
            self.assertIn("After a jump, there’s no question.", table.widgets()["log.list"]["label"])


class Keys(unittest.TestCase):
    def seen(self, game, folder):
        """What is on the screen, and how the game stands."""
        shot = pathlib.Path(folder) / "seen.png"
        game.say(f"shot {shot}")
        return shot.read_bytes(), game.hash()

    def letters(self, begin):
        """That do something at a table; after each the table is a new one."""
        found, left = set(), list("abcdefghijklmnopqrstuvwxyz")
        while left:
            with Folder() as data, Game(data, seed=2, size="640x480", draws=True) as game:
                begin(game)
                before = now = self.seen(game, data)
                while left and now == before:
                    letter = left.pop()
                    game.go_on(f"key {letter}")
                    now = self.seen(game, data)
                found |= {letter.upper()} if now != before else set()
        return found

    def told(self):
        """Of World, of Best Path: the letters in what the help says of the keyboard."""
        source = (ROOT / "src/scenes/menus/help_text.c").read_text(encoding="utf-8")
        said = ["".join(re.findall(r'"([^"]*)"', lines)) for lines in re.findall(r'N_\(((?:\s*"[^"]*")+)\)', source)]
        return [set(re.findall(r"\b[A-Z]\b", words)) - {"Z"} for words in said if words.startswith("Keyboard:")]

    def test_the_help_tells_every_letter_that_does_something(self):
        def world(game):
            game.idle()
            game.go("title.new", "setup.seat1.kind", "setup.start", "stage.discard")

        def path(game):
            game.idle()
            game.go("title.new_path", "path_setup.start")
            Hand(game).draw(0, game.state())
            game.idle()
            tile = next(name for name, widget in game.widgets().items() if ".cell" in name and widget["enabled"])
            game.go(tile)

        self.assertEqual([self.letters(world), self.letters(path)], self.told())


class Log(unittest.TestCase):
    def test_it_says_what_made_way(self):
        with Table(deal(FALLING, [NONE, NONE], discard=[30])) as table:
            table.go("stage.discard", "stage.row0.slot3", "stage.log")
            self.assertIn("Seat 0 puts the 30 in slot 4, in place of the 6.", table.widgets()["log.list"]["label"])

    def test_a_card_that_was_played_can_be_read_again_and_leads_back_to_the_list(self):
        with Table(deal(FALLING, [["pass_left", None], NONE], discard=[30])) as table:
            table.go("stage.event0.0", "stage.discard", "stage.row1.slot3", "stage.fast_track0", "stage.log")
            cards = {widget["label"]: name for name, widget in table.widgets().items() if name.startswith("log.event")}
            self.assertEqual(set(cards), {"Pass left", "Fast Track"})
            for card, says in (("Pass left", "Everyone passes their first card"), ("Fast Track", "count double")):
                for leave in ("click log.close", "key Escape", "pointer 3 3 down"):
                    table.go(cards[card])
                    self.assertIn(card, table.widgets()["log.read"]["label"])
                    self.assertIn(says, table.widgets()["log.read"]["label"])
                    table.say(leave)
                    table.ask("pointer 3 3 up")
                    table.idle()
                    self.assertIn("log.list", table.widgets(), leave)
            table.go("log.close")
            self.assertEqual(table.scene(), "stage")

    def lines(self, table):
        """Where letters begin and end beside the board, in pixels from the top."""
        x, y, wide, high = table.widgets()["stage.hint"]["rect"]
        table.say(f"shot {table.data}/log.png")
        seen = pixels(f"{table.data}/log.png", 1000)
        light = [i for i, line in enumerate(seen) if i > y + high + 8 and
                 any(min(pixel) > 150 for pixel in line[x:x + 3 * wide])]
        end = next((row for row, then in zip(light, light[1:]) if then > row + 30), light[-1])
        return light[0], end

    def test_in_very_wide_windows_it_begins_at_the_top_beside_the_board_and_grows(self):
        with Table(deal(FALLING, [NONE, NONE], discard=[30]), size="1290x540", draws=True) as table:
            table.go("stage.discard", "stage.row0.slot3")
            table.say("pointer 1 1 move")
            table.idle()
            top, first = self.lines(table)
            table.go("stage.discard", "stage.row1.slot5", "stage.discard", "stage.row0.slot5")
            table.say("pointer 1 1 move")
            table.idle()
            self.assertEqual(self.lines(table)[0], top)
            self.assertGreater(self.lines(table)[1], first + 40)


if __name__ == "__main__":
    unittest.main()
