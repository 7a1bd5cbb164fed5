"""Single pieces for a game that zooms, lets things glow, or shows them in a panel.

`data-origin` says where a piece's middle lies, in the units of its viewBox."""
import pieces
from routes import GOAL, START
from sites import SITES
from svg import document


def sprite(x, y, width, height, body):
    return document((x, y, width, height), pieces.definitions(body), body, origin=(-x, -y))


def icon_name(slug, move):
    if slug == START:
        return f'start-{slug}'
    if slug == GOAL:
        return f'goal-{slug}'
    return f'site-{slug}-{"plus" if move > 0 else "minus"}'


def sprites():
    """By file name without its ending."""
    drawn = {
        'badge-plus': sprite(-17, -17, 34, 34, pieces.badge(good=True)),
        'badge-minus': sprite(-17, -17, 34, 34, pieces.badge(good=False)),
    }
    for slug in SITES:
        if slug in (START, GOAL):
            drawn[icon_name(slug, 0)] = sprite(-52, -52, 108, 114, pieces.endpoint(slug, slug == GOAL))
            continue
        made = pieces.ICONS[slug]
        drawn[f'made-{slug}'] = sprite(-20, -20, 40, 40, made)
        for move in (+1, -1):
            drawn[icon_name(slug, move)] = sprite(-36, -36, 78, 84, pieces.medallion(slug, move > 0))
    return drawn
