"""Every command that a paper prints can be given: the script is there and starts, the target is built, the option is known.

    commands.py BUILD SOURCE

Commands are the lines of code blocks and what stands in backticks with something behind it, after "run", or begins with ./.
"""
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

SKIPPED = 77
# Where each program's options are read.
SOURCES = {
    "schott-world": ["src/options.c"],
    "schott-lab": ["src/lab", "src/games/world/lab", "src/games/path/lab", "src/pack"],
    "schott-table": ["src/table"],
    "schott-world-fleet": ["fleet/sidecar"],
    "schott-fleet-server": ["fleet/server"],
    "schott-fleet-certificates": ["fleet/certificates"],
    "play": ["play", "src/options.c"],
    "path-simulate": ["tests/bench/path", "src/games/path/lab", "src/lab"],
}
INSTALLED = {name for name in SOURCES if name.startswith("schott-")}
INTERPRETERS = {"python3", "sh", "bash"}
BEFORE_A_COMMAND = re.compile(r"^(sudo |runuser -u \S+ -- |perf record -g |[A-Z_]+=(\"[^\"]*\"|\S*) )+")
# A word that stands for many, as in papers.py, and what is not of the tree.
STANDS_FOR = re.compile(r"(?<![A-Za-z])[A-Z]{3,}(?![a-z])|[{*]")
ELSEWHERE = re.compile(r"https?:|[/~%$#&@<>-]|\.\./|dist/")
SCRIPT = re.compile(r"[\w.-]+\.(sh|py)")


def blocks_of(text):
    """Number and line of what is printed as code, and the text without it."""
    printed, prose, inside = [], [], False
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        inside = line.startswith("    ") and (inside or number == 1 or not lines[number - 2].strip())
        printed += [(number, line.strip())] if inside else []
        prose += ["" if inside else line]
    return printed, "\n".join(prose)


def commands_of(text):
    """Line and command. What a block explains behind two spaces or a # is no part of it."""
    printed, prose = blocks_of(text)
    for number, line in printed:
        for part in re.split(r" (?:&&|\|\||\||;) ", re.split(r"\s{2,}| # ", line)[0]):
            yield number, part
    for found in re.finditer(r"`([^`\n]+(?:\n[^`\n]+)*)`", prose):
        part = " ".join(found[1].split())
        if " " in part or part.startswith("./") or re.search(r"\b[Rr]un(s|ning)?\s$", prose[:found.start()]):
            for one in re.split(r" (?:&&|\|) ", part):
                yield prose.count("\n", 0, found.start()) + 1, one


def words_of(command):
    command = BEFORE_A_COMMAND.sub("", re.sub(r"\$\([^)]*\)", "", command))
    try:
        return shlex.split(command)
    except ValueError:
        return command.split()


class Tree:
    """The repository, and what the build folders have in them."""

    def __init__(self, source, build):
        self.source = Path(source)
        listing = subprocess.run(["git", "-c", "safe.directory=*", "-C", source, "ls-files", "-z"], check=True, capture_output=True,
                                 text=True).stdout
        self.names = [name for name in listing.split("\0") if (self.source / name).is_file()]
        build = Path(build)
        self.tests = {test["name"] for test in json.loads((build / "meson-info/intro-tests.json").read_text(encoding="utf-8"))}
        lines = [line for line in (build / "build.ninja").read_text(encoding="utf-8").splitlines() if line.startswith("build ")]
        self.targets = {target for line in lines for target in line[len("build "):].split(":")[0].split()}
        self.rules = {name: (self.source / name).read_text(encoding="utf-8") for name in self.names if name.endswith("meson.build")}

    def makes(self, target):
        """In this build, or by a meson.build that needs other options or libraries: a run target, a program, fuzz_ and a name."""
        folder, _, name = target.rpartition("/")
        rule = self.rules.get(f"{folder}/meson.build", "") if folder else ""
        return (target in self.targets or not folder and any(f"run_target('{name}'" in text for text in self.rules.values())
                or any(part and f"'{part}'" in rule for part in (name, name.partition("_")[2])))

    def files(self, word):
        """What a word names: a path, or, short, every file of that name."""
        if "/" in word:
            return [name for name in self.names if name == word.removeprefix("./")]
        return [name for name in self.names if name == word or name.endswith("/" + word)]

    def starts(self, name):
        file = self.source / name
        return file.stat().st_mode & 0o111 and file.read_bytes().startswith(b"#!")

    def knows(self, program, option):
        """A script says it itself. A program, in the folder that reads its options."""
        places = SOURCES.get(program) or [name for name in self.names if name == program or name.endswith("/" + program)]
        files = [name for name in self.names for place in places if name == place or name.startswith(place + "/")]
        return not files or any(re.search(rf"{option}(?![\w-])", (self.source / name).read_text(encoding="utf-8"))
                                for name in files if Path(name).suffix not in {".svg", ".png"})


