"""Every question that may be asked was judged by readers: for the level it has, and as none that is dull.

readers.py ASSETS TABLE"""
import csv
import json
import pathlib
import sys


def verdicts(line, what):
    """C's, who read it last, else A's and B's."""
    last = line[f"{what}_c"]
    return [last] if last != "-" else [line[f"{what}_a"], line[f"{what}_b"]]


def main(assets, table):
    bank = json.loads((pathlib.Path(assets) / "questions.json").read_text(encoding="utf-8"))["questions"]
    with open(table, encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    by_id = {line["id"]: line for line in lines}
    faults = [f"{line['id']} has two lines" for line in lines if by_id[line["id"]] is not line]
    faults += [f"{name} is no question" for name in by_id.keys() - {question["id"] for question in bank}]
    asked = [question for question in bank if not question.get("retired")]
    for question in asked:
        name, level = question["id"], str(question["difficulty"])
        if name not in by_id:
            faults.append(f"nobody judged {name}")
            continue
        if set(verdicts(by_id[name], "level")) != {level}:
            faults.append(f"{name} has level {level}, readers say {verdicts(by_id[name], 'level')}")
        if not set(verdicts(by_id[name], "fun")) <= {"2", "3"}:
            faults.append(f"{name} is dull or not judged: {verdicts(by_id[name], 'fun')}")
    for fault in faults:
        print(fault)
    print(f"{len(asked)} questions, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main(*sys.argv[1:])
