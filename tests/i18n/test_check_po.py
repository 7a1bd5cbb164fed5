"""check-po finds what it is there to find. test_check_po.py SCRIPT SOURCE"""
import importlib.machinery
import importlib.util
import json
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
SINGLE = re.compile(r'^msgid "([^"\\]+[^";\\])"\nmsgstr "([^"\\]+)"$', re.M)
parse = importlib.import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse").parse
TOUCHING = (".", "a", "，", "一")  # what a fault may need beside it


def words_of(parsed):
    """The shortest text of a parsed pattern; what must not stand there is left to whoever tries it."""
    for kind, value in parsed:
        name = str(kind)
        if name == "LITERAL":
            yield chr(value)
        elif name == "NOT_LITERAL":
            yield "b" if value == ord("a") else "a"
        elif name == "IN":
            yield one_of(value)
        elif name in ("MAX_REPEAT", "MIN_REPEAT"):
            yield " " if str(value[2][0][0]) in ("ANY", "NOT_LITERAL") else "".join(words_of(value[2])) * value[0]
        elif name == "BRANCH":
            yield "".join(words_of(value[1][0]))
        elif name == "SUBPATTERN":
            yield "".join(words_of(value[-1]))
        elif name == "ASSERT":
            yield "".join(words_of(value[1]))


def one_of(choices):
    if str(choices[0][0]) == "NEGATE":
        forbidden = re.compile("[" + "".join(re.escape(chr(value)) for kind, value in choices[1:]
                                             if str(kind) == "LITERAL") + r"\d]")
        return next(sign for sign in "ab" if not forbidden.match(sign))
    kind, value = choices[0]
    if str(kind) == "CATEGORY":
        return {"CATEGORY_DIGIT": "1", "CATEGORY_SPACE": " ", "CATEGORY_WORD": "a"}.get(str(value), "a")
    return chr(value[0] if str(kind) == "RANGE" else value)


def fault_of(pattern):
    """A text that the pattern forbids."""
    text = "".join(words_of(parse(pattern.pattern)))
    around = [text] + [sign + text for sign in TOUCHING] + [text + sign for sign in TOUCHING]
    around += [f"{before} {text} {after}" for before in TOUCHING for after in TOUCHING]
    fault = next((words for words in around if pattern.search(words)), None)
    assert fault is not None, f"no fault found for {pattern.pattern!r}: {text!r}"
    return fault


def module_of(script):
    sys.path.insert(0, str(script.parent))
    loader = importlib.machinery.SourceFileLoader("check_po", str(script))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_po", loader))
    loader.exec_module(module)
    return module


