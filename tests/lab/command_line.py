"""schott-lab as a program: exit statuses, one line on standard error, answers flushed one by one."""
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

LAB = sys.argv.pop(1)


def run(*arguments, text=b"", environment=None):
    done = subprocess.run([LAB, *arguments], input=text, capture_output=True, timeout=60, env=environment)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def engine(*lines):
    """Answers to lines of bytes."""
    status, out, err = run("engine", text=b"\n".join(lines) + b"\n")
    assert status == 0 and err == "", (status, err)
    return [json.loads(line) for line in out.splitlines()]


class Options(unittest.TestCase):
    def test_help_and_version_are_told(self):
        status, out, err = run("--help")
        self.assertEqual((status, err), (0, ""))
        for word in ("engine", "simulate", "replay", "bench"):
            self.assertIn(word, out)
        status, out, err = run("--version")
        self.assertEqual((status, err), (0, ""))
        self.assertRegex(out, r"^schott-lab \d+\.\d+\.\d+\n$")

    def test_help_names_boards_and_levels_of_both_games(self):
        _, out, _ = run("--help")
        self.assertIn("\nTracks of World: short, classic, grand, sprint. Boards of Best Path: classic, kaleidoscope, spiral.\n", out)
        self.assertTrue(out.endswith("\nLevels, weakest first: gentle, easy, medium, hard, expert.\n"), out)
        for line in out.splitlines():
            self.assertLessEqual(len(line), 120)
        for game in ("world", "path"):
            _, _, err = run("simulate", "--game", game, "--players", "genius,easy")
            named = re.search("known are (.*)\\.", err)[1].split(", ")
            self.assertEqual(sorted(named), ["easy", "expert", "gentle", "hard", "medium"])

    def test_wrong_usage_is_told_in_one_line(self):
        for arguments in (
            (), ("play",), ("--help", "me"), ("engine", "x"), ("engine", "--assets"), ("simulate",),
            ("simulate", "--players"), ("simulate", "--players", "easy"), ("simulate", "--players", ""),
            ("simulate", "--players", "easy,"), ("simulate", "--players", "easy,genius"),
            ("simulate", "--players", ",".join(["easy"] * 5)),
            ("simulate", "--players", "easy,easy", "--games", "0"),
            ("simulate", "--players", "easy,easy", "--games", "1.5"),
            ("simulate", "--players", "easy,easy", "--games", ""),
            ("simulate", "--players", "easy,easy", "--seed", "-1"),
            ("simulate", "--players", "easy,easy", "--seed", "99999999999999999999"),
            ("simulate", "--players", "easy,easy", "--quiz-rate", "1.01"),
            ("simulate", "--players", "easy,easy", "--quiz-rate", "nan"),
            ("simulate", "--players", "easy,easy", "--quick"),
            ("simulate", "--game"), ("simulate", "--game", "chess", "--players", "easy,easy"),
            ("simulate", "--game", "path"), ("simulate", "--game", "path", "--players", ",".join(["easy"] * 5)),
            ("bench", "--game", "chess"), ("bench", "--game"), ("bench", "--game", "path", "--actions", "0"),
            ("replay",), ("replay", "a", "b"), ("bench", "--actions", "x"), ("bench", "now"),
            ("bench", "two\nlines"), ("play\nme",), ("bench", "x" * 5000), ("x" * 5000,),
        ):
            with self.subTest(arguments=arguments):
                status, out, err = run(*arguments)
                self.assertEqual((status, out), (2, ""))
                self.assertRegex(err, r"^schott-lab: [^\n]+\.\n$")

    def test_options_of_the_other_game_are_told_to_be_so(self):
        for arguments, option, owner in (
            (("--game", "path", "--players", "expert", "--track", "short"), "--track", "world"),
            (("--players", "expert", "--game", "path", "--quiz-rate", "1"), "--quiz-rate", "world"),
            (("--game", "path", "--players", "expert", "--no-events"), "--no-events", "world"),
            (("--players", "easy,easy", "--board", "classic"), "--board", "path"),
        ):
            with self.subTest(option=option):
                status, out, err = run("simulate", *arguments)
                self.assertEqual((status, out), (2, ""))
                self.assertTrue(err.startswith(f"schott-lab: {option} belongs to --game {owner}, "), err)

    @unittest.skipUnless(shutil.which("bash"), "there is no bash")
    def test_the_shell_completes_levels_and_boards(self):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../packaging/linux/completions/schott-lab")

        def completed(*words):
            # compopt speaks up outside of a completion
            done = subprocess.run(["bash", "-c", 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
                                   '_schott_lab 2> /dev/null; printf "%s\n" "${COMPREPLY[@]}"', "bash", script, LAB, *words],
                                  capture_output=True, text=True, check=True)
            return done.stdout.split()

        self.assertEqual(completed("simulate", "--players", ""), ["gentle", "easy", "medium", "hard", "expert"])
        self.assertEqual(completed("simulate", "--players", "hard,e"), ["hard,easy", "hard,expert"])
        self.assertEqual(completed("simulate", "--game", "path", "--board", "sp"), ["spiral"])

    def test_an_unknown_level_is_named_with_those_there_are(self):
        for game in ("world", "path"):
            for name in ("clever", "", "x" * 40):
                with self.subTest(game=game, name=name):
                    status, out, err = run("simulate", "--game", game, "--players", f"easy,{name}")
                    self.assertEqual((status, out), (2, ""))
                    self.assertEqual(err, f"schott-lab: --players \"{name}\": there is no level of that name: known are "
                                          "gentle, easy, medium, hard, expert.\n")

    def test_bench_measures_either_game(self):
        for game, word in (("world", "actions"), ("path", "closings")):
            status, out, err = run("bench", "--game", game, "--actions", "2000")
            self.assertEqual((status, err), (0, ""))
            self.assertRegex(out, rf"^2000 {word} of random legal play")
            self.assertRegex(out, r"a game is \d+ bytes, what a player can see \d+ bytes")

    def test_what_cannot_be_done_is_told_in_one_line(self):
        for arguments in (
            ("engine", "--assets", "no/such/folder"), ("bench", "--assets", "no/such/folder"),
            ("bench", "--game", "path", "--assets", "no/such/folder"),
            ("replay", "no/such/game.json"), ("replay", "."),
            ("simulate", "--players", "easy,easy", "--track", "no/such/board.json"),
        ):
            with self.subTest(arguments=arguments):
                status, out, err = run(*arguments)
                self.assertEqual((status, out), (1, ""))
                self.assertRegex(err, r"^schott-lab: [^\n]+\.\n$")

    def test_a_track_that_is_not_there_is_told_with_those_that_are(self):
        _, _, err = run("simulate", "--players", "easy,easy", "--track", "clasic")
        for word in ("short", "classic", "grand", "clasic cannot be opened"):
            self.assertIn(word, err)

    def test_the_environment_names_the_assets(self):
        environment = dict(os.environ, SCHOTT_WORLD_ASSETS="no/such/folder")
        status, _, err = run("engine", environment=environment)
        self.assertEqual(status, 1)
        self.assertIn("no/such/folder", err)


