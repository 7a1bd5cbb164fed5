"""What is remembered costs nothing: with no, 1,000 and 10,000 finished games, how long the start takes, and the longest
step of what tells of them. remembered.py FILL_STORE

Prints every figure with its bar; the status is 1 where one is over it. Times are of the processor, and of the thread
that nobody may wait for: other work on the machine does not count."""
import os
import pathlib
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "drive"))
from client import Folder, Game  # noqa: E402
from path_player import Hand  # noqa: E402

FILL = os.path.abspath(sys.argv[1])
GAMES = 0, 1000, 10000
STARTS, RUNS = 9, 3
START_MS, STEP_MS = 10, 4  # more than with an empty store; of any step
WAYS = {"title": (), "statistics": ("title.statistics",),
        "statistics, Best Path": ("title.statistics", "statistics.kind_path"),
        "statistics, SCHOTT World": ("title.statistics", "statistics.kind_world"),
        "statistics, games": ("title.statistics", "statistics.tab_games"),
        "setup of SCHOTT World": ("title.new",), "setup of Best Path": ("title.new_path",),
        "names to choose from": ("title.new", "setup.seat0.names")}
over = []


def figure(name, value, bar):
    print(f"{name:58}{value:8.2f} ms  bar {bar:g}{'   OVER' if value > bar else ''}", flush=True)
    if value > bar:
        over.append(name)


def start_ms(data):
    with Game(data) as game:
        game.scene()
        first = pathlib.Path(f"/proc/{game.process.pid}/task/{game.process.pid}/schedstat")
        return int(first.read_text().split()[0]) / 1e6


def longest_step_ms(data, way):
    with Game(data) as game:
        game.idle()
        for widget in way:
            if widget in game.widgets():
                game.go(widget)
        return game.say("perf")["step_cpu_us_max"] / 1000


def podium_ms(data, has_past):
    """Mia passes all her rounds against a computer, and is told of what both did before."""
    with Game(data) as game:
        game.idle()
        game.go("title.new_path", "path_setup.seat0.name")
        game.go_on("text Mia", "key Return")
        game.go("path_setup.start")
        while game.scene() == "path":
            Hand(game).ready(0)
            game.idle()
        assert "Mia" in game.widgets()["path_end.remembered"]["label"] or not has_past
        return game.say("perf")["step_cpu_us_max"] / 1000


def main():
    empty = None
    for games in GAMES:
        with Folder() as data:
            subprocess.run([FILL, data, str(games)], check=True)
            start = min(start_ms(data) for _ in range(STARTS))
            empty = start if empty is None else empty
            figure(f"{games} games, start", start, empty + START_MS)
            for name, way in WAYS.items():
                figure(f"{games} games, longest step, {name}", min(longest_step_ms(data, way) for _ in range(RUNS)),
                       STEP_MS)
            with Folder() as copy:
                shutil.copytree(data, copy, dirs_exist_ok=True)
                figure(f"{games} games, longest step, a whole game and its end", podium_ms(copy, games > 0), STEP_MS)
    if over:
        sys.exit(f"over the bar: {', '.join(over)}")


if __name__ == "__main__":
    main()
