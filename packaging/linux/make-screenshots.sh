#!/bin/sh
# Takes the pictures that software centres show.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "make-screenshots.sh PROGRAM
Lets PROGRAM (a built schott-world) go to four scenes, as for the README's pictures, and keeps them, 1280 x 720, in
packaging/linux/screenshots/. They are checked in, since the description links to them; run this when the game looks different." "$@"
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
