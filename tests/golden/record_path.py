#!/usr/bin/env python3
"""Records the golden games of Best Path anew: record_path.py SCHOTT_LAB PATH_WHOLE. Needed only when the rules change on
purpose; a golden game that fails otherwise has found a fault. Games hold their own board, so boards may be tuned
freely."""
import json
import os
import random
import subprocess
import sys

from record import Engine, HERE, write

ASSETS = os.path.join(HERE, "..", "..", "assets", "path", "boards")


def lines_of(legal, player):
    return [action for action in legal if action["type"] == "line" and action["player"] == player]


def longest(source):
    """Numbers first, then length; anybody's guess among equals."""
    def choose(state, legal, player):
        at = dict(state["board"]["numbers"])

        def worth(action):
            return sum(3 * at.get(cell, 0) + 1 for cell in action["cells"]) + source.random() / 2
        return max(lines_of(legal, player), key=worth)
    return choose


def anything(source):
    return lambda state, legal, player: source.choice(lines_of(legal, player))


def nothing(state, legal, player):
    return lines_of(legal, player)[0]


def play(engine, choose, most=10**6, shuffled=None, takes_back=0.0, **setup):
    """Players close in seat order, or as `shuffled` has it, and then take their lines back now and then."""
    state = engine.ask("new", game="path", **setup)["state"]
    actions = 0
    while state["awaiting"]["kind"] == "lines" and actions < most:
        legal = engine.ask("legal")["actions"]
        waiting = state["awaiting"]["players"]
        back = [action for action in legal if action["type"] == "reopen"]
        if back and shuffled and shuffled.random() < takes_back:
            action = shuffled.choice(back)
        else:
            action = choose(state, legal, shuffled.choice(waiting) if shuffled else waiting[0])
        state = engine.ask("apply", action=action)["state"]
        actions += 1
    return engine.ask("save")["game"]


def example(engine):
    """The rulebook's: a yellow start beside the 3, then blue, green, grey, yellow to a cell beside the 6."""
    board = json.load(open(os.path.join(ASSETS, "classic.json"), encoding="utf-8"))
    card = next(at for at, colours in enumerate(board["cards"]) if set(colours) == {"blue", "green", "grey", "yellow"})
    cards = [card] + [other for other in range(15) if other != card]
    for start in range(4):
        engine.ask("new", game="path", players=1, seed=1, board="classic", cards=cards, starts=[start])
        for action in engine.ask("legal")["actions"]:
            colours = [board["colours"][cell] for cell in action["cells"]]
            if colours == ["blue", "green", "grey", "yellow"] and fits(board, board["starts"][start], action["cells"]):
                engine.ask("apply", action=action)
                return engine.ask("save")["game"]
    raise SystemExit("The example cannot be drawn on classic.")


def fits(board, start, cells):
    at = {number: cell for cell, number in board["numbers"]}
    return board["colours"][start] == "yellow" and beside(start, at[3]) and beside(cells[-1], at[6])


def beside(a, b):
    rows = [5, 6, 7, 8, 9, 8, 7, 6, 5]
    place = [(2 * at - count, row) for row, count in enumerate(rows) for at in range(count)]
    return (abs(place[a][0] - place[b][0]), abs(place[a][1] - place[b][1])) in ((2, 0), (1, 1))


def whole(program, board):
    path = os.path.join(ASSETS, board + ".json")
    return json.loads(subprocess.run([program, path, "0"], check=True, capture_output=True, text=True).stdout)


def main():
    engine, program = Engine(sys.argv[1]), sys.argv[2]
    games = {
        "the_rulebooks_example_is_drawn_on_classic": example(engine),
        "alone_numbers_after_a_higher_one_count_half":
            play(engine, longest(random.Random(1)), players=1, seed=1, board="kaleidoscope"),
        "two_draw_for_numbers_on_the_spiral":
            play(engine, longest(random.Random(2)), players=2, seed=2, board="spiral"),
        "four_close_in_any_order_and_take_lines_back":
            play(engine, longest(random.Random(3)), shuffled=random.Random(3), takes_back=0.3, players=4, seed=3),
        "three_draw_anything_and_no_path_crosses_itself":
            play(engine, anything(random.Random(4)), players=3, seed=4),
        "everybody_passes_and_all_share_the_victory": play(engine, nothing, players=4, seed=5),
        "a_game_is_left_while_two_have_closed_and_one_has_not":
            play(engine, longest(random.Random(6)), most=14, players=3, seed=6),
        "two_draw_on_cards_shuffled_by_a_key":
            play(engine, longest(random.Random(8)), players=2, key="00112233445566778899aabbccddeeff" * 2),
        "starts_and_cards_are_set_by_hand":
            play(engine, longest(random.Random(7)), players=2, seed=7, starts=[3, 1], cards=list(range(14, -1, -1))),
    }
    for board in ("classic", "kaleidoscope", "spiral"):
        games[f"the_whole_board_of_{board}_is_taken"] = whole(program, board)
    for name, game in games.items():
        print(name, len(game["actions"]), game["hash"])
        write(name, game)

    def changed():
        return play(engine, longest(random.Random(2)), players=2, seed=2)

    game = changed()
    del game["actions"][7]
    write("fails/a_closing_is_missing", game)
    game = changed()
    last = next(action for action in reversed(game["actions"]) if len(action["cells"]) > 1)
    del last["cells"][-1]
    write("fails/the_last_line_is_a_cell_shorter", game)
    game = changed()
    game["setup"]["seed"] += 1
    write("fails/the_cards_are_shuffled_otherwise", game)


if __name__ == "__main__":
    main()
