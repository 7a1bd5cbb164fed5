"""Best Path, read a second time.

Written from the rules and the protocol alone and without a look at the C core, so that a mistake of one reader is not
made by both. The board is a plane with coordinates here, a path a list of cells, a round a list of lines: as somebody
would play it on paper.

What a reader of the rules cannot know (the order of the cards, who got which start) is taken from the first state the
engine shows, after everything that can be checked about it has been checked.
"""

from itertools import combinations

from engine import demand

COLOURS = ("blue", "green", "yellow", "grey", "red", "violet")
ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
ROUNDS = 15
NUMBERS = range(2, 11)

# Half a cell is 1 wide, a row 2 high... only differences count.
PLACE = [(2 * at - count, row) for row, count in enumerate(ROWS) for at in range(count)]
CELLS = range(len(PLACE))
MIDDLE = 30


def touch(a, b):
    across, down = abs(PLACE[a][0] - PLACE[b][0]), abs(PLACE[a][1] - PLACE[b][1])
    return (across, down) in ((2, 0), (1, 1))


BESIDE = [[b for b in CELLS if touch(a, b)] for a in CELLS]
RIM = [cell for cell in CELLS if len(BESIDE[cell]) < 6]


def half(number):
    return (number + 1) // 2


def board_fault(board):
    """What the contract has against a board, or None."""
    if len(board["colours"]) != 61 or set(board["colours"]) != set(COLOURS):
        return "colours"
    cells, numbers = [n[0] for n in board["numbers"]], [n[1] for n in board["numbers"]]
    if sorted(numbers) != list(NUMBERS) or len(set(cells)) != 9:
        return "numbers"
    if any((cell in RIM) != (number >= 5) for cell, number in board["numbers"]):
        return "where numbers stand"
    starts = board["starts"]
    if len(set(starts)) != 4 or not set(starts) <= set(BESIDE[MIDDLE]) or set(starts) & set(cells):
        return "starts"
    choices = set()
    for card in board["cards"]:
        apart = [card[0]] + [colour for last, colour in zip(card, card[1:]) if colour != last]
        if len(set(card)) != 4 or len(card) > 5 or len(apart) != 4:
            return "a card"
        choices.add(frozenset(card))
    return None if len(board["cards"]) == 15 and len(choices) == 15 else "cards"


ALL_CHOICES = [list(choice) for choice in combinations(COLOURS, 4)]


