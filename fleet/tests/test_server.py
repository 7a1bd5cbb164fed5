"""The server's part by itself: what a stand may and may not do, what push takes, the hall, alerts, reports."""
import csv
import html.parser
import io
import json
import subprocess
import unittest
import uuid

import psycopg

from events import AT, DAY, a_day, event, fame, names, quiz, sums, sums_of, visit
from server import CERTIFICATES, FLEET, Server, certificates, connect

PUSH = "SELECT fleet.push(%s::jsonb)"


def setUpModule():
    global SERVER
    SERVER = Server()
    unittest.addModuleCleanup(SERVER.__exit__)
    SERVER.__enter__()
    for role in ("hall-1", "hall-2"):
        SERVER.add_stand(role, role.replace("-", " ").title())


def push(database, store, events):
    return database.execute(PUSH, [json.dumps({"store": str(store), "events": events})]).fetchone()[0]


class Case(unittest.TestCase):
    def setUp(self):
        with connect(SERVER.connection()) as owner:
            owner.execute("TRUNCATE fleet.event, fleet.store, fleet.visits_by_hour, fleet.quiz_by_hour, fleet.fame,"
                          " fleet.alert")
            owner.execute("UPDATE fleet.era SET number = 0")
            owner.execute("UPDATE fleet.stand SET seen = NULL, heard = NULL, opens = NULL, closes = NULL, taken = 0")
        self.one, self.two = connect(SERVER.as_stand("hall-1")), connect(SERVER.as_stand("hall-2"))
        self.addCleanup(self.one.close)
        self.addCleanup(self.two.close)
        self.store = uuid.uuid4()

    def refused(self, state, database, store, events, detail=None):
        with self.assertRaises(psycopg.Error) as caught:
            push(database, store, events)
        self.assertEqual((caught.exception.sqlstate, caught.exception.diag.message_detail), (state, detail))
        return caught.exception.diag.message_primary


class WhoMayWhat(Case):
    def test_a_stand_may_push_and_look_at_the_hall_and_nothing_else(self):
        push(self.one, self.store, a_day(40, 1))
        for forbidden in ("SELECT * FROM fleet.event", "DELETE FROM fleet.event", "UPDATE fleet.event SET kind = 'void'",
                          "INSERT INTO fleet.stand VALUES ('x', 'x')", "SELECT * FROM fleet.fame", "DELETE FROM fleet.fame",
                          "SELECT * FROM fleet.stand", "SELECT * FROM fleet.report_visits", "SELECT fleet.empty_hall()",
                          "SELECT fleet.tidy()", "SELECT * FROM fleet.take_alerts()", "CREATE TEMP TABLE t (a int)",
                          "SELECT fleet.count_in('hall-2', gen_random_uuid(), NULL)", "CREATE TABLE fleet.t (a int)",
                          "CREATE TABLE public.t (a int)", "SET ROLE fleet_owner", "SET SESSION AUTHORIZATION 'hall-2'",
                          "SELECT pg_read_file('postgresql.conf')", "COPY fleet.hall TO PROGRAM 'true'",
                          "SELECT lo_create(0)", "SELECT lo_creat(-1)", "SELECT lo_from_bytea(0, 'x')",
                          "SET temp_file_limit = -1", "ALTER ROLE \"hall-1\" SET temp_file_limit = -1"):
            with self.assertRaises(psycopg.errors.InsufficientPrivilege, msg=forbidden):
                self.one.execute(forbidden)
        self.assertGreater(len(self.one.execute("SELECT * FROM fleet.hall").fetchall()), 0)

    def test_a_stand_cannot_fill_the_servers_disk(self):
        with self.assertRaises(psycopg.errors.ConfigurationLimitExceeded):
            self.one.execute("SELECT count(*) FROM (SELECT n FROM generate_series(1, 10000000) n ORDER BY -n OFFSET 0) s")

    def test_a_stand_pushes_as_itself_alone(self):
        push(self.one, self.store, [visit(1)])
        self.assertEqual(SERVER.ask("SELECT DISTINCT stand FROM fleet.event"), [("hall-1",)])

    def test_another_stands_certificate_none_and_no_tls_are_refused(self):
        keys = SERVER.keys
        for why, connection in (
                ("authentication failed", SERVER.as_stand("hall-2", keys / "hall-1")),
                ("no encryption", SERVER.as_stand("hall-1", mode="disable")),
                ("rejects connection|connection requires a valid client certificate",
                 SERVER.as_stand("hall-1").split(" sslcert=")[0] + " sslcert=/nowhere sslkey=/nowhere")):
            with self.assertRaisesRegex(psycopg.OperationalError, why):
                connect(connection)

    def test_another_authoritys_certificates_are_refused_on_both_sides(self):
        other = SERVER.folder / "other"
        certificates(other, "authority")
        certificates(other, "stand", "hall-1")
        mixed = SERVER.as_stand("hall-1", other / "hall-1").replace(f"{other}/hall-1/authority.crt",
                                                                   f"{SERVER.keys}/authority.crt")
        with self.assertRaisesRegex(psycopg.OperationalError, "unknown ca|certificate"):
            connect(mixed)
        fooled = SERVER.as_stand("hall-1").replace(f"{SERVER.keys}/hall-1/authority.crt", f"{other}/authority.crt")
        with self.assertRaisesRegex(psycopg.OperationalError, "certificate verify failed"):
            connect(fooled)

    def test_a_stand_that_was_locked_out_stays_out(self):
        SERVER.add_stand("stolen")
        connect(SERVER.as_stand("stolen")).close()
        SERVER.ask('ALTER ROLE "stolen" NOLOGIN')
        with self.assertRaisesRegex(psycopg.OperationalError, "not permitted to log in"):
            connect(SERVER.as_stand("stolen"))
        SERVER.ask("DELETE FROM fleet.stand WHERE role = 'stolen'")

    def test_readers_read_and_operators_empty_the_hall(self):
        with connect(SERVER.connection()) as owner:
            owner.execute("SET ROLE fleet_reader")
            owner.execute("SELECT * FROM fleet.report_visits, fleet.report_quiz, fleet.event, fleet.silent")
            for forbidden in ("SELECT fleet.empty_hall()", "DELETE FROM fleet.event", "SELECT name FROM fleet.fame"):
                with self.assertRaises(psycopg.errors.InsufficientPrivilege, msg=forbidden):
                    owner.execute(forbidden)
            owner.execute("SET ROLE fleet_operator")
            owner.execute("SELECT fleet.empty_hall()")
            with self.assertRaises(psycopg.errors.InsufficientPrivilege):
                owner.execute("DELETE FROM fleet.event")


