"""The sidecar against a real server: everything arrives once, whatever dies, and nothing waits."""
import collections
import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
import unittest
import unittest.mock
import uuid

import psycopg

from events import AT, DAY, a_day, event, fame, sums, sums_of, visit
from server import Server, certificates, connect
from gameless import SIDECAR, Stand

LONG = os.environ.get("SCHOTT_LONG") == "1"
NONSENSE = [None, True, -1, 1.5, 1e300, 10 ** 25, float("nan"), "", "x" * 5000, "\0", "\ud800", [], [1], {}, {"a": 1}]


def setUpModule():
    global SERVER
    SERVER = Server()
    unittest.addModuleCleanup(SERVER.__exit__)
    SERVER.__enter__()
    for role in ("hall-1", "hall-2"):
        SERVER.add_stand(role)


class Case(unittest.TestCase):
    def setUp(self):
        with connect(SERVER.connection()) as owner:
            owner.execute("TRUNCATE fleet.event, fleet.store, fleet.visits_by_hour, fleet.quiz_by_hour, fleet.fame")
            owner.execute("UPDATE fleet.stand SET taken = 0")

    def stand(self, events=(), role="hall-1", **more):
        stand = Stand(SERVER, role, events, **more)
        self.addCleanup(stand.end)
        return stand

    def rounds(self, stand, most=40):
        """In this process, one courier."""
        courier = stand.courier()
        for _ in range(most):
            courier.round()
            if stand.follow():
                break
        return courier


class Delivery(Case):
    def test_everything_arrives_and_is_acknowledged(self):
        events = a_day(1900, 1)
        stand = self.stand(events)
        self.rounds(stand)
        self.assertEqual(stand.left, [])
        self.assertEqual(sums_of(SERVER), sums(events))
        self.assertEqual(stand.read("ack.json"), {"run": stand.run, "acked": {stand.store: 1900}, "fork": {}})
        self.assertEqual(list((stand.folder / "out").iterdir()), [])

    def test_no_more_than_200_at_a_time(self):
        stand = self.stand(a_day(1000, 2))
        courier = stand.courier()
        sizes, send = [], courier.send
        courier.send = lambda store, events: (sizes.append(len(events)), send(store, events))[1]
        stand.files.clear()
        for path in (stand.folder / "out").iterdir():
            path.unlink()
        (stand.folder / "out" / "events-1.json").write_text(json.dumps(
            {"run": stand.run, "store": stand.store, "events": stand.left}))
        courier.round()
        self.assertEqual(sizes, [200] * 5)

    def test_killed_between_push_and_acknowledgement(self):
        events = a_day(150, 3)
        stand = self.stand(events)
        first = stand.courier()

        def dies():
            raise KeyboardInterrupt

        first.acknowledge = dies
        with self.assertRaises(KeyboardInterrupt):
            first.round()
        self.assertEqual(SERVER.number("SELECT count(*) FROM fleet.event"), 150)
        self.assertFalse(stand.follow())
        self.rounds(stand)
        self.assertEqual(stand.left, [])
        self.assertEqual(sums_of(SERVER), sums(events))

    def test_kill_9_again_and_again(self):
        events = a_day(10000 if LONG else 3000, 4)
        stand = self.stand(events)
        chance = random.Random(5)
        kills = 0
        while not stand.follow():
            stand.start_sidecar()
            # Sometimes before it gets anywhere, else once so many have arrived, on a slow machine and on a fast one.
            until = time.monotonic() + (chance.uniform(.05, .3) if chance.random() < .3 else 60)
            enough = len(stand.left) - chance.randint(1, 600)
            while time.monotonic() < until and not stand.follow() and len(stand.left) > enough:
                time.sleep(.005)
            stand.kill_sidecar()
            kills += 1
            self.assertLess(kills, 400)
            if chance.random() < .3:
                stand.begin(stand.left)  # the game starts anew too
        self.assertGreater(kills, 2)
        self.assertEqual(sums_of(SERVER), sums(events))

    def test_a_game_that_starts_anew_is_not_given_an_older_acknowledgement(self):
        stand = self.stand(a_day(10, 6))
        self.rounds(stand)
        # Its saved games were set back by hand: the same numbers, but other events.
        other = [visit(seq, seconds=7000 + seq) for seq in range(8, 12)]
        stand.begin(other)
        self.assertFalse(stand.follow())
        self.assertEqual(len(stand.left), 4)
        courier = self.rounds(stand, 2)
        self.assertEqual(courier.fork, {stand.store: 8})
        self.assertEqual(stand.read("ack.json")["fork"], {stand.store: 8})
        self.assertEqual(len(stand.left), 4)
        # It takes another store's number for them, and nothing is lost or counted twice.
        stand.store = str(uuid.uuid4())
        renumbered = [{**one, "seq": seq} for seq, one in enumerate(other, 1)]
        stand.begin(renumbered)
        self.rounds(stand)
        self.assertEqual(sums_of(SERVER), sums(a_day(10, 6) + other))

    def test_a_game_that_starts_anew_before_it_heard_is_told_again(self):
        stand = self.stand(a_day(10, 6))
        courier = stand.courier()
        courier.round()
        stand.begin(stand.left)
        self.assertFalse(stand.follow(), "that was another run's")
        courier.round()
        self.assertTrue(stand.follow())
        self.assertEqual(sums_of(SERVER), sums(a_day(10, 6)))
        # The same where another event has the number.
        stand.begin([visit(seq, seconds=7000 + seq) for seq in range(8, 12)])
        courier.round()
        stand.begin(stand.left)
        courier.round()
        self.assertEqual(stand.read("ack.json"), {"run": stand.run, "acked": {stand.store: 7}, "fork": {stand.store: 8}})

    def test_two_stores_of_a_restored_backup_go_beside_each_other(self):
        stand = self.stand(a_day(10, 7))
        old = {"run": stand.run, "store": str(uuid.uuid4()), "events": a_day(3, 8)}
        (stand.folder / "out" / "events-00000000.json").write_text(json.dumps(old))
        courier = self.rounds(stand)
        self.assertEqual(courier.acked, {old["store"]: 3, stand.store: 10})
        self.assertEqual(sums_of(SERVER), sums(a_day(10, 7) + a_day(3, 8)))


