#!/usr/bin/env python3
"""Makes all pictures and data of the boards.

    make.py [--check] [--no-map]

Writes assets/art/board/*.svg, its sprites/ and assets/boards/*.json; the same input always gives the same bytes.
--check writes nothing and fails if a file is not what it would write. --no-map leaves the map, which takes the
longest, alone."""
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from draw_map import land, world_map
from draw_route import route
from draw_sprites import sprites
from layout import crowding, lay_out, rule_breaks
from projection import VIEWS
from routes import BOARDS
from write_board import board_text, route_file

ART = Path(__file__).resolve().parent.parent
DATA = ART.parent.parent / 'boards'


def everything(with_map):
    """All files with their text."""
    for name, board in BOARDS.items():
        layouts = {view: lay_out(board, view) for view in VIEWS}
        for view, layout in layouts.items():
            for problem in rule_breaks(layout.fields):
                raise SystemExit(f'{name}: {problem}')
            for problem in crowding(layout.fields, view):
                print(f'{name}, {view.name}: {problem}', file=sys.stderr)
            yield ART / route_file(name, view), route(layout, view)
        yield DATA / f'{name}.json', board_text(name, board, layouts)
    for name, text in sprites().items():
        yield ART / 'sprites' / f'{name}.svg', text
    for view in VIEWS if with_map else ():
        yield ART / f'map-{view.name}.svg', world_map(view)
        yield ART / f'land-{view.name}.svg', land(view)


def main(options):
    stale = []
    made = set()
    for path, text in everything('--no-map' not in options):
        made.add(path)
        if path.exists() and path.read_text(encoding='utf-8') == text:
            continue
        stale.append(path)
        if '--check' not in options:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding='utf-8', newline='\n')
    for path in set(ART.glob('sprites/*.svg')) - made:
        stale.append(path)
        if '--check' not in options:
            path.unlink()
    if '--check' in options and stale:
        raise SystemExit('not as the generator makes them: ' + ', '.join(path.name for path in stale))


if __name__ == '__main__':
    main(sys.argv[1:])
