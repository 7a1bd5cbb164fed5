"""No scene comes through the dark: of frames that follow each other none is darker by more than a tenth.

Looked at is each frame of every change of scene of both games, of a stage that is won, and of what follows it."""
import path_player
from client import Folder, Game
from player import Player, sit_down
from tables import Table, deal, route

SIZES = ["854x480", "480x854"]
FADE = 14  # frames: 200 ms, and one to each side
DARKER = .1


class Watch:
    """One run of the game, whose frames are looked at."""

    def __init__(self, game):
        self.game, self.changes = game, 0

    def frames(self, count):
        """How light so many are, a sixtieth of a second apart."""
        seen = []
        for _ in range(count):
            seen.append(self.game.say("light")["light"])
            self.game.say("wait 16")
        return seen

    def look(self, what, count, before=()):
        seen = [*before, *self.frames(count)]
        for i in range(1, len(seen)):
            assert seen[i] > seen[i - 1] * (1 - DARKER), f"{what}: {[round(light, 1) for light in seen]}, frame {i}"
        assert max(seen) > 20, f"{what}: nothing is to be seen"
        return seen

    def change(self, command, count=FADE):
        """What is pressed opens or closes a scene."""
        self.game.idle()
        before, seen = self.game.stack(), self.frames(1)
        self.game.say(command)
        assert self.game.stack() != before, f"{command} changes no scene: {before}"
        self.look(f"{command} from {before} to {self.game.stack()}", count, seen)
        self.changes += 1

    def click(self, *widgets):
        for widget in widgets:
            self.change(f"click {widget}")

    def back(self):
        self.change("key Escape")


def menus(watch):
    game = watch.game
    for scene in ("help", "settings", "language", "statistics", "new", "new_path", "quit"):
        watch.click(f"title.{scene}")
        watch.back()
    watch.click("title.new", "setup.seat0.names")
    watch.back()
    watch.back()
    watch.click("title.tutorial")
    watch.back()
    watch.click("pause.leave")
    while game.scene() == "message":
        watch.click("message.button0")


def world(watch):
    """A game against a computer, by hand until it asks to be left."""
    game = watch.game
    game.go("title.new", "setup.seats2", "setup.route.short")
    watch.change("click setup.start", 90)  # the first cards are dealt
    for scene in ("pause", "log", "help"):
        watch.click(f"stage.{scene}")
        watch.back()
    watch.click("stage.pause", "pause.settings")
    watch.back()
    watch.click("pause.leave")
    while game.scene() == "message":
        watch.click("message.button0")
    assert game.scene() == "title", game.stack()


class Last(path_player.Hand):
    """A hand that draws as any other; what comes when it closes the last line is looked at."""

    def __init__(self, watch):
        super().__init__(watch.game)
        self.watch = watch

    def ready(self, seat):
        is_last = len(self.game.state()["deck"]) < 2
        self.game.click(f"path.ready{seat}")
        for _ in range(300):
            if not is_last or self.game.scene() == "path_end":
                break
            self.watch.look("the last lines are closed", 2)
        if self.game.scene() == "path_end":
            self.watch.look("the end of a game of Best Path", FADE)


def path(watch):
    game = watch.game
    path_player.sit_down(game, 1)
    for scene in ("pause", "log", "help"):
        watch.click(f"path.{scene}")
        watch.back()
    path_player.play(game, Last(watch), [0])
    watch.click("path_end.review", "path_review.close", "path_end.title")


def won(size):
    """The last card of a stage is laid down; from there to where the next one can be dealt, and the question, with an
    answer that is right."""
    row = [1, 3, 5, 7, 9, 11, 13, 15, 2]
    others = [[29, 8, 47, 26, 45, 24, 43, 22, 31], [39, 48, 37, 16, 35, 14, 33, 32, 0]]
    with Table(deal([row, *others], [[None, None]] * 3, discard=[17], fields=[4, 10, 18]), size=size, draws=True) as table:
        watch = Watch(table)
        table.go("stage.discard")
        table.click("stage.row0.slot8")
        watch.look("the last card is laid down", 480)
        assert "scoring" in table.stack(), table.stack()
        table.idle()
        while table.scene() == "question":
            watch.look("a question", FADE)
            table.click(Player(table).answer(table.state(), "right"))
            watch.look("its answer", 60)
            table.click("question.next")
            watch.look("its card goes back", 40)
            assert table.scene() != "question", "it is gone"
            table.idle()
        watch.change("click scoring.next", 90)


def limelight(size):
    """Everybody looks at an event card and at Fast Track; some of it is hurried, or moves little."""
    rows = [[9, 8, 7, 6, 5, 4, 3, 2, 1], [19, 18, 17, 16, 15, 14, 13, 12, 11]]
    for reduced in (False, True):
        with Table(deal(rows, [["make_swap", None], [None, None]]), size=size, draws=True) as table:
            if reduced:
                table.go("stage.pause", "pause.settings")
                table.click("settings.reduced_motion")
                table.go("settings.close", "pause.continue")
            watch = Watch(table)
            table.click("stage.fast_track0")
            watch.look("Fast Track", 270)
            table.idle()
            table.click("stage.event0.0")
            watch.look("an event card comes", 60)
            table.say("pointer 400 300 down")
            table.say("pointer 400 300 up")
            watch.look("it is hurried", 60)


def reached(size):
    """The goal."""
    rows = [[9, 8, 7, 6, 5, 4, 3, 2, 1], [19, 18, 17, 16, 15, 14, 13, 12, 11]]
    goal = route("short", 2)["goal"]
    with Table(deal(rows, [["all_advance_1", None], [None, None]], fields=[goal - 2, goal - 1]), size=size,
               draws=True) as table:
        watch = Watch(table)
        table.click("stage.event0.0")
        watch.look("the goal is reached", 400)
        table.idle()
        assert table.scene() == "victory", table.stack()
        watch.click("victory.title")


def main():
    for size in SIZES:
        with Folder() as data, Game(data, seed=3, size=size, draws=True) as game:
            game.idle()
            watch = Watch(game)
            for part in (menus, world, path):
                part(watch)
            print(f"{size}: {watch.changes} changes of scene")
        won(size)
        limelight(size)
        reached(size)


if __name__ == "__main__":
    main()
