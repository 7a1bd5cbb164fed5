#!/bin/sh
# Tries the portable tarball in a clean system without SDL.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "test-tarball.sh [FILE.tar.gz]
Unpacks the tarball (by default, the one in dist/) in a bare Debian 12 and moves its folder. There, checks what the program draws,
plays whole games and continues after kill -9 (tests/packages/prove.py), runs the unit tests, if build-tarball.sh left them, with the
tarball's libraries, and checks that the programs are hardened. Needs root; keeps the bare system in the work folder for the next
time." "$@"
case $# in
0) set -- "$dist/schott-world-$version-linux-$(uname -m).tar.gz" ;;
1) ;;
*) fail "expected one file; see --help" ;;
esac
has "$1"
. "$root/packaging/linux/chroot.sh"
. "$root/packaging/prove.sh"
chroot_open bookworm /dev/shm "$work/tarball"

[ -z "$(find "$system/usr/lib" -name 'libSDL*')" ] || fail "the clean system has SDL"
folder="/tmp/some where"
as_player mkdir -p "$folder"
tar -C "$system$folder" --strip-components=1 -xzf "$1"
[ "$(as_player "$folder/schott-world" --version)" = "$brand $version" ] || fail "it does not start"
as_player "$folder/schott-lab" simulate --players easy,medium --games 5 --track short >/dev/null ||
    fail "schott-lab does not find its boards"
python3 "$root/packaging/check_hardening.py" "$system$folder/schott-world" "$system$folder/schott-lab" "$system$folder"/lib/*

start_script "$work/chroot/tarball-world" "$folder/schott-world"
start_script "$work/chroot/tarball-lab" "$folder/schott-lab"
prove tarball "$work/chroot/tarball-world" "$work/chroot/tarball-lab"

build=$work/tarball/build
if [ -f "$build/build.ninja" ]; then
    # Beside the game, so that they find its libraries and its assets as it does itself.
    start_script "$work/chroot/tarball-test"
    unit_tests tarball "$build" --beside "$system$folder" --assets "$folder/assets" --locale "$folder/locale" \
        --skip i18n --skip gfx-sheet -- "$work/chroot/tarball-test"
fi
echo "The tarball is proved on a system without SDL."
