"""The papers for a stand's owners in German say what the English ones say: section by section the same paragraphs, rows, commands,
names of files and figures; and both name buttons as they are on screen."""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
from po import read_po  # noqa: E402

PAPERS = ["docs/privacy.md", "packaging/kiosk/README.md"]
LINK = re.compile(r"\]\(([^)]*)\)")
CODE = re.compile(r"`([^`]*)`")
COMMAND = re.compile(r"^ {4,}(?=[a-z/])(.*)$", re.M)


def german(paper):
    return paper.removesuffix(".md") + ".de.md"


def text_of(paper):
    return (ROOT / paper).read_text(encoding="utf-8")


def sections(text):
    """From heading to heading, each with its level."""
    found = [("", [])]
    for line in text.splitlines():
        if line.startswith("#"):
            found.append((line.split(" ")[0], []))
        found[-1][1].append(line)
    return [(level, "\n".join(lines)) for level, lines in found]


def shape(section):
    """What each of its paragraphs is, in their order."""
    kinds = []
    for part in re.split(r"\n\s*\n|\n(?=- |\d\. )", section):
        first = part.strip().split("\n")[0]
        command = re.match(r" {4,}\S", part.lstrip("\n"))
        kinds.append("commands" if command else "table" if first.startswith("|") else "item" if re.match(r"- |\d\. ", first)
                     else "heading" if first.startswith("#") else "words" if first else "")
    return [kind for kind in kinds if kind], sum(line.startswith("|") for line in section.splitlines()), \
        len(re.findall(r"\*\*[^*]+\*\*", section))


def names(section):
    return sorted(CODE.findall(COMMAND.sub("", section)))


def figures(section):
    plain = CODE.sub("", LINK.sub("", COMMAND.sub("", section)))
    return sorted(re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", figure) for figure in re.findall(r"\d[\d.,:]*(?<=\d)", plain))


def targets(section):
    """Where links lead: each paper's own language first."""
    return sorted(target.replace(".de.md", ".md") for target in LINK.findall(section) if not target.startswith("#"))


class InStep(unittest.TestCase):
    def same(self, what):
        for paper in PAPERS:
            one, other = sections(text_of(paper)), sections(text_of(german(paper)))
            self.assertEqual([level for level, _ in one], [level for level, _ in other], paper)
            for (_, english), (_, deutsch) in zip(one, other):
                with self.subTest(paper=paper, section=english.split("\n")[0]):
                    self.assertEqual(what(english), what(deutsch))

    def test_paragraphs_rows_and_items_are_the_same(self):
        self.same(shape)

    def test_commands_are_the_same(self):
        self.same(COMMAND.findall)

    def test_names_of_files_and_settings_are_the_same(self):
        self.same(names)

    def test_figures_are_the_same(self):
        self.same(figures)

    def test_links_lead_to_the_same_and_to_each_other(self):
        self.same(targets)
        for paper in PAPERS:
            self.assertIn(pathlib.PurePath(german(paper)).name, LINK.findall(text_of(paper)))
            self.assertIn(pathlib.PurePath(paper).name, LINK.findall(text_of(german(paper))))

    def test_buttons_and_pages_are_named_as_on_screen(self):
        said = {message["msgid"]: message.get("msgstr") for message in read_po(ROOT / "locale/de.po")}
        for paper in PAPERS:
            for language, known in ((paper, said.keys()), (german(paper), said.values())):
                named = re.findall(r"(?<!\*)\*(?!\*)([^*]+)(?<!\*)\*(?!\*)", CODE.sub("", COMMAND.sub("", text_of(language))))
                self.assertTrue(named)
                for words in named:
                    with self.subTest(paper=language, words=words):
                        self.assertTrue(words in known, "no such words on screen")

    def test_they_are_installed_beside_each_other(self):
        build = text_of("packaging/meson.build")
        for file in ("kiosk/README.md", "kiosk/README.de.md", "../docs/privacy.md", "../docs/privacy.de.md"):
            self.assertIn(f"'{file}'", build)


if __name__ == "__main__":
    unittest.main()
