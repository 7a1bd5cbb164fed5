"""Whole games and single moves on the table, by what can be clicked alone."""
import json
import os
import random
import sys
import tempfile
import unittest

from table import Person, Refused, Table, deal

PROGRAM = sys.argv.pop(1)
EVENTS = ("swap_own", "all_swap", "advance_2", "all_advance_1", "trade", "pass_left", "shift_seats", "take_two",
          "make_swap", "quiz")


def begin(*options, seats="person,person", draw="off"):
    table = Table(PROGRAM, *options, seats)
    table.say(f"draw {draw}")
    return table


def fields_of_the_short_board():
    board = os.path.join(os.environ["SCHOTT_WORLD_ASSETS"], "boards", "short.json")
    with open(board, encoding="utf-8") as file:
        return json.load(file)["fields"]


class WholeGames(unittest.TestCase):
    def play(self, seats, *options, draw="off", **person):
        table = begin("--seed", "11", *options, seats=seats, draw=draw)
        Person(table, **person).play()
        state, digest = table.state(), table.hash()
        self.assertEqual(state["awaiting"]["kind"], "over")
        self.assertEqual(max(player["field"] for player in state["players"]), state["track"]["goal"])
        table.close()
        return digest

    def test_two_persons(self):
        self.play("person,person")

    def test_three_persons_who_are_drawn(self):
        self.play("person,person,person", draw="every 40")

    def test_four_persons(self):
        self.play("person,person,person,person", "--board", "classic", answer=1)

    def test_a_person_among_three_computers(self):
        self.play("person,easy,medium,hard", answer=2)

    def test_computers_alone(self):
        self.play("easy,expert,medium")

    def test_the_same_seed_plays_the_same_game(self):
        self.assertEqual(self.play("person,hard,easy"), self.play("person,hard,easy"))

    def test_a_script_need_not_wait_between_its_own_clicks(self):
        table = begin(seats="person,person")
        table.idle()
        for turn in range(6):
            player = turn % 2
            table.click("stage.stock")
            table.click(f"stage.row{player}.slot{turn}")
        table.idle()
        self.assertEqual(table.state()["active"], 0)
        table.close()


class EventCards(unittest.TestCase):
    def play_event(self, event, players, side):
        with tempfile.TemporaryDirectory() as folder:
            events = [["quiz", "advance_2"], ["trade", "swap_own"], ["pass_left", "all_swap"],
                      ["take_two", "shift_seats"]][:players]
            other = next(name for name in EVENTS if name != event)
            events[0] = [event, other] if side == 0 else [other, event]
            table = begin("--board", "classic", "--deal", deal(folder, players, events=events),
                          seats=",".join(["person"] * players), draw="every 60")
            table.idle()
            table.click(f"stage.event0.{side}")
            person = Person(table)
            for _ in range(60):
                table.idle()
                state = table.state()
                if state["active"] != 0 or state["awaiting"]["kind"] in ("stage_over", "over"):
                    break
                person.step()
            self.assertNotEqual((state["active"], state["awaiting"]["kind"]), (0, "turn"), event)
            self.assertIsNone(state["players"][0]["events"][side])
            table.close()

    def test_every_one_of_them(self):
        for number, event in enumerate(EVENTS):
            for players in (2, 4):
                with self.subTest(event=event, players=players):
                    self.play_event(event, players, number % 2)

    def test_a_trade_may_begin_with_the_own_card(self):
        with tempfile.TemporaryDirectory() as folder:
            path = deal(folder, 3, events=[["trade", "quiz"], ["quiz", "advance_2"], ["pass_left", "all_swap"]])
            table = begin("--deal", path, seats="person,person,person")
            before = table.state()["players"]
            for widget in ("stage.event0.0", "stage.row0.slot7", "stage.row2.slot1"):
                table.idle()
                table.click(widget)
            after = table.state()["players"]
            self.assertEqual(after[0]["row"][7], before[2]["row"][1])
            self.assertEqual(after[2]["row"][1], before[0]["row"][7])
            table.close()

    def test_two_who_reach_the_goal_by_one_event_win_together(self):
        with tempfile.TemporaryDirectory() as folder:
            goal = len(fields_of_the_short_board()) - 1
            path = deal(folder, 2, events=[["all_advance_1", "quiz"], ["advance_2", "swap_own"]],
                        fields=[goal - 2, goal - 1])
            table = begin("--deal", path, "--board", "short")
            table.idle()
            table.click("stage.event0.0")
            table.idle()
            self.assertEqual((table.scene(), table.state()["awaiting"]["winners"]), ("victory", [0, 1]))
            table.close()

    def test_a_figurine_on_a_site_is_asked_and_moved_by_the_answer(self):
        sites = {field["field"]: field["site"]["move"] for field in fields_of_the_short_board()
                 if field["site"] and field["site"]["role"] == "site" and field["field"] >= 2}
        gain, loss = (next((field, move) for field, move in sites.items() if move * sign > 0) for sign in (1, -1))
        for field, amount in (gain, loss):
            for answer in range(3):
                with self.subTest(amount=amount, answer=answer), tempfile.TemporaryDirectory() as folder:
                    path = deal(folder, 2, events=[["advance_2", "quiz"], ["trade", "swap_own"]],
                                fields=[field - 2, 20])
                    table = begin("--deal", path, "--board", "short")
                    table.idle()
                    table.click("stage.event0.0")
                    table.idle()
                    self.assertEqual(table.scene(), "question")
                    table.click(f"question.answer{answer}")
                    table.idle()
                    table.click("question.next")
                    table.idle()
                    moved = table.state()["players"][0]["field"] - field
                    self.assertIn(moved, (0, amount))
                    table.close()

    def test_of_two_cards_the_slot_may_be_chosen_first(self):
        with tempfile.TemporaryDirectory() as folder:
            path = deal(folder, 2, events=[["take_two", "quiz"], ["advance_2", "swap_own"]])
            table = begin("--deal", path)
            table.idle()
            table.click("stage.event0.0")
            table.idle()
            second = table.state()["awaiting"]["cards"][1]
            table.click("stage.row0.slot3")
            table.click("stage.hand1")
            self.assertEqual(table.state()["players"][0]["row"][3], second)
            table.close()


