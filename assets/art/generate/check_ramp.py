#!/usr/bin/env python3
"""Does an ordered row look ordered to everybody? Usage: check_ramp.py FOLDER-OF-NUMBER-CARDS

For normal sight, protanopia, deuteranopia and tritanopia: lightness (CIELAB L*) must never fall from card to card, in
the tones of frame and window and in the mean of all pixels; and the numerals must stand out from what lies under them.
Pixels are those SDL2_image draws. Exits with 1 if a condition is missed.
"""
import ctypes
import os
import sys
import tempfile

import number_cards
from card import Tones
from colour import INK, SIGHTS, contrast, lab, linear, luminance, seen
from contact_sheet import SDL, raster

WIDTH = 50
STILL = .05                     # L*: below what anybody can see, and about one rounding of a colour
NUMERAL_CONTRAST = 4.5          # as WCAG asks of text
LOBES = ((22, 24, 110, 90), (178, 290, 228, 330))      # where the two numerals stand, on 250 x 350
LIQUID, BESIDE = (80, 274, 150, 286), (20, 200, 40, 270)  # on the cards of the flask
MOTIF_CONTRAST, MOTIF_SIZE, DIFFERS = 1.9, .24, 40
SMALL = 1, 2, 3, 11, 12, 13, 31, 32, 33, 51, 52, 53
RGBA32 = 0x16762004             # SDL_PIXELFORMAT_ABGR8888: red first in memory


class Surface(ctypes.Structure):
    _fields_ = [('flags', ctypes.c_uint32), ('format', ctypes.c_void_p), ('w', ctypes.c_int), ('h', ctypes.c_int),
        ('pitch', ctypes.c_int),
                ('pixels', ctypes.c_void_p)]


SDL.SDL_ConvertSurfaceFormat.restype = ctypes.c_void_p
SDL.SDL_ConvertSurfaceFormat.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32]
LINEAR = [linear(v / 255) for v in range(256)]


def pixels(path, width):
    """Rows of (red, green, blue, alpha)."""
    drawn, w, h = raster(path, width)
    plain = SDL.SDL_ConvertSurfaceFormat(drawn, RGBA32, 0)
    surface = Surface.from_address(plain)
    rows = []
    for y in range(h):
        raw = ctypes.string_at(surface.pixels + y * surface.pitch, w * 4)
        rows.append([tuple(raw[4 * x:4 * x + 4]) for x in range(w)])
    SDL.SDL_FreeSurface(plain)
    SDL.SDL_FreeSurface(drawn)
    return rows


def lightness(y):
    return 116 * (y ** (1 / 3) if y > 216 / 24389 else (24389 / 27 * y + 16) / 116) - 16


def mean_lightness(rows, sight):
    total = count = 0
    weights = [sum(k * sight[c][i] for c, k in enumerate((.2126, .7152, .0722))) for i in range(3)]
    for row in rows:
        for r, g, b, a in row:
            if a > 250:
                total += lightness(max(0, weights[0] * LINEAR[r] + weights[1] * LINEAR[g] + weights[2] * LINEAR[b]))
                count += 1
    return total / count


def lowest_contrast(rows):
    """Of the numerals' ink against the darkest pixel below them."""
    k = WIDTH / 250
    under = [rows[y][x][:3] for x0, y0, x1, y1 in LOBES for y in range(round(y0 * k), round(y1 * k))
        for x in range(round(x0 * k), round(x1 * k))]
    darkest = min(under, key=lambda c: luminance('#%02x%02x%02x' % c))
    return contrast(INK, '#%02x%02x%02x' % darkest)


def stands_off(rows):
    """Contrast of what is in a flask, at its bottom, with the window beside it."""
    k = WIDTH / 250

    def tone(x0, y0, x1, y1):
        area = [rows[y][x][:3] for y in range(round(y0 * k), round(y1 * k)) for x in range(round(x0 * k), round(x1 * k))]
        return '#%02x%02x%02x' % tuple(sorted(c[i] for c in area)[len(area) // 2] for i in range(3))
    return contrast(tone(*LIQUID), tone(*BESIDE))


def size_of(number, folder):
    """The part of the window's width and height that a motif takes, as it differs from an empty window."""
    path = os.path.join(folder, 'card.svg')
    seen_ = []
    for motif in (True, False):
        number_cards.number_card(number, with_motif=motif).save(path)
        seen_.append(pixels(path, WIDTH))
    k, far = WIDTH / 250, []
    for y in range(round(20 * k), round(330 * k)):
        for x in range(round(20 * k), round(230 * k)):
            if max(abs(a - b) for a, b in zip(*(rows[y][x][:3] for rows in seen_))) > DIFFERS:
                far.append((x, y))
    wide, high = (max(p[i] for p in far) - min(p[i] for p in far) + 1 for i in (0, 1))
    return wide * high / (WIDTH * WIDTH * 1.4)


def rises(name, values):
    step, at = min((b - a, n + 1) for n, (a, b) in enumerate(zip(values, values[1:])))
    good = step > -STILL
    print('%-4s %-28s L* %5.1f to %5.1f, smallest step %+.2f (after card %d)' % ('ok' if good else 'FAIL', name, values[0],
        values[-1], step, at))
    return good


def main(folder):
    good = True
    tones = [Tones.number((i - 1) / 59) for i in range(1, 61)]
    for name, sight in SIGHTS.items():
        good &= rises(name + ', frames', [lab(seen(T.f(0), sight))[0] for T in tones])
        good &= rises(name + ', windows', [lab(seen(T.w(0), sight))[0] for T in tones])
    cards = [pixels(os.path.join(folder, 'number_%02d.svg' % i), WIDTH) for i in range(1, 61)]
    for name, sight in SIGHTS.items():
        good &= rises(name + ', whole cards', [mean_lightness(rows, sight) for rows in cards])
    lows = [lowest_contrast(rows) for rows in cards]
    stands_out = min(lows) >= NUMERAL_CONTRAST
    print('%-4s numerals: contrast at least %.2f (card %d)' % ('ok' if stands_out else 'FAIL', min(lows),
        lows.index(min(lows)) + 1))
    flasks = [stands_off(cards[i - 1]) for i in range(51, 60)]
    dark = min(flasks) >= MOTIF_CONTRAST
    print('%-4s 51 to 59: contrast of the motif at least %.2f' % ('ok' if dark else 'FAIL', min(flasks)))
    with tempfile.TemporaryDirectory() as work:
        sizes = [size_of(number, work) for number in SMALL]
    large = min(sizes) >= MOTIF_SIZE
    print('%-4s motifs that are one of few things: %s of a card' % ('ok' if large else 'FAIL', ' '.join('%.2f' % v for v in sizes)))
    return good and stands_out and dark and large


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(0 if main(sys.argv[1]) else 1)