class Away(Case):
    def test_the_server_away_for_ten_thousand_events(self):
        SERVER.stop("immediate")
        try:
            events = a_day(10000 if LONG else 2500, 9)
            stand = self.stand(events)
            stand.start_sidecar()
            until = time.monotonic() + 60
            while stand.read("status.json") is None:
                self.assertLess(time.monotonic(), until)
                time.sleep(.1)
            self.assertEqual(stand.read("status.json")["state"], "away")
            self.assertIsNone(stand.read("ack.json"))
        finally:
            SERVER.start()
        stand.deliver(200)
        self.assertEqual(sums_of(SERVER), sums(events))
        self.assertEqual(len(stand.read("fleet.json")["hall"]) > 0, True)

    def test_tries_are_further_and_further_apart(self):
        stand = self.stand(a_day(3, 10), port=1)
        courier, tries, now = stand.courier(), [], 0.0
        courier.steady = lambda: now
        carry = courier.carry
        courier.carry = lambda: (tries.append(now), carry())
        while now < 600:
            now += courier.round()
        gaps = [later - sooner for sooner, later in zip(tries, tries[1:])]
        self.assertLess(gaps[0], 3)
        self.assertGreater(min(gaps[7:]), 40)
        self.assertLess(max(gaps), 80)

    def test_a_server_that_never_answers_keeps_nobody(self):
        with socket.create_server(("127.0.0.1", 0)) as silent:
            stand = self.stand(a_day(3, 11), port=silent.getsockname()[1])
            courier = stand.courier()
            courier.settings.connection["connect_timeout"] = 2
            began = time.monotonic()
            courier.round()
            self.assertLess(time.monotonic() - began, 6)
            self.assertEqual(courier.state, "away")
            self.assertIn("timeout", stand.read("status.json")["reason"])

    def test_a_connection_that_dies_in_the_middle_is_made_anew(self):
        events = a_day(400, 12)
        stand = self.stand(events[:200])
        courier = self.rounds(stand)
        SERVER.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'hall-1'")
        stand.left = events[200:]
        stand.hand_over()
        courier.round()
        self.assertEqual(courier.state, "away")
        courier.wait_until = 0
        courier.round()
        self.assertEqual(courier.state, "fine")
        self.assertEqual(sums_of(SERVER), sums(events))
        self.assertEqual(courier.round(), 1, "and goes on as ever")

    def test_behind_a_pool_that_hands_connections_round(self):
        stand = self.stand(a_day(450, 18))
        courier = stand.courier()
        courier.settings.connection["options"] = ""  # which a pool may ignore
        others = [psycopg.connect(**courier.settings.connection, autocommit=True) for _ in range(2)]
        made = courier.connected()
        with unittest.mock.patch.object(type(made), "execute", lambda _, *asked: self.in_turn(others).execute(*asked)):
            courier.round()
        self.assertEqual((courier.state, stand.follow()), ("fine", True))
        self.assertEqual(sums_of(SERVER), sums(a_day(450, 18)))
        for other in others:
            self.assertEqual(other.cursor().execute("SELECT name FROM pg_prepared_statements").fetchall(), [])
            other.close()

    @staticmethod
    def in_turn(others):
        others.reverse()
        return others[0].cursor()

    def test_a_server_of_another_name_or_authority_is_told_nothing(self):
        stand = self.stand(a_day(3, 18))
        right = stand.ini.read_text()
        other = stand.folder / "other"
        certificates(other, "authority")
        for wrong, why in ((right.replace("host = localhost", "host = 127.0.0.1"), "does not match host name"),
                           (right.replace(f"{SERVER.keys}/hall-1/authority.crt", f"{other}/authority.crt"),
                            "certificate verify failed")):
            self.assertNotEqual(wrong, right)
            stand.ini.write_text(wrong)
            stand.courier().round()
            self.assertIn(why, stand.read("status.json")["reason"])
        self.assertEqual(SERVER.number("SELECT count(*) FROM fleet.event"), 0)

    def test_a_stand_nobody_added_says_so(self):
        SERVER.add_stand("removed")
        stand = self.stand(a_day(3, 13), role="removed")
        SERVER.ask("DELETE FROM fleet.stand WHERE role = 'removed'")
        stand.courier().round()
        self.assertIn("nobody has added a stand called removed", stand.read("status.json")["reason"])


