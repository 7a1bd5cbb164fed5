"""A real session as on a stand, without its screen: cage, Xwayland and the game, with this test in systemd's place.
It starts, plays by itself, is killed, comes back, and ends when it is told to. Skipped where cage is not installed."""
import os
import pathlib
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

GAME, SESSION = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
SKIPPED = 77
PATIENCE = 60
WATCHDOG = 4  # seconds
NOBODY = pwd.getpwnam("nobody")


def skip_unless(there, why):
    if not there:
        print(f"skipped: {why}")
        sys.exit(SKIPPED)


class Stand:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.runtime, self.data = self.folder / "runtime", self.folder / "games"
        self.config = self.folder / "kiosk.ini"
        self.config.write_text("[times]\nattract = 10\n[sound]\nvolume = 0\n")
        for place in (self.runtime, self.data):
            place.mkdir(mode=0o700)
        self.listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.listener.bind(str(self.folder / "notify"))
        for place in (self.folder, self.runtime, self.data, self.config, self.folder / "notify"):
            os.chown(place, NOBODY.pw_uid, NOBODY.pw_gid)
        self.cage = None

    def start(self):
        places = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.runtime), "RUNTIME_DIRECTORY": str(self.runtime),
                  "NOTIFY_SOCKET": str(self.folder / "notify"), "WATCHDOG_USEC": str(WATCHDOG * 1000000),
                  "SCHOTT_KIOSK_GAME": str(GAME), "SCHOTT_KIOSK_CONFIG": str(self.config),
                  "SCHOTT_KIOSK_DATA": str(self.data)}
        headless = {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
                    "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8"}
        here = {name: value for name, value in os.environ.items()
                if name in ("PATH", "SCHOTT_WORLD_ASSETS", "ASAN_OPTIONS", "UBSAN_OPTIONS")}
        self.output = open(self.folder / "output", "ab")
        self.cage = subprocess.Popen(["cage", "-d", "--", str(SESSION)], env={**here, **headless, **places},
                                     stdin=subprocess.DEVNULL, stdout=self.output, stderr=self.output,
                                     cwd=self.folder, start_new_session=True, user=NOBODY.pw_uid, group=NOBODY.pw_gid,
                                     extra_groups=[])

    def hears(self, wanted, within=PATIENCE):
        self.listener.settimeout(within)
        until = time.monotonic() + within
        while time.monotonic() < until:
            try:
                if self.listener.recv(4096).decode() == wanted:
                    return True
            except TimeoutError:
                break
        return False

    def must_hear(self, wanted, within=PATIENCE):
        assert self.hears(wanted, within), f"no {wanted}\n{(self.folder / 'output').read_text(errors='replace')[-3000:]}"

    def game_process(self):
        """The one game among cage's children and theirs."""
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    words = (entry / "cmdline").read_bytes().split(b"\0")
                    session = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[3])
                except (OSError, IndexError):
                    continue
                if session == self.cage.pid and words[0] == str(GAME).encode():
                    found.append(int(entry.name))
        assert len(found) == 1, found
        return found[0]

    def log(self):
        return (self.data / "log" / "schott-world.log").read_text()

    def end(self):
        if self.cage is not None and self.cage.poll() is None:
            os.killpg(self.cage.pid, signal.SIGKILL)
            self.cage.wait()
        self.output.close()
        self.listener.close()


def windows(stand):
    """Something is shown: the game holds the screen through one of the two display servers."""
    maps = pathlib.Path(f"/proc/{stand.game_process()}/maps").read_text()
    return re.search(r"libX11|libwayland-client", maps) is not None


def plays_is_killed_and_comes_back(stand):
    stand.start()
    stand.must_hear("READY=1")
    assert windows(stand)
    for _ in range(3):
        stand.must_hear("WATCHDOG=1", WATCHDOG)
    assert "The game has started." in stand.log()

    os.kill(stand.game_process(), signal.SIGKILL)
    status = stand.cage.wait(timeout=PATIENCE)
    assert not (stand.runtime / "ended").exists(), f"status {status}: nobody ended it"

    stand.start()
    stand.must_hear("READY=1")
    stand.must_hear("WATCHDOG=1", WATCHDOG)
    assert stand.log().count("The game has started.") == 2


def ends_when_it_is_told_to(stand):
    os.kill(stand.game_process(), signal.SIGTERM)
    stand.must_hear("STOPPING=1")
    stand.cage.wait(timeout=PATIENCE)
    assert stand.log().rstrip().endswith("The game has ended.")
    assert (stand.runtime / "ended").exists(), "so that it stays down"


skip_unless(shutil.which("cage") and shutil.which("Xwayland"), "cage and Xwayland are not installed")
skip_unless(os.geteuid() == 0, "only root may start a session for somebody else")
with tempfile.TemporaryDirectory(dir="/tmp") as place:
    the_stand = Stand(place)
    try:
        plays_is_killed_and_comes_back(the_stand)
        ends_when_it_is_told_to(the_stand)
    finally:
        the_stand.end()
