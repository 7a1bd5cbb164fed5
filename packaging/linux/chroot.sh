# A clean Debian to try packages in. Sourced after common.sh.

system=$work/chroot/$(basename "$0" .sh)

chroot_close() {
    for mounted in $(cut -d ' ' -f 2 /proc/mounts | grep "^$system/" | sort -r); do
        umount "$mounted" || return # else what is mounted there would be removed with it
    done
    rm -rf "$system"
}

# chroot_open RELEASE [FOLDER...]: makes the system in $system; it is gone when the script ends. The bare one and its
# packages are kept for the next time. Inside, each FOLDER of this machine lies under the same name.
chroot_open() {
    release=$1
    shift
    [ "$(id -u)" = 0 ] || fail "a chroot needs root"
    need debootstrap
    # The places this machine gets its own packages from.
    # shellcheck disable=SC2016
    places=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
        sort -u | sed -n "s/ bookworm/ $release/p")
    [ -n "$places" ] || fail "this machine's package lists name no Debian 12"
    bare=$work/chroot/$release.tar
    mkdir -p "$work/chroot/$release-packages"
    chroot_close
    if [ ! -s "$bare" ]; then
        say "debootstrap $release"
        quietly "$work/chroot/debootstrap.log" debootstrap --variant=minbase "$release" "$system" \
            "$(echo "$places" | sed -n "s/ $release main\$//p" | head -n 1)"
        tar -C "$system" -cf "$bare.new" .
        mv "$bare.new" "$bare"
        rm -rf "$system"
    fi
    mkdir "$system"
    trap chroot_close EXIT
    tar -C "$system" -xf "$bare"
    mount -t proc proc "$system/proc"
    mount --bind "$work/chroot/$release-packages" "$system/var/cache/apt/archives"
    for shared in "$@"; do
        mkdir -p "$shared" "$system$shared"
        mount --bind "$shared" "$system$shared"
    done
    echo "$places" | sed 's/^/deb /' >"$system/etc/apt/sources.list"
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
