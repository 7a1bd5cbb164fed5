#!/bin/sh
# Tries the portable tarball in a clean system without SDL.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "test-tarball.sh [FILE.tar.gz]
Unpacks the tarball (the one in dist/, if none is named) in a bare Debian 12 made with debootstrap, moves its folder, and lets
the game play its demo from there. Needs root; the bare system is kept in the work folder for the next time." "$@"
case $# in
0) set -- "$dist/schott-world-$version-linux-$(uname -m).tar.gz" ;;
1) ;;
*) fail "expected one file; see --help" ;;
esac
has "$1"
. "$root/packaging/linux/chroot.sh"
chroot_open

[ -z "$(find "$system/usr/lib" -name 'libSDL*')" ] || fail "the clean system has SDL"
as_player mkdir -p "/tmp/some where" /tmp/demo
tar -C "$system/tmp/some where" --strip-components=1 -xzf "$1"
[ "$(as_player "/tmp/some where/schott-world" --version)" = "SCHOTT World $version" ] || fail "it does not start"
quietly "$work/chroot/demo.log" as_player "/tmp/some where/schott-world" --data /tmp/data --demo /tmp/demo
has "$system/tmp/demo/victory.png"
as_player "/tmp/some where/schott-lab" simulate --players easy,medium --games 5 --track short >/dev/null ||
    fail "schott-lab does not find its boards"
echo "Started on a system without SDL and played the demo ($(find "$system/tmp/demo" -name '*.png' | wc -l) pictures)."