class Simulations(unittest.TestCase):
    def test_a_report_as_json_holds_what_the_text_tells(self):
        status, out, err = run("simulate", "--players", "easy,easy,easy", "--games", "9", "--seed", "4",
                               "--track", "short", "--json")
        self.assertEqual((status, err), (0, ""))
        report = json.loads(out)
        self.assertEqual(report["games"], 9)
        self.assertEqual([seat["games"] for seat in report["seats"]], [9, 9, 9])
        self.assertEqual(report["levels"][0]["games"], 27)
        self.assertEqual(sum(seat["wins"]["count"] for seat in report["seats"]), report["levels"][0]["wins"]["count"])
        self.assertLessEqual(report["stages"]["low"], report["stages"]["mean"])
        for key in ("p50", "p99", "max"):
            self.assertGreaterEqual(report["levels"][0]["decision_us"][key], 0)

    def test_levels_of_best_path_meet_on_a_board(self):
        status, out, err = run("simulate", "--game", "path", "--players", "medium,easy", "--games", "20", "--seed", "4",
                               "--board", "spiral", "--json")
        self.assertEqual((status, err), (0, ""))
        report = json.loads(out)
        medium, easy = sorted(report["levels"], key=lambda level: -level["wins"]["mean"])
        self.assertEqual((medium["level"], medium["games"], easy["level"], easy["games"]), ("medium", 20, "easy", 20))
        self.assertAlmostEqual(medium["wins"]["mean"] + easy["wins"]["mean"], 1)
        self.assertEqual([start["games"] for start in report["starts"]], [10, 10, 10, 10])

    def test_a_report_begins_with_the_weakest_level(self):
        for game in ("world", "path"):
            arguments = ("simulate", "--game", game, "--players", "medium,easy,gentle", "--games", "2")
            named = [level["level"] for level in json.loads(run(*arguments, "--json")[1])["levels"]]
            self.assertEqual(named, ["gentle", "easy", "medium"])
            self.assertEqual(re.findall(r"^level (\w+)", run(*arguments)[1], re.MULTILINE), named)

    def test_a_share_of_wins_is_never_below_none_or_above_all(self):
        for players in ("hard,easy", "expert"):
            _, out, _ = run("simulate", "--game", "path", "--players", players, "--games", "2", "--seed", "4", "--json")
            report = json.loads(out)
            for score in report["levels"] + report["starts"]:
                wins = score["wins" if players != "expert" else "over_40"]
                with self.subTest(players=players, wins=wins):
                    self.assertTrue(0 <= wins["low"] <= wins["mean"] <= wins["high"] <= 1)
                    self.assertLess(wins["low"], wins["high"])  # two games prove nothing

    def both(self, *arguments):
        """The same contest told in words and as JSON."""
        tellings = []
        for form in ((), ("--json",)):
            status, out, err = run("simulate", *arguments, *form)
            self.assertEqual((status, err), (0, ""))
            tellings.append(out)
        return tellings[0], json.loads(tellings[1])

    @staticmethod
    def told(text, heading, what):
        """The rest of a line below a heading."""
        below = text.split(f"\n{heading}")[1]
        return re.search(rf"^  {what} +(.*)$", below, re.MULTILINE).group(1)

    def test_words_and_json_tell_the_same_of_a_contest_of_world(self):
        text, report = self.both("--players", "medium,easy", "--games", "12", "--seed", "4", "--track", "short",
                                 "--quiz-rate", "0.255")
        self.assertTrue(report["events"])
        self.assertNotIn("without event cards", text)
        self.assertIn("\nseat 0 (starts the first stage)\n", text)
        self.assertIn("\nseat 1\n", text)
        scores = [(f"seat {seat['seat']}", seat) for seat in report["seats"]]
        scores += [(f"level {level['level']}", level) for level in report["levels"]]
        self.assertEqual(len(scores), 4)
        for heading, score in scores:
            for what, key in (("wins", "wins"), ("shared wins", "shared_wins"), ("questions right", "questions_right")):
                self.assertTrue(self.told(text, heading, what).startswith(f"{score[key]['count']} of {score[key]['of']}, "))
            self.assertGreater(score["questions_right"]["of"], score["games"])  # more than one a game
        for level in report["levels"]:
            self.assertEqual(level["quiz_rate"], [.255] * 3)
            self.assertIn(f"level {level['level']} (knows 25.5, 25.5, 25.5 % of easy, middling, hard questions)", text)
        # Each level sits everywhere equally often: it does not win all that its first seat wins.
        medium = next(level for level in report["levels"] if level["level"] == "medium")
        self.assertGreater(medium["wins"]["count"], max(seat["wins"]["count"] for seat in report["seats"]))

    def test_levels_know_less_of_harder_questions(self):
        text, report = self.both("--players", "expert,easy", "--games", "2", "--seed", "4", "--no-events")
        self.assertFalse(report["events"])
        self.assertIn("without event cards", text)
        for level in report["levels"]:
            told = ", ".join(f"{rate * 100:.1f}" for rate in level["quiz_rate"])
            self.assertEqual(sorted(level["quiz_rate"], reverse=True), level["quiz_rate"])
            self.assertEqual(len(set(level["quiz_rate"])), 3)
            self.assertIn(f"level {level['level']} (knows {told} % of", text)

    def test_words_and_json_tell_the_same_of_a_contest_of_best_path(self):
        for players, wins, key in (("easy", "over 40", "over_40"), ("easy,medium", "wins", "wins")):
            text, report = self.both("--game", "path", "--players", players, "--games", "12", "--seed", "4")
            self.assertRegex(text, rf"whole boards +{report['whole_boards']}\n")
            self.assertEqual([start["start"] for start in report["starts"]], [0, 1, 2, 3])
            scores = [(f"start {start['start']}", start) for start in report["starts"]]
            scores += [(f"level {level['level']}", level) for level in report["levels"]]
            for heading, score in scores:
                for what in ("total", "points", "missed"):
                    self.assertTrue(self.told(text, heading, what).startswith(f"{score[what]['mean']:.2f} ("), heading)
                self.assertTrue(self.told(text, heading, wins).startswith(f"{score[key]['mean'] * 100:.1f} % of "))
                self.assertAlmostEqual(score["points"]["mean"] - score["missed"]["mean"], score["total"]["mean"])
                # Nobody wins less than never or more than always, however few games there were.
                self.assertGreaterEqual(score[key]["low"], 0)
                self.assertLessEqual(score[key]["high"], 1)

    def test_forty_points_alone_are_not_more_than_forty(self):
        for seed, total, wins in ((1, 40, 0), (25, 41, 1)):
            _, report = self.both("--game", "path", "--players", "hard", "--games", "1", "--seed", str(seed))
            level = report["levels"][0]
            self.assertEqual((level["total"]["mean"], level["over_40"]["mean"]), (total, wins))

    def test_a_track_can_come_from_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "track.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write('{"goal":9,"sites":[[3,1]]}')
            status, out, _ = run("simulate", "--players", "easy,easy", "--games", "2", "--track", path, "--json")
            self.assertEqual((status, json.loads(out)["goal"]), (0, 9))
            with open(path, "w", encoding="utf-8") as file:
                file.write('{"goal":9,"sites":[[3,1],[4,1]]}')
            status, _, err = run("simulate", "--players", "easy,easy", "--track", path)
            self.assertEqual(status, 1)
            self.assertIn("field 4", err)