class WhatPushTakes(Case):
    def test_a_repeated_batch_stays_what_it_was(self):
        events = a_day(200, 2)
        for _ in range(3):
            self.assertEqual(push(self.one, self.store, events), 200)
        self.assertEqual(push(self.one, self.store, events[150:] + a_day(50, 3, 201)), 250)
        self.assertEqual(sums_of(SERVER), sums(events + a_day(50, 3, 201)))

    def test_what_overlaps_is_taken_once(self):
        events = a_day(30, 4)
        self.assertEqual(push(self.one, self.store, events[:20]), 20)
        self.assertEqual(push(self.one, self.store, events[10:]), 30)
        self.assertEqual(sums_of(SERVER), sums(events))

    def test_another_event_under_a_number_that_is_taken_is_told_where(self):
        push(self.one, self.store, [visit(1), visit(2, seconds=5), visit(3)])
        self.assertIn("number 2", self.refused("FL002", self.one, self.store, [visit(1), visit(2), visit(4 - 1)], "2"))
        self.assertEqual(sums_of(SERVER)[0], 3)
        # A copy of the stand's disk, at another stand.
        self.refused("FL002", self.two, self.store, [visit(3, seconds=7)], "3")

    def test_a_name_alone_tells_no_events_apart(self):
        push(self.one, self.store, [fame(1, "Mia")])
        self.assertEqual(push(self.one, self.store, [fame(1, "Mia"), visit(2)]), 2)

    def test_a_gap_is_told(self):
        push(self.one, self.store, [visit(1)])
        self.assertIn("events 2 to 4 are missing", self.refused("FL002", self.one, self.store, [visit(5)], "5"))

    def test_what_can_never_be_taken_says_which_and_why_and_leaves_the_rest_untouched(self):
        for wrong, why in ((event(2, "silly"), "an unknown kind: silly"), (visit(2, hour=24), "no hour"),
                           (visit(2, seconds=1.5), "no length"), (quiz(2, asked=2, correct=3), "no number of right"),
                           (visit(2, at="today"), "no time"), (fame(2, name=""), "no name"),
                           (event(2, "health", long="x" * 5000), "4096 bytes"), (visit(2, date=10 ** 9), "no date"),
                           ({"seq": 2, "kind": "visit", "at": AT, "body": [1]}, "no object")):
            self.assertIn(why, self.refused("FL001", self.one, self.store, [visit(1), wrong, visit(3)], "2"))
        self.assertEqual(sums_of(SERVER)[0], 0)
        self.assertEqual(push(self.one, self.store, [visit(1), event(2, "void", why="no hour"), visit(3)]), 3)

    def test_no_clock_is_too_wrong(self):
        events = [visit(1, at=-5, date=-1, hour=23), visit(2, at=95617584000, date=1106684), visit(3, at=0)]
        self.assertEqual(push(self.one, self.store, events), 3)
        self.assertEqual(sums_of(SERVER), sums(events))

    def test_nonsense_is_no_batch(self):
        for batch in ({}, {"store": str(self.store), "events": 3}, {"store": "x", "events": [visit(1)]},
                      {"store": str(self.store), "events": [visit(1), visit(1)]},
                      {"store": str(self.store), "events": [visit(1), visit(3)]}, [], None,
                      {"store": str(self.store), "events": [visit(0)]},
                      {"store": str(self.store), "events": [visit(i + 1) for i in range(201)]}):
            with self.assertRaises(psycopg.Error, msg=str(batch)[:60]) as caught:
                self.one.execute(PUSH, [json.dumps(batch)])
            self.assertEqual(caught.exception.sqlstate, "FL003", str(caught.exception))

    def test_nobody_pushes_whom_nobody_added(self):
        SERVER.ask("CREATE ROLE stranger LOGIN IN ROLE fleet_kiosk")
        certificates(SERVER.keys, "stand", "stranger")
        with connect(SERVER.as_stand("stranger")) as stranger:
            self.refused("FL004", stranger, self.store, [visit(1)])


