#!/usr/bin/env python3
"""What app stores and package managers want to know of a release: writes their recipes from it.

    recipes.py OUT SHA256SUMS    a Flatpak manifest, winget's three files, Homebrew's cask and the AUR's PKGBUILD, into OUT

Nothing in them is guessed. Variables of the release are WEBSITE (https address of the repository), RELEASE_DATE (2026-12-31),
COMMIT (what its tag names) and MAINTAINER (Name <address>, for the AUR); checksums are those of SHA256SUMS. What is unset or of
another form is named, and nothing is written."""
import json
import os
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MANIFEST = HERE / "linux/flatpak/io.github.schott_world.SchottWorld.json"
FORMS = {"WEBSITE": r"https://[^\s\"']+[^/\s\"']", "RELEASE_DATE": r"20\d\d-[01]\d-[0-3]\d", "COMMIT": r"[0-9a-f]{40}",
         "MAINTAINER": r"[^<>@\n\"'$`]+ <[^\s<>]+@[^\s<>]+>"}
FILES = {"SHA256_WINDOWS": "schott-world-{}-windows-x86_64-setup.exe", "SHA256_MACOS": "schott-world-{}-macos.dmg"}
WHERE = {"winget.version.yaml": "winget/SchottWorldMakers.SchottWorld.yaml",
         "winget.installer.yaml": "winget/SchottWorldMakers.SchottWorld.installer.yaml",
         "winget.locale.en-US.yaml": "winget/SchottWorldMakers.SchottWorld.locale.en-US.yaml",
         "schott-world.rb": "homebrew/schott-world.rb", "PKGBUILD": "aur/PKGBUILD"}


def release(sums):
    """Its variables, and what is wrong with them."""
    version = re.search(r"version: '([^']+)'", (HERE.parent / "meson.build").read_text(encoding="utf-8"))[1]
    values, faults = {"VERSION": version}, []
    for name, form in FORMS.items():
        values[name] = os.environ.get(name, "")
        if not re.fullmatch(form, values[name]):
            faults.append(f"{name} is unset" if not values[name] else f"{name} has another form than is wanted: {values[name]}")
    known = dict(reversed(line.split(maxsplit=1)) for line in sums.read_text(encoding="utf-8").splitlines() if line.strip())
    for name, file in FILES.items():
        values[name] = known.get(file.format(version), "").upper() if name == "SHA256_WINDOWS" else known.get(file.format(version), "")
        if not re.fullmatch(r"[0-9A-Fa-f]{64}", values[name]):
            faults.append(f"{sums} has no checksum of {file.format(version)}")
    values["REPOSITORY"] = values["WEBSITE"].rsplit("/", 1)[-1]
    return values, faults


def manifest(values):
    """The one in the tree builds the folder it lies in; a shop builds what the tag names."""
    whole = json.loads(MANIFEST.read_text(encoding="utf-8"))
    game = whole["modules"][-1]
    game["config-opts"] += [f"-Dwebsite={values['WEBSITE']}", f"-Drelease_date={values['RELEASE_DATE']}"]
    game["sources"] = [{"type": "git", "url": values["WEBSITE"] + ".git", "tag": "v" + values["VERSION"], "commit": values["COMMIT"]}]
    return json.dumps(whole, indent=4, ensure_ascii=False) + "\n"


def main(out, sums):
    values, faults = release(sums)
    if faults:
        sys.exit("\n".join(f"recipes.py: {fault}" for fault in faults))
    texts = {"flatpak/" + MANIFEST.name: manifest(values)}
    for name, place in WHERE.items():
        template = (HERE / "recipes" / (name + ".in")).read_text(encoding="utf-8")
        texts[place] = re.sub(r"@([A-Z0-9_]+)@", lambda word: values[word[1]], template)
    for place, text in texts.items():
        (out / place).parent.mkdir(parents=True, exist_ok=True)
        (out / place).write_text(text, encoding="utf-8")
        print(out / place)


if len(sys.argv) != 3:
    sys.exit(__doc__)
main(Path(sys.argv[1]), Path(sys.argv[2]))
