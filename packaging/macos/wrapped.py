#!/usr/bin/env python3
"""Lists the libraries that a build took from subprojects/*.wrap, as components.sh wants them.

    wrapped.py BUILD ROOT FOLDER    writes FOLDER/components.tsv and their licences' wordings into FOLDER/licences"""

import json
import pathlib
import shutil
import subprocess
import sys

LICENCES = {"check": "LGPL-2.1-or-later", "cjson": "MIT", "freetype2": "FTL", "inih": "BSD-3-Clause",
            "libunibreak": "Zlib", "ogg": "BSD-3-Clause", "sdl2": "Zlib", "sdl2_image": "Zlib", "sdl2_mixer": "Zlib",
            "sdl2_ttf": "Zlib", "sqlite3": "blessing", "vorbis": "BSD-3-Clause", "zlib": "Zlib"}


def main(build, root, folder):
    told = json.loads(subprocess.run(["meson", "introspect", "--projectinfo", build], check=True,
                                     capture_output=True).stdout)
    (folder / "licences").mkdir(parents=True, exist_ok=True)
    lines = []
    for project in sorted(told["subprojects"], key=lambda project: project["name"]):
        name = project["name"]
        lines.append(f"{name}\t{project['version']}\t{LICENCES.get(name, 'see below')}\tsubprojects/{name}.wrap\n")
        wrap = (root / "subprojects" / f"{name}.wrap").read_text(encoding="utf-8")
        source = root / "subprojects" / next(line for line in wrap.splitlines() if line.startswith("directory")).split()[-1]
        for path in sorted(source.iterdir()):
            if path.stem.upper() in ("LICENSE", "LICENCE", "COPYING"):
                shutil.copy(path, folder / "licences" / f"{name}.txt")
                break
    (folder / "components.tsv").write_text("".join(lines), encoding="utf-8")


if len(sys.argv) != 4:
    sys.exit(__doc__)
main(*map(pathlib.Path, sys.argv[1:]))
