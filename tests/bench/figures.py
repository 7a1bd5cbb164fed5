"""The desktop game beside a bare SDL program on the same display, in ratios. figures.py BARE PRESENTS_LIBRARY

Prints every figure with its bar; the status is 1 where one is over it. Times are this process's own processor time
where that is possible: other work on the machine does not count."""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "drive"))
from client import ROOT, WORLD, Folder, Game, environment  # noqa: E402
from display import Display  # noqa: E402
from path_player import Hand, choose, tile  # noqa: E402
from path_player import sit_down as sit_down_to_draw  # noqa: E402
from player import Player, sit_down  # noqa: E402
from tables import FALLING, NONE, Table, deal, route  # noqa: E402

BARE, PRESENTS = map(os.path.abspath, sys.argv[1:3])
SIZE = "1920x1080"
ART = ROOT / "assets/art"
# What lies behind the title: the map far below, and the logo, at the widths at which they are drawn there.
BACKGROUND = [f"{ART}/board/map-landscape.svg:1358", f"{ART}/ui/logo.svg:1000"]
ROWS = [[2, 7, 11, 19, 24, 0, 38, 45, 30], [51, 14, 3, 22, 48, 36, 9, 27, 41],
        [8, 31, 5, 44, 17, 55, 20, 59, 12], [33, 10, 58, 26, 1, 47, 39, 15, 6]]
STARTS, STILL_SECONDS, COPIES = 5, 5, 300
over = []


def figure(name, value, unit, bar=None):
    is_over = bar is not None and value > bar
    text = f"{name:58}{value:10.2f} {unit:3}" + (f"  bar {bar:g}{'   OVER' if is_over else ''}" if bar else "")
    print(text, flush=True)
    if is_over:
        over.append(name)


def processor_ns(pid):
    """Of all threads that are still there."""
    return sum(int((thread / "schedstat").read_text().split()[0])
               for thread in pathlib.Path(f"/proc/{pid}/task").iterdir())


def drawing_ns(pid):
    """Of the thread that draws: what workers rasterize for the next minute is no part of a frame."""
    return int(pathlib.Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0])


def presents(path):
    try:
        return [tuple(map(int, line.split())) for line in pathlib.Path(path).read_text().splitlines()]
    except FileNotFoundError:
        return []


class Real:
    """A program in a real window, in real time, whose frames are counted."""

    def __init__(self, display, command, data):
        self.log = tempfile.mktemp(dir=data)
        self.began = time.monotonic_ns()
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, cwd=data,
                                        env={**environment(display.env), "LD_PRELOAD": PRESENTS,
                                             "SCHOTT_PRESENTS": self.log})

    def first(self):
        """Milliseconds until there is something to be seen: of the clock, and of the processor."""
        while True:
            seen = [at for at, is_seen in presents(self.log) if is_seen]
            if seen:
                return (seen[0] - self.began) / 1e6, processor_ns(self.process.pid) / 1e6
            if self.process.poll() is not None or time.monotonic_ns() - self.began > 60e9:
                raise RuntimeError("no picture")
            time.sleep(.002)

    def stop(self):
        self.process.kill()
        self.process.wait()


