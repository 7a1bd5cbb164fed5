"""Events as a stand's game writes them, and sums over them made here, apart from the server's."""
import pathlib
import random
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOPICS = ["history", "science", "products", "world", "everyday"]
DAY = 20514  # 2026-03-02
AT = 1772452800


def event(seq, kind, at=AT, **body):
    return {"seq": seq, "kind": kind, "at": at, "body": body}


def names():
    """Every first name on the game's lists, read where the game has them."""
    first = "".join(re.findall(r'"([^"]*)"', (ROOT / "src/scenes/table/friendly.c").read_text(encoding="utf-8").split(
        "return tr(")[1].split(");")[0]))
    found = set(first.split(","))
    for path in (ROOT / "locale").glob("*.po"):
        text = "".join(path.read_text(encoding="utf-8").split("\"\n\""))
        found |= set(re.search(f'msgid "{re.escape(first)}"\nmsgstr "([^"]*)"', text)[1].split(","))
    return found


def visit(seq, game="world", outcome="finished", persons=2, seconds=300, date=DAY, hour=11, at=AT):
    return event(seq, "visit", at, id=seq, game=game, board="short", language="de", levels="easy medium", persons=persons,
                 date=date, hour=hour, begun=AT, seconds=seconds, outcome=outcome)


def quiz(seq, topic="history", asked=3, correct=2, date=DAY, hour=11):
    return event(seq, "quiz", topic=topic, asked=asked, correct=correct, date=date, hour=hour)


def fame(seq, name="Mia", value=12, record=0, board="short", date=DAY, era=0, at=AT):
    return event(seq, "fame", at, board=board, record=record, name=name, figurine=1, value=value, date=date,
                 era=era)


def a_day(count, seed, first=1):
    """Events of a stand, numbered from first on."""
    chance = random.Random(seed)
    made = []
    for seq in range(first, first + count):
        hour, date = chance.randrange(9, 18), DAY + chance.randrange(2)
        roll = chance.random()
        if roll < .4:
            made.append(visit(seq, chance.choice(["world", "path"]), chance.choice(["finished", "abandoned"]),
                              chance.randint(1, 4), chance.randint(20, 900), date, hour))
        elif roll < .85:
            asked = chance.randint(1, 6)
            made.append(quiz(seq, chance.choice(TOPICS), asked, chance.randint(0, asked), date, hour))
        elif roll < .95:
            made.append(fame(seq, chance.choice(["Mia", "Noah", "Ada", "Łukasz", "小明"]), chance.randint(5, 40),
                             chance.randrange(5), date=date, at=AT + seq))
        else:
            made.append(event(seq, "health", version="1.0", up=60 * seq))
    return made


def sums(events):
    """visits, finished, persons, seconds, asked, correct"""
    visits = [one["body"] for one in events if one["kind"] == "visit"]
    quizzes = [one["body"] for one in events if one["kind"] == "quiz"]
    return [len(visits), sum(one["outcome"] == "finished" for one in visits), sum(one["persons"] for one in visits),
            sum(one["seconds"] for one in visits), sum(one["asked"] for one in quizzes),
            sum(one["correct"] for one in quizzes)]


def sums_of(server, stand=None):
    """The same, as the server has them."""
    where = " WHERE stand = %s" if stand else ""
    values = [stand] if stand else []
    visits = server.ask("SELECT coalesce(sum(visits), 0), coalesce(sum(finished), 0), coalesce(sum(persons), 0),"
                        " coalesce(sum(seconds), 0) FROM fleet.visits_by_hour" + where, *values)[0]
    quizzes = server.ask("SELECT coalesce(sum(asked), 0), coalesce(sum(correct), 0) FROM fleet.quiz_by_hour" + where,
                         *values)[0]
    assert server.ask("SELECT * FROM fleet.audit") == []
    return [int(number) for number in [*visits, *quizzes]]