class Refused(Case):
    def test_what_is_never_taken_goes_aside_with_its_reason_and_the_rest_arrives(self):
        good = a_day(20, 14)
        events = good[:5] + [event(6, "silly", x=1), visit(7, hour=99)] + [{**one, "seq": one["seq"] + 2} for one in good[5:]]
        stand = self.stand(events)
        self.rounds(stand)
        self.assertEqual(stand.left, [])
        self.assertEqual(sums_of(SERVER), sums(good))
        aside = [json.loads(line) for line in (stand.folder / "in" / "refused.jsonl").read_text().splitlines()]
        self.assertEqual([(one["event"]["seq"], one["reason"]) for one in aside],
                         [(6, "an unknown kind: silly"), (7, "no hour")])
        self.assertEqual(aside[0]["event"]["body"], {"x": 1})
        status = stand.courier()
        status.tell()
        self.assertEqual(stand.read("status.json")["refused"], 2)
        self.assertEqual(stand.read("status.json")["last"], "visit 7: no hour")
        self.assertEqual(SERVER.ask("SELECT seq, body ->> 'why' FROM fleet.event WHERE kind = 'void' ORDER BY seq"),
                         [(6, "an unknown kind: silly"), (7, "no hour")])

    def test_text_the_server_cannot_read_goes_aside_alone(self):
        events = a_day(9, 15)
        events[4]["body"]["language"] = "d\0e"
        stand = self.stand(events)
        self.rounds(stand)
        self.assertEqual(sums_of(SERVER), sums(events[:4] + events[5:]))
        self.assertEqual(len((stand.folder / "in" / "refused.jsonl").read_text().splitlines()), 1)

    def test_nonsense_of_any_kind_holds_up_nothing_behind_it(self):
        chance = random.Random(5)
        for _ in range(20 if LONG else 3):
            events = a_day(300, chance.random())
            for one in chance.sample(events, 90):
                place = chance.choice([one, one["body"], one["body"], one["body"]])
                place[chance.choice(["kind", "at"] if place is one else sorted([*place, "cleared"]))] = chance.choice(NONSENSE)
            stand = self.stand(events)
            courier = self.rounds(stand, 200)
            self.assertEqual((stand.left, courier.state), ([], "fine"))
            taken = SERVER.number("SELECT count(*) FROM fleet.event WHERE store = %s AND kind <> 'void'", stand.store)
            self.assertEqual(taken + len(courier.folder.refused), 300)
            self.assertEqual(SERVER.ask("SELECT * FROM fleet.audit"), [])

    def test_what_nobody_can_write_down_goes_aside_too(self):
        kinds = ["\0", "\ud800", None, 5, ["visit"], "x" * 100000, "Łicht\n"]
        stand = self.stand([visit(1), *(event(seq, kind) for seq, kind in enumerate(kinds, 2)), visit(9)])
        courier = self.rounds(stand)
        self.assertEqual((stand.left, courier.state), ([], "fine"))
        self.assertEqual(sums_of(SERVER)[0], 2)
        self.assertEqual(SERVER.ask("SELECT body ->> 'was' FROM fleet.event WHERE kind = 'void' ORDER BY seq"),
                         [("?",), ("?",), ("None",), ("5",), ("['visit']",), ("x" * 48,), ("Łicht?",)])
        self.assertEqual(stand.read("status.json")["refused"], 7)

    def test_what_is_nested_too_deep_for_the_server_goes_aside_alone(self):
        deep = []
        for _ in range(900):
            deep = [deep]
        stand = self.stand([visit(1), event(2, "health", deep=deep), visit(3)])
        SERVER.ask("ALTER ROLE \"hall-1\" SET max_stack_depth = '100kB'")
        self.addCleanup(SERVER.ask, 'ALTER ROLE "hall-1" RESET max_stack_depth')
        self.rounds(stand)
        self.assertEqual(stand.left, [])
        self.assertEqual(sums_of(SERVER)[0], 2)

    def test_an_event_without_a_time_goes_aside_too(self):
        stand = self.stand([visit(1), visit(2, at="soon"), visit(3)])
        self.rounds(stand)
        self.assertEqual(stand.left, [])
        self.assertEqual(sums_of(SERVER)[0], 2)
        self.assertIn("visit 2: no time", stand.courier().folder.last_refused)

    def test_a_server_that_stumbles_meanwhile_is_no_fault_of_an_event(self):
        events = a_day(8, 19)
        events[6]["body"]["language"] = "d\0e"
        stand = self.stand(events)
        courier, tries = stand.courier(), []
        send = courier.send

        def stumbles(store, sent):
            tries.append(len(sent))
            if tries == [8, 4]:  # while the one that cannot be read is looked for
                raise psycopg.errors.QueryCanceled("canceling statement due to statement timeout")
            return send(store, sent)

        courier.send = stumbles
        courier.round()
        self.assertEqual(courier.state, "away")
        courier.wait_until = 0
        courier.round()
        self.assertTrue(stand.follow())
        aside = [json.loads(line) for line in (stand.folder / "in" / "refused.jsonl").read_text().splitlines()]
        self.assertEqual([one["event"]["seq"] for one in aside], [7])
        self.assertEqual(sums_of(SERVER), sums(events[:6] + events[7:]))

    def test_a_sidecar_that_forgot_what_it_set_aside_counts_nothing_twice(self):
        events = [visit(1), event(2, "silly"), visit(3)]
        stand = self.stand(events)
        self.rounds(stand)
        (stand.folder / "in" / "refused.jsonl").unlink()
        stand.begin(events)
        self.rounds(stand)
        self.assertEqual(stand.left, [])
        self.assertEqual(sums_of(SERVER), sums(events))


