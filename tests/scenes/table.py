"""Plays on the table as a person would: through the driver, by the ids of what can be clicked."""
import json
import os
import random
import subprocess
import tempfile


class Refused(Exception):
    pass


class Table:
    """One run of the game. Everything it says that is not "ok" raises Refused."""

    def __init__(self, program, *options, env=None):
        self.complaints = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen([program, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        stderr=self.complaints,
                                        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
                                             **(env or {})})

    def say(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"The game ended at: {command} (status {self.process.wait()})")
        answer = json.loads(line)
        if not answer["ok"]:
            raise Refused(f"{command}: {answer['error']}")
        return answer

    def click(self, widget):
        self.say(f"click {widget}")

    def idle(self):
        self.say("wait idle")

    def scene(self):
        return self.say("scene")["scene"]

    def state(self):
        return self.say("state")["state"]

    def hash(self):
        return self.say("hash")["hash"]

    def widgets(self):
        return {widget["id"]: widget for widget in self.say("ui")["widgets"]}

    def close(self):
        self.process.stdin.close()
        status = self.process.wait(timeout=60)
        self.process.stdout.close()
        self.complaints.seek(0)
        complaints = self.complaints.read()
        self.complaints.close()
        if status != 0 or complaints:
            raise RuntimeError(f"The game ended with status {status}: {complaints}")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.complaints.close()


def deal(folder, players, seed=1, **changes):
    """A first stage set out by hand: everything shuffled but what is given."""
    source = random.Random(seed)
    deck = list(range(1, {2: 51, 3: 56, 4: 61}[players])) + [0] * (4 if players == 4 else 3)
    source.shuffle(deck)
    rows = changes.pop("rows", None)
    for card in sum(rows or [], []):
        deck.remove(card)
    rows = rows or [[deck.pop() for _ in range(9)] for _ in range(players)]
    top = changes.pop("top", None)
    if top is not None:
        deck.remove(top)
    discard = ([top] if top is not None else []) + [deck.pop(), deck.pop()]
    path = os.path.join(folder, "deal.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"rows": rows, "discard": discard, "stock": deck, **changes}, file)
    return path


def ascending(row):
    """How many cards from the left are in order; a joker stands for any number that fits."""
    low, jokers, count = None, 0, 0
    for card in row:
        if card == 0:
            jokers += 1
        else:
            if low is not None and card - low < jokers + 1:
                break
            low, jokers = card, 0
        count += 1
    return count


def worth(row, highest):
    """Near its place is good, in order from the left is better."""
    near = sum(abs(card - (slot + .5) * highest / 9) for slot, card in enumerate(row) if card)
    return ascending(row) * 30 - near


class Person:
    """Chooses what a beginner would, always the same."""

    def __init__(self, table, plays_events=True, plays_fast_track=True, answer=0):
        self.table, self.plays_events, self.plays_fast_track, self.answer = \
            table, plays_events, plays_fast_track, answer

    def best_slot(self, state, player, card):
        highest = {2: 50, 3: 55, 4: 60}[len(state["players"])]
        row = state["players"][player]["row"]
        return max(range(9), key=lambda slot: (worth(row[:slot] + [card] + row[slot + 1:], highest), -slot))

    def best_swap(self, state, player):
        highest = {2: 50, 3: 55, 4: 60}[len(state["players"])]

        def swapped(a, b):
            row = list(state["players"][player]["row"])
            row[a], row[b] = row[b], row[a]
            return worth(row, highest)
        return max(((a, b) for a in range(9) for b in range(a + 1, 9)), key=lambda pair: swapped(*pair))

    def choose(self, state):
        """The ids to click, one after the other."""
        awaiting = state["awaiting"]
        kind, player = awaiting["kind"], awaiting.get("player")
        if kind == "turn":
            seat = state["players"][player]
            if self.plays_fast_track and seat["fast_track"] == "held" and not seat["exchanged"] and seat["count"] >= 3:
                return [f"stage.fast_track{player}"]
            for slot, event in enumerate(seat["events"]):
                if self.plays_events and event and (state["stage"] + player) % 2 == slot:
                    return [f"stage.event{player}.{slot}"]
            top = state["discard"][0]
            slot = self.best_slot(state, player, top)
            row = seat["row"]
            gain = ascending(row[:slot] + [top] + row[slot + 1:]) > ascending(row)
            return ["stage.discard" if gain else "stage.stock"]
        if kind == "place":
            return [f"stage.row{player}.slot{self.best_slot(state, player, awaiting['card'])}"]
        if kind == "swap":
            a, b = self.best_swap(state, player)
            return [f"stage.row{player}.slot{a}", f"stage.row{player}.slot{b}"]
        if kind == "trade":
            other = (player + 1) % len(state["players"])
            return [f"stage.row{other}.slot4", f"stage.row{player}.slot4"]
        if kind == "take_two":
            slot = self.best_slot(state, player, awaiting["cards"][0])
            return ["stage.hand0", f"stage.row{player}.slot{slot}"]
        if kind == "name":
            return [f"stage.player{(player + 1) % len(state['players'])}"]
        raise RuntimeError(f"Nothing to click for {kind}")

    def step(self):
        """Goes one step on, whatever scene is in front; returns its name."""
        table = self.table
        table.idle()
        scene = table.scene()
        if scene == "stage":
            for widget in self.choose(table.state()):
                table.click(widget)
        elif scene == "question":
            table.click("question.next" if "question.next" in table.widgets() else f"question.answer{self.answer}")
        elif scene == "scoring":
            table.click("scoring.next")
        return scene

    def play(self, steps=20000):
        for _ in range(steps):
            if self.step() == "victory":
                return
        raise RuntimeError("The game does not end")
