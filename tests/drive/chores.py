"""What operators do from a terminal: the PIN and backups; over a pipe and by hand."""
import os
import pty
import select
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

GAME = sys.argv[1]
HERE = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"}


def run(*arguments, text=""):
    return subprocess.run([GAME, *arguments], input=text, capture_output=True, text=True, timeout=60, encoding="utf-8",
                          env=HERE)


def by_hand(*arguments, typed):
    """Everything that stood on the screen, and the exit status."""
    child, screen = pty.fork()
    if child == 0:
        os.execvpe(GAME, [GAME, *arguments], HERE)
    shown = b""
    for line in [*typed, None]:
        while line is not None and not shown.rstrip(b" ").endswith(b":"):
            shown += os.read(screen, 1000)
        if line is not None:
            os.write(screen, line.encode() + b"\n")
            shown += b"|"
    try:
        while piece := os.read(screen, 1000):
            shown += piece
    except OSError:  # the other end was closed
        pass
    _, status = os.waitpid(child, 0)
    return shown.decode(), os.waitstatus_to_exitcode(status)


def a_pin_comes_over_a_pipe_once(folder):
    done = run("--set-pin", "--data", folder, text="271828\n")
    assert done.returncode == 0 and "operator-pin" in done.stdout, done
    path = Path(folder) / "operator-pin"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600, oct(path.stat().st_mode)
    assert "271828" in path.read_text()


def what_is_no_pin_changes_nothing(folder):
    before = (Path(folder) / "operator-pin").read_bytes()
    for wrong in ("", "\n", "12345\n", "1234567\n", "12345x\n", "1" * 5000 + "\n"):
        done = run("--set-pin", "--data", folder, text=wrong)
        assert done.returncode == 1 and "six digits" in done.stderr, (wrong, done)
    assert (Path(folder) / "operator-pin").read_bytes() == before


def by_hand_it_is_asked_twice_and_not_shown(folder):
    shown, status = by_hand("--set-pin", "--data", folder, typed=["314159", "314159"])
    assert status == 0 and "is set" in shown, shown
    assert "314159" not in shown, shown
    shown, status = by_hand("--set-pin", "--data", folder, typed=["111111", "222222"])
    assert status == 1 and "don’t match" in shown, shown
    assert "314159" in (Path(folder) / "operator-pin").read_text()


class Prompt:
    """The program asks for a PIN. What it does at SIGHUP is said, not inherited: a test may be run under nohup."""

    def __init__(self, folder, at_hangup):
        self.screen, self.terminal = pty.openpty()
        self.program = subprocess.Popen([GAME, "--set-pin", "--data", folder], stdin=self.terminal,
                                        stderr=self.terminal, env=HERE,
                                        preexec_fn=lambda: signal.signal(signal.SIGHUP, at_hangup))
        self.read_until(b": ")
        assert not self.shows_what_is_typed()

    def read_until(self, end):
        shown = b""
        while not shown.endswith(end):
            assert select.select([self.screen], [], [], 20)[0], (shown, self.program.poll())
            shown += os.read(self.screen, 1000)
        return shown

    def shows_what_is_typed(self):
        return bool(termios.tcgetattr(self.terminal)[3] & termios.ECHO)

    def close(self):
        os.close(self.screen)
        os.close(self.terminal)


def who_gives_up_at_the_prompt_can_see_what_they_type_again(folder):
    for end in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        prompt = Prompt(folder, at_hangup=signal.SIG_DFL)
        prompt.program.send_signal(end)
        assert prompt.program.wait(timeout=20) == -end
        assert prompt.shows_what_is_typed(), f"silent after {end}"
        prompt.close()
    assert "314159" in (Path(folder) / "operator-pin").read_text()