class Path:
    """One game, kept beside the engine's."""

    def __init__(self, setup, shown, tally):
        self.tally = tally
        self.n = setup["players"]
        self.board = shown["board"]
        demand(board_fault(self.board) is None, f"the board has a fault in its {board_fault(self.board)}")
        if isinstance(setup.get("board"), dict):
            wanted = setup["board"]
            demand(all(self.board[key] == wanted[key] for key in ("colours", "starts", "cards")), "another board")
            demand(sorted(self.board["numbers"]) == sorted(wanted["numbers"]), "other numbers")
        self.number_at = {cell: number for cell, number in self.board["numbers"]}
        self.turned = self.cards_of(setup, shown)
        self.players = [{"start": start, "path": [start], "line": None, "numbers": []}
                        for start in self.starts_of(setup, shown)]
        self.reached_before = set()
        self.round = 1

    def cards_of(self, setup, shown):
        if "cards" in setup:
            return [self.board["cards"][card] for card in setup["cards"]]
        cards = [shown["card"]] + shown["deck"]
        demand(sorted(cards) == sorted(self.board["cards"]), "the cards to come are not the board's")
        return cards

    def starts_of(self, setup, shown):
        if "starts" in setup:
            return [self.board["starts"][start] for start in setup["starts"]]
        starts = [player["start"] for player in shown["players"]]
        demand(len(starts) == self.n and len(set(starts)) == self.n, "two players with one start")
        demand(set(starts) <= set(self.board["starts"]), "a start that is none")
        return starts

    def over(self):
        return self.round > ROUNDS

    def card(self):
        return [] if self.over() else self.turned[self.round - 1]

    def waiting(self):
        return [] if self.over() else [p for p in range(self.n) if self.players[p]["line"] is None]

    # ---- lines ----

    def lines_from(self, path, at, fields):
        """All that a pencil can draw from there with these fields of the card."""
        for cell in BESIDE[at]:
            colour = self.board["colours"][cell]
            if cell in path or colour not in fields:
                continue
            rest = list(fields)
            rest.remove(colour)
            yield [cell]
            for more in self.lines_from(path + [cell], cell, rest):
                yield [cell] + more

    def lines(self, player):
        path = self.players[player]["path"]
        yield {"type": "line", "player": player, "end": "b", "cells": []}
        for cells in self.lines_from(path, path[-1], self.card()):
            yield {"type": "line", "player": player, "end": "b", "cells": cells}
        if len(path) > 1:
            for cells in self.lines_from(path, path[0], self.card()):
                yield {"type": "line", "player": player, "end": "a", "cells": cells}

    def legal(self):
        if self.over():
            return []
        waiting = self.waiting()
        reopenings = [{"type": "reopen", "player": p} for p in range(self.n) if p not in waiting]
        return [line for p in waiting for line in self.lines(p)] + reopenings

    # ---- a round ----

    def apply(self, action):
        """Plays a legal action; the answer is what happens."""
        player = self.players[action["player"]]
        if action["type"] == "reopen":
            player["line"] = None
            return [{"kind": "reopened", "player": action["player"]}]
        player["line"] = {"end": action["end"], "cells": list(action["cells"])}
        if self.waiting():
            return [{"kind": "closed", "player": action["player"]}]
        return self.close_round()

    def close_round(self):
        events, reached_now = [], set()
        for p, player in enumerate(self.players):
            line, player["line"] = player["line"], None
            events.append({"kind": "line", "player": p, **line})
            if line["end"] == "a":
                player["path"] = line["cells"][::-1] + player["path"]
            else:
                player["path"] = player["path"] + line["cells"]
            numbers = [self.number_at[cell] for cell in line["cells"] if cell in self.number_at]
            self.count_line(player, line, numbers)
            for cell in line["cells"]:
                if cell in self.number_at:
                    events.append(self.reach(p, player, cell))
                    reached_now.add(self.number_at[cell])
        self.count_numbers(events)
        self.reached_before |= reached_now
        self.round += 1
        if self.over():
            self.count_end()
            events.append({"kind": "over", "winners": self.ranking()[0]})
        else:
            events.append({"kind": "card", "round": self.round, "card": self.card()})
        return events

    def reach(self, p, player, cell):
        number = self.number_at[cell]
        if self.n == 1:
            higher = [reached for reached, _ in player["numbers"] if reached > number]
            full = not higher
            self.tally["alone: full" if full else "alone: half after a higher one"] += 1
        else:
            full = number not in self.reached_before
            self.tally[f"number {'in full' if full else 'at half'}"] += 1
        points = number if full else half(number)
        player["numbers"].append([number, points])
        return {"kind": "number", "player": p, "cell": cell, "number": number, "points": points, "full": full}

    # ---- the state as the contract has it ----

    def points(self, player):
        return sum(points for _, points in player["numbers"])

    def total(self, player):
        return self.points(player) - (61 - len(player["path"]))

    def ranking(self):
        totals = [self.total(player) for player in self.players]
        return [[p for p in range(self.n) if totals[p] == total] for total in sorted(set(totals), reverse=True)]

    def state(self):
        if self.over():
            awaiting = {"kind": "over", "winners": self.ranking()[0]}
        else:
            awaiting = {"kind": "lines", "players": self.waiting()}
        return {
            "game": "path", "round": min(self.round, ROUNDS), "card": self.card(),
            "deck": self.turned[self.round:], "board": self.board,
            "players": [{"start": player["start"], "path": list(player["path"]), "line": player["line"],
                         "numbers": [list(number) for number in player["numbers"]], "points": self.points(player),
                         "missed": 61 - len(player["path"]), "total": self.total(player)}
                        for player in self.players],
            "awaiting": awaiting, "ranking": self.ranking(),
        }

    # ---- what was met ----

    def count_line(self, player, line, numbers):
        cells = line["cells"]
        self.tally[f"line of {len(cells)}"] += 1
        if not cells:
            return
        self.tally[f"line at {line['end']}"] += 1
        colours = [self.board["colours"][cell] for cell in cells]
        if len(set(self.card())) < len(self.card()) and len(set(colours)) < len(colours):
            self.tally["a doubled colour used twice"] += 1
        if len(numbers) > 1:
            self.tally["two numbers in one line"] += 1
            if self.n == 1 and numbers[0] > numbers[1]:
                self.tally["alone: a higher one first in one line"] += 1
        if MIDDLE in cells:
            self.tally["the middle taken"] += 1
        path = player["path"]
        if any(touch(a, b) for at, a in enumerate(path) for b in path[at + 2:]):
            self.tally["a path beside itself"] += 1
        if len(path) == 61:
            self.tally["the whole board"] += 1

    def count_numbers(self, events):
        reached = [event["number"] for event in events if event["kind"] == "number"]
        for event in events:
            if event["kind"] == "number":
                shared = reached.count(event["number"]) > 1
                if shared and event["full"] and self.n > 1:
                    self.tally["a number shared in one round"] += 1
                if shared and not event["full"]:
                    self.tally["a number shared at half"] += 1
                if not event["full"] and event["number"] % 2:
                    self.tally["half rounded up"] += 1

    def count_end(self):
        self.tally["game over"] += 1
        winners = self.ranking()[0]
        if self.n > 1:
            self.tally["victory shared" if len(winners) > 1 else "victory alone"] += 1
        if len(self.ranking()) < self.n and len(winners) == 1:
            self.tally["a lower place shared"] += 1
        if any(self.total(player) > 0 for player in self.players):
            self.tally["a total above zero"] += 1
