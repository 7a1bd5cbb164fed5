#!/usr/bin/env python3
"""Cuts the fonts taken from Debian packages down to what the game shows.

Needs fonttools, fonts-noto-cjk, fonts-league-spartan and unicode-data. Run it here; it writes the .otf files beside it.

Chinese, in two weights: the 8,105 characters of the Table of General Standard Chinese Characters (2013), in which
names are registered, and all of GB2312 with its punctuation and symbols. Numerals: Latin letters, digits and signs.
"""
import bz2
import os
import subprocess
import sys

from fontTools.ttLib import TTFont

NOTO = '/usr/share/fonts/opentype/noto/NotoSansCJK-%s.ttc'
NOTO_SIMPLIFIED = 2  # place of Simplified Chinese in the collection
MAPPINGS = '/usr/share/unicode/Unihan_OtherMappings.txt.bz2'
STANDARD_COUNT = 8105
SPARTAN = '/usr/share/fonts/opentype/league-spartan/LeagueSpartan-Bold.otf'


def gb2312():
    """Every character of GB2312, row by row, and ASCII."""
    found = [*map(chr, range(0x20, 0x7f)), '\u00b7', '\u2014']  # Python reads two of its signs as others
    for row in range(0xa1, 0xf8):
        for cell in range(0xa1, 0xff):
            try:
                found.append(bytes((row, cell)).decode('gb2312'))
            except UnicodeDecodeError:
                pass
    return ''.join(sorted(set(found)))


def standard():
    """The Table of General Standard Chinese Characters, which Unihan calls kTGH."""
    with bz2.open(MAPPINGS, 'rt', encoding='utf-8') as lines:
        fields = [line.rstrip().split('\t') for line in lines if not line.startswith('#')]
    found = [chr(int(entry[0][2:], 16)) for entry in fields if len(entry) == 3 and entry[1] == 'kTGH']
    if len(set(found)) != STANDARD_COUNT:
        sys.exit(f'{MAPPINGS} has {len(set(found))} standard characters, not {STANDARD_COUNT}')
    return ''.join(found)


def latin():
    return ''.join(chr(code) for code in [*range(0x20, 0x7f), *range(0xa0, 0x180), 0x2013, 0x2212, 0x2019, 0x2026])


def cut(source, target, characters, *options):
    subprocess.run(['pyftsubset', source, '--output-file=' + target, '--text=' + characters, '--no-hinting',
                    '--name-IDs=0,1,2,3,4,5,6,13,14', *options], check=True)
    print(f'{target}: {os.path.getsize(target)} bytes')


def check_has_all(font, characters):
    with TTFont(font) as opened:
        missing = sorted(set(characters) - {chr(code) for code in opened.getBestCmap()})
    if missing:
        sys.exit(f'{font} lacks {"".join(missing)}')


def main():
    for weight in ('Regular', 'Bold'):
        target = f'noto-sans-sc-{weight.lower()}.otf'
        cut(NOTO % weight, target, gb2312() + standard(), f'--font-number={NOTO_SIMPLIFIED}', '--layout-features=kern')
        check_has_all(target, standard())
    cut(SPARTAN, 'league-spartan-bold.otf', latin(), '--layout-features=kern,tnum')


if __name__ == '__main__':
    sys.exit(main())
