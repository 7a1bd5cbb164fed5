"""The dawn ramp that cards and beads share: indigo where the way begins, gold where it ends."""
import importlib.util
from pathlib import Path

STEPS = 24  # as many different beads a board has at most

_spec = importlib.util.spec_from_file_location('colour', Path(__file__).resolve().parents[2] / 'generate' / 'colour.py')
colour = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(colour)

LIT = [(0, 325), (0.2, 358), (0.4, 398), (0.6, 430), (0.8, 452), (1, 462)]  # hue of light that came through the glass


def step_of(t):
    return round(t * STEPS)


def stops(step):
    """Of a bead's glass, from where the light gathers to its rim: offset, colour, opacity."""
    t = step / STEPS
    hue, lit, light = 272 + 183 * t, colour.ramp(LIT, t)[0], 46 + 37 * t
    return (
        (0, colour.at_lab(min(97, light + 38), 0.07, lit), 1),
        (0.2, colour.at_lab(min(92, light + 22), 0.14, (lit + hue) / 2), 1),
        (0.52, colour.at_lab(light, 0.20, hue), 1),
        (0.8, colour.at_lab(light - 14, 0.19, hue - 6), 1),
        (1, colour.at_lab(light - 30, 0.14, hue - 10), 1),
    )
