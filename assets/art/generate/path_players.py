"""Best Path: the players' light. The hues are those of the figurines."""
from path_glass import tone

PLAYERS = {'flask': (22, .19), 'lens': (204, .11), 'vial': (300, .16), 'fibre': (70, .15)}     # OKLCH hue and chroma


def player(who, L, kc=1):
    hue, chroma = PLAYERS[who]
    return tone(L, chroma * kc, hue)
