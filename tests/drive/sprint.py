"""How long a visit at a stand takes, from the first touch to the hall of fame, by who presses something every two and a
half seconds: the sprint is for those who have three minutes. Virtual time; whole visits, of which the longest counts."""
import statistics
import unittest

from client import LONG
from kiosk import Stand
from player import Player
from tables import route

PRESS = 2500  # ms from one press to the next; who isn't asked anything waits
LIMIT = 240  # seconds
VISITS = 40 if LONG else 6


class Visitor(Player):
    """Answers at random, as far as one can tell: the first answer stands anywhere."""

    def __init__(self, stand):
        super().__init__(stand.game, answers="first", seats=[0])
        self.stand, self.ms, self.pressed_at, self.presses = stand, 0, 0, 0

    def wait(self, ms):
        self.ms += self.game.say(f"wait {ms}")["ms"]

    def press(self, widget):
        """No sooner than that after the last one, and when it can be pressed. What goes on by itself may be gone."""
        self.wait(max(self.pressed_at + PRESS - self.ms, 1))
        shown = self.game.widgets()
        while widget in shown and not shown[widget]["enabled"]:
            self.wait(100)
            shown = self.game.widgets()
        if widget not in shown:
            return
        self.game.click(widget)
        self.pressed_at = self.ms
        self.presses += 1

    def wanted(self):
        """The next widget to press; None: nothing is asked of anybody here."""
        scene, shown = self.game.scene(), self.game.widgets()
        for widget in ("message.button0", "scoring.next", "question.next"):
            if widget in shown:
                return [widget] if shown[widget]["enabled"] else []
        if scene not in ("stage", "question") or "stage.next" in shown:
            return []
        state = self.game.state()
        if state["awaiting"].get("player") != 0:
            return []
        if scene == "question":  # once it is answered, everybody waits for what becomes of it
            answers = [name for name in shown if name.startswith("question.answer")]
            return [self.answer(state)] if all(shown[name]["enabled"] for name in answers) else []
        return self.choice(state)

    def visit(self):
        for widget in ("attract.play", "arrive.language.en", "arrive.start"):
            self.press(widget)
        while self.game.scene() != "victory":
            wanted = self.wanted()
            for widget in wanted:
                self.press(widget)
            if not wanted:
                self.wait(100)
        return self.ms / 1000


def visits(settings="", first=1, count=VISITS):
    for seed in range(first, first + count):
        with Stand(f"[game]\ngames = world\n{settings}\n", seed=seed) as stand:
            visitor = Visitor(stand)
            yield visitor.visit(), visitor.presses, stand.game.state()


class Sprint(unittest.TestCase):
    def test_every_whole_visit_takes_less_than_four_minutes(self):
        seconds = []
        for took, presses, state in visits():
            self.assertEqual(state["track"]["goal"], route("sprint", 2)["goal"], "it is what a stand offers")
            self.assertLessEqual(state["stage"], route("sprint", 2)["stages"])
            print(f"{took:.0f} s, {presses} presses, {state['stage']} stages", flush=True)
            self.assertLess(took, LIMIT)
            seconds.append(took)
        print(f"median {statistics.median(seconds):.0f} s, mean {statistics.mean(seconds):.0f} s, "
              f"longest {max(seconds):.0f} s")


if __name__ == "__main__":
    unittest.main()
