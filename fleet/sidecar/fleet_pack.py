"""Brings a company's pack to a stand: from any web server, signed, whole or not at all.

    URL/manifest.json           {"manifest": 1, "name": "acme", "version": 3, "files": {NAME: {"bytes", "sha256"}, ...}}
    URL/manifest.json.minisig   its signature
    URL/NAME                    the files themselves

    in/packs/HASH/      a pack that is complete, by the SHA-256 of its manifest
    in/packs/current    a link to the one that is played; the game looks between two visits
    in/packs/previous   a link to the one before
    in/packs/newest.json   the highest version there has been: an older one is never taken again, so that nobody who has got
                        hold of one can bring it back"""
import contextlib
import hashlib
import http.client
import json
import os
import re
import shutil
import time
import urllib.error
import urllib.request

from fleet_folder import parse, plain, read_plain, write_whole
from fleet_minisign import FILE_MOST, Unsigned

MANIFEST = "manifest.json"
MANIFEST_MOST = 256 << 10
BYTES_MOST, ALL_MOST, FILES_MOST = 8 << 20, 64 << 20, 1000  # as the game's own (pack/box.h)
VERSION_MOST = 1000000
FETCH_SECONDS = 120  # for a whole pack: longer than that nothing else would wait
NAME = re.compile(r"pack\.json|questions(\.[A-Za-z_]{2,15})?\.json|boards/[a-z0-9-]{1,31}\.json")
NEEDED = {"pack.json", "questions.json"}


class Refused(ValueError):
    """A sentence about why a pack is not taken."""


# ---- the network

class OnlyWeb(urllib.request.HTTPRedirectHandler):
    """Nowhere but to the web: not to a file of this machine."""

    def redirect_request(self, req, fp, code, msg, headers, newurl):
        if not newurl.startswith(("https://", "http://")):
            raise Refused("the web server leads away from the web")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


OPENER = urllib.request.OpenerDirector()
for handler in (urllib.request.ProxyHandler, urllib.request.HTTPHandler, urllib.request.HTTPSHandler, OnlyWeb,
                urllib.request.HTTPDefaultErrorHandler, urllib.request.HTTPErrorProcessor):
    OPENER.add_handler(handler())


def fetch(url, most, until):
    """The bytes there, at most so many, before the steady clock says so. A server that sends a byte a minute must not keep us."""
    with OPENER.open(url, timeout=10) as answer:
        pieces, size = [], 0
        while piece := answer.read1(1 << 16):
            size += len(piece)
            if size > most:
                raise Refused(f"{url} is larger than {most} bytes")
            if time.monotonic() > until:
                raise Refused(f"{url} takes too long")
            pieces.append(piece)
        return b"".join(pieces)


# ---- what the manifest says

def is_whole(value, highest):
    return type(value) is int and 1 <= value <= highest


class Manifest:
    """What was signed; Refused: it makes no sense all the same."""

    def __init__(self, content):
        self.content, self.hash = content, hashlib.sha256(content).hexdigest()
        try:
            tree = parse(content.decode("utf-8"))
            self.name, self.version, self.files = tree["name"], tree["version"], tree["files"]
            is_sound = tree["manifest"] == 1 and re.fullmatch("[a-z0-9]{2,15}", self.name) and is_whole(self.version, VERSION_MOST) \
                and NEEDED <= set(self.files) and len(self.files) <= FILES_MOST and all(
                    NAME.fullmatch(name) and is_whole(file["bytes"], BYTES_MOST) and re.fullmatch("[0-9a-f]{64}", file["sha256"])
                    for name, file in self.files.items())
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise Refused(f"{MANIFEST} cannot be read") from error
        if not is_sound:
            raise Refused(f"{MANIFEST} cannot be read")
        if sum(file["bytes"] for file in self.files.values()) > ALL_MOST:
            raise Refused(f"the pack is larger than {ALL_MOST >> 20} MiB")


def write_file(path, content):
    with open(path, "xb") as file:
        os.fchmod(file.fileno(), 0o640)
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(path):
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


