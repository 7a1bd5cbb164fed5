"""Records the golden games anew: record.py SCHOTT_LAB. Needed only when the rules change on purpose; a golden game that
fails otherwise has found a fault. Games hold their own track and questions, so boards may be tuned freely.

a_sprint_from_before_its_stages_were_counted_goes_on_to_the_goal was recorded by 8cafc60e, whose sprint took three stages."""
import json
import os
import random
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **members):
        self.process.stdin.write(json.dumps({"cmd": cmd, **members}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["ok"], answer
        return answer


def at_random(source):
    return lambda engine, state, legal: source.choice(legal)


def first(kind, otherwise):
    def choose(engine, state, legal):
        return next((a for a in legal if a["type"] == kind), None) or otherwise(engine, state, legal)
    return choose


def now_and_then_at_random(source, otherwise):
    def choose(engine, state, legal):
        return source.choice(legal) if source.random() < 0.2 else otherwise(engine, state, legal)
    return choose


def levels(*names):
    """Computers by seat; before every turn, each that may play Fast Track is asked."""
    def choose(engine, state, legal):
        for action in legal:
            if action["type"] == "fast_track":
                level = names[action["player"]]
                wish = engine.ask("suggest", level=level, player=action["player"])["action"]
                if wish:
                    return wish
        return engine.ask("suggest", level=names[state["awaiting"].get("player", 0)])["action"]
    return choose


def play(engine, choose, until, most=2000, **setup):
    state = engine.ask("new", game="world", **setup)["state"]
    for _ in range(most):
        if until(state):
            break
        legal = engine.ask("legal")["actions"]
        state = engine.ask("apply", action=choose(engine, state, legal))["state"]
    return engine.ask("save")["game"]


def over(state):
    return state["awaiting"]["kind"] == "over"


def awaiting(kind):
    return lambda state: state["awaiting"]["kind"] == kind


def write(name, game):
    """One action a line, so that a change can be read."""
    actions = ",\n".join(json.dumps(action) for action in game.pop("actions"))
    head = json.dumps(game)[:-1]
    with open(os.path.join(HERE, name + ".json"), "w", encoding="utf-8") as file:
        file.write(head + ',\n"actions": [\n' + actions + "\n]}\n")


def rows_for_two(first, second):
    return {"rows": [first, second], "discard": [9, 19], "stock": list(range(21, 51)) + [0, 0, 0]}


def main():
    engine = Engine(sys.argv[1])
    unsorted = rows_for_two([1, 2, 3, 4, 5, 6, 7, 10, 8], [11, 12, 13, 14, 15, 16, 17, 20, 18])
    sorted_ = rows_for_two([1, 2, 3, 4, 5, 6, 7, 8, 10], [11, 12, 13, 14, 15, 16, 17, 20, 18])
    games = {
        "two_computers_sort_their_rows_on_the_short_track":
            (levels("hard", "easy"), over, {"players": 2, "seed": 1, "track": "short"}),
        "three_computers_go_round_the_classic_track":
            (levels("medium", "medium", "hard"), over, {"players": 3, "seed": 2, "starter": 2}),
        "four_computers_take_the_grand_track":
            (levels("easy", "medium", "hard", "expert"), over, {"players": 4, "seed": 3, "track": "grand"}),
        "random_play_renews_the_stock_again_and_again":
            (at_random(random.Random(4)), over, {"players": 4, "seed": 4, "most": 600}),
        "everybody_plays_fast_track_as_soon_as_it_may_be":
            (first("fast_track", levels("easy", "medium", "hard")), over, {"players": 3, "seed": 5}),
        "event_cards_are_played_before_anything_else":
            (first("play_event", levels("medium", "easy", "medium", "easy")), over,
             {"players": 4, "seed": 6, "track": "grand"}),
        "computers_that_blunder_now_and_then_still_arrive":
            (now_and_then_at_random(random.Random(10), levels("medium", "hard", "easy")), over,
             {"players": 3, "seed": 10}),
        "a_row_that_is_dealt_complete_ends_the_stage_at_once":
            (at_random(random.Random(7)), awaiting("turn"), {"players": 2, "seed": 7, "deal": sorted_}),
        "two_reach_the_goal_in_one_turn_and_win_together":
            (first("play_event", at_random(random.Random(8))), over,
             {"players": 2, "seed": 8, "starter": 1, "track": {"goal": 20, "sites": []},
              "deal": dict(unsorted, fields=[19, 18], events=[[None, None], ["all_advance_1", None]])}),
        "after_two_stages_of_a_sprint_whoever_is_furthest_goes_straight_to_the_goal":
            (levels("easy", "medium", "easy"), over,
             {"players": 3, "seed": 14,
              "track": {"goal": 25, "sites": [[2, -3], [4, 2], [13, -5], [18, -2], [22, -5]], "stages": 2, "last_ahead": 1}}),
        "three_play_by_a_key_and_the_stock_is_renewed":
            (at_random(random.Random(11)), over,
             {"players": 3, "most": 600, "key": "00112233445566778899aabbccddeeff" * 2, "track": "short"}),
        "a_game_is_left_in_the_middle_of_a_trade":
            (first("play_event", levels("easy", "hard", "medium")), awaiting("trade"), {"players": 3, "seed": 9}),
    }
    for name, (choose, until, setup) in games.items():
        game = play(engine, choose, until, **setup)
        print(name, len(game["actions"]), game["hash"])
        write(name, game)
    changed = play(engine, levels("hard", "easy"), over, players=2, seed=1, track="short")
    for number, action in enumerate(changed["actions"]):
        if action["type"] == "answer" and number > len(changed["actions"]) // 2:
            action["choice"] = (action["choice"] + 1) % 3
            break
    write("fails/an_answer_was_changed", changed)
    missing = play(engine, levels("hard", "easy"), over, players=2, seed=1, track="short")
    del missing["actions"][1]
    write("fails/an_action_is_missing", missing)
    shorter = play(engine, levels("hard", "easy"), over, players=2, seed=1, track="short")
    del shorter["actions"][-1]
    write("fails/the_last_action_is_missing", shorter)


if __name__ == "__main__":
    main()
