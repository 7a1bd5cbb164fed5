"""Fast Track, in the four players' colours: the card that doubles a stage's fields, and its back."""
from event_parts import *


LOOKS = {'flask': dict(hue=18, lit=52, fl=60, fc=.15, wl=24, wc=.14),
    'lens': dict(hue=216, lit=205, fl=78, fc=.10, wl=26, wc=.10),
         'vial': dict(hue=302, lit=335, fl=62, fc=.15, wl=20, wc=.15), 'fibre': dict(hue=54, lit=84, fl=82, fc=.13, wl=40,
             wc=.14)}


def trail(s, T, cx, top, bottom, length):
    """The streaks that something fast leaves behind."""
    for x, w, o in ((-73, 5, .5), (-49, 10, .7), (-21, 4, .5), (0, 16, .8), (25, 4, .5), (49, 9, .7), (73, 5, .5)):
        y0 = top + abs(x) * .9
        s.fill(polygon([(cx + x, y0 - 10), (cx + x + w * .62, bottom), (cx + x - w * .62, bottom)]),
            s.lin(0, y0, 0, bottom, (0, T.a(84, .9), o), (.6, T.a(60, 1.1), o * .4), (1, T.a(50, 1.1), 0)))
    s.fill(ellipse(cx, top + 12, length), s.rad(cx, top + 12, length, length, (0, T.a(84), .6), (.5, T.a(50, 1.2), .25),
        (1, T.a(36, 1.2), 0)))


def chevrons(s, T, cx, top, size):
    """Three chevrons of light, the foremost brightest."""
    for k in range(2, -1, -1):
        y, m = top + 66 * size * k, size * (1 - .10 * k)
        ch = [(cx, y, 7 * m), (cx + 74 * m, y + 66 * m, 8 * m), (cx + 74 * m, y + 108 * m, 8 * m), (cx, y + 45 * m, 7 * m),
            (cx - 74 * m, y + 108 * m, 8 * m), (cx - 74 * m, y + 66 * m, 8 * m)]
        o, inn = rounded(ch), rounded(offset(ch, 6 * m))
        a = (1, .9, .76)[k]
        s.fill(move(o, -8 * size, 12 * size), SHADE, .24 * a)
        s.fill(move(o, -5 * size, 7 * size), SHADE, .26 * a)
        s.stroke(o, T.w(-16), EDGE + HAIR, .8 * a)
        s.fill(o, s.lin(cx + 70 * size, y, cx - 70 * size, y + 110 * size, (0, T.a(92, .6), a), (.4, T.a(58, 1), a),
            (.7, T.a(34, 1.2), a), (1, T.a(76, 1), a)))
        s.fill(inn, s.lin(cx + 60 * size, y, cx - 60 * size, y + 100 * size, (0, T.a(44, 1.2), a), (.5, T.a(60, 1.1), a),
            (1, T.a(88, .9), a)))
        s.stroke(inn, s.lin(cx + 60 * size, y, cx - 60 * size, y + 100 * size, (0, T.w(-6), .5 * a), (1, WHITE, .9 * a)),
            HAIR)
        s.stroke(o, s.lin(cx + 70 * size, y, cx - 70 * size, y + 110 * size, (0, WHITE, a), (.5, WHITE, .3 * a),
            (1, WHITE, .9 * a)), HAIR)
        s.fill(within(o, [(cx + 8 * m, y + 8 * m), (cx + 70 * m, y + 64 * m), (cx + 70 * m, y + 74 * m),
            (cx + 8 * m, y + 19 * m)]), s.lin(cx, y, cx + 70 * size, y + 70 * size, (0, WHITE, .2), (.6, WHITE, .9 * a),
            (1, WHITE, .4 * a)))
    glow_w(s, cx, top + 4, 26 * size, .8)
    sparkle(s, cx, top + 2, 17 * size)


def back(name):
    T = Tones(**LOOKS[name])
    s = Svg(W, H, 'back of the Fast Track card, ' + name)
    backdrop(s, T)
    trail(s, T, 125, 120, 332, 108)
    chevrons(s, T, 125, 62, 1)
    frame(s, T, PLAIN)
    return s


def face(name):
    """One card of the row, two fields on the track."""
    T, G = Tones(**LOOKS[name]), Tones(**GOLD)
    s = Svg(W, H, 'Fast Track, ' + name)
    backdrop(s, T)
    trail(s, T, 125, 70, 240, 96)
    chevrons(s, T, 125, 34, .74)
    mini(s, 66, 272, 58, .42, -7, 12)
    for x, y in ((190, 246), (176, 294)):
        bead(s, x, y, 29, G, 1)
    arrow(s, line((104, 274), (146, 270)), G, 11, 18)
    frame(s, T, PLAIN)
    return s


FAST_TRACK = {}
for _name in LOOKS:
    FAST_TRACK['fast_track_' + _name] = lambda name=_name: face(name)
    FAST_TRACK['back_fast_track_' + _name] = lambda name=_name: back(name)
