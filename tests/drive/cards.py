"""Every event card and every way a question can end, at tables set out by hand, pressed widget by widget; and after
each the journal is played again by the rules alone."""
import unittest

from player import Player
from tables import FALLING_OF_THREE, NONE, Table, deal, hash_in_lab, sites


class Cards(unittest.TestCase):
    def table(self, *arguments, **options):
        table = Table(*arguments, **options)
        self.addCleanup(self.check_journal, table)
        return table

    def check_journal(self, table):
        hash_on_screen = table.hash()
        table.close()
        self.assertEqual(hash_in_lab(table.data), hash_on_screen)
        table.folder.__exit__()

    def rows(self, table):
        return [player["row"] for player in table.state()["players"]]

    def fields(self, table):
        return [player["field"] for player in table.state()["players"]]

    def refused(self, table, command):
        answer = table.ask(command)
        self.assertFalse(answer["ok"], command)
        return answer["error"]


class EventCards(Cards):
    def play(self, event, fields=(11, 14, 20), **more):
        table = self.table(deal(FALLING_OF_THREE, [[event, None], NONE, NONE], fields=list(fields), **more))
        before = table.state()
        table.go("stage.event0.0")
        self.assertEqual(self.fields(table) != list(fields), event in ("advance_2", "all_advance_1"))
        self.assertIsNone(table.state()["players"][0]["events"][0])
        self.refused(table, "click stage.event0.0")
        self.assertEqual(before["players"][0]["events"][0], event)
        return table

    def is_next_players_turn(self, table):
        self.assertEqual(table.state()["awaiting"], {"kind": "turn", "player": 1})
        self.assertEqual(table.scene(), "stage")

    def swap(self, table, player, a=0, b=8):
        self.assertEqual(table.state()["awaiting"], {"kind": "swap", "player": player})
        table.go(f"stage.row{player}.slot{a}", f"stage.row{player}.slot{b}")
        row = list(FALLING_OF_THREE[player])
        row[a], row[b] = row[b], row[a]
        self.assertEqual(self.rows(table)[player], row)

    def test_swap_own_lets_two_of_the_own_cards_change_places(self):
        table = self.play("swap_own")
        self.refused(table, "click stage.row1.slot0")
        self.swap(table, 0)
        self.is_next_players_turn(table)

    def test_a_card_chosen_for_a_swap_can_be_put_back(self):
        table = self.play("swap_own")
        table.go("stage.row0.slot3", "stage.row0.slot3")
        self.assertEqual(self.rows(table), FALLING_OF_THREE)
        self.swap(table, 0, 2, 5)

    def test_all_swap_asks_everybody_clockwise(self):
        table = self.play("all_swap")
        for player in range(3):
            self.swap(table, player)
        self.is_next_players_turn(table)

    def test_advance_2_moves_the_own_figurine(self):
        table = self.play("advance_2")
        self.assertEqual(self.fields(table), [13, 14, 20])
        self.is_next_players_turn(table)

    def test_all_advance_1_moves_every_figurine(self):
        table = self.play("all_advance_1")
        self.assertEqual(self.fields(table), [12, 15, 21])
        self.is_next_players_turn(table)

    def test_trade_exchanges_a_card_of_another_player_for_an_own_one_chosen_in_either_order(self):
        for first, second in (("stage.row1.slot4", "stage.row0.slot4"), ("stage.row0.slot4", "stage.row1.slot4")):
            with self.subTest(first=first):
                table = self.play("trade")
                table.go(first, second)
                self.assertEqual([self.rows(table)[0][4], self.rows(table)[1][4]], [15, 5])
                self.is_next_players_turn(table)

    def test_pass_left_hands_every_first_card_on(self):
        table = self.play("pass_left")
        self.assertEqual([row[0] for row in self.rows(table)], [29, 9, 19])
        self.is_next_players_turn(table)

    def test_shift_seats_gives_everybody_the_row_of_the_left_neighbour(self):
        table = self.play("shift_seats")
        self.assertEqual(self.rows(table), FALLING_OF_THREE[1:] + FALLING_OF_THREE[:1])
        self.is_next_players_turn(table)

    def test_take_two_keeps_either_of_the_two_top_cards(self):
        for which, kept, left in ((0, 40, 50), (1, 50, 40)):
            with self.subTest(which=which):
                table = self.play("take_two", discard=[40, 50, 30])
                self.assertEqual(table.state()["awaiting"]["cards"], [40, 50])
                table.go(f"stage.hand{which}", "stage.row0.slot8")
                self.assertEqual(self.rows(table)[0], FALLING_OF_THREE[0][:8] + [kept])
                self.assertEqual(table.state()["discard"], [1, left, 30])
                self.is_next_players_turn(table)

    def test_take_two_of_a_single_card_asks_for_its_place_alone(self):
        table = self.play("take_two", discard=[40])
        table.go("stage.row0.slot8")
        self.assertEqual(self.rows(table)[0], FALLING_OF_THREE[0][:8] + [40])
        self.assertEqual(table.state()["discard"], [1])
        self.is_next_players_turn(table)

    def test_make_swap_names_another_who_has_to_swap(self):
        table = self.play("make_swap")
        self.refused(table, "click stage.player0")
        table.go("stage.player2")
        self.swap(table, 2)
        self.is_next_players_turn(table)

    def test_quiz_pays_two_fields_for_a_right_answer(self):
        for how, field in (("right", 13), ("wrong", 11)):
            with self.subTest(how=how):
                table = self.play("quiz")
                self.assertEqual(table.scene(), "question")
                table.go(Player(table).answer(table.state(), how), "question.next")
                self.assertEqual(self.fields(table)[0], field)
                self.is_next_players_turn(table)


