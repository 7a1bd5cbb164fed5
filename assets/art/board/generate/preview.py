#!/usr/bin/env python3
"""Shows boards as a game would draw them, to be looked at.

    preview.py DIR [BOARD]      writes PNG files into DIR

Pictures are drawn by SDL2_image itself, since its rasterizer ignores much that others draw; names and numbers, which
the game draws with fonts, come from rsvg-convert in whatever sans serif it finds."""
import ctypes as c
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True

import pieces
from draw_route import ten_scale
from layout import lay_out
from projection import VIEWS
from routes import BOARDS
from sites import SITES
from svg import at, document, number
from write_board import route_file

ART = Path(__file__).resolve().parent.parent
SIZES = {'landscape': ((1500, 620), (800, 331), (3000, 1240)), 'portrait': ((1056, 660),)}
ARGB8888, XRGB8888, BLEND = 0x16362004, 0x16161804, 1


def libraries():
    os.environ.setdefault('SDL_VIDEODRIVER', 'dummy')
    sdl, image = c.CDLL('libSDL2-2.0.so.0'), c.CDLL('libSDL2_image-2.0.so.0')
    for function, result, arguments in (
        (sdl.SDL_RWFromFile, c.c_void_p, [c.c_char_p, c.c_char_p]),
        (sdl.SDL_CreateRGBSurfaceWithFormat, c.c_void_p, [c.c_uint32, c.c_int, c.c_int, c.c_int, c.c_uint32]),
        (sdl.SDL_UpperBlit, c.c_int, [c.c_void_p] * 4),
        (sdl.SDL_SetSurfaceBlendMode, c.c_int, [c.c_void_p, c.c_int]),
        (sdl.SDL_ConvertSurfaceFormat, c.c_void_p, [c.c_void_p, c.c_uint32, c.c_uint32]),
        (image.IMG_LoadSizedSVG_RW, c.c_void_p, [c.c_void_p, c.c_int, c.c_int]),
        (image.IMG_Load, c.c_void_p, [c.c_char_p]),
        (image.IMG_SavePNG, c.c_int, [c.c_void_p, c.c_char_p]),
    ):
        function.restype, function.argtypes = result, arguments
    return sdl, image


def render(target, width, height, layers, texts=()):
    sdl, image = libraries()
    canvas = sdl.SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, ARGB8888)
    surfaces = [image.IMG_LoadSizedSVG_RW(sdl.SDL_RWFromFile(str(p).encode(), b'rb'), width, height) for p in layers]
    for text in texts:
        with tempfile.NamedTemporaryFile(suffix='.png') as png:
            command = ['rsvg-convert', '-w', str(width), '-h', str(height), '-o', png.name]
            subprocess.run(command, input=text.encode(), check=True)
            surfaces.append(image.IMG_Load(png.name.encode()))
    for surface in surfaces:
        if not surface:
            raise SystemExit(f'{target}: SDL2_image refused a layer')
        sdl.SDL_SetSurfaceBlendMode(surface, BLEND)
        sdl.SDL_UpperBlit(surface, None, canvas, None)
    image.IMG_SavePNG(sdl.SDL_ConvertSurfaceFormat(canvas, XRGB8888, 0), str(target).encode())


def write(x, y, text, size, colour):
    style = f'font-family="Nunito ExtraBold, Nunito, sans-serif" font-weight="bold" font-size="{size}" text-anchor="middle"'
    return f'<text x="{number(x)}" y="{number(y + size * 0.35)}" {style} fill="{colour}">{text}</text>'


def numbers(layout, view):
    """What the game lays over the route, but for labels: those it places round the figurines."""
    body = ''
    for i, field in enumerate(layout.fields):
        if i and i % 10 == 0 and not field.slug:
            light = i * 10 <= 3 * (len(layout.fields) - 1)
            body += write(field.x, field.y, i, field.radius * ten_scale(field.radius), '#ffffff' if light else '#1c0f3c')
    return document((0, 0, view.width, view.height), '', body)


def sheet():
    """Every medallion in both settings."""
    body = '<rect width="1100" height="470" fill="#14406e"/>'
    for i, slug in enumerate(SITES):
        column, row = i % 10, i // 10
        if slug in ('jena', 'mainz'):
            body += at(60 + column * 110, 60 + row * 155, pieces.endpoint(slug, slug == 'mainz'))
            continue
        body += at(45 + column * 110, 45 + row * 155, pieces.medallion(slug, True))
        body += at(80 + column * 110, 112 + row * 155, pieces.medallion(slug, False), 0.8)
    return document((0, 0, 1100, 470), pieces.definitions(body), body)


def main(folder, only=None):
    for name, board in BOARDS.items():
        for view in VIEWS:
            layers = [ART / f'map-{view.name}.svg', ART / route_file(name, view)]
            for width, height in SIZES[view.name]:
                if only in (None, name):
                    target = Path(folder, f'{name}-{width}x{height}.png')
                    render(target, width, height, layers, [numbers(lay_out(board, view), view)])
    with tempfile.NamedTemporaryFile('w', suffix='.svg', encoding='utf-8') as file:
        file.write(sheet())
        file.flush()
        render(Path(folder, 'sites.png'), 2200, 940, [file.name])


if __name__ == '__main__':
    main(*sys.argv[1:])
