#!/usr/bin/env python3
"""How much a server takes. Starts one of its own.

    measure.py carry [SIDECARS [EVENTS]]   events a second through so many sidecars at once, from folder to acknowledgement
    measure.py many [EVENTS]               hall, report and the rest after so many events, default 10,000,000
    measure.py stand [TIMES]               a stand's memory and times of frames, without a fleet and with one whose hall is full
"""
import os
import statistics
import subprocess
import sys
import time

from events import a_day, sums, sums_of
from server import TOOL, Server, connect
from gameless import Stand

CSV_SECONDS, CSV_BYTES = 10, 200e6

FILL = """
INSERT INTO fleet.store SELECT ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, %(each)s
FROM generate_series(1, %(stands)s) i;
INSERT INTO fleet.event (stand, store, seq, kind, at, received, body)
SELECT 'stand-' || i, ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, n, kind,
    to_timestamp(1772438400 + n * 5), to_timestamp(1772438400 + n * 5), CASE kind
    WHEN 'visit' THEN jsonb_build_object('game', CASE n %% 3 WHEN 0 THEN 'path' ELSE 'world' END, 'board', 'short',
        'language', 'de', 'levels', 'easy medium', 'persons', 1 + n %% 4, 'date', 20514 + n * 5 / 86400,
        'hour', n * 5 / 3600 %% 24, 'begun', 1772438400 + n * 5, 'seconds', 60 + n * 7 %% 600,
        'outcome', CASE n %% 7 WHEN 0 THEN 'abandoned' ELSE 'finished' END)
    WHEN 'quiz' THEN jsonb_build_object('topic', (ARRAY['history','science','products','world','everyday'])[1 + n %% 5],
        'asked', 3, 'correct', n %% 4, 'date', 20514 + n * 5 / 86400, 'hour', n * 5 / 3600 %% 24)
    WHEN 'fame' THEN jsonb_build_object('record', n %% 5, 'board', 'short', 'figurine', 1, 'value', 5 + n * 13 %% 90,
        'date', 20514 + n * 5 / 86400, 'era', 0)
    ELSE jsonb_build_object('version', '1.0', 'up', n, 'saving', true, 'complaints', 0) END
FROM generate_series(1, %(stands)s) i, generate_series(1, %(each)s) n,
    LATERAL (SELECT (ARRAY['visit','quiz','visit','quiz','health','visit','quiz','fame','quiz','health'])[1 + n %% 10] AS kind) k;
INSERT INTO fleet.visits_by_hour SELECT stand, date '1970-01-01' + (body ->> 'date')::int, (body ->> 'hour')::int,
    body ->> 'game', count(*), count(*) FILTER (WHERE body ->> 'outcome' = 'finished'), sum((body ->> 'persons')::bigint),
    sum((body ->> 'seconds')::bigint) FROM fleet.event WHERE kind = 'visit' GROUP BY 1, 2, 3, 4;
INSERT INTO fleet.quiz_by_hour SELECT stand, date '1970-01-01' + (body ->> 'date')::int, (body ->> 'hour')::int,
    body ->> 'topic', sum((body ->> 'asked')::bigint), sum((body ->> 'correct')::bigint)
    FROM fleet.event WHERE kind = 'quiz' GROUP BY 1, 2, 3, 4;
INSERT INTO fleet.fame (store, seq, stand, record, board, name, figurine, value, date, at)
SELECT store, seq, stand, (body ->> 'record')::int, body ->> 'board', 'Mia', 1, (body ->> 'value')::int,
    (body ->> 'date')::int, extract(epoch FROM at)::bigint FROM fleet.event WHERE kind = 'fame';
ANALYZE fleet.event; ANALYZE fleet.fame; ANALYZE fleet.visits_by_hour; ANALYZE fleet.quiz_by_hour;
"""


def timed(what, does, times=5):
    took = []
    for _ in range(times):
        began = time.monotonic()
        does()
        took.append(time.monotonic() - began)
    print(f"{what:<44} {statistics.median(took):8.3f} s", flush=True)
    return statistics.median(took)


def memory_of(server, *arguments):
    """Bytes that the tool has at its height."""
    with subprocess.Popen([sys.executable, str(TOOL), "--database", server.connection(), *arguments],
                          stdout=subprocess.DEVNULL) as tool:
        _, status, usage = os.wait4(tool.pid, 0)
        tool.returncode = os.waitstatus_to_exitcode(status)
    assert tool.returncode == 0, arguments
    return usage.ru_maxrss * 1024


