#!/usr/bin/env python3
"""Puts another name in place of ours, for a build with -Dbrand=NAME.

    brand.py NAME PATH...    into files, and into folders whole: into texts, and the album that a recording belongs to

Paths are below MESON_INSTALL_DESTDIR_PREFIX where Meson runs this, and those that are not there are passed over. Who has the
copyright stays: "the SCHOTT World makers" are people. What is not text, nor a recording, has no name in it."""
import os
import re
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OURS = re.search(r"option\('brand'.*?value: '([^']+)'", (ROOT / "meson_options.txt").read_text(encoding="utf-8"))[1]
CREDIT = re.compile(re.escape(OURS) + "(?! makers)")


def ogg_sum(page):
    """Ogg's own checksum, over a page whose sum is zero."""
    total = 0
    for byte in page:
        total ^= byte << 24
        for _ in range(8):
            total = (total << 1 ^ (0x04C11DB7 if total & 0x80000000 else 0)) & 0xFFFFFFFF
    return total


def page_at(data, start):
    """Head and lengths of an Ogg page, where its packets begin and where it ends."""
    assert data[start:start + 4] == b"OggS", "no Ogg page"
    count = data[start + 26]
    body = start + 27 + count
    lengths = data[start + 27:body]
    return data[start:start + 26], lengths, body, body + sum(lengths)


def laced(size):
    return bytes([255] * (size // 255) + [size % 255])


def comments_renamed(packet, name):
    """Of Vorbis: its maker's name, then as many lines as it says, each behind its length."""
    at = 7 + 4 + struct.unpack_from("<I", packet, 7)[0]
    out, lines = [packet[:at + 4]], struct.unpack_from("<I", packet, at)[0]
    at += 4
    for _ in range(lines):
        size = struct.unpack_from("<I", packet, at)[0]
        line = packet[at + 4:at + 4 + size].decode("utf-8").replace(OURS, name).encode("utf-8")
        out.append(struct.pack("<I", len(line)) + line)
        at += 4 + size
    return b"".join(out) + packet[at:]


def recording_renamed(data, name):
    """The second page of a recording is its comments and its setup, and nothing else."""
    start = page_at(data, 0)[3]
    head, lengths, body, end = page_at(data, start)
    first = next(place for place, length in enumerate(lengths) if length < 255) + 1
    split = body + sum(lengths[:first])
    packet, setup = comments_renamed(data[body:split], name), data[split:end]
    assert setup[:7] == b"\x05vorbis" and lengths[-1] < 255, "its heads are not on one page"
    lacing = laced(len(packet)) + laced(len(setup))
    page = head[:22] + bytes(4) + bytes([len(lacing)]) + lacing + packet + setup
    return data[:start] + page[:22] + struct.pack("<I", ogg_sum(page)) + page[26:] + data[end:]


def renamed(path, data, name):
    if OURS.encode() not in data:
        return data
    if path.suffix == ".ogg":
        return recording_renamed(data, name)
    try:
        return CREDIT.sub(lambda _: name, data.decode("utf-8")).encode("utf-8")
    except UnicodeDecodeError:
        sys.exit(f"{path}: it is not text, and has our name in it")


def main(name, places):
    base = Path(os.environ.get("MESON_INSTALL_DESTDIR_PREFIX", "."))
    for place in places:
        whole = base / place
        for path in sorted(whole.rglob("*")) if whole.is_dir() else [whole] * whole.is_file():
            if path.is_file() and not path.is_symlink():
                data = path.read_bytes()
                other = renamed(path, data, name)
                if other != data:
                    path.write_bytes(other)


if len(sys.argv) < 3:
    sys.exit(__doc__)
main(sys.argv[1], sys.argv[2:])