class TheHall(Case):
    def hall(self, database, date=None):
        return [row[0] for row in database.execute(
            "SELECT name FROM fleet.hall WHERE record = 0 AND date IS NOT DISTINCT FROM %s ORDER BY place", [date])]

    def test_two_stands_see_one_hall_with_the_best_first(self):
        push(self.one, self.store, [fame(1, "Sam", 30), fame(2, "Ada", 9), fame(3, "Leo", 8, record=1)])
        push(self.two, uuid.uuid4(), [fame(1, "Mia", 20), fame(2, "Lea", 9, at=AT + 1)])
        for database in (self.one, self.two):
            self.assertEqual(self.hall(database), ["Ada", "Lea", "Mia", "Sam"])
        own = self.two.execute("SELECT name FROM fleet.hall WHERE own AND date IS NULL ORDER BY 1").fetchall()
        self.assertEqual(own, [("Lea",), ("Mia",)])

    def test_it_has_ten_of_all_days_and_ten_of_today(self):
        today = SERVER.number("SELECT (now() AT TIME ZONE 'UTC')::date - date '1970-01-01'")
        name = sorted(names())
        push(self.one, self.store, [fame(seq, name[seq], seq, date=today - 40) for seq in range(1, 13)] +
             [fame(seq, name[seq], seq, date=today) for seq in range(13, 26)])
        self.assertEqual(self.hall(self.one), name[1:11])
        self.assertEqual(self.hall(self.one, today), name[13:23])
        SERVER.tool("watch")  # takes away what is among nobody's best any more
        self.assertEqual(self.hall(self.one, today), name[13:23])
        self.assertEqual(SERVER.number("SELECT count(*) FROM fleet.fame"), 20)

    def test_boards_and_records_are_apart_and_turns_alone_are_better_when_fewer(self):
        push(self.one, self.store, [fame(1, "Amy", 5), fame(2, "Ben", 50, record=3, board="classic"),
                                    fame(3, "Carlo", 54, record=3, board="classic"), fame(4, "Dina", 6, board="grand"),
                                    fame(5, "Ella", 5, record=2), fame(6, "Finn", 9, record=2), fame(7, "Gino", 7)])
        rows = self.one.execute("SELECT record, board, place, name FROM fleet.hall WHERE date IS NULL").fetchall()
        self.assertEqual(sorted(rows), [(0, "grand", 1, "Dina"), (0, "short", 1, "Amy"), (0, "short", 2, "Gino"),
                                        (2, "short", 1, "Finn"), (2, "short", 2, "Ella"), (3, "classic", 1, "Carlo"),
                                        (3, "classic", 2, "Ben")])

    def test_equal_ones_stand_in_the_order_they_came_whatever_clocks_say(self):
        for database, name, at in ((self.one, "Ada", AT + 900), (self.two, "Ben", AT), (self.one, "Carlo", AT - 900)):
            push(database, uuid.uuid4(), [fame(1, name, 9, at=at)])
        self.assertEqual(self.hall(self.two), ["Ada", "Ben", "Carlo"])
        SERVER.tool("watch")
        self.assertEqual(self.hall(self.two), ["Ada", "Ben", "Carlo"])

    def test_emptied_it_stays_empty_for_what_was_won_before(self):
        push(self.one, self.store, [fame(1, "Grace")])
        SERVER.tool("empty-hall", fails=True)
        self.assertEqual(self.hall(self.one), ["Grace"])
        self.assertIn("era 1", SERVER.tool("empty-hall", "--yes"))
        self.assertEqual(self.one.execute("SELECT number FROM fleet.hall_era").fetchall(), [(1,)])
        new = fame(3, "Nina", 20)
        del new["body"]["era"]
        push(self.two, uuid.uuid4(), [fame(1, "Lily", era=0), fame(2, "Noah", era=1), new])
        self.assertEqual(self.hall(self.one), ["Noah", "Nina"])
        self.assertNotIn("Grace", self.everything())
        self.assertNotIn("Lily", self.everything())

    def test_a_stand_that_empties_its_own_takes_its_names_alone(self):
        push(self.two, uuid.uuid4(), [fame(1, "Oscar")])
        push(self.one, self.store, [fame(1, "Ben")])
        push(self.one, self.store, [fame(2, "Bianca"), event(3, "fame", cleared=True), fame(4, "Anna", 3)])
        nameless = fame(5, "", 1)
        del nameless["body"]["name"]
        push(self.one, self.store, [nameless])
        self.assertEqual(self.hall(self.one), ["Anna", "Oscar"])
        self.assertNotIn("Ben", self.everything())

    def everything(self):
        return "".join(str(SERVER.ask(f"SELECT * FROM fleet.{table}")) for table in ("event", "fame", "store", "contest"))


