"""The great moments of World's table: how long they take, what they tell meanwhile, and that a press hurries them."""
import unittest

from player import Player
from tables import Table, deal

ROW = [1, 10, 20, 27, 34, 0, 48, 54, 5]
OTHERS = [[29, 8, 47, 26, 45, 24, 43, 22, 31], [39, 49, 37, 16, 35, 14, 33, 32, 9], [2, 55, 12, 6, 50, 44, 28, 42, 41]]
NO_EVENTS = [[None, None]] * 4


def last_card(**options):
    """The card that completes a row has been laid down, and everything that was to be counted comes now."""
    table = Table(deal([ROW, *OTHERS], NO_EVENTS, discard=[60], fields=[12, 26, 9, 20]), **options)
    table.go("stage.discard")
    table.click("stage.row0.slot8")
    while table.scene() != "scoring":
        table.say("wait 16")
    return table


class Won(unittest.TestCase):
    def rest(self, *commands, **options):
        """Milliseconds until the winner's figurine has gone its way, after these."""
        with last_card(**options) as table:
            for command in commands:
                table.say(command)
            return table.idle()

    def test_it_takes_two_and_a_half_seconds_and_a_press_ends_it(self):
        rest = self.rest("wait 200")
        for press in (["click scoring.next"], ["pointer 400 300 down", "pointer 400 300 up"]):
            self.assertAlmostEqual(rest - self.rest("wait 200", *press), 2300, delta=120, msg=press)

    def test_what_hurries_is_small_and_says_so_until_there_is_something_to_go_on_to(self):
        with last_card(size="1920x1080") as table:
            hurry = table.widgets()["scoring.next"]
            self.assertEqual(hurry["label"], "Speed up")
            self.assertLessEqual(max(hurry["rect"][2:]), 100)
            while table.say("scene")["motion"] or table.scene() != "scoring":
                table.idle()
                if table.scene() == "question":
                    table.go(Player(table).answer(table.state(), "right"), "question.next")
            goes_on = table.widgets()["scoring.next"]
            self.assertEqual(goes_on["label"], "Next stage")
            self.assertGreater(goes_on["rect"][2], hurry["rect"][2] * 2)

    def test_with_reduced_motion_one_picture_tells_it_in_half_the_time(self):
        self.assertLess(self.rest(settings={"reduced_motion": 1}), self.rest() - 1000)


if __name__ == "__main__":
    unittest.main()
