#!/bin/sh
# Follows the guide in a Debian that has booted.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "prove-stand.sh [bookworm|trixie]...
Boots a fresh Debian (both releases, if none is named) with its own systemd in namespaces of its own, runs the commands of
README.md in it from top to bottom and keeps what they print in build/stand-RELEASE.txt. The screen is one that nobody
sees; everything else is as at a stand: seatd, cage, Xwayland, the game and the restrictions of its service. Then tries what a
stand has to survive. Needs root, and the packages of build-deb.sh in dist/." "$@"
[ $# -gt 0 ] || set -- bookworm trixie
. "$root/packaging/linux/chroot.sh"
need debootstrap dosfstools
arch=$(dpkg --print-architecture)
has "$dist/schott-world_${version}_$arch.deb" "$dist/schott-world-data_${version}_all.deb"
pin=314159

# --- a machine --------------------------------------------------------------------------------------------------------

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

# --- the guide --------------------------------------------------------------------------------------------------------

# The commands of README.md: every line of a block that is set off, up to the part about Windows.
commands() {
    sed '/^## Setting up a Windows machine/,$d' "$root/packaging/kiosk/README.md" | sed -n 's/^ \{4,\}\([a-z/].*\)/\1/p'
}

why_not() { # COMMAND: what a container has not
    case $1 in
    *grub*) echo "there is no boot loader here" ;;
    *usbguard*) echo "there is no USB here" ;;
    esac
}

follow_guide() {
    commands >"$work/stand-commands"
    [ "$(wc -l <"$work/stand-commands")" -ge 15 ] || fail "the guide has lost its commands"
    while read -r command <&3; do
        printf '# %s\n' "$command"
        reason=$(why_not "$command")
        if [ -n "$reason" ]; then
            echo "(not run: $reason)"
            continue
        fi
        case $command in
        *--restore-backup*) make_backup "$command" ;;
        esac
        printf '%s\n%s\n' $pin $pin | on_stand sh -c "$command" 2>&1 || fail "\"$command\" failed; see $transcript"
    done 3<"$work/stand-commands"
}

