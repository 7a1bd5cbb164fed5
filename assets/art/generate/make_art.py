#!/usr/bin/env python3
"""Draw every picture of this folder except the board's. Usage: make_art.py [--check] OUTDIR [name ...]

--check writes nothing: it says which pictures in OUTDIR are not what is drawn here.

The results are checked in: building the game does not need this, changing a color does.
"""
import os
import sys

import backs
import chips
import events
import fast_track
import heroes
import icons
import joker
import landmarks
import logo
import number_cards
import path_cards
import path_numbers
import path_ray
import path_tiles
import path_title
import path_window
import question
import ui_pictures
from figurines import FIGURES, ground, lids, portrait, portrait_lids
from rig import MOODS, PLAYED


def pictures():
    """Every picture as (path without extension, function that draws it)."""
    for number in range(1, 61):
        yield 'cards/number_%02d' % number, lambda number=number: number_cards.number_card(number)
    for path, draw in heroes.pictures():
        yield 'cards/' + path, draw
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
        for mood in MOODS:
            yield 'figurines/%s_%s' % (name, mood), lambda name=name, mood=mood: portrait(name, mood)
        yield 'figurines/%s_ground' % name, lambda name=name: ground(name)
        yield 'figurines/%s_lids' % name, lambda name=name: lids(name)
        yield 'figurines/%s_head_lids' % name, lambda name=name: portrait_lids(name)
    for name in icons.ICONS:
        yield 'icons/' + name, lambda name=name: icons.icon(name)
    for name, draw in ui_pictures.UI.items():
        yield 'ui/' + name, draw
    for name, draw in landmarks.pictures():
        yield 'board/landmarks/' + name, draw
    for path, draw in chips.pictures():
        yield 'ui/' + path, draw
    yield 'ui/logo', logo.logo
    yield 'ui/logo_stacked', logo.logo_stacked
    yield 'icon/schott-world', logo.program_icon
    for path, draw in question.pictures():
        yield 'question/' + path, draw
    for part in (path_tiles, path_numbers, path_ray, path_window, path_cards, path_title):
        for path, draw in part.pictures():
            yield 'path/' + path, draw


def is_there(target, drawn):
    """Whether a file is this picture."""
    if not os.path.exists(target):
        return False
    with open(target) as f:
        return f.read() == drawn


def main(out, wanted, check):
    wrong = 0
    for path, draw in pictures():
        if wanted and not any(word in path for word in wanted):
            continue
        target, drawn = os.path.join(out, path + '.svg'), draw()
        if check and not is_there(target, str(drawn)):
            print('%s is not what is drawn here' % target)
            wrong += 1
        if not check:
            os.makedirs(os.path.dirname(target), exist_ok=True)
            drawn.save(target)
    return wrong == 0


if __name__ == '__main__':
    words = [word for word in sys.argv[1:] if word != '--check']
    if not words:
        sys.exit(__doc__)
    sys.exit(0 if main(words[0], words[1:], '--check' in sys.argv[1:]) else 1)
