"""Games of Best Path once more: as films, in files, and in the statistics. What people read is held against what the
lab says of the same record."""
import json
import pathlib
import re
import sqlite3
import subprocess
import unittest

import path_player
from client import LAB, ROOT, Folder, Game, Lab, Refused
from player import Player, sit_down
from tables import FALLING, FILE, NONE, Table, deal, route

GOLDEN = ROOT / "tests/golden"


def play(game, persons, computers=0, board="classic", rounds=15):
    path_player.sit_down(game, persons, computers, board)
    path_player.play(game, path_player.Hand(game), range(persons), lambda state: state["round"] > rounds)


def write(game, row, file):
    """The game in a row of the list, from the title into a file and back."""
    game.go("title.statistics", "statistics.tab_games", f"statistics.game{row}.export", "file.path")
    game.say(f"text {file}")
    game.go("file.ok")
    said = game.widgets()["message.text"]["label"]
    game.go("message.button0", "statistics.back")
    return said


def open_file(game, file):
    game.go("title.statistics", "statistics.tab_games", "statistics.import", "file.path")
    game.say(f"text {file}")
    game.go("file.ok")


def replay(file):
    return subprocess.run([LAB, "replay", str(file)], capture_output=True, text=True, check=False)


def rounds_of(record):
    """The lab's state as each round began, and at the end."""
    states, actions = [], record["actions"]
    with Lab() as lab:
        bare = {**record, "actions": []}
        bare.pop("hash", None)
        lab.ask("load", game=bare)
        states.append(lab.ask("state")["state"])
        for action in actions:
            lab.ask("apply", action=action)
            state = lab.ask("state")["state"]
            if state["round"] != states[-1]["round"] or state["awaiting"]["kind"] == "over":
                states.append(state)
    return states


def number(value):
    return f"−{-value}" if value < 0 else str(value)


def begin_film(game, way):
    game.click(way)
    game.say("wait 300")
    game.go("film.play")


class Films(unittest.TestCase):
    def read(self, game, state):
        """What the film says is what the rules say."""
        shown = game.state()
        self.assertEqual([player["path"] for player in shown["players"]],
                         [player["path"] for player in state["players"]])
        for seat, player in enumerate(state["players"]):
            label = game.widgets()[f"film.seat{seat}"]["label"]
            self.assertTrue(label.endswith(f"Numbers {number(player['points'])} · Unlit tiles "
                                           f"{number(-player['missed'])} · Total {number(player['total'])}"), label)

    def test_every_round_of_a_film_is_what_the_lab_says(self):
        with Folder() as data, Folder() as stick, Game(data, seed=5) as game:
            play(game, 1, 2)
            begin_film(game, "path_end.film")
            game.go("film.close")
            self.assertEqual(game.scene(), "path_end")
            states = rounds_of(self.record(game, stick, "path_end.title"))
            self.assertEqual(len(states), 16)
            game.go("title.statistics", "statistics.tab_games")
            begin_film(game, "statistics.game0.watch")
            self.read(game, states[0])
            for state in states[1:]:
                game.go("film.step")
                self.read(game, state)
            self.assertIn("wins the game!", game.widgets()["film.caption"]["label"])
            for state in reversed(states[:-1]):
                game.go("film.previous")
                self.read(game, state)

    def record(self, game, stick, *way):
        """The only game there is, from the title."""
        game.go(*way)
        while game.scene() == "message":
            game.go("message.button0")
        file = pathlib.Path(stick, "game.json")
        write(game, 0, file)
        return json.loads(file.read_text())

    def test_an_interrupted_game_is_shown_as_far_as_it_got_and_goes_on(self):
        with Folder() as data, Folder() as stick, Game(data, seed=5) as game:
            play(game, 2, 1, rounds=3)
            hand = path_player.Hand(game)
            hand.draw(0, game.state())  # the other one has not closed
            before = game.hash()
            game.go("path.pause")
            last = rounds_of(self.record(game, stick, "pause.leave"))[-1]
            game.go("title.statistics", "statistics.tab_games")
            begin_film(game, "statistics.game0.watch")
            game.go(*["film.next"] * 5)
            self.read(game, last)
            self.assertEqual(game.state()["round"], 4)
            self.assertEqual([player["line"] for player in game.state()["players"]], [None] * 3, "nobody sees it")
            self.assertEqual(game.widgets()["film.caption"]["label"], "The end. This is as far as the game got.")
            game.go("film.close", "statistics.game0.resume")
            self.assertEqual(game.hash(), before)

    def test_nothing_is_drawn_while_a_film_stands_still(self):
        with Folder() as data, Game(data, seed=5, draws=True) as game:
            game.say("draw off")
            play(game, 1)
            game.say("draw on")
            begin_film(game, "path_end.film")
            game.go("film.step")
            game.say("pointer 1 1 move")
            game.say("wait 5000")
            before = game.say("perf")["frames"]
            game.say("wait 60000")
            self.assertEqual(game.say("perf")["frames"], before)


