"""The real sites the boards can visit: where they lie and what is made there.

`made` is shown to players under "Made here", so it is short, plain English and translated like any other message.
`name` is what the ribbon on the board carries; `slug` names the sprites."""
from typing import NamedTuple


class Site(NamedTuple):
    slug: str
    city: str
    name: str
    country: str  # ISO 3166
    lat: float
    lon: float
    made: str
    founded: int | None = None


SITES = {
    site.slug: site
    for site in (
        Site('jena', 'Jena', 'Jena', 'DE', 50.9, 11.6, 'Float glass for oven doors and fire protection', 1884),
        Site('mainz', 'Mainz', 'Mainz', 'DE', 50.0, 8.2, 'Glass-ceramic, optical glass and new ideas from the lab'),
        Site('ilmenau', 'Ilmenau', 'Ilmenau', 'DE', 50.7, 10.9, 'Quartz glass for making chips'),
        Site('mitterteich', 'Mitterteich', 'Mitterteich', 'DE', 49.9, 12.2, 'Glass tubes for medicine and technology'),
        Site('landshut', 'Landshut', 'Landshut', 'DE', 48.5, 12.1, 'Airtight glass-and-metal housings'),
        Site('gruenenplan', 'Grünenplan', 'Grünenplan', 'DE', 51.9, 9.7, 'Thin and ultra-thin glass that bends'),
        Site('muellheim', 'Müllheim', 'Müllheim', 'DE', 47.8, 7.6, 'Vials and syringes for medicines'),
        Site('st-gallen', 'St. Gallen', 'St. Gallen', 'CH', 47.4, 9.4, 'Medical syringes'),
        Site('yverdon', 'Yverdon-les-Bains', 'Yverdon', 'CH', 46.8, 6.6, 'Polished and coated optical parts'),
        Site('lukacshaza', 'Lukácsháza', 'Lukácsháza', 'HU', 47.3, 16.6, 'Prefillable syringes for medicines'),
        Site('jagodina', 'Jagodina', 'Jagodina', 'RS', 44.0, 21.3, 'Glass ampoules for medicines'),
        Site('valasske', 'Valašské Meziříčí', 'Valašské M.', 'CZ', 49.5, 18.0, 'Flat glass and fibre optics'),
        Site('tampere', 'Tampere', 'Tampere', 'FI', 61.5, 23.8, 'Tiny glass housings for electronics'),
        Site('bolu', 'Bolu', 'Bolu', 'TR', 40.7, 31.6, 'Glass for ovens and fridges'),
        Site('cerkezkoy', 'Çerkezköy', 'Çerkezköy', 'TR', 41.3, 28.0, 'Flat glass for kitchens'),
        Site('duryea', 'Duryea', 'Duryea', 'US', 41.3, -75.7, 'Optical glass and laser glass'),
        Site('lebanon', 'Lebanon (Pennsylvania)', 'Lebanon', 'US', 40.3, -76.4, 'Vials for medicines and vaccines'),
        Site('southbridge', 'Southbridge', 'Southbridge', 'US', 42.1, -72.0, 'Glass fibres that carry light'),
        Site('vincennes', 'Vincennes', 'Vincennes', 'US', 38.7, -87.5, 'Glass-ceramic hobs'),
        Site('rio-de-janeiro', 'Rio de Janeiro', 'Rio de Janeiro', 'BR', -22.9, -43.2, 'Glass tubes for medicine'),
        Site('itupeva', 'Itupeva', 'Itupeva', 'BR', -23.2, -47.1, 'Ampoules and cartridges for medicines'),
        Site('buenos-aires', 'Buenos Aires', 'Buenos Aires', 'AR', -34.5, -58.6, 'Ampoules and vials for medicines'),
        Site('jambusar', 'Jambusar', 'Jambusar', 'IN', 22.1, 72.8, 'Clear and amber glass tubes'),
        Site('penang', 'Penang', 'Penang', 'MY', 5.3, 100.3, 'Optical glass lenses and wafers'),
        Site('kulim', 'Kulim', 'Kulim', 'MY', 5.4, 100.6, 'Optics for augmented-reality glasses'),
        Site('suzhou', 'Suzhou', 'Suzhou', 'CN', 31.3, 120.7, 'Glass seals for cars and electronics'),
        Site('jinyun', 'Jinyun', 'Jinyun', 'CN', 28.7, 120.1, 'Glass tubes and containers for medicine'),
        Site('cikarang', 'Cikarang', 'Cikarang', 'ID', -6.3, 107.2, 'Vials and ampoules for medicines'),
        Site('koka', 'Koka (Minakuchi, Shiga)', 'Koka', 'JP', 35.0, 136.2, 'Airtight seals and thermal fuses'),
    )
}
