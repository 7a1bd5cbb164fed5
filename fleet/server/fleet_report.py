"""The figures of a fair's day: as text, as CSV, and as one page with charts that needs nothing but itself."""
import csv
import datetime
import functools
import heapq
import html
import io
import itertools
import unicodedata

TOPICS = {"history": "History", "science": "Science", "products": "Products", "world": "Around the world",
          "everyday": "Everyday life", "other": "Other"}
ALWAYS = 5  # topics that have their columns on any day
GAMES = {"world": "SCHOTT World", "path": "Best Path", "other": "Other"}


@functools.lru_cache(maxsize=10000)
def folded(text):
    """What stands control, turn or hide text become a space: a label is a line of letters in every report."""
    return " ".join("".join(" " if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp") else c for c in str(text)).split())


class Figures:
    """first to last: the days; visits and quiz: rows of the two views."""

    def __init__(self, first, last, visits, quiz, stands):
        self.first, self.last, self.visits, self.quiz, self.stands = first, last, visits, quiz, stands

    def days(self):
        return f"{self.first:%Y-%m-%d}" + (f" to {self.last:%Y-%m-%d}" if self.last != self.first else "")

    def sums(self, key):
        """key of a row of visits -> [visits, finished, persons, seconds], in the order of the keys."""
        sums = {}
        for row in self.visits:
            sum_ = sums.setdefault(key(row), [0, 0, 0, 0])
            for i in range(4):
                sum_[i] += row[5 + i]
        return dict(sorted(sums.items(), key=lambda item: str(item[0]).zfill(4)))

    def total(self):
        return self.sums(lambda row: "").get("", [0, 0, 0, 0])

    def topics(self):
        """topic -> [asked, right]"""
        sums = {}
        for row in self.quiz:
            sum_ = sums.setdefault(row[4], [0, 0])
            sum_[0] += row[5]
            sum_[1] += row[6]
        known = list(TOPICS)
        return dict(sorted(sums.items(), key=lambda item: (known.index(item[0]) if item[0] in known else len(known), item)))


def read(database, first, last):
    """By stand and hour of the day: as little as two sums of each, however many events there were."""
    visits = database.execute("SELECT max(date), hour, stand, label, game, sum(visits)::bigint, sum(finished)::bigint,"
                              " sum(persons)::bigint, sum(seconds)::bigint FROM fleet.report_visits"
                              " WHERE date BETWEEN %s AND %s GROUP BY hour, stand, label, game ORDER BY hour, stand, game",
                              [first, last]).fetchall()
    quiz = database.execute("SELECT max(date), hour, stand, label, topic, sum(asked)::bigint, sum(correct)::bigint"
                            " FROM fleet.report_quiz WHERE date BETWEEN %s AND %s GROUP BY hour, stand, label, topic"
                            " ORDER BY hour, stand, topic", [first, last]).fetchall()
    stands = {role: folded(label) for role, label in
              database.execute("SELECT role, label FROM fleet.stand ORDER BY role").fetchall()}
    return Figures(first, last, visits, quiz, stands)


def minutes(seconds):
    return round(seconds / 60)


def percent(part, whole):
    return f"{100 * part / whole:.0f} %" if whole else "–"


def game_name(game):
    return GAMES.get(game) or folded(game)


def topic_name(topic):
    return TOPICS.get(topic) or folded(topic)


def hours_of(figures):
    hours = [row[1] for row in figures.visits]
    return range(min(hours + [9]), max(hours + [17]) + 1)


# ---- text

def table(head, rows):
    """The first column to the left, numbers to the right."""
    rows = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in [head] + rows) for i in range(len(head))]
    return "".join("  ".join(cell.ljust(widths[i]) if i == 0 else cell.rjust(widths[i])
                             for i, cell in enumerate(row)).rstrip() + "\n" for row in [head] + rows) + "\n"


