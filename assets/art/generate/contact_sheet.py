#!/usr/bin/env python3
"""Pictures side by side on the table's blue, drawn by SDL2_image exactly as the game draws them.

Usage: contact_sheet.py OUT.png WIDTH[,WIDTH...] PICTURE.svg ...   (widths in pixels; heights follow)
"""
import ctypes
import ctypes.util
import re
import sys

TABLE = 0xff10285e
GAP = 10
RGBA = 0x16362004                              # SDL_PIXELFORMAT_ARGB8888

SDL = ctypes.CDLL(ctypes.util.find_library('SDL2-2.0') or 'libSDL2-2.0.so.0')
IMAGE = ctypes.CDLL(ctypes.util.find_library('SDL2_image-2.0') or 'libSDL2_image-2.0.so.0')
SDL.SDL_RWFromFile.restype = ctypes.c_void_p
SDL.SDL_CreateRGBSurfaceWithFormat.restype = ctypes.c_void_p
SDL.SDL_FillRect.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32]
SDL.SDL_UpperBlit.argtypes = [ctypes.c_void_p] * 4
SDL.SDL_FreeSurface.argtypes = [ctypes.c_void_p]
IMAGE.IMG_LoadSizedSVG_RW.restype = ctypes.c_void_p
IMAGE.IMG_LoadSizedSVG_RW.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
IMAGE.IMG_SavePNG.argtypes = [ctypes.c_void_p, ctypes.c_char_p]


def natural_size(path):
    with open(path) as f:
        box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', f.read())
    return float(box[1]), float(box[2])


def raster(path, width):
    w, h = natural_size(path)
    height = max(1, round(width * h / w))
    surface = IMAGE.IMG_LoadSizedSVG_RW(SDL.SDL_RWFromFile(path.encode(), b'rb'), width, height)
    if not surface:
        sys.exit('%s: SDL2_image cannot draw it' % path)
    return surface, width, height


def blit(surface, target, x, y):
    SDL.SDL_UpperBlit(surface, None, target, ctypes.byref((ctypes.c_int * 4)(x, y, 0, 0)))
    SDL.SDL_FreeSurface(surface)


def sheet(out, widths, paths, across=1700):
    placed, x, y, row = [], GAP, GAP, 0
    for width in widths:
        for path in paths:
            surface, w, h = raster(path, width)
            if x + w + GAP > across:
                x, y, row = GAP, y + row + GAP, 0
            placed.append((surface, x, y))
            x, row = x + w + GAP, max(row, h)
        x, y, row = GAP, y + row + GAP, 0
    target = SDL.SDL_CreateRGBSurfaceWithFormat(0, across, y, 32, RGBA)
    SDL.SDL_FillRect(target, None, TABLE)
    for surface, px, py in placed:
        blit(surface, target, px, py)
    IMAGE.IMG_SavePNG(target, out.encode())


if __name__ == '__main__':
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    sheet(sys.argv[1], [int(w) for w in sys.argv[2].split(',')], sys.argv[3:])
