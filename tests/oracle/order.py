"""Decks and rows by the rulebook: what is in order, what counts, what is a run."""

JOKER = 0
ROW = 9


def deck(players):
    highest, jokers = {2: (50, 3), 3: (55, 3), 4: (60, 4)}[players]
    return list(range(1, highest + 1)) + [JOKER] * jokers


def ascending(cards):
    """Give every card the smallest value it can have; a joker first of all stands as low as anybody likes."""
    lowest = None
    for card in cards:
        if card == JOKER:
            lowest = lowest + 1 if lowest is not None else None
        elif lowest is not None and card <= lowest:
            return False
        else:
            lowest = card
    return True


def complete(row):
    return ascending(row)


def count(row):
    prefix = max(k for k in range(len(row) + 1) if ascending(row[:k]))
    return sum(card != JOKER for card in row[:prefix])


def runs_through(row, slots):
    """The runs, as (first, length), that hold a card in one of the slots."""
    runs = set()
    for slot in slots:
        if row[slot] == JOKER:
            continue
        first = last = slot
        while first > 0 and row[first - 1] != JOKER and row[first - 1] + 1 == row[first]:
            first -= 1
        while last + 1 < len(row) and row[last + 1] != JOKER and row[last + 1] == row[last] + 1:
            last += 1
        if last > first:
            runs.add((first, last - first + 1))
    return runs
