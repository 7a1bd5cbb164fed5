"""Dependencies between the libraries of src/ point one way. A static library links although it uses what lies above it,
as long as somebody else brings the symbol; so this reads what each uses, by symbols (nm) and by #include.

    layers.py BUILD SOURCE NM            checks, and prints the graph
    layers.py --graph BUILD SOURCE NM    only prints it
"""
import re
import sys
from pathlib import Path

from libraries import INCLUDE, Build

# Each may use those named, and what those may use. The table of the house in HACKING.md says the same.
MAY_USE = {
    "base": [],
    "core": [],
    "world_rules": ["core"],
    "path_rules": ["core"],
    "i18n": ["base"],
    "ai": ["core", "i18n"],
    "path_ai": ["ai", "path_rules"],
    "world_ai": ["ai", "world_rules"],
    "data": ["base"],
    "world_data": ["data", "world_rules"],
    "path_data": ["data", "path_rules"],
    "far": ["core", "data"],
    "protocol": ["data", "ai"],
    "world_protocol": ["protocol", "world_data"],
    "path_protocol": ["protocol", "path_data"],
    "world_far": ["far", "world_protocol"],
    "path_far": ["far", "path_rules"],
    "play": ["far", "protocol", "store"],
    "path_play": ["play", "pack", "path_far", "path_protocol", "path_ai"],
    "world_play": ["play", "pack", "world_far", "world_ai"],
    "path_words": ["path_data", "path_ai"],
    "world_words": ["world_play"],
    "tables": ["path_play", "world_play"],
    "hand": ["path_play", "world_words", "path_words"],
    "line": ["base"],
    "visit": ["line", "play"],
    "pack": ["world_data", "path_data", "protocol"],
    "lab": ["pack", "world_protocol", "path_protocol", "path_ai", "world_ai"],
    "store": ["base", "i18n"],
    "platform": ["base"],
    "kiosk": ["store", "platform", "ai", "world_data"],
    "gfx": ["platform", "core"],
    "ui": ["gfx", "core", "i18n"],
    "shell": ["ui", "world_rules", "store"],
    "menus": ["shell", "pack", "world_words"],
    "table": ["menus"],
    "together": ["menus", "visit"],
    "world_scenes": ["table", "together", "world_play", "world_words"],
    "path_scenes": ["table", "together", "path_play", "path_words", "path_data"],
    "front": ["world_scenes", "path_scenes"],
    "kiosk_scenes": ["world_scenes", "path_scenes", "kiosk"],
    "driver": ["shell", "platform"],
}

# The marker N_ and nothing that would have to be linked: `schott-lab` has no catalogues.
HEADERS_ONLY = {("ai", "i18n"), ("world_ai", "i18n"), ("lab", "i18n")}

# Known offences, (user, used): symbols and headers. Each must still be needed: one that is gone is taken off this list.
EXCEPTIONS = {}

# What an exported name of a core library begins with; a game's begin with the game.
CORE_PREFIXES = ("core_", "random_", "chance_")

# Memory comes from base alone, where running out of it ends the program with a sentence; only an assert aborts.
ONLY_IN = {"malloc": "base", "calloc": "base", "realloc": "base", "strdup": "base", "strndup": "base", "abort": "core"}


# Tables on screen are given what a seat may see. Who keeps a game knows its hidden cards, right answers and others' lines:
# no scene asks it, starts a game of its own or plays one on.
GIVEN_A_SEAT = ["hand", "menus", "table", "together", "world_scenes", "path_scenes", "front", "kiosk_scenes", "kiosk", "shell", "driver"]
AUTHORITY = ["world_session_game", "world_session_setup", "world_start", "world_apply", "world_view", "world_legal",
             "world_right_answer", "path_session_game", "path_session_setup", "path_start", "path_apply", "path_view"]
STATE = re.compile(r"\b(WorldGame|PathGame|WorldSetup|WorldRecord|PathRecord)\b")
STATE_HEADERS = {"games/world/rules/game.h", "games/path/rules/game.h", "games/world/play/authority.h", "games/path/play/authority.h"}


def closure(table):
    found = {}

    def reach(name, path):
        assert name not in path, "a cycle in the table: " + " -> ".join([*path, name])
        if name not in found:
            found[name] = set(table[name])
            for used in table[name]:
                found[name] |= reach(used, [*path, name])
        return found[name]

    for name in table:
        reach(name, [])
    return found


class Complaints(list):
    def add(self, *words):
        self.append(" ".join(words))


def check_table(build, complaints):
    for name in sorted(build.libraries.keys() - MAY_USE.keys()):
        complaints.add(f"{name}: a library that is not in the table of tests/layers/layers.py.")
    for name in sorted(MAY_USE.keys() - build.libraries.keys()):
        complaints.add(f"{name}: in the table, but there is no such library.")
    used = build.symbols_used().keys() | build.headers_used().keys()
    for name, uses in MAY_USE.items():
        for other in uses:
            if (name, other) not in used:
                complaints.add(f"{name} may use {other} and does not: take it off the table.")