class Folders(Case):
    def test_files_that_make_no_sense_are_left_alone(self):
        stand = self.stand(a_day(5, 16))
        for name, text in (("events-0.json", "{"), ("events-00000000.json", '{"run": 1}'), ("events-2.json", "[]"),
                           ("other.txt", "x"), ("events-3.json", '{"run": "a", "store": "b", "events": []}'),
                           ("events-9.json.part", '{"run"')):
            (stand.folder / "out" / name).write_text(text)
        self.rounds(stand)
        self.assertEqual(sums_of(SERVER), sums(a_day(5, 16)))

    def test_nothing_in_place_of_a_file_keeps_the_others_waiting(self):
        def batch(store, *events):
            return json.dumps({"run": "r", "store": store, "events": events})

        store = str(uuid.uuid4())
        texts = {"nested too deep": "[" * 200000, "another store's name": batch("x", visit(1)),
                 "a number too large": batch(store, visit(2 ** 63)), "no number": batch(store, visit(True))}
        places = {"a pipe": os.mkfifo, "a device": lambda path: path.symlink_to("/dev/zero"), "a folder": os.mkdir,
                  "a link to itself": lambda path: path.symlink_to(path), **{
                      name: lambda path, text=text: path.write_text(text) for name, text in texts.items()}}
        for name, make in places.items():
            with self.subTest(name):
                stand = self.stand([visit(1), visit(2)])
                make(stand.folder / "out" / "events-00000000.json")
                done = subprocess.run([sys.executable, str(SIDECAR), "--config", str(stand.ini), "--once"], text=True,
                                      capture_output=True, check=False, timeout=20)
                self.assertEqual((done.stdout, done.stderr), ("fine\n", ""))
                self.assertTrue(stand.follow())

    def test_a_file_that_may_not_be_read_is_told(self):
        stand = self.stand([visit(1)])
        courier = stand.courier()
        folder = sys.modules["fleet_folder"]
        with unittest.mock.patch.object(folder.os, "open", side_effect=PermissionError(13, "Permission denied")):
            courier.round()
        self.assertEqual((courier.state, courier.reason), ("disk", "[Errno 13] Permission denied"))

    def test_settings_may_begin_with_a_mark(self):
        stand = self.stand([visit(1)])
        stand.ini.write_bytes(b"\xef\xbb\xbf" + stand.ini.read_bytes())
        self.rounds(stand)
        self.assertEqual(stand.left, [])

    def test_the_hall_is_never_half_written(self):
        stand = self.stand([fame(seq, "Mia", seq, at=AT + seq) for seq in range(1, 30)], hall=1)
        stand.start_sidecar()
        stand.deliver()
        seen, until = 0, time.monotonic() + 4
        while time.monotonic() < until or (seen <= 10 and time.monotonic() < until + 60):
            hall = stand.read("fleet.json")  # json.loads fails on half a file
            seen += hall is not None and len(hall["hall"]) == 10
        self.assertGreater(seen, 10)
        self.assertEqual((stand.folder / "in" / "fleet.json").stat().st_mode & 0o777, 0o640)

    def test_a_hall_that_grew_old_goes(self):
        stand = self.stand([fame(1, "Ada")], port=1)
        (stand.folder / "in" / "fleet.json").write_text("{}")
        courier, now = stand.courier(), 0.0
        courier.steady, courier.began = lambda: now, 0.0
        while now < 620:
            self.assertEqual((stand.folder / "in" / "fleet.json").exists(), now <= 602, now)
            now += courier.round()

    def test_no_name_is_set_aside(self):
        stand = self.stand([fame(1, "Secret", value="many")])
        self.rounds(stand)
        self.assertEqual(stand.left, [])
        self.assertNotIn("Secret", "".join(path.read_text() for path in (stand.folder / "in").iterdir()))

    def test_two_stands_see_one_hall(self):
        one, two = self.stand([fame(1, "Ada", 9)]), self.stand([fame(1, "Émile", 8)], "hall-2")
        self.rounds(one)
        self.rounds(two)
        one.courier().round()
        names = [(row["name"], row["own"]) for row in one.read("fleet.json")["hall"] if row["date"] is None]
        self.assertEqual(names, [("Émile", False), ("Ada", True)])

    def test_no_stand_makes_the_hall_too_large_for_the_others(self):
        today = int(time.time()) // 86400
        stand = self.stand([fame(20 * number + n + 1, "小" * 31, n % 9 + 1, board=board, record=number % 5, date=today)
                            for number, board in enumerate(["short", "classic", "grand", "spiral", "kaleidoscope"] * 12)
                            for n in range(20)] + [fame(1201, "Ada", 1, board="short-3", date=today)])
        self.rounds(stand)
        courier = stand.courier()
        courier.round()
        hall = stand.read("fleet.json")["hall"]
        self.assertLessEqual(max(collections.Counter((row["record"], row["board"], row["date"]) for row in hall).values()), 10)
        self.assertIn(("short-3", "Ada"), [(row["board"], row["name"]) for row in hall])
        self.assertLess((stand.folder / "in" / "fleet.json").stat().st_size, 1 << 18)

    def test_a_row_that_no_game_reads_is_left_out(self):
        stand = self.stand()
        row = {"record": 0, "board": "short", "date": None, "name": "Ada", "figurine": 1, "value": 9, "won": DAY, "at": AT,
               "own": False}
        wrong = [{**row, key: value} for key, value in (
            ("record", -1), ("board", "小" * 16), ("name", "小" * 32), ("name", ""), ("name", None), ("value", 2 ** 31),
            ("value", 1.5), ("won", 10 ** 9), ("at", 2 ** 60), ("date", -3), ("figurine", "x"))]
        stand.courier().folder.write_hall(AT, 0, [*wrong, row, {**row, "name": "小" * 31}])
        self.assertEqual([one["name"] for one in stand.read("fleet.json")["hall"]], ["Ada", "小" * 31])

    def test_a_full_disk_keeps_what_was_and_goes_on_when_there_is_room(self):
        stand = self.stand(a_day(30, 17))
        courier = stand.courier()
        write = courier.folder.write

        def full(name, content):
            if name == "ack.json":
                raise OSError(28, "No space left on device")
            write(name, content)

        courier.folder.write = full
        courier.round()
        self.assertEqual((courier.state, stand.follow()), ("disk", False))
        courier.folder.write = write
        courier.wait_until = 0
        courier.round()
        self.assertTrue(stand.follow())
        self.assertEqual(sums_of(SERVER), sums(a_day(30, 17)))

    def test_settings_that_are_wrong_are_said_in_a_sentence(self):
        stand = self.stand()
        right = stand.ini.read_text()
        for wrong, words in ((right.replace("role = hall-1", "role ="), "role in [stand] is missing"),
                             (right.replace("hall = 30", "hall = 900"), "1 to 300"),
                             (right + "speed = 3\n", "there is no speed in [times]"), ("nonsense", "cannot be read"),
                             (right.replace("stand.key", "other.key"), "is not there")):
            stand.ini.write_text(wrong)
            done = subprocess.run([sys.executable, str(SIDECAR), "--config", str(stand.ini), "--once"], text=True,
                                  stderr=subprocess.PIPE, check=False, timeout=20)
            self.assertEqual(done.returncode, 1)
            self.assertIn(words, done.stderr)
            self.assertNotIn("Traceback", done.stderr)


class Twenty(Case):
    @unittest.skipUnless(LONG, "with SCHOTT_LONG=1")
    def test_twenty_stands_at_once(self):
        stands, everything = [], []
        for i in range(20):
            SERVER.add_stand(f"many-{i}")
            events = a_day(1000, 100 + i)
            everything += events
            stands.append(self.stand(events, f"many-{i}"))
        for stand in stands:
            stand.start_sidecar()
        threads = [threading.Thread(target=stand.deliver, args=(400,)) for stand in stands]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sums_of(SERVER), sums(everything))
        for i in range(20):
            self.assertEqual(sums_of(SERVER, f"many-{i}"), sums(a_day(1000, 100 + i)))


if __name__ == "__main__":
    unittest.main()
