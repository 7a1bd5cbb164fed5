#!/bin/sh
# Tries the Debian packages in a clean system.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "test-deb.sh [--release bookworm|trixie] [GAME.deb DATA.deb]
Installs the packages (by default, those in dist/) in a clean Debian of the release given, or of both. There, checks what the
program draws, plays whole games and continues after kill -9 (tests/packages/prove.py), and runs the unit tests, if build-deb.sh
left them, with that system's libraries. Then removes the packages and compares every file of the system with what was there before.
Needs root and a few hundred MiB in the work folder, where it keeps the bare systems for the next time." "$@"
releases="bookworm trixie"
if [ "${1:-}" = --release ]; then
    releases=$2
    shift 2
fi
case $# in
0) set -- "$dist/schott-world_${version}_$(dpkg --print-architecture).deb" "$dist/schott-world-data_${version}_all.deb" ;;
2) ;;
*) fail "expected two packages; see --help" ;;
esac
has "$@"
table=$(dirname "$1")/schott-world-table_${version}_$(dpkg --print-architecture).deb
. "$root/packaging/linux/chroot.sh"
. "$root/packaging/prove.sh"
logs=$work/deb-logs
mkdir -p "$logs"

# What the packages depend on comes first, so that all that is seen to come and go later is theirs.
prepare() {
    chroot_open "$1" /dev/shm "$work/deb"
    say "what the packages depend on, in $1"
    depends=$(dpkg-deb -f "$2" Depends | tr ',' '\n' | grep -v schott-world-data | tr '\n' ',' | sed 's/,$//')
    quietly "$logs/update.log" inside apt-get -q update
    quietly "$logs/depends.log" inside apt-get -q -y --no-install-recommends satisfy "$depends"
    if is_of_table "$1"; then
        depends=$(dpkg-deb -f "$table" Depends | tr ',' '\n' | grep -v schott-world-data | tr '\n' ',' | sed 's/,$//')
        quietly "$logs/table-depends.log" inside apt-get -q -y --no-install-recommends satisfy "$depends"
    fi
    # The tests' own framework.
    quietly "$logs/subunit.log" inside apt-get -q -y --no-install-recommends install libsubunit0
}

# The host of tables is for the release that it was built on.
is_of_table() {
    [ -f "$table" ] && (. /etc/os-release && [ "$VERSION_CODENAME" = "$1" ])
}

# It is installed without the game, and hosts a game to its end.
table_inside() {
    say "hosting tables"
    cp "$table" "$system/tmp/"
    quietly "$logs/table-install.log" inside dpkg -i "/tmp/$(basename "$table")"
    has "$system/etc/schott-table/table.ini" "$system/lib/systemd/system/schott-table.service"
    [ "$(inside schott-table --version)" = "schott-table $version" ] || fail "schott-table does not tell its version"
    python3 "$root/packaging/check_hardening.py" "$system/usr/sbin/schott-table"
    start_script "$work/chroot/deb-table" /usr/sbin/schott-table
    chmod 755 "$work/chroot/deb-table"
    python3 "$root/tests/packages/host.py" "$work/chroot/deb-table"
    quietly "$logs/table-remove.log" inside dpkg --purge schott-world-table
}

# Everything but what dpkg and its logs write about the fact that something was installed, and but what is the player's.
files_inside() {
    (cd "$system" && find . -xdev \( -path ./proc -o -path ./home -o -path ./tmp -o -path ./dev/shm -o -path ".$work" -o -path ./var/log \
        -o -path ./var/cache -o -path ./var/lib/dpkg -o -path ./var/lib/apt \) -prune -o \
        \( -type f -printf '%p %s\n' -o -type l -printf '%p -> %l\n' -o -type d -printf '%p/\n' \) | sort)
}

install_packages_inside() {
    cp "$@" "$system/tmp/"
    quietly "$logs/install.log" inside dpkg -i "/tmp/$(basename "$2")" "/tmp/$(basename "$1")"
    [ "$(inside schott-world --version)" = "$brand $version" ] || fail "schott-world does not tell its version"
    [ "$(inside schott-lab --version)" = "schott-lab $version" ] || fail "schott-lab does not tell its version"
    inside schott-lab simulate --players easy,medium --games 5 --track short >/dev/null ||
        fail "schott-lab does not find its boards"
    python3 "$root/packaging/check_hardening.py" "$system/usr/games/schott-world" "$system/usr/games/schott-lab"
}

stand_inside() {
    say "as at a stand"
    kiosk=/usr/share/schott-world/kiosk
    inside test -x $kiosk/install.sh -a -x $kiosk/session -a -x $kiosk/start -a -x $kiosk/drives || fail "a script of the stand cannot be run"
    inside $kiosk/install.sh --root /tmp/stand
    has "$system/tmp/stand/etc/systemd/system/schott-kiosk.service" "$system/tmp/stand/etc/schott-world/kiosk.ini"
    echo 314159 | as_player schott-world --set-pin --config $kiosk/kiosk.ini --data /tmp/data >/dev/null
    has "$system/tmp/data/operator-pin"
    printf 'wait 2000\nscene\nquit\n' |
        as_player env SDL_AUDIODRIVER=dummy schott-world --kiosk --config $kiosk/kiosk.ini --driver --data /tmp/data >"$logs/kiosk.log"
    grep -q '"scene":"attract"' "$logs/kiosk.log" || fail "the stand does not show itself; see $logs/kiosk.log"
}

prove_inside() {
    cp "$root/packaging/linux/debian/tests/plays" "$system/tmp/"
    quietly "$logs/autopkgtest.log" as_player sh /tmp/plays
    start_script "$work/chroot/deb-world" /usr/games/schott-world
    start_script "$work/chroot/deb-lab" /usr/games/schott-lab
    prove "deb-$1" "$work/chroot/deb-world" "$work/chroot/deb-lab"
    build=$(find "$work/deb/schott-world-$version" -maxdepth 1 -name 'obj-*' 2>/dev/null | head -n 1)
    [ -n "$build" ] || return 0
    start_script "$work/chroot/deb-test"
    unit_tests "deb-$1" "$build" --assets /usr/share/schott-world --locale /usr/share/schott-world/locale \
        --skip i18n --skip gfx-sheet -- "$work/chroot/deb-test"
}

remove_packages_inside() {
    say "removing"
    quietly "$logs/remove.log" inside dpkg --purge schott-world schott-world-data
    files_inside >"$logs/after"
    diff "$logs/before" "$logs/after" || fail "that is left of the packages"
    [ ! -e "$system/usr/share/schott-world" ] || fail "the data's folder is left"
}

for release in $releases; do
    prepare "$release" "$1"
    files_inside >"$logs/before"
    say "installing"
    install_packages_inside "$@"
    stand_inside
    if is_of_table "$release"; then
        table_inside
    fi
    prove_inside "$release"
    remove_packages_inside
    echo "Installed, proved and removed without a trace in a clean Debian, $release."
done
