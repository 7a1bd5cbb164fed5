"""The folder that game and sidecar share. The game writes into out/, the sidecar into in/, both whole files under a new
name that then take their place, so that neither ever reads half of one.

    out/events-N.json   the game's oldest events: {"run", "store", "events"}. run is another for each start of the game.
    in/ack.json         {"run", "acked": {STORE: SEQ}, "fork": {STORE: SEQ}}: what is on the server, for this run of the
                        game. It deletes those events; from fork on it gives them another store's number.
    in/fleet.json       the hall of fame of all stands: {"format", "when", "era", "hall"}
    in/status.json      for the staff panel: {"format", "when", "state", "reason", "since", "refused", "last"}
    in/refused.jsonl    events the server will never take, with the reason
"""
import contextlib
import errno
import json
import os
import stat
import uuid

FORMAT = 1
FILE_MOST = 4 << 20
REFUSED_MOST = 1 << 20
SEQ_MOST = (1 << 63) - 1
NO_FILE = (errno.ELOOP, errno.ENXIO, errno.ENODEV)  # a link to itself, a socket, a device without a driver


def write_whole(path, text):
    beside = path + ".part"
    with contextlib.suppress(FileNotFoundError):
        os.unlink(beside)  # left there by a power cut
    with open(beside, "x", encoding="utf-8") as file:
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


def read_plain(path, most):
    """The bytes of a file. Nothing else is opened in earnest: a pipe or a device in its place might keep us for ever.
    ValueError: what is there can never be read."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        if error.errno in NO_FILE:
            raise ValueError(str(error)) from error
        raise
    try:
        about = os.fstat(descriptor)
        if not stat.S_ISREG(about.st_mode) or about.st_size > most:
            raise ValueError(f"{path} is no file of at most {most} bytes")
        with open(descriptor, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(descriptor)


def parse(text):
    """JSON, or ValueError: also where it is nested so deep that Python gives up."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error


def plain(text, most):
    """What a file and the server take: they refuse halves of characters and noughts, also in the note about them."""
    return "".join(c if c.isprintable() else "?" for c in str(text)[:most])


def is_sound(batch):
    """What the server could take apart into events. One that it could not would stand in the way of all behind it."""
    return isinstance(batch["run"], str) and batch["run"].isprintable() and str(uuid.UUID(batch["store"])) == batch["store"] and \
        all(type(event["seq"]) is int and 1 <= event["seq"] <= SEQ_MOST for event in batch["events"])


def is_number(value, lowest, highest):
    return type(value) is int and lowest <= value <= highest


def is_text(value, most):
    return isinstance(value, str) and 1 <= len(value.encode("utf-8", errors="replace")) <= most


def is_shown(row):
    """What a game reads of the hall, counted as it counts (kiosk/fleet_papers.c)."""
    return is_number(row["record"], 0, 2 ** 31 - 1) and is_text(row["board"], 47) and is_text(row["name"], 95) and \
        is_number(row["figurine"], 0, 2 ** 31 - 1) and is_number(row["value"], -2 ** 31, 2 ** 31 - 1) and \
        is_number(row["won"], -4000000, 4000000) and is_number(row["at"], -2 ** 53, 2 ** 53) and \
        (row["date"] is None or is_number(row["date"], 0, 4000000))


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
            batch = parse(read_plain(path, FILE_MOST))
            return batch if is_sound(batch) and batch["events"] else None
        except FileNotFoundError:
            return None  # the game has taken it away
        except (ValueError, KeyError, TypeError, AttributeError):
            return None

    # ---- to the game

    def write(self, name, content):
        write_whole(os.path.join(self.into, name), json.dumps(content, ensure_ascii=False))

    def write_hall(self, when, era, hall):
        self.write("fleet.json", {"format": FORMAT, "when": int(when), "era": era, "hall": [row for row in hall if is_shown(row)]})

    def remove_hall(self):
        """What is too old to be shown has no reason to lie there with its names."""
        try:
            os.unlink(os.path.join(self.into, "fleet.json"))
        except FileNotFoundError:
            pass

    # ---- what the server will never take

    def read_refused(self, path):
        try:
            lines = read_plain(path, 2 * FILE_MOST).decode("utf-8", errors="replace").split("\n")
        except FileNotFoundError:
            return
        except ValueError as error:
            print(f"What was refused is not known any more: {error}", flush=True)
            return
        for line in lines:
            try:
                one = parse(line)
                self.refused[one["store"], one["event"]["seq"]] = one["reason"]
                self.last_refused = self.describe(one["event"], one["reason"])
            except (ValueError, KeyError, TypeError):
                continue  # half a line

    @staticmethod
    def describe(event, reason):
        return plain(f"{event.get('kind')} {event['seq']}: {reason}", 2000)

    def refuse(self, when, store, event, reason):
        """Set aside without a name in it, on the disk before the server hears of it."""
        if (store, event["seq"]) in self.refused:
            return
        path = os.path.join(self.into, "refused.jsonl")
        if os.path.exists(path) and os.path.getsize(path) > REFUSED_MOST:
            os.replace(path, path + ".1")
        if os.path.lexists(path) and not os.path.isfile(path):
            raise OSError(errno.EINVAL, "is no file", path)
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
