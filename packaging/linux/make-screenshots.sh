#!/bin/sh
# Takes the pictures that software centres show.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "make-screenshots.sh PROGRAM
Takes pictures of four scenes of PROGRAM (a built schott-world), 1280 x 720, as for README.md, and puts them into
packaging/linux/screenshots/. They are checked in because the description links to them; run this when the game looks different." "$@"
[ $# = 1 ] || fail "expected the game; see --help"
need imagemagick pngquant python3
program=$(realpath "$1")
rm -rf "$work/screenshots"
mkdir -p "$work/screenshots" "$root/packaging/linux/screenshots"
quietly "$work/screenshots.log" "$root/docs/make-pictures.py" "$program" --shop "$work/screenshots"
for picture in stage path title question; do
    out=$root/packaging/linux/screenshots/$picture.png
    convert "$work/screenshots/$picture.png" -strip "$work/screenshots/small.png"
    pngquant --force --speed 1 --quality 40-98 --output "$out" "$work/screenshots/small.png"
    has "$out"
done
