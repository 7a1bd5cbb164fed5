"""Who has a stand's key: what they can write on others' screens, whom they can make wait, and what is left of them."""
import json
import os
import shutil
import time
import unittest
import uuid

import psycopg

from events import AT, DAY, a_day, event, fame, names, quiz, sums_of, visit
from server import FLEET, Server, connect

PUSH = "SELECT fleet.push(%s::jsonb)"
LONG = os.environ.get("SCHOTT_LONG") == "1"


def setUpModule():
    global SERVER
    SERVER = Server()
    unittest.addModuleCleanup(SERVER.__exit__)
    SERVER.__enter__()
    for role in ("hall-1", "stolen"):
        SERVER.add_stand(role, role.title())


def push(database, store, events):
    return database.execute(PUSH, [json.dumps({"store": str(store), "events": events})]).fetchone()[0]


class Case(unittest.TestCase):
    def setUp(self):
        with connect(SERVER.connection()) as owner:
            owner.execute("TRUNCATE fleet.event, fleet.store, fleet.visits_by_hour, fleet.quiz_by_hour, fleet.fame, fleet.alert")
            owner.execute("UPDATE fleet.era SET number = 0")
            owner.execute("UPDATE fleet.stand SET taken = 0, quota = 100000")
        self.good, self.bad = self.call("hall-1"), self.call("stolen")
        self.store = uuid.uuid4()

    def call(self, role):
        database = connect(SERVER.as_stand(role))
        self.addCleanup(database.close)
        return database

    def hall(self, columns="name"):
        return self.good.execute(f"SELECT {columns} FROM fleet.hall WHERE date IS NULL ORDER BY record, board, place").fetchall()


class Screens(Case):
    def test_every_name_of_the_games_lists_is_shown(self):
        known = {name for name, in SERVER.ask("SELECT name FROM fleet.known_name")}
        self.assertEqual(names() - known, set(), "a new name needs a new file in fleet/sql")

    def test_a_name_on_no_list_is_a_guest(self):
        unknown = ["You smell", "mia", "Mia ", "Mi\u200ba", "Guest", "=1+1", "<b>", "\u202emoT"]
        push(self.bad, self.store, [fame(1, "Émile", 8)] + [fame(seq, name, 9) for seq, name in enumerate(unknown, 2)])
        self.assertEqual(self.hall(), [("Émile",)] + [("Guest",)] * len(unknown))
        self.assertNotIn("smell", str(SERVER.ask("SELECT * FROM fleet.fame")) + str(SERVER.ask("SELECT * FROM fleet.event")))

    def test_a_record_or_board_that_is_none_and_a_value_nobody_can_have_are_taken_and_not_shown(self):
        forged = [fame(1, board="You smell"), fame(2, record=77), fame(3, record=0, board="spiral"), fame(4, value=0),
                  fame(5, value=-5), fame(6, record=1, value=10), fame(7, record=3, board="classic", value=55),
                  fame(8, record=2, value=501), fame(9, record=3, board="classic", value=54), fame(10, record=1, value=9)]
        self.assertEqual(push(self.bad, self.store, forged), 10)
        self.assertEqual(self.hall("record, board, value"), [(1, "short", 9), (3, "classic", 54)])

    def test_a_figurine_that_is_none_is_the_first(self):
        forged = fame(1, "Ada")
        forged["body"]["figurine"] = 900
        push(self.bad, self.store, [forged])
        self.assertEqual(self.hall("figurine"), [(0,)])

    def test_contests_are_those_of_the_games_boards(self):
        assets = FLEET.parent / "assets"
        boards = {0: assets / "boards", 1: assets / "boards", 2: assets / "boards", 3: assets / "path/boards",
                  4: assets / "path/boards"}
        wanted = {(record, json.loads(path.read_text(encoding="utf-8")).get("name", path.stem))
                  for record, folder in boards.items() for path in folder.glob("*.json")}
        self.assertEqual(set(SERVER.ask("SELECT record, board FROM fleet.contest")), wanted)

    def test_bytes_count_as_the_game_counts_them(self):
        self.assertEqual(push(self.bad, self.store, [fame(1, "小" * 31 + "ab", board="x" * 47)]), 1)
        for wrong, why in ((fame(2, "小" * 32), "no name"), (fame(2, board="小" * 16), "no board"),
                           (visit(2, game="小" * 16), "no game"), (quiz(2, topic="小" * 16), "no topic")):
            with self.assertRaisesRegex(psycopg.Error, why):
                push(self.bad, self.store, [wrong])

    def test_a_stand_holds_ten_rows_of_a_board_and_ten_of_each_day_that_is_shown(self):
        today = SERVER.number("SELECT (now() AT TIME ZONE 'UTC')::date - date '1970-01-01'")
        for batch in range(5):
            push(self.bad, self.store, [fame(200 * batch + n, "Mia", 40 + n, date=today + n % 40 - 20) for n in range(1, 201)])
        self.assertLessEqual(SERVER.number("SELECT count(*) FROM fleet.fame"), 10 + 5 * 10)
        push(self.good, uuid.uuid4(), [fame(1, "Ada", 12, date=today)])
        self.assertEqual(self.hall()[0], ("Ada",))

    def test_words_that_are_none_are_other_in_every_report(self):
        push(self.bad, self.store, [visit(1, game="=cmd()"), visit(2, game="\u202eworld"), quiz(3, topic="\tx\n"), visit(4),
                                    quiz(5)])
        for how in ("text", "csv", "html"):
            text = SERVER.tool("report", "--day", "2026-03-02", "--format", how)
            for forged in ("cmd", "\u202e", "\tx"):
                self.assertNotIn(forged, text)
        self.assertEqual(SERVER.ask("SELECT game, sum(visits) FROM fleet.visits_by_hour GROUP BY 1 ORDER BY 1"),
                         [("other", 2), ("world", 1)])
        self.assertEqual(SERVER.tool("audit"), "Every sum agrees with the events.\n")


