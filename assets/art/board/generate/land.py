"""Outlines of the checked-in file as projected rings, and grids cut into smooth path data."""
import json
from functools import cache
from pathlib import Path

from curves import densify, simplify_ring
from grid import contours
from svg import smooth

OUTLINES = Path(__file__).parent.parent / 'outlines.json'


@cache
def outlines():
    """Lines of (longitude, latitude) by name: land, germany, borders."""

    def points(flat):
        return [(lon / 100, lat / 100) for lon, lat in zip(flat[::2], flat[1::2])]

    data = json.loads(OUTLINES.read_text())
    return {name: [points(line) for line in data[name]] for name in ('land', 'germany', 'borders')}


def rings_on_map(view):
    """Also one world to the left and right: the map is wider than 360 degrees."""
    rings = []
    for ring in outlines()['land']:
        dense = densify(ring, 1.0)
        for turn in (0, -360, 360):
            projected = [view.on_map(lon + turn, lat) for lon, lat in dense]
            if max(x for x, _ in projected) > -20 and min(x for x, _ in projected) < view.width + 20:
                rings.append(projected)
    return rings


def cut(grid, level, step, least, tolerance):
    """Rings of the grid's contour, simplified."""
    slim = (simplify_ring(ring, tolerance) for ring in contours(grid, level, step, least))
    return [ring for ring in slim if len(ring) > 3]


def outline(*arguments):
    return ''.join(smooth(ring) for ring in cut(*arguments))
