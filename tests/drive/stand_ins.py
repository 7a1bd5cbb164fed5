#!/usr/bin/env python3
"""People who play a first evening, as scripts against the computers' levels, by the rules alone.

    stand_ins.py child gentle 400           how many of 400 games of two the child wins against that level
    stand_ins.py child gentle 400 path      the same of Best Path
    stand_ins.py follows child 200          how many of 200 against a computer that follows, and whether won and lost alternate
    stand_ins.py waits                      how long one waits for three computers, at normal speed: in a game on the screen

The child puts each card where it belongs by its size, draws from the pile, plays no events and no Fast Track and takes
the first answer. The newcomer is player.py's person, who sees what a row lacks and plays everything, with the first
answer. At Best Path the child goes for the number that is nearest, tile by tile, without a thought of what the card may
allow after the next tile, and goes on as long as it can. SCHOTT_LAB: the program."""
import random
import re
import statistics
import sys

import path_player
from client import Folder, Game, Lab
from player import HIGHEST, Player, sit_down, swapped, worth


class Child:
    """Nine parts of the numbers, a slot for each."""

    def home(self, card, highest):
        return (card - 1) * 9 // highest

    def choose(self, state):
        awaiting, highest = state["awaiting"], HIGHEST[len(state["players"])]
        kind, player = awaiting["kind"], awaiting["player"]
        row = state["players"][player]["row"]
        stray = [slot for slot, card in enumerate(row) if card and self.home(card, highest) != slot]
        if kind == "turn":
            return {"type": "take", "from": "stock"}
        if kind == "place":
            card = awaiting["card"]
            return {"type": "place", "slot": self.home(card, highest) if card else (stray or [8])[0]}
        if kind == "swap":  # an event of somebody else's
            pairs = [(a, b) for a in range(9) for b in range(a + 1, 9)]
            a, b = max(pairs, key=lambda pair: worth(swapped(row, *pair), highest))
            return {"type": "swap", "a": a, "b": b}
        if kind == "question":
            return {"type": "answer", "choice": 0}
        raise AssertionError(f"the child plays no events, so nothing asks for {kind}")


class Newcomer(Player):
    def __init__(self):
        super().__init__(None, answers="first")

    def choose(self, state):
        """player.py presses widgets; here they are what they do."""
        awaiting = state["awaiting"]
        if awaiting["kind"] == "question":
            return {"type": "answer", "choice": 0}
        numbers = [[int(number) for number in re.findall(r"\d+", widget)] for widget in self.choice(state)]
        pressed, kind = self.choice(state)[0], awaiting["kind"]
        if kind == "turn":
            if pressed in ("stage.stock", "stage.discard"):
                return {"type": "take", "from": pressed.split(".")[1]}
            if pressed.startswith("stage.fast_track"):
                return {"type": "fast_track", "player": awaiting["player"]}
            return {"type": "play_event", "slot": numbers[0][1]}
        if kind == "place":
            return {"type": "place", "slot": numbers[0][1]}
        if kind == "swap":
            return {"type": "swap", "a": numbers[0][1], "b": numbers[1][1]}
        if kind == "trade":
            return {"type": "trade", "with": numbers[0][0], "theirs": numbers[0][1], "mine": numbers[1][1]}
        if kind == "take_two":
            which = numbers[0][0] if len(numbers) == 2 else 0
            return {"type": "keep", "which": which, "slot": numbers[-1][1]}
        return {"type": "name", "player": numbers[0][0]}


class PathNewcomer:
    """The line with most numbers on it, then with most tiles; where that makes no difference, any."""

    def __init__(self):
        self.rng = random.Random(1)

    def choose(self, state, seat):
        path, numbers = state["players"][seat]["path"], dict(state["board"]["numbers"])
        ends = ["b"] if len(path) == 1 else ["a", "b"]
        lines = [(end, line) for end in ends for line in path_player.lines_from(state, path, end)]
        self.rng.shuffle(lines)
        end, line = max(lines, key=lambda it: (sum(numbers.get(cell, 0) for cell in it[1]), len(it[1])),
                        default=("b", []))
        return {"type": "line", "player": seat, "end": end, "cells": line}


class PathChild:
    """tests/bench/path/child.c is the same one."""

    def choose(self, state, seat):
        path = state["players"][seat]["path"]
        colours = state["board"]["colours"]
        numbers = [cell for cell, _ in state["board"]["numbers"] if cell not in path]

        def way(cell):
            return min((path_player.steps(cell, number) for number in numbers), default=0)

        end = "a" if way(path[0]) < way(path[-1]) else "b"
        tip, line, left = path[0] if end == "a" else path[-1], [], list(state["card"])
        while True:
            beside = [cell for cell in path_player.BESIDE[tip] if cell not in path + line and colours[cell] in left]
            if not beside:
                return {"type": "line", "player": seat, "end": end if line else "b", "cells": line}
            tip = min(beside, key=way)
            line.append(tip)
            left.remove(colours[tip])
            numbers = [number for number in numbers if number != tip]


STAND_INS = {"world": {"child": Child, "newcomer": Newcomer}, "path": {"child": PathChild, "newcomer": PathNewcomer}}