class Questions(Cards):
    """At the last site of the short route that is a gain, and at the last that is a loss."""
    MOVES = {field: move for field, (_, move) in sites("short", 3).items()}
    GAIN = max(field for field, move in MOVES.items() if move > 0)
    LOSS = max(field for field, move in MOVES.items() if move < 0)

    def land(self, site, **options):
        table = self.table(deal(FALLING_OF_THREE, [["advance_2", None], NONE, NONE], fields=[site - 2, 0, 0]), **options)
        table.go("stage.event0.0")
        self.assertEqual(table.stack(), ["stage", "question"])
        self.assertEqual(table.state()["awaiting"]["reader"], 2, "the right neighbour reads")
        return table

    def test_a_site_asks_and_moves(self):
        gain, loss = self.GAIN, self.LOSS
        for site, how, field in ((gain, "right", gain + self.MOVES[gain]), (gain, "wrong", gain),
                                 (loss, "right", loss), (loss, "wrong", loss + self.MOVES[loss])):
            with self.subTest(site=site, how=how):
                table = self.land(site)
                self.refused(table, "click stage.stock")
                table.go(Player(table).answer(table.state(), how))
                self.refused(table, "click question.answer0")
                table.go("question.next")
                self.assertEqual(table.stack(), ["stage"])
                self.assertEqual(self.fields(table)[0], field)

    def test_a_reward_question_moves_two_ahead_if_right(self):
        row = [1, 3, 5, 7, 9, 11, 13, 15, 2]
        for how, field in (("right", 11), ("wrong", 9)):
            with self.subTest(how=how):
                table = self.table(deal([row, FALLING_OF_THREE[2]], [NONE, NONE], discard=[17]))
                table.go("stage.discard", "stage.row0.slot8")
                self.assertEqual(table.stack(), ["stage", "scoring", "question"])
                self.assertEqual(table.state()["awaiting"]["why"], "reward")
                table.go(Player(table).answer(table.state(), how), "question.next")
                self.assertEqual(self.fields(table), [field, 1])
                self.assertEqual(table.scene(), "scoring")
                table.go("scoring.next")
                self.assertEqual(table.state()["stage"], 2)

    def test_fast_track_doubles_what_a_row_counts(self):
        row = [1, 3, 5, 7, 9, 11, 13, 15, 2]
        start = next(field for field in range(9) if not {field, field + 18} & set(sites("short", 2)))
        table = self.table(deal([row, FALLING_OF_THREE[2]], [NONE, NONE], discard=[17], fields=[start, 0]))
        table.go("stage.fast_track0", "stage.discard")
        self.refused(table, "click stage.fast_track1")
        table.go("stage.row0.slot8")
        self.assertEqual(self.fields(table), [start + 18, 1])
        self.assertEqual(table.state()["players"][0]["fast_track"], "spent")

    def test_a_clock_that_runs_out_is_a_wrong_answer(self):
        table = self.land(self.LOSS, settings={"quiz_seconds": 20})
        table.say("wait 19000")
        self.assertNotIn("question.next", table.widgets())
        table.say("wait 2500")
        self.assertIn("question.next", table.widgets())
        table.go("question.next")
        self.assertEqual(self.fields(table)[0], self.LOSS + self.MOVES[self.LOSS])

    def test_a_computer_answers_and_goes_on_by_itself(self):
        row = [1, 3, 5, 7, 9, 11, 13, 15, 2]
        table = self.table(deal([FALLING_OF_THREE[2], row], [NONE, NONE], discard=[17]), starter=1, levels=["", "expert"])
        self.assertEqual(table.scene(), "scoring")
        self.assertEqual(table.state()["awaiting"], {"kind": "stage_over", "winner": 1})
        self.assertIn(self.fields(table)[1], (9, 11, 18, 20))
        table.go("scoring.next")
        self.assertEqual(table.state()["stage"], 2)


if __name__ == "__main__":
    unittest.main()