class Waiting(Case):
    def begin(self, database):
        """In a transaction that it does not end."""
        database.execute("SET idle_in_transaction_session_timeout = 0")
        database.execute("BEGIN")

    def test_what_a_stand_is_in_the_middle_of_keeps_nobody_waiting(self):
        other = uuid.uuid4()
        push(self.bad, self.store, [fame(1, "Ada", 9)])
        push(self.good, other, [fame(1, "Ben", 10)])
        self.begin(self.bad)
        push(self.bad, self.store, [fame(2, "Carlo", 8), visit(3), quiz(4), event(5, "fame", cleared=True), fame(6, "Dina", 3)])
        with connect(SERVER.connection() + " options='-c lock_timeout=3s'") as owner:
            self.good.execute("SET lock_timeout = '3s'")
            self.assertEqual(push(self.good, other, [fame(2, "Ella", 11), visit(3), quiz(4)]), 4)
            owner.execute("SELECT fleet.tidy()")
            owner.execute("SELECT * FROM fleet.take_alerts()").fetchall()
            owner.execute("SELECT fleet.empty_hall()")
            self.assertEqual(self.hall(), [])
            self.bad.execute("COMMIT")
            self.assertEqual(self.hall(), [], "won before the hall was emptied")
            owner.execute("SELECT fleet.tidy()")
            self.assertEqual(SERVER.number("SELECT count(*) FROM fleet.fame"), 0)

    def test_a_transaction_that_goes_on_and_on_is_ended_whatever_limits_it_has_lifted(self):
        self.begin(self.bad)
        self.bad.execute("SET statement_timeout = 0")
        push(self.bad, self.store, [visit(1)])
        with connect(SERVER.connection()) as owner:
            owner.execute("SET ROLE fleet_operator")
            self.assertEqual(owner.execute("SELECT fleet.end_long_transactions()").fetchone(), (0,), "not before its minute")
            time.sleep(.3)
            self.assertEqual(owner.execute("SELECT fleet.end_long_transactions('200 ms')").fetchone(), (1,))
        with self.assertRaises(psycopg.OperationalError):
            self.bad.execute("SELECT 1")

    @unittest.skipUnless(LONG, "with SCHOTT_LONG=1")
    def test_any_other_stand_that_calls_ends_it_after_a_minute(self):
        self.begin(self.bad)
        push(self.bad, self.store, [visit(1)])
        time.sleep(61)
        self.good.execute(PUSH, ['{"events": []}'])
        with self.assertRaises(psycopg.OperationalError):
            self.bad.execute("SELECT 1")

    def test_sessions_of_a_line_that_died_are_noticed_and_ended(self):
        limits = {"tcp_keepalives_idle": "20", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3",
                  "idle_session_timeout": "6min", "idle_in_transaction_session_timeout": "1min", "temp_file_limit": "64MB"}
        self.assertEqual({name: self.bad.execute(f"SHOW {name}").fetchone()[0] for name in limits}, limits)
        dead = [self.call("hall-1") for _ in range(5)]
        for database in dead:
            database.execute("SELECT 1")
        self.wait_until_idle("hall-1", 6)
        fresh = self.call("hall-1")
        self.assertEqual(push(fresh, self.store, [visit(1)]), 1)
        self.assertEqual(self.sessions("hall-1"), 1)
        self.assertEqual(self.sessions("stolen"), 1, "another stand's are left alone")
        self.assertEqual(push(fresh, self.store, [visit(2)]), 2)

    def sessions(self, role):
        until = time.monotonic() + 20
        while True:  # they take a moment to end
            found = SERVER.number("SELECT count(*) FROM pg_stat_activity WHERE usename = %s", role)
            if found <= 1 or time.monotonic() > until:
                return found
            time.sleep(.05)

    def wait_until_idle(self, role, seconds):
        while SERVER.number("SELECT min(extract(epoch FROM clock_timestamp() - state_change)) FROM pg_stat_activity"
                            " WHERE usename = %s", role) < seconds:
            time.sleep(.1)

    def test_more_than_a_days_events_wait_for_the_next_day(self):
        SERVER.ask("UPDATE fleet.stand SET quota = 300 WHERE role = 'stolen'")
        self.assertEqual(push(self.bad, self.store, a_day(200, 1)), 200)
        with self.assertRaisesRegex(psycopg.Error, "taken tomorrow") as caught:
            push(self.bad, self.store, a_day(200, 1, 201))
        self.assertEqual(caught.exception.sqlstate, "FL005")
        self.assertEqual(push(self.bad, self.store, a_day(200, 1)), 200, "what is there already costs nothing")
        self.assertEqual(push(self.bad, self.store, a_day(100, 2, 201)), 300)
        SERVER.ask("UPDATE fleet.stand SET taken_on = taken_on - 1 WHERE role = 'stolen'")
        self.assertEqual(push(self.bad, self.store, a_day(200, 3, 301)), 500)
        self.assertEqual(push(self.good, uuid.uuid4(), a_day(200, 4)), 200)


