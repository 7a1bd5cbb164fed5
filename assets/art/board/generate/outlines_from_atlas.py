#!/usr/bin/env python3
"""Shrinks Natural Earth's outlines to what the board shows.

    outlines_from_atlas.py ATLAS > ../outlines.json

ATLAS is the unpacked npm package `world-atlas` 2.0.2. Run once; the result is checked in. Coordinates are hundredths
of a degree, longitude and latitude in turn, one line of the map to a line of the file."""
import json
import sys
from collections import Counter
from pathlib import Path

from curves import area, simplify, simplify_ring

GERMANY = '276'
EUROPE = (-26, 30, 50, 73)  # west, south, east, north: what the lens enlarges
BORDERS = (-6, 41, 24, 58)
ANTARCTICA = -58
FINE, COARSE = 0.03, 0.12  # degrees a simplified line may be off
CRUMB = 0.02  # smaller islands, in square degrees, melt away in the blur anyway


class Topology:
    def __init__(self, path):
        data = json.loads(path.read_text())
        (scale_x, scale_y), (x0, y0) = data['transform']['scale'], data['transform']['translate']
        self.objects = data['objects']
        self.arcs = []
        for deltas in data['arcs']:
            x = y = 0
            arc = []
            for dx, dy in deltas:
                x, y = x + dx, y + dy
                arc.append((x * scale_x + x0, y * scale_y + y0))
            self.arcs.append(arc)

    def polygons(self, name, identity=None):
        """Rings as lists of arc numbers; a number below zero means that arc backwards."""
        for shape in self.objects[name]['geometries']:
            if identity in (None, shape.get('id')):
                yield from shape['arcs'] if shape['type'] == 'MultiPolygon' else [shape['arcs']]

    def ring(self, numbers):
        points = []
        for number in numbers:
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            points += arc[1:] if points else arc
        return points

    def rings(self, name, identity=None):
        return [self.ring(numbers) for polygon in self.polygons(name, identity) for numbers in polygon]

    def shared_arcs(self, name):
        """Lines with a country on both sides."""
        uses = Counter(
            max(n, ~n) for polygon in self.polygons(name) for numbers in polygon for n in numbers
        )
        return [self.arcs[number] for number in sorted(uses) if uses[number] > 1]


def unwrap(ring):
    """Runs on past 180 degrees where the ring crosses the date line, instead of jumping back."""
    points = [ring[0]]
    for x, y in ring[1:]:
        while x - points[-1][0] > 180:
            x -= 360
        while x - points[-1][0] < -180:
            x += 360
        points.append((x, y))
    return points


def touches(points, box):
    west, south, east, north = box
    return any(west < x < east and south < y < north for x, y in points)


def within(points, box):
    west, south, east, north = box
    return [(x, y) for x, y in points if west < x < east and south < y < north]


def flat(points):
    return [round(value * 100) for point in points for value in point]


def land(topology):
    for ring in map(unwrap, topology.rings('land')):
        if max(y for _, y in ring) < ANTARCTICA or abs(area(ring)) < CRUMB:
            continue
        slim = simplify_ring(ring, FINE if touches(ring, EUROPE) else COARSE)
        if len(slim) > 3:
            yield flat(slim)


def main(atlas):
    countries = Topology(atlas / 'countries-50m.json')
    outlines = {
        'land': list(land(Topology(atlas / 'land-50m.json'))),
        'germany': [flat(simplify_ring(r, 0.02)) for r in countries.rings('countries', GERMANY) if abs(area(r)) > CRUMB],
        'borders': [
            flat(simplify(inside, 0.03))
            for inside in (within(arc, BORDERS) for arc in countries.shared_arcs('countries'))
            if len(inside) > 2
        ],
    }
    print('{')
    print('  "source": "Natural Earth 1:50m (public domain), by npm world-atlas 2.0.2",')
    parts = []
    for name, lines in outlines.items():
        rows = ',\n'.join('    ' + json.dumps(line, separators=(',', ':')) for line in lines)
        parts.append(f'  "{name}": [\n{rows}\n  ]')
    print(',\n'.join(parts))
    print('}')


if __name__ == '__main__':
    main(Path(sys.argv[1]))