class Alerts(Case):
    def watch(self):
        return SERVER.tool("watch")

    def test_an_hour_of_silence_is_told_once_and_so_is_the_end_of_it(self):
        push(self.one, self.store, [event(1, "health")])
        push(self.two, uuid.uuid4(), [event(1, "health")])
        self.assertIn("All stands are reporting.", self.watch())
        SERVER.ask("UPDATE fleet.stand SET seen = now() - interval '59 minutes', heard = seen WHERE role = 'hall-2'")
        self.assertIn("All stands are reporting.", self.watch())
        SERVER.ask("UPDATE fleet.stand SET seen = '2026-03-02 12:00+00', heard = '2026-03-01 12:00+00' WHERE role = 'hall-2'")
        self.assertRegex(self.watch(), r"hall-2 \(Hall 2\) does not call, last seen 2026-03-02 .*\n1 silent")
        self.assertEqual(self.watch(), "1 silent.\n")
        push(self.two, uuid.uuid4(), [event(1, "health")])
        self.assertEqual(self.watch(), "hall-2 (Hall 2) is back\nAll stands are reporting.\n")

    def test_a_sidecar_that_calls_does_not_hide_a_game_that_is_dead(self):
        for database in (self.one, self.two):
            push(database, uuid.uuid4(), [event(1, "health")])
        SERVER.ask("UPDATE fleet.stand SET heard = now() - interval '2 hours' WHERE role = 'hall-1'")
        self.assertEqual(push(self.one, self.store, []), 0)
        self.assertIn("hall-1 (Hall 1) calls, but its game is silent", self.watch())
        self.assertEqual(self.watch(), "1 silent.\n")
        SERVER.ask("UPDATE fleet.stand SET seen = now() - interval '2 hours' WHERE role = 'hall-1'")
        self.assertIn("hall-1 (Hall 1) does not call", self.watch(), "that is news")

    def test_what_could_not_be_told_is_told_again(self):
        push(self.two, self.store, [event(1, "health")])
        self.assertIn("told again", SERVER.tool("watch", "--tell", "cat >/dev/null; false", fails=True))
        told = SERVER.folder / "told"
        SERVER.tool("watch", "--tell", f"cat >{told}")
        self.assertEqual(told.read_text(), "hall-1 (Hall 1) has never called, last seen never\n")

    def test_nobody_is_expected_at_night(self):
        push(self.two, self.store, [event(1, "health")])
        hour = SERVER.number("SELECT extract(hour FROM now() AT TIME ZONE 'Europe/Berlin')::int")
        for opens, closes, silent in ((hour - 3, hour + 2, True), (hour + 2, hour + 4, False), (hour - 5, hour - 2, False),
                                      (hour, hour + 6, False), (hour - 3, hour - 4, True)):
            SERVER.tool("add-stand", "hall-1", "Hall 1", "--zone", "Europe/Berlin",
                        "--opens", f"{opens % 24:02d}:00", "--closes", f"{closes % 24:02d}:00")
            silent_now = SERVER.number("SELECT count(*) FROM fleet.silent WHERE stand = 'hall-1'") == 1
            self.assertEqual(silent_now, silent, (hour, opens, closes))


