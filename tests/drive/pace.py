"""How long a person waits for three computers, at normal speed and with all that is shown: from the last press of one
turn to where the next one can begin. Virtual time; whole games."""
import os
import statistics
import unittest

from client import Folder, Game
from player import Player, sit_down

LIMIT = 10_000  # ms: what it was before the table lived; theatre takes its time from waits that inform nobody
HURRIED = 4  # at least so many times as fast with presses
GAMES = 10 if os.environ.get("SCHOTT_LONG") else 4


class Waiting(Player):
    """hurries: presses on while others move."""

    def __init__(self, game, hurries=False):
        super().__init__(game, answers="first", seats=[0])
        self.hurries, self.waits = hurries, []

    def wait(self):
        """Until the table rests and asks: nothing is left to hurry."""
        ms, game = 0, self.game
        while game.scene() == "stage" and "stage.next" in game.widgets():
            if self.hurries:
                game.say("key Space")
            ms += game.say("wait 100")["ms"]
        game.idle()
        return ms

    def step(self):
        game = self.game
        state = game.state() if game.scene() == "stage" else None
        awaiting = state["awaiting"] if state else {}
        if awaiting.get("player") != 0 or awaiting["kind"] not in ("turn", "place"):
            return super().step()
        stage = state["stage"]
        for widget in self.choice(state):
            game.click(widget)
        if awaiting["kind"] == "turn":  # a card is in the hand now, or an event acts
            game.idle()
            return "stage"
        ms = self.wait()
        if game.scene() == "stage" and game.state()["stage"] == stage and game.state()["awaiting"]["kind"] == "turn":
            self.waits.append(ms)  # nothing was asked in between, and no stage won
        return "stage"


def waits(hurries=False, games=GAMES):
    out = []
    for seed in range(1, games + 1):
        with Folder() as data, Game(data, seed=seed) as game:
            sit_down(game, 1, ["Easy", "Medium", "Hard"])
            player = Waiting(game, hurries)
            player.play()
            out += player.waits
    return out


class Pace(unittest.TestCase):
    def test_a_person_waits_ten_seconds_at_most_in_half_of_all_turns(self):
        found = waits()
        print(f"{len(found)} waits of {GAMES} games: median {statistics.median(found):.0f} ms, "
              f"nine of ten below {statistics.quantiles(found, n=10)[-1]:.0f} ms")
        self.assertGreater(len(found), 4 * GAMES)
        self.assertLessEqual(statistics.median(found), LIMIT)

    def test_presses_hurry_all_of_it(self):
        patient, hurried = waits(games=1), waits(hurries=True, games=1)
        print(f"median {statistics.median(hurried):.0f} ms with presses")
        self.assertLess(statistics.median(hurried) * HURRIED, statistics.median(patient))


if __name__ == "__main__":
    unittest.main()
