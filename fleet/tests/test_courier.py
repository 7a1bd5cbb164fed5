"""The sidecar by a clock set by hand, with a server that is only a list of answers."""
import json
import os
import pathlib
import sys
import tempfile
import types
import unittest
import uuid

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "sidecar"))
import fleet_folder  # noqa: E402
from fleet_courier import HALL, Courier  # noqa: E402
from fleet_folder import Folder  # noqa: E402

ROW = (0, "short", None, "Mia", 1, 12, 20514, 1772452800, True)  # as HALL asks for it


def store_named(name):
    return str(uuid.uuid5(uuid.NAMESPACE_OID, name))


class Database:
    """Takes everything, and remembers it."""
    closed = False

    def __init__(self):
        self.asked, self.sent, self.top = [], [], 0

    def execute(self, question, values=()):
        self.asked.append(question)
        if question == HALL:
            return [ROW]
        answer = 4  # the era
        if values:
            batch = json.loads(values[0])
            self.sent.append(batch)
            answer = max(self.top, batch["events"][-1]["seq"]) if batch["events"] else 0
        return types.SimpleNamespace(fetchone=lambda: (answer,))

    def close(self):
        pass


class Case(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = pathlib.Path(home.name)
        for name in ("out", "in"):
            (self.home / name).mkdir()
        self.database, self.now = Database(), 1000.0
        self.courier = self.courier_of(self.home)

    def courier_of(self, home):
        courier = Courier(types.SimpleNamespace(hall_every=30, connection={}), Folder(str(home)), clock=lambda: self.now + 5e8,
                          steady=lambda: self.now)
        courier.connected = lambda: self.database
        return courier

    def read(self, name):
        return json.loads((self.home / "in" / name).read_text(encoding="utf-8"))

    def hand_over(self, number, store, *seqs):
        events = [{"seq": seq, "kind": "health", "at": 0, "body": {}} for seq in seqs]
        (self.home / "out" / f"events-{number:08d}.json").write_text(
            json.dumps({"run": "r", "store": store_named(store), "events": events}))


class Acknowledgements(Case):
    def test_a_stand_set_back_hears_of_no_more_than_it_has_sent(self):
        self.database.top = 5  # it had sent as many before
        self.hand_over(1, "a", 1, 2, 3)
        self.courier.round()
        self.assertEqual(self.read("ack.json")["acked"], {store_named("a"): 3}, "what it was waiting with then")
        self.hand_over(2, "a", 4)
        self.courier.round()
        sent = [event["seq"] for batch in self.database.sent for event in batch["events"]]
        self.assertEqual(sent, [1, 2, 3, 4], "the server says whether it is another")


class Halls(Case):
    def test_the_hall_is_fetched_every_thirty_seconds(self):
        fetched = []
        for _ in range(100):
            self.courier.round()
            fetched.append(self.database.asked.count(HALL))
            self.now += 1
        self.assertEqual([fetched[second] for second in (0, 29, 30, 59, 60, 99)], [1, 1, 2, 2, 3, 4])
        self.assertEqual([batch["events"] for batch in self.database.sent], [[]] * 4, "it says that the stand is there")

    def test_its_rows_say_what_the_server_said(self):
        self.courier.round()
        hall = self.read("fleet.json")
        self.assertEqual((hall["format"], hall["era"], hall["when"]), (1, 4, 500001000))
        self.assertEqual(hall["hall"], [{"record": 0, "board": "short", "date": None, "name": "Mia", "figurine": 1, "value": 12,
                                         "won": 20514, "at": 1772452800, "own": True}])

    def test_it_goes_ten_minutes_after_it_was_fetched_last(self):
        self.courier.round()
        self.now += 500
        self.courier.round()
        self.courier.carry = self.fail_to_carry
        for seconds, is_there in ((590, True), (20, False)):
            self.now += seconds
            self.courier.round()
            self.assertEqual((self.home / "in" / "fleet.json").exists(), is_there, seconds)

    @staticmethod
    def fail_to_carry():
        raise OSError("no route")


class Status(Case):
    def become(self, state, reason, seconds):
        self.now += seconds
        self.courier.become(state, reason)
        self.courier.tell()
        return self.read("status.json")

    def test_since_is_when_the_state_began_whatever_the_reason(self):
        begun = self.become("away", "no route", 5)["since"]
        self.assertEqual(begun, 500001005)
        later = self.become("away", "timeout", 100)
        self.assertEqual((later["since"], later["reason"]), (begun, "timeout"))
        self.assertEqual(self.become("fine", "", 7)["since"], begun + 107)

    def test_it_is_told_anew_every_minute(self):
        told = {}
        for second in range(130):
            self.courier.round()
            told.setdefault(self.read("status.json")["when"] - 500001000, second)
            self.now += 1
        self.assertEqual(told, {0: 0, 60: 60, 120: 120})

    def test_a_folder_that_is_full_is_not_the_server_s_fault(self):
        def full():
            raise OSError(28, "No space left on device")

        self.courier.carry = full
        self.courier.round()
        self.assertEqual(self.read("status.json")["state"], "disk")


class Files(Case):
    def test_the_oldest_go_first(self):
        for number in (10, 9, 100, 8, 11):
            self.hand_over(number, f"store {number}", 1)
        self.courier.round()
        self.assertEqual([batch["store"] for batch in self.database.sent[:5]],
                         [store_named(f"store {number}") for number in (8, 9, 10, 11, 100)])

    def test_an_acknowledgement_can_be_read_by_the_game(self):
        self.hand_over(1, "s", 1, 2)
        self.courier.round()
        self.assertEqual(self.read("ack.json"), {"run": "r", "acked": {store_named("s"): 2}, "fork": {}})
        for name in ("ack.json", "fleet.json", "status.json"):
            self.assertEqual(os.stat(self.home / "in" / name).st_mode & 0o777, 0o640, name)
        self.assertEqual(list((self.home / "in").glob("*.part")), [])


class Refusals(Case):
    def test_what_was_set_aside_is_remembered_over_a_start_and_a_new_file(self):
        folder, most = self.courier.folder, fleet_folder.REFUSED_MOST
        self.addCleanup(setattr, fleet_folder, "REFUSED_MOST", most)
        fleet_folder.REFUSED_MOST = 300  # bytes
        for seq in range(1, 6):
            folder.refuse(0, "s", {"seq": seq, "kind": "silly", "body": {"name": "Secret"}}, "an unknown kind")
        names = sorted(path.name for path in (self.home / "in").iterdir())
        self.assertEqual(names, ["refused.jsonl", "refused.jsonl.1"])
        again = Folder(str(self.home))
        self.assertEqual(sorted(again.refused), [("s", seq) for seq in range(1, 6)])
        self.assertEqual(again.last_refused, "silly 5: an unknown kind")
        self.assertNotIn("Secret", "".join((self.home / "in" / name).read_text() for name in names))

    def test_half_a_line_after_a_power_cut_costs_no_other(self):
        self.courier.folder.refuse(0, "s", {"seq": 3, "kind": "silly"}, "why")
        with open(self.home / "in" / "refused.jsonl", "a", encoding="utf-8") as file:
            file.write('{"when": 1, "rea')
        again = Folder(str(self.home))
        self.assertEqual(list(again.refused), [("s", 3)])
        again.refuse(0, "s", {"seq": 4, "kind": "silly"}, "why")
        self.assertEqual(list(Folder(str(self.home)).refused), [("s", 3), ("s", 4)])

    def test_what_the_disk_turned_to_rubbish_costs_no_other(self):
        self.courier.folder.refuse(0, "s", {"seq": 3, "kind": "silly"}, "why")
        path = self.home / "in" / "refused.jsonl"
        path.write_bytes(b"\xff\xfe\x00\n" + b"[" * 100000 + b"\n" + path.read_bytes())
        self.assertEqual(list(Folder(str(self.home)).refused), [("s", 3)])

    def test_what_is_no_file_is_told_and_waited_for_by_nobody(self):
        os.mkfifo(self.home / "in" / "refused.jsonl")
        folder = Folder(str(self.home))
        with self.assertRaisesRegex(OSError, "is no file"):
            folder.refuse(0, "s", {"seq": 4, "kind": "silly"}, "why")


if __name__ == "__main__":
    unittest.main()
