#!/usr/bin/env python3
"""Cuts the fonts taken from Debian packages down to what the game shows.

Needs fonttools, fonts-noto-cjk and fonts-league-spartan. Run it here; it writes the .otf files beside it.

Chinese: all of GB2312 (its 6,763 Han characters, punctuation and symbols), in two weights; names people type hardly
ever leave it, and its characters are all our texts use. Numerals: Latin letters, digits and signs.
"""
import subprocess
import sys

NOTO = '/usr/share/fonts/opentype/noto/NotoSansCJK-%s.ttc'
NOTO_SIMPLIFIED = 2  # place of Simplified Chinese in the collection
SPARTAN = '/usr/share/fonts/opentype/league-spartan/LeagueSpartan-Bold.otf'


def gb2312():
    """Every character of GB2312, row by row, and ASCII."""
    found = [chr(code) for code in range(0x20, 0x7f)]
    for row in range(0xa1, 0xf8):
        for cell in range(0xa1, 0xff):
            try:
                found.append(bytes((row, cell)).decode('gb2312'))
            except UnicodeDecodeError:
                pass
    return ''.join(sorted(set(found)))


def latin():
    return ''.join(chr(code) for code in [*range(0x20, 0x7f), *range(0xa0, 0x180), 0x2013, 0x2212, 0x2019, 0x2026])


def cut(source, target, characters, *options):
    subprocess.run(['pyftsubset', source, '--output-file=' + target, '--text=' + characters, '--no-hinting',
                    '--name-IDs=0,1,2,3,4,5,6,13,14', *options], check=True)


def main():
    for weight in ('Regular', 'Bold'):
        cut(NOTO % weight, f'noto-sans-sc-{weight.lower()}.otf', gb2312(), f'--font-number={NOTO_SIMPLIFIED}',
            '--layout-features=kern')
    cut(SPARTAN, 'league-spartan-bold.otf', latin(), '--layout-features=kern,tnum')


if __name__ == '__main__':
    sys.exit(main())
