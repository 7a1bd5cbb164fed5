"""How a table plays: well enough that stages end, badly enough that everything is tried."""

import order
from order import JOKER, ROW


class Manners:
    """How the whole table plays a game: what is tried often enough decides what is met."""

    def __init__(self, rng):
        self.rng = rng
        self.aim = rng.choice(["any", "sort", "sort", "sort", "runs", "runs"])
        self.blunder = rng.choice([0, 0.02, 0.1, 0.3])
        self.events = rng.choice([0.02, 0.1, 0.3, 0.9])
        self.fast_track = rng.choice([0, 0.05, 0.3, 0.8])
        self.gives = rng.random() < 0.4
        self.knows = rng.choice([0, 0.4, 0.6, 1])
        self.limit = rng.choice([12, 25, 25, 50, 80, 500])

    def choose(self, game, legal):
        rng, kind = self.rng, game.awaiting["kind"]
        if kind == "turn":
            return self.choose_turn(game, legal)
        if kind == "question":
            right = game.awaiting["right"]
            return {"type": "answer", "choice": right if rng.random() < self.knows else (right + rng.randint(1, 2)) % 3}
        if kind in ("place", "swap", "trade", "take_two") and self.aim != "any" and rng.random() >= self.blunder:
            some = rng.sample(legal, min(len(legal), 70))
            return max(some, key=lambda action: self.worth(game, action))
        return rng.choice(legal)

    def choose_turn(self, game, legal):
        rng = self.rng
        tracks = [action for action in legal if action["type"] == "fast_track"]
        events = [action for action in legal if action["type"] == "play_event"]
        if tracks and rng.random() < self.fast_track:
            return rng.choice(tracks)
        if events and rng.random() < self.events:
            return rng.choice(events)
        player = game.awaiting["player"]
        if self.aim == "any" or rng.random() < self.blunder:
            return rng.choice(legal[:2])
        now = self.value(game.players[player]["row"], range(ROW))
        best = max(self.value_with(game.players[player]["row"], {slot: game.discard[0]}) for slot in range(ROW))
        return legal[1] if best > now else legal[0]

    def worth(self, game, action):
        player, waits = game.awaiting["player"], game.awaiting
        row = game.players[player]["row"]
        if action["type"] == "trade" and self.gives:
            return self.value_with(game.players[action["with"]]["row"], {action["theirs"]: row[action["mine"]]})
        if action["type"] == "place":
            changes = {action["slot"]: waits["card"]}
        elif action["type"] == "swap":
            changes = {action["a"]: row[action["b"]], action["b"]: row[action["a"]]}
        elif action["type"] == "trade":
            changes = {action["mine"]: game.players[action["with"]]["row"][action["theirs"]]}
        else:
            changes = {action["slot"]: waits["cards"][action["which"]]}
        return self.value_with(row, changes)

    def value_with(self, row, changes):
        return self.value([changes.get(slot, card) for slot, card in enumerate(row)], changes)

    def value(self, row, put_down):
        paid = sum(length - 1 for _, length in order.runs_through(row, put_down))
        fits = self.cards_that_may_stay(row)
        noise = self.rng.random() * 0.5
        return 3 * paid + fits + noise if self.aim == "runs" else fits + noise + 0.1 * paid

    @staticmethod
    def cards_that_may_stay(row):
        """The most cards that can stay where they are in a row that will be complete."""
        best = []
        for i, card in enumerate(row):
            if card == JOKER:
                best.append(0)
            else:
                room = [best[j] for j in range(i) if row[j] != JOKER and card - row[j] >= i - j]
                best.append(1 + max(room, default=0))
        return max(best) + row.count(JOKER)


class Marathon(Manners):
    def __init__(self, rng):
        super().__init__(rng)
        self.aim, self.blunder, self.events, self.knows, self.limit = "runs", 0, 0.3, 0, 12000