class Afterwards(Case):
    def test_all_that_a_stand_sent_is_removed_and_counted(self):
        kept, forged = a_day(60, 5), a_day(50, 6)
        push(self.good, uuid.uuid4(), kept)
        before = sums_of(SERVER)
        push(self.bad, self.store, forged)
        rows = sum(SERVER.number(f"SELECT count(*) FROM fleet.{table} WHERE stand = 'stolen'")
                   for table in ("event", "visits_by_hour", "quiz_by_hour", "fame", "alert"))
        self.assertGreater(rows, 50)
        told = SERVER.tool("forget-stand", "stolen")
        self.assertTrue(told.startswith(f"stolen: {rows} rows removed (50 events, "), told)
        self.assertEqual(sums_of(SERVER), before)
        self.assertEqual(SERVER.number("SELECT count(*) FROM fleet.store"), 1)
        self.assertIn("stolen: 0 rows removed", SERVER.tool("forget-stand", "stolen"))
        self.assertIn("nobody has added", SERVER.tool("forget-stand", "nobody", fails=True))
        self.assertEqual(push(self.call("stolen"), uuid.uuid4(), [visit(1)]), 1, "it may still call")


class Earlier(unittest.TestCase):
    def test_what_was_forged_before_this_version_goes_when_it_comes(self):
        server = Server()
        folder = server.folder / "sql"
        folder.mkdir()
        for name in ("001-fleet.sql", "roles.sql"):
            shutil.copy(FLEET / "sql" / name, folder)
        server.migration += ["--sql", str(folder)]
        with server:
            for role in ("hall-1", "stolen"):
                server.add_stand(role)
            with connect(server.as_stand("hall-1")) as good, connect(server.as_stand("stolen")) as bad:
                push(good, uuid.uuid4(), [fame(1, "Ada", 12), visit(2), quiz(3)])
                push(bad, uuid.uuid4(), [fame(1, "You smell", 1), fame(2, "Ben", 3, board="You smell"), visit(3, game="=cmd()"),
                                         visit(4, game="\tx"), visit(5, game="other"), quiz(6, topic="<b>"), quiz(7)])
                server.tool("migrate")
                self.assertEqual(good.execute("SELECT name, value FROM fleet.hall WHERE date IS NULL").fetchall(),
                                 [("Guest", 1), ("Ada", 12)])
                self.assertEqual(server.ask("SELECT game, visits FROM fleet.visits_by_hour ORDER BY 1"),
                                 [("other", 3), ("world", 1)])
                self.assertEqual(server.tool("audit"), "Every sum agrees with the events.\n")
                self.assertEqual(push(good, uuid.uuid4(), [fame(1, "Carlo", 12, at=AT - 9, date=DAY)]), 1)
                self.assertEqual(good.execute("SELECT name FROM fleet.hall WHERE date IS NULL").fetchall(),
                                 [("Guest",), ("Ada",), ("Carlo",)])


if __name__ == "__main__":
    unittest.main()
