"""Whole games with one thing in the hand only: keyboard, game controller, a finger. And with the clock and the motion
set as some people need them."""
import sys
import tempfile
import unittest

from table import Person, Refused, Table, deal

PROGRAM = sys.argv.pop(1)


def begin(*options, seats="person,person"):
    table = Table(PROGRAM, *options, seats)
    table.say("draw off")
    return table


class Steered(Person):
    """Leads the focus from widget to widget, as the eye would, and presses what has it."""

    def __init__(self, table, press, directions, onward, accept, **person):
        super().__init__(table, **person)
        self.press, self.directions, self.onward, self.accept = press, directions, onward, accept

    def focused(self):
        return next((name for name, widget in self.table.widgets().items() if widget["focused"]), None)

    def towards(self, wanted):
        """The direction in which it lies, as seen from what has the focus."""
        widgets = self.table.widgets()
        here, there = widgets[self.focused()]["rect"], widgets[wanted]["rect"]
        dx = there[0] + there[2] / 2 - here[0] - here[2] / 2
        dy = there[1] + there[3] / 2 - here[1] - here[3] / 2
        left, right, up, down = self.directions
        level = min(here[1] + here[3], there[1] + there[3]) - max(here[1], there[1]) > 0
        if level:
            return left if dx < 0 else right
        return up if dy < 0 else down

    def lead(self, wanted):
        seen = set()
        while True:
            focused = self.focused()
            if focused == wanted:
                return
            if focused is None or focused in seen:
                break  # directions alone go round in a circle
            seen.add(focused)
            self.table.say(f"{self.press} {self.towards(wanted)}")
        for _ in range(60):
            self.table.say(f"{self.press} {self.onward}")
            if self.focused() == wanted:
                return
        raise AssertionError(f"{wanted} cannot be reached from {focused}: {list(self.table.widgets())}")

    def click(self, widget):
        self.lead(widget)
        self.table.say(f"{self.press} {self.accept}")

    def step(self):
        table = self.table
        table.idle()
        scene = table.scene()
        if scene == "stage":
            for widget in self.choose(table.state()):
                self.click(widget)
                table.idle()
        elif scene == "question":
            self.click("question.next" if "question.next" in table.widgets() else f"question.answer{self.answer}")
        elif scene == "scoring":
            self.click("scoring.next")
        return scene


class Finger(Person):
    """Touches the middle of what it wants."""

    def step(self):
        table = self.table
        table.idle()
        click, table.click = table.click, self.touch
        scene = super().step()
        table.click = click
        return scene

    def touch(self, widget):
        self.table.idle()
        left, top, width, height = self.table.widgets()[widget]["rect"]
        at = f"{left + width / 2} {top + height / 2}"
        self.table.say(f"touch 0 {at} down")
        self.table.say(f"touch 0 {at} up")


class OneHand(unittest.TestCase):
    def play(self, make, *options, seats="person,person"):
        table = begin("--seed", "5", *options, seats=seats)
        make(table).play()
        self.assertEqual(table.state()["awaiting"]["kind"], "over")
        digest = table.hash()
        table.close()
        return digest

    def by_keyboard(self, table):
        return Steered(table, "key", ("Left", "Right", "Up", "Down"), "Tab", "Return")

    def by_controller(self, table):
        return Steered(table, "pad", ("dpleft", "dpright", "dpup", "dpdown"), "rightshoulder", "a")

    def test_the_keyboard_alone_plays_a_game(self):
        self.assertEqual(self.play(self.by_keyboard), self.play(Person))

    def test_the_keyboard_alone_plays_among_computers(self):
        self.play(self.by_keyboard, seats="person,easy,medium")

    def test_the_game_controller_alone_plays_a_game(self):
        self.assertEqual(self.play(self.by_controller), self.play(Person))

    def test_the_game_controller_alone_plays_in_a_tall_window(self):
        self.play(self.by_controller, "--size", "720x1280", seats="person,person,person")

    def test_a_finger_alone_plays_a_game(self):
        self.assertEqual(self.play(Finger), self.play(Person))

    def test_a_finger_alone_plays_in_4_3(self):
        self.play(Finger, "--size", "1024x768", seats="person,easy,person,easy")

    def test_the_keyboard_alone_carries_out_every_event(self):
        for event in ("swap_own", "all_swap", "trade", "take_two", "make_swap", "quiz"):
            with self.subTest(event), tempfile.TemporaryDirectory() as folder:
                others = [name for name in ("advance_2", "all_advance_1", "pass_left", "shift_seats", "quiz", "trade")
                          if name != event]
                path = deal(folder, 3, events=[[event, others[0]], others[1:3], others[3:5]])
                table = begin("--deal", path, seats="person,person,person")
                person = self.by_keyboard(table)
                table.idle()
                person.click("stage.event0.0")
                table.idle()
                for _ in range(12):
                    if table.state()["awaiting"]["kind"] == "turn":
                        break
                    person.step()
                    table.idle()
                self.assertEqual(table.state()["awaiting"]["kind"], "turn")
                table.close()


class AsPeopleNeedIt(unittest.TestCase):
    def ask(self, folder, *options):
        path = deal(folder, 2, events=[["quiz", "trade"], ["advance_2", "pass_left"]])
        table = begin("--deal", path, *options)
        table.idle()
        table.click("stage.event0.0")
        for _ in range(100):
            if table.scene() == "question":
                return table
            table.say("wait 100")
        raise AssertionError("Nobody is asked")

    def test_time_that_runs_out_is_a_wrong_answer(self):
        with tempfile.TemporaryDirectory() as folder:
            table = self.ask(folder, "--quiz-seconds", "20")
            table.say("wait 19000")
            self.assertIn("question.answer0", table.widgets())
            table.say("wait 2500")
            table.click("question.next")
            table.idle()
            self.assertEqual(table.scene(), "stage")
            self.assertEqual(table.state()["players"][0]["field"], 0)
            self.assertEqual(table.state()["awaiting"], {"kind": "turn", "player": 1})
            table.close()

    def test_without_a_clock_a_question_waits(self):
        with tempfile.TemporaryDirectory() as folder:
            table = self.ask(folder)
            table.say("wait 600000")
            self.assertIn("question.answer0", table.widgets())
            with self.assertRaises(Refused):
                table.click("question.next")
            table.close()

    def test_a_game_is_the_same_with_reduced_motion(self):
        digests = []
        for options in ((), ("--reduced-motion",)):
            table = begin("--seed", "9", *options, seats="person,hard,person")
            Person(table).play()
            digests.append(table.hash())
            table.close()
        self.assertEqual(*digests)


if __name__ == "__main__":
    unittest.main()
