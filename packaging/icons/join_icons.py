#!/usr/bin/env python3
"""Joins NxN/schott-world.png into an icon for Windows or macOS, every size as PNG, and reads it back.

    join_icons.py FILE.ico|FILE.icns"""

import pathlib
import struct
import sys

HERE = pathlib.Path(__file__).resolve().parent
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# icp4 and icp5 with PNG look broken on some systems, so small sizes come from the retina entries ic11 and ic12.
ICNS_SIZES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512, b"ic09": 512, b"ic10": 1024}


def png(size):
    data = (HERE / f"{size}x{size}" / "schott-world.png").read_bytes()
    assert struct.unpack(">II", data[16:24]) == (size, size), f"{size}x{size} has another size"
    return data


def ico():
    pictures = [png(size) for size in ICO_SIZES]
    at = 6 + 16 * len(pictures)
    out = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in zip(ICO_SIZES, pictures):
        out += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return out + b"".join(pictures)


def icns():
    body = b"".join(kind + struct.pack(">I", len(png(size)) + 8) + png(size) for kind, size in ICNS_SIZES.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def read_ico(data):
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    assert (reserved, kind) == (0, 1), "not an icon"
    for i in range(count):
        length, at = struct.unpack("<II", data[6 + 16 * i + 8 : 6 + 16 * i + 16])
        yield data[at : at + length]


def read_icns(data):
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data), "the icon is cut off"
    at = 8
    while at < len(data):
        length = struct.unpack(">I", data[at + 4 : at + 8])[0]
        yield data[at + 8 : at + length]
        at += length


if len(sys.argv) != 2 or not sys.argv[1].endswith((".ico", ".icns")):
    sys.exit(__doc__)
out = pathlib.Path(sys.argv[1])
join, read, sizes = (ico, read_ico, ICO_SIZES) if out.suffix == ".ico" else (icns, read_icns, ICNS_SIZES.values())
out.write_bytes(join())
assert list(read(out.read_bytes())) == [png(size) for size in sizes], f"{out} does not hold what it was made of"
