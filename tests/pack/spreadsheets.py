"""Packs and tables: what spreadsheets save becomes the questions of a pack, and goes back into a table.

    spreadsheets.py LAB SOURCE"""
import csv
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

LAB = str(Path(sys.argv.pop(1)).resolve())
SOURCE = Path(sys.argv.pop(1))
HERE = SOURCE / "tests/pack/spreadsheets"
EXAMPLE = SOURCE / "docs/example-pack"


def run(*arguments):
    done = subprocess.run([LAB, *map(str, arguments)], capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def without_boards():
    manifest = json.loads((EXAMPLE / "pack.json").read_text(encoding="utf-8"))
    del manifest["boards"]
    return json.dumps(manifest)


class Tables(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.pack = self.folder / "velo"
        self.pack.mkdir()
        (self.pack / "pack.json").write_text(without_boards())
        self.table = self.folder / "table.csv"

    def take(self, data):
        self.table.write_bytes(data)
        return run("pack-from-csv", self.table, self.pack)

    def taken(self, data):
        """The questions a table becomes, and their translation."""
        status, _, err = self.take(data)
        self.assertEqual((status, err), (0, ""))
        return [json.loads((self.pack / name).read_text(encoding="utf-8")) for name in ("questions.json", "questions.de.json")]

    def test_a_table_is_read_however_a_spreadsheet_saves_it(self):
        commas = (HERE / "commas.csv").read_bytes()
        wanted = self.taken(commas)
        self.assertEqual(len(wanted[0]["questions"]), 5)
        forms = {name: (HERE / f"{name}.csv").read_bytes() for name in ("semicolons", "tabs")}
        forms["excel"] = b"\xef\xbb\xbf" + forms["semicolons"].replace(b"\n", b"\r\n")
        forms["old mac"] = commas.replace(b"\n", b"\r")
        for name, data in forms.items():
            with self.subTest(name):
                self.assertEqual(self.taken(data), wanted)

    def test_umlauts_quotes_and_line_breaks_come_through(self):
        bank, german = self.taken((HERE / "semicolons.csv").read_bytes())
        first = bank["questions"][0]
        self.assertEqual(first["explanation"], 'Karl Drais called it a "running machine"; today\'s balance bikes, '
                         "for small children, work the same way.")
        self.assertEqual(german["questions"]["velo-no-pedals"]["answers"][2], "Man stieß sich mit den Füßen ab")
        self.assertEqual((first["right"], first["difficulty"]), (2, 1))
        self.assertNotIn("site", first)

    def test_what_is_not_utf8_is_refused_with_the_way_out(self):
        for data in (HERE / "windows.csv").read_bytes(), "id;topic".encode("utf-16"):
            status, out, err = self.take(data)
            self.assertEqual((status, out, err), (1, "", 'schott-lab: table.csv is not in UTF-8: save it as "CSV UTF-8" in Excel, '
                                                  "or choose the character set Unicode (UTF-8) in LibreOffice.\n"))
        self.assertEqual(sorted(path.name for path in self.pack.iterdir()), ["pack.json"])

    def test_the_example_is_what_its_table_says(self):
        self.taken((EXAMPLE / "questions.csv").read_bytes())
        for name in ("questions.json", "questions.de.json"):
            self.assertEqual((self.pack / name).read_bytes(), (EXAMPLE / name).read_bytes(), name)

    def test_a_pack_goes_into_a_table_and_back_unchanged(self):
        self.assertEqual(run("pack-to-csv", EXAMPLE, self.table), (0, "", ""))
        text = self.table.read_bytes()
        self.assertTrue(text.startswith(b"\xef\xbb\xbf"))
        rows = list(csv.reader(io.StringIO(text.decode("utf-8-sig"), newline="")))
        self.assertEqual(len(rows), 11)
        self.assertEqual({len(row) for row in rows}, {18})
        self.taken(text)
        for name in ("questions.json", "questions.de.json"):
            self.assertEqual((self.pack / name).read_bytes(), (EXAMPLE / name).read_bytes(), name)

    def changed(self, row, column, text):
        """The example's table with another cell; rows and columns as spreadsheets count them."""
        rows = list(csv.reader(io.StringIO((EXAMPLE / "questions.csv").read_text(encoding="utf-8-sig"), newline="")))
        rows[row - 1][rows[0].index(column) if isinstance(column, str) else column] = text
        out = io.StringIO()
        csv.writer(out).writerows(rows)
        return out.getvalue().encode()

    def test_a_mistake_is_told_with_its_row_and_column(self):
        for row, column, text, sentence in (
            (3, "id", "no-pedals", 'row 3: column A (id) must begin with "velo-" and be of at most 47 lower-case letters, digits '
             'and hyphens, not "no-pedals"'),
            (3, "id", "velo-no-pedals", 'row 3: column A (id) must be one of its own, and row 2 has the same, not "velo-no-pedals"'),
            (4, "topic", "sport", 'row 4: column B (topic) must be history, science, products, world or everyday, not "sport"'),
            (4, "difficulty", "4", 'row 4: column C (difficulty) must be 1, 2 or 3, not "4"'),
            (4, "right", "A", 'row 4: column D (right) must be 1, 2 or 3, not "A"'),
            (5, "answer2_en", "", "row 5: column K (answer2_en) is empty, but it must have a text"),
            (5, "answer2_de", "Um über Hecken zu sehen",
             'row 5: column P (answer2_de) must be another answer than those before it, not "Um über Hecken zu sehen"'),
            (6, "retired", "maybe", 'row 6: column H (retired) must be yes, no or empty, not "maybe"'),
            (6, "set", "The Wheel", 'row 6: column F (set) must be of at most 47 lower-case letters, digits and hyphens, '
             'not "The Wheel"'),
            (6, "site", "J" * 48, f'row 6: column E (site) must be of at most 47 bytes, not "{"J" * 48}"'),
            (6, "source", "s" * 501, f'row 6: column G (source) must be of at most 500 bytes, not "{"s" * 80}"'),
            (6, "question_en", "q" * 1001, f'row 6: column I (question_en) must be of at most 1000 bytes, not "{"q" * 80}"'),
            (6, "answer3_de", "a" * 201, f'row 6: column Q (answer3_de) must be of at most 200 bytes, not "{"a" * 80}"'),
            (6, "explanation_de", "e" * 1001, f'row 6: column R (explanation_de) must be of at most 1000 bytes, not "{"e" * 80}"'),
        ):
            with self.subTest(sentence):
                status, out, err = self.take(self.changed(row, column, text))
                self.assertEqual((status, out, err), (1, "", f"schott-lab: table.csv, {sentence}.\n"))

    def test_a_mistake_in_the_first_row_is_told(self):
        for column, text, sentence in (
            ("right", "note", 'table.csv has no column named "right" in its first row.'),
            ("question_de", "note", 'table.csv has no column named "question_de" in its first row.'),
            ("set", "site", 'table.csv: there are two columns named "site".'),
        ):
            status, _, err = self.take(self.changed(1, column, text))
            self.assertEqual((status, err), (1, f"schott-lab: {sentence}\n"))
        _, _, err = self.take(self.changed(1, "set", "sett"))
        self.assertRegex(err, r'column F is named "sett", which means nothing here\. Columns are id, .* question_en,')
        _, _, err = self.take(b'"id","topic\n1,2\n')
        self.assertEqual(err, "schott-lab: table.csv: a quotation mark in row 1 has no other one that ends the cell.\n")
        _, _, err = self.take(self.changed(1, 0, "id").splitlines(keepends=True)[0])
        self.assertEqual(err, "schott-lab: table.csv has no question below its first row.\n")

    def test_a_mistake_leaves_the_pack_as_it_was(self):
        self.taken((EXAMPLE / "questions.csv").read_bytes())
        self.assertEqual(self.take(self.changed(4, "topic", "sport"))[0], 1)
        rows = self.changed(1, "retired", "retired").splitlines(keepends=True)
        (self.pack / "pack.json").write_text(without_boards().replace('"added"', '"instead"'))
        self.assertEqual(self.take(b"".join(rows[:-1])), (1, "", "schott-lab: questions.json: there must be at least 10 questions that "
                                                          "are not retired for a pack that is played without the game's own, not 9.\n"))
        for name in ("questions.json", "questions.de.json"):
            self.assertEqual((self.pack / name).read_bytes(), (EXAMPLE / name).read_bytes(), name)


class Recipe(unittest.TestCase):
    """The example's README, step by step, as somebody does it who can't program."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.pack = self.folder / "acme"
        shutil.copytree(EXAMPLE, self.pack)
        self.recipe = (EXAMPLE / "README.md").read_text(encoding="utf-8")

    def printed(self, begin):
        """The block of the recipe that begins like this."""
        return re.search(rf"^ {{7}}{re.escape(begin)}.*?(?=\n\n)", self.recipe, re.M | re.S)[0]

    def throw_away(self):
        sentence = re.search(r"Delete the folder `(.*?)` and the file `(.*?)`", self.recipe)
        shutil.rmtree(self.pack / sentence[1])
        (self.pack / sentence[2]).unlink()

    def fill_in(self, languages):
        """The table's first row stays; a language that isn't wanted loses its columns."""
        table = self.pack / "questions.csv"
        head = next(csv.reader(io.StringIO(table.read_text(encoding="utf-8-sig"), newline="")))
        head = [name for name in head if not re.search("_[a-z]{2}$", name) or name[-2:] in languages]
        own = {"topic": "products", "difficulty": "1", "right": "1", "source": "unread"}
        rows = [[({"id": name} | own).get(column, f"Our {column}" if column[-3:-2] == "_" else "") for column in head]
                for name in ("acme-first-lamp", "acme-railway")]
        out = io.StringIO()
        csv.writer(out).writerows([head, *rows])
        table.write_text(out.getvalue(), encoding="utf-8")

    def follow(self, manifest, languages):
        self.throw_away()
        (self.pack / "pack.json").write_text(manifest)
        self.fill_in(languages)
        for line in self.printed("schott-lab").splitlines():
            done = subprocess.run([LAB, *line.split()[1:]], cwd=self.folder, capture_output=True, text=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, ""), line)
        shutil.make_archive(str(self.pack), "zip", self.folder, "acme")
        self.assertEqual(run("check-pack", f"{self.pack}.zip")[1], done.stdout)
        return done.stdout

    def test_the_recipe_leads_to_a_pack_that_can_be_played(self):
        out = self.follow(self.printed("{"), ["en", "de"])
        self.assertTrue(out.startswith("Acme Glass (acme), version 1: 2 questions, asked among the game's own.\n"), out)
        self.assertNotIn("no questions in de", out)
        self.assertTrue((self.pack / "questions.de.json").exists())

    def test_it_does_so_in_english_only(self):
        out = self.follow(self.printed("{").replace('["en", "de"]', re.search(r"English only, write `(.*?)`", self.recipe)[1]), ["en"])
        self.assertIn("no questions in de", out)
        self.assertEqual(sorted(path.name for path in self.pack.iterdir()),
                         ["README.md", "pack.json", "questions.csv", "questions.json"])


class Checking(unittest.TestCase):
    def test_a_pack_is_described_and_what_is_worth_a_look_is_named(self):
        status, out, err = run("check-pack", EXAMPLE)
        self.assertEqual((status, err), (0, ""))
        self.assertTrue(out.startswith("The Bicycle Room (velo), version 1: 10 questions, asked among the game's own.\n"
                                       "Topics: history 3, science 1, products 2, world 2, everyday 2.\n"
                                       "Difficulty 1: 2, 2: 5, 3: 3.\n"
                                       "Boards: Bicycle tour (velo-tour, World, 44 spaces), Wheel (velo-wheel, Best Path).\n"), out)
        self.assertIn("- There are no questions in fr: players who use it get them in en.\n", out)
        self.assertNotIn("in de:", out)
        self.assertTrue(out.endswith("The pack can be played.\n"))

    def test_sites_sets_and_sources_that_lead_nowhere_are_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "velo.zip"
            bank = json.loads((EXAMPLE / "questions.json").read_text(encoding="utf-8"))
            bank["questions"][0].update(site="Jenna", set="velo-lonely", source="unread")
            bank["questions"][1].update(site="Jena")
            with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
                packed.writestr("questions.json", json.dumps(bank))
                packed.writestr("pack.json", without_boards())
                packed.write(EXAMPLE / "questions.de.json", "questions.de.json")
            status, out, _ = run("check-pack", path)
            self.assertEqual(status, 0)
            self.assertIn('- velo-no-pedals: no board has the site "Jenna".\n', out)
            self.assertIn('- velo-no-pedals: the set "velo-lonely" has no other question.\n', out)
            self.assertIn("- velo-no-pedals: nobody has noted where its answer can be looked up.\n", out)
            self.assertNotIn("velo-boneshaker", out)
            self.assertNotIn("velo-high", out)

    def test_a_site_may_be_on_the_packs_own_board_and_its_picture_has_to_be_there(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)
            bank = json.loads((EXAMPLE / "questions.json").read_text(encoding="utf-8"))
            bank["questions"][0].update(site="Coventry")
            (Path(folder) / "questions.json").write_text(json.dumps(bank))
            self.assertNotIn("Coventry", run("check-pack", folder)[1])
            tour = Path(folder) / "boards/velo-tour.json"
            tour.write_text(tour.read_text(encoding="utf-8").replace("site-landshut-minus", "site-bicycle-minus"))
            status, out, _ = run("check-pack", folder)
            self.assertEqual(status, 0)
            self.assertIn("- velo-tour: there is no picture \"site-bicycle-minus\" for Coventry; it is shown without one.\n", out)

    def test_texts_that_are_longer_than_any_of_ours_are_named(self):
        ours = json.loads((SOURCE / "assets/questions.de.json").read_text(encoding="utf-8"))["questions"].values()
        most = max(len(texts["question"]) for texts in ours)
        german = json.loads((EXAMPLE / "questions.de.json").read_text(encoding="utf-8"))
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "pack.json").write_text(without_boards())
            shutil.copy(EXAMPLE / "questions.json", folder)
            for more in (0, 1):
                german["questions"]["velo-rover"]["question"] = "ä" * (most + more)
                (Path(folder) / "questions.de.json").write_text(json.dumps(german))
                _, out, _ = run("check-pack", folder)
                self.assertEqual(f"- velo-rover: the question has {most + 1} characters in de; the longest of the game's own has "
                                 f"{most}, so it may not fit.\n" in out, more == 1, out)

    def test_a_bad_pack_fails_with_one_sentence(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(run("check-pack", folder)[0], 1)
            (Path(folder) / "pack.json").write_text("{}")
            self.assertEqual(run("check-pack", folder), (1, "", 'schott-lab: pack.json: the pack must have "pack".\n'))
        for arguments in (["check-pack"], ["pack-from-csv", "x"], ["pack-to-csv", "x", "--all"]):
            self.assertEqual(run(*arguments)[0], 2)


unittest.main(argv=[sys.argv[0], "-v"])
