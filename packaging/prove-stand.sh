#!/bin/sh
# Follows the guide in a Debian system that has booted.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "prove-stand.sh [bookworm|trixie]...
Boots a clean Debian (by default, both releases) with its own systemd in its own namespaces, runs the commands of kiosk/README.md in
it from top to bottom, and keeps their output in build/stand-RELEASE.txt. The screen is virtual; everything else is as at a stand:
seatd, cage, Xwayland, the game and the restrictions of its service. Then checks what a stand has to survive. Needs root, and the
packages of build-deb.sh in dist/." "$@"
[ $# -gt 0 ] || set -- bookworm trixie
. "$root/packaging/linux/chroot.sh"
. "$root/packaging/linux/boot.sh"
need dosfstools
arch=$(dpkg --print-architecture)
has "$dist/schott-world_${version}_$arch.deb" "$dist/schott-world-data_${version}_all.deb"
pin=314159

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
    ! says "but kiosk.ini says" || fail "the screen is not turned"
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

prove_release() {
    boot_open "$1"
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

prove_each stand "$@"