def visit_rows(sums, name):
    return [[name(key), *sum_[:3], minutes(sum_[3])] for key, sum_ in sums.items()]


def as_text(figures):
    visits, finished, persons, seconds = figures.total()
    head = ["visits", "finished", "visitors", "minutes"]
    out = f"SCHOTT World, {figures.days()}\n\n"
    out += f"{visits} visits by {persons} visitors, {finished} finished, {minutes(seconds)} minutes played\n\n"
    out += table(["game", *head], visit_rows(figures.sums(lambda row: row[4]), game_name))
    by_stand = figures.sums(lambda row: row[2])
    out += table(["stand", *head], visit_rows({stand: by_stand.get(stand, [0] * 4) for stand in figures.stands},
                                              lambda stand: figures.stands[stand]))
    out += table(["hour", *head], visit_rows(figures.sums(lambda row: row[1]), lambda hour: f"{hour:02d}:00"))
    cells = figures.sums(lambda row: (row[2], row[1]))
    hours = hours_of(figures)
    out += table(["visits by hour", *(f"{hour:02d}" for hour in hours)],
                 [[label, *(cells.get((stand, hour), [0])[0] or "·" for hour in hours)]
                  for stand, label in figures.stands.items()])
    out += table(["questions", "asked", "right", "share"],
                 [[topic_name(topic), asked, right, percent(right, asked)]
                  for topic, (asked, right) in figures.topics().items()])
    return out.rstrip("\n") + "\n"


# ---- CSV

@functools.lru_cache(maxsize=10000)
def plain(text):
    """A cell that begins so would be a formula."""
    text = folded(text)
    return "'" + text if text[:1] in tuple("=+-@＝＋－＠") else text


def visit_lines(visits, topics):
    empty = [""] * 2 * len(topics)
    for date, hour, stand, label, game, visited, finished, persons, seconds in visits:
        yield (date, hour, stand, game), [date, hour, plain(stand), plain(label), plain(game), visited, finished, persons,
                                          minutes(seconds), seconds, *empty]


def quiz_lines(quiz, topics):
    at = {topic: 10 + 2 * place for place, topic in enumerate(topics)}
    for (date, hour, stand, label), rows in itertools.groupby(quiz, lambda row: row[:4]):
        line = [date, hour, plain(stand), plain(label), *[""] * 6, *[""] * 2 * len(topics)]
        for *_, topic, asked, right in rows:
            line[at[topic]:at[topic] + 2] = asked, right
        yield (date, hour, stand, ""), line


def csv_pieces(visits, quiz, topics):
    """A line for every hour, stand and game: RFC 4180 in UTF-8 with its mark, so that spreadsheets know it. Questions are
    in a line of their own, which names no game. Every day has the same columns; seconds add up, minutes are rounded.
    visits and quiz come sorted, and are never held as a whole."""
    topics = [*list(TOPICS)[:ALWAYS], *(topic for topic in topics if topic not in list(TOPICS)[:ALWAYS])]
    out = io.StringIO()
    writer = csv.writer(out)
    out.write("\ufeff")
    writer.writerow(["date", "hour", "stand", "label", "game", "visits", "finished", "visitors", "minutes", "seconds",
                     *(f"{what} {folded(topic)}" for topic in topics for what in ("asked", "right"))])
    lines = heapq.merge(visit_lines(visits, topics), quiz_lines(quiz, topics), key=lambda line: line[0])
    while True:
        writer.writerows(line for _, line in itertools.islice(lines, 5000))
        if out.tell() == 0:
            return
        yield out.getvalue()
        out.seek(0)
        out.truncate()


def as_csv(figures):
    return "".join(csv_pieces(sorted(figures.visits), sorted(figures.quiz), list(figures.topics())))


