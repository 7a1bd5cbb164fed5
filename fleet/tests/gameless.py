"""A stand without its game: what the game does with the folder, in a few lines, and the real sidecar beside it."""
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import uuid

from server import FLEET, DATABASE

SIDECAR = FLEET / "sidecar" / "schott-world-fleet"
sys.path.insert(0, str(FLEET / "sidecar"))
from fleet_courier import Courier  # noqa: E402
from fleet_folder import Folder, write_whole  # noqa: E402
from fleet_settings import Settings  # noqa: E402

BATCH, AHEAD = 200, 8


def write_settings(path, server, role, folder, port=None, hall=30):
    keys = server.keys / role
    path.write_text(f"[server]\nhost = localhost\nport = {port or server.port}\ndatabase = {DATABASE}\n[stand]\nrole = {role}\n"
                    f"authority = {keys}/authority.crt\ncertificate = {keys}/stand.crt\nkey = {keys}/stand.key\n"
                    f"[folder]\npath = {folder}\n[times]\nhall = {hall}\n")
    return path


class Stand:
    """Has events to deliver, all in one store, and follows the acknowledgements."""

    def __init__(self, server, role, events=(), port=None, hall=30):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="stand-", dir=server.folder))
        for name in ("out", "in"):
            (self.folder / name).mkdir()
        self.ini = write_settings(self.folder / "fleet.ini", server, role, self.folder, port, hall)
        self.role, self.store = role, str(uuid.uuid4())
        self.begin(list(events))
        self.sidecar, self.couriers = None, []

    # ---- the game

    def begin(self, events):
        """As after a start: all there is is written anew."""
        self.run, self.number, self.left, self.files = uuid.uuid4().hex, 0, events, {}
        for path in (self.folder / "out").iterdir():
            path.unlink()
        self.hand_over()

    def hand_over(self):
        ahead = sum(len(events) for events in self.files.values())
        while len(self.files) < AHEAD and ahead < len(self.left):
            self.number += 1
            batch = self.left[ahead:ahead + BATCH]
            path = self.folder / "out" / f"events-{self.number:08d}.json"
            write_whole(str(path), json.dumps({"run": self.run, "store": self.store, "events": batch}))
            self.files[path] = batch
            ahead += len(batch)

    def follow(self):
        """Deletes what is acknowledged; returns whether nothing is left."""
        ack = self.read("ack.json")
        acked = ack["acked"].get(self.store, 0) if ack and ack["run"] == self.run else 0
        self.left = [event for event in self.left if event["seq"] > acked]
        for path, batch in list(self.files.items()):
            if batch[-1]["seq"] <= acked:
                path.unlink()
                del self.files[path]
        self.hand_over()
        return not self.left

    def read(self, name):
        try:
            return json.loads((self.folder / "in" / name).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None

    # ---- the sidecar

    def courier(self):
        self.couriers.append(Courier(Settings(str(self.ini)), Folder(str(self.folder))))
        return self.couriers[-1]

    def end(self):
        if self.sidecar is not None and self.sidecar.poll() is None:
            self.kill_sidecar()
        for courier in self.couriers:
            courier.close()

    def start_sidecar(self):
        with open(self.folder / "log", "ab") as log:
            self.sidecar = subprocess.Popen([sys.executable, str(SIDECAR), "--config", str(self.ini)], stdout=log,
                                            stderr=subprocess.STDOUT)

    def kill_sidecar(self):
        self.sidecar.kill()
        self.sidecar.wait()

    def deliver(self, seconds=120):
        until = time.monotonic() + seconds
        while not self.follow():
            assert time.monotonic() < until, f"{len(self.left)} left; {(self.folder / 'log').read_text()}"
            time.sleep(.02)
