"""Glass is no way to guess: where just one answer names glass or a mirror, it is seldom the right one.

glass.py ASSETS"""
import json
import pathlib
import re
import sys

MOST = 45  # per cent; with 70, as it once was, nobody would have to read the questions

# What names glass or a mirror, and whatever is called after them, in lower case.
WORDS = {"en": r"glass|mirror", "de": r"glas|gläs|spiegel", "fr": r"\bverr[ei]|vitr|miroir", "it": r"vetr|specchi",
         "id": r"kaca|cermin", "zh_CN": r"玻璃|镜"}


def naming(answers, words):
    """The places of the answers that name it."""
    return [place for place, answer in enumerate(answers) if re.search(words, answer.lower())]


def share(bank, texts, words):
    """How many questions have one such answer, and in how many of these it is right."""
    alone = [(question["right"], naming(texts[question["id"]]["answers"], words))
             for question in bank if not question.get("retired")]
    alone = [(right, places[0]) for right, places in alone if len(places) == 1]
    return len(alone), sum(right == place for right, place in alone)


def main(assets):
    bank = json.loads((assets / "questions.json").read_text(encoding="utf-8"))["questions"]
    banks = {"en": {question["id"]: question for question in bank}}
    for path in sorted(assets.glob("questions.*.json")):
        file = json.loads(path.read_text(encoding="utf-8"))
        banks[file["language"]] = file["questions"]
    assert banks.keys() == WORDS.keys(), f"words for {sorted(WORDS)}, questions in {sorted(banks)}"
    over = 0
    for language, texts in banks.items():
        alone, right = share(bank, texts, WORDS[language])
        assert alone >= 50, f"{language}: only {alone} questions have an answer of glass: are these its words?"
        print(f"{language}: the only answer of glass is right in {right} of {alone}")
        over += right * 100 >= MOST * alone
    sys.exit(1 if over else 0)


main(pathlib.Path(sys.argv[1]))
