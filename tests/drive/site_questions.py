"""A figurine that lands on a site is asked about it, if such a question is left: whatever is taken back, cut off or looked
at again as a film, it is the same one."""
import unittest

from client import Folder, Game, Lab
from player import QUESTIONS, Player, sit_down
from tables import FALLING, NONE, Table, deal, journal, sites

DECK = 8  # its first question is about another place
SITE, AMOUNT = next((field, move) for field, (city, move) in sites("short", 2).items() if city == "Jambusar")
JAMBUSAR = deal(FALLING, [["advance_2", None], NONE], discard=[30], fields=[SITE - 2, SITE + abs(AMOUNT) + 1])


def asked(game):
    """The question that is awaited: who is asked why, and which; None: none is."""
    state = game.state()
    awaiting = state["awaiting"]
    if awaiting["kind"] != "question":
        return None
    return awaiting["why"], state["players"][awaiting["player"]]["field"], awaiting["id"]


class AtATable(unittest.TestCase):
    def first(self, table):
        """The question that is first in the deck."""
        table.close()
        return journal(table.data)["setup"]["questions"][0]["id"]

    def test_a_question_about_the_site_is_asked_there(self):
        with Table(JAMBUSAR, asks_at_sites=True, deck=DECK) as table:
            table.go("stage.event0.0")
            self.assertEqual(asked(table)[:2], ("site", SITE))
            question = asked(table)[2]
            self.assertEqual(QUESTIONS[question]["site"], "Jambusar")
            self.assertNotEqual(question, self.first(table), "else this proves nothing")

    def test_the_right_answer_is_that_of_the_question_on_show(self):
        for how in ("right", "wrong"):
            with self.subTest(how), Table(JAMBUSAR, asks_at_sites=True, deck=DECK) as table:
                table.go("stage.event0.0")
                self.assertEqual(table.state()["awaiting"]["amount"], AMOUNT)
                table.go(Player(table).answer(table.state(), how), "question.next")
                moved = AMOUNT if (how == "right") == (AMOUNT > 0) else 0
                self.assertEqual(table.state()["players"][0]["field"], SITE + moved)

    def test_the_lab_names_the_same_question(self):
        with Table(JAMBUSAR, asks_at_sites=True, deck=DECK) as table:
            table.go("stage.event0.0")
            here, game = asked(table), table.state()
            table.close()
            with Lab() as lab:
                there = lab.ask("load", game=journal(table.data))["state"]
            self.assertEqual(there["awaiting"]["id"], here[2])
            self.assertEqual({**there["awaiting"], "right": 0}, {**game["awaiting"], "right": 0})

    def test_a_step_taken_back_before_changes_nothing(self):
        with Table(JAMBUSAR, asks_at_sites=True, deck=DECK) as table:
            table.go("stage.discard", "stage.undo", "stage.event0.0")
            again = asked(table)
        with Table(JAMBUSAR, asks_at_sites=True, deck=DECK) as table:
            table.go("stage.event0.0")
            self.assertEqual(asked(table), again)

    def test_after_a_power_cut_the_same_question_stands_there(self):
        table = Table(JAMBUSAR, asks_at_sites=True, deck=DECK)
        table.go("stage.event0.0")
        before, labels = asked(table), {name: shown["label"] for name, shown in table.widgets().items()}
        table.kill()
        with Game(table.data) as again:
            again.idle()
            again.go("title.continue")
            self.assertEqual(asked(again), before)
            self.assertEqual({name: shown["label"] for name, shown in again.widgets().items()}, labels)
        table.folder.__exit__()

    def test_what_came_in_recent_games_is_not_brought_forward(self):
        with Table(JAMBUSAR, asks_at_sites=True, deck=DECK, unseen=1) as table:
            table.go("stage.event0.0")
            self.assertEqual(asked(table)[2], self.first(table))

    def test_a_game_from_before_asks_as_it_always_did(self):
        with Table(JAMBUSAR, deck=DECK) as table:
            table.go("stage.event0.0")
            self.assertEqual(asked(table)[2], self.first(table))


class WholeGame(unittest.TestCase):
    """Nobody knows an answer, so it is long."""

    def test_every_landing_asks_about_its_site_while_it_can_and_nothing_comes_twice(self):
        met = []
        with Folder() as data, Game(data, seed=4) as game:
            sit_down(game, 4, route="grand")

            def watch(game):
                question = asked(game) if game.scene() == "question" else None
                if question and "question.next" not in game.widgets() and (not met or met[-1] != question):
                    met.append(question)

            Player(game, answers="wrong", fast_track=False).play(watch=watch)
            game.click("victory.charts", "victory.film", "film.play")
            game.idle()
            self.assertEqual(self.film(game, len(met)), met)
            game.close()
            deck = [question["id"] for question in journal(data)["setup"]["questions"]]
        self.check(met, "grand", set(deck))

    def check(self, met, board, deck):
        left, at_their_site = set(deck), 0
        for why, field, question in met:
            self.assertIn(question, left, "none comes twice before all others did")
            city = sites(board, 2)[field][0] if why == "site" else None
            about_it = {name for name in left if city and QUESTIONS[name].get("site") == city}
            if about_it:
                self.assertIn(question, about_it)
                at_their_site += 1
            left.remove(question)
        self.assertGreater(at_their_site, 3)

    def test_a_child_and_an_expert_get_their_own_also_in_film_and_lab(self):
        met = []
        with Folder() as data, Game(data, seed=9) as game:
            game.idle()
            game.go("title.new", "setup.seats2", "setup.route.grand", "setup.seat1.kind", "setup.questions.experts",
                    "setup.seat1.questions")
            self.assertEqual(game.widgets()["setup.seat1.questions"]["label"], "Questions: Children")
            game.go("setup.start")

            def watch(game):
                question = asked(game) if game.scene() == "question" else None
                if question and "question.next" not in game.widgets() and (not met or met[-1] != question):
                    met.append(question)
                    player = game.state()["awaiting"]["player"]
                    difficulty = QUESTIONS[question[2]]["difficulty"]
                    self.assertTrue(player == 0 or difficulty == 1, question)
                    levels[player].append(difficulty)

            levels = [[], []]
            Player(game, answers="wrong", fast_track=False).play(watch=watch)
            game.click("victory.charts", "victory.film", "film.play")
            game.idle()
            self.assertEqual(self.film(game, len(met)), met)
            game.close()
            record = journal(data)
        self.assertGreater(len(levels[1]), 3)
        self.assertGreater(sum(difficulty > 1 for difficulty in levels[0]), len(levels[0]) // 2)
        self.assertEqual(record["sites"]["levels"], ["experts", "children"])
        with Lab() as lab:
            in_lab = []
            for count in range(len(record["actions"])):
                awaiting = lab.ask("load", game={**record, "actions": record["actions"][:count]})["state"]["awaiting"]
                if awaiting["kind"] == "question":
                    in_lab.append(awaiting["id"])
        self.assertEqual(in_lab, [question for _, _, question in met])

    def film(self, game, most):
        seen = []
        for _ in range(4000):
            question = asked(game)
            if question and (not seen or seen[-1] != question):
                seen.append(question)
            if game.state()["awaiting"]["kind"] == "over" or len(seen) > most:
                return seen
            game.go("film.step")
        raise AssertionError("the film has no end")


if __name__ == "__main__":
    unittest.main()