def median(values):
    return sorted(values)[len(values) // 2]


def first_picture(display, data):
    times = {}
    bare = [BARE, "first", SIZE, *BACKGROUND]
    game = [WORLD, "--windowed", SIZE, "--mute", "--data", data, "--seed", "1"]
    for name, command in (("bare", bare), ("game", game)) * STARTS:
        run = Real(display, command, data)
        times.setdefault(name, []).append(run.first())
        run.stop()
    for part, what in ((0, "clock"), (1, "processor")):
        shown = {name: median([found[part] for found in all_times]) for name, all_times in times.items()}
        figure(f"first picture, {what}: bare", shown["bare"], "ms")
        figure(f"first picture, {what}: game", shown["game"], "ms")
        figure(f"first picture, {what}: game / bare", shown["game"] / shown["bare"], "x", 2 if part == 0 else None)


def still(display, data):
    run = Real(display, [WORLD, "--windowed", SIZE, "--mute", "--data", data, "--seed", "1"], data)
    run.first()
    frames = -1
    while frames != len(presents(run.log)):  # it comes to rest
        frames = len(presents(run.log))
        time.sleep(3)
    before = processor_ns(run.process.pid)
    time.sleep(STILL_SECONDS)
    figure(f"still title: frames in {STILL_SECONDS} s", len(presents(run.log)) - frames, "", .5)
    figure("still title: of a core", (processor_ns(run.process.pid) - before) / 1e7 / STILL_SECONDS, "%", .5)
    run.stop()


def per_frame(game, act):
    """Milliseconds of the processor for each frame while act() is going on."""
    before, frames = drawing_ns(game.process.pid), game.say("perf")["frames"]
    act()
    frames = game.say("perf")["frames"] - frames
    return (drawing_ns(game.process.pid) - before) / 1e6 / max(frames, 1), frames


def bare_copy(display):
    """Milliseconds of the processor for a full-screen copy that is presented."""
    copied = subprocess.run([BARE, "copy", SIZE, str(COPIES)], env=environment(display.env), capture_output=True,
                            text=True, check=True)
    return int(copied.stdout) / 1e6


def motion(display, data):
    bare = bare_copy(display)
    figure("bare: full-screen copy and present", bare, "ms")
    events = [["trade", "quiz"], ["swap_own", "take_two"], ["all_swap", "pass_left"], ["make_swap", "all_advance_1"]]
    with Table(deal(ROWS, events, discard=[50, 29, 16], stock=[4, 21], fields=[13, 7, 8, 15]), size=SIZE, draws=True,
               env=display.env) as table:
        table.say("shot warm.png")

        def move(name, most, *widgets):
            cost, frames = [], 0
            for widget in widgets:
                table.click(widget)
                spent, drawn = per_frame(table, table.idle)
                cost.append(spent * drawn)
                frames += drawn
            figure(f"{name} ({frames} frames)", sum(cost) / max(frames, 1) / bare, "x", most)
        move("stage, a card is drawn and placed", 4, "stage.stock", "stage.row0.slot8")
        move("stage, an event turns over", 4, "stage.event1.0")
        move("stage, a swap", 4, "stage.row1.slot0", "stage.row1.slot8")
        move("stage, first cards handed on", 4, "stage.event2.1")
        move("stage, every figurine hops", 4, "stage.event3.1")

        def fade(widget):
            table.click(widget)
            spent, drawn = per_frame(table, lambda: table.say("wait 250"))
            table.idle()
            figure(f"fade by {widget} ({drawn} frames)", spent / bare, "x", 4)
        fade("stage.pause")
        fade("pause.continue")
        fade("stage.log")
        fade("log.close")
        fade("stage.pause")
        table.click("pause.leave")
        spent, drawn = per_frame(table, lambda: table.say("wait 250"))
        figure(f"fade to the title ({drawn} frames)", spent / bare, "x", 4)
        spent, drawn = per_frame(table, table.idle)
        figure(f"title, cards fly in ({drawn} frames)", spent / bare, "x", 2)


def best_path(display, data):
    """Its table, moved as World's is."""
    bare = bare_copy(display)
    with Game(data, seed=1, size=SIZE, draws=True, env=display.env) as game:
        sit_down_to_draw(game, 1, 3)
        game.say("wait 10000")  # the others are ready
        game.idle()

        def move(name, most, act):
            act()
            spent, drawn = per_frame(game, game.idle)
            figure(f"path, {name} ({drawn} frames)", spent / bare, "x", most)
        for _ in range(3):  # everything that is drawn has been made once
            Hand(game).draw(0, game.state())
            game.say("wait 10000")
            game.idle()
        before = game.say("perf")["frames"]
        game.say("wait 60000")
        figure("path at rest: frames in 60 s", game.say("perf")["frames"] - before, "", .5)
        state = game.state()
        _, cells = choose(state, 0)
        for number, cell in enumerate(cells[:2]):
            move(f"tile {number + 1} is added", 2, lambda: game.click(tile(0, cell)))
        move("a tile is taken back", 4, lambda: game.click("path.back0"))
        move("all rays grow and the next card turns", 4, lambda: game.click("path.ready0"))
        game.click("path.pause")
        spent, drawn = per_frame(game, lambda: game.say("wait 250"))
        figure(f"fade by path.pause ({drawn} frames)", spent / bare, "x", 4)


def attract(display, data):
    """What waits for visitors, part by part, and the fades between them."""
    bare = bare_copy(display)
    with Game(data, "--kiosk", seed=1, size=SIZE, draws=True, env=display.env) as game:
        textures, below = 0, game.stack()[0]
        game.say("wait 350")
        for _ in range(6):
            name, spent, drawn = below, 0, 0
            while below == name:
                cost, frames = per_frame(game, lambda: game.say("wait 17"))
                textures, below = max(textures, game.say("perf")["texture_bytes"]), game.stack()[0]
                if below == name:
                    spent, drawn = spent + cost * frames, drawn + frames
            figure(f"attract, {name} ({drawn} frames)", spent / max(drawn, 1) / bare, "x", 4)
            rest, more = per_frame(game, lambda: game.say("wait 183"))
            figure(f"attract, fade to {below} ({frames + more} frames)",
                   (cost * frames + rest * more) / (frames + more) / bare, "x", 8)
            game.say("wait 150")
        figure("attract: textures", textures / (1 << 20), "MiB", 130)


def life(display, data):
    """What a table costs that waits for somebody, less what virtual time itself costs."""
    def of_a_core(game):
        spent = []
        for command in ("life off", "life on"):
            game.say(command)
            game.say("wait 2000")
            before = drawing_ns(game.process.pid)
            game.say("wait 60000")
            spent.append(drawing_ns(game.process.pid) - before)
        return (spent[1] - spent[0]) / 60e7
    events = [["trade", "quiz"], ["swap_own", "take_two"], ["all_swap", "pass_left"], ["make_swap", "all_advance_1"]]
    with Table(deal(ROWS, events, discard=[50, 29, 16], stock=[4, 21], fields=[13, 7, 8, 15]), size=SIZE, draws=True,
               env=display.env) as table:
        figure("a stage that waits: of a core", of_a_core(table), "%", 3)
    with Game(data, seed=1, size=SIZE, draws=True, env=display.env) as game:
        sit_down_to_draw(game, 1, 3)
        game.say("wait 10000")  # the others are ready
        game.idle()
        figure("a board of Best Path that waits: of a core", of_a_core(game), "%", 3)


def won(display, data):
    bare = bare_copy(display)
    rows = [[1, 10, 20, 27, 34, 0, 46, 48, 5], [29, 8, 47, 26, 45, 24, 43, 22, 31], [39, 49, 37, 16, 35, 14, 33, 32, 9]]
    with Table(deal(rows, [[None, None]] * 3, discard=[50], fields=[12, 26, 9]), size=SIZE, draws=True,
               env=display.env) as table:
        table.go("stage.discard")
        table.click("stage.row0.slot8")
        table.say("wait 450")
        spent, drawn = per_frame(table, lambda: table.say("wait 2600"))
        figure(f"a stage is won ({drawn} frames)", spent / bare, "x", 4)


def mainz(display, data):
    """The last field, the goal that opens, and the podium."""
    goal = route("short", 2)["goal"]
    bare = bare_copy(display)
    with Table(deal(FALLING, [["all_advance_1", None], NONE], fields=[goal - 1, 0]), size=SIZE, draws=True,
               env=display.env) as table:
        table.click("stage.event0.0")
        def until(over):
            while not over():
                table.say("wait 17")

        def moves(name, most, act):
            spent, drawn = per_frame(table, act)
            figure(f"{name} ({drawn} frames)", spent / bare, "x", most)
        table.say("wait 4000")  # read, and on its way
        table.sounds()
        moves("the board comes closer to the goal", 4, lambda: until(lambda: "stage" in table.sounds()))
        moves("fade to the goal", 8, lambda: table.say("wait 200"))
        moves("the goal opens", 4, lambda: table.say("wait 2000"))
        until(lambda: table.scene() == "victory")
        table.say("wait 200")
        moves("the podium", 4, lambda: table.say("wait 5000"))


def best_path_memory(data):
    with Game(data, seed=1, size=SIZE) as game:
        game.idle()
        game.go("title.new_path", "path_setup.seats4", "path_setup.seat0.kind")
        game.say("draw every 200")
        game.click("path_setup.start")
        for played in range(1, 21):
            while game.scene() != "path_end":
                game.say("wait 60000")
            if played in (1, 20):
                game.idle()
                figure(f"path, resident at {SIZE} after {played} games", game.say("perf")["rss_bytes"] / 2**20, "MiB",
                       220)
            game.go("path_end.again") if played < 20 else None
        figure("path, largest step of logic, processor", game.say("perf")["step_cpu_us_max"] / 1000, "ms", 2)


def memory_and_steps(data):
    """Four computers, game after game, drawn now and then so that everything that is drawn is counted."""
    with Game(data, seed=1, size=SIZE) as game:
        game.idle()
        game.go("title.new", "setup.seats4", "setup.route.short", "setup.seat0.kind")
        game.say("draw every 200")
        game.click("setup.start")
        resident, first = {}, None
        for played in range(1, 101):
            while game.scene() != "victory":
                game.say("wait 60000")
            if played == 1:
                first = game.say("perf")
            if played in (1, 3, 100):
                game.idle()
                resident[played] = game.say("perf")["rss_bytes"] / 2**20
                figure(f"resident at {SIZE} after {played} games", resident[played], "MiB", 200)
                game.say("draw off")
            game.go("victory.again") if played < 100 else None
        figure("resident, after 100 games more than after 3", resident[100] - resident[3], "MiB", 8)
        # What it costs has a bar; how long it took tells about the machine, too: on two cores workers come between.
        for what, perf in (("first game", first), ("a hundred games", game.say("perf"))):
            figure(f"largest step of logic, {what}, processor", perf["step_cpu_us_max"] / 1000, "ms", 2)
            figure(f"largest step of logic, {what}, clock", perf["step_us_max"] / 1000, "ms")


def main():
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    with Display() as display:
        for part in (first_picture, still, motion, won, mainz, life, best_path, attract):
            with Folder() as data:
                part(display, data)
    for part in (memory_and_steps, best_path_memory):
        with Folder() as data:
            part(data)
    if over:
        sys.exit(f"over the bar: {', '.join(over)}")


if __name__ == "__main__":
    main()
