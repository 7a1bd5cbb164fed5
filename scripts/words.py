"""Where words are looked for besides the catalogues: the quiz, the documents, and what the glossary wants said."""

import json
import re

GLOSSARY = "docs/translating.md"
DOCUMENTS = {
    "en": ["README.md", "CHANGELOG.md", "docs/driver.md", "docs/packs.md", "docs/privacy.md", "docs/releasing.md", "docs/translating.md", "fleet/README.md",
           "fleet/man/*.8", "packaging/kiosk/README.md", "packaging/kiosk/kiosk.ini", "packaging/kiosk/defaults",
           "packaging/linux/*.6", "packaging/linux/debian/control", "packaging/*/README.txt", "packaging/README.md",
           "packaging/table/*.md", "packaging/table/*.8", "packaging/table/table.ini"],
    "de": ["docs/privacy.de.md", "packaging/kiosk/README.de.md"],
}


def read_glossary(root):
    """A dictionary for each term: by language the words that say it, the first being the usual one."""
    section = (root / GLOSSARY).read_text(encoding="utf-8").split("\n## Glossary\n", maxsplit=1)[1].split("\n## ", maxsplit=1)[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")]
    terms = [dict(zip(rows[0], row)) for row in rows[2:]]
    assert terms and all(len(row) == len(rows[0]) and all(row) for row in rows), f"{root / GLOSSARY}: an empty cell"
    return [{language: cell.split(", ") for language, cell in term.items()} for term in terms]


def read_speakers(root):
    """Characters, who choose their own words: their sentences are written in each language, and not translated."""
    section = (root / GLOSSARY).read_text(encoding="utf-8").split("\n## The characters\n", maxsplit=1)[1].split("\n## ", maxsplit=1)[0]
    names = {line.strip("|").split("|")[0].strip() for line in section.splitlines() if line.startswith("| ")} - {"character", "---"}
    assert len(names) == 12, names
    return names


def unsaid(text, english, language, glossary):
    """Terms of the English that the translation says in other words."""
    english = re.sub(r"\{\w+\}", "", english)
    for term in glossary:
        is_there = re.search(rf"\b{re.escape(term['en'][0])}(s|es)?\b", english, re.IGNORECASE)
        if is_there and not any(word.lower() in text.lower() for word in term[language]):
            yield f"says {is_there[0]!r} without {' or '.join(map(repr, term[language]))}: {text!r}"


def quiz_texts(root, language):
    """Each text of the quiz with where it stands."""
    path = root / ("assets/questions.json" if language == "en" else f"assets/questions.{language}.json")
    questions = json.loads(path.read_text(encoding="utf-8"))["questions"]
    pairs = questions.items() if isinstance(questions, dict) else [(question["id"], question) for question in questions]
    for name, question in pairs:
        for text in (question["question"], *question["answers"], question.get("explanation", "")):
            yield f"{path.relative_to(root)}: {name}", text


def without_code(text):
    """Of Markdown what is read as words, line by line."""
    return re.sub(r"`[^`\n]*`|^ {4,}[a-z/].*$|^ {4}\S.*$", "", text, flags=re.M)


def document_lines(root, language):
    for pattern in DOCUMENTS.get(language, []):
        for path in sorted(root.glob(pattern)):
            text = path.read_text(encoding="utf-8")
            lines = (without_code(text) if path.suffix == ".md" else text).splitlines()
            for number, line in enumerate(lines, 1):
                if path != root / GLOSSARY or not line.startswith("|"):  # its tables are of other languages
                    yield f"{path.relative_to(root)}:{number}", line