class Files(unittest.TestCase):
    def test_a_game_goes_round_through_file_lab_and_another_box(self):
        with Folder() as stick:
            file = pathlib.Path(stick, "played.json")
            with Folder() as data, Game(data, seed=3) as game:
                play(game, 1, 1, "spiral")
                ends_in, totals = game.hash(), [player["total"] for player in game.state()["players"]]
                game.go("path_end.title")
                self.assertEqual(write(game, 0, file), f"Game saved to {file}.")
            self.assertIn(f"end with the recorded hash {ends_in}", replay(file).stdout)
            with Folder() as data, Game(data, seed=9) as game:
                game.idle()
                open_file(game, file)
                row = game.widgets()["statistics.row0"]["label"]
                self.assertIn("Best Path", row)
                self.assertIn("imported", row)
                self.assertIn("Spiral, 15 rounds", row)
                for total in totals:
                    self.assertIn(f", {number(total)} point", row)
                begin_film(game, "statistics.game0.watch")
                game.go("film.play")
                self.assertEqual(game.hash(), ends_in)
                game.go("film.close", "statistics.tab_players", "statistics.kind_path")
                self.assertNotIn("statistics.player0", game.widgets(), "somebody else's game counts nowhere")
                game.go("statistics.back")
                again = pathlib.Path(stick, "again.json")
                write(game, 0, again)
            first, second = json.loads(file.read_text()), json.loads(again.read_text())
            self.assertEqual(first, second, "whoever passes a game on passes on what came")

    def test_what_the_lab_saves_is_watched(self):
        with Folder() as stick, Lab() as lab:
            lab.ask("new", game="path", players=3, seed=21, board="kaleidoscope")
            while True:
                state = lab.ask("state")["state"]
                if state["awaiting"]["kind"] == "over":
                    break
                lab.ask("apply", action=lab.ask("suggest", level="easy")["action"])
            file = pathlib.Path(stick, "lab.json")
            file.write_text(json.dumps(lab.ask("save")["game"] | {"board": "kaleidoscope"}))
            with Folder() as data, Game(data, str(file)) as game:
                game.idle()
                self.assertEqual(game.scene(), "film")
                self.assertEqual(game.hash(), lab.ask("hash")["hash"])
                self.assertTrue(game.widgets()["film.seat2"]["label"].startswith("Player 3 · "))

    def test_golden_games_open_from_the_command_line_and_are_kept_once(self):
        """Of both games. A closed film leads to the list, where the game is."""
        names = ["four_close_in_any_order_and_take_lines_back", "two_draw_for_numbers_on_the_spiral",
                 "two_computers_sort_their_rows_on_the_short_track"]
        with Folder() as data, Folder() as stick:
            for count, name in enumerate(names, 1):
                record = json.loads((GOLDEN / f"{name}.json").read_text())
                if not isinstance(record.get("board"), str):
                    record["board"] = {"path": "spiral" if "spiral" in name else "classic"}.get(record["game"], "short")
                file = pathlib.Path(stick, f"{name}.json")
                file.write_text(json.dumps(record))
                for _ in range(2):
                    with Game(data, str(file)) as game:
                        game.idle()
                        self.assertEqual(game.stack()[-2:], ["statistics", "film"], name)
                        self.assertEqual(game.hash(), record["hash"], name)
                        game.go("film.close")
                        rows = [key for key in game.widgets() if key.startswith("statistics.row")]
                        self.assertEqual(len(rows), count, "the same file again is the same game")
                        game.go("statistics.back")
                        self.assertEqual(game.scene(), "title")

    def refused(self, text):
        """What is told of a file with that in it, from the command line; nothing of it is kept."""
        with Folder() as data, Folder() as stick:
            file = pathlib.Path(stick, "game.json")
            file.write_text(text)
            with Game(data, str(file)) as game:
                game.idle()
                self.assertEqual(game.stack()[-2:], ["statistics", "message"])
                said = game.widgets()["message.text"]["label"]
                game.go("message.button0")
                self.assertNotIn("statistics.row0", game.widgets())
                return said

    def test_a_changed_file_is_refused_with_a_sentence(self):
        with Folder() as data, Folder() as stick:
            file = pathlib.Path(stick, "played.json")
            with Game(data, seed=3) as game:
                play(game, 1, 1)
                game.go("path_end.title")
                write(game, 0, file)
            good = json.loads(file.read_text())

        def changed(**parts):
            return json.dumps({**good, **parts})

        shorter = [*good["actions"][:-1]]
        passes = [{**good["actions"][0], "cells": []}, *good["actions"][1:]]
        far = [{**good["actions"][0], "cells": [0, 60]}, *good["actions"][1:]]
        begins = "This game can’t be replayed: "
        for sentence, text in ((f"{begins}it doesn’t end the way it was recorded.", changed(actions=shorter)),
                               (f"{begins}it doesn’t end the way it was recorded.", changed(hash="0123456789abcdef")),
                               (f"{begins}one of its moves is against the rules.", changed(actions=far)),
                               (f"{begins}it’s a different kind of game.", changed(game="chess")),
                               (f"{begins}something in it is missing or wrong.", changed(game="world")),
                               (f"{begins}it’s damaged, or it isn’t a game at all.", "Dear Otto,"),
                               (f"{begins}it was played on a different board.", changed(board="home-made"))):
            with self.subTest(sentence=sentence):
                self.assertEqual(self.refused(text), sentence)
        said = self.refused(changed(actions=passes))
        self.assertIn(said, (f"{begins}it doesn’t end the way it was recorded.",
                             f"{begins}one of its moves is against the rules."))

    def test_the_lab_refuses_what_is_not_of_the_game_it_says(self):
        record = json.loads((GOLDEN / "two_draw_for_numbers_on_the_spiral.json").read_text())
        with Lab() as lab, self.assertRaises(Refused):
            lab.ask("load", game={**record, "game": "world"})


