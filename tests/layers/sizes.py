"""How long files and functions are: most of them short, none too long. Tables that a program has written are left out.

    sizes.py SOURCE      checks the C files of src/ and tests/, and prints the figures
"""
import statistics
import sys
from pathlib import Path

FILE_MEDIAN, FILE_MOST = 120, 500
FUNCTION_MEDIAN, FUNCTION_MOST = 10, 70

# Written by src/games/path/ai/train and src/games/world/ai/train.
TABLES = {"src/games/path/ai/weights.c", "src/games/world/ai/curve_tables.c"}


def functions(lines):
    """Head and length of each. clang-format leaves heads and last braces alone in the first column."""
    head, inside = 0, False
    for number, line in enumerate(lines):
        if inside and line == "}":
            yield lines[head], number - head + 1
            inside = False
        elif not inside:
            head = number if line[:1].isalpha() else head
            inside = line.endswith(") {")


def main(source):
    source = Path(source)
    paths = [path for folder in ("src", "tests") for end in ("c", "h") for path in sorted(source.glob(f"{folder}/**/*.{end}"))]
    files, bodies, complaints = [], [], []
    for path in paths:
        name = path.relative_to(source).as_posix()
        if name in TABLES:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        files.append((len(lines), name))
        bodies += [(length, f"{name}: {head}") for head, length in functions(lines)]
    assert len(files) > 500 and len(bodies) > 5000, "most of the source is missing"
    for what, found, median, most in (("file", files, FILE_MEDIAN, FILE_MOST),
                                      ("function", bodies, FUNCTION_MEDIAN, FUNCTION_MOST)):
        middle = statistics.median(length for length, _ in found)
        print(f"{len(found)} {what}s, median {middle:g} lines, longest {max(found)[0]}: {max(found)[1]}")
        if middle >= median:
            complaints.append(f"the median {what} has {middle:g} lines; it must have fewer than {median}")
        complaints += [f"{name} has {length} lines, and a {what} may have {most}"
                       for length, name in found if length > most]
    for complaint in complaints:
        print("error:", complaint)
    return 1 if complaints else 0


sys.exit(main(sys.argv[1]))
