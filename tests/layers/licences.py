"""Every file says whose it is and on what terms, as `reuse lint` asks, for machines whose `reuse` is older than REUSE.toml.

    licences.py SOURCE      checks every file of the project against REUSE.toml and LICENSES/
"""
import re
import subprocess
import sys
import tomllib
from pathlib import Path

SKIPPED = 77
EXEMPT = re.compile(r"LICENSES/.*|(.*/)?(LICEN[CS]E|COPYING)([-.].*)?|REUSE\.toml")
# What people bring from elsewhere. It has to be meant by the entry that it gets its licence from.
BROUGHT = {".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg", ".ogg", ".wav", ".mp3", ".flac", ".ttf", ".otf", ".woff2", ".glb"}
WORDS_OF_EXPRESSIONS = {"AND", "OR", "WITH", "(", ")"}


def matcher(pattern):
    """A path of REUSE.toml: * stops at a folder, ** does not."""
    parts = (".*" if part == "**" else "[^/]*" if part == "*" else re.escape(part)
             for part in re.split(r"(\*\*|\*)", pattern))
    return re.compile("".join(parts))


def is_meant(pattern, name):
    """A brought file is named, or its kind is."""
    suffix = Path(name).suffix.lower()
    return suffix not in BROUGHT or pattern.endswith(suffix)


def some(value):
    return [value] if isinstance(value, str) else list(value or [])


def entries(text):
    table = tomllib.loads(text)
    assert table["version"] == 1, "REUSE.toml has another version"
    for entry in table["annotations"]:
        patterns = [(pattern, matcher(pattern)) for pattern in some(entry["path"])]
        yield (patterns, some(entry.get("SPDX-FileCopyrightText")), some(entry.get("SPDX-License-Identifier")))


def complaints_about(names, text, known):
    """What is wrong. The last entry that matches a file counts."""
    table = list(entries(text))
    used, matched = set(), set()
    for name in names:
        if EXEMPT.fullmatch(name):
            continue
        owners = licences = ()
        for patterns, entry_owners, entry_licences in table:
            hits = {pattern for pattern, expression in patterns if expression.fullmatch(name) and is_meant(pattern, name)}
            if hits:
                owners, licences = entry_owners, entry_licences
                matched |= hits
        if not licences:
            yield f"{name} has no licence: add it to REUSE.toml"
        if not owners:
            yield f"nobody has the copyright of {name}: add it to REUSE.toml"
        for expression in licences:
            used |= set(re.findall(r"[^\s()]+", expression)) - WORDS_OF_EXPRESSIONS
    for licence in sorted(used - known):
        yield f"LICENSES/{licence}.txt is missing"
    for licence in sorted(known - used):
        yield f"LICENSES/{licence}.txt is the licence of no file"
    for patterns, _, _ in table:
        for pattern, _ in patterns:
            if pattern not in matched:
                yield f"REUSE.toml names {pattern}, and no file is called that"


def the_check_finds_faults():
    """It is no check if it finds nothing."""
    text = """version = 1
        annotations = [{path = ["*", "src/**.c"], SPDX-FileCopyrightText = "me", SPDX-License-Identifier = "MIT OR ISC"}]"""

    def found(*names, known=("MIT", "ISC")):
        return list(complaints_about(names, text, set(known)))

    assert found("play", "src/a/b.c") == [], found("play", "src/a/b.c")
    assert found("play", "src/b.c", "src/b.h")[0].startswith("src/b.h has no licence")
    assert found("play", "src/b.c", "found.png")[0].startswith("found.png has no licence")
    assert found("play", "src/b.c", known=("MIT",)) == ["LICENSES/ISC.txt is missing"]
    assert found("play", "src/b.c", known=("MIT", "ISC", "Zlib")) == ["LICENSES/Zlib.txt is the licence of no file"]
    assert found("play") == ["REUSE.toml names src/**.c, and no file is called that"]


def main(source):
    the_check_finds_faults()
    source = Path(source)
    if not (source / ".git").exists():
        print("skipped: only a repository tells its files from others")
        return SKIPPED
    listing = subprocess.run(["git", "-c", "safe.directory=*", "-C", source, "ls-files", "-z", "--cached", "--others",
                              "--exclude-standard"], check=True, capture_output=True, text=True).stdout
    names = [name for name in listing.split("\0") if (source / name).is_file() and not (source / name).is_symlink()]
    assert len(names) > 2000, "most of the files are missing"
    known = {path.stem for path in (source / "LICENSES").glob("*.txt")}
    complaints = list(complaints_about(names, (source / "REUSE.toml").read_text(encoding="utf-8"), known))
    print(f"{len(names)} files, {len(known)} licences")
    for complaint in complaints:
        print("error:", complaint)
    return 1 if complaints else 0


sys.exit(main(sys.argv[1]))
