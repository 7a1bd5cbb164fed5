"""The card of a question: it says who reads and who is asked, what became of it is what happens, and nobody has to wait
for it who wants no motion."""
import unittest

from chips import pixels
from client import LANGUAGES
from player import Player
from tables import FALLING, FALLING_OF_THREE, NONE, Table, deal, sites

SITES = sites("short", 3)
AHEAD = next((field, move) for field, (_, move) in SITES.items() if move > 1 and field > 3)
BACK = next((field, move) for field, (_, move) in SITES.items() if move < -1 and field > 3)


def landing(site, **options):
    return Table(deal(FALLING_OF_THREE, [["advance_2", None], NONE, NONE], discard=[30], fields=[site - 2, 1, 0]), **options)


def label(table, who):
    return table.widgets()[f"question.{who}"]["label"]


class Card(unittest.TestCase):
    def test_it_names_who_reads_and_who_is_asked_and_says_what_becomes_of_it(self):
        for site, amount in (AHEAD, BACK):
            for how in ("right", "wrong"):
                with self.subTest(amount=amount, how=how), landing(site) as table:
                    table.go("stage.event0.0")
                    self.assertEqual(table.state()["awaiting"]["player"], 0)
                    self.assertEqual(label(table, "asked"), "Seat 0 answers")
                    self.assertEqual(label(table, "reader"), "Seat 2 reads", "the neighbour on the right")
                    table.go(Player(table).answer(table.state(), how))
                    moved = amount if (how == "right") == (amount > 0) else 0
                    words = f": {abs(moved)} spaces {'ahead' if moved > 0 else 'back'}" if moved else " stays put"
                    self.assertEqual(label(table, "asked"), f"Seat 0{words}")
                    table.go("question.next")
                    self.assertEqual(table.state()["players"][0]["field"], site + moved)

    def test_each_bead_that_lands_is_heard(self):
        for site, amount in (AHEAD, BACK):
            for how in ("right", "wrong"):
                with self.subTest(amount=amount, how=how), landing(site) as table:
                    table.go("stage.event0.0")
                    table.sounds()
                    table.go(Player(table).answer(table.state(), how))
                    heard = [name for name in table.sounds() if name.startswith("count")]
                    self.assertEqual(len(heard), abs(amount) if (how == "right") == (amount > 0) else 0)

    def flip(self, **options):
        """Milliseconds for which the card is on its way, once it has come."""
        with landing(AHEAD[0], **options) as table:
            table.click("stage.event0.0")
            while table.scene() != "question":
                table.say("wait 10")
            return table.idle()

    def test_idle_waits_for_the_flip_and_with_reduced_motion_there_is_none(self):
        self.assertGreater(self.flip(), 700)
        self.assertLess(self.flip(), 1000)
        self.assertLessEqual(self.flip(settings={"reduced_motion": 1}), 420, "as anything else that comes up")

    def folds(self, *press, **options):
        """Milliseconds from when one goes on until the table is there again."""
        with landing(AHEAD[0], **options) as table:
            table.go("stage.event0.0")
            table.go(Player(table).answer(table.state(), "right"))
            table.click("question.next")
            for command in press:
                table.say(command)
            ms = 0
            while table.scene() != "stage":
                ms += table.say("wait 10")["ms"]
            return ms

    def test_it_goes_back_in_a_third_of_a_second_which_a_press_ends(self):
        self.assertAlmostEqual(self.folds(), 310, delta=40)
        for press in (["wait 60", "click question.next"], ["wait 60", "pointer 3 3 down", "pointer 3 3 up"],
                      ["wait 60", "key Escape", "pointer 3 3 down", "pointer 3 3 up"]):
            self.assertLessEqual(self.folds(*press), 20, press)
        self.assertLessEqual(self.folds(settings={"reduced_motion": 1}), 20)

    def pane(self, table):
        """Of what has the card's own colour: how many pixels, and how far to the right its middle is."""
        table.say(f"shot {table.data}/pane.png")
        picture = pixels(f"{table.data}/pane.png", 300)
        found = [x for line in picture for x, (red, green, blue) in enumerate(line)
                 if abs(red - 255) + abs(green - 243) + abs(blue - 232) < 6]
        return len(found), sum(found) / max(len(found), 1)

    def test_it_goes_back_to_where_it_came_from(self):
        middle, ends = 854 / 2, []
        for site in (AHEAD[0], BACK[0]):
            with landing(site, size="854x480", draws=True) as table:
                table.go("stage.event0.0")
                table.go(Player(table).answer(table.state(), "right"))
                table.click("question.next")
                seen = [self.pane(table) for _ in range(4) if table.say("wait 60")]
            sizes = [size for size, _ in seen]
            self.assertEqual(sizes, sorted(sizes, reverse=True))
            self.assertLess(sizes[-1], sizes[0] / 8)
            self.assertGreater(abs(seen[-1][1] - middle), 4 * abs(seen[0][1] - middle))
            ends.append(seen[-1][1])
        self.assertGreater(max(ends) - middle, 40, f"it is asked in the east: {ends}")
        self.assertLess(min(ends) - middle, -40, f"it is asked in the west: {ends}")

    def test_once_the_card_is_gone_nothing_of_its_dusk_lies_over_the_table(self):
        with landing(BACK[0], size="854x480", draws=True) as table:
            table.go("stage.event0.0")
            table.go(Player(table).answer(table.state(), "right"))
            table.click("question.next")
            while table.scene() == "question":
                table.say("wait 10")
            there = table.say("light")["light"]
            table.idle()
            self.assertGreater(there, .9 * table.say("light")["light"])

    def test_with_reduced_motion_it_says_the_same(self):
        said = []
        for reduced in (0, 1):
            with landing(AHEAD[0], settings={"reduced_motion": reduced}) as table:
                table.go("stage.event0.0")
                before = {name: widget["label"] for name, widget in table.widgets().items()}
                table.go(Player(table).answer(table.state(), "right"))
                said.append((before, {name: widget["label"] for name, widget in table.widgets().items()}))
        self.assertEqual(*said)

    def test_who_knows_it_answers_while_the_card_still_turns(self):
        with landing(AHEAD[0]) as table:
            table.click("stage.event0.0")
            while table.scene() != "question":
                table.say("wait 10")
            table.say("wait 420")
            self.assertTrue(table.say("scene")["motion"])
            table.click(Player(table).answer(table.state(), "right"))
            self.assertNotIn("question.next", table.widgets(), "first everybody holds their breath")
            table.say("wait 400")
            self.assertNotIn("question.next", table.widgets())
            table.say("wait 300")
            self.assertIn("question.next", table.widgets())

    def test_names_are_in_every_language(self):
        for language in LANGUAGES:
            with self.subTest(language), Table(deal(FALLING, [["quiz", None], NONE])) as table:
                table.say(f"lang {language}")
                table.go("stage.event0.0")
                said = [label(table, who) for who in ("reader", "asked")]
                self.assertEqual(len(set(said)), 2)
                self.assertEqual(sum("Seat" in word for word in said), 2, said)