class Packs:
    """url, key (a PublicKey), every: seconds. What goes wrong is a sentence in `state`, and changes nothing."""

    def __init__(self, url, key, every, into, steady=time.monotonic):
        self.url, self.key, self.every, self.steady = url.rstrip("/") + "/", key, every, steady
        self.path = os.path.join(into, "packs")
        self.next_at = steady()
        self.state, self.is_fine = "", True

    def round(self):
        """Looks when it is time. Returns in how many seconds that will be again."""
        if self.steady() >= self.next_at:
            self.next_at, self.is_fine = self.steady() + self.every, False
            try:
                self.become(self.look())
                self.is_fine = True
            except (Refused, Unsigned) as error:
                self.become(f"the pack at {self.url} is refused: {plain(error, 300)}")
            except (OSError, http.client.HTTPException, ValueError) as error:  # urllib's are among them
                self.become(f"no pack from {self.url}: {plain(error, 300)}")
        return max(.2, self.next_at - self.steady())

    def look_once(self):
        """Whether there is nothing to complain of."""
        self.round()
        return self.is_fine

    def become(self, state):
        if state != self.state:
            self.state = state
            print(state, flush=True)

    def look(self):
        until = time.monotonic() + FETCH_SECONDS
        content = fetch(self.url + MANIFEST, MANIFEST_MOST, until)
        self.key.check(content, fetch(self.url + MANIFEST + ".minisig", FILE_MOST, until))
        manifest = Manifest(content)
        version, known = self.newest()
        if manifest.version < version:
            raise Refused(f"its version is {manifest.version}, older than {version}, which this stand has had")
        if manifest.version == version and manifest.hash != known:
            raise Refused(f"it is another one of version {version}, which this stand has had")
        if self.target("current") != manifest.hash or not os.path.isdir(self.place(manifest.hash)):
            self.unpack(manifest, until)
            write_whole(self.place("newest.json"), json.dumps({"version": manifest.version, "manifest": manifest.hash}))
            self.swap(manifest.hash)
        self.tidy()
        return f"pack {manifest.name} {manifest.version}"

    # ---- the folder

    def place(self, name):
        return os.path.join(self.path, name)

    def target(self, link):
        try:
            return os.readlink(self.place(link))
        except OSError:
            return None

    def newest(self):
        """The highest version there has been, and its manifest: as noted, or else that of the pack that is there."""
        try:
            noted = parse(read_plain(self.place("newest.json"), FILE_MOST))
            if is_whole(noted["version"], VERSION_MOST) and isinstance(noted["manifest"], str):
                return noted["version"], noted["manifest"]
        except (OSError, ValueError, KeyError, TypeError):
            pass
        try:
            manifest = Manifest(read_plain(self.place(os.path.join("current", MANIFEST)), MANIFEST_MOST))
            return manifest.version, manifest.hash
        except (OSError, ValueError):
            return 0, None

    def unpack(self, manifest, until):
        """Beside: only a pack that is complete and on the disk gets its name."""
        beside = self.place(manifest.hash + ".part")
        shutil.rmtree(beside, ignore_errors=True)
        os.makedirs(os.path.join(beside, "boards"), mode=0o750)
        for name, about in manifest.files.items():
            content = fetch(self.url + name, about["bytes"], until)
            if hashlib.sha256(content).hexdigest() != about["sha256"]:
                raise Refused(f"{name} is not as {MANIFEST} says")
            write_file(os.path.join(beside, name), content)
        write_file(os.path.join(beside, MANIFEST), manifest.content)
        sync_folder(os.path.join(beside, "boards"))
        sync_folder(beside)
        shutil.rmtree(self.place(manifest.hash), ignore_errors=True)
        os.rename(beside, self.place(manifest.hash))
        sync_folder(self.path)

    def swap(self, to):
        before = self.target("current")
        if before not in (None, to):
            self.link("previous", before)
        self.link("current", to)
        sync_folder(self.path)

    def link(self, name, to):
        beside = self.place(name + ".part")
        with contextlib.suppress(FileNotFoundError):
            os.unlink(beside)
        os.symlink(to, beside)
        os.replace(beside, self.place(name))

    def tidy(self):
        """All but the two that are linked goes."""
        kept = {self.target("current"), self.target("previous")}
        for entry in os.listdir(self.path):
            if re.fullmatch(r"[0-9a-f]{64}(\.part)?", entry) and entry not in kept:
                shutil.rmtree(self.place(entry), ignore_errors=True)
