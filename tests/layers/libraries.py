"""The libraries of a build: what each defines, what it uses of the others, and which headers are its own."""
import json
import re
import subprocess
from collections import defaultdict
from pathlib import Path

WORD = re.compile(r"[A-Za-z_]\w*")
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
# What sanitizers and coverage put in.
OF_COMPILERS = re.compile(r"__|_GLOBAL_|\.|llvm_gc")


class Library:
    def __init__(self, name, archive, sources):
        self.name, self.archive, self.sources = name, archive, sources
        self.defines = set()
        self.needs = defaultdict(set)  # symbol -> the object files that use it

    def read_symbols(self, nm):
        listing = subprocess.run([nm, "--extern-only", "--format=posix", str(self.archive)], check=True, text=True,
                                 capture_output=True).stdout
        member = ""
        for line in listing.splitlines():
            words = line.split()
            if len(words) < 2:
                member = line.rsplit("[", 1)[-1].rstrip("]:").rsplit("/", 1)[-1]
            elif words[1] in "Uw":
                self.needs[words[0]].add(re.sub(r"(\.c)?\.o(bj)?$", ".c", member))
            elif not OF_COMPILERS.match(words[0]):
                self.defines.add(words[0])


class Build:
    """Libraries under src/ as meson describes them, symbols as nm reads them, includes as they stand in the sources."""

    def __init__(self, folder, source, nm):
        self.source = Path(source).resolve()
        self.libraries = {}
        for target in json.loads((Path(folder) / "meson-info/intro-targets.json").read_text()):
            if target["type"] == "static library" and self.is_ours(target["defined_in"]):
                files = [Path(name) for group in target["target_sources"] for name in group.get("sources", [])]
                archive = Path(target["filename"][0])
                self.libraries[target["name"]] = Library(target["name"], archive, files)
        for library in self.libraries.values():
            library.read_symbols(nm)
        self.defined_in = defaultdict(list)
        for library in self.libraries.values():
            for symbol in library.defines:
                self.defined_in[symbol].append(library.name)
        self.owner = self.find_owners()

    def is_ours(self, path):
        return (self.source / "src") in Path(path).resolve().parents

    def defined_twice(self):
        return {symbol: names for symbol, names in self.defined_in.items() if len(names) > 1}

    def symbols_used(self):
        """(user, used) -> {symbol: files that use it}"""
        uses = defaultdict(dict)
        for library in self.libraries.values():
            for symbol, files in library.needs.items():
                if symbol in library.defines:
                    continue
                for name in self.defined_in.get(symbol, []):
                    uses[library.name, name][symbol] = files
        return uses

    def headers_used(self):
        """(user, used) -> {header: files that include it}; headers count as files of the library that owns them."""
        uses = defaultdict(lambda: defaultdict(set))
        for path in sorted((self.source / "src").rglob("*.[ch]")):
            user = self.owner.get(path)
            if user is None:
                continue  # a program's own
            for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
                header = self.source / "src" / name
                used = self.owner.get(header)
                if used is not None and used != user:
                    uses[user, used][name].add(path.relative_to(self.source / "src").as_posix())
        return uses

    def find_owners(self):
        """A header belongs to the library with the .c file of its name, else to the one in its folder that defines most
        of the names in it."""
        owner = {path.resolve(): library.name for library in self.libraries.values() for path in library.sources}
        in_folder = defaultdict(set)
        for path, name in owner.items():
            in_folder[path.parent].add(name)
        for header in sorted((self.source / "src").rglob("*.h")):
            twin = owner.get(header.with_suffix(".c"))
            folder = next((up for up in header.parents if up in in_folder), None)
            if twin is None and folder is not None:
                words = set(WORD.findall(header.read_text(encoding="utf-8")))
                twin = max(sorted(in_folder[folder]), key=lambda name: len(words & self.libraries[name].defines))
            if twin is not None:
                owner[header] = twin
        return owner
