"""Best Path's tutorial, played to its last word: with every kind of hand, in every language, by people who listen and by
people who don't. And the offer that leads there from a first game of either kind."""
import random
import unittest

import path_player
from client import LANGUAGES, Folder, Game
from path_player import tile
from player import Player, sit_down

# The tiles that the coach points at, in each round.
ADVISED = [[14, 7, 1, 2], [8, 15, 16, 17], [30, 38, 46, 53, 58], [52, 57, 51, 44, 50], [43, 35, 27, 19]]
READY = "Press “Ready”"

# Everything that is read by somebody who does all that is asked for.
WHOLE = """
Hi, Guest! I’m Pixel. This window of glass tiles is yours, and I have one just like it. Your piece is the lamp: from here you draw a ray of light, through as many tiles and numbers as you can.
Each round, a card is turned up for both of us. Every colour on it is good for one tile of that colour, in any order. We draw at the same time, and nobody sees the other’s line until we’re both ready.
Start here: this tile is red, and red is on the card. Tap it, or drag onto it from your piece.
Keep going, the 6 is within reach! Next tile: yellow.
Keep going, the 6 is within reach! Next tile: grey.
Keep going, the 6 is within reach! Next tile: blue.
That’s the whole card, well done! Press “Ready”, and light runs along your line.
Have a look at your points. At the end, every tile you haven’t lit costs one, with or without a number. That’s why you start so far below zero, and climb with every tile you light.
Your ray has two ends now, and this is the other one. In each round it grows at one end only, and you choose which. So keep both of them open!
You can reach the 9 in this round! Start with this tile: green.
Keep going, the 9 is within reach! Next tile: blue.
Keep going, the 9 is within reach! Next tile: grey.
Keep going, the 9 is within reach! Next tile: violet.
Your line ends here: no tile beside it fits what’s left of the card. That’s fine. Press “Ready”.
You were first to reach the 9, so it counts in full: 9 points! If I get there in a later round, it’s only worth half to me.
I was first to reach the 8, so on your window it has turned silver. From now on it’s worth half, rounded up: still 4 for you.
You can reach the 5 in this round! Start with this tile: blue.
Keep going, the 5 is within reach! Next tile: yellow.
Keep going, the 5 is within reach! Next tile: red.
Keep going, the 5 is within reach! Next tile: green.
Keep going, the 5 is within reach! Next tile: blue.
That’s the whole card, well done! Press “Ready”, and light runs along your line.
We both reached the 3 in the same round, so each of us gets all its points.
Look closely: violet is on this card twice. So in this round you can light two tiles of that colour.
Want to plan ahead? All cards are different, and each comes up only once. Touch this row to see which are still to come.
Still to come: 11 of the 15 cards, but nobody knows in which order. The 10 is yellow, and yellow is on 7 of them. So plan your way there! Touch anything to go on.
I’d go on at this end. Start with this tile: yellow.
Very good! Still on the card: green, red and violet twice. How about this tile next?
Very good! Still on the card: green, red and violet. How about this tile next?
Very good! Still on the card: red and violet. How about this tile next?
Very good! Still on the card: red. How about this tile next?
That’s the whole card, well done! Press “Ready”, and light runs along your line.
You can reach the 7 in this round! Start with this tile: grey.
Very good! Still on the card: blue, green and red. How about this tile next?
Very good! Still on the card: green and red. How about this tile next?
Very good! Still on the card: green. How about this tile next?
That’s the whole card, well done! Press “Ready”, and light runs along your line.
That’s all you need! After 15 rounds, the highest total wins. Play on, and I’ll keep quiet. Stuck? Ask for a hint here; the full rules are in Help. Have fun!
""".strip().split("\n")


class Reader:
    """Somebody in the tutorial, who notes what there is to read."""

    def __init__(self, game, hand=None):
        self.game, self.hand, self.read = game, hand or path_player.Hand(game), []

    def look(self):
        """(what is read now, whether it waits for "Continue"); None where the coach is silent."""
        widgets = self.game.widgets()
        spoken = widgets.get("path_tutorial.text")
        prompt = spoken or widgets.get("path.coach")
        if prompt is not None:
            self.read.append(prompt["label"])
        return prompt and prompt["label"], spoken is not None

    def round(self):
        return self.game.state()["round"]

    def is_last(self):
        """The last one leads to the title for good."""
        widget = self.game.widgets().get("path_tutorial.leave")
        return widget is not None and widget["label"] == "Main menu"

    def next(self):
        self.game.go("path_tutorial.next")

    def draw(self, tiles):
        """What is advised in a round; reads before each tile, and before it is closed."""
        for cell in tiles:
            self.look()
            self.hand.press(tile(0, cell))
        self.look()
        self.hand.ready(0)
        self.game.idle()

    def hear_all(self):
        while self.game.scene() == "path_tutorial" and not self.is_last():
            self.look()
            self.next()

    def play_as_told(self, looks_at_deck=True):
        for number, tiles in enumerate(ADVISED):
            self.hear_all()
            if number == 3 and looks_at_deck:
                self.look()
                self.game.go("path.rounds")
                self.look()
                self.game.go_on("key Escape")
            self.draw(tiles)
        self.hear_all()


def begin(game, language="en"):
    game.idle()
    game.say(f"lang {language}")
    game.go("title.path_tutorial")


