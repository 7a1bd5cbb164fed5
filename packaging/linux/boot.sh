# A Debian that has booted with its own systemd, in namespaces of its own. Sourced after chroot.sh.

# In new namespaces: what a container gives its init.
cat_init() {
    cat <<'INIT'
set -eu
system=$1
mount --make-rprivate /
mount --bind "$system" "$system"
mount --make-rshared "$system" # as systemd has it: what is mounted later is seen by services too
mount -t proc proc "$system/proc"
mount --bind "$system/proc/sys" "$system/proc/sys"
mount -o remount,bind,ro "$system/proc/sys"
mount -t sysfs sysfs "$system/sys"
mount -t cgroup2 cgroup2 "$system/sys/fs/cgroup"
mount -t tmpfs -o mode=755 tmpfs "$system/run"
mount -t tmpfs -o mode=755 tmpfs "$system/dev"
mkdir "$system/dev/pts" "$system/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$system/dev/pts"
mount -t tmpfs tmpfs "$system/dev/shm"
while read -r name major minor; do
    mknod -m 666 "$system/dev/$name" c "$major" "$minor"
done <<NODES
null 1 3
zero 1 5
full 1 7
random 1 8
urandom 1 9
tty 5 0
tty0 4 0
tty1 4 1
NODES
ln -s /proc/self/fd "$system/dev/fd"
ln -s pts/ptmx "$system/dev/ptmx"
: >"$system/dev/console"
exec env -i container=stand PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$system" /lib/systemd/systemd --log-target=journal
INIT
}

init=
loop=
boot() {
    cat_init >"$work/stand-init"
    unshare --mount --pid --fork --cgroup --uts --ipc sh "$work/stand-init" "$system" </dev/null >"$work/stand-boot.log" 2>&1 &
    outside=$!
    within 20 "nothing boots; see $work/stand-boot.log" is_up
}

is_up() {
    init=$(tr -d ' ' <"/proc/$outside/task/$outside/children" 2>/dev/null)
    [ -n "$init" ] && on_stand systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded'
}

shut_down() {
    if [ -n "$init" ]; then
        kill -s KILL "$init" 2>/dev/null || true # all that is in there goes with it
        wait "$outside" 2>/dev/null || true
    fi
    init=
    [ -z "$loop" ] || losetup -d "$loop" 2>/dev/null || true # while it was mounted it stayed
    chroot_close
}

# COMMAND...: in the machine.
on_stand() {
    nsenter --target "$init" --mount --pid --cgroup --uts --ipc --root --wdns=/root /usr/bin/env -i HOME=/root LC_ALL=C.UTF-8 \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"
}

# SECONDS COMPLAINT COMMAND...
within() {
    seconds=$1
    complaint=$2
    shift 2
    while ! "$@"; do
        seconds=$((seconds - 1))
        [ "$seconds" -gt 0 ] || fail "$complaint"
        sleep 1
    done
}

# RELEASE: the bare system with what a machine boots with, in $system; gone when the script ends.
boot_open() {
    chroot_open "$1"
    trap shut_down EXIT
    inside mkdir -p /root
    echo 'APT::Get::Assume-Yes "true";' >"$system/etc/apt/apt.conf.d/90yes"
    quietly "$work/stand-apt.log" inside apt-get -q update
    quietly "$work/stand-apt.log" inside apt-get -q -y --no-install-recommends install systemd-sysv udev kmod procps
    umount "$system/proc"
}

is_active() {
    [ "$(on_stand systemctl show --property=ActiveState --value "$1")" = active ]
}

# WLR_BACKEND: in place of a screen.
screen() {
    mkdir -p "$system/etc/systemd/system/schott-kiosk.service.d"
    printf '[Service]\nEnvironment=WLR_BACKENDS=libinput,%s WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman SDL_AUDIODRIVER=dummy\n' \
        "$1" >"$system/etc/systemd/system/schott-kiosk.service.d/no-screen.conf"
    on_stand systemctl daemon-reload
}

game() {
    on_stand pgrep -x schott-world
}

# WHAT RELEASE...: runs prove_release for each; what it prints is kept.
prove_each() {
    what=$1
    shift
    mkdir -p "$root/build"
    for release in "$@"; do
        transcript=$root/build/$what-$release.txt
        say "$release: $transcript"
        (prove_release "$release") >"$transcript" 2>&1 || {
            tail -n 20 "$transcript" >&2
            fail "a $what on $release fails"
        }
        grep -- '^---' "$transcript"
    done
    echo "A $what was set up by its guide, and held, on: $*"
}
