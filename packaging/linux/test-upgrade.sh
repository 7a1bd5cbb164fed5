#!/bin/sh
# An upgrade from an older package keeps settings and games.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "test-upgrade.sh [--from COMMIT]
Builds the Debian packages and the tarball of COMMIT (by default, the first one that kept settings and games). Installs them in a
clean Debian 12, plays with them, upgrades to those in dist/, and checks that nothing was lost. Then gives the old and the new
program a file from a later version. Needs root and the project's history." "$@"
from=4c8ebe3
while [ $# -gt 0 ]; do
    case $1 in
    --from) from=$2 && shift ;;
    *) unknown_option "$1" ;;
    esac
    shift
done
arch=$(dpkg --print-architecture)
machine=$(uname -m)
new_game=$dist/schott-world_${version}_$arch.deb
new_data=$dist/schott-world-data_${version}_all.deb
new_tarball=$dist/schott-world-$version-linux-$machine.tar.gz
has "$new_game" "$new_data" "$new_tarball"
. "$root/packaging/linux/chroot.sh"

# The older ones, by their own scripts; only the bundled libraries are those that are built already.
old=$work/upgrade/$from
if [ ! -f "$old/built" ]; then
    rm -rf "$old"
    mkdir -p "$old/source" "$old/work/libraries"
    git -c safe.directory="$root" -C "$root" archive "$from" | tar -x -C "$old/source"
    cp -R "$work/prefix-linux" "$old/prefix"
    SOURCE_DATE_EPOCH=$(git -c safe.directory="$root" -C "$root" log -1 --format=%ct "$from")
    # Its copy of the source is no part of this repository.
    export SOURCE_DATE_EPOCH SCHOTT_PACKAGE_WORK="$old/work" SCHOTT_PACKAGE_DIST="$old/dist" GIT_CEILING_DIRECTORIES="$old"
    say "the Debian packages of $from"
    need libunibreak-dev libstb-dev
    quietly "$old/deb.log" "$old/source/packaging/linux/build-deb.sh" --no-lintian
    say "the tarball of $from"
    quietly "$old/tarball.log" "$old/source/packaging/linux/build-tarball.sh" --prefix "$old/prefix"
    rm -rf "$old/work"
    touch "$old/built"
fi

chroot_open bookworm /dev/shm
shared=$(mktemp -d /dev/shm/schott-upgrade-XXXXXX)
trap 'chroot_close; rm -rf "$shared"' EXIT
chmod 777 "$shared"
logs=$work/upgrade/logs

# step GAME LAB WORD...: upgrade.py with these programs.
step() {
    start_script "$work/chroot/upgrade-world" "$1"
    start_script "$work/chroot/upgrade-lab" "$2"
    shift 2
    SCHOTT_WORLD=$work/chroot/upgrade-world SCHOTT_LAB=$work/chroot/upgrade-lab \
        quietly "$logs/step.log" python3 "$root/tests/packages/upgrade.py" "$@"
}

# meet_the_future NAME GAME LAB
meet_the_future() {
    mkdir -m 777 "$shared/$1"
    step "$2" "$3" refuse "$shared/$1"
}

say "the Debian packages"
quietly "$logs/update.log" inside apt-get -q update
mkdir "$system/tmp/old" "$system/tmp/new"
cp "$old"/dist/*.deb "$system/tmp/old/"
quietly "$logs/old.log" inside sh -c 'apt-get -q -y --no-install-recommends install /tmp/old/*.deb'
mkdir -m 777 "$shared/deb"
step /usr/games/schott-world /usr/games/schott-lab leave "$shared/deb" "$shared/note"
meet_the_future deb-older /usr/games/schott-world /usr/games/schott-lab
before=$(sha256sum <"$system/usr/games/schott-world")
cp "$new_game" "$new_data" "$system/tmp/new/"
quietly "$logs/new.log" inside sh -c 'apt-get -q -y --no-install-recommends --reinstall install /tmp/new/*.deb'
[ "$(sha256sum <"$system/usr/games/schott-world")" != "$before" ] || fail "nothing was upgraded"
step /usr/games/schott-world /usr/games/schott-lab find "$shared/deb" "$shared/note"
meet_the_future deb-newer /usr/games/schott-world /usr/games/schott-lab

say "the tarball"
folder=/home/player/game
unpack() {
    rm -rf "${system:?}$folder"
    mkdir "$system$folder"
    tar -C "$system$folder" --strip-components=1 -xzf "$1"
}
mkdir -m 777 "$shared/tarball"
unpack "$(find "$old/dist" -name '*.tar.gz')"
step "$folder/schott-world" "$folder/schott-lab" leave "$shared/tarball" "$shared/note"
meet_the_future tarball-older "$folder/schott-world" "$folder/schott-lab"
unpack "$new_tarball"
step "$folder/schott-world" "$folder/schott-lab" find "$shared/tarball" "$shared/note"
meet_the_future tarball-newer "$folder/schott-world" "$folder/schott-lab"
echo "Packages of $from were upgraded and lost nothing; a file from the future was left alone."