def fault_of_start(tree, first, word, interpreted):
    """first: what stands at the place of the program. word: the script that is to run."""
    if Path(word).name in INSTALLED or ELSEWHERE.match(word) or STANDS_FOR.search(word) or not ("/" in word or SCRIPT.fullmatch(word)):
        return None
    if word.startswith("build/"):
        return None if tree.makes(word.split("/", 2)[-1]) else f"starts {word}, which no build makes"
    files = tree.files(word)
    if not files:
        return f"starts {word}, and there is no such file"
    if not interpreted and not any(tree.starts(name) for name in files):
        return f"starts {first}, which can't be started: it has no #! line, or isn't executable"
    return None


def faults_of_tools(tree, words):
    """ninja's targets and meson's tests."""
    if words[:2] == ["ninja", "-C"]:
        for target in words[3:]:
            if not STANDS_FOR.search(target) and words[2].startswith("build/") and not tree.makes(target):
                yield f"builds {target}, which is no target"
    if words[:4] == ["meson", "test", "-C", "build/check"]:
        for name in words[4:]:
            if not name.startswith("-") and name not in tree.tests:
                yield f"runs the test {name}, and there is none"


def faults_of(tree, command):
    words = words_of(command)
    if not words:
        return
    interpreted = words[0] in INTERPRETERS and len(words) > 1 and not words[1].startswith("-")
    word = words[1] if interpreted else words[0]
    fault = fault_of_start(tree, words[0], word, interpreted)
    if fault:
        yield fault
        return
    yield from faults_of_tools(tree, words)
    for option in re.findall(r"(?<!\S)--[a-z][\w-]*", " ".join(words[1:])):
        program = word.removeprefix("./") if tree.files(word) else Path(word).name
        if option != "--" and not tree.knows(program, option):
            yield f"gives {word} the option {option}, which it doesn't know"


def complaints_about(tree, paper, text):
    for number, command in commands_of(text):
        for fault in faults_of(tree, command):
            yield f"{paper}:{number} {fault}"
        short = words_of(command)[:1]
        if short and SCRIPT.fullmatch(short[0]) and f"/{short[0]}" not in text:
            yield f"{paper}:{number} starts {short[0]}, and doesn't say in which folder"


def the_check_finds_faults(tree):
    """It is no check if it finds nothing."""
    def found(text):
        return [complaint.split(" ", 1)[1] for complaint in complaints_about(tree, "paper", text)]

    script = "tests/layers/sizes.py"
    assert found("Run\n\n    ./check --fast      quickly\n\nor `python3 " + script + " BUILD`.") == []
    assert found("`no/such.sh FOLDER`") == ["starts no/such.sh, and there is no such file"]
    assert found("then run `src/main.c`") == ["starts src/main.c, which can't be started: it has no #! line, or isn't executable"]
    assert found(f"\n\n    A=1 {script} BUILD") != []
    assert found("`python3 tests/no_such.py x`") == ["starts tests/no_such.py, and there is no such file"]
    assert found("`shots.py FOLDER`") == ["starts shots.py, and doesn't say in which folder"]
    assert found("`tests/drive/shots.py FOLDER`, later `shots.py FOLDER`") == []
    assert found("`ninja -C build/check src/no-such`") == ["builds src/no-such, which is no target"]
    assert found("`ninja -C build/play silence`") == ["builds silence, which is no target"]
    assert found("`build/check/src/no-such all`") == ["starts build/check/src/no-such, which no build makes"]
    assert found("`meson test -C build/check 'no such'`") == ["runs the test no such, and there is none"]
    assert found("`./check --slow`") == ["gives ./check the option --slow, which it doesn't know"]
    assert found("`sudo schott-lab simulate --gamez 1`") == ["gives schott-lab the option --gamez, which it doesn't know"]
    assert found("`/usr/games/schott-world --dri`") == ["gives /usr/games/schott-world the option --dri, which it doesn't know"]


def main(build, source):
    if not (Path(source) / ".git").exists():
        print("skipped: only a repository tells its files from others")
        return SKIPPED
    tree = Tree(source, build)
    the_check_finds_faults(tree)
    papers = [name for name in tree.names if name.endswith(".md")]
    texts = {name: (tree.source / name).read_text(encoding="utf-8") for name in papers}
    complaints = [complaint for name in papers for complaint in complaints_about(tree, name, texts[name])]
    print(f"{len(papers)} papers, {sum(1 for text in texts.values() for _ in commands_of(text))} commands and quoted lines")
    for complaint in complaints:
        print("error:", complaint)
    return 1 if complaints else 0


sys.exit(main(sys.argv[1], sys.argv[2]))