class Stands(Case):
    def test_each_says_when_it_called_and_when_its_game_was_heard(self):
        push(self.one, self.store, [event(1, "health")])
        SERVER.ask("UPDATE fleet.stand SET seen = '2026-03-02 12:00+00', heard = '2026-03-01 12:00+00' WHERE role = 'hall-1'")
        lines = SERVER.tool("stands").splitlines()
        self.assertRegex(lines[0], r"^hall-1 +Hall 1 +connected 2026-03-02 \d\d:\d\d, game seen 2026-03-01 \d\d:\d\d$")
        self.assertRegex(lines[1], r"^hall-2 +Hall 2 +connected never, game seen never$")

    def test_each_says_which_pack_it_plays_and_nothing_else_in_its_place(self):
        def pack_of(*bodies):
            seq = SERVER.number(f"SELECT coalesce(max(top), 0) FROM fleet.store WHERE store = '{self.store}'")
            push(self.one, self.store, [event(seq + n, "health", at=AT - n, **body) for n, body in enumerate(bodies, 1)])
            return SERVER.tool("stands").splitlines()[0].partition(", pack ")[2]

        self.assertEqual(pack_of({"pack": "velo 3"}), "velo 3")
        self.assertEqual(pack_of({"pack": "velo 4"}, {"pack": "velo 5"}), "velo 5")
        self.assertEqual(pack_of({"version": "0.1"}), "", "its game plays without one")
        for nonsense in ("velo", "velo 03", "Velo 3", "velo 3\n\x1b[2J", "velo 3 or more", "x" * 3000, 7, ["velo 3"], {}):
            pack_of({"pack": "velo 3"})
            self.assertEqual(pack_of({"pack": nonsense}), "", nonsense)
        self.assertEqual(SERVER.tool("stands").splitlines()[1].partition(", pack ")[2], "")

    def test_a_stand_is_named_as_its_certificate_can_be(self):
        for name in ("Hall-1", "3-hall", "häll", "hall 1", "h" * 64):
            self.assertIn("starts with a lower-case letter", SERVER.tool("add-stand", name, "Hall", fails=True))
            self.assertNotEqual(subprocess.run([str(CERTIFICATES), "--folder", str(SERVER.keys), "stand", name], check=False,
                                               capture_output=True).returncode, 0, name)

    def test_a_certificate_that_could_not_be_made_leaves_nothing_in_the_way(self):
        folder = SERVER.folder / "tries"
        for what in (("authority",), ("server", "localhost"), ("stand", "hall-1")):
            command = [str(CERTIFICATES), "--folder", str(folder)]
            before = sorted(folder.rglob("*"))
            done = subprocess.run([*command, "--days", "soon", *what], check=False, capture_output=True)
            self.assertNotEqual(done.returncode, 0)
            self.assertEqual([path for path in sorted(folder.rglob("*")) if path.is_file() and path not in before], [])
            subprocess.run([*command, *what], check=True, capture_output=True)
            self.assertNotEqual(subprocess.run([*command, *what], check=False, capture_output=True).returncode, 0, "twice")
        self.assertEqual(sorted(path.name for path in folder.rglob("*") if path.is_file()),
                         ["authority.crt", "authority.crt", "authority.key", "server.crt", "server.key", "stand.crt",
                          "stand.key"])

    def test_a_role_that_is_no_stands_stays_what_it_is(self):
        for role in (SERVER.user, "fleet_operator", "fleet_kiosk"):
            self.assertIn("isn't a stand", SERVER.tool("add-stand", role, "Hall", fails=True))
        self.assertEqual(SERVER.ask("SELECT role FROM fleet.stand ORDER BY role"), [("hall-1",), ("hall-2",)])

    def test_another_label_leaves_the_hours(self):
        SERVER.tool("add-stand", "hall-9", "Hall 9", "--zone", "Europe/Berlin", "--opens", "09:00", "--closes", "18:00")
        self.addCleanup(SERVER.ask, "DELETE FROM fleet.stand WHERE role = 'hall-9'")

        def kept():
            return tuple(map(str, SERVER.ask("SELECT label, zone, opens, closes FROM fleet.stand WHERE role = 'hall-9'")[0]))

        self.assertIn("needs --closes", SERVER.tool("add-stand", "hall-8", "Hall 8", "--opens", "09:00", fails=True))
        self.assertEqual(SERVER.ask("SELECT FROM pg_roles WHERE rolname = 'hall-8'"), [], "half a stand")
        SERVER.tool("add-stand", "hall-9", "Hall 9, north")
        self.assertEqual(kept(), ("Hall 9, north", "Europe/Berlin", "09:00:00", "18:00:00"))
        SERVER.tool("add-stand", "hall-9", "Hall 9", "--closes", "20:00")
        self.assertEqual(kept(), ("Hall 9", "Europe/Berlin", "09:00:00", "20:00:00"))
        SERVER.tool("add-stand", "hall-9", "Hall 9", "--always")
        self.assertEqual(kept(), ("Hall 9", "Europe/Berlin", "None", "None"))


