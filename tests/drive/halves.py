"""Against computers that follow them, people win about half of their games, whoever they are, and not by turns."""
import unittest

from stand_ins import STAND_INS, autocorrelation, followed

GAMES = 200


class Halves(unittest.TestCase):
    def test_every_stand_in_wins_half_and_not_by_turns(self):
        for of, people in STAND_INS.items():
            for who in people:
                with self.subTest(of=of, who=who):
                    won, margins, _ = followed(who, GAMES, of)
                    by_turns = [autocorrelation(won), autocorrelation(margins)]
                    print(f"{who} at {of}: {sum(won)} of {GAMES}; autocorrelation of victories {by_turns[0]:+.2f}, of "
                          f"margins {by_turns[1]:+.2f}")
                    self.assertTrue(45 <= 100 * sum(won) / GAMES <= 55)
                    self.assertGreater(min(by_turns), -.2, "-1: won and lost alternate")


if __name__ == "__main__":
    unittest.main()