class Hands(unittest.TestCase):
    def test_a_card_can_be_dragged_from_either_pile(self):
        for pile in ("stage.stock", "stage.discard"):
            table = begin()
            table.idle()
            top = table.state()["discard"][0] if pile == "stage.discard" else table.state()["stock"][0]
            table.say(f"drag {pile} stage.row0.slot4")
            table.idle()
            self.assertEqual(table.state()["players"][0]["row"][4], top)
            table.close()

    def test_a_card_dropped_where_it_makes_a_run_lies_there_at_once_and_the_figurine_walks(self):
        rows = [[10, 12, 30, 5, 26, 37, 8, 49, 1], [2, 33, 4, 21, 42, 13, 34, 15, 46]]
        took = {}
        for how in ("click", "drag"):
            with tempfile.TemporaryDirectory() as folder:
                table = begin("--deal", deal(folder, 2, rows=rows, top=11))
                table.idle()
                if how == "click":
                    table.click("stage.discard")
                    table.idle()
                    table.click("stage.row0.slot0")
                else:
                    table.say("drag stage.discard stage.row0.slot0")
                took[how] = table.say("wait idle")["ms"]
                self.assertEqual(table.state()["players"][0]["field"], 1)
                table.close()
        self.assertLess(took["drag"], took["click"])
        self.assertGreater(took["drag"], took["click"] / 2, "the run and the way are seen")

    def test_what_cannot_be_done_now_is_refused_with_its_reason(self):
        table = begin()
        table.idle()
        for widget, reason in (("stage.row0.slot4", "First draw a card"), ("stage.player1", "First draw a card"),
                               ("stage.undo", "Nothing to undo"), ("stage.event1.0", "own turn")):
            with self.assertRaisesRegex(Refused, reason):
                table.click(widget)
        table.click("stage.stock")
        table.idle()
        with self.assertRaisesRegex(Refused, "First swap"):
            table.click("stage.discard")
        table.close()

    def points_at_the_ribbon(self, table, widget):
        x, y, w, h = table.widgets()[widget]["rect"]
        table.say(f"pointer {x + w // 2} {y + h // 2} down")
        table.say(f"pointer {x + w // 2} {y + h // 2} up")
        table.say("wait 400")
        points = table.say("scene")["motion"]
        table.idle()
        return points

    def test_a_reason_that_stands_on_the_ribbon_is_pointed_out_there(self):
        table = begin()
        table.idle()
        for widget, points in (("stage.row0.slot4", True), ("stage.undo", False), ("stage.player1", True)):
            self.assertEqual(self.points_at_the_ribbon(table, widget), points, widget)
        table.close()

    def test_a_reason_is_said_while_the_ribbon_gives_a_hint(self):
        table = begin()
        table.idle()
        table.click("stage.hint")
        table.idle()
        self.assertFalse(self.points_at_the_ribbon(table, "stage.row0.slot4"))
        table.close()

    def test_fast_track_can_be_played_out_of_turn_until_the_first_own_exchange(self):
        table = begin(seats="person,person,person")
        table.idle()
        table.click("stage.fast_track1")
        table.idle()
        table.click("message.button0")  # it was asked for by name
        table.idle()
        table.idle()
        state = table.state()
        self.assertEqual((state["active"], state["players"][1]["fast_track"]), (0, "running"))
        table.click("stage.stock")
        table.click("stage.row0.slot0")
        table.idle()
        with self.assertRaisesRegex(Refused, "first swap"):
            table.click("stage.fast_track0")
        table.close()

    def test_a_step_can_be_taken_back_until_something_hidden_was_shown(self):
        table = begin()
        table.idle()
        begun = table.hash()
        table.click("stage.discard")
        table.idle()
        taken = table.hash()
        table.click("stage.row0.slot2")
        table.idle()
        table.click("stage.undo")
        table.idle()
        self.assertEqual(table.hash(), taken)
        table.click("stage.undo")
        table.idle()
        self.assertEqual(table.hash(), begun)
        table.click("stage.stock")
        table.idle()
        with self.assertRaises(Refused):
            table.click("stage.undo")
        table.close()

    def test_a_computer_that_thinks_can_be_taken_back_from(self):
        table = begin(seats="person,hard")
        table.idle()
        table.click("stage.discard")
        table.idle()
        taken = table.hash()
        table.click("stage.row0.slot2")
        table.click("stage.undo")
        table.idle()
        self.assertEqual(table.hash(), taken)
        table.close()

    def test_a_hint_is_given(self):
        table = begin()
        table.idle()
        before = table.hash()
        table.click("stage.hint")
        table.idle()
        self.assertEqual(table.hash(), before)
        table.close()

    def test_the_map_comes_closer_and_what_happens_next_lays_it_back(self):
        def offers():
            table.idle()
            return table.widgets()["stage.map"]["label"]
        table = begin("--board", "grand")
        self.assertEqual(offers(), "See the map up close")
        before = table.hash()
        for touched in ("stage.map", "stage.closer"):
            table.click(touched)
            self.assertEqual(offers(), "See the whole map")
            table.click(touched)
            self.assertEqual(offers(), "See the map up close")
        table.click("stage.closer")
        table.idle()
        table.say("key Escape")
        self.assertEqual(offers(), "See the map up close")
        self.assertEqual((table.scene(), table.hash()), ("stage", before))
        table.click("stage.closer")
        table.idle()
        table.click("stage.stock")
        self.assertEqual(offers(), "See the map up close")
        self.assertNotEqual(table.hash(), before)
        table.close()

    def test_everything_that_is_pressed_in_play_is_large_enough_for_a_finger(self):
        with tempfile.TemporaryDirectory() as folder:
            path = deal(folder, 4, events=[["trade", "quiz"], ["quiz", "advance_2"], ["pass_left", "all_swap"],
                                           ["take_two", "shift_seats"]])
            table = begin("--deal", path, "--size", "1024x576", "--board", "classic", seats="person,person,person,person")
            unit = 576 / 1080
            for widget in (None, "stage.event0.0"):
                if widget:
                    table.click(widget)
                table.idle()
                for name, shown in table.widgets().items():
                    if shown["enabled"] and name != "stage.ribbon":  # which is only read
                        self.assertGreaterEqual(min(shown["rect"][2:]), 64 * unit - 1, name)
            table.close()


