"""People at Best Path's table. They see the driver's `state`, choose a line, and draw it with one kind of hand."""
import tables

ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5]
PLACES = [(row, at) for row, cells in enumerate(ROWS) for at in range(cells)]


def column(cell):
    """In halves of a cell from the middle, so that neighbours in a row are two apart."""
    row, at = PLACES[cell]
    return 2 * at - ROWS[row] + 1


def are_beside(a, b):
    rows, columns = abs(PLACES[a][0] - PLACES[b][0]), abs(column(a) - column(b))
    return (rows, columns) in ((0, 2), (1, 1))


def steps(a, b):
    """How far it is from one cell to another."""
    rows, columns = abs(PLACES[a][0] - PLACES[b][0]), abs(column(a) - column(b))
    return rows + max(0, columns - rows) // 2


BESIDE = [[other for other in range(61) if are_beside(cell, other)] for cell in range(61)]


def lines_from(state, path, end):
    """All lines the card allows from one end, as lists of cells."""
    colours, out = state["board"]["colours"], []

    def grow(tip, line, left):
        for cell in BESIDE[tip]:
            colour = colours[cell]
            if cell not in path and cell not in line and colour in left:
                rest = list(left)
                rest.remove(colour)
                out.append(line + [cell])
                grow(cell, line + [cell], rest)

    grow(path[0] if end == "a" else path[-1], [], state["card"])
    return out


def choose(state, seat):
    """The line with most on it: numbers first, then cells. (end, cells); without cells it is a pass."""
    path = state["players"][seat]["path"]
    numbers = {cell: number for cell, number in state["board"]["numbers"]}
    ends = ["b"] if len(path) == 1 else ["a", "b"]
    lines = [(end, line) for end in ends for line in lines_from(state, path, end)]
    return max(lines, key=lambda it: (sum(numbers.get(cell, 0) for cell in it[1]), len(it[1]), it[0] == "b"),
               default=("b", []))


def middle(game, widget):
    x, y, wide, high = game.widgets()[widget]["rect"]
    return f"{x + wide // 2} {y + high // 2}"


def tile(seat, cell):
    return f"path.board{seat}.cell{cell}"


class Hand:
    """Draws a line, tile by tile unless it can do better, and says that it is ready."""

    def __init__(self, game):
        self.game = game

    def turn_to(self, seat, state, end, cells):
        """Where both ends touch the first tile, a press on the end itself says which is meant."""
        path = state["players"][seat]["path"]
        other = path[-1] if end == "a" else path[0]
        if cells and len(path) > 1 and cells[0] in BESIDE[other]:
            self.press(tile(seat, path[0] if end == "a" else path[-1]))

    def press(self, widget):
        self.game.go(widget)

    def draw(self, seat, state):
        end, cells = choose(state, seat)
        self.turn_to(seat, state, end, cells)
        for cell in cells:
            self.press(tile(seat, cell))
        self.ready(seat)
        return cells

    def ready(self, seat):
        self.press(f"path.ready{seat}")


class Dragging(Hand):
    """From the end of the ray over the tiles, in one stroke."""

    def move(self, widget, what):
        self.game.say(f"pointer {middle(self.game, widget)} {what}")

    def draw(self, seat, state):
        end, cells = choose(state, seat)
        path = state["players"][seat]["path"]
        if cells:
            self.move(tile(seat, path[0] if end == "a" else path[-1]), "down")
            for cell in cells:
                self.move(tile(seat, cell), "move")
            self.move(tile(seat, cells[-1]), "up")
            self.game.idle()
        self.ready(seat)
        return cells


class Finger(Dragging):
    def __init__(self, game, finger=1):
        super().__init__(game)
        self.finger = finger

    def move(self, widget, what):
        self.game.say(f"touch {self.finger} {middle(self.game, widget)} {what}")

    def press(self, widget):
        self.move(widget, "down")
        self.move(widget, "up")
        self.game.idle()


class Keys(Hand):
    """Arrows, each neighbour two presses away at most; Enter draws, Space is ready."""
    LEFT, RIGHT, UP, DOWN, PRESS, READY = "key Left", "key Right", "key Up", "key Down", "key Return", "key Space"

    def focus(self):
        return next(name for name, widget in self.game.widgets().items() if widget["focused"])

    def steer(self, seat, cell):
        for _ in range(40):
            focus = self.focus()
            if focus == tile(seat, cell):
                return
            at = int(focus.rsplit("cell", 1)[1])
            (row, _), (wanted, _) = PLACES[at], PLACES[cell]
            if row != wanted:
                self.game.say(self.UP if row > wanted else self.DOWN)
            else:
                self.game.say(self.LEFT if at > cell else self.RIGHT)
        raise AssertionError(f"no way to {tile(seat, cell)}, at {self.focus()}")

    def press(self, widget):
        seat, cell = (int(number) for number in widget.removeprefix("path.board").split(".cell"))
        self.steer(seat, cell)
        self.game.go_on(self.PRESS)

    def ready(self, seat):
        self.game.go_on(self.READY)


class Pad(Keys):
    LEFT, RIGHT, UP, DOWN, PRESS, READY = (f"pad {name}" for name in
                                           ("dpleft", "dpright", "dpup", "dpdown", "a", "start"))


def awaited(state):
    return state["awaiting"]["players"] if state["awaiting"]["kind"] == "lines" else []


def say_ready(game, *seats):
    """Also with nothing drawn, which is asked back in the first rounds."""
    for seat in seats:
        before = game.state()["round"]
        game.go(f"path.ready{seat}")
        state = game.state()
        if game.scene() == "path" and state["round"] == before and seat in awaited(state):
            game.go(f"path.ready{seat}")


def play(game, hand, persons, watch=None):
    """To the end, or until watch says so."""
    game.idle()
    while game.scene() == "path":
        state = game.state()
        seats = [seat for seat in awaited(state) if seat in persons]
        if not seats or (watch is not None and watch(state)):
            return
        hand.draw(seats[0], state)
        game.idle()


def sit_down(game, persons, computers=0, board="classic", together=False, limit=0):
    seats = persons + computers
    game.idle()
    game.go("title.new_path", f"path_setup.seats{seats}", f"path_setup.board.{board}", f"path_setup.limit{limit}")
    for seat in range(seats):
        wanted = "Human" if seat < persons else "Computer"
        if game.widgets()[f"path_setup.seat{seat}.kind"]["label"] != wanted:
            game.go(f"path_setup.seat{seat}.kind")
    if persons > 1:
        game.go("path_setup.together" if together else "path_setup.in_turn")
    game.go("path_setup.start")


def journal(data):
    """The newest game in the store as a record the lab can replay."""
    out, rows = tables.kept(data)
    out["actions"] = [{"type": "line", "player": seat, "end": "ab"[a], "cells": [c >> 6 * i & 63 for i in range(b)]}
                      if kind == 1 else {"type": "reopen", "player": seat} for seat, kind, a, b, c in rows]
    return out


def hash_in_lab(data):
    return tables.hash_in_lab(data, journal)
