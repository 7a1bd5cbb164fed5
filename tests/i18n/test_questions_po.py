"""The quiz goes to gettext catalogues and back. test_questions_po.py SCRIPT ASSETS"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPT, ASSETS = (pathlib.Path(word) for word in sys.argv[1:3])
LANGUAGES = sorted(path.name.split(".")[1] for path in ASSETS.glob("questions.*.json"))
AWKWARD = 'A "quoted" word, C:\\notes and\ttwo\nlines'


def dump(tree):
    return json.dumps(tree, indent=2, ensure_ascii=False) + "\n"


class ThereAndBack(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        self.assets, self.po = self.folder / "assets", self.folder / "po"
        self.assets.mkdir()
        for path in ASSETS.glob("questions*.json"):
            shutil.copy(path, self.assets)

    def run_script(self, *words):
        return subprocess.run([sys.executable, SCRIPT, "--assets", self.assets, *words], capture_output=True, text=True)

    def export(self):
        self.assertEqual(self.run_script("export", self.po).returncode, 0)

    def file(self, language):
        return self.assets / f"questions.{language}.json"

    def test_a_language_comes_back_byte_for_byte(self):
        self.assertGreaterEqual(len(LANGUAGES), 5)
        self.export()
        for language in LANGUAGES:
            with self.subTest(language):
                before = self.file(language).read_bytes()
                self.file(language).unlink()
                self.assertEqual(self.run_script("import", language, self.po / f"{language}.po").returncode, 0)
                self.assertEqual(self.file(language).read_bytes(), before)

    def test_gettext_accepts_the_catalogues(self):
        self.export()
        for path in self.po.iterdir():
            run = subprocess.run(["msgfmt", "--check-format", "--check-domain", "-o", "/dev/null", path])
            self.assertEqual(run.returncode, 0, path)

    def test_members_that_are_no_texts_stay(self):
        tree = json.loads(self.file("de").read_text(encoding="utf-8"))
        first = next(iter(tree["questions"]))
        tree["reviewed"] = "2026-11-19"
        tree["questions"][first]["note"] = ["for a later version", 1]
        self.file("de").write_text(dump(tree), encoding="utf-8")
        before = self.file("de").read_bytes()
        self.export()
        for text in tree["questions"].values():
            text["question"] = "?"
        self.file("de").write_text(dump(tree), encoding="utf-8")
        self.assertEqual(self.run_script("import", "de", self.po / "de.po").returncode, 0)
        self.assertEqual(self.file("de").read_bytes(), before)

    def test_quotes_backslashes_tabs_and_lines_survive(self):
        tree = json.loads(self.file("fr").read_text(encoding="utf-8"))
        next(iter(tree["questions"].values()))["answers"][1] = AWKWARD
        self.file("fr").write_text(dump(tree), encoding="utf-8")
        before = self.file("fr").read_bytes()
        self.export()
        self.file("fr").unlink()
        self.run_script("import", "fr", self.po / "fr.po")
        self.assertEqual(self.file("fr").read_bytes(), before)

    def test_what_is_fuzzy_or_of_another_english_is_left_and_named(self):
        self.export()
        before = self.file("it").read_bytes()
        lines = (self.po / "it.po").read_text(encoding="utf-8").splitlines()
        places = [i for i, line in enumerate(lines) if line.startswith("msgctxt")]
        doubtful = lines[places[0]].split('"')[1]
        lines[places[1] + 1] = 'msgid "Something else"'
        lines[places[1] + 2] = 'msgstr "Qualcos’altro"'
        lines[places[0] + 2] = 'msgstr "Dubbio"'
        lines.insert(places[0], "#, fuzzy")
        (self.po / "it.po").write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.assertEqual(self.run_script("import", "it", self.po / "it.po").returncode, 0)
        self.assertEqual(self.file("it").read_bytes(), before)
        self.file("it").unlink()
        run = self.run_script("import", "it", self.po / "it.po")
        self.assertEqual(run.returncode, 1)
        self.assertIn(f"not translated: {doubtful}\n", run.stdout)
        self.assertEqual(len(run.stdout.splitlines()), 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
