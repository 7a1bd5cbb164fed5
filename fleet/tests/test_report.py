"""The reports of a small fair, counted by hand: three stands, one of which nobody came to, and a late visitor."""
import csv
import datetime
import html.parser
import io
import pathlib
import re
import sys
import unicodedata
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "server"))
import fleet_report  # noqa: E402

DAY = datetime.date(2026, 3, 2)
NEXT = datetime.date(2026, 3, 3)
VISITS = [(DAY, 9, "hall-1", "Hall 1", "world", 3, 2, 7, 1800), (DAY, 10, "hall-1", "Hall 1", "path", 2, 1, 2, 660),
          (NEXT, 20, "hall-2", "Hall 2", "world", 1, 1, 4, 900), (NEXT, 20, "hall-2", "Hall 2", "chess", 1, 0, 1, 60)]
QUIZ = [(DAY, 9, "hall-1", "Hall 1", "science", 10, 4), (DAY, 10, "hall-1", "Hall 1", "history", 3, 3),
        (NEXT, 20, "hall-2", "Hall 2", "science", 2, 2)]
STANDS = {"hall-1": "Hall 1", "hall-2": "Hall 2", "hall-3": "Hall 3"}
FAIR = fleet_report.Figures(DAY, NEXT, VISITS, QUIZ, STANDS)
EMPTY = fleet_report.Figures(DAY, DAY, [], [], STANDS)


class Text(unittest.TestCase):
    def test_it_has_every_sum(self):
        self.assertEqual(fleet_report.as_text(FAIR), """\
SCHOTT World, 2026-03-02 to 2026-03-03

7 visits by 14 visitors, 4 finished, 57 minutes played

game          visits  finished  visitors  minutes
chess              1         0         1        1
Best Path          2         1         2       11
SCHOTT World       4         3        11       45

stand   visits  finished  visitors  minutes
Hall 1       5         3         9       41
Hall 2       2         1         5       16
Hall 3       0         0         0        0

hour   visits  finished  visitors  minutes
09:00       3         2         7       30
10:00       2         1         2       11
20:00       2         1         5       16

visits by hour  09  10  11  12  13  14  15  16  17  18  19  20
Hall 1           3   2   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
Hall 2           ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   2
Hall 3           ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·

questions  asked  right  share
History        3      3  100 %
Science       12      6   50 %
""")

    def test_a_day_nobody_came_is_one_of_noughts(self):
        text = fleet_report.as_text(EMPTY)
        self.assertTrue(text.startswith("SCHOTT World, 2026-03-02\n\n0 visits by 0 visitors, 0 finished, 0 minutes played\n"))
        self.assertIn("Hall 3       0         0         0        0\n", text)


class Csv(unittest.TestCase):
    def test_each_line_has_its_figures_under_their_heads(self):
        text = fleet_report.as_csv(FAIR)
        self.assertEqual(text[0], "\ufeff")
        lines = list(csv.DictReader(io.StringIO(text[1:])))
        self.assertEqual([",".join(line.values()) for line in lines], [
            "2026-03-02,9,hall-1,Hall 1,,,,,,,,,10,4,,,,,,",
            "2026-03-02,9,hall-1,Hall 1,world,3,2,7,30,1800,,,,,,,,,,",
            "2026-03-02,10,hall-1,Hall 1,,,,,,,3,3,,,,,,,,",
            "2026-03-02,10,hall-1,Hall 1,path,2,1,2,11,660,,,,,,,,,,",
            "2026-03-03,20,hall-2,Hall 2,,,,,,,,,2,2,,,,,,",
            "2026-03-03,20,hall-2,Hall 2,chess,1,0,1,1,60,,,,,,,,,,",
            "2026-03-03,20,hall-2,Hall 2,world,1,1,4,15,900,,,,,,,,,,"])
        head = ["date", "hour", "stand", "label", "game", "visits", "finished", "visitors", "minutes", "seconds",
                "asked history", "right history", "asked science", "right science", "asked products", "right products",
                "asked world", "right world", "asked everyday", "right everyday"]
        self.assertEqual(list(lines[0]), head)
        other = fleet_report.Figures(DAY, DAY, [], [(DAY, 9, "hall-1", "Hall 1", "glass", 1, 1)], STANDS)
        self.assertEqual(next(csv.reader(io.StringIO(fleet_report.as_csv(other)[1:]))), [*head, "asked glass", "right glass"])