def a_hangup_that_is_to_be_ignored_neither_ends_nor_shows_anything(folder):
    prompt = Prompt(folder, at_hangup=signal.SIG_IGN)
    prompt.program.send_signal(signal.SIGHUP)
    time.sleep(.2)
    os.write(prompt.screen, b"161803\n")
    assert b"161803" not in prompt.read_until(b": ")
    os.write(prompt.screen, b"161803\n")
    assert prompt.program.wait(timeout=20) == 0
    assert prompt.shows_what_is_typed()
    prompt.close()
    assert "161803" in (Path(folder) / "operator-pin").read_text()


def the_place_of_the_pin_stands_in_the_config(folder):
    config = Path(folder) / "kiosk.ini"
    config.write_text(f"[places]\npin = {folder}/elsewhere\n[game]\nplayers = 9\ngames = path\npath_boards = spiral\n")
    done = run("--set-pin", "--config", str(config), "--data", folder, text="123456\n")
    assert done.returncode == 0 and "line 4" in done.stderr, done
    assert len(done.stderr.splitlines()) == 1, "which games there are is known here, too"
    assert "123456" in (Path(folder) / "elsewhere").read_text()


def language(folder):
    with sqlite3.connect(Path(folder) / "schott-world.sqlite") as database:
        found = database.execute("SELECT value FROM setting WHERE key = 'language'").fetchone()
    return found[0] if found else None


def play_in(folder, code):
    done = run("--driver", "--data", folder, text=f"language {code}\nwait idle\nquit\n")
    assert done.returncode == 0, done


def a_backup_is_put_in_place(folder):
    play_in(folder, "de")
    backup = str(Path(folder) / "copy.sqlite")
    with sqlite3.connect(Path(folder) / "schott-world.sqlite") as database, sqlite3.connect(backup) as copy:
        database.backup(copy)
    was = language(folder)
    shutil.rmtree(Path(folder) / "other", ignore_errors=True)
    other = str(Path(folder) / "other")
    play_in(other, "fr")
    done = run("--restore-backup", backup, "--data", other)
    assert done.returncode == 0 and "schott-world-replaced-" in done.stdout, done
    assert language(other) == was
    done = run("--restore-backup", str(Path(folder) / "nothing"), "--data", other)
    assert done.returncode == 1 and "File not found" in done.stderr, done
    done = run("--restore-backup", GAME, "--data", other)
    assert done.returncode == 1 and "isn’t a backup" in done.stderr, done
    assert language(other) == was


def what_is_no_file_or_holds_more_than_tables_is_no_backup(folder):
    folder = str(Path(folder) / "untrusted")
    Path(folder).mkdir()
    pipe, crafted = Path(folder) / "pipe", Path(folder) / "crafted.sqlite"
    os.mkfifo(pipe)
    play_in(folder, "de")
    shutil.copy(Path(folder) / "schott-world.sqlite", crafted)
    with sqlite3.connect(crafted) as database:
        database.execute("CREATE TRIGGER evil AFTER INSERT ON setting BEGIN DELETE FROM game; END")
    database.close()
    before = (Path(folder) / "schott-world.sqlite").read_bytes()
    for backup in (pipe, crafted, Path("/dev/zero")):
        done = run("--restore-backup", str(backup), "--data", folder)
        assert done.returncode == 1 and "isn’t a backup" in done.stderr, (backup, done)
    assert (Path(folder) / "schott-world.sqlite").read_bytes() == before


with tempfile.TemporaryDirectory() as place:
    a_pin_comes_over_a_pipe_once(place)
    what_is_no_pin_changes_nothing(place)
    by_hand_it_is_asked_twice_and_not_shown(place)
    who_gives_up_at_the_prompt_can_see_what_they_type_again(place)
    a_hangup_that_is_to_be_ignored_neither_ends_nor_shows_anything(place)
    if "--config" in run("--help").stdout:
        the_place_of_the_pin_stands_in_the_config(place)
    a_backup_is_put_in_place(place)
    what_is_no_file_or_holds_more_than_tables_is_no_backup(place)
