"""People at the table. They see the driver's `state`, choose, and press what the contract calls by name. A choice rests
on the state alone, so a game that was cut off and taken up again goes on as it would have done."""
import json

from client import ROOT

HIGHEST = {2: 50, 3: 55, 4: 60}
QUESTIONS = {question["id"]: question
             for question in json.loads((ROOT / "assets/questions.json").read_text())["questions"]}


def in_order(row):
    """How many cards from the left are ascending; a joker stands for what fits."""
    lowest = None
    for length, card in enumerate(row):
        if card == 0:
            lowest = lowest if lowest is None else lowest + 1
        elif lowest is not None and card < lowest:
            return length
        else:
            lowest = card + 1
    return len(row)


def longest_rise(row, highest):
    """The most cards that can stay where they are with room for others between them, then how near they are to where
    they belong: what to work on, whatever stands first."""
    best = [0] * 9
    for slot, card in enumerate(row):
        fits = card == 0 or slot < card <= highest - (8 - slot)
        best[slot] = 1 if fits else 0
        for before in range(slot if fits else 0):
            if best[before] and (card == 0 or row[before] == 0 or card - row[before] >= slot - before):
                best[slot] = max(best[slot], best[before] + 1)
    return max(best)


def worth(row, highest):
    near = sum(abs(card - (slot + .5) * highest / 9) for slot, card in enumerate(row) if card)
    return longest_rise(row, highest) * 40 + in_order(row) * 12 - near


def exchanged(row, slot, card):
    return row[:slot] + [card] + row[slot + 1:]


def swapped(row, a, b):
    row = list(row)
    row[a], row[b] = row[b], row[a]
    return row


def answers_shown(game):
    """Of the question on screen, in English: which of its answers stands where."""
    answers = QUESTIONS[game.state()["awaiting"]["id"]]["answers"]
    return [answers.index(game.widgets()[f"question.answer{place}"]["label"]) for place in range(3)]


class Player:
    """answers: "right", "wrong" or "first"; events and fast_track: whether these are ever played."""

    def __init__(self, game, answers="right", events=True, fast_track=True, seats=None):
        self.game, self.answers, self.events, self.fast_track, self.seats = game, answers, events, fast_track, seats
        self.scenes = []

    # ---- what to do

    def best_slot(self, row, card, highest):
        return max(range(9), key=lambda slot: (worth(exchanged(row, slot, card), highest), -slot))

    def turn(self, state, player):
        seat, top = state["players"][player], state["discard"][0]
        row, highest = seat["row"], HIGHEST[len(state["players"])]
        if self.fast_track and seat["fast_track"] == "held" and not seat["exchanged"] and seat["count"] >= 3:
            return [f"stage.fast_track{player}"]
        for slot, event in enumerate(seat["events"]):
            # Nobody knows what it is: one early, one when the row is far from done.
            if self.events and event and (slot == state["stage"] % 2 or longest_rise(row, highest) < 6):
                return [f"stage.event{player}.{slot}"]
        slot = self.best_slot(row, top, highest)
        gain = longest_rise(exchanged(row, slot, top), highest) > longest_rise(row, highest)
        return ["stage.discard" if gain else "stage.stock"]

    def choice(self, state):
        """The widgets to press, one after the other."""
        awaiting, highest = state["awaiting"], HIGHEST[len(state["players"])]
        kind, player = awaiting["kind"], awaiting.get("player")
        row = state["players"][player]["row"]
        left = (player + 1) % len(state["players"])
        if kind == "turn":
            return self.turn(state, player)
        if kind == "place":
            return [f"stage.row{player}.slot{self.best_slot(row, awaiting['card'], highest)}"]
        if kind == "swap":
            pairs = [(a, b) for a in range(9) for b in range(a + 1, 9)]
            a, b = max(pairs, key=lambda pair: worth(swapped(row, *pair), highest))
            return [f"stage.row{player}.slot{a}", f"stage.row{player}.slot{b}"]
        if kind == "trade":
            theirs = state["players"][left]["row"]
            their, mine = max(((t, m) for t in range(9) for m in range(9)),
                              key=lambda pair: worth(exchanged(row, pair[1], theirs[pair[0]]), highest))
            return [f"stage.row{left}.slot{their}", f"stage.row{player}.slot{mine}"]
        if kind == "take_two":
            options = [(which, self.best_slot(row, card, highest)) for which, card in enumerate(awaiting["cards"])]
            which, slot = max(options, key=lambda option:
                              worth(exchanged(row, option[1], awaiting["cards"][option[0]]), highest))
            keep = [f"stage.hand{which}"] if len(awaiting["cards"]) == 2 else []
            return keep + [f"stage.row{player}.slot{slot}"]
        if kind == "name":
            return [f"stage.player{left}"]
        raise AssertionError(f"nothing to press for {kind}")

    def answer(self, state, how=None):
        """The widget of the right answer, or of a wrong one. The answers are shuffled on screen; in English they can
        be told by what they say."""
        how, awaiting = how or self.answers, state["awaiting"]
        if how == "first":
            return "question.answer0"
        question = QUESTIONS[awaiting["id"]]
        assert question["right"] == awaiting["right"], "the journal and the bank agree on the right answer"
        wanted = awaiting["right"] if how == "right" else (awaiting["right"] + 1) % 3
        for widget, shown in self.game.widgets().items():
            if widget.startswith("question.answer") and shown["label"] == question["answers"][wanted]:
                return widget
        raise AssertionError(f"no widget says {question['answers'][wanted]}")

    # ---- doing it

    def is_mine(self, player):
        return self.seats is None or player in self.seats

    def step(self):
        """One press, or what belongs together; then everything comes to rest. Returns the scene it was done in."""
        game = self.game
        scene = game.scene()
        if not self.scenes or self.scenes[-1] != scene:
            self.scenes.append(scene)
        if scene == "stage":
            state = game.state()
            if self.is_mine(state["awaiting"].get("player")):
                for widget in self.choice(state):
                    game.click(widget)
        elif scene == "question":
            state = game.state()
            if "question.next" in game.widgets():
                game.click("question.next")
            elif self.is_mine(state["awaiting"]["player"]):
                game.click(self.answer(state))
        elif scene == "scoring":
            game.click("scoring.next")
        elif scene == "message":
            game.click("message.button0")
        elif scene != "victory":
            raise AssertionError(f"in the scene {scene} there is nothing to play")
        game.idle()
        return scene

    def play(self, most=6000, until="victory", watch=None):
        """To the end, or to where another scene comes. watch(game) is called between any two steps."""
        self.game.idle()
        for _ in range(most):
            if self.step() == until:
                return
            if watch:
                watch(self.game)
        raise AssertionError(f"after {most} steps still no {until}")


def sit_down(game, persons, computers=(), route="short"):
    """From the title into a new game by pressing what setup offers, in a folder where nobody has chosen anything.
    computers: one level each, as the game says it."""
    seats = persons + len(computers)
    game.idle()
    game.go("title.new", f"setup.seats{seats}", f"setup.route.{route}")
    for seat in range(seats):
        wanted = "Human" if seat < persons else "Computer"
        if game.widgets()[f"setup.seat{seat}.kind"]["label"] != wanted:
            game.go(f"setup.seat{seat}.kind")
        for _ in range(6):
            if seat < persons or game.widgets()[f"setup.seat{seat}.level"]["label"] == computers[seat - persons]:
                break
            game.go(f"setup.seat{seat}.level")
    game.go("setup.start")
