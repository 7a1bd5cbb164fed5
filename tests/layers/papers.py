"""What papers say of the tree is so: every file and folder they name is there, and HACKING.md's map has every folder.

    papers.py SOURCE
"""
import fnmatch
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath

SKIPPED = 77
PAPERS = ["README.md", "HACKING.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "docs/translating.md", "docs/releasing.md", "packaging/README.md", "assets/**/README.md",
          "tests/**/README.md", "docs/questions/README.md"]
NAMED = re.compile(r"`([^`\s]+)`|\]\(([^)\s]+)\)")
ENDS = {".c", ".h", ".py", ".md", ".json", ".sh", ".txt", ".tsv", ".po", ".svg", ".ini", ".nsi", ".sql", ".toml", ".yml", ".in", ".ogg",
        ".build"}
# A word that stands for many, and what is elsewhere or made by a build.
STANDS_FOR = re.compile(r"(?<![A-Za-z])(?!README|HACKING|CHANGELOG|CONTRIBUTING|SECURITY|CODE_OF|LICEN|OFL|REUSE|SHA|LINGUAS|POTFILES)"
                        r"[A-Z]{3,}(?![a-z])|\{")
ELSEWHERE = re.compile(r"https?:|[/~%$#&@-]|build/|dist/|quiz/|mailto:")
# Folders whose own folders are rows, too.
OPEN = ["src", "tests"]


def tree(source):
    listing = subprocess.run(["git", "-c", "safe.directory=*", "-C", source, "ls-files", "-z"], check=True, capture_output=True,
                             text=True).stdout
    return sorted(name for name in listing.split("\0") if (source / name).exists())


def folders_of(names):
    return {parent.as_posix() for name in names for parent in PurePosixPath(name).parents if parent.as_posix() != "."}


def is_path(word):
    return not ELSEWHERE.match(word) and not STANDS_FOR.search(word) and ("/" in word or Path(word).suffix in ENDS)


def is_there(word, beside, places):
    """Where it says, beside the paper or below some folder: papers shorten, and leave the end of a picture's name out."""
    word = word.split("#")[0].rstrip("/").removeprefix("./")
    near = (PurePosixPath(beside) / word).as_posix()
    while "/../" in f"/{near}":
        near = re.sub(r"(^|/)[^/]+/\.\./", r"\1", near, count=1)
    return any(place == near or fnmatch.fnmatchcase("/" + place, "*/" + word) or fnmatch.fnmatchcase("/" + place, f"*/{word}.svg")
               for place in places)


def missing(paper, text, places):
    for number, line in enumerate(text.splitlines(), 1):
        for groups in NAMED.findall(line):
            word = groups[0] or groups[1]
            if is_path(word) and not is_there(word, Path(paper).parent.as_posix(), places):
                yield f"{paper}:{number} names {word}, and there is no such file"


def anchors_of(text):
    """As they are linked to: heads in small letters, without signs."""
    heads = re.findall(r"^#+ (.*)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def lost_anchors(source, paper, text):
    for page, anchor in re.findall(r"\]\(([\w./-]*)#([^)]+)\)", text):
        if anchor not in anchors_of((source / Path(paper).parent / page if page else source / paper).read_text(encoding="utf-8")):
            yield f"{paper} links to {page}#{anchor}, and no head there is called that"


def map_faults(text, folders):
    """Rows of the map, against what is there."""
    cells = re.findall(r"^\| (`[\w./-]+/`(?:, `[\w./-]+/`)*) \|", text, re.M)
    rows = {folder for cell in cells for folder in re.findall(r"`([\w./-]+)/`", cell)}
    wanted = {folder for folder in folders if "/" not in folder or folder.count("/") == 1 and folder.split("/")[0] in OPEN}
    described = set(re.findall(r"`(src/\w+)[`/]", text))
    for folder in sorted(wanted - rows - described):
        yield f"HACKING.md's map has no row for {folder}/"
    for folder in sorted(rows - folders):
        yield f"HACKING.md's map has a row for {folder}/, and there is no such folder"


def main(source):
    source = Path(source)
    if not (source / ".git").exists():
        print("skipped: only a repository tells its files from others")
        return SKIPPED
    names = tree(source)
    folders = folders_of(names)
    places = set(names) | folders
    assert next(missing("README.md", "see `src/no_such.c`", places), None), "a file that isn't there is not missed"
    papers = [name for name in names if any(fnmatch.fnmatchcase(name, pattern) for pattern in PAPERS)]
    complaints = []
    for name in papers:
        text = (source / name).read_text(encoding="utf-8")
        complaints += [*missing(name, text, places), *lost_anchors(source, name, text)]
    complaints += map_faults((source / "HACKING.md").read_text(encoding="utf-8"), folders)
    print(f"{len(papers)} papers, {len(folders)} folders")
    for complaint in complaints:
        print("error:", complaint)
    return 1 if complaints else 0


sys.exit(main(sys.argv[1]))
