"""What a first evening stumbles over: presses that were meant for something else, and who is meant."""
import unittest

from client import Folder, Game
from tables import FALLING, FALLING_OF_THREE, NONE, Table, deal, route

GOAL = len(route("short", 2)["fields"]) - 1


def answers(table):
    return [table.widgets()[f"question.answer{place}"]["enabled"] for place in range(3)]


class Haste(unittest.TestCase):
    """What comes up while somebody hurries takes no press that was meant for what came before."""

    def quiz(self):
        return Table(deal(FALLING, [["quiz", None], NONE]))

    def until(self, table, scene, press=None):
        for _ in range(400):
            if table.scene() == scene:
                return
            if press:
                table.ask(press)
            table.say("wait 20")
        self.fail(f"no {scene}")

    def test_hurrying_on_answers_no_question(self):
        for press in ("click stage.next", "key Space"):
            with self.subTest(press=press), self.quiz() as table:
                table.click("stage.event0.0")
                self.until(table, "question", press)
                table.say("wait 600")
                self.assertEqual(answers(table), [False] * 3)
                self.assertIn("hurries", table.ask("click question.answer0")["error"])
                table.say("key 1")
                self.assertEqual(table.state()["awaiting"]["kind"], "question", "nothing was answered")

    def test_it_opens_by_itself(self):
        with self.quiz() as table:
            table.click("stage.event0.0")
            self.until(table, "question", "click stage.next")
            self.assertLessEqual(table.idle(), 1500)
            self.assertEqual(answers(table), [True] * 3)
            table.go("question.answer0")
            self.assertIn("question.next", table.widgets())

    def test_who_waits_may_answer_as_soon_as_it_can_be_seen(self):
        with self.quiz() as table:
            table.click("stage.event0.0")
            self.until(table, "question")
            table.say("wait 400")
            self.assertEqual(answers(table), [True] * 3)

    def test_hurrying_the_last_move_begins_no_other_game(self):
        with Table(deal(FALLING, [["advance_2", None], NONE], fields=[GOAL - 1, 0])) as table:
            table.click("stage.event0.0")
            self.until(table, "victory", "key Space")
            for _ in range(8):
                table.ask("key Space")
                table.say("wait 50")
            self.assertEqual(table.scene(), "victory")
            table.idle()
            table.go_on("key Space")
            self.assertEqual((table.scene(), table.state()["stage"]), ("stage", 1))
            self.assertEqual([seat["field"] for seat in table.state()["players"]], [0, 0])


class Expected(unittest.TestCase):
    """Nobody has to look for what most people want."""
    KEYS = ("key Return", "key Space", "pad a", "pad start")

    def test_the_title_begins_a_game_or_goes_on_with_one(self):
        for key in self.KEYS:
            with self.subTest(key=key), Folder() as data, Game(data) as game:
                game.idle()
                self.assertTrue(game.widgets()["title.new"]["focused"])
                game.go_on(key)
                self.assertEqual(game.scene(), "setup")
            with self.subTest(key=key), Table(deal(FALLING, [NONE, NONE])) as table:
                table.go("stage.pause", "pause.leave")
                while table.scene() == "message":
                    table.go("message.button0")
                self.assertTrue(table.widgets()["title.continue"]["focused"])
                table.go_on(key)
                self.assertEqual(table.scene(), "stage")

    def test_after_a_game_comes_another_one(self):
        for key in self.KEYS:
            with self.subTest(key=key):
                with Table(deal(FALLING, [["advance_2", None], NONE], fields=[GOAL - 1, 0])) as table:
                    table.go("stage.event0.0")
                    self.assertTrue(table.widgets()["victory.again"]["focused"])
                    table.go_on(key)
                    self.assertEqual((table.scene(), table.state()["stage"]), ("stage", 1))


class FastTrack(unittest.TestCase):
    def test_somebody_elses_is_asked_for_by_name(self):
        with Table(deal(FALLING, [NONE, NONE])) as table:
            table.go("stage.fast_track1")
            self.assertIn("Seat 1", table.widgets()["message.text"]["label"])
            table.go("message.button1")
            self.assertEqual(table.state()["players"][1]["fast_track"], "held")
            table.go("stage.fast_track1", "message.button0")
            self.assertEqual(table.state()["players"][1]["fast_track"], "running")
            self.assertEqual(table.state()["players"][0]["fast_track"], "held")
            self.assertEqual(table.scene(), "stage")
            self.assertIn("× 2", table.widgets()["stage.fast_track1"]["label"])
            self.assertNotIn("× 2", table.widgets()["stage.fast_track0"]["label"])

    def test_ones_own_is_played_at_once(self):
        with Table(deal(FALLING, [NONE, NONE])) as table:
            table.go("stage.fast_track0")
            self.assertEqual((table.scene(), table.state()["players"][0]["fast_track"]), ("stage", "running"))


class Halves(unittest.TestCase):
    """Person or computer, in the setup of either game."""

    def press(self, game, widget, part):
        x, y, wide, high = game.widgets()[widget]["rect"]
        for what in ("down", "up"):
            game.say(f"pointer {x + wide * part:.0f} {y + high / 2:.0f} {what}")
        game.idle()
        return game.widgets()[widget]["label"]

    def test_the_half_that_is_chosen_changes_nothing(self):
        for door, scene in (("title.new", "setup"), ("title.new_path", "path_setup")):
            with self.subTest(scene=scene), Folder() as data, Game(data) as game:
                game.idle()
                game.go(door)
                self.assertEqual(game.scene(), scene)
                seat = f"{scene}.seat1.kind"
                self.assertEqual(game.widgets()[seat]["label"], "Computer")
                self.assertEqual(self.press(game, seat, .8), "Computer")
                self.assertEqual(self.press(game, seat, .2), "Human")
                self.assertEqual(self.press(game, seat, .2), "Human")
                self.assertEqual(self.press(game, seat, .8), "Computer")
                game.go(seat)
                self.assertEqual(game.widgets()[seat]["label"], "Human", "in the middle it changes: keys press there")


