#!/usr/bin/env python3
"""Every library the build asks for has an entry in subprojects/ that names it, each entry is whole, and the steps of the
release workflow call scripts that are there, with options they know.

    check_sources.py ROOT"""

import configparser
import os
import pathlib
import re
import sys

try:
    import yaml
except ImportError:  # not needed to build a package
    yaml = None

SYSTEM = {"threads",  # no library
          "libwebsockets", "libuv",  # of schott-table, for servers whose packages have them
          "libcurl"}  # of tables elsewhere, likewise for desktops


def fail(sentence):
    sys.exit(f"check_sources.py: {sentence}")


def check_wrap(path):
    wrap = configparser.ConfigParser(interpolation=None)
    wrap.read(path)
    kind = wrap.sections()[0]
    source = wrap[kind]
    if "directory" not in source:
        fail(f"{path.name} names no folder")
    if kind == "wrap-git":
        addresses, hashes = ["url"], []
        if not re.fullmatch("[0-9a-f]{40}", source["revision"]):
            fail(f"{path.name} names no commit")
    elif kind == "wrap-file":
        addresses, hashes = ["source_url"], ["source_hash"]
        if "patch_filename" in source:
            addresses, hashes = addresses + ["patch_url"], hashes + ["patch_hash"]
        if "source_fallback_url" in source:
            addresses.append("source_fallback_url")
    else:
        fail(f"{path.name} is a {kind}")
    for address in addresses:
        if not re.fullmatch(r"https://[^\s]+", source.get(address, "")):
            fail(f"{path.name}: {address} is no address")
    for name in hashes:
        if not re.fullmatch("[0-9a-f]{64}", source.get(name, "")):
            fail(f"{path.name}: {name} is no SHA-256")
    if "patch_directory" in source and not (path.parent / "packagefiles" / source["patch_directory"] / "meson.build").is_file():
        fail(f"{path.name}: its build file is missing")
    provided = dict(wrap["provide"]) if "provide" in wrap else {}
    names = [name.strip() for name in provided.pop("dependency_names", "").split(",") if name.strip()]
    return names + list(provided)


def check_wraps(root):
    provided = {name.lower() for path in sorted((root / "subprojects").glob("*.wrap")) for name in check_wrap(path)}
    for folder in ("src", "tests"):
        for path in sorted((root / folder).rglob("meson.build")):
            for name in re.findall(r"(?<!declare_)dependency\('([^']+)'", path.read_text(encoding="utf-8")):
                if name.lower() not in provided | SYSTEM:
                    fail(f"{path.relative_to(root)} asks for {name}, which no wrap provides")


def check_workflow(root, path):
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    for name, job in jobs.items():
        needs = job.get("needs", [])
        for other in [needs] if isinstance(needs, str) else needs:
            if other not in jobs:
                fail(f"{path.name}: {name} waits for {other}, which there is not")
        for step in job["steps"]:
            if ("run" in step) == ("uses" in step):
                fail(f"{path.name}: a step of {name} neither runs nor uses one thing")
            for script, words in re.findall(r"(packaging/\S+\.(?:sh|ps1))(.*)", step.get("run", "")):
                if not (root / script).is_file():
                    fail(f"{path.name}: there is no {script}")
                if script.endswith(".sh") and not os.access(root / script, os.X_OK):
                    fail(f"{script} cannot be run")
                text = (root / script).read_text(encoding="utf-8")
                for option in re.findall(r"(?<=\s)--[a-z-]+", words):
                    if f"{option})" not in text:
                        fail(f"{path.name}: {script} knows no {option}")


if len(sys.argv) != 2:
    sys.exit(__doc__)
project = pathlib.Path(sys.argv[1])
check_wraps(project)
for workflow in sorted((project / ".github/workflows").glob("*.yml")) if yaml else []:
    check_workflow(project, workflow)
