"""Carries events to the server and the hall of fame back."""
import json
import random
import time

import psycopg

from fleet_folder import plain

HALL_ROWS = 2000  # a stand reads a file of a megabyte; three boards of each game have 600
# With the schema, and unprepared below: behind a pool, each may go through another connection.
PUSH = "SELECT fleet.push(%s::jsonb)"
HALL = ("SELECT record, board, date, name, figurine, value, won, at, own FROM fleet.hall"
        f" ORDER BY record, board, date NULLS FIRST, place LIMIT {HALL_ROWS}")
NEVER, FORK, NO_BATCH = "FL001", "FL002", "FL003"
DELAY_MOST = 60
HALL_MOST = 600
STATUS_EVERY = 60


def first_line(error):
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0] if lines else type(error).__name__


def is_unreadable(error):
    """One of the events is to blame, and the server cannot say which."""
    return error.sqlstate == NO_BATCH or (error.sqlstate or "").startswith(("22", "54"))  # 54: too deep, too large


class Courier:
    def __init__(self, settings, folder, clock=time.time, steady=time.monotonic):
        self.settings, self.folder, self.clock, self.steady = settings, folder, clock, steady
        self.database = None
        self.run, self.acked, self.fork = None, {}, {}
        self.told = True  # the game, of these
        self.failures, self.wait_until = 0, 0.0
        self.began = steady()
        self.hall_at = None  # when it was fetched last, by the steady clock
        self.state, self.reason, self.since = "begins", "", int(clock())
        self.status_at = None

    # ---- what happens

    def round(self):
        """All there is to do now. Returns how many seconds may pass before the next."""
        now, carried = self.steady(), 0
        if now >= self.wait_until:
            try:
                carried = self.carry()
                self.failures = 0
                self.become("fine", "")
            except (psycopg.Error, OSError) as error:
                self.stumble(error)
        self.tell()
        if self.steady() > (self.began if self.hall_at is None else self.hall_at) + HALL_MOST:
            self.folder.remove_hall()
        if self.failures:
            return max(.2, min(2, self.wait_until - self.steady()))
        return .05 if carried else 1

    def carry(self):
        """Returns how many batches went."""
        carried = 0
        for batch in self.folder.batches():
            self.follow_run(batch["run"])
            carried += self.deliver(batch["store"], batch["events"])
        if not self.told:
            self.acknowledge()
        if self.hall_at is None or self.steady() >= self.hall_at + self.settings.hall_every:
            self.fetch_hall()
        return carried

    def stumble(self, error):
        """Longer each time, and not all stands at once."""
        self.close()
        self.failures += 1
        delay = min(DELAY_MOST, 2 ** min(self.failures - 1, 10)) * random.uniform(.75, 1.25)
        self.wait_until = self.steady() + delay
        self.become("disk" if isinstance(error, OSError) else "away", first_line(error))

    def close(self):
        if self.database is not None:
            self.database.close()
            self.database = None

    def connected(self):
        if self.database is None or self.database.closed:
            self.database = psycopg.connect(**self.settings.connection, autocommit=True)
            self.database.prepare_threshold = None
        return self.database

    # ---- events

    def follow_run(self, run):
        if run != self.run:
            self.run, self.acked, self.fork, self.told = run, {}, {}, True

    def deliver(self, store, events):
        carried = 0
        if store in self.fork:
            return carried  # the game has to draw another store's number first
        events = [event for event in events if event["seq"] > self.acked.get(store, 0)]
        while events:
            size = 1
            while size < min(200, len(events)) and events[size]["seq"] == events[size - 1]["seq"] + 1:
                size += 1
            if not self.push(store, events[:size]):
                break
            carried += 1
            events = events[size:]
        return carried

    def push(self, store, events):
        while True:
            try:
                reached = self.send(store, [self.as_sent(store, event) for event in events])
            except psycopg.Error as error:
                if error.sqlstate == FORK:
                    self.fork_at(store, int(error.diag.message_detail))
                    return False
                if not self.set_aside(store, events, error):
                    raise
                continue
            self.acked[store] = reached
            self.acknowledge()
            return True

    def send(self, store, events):
        """Up to which of these the server has them. It may have more of that store: a stand that was set back sends again what
        it had waiting then, and has yet to learn that under the next numbers there are other events."""
        reached = self.connected().execute(PUSH, [json.dumps({"store": store, "events": events})]).fetchone()[0]
        return min(reached, events[-1]["seq"])

    def as_sent(self, store, event):
        """In the place of what will never be taken comes a note, so that the numbers go on."""
        reason = self.folder.refused.get((store, event["seq"]))
        if reason is None:
            return event
        return {"seq": event["seq"], "kind": "void", "at": 0, "body": {"was": plain(event.get("kind"), 48), "why": plain(reason, 200)}}

    def set_aside(self, store, events, error):
        """Whether one of them was to blame, and is out of the way now."""
        wrong = None
        if error.sqlstate == NEVER:
            wrong = next((event for event in events if str(event["seq"]) == error.diag.message_detail), None)
        elif is_unreadable(error):
            wrong = events[0] if len(events) == 1 else self.first_wrong(store, events)
        if wrong is None or (store, wrong["seq"]) in self.folder.refused:
            return False
        self.folder.refuse(self.clock(), store, wrong, first_line(error))
        return True

    def first_wrong(self, store, events):
        """PostgreSQL could not even read the batch: by halves to the one that it cannot."""
        while len(events) > 1:
            half = events[:len(events) // 2]
            try:
                self.acked[store] = self.send(store, [self.as_sent(store, event) for event in half])
                events = events[len(half):]
            except psycopg.Error as error:
                if error.sqlstate != NEVER and not is_unreadable(error):
                    raise  # nothing is wrong with these
                events = half
        return events[0]

    def fork_at(self, store, seq):
        self.fork[store] = seq
        self.acked[store] = max(self.acked.get(store, 0), seq - 1)
        self.acknowledge()

    def acknowledge(self):
        self.told = False
        self.folder.write("ack.json", {"run": self.run, "acked": self.acked, "fork": self.fork})
        self.told = True

    # ---- the hall

    def fetch_hall(self):
        """An empty batch besides: a stand nobody plays at is not silent."""
        database = self.connected()
        database.execute(PUSH, ['{"events": []}'])
        era = database.execute("SELECT number FROM fleet.hall_era").fetchone()[0]
        names = ("record", "board", "date", "name", "figurine", "value", "won", "at", "own")
        hall = [dict(zip(names, row)) for row in database.execute(HALL)]
        self.folder.write_hall(self.clock(), era, hall)
        self.hall_at = self.steady()

    # ---- for the staff panel

    def become(self, state, reason):
        if (state, reason) != (self.state, self.reason):
            if state != self.state:
                self.since = int(self.clock())
            self.state, self.reason = state, reason
            self.status_at = None
            print(f"{state}: {reason}" if reason else state, flush=True)

    def tell(self):
        if self.status_at is not None and self.steady() < self.status_at + STATUS_EVERY:
            return
        try:
            self.folder.write("status.json", {
                "format": 1, "when": int(self.clock()), "state": self.state, "reason": self.reason, "since": self.since,
                "refused": len(self.folder.refused), "last": self.folder.last_refused})
            self.status_at = self.steady()
        except OSError as error:
            print(f"status.json: {error}", flush=True)