def check_directions(build, complaints):
    allowed = closure(MAY_USE)
    excused = {(pair, name) for pair, names in EXCEPTIONS.items() for name in names}
    needed = set()
    for uses, what in ((build.symbols_used(), "symbol"), (build.headers_used(), "header")):
        for (user, used), names in sorted(uses.items()):
            is_allowed = used in allowed.get(user, ()) and (what == "header" or (user, used) not in HEADERS_ONLY)
            for name, files in sorted(names.items()):
                if is_allowed:
                    continue
                needed.add(((user, used), name))
                if ((user, used), name) not in excused:
                    complaints.add(f"{user} must not use {used}: {what} {name} in {', '.join(sorted(files))}.")
    for (user, used), name in sorted(excused - needed):
        complaints.add(f"{user} no longer uses {name} of {used}: take it off the exceptions.")


def check_prefixes(build, complaints):
    for name, library in build.libraries.items():
        if name != "core" and not name.endswith("_rules"):
            continue
        prefixes = CORE_PREFIXES if name == "core" else (name.removesuffix("rules"),)
        for symbol in sorted(library.defines):
            if not symbol.startswith(prefixes):
                complaints.add(f"{name} exports {symbol}, which does not begin with {' or '.join(prefixes)}.")


def check_authority(build, complaints):
    for symbol in AUTHORITY:
        if symbol not in build.defined_in:
            complaints.add(f"{symbol}() is no more: take it off AUTHORITY.")
    for name in GIVEN_A_SEAT:
        for symbol in AUTHORITY:
            for file in sorted(build.libraries[name].needs.get(symbol, ())):
                complaints.add(f"{file} calls {symbol}(): {name} is given a seat, not the game.")
    for path, owner in sorted(build.owner.items()):
        if owner not in GIVEN_A_SEAT:
            continue
        text = path.read_text(encoding="utf-8")
        for word in sorted(set(STATE.findall(text)) | (STATE_HEADERS & set(INCLUDE.findall(text)))):
            complaints.add(f"{path.relative_to(build.source)} names {word}: {owner} is given a seat, not the game.")


def check_memory(build, complaints):
    for name, library in sorted(build.libraries.items()):
        for symbol, owner in ONLY_IN.items():
            if symbol in library.needs and name != owner:
                complaints.add(f"{name} calls {symbol}(), which is for {owner}: {', '.join(sorted(library.needs[symbol]))}.")


def check_that_names_are_single(build, complaints):
    for symbol, names in sorted(build.defined_twice().items()):
        complaints.add(f"{symbol} is defined in {' and '.join(names)}: which of the two is linked is chance.")


def check_handbook(build, complaints):
    """HACKING.md has a row for each library: its folder, what it may use, and what it has of other projects."""
    rows = re.findall(r"^\| `(\w+)` \| `src/([\w/]+)` \|.*\|([^|]*)\|$", (build.source / "HACKING.md").read_text(encoding="utf-8"),
                      re.M)
    told = {name: (folder, set(re.findall(r"\w+", may_use)) & MAY_USE.keys()) for name, folder, may_use in rows}
    for name in sorted(build.libraries.keys() ^ told.keys()):
        complaints.add(f"{name}: not both a library and a row of HACKING.md's house.")
    for name in sorted(build.libraries.keys() & told.keys()):
        folder = str(build.libraries[name].sources[0].resolve().parent.relative_to(build.source / "src"))
        if told[name] != (folder, set(MAY_USE[name])):
            complaints.add(f"HACKING.md says of {name}: {told[name]};",
                           f"it is in {folder} and may use {', '.join(MAY_USE[name]) or 'nothing'}.")


def print_graph(build):
    symbols, headers = build.symbols_used(), build.headers_used()
    pairs = sorted(symbols.keys() | headers.keys())
    for name in sorted(build.libraries):
        print(f"{name} ({len(build.libraries[name].defines)} exported)")
        for user, used in pairs:
            if user == name:
                back = "   <-> both ways" if (used, user) in pairs else ""
                counts = f"{len(symbols.get((user, used), ())):4} symbols {len(headers.get((user, used), ())):3} headers"
                print(f"    {used:16}{counts}{back}")
    total = sum(len(names) for names in symbols.values())
    print(f"{len(build.libraries)} libraries, {len(pairs)} edges, {total} symbols across")


def main(arguments):
    only_graph = arguments[:1] == ["--graph"]
    build = Build(*arguments[only_graph:])
    print_graph(build)
    complaints = Complaints()
    if not only_graph:
        for check in (check_table, check_directions, check_prefixes, check_authority, check_memory,
                      check_that_names_are_single, check_handbook):
            check(build, complaints)
    for complaint in complaints:
        print("error:", complaint)
    return 1 if complaints else 0


sys.exit(main(sys.argv[1:]))
