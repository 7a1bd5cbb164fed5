"""What a phone's hand shows, as one JSON object of SVG texts by name: the same drawings, simpler, in whole units. A browser
draws outlines and shares no rasterizer with the game, so the frame is two strokes instead of ten halves of rings.

Usage: hand.py > art.json
"""
import json
import sys

import backs
import card
import event_parts
import fast_track
import figurines
import heroes
import joker
import motifs_cool
import motifs_warm
import number_cards
import path_numbers
import path_tiles
from card import *


def backdrop(s, T):
    s.fill(rrect(4, 4, 242, 342, 22), s.rad(210, 40, 270, 330, (0, T.w(19, 1.05, 10)), (.38, T.w(4)), (.75, T.w(-5)), (1, T.w(-12))))
    s.fill(within(polygon([(168, 0), (212, 0), (-63, 350), (-94, 350)]), BOX),
        s.lin(230, 12, 70, 310, (0, T.f(8), .3), (.55, T.f(6), .1), (1, T.f(6), 0)))


def frame(s, T, win=WIN, tint=None):
    o, w = rounded(OUT), rounded(win)
    s.fill(o + w, tint or s.lin(235, 10, 30, 345, (0, T.f(13)), (.42, T.f(0)), (1, T.f(-5, 1.2))), eo=True)
    s.stroke(rounded(offset(OUT, 2.5)), s.lin(240, 0, 20, 350, (0, WHITE, .95), (.35, WHITE, .35), (.6, T.f(-20), .25),
        (1, T.f(-45), .75)), 5)
    s.stroke(w, s.lin(235, 15, 30, 335, (0, T.f(-38), .55), (.4, T.f(-28), .3), (.62, WHITE, .35), (1, WHITE, .9)), 4)


SIMPLER = {'backdrop': backdrop, 'frame': frame}


def simplify():
    for module in (backs, card, event_parts, fast_track, heroes, joker, motifs_cool, motifs_warm, number_cards):
        for name, draw in SIMPLER.items():
            if hasattr(module, name):
                setattr(module, name, draw)


def text_of(drawing):
    size = ' '.join('%g' % x for x in (drawing.w, drawing.h))
    body = ''.join(drawing.body)
    out = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s"><defs>%s</defs>%s</svg>' % (size, ''.join(drawing.defs), body)
    round_lines = ' stroke-linecap="round" stroke-linejoin="round"'
    return out.replace(round_lines, '').replace('<svg', '<svg' + round_lines, 1)


def coarse(module_draw, digits):
    """A drawing whose paths have that many digits: set before anything is drawn."""
    kept = card.Svg.__init__

    def init(self, *a, **k):
        kept(self, *a, **k)
        self.digits = digits
    card.Svg.__init__ = init
    try:
        return text_of(module_draw())
    finally:
        card.Svg.__init__ = kept


def pictures():
    for i in range(1, 61):
        yield 'n%d' % i, lambda i=i: number_cards.number_card(i), 0
    yield 'n0', joker.joker, 0
    yield 'stock', backs.BACKS['back_number'], 0
    yield 'event', backs.BACKS['back_event'], 0
    for name in figurines.FIGURES:
        yield 'fast_' + name, fast_track.FAST_TRACK['fast_track_' + name], 0
        yield name, lambda name=name: figurines.portrait(name), 0
    for name in path_tiles.GLASSES:
        for state in ('free', 'lit'):
            yield '%s_%s' % (name, state), lambda name=name, state=state: path_tiles.tile(name, state), 1
            yield '%s_%s_seat' % (name, state), lambda name=name, state=state: path_tiles.tile(name, state, True), 1
        yield 'chip_' + name, lambda name=name: path_tiles.chip(name), 1
    yield 'slot', path_tiles.slot, 1
    yield 'open', lambda: path_tiles.rim('open'), 1
    yield 'line', lambda: path_tiles.rim('line'), 1
    for kind in ('full', 'half'):
        yield kind, lambda kind=kind: path_numbers.number_lens(kind, False), 1
    yield 'taken', lambda: path_numbers.number_lens('full', True), 1


if __name__ == '__main__':
    simplify()
    json.dump({name: coarse(draw, digits) for name, draw, digits in pictures()}, sys.stdout, separators=(',', ':'))