class Faces(unittest.TestCase):
    """In a portrait one sees for a while how it went."""

    def face(self, table, player):
        """The pixels of a portrait in the upper rows."""
        x, y, wide, high = table.widgets()[f"stage.player{player}"]["rect"]
        table.say(f"shot {table.data}/face.png")
        picture = pixels(f"{table.data}/face.png", y + high)
        return [pixel for line in picture[y + high // 4:y + high * 3 // 4] for pixel in line[x + high // 6:x + high * 2 // 3]]

    def change(self, **settings):
        """How many pixels of the two portraits look another way when some seconds have passed."""
        with landing(AHEAD[0], size="1280x720", draws=True, settings=settings) as table:
            table.say("life on")
            table.go("stage.event0.0")
            table.go(Player(table).answer(table.state(), "wrong"), "question.next")
            seen = []
            for wait in (250, 5000):
                table.say(f"wait {wait}")
                seen.append([self.face(table, player) for player in (0, 2)])
        return [sum(a != b for a, b in zip(*both)) for both in zip(*seen)]

    def test_who_was_wrong_looks_sad_for_a_while(self):
        asked, reader = self.change()
        self.assertGreater(asked, 150)
        self.assertLess(reader, asked / 2)

    def test_who_loses_a_card_in_a_trade_looks_sad_for_a_while_and_who_takes_it_glad(self):
        with Table(deal(FALLING_OF_THREE, [["trade", None], NONE, NONE], discard=[30]), size="1280x720",
                   draws=True) as table:
            table.say("life on")
            table.go("stage.event0.0", "stage.row2.slot3", "stage.row0.slot2")
            seen = []
            for wait in (250, 5000):
                table.say(f"wait {wait}")
                seen.append([self.face(table, player) for player in (0, 2)])
            taker, loser = [sum(a != b for a, b in zip(*both)) for both in zip(*seen)]
        self.assertGreater(taker, 150)
        self.assertGreater(loser, 150)

    def test_with_reduced_motion_faces_keep_still(self):
        self.assertEqual(self.change(reduced_motion=1), [0, 0])


if __name__ == "__main__":
    unittest.main()
