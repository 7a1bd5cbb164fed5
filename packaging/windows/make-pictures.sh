#!/bin/sh
# Draws the picture at the side of the installer's first and last page.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "make-pictures.sh FOLDER
Writes FOLDER/side.bmp from the game's own art, in exactly the size that the installer shows: it scales pictures badly." "$@"
[ $# = 1 ] || fail "which folder? --help says more"

need librsvg2-bin imagemagick
out=$1
art=$root/assets/art
parts=$work/pictures
mkdir -p "$out" "$parts"

# part NAME WIDTH DRAWING [OPTION...]: a drawing as a picture that wide, with ImageMagick's options on it.
part() {
    part_name=$1
    rsvg-convert -w "$2" "$art/$3.svg" -o "$parts/$part_name.png"
    shift 3
    [ $# = 0 ] || convert "$parts/$part_name.png" -background none "$@" "$parts/$part_name.png"
}

# card NAME NUMBER DEGREES: the numerals are the game's own type, as on the table.
card() {
    part "$1" 240 "cards/number_$2" -font "$root/assets/fonts/league-spartan-bold.otf" -fill '#0b1033' \
        -pointsize 74 -gravity NorthWest -annotate "+$4+20" "$2" \
        -pointsize 44 -gravity SouthEast -annotate +22+16 "$2" -gravity Center -resize 50% -rotate "$3"
}

part logo 288 ui/logo_stacked
card first 11 -14 22
card second 30 -2 14
card third 47 11 14
part flask 136 figurines/flask_cheer
part lens 112 figurines/lens_stand
part vial 112 figurines/vial_stand
part fibre 140 figurines/fibre_cheer

# The beam is the light that falls on the game's own table.
convert -size 328x628 gradient:'#1d5492-#071a44' \
    \( -size 328x628 xc:none -fill '#7cc4ff30' -draw 'polygon 236,0 328,0 60,628 -110,628' -blur 0x22 \) -composite \
    "$parts/logo.png" -geometry +20+28 -composite \
    "$parts/first.png" -geometry +10+196 -composite \
    "$parts/second.png" -geometry +92+180 -composite \
    "$parts/third.png" -geometry +172+192 -composite \
    "$parts/vial.png" -geometry +140+388 -composite \
    "$parts/lens.png" -geometry +72+398 -composite \
    "$parts/flask.png" -geometry +-6+424 -composite \
    "$parts/fibre.png" -geometry +184+438 -composite \
    -alpha off -filter Lanczos -resize 164x314 -type TrueColor "BMP3:$out/side.bmp"
has "$out/side.bmp"