class Lines(unittest.TestCase):
    NEW = b'{"cmd":"new","game":"world","players":2,"seed":7}'

    def test_each_line_is_answered_before_the_next_is_sent(self):
        with subprocess.Popen([LAB, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            for _ in range(3):
                process.stdin.write(self.NEW + b"\n")
                process.stdin.flush()
                self.assertTrue(json.loads(process.stdout.readline())["ok"])
            process.stdin.close()
            self.assertEqual(process.wait(), 0)

    def test_no_input_is_no_fault(self):
        self.assertEqual(run("engine"), (0, "", ""))

    def test_a_last_line_without_an_end_is_answered(self):
        status, out, _ = run("engine", text=self.NEW)
        self.assertEqual((status, out.count("\n")), (0, 1))

    def test_the_engine_goes_on_after_any_nonsense(self):
        nonsense = [
            b"", b"\0", b"\xff\xfe", b"{" * 100000, b"[" * 1048577, b"x" * 3000000, b'{"cmd":"hash"}\0{"cmd":"hash"}',
            b'{"cmd":"new","game":"world","players":2,"seed":1e999}', b'"' + b"a" * 1048574 + b'"',
            b'{"cmd":"' + b"\\u0000" * 9 + b'"}', b'{"cmd":"row","row":[' + b"1," * 500000 + b"1]}",
            b'{"\xc3\xa9":1}', b'\xef\xbb\xbf{"cmd":"hash"}', b'{"cmd":"hash"}}', b'{"cmd":"hash",}', b"{'cmd':'hash'}",
        ]
        lines = [self.NEW]
        for line in nonsense:
            lines += [line, b'{"cmd":"hash"}']
        answers = engine(*lines)
        self.assertEqual(len(answers), len(lines))
        for number, answer in enumerate(answers[1::2]):
            self.assertFalse(answer["ok"], nonsense[number][:80])
            self.assertTrue(answer["error"].endswith("."))
            self.assertNotIn("\n", answer["error"])
        self.assertEqual(len({answer["hash"] for answer in answers[2::2]}), 1)

    def test_random_bytes_in_good_lines_never_stop_the_engine(self):
        source = random.Random(1)
        good = [self.NEW, b'{"cmd":"apply","action":{"type":"take","from":"stock"}}',
                b'{"cmd":"apply","action":{"type":"place","slot":3}}', b'{"cmd":"row","row":[1,0,5]}']
        lines = []
        for _ in range(2000):
            line = bytearray(source.choice(good))
            for _ in range(source.randint(0, 3)):
                line[source.randrange(len(line))] = source.choice(b'{}[]",:0123456789eE.-+truefalsn\\\x00\xff\x80')
            lines.append(bytes(line).replace(b"\n", b" "))
        self.assertEqual(len(engine(*lines)), len(lines))


class Replays(unittest.TestCase):
    def test_a_game_of_best_path_replays_and_a_changed_one_does_not(self):
        new = b'{"cmd":"new","game":"path","players":2,"seed":7}'
        close = b'{"cmd":"apply","action":{"type":"line","player":%d,"end":"b","cells":[]}}'
        game = engine(new, close % 1, close % 0, b'{"cmd":"save"}')[3]["game"]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "game.json")

            def replay(what):
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(what, file)
                return run("replay", path)

            self.assertEqual(replay(game), (0, f"game.json: 2 actions end with the recorded hash {game['hash']}.\n", ""))
            with open(path, "w", encoding="utf-8-sig") as file:  # as Windows' editors save it
                json.dump(game, file)
            self.assertEqual(run("replay", path)[0], 0)
            # an action less: the recorded hash does not hold
            self.assertEqual(replay({**game, "actions": game["actions"][:-1]})[0], 1)
            self.assertEqual(replay(dict(game, hash="0123456789abcdef"))[0], 1)
            _, _, err = replay(dict(game, game="world"))
            self.assertIn("setup must not have a key \"board\": it belongs to \"game\":\"path\".", err)
            _, _, err = replay(dict(game, actions=game["actions"][:1] * 2))
            self.assertIn("Action 1 of the game cannot be played: This player has closed the round", err)

    def test_a_saved_game_replays_and_a_changed_one_does_not(self):
        answers = engine(Lines.NEW, b'{"cmd":"apply","action":{"type":"take","from":"discard"}}', b'{"cmd":"save"}')
        game = answers[2]["game"]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "game.json")

            def replay():
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(game, file)
                return run("replay", path)

            status, out, err = replay()
            self.assertEqual((status, err), (0, ""))
            self.assertIn(game["hash"], out)
            game["setup"]["seed"] += 1
            self.assertEqual(replay()[0], 1)
            game["setup"]["seed"] -= 1
            game["actions"].append({"type": "next_stage"})
            status, _, err = replay()
            self.assertEqual(status, 1)
            self.assertIn("Action 1 of the game", err)
            del game["actions"][1], game["hash"]
            status, _, err = replay()
            self.assertEqual(status, 1)
            self.assertIn("records no hash", err)


if __name__ == "__main__":
    unittest.main()
