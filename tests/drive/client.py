"""One run of the game, spoken to through its driver, and folders with what such a run keeps.

Where the programs are stands in SCHOTT_WORLD and SCHOTT_LAB; SCHOTT_LONG=1 makes everything that can be long, long."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORLD = os.environ.get("SCHOTT_WORLD", str(ROOT / "build/check/src/schott-world"))
LAB = os.environ.get("SCHOTT_LAB", str(ROOT / "build/check/src/lab/schott-lab"))
LONG = os.environ.get("SCHOTT_LONG") == "1"
LANGUAGES = ["en"] + (ROOT / "locale/LINGUAS").read_text(encoding="utf-8").split()
# Seconds for one answer. A soak under sanitizers takes its time, and as much longer as other tests have.
PATIENCE = 180 * int(os.environ.get("CK_TIMEOUT_MULTIPLIER", "1"))


class Refused(Exception):
    """The game answered with a sentence instead of doing it."""


class Ended(Exception):
    """The program is gone, and nobody had asked it to go."""


def environment(extra=None):
    """No display, no loudspeaker, and nobody's home. What is None in extra is unset."""
    all_ = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8", **(extra or {})}
    return {name: value for name, value in all_.items() if value is not None}


class Folder:
    """A folder for settings and games that goes when the test goes."""

    def __enter__(self):
        # What is proved here is not that the disk keeps its word, so the waiting for it is spared.
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.path = tempfile.mkdtemp(prefix="schott-world-", dir=memory)
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


class Game:
    def __init__(self, data, *options, seed=1, size="1024x600", draws=False, env=None, program=None, cwd=None):
        """data: None for the system's own place. cwd: where it is started; otherwise in data."""
        place = [] if data is None else ["--data", str(data)]
        command = [program or WORLD, "--driver", *place, "--seed", str(seed), "--windowed", size, *options]
        self.errors = tempfile.TemporaryFile()
        self.status = 0  # that it ends with when it is closed
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
                                        env=environment(env), cwd=cwd or (str(data) if os.path.isdir(data) else None))
        if not draws:
            self.say("draw off")

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self.close()
        else:
            self.kill()

    # ---- speaking

    def send(self, command):
        """Without waiting for the answer."""
        try:
            self.process.stdin.write(command.encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            self.has_ended(command)

    def hear(self, command="?"):
        watch = threading.Timer(PATIENCE, self.process.kill)
        watch.start()
        line = self.process.stdout.readline()
        watch.cancel()
        if not line:
            self.has_ended(command)
        return json.loads(line)

    def ask(self, command):
        self.send(command)
        return self.hear(command)

    def say(self, command):
        answer = self.ask(command)
        if not answer["ok"]:
            raise Refused(f"{command}: {answer['error']}")
        return answer

    def has_ended(self, command):
        status = self.process.wait()
        raise Ended(f"status {status} at \"{command}\"\n{self.complaints()}")

    def complaints(self):
        self.errors.seek(0)
        return self.errors.read().decode(errors="replace")

    # ---- looking

    def scene(self):
        return self.say("scene")["scene"]

    def stack(self):
        return self.say("scene")["stack"]

    def state(self):
        return self.say("state")["state"]

    def hash(self):
        return self.say("hash")["hash"]

    def widgets(self):
        """By id. Each says what it is, to those who cannot see it and to scripts."""
        widgets = {widget["id"]: widget for widget in self.say("ui")["widgets"]}
        silent = [name for name, widget in widgets.items() if not widget["label"].strip()]
        assert not silent, f"no label: {silent}"
        return widgets

    def sounds(self):
        """What was to be heard since this was asked last."""
        return self.say("sounds")["sounds"]

    def music(self):
        return self.say("sounds")["music"]

    # ---- doing

    def click(self, *widgets):
        for widget in widgets:
            self.say(f"click {widget}")

    def idle(self):
        answer = self.say("wait idle")
        assert answer["idle"], "something has been moving for an hour"
        return answer["ms"]

    def go(self, *widgets):
        """Clicks, each when the one before has come to rest."""
        for widget in widgets:
            self.click(widget)
            self.idle()

    def go_on(self, *commands):
        """The same with commands of any kind."""
        for command in commands:
            self.say(command)
            self.idle()

    # ---- leaving

    def close(self):
        """At the end of its input the game saves and goes. Fails if it complains on its way."""
        self.process.stdin.close()
        try:
            status = self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.process.stdout.close()
        if not self.errors.closed:
            self.said = self.complaints()
        if status != self.status:
            raise Ended(f"status {status} at the end\n{self.said}")
        self.errors.close()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()


class Lab:
    """The rules alone, as a second opinion."""

    def __init__(self):
        self.process = subprocess.Popen([LAB, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def ask(self, cmd, **arguments):
        self.process.stdin.write(json.dumps({"cmd": cmd, **arguments}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise Refused(f"{cmd}: {answer['error']}")
        return answer
