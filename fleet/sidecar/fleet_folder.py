"""The folder that game and sidecar share. The game writes into out/, the sidecar into in/, both whole files under a new
name that then take their place, so that neither ever reads half of one.

    out/events-N.json   the game's oldest events: {"run", "store", "events"}. run is another for each start of the game.
    in/ack.json         {"run", "acked": {STORE: SEQ}, "fork": {STORE: SEQ}}: what is on the server, for this run of the
                        game. It deletes those events; from fork on it gives them another store's number.
    in/fleet.json       the hall of fame of all stands: {"format", "when", "era", "hall"}
    in/status.json      for the staff panel: {"format", "when", "state", "reason", "since", "refused", "last"}
    in/refused.jsonl    events the server will never take, with the reason
"""
import json
import os

FORMAT = 1
FILE_MOST = 4 << 20
REFUSED_MOST = 1 << 20


def write_whole(path, text):
    beside = path + ".part"
    with open(beside, "w", encoding="utf-8") as file:
        os.fchmod(file.fileno(), 0o640)
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
    folder = os.open(os.path.dirname(path), os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def ends_in_half_a_line(path):
    """After a power cut."""
    with open(path, "rb") as file:
        if file.seek(0, os.SEEK_END) == 0:
            return False
        file.seek(-1, os.SEEK_END)
        return file.read() != b"\n"


class Folder:
    def __init__(self, path):
        self.out, self.into = os.path.join(path, "out"), os.path.join(path, "in")
        self.refused = {}  # (store, seq) -> reason
        self.last_refused = ""
        for name in ("refused.jsonl.1", "refused.jsonl"):
            self.read_refused(os.path.join(self.into, name))

    # ---- from the game

    def batches(self):
        """What the game has written, oldest first. A file that makes no sense is left to the game, which writes all of
        them anew when it starts."""
        try:
            names = sorted(name for name in os.listdir(self.out) if name.startswith("events-") and name.endswith(".json"))
        except FileNotFoundError:
            return
        for name in names:
            batch = self.read_batch(os.path.join(self.out, name))
            if batch is not None:
                yield batch

    @staticmethod
    def read_batch(path):
        try:
            if os.path.getsize(path) > FILE_MOST:
                return None
            with open(path, encoding="utf-8") as file:
                batch = json.load(file)
            sound = isinstance(batch["run"], str) and isinstance(batch["store"], str) and \
                all(isinstance(event["seq"], int) for event in batch["events"])
            return batch if sound and batch["events"] else None
        except FileNotFoundError:
            return None  # the game has taken it away
        except (ValueError, KeyError, TypeError):
            return None

    # ---- to the game

    def write(self, name, content):
        write_whole(os.path.join(self.into, name), json.dumps(content, ensure_ascii=False))

    def write_hall(self, when, era, hall):
        self.write("fleet.json", {"format": FORMAT, "when": int(when), "era": era, "hall": hall})

    def remove_hall(self):
        """What is too old to be shown has no reason to lie there with its names."""
        try:
            os.unlink(os.path.join(self.into, "fleet.json"))
        except FileNotFoundError:
            pass

    # ---- what the server will never take

    def read_refused(self, path):
        try:
            with open(path, encoding="utf-8") as file:
                lines = file.readlines()
        except FileNotFoundError:
            return
        for line in lines:
            try:
                one = json.loads(line)
                self.refused[one["store"], one["event"]["seq"]] = one["reason"]
                self.last_refused = self.describe(one["event"], one["reason"])
            except (ValueError, KeyError, TypeError):
                continue  # half a line

    @staticmethod
    def describe(event, reason):
        return f"{event.get('kind')} {event['seq']}: {reason}"

    def refuse(self, when, store, event, reason):
        """Set aside without a name in it, on the disk before the server hears of it."""
        if (store, event["seq"]) in self.refused:
            return
        path = os.path.join(self.into, "refused.jsonl")
        if os.path.exists(path) and os.path.getsize(path) > REFUSED_MOST:
            os.replace(path, path + ".1")
        with open(path, "a", encoding="utf-8") as file:
            os.fchmod(file.fileno(), 0o640)
            if ends_in_half_a_line(path):
                file.write("\n")
            kept = {**event, "body": {key: value for key, value in event["body"].items() if key != "name"}} \
                if isinstance(event.get("body"), dict) else event
            file.write(json.dumps({"when": int(when), "reason": reason, "store": store, "event": kept}) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.refused[store, event["seq"]] = reason
        self.last_refused = self.describe(event, reason)
