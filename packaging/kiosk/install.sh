#!/bin/sh
# Makes a stand of this machine: a user, and a session on the first console in which SCHOTT World runs and nothing else.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

usage() {
    cat <<USAGE
install.sh [--remove [--purge]] [--root DIR]

On Debian 12 or 13, as root, with the game's package installed: creates the user schott-kiosk and the service that starts the game
in kiosk mode at boot. Run it again to update the setup; it leaves kiosk.ini alone.

  --remove    undoes the setup, but keeps saved data and kiosk.ini
  --purge     with --remove: deletes those and the user, too
  --root DIR  only copies the files into that folder, for packagers and tests
  --help      prints this

See README.md for what is stored where.
USAGE
}

root=
remove=no
purge=no
while [ $# -gt 0 ]; do
    case $1 in
    --remove) remove=yes ;;
    --purge) purge=yes ;;
    --root)
        [ $# -gt 1 ] || { usage >&2; exit 2; }
        root=$2
        shift
        ;;
    --help | -h)
        usage
        exit 0
        ;;
    *)
        echo "install.sh: unknown option $1" >&2
        usage >&2
        exit 2
        ;;
    esac
    shift
done

user=schott-kiosk
home=/var/lib/schott-kiosk
before=$root/etc/schott-world/default-target # what the machine started into

is_this_machine() {
    [ -z "$root" ]
}

stop_with() {
    echo "install.sh: $1" >&2
    exit 1
}

# FILE MODE PLACE
lay() {
    install -D -m "$2" "$here/$1" "$root$3"
}

# LINE... PLACE: a short settings file.
lay_text() {
    for place; do :; done
    mkdir -p "$(dirname "$root$place")"
    : >"$root$place"
    while [ $# -gt 1 ]; do
        echo "$1" >>"$root$place"
        shift
    done
}

units="schott-kiosk.service schott-kiosk-later.service schott-kiosk-drives.path schott-kiosk-drives.service"
programs="start session drives"

lay_files() {
    remove_older
    for unit in $units; do
        lay "$unit" 644 "/etc/systemd/system/$unit"
    done
    for program in $programs; do
        lay "$program" 755 "/usr/local/lib/schott-kiosk/$program"
    done
    [ -e "$root/etc/default/schott-kiosk" ] || lay defaults 644 /etc/default/schott-kiosk
    [ -e "$root/etc/schott-world/kiosk.ini" ] || lay kiosk.ini 644 /etc/schott-world/kiosk.ini
    mkdir -p "$root/media/schott-kiosk"
    lay_locks
}

# What a keyboard could do to the machine beside the game.
lay_locks() {
    lay_text "# No commands to the kernel from the keyboard at a stand." "kernel.sysrq = 0" /etc/sysctl.d/90-schott-kiosk.conf
    lay_text "# No consoles to log in at beside a stand's." "[Login]" "NAutoVTs=0" "ReserveVT=0" \
        /etc/systemd/logind.conf.d/90-schott-kiosk.conf
    lay_text "# Ctrl+Alt+Del seven times does not restart a stand." "[Manager]" "CtrlAltDelBurstAction=none" \
        /etc/systemd/system.conf.d/90-schott-kiosk.conf
    ln -sf /dev/null "$root/etc/systemd/system/ctrl-alt-del.target" # nor does it once
}

# Versions before had a session of logind's, and mounted every drive that was plugged in.
remove_older() {
    rm -f "$root/etc/udev/rules.d/90-schott-kiosk.rules" "$root/etc/systemd/system/schott-kiosk-drive@.service" \
        "$root/usr/local/lib/schott-kiosk/drive" "$root/etc/pam.d/schott-kiosk"
}

remove_files() {
    remove_older
    for unit in $units; do
        rm -f "$root/etc/systemd/system/$unit"
    done
    for program in $programs; do
        rm -f "$root/usr/local/lib/schott-kiosk/$program"
    done
    rm -f "$before" "$root/etc/sysctl.d/90-schott-kiosk.conf" \
        "$root/etc/systemd/logind.conf.d/90-schott-kiosk.conf" "$root/etc/systemd/system.conf.d/90-schott-kiosk.conf" \
        "$root/etc/systemd/system/ctrl-alt-del.target"
    rmdir "$root/usr/local/lib/schott-kiosk" "$root/media/schott-kiosk" "$root/etc/systemd/logind.conf.d" \
        "$root/etc/systemd/system.conf.d" 2>/dev/null || true
    if [ "$purge" = yes ]; then
        rm -f "$root/etc/default/schott-kiosk" "$root/etc/schott-world/kiosk.ini"
        rm -rf "${root:?}$home"
        rmdir "$root/etc/schott-world" 2>/dev/null || true
    fi
}

check_machine() {
    [ "$(id -u)" -eq 0 ] || stop_with "only root may do this."
    [ -x /usr/games/schott-world ] || stop_with "install the game's package first: apt install ./schott-world_*.deb"
    ! systemctl --quiet is-enabled display-manager.service 2>/dev/null ||
        stop_with "there is a desktop on this machine, which wants the screen too. First: systemctl disable --now display-manager"
}

install_here() {
    check_machine
    apt-get install --yes --no-install-recommends cage seatd xwayland wlr-randr libgl1-mesa-dri alsa-utils
    id "$user" >/dev/null 2>&1 ||
        useradd --system --create-home --home-dir "$home" --shell /usr/sbin/nologin --comment "SCHOTT World on a stand" "$user"
    usermod --append --groups audio,input,render,video "$user"
    install -d -m 700 -o "$user" -g "$user" "$home" "$home/games"
    lay_files
    [ -e "$before" ] || systemctl get-default >"$before"
    systemctl daemon-reload
    # Where the kernel's settings cannot be changed, as in a container, the machine has its own keeper.
    /lib/systemd/systemd-sysctl /etc/sysctl.d/90-schott-kiosk.conf || true
    systemctl set-default graphical.target
    systemctl enable schott-kiosk.service
    cat <<DONE

The stand is set up. Now
  1. set a PIN:         runuser -u $user -- /usr/games/schott-world --set-pin --config /etc/schott-world/kiosk.ini --data $home/games
  2. look through       /etc/schott-world/kiosk.ini
  3. start it:          systemctl start schott-kiosk     (or restart the machine)
DONE
}

remove_here() {
    [ "$(id -u)" -eq 0 ] || stop_with "only root may do this."
    systemctl disable --now schott-kiosk.service schott-kiosk-later.service schott-kiosk-drives.path 2>/dev/null || true
    if [ -s "$before" ]; then
        systemctl set-default "$(cat "$before")"
    fi
    remove_files
    systemctl daemon-reload
    if [ "$purge" = yes ] && id "$user" >/dev/null 2>&1; then
        userdel "$user"
    fi
    systemctl start getty@tty1.service || true
    echo "The stand is taken down."
}

if [ "$remove" = yes ] && is_this_machine; then
    remove_here
elif [ "$remove" = yes ]; then
    remove_files
elif is_this_machine; then
    install_here
else
    lay_files
fi
