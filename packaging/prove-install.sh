#!/bin/sh
# Installs the game as README.md says, in empty systems, and plays it to the podium.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "prove-install.sh [--way packages|tarball|source]... [RELEASE]...
Runs the commands of README.md in an empty system of each release (by default, Debian 12 and 13, Ubuntu 24.04 and the newest
Ubuntu): those for the packages, those for the tarball, and ./play; --way limits that to some of them. After each, plays a game of
both kinds to the podium (tests/packages/podium.py) and keeps its picture. Leaves out a release whose archive can't be reached, and
says so in the last line. Needs root, the packages of build-deb.sh and build-tarball.sh in dist/, and for the source the compilers in
the archive. UBUNTU_MIRROR is an address to use instead of Ubuntu's own." "$@"
. "$root/packaging/linux/chroot.sh"
ways=
while [ "${1:-}" = --way ]; do
    ways="$ways $2"
    shift 2
done
if [ $# = 0 ]; then
    need distro-info
    newest=$(ubuntu-distro-info --stable) || fail "this machine doesn't know the newest Ubuntu; please name the releases"
    set -- bookworm trixie noble "$newest"
fi
arch=$(dpkg --print-architecture)
logs=$work/install-logs
at=/home/player/downloads

# The commands of README.md's paragraph that begins with these words; root needs no sudo.
commands_of() {
    sed -n "/^$1/,/^\$/p" "$root/README.md" | tr '\n' ' ' | grep -o '`[^`]*`' | tr -d '`' | sed 's/^sudo //'
}

# NUMBER PARAGRAPH: the command's place in it.
command_of() {
    found=$(commands_of "$2" | sed -n "$1p")
    [ -n "$found" ] || fail "README.md has lost a command about $2"
    echo "$found"
}

run() { # COMMAND
    echo "# $1"
    quietly "$logs/command.log" inside sh -c "cd $at && $1"
}

# WAY GAME LAB: as they are started in there.
play() {
    mkdir -p "$work/proof/install-$release-$1"
    start_script "$work/chroot/install-world" "$2"
    start_script "$work/chroot/install-lab" "$3"
    SCHOTT_WORLD=$work/chroot/install-world SCHOTT_LAB=$work/chroot/install-lab \
        quietly "$logs/podium.log" python3 "$root/tests/packages/podium.py" "$work/proof/install-$release-$1"
    tail -n 1 "$logs/podium.log"
}

by_packages() {
    cp "$dist/schott-world_${version}_$arch.deb" "$dist/schott-world-data_${version}_all.deb" "$system$at/"
    about='\*\*Debian 12 and 13'
    run "$(command_of 1 "$about")"
    in_menu=$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$system/usr/share/applications/schott-world.desktop")
    [ "$in_menu" = "$(command_of 2 "$about")" ] || fail "the menu starts $in_menu"
    play packages "$(as_player sh -c "command -v $in_menu")" "$(as_player sh -c 'command -v schott-lab')"
    run "$(command_of 3 "$about")"
    [ -z "$(find "$system/usr" -name '*schott*')" ] || fail "the packages leave something behind"
}

by_tarball() {
    cp "$dist/schott-world-$version-linux-$(uname -m).tar.gz" "$system$at/"
    run "$(command_of 1 '\*\*Other Linux')"
    folder=$at/$(cd "$system$at" && find . -mindepth 1 -maxdepth 1 -type d -name 'schott-world-*' -printf '%P')
    program=$(command_of 2 '\*\*Other Linux')
    play tarball "$folder/$program" "$folder/schott-lab"
}

# Later starts are the player's own, and find that nothing is missing.
by_source() {
    mkdir "$system$at/source"
    copy_source "$system$at/source"
    run "cd source && ./play --version"
    inside chown -R player:player "$at/source"
    play source "$at/source/play" "$at/source/build/play/src/lab/schott-lab"
}

prove_release() {
    chroot_open "$1" /dev/shm
    echo 'APT::Get::Assume-Yes "true";' >"$system/etc/apt/apt.conf.d/90yes"
    quietly "$logs/update.log" inside apt-get -q update # as a system that somebody uses has done
    as_player mkdir "$at"
    say "$(inside sh -c '. /etc/os-release; echo "$PRETTY_NAME"')"
    for way in ${ways:-packages tarball source}; do
        "by_$way"
    done
    chroot_close
}

is_reached() {
    [ -s "$work/chroot/$1-minbase.tar" ] || sources_of "$1" | head -n 1 | while read -r _ place suite _; do
        /usr/lib/apt/apt-helper download-file "$place/dists/$suite/InRelease" "$logs/reached" >"$logs/reach.log" 2>&1 || exit 1
    done
}

mkdir -p "$logs" "$work/chroot"
proved=
unreached=
for one in "$@"; do
    if is_reached "$one"; then
        (prove_release "$one")
        proved="$proved $one"
    else
        unreached="$unreached $one"
    fi
done
[ -z "$unreached" ] || echo "Not proved, since their archives are out of reach:$unreached"
[ -n "$proved" ] || fail "no archive is reached"
echo "Installed as README.md says, and played to the podium:$proved"