def read_csv(database, first, last):
    """The same out of the database, piece by piece. Letters in the order of their codes, as Python has them."""
    days = [first, last]
    with database.transaction():
        topics = [topic for topic, in database.execute("SELECT DISTINCT topic FROM fleet.report_quiz"
                                                       " WHERE date BETWEEN %s AND %s ORDER BY 1", days)]
        with database.cursor(name="visits") as visits, database.cursor(name="quiz") as quiz:
            visits.itersize = quiz.itersize = 5000
            visits.execute("SELECT date, hour, stand, label, game, visits, finished, persons, seconds FROM fleet.report_visits"
                           " WHERE date BETWEEN %s AND %s ORDER BY date, hour, stand COLLATE \"C\", game COLLATE \"C\"", days)
            quiz.execute("SELECT date, hour, stand, label, topic, asked, correct FROM fleet.report_quiz"
                         " WHERE date BETWEEN %s AND %s ORDER BY date, hour, stand COLLATE \"C\", topic COLLATE \"C\"", days)
            yield from csv_pieces(visits, quiz, topics)


# ---- HTML

STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; color: #12263a; background: #fff; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2.2rem 0 .6rem; }
.days { color: #4a6076; margin: .2rem 0 1.4rem; } .wide + .days { margin-top: 1.4rem; }
.tiles { display: flex; flex-wrap: wrap; gap: .8rem; }
.tile { flex: 1 1 9rem; border: 1px solid #cfdae5; border-radius: .6rem; padding: .7rem 1rem; }
.tile b { display: block; font-size: 1.9rem; line-height: 1.15; color: #00457c; }
table { border-collapse: collapse; } td, th { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #e1e8ef; }
th { font-weight: 600; } td:first-child, th:first-child { text-align: left; }
.heat td { min-width: 1.7rem; border: 2px solid #fff; } .heat td + td, .heat th + th { text-align: center; }
svg { width: 100%; height: auto; } svg text { font: 14px system-ui, sans-serif; fill: #12263a; }
.wide { overflow-x: auto; }
@media print { body { margin: 0; } h2 { break-after: avoid; } svg, table { break-inside: avoid; } }
"""


def cell(text):
    return html.escape(folded(text))


def html_table(head, rows):
    out = "<table><tr>" + "".join(f"<th>{cell(name)}</th>" for name in head) + "</tr>"
    return out + "".join("<tr>" + "".join(f"<td>{cell(value)}</td>" for value in row) + "</tr>" for row in rows) + "</table>"


def nice_top(most):
    """The end of an axis: little more than the highest bar."""
    top = 1
    while True:
        for factor in (1, 2, 3, 4, 5, 6, 8):
            if factor * top >= most:
                return factor * top
        top *= 10


def columns(bars, title):
    """bars: (label, whole, part). The part that was finished is dark, the rest of the bar light."""
    wide, high, left, low = 960, 260, 44, 26
    top = nice_top(max([whole for _, whole, _ in bars] + [1]))
    step = (wide - left) / max(len(bars), 1)
    room = high - low - 20
    out = f'<svg viewBox="0 0 {wide} {high}" role="img" aria-label="{cell(title)}">'
    for part in range(0, 5):
        if top * part % 4 == 0:
            y = high - low - room * part / 4
            out += (f'<line x1="{left}" x2="{wide}" y1="{y:.1f}" y2="{y:.1f}" stroke="#e1e8ef"/>'
                    f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{top * part // 4}</text>')
    for i, (label, whole, part) in enumerate(bars):
        x = left + step * (i + .16)
        for number, color in ((whole, "#9cc4e6"), (part, "#00579c")):
            tall = room * number / top
            out += (f'<rect x="{x:.1f}" y="{high - low - tall:.1f}" width="{step * .68:.1f}" height="{tall:.1f}"'
                    f' fill="{color}"/>')
        if whole:
            out += (f'<text x="{x + step * .34:.1f}" y="{high - low - room * whole / top - 5:.1f}"'
                    f' text-anchor="middle">{whole}</text>')
        out += f'<text x="{x + step * .34:.1f}" y="{high - 8}" text-anchor="middle">{cell(label)}</text>'
    return out + "</svg>"


def shares(bars, title):
    """bars: (label, part, whole), lying, each as long as its share."""
    high = 34 * len(bars)
    out = f'<svg viewBox="0 0 960 {high}" role="img" aria-label="{cell(title)}">'
    for i, (label, part, whole) in enumerate(bars):
        y, long = 34 * i, 560 * part / whole if whole else 0
        out += (f'<text x="0" y="{y + 20}">{cell(label)}</text><rect x="190" y="{y + 5}" width="560" height="22"'
                f' fill="#dbe6f0"/><rect x="190" y="{y + 5}" width="{long:.1f}" height="22" fill="#00579c"/>'
                f'<text x="762" y="{y + 20}">{percent(part, whole)} of {whole}</text>')
    return out + "</svg>"


def heat(figures):
    """Visits of every stand by hour: the darker the more."""
    cells, hours = figures.sums(lambda row: (row[2], row[1])), hours_of(figures)
    most = max([sum_[0] for sum_ in cells.values()] + [1])
    out = '<table class="heat"><tr><th></th>' + "".join(f"<th>{hour:02d}</th>" for hour in hours) + "</tr>"
    for stand, label in figures.stands.items():
        out += f"<tr><td>{cell(label)}</td>"
        for hour in hours:
            number = cells.get((stand, hour), [0])[0]
            share = number / most
            ink = "#fff" if share > .7 else "#12263a"
            color = "#" + "".join(f"{round(light + (dark - light) * share):02x}"
                                  for light, dark in ((0xf1, 0), (0xf5, 0x57), (0xf9, 0x9c)))
            out += f'<td style="background:{color};color:{ink}">{number or ""}</td>'
        out += "</tr>"
    return out + "</table>"


def as_html(figures):
    visits, finished, persons, seconds = figures.total()
    by_hour = figures.sums(lambda row: row[1])
    hours = [(f"{hour:02d}", *by_hour.get(hour, [0, 0])[:2]) for hour in hours_of(figures)]
    by_stand = figures.sums(lambda row: row[2])
    stands = {stand: by_stand.get(stand, [0] * 4) for stand in figures.stands}
    head = ["visits", "finished", "visitors", "minutes"]
    tiles = [(visits, "visits"), (finished, "finished"), (persons, "visitors"), (minutes(seconds), "minutes played"),
             (len([1 for sum_ in stands.values() if sum_[0]]), f"of {len(stands)} stands visited")]
    topics = figures.topics()
    out = ['<!DOCTYPE html><html lang="en"><meta charset="utf-8">'
           '<meta name="viewport" content="width=device-width, initial-scale=1">',
           f"<title>SCHOTT World, {figures.days()}</title><style>{STYLE}</style>",
           f'<h1>SCHOTT World</h1><p class="days">{figures.days()}</p><div class="tiles">',
           "".join(f'<div class="tile"><b>{number}</b>{name}</div>' for number, name in tiles), "</div>",
           "<h2>Visits by hour (dark: finished)</h2>", columns(hours, "Visits by hour"),
           "<h2>Games</h2>", html_table(["game", *head], visit_rows(figures.sums(lambda row: row[4]), game_name)),
           "<h2>Questions answered right</h2>",
           shares([(topic_name(topic), right, asked) for topic, (asked, right) in topics.items()],
                  "Questions answered right") if topics else "<p>No questions were asked.</p>",
           "<h2>Stands</h2>", html_table(["stand", *head], visit_rows(stands, lambda stand: figures.stands[stand])),
           '<h2>Visits by stand and hour</h2><div class="wide">', heat(figures), "</div>",
           f'<p class="days">Made {datetime.datetime.now().astimezone():%Y-%m-%d %H:%M %Z}. Hours are those of the clock at'
           " each stand.</p></html>\n"]
    return "\n".join(out)