class Findings(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = pathlib.Path(temporary.name)
        for folder in ("locale", "packaging/linux/po"):
            shutil.copytree(SOURCE / folder, self.root / folder)
        words = module_of(SCRIPT).words
        files = [path for patterns in words.DOCUMENTS.values() for pattern in patterns for path in SOURCE.glob(pattern)]
        for path in [*files, *SOURCE.glob("assets/questions*.json")]:
            copy = self.root / path.relative_to(SOURCE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
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

    def plant(self, language, faults):
        """Each in a message of its own: their lines."""
        po = self.root / f"locale/{language}.po"
        text, lines, at = po.read_text(encoding="utf-8"), [], 0
        for fault in faults:
            found = SINGLE.search(text, at)
            lines.append(text[:found.start()].count("\n") + 1)
            text = text[:found.start(2)] + fault.replace("\\", "\\\\").replace('"', '\\"') + text[found.end(2):]
            at = found.start(2) + len(fault)
        po.write_text(text, encoding="utf-8")
        return lines

    def test_every_term_is_found_in_a_translation(self):
        read_terms, planted = module_of(SCRIPT).read_terms, []
        for language in (self.root / "locale/LINGUAS").read_text(encoding="utf-8").split():
            terms = read_terms(self.root / f"locale/terms/{language}.tsv")
            faults = [fault_of(pattern) for pattern, _, _ in terms]
            planted += [(f"locale/{language}.po:{line}: ", f"({instead}): {fault!r}")
                        for (_, instead, _), fault, line in zip(terms, faults, self.plant(language, faults))]
        findings = self.findings()
        missed = [fault for line, fault in planted
                  if not any(finding.startswith(line) and finding.endswith(fault) for finding in findings)]
        self.assertEqual(missed, [])

    def test_every_term_is_found_in_the_english(self):
        check_po = module_of(SCRIPT)
        for term in check_po.read_terms(SOURCE / "locale/terms/en.tsv"):
            fault = fault_of(term[0])
            self.assertEqual(len(list(check_po.forbidden(fault, fault, [term]))), 1, fault)

    def test_every_term_that_holds_there_is_found_in_the_quiz(self):
        read_terms, planted, kept = module_of(SCRIPT).read_terms, [], []
        for language in ["en", *(self.root / "locale/LINGUAS").read_text(encoding="utf-8").split()]:
            path = self.root / ("assets/questions.json" if language == "en" else f"assets/questions.{language}.json")
            tree = json.loads(path.read_text(encoding="utf-8"))
            questions = [*(tree["questions"].values() if isinstance(tree["questions"], dict) else tree["questions"])]
            for question, (pattern, instead, holds) in zip(questions, read_terms(self.root / f"locale/terms/{language}.tsv")):
                question["answers"][2] = fault_of(pattern)
                (planted if holds else kept).append((f"{path.relative_to(self.root)}: ",
                                                     f"({instead}): {question['answers'][2]!r}"))
            path.write_text(json.dumps(tree), encoding="utf-8")
        findings = self.findings()

        def is_found(where, fault):
            return any(finding.startswith(where) and finding.endswith(fault) for finding in findings)
        self.assertEqual([fault for where, fault in planted if not is_found(where, fault)], [])
        self.assertEqual([fault for where, fault in kept if is_found(where, fault)], [])
        self.assertTrue(kept)

    def test_every_term_is_found_in_a_document(self):
        check_po = module_of(SCRIPT)
        for language, patterns in check_po.words.DOCUMENTS.items():
            rules = check_po.read_terms(self.root / f"locale/terms/documents.{language}.tsv")
            for pattern in patterns:
                for path in self.root.glob(pattern):
                    text = path.read_text(encoding="utf-8")
                    faults = [fault_of(rule[0]) for rule in rules]
                    path.write_text(text.rstrip("\n") + "\n" + "\n".join(faults) + "\n", encoding="utf-8")
                    found = list(check_po.check_words(self.root, [], {}))
                    path.write_text(text, encoding="utf-8")
                    name = path.relative_to(self.root)
                    for (_, instead, _), fault in zip(rules, faults):
                        self.assertTrue([one for one in found if one.startswith(f"{name}:") and f"({instead})" in one
                                         and repr(fault)[1:-1] in one], f"{name}: {fault}")

    def test_commands_in_a_document_are_no_words(self):
        with open(self.root / "docs/driver.md", "a", encoding="utf-8") as file:
            file.write("\n`title.figurineN` and\n\n    draw on\n")
        self.assertEqual(self.findings(), [])

    def test_every_term_of_the_glossary_is_missed_where_it_is_not_said(self):
        check_po, missed = module_of(SCRIPT), []
        languages = (self.root / "locale/LINGUAS").read_text(encoding="utf-8").split()
        glossary = check_po.words.read_glossary(self.root)
        self.assertGreaterEqual(len(glossary), 20)
        for language in languages:
            path = self.root / f"locale/{language}.po"
            messages = [message for message in check_po.read_po(path) if message["msgid"] and not message.get("obsolete")]
            for term in glossary:
                self.assertEqual(set(term), {"en", *languages})
                said = [(message["msgid"], text) for message in messages for text in check_po.translations(message).values()
                        if list(check_po.unsaid("", message["msgid"], language, [term]))]
                text = max((text for _, text in said), key=len)
                english = next(english for english, one in said if one == text)
                for word in sorted(term[language], key=len, reverse=True):
                    text = re.sub(re.escape(word), "Quux", text, flags=re.IGNORECASE)
                if not list(check_po.unsaid(text, english, language, [term])):
                    missed.append((language, term["en"]))
        self.assertEqual(missed, [])

    def test_a_term_said_otherwise_is_found(self):
        text = self.po.read_text(encoding="utf-8")
        found = re.search(r'^msgid "Clear the hall of fame"\nmsgstr "(Bestenliste) leeren"$', text, re.M)
        self.po.write_text(text[:found.start(1)] + "Tafel" + text[found.end(1):], encoding="utf-8")
        findings = self.findings()
        self.assertEqual(len(findings), 1, findings)
        self.assertIn("says 'hall of fame' without 'Bestenliste'", findings[0])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
