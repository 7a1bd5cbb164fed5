#!/usr/bin/env python3
"""Puts a page together: page.py PROGRAM STAGE OUT BRAND

PROGRAM.js and PROGRAM.wasm are the program, STAGE what Meson installed (assets/, locale/). OUT gets packs of files, the page's own files with
what they have to know, and beside each what servers send in its place: .br and .gz."""
import gzip
import hashlib
import json
import re
import shutil
import struct
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from po import read_po  # noqa: E402

PROGRAM = "schott-world"
LANGUAGES = ["de", "fr", "it", "id", "zh_CN"]
# What the program starts with is "core".
PACKS = {"sounds": r"assets/sounds/", "music": r"assets/music/", "chinese": r"assets/fonts/noto",
         **{f"speech-{code}": rf"(locale/{code}/|assets/questions\.{code}\.json)" for code in LANGUAGES}}
LEFT_OUT = r"assets/kiosk/"
# In words.h: what the page says before the program can, and beside it.
WORDS = ROOT / "src/page/words.h"


def pack_of(name):
    return next((pack for pack, pattern in PACKS.items() if re.match(pattern, name)), "core")


def write_packs(stage, out):
    packs = {"core": []} | {name: [] for name in PACKS}
    for path in sorted(path for path in stage.rglob("*") if path.is_file()):
        name = path.relative_to(stage).as_posix()
        if not re.match(LEFT_OUT, name):
            packs[pack_of(name)].append((name, path.read_bytes()))
    for pack, files in packs.items():
        index = json.dumps([[name, len(data)] for name, data in files], separators=(",", ":")).encode()
        (out / f"{pack}.pack").write_bytes(struct.pack("<I", len(index)) + index + b"".join(data for _, data in files))


def words():
    english = dict(re.findall(r'/\* (\w+) \*/ N_\("((?:[^"\\]|\\.)*)"\)', WORDS.read_text(encoding="utf-8")))
    assert english, "no words in words.h"
    found = {"en": english}
    for code in LANGUAGES:
        texts = {m["msgid"]: m.get("msgstr", "") for m in read_po(ROOT / f"locale/{code}.po") if "msgctxt" not in m}
        found[code] = {name: texts.get(text) or text for name, text in english.items()}
    return found


def hash_of(out):
    digest = hashlib.sha256()
    for path in sorted(out.iterdir()):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def compress(path):
    if path.suffix in (".png", ".br", ".gz"):
        return
    data = path.read_bytes()
    Path(f"{path}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    subprocess.run(["brotli", "-q", "11", "-f", "-k", str(path)], check=True)


def main():
    program, stage, out, brand = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4]
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for ending in ("js", "wasm"):
        shutil.copy(f"{program}.{ending}", out / f"{PROGRAM}.{ending}")
    write_packs(stage, out)
    for name in ("page.css", "keep.js", "typing.js", "page.js"):
        shutil.copy(HERE / name, out / name)
    for size, name in (("256x256", "icon-256.png"), ("512x512", "icon-512.png")):
        shutil.copy(ROOT / f"packaging/icons/{size}/schott-world.png", out / name)
    shutil.copy(stage.parent / "LICENSES.txt", out / "LICENSES.txt")
    poster = "data:image/jpeg;base64," + b64encode((HERE / "poster.jpg").read_bytes()).decode()
    page = (HERE / "index.html").read_text(encoding="utf-8")
    (out / "index.html").write_text(page.replace("@BRAND@", brand).replace("@POSTER@", poster), encoding="utf-8")
    manifest = (HERE / "manifest.webmanifest").read_text(encoding="utf-8")
    (out / "manifest.webmanifest").write_text(manifest.replace("@BRAND@", brand), encoding="utf-8")
    known = {"program": PROGRAM, "words": words(), "sizes": {path.name: path.stat().st_size for path in out.iterdir()}}
    (out / "release.js").write_text('"use strict";\nconst Release = ' + json.dumps(known, ensure_ascii=False) + ";\n",
                                    encoding="utf-8")
    later = {"music.pack", "chinese.pack", "LICENSES.txt"} | {f"speech-{code}.pack" for code in LANGUAGES}
    first = ["./"] + sorted(path.name for path in out.iterdir() if path.name not in later)
    worker = (HERE / "sw.js").read_text(encoding="utf-8")
    (out / "sw.js").write_text(worker.replace("@RELEASE@", hash_of(out)).replace("@FILES@", json.dumps(first)), encoding="utf-8")
    for path in list(out.iterdir()):
        compress(path)


if __name__ == "__main__":
    main()
