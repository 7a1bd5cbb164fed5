#!/bin/sh
# Takes the pictures that software centres show.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "make-screenshots.sh PROGRAM
Lets PROGRAM (a built schott-world) play its demo, then Best Path, and keeps four of their pictures, 1280 x 720, in
packaging/linux/screenshots/. They are checked in, since the description links to them; run this when the game looks different." "$@"
[ $# = 1 ] || fail "expected the game; see --help"
need imagemagick pngquant python3
program=$(realpath "$1")
rm -rf "$work/screenshots"
mkdir -p "$work/screenshots" "$root/packaging/linux/screenshots"
quietly "$work/screenshots.log" "$program" --data "$work/screenshots/data" --demo "$work/screenshots"
(cd "$root/tests/drive" && SCHOTT_WORLD=$program quietly "$work/screenshots.log" python3 -c \
    "import shots; shots.Album('$work/screenshots', '1280x720').best_path()")
for picture in stage-3:stage 1280x720/path:path title:title question:question; do
    out=$root/packaging/linux/screenshots/${picture#*:}.png
    convert "$work/screenshots/${picture%:*}.png" -filter Lanczos -resize 1280x720 -strip "$work/screenshots/small.png"
    pngquant --force --speed 1 --quality 40-98 --output "$out" "$work/screenshots/small.png"
    has "$out"
done
