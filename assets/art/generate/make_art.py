#!/usr/bin/env python3
"""Draw every picture of this folder except the board's. Usage: make_art.py OUTDIR [name ...]

The results are checked in: building the game does not need this, changing a color does.
"""
import os
import sys

import backs
import events
import fast_track
import icons
import joker
import logo
import number_cards
import ui_pictures
from figurines import FIGURES, ground, portrait
from rig import PLAYED


def pictures():
    """Every picture as (path without extension, function that draws it)."""
    for number in range(1, 61):
        yield 'cards/number_%02d' % number, lambda number=number: number_cards.number_card(number)
    yield 'cards/joker', joker.joker
    for key, draw in events.EVENTS.items():
        yield 'cards/event_' + key, draw
    for name, draw in (backs.BACKS | fast_track.FAST_TRACK).items():
        yield 'cards/' + name, draw
    for name, draw in FIGURES.items():
        for pose in PLAYED + ('hop_body',):
            yield 'figurines/%s_%s' % (name, pose), lambda draw=draw, pose=pose: draw(pose)
    for name in FIGURES:
        yield 'figurines/%s_head' % name, lambda name=name: portrait(name)
        yield 'figurines/%s_ground' % name, lambda name=name: ground(name)
    for name in icons.ICONS:
        yield 'icons/' + name, lambda name=name: icons.icon(name)
    for name, draw in ui_pictures.UI.items():
        yield 'ui/' + name, draw
    yield 'ui/logo', logo.logo
    yield 'ui/logo_stacked', logo.logo_stacked
    yield 'icon/schott-world', logo.program_icon


def main(out, wanted):
    for path, draw in pictures():
        if wanted and not any(word in path for word in wanted):
            continue
        target = os.path.join(out, path + '.svg')
        os.makedirs(os.path.dirname(target), exist_ok=True)
        draw().save(target)


if __name__ == '__main__':
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