# The backup that the guide restores: that of last night has another name, and is not there yet.
make_backup() {
    backup=$system${1##* }
    on_stand install -d -o schott-kiosk -g schott-kiosk "$(dirname "${1##* }")"
    cp "$system/var/lib/schott-kiosk/games/schott-world.sqlite" "$backup"
    chown --reference="$system/var/lib/schott-kiosk" "$backup"
}

# --- what a stand survives --------------------------------------------------------------------------------------------

is_active() {
    [ "$(on_stand systemctl show --property=ActiveState --value "$1")" = active ]
}

game() {
    on_stand pgrep -x schott-world
}

log() {
    cat "$system/var/lib/schott-kiosk/games/log/schott-world.log"
}

stays_up() {
    say "the watchdog hears it"
    is_active schott-kiosk || fail "it does not run"
    before=$(game)
    sleep 25
    [ "$(game)" = "$before" ] || fail "it was started again within 25 seconds"
}

comes_back() {
    say "the game is killed"
    before=$(game)
    on_stand kill -s KILL "$before"
    within 30 "it does not come back" came_back
    say "the compositor is killed"
    before=$(game)
    on_stand pkill -KILL -x cage
    within 30 "it does not come back" came_back
    within 30 "nothing says why" says "The display has gone"
}

came_back() {
    is_active schott-kiosk && now=$(game) && [ "$now" != "$before" ]
}

says() {
    log | grep -q "$1"
}

# A disk of its own that udev takes for a USB drive, in both of the kinds that are mounted.
drives_come_only_with_the_panel() {
    say "drives"
    truncate -s 40M "$work/stand-drive"
    mkfs.vfat -n 'MESSE 3' "$work/stand-drive" >/dev/null
    loop=$(losetup --find --show "$work/stand-drive") || { echo "skipped: no loop device"; return 0; }
    name=${loop##*/}
    on_stand mknod -m 660 "/dev/$name" b 7 "${name#loop}" 2>/dev/null || true
    echo "SUBSYSTEM==\"block\", KERNEL==\"$name\", ENV{ID_BUS}=\"usb\", ENV{ID_FS_USAGE}=\"filesystem\", ENV{ID_FS_TYPE}=\"vfat\", ENV{ID_FS_LABEL}=\"MESSE_3\", TAG+=\"systemd\", ENV{SYSTEMD_READY}=\"1\"" \
        >"$system/etc/udev/rules.d/99-z-drive.rules"
    grep -qw vfat /proc/filesystems || pretend_vfat
    on_stand udevadm control --reload
    on_stand udevadm trigger --settle --action=add "/sys/class/block/$name"
    on_stand systemctl daemon-reload # in a container no news of devices comes
    place=/media/schott-kiosk/MESSE_3-$name
    sleep 3
    ! on_stand mountpoint -q "$place" || fail "a drive is mounted though nobody wants it"
    mark on
    within 20 "the drive is not mounted while the panel is open" on_stand mountpoint -q "$place"
    seen=$(game)
    on_stand nsenter --wdns=/ --target "$seen" --mount --root runuser -u schott-kiosk -- sh -c "echo figures >$place/figures.csv" ||
        fail "the game cannot write to the drive"
    ! on_stand nsenter --wdns=/ --target "$seen" --mount --root sh -c "cp /bin/true $place/run && $place/run" 2>/dev/null || fail "what is on a drive can be run"
    mark off
    within 20 "the drive stays mounted" not_mounted
    [ ! -e "$system$place" ] || fail "its folder stays"
    losetup -d "$loop"
}

# mount asks this program first.
pretend_vfat() {
    echo "(this kernel has no FAT: memory is mounted in its place)"
    cat >"$system/sbin/mount.vfat" <<'HELPER'
#!/bin/sh
# mount.vfat DEVICE PLACE -o OPTIONS
exec mount -i -t tmpfs -o "$(echo "$4" | sed 's/umask=0077/mode=0700/')" "$1" "$2"
HELPER
    chmod +x "$system/sbin/mount.vfat"
}

not_mounted() {
    ! on_stand mountpoint -q "$place"
}

mark() { # on|off: as the game does it
    if [ "$1" = on ]; then
        on_stand runuser -u schott-kiosk -- touch /run/schott-kiosk/panel
    else
        on_stand rm /run/schott-kiosk/panel
    fi
}

gives_up_for_a_while() {
    say "a screen that is not there"
    on_stand systemctl stop schott-kiosk
    [ "$(on_stand systemctl show --property=ActiveState --value schott-kiosk)" = inactive ] || fail "it does not stop well"
    screen no-such-screen
    on_stand systemctl start --no-block schott-kiosk
    within 90 "it is tried for ever" is_activating schott-kiosk-later
    on_stand systemctl stop schott-kiosk
    ! is_activating schott-kiosk-later || fail "who stops the stand does not stop that"
    screen headless
    on_stand systemctl reset-failed schott-kiosk
    on_stand systemctl start schott-kiosk
}

is_activating() {
    [ "$(on_stand systemctl show --property=ActiveState --value "$1")" = activating ]
}

turns() {
    say "a screen on its side"
    on_stand systemctl stop schott-kiosk
    echo SCHOTT_KIOSK_TURN=90 >>"$system/etc/default/schott-kiosk"
    printf '\n[screen]\norientation = portrait\n' >>"$system/etc/schott-world/kiosk.ini"
    : >"$system/var/lib/schott-kiosk/games/log/schott-world.log"
    on_stand systemctl start schott-kiosk
    sleep 5
    ! says "has to be turned" || fail "the screen is not turned"
    says "has started" || fail "it does not start on its side"
}

is_restricted() {
    say "restrictions"
    seen=$(game)
    on_stand cat "/proc/$seen/status" | grep -E '^(NoNewPrivs|Seccomp|CapBnd):' | tr '\n' ' '
    on_stand cat "/proc/$seen/status" | grep -q '^NoNewPrivs:[[:space:]]*1' || fail "it may gain privileges"
    on_stand cat "/proc/$seen/status" | grep -q '^CapBnd:[[:space:]]*0*$' || fail "it may have capabilities"
    for place in /etc /usr /var/lib /home /boot; do
        ! on_stand nsenter --wdns=/ --target "$seen" --mount --root touch "$place/x" 2>/dev/null || fail "the service may write to $place"
    done
    on_stand systemd-analyze security schott-kiosk.service schott-kiosk-drives.service --no-pager | cat
}

takes_it_down() {
    say "taking it down"
    on_stand /usr/share/schott-world/kiosk/install.sh --remove
    ! is_active schott-kiosk || fail "it still runs"
    [ -s "$system/var/lib/schott-kiosk/games/schott-world.sqlite" ] || fail "saved data was deleted"
    [ ! -e "$system/etc/systemd/system/ctrl-alt-del.target" ] || fail "Ctrl+Alt+Del stays off"
}

# WLR_BACKEND: in place of a screen.
screen() {
    mkdir -p "$system/etc/systemd/system/schott-kiosk.service.d"
    printf '[Service]\nEnvironment=WLR_BACKENDS=libinput,%s WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman SDL_AUDIODRIVER=dummy\n' \
        "$1" >"$system/etc/systemd/system/schott-kiosk.service.d/no-screen.conf"
    on_stand systemctl daemon-reload
}

prove_release() {
    chroot_open "$1"
    trap shut_down EXIT
    inside mkdir -p /root
    echo 'APT::Get::Assume-Yes "true";' >"$system/etc/apt/apt.conf.d/90yes"
    quietly "$work/stand-apt.log" inside apt-get -q update
    quietly "$work/stand-apt.log" inside apt-get -q -y --no-install-recommends install systemd-sysv udev kmod procps
    umount "$system/proc"
    cp "$dist/schott-world_${version}_$arch.deb" "$dist/schott-world-data_${version}_all.deb" "$system/root/"
    boot
    screen headless
    echo "SCHOTT World $version on $(on_stand sh -c '. /etc/os-release; echo "$PRETTY_NAME"'), $(on_stand systemctl --version | head -n 1)"
    follow_guide
    within 30 "it does not start" is_active schott-kiosk
    stays_up
    is_restricted
    comes_back
    drives_come_only_with_the_panel
    gives_up_for_a_while
    turns
    takes_it_down
    shut_down
}

for release in "$@"; do
    transcript=$root/build/stand-$release.txt
    mkdir -p "$root/build"
    say "$release: $transcript"
    (prove_release "$release") >"$transcript" 2>&1 || {
        tail -n 20 "$transcript" >&2
        fail "a stand on $release fails"
    }
    grep -- '^---' "$transcript"
done
echo "A stand was set up by the guide, and held, on: $*"
