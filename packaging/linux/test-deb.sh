#!/bin/sh
# Tries the Debian packages in a clean system.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "test-deb.sh [GAME.deb DATA.deb]
Installs the packages (those in dist/, if none are named) in a fresh Debian 12 made with debootstrap, lets the game play its
demo there, asks both programs for their version, removes the packages and compares every file of the system with what
was there before. Needs root and some hundred MiB in the work folder; the bare system is kept there for the next time." "$@"
case $# in
0) set -- "$dist/schott-world_${version}_$(dpkg --print-architecture).deb" "$dist/schott-world-data_${version}_all.deb" ;;
2) ;;
*) fail "expected two packages; see --help" ;;
esac
has "$@"
. "$root/packaging/linux/chroot.sh"
chroot_open

say "what the packages depend on"
depends=$(dpkg-deb -f "$1" Depends | tr ',' '\n' | grep -v schott-world-data | tr '\n' ',' | sed 's/,$//')
quietly "$work/chroot/update.log" inside apt-get -q update
quietly "$work/chroot/depends.log" inside apt-get -q -y --no-install-recommends satisfy "$depends"

# Everything but what dpkg and its logs write about the fact that something was installed.
files_inside() {
    (cd "$system" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./var/log -o -path ./var/cache -o -path ./var/lib/dpkg \
        -o -path ./var/lib/apt \) -prune -o \( -type f -printf '%p %s\n' -o -type l -printf '%p -> %l\n' -o -type d -printf '%p/\n' \) |
        sort)
}

say "installing"
files_inside >"$work/chroot/before"
cp "$@" "$system/tmp/"
quietly "$work/chroot/install.log" inside dpkg -i "/tmp/$(basename "$2")" "/tmp/$(basename "$1")"
[ "$(inside schott-world --version)" = "SCHOTT World $version" ] || fail "schott-world does not tell its version"
[ "$(inside schott-lab --version)" = "schott-lab $version" ] || fail "schott-lab does not tell its version"
inside schott-lab simulate --players easy,medium --games 5 --track short >/dev/null || fail "schott-lab does not find its boards"

say "as at a stand"
kiosk=/usr/share/schott-world/kiosk
inside test -x $kiosk/install.sh -a -x $kiosk/session -a -x $kiosk/drive || fail "a script of the stand cannot be run"
inside $kiosk/install.sh --root /tmp/stand
has "$system/tmp/stand/etc/systemd/system/schott-kiosk.service" "$system/tmp/stand/etc/schott-world/kiosk.ini"
echo 314159 | as_player schott-world --set-pin --config $kiosk/kiosk.ini --data /tmp/data >/dev/null
has "$system/tmp/data/operator-pin"
printf 'wait 2000\nscene\nquit\n' |
    as_player env SDL_AUDIODRIVER=dummy schott-world --kiosk --config $kiosk/kiosk.ini --driver --data /tmp/data >"$work/chroot/kiosk.log"
grep -q '"scene":"attract"' "$work/chroot/kiosk.log" || fail "the stand does not show itself; see $work/chroot/kiosk.log"

say "playing the demo"
as_player mkdir /tmp/demo
quietly "$work/chroot/demo.log" as_player schott-world --data /tmp/data --demo /tmp/demo
has "$system/tmp/demo/victory.png"

say "removing"
quietly "$work/chroot/remove.log" inside dpkg --purge schott-world schott-world-data
files_inside >"$work/chroot/after"
diff "$work/chroot/before" "$work/chroot/after" || fail "that is left of the packages"
[ ! -e "$system/usr/share/schott-world" ] || fail "the data's folder is left"
echo "Installed in a clean Debian 12, played the demo ($(find "$system/tmp/demo" -name '*.png' | wc -l) pictures), removed without a trace."
