"""The board without its route: table glass, continents, compass, the ball over Europe."""
import map_land
import map_lens
from svg import document


def world_map(view):
    definitions, layers = [], []

    def add(part):
        definitions.extend(part[0])
        layers.extend(part[1])

    add(map_land.sea(view))
    layers += map_land.graticule(view)
    add(map_land.continents(view))
    add(map_lens.ball(view))
    add(map_land.edge(view))
    return document((0, 0, view.width, view.height), ''.join(definitions), ''.join(layers))


def land(view):
    """The continents alone, to stand in the sky behind those who have come round the world."""
    definitions, layers = map_land.plates(view)
    return document((0, 0, view.width, view.height), ''.join(definitions), ''.join(layers))
