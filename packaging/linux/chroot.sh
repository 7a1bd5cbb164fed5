# A clean Debian 12 to try packages in. Sourced after common.sh.

bare=$work/chroot/bookworm.tar
system=$work/chroot/$(basename "$0" .sh)

chroot_close() {
    umount "$system/proc" 2>/dev/null || true
    rm -rf "$system"
}

# Makes the system in $system; it is gone when the script ends. The bare one is kept for the next time.
chroot_open() {
    [ "$(id -u)" = 0 ] || fail "a chroot needs root"
    need debootstrap
    # The places this machine gets its own packages from.
    # shellcheck disable=SC2016
    places=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
        sort -u | grep ' bookworm' || true)
    [ -n "$places" ] || fail "this machine's package lists name no Debian 12"
    mkdir -p "$work/chroot"
    chroot_close
    if [ ! -s "$bare" ]; then
        say "debootstrap bookworm"
        quietly "$work/chroot/debootstrap.log" debootstrap --variant=minbase bookworm "$system" \
            "$(echo "$places" | sed -n 's/ bookworm main$//p' | head -n 1)"
        tar -C "$system" -cf "$bare.new" .
        mv "$bare.new" "$bare"
        rm -rf "$system"
    fi
    mkdir "$system"
    trap chroot_close EXIT
    tar -C "$system" -xf "$bare"
    mount -t proc proc "$system/proc"
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