def carry(sidecars, each):
    with Server() as server:
        stands, everything = [], []
        for i in range(sidecars):
            server.add_stand(f"stand-{i}")
            events = a_day(each, i)
            everything += events
            stands.append(Stand(server, f"stand-{i}", events))
        began = time.monotonic()
        for stand in stands:
            stand.start_sidecar()
        while not all([stand.follow() for stand in stands]):
            time.sleep(.01)
        took = time.monotonic() - began
        assert sums_of(server) == sums(everything)
        rss = max(int(line.split()[1]) for stand in stands for line in
                  open(f"/proc/{stand.sidecar.pid}/status", encoding="ascii") if line.startswith("VmRSS"))
        for stand in stands:
            stand.end()
        print(f"{sidecars} sidecars, {each} events each: {took:.2f} s with their start, "
              f"{sidecars * each / took:.0f} events a second; a sidecar's memory {rss / 1024:.0f} MiB")


def many(count):
    with Server("shared_buffers = '1GB'\nmax_wal_size = '8GB'\nfsync = off\n") as server:
        for i in range(1, 21):
            server.add_stand(f"stand-{i}")
        began = time.monotonic()
        with connect(server.connection()) as owner:
            for statement in FILL.split(";\n"):
                if statement.strip():
                    owner.execute(statement % {"stands": 20, "each": count // 20})
            size = owner.execute("SELECT pg_size_pretty(pg_database_size(current_database()))").fetchone()[0]
        print(f"{server.number('SELECT count(*) FROM fleet.event')} events, {size}; filled in "
              f"{time.monotonic() - began:.0f} s", flush=True)
        stand = Stand(server, "stand-1")
        courier = stand.courier()
        with connect(server.as_stand("stand-1")) as database:
            timed("hall, before names that lost were tidied", lambda: database.execute("SELECT * FROM fleet.hall").fetchall())
            timed("tidy", lambda: server.ask("SELECT fleet.tidy()"), 1)
            timed("hall", lambda: database.execute("SELECT * FROM fleet.hall").fetchall())
        timed("hall as a stand's sidecar fetches it", courier.fetch_hall)
        timed("report of a day, text", lambda: server.tool("report", "--day", "2026-03-10"))
        timed("report of a day, page", lambda: server.tool("report", "--day", "2026-03-10", "--format", "html"))
        timed("report of all days, page",
              lambda: server.tool("report", "--day", "2026-01-01", "--to", "2026-12-31", "--format", "html"))
        everything = ["report", "--day", "2026-01-01", "--to", "2026-12-31", "--format", "csv"]
        took = timed("report of all days, CSV", lambda: server.tool(*everything))
        memory = memory_of(server, *everything)
        print(f"{'its memory':<44} {memory / 1e6:8.0f} MB", flush=True)
        assert took < CSV_SECONDS and memory < CSV_BYTES, "the CSV report takes too much"
        timed("watch", lambda: server.tool("watch"))
        stand.store = "00000000-0000-4000-8000-000000000001"
        first = count // 20 + 1
        batches = iter([a_day(200, 7, first + 200 * i) for i in range(20)])
        timed("a batch of 200 more", lambda: courier.send(stand.store, next(batches)), 10)
        timed("audit of everything", lambda: server.tool("audit"), 1)
        courier.close()


def play(fleet, seed):
    """A whole game, then the demo with every frame drawn."""
    import test_stands
    booth = test_stands.Booth("stand-1", fleet=fleet)
    test_stands.set_pin(str(booth.data))
    try:
        booth.open(seed)
        if fleet:
            booth.carry()
        booth.sit_down(2)
        test_stands.Player(booth.game).play()
        booth.game.say("draw on")
        for _ in range(6):
            time.sleep(1)
            booth.game.say("wait 10000")
        return booth.game.say("perf")
    finally:
        booth.end()
        if fleet:
            assert test_stands.SERVER.number("SELECT count(*) FROM fleet.event") > 0


def stand(times):
    import test_stands
    with Server() as server:
        test_stands.SERVER = server
        server.add_stand("stand-1")
        server.add_stand("stand-2")
        other = Stand(server, "stand-2", a_day(2000, 5))
        courier = other.courier()
        while not other.follow():
            courier.round()
        courier.close()
        for fleet in (False, True):
            seen = [play(fleet, seed) for seed in range(times)]
            print("with a fleet:   " if fleet else "without a fleet:", ", ".join(
                f"{what} {statistics.median(one[key] for one in seen) / by:.{digits}f} {unit}" for what, key, by, digits, unit in (
                    ("half of the frames took at most", "frame_us_p50", 1000, 2, "ms"),
                    ("the slowest step's processor time", "step_cpu_us_max", 1000, 1, "ms"),
                    ("memory", "rss_bytes", 1 << 20, 1, "MiB"))), f"(medians of {times})", flush=True)


def main():
    numbers = [int(word) for word in sys.argv[2:]]
    if sys.argv[1:2] == ["carry"]:
        carry(*(numbers + [1, 10000][len(numbers):]))
    elif sys.argv[1:2] == ["many"]:
        many(*(numbers or [10000000]))
    elif sys.argv[1:2] == ["stand"]:
        stand(*(numbers or [5]))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