class Folded(unittest.TestCase):
    """A label, or whatever came from a stand, is a line of letters: no tab, no end of a line, nothing that turns or hides."""

    def setUp(self):
        self.forged = ["=1+1", "\t=1+1", "\r\n@x", " -1", "＝1", "\u202etxt", "a\u200bb\u2028c\x1b[31md", "Hall\t3\nx"]
        self.figures = fleet_report.Figures(DAY, DAY, [(DAY, 9, "hall-1", label, label, 1, 1, 1, 60) for label in self.forged],
                                            [(DAY, 9, "hall-1", label, label, 1, 1) for label in self.forged],
                                            {f"hall-{i}": fleet_report.folded(label) for i, label in enumerate(self.forged)})

    def letters_alone(self, text, beside=""):
        bad = [c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp", "Cs") and c not in beside]
        self.assertEqual(bad, [])

    def test_in_text_and_page(self):
        self.letters_alone(fleet_report.as_text(self.figures), "\n")
        page = fleet_report.as_html(self.figures)
        self.letters_alone(page, "\n")
        self.assertIn("a b c [31md", page)

    def test_in_csv_nothing_is_a_formula(self):
        text = fleet_report.as_csv(self.figures)
        self.letters_alone(text[1:], "\r\n")
        cells = [cell for line in csv.reader(io.StringIO(text[1:])) for cell in line]
        self.assertEqual([cell for cell in cells if cell[:1] in tuple("=+-@＝ \t")], [])
        self.assertIn("'=1+1", cells)


class Words(html.parser.HTMLParser):
    """What a page says, piece by piece."""

    def __init__(self, page):
        super().__init__()
        self.said = []
        self.feed(page)

    def handle_data(self, data):
        self.said += [data.strip()] if data.strip() else []


class Page(unittest.TestCase):
    def setUp(self):
        self.page = fleet_report.as_html(FAIR)
        self.said = Words(self.page).said

    def section(self, begin, end):
        return self.page[self.page.index(f"<h2>{begin}"):self.page.index(f"<h2>{end}")]

    def test_its_tiles(self):
        at = self.said.index("visits")
        self.assertEqual(self.said[at - 1:at + 9], ["7", "visits", "4", "finished", "14", "visitors", "57", "minutes played",
                                                    "2", "of 3 stands visited"])

    def test_a_bar_is_as_high_as_its_hour_and_dark_as_far_as_games_were_finished(self):
        chart = self.section("Visits by hour", "Games")
        bars = [float(high) for high in re.findall(r'<rect [^>]*height="([\d.]+)"', chart)]
        self.assertEqual(len(bars), 2 * 12)
        one = bars[0] / 3
        for hour, whole, part in ((9, 3, 2), (10, 2, 1), (11, 0, 0), (20, 2, 1)):
            at = 2 * (hour - 9)
            self.assertAlmostEqual(bars[at], one * whole, 0, hour)
            self.assertAlmostEqual(bars[at + 1], one * part, 0, hour)
        said = Words(chart).said
        for label in ("09", "20", "2"):  # hours; a number over its bar
            self.assertIn(label, said)
        self.assertEqual(said.count("3"), 2, "over its bar, and where the axis ends")
        self.assertNotIn("10000", said)

    def test_shares_are_as_long_as_they_say(self):
        chart = self.section("Questions", "Stands")
        self.assertEqual(Words(chart).said[1:], ["History", "100 % of 3", "Science", "50 % of 12"])
        self.assertEqual(re.findall(r'width="([\d.]+)" height="22" fill="#00579c"', chart), ["560.0", "280.0"])

    def test_tables_have_the_same_rows_as_the_text(self):
        rows = Words(self.section("Games", "Questions")).said
        self.assertEqual(rows[6:], ["chess", "1", "0", "1", "1", "Best Path", "2", "1", "2", "11", "SCHOTT World", "4", "3",
                                    "11", "45"])
        rows = Words(self.section("Stands", "Visits by stand")).said
        self.assertEqual(rows[6:], ["Hall 1", "5", "3", "9", "41", "Hall 2", "2", "1", "5", "16", "Hall 3", "0", "0", "0", "0"])

    def test_the_darkest_hour_is_the_busiest(self):
        heat = self.page[self.page.index("<h2>Visits by stand"):]
        cells = re.findall(r"background:(#\w{6});color:#\w+\">(\d*)</td>", heat)
        self.assertEqual(len(cells), 3 * 12)
        self.assertEqual([number for _, number in cells if number], ["3", "2", "2"])
        self.assertEqual(cells[0], ("#00579c", "3"))
        self.assertEqual(cells[2], ("#f1f5f9", ""))

    def test_a_day_without_questions_says_so(self):
        self.assertIn("No questions were asked.", fleet_report.as_html(EMPTY))


class Axis(unittest.TestCase):
    def test_it_ends_at_a_round_number_that_is_enough(self):
        self.assertEqual([fleet_report.nice_top(most) for most in (1, 2, 3, 5, 6, 10, 11, 20, 99, 201)],
                         [1, 2, 3, 5, 6, 10, 20, 20, 100, 300])


if __name__ == "__main__":
    unittest.main()