class Corner(unittest.TestCase):
    def note(self, table):
        return [widget["label"] for name, widget in table.widgets().items()
                if name.startswith("stage.player") and ":" in widget["label"]]

    def test_who_was_named_to_swap_reads_that_it_is_their_turn(self):
        with Table(deal(FALLING_OF_THREE, [["make_swap", None], NONE, NONE])) as table:
            self.assertEqual(self.note(table), ["Seat 0: your turn"])
            table.go("stage.event0.0", "stage.player2")
            self.assertEqual(self.note(table), ["Seat 2: your turn"])



class HandOver(unittest.TestCase):
    """At one screen the next person is called, by face, name and sound; it passes by itself."""

    def named(self, table):
        for _ in range(300):
            label = table.widgets().get("stage.handover", {}).get("label")
            if label or not table.say("scene")["motion"]:
                return label
            table.say("wait 20")

    def test_the_next_person_is_called_by_name(self):
        with Table(deal(FALLING, [NONE, NONE], discard=[30])) as table:
            table.go("stage.discard")
            table.click("stage.row0.slot0")
            self.assertEqual(self.named(table), "Seat 1’s turn")
            self.assertLessEqual(table.idle(), 1500)
            self.assertNotIn("stage.handover", table.widgets())

    def test_nobody_has_to_wait_for_it(self):
        with Table(deal(FALLING, [NONE, NONE], discard=[30])) as table:
            table.go("stage.discard")
            table.click("stage.row0.slot0")
            self.named(table)
            table.click("stage.discard")
            self.assertEqual(table.state()["awaiting"]["player"], 1)
            self.assertEqual(table.state()["awaiting"]["kind"], "place")

    def test_one_person_among_computers_is_not_called(self):
        with Table(deal(FALLING, [NONE, NONE], discard=[30]), levels=["", "easy"]) as table:
            table.go("stage.discard")
            table.click("stage.row0.slot0")
            self.assertIsNone(self.named(table))


class StandIn(unittest.TestCase):
    """Somebody has to go: a computer takes over the seat, and gives it back."""

    def seat(self, game, *seats):
        game.go("stage.pause" if game.scene() == "stage" else "path.pause", "pause.stand_in")
        game.go(*(f"stand_in.seat{seat}" for seat in seats), "stand_in.close")

    def play(self, table, slot):
        table.go("stage.stock", f"stage.row0.slot{slot}")

    def test_a_computer_plays_on_for_who_has_gone(self):
        with Table(deal(FALLING, [NONE, NONE])) as table:
            self.play(table, 0)
            self.assertEqual(table.state()["awaiting"]["player"], 1)
            self.seat(table, 1)
            self.assertEqual(table.state()["awaiting"]["player"], 0, "it has moved for Seat 1")
            self.play(table, 1)
            self.assertEqual(table.state()["awaiting"]["player"], 0)
            self.assertIn("Seat 1", [widget["label"] for widget in table.widgets().values()], "under the same name")
            table.close()
            with Game(table.data) as again:
                again.idle()
                again.go("title.continue")
                self.play(again, 2)
                self.assertEqual(again.state()["awaiting"]["player"], 0, "nobody has come back")
                self.seat(again, 1)
                self.play(again, 3)
                self.assertEqual(again.state()["awaiting"]["player"], 1, "here they are")

    def test_somebody_stays(self):
        with Table(deal(FALLING, [NONE, NONE])) as table:
            table.go("stage.pause", "pause.stand_in", "stand_in.seat1")
            self.assertFalse(table.widgets()["stand_in.seat0"]["enabled"])
            table.go("stand_in.seat1")
            self.assertTrue(table.widgets()["stand_in.seat0"]["enabled"])

    def test_nobody_is_asked_where_only_one_person_plays(self):
        with Table(deal(FALLING, [NONE, NONE]), levels=["", "easy"]) as table:
            table.go("stage.pause")
            self.assertNotIn("pause.stand_in", table.widgets())

    def test_the_game_counts_for_who_stayed(self):
        with Table(deal(FALLING, [["advance_2", None], NONE], fields=[GOAL - 1, 0])) as table:
            self.seat(table, 1)
            table.go("stage.event0.0", "victory.title", "title.statistics")
            self.assertIn("Seat 0", table.widgets()["statistics.player0"]["label"])
            self.assertNotIn("statistics.player1", table.widgets())

    def test_everybody_is_back_in_the_next_game(self):
        with Table(deal(FALLING, [["advance_2", None], NONE], fields=[GOAL - 1, 0])) as table:
            self.seat(table, 1)
            table.go("stage.event0.0", "victory.again")
            self.assertEqual(table.state()["awaiting"]["player"], 1, "and begins this time")

    def test_at_best_path_too(self):
        with Folder() as data, Game(data) as game:
            game.idle()
            game.go("title.new_path", "path_setup.seat1.kind", "path_setup.start")
            self.assertEqual(game.state()["awaiting"]["players"], [0, 1])
            self.seat(game, 1)
            self.assertEqual(game.state()["awaiting"]["players"], [0], "it has closed the round for Player 2")
            self.seat(game, 1)
            self.assertEqual(game.scene(), "path")


if __name__ == "__main__":
    unittest.main()