class Tutorial(unittest.TestCase):
    maxDiff = None

    def test_who_listens_reads_the_whole_lesson(self):
        with Folder() as data, Game(data) as game:
            begin(game)
            reader = Reader(game)
            reader.play_as_told()
            reader.look()
            self.assertEqual(reader.read, WHOLE)
            self.assertEqual(reader.round(), len(ADVISED) + 1)
            game.go("path_tutorial.leave")
            self.assertEqual(game.scene(), "title")
            self.assertNotIn("title.continue", game.widgets(), "the tutorial is no game to go on with")
            game.go("title.statistics", "statistics.tab_games")
            self.assertNotIn("statistics.game0.watch", game.widgets())

    def test_fingers_keys_and_a_pad_come_as_far(self):
        for kind in (path_player.Finger, path_player.Dragging, path_player.Keys, path_player.Pad):
            with self.subTest(hand=kind.__name__), Folder() as data, Game(data, size="1280x720") as game:
                begin(game)
                press = {"Keys": "key Return", "Pad": "pad a"}.get(kind.__name__)
                reader = Reader(game, kind(game))
                if press:
                    reader.next = lambda: game.go_on(press)
                    game.go_on(kind.RIGHT)  # the first press shows where one is
                reader.play_as_told(looks_at_deck=False)
                reader.look()
                self.assertTrue(reader.read[-1].startswith("A tip: all 15 cards") or reader.is_last(), reader.read[-1])
                self.assertEqual(reader.round(), len(ADVISED) + 1)

    def test_it_is_given_in_every_language(self):
        for language in LANGUAGES[1:]:
            with self.subTest(language=language), Folder() as data, Game(data) as game:
                begin(game, language)
                reader = Reader(game)
                reader.is_last = lambda: False
                for tiles in ADVISED:
                    reader.hear_all()
                    reader.draw(tiles)
                reader.look()
                same = set(reader.read) & set(WHOLE)
                self.assertFalse(same, "it speaks the language to the end")
                self.assertFalse([words for words in reader.read if "{" in words])
                self.assertGreater(len(reader.read), 28)

    def test_a_clumsy_player_is_answered_and_comes_to_the_last_word(self):
        answers = ("That tile is too far away", "That colour isn’t on this card", "Your ray already passes through")
        for seed in (1, 2, 3):
            with self.subTest(seed=seed), Folder() as data, Game(data) as game:
                chance, answered, spoken = random.Random(seed), set(), []
                begin(game)
                reader = Reader(game)
                for _ in range(400):
                    words, is_spoken = reader.look()
                    answered |= {answer for answer in answers if words and words.startswith(answer)}
                    if reader.is_last():
                        break
                    if is_spoken:
                        spoken.append(words)
                        widgets = game.widgets()
                        game.go("path_tutorial.keep" if "path_tutorial.keep" in widgets and chance.random() < .5
                                else "path_tutorial.next")
                    elif chance.random() < .12:
                        game.go("path.ready0")
                    else:
                        at = path_player.middle(game, tile(0, chance.randrange(61)))
                        game.go_on(f"pointer {at} down", f"pointer {at} up")
                self.assertTrue(reader.is_last(), reader.read[-5:])
                self.assertEqual(reader.round(), len(ADVISED) + 1)
                self.assertEqual(len(spoken), len(set(spoken)), "nothing is said twice")
                self.assertTrue(answered & set(answers[:2]), "somebody who presses anywhere is told why nothing happens")
                self.assertTrue(any(words.startswith("Ready already?") for words in spoken))

    def test_it_is_left_and_gone_on_with(self):
        with Folder() as data:
            with Game(data) as game:
                begin(game)
                reader = Reader(game)
                reader.hear_all()
                reader.draw(ADVISED[0])
                reader.look()
                before = game.hash()
                game.go("path_tutorial.leave")
                self.assertEqual(game.scene(), "title")
            with Game(data) as game:
                game.idle()
                self.assertNotIn("title.continue", game.widgets())
                begin(game)
                self.assertEqual(game.hash(), before)
                again = Reader(game)
                again.look()
                self.assertEqual(again.read[-1], reader.read[-1], "what was not heard out is said again")

    def test_the_help_leads_there(self):
        with Folder() as data, Game(data) as game:
            game.idle()
            game.go("title.help", "help.learn")
            self.assertEqual(game.scene(), "tutorial")
            game.go_on("key Escape")
            game.go("pause.leave", "title.help", "help.other", "help.learn")
            self.assertEqual(game.scene(), "path_tutorial")


class Offer(unittest.TestCase):
    def test_a_first_game_of_schott_world_offers_its_tutorial_for_a_stage(self):
        with Folder() as data, Game(data, seed=4) as game:
            sit_down(game, 1, ["Easy"])
            self.assertEqual(game.widgets()["stage.teach"]["label"], "Want Pixel to show you how?")
            self.assertTrue(game.widgets()["stage.stock"]["enabled"], "the table is there and can be played")
            game.go("stage.teach")
            self.assertEqual(game.scene(), "tutorial")
            game.go("tutorial.leave", "title.continue")
            self.assertIn("stage.teach", game.widgets())
            player = Player(game, seats=[0])
            while game.state()["stage"] == 1:
                if game.scene() == "stage":
                    self.assertIn("stage.teach", game.widgets())
                player.step()
                game.idle()
            while game.scene() != "stage":
                player.step()
                game.idle()
            self.assertNotIn("stage.teach", game.widgets())
            game.go("stage.pause", "pause.leave")
            sit_down(game, 1, ["Easy"])
            self.assertNotIn("stage.teach", game.widgets(), "that is the second game")

    def test_somebody_new_at_the_table_is_offered_it_unless_somebody_there_knows_the_game(self):
        with Folder() as data, Game(data, seed=4) as game:
            path_player.sit_down(game, 1, 1)
            self.assertIn("path.teach", game.widgets())
            path_player.play(game, path_player.Hand(game), [0], lambda state: state["round"] > 1)
            game.go("path.pause", "pause.leave")
            path_player.sit_down(game, 2, 0)
            self.assertNotIn("path.teach", game.widgets())


if __name__ == "__main__":
    unittest.main()