class Statistics(unittest.TestCase):
    def labels(self, game):
        return {name.removeprefix("statistics."): widget["label"] for name, widget in game.widgets().items()}

    def test_alone_is_counted_apart_and_nobody_wins_there(self):
        """Two games alone, one with others on another board; the numbers are those of the end screens."""
        alone, others = [], []
        with Folder() as data, Game(data, seed=3) as game:
            for _ in range(2):
                play(game, 1)
                alone.append(game.state()["players"][0])
                game.go("path_end.title")
            play(game, 1, 2, "spiral")
            others.append(game.state()["players"][0])
            ranking = game.state()["ranking"]
            game.go("path_end.title", "title.statistics")
            told = self.labels(game)
            self.assertEqual(told["others0"], "Games: 1")
            self.assertEqual(told["others1"], f"Won: {int(0 in ranking[0])}")
            self.assertEqual(told["others2"], f"Most points: {number(others[0]['total'])}")
            self.assertEqual(told["alone0"], "Games: 2")
            best = max(player["total"] for player in alone)
            self.assertEqual(told["alone2"], f"Most points: {number(best)}")
            lit = sum(len(player["path"]) for player in alone) / 2
            self.assertIn(told["alone1"], (f"Tiles lit: {int(lit)}", f"Tiles lit: {int(lit + .5)}"))
            self.assertEqual(told["alone_on_classic"], f"Classic, Solo: {number(best)}, the record")
            self.assertEqual(told["others_on_classic"], "Classic, With others: –, not played yet")
            self.assertEqual(told["others_on_spiral"],
                             f"Spiral, With others: {number(others[0]['total'])}, the record")
            game.go("statistics.kind_world")
            self.assertNotIn("statistics.player0", game.widgets(), "nobody has played World")
            game.go("statistics.tab_games")
            rows = self.labels(game)
            self.assertTrue(rows["row0"].endswith(" points") or " No. " in rows["row0"])
            self.assertNotIn("No. ", rows["row1"], "alone there is no place")

    def test_each_game_has_players_of_its_own_and_the_list_has_both(self):
        goal = route("short", 2)["goal"]
        near = deal(FALLING, [["all_advance_1", None], NONE], fields=[goal - 2, goal - 1])
        with Table(near) as game:
            game.go("stage.event0.0", "victory.title")
            play(game, 1, 1)
            game.go("path_end.title", "title.statistics")
            told = self.labels(game)
            self.assertEqual(told["player0"], "Player 1")
            self.assertNotIn("player1", told)
            game.go("statistics.kind_world")
            told = self.labels(game)
            self.assertEqual({told["player0"], told["player1"]}, {"Seat 0", "Seat 1"})
            self.assertNotIn("others0", told)
            game.go("statistics.tab_games")
            rows = self.labels(game)
            self.assertTrue(rows["row0"].startswith("Best Path · "), rows["row0"])
            self.assertTrue(rows["row1"].startswith("SCHOTT World · "), rows["row1"])
            for row, kind in ((0, "path"), (1, "world")):
                begin_film(game, f"statistics.game{row}.watch")
                self.assertEqual(game.state()["game"], kind)
                game.go("film.close")
            game.go("statistics.game1.review")
            self.assertEqual(game.scene(), "victory")
            told = {name: widget["label"] for name, widget in game.widgets().items()}
            self.assertFalse({"victory.again", "victory.new"} & set(told), "that is for those at the table")
            self.assertEqual(told["victory.title"], "Close")
            begin_film(game, "victory.film")
            self.assertEqual(game.state()["game"], "world")
            game.go("film.close", "victory.title")
            self.assertEqual(game.scene(), "statistics")

    def test_the_record_is_told_to_who_does_not_hold_it(self):
        with Folder() as data, Game(data, seed=3) as game:
            play(game, 2)
            totals = [player["total"] for player in game.state()["players"]]
            self.assertNotEqual(totals[0], totals[1], "take another seed")
            game.go("path_end.title", "title.statistics")
            best = totals.index(max(totals))
            for _ in range(2):
                game.go("statistics.player1" if game.widgets()["statistics.player0"]["focused"] else
                        "statistics.player0")
                told = self.labels(game)["others_on_classic"]
                self.assertIn(told, (f"Classic, With others: {number(totals[best])}, the record",
                                     f"Classic, With others: {number(totals[1 - best])}, "
                                     f"Record: {number(totals[best])}, Player {best + 1}"))

    def test_a_game_that_is_damaged_says_so_in_place_of_the_look_back(self):
        for kind in ("path", "world"):
            with self.subTest(kind), Folder() as data:
                with Game(data, seed=3) as game:
                    if kind == "path":
                        play(game, 1)
                    else:
                        sit_down(game, 2)
                        Player(game).play()
                with sqlite3.connect(pathlib.Path(data, FILE)) as store:
                    store.execute("UPDATE action SET kind = 77 WHERE ordinal = 3")
                store.close()
                with Game(data) as game:
                    game.idle()
                    game.go("title.statistics", "statistics.tab_games", "statistics.game0.review")
                    self.assertEqual(game.widgets()["message.text"]["label"],
                                     "This game can’t be replayed: one of its moves is against the rules.")
                    game.go("message.button0")
                    self.assertEqual(game.scene(), "statistics")

    def test_a_finished_game_is_looked_back_on_from_the_list(self):
        with Folder() as data, Game(data, seed=3) as game:
            play(game, 1, 1)
            players = game.state()["players"]
            game.go("path_end.title", "title.statistics", "statistics.tab_games", "statistics.game0.review")
            self.assertEqual(game.scene(), "path_review")
            for view, value in (("expected", lambda player: player["total"]), ("points", lambda player: player["points"]),
                                ("tiles", lambda player: len(player["path"]))):
                game.go(f"path_review.{view}")
                told = game.widgets()["path_review.chart"]["label"].split(" · ")
                self.assertEqual([word.rsplit(" ", 1)[1] for word in told], [number(value(it)) for it in players], view)
            moments = {name: widget["label"] for name, widget in game.widgets().items()
                       if name.startswith("path_review.moment")}
            self.assertEqual(len(moments), 3)
            for name, words in moments.items():
                begins = re.match(r"Round (\d+):", words)[1]
                begin_film(game, name)
                self.assertEqual(game.widgets()["film.where"]["label"], f"Round {begins} of 15")
                game.go("film.close")
                self.assertEqual(game.scene(), "path_review")
            game.go("path_review.close")
            self.assertEqual(game.scene(), "statistics")


if __name__ == "__main__":
    unittest.main()
