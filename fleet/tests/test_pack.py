"""A company's pack on its way to a stand: signed with the real minisign, fetched from a real web server, and everything on that way
that can go wrong. Keys are made here, and gone afterwards."""
import base64
import functools
import hashlib
import http.server
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "sidecar"))
import fleet_pack  # noqa: E402
from fleet_minisign import PublicKey, Unsigned  # noqa: E402
from fleet_pack import Packs  # noqa: E402
from fleet_settings import Settings, Wrong  # noqa: E402

LAB = os.environ.get("SCHOTT_LAB")
PYTHON = "/usr/bin/python3"  # Debian's, which has its psycopg
SIDECAR = pathlib.Path(__file__).resolve().parent.parent / "sidecar/schott-world-fleet"
EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "docs/example-pack"


def minisign(*arguments):
    return subprocess.run(["minisign", *map(str, arguments)], capture_output=True, timeout=60, check=False).returncode


class Web(http.server.SimpleHTTPRequestHandler):
    """A folder; what is in `instead` is answered otherwise."""
    instead = {}

    def do_GET(self):
        answer = self.instead.get(self.path.lstrip("/"))
        if answer is None:
            super().do_GET()
        else:
            answer(self)

    def log_message(self, *_):
        pass


class Case(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = pathlib.Path(home.name)
        self.web, self.into = self.home / "web", self.home / "in"
        self.web.mkdir()
        self.into.mkdir()
        self.make_key("ours")
        self.now = 0.0

    def make_key(self, name):
        self.assertEqual(minisign("-G", "-W", "-p", self.home / f"{name}.pub", "-s", self.home / f"{name}.key"), 0)

    def sign(self, path, *options, key="ours"):
        self.assertEqual(minisign("-S", "-W", *options, "-s", self.home / f"{key}.key", "-m", path), 0)

    def key(self, name="ours"):
        return PublicKey((self.home / f"{name}.pub").read_text())


class Signatures(Case):
    """Whatever minisign says of a file, we say."""

    def both_say(self, path, key="ours"):
        theirs = minisign("-V", "-p", self.home / f"{key}.pub", "-m", path) == 0
        try:
            self.key(key).check(path.read_bytes(), pathlib.Path(f"{path}.minisig").read_bytes())
            ours = True
        except Unsigned:
            ours = False
        self.assertEqual(ours, theirs, path)
        return ours

    def signed(self, *options):
        path = self.home / "letter"
        path.write_bytes(b"Dear Ada,\n" * 1000)
        self.sign(path, *options)
        return path

    def test_both_forms_of_signature_are_known(self):
        for options, algorithm in (((), b"ED"), (("-l",), b"Ed"), (("-t", "für alle Stände"), b"ED")):
            with self.subTest(options):
                path = self.signed(*options)
                signature = pathlib.Path(f"{path}.minisig").read_text().splitlines()
                self.assertEqual(base64.b64decode(signature[1])[:2], algorithm)
                self.assertTrue(self.both_say(path))

    def test_a_changed_file_and_any_changed_line_of_its_signature_are_noticed(self):
        for options in ((), ("-l",)):
            path = self.signed(*options)
            whole = path.read_bytes()
            path.write_bytes(whole[:-1] + b"!")
            self.assertFalse(self.both_say(path))
            path.write_bytes(whole)
            place = pathlib.Path(f"{path}.minisig")
            lines = place.read_text().splitlines()
            for number, at in ((1, 5), (1, 60), (2, 30), (3, 20)):
                changed = list(lines)
                letter = "A" if changed[number][at] != "A" else "B"
                changed[number] = changed[number][:at] + letter + changed[number][at + 1:]
                place.write_text("\n".join(changed) + "\n")
                with self.subTest((options, number, at)):
                    self.assertFalse(self.both_say(path))
            place.write_text("\n".join(["untrusted comment: another", *lines[1:]]) + "\n")
            self.assertTrue(self.both_say(path), "nobody has to trust this line")

    def test_anothers_key_opens_nothing(self):
        self.make_key("theirs")
        path = self.signed()
        self.assertFalse(self.both_say(path, "theirs"))

    def test_what_is_no_signature_and_no_key_is_said_to_be_none(self):
        key = self.key()
        for text in (b"", b"\xff\xfe", b"a\nb\nc\nd\n", b"\n" * 10, b"untrusted comment: x\n" + b"A" * 100 + b"\ntrusted comment: x\nAA==\n"):
            with self.assertRaisesRegex(Unsigned, "not in minisign's format"):
                key.check(b"letter", text)
        for text in ("", "RWQ", "untrusted comment: only"):
            with self.assertRaises(Unsigned):
                PublicKey(text)


class Stand(Case):
    """A stand with a sidecar, and a web server with a pack."""

    def setUp(self):
        super().setUp()
        web = type("OneWeb", (Web,), {"instead": {}})
        self.instead = web.instead
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(web, directory=str(self.web)))
        threading.Thread(target=server.serve_forever, args=(.01,), daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.url = f"http://127.0.0.1:{server.server_port}"
        self.packs = self.stand()
        self.publish(3)

    def stand(self):
        return Packs(self.url, self.key(), 300, str(self.into), steady=lambda: self.now)

    def publish(self, version, key="ours", **changes):
        """The example as that version, as a company would."""
        for name in ("questions.json", "questions.de.json", "boards"):
            source, place = EXAMPLE / name, self.web / name
            if source.is_dir():
                shutil.copytree(source, place, dirs_exist_ok=True)
            else:
                shutil.copy(source, place)
        head = json.loads((EXAMPLE / "pack.json").read_text(encoding="utf-8"))
        (self.web / "pack.json").write_text(json.dumps({**head, "version": version, **changes}))
        if LAB:
            subprocess.run([LAB, "pack-manifest", self.web], check=True, capture_output=True, timeout=60)
        else:
            self.write_manifest(version)
        self.sign(self.web / "manifest.json", key=key)

    def write_manifest(self, version, **changes):
        files = {}
        for path in sorted(self.web.rglob("*.json")):
            if path.name != "manifest.json":
                content = path.read_bytes()
                files[str(path.relative_to(self.web))] = {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        manifest = {"manifest": 1, "name": "velo", "version": version, "files": files, **changes}
        (self.web / "manifest.json").write_text(json.dumps(manifest))

    def look(self):
        self.now += 300
        self.packs.round()
        return self.packs.state

    def played(self, link="current"):
        """The version there; None: there is none."""
        path = self.into / "packs" / link / "pack.json"
        return json.loads(path.read_text(encoding="utf-8"))["version"] if path.exists() else None

    def check_refused(self, sentence):
        self.assertIn(sentence, self.look())
        self.assertEqual(self.played(), 3)


class Served(Stand):
    def test_a_pack_arrives_whole_and_the_one_before_is_kept(self):
        self.assertEqual(self.look(), "pack velo 3")
        self.assertEqual((self.played(), self.played("previous")), (3, None))
        got = self.into / "packs/current"
        for name in ("questions.json", "questions.de.json", "boards/velo-tour.json", "boards/velo-wheel.json"):
            self.assertEqual((got / name).read_bytes(), (EXAMPLE / name).read_bytes())
        self.assertEqual(oct((got / "pack.json").stat().st_mode & 0o777), "0o640")
        for version in (4, 5):
            self.publish(version)
            self.assertEqual(self.look(), f"pack velo {version}")
            self.assertEqual((self.played(), self.played("previous")), (version, version - 1))
        self.assertEqual(len([entry for entry in os.listdir(self.into / "packs") if len(entry) == 64]), 2, "older ones have gone")

    def test_it_looks_when_it_is_time_and_fetches_only_what_is_new(self):
        self.look()
        fetched = []
        for name in ("pack.json", "manifest.json"):
            self.instead[name] = lambda web, name=name: (fetched.append(name), http.server.SimpleHTTPRequestHandler.do_GET(web))
        self.now += 299
        self.packs.round()
        self.assertEqual(fetched, [])
        self.look()
        self.assertEqual(fetched, ["manifest.json"])

    def test_a_signature_by_another_key_or_none_is_refused(self):
        self.look()
        self.make_key("theirs")
        self.publish(4, key="theirs")
        self.check_refused("it is signed with another key")
        (self.web / "manifest.json.minisig").unlink()
        self.check_refused("no pack from")
        self.publish(4)
        manifest = self.web / "manifest.json"
        manifest.write_text(manifest.read_text().replace("velo", "velo2", 1))
        self.check_refused("the signature is not that of this file")

    def test_a_file_that_is_not_as_was_signed_is_refused(self):
        self.look()
        self.publish(4)
        questions = self.web / "questions.json"
        text = questions.read_text(encoding="utf-8")
        questions.write_text(text.replace("Drais", "Brais", 1), encoding="utf-8")
        self.check_refused("questions.json is not as manifest.json says")
        questions.write_text(text + " " * 9, encoding="utf-8")
        self.check_refused("questions.json is larger than")
        questions.unlink()
        self.check_refused("no pack from")
        questions.write_text(text, encoding="utf-8")
        self.assertEqual(self.look(), "pack velo 4")

    def test_an_older_pack_is_refused_and_so_is_another_of_the_same_version(self):
        self.look()
        old = self.home / "old"
        shutil.copytree(self.web, old)
        self.publish(4)
        self.assertEqual(self.look(), "pack velo 4")
        shutil.rmtree(self.web)
        shutil.copytree(old, self.web)
        self.assertIn("its version is 3, older than 4, which this stand has had", self.look())
        self.publish(4, title="Another")
        self.assertIn("it is another one of version 4, which this stand has had", self.look())
        self.assertEqual(self.played(), 4)

    def test_an_older_pack_stays_refused_whatever_has_become_of_the_folder(self):
        for lost in ("newest.json", "current"):
            with self.subTest(lost):
                shutil.rmtree(self.into / "packs", ignore_errors=True)
                self.publish(4)
                self.packs = self.stand()
                self.assertEqual(self.look(), "pack velo 4")
                (self.into / "packs" / lost).unlink()
                self.publish(3)
                self.packs = self.stand()
                self.assertIn("older than 4", self.look())

    def test_names_that_lead_out_and_nonsense_are_refused_even_if_signed(self):
        self.look()
        digest = hashlib.sha256(b"").hexdigest()
        one = {"bytes": 1, "sha256": digest}
        both = {"pack.json": one, "questions.json": one}
        for changes in ({"files": {**both, "../../evil.json": one}}, {"files": {**both, "/etc/passwd": one}},
                        {"files": {**both, "boards/../../evil.json": one}}, {"files": {"pack.json": one}}, {"files": []}, {"files": 7},
                        {"files": {**both, "questions.de.json": {"bytes": 1 << 40, "sha256": digest}}}, {"version": "4"}, {"version": 0},
                        {"version": True}, {"name": "../x"}, {"manifest": 2}, {"files": {**both, "questions.de.json": {"bytes": -1}}},
                        {"files": {**both, "questions.de.json": 7}}, {"files": {**both, "pack.json": {"bytes": 1, "sha256": digest + "/"}}}):
            with self.subTest(changes):
                self.write_manifest(**{"version": 4, **changes})
                self.sign(self.web / "manifest.json")
                self.check_refused("manifest.json cannot be read")
        many = {f"boards/b{i}.json": {"bytes": 8 << 20, "sha256": digest} for i in range(9)}
        self.write_manifest(4, files={**both, **many})
        self.sign(self.web / "manifest.json")
        self.check_refused("the pack is larger than 64 MiB")
        (self.web / "manifest.json").write_text("[" * 100000)
        self.sign(self.web / "manifest.json")
        self.check_refused("manifest.json cannot be read")

    def test_a_web_server_that_is_away_lies_or_leads_astray_changes_nothing(self):
        self.look()
        self.publish(4)

        def redirect(to):
            def answer(web):
                web.send_response(302)
                web.send_header("Location", to)
                web.end_headers()
            return answer

        def endless(web):
            web.send_response(200)
            web.end_headers()
            try:
                while True:
                    web.wfile.write(b"x" * 65536)
            except OSError:
                pass

        def error(web):
            web.send_error(503)

        def half(web):
            web.send_response(200)
            web.send_header("Content-Length", "100")
            web.end_headers()
            web.wfile.write(b"{")

        for answer, sentence in ((redirect("file:///etc/passwd"), "no pack from|leads away"), (endless, "is larger than"),
                                 (error, "no pack from"), (half, "no pack from|refused")):
            with self.subTest(sentence):
                self.instead["manifest.json"] = answer
                self.assertRegex(self.look(), sentence)
                self.assertEqual(self.played(), 3)
        self.instead.clear()
        self.assertEqual(self.look(), "pack velo 4")
        self.packs = Packs("http://127.0.0.1:9", self.key(), 300, str(self.into), steady=lambda: self.now)
        self.assertIn("no pack from", self.look())
        self.assertEqual(self.played(), 4)

    def test_a_server_that_sends_a_byte_now_and_then_is_given_up(self):
        self.look()
        self.publish(4)

        def drip(web):
            web.send_response(200)
            web.end_headers()
            try:
                while True:
                    web.wfile.write(b"x")
                    web.wfile.flush()
            except OSError:
                pass

        self.instead["manifest.json"] = drip
        kept, fleet_pack.FETCH_SECONDS = fleet_pack.FETCH_SECONDS, 0
        try:
            self.check_refused("takes too long")
        finally:
            fleet_pack.FETCH_SECONDS = kept

    def test_a_power_cut_at_any_step_leaves_a_whole_pack_and_the_next_look_ends_it(self):
        """Every call that changes the folder is the last one, once."""
        steps = [(fleet_pack, "write_file"), (fleet_pack, "write_whole"), (fleet_pack, "sync_folder"), (fleet_pack.os, "rename"),
                 (fleet_pack.os, "symlink"), (fleet_pack.os, "replace"), (fleet_pack.shutil, "rmtree")]
        self.look()
        cuts = 0
        for module, name in steps:
            for call in range(8):
                version = self.played() + 1
                self.publish(version)
                real, left = getattr(module, name), [call]

                def cut(*arguments, real=real, left=left, **options):
                    if left[0] == 0:
                        raise KeyboardInterrupt
                    left[0] -= 1
                    return real(*arguments, **options)

                setattr(module, name, cut)
                try:
                    self.look()
                except KeyboardInterrupt:
                    cuts += 1
                finally:
                    setattr(module, name, real)
                self.assertIn(self.played(), (version - 1, version), (name, call))
                self.assertTrue((self.into / "packs/current/questions.json").exists())
                self.packs = self.stand()
                self.assertEqual(self.look(), f"pack velo {version}", (name, call))
                self.assertEqual((self.played(), self.played("previous")), (version, version - 1), (name, call))
        self.assertGreaterEqual(cuts, 20)

    def test_a_full_disk_keeps_what_there_is(self):
        self.look()
        self.publish(4)
        real = fleet_pack.write_file

        def full(path, content):
            real(path, content[:10])
            raise OSError(28, "No space left on device")

        fleet_pack.write_file = full
        try:
            self.check_refused("No space left on device")
        finally:
            fleet_pack.write_file = real
        self.assertEqual(self.look(), "pack velo 4")


def write_ini(home, pack, times=""):
    ini = home / "fleet.ini"
    for name in ("authority", "certificate", "key"):
        (home / name).touch()
    ini.write_text("[server]\nhost = localhost\nport = 9\n[stand]\nrole = hall-1\n"
                   + "".join(f"{name} = {home / name}\n" for name in ("authority", "certificate", "key"))
                   + f"[folder]\npath = {home}\n[pack]\n{pack}\n[times]\n{times}\n")
    return str(ini)


@unittest.skipIf(subprocess.run([PYTHON, "-c", "import psycopg"], capture_output=True, check=False).returncode, "needs python3-psycopg")
class Program(Stand):
    """The sidecar itself. Its other server is away, which holds no pack up."""

    def start(self, *options):
        (self.home / "out").mkdir(exist_ok=True)
        ini = write_ini(self.home, f"url = {self.url}\nkey = {self.home}/ours.pub", "pack = 10")
        program = subprocess.Popen([PYTHON, str(SIDECAR), "--config", ini, *options], stdout=subprocess.PIPE, text=True)
        self.addCleanup(program.stdout.close)
        self.addCleanup(program.kill)
        return program

    def test_it_brings_the_pack_and_ends_when_it_is_told_to(self):
        program = self.start()
        for line in program.stdout:
            if line == "pack velo 3\n":
                break
        self.assertEqual(self.played(), 3)
        program.terminate()
        self.assertEqual(program.wait(60), 0)

    def test_once_says_whether_all_is_well(self):
        program = self.start("--once")
        self.assertEqual(program.wait(60), 1, "its server is away")
        self.assertIn("pack velo 3\n", program.stdout.read())
        self.publish(4)
        (self.web / "manifest.json.minisig").unlink()
        program = self.start("--once")
        self.assertEqual(program.wait(60), 1)
        self.assertIn("no pack from", program.stdout.read())


class InFleetIni(Case):
    def settings(self, pack, times=""):
        return Settings(write_ini(self.home, pack, times))

    def test_without_an_address_nothing_is_fetched(self):
        self.assertIsNone(self.settings("url =").pack)

    def test_an_address_needs_a_key_that_is_one(self):
        url, key, every = self.settings(f"url = https://x/acme\nkey = {self.home}/ours.pub", "pack = 60").pack
        self.assertEqual((url, key.number, every), ("https://x/acme", self.key().number, 60))
        for pack, times, sentence in (("url = file:///etc", "", "begins with https:// or http://"),
                                      (f"url = https://x\nkey = {self.home}/none.pub", "", "none.pub cannot be used"),
                                      (f"url = https://x\nkey = {self.home}/ours.key", "", "ours.key cannot be used"),
                                      ("url =", "pack = 1", "from 10 to 86400")):
            with self.assertRaisesRegex(Wrong, sentence):
                self.settings(pack, times)


if __name__ == "__main__":
    missing = shutil.which("minisign") is None
    try:
        PublicKey("RWQ" + "A" * 53)
    except ValueError:
        pass
    except OSError:
        missing = True
    if missing:
        print("skipped: needs the packages minisign and libsodium23")
        sys.exit(77)
    unittest.main(verbosity=2, buffer=True)