class Questions(unittest.TestCase):
    def test_nobody_answers_by_a_press_that_was_to_hurry_the_table(self):
        with tempfile.TemporaryDirectory() as folder:
            path = deal(folder, 2, events=[["quiz", "advance_2"], ["trade", "swap_own"]])
            for press in ("touch", "key 2", "key Return"):
                table = begin("--deal", path)
                table.idle()
                table.click("stage.event0.0")
                while table.scene() != "question":
                    table.say("wait 16")
                table.say("wait 150")
                answer = table.widgets()["question.answer1"]
                self.assertFalse(answer["enabled"], "it looks asleep")
                x, y, wide, high = answer["rect"]
                hand = f"touch 1 {x + wide // 2} {y + high // 2}" if press == "touch" else press
                for phase in ("down", "up"):
                    table.say(f"{hand} {phase}")
                table.idle()
                self.assertNotIn("question.next", table.widgets(), press)
                self.assertTrue(table.widgets()["question.answer1"]["enabled"])
                for phase in ("down", "up"):
                    table.say(f"{hand} {phase}")
                table.idle()
                self.assertIn("question.next", table.widgets(), press)
                table.close()

    def test_nothing_is_drawn_while_a_computer_reads(self):
        table = begin("--seed", "3", seats="easy,easy")
        while table.scene() != "question":
            table.say("wait 100")
        table.say("draw on")
        table.say("wait 900")  # until its card lies
        before = table.say("perf")["frames"]
        table.say("wait 400")
        self.assertEqual(table.say("perf")["frames"], before)
        self.assertNotIn("question.next", table.widgets())
        table.idle()
        self.assertEqual(table.scene(), "victory", "it goes on by itself")
        table.close()