class NothingFromOutside(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.text, self.open = "", []

    def handle_starttag(self, tag, attrs):
        assert tag not in ("script", "link", "img", "iframe"), tag
        assert not {"src", "href", "srcset"} & {name for name, _ in attrs}, attrs

    def handle_data(self, data):
        self.text += data + "\n"


class Reports(Case):
    def setUp(self):
        super().setUp()
        self.events = {"hall-1": a_day(150, 5), "hall-2": a_day(170, 6)}
        push(self.one, self.store, self.events["hall-1"])
        push(self.two, uuid.uuid4(), self.events["hall-2"])
        self.of_day = [one for events in self.events.values() for one in events if one["body"].get("date") == DAY]

    def test_text_has_the_days_sums(self):
        text = SERVER.tool("report", "--day", "2026-03-02")
        visits, finished, persons, seconds, asked, correct = sums(self.of_day)
        self.assertIn(f"{visits} visits by {persons} visitors, {finished} finished, {round(seconds / 60)} minutes", text)
        for role, label in (("hall-1", "Hall 1"), ("hall-2", "Hall 2")):
            own = sums([one for one in self.events[role] if one["body"].get("date") == DAY])
            self.assertRegex(text, rf"{label} +{own[0]} +{own[1]} +{own[2]} +{round(own[3] / 60)}\n")
        self.assertRegex(text, r"SCHOTT World +\d+ +\d+")
        self.assertRegex(text, r"Best Path +\d+ +\d+")
        history = sums([one for one in self.of_day if one["body"].get("topic") == "history"])
        self.assertRegex(text, rf"History +{history[4]} +{history[5]} +{100 * history[5] / history[4]:.0f} %")
        self.assertIn("0 visits", SERVER.tool("report", "--day", "2020-01-01"))

    def test_csv_adds_up_to_the_same(self):
        text = SERVER.tool("report", "--day", "2026-03-02", "--to", "2026-03-03", "--format", "csv")
        self.assertTrue(text.startswith("\ufeff"))
        lines = list(csv.DictReader(io.StringIO(text[1:])))
        everything = sums([one for events in self.events.values() for one in events])
        self.assertEqual([sum(int(line[what] or 0) for line in lines) for what in ("visits", "finished", "visitors", "seconds")],
                         everything[:4])
        self.assertEqual(sum(int(cell or 0) for line in lines for key, cell in line.items() if key.startswith("right ")),
                         everything[5])

    def test_a_sum_that_disagrees_with_the_events_is_found(self):
        self.assertEqual(SERVER.tool("audit"), "Every sum agrees with the events.\n")
        for table, column in (("visits_by_hour", "seconds"), ("visits_by_hour", "finished"), ("quiz_by_hour", "correct")):
            SERVER.ask(f"UPDATE fleet.{table} SET {column} = {column} + 1 WHERE stand = 'hall-2'")
            self.assertRegex(SERVER.tool("audit", fails=True), r"hall-2 .*\n\d+ sums disagree with the events\.\n$")
            SERVER.ask(f"UPDATE fleet.{table} SET {column} = {column} - 1 WHERE stand = 'hall-2'")
        SERVER.tool("audit")

    def test_a_label_is_no_formula_and_no_markup(self):
        SERVER.tool("add-stand", "hall-1", "=1+<b>&")
        self.assertIn("'=1+<b>&", SERVER.tool("report", "--day", "2026-03-02", "--format", "csv"))
        self.assertIn("=1+&lt;b&gt;&amp;", SERVER.tool("report", "--day", "2026-03-02", "--format", "html"))
        SERVER.tool("add-stand", "hall-1", "Hall 1")

    def test_what_cannot_be_reported_is_said_in_a_sentence(self):
        for words, arguments in (("--to is before --day", ["--day", "2026-03-02", "--to", "2026-03-01"]),
                                 ("No such file or directory", ["--out", "/no/such/folder/page.html"])):
            told = SERVER.tool("report", *arguments, fails=True)
            self.assertIn(words, told)
            self.assertEqual(told.count("\n"), 1, told)

    def test_html_is_one_page_that_needs_nothing_else(self):
        page = SERVER.folder / "report.html"
        SERVER.tool("report", "--day", "2026-03-02", "--format", "html", "--out", str(page))
        text = page.read_text(encoding="utf-8")
        self.assertNotRegex(text, r"https?:|//|url\(|@import")
        parser = NothingFromOutside()
        parser.feed(text)
        visits, finished, persons, seconds, *_ = sums(self.of_day)
        self.assertIn(f"{visits}\nvisits", parser.text)
        self.assertIn(f"{round(seconds / 60)}\nminutes played", parser.text)
        self.assertEqual(text.count("<svg"), 2)
        self.assertIn("Hall 2", parser.text)


class Migrations(Case):
    def test_again_changes_nothing(self):
        push(self.one, self.store, [visit(1)])
        SERVER.ask('ALTER ROLE "hall-2" RESET temp_file_limit')  # as an earlier version made it
        self.assertEqual(SERVER.tool("migrate"), "The database is at version 4.\n")
        self.assertEqual(sums_of(SERVER)[0], 1)
        self.assertEqual(connect(SERVER.as_stand("hall-2")).execute("SHOW temp_file_limit").fetchone(), ("64MB",))

    def test_a_file_that_fails_leaves_the_version_before(self):
        folder = SERVER.folder / "sql"
        subprocess.run(["cp", "-r", str(FLEET / "sql"), str(folder)], check=True)
        (folder / "005-wrong.sql").write_text("CREATE TABLE half (a int); SELECT nonsense();")
        self.assertIn("nonsense", SERVER.tool("migrate", "--sql", str(folder), fails=True))
        self.assertEqual(SERVER.number("SELECT to_regclass('fleet.half') IS NULL"), True)
        self.assertEqual(SERVER.number("SELECT max(number) FROM fleet.version"), 4)

    def test_the_next_version_comes_while_stands_go_on(self):
        push(self.one, self.store, [visit(1), fame(2)])
        folder = SERVER.folder / "next"
        subprocess.run(["cp", "-r", str(FLEET / "sql"), str(folder)], check=True)
        (folder / "005-weather.sql").write_text("ALTER TABLE stand ADD COLUMN weather text NOT NULL DEFAULT 'fair'")
        self.addCleanup(SERVER.ask, "DELETE FROM fleet.version WHERE number = 5")
        self.addCleanup(SERVER.ask, "ALTER TABLE fleet.stand DROP COLUMN weather")
        self.assertEqual(SERVER.tool("migrate", "--sql", str(folder)),
                         "005-weather.sql: done\nThe database is at version 5.\n")
        self.assertEqual(push(self.one, self.store, [fame(2), visit(3)]), 3, "on the connection it had")
        self.assertEqual(sums_of(SERVER)[0], 2)
        self.assertEqual(len(self.one.execute("SELECT * FROM fleet.hall WHERE date IS NULL").fetchall()), 1)
        self.assertEqual(SERVER.number("SELECT tableowner::text FROM pg_tables WHERE tablename = 'stand'"), "fleet_owner")
        self.assertIn("newer", SERVER.tool("migrate", fails=True), "an older program leaves it alone")


if __name__ == "__main__":
    unittest.main()
