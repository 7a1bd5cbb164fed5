"""check-po finds what it is there to find. test_check_po.py SCRIPT SOURCE"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPT, SOURCE = (pathlib.Path(word) for word in sys.argv[1:3])
PLAIN = re.compile(r'^msgid "([^"{\\]+)"\nmsgstr "([^"{\\]+)"$', re.M)
FILLED_IN = re.compile(r'^msgid "([^"\\]*\{name\}[^"\\]*)"\nmsgstr "([^"\\]+)"$', re.M)


class Findings(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = pathlib.Path(temporary.name)
        for folder in ("locale", "packaging/linux/po"):
            shutil.copytree(SOURCE / folder, self.root / folder)
        self.po = self.root / "locale/de.po"

    def findings(self):
        run = subprocess.run([sys.executable, SCRIPT, "--root", self.root], capture_output=True, text=True)
        self.assertIn(run.returncode, (0, 1), run.stderr)
        lines = run.stdout.splitlines()[:-1]
        self.assertEqual(run.returncode, 1 if lines else 0)
        return lines

    def only_finding_with(self, entry, change):
        """Of the catalogue whose first entry of that kind says something else."""
        text = self.po.read_text(encoding="utf-8")
        found = entry.search(text)
        self.po.write_text(text[:found.start(2)] + change(found[2]) + text[found.end(2):], encoding="utf-8")
        findings = self.findings()
        self.assertEqual(len(findings), 1, findings)
        self.assertTrue(findings[0].startswith(f"locale/de.po:{text[:found.start()].count(chr(10)) + 1}: "), findings[0])
        return findings[0]

    def test_the_catalogues_of_the_game_have_none(self):
        self.assertEqual(self.findings(), [])

    def test_spaces(self):
        self.assertIn("begins or ends with a space", self.only_finding_with(PLAIN, lambda text: text + " "))

    def test_two_spaces(self):
        (self.root / "locale/terms/de.tsv").unlink(missing_ok=True)  # which may forbid the same
        self.assertIn("two spaces", self.only_finding_with(PLAIN, lambda text: text + "  " + text))

    def test_a_placeholder_that_is_missing(self):
        self.assertIn("lacks {name}", self.only_finding_with(FILLED_IN, lambda text: text.replace("{name}", "er")))

    def test_a_placeholder_too_many(self):
        self.assertIn("has {nmae}", self.only_finding_with(FILLED_IN, lambda text: text + "{nmae}"))

    def test_a_forbidden_word_in_a_translation(self):
        (self.root / "locale/terms/de.tsv").write_text("Quux\\w*\tein Wort\n", encoding="utf-8")
        self.assertIn("has 'Quuxe' (ein Wort)", self.only_finding_with(PLAIN, lambda text: text + " Quuxe"))

    def test_a_forbidden_word_in_the_english(self):
        terms = self.root / "locale/terms/en.tsv"
        terms.write_text(terms.read_text(encoding="utf-8") + "^Settings$\tPreferences\n", encoding="utf-8")
        self.assertEqual(self.findings(), ["locale: the English has 'Settings' (Preferences): 'Settings'"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
