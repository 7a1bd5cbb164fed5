"""Best Path: the cards without their fields, which the game lays on them; their back; both small, for the row of rounds."""
from card import BOX as INSIDE
from card import H, PLAIN, W, Tones, backdrop, frame
from colour import ramp
from path_glass import *
from path_tiles import slot
from path_title import emblem
from svg import HAIR, Svg

FACE = dict(hue=248, lit=222, fl=84, fc=.05, wl=17, wc=.115)       # clear glass, night behind it
BACK = dict(hue=250, lit=205, fl=46, fc=.10, wl=12, wc=.09)
PLACES = {4: ((125, 100.5), (82, 175), (168, 175), (125, 249.5)),
          5: ((82, 100.5), (168, 100.5), (125, 175), (82, 249.5), (168, 249.5))}
SMALL = 60, 78
SLANT = 50, 4, 10, 76


def bare(fields):
    T = Tones(**FACE)
    s = Svg(W, H, 'card with %d empty places' % fields)
    backdrop(s, T)
    for x, y in PLACES[fields]:
        s.embed(slot(), x - MIDDLE, y - MIDDLE, 1)
    frame(s, T, PLAIN)
    return s


def beam(name):
    """A field's light as it crosses the card: below the fields, cut off at the frame by the game.

    It turns from the light that came through to the glass's own hue.
    """
    G = GLASSES[name]
    s = Svg(250, 250, 'light of a field: ' + name)
    s.origin = (180, 50)
    x, y = s.origin
    steps = 6
    for i in range(steps):                                  # soft sides
        k = 1 - i / steps * .7
        shape = polygon([(x + 25 - 20 * k, y - 17 - 27 * k), (x + 25 + 20 * k, y - 17 + 27 * k),
            (x - 120 + 44 * k, y + 170 + 34 * k), (x - 120 - 44 * k, y + 170 - 34 * k)])
        L = min(90, G.lightness + 36)
        s.fill(shape, s.lin(x, y, x - 92, y + 128, (0, G.light(L), .16), (.35, G.fading(L - 8, 1.2), .1),
            (1, G.fading(L - 16, 1.2), 0)))
    return s


SPECTRUM = [(0, 322), (.3, 250), (.55, 172), (.78, 112), (1, 62)]      # hues of a fan of light


def fan(s, cx, cy, a0, a1):
    """White light taken apart, from angle a0 to a1: long soft spots beside each other, for wedges would show their edges."""
    count, far, long, broad = 9, 112, 128, 25
    for i in range(count):
        t = i / (count - 1)
        hue, deg = ramp(SPECTRUM, t)[0], a0 + (a1 - a0) * t
        x, y = around(cx, cy, far, deg)
        o = .95 if 0 < i < count - 1 else .6
        s.fill(within(ellipse(x, y, long, broad, deg), INSIDE), s.rad(x, y, long, broad, (0, tone(80, .15, hue), o),
            (.4, tone(66, .17, hue - 4), .62 * o), (.75, tone(48, .17, hue - 12), .18 * o), (1, tone(36, .14, hue - 16), 0), deg=deg))


def back():
    T = Tones(**BACK)
    s = Svg(W, H, 'back of cards of Best Path')
    backdrop(s, T)
    cx, cy = 125, 175
    for r in (61, 88):
        s.stroke(soft(hexagon(r, cx, cy, 30), 8), T.a(60, .9), HAIR, .22)
    s.fill(ellipse(cx, cy, 112), s.rad(cx, cy, 112, 112, (0, T.a(66), .5), (.5, T.a(40), .2), (1, T.a(20), 0)))
    fan(s, cx, cy, 158, 92)
    for k in range(4):                                      # the beam that comes in, with soft sides
        q = 1 - k * .22
        white = polygon([(cx + 17 - 9 * q, cy - 10 - 12 * q), (cx + 17 + 9 * q, cy - 10 + 12 * q),
            (265 + 35 * q, -20 + 40 * q), (265 - 35 * q, -20 - 40 * q)])
        s.fill(within(white, INSIDE), s.lin(cx, cy, 235, 20, (0, WHITE, .38), (1, WHITE, .06)))
    s.embed(emblem(), cx - 104, cy - 104, .52)
    frame(s, T, PLAIN)
    return s


def small_card(note, fill, edge, width):
    s = Svg(*SMALL, note)
    s.fill(rrect(1, 1, 58, 76, 8), s.lin(*SLANT, *fill))
    s.stroke(rrect(1.8, 1.8, 56.4, 74.4, 7.4), s.lin(*SLANT, *edge), width)
    return s


def small_bare():
    return small_card('small card without fields', ((0, '#2a4f8e'), (.4, '#14316a'), (1, '#0a1c46')),
        ((0, WHITE, .95), (.4, '#b9dcff', .45), (1, '#dff3ff', .9)), 1.6)


def small_field(name):
    """Cut and colour of a field on a small card."""
    G = GLASSES[name]
    s = Svg(32, 32, 'field of a small card: ' + name)
    s.origin = (16, 16)
    shape, slant = soft(hexagon(14.2, 16, 16), 2.4), (24, 5, 8, 27)
    s.fill(shape, s.lin(*slant, (0, G.shade(G.lightness + 10)), (.45, G.shade(G.lightness)), (1, G.light(min(94, G.lightness + 20)))))
    s.stroke(shape, s.lin(*slant, (0, WHITE, .9), (.5, WHITE, .2), (1, WHITE, .6)), 1)
    sign(s, name, 16, 16, 6)
    return s


def small_back():
    s = small_card('small card, face down', ((0, '#163a74'), (1, '#081a42')),
        ((0, '#b9dcff', .8), (.5, '#4a8fd0', .35), (1, '#86c6f2', .6)), 1.4)
    s.stroke(soft(hexagon(15, 30, 39, 30), 3), s.lin(40, 26, 20, 52, (0, '#b9dcff', .75), (1, '#4a8fd0', .45)), 2.2)
    s.fill(ellipse(30, 39, 3.4), '#86c6f2', .7)
    return s


def pictures():
    for fields in PLACES:
        yield 'cards/bare_%d' % fields, lambda fields=fields: bare(fields)
    yield 'cards/back', back
    yield 'cards/small_bare', small_bare
    yield 'cards/small_back', small_back
    for name in GLASSES:
        yield 'cards/beam_' + name, lambda name=name: beam(name)
        yield 'cards/small_' + name, lambda name=name: small_field(name)