def play_path(lab, person, seat, skill, seed):
    state = lab.ask("new", game="path", players=2, seed=seed)["state"]
    while state["awaiting"]["kind"] != "over":
        lab.ask("apply", action=lab.ask("suggest", player=1 - seat, **skill)["action"])
        state = lab.ask("apply", action=person.choose(state, seat))["state"]
    points = [player["points"] for player in state["players"]]
    return seat in state["awaiting"]["winners"], points[seat] - points[1 - seat]


def play_world(lab, person, seat, skill, seed):
    """Whether the person at that seat wins, where a shared victory counts, and by how much."""
    state = lab.ask("new", game="world", players=2, seed=seed)["state"]
    while state["awaiting"]["kind"] != "over":
        awaiting = state["awaiting"]
        if awaiting["kind"] == "stage_over":
            action = {"type": "next_stage"}
        elif awaiting["player"] == seat:
            action = person.choose(state)
        else:
            action = lab.ask("suggest", **skill)["action"]
        if awaiting["kind"] == "turn":  # Fast Track is asked of the computer in each turn, its own or not
            doubles = lab.ask("suggest", player=1 - seat, **skill)["action"] if awaiting["player"] == seat else None
            action = doubles or action
        state = lab.ask("apply", action=action)["state"]
    fields = [player["field"] for player in state["players"]]
    return seat in state["awaiting"]["winners"], fields[seat] - fields[1 - seat]


PLAY = {"world": play_world, "path": play_path}


def skill_named(name):
    """easy, or a step from there: easy+1, gentle-2."""
    level, step = re.fullmatch(r"([a-z]+)([+-]\d)?", name).groups()
    return {"level": level, "step": int(step or 0)}


def wins(who, level, games, of="world"):
    with Lab() as lab:
        return sum(PLAY[of](lab, STAND_INS[of][who](), game % 2, skill_named(level), 1 + game)[0]
                   for game in range(games))


# --- a computer that follows ------------------------------------------------------------------------------------------

STRENGTHS = [{"level": "gentle", "step": step} for step in (-3, -2, -1)] + [
    {"level": level, "step": step} for level in ("gentle", "easy", "medium", "hard") for step in range(3)] + [
    {"level": "expert", "step": 0}]
FIRST = STRENGTHS.index({"level": "easy", "step": 0})


def next_strength(strength, won):
    """After games of which the newest is the last of won, against that strength. again.py plays the same in the game."""
    row = next((row for row in range(1, len(won)) if won[-row - 1] != won[-1]), len(won))
    by = 3 if row >= 3 else 1
    return min(max(strength + (by if won[-1] else -by), 0), len(STRENGTHS) - 1)


def autocorrelation(values):
    """Of each with the one after it: below 0 where they alternate."""
    mean = statistics.mean(values)
    off = [value - mean for value in values]
    return sum(a * b for a, b in zip(off, off[1:])) / sum(a * a for a in off)


def followed(who, games, of="world", first=1):
    strength, won, margins, met = FIRST, [], [], []
    with Lab() as lab:
        for game in range(games):
            victory, margin = PLAY[of](lab, STAND_INS[of][who](), game % 2, STRENGTHS[strength], first + game)
            met.append(strength)
            won.append(victory)
            margins.append(margin)
            strength = next_strength(strength, won)
    return won, margins, met


def waits(hurries, seed=1, turns=20):
    """Seconds from the end of one's own turn to the next, of a game against three."""
    with Folder() as data, Game(data, seed=seed) as game:
        sit_down(game, 1, ["Easy", "Easy", "Easy"])
        player, waited = Player(game, answers="first", events=False, fast_track=False, seats=[0]), []
        while len(waited) < turns and game.scene() != "victory":
            game.idle()
            state = game.state()
            if game.scene() == "stage" and state["awaiting"]["kind"] == "place" and state["awaiting"]["player"] == 0:
                game.click(*player.choice(state))
                waited.append(until_my_turn(game, hurries))
            else:
                player.step()
    return statistics.median(seconds for seconds in waited if seconds is not None)


def until_my_turn(game, hurries):
    """None: a question, or the end of a stage, came before."""
    ms = 0
    while "stage.next" in game.widgets() or game.state()["awaiting"].get("player") != 0:
        if game.scene() != "stage":
            return None
        if hurries:
            game.ask("click stage.next")
        ms += game.say("wait 100")["ms"]
    return ms / 1000


if __name__ == "__main__":
    if sys.argv[1:] == ["waits"]:
        print(f"waiting: {waits(False):.1f} s; clicking: {waits(True):.1f} s")
        sys.exit()
    if sys.argv[1] == "follows":
        who, games = sys.argv[2], int(sys.argv[3])
        won, margins, met = followed(who, games, *sys.argv[4:5])
        print(f"{who}, followed: {sum(won)} of {games}, {100 * sum(won) / games:.1f} %; autocorrelation of victories "
              f"{autocorrelation(won):+.2f}, of margins {autocorrelation(margins):+.2f}; met "
              + ", ".join(f"{STRENGTHS[it]['level']}{STRENGTHS[it]['step']:+d} {met.count(it)}" for it in sorted(set(met))))
        sys.exit()
    who, level, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    won = wins(who, level, games, *sys.argv[4:])
    print(f"{who} against {level}: {won} of {games}, {100 * won / games:.1f} %")
