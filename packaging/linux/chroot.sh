# A clean Debian or Ubuntu to try packages in. Sourced after common.sh.

. "$root/packaging/sources.sh"

system=$work/chroot/$(basename "$0" .sh)

chroot_close() {
    for mounted in $(cut -d ' ' -f 2 /proc/mounts | grep "^$system/" | sort -r); do
        umount "$mounted" || return # else what is mounted there would be removed with it
    done
    rm -rf "$system"
}

# sources_of RELEASE: its lists of packages. Debian's are those this machine gets its own packages from; Ubuntu's are at
# UBUNTU_MIRROR.
sources_of() {
    case $1 in
    bookworm | trixie)
        # shellcheck disable=SC2016
        apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
            sort -u | sed -n "s/ bookworm/ $1/p"
        ;;
    *)
        for suite in "$1" "$1-updates" "$1-security"; do
            echo "deb ${UBUNTU_MIRROR:-http://archive.ubuntu.com/ubuntu} $suite main universe"
        done
        ;;
    esac
}

# keyring_of RELEASE: what its lists are signed with is then in $keyring; Ubuntu's is in the next Debian.
keyring_of() {
    case $1 in
    bookworm | trixie) keyring=/usr/share/keyrings/debian-archive-keyring.gpg ;;
    *)
        folder=$work/sources/ubuntu-keyring
        mkdir -p "$folder"
        prepare_sources trixie
        keyring=$folder/usr/share/keyrings/ubuntu-archive-keyring.gpg
        [ -f "$keyring" ] || (cd "$folder" && quietly "$folder/fetch.log" apt_here download ubuntu-keyring && dpkg-deb -x ./*.deb .)
        ;;
    esac
}

# bare_system RELEASE: as small as there is, in $bare, and kept for the next time.
bare_system() {
    need mmdebstrap
    keyring_of "$1"
    [ -n "$(sources_of "$1")" ] || fail "this machine's package lists name no Debian 12"
    bare=$work/chroot/$1-minbase.tar
    mkdir -p "$work/chroot/$1-packages"
    [ ! -s "$bare" ] || return 0
    say "an empty $1"
    sources_of "$1" >"$work/chroot/$1.list"
    quietly "$work/chroot/$1.log" mmdebstrap --variant=minbase --include=apt --format=tar --keyring="$keyring" \
        "$1" "$bare.new" "$work/chroot/$1.list"
    mv "$bare.new" "$bare"
}

# chroot_open RELEASE [FOLDER...]: makes the system in $system; it is gone when the script ends. Inside, each FOLDER of this
# machine lies under the same name.
chroot_open() {
    release=$1
    shift
    [ "$(id -u)" = 0 ] || fail "a chroot needs root"
    chroot_close
    bare_system "$release"
    mkdir "$system"
    trap chroot_close EXIT
    tar -C "$system" -xf "$bare"
    mount -t proc proc "$system/proc"
    mount --bind "$work/chroot/$release-packages" "$system/var/cache/apt/archives"
    for shared in "$@"; do
        mkdir -p "$shared" "$system$shared"
        mount --bind "$shared" "$system$shared"
    done
    cp "$keyring" "$system/etc/apt/archive.gpg"
    rm -f "$system"/etc/apt/sources.list.d/*
    sources_of "$release" | sed 's|^deb |deb [signed-by=/etc/apt/archive.gpg] |' >"$system/etc/apt/sources.list"
    cp /etc/resolv.conf /etc/hosts "$system/etc/" 2>/dev/null || true
    inside useradd -m player
}

inside() {
    chroot "$system" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/home/player LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

as_player() {
    inside runuser -u player -- "$@"
}

# start_script FILE [PROGRAM]: a script that starts PROGRAM, else the one that its first word is, in there for the player,
# with the environment it is itself started with. It stays one process, so killing it kills the program.
start_script() {
    cat >"$1" <<SCRIPT
#!/bin/sh
program='${2:-}'
if [ -z "\$program" ]; then
    program=\${1#'$system'}
    shift
fi
folder=/
case \$PWD in
/dev/shm/*)
    # What was put into this folder meanwhile becomes the player's.
    chown -R --reference='$system/home/player' "\$PWD"
    folder=\$PWD
    ;;
esac
HOME=/home/player exec chroot --userspec=player:player '$system' /usr/bin/env -C "\$folder" "\$program" "\$@"
SCRIPT
    chmod +x "$1"
}
