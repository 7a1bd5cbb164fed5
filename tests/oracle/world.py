"""SCHOTT World, read a second time.

This is the rulebook as a Python program, written from the rules and the protocol alone and without a look at the
C core, so that a mistake of one reader is not made by both. A game is a generator: it runs until the table waits
for somebody, yields what it waits for, and goes on with the action it is sent. So the text of a turn, an event or a
scoring stands here in the order in which it happens.

What a reader of the rules cannot know (the order of a shuffled pile, which question lies on top) is taken from the
state the engine shows, after everything that can be checked about it has been checked.
"""

from collections import Counter

from engine import demand
from order import JOKER, ROW, complete, count, deck, runs_through

EVENTS = ("swap_own", "all_swap", "advance_2", "all_advance_1", "trade",
          "pass_left", "shift_seats", "take_two", "make_swap", "quiz")
COPIES_OF_AN_EVENT = 2


def own_move_of_site(field, amount, goal):
    return max(0, min(field + amount, goal))


class World:
    def __init__(self, setup, seen, tally=None):
        self.tally = tally if tally is not None else Counter()
        self.seen = seen
        self.n = setup["players"]
        self.questions = []      # (id, right) in the order asked, until the first comes again
        self.cycle = None        # how many there are, once known
        self.drawn = 0
        self.players = [{"row": [], "field": 0, "fast_track": "held", "exchanged": False, "events": [None, None]}
                        for _ in range(self.n)]
        self.read_track(setup.get("track"))
        self.house = setup.get("house", [])
        self.starter = setup.get("starter", seen["starter"])
        if "deal" not in setup:
            self.stand_ahead(setup.get("ahead", [0] * self.n))
        self.stage_number = 1
        demand(self.starter in range(self.n), "starter is nobody at this table")
        self.active = self.starter
        self.stock, self.discard = [], []
        self.winners = None
        self.play = self.whole_game(setup.get("deal"))
        self.awaiting = next(self.play)

    # What one sees from outside

    def apply(self, action, seen):
        self.seen = seen
        self.awaiting = self.play.send(action)

    def state(self):
        return {
            "game": "world", "stage": self.stage_number, "starter": self.starter, "active": self.active,
            "track": {"goal": self.goal, "sites": [list(site) for site in self.site_list],
                      **self.own_rules},
            "players": [{"row": list(p["row"]), "count": count(p["row"]), "complete": complete(p["row"]),
                         "field": p["field"], "fast_track": p["fast_track"], "exchanged": p["exchanged"],
                         "events": list(p["events"])} for p in self.players],
            "stock": list(self.stock), "discard": list(self.discard), "awaiting": dict(self.awaiting),
            "ranking": self.ranking(),
            **({"house": sorted(self.house)} if self.house else {}),
        }

    def ranking(self):
        places = [list(self.winners)] if self.winners else []
        rest = [p for p in range(self.n) if not self.winners or p not in self.winners]
        for field in sorted({self.players[p]["field"] for p in rest}, reverse=True):
            places.append([p for p in rest if self.players[p]["field"] == field])
        return places

    def legal(self):
        kind, player = self.awaiting["kind"], self.awaiting.get("player")
        slots = range(ROW)
        if kind == "turn":
            actions = [{"type": "take", "from": "stock"}, {"type": "take", "from": "discard"}]
            actions += [{"type": "play_event", "slot": slot}
                        for slot, event in enumerate(self.players[player]["events"]) if event is not None]
            actions += [{"type": "fast_track", "player": q} for q in range(self.n) if self.may_play_fast_track(q)]
            return actions
        if kind == "place":
            return [{"type": "place", "slot": slot} for slot in slots]
        if kind == "swap":
            return [{"type": "swap", "a": a, "b": b} for a in slots for b in slots if a < b]
        if kind == "trade":
            return [{"type": "trade", "with": q, "theirs": theirs, "mine": mine}
                    for q in self.others(player) for theirs in slots for mine in slots]
        if kind == "take_two":
            return [{"type": "keep", "which": which, "slot": slot}
                    for which in range(len(self.awaiting["cards"])) for slot in slots]
        if kind == "name":
            return [{"type": "name", "player": q} for q in self.others(player)]
        if kind == "question":
            return [{"type": "answer", "choice": choice} for choice in range(3)]
        if kind == "stage_over":
            return [{"type": "next_stage"}]
        return []

    def may_play_fast_track(self, player):
        return self.players[player]["fast_track"] == "held" and not self.players[player]["exchanged"]

    # The table

    def read_track(self, wanted):
        shown = self.seen["track"]
        self.goal, self.stages = shown["goal"], shown.get("stages")
        self.own_rules = {key: shown[key] for key in ("stages", "last_ahead") if key in shown}
        self.site_list = [tuple(site) for site in shown["sites"]]
        self.sites = dict(self.site_list)
        if isinstance(wanted, dict):
            demand(self.goal == wanted["goal"], "the goal is not the one asked for")
            demand(sorted(self.site_list) == sorted(tuple(site) for site in wanted["sites"]),
                   "the sites are not those asked for")
            demand(self.own_rules == {key: wanted[key] for key in ("stages", "last_ahead") if key in wanted},
                   "the track's own rules are not those asked for")
        demand(len(self.sites) == len(self.site_list), "two sites on one field")
        for field, amount in self.sites.items():
            demand(0 < field < self.goal and amount != 0, f"no site can be {field, amount}")
            demand(own_move_of_site(field, amount, self.goal) not in self.sites, f"site {field} leads to a site")

    def stand_ahead(self, ahead):
        """Handicaps: seat by seat, and who finds somebody standing there stands before them."""
        for player, field in enumerate(ahead):
            if player == self.right_of(self.starter) and "last_ahead" in self.own_rules:
                self.note("ahead because it is the last to move")
                field += self.own_rules["last_ahead"]
            while self.occupied(field, player):
                self.note("ahead of somebody who stands there")
                field += 1
            if field:
                self.note("begins ahead")
            self.players[player]["field"] = field

    def note(self, situation):
        self.tally[situation] += 1

    def left_of(self, player):
        return (player + 1) % self.n

    def right_of(self, player):
        return (player - 1) % self.n

    def clockwise(self, player):
        return [(player + i) % self.n for i in range(self.n)]

    def others(self, player):
        return [q for q in range(self.n) if q != player]

    def at_goal(self):
        return [p for p in range(self.n) if self.players[p]["field"] == self.goal]

    def with_complete_row(self):
        return [p for p in range(self.n) if complete(self.players[p]["row"])]

    # Piles

    def renew_stock(self):
        if self.stock:
            return
        self.note("stock renewed from the discard")
        if self.stage_number == 1 and not any(p["exchanged"] for p in self.players):
            self.note("stock renewed before the first exchange")
        below = self.discard[1:]
        shuffled = self.seen["stock"]
        demand(sorted(shuffled) == sorted(below), f"renewed stock {shuffled} is not the discard {below}")
        self.stock, self.discard = list(shuffled), self.discard[:1]

    def deal_stage(self, by_hand):
        seen = self.seen
        dealt = by_hand or {}
        demand(len(seen["players"]) == self.n, "another number of players")
        if by_hand:
            rows, stock, discard = by_hand["rows"], by_hand["stock"], by_hand["discard"]
        else:
            rows = [p["row"] for p in seen["players"]]
            stock, discard = seen["stock"], seen["discard"]
            demand(all(len(row) == ROW for row in rows), "a dealt row has not nine cards")
            demand(len(discard) == 1, "the discard of a new stage is not one card")
            cards = [card for row in rows for card in row] + stock + discard
            demand(sorted(cards) == sorted(deck(self.n)), "what was dealt is not the deck")
        events = dealt.get("events")
        if "no_events" in self.house:
            self.note("no event cards in this house")
            events = [[None, None]] * self.n
        if events is None:
            events = [p["events"] for p in seen["players"]]
            on_table = Counter(event for hand in events for event in hand)
            demand(all(len(hand) == 2 for hand in events), "not two event cards each")
            demand(all(event in EVENTS for event in on_table), "an event card that does not exist")
            demand(max(on_table.values()) <= COPIES_OF_AN_EVENT, "an event card dealt too often")
        for p, player in enumerate(self.players):
            player["row"], player["events"], player["exchanged"] = list(rows[p]), list(events[p]), False
            if "fields" in dealt:
                player["field"] = dealt["fields"][p]
            if "fast_track" in dealt:
                player["fast_track"] = dealt["fast_track"][p]
        self.stock, self.discard = list(stock), list(discard)

    # Moving

    def occupied(self, field, mover):
        return 0 < field < self.goal and any(self.players[q]["field"] == field for q in self.others(mover))

    def ahead(self, player, fields):
        """Moves and says whether the figurine came to its field without a jump."""
        target = min(self.players[player]["field"] + fields, self.goal)
        field = target
        while self.occupied(field, player):
            field += 1
        demand(self.players[player]["field"] < self.goal, "a figurine on the goal is moved again")
        if field == self.goal:
            self.note("goal reached by a jump" if field != target else "goal reached")
        if field != target:
            self.note("jump over several" if field > target + 1 else "jump over one")
            if field in self.sites:
                self.note("jump onto a site asks nothing")
        self.players[player]["field"] = field
        return field == target

    def back(self, player, fields):
        came_from = self.players[player]["field"]
        target = max(0, came_from - fields)
        field = target
        while self.occupied(field, player):
            field -= 1
        self.note("back to a free field" if field == target else "back passed over a figurine")
        if field == 0:
            self.note("back to the start")
            if fields > came_from:
                self.note("back beyond the start")
            if any(self.players[q]["field"] == 0 for q in self.others(player)):
                self.note("back to a start where others stand")
        if field in self.sites:
            self.note("back onto a site asks nothing")
        self.players[player]["field"] = field

    def move(self, player, fields, cause, asks=True):
        direct = self.ahead(player, fields)
        amount = self.sites.get(self.players[player]["field"])
        if not direct or amount is None:
            return
        if not asks:
            self.note("site asks nothing behind the winner")
            return
        if "no_questions" in self.house:
            self.note(f"site {'+' if amount > 0 else '-'} moves unasked")
            self.ahead(player, amount) if amount > 0 else self.back(player, -amount)
            return
        self.note(f"site question after {cause}")
        right = yield from self.ask(player, "site", amount)
        self.note(f"site {'+' if amount > 0 else '-'} {'right' if right else 'wrong'}")
        if amount > 0 and right:
            if not self.ahead(player, amount):
                self.note("site move ahead jumps")
        elif amount < 0 and not right:
            self.back(player, -amount)

    # Questions

    def ask(self, player, why, amount):
        question, right = self.top_question()
        answer = yield {"kind": "question", "player": player, "reader": self.right_of(player), "id": question,
                        "right": right, "why": why, "amount": amount}
        return answer["choice"] == right

    def top_question(self):
        if self.cycle is None:
            shown = self.seen["awaiting"]
            demand(shown["kind"] == "question", f"a question is due, the engine awaits {shown}")
            question, right = shown["id"], shown["right"]
            demand(isinstance(question, str) and question, "a question without id")
            demand(type(right) is int and right in range(3), f"the right answer cannot be {right}")
            if self.questions and question == self.questions[0][0]:
                self.cycle = len(self.questions)
                self.note("question cards begin again")
            else:
                demand(all(question != known for known, _ in self.questions), f"question {question} comes too early")
                self.questions.append((question, right))
        card = self.questions[self.drawn % (self.cycle or len(self.questions))]
        self.drawn += 1
        if self.cycle is not None and self.drawn > self.cycle:
            self.note("question asked a second time")
        return card

    # A game

    def whole_game(self, by_hand):
        self.deal_stage(by_hand)
        while True:
            dealt_complete = self.with_complete_row()
            if dealt_complete:
                self.note("one row dealt complete" if len(dealt_complete) == 1 else "several rows dealt complete")
                if not self.stock:
                    self.note("stock stays empty where no turn begins")
            else:
                yield from self.turns()
            if not self.winners:
                winner = yield from self.end_of_stage()
            while self.winners:
                self.note("game over")
                for places in self.ranking():
                    if len(places) > 1 and places != self.winners:
                        self.note("place shared behind the winner")
                        if self.players[places[0]]["field"] == self.goal:
                            self.note("place shared on the goal behind the winner")
                yield {"kind": "over", "winners": list(self.winners)}
            yield {"kind": "stage_over", "winner": winner}
            self.note("next stage dealt")
            self.stage_number += 1
            self.starter = self.next_starter()
            self.active = self.starter
            self.deal_stage(None)

    def next_starter(self):
        """Whose turn it is to begin; if stages are counted, somebody who is behind all others goes first."""
        order = self.clockwise(self.left_of(self.starter))
        if not self.stages:
            return order[0]
        last = min(self.players[p]["field"] for p in order)
        behind = [p for p in order if self.players[p]["field"] == last]
        self.note("begun by the one behind")
        return behind[0]

    def turns(self):
        while True:
            self.renew_stock()
            yield from self.turn(self.active)
            at_goal, done = self.at_goal(), self.with_complete_row()
            if at_goal:
                if done:
                    self.note("goal comes before a complete row")
                self.winners = at_goal
                return
            if done:
                return
            self.active = self.left_of(self.active)

    def turn(self, player):
        while True:
            action = yield {"kind": "turn", "player": player}
            if action["type"] != "fast_track":
                break
            if any(p["fast_track"] == "running" for p in self.players):
                self.note("several fast tracks in one stage")
            self.note("fast track in turn" if action["player"] == player else "fast track out of turn")
            if self.players[action["player"]]["events"] == [None, None]:
                self.note("fast track after events")
            self.players[action["player"]]["fast_track"] = "running"
        if action["type"] == "take":
            yield from self.exchange(player, action["from"])
        else:
            event = self.players[player]["events"][action["slot"]]
            self.players[player]["events"][action["slot"]] = None
            self.note(f"event {event}")
            if self.players[player]["events"] == [None, None]:
                self.note("last event played")
            rows_before = self.with_complete_row()
            yield from getattr(self, "event_" + event)(player)
            if not rows_before and self.with_complete_row():
                self.note(f"row completed by {event}")
            if len(self.at_goal()) > 1:
                self.note(f"shared victory by {event}")

    def exchange(self, player, pile_name):
        pile = self.stock if pile_name == "stock" else self.discard
        card = pile.pop(0)
        self.note(f"take from {pile_name}" + (" a joker" if card == JOKER else ""))
        action = yield {"kind": "place", "player": player, "card": card, "from": pile_name}
        self.discard.insert(0, self.put(player, action["slot"], card))
        yield from self.own_exchange(player, [action["slot"]])
        if complete(self.players[player]["row"]):
            self.note("row completed by an exchange")

    def put(self, player, slot, card):
        replaced = self.players[player]["row"][slot]
        self.players[player]["row"][slot] = card
        return replaced

    def own_exchange(self, player, put_down):
        """What every exchange by the player's own hand brings: Fast Track is missed, runs pay."""
        me = self.players[player]
        if player != self.active and self.may_play_fast_track(player):
            self.note("fast track missed by a swap out of turn")
        me["exchanged"] = True
        runs = runs_through(me["row"], put_down)
        fields = sum(length - 1 for _, length in runs)
        row = me["row"]
        for slot in put_down:
            if slot > 0 and JOKER not in row[slot - 1:slot + 1] and row[slot - 1] == row[slot] + 1:
                self.note("falling run pays nothing")
            if slot > 0 and JOKER in row[slot - 1:slot + 1]:
                self.note("joker beside a card put down")
        if not fields:
            if any(runs_through(row, range(ROW))):
                self.note("run elsewhere pays nothing")
            return
        for first, length in runs:
            self.note(f"run of {min(length, 4)}" + (" or more" if length >= 4 else ""))
            if len(put_down) == 2 and all(first <= slot < first + length for slot in put_down):
                self.note("one run with both cards put down")
            elif first not in put_down and first + length - 1 not in put_down:
                self.note("run closed in its middle")
        if len(runs) == 2:
            self.note("two runs by one swap")
        yield from self.move(player, fields, "run")

    def swap(self, player):
        action = yield {"kind": "swap", "player": player}
        a, b, row = action["a"], action["b"], self.players[player]["row"]
        row[a], row[b] = row[b], row[a]
        if row[a] == row[b] == JOKER:
            self.note("two jokers swapped")
        yield from self.own_exchange(player, [a, b])

    # Event cards

    def event_swap_own(self, player):
        yield from self.swap(player)

    def event_all_swap(self, player):
        for q in self.clockwise(player):
            if self.with_complete_row():
                self.note("event goes on past a complete row")
            if self.at_goal():
                self.note("event goes on past the goal")
            yield from self.swap(q)

    def event_advance_2(self, player):
        yield from self.move(player, 2, "advance_2")

    def event_all_advance_1(self, player):
        for q in self.clockwise(player):
            if self.at_goal():
                self.note("event goes on past the goal")
                if self.players[q]["field"] + 1 in self.sites:
                    self.note("all_advance_1 asks past the goal")
            yield from self.move(q, 1, "all_advance_1")

    def event_trade(self, player):
        action = yield {"kind": "trade", "player": player}
        taken = self.put(action["with"], action["theirs"], self.players[player]["row"][action["mine"]])
        self.put(player, action["mine"], taken)
        if runs_through(self.players[action["with"]]["row"], [action["theirs"]]):
            self.note("run of the victim of trade pays nothing")
        if complete(self.players[action["with"]]["row"]):
            self.note("trade completes the victim's row")
        yield from self.own_exchange(player, [action["mine"]])

    def event_pass_left(self, player):
        passed = [p["row"][0] for p in self.players]
        for q in range(self.n):
            self.put(self.left_of(q), 0, passed[q])
        if any(runs_through(p["row"], [0]) for p in self.players):
            self.note("run by pass_left pays nothing")
        return
        yield

    def event_shift_seats(self, player):
        rows = [p["row"] for p in self.players]
        for q in range(self.n):
            self.players[q]["row"] = rows[self.left_of(q)]
        if len({p["exchanged"] for p in self.players}) > 1:
            self.note("shift_seats leaves exchanged with its player")
        return
        yield

    def event_take_two(self, player):
        cards, self.discard = self.discard[:2], self.discard[2:]
        self.note(f"take_two finds {len(cards)}")
        action = yield {"kind": "take_two", "player": player, "cards": list(cards)}
        kept = cards.pop(action["which"])
        replaced = self.put(player, action["slot"], kept)
        self.discard = [replaced] + cards + self.discard
        yield from self.own_exchange(player, [action["slot"]])

    def event_make_swap(self, player):
        action = yield {"kind": "name", "player": player}
        yield from self.swap(action["player"])

    def event_quiz(self, player):
        if "no_questions" in self.house:
            self.note("quiz moves unasked")
            yield from self.move(player, 2, "quiz")
            return
        right = yield from self.ask(player, "event", 2)
        self.note("quiz right" if right else "quiz wrong")
        if right:
            yield from self.move(player, 2, "quiz")

    # End of a stage

    def end_of_stage(self):
        done = self.with_complete_row()
        winner = next(p for p in self.clockwise(self.active) if p in done)
        if len(done) > 1:
            self.note("several complete rows")
        if winner != self.active:
            self.note("stage won out of turn")
        if any(JOKER in self.players[p]["row"] for p in done):
            self.note("complete row with a joker")
        champion = None
        for p in self.clockwise(winner):
            fields = count(self.players[p]["row"])
            if self.players[p]["fast_track"] == "running":
                self.note("scoring doubled")
                fields *= 2
            yield from self.move(p, fields, "scoring", asks=champion is None)
            if self.players[p]["field"] == self.goal:
                if champion is None:
                    champion = p
                    self.note("scoring won by the stage winner" if p == winner else "scoring won by somebody else")
                else:
                    self.note("goal reached behind the winner")
        for player in self.players:
            if player["fast_track"] == "running":
                player["fast_track"] = "spent"
        if champion is not None:
            self.winners = [champion]
            return winner
        if "no_questions" in self.house:
            self.note("reward unasked")
            right = True
        else:
            right = yield from self.ask(winner, "reward", 2)
            self.note("reward right" if right else "reward wrong")
        if right:
            if self.ahead(winner, 2) and self.players[winner]["field"] in self.sites:
                self.note("reward move onto a site asks nothing")
            if self.players[winner]["field"] == self.goal:
                self.note("goal reached by the reward")
                self.winners = [winner]
                return winner
        if self.stages and self.stage_number >= self.stages:
            self.send_home()
        return winner

    def send_home(self):
        """No stage is left: those who are furthest have won, and stand on the goal."""
        furthest = max(player["field"] for player in self.players)
        self.winners = [p for p in range(self.n) if self.players[p]["field"] == furthest]
        self.note("furthest after the last stage" if len(self.winners) == 1 else "all at the start after the last stage")
        for p in self.winners:
            self.players[p]["field"] = self.goal
