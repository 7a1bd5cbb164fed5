"""A board as data: what the rules need and where everything lies, one field to a line."""
import json

from draw_sprites import icon_name
from projection import LANDSCAPE, PORTRAIT
from sites import SITES


def route_file(name, view):
    return f'route-{name}.svg' if view is LANDSCAPE else f'route-{name}-portrait.svg'


def board_text(name, board, layouts):
    fields = [
        dict(field=i, x=round(a.x, 1), y=round(a.y, 1), portrait=[round(b.x, 1), round(b.y, 1)], site=_site(a))
        for i, (a, b) in enumerate(zip(layouts[LANDSCAPE].fields, layouts[PORTRAIT].fields, strict=True))
    ]
    head = dict(name=name, goal=board.goal)
    head |= {rule: number for rule, number in (('stages', board.stages), ('last_ahead', board.last_ahead)) if number}
    head |= {view.name: _frame(name, board, view, layout) for view, layout in layouts.items()}
    lines = [f'  {json.dumps(key)}: {json.dumps(value)},' for key, value in head.items()]
    rows = ',\n'.join('    ' + json.dumps(field, ensure_ascii=False) for field in fields)
    return '\n'.join(['{', *lines, '  "fields": [', rows, '  ]', '}', ''])


def _frame(name, board, view, layout):
    way = board.ways[view]
    return dict(
        units=[view.width, view.height],
        map=f'map-{view.name}.svg',
        route=route_file(name, view),
        bead_radius=layout.bead,
        site_radius=way.site,
        end_radius=way.end,
    )


def _site(field):
    if not field.slug:
        return None
    site = SITES[field.slug]
    data = dict(
        city=site.city, label=site.name, country=site.country, lat=site.lat, lon=site.lon,
        move=field.move, role=field.role, made=site.made,
    )  # fmt: skip
    if site.founded:
        data['founded'] = site.founded
    return data | dict(icon=icon_name(field.slug, field.move))