class Scoring(unittest.TestCase):
    def test_no_stage_is_dealt_by_a_press_that_was_to_hurry_the_scoring(self):
        with tempfile.TemporaryDirectory() as folder:
            path = deal(folder, 2, rows=[[1, 3, 5, 7, 9, 11, 13, 15, 2], [29, 38, 47, 26, 25, 24, 23, 22, 21]], top=17)
            table = begin("--deal", path)
            table.idle()
            table.click("stage.discard")
            table.click("stage.row0.slot8")
            while table.scene() != "question":
                table.say("wait 100")
            table.idle()
            table.click("question.answer0")
            table.idle()
            table.click("question.next")
            while table.scene() != "scoring":
                table.say("wait 50")  # the card folds back into its site
            while table.widgets()["scoring.next"]["label"] != "Next stage":
                table.click("scoring.next")
            self.assertFalse(table.widgets()["scoring.next"]["enabled"])
            table.idle()
            self.assertEqual(table.scene(), "scoring")
            table.click("scoring.next")
            table.idle()
            self.assertEqual((table.scene(), table.state()["stage"]), ("stage", 2))
            table.close()


class Pausing(unittest.TestCase):
    """What lies over the table stops it, and after that it goes on from there."""

    def rest_of_an_event(self, *over):
        with tempfile.TemporaryDirectory() as folder:
            path = deal(folder, 2, events=[["advance_2", "quiz"], ["trade", "swap_own"]])
            table = begin("--deal", path)
            table.idle()
            table.click("stage.event0.0")
            table.say("wait 700")
            for command in over:
                table.say(command)
            rest = table.say("wait idle")["ms"]
            table.close()
            return rest

    def test_a_card_that_is_being_read_lies_there_still_after_the_help_and_after_the_pause(self):
        rest = self.rest_of_an_event()
        for over in (("key F1", "wait 5000", "key Escape"), ("click stage.pause", "wait 5000", "click pause.continue")):
            self.assertAlmostEqual(self.rest_of_an_event(*over), rest, delta=100)


class Resuming(unittest.TestCase):
    def test_a_game_that_was_killed_goes_on_as_if_nothing_had_happened(self):
        source = random.Random(7)
        with tempfile.TemporaryDirectory() as whole, tempfile.TemporaryDirectory() as broken:
            options = ("--seed", "3", "--data")
            table = begin(*options, whole, seats="person,medium,person")
            Person(table).play()
            end = table.hash()
            table.close()
            table = begin(*options, broken, seats="person,medium,person")
            scene = ""
            while scene != "victory":
                person = Person(table)
                for _ in range(source.randrange(1, 25)):
                    scene = person.step()
                    if scene == "victory":
                        break
                if scene == "victory":
                    break
                table.idle()
                digest = table.hash()
                table.kill()
                table = begin("--data", broken, "--resume")
                self.assertEqual(table.hash(), digest)
            self.assertEqual(table.hash(), end)
            table.close()


if __name__ == "__main__":
    unittest.main()
