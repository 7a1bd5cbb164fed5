#!/bin/sh
# Draws the program's icon in the sizes each system asks for, from the one SVG.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "make-icons.sh
Writes packaging/icons/NxN/schott-world.png from assets/art/icon/schott-world.svg. The icons are checked in; run this when the
drawing changes. Each package joins them into the icons for Windows and macOS (join_icons.py)." "$@"
[ $# = 0 ] || unknown_option "$1"

need librsvg2-bin python3
mkdir -p "$work"
cd "$root/packaging/icons"
for size in 16 22 24 32 48 64 128 256 512 1024; do
    mkdir -p "${size}x$size"
    rsvg-convert -w "$size" -h "$size" ../../assets/art/icon/schott-world.svg -o "${size}x$size/schott-world.png"
done
for format in ico icns; do
    python3 join_icons.py "$work/schott-world.$format"
    has "$work/schott-world.$format"
done
